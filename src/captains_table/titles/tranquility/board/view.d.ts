// Written by tools/view_types.py from the Structs in captains_table.titles.tranquility.presentation.view_types: change those.

/** A Storm: at a row, at a seat, just shown, laid out to wait, or not in play yet. */
export interface Storm {
  storm: string;
  colour: "orange" | "purple" | "yellow";
  row?: number;
  seat?: number;
  shown?: boolean;
  laid?: boolean;
}

/** A place for an Island. */
export interface Slot {
  slot: string;
  card: number | null;
  side?: "moon" | "sun";
  explores?: boolean;
}

/** How many cards actions cost. */
export interface Prices {
  discard: number;
  turn?: number;
  rocks?: number;
}

/** The table. Lists with an entry for each seat begin with seat 0; rows are counted from 1, at the bottom. */
export interface TranquilityView {
  mode: "day_night" | "duel" | "great_arch" | "pyramid" | "standard";
  turn: number;
  first: number;
  rows: ((Slot | null)[])[];
  locked_rows: number[];
  full_rows: number[];
  start_placed: boolean;
  complete: boolean;
  gone: string[];
  removed: number;
  hand: string[];
  hand_sizes: number[];
  hand_limits: number[];
  pile_sizes: number[];
  discard_sizes: number[];
  marks: number[];
  prices: Prices;
  talk: "free" | "none" | "numbers" | "storms";
  offers?: Record<string, Record<string, number>>;
  barred?: Record<string, Barred>;
  placing?: number;
  costs?: Record<string, number>;
  dear?: Record<string, number>;
  because?: Record<string, string | null>;
  owed?: number;
  to_draw?: number;
  own_discards?: string[];
  rocks?: number | null;
  storms?: Storm[];
  storm_limit?: number;
  compasses?: number[];
  supply?: number;
  roof_open?: boolean;
  closed_rows?: number[];
  hands_held?: ("moon" | "sun")[];
  wanted?: ("moon" | "sun")[];
  deck_size?: number;
  display?: number[];
  sides?: ("moon" | "sun")[] | null;
  points?: number[];
  payment?: number;
  shares?: (number | null)[];
  pledged?: boolean[];
  pledges?: (number | null)[];
  last_pledges?: number[];
  capacity?: number | null;
  revealed?: Revealed;
}

/** What was hidden, after the end; cards as in a hand, piles with the top last. */
export interface Revealed {
  hands: string[][];
  piles: string[][];
  discards: string[][];
  buried: string[][];
  removed: number[];
  deck: string[];
}

/** Why a card of the hand cannot be played. */
export interface Barred {
  why:
    | "cost"
    | "finish_day_night"
    | "finish_early"
    | "finish_marks"
    | "finish_monster"
    | "locked"
    | "monster"
    | "no_slot"
    | "orange"
    | "roof"
    | "second_start";
  n?: number;
  row?: number;
}

export type View = TranquilityView;
