/** Scenes of Rest & Relaxation: [ground, tone, props]. */
/** @import { CardPicture } from "../../types.d.ts" */
import {
  band,
  box,
  disc,
  dots,
  faint,
  guest,
  ink,
  line,
  moved,
  note,
  oval,
  ripples,
  shape,
  steam,
  turned,
} from "./paint.js";

const { aqua, bark, cream, gold, grey, leaf, navy, plum, red, rose, sand, shade, skin, teal, wood } = ink;

/**
 * A leaf of a palm or fern, from its root.
 * @param {number} x
 * @param {number} y
 * @param {number} degrees
 * @param {string} [fill]
 * @param {number} [length]
 */
const frond = (x, y, degrees, fill = leaf, length = 30) =>
  turned(degrees, x, y, moved(x, y, shape("M0 0c-7-9-7-21 0-30 7 9 7 21 0 30z", fill), length / 30));
/**
 * A flower with five petals.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} petal
 * @param {string} [heart]
 */
const flower = (x, y, r, petal, heart = gold) => [
  [0, 72, 144, 216, 288].map((degrees) => turned(degrees, x, y, oval(x, y - r, r * 0.62, r * 0.9, petal))),
  disc(x, y, r * 0.5, heart),
];
/**
 * A parasol without its pole; x and y are the middle of its rim.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
const parasol = (x, y, r) =>
  moved(x, y, [
    shape("M-10 0a10 8 0 0 1 20 0z", red),
    shape("M-4 0c0-5 1-7 4-8 3 1 4 3 4 8z", cream),
  ], r / 10);
/** A sprig of lavender. @param {number} x @param {number} y @param {number} degrees */
const lavender = (x, y, degrees) =>
  turned(degrees, x, 80, [
    line(`M${x} 80V${y + 6}`, leaf, 2.5),
    oval(x, y - 2, 3.5, 5, plum),
    [2, 9, 16, 23].map((by) => [oval(x - 4, y + by, 4, 3.5, plum), oval(x + 4, y + by, 4, 3.5, plum)]),
  ]);

