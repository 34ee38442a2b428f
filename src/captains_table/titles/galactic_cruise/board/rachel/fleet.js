/** Her Ships, launch tower and Destinations: as one's own, smaller, and only what counts for her. */
/** @import { Kit, ShipView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { hold, shipName } from "../own/fleet.js";
import { amount, GuestFigure, Icon, KindIcon, name, names, Stop, TYPES } from "../pieces.js";
import { rachelOf } from "./words.js";

/** @param {{ kit: Kit }} props */
export function Fleet({ kit }) {
  const { ships } = kit.table.players[rachelOf(kit).seat];
  return draw`<ul class="rs-fleet" aria-label=${kit.t("rachel.ships")}>${
    ships.map((ship, number) => draw`<${Ship} key=${number} ...${{ kit, ship, number }} />`)
  }</ul>`;
}

/** @param {{ kit: Kit, ship: ShipView, number: number }} props */
function Ship({ kit, ship, number }) {
  const target = `rachel-ship-${number + 1}`;
  const flying = ship.cruise !== null;
  const fresh = freshOf(kit);
  return draw`<li class=${names("rs-ship", fresh.ships.includes(number) && "fresh")} id=${target}
      data-told=${kit.told(target)?.kind}>
    <span class="rs-hull">${flying && draw`<${Art} name="flame" />`}
      <span class="rs-eng"><${Art} name="engine" />${
    ship.token && draw`<span class="rs-load">
        <${TokenIcon} kit=${kit} token=${ship.token} /></span>`
  }</span>
      ${
    hold(ship).map((part, at) =>
      part.segment
        ? draw`<${Segment} key=${part.segment} kit=${kit} id=${part.segment} fresh=${
          fresh.segments.includes(part.segment)
        } />`
        : draw`<span key=${`cabin-${at}`} class="rs-cab">${
          (part.guests ?? []).map(({ type }, k) => draw`<${GuestFigure} key=${k} kit=${kit} type=${type} />`)
        }</span>`
    )
  }
      ${Array.from({ length: ship.bays }, (_, at) => draw`<span key=${`bay-${at}`} class="rs-bay"></span>`)}
      <${Nose} kit=${kit} ship=${ship} /></span>
    <span class="rs-state"><b>${shipName(kit, number)}</b>${
    flying
      ? draw`<${Route} kit=${kit} ship=${ship} />`
      : draw`<small>${
        kit.t(ship.bays === 0 ? "rachel.ship.full" : "rachel.ship.earth", { n: ship.segments.length })
      }</small>`
  }</span></li>`;
}

/** What the turn that is told has brought: Segments and Ships. @param {Kit} kit */
function freshOf(kit) {
  const told = kit.telling?.step ? rachelOf(kit).told : [];
  const ships = kit.table.players[rachelOf(kit).seat].ships.length;
  const taken = told.filter(({ event }) => event === "new_ship").length;
  return {
    segments: told.filter(({ event }) => event === "rachel_builds").map(({ figures }) => String(figures.blueprint)),
    ships: Array.from({ length: taken }, (_, at) => ships - 1 - at),
  };
}

/** @param {{ name: string }} props */
function Art({ name: picture }) {
  return draw`<svg class=${`rs-art ${picture}`} preserveAspectRatio="none" aria-hidden="true">
    <use href=${`#gc-${picture}`} width="100%" height="100%" /></svg>`;
}

/** Only its VP count for her; the icons are faint. @param {{ kit: Kit, id: string, fresh: boolean }} props */
function Segment({ kit, id, fresh }) {
  const { icons, vp } = kit.cards.blueprints[id];
  const label = `${name(kit, "blueprints", id)}: ${amount(kit, vp, "vp")}`;
  return draw`<span class=${names("rs-seg", fresh && "new")} role="img" aria-label=${label} title=${label}>
    <span class="kinds">${
    [...icons].map((type, at) => draw`<${KindIcon} key=${at} kit=${kit} type=${type} silent />`)
  }</span><b>${vp}</b></span>`;
}

/** @param {{ kit: Kit, ship: ShipView }} props */
function Nose({ kit, ship }) {
  const { vp } = kit.cards.cockpits[ship.cockpit];
  const minus = kit.cards.numbers.unlaunched;
  const label = kit.t("rachel.cockpit", { n: vp, all: ship.cockpit_vp });
  return draw`<span class="rs-nose" title=${label}><${Art} name="nose" /><b role="img" aria-label=${label}>${vp}
      <small aria-hidden="true">${kit.t("own.vp")}</small></b>
    ${
    !ship.launched && draw`<span class="gm-minus" title=${kit.t("own.unlaunched", { n: minus })}>−${minus}
      <span class="sr">${kit.t("own.unlaunched", { n: minus })}</span></span>`
  }</span>`;
}

/** @param {{ kit: Kit, ship: ShipView }} props */
function Route({ kit, ship }) {
  return draw`<span class="gm-route s1">${
    (ship.route ?? []).map((stop, at) =>
      draw`<${Stop} key=${at} kit=${kit} stop=${stop}
      className=${names(at < ship.stop && "past", at === ship.stop && "here")} />`
    )
  }</span>`;
}

const TOWER = ["B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4"];

/** The Upgrade Tokens left in her launch tower, and those at each Destination. @param {{ kit: Kit }} props */
export function Tower({ kit }) {
  const { tokens, upgrades } = kit.table.players[rachelOf(kit).seat];
  return draw`<p class="rs-tower"><span class="rs-toks" role="img"
      aria-label=${kit.t("rachel.tokens", { n: tokens.length })} title=${
    kit.t("rachel.tokens", { n: tokens.length })
  }>${
    TOWER.map((token) =>
      tokens.includes(token)
        ? draw`<i key=${token} class=${token[0] === "B" ? "brass" : "steel"}><${TokenIcon} kit=${kit} token=${token} />
        </i>`
        : draw`<i key=${token} class="out"></i>`
    )
  }</span><span class="rs-dests" title=${kit.t("rachel.upgrades")}>${
    TYPES.map((type) =>
      draw`<span key=${type} class="rs-dest"><${Stop} kit=${kit} stop=${type} />
      <b>${upgrades.filter((upgrade) => kit.cards.upgrades[upgrade].destination === type).length}</b></span>`
    )
  }</span></p>`;
}

/** @param {{ kit: Kit, token: string }} props */
function TokenIcon({ kit, token }) {
  const { gain, discount } = kit.cards.tokens[token];
  return draw`<${Icon} name=${discount ? "dev" : Object.keys(gain)[0]} />`;
}
