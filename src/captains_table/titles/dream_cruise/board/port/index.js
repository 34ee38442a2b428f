/** The poster of today's location: its picture, its spots, and what was laid over them. */
/** @import { ShipView, SpotView } from "../view.d.ts" */
/** @import { Fresh, Kit, LocationCard, Sending, SpotId } from "../types.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { Guest, printed, Region, Spot } from "../pieces.js";
import { Vignette } from "../pictures/places/index.js";
import { isPlanned, PlannedPlaces, SendCaptain, spotState } from "./sending.js";
import { spotName } from "../words.js";

/** Region of a port, or "Sea day": where a location lies. @param {Kit} kit @param {LocationCard} location */
export function lies(kit, location) {
  return location.region ? printed(kit, kit.cards.regions[location.region]) : kit.t("port.sea_day");
}

/** The lettering on a poster. @param {{ kit: Kit, location: LocationCard }} props */
export function Lettering({ kit, location }) {
  const name = printed(kit, location.name);
  return draw`<div class=${names("lettering", name.length > 9 && "long", name.length > 14 && "longer")}><h3>${name}</h3>
    <p><${Region} region=${location.region} />${lies(kit, location)}</p></div>`;
}

/**
 * Today's location with its spots.
 * @param {{ kit: Kit, ship: ShipView, seat: number, sending: Sending, fresh: Fresh }} props
 */
export function Port({ kit, ship, seat, sending, fresh }) {
  const location = kit.cards.locations[ship.location ?? ""];
  if (!location) return null;
  const spots = ship.spots.filter(({ spot }) => !spot.startsWith("add"));
  const slots = location.region ? 0 : ship.free_slots;
  return draw`<div class="port" role="group" aria-label=${`${printed(kit, location.name)}, ${lies(kit, location)}`}>
    <div class="poster"><${Vignette} id=${ship.location} card=${location} shape="tall" />
      <${Vignette} id=${ship.location} card=${location} shape="wide" />
      <${Lettering} kit=${kit} location=${location} /></div>
    <div class="shore">${
    spots.map((spot) =>
      draw`<${ShoreSpot} key=${spot.spot}
      ...${{ kit, ship, seat, spot, sending, fresh }}
        over=${location.region && spot.card ? location.bottom : null} />`
    )
  }
      ${
    Array.from({ length: slots }, (_, each) =>
      draw`<div key=${`slot${each}`} class="spot-box">
        <div class="spot open">
        <span class="open-mark"><${Guest} kind="slot" /></span><span class="called"><b>${kit.t("port.slot")}</b>
          <small>${kit.t("port.slot.says")}</small></span></div></div>`)
  }</div></div>`;
}

/**
 * @param {{
 *   kit: Kit, ship: ShipView, seat: number, spot: SpotView, sending: Sending, fresh: Fresh,
 *   over: LocationCard["top"] | undefined,
 * }} props
 */
function ShoreSpot({ kit, ship, seat, spot, sending, fresh, over }) {
  const name = spotName(kit, ship, spot);
  const { can, lit, off, says, ghosts, press } = spotState(kit, ship, spot, sending);
  const look = names("spot", spot.card && "laid", can && "can", lit && "lit", off && "off");
  const below = over && draw`<span class="covered">${printed(kit, over.name ?? {})}</span>`;
  if (sending.plan) {
    const planned = names("spot", spot.card && "laid", isPlanned(sending, spot) && "lit");
    return draw`<div class=${names("spot-box", over && "over")}><div class=${planned}
      data-target=${`spot-${spot.spot}`}>
      <${Spot} ...${{ kit, ship, spot, says }}><${PlannedPlaces} ...${{ kit, spot, sending, name }} /><//></div>
      <${SendCaptain} ...${{ kit, spot, name, sending }} />${below}</div>`;
  }
  return draw`<div class=${names("spot-box", over && "over")}>
    <button class=${look} ...${press} data-fly=${fresh(`${spot.card} ${spot.spot}`) ? `card-${spot.card}` : undefined}>
      <${Spot} ...${{ kit, ship, spot, says, ghosts, seat, fresh }} /></button>
    <${SendCaptain} ...${{ kit, spot, name, sending }} />${below}</div>`;
}
