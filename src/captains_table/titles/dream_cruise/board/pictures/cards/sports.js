/** Scenes of Sports & Outdoors: [ground, tone, props]. A picture is 120 by 92; what matters stays within 10 and 82. */
/** @import { CardPicture } from "../../types.d.ts" */
import { framed } from "./grounds.js";
import {
  band,
  box,
  disc,
  faint,
  ink,
  line,
  moved,
  note,
  oval,
  ring,
  ripples,
  sectors,
  shape,
  turned,
} from "./paint.js";

const { aqua, bark, cream, gold, grey, leaf, navy, plum, red, rose, shade, skin, teal, wood } = ink;

/**
 * A dartboard or target: rings from the outside to the middle.
 * @param {number} x
 * @param {number} y
 * @param {[radius: number, colour: string][]} steps
 */
const rings = (x, y, steps) => steps.map(([radius, colour]) => disc(x, y, radius, colour));
/** @param {number} x @param {number} y @param {number} r */
const ball = (x, y, r) => [
  disc(x, y, r, gold),
  line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, bark, 1.8),
  line(
    `M${x - r * 0.7} ${y - r * 0.7}q${r * 0.7} ${r * 0.7} 0 ${r * 1.4}` +
      `M${x + r * 0.7} ${y - r * 0.7}q${-r * 0.7} ${r * 0.7} 0 ${r * 1.4}`,
    bark,
    1.8,
  ),
];
/** @param {number} x @param {number} y @param {number} degrees @param {string} colour */
const bat = (x, y, degrees, colour) =>
  turned(degrees, x, y, [
    box(x - 3.5, y + 12, 7, 17, wood, 2),
    disc(x, y, 15, colour),
    box(x - 8, y + 11, 16, 3.5, cream, 1),
  ]);

/** @type {[x: number, y: number, fill: string][]} */
const HOLDS = [
  [8, 22, red],
  [30, 12, gold],
  [24, 56, teal],
  [38, 74, plum],
  [84, 16, red],
  [96, 40, gold],
  [88, 66, teal],
  [104, 78, red],
  [12, 78, gold],
  [-24, 30, teal],
  [-40, 60, red],
  [-14, 64, plum],
  [134, 22, plum],
  [126, 60, gold],
];
/** @type {[x: number, height: number, fill: string][]} */
const WEIGHTS = [[14, 34, navy], [24, 26, red], [100, 26, red], [106, 34, navy]];

