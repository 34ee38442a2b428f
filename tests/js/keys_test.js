/** Playing by keyboard. */
import { equal, same } from "./assert.js";
import { Box } from "./dom.js";
import { place, settle } from "./page.js";
import { isText, roam, watchFocus } from "/static/shell/play/keys.js";

/** Buttons of a board, ten by ten, at these places. @param {Record<string, [number, number]>} at */
function board(at) {
  const root = place();
  /** @type {Record<string, any>} */
  const buttons = {};
  for (const [name, [x, y]] of Object.entries(at)) {
    const button = /** @type {any} */ (document.createElement("button"));
    button.setAttribute("data-target", name);
    button.box = new Box(x, y, 10, 10);
    root.append(button);
    buttons[name] = button;
  }
  return { root, buttons };
}

/** @param {string} key @param {object} [more] @returns {any} */
const press = (key, more = {}) => ({ key, ...more, preventDefault() {} });
const focused = () => /** @type {any} */ (document.activeElement).dataset.target;

Deno.test("arrows go to the nearest thing in their direction", () => {
  const { root, buttons } = board({ middle: [50, 50], right: [80, 52], far: [200, 50], up: [50, 20], aside: [70, 95] });
  for (const [key, goal] of [["ArrowRight", "right"], ["ArrowUp", "up"], ["ArrowDown", "aside"]]) {
    buttons.middle.focus();
    equal(roam(press(key), root), true);
    equal(focused(), goal);
  }
});

Deno.test("where there is nothing, or a key means something else, the focus stays", () => {
  const { root, buttons } = board({ one: [50, 50], two: [80, 50] });
  buttons.one.focus();
  for (const event of [press("ArrowLeft"), press("Enter"), press("ArrowRight", { ctrlKey: true })]) {
    equal(roam(event, root), false);
    equal(focused(), "one");
  }
});

Deno.test("what cannot be pressed or is not seen is passed over", () => {
  const { root, buttons } = board({ one: [0, 0], off: [20, 0], unseen: [40, 0], goal: [60, 0] });
  buttons.off.disabled = true;
  buttons.unseen.box = new Box(40, 0, 0, 0);
  buttons.one.focus();
  roam(press("ArrowRight"), root);
  equal(focused(), "goal");
});

Deno.test("the focus comes back to a thing that was drawn anew, else to what can be chosen", async () => {
  const { root, buttons } = board({ one: [0, 0], two: [20, 0] });
  const watch = watchFocus(root);
  buttons.two.focus();
  buttons.two.remove();
  document.body.focus();
  const anew = board({ two: [20, 0] }).buttons.two;
  root.append(anew);
  watch.restore();
  same(document.activeElement, anew);
  anew.remove();
  document.body.focus();
  buttons.one.setAttribute("data-can", "");
  watch.restore();
  equal(focused(), "one");
  await settle();
  watch.end();
});

Deno.test("letters in a field are text", () => {
  const field = document.createElement("input");
  equal([isText(field), isText(document.body), isText(null)], [true, false, false]);
});
