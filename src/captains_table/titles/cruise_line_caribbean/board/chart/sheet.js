/** The sheet: the sea chart as it was printed, and where on it everything lies. What is played is drawn over it. */
/** @import { Drawing } from "/static/shell/types.d.ts" */
/** @import { HexAt, Kit } from "../types.d.ts" */
import { draw, useMemo } from "/static/shell/lib.js";
import { ISLANDS, LAND, SHOAL_FAR, SHOAL_MIDDLE, SHOAL_NEAR } from "./coast.js";

/** The units of the sheet. */
export const SHEET = { width: 682, height: 745 };
/** From one hex to the next in a row. */
export const HEX_WIDTH = 60;
const SIDE = HEX_WIDTH / Math.sqrt(3);

/** The middle of a hex. Odd rows are shifted half a hex to the right. @param {HexAt} words */
export function centre([row, column]) {
  return { x: 56 + HEX_WIDTH * (column + (row % 2) / 2), y: 60.6 + 1.5 * SIDE * row };
}

/** The corners of a hex around its middle, from the top clockwise. */
export const HEX_POINTS = [[0, -1], [1, -0.5], [1, 0.5], [0, 1], [-1, 0.5], [-1, -0.5]]
  .map(([right, down]) => [right * HEX_WIDTH / 2, down * SIDE]);

/** The edge of a hex as a path; `inset` draws it that much smaller. @param {HexAt} hex @param {number} [inset] */
export function hexPath(hex, inset = 0) {
  const { x, y } = centre(hex);
  const scale = 1 - (2 * inset) / HEX_WIDTH;
  const corners = HEX_POINTS.map(([right, down]) => [x + right * scale, y + down * scale]);
  return `M${corners.map((corner) => corner.map((part) => part.toFixed(1)).join(" ")).join("L")}z`;
}

/** Where a hex lies, as a style for what is laid on the sheet. @param {HexAt} hex */
export function percent(hex) {
  const { x, y } = centre(hex);
  return { left: `${((100 * x) / SHEET.width).toFixed(2)}%`, top: `${((100 * y) / SHEET.height).toFixed(2)}%` };
}

/** The numbered hexes, where mystery markers may lie (T3). @type {Record<string, HexAt>} */
export const NUMBERED = {
  2: [0, 9],
  3: [2, 8],
  4: [11, 2],
  5: [7, 0],
  6: [4, 8],
  7: [3, 5],
  8: [10, 5],
  9: [5, 6],
  10: [5, 3],
  11: [7, 4],
  12: [4, 6],
  13: [7, 7],
  14: [10, 3],
  15: [9, 8],
  16: [8, 4],
  17: [2, 5],
  18: [1, 7],
  19: [11, 5],
  20: [6, 9],
};

// L: land, a dot: sea, #: a port (T1)
const HEXES = [
  "LLLLL.....",
  "LLL#......",
  "LLL#......",
  "LLL.......",
  "LL...#....",
  "LL........",
  "..##......",
  ".LL.......",
  "...L......",
  ".#.#L##...",
  "..........",
  "L......##.",
  "LL..LLLL..",
];
/** @param {boolean} ashore */
const grid = (ashore) =>
  HEXES.flatMap((cells, row) =>
    [...cells].map((cell, column) => ((cell === "L") === ashore ? hexPath([row, column]) : ""))
  ).join("");
const AT_SEA = grid(false);
const ASHORE = grid(true);

const WINDOW = `0 0 ${SHEET.width} ${SHEET.height}`;
const ROSE = centre([8, 8]);
/** @param {number} turn @param {number} length */
const turned = (turn, length) => [ROSE.x + length * Math.sin(turn), ROSE.y - length * Math.cos(turn)];
const RHUMBS = Array.from({ length: 32 }, (_, each) => {
  const [x, y] = turned((each * Math.PI) / 16, 900);
  return `M${ROSE.x} ${ROSE.y.toFixed(1)}L${x.toFixed(0)} ${y.toFixed(0)}`;
}).join("");

/** The points of the compass, the long ones last so that they lie on top. */
const POINTS = [[24, 3.5, 22.5, 45], [34, 5.5, 45, 90], [46, 8, 0, 90]].flatMap(([length, width, first, step]) =>
  Array.from({ length: 360 / step }, (_, each) => ({ length, width, turn: first + each * step }))
);

