/** Where a card scene takes place: the tone colours it, the id of the card places sun, rays and portholes. */
/** @import { Part } from "../../types.d.ts" */
import { band, box, disc, faint, ink, LEFT, line, oval, ring, ripples, shape, WIDTH } from "./paint.js";

const RIGHT = LEFT + WIDTH;

/**
 * Wedges from the middle of the picture to beyond its edges.
 * @param {number} turn
 * @param {number} wedges
 * @param {number} [x]
 * @param {number} [y]
 */
function fan(turn, wedges, x = 60, y = 46) {
  const step = Math.PI / wedges;
  /** @param {number} angle */
  const at = (angle) => `${Math.round(x + 170 * Math.cos(angle))} ${Math.round(y + 170 * Math.sin(angle))}`;
  /** @param {number} number */
  const wedge = (number) => `M${x} ${y}L${at(turn + 2 * number * step)} ${at(turn + (2 * number + 1) * step)}z`;
  return shape(Array.from({ length: wedges }, (_, number) => wedge(number)).join(""), ink.sky2);
}

/** @param {number} step @param {(x: number) => string} drawing */
const every = (step, drawing) =>
  Array.from({ length: Math.ceil(WIDTH / step) }, (_, n) => drawing(LEFT + n * step)).join("");

const hill = () => [
  band(0, 92, ink.sky),
  shape(`M${LEFT} 58c60-14 90 4 130-4s70-4 110 6v32H${LEFT}z`, ink.floor2),
  shape(`M${LEFT} 74c60-12 180-12 ${WIDTH} 0v18H${LEFT}z`, ink.floor),
];
/** @param {number} seed */
const room = (seed) => [
  band(0, 92, ink.sky),
  shape(every(24, (x) => `M${x - (seed % 3) * 4} 0h12v74h-12z`), ink.sky2),
  band(72, 20, ink.floor),
  band(72, 2.5, ink.floor2),
];

/** @type {Record<string, (seed: number) => Part>} */
export const GROUNDS = {
  /** The open deck: sky, sun, sea, railing, planks. @param {number} seed */
  deck: (seed) => [
    band(0, 92, ink.sky),
    disc(18 + (seed % 4) * 28, 20, 13, ink.gold),
    band(42, 20, ink.teal),
    ripples(-52 + (seed % 5) * 3, 52, 14, ink.aqua, 1.5),
    band(60, 32, ink.sand),
    line(`M${LEFT} 70H${RIGHT}M${LEFT} 80H${RIGHT}`, ink.wood, 1.2),
    band(37, 3, ink.cream),
    line(every(30, (x) => `M${x + (seed % 3) * 8} 38v22`), ink.cream, 2),
  ],
  /** A fan of rays, as on a travel poster. @param {number} seed */
  rays: (seed) => [band(0, 92, ink.sky), fan((seed % 9) / 10, 8 + (seed % 3))],
  /** Rays that rise behind a floor. @param {number} seed */
  floor: (seed) => [band(0, 92, ink.sky), fan((seed % 9) / 10, 9 + (seed % 3), 60, 74), band(74, 18, ink.floor)],
  /** A room aboard: panelled wall and floor. */
  room,
  /** A room with a porthole in a corner. @param {number} seed */
  cabin: (seed) => {
    const x = seed % 2 ? 16 : 104;
    return [
      room(seed),
      disc(x, 22, 11, ink.aqua),
      shape(`M${x - 10.5} 25h21a11 11 0 0 1-21 0z`, ink.teal),
      ring(x, 22, 11, ink.cream, 3),
    ];
  },
  /** A plain wall with a big disc behind a table. @param {number} seed */
  table: (seed) => [
    band(0, 92, ink.sky),
    disc(38 + (seed % 4) * 15, 32, 25, ink.sky2),
    band(68, 24, ink.floor),
    band(68, 3, ink.floor2),
  ],
  /** Rolling ground under a light sky. */
  hill,
  /** The same with the sun out. @param {number} seed */
  field: (seed) => [hill(), disc(seed % 2 ? 18 : 102, 20, 10, ink.gold)],
  /** The edge of a pool, seen from the water. @param {number} seed */
  pool: (seed) => [
    band(0, 92, ink.sky),
    disc(20 + (seed % 3) * 40, 18, 12, ink.gold),
    band(36, 8, ink.cream),
    line(every(15, (x) => `M${x} 36v8`), ink.shade, 1.2),
    band(44, 48, ink.aqua),
    ripples(-56, 52, 15, ink.cream, 1.5),
    ripples(-48, 82, 14, ink.teal, 1.5),
  ],
  /** Below the waterline. @param {number} seed */
  deep: (seed) => [
    band(0, 92, ink.teal),
    faint(0.35, shape(`M${20 + (seed % 4) * 8} 0h24l26 92H-6z`, ink.aqua)),
    shape(`M${LEFT} 0h${WIDTH}v8${"q-6 6-12 0t-12 0".repeat(10)}z`, ink.aqua),
    shape(`M${LEFT} 84c40-8 70 2 110-4s80-4 130 2v12H${LEFT}z`, ink.sand),
  ],
  /** A stage between curtains, in a beam of light. */
  stage: () => [
    band(0, 92, ink.sky),
    faint(0.3, shape("M60-14L26 80h68z", ink.gold)),
    band(76, 16, ink.wood),
    oval(60, 79, 34, 5, ink.gold),
    shape(`M${LEFT} 0h84c2 34-6 60-26 74H${LEFT}zM${RIGHT} 0H96c-2 34 6 60 26 74h58z`, ink.red),
    line(
      "M-34 0c1 30-1 50-6 72M-14 0c1 30-3 50-8 72M4 0c2 28-2 46-8 64M15 0c2 28-4 44-12 56" +
        "M154 0c-1 30 1 50 6 72M134 0c-1 30 3 50 8 72M116 0c-2 28 2 46 8 64M105 0c-2 28 4 44 12 56",
      ink.plum,
      2.5,
    ),
    shape(`M${LEFT} 0h${WIDTH}v6${"q-10 12-20 0".repeat(12)}z`, ink.gold),
  ],
  /** Stars over everything. @param {number} seed */
  night: (seed) => [
    band(0, 92, ink.sky),
    [[-40, 30], [-22, 12], [8, 14], [22, 38], [44, 10], [70, 18], [96, 8], [112, 34], [134, 16], [158, 34], [6, 56]]
      .map(([x, y], number) => disc(x + (seed % 5), y, number % 3 ? 1.1 : 1.8, ink.cream)),
    band(76, 16, ink.floor),
  ],
};

/** Small pennants along the top, for scenes that have no prop of their own. @param {number} seed */
export function bunting(seed) {
  const colours = [ink.red, ink.gold, ink.teal, ink.cream];
  return [
    line(`M${LEFT} 6q120 16 ${WIDTH} 0`, ink.navy, 1.2),
    Array.from({ length: 16 }, (_, number) => {
      const x = LEFT + 6 + number * 15;
      const y = 6 + 8 * (1 - ((x - 60) / 120) ** 2);
      return shape(`M${x} ${y}h9l-4.5 9z`, colours[(number + seed) % 4]);
    }),
  ];
}

/**
 * A frame on the wall.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {Part} inside
 */
export const framed = (x, y, width, height, inside) => [
  box(x, y, width, height, ink.gold, 1),
  box(x + 3, y + 3, width - 6, height - 6, ink.cream),
  inside,
];
