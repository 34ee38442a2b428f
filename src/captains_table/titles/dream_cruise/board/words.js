/** Sentences about ships, families and places. What is legal comes from the view; here it is only said. */
/** @import { Explanation } from "/static/shell/types.d.ts" */
/** @import { ShipView, SpotView } from "./view.d.ts" */
/** @import { Colour, FamilyCard, Kit, LocationCard, RegionId, WishIcon } from "./types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { gain } from "./own/routes.js";

const PHASES = ["boarding", "set_course", "prepare", "set_sail", "disembark"];

// -- the top bar --------------------------------------------------------------------------------------------

/** The day and its five phases, the present one marked. @param {Kit} kit */
export function where(kit) {
  const { round, phase, final } = kit.table;
  if (phase === "setting_up") return draw`<span class="day">${kit.t("where.before")}</span>`;
  if (phase === "over") return draw`<span class="day">${kit.t("where.after", { n: round })}</span>`;
  return draw`<span class="day">${kit.t("where.day", { n: round })}</span>
    ${final && draw`<span class="final">${kit.t("where.final")}</span>`}
    <span class="phases" role="list" aria-label=${kit.t("where.phases")}>${
    PHASES.map((name, at) =>
      draw`
      <span key=${name} role="listitem" aria-current=${name === phase ? "step" : undefined}>
        ${at + 1}<span class="word"> ${kit.t(`where.${name}`)}</span></span>`
    )
  }</span>`;
}

// -- names --------------------------------------------------------------------------------------------------

/** How a ship card or a location is called. @param {Kit} kit @param {string} id */
export function cardName(kit, id) {
  return (kit.cards.ships[id] ?? kit.cards.locations[id]).name[kit.lang];
}

/** The name of a port; a sea day is called so. @param {Kit} kit @param {string} id */
export function placeName(kit, id) {
  return kit.cards.locations[id].region ? cardName(kit, id) : kit.t("where.sea_day");
}

/** @param {Kit} kit @param {string} id */
export const familyName = (kit, id) => kit.cards.families[id].name;
/** @param {Kit} kit @param {RegionId} region */
export const regionName = (kit, region) => kit.cards.regions[region ?? ""][kit.lang];
/** @param {Kit} kit @param {WishIcon} icon */
export const wishName = (kit, icon) => kit.cards.icons[icon][kit.lang];

/** "Sports & Outdoors, City": what a family would like to do. @param {Kit} kit @param {WishIcon[]} icons */
function wishes(kit, icons) {
  return icons.map((icon) => wishName(kit, icon)).join(", ");
}

/**
 * How a place for guests is called: by its card, by what is printed, or as the excursion of its port.
 * @param {Kit} kit
 * @param {ShipView} ship
 * @param {SpotView} spot
 */
export function spotName(kit, ship, spot) {
  if (spot.card) return cardName(kit, spot.card);
  const location = kit.cards.locations[ship.location ?? ""];
  if (spot.spot === "bottom") return location.bottom?.name?.[kit.lang] ?? "";
  return location.region ? kit.t("where.excursion") : location.name[kit.lang];
}

// -- what a card of the hand would do -----------------------------------------------------------------------

/** In a few words, below the card. @param {Kit} kit @param {string} id */
export function caption(kit, id) {
  const { outlook, paying, ships, wishing } = kit.table;
  const { kind } = kit.view;
  if (kind === "pay" || kind === "replace") {
    if (paying?.card === id) return kit.t("does.being_built");
    return kind === "pay" ? kit.t("does.pays") : "";
  }
  if (kind !== "sail") {
    if (!wishing) return ""; // the game is over
    const n = wishing[kit.cards.ships[id].icon].length;
    return n ? kit.t("does.wished", { n }) : kit.t("does.unwished");
  }
  const does = outlook?.[id];
  return kit.t(`does.${does}`, does === "cover" ? { what: shoreName(kit, ships[kit.seat ?? 0]) } : undefined);
}

