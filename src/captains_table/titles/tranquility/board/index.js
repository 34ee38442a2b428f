/** Tranquility: the sea and what lies on it. What can be done, and for how much, is in the view. */
/** @import { TranquilityView } from "./view.d.ts" */
/** @import { News, Pressing } from "/static/shell/types.d.ts" */
/** @import { Chart, Kit, SlotCell, StormView } from "./types.d.ts" */
import { draw, Icon, names } from "/static/shell/lib.js";
import { Back, Isle, Sign } from "./pieces.js";
import { ChooseSide, Display, Harbour, Score, Supply } from "./sea/harbours.js";
import { useSail } from "./sea/voyage.js";
import { chartOf, courseOf, Painting } from "./sea/chart.js";
import { Storm, Weather } from "./sea/storms.js";
import { price } from "./words.js";

export { Own } from "./own/index.js";
export { Facts } from "./rail/index.js";
export { explain, prices, where } from "./words.js";

/** Sprites that must be in the page before the first drawing. */
export const art = ["/titles/tranquility/board/art.svg"];
/** The class of the whole table. */
export const look = "tq";

/** The board area: the painted sea with its slots, row posts and harbours. @param {{ kit: Kit }} props */
export function Board({ kit }) {
  const { table } = kit;
  const chart = chartOf(table);
  const sea = useSail(kit);
  const duel = table.mode === "duel";
  const shown = (table.storms || []).find((storm) => storm.shown);
  return draw`<h2 class="sr">${kit.t("sea")}</h2>
    <${Painting} />
    <div ref=${sea} class=${names("chart", `mode-${table.mode}`, "rocks" in table && "rough", table.wanted && "signed")}
        style=${{ "--rows": chart.height, "--halves": chart.halves }}>
      <svg class="course" viewBox="0 0 600 600" preserveAspectRatio="none" aria-hidden="true">
        <path d=${courseOf(chart)} /></svg>
      ${!duel && draw`<${Harbour} kit=${kit} name="start" />`}
      ${duel ? draw`<${Score} kit=${kit} />` : draw`<${Way} kit=${kit} chart=${chart} />`}
      ${
    ("rocks" in table || table.wanted) && table.rows.map((_, up) =>
      draw`
        <${Post} key=${up} kit=${kit} row=${up + 1} inset=${chart.inset(up + 1)} full=${
        table.full_rows.includes(up + 1)
      } />`
    )
  }
      <ol class="grid" aria-label=${kit.t("grid", { n: chart.cells.length })}>
        ${
    chart.cells.map((cell) =>
      draw`<li key=${cell.slot} style=${{ "--c": cell.half + 1, "--r": cell.row }}
            class=${names("cell", cell.late && "late", isClosed(table, cell.row) && "locked")}>
          <${Cell} kit=${kit} cell=${cell} /></li>`
    )
  }
      </ol>
      ${table.locked_rows.map((row) => draw`<${Lock} key=${row} kit=${kit} row=${row} inset=${chart.inset(row)} />`)}
      ${table.closed_rows && table.closed_rows.length > 0 && draw`<${Roof} kit=${kit} />`}
      ${duel ? draw`<${Display} kit=${kit} />` : draw`<${Harbour} kit=${kit} name="finish" />`}
      <div class="corner"><${Weather} kit=${kit} /><${Supply} kit=${kit} /></div>
      ${kit.can("side-sun").length > 0 && draw`<${ChooseSide} kit=${kit} />`}
      ${shown && draw`<div class=${`squall ${shown.colour}`} key=${shown.storm} aria-hidden="true"></div>`}
    </div>`;
}

/** @param {TranquilityView} table @param {number} row */
const isClosed = (table, row) => table.locked_rows.includes(row) || (table.closed_rows || []).includes(row);

/** How far the voyage has come. @param {{ kit: Kit, chart: Chart }} props */
function Way({ kit, chart }) {
  const all = chart.cells.length;
  return draw`<div class="way" style=${{ "--p": chart.filled / all }}>
    <${Sign} name="ship" box="0 0 76 70" /><p><b>${chart.filled}</b> ${kit.t("of", { n: all })}</p></div>`;
}

