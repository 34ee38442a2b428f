/** An Annual General Meeting in the course of the game: a banner for a few seconds, with what it brought everybody. */
import { html, useEffect, useRef, useState } from "/static/js/lib.js";
import { Icon, SeatMark } from "./board-parts.js";

const STAYS = 12000; // ms

/** @param {{kit: object}} props   drawn always; it notices by itself that a meeting was held */
export function AgmBanner({ kit }) {
  const { agms, players, phase } = kit.table;
  const before = useRef(agms);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const held = agms > before.current && phase !== "over" ? agms : 0;
    before.current = agms;
    setShown(held);
    if (!held) return undefined;
    const timer = setTimeout(() => setShown(0), STAYS);
    return () => clearTimeout(timer);
  }, [agms]);
  if (!shown) return null;
  const points = shown === 1 ? "agm_a" : "agm_b";
  return html`<div class="gs-banner" role="status"><h3>
      <${Icon} name="wings" />${kit.t("score.held", { agm: "AB"[shown - 1] ?? "C" })}</h3>
    <p>${kit.t("score.held.says")}</p>
    <ul>${players.map((player, seat) => html`<li key=${seat}><${SeatMark} kit=${kit} seat=${seat} silent=${true} />
        <b>${kit.name(seat)}</b>+${player.points[points]}</li>`)}</ul>
    <button type="button" class="btn small" onClick=${() => setShown(0)}>${kit.t("score.held.close")}</button></div>`;
}
