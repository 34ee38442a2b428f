/** Places where several choices meet: a press there opens a dialogue of the place instead of a plain menu. */
/** @import { Kit } from "../types.d.ts" */

/**
 * Whoever draws the dialogues puts in how to open the one of a target.
 * @type {{ show: (target: string) => void }}
 */
export const opener = { show: () => {} };

/** Which dialogue a target has now: "pile", "reputation", or none. @param {Kit} kit @param {string} target */
export function dialogueOf(kit, target) {
  const choices = kit.can(target);
  if (target === "agenda-discard") return "pile"; // may be looked through at any time
  if (target === "track") return choices.length ? "reputation" : null;
  return null;
}

/**
 * Like `kit.press`, for targets that may have a dialogue.
 * @param {Kit} kit
 * @param {string} target
 * @param {{ label?: string, wish?: string }} [words]
 */
export function pick(kit, target, words) {
  const press = kit.press(target, words);
  if (!dialogueOf(kit, target)) return press;
  const looks = kit.can(target).length ? {} : { "aria-disabled": undefined, tabIndex: 0 };
  return { ...press, ...looks, "aria-haspopup": "dialog", onClick: () => opener.show(target) };
}
