/** Small things that many pictures share: houses, trees, boats. All stand on y = 0, around x = 0. */
/** @import { House, HouseLook, Part } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";

/**
 * The same drawing at another place, size, and turned.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Part} drawing
 * @param {number} [turn]
 */
export const at = (x, y, size, drawing, turn = 0) =>
  draw`
  <g transform=${`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>${drawing}</g>`;

/** Also drawn as seen in a mirror. @param {Part} drawing */
export const both = (drawing) => draw`${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/**
 * A row of equal things: count, first x, step.
 * @param {number} count
 * @param {number} x
 * @param {number} step
 * @param {(x: number, each: number) => T} drawing
 * @template T
 */
export const row = (count, x, step, drawing) =>
  Array.from({ length: count }, (_, each) => drawing(x + each * step, each));

/**
 * A house front with its shaded third; windows in rows of `across`.
 * @param {number} x
 * @param {number} w
 * @param {number} h
 * @param {HouseLook} [look]
 */
export function house(x, w, h, look = {}) {
  const { wall = "wall", shade = "shade", roof, across = 2, floors = 1, door, pane = "win" } = look;
  const cell = w / across;
  const floor = h / (floors + (door ? 0.6 : 0.2));
  return draw`<g transform=${`translate(${x} 0)`}>
    <path class=${`c-${wall}`} d=${`M0 0v${-h}h${w}V0z`} />
    <path class=${`c-${shade}`} d=${`M${w * 0.68} 0v${-h}H${w}V0z`} />
    ${
    roof && draw`<path class=${`c-${roof}`} d=${`M-2 ${-h}L${w / 2} ${-h - w * 0.42}L${w + 2} ${-h}z`} />
      <path class=${`c-${roof}2`} d=${`M${w / 2} ${-h - w * 0.42}L${w + 2} ${-h}H${w * 0.68}z`} />`
  }
    ${
    row(floors, 0, 1, (each) =>
      row(across, cell / 2 - 2, cell, (left) =>
        draw`
      <path class=${`c-${pane}`} d=${`M${left} ${-h + 4 + each * floor}h4v5.5h-4z`} />`))
  }
    ${door && draw`<path class=${`c-${door}`} d=${`M${w * 0.3} 0v-8h6v8z`} />`}</g>`;
}

/** @type {Record<string, string>} */
const SHADES = { wall: "shade", rose: "brick" }; // all other colours have a darker one of the same name and a 2

/** Painted houses side by side: [x, width, height, colour] each. @param {House[]} houses @param {HouseLook} [look] */
export const street = (houses, look = {}) =>
  houses.map(([x, w, h, wall]) =>
    house(x, w, h, {
      wall,
      shade: SHADES[wall] || `${wall}2`,
      pane: wall === "wall" ? "win" : "lit",
      ...look,
    })
  );

/**
 * A round-headed window or gate, its foot at x, y.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {string} [colour]
 */
export const arch = (x, y, w, h, colour = "pane") =>
  draw`<path class=${`c-${colour}`}
  d=${`M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`} />`;

/**
 * A wall of battlements from x to x + w, top at y, feet at 0.
 * @param {number} x
 * @param {number} w
 * @param {number} y
 * @param {string} [colour]
 * @param {number} [tooth]
 */
export function battlement(x, w, y, colour = "stone", tooth = 4) {
  const teeth = Math.max(2, Math.round(w / tooth / 2));
  const step = w / (teeth * 2 - 1);
  const top = row(teeth, 0, 1, (each) => `v-4h${step}v4${each < teeth - 1 ? `h${step}` : ""}`).join("");
  return draw`<path class=${`c-${colour}`} d=${`M${x} 0V${y}${top}V0z`} />`;
}

export const fir = () =>
  draw`<path class="c-wood2" d="M-1.5 0v-7h3v7z" />
  <path class="c-leaf" d="M0-34l8 13H4l8 13H-12l8-13H-8z" /><path class="c-leaf2" d="M0-34l8 13H4l8 13H2z" />`;

export const cypress = () =>
  draw`<path class="c-wood2" d="M-1 0v-5h2v5z" />
  <path class="c-leaf2" d="M0-40c6 12 7 26 4 36h-8c-3-10-2-24 4-36z" />
  <path class="c-leaf" d="M0-40c-6 12-7 26-4 36h4z" />`;

export const bush = () =>
  draw`<path class="c-wood2" d="M-1.5 0v-8h3v8z" />
  <path class="c-leaf" d="M-12-10a8 8 0 0 1 4-13 9 9 0 0 1 16 0 8 8 0 0 1 4 13c-7 4-17 4-24 0z" />
  <path class="c-leaf2" d="M3-26a9 9 0 0 1 5 3 8 8 0 0 1 4 13c-3 2-8 3-12 3 7-4 8-12 3-19z" />`;

export const palm = () =>
  draw`<path class="l-wood thick" d="M0 0c1-12 3-24 8-36" />
  <path class="c-leaf2" d="M8-37c-9-7-18-4-21 5 6-5 13-6 21-5zM8-37c8-8 18-6 22 2-7-4-14-4-22-2z" />
  <path class="c-leaf" d="M8-37c-12 0-17 8-15 18 4-9 8-14 15-18zM8-37c10 0 17 7 16 17-5-9-9-13-16-17z
  M8-37c-3-9-11-12-17-9 8 1 12 4 17 9zM8-37c0-8 7-13 14-11-7 2-10 5-14 11z" />`;

export const parasol = (colour = "red") =>
  draw`<path class="l-wood" d="M0 0v-24" />
  <path class=${`c-${colour}`} d="M-17-17a17 13 0 0 1 34 0z" />
  <path class="c-cream" d="M-6-17c0-7 2-12 6-13 4 1 6 6 6 13z" />`;

/** The hooded wicker chair of northern beaches. */
export const hoodedChair = (colour = "blue") =>
  draw`<path class="c-cream" d="M-9 0v-19c0-5 18-5 18 0V0z" />
  <path class=${`c-${colour}`} d="M-9-19c0-5 18-5 18 0v5c-4-2-14-2-18 0z" />
  <path class=${`c-${colour}`} d="M-6-8h12v4H-6z" /><path class="l-wood thin" d="M-9 0h18" />`;

/** @type {Record<string, Part>} */
const sails = {
  sail: draw`<path class="c-red" d="M-12 0h24l-5 7H-7z" /><path class="c-cream" d="M1-2v-26l14 24z" />
    <path class="c-gold" d="M-1-2v-19l-9 17z" />`,
  cutter: draw`<path class="c-navy" d="M-17 0h34l-6 8h-22z" /><path class="c-cream" d="M-8 0v-8H6v8z" />
    <path class="c-pane" d="M-5-6h3v3h-3zM1-6h3v3H1z" /><path class="l-wood" d="M9 0v-20" />
    <path class="c-red" d="M9-20l-9 3.5 9 3.5z" />`,
  rowing: draw`<path class="c-wood" d="M-14 0h28c-2 6-6 8-10 8h-8c-4 0-8-2-10-8z" />
    <path class="c-cream" d="M-14 0h28l-1 2.5h-26z" />
    <path class="l-wood thin" d="M-4-3l-10 12M5-3l9 12" />`,
};
/** @param {string} kind */
export const boat = (kind) => sails[kind] || sails.sail;

export const gull = draw`<path class="l-foam" d="M-9 0c3-5 7-5 9 0 2-5 6-5 9 0" />`;

export const cloud = draw`<path class="c-cloud" d="M-26 0a8 8 0 0 1 4-14 13 13 0 0 1 24-5 10 10 0 0 1 17 8
  6 6 0 0 1 3 11z" />`;

/** Steam that rises from hot water or a cup. */
export const steam = draw`<path class="l-foam" d="M0 0c-5-5 4-8 0-14M9 2c-5-6 5-9 0-16M18 0c-5-5 4-8 0-14" />`;

const RAYS = row(15, 0, 24, (turn) => {
  /** @param {number} angle */
  const point = (angle) => `${Math.round(900 * Math.cos(angle))} ${Math.round(900 * Math.sin(angle))}`;
  const angle = (turn * Math.PI) / 180;
  return `M0 0L${point(angle)} ${point(angle + 0.21)}z`;
}).join("");

const STARS = "M-70-226h2v2h-2zM-34-198h2v2h-2zM18-236h2v2h-2zM74-214h2v2h-2zM-84-160h2v2h-2zM-52-138h2v2h-2z" +
  "M8-176h2v2h-2zM40-206h2v2h-2zM150-120h2v2h-2zM210-104h2v2h-2zM268-124h2v2h-2zM330-96h2v2h-2zM392-118h2v2h-2z" +
  "M84-168h2v2h-2zM452-90h2v2h-2zM-12-150h2v2h-2zM62-146h2v2h-2zM-90-110h2v2h-2z";

const AURORA = "M-200-174c80 30 120-30 200 0s120 10 180-16 200 10 400 0" +
  "v46c-200 10-340-24-400 0s-110 40-180 14-120 28-200-4z";

/**
 * Sky with rays around the sun, which is the moon at night; `lights` for the far north.
 * @param {{ x: number, y: number, size: number, lights?: boolean }} props
 */
export function Sky({ x, y, size, lights }) {
  return draw`<path class="c-sky" d="M-760-700H960V60H-760z" />
    <g transform=${`translate(${x} ${y})`}><path class="c-ray" d=${RAYS} /></g>
    ${lights && draw`<path class="v-aurora" d=${AURORA} />`}<path class="v-stars" d=${STARS} />
    <circle class="c-sun" cx=${x} cy=${y} r=${size} />`;
}
