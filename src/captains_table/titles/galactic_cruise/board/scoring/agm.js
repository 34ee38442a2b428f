/** An Annual General Meeting in the course of the game: a banner for a few seconds, with what it brought everybody. */
import { draw, useEffect, useRef, useState } from "/static/shell/lib.js";
import { Icon, SeatMark } from "../pieces.js";
import { meetingOf, product } from "../tracks/progress.js";

const STAYS = 12000; // ms
const POINTS = ["agm_a", "agm_b"]; // the third meeting is the final scoring

/** @param {{kit: object}} props   drawn always; it notices by itself that a meeting was held */
export function AgmBanner({ kit }) {
  const { agms, players, phase } = kit.table;
  const before = useRef(agms);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const held = agms > before.current && agms <= POINTS.length && phase !== "over" ? agms : 0;
    before.current = agms;
    setShown(held);
    if (!held) return undefined;
    const timer = setTimeout(() => setShown(0), STAYS);
    return () => clearTimeout(timer);
  }, [agms]);
  if (!shown) return null;
  return draw`<div class="gs-banner" role="status">
    <h3><${Icon} name="wings" />${kit.t("score.held", { agm: "AB"[shown - 1] })}</h3>
    <p>${kit.t("score.held.says")}</p>
    <ul>${
    meetingOf(kit, shown - 1).map((sum) =>
      draw`<${Gained} key=${sum.seat} kit=${kit} sum=${sum}
      won=${players[sum.seat].points[POINTS[shown - 1]]} />`
    )
  }</ul>
    <button type="button" class="btn small" onClick=${() => setShown(0)}>${kit.t("score.held.close")}</button></div>`;
}

/** What a player won, and how: the product is told as long as it still is that of the meeting. */
function Gained({ kit, sum, won }) {
  return draw`<li><${SeatMark} seat=${sum.seat} /><b>${kit.name(sum.seat)}</b>
    ${sum.vp === won && `${product(sum)} =`} +${won}</li>`;
}
