/** Looking back while the game goes on: the table as it was after a line of the log. */
/** @import { GameView, PlaySnapshot, Ref, State, Telling } from "/static/shell/types.d.ts" */
import { api, draw, Icon, refusalOf, t, toast, useEffect, useRef, useState } from "/static/shell/lib.js";

/**
 * Where one looks back to; without a view one looks at the table as it is. What was seen once is kept as long as
 * nothing is taken back.
 * @param {PlaySnapshot} snapshot
 */
export function useLookBack(snapshot) {
  /** @type {State<{ line: number, view: GameView } | null>} */
  const [then, setThen] = useState(null);
  const wish = useRef(0);
  /** @type {Ref<Map<number, GameView>>} */
  const kept = useRef(new Map());
  const lines = snapshot.log.filter((line) => !line.undone).map((line) => line.n);
  const now = () => {
    wish.current += 1;
    setThen(null);
  };
  useEffect(() => { // of another seat, or of what has been taken back, nothing is kept
    kept.current.clear();
    now();
  }, [snapshot.seat, snapshot.log.length - lines.length]);

  /** @param {number} line */
  const go = async (line) => {
    const mine = (wish.current += 1);
    try {
      const query = snapshot.seat === null ? "" : `?seat=${snapshot.seat}`;
      const view = kept.current.get(line) ?? await api("GET", `/api/tables/${snapshot.code}/look-back/${line}${query}`);
      kept.current.set(line, view);
      if (mine === wish.current) setThen({ line, view }); // of several wishes the last counts, not the slowest
    } catch (error) {
      if (mine === wish.current) toast(refusalOf(error).message);
    }
  };
  /** @param {number} way */
  const step = (way) => {
    const next = then ? lines[lines.indexOf(then.line) + way] : undefined;
    if (next !== undefined) go(next);
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    /** @type {Record<string, () => void>} */
    const actions = { Escape: now, ArrowLeft: () => step(-1), ArrowRight: () => step(1) };
    const action = then && actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
    return Boolean(action);
  };
  return { line: then?.line, view: then?.view, lines, go, now, step, onKey };
}

/** @typedef {ReturnType<typeof useLookBack>} LookBack *

/**
 * In place of the prompt: when this was, a step to either side, and the way back to now.
 * @param {{ lookBack: LookBack, mine: boolean, telling: Telling | null }} props
 */
export function LookBackBar({ lookBack, mine, telling }) {
  const at = lookBack.lines.indexOf(lookBack.line ?? -1);
  /** @param {string} name @param {string} label @param {number} way @param {boolean} end */
  const key = (name, label, way, end) =>
    draw`<button class="btn icon" aria-label=${t(label)} title=${t(label)}
    disabled=${end}
    onClick=${() => lookBack.step(way)}><${Icon} name=${name} /></button>`;
  return draw`<section class="prompt wait past" aria-label=${t("table.prompt")}>
    <${Icon} name="scroll-text" />
    <div class="say" aria-live="polite"><strong>${t("table.then", { n: at + 1, all: lookBack.lines.length })}</strong>
      <span class="why">${mine && t("table.your_turn")}</span></div>
    <div class="acts">
      ${
    telling && telling.story.steps.length > 0 && draw`<button class="btn" onClick=${telling.again}>
      <${Icon} name="rotate-ccw" /><span class="lab">${t("telling.tell")}</span></button>`
  }
      ${key("step-back", "result.back", -1, at <= 0)}
      ${key("step-forward", "result.on", 1, at === lookBack.lines.length - 1)}
      <button class="btn yes" onClick=${lookBack.now}>${t("table.to_now")}</button></div></section>`;
}
