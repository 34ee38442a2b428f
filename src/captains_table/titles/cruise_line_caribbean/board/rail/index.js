/** The rail: every company with what everybody may know of it, and what is nobody's. */
/** @import { Kit } from "../types.d.ts" */
/** @import { Drawing, State } from "/static/shell/types.d.ts" */
/** @import { CompanyView, EffectsView, ShipView } from "../view.d.ts" */
import { Dialog, draw, listed, names, useState } from "/static/shell/lib.js";
import { Bids } from "../questions/bidding.js";
import { Ledger, WorthChart } from "../books/index.js";
import { ShipSign } from "../pictures/liner.js";
import { companyName, House, Load, money, who } from "../office/controls.js";
import { cardName, portName, printed, Sign } from "../pieces.js";

// -- a company ------------------------------------------------------------------------------------------------

/** What everybody may know of a player: the content of a `<dl>`. @param {{ kit: Kit, seat: number }} props */
export function Facts({ kit, seat }) {
  const { companies, order, phase } = kit.table;
  const firm = companies[seat];
  if (!firm.company) {
    return draw`<div class="cl-firm"><dt class="sr">${kit.t("rail.company")}</dt>
    <dd>${kit.t("rail.no_company")}</dd></div>`;
  }
  const place = order.indexOf(seat) + 1;
  return draw`<div class=${`cl-firm cl-place-${place}`}><dt class="sr">${kit.t("rail.company")}</dt><dd>
      <span class="cl-place" title=${kit.t("rail.place", { n: place })}>
        <span class="sr">${kit.t("rail.place", { n: place })}</span>
        <span aria-hidden="true">${place}</span></span>
      <${House} kit=${kit} seat=${seat} /><span>${companyName(kit, seat)}</span><${Standing} kit=${kit} seat=${seat} />
        </dd></div>
    <${Figure} says=${kit.t("rail.cash")} value=${money(kit, firm.cash)} />
    ${firm.ship && draw`<${Figure} says=${kit.t("rail.fuel")} value=${firm.ship.fuel} of=${firm.ship.tank} />`}
    <${Figure} says=${kit.t("rail.cards")} value=${firm.hand.length} />
    <${Figure} says=${kit.t("rail.worth")} value=${money(kit, firm.worth)} />
    ${firm.debt > 0 && draw`<${Figure} says=${kit.t("rail.debt")} value=${money(kit, firm.debt)} className="debt" />`}
    ${firm.ship && draw`<${Vessel} kit=${kit} firm=${firm} />`}
    ${
    firm.resorts.length > 0 && draw`<div class="cl-resorts"><dt class="sr">${kit.t("rail.resorts")}</dt>
      <dd class=${`cl-${firm.company}`}>
      <${Sign} name="resort" label=${kit.t("rail.resorts")} />
        <span>${firm.resorts.map((port) => portName(kit, port)).join(", ")}</span></dd></div>`
  }
    ${phase !== "over" && seat !== kit.seat && draw`<${KnownCards} kit=${kit} hand=${firm.hand} />`}
    <${Effects} kit=${kit} effects=${firm.effects} />`;
}

/** @param {{ says: string, value: Drawing, of?: number, className?: string }} props */
function Figure({ says, value, of, className = "" }) {
  return draw`<div class=${`cl-figure ${className}`}><dt>${says}</dt>
    <dd>${value}${of !== undefined && draw`<small>/${of}</small>`}</dd></div>`;
}

/** Sailing, back in port, or out of the game. @param {{ kit: Kit, seat: number }} props */
function Standing({ kit, seat }) {
  const { companies, phase, active } = kit.table;
  const { returned, out } = companies[seat];
  if (!out && phase !== "turns") return null;
  const acting = !out && !returned && active === seat;
  const says = out ? "rail.out" : returned ? "rail.returned" : acting ? "rail.acting" : "rail.sailing";
  return draw`<em class=${names("cl-chip", acting && "on")}>${kit.t(says, { n: returned })}</em>`;
}

/** @param {{ kit: Kit, firm: CompanyView }} props */
function Vessel({ kit, firm }) {
  const { company } = firm;
  const ship = /** @type {ShipView} */ (firm.ship);
  const gaps = { ship: kit.t(`ship.${ship.size}`), place: ship.port ? portName(kit, ship.port) : kit.t("rail.at_sea") };
  const full = Object.values(ship.aboard).reduce((all, n) => all + n, 0);
  return draw`<div class="cl-vessel"><dt class="sr">${kit.t("rail.ship")}</dt><dd>
    <${ShipSign} company=${company} size=${ship.size} />
      <span>${kit.t("rail.lies", gaps)}</span></dd></div>
    <div class="cl-aboard"><dt class="sr">${kit.t("rail.aboard")}</dt>
      <dd>${full ? draw`<${Load} kit=${kit} aboard=${ship.aboard} />` : ""}
      <small>${kit.t(full ? "rail.full" : "rail.empty", { n: full, of: ship.capacity })}</small></dd></div>`;
}

/** Backs, and those cards the reader knows. @param {{ kit: Kit, hand: (string | null)[] }} props */
function KnownCards({ kit, hand }) {
  if (hand.length === 0) return null;
  return draw`<div class="cl-backs"><dt class="sr">${kit.t("rail.cards")}</dt><dd>${
    hand.map((id, at) => (id
      ? draw`<span key=${id} class="known" title=${kit.t("rail.known")}>
      ${cardName(kit, id)} / ${cardName(kit, id, "red")}</span>`
      : draw`<${Sign} key=${at} name="card-back" label=${kit.t("rail.back")} />`)
    )
  }</dd></div>`;
}

