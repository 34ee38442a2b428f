/** The campus: Technologies above, and the ring of six locations with their actions, walkways, silo and ability. */
/** @import { Kit, LocationView, ReachPlan, ReachView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Technology, Way } from "./areas.js";
import { Middle } from "./middle.js";
import { LocationBonus } from "../modules/location-bonus.js";
import { planOf } from "../guide/index.js";
import { useThing } from "../in-hand.js";
import { Icon, name, names, Piece, seatName, sign } from "../pieces.js";
import { Told } from "../rachel/marks.js";

/** @param {{ kit: Kit }} props */
export function Campus({ kit }) {
  const { locations, areas, technologies } = kit.table;
  const plan = planOf(kit);
  /** @param {string} id */
  const area = (id) => areas.find((each) => each.id === id);
  return draw`<section class="gc-campus" aria-label=${kit.t("campus.label")}>
    <ol class="techs" aria-label=${kit.t("campus.technologies")}>${
    technologies.map((tile, slot) =>
      draw`
      <${Technology} key=${tile} kit=${kit} tile=${tile} area=${area(`T${slot + 1}`)} />`
    )
  }</ol>
    <div class=${names("map", plan && "planned")}>
      <svg class="ground" aria-hidden="true"><use href="#gc-ground" /></svg>
      <div class="ring">
        ${locations.map((place) => draw`<${Location} key=${place.id} ...${{ kit, place, plan }} />`)}
        ${locations.map((_, at) => draw`<${Way} key=${at} ...${{ kit, plan }} area=${area(`A${at + 1}`)} />`)}
        <${Middle} kit=${kit} /></div></div></section>`;
}

/**
 * One of the six buildings, whoever stands before it, and the two actions taken there.
 * @param {{ kit: Kit, place: LocationView, plan: ReachPlan | null }} props
 */
function Location({ kit, place, plan }) {
  const { id, actions } = place;
  const reach = plan?.sites[id];
  const here = kit.table.now.site === id;
  const way = reach ? `at-${reach.access}` : plan && "far";
  return draw`<section class=${names("loc", id, here && "here", way)} aria-label=${name(kit, "locations", id)}>
    <${Spot} ...${{ kit, place, plan, here }} /><${Told} kit=${kit} target=${`site-${id.toLowerCase()}`} />
    <div class="duo">${
    actions.map((action, at) =>
      draw`
      <${Action} key=${action} kit=${kit} action=${action} reach=${reach}
        possible=${reach ? reach.actions[at].possible : true} />`
    )
  }</div></section>`;
}

/**
 * The building is where a Worker is sent.
 * @param {{ kit: Kit, place: LocationView, plan: ReachPlan | null, here: boolean }} props
 */
function Spot({ kit, place, plan, here }) {
  const { id, worker } = place;
  const target = `site-${id.toLowerCase()}`;
  const title = name(kit, "locations", id);
  const kind = worker && (worker.expert ? "expert" : "worker");
  const there = worker ? kit.t(`unit.of.${kind}`, { who: seatName(kit, worker.owner) }) : kit.t("campus.empty");
  const stop = kit.view.kind === "npc_stop" && kit.can(target).length > 0;
  const bump = stop ? worker : plan?.looked && plan.site === id && plan.bump !== null;
  const { press, look } = useThing(kit, target, {
    label: `${title}: ${there}`,
    wish: `assign worker ${id.toLowerCase()}`,
  });
  return draw`<button class=${names("spot", bump && "bumping")} ...${press}>
    <${Icon} name=${`loc-${id[1]}`} className="bld" />
    <span class="sign"><span class=${names("pill", look)}>${title}</span>
      <${LocationBonus} kit=${kit} place=${place} /></span>
    <span class="stand">${
    worker && draw`<${Piece} kit=${kit} kind=${kind} owner=${worker.owner}
      fly=${`worker-${worker.owner}-${id}`} className=${here && worker.owner === kit.table.turn && "new"} />`
  }</span>
    ${
    (bump || stop) && draw`<span class=${names("bump", !bump && "stops")}>
    ${kit.t(bump ? "campus.bumps" : "campus.npc_stops")}</span>`
  }</button>`;
}

/** @param {{ kit: Kit, action: string, reach: ReachView | undefined, possible: boolean | undefined }} props */
function Action({ kit, action, reach, possible }) {
  const code = action.toLowerCase();
  const target = `action-${code}`;
  const paid = reach?.access === "borrow" && !kit.can(target).length;
  const doing = kit.table.now.action === action;
  const state = names(sign(kit, target), paid && possible && "pay", doing && "doing", reach && !possible && "not");
  return draw`<button class=${names("act", state)} ...${kit.press(target, { wish: `act ${code}` })}>
    <${Icon} name=${`act-${code}`} /><span>${name(kit, "actions", action)}</span>
    ${doing && draw`<em>${kit.t("campus.doing")}</em>`}</button>`;
}
