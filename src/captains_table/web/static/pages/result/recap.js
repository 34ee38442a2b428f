/** What is told beside the board: verdict, numbers, highlights, and what to do now. */
/** @import { Source, Stop } from "/static/pages/result/types.d.ts" */
/** @import { Act, Drawing, Replay, Ref, Snapshot } from "/static/shell/types.d.ts" */
import { useName } from "/static/shell/name.js";
import { keptSeal } from "/static/shell/seal.js";
import { api, Dialog, draw, Flag, Icon, refusalOf, t, toast, useEffect, useRef, useState } from "/static/shell/lib.js";

const BESIDE = "(min-width: 1101px)"; // the recap stands beside the board

/** `*17*` stands out. @param {string} text */
function rich(text) {
  return text.split(/\*(\d+)\*/).map((part, at) => (at % 2 ? draw`<b key=${at}>${part}</b>` : part));
}

/** @type {Record<string, string>} */
const SIGNS = { conceded: "undo-2", "": "clock" };

/** @param {{ verdict: Replay["verdict"], seats: number }} props */
function Verdict({ verdict, seats }) {
  const rivals = verdict.winners.length > 0 && verdict.winners.length < seats;
  const kind = rivals ? "rival" : verdict.winners.length ? "won" : "lost";
  const sign = kind === "won" ? "check" : SIGNS[verdict.reason] || "life-buoy";
  return draw`<p class="verdict" data-ended=${kind}>
      ${
    rivals ? verdict.winners.map((seat) => draw`<${Flag} key=${seat} seat=${seat} />`) : draw`<${Icon} name=${sign} />`
  }
      ${verdict.tag}</p>
    <h1>${verdict.title}</h1><p class="lead">${verdict.text}</p>`;
}

/** @param {{ numbers: Replay["numbers"] }} props */
function Counts({ numbers }) {
  return draw`<dl class="counts">${
    numbers.map((count, at) =>
      draw`<div key=${at}>
    <dt>${count.seat !== null && draw`<${Flag} seat=${count.seat} />`}${count.label}</dt>
    <dd>${count.value}</dd></div>`
    )
  }</dl>`;
}

/**
 * The highlights; the line of the turn that is shown is marked, and beside the board it comes into view (`follow`).
 * @param {{ highlights: Replay["highlights"], turn: number, follow: boolean, onGo: (ply: number) => void }} props
 */
function Highlights({ highlights, turn, follow, onGo }) {
  /** @type {Ref<HTMLElement>} */
  const list = useRef(null);
  useEffect(() => {
    const here = list.current?.querySelector("[aria-current]");
    if (here && follow && matchMedia(BESIDE).matches) here.scrollIntoView({ block: "nearest" });
  }, [turn]);
  return draw`<h2>${t("result.highlights")}</h2><ol class="highlights" ref=${list}>${
    highlights.map((each) =>
      draw`<li key=${each.ply}>
    <button aria-current=${each.turn === turn ? "step" : undefined} onClick=${() => onGo(each.ply)}>
      <span class="t" aria-hidden="true">${each.turn}</span>
      <span><span class="sr">${t("result.highlight_turn", { n: each.turn })}</span>${rich(each.text)}</span>
    </button></li>`
    )
  }</ol>`;
}

// -- the shuffle ------------------------------------------------------------------------------------------

/** @param {string} text */
async function sha256(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the seed, opened now, is the one that was sealed before the game.
 * @param {{ seal: string, seed: string, witnessed: boolean }} props
 */
function Proof({ seal, seed, witnessed }) {
  const text = `captains-table/${seed}`;
  const [mine, setMine] = useState("");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (globalThis.crypto?.subtle) sha256(text).then(setMine, () => {});
  }, [text]);
  const state = !mine ? "asks" : mine === seal ? "ok" : "bad";
  const says = t(`result.proof_${state}`);
  const sign = state === "bad" ? "triangle-alert" : "shield-check";
  return draw`<p class=${`proof ${state}`}><${Icon} name=${sign} /><span>${says}${" "}
      <button class="link" onClick=${() => setShown(true)}>${t("result.proof_check")}</button></span></p>
    ${
    shown && draw`<${Dialog} title=${t("result.proof_title")} onClose=${() => setShown(false)}>
      <p>${t("result.proof_says")}</p>
      <dl class="seals"><dt>${t(witnessed ? "result.proof_witnessed" : "result.proof_seal")}</dt><dd><code>
      ${seal}</code></dd>
        <dt>${t("result.proof_text")}</dt><dd><code>${text}</code></dd>
        ${mine && draw`<dt>${t("result.proof_mine")}</dt><dd class=${state}><code>${mine}</code></dd>`}</dl>
      ${
      mine
        ? draw`<p class=${`proof ${state}`}><${Icon} name=${sign} /><b>${says}</b></p>`
        : draw`<p>${t("result.proof_secure")}</p><pre>${`printf '%s' '${text}' | sha256sum`}</pre>`
    }
      <p class="fine">${t("result.proof_replay")}</p></${Dialog}>`
  }`;
}