function Rose() {
  return draw`<g class="cl-rose" transform=${`translate(${ROSE.x} ${ROSE.y.toFixed(1)})`}>
    <circle r="37" stroke-width="1" /><circle r="40" stroke-width="2.5" stroke-dasharray="1 3.19" />
    ${
    POINTS.map(({ length, width, turn }) =>
      draw`<g key=${turn} transform=${`rotate(${turn})`}>
      <path class="dark" d=${`M0-${length}L${width}-${width}L0 0z`} />
      <path class="light" d=${`M0-${length}L-${width}-${width}L0 0z`} /></g>`
    )
  }
    <circle class="hub" r="4" /><text y="-49">N</text></g>`;
}

const HILLS = [
  [52, 214],
  [63, 208],
  [74, 214],
  [196, 220],
  [208, 226],
  [150, 404],
  [161, 410],
  [206, 446],
  [217, 452],
  [318, 514],
  [330, 510],
  [326, 546],
  [46, 656],
  [57, 650],
  [68, 656],
  [300, 704],
  [312, 698],
  [324, 705],
  [446, 698],
  [458, 692],
  [470, 699],
  [484, 704],
].map(([x, y]) => `M${x - 6} ${y}l4.5-7 1.5-1.5 6 8.5M${x} ${y - 8.5}l1.5 3.5 1.5.5`).join("");
const SWELLS = [
  [408, 58],
  [598, 118],
  [428, 168],
  [620, 300],
  [488, 378],
  [612, 470],
  [440, 424],
  [476, 580],
  [600, 580],
  [300, 640],
  [176, 690],
  [610, 676],
  [40, 470],
  [318, 190],
  [474, 66],
  [340, 372],
].map(([x, y]) => `M${x} ${y}q4-5 8 0t8 0 8 0m-18 7q4-5 8 0t8 0`).join("");
const WHALE = "M546 116c3-9 12-13 23-12 8 1 12 5 17 4 4-1 5-4 5-8 3 3 6 4 9 3-1 5-4 8-8 9-2 8-11 12-22 12-13" +
  " 0-21-3-24-8zM546 116c6 1 11 1 15-1M556 108v.1M560 101c0-4-2-6-5-6M561 101c0-5 2-7 6-7";
const SERPENT = "M596 424c-2-9 2-16 9-16 6 0 9 5 9 10M596 424c-3-1-5-2-7-4M600 414v.1M606 424c1-4 3-6 5-8" +
  "M620 426c0-9 5-14 10-14s9 5 9 14M625 426c1-5 3-8 5-8s4 3 5 8M644 426c1-6 4-9 8-9 3 0 5-3 6-6M584 427h78";

/** A few drawings on land and water, as old charts have them. */
const ORNAMENTS = draw`<path class="cl-swell" d=${SWELLS} /><path class="cl-beasts" d=${WHALE + SERPENT} />`;

// names: key, class, place; a name of two lines has a key for each
const NAMES = [
  ["atlantic", "cl-sea-name", 545, 222],
  ["gulf_1", "cl-sea-name", 82, 366],
  ["gulf_2", "cl-sea-name", 82, 384],
  ["caribbean", "cl-sea-name", 122, 592],
  ["usa", "cl-land-name", 128, 216],
  ["cuba", "cl-land-name", 180, 426],
  ["hispaniola", "cl-land-name", 326, 531],
  ["south", "cl-land-name", 390, 690],
  ["central", "cl-land-name", 74, 630],
];

/**
 * A ringed number, or the number alone beside a marker that lies on it.
 * @param {{ number: string, covered: boolean }} props
 */
function Numbered({ number, covered }) {
  const { x, y } = centre(NUMBERED[number]);
  if (covered) return draw`<text class="cl-number beside" x=${x - 16} y=${y - 6}>${number}</text>`;
  return draw`<circle class="cl-ring" cx=${x} cy=${y} r="10.5" />
    <text class="cl-number" x=${x} y=${y} dy=".32em">${number}</text>`;
}

