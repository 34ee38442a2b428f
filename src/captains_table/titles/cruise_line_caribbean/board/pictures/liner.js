/** Ships as pictures: the liner on the poster of a company, and the small ships of chart and rail. */
/** @import { ShipSize } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";

const SUN = { x: 236, y: 92 };
const RAYS = Array.from({ length: 20 }, (_, each) => {
  /** @param {number} turn */
  const end = (turn) => `${(SUN.x - 600 * Math.cos(turn)).toFixed(0)} ${(SUN.y - 600 * Math.sin(turn)).toFixed(0)}`;
  const turn = (each * Math.PI) / 20;
  return `M${SUN.x} ${SUN.y}L${end(turn)}L${end(turn + 0.07)}z`;
}).join("");

/** How far to the right the bow lies, and where the funnels stand: their number tells the size. */
const LINERS = {
  S: { bow: 56, funnels: [362] },
  M: { bow: 28, funnels: [330, 380] },
  L: { bow: 0, funnels: [302, 346, 390] },
};

/** The marks of the house flags, around their middle, as they are painted on the funnels. */
/** @type {Record<string, string>} */
const MARKS = {
  BEL: "M-5-5h3.5v10H-5zM1.5-5H5V5H1.5z",
  GLD: "M0-6l1.6 4 4.3.3-3.3 2.7 1.1 4.2L0 2.9l-3.7 2.3 1.1-4.2-3.3-2.7 4.3-.3z",
  NAC: "M-6 5L0-5l6 10H2.5L0 .8-2.5 5z",
  EMP: "M-1.5-5.5h3v4h4v3h-4v4h-3v-4h-4v-3h4z",
};

/** A funnel with the mark of its house; x is its foot at the left. @param {{ company: string, x: number }} props */
function Funnel({ company, x }) {
  return draw`<g transform=${`translate(${x} 32)`}>
    <path d="M0 0l5-26h28L30 0z" fill="currentColor" /><path class="dark" d="M3.7-19l1.3-7h28l-.9 7z" />
    <path class="shade" d="M23-26h10L30 0H20z" />
    <path class="mark" transform="translate(14.5-9)" d=${MARKS[company]} /></g>`;
}

/** @param {{ company: string, size: ShipSize }} props */
function Hull({ company, size }) {
  const { bow, funnels } = LINERS[size];
  const smoke = funnels.map((x) => `M${x + 22} 4c6-6 14-2 20-6s14 0 22-4`).join("");
  return draw`<path class="smoke" d=${smoke} />
    ${funnels.map((x) => draw`<${Funnel} key=${x} company=${company} x=${x} />`)}
    <g transform=${`translate(${bow} 0)`}>
      <path class="mast" d="M272 44V14M262 22h20" /><path d="M272 14l-20 5 20 6z" fill="currentColor" />
      <path class="dark" d="M196 102L244 53l14 6h232v43z" /><path class="flare" d="M196 102L244 53l-8 49z" />
      <path class="cream" d="M258 59l6-15h226v15z" /><path class="deck" d="M280 44l6-12h204v12z" />
      <path class="windows" d="M272 51.5h218M292 38h198" />
      <path class="boats" d="M318 47h20M348 47h20M378 47h20M408 47h20M438 47h20" />
      <path class="ports" d="M262 68h228" /><path class="sheer" d="M247 59.5l11 3.5h232" />
      <path class="boot" d="M211 91h279l0 5H206z" /><circle class="eye" cx="246" cy="71" r="2.6" />
      <path class="foam" d="M180 104c10-7 19-8 30-3 20 4 60-4 90 0s110 2 190-2v24H180z" /></g>`;
}

/**
 * The liner of a company on its poster; without a ship only the sea is seen.
 * @param {{ company: string, size?: ShipSize | null }} props
 */
export function Liner({ company, size = null }) {
  const look = `cl-liner cl-${company}`;
  return draw`<svg class=${look} viewBox="0 2 430 112" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <path class="sky" d="M-400-200h900v400h-900z" /><path class="rays" d=${RAYS} />
    <circle class="sun" cx=${SUN.x} cy=${SUN.y} r="46" />
    <path class="gulls" d="M166 62q5-6 9 0q5-6 9 0M150 76q4-5 7 0q4-5 7 0M186 78q3-4 6 0q3-4 6 0" />
    <path class="sea" d="M-400 92h900v60h-900z" />
    <path class="swell" d="M-400 99H430M30 105h150M-90 105h90M-60 111h240" />
    ${size && draw`<${Hull} company=${company} size=${size} />`}</svg>`;
}

/** How wide a ship of a height of 24 is, and where its mast stands. */
const SHIPS = { S: [40, 23.5], M: [48, 31.5], L: [58, 41] };

/**
 * A small ship under its house flag, for a drawing: its upper left corner is the origin.
 * @param {{ company: string, size: ShipSize, height?: number }} props
 */
export function Ship({ company, size, height = 24 }) {
  const [width, mast] = SHIPS[size];
  return draw`<g class=${`cl-ship cl-${company}`} transform=${`scale(${(height / 24).toFixed(3)})`}>
    <use href=${`#cl-s-${size}`} width=${width} height="24" />
    <use href=${`#cl-f-${company}`} x=${mast} y=".2" width="13.8" height="9.2" /></g>`;
}

/**
 * The same as a picture of its own, for a line of text. `label`: what it tells, where no words beside it do.
 * @param {{ company: string, size: ShipSize, label?: string }} props
 */
export function ShipSign({ company, size, label }) {
  const [width] = SHIPS[size];
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return draw`<svg class="cl-ship-sign" viewBox=${`0 0 ${width} 24`} ...${spoken}>
    <${Ship} company=${company} size=${size} /></svg>`;
}

/** The width of a ship in the units of the drawing, to place it. @param {ShipSize} size @param {number} [height] */
export const shipWidth = (size, height = 24) => (SHIPS[size][0] * height) / 24;
