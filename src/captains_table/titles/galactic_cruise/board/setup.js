/** What the set-up page draws for Galactic Cruise: rockets of the companies, and the campus on the table. */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";

/** Options that make the voyage, in the order of the page. The rest are house rules. @param {number} seats */
export const front = (seats) => (seats === 1 ? [["setup"], ["solo_difficulty"]] : [["setup"]]);

const CREAM = "#fffaf0";
const NIGHT = "#12263f";
const TEAL = "#12706f";
const ORANGE = "#e0702c";
const PLUM = "#6d3b73";
const SAND = "#e9a24a";
const GLASS = "#bfe3e2";
/** @type {Record<string, string>} */
const COMPANIES = { blue: "#2f7fc1", yellow: "#e0b02e", pink: "#d06a9f", green: "#4f9f63" };

/**
 * A rocket in the colour of a company; x and y are the middle of its engine, turn is clockwise.
 * @param {string} company
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {number} [turn]
 * @param {boolean} [fire]
 */
function rocket(company, x, y, scale = 1, turn = 0, fire = true) {
  const colour = COMPANIES[company];
  return draw`<g transform=${`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    ${
    fire && draw`<path d="M-5 0C-5 8-2 14 0 20C2 14 5 8 5 0Z" fill="#f7b23c" />
      <path d="M-2.5 0c0 4 1.5 7 2.5 10c1-3 2.5-6 2.5-10Z" fill="#fff6df" />`
  }
    <path d="M-8-14C-15-9-16-2-15 4C-12 1-10-1-6-2ZM8-14C15-9 16-2 15 4C12 1 10-1 6-2Z" fill=${colour} />
    <path d="M0-52C9-40 10-16 6 0H-6C-10-16-9-40 0-52Z" fill=${CREAM} />
    <path d="M0-52C9-40 10-16 6 0H2C6-16 5-40 0-52Z" fill=${NIGHT} opacity=".14" />
    <path d="M0-52C3.5-47 5.6-42 6.8-36H-6.8C-5.6-42-3.5-47 0-52Z" fill=${colour} />
    <circle cy="-27" r="4.2" fill=${NIGHT} /><circle cy="-27" r="2.7" fill=${GLASS} />
    <path d="M-8.3-16H8.3L7.8-12H-7.8Z" fill=${colour} /><path d="M-6.5-3h13L5.5 1h-11Z" fill=${NIGHT} /></g>`;
}

/**
 * A planet with its ring; x and y are its middle.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {string} [ring]
 */
const planet = (x, y, size, fill, ring) =>
  draw`<g transform=${`translate(${x} ${y}) rotate(-18)`}>
  <circle r=${size} fill=${fill} />
  <path d=${`M${-size * 0.95}-${size * 0.3}h${size * 1.9}M${-size * 0.9} ${size * 0.4}h${size * 1.8}`}
    stroke="#fff" stroke-width="2" opacity=".25" />
  ${ring && draw`<ellipse rx=${size * 1.7} ry=${size * 0.42} fill="none" stroke=${ring} stroke-width="2.6" />`}</g>`;

const HILLS = draw`<path d="M-40 74C0 58 40 66 80 70s90-12 180 0v50H-40Z" fill="#5a3260" />
  <path d="M-40 84c60-10 200-10 300 0v40H-40Z" fill="#3a2044" />`;

/** Two buildings of the campus, on the hills: the Dome and the Needle. */
const CAMPUS = draw`<path d="M22 76c0-15 10-25 26-25s26 10 26 25Z" fill="#3f9a94" />
  <path d="M48 51v25M36 54c-4 6-6 13-6 22M60 54c4 6 6 13 6 22" fill="none" stroke="#2b7975" stroke-width="1.8" />
  <path d="M164 80l6-32h2l6 32h-3l-4-20-4 20Z" fill="#c4731f" /><ellipse cx="171" cy="46" rx="19" ry="4" fill=${SAND} />
  <path d="M158 44c2-5 6-7 13-7s11 2 13 7Z" fill="#c4731f" /><path d="M171 37v-8" stroke=${NIGHT} stroke-width="1.4" />
  <circle cx="171" cy="28" r="2" fill=${ORANGE} />
  <path d="M156 47h30" stroke="#fff1b8" stroke-width="2" stroke-dasharray="3 3" />`;

/** The tower beside a rocket that has not left yet. */
const TOWER = draw`<path d="M126 14v66M138 14v66M126 16l12 12M138 16l-12 12M126 32l12 12M138 32l-12 12M126 48l12 12
  M138 48l-12 12M126 64l12 12M138 64l-12 12M116 34h10M116 60h10" fill="none" stroke="#33253f" stroke-width="1.7" />`;

const STARS = draw`<g fill="#fff3cf"><path d="M26 12l1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5 5-1.5Z" />
  <path d="M198 24l1 4 4 1-4 1-1 4-1-4-4-1 4-1Z" /><circle cx="60" cy="20" r="1.2" /><circle cx="92" cy="8" r="1" />
  <circle cx="140" cy="14" r="1.3" /><circle cx="174" cy="10" r="1" /><circle cx="12" cy="46" r="1.2" />
  <circle cx="212" cy="58" r="1.1" /><circle cx="70" cy="50" r="1" /><circle cx="156" cy="62" r="1.2" /></g>`;

/** Four skies from the ground outwards, and what is seen in them. */
/** @type {Record<string, [colours: string[], things: Drawing[]]>} */
const STRIPS = {
  first_solo_game: [["#3c2046", "#6d3b73", "#c98fa0"], [
    STARS,
    planet(186, 26, 13, SAND, "#fff3cf"),
    HILLS,
    rocket("blue", 78, 74, 1.05, 8),
    rocket("yellow", 138, 62, 0.9, -10),
  ]],
  first_game: [["#a9cdb4", "#f3c766", "#f7dd9c"], [HILLS, CAMPUS, TOWER, rocket("blue", 110, 78, 1.12, 0, false)]],
  two: [["#1c6a70", "#4d9a92", "#a9cdb4"], [
    STARS,
    planet(110, 66, 20, ORANGE, "#fff3cf"),
    HILLS,
    rocket("blue", 54, 66, 0.95, 22),
    rocket("yellow", 166, 66, 0.95, -22),
  ]],
  three: [["#0d4a55", "#1c6a70", "#2d8580"], [
    STARS,
    planet(178, 34, 19, PLUM, "#f3c766"),
    rocket("pink", 46, 78, 0.8, 38),
    rocket("yellow", 88, 66, 0.95, 30),
    rocket("blue", 126, 80, 0.8, 24),
  ]],
  four: [["#0c1430", "#14244a", "#1f3766"], [
    STARS,
    planet(34, 70, 24, TEAL),
    planet(186, 28, 15, ORANGE, "#fff3cf"),
    rocket("green", 66, 50, 0.68, 56),
    rocket("pink", 104, 76, 0.76, 44),
    rocket("yellow", 130, 46, 0.68, 50),
    rocket("blue", 168, 82, 0.82, 34),
  ]],
};

/** The painted strip of a preset. @param {string} preset */
export function strip(preset) {
  const [[far, middle, near], things] = STRIPS[preset] || STRIPS.first_game;
  return draw`<svg viewBox="0 0 220 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M-40-40h300v160H-40Z" fill=${far} /><circle cx="110" cy="96" r="96" fill=${middle} />
    <circle cx="110" cy="96" r="58" fill=${near} />${things}</svg>`;
}

const RING = [[34, 14], [46, 14], [58, 14], [58, 34], [46, 34], [34, 34]];
const PLACES = ["#2b7975", "#c4731f", "#c98fa0", "#3f9a94", SAND, "#8f4f68"];

/** A company's board at the edge of the table. @param {string} fill @param {number} x @param {number} y */
const board = (fill, x, y) =>
  draw`<g transform=${`translate(${x} ${y})`}>
  <rect width="15" height="11" rx="1.2" fill=${CREAM} /><path d="M1.5 1.5h12v3h-12Z" fill=${fill} />
  <path d="M1.5 6.5h7M1.5 9h7" stroke="#b9a77e" stroke-width="1.2" />
  <circle cx="11.5" cy="7.7" r="1.7" fill=${ORANGE} /></g>`;

/**
 * The campus between the companies' boards, in a box of 92 by 62 around the middle; alone, Rachel's cards lie opposite.
 * @param {unknown} _options
 * @param {number} seats
 */
export function laid(_options, seats) {
  return draw`<g transform="translate(-46 -31)">
    <rect x="21.5" y="1.5" width="50" height="62" rx="2" fill="#000" opacity=".3" />
    <rect x="20" width="50" height="62" rx="2" fill=${CREAM} /><path d="M22 2h46v42H22Z" fill="#f0e3c2" />
    <path d="M26 12c8-10 30-9 38-2s4 26-4 30-28 4-34-4-4-18 0-24Z" fill="#cfe0c4" />
    <path d="M34 14h24v20H34Z" fill="none" stroke="#fff" stroke-width="3" />
    <path d="M34 14h24v20H34Z" fill="none" stroke="#b7a578" stroke-width="3" stroke-dasharray=".6 1.8" />
    ${
    RING.map(([x, y], each) =>
      draw`<path key=${each} transform=${`translate(${x} ${y})`}
      d="M-5 4C-5-2-3-5 0-5s5 3 5 9Z" fill=${PLACES[each]} />`
    )
  }
    <path d="M42 26v-3h8v3Z" fill=${TEAL} />
    ${[24, 35, 46, 57].map((x) => draw`<rect key=${x} x=${x} y="47" width="9" height="5" rx="1" fill="#0b4f50" />`)}
    <path d="M24 57h42" stroke="#c64a33" stroke-width="2.6" stroke-dasharray="2.4 1" />
    <circle cx="44" cy="57" r="2.2" fill=${COMPANIES.blue} /><path d="M53 55h4v4h-4Z" fill=${COMPANIES.yellow} />
    ${board(COMPANIES.blue, 2, seats === 1 ? 40 : 10)}${
    board(COMPANIES.yellow, seats === 1 ? 74 : 2, seats === 1 ? 10 : 40)
  }
    ${
    seats === 1
      ? [26, 40].map((y) =>
        draw`<rect key=${y} x="76" y=${y} width="8" height="11" rx="1" fill="#3c2046" stroke=${CREAM} />`
      )
      : draw`${board(COMPANIES.pink, 74, 10)}${board(COMPANIES.green, 74, 40)}`
  }</g>`;
}
