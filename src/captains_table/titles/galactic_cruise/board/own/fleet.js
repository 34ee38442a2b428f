/** The fleet: every Ship as a rocket in its dock, from Engine to Cockpit; pressed, it is launched or flies on. */
/** @import { Place, ShipView } from "../view.d.ts" */
/** @import { Column, GuestsView, GuestType, Kit, Player, PreflightView } from "../types.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { useHeld, useThing } from "../in-hand.js";
import { soft } from "../words/line-breaks.js";
import { Amount, Gains, GuestFigure, Icon, KindIcon, name, names, short, sign, Stop, TYPES } from "../pieces.js";
import { columnClass, columnsSay, Halves } from "../modules/cabins.js";
import { Effect, effectSays } from "../modules/effects.js";
import { Dock, placesFor } from "../modules/places.js";
import { SetMark } from "../modules/set-mark.js";
import { Preflight } from "./preflight.js";

/** @param {Kit} kit @param {number} number */
export const shipName = (kit, number) => kit.t(`own.ship.${number + 1}`);

/** "A, A, F" for {A: 2, F: 1}. @param {GuestsView} guests */
export const guestList = (guests) => TYPES.flatMap((type) => Array(guests[type] ?? 0).fill(type));

/** @param {{ kit: Kit, seat: number, player: Player }} props */
export function Fleet({ kit, seat, player }) {
  const { ships, ship_limit: limit } = player;
  const free = Array.from({ length: Math.max(0, limit - ships.length) }, (_, at) => ships.length + at + 1);
  const flights = kit.seat === seat && kit.view.kind === "turn_choice" ? kit.table.preflight ?? [] : [];
  const { held } = useHeld(kit);
  const docks = kit.seat === seat ? placesFor(kit, held) : null;
  return draw`<section class=${names("gm-fleet", limit > 3 && "many", docks && "held")} aria-label=${
    kit.t("own.fleet")
  }>
    <h2>${kit.t("own.fleet")} <small>${kit.t("own.fleet.of", { n: ships.length, of: limit })}</small></h2>
    <ul>${
    ships.map((ship, number) =>
      draw`<${Ship} key=${number} ...${{ kit, seat, ship, number }}
      flight=${flights.find((each) => each.ship === number)}
      docks=${docks && { wish: docks.wish, places: docks.places[number] }} />`
    )
  }
    ${free.map((dock) => draw`<li key=${dock} class="gm-dock">${kit.t("own.dock", { n: dock })}</li>`)}</ul>
        </section>`;
}

/**
 * The places of a Ship for the Segment in hand, from the top.
 * @typedef {{ wish: string, places: Place[] }} Docks
 */

/**
 * One Ship; the button that stands for all of it lies behind its parts, which say no more than why it cannot fly.
 * @param {{
 *   kit: Kit, ship: ShipView, number: number, flight?: PreflightView, plain?: boolean, docks?: Docks | null,
 * }} props
 */
export function Ship({ kit, ship, number, flight, plain = false, docks = null }) {
  const flying = ship.cruise !== null;
  const target = `ship-${number + 1}`;
  const title = shipName(kit, number);
  const state = docks?.places.length === 0 ? noRoom(kit, ship) : shipState(kit, ship);
  const as = kit.can(target)[0]?.label;
  const wish = kit.view.kind === "turn_choice" ? `launch ${number + 1} worker` : `advance ${number + 1}`;
  const { press, look } = useThing(kit, target, { label: [title, state, as].filter(Boolean).join(". "), wish });
  return draw`<li class=${names("gm-ship", flying && "gm-away")}>
    ${!plain && draw`<button class=${names("gm-whole", look)} ...${press}></button>`}
    <div class="gm-head"><b>${title}</b><span class="gm-state">${state}</span>
      ${
    flying ? draw`<${Route} ...${{ kit, ship, number }} />` : flight && draw`<${Preflight}
          kit=${kit} flight=${flight} />`
  }
      ${as && draw`<em class="gm-as">${as}</em>`}</div>
    <div class="gm-hull" data-fly=${`ship-${kit.seat}-${number}`}>
      ${flying && draw`<${Stretch} name="flame" />`}
      <${Engine} ...${{ kit, ship, number, wish }} />
      ${hull(kit, ship, number, docks, wish)}
      ${
    Array.from({ length: ship.bays }, (_, at) =>
      draw`
        <span key=${`bay-${at}`} class="gm-bay">${!docks && kit.t("own.bay")}</span>`)
  }
      <${Nose} ...${{ kit, ship, number, wish }} /></div></li>`;
}

/**
 * Segments and Cabins as they lie, with the docks for a Segment in hand.
 * @param {Kit} kit
 * @param {ShipView} ship
 * @param {number} number
 * @param {Docks | null} docks
 * @param {string} wish
 * @returns {Drawing}
 */