/** @type {Record<string, CardPicture>} */
export const SPORTS = {
  leg_raise: ["cabin", 1, () => [
    box(12, 74, 96, 7, red, 3),
    line("M66 69L88 38", navy, 8),
    line("M64 68L80 54 94 70", navy, 8),
    line("M38 67H64", gold, 10),
    line("M44 68l4 4h14", skin, 5),
    disc(26, 65, 8, skin),
    shape("M18 66a8 8 0 0 1 8-9c-3 4-4 7-3 15-3 0-5-3-5-6z", bark),
    line("M88 38l5-3", cream, 6),
  ]],
  spin_bike: ["cabin", 2, () => [
    line("M30 80h24M70 80h28", navy, 5),
    line("M43 80L52 36M84 80L74 28", red, 6),
    line("M48 56L82 58", red, 6),
    disc(84, 58, 18, navy),
    disc(84, 58, 12, shade),
    disc(84, 58, 4, navy),
    line("M52 60l-6 10M58 60l6-10", bark, 3),
    disc(55, 60, 7, gold),
    line("M40 34c8-3 14-3 20 1", navy, 7),
    line("M74 28l-3-8h16", navy, 5),
    faint(0.8, line("M108 44q8 12 0 26M114 48q5 9 0 18", cream, 2.5)),
  ]],
  aqua_fitness: ["pool", 1, () => [
    line("M60 58L40 46 36 26M60 58l20-12 4-20", skin, 7),
    box(46, 50, 28, 34, plum, 12),
    disc(60, 36, 10, skin),
    shape("M49.5 35a10.5 10.5 0 0 1 21 0z", red),
    [36, 84].map((x) => [
      box(x - 11, 21, 22, 5, navy, 2),
      box(x - 15, 16, 8, 15, gold, 3),
      box(x + 7, 16, 8, 15, gold, 3),
    ]),
    shape("M-60 64q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v30H-60z", teal),
    ripples(-20, 74, 3, aqua),
    ripples(50, 80, 4, aqua),
  ]],
  table_tennis: ["room", 0, () => [
    shape("M12 60h96l14 22H-2z", teal),
    line("M12 60h96l14 22H-2zM60 60v22", cream, 2),
    faint(0.9, shape("M14 60h92v9H14z", cream)),
    line("M14 63.5h92M14 60v9M106 60v9", grey, 1.2),
    line("M12 82v10M108 82v10", bark, 4),
    bat(36, 34, -28, red),
    bat(86, 36, 32, navy),
    disc(61, 22, 6, cream),
    faint(0.7, line("M60 32q-2 10 4 18", cream, 1.8)),
  ]],
  zumba: ["floor", 2, () => [
    line("M58 52L42 64 46 82", navy, 8),
    line("M60 52l16 10 12 14", navy, 8),
    shape("M50 30h18l4 25H46z", red),
    line("M53 33L36 28 28 12M66 33l18 2 10-14", skin, 6),
    disc(61, 19, 8.5, skin),
    shape("M52 20c-1-9 4-12 10-12s9 4 8 9c4 2 8 0 11 5-6 3-10 1-13-3-5-4-11-3-16 1z", bark),
    turned(-20, 28, 8, oval(28, 8, 5, 7, gold)),
    turned(30, 96, 16, oval(96, 16, 5, 7, gold)),
    note(14, 46, plum),
    note(100, 52, teal, 0.9),
  ]],
  archery: ["hill", 0, () => [
    line("M48 66l-10 24M84 66l10 24", bark, 4),
    rings(66, 42, [[31, cream], [24, teal], [17, cream], [10, red], [4, gold]]),
    line("M66 42L16 15", navy, 3),
    shape("M14 14L3 3l13 3 7 11z", red),
  ]],
  fencing: ["rays", 1, () => [
    [-56, 56].map((degrees) =>
      turned(degrees, 60, 50, [
        line("M60 82V-10", navy, 3),
        shape("M49 80c0-9 22-9 22 0z", gold),
        line("M60 82v14", bark, 6),
      ])
    ),
    shape("M40 34c0-16 8-24 20-24s20 8 20 24c0 12-4 22-9 28l6 14H43l6-14c-5-6-9-16-9-28z", cream),
    shape("M45 34c0-12 6-18 15-18s15 6 15 18c0 14-6 24-15 24s-15-10-15-24z", navy),
    line("M47 26h26M45.5 34h29M47 42h26M51 50h18M54 18v36M60 16v42M66 18v36", grey, 1.1),
    line("M49 70h22", red, 4),
  ]],
  basketball: ["hill", 2, () => [
    box(74, 42, 6, 50, navy),
    box(40, 8, 74, 44, cream, 2),
    line("M40 8h74v44H40zM64 22h26v22H64z", red, 3),
    line("M60 50h34", red, 5),
    line("M62 52l6 24M92 52l-6 24M70 52l4 24M77 52v24M84 52l-4 24M64 60h26M66 68h22", cream, 1.8),
    faint(0.8, line("M6 78Q12 56 24 46", cream, 2)),
    ball(28, 30, 17),
  ]],
  snorkel: ["deep", 1, () => [
    line("M92 12v40q0 16-16 16H58", red, 7),
    line("M92 12v10", gold, 7),
    shape(
      "M24 26h50a9 9 0 0 1 9 9v10c0 9-6 14-14 14-8 0-11-4-13-8h-14c-2 4-5 8-13 8-8 0-14-5-14-14V35a9 9 0 0 1" +
        " 9-9z",
      navy,
    ),
    shape(
      "M27 31h18v16c-2 4-5 7-10 7s-11-3-11-10V34a3 3 0 0 1 3-3zM53 31h18a3 3 0 0 1 3 3v10c0 7-4 10-9 10" +
        "s-10-3-12-7z",
      aqua,
    ),
    line("M30 44l8-9M58 44l8-9", cream, 2.5),
    box(46, 62, 14, 11, red, 4),
    disc(104, 20, 3, cream),
    disc(110, 11, 2, cream),
    disc(100, 8, 2, cream),
    shape("M8 74c6-7 16-7 21 0 0 0 3-4 6-5v10c-3-1-6-5-6-5-5 7-15 7-21 0z", gold),
    disc(14, 73, 1.5, navy),
  ]],
  walking_poles: ["field", 1, () => [
    line("M83 44L94 84M42 50L22 84", bark, 2.5),
    line("M57 54l13 12-2 18", navy, 8),
    line("M56 54L46 68 30 78", navy, 8),
    line("M66 84h7M26 80l7 3", red, 5),
    line("M62 32l8 14 13 0", skin, 6),
    shape("M54 26h15l-2 30H50z", red),
    line("M58 32L46 42l-4 8", skin, 6),
    disc(65, 17, 8, skin),
    shape("M56 15c1-8 6-10 10-9s8 4 8 8h6v2.5H58z", teal),
    shape("M42 28c0-3 4-5 12-3l-2 22c-8 0-11-4-11-8z", gold),
  ]],
  volleyball: ["deck", 2, () => [
    line("M10 34v58M110 34v58", wood, 4),
    faint(0.55, box(10, 42, 100, 24, navy)),
    line("M10 50h100M10 58h100M22 42v24M34 42v24M46 42v24M58 42v24M70 42v24M82 42v24M94 42v24", cream, 1.2),
    line("M10 41h100M10 66h100", cream, 3),
    disc(66, 26, 18, cream),
    line("M66 26C58 18 56 14 58 10M66 26c10-2 14-6 16-10M66 26c2 8-2 14-8 17", teal, 2.2),
    line("M49 22c6-2 11 0 17 4M72 9c4 5 4 9 2 13M83 30c-6 4-10 4-16 0", red, 2.2),
  ]],
  darts: ["room", 1, () => [
    rings(56, 44, [[34, navy], [29, cream]]),
    sectors(56, 44, 29, 29, 10, teal),
    ring(56, 44, 19, red, 3),
    rings(56, 44, [[7, red], [3, gold]]),
    line("M58 43L86 26", grey, 3),
    shape("M86 26l16-16 2 8 8 2-18 12z", red),
    line("M44 54L60 72", grey, 3),
    shape("M60 72l4 15 4-6 7-1-8-13z", gold),
  ]],
  gym_ball: ["room", 0, () => [
    disc(60, 64, 22, plum),
    faint(0.5, line("M44 56a17 17 0 0 1 10-10", cream, 3)),
    line("M60 46L40 54 34 80M60 46l20 8 6 26", navy, 8),
    line("M28 82h8M84 82h8", cream, 5),
    line("M60 28L36 30 20 20M60 28l24 2 16-10", skin, 6),
    box(51, 24, 18, 26, teal, 6),
    disc(60, 18, 8.5, skin),
    shape("M51.5 19c0-8 4-11 8.5-11s8.5 3 8.5 11c-5-4-12-4-17 0z", bark),
    disc(60, 8, 4, bark),
  ]],
  boxing: ["rays", 2, () => [
    line("M82 0v14M72 20L82 8l10 12", grey, 2.5),
    box(66, 18, 32, 58, plum, 8),
    box(66, 28, 32, 5, cream),
    box(66, 60, 32, 5, cream),
    line("M-20 70L26 54", skin, 15),
    turned(-20, 24, 55, box(14, 45, 12, 20, cream, 3)),
    shape("M24 46c2-10 12-14 22-13 10 0 17 7 17 16 0 10-7 17-17 18-8 1-16-2-19-8z", red),
    shape("M34 36c4-8 14-9 18-4 3 5-2 10-8 10z", red),
    line("M36 40c5 4 12 3 15-3", plum, 2),
    line("M62 28l6-8M68 40l8 0M64 66l6 6", cream, 3),
  ]],
  stretching: ["floor", 1, () => [
    box(22, 80, 76, 6, gold, 3),
    line("M58 54L44 80M60 54l16 26", navy, 8),
    shape("M50 54C48 40 54 30 66 24l10 10c-6 6-8 12-8 20z", red),
    line("M58 38L42 44l8 12", skin, 5.5),
    line("M72 28C82 10 94 10 104 16", skin, 6),
    disc(78, 20, 8.5, skin),
    shape("M70 16c2-8 10-10 15-5 3 3 3 7 1 11-3-5-9-8-16-6z", bark),
    faint(0.8, line("M96 34q8-4 12-12M100 42q10-4 14-14", cream, 2.5)),
  ]],
  treasure: ["field", 2, () => [
    turned(-8, 30, 34, [
      box(4, 12, 52, 42, cream, 2),
      line("M12 22l8 6M22 46c8-2 4-12 12-12s4 8 10 4", bark, 2),
      line("M42 20l8 8M50 20l-8 8", red, 3.5),
    ]),
    shape("M50 46l6-16h50l6 16z", bark),
    disc(62, 46, 6, gold),
    disc(74, 43, 7, gold),
    disc(88, 44, 7, gold),
    disc(99, 46, 6, gold),
    disc(81, 39, 5, cream),
    box(50, 46, 62, 34, wood, 2),
    box(50, 46, 62, 5, bark),
    box(58, 46, 6, 34, gold),
    box(98, 46, 6, 34, gold),
    box(74, 48, 14, 14, gold, 2),
    box(79.5, 53, 3, 6, navy, 1),
  ]],

  climbing_wall: ["rays", 1, () => [
    band(0, 92, grey),
    shape("M-60 0h80L6 92h-66zM64 0h44L92 92H58zM150 0h30v92h-36z", shade),
    HOLDS.map(([x, y, fill], n) => oval(x, y, 5 + (n % 2) * 2, 4, fill)),
    line("M62-6V46", cream, 2),
    line("M60 58L44 62 40 74M62 58l14 4 2 14", navy, 7),
    line("M58 40L42 34 32 20M64 40l14-6 6-12", skin, 6),
    box(52, 36, 18, 24, red, 6),
    disc(61, 29, 8, skin),
    shape("M52.5 28a8.5 8.5 0 0 1 17 0z", gold),
  ]],
  barbell: ["room", 1, () => [
    framed(34, 14, 52, 22, [box(37, 17, 46, 16, aqua), line("M42 30l8-10M50 31l10-12", cream, 2)]),
    line("M-4 52h128", grey, 5),
    WEIGHTS.map(([x, height, fill]) => box(x - 4, 52 - height / 2, 8, height, fill, 3)),
    shape("M50 66c-7 4-8 16-1 20h22c7-4 6-16-1-20z", plum),
    line("M51 66c-3-14 21-14 18 0", plum, 5),
    box(55, 73, 10, 7, gold, 2),
  ]],
  water_slide: ["pool", 2, () => [
    line("M96 12v60M112 12v60M96 24h16M96 36h16M96 48h16M96 60h16", bark, 3),
    box(88, 8, 32, 6, red, 2),
    line("M92 16C54 10 50 26 70 32S92 46 62 50 30 54 26 64", red, 15),
    line("M92 14C54 8 50 24 70 30S92 44 62 48 30 52 26 62", rose, 8),
    shape("M-60 66q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v30H-60z", teal),
    line("M12 62l-6-12M24 58V44M36 62l8-10", cream, 3),
    ripples(60, 80, 3, aqua),
  ]],
  court: ["field", 2, () => [
    shape("M24 40h72l70 52H-46z", red),
    line("M24 40h72l70 52H-46zM60 40v52M12 56h96", cream, 2),
    line("M12 26v32M108 26v32", navy, 3),
    faint(0.65, box(12, 34, 96, 20, navy)),
    line("M12 34h96", cream, 3),
    line("M24 36v18M36 36v18M48 36v18M60 36v18M72 36v18M84 36v18M96 36v18M12 42h96M12 48h96", grey, 0.8),
    turned(38, 42, 50, [
      faint(0.5, oval(42, 46, 14, 18, cream)),
      hoop(42, 46, 14, 18),
      line("M36 32v28M42 29v34M48 32v28M30 40h24M28.5 47h27M31 54h22", cream, 1),
      line("M42 64v20", bark, 5),
    ]),
    disc(84, 64, 8, gold),
    line("M78 60c6 0 9 5 8 11", cream, 1.8),
  ]],
  running_track: ["hill", 0, () => [
    shape("M-60 56C0 40 120 40 180 56v36H-60z", red),
    line("M-60 66C0 52 120 52 180 66M-60 77C0 64 120 64 180 77M-60 88C0 76 120 76 180 88", cream, 1.8),
    moved(0, 5, [
      line("M58 48L42 54 34 68", navy, 8),
      line("M60 48l12 10-6 18", navy, 8),
      line("M64 77h9M32 70l-4-5", gold, 5),
      line("M66 30L78 40l12-6M58 30L46 34l-6 10", skin, 6),
      shape("M56 24h14l-3 26H52z", teal),
      disc(69, 15, 8, skin),
      shape("M61 16c-1-8 4-10 8-10s8 3 8 7z", bark),
    ]),
    faint(0.9, line("M14 32h16M8 42h14M20 22h18", cream, 2.5)),
  ]],
  surf_wave: ["rays", 1, () => [
    disc(96, 24, 13, gold),
    shape("M-60 30C-10 4 30 6 46 20c12 10 8 24-2 24-6 0-8-6-4-10-16-2-22 14-10 26 20 20 80 12 150 6v30H-60z", teal),
    shape("M-60 52c40-12 60-4 80 10s80 22 160 10v24H-60z", aqua),
    line("M-40 30C-10 12 22 12 38 22", cream, 3),
    shape("M50 78c18 2 40-2 54-12-8 14-36 22-54 12z", red),
    line("M76 70L66 56l12-8M84 70l2-14-8-8", navy, 6.5),
    line("M78 34L62 40M80 36l16 8", skin, 5.5),
    shape("M72 30l14 2-4 20h-10z", gold),
    disc(82, 22, 7.5, skin),
    shape("M75 22c-2-7 3-9 7-9s7 3 7 7z", bark),
  ]],
  golf_screen: ["room", 0, () => [
    box(6, 8, 108, 60, navy, 3),
    box(10, 12, 100, 52, aqua),
    shape("M10 44c30-16 50-4 100-10v30H10z", leaf),
    oval(78, 46, 16, 4, rose),
    disc(28, 24, 7, cream),
    line("M78 46V22", cream, 2),
    shape("M78 22l14 5-14 5z", red),
    faint(0.9, line("M42 62Q52 28 74 40", cream, 1.6)),
    shape("M8 76h104l10 16H-2z", leaf),
    line("M92 12L62 76", shade, 4),
    shape("M64 72l-14 2c-5 3-4 9 2 9l14-3z", grey),
    disc(42, 77, 5.5, cream),
    line("M42 83v4", gold, 3),
  ]],
  dive_pool: ["deep", 1, () => [
    band(0, 34, ink.sky),
    band(33, 4, cream),
    box(78, 14, 102, 6, gold, 2),
    box(104, 20, 7, 14, navy),
    line("M58 26L40 34 24 30", navy, 6.5),
    line("M60 28L74 44 78 60", skin, 6),
    shape("M52 22l16-2 8 22-12 6z", red),
    disc(74, 52, 7.5, skin),
    shape("M67 54c2 8 12 8 15-2z", bark),
    line("M80 64l-1 10", skin, 5),
    faint(0.9, [
      disc(60, 64, 3, cream),
      disc(54, 56, 2, cream),
      disc(94, 60, 3, cream),
      disc(98, 50, 2, cream),
      disc(64, 76, 2, cream),
    ]),
    shape("M14 66c5-6 13-6 17 0 0 0 3-3 5-4v8c-2-1-5-4-5-4-4 6-12 6-17 0z", rose),
  ]],
};

/** The head of a racket. @param {number} x @param {number} y @param {number} rx @param {number} ry */
function hoop(x, y, rx, ry) {
  return line(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`, navy, 3.5);
}
