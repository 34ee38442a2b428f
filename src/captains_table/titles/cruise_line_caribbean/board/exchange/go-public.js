/** Going public: for every number of shares what they bring, and what the price becomes. */
/** @import { State } from "/static/shell/types.d.ts" */
/** @import { Kit, Lot, OnAhead } from "../types.d.ts" */
import { draw, names, useState } from "/static/shell/lib.js";
import { codeOf, commit, lots, lotSays, money } from "../office/controls.js";

/** @param {{ kit: Kit, onAhead: OnAhead }} props */
export function Float({ kit, onAhead }) {
  /** @type {State<string | null>} */
  const [chosen, setChosen] = useState(null);
  const seat = kit.seat ?? -1;
  const price = kit.table.exchange?.[seat].price;
  const target = `share-${codeOf(kit, seat).toLowerCase()}`;
  const list = lots(kit, target, "float");
  if (list.length === 0) return null;
  const lot = list.find(({ notation }) => notation === chosen) ?? list[0];
  /** @param {Lot} each */
  const choose = (each) => {
    setChosen(each.notation);
    onAhead({ seat, price: each.price });
  };
  return draw`<fieldset class="cl-float"><legend>${kit.t("float")}</legend>
    <p>${kit.t("float.says", { price: money(kit, price) })}</p>
    <div class="cl-float-rows" role="radiogroup" aria-label=${kit.t("float")}>
      <div class="cl-float-head" aria-hidden="true"><span>${kit.t("float.shares")}</span>
        <span>${kit.t("float.brings")}</span>
        <span>${kit.t("float.price")}</span><span>${kit.t("float.keep")}</span></div>
      ${
    list.map((each) =>
      draw`<label key=${each.notation} class=${names(each === lot && "on")}>
        <input type="radio" name="float" checked=${each === lot} onChange=${() => choose(each)}
          aria-label=${
        kit.t("float.row", {
          n: each.shares,
          amount: money(kit, each.amount),
          price: money(kit, each.price),
        })
      } />
        <b>${lotSays(each)}</b><span>${money(kit, each.amount)}</span><span>${money(kit, each.price)}</span>
        <span>${each.kept}</span></label>`
    )
  }</div>
    <div class="cl-float-go"><p>${kit.t("float.cash", { cash: money(kit, lot.cash) })} ${ships(kit, lot)}</p>
    <button class="cl-brass" ...${commit(kit, target, lot.notation)}>
      ${kit.t("float.go", { n: lot.shares, amount: money(kit, lot.amount) })}</button></div></fieldset>`;
}

/** The largest ship this money buys. @param {Kit} kit @param {Lot} lot */
function ships(kit, { ship: size }) {
  if (!size) return kit.t("float.no_ship");
  return kit.t("float.ship", { ship: kit.t(`ship.${size}`), price: money(kit, kit.cards.ships[size].price) });
}
