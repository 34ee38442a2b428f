/** Words that the works, the marketing board and the tracks share. */
import { amount, entry, name } from "../pieces.js";

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

/** What a reader sees of a Stop in words. */
export function stopWords(kit, stop) {
  return { D: kit.t("unit.day"), E: kit.t("unit.earth") }[stop] ?? name(kit, "guests", stop);
}

// -- the Reputation track -------------------------------------------------------------------------------------

/** The icon that lies before a position: "ads", "money" or "resources". */
export function iconAt(kit, position) {
  return ["ads", "money", "resources"].find((type) => kit.cards.reputation[type].includes(position));
}

const reached = (steps, position) => steps.filter(([from]) => from <= position).at(-1)?.[1] ?? 0;

/** What borrowing costs for each owner at this Reputation, before anything lowers it. */
export const borrowingAt = (kit, position) => reached(kit.cards.reputation.borrowing, position);

/** VP in the end for this Reputation. */
export const pointsAt = (kit, position) => reached(kit.cards.reputation.vp, position);

/** Icons of one type crossed on so many steps down. */
export function crossed(kit, position, steps, type) {
  let count = 0;
  for (let at = position; at > position - steps; at -= 1) if (iconAt(kit, at) === type) count += 1;
  return count;
}
