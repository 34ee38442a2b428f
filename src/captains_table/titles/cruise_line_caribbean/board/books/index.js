/** The books: every dollar of every company by season, and how the net worths grew. */
/** @import { Kit } from "../types.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { House, money, sum, who } from "../office/controls.js";

export { WorthChart } from "./worth-chart.js";

/** In the order of the ledger: what usually comes in stands first. */
const ENTRIES = [
  "start",
  "fares",
  "first_visits",
  "resort_income",
  "shares_sold",
  "dividends",
  "cards",
  "events",
  "shares_bought",
  "fuel",
  "advertising",
  "ships",
  "maintenance",
  "resorts",
  "pirates",
  "fines",
  "tow",
  "interest",
];

/** "Year 2, Summer". @param {Kit} kit @param {{ year: number, season: string }} given */
export const seasonName = (kit, { year, season }) =>
  kit.t("ledger.season", { n: year, season: kit.t(`season.${season}`) });

/** @param {{ kit: Kit }} props */
export function Ledger({ kit }) {
  const { ledger } = kit.table;
  const total = kit.table.companies.map((_, seat) => {
    /** @type {Record<string, number>} */
    const all = {};
    const entries = ledger.flatMap(({ books }) => Object.entries(books[seat]));
    for (const [entry, n] of entries) all[entry] = (all[entry] ?? 0) + n;
    return all;
  });
  const seasons = [...ledger].reverse().filter(({ books }) => books.some((book) => Object.keys(book).length));
  return draw`<div class="cl-ledger"><p class="cl-fine">${kit.t("ledger.says")}</p>
    <${Account} kit=${kit} title=${kit.t("ledger.total")} books=${total} open />
    <details class="cl-by-season" open=${kit.table.phase !== "over"}><summary><b>${kit.t("ledger.seasons")}</b>
      </summary>
      ${
    seasons.map((each, at) =>
      draw`<${Account} key=${`${each.year}-${each.season}`} kit=${kit}
        title=${seasonName(kit, each)} books=${each.books} open=${at === 0} />`
    )
  }</details></div>`;
}

/**
 * One season, or all of them: a row for each entry that occurs, a column for each player.
 * @param {{ kit: Kit, title: string, books: Record<string, number>[], open?: boolean }} props
 */
function Account({ kit, title, books, open = false }) {
  const rows = ENTRIES.filter((entry) => books.some((book) => book[entry]));
  const sums = books.map((book) => sum(Object.values(book)));
  return draw`<details open=${open}><summary><b>${title}</b>
    <span class="cl-sums">${
    sums.map((n, seat) =>
      draw`<span key=${seat}>
      <${House} kit=${kit} seat=${seat} label=${who(kit, seat)} />${signed(kit, n)}</span>`
    )
  }</span></summary>
    <div class="cl-scroll"><table class="cl-account"><caption class="sr">${title}</caption>
      <thead><tr><td></td>${
    books.map((_, seat) =>
      draw`
        <th key=${seat} scope="col" class=${names(seat === kit.seat && "me")}>
        <${House} kit=${kit} seat=${seat} /><span>${who(kit, seat)}</span></th>`
    )
  }</tr></thead>
      <tbody>${
    rows.map((entry) =>
      draw`<tr key=${entry}><th scope="row">${kit.t(`ledger.${entry}`)}</th>
        ${
        books.map((book, seat) =>
          draw`<td key=${seat}
            class=${names(seat === kit.seat && "me", book[entry] < 0 && "out")}>
          ${book[entry] ? signed(kit, book[entry]) : "–"}</td>`
        )
      }</tr>`
    )
  }</tbody>
      <tfoot><tr><th scope="row">${kit.t("ledger.sum")}</th>${
    sums.map((n, seat) =>
      draw`<td key=${seat}
        class=${names(seat === kit.seat && "me")}>${signed(kit, n)}</td>`
    )
  }</tr></tfoot></table></div></details>`;
}

/** @param {Kit} kit @param {number} n */
const signed = (kit, n) => (n > 0 ? `+${money(kit, n)}` : money(kit, n));
