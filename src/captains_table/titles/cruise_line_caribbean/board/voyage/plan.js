/**
 * Planning a voyage: which stop and which deed one is looking at, before the server hears of it. Chart, telegraph and
 * company board are drawn apart from each other, so the plan lies on a shelf that all of them see.
 */
import { useEffect, useState } from "/static/shell/lib.js";
import { isIsland } from "../pieces.js";

/** What one can do on a turn, in the order of the telegraph. */
export const DEEDS = ["pick", "visit", "explore", "build", "attack", "return", "tow"];
/** What a stop is first thought of for. A resort needs no voyage, so it is meant only if the telegraph says so. */
const RATHER = ["visit", "pick", "explore", "return", "tow", "sail"];

const shelf = { now: "", stop: null, deed: null, route: [] };
const readers = new Set();

function put(change) {
  Object.assign(shelf, change);
  for (const read of readers) read({});
}

/** The position that a plan is made for: it falls away when the ship or its load is another, not by buying fuel. */
function position({ table, seat }) {
  const { ship, turn = [] } = table.companies[seat] ?? {};
  return ship ? JSON.stringify([seat, table.year, table.season, ship.at, ship.aboard, turn]) : "";
}

/** A choice with its arguments and the stop it leads to: {verb, stop, colour, count, card, rival, target, notation}. */
export function readChoice(choice) {
  const { port, island, number, colour, count, card, seat: rival } = choice.arguments;
  return { ...choice, stop: port ?? island ?? number?.toString(), colour, count, card, rival };
}

/** The deed of the telegraph that a choice belongs to: sailing somewhere is explored too. */
export const deedOf = (choice) => (choice.verb === "sail" ? "explore" : choice.verb);

const VOYAGES = ["pick", "visit", "sail", "explore", "build", "return", "tow"];

/** The choices of an own turn that have a stop, or none while somebody else decides. */
export function voyages(kit) {
  if (kit.seat === null || kit.table.asked !== "turn") return [];
  return kit.view.choices.map(readChoice).filter((choice) => VOYAGES.includes(choice.verb));
}

/** Choices to attack with. */
export const attacks = (
  kit,
) => (kit.seat !== null && kit.table.asked === "turn"
  ? kit.view.choices.map(readChoice).filter((choice) => choice.verb === "attack")
  : []);

/** The name of the button for a stop. */
export const targetOf = (stop) => (/^\d/.test(stop) ? `mystery-${stop}` : `port-${stop.toLowerCase()}`);

/** The way that was last planned, if it led from here to there: the ship then follows the line that was seen. */
export function plannedWay(from, to) {
  const { route } = shelf;
  return route.length > 1 && route[0].join() === from.join() && route.at(-1).join() === to.join() ? route : null;
}

/** Whether the plan bar tells of this stop already. */
export const isChosen = (kit, target) =>
  Boolean(shelf.stop) && shelf.now === position(kit) &&
  targetOf(shelf.stop) === target;

/** Whether something can be done at a stop that the telegraph is set to; a resort only if it is set to that. */
export const isOpen = (planning, stop) =>
  planning.all.some((choice) =>
    choice.stop === stop &&
    (planning.deed ? deedOf(choice) === planning.deed : choice.verb !== "build")
  );

/** What a deed cannot do without and what is not there, as the key of a sentence. */
export function lacking({ table, seat }, deed) {
  const { ship, hand, turn } = table.companies[seat];
  if (turn.includes("acted")) return null;
  if (deed === "visit" && Object.keys(ship.aboard).length === 0) return "hint.visit.empty";
  if (deed === "attack" && hand.length === 0) return "hint.attack.none";
  if (deed === "build" && table.ports.every(({ resort }) => resort !== null)) return "hint.build.none";
  return null;
}

/** What one would most likely want to do at a stop; used to ask why it cannot be. */
export function wishAt(kit, stop, deed) {
  const word = stop.toLowerCase();
  if (/^\d/.test(stop)) return `explore ${word}`;
  const island = isIsland(kit, stop);
  if (deed === "build" && island) return `build ${word}`;
  if (deed === "explore") return `sail ${word}`;
  if (!island) return `return ${word}`;
  const aboard = kit.table.companies[kit.seat]?.ship?.aboard ?? {};
  return `${aboard[stop] || deed === "visit" ? "visit" : "sail"} ${word}`;
}

/**
 * The plan of this reader: {stop, deed, plan, ways, way, select, order, put}.
 * `ways` are the choices at the stop, `way` the verb that is looked at first.
 */
export function usePlanning(kit) {
  const [, redraw] = useState({});
  useEffect(() => {
    readers.add(redraw);
    return () => readers.delete(redraw);
  }, []);
  const now = kit.seat === null ? "" : position(kit);
  const fresh = shelf.now === now;
  const plans = kit.table.plans ?? [];
  const stop = fresh && plans.some((each) => each.stop === shelf.stop) ? shelf.stop : null;
  const deed = fresh && kit.table.asked === "turn" ? shelf.deed : null;
  const all = voyages(kit);
  const ways = all.filter((choice) => choice.stop === stop);
  const set = deed ? ways.filter((choice) => deedOf(choice) === deed) : [];
  const way =
    (deed === "build" && set.length
      ? deed
      : RATHER.find((verb) => (set.length ? set : ways).some((choice) => choice.verb === verb))) ?? null;
  // a stop for something else than what the telegraph is set to is meant for that
  const deedAt = (next) => {
    const there = all.filter((choice) => choice.stop === next);
    return there.length && !there.some((choice) => deedOf(choice) === deed) ? null : deed;
  };
  const routeTo = (next) => plans.find((each) => each.stop === next)?.route ?? [];
  return {
    stop,
    deed,
    ways,
    way,
    all,
    plan: plans.find((each) => each.stop === stop) ?? null,
    select: (next) => put({ now, stop: next, deed: deedAt(next), route: routeTo(next) }),
    order: (next) => put({ now, deed: next, stop: ways.some((choice) => deedOf(choice) === next) ? stop : null }),
    put: () => put({ now, stop: null, deed: null }),
  };
}
