/** What the board of Dream Cruise speaks of. */
import type { Kit as AnyKit, VNode } from "/static/shell/types.d.ts";
import type { CabinView, RouteView, SpotView, TableView } from "./view.d.ts";

export type Kit = AnyKit<TableView, Cards>;

export type Colour = CabinView["colour"];
export type WishIcon = SpotView["icon"];
export type SpotId = SpotView["spot"];
export type RegionId = RouteView["region"];

/** Something printed, by language. */
export type Printed = Record<string, string>;

/** What is printed on the cards: the title's catalogue. */
export interface Cards {
  icons: Record<WishIcon, Printed>;
  regions: Record<string, Printed>;
  cabins: Record<string, Printed>;
  families: Record<string, FamilyCard>;
  locations: Record<string, LocationCard>;
  ships: Record<string, ShipCard>;
  route_values: number[];
  ashore: WishIcon[];
}

export interface FamilyCard {
  name: string;
  members: number;
  points: number;
  icons: WishIcon[];
}

export interface ShipCard {
  kind: "activity" | "addition";
  name: Printed;
  icon: WishIcon;
  capacity: number;
  picture: string;
}

export interface LocationCard {
  name: Printed;
  region: RegionId;
  picture: string;
  top: { icon: WishIcon; capacity: number; name?: Printed };
  bottom?: { icon: WishIcon; capacity: number; name?: Printed };
}

/** Guests, free places (slot), a wish fulfilled (gone), the captain, the captain's empty place (duty). */
export type FigureKind = Colour | "slot" | "gone" | "captain" | "duty";

/** Whom the player has picked up, to send somewhere. */
export type Picked = Colour | "captain" | null;

/** Tells of a thing and its place whether it has just come there. */
export type Fresh = (what: string) => boolean;

export type { Sending } from "./port/sending.js";

/** Somebody in the final scoring; Jana has no seat. */
export interface Scorer {
  key: number | "jana";
  seat?: number;
  name: string;
  pile: string[];
  routes: RouteView[];
  guests: number;
  total: number;
  hand?: number;
  sums: Record<string, number>;
}

/** Who moves in while families board: by the cabin the family, or true for the one whose turn it is. */
export type Moving = Partial<Record<Colour, string | true>>;

export type DeckName = "ships" | "families" | "locations";

/** A few small choices that stay the same for the same card: a number below this one. */
export type Luck = (most: number) => number;

/** A part of a picture. */
export type Part = VNode | string | false | null | undefined | Part[];

/** The picture of a ship card: where it takes place, the tone of its icon (0 to 2), and what is drawn there. */
export type CardPicture = [ground: string, tone: number, props: (seed: number) => Part];

/** A landmark, at most 96 high and 150 wide. */
export interface Landmark {
  draw: Part;
  /** Stands before the town or beach, at the water. */
  front?: boolean;
  /** Leave more room at the sides. */
  clear?: boolean;
  /** Nothing else on the beach. */
  bare?: boolean;
  /** Where the sun must stand to be seen. */
  sun?: number;
}

/** How a house looks: colours, rows of windows. */
export interface HouseLook {
  wall?: string;
  shade?: string;
  roof?: string;
  across?: number;
  floors?: number;
  door?: string;
  pane?: string;
}
export type House = [x: number, width: number, height: number, colour: string];
