/** House fronts of northern towns: stepped, pointed and round gables. */
import { draw } from "/static/shell/lib.js";
import { row } from "./strokes.js";

/** @param {number} w @param {number} up */
const step = (w, up) => `h${w * 0.15}v${up}`;
/** @param {number} w */
const stairs = (w) => `${step(w, -7)}${step(w, -7)}${step(w, -6)}h${w * 0.1}v6${step(w, 7)}${step(w, 7)}h${w * 0.15}`;
/** @param {number} x @param {number} w @param {number} h @param {string} wall @param {string} shade */
export const stepped = (x, w, h, wall, shade) =>
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
export const gabled = (x, w, h, wall, shade) =>
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
export function canalHouse(x, w, h, colour, top) {
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

export const turf = draw`<path class="c-wall" d="M-15 0v-14L0-30l15 16V0z" />
  <path class="c-green" d="M-20-8L0-34l20 26v-7L0-42-20-15z" /><path class="c-green2" d="M0-42l20 27v7L0-34z" />
  <path class="c-red" d="M-4 0v-13h8V0z" /><path class="c-pane" d="M-12-4h5v-6h-5zM7-4h5v-6H7zM-2.5-18h5v-5h-5z" />`;

export const cabin = draw`<path class="l-wood" d="M-17 14V0M-6 14V0M6 14V0M17 14V0" />
  <path class="c-red" d="M-20 0v-18L0-34l20 16V0z" /><path class="c-red2" d="M0-34l20 16V0H8v-26z" />
  <path class="c-grey2" d="M-24-15L0-35l24 20v-5L0-40-24-20z" />
  <path class="c-cream" d="M-14-6h9v-9h-9zM4-6h9v-9H4z" />
  <path class="c-pane" d="M-12.5-7.5h6v-6h-6zM5.5-7.5h6v-6h-6z" /><path class="c-wood" d="M-25 0h50v3h-50z" />`;

/** @param {number} h @param {number} [w] */
export const stone = (h, w = 11) =>
  draw`
  <path class="c-grey" d=${`M${-w / 2} 0l1 ${-h}l${w * 0.5} -5l${w * 0.36} 6l1 ${h - 1}z`} />
  <path class="c-grey2" d=${`M${w * 0.08} 0l0 ${-h - 4}l${w * 0.3} 5l1 ${h - 1}z`} />`;
