/** The kit: all that a title's board is given to draw with. The same in live play, for a spectator and in a replay. */
import { t } from "/static/shell/lib.js";
/** @import { Board, Choice, GameView, Kit, Pressing } from "/static/shell/types.d.ts" */

/**
 * @template Table, Cards
 * @param {GameView<Table>} view
 * @param {Partial<Kit<Table, Cards>> & { marks?: Record<string, number[]>, markable?: string[] }} more  what only some
 *   of those who look may do: without it the board is a picture
 * @returns {Kit<Table, Cards>}
 */
export function makeKit(view, more = {}) {
  const prefix = `${view.title}.board.`;
  /** @type {Map<string, Choice[]>} */
  const byTarget = new Map();
  for (const choice of more.live === false ? [] : view.choices) {
    const there = byTarget.get(choice.target);
    if (there) there.push(choice);
    else byTarget.set(choice.target, [choice]);
  }
  /** @type {Kit<Table, Cards>} */
  const kit = {
    view,
    table: view.table,
    seat: view.seat,
    live: more.live ?? false,
    lang: document.documentElement.lang,
    looking: more.looking ?? null,
    news: more.news ?? [],
    open: more.open ?? null,
    name: more.name ?? ((seat) => view.names[seat] || rivalName(view, seat) || t("table.seat", { n: seat + 1 })),
    t: (key, gaps) => t(prefix + key, gaps),
    can: (target) => byTarget.get(target) ?? [],
    mark: (target) => more.marks?.[target] ?? [],
    mayMark: (target) => (more.markable ?? []).includes(target),
    toggleMark: more.toggleMark ?? (() => {}),
    why: more.why ?? (() => {}), // let the server explain why this cannot be chosen
    send: more.send ?? (() => {}), // choose these notations, one after another
    cards: more.cards ?? /** @type {Cards} */ ({}), // what is printed on the cards
    telling: more.telling ?? null,
    told: (target) => kit.telling?.step?.marks[target],
    press: more.press ?? ((target, { label } = {}) => ({
      id: target,
      "data-target": target,
      ...(kit.told(target) ? { "data-told": kit.told(target)?.kind } : {}),
      "aria-label": label,
      tabIndex: -1,
    })),
  };
  return kit;
}

/** The name of the automatic rival, whose number comes after the seats'. @param {GameView} view @param {number} seat */
export const rivalName = (view, seat) => (seat === view.rival?.seat ? view.rival.name : undefined);

/**
 * Load a title's board: its module, its style and its pictures; or the plain one, if it has none.
 * @param {string} title
 * @param {(url: string) => Promise<void>} sprite
 * @returns {Promise<Board>}
 */
export async function loadBoard(title, sprite) {
  const has = await fetch(`/titles/${title}/board/index.js`, { method: "HEAD" });
  if (!has.ok) return import("/static/shell/plain-board.js");
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `/titles/${title}/board/index.css`;
  const styled = new Promise((resolve) => {
    style.onload = style.onerror = resolve;
  });
  document.head.append(style);
  const cards = fetch(`/titles/${title}/cards.json`).then((answer) => answer.json());
  const board = await import(`/titles/${title}/board/index.js`);
  await Promise.all([styled, ...(board.art ?? []).map(sprite)]);
  return { ...board, cards: await cards };
}
