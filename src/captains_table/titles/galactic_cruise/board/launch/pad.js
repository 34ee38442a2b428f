/**
 * The launch pad: six plates from T-5 on the ground to T-0 at the top, the lift with the Pilot, the standing rocket.
 */
/** @import { CubePlace, ShipView } from "../view.d.ts" */
/** @import { Column, Kit, LaunchOf, Player } from "../types.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { guestList, shipName } from "../own/fleet.js";
import { Icon, name, names, Piece, printed, short } from "../pieces.js";

const FLOORS = [5, 4, 3, 2, 1, 0];

/** @param {{ kit: Kit, launch: LaunchOf }} props */
export function Pad({ kit, launch }) {
  return draw`<section class="gl-pad" aria-label=${kit.t("launch.countdown")}>
    <svg class="gl-sky" preserveAspectRatio="xMinYMax slice" viewBox="0 0 600 628" aria-hidden="true">
      <use href="#gc-sky" width="600" height="628" /><use href="#gc-stars" width="240" height="210" />
      <use href="#gc-planet" x="16" y="90" width="52" height="32" /></svg>
    <svg class="gl-hills" preserveAspectRatio="xMinYMax slice" viewBox="0 0 600 120" aria-hidden="true">
      <use href="#gc-hills" width="600" height="120" /></svg>
    <svg class="gl-tower" aria-hidden="true"><use href="#gc-tower" width="100%" height="100%" /></svg>
    <${Rocket} kit=${kit} ship=${launch.ship} label=${shipName(kit, launch.number)} />
    <ol class="gl-plates">${FLOORS.map((floor) => draw`<${Plate} key=${floor} ...${{ kit, launch, floor }} />`)}</ol>
    <span class="gl-lift" style=${{ "--floor": 5 - launch.floor }} aria-hidden="true"><${Icon} name="lift" />
      <${Piece} kit=${kit} kind=${launch.expert ? "expert" : "worker"} owner=${launch.seat} /></span></section>`;
}

/** @param {{ kit: Kit, launch: LaunchOf, floor: number }} props */
function Plate({ kit, launch, floor }) {
  const state = floor > launch.floor ? "done" : floor === launch.floor ? "now" : "next";
  return draw`<li class=${names("gl-plate", `gl-${state}`)} aria-current=${state === "now" ? "step" : undefined}>
    <span class="gl-t">T<i>-</i>${floor}</span><div><h3><span>${kit.t(`launch.t${floor}`)}</span>
      ${state === "done" && draw`<em class="ok"><${Icon} name="check" /><span>${kit.t("launch.done")}</span></em>`}
      ${state === "now" && draw`<em class="gl-badge">${kit.t("launch.now")}</em>`}</h3>
    <p>${plateSays(kit, launch, floor, state)}</p></div></li>`;
}

/**
 * Done plates say the result, the others what is coming.
 * @param {Kit} kit
 * @param {{
 *   ship: ShipView, number: number, player: Player, seat: number, expert: boolean, places: number,
 *   cube: CubePlace | null, newcomers: number,
 * }} given
 * @param {number} floor
 * @param {string} state
 */
function plateSays(kit, { ship, number, player, seat, expert, places, cube, newcomers }, floor, state) {
  const aboard = guestList(ship.guests).length;
  if (floor === 5) {
    return kit.t("launch.t5.says", { ship: shipName(kit, number), n: aboard, of: places });
  }
  if (floor === 4) return cubeSays(kit, cube);
  if (floor === 3) {
    return kit.t(state === "next" ? "launch.t3.says" : state === "done" ? "launch.t3.done" : "launch.t3.now");
  }
  if (floor === 2) {
    const gaps = { n: ship.cockpit_vp, text: short(kit, "cockpits", ship.cockpit) };
    return `${kit.t("launch.t2.says", gaps)} ${
      ship.launched ? "" : kit.t("launch.t2.first", { n: kit.cards.numbers.unlaunched })
    }`;
  }
  if (floor === 1) {
    const token = ship.token ?? player.flipped;
    return token ? kit.t("launch.t1.says", { token: name(kit, "tokens", token) }) : kit.t("launch.t1.none");
  }
  return kit.t(expert ? "launch.t0.expert" : "launch.t0.worker", { name: kit.name(seat), n: newcomers });
}

/** Where the cube lies or will lie. @param {Kit} kit @param {CubePlace | null} cube */
function cubeSays(kit, cube) {
  if (!cube) return kit.t("launch.t4.over");
  return kit.t("launch.t4.says", { section: cube.section, n: cube.space, of: cube.spaces });
}

