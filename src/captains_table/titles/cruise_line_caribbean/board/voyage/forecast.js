/** What a voyage would bring, in sentences: the sum of it, the parts of the sum, the fuel, the way home, warnings. */
/** @import { Kit, Voyage } from "../types.d.ts" */
/** @import { PlanView } from "../view.d.ts" */
import { listed } from "/static/shell/lib.js";
import { cardName, money, portName, printed } from "../pieces.js";
import { wayBetween } from "../chart/routes.js";

/** "$24", or "$12 to $24" while the fare is hidden. @param {Kit} kit @param {number[]} words */
export function span(kit, [least, most]) {
  return least === most ? money(kit, least) : kit.t("plan.span", { least: money(kit, least), most: money(kit, most) });
}

/**
 * The headline of a plan for one way to use the stop.
 * @param {Kit} kit
 * @param {PlanView} plan
 * @param {string | null} verb
 */
export function headline(kit, plan, verb) {
  const { stop, visit } = plan;
  const port = /^\d/.test(stop) ? stop : portName(kit, stop);
  if (verb === "visit" && visit) {
    return kit.t("plan.visit", { n: visit.passengers, port, sum: span(kit, visit.total) });
  }
  if (verb === "build") return kit.t("plan.build", { port, amount: money(kit, kit.table.resort_prices.action) });
  const said = verb ?? (/^\d/.test(stop) ? "look_marker" : "look");
  return kit.t(`plan.${said}`, { port });
}

/**
 * Where the money of a visit comes from.
 * @param {Kit} kit
 * @param {{
 *   fares: number[], first_visit: number, resort: number, resort_owner: number | null, resort_income: number,
 *   pirates: number,
 * }} given
 */
function visitParts(kit, { fares, first_visit: first, resort, resort_owner: owner, resort_income: income, pirates }) {
  const parts = [kit.t("plan.fares", { sum: span(kit, fares) })];
  if (first) parts.push(kit.t("plan.first", { amount: money(kit, first) }));
  if (resort) parts.push(kit.t("plan.resort", { amount: money(kit, resort) }));
  const told = [`${listed(parts)}.`];
  if (pirates) told.push(kit.t("plan.pirates", { amount: money(kit, pirates) }));
  if (owner !== null && !resort && income) {
    told.push(kit.t("plan.other_resort", { name: kit.name(owner), amount: money(kit, income) }));
  }
  return told;
}

/** What returning now would cost and bring. @param {Kit} kit */
function returnParts(kit) {
  const { unsatisfied: n = 0, amount = 0, cards = 0 } = kit.table.homecoming ?? {};
  const { standard } = kit.table;
  const told = [];
  if (n) told.push(kit.t(standard ? "plan.unhappy" : "plan.fined", { n, amount: money(kit, amount) }));
  told.push(cards ? kit.t("plan.cards", { n: cards }) : kit.t("plan.no_cards"));
  return told;
}

/**
 * Fuel of the way there, and how far it is home from there.
 * @param {Kit} kit
 * @param {PlanView} plan
 * @param {string | null} verb
 */
function fuelParts(kit, plan, verb) {
  const fuel = kit.table.companies[kit.seat ?? -1].ship?.fuel ?? 0;
  if (plan.fuel === null) return [kit.t("plan.no_way")];
  if (plan.fuel > fuel) return [kit.t("plan.too_far", { n: plan.fuel, fuel })];
  const told = [
    plan.fuel ? kit.t("plan.fuel", { n: plan.fuel, before: fuel, after: plan.left ?? 0 }) : kit.t("plan.here"),
  ];
  if (verb !== "return" && verb !== "tow" && plan.home.fuel) {
    told.push(kit.t("plan.home", { port: portName(kit, plan.home.port), n: plan.home.fuel }));
  }
  return told;
}

