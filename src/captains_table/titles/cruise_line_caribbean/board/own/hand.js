/** The own action cards: each has a helpful blue half and an attacking red half, and both are buttons. */
/** @import { CardQuestion, Kit, Use } from "../types.d.ts" */
/** @import { Choice, Drawing, State } from "/static/shell/types.d.ts" */
import { Dialog, draw, names, useState } from "/static/shell/lib.js";
import { Scout, Targets } from "./card-targets.js";
import { PHONE, printed, Sign, useMedia } from "../pieces.js";

const TOGETHER = ["visit", "return", "tow", "build"]; // actions with which a card can be declared

/** @type {Record<string, (props: { kit: Kit, card: string, list: Choice[], onClose: () => void }) => Drawing>} */
const ASKS = { attack: Targets, look: Scout, with: With };

/** @param {{ kit: Kit }} props */
export function Hand({ kit }) {
  /** @type {State<CardQuestion | null>} */
  const [asking, setAsking] = useState(null); // which of several ways to play a card
  const phone = useMedia(PHONE); // there the cards lie in one row, to be scrolled by keyboard too
  const { table, seat } = kit;
  if (seat === null || !table.companies[seat].company) return null;
  const { hand, played, returned } = table.companies[seat];
  const close = () => setAsking(null);
  const says = played ? "hand.played" : returned ? "hand.returned" : "hand.rule";
  const open = asking && kit.view.choices.some(({ notation }) => notation === asking.list[0].notation);
  const Ask = open && ASKS[asking.ask];
  return draw`<section class="cl-hand" aria-label=${kit.t("hand")}>
    <h2 class="cl-eyebrow">${kit.t("hand")} <span>${kit.t(says)}</span></h2>
    ${
    hand.length > 0
      ? draw`<ul tabIndex=${phone ? 0 : undefined} aria-label=${kit.t("hand")}>
      ${
        hand.map((id, at) =>
          draw`<li key=${id ?? at}>
      ${
            id
              ? draw`<${Card} kit=${kit} id=${id} onAsk=${setAsking} />`
              : draw`<${Sign} className="cl-back" name="card-back" />`
          }</li>`
        )
      }</ul>`
      : draw`<p class="cl-none">${kit.t("hand.none")}</p>`
  }
    ${Ask && draw`<${Ask} kit=${kit} ...${asking} onClose=${close} />`}</section>`;
}

/** A whole card. @param {{ kit: Kit, id: string, onAsk: (asked: CardQuestion) => void }} props */
function Card({ kit, id, onAsk }) {
  const { blue, red } = kit.cards.actions[id];
  const word = id.toLowerCase();
  const uses = waysToPlay(kit, id);
  const helps = kit.cards.blue[blue];
  const hurts = kit.cards.red[red];
  return draw`<div class="cl-card">
    <${Half} ...${{ kit, word, id: `card-${word}`, side: "blue", wish: `play ${word}`, use: uses.blue, onAsk }}
      sign=${helps.timing === "react" ? "shield" : "buoy"} name=${printed(kit, helps.name)}
      text=${printed(kit, helps.text)} when=${printed(kit, helps.when ?? "")} />
    <${Half} ...${{ kit, word, side: "red", wish: `attack ${word}`, use: uses.red, onAsk }} sign="bolt"
      name=${printed(kit, hurts.name)} text=${printed(kit, hurts.text)}
      when=${kit.t("hand.attack", { kind: printed(kit, kit.cards.classes[hurts.class ?? ""]) })} /></div>`;
}

/**
 * What the two halves of a card can do now: {blue, red}, each {says, list, ask} or null.
 * @param {Kit} kit
 * @param {string} id
 */
export function waysToPlay(kit, id) {
  const all = kit.view.choices.filter((choice) => choice.arguments.card === id);
  /** @param {string[]} verbs */
  const starting = (...verbs) => all.filter(({ verb }) => verbs.includes(verb));
  const attacks = starting("attack");
  const plays = starting("play", "react");
  const together = starting(...TOGETHER);
  const spot = kit.cards.actions[id].blue === "SPOT" && kit.view.choices.some(({ target }) => target === "bid-spot");
  let blue = null;
  if (plays.length > 1) blue = { says: "hand.look", list: plays, ask: "look" };
  else if (plays.length && !together.length) {
    blue = { says: plays[0].verb === "react" ? "hand.react" : "hand.play", list: plays };
  } else if (together.length) {
    blue = {
      says: plays.length ? "hand.play" : `hand.with.${together[0].verb}`,
      list: [...plays, ...together],
      ask: "with",
    };
  } else if (spot) blue = { says: "hand.spot", list: [] };
  return { blue, red: attacks.length ? { says: "hand.attack_now", list: attacks, ask: "attack" } : null };
}

/**
 * @param {{
 *   kit: Kit, word: string, id: string, side: string, wish?: string, use: Use | null, sign: string, name: string,
 *   text: Drawing, when?: Drawing, onAsk: (asked: CardQuestion) => void,
 * }} props
 */
function Half({ kit, word, id, side, wish, use, sign, name, text, when, onAsk }) {
  const can = kit.live && use !== null && use.list.length > 0;
  const label = [name, text, when, use && kit.t(use.says)].filter(Boolean).join(". ");
  const pressed = kit.press(`card-${word}`, { label, wish });
  const play = () => {
    if (use?.ask) onAsk({ card: word.toUpperCase(), ask: use.ask, list: use.list });
    else if (use) kit.send([use.list[0].notation]);
  };
  // both halves lie at the same target: each does what is printed on it, or tells why it cannot
  const mine = can
    ? { "data-can": "", "aria-disabled": undefined, onClick: play, tabIndex: 0 }
    : { "data-can": undefined, "aria-disabled": "true", onClick: () => kit.why(wish ?? "") };
  return draw`<button ...${pressed} ...${kit.live ? mine : {}} id=${id}
      class=${names("cl-half", side, use && "can")}>
    <${Sign} name=${sign} /><em>${when}</em><b>${name}</b><small>${text}</small>
    ${use && draw`<strong>${kit.t(use.says)}</strong>`}</button>`;
}

/**
 * A card that is declared together with an action: which one?
 * @param {{ kit: Kit, list: Choice[], onClose: () => void }} props
 */
function With({ kit, list, onClose }) {
  /** @param {string} notation */
  const choose = (notation) => {
    onClose();
    kit.send([notation]);
  };
  return draw`<${Dialog} title=${kit.t("hand.with")} onClose=${onClose}>
    <div class="stack">${
    list.map(({ notation, label }) =>
      draw`
    <button key=${notation} class="btn" onClick=${() => choose(notation)}>${label}</button>`
    )
  }</div><//>`;
}
