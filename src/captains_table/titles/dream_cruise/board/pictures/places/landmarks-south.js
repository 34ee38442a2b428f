/** Landmarks of warm coasts. Each stands on y = 0 around x = 0, at most 96 high and 150 wide.
 *
 * `front`: stands before the town or beach, at the water. `clear`: leave more room at the sides. `bare`: nothing else
 * on the beach. `sun`: where the sun must stand to be seen. */
/** @import { Landmark } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { arch, at, battlement, both, bush, cypress, house, palm, row, steam, street } from "./strokes.js";

const sail = draw`<path class="l-wood" d="M0 0v-30" /><path class="c-cream" d="M1-8l8-4v-15l-8-2z" />`;
/** @param {number} turn */
const windmill = (turn) =>
  draw`<path class="c-wall" d="M-15 0l4-44h22l4 44z" />
  <path class="c-shade" d="M3-44h8l4 44H5z" />
  <path class="c-wood" d="M-15-42L0-62l15 20z" /><path class="c-wood2" d="M0-62l15 20H4z" />
  <path class="c-blue" d="M-4 0v-10a3.5 3.5 0 0 1 7 0V0zM-5-28h5v-6h-5z" />
  <g transform="translate(-3 -44)">${row(6, turn, 60, (angle) => at(0, 0, 1, sail, angle))}
  <circle class="c-wood2" r="3" /></g>`;

/** @param {number} x @param {number} y @param {number} h @param {number} [w] */
const column = (x, y, h, w = 5) =>
  draw`<path class="c-wall" d=${`M${x} ${y}v${-h}h${w}v${h}z`} />
  <path class="c-shade" d=${`M${x + w * 0.6} ${y}v${-h}h${w * 0.4}v${h}z`} />`;

const minaret = draw`<path class="c-plum2" d="M-3 0v-62l3-16 3 16V0z" />
  <path class="c-plum" d="M-5-40H5v4H-5zM-4-58h8v3h-8z" />`;
/** @param {number} h */
const spire = (h) =>
  draw`
  <path class="c-stone" d=${`M-7 0C-7 ${-h * 0.5}-4 ${-h * 0.86} 0 ${-h}C4 ${-h * 0.86} 7 ${-h * 0.5} 7 0z`} />
  <path class="c-stone2" d=${`M0 ${-h}C4 ${-h * 0.86} 7 ${-h * 0.5} 7 0H2z`} />
  ${row(4, -h * 0.18, -h * 0.14, (y) => draw`<path class="c-pane" d=${`M-2.5 ${y}v-6h2v6zM1 ${y}v-6h2v6z`} />`)}
  <circle class="c-red" cy=${-h - 1} r="3" />`;

const deer = draw`<path class="c-copper2" d="M-9-8c2-5 10-4 13-6 1-4 2-7 5-8l4 3-4 3c0 5-1 8-3 9v7H4v-6H-5v6h-2z
  M8-22l-3-7 2 0 2 5 1-6 2 0-1 8z" />`;

/** @type {[x: number, size: number, colour: string, turn: number][]} */
const BOARDS = [[-26, 0.9, "red", -9], [2, 1.12, "gold", 3], [30, 0.95, "teal", 10]];

