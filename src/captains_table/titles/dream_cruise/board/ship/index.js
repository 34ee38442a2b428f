/** A ship from the funnels to the hull: bridge and captain, bays of the additions, three cabins, the name. */
/** @import { Colour, FamilyCard, Fresh, Kit, Moving, Sending } from "../types.d.ts" */
/** @import { CabinView, ShipView, SpotView } from "../view.d.ts" */
import { draw, Flag, Icon, names } from "/static/shell/lib.js";
import { CardScene } from "../pictures/cards/index.js";
import { Guest, Points, printed, Sign, Spot, Wishes } from "../pieces.js";
import { isPlanned, PlannedPlaces, SendAll, spotState } from "../port/sending.js";
import { spotName } from "../words.js";

/** @param {{ kit: Kit, ship: ShipView, seat: number, sending: Sending, fresh: Fresh, moving: Moving }} props */
export function Ship({ kit, ship, seat, sending, fresh, moving }) {
  return draw`<div class="ship-box"><div class="ship" role="group" style=${{ "--me": `var(--seat-${seat + 1})` }}
      aria-label=${kit.t(seat === kit.seat ? "ship.own_ship" : "ship.ship_of", { name: kit.name(seat) })}>
    <div class="topside">
      <${Sign} className="funnels" name="funnels" />
      <${Sign} className="bunting" name="bunting" />
      <${Bridge} ...${{ kit, ship, seat, sending }} /></div>
    <ol class="additions" aria-label=${kit.t("ship.additions")}>${
    ship.additions.map((card, at) =>
      draw`
      <li key=${at}><${Bay} ...${{ kit, ship, seat, sending, fresh, card, at }} /></li>`
    )
  }</ol>
    <ol class="cabins" aria-label=${kit.t("ship.cabins")}>${
    ship.cabins.map((cabin) =>
      draw`
      <${Cabin} key=${cabin.colour} ...${{ kit, ship, seat, sending, cabin, moving }} />`
    )
  }</ol>
    <div class="hull"><${Sign} className="stern" name="stern" />
      <div class="amidships"><span class="ship-name"><${Flag} seat=${seat} /><span>${kit.name(seat)}</span></span>
        <span class="holes" aria-hidden="true">
        ${Array.from({ length: 14 }, (_, each) => draw`<i key=${each}></i>`)}</span>
        <${SendAll} kit=${kit} sending=${sending} /></div>
      <${Sign} className="bow" name="bow" /></div></div></div>`;
}

// -- the bridge -------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, ship: ShipView, seat: number, sending: Sending }} props */
function Bridge({ kit, ship, seat, sending }) {
  const out = ship.captain && ship.spots.find((each) => each.spot === ship.captain);
  const free = sending.captainTo.length > 0;
  const chosen = sending.picked === "captain";
  const says = out
    ? kit.t("ship.captain.out", { spot: spotName(kit, ship, out) })
    : chosen
    ? kit.t("ship.captain.where")
    : kit.t(free ? "ship.captain.pay" : "ship.captain.home");
  const inside = draw`<span class="captain-place" id=${`bridge-${seat}`}>
      <${Guest} kind=${out ? "duty" : "captain"} /></span>
    <span class="called"><b>${kit.t("ship.bridge")}</b><small>${says}</small></span>`;
  return draw`<div class="bridge"><${Sign} className="bridge-windows" name="bridge-windows" />
    ${
    free
      ? draw`<button type="button" class=${names("captain-seat", "can", chosen && "picked")} data-target="captain"
        aria-pressed=${chosen} aria-label=${kit.t("ship.captain.button")} onClick=${sending.pickCaptain}>
        ${inside}</button>`
      : draw`<div class="captain-seat">${inside}</div>`
  }</div>`;
}

// -- additions --------------------------------------------------------------------------------------------

/**
 * @param {{
 *   kit: Kit, ship: ShipView, seat: number, sending: Sending, fresh: Fresh, card: string | null, at: number,
 * }} props
 */
function Bay({ kit, ship, seat, sending, fresh, card, at }) {
  const { table } = kit;
  const key = `add${at}`;
  const building = seat === kit.seat && table.paying?.for === "build" && table.paying;
  if (building && building.card && building.spot === key) {
    const name = printed(kit, kit.cards.ships[building.card].name);
    return draw`<div class="bay building"><${BayArt} kit=${kit} id=${building.card} /><span class="plate">
      <${Sign} className="crane" name="crane" /><span class="called"><b>${name}</b><small>
      ${kit.t("ship.building")}</small></span></span></div>`;
  }
  if (!card) {
    return draw`<div class="bay free"><${Sign} className="crane" name="crane" />
      <span class="called"><b>${kit.t("ship.free_deck")}</b><small>
      ${kit.t("ship.free_deck.says")}</small></span></div>`;
  }
  const spot = /** @type {SpotView} */ (ship.spots.find((each) => each.spot === key));
  const { can, lit, off, says, ghosts, press } = spotState(kit, ship, spot, sending);
  const art = draw`<${BayArt} kit=${kit} id=${card} />`;
  if (sending.plan) {
    const name = spotName(kit, ship, spot);
    return draw`<div class=${names("bay", isPlanned(sending, spot) && "lit")} data-target=${`spot-${key}`}>
      ${art}<span class="plate"><${Spot} ...${{ kit, ship, spot, says }}>
        <${PlannedPlaces} ...${{ kit, spot, sending, name }} /><//></span></div>`;
  }
  return draw`<button class=${names("bay", can && "can", lit && "lit", off && "off")} ...${press}
      data-fly=${fresh(`${card} ${key}`) ? `card-${card}` : undefined}>
    ${art}<span class="plate"><${Spot} ...${{ kit, ship, spot, says, ghosts, seat, fresh }} /></span></button>`;
}

