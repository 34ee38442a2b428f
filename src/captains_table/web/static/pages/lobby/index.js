/** The table before the deal: who sits where, who is missing, what was agreed. */
/**
 * @import {
 *   Act, Drawing, Options, Snapshot, SetupPictures, State, TableOption, TitleDetails,
 * } from "/static/shell/types.d.ts"
 */
import { api, Dialog, draw, Icon, listed, ruleLink, t, toast, useEffect, useRef, useState } from "/static/shell/lib.js";
import { useName } from "/static/shell/name.js";
import { isFree, nameOf, SeatRow } from "/static/pages/lobby/seats.js";
import { alwaysNamed, inWords } from "/static/pages/setup/options.js";
import { drawings, Plan } from "/static/pages/setup/plan.js";

const COPIED = 2000;

/**
 * What the deal still waits for, in a few words; empty when nothing is missing. A host who deals is ready.
 * @param {Snapshot} snapshot
 */
export function missing(snapshot) {
  const free = snapshot.seats.filter(isFree).length;
  if (free) return t("lobby.missing_seats", { n: free });
  const late = snapshot.seats.filter((seat) => seat.kind === "person" && !seat.ready && !(snapshot.host && seat.mine));
  const names = late.map((seat) => (seat.mine ? t("lobby.you_self") : seat.name));
  return names.length ? t("lobby.missing_ready", { names: listed(names) }) : "";
}

/** A name for somebody at the same screen. @param {{ onName: (name: string) => void, onClose: () => void }} props */
function HereDialog({ onName, onClose }) {
  const [name, setName] = useState("");
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    onName(name.trim());
  };
  return draw`<${Dialog} title=${t("lobby.here_title")} onClose=${onClose}>
    <form class="ask" onSubmit=${send}><p class="hint">${t("lobby.here_says")}</p>
      <label>${t("lobby.here_label")}<input maxlength="24" required autofocus autocomplete="off" value=${name}
        onInput=${(event) => setName(event.target.value)} /></label>
      <p class="row"><button class="btn go">${t("lobby.here_go")}</button></p></form></${Dialog}>`;
}

/** The link to the table, to copy or to hand on. @param {{ snapshot: Snapshot }} props */
function Invite({ snapshot }) {
  const [copied, setCopied] = useState(false);
  const field = useRef(null);
  const link = `${location.origin}/t/${snapshot.code}`;
  const copy = async () => {
    field.current.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand("copy"); // pages without https have no other clipboard
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED);
  };
  const share = () => {
    const text = t("lobby.share_text", { name: snapshot.name });
    navigator.share({ title: snapshot.name, text, url: link }).catch(() => {});
  };
  return draw`<div><label class="lbl" for="invite-link">${t("lobby.link")}</label>
    <div class="invite">
      <input id="invite-link" ref=${field} readonly value=${link} onFocus=${() => field.current.select()} />
      <button type="button" class="btn soft" onClick=${copy}><${Icon} name=${copied ? "check" : "copy"} />
        <span aria-live="polite">${t(copied ? "lobby.copied" : "lobby.copy")}</span></button>
      ${
    "share" in navigator && draw`<button type="button" class="btn soft icon" aria-label=${t("lobby.share")}
        title=${t("lobby.share")} onClick=${share}><${Icon} name="share-2" /></button>`
  }</div></div>`;
}

/** What was agreed, in words, each with its rule. @param {{ title: TitleDetails, options: Options }} props */
function Agreed({ title, options }) {
  const differs = title.options.filter((option) => alwaysNamed(option) || options[option.name] !== option.default);
  const rest = title.options.filter((option) => !differs.includes(option));
  /** @param {TableOption} option */
  const line = (option) =>
    draw`<li key=${option.name}><span>${inWords(option, options[option.name])}</span>
    <a class="rule" href=${ruleLink(title.id, option.rule)} target="_blank">
      ${t("lobby.rule", { rule: option.rule })}</a></li>`;
  return draw`<section class="agreed" aria-labelledby="agreed"><h2 id="agreed">${t("lobby.agreed")}</h2>
    <ul>${differs.map(line)}</ul>
    ${
    rest.length > 0 && draw`<details><summary>${t("lobby.as_printed", { n: rest.length })}</summary>
      <ul>${rest.map(line)}</ul></details>`
  }</section>`;
}

/**
 * The one button: sit down, ready, or deal; it says what it waits for.
 * @param {{ snapshot: Snapshot, act: Act, onSit: (seat: number) => void }} props
 */
