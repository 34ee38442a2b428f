/** Scenes of Culture & Entertainment: [ground, tone, props]. */
/** @import { CardPicture } from "../../types.d.ts" */
import { framed } from "./grounds.js";
import {
  band,
  box,
  disc,
  dots,
  faint,
  ink,
  letters,
  line,
  note,
  oval,
  ring,
  sectors,
  shape,
  star,
  turned,
} from "./paint.js";

const { aqua, bark, cream, gold, grey, leaf, navy, plum, red, rose, sand, shade, skin, teal, wood } = ink;

/** A chair back in the stalls. @param {number} y @param {number} step @param {string} fill */
const seats = (y, step, fill) =>
  shape(
    Array.from({ length: 14 }, (_, n) => {
      const x = -60 + n * step;
      return `M${x} 92V${y + 6}a6 6 0 0 1 6-6h${step - 16}a6 6 0 0 1 6 6v30z`;
    }).join(""),
    fill,
  );
/** The joints of a brick wall. @param {number} height @param {number} width */
function bricks(height, width) {
  const rows = Array.from({ length: 9 }, (_, row) => row);
  const stones = Array.from({ length: 13 }, (_, stone) => stone * width - 60);
  return rows.map((row) =>
    `M-60 ${row * height}h240${
      stones
        .map((x) => `M${x + (row % 2) * (width / 2)} ${row * height}v${height}`).join("")
    }`
  ).join("");
}
/**
 * A row of books from x to the right: widths and heights by turns.
 * @param {number} x
 * @param {number} y
 * @param {number} count
 * @param {number} turn
 */
function books(x, y, count, turn) {
  const fills = [red, gold, teal, cream, plum, aqua, leaf];
  let at = x;
  return Array.from({ length: count }, (_, n) => {
    const width = 5 + ((n * 3 + turn) % 4);
    const height = 15 + ((n * 5 + turn * 3) % 6);
    at += width + 0.8;
    return box(at - width, y - height, width, height, fills[(n * 2 + turn) % 7], 0.8);
  });
}

