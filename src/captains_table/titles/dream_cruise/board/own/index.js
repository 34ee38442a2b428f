/** The own area: ship cards in hand, the voyage in stamps, the families that went home, who took what today. */
/** @import { SetView, ShipView } from "../view.d.ts" */
/** @import { Kit, RegionId } from "../types.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw, Flag, names, useEffect, useMemo, useRef } from "/static/shell/lib.js";
import { Back, CardFace, Points, Region, Sign, Slip } from "../pieces.js";
import { gain } from "./routes.js";
import { Vignette } from "../pictures/places/index.js";
import { caption, cardName, familyName, placeName, regionName } from "../words.js";

/**
 * The area below the board; all hands where they are open; a word for those who only watch.
 * @param {{ kit: Kit }} props
 */
export function Own({ kit }) {
  if (kit.open?.hands) return draw`<${Hands} kit=${kit} hands=${kit.open.hands} />`;
  if (kit.seat === null) return draw`<p class="watching">${kit.t("own.watching")}</p>`;
  const ship = kit.table.ships[kit.seat];
  return draw`<div class="berth">
    <${Hand} kit=${kit} cards=${ship.hand} />
    <div class="papers"><${Voyage} kit=${kit} ship=${ship} /><${Memory} kit=${kit} />
      <${Home} kit=${kit} ship=${ship} /></div>
  </div>`;
}

/** A small heading, and a few words beside it. @param {{ title: string, says: Drawing, strong?: Drawing }} props */
function Heading({ title, says, strong }) {
  return draw`<h2 class="heading">${title} <span class=${names(Boolean(strong) && "strong")}>${says}</span></h2>`;
}

// -- hand ---------------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, cards: (string | null)[] }} props */
function Hand({ kit, cards }) {
  const size = cards.length > 6 ? "many" : cards.length > 4 ? "more" : "few";
  return draw`<section class="in-hand" aria-label=${kit.t("own.hand")}>
    <${Heading} title=${kit.t("own.hand")} says=${cards.length} />
    ${cards.length === 0 && draw`<p class="none">${kit.t("own.no_cards")}</p>`}
    <ol class=${names("hand", size)} tabindex="0" aria-label=${kit.t("own.hand")}>${
    cards.map((id) =>
      draw`
      <${HandCard} key=${id} kit=${kit} id=${id} />`
    )
  }</ol></section>`;
}

/** What choosing this card would be called just now. @param {Kit} kit @param {string} id */
function wishOf(kit, id) {
  const { kind } = kit.view;
  if (kind === "pay") return `pay ${id.toLowerCase()}`;
  if (kind !== "sail") return undefined;
  return `${kit.cards.ships[id].kind === "activity" ? "play" : "build"} ${id.toLowerCase()}`;
}

/** @param {{ kit: Kit, id: string }} props */
function HandCard({ kit, id }) {
  const { kind } = kit.view;
  const { paying } = kit.table;
  const target = `hand-${id.toLowerCase()}`;
  const can = kit.can(target).length > 0;
  const placing = paying?.card === id;
  const says = caption(kit, id);
  const off = ["sail", "pay", "replace"].includes(kind) && !can && !placing;
  const look = kit.looking === target;
  const face = useMemo(() =>
    draw`<${CardFace} kit=${kit}
    id=${id} />`, [id, kit.lang]); // drawn once, not at every hover
  const state = names(
    can && "can",
    can && kind === "pay" && "pays",
    placing && "placing",
    off && "off",
    look && "look",
  );
  return draw`<li><button class=${names("held", state)} aria-pressed=${placing ? "true" : undefined}
      ...${kit.press(target, { label: [cardName(kit, id), says].filter(Boolean).join(": "), wish: wishOf(kit, id) })}>
    <span class="flies" data-fly=${`card-${id}`} data-from="deck-ships">${face}</span>
    <span class="does">${says}</span></button></li>`;
}

// -- voyage -------------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, ship: ShipView }} props */
function Voyage({ kit, ship }) {
  const { round, phase } = kit.table;
  const open = !ship.location && ["boarding", "set_course"].includes(phase);
  const row = useRef(null);
  useEffect(() => {
    row.current.scrollLeft = row.current.scrollWidth;
  }, [ship.voyage.length, open]); // the latest day
  return draw`<section class="voyage" aria-label=${kit.t("own.route")}>
    <${Heading} title=${kit.t("own.route")} says=${kit.t("own.so_far", { n: ship.points.routes })} strong />
    <ol class="stamps" ref=${row} tabindex="0" aria-label=${kit.t("own.stamps")}>
      ${
    ship.voyage.map((id, at) =>
      draw`
        <${Stamp} key=${at} kit=${kit} id=${id} day=${at + 1} now=${id === ship.location} />`
    )
  }
      ${
    open && draw`<li class="day-stamp open"><span class="stuck"><span class="perf"></span>
        <span class="place">${kit.t("own.open_day")}</span>
        <span class="day-no">${kit.t("where.day", { n: round })}</span></span></li>`
  }
    </ol>
    <${Legs} kit=${kit} ship=${ship} more /></section>`;
}

/** One day of a voyage. @param {{ kit: Kit, id: string, day: number, now?: boolean }} props */
export function Stamp({ kit, id, day, now }) {
  const card = kit.cards.locations[id];
  const picture = useMemo(() => draw`<${Vignette} id=${id} card=${card} shape="stamp" />`, [id]);
  const name = placeName(kit, id);
  const when = kit.t("where.day", { n: day });
  const label = kit.t("own.stamp", { day: when, place: cardName(kit, id) });
  return draw`<li class=${names("day-stamp", now && "today")}>
    <button class="stuck" ...${kit.press(`stamp-${id.toLowerCase()}`, { label })}>
      <span class="perf">${picture}</span>
      <span class="place"><${Region} region=${card.region} /><span>${name}</span></span>
      <span class="day-no">${when}</span></button></li>`;
}

