/** Cruise Line: Caribbean!: a sea chart to plan voyages on, and beside it the own company, its shares and its cards. */
/** @import { Kit } from "./types.d.ts" */
/** @import { CaribbeanView } from "./view.d.ts" */
import { draw, names, useEffect, useRef } from "/static/shell/lib.js";
import { Chart } from "./chart/index.js";
import { Company, isBunkering, Ladder } from "./own/company.js";
import { Bidding, Dialogue } from "./questions/index.js";
import { explain as tell } from "./words.js";
import { Exchange } from "./exchange/index.js";
import { FollowUp } from "./voyage/follow-up.js";
import { Hand } from "./own/hand.js";
import { BESIDE, shared, Sign, useMedia } from "./pieces.js";
import { isChosen, usePlanning } from "./voyage/plan.js";
import { PlanBar } from "./voyage/plan-bar.js";
import { Telegraph } from "./voyage/telegraph.js";
import { Winter } from "./office/winter.js";

export { Common, Facts } from "./rail/index.js";
export { Scoring } from "./scoring/index.js";
export { prices, where } from "./words.js";

/** Sprites that must be in the page before the first drawing. */
export const art = ["/titles/cruise-line-caribbean/board/art.svg"];
/** The class of the whole table. */
export const look = "cl";

/**
 * What something is. The chosen stop is told of in the plan bar, and nothing should hide the way to it.
 * @param {Kit} kit
 * @param {string} target
 */
export const explain = (kit, target) => (isChosen(kit, target) ? null : tell(kit, target));

/** In these phases the company's office takes the place of the chart; resorts are chosen on the chart itself. */
const OFFICE = ["companies", "ipo", "first_ship", "dividends", "trading", "shipbuilding", "maintenance"];

/** @param {{ table: CaribbeanView }} props */
const isWinter = ({ table }) => OFFICE.includes(table.phase);

/** The phase in which one has turned from the office to the chart. */
const useTurned = shared(/** @type {string | null} */ (null));
/** @param {{ table: CaribbeanView }} props */
const phaseOf = ({ table }) => `${table.year} ${table.phase}`;

/** The board area: the chart, or in Winter the office with the chart behind it. @param {{ kit: Kit }} props */
export function Board({ kit }) {
  const [turned, setTurned] = useTurned();
  const beside = useMedia(BESIDE);
  const winter = isWinter(kit);
  const office = winter && turned !== phaseOf(kit);
  return draw`<h2 class="sr">${kit.t("chart.label")}</h2>
    ${
    winter && draw`<div class="cl-turn" role="group" aria-label=${kit.t("turn.label")}>
      <button type="button" class="btn small" aria-pressed=${String(office)} onClick=${() => setTurned(null)}>
        <${Sign} name="share" />${kit.t("turn.office")}</button>
      <button type="button" class="btn small" aria-pressed=${String(!office)} onClick=${() => setTurned(phaseOf(kit))}>
        <${Sign} name="course" />${kit.t("turn.chart")}</button></div>`
  }
    ${!beside && draw`<${Asked} kit=${kit} beside=${beside} />`}
    ${office ? draw`<${Office} kit=${kit} />` : draw`<${Chart} kit=${kit} />`}`;
}

/** @param {{ kit: Kit }} props */
function Office({ kit }) {
  return draw`<div class="cl-office"><${Winter} kit=${kit} />
    ${kit.table.standard && draw`<${Exchange} kit=${kit} />`}</div>`;
}

/**
 * Whatever is to be answered now stands first: a dialogue, a bid, a plan, what follows an action.
 * @param {{ kit: Kit, beside: boolean }} props
 */
function Asked({ kit, beside }) {
  const box = useRef(null);
  const { stop } = usePlanning(kit);
  useEffect(() => {
    box.current.closest(".cl-own")?.scrollTo({ top: 0 });
  }, [kit.view.kind, stop]);
  return draw`<div class="cl-asked" ref=${box}><${Dialogue} kit=${kit} /><${Bidding} kit=${kit} />
    <${FollowUp} kit=${kit} /><${PlanBar} kit=${kit} />
    ${!beside && isBunkering(kit) && draw`<div class="cl-plan follow"><${Ladder} kit=${kit} /></div>`}</div>`;
}

/**
 * The own area: beside the chart, or below it where there is less room. The office is here while the chart is seen.
 * @param {{ kit: Kit }} props
 */
export function Own({ kit }) {
  const { table } = kit;
  const [turned] = useTurned();
  const beside = useMedia(BESIDE);
  const seat = kit.seat ?? table.active ?? table.order[0];
  const own = kit.seat !== null && table.companies[kit.seat];
  const sailing = table.phase === "turns" && own && own.ship && !own.returned;
  return draw`<div class=${names("cl-own", kit.seat === null && "watched")} tabIndex=${beside ? 0 : undefined}>
    ${beside && draw`<${Asked} kit=${kit} beside=${beside} />`}
    ${isWinter(kit) && turned === phaseOf(kit) && draw`<${Office} kit=${kit} />`}
    ${sailing && draw`<${Telegraph} kit=${kit} />`}
    <${Company} kit=${kit} seat=${seat} beside=${beside} />
    ${kit.seat !== null && draw`<${Hand} kit=${kit} />`}
    ${table.standard && !isWinter(kit) && draw`<${Exchange} kit=${kit} />`}</div>`;
}
