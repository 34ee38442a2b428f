/** What has just come to a spot or a bay: only this flies and glows. What merely moves with its ship does not. */
import { useRef } from "/static/shell/lib.js";

/** Names of everything that stands somewhere: guests, the captain, cards. */
function standing(ship) {
  const all = ship.spots.flatMap(({ spot, guests, captain, card }) => [
    ...guests.map((colour) => `${colour} ${spot}`),
    captain && `captain ${spot}`,
    card && `${card} ${spot}`,
  ]);
  return new Set(all.filter(Boolean));
}

/** Whether a thing ("white top", "captain act0", "X09 add1") was not there before the latest change on this ship. */
export function useArrivals(ship, seat) {
  const known = useRef({ seat: null, now: new Set(), fresh: new Set() });
  const now = standing(ship);
  const before = known.current;
  if (before.seat !== seat) known.current = { seat, now, fresh: new Set() };
  else if ([...now].join() !== [...before.now].join()) {
    known.current = { seat, now, fresh: new Set([...now].filter((each) => !before.now.has(each))) };
  }
  return (thing) => known.current.fresh.has(thing);
}