/** The sentences below the headline. @param {Kit} kit @param {PlanView} plan @param {string | null} verb */
export function details(kit, plan, verb) {
  if (verb === "build") return [kit.t("plan.build.says", { amount: money(kit, kit.table.resort_prices.income) })];
  if (verb === "tow") {
    return [kit.t("plan.tow.says", { amount: money(kit, kit.cards.numbers.tow) }), ...returnParts(kit)];
  }
  const told = [];
  if (plan.visit && verb !== "sail") told.push(...visitParts(kit, plan.visit));
  if (plan.visit && verb === "sail") told.push(kit.t("plan.sail.stay"));
  if (/^\d/.test(plan.stop)) told.push(mystery(kit, plan.stop));
  if (verb === "return") told.push(...returnParts(kit));
  return [...told, ...fuelParts(kit, plan, verb)];
}

/** @param {Kit} kit @param {string} stop */
function mystery(kit, stop) {
  const value = kit.table.mysteries.find((each) => String(each.number) === stop)?.value ?? null;
  if (value === null) return kit.t("plan.mystery");
  const { name, text } = kit.cards.mysteries[value];
  return `${printed(kit, name)}: ${printed(kit, text)}`;
}

/**
 * Why the ship might regret it: a port where it cannot stop, no fuel for the way home. [{says, mild}]
 * @param {Kit} kit
 * @param {PlanView} plan
 * @param {string | null} verb
 */
export function warnings(kit, plan, verb) {
  if (verb === "build" || verb === "tow") return [];
  const told = [];
  const { ship } = kit.table.companies[kit.seat ?? -1];
  const port = kit.table.ports.find((each) => each.port === plan.stop);
  if (port?.closed) told.push({ says: kit.t("plan.closed") });
  if (plan.shallow) told.push({ says: kit.t("plan.shallow") });
  const { missing: n, unit, paid, paid_after_visit: earned } = plan.home;
  if (n === 0 || plan.fuel === null || plan.fuel > (ship?.fuel ?? 0)) return told;
  const gaps = { n, port: portName(kit, plan.home.port), amount: money(kit, unit ?? 0) };
  if (verb === "visit" ? earned : paid) told.push({ says: kit.t("plan.refuel", gaps), mild: true });
  else told.push({ says: kit.t(port ? "plan.stranded" : "plan.stranded_sea", gaps) });
  return told;
}

/**
 * The marker that makes the way longer, if one lies on a straight way there: its number.
 * @param {Kit} kit
 * @param {PlanView} plan
 * @param {string | null} verb
 */
export function inTheWay(kit, plan, verb) {
  if (!plan.detour || verb === "build" || verb === "tow") return null;
  const { rows } = kit.cards.map;
  const from = kit.table.companies[kit.seat ?? -1].ship?.hex ?? [];
  const straight = wayBetween(rows, from, plan.hex) ?? [];
  const found = kit.table.mysteries.find(({ number, hex }) =>
    String(number) !== plan.stop &&
    straight.some((each) => each.join() === hex.join())
  );
  return found ? String(found.number) : null;
}

/**
 * Coming home ends the season: a button for it beside another plan says so, and what it costs.
 * @param {Kit} kit
 * @param {string} port
 */
function returnWords(kit, port) {
  const { unsatisfied = 0, amount = 0 } = kit.table.homecoming ?? {};
  if (unsatisfied === 0) return kit.t("do.return_over", { port });
  return kit.t(kit.table.standard ? "do.return_falls" : "do.return_fined", { port, amount: money(kit, amount) });
}

/**
 * What a choice says on its button; `meant` is what the sentences above are about.
 * @param {Kit} kit
 * @param {PlanView} plan
 * @param {Voyage} choice
 * @param {string | null} [meant]
 */
export function buttonWords(kit, plan, choice, meant = choice.verb) {
  const port = /^\d/.test(plan.stop) ? plan.stop : portName(kit, plan.stop);
  if (choice.verb === "return" && meant !== "return" && !choice.card) return returnWords(kit, port);
  if (choice.card) {
    const card = cardName(kit, choice.card);
    if (choice.verb === "build") {
      return kit.t("do.build_with", { card, amount: money(kit, kit.table.resort_prices.with_card) });
    }
    return kit.t(`do.${choice.verb}_with`, { card, port });
  }
  return kit.t(`do.${choice.verb}`, { port, amount: money(kit, kit.table.resort_prices.action) });
}
