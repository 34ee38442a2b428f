/** The final scoring, told step by step: families, routes, guests, total. Jana's too, where she sailed along. */
/** @import { Kit, Scorer } from "../types.d.ts" */
import { draw, Flag, Icon, names } from "/static/shell/lib.js";
import { Steps, useTelling } from "/static/shell/scoring.js";
import { Marks, Pile } from "../own/index.js";
import { Guest } from "../pieces.js";
import { regionName } from "../words.js";

const STEPS = ["families", "routes", "guests", "total"];

/**
 * Everybody who scores: {key, seat, name, families, routes, guests, total, hand, points of each kind}.
 * @param {Kit} kit
 */
function scorers(kit) {
  const { scoring, jana } = kit.table;
  /** @type {Scorer[]} */
  const all = (scoring ?? []).map((each, seat) => ({
    ...each,
    key: seat,
    seat,
    name: kit.name(seat),
    pile: each.families.map(([id]) => id),
    sums: { families: each.family_points, routes: each.route_points, guests: each.guest_points },
  }));
  if (jana) {
    const { route, points = 0, pile = [], family_points: families = 0 } = jana;
    const sums = { families, routes: route.value, guests: 0 };
    all.push({ key: "jana", name: "Jana", pile, routes: route.region ? [route] : [], guests: 0, total: points, sums });
  }
  return all;
}

/** @param {{ kit: Kit }} props the kit of a game that is over */
export function Scoring({ kit }) {
  const { step, choose } = useTelling(STEPS.length - 1);
  if (!kit.table.scoring) return null;
  const all = scorers(kit);
  const most = Math.max(1, ...all.map((each) => each.total));
  return draw`<section class="scoring" aria-label=${kit.t("score")}>
    <h2>${kit.t("score")}</h2>
    <${Steps} className="steps" steps=${STEPS} ...${{ kit, step, choose }} />
    <p class="telling" aria-live="polite">${
    step < 3 ? kit.t(`score.${STEPS[step]}.says`, { n: kit.table.guests_per_point }) : verdict(kit, all)
  }</p>
    <ul class="bills">${
    all.map((each) =>
      draw`
      <${Bill} key=${each.key} kit=${kit} who=${each} step=${step} most=${most} />`
    )
  }</ul>
  </section>`;
}

/**
 * One player: the points so far as a growing bar, and what the present step adds.
 * @param {{ kit: Kit, who: Scorer, step: number, most: number }} props
 */
function Bill({ kit, who, step, most }) {
  const kinds = STEPS.slice(0, Math.min(step, 2) + 1);
  const sum = kinds.reduce((all, kind) => all + who.sums[kind], 0);
  const won = step === 3 && winner(kit) === who.key;
  return draw`<li class=${names("bill", won && "won")}><header>
      ${who.seat === undefined ? draw`<${Icon} name="ship" />` : draw`<${Flag} seat=${who.seat} />`}<b>${who.name}</b>
      ${won && draw`<span class="chip">${kit.t("score.wins")}</span>`}
      ${step < 3 && draw`<span class="plus">+${who.sums[STEPS[step]]}</span>`}<output>${sum}</output></header>
    <span class="bar" aria-hidden="true">${
    STEPS.slice(0, 3).map((kind) =>
      draw`<i key=${kind} class=${`part-${kind}`}
      style=${{ width: kinds.includes(kind) ? `${(100 * who.sums[kind]) / most}%` : "0" }}></i>`
    )
  }</span>
    <${Detail} kit=${kit} who=${who} step=${STEPS[step]} /></li>`;
}

/** @param {{ kit: Kit, who: Scorer, step: string }} props */
function Detail({ kit, who, step }) {
  if (step === "families") return draw`<${Pile} kit=${kit} pile=${who.pile} />`;
  if (step === "routes") {
    const routes = [...who.routes].sort((a, b) => b.value - a.value);
    return draw`<ul class="legs">${
      routes.map(({ region, ports, sea, value }, at) =>
        draw`<li key=${at}>
        <${Marks} region=${region} ports=${ports} sea=${sea} /><span>${regionName(kit, region)}</span>
        <b>${kit.t("own.points", { n: value })}</b></li>`
      )
    }
      ${routes.length === 0 && draw`<li>${kit.t("score.no_route")}</li>`}</ul>`;
  }
  if (step === "guests") {
    if (who.seat === undefined) return draw`<p>${kit.t("score.jana_guests")}</p>`;
    const out = kit.table.ships[who.seat].spots.flatMap((spot) => spot.guests);
    return draw`<p><span class="row" aria-hidden="true">
      ${out.map((colour, at) => draw`<${Guest} key=${at} kind=${colour} />`)}</span>
      ${kit.t("score.guests.left", { n: who.guests, points: who.sums.guests })}</p>`;
  }
  const { families, routes, guests } = who.sums;
  return draw`<p>${kit.t("rail.sum", { families, routes, guests })}${
    who.hand === undefined ? "" : ` ${kit.t("score.hand", { n: who.hand })}`
  }</p>`;
}

// -- who won ------------------------------------------------------------------------------------------------

/** @param {Kit} kit */
const winner = (kit) => kit.view.outcome?.winners[0] ?? (kit.table.jana ? "jana" : undefined);

const VERDICTS = { points: "score.most", hand: "score.tie_hand", order: "score.tie_order", jana: "score.jana_tie" };

/** The last sentence: who has most, or what broke the tie. @param {Kit} kit @param {Scorer[]} all */
function verdict(kit, all) {
  const won = all.find((each) => each.key === winner(kit));
  const { decided } = kit.table;
  if (!won || !decided) return kit.t("score.total.says");
  return kit.t(VERDICTS[decided], { name: won.name, n: won.total, cards: won.hand ?? 0 });
}
