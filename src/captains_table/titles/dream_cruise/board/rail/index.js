/** The rail: every other ship as a small side view, Jana, the key of the wishes, the decks. */
/** @import { State } from "/static/shell/types.d.ts" */
/** @import { DeckName, Kit, WishIcon } from "../types.d.ts" */
/** @import { CabinView, JanaView, ShipView } from "../view.d.ts" */
import { draw, names, useState } from "/static/shell/lib.js";
import { LargeShip, PileOf } from "./dialogs.js";
import { Marks } from "../own/index.js";
import { Back, Guest, printed, Region, Sign, Wish } from "../pieces.js";
import { cardName, familyName, placeName, regionName } from "../words.js";

/** @type {DeckName[]} */
const DECKS = ["families", "locations", "ships"];
/** @type {WishIcon[]} */
const ASIDE = ["SP", "CI", "CU", "CO", "RE", "BE"]; // in two columns: aboard on the left, ashore on the right

/** What everybody may know of a player: the content of a `<dl>`. @param {{ kit: Kit, seat: number }} props */
export function Facts({ kit, seat }) {
  const ship = kit.table.ships[seat];
  return draw`<${Standing} kit=${kit} seat=${seat} ship=${ship} />
    ${
    seat !== kit.seat && draw`<${SmallShip} kit=${kit} seat=${seat} ship=${ship} />
      <${Route} kit=${kit} ship=${ship} /><${Cards} kit=${kit} ship=${ship} />`
  }`;
}

/** What is nobody's: Jana, the key of the wishes, the decks. @param {{ kit: Kit }} props */
export function Common({ kit }) {
  return draw`<dl class="common">${kit.table.jana && draw`<${Jana} kit=${kit} jana=${kit.table.jana} />`}
    <${Key} kit=${kit} /><${Decks} kit=${kit} /></dl>`;
}

/**
 * Points so far, families gone home, who begins, who is done.
 * @param {{ kit: Kit, seat: number, ship: ShipView }} props
 */
function Standing({ kit, seat, ship }) {
  const { token, ready, phase, jana } = kit.table;
  const n = ship.points.total;
  const home = ship.pile.length;
  const says = [kit.t("rail.points", { n }), home > 0 && kit.t("rail.families", { n: home })].filter(Boolean).join(
    ", ",
  );
  return draw`<div class="standing"><dt>${kit.t("rail.points", { n })}</dt><dd><b>${n}</b><span>${says}</span>
      ${token === seat && !jana && draw`<${Sign} className="cap" name="cap" label=${kit.t("rail.begins")} />`}
      ${ready[seat] && phase !== "over" && draw`<span class="chip">${kit.t("rail.ready")}</span>`}</dd></div>`;
}

// -- a ship, small ------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, seat: number, ship: ShipView }} props */
function SmallShip({ kit, seat, ship }) {
  const [open, setOpen] = useState(false);
  const name = kit.name(seat);
  return draw`<div class="side"><dt>${kit.t("rail.ship")}</dt><dd>
    <button class=${`small-ship seat-${seat + 1}`} aria-haspopup="dialog" aria-label=${kit.t("rail.look", { name })}
        title=${kit.t("rail.look", { name })} onClick=${() => setOpen(true)}>
      <span class="small-top"><span class="small-decks">${
    ship.additions.map((card, at) =>
      draw`
          <${SmallDeck} key=${at} ship=${ship} kit=${kit} card=${card} at=${at} />`
    )
  }</span>
        <span class="small-bridge">${
    ship.captain ? draw`<small>${kit.t("rail.on_duty")}</small>` : draw`<${Guest} kind="captain" />`
  }</span></span>
      <span class="small-cabins">${
    ship.cabins.map((cabin) =>
      draw`
        <${SmallCabin} key=${cabin.colour} kit=${kit} cabin=${cabin} />`
    )
  }</span>
      <${SmallHull} kit=${kit} ship=${ship} /></button>
    ${open && draw`<${LargeShip} kit=${kit} seat=${seat} onClose=${() => setOpen(false)} />`}</dd></div>`;
}

/** @param {{ kit: Kit, ship: ShipView, card: string | null, at: number }} props */
function SmallDeck({ kit, ship, card, at }) {
  if (!card) return draw`<span class="small-deck free"></span>`;
  const guests = ship.spots.find((each) => each.spot === `add${at}`)?.guests ?? [];
  return draw`<span class="small-deck" title=${cardName(kit, card)}>
    <${Wish} kit=${kit} icon=${kit.cards.ships[card].icon} />
    ${guests.map((colour) => draw`<${Guest} key=${colour} kind=${colour} />`)}</span>`;
}

/** @param {{ kit: Kit, cabin: CabinView }} props */
function SmallCabin({ kit, cabin }) {
  if (!cabin.family) {
    return draw`<span class=${names("small-cabin", cabin.colour, "free")}>
      <small>${kit.t("rail.free_cabin")}</small></span>`;
  }
  return draw`<span class=${names("small-cabin", cabin.colour)}><${Guest} kind=${cabin.colour} /><b>${cabin.aboard}</b>
    <span class="wants">${cabin.icons.map((icon) => draw`<${Wish} key=${icon} kit=${kit} icon=${icon} />`)}</span>
    <small>${familyName(kit, cabin.family)}</small></span>`;
}

