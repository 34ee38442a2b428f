/** The own area: piles, hand, what lies in front of one. */
/** @import { Revealed } from "../view.d.ts" */
/** @import { Kit } from "../types.d.ts" */
import { draw, Flag, Icon, names, useState } from "/static/shell/lib.js";
import { Face, Heap, Sign } from "../pieces.js";
import { Award, Pledges } from "../sea/pledges.js";
import { Storm } from "../sea/storms.js";
import { caption, cardName } from "../words.js";

/**
 * The area below the board: one's own cards; all hands where they are open; a word for those who only watch.
 * @param {{ kit: Kit }} props
 */
export function Own({ kit }) {
  const { table } = kit;
  if (table.revealed) return draw`<${Hands} kit=${kit} hands=${table.revealed.hands} revealed=${table.revealed} />`;
  if (kit.open) return draw`<${Pledges} kit=${kit} /><${Hands} kit=${kit} hands=${kit.open.hands} />`;
  if (kit.seat === null) return draw`<${Pledges} kit=${kit} /><p class="watching">${kit.t("watching")}</p>`;
  return draw`<${Pledges} kit=${kit} /><${Award} kit=${kit} />
    <div class=${names("deck", `mode-${table.mode}`)}>
      <${Piles} kit=${kit} /><${Hand} kit=${kit} />
      <div class="beside"><${Front} kit=${kit} /><${Deeds} kit=${kit} /></div></div>`;
}

// -- piles ------------------------------------------------------------------------------------------------

/** @param {{ kit: Kit }} props */
function Piles({ kit }) {
  const { table } = kit;
  const seat = kit.seat ?? -1;
  const target = `pile-${seat + 1}`;
  const can = kit.can(target).length > 0;
  const n = table.pile_sizes[seat];
  const drawn = draw`<${Heap} count=${n} /><span class="count"><b>${n}</b> ${kit.t("to_draw")}</span>`;
  return draw`<div class="piles">
    ${
    table.mode !== "duel" && (can
      ? draw`<button class="pile can" ...${kit.press(target, { label: kit.t("unseen") })}>${drawn}</button>`
      : draw`<div class="pile" id=${target}>${drawn}</div>`)
  }
    <${Discards} kit=${kit} /></div>`;
}

/** @param {{ kit: Kit }} props */
function Discards({ kit }) {
  const { table } = kit;
  const seat = kit.seat ?? -1;
  const n = table.discard_sizes[seat];
  const pile = draw`<${Heap} count=${n} away /><span class="count"><b>${n}</b> ${kit.t("discarded")}</span>
    ${
    table.owed !== undefined && table.owed > 0 && draw`<span class="owed">${kit.t("owed", { n: table.owed })}</span>`
  }`;
  const look = names("pile", Boolean(table.owed) && "wants");
  if (!table.own_discards?.length) return draw`<div class=${look}>${pile}</div>`;
  return draw`<details class=${look}><summary>${pile}</summary>
    <p class="list">${numbers(kit, table.own_discards)}</p></details>`;
}

/** Cards as a line of text: numbers, then names. @param {Kit} kit @param {string[]} words */
function numbers(kit, words) {
  /** @param {string} word */
  const order = (word) => (/^\d+$/.test(word) ? Number(word) : 100);
  return [...words].sort((a, b) => order(a) - order(b)).map((word) => cardWord(kit, word)).join(", ");
}

/** @param {Kit} kit @param {string} word */
function cardWord(kit, word) {
  const storm = /^(yellow|purple|orange)-/.exec(word);
  if (storm) return kit.t(`storm.${storm[1]}`);
  return /^\d+$/.test(word) ? word : kit.t(`card.${word}`);
}

// -- hand -------------------------------------------------------------------------------------------------

/** Decisions that a card is given up for, and the verb of that. */
/** @type {Record<string, string>} */
const PAYING = { discard: "discard", discard_to_limit: "discard", give: "give" };

/** @param {{ kit: Kit }} props */
function Hand({ kit }) {
  const { table } = kit;
  /** @type {Record<string, number>} */
  const seen = {};
  const cards = table.hand.map((word) => ({ word, copy: seen[word] = (seen[word] || 0) + 1 }));
  const missing = table.to_draw ?? 0;
  const places = cards.length + missing;
  const across = Math.max(5, places > 8 ? Math.ceil(places / 2) : places); // in one row, or in two
  return draw`<ol class=${names("hand", places > 6 && "many")} aria-label=${kit.t("hand", { n: cards.length })}
      style=${{ "--across": across }}>
    ${cards.map((card) => draw`<${HandCard} key=${`${card.word}.${card.copy}`} kit=${kit} ...${card} />`)}
    ${
    Array.from({ length: missing }, (_, each) =>
      draw`<li key=${`gap${each}`} class="gap">
      <span class="face"><span class="todraw">${kit.t("drawn_later")}</span></span></li>`)
  }</ol>`;
}

