/** First the Blueprint, then its place: the one that was picked up, and the docks that it leaves in the fleet. */
/** @import { Choice } from "/static/shell/types.d.ts" */
/** @import { Kit } from "../types.d.ts" */
/** @import { Place } from "../view.d.ts" */
import { draw, useEffect } from "/static/shell/lib.js";
import { Amount, name, names, shared } from "../pieces.js";
import { columnClass, halvesSay, placeSays } from "./cabins.js";

/** The target of the Blueprint in hand. @type {() => [string | null, (target: string | null) => void]} */
export const usePicked = shared(/** @type {string | null} */ (null));

/** Whether a thing is a Segment that needs a place in a Ship. @param {Kit} kit @param {string} target */
export const needsPlace = (kit, target) => kit.can(target).some(({ arguments: { place } }) => place !== undefined);

/**
 * The Blueprint in hand and where it may go; null if there is none.
 * @param {Kit} kit
 * @param {string | null} target
 */
export function inHand(kit, target) {
  if (!target || kit.still || !needsPlace(kit, target)) return null;
  const choices = kit.can(target);
  const { blueprint, slot } = choices[0].arguments;
  const id = blueprint ?? kit.table.blueprints[slot - 1] ?? "";
  const bill = blueprint ? kit.table.prices.own[id] : kit.table.prices.display[slot - 1];
  return { id, bill, choices, wish: blueprint ? `segment ${id.toLowerCase()}` : `segment display ${slot}` };
}

/** What is in hand, with its price, and the way to another one. @param {{ kit: Kit }} props */
export function PlaceAsked({ kit }) {
  const [picked, pick] = usePicked();
  const held = inHand(kit, picked);
  useEffect(() => {
    if (!held) return;
    const dock = document.querySelector(".cm-dock.can");
    if (!(dock instanceof HTMLElement)) return;
    dock.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    dock.focus({ preventScroll: true });
  }, [picked]);
  if (!held) return null;
  const { id, bill } = held;
  return draw`<div class="gm-asks cm-asks" role="group" aria-label=${kit.t("modules.place.label")}>
    <header><h3>${kit.t("modules.place.ask", { name: name(kit, "blueprints", id) })}</h3><p>${halvesSay(kit, id)}
      ${
    bill &&
    draw` <span class="cm-price"><${Amount} kit=${kit} n=${bill.money} icon="money" />${
      bill.reputation > 0 && draw` <${Amount} kit=${kit} n=${-bill.reputation} icon="reputation" />`
    }</span>`
  }</p></header>
    <button type="button" class="btn small" onClick=${() => pick(null)}>${kit.t("modules.place.other")}</button></div>`;
}

/**
 * A place in a Ship for the Segment in hand: legal with the porthole it would make, or with the reason why not.
 * @param {{ kit: Kit, ship: number, at: number, place: Place, choice?: Choice, wish: string, onDone: () => void }} props
 *   `ship` and `at`, counted from the top, from 0
 */
export function Dock({ kit, ship, at, place, choice, wish, onDone }) {
  const target = `dock-${ship + 1}-${at + 1}`;
  const says = placeSays(kit, place);
  if (!choice) {
    const label = `${kit.t("modules.place.not_here", { n: at + 1 })} ${says}`;
    return draw`<button class="cm-dock no" ...${kit.press(target, { label, wish: `${wish} ${ship + 1} ${at + 1}` })}>
      <small aria-hidden="true">${says}</small></button>`;
  }
  const choose = () => {
    onDone();
    kit.send([choice.notation]);
  };
  return draw`<button ...${kit.press(target, { label: `${choice.label}. ${says}` })} type="button"
    class="cm-dock can" data-can="" data-choice=${choice.notation} aria-disabled=${undefined} tabIndex=${0}
    onClick=${choose}><i class=${
    names("hc in", columnClass(place.column), place.clash && "gap")
  }></i><b>+</b></button>`;
}
