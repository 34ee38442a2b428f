// Written by tools/view_types.py from the Structs in captains_table.titles.dream_cruise.presentation.view_types: change those.

/** A cabin and the family that lives in it; without one, zeros. */
export interface CabinView {
  colour: "blue" | "orange" | "white";
  family: string | null;
  aboard: number;
  members: number;
  points: number;
  icons: ("BE" | "CI" | "CO" | "CU" | "RE" | "SP")[];
}

/** A place where guests can go: of the location, an activity card on it, or an addition. */
export interface SpotView {
  spot: "act0" | "act1" | "add0" | "add1" | "add2" | "add3" | "add4" | "bottom" | "top";
  icon: "BE" | "CI" | "CO" | "CU" | "RE" | "SP";
  capacity: number;
  free: number;
  guests: ("blue" | "orange" | "white")[];
  captain: boolean;
  card: string | null;
}

/** A set of the display, as it was dealt. */
export interface SetView {
  set: number;
  cards: string[] | null;
  size: number;
  with_cap: boolean;
  taken: number | null;
}

/** A ship as everybody sees it; of its hand, what the reader knows. */
export interface ShipView {
  cabins: CabinView[];
  captain: "act0" | "act1" | "add0" | "add1" | "add2" | "add3" | "add4" | "bottom" | "top" | null;
  location: string | null;
  spots: SpotView[];
  free_slots: number;
  additions: (string | null)[];
  voyage: string[];
  routes: RouteView[];
  idle_sea: number;
  pile: string[];
  points: PointsView;
  hand: (string | null)[];
  draws: number;
}

/** All three decks. */
export interface DecksView {
  families: FamilyDeckView;
  locations: DeckView;
  ships: ShipDeckView;
}

/** How a ship stands now. */
export interface PointsView {
  families: number;
  routes: number;
  guests: number;
  total: number;
}

/** How a total came about. */
export interface ScoringView {
  families: [string, number][];
  family_points: number;
  routes: RouteView[];
  route_points: number;
  guests: number;
  guest_points: number;
  hand: number;
  total: number;
}

/** Jana, the rival of a solo game; what her families are is shown at the end. */
export interface JanaView {
  families: number;
  locations: string[];
  route: RouteView;
  pile?: string[];
  family_points?: number;
  points?: number;
}

/** The cards of one region that count together. */
export interface RouteView {
  region: "AR" | "AT" | "BA" | "EM" | "NS" | "WM" | null;
  ports: number;
  sea: number;
  value: number;
}

/** The family deck: cards in it, cards in the box, and what was discarded, the latest last. */
export interface FamilyDeckView {
  deck: number;
  box: number;
  discard: string[];
}

/** The location deck. */
export interface DeckView {
  deck: number;
  discard: string[];
}

/** The ship deck, and how many cards were discarded unseen. */
export interface ShipDeckView {
  deck: number;
  discard: string[];
  hidden: number;
}

/** The table. What follows after `ships` is there only when it means something, from `drawn` on only for the seat */
export interface TableView {
  round: number;
  phase: "boarding" | "over" | "prepare" | "set_course" | "set_sail" | "setting_up";
  final: boolean;
  cap: number;
  guests_per_point: number;
  sequential: boolean;
  token: number;
  order: number[];
  ready: boolean[];
  decks: DecksView;
  display: SetView[];
  ships: ShipView[];
  start_sets?: Record<string, string[]>;
  jana?: JanaView;
  scoring?: ScoringView[];
  decided?: "hand" | "jana" | "order" | "points";
  drawn?: string[];
  picked?: string[];
  gains?: Record<string, number>;
  wishing?: Record<string, ("blue" | "orange" | "white")[]>;
  cabins_to_fill?: ("blue" | "orange" | "white")[];
  met?: Record<string, ("BE" | "CI" | "CO" | "CU" | "RE" | "SP")[]>;
  proposal?: (
    | ["blue"
    | "orange"
    | "white", "act0"
    | "act1"
    | "add0"
    | "add1"
    | "add2"
    | "add3"
    | "add4"
    | "bottom"
    | "top"]
  )[];
  closed?: Record<string, Record<string, "colour" | "full" | "wish">>;
  outlook?: Record<string, "build" | "cover" | "lay" | "no_pay" | "no_place" | "no_room" | "replace">;
  paying?: PayingView;
}

/** What the reader is paying for, or about to. */
export interface PayingView {
  for: "build" | "captain";
  spot: "act0" | "act1" | "add0" | "add1" | "add2" | "add3" | "add4" | "bottom" | "top" | null;
  card?: string;
  replaced?: "act0" | "act1" | "add0" | "add1" | "add2" | "add3" | "add4" | "bottom" | "top" | null;
}

export type View = TableView;
