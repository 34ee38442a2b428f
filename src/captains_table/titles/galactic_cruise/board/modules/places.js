/** First the Blueprint, then its place: the docks that the one in hand has in the fleet. */
/** @import { Kit } from "../types.d.ts" */
/** @import { Place } from "../view.d.ts" */
import { draw } from "/static/shell/lib.js";
import { useThing } from "../in-hand.js";
import { names } from "../pieces.js";
import { columnClass, placeSays } from "./cabins.js";

/**
 * The Blueprint in hand, and all places for it by Ship, from the top; null where it needs none.
 * @param {Kit} kit
 * @param {string} held
 */
export function placesFor(kit, held) {
  const places = kit.table.question?.places;
  const choice = held && places && !kit.still ? kit.can(held)[0] : null;
  if (!places || !choice) return null;
  const { blueprint, slot } = choice.arguments;
  const id = blueprint ?? kit.table.blueprints[slot - 1] ?? "";
  return { places: places[id] ?? [], wish: blueprint ? `segment ${id.toLowerCase()}` : `segment display ${slot}` };
}

/**
 * A place in a Ship for the Segment in hand: legal with the porthole it would make, or with the reason why not.
 * @param {{ kit: Kit, ship: number, at: number, place: Place, wish: string }} props `ship`, and `at` counted from the
 *   top, from 0
 */
export function Dock({ kit, ship, at, place, wish }) {
  const says = placeSays(kit, place);
  const label = `${kit.t(place.fits ? "modules.place.here" : "modules.place.not_here", { n: at + 1 })} ${says}`;
  const words = { label, wish: `${wish} ${ship + 1} ${at + 1}` };
  const target = `dock-${ship + 1}-${at + 1}`;
  const { press, look } = useThing(kit, target, words);
  if (look !== "can") { // it may fit another Blueprint, but that is not in hand
    return draw`<button class="cm-dock no" ...${
      kit.press(target, words)
    }><small aria-hidden="true">${says}</small></button>`;
  }
  return draw`<button class="cm-dock can" ...${press}><i
    class=${names("hc in", columnClass(place.column), place.clash && "gap")}></i><b>+</b></button>`;
}
