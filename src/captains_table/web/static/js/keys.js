/** Playing by keyboard: arrows go to the next thing in that direction, letters are shortcuts. */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Move the focus from one thing of the table to the nearest in the direction of the key. */
export function roam(event, root) {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || event.altKey || event.ctrlKey || event.metaKey || !root.contains(here) || isText(here)) return false;
  if (!here.matches("[data-target], .prompt button")) return false;
  const from = middle(here);
  let best = null;
  let nearest = Infinity;
  for (const each of root.querySelectorAll("button[data-target], .prompt button")) {
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

/** Whether letters typed here are meant as text. */
export function isText(element) {
  return element?.matches?.("input, textarea, select, [contenteditable]") ?? false;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
