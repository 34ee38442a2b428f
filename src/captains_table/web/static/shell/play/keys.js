/** Playing by keyboard: arrows go to the next thing in that direction, letters are shortcuts. */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Move the focus from one thing of the table to the nearest in the direction of the key.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 */
export function roam(event, root) {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!here || !way || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (!root.contains(here) || isText(here)) return false;
  if (!here.matches("[data-target], .prompt button")) return false;
  const from = middle(here);
  /** @type {HTMLButtonElement | null} */
  let best = null;
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = root.querySelectorAll("button[data-target], .prompt button");
  let nearest = Infinity;
  for (const each of buttons) {
    if (each === here || each.disabled || !each.getClientRects().length) continue;
    const to = middle(each);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    if (along < 4) continue;
    const distance = along + 2.5 * aside;
    if (distance < nearest) {
      nearest = distance;
      best = each;
    }
  }
  if (!best) return false;
  event.preventDefault();
  best.focus();
  return true;
}

/**
 * Know what has the focus, so that `restore` can give it back when that thing was drawn anew; when it is gone, the
 * first
 * thing that can be chosen gets it. Whoever plays by keyboard never starts again at the top of the page.
 * @param {HTMLElement} root
 */
export function watchFocus(root) {
  /** @type {string | null} */
  let last = null;
  /** @param {Event} event */
  const come = (event) => {
    /** @type {HTMLElement | null} */
    const thing = /** @type {Element} */ (event.target).closest("[data-target], .prompt button");
    last = thing ? thing.dataset.target ?? "" : null;
  };
  /** @param {Event} event */
  const go = (event) =>
    setTimeout(() => {
      const target = /** @type {HTMLButtonElement} */ (event.target);
      if (target.isConnected && !target.disabled && document.activeElement === document.body) last = null; // on purpose
    });
  root.addEventListener("focusin", come);
  root.addEventListener("focusout", go);
  return {
    restore() {
      if (last === null || document.activeElement !== document.body) return;
      /** @type {HTMLElement | null} */
      const thing = root.querySelector(`[data-target="${last}"]`) ?? root.querySelector("[data-can]");
      thing?.focus({ preventScroll: true });
    },
    end() {
      root.removeEventListener("focusin", come);
      root.removeEventListener("focusout", go);
    },
  };
}

/** Whether letters typed here are meant as text. @param {Element | null} element */
export function isText(element) {
  return element?.matches?.("input, textarea, select, [contenteditable]") ?? false;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
