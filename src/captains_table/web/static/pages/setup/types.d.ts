/** What the set-up page puts together before there is a table. */
import type { Drawing, TableOption } from "/static/shell/types.d.ts";

/** A seat as it is wished for. */
export interface SeatToBe {
  kind: string;
  level?: string;
  name?: string;
}

/** A seat of the table drawn from above. */
export interface PlanSeat {
  name: string;
  empty?: boolean;
  ready?: boolean;
}

/** The measures of that drawing. */
export interface Size {
  width: number;
  height: number;
  rx: number;
  ry: number;
  out: number;
}

/** Why a table cannot be opened like this, and a way out. */
export interface Difficulty {
  text: string;
  fix?: { label: string; act: () => void };
}

/** How bots fared on such voyages. */
export interface Chances {
  won: number;
  games: number;
}

/** Draw an option by one of the components of options.js. */
export type Field = (kind: object, option: TableOption) => Drawing;
