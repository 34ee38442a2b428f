/** Starting Upgrades: the sealed bids, the pick in their order, and the card that is used on the first turn. */
/** @import { Choice, State } from "/static/shell/types.d.ts" */
/** @import { Kit } from "../types.d.ts" */
import { Dialog, draw, useEffect, useState } from "/static/shell/lib.js";
import { Icon, isFree, names } from "../pieces.js";
import { Bidding, OpenBids } from "./auction.js";
import { StarterCard } from "./cards.js";

/** @type {Record<string, string>} */
const STAGES = { bid: "bid", pick_starter: "pick", start_upgrade: "deal" };

/** What is open now for this seat: "bid", "sealed", "pick", "wait", "deal"; "" if nothing is. @param {Kit} kit */
function stageOf(kit) {
  if (kit.seat === null || kit.still) return "";
  const asked = STAGES[kit.view.kind];
  if (asked) return asked;
  const { auction } = kit.table;
  return auction ? (auction.open ? "wait" : "sealed") : "";
}

/** The dialogue; folded away, a button brings it back. @param {{ kit: Kit }} props */
export function Starting({ kit }) {
  const stage = stageOf(kit);
  const [folded, setFolded] = useState("");
  const [sent, setSent] = useState(false); // a choice is on its way: the dialogue stays
  useEffect(() => setSent(false), [stage, kit.live]);
  if (!stage || !(kit.live || sent)) return null;
  if (folded === stage) {
    return draw`<button type="button" class="su-back" onClick=${() => setFolded("")}>${kit.t(`starting.${stage}.back`)}
      </button><${Placed} kit=${kit} />`;
  }
  /** @param {string} notation */
  const choose = (notation) => {
    setSent(true);
    kit.send([notation]);
  };
  return draw`<${Placed} kit=${kit} /><${Dialog} key=${stage} title=${kit.t(`starting.${stage}.title`)} className="su"
      onClose=${() => setFolded(stage)}>
    <p class="su-say">${kit.t(`starting.${stage}.says`)}</p>
    ${
    stage === "deal"
      ? draw`<${Deal} kit=${kit} onChoose=${choose} />`
      : draw`<${Auction} ...${{ kit, stage }} onChoose=${choose} />`
  }</${Dialog}>`;
}

/** What can be chosen has its place here, also before the dialogue opens and while it is away. @param {{ kit: Kit }} props */
function Placed({ kit }) {
  const targets = [...new Set(answers(kit).map(({ target }) => target))];
  return draw`<span class="sr" aria-hidden="true">
    ${targets.map((target) => draw`<i key=${target} data-target=${target}>·</i>`)}</span>`;
}

/** @param {Kit} kit */
const answers = (kit) => kit.view.choices.filter((choice) => !isFree(choice));

/** @param {{ kit: Kit, stage: string, onChoose: (notation: string) => void }} props */
function Auction({ kit, stage, onChoose }) {
  const { auction, players } = kit.table;
  if (!auction) return null;
  const taken = players.flatMap(({ starters = [] }, owner) => starters.map((id) => ({ id: id ?? "", owner })));
  const cards = [...auction.cards.map((id) => ({ id, owner: undefined })), ...taken];
  cards.sort((a, b) => (a.id < b.id ? -1 : 1));
  return draw`${auction.open && draw`<${OpenBids} kit=${kit} />`}
    <div class="su-row">${
    cards.map(({ id, owner }) => {
      const choice = answers(kit).find(({ target }) => target === `starter-${id.toLowerCase()}`);
      const press = choice && { ...kit.press(choice.target), onClick: () => onChoose(choice.notation) };
      return draw`<${StarterCard} key=${id} ...${{ kit, id, owner, press }}
        look=${names(choice && "can", owner !== undefined && "gone")} />`;
    })
  }</div>
    ${!auction.open && draw`<${Bidding} ...${{ kit, stage, onChoose }} />`}`;
}

/** One of the own cards: first looked at, then used. @param {{ kit: Kit, onChoose: (notation: string) => void }} props */
function Deal({ kit, onChoose }) {
  const choices = answers(kit);
  /** @type {State<string>} */
  const [chosen, setChosen] = useState(choices.length === 1 ? choices[0].notation : "");
  /** @param {Choice} choice */
  const card = (choice) => {
    const picked = chosen === choice.notation;
    const press = {
      ...kit.press(choice.target),
      "aria-pressed": String(picked),
      onClick: () => setChosen(choice.notation),
    };
    return draw`<${StarterCard} key=${choice.notation} ...${{ kit, press }} id=${choice.arguments.card}
      look=${picked ? "sel" : "can"} />`;
  };
  return draw`<div class="su-row two">${choices.map(card)}</div>
    <footer><p class="su-say">${kit.table.rachel && kit.t("starting.deal.rachel")}</p>
      <button type="button" class="btn go" disabled=${!chosen || !kit.live} onClick=${() => onChoose(chosen)}>
        <${Icon} name="check" />${kit.t("starting.deal.use")}</button></footer>`;
}
