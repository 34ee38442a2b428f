/** Starting Upgrade Cards: a token of the Launch Tower, and the Upgrade at a Destination that it unlocks. */
/** @import { Drawing, Pressing } from "/static/shell/types.d.ts" */
/** @import { GuestType, Kit, Player } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { tokenFace } from "../own/fleet.js";
import {
  amount,
  entry,
  Icon,
  name,
  names,
  ownerClass,
  printed,
  SeatMark,
  seatName,
  short,
  Stop,
  text,
} from "../pieces.js";

/** Sky, near hills and far hills of a Destination. @type {Record<GuestType, string[]>} */
const SKIES = {
  A: ["#f3c795", "#e0702c", "#a9470f"],
  R: ["#d9c0dd", "#6d3b73", "#462149"],
  F: ["#bfe0d8", "#12706f", "#0b4f50"],
};

/** @param {Kit} kit @param {string} id */
function printedOn(kit, id) {
  const { token, upgrade } = kit.cards.starting_upgrades[id];
  const { row, gain, text: does } = kit.cards.tokens[token];
  return { token, upgrade, brass: row === "top", gain, does, destination: entry(kit, "upgrades", upgrade).destination };
}

/** What follows from the missing token: a larger Funding Bonus, or a cheaper Expert. @param {Kit} kit @param {string} id */
function thenSays(kit, id) {
  const { brass, gain } = printedOn(kit, id);
  if (!brass) return kit.t("starting.then.steel", { n: kit.cards.numbers.left_expert });
  return kit.t("starting.then.brass", { what: Object.keys(gain).map((icon) => amount(kit, 2, icon)).join(", ") });
}

/** All that a card does, in sentences. @param {Kit} kit @param {string} id */
export function starterSays(kit, id) {
  const { token, upgrade, does } = printedOn(kit, id);
  const now = does ? printed(kit, does) : kit.t("starting.now_gain", { gain: name(kit, "tokens", token) });
  return `${now} ${name(kit, "upgrades", upgrade)}: ${text(kit, "upgrades", upgrade)} ${thenSays(kit, id)}`;
}

/**
 * In the order of what happens: the token's bonus now, the Upgrade, and what follows.
 * @param {{ kit: Kit, id: string, press?: Pressing, look?: string, owner?: number }} props
 */
export function StarterCard({ kit, id, press, look, owner }) {
  const { token, upgrade, brass, does, destination } = printedOn(kit, id);
  const inside = draw`<${Sky} type=${destination} /><small class="su-id">${id}</small>
    <span class=${names("su-tok", brass ? "brass" : "steel")}>${tokenFace(kit, token)}</span>
    <span class="su-txt"><span class="su-now"><b>${name(kit, "tokens", token)}</b>
        ${kit.t(does ? "starting.this_turn" : "starting.now")}</span>
      <span class="su-up"><${Stop} kit=${kit} stop=${destination} /><span><b>${name(kit, "upgrades", upgrade)}</b>
        ${short(kit, "upgrades", upgrade)}</span></span>
      <span class="su-then">${thenSays(kit, id)}</span></span>
    ${
    owner !== undefined && draw`<span class=${names("su-took", ownerClass(owner))}><${SeatMark} seat=${owner} />
      ${seatName(kit, owner)}</span>`
  }`;
  const label = `${kit.t("starting.card", { id })}. ${starterSays(kit, id)}`;
  return press
    ? draw`<button type="button" class=${names("su-card", look)} ...${press} aria-label=${label}>${inside}</button>`
    : draw`<article class=${names("su-card", look)} aria-label=${label}>${inside}</article>`;
}

/** @param {{ type: GuestType }} props */
function Sky({ type }) {
  const [sky, near, far] = SKIES[type];
  return draw`<svg class="su-sky" viewBox="0 0 168 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 0h168v92H0z" fill=${sky} /><path d="M84 70L-20-30h40zM84 70L40-40h34zM84 70L108-40h34zM84 70L160-40h60z"
      fill="#fffaf0" opacity=".38" />
    <use href=${`#gc-dest-${type.toLowerCase()}`} x="52" y="2" width="64" height="64" />
    <path d="M0 78c30-18 52-16 84-8s58 0 84-14v36H0z" fill=${near} />
    <path d="M0 86c40-12 70-8 100-3s50-3 68-9v18H0z" fill=${far} /></svg>`;
}

/** The token that lies on an Upgrade since the first turn, if one does. @param {Kit} kit @param {Player} player @param {string} upgrade */
export function startedWith(kit, { started, starters = [] }, upgrade) {
  const card = started && starters[0] ? kit.cards.starting_upgrades[starters[0]] : null;
  return card?.upgrade === upgrade ? card.token : undefined;
}

/** A token on an Upgrade; the star tells it from those that Ships brought. @param {Kit} kit @param {string} token @returns {Drawing} */
export const tokenChip = (kit, token) =>
  draw`<span class=${names("uptok", kit.cards.tokens[token].row === "top" ? "brass" : "steel")} aria-hidden="true">
    ${tokenFace(kit, token)}<${Icon} name="star" className="startmark" /></span>`;
