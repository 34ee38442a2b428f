// Written by tools/view_types.py from the Structs in captains_table.titles.galactic_cruise.presentation.view_types: change those.

/** A Company Goal; lists by seat. */
export interface Goal {
  measure: string;
  levels: number[];
  level: number;
  values: number[];
  done: boolean[];
}

/** A Ship in the final scoring. */
export interface ShipScore {
  cockpit: string;
  vp: number;
  launched: boolean;
}

/** A Ship on Earth or in space. */
export interface Ship {
  cockpit: string;
  engine: string;
  launched: boolean;
  segments: string[];
  cabins: number;
  icons: Guests;
  guests: Guests;
  cruise: string | null;
  stop: number;
  token: string | null;
  pilot: "autopilot" | "expert" | "worker" | null;
  cockpit_vp: number;
  route?: ("A" | "D" | "E" | "F" | "R")[];
  trip?: TripStop[];
}

/** A Stop of a Cruise and what it would bring as things stand. */
export interface TripStop {
  stop: "A" | "D" | "E" | "F" | "R";
  vp?: number;
  ads?: AdsByType;
  gains?: Gains;
}

/** A location that a Worker could act at, and how it comes there. */
export interface Reach {
  site: string;
  area: string | null;
  access: "borrow" | "here" | "none" | "open" | "too_dear";
  price: number;
  actions: ReachedAction[];
}

/** A player as this seat sees them. */
export interface PlayerBoard {
  money: number;
  ads: number;
  vp: number;
  reputation: number;
  borrowing: number;
  stored: Resources;
  capacity: Resources;
  removed: Resources;
  tokens: string[];
  flipped: string | null;
  funding: number[];
  upgrades: string[];
  idle: number;
  idle_experts: number;
  hired: Sides;
  prices: ExpertPrices;
  hand: (string | null)[];
  blueprints: string[];
  ships: Ship[];
  ship_limit: number;
  segment_limit: number;
  scheduled: string | null;
  goals: boolean[];
  wings: number;
  launches: number;
  cubes: number;
  points: Points;
}

/** A space of the Marketing Board. */
export interface CruiseSpace {
  cruise: string | null;
  guests: Guests;
  consultant: number | null;
}

/** AGM C of one player with its figures (GC-15). */
export interface Scoring {
  points: Points;
  ships: ShipScore[];
  column: number;
  cubes: number;
  leads: boolean;
  wings: number;
  progress: number;
  reputation: number;
  supplies: number;
  agm_c: number[];
  total: number;
}

/** Ads for a Guest of each type that is aboard. */
export interface AdsByType {
  A?: number;
  R?: number;
  F?: number;
}

/** An action of a location, and whether it could be taken now. */
export interface ReachedAction {
  action:
    | "ADVERTISE"
    | "BLUEPRINTS"
    | "DEVELOPMENT"
    | "DRAW"
    | "EXPERT"
    | "GAINRES"
    | "NEWSHIP"
    | "REFILLAGENDA"
    | "REFILLSILO"
    | "SCHEDULE"
    | "SEGMENTS"
    | "SUPPLIES";
  possible: boolean;
}

/** Money for each of the two Experts. */
export interface ExpertPrices {
  right: number;
  left: number;
}

/** Of the two Experts: whether they are hired. */
export interface Sides {
  right: boolean;
  left: boolean;
}

/** One of the six buildings. */
export interface Location {
  id: string;
  actions: (
    | "ADVERTISE"
    | "BLUEPRINTS"
    | "DEVELOPMENT"
    | "DRAW"
    | "EXPERT"
    | "GAINRES"
    | "NEWSHIP"
    | "REFILLAGENDA"
    | "REFILLSILO"
    | "SCHEDULE"
    | "SEGMENTS"
    | "SUPPLIES"
  )[];
  worker: Worker | null;
}

/** So many of each Resource. */
export interface Resources {
  food: number;
  oxygen: number;
  fuel: number;
}

/** So many of each type. */
export interface Guests {
  A: number;
  R: number;
  F: number;
}

/** The Guest Bonus token of each type. */
export interface Bonuses {
  A: string;
  R: string;
  F: string;
}

