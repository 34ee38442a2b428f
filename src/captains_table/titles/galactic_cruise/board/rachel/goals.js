/** Her three Company Goals, each drawn as what is counted, with the Solo Token on the threshold. */
/** @import { Kit } from "../types.d.ts" */
/** @import { RachelGoal } from "../view.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Icon, names, Piece, RESOURCES, seatName } from "../pieces.js";
import { rachelOf } from "./words.js";

/** @type {Record<string, (props: { kit: Kit, goal: RachelGoal }) => unknown>} */
const DRAWN = { developments: Developments, segments: Segments, ships_launched: Launched };

/** @param {{ kit: Kit }} props */
export function Goals({ kit }) {
  const { goals, seat } = rachelOf(kit);
  return draw`<ol class="rs-goals" aria-label=${kit.t("rachel.goals", { name: seatName(kit, seat) })}>${
    goals.map((goal, at) => {
      const target = `rachel-goal-${at + 1}`;
      const met = goal.value >= goal.needed;
      return draw`<li key=${at} id=${target} class=${names((met || goal.done) && "met")}
          data-told=${kit.told(target)?.kind}>
        <p><b>${goal.value}</b><small>${kit.t("rachel.of", { n: goal.needed })}</small>
          ${goal.done && draw`<${Icon} name="check" label=${kit.t("rachel.goal_done")} />`}</p>
        <${DRAWN[goal.measure]} kit=${kit} goal=${goal} />
        <em>${kit.t(`rachel.goal.${goal.measure}`)}</em>
        <small class="rs-soon">${
        goal.done ? kit.t("rachel.goal_done") : met ? kit.t("rachel.goal_soon") : ""
      }</small></li>`;
    })
  }</ol>`;
}

/** How far she is at each, in one row: for a phone. @param {{ kit: Kit }} props */
export function GoalRow({ kit }) {
  return draw`<span class="rs-goalrow">${
    rachelOf(kit).goals.map(({ measure, value, needed, done }, at) =>
      draw`<span key=${at} class=${names((done || value >= needed) && "met")}>
      <${Icon} name=${`solo-${measure}`} label=${kit.t(`rachel.goal.${measure}`)} />${value}/${needed}</span>`
    )
  }</span>`;
}

/** @param {{ measure: string }} props */
function Token({ measure }) {
  return draw`<${Icon} name=${`solo-${measure}`} className="tok" />`;
}

/** The nine on her board: those built are gone, column by column (GX-5.17). @param {{ kit: Kit, goal: RachelGoal }} props */
function Developments({ kit, goal }) {
  const { seat } = rachelOf(kit);
  const { removed } = kit.table.players[seat];
  return draw`<span class="rs-grid">${
    RESOURCES.map((kind, row) =>
      draw`<span key=${kind} class="rs-r"><${Icon} name=${kind} /></span>${
        [0, 1, 2].map((column) =>
          draw`<span key=${column} class=${names("rs-d", column < removed[kind] && "gone")}>
          ${column >= removed[kind] && draw`<${Piece} kit=${kit} kind="dev" owner=${seat} label="" />`}
          ${3 * column + row + 1 === goal.needed && draw`<${Token} measure=${goal.measure} />`}</span>`
        )
      }`
    )
  }</span>`;
}

/** Nine at most: three Ships of three. @param {{ kit: Kit, goal: RachelGoal }} props */
function Segments({ kit, goal }) {
  const { ship_limit: ships, segment_limit: each } = kit.table.players[rachelOf(kit).seat];
  return draw`<span class="rs-pips">${
    Array.from({ length: ships * each }, (_, at) =>
      draw`<i key=${at} class=${at < goal.value ? "on" : ""}>
      ${at + 1 === goal.needed && draw`<${Token} measure=${goal.measure} />`}</i>`)
  }</span>`;
}

/** @param {{ kit: Kit, goal: RachelGoal }} props */
function Launched({ kit, goal }) {
  const { ship_limit: ships } = kit.table.players[rachelOf(kit).seat];
  return draw`<span class="rs-launched">${
    Array.from({ length: ships }, (_, at) =>
      draw`<i key=${at} class=${at < goal.value ? "on" : ""}>
      ${at + 1 === goal.needed && draw`<${Token} measure=${goal.measure} />`}<${Icon} name="ship" /></i>`)
  }</span>`;
}
