/** Drawing a hook or a component for a test. */
/** @import { Choice, PlayScene, VNode } from "/static/shell/types.d.ts" */
import { place, settle } from "./page.js";
import { draw, render } from "/static/shell/lib.js";

/** Draw something and wait until it has come to rest: the place it was drawn in. @param {VNode} drawing @param {any} [into] */
export async function drawn(drawing, into = place()) {
  render(drawing, into);
  await settle();
  return into;
}

/**
 * Use a hook as a component would: `now` is what it gave last, `again` lets it be used with something else.
 * @template {object | string | undefined} In
 * @template Out
 * @param {(given: In) => Out} hook
 * @param {In} first
 * @returns {Promise<{ now: Out, again: (given: In) => Promise<void>, end: () => void }>}
 */
export async function using(hook, first) {
  const root = place();
  /** @type {any} */
  const held = {};
  /** @param {{ given: In }} props */
  const User = ({ given }) => {
    held.now = hook(given);
    return null;
  };
  held.again = async (/** @type {In} */ given) => {
    await drawn(draw`<${User} given=${given} />`, root);
  };
  held.end = () => render(null, root);
  await held.again(first);
  return held;
}

/** @param {string} notation @param {string} [target] @returns {Choice} */
export const choice = (notation, target = notation) => (
  { id: 1, notation, label: `Do ${notation}`, target, verb: notation, arguments: {}, permitted: false }
);

/** A table for two in the middle of a game, as seat 0 sees it. @param {Partial<PlayScene>} [more] @returns {PlayScene} */
export function scene({ game, ...more } = {}) {
  const seat = (/** @type {number} */ number, /** @type {string} */ name) => ({
    seat: number,
    name,
    kind: /** @type {"person"} */ ("person"),
    level: null,
    mine: number === 0,
    here: false,
    online: true,
    gone: false,
    ready: true,
    left: false,
  });
  return {
    version: 1,
    code: "heron-1234",
    state: "playing",
    title: "tic-tac-toe",
    name: "Tic-tac-toe",
    public: false,
    host: true,
    options: {},
    preset: null,
    seats: [seat(0, "Anna"), seat(1, "Ben")],
    seat: 0,
    mine: [0],
    idle: 60,
    watchers: 0,
    decision: "1",
    log_from: 0,
    log: [],
    said: 0,
    chat: [],
    talk: true,
    marks: {},
    may_mark: [],
    may_hint: false,
    votes: [],
    can_concede: false,
    rematch: null,
    news: [],
    ...more,
    game: {
      title: "tic-tac-toe",
      seat: 0,
      names: ["Anna", ""],
      options: {},
      commitment: "",
      to_act: [0],
      may_act: false,
      kind: "mark",
      prompt: "Mark a cell.",
      rules: [],
      choices: [choice("a1"), choice("b2")],
      can_undo: false,
      outcome: null,
      table: {},
      ...game,
    },
  };
}