/** @type {Record<string, CardPicture>} */
export const REST = {
  cooking_pot: ["table", 0, () => [
    shape("M40 26c-10 0-12-14-2-16 2-8 16-10 22-4 6-6 20-4 22 4 10 2 8 16-2 16l-2 6H42z", cream),
    line("M52 18v8M60 16v10M68 18v8", shade, 2),
    line("M88 44l16-22", wood, 5),
    box(26, 46, 68, 32, red, 6),
    shape("M26 58h68v6H26z", rose),
    box(22, 42, 76, 7, navy, 3),
    line("M22 56h-8M98 56h8", navy, 6),
    disc(14, 80, 7, red),
    shape("M14 73l4-3-4 1-4-1z", leaf),
    oval(106, 81, 9, 5, leaf),
    box(30, 78, 60, 5, navy, 2),
  ]],
  wine: ["table", 0, () => [
    shape("M30 20h10v14c6 4 8 8 8 16v30H22V50c0-8 2-12 8-16z", leaf),
    box(22, 54, 26, 15, cream),
    box(30, 12, 10, 10, plum, 1),
    faint(0.92, shape("M66 28h28c1 16-4 24-12 25v19h8v5H70v-5h8V53c-8-1-13-9-12-25z", cream)),
    shape("M67 37h26c-1 10-5 14-13 14s-12-4-13-14z", plum),
    disc(106, 77, 5, leaf),
    disc(99, 80, 5, leaf),
    disc(112, 80, 5, leaf),
  ]],
  lotus: ["rays", 2, () => [
    disc(60, 40, 32, red),
    band(76, 16, ink.floor),
    oval(60, 80, 46, 6, gold),
    line("M60 70L30 74 52 80M60 70l30 4-22 6", navy, 9),
    shape("M50 40h20l3 30H47z", cream),
    line("M51 43L38 58 34 68M69 43l13 15 4 10", skin, 5.5),
    disc(60, 28, 9.5, skin),
    shape("M50.5 27c0-8 5-11 9.5-11s9.5 3 9.5 11c-5-4-14-4-19 0z", bark),
    disc(60, 14, 4.5, bark),
    line("M55 30h3M62 30h3", bark, 1.5),
  ]],
  hot_stones: ["table", 1, () => [
    box(-60, 64, 240, 28, cream),
    line("M-60 72h240M-60 80h240", shade, 2),
    oval(50, 72, 32, 9, navy),
    oval(50, 58, 25, 8, grey),
    oval(51, 46, 19, 7, navy),
    oval(49, 36, 13, 5.5, grey),
    steam(50, 26),
    line("M92 74C94 56 98 44 106 34", leaf, 3),
    flower(104, 32, 9, rose),
    flower(92, 54, 7, cream),
    frond(94, 72, 40, leaf, 24),
  ]],
  brunch: ["table", 2, () => [
    band(44, 48, ink.floor2),
    oval(46, 60, 42, 23, cream),
    oval(46, 60, 33, 17, shade),
    shape("M26 58c2-12 16-13 22-8s16-2 18 8-10 16-22 13-20-2-18-13z", cream),
    disc(44, 59, 8.5, gold),
    disc(41, 56, 2.2, cream),
    shape("M82 20h24l-3 40H85z", gold),
    faint(0.6, shape("M82 20h24l-.7 9H82.7z", cream)),
    disc(104, 19, 9, red),
    disc(104, 19, 6, gold),
    line("M92 24l6-18", cream, 2.5),
    shape("M74 82c2-12 14-18 24-16 10 1 16 8 16 14-8-3-12-4-18-3-8 0-14 6-22 5z", wood),
    line("M84 70l4 9M94 66l2 10M105 69l-2 9", bark, 1.8),
    line("M8 34l8 12M14 30l4 14M4 40l12 8M17 46l10 16", grey, 2.2),
  ]],
  cocktail: ["rays", 0, () => [
    band(74, 18, ink.floor),
    shape("M18 32h28l-4 46H22z", grey),
    shape("M20 32c0-8 4-12 8-12h8c4 0 8 4 8 12z", shade),
    box(27, 12, 10, 9, shade, 2),
    line("M21 42h22", navy, 2),
    line("M28 48v22", cream, 3),
    faint(0.9, shape("M56 24h50L84 50v24h10v4H68v-4h10V50z", cream)),
    shape("M62 30h38L82 51z", red),
    line("M92 44l14-30", bark, 2),
    disc(88, 36, 5, leaf),
    parasol(68, 20, 13),
    line("M68 18l6 22", bark, 1.8),
  ]],
  aroma: ["table", 0, () => [
    box(42, 42, 34, 36, teal, 6),
    box(52, 32, 14, 11, teal),
    box(50, 24, 18, 9, navy, 2),
    shape("M53 24c0-10 2-14 6-14s6 4 6 14z", red),
    box(42, 52, 34, 16, cream),
    shape("M59 54c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z", gold),
    lavender(22, 20, -6),
    lavender(104, 18, 3),
    box(78, 66, 18, 12, cream, 2),
    line("M87 66v-4", bark, 2),
    shape("M87 48c5 6 5 8 5 10a5 5 0 0 1-10 0c0-2 0-4 5-10z", gold),
    disc(30, 34, 3, cream),
    disc(76, 18, 3, cream),
  ]],
  grill: ["deck", 0, () => [
    line("M44 66L34 92M76 66l10 26", navy, 4),
    shape("M26 46h68c0 18-14 27-34 27S26 64 26 46z", red),
    box(22, 42, 76, 6, navy, 3),
    box(54, 54, 12, 5, navy, 2),
    shape(
      "M52 42c-4-8 3-11 4-19 8 6 9 13 5 19zM82 42c-3-7 3-9 4-16 7 6 7 11 4 16zM26 42c-3-7 3-9 4-16 7 6 7 11 4" +
        " 16z",
      gold,
    ),
    line("M34 37q9 4 18 0M64 37q9 4 18 0", plum, 9),
    line("M36 35l4 5M44 35l4 5M67 35l4 5M75 35l4 5", rose, 1.8),
    steam(60, 20),
    line("M106 34v38M102 34v8M110 34v8M102 42q4 6 8 0", grey, 2.5),
  ]],
  cheese: ["table", 2, () => [
    shape("M4 66h112l6 14H-2z", wood),
    box(-2, 80, 124, 5, bark),
    shape("M14 48L78 20c10 6 14 16 14 28z", gold),
    shape("M14 48h78v22H14z", sand),
    oval(34, 58, 7, 5, wood),
    oval(62, 62, 9, 5.5, wood),
    oval(80, 54, 5, 4, wood),
    oval(64, 36, 7, 4, sand),
    oval(44, 43, 4, 2.5, sand),
    dots([[98, 46], [108, 46], [94, 54], [103, 54], [112, 54], [99, 62], [108, 62], [103, 70]], 5.5, plum),
    line("M103 42c0-8 4-10 8-12", leaf, 3),
    oval(96, 36, 7, 4, leaf),
  ]],
  nail_polish: ["rays", 2, () => [
    line("M128 30H84M128 46H76M128 62H80M128 77H92", skin, 14.5),
    shape("M104 23h78v62h-78z", skin),
    line("M100 38h16M98 54h18M100 70h16", wood, 1.5),
    [[80, 30], [72, 46], [76, 62], [88, 77]].map(([x, y]) => box(x - 3, y - 5, 15, 10, red, 5)),
    box(16, 40, 34, 40, red, 8),
    line("M23 48v22", rose, 4),
    shape("M26 12h14l3 26H23z", navy),
    box(24, 36, 18, 5, gold, 1),
    glint(60, 20),
    glint(60, 74),
  ]],
  cake: ["table", 0, () => [
    box(54, 70, 12, 10, cream),
    oval(60, 82, 24, 5, cream),
    oval(60, 70, 44, 6, cream),
    box(24, 46, 72, 22, sand, 3),
    shape("M24 46h72v6q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0z", rose),
    box(36, 26, 48, 21, sand, 3),
    shape("M36 26h48v5q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0z", cream),
    dots([[44, 23], [60, 19], [76, 23]], 5.5, red),
    line("M60 14c1-5 4-8 8-9", leaf, 2),
    line("M28 60h64", plum, 2.5),
  ]],
  guitar: ["deck", 0, () => [
    turned(
      30,
      60,
      50,
      moved(17, 20, [
        box(52, -12, 8, 52, bark, 1),
        box(50, -22, 12, 13, bark, 2),
        shape(
          "M56 34c14 0 16 10 12 16-2 4 10 8 10 20 0 14-10 20-22 20" +
            "s-22-6-22-20c0-12 12-16 10-20-4-6-2-16 12-16z",
          wood,
        ),
        disc(56, 56, 8, bark),
        box(48, 76, 16, 4, bark, 1),
        line("M54-8v84M58-8v84", cream, 1),
      ], 0.72),
    ),
    note(18, 30, navy, 1),
    note(34, 20, plum, 0.8),
    shape("M92 62h22l-4 20H96z", teal),
    line("M104 62l6-16", cream, 2),
    disc(96, 60, 6, gold),
  ]],
  armchair: ["room", 2, () => [
    line("M100 82V24", bark, 3),
    shape("M86 26l6-16h16l6 16z", gold),
    faint(0.3, shape("M86 26h28l14 48H72z", gold)),
    box(92, 80, 16, 4, bark, 2),
    box(24, 24, 46, 48, teal, 12),
    box(16, 48, 14, 30, navy, 6),
    box(64, 48, 14, 30, navy, 6),
    box(28, 56, 38, 16, aqua, 5),
    line("M24 78v6M70 78v6", bark, 4),
    turned(-8, 47, 48, [
      shape("M31 42q8-4 16 2 8-6 16-2v16q-8-4-16 2-8-6-16-2z", cream),
      line("M47 44v16M35 47q4-1 8 1M51 48q4-2 8-1", grey, 1.5),
    ]),
  ]],
  foot_bath: ["table", 1, () => [
    line("M44 4v44M74 4v44", skin, 13),
    box(36, -4, 16, 16, cream, 3),
    box(66, -4, 16, 16, cream, 3),
    oval(59, 52, 44, 9, aqua),
    shape("M37 50c0-4 3-6 7-6s8 4 4 10c-6 6-12 2-11-4zM81 50c0-4-3-6-7-6s-8 4-4 10c6 6 12 2 11-4z", skin),
    shape("M13 52c8 12 84 12 92 0l-8 26c-4 6-72 6-76 0z", cream),
    line("M17 62c20 10 64 10 84 0", teal, 3),
    dots([[24, 50], [32, 47], [88, 48], [96, 50], [60, 52]], 4, cream),
    dots([[28, 40], [92, 38], [100, 42], [59, 44]], 2.5, cream),
    flower(59, 55, 4, rose),
  ]],
  ice_cream: ["rays", 1, () => [
    disc(60, 44, 34, ink.sky2),
    shape("M42 44h36L60 86z", sand),
    line("M46 50l22 18M52 44l19 17M42 46l20 34M78 46L58 80M74 50L52 68M68 44L49 61", wood, 1.3),
    disc(48, 36, 13, rose),
    disc(72, 36, 13, cream),
    disc(60, 22, 13, aqua),
    shape("M36 42q6 10 12 2 6 8 12 0 6 8 12 0 6 8 12-2l-4 6H40z", rose),
    disc(60, 8, 5, red),
    line("M52 20l3 3M64 16l4-1M66 26l2 3M44 32l3-3M76 32l3 2M68 38l3-2", plum, 2),
    shape("M76 8l14-2-6 24h-6z", wood),
    line("M104 20l4 4M14 26l5-3M18 62l5 2M102 64l5-4", red, 3),
    line("M8 44h6M106 42h6M26 12l3 4M96 78l5 2", gold, 3),
  ]],
  tea: ["table", 2, () => [
    disc(60, 34, 27, red),
    band(66, 26, ink.floor),
    line("M-60 74h240M-60 82h240", ink.floor2, 1.5),
    line("M30 38c0-22 40-22 40 0", bark, 4),
    shape("M24 40h52c6 12 2 34-14 36H38c-16-2-20-24-14-36z", navy),
    line("M24 50L8 38", navy, 8),
    oval(50, 40, 22, 4, teal),
    disc(50, 35, 4, teal),
    line("M36 56q14 5 28 0", teal, 2),
    shape("M82 56h32c0 14-6 20-10 20H92c-4 0-10-6-10-20z", cream),
    oval(98, 56, 16, 4, leaf),
    steam(98, 46),
    line("M14 18c14-2 22 6 30-2M30 14l4-8M22 17l-4 6", bark, 2),
    dots([[34, 6], [18, 24], [42, 14], [14, 17]], 4, rose),
  ]],

  deck_chair: ["deck", 1, () => [
    moved(0, -7, [
      line("M34 80l-6 12M64 82l4 10M84 80l6 12", bark, 3.5),
      shape("M24 78l24-32 12 7-18 27 42-3 7 7-48 5z", red),
      shape("M31 78l23-31 3 2-21 30zM62 79l7-.5 6 8-7 .6z", cream),
    ]),
    parasol(92, 38, 26),
    line("M92 16v60", cream, 2.5),
    box(100, 62, 14, 3, bark),
    shape("M104 52h8l-2 10h-4z", gold),
    line("M107 65v12", bark, 2.5),
  ]],
  spa: ["table", 1, () => [
    band(0, 40, ink.sky2),
    oval(60, 62, 58, 21, cream),
    oval(60, 60, 51, 16, teal),
    ripples(28, 60, 4, aqua),
    steam(60, 42),
    frond(8, 80, -16, leaf, 56),
    frond(16, 80, 8, leaf, 44),
    frond(112, 80, 14, leaf, 56),
    frond(104, 80, -6, leaf, 42),
    frond(-24, 84, -8, leaf, 50),
    frond(146, 84, 8, leaf, 50),
    [flower(92, 62, 6, rose), flower(36, 66, 5, cream)],
  ]],
  pool_bar: ["pool", 0, () => [
    line("M34 30v40M86 30v40", wood, 4),
    shape("M60 2L8 30q8 4 13 0 8 4 13 0 6 4 13 0 6 4 13 0 6 4 13 0 6 4 13 0 6 4 13 0 6 4 13 0z", sand),
    line("M60 4L34 28M60 4l26 24M60 4v24", wood, 2),
    box(24, 48, 72, 26, wood, 3),
    box(20, 44, 80, 6, bark, 2),
    line("M36 52v20M48 52v20M60 52v20M72 52v20M84 52v20", bark, 1.5),
    shape("M40 32h10l-2 12h-6z", red),
    line("M47 32l4-7", cream, 2),
    shape("M64 34h14l-7 7z", gold),
    line("M71 40v4", cream, 2),
    shape("M54 30h5v14h-5z", leaf),
    shape("M-60 70q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v30H-60z", teal),
    disc(16, 68, 9, red),
    disc(16, 68, 4, teal),
    line("M9 62l4 3M23 62l-4 3M9 74l4-3M23 74l-4-3", cream, 3),
    ripples(60, 80, 3, aqua),
  ]],
  cloche: ["table", 0, () => [
    band(62, 30, cream),
    line("M-60 76h240", shade, 2),
    oval(60, 66, 46, 7, grey),
    shape("M22 62a38 36 0 0 1 76 0z", shade),
    faint(1, line("M34 54a28 26 0 0 1 14-18", cream, 4)),
    disc(60, 22, 5, gold),
    oval(60, 62, 40, 4, navy),
    line("M8 44v34M4 44v8M8 44v8M12 44v8M4 53h8", grey, 2.2),
    line("M112 56v22", grey, 3),
    shape("M110 58c0-10 1-14 5-16v16z", grey),
    box(-26, 30, 8, 36, red, 1),
    shape("M-22 16c4 6 4 8 4 10a4 4 0 0 1-8 0c0-2 0-4 4-10z", gold),
    box(138, 30, 8, 36, red, 1),
    shape("M142 16c4 6 4 8 4 10a4 4 0 0 1-8 0c0-2 0-4 4-10z", gold),
  ]],
  sauna: ["rays", 2, () => [
    band(0, 92, sand),
    line("M-60 14h240M-60 28h240M-60 42h240M-60 56h240", wood, 1.5),
    band(58, 7, wood),
    band(72, 20, bark),
    line("M-30 65v27M20 65v27M150 65v27", wood, 5),
    box(82, 48, 32, 32, navy, 3),
    box(86, 58, 24, 12, red, 2),
    line("M91 58v12M98 58v12M105 58v12", navy, 2.5),
    dots([[88, 44], [98, 42], [108, 44], [93, 38], [103, 38]], 6, grey),
    steam(98, 28),
    shape("M30 42h30l-4 26H34z", wood),
    line("M32 50h26M33 60h24", gold, 2.5),
    line("M31 42c4-14 24-14 28 0", bark, 2.5),
    line("M50 46L66 16", bark, 3.5),
    oval(68, 13, 6, 4, bark),
    box(6, 48, 16, 10, cream, 3),
    box(6, 46, 16, 5, red, 2),
  ]],
  whirlpool: ["deck", 0, () => [
    oval(60, 56, 46, 10, cream),
    oval(60, 56, 41, 7.5, aqua),
    guest(36, 70, red),
    guest(84, 70, plum),
    hair(36, 38, bark),
    hair(84, 38, gold),
    dots([[50, 56], [60, 58], [70, 56], [22, 56], [98, 56], [48, 61], [73, 61]], 4, cream),
    dots([[54, 47], [64, 44], [48, 44], [72, 46], [60, 38]], 2.5, cream),
    shape("M14 58c10 13 82 13 92 0l-3 24c-6 8-80 8-86 0z", wood),
    line("M26 66v20M40 69v20M54 70v20M68 70v20M82 69v20M96 65v20", bark, 1.8),
    line("M15 66c14 12 76 12 90 0M17 80c14 9 72 9 86 0", gold, 2.5),
  ]],
  greenhouse: ["table", 1, () => [
    shape("M-20 80V36C-20 4 140 4 140 36v44z", ink.sky2),
    line("M-20 80V36C-20 4 140 4 140 36v44M20 80V18M60 80V10M100 80V18M-20 46h160", cream, 2.5),
    band(78, 14, ink.floor),
    frond(22, 78, -30, leaf, 44),
    frond(22, 78, 0, leaf, 54),
    frond(22, 78, 28, leaf, 42),
    box(14, 70, 16, 14, red, 2),
    frond(100, 78, -24, leaf, 38),
    frond(100, 78, 10, leaf, 50),
    frond(100, 78, 36, leaf, 40),
    box(92, 70, 16, 14, red, 2),
    flower(98, 44, 6, rose),
    flower(30, 38, 5, gold, red),
    line("M46 84V62M74 84V62", wood, 3.5),
    shape("M44 34c0-8 32-8 32 0v26H44z", sand),
    line("M48 40h24M48 48h24M52 34v24M60 32v26M68 34v24", wood, 1.2),
    box(42, 58, 36, 9, plum, 4),
  ]],
  coffee: ["room", 2, () => [
    band(0, 14, red),
    shape(`M-60 14${"a6 6 0 0 0 12 0".repeat(20)}z`, red),
    shape(Array.from({ length: 10 }, (_, n) => `M${-60 + n * 24} 0h12v14a6 6 0 0 1-12 0z`).join(""), cream),
    oval(60, 78, 54, 8, wood),
    box(56, 84, 8, 10, bark),
    oval(46, 74, 30, 5, cream),
    line("M64 50h5a7 7 0 0 1 0 14h-8", teal, 4),
    shape("M26 44h38v11a19 17 0 0 1-38 0z", teal),
    oval(45, 44, 19, 4, bark),
    steam(45, 38),
    shape("M82 72h28V58q-6-4-12-4L82 62z", rose),
    shape("M82 66h28v3H82z", cream),
    shape("M82 72h28v4H82z", plum),
    disc(98, 52, 4, red),
  ]],
};

/** A glint on something polished. @param {number} x @param {number} y */
function glint(x, y) {
  return shape(`M${x} ${y - 8}l2 6 6 2-6 2-2 6-2-6-6-2 6-2z`, cream);
}

/** The hair of a guest whose head is at x, y. @param {number} x @param {number} y @param {string} fill */
function hair(x, y, fill) {
  return shape(`M${x - 7.5} ${y}a7.5 7.5 0 0 1 15 0c-4-4-11-4-15 0z`, fill);
}