function hull(kit, ship, number, docks, wish) {
  const parts = hold(ship);
  /** @param {number} at */
  const dock = (at) => {
    const place = docks?.places[at];
    return place &&
      draw`<${Dock} key=${`dock-${at}`} ...${{ kit, ship: number, at, place }} wish=${docks.wish} />`;
  };
  const lying = parts.map((part, at) => {
    if (part.segment) {
      return draw`<${Segment} key=${part.segment} ...${{ kit, ship, number, wish }} id=${part.segment} />`;
    }
    const cabin = draw`<${Cabin} key=${`cabin-${at}`} ...${{ kit, number, ...part }} />`;
    const joint = dock((parts.length - at) / 2);
    return joint ? draw`<span key=${`cabin-${at}`} class="cm-joint">${cabin}${joint}</span>` : cabin;
  });
  return [ship.segments.length > 0 && dock(ship.segments.length), ...lying, dock(0)];
}

/** Why a Segment cannot be built into it at all. @param {Kit} kit @param {ShipView} ship */
function noRoom(kit, ship) {
  return ship.cruise ? kit.t("segment.away") : kit.t("segment.full", { n: ship.segments.length });
}

/** @param {Kit} kit @param {ShipView} ship */
function shipState(kit, ship) {
  const { columns = [] } = ship;
  if (ship.cruise === null && columns.length) {
    return kit.t("modules.on_earth", { n: ship.cabins, columns: columnsSay(kit, [...columns]) });
  }
  if (ship.cruise === null) return kit.t("own.on_earth", { n: ship.cabins });
  if (ship.stop < 0) return kit.t("own.lifted");
  return kit.t("own.at_stop", { n: ship.stop + 1, of: ship.route?.length });
}

/**
 * Segments with the Cabins between them, in order; who finds no Cabin shares the first (Board Game Cruise).
 * @param {ShipView} ship
 */
export function hold(ship) {
  const aboard = guestList(ship.guests);
  const over = Math.max(0, aboard.length - ship.cabins);
  const rooms = [aboard.slice(0, over + 1), ...aboard.slice(over + 1).map((type) => [type])];
  const first = new Set();
  const columns = ship.columns && [...ship.columns].reverse();
  const segments = ship.columns ? [...ship.segments].reverse() : ship.segments; // from the top: the nose is to the right
  return segments.flatMap((segment, at) => {
    if (at === 0) return [{ segment }];
    const guests = (rooms[at - 1] ?? []).map((type) => ({ type, first: !first.has(type) && Boolean(first.add(type)) }));
    return [{ guests, column: columns?.[at - 1] }, { segment }];
  });
}

/** @param {{ name: string }} props */
function Stretch({ name: picture }) {
  return draw`<svg class=${`gm-art-${picture}`} preserveAspectRatio="none" aria-hidden="true">
      <use href=${`#gc-${picture}`} width="100%" height="100%" /></svg>`;
}

/**
 * The Engine carries the token of the launch tower until a Destination takes it.
 * @param {{ kit: Kit, ship: ShipView, number: number, wish?: string }} props
 */
function Engine({ kit, ship, number, wish }) {
  const token = ship.token && kit.t("own.engine.token", { token: name(kit, "tokens", ship.token) });
  const pressed = kit.press(`engine-${number + 1}`, { label: token || kit.t("own.engine"), wish });
  return draw`<button class="gm-engine" ...${pressed}><${Stretch} name="engine" />
    ${ship.token && draw`<span class="gm-load">${tokenFace(kit, ship.token)}</span>`}</button>`;
}

/** Signs of tokens that bring no gain. @type {Record<string, string>} */
const SIGNS = { X1: "recall", X2: "extra", X3: "spark" };

/** What is printed on a token of the launch tower. @param {Kit} kit @param {string} token */
export function tokenFace(kit, token) {
  if (SIGNS[token]) {
    return draw`<span class="gm-face x"><${Icon} name=${SIGNS[token]} label=${name(kit, "tokens", token)} /></span>`;
  }
  const { gain, discount } = kit.cards.tokens[token];
  if (discount) {
    return draw`<span class="gm-face"><b>−${discount}</b><${Icon} name="dev" label=${
      name(kit, "tokens", token)
    } /></span>`;
  }
  return draw`<span class="gm-face"><${Gains} kit=${kit} gains=${gain} /></span>`;
}

/**
 * A Segment; where it has an effect, it may be what is chosen: for a Guest on a Day in Space, or to be triggered.
 * @param {{ kit: Kit, ship: ShipView, number: number, id: string, wish?: string }} props
 */
