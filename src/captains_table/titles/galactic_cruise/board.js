/** Galactic Cruise: one sheet with five districts. Campus, cruises, works and tracks are the board; below it one's own. */
import { html, useState } from "/static/js/lib.js";
import { Campus } from "./board-campus.js";
import { FreeActs } from "./board-guide-acts.js";
import { LookCard } from "./board-guide-look.js";
import { Tabs, useDistrict } from "./board-guide-tabs.js";
import { explainCampus, SoFar } from "./board-guide-words.js";
import { isLaunching, Launch, LaunchDesk, Liftoff } from "./board-launch.js";
import { Marketing } from "./board-marketing.js";
import { explainMine } from "./board-mine-explain.js";
import { Mine, Supplies } from "./board-mine.js";
import { Icon, isFree, names, ownSeat, PHONE, useMedia } from "./board-parts.js";
import { Tracks } from "./board-tracks.js";
import { Choosers } from "./board-works-choosers.js";
import { explainWorks } from "./board-works-explain.js";
import { Works } from "./board-works.js";

export { prices, where } from "./board-guide-words.js";
export { Facts } from "./board-players.js";
export { Scoring } from "./board-scoring.js";

/** Sprites that must be in the page before the first drawing. */
export const art = ["/titles/galactic-cruise/art.svg"];
/** The class of the whole table. */
export const look = "gc";

/** What something is, in whichever district it lies. */
export const explain = (kit, target) => explainCampus(kit, target) ?? explainWorks(kit, target) ?? explainMine(kit, target);

const SMALL = "(max-width: 1379px)"; // a bar of districts at the foot, with the supplies above it

export function Board({ kit }) {
  const small = useMedia(SMALL);
  const phone = useMedia(PHONE);
  const launching = isLaunching(kit);
  const [tab, setTab] = useDistrict(kit, launching && kit.seat === kit.table.turn);
  const [peeking, setPeeking] = useState(false);
  const staged = launching && !peeking; // the launch takes the place of the districts; one may look at them meanwhile
  const district = (each, inside) => html`<div key=${each} id=${`gc-d-${each}`} class=${names("gc-d", each, tab === each && "on")}>${inside}</div>`;
  return html`<h2 class="sr">${kit.t("guide.board")}</h2>
    ${!small && html`<${FreeActs} kit=${kit} />`}
    <div class=${`gc-board of-${ownSeat(kit)}`}>
      ${launching && peeking && html`<p class="gc-back"><span>${kit.t("guide.launching", { ship: kit.t(`unit.ship.${kit.table.now.lifting + 1}`) })}</span>
        <button type="button" class="gc-peek" onClick=${() => setPeeking(false)}><${Icon} name="launch" />${kit.t("guide.to_launch")}</button></p>`}
      <div class=${names("gc-districts", staged && "launching")}>
      ${district("campus", staged ? html`<${Launch} kit=${kit} /><${Elsewhere} kit=${kit} />` : html`<${Campus} kit=${kit} />`)}
      ${(!staged || phone) && district("cruises", html`<${Marketing} kit=${kit} />`)}
      ${!staged && district("works", html`<${Works} kit=${kit} />`)}
      ${(!staged || phone) && district("tracks", html`<${Tracks} kit=${kit} />`)}
      ${staged && html`<button type="button" class="gc-peek" onClick=${() => setPeeking(true)}>
        <${Icon} name="loc-6" />${kit.t("guide.to_board")}</button>`}</div></div>
    <${Choosers} kit=${kit} /><${Liftoff} kit=${kit} />
    ${phone && html`<${LookCard} kit=${kit} />`}
    ${small && html`<${Tabs} kit=${kit} tab=${tab} onTab=${setTab} launching=${staged} />`}`;
}

/** Free acts of districts that are out of sight stand in the list of free acts; so they need no button in the prompt. */
function Elsewhere({ kit }) {
  const targets = kit.view.choices.filter(isFree).map(({ target }) => target).filter((target) => /^(refresh|borrow)/.test(target));
  return html`<span class="sr" aria-hidden="true">${targets.map((target) => html`<i key=${target} data-target=${target}>·</i>`)}</span>`;
}

export function Own({ kit }) {
  const small = useMedia(SMALL);
  const launching = isLaunching(kit) && kit.seat === kit.table.turn;
  return html`<div class="gc-edge">${small && kit.seat === kit.table.turn && html`<${SoFar} kit=${kit} />`}<${Supplies} kit=${kit} />${small && html`<${FreeActs} kit=${kit} />`}</div>
    <div id="gc-d-mine" class="gc-own">${launching ? html`<${LaunchDesk} kit=${kit} />` : html`<${Mine} kit=${kit} />`}</div>`;
}
