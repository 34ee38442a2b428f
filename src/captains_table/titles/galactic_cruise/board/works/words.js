/** Words that the works, the marketing board and the tracks share. */
/** @import { BillLine } from "../view.d.ts" */
/** @import { GainsView, Kit, StopName } from "../types.d.ts" */
import { effectSays } from "../modules/effects.js";
import { halvesSay } from "../modules/cabins.js";
import { amount, entry, name, sourceName } from "../pieces.js";

/** {money: 2, ads: 1} as "2 Money, 1 Ad". @param {Kit} kit @param {GainsView} gain */
export function gainWords(kit, gain) {
  const words = Object.entries(gain).map(([icon, n]) => amount(kit, n, icon));
  return words.length ? words.join(", ") : kit.t("works.nothing");
}

/** What a new Engine brings. @param {Kit} kit @param {string} id */
export function engineWords(kit, id) {
  const { gain, blueprints } = entry(kit, "engines", id);
  return blueprints ? amount(kit, blueprints, "blueprint") : gainWords(kit, gain);
}

/** "Relaxing; 3 VP, 4 Money": what a Blueprint prints below its name. @param {Kit} kit @param {string} id */
export function blueprintWords(kit, id) {
  const { icons, vp, cost } = entry(kit, "blueprints", id);
  const kinds = [...icons].map((type) => name(kit, "guests", type)).join(", ");
  return [kit.t("works.blueprint", { kinds, vp, cost }), effectSays(kit, id).replace(/\.$/, ""), halvesSay(kit, id)]
    .filter(Boolean).join(". ");
}

/** When a card's text may be used: the action, or a word for the step. @param {Kit} kit @param {string} id */
export function whenWords(kit, id) {
  const { restriction } = entry(kit, "agenda", id);
  return entry(kit, "actions", restriction) ? name(kit, "actions", restriction) : kit.t(`agenda.when.${restriction}`);
}

/**
 * A line of what a Segment costs, in words.
 * @param {Kit} kit
 * @param {{ reason: BillLine["reason"], id?: string }} given
 */
export function lineWords(kit, { reason, id }) {
  if (reason === "no_surcharge") return kit.t("bill.no_surcharge", { name: sourceName(kit, id ?? "") });
  return id ? sourceName(kit, id) : kit.t(`bill.${reason}`);
}

/** What a reader sees of a Stop in words. @param {Kit} kit @param {StopName} stop */
export function stopWords(kit, stop) {
  if (stop === "D" || stop === "E") return kit.t(stop === "D" ? "unit.day" : "unit.earth");
  return name(kit, "guests", stop);
}

// -- the Reputation track -------------------------------------------------------------------------------------

/** The icon that lies before a position: "ads", "money" or "resources". @param {Kit} kit @param {number} position */
export const iconAt = (kit, position) => kit.table.reputation.icons[position];

/**
 * What borrowing costs for each owner at this Reputation, before anything lowers it.
 * @param {Kit} kit
 * @param {number} position
 */
export const borrowingAt = (kit, position) => kit.table.reputation.borrowing[position];

/** VP in the end for this Reputation. @param {Kit} kit @param {number} position */
export const pointsAt = (kit, position) => kit.table.reputation.vp[position];
