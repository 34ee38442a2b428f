/** Advertising: a secret bid for the turn order, and afterwards all bids side by side. */
/** @import { Kit } from "../types.d.ts" */
import { draw, Icon, names, useState } from "/static/shell/lib.js";
import { Amount, amounts, commit, House, money, options, who } from "../office/controls.js";
import { printed, Sign } from "../pieces.js";

const ROUND = [0, 1, 2, 3, 4, 5];

/** @param {{ kit: Kit }} props */
export function Bidding({ kit }) {
  const { table } = kit;
  if (table.phase !== "advertising") return null;
  const mine = kit.seat === null ? null : table.bids[kit.seat];
  return draw`<section class="cl-panel cl-bidding" aria-label=${kit.t("bid")}>
    <header><${Sign} name="advert" /><h2>${kit.t("bid")}</h2></header>
    <p>${kit.t("bid.says")}</p>
    ${kit.view.kind === "bid" && draw`<${Bid} kit=${kit} />`}
    ${
    mine && typeof mine === "object" && draw`<p class="cl-own-bid"><${Icon} name="check" /><b>
      ${kit.t(mine.spot ? "bid.mine_spot" : "bid.mine", { amount: money(kit, mine.amount), card: spotName(kit) })}</b>
        </p>`
  }
    <h3>${kit.t("bid.order")}</h3>
    <ol class="cl-order">${
    table.order.filter((seat) => !table.companies[seat].out).map((seat) =>
      draw`<li key=${seat}>
      <${House} kit=${kit} seat=${seat} /><span>${who(kit, seat)}</span>
      <small>${kit.t("bid.cash", { cash: money(kit, table.companies[seat].cash) })}</small>
      <em class=${names(table.bids[seat] !== null && "done")}>${
        table.bids[seat] === null ? kit.t("bid.open") : draw`<${Icon} name="check" />${kit.t("bid.done")}`
      }</em></li>`
    )
  }</ol></section>`;
}

/** @param {Kit} kit */
const spotName = (kit) => printed(kit, kit.cards.blue.SPOT.name);

/** @param {{ kit: Kit }} props */
function Bid({ kit }) {
  const [at, setAt] = useState(0);
  const list = amounts(kit, "bid");
  if (list.length === 0) return null;
  const bid = list[Math.min(at, list.length - 1)];
  const spot = options(kit, "bid-spot").find((choice) => choice.arguments.amount === bid.n);
  const amount = money(kit, bid.n);
  return draw`<div class="cl-commit">
    <${Amount} kit=${kit} label=${kit.t("bid.amount")} list=${list} at=${Math.min(at, list.length - 1)} onAt=${setAt}
      quick=${ROUND} />
    <p class="cl-row"><button class="btn go" ...${commit(kit, "bid", bid.notation)}>
        ${kit.t(bid.n ? "bid.go" : "bid.nothing", { amount })}</button>
      ${
    spot && draw`<button class="btn" ...${commit(kit, "bid-spot", spot.notation)}><${Sign} name="buoy" />
        ${kit.t("bid.go_spot", { amount, card: spotName(kit) })}</button>`
  }</p>
    <p class="cl-fine">${kit.t("bid.rule")}</p></div>`;
}

/** The bids of this season, in the order they made. @param {{ kit: Kit }} props */
export function Bids({ kit }) {
  const { bids, order, phase, companies } = kit.table;
  if (phase !== "turns" || !bids.some((bid) => typeof bid === "number" && bid >= 0)) return null;
  return draw`<div class="cl-bids"><dt>${kit.t("bid.shown")}</dt><dd><ol>${
    order.filter((seat) => !companies[seat].out)
      .map((seat) =>
        draw`<li key=${seat}><${House} kit=${kit} seat=${seat} /><span>${who(kit, seat)}</span>
      <b>${money(kit, Math.max(0, bids[seat]))}</b></li>`
      )
  }</ol></dd></div>`;
}
