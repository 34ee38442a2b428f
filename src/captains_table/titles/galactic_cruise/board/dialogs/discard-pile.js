/** The discard pile of the Agenda, from the top; with the right question a card can be taken from it here. */
import { Dialog, draw } from "/static/shell/lib.js";
import { Amount } from "../pieces.js";
import { CardWords } from "../works/agenda.js";
import { whenWords } from "../works/words.js";

export function DiscardPile({ kit, onChoose, onClose }) {
  const { discard, now } = kit.table;
  const cards = discard.toReversed();
  const choices = kit.can("agenda-discard");
  const free = choices.some(({ arguments: { card } }) => card);
  const says = kit.t(choices.length === 0 ? "pile.look" : free ? "pile.any" : "pile.top");
  const taking = (id, at) =>
    choices.find(({ arguments: { card, discard: top } }) => card === id || (top && at === 0))?.notation;
  return draw`<${Dialog} title=${kit.t("pile.title", { n: discard.length })} onClose=${onClose} className="gc-chooser">
    <p>${says}${choices.length === 0 && now.played.includes(discard.at(-1)) && ` ${kit.t("pile.closed")}`}</p>
    <ol class="gc-options gc-pile">${
    cards.map((id, at) =>
      draw`<${Lying} key=${id} kit=${kit} id=${id}
      notation=${taking(id, at)} onChoose=${onChoose} />`
    )
  }</ol><//>`;
}

function Lying({ kit, id, notation, onChoose }) {
  const price = kit.table.prices.discard_pile;
  const inside = draw`<${CardWords} kit=${kit} id=${id} /><small class="gc-wide">${whenWords(kit, id)}</small>
    ${
    notation && draw`<span class="gc-take">${kit.t("pile.take")}
      ${price > 0 && draw`<${Amount} kit=${kit} n=${-price} icon="reputation" />`}</span>`
  }`;
  if (!notation) return draw`<li><span class="gc-option card">${inside}</span></li>`;
  return draw`<li><button type="button" class="gc-option card can" disabled=${!kit.live}
    onClick=${() => onChoose(notation)}>${inside}</button></li>`;
}
