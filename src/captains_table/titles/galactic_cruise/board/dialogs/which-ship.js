/** Which Ship a Segment is built into, and what it costs and why. */
import { Dialog, draw } from "/static/shell/lib.js";
import { shipName } from "../own/fleet.js";
import { Amount, entry, Icon, KindIcon, name, short, TYPES } from "../pieces.js";
import { BlueprintCard } from "../works/blueprints.js";
import { lineWords } from "../works/words.js";

/** The Blueprint of these choices, in the display or beside the own board, and what it costs. */
function whatOf({ table }, [{ arguments: { blueprint, slot } }]) {
  if (blueprint) return { id: blueprint, bill: table.prices.own[blueprint] };
  return { id: table.blueprints[slot - 1], bill: table.prices.display[slot - 1] };
}

export function WhichShip({ kit, target, onChoose, onClose }) {
  const { id, bill } = whatOf(kit, kit.can(target));
  const player = kit.table.players[kit.seat];
  const choices = new Map(kit.can(target).map(({ notation, arguments: { ship } }) => [ship - 1, notation]));
  const title = kit.t("segment.title", { name: name(kit, "blueprints", id) });
  return draw`<${Dialog} title=${title} onClose=${onClose} className="gc-chooser">
    <div class="gc-what"><span class="gc-bp"><${BlueprintCard} kit=${kit} id=${id} /></span>
      <${Bill} kit=${kit} bill=${bill} /></div>
    <ul class="gc-options">${
    player.ships.map((ship, at) =>
      draw`
      <${ShipOption} key=${at} kit=${kit} id=${id} ship=${ship} at=${at} limit=${player.segment_limit}
        notation=${choices.get(at)} onChoose=${onChoose} />`
    )
  }</ul><//>`;
}

/** The sum in lines: what is printed, what is added, what is taken off. */
function Bill({ kit, bill: { lines, money, reputation } }) {
  return draw`<dl class="gc-bill">${
    lines.map((line, at) =>
      draw`<div key=${at}><dt>${lineWords(kit, line)}</dt>
      <dd>${at > 0 && line.money >= 0 ? "+" : line.money < 0 ? "−" : ""}${Math.abs(line.money)}</dd></div>`
    )
  }
    <div class="total"><dt>${kit.t("bill.total")}</dt><dd><${Amount} kit=${kit} n=${money} icon="money" />
      ${reputation > 0 && draw` <${Amount} kit=${kit} n=${-reputation} icon="reputation" />`}</dd></div></dl>`;
}

function ShipOption({ kit, id, ship, at, limit, notation, onChoose }) {
  const built = ship.segments.length;
  const why = ship.cruise ? kit.t("segment.away") : ship.bays === 0 ? kit.t("segment.full", { n: limit }) : null;
  const inside = draw`<span class="gc-ship-name"><${Icon} name="ship" /><b>${shipName(kit, at)}</b>
      <small>${why ?? kit.t("segment.room", { n: built, of: limit })}</small></span>
    <span class="gc-ship-icons">${
    TYPES.map((type) =>
      draw`<span key=${type} class="gc-count">
      <${KindIcon} kit=${kit} type=${type} /><b>${ship.icons[type]}</b>
      ${!why && draw`<${More} kit=${kit} id=${id} type=${type} />`}</span>`
    )
  }</span>
    <small class="gc-wide">${kit.t("segment.cockpit", { text: short(kit, "cockpits", ship.cockpit) })}</small>`;
  if (!notation) return draw`<li><span class="gc-option not">${inside}</span></li>`;
  return draw`<li><button type="button" class="gc-option can" disabled=${!kit.live}
    onClick=${() => onChoose(notation)}>${inside}</button></li>`;
}

/** How many icons of a type the new Segment would add. */
function More({ kit, id, type }) {
  const more = [...entry(kit, "blueprints", id).icons].filter((each) => each === type).length;
  return more ? draw`<em>+${more}</em>` : null;
}
