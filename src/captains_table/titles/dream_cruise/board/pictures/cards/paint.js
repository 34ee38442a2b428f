/** The paint box of the card scenes: flat colours and the few shapes every drawing is made of. */
/** @import { Part } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";

/** Colours of the set; their values, by day and by night, are in index.css. */
const NAMES = [
  "cream",
  "shade",
  "navy",
  "red",
  "gold",
  "teal",
  "aqua",
  "wood",
  "bark",
  "leaf",
  "plum",
  "rose",
  "skin",
  "sand",
  "grey",
  "sky",
  "sky2",
  "floor",
  "floor2",
];
export const ink = Object.fromEntries(NAMES.map((name) => [name, `var(--ds-${name})`]));

/** Art reaches past the frame on both sides, so that a card can also be shown as a wide strip. */
export const LEFT = -60;
export const WIDTH = 240;

/** @param {string} d @param {string} fill */
export const shape = (d, fill) => draw`<path d=${d} fill=${fill} />`;
/** @param {string} d @param {string} stroke @param {number} [width] */
export const line = (d, stroke, width = 3) =>
  draw`<path d=${d} fill="none" stroke=${stroke} stroke-width=${width}
  stroke-linecap="round" stroke-linejoin="round" />`;
/** @param {number} cx @param {number} cy @param {number} r @param {string} fill */
export const disc = (cx, cy, r, fill) => draw`<circle cx=${cx} cy=${cy} r=${r} fill=${fill} />`;
/** @param {number} cx @param {number} cy @param {number} r @param {string} stroke @param {number} [width] */
export const ring = (cx, cy, r, stroke, width = 3) =>
  draw`<circle cx=${cx} cy=${cy} r=${r} fill="none"
  stroke=${stroke} stroke-width=${width} />`;
/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} fill */
export const oval = (cx, cy, rx, ry, fill) => draw`<ellipse cx=${cx} cy=${cy} rx=${rx} ry=${ry} fill=${fill} />`;
/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {number} [rx]
 */
export const box = (x, y, width, height, fill, rx = 0) =>
  draw`<rect x=${x} y=${y} width=${width} height=${height}
  rx=${rx} fill=${fill} />`;
/** @param {[x: number, y: number][]} places @param {number} r @param {string} fill */
export const dots = (places, r, fill) => places.map(([x, y]) => disc(x, y, r, fill));
/**
 * Every second sector of an oval, as on wheels and boards.
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry
 * @param {number} count
 * @param {string} fill
 */
export function sectors(x, y, rx, ry, count, fill) {
  /** @param {number} part */
  const at = (part) => {
    const turn = (part * 2 * Math.PI) / count;
    return `${(x + rx * Math.cos(turn)).toFixed(1)} ${(y + ry * Math.sin(turn)).toFixed(1)}`;
  };
  /** @param {number} n */
  const sector = (n) => `M${x} ${y}L${at(n)}A${rx} ${ry} 0 0 1 ${at(n + 0.5)}z`;
  return shape(Array.from({ length: count }, (_, n) => sector(n)).join(""), fill);
}
/** A band from edge to edge. @param {number} y @param {number} height @param {string} fill */
export const band = (y, height, fill) => box(LEFT, y, WIDTH, height, fill);
/** @param {number} degrees @param {number} x @param {number} y @param {Part} parts */
export const turned = (degrees, x, y, parts) => draw`<g transform=${`rotate(${degrees} ${x} ${y})`}>${parts}</g>`;
/** @param {number} x @param {number} y @param {Part} parts @param {number} [scale] */
export const moved = (x, y, parts, scale = 1) =>
  draw`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
  ${parts}</g>`;
/** @param {number} opacity @param {Part} parts */
export const faint = (opacity, parts) => draw`<g opacity=${opacity}>${parts}</g>`;
/** @param {number} x @param {number} y @param {number} size @param {string} text @param {string} fill */
export const letters = (x, y, size, text, fill) =>
  draw`<text x=${x} y=${y} font-size=${size} fill=${fill}
  text-anchor="middle">${text}</text>`;

/** Three curls of steam around a middle. @param {number} x @param {number} y @param {string} [colour] */
export const steam = (x, y, colour = ink.cream) =>
  faint(
    0.85,
    line(
      [-13, 0, 13].map((by) => `M${x + by} ${y}c-5-6 5-9 0-16`).join(""),
      colour,
      3,
    ),
  );

/**
 * A guest as on the board: one body, one head. The foot stands at x, y.
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 * @param {string} [head]
 */
export const guest = (x, y, colour, head = ink.skin) =>
  moved(x, y, [
    shape("M0-24c6 0 9 4 9.6 10L11-2a2 2 0 0 1-2 2H-9a2 2 0 0 1-2-2l1.4-12C-9-20-6-24 0-24z", colour),
    disc(0, -30, 7, head),
  ]);

/** A five-pointed star. @param {number} x @param {number} y @param {number} size @param {string} fill */
export const star = (x, y, size, fill) =>
  moved(x, y, shape("M0-10l2.6 7.2 7.4.3-5.8 4.6 2 7.4L0 5.2l-6.2 4.3 2-7.4L-10-2.5l7.4-.3z", fill), size / 10);

/** A quaver, its head at x, y. @param {number} x @param {number} y @param {string} fill @param {number} [scale] */
export const note = (x, y, fill, scale = 1) =>
  moved(x, y, [
    turned(-18, 0, 0, oval(0, 0, 5, 3.8, fill)),
    shape("M3 0V-22h2.6c1 6 7 6 7 13-2-4-5-4-7-4V0z", fill),
  ], scale);

/**
 * Small waves along a line of water.
 * @param {number} x
 * @param {number} y
 * @param {number} count
 * @param {string} [colour]
 * @param {number} [width]
 */
export const ripples = (x, y, count, colour = ink.cream, width = 2) =>
  line(
    `M${x} ${y}${"q4-4 8 0t8 0".repeat(count)}`,
    colour,
    width,
  );
