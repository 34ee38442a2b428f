/** The stock exchange: a dark brass board with prices, holdings and the market. In Winter one trades on it. */
/** @import { Ahead, Kit, Lot, OnAhead } from "../types.d.ts" */
import { draw, Icon, names, useEffect, useState } from "/static/shell/lib.js";
import { Float } from "./go-public.js";
import {
  Change,
  codeOf,
  commit,
  House,
  lots,
  lotSays,
  money,
  seatsFrom,
  shortName,
  Stepper,
  who,
} from "../office/controls.js";
import { Sign } from "../pieces.js";

const OPEN = ["ipo", "dividends", "trading"];

/** @param {{ kit: Kit }} props */
export function Exchange({ kit }) {
  const [ahead, setAhead] = useState(null); // {seat, price}: where a price would go
  const { table } = kit;
  const prices = table.exchange?.map(({ price }) => price).join();
  useEffect(() => setAhead(null), [kit.view.kind, prices]); // whoever has traded looks ahead no more
  if (!table.standard || !table.exchange?.some(({ company }) => company)) return null;
  const open = OPEN.includes(table.phase);
  return draw`<section class=${names("cl-exchange", open && "open")} aria-label=${kit.t("exchange")}>
    <h2><span>${kit.t("exchange")}</span><small>${!open && draw`<${Icon} name="lock" />`}
      ${kit.t(open ? "exchange.open" : table.season === "winter" ? "exchange.shut" : "exchange.closed")}</small></h2>
    <${Ladder} kit=${kit} ahead=${ahead} />
    <div class="cl-scroll"><${Holdings} kit=${kit} onAhead=${setAhead} /></div>
    ${kit.view.kind === "float" && draw`<${Float} kit=${kit} onAhead=${setAhead} />`}
    <${Ends} kit=${kit} /><${Dividends} kit=${kit} /></section>`;
}

/** The companies in play, by seat. @param {Kit} kit */
const listed = (kit) =>
  (kit.table.exchange ?? []).map((each, seat) => ({ ...each, seat })).filter(({ company }) => company);

/** Prices from 1 to the highest; equal ones stack upwards. @param {{ kit: Kit, ahead: Ahead | null }} props */
function Ladder({ kit, ahead }) {
  const steps = Array.from({ length: kit.table.price_cap }, (_, each) => each + 1);
  const told = listed(kit).map(({ seat, price }) => `${shortName(kit, seat)} ${money(kit, price)}`).join(", ");
  return draw`<div class="cl-track" role="img" aria-label=${`${kit.t("exchange.prices")}: ${told}`}>
    ${
    steps.map((price) => {
      const here = listed(kit).filter((each) => each.price === price);
      const soon = ahead && ahead.price === price && !here.some(({ seat }) => seat === ahead.seat);
      return draw`<span key=${price} class=${names(here.length > 0 && "on")}>
      <i class="cl-stack">${here.map(({ seat, company }) => draw`<${House} key=${seat} code=${company} />`)}
        ${soon && draw`<i class="soon"><${House} code=${codeOf(kit, ahead.seat)} /></i>`}</i>${price}</span>`;
    })
  }</div>`;
}

// -- who holds what -------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, onAhead: OnAhead }} props */
function Holdings({ kit, onAhead }) {
  const { companies } = kit.table;
  const seats = seatsFrom(kit);
  return draw`<table class="cl-holdings"><caption class="sr">${kit.t("exchange.holdings")}</caption>
    <thead><tr><th scope="col">${kit.t("exchange.shares")}</th><th scope="col">${kit.t("exchange.price")}</th>
      ${
    seats.map((seat) =>
      draw`<th key=${seat} scope="col" class=${seat === kit.seat ? "me" : ""}>
        <span class="cl-holder" title=${kit.name(seat)}>
          ${seat !== kit.seat && draw`<${House} kit=${kit} seat=${seat} />`}
          <span>${who(kit, seat)}</span></span></th>`
    )
  }
      <th scope="col" class="market">${kit.t("exchange.market")}</th></tr></thead>
    <tbody>${
    listed(kit).map(({ seat: company, price, market }) =>
      draw`
      <tr key=${company}><th scope="row"><span><${House} kit=${kit} seat=${company} />${shortName(kit, company)}</span>
        </th>
        <td class="price">${money(kit, price)}</td>
        ${
        seats.map((seat) =>
          draw`<td key=${seat}
            class=${names(seat === kit.seat && "me", seat === company && "house")}>
          ${companies[seat].shares[company] || "–"}</td>`
        )
      }
        <td class="market">${market || "–"}</td></tr>
      <${Desk} key=${`desk-${company}`} kit=${kit} company=${company} price=${price} onAhead=${onAhead}
        columns=${seats.length + 3} />`
    )
  }</tbody></table>`;
}

/**
 * What one can do with this company's shares now: a row below its own.
 * @param {{ kit: Kit, company: number, price: number, columns: number, onAhead: OnAhead }} props
 */
function Desk({ kit, company, price, columns, onAhead }) {
  const word = codeOf(kit, company).toLowerCase();
  const sales = kit.view.kind === "float" ? [] : lots(kit, `share-${word}`, "sell");
  const urgent = kit.view.kind === "shortage" ? [] : lots(kit, `emergency-${word}`, "emergency");
  const buys = lots(kit, `market-${word}`, "buy");
  const note = why(kit, company);
  if (!sales.length && !buys.length && !urgent.length && !note) return null;
  return draw`<tr class="cl-desk"><td colspan=${columns}><div>
    ${buys.length > 0 && draw`<${Buy} ...${{ kit, company, price, list: buys, word, onAhead }} />`}
    ${
    sales.length > 0 && draw`<${Sell} ...${{ kit, company, price, list: sales, onAhead }}
      target=${`share-${word}`} says="exchange.sell" />`
  }
    ${
    urgent.length > 0 && draw`<${Sell} ...${{ kit, company, price, list: urgent, onAhead }}
      target=${`emergency-${word}`} says="exchange.emergency" />`
  }
    ${note && draw`<p class="cl-note">${note}</p>`}</div></td></tr>`;
}

