/** Ways over the water, for drawings only: what a move costs comes with the view. */
/** @import { HexAt, Point } from "../types.d.ts" */

/** @param {number} row */
const around = (
  row,
) => (row % 2
  ? [[0, -1], [0, 1], [-1, 0], [-1, 1], [1, 0], [1, 1]]
  : [[0, -1], [0, 1], [-1, -1], [-1, 0], [1, -1], [1, 0]]);

/**
 * A shortest way over water from hex to hex, both included, or null; `avoid`: hexes to go round, as [row, column].
 * @param {string[]} rows
 * @param {HexAt} from
 * @param {HexAt} to
 * @param {HexAt[]} [avoid]
 */
export function wayBetween(rows, from, to, avoid = []) {
  /** @param {HexAt} words */
  const word = ([row, column]) => `${row}-${column}`;
  const goal = word(to);
  const shut = new Set(avoid.map(word).filter((each) => each !== goal));
  /** @type {Map<string, HexAt | null>} */
  const before = new Map([[word(from), null]]);
  const queue = [from];
  for (const here of queue) {
    if (word(here) === goal) return unwound(before, here, word);
    for (const [down, right] of around(here[0])) {
      const next = [here[0] + down, here[1] + right];
      const cell = rows[next[0]]?.[next[1]];
      if (!cell || cell === "L" || before.has(word(next)) || shut.has(word(next))) continue;
      before.set(word(next), here);
      queue.push(next);
    }
  }
  return null;
}

/** @param {Map<string, HexAt | null>} before @param {HexAt} end @param {(hex: HexAt) => string} word */
function unwound(before, end, word) {
  const way = [];
  /** @type {HexAt | null} */
  let here = end;
  for (; here; here = before.get(word(here)) ?? null) way.unshift(here);
  return way;
}

/** A smooth line through points, as a path. @param {Point[]} points */
export function smooth(points) {
  /** @param {number} index */
  const at = (index) => points[Math.min(points.length - 1, Math.max(0, index))];
  /** @param {number} value */
  const round = (value) => value.toFixed(1);
  return points.slice(1).reduce((path, point, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first = { x: from.x + (point.x - before.x) / 6, y: from.y + (point.y - before.y) / 6 };
    const second = { x: point.x - (after.x - from.x) / 6, y: point.y - (after.y - from.y) / 6 };
    return `${path}C${[first, second, point].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`;
  }, `M${round(points[0].x)} ${round(points[0].y)}`);
}
