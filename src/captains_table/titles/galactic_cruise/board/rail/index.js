/** The rail: every player's supplies at a glance, and their whole board one click away. */
/** @import { Drawing, Ref, VNode } from "/static/shell/types.d.ts" */
/** @import { Kit, Player } from "../types.d.ts" */
import { Dialog, draw, Icon as Lucide, render, useLayoutEffect, useRef, useState } from "/static/shell/lib.js";
import { Mine, quiet, Supplies } from "../own/index.js";
import { shipName } from "../own/fleet.js";
import { Amount, Icon, name, names, ownerClass, Piece, RESOURCES } from "../pieces.js";

/** What everybody may know of a player: the content of a `<dl>`. @param {{ kit: Kit, seat: number }} props */
export function Facts({ kit, seat }) {
  const [open, setOpen] = useState(false);
  const player = kit.table.players[seat];
  const { built, developments } = player;
  const says = kit.t("rail.board", { name: kit.name(seat) });
  return draw`<div class=${names("gp", ownerClass(seat))}><dt class="sr">${kit.t("rail.facts")}</dt><dd>
    <p class="gp-row"><span class="gp-vp">${player.vp}<small>${kit.t("own.vp")}</small></span>
      <${Amount} kit=${kit} n=${player.money} icon="money" /><${Amount} kit=${kit} n=${player.ads} icon="ads" />
      <${Amount} kit=${kit} n=${player.reputation} icon="reputation" /><${Amount} kit=${kit} n=${player.hand.length}
          icon="card" />
      <${Amount} kit=${kit} n=${player.wings} icon="wings" /></p>
    <p class="gp-row">${
    RESOURCES.map((kind) =>
      draw`<${Level} key=${kind} n=${player.stored[kind]}
        of=${player.capacity[kind]}
        label=${
        kit.t("rail.stored", {
          kind: name(kit, "resources", kind),
          n: player.stored[kind],
          of: player.capacity[kind],
        })
      }><${Icon} name=${kind} /><//>`
    )
  }
      <${Level} n=${built} of=${developments} label=${
    kit.t("rail.built", { n: built, of: developments })
  }><${Piece} kit=${kit} kind="dev" owner=${seat} /><//>
            <${Crew} ...${{ kit, seat, player }} /></p>
    <p class="gp-row gp-foot"><${Fleet} kit=${kit} player=${player} />
      <button type="button" class="gp-open" aria-label=${says} title=${says} onClick=${() => setOpen(true)}>
          <${Lucide} name="eye" /><span>${kit.t("rail.look")}</span></button></p>
    ${open && draw`<${Aside}><${Whole} ...${{ kit, seat }} onClose=${() => setOpen(false)} /><//>`}</dd></div>`;
}

/** @param {{ n: number, of: number, label: string, children?: Drawing }} props */
function Level({ n, of, label, children }) {
  return draw`<span class="gp-level" role="img" aria-label=${label} title=${label}>
      ${children}${n}<small>/${of}</small></span>`;
}

/** Who waits in the break room. @param {{ kit: Kit, seat: number, player: Player }} props */
function Crew({ kit, seat, player }) {
  const crew = [...Array(player.idle).fill("worker"), ...Array(player.idle_experts).fill("expert")];
  return draw`<span class="gp-crew" title=${kit.t("own.room")}>${
    crew.map((kind, at) =>
      draw`<${Piece} key=${at}
      kit=${kit} kind=${kind} owner=${seat} />`
    )
  }
    ${crew.length === 0 && draw`<em>${kit.t("rail.none_idle")}</em>`}</span>`;
}

/**
 * The Ships as small rockets: one block for each Segment, a flame while it flies.
 * @param {{ kit: Kit, player: Player }} props
 */
function Fleet({ kit, player }) {
  return draw`<span class="gp-fleet">${
    player.ships.map((ship, at) => {
      const label = kit.t(ship.cruise ? "rail.ship.space" : "rail.ship.earth", {
        ship: shipName(kit, at),
        n: ship.segments.length,
      });
      return draw`<span key=${at} class=${names("gp-ship", ship.cruise && "away")} role="img" aria-label=${label}
        title=${label}>
      <i class="tail"></i>${ship.segments.map((id) => draw`<i key=${id}></i>`)}<i class="tip"></i></span>`;
    })
  }</span>`;
}

/**
 * Drawn beside the table and not within the rail, whose lists have looks of their own.
 * @param {{ children: VNode }} props
 */
function Aside({ children }) {
  /** @type {Ref<HTMLElement>} */
  const box = useRef(null);
  useLayoutEffect(() => {
    box.current = document.createElement("div");
    box.current.className = "gc";
    document.body.append(box.current);
    return () => {
      render(null, box.current);
      box.current.remove();
    };
  }, []);
  useLayoutEffect(() => {
    render(children, box.current);
  });
  return null;
}

/**
 * The whole board in a dialogue; a click on anything tells what it is.
 * @param {{ kit: Kit, seat: number, onClose: () => void }} props
 */
function Whole({ kit, seat, onClose }) {
  const [told, tell] = useState(null);
  return draw`<${Dialog} title=${kit.t("rail.board", { name: kit.name(seat) })} onClose=${onClose}
      className="gp-whole">
    <${Supplies} kit=${kit} seat=${seat} />
    <p class="gp-told" aria-live="polite">${told ? draw`<b>${told.title}</b> ${told.text}` : kit.t("rail.tell")}</p>
    <${Mine} kit=${quiet(kit, seat, tell)} seat=${seat} /><//>`;
}