/** @type {Record<string, Landmark>} */
export const south = {
  windmill: {
    draw: draw`${at(-48, 2, 1, windmill(12))}${at(10, -12, 1.12, windmill(34))}
    ${at(56, 2, 0.7, windmill(50))}`,
    sun: 62,
    clear: true,
  },

  acropolis: {
    draw: draw`<path class="c-stone2" d="M-78 4l8-28 14-10H62l10 12 8 26z" />
    <path class="c-stone" d="M-78 4l8-28 14-10h40l-10 14 6 24z" />
    <g transform="translate(0 -34)"><path class="c-shade" d="M-50 0h100v-4H-50zM-46-4h92v-3h-92z" />
      <path class="c-stone2" d="M-40-7h80v-28h-80z" />${row(8, -43, 11.6, (x) => column(x, -7, 28))}
      <path class="c-wall" d="M-46-35h92v-6h-92z" /><path class="c-shade" d="M18-35h28v-6H18z" />
      <path class="c-wall" d="M-48-41L0-60l48 19z" /><path class="c-shade" d="M0-60l48 19H16z" /></g>
    ${at(-66, 2, 0.7, cypress())}${at(68, 2, 0.8, cypress())}`,
    sun: 46,
  },

  mosque: {
    draw: draw`${both(draw`${at(-60, 0, 1, minaret)}`)}${at(-40, 0, 1.16, minaret)}${at(40, 0, 1.16, minaret)}
    <path class="c-plum" d="M-36 0v-30h72V0z" /><path class="c-plum" d="M-28-28a28 30 0 0 1 56 0z" />
    <path class="c-plum2" d="M4-58a28 30 0 0 1 24 30H12c2-14-1-24-8-30z" />
    ${both(draw`<path class="c-rose" d="M-52 0v-16a13 13 0 0 1 26 0V0z" />`)}
    <path class="c-rose" d="M-17 0v-22a17 17 0 0 1 34 0V0z" />
    ${row(3, -9, 9, (x) => arch(x, -16, 5, 9))}<path class="c-plum2" d="M-5 0v-9a5 5 0 0 1 10 0V0z" />
    ${both(arch(-39, -6, 5, 9))}
    <path class="l-gold" d="M0-58v-9" /><path class="c-gold" d="M3-74a5 5 0 1 0 0 8 4 4 0 1 1 0-8z" />`,
    sun: -54,
  },

  fortress: {
    draw: draw`<path class="c-grey2" d="M-96 4l22-40 16-8 18-34 20-12 14 8 18 30 18 10 34 46z" />
    <path class="c-grey" d="M-96 4l22-40 16-8 18-34 20-12-6 30-20 26-14 38z" />
    <path class="l-cream thick" stroke-dasharray="5 2" d="M-56 2l10-18 24-6-8-16 20-8-4-14 8-14M66 2L48-14 28-20
    l6-16-16-10 4-14-18-14" />
    <g transform="translate(-4 -74)">${battlement(-14, 28, -12, "stone")}<path class="c-stone2" d="M4 0v-12h10V0z" />
    <path class="l-wood" d="M0-16v-14" /><path class="c-red" d="M0-30l12 4-12 4z" /></g>
    ${
      both(draw`<g transform="translate(-16 2)"><path class="c-stone" d="M-7 0v-34H7V0z" />
    <path class="c-stone2" d="M2-34h5V0H2z" /><path class="c-roof" d="M-9-34L0-45l9 11z" />${arch(-1, -22, 5, 8)}</g>`)
    }
    ${house(-12, 24, 24, { wall: "stone", shade: "stone2", roof: "roof", door: "wood" })}`,
    sun: 60,
  },

  harbour_deer: {
    draw: draw`<g transform="translate(0 -10) scale(.92)">${battlement(-44, 88, -26, "stone")}
    <path class="c-stone2" d="M20 0v-26h24V0z" />
      ${
      both(draw`<g transform="translate(-32 0)">${battlement(-13, 26, -42, "stone")}
      <path class="c-stone2" d="M3 0v-42h10V0z" />${arch(-4, -26, 4, 9)}</g>`)
    }
      ${arch(0, 0, 16, 18, "wood2")}<path class="l-wood" d="M0-30v-26" /><path class="c-red" d="M0-56l18 6-18 6z" /></g>
    ${
      both(draw`<g transform="translate(-60 16) scale(1.15)"><path class="c-grey" d="M-15 0l3-8h24l3 8z" />
    <path class="c-wall" d="M-4-8v-46h8v46z" /><path class="c-shade" d="M1-8v-46h3v46z" />
    <path class="c-wall" d="M-7-54H7v-4H-7z" />
      ${at(-1, -58, 1.15, deer)}</g>`)
    }`,
    sun: 34,
    clear: true,
    front: true,
  },

  island_monastery: {
    draw: draw`<path class="c-grey" d="M-74 14c10-12 40-12 74-12s64 0 74 12z" />
    <path class="c-grey2" d="M10 14c20-4 40-8 50-6 8 1 12 3 14 6z" />
    ${at(-54, 4, 1.2, cypress())}${at(-42, 4, 1.6, cypress())}${at(52, 4, 1.35, cypress())}${at(63, 4, 1, cypress())}
    <g transform="translate(-28 4) scale(1.22)">${house(0, 54, 24, { across: 4, roof: undefined, door: "blue" })}
    <path class="c-roof" d="M-3-24l8-11h44l8 11z" /><path class="c-roof2" d="M36-35h13l8 11H40z" />
      <path class="c-wall" d="M4-24v-26h5v-12h14v12h5v26z" /><path class="c-shade" d="M20-62h3v12h5v26h-6z" />
      ${row(2, 10.5, 11, (x) => draw`${arch(x, -34, 6, 11, "blue2")}<circle class="c-gold" cx=${x} cy="-36" r="2" />`)}
      ${arch(16, -51, 5, 8, "blue2")}<path class="l-gold" d="M16-63v-7M13-67h6" />
      </g>`,
    sun: 30,
    clear: true,
    front: true,
  },

  basilica_spires: {
    draw: draw`${row(2, -48, 96, (x) => at(x, 0, 1, spire(70)))}
    ${row(2, -31, 62, (x) => at(x, 0, 1.15, spire(74)))}${row(2, -12, 24, (x) => at(x, 0, 1.2, spire(76)))}
    <path class="c-stone" d="M-56 0v-20l14-8 14 2 10-16 18-10 18 10 10 16 14-2 14 8V0z" />
    <path class="c-stone2" d="M18-42l10 16 14-2 14 8V0H30z" />
    ${arch(0, 0, 16, 26, "wood2")}${both(arch(-26, 0, 11, 18, "wood2"))}<circle class="c-pane" cy="-37" r="5" />
    <path class="c-green2" d="M-3-58l3-10 3 10z" />${both(arch(-45, -6, 6, 10))}`,
    sun: -66,
  },

  colosseum: {
    draw: draw`<path class="c-stone2" d="M-66 0v-40h20v-14h26v-10h46v10h16v6h24V0z" />
    <path class="c-stone" d="M-66 0v-40h20v-14h26v-10h14V0z" />
    ${
      [0, -19, -38].map((y) =>
        draw`<path class="c-wall" d=${`M-68 ${y}h136v-3h-136z`} />
    ${row(9, -56, 14, (x) => arch(x, y - 4, 8, 12, "wood2"))}`
      )
    }
    ${row(5, -16, 9, (x) => draw`<path class="c-wood2" d=${`M${x} -54h4v-5h-4z`} />`)}
    ${at(-80, 2, 0.9, bush())}${at(80, 2, 0.9, cypress())}`,
    sun: 62,
  },

  watch_tower: {
    draw: draw`<path class="c-brick2" d="M-84 6c6-14 16-22 26-22 6-10 18-14 28-12 14-14 34-16 46-4 16-4 28
    6 34 18 12 2 20 10 24 20z" />
    <path class="c-brick" d="M-84 6c6-14 16-22 26-22 6-10 18-14 28-12 8-8 18-12 27-11-10 12-8 26-16 45z" />
    <g transform="translate(2 -32)"><path class="c-stone" d="M-20 0l5-46h30l5 46z" />
    <path class="c-stone2" d="M5-46h10l5 46H8z" /><path class="c-stone" d="M-20-46h40v-5h-40z" />
      ${at(0, -50, 1, draw`<path class="c-stone2" d="M-19 0v-8h7v4h5v-4h7v4h5v-4h7v4h5v-4h2v8z" />`)}
      ${arch(-3, -24, 6, 11)}${arch(-2, -4, 6, 9, "wood2")}</g>
    <path class="l-wood" d="M2-86v-8" />${at(-62, 2, 0.8, bush())}${at(62, 2, 0.7, bush())}`,
    sun: 54,
  },

  gothic_cathedral: {
    draw: draw`<path class="c-stone2" d="M-64 0v-30h128V0z" />
    <path class="c-stone" d="M-54 0v-52h108V0z" /><path class="c-stone2" d="M24 0v-52h30V0z" />
    ${
      row(9, -60, 15, (x) =>
        draw`<path class="c-wall" d=${`M${x - 3} 0v-50l3-12 3 12V0z`} />
    <path class="c-shade" d=${`M${x + 1} 0v-54l2 4V0z`} />`)
    }
    ${row(8, -52.5, 15, (x) => draw`${arch(x, -22, 6, 20)}${arch(x, -4, 6, 11, "wood2")}`)}
    <path class="c-stone" d="M-20-50v-24L0-88l20 14v24z" /><path class="c-stone2" d="M0-88l20 14v24H8z" />
    <circle class="c-pane" cy="-65" r="9" /><circle class="c-rose" cy="-65" r="4" />
    ${both(draw`<path class="c-wall" d="M-25-50v-32l3.5-12 3.5 12v32z" />`)}`,
    sun: 58,
  },

  grand_hotel: {
    draw: draw`<path class="c-wall" d="M-60 0v-50H60V0z" /><path class="c-shade" d="M30 0v-50h30V0z" />
    ${
      [-8, -22, -36].map((y) =>
        row(8, -48, 13.7, (x) =>
          draw`${arch(x, y, 6, 9)}
    <path class="l-gold thin" d=${`M${x - 4} ${y + 1}h8`} />`)
      )
    }
    <path class="c-grey2" d="M-46-50l5-11h82l5 11z" />${row(6, -30, 12, (x) => arch(x, -52, 5, 7))}
    ${
      both(draw`<g transform="translate(-56 0)"><path class="c-wall" d="M-12 0v-56h24V0z" />
    ${[-8, -22, -36].map((y) => arch(0, y, 8, 10))}<path class="c-grey" d="M-13-56c0-14 7-22 13-26 6 4 13 12 13 26z" />
    <path class="c-grey2" d="M0-82c6 4 13 12 13 26H4c1-12-1-20-4-26z" /><path class="l-gold" d="M0-82v-9" /></g>`)
    }
    <path class="l-wood" d="M0-61v-26" /><path class="c-blue" d="M0-87h7v12H0z" />
    <path class="c-cream" d="M7-87h7v12H7z" /><path class="c-red" d="M14-87h7v12h-7z" />
    <path class="c-red" d="M-14 0v-9h28v9zM-16-9l4-6h24l4 6z" />${at(-36, 4, 0.7, palm())}
    ${at(24, 4, 0.7, palm())}`,
    sun: 34,
    clear: true,
  },

  hill_town: {
    draw: draw`<path class="c-stone2" d="M-84 4c10-26 30-40 44-48 10-16 26-24 42-20 20 4 30 14 38 28 18 10
    36 22 44 40z" />
    ${at(-12, -58, 1, house(0, 28, 18, { across: 3 }))}<g transform="translate(6 -62)">
    <path class="c-wall" d="M-6 0v-26H6V0z" /><path class="c-shade" d="M2 0v-26h4V0z" />
    <path class="c-stone2" d="M-7-26L0-35l7 9z" />${arch(-1, -14, 4, 8, "blue2")}</g>
    ${
      [
        [-40, -40, 22, 18],
        [-18, -42, 20, 20],
        [4, -40, 24, 18],
        [28, -38, 22, 18],
        [-58, -22, 24, 18],
        [-34, -24, 20, 20],
        [-12, -22, 24, 18],
        [14, -24, 22, 20],
        [36, -22, 24, 16],
      ].map(([x, y, w, h]) => at(x, y, 1, house(x * 0, w, h)))
    }
    <path class="c-stone" d="M-80 4l6-24 62 4 60-4 26 0 6 24z" /><path class="c-stone2" d="M20 4l4-20 24-4h26l6 24z" />
    ${arch(-4, 4, 12, 14, "wood2")}
    ${at(-62, 0, 0.7, palm())}`,
    sun: 66,
  },

  tram: {
    draw: draw`${
      street([[-74, 26, 62, "rose"], [-48, 24, 70, "wall"], [-24, 24, 58, "blue"], [0, 26, 72, "gold"], [
        26,
        24,
        60,
        "wall",
      ], [50, 26, 68, "copper"]], { floors: 3, roof: "roof" })
    }
    <path class="c-grey" d="M-300 16v-8L96-8h60l60 16v8z" /><g transform="translate(-4 -9) rotate(-6) scale(1.6)">
    <path class="c-gold" d="M-30-4v-24a3 3 0 0 1 3-3h54a3 3 0 0 1 3 3v24z" />
    <path class="c-cream" d="M-30-16h60v-12a3 3 0 0 0-3-3h-54a3 3 0 0 0-3 3z" />
      ${row(5, -25, 10.6, (x) => draw`<path class="c-pane" d=${`M${x} -18h8v-9h-8z`} />`)}
      <path class="c-gold2" d="M-32-31h64l-4-4h-56zM-30-6h60v3h-60z" />
      <circle class="c-navy" cx="-15" cy="-1" r="4.5" /><circle class="c-navy" cx="15" cy="-1" r="4.5" />
      <circle class="c-cream" cx="27" cy="-10" r="2" />
      <path class="l-navy thin" d="M4-35l8-12" /></g>
      <path class="l-navy thin" d="M-300-29L92-69.5M92 0v-76" />`,
    sun: 60,
    clear: true,
    front: true,
  },

  thatched_house: {
    draw: draw`${at(-66, 2, 0.9, bush())}${at(70, 0, 0.9, bush())}
    ${
      [[-34, 0, 0.9], [30, 2, 1.25]].map(([x, y, size]) =>
        at(
          x,
          y,
          size,
          draw`<path class="c-gold" d="M0-66L34 0H-34z" />
    <path class="c-gold2" d="M0-66L34 0H22L0-46z" /><path class="c-wall" d="M0-52L25 0h-50z" />
      <path class="c-red" d="M-7 0v-20H7V0z" /><path class="c-blue" d="M-19 0v-11h8V0zM11 0v-11h8V0z" />
      <path class="c-cream" d="M-18-4h6v-5h-6zM12-4h6v-5h-6z" /><path class="c-blue" d="M-4-26h8v-7h-8z" />
      <path class="l-red thin" d="M-25 0L0-52 25 0" />`,
        )
      )
    }
    <path class="c-rose" d="M-84 4a5 5 0 0 1 9-4 5 5 0 0 1 9 4zM-8 5a5 5 0 0 1 9-4 5 5 0 0 1 9 4z
    M66 5a5 5 0 0 1 9-4 5 5 0 0 1 9 4z" />`,
    sun: -40,
  },

  crater_lake: {
    draw: draw`<path class="c-green2" d="M-104 6c14-34 30-60 48-66 16 10 30 12 56 12s44-4 62-16c20 8 34 40
    46 70z" />
    <path class="c-green" d="M-104 6c14-34 30-60 48-66 6 4 12 7 18 8-16 18-16 36-8 58z" />
    <path class="c-sea" d="M-42-26c-6-14 14-20 42-20s52 4 48 18c-4 12-24 14-46 14s-38-2-44-12z" />
    <path class="c-copper" d="M2-46c28 0 50 4 46 18-4 12-24 14-46 14-8-8-10-22 0-32z" />
    <path class="l-cream thick" d="M0-14c-2-10-2-22 2-32" />
    <path class="l-foam faint" d="M-32-30c6-3 10 3 16 0M14-32c6-3 10 3 16 0" />
    <path class="c-blue" d="M-70-2a6 6 0 0 1 11-4 6 6 0 0 1 11 4zM-28 3a6 6 0 0 1 11-4 6 6 0 0 1 11 4z
    M34-2a6 6 0 0 1 11-4 6 6 0 0 1 11 4z" />
    ${at(60, -8, 1, steam)}${at(-84, -24, 0.8, steam)}`,
    sun: 16,
    clear: true,
  },

  surfboards: {
    draw: draw`${
      at(
        0,
        -8,
        1,
        street([[-86, 24, 24, "rose"], [-62, 24, 30, "gold"], [-38, 24, 22, "blue"], [34, 24, 26, "copper"], [
          60,
          24,
          32,
          "rose",
        ]]),
      )
    }
    ${
      BOARDS.map(([x, size, colour, turn]) =>
        at(
          x,
          0,
          size,
          draw`<path class="c-cream" d="M0-80c13 18
    15 46 9 80H-9c-6-34-4-62 9-80z" /><path class=${`c-${colour}`} d="M0-74c10 18 12 42 7 74H-7c-5-32-3-56 7-74z" />
    <path class="l-cream" d="M0-70V0" /><path class="c-cream" d="M-10-34h20l.6 7h-21z" />`,
          turn,
        )
      )
    }
    <path class="c-sand" d="M-46 8c8-12 84-14 96 0z" />`,
    sun: -56,
    front: true,
    clear: true,
    bare: true,
  },

  volcano: {
    draw: draw`<path class="c-brick2" d="M-92 4c20-14 42-46 54-68 8 4 10-2 18 2s12-4 20 0c10 22 40 52 64
    66z" /><path class="c-brick" d="M-92 4c20-14 42-46 54-68 6 3 8 0 12 0-4 30-24 50-36 68z" />
    <path class="c-gold" d="M-38-64c8 4 10-2 18 2s12-4 20 0l8 15c-8 3-7-5-13-4s-4 12-10 11-4-13-10-13-6 7-12 6
    c-4-1-4-4-5-6z" /><path class="c-red" d="M-38-64c8 4 10-2 18 2s12-4 20 0l3 6c-6 2-8-2-14-1s-6 3-11 2-8-3-12-2z" />
    <path class="c-cream" opacity=".85" d="M-24-70c-10-2-12-10-4-13-4-8 10-12 14-6 8-6 18 2 12 9 6 4 2 10-6 10z" />
    <path class="c-rock2" d="M-100 8c20-20 50-24 80-16 30-12 80-10 110 16z" />
    <path class="c-rock" d="M-100 8c20-20 40-24 60-20-8 8-10 14-10 20z" />
    ${
      at(
        46,
        -4,
        1,
        draw`<path class="c-green" d="M-4 0v-34a4 4 0 0 1 8 0V0z" />
    <path class="c-green2" d="M1 0v-38a4 4 0 0 1 3 4V0z" />
    <path class="c-green" d="M-4-12h-6a4 4 0 0 1-4-4v-10a3 3 0 0 1 6 0v8h4z
    M4-18h6a4 4 0 0 0 4-4v-7a3 3 0 0 0-6 0v5H4z" />`,
      )
    }`,
    sun: 58,
  },

  golden_dome: {
    draw: draw`<path class="c-wall" d="M-58 0v-34h116V0z" /><path class="c-shade" d="M26 0v-34h32V0z" />
    ${row(7, -45, 15, (x) => arch(x, -10, 6, 14))}
    <path class="c-wall" d="M-24-34v-14h48v14z" />${row(5, -18, 9, (x) => arch(x, -37, 4, 8))}
    <path class="c-gold" d="M-26-48a26 30 0 0 1 52 0z" />
    <path class="c-gold2" d="M4-78a26 30 0 0 1 22 30H12c2-14-2-24-8-30z
    M-8-48c-2-12 0-22 6-29 2-1 0 0-1 0-8 6-11 16-9 29z" />
    <path class="c-wall" d="M-4-76h8v-8h-8z" /><path class="c-gold" d="M-5-84L0-92l5 8z" />
    ${
      both(draw`<g transform="translate(-46 0)"><path class="c-stone" d="M-10 0v-52h20V0z" />
    <path class="c-stone2" d="M3 0v-52h7V0z" /><path class="c-wall" d="M-8-52v-16H8v16z" />${arch(0, -54, 6, 10)}
    ${arch(0, -30, 6, 12)}<path class="c-gold" d="M-9-68a9 9 0 0 1 18 0z" /><path class="l-gold" d="M0-77v-6" /></g>`)
    }
    ${arch(0, 0, 12, 18, "wood2")}`,
    sun: 66,
    clear: true,
  },
};
