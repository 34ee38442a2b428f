/** What lies on the chart, in its units: ports with fare, resort and marks, mystery markers, fuel pills, rings. */
/** @import { PortView } from "../view.d.ts" */
/** @import { HexAt, Kit } from "../types.d.ts" */
import { draw, names, useRef } from "/static/shell/lib.js";
import { isIsland, money, portName } from "../pieces.js";
import { centre, hexPath } from "./sheet.js";

/** @param {number} value */
const pixels = (value) => value.toFixed(1);

/** The edge of a hex: "can", "chosen" or "here". @param {{ hex: HexAt, look: string }} props */
export function Ring({ hex, look }) {
  return draw`<path class=${`cl-edge ${look}`} d=${hexPath(hex, look === "open" ? 7 : 2)} />`;
}

/**
 * What sailing there costs, on a small plate: with a drop for fuel, or a word or a price alone.
 * @param {{ x: number, y: number, fuel: number, text: string, look: string }} props
 */
export function Pill({ x, y, fuel, text, look }) {
  const said = String(text ?? fuel);
  const width = 14 + 6.6 * said.length + (text ? 0 : 7);
  return draw`<g class=${names("cl-pill", look)} transform=${`translate(${pixels(x)} ${pixels(y)})`}><g class="cl-grow">
    <rect x=${pixels(-width / 2)} y="-8" width=${pixels(width)} height="16" rx="8" />
    ${!text && draw`<use href="#cl-drop" x=${pixels(-width / 2 + 5)} y="-4.6" width="8" height="9.3" />`}
    <text x=${text ? 0 : 5.5} y="0" dy=".35em">${said}</text></g></g>`;
}

/**
 * A word on the top corner of a hex: closed, shallow, pirates.
 * @param {{ x: number, y: number, word: string, sign: string }} props
 */
function Band({ x, y, word, sign }) {
  const width = 12 + 5.9 * word.length + (sign ? 12 : 0);
  return draw`<g class="cl-band" transform=${`translate(${pixels(x)} ${pixels(y)})`}><g class="cl-grow">
    <rect x=${pixels(-width / 2)} y="-7.5" width=${pixels(width)} height="15" rx="3" />
    ${sign && draw`<use href=${`#cl-${sign}`} x=${pixels(-width / 2 + 3)} y="-6" width="13" height="12" />`}
    <text x=${sign ? 6 : 0} y="0" dy=".35em">${word}</text></g></g>`;
}

/**
 * The fare of an island: printed on paper when turned up, a brass "?" when not, small in brass when only I know it.
 * @param {{ kit: Kit, port: PortView, x: number, y: number }} props
 */
