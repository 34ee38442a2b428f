// Written by tools/view_types.py from the Structs in captains_table.kernel.view: change those.

/** An automatic opponent, who has no seat: its name, and what it did last, a sentence for each thing. */
export interface RivalView {
  seat: number;
  name: string;
  told: string[];
}

/** How it ended. */
export interface OutcomeView {
  scores: number[];
  winners: number[];
  reason: string;
}

/** One legal answer. */
export interface ChoiceView {
  id: number;
  notation: string;
  label: string;
  target: string;
  verb: string;
  arguments: Record<string, any>;
  permitted: boolean;
}

/** What this seat (null: a spectator) may see, in its language. */
export interface GameView {
  title: string;
  seat: number | null;
  names: string[];
  options: Record<string, boolean | number | string>;
  commitment: string;
  to_act: number[];
  may_act: boolean;
  kind: string;
  prompt: string;
  rules: string[];
  choices: ChoiceView[];
  can_undo: boolean;
  outcome: OutcomeView | null;
  table: any;
  rival?: RivalView;
}

export type View = GameView;
