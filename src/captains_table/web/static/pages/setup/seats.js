/** Who sits down: one row per seat, in the order around the table. */
import { draw, Flag, Icon, me, t } from "/static/shell/lib.js";

const KINDS = ["invited", "open", "here"];

/** Nobody sits there yet. */
export const isFree = (seat) => seat.kind === "open" || seat.kind === "invited";

/** So many seats: those there were, and places kept for friends; I always have one. */
export function seatsFor(count, before = [{ kind: "me" }]) {
  const seats = before.slice(0, count);
  if (!seats.some((seat) => seat.kind === "me")) seats[seats.length - 1] = { kind: "me" };
  while (seats.length < count) seats.push({ kind: "invited" });
  return seats;
}

const levelOf = (seat, levels) => levels.find((level) => level.id === seat.level);

/** What a seat is called in the drawing and in the sentence about the table. */
export function seatName(seat, levels) {
  if (seat.kind === "me") return me.name || t("setup.you");
  if (seat.kind === "bot") return t("setup.bot_named", { level: levelOf(seat, levels)?.name ?? "" });
  return seat.kind === "here" && seat.name ? seat.name : t(`setup.short_${seat.kind}`);
}

function Kind({ seat, number, levels, onChange }) {
  const now = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  const change = (event) => {
    const [kind, level] = event.target.value.split(" ");
    onChange({ kind, level, name: seat.name });
  };
  const choice = (value, label) =>
    draw`<option key=${value} value=${value} selected=${value === now}>
    ${label}</option>`;
  return draw`<select aria-label=${t("setup.who_sits", { n: number + 1 })} value=${now} onChange=${change}>
    ${KINDS.map((kind) => choice(kind, t(`setup.kind_${kind}`)))}
    ${levels.map((level) => choice(`bot ${level.id}`, t("setup.kind_bot", { level: level.name })))}</select>`;
}

function Tool({ icon, label, onClick }) {
  return draw`<button type="button" class="btn plain icon" aria-label=${label} title=${label} onClick=${onClick}>
    <${Icon} name=${icon} /></button>`;
}

function SeatRow({ seat, number, levels, onChange, onUp, onRemove }) {
  const n = number + 1;
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

/** @param {{seats: object[], range: [number, number], levels: object[], onChange: (seats: object[]) => void}} props */
export function Seats({ seats, range, levels, onChange }) {
  const put = (number, seat) => onChange(seats.map((each, place) => (place === number ? seat : each)));
  const remove = (number) => onChange(seats.filter((_, place) => place !== number));
  const up = (number) => {
    const moved = [...seats];
    [moved[number - 1], moved[number]] = [moved[number], moved[number - 1]];
    onChange(moved);
  };
  const level = (levels[1] || levels[0])?.id;
  const add = (kind, icon, seat) =>
    draw`<button type="button" class="btn soft small"
    onClick=${() => onChange([...seats, seat])}><${Icon} name=${icon} />${t(`setup.add_${kind}`)}</button>`;
  return draw`<ol class="seats">${
    seats.map((seat, number) =>
      draw`<${SeatRow} key=${number} seat=${seat}
      number=${number} levels=${levels} onChange=${(changed) => put(number, changed)}
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