// -- slots ------------------------------------------------------------------------------------------------

/** What trying to click this slot means just now; the answer is asked of the server. */
/** @type {Record<string, string>} */
const WISHES = { place: "at", destroy: "destroy", play_monster: "destroy", turn_island: "turn" };

/** @param {{ kit: Kit, cell: SlotCell }} props */
function Cell({ kit, cell }) {
  const { table } = kit;
  const target = `slot-${cell.slot}`;
  const verb = WISHES[kit.view.kind];
  /** @param {string} label */
  const press = (label) => kit.press(target, { label, wish: verb && `${verb} ${cell.slot}` });
  const news = kit.news.find((each) => each.target === target);
  const look = kit.looking === target;
  if (cell.card) return draw`<${Island} ...${{ kit, cell, press, news, look }} />`;
  if (table.costs && cell.slot in table.costs) return draw`<${Lit} ...${{ kit, cell, press, look }} />`;
  if (table.dear && cell.slot in table.dear) {
    const n = table.dear[cell.slot];
    const label = kit.t("dear.label", { n, slot: cell.slot });
    return draw`<button class=${names("slot", "dear", look && "look")} ...${press(label)}>
      <span class="price"><span><span class="w">${kit.t("needs")} </span>${n}</span></span></button>`;
  }
  const hint = hinted(kit)?.[cell.slot];
  return draw`<button class=${names("slot", hint !== undefined && "hint", cell.explores && "explores")}
      ...${press(kit.t(cell.explores ? "slot.explores" : "slot.empty", { slot: cell.slot }))}>
    ${cell.explores && draw`<span class="under"><${Back} /></span>`}
    ${news && draw`<svg class="splash" viewBox="0 0 120 90" aria-hidden="true"><use href="#tq-splash" /></svg>`}
    ${hint !== undefined && draw`<${Price} kit=${kit} n=${hint} />`}
    <span class="no">${cell.slot}</span></button>`;
}

/** Where the card of the hand that is looked at could go, before it is chosen. @param {Kit} kit */
function hinted(kit) {
  const looked = kit.view.kind === "act" && kit.looking?.startsWith("hand-");
  return looked ? kit.table.offers?.[(kit.looking ?? "").slice(5)] : undefined;
}

/**
 * @param {{
 *   kit: Kit, cell: SlotCell, press: (label: string) => Pressing, news: News | undefined, look: boolean,
 * }} props
 */
function Island({ kit, cell, press, news, look }) {
  const { table } = kit;
  const [choice] = kit.can(`slot-${cell.slot}`);
  const near = table.because && kit.looking?.startsWith("slot-") && table.because[kit.looking.slice(5)] === cell.slot;
  const wrong = table.wanted && table.wanted[cell.row - 1] !== cell.side;
  const label = [cell.card, kit.t("on_slot_label", { slot: cell.slot }), cell.side && kit.t(`side.${cell.side}`)];
  const owner = table.sides && cell.side ? table.sides.indexOf(cell.side) : -1;
  return draw`<button class=${names("spot", choice && "can", choice?.verb, look && "look", near && "near")}
      ...${press(label.filter(Boolean).join(", "))}
      data-fly=${`card-${cell.card}`} data-from=${news ? `seat-${news.seat + 1}` : undefined}>
    <${Isle} number=${cell.card} side=${cell.side} owner=${owner < 0 ? undefined : owner}
      ends=${table.mode === "day_night"} fresh=${news?.seat} />
    ${wrong && draw`<span class="wrong"><${Icon} name="rotate-ccw" /></span>`}
    ${choice?.verb === "destroy" && draw`<span class="deed"><${Sign} name="claw" /></span>`}
    ${choice?.verb === "turn" && draw`<span class="deed"><${Icon} name="rotate-ccw" /></span>`}</button>`;
}

/** @param {{ kit: Kit, n: number }} props */
function Price({ kit, n }) {
  if (n === 0) return draw`<span class="price free">${kit.t("free")}</span>`;
  return draw`<span class="price"><${Sign} name="cards" box="0 0 20 16" />
    ${n}<span class="w"> ${kit.t("cards_word", { n })}</span></span>`;
}