/**
 * Standing, from the ground up: Engine, Segments with Cabins between, Cockpit. Drawn in the units of the poster.
 * @param {{ kit: Kit, ship: ShipView, label?: string }} props
 */
export function Rocket({ kit, ship, label }) {
  const aboard = guestList(ship.guests);
  const segments = ship.columns ? [...ship.segments].reverse() : ship.segments; // from the ground up
  const columns = [...ship.columns ?? []].reverse();
  const top = ship.segments.length ? 463 - 118 * (ship.segments.length - 1) : 531; // where the Cockpit ends
  const lift = Math.min(0, top - 213); // a fourth Segment makes it taller
  const [worth, ...per] = short(kit, "cockpits", ship.cockpit).split(/(?<=(?:VP|SP)) /);
  return draw`<svg
      class="gl-rocket" viewBox=${`0 ${lift} 240 ${628 - lift}`} preserveAspectRatio="xMinYMax meet" role="img"
      aria-label=${label}>
    <use href="#gc-pad" x="40" y="599" width="180" height="16" />
    <use href="#gc-rocket-fins" x="20" y="468" width="220" height="126" />
    <use href="#gc-rocket-engine" x="70" y="530" width="120" height="80" />
    ${
    segments.map((id, at) =>
      draw`<g key=${id} transform=${`translate(0 ${463 - 118 * at})`}>
      <use href="#gc-rocket-segment" x="70" width="120" height="70" />${
        lines(printed(kit, kit.cards.blueprints[id].name)).map((line, row, all) =>
          draw`
        <text key=${row} x="130" y=${(all.length > 1 ? 24 : 32) + 14 * row} ...${fit(line)}>${line}</text>`
        )
      }
      ${
        [...kit.cards.blueprints[id].icons].map((type, k, all) =>
          draw`<svg
          key=${k} x=${130 - 9 * all.length + 18 * k + 1} y="47" width="16" height="16"
        class=${`k${type.toLowerCase()}`}><use href=${`#gc-icon-${type.toLowerCase()}`} /></svg>`
        )
      }</g>`
    )
  }
    ${
    segments.slice(1).map((id, at) =>
      draw`<g key=${id} transform=${`translate(0 ${413 - 118 * at})`}>
      <use href="#gc-rocket-cabin" x="70" width="120" height="52" />
      <circle cx=${130 + beside(columns[at])} cy="26" r="20" class="gl-port" />${
        aboard[at] &&
        draw`<svg x=${116 + beside(columns[at])} y="12" width="28" height="28"
        class=${`k${aboard[at].toLowerCase()}`}><use href=${`#gc-guest-${aboard[at].toLowerCase()}`} /></svg>`
      }</g>`
    )
  }
    <g transform=${`translate(0 ${top - 213})`}><use href="#gc-rocket-nose" x="70" y="-2" width="120" height="216" />
      <text x="130" y="162" class="gl-vp">${worth}</text>${
    lines(per.join(" ")).map((line, row) =>
      draw`
        <text key=${row} x="130" y=${178 + 14 * row} class="gl-per">${line}</text>`
    )
  }</g></svg>`;
}

/** How far a porthole lies from the middle. @param {Column | null | undefined} column */
const beside = (column) => (column === "left" ? -31 : column === "right" ? 31 : 0);

/** One long word is drawn narrower, so that it stays on the hull. @param {string} line */
const fit = (line) => (line.length > 15 ? { textLength: 104, lengthAdjust: "spacingAndGlyphs" } : {});

/** A name in two lines, broken at the space or hyphen nearest to its middle. @param {string} words */
function lines(words) {
  if (words.length < 13) return [words];
  const breaks = [...words].map((letter, at) => (letter === " " || letter === "-" ? at : -1)).filter((at) => at > 0);
  if (breaks.length === 0) return [words];
  const at = breaks.reduce((
    best,
    each,
  ) => (Math.abs(each - words.length / 2) < Math.abs(best - words.length / 2) ? each : best));
  return [words.slice(0, at + (words[at] === "-" ? 1 : 0)), words.slice(at + 1)];
}

/** "T-3 Pay for the trip" @param {{ n: number, says: Drawing }} props */
export function Floor({ n, says }) {
  return draw`<h2 class="gl-floor"><span class="gl-t">T<i>-</i>${n}</span>${says}</h2>`;
}
