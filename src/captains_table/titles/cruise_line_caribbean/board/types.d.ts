/** What the board of Cruise Line: Caribbean! speaks of. */
import type { Choice, Kit as AnyKit } from "/static/shell/types.d.ts";
import type { CaribbeanView, DealView, DialogueView, ScoreView } from "./view.d.ts";
import type { usePlanning } from "./voyage/plan.js";

export type Kit = AnyKit<CaribbeanView, Cards>;

/** Row and column of the chart. */
export type HexAt = number[];
export type ShipSize = "S" | "M" | "L";
export type Point = { x: number; y: number };

/** Something printed, by language. */
export type Printed = Record<string, string>;

export interface ShipCard {
  name: Printed;
  capacity: number;
  tank: number;
  price: number;
  trade_in: number;
  maintenance: number;
}

export interface ActionSide {
  name: Printed;
  text: Printed;
  when?: Printed;
  timing?: string;
  class?: string;
  answers?: string[];
  value?: number;
}

/** What is printed: the title's catalogue. */
export interface Cards {
  map: { rows: string[] };
  lands: Record<string, { name: Printed }>;
  straits: Record<string, { name: Printed; hex: HexAt }>;
  ports: Record<string, {
    name: Printed;
    kind: string;
    hex: HexAt;
    colour: Printed;
    shape: Printed;
    tokens?: number;
    shallow?: boolean;
    article?: boolean;
  }>;
  mystery_hexes: Record<string, HexAt>;
  companies: Record<string, { name: string; short: string; home: string; colour: Printed }>;
  ships: Record<string, ShipCard>;
  mysteries: Record<string, { name: Printed; text: Printed }>;
  blue: Record<string, ActionSide>;
  red: Record<string, ActionSide>;
  classes: Record<string, Printed>;
  actions: Record<string, { blue: string; red: string }>;
  events: Record<string, { name: Printed; text: Printed; effect: string; ports?: string[] }>;
  fares: { values: number[] };
  numbers: Record<string, number>;
}

/** A choice of one's own turn, with the stop it leads to: of its fields each verb has those it needs. */
export type Voyage = Choice & { stop: string; colour: string; count: number; card: string; rival: number };
export type Planning = ReturnType<typeof usePlanning>;

/** A sum that can be chosen, by its notation. */
export type Sum = { notation: string; n: number };
/** A number of shares that can be chosen, and what the view says of the deal. */
export type Lot = { notation: string; lot: string } & DealView;

/** What choosing so many shares would make of the price of a stock. */
export type Ahead = { seat: number; price?: number };
export type OnAhead = (ahead: Ahead | null) => void;

/** A stop of the chart: a port or a marker. */
export type Place = { stop: string; hex: HexAt; target: string };

/** A rectangle in units of the sheet. */
export type Rect = { x: number; y: number; width: number; height: number };
/** What a window on the chart shows: how large, and how far it is shifted, in widths and heights of the window. */
export type ViewPort = { scale: number; x: number; y: number };

/** How a half of a card can be played now: what its button says, the choices, and what is asked before. */
export type Use = { says: string; list: Choice[]; ask?: string };
/** What a card asks before it is played. */
export type CardQuestion = { card: string; ask: string; list: Choice[] };

/** What one player is asked while all look on: of its fields each kind has those it needs. */
export type Asked = Required<DialogueView>;

/** A company in the final scoring. */
export type Scored = ScoreView & { seat: number };
