/** The launch tower with its tokens and the Funding Bonus, and the break room with Workers and Experts below it. */
/** @import { Kit, Player } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Amount, Icon, name, names, Piece, sign } from "../pieces.js";
import { tokenFace } from "./fleet.js";

export const OPTIONS = ["money", "ads", "vp", "resource"]; // of a Funding Bonus, as the upper tokens lie
const TOP = ["B1", "B2", "B3", "B4"];
const BOTTOM = ["G1", "G2", "G3", "G4"];

/** @param {{ kit: Kit, seat: number, player: Player }} props */
export function Tower({ kit, seat, player }) {
  return draw`<section class="gm-tower" aria-label=${kit.t("own.tower")}><h2>${kit.t("own.tower")}</h2>
    <div class="gm-gantry"><p>${kit.t("own.funding")}</p>
      <ol class="gm-tokens">${
    TOP.map((token, at) => draw`<${Brass} key=${token} ...${{ kit, player, token, at }} />`)
  }</ol>
      <p>${kit.t("own.schedule")}</p>
      <ol class="gm-tokens">${BOTTOM.map((token) => draw`<${Steel} key=${token} ...${{ kit, player, token }} />`)}</ol>
          </div>
    <${Room} ...${{ kit, seat, player }} /></section>`;
}

/**
 * An upper token names the size of one Funding Bonus; where it is gone, the place is worth 2.
 * @param {{ kit: Kit, player: Player, token: string, at: number }} props
 */
function Brass({ kit, player, token, at }) {
  const option = OPTIONS[at];
  const value = player.funding[at];
  const there = player.tokens.includes(token);
  const flipped = player.flipped === token;
  const target = kit.can(`fund-${option}`).length ? `fund-${option}` : `token-${token.toLowerCase()}`;
  const label = kit.can(target)[0]?.label ?? says(kit, token, there, flipped, value, option);
  return draw`<li><button class=${names("gm-token", there ? "brass" : "gone", flipped && "flipped", sign(kit, target))}
    ...${kit.press(target, { label, wish: `fund ${option}` })}>
    ${flipped ? draw`<${Icon} name="lock" />` : draw`<${Amount} kit=${kit} n=${value} icon=${option} />`}</button>
        </li>`;
}

/**
 * @param {Kit} kit
 * @param {string} token
 * @param {boolean} there
 * @param {boolean} flipped
 * @param {number} value
 * @param {string} option
 */
function says(kit, token, there, flipped, value, option) {
  const what = kit.t(`own.fund.${option}`, { n: value });
  if (flipped) return kit.t("own.token.flipped", { token: name(kit, "tokens", token) });
  return there ? what : kit.t("own.token.gone", { what });
}

/** @param {{ kit: Kit, player: Player, token: string }} props */
function Steel({ kit, player, token }) {
  const target = `token-${token.toLowerCase()}`;
  const there = player.tokens.includes(token);
  const flipped = player.flipped === token;
  const title = name(kit, "tokens", token);
  if (!there) {
    return draw`<li><span class="gm-token out">
      <span class="sr">${kit.t("own.token.used", { token: title })}</span></span></li>`;
  }
  const label = kit.can(target)[0]?.label ?? (flipped ? kit.t("own.token.flipped", { token: title }) : title);
  return draw`<li><button class=${names("gm-token steel", flipped && "flipped", sign(kit, target))}
    ...${kit.press(target, { label, wish: `flip ${token.toLowerCase()}` })}>
    ${flipped ? draw`<${Icon} name="lock" />` : tokenFace(kit, token)}</button></li>`;
}

/** @param {{ kit: Kit, seat: number, player: Player }} props */
function Room({ kit, seat, player }) {
  const crew = [...Array(player.idle).fill("worker"), ...Array(player.idle_experts).fill("expert")];
  return draw`<div class="gm-room"><h3>${kit.t("own.room")}</h3>
    <span class="gm-crew">${crew.map((kind, at) => draw`<${Piece} key=${at} kit=${kit} kind=${kind} owner=${seat} />`)}
      ${crew.length === 0 && draw`<em>${kit.t("own.room.none")}</em>`}</span>
    <span class="gm-hire">${
    ["right", "left"].map((side) => draw`<${Expert} key=${side} ...${{ kit, player, side }} />`)
  }</span></div>`;
}

/** @param {{ kit: Kit, player: Player, side: "left" | "right" }} props */
function Expert({ kit, player, side }) {
  const target = `expert-${side}`;
  const hired = player.hired[side];
  const price = player.prices[side];
  const label = kit.can(target)[0]?.label ?? kit.t(hired ? "own.expert.hired" : "own.expert.price", { n: price });
  return draw`<button class=${names("gm-expert", hired && "hired", sign(kit, target))} ...${
    kit.press(target, { label, wish: `hire ${side}` })
  }>
    <${Icon} name="act-expert" />${
    hired ? draw`<${Icon} name="check" />` : draw`<${Amount} kit=${kit} n=${price}
        icon="money" />`
  }</button>`;
}
