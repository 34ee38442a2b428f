/** What the things of works, marketing and tracks are, for a hover or a long press. */
import { forecast, forecastWords, sectionsOf } from "../tracks/progress.js";
import { goalWords } from "../tracks/goals.js";
import { cruiseWords } from "../marketing/index.js";
import { kindWords } from "../marketing/queue.js";
import { amount, entry, listed, name, text } from "../pieces.js";
import { guestPrice, segmentBill, ticketGains } from "./prices.js";
import { blueprintWords, borrowingAt, gainWords, iconAt, pointsAt, whenWords } from "./words.js";

const KINDS = {
  blueprint: aboutSlot,
  own: aboutOwn,
  agenda: aboutAgenda,
  pair: aboutPair,
  refresh: aboutRefresh,
  cruise: aboutCruise,
  guest: aboutGuest,
  queue: aboutQueue,
  office: (kit) => said(kit, "office"),
  day: aboutDay,
  track: aboutTrack,
  rep: aboutStep,
  progress: aboutProgress,
  goal: aboutGoal,
};

/** A title and a sentence or two, or null for what lies elsewhere. */
export function explainWorks(kit, target) {
  const [kind, ...words] = target.split("-");
  return KINDS[kind]?.(kit, ...words) ?? null;
}

const said = (kit, key, gaps) => ({ title: kit.t(`told.${key}.title`, gaps), text: kit.t(`told.${key}`, gaps) });

// -- works ----------------------------------------------------------------------------------------------------

function aboutSlot(kit, number) {
  const slot = Number(number) - 1;
  const id = kit.table.blueprints[slot];
  return id ? aboutBlueprint(kit, id, slot) : null;
}

function aboutOwn(kit, word) {
  const id = word.toUpperCase();
  return entry(kit, "blueprints", id) ? aboutBlueprint(kit, id, null) : null;
}

/** What it prints, and what building it would cost now. */
function aboutBlueprint(kit, id, slot) {
  const { lines, money, reputation } = segmentBill(kit, id, slot);
  const sum = lines.map(({ says, money: part }) => `${says} ${part < 0 ? `−${-part}` : part}`).join(", ");
  const price = reputation ? kit.t("told.price.both", { money, reputation, sum }) : kit.t("told.price", { money, sum });
  const where = kit.t(slot === null ? "told.own_blueprint" : "told.display");
  return { title: name(kit, "blueprints", id), text: `${blueprintWords(kit, id)}. ${price} ${where}` };
}

function aboutAgenda(kit, word) {
  if (word === "discard" || word === "deck") return said(kit, `agenda_${word}`);
  if (word === "refill") return said(kit, kit.table.asked?.what === "discard_order" ? "agenda_rest" : "agenda_refill");
  const space = Number(word) - 1;
  const id = kit.table.agenda[space];
  const gains = gainWords(kit, kit.cards.displays.agenda[space]);
  if (!id) return { title: kit.t("works.empty"), text: kit.t("told.agenda_space", { gains }) };
  const kind = name(kit, "resources", entry(kit, "agenda", id).resource);
  return {
    title: name(kit, "agenda", id),
    text: [
      `${whenWords(kit, id)}: ${text(kit, "agenda", id)}`,
      kit.t("told.agenda_resource", { kind }),
      kit.t("told.agenda_space", { gains }),
    ].join(" "),
  };
}

function aboutPair(kit, number) {
  const at = Number(number) - 1;
  const cockpit = kit.table.cockpits[at];
  const engine = kit.table.engines[at];
  if (!cockpit || !engine) return null;
  const gains = gainWords(kit, entry(kit, "engines", engine).gain);
  const brings = kit.t("told.pair", { gains, n: kit.cards.numbers.unlaunched });
  return { title: kit.t("told.pair.title"), text: `${text(kit, "cockpits", cockpit)} ${brings}` };
}

function aboutRefresh(kit) {
  const { asked } = kit.table;
  return said(kit, asked?.what === "refresh" ? "refresh_marked" : "refresh", { n: kit.cards.numbers.refresh });
}

