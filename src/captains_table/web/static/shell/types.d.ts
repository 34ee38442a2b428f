/** What shell, pages and boards share. */
import type { Choice, GameView, News, OpenHands, Options, OptionValue } from "/static/shell/api.d.ts";
import type { VNode } from "/static/vendor/preact.d.ts";

export type * from "/static/shell/api.d.ts";
export type { DrawnEvent, Ref, SetState, State, VNode } from "/static/vendor/preact.d.ts";

/** What can stand in a drawing. */
export type Drawing = VNode | string | number | boolean | null | undefined | Drawing[];

/** The gaps of a sentence; `n` decides between `one` and `other`. What a sentence does not use may be missing. */
export type Gaps = Record<string, string | number | undefined>;

/** What something is, for whoever looks at it. */
export type Explanation = { title: Drawing; text: Drawing };

/** What makes a thing of the board a button, or in a replay shows it as it was. */
export type Pressing = Record<string, unknown>;

/** How quickly the turn of an automatic rival is told. */
export type Pace = "hand" | "calm" | "brisk" | "once";

/** What a told step marks on the board: a place that is counted, the one hit, one taken besides, what is gone or short. */
export interface ToldMark {
  kind: "count" | "hit" | "then" | "taken" | "no" | "next" | "told";
  /** The number of the place. */
  n?: number;
  says?: string;
}

/** One step: what happens, why, by which rules, and where. */
export interface StoryStep {
  /** Which part of the turn it belongs to, from 0. */
  part: number;
  /** Its word in the strip. */
  heading: string;
  sentence: Drawing;
  reason: Drawing;
  rules: string[];
  marks: Record<string, ToldMark>;
  /** What was tried in vain. */
  failed?: boolean;
}

/** The turn of an automatic rival, to be told. */
export interface Story {
  /** Tells one turn from another. */
  key: string;
  name: string;
  seat: number;
  face: Drawing;
  /** Titles of the parts; an empty one is told by its steps. */
  parts: string[];
  steps: StoryStep[];
  /** Whether the turn still goes on, waiting for somebody. */
  open: boolean;
  /** Whether it is among the first, which wait for the reader. */
  early: boolean;
}

/** A story and how far it is told: `at` is -1 and `step` null while it is not. */
export interface Telling {
  story: Story;
  at: number;
  step: StoryStep | null;
  pace: Pace;
  go(step: number): void;
  end(): void;
  again(): void;
  setPace(pace: Pace): void;
}

/** All that a title's board is given to draw with. */
export interface Kit<Table = unknown, Cards = unknown> {
  view: GameView<Table>;
  table: Table;
  seat: number | null;
  /** Whether something can be chosen now. */
  live: boolean;
  lang: string;
  /** The target that is looked at. */
  looking: string | null;
  news: News[];
  /** All hands, in replays that show them. */
  open: OpenHands | null;
  name(seat: number): string;
  /** A sentence of the title, by its key without `board.`. */
  t(key: string, gaps?: Gaps): string;
  /** The choices of a thing. */
  can(target: string): Choice[];
  /** The seats that suggest this. */
  mark(target: string): number[];
  mayMark(target: string): boolean;
  /** Suggest this to the others, or no longer. */
  toggleMark(target: string): void;
  /** Let the server explain why this cannot be chosen. */
  why(notation: string): void;
  /** Choose these notations, one after another. */
  send(notations: string[]): void;
  /** What is printed on the cards. */
  cards: Cards;
  /** The latest turn of an automatic rival, told or to be told again. */
  telling: Telling | null;
  /** How the step that is told marks this thing. */
  told(target: string): ToldMark | undefined;
  /** Make a thing a button. */
  press(target: string, wanted?: Wanted): Pressing;
}

/** What pressing a thing means. */
export interface Wanted {
  label?: string;
  /** The notation that a click would mean if it were legal. */
  wish?: string;
  /** The choices to be had there now, where they are not all those of the target. */
  among?: Choice[];
  /** What to do where several are left, instead of a menu. */
  take?: () => void;
}

/** What index.js of a board exports. */
export interface Board {
  look?: string;
  art?: string[];
  Board: (props: { kit: AnyKit }) => Drawing;
  Own: (props: { kit: AnyKit }) => Drawing;
  Facts: (props: { kit: AnyKit; seat: number }) => Drawing;
  Common?: (props: { kit: AnyKit }) => Drawing;
  Scoring?: (props: { kit: AnyKit }) => Drawing;
  /** An automatic rival: its board in the rail, its face, its latest turn, and what a phone shows while that is told. */
  Rival?: (props: { kit: AnyKit }) => Drawing;
  RivalTab?: (props: { kit: AnyKit }) => Drawing;
  RivalBrief?: (props: { kit: AnyKit }) => Drawing;
  story?: (kit: AnyKit) => Story | null;
  where?: (kit: AnyKit) => Drawing;
  explain?: (kit: AnyKit, target: string) => Explanation | null | undefined;
  prices?: (kit: AnyKit, target: string) => Drawing;
  cards?: unknown;
}

/** The shell hands its kit on; only the board knows what lies on its table. */
// deno-lint-ignore no-explicit-any
export type AnyKit = Kit<any, any>;

/** What setup.js of a board may draw for the set-up page. */
export interface SetupPictures {
  ready?: Promise<unknown>;
  /** The options that come first, in groups; for so many seats. */
  front?: string[][] | ((seats: number) => string[][]);
  strip?: (preset: string) => Drawing;
  art?: (option: string, value?: OptionValue) => Drawing;
  difficulty?: (option: string, value?: OptionValue) => number;
  laid?: (options: Options, seats: number) => Drawing;
  boat?: () => Drawing;
}

/** Do something at the table: whether it was granted, with the answer if there is one. */
export type Act = (name: string, body?: Record<string, unknown>) => Promise<ActAnswer | boolean>;
export type ActAnswer = { code?: string };

/** What the prompt says when something cannot be done. */
export type Told = { message: string; rule?: string; status?: number };
