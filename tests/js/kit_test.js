/** The kit that boards draw with. */
import { equal } from "./assert.js";
import { choice, scene } from "./drawing.js";
import { answer, server, texts } from "./page.js";
import { loadBoard, makeKit } from "/static/shell/kit.js";

Object.assign(texts, { "tic-tac-toe.board.cell": "Cell {at}", "table.seat": "Seat {n}" });
const { game } = scene();
const view = { ...game, choices: [choice("a1", "cell"), choice("a2", "cell"), choice("b1")] };

Deno.test("choices are found by the thing they stand on", () => {
  const kit = makeKit(view, { live: true });
  equal(kit.can("cell").map((each) => each.notation), ["a1", "a2"]);
  equal(kit.can("b1").map((each) => each.notation), ["b1"]);
  equal(kit.can("nothing"), []);
});

Deno.test("nothing can be chosen in a kit that is not live", () => {
  equal(makeKit(view, { live: false }).can("cell"), []);
});

Deno.test("the board speaks with the words of its title", () => {
  const kit = makeKit(view);
  equal(kit.t("cell", { at: "a1" }), "Cell a1");
  equal([kit.name(0), kit.name(1)], ["Anna", "Seat 2"]);
});

Deno.test("a picture has places, but nothing to press", () => {
  const kit = makeKit(view);
  equal(kit.press("cell", { label: "A cell" }), {
    id: "cell",
    "data-target": "cell",
    "aria-label": "A cell",
    tabIndex: -1,
  });
  equal(kit.live, false);
  equal(kit.why("a1"), undefined);
});

Deno.test("suggestions of the seats", () => {
  const kit = makeKit(view, { marks: { cell: [1] }, markable: ["cell"] });
  equal([kit.mark("cell"), kit.mark("b1"), kit.mayMark("cell"), kit.mayMark("b1")], [[1], [], true, false]);
});

Deno.test("a title without a board is drawn as a list", async () => {
  server.to = () => answer(404, {});
  const board = await loadBoard("tic-tac-toe", () => Promise.resolve());
  equal(board.look, "plain-board");
});
