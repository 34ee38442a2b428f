/** Storage cells and the Developments that widen them: a row for each Resource, a column for each price. */
/** @import { Kit, Player, ResourceName } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { useThing } from "../in-hand.js";
import { Icon, name, names, RESOURCES } from "../pieces.js";

const BUILDING = ["first_development", "build_development"]; // questions that the rows answer

/** @param {{ kit: Kit, player: Player }} props */
export function Store({ kit, player }) {
  const { costs, vp } = kit.cards.developments;
  const cleared = player.columns;
  const building = !kit.still && BUILDING.includes(kit.view.kind);
  const asked = building ? kit.table.question?.costs : null;
  return draw`<section class="gm-store" aria-label=${kit.t("own.store")}><h2>${kit.t("own.store")}</h2>
    <p class="gm-costs"><span>${kit.t("own.costs")}</span><span class="gm-cols">${
    costs.map((cost, at) =>
      draw`<b
        key=${at}>${cost}</b>`
    )
  }</span></p>
    <ol>${
    RESOURCES.map((kind) =>
      draw`<${Row} key=${kind} ...${{ kit, player, kind, costs, building }} due=${asked?.[kind]} />`
    )
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

/**
 * @param {{
 *   kit: Kit, player: Player, kind: ResourceName, costs: number[], building: boolean, due?: number | null,
 * }} props
 */
function Row({ kit, player, kind, costs, building, due }) {
  const thing = `${building ? "row" : "store"}-${kind}`;
  const stored = player.stored[kind];
  const room = player.capacity[kind];
  const built = player.removed[kind];
  const kindName = name(kit, "resources", kind);
  const where = kit.view.choices.find(({ verb }) => verb === "build")?.arguments.area.toLowerCase();
  const { press, look } = useThing(kit, thing, {
    label: kit.can(thing)[0]?.label ?? [
      kit.t("own.row", { kind: kindName, n: stored, of: room, built }),
      Number.isInteger(due) && kit.t("own.row.price", { n: due ?? 0 }),
    ].filter(Boolean).join(". "),
    wish: building ? `build ${kind} ${where}` : `gain ${kind}`,
  });
  return draw`<li><button class=${names("gm-row", kind, building && "building", look)} ...${press}>
    <span class="gm-amount" data-fly=${`store-${kind}`}><${Icon} name=${kind} /><b>${stored}<small>/${room}</small></b>
        </span>
    <span class="gm-cells" aria-hidden="true">${
    Array.from({ length: player.capacity_most }, (_, at) =>
      draw`
      <i key=${at} class=${at < stored ? "on" : at < room ? "" : "shut"}></i>`)
  }</span>
    <span class="gm-cols" aria-hidden="true">${
    costs.map((_, at) =>
      draw`<span key=${at}
        class=${names("gm-slot", at < built ? "gone" : at === built && "next")}>
      ${at >= built && draw`<${Icon} name="dev" />`}${
        at === built && Number.isInteger(due) && draw`<b>${due}</b>`
      }</span>`
    )
  }</span></button></li>`;
}
