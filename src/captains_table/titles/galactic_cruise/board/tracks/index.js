/** The tracks: Reputation with its bonuses, Progress with a forecast of the next meeting, and the Company Goals. */
import { draw } from "/static/shell/lib.js";
import { Goals } from "./goals.js";
import { Progress } from "./progress.js";
import { Icon, names, ownerClass, SeatMark, seatName, sign } from "../pieces.js";
import { pick } from "../dialogs/pick.js";
import { borrowingAt, iconAt, pointsAt } from "../works/words.js";

export function Tracks({ kit }) {
  return draw`<section class="gc-tracks" aria-label=${kit.t("tracks.label")}><div class="gc-tracks-in">
    <${Reputation} kit=${kit} /><${Goals} kit=${kit} /><${Progress} kit=${kit} /></div></section>`;
}

function Reputation({ kit }) {
  const { icons, borrowing } = kit.table.reputation;
  const used = kit.table.now.track_used && kit.table.turn === kit.seat;
  const label = kit.t(used ? "rep.used" : "rep.spend");
  return draw`<section class="gc-sheet gc-rept" aria-labelledby="gc-h-rep">
    <h2 id="gc-h-rep">${kit.t("rep")} <small>${kit.t("rep.borrowing")} ${
    [...new Set(borrowing)].map((price) =>
      draw`
        <span key=${price} class=${`gc-band x${price}`}>${price}</span>`
    )
  } ${kit.t("rep.each")}</small>
      ${
    kit.seat !== null && draw`<button class=${names("gc-mini", sign(kit, "track") || "calm")}
        ...${pick(kit, "track", { label, wish: "bonus ads 1" })}>${label}</button>`
  }</h2>
    <ol class="gc-rtrack">${
    icons.map((_, at) =>
      draw`
      <${Step} key=${at} kit=${kit} at=${at} />`
    )
  }</ol></section>`;
}

function Step({ kit, at }) {
  const { players } = kit.table;
  const here = players.flatMap(({ reputation }, seat) => (reputation === at ? [seat] : []));
  const icon = iconAt(kit, at);
  const points = at > 0 && pointsAt(kit, at) !== pointsAt(kit, at - 1) ? pointsAt(kit, at) : null;
  const label = [`${kit.t("rep")} ${at}`, ...here.map((seat) => seatName(kit, seat))].join(", ");
  const you = here.includes(kit.seat) && `you ${ownerClass(kit.seat)}`;
  return draw`<li><button class=${names("gc-rc", `x${borrowingAt(kit, at)}`, you)}
      ...${kit.press(`rep-${at}`, { label })} tabIndex="-1">
    ${icon && draw`<span class="gc-ri"><${Icon} name=${icon} /></span>`}
    <span class="gc-marks">${
    here.map((seat) =>
      draw`<span key=${seat} data-fly=${`rep-of-${seat}`}>
      <${SeatMark} seat=${seat} /></span>`
    )
  }</span>
    <span class="gc-rn">${at}</span>
    ${points !== null && draw`<span class="gc-rv">${kit.t("rep.vp", { n: points })}</span>`}</button></li>`;
}
