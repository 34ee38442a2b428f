/** Sea days: the open sea behind the rail of a deck, and one thing that tells what the day is for. */
/** @import { Luck, Part, WishIcon } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { at, boat, both, gull, row, Sky, steam } from "./strokes.js";

const shoe = draw`<path class="c-red" d="M-30-4c-2-12 0-20 2-26l12-2c4 10 14 14 30 18 10 2 14 6 14 12l-2 4H-28z" />
  <path class="c-cream" d="M-30-6h58l0 6c-20 4-40 4-58 2z" /><path class="l-cream" d="M-14-24l8-5M-8-18l8-5M0-14l7-5" />
  <path class="c-gold" d="M-28-18c8 4 18 6 30 6l-4 6h-26z" />`;
/** @param {string} coat @param {string} hair */
const singer = (coat, hair) =>
  draw`<path class=${`c-${coat}`} d="M-13 0c0-22 3-32 13-32S13-22 13 0z" />
  <circle class="c-skin" cy="-40" r="9" /><path class=${`c-${hair}`} d="M-10-40c-2-14 22-14 20 0-4-7-14-8-20 0z" />
  <ellipse class="c-red2" cy="-36" rx="2.6" ry="3.4" /><path class="c-cream" d="M-10-20l10 4 10-4v12l-10 4-10-4z" />
  <path class="l-navy thin" d="M0-16v12" />`;
/** @param {string} colour */
const lantern = (colour) =>
  draw`<path class="l-navy thin" d="M0-18v6" />
  <path class=${`c-${colour}`} d="M-8-12H8c5 8 5 14 0 22H-8c-5-8-5-14 0-22z" />
  <path class="c-cream" opacity=".6" d="M-3-12h6c2 8 2 14 0 22h-6c-2-8-2-14 0-22z" />
  <path class="c-navy" d="M-6-14H6v3H-6zM-6 9H6v3H-6z" />`;
const note = draw`<path class="l-navy" d="M-4 0v-18l14-4v18" />
  <ellipse class="c-navy" cx="-7" cy="0" rx="4.5" ry="3.5" />
  <ellipse class="c-navy" cx="7" cy="-4" rx="4.5" ry="3.5" />`;
const flute = draw`<path class="c-cream" opacity=".85" d="M-8-52H8c1 16-2 26-6 28V-5h8v5h-20v-5h8v-19
  c-4-2-7-12-6-28z" /><path class="c-gold" d="M-7-42H7c0 10-2 16-5 17h-4c-3-1-5-7-5-17z" />`;

/** @type {[x: number, y: number, colour: string][]} */
const LANTERNS = [
  [-140, -42, "gold"],
  [-36, -46, "red"],
  [0, -41, "copper"],
  [36, -46, "gold"],
  [140, -42, "red"],
  [280, -42, "copper"],
  [420, -42, "gold"],
];

/**
 * All stand on the deck at y = 0; `afloat` ones swim and have no deck before them.
 * @type {Record<string, { draw: Part, size?: number, afloat?: boolean, stars?: boolean }>}
 */