function Fare({ kit, port, x, y }) {
  const { fare, up, looked, change } = port;
  const first = useRef(up); // a marker that is turned up while one looks on shines for a moment
  const disc = up ? "fare" : looked ? "marker-seen" : "marker";
  return draw`<g class=${names("cl-fare", up ? "up" : looked ? "seen" : "down", up && !first.current && "turned")}
      transform=${`translate(${pixels(x)} ${pixels(y)})`}><g class="cl-grow">
    <circle class="cl-halo" r="13" /><use href=${`#cl-${disc}`} x="-12.5" y="-12.5" width="25" height="25" />
    ${fare !== null && draw`<text y="0" dy=".34em">${money(kit, fare ?? 0)}</text>`}
    ${
    change !== 0 && draw`<g class="cl-fare-change" transform="translate(18 -10)">
      <rect x="-8" y="-7" width="17" height="14" rx="7" />
      <text y="0" dy=".35em">${signed(change ?? 0)}</text></g>`
  }</g></g>`;
}

/** @param {number} change */
const signed = (change) => (change > 0 ? `+${change}` : `−${-change}`);

/** Names of neighbours lean away from each other. @param {Kit} kit @param {HexAt} words */
function leaning(kit, [row, column]) {
  /** @param {number} side */
  const at = (side) => kit.cards.map.rows[row][column + side] === "#";
  if (at(1)) return { lean: "west", shift: 29 };
  if (at(-1)) return { lean: "east", shift: -27 };
  return { lean: "", shift: 0 };
}

/** @param {{ kit: Kit, port: PortView }} props */
function Island({ kit, port }) {
  const { x, y } = centre(port.hex);
  const owner = port.resort !== null && kit.table.companies[port.resort ?? -1]?.company;
  return draw`<g class="cl-island">
    ${
    port.closed && draw`<path class="cl-shut" d=${hexPath(port.hex, 0.5)} />
      <use class="cl-swirl" href="#cl-storm" x=${pixels(x - 4)} y=${pixels(y - 6)} width="28" height="28" />`
  }
    <g class="cl-mark" transform=${`translate(${pixels(x - 14.5)} ${pixels(y - 13)})`}><g class="cl-grow">
      <use href=${`#cl-t-${port.port}`} x="-8.5" y="-8.5" width="17" height="17" /></g></g>
    ${
    owner && draw`<use class=${`cl-resort-mark cl-${owner}`} href="#cl-resort" x=${pixels(x - 28)} y=${pixels(y - 2)}
      width="21" height="21" />`
  }</g>`;
}

/** @param {{ port: PortView }} props */
function Departure({ port }) {
  const { x, y } = centre(port.hex);
  return draw`<use href="#cl-port" x=${pixels(x - 7.5)} y=${pixels(y - (port.port === "FL" ? 20 : 7))} width="19"
    height="19" />`;
}

/**
 * The names of all ports, and on phones their codes. They lie over the ships: what sails there can still be read.
 * @param {{ kit: Kit }} props
 */
export function Names({ kit }) {
  return kit.table.ports.map(({ port, hex }) => {
    const { x, y } = centre(hex);
    /** @type {Record<string, [right: number, down: number, look: string]>} */
    const departures = { NY: [15, 4, "departure beside"], VA: [15, 1, "departure beside"], FL: [2, 37, "departure"] };
    const { lean, shift } = leaning(kit, hex);
    const [right, down, look] = departures[port] ?? [shift, 31, lean];
    return draw`<text key=${port} class=${names("cl-name", look)} x=${pixels(x + right)} y=${pixels(y + down)}>
      <tspan class="long">${portName(kit, port)}</tspan><tspan class="short">${port}</tspan></text>`;
  });
}

/**
 * The fares of all islands. They lie over the ships too: what a port pays is what one sails there for.
 * @param {{ kit: Kit }} props
 */
export function Fares({ kit }) {
  return kit.table.ports.filter(({ port }) => isIsland(kit, port)).map((port) => {
    const { x, y } = centre(port.hex);
    return draw`<${Fare} key=${port.port} kit=${kit} port=${port} x=${x + 13} y=${y - 13} />`;
  });
}

/** All ports without their names and fares. @param {{ kit: Kit }} props */
export function Ports({ kit }) {
  return kit.table.ports.map((port) =>
    draw`<${isIsland(kit, port.port) ? Island : Departure} key=${port.port}
    kit=${kit} port=${port} />`
  );
}

/**
 * closed, shallow, pirates: above the fuel pill, where there is one.
 * @param {{ kit: Kit, isShallow: (code: string) => boolean, isHigh: (port: string) => boolean }} props
 */
export function Bands({ kit, isShallow, isHigh }) {
  return kit.table.ports.map((port) => {
    const { x, y } = centre(port.hex);
    const top = y - (isHigh(port.port) ? 49 : 33);
    if (port.closed) return draw`<${Band} key=${port.port} x=${x} y=${top} word=${kit.t("chart.closed")} />`;
    if (port.pirates) {
      return draw`<${Band} key=${port.port} x=${x} y=${top} word=${kit.t("chart.pirates")} sign="pirates" />`;
    }
    return isShallow(port.port) &&
      draw`<${Band} key=${port.port} x=${x} y=${top} word=${kit.t("chart.shallow")} />`;
  });
}

/** @param {{ kit: Kit }} props */
export function Markers({ kit }) {
  return kit.table.mysteries.map(({ number, hex, value }) => {
    const { x, y } = centre(hex);
    return draw`<g key=${number} class=${names("cl-mystery", value !== null && "seen")}
        transform=${`translate(${pixels(x)} ${pixels(y)})`}><g class="cl-grow">
      <use href=${value === null ? "#cl-marker" : "#cl-marker-seen"} x="-15" y="-15" width="30" height="30" />
      ${value !== null && draw`<use href=${`#cl-y-${value}`} x="-8" y="-8" width="16" height="16" />`}</g></g>`;
  });
}
