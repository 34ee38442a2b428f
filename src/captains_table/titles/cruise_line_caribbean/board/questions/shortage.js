/** Money is short: what is due, what is missing, and every way to raise it. */
/** @import { Asked, Kit } from "../types.d.ts" */
/** @import { DialogueView } from "../view.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Sell } from "../exchange/index.js";
import { codeOf, House, lots, money, options, Panel, shortName } from "../office/controls.js";
import { portName, Sign } from "../pieces.js";

/** @param {{ kit: Kit, dialogue: Asked, mine: boolean }} props */
export function Shortage({ kit, dialogue, mine }) {
  const { amount, entry, seat, missing, owed } = dialogue;
  const { cash } = kit.table.companies[seat];
  const gaps = {
    name: kit.name(seat),
    amount: money(kit, amount),
    entry: kit.t(`ledger.${entry}`),
    missing: money(kit, missing),
  };
  return draw`<${Panel} sign="coin" title=${kit.t(mine ? "shortage" : "shortage.them", gaps)} className="cl-shortage">
    <dl class="cl-sum"><div><dt>${gaps.entry}</dt><dd>${money(kit, amount)}</dd></div>
      <div><dt>${kit.t("shortage.cash")}</dt><dd>${money(kit, cash)}</dd></div>
      <div class="missing"><dt>${kit.t("shortage.missing")}</dt><dd>${money(kit, missing)}</dd></div></dl>
    ${mine ? draw`<${Ways} kit=${kit} owed=${owed} />` : draw`<p>${kit.t("shortage.wait", gaps)}</p>`}<//>`;
}

/** @param {{ kit: Kit, owed: number }} props */
function Ways({ kit, owed }) {
  const { exchange } = kit.table;
  const urgent = (exchange ?? []).map((firm, company) => {
    const word = codeOf(kit, company).toLowerCase();
    return { ...firm, company, word, list: lots(kit, `emergency-${word}`, "emergency") };
  }).filter(({ list }) => list.length);
  const resorts = kit.view.choices.filter(({ target }) => target.startsWith("resort-"));
  return draw`${
    urgent.length > 0 && draw`<h3>${kit.t("shortage.shares")}</h3>
    <p class="cl-fine">${kit.t("shortage.half")}</p>
      <ul class="cl-urgent">${
      urgent.map(({ company, word, list, price, emergency }) =>
        draw`<li key=${company}>
        <p><${House} kit=${kit} seat=${company} /><b>${shortName(kit, company)}</b>
          <small>${kit.t("shortage.each", { amount: money(kit, emergency), price: money(kit, price) })}</small></p>
        <${Sell} ...${{ kit, company, price, list }} target=${`emergency-${word}`}
          says="exchange.emergency" /></li>`
      )
    }</ul>`
  }
    ${
    resorts.length > 0 && draw`<h3>${kit.t("shortage.resorts")}</h3>
      <p class="cl-row">${
      resorts.map(({ target }) =>
        draw`
      <button key=${target} class="btn" ...${kit.press(target)}><${Sign} name="resort" />${
          kit.t("shortage.resort", {
            port: portName(kit, target.slice(7).toUpperCase()),
            amount: money(kit, kit.table.resort_prices.value),
          })
        }</button>`
      )
    }</p>`
  }
    <p class="cl-row">${
    options(kit, "offer").length > 0 && draw`<button class="btn" ...${kit.press("offer")}>
        <${Sign} name="handshake" />${kit.t("shortage.offer")}</button>`
  }
      <button class="btn" ...${kit.press("debt")}>${kit.t("shortage.debt", { amount: money(kit, owed) })}</button></p>
    <p class="cl-fine">${kit.t("shortage.debt.rule", { n: kit.cards.numbers.debt_step })}</p>`;
}