const props = {
  yoga_mat: {
    size: 1.15,
    draw: draw`<path class="c-plum" d="M-70 8l14-12H66l10 12z" />
    <path class="c-rose" d="M-66 8l12-10h40l-8 10z" />
    <path class="c-navy" d="M-34-1c6-14 22-16 34-14 12-2 28 0 34 14-12 4-22-2-34-2s-22 6-34 2z" />
    <path class="c-teal" d="M-12-12c-2-18 2-28 12-30 10 2 14 12 12 30z" />
    <path class="l-skin w5" d="M-9-36c-14-8-14-24 7-44M9-36c14-8 14-24-7-44" /><circle class="c-skin" cy="-53" r="9" />
    <path class="c-wood2" d="M-9-54c-2-12 20-12 18 0-4-6-14-6-18 0z" /><circle class="c-wood2" cy="-64" r="4" />`,
  },
  shuffleboard: {
    draw: draw`<path class="c-cream" d="M-70 14L-30-26h60l40 40z" />
    <path class="l-navy" d="M0-26v40M-48-8h96M-30-26h60M-58 3h116" /><path class="l-wood thick" d="M64-66L30-4" />
    <path class="l-wood thick" d="M22-6c2 6 10 10 16 4" />
    <ellipse class="c-red2" cx="-22" cy="-2" rx="14" ry="7" /><ellipse class="c-red" cx="-22" cy="-6" rx="14" ry="7" />
    <ellipse class="c-gold2" cx="12" cy="-16" rx="11" ry="5.5" />
    <ellipse class="c-gold" cx="12" cy="-19" rx="11" ry="5.5" /><ellipse class="c-red2" cx="34" cy="8" rx="14" ry="7" />
    <ellipse class="c-red" cx="34" cy="4" rx="14" ry="7" />`,
  },
  running_shoes: {
    draw: draw`<path class="c-brick" d="M-90 14c30-14 150-14 190 0v8H-90z" />
    <path class="l-cream" d="M-90 12c40-8 150-8 190 0" />${at(18, -10, 1.1, shoe)}${at(-16, 4, 1.35, shoe)}
    <path class="l-foam thick" d="M-82-30h20M-90-20h24M-84-10h16" />`,
  },
  dolphin: {
    afloat: true,
    draw: draw`${
      at(
        44,
        -8,
        0.6,
        draw`<path class="c-grey2" d="M-52 6c4-34 34-58 70-50 10-6 16-6
    20-4-2 4-4 8-8 10 8 6 14 12 20 22-12-4-22-2-30 4-20-14-50-6-72 18z" />`,
      )
    }
    <path class="c-navy" d="M-58 6c0-38 36-66 76-56 4-8 14-14 24-14-4 8-4 14-6 20 14 8 24 18 30 32-6 0-12-2-18-2-4 4-10
    6-16 6 0-4 0-6 2-8-28-14-56-6-74 24 8 4 12 10 12 18-8-4-16-6-22-4-4-4-4-10-8-16z" />
    <path class="c-grey" d="M62-6c-6-2-10-4-14-4-28-14-58-8-78 16 14-30 44-42 74-28 8 4 14 10 18 16z" />
    <circle class="c-cream" cx="44" cy="-25" r="2.2" />
    <path class="l-foam thick" d="M-74 18c10-10 24-12 34-4M-30 22c10-8 22-8 32 0M-70 4l-6-8M-56-4l-4-10M-84 12
    l-10-4" />`,
  },
  mini_golf: {
    size: 1.1,
    draw: draw`<path class="c-green2" d="M-78 16c4-24 40-30 76-30s72 8 80 30z" />
    <path class="c-green" d="M-78 16c4-24 40-30 76-30 14 0 30 2 40 4-40 4-60 12-70 26z" />
    <ellipse class="c-navy" cx="22" cy="0" rx="10" ry="4" /><path class="l-wood" d="M22 0v-70" />
    <path class="c-red" d="M23-70l30 10-30 10z" /><circle class="c-cream" cx="-22" cy="4" r="7" />
    <circle class="c-shade" cx="-20" cy="6" r="2" /><path class="l-navy thick" d="M-62-66L-44-2" />
    <path class="l-navy w6" d="M-44-1h12" />`,
  },
  swim_ring: {
    draw: draw`<path class="c-wall" d="M-86 18l12-26H76l12 26z" />
    <path class="c-teal" d="M-76 16l8-20H70l8 20z" />
    <path class="l-foam" d="M-60 4c8-4 12 4 20 0M36 10c8-4 12 4 20 0M-40 12c8-4 12 4 20 0" />
    <g transform="translate(-4 -26)"><circle r="24" fill="none" class="l-cream w17" />${
      row(4, 22, 90, (turn) =>
        draw`
    <path class="l-red w17" transform=${`rotate(${turn})`} d="M22.8-7.5a24 24 0 0 1 0 15" />`)
    }
    <path class="l-navy thin" d="M0-32.5a32.5 32.5 0 0 1 0 65 32.5 32.5 0 0 1 0-65" /></g>
    <path class="c-sea" d="M-40 2c10-4 20 4 36 0s26-4 36 0v9h-72z" />
    ${
      at(
        52,
        -6,
        1,
        draw`<circle class="c-gold" r="13" />
    <path class="c-cream" d="M-12-4c8-6 16-6 24 0l-1 8c-7-5-15-5-22 0z" /><circle class="c-red" r="3" />`,
      )
    }`,
  },
  helm: {
    size: 1.1,
    draw: draw`<path class="c-wood2" d="M-12 16l4-40h16l4 40z" /><g transform="translate(0 -36)">
    ${
      row(8, 0, 45, (turn) =>
        draw`
    <path class="c-wood" transform=${`rotate(${turn})`} d="M-2.5 0v-36c-3-4-2-14 2.5-14s5.5 10 2.5 14V0z" />`)
    }
    <circle r="29" class="l-wood w8" /><circle r="29" class="l-gold thin" /><circle class="c-wood2" r="11" />
    <circle class="c-gold" r="6" /></g>`,
  },
  compass: {
    draw: draw`<path class="c-stone" d="M-80 16l16-30 130-6 14 36z" />
    <path class="c-cream" d="M-74 13l14-24 122-6 12 30z" />
    <path class="l-red" stroke-dasharray="4 4" d="M-58 6c30-20 40 4 66-10s40 0 54 10" />
    <path class="c-leaf" d="M-52-6l16-4 6 6-14 4zM34-10l20-1 4 8-16 0z" />
    <g transform="translate(0 -42)"><circle class="c-gold2" r="34" /><circle class="c-gold" r="31" />
    <circle class="c-cream" r="25" /><path class="l-navy thin" d="M0-24v5M0 24v-5M24 0h-5M-24 0h5" />
    <path class="c-navy" d="M0-16l3 13 13 3-13 3-3 13-3-13-13-3 13-3z" opacity=".3" /><g transform="rotate(34)">
    <path class="c-red" d="M0-21l5 21H-5z" /><path class="c-navy" d="M0 21L5 0H-5z" /></g>
    <circle class="c-gold2" r="3" /></g>`,
  },
  choir: {
    draw: draw`${at(-34, -10, 0.95, singer("plum", "wood2"))}${at(34, -10, 0.95, singer("plum", "gold2"))}
    ${at(-58, 8, 1.05, singer("blue2", "gold"))}${at(58, 8, 1.05, singer("blue2", "wood2"))}
    ${at(-20, 12, 1.15, singer("red", "navy"))}${at(20, 12, 1.15, singer("red", "wood"))}${at(-4, -68, 0.9, note)}
    ${at(62, -62, 0.7, note)}`,
  },
  telescope: {
    stars: true,
    draw: draw`<path class="l-wood w5" d="M0-32L-24 16M0-32L24 16M0-32V14" />
    <g transform="translate(0 -36) rotate(-34)"><path class="c-gold2" d="M-40-6h14V6h-14z" />
    <path class="c-navy" d="M-26-8H16V8h-42z" /><path class="c-blue2" d="M16-11h34v22H16z" />
    <path class="c-gold" d="M12-11h5v22h-5zM47-13h6v26h-6zM-28-9h4V9h-4z" /></g>
    <circle class="c-gold" cy="-32" r="5" />`,
  },
  gala: {
    size: 1.1,
    draw: draw`<path class="c-cream" d="M-64 18v-22c30-6 98-6 128 0v22z" />
    <path class="c-shade" d="M-64 18v-6c8 0 10-8 16-8s8 8 16 8 8-8 16-8 8 8 16 8 8-8 16-8 8 8 16 8 8-8 16-8 8 8 16 8
    v6z" />${at(-44, -6, 1, flute)}${at(44, -6, 1, flute)}
    <g transform="translate(-38 -66) scale(2.35)">
    <path class="c-wall" d="M3 9.5c0-5 6-8 13-8s13 3 13 8c0 2-2.3 3.4-4 3.8H7c-1.7-.4-4-1.8-4-3.8z" />
    <path class="c-shade" d="M22 2c4 1.5 7 4 7 7.5 0 2-2.3 3.4-4 3.8h-4c3-3 3-8 1-11.3z" />
    <path class="c-navy" d="M6.5 12.5h19l1.3 4.3H5.2z" />
    <path class="c-blue2" d="M4.6 16.8h22.8c-1.8 4-6 5.7-11.4 5.7S6.4 20.8 4.6 16.8z" />
    <circle class="c-gold" cx="16" cy="8" r="2.8" /></g>`,
  },
  lanterns: {
    draw: draw`
    <path class="l-navy" d="M-210-84Q-140-40-70-84 0-34 70-84 140-40 210-84 280-40 350-84 420-40 490-84" />
    <path class="l-navy thick" d="M-70 16v-102M70 16v-102M210 16v-102M350 16v-102M490 16v-102" />
    ${LANTERNS.map(([x, y, colour]) => at(x, y, 0.9, lantern(colour)))}
    ${
      at(
        -20,
        14,
        1.1,
        draw`<path class="c-red" d="M-16 0l10-30h10L16 0z" /><circle class="c-skin" cy="-38" r="7" />
    <path class="c-wood2" d="M-8-38c-2-11 18-11 16 0-3-6-13-6-16 0z" /><path class="l-red thick" d="M4-28l16-10" />`,
      )
    }
    ${
      at(
        22,
        14,
        1.1,
        draw`<path class="c-navy" d="M-9 0l1-30H8L9 0H2l-2-16L-2 0z" />
    <circle class="c-skin" cy="-39" r="7" /><path class="c-navy" d="M-8-40c0-10 16-10 16 0z" />
    <path class="l-navy thick" d="M-6-28l-13-10" />`,
      )
    }${at(50, -6, 0.7, note)}`,
  },
  deck_chair: {
    size: 1.1,
    draw: draw`<path class="l-wood w5" d="M-56-52L30 14M-30 14L20-24 64-20" />
    <path class="c-red" d="M-52-58c14 20 30 40 50 40 22 0 40-6 66-8l2 9c-30 4-46 12-68 10-28-4-44-24-58-44z" />
    <path class="c-cream" d="M-44-47l-8 7 6 8 8-8zM-24-24l-6 9 8 6 7-9zM4-17l-1 11 10 0 1-11zM34-22l2 10 9-2-1-10z" />
    <path class="c-gold" d="M-58-62l12-8 10 14-12 8z" /><path class="l-wood thick" d="M52-18l10 32" />
    ${
      at(
        -66,
        12,
        1,
        draw`<path class="c-blue" d="M-14 0v-4H8v4zM-12-4v-4H10v4z" />
    <path class="c-cream" d="M-14-1H8v-1.5h-22z" />`,
      )
    }`,
  },
  teapot: {
    draw: draw`<path class="c-cream" d="M-78 20V0c40-8 116-8 156 0v20z" />
    <path class="c-rose" d="M-78 2c40-8 116-8 156 0v4c-40-8-116-8-156 0z" /><g transform="translate(-18 -4)">
    <path class="l-grey w5" d="M-30-34c-20-2-20 24-2 26" />
    <path class="c-wall" d="M-32-22c0-18 14-24 28-24s28 6 28 24S12 0-4 0s-28-4-28-22z" />
    <path class="c-wall" d="M20-16c12-2 12-18 24-22l2 6c-8 6-10 22-24 26z" />
    <path class="c-shade" d="M6-45c12 3 18 10 18 23S12 0-4 0c16-8 18-28 10-45z" />
    <path class="c-blue" d="M-31-28c18 6 36 6 54 0l1 7c-18 6-38 6-56 0z" />
    <path class="c-blue2" d="M-14-45c6-4 14-4 20 0z" /><circle class="c-gold" cx="-4" cy="-50" r="4" /></g>
    ${
      at(
        50,
        -3,
        1,
        draw`<path class="c-shade" d="M-20 0h40v-3h-40z" />
    <path class="c-wall" d="M-14-3c-4-6-4-14-4-18h34c0 4 0 12-4 18z" /><path class="c-blue" d="M-18-17h34v4h-34z" />
    <path class="l-grey w3" d="M16-17c10-2 9 11-2 11" />`,
      )
    }${at(42, -30, 1, steam)}`,
  },
  binoculars: {
    draw: draw`<path class="c-navy" d="M-16 18l6-44h20l6 44z" />
    <path class="c-grey2" d="M-20 20h40v-6h-40z" /><g transform="translate(0 -44)">
    <path class="c-gold2" d="M-12 18h24V8h-24z" />
    ${
      both(draw`<path class="c-blue2" d="M-44 10l6-34c2-6 16-6 18 0l4 12h16v22z" />
    <path class="c-navy" d="M-36-26h14v-9h-14z" /><circle class="c-gold" cx="-28" cy="4" r="18" />
    <circle class="c-navy" cx="-28" cy="4" r="14" /><circle class="c-win" cx="-28" cy="4" r="10" />
    <path class="l-cream" d="M-34 3a7 7 0 0 1 5-6" />`)
    }<circle class="c-gold" cy="-6" r="5" /></g>`,
  },
  hammock: {
    size: 0.92,
    draw: draw`<path class="l-wood w6" d="M-82 18v-92M82 18v-92" />
    <path class="l-cream" d="M-80-58l24 22M-80-58l20 30M80-58L56-36M80-58L60-28" />
    <path class="c-gold" d="M-62-40C-34 8 34 8 62-40 40-22 20-14 0-14s-40-8-62-26z" />
    <path class="c-red" d="M-44-28C-34-8-20 0-8 4l4-18c-14 0-28-6-40-14z
    M14-15l4 15c12-6 24-16 32-29-12 9-24 13-36 14z" /><path class="c-skin" d="M38-30l18-8 3 5-16 10z" />
    <circle class="c-skin" cx="-44" cy="-36" r="8" />
    <path class="c-stone" d="M-60-36c2-10 14-14 22-8l-2 4c-8-2-14 0-20 4z" />
    <path class="c-teal" d="M-36-34C-10-22 14-22 40-34l2 8C16-14-12-12-36-26z" />`,
  },
  whirlpool: {
    draw: draw`<path class="c-wood" d="M-72 18v-26H72v26z" />${
      row(9, -64, 16, (x) =>
        draw`
    <path class="c-wood2" d=${`M${x} 18V-8h2v26z`} />`)
    }<ellipse class="c-wall" cy="-10" rx="76" ry="19" />
    <ellipse class="c-sea" cy="-11" rx="68" ry="14" /><ellipse class="c-copper" cy="-9" rx="60" ry="10" />
    ${
      [[-44, -10, 4], [-30, -5, 5], [-8, -4, 4], [40, -6, 5], [52, -11, 4], [24, -3, 3]].map(([x, y, r]) =>
        draw`
    <circle class="c-cream" cx=${x} cy=${y} r=${r} opacity=".8" />`
      )
    }
    ${
      at(
        -24,
        -12,
        1,
        draw`<path class="c-skin" d="M-13 0c0-9 6-12 13-12s13 3 13 12z" />
    <circle class="c-skin" cy="-19" r="8.5" /><path class="c-red" d="M-9-20c-1-12 19-12 18 0z" />`,
      )
    }
    ${
      at(
        18,
        -12,
        1,
        draw`<path class="c-skin" d="M-13 0c0-9 6-12 13-12s13 3 13 12z" />
    <circle class="c-skin" cy="-19" r="8.5" /><path class="c-gold" d="M-9-20c-1-12 19-12 18 0z" />`,
      )
    }
    ${at(46, -34, 1.2, steam)}${at(-66, -34, 1.1, steam)}`,
  },
  cocktail: {
    draw: draw`<path class="c-wood" d="M-60 18v-8H60v8z" /><path class="l-cream thick" d="M0-28V6M-18 8h36" />
    <path class="c-cream" opacity=".85" d="M-40-76h80L2-26h-4z" /><path class="c-red" d="M-32-67h64L2-29h-4z" />
    <path class="c-gold" d="M-18-49h36L2-29h-4z" /><circle class="c-gold" cx="34" cy="-76" r="13" />
    <circle class="c-cream" cx="34" cy="-76" r="9.5" /><circle class="c-gold" cx="34" cy="-76" r="8" />
    <path class="l-cream thin" d="M34-84v16M26-76h16" /><path class="l-wood" d="M-6-44l-18-46" />
    <path class="c-teal" d="M-40-82c2-16 22-18 30-8z" /><path class="c-cream" d="M-32-84c2-8 6-10 10-11l-1 9z" />`,
  },
};

