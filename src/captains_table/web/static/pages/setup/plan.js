/** The table from above, with its seats around it: the same drawing before and after the table is opened. */
/** @import { Drawing, SetupPictures } from "/static/shell/types.d.ts" */
/** @import { PlanSeat, Size } from "/static/pages/setup/types.d.ts" */
import { draw, Flag } from "/static/shell/lib.js";

const SIZES = {
  small: { width: 392, height: 236, rx: 104, ry: 76, out: 36 },
  wide: { width: 760, height: 300, rx: 190, ry: 96, out: 50 },
};
const BELOW = Math.PI / 2;
const TICK = draw`<g transform="translate(18 -18)"><circle r="9" fill="#2f6f4f" stroke="#fffaf0" stroke-width="2" />
  <path d="M-4 .3l2.8 2.9L4-3" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" /></g>`;

/** @param {string} name */
const shorten = (name) => (name.length > 15 ? `${name.slice(0, 14)}…` : name);

/** Where the name stands: away from the wood. @param {number} angle */
function labelAt(angle) {
  if (Math.abs(Math.cos(angle)) < 0.1) return { x: 34, y: 5 };
  return { y: Math.sin(angle) < -0.2 ? -34 : 42, "text-anchor": "middle" };
}

/** @param {{ seat: PlanSeat, number: number, angle: number, size: Size }} props */
function SeatMark({ seat, number, angle, size }) {
  const x = size.width / 2 + (size.rx + size.out) * Math.cos(angle);
  const y = size.height / 2 + (size.ry + 8) * Math.sin(angle);
  return draw`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <circle r="25" fill=${seat.empty ? "#0f4c5c" : "#fffaf0"} stroke="#fffaf0" stroke-width="2.4"
      stroke-dasharray=${seat.empty ? "4 5" : undefined} />
    <svg x="-17" y="-14" width="34" height="28" viewBox="0 0 30 25"><${Flag} seat=${number} /></svg>
    ${seat.ready && TICK}<text ...${labelAt(angle)} class="plan-name">${shorten(seat.name)}</text></g>`;
}

/** Lines of the wood, each as long as the table is wide there. @param {{ rx: number, ry: number }} props */
function grain({ rx, ry }) {
  return [-0.45, -0.15, 0.15, 0.45].map((part) => {
    const reach = Math.round(rx * Math.sqrt(1 - part * part) * 0.9);
    return `M${-reach} ${part * ry}q${reach} ${part * 40} ${2 * reach} 0`;
  }).join("");
}

/**
 * The table from above: the seats clockwise, `near` nearest to the reader; `laid` lies on it, drawn around its middle;
 * `label` says what the picture shows to those who hear it.
 * @param {{ seats: PlanSeat[], near?: number, label: string, laid?: Drawing, wide?: boolean }} props
 */
export function Plan({ seats, near = 0, label, laid, wide = false }) {
  const size = SIZES[wide ? "wide" : "small"];
  const { width, height, rx, ry } = size;
  /** @param {number} number */
  const angle = (number) => BELOW + (2 * Math.PI * (number - near)) / seats.length;
  return draw`<svg class="plan-top" viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" role="img"
      aria-label=${label}>
    <defs>
      <radialGradient id="plan-wood" cx=".42" cy=".35">
        <stop stop-color="#c08a4c" /><stop offset="1" stop-color="#8d5a2b" /></radialGradient>
      <pattern id="plan-waves" width="28" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 8q7-3.4 14 0t14 0" fill="none" stroke="#7cc6cf" stroke-width=".9" opacity=".22" /></pattern></defs>
    <rect width=${width} height=${height} fill="#0f4c5c" />
    <rect width=${width} height=${height} fill="url(#plan-waves)" />
    <g transform=${`translate(${width / 2} ${height / 2})`}>
      <ellipse cy="9" rx=${rx} ry=${ry} fill="#000" opacity=".22" />
      <ellipse rx=${rx} ry=${ry} fill="url(#plan-wood)" stroke="#e0b060" stroke-width="3" />
      <path d=${grain(size)} fill="none" stroke="#6b411c" opacity=".35" />
      <g transform=${wide ? "scale(1.25)" : undefined}>${laid}</g></g>
    ${
    seats.map((seat, number) =>
      draw`<${SeatMark} key=${number} seat=${seat} number=${number} angle=${angle(number)}
      size=${size} />`
    )
  }</svg>`;
}

/** What a title draws for its set-up, if it draws anything. @param {string} title @returns {Promise<SetupPictures>} */
export async function drawings(title) {
  try {
    const own = await import(`/titles/${title}/board/setup.js`);
    await own.ready;
    return own;
  } catch {
    return {};
  }
}
