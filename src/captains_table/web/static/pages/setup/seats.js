/** Who sits down: one row per seat, in the order around the table. */
/** @import { DrawnEvent, Level } from "/static/shell/types.d.ts" */
/** @import { SeatToBe } from "/static/pages/setup/types.d.ts" */
import { draw, Flag, Icon, me, t } from "/static/shell/lib.js";

const KINDS = ["invited", "open", "here"];

/** Nobody sits there yet. @param {{ kind: string }} seat */
export const isFree = (seat) => seat.kind === "open" || seat.kind === "invited";

/**
 * So many seats: those there were, and places kept for friends; I always have one.
 * @param {number} count
 * @param {SeatToBe[]} [before]
 */
export function seatsFor(count, before = [{ kind: "me" }]) {
  const seats = before.slice(0, count);
  if (!seats.some((seat) => seat.kind === "me")) seats[seats.length - 1] = { kind: "me" };
  while (seats.length < count) seats.push({ kind: "invited" });
  return seats;
}

/** @param {SeatToBe} seat @param {Level[]} levels */
const levelOf = (seat, levels) => levels.find((level) => level.id === seat.level);

/**
 * What a seat is called in the drawing and in the sentence about the table.
 * @param {SeatToBe} seat
 * @param {Level[]} levels
 */
export function seatName(seat, levels) {
  if (seat.kind === "me") return me.name || t("setup.you");
  if (seat.kind === "bot") return t("setup.bot_named", { level: levelOf(seat, levels)?.name ?? "" });
  return seat.kind === "here" && seat.name ? seat.name : t(`setup.short_${seat.kind}`);
}

/** @param {{ seat: SeatToBe, number: number, levels: Level[], onChange: (seat: SeatToBe) => void }} props */
function Kind({ seat, number, levels, onChange }) {
  const now = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  /** @param {DrawnEvent} event */
  const change = (event) => {
    const [kind, level] = event.target.value.split(" ");
    onChange({ kind, level, name: seat.name });
  };
  /** @param {string} value @param {string} label */
  const choice = (value, label) =>
    draw`<option key=${value} value=${value} selected=${value === now}>
    ${label}</option>`;
  return draw`<select aria-label=${t("setup.who_sits", { n: number + 1 })} value=${now} onChange=${change}>
    ${KINDS.map((kind) => choice(kind, t(`setup.kind_${kind}`)))}
    ${levels.map((level) => choice(`bot ${level.id}`, t("setup.kind_bot", { level: level.name })))}</select>`;
}

/** @param {{ icon: string, label: string, onClick: () => void }} props */
function Tool({ icon, label, onClick }) {
  return draw`<button type="button" class="btn plain icon" aria-label=${label} title=${label} onClick=${onClick}>
    <${Icon} name=${icon} /></button>`;
}

/**
 * @param {{
 *   seat: SeatToBe, number: number, levels: Level[], onChange: (seat: SeatToBe) => void, onUp: (() => void) | false,
 *   onRemove: (() => void) | false,
 * }} props
 */
function SeatRow({ seat, number, levels, onChange, onUp, onRemove }) {
  const n = number + 1;
  /** @param {DrawnEvent} event */
  const name = (event) => onChange({ ...seat, name: event.target.value });
  return draw`<li class=${`seat${isFree(seat) ? " open" : ""}`}>
    <${Flag} seat=${number} />
    ${
    seat.kind === "me"
      ? draw`<b class="pick">${me.name || t("setup.you")}</b>`
      : draw`<span class="pick"><${Kind} seat=${seat} number=${number} levels=${levels} onChange=${onChange} /></span>`
  }
    ${
    seat.kind === "here"
      ? draw`<input aria-label=${t("setup.name_of", { n })} placeholder=${t("setup.name_like")}
        maxlength="24" required value=${seat.name || ""} onInput=${name} />`
      : draw`<p>${seat.kind === "bot" ? levelOf(seat, levels)?.about : t(`setup.says_${seat.kind}`)}</p>`
  }
    <span class="tools">
      ${onUp && draw`<${Tool} icon="arrow-up" label=${t("setup.move_up", { n })} onClick=${onUp} />`}
      ${onRemove && draw`<${Tool} icon="x" label=${t("setup.remove", { n })} onClick=${onRemove} />`}</span></li>`;
}

/**
 * @param {{
 *   seats: SeatToBe[], range: [number, number], levels: Level[], onChange: (seats: SeatToBe[]) => void,
 * }} props
 */
export function Seats({ seats, range, levels, onChange }) {
  /** @param {number} number @param {SeatToBe} seat */
  const put = (number, seat) => onChange(seats.map((each, place) => (place === number ? seat : each)));
  /** @param {number} number */
  const remove = (number) => onChange(seats.filter((_, place) => place !== number));
  /** @param {number} number */
  const up = (number) => {
    const moved = [...seats];
    [moved[number - 1], moved[number]] = [moved[number], moved[number - 1]];
    onChange(moved);
  };
  const level = (levels[1] || levels[0])?.id;
  /** @param {string} kind @param {string} icon @param {SeatToBe} seat */
  const add = (kind, icon, seat) =>
    draw`<button type="button" class="btn soft small"
    onClick=${() => onChange([...seats, seat])}><${Icon} name=${icon} />${t(`setup.add_${kind}`)}</button>`;
  return draw`<ol class="seats">${
    seats.map((seat, number) =>
      draw`<${SeatRow} key=${number} seat=${seat}
      number=${number} levels=${levels} onChange=${(/** @type {SeatToBe} */ changed) => put(number, changed)}
      onUp=${number > 0 && (() => up(number))}
      onRemove=${seat.kind !== "me" && seats.length > range[0] && (() => remove(number))} />`
    )
  }</ol>
    ${
    seats.length < range[1]
      ? draw`<p class="add">${add("friend", "plus", { kind: "invited" })}
        ${level && add("bot", "bot", { kind: "bot", level })}${add("here", "users", { kind: "here", name: "" })}</p>`
      : draw`<p class="hint">${t("setup.full", { n: range[1] })}</p>`
  }`;
}
