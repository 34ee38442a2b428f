/** Smaller things of shell and pages, each by what it gives or draws. */
/** @import { Replay, TableOption, TablePass } from "/static/shell/types.d.ts" */
import { equal, match } from "./assert.js";
import { choice, drawn, snapshot, using } from "./drawing.js";
import { media, settle, texts } from "./page.js";
import { sorted } from "/static/pages/home/passes.js";
import { stopAt, stopsOf } from "/static/pages/result/controls.js";
import { inWords, labelOf, Row } from "/static/pages/setup/options.js";
import { seatsFor } from "/static/pages/setup/seats.js";
import { shared, useMedia } from "/static/shell/hooks.js";
import { draw } from "/static/shell/lib.js";
import { Prompt } from "/static/shell/play/prompt.js";

Object.assign(texts, {
  "table.waiting": "Waiting for {names}",
  "table.prompt": "What to do",
  "table.no_connection": "No connection",
  "table.undo": "Take back",
  "setup.without": "without {what}",
  "setup.nothing_ticked": "none",
  "setup.ticked": "{n} of {most} chosen",
});

Deno.test("one value for all who share it", async () => {
  const useTurn = shared("first");
  const one = await using(useTurn, undefined);
  const two = await using(useTurn, undefined);
  one.now[1]("second");
  await settle();
  equal([one.now[0], two.now[0]], ["second", "second"]);
  one.end();
  two.end();
});

Deno.test("a media query is looked up when it is asked for", async () => {
  media.add("(min-width: 1px)");
  const hook = await using(useMedia, /** @type {string} */ ("(min-width: 1px)"));
  equal(hook.now, true);
  await hook.again("(min-width: 9999px)");
  equal(hook.now, false);
  hook.end();
});

/** @param {object} [more] */
function prompt(more = {}) {
  const now = snapshot();
  const props = {
    snapshot: now,
    view: now.game,
    seat: 0,
    mine: true,
    online: true,
    refusal: null,
    prices: null,
    hint: {},
    unplaced: [],
    choose() {},
    undo() {},
    busy: false,
    act() {},
    ...more,
  };
  return drawn(draw`<${Prompt} ...${props} />`);
}

Deno.test("the prompt says what is asked, whom one waits for, or that nobody is heard", async () => {
  match((await prompt()).textContent, /Mark a cell/);
  const others = snapshot({ game: { ...snapshot().game, to_act: [1] } });
  match((await prompt({ snapshot: others, view: others.game, mine: false })).textContent, /Waiting for Ben/);
  match((await prompt({ online: false })).textContent, /No connection/);
});

Deno.test("a refusal stands in the prompt with its rule, which is not said twice", async () => {
  const box = await prompt({ refusal: { message: "It is taken (TT-1.2)", rule: "TT-1.2" } });
  equal(box.querySelector(".refusal").textContent.replace(/\s+/g, " ").trim(), "It is taken TT-1.2");
  equal(box.querySelector(".refusal a").getAttribute("href"), "/rules/tic-tac-toe/TT-1.2");
});

Deno.test("what lies nowhere on the board is a button of the prompt", async () => {
  /** @type {string[]} */
  const chosen = [];
  const choose = (/** @type {{ notation: string }} */ each) => chosen.push(each.notation);
  const box = await prompt({ unplaced: [choice("pass")], choose });
  box.querySelector('[data-choice="pass"]').click();
  equal(chosen, ["pass"]);
});

/** @param {number} turn @param {string} text */
const frame = (turn, text) => ({ turn, text, news: [{ target: text, seat: 0 }], undone: [], game: {} });
const replay = /** @type {Replay} */ (/** @type {unknown} */ ({
  frames: [frame(0, ""), frame(1, "a"), frame(1, ""), frame(2, "b"), frame(2, "c")],
}));

Deno.test("a replay stops after every turn, or after every choice that was seen", () => {
  equal(stopsOf(replay, false).map(({ ply, text }) => [ply, text]), [[0, ""], [2, "a"], [4, "b c"]]);
  equal(stopsOf(replay, true).map(({ ply }) => ply), [0, 1, 2, 3, 4]);
  equal(stopsOf(replay, false)[2].frame.news.map(({ target }) => target), ["b", "c"]);
});

Deno.test("a choice is found in the stop after it", () => {
  const stops = stopsOf(replay, false);
  equal([0, 1, 2, 3, 4, 99].map((ply) => stopAt(stops, ply)), [0, 1, 1, 2, 2, 2]);
});

Deno.test("my tables: those that wait for me first, the newest first among equals", () => {
  /** @param {string} code @param {string} state @param {boolean} turn @param {number} day */
  const pass = (
    code,
    state,
    turn,
    day,
  ) => /** @type {TablePass} */ (/** @type {unknown} */ ({ code, state, turn, since: `2026-01-0${day}` }));
  const passes = [pass("old", "over", false, 9), pass("a", "playing", false, 1), pass("b", "playing", false, 2)];
  passes.push(pass("mine", "playing", true, 1), pass("open", "open", false, 8));
  equal(sorted(passes).map(({ code }) => code), ["mine", "b", "a", "open", "old"]);
});

Deno.test("options in words", () => {
  const option = { name: "x", label: "Storms", help: "", rule: "", group: "", when: {}, pick: null };
  /** @type {TableOption} */
  const onOff = { ...option, default: false, values: [{ value: true, label: "on" }, { value: false, label: "off" }] };
  equal([inWords(onOff, true), inWords(onOff, false)], ["Storms", "without Storms"]);
  /** @type {TableOption} */
  const count = { ...option, default: 1, values: [{ value: 1, label: "few" }, { value: 2, label: "many" }] };
  equal([inWords(count, 2), labelOf(count, 7)], ["Storms: many", "7"]);
});

/** @type {TableOption} */
const TOKENS = {
  name: "tokens",
  label: "Tokens",
  help: "",
  rule: "",
  default: "A,B",
  group: "",
  when: {},
  pick: [2, 2],
  values: [{ value: "A", label: "ants" }, { value: "B", label: "bees" }, { value: "C", label: "cats" }],
};

Deno.test("a set is named by all that belongs to it, in the order of its values", () => {
  equal([inWords(TOKENS, "C,A"), inWords(TOKENS, "")], ["Tokens: ants, cats", "Tokens: none"]);
});

Deno.test("a set has a box for each value, and says how many are ticked", async () => {
  /** @type {unknown[]} */
  const changes = [];
  const onChange = (/** @type {unknown} */ value) => changes.push(value);
  const row = await drawn(
    draw`<${Row} option=${TOKENS} title="x" problem=${null} pictures=${{}} value="A,C" onChange=${onChange} />`,
  );
  /** @type {any[]} */
  const boxes = [...row.querySelectorAll("input")];
  equal(boxes.map((box) => box.attributes.has("checked")), [true, false, true]);
  match(row.textContent, /2 of 2 chosen/);
  boxes[0].dispatch("change");
  boxes[1].dispatch("change");
  equal(changes, ["C", "A,B,C"]);
});

Deno.test("so many seats, one of them always mine", () => {
  const kinds = (/** @type {{ kind: string }[]} */ seats) => seats.map(({ kind }) => kind);
  equal(kinds(seatsFor(3)), ["me", "invited", "invited"]);
  equal(kinds(seatsFor(1, [{ kind: "bot" }, { kind: "me" }])), ["me"]);
});
