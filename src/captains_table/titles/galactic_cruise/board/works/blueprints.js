/** The Blueprint display: what each slot adds to the price, and the refresh for a point of Reputation. */
/** @import { Kit } from "../types.d.ts" */
/** @import { SegmentBill } from "../view.d.ts" */
import { draw } from "/static/shell/lib.js";
import { soft } from "../words/line-breaks.js";
import { Amount, entry, Icon, KindIcon, name, names, sign } from "../pieces.js";
import { useThing } from "../in-hand.js";
import { Effect } from "../modules/effects.js";
import { Halves, halvesOf } from "../modules/cabins.js";
import { counting, Short, Told } from "../rachel/marks.js";
import { blueprintWords } from "./words.js";

/** @param {{ kit: Kit }} props */
export function Blueprints({ kit }) {
  const { blueprints, blueprint_stack: stack } = kit.table;
  const slots = blueprints.map((id, slot) => ({ id, slot })).reverse();
  return draw`<section class=${
    names("gc-sheet gc-blues", counting(kit, "blueprint-1") && "counting")
  } aria-labelledby="gc-h-blue">
    <h2 id="gc-h-blue">${kit.t("works.blueprints")}<${Short} kit=${kit} target="short-blueprints" />
      <${RefreshButton} kit=${kit} /></h2>
    <ol>${slots.map((each) => draw`<${Slot} key=${each.slot} kit=${kit} ...${each} />`)}</ol>
    <p class="gc-piles">${kit.t("works.stack", { n: stack })}</p>
    </section>`;
}

/** Pays for a refresh; once paid, the same button discards what was marked. @param {{ kit: Kit }} props */
function RefreshButton({ kit }) {
  const marked = kit.view.kind === "refresh_blueprints" ? kit.table.question?.chosen?.length : null;
  const price = kit.cards.numbers.refresh;
  const label = marked === null ? kit.t("works.refresh", { n: price }) : kit.t("works.refresh.go", { n: marked });
  return draw`<button class=${names("gc-mini", sign(kit, "refresh") || "calm")}
      ...${kit.press("refresh", { label, wish: marked === null ? "refresh" : "confirm" })}>
    <${Icon} name="refresh" />${
    marked === null
      ? draw`<${Amount} kit=${kit} n=${-price} icon="reputation" />`
      : draw`<b>${marked}</b><${Icon} name="check" />`
  }</button>`;
}

/** @param {{ kit: Kit, id: string | null, slot: number }} props */
function Slot({ kit, id, slot }) {
  const target = `blueprint-${slot + 1}`;
  const refreshing = kit.view.kind === "refresh_blueprints";
  const chosen = refreshing && kit.table.question?.chosen?.includes(slot);
  const edge = draw`<${Surcharge} kit=${kit} slot=${slot} />`;
  const building = kit.view.kind === "build_segment";
  const price = building ? kit.table.prices.display[slot]?.money : undefined;
  const verb = building ? "segment display" : refreshing ? "discard" : "take";
  const wish = `${verb} ${slot + 1}${building ? " 1" : ""}`;
  const label = id ? `${name(kit, "blueprints", id)}: ${blueprintWords(kit, id)}` : "";
  const { press, look } = useThing(kit, target, { label, wish });
  if (!id) {
    return draw`<li class="gc-bp none"><${Told} kit=${kit} target=${target} />${edge}
      <span>${kit.t("works.empty")}</span></li>`;
  }
  return draw`<li><${Told} kit=${kit} target=${target} /><button class=${
    names("gc-bp", halvesOf(kit, id) && "lie", look, chosen && "sel")
  } data-fly=${id.toLowerCase()}
      aria-pressed=${refreshing ? String(chosen) : undefined} ...${press}>
    ${edge}<${BlueprintCard} kit=${kit} id=${id} price=${price} /><${Halves} kit=${kit} id=${id} /></button></li>`;
}

/** @param {{ kit: Kit, slot: number }} props */
function Surcharge({ kit, slot }) {
  const { money, reputation, waived_by: waived } = kit.table.prices.surcharges[slot];
  return draw`<span class=${names("gc-sur", waived && "off")}>
    <span>+${money}<${Icon} name="money" /></span><span>+${reputation}<${Icon} name="reputation" /></span></span>`;
}

/**
 * What a Blueprint prints: its name, icons, VP and cost; `price` is what it would cost the reader now.
 * @param {{ kit: Kit, id: string, price?: number }} props
 */
export function BlueprintCard({ kit, id, price }) {
  const { icons, vp, cost } = entry(kit, "blueprints", id);
  const other = price !== undefined && price !== cost;
  return draw`<span class="gc-bpb"><b>${soft(name(kit, "blueprints", id))}</b><span class="gc-bpl">
    <span class="kinds">${
    [...icons].map((type, at) =>
      draw`
      <${KindIcon} key=${at} kit=${kit} type=${type} silent />`
    )
  }</span><${Effect} kit=${kit} id=${id} />
    <span class="gc-bpv"><${Amount} kit=${kit} n=${vp} icon="vp" />
      <span class=${other ? "gc-real" : ""}>${other && draw`<s aria-hidden="true">${cost}</s>`}
        <${Amount} kit=${kit} n=${price ?? cost} icon="money" /></span></span></span></span>`;
}