function Segment({ kit, ship, number, id, wish }) {
  const place = ship.segments.indexOf(id) + 1;
  const target = ship.effects ? `segment-${number + 1}-${place}` : `seg-${id.toLowerCase()}`;
  const { icons, vp } = kit.cards.blueprints[id];
  const title = name(kit, "blueprints", id);
  const kinds = [...icons].map((type) => name(kit, "guests", type)).join(", ");
  const day = kit.table.day?.ship === number && kit.seat === kit.table.turn && !kit.still ? kit.table.day : null;
  const done = day?.triggered.includes(place);
  const says = [kit.t("own.segment", { name: title, kinds, n: vp }), effectSays(kit, id)];
  if (done) says.push(kit.t("modules.day.triggered"));
  const { press, look } = useThing(kit, target, { label: says.filter(Boolean).join(" "), wish });
  return draw`<button class=${names("gm-seg", ship.effects && "sp", look, done && "spent")} ...${press}>
    <${Halves} kit=${kit} id=${id} /><span class="gm-segname">${soft(title)}</span>
    <span class="gm-segfoot"><span class="kinds">${
    [...icons].map((type, at) =>
      draw`
      <${KindIcon} key=${at} kit=${kit} type=${type} silent />`
    )
  }</span><${Effect} kit=${kit} id=${id} />
    <span class="gm-segvp">${vp}<small>${kit.t("own.vp")}</small></span></span>
    ${done && draw`<em class="gm-done">${kit.t("modules.day.triggered")}</em>`}</button>`;
}

/**
 * A Cabin with its Guest, who may be what is chosen: to be scored, or for the gala.
 * @param {{ kit: Kit, number: number, guests: { type: GuestType, first: boolean }[], column?: Column | null }} props
 */
function Cabin({ kit, number, guests, column }) {
  const at = column && names("pos", columnClass(column));
  if (guests.length === 0) {
    return draw`<span class=${names("gm-cabin", at, column === null && "gap")}><i class="gm-empty">
      <span class="sr">${kit.t("own.cabin.free")}</span></i></span>`;
  }
  return draw`<span class=${names("gm-cabin", guests.length > 1 ? "full" : at, column === null && "gap")}>${
    guests.map((guest, at) => draw`<${Aboard} key=${at} kit=${kit} number=${number} ...${guest} />`)
  }</span>`;
}

/** @param {{ kit: Kit, number: number, type: GuestType, first: boolean }} props */
function Aboard({ kit, number, type, first }) {
  const target = `aboard-${number + 1}-${type.toLowerCase()}`;
  const label = kit.can(target)[0]?.label ?? kit.t("unit.one_guest", { kind: name(kit, "guests", type) });
  const { press, look } = useThing(kit, target, { label, wish: `score ${type.toLowerCase()}` });
  return draw`<button class=${names("gm-guest", look)} ...${press}
    ...${first ? {} : { id: undefined }}><${GuestFigure} kit=${kit} type=${type} silent=${true} /></button>`;
}

/** @param {{ kit: Kit, ship: ShipView, number: number, wish?: string }} props */
function Nose({ kit, ship, number, wish }) {
  const unlaunched = kit.cards.numbers.unlaunched;
  const says = short(kit, "cockpits", ship.cockpit);
  const [worth, per] = says.split(/(?<=(?:VP|SP)) /);
  const label = `${says}. ${kit.t("own.cockpit.now", { n: ship.cockpit_vp })}`;
  return draw`<button class="gm-nose" ...${kit.press(`cockpit-${number + 1}`, { label, wish })}>
    <${Stretch} name="nose" /><span class="gm-crit"><b>${worth}</b> ${soft(per ?? "")}
      <${SetMark} kit=${kit} group="cockpits" id=${ship.cockpit} /></span>
    ${
    !ship.launched && draw`<span class="gm-minus" title=${kit.t("own.unlaunched", { n: unlaunched })}>−${unlaunched}
      <span class="sr">${kit.t("own.unlaunched", { n: unlaunched })}</span></span>`
  }</button>`;
}

/**
 * The Stops of the Cruise, the present one ringed; in the last flight one of them is chosen.
 * @param {{ kit: Kit, ship: ShipView, number: number }} props
 */
function Route({ kit, ship, number }) {
  return draw`<span class="gm-route">${
    (ship.route ?? []).map((stop, at) => {
      const target = `stop-${number + 1}-${at + 1}`;
      const look = names(at < ship.stop && "past", at === ship.stop && "here");
      const choice = kit.can(target)[0];
      if (!choice) return draw`<${Stop} key=${at} kit=${kit} stop=${stop} className=${look} />`;
      const { vp, gains } = ship.trip?.[at] ?? {};
      return draw`<button key=${at} class=${names("gm-stop", sign(kit, target))} ...${
        kit.press(target, { label: choice.label })
      }>
      <${Stop} kit=${kit} stop=${stop} className=${look} />${
        vp
          ? draw`<${Amount} kit=${kit} n=${vp} icon="vp" plus />`
          : gains && draw`<${Gains} kit=${kit} gains=${gains} plus />`
      }</button>`;
    })
  }</span>`;
}
