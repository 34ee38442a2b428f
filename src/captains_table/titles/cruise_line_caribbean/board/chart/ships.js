/** The ships on the chart: fanned where several lie together, and sailing from hex to hex when they have moved. */
/** @import { CaribbeanView, PortView } from "../view.d.ts" */
/** @import { HexAt, Kit, Point } from "../types.d.ts" */
import { draw, names, useLayoutEffect, useRef } from "/static/shell/lib.js";
import { Ship, shipWidth } from "../pictures/liner.js";

import { plannedWay } from "../voyage/plan.js";
import { smooth, wayBetween } from "./routes.js";
import { centre } from "./sheet.js";

const PER_HEX = 90; // milliseconds
const HEIGHT = 25;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where ships lie in the departure ports, from the middle of the hex. */
/** @type {Record<string, Point>} */
const BERTHS = { NY: { x: 22, y: 21 }, VA: { x: 24, y: 19 }, FL: { x: -2, y: 13 } };

/**
 * Where the first ship in a hex lies: in a port beside what stands there.
 * @param {{ port: string | null, hex: HexAt }} props
 */
export function berthOf({ port, hex }) {
  const { x, y } = centre(hex);
  const by = port ? BERTHS[port] ?? { x: 14, y: 9 } : { x: 0, y: 0 };
  return { x: x + by.x, y: y + by.y };
}

/**
 * Every ship with its place: those in one hex fan to the right, the own one in front.
 * @param {{ table: CaribbeanView, seat: number | null }} props
 */
function fleet({ table, seat }) {
  const there = table.companies.flatMap(({ ship, ...company }, owner) =>
    ship && !company.out ? [{ owner, ...company, ship }] : []
  );
  /** @param {number} owner */
  const last = (owner) => (owner === (seat ?? table.active) ? 1 : 0);
  const sorted = there.sort((one, other) => last(one.owner) - last(other.owner) || one.owner - other.owner);
  const taken = new Map();
  const lain = sorted.map((each) => {
    const before = taken.get(each.ship.at) ?? 0;
    taken.set(each.ship.at, before + 1);
    return { ...each, before };
  });
  return lain.map((each) => {
    const { x, y } = berthOf(each.ship);
    const behind = taken.get(each.ship.at) - 1 - each.before; // the own ship, drawn last, lies nearest
    return { ...each, x: x + 17 * behind, y: y - 2 * behind };
  });
}

/** @param {{ kit: Kit }} props */
export function Ships({ kit }) {
  return fleet(kit).map((each) => draw`<${Afloat} key=${each.owner} kit=${kit} place=${each} />`);
}

/**
 * A ship that sails over the water to its new place.
 * @param {{ kit: Kit, place: ReturnType<typeof fleet>[number] }} props
 */
function Afloat({ kit, place }) {
  const { company, ship, x, y, owner, returned } = place;
  const drawn = useRef(null);
  const before = useRef(ship.hex);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = ship.hex;
    if (still.matches || document.hidden || from.join() === ship.hex.join()) return;
    const markers = kit.table.mysteries.map(({ hex }) => hex);
    const way = (owner === kit.seat && plannedWay(from, ship.hex)) ||
      wayBetween(kit.cards.map.rows, from, ship.hex, markers) || [from, ship.hex];
    const stations = way.map((hex) => centre(hex)).slice(0, -1);
    const frames = [...stations, { x, y }].map((at) => ({ transform: `translate(${at.x - x}px, ${at.y - y}px)` }));
    drawn.current.animate(frames, { duration: PER_HEX * way.length, easing: "ease-in-out" });
  }, [ship.at]);
  const width = shipWidth(ship.size, HEIGHT);
  return draw`<g class=${names("cl-afloat", owner === kit.seat && "mine", returned > 0 && "home")}
      transform=${`translate(${(x - width / 2).toFixed(1)} ${(y - HEIGHT / 2).toFixed(1)})`}>
    <g ref=${drawn}><g class="cl-grow"><${Ship} company=${company} size=${ship.size} height=${HEIGHT} /></g></g></g>`;
}

/**
 * The planned voyage: a numbered line that draws itself hex by hex, from where the ship lies. Ports on the way keep
 * their place: no number there.
 * @param {{ route: HexAt[], from: Point | null, ports: string[] }} props
 */
export function Course({ route, from, ports }) {
  if (route.length < 2 || !from) return null;
  const points = [from, ...route.slice(1).map((hex) => centre(hex))];
  const [last, goal] = points.slice(-2);
  const near = { x: goal.x + (last.x - goal.x) * 0.3, y: goal.y + (last.y - goal.y) * 0.3 };
  const line = smooth([...points.slice(0, -1), near]);
  const name = route.map((hex) => hex.join("-")).join("_");
  return draw`<g class="cl-course" key=${name} style=${{ "--course": `${60 * route.length}ms` }}>
    <mask id="cl-drawn" maskUnits="userSpaceOnUse" x="0" y="0" width="682" height="745">
      <path class="cl-drawing" d=${line} pathLength="1" /></mask>
    <g mask="url(#cl-drawn)"><path class="cl-case" d=${line} /><path class="cl-line" d=${line} /></g>
    ${
    points.slice(1, -1).map(({ x, y }, each) =>
      !ports.includes(route[each + 1].join()) && draw`
      <g key=${each} class="cl-leg"
        transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`} style=${{ "--at": `${60 * (each + 1)}ms` }}>
      <g class="cl-grow"><circle r="8.5" /><text y="0" dy=".36em">${each + 1}</text></g></g>`
    )
  }</g>`;
}
