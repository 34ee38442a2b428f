/** Galactic Cruise: choices about two things, of which either may be pressed first. */
import { equal } from "./assert.js";
import { choice, snapshot, using } from "./drawing.js";
import { openThings, thingsOf, useThing } from "../../src/captains_table/titles/galactic_cruise/board/in-hand.js";
import { makeKit } from "/static/shell/kit.js";

/** @param {string} verb @param {string} target @param {Record<string, any>} given */
const made = (verb, target, given) => ({
  ...choice(`${verb} ${Object.values(given).join(" ")}`, target),
  verb,
  arguments: given,
});
const BUILDS = ["a1", "a2"].flatMap((area) =>
  ["food", "fuel"].map((resource) => made("build", `area-${area}`, { resource, area }))
);

/** How a thing looks and is pressed. @param {string} thing @returns {(kit: any) => any} */
const looked = (thing) => (kit) => useThing(kit, thing);

/** @param {any[]} choices @returns {any} a kit that tells what a press would mean */
function kitOf(choices) {
  const view = { ...snapshot().game, choices };
  return makeKit(view, { live: true, press: (target, wanted) => ({ target, ...wanted }) });
}

Deno.test("what a choice is about: its target, and the thing that goes there", () => {
  equal(thingsOf(BUILDS[0]), ["area-a1", "row-food"]);
  equal(thingsOf(made("assign", "site-l1", { worker: "expert", location: "L1" })), ["site-l1", "crew-expert"]);
  equal(thingsOf(made("launch", "ship-1", { ship: 1, worker: "worker" })), ["ship-1", "crew-worker"]);
  equal(thingsOf(made("segment", "own-bp01", { blueprint: "BP01", ship: 2 })), ["own-bp01", "ship-2"]);
  equal(thingsOf(made("segment", "own-bp01", { blueprint: "BP01", ship: 2, place: 3 })), ["own-bp01", "dock-2-3"]);
  equal(thingsOf(made("send", "segment-2-1", { guest: "A", segment: 1 })), ["segment-2-1", "aboard-2-a"]);
  equal(thingsOf(choice("meeting")), ["meeting"]);
});

Deno.test("with something in hand only what goes with it answers", () => {
  const kit = kitOf(BUILDS);
  equal(openThings(kit, ""), ["area-a1", "row-food", "row-fuel", "area-a2"]);
  equal(openThings(kit, "row-food"), ["area-a1", "area-a2"]);
  equal(openThings(kit, "area-a2"), ["row-food", "row-fuel"]);
});

Deno.test("places for a Segment are there once it is in hand", () => {
  const kit = kitOf([1, 2].map((place) => made("segment", "own-bp01", { blueprint: "BP01", ship: 1, place })));
  equal(openThings(kit, ""), ["own-bp01"]);
  equal(openThings(kit, "own-bp01"), ["dock-1-1", "dock-1-2"]);
});

Deno.test("the first of two things is taken in hand, the second answers", async () => {
  const kit = kitOf(BUILDS);
  const [row, area, other] = await Promise.all(
    ["row-food", "area-a2", "row-fuel"].map((thing) => using(looked(thing), kit)),
  );
  equal([row.now.look, area.now.look], ["can", "can"]);
  equal(area.now.press.among.length, 2);
  row.now.press.take();
  for (const each of [row, area, other]) await each.again(kit);
  equal([row.now.look, area.now.look, other.now.look], ["sel", "can", ""]);
  equal(row.now.press["aria-pressed"], "true");
  equal(area.now.press.among.map((/** @type {any} */ each) => each.notation), ["build food a2"]);
  other.now.press.take(); // another row takes its place
  for (const each of [row, area, other]) await each.again(kit);
  equal([row.now.look, other.now.look], ["", "sel"]);
  other.now.press.take(); // and is put down
  for (const each of [row, area, other]) await each.again(kit);
  equal([row.now.look, other.now.look], ["can", "can"]);
});

Deno.test("what two things do not tell apart is left to a menu", async () => {
  const kit = kitOf([1, 2].map((price) => made("segment", "own-bp01", { blueprint: "BP01", ship: 1, price })));
  const [blueprint, ship] = await Promise.all(["own-bp01", "ship-1"].map((thing) => using(looked(thing), kit)));
  blueprint.now.press.take();
  for (const each of [blueprint, ship]) await each.again(kit);
  equal([ship.now.press.among.length, ship.now.press.take], [2, undefined]);
});

Deno.test("a new question finds an empty hand", async () => {
  const row = await using(looked("row-food"), kitOf(BUILDS));
  row.now.press.take();
  await row.again(kitOf(BUILDS));
  equal(row.now.look, "sel");
  await row.again(kitOf(BUILDS.slice(0, 3)));
  equal(row.now.look, "can");
});
