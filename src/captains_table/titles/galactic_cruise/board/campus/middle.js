/** In the middle of the ring: the storage silo, and what Experts can do in this game. */
import { draw } from "/static/shell/lib.js";
import { amount, Icon, name, names, RESOURCES, short, sign } from "../pieces.js";

export function Middle({ kit }) {
  return draw`<div class="mid"><${Silo} kit=${kit} /><${Ability} kit=${kit} /></div>`;
}

function Silo({ kit }) {
  return draw`<section class="silo"><h3 class="sr">${kit.t("campus.silo_full")}</h3>
    <ul>${RESOURCES.map((kind) => draw`<li key=${kind}><${Tank} kit=${kit} kind=${kind} /></li>`)}</ul></section>`;
}

/** One of the three tanks: as many cells as it can hold, the filled ones from below. */
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

/** The ability that all assigned Experts have in this game. */
function Ability({ kit }) {
  const { expert } = kit.table;
  return draw`<button class="ability" ...${kit.press("ability")}>
    <b><${Icon} name="expert" />${name(kit, "experts", expert)}</b><span>
    ${short(kit, "experts", expert)}</span></button>`;
}
