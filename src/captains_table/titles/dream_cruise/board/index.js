/** Dream Cruise: the ship lies in today's port. What one owns is on the ship, what the day offers is on the poster. */
/** @import { Kit } from "./types.d.ts" */
/** @import { DrawnEvent } from "/static/shell/types.d.ts" */
import { draw, Flag, Icon, names, useState } from "/static/shell/lib.js";
import { useArrivals } from "./port/arrivals.js";
import { movingIn, trayOf } from "./choosing/index.js";
import { Back, Sign } from "./pieces.js";
import { Port } from "./port/index.js";
import { useSending } from "./port/sending.js";
import { Ship } from "./ship/index.js";

export { Own } from "./own/index.js";
export { Common, Facts } from "./rail/index.js";
export { Scoring } from "./scoring/index.js";
export { explain, prices, where } from "./words.js";

/** Sprites that must be in the page before the first drawing. */
export const art = ["/titles/dream-cruise/board/art.svg"];
/** The class of the whole table. */
export const look = "dc";

/**
 * The board area: the scene with poster and ship, and above the ship what is being chosen.
 * @param {{ kit: Kit }} props
 */
export function Board({ kit }) {
  const { table } = kit;
  const [watched, setWatched] = useState(null); // whose ship somebody without a seat looks at
  const seat = kit.seat ?? watched ?? table.order[0];
  const ship = table.ships[seat];
  const sending = useSending(kit, ship);
  const fresh = useArrivals(ship, seat);
  const Tray = trayOf(kit);
  const ashore = Boolean(ship.location);
  /** @param {DrawnEvent} event */
  const drop = (event) => event.key === "Escape" && sending.put();
  return draw`<h2 class="sr">${kit.t("title")}</h2>
    <div class=${
    names("scene", Tray && kit.view.kind !== "arrange" && "choosing", ashore ? "in-port" : !Tray && "no-course")
  }
        onKeyDown=${drop}>
      <svg class="horizon" aria-hidden="true"><use href="#dc-sky" /></svg>
      ${table.final && table.phase !== "over" && draw`<${Final} kit=${kit} />`}
      ${ashore && draw`<${Port} ...${{ kit, ship, seat, sending, fresh }} />`}
      ${!ashore && !Tray && draw`<${NoCourse} kit=${kit} />`}
      <div class="roadstead">
        ${kit.seat === null && table.ships.length > 1 && draw`<${Fleet} ...${{ kit, seat, onWatch: setWatched }} />`}
        ${Tray && draw`<${Tray} kit=${kit} ship=${ship} />`}
        <${Ship} ...${{ kit, ship, seat, sending, fresh }} moving=${seat === kit.seat ? movingIn(kit) : {}} /></div>
      <${Waves} /></div>`;
}

/** The sea in front of everything. A pattern takes its colours from where it stands, so it stands here. */
function Waves() {
  return draw`<svg class="waves" aria-hidden="true"><defs>
      <pattern id="dc-swell" width="64" height="34" patternUnits="userSpaceOnUse">
        <path d="M0 12c10-14 22-14 32 0s22 14 32 0v22H0z" fill="var(--sea-f)" /></pattern>
      <pattern id="dc-crest" width="88" height="34" patternUnits="userSpaceOnUse">
        <path d="M0 20c14-12 30-12 44 0s30 12 44 0v14H0z" fill="var(--sea-f2)" /></pattern></defs>
    <rect class="swell" x="-88" width="120%" height="34" fill="url(#dc-swell)" />
    <rect class="crest" x="-88" y="6" width="120%" height="34" fill="url(#dc-crest)" /></svg>`;
}

/** Calm, clear: this is the last day, and what it means. @param {{ kit: Kit }} props */
function Final({ kit }) {
  return draw`<p class="final-day" role="status"><${Icon} name="flag" />
    <span><b>${kit.t("final")}</b> ${kit.t("final.says", { n: kit.table.guests_per_point })}</span></p>`;
}

/** The poster before a course is set. @param {{ kit: Kit }} props */
function NoCourse({ kit }) {
  const open = ["boarding", "set_course"].includes(kit.table.phase);
  return draw`<div class="port unset"><div class="poster"><${Back} deck="locations" /></div>
    <p>${kit.t(open ? "unset" : "unset.none")}</p></div>`;
}

/**
 * Who only watches chooses whose ship lies here.
 * @param {{ kit: Kit, seat: number, onWatch: (seat: number) => void }} props
 */
function Fleet({ kit, seat, onWatch }) {
  return draw`<div class="fleet" role="group" aria-label=${kit.t("fleet")}>
    ${
    kit.table.ships.map((_, each) =>
      draw`
    <button key=${each} type="button" class="btn small soft" aria-pressed=${each === seat}
      onClick=${() => onWatch(each)}>
      <${Flag} seat=${each} />${kit.name(each)}
      ${each === kit.table.token && draw`<${Sign} className="cap" name="cap" />`}</button>`
    )
  }</div>`;
}
