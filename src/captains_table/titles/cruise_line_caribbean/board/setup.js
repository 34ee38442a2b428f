/** What the set-up page draws for Cruise Line: Caribbean!: liners before an island, and the chart on the table. */
/** @import { ShipSize } from "./types.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";

/** Options that make the voyage, in the order of the page. The rest are house rules. */
export const front = [["mode"], ["years"]];

const CREAM = "#fffaf0";
const NAVY = "#16324a";
const SEA = "#2f8c96";
const BRASS = "#b07d2b";
const LAND = "#e5cf9c";
const COAST = "#6b5226";
/** @type {Record<string, string>} */
const HOUSES = { BEL: "#2a64a8", GLD: "#e8b021", NAC: "#2f7d53", EMP: "#ab2340" };
const FUNNELS = { S: [14], M: [10, 24], L: [6, 19, 32] };

/**
 * A liner of a company; x and y are its stern at the waterline, its funnels tell the size.
 * @param {string} company
 * @param {ShipSize} size
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
function liner(company, size, x, y, scale = 1) {
  const colour = HOUSES[company];
  return draw`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${
    FUNNELS[size].map((at) =>
      draw`<g key=${at} transform=${`translate(${at} -21)`}>
      <path d="M0 0l2-14h8l1 14Z" fill=${colour} /><path d="M1.4-10l.6-4h8l.3 4Z" fill=${NAVY} /></g>`
    )
  }
    <path d="M46-21v-16" stroke=${NAVY} stroke-width="1.3" /><path d="M46-37l13 4-13 5Z" fill=${colour} />
    <path d="M4-12v-9h46l5 9Z" fill=${CREAM} />
    <path d="M8-16.5h40" stroke=${NAVY} stroke-width="2.4" stroke-dasharray="3 3" />
    <path d="M0-12h68c-4 8-9 13-16 17H8C3 1 1-5 0-12Z" fill=${NAVY} />
    <path d="M4-2h54c-2 2-4 3-7 5H8C6 1 5 0 4-2Z" fill=${colour} />
    <path d="M-8 4q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0v8H-8Z" fill=${SEA} /></g>`;
}

/**
 * An island with a palm; x and y are the middle of its beach.
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
const island = (x, y, scale = 1) =>
  draw`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
  <path d="M-44 4C-30-10 26-12 46 4Z" fill=${LAND} /><path d="M-26-3C-12-22 12-18 28-2Z" fill="#4f8f5a" />
  <path d="M16-2C18-18 22-28 28-36" fill="none" stroke="#5b3a26" stroke-width="3.5" stroke-linecap="round" />
  <path transform="translate(28 -36)" fill="#2c5750"
    d="M0 0c-10-6-18-3-22 5 8-5 15-5 22-5ZM0 0c-4-9-12-12-19-9 8 1 14 4 19 9ZM0 0c4-9 12-11 18-7-8 0-13 3-18 7Z" />
  <path transform="translate(28 -36)" d="M0 0c9-3 16 1 18 9-6-6-12-8-18-9ZM0 0c-6 2-9 8-7 15 1-7 4-11 7-15Z"
    fill="#1f3d3f" /></g>`;

/** @param {Drawing} ship */
const mirrored = (ship) => draw`<g transform="translate(220 0) scale(-1 1)">${ship}</g>`;

/** Sky, rays, sun, what swims in the sea. */
/** @type {Record<string, [sky: string, rays: string, sun: string, things: Drawing[]]>} */
const STRIPS = {
  first_voyage: ["#f8d9a4", "#fbe5bf", "#e2603f", [island(176, 58), liner("GLD", "S", 20, 70, 1.05)]],
  short: ["#c9e3dc", "#d9ece6", "#e9b44c", [
    island(30, 58, 0.8),
    liner("NAC", "S", 62, 62, 0.7),
    liner("BEL", "M", 128, 71, 0.95),
  ]],
  duel: ["#f3c9b4", "#f7d8c8", "#f0a63c", [liner("EMP", "L", 24, 70, 1.1), mirrored(liner("BEL", "L", 12, 66, 0.9))]],
  full: ["#f4cf95", "#f8dfb2", "#d9512f", [
    island(190, 58, 0.8),
    liner("NAC", "M", 112, 60, 0.62),
    liner("BEL", "M", 24, 60, 0.62),
    liner("EMP", "L", 148, 71, 0.8),
    liner("GLD", "L", 58, 71, 0.9),
  ]],
};
const RAYS = "M110 66L-60-24h50ZM110 66L10-44h40ZM110 66L90-44h40ZM110 66l50-110h40ZM110 66l110-90h50Z" +
  "M110 66l160-40v30ZM110 66L-60 56V26Z";
