/** What the pilot would do: asked for at one question, shown beside it, forgotten with it. */
/** @import { PlaySnapshot, State, Told } from "/static/shell/types.d.ts" */
import { api, draw, Icon, refusalOf, t, useRef, useState } from "/static/shell/lib.js";

/**
 * The hint at the question that is open now: the choice it names, in words too, whether the pilot still thinks, and
 * what
 * asks for it or puts it away. An answer to another question is not shown.
 * @param {PlaySnapshot} snapshot
 * @param {(problem: Told | null) => void} tell  makes room in the prompt, for a refusal if there is one
 */
export function useHint(snapshot, tell) {
  const at = `${snapshot.seat} ${snapshot.decision}`;
  const now = useRef(at);
  now.current = at;
  /** @type {State<{ at?: string, busy?: boolean, notation?: string }>} */
  const [told, setTold] = useState({});
  const { busy, notation } = told.at === at ? told : {};
  const choice = snapshot.game.choices.find((each) => each.notation === notation);
  const ask = async () => {
    if (busy) return;
    tell(null);
    setTold({ at, busy: !choice });
    if (choice) return;
    try {
      const answer = await api("POST", `/api/tables/${snapshot.code}/hint`, { seat: snapshot.seat });
      setTold({ at: `${snapshot.seat} ${answer.decision}`, notation: answer.choice });
    } catch (error) {
      setTold({});
      if (now.current === at) tell(refusalOf(error));
    }
  };
  return { choice, says: choice && t("table.hint_says", { choice: choice.label }), busy: Boolean(busy), ask };
}

/** @typedef {ReturnType<typeof useHint>} Hint */

/**
 * In the prompt, or where that has no room, in the top bar.
 * @param {{ hint: Hint, disabled: boolean, plain: boolean }} props
 */
export function HintButton({ hint, disabled, plain }) {
  return draw`<button class=${`btn pilot ${plain ? "plain" : ""}`} aria-label=${t("table.hint")}
    title=${t("table.hint_title")} aria-pressed=${hint.choice !== undefined} aria-busy=${hint.busy}
    disabled=${disabled} onClick=${hint.ask}><${Icon} name="life-buoy" /><span class="lab">
    ${t("table.hint")}</span></button>`;
}
