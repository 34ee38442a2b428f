/** The replay: keys, the slider on its chart, and what happened in the turn it stands on. */
/** @import { Replay, Ref } from "/static/shell/types.d.ts" */
/** @import { Stop } from "/static/pages/result/types.d.ts" */
import { draw, Icon, t, useCallback, useEffect, useLayoutEffect, useRef, useState } from "/static/shell/lib.js";

const PACE = 900; // milliseconds per turn
const HEIGHT = 74; // of the chart, in its own units
const WIDTH = 1000;

/**
 * Where a replay can stop: after every turn, or after every choice that these eyes could see.
 * @param {Replay} replay
 * @param {boolean} steps
 */
export function stopsOf(replay, steps) {
  const { frames } = replay;
  const last = frames.length - 1;
  const ends = frames.map((_, at) => at).filter((at) =>
    at === last ||
    (steps
      ? at === 0 || frames[at].text !== "" || frames[at + 1].turn !== frames[at].turn
      : frames[at + 1].turn !== frames[at].turn)
  );
  return ends.map((at, number) => {
    const from = number ? ends[number - 1] + 1 : 0;
    const shown = frames.slice(from, at + 1);
    return {
      frame: { ...frames[at], news: shown.flatMap((each) => each.news) },
      ply: at,
      turn: frames[at].turn,
      text: shown.map((each) => each.text).filter(Boolean).join(" "),
      undone: shown.flatMap((each) => each.undone),
    };
  });
}

/** The stop at which this choice has been made. @param {Stop[]} stops @param {number} ply */
export function stopAt(stops, ply) {
  const at = stops.findIndex((stop) => stop.ply >= ply);
  return at < 0 ? stops.length - 1 : at;
}

/** What the slider says of a stop. @param {Stop} stop @param {number} turns */
function spoken(stop, turns) {
  if (stop.turn === 0) return [t("result.speaks_dealt", { all: turns }), stop.text].filter(Boolean).join(". ");
  return t("result.speaks", { n: stop.turn, all: turns, text: stop.text });
}

// -- the chart --------------------------------------------------------------------------------------------

/** @param {Replay} replay @param {Stop[]} stops */
function useLines(replay, stops) {
  const all = replay.chart.flatMap((line) => line.values);
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  /** @param {number} at */
  const x = (at) => (stops.length > 1 ? (at / (stops.length - 1)) * WIDTH : 0);
  /** @param {number} value */
  const y = (value) => HEIGHT - 2 - ((value - bottom) / (top - bottom)) * (HEIGHT - 4);
  return replay.chart.map((line) => {
    const points = stops.map((stop, at) => [x(at), y(line.values[stop.ply])]);
    return { ...line, points, path: points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L") };
  });
}

/** @param {{ replay: Replay, stops: Stop[] }} props */
function Graph({ replay, stops }) {
  const lines = useLines(replay, stops);
  const early = Math.floor(stops.length / 12);
  /** @param {number} at */
  const middle = (at) => {
    const below = lines[at + 1] ? lines[at + 1].points[early][1] : HEIGHT;
    return (lines[at].points[early][1] + below) / 2;
  };
  const seats = lines.some((line) => line.seat !== null);
  return draw`<div class="graph" aria-hidden="true">
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      ${
    lines.map((line, at) => (line.seat === null
      ? draw`<path key=${at} class=${`area a${at}`} d=${`M0 ${HEIGHT}L${line.path}L${WIDTH} ${HEIGHT}Z`} />`
      : draw`<path key=${at} class=${`line seat-${line.seat + 1}`} d=${`M${line.path}`} />`)
    )
  }</svg>
    ${
    seats ? draw`<${Legend} lines=${lines} />` : lines.map((line, at) =>
      draw`<span key=${at} class=${`lab a${at}`}
      style=${{ "--y": middle(at) / HEIGHT }}>${line.label}</span>`
    )
  }
  </div>`;
}

/** @param {{ lines: ReturnType<typeof useLines> }} props */
function Legend({ lines }) {
  return draw`<p class="legend">${
    lines.map((line) =>
      draw`<span key=${line.seat}>
    <svg viewBox="0 0 26 4"><path class=${`line seat-${Number(line.seat) + 1}`} d="M0 2H26" /></svg>
    <b>${line.label}</b></span>`
    )
  }</p>`;
}

// -- the keys ---------------------------------------------------------------------------------------------

/** @type {Record<string, number>} */
const ANYWHERE = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Record<string, number>} */
const FOCUSED = { ArrowDown: -1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity };
const WORDED = "input:not([type=range]), textarea, select, [contenteditable]";

/**
 * Arrows move by one wherever one is; page keys, Home and End while the replay has the focus.
 * @param {Ref<HTMLElement>} box
 * @param {(at: number) => void} go
 * @param {number} at
 * @param {number} last
 */
function useKeys(box, go, at, last) {
  const here = useRef(at); // keys may come faster than drawings
  here.current = at;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector("dialog[open]") || /** @type {Element} */ (event.target).closest?.(WORDED)) return;
      const focused = box.current?.contains(document.activeElement);
      const leap = ANYWHERE[event.key] ?? (focused ? FOCUSED[event.key] : undefined);
      if (leap === undefined) return;
      event.preventDefault();
      here.current = Math.max(0, Math.min(last, here.current + leap));
      go(here.current);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [go, last]);
}

