/** The rail beside every board: the players, the logbook, the talk. On small screens a bar that opens a sheet. */
/** @import { Act, AnyKit, Board, PlaySnapshot, Ref, Seat } from "/static/shell/types.d.ts" */
import { ago, draw, Flag, Icon, t, useEffect, useRef, useState } from "/static/shell/lib.js";
import { useSince } from "/static/shell/hooks.js";

const TABS = [["players", "users"], ["log", "scroll-text"], ["talk", "message-circle"]];
const ALONE = TABS.slice(0, 2); // against an automatic rival there is nobody to talk to

/**
 * @param {{
 *   snapshot: PlaySnapshot, kit: AnyKit, board: Board, act: Act, tab: string | null,
 *   onTab: (tab: string | null) => void, unread: number, onBack: (line: number) => void, at: number | undefined,
 * }} props `at` is the line that is looked back to
 */
export function Rail({ snapshot, kit, board, act, tab, onTab, unread, onBack, at }) {
  const rival = kit.view.rival && board.Rival;
  const shown = rival && tab === "talk" ? "players" : tab ?? "players";
  return draw`<aside class=${`rail ${tab ? "open" : ""}`} aria-label=${t("table.rail")}>
    <div class="tabs" role="tablist">${
    (rival ? ALONE : TABS).map(([name, icon]) =>
      draw`
      <button role="tab" id=${`tab-${name}`} aria-selected=${shown === name} aria-controls="rail-panel"
        onClick=${() => onTab(name)}>
        ${
        rival && name === "players"
          ? draw`<${board.RivalTab} kit=${kit} />`
          : draw`<${Icon} name=${icon} />${t(`table.tab_${name}`)}`
      }
        ${
        name === "talk" && unread > 0 && draw`<span class="unread">${unread}
          <span class="sr"> ${t("table.unread")}</span></span>`
      }</button>`
    )
  }
    </div>
    <button class="btn plain icon sheet-close" aria-label=${t("common.close")} onClick=${() => onTab(null)}>
      <${Icon} name="x" /></button>
    <div class="panel" id="rail-panel" role="tabpanel" aria-labelledby=${`tab-${shown}`} tabIndex="0">
      ${shown === "players" && rival && draw`<${rival} kit=${kit} />`}
      ${
    shown === "players" && !rival &&
    draw`<${Players} ...${{ snapshot, kit, board, act }} /><${Logbook} ...${{ snapshot, onBack, at }}
        most=${6} />`
  }
      ${shown === "log" && draw`<${Logbook} ...${{ snapshot, onBack, at }} />`}
      ${shown === "talk" && draw`<${Talk} ...${{ snapshot, act }} />`}
    </div></aside>`;
}

/** @param {{ snapshot: PlaySnapshot, kit: AnyKit, board: Board, act: Act }} props */
function Players({ snapshot, kit, board, act }) {
  const toAct = snapshot.game.to_act;
  const waited = useSince(`${toAct} ${snapshot.log.length}`);
  /** @param {Seat} seat */
  const absent = (seat) =>
    seat.gone || (seat.kind === "person" && !seat.mine && toAct.includes(seat.seat) && waited > snapshot.idle);
  return draw`<h2 class="sr">${t("table.tab_players")}</h2>
    <ol class="players">${
    snapshot.seats.map((seat) =>
      draw`
      <li class=${`player ${toAct.includes(seat.seat) ? "turn" : ""}`} id=${`seat-${seat.seat + 1}`} key=${seat.seat}>
        <${Flag} seat=${seat.seat} />
        <span class="name">${seat.name} ${
        seat.mine && draw`<small>
        ${t(seat.here ? "table.here" : "table.you")}</small>`
      }
          ${seat.kind === "bot" && draw`<small>${t("table.bot")}</small>`}
          ${
        seat.kind === "person" && !seat.left && draw`<i class=${`dot ${seat.online ? "on" : ""}`}
            title=${t(seat.online ? "table.online" : "table.offline")}></i>`
      }</span>
        <span class="state">${state(seat, toAct, waited)}</span>
        <${Choose} kit=${kit} seat=${seat.seat} />
        <dl><${board.Facts} kit=${kit} seat=${seat.seat} /></dl>
        ${
        seat.left && seat.mine && draw`<button class="btn small brass wide"
          onClick=${() => act("sit", { seat: seat.seat })}>${t("table.take_back")}</button>`
      }
        ${
        absent(seat) && !seat.left && snapshot.mine.length > 0 && draw`<button class="btn small wide"
          onClick=${() => act("stand-in", { seat: seat.seat })}><${Icon} name="bot" />${t("table.stand_in")}</button>`
      }
      </li>`
    )
  }</ol>
    ${board.Common && draw`<${board.Common} kit=${kit} />`}
    ${
    snapshot.watchers > 0 && draw`<p class="watchers"><${Icon} name="eye" />
    ${t("table.watchers", { n: snapshot.watchers })}</p>`
  }
    ${snapshot.votes.length > 0 && draw`<${Votes} ...${{ snapshot, act }} />`}`;
}

