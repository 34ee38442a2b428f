/** Looking at a thing: it explains itself after a while, if somebody has asked. */
import { equal } from "./assert.js";
import { using } from "./drawing.js";
import { place, settle } from "./page.js";
import { useLooking } from "/static/shell/play/looking.js";

const explain = (/** @type {string} */ target) => (target === "dull" ? null : { title: target, text: "what it is" });
const later = async () => {
  await new Promise((resolve) => setTimeout(resolve, 480));
  await settle();
};

Deno.test("a thing that is looked at explains itself after a while", async () => {
  const hook = await using(useLooking, explain);
  hook.now.look("ship", place());
  await settle();
  equal([hook.now.looking, hook.now.tip], ["ship", null]);
  await later();
  equal(hook.now.tip?.title, "ship");
  hook.now.lookAway("ship");
  await settle();
  equal([hook.now.looking, hook.now.tip], [null, null]);
  hook.end();
});

Deno.test("who looks away in time is told nothing, nor of what has nothing to say", async () => {
  const hook = await using(useLooking, explain);
  hook.now.look("ship", place());
  hook.now.lookAway("ship");
  await later();
  equal(hook.now.tip, null);
  hook.now.look("dull", place());
  await later();
  equal([hook.now.looking, hook.now.tip], ["dull", null]);
  hook.end();
});

Deno.test("looking away from one thing leaves another alone", async () => {
  const hook = await using(useLooking, explain);
  hook.now.look("ship", place());
  hook.now.look("port", place());
  hook.now.lookAway("ship");
  await later();
  equal([hook.now.looking, hook.now.tip?.title], ["port", "port"]);
  hook.end();
});

Deno.test("a board that moved under a pointer at rest explains nothing until the pointer moves", async () => {
  const hook = await using(useLooking, explain);
  const thing = place();
  hook.now.forget();
  hook.now.look("ship", thing);
  await later();
  equal(hook.now.tip, null);
  const moved = new Event("pointermove");
  Object.defineProperty(moved, "target", { value: thing });
  dispatchEvent(moved);
  await later();
  equal(hook.now.tip?.title, "ship");
  hook.end();
});

Deno.test("a thing that has left the page is not explained", async () => {
  const hook = await using(useLooking, explain);
  const thing = place();
  hook.now.look("ship", thing);
  thing.remove();
  await later();
  equal(hook.now.tip, null);
  hook.end();
});