/**
 * Playing: one stop after the other until the end.
 * @param {(at: number) => void} go
 * @param {number} at
 * @param {number} last
 * @returns {[playing: boolean, toggle: () => void, pause: () => void]}
 */
function usePlaying(go, at, last) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const toggle = () => {
    if (!playing && at >= last) go(0);
    setPlaying(!playing);
  };
  return [playing, toggle, () => setPlaying(false)];
}

/** @param {{ replay: Replay, onEyes: (eyes: string) => void }} props */
function Eyes({ replay, onEyes }) {
  return draw`<label class="eyes"><${Icon} name="eye" /><span class="sr">${t("result.eyes")}</span>
    <select value=${String(replay.eyes)} onChange=${(event) => onEyes(event.target.value)}>
      <option value="watch" selected=${replay.eyes === "watch"}>${t("result.eyes_watch")}</option>
      ${
    replay.names.map((name, seat) =>
      draw`<option key=${seat} value=${seat} selected=${replay.eyes === seat}>
        ${name}</option>`
    )
  }
      <option value="open" selected=${replay.eyes === "open"}>${t("result.eyes_open")}</option>
    </select></label>`;
}

/**
 * What happened in the turn that is shown; spoken, unless the slider speaks or the replay runs.
 * @param {{ replay: Replay, stop: Stop, last: boolean, playing: boolean }} props
 */
function Now({ replay, stop, last, playing }) {
  const turns = replay.frames[replay.frames.length - 1].turn;
  const happened = (last && replay.verdict.end) || stop.text;
  const quiet = playing || document.activeElement?.matches("[type=range]");
  return draw`<p aria-live=${quiet ? "off" : "polite"}>
    <b>${stop.turn ? t("result.at", { n: stop.turn, all: turns }) : t("result.dealt")}</b>
    <span class="happened" title=${stop.text}>
      ${
    stop.undone.map((each, at) =>
      draw`<s key=${at}>
        <span class="sr">${t("result.taken_back")}: </span>${each.text}${" "}</s>`
    )
  }
      ${happened}</span></p>`;
}

/** @param {{ name: string, label: string, main?: boolean, disabled?: boolean, onClick: () => void }} props */
function Key({ name, label, main, disabled, onClick }) {
  return draw`<button class=${`btn icon ${main ? "go" : "plain"}`} aria-label=${t(label)} title=${t(label)}
    disabled=${disabled} onClick=${onClick}><${Icon} name=${name} /></button>`;
}

/**
 * The slider on its chart, with a pennant at every moment that is told.
 * @param {{ replay: Replay, stops: Stop[], at: number, move: (at: number) => void }} props
 */
function Scrub({ replay, stops, at, move }) {
  const [held, setHeld] = useState(false);
  const last = stops.length - 1;
  /** @param {number} stop */
  const part = (stop) => ({ "--at": last ? stop / last : 0 });
  const marks = replay.highlights.map(({ ply }) => stopAt(stops, ply));
  const release = () => setHeld(false);
  return draw`<div class=${held ? "scrub held" : "scrub"} style=${part(at)}>
    <${Graph} replay=${replay} stops=${stops} />
    ${
    marks.map((mark) =>
      draw`<i key=${mark} class=${mark === at ? "pennant here" : "pennant"}
      style=${part(mark)}></i>`
    )
  }
    <output class="bubble" aria-hidden="true">${stops[at].turn || t("result.dealt")}</output>
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("result.turn")}
      aria-valuetext=${spoken(stops[at], stops[last].turn)} onInput=${(event) => move(Number(event.target.value))}
      onPointerDown=${() => setHeld(true)} onPointerUp=${release} onPointerCancel=${release} /></div>`;
}

/**
 * The bar below the board.
 * @param {{
 *   replay: Replay, stops: Stop[], at: number, go: (at: number) => void, onEyes: (eyes: string) => void,
 *   onPlayOn: (() => void) | null,
 * }} props
 */
export function ReplayControls({ replay, stops, at, go, onEyes, onPlayOn }) {
  /** @type {Ref<HTMLElement>} */
  const box = useRef(null);
  const last = stops.length - 1;
  const [playing, toggle, pause] = usePlaying(go, at, last);
  const move = useCallback((/** @type {number} */ goal) => {
    pause();
    go(goal);
  }, [go]);
  useKeys(box, move, at, last);
  const action = playing ? "pause" : "play";
  return draw`<section class="replay" ref=${box} aria-label=${t("result.replay")}>
    <div class="transport">
      <${Key} name="skip-back" label="result.first" disabled=${at === 0} onClick=${() => move(0)} />
      <${Key} name="step-back" label="result.back" disabled=${at === 0} onClick=${() => move(at - 1)} />
      <${Key} name=${action} label=${`result.${action}`} main onClick=${toggle} />
      <${Key} name="step-forward" label="result.on" disabled=${at === last} onClick=${() => move(at + 1)} /></div>
    <${Eyes} replay=${replay} onEyes=${onEyes} />
    <${Scrub} ...${{ replay, stops, at, move }} />
    <div class="now"><${Now} ...${{ replay, playing }} stop=${stops[at]} last=${at === last} />
      ${
    onPlayOn && draw`<button class="btn soft small" onClick=${onPlayOn}><${Icon} name="ship" />
        ${t("result.play_on")}</button>`
  }</div>
  </section>`;
}
