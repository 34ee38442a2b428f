/** What one player is asked while the others wait: attack, auction, offer, shortage, dividend. All see the panel. */
/** @import { Asked, Kit } from "../types.d.ts" */
/** @import { DialogueView, ExchangeView } from "../view.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Auction, Interest } from "./auction.js";
import { payees } from "../exchange/index.js";
import { harmSays } from "../own/card-targets.js";
import { Building, Offered } from "./offer.js";
import { Change, guestName, House, money, Panel, shortName } from "../office/controls.js";
import { cardName, portName, printed, Sign, Token } from "../pieces.js";
import { Shortage } from "./shortage.js";
import { Resorts } from "../office/winter.js";

export { Bidding } from "./bidding.js";

const KINDS = {
  attack: Attack,
  poach: Poach,
  interest: Interest,
  auction: Auction,
  offer: Offered,
  shortage: Shortage,
  dividend: Dividend,
};
const BUILDING = ["offer_to", "offer_what", "offer_price"];

/** @param {{ kit: Kit }} props */
export function Dialogue({ kit }) {
  const asked = kit.view.kind;
  const { dialogue } = kit.table;
  if (BUILDING.includes(asked)) return draw`<${Building} key=${asked} kit=${kit} />`;
  if (asked === "winter_resort") return draw`<${Resorts} kit=${kit} />`;
  const Kind = dialogue && KINDS[dialogue.kind];
  if (!Kind) return null;
  const key = [dialogue.kind, dialogue.seat, dialogue.bid, dialogue.card].join();
  return draw`<${Kind} key=${key} kit=${kit} dialogue=${dialogue} mine=${dialogue.seat === kit.seat} />`;
}

// -- attacks --------------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props */
function Attack({ kit, dialogue, mine }) {
  const { attacker, card, seat, poach, harm } = dialogue;
  const red = kit.cards.actions[card].red;
  const { class: kind, text } = kit.cards.red[red];
  const gaps = { attacker: kit.name(attacker), name: kit.name(seat), card: cardName(kit, card, "red") };
  const title = kit.t(mine ? "attack.you" : attacker === kit.seat ? "attack.yours" : "attack.them", gaps);
  return draw`<${Panel} sign="bolt" title=${title} className="cl-attack">
    <div class="cl-versus"><${House} kit=${kit} seat=${attacker} /><${Sign} name="bolt" />
      <${House} kit=${kit} seat=${seat} />
      <span><b>${cardName(kit, card, "red")}</b> <em>${printed(kit, kit.cards.classes[kind ?? ""])}</em>
      <small>${printed(kit, text)}</small></span></div>
    <p class="cl-harm">${
    poach
      ? draw`<${Token} code=${poach.colour} />${
        kit.t("attack.poach", {
          n: poach.count,
          guests: guestName(kit, poach.colour),
          port: portName(kit, poach.port),
        })
      }`
      : `${shortName(kit, seat)}: ${harmSays(kit, harm)}`
  }</p>
    ${mine ? draw`<${Answers} kit=${kit} />` : draw`<p>${kit.t("attack.wait", gaps)}</p>`}<//>`;
}

/** The cards that cancel it; they lie in the hand as well, where their targets are. @param {{ kit: Kit }} props */
function Answers({ kit }) {
  const cards = kit.view.choices.filter(({ verb }) => verb === "react");
  return draw`<p>${kit.t(cards.length ? "attack.answer" : "attack.no_answer")}</p>
    <p class="cl-row">${
    cards.map(({ notation, arguments: { card: id } }) => {
      return draw`<button key=${id} class="btn go" type="button" disabled=${!kit.live}
        onClick=${() => kit.send([notation])}>
      <${Sign} name="shield" />${kit.t("attack.react", { card: cardName(kit, id) })}</button>`;
    })
  }<button class="btn" ...${kit.press("decline")}>${kit.t("attack.decline")}</button></p>`;
}

/**
 * Poached Guests, while the attacker is still choosing whom.
 * @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props
 */
function Poach({ kit, dialogue, mine }) {
  if (mine) return null; // asked where all short questions of a turn are
  const gaps = {
    attacker: kit.name(dialogue.seat),
    name: kit.name(dialogue.target),
    card: cardName(kit, dialogue.card, "red"),
  };
  const title = kit.t(dialogue.target === kit.seat ? "attack.you" : "attack.them", gaps);
  return draw`<${Panel} sign="bolt" title=${title} className="cl-attack"><p>${kit.t("attack.choosing", gaps)}</p><//>`;
}

// -- dividends ------------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props */
function Dividend({ kit, dialogue, mine }) {
  const { company, price, amount, up, down, left } = dialogue;
  const firm = /** @type {ExchangeView[]} */ (kit.table.exchange)[company];
  const name = shortName(kit, company);
  const gaps = { name: kit.name(company), company: name, amount: money(kit, amount) };
  /** @param {string} target @param {string} says @param {number} to */
  const way = (target, says, to) =>
    draw`<div class="cl-way">
    <button class=${target === "dividend-pay" ? "btn go" : "btn"}
      ...${kit.press(target)}>${kit.t(says, gaps)}</button>
    <span>${kit.t("exchange.after")} <${Change} kit=${kit} from=${price} to=${to} /></span></div>`;
  return draw`<${Panel} sign="coin" title=${kit.t(mine ? "dividend" : "dividend.them", gaps)}>
    <p>${kit.t(mine ? "dividend.says" : "dividend.wait", gaps)} ${payees(kit, firm)}</p>
    ${
    mine && draw`<div class="cl-ways">
      ${way("dividend-pay", "dividend.pay", up)}
      ${way("dividend-keep", "dividend.keep", down)}</div>
    <p class="cl-fine">${
      kit.t("dividend.cash", {
        cash: money(kit, kit.table.companies[company].cash),
        left: money(kit, left),
      })
    }</p>`
  }<//>`;
}
