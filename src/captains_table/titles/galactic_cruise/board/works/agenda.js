/** The Agenda display: four spaces with a bonus each, the deck, and the discard pile, open to all. */
/** @import { Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { soft } from "../words/line-breaks.js";
import { SetMark } from "../modules/set-mark.js";
import { entry, Icon, name, names, short, sign } from "../pieces.js";
import { pick } from "../dialogs/pick.js";
import { counting, Short, Told } from "../rachel/marks.js";
import { gainWords } from "./words.js";

/** @param {{ kit: Kit }} props */
export function Agenda({ kit }) {
  const { agenda, deck, discard } = kit.table;
  const spaces = agenda.map((id, space) => ({ id, space })).reverse();
  const top = discard.at(-1);
  const pile = top
    ? kit.t("agenda.discard", { n: discard.length, top: name(kit, "agenda", top) })
    : kit.t("agenda.discard.none");
  const cards = kit.t("agenda.deck", { n: deck });
  return draw`<section class=${
    names("gc-sheet gc-agendas", counting(kit, "agenda-1") && "counting")
  } aria-labelledby="gc-h-agenda">
    <h2 id="gc-h-agenda">${kit.t("agenda")}<${Short} kit=${kit} target="short-agenda" /><${Refill} kit=${kit} /></h2>
    <ol>${spaces.map((each) => draw`<${Space} key=${each.space} kit=${kit} ...${each} />`)}</ol>
    <p class="gc-piles"><button class="gc-deck" ...${kit.press("agenda-deck", { label: cards })}>
        <span class="gc-deckback"></span>${cards}</button>
      <button class=${names("gc-lnk", sign(kit, "agenda-discard"))}
        ...${pick(kit, "agenda-discard", { label: pile, wish: "draw discard" })}>${pile}</button></p></section>`;
}

/** While a refill is asked for, or its order of discarding, the button that does it. @param {{ kit: Kit }} props */
function Refill({ kit }) {
  if (kit.can("agenda-refill").length === 0) return null;
  const rest = kit.view.kind === "discard_order";
  const label = kit.t(rest ? "agenda.rest" : "agenda.refill", { gains: gainWords(kit, kit.table.agenda_refill) });
  return draw`<button class=${names("gc-mini", sign(kit, "agenda-refill"))} ...${kit.press("agenda-refill", { label })}>
    ${kit.t(rest ? "agenda.rest.short" : "agenda.refill.short")}</button>`;
}

/** @param {{ kit: Kit, id: string | null, space: number }} props */
function Space({ kit, id, space }) {
  const target = `agenda-${space + 1}`;
  const bonus = kit.cards.displays.agenda[space];
  const pays = kit.t("agenda.pays", { gains: gainWords(kit, bonus) });
  const edge = draw`<span class="gc-sbon"><${Icon} name=${Object.keys(bonus)[0]} /></span>`;
  if (!id) {
    const label = `${kit.t("works.empty")}: ${pays}`;
    return draw`<li><${Told} kit=${kit} target=${target} /><button class="gc-ag void" ...${
      kit.press(target, { label })
    }>${edge}
      <span class="gc-agb"><b>${kit.t("works.empty")}</b><small>${pays}</small></span></button></li>`;
  }
  const label = kit.t("agenda.card", { name: name(kit, "agenda", id), text: short(kit, "agenda", id) });
  const wish = kit.view.kind === "discard_order" ? `discard ${space + 1}` : `draw ${space + 1}`;
  return draw`<li><${Told} kit=${kit} target=${target} /><button class=${
    names("gc-ag", sign(kit, target))
  } data-fly=${id.toLowerCase()}
      ...${kit.press(target, { label, wish })}>
    ${edge}<${CardWords} kit=${kit} id=${id} /></button></li>`;
}

/**
 * A card's name, what it does in a line, and the Resource it can be played for instead.
 * @param {{ kit: Kit, id: string }} props
 */
export function CardWords({ kit, id }) {
  const { resource } = entry(kit, "agenda", id);
  return draw`<span class="gc-agb"><b>${soft(name(kit, "agenda", id))}</b><small>
    ${soft(short(kit, "agenda", id))}</small></span>
    <span class="gc-agr"><${Icon} name=${resource} label=${name(kit, "resources", resource)} /></span>
    <${SetMark} kit=${kit} group="agenda" id=${id} />`;
}
