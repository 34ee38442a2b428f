/** The figures behind each step of the final scoring, for one player. */
/** @import { Kit, Player, PointsView, Scored } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Amount, Icon, name, RESOURCES, short } from "../pieces.js";

/** @type {(keyof PointsView)[]} */
const WAY = ["start", "guests", "cockpits", "bonuses", "reputation"];

/** @param {{ kit: Kit, each: Scored, step: string, values: Record<string, (points: PointsView) => number> }} props */
export function Detail({ kit, each, step, values }) {
  const How = {
    way: Way,
    cockpits: Cockpits,
    developments: Developments,
    segments: Segments,
    progress: Progress,
    track: Track,
    supplies: Supplies,
  }[step];
  if (How) return draw`<${How} kit=${kit} each=${each} player=${kit.table.players[each.seat]} />`;
  if (step === "total") {
    return draw`<p class="gs-parts">${
      Object.entries(values).map(([part, value]) => [part, value(each.points)])
        .filter(([, n]) => n).map(([part, n]) =>
          draw`
      <span key=${part}><i class=${`gs-${part}`} aria-hidden="true"></i>${kit.t(`score.${part}`)} ${n}</span>`
        )
    }</p>`;
  }
  return draw`<${Meeting} ...${{ kit, each, section: step === "agm_a" ? 0 : 1 }} />`;
}

/** @param {{ kit: Kit, each: Scored }} props */
function Way({ kit, each }) {
  return draw`<p class="gs-parts">${
    WAY.filter((part) => each.points[part]).map((part) =>
      draw`<span
      key=${part}>${kit.t(`score.way.${part}`)} ${each.points[part]}</span>`
    )
  }</p>`;
}

/**
 * An AGM in the course of the game: the own cubes in its section; Reputation and wings were those of that day.
 * @param {{ kit: Kit, each: Scored, section: number }} props
 */
function Meeting({ kit, each, section }) {
  const { cubes } = kit.table.progress.meetings[section][each.seat];
  return draw`<p>${kit.table.agms > section ? kit.t("score.meeting", { n: cubes }) : kit.t("score.meeting.none")}</p>`;
}

/** @param {{ kit: Kit, each: Scored }} props */
function Cockpits({ kit, each }) {
  const hers = kit.table.rachel?.seat === each.seat;
  return draw`<ul>${
    each.ships.map((ship, at) =>
      draw`<li key=${at}><${Icon} name="ship" /><span>
      <b>${kit.t(`own.ship.${at + 1}`)}</b>
    ${
        hers
          ? kit.t("score.cockpit_rachel", { n: kit.cards.cockpits[ship.cockpit].vp })
          : short(kit, "cockpits", ship.cockpit)
      }</span><span>${ship.vp}${
        !ship.launched &&
        draw` <em>−${kit.cards.numbers.unlaunched} ${kit.t("score.unlaunched")}</em>`
      }</span></li>`
    )
  }</ul>`;
}

/** @param {{ kit: Kit, each: Scored, player: Player }} props */
function Developments({ kit, each, player }) {
  const rows = RESOURCES.map((kind) => `${name(kit, "resources", kind)} ${player.removed[kind]}`).join(" · ");
  return draw`<p>${rows}. ${kit.t(each.column ? "score.column" : "score.no_column", { n: each.column })}</p>`;
}

/** @param {{ kit: Kit, player: Player }} props */
function Segments({ kit, player }) {
  const all = player.ships.flatMap(({ segments }) => segments);
  if (all.length === 0) return draw`<p>${kit.t("score.no_segments")}</p>`;
  return draw`<p class="gs-parts">${
    all.map((id) => draw`<span key=${id}>${name(kit, "blueprints", id)} ${kit.cards.blueprints[id].vp}</span>`)
  }</p>`;
}

/** @param {{ kit: Kit, each: Scored }} props */
function Progress({ kit, each }) {
  return draw`<p>${kit.t("score.cubes", { n: each.cubes })}${each.leads ? ` ${kit.t("score.leads")}` : ""} ${
    kit.t("score.wings", { n: each.wings })
  }
    = ${each.progress}</p>`;
}

/** @param {{ kit: Kit, each: Scored }} props */
function Track({ kit, each }) {
  return draw`<p>${kit.t("score.reputation", { n: each.reputation })}</p>`;
}

/** @param {{ kit: Kit, each: Scored, player: Player }} props */
function Supplies({ kit, each, player }) {
  if (kit.table.rachel?.seat === each.seat) return draw`<p>${kit.t("score.supplies_rachel")}</p>`;
  const stored = RESOURCES.reduce((all, kind) => all + player.stored[kind], 0);
  return draw`<p class="gs-parts"><${Amount} kit=${kit} n=${stored} icon="resources" /><${Amount} kit=${kit}
      n=${player.money} icon="money" />
    <${Amount} kit=${kit} n=${player.ads} icon="ads" /><${Amount} kit=${kit} n=${player.hand.length} icon="card" />
    <${Amount} kit=${kit} n=${player.blueprints.length} icon="blueprint" />
    <span>${kit.t("score.supplies.sum", { n: each.supplies, each: kit.cards.numbers.supplies_score })}</span></p>`;
}
