/** Looking back while the game goes on: the table as it was after a line of the log. */
import { api, draw, Icon, t, toast, useEffect, useRef, useState } from "/static/shell/lib.js";

/**
 * Where one looks back to; without a view one looks at the table as it is. What was seen once is kept as long as
 * nothing is taken back.
 */
export function usePast(scene) {
  const [then, setThen] = useState(null); // {line, view}
  const wish = useRef(0);
  const kept = useRef(new Map());
  const lines = scene.log.filter((line) => !line.undone).map((line) => line.n);
  const now = () => {
    wish.current += 1;
    setThen(null);
  };
  useEffect(() => { // of another seat, or of what has been taken back, nothing is kept
    kept.current.clear();
    now();
  }, [scene.seat, scene.log.length - lines.length]);

  const go = async (line) => {
    const mine = (wish.current += 1);
    try {
      const query = scene.seat === null ? "" : `?seat=${scene.seat}`;
      const view = kept.current.get(line) ?? await api("GET", `/api/tables/${scene.code}/past/${line}${query}`);
      kept.current.set(line, view);
      if (mine === wish.current) setThen({ line, view }); // of several wishes the last counts, not the slowest
    } catch (problem) {
      if (mine === wish.current) toast(problem.message);
    }
  };
  const step = (way) => {
    const next = lines[lines.indexOf(then.line) + way];
    if (next !== undefined) go(next);
  };
  const onKey = (event) => {
    const deed = then && { Escape: now, ArrowLeft: () => step(-1), ArrowRight: () => step(1) }[event.key];
    if (deed) {
      event.preventDefault();
      deed();
    }
    return Boolean(deed);
  };
  return { line: then?.line, view: then?.view, lines, go, now, step, onKey };
}

/** In place of the prompt: when this was, a step to either side, and the way back to now. */
export function PastBar({ past, mine }) {
  const at = past.lines.indexOf(past.line);
  const key = (name, label, way, end) =>
    draw`<button class="btn icon" aria-label=${t(label)} title=${t(label)}
    disabled=${end}
    onClick=${() => past.step(way)}><${Icon} name=${name} /></button>`;
  return draw`<section class="prompt wait past" aria-label=${t("table.prompt")}>
    <${Icon} name="scroll-text" />
    <div class="say" aria-live="polite"><strong>${t("table.then", { n: at + 1, all: past.lines.length })}</strong>
      <span class="why">${mine && t("table.your_turn")}</span></div>
    <div class="acts">${key("step-back", "result.back", -1, at <= 0)}
      ${key("step-forward", "result.on", 1, at === past.lines.length - 1)}
      <button class="btn yes" onClick=${past.now}>${t("table.to_now")}</button></div></section>`;
}
