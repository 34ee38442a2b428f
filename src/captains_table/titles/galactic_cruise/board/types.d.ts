/** What the board of Galactic Cruise speaks of. */
import type { Kit as AnyKit } from "/static/shell/types.d.ts";
import type * as Seen from "./view.d.ts";

/** The kit; `still` where somebody else's board is only looked at. */
export type Kit = AnyKit<Seen.View, Cards> & { still?: boolean };

/** Parts of the view, under names that no component has. */
export type Table = Seen.View;
export type Player = Seen.PlayerBoard;
export type AreaView = Seen.Area;
export type BillView = Seen.Bill;
export type BoardingView = Seen.Boarding;
export type CruiseView = Seen.CruiseSpace;
export type GainsView = Seen.Gains;
export type GoalView = Seen.Goal;
export type GuestsView = Seen.Guests;
export type LaunchView = Seen.Launch;
export type LocationView = Seen.Location;
export type PlanView = Seen.Plan;
export type PointsView = Seen.Points;
export type PreflightView = Seen.Preflight;
export type ProgressView = Seen.Progress;
export type QuestionView = Seen.Question;
export type ReachView = Seen.Reach;
export type ResourcesView = Seen.Resources;
export type ScoringView = Seen.Scoring;
export type ShipView = Seen.ShipView;
export type StopView = Seen.TripStop;
export type SocketView = Seen.Socket;

export type ResourceName = "food" | "oxygen" | "fuel";
export type GuestType = "A" | "R" | "F";
/** Where a half Cabin lies. */
export type Column = "left" | "center" | "right";
export type StopName = StopView["stop"];
/** Whoever owns a piece: a seat, or one of the two companies that nobody plays. */
export type Owner = number | "neutral" | "npc";

/** Something printed, by language. */
export type Printed = Record<string, string>;

export type Named = { name: Printed };
export type Told = Named & { short: Printed; text: Printed };

/** What a Specialized Segment does: a word, and numbers for it. */
export interface EffectPrinted {
  effect: "per_icon" | "gain" | "funding" | "action" | "purchase" | "return_worker";
  gain?: GainsView;
  value?: number;
  fewer?: number;
  actions?: string[];
  short: Printed;
  text: Printed;
}

/** What is printed: the title's catalogue, by group and code. */
export interface Cards {
  guests: Record<string, Named & { destination: Printed }>;
  resources: Record<string, Named>;
  locations: Record<string, Named>;
  actions: Record<string, Told>;
  technologies: Record<string, Told & { better?: { short: Printed; text: Printed } }>;
  experts: Record<string, Told>;
  measures: Record<string, Named>;
  cockpits: Record<string, { vp: number; short: Printed; text: Printed }>;
  engines: Record<string, { gain: GainsView; blueprints?: number; set?: string }>;
  agenda: Record<string, Told & { resource: ResourceName; restriction: string }>;
  cruises: Record<string, { fuel: number; star?: boolean }>;
  blueprints: Record<string, Named & { icons: string; vp: number; cost: number; effect?: string; icon?: GuestType }>;
  segment_effects: Record<string, EffectPrinted>;
  starting_upgrades: Record<string, { token: string; upgrade: string }>;
  cabins: Record<string, { top: Column; bottom: Column }>;
  location_bonuses: Record<string, Named & { text: Printed; gain: GainsView; per: number }>;
  upgrades: Record<string, Told & { destination: GuestType }>;
  tokens: Record<string, Named & { row: string; gain: GainsView; discount?: number; text?: Printed }>;
  rachel_actions: Record<string, Named>;
  solo_cards: Record<string, { top: string; bottom: string; numbers: number[]; location: string; segments?: number }>;
  guest_bonuses: Record<string, Named & { gain: GainsView }>;
  displays: { agenda: GainsView[] };
  developments: Record<string, number[]>;
  numbers: Record<string, number>;
}
export type Group = Exclude<
  keyof Cards,
  "displays" | "developments" | "numbers" | "solo_cards" | "cabins" | "segment_effects" | "starting_upgrades"
>;

/** A plan with its reach by area and by location. */
export type ReachPlan = PlanView & {
  looked: boolean;
  sites: Record<string, ReachView>;
  ways: Record<string, ReachView>;
};

/** Something that happened in Rachel's turn, with its sentence. */
export type TellEvent = Seen.ToldStep & { says: string };

/** A step of Rachel's turn with all that happened in it; `action` is the one that was tried. */
export type Chapter = { kind: string; part: number; events: TellEvent[]; action: string };

/** Rachel's cards at a step: which number of the support card counts (0, 1), what was tried and how it went. */
export type Scene = {
  card: string | null;
  support: string | null;
  number: number | null;
  tried: Record<string, string>;
  /** Whether the back is that of a support card; otherwise it is the next card. */
  now: boolean;
};

/** A launch with whose it is. */
export type LaunchOf = Omit<LaunchView, "ship"> & {
  seat: number;
  player: Player;
  number: number;
  ship: ShipView;
  mine: boolean;
  expert: boolean;
};

/** A dialogue hands on what was chosen in it. */
export type Choose = (notation: string) => void;

/** What a question is given to be drawn with. */
export type Asked = { kit: Kit; asked: QuestionView; player: Player };

/** A way to spend Reputation, as a choice. */
export type Spend = Seen.Spending & { notation: string; pays: boolean };

/** The final scoring of a seat. */
export type Scored = ScoringView & { seat: number };
