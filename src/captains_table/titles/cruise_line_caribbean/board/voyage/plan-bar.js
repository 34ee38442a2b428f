/** The plan bar: what can be done at the chosen stop. Nothing happens until one of its buttons is pressed. */
/** @import { PlanView } from "../view.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
/** @import { Kit, Planning, Voyage } from "../types.d.ts" */
import { draw, Icon, names, useState } from "/static/shell/lib.js";
import { cardName, money, portName, printed, Sign, Token } from "../pieces.js";
import { attacks, lacking, targetOf, usePlanning } from "./plan.js";
import { buttonWords, details, headline, inTheWay, warnings } from "./forecast.js";

/**
 * A button that chooses. A second press of a double click is none.
 * @param {{ kit: Kit, notation: string, look?: string, children?: Drawing }} props
 */
export function Do({ kit, notation, look, children }) {
  return draw`<button type="button" class=${names("btn", look)} data-choice=${notation} disabled=${!kit.live}
    data-target=${`do-${notation.replaceAll(" ", "-")}`}
    onClick=${(event) => event.detail < 2 && kit.send([notation])}>${children}</button>`;
}

/** @param {{ kit: Kit }} props */
export function PlanBar({ kit }) {
  const planning = usePlanning(kit);
  const { table } = kit;
  if (kit.seat === null || table.phase !== "turns" || (kit.view.kind && kit.view.kind !== "turn")) return null;
  if (planning.plan) return draw`<${Plan} kit=${kit} planning=${planning} />`;
  const missing = planning.deed && lacking(kit, planning.deed);
  if (planning.deed === "attack" && !missing) return draw`<${Attacks} kit=${kit} planning=${planning} />`;
  if (planning.deed) return draw`<div class="cl-plan hint"><p>${kit.t(missing ?? `hint.${planning.deed}`)}</p></div>`;
  return null;
}

