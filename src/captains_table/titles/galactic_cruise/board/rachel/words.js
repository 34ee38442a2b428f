/** What things of Rachel's are called, and where they are drawn. */
/** @import { Kit } from "../types.d.ts" */
/** @import { RachelView } from "../view.d.ts" */
import { name } from "../pieces.js";

/** Rachel as the view shows her; only asked for where she plays. @param {Kit} kit @returns {RachelView} */
export const rachelOf = (kit) => /** @type {RachelView} */ (kit.table.rachel);

/** @type {Record<string, string>} */
const PICTURES = { LAUNCH: "launch", REFRESH: "refresh", NETWORK: "act-development", TECHNOLOGY: "act-development" };

/** The picture of one of her actions. @param {string} action */
export const actionIcon = (action) => PICTURES[action] ?? `act-${action.toLowerCase()}`;

/**
 * The name of one of her actions; a Launch says how many Segments the card asks for.
 * @param {Kit} kit
 * @param {string} action
 * @param {string} card
 */
export function actionName(kit, action, card) {
  const { segments } = kit.cards.solo_cards[card];
  const called = name(kit, "rachel_actions", action) || name(kit, "actions", action);
  return action === "LAUNCH" ? kit.t("rachel.launch_of", { action: called, n: segments }) : called;
}

/** "cannot_few_cards" of an event, as the reason alone; null if it is none. @param {string} event */
export const whyNot = (event) => /^rachel_cannot_(\w+)$/.exec(event)?.[1] ?? null;
