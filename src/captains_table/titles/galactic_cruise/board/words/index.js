/** Sentences for the top bar, for the prompt and for what lies under the pointer on the campus. */
/** @import { Explanation } from "/static/shell/types.d.ts" */
/** @import { Kit, ReachPlan, ResourceName } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { TellingStrip } from "/static/shell/play/telling.js";
import { ownersOf, wayNames } from "../campus/areas.js";
import { lookedAt, npcStop } from "../guide/look-card.js";
import { planOf, soFar } from "../guide/index.js";
import { bonusSays } from "../modules/location-bonus.js";
import { techSays } from "../modules/tech-track.js";
import { amount, Gains, listed, name, names, PHONE, SeatMark, seatName, short, text } from "../pieces.js";

// -- the top bar ----------------------------------------------------------------------------------------------

/**
 * The round, the three steps of a turn with the present one marked, and how far the next general meeting is.
 * @param {Kit} kit
 */
export function where(kit) {
  const { round, phase, now, turn } = kit.table;
  if (phase === "over") return draw`<span class="gc-round">${kit.t("where.over", { n: round })}</span>`;
  if (phase === "setup") return draw`<span class="gc-round">${kit.t("where.setup")}</span>`;
  if (kit.telling?.step) {
    return draw`<span class="gc-round">${kit.t("where.round", { n: round })}</span>
      <${TellingStrip} telling=${kit.telling} /><span class="gc-agm">${agm(kit)}</span>`;
  }
  const { step } = now;
  const launch = now.lifting !== null && kit.t("where.launch", { ship: kit.t(`unit.ship.${now.lifting + 1}`) });
  const doing = [launch, now.site && name(kit, "locations", now.site), now.action && name(kit, "actions", now.action)]
    .filter(Boolean);
  /** @param {number} each */
  const says = (each) => (each === 2 && step === 2 && doing.length ? doing.join(" › ") : kit.t(`where.step.${each}`));
  return draw`<span class="gc-round">${kit.t("where.round", { n: round })}</span>
    ${
    step > 0
      ? draw`<span class="gc-steps3" role="list"
      aria-label=${kit.t("where.steps", { who: turn === null ? "" : seatName(kit, turn) })}>
      ${
        [1, 2, 3].map((each) =>
          draw`<span key=${each} role="listitem"
        class=${names(each < step && "done", each === step && "now")}
        aria-current=${each === step ? "step" : undefined}>${each} ${says(each)}</span>`
        )
      }</span>`
      : draw`<span class="gc-phase">${kit.t(`where.phase.${phase}`)}</span>`
  }
    <${SoFar} kit=${kit} /><span class="gc-agm">${agm(kit)}</span>`;
}

/**
 * The running total of the turn, for everybody to follow: whose turn it is says the flag of the seat.
 * @param {{ kit: Kit }} props
 */
export function SoFar({ kit }) {
  const changes = soFar(kit);
  if (Object.keys(changes).length === 0) return null;
  return draw`<span class="gc-sofar" role="group"
    aria-label=${kit.t("where.so_far_of", { who: seatName(kit, kit.table.turn ?? 0) })}>
    <${SeatMark} seat=${kit.table.turn} /><span aria-hidden="true">${kit.t("where.so_far")}</span><${Gains} kit=${kit}
      gains=${changes} plus /></span>`;
}

/** "AGM B in 2 cubes", or that the end is near. @param {Kit} kit */
function agm(kit) {
  const { agms, progress, end_stage: stage } = kit.table;
  if (stage > 0) return kit.t(`where.end.${stage}`);
  if (agms > 2) return "";
  const n = progress.until[agms];
  return kit.t(n > 0 ? "where.agm" : "where.agm_due", { letter: "ABC"[agms], n });
}

// -- the prompt: what a choice on the campus would mean ----------------------------------------------------------

/**
 * Also makes the first tap of a finger a look; on phones a card then says more about it.
 * @param {Kit} kit
 * @param {string} target
 */
export function prices(kit, target) {
  const looked = target && lookedAt(kit, target);
  if (!looked) return null;
  if (looked.kind === "site" && kit.view.kind === "npc_stop") return npcStop(kit, looked.id);
  const plan = looked.kind === "site" && planOf({ ...kit, looking: target });
  if (plan) return sentenceOf(kit, plan);
  return matchMedia(PHONE).matches ? short(kit, "actions", looked.id) : null;
}

