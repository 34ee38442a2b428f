/** Alone against Rachel: the points of both line by line, and who is ahead in each. */
/** @import { Kit, PointsView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { names, SeatMark } from "../pieces.js";

/** @param {{ kit: Kit, values: Record<string, (points: PointsView) => number> }} props */
export function Comparison({ kit, values }) {
  const [own, hers] = kit.table.scoring ?? [];
  const lines = Object.entries(values).map(([part, value]) => ({ part, a: value(own.points), b: value(hers.points) }));
  const all = [...lines, { part: "total", a: own.total, b: hers.total }];
  return draw`<table class="gs-compare"><caption class="sr">${kit.t("score.compare")}</caption>
    <thead><tr><th scope="col">${kit.t("score.line")}</th>${
    [0, 1].map((seat) => draw`<th key=${seat} scope="col"><${SeatMark} seat=${seat} /> ${kit.name(seat)}</th>`)
  }<th scope="col">${kit.t("score.ahead")}</th></tr></thead>
    <tbody>${
    all.map(({ part, a, b }) =>
      draw`<tr key=${part} class=${part === "total" ? "sum" : ""}><th scope="row">${kit.t(`score.${part}`)}</th>
      <td class=${names(a > b && "more")}>${a}</td><td class=${names(b > a && "more")}>${b}</td>
      <td>${signed(a - b)}</td></tr>`
    )
  }</tbody></table>`;
}

/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "=");
