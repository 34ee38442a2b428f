/**
 * On phones the first tap looks: a card at the foot of the screen says what a location or an action means, and does it.
 */
/** @import { Kit, ReachPlan, ReachView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { planOf } from "./index.js";
import { thingsOf, useHeld } from "../in-hand.js";
import { Amount, amount, Icon, isFree, name, names, Piece, SeatMark, seatName, text } from "../pieces.js";

/**
 * What is looked at, if it is answered on the campus by a press: "site" or "action", its code and its choices.
 * @param {Kit} kit
 * @param {string | null} [target]
 */
export function lookedAt(kit, target = kit.looking) {
  const [kind, word = ""] = (target ?? "").split("-");
  const choices = kit.can(target ?? "").filter((choice) => !isFree(choice));
  if (!choices.length || !["site", "action"].includes(kind)) return null;
  if (kind === "site" && !["turn_choice", "npc_stop"].includes(kit.view.kind)) return null;
  return { kind, id: word.toUpperCase(), choices };
}

/** @param {Event} event */
const stay = (event) => event.preventDefault(); // what is looked at keeps the focus, so the card stays

/** @param {{ kit: Kit }} props */
export function LookCard({ kit }) {
  const looked = lookedAt(kit);
  const { held } = useHeld(kit);
  if (!looked) return null;
  const { kind, id } = looked;
  const fitting = looked.choices.filter((choice) => thingsOf(choice).includes(held));
  const choices = fitting.length ? fitting : looked.choices;
  const title = name(kit, kind === "site" ? "locations" : "actions", id);
  return draw`<aside class="gc-look" aria-label=${title} onMouseDown=${stay}>
    <h3><${Icon} name=${kind === "site" ? `loc-${id[1]}` : `act-${id.toLowerCase()}`}
      className=${kind === "site" && "place"} />${title}</h3>
    ${
    kind === "site" && kit.view.kind === "turn_choice"
      ? draw`<${Reach} kit=${kit} plan=${planOf(kit)} />`
      : draw`<p>${kind === "site" ? npcStop(kit, id) : text(kit, "actions", id)}</p>`
  }
    <div class="go">${
    choices.map(({ notation, label, arguments: { worker } }) =>
      draw`
      <button type="button" key=${notation} class="btn go" onClick=${() => kit.send([notation])}>
      ${worker && draw`<${Piece} kit=${kit} kind=${worker} owner=${kit.seat} />`}${label}</button>`
    )
  }</div></aside>`;
}

/** What it means if the NPC Worker stops there. @param {Kit} kit @param {string} id */
export function npcStop(kit, id) {
  const worker = kit.table.locations.find((each) => each.id === id)?.worker;
  if (!worker) return kit.t("guide.npc_stops");
  return kit.t(worker.owner === kit.seat ? "guide.bumps_self" : "guide.bumps", { who: seatName(kit, worker.owner) });
}

/**
 * Where the Worker would lead: the own location, what is open, what can be borrowed.
 * @param {{ kit: Kit, plan: ReachPlan }} props
 */
function Reach({ kit, plan }) {
  if (!plan) return null;
  return draw`<ul>${
    plan.bump !== null && draw`<li class="bumped"><${SeatMark} seat=${plan.bump} />
      ${
      kit.t(plan.bump === "npc" ? "guide.bumps_npc" : plan.bump === kit.seat ? "guide.bumps_self" : "guide.bumps", {
        who: seatName(kit, plan.bump),
      })
    }</li>`
  }
    ${
    plan.reach.map((reach) =>
      draw`<li key=${reach.site} class=${names("reach", reach.access)}>
      <b>${name(kit, "locations", reach.site)}</b><${Way} kit=${kit} reach=${reach} />
      ${
        reach.actions.map(({ action, possible }) =>
          draw`<span key=${action} class=${names("what", !possible && "not")}>
        <${Icon} name=${`act-${action.toLowerCase()}`} />${name(kit, "actions", action)}</span>`
        )
      }</li>`
    )
  }</ul>`;
}

/** @param {{ kit: Kit, reach: ReachView }} props */
function Way({ kit, reach: { access, price } }) {
  if (access === "borrow") {
    return draw`<em aria-label=${amount(kit, price, "money")}>${kit.t("campus.open")} <${Amount}
    kit=${kit} n=${price} icon="money" /></em>`;
  }
  const word = { here: "guide.here", open: "campus.free", too_dear: "campus.too_dear", none: "campus.no_way" }[access];
  return draw`<em>${kit.t(word)}</em>`;
}
