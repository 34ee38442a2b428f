/** Her latest turn in chapters: what happened is shared out to the steps of the rules, in the order of the rules. */
/** @import { Chapter, Kit, TellEvent } from "../types.d.ts" */
import { rachelOf, whyNot } from "./words.js";

/** The parts of her turn (GX-4.1): Ships, actions, goals. */
const SHIPS = 0;
const ACTIONS = 1;
const GOALS = 2;

/** Events that begin a chapter of their own; whatever else happens belongs to the chapter that is open. */
/** @type {Record<string, { kind: string, part: number }>} */
const BEGINS = {
  reaches: { kind: "ships", part: SHIPS },
  last_flight: { kind: "ships", part: SHIPS },
  meeting: { kind: "meeting", part: ACTIONS },
  rachel_card: { kind: "card", part: ACTIONS },
  assigns: { kind: "worker", part: ACTIONS },
  rachel_walks_on: { kind: "worker", part: ACTIONS },
  rachel_acts: { kind: "act", part: ACTIONS },
  rachel_again: { kind: "again", part: ACTIONS },
  rachel_again_connected: { kind: "again", part: ACTIONS },
  rachel_gives_up: { kind: "gives_up", part: ACTIONS },
  cube: { kind: "t4", part: ACTIONS },
  rachel_fuel: { kind: "t3", part: ACTIONS },
  rachel_cockpit: { kind: "t2", part: ACTIONS },
  token_loaded: { kind: "t1", part: ACTIONS },
  liftoff: { kind: "t0", part: ACTIONS },
  goal: { kind: "goals", part: GOALS },
};
/** Of her attempt at an action these come before the word whether it succeeds. */
const TRIES = ["rachel_number", "rachel_number_second", "rachel_passes", "rachel_wants"];

/**
 * What happened, with its sentence; the turn's own line is left out.
 * @param {Kit} kit
 * @returns {TellEvent[]}
 */
const eventsOf = (kit) =>
  rachelOf(kit).told.map((each, at) => ({ ...each, says: kit.view.rival?.told[at] ?? "" }))
    .filter(({ event }) => event !== "turn");

/** @param {Kit} kit @returns {Chapter[]} */
export function chapters(kit) {
  /** @type {Chapter[]} */
  const found = [];
  for (const each of eventsOf(kit)) {
    const open = found.at(-1);
    const begins = beginning(each, open);
    if (begins) found.push({ ...begins, events: [each], action: String(each.figures.rachel_action ?? "") });
    else open?.events.push(each);
    const now = found.at(-1);
    if (now?.kind === "try" && whyNot(each.event)) {
      now.kind = "fails";
      now.action = String(each.figures.rachel_action);
    }
  }
  if (found.length > 0 && !isOpen(kit) && found.at(-1)?.part !== GOALS && ofATurn(kit)) {
    found.push({ kind: "no_goal", part: GOALS, events: [], action: "" });
  }
  return found;
}

/** What kind of chapter an event begins, if any. @param {TellEvent} each @param {Chapter | undefined} open */
function beginning({ event }, open) {
  if (whyNot(event)) return open?.kind === "try" ? null : { kind: "fails", part: ACTIONS };
  if (event === "assigns" && open?.kind === "worker") return null;
  if (event === "goal" && open?.kind === "goals") return null;
  if (BEGINS[event]) return BEGINS[event];
  if (!TRIES.includes(event)) return null;
  if (!open) return { kind: "start", part: ACTIONS };
  if (open.kind === "start") return event === "rachel_number" ? { kind: "start", part: ACTIONS } : null;
  return ["act", "try"].includes(open.kind) ? null : { kind: "try", part: ACTIONS };
}

/** Whether she waits for somebody in the middle of her turn. @param {Kit} kit */
export const isOpen = (kit) => kit.table.turn === rachelOf(kit).seat && kit.table.phase !== "over";

/** The round of the turn; nothing for her picks of the set-up. @param {Kit} kit */
export function ofATurn(kit) {
  const [first] = rachelOf(kit).told;
  return first?.event === "turn" ? Number(first.figures.round) : null;
}
