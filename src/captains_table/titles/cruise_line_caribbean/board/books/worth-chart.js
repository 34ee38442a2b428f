/** Net worth over time: a line for each company, told apart by colour, dashes and marks; the same as a table. */
/** @import { WorthsView } from "../view.d.ts" */
/** @import { Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { codeOf, companyName, House, money, who } from "../office/controls.js";

const WIDE = 430;
const HIGH = 240;
const EDGE = { left: 36, right: 78, top: 14, bottom: 30 };
/** @type {Record<string, string>} */
const DASHES = { BEL: "none", GLD: "9 4", NAC: "2 4", EMP: "12 4 2 4" };
/** @type {Record<string, string>} */
const MARKS = {
  BEL: "M-4-4h8v8h-8z",
  GLD: "M0-5.5l1.6 3.6 3.9.3-3 2.5 1 3.9L0 2.7l-3.5 2.1 1-3.9-3-2.5 3.9-.3z",
  NAC: "M0-5l5 9H-5z",
  EMP: "M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z",
};

/** Every season's end, and how things stand now. @param {Kit} kit */
function points(kit) {
  const { worths, companies, phase, year, season } = kit.table;
  /** @param {WorthsView} each */
  const short = (each) => kit.t("ledger.short", { n: each.year, season: kit.t(`season.${each.season}`) });
  const past = worths.map((each) => ({ ...each, says: short(each) }));
  if (phase === "over") return past;
  return [...past, { year, season, worths: companies.map(({ worth }) => worth), says: kit.t("ledger.now") }];
}

/** Round numbers for the lines across: about four of them. @param {number} most @param {number} least */
function scale(most, least) {
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (most - least) / each <= 5) ?? 500;
  const from = Math.min(0, Math.floor(least / step) * step);
  const to = Math.max(step, Math.ceil(most / step) * step);
  return { from, to, lines: Array.from({ length: (to - from) / step + 1 }, (_, each) => from + each * step) };
}

/** Keep the values at the right end from lying on each other. @param {{ seat: number, n: number, y: number }[]} ends */
function spread(ends) {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  for (let at = 1; at < sorted.length; at += 1) sorted[at].y = Math.max(sorted[at].y, sorted[at - 1].y + 17);
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - (HIGH - EDGE.bottom + 6));
  return sorted.map((each) => ({ ...each, y: each.y - over }));
}

/** @param {{ kit: Kit }} props */
export function WorthChart({ kit }) {
  const all = points(kit);
  const seats = kit.table.companies.map((_, seat) => seat).filter((seat) => codeOf(kit, seat));
  if (all.length < 2 || seats.length === 0) return draw`<p class="cl-fine">${kit.t("ledger.no_chart")}</p>`;
  const values = all.flatMap(({ worths }) => seats.map((seat) => worths[seat]));
  const { from, to, lines } = scale(Math.max(...values), Math.min(...values));
  /** @param {number} at */
  const x = (at) => EDGE.left + (at * (WIDE - EDGE.left - EDGE.right)) / (all.length - 1);
  /** @param {number} n */
  const y = (n) => HIGH - EDGE.bottom - ((n - from) * (HIGH - EDGE.top - EDGE.bottom)) / (to - from);
  const { worths: last } = all[all.length - 1];
  const ends = spread(seats.map((seat) => ({ seat, n: last[seat], y: y(last[seat]) })));
  const told = ends.map(({ seat, n }) => `${companyName(kit, seat)} ${money(kit, n)}`).join(", ");
  return draw`<figure class="cl-worth">
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${`${kit.t("rail.chart")}: ${told}`}>
      ${
    lines.map((n) =>
      draw`<g key=${n} class="across"><path d=${`M${EDGE.left} ${y(n)}H${WIDE - EDGE.right}`} />
        <text x=${EDGE.left - 6} y=${y(n) + 4}>${n}</text></g>`
    )
  }
      ${
    all.map(({ year, season }, at) =>
      (season === "winter" || at === 0) && draw`<g key=${at} class="year">
        <path d=${`M${x(at)} ${EDGE.top}V${HIGH - EDGE.bottom}`} />
        <text x=${x(at)} y=${HIGH - EDGE.bottom + 18}>${kit.t("ledger.year", { n: year })}</text></g>`
    )
  }
      ${
    seats.map((seat) =>
      draw`<g key=${seat} class=${`line cl-${codeOf(kit, seat)}`}>
        <path fill="none" stroke-dasharray=${DASHES[codeOf(kit, seat)]}
          d=${`M${all.map(({ worths }, at) => `${x(at).toFixed(1)} ${y(worths[seat]).toFixed(1)}`).join("L")}`} />
        ${
        all.map(({ worths }, at) =>
          draw`<path key=${at} class="cl-dot" d=${MARKS[codeOf(kit, seat)]}
          transform=${`translate(${x(at).toFixed(1)} ${y(worths[seat]).toFixed(1)})`} />`
        )
      }</g>`
    )
  }
      ${
    ends.map(({ seat, n, y: at }) =>
      draw`<g key=${seat} transform=${`translate(${WIDE - EDGE.right + 12} ${at})`}>
        <use href=${`#cl-f-${codeOf(kit, seat)}`} y="-6" width="19" height="12.7" />
          <text class="value" x="24" y="5">${money(kit, n)}</text></g>`
    )
  }
    </svg>
    <figcaption>${
    seats.map((seat) =>
      draw`<span key=${seat}>
      <svg class=${`cl-key cl-${codeOf(kit, seat)}`} viewBox="0 0 34 12" aria-hidden="true">
      <path d="M0 6h34" stroke-dasharray=${DASHES[codeOf(kit, seat)]} />
        <path class="cl-dot" d=${MARKS[codeOf(kit, seat)]} transform="translate(17 6)" />
      </svg>${companyName(kit, seat)} (${who(kit, seat)})</span>`
    )
  }</figcaption>
    <details><summary>${kit.t("ledger.as_table")}</summary><div class="cl-scroll"><table class="cl-account">
      <thead><tr><td></td>${
    seats.map((seat) =>
      draw`<th key=${seat} scope="col"><${House} kit=${kit} seat=${seat} />
        <span>${who(kit, seat)}</span></th>`
    )
  }</tr></thead>
      <tbody>${
    all.map(({ says, worths }, at) =>
      draw`<tr key=${at}><th scope="row">${says}</th>
        ${seats.map((seat) => draw`<td key=${seat}>${money(kit, worths[seat])}</td>`)}</tr>`
    )
  }</tbody></table></div>
          </details></figure>`;
}
