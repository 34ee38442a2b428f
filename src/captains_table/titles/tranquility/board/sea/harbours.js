/** What lies around the grid: harbours, the Duel's display and score, the supply. */
/** @import { Kit } from "../types.d.ts" */
import { draw, Flag, names } from "/static/shell/lib.js";
import { Heap, Isle, Side, Sign } from "../pieces.js";

/**
 * Start or Finish: a harbour that is empty, lit because its card can be played now, or reached.
 * @param {{ kit: Kit, name: string }} props
 */
export function Harbour({ kit, name }) {
  const { table } = kit;
  const reached = name === "start" ? table.start_placed : kit.view.outcome?.reason === "arrived";
  const lit = kit.can(`hand-${name}`).length > 0 && kit.view.kind === "act";
  const state = reached ? "reached" : lit ? "lit" : kit.view.outcome ? "missed" : "waiting";
  const says = kit.t(`${name}.${state}`);
  const press = kit.press(name, { label: `${kit.t(`card.${name}`)}, ${says}`, wish: `play ${name}` });
  // the card of the hand is what is played: the harbour is only another place to click it
  const click = lit ? { onClick: () => document.getElementById(`hand-${name}`)?.click() } : {};
  return draw`<button class=${names("harbour", name, !reached && "empty", lit && "lit")} ...${press} ...${click}>
    <svg viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href=${`#tq-${name}`} /></svg>
    <span class="cap"><b>${kit.t(`card.${name}`)}</b> <span>${says}</span></span></button>`;
}

/** Compasses still to be earned, and the Pyramid's exploration deck. @param {{ kit: Kit }} props */
export function Supply({ kit }) {
  const { table } = kit;
  if (table.mode === "pyramid") {
    return draw`<div class="supply"><${Heap} count=${table.deck_size} />
      <p><b>${table.deck_size}</b> <span>${kit.t("to_explore")}</span></p></div>`;
  }
  return table.supply !== undefined && table.supply > 0 && draw`<div class="supply"><${Sign} name="compass" />
    <p><b>${table.supply}</b> <span>${kit.t("to_win", { n: table.supply })}</span></p></div>`;
}

// -- the Duel ---------------------------------------------------------------------------------------------

/** The open cards both players refill from. @param {{ kit: Kit }} props */
export function Display({ kit }) {
  const { table } = kit;
  return draw`<div class="display"><ol aria-label=${kit.t("display")}>${
    (table.display ?? []).map((card) => {
      const target = `display-${card}`;
      const can = kit.can(target).length > 0;
      return draw`<li key=${card}><button class=${names("spot", can && "can", kit.looking === target && "look")}
      data-fly=${`card-${card}`} data-from="deck"
      ...${kit.press(target, { label: kit.t("display.label", { card }), wish: `take ${card}` })}>
      <${Isle} number=${card} /></button></li>`;
    })
  }</ol><p id="deck"><b>${table.deck_size}</b> ${kit.t("to_come")}</p></div>`;
}

/** Whose side the sun and the moon are on, and the points. @param {{ kit: Kit }} props */
export function Score({ kit }) {
  const { table } = kit;
  /** @param {number} seat */
  const mark = (seat) => {
    const side = table.sides?.[seat];
    if (!side) return draw`<${Flag} seat=${seat} />`;
    return draw`<${Side} side=${side} owner=${seat} /><span class="sr">${kit.t(`side.${side}`)}</span>`;
  };
  return draw`<dl class="score">${
    (table.points ?? []).map((points, seat) =>
      draw`<div key=${seat}>
    <dt>${mark(seat)}<span>${kit.name(seat)}</span></dt>
    <dd><b>${points}</b> ${kit.t("points", { n: points })}</dd></div>`
    )
  }</dl>`;
}

/** Before the first move the second player becomes the sun or the moon. @param {{ kit: Kit }} props */
export function ChooseSide({ kit }) {
  return draw`<div class="choose">${
    ["sun", "moon"].map((side) =>
      draw`
    <button key=${side} class=${names("choice", side)}
      ...${kit.press(`side-${side}`, { label: kit.t(`be.${side}`), wish: `side ${side}` })}>
    <${Sign} name=${side} box="0 0 24 24" /><b>${kit.t(`be.${side}`)}</b></button>`
    )
  }</div>`;
}
