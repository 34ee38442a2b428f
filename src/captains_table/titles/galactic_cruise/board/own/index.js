/** A player's own board: fleet, launch tower, storage and Developments, Upgrades, hand and Blueprints. */
/** @import { Explanation } from "/static/shell/types.d.ts" */
/** @import { Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Asks } from "../questions/index.js";
import { Blueprints, Hand } from "./cards.js";
import { explainMine } from "./explain.js";
import { Fleet } from "./fleet.js";
import { Store } from "./store.js";
import { Tower } from "./tower.js";
import { Upgrades } from "./upgrades.js";
import { Amount, names, ownerClass, ownSeat, RESOURCES, SeatMark } from "../pieces.js";

/**
 * A kit for somebody else's board: nothing can be chosen, and everything tells what it is when it is clicked.
 * @param {Kit} kit
 * @param {number} seat
 * @param {(told: Explanation) => void} [tell]
 * @returns {Kit}
 */
export function quiet(kit, seat, tell) {
  /** @param {string} target @param {{ label?: string }} [given] */
  const press = (target, { label } = {}) => {
    const told = explainMine(kit, target, seat);
    return {
      type: "button",
      "aria-label": label,
      title: told ? `${told.title}: ${told.text}` : undefined,
      onClick: () => told && tell?.(told),
    };
  };
  return { ...kit, live: false, still: true, can: () => [], why: () => {}, send: () => {}, press };
}

/** @param {{ kit: Kit, seat?: number }} props whose board; only the own one can be played on */
export function Mine({ kit, seat = ownSeat(kit) }) {
  const player = kit.table.players[seat];
  const shown = seat === kit.seat || kit.still ? kit : quiet(kit, seat);
  const parts = { kit: shown, seat, player };
  return draw`${shown === kit && !kit.still && draw`<${Asks} kit=${kit} />`}
    <div class=${names("gm-desk", ownerClass(seat))}>
    <${Fleet} ...${parts} /><${Tower} ...${parts} /><${Store} ...${parts} /><${Upgrades} ...${parts} />
    <div class="gm-cards"><${Hand} ...${parts} /><${Blueprints} ...${parts} /></div></div>`;
}

/**
 * What is spent and won, always in the same place: Resources stand here only where the storage is out of sight.
 * @param {{ kit: Kit, seat?: number }} props
 */
export function Supplies({ kit, seat = ownSeat(kit) }) {
  const player = kit.table.players[seat];
  return draw`<div class=${names("gm-supplies", ownerClass(seat))} role="group" aria-label=${kit.t("own.supplies")}>
    <${SeatMark} seat=${seat} /><b class="gm-me">${kit.name(seat)}</b>
    <${Amount} kit=${kit} n=${player.vp} icon="vp" /><${Amount} kit=${kit} n=${player.money} icon="money" />
    <${Amount} kit=${kit} n=${player.ads} icon="ads" /><${Amount} kit=${kit} n=${player.reputation} icon="reputation" />
    <span class="gm-stored">${
    RESOURCES.map((kind) =>
      draw`
      <${Amount} key=${kind} kit=${kit} n=${player.stored[kind]} icon=${kind} />`
    )
  }</span>
    <${Amount} kit=${kit} n=${player.wings} icon="wings" /></div>`;
}