/**
 * Why there is nothing to do with these shares, where the reason is not in plain sight.
 * @param {Kit} kit
 * @param {number} company
 */
function why(kit, company) {
  const note = kit.table.notes?.[company];
  return note ? kit.t(`exchange.${note}`, { n: kit.table.own_limit }) : "";
}

/**
 * Some shares for sale: how many, what they bring, and the price afterwards.
 * @param {{
 *   kit: Kit, company: number, price: number, list: Lot[], target: string, says: string, onAhead?: OnAhead,
 * }} props
 */
export function Sell({ kit, company, price, list, target, says, onAhead = () => {} }) {
  const [at, setAt] = useState(0);
  const lot = list[Math.min(at, list.length - 1)];
  const look = () => onAhead({ seat: company, price: lot.price });
  /** @param {number} next */
  const choose = (next) => {
    setAt(next);
    onAhead({ seat: company, price: list[next].price });
  };
  return draw`<div class="cl-deal" onPointerEnter=${look} onPointerLeave=${() => onAhead(null)} onFocusIn=${look}
      onFocusOut=${() => onAhead(null)}>
    <${Stepper} kit=${kit} label=${kit.t(`${says}.many`, { company: shortName(kit, company) })} list=${list}
      at=${Math.min(at, list.length - 1)} onAt=${choose} show=${lotSays} />
    <button class="cl-brass" ...${commit(kit, target, lot.notation)}>
      ${kit.t(says, { n: lot.shares, amount: money(kit, lot.amount) })}</button>
    <span class="cl-after">${
    kit.t("exchange.after")
  } <${Change} kit=${kit} from=${price} to=${lot.price} /></span></div>`;
}

/**
 * One share, or one certificate, from the market.
 * @param {{ kit: Kit, company: number, price: number, list: Lot[], word: string, onAhead: OnAhead }} props
 */
function Buy({ kit, company, price, list, word, onAhead }) {
  const target = `market-${word}`;
  const last = kit.table.exchange?.[company].certificates === 1;
  return list.map((lot, at) => {
    const pressed = commit(kit, target, lot.notation);
    return draw`<div key=${lot.lot} class="cl-deal" onPointerLeave=${() => onAhead(null)}
        onPointerEnter=${() => onAhead({ seat: company, price: lot.price })}>
      <button class="cl-brass" ...${pressed} id=${at ? undefined : target}>
        ${kit.t("exchange.buy", { n: lot.shares, amount: money(kit, lot.amount) })}</button>
      <span class="cl-after">${kit.t("exchange.after")} <${Change} kit=${kit} from=${price} to=${lot.price} />
        ${last && draw`<em><${Sign} name="gavel" />${kit.t("exchange.last")}</em>`}</span></div>`;
  });
}

/** Pass, make an offer, enough sold. @param {{ kit: Kit }} props */
function Ends({ kit }) {
  const asked = kit.view.kind;
  const { companies } = kit.table;
  const need = asked === "turn" && kit.view.choices.some(({ target }) => /^(offer|emergency-.*)$/.test(target));
  if (!need && !["trade", "sell_more"].includes(asked)) return null;
  const says = need
    ? "exchange.need"
    : asked === "sell_more"
    ? "exchange.more"
    : companies[kit.seat ?? -1].bought
    ? "exchange.bought"
    : "exchange.ask";
  /** @param {string} target @param {string} text */
  const button = (target, text) =>
    kit.view.choices.some((choice) => choice.target === target) && draw`
    <button class="cl-brass plain" ...${kit.press(target)}>${kit.t(text)}</button>`;
  return draw`<div class="cl-ends"><p>${kit.t(says, { cash: money(kit, companies[kit.seat ?? -1].cash) })}</p>
    ${button("offer", "exchange.offer")}${button("done", "exchange.done")}${button("pass", "exchange.pass")}</div>`;
}

// -- dividends ------------------------------------------------------------------------------------------------

/** What every company would pay now, and to whom. @param {{ kit: Kit }} props */
function Dividends({ kit }) {
  const { phase, exchange } = kit.table;
  if (["companies", "ipo", "over"].includes(phase)) return null;
  return draw`<details class="cl-payouts" open=${phase === "dividends"}>
    <summary>${kit.t("exchange.dividends")}</summary>
    <ul>${
    listed(kit).map(({ seat: company, dividend }) =>
      draw`<li key=${company}>
      <${House} kit=${kit} seat=${company} /><span><b>${shortName(kit, company)}</b>
        ${" "}${kit.t("exchange.dividend", { amount: money(kit, dividend) })} ${
        exchange && payees(kit, exchange[company])
      }</span>
          </li>`
    )
  }</ul>
    <p>${kit.t("exchange.dividend.rule")}</p></details>`;
}

/**
 * "You $3, Mio $2, bank $4": who receives how much of a dividend.
 * @param {Kit} kit
 * @param {{ dividend_shares: number[], dividend_bank: number }} given
 */
export function payees(kit, { dividend_shares: each, dividend_bank: bank }) {
  const parts = each.map((amount, seat) => amount > 0 && `${who(kit, seat)} ${money(kit, amount)}`).filter(Boolean);
  if (bank > 0) parts.push(kit.t("exchange.bank", { amount: money(kit, bank) }));
  return parts.length ? `(${parts.join(", ")})` : "";
}