/** @type {Record<string, CardPicture>} */
export const CULTURE = {
  dice: ["table", 2, () => [
    turned(-10, 40, 56, [
      box(20, 36, 38, 38, cream, 7),
      dots([[30, 46], [48, 46], [39, 55], [30, 64], [48, 64]], 3.4, navy),
    ]),
    turned(14, 82, 62, [box(68, 48, 28, 28, red, 5), dots([[75, 55], [82, 62], [89, 69]], 2.8, cream)]),
    shape("M68 44c4-4 5-9 3-13h8c-2 4-1 9 3 13z", navy),
    disc(75, 25, 8, navy),
    turned(18, 100, 30, [box(90, 14, 22, 32, cream, 3), shape("M101 22l6 8-6 8-6-8z", red)]),
    shape("M12 84c0-8 3-10 6-12a6 6 0 1 1 8 0c3 2 6 4 6 12z", gold),
  ]],
  bingo: ["rays", 0, () => [
    turned(-7, 50, 48, [
      box(18, 14, 62, 68, cream, 4),
      box(18, 14, 62, 15, red, 4),
      dots([[27, 21.5], [38, 21.5], [49, 21.5], [60, 21.5], [71, 21.5]], 3, gold),
      line("M24 45h50M24 61h50M40 32v46M58 32v46", shade, 2),
      dots([[31, 38], [49, 53], [67, 69], [67, 38], [31, 69]], 6, teal),
      line("M27 33L71 74", gold, 3),
    ]),
    disc(96, 28, 15, gold),
    disc(96, 28, 10, cream),
    letters(96, 34, 16, "7", navy),
    disc(100, 66, 13, red),
    disc(100, 66, 8.5, cream),
    letters(100, 71, 13, "21", navy),
  ]],
  microphone: ["rays", 1, () => [
    turned(36, 60, 46, [
      shape("M52 40h16l-4 46h-8z", navy),
      box(49, 33, 22, 8, gold, 3),
      disc(60, 20, 17, grey),
      line("M44 16h32M44 24h32M52 6v28M60 3v34M68 6v28", navy, 1.5),
      box(58, 52, 4, 8, red, 2),
    ]),
    note(20, 34, gold, 1.2),
    note(98, 66, cream, 1.1),
    note(34, 72, rose, 0.9),
    star(104, 22, 7, gold),
  ]],
  top_hat: ["stage", 1, () => [
    line("M52 42C46 26 48 16 52 12c6 8 6 20 5 30M66 42c6-16 4-26 0-30-6 8-6 20-5 30", cream, 6),
    line("M52.5 36c-2-8-2-14 0-18M65.5 36c2-8 2-14 0-18", rose, 2.5),
    disc(59, 46, 12, cream),
    dots([[55, 44], [63, 44]], 1.6, navy),
    disc(59, 48, 1.8, rose),
    shape("M36 52h46l-5 30H41z", navy),
    oval(59, 52, 32, 6, navy),
    faint(0.5, oval(59, 51, 22, 3.5, grey)),
    shape("M37.5 58h43l-1.5 8h-40z", red),
    turned(40, 92, 44, [box(89, 26, 5, 38, navy), box(89, 24, 5, 8, cream)]),
    star(104, 24, 6, gold),
    star(22, 36, 5, gold),
    star(82, 18, 4, cream),
  ]],
  piano: ["floor", 0, () => [
    disc(60, 44, 40, gold),
    band(76, 16, ink.floor2),
    shape("M28 40C30 18 62 8 100 12L92 42z", bark),
    line("M76 44L66 20", gold, 2),
    shape("M20 42h74c8 0 12 6 10 12-2 7-10 8-18 8H20z", navy),
    box(14, 44, 22, 10, cream),
    line("M18 44v6M22 44v6M26 44v6M30 44v6", navy, 2),
    box(12, 54, 26, 5, navy),
    line("M24 60l-2 22M56 62v20M92 60l3 22", navy, 4),
    note(12, 30, cream, 1),
    note(106, 36, cream, 0.8),
  ]],
  quill: ["table", 0, () => [
    disc(88, 32, 20, ink.sky2),
    turned(-6, 46, 56, [
      shape("M10 40q18-8 36 2 18-10 36-2v36q-18-8-36 2-18-10-36-2z", cream),
      line("M46 42v36", shade, 2),
      line("M18 48q10-3 20 1M18 56q10-3 20 1M18 64q10-3 16 0M54 50q10-4 20-1M54 58q10-4 20-1", grey, 1.8),
    ]),
    box(90, 58, 22, 20, aqua, 4),
    box(95, 53, 12, 7, aqua, 1),
    oval(101, 54, 6, 2, navy),
    box(90, 64, 22, 7, cream),
    shape("M70 66C72 40 86 18 108 8c2 22-8 42-30 52z", red),
    line("M66 72C76 50 90 30 106 11", cream, 2),
  ]],
  easel: ["cabin", 2, () => [
    line("M44 90L62 6 80 90M62 6v80", wood, 4),
    box(32, 14, 60, 48, cream, 1),
    box(35, 17, 54, 42, aqua),
    disc(72, 30, 8, red),
    shape("M35 42h54v17H35z", teal),
    shape("M44 42l9-18v18zM55 42V30l8 12z", cream),
    box(28, 62, 68, 5, wood, 1),
    shape("M6 84c-6-14 6-24 20-22 12 2 16 12 8 16-5 2-8-1-10 2-2 5-12 10-18 4z", sand),
    dots([[12, 74], [19, 69], [27, 70]], 2.6, red),
    dots([[14, 81]], 2.6, teal),
    turned(35, 104, 64, [box(102, 52, 4, 28, gold, 1), shape("M101 52h6c1-6-1-10-3-13-2 3-4 7-3 13z", plum)]),
  ]],
  quiz: ["rays", 0, () => [
    disc(60, 44, 31, gold),
    line("M48 36c0-9 5-14 13-14s13 5 13 12c0 10-12 10-12 18", navy, 7.5),
    disc(62, 64, 5, navy),
    box(8, 66, 20, 30, red, 3),
    box(92, 66, 20, 30, red, 3),
    disc(18, 62, 7.5, cream),
    disc(102, 62, 7.5, cream),
  ]],
  dancers: ["floor", 1, () => [
    line("M46 52l-2 32M52 52l4 32", navy, 7),
    box(40, 28, 17, 28, navy, 5),
    disc(49, 19, 8, skin),
    shape("M41 19c-1-8 4-10 8-10 5 0 8 3 8 6z", bark),
    shape("M64 46L56 82h36L76 46z", red),
    shape("M66 46l-10 36h10l6-36z", rose),
    box(62, 30, 15, 18, red, 5),
    disc(70, 21, 7.5, skin),
    shape("M63 20c1-9 12-10 15-2 2 6-1 10-1 10-2-6-6-9-14-8z", bark),
    disc(79, 20, 4, bark),
    line("M54 34L72 38M76 34l16-12 8 2M42 34L28 28", skin, 5),
    note(102, 54, gold, 0.9),
    note(14, 52, cream, 1),
    line("M100 0v10", grey, 1.5),
    disc(100, 18, 9, shade),
    line("M92 14h16M91 19h18M93 24h14M96 10v16M104 10v16", grey, 1),
  ]],
  puppets: ["rays", 2, () => [
    box(10, 22, 100, 38, navy),
    shape("M4 22L60 2l56 20v8H4z", red),
    star(60, 18, 6, gold),
    box(6, 26, 12, 66, gold),
    box(102, 26, 12, 66, gold),
    shape("M36 62V44c0-6 14-6 14 0v18z", teal),
    disc(43, 38, 8, skin),
    shape("M35 33l-1-9 5 4 4-6 4 6 5-4-1 9z", gold),
    line("M37 48l-7 2M49 48l9-4", teal, 5),
    dots([[40, 37], [46, 37]], 1.2, navy),
    shape("M64 62V50c0-12 8-14 14-13l18 5-2 4H80c-2 0-2 2 0 2l14 1-2 5H80v8z", leaf),
    disc(75, 41, 2.2, cream),
    line("M84 45l2 2 2-2 2 2 2-2", cream, 1.5),
    box(6, 60, 108, 32, cream),
    shape(Array.from({ length: 7 }, (_, n) => `M${6 + n * 16} 60h8v32h-8z`).join(""), red),
    box(2, 58, 116, 6, gold, 2),
  ]],
  gavel: ["table", 0, () => [
    framed(8, 10, 50, 46, [
      box(14, 16, 38, 34, rose),
      shape("M14 50c6-16 14-14 20-6 6-10 12-6 18 0v6z", leaf),
      disc(42, 25, 5, gold),
    ]),
    turned(-28, 86, 42, [
      box(84, 46, 5, 44, sand, 2),
      box(68, 26, 37, 22, wood, 3),
      box(64, 24, 8, 26, gold, 2),
      box(101, 24, 8, 26, gold, 2),
    ]),
    box(50, 72, 42, 8, sand, 2),
    box(56, 66, 30, 7, wood, 2),
    line("M62 56l-6-6M56 62h-8", cream, 3),
  ]],
  comedy: ["rays", 1, () => [
    band(0, 92, rose),
    line(bricks(9, 20), ink.sky2, 1.2),
    disc(62, 42, 37, cream),
    band(76, 16, ink.floor),
    line("M34 80V34M24 81h20", navy, 3.5),
    line("M34 36l8-8", navy, 3),
    turned(45, 44, 26, [box(40.5, 24, 7, 14, navy, 2), disc(44, 20, 6.5, grey)]),
    line("M70 62l-5 20M84 62l5 20M68 74h18", bark, 3),
    oval(77, 60, 13, 4, red),
    disc(77, 38, 18, gold),
    shape("M66 41h22c0 8-4 12-11 12s-11-4-11-12z", plum),
    shape("M66 41h22v4H66z", cream),
    line("M67 34l4-4 4 4M79 34l4-4 4 4", navy, 2.5),
  ]],
  speech: ["rays", 0, () => [
    shape("M18 12h50a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H38L24 62V50h-6a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z", cream),
    letters(43, 37, 18, "¡Hola!", red),
    shape("M58 44h44a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v10L84 78H58a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z", gold),
    letters(80, 68, 20, "Hej!", navy),
    star(98, 22, 6, gold),
    star(26, 78, 4, cream),
  ]],
  projector: ["floor", 0, () => [
    faint(0.35, shape("M70 46L190 6v84L70 54z", gold)),
    disc(30, 24, 16, grey),
    disc(60, 22, 13, grey),
    dots([[30, 15], [38, 21], [35, 31], [25, 31], [22, 21]], 3.6, ink.sky),
    dots([[60, 15], [66, 20], [64, 28], [56, 28], [54, 20]], 3, ink.sky),
    dots([[30, 24], [60, 22]], 2, gold),
    box(18, 38, 48, 26, red, 4),
    box(66, 45, 14, 12, navy, 2),
    box(80, 43, 5, 16, gold, 1),
    disc(32, 51, 7, cream),
    disc(32, 51, 3, navy),
    line("M46 46h12M46 52h12M46 58h8", cream, 2),
    line("M30 64L18 84M42 64v20M54 64l12 20", sand, 4),
  ]],
  camera: ["table", 2, () => [
    box(14, 30, 92, 48, navy, 7),
    shape("M40 30l6-12h28l6 12z", navy),
    box(14, 40, 92, 9, rose),
    box(20, 22, 14, 9, red, 2),
    box(50, 21, 20, 7, grey, 2),
    disc(60, 54, 21, cream),
    disc(60, 54, 17, grey),
    disc(60, 54, 13, navy),
    disc(60, 54, 8, teal),
    disc(56, 50, 3, cream),
    box(86, 34, 14, 5, gold, 1),
    line("M98 16l5-8M106 20l8-5M108 27h9", gold, 3),
  ]],
  accordion: ["floor", 2, () => [
    turned(-4, 60, 50, [
      shape("M36 28l5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 3-4v44l-3-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z", cream),
      line("M41 32v38M51 32v38M61 32v38M71 32v38M46 28v44M56 28v44M66 28v44M76 28v44", teal, 1.8),
      box(12, 24, 26, 52, red, 5),
      box(82, 24, 26, 52, red, 5),
      box(16, 30, 9, 40, cream, 2),
      line("M16 37h9M16 44h9M16 51h9M16 58h9M16 64h9", navy, 1.5),
      dots([[91, 34], [99, 34], [91, 43], [99, 43], [91, 52], [99, 52], [91, 61], [99, 61]], 2.6, cream),
      box(30, 30, 4, 40, gold),
      box(84, 30, 3, 40, gold),
    ]),
    note(50, 23, navy, 0.8),
    note(68, 21, plum, 0.8),
  ]],

  theatre: ["stage", 1, () => [star(60, 46, 17, gold)]],
  cinema: ["night", 0, () => [
    box(14, 8, 92, 48, cream, 2),
    disc(60, 32, 19, shade),
    line("M60 13v38M20 32h80", grey, 1.2),
    ring(60, 32, 19, navy, 1.8),
    letters(60, 42, 28, "3", navy),
    seats(64, 28, plum),
    seats(76, 34, red),
    shape("M92 58h22l-4 28H96z", cream),
    shape("M96 58h5l1 28h-3zM105 58h5l-3 28h-3z", red),
    dots([[94, 56], [101, 53], [108, 55], [113, 57], [98, 58], [105, 58]], 5, gold),
  ]],
  roulette: ["rays", 1, () => [
    oval(52, 46, 44, 33, wood),
    oval(52, 45, 38, 28, navy),
    sectors(52, 45, 38, 28, 9, red),
    oval(52, 45, 26, 19, gold),
    oval(52, 45, 22, 16, wood),
    line("M38 45h28M52 36v18", gold, 3),
    disc(52, 45, 5, gold),
    disc(78, 34, 3.5, cream),
    [74, 68, 62, 56].map((y, n) => [
      oval(100, y, 15, 6, n % 2 ? cream : teal),
      oval(100, y - 1.5, 15, 6, n % 2 ? red : gold),
    ]),
    oval(100, 54.5, 8, 3, cream),
  ]],
  teddy: ["room", 2, () => [
    disc(46, 24, 7, wood),
    disc(70, 24, 7, wood),
    disc(58, 34, 16, wood),
    oval(58, 64, 18, 18, wood),
    oval(58, 66, 11, 12, sand),
    oval(58, 40, 7, 5.5, sand),
    disc(58, 38, 2.2, navy),
    dots([[52, 31], [64, 31]], 1.8, navy),
    line("M44 56L34 66M72 56l10 10", wood, 9),
    disc(46, 80, 8, wood),
    disc(70, 80, 8, wood),
    shape("M58 51l-8-4v8zM58 51l8-4v8z", red),
    box(84, 58, 24, 24, teal, 2),
    letters(96, 76, 17, "A", cream),
    box(90, 36, 22, 22, gold, 2),
    letters(101, 53, 16, "B", navy),
    disc(19, 72, 12, red),
    line("M8 70q11-6 22 2", cream, 3),
  ]],
  ship_in_bottle: ["table", 0, () => [
    box(18, 74, 74, 6, wood, 2),
    box(26, 66, 8, 9, wood),
    box(76, 66, 8, 9, wood),
    faint(0.92, shape("M22 22h58c8 0 10 9 18 10h10v24H98c-8 1-10 12-18 12H22c-8 0-14-8-14-23s6-23 14-23z", aqua)),
    box(106, 33, 10, 22, wood, 2),
    shape("M12 56h78c-3 8-6 12-10 12H22c-4 0-8-4-10-12z", teal),
    shape("M26 52h40l-6 9H32z", red),
    line("M38 52V28M52 52V32", bark, 2),
    shape("M40 29q12 6 10 15-5-2-10 0zM54 34q9 5 8 11-4-2-8 0zM36 32l-9 18q5-2 9 0z", cream),
    line("M18 32q2-5 8-5h14", cream, 2.5),
  ]],
  bookshelf: ["rays", 1, () => [
    band(0, 92, bark),
    band(14, 23, plum),
    band(41, 23, plum),
    band(68, 24, plum),
    books(-58, 36, 34, 1),
    books(-58, 63, 34, 2),
    books(-58, 91, 34, 3),
    band(36, 4.5, wood),
    band(63, 4.5, wood),
    band(9, 5, wood),
    line("M70 96L84 2M90 96L100 2M75 70h20M78 52h18M81 34h17M83 18h16", gold, 3.5),
  ]],
  gallery: ["room", 2, () => [
    band(0, 72, cream),
    band(64, 8, shade),
    framed(40, 12, 40, 42, [box(43, 15, 34, 36, teal), disc(60, 30, 9, gold), shape("M43 42h34v9H43z", navy)]),
    framed(6, 20, 26, 30, [
      box(9, 23, 20, 24, rose),
      shape("M12 47c0-10 3-12 7-12s7 2 7 12z", plum),
      disc(19, 31, 4, skin),
    ]),
    framed(88, 20, 26, 30, [
      shape("M91 23h10v12H91z", red),
      shape("M101 35h10v12h-10z", gold),
      shape("M91 35h10v12H91z", navy),
    ]),
    framed(-34, 16, 30, 36, [box(-31, 19, 24, 30, leaf), disc(-19, 32, 7, cream)]),
    framed(124, 16, 30, 36, [box(127, 19, 24, 30, plum), shape("M127 49l12-20 12 20z", gold)]),
    box(36, 70, 48, 6, red, 2),
    line("M42 76v8M78 76v8", bark, 3.5),
    line("M60 0v6", grey, 2),
    shape("M52 6h16l-3 4H55z", gold),
  ]],
  planetarium: ["night", 0, () => [
    ring(60, 92, 86, ink.sky2, 2),
    ring(60, 92, 64, ink.sky2, 1.5),
    disc(34, 30, 13, gold),
    turned(-18, 34, 30, [oval(34, 30, 23, 4.5, rose), shape("M21 30a13 13 0 0 1 26 0z", gold)]),
    disc(92, 26, 8, aqua),
    disc(89, 24, 3, cream),
    line("M58 12l12 8 14-10M70 20l-4 14 12 6", cream, 1),
    dots([[58, 12], [70, 20], [84, 10], [66, 34], [78, 40]], 2, cream),
    faint(0.25, shape("M58 62L10 20h34zM62 62L76 20h30z", gold)),
    line("M52 90l8-18 8 18", grey, 4),
    disc(60, 64, 10, navy),
    ring(60, 64, 10, grey, 2),
    dots([[56, 61], [62, 60], [65, 66], [57, 68]], 1.6, gold),
    seats(82, 30, plum),
  ]],
};
