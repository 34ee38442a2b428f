/** Things fly from where they were to where they are. Clones fly in a layer of their own, above everything. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOST = 14;

/** @typedef {{ box: DOMRect, part: string, x: number, y: number }} Place */

/** @param {HTMLElement} root */
const flying = (root) => /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-fly]"));

/**
 * Where every flying thing is now, by its key: on the screen, and within its part of the table.
 * @param {HTMLElement | null} root
 */
export function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const each of root ? flying(root) : []) found.set(each.dataset.fly ?? "", place(each));
  return found;
}

/** @param {HTMLElement} thing */
function place(thing) {
  const box = hidden(thing) ? new DOMRect() : thing.getBoundingClientRect();
  const part = thing.closest("section") ?? document.body;
  const origin = part.getBoundingClientRect();
  return { box, part: part.className, x: box.x - origin.x, y: box.y - origin.y };
}

/**
 * In a part that does not show; a thing in flight is hidden itself, and seen all the same.
 * @param {HTMLElement} thing
 */
function hidden(thing) {
  return !thing.parentElement?.checkVisibility({ visibilityProperty: true });
}

/**
 * A part of the table that is pushed aside as a whole has not moved its things.
 * @param {Place} then
 * @param {Place} now
 */
function stayed(then, now) {
  return then.part === now.part && Math.hypot(then.x - now.x, then.y - now.y) < now.box.width / 3;
}

/**
 * After a new drawing: let everything fly that has moved since `before`.
 * @param {HTMLElement | null} root
 * @param {Map<string, Place>} before
 */
export function fly(root, before) {
  if (!root || document.hidden || before.size === 0) return;
  let flights = 0;
  for (const each of flying(root)) {
    const now = place(each);
    const then = before.get(each.dataset.fly ?? "") ?? origin(each);
    if (!then?.box.width || !now.box.width || stayed(then, now)) continue;
    if (still.matches) each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    else launch(each, then.box, now.box, 40 * flights);
    flights += 1;
    if (flights === MOST) break;
  }
}

/** Where a new thing comes from, if its board says so. @param {HTMLElement} thing */
function origin(thing) {
  const from = thing.dataset.from && document.getElementById(thing.dataset.from);
  return from ? place(from) : null;
}

/** @param {HTMLElement} thing @param {DOMRect} from @param {DOMRect} to @param {number} delay */
function launch(thing, from, to, delay) {
  const clone = /** @type {HTMLElement} */ (thing.cloneNode(true));
  for (const each of [clone, ...clone.querySelectorAll("[id]")]) each.removeAttribute("id");
  clone.removeAttribute("data-fly");
  clone.setAttribute("aria-hidden", "true");
  clone.classList.add("flying");
  Object.assign(clone.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  layer(thing).append(clone);
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.max(0.2, from.width / to.width);
  const lift = Math.min(40, Math.hypot(dx, dy) / 8);
  thing.style.visibility = "hidden";
  const flight = clone.animate([
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
    { transform: "none" },
  ], { duration: 320, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
  const land = () => {
    thing.style.visibility = "";
    clone.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** The layer keeps the title's look, so that a clone is drawn like the thing itself. @param {HTMLElement} thing */
function layer(thing) {
  const table = thing.closest(".table, .result") ?? document.body;
  let sky = table.querySelector(":scope > .sky");
  if (!sky) {
    sky = document.createElement("div");
    sky.className = "sky";
    table.append(sky);
  }
  return sky;
}
