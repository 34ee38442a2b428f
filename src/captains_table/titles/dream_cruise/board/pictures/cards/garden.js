/** Plants and parasols: props that several scenes of rest share. */
import { disc, ink, line, moved, oval, shape, turned } from "./paint.js";

const { cream, gold, leaf, plum, red } = ink;

/**
 * A leaf of a palm or fern, from its root.
 * @param {number} x
 * @param {number} y
 * @param {number} degrees
 * @param {string} [fill]
 * @param {number} [length]
 */
export const frond = (x, y, degrees, fill = leaf, length = 30) =>
  turned(degrees, x, y, moved(x, y, shape("M0 0c-7-9-7-21 0-30 7 9 7 21 0 30z", fill), length / 30));
/**
 * A flower with five petals.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} petal
 * @param {string} [heart]
 */
export const flower = (x, y, r, petal, heart = gold) => [
  [0, 72, 144, 216, 288].map((degrees) => turned(degrees, x, y, oval(x, y - r, r * 0.62, r * 0.9, petal))),
  disc(x, y, r * 0.5, heart),
];
/**
 * A parasol without its pole; x and y are the middle of its rim.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const parasol = (x, y, r) =>
  moved(x, y, [
    shape("M-10 0a10 8 0 0 1 20 0z", red),
    shape("M-4 0c0-5 1-7 4-8 3 1 4 3 4 8z", cream),
  ], r / 10);
/** A sprig of lavender. @param {number} x @param {number} y @param {number} degrees */
export const lavender = (x, y, degrees) =>
  turned(degrees, x, 80, [
    line(`M${x} 80V${y + 6}`, leaf, 2.5),
    oval(x, y - 2, 3.5, 5, plum),
    [2, 9, 16, 23].map((by) => [oval(x - 4, y + by, 4, 3.5, plum), oval(x + 4, y + by, 4, 3.5, plum)]),
  ]);
