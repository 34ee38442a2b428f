/** In the middle of the ring: the storage silo, and what Experts can do in this game. */
/** @import { Kit, ResourceName } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { SetMark } from "../modules/set-mark.js";
import { amount, Icon, name, names, RESOURCES, short, sign } from "../pieces.js";

/** @param {{ kit: Kit }} props */
export function Middle({ kit }) {
  return draw`<div class="mid"><${Silo} kit=${kit} /><${Ability} kit=${kit} /></div>`;
}

/** @param {{ kit: Kit }} props */
function Silo({ kit }) {
  return draw`<section class="silo"><h3 class="sr">${kit.t("campus.silo_full")}</h3>
    <ul>${RESOURCES.map((kind) => draw`<li key=${kind}><${Tank} kit=${kit} kind=${kind} /></li>`)}</ul></section>`;
}

/**
 * One of the three tanks: as many cells as it can hold, the filled ones from below.
 * @param {{ kit: Kit, kind: ResourceName }} props
 */
function Tank({ kit, kind }) {
  const target = `silo-${kind}`;
  const most = kit.cards.numbers.silo_most;
  const full = kit.table.silo[kind];
  const wish = kit.view.kind === "refill_silo" ? `refill ${kind}` : `silo ${kind}`;
  return draw`<button class=${names("tank", kind, sign(kit, target))}
    ...${kit.press(target, { label: amount(kit, full, kind), wish })}>
    <span class="cells">${
    Array.from({ length: most }, (_, cell) =>
      draw`
      <i key=${cell} class=${cell >= most - full && "on"}></i>`)
  }</span>
    <b>${full}</b><${Icon} name=${kind} /></button>`;
}

/** The ability that all assigned Experts have in this game. @param {{ kit: Kit }} props */
function Ability({ kit }) {
  const { expert } = kit.table;
  return draw`<button class="ability" ...${kit.press("ability")}>
    <b><${Icon} name="expert" />${name(kit, "experts", expert)}
      <${SetMark} kit=${kit} group="experts" id=${expert} /></b><span>
    ${short(kit, "experts", expert)}</span></button>`;
}
