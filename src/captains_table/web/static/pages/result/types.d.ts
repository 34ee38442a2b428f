/** What the pages of finished games share. */
import type { Frame } from "/static/shell/types.d.ts";

/** Where a replay can stop. */
export interface Stop {
  frame: Frame;
  ply: number;
  turn: number;
  text: string;
  undone: Frame["undone"];
}

/** Where a replay comes from: a table of this house, or a record. */
export type Source = { code: string } | { record: string };
