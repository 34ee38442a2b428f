/** The turn of an automatic rival, told step by step over the table as it is. It never holds up the game. */
/** @import { Drawing, Pace, State, Story, Telling } from "/static/shell/types.d.ts" */
import { draw, Flag, Icon, ruleLink, t, useLayoutEffect, useRef, useState } from "/static/shell/lib.js";

/** @type {Record<Pace, number>} */
const WAIT = { hand: 0, calm: 1600, brisk: 500, once: 0 }; // milliseconds a step
const SLOWLY = 3000;
/** @type {[Pace, string][]} */
const PACES = [["hand", "hand"], ["calm", "play"], ["brisk", "skip-forward"], ["once", "check"]];
const MEMORY = "captain pace";

/** The pace this browser remembers. @returns {Pace | null} */
function remembered() {
  const pace = localStorage.getItem(MEMORY);
  return PACES.map(([each]) => each).find((each) => each === pace) ?? null;
}

/**
 * Tells a story when it is new, at the pace of the reader. `decision` is what the reader is asked: whoever has answered
 * wants to see what comes of it. What was there when the page was opened is told only if asked for.
 * @param {Story | null} story
 * @param {string} decision
 * @param {boolean} past whether the table is looked back at: then nothing begins by itself
 * @returns {Telling | null}
 */
export function useTelling(story, decision, past) {
  /** @type {State<Pace | null>} */
  const [chosen, setChosen] = useState(remembered);
  /** @type {State<{ key: string, at: number, slowly: boolean } | null>} */
  const [now, setNow] = useState(null);
  const seen = useRef(story?.open ? "" : story?.key ?? "");
  const pace = chosen ?? (story?.early ? "hand" : "calm");
  const at = story && now?.key === story.key ? Math.min(now.at, story.steps.length - 1) : -1;
  const wait = now?.slowly ? SLOWLY : WAIT[pace];

  useLayoutEffect(() => { // with the drawing: the prompt is not to flash up before the story
    if (past || !story || story.open || story.key === seen.current) return setNow(null);
    seen.current = story.key;
    setNow(pace === "once" ? null : { key: story.key, at: 0, slowly: false });
  }, [story?.key, story?.open, decision, past]);
  useLayoutEffect(() => {
    if (at < 0 || wait === 0) return undefined;
    const timer = setTimeout(() => go(at + 1), wait);
    return () => clearTimeout(timer);
  }, [at, wait, story?.key]);

  if (!story) return null;
  /** @param {number} step */
  const go = (step) =>
    setNow(step < story.steps.length ? { key: story.key, at: Math.max(0, step), slowly: now?.slowly ?? false } : null);
  /** @param {Pace} next */
  const setPace = (next) => {
    localStorage.setItem(MEMORY, next);
    setChosen(next);
    setNow(now && next !== "once" ? { ...now, slowly: false } : null);
  };
  const again = () => setNow({ key: story.key, at: 0, slowly: true });
  return { story, at, step: story.steps[at] ?? null, pace, go, end: () => setNow(null), again, setPace };
}

/** @type {Record<string, number>} */
const WAYS = { ArrowRight: 1, " ": 1, n: 1, ArrowLeft: -1 };

/**
 * Keys while a story is told: on, back, and any other letter to its end. Whether the key was meant for it.
 * @param {Telling | null} telling
 * @param {KeyboardEvent} event
 */
export function tellingKey(telling, event) {
  if (!telling) return false;
  if (telling.at < 0) {
    if (event.key === "r") telling.again();
    return event.key === "r";
  }
  if (event.key === " " && document.activeElement?.matches("button, a")) return false;
  if (WAYS[event.key]) {
    event.preventDefault();
    telling.go(telling.at + WAYS[event.key]);
    return true;
  }
  if (event.key.length > 1 && event.key !== "Escape") return false; // Tab and Enter belong to the buttons
  telling.end();
  return event.key === "Escape";
}

/**
 * In place of the prompt: what happens in one sentence, why in one line, and the rules to check it by.
 * @param {{ telling: Telling, title: string, controls: boolean }} props
 */
export function TellingBar({ telling, title, controls }) {
  const { story, step } = telling;
  const rules = (step?.rules ?? []).map((rule) =>
    draw`<a key=${rule} href=${ruleLink(title, rule)} target="_blank"
    rel="noopener">${rule}</a> `
  );
  return draw`<section class="prompt wait tell" aria-label=${t("telling.label", { name: story.name })}>
    ${story.face}<${Flag} seat=${story.seat} />
    <div class="say" aria-live="polite"><strong>${step?.sentence}</strong>
      <span class="why">${step?.reason} <span class="rule-links">${rules}</span></span></div>
    ${controls && draw`<div class="acts"><${TellingControls} telling=${telling} /></div>`}</section>`;
}

/** Again, the pace, and on. @param {{ telling: Telling }} props */
export function TellingControls({ telling }) {
  const { story, at, pace, go, again, setPace } = telling;
  const last = at === story.steps.length - 1;
  return draw`<button class="btn small" onClick=${again}><${Icon} name="rotate-ccw" />
      <span class="lab">${t("telling.again")}</span></button>
    <span class="tell-pace" role="group" aria-label=${t("telling.pace")}>${
    PACES.map(([each, icon]) =>
      draw`<button key=${each} aria-pressed=${each === pace} title=${t(`telling.${each}_help`)}
      onClick=${() => setPace(each)}><${Icon} name=${icon} /><span class="lab">${t(`telling.${each}`)}</span></button>`
    )
  }</span>
    <button class="btn go" onClick=${() => go(at + 1)}>${t(last ? "telling.done" : "telling.next")}
      <${Icon} name=${last ? "check" : "step-forward"} /></button>`;
}

/**
 * The turn as a strip: its parts by number, the present step marked, what failed crossed out. A click tells that step.
 * @param {{ telling: Telling }} props
 */
export function TellingStrip({ telling }) {
  const { story, at, go } = telling;
  const steps = story.steps.map((step, k) => ({ ...step, k }));
  return draw`<span class="tell-strip" role="list"
    aria-label=${t("telling.strip", { name: story.name, n: at + 1, all: steps.length })}>${
    story.parts.map((title, part) => {
      const inside = steps.filter((step) => step.part === part);
      const [first] = inside;
      if (!title) {
        return inside.length > 0 &&
          draw`<span key=${part} role="listitem" class="grp"><b>${part + 1}</b>${
            inside.map((step) =>
              draw`<${Chip} key=${step.k} ...${{ at, go }} k=${step.k} failed=${step.failed}
            word=${step.heading} />`
            )
          }</span>`;
      }
      const here = inside.find(({ k }) => k === at);
      return draw`<span key=${part} role="listitem">${
        first
          ? draw`<${Chip} ...${{ at, go }} k=${here?.k ?? first.k} last=${inside.at(-1)?.k} word=${title}
              number=${part + 1} />`
          : draw`<span class="none"><b>${part + 1}</b> ${title}</span>`
      }</span>`;
    })
  }</span>`;
}

/**
 * @param {{
 *   at: number, go: (step: number) => void, k: number, word: Drawing, last?: number, failed?: boolean, number?: number,
 * }} props
 */
function Chip({ at, go, k, word, last = k, failed, number }) {
  const state = k === at ? "now" : last < at ? "done" : "";
  return draw`<button type="button" class=${`${state} ${failed && k <= at ? "fail" : ""}`}
    aria-current=${k === at ? "step" : undefined} onClick=${() => go(k)}>
    ${number && draw`<b>${number}</b> `}${failed && k <= at && draw`<${Icon} name="x" />`}${word}</button>`;
}
