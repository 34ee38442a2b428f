/** The smaller parts of the shell: top bar, menu, help, curtain, the menu of choices that share a place. */
/** @import { Act, AnyKit, Board, Choice, Drawing, PlaySnapshot, Ref, State } from "/static/shell/types.d.ts" */
import { Bell } from "/static/shell/play/bell.js";
import { Seal } from "/static/shell/seal.js";
import {
  Dialog,
  draw,
  Flag,
  Icon,
  Mark,
  Preferences,
  t,
  toast,
  useEffect,
  useRef,
  useState,
} from "/static/shell/lib.js";

/** @param {{ snapshot: PlaySnapshot, kit: AnyKit, board: Board, onMenu: () => void, more: Drawing }} props */
export function Top({ snapshot, kit, board, onMenu, more }) {
  return draw`<header class="topbar">
    <a class="brand" href="/" aria-label=${t("table.home")}><${Mark} /></a>
    <div class="where"><h1>${snapshot.name}</h1><p>${board.where?.(kit)}</p></div>
    <span class="grow"></span>${more}
    <a class="btn plain small wide" href=${`/rules/${snapshot.title}`} target="_blank" rel="noopener">
      <${Icon} name="book-open" />${t("common.rules")}</a>
    <button class="btn plain icon" aria-label=${t("table.menu")} onClick=${onMenu}>
      <${Icon} name="menu" /></button></header>`;
}

/**
 * Several choices at one place: which?
 * @param {{ choices: Choice[], onPick: (choice: Choice) => void, onClose: () => void }} props
 */
export function Pick({ choices, onPick, onClose }) {
  return draw`<${Dialog} title=${t("table.pick")} onClose=${onClose}>
    <div class="stack">${
    choices.map((choice) =>
      draw`<button key=${choice.notation} class="btn"
      onClick=${() => onPick(choice)}>${choice.label}</button>`
    )
  }</div><//>`;
}

/** @param {{ snapshot: PlaySnapshot, act: Act, onHelp: () => void, onClose: () => void }} props */
export function Menu({ snapshot, act, onHelp, onClose }) {
  /** @type {State<"concede" | "leave" | null>} */
  const [sure, setSure] = useState(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(t("table.copied"));
    } catch {
      toast(location.href);
    }
  };
  const seated = snapshot.mine.filter((seat) => !snapshot.seats[seat].left);
  /** @param {string} what @param {() => Promise<unknown>} doing */
  const ask = (what, doing) =>
    draw`<div class="note"><p>${t(`table.sure_${what}`)}</p></div>
    <div class="row"><button class="btn go" onClick=${async () => {
      await doing();
      onClose();
    }}>
    ${t(`table.yes_${what}`)}</button>
    <button class="btn" onClick=${() => setSure(null)}>${t("common.cancel")}</button></div>`;
  if (sure === "concede") {
    return draw`<${Dialog} title=${t("table.concede")} onClose=${onClose}>
      ${ask("concede", () => act("concede", { seat: snapshot.seat }))}<//>`;
  }
  if (sure === "leave") {
    return draw`<${Dialog} title=${t("table.leave")} onClose=${onClose}>
      ${ask("leave", () => act("leave", { seat: snapshot.seat }))}<//>`;
  }
  return draw`<${Dialog} title=${t("table.menu")} onClose=${onClose} className="menu">
    <div class="stack">
      <a class="btn soft" href=${`/rules/${snapshot.title}`} target="_blank" rel="noopener"><${Icon} name="book-open" />
      ${t("common.rules")}</a>
      <button class="btn soft" onClick=${onHelp}><${Icon} name="circle-help" />${t("table.help")}</button>
      <${Bell} />
      <button class="btn soft" onClick=${copy}><${Icon} name="link" />${t("table.copy_link")}</button>
      ${
    snapshot.can_concede && !snapshot.votes.includes(snapshot.seat ?? -1) && draw`<button class="btn soft"
        onClick=${() => setSure("concede")}><${Icon} name="flag" />${t("table.concede")}</button>`
  }
      ${
    seated.length > 0 && snapshot.state === "playing" && draw`<button class="btn soft"
        onClick=${() => setSure("leave")}><${Icon} name="log-out" />${t("table.leave")}</button>`
  }
      <a class="btn soft" href="/"><${Icon} name="armchair" />${t("table.home")}</a>
    </div>
    <${Seal} seal=${snapshot.game.commitment} />
    <div class="row">${draw`<${Preferences} />`}</div><//>`;
}

const KEYS = [["↑ ↓ ← →", "move"], ["Enter", "play"], ["U", "undo"], ["H", "hint"], ["L", "log"], ["R", "again"], [
  "?",
  "help",
]];

/** @param {{ onClose: () => void }} props */
export function Help({ onClose }) {
  return draw`<${Dialog} title=${t("table.help")} onClose=${onClose}>
    <p>${t("table.help_text")}</p>
    <dl class="keys">${
    KEYS.map(([name, what]) =>
      draw`<div key=${what}><dt><kbd>${name}</kbd></dt><dd>
    ${t(`table.key_${what}`)}</dd></div>`
    )
  }</dl><//>`;
}

/**
 * Between two people at one device: nobody's hand is seen until its owner is ready.
 * @param {{ name: string, seat: number, onOpen: () => void }} props
 */
export function Curtain({ name, seat, onOpen }) {
  /** @type {Ref<HTMLButtonElement>} */
  const opener = useRef(null);
  useEffect(() => opener.current.focus(), []);
  return draw`<div class="curtain"><div><${Flag} seat=${seat} />
    <h1>${t("table.curtain", { name })}</h1><p>${t("table.curtain_text")}</p>
    <button ref=${opener} class="btn go" onClick=${onOpen}>${t("table.curtain_open", { name })}</button></div></div>`;
}
