/** Following a turn: where the Worker that is looked at, or stands, leads; what this turn has changed so far. */
import { RESOURCES } from "../pieces.js";

const placeOf = (target) => (target?.startsWith("site-") ? target.slice(5).toUpperCase() : null);

/**
 * The plan that is shown on the campus: that of the location under the pointer, else that of the Worker who acts.
 * @returns {null | {site, bump, looked: boolean, ways: object, sites: object}} reach by area and by location
 */
export function planOf(kit) {
  const { plans = [] } = kit.table;
  const looked = placeOf(kit.looking);
  const plan = plans.find(({ site }) => site === looked) ?? (kit.view.kind === "choose_action" ? plans[0] : null);
  if (!plan) return null;
  const sites = Object.fromEntries(plan.reach.map((reach) => [reach.site, reach]));
  const ways = Object.fromEntries(plan.reach.filter(({ area }) => area).map((reach) => [reach.area, reach]));
  return { ...plan, looked: plan.site === looked, sites, ways };
}

const GOODS = ["vp", "money", "ads", "reputation"];
const goods = (player) => ({ ...Object.fromEntries(GOODS.map((each) => [each, player[each]])), ...player.stored });

/** How the turn began, as first seen in this window; kept for when the page is loaded again. */
const memory = `captain gc ${location.pathname}`;
let began = JSON.parse(sessionStorage.getItem(memory)) ?? { turn: "", had: {} };

/** What this turn has brought and cost its player so far: {money: -3, ads: 2}. */
export function soFar({ table }) {
  if (table.turn === null || table.phase === "over") return {};
  const now = goods(table.players[table.turn]);
  const turn = `${table.round} ${table.turn}`;
  if (began.turn !== turn) {
    began = { turn, had: now };
    sessionStorage.setItem(memory, JSON.stringify(began));
  }
  const changes = [...GOODS, ...RESOURCES].map((each) => [each, now[each] - began.had[each]]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
