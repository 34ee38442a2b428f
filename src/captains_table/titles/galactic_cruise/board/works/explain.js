/** What the things of works, marketing and tracks are, for a hover or a long press. */
/** @import { GuestType, Kit } from "../types.d.ts" */
/** @import { BillLine, SegmentBill } from "../view.d.ts" */
/** @import { Explanation, Gaps } from "/static/shell/types.d.ts" */
import { forecastWords } from "../tracks/progress.js";
import { goalWords } from "../tracks/goals.js";
import { cruiseWords } from "../marketing/index.js";
import { kindWords } from "../marketing/queue.js";
import { amount, entry, listed, name, sourceName, text } from "../pieces.js";
import {
  blueprintWords,
  borrowingAt,
  engineWords,
  gainWords,
  iconAt,
  lineWords,
  pointsAt,
  whenWords,
} from "./words.js";

/** @type {Record<string, (kit: Kit, ...words: string[]) => Explanation | null>} */
const KINDS = {
  blueprint: aboutSlot,
  own: aboutOwn,
  agenda: aboutAgenda,
  pair: aboutPair,
  refresh: aboutRefresh,
  cruise: aboutCruise,
  guest: aboutGuest,
  queue: aboutQueue,
  /** @param {Kit} kit */
  office: (kit) => said(kit, "office"),
  day: aboutDay,
  track: aboutTrack,
  rep: aboutStep,
  progress: aboutProgress,
  goal: aboutGoal,
};

/** A title and a sentence or two, or null for what lies elsewhere. @param {Kit} kit @param {string} target */
export function explainWorks(kit, target) {
  const [kind, ...words] = target.split("-");
  return KINDS[kind]?.(kit, ...words) ?? null;
}

/** @param {Kit} kit @param {string} key @param {Gaps} [gaps] */
const said = (kit, key, gaps) => ({ title: kit.t(`told.${key}.title`, gaps), text: kit.t(`told.${key}`, gaps) });

// -- works ----------------------------------------------------------------------------------------------------

/** @param {Kit} kit @param {string} number */
function aboutSlot(kit, number) {
  const slot = Number(number) - 1;
  const id = kit.table.blueprints[slot];
  const bill = kit.table.prices.display[slot];
  return id && bill ? aboutBlueprint(kit, id, bill, "told.display") : null;
}

/** @param {Kit} kit @param {string} word */
function aboutOwn(kit, word) {
  const id = word.toUpperCase();
  const bill = kit.table.prices.own[id];
  return bill ? aboutBlueprint(kit, id, bill, "told.own_blueprint") : null;
}

/**
 * What it prints, and what building it would cost now.
 * @param {Kit} kit
 * @param {string} id
 * @param {SegmentBill} bill
 * @param {string} where
 */
function aboutBlueprint(kit, id, { lines, money, reputation }, where) {
  const sum = lines.map((line) => `${lineWords(kit, line)} ${line.money < 0 ? `−${-line.money}` : line.money}`)
    .join(", ");
  const price = reputation ? kit.t("told.price.both", { money, reputation, sum }) : kit.t("told.price", { money, sum });
  return { title: name(kit, "blueprints", id), text: `${blueprintWords(kit, id)}. ${price} ${kit.t(where)}` };
}

