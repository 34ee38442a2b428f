/** Storage cells and the Developments that widen them: a row for each Resource, a column for each price. */
/** @import { DevelopmentCosts } from "../view.d.ts" */
/** @import { Kit, Player, ResourceName } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Icon, name, names, RESOURCES, sign } from "../pieces.js";

/** @param {{ kit: Kit, player: Player }} props */
export function Store({ kit, player }) {
  const { costs, vp } = kit.cards.developments;
  const cleared = player.columns;
  const asked = kit.view.kind === "build_development" && !kit.still ? kit.table.question?.costs : null;
  return draw`<section class="gm-store" aria-label=${kit.t("own.store")}><h2>${kit.t("own.store")}</h2>
    <p class="gm-costs"><span>${kit.t("own.costs")}</span><span class="gm-cols">${
    costs.map((cost, at) =>
      draw`<b
        key=${at}>${cost}</b>`
    )
  }</span></p>
    <ol>${
    RESOURCES.map((kind) => draw`<${Row} key=${kind} ...${{ kit, player, kind, costs }} due=${asked?.[kind]} />`)
  }</ol>
    <p class="gm-cleared"><span>${kit.t("own.cleared")}</span><span class="gm-cols">${
    vp.map((points, at) =>
      draw`
      <b key=${at} class=${at < cleared ? "ok" : ""}>${points}${
        at < cleared && draw`<span
          class="sr">${kit.t("own.cleared.yes")}</span>`
      }</b>`
    )
  }</span></p></section>`;
}

/** @param {{ kit: Kit, player: Player, kind: ResourceName, costs: number[], due?: number | null }} props */
function Row({ kit, player, kind, costs, due }) {
  const target = `store-${kind}`;
  const stored = player.stored[kind];
  const room = player.capacity[kind];
  const built = player.removed[kind];
  const kindName = name(kit, "resources", kind);
  const label = kit.can(target)[0]?.label ?? kit.t("own.row", { kind: kindName, n: stored, of: room, built });
  return draw`<li><button class=${names("gm-row", kind, sign(kit, target))} ...${
    kit.press(target, { label, wish: `gain ${kind}` })
  }>
    <span class="gm-amount" data-fly=${`store-${kind}`}><${Icon} name=${kind} /><b>${stored}<small>/${room}</small></b>
        </span>
    <span class="gm-cells" aria-hidden="true">${
    Array.from({ length: player.capacity_most }, (_, at) =>
      draw`
      <i key=${at} class=${at < stored ? "on" : at < room ? "" : "shut"}></i>`)
  }</span>
    <span class="gm-cols" aria-hidden="true">${
    costs.map((cost, at) =>
      draw`<span key=${at}
        class=${names("gm-slot", at < built ? "gone" : at === built && "next")}>
      ${at >= built && draw`<${Icon} name="dev" />`}${
        at === built && Number.isInteger(due) && due !== cost &&
        draw`<b>${due}</b>`
      }</span>`
    )
  }</span></button></li>`;
}
