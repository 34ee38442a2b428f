/** The three Company Goals: their levels with the tracker, how far everybody is, and who has accomplished them. */
import { draw } from "/static/shell/lib.js";
import { Icon, names, SeatMark, seatName, sign } from "../pieces.js";

export function Goals({ kit }) {
  return draw`<section class="gc-sheet gc-goals" aria-labelledby="gc-h-goals">
    <h2 id="gc-h-goals">${kit.t("goals")} <small>${kit.t("goals.legend")}</small></h2>
    <ol>${
    kit.table.goals.map((goal, at) =>
      draw`
      <${Goal} key=${at} kit=${kit} at=${at} ...${goal} />`
    )
  }</ol></section>`;
}

function Goal({ kit, at, ...goal }) {
  const { measure, levels, level, values, done, ready } = goal;
  const target = `goal-${at + 1}`;
  const label = `${kit.t(`goals.measure.${measure}`)}: ${goalWords(kit, goal)}`;
  return draw`<li><button class=${names("gc-goal", sign(kit, target), done[kit.seat] && "won")}
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
      draw`<${Value} key=${seat} kit=${kit} seat=${seat} value=${value}
      done=${done[seat]} ready=${ready[seat]} />`
    )
  }</span></button></li>`;
}

/** How far a seat is; a tick where it has accomplished the goal. */
function Value({ kit, seat, value, done, ready }) {
  return draw`<span class=${names("gc-gv", seat === kit.seat && "you", ready && "ready")}>
    <${SeatMark} seat=${seat} />${done ? draw`<${Icon} name="check" />` : value}</span>`;
}

/** "6 needed now. Mira 4, Jonas done." */
export function goalWords(kit, { needed, values, done }) {
  const each = values.map((value, seat) =>
    kit.t(done[seat] ? "goals.done" : "goals.value", {
      name: seatName(kit, seat),
      n: value,
    })
  );
  return `${kit.t("goals.now", { n: needed })} ${each.join(", ")}.`;
}