const SWELL = "c30-8 60 8 90 0s60-8 90 0".concat(" 60 8 90 0 60-8 90 0".repeat(8));

/** The deck with its rail; planks run away from the eye. */
const deck = draw`<path class="c-teak" d="M-760-22H960V60H-760z" />
  <path class="l-wood thin" d="M-760-14H960M-760-4H960M-760 9H960M-760 24H960" opacity=".45" />
  <path class="l-cream thick" d="M-760-44H960" /><path class="l-cream thin" d="M-760-37H960M-760-30H960" />
  ${row(16, -260, 48, (x) => draw`<path class="l-cream" d=${`M${x} -44v22`} />`)}
  <path class="c-cream" d="M-760-24H960v4H-760z" />`;

const PROPS = new Map(Object.entries(props));

/** For a card that names no picture, or one that is not drawn here. */
/** @type {Partial<Record<WishIcon, string>>} */
const USUAL = { SP: "swim_ring", CU: "compass", RE: "deck_chair" };

const CONSTELLATION = draw`<path class="l-cream thin faint" d="M18-112l20-14 22 4 14-18 24 2M60-122l8 22" />
  ${
  [[18, -112], [38, -126], [60, -122], [74, -140], [98, -138], [68, -100], [-48, -146], [-76, -120], [-20, -168]].map((
    [x, y],
  ) =>
    draw`
    <path class="c-gold" d=${`M${x} ${y - 6}l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6z`} />`
  )
}`;

