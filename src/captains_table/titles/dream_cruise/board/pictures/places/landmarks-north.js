/** Landmarks of northern coasts; the same measures as in landmarks-south.js. */
/** @import { Landmark } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { arch, at, battlement, both, fir, hoodedChair, house, row, street } from "./strokes.js";

/** @param {number} w @param {number} up */
const step = (w, up) => `h${w * 0.15}v${up}`;
/** @param {number} w */
const stairs = (w) => `${step(w, -7)}${step(w, -7)}${step(w, -6)}h${w * 0.1}v6${step(w, 7)}${step(w, 7)}h${w * 0.15}`;
/** @param {number} x @param {number} w @param {number} h @param {string} wall @param {string} shade */
const stepped = (x, w, h, wall, shade) =>
  draw`<g transform=${`translate(${x} 0)`}>
  <path class=${`c-${wall}`} d=${`M0 0v${-h}${stairs(w)}V0z`} />
  <path class=${`c-${shade}`} d=${`M${w * 0.72} 0v${-h - 12}h${w * 0.13}v5h${w * 0.15}V0z`} />
  ${
    [0.25, 0.55, 0.85].map((up) =>
      row(2, w * 0.28, w * 0.42, (left) =>
        draw`
  <path class="c-pane" d=${`M${left - 2} ${-h * up}h4.5v-8h-4.5z`} />`)
    )
  }
  <path class="c-pane" d=${`M${w / 2 - 2} ${-h - 4}h4v-6h-4z`} /></g>`;

/** @param {number} x @param {number} w @param {number} h @param {string} wall @param {string} shade */
const gabled = (x, w, h, wall, shade) =>
  draw`
  <g transform=${`translate(${x} 0)`}>
  <path class=${`c-${wall}`} d=${`M0 0v${-h}l${w / 2} ${-w * 0.62}l${w / 2} ${w * 0.62}V0z`} />
  <path class=${`c-${shade}`} d=${`M${w / 2} ${-h - w * 0.62}l${w / 2} ${w * 0.62}V0h${-w * 0.3}v${-h - w * 0.24}z`} />
  <path class="l-cream thin" d=${`M0 ${-h}l${w / 2} ${-w * 0.62}l${w / 2} ${w * 0.62}`} />
  ${
    [0.26, 0.54, 0.82].map((up) =>
      row(3, w * 0.17, w * 0.26, (left) =>
        draw`
  <path class="c-lit" d=${`M${left} ${-h * up}h4v-6h-4z`} />`)
    )
  }
  <path class="c-lit" d=${`M${w / 2 - 2.5} ${-h - 1}h5v-7h-5z`} /></g>`;

/**
 * The tops of Amsterdam: the gable, and the white line along it.
 * @type {Record<string, (w: number, h: number) => string[]>}
 */
const TOPS = {
  /** @param {number} w @param {number} h */
  steps: (
    w,
    h,
  ) => [
    `M0 ${-h}h${w * 0.2}v-6${step(w, -6)}h${w * 0.3}v6${step(w, 6)}h${w * 0.2}z`,
    `M${w * 0.35} ${-h - 12}h${w * 0.3}`,
  ],
  /** @param {number} w @param {number} h */
  neck: (
    w,
    h,
  ) => [`M1 ${-h}c6-2 5-12 ${w * 0.3}-14h${w * 0.32}c3 2 2 12 ${w * 0.3} 14z`, `M${w * 0.34} ${-h - 14}h${w * 0.32}`],
  /** @param {number} w @param {number} h */
  point: (w, h) => [`M2 ${-h}l${w / 2 - 2}-15 ${w / 2 - 2} 15z`, `M1 ${-h}h${w - 2}`],
};
/** @param {number} x @param {number} w @param {number} h @param {string} colour @param {string} top */
function canalHouse(x, w, h, colour, top) {
  const [gable, edge] = TOPS[top](w, h);
  return draw`<g transform=${`translate(${x} -4)`}><path class=${`c-${colour}`} d=${`M0 0v${-h}h${w}V0z`} />
    <path class=${`c-${colour}2`} d=${`M${w * 0.7} 0v${-h}h${w * 0.3}V0z`} />
    <path class=${`c-${colour}`} d=${gable} /><path class="l-cream" d=${edge} />
    ${
    [0.14, 0.4, 0.66].map((up) =>
      row(2, w * 0.16, w * 0.38, (left) =>
        draw`
      <path class="c-cream" d=${`M${left} ${-h * up - 2}h6v-10h-6z`} />
      <path class="c-pane" d=${`M${left + 1} ${-h * up - 3}h4v-8h-4z`} />`)
    )
  }
    <path class="c-cream" d=${`M${w / 2 - 2} ${-h + 1}h4v-6h-4z`} /></g>`;
}