/** Where the ship lies today. @param {{ kit: Kit, ship: ShipView }} props */
function SmallHull({ kit, ship }) {
  const card = ship.location && kit.cards.locations[ship.location];
  return draw`<span class="small-hull">${card && draw`<${Region} region=${card.region} />`}
    <span>${card ? cardName(kit, ship.location ?? "") : kit.t("rail.nowhere")}</span></span>`;
}

/** @param {{ kit: Kit, ship: ShipView }} props */
function Route({ kit, ship }) {
  const best = [...ship.routes].sort((a, b) => b.value - a.value)[0];
  return draw`<div class="route"><dt>${kit.t("rail.route")}</dt><dd>${best && draw`<${Marks} ...${best} />`}
    <span>${kit.t("own.points", { n: ship.points.routes })}</span></dd></div>`;
}

/** The hand as far as it is known: open cards and backs. @param {{ kit: Kit, ship: ShipView }} props */
function Cards({ kit, ship }) {
  return draw`<div class="cards"><dt>${kit.t("rail.hand", { n: ship.hand.length })}</dt><dd>
    <ul class="small-hand">${
    ship.hand.map((id, at) => {
      const card = kit.cards.ships[id ?? ""];
      const name = card ? cardName(kit, id ?? "") : kit.t("rail.unknown");
      return draw`<li key=${id ?? at} class=${card ? card.kind : "unknown"} title=${name}>
      ${card ? draw`<${Wish} kit=${kit} icon=${card.icon} mute />` : draw`<${Back} />`}
      <span class="sr">${name}</span></li>`;
    })
  }
      ${ship.hand.length === 0 && draw`<li class="none">${kit.t("rail.empty_hand")}</li>`}</ul></dd></div>`;
}

// -- what is nobody's ---------------------------------------------------------------------------------------

/** The rival of a solo game. @param {{ kit: Kit, jana: JanaView }} props */
function Jana({ kit, jana }) {
  const { route, families, locations } = jana;
  const regions = new Map();
  for (const id of locations) {
    const { region } = kit.cards.locations[id];
    regions.set(region, [...(regions.get(region) ?? []), placeName(kit, id)]);
  }
  const routeSays = () => kit.t("rail.jana_route", { region: regionName(kit, route.region), n: route.value });
  return draw`<div class="jana"><dt>Jana</dt><dd>
    <span class="jana-pile" aria-hidden="true">${
    Array.from({ length: Math.min(7, families) }, (_, each) =>
      draw`
      <${Back} key=${each} deck="families" />`)
  }</span>
    <p>${
    jana.pile ? kit.t("rail.jana_points", { n: jana.points ?? 0 }) : kit.t("rail.jana_families", { n: families })
  }</p>
    <p>${route.region ? draw`<${Marks} ...${route} /> ${routeSays()}` : kit.t("rail.jana_no_route")}</p>
    ${
    locations.length > 0 && draw`<details><summary>${kit.t("rail.jana_places", { n: locations.length })}</summary>
      <ul>${
      [...regions].map(([region, all]) =>
        draw`<li key=${region}>
        <${Region} region=${region} /><span>${all.join(", ")}</span></li>`
      )
    }</ul></details>`
  }</dd></div>`;
}

/** @param {{ kit: Kit }} props */
function Key({ kit }) {
  return draw`<div class="key"><dt>${kit.t("rail.wishes")}</dt><dd><ul>${
    ASIDE.map((icon) =>
      draw`<li key=${icon}>
    <button ...${kit.press(`wish-${icon.toLowerCase()}`, { label: printed(kit, kit.cards.icons[icon]) })}>
      <${Wish} kit=${kit} icon=${icon} mute />${kit.t(`rail.wish.${icon}`)}</button></li>`
    )
  }</ul></dd></div>`;
}

/** The decks, and what has been discarded. @param {{ kit: Kit }} props */
function Decks({ kit }) {
  /** @type {State<DeckName | null>} */
  const [open, setOpen] = useState(null);
  const { decks, final } = kit.table;
  const until = kit.view.options.end_trigger === "draw" ? "rail.until_drawn" : "rail.until_empty";
  return draw`<div class="decks"><dt>${kit.t("rail.decks")}</dt><dd><ul>${
    DECKS.map((deck) => {
      const { deck: n, discard } = decks[deck];
      return draw`<li key=${deck}><button class="deck-of" id=${`deck-${deck}`} aria-haspopup="dialog"
        title=${kit.t(`rail.discarded.${deck}`)} onClick=${() => setOpen(deck)}>
      <${Back} deck=${deck} /><b>${n}</b><span>${kit.t(`rail.deck.${deck}`)}</span>
      <small>${
        kit.t("rail.discards", { n: discard.length + (deck === "ships" ? decks.ships.hidden : 0) })
      }</small></button></li>`;
    })
  }</ul><p>${kit.t(final ? "rail.last_day" : until)}</p>
    ${open && draw`<${PileOf} kit=${kit} deck=${open} onClose=${() => setOpen(null)} />`}</dd></div>`;
}
