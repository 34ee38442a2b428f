/** The net worth of every company, told step by step: cash, resorts, ship, shares, debt; and how it came about. */
/** @import { Kit, Scored } from "../types.d.ts" */
/** @import { CaribbeanView, ScoreView } from "../view.d.ts" */
import { draw, Flag, listed, names } from "/static/shell/lib.js";
import { Steps, useTelling } from "/static/shell/scoring.js";
import { Ledger, WorthChart } from "../books/index.js";
import { ShipSign } from "../pictures/liner.js";
import { codeOf, companyName, House, money } from "../office/controls.js";
import { portName, Sign } from "../pieces.js";

/** @type {Record<string, (scored: ScoreView) => number>} */
const VALUES = {
  /** @param {{ cash: number }} props */
  cash: ({ cash }) => cash,
  /** @param {{ resort_value: number }} props */
  resorts: ({ resort_value: n }) => n,
  /** @param {{ ship_value: number }} props */
  ship: ({ ship_value: n }) => n,
  /** @param {{ shares_value: number }} props */
  shares: ({ shares_value: n }) => n,
  /** @param {{ debt: number }} props */
  debt: ({ debt }) => -debt,
};

/**
 * The steps that matter: without a stock market there are no shares, without debts nothing is taken away.
 * @param {CaribbeanView} table
 */
function stepsOf(table) {
  return [
    "cash",
    "resorts",
    "ship",
    ...(table.standard ? ["shares"] : []),
    ...((table.scoring ?? []).some(({ debt }) => debt) ? ["debt"] : []),
    "total",
  ];
}

/** @param {{ kit: Kit }} props the kit of a game that is over */
export function Scoring({ kit }) {
  if (!kit.table.scoring) return null;
  return draw`<${Told} kit=${kit} steps=${stepsOf(kit.table)} />`;
}

/** @param {{ kit: Kit, steps: string[] }} props */
function Told({ kit, steps }) {
  const { step, choose } = useTelling(steps.length - 1);
  const all = (kit.table.scoring ?? []).map((each, seat) => ({ ...each, seat }))
    .sort((a, b) => Number(a.out > 0) - Number(b.out > 0) || b.worth - a.worth); // whoever is bankrupt ranks last
  const most = Math.max(1, ...all.map((each) => each.worth + each.debt));
  return draw`<section class="cl-scoring" aria-label=${kit.t("score")}><h2>${kit.t("score")}</h2>
    <${Steps} className="cl-steps" ...${{ kit, steps, step, choose }} />
    <p class="cl-telling" aria-live="polite">
      ${steps[step] === "total" ? verdict(kit, all) : kit.t(`score.${steps[step]}.says`)}</p>
    <ul class="cl-bills">${
    all.map((each) =>
      draw`
      <${Bill} key=${each.seat} ...${{ kit, each, steps, step, most }} />`
    )
  }</ul>
    <h3>${kit.t("rail.chart")}</h3><${WorthChart} kit=${kit} />
    <h3>${kit.t("rail.ledger")}</h3><${Ledger} kit=${kit} /></section>`;
}

/**
 * One company: the worth so far as a growing bar, and what the present step adds.
 * @param {{ kit: Kit, each: Scored, steps: string[], step: number, most: number }} props
 */
function Bill({ kit, each, steps, step, most }) {
  const parts = steps.slice(0, Math.min(step + 1, steps.length - 1));
  const total = parts.reduce((all, name) => all + VALUES[name](each), 0);
  /** @param {string} name */
  const share = (name) => `${(100 * VALUES[name](each)) / most}%`;
  const owned = steps.filter((name) => !["total", "debt"].includes(name));
  const now = steps[step];
  const won = now === "total" && kit.view.outcome?.winners.includes(each.seat);
  const adds = now !== "total" && VALUES[now](each);
  return draw`<li class=${names("cl-bill", won && "won", each.out > 0 && "out")}><header><${Flag} seat=${each.seat} />
      <${House} kit=${kit} seat=${each.seat} /><span><b>${kit.name(each.seat)}</b>
        <small>${companyName(kit, each.seat)}</small></span>
      ${won && draw`<em class="cl-chip">${kit.t("score.wins")}</em>`}
      ${each.out > 0 && draw`<em class="cl-chip bad">${kit.t("rail.out")}</em>`}
      ${adds !== false && draw`<span class="plus">${adds < 0 ? "" : "+"}${money(kit, adds)}</span>`}
      <output>${money(kit, total)}</output></header>
    <span class="cl-bar" aria-hidden="true">${
    owned.map((name) =>
      draw`
      <i key=${name} class=${`part-${name}`} style=${{ width: parts.includes(name) ? share(name) : "0" }}></i>`
    )
  }</span>
    <${Detail} kit=${kit} each=${each} step=${now} /></li>`;
}

/** @param {{ kit: Kit, each: Scored, step: string }} props */
function Detail({ kit, each, step }) {
  const firm = kit.table.companies[each.seat];
  if (step === "resorts") {
    const ports = firm.resorts.map((port) => portName(kit, port)).join(", ");
    const value = { n: each.resorts, each: money(kit, kit.cards.numbers.resort_value) };
    return draw`<p class=${`cl-${firm.company}`}>${each.resorts > 0 && draw`<${Sign} name="resort" />`}
      <span>${each.resorts ? `${ports}: ${kit.t("score.resorts.each", value)}` : kit.t("score.no_resort")}</span></p>`;
  }
  if (step === "ship") {
    return draw`<p>${each.ship && draw`<${ShipSign} company=${codeOf(kit, each.seat)} size=${each.ship} />`}
      <span>${each.ship ? kit.t(`ship.${each.ship}`) : kit.t("score.no_ship")}</span></p>`;
  }
  if (step === "shares") {
    if (each.shares.length === 0) return draw`<p>${kit.t("score.no_shares")}</p>`;
    return draw`<ul class="cl-portfolio">${
      each.shares.map(({ company, shares, price, value }) =>
        draw`
      <li key=${company}><${House} code=${company} /><span>${kit.cards.companies[company].short}</span>
      <span>${shares} × ${money(kit, price)}</span><b>${money(kit, value)}</b></li>`
      )
    }</ul>`;
  }
  if (step === "debt") {
    return draw`<p>${kit.t(each.debt ? "score.debt.is" : "score.no_debt", { amount: money(kit, each.debt) })}</p>`;
  }
  if (step === "cash") return null;
  const parts = Object.entries(VALUES).map(([name, value]) => ({ name, n: value(each) })).filter(({ n }) => n);
  return draw`<p class="cl-parts">${
    parts.map(({ name, n }) =>
      draw`<span key=${name}>
    <i class=${`part-${name}`} aria-hidden="true"></i>
    ${kit.t(`score.${name}`)} ${money(kit, n)}</span>`
    )
  }</p>`;
}

/** The last sentence: who is worth most, or what broke the tie. @param {Kit} kit @param {Scored[]} all */
function verdict(kit, all) {
  const winners = kit.view.outcome?.winners ?? [];
  if (winners.length === 0) return kit.t("score.total.says");
  const first = all.find(({ seat }) => seat === winners[0]) ?? all[0];
  const gaps = { name: listed(winners.map((seat) => kit.name(seat))), n: money(kit, first.worth) };
  if (winners.length > 1) return kit.t("score.shared", gaps);
  const level = all.filter(({ worth, out, seat }) => worth === first.worth && !out && seat !== first.seat);
  if (level.length === 0) return kit.t("score.most", gaps);
  return kit.t(level.some(({ cash }) => cash === first.cash) ? "score.tie.resorts" : "score.tie.cash", gaps);
}
