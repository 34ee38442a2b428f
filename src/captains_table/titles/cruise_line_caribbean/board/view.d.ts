// Written by tools/view_types.py from the Structs in captains_table.titles.cruise_line_caribbean.presentation.view_types: change those.

/** A face-down Mystery marker. */
export interface MysteryView {
  number: number;
  hex: number[];
  value: number | null;
}

/** A player's cruise line as everybody sees it; of its hand, what the reader knows. */
export interface CompanyView {
  company: string | null;
  home: string | null;
  cash: number;
  debt: number;
  ship: ShipView | null;
  hand: (string | null)[];
  shares: number[];
  price: number | null;
  resorts: string[];
  worth: number;
  returned: number;
  effects: EffectsView;
  turn: string[];
  played: boolean;
  sold: number[];
  bought: boolean;
  out: number;
}

/** A port or marker as a stop of the next move. */
export interface PlanView {
  stop: string;
  hex: number[];
  hexes: number | null;
  detour: number | null;
  route: number[][];
  fuel: number | null;
  left: number | null;
  home: WayHomeView;
  open?: boolean;
  shallow?: boolean;
  visit?: VisitView | null;
}

/** A port: of a departure port who waits there, of an island its fare, resort and troubles. */
export interface PortView {
  port: string;
  hex: number[];
  waiting?: Record<string, number>;
  fare?: number | null;
  up?: boolean;
  looked?: boolean;
  change?: number;
  resort?: number | null;
  closed?: boolean;
  pirates?: boolean;
}

/** A ship that could be built: what it costs after the trade-in, and the cash left or short. */
export interface YardView {
  size: "L" | "M" | "S";
  cost: number;
  left: number;
  short: number;
  is_own: boolean;
  is_smaller: boolean;
  trade_in: number;
}

/** A ship, where it lies and who is aboard. */
export interface ShipView {
  size: "L" | "M" | "S";
  hex: number[];
  port: string | null;
  at: string;
  fuel: number;
  tank: number;
  capacity: number;
  aboard: Record<string, number>;
}

/** From a stop to the nearest departure port. */
export interface WayHomeView {
  port: string;
  fuel: number;
  missing: number;
  unit: number | null;
  paid: boolean;
  paid_after_visit: boolean;
}

/** How many cards are left, and which have gone. */
export interface DecksView {
  demand: number;
  demand_discard: string[];
  events: number;
  event_discard: string[];
  actions: number;
  discard: string[];
}

/** Net worth at the end, part by part. */
export interface ScoreView {
  cash: number;
  debt: number;
  resorts: number;
  resort_value: number;
  ship: "L" | "M" | "S" | null;
  ship_value: number;
  shares: SharesScore[];
  shares_value: number;
  worth: number;
  out: number;
}

/** Passengers who are to wait in another port. */
export interface PoachedView {
  count: number;
  colour: string;
  port: string;
}

/** Shares of one company at the end. */
export interface SharesScore {
  company: string;
  shares: number;
  price: number;
  value: number;
}

/** Shares of the company of a seat, or a resort, in an offer. */
export interface GoodsView {
  value: number;
  company?: number;
  shares?: number;
  resort?: string;
}

/** Shares to choose: how many, what they bring or cost, and the price of the stock afterwards. */
export interface DealView {
  shares: number;
  amount?: number;
  price?: number;
  kept?: number;
  cash?: number;
  ship?: "L" | "M" | "S" | null;
}

/** The dollars of one season: for each seat by entry. */
export interface LedgerView {
  year: number;
  season: "fall" | "spring" | "summer" | "winter";
  books: Record<string, number>[];
}

/** The event of this season. */
export interface EventView {
  card: string;
  lasts: boolean;
  ports: string[];
}

/** The first colour of a Pick up of two. */
export interface ExpressView {
  port: string;
  colour: string;
}

/** The own offer that is being put together. */
export interface OfferView {
  to: number;
  what: GoodsView[];
  value: number;
}

/** The stock of one company: price, market, and what a dividend or an emergency sale would bring. */
export interface ExchangeView {
  company: string | null;
  price: number;
  market: number;
  certificates: number;
  dividend: number;
  dividend_shares: number[];
  dividend_bank: number;
  emergency: number;
}

/** The table as one seat, or a spectator, sees it. */
export interface CaribbeanView {
  standard: boolean;
  year: number;
  years: number;
  season: "fall" | "spring" | "summer" | "winter";
  phase: string;
  order: number[];
  active: number | null;
  ports: PortView[];
  mysteries: MysteryView[];
  event: EventView | null;
  companies: CompanyView[];
  supply: Record<string, number>;
  market: number[];
  own_limit: number;
  max_resorts: number;
  price_cap: number;
  resort_prices: ResortPrices;
  island_fuel: number;
  bids: any[];
  decks: DecksView;
  ledger: LedgerView[];
  worths: WorthsView[];
  winter: string[];
  exchange?: ExchangeView[];
  dialogue?: DialogueView | null;
  offer?: OfferView;
  count?: number;
  express?: ExpressView | null;
  deals?: Record<string, DealView>;
  harms?: Record<string, HarmView>;
  notes?: ("limit" | "sold" | null)[];
  yard?: YardView[];
  plans?: PlanView[];
  blocked?: Record<string, string>;
  homecoming?: HomecomingView;
  ladder?: LadderView;
  scoring?: ScoreView[];
}

/** What a Return would cost and bring now. */
export interface HomecomingView {
  unsatisfied: number;
  amount: number;
  cards: number;
}

/** What a Visit would bring; least and most while the marker is face down. */
export interface VisitView {
  passengers: number;
  fares: number[];
  total: number[];
  first_visit: number;
  resort: number;
  resort_owner: number | null;
  resort_income: number;
  pirates: number;
}

/** What an attack would do, for the sentence that tells it: numbers as `n`, `of`, `most`, dollars the rest. */
export interface HarmView {
  says: string;
  n?: number;
  of?: number;
  most?: number;
  amount?: number;
  before?: number;
  after?: number;
}

/** What attacks have left behind. */
export interface EffectsView {
  delay: boolean;
  bunker: boolean;
  strike: number;
  price_war: boolean;
}

/** What everybody was worth at the end of a season. */
export interface WorthsView {
  year: number;
  season: "fall" | "spring" | "summer" | "winter";
  worths: number[];
}

/** What fuel costs where the ship lies, unit by unit; in a sale what the event asks. */
export interface LadderView {
  port: string | null;
  room: number;
  prices: number[];
  paid: number;
}

/** What one player is asked while all look on: an auction, an offer, an attack, a shortage or a dividend. */
export interface DialogueView {
  seat: number;
  kind: "attack" | "auction" | "dividend" | "interest" | "offer" | "poach" | "shortage";
  opener?: number;
  company?: number;
  shares?: number;
  price?: number;
  yes?: number[];
  bidders?: number[];
  high?: number | null;
  bid?: number;
  seller?: number;
  what?: GoodsView[];
  left?: number;
  attacker?: number;
  target?: number;
  card?: string;
  poach?: PoachedView;
  harm?: HarmView;
  amount?: number;
  entry?: string;
  missing?: number;
  owed?: number;
  offers?: number;
  up?: number;
  down?: number;
}

/** What resorts cost, bring and are worth now. */
export interface ResortPrices {
  winter: number;
  action: number;
  with_card: number;
  value: number;
  income: number;
}

export type View = CaribbeanView;
