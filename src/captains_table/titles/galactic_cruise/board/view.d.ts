// Written by tools/view_types.py from the Structs in captains_table.titles.galactic_cruise.presentation.view_types: change those.

/** A Company Goal; lists by seat. */
export interface Goal {
  measure: string;
  levels: number[];
  level: number;
  needed: number;
  values: number[];
  done: boolean[];
  ready: boolean[];
}

/** A Day in Space with Specialized Segments (GX-14.3). */
export interface Day {
  ship: number;
  guests: Guests;
  triggered: number[];
  anywhere: number;
  again: number;
  goes: GuestsGo;
}

/** A Ship in the final scoring. */
export interface ShipScore {
  cockpit: string;
  vp: number;
  launched: boolean;
}

/** A Ship on Earth or in space. */
export interface ShipView {
  cockpit: string;
  engine: string;
  launched: boolean;
  segments: string[];
  cabins: number;
  bays: number;
  icons: Guests;
  guests: Guests;
  cruise: string | null;
  stop: number;
  token: string | null;
  pilot: "autopilot" | "expert" | "pal" | "worker" | null;
  cockpit_vp: number;
  route?: ("A" | "D" | "E" | "F" | "R")[];
  trip?: TripStop[];
  effects?: string[];
  columns?: ("center" | "left" | "right" | null)[];
}

/** A Stop of a Cruise and what it would bring as things stand. */
export interface TripStop {
  stop: "A" | "D" | "E" | "F" | "R";
  vp?: number;
  ads?: AdsByType;
  gains?: Gains;
}

/** A complete payment to begin with. */
export interface PaymentPlan {
  notations: string[];
  waived: Resources;
}

/** A location that a Worker could act at, and how it comes there. */
export interface Reach {
  site: string;
  area: string | null;
  access: "borrow" | "here" | "none" | "open" | "too_dear";
  price: number;
  actions: ReachedAction[];
}

/** A part of a price; `id` of the Technology, card or Expert behind it. */
export interface BillLine {
  reason: "card" | "cost" | "expert" | "no_surcharge" | "surcharge" | "technology";
  money: number;
  id?: string;
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
  room: Resources;
  capacity_most: number;
  removed: Resources;
  built: number;
  developments: number;
  columns: number;
  development_costs: DevelopmentCosts;
  tokens: string[];
  flipped: string | null;
  funding: number[];
  upgrades: string[];
  idle: number;
  idle_experts: number;
  hired: Hired;
  prices: ExpertPrices;
  hand: (string | null)[];
  blueprints: string[];
  ships: ShipView[];
  ship_limit: number;
  segment_limit: number;
  scheduled: string | null;
  goals: boolean[];
  wings: number;
  launches: number;
  cubes: number;
  points: Points;
  starters?: (string | null)[];
  started?: boolean;
}

