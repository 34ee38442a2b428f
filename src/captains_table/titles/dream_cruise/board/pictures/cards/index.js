/** The picture of a ship card: a place in the colours of its icon, and on it the thing the card is about. */
/** @import { CardPicture, ShipCard, WishIcon } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { CULTURE } from "./culture.js";
import { bunting, GROUNDS } from "./grounds.js";
import { disc, ink } from "./paint.js";
import { REST } from "./rest.js";
import { SPORTS } from "./sports.js";

/** @type {Map<string, CardPicture>} */
const SCENES = new Map(Object.entries({ ...SPORTS, ...CULTURE, ...REST }));

/** A number that belongs to the card, so that two cards with one picture still differ. @param {string} id */
function seedOf(id) {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/**
 * What a card shows that names no picture we know: its icon, flags and all.
 * @param {WishIcon} icon
 * @param {number} seed
 * @returns {CardPicture}
 */
function plain(icon, seed) {
  return ["rays", seed % 3, () => [
    bunting(seed),
    disc(60, 50, 31, ink.cream),
    draw`<use href=${`#dc-i-${icon}`} x="37" y="27" width="46" height="46" />`,
  ]];
}

/**
 * @param {{ card: ShipCard, id: string, wide?: boolean }} props
 *   wide: as a strip about three times as wide as high, like the bays of the ship.
 */
export function CardScene({ card, id, wide = false }) {
  const seed = seedOf(id);
  const [ground, tone, props] = SCENES.get(card.picture) ?? plain(card.icon, seed);
  return draw`<svg class=${`card-scene ${card.icon} tone-${tone}`} viewBox=${wide ? "-60 9 240 76" : "0 0 120 92"}
    preserveAspectRatio="xMidYMid slice" aria-hidden="true">${GROUNDS[ground](seed)}${props(seed)}</svg>`;
}
