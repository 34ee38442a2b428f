/** The company board: poster, cash, who is aboard, the tank, what fuel costs here, and what rivals have done to one. */
/** @import { Kit } from "../types.d.ts" */
/** @import { CaribbeanView, CompanyView, LadderView, PlanView, ShipView } from "../view.d.ts" */
/** @import { GameView } from "/static/shell/types.d.ts" */
import { draw, Icon, names, useEffect, useRef, useState } from "/static/shell/lib.js";
import { Liner } from "../pictures/liner.js";
import { companyName, lookOf, money, portName, Sign, Token } from "../pieces.js";
import { usePlanning } from "../voyage/plan.js";

/** Whether fuel is asked for now, and nothing else. @param {{ view: GameView<CaribbeanView> }} props */
export const isBunkering = ({ view }) => ["bunker", "sale"].includes(view.kind);

/**
 * The board of a seat, of which only the own one can be used; `beside`: whether it stands beside the chart. Below it,
 * what
 * is asked is answered above.
 * @param {{ kit: Kit, seat: number, beside: boolean }} props
 */
export function Company({ kit, seat, beside }) {
  const own = kit.table.companies[seat];
  const planning = usePlanning(kit);
  const plan = seat === kit.seat && kit.table.phase === "turns" ? planning.plan : null;
  if (!own.company) return null;
  const { ship, company, cash, debt, home } = own;
  return draw`<section class=${`cl-company cl-${company}-board`} aria-label=${companyName(kit, company)}>
    <div class="poster"><${Liner} company=${company} size=${ship?.size ?? null} />
      <div class="nameplate"><h2>${companyName(kit, company)}</h2>
        <p>${kit.t("company.home", { port: portName(kit, home ?? "") })}</p></div>
      <p class="cash"><small>${kit.t("company.cash")}</small>${money(kit, cash)}
        ${debt > 0 && draw`<em>${kit.t("company.debt", { amount: money(kit, debt) })}</em>`}
        <${Earned} key=${seat} kit=${kit} cash=${cash} /></p></div>
    <div class="deck">
      <${Effects} kit=${kit} own=${own} />
      ${
    ship && draw`<${Berths} kit=${kit} ship=${ship} seat=${seat} plan=${plan} way=${planning.way} />
        <${Tank} kit=${kit} ship=${ship} plan=${plan} way=${planning.way} />`
  }
      ${seat === kit.seat && isFor(kit, beside) && draw`<${Ladder} kit=${kit} />`}
      ${seat === kit.seat && beside && draw`<${Ending} kit=${kit} own=${own} />`}</div></section>`;
}

const SHOWN = 8000; // ms that it is seen what has come in or gone out

/** What has just come in or gone out, beside the cash. @param {{ kit: Kit, cash: number }} props */
function Earned({ kit, cash }) {
  const before = useRef(cash);
  const [by, setBy] = useState(0);
  useEffect(() => {
    setBy(cash - before.current);
    before.current = cash;
    const timer = setTimeout(() => setBy(0), SHOWN);
    return () => clearTimeout(timer);
  }, [cash]);
  if (by === 0) return null;
  const sign = by < 0 ? "−" : "+";
  return draw`<strong key=${cash} class=${names(by < 0 && "less")}>${sign}${money(kit, Math.abs(by))}</strong>`;
}

/**
 * Whether the ladder stands on the company board: not in Winter, when no fuel is sold.
 * @param {Kit} kit
 * @param {boolean} beside
 */
function isFor(kit, beside) {
  const { ladder, season } = kit.table;
  return ladder && season !== "winter" && (beside || !isBunkering(kit));
}

/** What rivals' cards and strikes do to this company, in plain words. @param {{ kit: Kit, own: CompanyView }} props */
function Effects({ kit, own }) {
  const { delay, bunker, strike, price_war: war } = own.effects;
  const told = [
    delay && kit.t("effect.delay"),
    bunker && kit.t("effect.bunker"),
    strike > 0 && kit.t("effect.strike", { n: strike }),
    war && kit.t("effect.price_war", { n: kit.cards.red.PRICE.value }),
    own.turn.includes("wind") && kit.t("effect.wind", { n: kit.cards.blue.WIND.value }),
    own.turn.includes("pilot") && kit.t("effect.pilot"),
  ].filter(Boolean);
  return told.length > 0 && draw`<ul class="cl-effects">${
    told.map((each) =>
      draw`<li key=${each}>
    <${Icon} name="triangle-alert" />${each}</li>`
    )
  }</ul>`;
}

/** @param {{ title: string, says: string }} props */
function Heading({ title, says }) {
  return draw`<h3 class="cl-eyebrow">${title} <span>${says}</span></h3>`;
}

/**
 * One porthole for each place; those who leave at the planned stop are framed.
 * @param {{ kit: Kit, ship: ShipView, seat: number, plan: PlanView | null, way: string | null }} props
 */
