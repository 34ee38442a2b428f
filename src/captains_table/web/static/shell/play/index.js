/** The shell of every title: prompt, clicks, keyboard, undo, explanations. The title only draws. */
/** @import { Act, AnyKit, Board, Choice, DrawnEvent, PlaySnapshot, Ref, State, Wanted } from "/static/shell/types.d.ts" */
import { draw, t, useEffect, useLayoutEffect, useMemo, useRef, useState } from "/static/shell/lib.js";
import { useBell } from "/static/shell/play/bell.js";
import { Curtain, Help, Menu, Pick, Top } from "/static/shell/play/menus.js";
import { useDeciding } from "/static/shell/play/deciding.js";
import { fly, places } from "/static/shell/fly.js";
import { HintButton, useHint } from "/static/shell/play/hint.js";
import { useMedia } from "/static/shell/hooks.js";
import { isText, roam, watchFocus } from "/static/shell/play/keys.js";
import { makeKit, rivalName } from "/static/shell/kit.js";
import { Tip, useLooking } from "/static/shell/play/looking.js";
import { LookBackBar, useLookBack } from "/static/shell/play/look-back.js";
import { Prompt } from "/static/shell/play/prompt.js";
import { Rail } from "/static/shell/play/rail.js";
import { TellingBar, TellingControls, tellingKey, useTelling } from "/static/shell/play/telling.js";

const WIDE = "(min-width: 1024px)";
const PHONE = "(max-width: 640px)";

/**
 * @param {{ snapshot: PlaySnapshot, board: Board, online: boolean, act: Act, onSeat: (seat: number) => void }} props
 */