/** A space of the Marketing Board. */
export interface CruiseSpace {
  cruise: string | null;
  guests: Guests;
  consultant: number | null;
  route?: ("A" | "D" | "E" | "F" | "R")[];
  ticket?: TicketGain;
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

/** Ads for a Guest of a section of the Queue or of the supply (GC-10.14). */
export interface GuestPrice {
  printed: number;
  price: number;
  lowered_by: string[];
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

/** Figures that belong to what this seat is asked; which of them are there depends on its kind. */
export interface Question {
  count?: number;
  bumped?: boolean;
  left?: number;
  meeting?: boolean;
  costs?: DevelopmentCosts;
  resource?: "food" | "fuel" | "oxygen";
  area?: string;
  due?: number;
  space?: number;
  chosen?: number[];
  ship?: number;
  places?: Record<string, Place[][]>;
}

/** Her Solo Worker Card: what her difficulty says (GX-8.1). */
export interface RachelWorkerCard {
  difficulty: "custom" | "easy" | "hard" | "medium";
  second_action: "connected" | "location";
  meeting_action: boolean;
  expert_plus: boolean;
  funding: number;
  expert_funding: number;
  hires_below: number | null;
}

/** How much more she has than when her latest turn began. */
export interface Changed {
  vp?: number;
  reputation?: number;
}

/** How much of what the trip owes is there. */
export interface Supplied {
  covered: number;
  owed: number;
}

/** Money for each of the two Experts. */
export interface ExpertPrices {
  right: number;
  left: number;
}

/** One of her three goals (GX-4.40), from left to right as the Company Goals that its trackers raise. */
export interface RachelGoal {
  measure: "developments" | "segments" | "ships_launched";
  needed: number;
  value: number;
  done: boolean;
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
  bonus?: LocationBonus;
}

/** One unit that the trip takes: why, and how it stands. */
export interface Socket {
  why: "guest" | "pilot" | "segment" | "ticket";
  state: "covered" | "due" | "open" | "saved" | "stored";
  guest?: "A" | "F" | "R";
}

/** Segments that a Guest of each type may be sent to, from the top and from 1. */
export interface GuestsGo {
  A: number[];
  R: number[];
  F: number[];
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

/** So many steps down the Reputation track for its icons of one type (GC-5.6). */
export interface Spending {
  gain: "ads" | "money" | "resources";
  steps: number;
  units: number;
  left: number;
  vp_less: number;
  borrowing?: number;
}

/** Something that happened in her latest turn. `rival.told` of the game has the sentences, in the same order. */
export interface ToldStep {
  event: string;
  seat: number | null;
  figures: Record<string, number | string | boolean | null | (number | string)[]>;
  targets: string[];
  rules: string[];
}

/** Somewhere in a Ship where a Segment would meet its neighbours' half Cabins, or not (GX-9.3). */
export interface Place {
  fits: boolean;
  column?: "center" | "left" | "right";
  clash?: ("center" | "left" | "right")[];
}

/** Starting Upgrade Cards on offer, and bids: null if this seat does not know them yet (GX-15.6). */
export interface Auction {
  cards: string[];
  bids: (number | null)[];
  done: boolean[];
  open: boolean;
  order?: number[];
}

/** T-3 for whoever pays: how what is owed adds up, and what is left to pay with. */
export interface Bill {
  total: number;
  waived: number;
  stored: number;
  open: number;
  spent: Resources;
  short: ("food" | "fuel" | "oxygen")[];
  waivers: number;
  units: number;
  plan?: PaymentPlan;
}

/** T-5: who waits, and what closing the doors would mean. */
export interface Boarding {
  presold: Guests;
  waiting: number;
  blame: number;
  waivers: number;
}

/** The Guest Bonus token of each type. */
export interface Bonuses {
  A: string;
  R: string;
  F: string;
}

/** The Location Bonus token of a location (GX-11). */
export interface LocationBonus {
  token: string;
  active: boolean;
  built: number;
  needed: number;
  gained: boolean;
  own?: number;
  gains?: Gains;
}

/** The Progress Track. */
export interface Progress {
  sections: number[];
  track: (number | "neutral" | "npc" | null)[];
  overflow: number[];
  leaders: number[];
  next: number;
  until: number[];
  meetings: Meeting[][];
}

/** The launch in progress, of the seat whose turn it is. */
export interface Launch {
  ship: number;
  floor: 0 | 3 | 5;
  cruise: string;
  places: number;
  owed: Resources;
  newcomers: number;
  route: ("A" | "D" | "E" | "F" | "R")[];
  trip: TripStop[];
  cube: CubePlace | null;
  rows: BillRow[];
  next_meeting?: NextMeeting;
  boarding?: Boarding;
  bill?: Bill;
  supplied?: Supplied;
}

/** The next AGM once the cube of the launch lies and Company Goals that are met have brought theirs. */
export interface NextMeeting {
  section: number;
  cubes: number;
}

/** The solo deck, her difficulty and her goals, and her latest turn step by step. */
export interface RachelView {
  seat: number;
  worker_card: RachelWorkerCard;
  goals: RachelGoal[];
  next: string | null;
  deck: number;
  revealed: string[];
  card: string | null;
  support: string | null;
  next_development: "food" | "fuel" | "oxygen" | null;
  fuel: number;
  standings: TableStanding[];
  counted: Counted;
  changed: Changed;
  told: ToldStep[];
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
  reputation: ReputationTrack;
  agenda_refill: Gains;
  prices: Prices;
  scoring?: Scoring[];
  launch?: Launch;
  question?: Question;
  spending?: Spending[];
  plans?: Plan[];
  preflight?: Preflight[];
  rachel?: RachelView;
  blueprint_set?: "base" | "cabin_matching" | "specialized";
  gray_tokens?: string[];
  auction?: Auction;
  day?: Day;
}

/** The track of an Advanced Technology (GX-10). */
export interface TechTrack {
  length: number;
  moved: number;
  marks: number[];
  extra: number;
  improved: boolean;
  used: boolean;
  tracked: boolean;
  declined: boolean;
}

/** What a slot of the Blueprint display adds to a price. */
export interface Surcharge {
  money: number;
  reputation: number;
  waived_by: string | null;
}

/** What an AGM would bring a seat now: (cubes + lead) x Wings (GC-14.4). */
export interface Meeting {
  cubes: number;
  lead: number;
  wings: number;
  vp: number;
}

/** What building a Segment costs now, and why (GC-9.5.2). */
export interface SegmentBill {
  lines: BillLine[];
  money: number;
  reputation: number;
}

/** What each Guest sold for a Cruise brings (GC-9.10.3). */
export interface TicketGain {
  money: number;
  kinds: ("A" | "F" | "R")[];
  reputation: number;
}

/** What is printed at each position of the Reputation track, from 0. */
export interface ReputationTrack {
  icons: ("ads" | "money" | "resources" | null)[];
  borrowing: number[];
  vp: number[];
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
  lacks: ("cabins" | "guests" | "scheduled" | "supplies" | "worker")[];
  ready: boolean;
}

/** What the next Development of each row costs; null: none is left. */
export interface DevelopmentCosts {
  food: number | null;
  oxygen: number | null;
  fuel: number | null;
}

/** What the numbers from 1 on mean for each thing the Number System chooses (GX-3.2): places on the board. */
export interface Counted {
  location: string[];
  area: string[];
  blueprint: string[];
  agenda: string[];
  pair: string[];
  cruise: (string | null)[];
  technology: string[];
}

/** What the trip takes of one Resource. */
export interface BillRow {
  resource: "food" | "fuel" | "oxygen";
  sockets: Socket[];
}

/** What the two have scored in one category so far, or at the end. */
export interface TableStanding {
  source: string;
  human: number;
  rachel: number;
}

/** What things cost this seat now; a spectator is shown the prices of whoever's turn it is. */
export interface Prices {
  surcharges: Surcharge[];
  display: (SegmentBill | null)[];
  own: Record<string, SegmentBill>;
  guests: GuestPrice[];
  discard_pile: number;
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
  first: number;
  joins?: string[];
  usable?: boolean;
  price?: number;
  track?: TechTrack;
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

/** Where the cube of the launch lies or will lie (GC-11.5, 14.1). */
export interface CubePlace {
  section: number;
  space: number;
  spaces: number;
}

/** Which of the two Experts have been hired. */
export interface Hired {
  right: boolean;
  left: boolean;
}

/** Whoever stands at a location. */
export interface Worker {
  owner: number | "neutral" | "npc";
  expert: boolean;
}