/**
 * The routes by region, what they are worth, and what one port more would bring.
 * @param {{ kit: Kit, ship: ShipView, more?: Drawing }} props
 */
export function Legs({ kit, ship, more }) {
  const routes = [...ship.routes].sort((a, b) => b.value - a.value || b.ports - a.ports);
  /** @param {RegionId} region */
  const next = (region) => (more ? gain(kit, region) : null) ?? 0;
  return draw`<ul class="legs">${
    routes.map(({ region, ports, sea, value }, at) =>
      draw`<li key=${at}>
      <${Marks} region=${region} ports=${ports} sea=${sea} /><span>${regionName(kit, region)}</span>
      <b>${kit.t("own.points", { n: value })}</b>
      ${
        next(region) > 0 && draw`<small title=${kit.t("own.next.says")}>
        ${kit.t("own.next", { n: next(region) })}</small>`
      }</li>`
    )
  }
    ${
    ship.idle_sea > 0 && draw`<li><${Marks} sea=${ship.idle_sea} />
      <span>${kit.t("own.idle", { n: ship.idle_sea })}</span></li>`
  }
    ${routes.length === 0 && ship.idle_sea === 0 && draw`<li>${kit.t("own.no_route")}</li>`}</ul>`;
}

/** The marks of a route, one for each card. @param {{ region: RegionId, ports?: number, sea?: number }} props */
export function Marks({ region, ports = 0, sea = 0 }) {
  const row = [...Array(ports).fill(region), ...Array(sea).fill(null)];
  return draw`<span class="marks" aria-hidden="true">${
    row.map((each, at) =>
      draw`
    <${Region} key=${at} region=${each} />`
    )
  }</span>`;
}

// -- families sent home -------------------------------------------------------------------------------------

/** Who went home, the latest first. @param {{ kit: Kit, ship: ShipView }} props */
function Home({ kit, ship }) {
  const says = ship.pile.length ? kit.t("own.points", { n: ship.points.families }) : "";
  return draw`<section class="home" aria-label=${kit.t("own.home")}>
    <${Heading} title=${kit.t("own.home")} says=${says} strong />
    <${Pile} kit=${kit} pile=${[...ship.pile].reverse()} pressed /></section>`;
}

/** Happy families as luggage tags with their points. @param {{ kit: Kit, pile: string[], pressed?: boolean }} props */
export function Pile({ kit, pile, pressed }) {
  if (pile.length === 0) return draw`<p class="none">${kit.t("own.nobody_home")}</p>`;
  /** @param {string} id */
  const tag = (id) => draw`${familyName(kit, id)}<${Points} kit=${kit} n=${kit.cards.families[id].points} />`;
  return draw`<ul class="tags" tabindex=${pressed ? "0" : undefined}
    aria-label=${pressed ? kit.t("own.home") : undefined}>${
    pile.map((id) =>
      draw`<li key=${id}>${
        pressed
          ? draw`<button class="tag-home" ...${kit.press(`home-${id.toLowerCase()}`)}>${tag(id)}</button>`
          : draw`<span class="tag-home">${tag(id)}</span>`
      }</li>`
    )
  }</ul>`;
}

// -- today's display, as a memory ---------------------------------------------------------------------------

/**
 * Who took which set; the cap stands beside the taker of the hidden one, what nobody took is struck out.
 * @param {{ kit: Kit }} props
 */
function Memory({ kit }) {
  const { display, phase } = kit.table;
  if (phase !== "set_sail" || display.length === 0) return null;
  return draw`<section class="memory" aria-label=${kit.t("own.display")}>
    <${Heading} title=${kit.t("own.display")} />
    <ol class="sets">${display.map((set) => draw`<${Taken} key=${set.set} kit=${kit} set=${set} />`)}</ol></section>`;
}

/** @param {{ kit: Kit, set: SetView }} props */
function Taken({ kit, set }) {
  const mine = set.taken !== null && set.taken === kit.seat;
  return draw`<li class=${names("taken-set", !set.cards && "hidden-set", mine && "mine", set.taken === null && "out")}>
    <span class="pair">${
    set.cards
      ? set.cards.map((id) => draw`<${Slip} key=${id} kit=${kit} id=${id} />`)
      : Array.from({ length: set.size }, (_, each) => draw`<${Back} key=${each} />`)
  }</span>
    <span class="taker">${
    set.taken === null ? kit.t("own.discarded") : draw`<${Flag} seat=${set.taken} />
      <span>${mine ? kit.t("own.you") : kit.name(set.taken)}</span>
      ${
      set.with_cap && draw`
        <${Sign} className="cap" name="cap" label=${kit.t("own.with_cap")} />`
    }`
  }</span></li>`;
}

// -- all hands in the open ----------------------------------------------------------------------------------

/** @param {{ kit: Kit, hands: (string | null)[][] }} props */
function Hands({ kit, hands }) {
  return draw`<ul class="hands">${
    hands.map((cards, seat) =>
      draw`<li key=${seat}>
    <span class="whose"><${Flag} seat=${seat} /><b>${kit.name(seat)}</b></span>
    <ol aria-label=${kit.t("own.hand_of", { name: kit.name(seat) })}>
      ${cards.map((id) => draw`<li key=${id}><${Slip} kit=${kit} id=${(id ?? "").toUpperCase()} /></li>`)}
      ${cards.length === 0 && draw`<li class="none">${kit.t("own.no_cards")}</li>`}</ol></li>`
    )
  }</ul>`;
}
