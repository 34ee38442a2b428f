/** What a Specialized Segment does when a Guest triggers it, in signs: cream for a gain, green for an action. */
/** @import { Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { entry, Icon, KindIcon, name, names, printed } from "../pieces.js";

/** The effect of a Blueprint, if it has one. @param {Kit} kit @param {string} id */
export function effectOf(kit, id) {
  const { effect, icon } = entry(kit, "blueprints", id);
  return effect ? { ...kit.cards.segment_effects[effect], icon } : undefined;
}

/** What it does, in a sentence; "" on Blueprints without one. @param {Kit} kit @param {string} id */
export function effectSays(kit, id) {
  const effect = effectOf(kit, id);
  if (!effect) return "";
  const kind = effect.icon ? ` (${name(kit, "guests", effect.icon)})` : "";
  return kit.t("modules.effect", { text: `${printed(kit, effect.text).replace(/\.$/, "")}${kind}.` });
}

/** @param {{ kit: Kit, id: string }} props */
export function Effect({ kit, id }) {
  const effect = effectOf(kit, id);
  if (!effect) return null;
  return draw`<span class=${names("fx", effect.effect === "action" && "a")} role="img"
    aria-label=${printed(kit, effect.short)}>${signs(kit, effect)}</span>`;
}

/** @param {Kit} kit @param {NonNullable<ReturnType<typeof effectOf>>} effect */
function signs(kit, { effect, gain = {}, value = 0, fewer, actions = [], icon }) {
  const [[what, n] = ["", 0]] = Object.entries(gain);
  if (effect === "per_icon") {
    return draw`<b>${n}</b><${Icon} name=${what} /><i>/</i>${
      icon && draw`<${KindIcon} kit=${kit} type=${icon} silent />`
    }`;
  }
  if (effect === "gain") return draw`<b>${what === "cards" ? `+${n}` : n}</b><${Icon} name=${what} />`;
  if (effect === "funding") return draw`<b>${value}</b><${Icon} name="funding" />`;
  if (effect === "return_worker") return draw`<${Icon} name="recall" />`;
  if (effect === "purchase") {
    return draw`<b>${value}</b><${Icon} name="ads" /><${Icon} name="arrow" /><b>${n}</b><${Icon} name=${what} />`;
  }
  return draw`${
    actions.map((action, at) =>
      draw`${at > 0 && draw`<i>/</i>`}<${Icon} key=${at} name=${`act-${action.toLowerCase()}`} />`
    )
  }${value ? draw`<b>−${value}</b>` : fewer && draw`<b>1</b>`}`;
}