/** @param {{ kit: Kit, id: string }} props */
function BayArt({ kit, id }) {
  return draw`<span class="bay-art"><${CardScene} card=${kit.cards.ships[id]} id=${id} wide /></span>`;
}

// -- cabins -----------------------------------------------------------------------------------------------

/**
 * `moving`: who moves in where during Boarding: {colour: family id, or true for the cabin that is asked about}.
 * @param {{ kit: Kit, ship: ShipView, seat: number, sending: Sending, cabin: CabinView, moving?: Moving }} props
 */
function Cabin({ kit, ship, seat, sending, cabin, moving = {} }) {
  const { colour } = cabin;
  const guest = moving[colour];
  const family = cabin.family ? kit.cards.families[cabin.family] : kit.cards.families[String(guest)];
  const chosen = sending.picked === colour;
  const swap = kit.can(`cabin-${colour}`).length > 0;
  const look = names("cabin", colour, chosen && "chosen", !cabin.family && "vacant", guest === true && "asked");
  return draw`<li class=${look} id=${swap ? undefined : `cabin-${colour}`}>
    <div class="room"><${Sign} className="room-art" name="room" /><${Sign} className="window"
      name=${`window-${colour}`} />
      ${cabin.family && draw`<${Guests} ...${{ kit, ship, seat, sending, cabin, family, chosen }} />`}
      ${
    !cabin.family && family && draw`<span class="guests">${
      Array.from({ length: family.members }, (_, each) =>
        draw`
        <span key=${each} class="guest soon"><${Guest} kind=${colour} /></span>`)
    }</span>`
  }
      ${guest === true && draw`<span class="room-says">${kit.t("ship.moves_in")}</span>`}</div>
    <div class="tag">${
    family
      ? draw`<h3><span class="family-name">${family.name}</span><${Points} kit=${kit} n=${family.points} /></h3>
        <${Wishes} kit=${kit} icons=${family.icons} />`
      : draw`<h3><span class="family-name">${kit.t("ship.vacant")}</span></h3>`
  }
      <p>${
    swap
      ? draw`<${Swap} kit=${kit} colour=${colour}
        at=${ship.cabins.indexOf(cabin)} />`
      : cabinSays(kit, cabin, sending, guest)
  }</p></div></li>`;
}

/**
 * Before the first day: another family into this cabin. Where only one can come, pressing swaps at once: it is named.
 * @param {{ kit: Kit, colour: Colour, at: number }} props
 */
function Swap({ kit, colour, at }) {
  const choices = kit.can(`cabin-${colour}`);
  const only = choices.length === 1 && kit.cards.families[choices[0].arguments.families[at]];
  const says = only ? kit.t("ship.swap.with", { family: only.name }) : kit.t("ship.swap");
  const label = `${kit.t("ship.swap.label", { cabin: printed(kit, kit.cards.cabins[colour]) })}: ${says}`;
  return draw`<button class="btn small soft swap" ...${kit.press(`cabin-${colour}`, { label })}>
    <${Icon} name="rotate-ccw" /><span>${says}</span></button>`;
}

/** @param {Kit} kit @param {CabinView} cabin @param {Sending} sending @param {string | true | undefined} moving */
function cabinSays(kit, cabin, sending, moving) {
  const name = printed(kit, kit.cards.cabins[cabin.colour]);
  if (!cabin.family || moving) return name;
  if (cabin.aboard === 0) return kit.t("ship.cabin.all_out", { cabin: name });
  if (!sending.sailing) return name;
  return kit.t(sending.places(cabin.colour).length ? "ship.cabin.can" : "ship.cabin.no_place", { cabin: name });
}

/**
 * The figures on a family: those still aboard, then those whose wish is fulfilled.
 * @param {{ kit: Kit, seat: number, sending: Sending, cabin: CabinView, family: FamilyCard, chosen: boolean }} props
 */
function Guests({ kit, seat, sending, cabin, family, chosen }) {
  const { colour, aboard, members } = cabin;
  const can = sending.places(colour).length > 0 && !sending.plan;
  const coming = sending.plan ? sending.plan.filter((each) => each.colour === colour && !each.out).length : 0;
  /** @param {number} each */
  const figure = (each) => {
    const picked = chosen && each === 0;
    const inside = draw`<${Guest} kind=${colour} />`;
    if (!can) {
      return draw`<span key=${each} class=${names("guest", each >= aboard - coming && "soon")}>
      ${inside}</span>`;
    }
    const label = kit.t(picked ? "ship.guest.picked" : "ship.guest.of", { family: family.name, n: aboard });
    return draw`<button key=${each} type="button" class=${names("guest", "can", picked && "picked")}
      aria-pressed=${picked}
      aria-label=${label} tabIndex=${each ? -1 : 0} data-target=${each ? undefined : `guest-${colour}`}
      onClick=${sending.pickGuest(colour)}>${inside}</button>`;
  };
  return draw`<span class=${names("guests", members > 4 && "many", can && !sending.picked && "ready")}>
    <i class="door" id=${`door-${seat}-${colour}`}></i>
    ${Array.from({ length: aboard }, (_, each) => figure(each))}
    ${
    Array.from({ length: members - aboard }, (_, each) =>
      draw`<span key=${`gone${each}`} class="guest gone">
      <${Guest} kind="gone" /></span>`)
  }
    <span class="sr">${kit.t("ship.aboard", { n: aboard, of: members })}</span></span>`;
}