/** @param {Kit} kit @param {ShipView} ship */
function shoreName(kit, ship) {
  return kit.cards.locations[ship.location ?? ""].bottom?.name?.[kit.lang] ?? "";
}

/**
 * A price that is worth a second look; without one a first tap plays at once.
 * @param {Kit} kit
 * @param {string} target
 */
export function prices(kit, target) {
  const [choice] = target ? kit.can(target) : [];
  const { verb } = choice ?? {};
  if (verb === "captain") return kit.t("price.captain");
  if (verb === "replace") return kit.t("price.replace");
  if (!["play", "build", "pay"].includes(verb)) return null;
  const id = choice.arguments.card;
  const card = kit.cards.ships[id];
  const gaps = { card: cardName(kit, id), wish: wishName(kit, card.icon), n: card.capacity };
  if (verb === "pay") return kit.t("price.pay", gaps);
  const does = kit.table.outlook?.[id];
  if (does === "cover") return kit.t("price.cover", { ...gaps, what: shoreName(kit, kit.table.ships[kit.seat ?? 0]) });
  return kit.t(does === "replace" ? "price.replace_card" : `price.${does}`, gaps);
}

// -- what lies there ----------------------------------------------------------------------------------------

/** @type {Record<string, (kit: Kit, word: string) => Explanation | null>} */
const KINDS = {
  hand: aboutCard,
  card: aboutCard,
  family: aboutFamily,
  home: aboutHome,
  location: aboutPlace,
  stamp: aboutStamp,
  cabin: aboutCabin,
  guest: aboutCabin,
  spot: aboutSpot,
  captain: aboutCaptain,
  bridge: aboutCaptain,
  set: aboutSet,
  start: aboutStart,
  wish: aboutWish,
};

/** For a hover or a long press: a title and a sentence or two. @param {Kit} kit @param {string} target */
export function explain(kit, target) {
  const [kind, word = ""] = target.split("-");
  return KINDS[kind]?.(kit, word) ?? null;
}

/** @param {Kit} kit @param {string} word */
function aboutCard(kit, word) {
  const id = word.toUpperCase();
  const card = kit.cards.ships[id];
  if (!card) return null;
  const places = kit.t("about.places", { wish: wishName(kit, card.icon), n: card.capacity });
  return { title: cardName(kit, id), text: `${places} ${kit.t(`about.${card.kind}`)}` };
}

/** @param {Kit} kit @param {string} word */
function aboutFamily(kit, word) {
  const id = word.toUpperCase();
  const family = kit.cards.families[id];
  if (!family) return null;
  const gaps = { n: family.members, points: points(kit, family), wishes: wishes(kit, family.icons) };
  return { title: kit.t("about.family.title", { name: family.name }), text: kit.t("about.family", gaps) };
}

/** @param {Kit} kit @param {string} word */
function aboutHome(kit, word) {
  const family = kit.cards.families[word.toUpperCase()];
  if (!family) return null;
  const text = kit.t("about.home", { n: family.members, points: points(kit, family) });
  return { title: kit.t("about.family.title", { name: family.name }), text };
}

/** @param {Kit} kit @param {{ points: number }} family */
const points = (kit, family) => kit.t("own.points", { n: family.points });

/** @param {Kit} kit @param {string} word */
function aboutPlace(kit, word) {
  const id = word.toUpperCase();
  const place = kit.cards.locations[id];
  if (!place) return null;
  const { top, bottom } = place;
  /** @param {LocationCard["top"]} spot */
  const gaps = (spot) => ({ what: spot.name?.[kit.lang] ?? "", wish: wishName(kit, spot.icon), n: spot.capacity });
  const texts = [kit.t(bottom ? "about.top" : "about.sea_top", gaps(top))];
  texts.push(bottom ? kit.t("about.bottom", gaps(bottom)) : kit.t("about.slots"));
  const worth = kit.view.kind === "set_course" ? gain(kit, place.region) : null;
  if (worth) texts.push(kit.t("about.gain", { n: worth }));
  return { title: placeTitle(kit, id), text: texts.join(" ") };
}

