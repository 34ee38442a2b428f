/** The end of a game: the finished board, its recap, and the way back through it. */
/** @import { Source } from "/static/pages/result/types.d.ts" */
/** @import { Act, Board, Drawing, Replay, GameView, Ref, Snapshot, State } from "/static/shell/types.d.ts" */
import {
  api,
  draw,
  Flag,
  Icon,
  Mark,
  Preferences,
  refusalOf,
  t,
  toast,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "/static/shell/lib.js";
import { fly, places } from "/static/shell/fly.js";
import { makeKit, rivalName } from "/static/shell/kit.js";
import { ReplayControls, stopAt, stopsOf } from "/static/pages/result/controls.js";
import { PlayOn, Recap } from "/static/pages/result/recap.js";

/** The moment a link points to: /t/heron-4271#57. */
function linkedPly() {
  const ply = /^#(\d+)$/.exec(location.hash);
  return ply ? Number(ply[1]) : Infinity;
}

/**
 * The players stand in the bar with their flags: what somebody plays flies from there.
 * @param {{ replay: Replay, line: Drawing }} props
 */
function Bar({ replay, line }) {
  return draw`<header class="topbar"><a class="brand" href="/" aria-label="Captain’s Table"><${Mark} /></a>
    <div class="where"><p class="name">${replay.name}</p><p>${line}</p></div>
    <ul class="seat-list wide">${
    replay.names.map((name, seat) =>
      draw`<li key=${seat} id=${`seat-${seat + 1}`}>
      <${Flag} seat=${seat} /><span>${name}</span></li>`
    )
  }</ul>
    <span class="grow"></span><${Preferences} />
    <a class="btn plain small" href=${`/rules/${replay.title}`}><${Icon} name="book-open" />
      <span>${t("common.rules")}</span></a></header>`;
}

/** One step on: things fly as they did in the game. Anything further is a jump. @param {number} at */
function useFlights(at) {
  /** @type {Ref<HTMLElement | null>} */
  const root = useRef(null);
  const before = useRef({ at, places: new Map() });
  useLayoutEffect(() => {
    if (at === before.current.at + 1) fly(root.current, before.current.places);
    before.current = { at, places: places(root.current) };
  });
  return root;
}

/**
 * A game that ended before one's eyes: its last turn is shown once more, so that the ship sails in.
 * @param {boolean} arrived
 * @param {(at: number) => void} go
 * @param {number} last
 */
function useArrival(arrived, go, last) {
  useEffect(() => {
    if (!arrived || last < 1 || location.hash || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return undefined;
    }
    go(last - 1);
    const timer = setTimeout(() => go(last), 700);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * What could be chosen then is shown as it was; a click on it asks whether to play on from here.
 * @param {GameView} view
 * @param {() => void} ask
 */
function pressing(view, ask) {
  const can = new Set(view.choices.map((choice) => choice.target));
  /** @param {string} target @param {{ label?: string }} [more] */
  const press = (target, { label } = {}) => ({
    id: target,
    "data-target": target,
    "aria-label": label,
    ...(can.has(target) ? { onClick: ask } : { tabIndex: -1, "aria-disabled": "true" }),
  });
  return press;
}

/**
 * A replay: its board, its controls and its recap. The viewpoint may change; the moment that is shown stays.
 * @param {{
 *   replay: Replay, board: Board, snapshot?: Snapshot | null, source: Source, act?: Act, arrived?: boolean,
 *   onEyes: (eyes: string) => void,
 * }} props
 */
export function ReplayView({ replay, board, snapshot = null, source, act, arrived = false, onEyes }) {
  const [steps, setSteps] = useState(false);
  const [ply, setPly] = useState(linkedPly);
  const [asking, setAsking] = useState(false);
  const stops = useMemo(() => stopsOf(replay, steps), [replay, steps]);
  const at = stopAt(stops, ply);
  const stop = stops[at];
  const last = stops.length - 1;
  const go = useCallback((/** @type {number} */ goal) => setPly(stops[goal].ply), [stops]);
  const root = useFlights(at);
  useArrival(arrived, go, last);
  const { frame } = stop;
  const ask = () => setAsking(true);
  const press = pressing(frame.game, ask);
  const { news, open } = frame;
  /** @param {number} seat */
  const name = (seat) => replay.names[seat] ?? rivalName(frame.game, seat) ?? "";
  const kit = makeKit(frame.game, { news, open, name, press, cards: board.cards });
  const scoring = at === last && board.Scoring ? draw`<${board.Scoring} kit=${kit} />` : null;
  const study = () => {
    setSteps(!steps);
    if (!steps) {
      setPly(0);
      onEyes("open");
    }
  };
  const moment = at < last ? `#${stop.ply}` : "";
  return draw`<div class=${`result ${board.look || ""}`} ref=${root}>
    <${Bar} replay=${replay} line=${board.where?.(kit)} />
    <section class="board" aria-label=${replay.name}><${board.Board} kit=${kit} /></section>
    ${replay.eyes !== "watch" && board.Own && draw`<section class="own"><${board.Own} kit=${kit} /></section>`}
    ${
    replay.eyes === "watch" && board.Rival && frame.game.rival &&
    draw`<section class="own rival"><${board.Rival} kit=${kit} /></section>`
  }
    <${ReplayControls} ...${{ replay, stops, at, go, onEyes }}
      onPlayOn=${at < last || !replay.verdict.reason ? ask : null} />
    <${Recap} ...${{ replay, snapshot, stop, act, scoring }} studying=${steps} onStudy=${study} onGo=${setPly}
      link=${snapshot ? `${location.origin}/t/${snapshot.code}${moment}` : null} />
    ${
    asking && draw`<${PlayOn} ...${{ replay, stop, source }} mine=${snapshot?.mine || []}
      onClose=${() => setAsking(false)} />`
  }</div>`;
}

/** A dotted course: something is under way. */
export function Course() {
  return draw`<svg class="dotted" viewBox="0 0 240 60" aria-hidden="true">
    <path d="M4 40C50 4 92 64 140 30S220 20 236 24" /></svg>`;
}

/** While there is no replay yet, or none to be had. @param {{ error: string, onRetry: () => void }} props */
function Waiting({ error, onRetry }) {
  if (error) {
    return draw`<div class="replay-wait" role="alert"><h1>${t("result.no_replay")}</h1><p>${error}</p>
      <button class="btn go" onClick=${onRetry}>${t("result.try_again")}</button></div>`;
  }
  return draw`<div class="replay-wait" role="status"><${Course} /><p>${t("result.loading")}</p></div>`;
}

/**
 * The page of a table whose game is over.
 * @param {{ snapshot: Snapshot, board: Board, act: Act, arrived?: boolean }} props
 *   `arrived`: the game ended while this page was looking on
 */
export function Result({ snapshot, board, act, arrived = false }) {
  /** @type {State<Replay | null>} */
  const [replay, setReplay] = useState(null);
  const [error, setError] = useState("");
  const wish = useRef(0);
  /** @param {string} eyes */
  const look = async (eyes) => {
    const mine = (wish.current += 1);
    setError("");
    try {
      const found = await api("GET", `/api/tables/${snapshot.code}/replay?eyes=${eyes}`);
      if (mine === wish.current) setReplay(found); // of several wishes the last counts, not the slowest
    } catch (error) {
      if (mine !== wish.current) return;
      if (replay) toast(refusalOf(error).message);
      else setError(refusalOf(error).message);
    }
  };
  useEffect(() => {
    look("watch");
  }, [snapshot.code]);
  if (!replay) return draw`<${Waiting} error=${error} onRetry=${() => look("watch")} />`;
  const source = { code: snapshot.code };
  return draw`<${ReplayView} ...${{ replay, board, snapshot, source, act, arrived }} onEyes=${look} />`;
}
