/** Sentences for the top bar, for the prompt, and for what lies under the pointer. */
/** @import { Explanation } from "/static/shell/types.d.ts" */
/** @import { PortView } from "./view.d.ts" */
/** @import { Kit, ShipSize } from "./types.d.ts" */
import { draw, listed } from "/static/shell/lib.js";
import { companyName, guestName, money } from "./office/controls.js";
import { cardName, isIsland, portName, printed } from "./pieces.js";
import { span } from "./voyage/forecast.js";

const SEASONS = ["winter", "spring", "summer", "fall"];

// -- the top bar ----------------------------------------------------------------------------------------------

/** The year, the four seasons with the present one marked, and the phase. @param {Kit} kit */
export function where(kit) {
  const { year, years, season, phase } = kit.table;
  if (phase === "over") return draw`<span class="cl-year">${kit.t("where.over", { n: years })}</span>`;
  return draw`<span class="cl-year">${kit.t("where.year", { n: year, of: years })}</span>
    <span class="cl-seasons" role="list" aria-label=${kit.t("where.seasons")}>${
    SEASONS.map((each) =>
      draw`
      <span key=${each} role="listitem"
        aria-current=${each === season ? "step" : undefined}>${kit.t(`season.${each}`)}</span>`
    )
  }</span>
    <span class="cl-phase">${kit.t(`phase.${phase}`)}</span>`;
}

/**
 * Worth a second look before a finger chooses it; almost everything here is confirmed by a button of its own.
 * @param {Kit} kit
 * @param {string} target
 */
export function prices(kit, target) {
  const [kind, word] = (target ?? "").split("-");
  if (kit.can(target).length === 0) return null;
  if (kit.view.kind === "calm" && ["hex", "port", "mystery"].includes(kind)) return kit.t("price.calm");
  if (kind === "ship") return kit.t("price.ship", { ship: kit.t(`ship.${word.toUpperCase()}`) });
  return null;
}

// -- what lies there ------------------------------------------------------------------------------------------

/** @type {Record<string, (kit: Kit, ...words: string[]) => Explanation | null>} */
const KINDS = {
  port: aboutPort,
  resort: aboutPort,
  mystery: aboutMystery,
  card: aboutCard,
  waiting: aboutWaiting,
  aboard: aboutGuests,
  guest: aboutGuests,
  share: aboutShare,
  market: aboutShare,
  emergency: aboutEmergency,
  company: aboutCompany,
  ship: aboutShip,
  event: aboutEvent,
};

/** For a hover or a long press: a title and a sentence or two. @param {Kit} kit @param {string} target */
export function explain(kit, target) {
  const [kind, ...words] = target.split("-");
  return KINDS[kind]?.(kit, words[0]?.toUpperCase(), words[1]?.toUpperCase()) ?? null;
}

/** @param {Kit} kit @param {string} port */
function aboutPort(kit, port) {
  if (!kit.cards.ports[port]) return null;
  const place = kit.table.ports.find((each) => each.port === port);
  const title = portName(kit, port);
  if (!isIsland(kit, port)) {
    const homes = Object.values(kit.cards.companies).filter(({ home }) => home === port)
      .map(({ name }) => printed(kit, name));
    const there = Object.values(place?.waiting ?? {}).reduce((all, n) => all + n, 0);
    const says = [kit.t("about.departure", { n: there })];
    if (homes.length) says.push(kit.t("about.home", { names: listed(homes) }));
    return { title, text: says.join(" ") };
  }
  return { title: guestName(kit, port), text: [...fares(kit, place), ...troubles(kit, port, place)].join(" ") };
}

/**
 * What passengers pay there, as far as this reader knows.
 * @param {Kit} kit
 * @param {PortView | undefined} port
 */
function fares(kit, { fare = null, looked = false, change = 0, resort = null } = /** @type {PortView} */ ({})) {
  const { values } = kit.cards.fares;
  const says = [kit.t(fare === null ? "about.hidden" : looked ? "about.looked" : "about.fare", {
    fare: fare === null ? span(kit, [Math.min(...values), Math.max(...values)]) : money(kit, fare),
    bonus: money(kit, kit.cards.numbers.first_visit),
  })];
  if (change) says.push(kit.t(change > 0 ? "about.more" : "about.less", { n: money(kit, Math.abs(change)) }));
  if (resort !== null) {
    const gaps = { name: kit.name(resort), n: money(kit, kit.table.resort_prices.income) };
    says.push(kit.t(resort === kit.seat ? "about.resort.yours" : "about.resort", gaps));
  }
  return says;
}

