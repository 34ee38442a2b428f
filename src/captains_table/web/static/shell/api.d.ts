/** What the server answers, as docs/api.md describes it. */
import type { ChoiceView, View } from "/static/shell/view.d.ts";

/** A game as one seat, or a spectator, may see it; `table` is the title's own part. */
export type GameView<Table = unknown> = Omit<View, "table"> & { table: Table };

/** One answer to what a seat is asked. */
export type Choice = ChoiceView;

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export type SeatKind = "open" | "invited" | "person" | "bot";

/** A seat at a table. */
export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  mine: boolean;
  here: boolean;
  online: boolean;
  gone: boolean;
  ready: boolean;
  left: boolean;
}

export interface LogLine {
  n: number;
  seat: number;
  text: string;
  undone: boolean;
}

/** Something that the latest turn touched. */
export interface News {
  target: string;
  seat: number;
}

/** A table as one person sees it. */
export interface Snapshot {
  version: number;
  code: string;
  state: "open" | "playing" | "over";
  title: string;
  name: string;
  public: boolean;
  host: boolean;
  options: Options;
  preset: string | null;
  seats: Seat[];
  seat: number | null;
  mine: number[];
  idle: number;
  watchers: number;
  decision: string;
  log_from: number;
  log: LogLine[];
  said: number;
  chat: { seat: number | null; name: string; text: string; at: string; notice: boolean }[];
  talk: boolean;
  marks: Record<string, number[]>;
  may_mark: string[];
  may_hint: boolean;
  votes: number[];
  can_concede: boolean;
  rematch: string | null;
  game: GameView | null;
  news?: News[];
  reason?: string;
}

/** A snapshot after the deal. */
export type PlaySnapshot = Snapshot & { game: GameView; news: News[] };

/** A title on the front page. */
export interface TitleCard {
  id: string;
  name: string;
  seats: [number, number];
  minutes: number[];
  cooperative: boolean;
  about: string;
  credits: string;
}

export interface TableOption {
  name: string;
  label: string;
  help: string;
  rule: string;
  default: OptionValue;
  values: { value: OptionValue; label: string }[];
  /** Of a set: how many values belong to it, at least and at most. Its value is their text, "a,b". */
  pick: [number, number] | null;
  /** Of `TitleDetails.groups`; "" for a rule of the table. */
  group: string;
  /** It means something only where "seats" or other options have one of these values. */
  when: Record<string, OptionValue[]>;
}

export interface Preset {
  id: string;
  label: string;
  about: string;
  seats: number;
  options: Options;
}

export interface Level {
  id: string;
  name: string;
  about: string;
}

/** A title with all that can be agreed on before a game. */
export interface TitleDetails extends TitleCard {
  options: TableOption[];
  /** What options belong to, in the order of the page. */
  groups: { id: string; label: string; about: string }[];
  presets: Preset[];
  levels: Level[];
}

/** A table in a list. */
export interface TablePass {
  code: string;
  title: string;
  name: string;
  state: "open" | "playing" | "over" | "closed";
  turn: boolean;
  say: string;
  waits_for: string[];
  seats: { name: string; kind: SeatKind; mine: boolean }[];
  scores: number[];
  since: string;
}

/** The lists of the front page. */
export interface HomeLists {
  mine: TablePass[];
  older: string | null;
  open: TablePass[];
  watch: TablePass[];
}

/** A game after one of its choices. */
export interface Frame {
  ply: number;
  turn: number;
  seat: number | null;
  text: string;
  news: News[];
  undone: { seat: number; text: string }[];
  game: GameView;
  open: OpenHands | null;
}

export type OpenHands = { hands: string[][] };

/** A finished game to look at again. */
export interface Replay {
  title: string;
  name: string;
  names: string[];
  eyes: number | "watch" | "open";
  commitment: string;
  seed: string;
  unreadable: number;
  verdict: {
    won: boolean;
    tag: string;
    title: string;
    text: string;
    reason: string;
    end: string;
    scores: number[];
    winners: number[];
  };
  frames: Frame[];
  highlights: { ply: number; turn: number; text: string }[];
  chart: { label: string; values: number[]; seat: number | null }[];
  numbers: { value: number; label: string; seat: number | null }[];
}
