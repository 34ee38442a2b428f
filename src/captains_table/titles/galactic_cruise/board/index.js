/**
 * Galactic Cruise: one sheet with five districts. Campus, cruises, works and tracks are the board; below it one's own.
 */
/** @import { Kit } from "./types.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
import { draw, useState } from "/static/shell/lib.js";
import { Campus } from "./campus/index.js";
import { FreeActs } from "./guide/free-acts.js";
import { LookCard } from "./guide/look-card.js";
import { Tabs, useDistrict } from "./guide/tabs.js";
import { explainCampus, SoFar } from "./words/index.js";
import { isLaunching, Launch, LaunchDesk, Liftoff } from "./launch/index.js";
import { Marketing } from "./marketing/index.js";
import { explainMine } from "./own/explain.js";
import { Mine, Supplies } from "./own/index.js";
import { Icon, isFree, names, ownSeat, PHONE, useMedia } from "./pieces.js";
import { InHand } from "./in-hand.js";
import { Tracks } from "./tracks/index.js";
import { Starting } from "./starting/index.js";
import { Choosers } from "./dialogs/index.js";
import { explainWorks } from "./works/explain.js";
import { Works } from "./works/index.js";

export { prices, where } from "./words/index.js";
export { Facts } from "./rail/index.js";
export { Rival, RivalBrief, RivalTab, story } from "./rachel/index.js";
export { Scoring } from "./scoring/index.js";

/** Sprites that must be in the page before the first drawing. */
export const art = ["/titles/galactic-cruise/board/art.svg"];
/** The class of the whole table. */
export const look = "gc";

/** What something is, in whichever district it lies. @param {Kit} kit @param {string} target */
export const explain = (kit, target) =>
  explainCampus(kit, target) ?? explainWorks(kit, target) ?? explainMine(kit, target);

const SMALL = "(max-width: 1379px)"; // a bar of districts at the foot, with the supplies above it

/** @param {{ kit: Kit }} props */
export function Board({ kit }) {
  const small = useMedia(SMALL);
  const phone = useMedia(PHONE);
  const launching = isLaunching(kit);
  const [tab, setTab] = useDistrict(kit, launching && kit.seat === kit.table.turn);
  const [peeking, setPeeking] = useState(false);
  const staged = launching && !peeking; // the launch takes the place of the districts; one may look at them meanwhile
  /** @param {string} each @param {Drawing} inside */
  const district = (each, inside) =>
    draw`<div key=${each} id=${`gc-d-${each}`}
    class=${names("gc-d", each, tab === each && "on")}>${inside}</div>`;
  return draw`<h2 class="sr">${kit.t("guide.board")}</h2>
    ${!small && draw`<${FreeActs} kit=${kit} />`}
    <div class=${`gc-board of-${ownSeat(kit)}`}>
      ${
    launching && peeking && draw`<p class="gc-back"><span>
      ${kit.t("guide.launching", { ship: kit.t(`unit.ship.${Number(kit.table.now.lifting) + 1}`) })}</span>
        <button type="button" class="gc-peek" onClick=${() => setPeeking(false)}><${Icon} name="launch" />
        ${kit.t("guide.to_launch")}</button></p>`
  }
      <div class=${names("gc-districts", staged && "launching")}>
      ${
    district(
      "campus",
      staged ? draw`<${Launch} kit=${kit} /><${Elsewhere} kit=${kit} />` : draw`<${Campus}
        kit=${kit} />`,
    )
  }
      ${(!staged || phone) && district("cruises", draw`<${Marketing} kit=${kit} />`)}
      ${!staged && district("works", draw`<${Works} kit=${kit} />`)}
      ${(!staged || phone) && district("tracks", draw`<${Tracks} kit=${kit} />`)}
      ${
    staged && draw`<button type="button" class="gc-peek" onClick=${() => setPeeking(true)}>
        <${Icon} name="loc-6" />${kit.t("guide.to_board")}</button>`
  }</div></div>
    <${Choosers} kit=${kit} /><${Starting} kit=${kit} /><${InHand} kit=${kit} /><${Liftoff} kit=${kit} />
    ${phone && draw`<${LookCard} kit=${kit} />`}
    ${small && draw`<${Tabs} kit=${kit} tab=${tab} onTab=${setTab} launching=${staged} />`}`;
}

/**
 * Free acts of districts that are out of sight stand in the list of free acts; so they need no button in the prompt.
 * @param {{ kit: Kit }} props
 */
function Elsewhere({ kit }) {
  const targets = kit.view.choices.filter(isFree).map(({ target }) => target).filter((target) =>
    /^(refresh|borrow)/.test(target)
  );
  return draw`<span class="sr" aria-hidden="true">
    ${targets.map((target) => draw`<i key=${target} data-target=${target}>·</i>`)}</span>`;
}

/** @param {{ kit: Kit }} props */
export function Own({ kit }) {
  const small = useMedia(SMALL);
  const launching = isLaunching(kit) && kit.seat === kit.table.turn;
  return draw`<div class="gc-edge">${small && kit.seat === kit.table.turn && draw`<${SoFar} kit=${kit} />`}
    <${Supplies} kit=${kit} />${small && draw`<${FreeActs} kit=${kit} />`}</div>
    <div id="gc-d-mine" class="gc-own">
    ${launching ? draw`<${LaunchDesk} kit=${kit} />` : draw`<${Mine} kit=${kit} />`}</div>`;
}