/** The Progress Track. */
export interface Progress {
  sections: number[];
  track: (number | "neutral" | "npc" | null)[];
  overflow: number[];
  leaders: number[];
}

/** The table as a seat sees it. */
export interface View {
  intro: boolean;
  round: number;
  round_limit: number;
  first: number;
  turn: number | null;
  phase: "actions" | "advance" | "end" | "last_flight" | "launch" | "meeting" | "over" | "recall" | "setup";
  end_stage: number;
  agms: number;
  locations: Location[];
  areas: Area[];
  technologies: string[];
  expert: string;
  goals: Goal[];
  silo: Resources;
  progress: Progress;
  agenda: (string | null)[];
  deck: number;
  discard: string[];
  blueprints: (string | null)[];
  blueprint_stack: number;
  blueprint_discard: string[];
  cockpits: (string | null)[];
  engines: (string | null)[];
  pair_stack: number;
  cruises: CruiseSpace[];
  cruise_stack: number;
  cruise_discard: number;
  queue: Guests[];
  supply: Guests;
  bonuses: Bonuses;
  npc: boolean;
  players: PlayerBoard[];
  now: Now;
  scoring?: Scoring[];
  asked?: Asked | null;
  plans?: Plan[];
  preflight?: Preflight[];
}

/** What something brings; what it does not bring is not there. */
export interface Gains {
  money?: number;
  ads?: number;
  vp?: number;
  reputation?: number;
  resources?: number;
  cards?: number;
}

/** What the launch of a Ship on Earth still lacks (GC-11.1). */
export interface Preflight {
  ship: number;
  cabins: number;
  scheduled: boolean;
  worker: boolean;
  guests: boolean;
  waiting: number;
  owed: Resources;
  waivers: number;
  supplies: boolean;
  ready: boolean;
}

/** What the next Development of each row costs; null: none is left. */
export interface DevelopmentCosts {
  food: number | null;
  oxygen: number | null;
  fuel: number | null;
}

/** What this seat is asked, with the figures that belong to it; which are there depends on what it is. */
export interface Asked {
  what: string;
  count?: number;
  bumped?: boolean;
  left?: number;
  meeting?: boolean;
  costs?: DevelopmentCosts;
  row?: "food" | "fuel" | "oxygen";
  area?: string;
  due?: number | Resources;
  space?: number;
  chosen?: number[];
  ship?: number;
  places?: number;
  presold?: Guests;
  blame?: number;
  owed?: Resources;
  waivers?: number;
  cruise?: string;
  guests?: number;
  segments?: number;
  tickets?: number;
  covered?: Resources;
  units?: number;
  trip?: TripStop[];
}

/** What this turn has seen. */
export interface Now {
  step: number;
  site: string | null;
  expert: boolean;
  acts: number;
  action:
    | "ADVERTISE"
    | "BLUEPRINTS"
    | "DEVELOPMENT"
    | "DRAW"
    | "EXPERT"
    | "GAINRES"
    | "NEWSHIP"
    | "REFILLAGENDA"
    | "REFILLSILO"
    | "SCHEDULE"
    | "SEGMENTS"
    | "SUPPLIES"
    | null;
  items: number;
  track_used: boolean;
  scored: number;
  lifting: number | null;
  played: string[];
  cards: string[];
  rebate: number;
}

/** Where Developments stand: walkways A1 to A6, Technologies T1 to T4. */
export interface Area {
  id: string;
  owners: (number | "neutral" | "npc")[];
  opened: boolean;
  usable?: boolean;
  price?: number;
}

/** Where Victory Points came from. */
export interface Points {
  start: number;
  guests: number;
  cockpits: number;
  bonuses: number;
  reputation: number;
  agm_a: number;
  agm_b: number;
  final_cockpits: number;
  developments: number;
  segments: number;
  progress: number;
  track: number;
  supplies: number;
}

/** Where a Worker at this location would lead (GC-8.3). */
export interface Plan {
  site: string;
  bump: number | "neutral" | "npc" | null;
  reach: Reach[];
}

/** Whoever stands at a location. */
export interface Worker {
  owner: number | "neutral" | "npc";
  expert: boolean;
}
