/** Where everything lies on the sea: slots in half columns, so that rows of any length can be centred. */
/** @import { TranquilityView } from "../view.d.ts" */
/** @import { SlotCell } from "../types.d.ts" */
import { draw, useEffect, useRef } from "/static/shell/lib.js";

/** The sea, painted once per size: drawing its washes anew with every move would be slow. */
export function Painting() {
  const canvas = useRef(null);
  useEffect(() => {
    const picture = new Image();
    const paint = () => {
      const { clientWidth, clientHeight } = canvas.current;
      const sharp = Math.min(2, devicePixelRatio);
      canvas.current.width = clientWidth * sharp;
      canvas.current.height = clientHeight * sharp;
      canvas.current.getContext("2d").drawImage(picture, 0, 0, canvas.current.width, canvas.current.height);
    };
    const watch = new ResizeObserver(() => picture.complete && paint());
    picture.onload = () => watch.observe(canvas.current);
    picture.src = "/titles/tranquility/board/sea/painting.svg";
    return () => {
      picture.onload = null; // it may come when the table is gone
      watch.disconnect();
    };
  }, []);
  return draw`<canvas ref=${canvas} class="sea" aria-hidden="true"></canvas>`;
}

/** The picture of a view's rows: cells in slot order, and how large the grid is. @param {TranquilityView} table */
export function chartOf(table) {
  const width = Math.max(...table.rows.map((row) => row.length));
  const height = table.rows.length;
  /** @type {SlotCell[]} */
  const cells = [];
  table.rows.forEach((row, up) => {
    row.forEach((slot, along) => {
      const half = width - row.length + 2 * along; // from the left, in half columns
      const late = (half / 2 + 1) / width + (up + 1) / height >= 8 / 6 - 0.001; // where the painting is dark
      if (slot) cells.push({ ...slot, row: up + 1, half, late });
    });
  });
  /** @param {number} row */
  const inset = (row) => (width - table.rows[row - 1].length) / (2 * width); // free on either side, of the width
  return { cells, inset, halves: 2 * width, height, filled: cells.filter((cell) => cell.card).length };
}

const BULGE = 18;

/**
 * The course in a square of 600: from the end of each row round to the beginning of the row above, line by line.
 * @param {{ cells: SlotCell[], halves: number, height: number }} props
 */
export function courseOf({ cells, halves, height }) {
  const lines = new Map(); // line, row -> from, to
  for (const { slot, row, half } of cells) {
    const line = slot.replace(/\d+$/, "");
    if (!lines.has(line)) lines.set(line, new Map());
    const rows = lines.get(line);
    const [from, to] = rows.get(row) || [Infinity, -Infinity];
    rows.set(row, [Math.min(from, half), Math.max(to, half + 2)]);
  }
  /** @param {number} half */
  const x = (half) => (half * 600) / halves;
  /** @param {number} row */
  const middle = (row) => 600 - ((row - 0.5) * 600) / height;
  const parts = [];
  for (const rows of lines.values()) {
    for (const [row, [, to]] of rows) {
      if (!rows.has(row + 1)) continue;
      const between = 600 - (row * 600) / height;
      const end = x(to);
      const begin = x(rows.get(row + 1)[0]);
      parts.push(
        `M${end} ${middle(row)}C${end + BULGE} ${middle(row)} ${end + BULGE} ${between} ${end} ${between}` +
          `H${begin}C${begin - BULGE} ${between} ${begin - BULGE} ${middle(row + 1)} ${begin} ${middle(row + 1)}`,
      );
    }
  }
  return parts.join("");
}
