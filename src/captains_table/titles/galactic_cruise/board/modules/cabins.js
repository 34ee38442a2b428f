/** Half Cabins: where they lie at the edges of a Blueprint or Segment, which lies like the Ships, nose to the right. */
/** @import { Place } from "../view.d.ts" */
/** @import { Column, Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { listed, names } from "../pieces.js";

/** @param {Column | null | undefined} column */
export const columnClass = (column) => column && `p${column[0].toUpperCase()}`;

/** "left", "center" or "right". @param {Kit} kit @param {Column} column */
export const columnWord = (kit, column) => kit.t(`modules.column.${column}`);

/** The half Cabins of a Blueprint, where they count. @param {Kit} kit @param {string} id */
export const halvesOf = (kit, id) => (kit.table.blueprint_set ? kit.cards.cabins?.[id] : undefined);

/** What they are, in words; "" without them. @param {Kit} kit @param {string} id */
export function halvesSay(kit, id) {
  const halves = halvesOf(kit, id);
  if (!halves) return "";
  return kit.t("modules.halves", { top: columnWord(kit, halves.top), bottom: columnWord(kit, halves.bottom) });
}

/** The two half Cabins at the edges: the upper one to the right, the lower one to the left. @param {{ kit: Kit, id: string }} props */
export function Halves({ kit, id }) {
  const halves = halvesOf(kit, id);
  if (!halves) return null;
  return draw`<i class=${names("hc b", columnClass(halves.bottom))}></i><i
    class=${names("hc t", columnClass(halves.top))}></i>`;
}

/** "1 Cabin, center": where the Cabins of a Ship lie. @param {Kit} kit @param {(Column | null)[]} columns */
export function columnsSay(kit, columns) {
  const words = columns.map((column) => (column ? columnWord(kit, column) : kit.t("modules.column.none")));
  return words.length ? listed(kit, words.reverse()) : "";
}

/** Why a Segment does not fit there, or what it would make; "" where nothing is to be said. @param {Kit} kit @param {Place} place */
export function placeSays(kit, { fits, column, clash }) {
  if (clash) {
    const [theirs, its] = clash.map((each) => columnWord(kit, each));
    return kit.t(fits ? "modules.place.adapter" : "modules.place.no", { theirs, its });
  }
  return column ? kit.t("modules.place.makes", { column: columnWord(kit, column) }) : kit.t("modules.place.first");
}
