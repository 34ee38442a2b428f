/** What follows an action or a card and is quickly answered: passengers to take, to lose, to poach; where to drift. */
/** @import { Kit, Voyage } from "../types.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { portName, Token, Tokens } from "../pieces.js";
import { readChoice } from "./plan.js";
import { Boarding, Do } from "./plan-bar.js";

const BOARDING = ["group", "express", "calm_port"];
const LISTED = ["drift", "guest", "lose", "cancel", "calm", "poach"];

/** @param {{ kit: Kit }} props */
export function FollowUp({ kit }) {
  const asked = kit.view.kind;
  if (kit.seat === null || ![...BOARDING, ...LISTED].includes(asked)) return null;
  const { count } = kit.table;
  return draw`<div class=${names("cl-plan", "follow", asked)} role="region" aria-label=${kit.t(`follow.${asked}`)}>
    <h2>${kit.t(`follow.${asked}`)}</h2>
    ${count !== undefined && count > 1 && draw`<p>${kit.t("follow.count", { n: count })}</p>`}
    ${asked === "poach" ? draw`<${Poaching} kit=${kit} />` : draw`<${Answers} kit=${kit} />`}</div>`;
}

/** @param {{ kit: Kit }} props */
function Answers({ kit }) {
  const choices = kit.view.choices.map(readChoice);
  const picks = choices.filter((choice) => choice.verb === "pick");
  const plain = choices.filter(({ verb }) => verb !== "pick" && verb !== "play");
  if (kit.view.kind === "calm") return draw`<p>${kit.t("follow.calm.says")}</p><${Staying} kit=${kit} />`;
  return draw`${picks.length > 0 && draw`<${Boarding} kit=${kit} picks=${picks} />`}
    <div class="acts">${
    plain.map((choice) =>
      draw`
      <${Answer} key=${choice.notation} kit=${kit} choice=${choice} />`
    )
  }</div>`;
}

/** Answers that stand for an island show its passenger. @param {{ kit: Kit, choice: Voyage }} props */
function Answer({ kit, choice }) {
  const { verb, colour, target, label } = choice;
  const person = ["guest", "lose", "cancel"].includes(verb);
  const id = /^(aboard|guest|waiting)-/.test(target) || ["nobody", "stock-up", "nothing"].includes(target);
  const look = person || verb === "nobody" || verb === "nothing" ? "soft" : "go"; // black passengers need light paper
  if (!id) return draw`<${Do} kit=${kit} notation=${choice.notation} look=${names("small", look)}>${label}<//>`;
  return draw`<button class=${names("btn small", look)} data-choice=${choice.notation}
      ...${kit.press(target, { label })} id=${undefined}>
    ${person && draw`<${Token} code=${colour} />`}${person ? portName(kit, colour) : label}</button>`;
}

/** @param {{ kit: Kit }} props */
function Staying({ kit }) {
  const stay = kit.view.choices.find((choice) => choice.arguments.stay);
  return stay && draw`<div class="acts">
    <${Do} kit=${kit} notation=${stay.notation} look="soft small">${stay.label}<//></div>`;
}

/** One or two passengers of one colour, and the quay where they will wait. @param {{ kit: Kit }} props */
function Poaching({ kit }) {
  /** @type {Map<string, { colour: string, count: number, port: string, notation: string }[]>} */
  const groups = new Map();
  for (const { notation, arguments: { colour, count, port } } of kit.view.choices) {
    const key = `${colour} ${count}`;
    groups.set(key, [...(groups.get(key) ?? []), { colour, count, port, notation }]);
  }
  return draw`<ul class="cl-poach">${
    [...groups].map(([key, all]) => {
      const { colour, count } = all[0];
      return draw`<li key=${key}><span class="who"><${Tokens} code=${colour} count=${count} />
        <b>${portName(kit, colour)}</b></span>
      <span class="acts">${
        all.map(({ port, notation }) =>
          draw`
        <${Do} key=${notation} kit=${kit} notation=${notation} look="soft small">
          ${kit.t("follow.to", { port: portName(kit, port) })}<//>`
        )
      }</span></li>`;
    })
  }</ul>`;
}
