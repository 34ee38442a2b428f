/** The shell of every title: prompt, clicks, keyboard, undo, explanations. The title only draws. */
import { api, html, key, t, useEffect, useLayoutEffect, useMemo, useRef, useState } from "/static/js/lib.js";
import { useBell } from "/static/js/bell.js";
import { Curtain, Help, Menu, Pick, Top } from "/static/js/play-parts.js";
import { fly, places } from "/static/js/fly.js";
import { HintButton, useHint } from "/static/js/hint.js";
import { useMedia } from "/static/js/hooks.js";
import { isText, roam, watchFocus } from "/static/js/keys.js";
import { makeKit } from "/static/js/kit.js";
import { PastBar, usePast } from "/static/js/past.js";
import { Prompt } from "/static/js/prompt.js";
import { Rail } from "/static/js/rail.js";

const HOVER = 450; // ms before a thing explains itself
const WIDE = "(min-width: 1024px)";

/** @param {{scene, board, wind, act, onSeat}} props */
export function Play({ scene, board, wind, act, onSeat }) {
  const [looking, setLooking] = useState(null);
  const [refusal, setRefusal] = useState(null);
  const [pick, setPick] = useState(null); // several choices at one place
  const [panel, setPanel] = useState(null); // "menu" or "help"
  const [tab, setTab] = useState(null);
  const [tip, setTip] = useState(null);
  const [loose, setLoose] = useState([]); // choices with nothing on the board to click
  const [read, setRead] = useState(scene.said);
  const [sending, setSending] = useState(false);
  const [answered, setAnswered] = useState(null); // the question that was answered, until the next one is here
  const [tries, setTries] = useState(0);
  const roomy = useMedia(WIDE);
  const root = useRef(null);
  const unsent = useRef(null);
  const still = useRef(false); // neither pointer nor key since the question changed
  const hover = useRef(0);
  const hovered = useRef(null); // what the pointer is on, whose explanation is shown or comes next
  const before = useRef(new Map());
  const focus = useRef(null);
  const view = scene.game;
  const seat = scene.seat;
  const mine = seat !== null && view.to_act.includes(seat);
  const question = `${seat} ${scene.decision}`; // of people at one screen, whose
  const busy = sending || question === answered;
  useBell(mine, scene);

  // -- deciding ---------------------------------------------------------------------------------------

  const submit = async (path, body, at = question) => {
    if (busy) return;
    setSending(true);
    setRefusal(null);
    setPick(null);
    clearTimeout(hover.current); // what has been chosen need not be explained
    setTip(null);
    unsent.current = [path, body, at];
    try {
      await api("POST", `/api/tables/${scene.code}/${path}`, body);
      unsent.current = null;
      setAnswered(at);
    } catch (problem) {
      if (problem.status !== 0) unsent.current = null;
      else setTimeout(() => setTries((n) => n + 1), 700); // the wind died: sent again, under the same key
      setRefusal(problem);
    }
    setSending(false);
  };
  const choose = (choice) => submit("choices", { seat, decision: scene.decision, choice: choice.notation, key: key() });
  const undo = () => view.can_undo && submit("undo", { seat, key: key() });

  const past = usePast(scene, setRefusal);
  const hint = useHint(scene, (problem) => { setLooking(null); setRefusal(problem); });

  const [queue, setQueue] = useState([]); // notations to choose one after another, each when the one before has happened
  const queuedAt = useRef("");
  useEffect(() => {
    if (!queue.length || busy || !wind || queuedAt.current === scene.decision) return;
    const choice = view.choices.find((each) => each.notation === queue[0]);
    queuedAt.current = scene.decision;
    setQueue(choice ? queue.slice(1) : []);
    if (choice) choose(choice);
  }, [queue, busy, wind, scene.decision]);
  const send = (notations) => {
    queuedAt.current = "";
    setQueue(notations);
  };

  useEffect(() => {
    if (wind && unsent.current && !sending) submit(...unsent.current);
    else if (wind) setRefusal((now) => (now?.status === 0 ? null : now)); // it had only said that there was none
  }, [wind, tries]);

  const explainWhy = async (wish) => {
    if (!wish || seat === null || busy) return;
    try {
      const answer = await api("POST", `/api/tables/${scene.code}/why`, { seat, choice: wish });
      if (answer.instead) {
        await submit("undo", { seat, key: key() });
        const now = await api("GET", `/api/tables/${scene.code}?seat=${seat}`);
        await submit("choices", { seat, decision: now.decision, choice: wish, key: key() });
      } else if (answer.why) setRefusal({ message: answer.why, rule: answer.rule });
    } catch (problem) {
      setRefusal(problem);
    }
  };

  const touched = useRef(false); // by a finger, for the first time
  const click = (target, wish, chosen) => {
    const choices = kit.can(target);
    const looked = touched.current;
    touched.current = false;
    if (looked && choices.length && board.prices?.(kit, target)) return; // on touch the first tap looks, the second plays
    if (choices.length === 1) choose(choices[0]);
    else if (choices.length > 1) setPick({ target, choices });
    else if (!chosen) explainWhy(wish);
  };

  const look = (target, element) => {
    setLooking(target);
    clearTimeout(hover.current);
    hovered.current = { target, element };
    hover.current = setTimeout(() => {
      if (still.current) return; // the board moved under the pointer: nobody has asked
      const told = !board.prices?.(kitNow.current, target) && board.explain?.(kitNow.current, target);
      if (told && element.isConnected) setTip({ ...told, box: element.getBoundingClientRect() });
    }, HOVER);
  };
  const lookAway = (target) => {
    if (hovered.current?.target === target) {
      hovered.current = null;
      clearTimeout(hover.current);
      setTip(null);
    }
    setLooking((now) => (now === target ? null : now));
  };

  const press = (target, { label, wish } = {}) => {
    const can = kit.can(target).length > 0;
    return {
      id: target,
      type: "button",
      "data-target": target,
      "data-can": can ? "" : undefined,
      "data-hint": can && hint.choice?.target === target ? "" : undefined,
      "aria-disabled": can ? undefined : "true",
      "aria-label": label,
      tabIndex: can || view.choices.length === 0 ? 0 : -1,
      onClick: (event) => click(target, wish, event.currentTarget.ariaPressed === "true"),
      onPointerDown: (event) => {
        const touch = event.pointerType === "touch";
        touched.current = touch && looking !== target;
        if (touch) look(target, event.currentTarget);
      },
      // where the prompt grows and pushes the board, looking would move the thing away from under the pointer
      onPointerEnter: (event) => event.pointerType !== "touch" && roomy && look(target, event.currentTarget),
      onPointerLeave: (event) => event.pointerType !== "touch" && lookAway(target),
      onFocus: (event) => event.currentTarget.matches(":focus-visible") && setLooking(target),
      onBlur: () => lookAway(target),
    };
  };

  const marking = { marks: scene.marks, mayMark: scene.may_mark };
  const plant = (target) => act("mark", { seat, target: (scene.marks[target] ?? []).includes(seat) ? null : target });
  const kit = makeKit(view, {
    live: wind && !busy && seat !== null, looking, news: scene.news, press, plant, ...marking, send,
    why: explainWhy, cards: board.cards,
    name: (number) => scene.seats[number].name,
  });
  const shown = past.view ? makeKit(past.view, { cards: board.cards, name: kit.name }) : kit;
  const kitNow = useRef(kit);
  kitNow.current = kit;

  // -- after every drawing ------------------------------------------------------------------------------

  useLayoutEffect(() => {
    if (past.view) { // between then and now nothing flies
      before.current = new Map();
      return;
    }
    fly(root.current, before.current);
    before.current = places(root.current);
    const seen = (target) => root.current.querySelector(`[data-target="${target}"]`)?.getClientRects().length;
    focus.current?.restore();
    setLoose(kit.live ? view.choices.filter((choice) => !seen(choice.target)) : []);
  }, [scene.version, kit.live, tab, roomy, past.view]);
  useEffect(() => {
    focus.current = watchFocus(root.current);
    return focus.current.end;
  }, []);
  useEffect(() => {
    const remember = () => { before.current = places(root.current); };
    addEventListener("resize", remember);
    return () => removeEventListener("resize", remember);
  }, []);
  useLayoutEffect(() => { // at once: who looks at the new question meanwhile is not to be forgotten
    setRefusal(null);
    setPick(null);
    setLooking(null);
    setTip(null);
    still.current = true;
  }, [scene.decision, seat]);
  useEffect(() => {
    const moved = (event) => {
      if (!still.current) return;
      still.current = false;
      const { target, element } = hovered.current ?? {}; // the board moved under the pointer, and now somebody asks
      if (event.type === "pointermove" && element?.contains(event.target)) look(target, element);
    };
    const ways = ["pointermove", "pointerdown", "keydown"];
    for (const way of ways) addEventListener(way, moved);
    return () => { for (const way of ways) removeEventListener(way, moved); };
  }, []);
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${scene.name} · Captain’s Table`;
  }, [mine]);
  useEffect(() => { if (tab === "talk") setRead(scene.said); }, [tab, scene.said]);
  useEffect(() => {
    const onKey = (event) => {
      if (isText(document.activeElement) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .curtain")) return;
      if (past.onKey(event) || roam(event, root.current)) return;
      if (event.key === "u" && !past.view) undo();
      else if (event.key === "h" && mine && !past.view) hint.ask();
      else if (event.key === "l") setTab((now) => (now === "log" ? null : "log"));
      else if (event.key === "?") setPanel("help");
      else if (event.key === "Escape") setTab(null);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const handed = useMemo(() => scene.mine.find((each) => view.to_act.includes(each)), [scene.version]);
  const curtain = scene.mine.length > 1 && handed !== undefined && !mine ? handed : null;
  const pilot = mine && scene.may_hint && html`<${HintButton} hint=${hint} disabled=${busy || !wind} plain=${!roomy} />`;
  const prices = looking && mine ? board.prices?.(kit, looking) : null;
  if (curtain !== null) { // nobody's cards are in the page while it changes hands
    return html`<div ref=${root} class="table" data-version=${scene.version} data-decision=${scene.decision}>
      <${Curtain} name=${scene.seats[curtain].name} seat=${curtain} onOpen=${() => onSeat(curtain)} /></div>`;
  }
  return html`<div ref=${root} class=${`table ${board.look ?? ""}`} aria-busy=${busy} data-version=${scene.version} data-decision=${scene.decision}>
    <${Top} ...${{ scene, kit, board }} more=${!roomy && pilot} onMenu=${() => setPanel("menu")} />
    ${past.view ? html`<${PastBar} ...${{ past, mine }} />`
      : html`<${Prompt} ...${{ scene, view, seat, mine, wind, refusal, prices, hint, loose, choose, undo, busy, act }} pilot=${roomy && pilot} onLog=${() => setTab("log")} />`}
    <section class="board" aria-label=${t("table.board")}><${board.Board} kit=${shown} /></section>
    <section class="own" aria-label=${t("table.own")}>${shown.seat === null && seat !== null ? "" : html`<${board.Own} kit=${shown} />`}</section>
    <${Rail} ...${{ scene, board, act, at: past.line, kit: shown, tab: tab ?? (roomy ? "crew" : null), unread: tab === "talk" ? 0 : scene.said - read }}
      onTab=${(name) => setTab(name === tab && !roomy ? null : name)} onBack=${(line) => { past.go(line); if (!roomy) setTab(null); }} />
    ${pick && html`<${Pick} ...${pick} onPick=${choose} onClose=${() => setPick(null)} />`}
    ${tip && html`<${Tip} ...${tip} />`}
    ${panel === "menu" && html`<${Menu} ...${{ scene, act }} onHelp=${() => setPanel("help")} onClose=${() => setPanel(null)} />`}
    ${panel === "help" && html`<${Help} onClose=${() => setPanel(null)} />`}
  </div>`;
}

/** The explanation that hangs on the thing looked at. */
function Tip({ title, text, box }) {
  const above = box.top > innerHeight / 2;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - 130), innerWidth - 268);
  const at = above ? { bottom: `${innerHeight - box.top + 10}px` } : { top: `${box.bottom + 10}px` };
  return html`<div class="explain" role="tooltip" style=${{ left: `${left}px`, ...at }}><b>${title}</b><span>${text}</span></div>`;
}
