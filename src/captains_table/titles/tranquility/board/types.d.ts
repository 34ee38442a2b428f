/** What the board of Tranquility speaks of. */
import type { Kit as AnyKit } from "/static/shell/types.d.ts";
import type { chartOf } from "./sea/chart.js";
import type { Slot, Storm, TranquilityView } from "./view.d.ts";

export type Kit = AnyKit<TranquilityView>;

export type StormView = Storm;

export type SideName = "sun" | "moon";

/** A slot and where it lies: its row from 1 up, its place from the left in half columns, whether the sea is dark there. */
export type SlotCell = Slot & { row: number; half: number; late: boolean };

export type Chart = ReturnType<typeof chartOf>;

/** A rectangle of a small picture. */
export type Rectangle = { x: string; y: string; width: string; height: string };
