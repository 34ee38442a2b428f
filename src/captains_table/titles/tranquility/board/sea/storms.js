/** Storms, wherever they lie, and the flags by which players suggest which one to calm. */
/** @import { Kit, StormView } from "../types.d.ts" */
import { draw, Flag, Icon, names } from "/static/shell/lib.js";
import { Sign } from "../pieces.js";

/**
 * A Storm as a thing to click. Whoever has a Compass calms it, for the others a click plants a flag: this one first.
 * Holders have a small flag of their own for that.
 * @param {{ kit: Kit, storm: StormView }} props
 */
export function Storm({ kit, storm }) {
  const target = `storm-${storm.storm}`;
  const can = kit.can(target).length > 0;
  const asked = can && ["cancel_storm", "use_compass", "rescue"].includes(kit.view.kind);
  const flags = kit.mark(target);
  const where = "row" in storm
    ? kit.t("storm.at_row", { row: storm.row ?? 0 })
    : "seat" in storm
    ? kit.t("storm.at_seat", { name: kit.name(storm.seat ?? -1) })
    : kit.t("storm.shown");
  const mine = flags.includes(kit.seat ?? -1);
  const suggest = kit.mayMark(target) && kit.table.hand_sizes.length > 1 && {
    onClick: () => kit.toggleMark(target),
    "aria-disabled": undefined,
    "aria-pressed": mine,
  };
  const wish = kit.t(mine ? "wish.remove" : "wish.plant");
  const label = [kit.t(`storm.${storm.colour}`), where, suggest && !can && wish].filter(Boolean).join(", ");
  return draw`<span class="storm-at" data-fly=${target}>
    <button class=${names("storm", can && "can", asked && "asked", suggest && "suggest")}
        ...${kit.press(target, { label, wish: `compass ${storm.storm}` })} ...${!can && suggest}>
      <${Sign} name=${`storm-${storm.colour}`} /></button>
    ${
    flags.length > 0 && draw`<span class="wishes" role="img"
        aria-label=${kit.t("wish.by", { names: flags.map(kit.name).join(", ") })}>
      ${flags.map((seat) => draw`<${Flag} key=${seat} seat=${seat} />`)}</span>`
  }
    ${
    can && !asked && suggest && draw`<button class="plant" aria-label=${wish} title=${wish} ...${suggest}>
      <${Icon} name="flag" /></button>`
  }</span>`;
}

/**
 * Storms on the board that belong to no row: in front of other players, or just turned up.
 * @param {{ kit: Kit }} props
 */
export function Weather({ kit }) {
  /** @param {StormView} storm */
  const apart = (storm) => storm.shown || storm.laid || ("seat" in storm && storm.seat !== kit.seat);
  const storms = (kit.table.storms || []).filter(apart);
  return storms.length > 0 && draw`<ul class="weather" aria-label=${kit.t("weather")}>${
    storms.map((storm) =>
      draw`
    <li key=${storm.storm} class=${names(storm.shown && "shown")}><${Storm} kit=${kit} storm=${storm} />
      <span class="whose">${
        "seat" in storm
          ? draw`<${Flag} seat=${storm.seat} /><span>${kit.name(storm.seat ?? -1)}</span>`
          : draw`<span>${kit.t(storm.shown ? "storm.shown" : "storm.laid")}</span>`
      }</span></li>`
    )
  }</ul>`;
}
