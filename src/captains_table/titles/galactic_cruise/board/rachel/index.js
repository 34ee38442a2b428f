/** Rachel, the automatic rival of a game alone: her desk in the rail, her turn told step by step. */
/** @import { Kit } from "../types.d.ts" */
import { draw, Flag, Icon as Lucide } from "/static/shell/lib.js";
import { Amount, Icon, names, seatName } from "../pieces.js";
import { Back, Front, Room, turned } from "./cards.js";
import { Fleet, Tower } from "./fleet.js";
import { GoalRow, Goals } from "./goals.js";
import { actionIcon, actionName, rachelOf } from "./words.js";

export { story } from "./story.js";

/** Her desk: what she has, what she is after, and the three cards that say what she does. @param {{ kit: Kit }} props */
export function Rival({ kit }) {
  const { seat } = rachelOf(kit);
  return draw`<h2 class="sr">${kit.t("rachel.desk", { name: seatName(kit, seat) })}</h2>
    <section class="rs s1"><${Line} kit=${kit} /><${Fleet} kit=${kit} /><${Tower} kit=${kit} /><${Goals} kit=${kit} />
    </section>
    <${Cards} kit=${kit} />`;
}

/** The word on the tab of her desk. @param {{ kit: Kit }} props */
export function RivalTab({ kit }) {
  const { seat, worker_card: { difficulty } } = rachelOf(kit);
  return draw`<${Icon} name="rachel" className="rs-face" />${seatName(kit, seat)}
    <small>${kit.t(`rachel.difficulty.${difficulty}`)}</small>`;
}

/** What a phone shows below the district that is told of: how she stands, and both cards. @param {{ kit: Kit }} props */
export function RivalBrief({ kit }) {
  const rachel = rachelOf(kit);
  const { vp, reputation } = kit.table.players[rachel.seat];
  const scene = turned(kit);
  return draw`<header><${Flag} seat=${rachel.seat} /><b class="nm">${seatName(kit, rachel.seat)}</b>
      <span class="gp-vp">${vp}<small>${kit.t("own.vp")}</small></span><${More} kit=${kit} n=${rachel.changed.vp} />
      <${Amount} kit=${kit} n=${reputation} icon="reputation" /><${More} kit=${kit} n=${rachel.changed.reputation} />
      <${GoalRow} kit=${kit} /></header>
    <div class="rs-pair"><${Front} kit=${kit} scene=${scene} /><${Back} kit=${kit} scene=${scene} /></div>`;
}

/** @param {{ kit: Kit }} props */
function Line({ kit }) {
  const { seat, changed, next } = rachelOf(kit);
  const { vp, reputation, wings } = kit.table.players[seat];
  return draw`<div class="rs-line"><span class="gp-vp">${vp}<small>${kit.t("own.vp")}</small></span>
    <${More} kit=${kit} n=${changed.vp} /><${Amount} kit=${kit} n=${reputation} icon="reputation" />
    <${More} kit=${kit} n=${changed.reputation} /><${Amount} kit=${kit} n=${wings} icon="wings" />
    ${next && draw`<${Next} kit=${kit} card=${next} />`}</div>`;
}

/** How much more or less than when her turn began. @param {{ kit: Kit, n: number }} props */
function More({ kit, n }) {
  if (n === 0) return null;
  return draw`<em class="rs-more" title=${kit.t("rachel.changed")}>${n < 0 ? `−${-n}` : `+${n}`}</em>`;
}

/** All backs differ, so the one on top gives away what comes next (GX-2.6). @param {{ kit: Kit, card: string }} props */
function Next({ kit, card }) {
  const { top, bottom } = kit.cards.solo_cards[card];
  const label = kit.t("rachel.next_is", { top: actionName(kit, top, card), bottom: actionName(kit, bottom, card) });
  return draw`<span class="rs-next" role="img" aria-label=${label} title=${label}>
    <span aria-hidden="true">${kit.t("rachel.next")}</span><${Icon} name=${actionIcon(top)} />
    <span aria-hidden="true">${kit.t("rachel.else")}</span><${Icon} name=${actionIcon(bottom)} /></span>`;
}

/** @param {{ kit: Kit }} props */
function Cards({ kit }) {
  const scene = turned(kit);
  const told = Boolean(kit.telling?.step);
  const left = rachelOf(kit).deck;
  return draw`<div class=${names("rs-cards", !told && "calm")}>
    <figure><figcaption>${
    kit.t("rachel.turned")
  }<${Again} kit=${kit} /></figcaption><${Front} kit=${kit} scene=${scene} /></figure>
    <figure><figcaption>${kit.t(scene.now ? "rachel.support" : "rachel.on_top")}
 <small>${kit.t("rachel.left", { n: left })}</small></figcaption><${Back} kit=${kit} scene=${scene} /></figure>
    <figure><figcaption>${kit.t("own.room")}</figcaption><${Room} kit=${kit} /></figure></div>`;
}

/** Her latest turn once more, whenever one likes. @param {{ kit: Kit }} props */
function Again({ kit }) {
  const { telling } = kit;
  if (!telling || telling.step || telling.story.steps.length === 0) return null;
  const label = kit.t("rachel.again");
  return draw`<button type="button" class="rs-again" aria-label=${label} title=${label} onClick=${telling.again}>
    <${Lucide} name="rotate-ccw" /></button>`;
}
