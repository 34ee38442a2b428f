/** Storms, wherever they lie, and the flags by which players suggest which one to calm. */
import { Flag, html } from "/static/js/lib.js";
import { Sign, names } from "./board-cards.js";

/** Whether the own Compass is being aimed: then a click on a Storm calms it, else it plants a flag. */
export const aim = { on: false };

/** A Storm as a thing to click. While its player is asked or aims a Compass, that calms it; else it is suggested. */
export function Storm({ kit, storm }) {
  const target = `storm-${storm.storm}`;
  const can = kit.can(target).length > 0;
  const asked = can && kit.table.asked === "compass";
  const suggest = !asked && kit.mayMark(target) && kit.table.hand_sizes.length > 1;
  const flags = kit.mark(target);
  const where = "row" in storm ? kit.t("storm.at_row", { row: storm.row })
    : "seat" in storm ? kit.t("storm.at_seat", { name: kit.name(storm.seat) }) : kit.t("storm.shown");
  const label = [kit.t(`storm.${storm.colour}`), where, suggest && kit.t(flags.includes(kit.seat) ? "wish.remove" : "wish.plant")];
  const press = kit.press(target, { label: label.filter(Boolean).join(", "), wish: `compass ${storm.storm}` });
  const click = suggest && { onClick: (event) => (aim.on ? press.onClick?.(event) : kit.plant(target)) };
  return html`<span class="storm-at" data-fly=${target}>
    <button class=${names("storm", can && "can", asked && "asked", suggest && "suggest")} ...${press} ...${click}>
      <${Sign} name=${`storm-${storm.colour}`} /></button>
    ${flags.length > 0 && html`<span class="wishes" role="img" aria-label=${kit.t("wish.by", { names: flags.map(kit.name).join(", ") })}>
      ${flags.map((seat) => html`<${Flag} key=${seat} seat=${seat} />`)}</span>`}</span>`;
}

/** Storms on the board that belong to no row: in front of other players, or just turned up. */
export function Weather({ kit }) {
  const storms = (kit.table.storms || []).filter((storm) => storm.shown || storm.laid || ("seat" in storm && storm.seat !== kit.seat));
  return storms.length > 0 && html`<ul class="weather" aria-label=${kit.t("weather")}>${storms.map((storm) => html`
    <li key=${storm.storm} class=${names(storm.shown && "shown")}><${Storm} kit=${kit} storm=${storm} />
      <span class="whose">${"seat" in storm ? html`<${Flag} seat=${storm.seat} /><span>${kit.name(storm.seat)}</span>`
        : html`<span>${kit.t(storm.shown ? "storm.shown" : "storm.laid")}</span>`}</span></li>`)}</ul>`;
}
