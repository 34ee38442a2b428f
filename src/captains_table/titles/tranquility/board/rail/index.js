/** The rail: what is told of every player. */
/** @import { Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Back, Side, Sign } from "../pieces.js";

/** What everybody may know of a player: the content of a `<dl>`. @param {{ kit: Kit, seat: number }} props */
export function Facts({ kit, seat }) {
  const { table } = kit;
  const size = table.hand_sizes[seat];
  const duel = table.mode === "duel";
  const middle = duel ? table.points?.[seat] ?? 0 : table.pile_sizes[seat];
  return draw`<div><dt>${kit.t("in_hand")}</dt><dd>${size} <span class="backs" aria-hidden="true">
      ${Array.from({ length: Math.min(6, size) }, (_, each) => draw`<${Back} key=${each} />`)}</span></dd></div>
    <div><dt>${kit.t(duel ? "points" : "to_draw", { n: middle })}</dt><dd>${middle}</dd></div>
    <div><dt>${kit.t("discarded")}</dt><dd>${table.discard_sizes[seat]}</dd></div>
    <${Open} kit=${kit} seat=${seat} />`;
}

/**
 * What lies open before a player: Storms, Compasses, shown Monsters, sun or moon.
 * @param {{ kit: Kit, seat: number }} props
 */
function Open({ kit, seat }) {
  const { table } = kit;
  const things = (table.storms || []).filter((storm) => storm.seat === seat).map(({ colour }) => [
    draw`<${Sign} name=${`storm-${colour}`} />`,
    kit.t(`front.${colour}`, { n: table.hand_limits[seat] }),
  ]);
  const held = table.compasses?.[seat] || 0;
  const marks = table.marks[seat];
  if (held) things.push([draw`<${Sign} name="compass" />`, kit.t("compasses", { n: held })]);
  if (marks) things.push([draw`<${Sign} name="claw" />`, kit.t("monsters_shown", { n: marks })]);
  const side = table.sides?.[seat] || table.hands_held?.[seat];
  if (side) {
    things.push([
      draw`<${Side} side=${side} owner=${table.sides ? seat : undefined} />`,
      kit.t(table.sides ? `side.${side}` : `held.${side}`),
    ]);
  }
  return things.length > 0 && draw`<div class="fronts"><dt class="sr">${kit.t("in_front")}</dt>
    <dd>${things.map(([sign, words], at) => draw`<span key=${at}>${sign}${words}</span>`)}</dd></div>`;
}
