/** The Upgrades: three at each Destination, unlocked by a token that a Ship brings there. */
/** @import { Kit, Player } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { startedWith, tokenChip } from "../starting/cards.js";
import { name, names, short, sign, Stop, TYPES } from "../pieces.js";

/** @param {{ kit: Kit, player: Player }} props */
export function Upgrades({ kit, player }) {
  return draw`<section class="gm-upgrades" aria-label=${kit.t("own.upgrades")}><h2>${kit.t("own.upgrades")}</h2>
    <ul>${
    TYPES.map((type) =>
      draw`<li key=${type} class="gm-dest"><${Stop} kit=${kit} stop=${type} />
      <ol>${[1, 2, 3].map((n) => draw`<${Upgrade} key=${n} kit=${kit} player=${player} id=${`U${type}${n}`} />`)}</ol>
          </li>`
    )
  }</ul></section>`;
}

/** @param {{ kit: Kit, player: Player, id: string }} props */
function Upgrade({ kit, player, id }) {
  const target = `upgrade-${id.toLowerCase()}`;
  const has = player.upgrades.includes(id);
  const started = startedWith(kit, player, id);
  const label = kit.can(target)[0]?.label ??
    `${name(kit, "upgrades", id)}: ${short(kit, "upgrades", id)}. ${
      kit.t(has ? "own.upgrade.has" : "own.upgrade.not")
    }`;
  return draw`<li><button class=${names("gm-upgrade", has && "has", sign(kit, target))} ...${
    kit.press(target, { label, wish: `upgrade ${id.toLowerCase()}` })
  }>
    <i aria-hidden="true"></i>${started && tokenChip(kit, started)}<span><b>${name(kit, "upgrades", id)}</b> ${
    short(kit, "upgrades", id)
  }</span>
        </button></li>`;
}
