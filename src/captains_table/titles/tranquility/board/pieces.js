/** The pictures on the cards: eighty islands of eight hours, harbours, the monster, the back. */
/** @import { SideName } from "./types.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw, names } from "/static/shell/lib.js";

/** A sign of the sprite, as a picture of its own. @param {{ name: string, box?: string, label?: string }} props */
export function Sign({ name, box = "0 0 60 60", label }) {
  return label
    ? draw`<svg viewBox=${box} role="img" aria-label=${label}><use href=${`#tq-${name}`} /></svg>`
    : draw`<svg viewBox=${box} aria-hidden="true"><use href=${`#tq-${name}`} /></svg>`;
}

/** @param {{ children?: Drawing }} props */
function Scene({ children }) {
  return draw`<svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${children}</svg>`;
}

/** Inside a family the islands differ a little in size and place, and have their visitors. @param {number} number */
function island(number) {
  const family = Math.ceil(number / 10);
  const size = 0.9 + ((number * 37) % 15) / 100;
  const x = 60 * (1 - size) + ((number * 53) % 9) - 5;
  const last = number % 10;
  return draw`<g transform=${`translate(${x.toFixed(1)} ${(61 * (1 - size)).toFixed(1)}) scale(${size.toFixed(2)})`}>
      <use href=${`#tq-isle-${family}`} width="120" height="90" /></g>
    ${[3, 7].includes(last) && draw`<use href="#tq-gulls" />`}
    ${[1, 5, 8].includes(last) && draw`<use href="#tq-skiff" />`}`;
}

const DAY = [0, 1, 2, 3, 4, 5, 6, 5, 4]; // the day wash of each family: dusk and night have none of their own

/**
 * Day & Night: whichever end is up fills the card, the other one hangs upside down at its foot.
 * @param {number} number
 * @param {SideName | undefined} side
 */
function twoEnds(number, side) {
  const day = DAY[Math.ceil(number / 10)];
  const night = side === "moon";
  return draw`<use href=${`#tq-wash-${night ? 8 : day}`} width="120" height="90" />
    ${island(number)}
    ${night && draw`<path d="M0 0H120V90H0Z" fill="#10224a" opacity=".34" />`}
    <svg y="75" width="120" height="15" viewBox="0 0 120 15" preserveAspectRatio="none">
      <g transform="rotate(180 60 22)"><use href=${`#tq-wash-${night ? day : 8}`} width="120" height="44" /></g></svg>
    <path d="M0 75H120" stroke="#fffaf0" stroke-width="1.4" />`;
}

/**
 * An island card. `side`: sun or moon up; `owner`: whose side that is (Duel); `ends`: the side is painted.
 * @param {{ number: number, side?: SideName, owner?: number, ends?: boolean, fresh?: number }} props
 */
export function Isle({ number, side, owner, ends, fresh }) {
  const family = Math.ceil(number / 10);
  const dark = ends && side ? side === "moon" : family > 6;
  return draw`<span class=${names("isle", dark && "dark", fresh !== undefined && "new")}
      style=${fresh === undefined ? undefined : { "--mark": `var(--seat-${fresh + 1})` }}>
    <${Scene}>${
    ends && side ? twoEnds(number, side) : draw`<use href=${`#tq-wash-${family}`} width="120" height="90" />
        ${family === 8 && draw`<use href="#tq-crescent" width="120" height="90" />`}${island(number)}`
  }<//>
    <span class="n">${number}</span>
    ${side && draw`<${Side} side=${side} owner=${owner} />`}</span>`;
}

/**
 * The sun or the moon at the corner of a card; in the Duel in the colour of its owner.
 * @param {{ side?: SideName, owner?: number }} props
 */
export function Side({ side, owner }) {
  const style = owner === undefined ? undefined : { "--mark": `var(--seat-${owner + 1})` };
  return draw`<span class=${names("side", side)} style=${style}>
    <${Sign} name=${side} box="0 0 24 24" /></span>`;
}

/** @type {Record<string, string>} */
const PICTURES = { finish: "0 24 120 90", start: "0 40 120 90" };

/**
 * Any card of a hand by its word: "37", "finish", "start", "monster".
 * @param {{ word: string, name: string, side?: SideName, owner?: number, ends?: boolean }} props
 */
export function Face({ word, name, side, owner, ends }) {
  if (/^\d+$/.test(word)) return draw`<${Isle} number=${Number(word)} side=${side} owner=${owner} ends=${ends} />`;
  return draw`<span class=${names("isle", "named", word !== "start" && "dark")}>
    ${
    word in PICTURES
      ? draw`<svg viewBox=${PICTURES[word]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href=${`#tq-${word}`} width="120" height="150" /></svg>`
      : draw`<${Scene}><use href=${`#tq-${word}`} width="120" height="90" /><//>`
  }
    <span class="n">${name}</span></span>`;
}

/** A face-down card. */
export function Back() {
  return draw`<svg class="back" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href="#tq-back" /></svg>`;
}

/** A pile of face-down cards, no thicker than it is. @param {{ count: number, away?: boolean }} props */
export function Heap({ count, away }) {
  return draw`<span class=${names("heap", away && "away", !count && "none")} aria-hidden="true">
    ${Array.from({ length: Math.min(3, count) }, (_, each) => draw`<span key=${each}><${Back} /></span>`)}</span>`;
}