/** @param {{ kit: Kit, planning: Planning }} props */
function Plan({ kit, planning }) {
  const { ways, way } = planning;
  const plan = /** @type {PlanView} */ (planning.plan);
  const own = kit.view.kind === "turn";
  const picks = ways.filter((choice) => choice.verb === "pick");
  const verb = way === "pick" ? null : way;
  const first = verb && ways.find((choice) => choice.verb === verb && !choice.card);
  const others = ways.filter((choice) => choice.verb !== "pick" && choice !== first);
  const marker = inTheWay(kit, plan, verb);
  const head = way === "pick" ? kit.t("plan.pick", { port: portName(kit, plan.stop) }) : headline(kit, plan, verb);
  const more = (plan.fuel ?? 0) - (kit.table.companies[kit.seat ?? -1].ship?.fuel ?? 0);
  const [enough] = more > 0 ? kit.can(`fuel-${more}`) : [];
  const drop = () => {
    planning.put();
    document.getElementById(targetOf(plan.stop))?.focus({ preventScroll: true });
  };
  return draw`<div class="cl-plan" role="region" aria-live="polite" aria-label=${kit.t("plan")}
      onKeyDown=${(event) => event.key === "Escape" && drop()}>
    <button type="button" class="cl-plan-close" aria-label=${kit.t("plan.drop")} title=${kit.t("plan.drop")}
      onClick=${planning.put}><${Icon} name="x" /></button>
    <h2>${head}</h2>
    <p>${details(kit, plan, way === "pick" ? "pick" : verb).join(" ")}</p>
    ${
    warnings(kit, plan, verb).map(({ says, mild }) =>
      draw`<p key=${says} class=${mild ? "warn mild" : "warn"}>
      <${Icon} name=${mild ? "info" : "triangle-alert"} />${says}</p>`
    )
  }
    ${
    marker && draw`<p class="detour">${kit.t("plan.detour", { n: plan.detour ?? 0, number: marker })} ${" "}
      ${
      planning.all.some((choice) => choice.stop === marker) && draw`<button type="button" class="cl-link"
        onClick=${() => planning.select(marker)}>${kit.t("plan.instead")}</button>`
    }</p>`
  }
    ${picks.length > 0 && draw`<${Boarding} kit=${kit} picks=${picks} main=${way === "pick"} />`}
    <div class="acts">
      ${
    first && draw`<${Do} kit=${kit} notation=${first.notation} look="go"><${Icon} name="check" />
        ${buttonWords(kit, plan, first)}<//>`
  }
      ${
    others.map((choice) =>
      draw`
        <${Do} key=${choice.notation} kit=${kit} notation=${choice.notation} look="soft small">
          ${choice.card && draw`<${Sign} name="buoy" />`}${buttonWords(kit, plan, choice, verb)}<//>`
    )
  }
      ${
    own && enough && draw`
        <${Do} kit=${kit} notation=${enough.notation} look="brass small"><${Sign} name="drop" />
          ${kit.t("plan.buy", { n: more, amount: money(kit, kit.table.ladder?.prices[more - 1] ?? 0) })}<//>`
  }
      ${!own && draw`<span class="later">${kit.t("plan.later")}</span>`}
    </div></div>`;
}

/**
 * Groups that wait at the stop: how many to take aboard, colour by colour.
 * @param {{ kit: Kit, picks: Voyage[], main?: boolean }} props
 */
export function Boarding({ kit, picks, main = true }) {
  const groups = new Map();
  for (const pick of picks) {
    const key = `${pick.stop} ${pick.colour}`;
    groups.set(key, [...(groups.get(key) ?? []), pick]);
  }
  const several = new Set(picks.map((pick) => pick.stop)).size > 1;
  return draw`<ul class="cl-boarding">${
    [...groups].map(([key, all]) =>
      draw`<li key=${key}>
    <${Group} kit=${kit} all=${all} several=${several} main=${main} /></li>`
    )
  }</ul>`;
}

/** @param {{ kit: Kit, all: Voyage[], several: boolean, main: boolean }} props */
function Group({ kit, all, several, main }) {
  const counts = all.map((pick) => pick.count);
  const most = Math.max(...counts);
  const [count, setCount] = useState(most);
  const n = Math.min(count, most);
  const { colour, stop } = all[0];
  const island = portName(kit, colour);
  /** @param {number} by */
  const step = (by) => () => setCount(Math.min(most, Math.max(1, n + by)));
  const pick = all.find((each) => each.count === n);
  return draw`<span class="who"><${Token} code=${colour} /><b>${island}</b>
      ${several && draw`<small>${kit.t("plan.at", { port: portName(kit, stop) })}</small>`}</span>
    <span class="stepper" role="group" aria-label=${kit.t("plan.how_many", { island })}>
      <button type="button" aria-label=${kit.t("plan.fewer")} disabled=${n <= 1} onClick=${step(-1)}>−</button>
      <output>${n}</output>
      <button type="button" aria-label=${kit.t("plan.more")} disabled=${n >= most} onClick=${step(1)}>+</button></span>
    <${Do} kit=${kit} notation=${pick?.notation} look=${names("small", main ? "go" : "soft")}>
      ${kit.t("plan.take", { n })}<//>`;
}

/** @param {Kit} kit @param {string} card */
const red = (kit, card) => kit.cards.red[kit.cards.actions[card].red];

/** Attacks: every card with every rival it can hit. @param {{ kit: Kit, planning: Planning }} props */
function Attacks({ kit, planning }) {
  /** @type {Map<string, Voyage[]>} */
  const byCard = new Map();
  for (const choice of attacks(kit)) byCard.set(choice.card, [...(byCard.get(choice.card) ?? []), choice]);
  return draw`<div class="cl-plan attacks" role="region" aria-label=${kit.t("telegraph.attack")}>
    <button type="button" class="cl-plan-close" aria-label=${kit.t("plan.drop")} onClick=${planning.put}>
      <${Icon} name="x" /></button>
    <h2>${kit.t("attack.title")}</h2>
    <ul>${
    [...byCard].map(([card, choices]) =>
      draw`<li key=${card}><span><${Sign} name="bolt" />
      <span><b>${cardName(kit, card, "red")}</b><small>${printed(kit, red(kit, card).text)}</small></span></span>
      <span class="acts">
        ${
        choices.map(({ rival, notation }) =>
          draw`
          <${Do} key=${notation} kit=${kit} notation=${notation} look="soft small">
          ${kit.name(rival)}<//>`
        )
      }</span></li>`
    )
  }</ul></div>`;
}
