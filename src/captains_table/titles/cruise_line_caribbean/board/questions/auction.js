/** The last share of a company: who else wants it, and the auction. */
/** @import { Asked, Kit } from "../types.d.ts" */
/** @import { DialogueView } from "../view.d.ts" */
import { draw, useState } from "/static/shell/lib.js";
import { Amount, amounts, commit, companyName, House, money, Panel, who } from "../office/controls.js";
import { Sign } from "../pieces.js";

/** @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props */
export function Interest({ kit, dialogue, mine }) {
  const { opener, company, shares, price, yes, seat } = dialogue;
  const gaps = {
    n: shares,
    opener: kit.name(opener),
    name: kit.name(seat),
    company: companyName(kit, company),
    price: money(kit, price),
  };
  return draw`<${Panel} sign="gavel" title=${kit.t("interest", gaps)}>
    <p>${kit.t(mine ? "interest.says" : opener === kit.seat ? "interest.yours" : "interest.wait", gaps)}</p>
    ${yes.length > 0 && draw`<p>${kit.t("interest.yes", { names: yes.map((each) => who(kit, each)).join(", ") })}</p>`}
    ${
    mine && draw`<p class="cl-row">
      <button class="btn go" ...${kit.press("interest-yes")}>${kit.t("interest.join")}</button>
      <button class="btn" ...${kit.press("interest-no")}>${kit.t("interest.stay_out")}</button></p>`
  }<//>`;
}

/** @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props */
export function Auction({ kit, dialogue, mine }) {
  const [at, setAt] = useState(0);
  const { company, shares, price, bidders, high, bid, seat } = dialogue;
  const list = mine ? amounts(kit, "auction-bid") : [];
  const offer = list[Math.min(at, list.length - 1)];
  const gaps = { n: shares, company: companyName(kit, company), name: kit.name(seat) };
  return draw`<${Panel} sign="gavel" title=${kit.t("auction", gaps)}>
    <p class="cl-high">${
    high === null
      ? kit.t("auction.none", { price: money(kit, price) })
      : draw`<span>${kit.t("auction.high")}</span><b>${money(kit, bid)}</b><${House} kit=${kit} seat=${high} />
      <span>${who(kit, high ?? -1)}</span>`
  }</p>
    <h3>${kit.t("auction.in")}</h3>
    <ul class="cl-bidders">${
    bidders.map((each) =>
      draw`<li key=${each}><${House} kit=${kit} seat=${each} />
      <span>${who(kit, each)}</span>
      <small>${kit.t("bid.cash", { cash: money(kit, kit.table.companies[each].cash) })}</small>
      ${each === seat && draw`<em>${kit.t("auction.asked")}</em>`}
      ${each === high && draw`<em><${Sign} name="gavel" />${kit.t("auction.highest")}</em>`}</li>`
    )
  }</ul>
    ${
    mine && offer && draw`<div class="cl-commit"><${Amount} kit=${kit} label=${kit.t("auction.amount")} list=${list}
        at=${Math.min(at, list.length - 1)} onAt=${setAt} />
      <p class="cl-row"><button class="btn go" ...${commit(kit, "auction-bid", offer.notation)}>
          ${kit.t("auction.bid", { amount: money(kit, offer.n) })}</button>
        ${
      high !== null && draw`<button class="btn" ...${kit.press("auction-leave")}>
          ${kit.t("auction.leave")}</button>`
    }</p></div>`
  }
    ${!mine && draw`<p>${kit.t("auction.wait", gaps)}</p>`}<//>`;
}
