/** The sealed shuffle: this browser keeps the first seal it saw of a table, so that nobody can exchange it later. */
/** @import { GameView } from "/static/shell/types.d.ts" */
import { draw, Icon, t, toast } from "/static/shell/lib.js";

const KEPT = "seals"; // in the browser's own storage: [code, seal] of the latest tables
const MOST = 60;

function kept() {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEPT) ?? ""));
  } catch {
    return new Map(); // nothing there, or storage is closed to us
  }
}

/** Remember the seal of a game that is being played. @param {string} code @param {GameView} game */
export function keepSeal(code, game) {
  const seals = kept();
  if (!game.commitment || seals.has(code)) return;
  seals.set(code, game.commitment);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...seals].slice(-MOST)));
  } catch { /* then only what the server says later can be compared */ }
}

/** What this browser saw while the game was on, if it was there. @param {string} code */
export const keptSeal = (code) => kept().get(code);

/** One line for the menu of a table. @param {{ seal: string }} props */
export function Seal({ seal }) {
  const copy = () => navigator.clipboard.writeText(seal).then(() => toast(t("table.seal_copied")), () => toast(seal));
  return draw`<p class="seal"><${Icon} name="shield-check" /><span>${t("table.seal")} <code title=${seal}>
    ${seal.slice(0, 16)}…</code></span>
    <button class="btn plain icon" aria-label=${t("table.seal_copy")} onClick=${copy}>
      <${Icon} name="copy" /></button></p>`;
}
