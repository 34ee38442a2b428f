/** The launch tower with its tokens and the Funding Bonus, and the break room with Workers and Experts below it. */
/** @import { Kit, Player } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { useThing } from "../in-hand.js";
import { Amount, Icon, name, names, Piece, sign } from "../pieces.js";
import { tokenFace } from "./fleet.js";

export const OPTIONS = ["money", "ads", "vp", "resource"]; // of a Funding Bonus, as the upper tokens lie
const TOP = ["B1", "B2", "B3", "B4"];
const BOTTOM = ["G1", "G2", "G3", "G4"]; // where a game is played without the tokens of the expansions

/** @param {{ kit: Kit, seat: number, player: Player }} props */
export function Tower({ kit, seat, player }) {
  return draw`<section class="gm-tower" aria-label=${kit.t("own.tower")}><h2>${kit.t("own.tower")}</h2>
    <div class="gm-gantry"><p>${kit.t("own.funding")}</p>
      <ol class="gm-tokens">${
    TOP.map((token, at) => draw`<${Brass} key=${token} ...${{ kit, player, token, at }} />`)
  }</ol>
      <p>${kit.t("own.schedule")}</p>
      <ol class="gm-tokens">${
    (kit.table.gray_tokens ?? BOTTOM).map((token) => draw`<${Steel} key=${token} ...${{ kit, player, token }} />`)
  }</ol>
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
  const { idle, idle_experts: experts } = player;
  return draw`<div class="gm-room"><h3>${kit.t("own.room")}</h3>
    <${Meeting} kit=${kit} />
    <span class="gm-crew">
      ${idle > 0 && draw`<${Idle} ...${{ kit, seat, kind: "worker", n: idle }} />`}
      ${experts > 0 && draw`<${Idle} ...${{ kit, seat, kind: "expert", n: experts }} />`}
      ${idle + experts === 0 && draw`<em>${kit.t("own.room.none")}</em>`}</span>
    <span class="gm-hire">${
    ["left", "right"].map((side) => draw`<${Expert} key=${side} ...${{ kit, player, side }} />`)
  }</span></div>`;
}

/**
 * The Workers or the Experts who wait: one of them is sent out by pressing them and where it goes.
 * @param {{ kit: Kit, seat: number, kind: "worker" | "expert", n: number }} props
 */
function Idle({ kit, seat, kind, n }) {
  const { press, look } = useThing(kit, `crew-${kind}`, {
    label: kit.t(`own.crew.${kind}`, { n }),
    wish: `assign ${kind} l1`,
  });
  return draw`<button class=${names("gm-idle", look)} ...${press}>${
    Array.from({ length: n }, (_, at) => draw`<${Piece} key=${at} kit=${kit} kind=${kind} owner=${seat} />`)
  }</button>`;
}

/** Whoever calls a Meeting, calls it here. @param {{ kit: Kit }} props */
function Meeting({ kit }) {
  const [choice] = kit.can("meeting");
  if (!choice) return null;
  return draw`<button class=${names("gm-meeting", sign(kit, "meeting"))} ...${
    kit.press("meeting", { label: choice.label })
  }>${kit.t("own.meeting")}</button>`;
}

/** @param {{ kit: Kit, player: Player, side: "left" | "right" }} props */
function Expert({ kit, player, side }) {
  const target = `expert-${side}`;
  const hired = player.hired[side];
  const price = player.prices[side];
  if (hired) return null;
  const label = kit.can(target)[0]?.label ?? kit.t("own.expert.price", { n: price });
  return draw`<button class=${names("gm-expert", sign(kit, target))} ...${
    kit.press(target, { label, wish: `hire ${side}` })
  }>
    <${Icon} name="act-expert" /><${Amount} kit=${kit} n=${price} icon="money" /></button>`;
}
