/** Dialogues for what needs a second answer: which Ship, how much Reputation, which card of the discard pile. */
/** @import { State, VNode } from "/static/shell/types.d.ts" */
/** @import { Choose, Kit } from "../types.d.ts" */
import { draw, useEffect, useState } from "/static/shell/lib.js";
import { usePicked } from "../modules/places.js";
import { useTab } from "../guide/tabs.js";
import { SpendReputation } from "./spend-reputation.js";
import { dialogueOf, opener } from "./pick.js";
import { DiscardPile } from "./discard-pile.js";
import { WhichShip } from "./which-ship.js";

export { pick } from "./pick.js";

/** @type {Record<string, (props: { kit: Kit, target: string, onChoose: Choose, onClose: () => void }) => VNode>} */
const DIALOGUES = { pile: DiscardPile, reputation: SpendReputation, ships: WhichShip };

/** The dialogue that is open, if there is one; drawn once, at the root of the board. @param {{ kit: Kit }} props */
export function Choosers({ kit }) {
  /** @type {State<string | null>} */
  const [target, setTarget] = useState(null);
  const [picked, setPicked] = usePicked();
  const [, setTab] = useTab();
  opener.show = (wanted) => {
    if (dialogueOf(kit, wanted) !== "place") return setTarget(wanted);
    setPicked(wanted === picked ? null : wanted);
    setTab("mine"); // on a phone the fleet lies there
  };
  useEffect(() => setPicked(null), [kit.view.kind, kit.table.now.items, kit.table.turn, kit.table.round]);
  const Kind = target && DIALOGUES[dialogueOf(kit, target) ?? ""];
  if (!Kind) return null;
  const close = () => setTarget(null);
  /** @param {string} notation */
  const choose = (notation) => {
    close();
    kit.send([notation]);
  };
  return draw`<${Kind} key=${target} kit=${kit} target=${target} onChoose=${choose} onClose=${close} />`;
}
