/** What opens in a dialogue: somebody's ship, large and only to look at; and the discard piles. */
/** @import { DeckName, Kit } from "../types.d.ts" */
/** @import { CabinView, ShipView, SpotView } from "../view.d.ts" */
import { Dialog, draw, names } from "/static/shell/lib.js";
import { Legs, Pile, Stamp } from "../own/index.js";
import { Back, Guest, Points, printed, Region, Slip, Spot, Wishes } from "../pieces.js";
import { Vignette } from "../pictures/places/index.js";
import { cardName, familyName, placeName, regionName } from "../words.js";

/**
 * Everything open on a ship: cabins, spots with guests, voyage and routes, families gone home, known cards.
 * @param {{ kit: Kit, seat: number, onClose: () => void }} props
 */
export function LargeShip({ kit, seat, onClose }) {
  const ship = kit.table.ships[seat];
  const title = kit.t("rail.ship_of", { name: kit.name(seat) });
  const { families, routes, guests, total } = ship.points;
  return draw`<${Dialog} title=${title} onClose=${onClose} className="dc large-ship">
    <p class="sums"><b>${kit.t("own.points", { n: total })}</b>
      <span>${kit.t("rail.sum", { families, routes, guests })}</span></p>
    <ul class="large-cabins" aria-label=${kit.t("rail.cabins")}>${
    ship.cabins.map((cabin) =>
      draw`
      <${LargeCabin} key=${cabin.colour} kit=${kit} cabin=${cabin} />`
    )
  }</ul>
    <${Spots} kit=${kit} ship=${ship} seat=${seat} />
    <section><h3>${kit.t("rail.voyage")}</h3>
      <ol class="stamps" tabindex="0">${
    ship.voyage.map((id, at) =>
      draw`
        <${Stamp} key=${at} kit=${kit} id=${id} day=${at + 1} now=${id === ship.location} />`
    )
  }</ol>
      <${Legs} kit=${kit} ship=${ship} /></section>
    <section><h3>${kit.t("own.home")}</h3><${Pile} kit=${kit} pile=${ship.pile} /></section>
    <section><h3>${kit.t("rail.hand", { n: ship.hand.length })}</h3>
      <ul class="known">${
    ship.hand.map((id, at) =>
      draw`<li key=${id ?? at}>
        ${
        id
          ? draw`<${Slip} kit=${kit} id=${id} art />`
          : draw`<${Back} /><span class="sr">${kit.t("rail.unknown")}</span>`
      }</li>`
    )
  }
        ${ship.hand.length === 0 && draw`<li class="none">${kit.t("rail.empty_hand")}</li>`}</ul></section><//>`;
}

/** @param {{ kit: Kit, cabin: CabinView }} props */
function LargeCabin({ kit, cabin }) {
  const { colour, family, aboard, members, points, icons } = cabin;
  const where = printed(kit, kit.cards.cabins[colour]);
  if (!family) {
    return draw`<li class=${names("large-cabin", colour)}><b>${kit.t("rail.free_cabin")}</b><small>
      ${where}</small></li>`;
  }
  const figures = [...Array(aboard).fill(colour), ...Array(members - aboard).fill("gone")];
  return draw`<li class=${names("large-cabin", colour)}>
    <span class="row">${figures.map((kind, at) => draw`<${Guest} key=${at} kind=${kind} />`)}</span>
    <b>${familyName(kit, family)} <${Points} kit=${kit} n=${points} /></b>
    <small>${where}<span class="sr">, ${kit.t("rail.still", { n: aboard, of: members })}</span></small>
    <${Wishes} kit=${kit} icons=${icons} /></li>`;
}

/** Today's place with its spots, and the additions. @param {{ kit: Kit, ship: ShipView, seat: number }} props */
function Spots({ kit, ship, seat }) {
  const card = ship.location && kit.cards.locations[ship.location];
  /** @param {boolean} aboard */
  const rows = (aboard) => ship.spots.filter((spot) => spot.spot.startsWith("add") === aboard);
  const name = card ? cardName(kit, ship.location ?? "") : kit.t("rail.nowhere");
  const free = ship.additions.filter((each) => !each).length;
  /** @param {SpotView[]} spots */
  const list = (spots) =>
    draw`<ul class="large-spots">${
      spots.map((spot) =>
        draw`<li key=${spot.spot}>
    <${Spot} kit=${kit} ship=${ship} spot=${spot} seat=${`large-${seat}`} /></li>`
      )
    }</ul>`;
  return draw`<section class="large-place">
      <h3>${card && draw`<${Region} region=${card.region} />`} ${name}</h3>
      ${
    card && draw`<span class="large-view"><${Vignette} id=${ship.location} card=${card} shape="stamp" /></span>
        ${list(rows(false))}`
  }</section>
    <section><h3>${kit.t("rail.additions")}</h3>${list(rows(true))}
      <p class="none">${kit.t("rail.free_decks", { n: free })}</p></section>`;
}

// -- discard piles ------------------------------------------------------------------------------------------

/** What lies on a discard pile, the latest first. @param {{ kit: Kit, deck: DeckName, onClose: () => void }} props */
export function PileOf({ kit, deck, onClose }) {
  /** @type {{ discard: string[], hidden?: number }} */
  const { discard, hidden = 0 } = kit.table.decks[deck];
  const cards = [...discard].reverse();
  return draw`<${Dialog} title=${kit.t(`rail.discarded.${deck}`)} onClose=${onClose} className="dc pile-of">
    <p>${kit.t(cards.length ? "rail.latest_first" : "rail.no_discards")}</p>
    <ul class=${names("known", deck)}>
      ${cards.map((id) => draw`<li key=${id}><${Discarded} kit=${kit} deck=${deck} id=${id} /></li>`)}
      ${Array.from({ length: hidden }, (_, each) => draw`<li key=${each}><${Back} /></li>`)}</ul><//>`;
}

/** @param {{ kit: Kit, deck: DeckName, id: string }} props */
function Discarded({ kit, deck, id }) {
  if (deck === "ships") return draw`<${Slip} kit=${kit} id=${id} art />`;
  if (deck === "families") {
    const { points, members, icons } = kit.cards.families[id];
    return draw`<span class="sent"><b>${familyName(kit, id)} <${Points} kit=${kit} n=${points} /></b>
      <small>${kit.t("rail.members", { n: members })}</small><${Wishes} kit=${kit} icons=${icons} /></span>`;
  }
  const { region, top, bottom } = kit.cards.locations[id];
  return draw`<span class="sent"><b><${Region} region=${region} /> ${placeName(kit, id)}</b>
    <small>${region ? regionName(kit, region) : cardName(kit, id)}</small>
    <${Wishes} kit=${kit} icons=${[top, bottom].flatMap((each) => each?.icon ?? [])} /></span>`;
}
