/** The turn of an automatic rival, told: what begins by itself, at which pace, and what ends it. */
/** @import { Story, Telling } from "/static/shell/types.d.ts" */
import { equal } from "./assert.js";
import { using } from "./drawing.js";
import "./page.js";
import { tellingKey, useTelling } from "/static/shell/play/telling.js";

/** @param {string} key @param {Partial<Story>} [more] @returns {Story} */
const story = (key, more = {}) => ({
  key,
  name: "Rachel",
  seat: 1,
  face: "",
  parts: ["Ships", "", "Goals"],
  steps: [0, 1, 2].map((part) => ({ part, heading: "", sentence: `${part}`, reason: "", rules: [], marks: {} })),
  open: false,
  early: true,
  ...more,
});

/** @param {Story} first */
async function telling(first) {
  localStorage.clear();
  /** @param {{ told: Story, decision: string, past: boolean }} given */
  const hook = ({ told, decision, past }) => useTelling(told, decision, past);
  const page = await using(hook, { told: first, decision: "1", past: false });
  return {
    /** @returns {Telling} */
    get now() {
      return /** @type {Telling} */ (page.now);
    },
    /** @param {Story} told @param {string} decision @param {boolean} [past] */
    comes: (told, decision, past = false) => page.again({ told, decision, past }),
    end: page.end,
  };
}

/** @param {string} key */
const pressed = (key) => /** @type {KeyboardEvent} */ (/** @type {unknown} */ ({ key, preventDefault() {} }));

Deno.test("what was there when the page was opened is told only if asked for", async () => {
  const page = await telling(story("1"));
  equal(page.now.at, -1);
  page.now.again();
  await page.comes(story("1"), "1");
  equal(page.now.at, 0);
  page.end();
});

Deno.test("a new turn is told step by step, by hand at first", async () => {
  const page = await telling(story("1"));
  await page.comes(story("2"), "2");
  equal([page.now.at, page.now.pace, page.now.step?.sentence], [0, "hand", "0"]);
  for (const at of [1, 2, -1]) {
    page.now.go(page.now.at + 1);
    await page.comes(story("2"), "2");
    equal(page.now.at, at);
  }
  page.end();
});

Deno.test("a turn that waits for somebody is told when it is over", async () => {
  const page = await telling(story("1"));
  await page.comes(story("2", { open: true }), "2");
  equal(page.now.at, -1);
  await page.comes(story("2 more"), "3");
  equal(page.now.at, 0);
  page.end();
});

Deno.test("whoever decides has heard enough, and nothing is told of what is looked back at", async () => {
  const page = await telling(story("1"));
  await page.comes(story("2"), "2");
  equal(page.now.at, 0);
  await page.comes(story("2"), "3");
  equal(page.now.at, -1);
  await page.comes(story("0"), "3", true);
  equal(page.now.at, -1);
  page.end();
});

Deno.test("the pace is remembered, and at once tells nothing", async () => {
  const page = await telling(story("1"));
  page.now.setPace("once");
  await page.comes(story("2"), "2");
  equal([page.now.at, page.now.pace, localStorage.getItem("captain pace")], [-1, "once", "once"]);
  page.end();
});

Deno.test("keys go on, back, and to the end", async () => {
  const page = await telling(story("1"));
  equal(tellingKey(page.now, pressed("x")), false);
  equal(tellingKey(page.now, pressed("r")), true);
  await page.comes(story("1"), "1");
  for (
    const [key, at] of /** @type {[string, number][]} */ ([["ArrowRight", 1], ["n", 2], ["ArrowLeft", 1], ["Tab", 1]])
  ) {
    tellingKey(page.now, pressed(key));
    await page.comes(story("1"), "1");
    equal(page.now.at, at);
  }
  equal(tellingKey(page.now, pressed("Escape")), true);
  await page.comes(story("1"), "1");
  equal(page.now.at, -1);
  page.end();
});