export function Play({ snapshot, board, online, act, onSeat }) {
  /** @type {State<{ target: string, choices: Choice[] } | null>} */
  const [pick, setPick] = useState(null); // several choices at one place
  /** @type {State<"menu" | "help" | null>} */
  const [panel, setPanel] = useState(null);
  /** @type {State<string | null>} */
  const [tab, setTab] = useState(null);
  /** @type {State<Choice[]>} */
  const [unplaced, setUnplaced] = useState([]); // choices with nothing on the board to click
  const [read, setRead] = useState(snapshot.said);
  const roomy = useMedia(WIDE);
  const phone = useMedia(PHONE);
  /** @type {Ref<HTMLElement>} */
  const root = useRef(null);
  /** @type {Ref<ReturnType<typeof places>>} */
  const before = useRef(new Map());
  /** @type {Ref<ReturnType<typeof watchFocus> | null>} */
  const focus = useRef(null);
  const view = snapshot.game;
  const seat = snapshot.seat;
  const mine = seat !== null && view.to_act.includes(seat);
  useBell(mine, snapshot);

  // -- deciding ---------------------------------------------------------------------------------------

  const { looking, setLooking, tip, look, lookAway, hideTip, forget } = useLooking((target) => (
    board.prices?.(kitNow.current, target) ? null : board.explain?.(kitNow.current, target)
  ));
  const onSend = () => { // what has been chosen need not be explained
    setPick(null);
    hideTip();
  };
  const { busy, refusal, setRefusal, choose, undo, send, explainWhy } = useDeciding({ snapshot, online, onSend });
  const lookBack = useLookBack(snapshot);
  const hint = useHint(snapshot, (problem) => {
    setLooking(null);
    setRefusal(problem);
  });

  const touched = useRef(false); // by a finger, for the first time
  /** @param {string} target @param {Wanted} wanted @param {boolean} chosen */
  const click = (target, { wish, among, take }, chosen) => {
    const choices = among ?? kit.can(target);
    const looked = touched.current;
    touched.current = false;
    // on touch the first tap looks, the second plays
    if (looked && choices.length && board.prices?.(kit, target)) return;
    if (choices.length === 1) choose(choices[0]);
    else if (choices.length > 1) take ? take() : setPick({ target, choices });
    else if (!chosen) explainWhy(wish);
  };

  /** @param {string} target @param {Wanted} [wanted] */
  const press = (target, wanted = {}) => {
    const can = (wanted.among ?? kit.can(target)).length > 0;
    return {
      id: target,
      type: "button",
      "data-target": target,
      "data-can": can ? "" : undefined,
      "data-hint": can && hint.choice?.target === target ? "" : undefined,
      "data-told": kit.told(target)?.kind,
      "aria-disabled": can ? undefined : "true",
      "aria-label": wanted.label,
      tabIndex: can || view.choices.length === 0 ? 0 : -1,
      /** @param {DrawnEvent} event */
      onClick: (event) => click(target, wanted, event.currentTarget.ariaPressed === "true"),
      /** @param {DrawnEvent} event */
      onPointerDown: (event) => {
        const touch = event.pointerType === "touch";
        touched.current = touch && looking !== target;
        if (touch) look(target, event.currentTarget);
      },
      // where the prompt grows and pushes the board, looking would move the thing away from under the pointer
      /** @param {DrawnEvent} event */
      onPointerEnter: (event) => event.pointerType !== "touch" && roomy && look(target, event.currentTarget),
      /** @param {DrawnEvent} event */
      onPointerLeave: (event) => event.pointerType !== "touch" && lookAway(target),
      /** @param {DrawnEvent} event */
      onFocus: (event) => event.currentTarget.matches(":focus-visible") && setLooking(target),
      onBlur: () => lookAway(target),
    };
  };

  const marking = { marks: snapshot.marks, markable: snapshot.may_mark };
  /** @param {string} target */
  const toggleMark = (target) =>
    act("mark", { seat, target: (snapshot.marks[target] ?? []).includes(seat ?? -1) ? null : target });
  /** @type {AnyKit} */
  const kit = makeKit(view, {
    live: online && !busy && seat !== null,
    looking,
    news: snapshot.news,
    press,
    toggleMark,
    ...marking,
    send,
    why: explainWhy,
    cards: board.cards,
    name: (number) => snapshot.seats[number]?.name ?? rivalName(view, number) ?? "",
  });
  const shown = lookBack.view ? makeKit(lookBack.view, { cards: board.cards, name: kit.name }) : kit;
  const story = useMemo(() => board.story?.(shown) ?? null, [lookBack.view ?? snapshot.version]);
  const telling = useTelling(story, snapshot.decision, Boolean(lookBack.view));
  shown.telling = telling;
  const told = telling?.step ? telling : null;
  const kitNow = useRef(kit);
  kitNow.current = kit;

  // -- after every drawing ------------------------------------------------------------------------------

  useLayoutEffect(() => {
    if (lookBack.view) { // between then and now nothing flies
      before.current = new Map();
      return;
    }
    fly(root.current, before.current);
    before.current = places(root.current);
    /** @param {string} target */
    const seen = (target) => root.current.querySelector(`[data-target="${target}"]`)?.getClientRects().length;
    focus.current?.restore();
    setUnplaced(kit.live ? view.choices.filter((choice) => !seen(choice.target)) : []);
  }, [snapshot.version, kit.live, tab, roomy, lookBack.view]);
  useEffect(() => {
    focus.current = watchFocus(root.current);
    return focus.current.end;
  }, []);
  useEffect(() => {
    const remember = () => {
      before.current = places(root.current);
    };
    addEventListener("resize", remember);
    return () => removeEventListener("resize", remember);
  }, []);
  useLayoutEffect(() => { // at once: who looks at the new question meanwhile is not to be forgotten
    setRefusal(null);
    setPick(null);
    forget();
  }, [snapshot.decision, seat]);
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${snapshot.name} · Captain’s Table`;
  }, [mine]);
  useEffect(() => {
    if (tab === "talk") setRead(snapshot.said);
  }, [tab, snapshot.said]);
  useLayoutEffect(() => { // with the drawing, not after it: a key means what is seen
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (
        isText(document.activeElement) || event.ctrlKey || event.metaKey || event.altKey ||
        document.querySelector("dialog[open], .curtain")
      ) return;
      if (tellingKey(telling, event) || lookBack.onKey(event) || roam(event, root.current)) return;
      if (event.key === "u" && !lookBack.view) undo();
      else if (event.key === "h" && mine && !lookBack.view) hint.ask();
      else if (event.key === "l") setTab((now) => (now === "log" ? null : "log"));
      else if (event.key === "?") setPanel("help");
      else if (event.key === "Escape") setTab(null);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const handed = useMemo(() => snapshot.mine.find((each) => view.to_act.includes(each)), [snapshot.version]);
  const curtain = snapshot.mine.length > 1 && handed !== undefined && !mine ? handed : null;
  const hintButton = mine && snapshot.may_hint && draw`<${HintButton} hint=${hint} disabled=${busy || !online}
    plain=${!roomy} />`;
  const solo = Boolean(view.rival && board.Rival);
  const prices = looking && mine ? board.prices?.(kit, looking) : null;
  if (curtain !== null) { // nobody's cards are in the page while it changes hands
    return draw`<div ref=${root} class="table" data-version=${snapshot.version} data-decision=${snapshot.decision}>
      <${Curtain} name=${snapshot.seats[curtain].name} seat=${curtain} onOpen=${() => onSeat(curtain)} /></div>`;
  }
  /** Whoever plays on has heard enough; the way from one district to another is no play. @param {DrawnEvent} event */
  const playsOn = (event) => !event.target.closest("nav") && told?.end();
  return draw`<div ref=${root} class=${`table ${board.look ?? ""} ${solo ? "solo" : ""} ${told ? "telling" : ""}`}
    aria-busy=${busy} data-version=${snapshot.version}
    data-decision=${snapshot.decision}>
    <${Top} ...${{ snapshot, board }} kit=${shown} more=${!roomy && hintButton} onMenu=${() => setPanel("menu")} />
    ${
    told
      ? draw`<${TellingBar} telling=${told} title=${snapshot.title} controls=${!phone} />`
      : lookBack.view
      ? draw`<${LookBackBar} ...${{ lookBack, mine, telling }} />`
      : draw`<${Prompt} ...${{
        snapshot,
        view,
        seat,
        mine,
        online,
        refusal,
        prices,
        hint,
        unplaced,
        choose,
        undo,
        busy,
        act,
      }}
        hintButton=${roomy && hintButton} onLog=${() => setTab("log")} />`
  }
    <section class="board" aria-label=${t("table.board")} onClick=${playsOn}><${board.Board} kit=${shown} /></section>
    ${
    told && phone && draw`<section class="tell-sheet" aria-label=${told.story.name}>
      ${board.RivalBrief && draw`<${board.RivalBrief} kit=${shown} />`}
      <div class="acts"><${TellingControls} telling=${told} /></div></section>`
  }
    <section class="own" aria-label=${t("table.own")} onClick=${playsOn}>
    ${shown.seat === null && seat !== null ? "" : draw`<${board.Own} kit=${shown} />`}</section>
    <${Rail} ...${{
    snapshot,
    board,
    act,
    at: lookBack.line,
    kit: shown,
    tab: tab ?? (roomy ? "players" : null),
    unread: tab === "talk" ? 0 : snapshot.said - read,
  }}
      onTab=${(/** @type {string | null} */ name) => setTab(name === tab && !roomy ? null : name)}
        onBack=${(/** @type {number} */ line) => {
    lookBack.go(line);
    if (!roomy) setTab(null);
  }} />
    ${pick && draw`<${Pick} ...${pick} onPick=${choose} onClose=${() => setPick(null)} />`}
    ${tip && draw`<${Tip} ...${tip} />`}
    ${
    panel === "menu" && draw`<${Menu} ...${{ snapshot, act }} onHelp=${() => setPanel("help")}
      onClose=${() => setPanel(null)} />`
  }
    ${panel === "help" && draw`<${Help} onClose=${() => setPanel(null)} />`}
  </div>`;
}
