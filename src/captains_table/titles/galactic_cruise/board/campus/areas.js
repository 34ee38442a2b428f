/** The ten areas where Developments stand: walkways between two locations, and the strips below the Technologies. */
/** @import { AreaView, Kit, ReachPlan, ReachView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { useThing } from "../in-hand.js";
import { AbilityNow, Track } from "../modules/tech-track.js";
import { Told } from "../rachel/marks.js";
import { Amount, Icon, listed, name, names, Piece, seatName, sign } from "../pieces.js";

/** @param {Kit} kit @param {AreaView} area */
const owned = (kit, area) => kit.seat !== null && area.owners.includes(kit.seat);

/** Who owns the Developments here, in words. @param {Kit} kit @param {AreaView} area */
export function ownersOf(kit, area) {
  if (area.owners.length === 0) return kit.t("campus.nobody");
  return kit.t("campus.owners", { names: listed(kit, area.owners.map((owner) => seatName(kit, owner))) });
}

/** The pavilions of an area, or what its first one brings. @param {{ kit: Kit, area: AreaView }} props */
function Pavilions({ kit, area }) {
  if (area.owners.length === 0) {
    return draw`<span class="first"><${Amount} kit=${kit} n=${area.first} icon="reputation"
    plus /></span>`;
  }
  return draw`<span class=${names("devs", area.owners.length > 2 && "many")}>${
    area.owners.map((owner) =>
      draw`
    <${Piece} key=${owner} kit=${kit} kind="dev" owner=${owner} fly=${`dev-${area.id}-${owner}`} />`
    )
  }</span>`;
}

/**
 * Paying to use what only others have built: a free act. Where no Worker would go that way it says the price alone.
 * @param {{ kit: Kit, area: AreaView, word: string, className?: string, calm?: boolean }} props
 */
function Borrow({ kit, area, word, className, calm }) {
  const target = `borrow-${area.id.toLowerCase()}`;
  const [choice] = kit.can(target);
  if (!choice) return null;
  return draw`<button class=${names("mini", sign(kit, target), className, calm && "calm")}
    ...${kit.press(target, { label: choice.label })}>
    <span class="word">${word}</span> ${
    area.price !== undefined && area.price > 0 && draw`<${Amount} kit=${kit} n=${area.price}
      icon="money" />`
  }</button>`;
}

/**
 * A walkway between two locations: a glass tube with pavilions on it.
 * @param {{ kit: Kit, area: AreaView, plan: ReachPlan | null }} props
 */
export function Way({ kit, area, plan }) {
  const code = area.id.toLowerCase();
  const target = `area-${code}`;
  const reach = plan?.ways[area.id];
  const state = owned(kit, area)
    ? "mine"
    : area.opened && area.usable
    ? "opened"
    : reach?.access === "borrow" && "gate";
  const { press, look } = useThing(kit, target, {
    label: `${kit.t("campus.way", wayNames(kit, area))}: ${ownersOf(kit, area)}`,
    wish: `build food ${code}`,
  });
  return draw`<div class=${names("way", area.id, state, reach && "used")}>
    <button class=${names("pavs", look)} ...${press}>
      <${Pavilions} kit=${kit} area=${area} /></button><${Told} kit=${kit} target=${target} />
    <${Borrow} kit=${kit} area=${area} word=${kit.t("campus.open")} className="gatebtn" calm=${!reach} />
    ${reach && !kit.can(`borrow-${code}`).length && draw`<${Toll} kit=${kit} reach=${reach} />`}</div>`;
}

/** The two locations that a walkway joins, by name. @param {Kit} kit @param {AreaView} area */
export function wayNames(kit, { joins: [from, to] = [] }) {
  return { from: name(kit, "locations", from), to: name(kit, "locations", to) };
}

/** What the way costs the Worker whose plan is shown. @param {{ kit: Kit, reach: ReachView }} props */
function Toll({ kit, reach }) {
  if (reach.access === "open") {
    return draw`<span class="toll free"><${Icon} name="unlock" />
    ${kit.t("campus.free")}</span>`;
  }
  if (reach.access === "none") return draw`<span class="toll shut">${kit.t("campus.no_way")}</span>`;
  const dear = reach.access === "too_dear";
  return draw`<span class=${names("toll", dear && "shut")}><${Icon} name="lock" />
    <${Amount} kit=${kit} n=${reach.price} icon="money" />
    ${dear && draw`<small>${kit.t("campus.too_dear")}</small>`}</span>`;
}

/**
 * A Technology: whoever has a Development below it has invented it.
 * @param {{ kit: Kit, tile: string, area: AreaView }} props
 */
export function Technology({ kit, tile, area }) {
  const code = area.id.toLowerCase();
  const target = `area-${code}`;
  const mine = owned(kit, area);
  const none = area.owners.length === 0;
  const { press, look } = useThing(kit, target, {
    label: `${name(kit, "technologies", tile)}: ${ownersOf(kit, area)}`,
    wish: `build food ${code}`,
  });
  const { track } = area;
  const grown = track && names("adv", track.improved && "top", track.used && "moving", track.declined && "declined");
  return draw`<li class=${names("tech", grown, mine && "mine", none && "not", area.opened && area.usable && "opened")}>
    <button class=${names("tile", look)} ...${press}>
      <b>${name(kit, "technologies", tile)}</b><${AbilityNow} ...${{ kit, tile, track }} />
      ${track && draw`<${Track} kit=${kit} track=${track} />`}
      <span class="strip"><${Pavilions} kit=${kit} area=${area} /></span></button>
    ${
    track && track.extra > 0 && ["can", "sel"].includes(look) &&
    draw`<span class="dearer">+${track.extra}<${Icon} name="money" /></span>`
  }
    <${Told} kit=${kit} target=${target} />
    <${Usage} ...${{ kit, area, mine, none }} /></li>`;
}

/**
 * Whether the reader may use the Technology, or what it costs.
 * @param {{ kit: Kit, area: AreaView, mine: boolean, none: string }} props
 */
function Usage({ kit, area, mine, none }) {
  const word = mine ? "free_for_you" : none ? "not_invented" : area.usable ? "opened" : null;
  if (word) return draw`<span class="tag">${kit.t(`campus.${word}`)}</span>`;
  if (kit.can(`borrow-${area.id.toLowerCase()}`).length) {
    return draw`<${Borrow} kit=${kit} area=${area} word=${kit.t("campus.borrow")} className="tag" />`;
  }
  return area.price !== undefined && area.price > 0 &&
    draw`<span class="tag">${kit.t("campus.borrow")} <${Amount} kit=${kit} n=${area.price}
    icon="money" /></span>`;
}