/** What attacks have left behind. @param {{ kit: Kit, effects: EffectsView }} props */
function Effects({ kit, effects }) {
  const { delay, bunker, strike, price_war: war } = effects;
  const says = [
    delay && kit.t("rail.delay"),
    bunker && kit.t("rail.bunker"),
    strike > 0 && kit.t("rail.strike", { n: strike }),
    war && kit.t("rail.price_war", { n: kit.cards.red.PRICE.value }),
  ].filter(Boolean);
  if (says.length === 0) return null;
  return draw`<div class="cl-hurts"><dt class="sr">${kit.t("rail.effects")}</dt><dd>${
    says.map((each) =>
      draw`
    <span key=${each} class="cl-chip bad"><${Sign} name="bolt" />${each}</span>`
    )
  }</dd></div>`;
}

// -- what is nobody's -----------------------------------------------------------------------------------------

/** @type {Record<string, (props: { kit: Kit }) => Drawing>} */
const BOOKS = { ledger: Ledger, chart: WorthChart, piles: Piles };

/** @param {{ kit: Kit }} props */
export function Common({ kit }) {
  /** @type {State<string | null>} */
  const [open, setOpen] = useState(null);
  const Book = open && BOOKS[open];
  /** @param {string} name @param {string} sign @param {string} says */
  const link = (name, sign, says) =>
    draw`<button class="btn soft small" aria-haspopup="dialog"
      onClick=${() => setOpen(name)}><${Sign} name=${sign} />${kit.t(says)}</button>`;
  return draw`<dl class="cl-common"><${Season} kit=${kit} /><${Race} kit=${kit} /><${Bids} kit=${kit} />
      <div class="cl-books"><dt>${kit.t("rail.books")}</dt>
        <dd>${link("ledger", "coin", "rail.ledger")}${link("chart", "course", "rail.chart.short")}</dd></div>
      <${Decks} kit=${kit} onOpen=${() => setOpen("piles")} /></dl>
    ${
    Book && draw`<${Dialog} title=${kit.t(`rail.${open}`)} className="cl-book" onClose=${() => setOpen(null)}>
      <${Book} kit=${kit} /><//>`
  }`;
}

/** The year, the season, and what the event has done to it. @param {{ kit: Kit }} props */
function Season({ kit }) {
  const { year, years, season, event } = kit.table;
  const card = event && kit.cards.events[event.card];
  return draw`<div class="cl-season"><dt><${Sign} name=${`season-${season}`} />
      ${kit.t("rail.season", { season: kit.t(`season.${season}`), n: year, of: years })}</dt>
    <dd>${
    card
      ? draw`<p><b>${printed(kit, card.name)}</b> ${printed(kit, card.text)}
      ${
        event.ports.length > 0 && card.effect.startsWith("die_") && draw` <strong>${
          kit.t("rail.event_ports", {
            ports: listed(event.ports.map((port) => portName(kit, port))),
          })
        }</strong>`
      }</p>`
      : draw`<p>${kit.t(season === "winter" ? "rail.winter" : "rail.no_event")}</p>`
  }</dd></div>`;
}

/** Who comes home first draws cards. @param {{ kit: Kit }} props */
function Race({ kit }) {
  const { phase, companies } = kit.table;
  if (phase !== "turns") return null;
  const { cards_first: first, cards_second: second } = kit.cards.numbers;
  const back = companies.map(({ returned }, seat) => ({ returned, seat })).filter(({ returned }) => returned)
    .sort((a, b) => a.returned - b.returned);
  return draw`<div class="cl-race"><dt>${kit.t("rail.race")}</dt><dd>
    <p>${kit.t("rail.race.says", { first, n: second })}</p>
    ${
    back.length
      ? draw`<ol>${
        back.map(({ seat, returned }) =>
          draw`<li key=${seat}><b>${returned}.</b>
      <${House} kit=${kit} seat=${seat} /><span>${who(kit, seat)}</span>
        </li>`
        )
      }</ol>`
      : draw`<p>${kit.t("rail.race.none")}</p>`
  }</dd></div>`;
}

/** @param {{ kit: Kit, onOpen: (name: string) => void }} props */
function Decks({ kit, onOpen }) {
  const { demand, events, actions } = kit.table.decks;
  /** @param {string} name @param {number} n */
  const each = (name, n) => draw`<span key=${name}><small>${kit.t(`rail.deck.${name}`)}</small><b>${n}</b></span>`;
  return draw`<div class="cl-decks"><dt>${kit.t("rail.decks")}</dt>
    <dd>${each("demand", demand)}${each("events", events)}
    ${each("actions", actions)}<button class="btn soft small" aria-haspopup="dialog" onClick=${onOpen}>
      ${kit.t("rail.piles")}</button></dd></div>`;
}

/** What has been discarded, and so what is not to come. @param {{ kit: Kit }} props */
function Piles({ kit }) {
  const { discard, event_discard: past, demand_discard: shown } = kit.table.decks;
  /** @param {string} says @param {string[]} all */
  const list = (says, all) =>
    draw`<h3>${kit.t(says, { n: all.length })}</h3>
    ${all.length ? draw`<ul class="cl-pile">${all.map((text, at) => draw`<li key=${at}>${text}</li>`)}</ul>` : ""}`;
  return draw`<div class="cl-piles">
    ${list("piles.actions", discard.map((id) => `${cardName(kit, id)} / ${cardName(kit, id, "red")}`))}
    <p class="cl-fine">${kit.t("piles.actions.says")}</p>
    ${list("piles.events", past.map((id) => printed(kit, kit.cards.events[id].name)))}
    <p class="cl-fine">${kit.t("piles.events.says")}</p>
    <h3>${kit.t("piles.demand", { n: shown.length })}</h3><p class="cl-fine">${kit.t("piles.demand.says")}</p></div>`;
}
