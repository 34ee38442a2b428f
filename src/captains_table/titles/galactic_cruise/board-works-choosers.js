/** Dialogues for what needs a second answer: which Ship, how much Reputation, which card of the discard pile. */
import { html, useState } from "/static/js/lib.js";
import { SpendReputation } from "./board-tracks-spend.js";
import { dialogueOf, opener } from "./board-works-pick.js";
import { DiscardPile } from "./board-works-pile.js";
import { WhichShip } from "./board-works-ships.js";

export { pick } from "./board-works-pick.js";

const DIALOGUES = { pile: DiscardPile, reputation: SpendReputation, ships: WhichShip };

/** The dialogue that is open, if there is one; drawn once, at the root of the board. */
export function Choosers({ kit }) {
  const [target, setTarget] = useState(null);
  opener.show = setTarget;
  const Kind = target && DIALOGUES[dialogueOf(kit, target)];
  if (!Kind) return null;
  const close = () => setTarget(null);
  const choose = (notation) => {
    close();
    kit.send([notation]);
  };
  return html`<${Kind} key=${target} kit=${kit} target=${target} onChoose=${choose} onClose=${close} />`;
}