/**
 * "Bumps Jonas. Reaches Gain Resources, Schedule a Cruise; The Arch is open; The Dome for 2 Money."
 * @param {Kit} kit
 * @param {ReachPlan} plan
 */
function sentenceOf(kit, plan) {
  if (!plan) return null;
  const says = [];
  if (plan.bump !== null) {
    const key = plan.bump === "npc" ? "bumps_npc" : plan.bump === kit.seat ? "bumps_self" : "bumps";
    says.push(kit.t(`guide.${key}`, { who: seatName(kit, plan.bump) }));
  }
  /** @type {Record<string, string[]>} */
  const reach = { here: [], open: [], borrow: [] };
  for (const each of plan.reach) {
    const actions = each.actions.filter(({ possible }) => possible).map(({ action }) => name(kit, "actions", action));
    if (reach[each.access] && actions.length) {
      const gaps = {
        actions: listed(kit, actions),
        site: name(kit, "locations", each.site),
        price: amount(kit, each.price, "money"),
      };
      reach[each.access].push(kit.t(`guide.reach.${each.access}`, gaps));
    }
  }
  const parts = [...reach.here, ...reach.open, ...reach.borrow];
  says.push(parts.length ? `${parts.join("; ")}.` : kit.t("guide.reach.nothing"));
  return says.join(" ");
}

// -- what lies there ------------------------------------------------------------------------------------------

/** @type {Record<string, (kit: Kit, id: string) => Explanation | null>} */
const KINDS = {
  site: aboutSite,
  action: aboutAction,
  area: aboutArea,
  borrow: aboutArea,
  silo: aboutSilo,
  ability: aboutAbility,
};

/**
 * For a hover or a long press: a title and a sentence or two; null for what is not on the campus.
 * @param {Kit} kit
 * @param {string} target
 */
export function explainCampus(kit, target) {
  const [kind, word = ""] = target.split("-");
  return KINDS[kind]?.(kit, word.toUpperCase()) ?? null;
}

/** @param {Kit} kit @param {string} id */
function aboutSite(kit, id) {
  const place = kit.table.locations.find((each) => each.id === id);
  if (!place) return null;
  const { worker, actions } = place;
  const says = [kit.t("about.site", { actions: listed(kit, actions.map((each) => name(kit, "actions", each))) })];
  if (worker) {
    const mine = worker.owner === kit.seat
      ? "about.site_yours"
      : worker.owner === "npc"
      ? "about.site_npc"
      : "about.site_taken";
    says.push(kit.t(mine, { who: seatName(kit, worker.owner) }));
  }
  says.push(...bonusSays(kit, place));
  return { title: name(kit, "locations", id), text: says.join(" ") };
}

/** @param {Kit} kit @param {string} action */
function aboutAction(kit, action) {
  return { title: name(kit, "actions", action), text: text(kit, "actions", action) };
}

/** @param {Kit} kit @param {string} id */
function aboutArea(kit, id) {
  const area = kit.table.areas.find((each) => each.id === id);
  if (!area) return null;
  const says = [];
  const tile = id[0] === "T" && kit.table.technologies[Number(id[1]) - 1];
  if (tile) says.push(...techSays(kit, tile, area));
  says.push(ownersOf(kit, area));
  if (area.owners.length === 0) says.push(kit.t("about.first"));
  else if (area.owners.includes(kit.seat ?? -1)) says.push(kit.t("about.yours"));
  else if (area.usable) says.push(kit.t("about.usable"));
  else if (kit.seat !== null) says.push(kit.t("about.price", { price: amount(kit, area.price ?? 0, "money") }));
  return {
    title: tile ? name(kit, "technologies", tile) : kit.t("campus.way", wayNames(kit, area)),
    text: says.join(" "),
  };
}

/** @param {Kit} kit @param {string} word */
function aboutSilo(kit, word) {
  const kind = /** @type {ResourceName} */ (word.toLowerCase());
  const gaps = {
    kind: name(kit, "resources", kind),
    n: kit.table.silo[kind],
    most: kit.cards.numbers.silo_most,
  };
  return { title: kit.t("campus.silo_full"), text: kit.t("about.silo", gaps) };
}

/** @param {Kit} kit */
function aboutAbility(kit) {
  const { expert } = kit.table;
  return { title: name(kit, "experts", expert), text: `${kit.t("about.ability")} ${text(kit, "experts", expert)}` };
}
