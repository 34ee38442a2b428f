/**
 * The end, told step by step: what was won on the way, AGM A and B, and the six counts of AGM C, with their figures.
 */
/** @import { Kit, PointsView, Scored } from "../types.d.ts" */
import { draw, Flag, useEffect, useState } from "/static/shell/lib.js";
import { Comparison } from "./comparison.js";
import { Detail } from "./detail.js";
import { listed, names } from "../pieces.js";

const PACE = 2600; // ms that a step is shown before the next one
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {(keyof PointsView)[]} */
const WAY = ["start", "guests", "cockpits", "bonuses", "reputation"]; // won in the course of the game
/** @param {PointsView} points @param {(keyof PointsView)[]} parts */
const sum = (points, parts) => parts.reduce((all, each) => all + (points[each] ?? 0), 0);

/** The points of each step, from the books of where Victory Points came from. */
/** @type {Record<string, (points: PointsView) => number>} */
const VALUES = {
  /** @param {PointsView} points */
  way: (points) => sum(points, WAY),
  /** @param {PointsView} points */
  agm_a: (points) => points.agm_a,
  /** @param {PointsView} points */
  agm_b: (points) => points.agm_b,
  /** @param {PointsView} points */
  cockpits: (points) => points.final_cockpits,
  /** @param {PointsView} points */
  developments: (points) => points.developments,
  /** @param {PointsView} points */
  segments: (points) => points.segments,
  /** @param {PointsView} points */
  progress: (points) => points.progress,
  /** @param {PointsView} points */
  track: (points) => points.track,
  /** @param {PointsView} points */
  supplies: (points) => points.supplies,
};
/** @param {PointsView} points */
const barOf = (points) => Object.values(VALUES).reduce((all, value) => all + Math.max(0, value(points)), 0);
const STEPS = [...Object.keys(VALUES), "total"];

/** Which step is told: they follow each other by themselves until somebody chooses one. @param {number} last */
function useTelling(last) {
  const [step, setStep] = useState(still.matches ? last : 0);
  const [told, setTold] = useState(still.matches);
  useEffect(() => {
    if (told || step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [step, told, last]);
  /** @param {number} each */
  const choose = (each) => {
    setTold(true);
    setStep(each);
  };
  return { step, choose };
}

/** @param {{ kit: Kit }} props the kit of a game that is over */
export function Scoring({ kit }) {
  const { step, choose } = useTelling(STEPS.length - 1);
  if (!kit.table.scoring) return null;
  const all = kit.table.scoring.map((each, seat) => ({ ...each, seat })).sort((a, b) => b.total - a.total);
  const most = Math.max(1, ...all.map(({ points }) => barOf(points)));
  const now = STEPS[step];
  return draw`<section class="gs" aria-label=${kit.t("score")}><h2>${kit.t("score")}</h2>
    <ol class="gs-steps">${
    STEPS.map((name, at) =>
      draw`<li key=${name}><button type="button" aria-current=${at === step ? "step" : undefined}
      onClick=${() => choose(at)}><span>${at + 1}</span>${kit.t(`score.${name}`)}
          <i class=${`gs-${name}`} aria-hidden="true"></i></button></li>`
    )
  }</ol>
    <p class="gs-telling" aria-live="polite">${
    now === "total" ? verdict(kit, all) : kit.t(`score.${now}.says`, { n: kit.cards.numbers.supplies_score })
  }</p>
    ${now === "total" && kit.table.rachel && draw`<${Comparison} kit=${kit} values=${VALUES} />`}
    <ul class="gs-bills">${all.map((each) => draw`<${Bill} key=${each.seat} ...${{ kit, each, step, most }} />`)}</ul>
        </section>`;
}

/**
 * One player: the points so far as a growing bar, and what the present step adds.
 * @param {{ kit: Kit, each: Scored, step: number, most: number }} props
 */
function Bill({ kit, each, step, most }) {
  const counted = STEPS.slice(0, Math.min(step + 1, STEPS.length - 1));
  const total = counted.reduce((all, name) => all + VALUES[name](each.points), 0);
  const now = STEPS[step];
  const won = now === "total" && winnersOf(kit).includes(each.seat);
  const adds = now === "total" ? null : VALUES[now](each.points);
  /** @param {string} name */
  const share = (name) => (counted.includes(name) ? `${(100 * Math.max(0, VALUES[name](each.points))) / most}%` : "0");
  return draw`<li class=${names("gs-bill", won && "won")}><header><${Flag} seat=${each.seat} />
      <b>${kit.name(each.seat)}</b>
      ${won && draw`<em>${kit.t("score.wins")}</em>`}${
    adds !== null && draw`<span class="gs-plus">${adds < 0 ? `−${-adds}` : `+${adds}`}</span>`
  }
      <output>${total}</output></header>
    <span class="gs-bar" aria-hidden="true">${
    STEPS.slice(0, -1).map((name) =>
      draw`<i key=${name}
        class=${`gs-${name}`} style=${{ width: share(name) }}></i>`
    )
  }</span>
    <${Detail} ...${{ kit, each, step: now, values: VALUES }} /></li>`;
}

/** Whoever has won; Rachel, if the player she plays against has not. @param {Kit} kit */
function winnersOf(kit) {
  const { winners = [], reason } = kit.view.outcome ?? {};
  return reason === "behind_rachel" && kit.table.rachel ? [kit.table.rachel.seat] : winners;
}

/** The last sentence: who has most, or that it is shared. @param {Kit} kit @param {Scored[]} all */
function verdict(kit, all) {
  const winners = winnersOf(kit);
  if (winners.length === 0) return kit.t("score.total.says");
  const first = all.find(({ seat }) => seat === winners[0]) ?? all[0];
  const gaps = { name: listed(kit, winners.map((seat) => kit.name(seat))), n: first.total };
  if (winners.length > 1) return kit.t("score.shared", gaps);
  const level = all.some(({ total, seat }) => total === first.total && seat !== first.seat);
  return kit.t(level ? "score.tie" : "score.most", gaps);
}