function Start({ snapshot, act, onSit }) {
  const mine = snapshot.seats.filter((seat) => seat.mine);
  const ready = mine.every((seat) => seat.ready);
  const lacks = missing(snapshot);
  /** @param {boolean} isReady */
  const say = async (isReady) => {
    for (const seat of mine) if (seat.ready !== isReady) await act("ready", { seat: seat.seat, ready: isReady });
  };
  const deal = async () => {
    if (lacks) return;
    await say(true);
    await act("deal", {});
  };
  if (snapshot.host) {
    const note = t(!lacks ? "lobby.deal_says" : snapshot.seats.some(isFree) ? "lobby.deal_waits" : "lobby.ready_waits");
    return draw`<button class="btn go start" aria-disabled=${lacks ? "true" : undefined} onClick=${deal}>
        <${Icon} name=${lacks ? "clock" : "layers"} />${lacks || t("lobby.deal")}</button>
      <p class="small-note">${note}</p>`;
  }
  if (!mine.length) {
    const first = snapshot.seats.find(isFree);
    return draw`${
      first && draw`<button class="btn brass start" onClick=${() => onSit(first.seat)}>
        <${Icon} name="armchair" />${t("lobby.sit")}</button>`
    }
      <p class="small-note">${t(first ? "lobby.choose_seat" : "lobby.all_taken")}</p>`;
  }
  return draw`<button class=${`btn start${ready ? "" : " go"}`} onClick=${() => say(!ready)}>
      <${Icon} name=${ready ? "rotate-ccw" : "check"} />${t(ready ? "lobby.not_yet" : "lobby.say_ready")}</button>
    <p class="small-note" role="status">${lacks || t("lobby.host_deals")}</p>`;
}

/** Whether there is room for the wide drawing. */
function useWide() {
  const query = useRef(matchMedia("(min-width: 700px)")).current;
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const look = () => setWide(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return wide;
}

/** @param {{ snapshot: Snapshot, laid: Drawing }} props */
function Deck({ snapshot, laid }) {
  const wide = useWide();
  const names = snapshot.seats.map((seat) => (isFree(seat) ? t(`lobby.short_${seat.kind}`) : seat.name));
  const seats = snapshot.seats.map((seat, number) => (
    { name: names[number], empty: isFree(seat), ready: seat.kind === "person" && seat.ready }
  ));
  return draw`<figure class="deck"><${Plan} wide=${wide} seats=${seats} near=${snapshot.mine[0] ?? 0} laid=${laid}
    label=${t("lobby.drawn", { names: listed(snapshot.seats.map(nameOf)) })} /></figure>`;
}

/** The waiting room of an open table. @param {{ snapshot: Snapshot, act: Act }} props */
export function Lobby({ snapshot, act }) {
  /** @type {State<TitleDetails | null>} */
  const [title, setTitle] = useState(null);
  /** @type {State<SetupPictures>} */
  const [pictures, setPictures] = useState({});
  /** @type {State<number | null>} */
  const [hereAt, setHereAt] = useState(null);
  const [withName, nameDialog] = useName();
  useEffect(() => {
    api("GET", `/api/titles/${snapshot.title}`).then(setTitle, (error) => toast(error.message));
    drawings(snapshot.title).then(setPictures);
  }, [snapshot.title]);
  const leave = async () => {
    for (const seat of snapshot.mine) await act("leave", { seat });
    location.assign("/");
  };
  /** @param {number} seat */
  const sit = (seat) => withName(() => act("sit", { seat }));
  /** @param {string} name */
  const here = (name) => {
    setHereAt(null);
    act("sit", { seat: hereAt, name });
  };
  const free = snapshot.seats.filter(isFree).length;
  return draw`<div class="page lobby">
    <div class="lobby-head"><h1>${snapshot.name}</h1>
      <p>${free ? t("lobby.waiting_for", { n: free }) : t("lobby.all_sit")}
      ${" "}${t(snapshot.public ? "lobby.is_public" : "lobby.is_private")}</p></div>
    <div class="lobby-main"><${Deck} snapshot=${snapshot} laid=${
    pictures.laid?.(snapshot.options, snapshot.seats.length)
  } />
      <section aria-labelledby="seats"><h2 id="seats">${t("lobby.seats")}</h2>
        <ol class="seats">${
    snapshot.seats.map((seat) =>
      draw`<${SeatRow} key=${seat.seat} seat=${seat} snapshot=${snapshot}
          act=${act} levels=${title ? title.levels : []} onHere=${() => setHereAt(seat.seat)}
          onSit=${() => sit(seat.seat)} />`
    )
  }</ol></section></div>
    <aside class="plan" aria-label=${t("lobby.start")}><div class="in">
      <${Start} snapshot=${snapshot} act=${act} onSit=${sit} />
      <${Invite} snapshot=${snapshot} />
      ${title && draw`<${Agreed} title=${title} options=${snapshot.options} />`}
      <p class="last"><a class="btn plain small" href=${`/rules/${snapshot.title}`} target="_blank">
          <${Icon} name="book-open" />${t("common.rules")}</a>
        <button class="btn plain small" onClick=${leave}><${Icon} name="log-out" />
          ${t(snapshot.mine.length ? "lobby.leave" : "lobby.go_home")}</button></p></div></aside>
  </div>${nameDialog}${hereAt !== null && draw`<${HereDialog} onClose=${() => setHereAt(null)} onName=${here} />`}`;
}