// -- marketing ------------------------------------------------------------------------------------------------

function aboutCruise(kit, word) {
  const place = kit.table.cruises.find(({ cruise }) => cruise?.toLowerCase() === word);
  if (!place) return null;
  const { money, kinds } = ticketGains(kit, place.cruise);
  const gaps = { money: amount(kit, money, "money"), kinds: kindWords(kit, kinds) };
  const says = cruiseWords(kit, place.cruise, place.guests, place.consultant);
  return { title: kit.t("told.cruise.title"), text: `${says} ${kit.t("told.cruise", gaps)}` };
}

const sectionOf = (place) => (place === "supply" ? 3 : Number(place) - 1);

/** What a Guest of this place costs, and what lowers it. */
function priceWords(kit, place) {
  const { printed, price, why } = guestPrice(kit, sectionOf(place));
  const ads = amount(kit, price, "ads");
  if (why.length === 0) return kit.t("told.guest_price", { ads });
  return kit.t("told.guest_less", { ads, printed, why: listed(kit, why) });
}

function aboutQueue(kit, place) {
  const section = sectionOf(place);
  const title = kit.t(section === 3 ? "queue.supply" : "queue.section", { n: section + 1 });
  return { title, text: `${priceWords(kit, place)} ${kit.t(section === 3 ? "told.supply" : "told.queue")}` };
}

function aboutGuest(kit, place, word) {
  const type = word?.toUpperCase();
  if (!entry(kit, "guests", type)) return null;
  const says = [priceWords(kit, place)];
  if (kit.table.asked?.what === "ticket") {
    const { money, kinds } = ticketGains(kit, kit.table.cruises[kit.table.asked.space].cruise);
    const key = kinds.includes(type) ? "told.ticket_match" : "told.ticket";
    says.push(kit.t(key, { money: amount(kit, money, "money") }));
  }
  says.push(kit.t("told.day", { gain: name(kit, "guest_bonuses", kit.table.bonuses[type]) }));
  return { title: kit.t("unit.one_guest", { kind: name(kit, "guests", type) }), text: says.join(" ") };
}

function aboutDay(kit, word) {
  const type = word.toUpperCase();
  const gain = name(kit, "guest_bonuses", kit.table.bonuses[type]);
  return { title: `${kit.t("unit.day")}: ${name(kit, "guests", type)}`, text: kit.t("told.day", { gain }) };
}

// -- tracks ---------------------------------------------------------------------------------------------------

function aboutTrack(kit) {
  return said(kit, kit.table.now.track_used && kit.table.turn === kit.seat ? "track_used" : "track");
}

function aboutStep(kit, number) {
  const at = Number(number);
  const icon = iconAt(kit, at);
  const says = [kit.t("told.step", { borrowing: borrowingAt(kit, at), points: pointsAt(kit, at) })];
  if (icon) says.push(kit.t("told.step_icon", { gain: amount(kit, 1, icon) }));
  if (at === 0) says.push(kit.t("told.step_first"));
  if (at === kit.cards.reputation.most) says.push(kit.t("told.step_last"));
  return { title: `${kit.t("rep")} ${at}`, text: says.join(" ") };
}

function aboutProgress(kit, word) {
  const title = kit.t("progress");
  if (word === "next") return { title, text: forecastWords(kit, forecast(kit)) };
  const at = Number(word) - 1;
  const free = sectionsOf(kit.table)[at].filter((owner) => owner === null).length;
  const key = at < kit.table.agms ? "told.progress.held" : at === 2 ? "told.progress.end" : "told.progress.agm";
  return { title, text: kit.t(key, { letter: "ABC"[at], n: free }) };
}

function aboutGoal(kit, number) {
  const goal = kit.table.goals[Number(number) - 1];
  if (!goal) return null;
  return { title: name(kit, "measures", goal.measure), text: `${goalWords(kit, goal)} ${kit.t("told.goal")}` };
}
