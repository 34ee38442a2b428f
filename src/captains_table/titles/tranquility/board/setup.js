/** What the set-up page draws for Tranquility: painted strips, small charts of the seas, the cards on the table. */
/** @import { Rectangle } from "./types.d.ts" */
/** @import { Drawing, Options, OptionValue } from "/static/shell/types.d.ts" */
import { draw, sprite } from "/static/shell/lib.js";

/** The symbols used below; the page waits for them. */
export const ready = sprite("/titles/tranquility/board/art.svg");

/** Options that make the voyage, in the order of the page, groups together. The rest are house rules. */
export const front = [["mode"], ["removal"], ["rocks", "monsters", "storms"]];

/** @type {Record<string, number>} */
const DROPS = { great_arch: 1, pyramid: 2, day_night: 1, rocks: 2, monsters: 2, storms: 3 };

/**
 * Drops of one to three, as printed: how much harder this makes the voyage.
 * @param {string} option
 * @param {OptionValue} [value]
 */
export function difficulty(option, value) {
  return DROPS[option === "mode" ? String(value) : option] ?? 0;
}

// a: islands, b: islands of the other stripe, s: sun, n: moon, a dot: no slot; the top row comes first
/** @type {Record<string, string[]>} */
const CHARTS = {
  standard: Array(6).fill("abaaba"),
  great_arch: ["bbbbbb", "bbbbbb", "aa..aa", "aa..aa", "aa..aa", "aa..aa"],
  pyramid: ["a", "aa", "aba", "abba", "abbba", "abbbba", "aaaaaaa"],
  day_night: ["ssssss", "ssssss", "ssssss", "nnnnnn", "nnnnnn", "nnnnnn"],
  duel: ["sbsbnb", "bnnsns", "nbsnnn", "nsnbsn", "snbsnb", "nnsnnn"],
};
const NIGHT = "color-mix(in srgb, var(--sea) 50%, #2b4a8f)";
/** @type {Record<string, string>} */
const FILLS = { a: "currentColor", b: "currentColor", s: "#f2b04a", n: NIGHT };

const WIDTH = 84;
const HEIGHT = 60;

/**
 * The cells of a picture, each row centred, mapped to whatever is drawn there.
 * @param {string[]} picture
 * @param {(kind: string, box: Rectangle, line: number) => Drawing} cell
 */
function cells(picture, cell) {
  const step = {
    x: Math.min(10.8, (WIDTH - 4) / picture[picture.length - 1].length),
    y: (HEIGHT - 2) / picture.length,
  };
  /** @param {string} row @param {number} line @param {number} place */
  const box = (row, line, place) => ({
    x: ((WIDTH - row.length * step.x) / 2 + place * step.x).toFixed(1),
    y: (1 + line * step.y).toFixed(1),
    width: (step.x - 1.6).toFixed(1),
    height: (step.y - 1.8).toFixed(1),
  });
  return picture.flatMap((row, line) =>
    [...row].map((kind, place) =>
      kind !== "." &&
      cell(kind, box(row, line, place), line)
    )
  );
}

/** @param {string} mode */
function chart(mode) {
  /** @param {string} kind @param {Rectangle} box */
  const cell = (kind, box) =>
    draw`<rect ...${box} rx="1.4"
    fill=${FILLS[kind]} opacity=${kind === "b" ? 0.4 : 0.92} />`;
  return draw`<svg class="chartlet" viewBox="0 0 84 60" aria-hidden="true">${cells(CHARTS[mode], cell)}</svg>`;
}

const MONSTER = draw`<path d="M6 46C10 22 22 12 33 12c10 0 15 7 14 14c-1 6-8 8-11 4c-3-4 0-8 4-7" fill="none"
    stroke="#2f6f66" stroke-width="7" stroke-linecap="round" /><circle cx="34" cy="14" r="2.2" fill="#fff" />
  <path d="M16 26l-7-3 5 8M11 36l-8-1 7 6" fill="#2f6f66" />
  <path d="M0 48q5-5 10 0t10 0t10 0t10 0t10 0t10 0v6H0Z" fill="#7cc6cf" />`;
/** @type {Record<string, Drawing>} */
const MODULES = {
  rocks: draw`<use href="#tq-rocks" width="60" height="60" />`,
  monsters: MONSTER,
  storms: draw`<use href="#tq-storm-yellow" x="-4" y="-2" width="44" height="44" />
    <use href="#tq-compass" x="26" y="26" width="32" height="32" />`,
};

/** The drawing of an option (or of one of its values), or null. @param {string} option @param {OptionValue} [value] */
export function art(option, value) {
  if (option === "mode" && value !== undefined) return chart(String(value));
  return MODULES[option] ? draw`<svg viewBox="0 0 60 60" aria-hidden="true">${MODULES[option]}</svg>` : null;
}

/** @param {number} number */
const isle = (number) =>
  draw`<svg x="44" y="-10" width="122" height="92" viewBox="0 0 120 90" overflow="visible">
  <use href=${`#tq-isle-${number}`} /></svg>`;
/** @param {string} name @param {number} x @param {number} y @param {number} size */
const at = (name, x, y, size) => draw`<use href=${`#tq-${name}`} x=${x} y=${y} width=${size} height=${size} />`;
/** @type {Record<string, [wash: number, things: Drawing]>} */
const STRIPS = {
  first_game: [2, isle(2)],
  solo: [1, at("ship", 92, 30, 44)],
  family: [4, isle(4)],
  day_night: [6, isle(6)],
  pyramid: [3, isle(3)],
  expert: [7, [
    at("rocks", 62, 8, 72),
    at("rocks", 138, 38, 34),
    at("storm-purple", 8, 2, 46),
    at("storm-yellow", 168, 0, 40),
  ]],
  duel: [8, [
    isle(8),
    at("ship", 22, 38, 36),
    draw`<g transform="translate(204 0) scale(-1 1)">${at("ship", 2, 42, 30)}</g>`,
  ]],
};

/** The painted strip of a preset. @param {string} preset */
export function strip(preset) {
  const [wash, things] = STRIPS[preset] || [5, isle(5)];
  return draw`<svg viewBox="0 0 220 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <svg x="-10" y="-30" width="240" height="150" viewBox="0 0 120 90" preserveAspectRatio="none">
      <use href=${`#tq-wash-${wash}`} /></svg>
    ${things}</svg>`;
}

const DAWN_TO_NIGHT = ["#1f3a66", "#2f5f8f", "#5f9cb8", "#9cc9c4", "#cfe3cf", "#f9dfb0", "#f4c9a8"];

/** The sea as it lies on the table, in a box of 92 by 62 around the middle. @param {Options} options */
export function laid(options) {
  const picture = CHARTS[String(options.mode)] ?? CHARTS.standard;
  /** @param {string} kind @param {Rectangle} box @param {number} line */
  const cell = (kind, box, line) =>
    draw`<rect ...${box} rx="1" opacity=${kind === "b" ? 0.55 : 1}
    fill=${kind === "s" ? "#f2b04a" : DAWN_TO_NIGHT[line]} />`;
  return draw`<g transform="translate(-46 -32)"><rect width="92" height="64" rx="4" fill="#fffaf0" />
    <g transform="translate(4 2)">${cells(picture, cell)}</g></g>`;
}

/** A ship that comes home. */
export function boat() {
  return draw`<svg viewBox="0 0 76 70" aria-hidden="true"><use href="#tq-ship" /></svg>`;
}
