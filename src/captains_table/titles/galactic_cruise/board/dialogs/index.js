/** Dialogues for what needs a second answer: how much Reputation, which card of the discard pile. */
/** @import { State, VNode } from "/static/shell/types.d.ts" */
/** @import { Choose, Kit } from "../types.d.ts" */
import { draw, useState } from "/static/shell/lib.js";
import { SpendReputation } from "./spend-reputation.js";
import { dialogueOf, opener } from "./pick.js";
import { DiscardPile } from "./discard-pile.js";

export { pick } from "./pick.js";

/** @type {Record<string, (props: { kit: Kit, onChoose: Choose, onClose: () => void }) => VNode>} */
const DIALOGUES = { pile: DiscardPile, reputation: SpendReputation };

/** The dialogue that is open, if there is one; drawn once, at the root of the board. @param {{ kit: Kit }} props */
export function Choosers({ kit }) {
  /** @type {State<string | null>} */
  const [target, setTarget] = useState(null);
  opener.show = setTarget;
  const Kind = target && DIALOGUES[dialogueOf(kit, target) ?? ""];
  if (!Kind) return null;
  const close = () => setTarget(null);
  /** @param {string} notation */
  const choose = (notation) => {
    close();
    kit.send([notation]);
  };
  return draw`<${Kind} key=${target} kit=${kit} onChoose=${choose} onClose=${close} />`;
}