const turf = draw`<path class="c-wall" d="M-15 0v-14L0-30l15 16V0z" />
  <path class="c-green" d="M-20-8L0-34l20 26v-7L0-42-20-15z" /><path class="c-green2" d="M0-42l20 27v7L0-34z" />
  <path class="c-red" d="M-4 0v-13h8V0z" /><path class="c-pane" d="M-12-4h5v-6h-5zM7-4h5v-6H7zM-2.5-18h5v-5h-5z" />`;

const cabin = draw`<path class="l-wood" d="M-17 14V0M-6 14V0M6 14V0M17 14V0" />
  <path class="c-red" d="M-20 0v-18L0-34l20 16V0z" /><path class="c-red2" d="M0-34l20 16V0H8v-26z" />
  <path class="c-grey2" d="M-24-15L0-35l24 20v-5L0-40-24-20z" />
  <path class="c-cream" d="M-14-6h9v-9h-9zM4-6h9v-9H4z" />
  <path class="c-pane" d="M-12.5-7.5h6v-6h-6zM5.5-7.5h6v-6h-6z" /><path class="c-wood" d="M-25 0h50v3h-50z" />`;

/** @param {number} h @param {number} [w] */
const stone = (h, w = 11) =>
  draw`
  <path class="c-grey" d=${`M${-w / 2} 0l1 ${-h}l${w * 0.5} -5l${w * 0.36} 6l1 ${h - 1}z`} />
  <path class="c-grey2" d=${`M${w * 0.08} 0l0 ${-h - 4}l${w * 0.3} 5l1 ${h - 1}z`} />`;

/** @type {[wall: string, shade: string, height: number][]} */
const WHARF = [
  ["red", "red2", 40],
  ["gold", "gold2", 36],
  ["wall", "shade", 40],
  ["brick", "brick2", 38],
  ["gold2", "wood", 40],
  ["red", "red2", 36],
];