/** A player can be what is chosen, as when a Compass is awarded. @param {{ kit: AnyKit, seat: number }} props */
function Choose({ kit, seat }) {
  return kit.can(`seat-${seat + 1}`).map((choice) =>
    draw`
    <button class="btn small brass wide" ...${kit.press(`seat-${seat + 1}`, { label: choice.label })} id=${undefined}>
    ${choice.label}</button>`
  );
}

/** @param {Seat} seat @param {number[]} toAct @param {number} waited */
function state(seat, toAct, waited) {
  if (seat.left) return t("table.left");
  if (!toAct.includes(seat.seat)) return "";
  if (seat.mine) return t("table.your_turn");
  if (seat.kind === "bot") return t("table.thinking");
  return waited < 60 ? t("table.choosing") : t("table.choosing_for", { n: Math.floor(waited / 60) });
}

/** @param {{ snapshot: PlaySnapshot, act: Act }} props */
function Votes({ snapshot, act }) {
  const open = snapshot.seat !== null && !snapshot.votes.includes(snapshot.seat);
  const names = snapshot.votes.map((seat) => snapshot.seats[seat].name).join(", ");
  return draw`<div class="note"><${Icon} name="flag" /><p>${t("table.votes", { names, n: snapshot.votes.length })}
    ${
    open && draw`<button class="btn small" onClick=${() => act("concede", { seat: snapshot.seat })}>
    ${t("table.vote_too")}</button>`
  }</p></div>`;
}

/**
 * The log in sentences, the newest first. Each leads back to the table as it was then.
 * @param {{ snapshot: PlaySnapshot, onBack: (line: number) => void, at: number | undefined, most?: number }} props
 */
function Logbook({ snapshot, onBack, at, most = Infinity }) {
  const mine = snapshot.log.findLastIndex((line) => snapshot.mine.includes(line.seat));
  const lines = snapshot.log.map((line, k) => ({ ...line, fresh: mine >= 0 && k > mine })).reverse().slice(0, most);
  return draw`<h2>${t("table.logbook")}</h2>
    <ol class="log">${
    lines.map((line) =>
      draw`<li key=${line.n} class=${line.fresh ? "new" : ""}>
      <span class="t num">${line.n || ""}</span>
      ${line.seat >= 0 ? draw`<${Flag} seat=${line.seat} />` : draw`<span></span>`}
      ${
        line.undone
          ? draw`<span class="undone">${line.text} <span class="sr">${t("table.taken_back")}</span></span>`
          : draw`<button class="then" aria-current=${line.n === at ? "true" : undefined} title=${t("table.look_back")}
            onClick=${() => onBack(line.n)}>${line.text}</button>`
      }</li>`
    )
  }</ol>`;
}

/** @param {{ snapshot: PlaySnapshot, act: Act }} props */
function Talk({ snapshot, act }) {
  const [text, setText] = useState("");
  /** @type {Ref<HTMLElement>} */
  const end = useRef(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [snapshot.said]);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (text.trim() && await act("chat", { text })) setText("");
  };
  return draw`<h2>${t("table.tab_talk")}</h2>
    <ol class="chat">${
    snapshot.chat.map((each, at) =>
      draw`<li key=${at} class=${each.notice ? "notice" : ""}>
      ${each.name && draw`<b>${each.seat !== null && draw`<${Flag} seat=${each.seat} />`}${each.name}</b>`}
      <span>${each.text}</span><time datetime=${each.at}>${ago(each.at)}</time></li>`
    )
  }</ol>
    ${snapshot.chat.length === 0 && draw`<p class="quiet">${t("table.no_talk")}</p>`}
    ${
    snapshot.talk
      ? draw`<form class="say-it" onSubmit=${send}>
      <label class="sr" for="say">${t("table.say")}</label>
      <input id="say" value=${text} maxlength="500" autocomplete="off" placeholder=${t("table.say")}
        onInput=${(event) => setText(event.target.value)} />
      <button class="btn icon" aria-label=${t("table.send")}><${Icon} name="send" /></button></form>`
      : draw`<p class="note"><${Icon} name="message-circle" /><span>
      ${t(snapshot.mine.length ? "table.talk_closed" : "table.talk_watch")}</span></p>`
  }
    <span ref=${end}></span>`;
}
