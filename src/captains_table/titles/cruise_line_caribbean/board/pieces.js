/** The small parts that chart, telegraph and company board share: signs, passengers, names, money. */
import { draw } from "/static/shell/lib.js";

export { shared, useMedia } from "/static/shell/hooks.js";

/** Class names that are not empty, in one string. */
export const names = (...all) => all.filter(Boolean).join(" ");

/** The reader's language of something printed: {en, de}. */
export const printed = (kit, words) => (typeof words === "string" ? words : words[kit.lang] ?? words.en);

/** A port by its code; what stands in brackets is left out. */
export const portName = (kit, code) => printed(kit, kit.cards.ports[code].name).replace(/ \(.*\)$/, "");

export const isIsland = (kit, code) => kit.cards.ports[code]?.kind === "destination";

/** "red square": how a passenger for this island looks. */
export function lookOf(kit, code) {
  const { colour, shape } = kit.cards.ports[code];
  return kit.t("chart.looks", { colour: printed(kit, colour), shape: printed(kit, shape) });
}

export const companyName = (kit, code) => printed(kit, kit.cards.companies[code].name);

/** The name of the half of a card: "blue" or "red". */
export function cardName(kit, id, half = "blue") {
  return printed(kit, kit.cards[half][kit.cards.actions[id][half]].name);
}

export const money = (kit, amount) => kit.t("money", { amount });

/** "$20 and $4": a list in the reader's language. */
export const listed = (kit, all) => new Intl.ListFormat(kit.lang, { type: "conjunction" }).format(all);

/** A picture of the sprite. */
export function Sign({ name, label, className }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return draw`<svg class=${names("cl-sign", className)} ...${spoken}><use href=${`#cl-${name}`} /></svg>`;
}

/** A passenger, known by colour and shape; `label` where no words beside it name the island. */
export function Token({ code, label, className }) {
  return draw`<${Sign} name=${`t-${code}`} label=${label} className=${names("cl-token", className)} />`;
}

/** Some passengers for one island: up to so many as figures, more of them as a figure and a number. */
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