const WAVES = `M-40 76${"q6-6 12 0t12 0".repeat(13)}v40H-40Z`;

/** The painted strip of a preset. @param {string} preset */
export function strip(preset) {
  const [sky, ray, sun, things] = STRIPS[preset] || STRIPS.first_voyage;
  return draw`<svg viewBox="0 0 220 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M-40-40h300v160H-40Z" fill=${sky} /><path d=${RAYS} fill=${ray} />
    <circle cx="110" cy="36" r="19" fill=${sun} /><path d="M-40 56h300v60H-40Z" fill=${SEA} />
    ${things}<path d=${WAVES} fill="#1f7a88" /></svg>`;
}

/** @param {number} x @param {number} y @param {string} fill @param {string} mark */
const deck = (x, y, fill, mark) =>
  draw`<g transform=${`translate(${x} ${y})`}>
  <rect x="1.2" y="1.2" width="11" height="15" rx="1.5" fill="#000" opacity=".3" />
  <rect width="11" height="15" rx="1.5" fill=${CREAM} />
  <rect x="1.3" y="1.3" width="8.4" height="12.4" rx=".8" fill=${fill} />
  <path transform="translate(5.5 7.5)" d=${mark} fill="#e9c56f" /></g>`;

const AFLOAT = [["GLD", 40, 14], ["BEL", 56, 42], ["NAC", 60, 24], ["EMP", 33, 46]];

/** The chart between the decks, in a box of 92 by 62 around the middle. */
export function laid() {
  const sun = "M0-3.5L1-1 3.5 0 1 1 0 3.5-1 1-3.5 0-1-1z";
  return draw`<g transform="translate(-46 -31)">
    <rect x="20.5" y="1.5" width="54" height="62" rx="1.5" fill="#000" opacity=".3" />
    <rect x="19" width="54" height="62" rx="1.5" fill="#f3e8cc" />
    <path d="M21 2h50v58H21Z" fill="#f6f1e0" stroke=${BRASS} stroke-width=".9" />
    <path d="M21 2h24c2 6-5 7-5 12s-6 6-8 11-8 2-11 4Z" fill=${LAND} stroke=${COAST} stroke-width=".8" />
    <path d="M29 33c4-3 9-1 10 3s7 3 6 7-7 1-9-2-9-4-7-8ZM47 43c3-2 7-1 7 2s-5 5-7 3-2-4 0-5Z"
      fill=${LAND} stroke=${COAST} stroke-width=".8" />
    <path d="M41 60c2-4 16-5 22-2v2ZM21 50c4-2 8 0 9 4s-1 6-1 6h-8Z" fill=${LAND} stroke=${COAST} stroke-width=".8" />
    <path d="M42 16l5 8 5 8 5 9" fill="none" stroke="#b93a20" stroke-width="1.3" stroke-dasharray="2.2 1.8" />
    ${
    AFLOAT.map(([company, x, y]) =>
      draw`<g key=${company} transform=${`translate(${x} ${y})`}>
      <path d="M-4 0h8L2.5 2.5h-5Z" fill=${NAVY} />
      <path d="M-1.5 0v-3h3v3Z" fill=${HOUSES[company]} /></g>`
    )
  }
    <path transform="translate(64 52) scale(1.3)" d=${sun} fill=${BRASS} />
    ${deck(3, 6, "#1d7a8c", sun)}${deck(3, 24, "#8f6118", sun)}${deck(3, 42, "#14222f", sun)}
    ${
    Object.values(HOUSES).map((fill, each) =>
      draw`<g key=${fill} transform=${`translate(78 ${5 + each * 14})`}>
      <rect width="13" height="10" rx="1" fill=${CREAM} /><path d="M1.5 1.5h10v4h-10Z" fill=${fill} />
      <path d="M1.5 7.5h10" stroke="#b39c67" stroke-width="1.2" /></g>`
    )
  }</g>`;
}
