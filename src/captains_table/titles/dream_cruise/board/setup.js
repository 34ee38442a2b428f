/** What the set-up page draws for Dream Cruise: a strip of sea with as many ships as sail, the cards on the table. */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";

const CREAM = "#fffaf0";
const NAVY = "#1b3654";
const RED = "#d9512f";
const GOLD = "#e9b44c";
const SEA = "#2f8c96";
const DECK = "#17606e";

/**
 * A cruise ship with the flag of its seat; x and y are the stern at the waterline.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function ship(seat, x, y, scale) {
  return draw`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-14h62c-4 9-9 15-16 20H8C3 0 1-7 0-14Z" fill=${NAVY} />
    <path d="M5 1h48c-2 2-4 4-7 6H9C7 5 6 3 5 1Z" fill="#c2492b" />
    <path d="M6-24h44v10H6ZM12-33h32v9H12ZM30-41h10a5 5 0 0 1 5 5v3H30Z" fill=${CREAM} />
    <path d="M14-33l2-15h8l1 15Z" fill=${RED} /><path d="M16-48l-.4 3.5h8.6L24-48Z" fill=${NAVY} />
    <path d="M10-21h5v4h-5ZM24-21h5v4h-5ZM38-21h5v4h-5Z" fill="#2f6db0" />
    <path d="M17-21h5v4h-5ZM31-21h5v4h-5Z" fill="#ee7a2a" />
    <path d="M16-30h5v3h-5ZM24-30h5v3h-5ZM32-30h5v3h-5ZM33-39h8v3h-8Z" fill="#8fc3c4" />
    <path d="M4-24v-24" stroke=${NAVY} stroke-width="1.5" /><path d="M4-48l-13 4 13 5Z" fill=${`var(--seat-${seat})`} />
    <path d="M-8 2.5q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0v6H-8Z" fill=${SEA} /></g>`;
}

/** @param {string} place @param {boolean} shown */
const kept = (place, shown) =>
  draw`<g transform=${place}><rect width="17" height="23" rx="2" fill=${CREAM} />
  <rect x="2" y="2" width="13" height="19" rx="1" fill=${DECK} />
  ${shown && draw`<circle cx="8.5" cy="11.5" r="4" fill=${GOLD} />`}</g>`;

/** Jana: she watches your ship from the pier and keeps what you leave behind. */
const JANA = draw`<path d="M124 72h140v30H124Z" fill="#7d5229" /><path d="M124 72h140v4H124Z" fill="#9a6b3b" />
  <g transform="translate(172 74)">
    <path d="M-26 4c0-20 10-28 26-28s26 8 26 28Z" fill="#9b2c4d" /><path d="M-8-26h16l-8 12Z" fill="#f0c9a0" />
    <path d="M-13-36c-5 12-4 18-2 22 5-4 6-12 6-22ZM13-36c5 12 4 18 2 22-5-4-6-12-6-22Z" fill="#5b3a26" />
    <circle cy="-36" r="12" fill="#f0c9a0" /><path d="M-27-42c12-5 42-5 54 0-3 5-51 5-54 0Z" fill="#f1dfb4" />
    <path d="M-14-43c0-16 28-16 28 0Z" fill="#f1dfb4" /><path d="M-14-46h28v3h-28Z" fill=${RED} />
    <path d="M-10-37h8v4a4 4 0 0 1-8 0ZM2-37h8v4a4 4 0 0 1-8 0ZM-3-37h6v2h-6Z" fill="#16212e" />
    <path d="M-4-28q4 3 8 0" fill="none" stroke="#9b2c4d" stroke-width="1.8" stroke-linecap="round" />
    ${kept("translate(-34 -16) rotate(-16)", false)}${kept("translate(-22 -18) rotate(4)", true)}</g>`;

/** Sky, rays, sun, what swims in the sea, what stands before it. */
/** @type {Record<string, [sky: string, ray: string, sun: string, ships: Drawing[], front?: Drawing]>} */
const STRIPS = {
  first_game: ["#fbd9a0", "#fce4b8", "#e2603f", [ship(1, 26, 66, 1), ship(2, 124, 68, 1)]],
  family: ["#c5e3df", "#d7ede8", GOLD, [ship(2, 84, 60, 0.75), ship(1, 14, 67, 0.9), ship(3, 146, 68, 0.9)]],
  full_fleet: ["#f3cfae", "#f6dac0", "#e2603f", [
    ship(1, 20, 59, 0.62),
    ship(3, 122, 59, 0.62),
    ship(2, 66, 67, 0.76),
    ship(4, 166, 68, 0.76),
  ]],
  jana: ["#d9b8c4", "#e4cbd4", "#e2603f", [ship(1, 26, 66, 1)], JANA],
};
const RAYS = "M110 70L-60-20h50ZM110 70L10-40h40ZM110 70L90-40h40ZM110 70l50-110h40Z" +
  "M110 70l110-90h50ZM110 70l160-40v30ZM110 70L-60 60V30Z";
const WAVES = `M-40 74${"q6-6 12 0t12 0".repeat(13)}v40H-40Z`;

/** The painted strip of a preset. @param {string} preset */
export function strip(preset) {
  const [sky, ray, sun, ships, front] = STRIPS[preset] || STRIPS.first_game;
  return draw`<svg viewBox="0 0 220 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M-40-40h300v160H-40Z" fill=${sky} /><path d=${RAYS} fill=${ray} />
    <circle cx="110" cy="28" r="15" fill=${sun} /><path d="M-40 54h300v60H-40Z" fill=${SEA} />
    ${ships}<path d=${WAVES} fill="#1f7a88" />${front}</svg>`;
}

/** @param {number} x @param {number} y @param {string} frame @param {Drawing} inside */
const card = (x, y, frame, inside) =>
  draw`<g transform=${`translate(${x} ${y})`}>
  <rect width="13" height="18" rx="1.5" fill=${frame} />${inside}</g>`;
/** @param {number} x @param {number} y @param {string} fill */
const back = (x, y, fill) =>
  card(
    x,
    y,
    CREAM,
    draw`<rect x="1.5" y="1.5" width="10" height="15" rx="1" fill=${fill} />
  <circle cx="6.5" cy="9" r="3" fill=${GOLD} />`,
  );
/** @param {number} x @param {number} y @param {string} frame @param {Drawing} picture */
const face = (x, y, frame, picture) =>
  card(
    x,
    y,
    frame,
    draw`
  <path d="M1.5 1.5h10v15h-10Z" fill=${CREAM} /><rect x="1.5" y="5" width="10" height="7" fill=${picture} />`,
  );

/** The three decks and below them the pairs of a day, in a box of 92 by 62 around the middle. */
export function laid() {
  const pairs = [["#7cc3c0", GOLD], ["#b5374c", "#6a9a58"], ["#f3cfae", "#1d4f63"]];
  return draw`<g transform="translate(-46 -30)">
    ${back(19, 2, "#8f6118")}${back(39.5, 2, "#1f5d94")}${back(60, 2, DECK)}
    ${back(0, 36, DECK)}${back(7, 34, DECK)}
    ${
    pairs.map(([activity, addition], pair) => [
      face(25 + pair * 23, 36, "#1f5d94", activity),
      face(32 + pair * 23, 34, "#6d7278", addition),
    ])
  }</g>`;
}