// -- what to do now -----------------------------------------------------------------------------------------

/**
 * Which seat to take at a new table that begins here.
 * @param {{ replay: Replay, stop: Stop, source: Source, mine: number[], onClose: () => void }} props
 */
export function PlayOn({ replay, stop, source, mine, onClose }) {
  const [busy, setBusy] = useState(false);
  const [withName, nameDialog] = useName();
  const alone = replay.names.length === 1;
  /** @param {number} seat */
  const start = async (seat) => {
    setBusy(true);
    try {
      const { code } = await api("POST", "/api/replays/play-on", { ...source, ply: stop.ply, seat });
      location.assign(`/t/${code}`);
    } catch (error) {
      toast(refusalOf(error).message);
      setBusy(false);
    }
  };
  const first = mine.length ? mine : stop.frame.game.to_act;
  /** @param {string} name @param {number} seat */
  const take = (name, seat) =>
    draw`<button key=${seat} disabled=${busy}
    class=${first.includes(seat) ? "btn go" : "btn soft"} onClick=${() => withName(() => start(seat))}>
    <${Flag} seat=${seat} />
    ${alone ? t("result.play_on") : t("result.take_seat", { name })}</button>`;
  return draw`<${Dialog} title=${t("result.play_on_title", { n: stop.turn })} onClose=${onClose}>
    <p>${t(alone ? "result.play_on_solo" : "result.play_on_says")}</p>
    <div class="seats">${replay.names.map(take)}</div></${Dialog}>${nameDialog}`;
}

/** @param {string} link @param {string} title */
async function share(link, title) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ title, url: link }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    toast(t("result.copied"));
  } catch {
    toast(t("result.not_copied", { link }));
  }
}

/**
 * The one thing to do after a game: sail again, follow the others, or set such a table oneself.
 * @param {{ snapshot: Snapshot | null, replay: Replay, act: Act }} props
 */
function Again({ snapshot, replay, act }) {
  /** @param {string} href @param {string} icon @param {string} key */
  const way = (href, icon, key) => draw`<a class="btn go" href=${href}><${Icon} name=${icon} />${t(key)}</a>`;
  if (!snapshot) return way("/replay", "upload", "result.replay_other");
  if (snapshot.rematch) return way(`/t/${snapshot.rematch}`, "ship", "result.next");
  if (!snapshot.mine.length) return way(`/set/${snapshot.title}`, "armchair", "result.set");
  const others = snapshot.seats.filter((seat) => !seat.mine);
  const label = replay.verdict.winners.length === 0
    ? t("result.retry")
    : others.length === 0
    ? t("result.again")
    : others.length === 1
    ? t("result.again_with", { name: others[0].name })
    : t("result.again_all");
  const sail = async () => {
    const opened = await act("rematch");
    if (typeof opened === "object" && opened.code) location.assign(`/t/${opened.code}`);
  };
  return draw`<button class="btn go" onClick=${sail}><${Icon} name="rotate-ccw" />${label}</button>`;
}

/**
 * The column beside the board; on small screens its two halves stand above and below it.
 * @param {{
 *   replay: Replay, snapshot: Snapshot | null, stop: Stop, scoring: Drawing, act: Act, studying: boolean,
 *   onStudy: () => void, onGo: (ply: number) => void, link: string | null,
 * }} props
 *   `scoring`: at the end of the replay, how the points came about, drawn by the board
 */
export function Recap({ replay, snapshot, stop, scoring, act, studying, onStudy, onGo, link }) {
  const { verdict, highlights, unreadable, names, numbers } = replay;
  const shares = t("result.share_link");
  return draw`<aside class="recap" aria-label=${t("result.how")}>
    <div class="recap-head">
      <${Verdict} verdict=${verdict} seats=${names.length} /><${Counts} numbers=${numbers} /></div>
    <div class="recap-body">
      ${scoring}
      ${
    highlights.length > 0 &&
    draw`<${Highlights} highlights=${highlights} turn=${stop.turn} follow=${!scoring} onGo=${onGo} />`
  }
      ${unreadable > 0 && draw`<p class="note"><${Icon} name="info" />${t("result.unreadable", { n: unreadable })}</p>`}
      <div class="acts"><${Again} snapshot=${snapshot} replay=${replay} act=${act} />
        <button class="btn soft" aria-pressed=${studying} onClick=${onStudy}><${Icon} name="book-open" />
          ${t(studying ? "result.study_off" : "result.study")}</button>
        ${
    snapshot && draw`<a class="btn soft" href=${`/api/tables/${snapshot.code}/record`} download>
          <${Icon} name="download" />${t("result.save")}</a>`
  }
        ${
    link && draw`<button class="btn plain icon share" aria-label=${shares} title=${shares}
          onClick=${() => share(link, verdict.title)}><${Icon} name="share-2" /></button>`
  }</div>
      <${Proof} seal=${(snapshot && keptSeal(snapshot.code)) || replay.commitment} seed=${replay.seed}
        witnessed=${Boolean(snapshot && keptSeal(snapshot.code))} /></div></aside>`;
}