/** The title on its ribbon. @param {{ t: Kit["t"] }} props */
function Cartouche({ t }) {
  return draw`<g class="cl-title">
    <path class="fold" d="M28 38l12-6v34l-12 8 6-18zM260 38l-12-6v34l12 8-6-18z" />
    <path class="cloth" d="M38 26c70 5 142 5 212 0v44c-70 5-142 5-212 0z" />
    <path class="rule" d="M42 30.5c68 4.5 136 4.5 204 0v35c-68 4.5-136 4.5-204 0z" />
    <text class="name" x="144" y="52">${t("chart.title")}</text>
    <text class="below" x="144" y="66">${t("chart.subtitle")}</text></g>`;
}

/** The neatline: two frames with a scale of black and white between them, and the brass edge of the sheet. */
const NEATLINE = draw`
  <path class="cl-degrees" stroke-dasharray="31.33" d="M12 14H670M12 730.8H670" />
  <path class="cl-degrees" stroke-dasharray="31.34" d="M14 12V732.8M668 12V732.8" />
  <rect class="cl-frame" x="12" y="12" width="658" height="720.8" />
  <rect class="cl-frame" x="16" y="16" width="650" height="712.8" stroke-width=".8" />
  <rect class="cl-frame brass" x="6" y="6" width="670" height="732.8" />`;

/** @param {Kit["t"]} t @param {number[]} covered */
function printed(t, covered) {
  return draw`<svg class="cl-printed" viewBox=${WINDOW} role="img" aria-label=${t("chart.label")}>
    <defs>
      <clipPath id="cl-field"><rect x="18" y="18" width="646" height="708.8" /></clipPath>
      <clipPath id="cl-ashore"><path d=${LAND} /></clipPath>
      <pattern id="cl-hatching" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path class="cl-hatch" d="M0 0v5" /></pattern></defs>
    <rect class="cl-paper" width=${SHEET.width} height=${SHEET.height} />
    <g clip-path="url(#cl-field)">
      <rect class="cl-deep" width=${SHEET.width} height=${SHEET.height} />
      <path class="cl-shoal-far" d=${SHOAL_FAR} /><path class="cl-shoal-middle" d=${SHOAL_MIDDLE} />
      <path class="cl-shoal-near" d=${SHOAL_NEAR} /><path class="cl-rhumb" d=${RHUMBS} />${ORNAMENTS}</g>
    <${Rose} />
    <path class="cl-hexes" d=${AT_SEA} />
    <g clip-path="url(#cl-field)">
      <path class="cl-land" d=${LAND} /><path d=${LAND} fill="url(#cl-hatching)" />
      <path class="cl-relief" d=${LAND} clip-path="url(#cl-ashore)" />
      <path class="cl-coast" d=${LAND} fill="none" /><path class="cl-coast isles" d=${ISLANDS} />
      <path class="cl-hexes ashore" d=${ASHORE} /><path class="cl-hills" d=${HILLS} /></g>
    ${NAMES.map(([key, look, x, y]) => draw`<text key=${key} class=${look} x=${x} y=${y}>${t(`chart.${key}`)}</text>`)}
    ${
    Object.keys(NUMBERED).map((number) =>
      draw`<${Numbered} key=${number} number=${number}
      covered=${covered.includes(+number)} />`
    )
  }
    <g class="cl-scale" transform="translate(556 712)"><path d="M0-4v8M30-4v8M60-4v8M0 0h60" />
      <rect y="-2" width="30" height="4" /><text x="30" y="-9">${t("chart.scale")}</text></g>
    <${Cartouche} t=${t} />${NEATLINE}</svg>`;
}

/**
 * The chart. Its print is drawn once; only what is played is drawn again.
 * `covered`: numbers on which a marker lies; `children`: SVG in the units of the sheet; `above`: HTML over it, placed
 * with `percent`, the buttons.
 * @param {{ kit: Kit, covered?: number[], children?: Drawing, above?: Drawing }} props
 */
export function Sheet({ kit, covered = [], children, above }) {
  const print = useMemo(() => printed(kit.t, covered), [kit.lang, covered.join()]);
  return draw`<div class="cl-sheet">${print}
    <svg class="cl-played" viewBox=${WINDOW} aria-hidden="true">${children}</svg>${above}</div>`;
}
