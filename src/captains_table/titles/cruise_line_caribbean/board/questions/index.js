/** What one player is asked while the others wait: attack, auction, offer, shortage, dividend. All see the panel. */
import { draw } from "/static/shell/lib.js";
import { Auction, Interest } from "./auction.js";
import { payees } from "../exchange/index.js";
import { harm } from "../own/card-targets.js";
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

/** @param {{kit: object}} props */
export function Dialogue({ kit }) {
  const { dialogue, asked } = kit.table;
  if (BUILDING.includes(asked)) return draw`<${Building} key=${asked} kit=${kit} />`;
  if (asked === "winter_resort") return draw`<${Resorts} kit=${kit} />`;
  const Kind = dialogue && KINDS[dialogue.kind];
  if (!Kind) return null;
  const key = [dialogue.kind, dialogue.seat, dialogue.bid, dialogue.card].join();
  return draw`<${Kind} key=${key} kit=${kit} dialogue=${dialogue} mine=${dialogue.seat === kit.seat} />`;
}

// -- attacks --------------------------------------------------------------------------------------------------

function Attack({ kit, dialogue, mine }) {
  const { attacker, card, seat, poach } = dialogue;
  const red = kit.cards.actions[card].red;
  const { class: kind, text } = kit.cards.red[red];
  const gaps = { attacker: kit.name(attacker), name: kit.name(seat), card: cardName(kit, card, "red") };
  const title = kit.t(mine ? "attack.you" : attacker === kit.seat ? "attack.yours" : "attack.them", gaps);
  return draw`<${Panel} sign="bolt" title=${title} className="cl-attack">
    <div class="cl-versus"><${House} kit=${kit} seat=${attacker} /><${Sign} name="bolt" />
      <${House} kit=${kit} seat=${seat} />
      <span><b>${cardName(kit, card, "red")}</b> <em>${printed(kit, kit.cards.classes[kind])}</em>
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
      : `${shortName(kit, seat)}: ${harm(kit, red, seat)}`
  }</p>
    ${mine ? draw`<${Answers} kit=${kit} />` : draw`<p>${kit.t("attack.wait", gaps)}</p>`}<//>`;
}

/** The cards that cancel it; they lie in the hand as well, where their targets are. */
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

/** Poached Guests, while the attacker is still choosing whom. */
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

function Dividend({ kit, dialogue, mine }) {
  const { company } = dialogue;
  const firm = kit.table.exchange[company];
  const { price, dividend } = firm;
  const name = shortName(kit, company);
  const gaps = { name: kit.name(company), company: name, amount: money(kit, dividend) };
  const way = (target, says, to) =>
    draw`<div class="cl-way">
    <button class=${target === "dividend-pay" ? "btn go" : "btn"}
      ...${kit.press(target)}>${kit.t(says, gaps)}</button>
    <span>${kit.t("exchange.after")} <${Change} kit=${kit} from=${price} to=${to} /></span></div>`;
  return draw`<${Panel} sign="coin" title=${kit.t(mine ? "dividend" : "dividend.them", gaps)}>
    <p>${kit.t(mine ? "dividend.says" : "dividend.wait", gaps)} ${payees(kit, firm)}</p>
    ${
    mine && draw`<div class="cl-ways">
      ${way("dividend-pay", "dividend.pay", Math.min(kit.table.price_cap, price + 1))}
      ${way("dividend-keep", "dividend.keep", Math.max(1, price - 1))}</div>
    <p class="cl-fine">${
      kit.t("dividend.cash", {
        cash: money(kit, kit.table.companies[company].cash),
        left: money(kit, kit.table.companies[company].cash - dividend),
      })
    }</p>`
  }<//>`;
}