/** @param {{ picture: string, icon: WishIcon, pick: Luck }} props */
export function SeaDay({ picture, icon, pick }) {
  const prop = PROPS.get(picture) || PROPS.get(USUAL[icon] ?? "") || props.deck_chair;
  const sun = [-40, 34, 0][pick(3)];
  const sail = sun > 0 ? -64 : 66;
  return draw`<${Sky} x=${sun} y="-86" size="40" />
    ${prop.stars && CONSTELLATION}
    ${at(-sun - 30, -150, 1, gull)}${at(-sun + 4, -164, 0.7, gull)}
    <path class="c-sea" d=${`M-760-72${SWELL}V60H-760z`} />${at(sail, -70, 0.55, boat(pick(2) ? "sail" : "cutter"))}
    ${at(240, -68, 0.6, boat("sail"))}
    <path class="c-sea2" d=${`M-720-56${SWELL}V60H-760z`} />
    <path class="l-foam faint" d="M-70-62c9-4 14 4 23 0M20-64c9-4 14 4 23 0M120-62c9-4 14 4 23 0M300-60c9-4 14 4 23
    0" />
    ${
    prop.afloat
      ? draw`<path class="c-sea" d=${`M-740-14${SWELL}V60H-760z`} />
    <path class="l-foam thick" d=${`M-740-14${SWELL}`} />${at(0, -20, 1, prop.draw)}`
      : draw`${deck}${at(0, -8, prop.size || 1, prop.draw)}`
  }`;
}
