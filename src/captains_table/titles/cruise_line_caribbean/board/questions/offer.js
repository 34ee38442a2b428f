/** Offers between players: making one (to whom, what, for how much) and answering it. */
/** @import { Choice } from "/static/shell/types.d.ts" */
/** @import { Asked, Kit, Lot } from "../types.d.ts" */
/** @import { DialogueView, GoodsView, OfferView } from "../view.d.ts" */
import { draw, useState } from "/static/shell/lib.js";
import {
  Amount,
  amounts,
  codeOf,
  commit,
  House,
  lots,
  lotSays,
  money,
  options,
  Panel,
  shortName,
  Stepper,
  who,
} from "../office/controls.js";
import { portName, Sign } from "../pieces.js";

const STEPS = ["offer_to", "offer_what", "offer_price"];

/** Shares and resorts as a list of things. @param {{ kit: Kit, what: GoodsView[] }} props */
function Goods({ kit, what }) {
  return draw`<ul class="cl-goods">${
    what.map((each) => (each.resort
      ? draw`<li key=${each.resort}>
    <${Sign} name="resort" />
      ${kit.t("offer.resort", { port: portName(kit, each.resort) })}</li>`
      : draw`<li key=${each.company}><${House} kit=${kit} seat=${each.company} />
      ${kit.t("offer.shares", { n: each.shares, company: shortName(kit, each.company ?? -1) })}
      <small>${
        kit.t("offer.worth", {
          amount: money(kit, each.value),
        })
      }</small></li>`)
    )
  }</ul>`;
}

// -- making one -----------------------------------------------------------------------------------------------

/** @param {{ kit: Kit }} props */
export function Building({ kit }) {
  const asked = kit.view.kind;
  const { offer } = kit.table;
  const Step = { offer_to: To, offer_what: What, offer_price: Price }[asked];
  return draw`<${Panel} sign="handshake" title=${kit.t("offer")} className="cl-offer">
    <ol class="cl-steps">${
    STEPS.map((step, at) =>
      draw`<li key=${step}
        aria-current=${step === asked ? "step" : undefined}>
      <span>${at + 1}</span>${kit.t(`offer.step.${step}`)}</li>`
    )
  }</ol>
    ${
    offer && draw`<p class="cl-to">
      <${House} kit=${kit} seat=${offer.to} />${kit.t("offer.to", { name: kit.name(offer.to) })}</p>`
  }
    ${offer && offer.what.length > 0 && draw`<${Goods} kit=${kit} what=${offer.what} />`}
    <${Step} kit=${kit} offer=${offer} /><//>`;
}

/** @param {{ kit: Kit }} props */
function To({ kit }) {
  const seats = kit.table.companies.map((_, seat) => seat).filter((seat) => options(kit, `player-${seat}`).length);
  return draw`<div class="cl-people">${
    seats.map((seat) =>
      draw`
    <button key=${seat} class="btn" ...${kit.press(`player-${seat}`)}>
    <${House} kit=${kit} seat=${seat} /><span><b>${kit.name(seat)}</b>
    <small>${kit.t("bid.cash", { cash: money(kit, kit.table.companies[seat].cash) })}</small></span></button>`
    )
  }</div>`;
}

/** @param {{ kit: Kit, offer: OfferView }} props */
function What({ kit, offer }) {
  const shares = (kit.table.exchange ?? []).map((_, company) => company).filter((company) => codeOf(kit, company))
    .map((company) => ({ company, list: lots(kit, `share-${codeOf(kit, company).toLowerCase()}`, "add") }))
    .filter(({ list }) => list.length);
  const resorts = kit.view.choices.filter(({ target }) => target.startsWith("resort-"));
  return draw`<ul class="cl-shelf">${
    shares.map(({ company, list }) =>
      draw`
      <${Add} key=${company} ...${{ kit, company, list }} />`
    )
  }
      ${
    resorts.map(({ target }) =>
      draw`<li key=${target}><${Sign} name="resort" />
        <span>${portName(kit, target.slice(7).toUpperCase())}</span>
        <button class="btn small" ...${kit.press(target)}>${kit.t("offer.add_resort")}</button></li>`
    )
  }</ul>
    ${
    offer.what.length > 0 && draw`<p class="cl-row"><button class="btn go" ...${kit.press("offer-price")}>
      ${kit.t("offer.price")}</button></p>`
  }`;
}

/** @param {{ kit: Kit, company: number, list: Lot[] }} props */
function Add({ kit, company, list }) {
  const [at, setAt] = useState(0);
  const lot = list[Math.min(at, list.length - 1)];
  const name = shortName(kit, company);
  return draw`<li><${House} kit=${kit} seat=${company} /><span>${name}</span>
    <${Stepper} kit=${kit} label=${name} list=${list} at=${Math.min(at, list.length - 1)} onAt=${setAt}
      show=${lotSays} />
    <button class="btn small" ...${commit(kit, `share-${codeOf(kit, company).toLowerCase()}`, lot.notation)}>
      ${kit.t("offer.add", { n: lot.shares })}</button></li>`;
}

/** @param {{ kit: Kit, offer: OfferView }} props */
function Price({ kit, offer }) {
  const list = amounts(kit, "offer-amount");
  const worth = offer.value;
  const fair = list.findLastIndex(({ n }) => n <= worth);
  const [at, setAt] = useState(Math.max(0, fair));
  if (list.length === 0) return null;
  const price = list[Math.min(at, list.length - 1)];
  return draw`<p>${
    kit.t("offer.value", {
      amount: money(kit, worth),
      name: kit.name(offer.to),
      cash: money(kit, list[list.length - 1].n),
    })
  }</p>
    <div class="cl-commit"><${Amount} kit=${kit} label=${kit.t("offer.amount")} list=${list}
      at=${Math.min(at, list.length - 1)} onAt=${setAt} />
    <p class="cl-row"><button class="btn go" ...${commit(kit, "offer-amount", price.notation)}>
      ${kit.t("offer.go", { amount: money(kit, price.n) })}</button></p></div>`;
}

// -- answering one --------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props */
export function Offered({ kit, dialogue, mine }) {
  const { seller, what, price, seat, left } = dialogue;
  const gaps = { seller: kit.name(seller), name: kit.name(seat), amount: money(kit, price) };
  const title = kit.t(mine ? "offer.for_you" : seller === kit.seat ? "offer.yours" : "offer.between", gaps);
  return draw`<${Panel} sign="handshake" title=${title} className="cl-offer"><${Goods} kit=${kit} what=${what} />
    <p>${kit.t("offer.asks", gaps)}</p>
    ${
    mine
      ? draw`<p class="cl-row">
      <button class="btn go" ...${kit.press("accept")}>${kit.t("offer.accept", gaps)}</button>
      <button class="btn" ...${kit.press("decline")}>${kit.t("offer.decline")}</button></p>
      <p class="cl-fine">${kit.t("offer.left", { left: money(kit, left) })}</p>`
      : draw`<p>${kit.t("offer.wait", { name: who(kit, seat) })}</p>`
  }<//>`;
}