/** @type {Record<string, Landmark>} */
export const north = {
  town_hall: {
    draw: draw`<path class="c-brick" d="M-64 0v-34h104V0z" /><path class="c-brick2" d="M6 0v-34h34V0z" />
    <path class="c-copper" d="M-66-34l8-9h96l6 9z" /><path class="c-copper2" d="M10-43h28l6 9H8z" />
    ${row(7, -54, 14, (x) => draw`${arch(x, 0, 9, 15, "rock2")}${arch(x, -20, 5, 9)}`)}
    <path class="c-brick" d="M34 0l3-70h24l3 70z" /><path class="c-brick2" d="M53-70h8l3 70H55z" />
    <path class="c-copper" d="M36-70h26l-4-6v-6H40v6z" /><path class="c-copper2" d="M52-82h6v6l4 6h-9z" />
    <path class="c-gold" d="M43-82l6-8 6 8z" />
    ${row(3, 44, 5, (x) => draw`<circle class="c-gold" cx=${x} cy=${x === 49 ? -93 : -86} r="2.6" />`)}
    ${[-56, -38, -20].map((y) => arch(48, y, 5, 10))}
    ${
      both(draw`<g transform="translate(-48 -43)"><path class="c-copper" d="M-6 0a6 8 0 0 1 12 0z" />
    </g>`)
    }`,
    sun: -56,
  },

  guild_house: {
    draw: draw`<g transform="translate(-54 0)"><path class="c-grey" d="M-11 0v-46h22V0z" />
    <path class="c-grey2" d="M3 0v-46h8V0z" />
    <path class="c-copper" d="M-12-46c0-7 8-6 8-13h8c0 7 8 6 8 13zM-7-59c0-6 5-5 5-11h4c0 6 5 5 5 11z" />
    <path class="c-copper2" d="M-2-70l2-22 2 22zM4-59c0 7 8 6 8 13H4z" />${arch(-2, -26, 6, 12)}
    <circle class="c-gold" cx="-1" cy="-41" r="3" /></g>
    ${stepped(-38, 44, 50, "brick", "brick2")}${stepped(10, 36, 38, "wall", "shade")}
    ${stepped(48, 28, 44, "copper", "copper2")}
    <path class="l-gold" d="M-16-71v-12" /><circle class="c-gold" cx="-16" cy="-84" r="3" />
    <circle class="c-blue" cx="-16" cy="-34" r="7" /><path class="l-gold thin" d="M-16-39v5l4 2" />
    ${arch(-16, 0, 12, 16, "wood2")}`,
    sun: 58,
  },

  mermaid: {
    draw: draw`${
      at(
        0,
        -8,
        0.85,
        street([
          [-84, 22, 32, "gold"],
          [-62, 24, 40, "red"],
          [-38, 22, 30, "blue"],
          [-16, 24, 38, "wall"],
          [8, 22, 32, "copper"],
          [30, 24, 42, "rose"],
          [54, 24, 32, "gold"],
        ], { floors: 3, roof: "brick" }),
      )
    }
    <g transform="translate(-6 18) scale(1.55)"><g transform="translate(0 -16)">
    <path class="c-grey" d="M-34 16c2-12 12-14 18-20 10-6 26-6 36 0 8 6 18 8 20 20z" />
    <path class="c-grey2" d="M14-6c8 2 22 10 26 22H6z" />
    <g transform="translate(-2 -6)">
    <path class="c-copper2" d="M-10 0c-2-8 4-12 10-13 2-8 0-14 1-20 1-5 9-6 10 0 1 8-1 12 1 20 6 3 10 8 12 14l8 5-9 0-5
    5-1-8c-6 0-18 2-27-3z" />
      <circle class="c-copper2" cx="5" cy="-42" r="6.5" />
      <path class="c-copper" d="M-10 0c-2-8 4-12 10-13 2-8 0-14 1-20l4-3c-1 10 2 16 0 22-6 4-10 8-8 13z" />
      <path class="l-copper thick" d="M2-30c-5 6-8 12-9 22M10-45c4 4 3 9 4 13" /></g></g>
      </g>`,
    sun: 66,
    front: true,
    clear: true,
  },

  white_cathedral: {
    draw: draw`${
      [0, 1, 2, 3].map((up) =>
        draw`
    <path class=${up % 2 ? "c-shade" : "c-wall"}
      d=${`M${up * 4 - 74} ${-up * 4}h${148 - up * 8}v-4h${up * 8 - 148}z`} />`
      )
    }
    <g transform="translate(0 -16)"><path class="c-wall" d="M-50 0v-30H50V0z" />
    <path class="c-shade" d="M22 0v-30h28V0z" />${both(arch(-40, -8, 6, 14))}${
      row(6, -25, 9, (x) =>
        draw`
    <path class="c-wall" d=${`M${x} 0v-26h5V0z`} /><path class="c-grey" d=${`M${x + 5} 0v-26h3V0z`} />`)
    }
      <path class="c-wall" d="M-30-26h60v-5h-60zM-32-31L0-43l32 12z" /><path class="c-shade" d="M0-43l32 12H10z" />
      <path class="c-wall" d="M-16-38v-12h32v12z" />${row(4, -11, 7.4, (x) => arch(x, -40, 4, 8))}
      <path class="c-copper" d="M-18-50a18 20 0 0 1 36 0z" />
      <path class="c-copper2" d="M3-70a18 20 0 0 1 15 20H8c2-8-1-15-5-20z" /><path class="c-gold" d="M-2-69h4v-6h-4z" />
      ${
      both(draw`<g transform="translate(-41 -30)"><path class="c-wall" d="M-6 0v-9H6v9z" />
      <path class="c-copper" d="M-7-9a7 8 0 0 1 14 0z" /><path class="l-gold thin" d="M0-17v-5" /></g>`)
    }
      </g>`,
    sun: 58,
  },

  town_wall: {
    draw: draw`<path class="c-far" d="M-90 0c40-40 120-40 180 0z" />
    ${
      at(
        -2,
        -14,
        1,
        draw`<path class="c-grey" d="M-22 0v-36l8-10 8 10 4-8h10l4 8 6-10 8 10V0z" />
    ${arch(-14, -18, 6, 12, "sky")}${arch(2, -14, 9, 18, "sky")}${arch(19, -18, 6, 12, "sky")}`,
      )
    }
    ${battlement(-84, 168, -20, "stone")}<path class="c-stone2" d="M-84-2h168v-5H-84z" />
    ${row(8, -70, 20, (x) => arch(x, -8, 5, 7, "stone2"))}
    ${
      [[-62, 44, 20], [-24, 34, 18], [24, 38, 18], [62, 48, 20]].map(([x, h, w]) =>
        at(
          x,
          0,
          1,
          draw`${battlement(-w / 2, w, -h, "stone")}
    <path class="c-stone2" d=${`M${w * 0.16} 0v${-h}h${w * 0.34}V0z`} />${arch(-2, -h + 16, 4, 9)}`,
        )
      )
    }
    <path class="c-roof" d="M-75-48l13-20 13 20zM49-52l13-20 13 20z" />
    <path class="c-roof2" d="M-62-68l13 20h-9zM62-72l13 20h-9z" />${arch(0, 0, 14, 18, "wood2")}
    <path class="c-red" d="M-46 5a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1z
    M32 5a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1z" />`,
    sun: 34,
  },

  lighthouse: {
    draw: draw`<g transform="translate(-26 0)"><path class="c-wall" d="M-14 0l4-70h20l4 70z" />
    <path class="c-shade" d="M4-70h6l4 70H6z" /><path class="c-navy" d="M-14-42h28v-4h-28zM-13-70h26v-4h-26z" />
    <path class="c-gold" d="M-7-74h14v-11H-7z" /><path class="l-navy thin" d="M0-74v-11M-7-74v-11M7-74v-11" />
    <path class="c-copper" d="M-9-85L0-95l9 10z" />${[-56, -30, -12].map((y) => arch(-2, y, 5, 8))}</g>
    <g transform="translate(32 0)"><path class="c-wall" d="M-34 0v-20h68V0z" />
    <path class="c-shade" d="M14 0v-20h20V0z" />${
      row(7, -29, 9, (x) =>
        draw`
    <path class="c-win" d=${`M${x} -5h6v-11h-6z`} />`)
    }
    <path class="c-copper" d="M-42-18c8-6 18-18 22-28 8 6 14 8 20 8s14-4 20-8c4 10 14 22 22
    28-18-6-32-6-42-4-12-2-26-2-42 4z" />
    <path class="c-copper2" d="M20-46c4 10 14 22 22 28-12-4-22-5-30-5 4-6 8-14 8-23z" /></g>
    ${at(-64, 6, 1.1, hoodedChair("red"))}`,
    sun: 62,
    clear: true,
  },

  arctic_cathedral: {
    draw: draw`${
      [[30, 34], [18, 44], [4, 56]].map(([x, h], each) =>
        draw`
    <path class=${each % 2 ? "c-wall" : "c-shade"} d=${`M${x - h * 0.72} 0L${x} ${-h}L${x + h * 0.72} 0z`} />`
      )
    }
    ${[[44, 26], [54, 18]].map(([x, h]) => draw`<path class="c-shade" d=${`M${x - h} 0L${x} ${-h}L${x + h} 0z`} />`)}
    <path class="c-wall" d="M-66 0L-16-82 34 0z" /><path class="c-win" d="M-50 0l34-60L18 0z" />
    <path class="c-wall" d="M-18-60h4V0h-4zM-40-22h48v4h-48z" />
    <path class="l-cream thin" d="M-33 0v-28M1 0v-28M-25 0v-42M-7 0v-42" />
    <path class="c-shade" d="M-16-82L34 0H18l-34-60z" />
    ${at(-78, 2, 0.9, fir())}${at(78, 2, 0.9, fir())}`,
    sun: 64,
  },

  globe: {
    draw: draw`<path class="c-rock" d="M-96 14l6-22 70-8h70l40 6 6 24z" />
    <path class="c-rock2" d="M-40 14l4-28 16-2h20l-6 30zM40 14l4-28 46 4 6 24z" /><g transform="translate(16 -16)">
    <path class="c-grey" d="M-26 0l4-6h44l4 6zM-18-6l3-6h30l3 6z" /><path class="c-wood2" d="M-3-12h6v-8h-6z" />
      <g class="l-steel"><circle cy="-44" r="28" /><ellipse cy="-44" rx="11" ry="28" />
      <ellipse cy="-44" rx="21" ry="28" /><path d="M0-72v56M-28-44h56M-24-58h48M-24-30h48" /></g></g>
    <g transform="translate(-56 -12)"><path class="l-wood thin" d="M-3-34l5 6M4-35l-4 8M-1-36v8" />
    <path class="c-cream" d="M0-30L20 0h-40z" /><path class="c-shade" d="M0-30L20 0H6z" />
    <path class="c-wood2" d="M-5 0l5-14 4 14z" /><path class="c-red" d="M-9-16l3-4h12l3 4z" />
    </g>`,
    sun: -18,
    clear: true,
  },

  polar_bear: {
    draw: draw`${
      at(
        0,
        -16,
        1,
        street([[-84, 24, 20, "red"], [-58, 24, 20, "gold"], [36, 24, 20, "blue"], [62, 24, 20, "copper"]], {
          roof: "rock",
          door: "wood",
        }),
      )
    }
    <path class="c-snow" d="M-80 12l10-14 34-6 40-2 46 4 26 10 6 10z" />
    <path class="c-far" d="M-80 12l4-5 50 1 60-3 46 4 2 4z" />
    <g transform="translate(-4 -4)">
    <path class="c-wall" d="M-44 0c-2-8 0-22 4-30 8-14 34-16 52-12 6-10 22-12 28-3 6 2 10 7 10 11-4 4-12 4-18 3-2 6-6
    10-8 14l2 17H13l-3-14c-8 3-20 3-28 0l-2 14h-12l0-8-2 8z" />
    <path class="c-shade" d="M-44 0c-2-8 0-22 4-30 2 10 8 16 20 17l-2 13h-10l0-8-2 8z
    M10-14c8-2 14-8 18-15l-2 12 0 17H13z" /><circle class="c-wall" cx="24" cy="-49" r="4.5" />
    <circle class="c-navy" cx="36" cy="-41" r="1.8" /><path class="c-navy" d="M47-37c3 0 4 2 3 4l-4 0z" />
    </g>`,
    sun: -56,
    front: true,
    clear: true,
  },

  turf_houses: {
    draw: draw`<path class="c-green2" d="M-90 4c20-30 60-34 90-30s70 4 90 30z" />${at(-48, 0, 1.1, turf)}
    ${at(-4, 0, 1.3, turf)}${at(44, 0, 1.1, turf)}
    <path class="c-green" d="M-90 6c6-8 20-8 26-2 10-4 16-2 20 2 12-4 26-4 36 0 10-4 24-4 34 0 8-4 20-4 28 0 12-4 28-4
    36 0z" /><path class="l-wood" d="M64-30v-30" /><path class="c-blue" d="M64-60h20v13H64z" />
    <path class="c-cream" d="M69-60h4v13h-4zM64-55.5h20v4H64z" />
    <path class="c-red" d="M70-60h2v13h-2zM64-54.5h20v2H64z" />`,
    sun: -50,
  },

  waterfall: {
    draw: draw`<path class="c-rock" d="M-104 8v-46l22-10 30 4 18-10 22 6 20-8 26 6 20-6 26 8 24 4v52z" />
    <path class="c-rock2" d="M-104 8v-26l30-4 6 30zM-40 8l2-50 12-4 4 54zM18 8l0-52 14-4 4 56zM70 8l4-44 30-4v48z" />
    <path class="c-green" d="M-104-38l22-10 30 4 18-10 22 6 20-8 26 6 20-6 26 8 24 4v6c-30-8-44-4-60-6-20 6-36-2-52
    4-20-4-30 4-44 2-20 4-34-4-52 6z" />
    ${
      [[-64, 20, -46], [-18, 26, -50], [40, 28, -52]].map(([x, w, top]) =>
        draw`
    <path class="c-snow" d=${`M${x} 8V${top}h${w}V8z`} />
    <path class="c-far" d=${`M${x + w * 0.25} 8V${top + 8}h2.5V8zM${x + w * 0.62} 8V${top + 3}h3V8z`} />`
      )
    }
    <path class="c-snow" d="M-80 12c0-8 10-12 16-8 4-8 20-8 24 0 8-8 22-8 30 0 8-6 16-6 24 0 6-8 24-8 30 0 8-4 18 0 18
    8z" /><path class="c-sea" d="M-110 12h220v10h-220z" />`,
    sun: 10,
    clear: true,
  },

  stilt_cabins: {
    draw: draw`<path class="c-peak" d="M-100 0l22-44 12 10 20-52 18 30 10-14L10 0z" />
    <path class="c-snow" d="M-46-86l-11 29 8-6 4 9 7-8 8 2zM-78-44l-8 16 7-3 5 4 2-5z" />
    <path class="c-peak" d="M16 0l28-66 20 28 10-14L100 0z" /><path class="c-snow" d="M44-66l-10 24 9-6 4 8 6-8 5 0z" />
    ${at(-52, 4, 0.95, cabin)}${at(52, 4, 0.95, cabin)}${at(0, 6, 1.25, cabin)}`,
    sun: 14,
    front: true,
    clear: true,
  },

  lake_monster: {
    draw: draw`<path class="c-green" d="M-96 6c10-18 30-26 52-24 20 2 30 10 44 24z" />
    <g transform="translate(-52 -14)"><path class="c-grey" d="M-22 0v-30h6v4h4v-4h6v12h10v-28h5v5h4v-5h5v5h4v-5h4V0z" />
    <path class="c-grey2" d="M-8 0v-18h12v18zM16 0v-46h5v5h5V0z" />${arch(10, -24, 5, 10)}${arch(-15, -10, 4, 8)}</g>
    <path class="c-sea" d="M-110 20V4c30-6 50 4 80 0s60-6 90 0 40 0 50 0v16z" />
    <path class="l-foam" d="M-30 4c30-4 60-6 90 0" />
    <path class="c-green2" d="M6 8c-2-20 2-30 8-40 6-12 2-20-8-18-6 2-14 2-16-4 0-6 8-12 20-12 14 0 24 12 20 28-4 14-10
    24-8 46z" />
    <path class="c-green" d="M6 8c-2-20 2-30 8-40 6-12 2-20-8-18-6 2-14 2-16-4 0-6 8-12 20-12-2 6 10 8 10 22S6-10 12
    8z" /><circle class="c-cream" cx="6" cy="-59" r="2.6" /><circle class="c-navy" cx="5.5" cy="-59" r="1.3" />
    <path class="l-navy thin" d="M-9-53c4 2 8 1 11 0" />
    <path class="c-green2" d="M32 9c0-20 26-20 26 0zM64 9c2-14 20-14 20 0z" />
    <path class="c-green" d="M32 9c0-20 16-18 18-13-8 0-10 7-10 13zM64 9c2-14 12-12 14-9-6 0-8 5-8 9z" />
    <path class="l-foam" d="M0 10c8-3 12 3 20 0M34 11c8-3 14 3 22 0M62 11c8-3 14 3 22
    0" />`,
    sun: 62,
    front: true,
    clear: true,
  },

  stone_circle: {
    draw: draw`<path class="c-plum" opacity=".55" d="M-100 4c20-8 60-12 100-12s80 4 100 12z" />
    ${
      [[-52, 26, -8], [-28, 30, -10], [-4, 30, -11], [22, 31, -10], [48, 26, -8]].map(([x, h, y]) =>
        at(x, y, 0.9, stone(h, 9))
      )
    }
    <path class="c-hill" d="M-100 6c30-12 70-16 100-16s70 4 100 16z" />${
      [[-72, 44, 2], [-36, 62, 5], [4, 54, 7], [40, 70, 5], [74, 48, 2]].map(([x, h, y], each) =>
        at(x, y, 1, stone(h, 15), each % 2 ? 3 : -3)
      )
    }
    <path class="c-plum" d="M-60 9a5 4 0 0 1 10 0zM-20 11a5 4 0 0 1 10 0zM20 11a5 4 0 0 1 10 0zM56 9a5 4 0 0 1 10 0z" />
    ${
      at(
        -14,
        10,
        0.9,
        draw`<path class="c-cream" d="M-8-3a4 4 0 0 1 2-7 6 6 0 0 1 10-1 4 4 0 0 1 4 8z" />
    <circle class="c-navy" cx="9" cy="-9" r="2.6" />
    <path class="l-navy thin" d="M-4-3v3M4-3v3" />`,
      )
    }`,
    sun: 18,
    clear: true,
  },

  wharf_gables: {
    draw: draw`<path class="c-green2" d="M-110 0C-70-50-20-84 14-88c34 20 60 60 96 88z" />
    <path class="c-green" d="M-110 0C-70-50-20-84 14-88c-16 30-40 50-60 88z" />
    <path class="l-cream thin" d="M64-24L22-78" /><path class="c-red" d="M40-57l5 7-7 5-5-7z" />
    <path class="c-wall" d="M6-84h16v-7H6z" />
    ${WHARF.map(([wall, shade, h], each) => gabled(-78 + each * 26, 26, h - 6, wall, shade))}
    ${row(6, -65, 26, (x) => draw`<path class="c-wood2" d=${`M${x - 5} 0v-9h10v9z`} />`)}
    <path class="c-pane" d="M-21-8h4v-6h-4z" />`,
    sun: 62,
    clear: true,
  },

  canal_houses: {
    draw: draw`${canalHouse(-80, 24, 50, "brick", "steps")}${canalHouse(-56, 22, 58, "rock", "neck")}
    ${canalHouse(-34, 26, 54, "red", "point")}${canalHouse(-8, 22, 62, "wood", "neck")}
    ${canalHouse(14, 26, 52, "plum", "steps")}${canalHouse(40, 22, 60, "brick", "point")}
    ${canalHouse(62, 22, 50, "rock", "neck")}
    <path class="c-grey" d="M-60 16c10-30 110-30 120 0H44c-12-18-76-18-88 0z" />
    <path class="l-cream" d="M-58 2c22-18 94-18 116 0" />
    <path class="l-cream thin" d="M-40 0v-9M-22-5v-9M0-7v-9M22-5v-9M40 0v-9M-56-6C-30-22 30-22 56-6" />
    <g transform="translate(4 -10)" class="l-navy"><circle cx="-9" cy="-5" r="5.5" /><circle cx="10" cy="-5" r="5.5" />
    <path d="M-9-5l5-9h9l5 9M-4-14l5 9 5-9M5-14l-1-4h4M-6-15h5" /></g>`,
    sun: 66,
    front: true,
    clear: true,
  },

  iron_bridge: {
    draw: draw`<g transform="translate(0 -18)"><path class="c-wall" d="M-60 0v-22H60V0z" />
    <path class="c-shade" d="M20 0v-22h40V0z" />${row(10, -52, 11.6, (x) => arch(x, -6, 5, 11))}
    <path class="c-wall" d="M-14-22v-12h28v12z" />${row(3, -7, 7, (x) => arch(x, -24, 4, 8))}
    <path class="c-copper" d="M-15-34c0-14 8-22 15-24 7 2 15 10 15 24z" />
    <path class="c-copper2" d="M0-58c7 2 15 10 15 24H5c1-12-1-18-5-24z" /><path class="l-gold" d="M0-58v-9" /></g>
    ${at(-92, 0, 1, house(0, 26, 34, { wall: "red", shade: "red2", floors: 2, pane: "lit", door: "navy" }))}
    ${at(66, 0, 1, house(0, 26, 38, { wall: "green", shade: "green2", floors: 2, pane: "lit", door: "red" }))}
    <path class="c-gold" d="M-92-13h26v4h-26zM66-13h26v4H66z" />
    <path class="c-wall" d="M-82 14C-50-22 50-22 82 14h-8C46-10-46-10-74 14z" />
    <path class="l-cream" d="M-78 2C-48-30 48-30 78 2" />
    <path class="l-cream thin" d="M-62-2v-9M-46-9v-10M-30-14v-10M-14-16v-10M2-17v-10M18-16v-10M34-13v-10M50-7v-10M64 0
    v-10" />
    ${
      [-40, 0, 40].map((x) =>
        at(
          x,
          x ? -20 : -25,
          1,
          draw`<path class="l-navy" d="M0 0v-20M-8 0c0-12 16-12 16 0" />
    <circle class="c-gold" cy="-22" r="4" />`,
        )
      )
    }`,
    sun: 60,
    front: true,
    clear: true,
  },

  belfry: {
    draw: draw`${stepped(-74, 28, 26, "brick", "brick2")}${stepped(-46, 26, 32, "wall", "shade")}
    ${stepped(26, 26, 32, "gold", "gold2")}${stepped(52, 26, 26, "brick", "brick2")}
    <path class="c-stone" d="M-20 0v-44h40V0z" /><path class="c-stone2" d="M7 0v-44h13V0z" />
    ${[-8, -26].map((y) => row(3, -12, 10, (x) => arch(x, y, 5, 13)))}<path class="c-stone" d="M-17-44v-22h34v22z" />
    <path class="c-stone2" d="M6-44v-22h11v22z" />${row(2, -7, 14, (x) => arch(x, -47, 6, 15))}
    ${both(draw`<path class="c-stone2" d="M-20-44v-14l2.5-8 2.5 8v14z" />`)}
    <path class="c-stone" d="M-11-66v-18l4-4H7l4 4v18z" /><path class="c-stone2" d="M4-66v-22h3l4 4v18z" />
    <circle class="c-cream" cx="-1" cy="-75" r="6" /><path class="l-navy thin" d="M-1-79v4h3" />
    ${both(draw`<path class="c-stone2" d="M-13-84l2-8 2 8z" />`)}`,
    sun: 58,
  },
};