/** @param {{ kit: Kit, word: string, copy: number }} props */
function HandCard({ kit, word, copy }) {
  const { table } = kit;
  const seat = kit.seat ?? -1;
  const target = `hand-${word}`;
  const can = kit.can(target).length > 0;
  const placing = String(table.placing) === word;
  const { kind } = kit.view;
  const paying = PAYING[kind];
  const barred = table.barred?.[word];
  const says = paying ? kit.t(can ? `pay.${paying}` : "pay.never") : caption(kit, word);
  const wish = `${paying || "play"} ${word}`;
  const off = paying || kind === "act" ? !can : barred !== undefined && barred.why !== "cost" && !placing;
  const look = kit.looking === target;
  const state = [can && "can", paying && can && "pay", off && "off", placing && "placing", look && "look"];
  return draw`<li><button class=${names("card", ...state)}
      ...${kit.press(target, { label: `${cardWord(kit, word)}, ${says}`, wish })}
      id=${copy === 1 ? target : `${target}-${copy}`} aria-pressed=${placing}>
    <span class="face" data-fly=${copy === 1 ? `card-${word}` : undefined} data-from=${`pile-${seat + 1}`}>
      <${Face} word=${word} name=${cardName(kit, word)} side=${table.hands_held?.[seat]} ends /></span>
    <span class="does">${says}</span></button></li>`;
}

// -- beside the hand --------------------------------------------------------------------------------------

/** Storms and Compasses in front of oneself. @param {{ kit: Kit }} props */
function Front({ kit }) {
  const { table } = kit;
  const seat = kit.seat ?? -1;
  const storms = (table.storms || []).filter((storm) => storm.seat === seat);
  const held = table.compasses?.[seat] || 0;
  if (!storms.length && !held) return null;
  return draw`<ul class="fronted" aria-label=${kit.t("in_front")}>
    ${
    storms.map((storm) =>
      draw`<li key=${storm.storm} class="schip"><${Storm} kit=${kit} storm=${storm} />
      <span><b>${kit.t(`storm.${storm.colour}`)}</b>
        <span class="what">${kit.t(`effect.${storm.colour}`, { n: table.hand_limits[seat] })}</span></span></li>`
    )
  }
    ${held > 0 && draw`<${Compass} key=${`held${held}`} kit=${kit} held=${held} />`}</ul>`;
}

/** The own Compasses; "Use" rings all Storms that one could calm. @param {{ kit: Kit, held: number }} props */
function Compass({ kit, held }) {
  const [aiming, setAiming] = useState(false);
  const targets = (kit.table.storms ?? []).map((storm) => `storm-${storm.storm}`).filter((target) =>
    kit.can(target).length
  );
  const toggle = () => {
    setAiming(!aiming);
    if (!aiming) document.getElementById(targets[0])?.focus();
  };
  return draw`<li class="schip compass"><${Sign} name="compass" />
    <span><b>${kit.t("compass", { n: held })}</b><span class="what">${kit.t("effect.compass")}</span></span>
    ${
    targets.length > 0 && draw`<button class="btn small brass use" aria-pressed=${aiming} onClick=${toggle}>
      ${kit.t(aiming ? "aiming" : "use")}</button>`
  }</li>`;
}

/** What one may do instead of playing a card. @param {{ kit: Kit }} props */
function Deeds({ kit }) {
  const { table } = kit;
  if (!["", "act", "place"].includes(kit.view.kind)) return null;
  /** @param {string} target @param {string | undefined} wish @param {string} text @param {string} icon */
  const deed = (target, wish, text, icon) =>
    draw`
    <button class="btn soft" ...${kit.press(target, { label: text, wish })}>
      <${Icon} name=${icon} /><span>${text}</span></button>`;
  return draw`<div class="deeds">${
    deed("discard", "discard two", kit.t("discard_two", { n: table.prices.discard }), "layers")
  }
    ${table.mode === "day_night" && deed("turn", "turn", kit.t("turn_island"), "rotate-ccw")}
    <span>${kit.t("instead")}</span></div>`;
}

// -- all hands in the open ----------------------------------------------------------------------------------

/** @param {{ kit: Kit, hands: string[][], revealed: Revealed }} props */
function Hands({ kit, hands, revealed }) {
  return draw`<ul class="hands">${
    hands.map((cards, seat) =>
      draw`<li key=${seat}>
    <span class="whose"><${Flag} seat=${seat} /><b>${kit.name(seat)}</b></span>
    <ol class="small" aria-label=${kit.t("hand_of", { name: kit.name(seat) })}>
      ${
        cards.map(String).map((word, at) =>
          draw`<li key=${at} class="face">
        <${Face} word=${word} name=${cardName(kit, word)} /></li>`
        )
      }
      ${cards.length === 0 && draw`<li class="none">${kit.t("no_cards")}</li>`}</ol>
    ${
        revealed && draw`<${Rest} kit=${kit} piles=${{
          to_draw: revealed.piles[seat],
          discarded: [...revealed.discards[seat], ...revealed.buried[seat]],
        }} />`
      }</li>`
    )
  }
    ${
    revealed && draw`<li><${Rest} kit=${kit} piles=${{
      removed_cards: revealed.removed.map(String),
      to_explore: revealed.deck,
    }} /></li>`
  }</ul>`;
}

/** Piles that nobody could look through before the end. @param {{ kit: Kit, piles: string[][] }} props */
function Rest({ kit, piles }) {
  return draw`<span class="rests">${
    Object.entries(piles).map(([key, cards]) =>
      cards.length > 0 && draw`
    <details key=${key}><summary><b>${cards.length}</b> ${kit.t(key)}</summary>
      <p class="list">${numbers(kit, cards)}</p></details>`
    )
  }</span>`;
}

// -- the crew -----------------------------------------------------------------------------------------------