/** @param {Kit} kit @param {string} word */
function aboutAgenda(kit, word) {
  if (word === "discard" || word === "deck") return said(kit, `agenda_${word}`);
  if (word === "refill") return said(kit, kit.view.kind === "discard_order" ? "agenda_rest" : "agenda_refill");
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

/** @param {Kit} kit @param {string} number */
function aboutPair(kit, number) {
  const at = Number(number) - 1;
  const cockpit = kit.table.cockpits[at];
  const engine = kit.table.engines[at];
  if (!cockpit || !engine) return null;
  const gains = engineWords(kit, engine);
  const brings = kit.t("told.pair", { gains, n: kit.cards.numbers.unlaunched });
  return { title: kit.t("told.pair.title"), text: `${text(kit, "cockpits", cockpit)} ${brings}` };
}

/** @param {Kit} kit */
function aboutRefresh(kit) {
  return said(kit, kit.view.kind === "refresh_blueprints" ? "refresh_marked" : "refresh", {
    n: kit.cards.numbers.refresh,
  });
}

// -- marketing ------------------------------------------------------------------------------------------------

/** @param {Kit} kit @param {string} word */
function aboutCruise(kit, word) {
  const place = kit.table.cruises.find(({ cruise }) => cruise?.toLowerCase() === word);
  if (!place) return null;
  const { money = 0, kinds = [] } = place.ticket ?? {};
  const gaps = { money: amount(kit, money, "money"), kinds: kindWords(kit, kinds) };
  const says = cruiseWords(kit, place);
  return { title: kit.t("told.cruise.title"), text: `${says} ${kit.t("told.cruise", gaps)}` };
}

/** @param {string} place */
const sectionOf = (place) => (place === "supply" ? 3 : Number(place) - 1);

/** What a Guest of this place costs, and what lowers it. @param {Kit} kit @param {string} place */
function priceWords(kit, place) {
  const { printed, price, lowered_by: why } = kit.table.prices.guests[sectionOf(place)];
  const ads = amount(kit, price, "ads");
  if (why.length === 0) return kit.t("told.guest_price", { ads });
  return kit.t("told.guest_less", { ads, printed, why: listed(kit, why.map((id) => sourceName(kit, id))) });
}

/** @param {Kit} kit @param {string} place */
function aboutQueue(kit, place) {
  const section = sectionOf(place);
  const title = kit.t(section === 3 ? "queue.supply" : "queue.section", { n: section + 1 });
  return { title, text: `${priceWords(kit, place)} ${kit.t(section === 3 ? "told.supply" : "told.queue")}` };
}

/** @param {Kit} kit @param {string} place @param {string} word */
function aboutGuest(kit, place, word) {
  const type = /** @type {GuestType} */ (word?.toUpperCase());
  if (!entry(kit, "guests", type)) return null;
  const says = [priceWords(kit, place)];
  if (kit.view.kind === "sell_ticket") {
    const { money = 0, kinds = [] } = kit.table.cruises[kit.table.question?.space ?? -1]?.ticket ?? {};
    const key = kinds.includes(type) ? "told.ticket_match" : "told.ticket";
    says.push(kit.t(key, { money: amount(kit, money, "money") }));
  }
  says.push(kit.t("told.day", { gain: name(kit, "guest_bonuses", kit.table.bonuses[type]) }));
  return { title: kit.t("unit.one_guest", { kind: name(kit, "guests", type) }), text: says.join(" ") };
}

/** @param {Kit} kit @param {string} word */
function aboutDay(kit, word) {
  const type = /** @type {GuestType} */ (word.toUpperCase());
  const gain = name(kit, "guest_bonuses", kit.table.bonuses[type]);
  return { title: `${kit.t("unit.day")}: ${name(kit, "guests", type)}`, text: kit.t("told.day", { gain }) };
}

// -- tracks ---------------------------------------------------------------------------------------------------

/** @param {Kit} kit */
function aboutTrack(kit) {
  return said(kit, kit.table.now.track_used && kit.table.turn === kit.seat ? "track_used" : "track");
}

/** @param {Kit} kit @param {string} number */
function aboutStep(kit, number) {
  const at = Number(number);
  const icon = iconAt(kit, at);
  const says = [kit.t("told.step", { borrowing: borrowingAt(kit, at), points: pointsAt(kit, at) })];
  if (icon) says.push(kit.t("told.step_icon", { gain: amount(kit, 1, icon) }));
  if (at === 0) says.push(kit.t("told.step_first"));
  if (at === kit.table.reputation.icons.length - 1) says.push(kit.t("told.step_last"));
  return { title: `${kit.t("rep")} ${at}`, text: says.join(" ") };
}

/** @param {Kit} kit @param {string} word */
function aboutProgress(kit, word) {
  const title = kit.t("progress");
  if (word === "next") return { title, text: forecastWords(kit) };
  const at = Number(word) - 1;
  const key = at < kit.table.agms ? "told.progress.held" : at === 2 ? "told.progress.end" : "told.progress.agm";
  return { title, text: kit.t(key, { letter: "ABC"[at], n: kit.table.progress.until[at] }) };
}

/** @param {Kit} kit @param {string} number */
function aboutGoal(kit, number) {
  const at = Number(number) - 1;
  const goal = kit.table.goals[at];
  if (!goal) return null;
  return { title: name(kit, "measures", goal.measure), text: `${goalWords(kit, goal, at)} ${kit.t("told.goal")}` };
}