/** @param {Kit} kit @param {string} port @param {PortView | undefined} place */
function troubles(kit, port, { closed, pirates } = /** @type {PortView} */ ({})) {
  const share = { n: money(kit, kit.cards.numbers.pirates) };
  return [
    closed && kit.t("about.closed"),
    pirates && kit.t("about.pirates", share),
    kit.cards.ports[port].shallow && kit.t("about.shallow"),
  ].filter(Boolean);
}

/** @param {Kit} kit @param {string} number */
function aboutMystery(kit, number) {
  const marker = kit.table.mysteries.find((each) => String(each.number) === number);
  if (!marker) return null;
  const title = kit.t("about.mystery.title", { n: number });
  const known = marker.value && kit.cards.mysteries[marker.value];
  if (known) {
    const text = `${kit.t("about.looked_at")} ${printed(kit, known.text)}`;
    return { title: `${title}: ${printed(kit, known.name)}`, text };
  }
  const names = Object.entries(kit.cards.mysteries).map(([value, { name }]) => `${value} ${printed(kit, name)}`);
  return { title, text: kit.t("about.mystery", { names: names.join(", ") }) };
}

/** @param {Kit} kit @param {string} id */
function aboutCard(kit, id) {
  const card = kit.cards.actions[id];
  if (!card) return null;
  const blue = kit.cards.blue[card.blue];
  const red = kit.cards.red[card.red];
  const kind = printed(kit, kit.cards.classes[red.class ?? ""]);
  return {
    title: `${cardName(kit, id)} / ${cardName(kit, id, "red")}`,
    text: [
      kit.t("about.blue", { when: printed(kit, blue.when ?? ""), text: printed(kit, blue.text) }),
      kit.t("about.red", { kind, text: printed(kit, red.text) }),
    ].join(" "),
  };
}

/** @param {Kit} kit @param {string} port @param {string} colour */
function aboutWaiting(kit, port, colour) {
  const n = kit.table.ports.find((each) => each.port === port)?.waiting?.[colour];
  if (!n) return null;
  return { title: guestName(kit, colour), text: kit.t("about.waiting", { n, port: portName(kit, port) }) };
}

/** @param {Kit} kit @param {string} colour */
function aboutGuests(kit, colour) {
  if (!kit.cards.ports[colour]) return null;
  const place = kit.table.ports.find((each) => each.port === colour);
  const says = [kit.t("about.bound", { port: portName(kit, colour) }), ...fares(kit, place)];
  return { title: guestName(kit, colour), text: says.join(" ") };
}

/** @param {Kit} kit @param {string} code */
const seatOf = (kit, code) => kit.table.companies.findIndex(({ company }) => company === code);

/** @param {Kit} kit @param {string} code */
function aboutShare(kit, code) {
  const seat = seatOf(kit, code);
  if (seat < 0 || !kit.table.exchange) return null;
  const { price, market, dividend } = kit.table.exchange[seat];
  const gaps = { price: money(kit, price), n: market, dividend: money(kit, dividend) };
  return { title: companyName(kit, seat), text: kit.t("about.share", gaps) };
}

/** @param {Kit} kit @param {string} code */
function aboutEmergency(kit, code) {
  const seat = seatOf(kit, code);
  if (seat < 0 || !kit.table.exchange) return null;
  const { price, emergency } = kit.table.exchange[seat];
  const gaps = { price: money(kit, price), each: money(kit, emergency) };
  return { title: companyName(kit, seat), text: kit.t("about.emergency", gaps) };
}

/** @param {Kit} kit @param {string} code */
function aboutCompany(kit, code) {
  const company = kit.cards.companies[code];
  if (!company) return null;
  const gaps = { port: portName(kit, company.home), colour: printed(kit, company.colour) };
  return { title: printed(kit, company.name), text: kit.t("about.company", gaps) };
}

/** @param {Kit} kit @param {string} size */
function aboutShip(kit, size) {
  const ship = kit.cards.ships[size];
  if (!ship) return null;
  return {
    title: kit.t(`ship.${size}`),
    text: kit.t("about.ship", {
      n: ship.capacity,
      tank: ship.tank,
      price: money(kit, ship.price),
      maintenance: money(kit, ship.maintenance),
      trade: money(kit, ship.trade_in),
    }),
  };
}

/** @param {Kit} kit */
function aboutEvent(kit) {
  const { event } = kit.table;
  const card = event && kit.cards.events[event.card];
  return card ? { title: printed(kit, card.name), text: printed(kit, card.text) } : null;
}
