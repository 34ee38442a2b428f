/** Words that the works, the marketing board and the tracks share. */
import { amount, entry, name, sourceName } from "../pieces.js";

/** {money: 2, ads: 1} as "2 Money, 1 Ad". */
export function gainWords(kit, gain) {
  const words = Object.entries(gain).map(([icon, n]) => amount(kit, n, icon));
  return words.length ? words.join(", ") : kit.t("works.nothing");
}

/** "Relaxing; 3 VP, 4 Money": what a Blueprint prints below its name. */
export function blueprintWords(kit, id) {
  const { icons, vp, cost } = entry(kit, "blueprints", id);
  const kinds = [...icons].map((type) => name(kit, "guests", type)).join(", ");
  return kit.t("works.blueprint", { kinds, vp, cost });
}

/** When a card's text may be used: the action, or a word for the step. */
export function whenWords(kit, id) {
  const { restriction } = entry(kit, "agenda", id);
  return entry(kit, "actions", restriction) ? name(kit, "actions", restriction) : kit.t(`agenda.when.${restriction}`);
}

/** A line of what a Segment costs, in words. */
export function lineWords(kit, { reason, id }) {
  if (reason === "no_surcharge") return kit.t("bill.no_surcharge", { name: sourceName(kit, id) });
  return id ? sourceName(kit, id) : kit.t(`bill.${reason}`);
}

/** What a reader sees of a Stop in words. */
export function stopWords(kit, stop) {
  return { D: kit.t("unit.day"), E: kit.t("unit.earth") }[stop] ?? name(kit, "guests", stop);
}

// -- the Reputation track -------------------------------------------------------------------------------------

/** The icon that lies before a position: "ads", "money" or "resources". */
export const iconAt = (kit, position) => kit.table.reputation.icons[position];

/** What borrowing costs for each owner at this Reputation, before anything lowers it. */
export const borrowingAt = (kit, position) => kit.table.reputation.borrowing[position];

/** VP in the end for this Reputation. */
export const pointsAt = (kit, position) => kit.table.reputation.vp[position];