/**
 * A slot that the chosen island may be laid on, and its price.
 * @param {{ kit: Kit, cell: SlotCell, press: (label: string) => Pressing, look: boolean }} props
 */
function Lit({ kit, cell, press, look }) {
  const { costs = {}, because = {}, placing = 0 } = kit.table;
  const n = costs[cell.slot];
  const cells = kit.table.rows.flat().flatMap((slot) => slot?.slot ?? []);
  const near = because[cell.slot];
  const before = near && cells.indexOf(near) < cells.indexOf(cell.slot);
  return draw`<button class=${names("slot", "can", look && "look")}
      ...${press(kit.t("lit.label", { card: placing, price: price(kit, n), slot: cell.slot }))}>
    <span class="ghost">${placing}</span> <${Price} kit=${kit} n=${n} /></button>
    ${look && n > 0 && draw`<span class=${names("bridge", before ? "left" : "right")} aria-hidden="true">${n}</span>`}`;
}

// -- rows -------------------------------------------------------------------------------------------------

/**
 * The post of a row on the left frame: Rocks and purple Storms stand here, and rows are chosen here.
 * @param {{ kit: Kit, row: number, inset: number, full: boolean }} props
 */
function Post({ kit, row, inset, full }) {
  const { table } = kit;
  const storms = (table.storms || []).filter((storm) => storm.row === row);
  const can = kit.can(`row-${row}`).length > 0;
  const storm = kit.view.kind === "lock_row";
  const sign = storm ? "storm-purple" : "rocks";
  const asked = storm || ["move_rocks", "lay_rocks"].includes(kit.view.kind);
  const label = kit.t(storm ? "choose_row.storm" : "choose_row.rocks", { row });
  const press = () => kit.press(`row-${row}`, { label, wish: `${storm ? "row" : "rocks"} ${row}` });
  const empty = !storms.length && table.rocks !== row;
  const want = table.wanted?.[row - 1];
  return draw`<div class="post" style=${{ "--r": row, "--in": inset }}>
    ${
    want && draw`<span class=${`want ${want}`}>
      <${Sign} name=${want} box="0 0 24 24" label=${kit.t(`wanted.${want}`, { row })} /></span>`
  }
    ${
    table.rocks === row && draw`<span class="rocks" data-fly="rocks">
      <${Sign} name="rocks" label=${kit.t("rocks_at", { row })} /></span>`
  }
    ${storms.map((storm) => draw`<${Storm} key=${storm.storm} kit=${kit} storm=${storm} />`)}
    ${
    can
      ? draw`<button class="post-can" ...${press()}><${Sign} name=${sign} /></button>`
      : asked && empty && !full
      ? draw`<button class="post-dot" ...${press()}><i></i></button>`
      : full
      ? draw`<span class="full"><${Icon} name="check" />
          <span class="sr">${kit.t("row_full", { row })}</span></span>`
      : empty && !want && draw`<i></i>`
  }</div>`;
}

/** The band over a row where nothing may be laid, and why. @param {{ kit: Kit, row: number, inset: number }} props */
function Lock({ kit, row, inset }) {
  const rocks = kit.table.rocks === row;
  const storm = (kit.table.storms || []).some((each) => each.row === row);
  const why = rocks && storm ? "both" : rocks ? "rocks" : "storm";
  return draw`<div class=${names("lock", `by-${why}`)} style=${{ "--r": row, "--in": inset }}>
    <span><${Icon} name="lock" />${kit.t(`locked.${why}`)}</span></div>`;
}

/** The roof of the Great Arch while the pillars do not stand. @param {{ kit: Kit }} props */
function Roof({ kit }) {
  const rows = kit.table.closed_rows ?? [];
  return draw`<div class="lock by-roof" style=${{ "--r": Math.max(...rows), "--span": rows.length }}>
    <span><${Icon} name="lock" />${kit.t("locked.roof")}</span></div>`;
}
