/** The seats of an open table, one row each: who sits there, and what one may do about it. */
/** @import { Act, Level, Snapshot, Seat } from "/static/shell/types.d.ts" */
import { draw, Flag, Icon, t } from "/static/shell/lib.js";
import { isFree } from "/static/pages/setup/seats.js";

export { isFree };

/** Who or what a seat is, in a word or two. @param {Seat} seat */
export function nameOf(seat) {
  return isFree(seat) ? t(`lobby.seat_${seat.kind}`) : seat.name;
}

/** @param {Seat} seat @param {Level[]} levels */
function stateOf(seat, levels) {
  if (isFree(seat)) return t(`lobby.says_${seat.kind}`);
  if (seat.kind === "bot") return levels.find((level) => level.id === seat.level)?.about ?? "";
  const mine = seat.here ? "lobby.beside_you" : "lobby.you";
  const where = t(seat.mine ? mine : seat.online ? "lobby.online" : "lobby.away");
  return `${where} · ${t(seat.ready ? "lobby.ready" : "lobby.not_ready")}`;
}

/**
 * The host's choice of a bot for a seat, or of none.
 * @param {{ seat: Seat, levels: Level[], onFill: (level: string | null) => void }} props
 */
function BotPick({ seat, levels, onFill }) {
  const now = seat.kind === "bot" ? seat.level : "";
  /** @param {string} value @param {string} label */
  const choice = (value, label) =>
    draw`<option key=${value} value=${value} selected=${value === now}>
    ${label}</option>`;
  return draw`<select aria-label=${t("lobby.bot_for", { n: seat.seat + 1 })} value=${now}
      onChange=${(event) => onFill(event.target.value || null)}>
    ${choice("", t(now ? "lobby.no_bot" : "lobby.put_bot"))}
    ${levels.map((level) => choice(level.id, t("lobby.bot", { level: level.name })))}</select>`;
}

/** @param {{ icon?: string, label: string, about: string, kind?: string, onClick: () => void }} props */
function Tool({ icon, label, about, kind = "soft", onClick }) {
  return draw`<button class=${`btn small ${kind}`} aria-label=${`${label}: ${about}`} onClick=${onClick}>
    ${icon && draw`<${Icon} name=${icon} />`}${label}</button>`;
}

/**
 * @param {{
 *   seat: Seat, snapshot: Snapshot, levels: Level[], act: Act, onSit: () => void, onHere: () => void,
 * }} props
 */
export function SeatRow({ seat, snapshot, levels, act, onSit, onHere }) {
  const { seat: number, kind, mine } = seat;
  const free = isFree(seat);
  const place = t("lobby.seat_n", { n: number + 1 });
  const seated = snapshot.mine.length > 0;
  const guest = snapshot.host && kind === "person" && !mine;
  return draw`<li class=${`seat${free ? " open" : ""}${kind === "person" && seat.ready ? " ready" : ""}`}>
    <${Flag} seat=${number} /><div class="is"><b>${nameOf(seat)}</b><p>${stateOf(seat, levels)}</p></div>
    <span class="tools">
      ${
    free && !seated && draw`<${Tool} icon="armchair" kind="brass" label=${t("lobby.sit")} about=${place}
        onClick=${onSit} />`
  }
      ${free && seated && draw`<${Tool} icon="users" label=${t("lobby.here")} about=${place} onClick=${onHere} />`}
      ${
    snapshot.host && (free || kind === "bot") && draw`<${BotPick} seat=${seat} levels=${levels}
        onFill=${(/** @type {string | null} */ level) => act("fill", { seat: number, level })} />`
  }
      ${
    mine && draw`<${Tool} label=${t("lobby.stand_up")} about=${seat.name}
        onClick=${() => act("leave", { seat: number })} />`
  }
      ${
    guest && draw`<${Tool} kind="plain" label=${t("lobby.no_bot")} about=${seat.name}
        onClick=${() => act("fill", { seat: number, level: null })} />`
  }</span></li>`;
}
