/** The small parts that chart, telegraph and company board share: signs, passengers, names, money. */
/** @import { Kit, Printed } from "./types.d.ts" */
import { draw, names } from "/static/shell/lib.js";

export { shared, useMedia } from "/static/shell/hooks.js";

/** The reader's language of something printed: {en, de}. @param {Kit} kit @param {string | Printed} words */
export const printed = (kit, words) => (typeof words === "string" ? words : words[kit.lang] ?? words.en);

/** A port by its code; what stands in brackets is left out. @param {Kit} kit @param {string} code */
export const portName = (kit, code) => printed(kit, kit.cards.ports[code].name).replace(/ \(.*\)$/, "");

/** @param {Kit} kit @param {string} code */
export const isIsland = (kit, code) => kit.cards.ports[code]?.kind === "destination";

/** "red square": how a passenger for this island looks. @param {Kit} kit @param {string} code */
export function lookOf(kit, code) {
  const { colour, shape } = kit.cards.ports[code];
  return kit.t("chart.looks", { colour: printed(kit, colour), shape: printed(kit, shape) });
}

/** @param {Kit} kit @param {string} code */
export const companyName = (kit, code) => printed(kit, kit.cards.companies[code].name);

/**
 * The name of the half of a card: "blue" or "red".
 * @param {Kit} kit
 * @param {string} id
 * @param {"blue" | "red"} [half]
 */
export function cardName(kit, id, half = "blue") {
  return printed(kit, kit.cards[half][kit.cards.actions[id][half]].name);
}

/** @param {Kit} kit @param {number} amount */
export const money = (kit, amount) => kit.t("money", { amount });

/** A picture of the sprite. @param {{ name: string, label?: string, className?: string }} props */
export function Sign({ name, label, className }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return draw`<svg class=${names("cl-sign", className)} ...${spoken}><use href=${`#cl-${name}`} /></svg>`;
}

/**
 * A passenger, known by colour and shape; `label` where no words beside it name the island.
 * @param {{ code: string, label?: string, className?: string }} props
 */
export function Token({ code, label, className }) {
  return draw`<${Sign} name=${`t-${code}`} label=${label} className=${names("cl-token", className)} />`;
}

/**
 * Some passengers for one island: up to so many as figures, more of them as a figure and a number.
 * @param {{ code: string, count: number, most?: number }} props
 */
export function Tokens({ code, count, most = 6 }) {
  if (count > most) return draw`<span class="cl-tokens"><${Token} code=${code} /><b>${count}</b></span>`;
  return draw`<span class="cl-tokens">${
    Array.from({ length: count }, (_, each) =>
      draw`
    <${Token} key=${each} code=${code} />`)
  }</span>`;
}

export const PHONE = "(max-width: 600px)";
export const BESIDE = "(min-width: 1101px)"; // the own area stands beside the chart
