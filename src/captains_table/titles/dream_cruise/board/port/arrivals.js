/** What has just come to a spot or a bay: only this flies and glows. What merely moves with its ship does not. */
/** @import { Ref } from "/static/shell/types.d.ts" */
/** @import { ShipView } from "../view.d.ts" */
import { useRef } from "/static/shell/lib.js";

/** Names of everything that stands somewhere: guests, the captain, cards. @param {ShipView} ship */
function standing(ship) {
  const all = ship.spots.flatMap(({ spot, guests, captain, card }) => [
    ...guests.map((colour) => `${colour} ${spot}`),
    ...(captain ? [`captain ${spot}`] : []),
    ...(card ? [`${card} ${spot}`] : []),
  ]);
  return new Set(all);
}

/**
 * Whether a thing ("white top", "captain act0", "X09 add1") was not there before the latest change on this ship.
 * @param {ShipView} ship
 * @param {number} seat
 */
export function useArrivals(ship, seat) {
  /** @type {Ref<{ seat: number | null, now: Set<string>, fresh: Set<string> }>} */
  const known = useRef({ seat: null, now: new Set(), fresh: new Set() });
  const now = standing(ship);
  const before = known.current;
  if (before.seat !== seat) known.current = { seat, now, fresh: new Set() };
  else if ([...now].join() !== [...before.now].join()) {
    known.current = { seat, now, fresh: new Set([...now].filter((each) => !before.now.has(each))) };
  }
  return (/** @type {string} */ thing) => known.current.fresh.has(thing);
}
