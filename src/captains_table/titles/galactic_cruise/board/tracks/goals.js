/** The three Company Goals: their levels with the tracker, how far everybody is, and who has accomplished them. */
/** @import { GoalView, Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Icon, names, SeatMark, seatName, sign } from "../pieces.js";
import { rachelOf } from "../rachel/words.js";

/** @param {{ kit: Kit }} props */
export function Goals({ kit }) {
  return draw`<section class="gc-sheet gc-goals" aria-labelledby="gc-h-goals">
    <h2 id="gc-h-goals">${kit.t("goals")} <small>${
    kit.t(kit.table.rachel ? "rachel.own_goals" : "goals.legend")
  }</small></h2>
    <ol>${
    kit.table.goals.map((goal, at) =>
      draw`
      <${Goal} key=${at} kit=${kit} at=${at} ...${goal} />`
    )
  }</ol></section>`;
}

/** @param {{ kit: Kit, at: number } & GoalView} props */
function Goal({ kit, at, ...goal }) {
  const { measure, levels, level, values, done, ready } = goal;
  const target = `goal-${at + 1}`;
  const label = `${kit.t(`goals.measure.${measure}`)}: ${goalWords(kit, goal, at)}`;
  return draw`<li><button class=${names("gc-goal", sign(kit, target), done[kit.seat ?? -1] && "won")}
      ...${kit.press(target, { label, wish: `goal ${at + 1}` })}>
    <b>${kit.t(`goals.measure.${measure}`)}</b>
    <span class="gc-ths">${
    levels.map((each, step) =>
      draw`<span key=${step}
      class=${names("gc-th", step === level && "at", step < level && "past")}>${each}</span>`
    )
  }</span>
    <span class="gc-gvs">${
    values.map((value, seat) =>
      kit.table.rachel?.seat === seat
        ? draw`<${Hers} key=${seat} kit=${kit} at=${at} />`
        : draw`<${Value} key=${seat} kit=${kit} seat=${seat} value=${value}
      done=${done[seat]} ready=${ready[seat]} />`
    )
  }</span></button></li>`;
}

/**
 * How far a seat is; a tick where it has accomplished the goal.
 * @param {{ kit: Kit, seat: number, value: number, done: boolean, ready: boolean }} props
 */
function Value({ kit, seat, value, done, ready }) {
  return draw`<span class=${names("gc-gv", seat === kit.seat && "you", ready && "ready")}>
    <${SeatMark} seat=${seat} />${done ? draw`<${Icon} name="check" />` : value}</span>`;
}

/** Rachel counts something else for this column (GX-4.40). @param {{ kit: Kit, at: number }} props */
function Hers({ kit, at }) {
  const { seat, goals } = rachelOf(kit);
  const { measure, value, needed, done } = goals[at];
  return draw`<span class=${names("gc-gv hers", value >= needed && "ready")}><${SeatMark} seat=${seat} />
    <${Icon} name=${`solo-${measure}`} />${done ? draw`<${Icon} name="check" />` : `${value}/${needed}`}</span>`;
}

/**
 * "6 needed now. Mira 4, Jonas done."
 * @param {Kit} kit
 * @param {{ needed: number, values: number[], done: boolean[] }} given
 * @param {number} at which of the three
 */
export function goalWords(kit, { needed, values, done }, at) {
  const each = values.map((value, seat) => {
    const name = seatName(kit, seat);
    if (done[seat]) return kit.t("goals.done", { name });
    if (kit.table.rachel?.seat !== seat) return kit.t("goals.value", { name, n: value });
    const hers = rachelOf(kit).goals[at];
    return kit.t("rachel.goal_value", { name, goal: kit.t(`rachel.goal.${hers.measure}`), n: value, of: hers.needed });
  });
  return `${kit.t("goals.now", { n: needed })} ${each.join(", ")}.`;
}