function Berths({ kit, ship, seat, plan, way }) {
  const people = Object.entries(ship.aboard).flatMap(([code, count]) => Array(count).fill(code));
  /** @param {string} code */
  const leaves = (code) => plan && plan.stop === code && (way === "visit" || (!way && plan.open));
  const off = people.filter(leaves).length;
  const says = off
    ? kit.t("company.aboard.leave", { n: off, count: people.length, all: ship.capacity })
    : kit.t("company.aboard.says", { n: people.length, all: ship.capacity });
  return draw`<div><${Heading} title=${kit.t("company.aboard")} says=${says} />
    <ol class=${names("cl-berths", ship.capacity > 10 ? "fifteen" : ship.capacity > 7 && "ten")}>
      ${
    people.map((code, each) =>
      draw`<li key=${each} class=${names(leaves(code) && "off")}>
        <${Porthole} kit=${kit} code=${code} usable=${seat === kit.seat && people.indexOf(code) === each} /></li>`
    )
  }
      ${
    Array.from({ length: Math.max(0, ship.capacity - people.length) }, (_, each) =>
      draw`
        <li key=${`free${each}`} class="free"></li>`)
  }</ol></div>`;
}

/** A passenger; a button only while one has to go. @param {{ kit: Kit, code: string, usable: boolean }} props */
function Porthole({ kit, code, usable }) {
  const target = `aboard-${code.toLowerCase()}`;
  const label = `${portName(kit, code)}, ${lookOf(kit, code)}`;
  if (!usable || !kit.can(target).length) return draw`<${Token} code=${code} label=${label} />`;
  return draw`<button class="can" ...${kit.press(target, { label })}><${Token} code=${code} /></button>`;
}

/**
 * One cell for each unit: what stays is full, what the plan spends is hatched.
 * @param {{ kit: Kit, ship: ShipView, plan: PlanView | null, way: string | null }} props
 */
function Tank({ kit, ship, plan, way }) {
  const { fuel, tank } = ship;
  const spent = plan && plan.fuel !== null && way !== "build" && way !== "tow" ? Math.min(fuel, plan.fuel) : 0;
  const short = plan && plan.fuel !== null ? Math.max(0, plan.fuel - fuel) : 0;
  const says = short
    ? kit.t("company.fuel.short", { n: fuel, all: tank, short })
    : spent
    ? kit.t("company.fuel.after", { n: fuel, all: tank, left: fuel - spent })
    : kit.t("company.fuel.says", { n: fuel, all: tank });
  /** @param {number} cell */
  const look = (cell) => (cell < fuel - spent ? "full" : cell < fuel ? "use" : cell < fuel + short ? "short" : "");
  return draw`<div><${Heading} title=${kit.t("company.fuel")} says=${says} />
    <div class="cl-tank" role="img" aria-label=${says}>${
    Array.from({ length: tank }, (_, cell) =>
      draw`
      <i key=${cell} class=${look(cell)}></i>`)
  }</div></div>`;
}

/** What so many units cost here, bought at once. @param {{ kit: Kit }} props */
export function Ladder({ kit }) {
  const { port, room, prices, paid } = /** @type {LadderView} */ (kit.table.ladder);
  const sale = kit.view.kind === "sale";
  if (!port && !sale) return draw`<${Heading} title=${kit.t("company.ladder")} says=${kit.t("company.at_sea")} />`;
  const title = sale ? kit.t("company.ladder") : kit.t("company.ladder.in", { port: portName(kit, port ?? "") });
  const island = sale ? "" : `; ${kit.t("company.islands", { amount: money(kit, kit.table.island_fuel) })}`;
  const free = room ? kit.t("company.room", { n: room }) : kit.t("company.full");
  return draw`<div><${Heading} title=${title} says=${free + island} />
    ${
    room > 0 && draw`<ol class="cl-ladder">${
      prices.map((price, at) => {
        const units = at + 1;
        const can = kit.can(`fuel-${units}`).length > 0;
        const credit = can && units > paid;
        const says = kit.t("company.buy", { n: units, amount: money(kit, price) });
        const label = credit ? `${says}, ${kit.t("company.credit")}` : says;
        return draw`<li key=${units}><button class=${names("rung", can && "can", credit && "credit")}
          title=${credit ? kit.t("company.credit") : undefined}
          ...${kit.press(`fuel-${units}`, { label, wish: `fuel ${units}` })}>
        <b>${units}</b><span>${money(kit, price)}</span></button></li>`;
      })
    }</ol>`
  }
    ${
    onCredit(kit) && draw`<p class="cl-fine">${kit.t("company.credit.says")}
      ${kit.t("shortage.debt.rule", { n: kit.cards.numbers.debt_step })}</p>`
  }
    ${
    isBunkering(kit) && draw`<p class="cl-no-fuel"><button class="btn small soft"
      ...${kit.press("no-fuel", { label: kit.t("company.no_fuel") })}>${kit.t("company.no_fuel")}</button></p>`
  }</div>`;
}

/** Whether some of the fuel that can be bought now would be paid for later. @param {Kit} kit */
function onCredit(kit) {
  const { prices, paid } = /** @type {LadderView} */ (kit.table.ladder);
  return prices.some((_, at) => at >= paid && kit.can(`fuel-${at + 1}`).length > 0);
}

/** The end of the turn, once one has acted. @param {{ kit: Kit, own: CompanyView }} props */
function Ending({ kit, own }) {
  if (!kit.can("end-turn").length) return null;
  return draw`<button class="btn go cl-end" ...${kit.press("end-turn", { label: kit.t("company.end") })}>
    <${Sign} name="a-end" />${kit.t(own.returned ? "company.end.season" : "company.end")}</button>`;
}
