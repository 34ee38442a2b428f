/** A launch: the countdown climbs the tower, the middle asks what the floor needs, the clipboard says what comes of it. */
import { draw } from "/static/shell/lib.js";
import { Bill } from "./bill.js";
import { Boarding } from "./boarding.js";
import { Clipboard } from "./clipboard.js";
import { Floor, Pad } from "./pad.js";
import { Ship, shipName } from "../own/fleet.js";
import { quiet } from "../own/index.js";
import { Icon, names, ownerClass, Piece, SeatMark } from "../pieces.js";

export { LaunchDesk } from "./desk.js";
export { Liftoff } from "./liftoff.js";

/** While a Ship stands on the tower; at liftoff the board is needed again, for new Guests and Funding Bonuses. */
export const isLaunching = ({ table }) => table.phase === "launch" && table.now.lifting !== null;

/** Everything about the launch under way: what the view tells of it, whose it is, and which Ship. */
function launchOf({ table, seat: reader }) {
  const { launch, turn: seat } = table;
  const player = table.players[seat];
  const ship = player.ships[launch.ship];
  return { ...launch, seat, player, number: launch.ship, ship, mine: reader === seat, expert: table.now.expert };
}

/** @param {{kit: object}} props   the kit while `isLaunching` */
export function Launch({ kit }) {
  const launch = launchOf(kit);
  const Step = { 5: Boarding, 3: Bill, 0: Pilot }[launch.floor];
  return draw`<div class=${names("gl-stage", ownerClass(launch.seat))}>
    <h2 class="sr">${kit.t("launch.label", { ship: shipName(kit, launch.number) })}</h2>
    <${Pad} kit=${kit} launch=${launch} /><${Lying} kit=${kit} launch=${launch} />
    <section class="gl-ledger" aria-live="polite"><${Step} kit=${kit} launch=${launch} /></section>
    <${Clipboard} kit=${kit} launch=${launch} /></div>`;
}

/** Where the standing rocket has no room it lies, as it does in its dock. */
function Lying({ kit, launch }) {
  const { seat, ship, number } = launch;
  return draw`<section class="gl-lying"><p><${SeatMark} seat=${seat} />
    ${kit.t(launch.expert ? "launch.with_expert" : "launch.with_worker", { name: kit.name(seat) })}</p>
    <ul><${Ship} kit=${quiet(kit, seat)} ...${{ seat, number, plain: true }} ship=${{
    ...ship,
    cruise: null,
  }} /></ul></section>`;
}

/** T-0: with the Autopilot the Worker may stay at home. */
function Pilot({ kit, launch }) {
  const kind = launch.expert ? "expert" : "worker";
  return draw`<${Floor} n=${0} says=${kit.t("launch.t0")} /><p class="gl-sum">${kit.t("launch.pilot.why")}</p>
    ${
    launch.mine
      ? draw`<div class="gl-ways">
      <button class="gl-way can" ...${kit.press("pilot", { label: kit.can("pilot")[0]?.label })}>
        <${Piece} kit=${kit} kind=${kind} owner=${launch.seat} /><span>
            <b>${kit.t("launch.pilot")}</b>${kit.t("launch.pilot.says")}</span></button>
      <button class="gl-way can" ...${kit.press("autopilot", { label: kit.can("autopilot")[0]?.label })}>
        <${Icon} name="launch" /><span><b>${kit.t("launch.autopilot")}</b>${kit.t("launch.autopilot.says")}</span>
            </button></div>`
      : draw`<p>${kit.t("launch.waiting", { name: kit.name(launch.seat) })}</p>`
  }`;
}