/** @param {Kit} kit @param {string} id */
function placeTitle(kit, id) {
  const { region } = kit.cards.locations[id];
  return `${cardName(kit, id)} (${region ? regionName(kit, region) : kit.t("where.sea_day")})`;
}

/** A day of the past, of whoever was there. @param {Kit} kit @param {string} word */
function aboutStamp(kit, word) {
  const id = word.toUpperCase();
  const day = Math.max(...kit.table.ships.map((ship) => ship.voyage.indexOf(id))) + 1;
  if (!day) return null;
  const text = kit.t(kit.cards.locations[id].region ? "about.stamp" : "about.sea_stamp", { n: day });
  return { title: placeTitle(kit, id), text };
}

/** The ship that the reader owns; nothing for those who only watch. @param {Kit} kit */
const readersShip = (kit) => kit.table.ships[kit.seat ?? -1];

/** @param {Kit} kit @param {string} colour */
function aboutCabin(kit, colour) {
  const cabin = readersShip(kit)?.cabins.find((each) => each.colour === colour);
  if (!cabin) return null;
  const name = kit.cards.cabins[colour][kit.lang];
  const title = name[0].toUpperCase() + name.slice(1);
  if (!cabin.family) return { title, text: kit.t("about.cabin_empty") };
  const gaps = { n: cabin.aboard, of: cabin.members, points: points(kit, cabin), wishes: wishes(kit, cabin.icons) };
  const text = kit.t(cabin.aboard ? "about.cabin" : "about.cabin_done", gaps);
  return { title: `${familyName(kit, cabin.family)}, ${name}`, text };
}

/** @param {Kit} kit @param {string} word */
function aboutSpot(kit, word) {
  const ship = readersShip(kit);
  if (!ship) return null;
  const spot = ship.spots.find((each) => each.spot === word);
  const aboard = word.startsWith("add");
  if (!spot) return { title: kit.t("about.free.title"), text: kit.t(aboard ? "about.free_deck" : "about.free_slot") };
  const texts = [kit.t("about.taken", { wish: wishName(kit, spot.icon), n: spot.guests.length, of: spot.capacity })];
  texts.push(kit.t(spot.captain ? "about.captain_here" : aboard ? "about.stay" : "about.colours"));
  return { title: spotName(kit, ship, spot), text: texts.join(" ") };
}

/** @param {Kit} kit */
function aboutCaptain(kit) {
  const out = (readersShip(kit)?.captain ?? null) !== null;
  return { title: kit.t("about.captain.title"), text: kit.t(out ? "about.captain_out" : "about.captain") };
}

/** @param {Kit} kit @param {string} word */
function aboutSet(kit, word) {
  const set = kit.table.display[Number(word)];
  if (!set) return null;
  if (!set.cards) {
    const text = set.with_cap ? kit.t("about.face_down") : kit.t("about.face_down_solo", { n: set.size });
    return { title: kit.t("about.face_down.title"), text };
  }
  /** @param {string} id */
  const each = (id) => {
    const card = kit.cards.ships[id];
    const gaps = { card: cardName(kit, id), wish: wishName(kit, card.icon), n: card.capacity };
    return kit.t(`about.card.${card.kind}`, gaps);
  };
  return { title: set.cards.map((id) => cardName(kit, id)).join(", "), text: set.cards.map(each).join(" ") };
}

/** @param {Kit} kit @param {string} word */
function aboutStart(kit, word) {
  const letter = word.toUpperCase();
  const families = kit.table.start_sets?.[letter];
  if (!families) return null;
  /** @param {string} id */
  const each = (id) => `${familyName(kit, id)} (${wishes(kit, kit.cards.families[id].icons)})`;
  return { title: kit.t("about.start.title", { letter }), text: `${families.map(each).join("; ")}.` };
}

/** @param {Kit} kit @param {string} word */
function aboutWish(kit, word) {
  const icon = /** @type {WishIcon} */ (word.toUpperCase());
  const ashore = kit.cards.ashore.includes(icon);
  return { title: wishName(kit, icon), text: kit.t(ashore ? "about.wish_ashore" : "about.wish") };
}
