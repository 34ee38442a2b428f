/** The great moments, over the board: a rocket rises, a meeting is held. Nothing waits for them. */
/** @import { Kit } from "../types.d.ts" */
import { draw, useEffect, useRef, useState } from "/static/shell/lib.js";
import { Rocket } from "./pad.js";
import { shipName } from "../own/fleet.js";
import { AgmBanner } from "../scoring/agm.js";

const RISES = 1400; // ms
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {{kit: object}} props   drawn always; both notice by themselves that they have come */
export function Liftoff({ kit }) {
  return draw`<${Rising} kit=${kit} /><${AgmBanner} kit=${kit} />`;
}

/** For a moment, unless motion is not wanted: the Ship that has just left the tower. @param {{ kit: Kit }} props */
function Rising({ kit }) {
  const { turn, players, now } = kit.table;
  const standing = useRef(null);
  const [rising, setRising] = useState(null);
  useEffect(() => {
    const last = standing.current;
    standing.current = now.lifting === null ? null : { seat: turn, number: now.lifting };
    const gone = last && now.lifting === null &&
      players[last.seat].ships[last.number]?.cruise; // not taken back by an undo
    if (!gone || still.matches) return undefined;
    setRising(last);
    const timer = setTimeout(() => setRising(null), RISES);
    return () => clearTimeout(timer);
  }, [now.lifting, turn]);
  if (!rising) return null;
  const ship = players[rising.seat].ships[rising.number];
  if (!ship) return null;
  return draw`<div class="gl-liftoff" aria-hidden="true"><span class="gl-rising">
    <${Rocket} kit=${kit} ship=${ship} label=${shipName(kit, rising.number)} />
    <svg class="gl-flame" viewBox="0 0 120 160"><use href="#gc-rocket-flame" width="120" height="160" /></svg></span>
    <svg class="gl-smoke" viewBox="0 0 240 80"><use href="#gc-smoke" width="240" height="80" /></svg></div>`;
}
