/** The tables one sits at, could sit at, or could watch: boarding passes and a quiet list. */
/** @import { TablePass } from "/static/shell/types.d.ts" */
import { ago, draw, Flag, Icon, t, useState } from "/static/shell/lib.js";
import { EmptyChair, QuietSea } from "/static/pages/home/scenes.js";

const SHOWN = 6;
const JUST = 60000;
const ORDER = { playing: 1, open: 2, over: 3, closed: 4 };
/** @type {Record<string, string>} */
const ACTS = { playing: "home.look_in", open: "home.to_table", over: "home.look_back" };

/**
 * A window into a poster: the same file, another view of it.
 * @param {{ title: string, view: string, className?: string }} props
 */
function View({ title, view, className = "" }) {
  const src = `/titles/${title}/board/poster.svg#svgView(viewBox(${view}))`;
  return draw`<img class=${className} src=${src} alt="" width="150" height="170" />`;
}

/** @param {TablePass} pass */
const free = (pass) => pass.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited").length;

/** @param {TablePass} pass */
const rank = (pass) => (pass.turn ? 0 : ORDER[pass.state]);

/** My tables, those that wait for me on top, the newest first among equals. @param {TablePass[]} passes */
export function sorted(passes) {
  return [...passes].sort((a, b) => rank(a) - rank(b) || Date.parse(b.since) - Date.parse(a.since));
}

/** One sentence about a table: what is asked, or whom everyone waits for. @param {TablePass} pass */
function says(pass) {
  if (pass.say) return pass.say;
  if (pass.state === "open") return t(free(pass) ? "home.open_says" : "home.full_says");
  return pass.waits_for?.length ? t("home.waits_for", { names: pass.waits_for.join(", ") }) : "";
}

/** @param {{ seats: TablePass["seats"], scores?: number[] }} props */
function Players({ seats, scores = [] }) {
  return draw`<ul class="seat-list">${
    seats.map((seat, number) =>
      draw`<li key=${number}>
    <${Flag} seat=${number} />${seat.mine ? t("home.you") : seat.name || t("home.free_seat")}
    ${number in scores && draw` <b>${scores[number]}</b>`}</li>`
    )
  }</ul>`;
}

/** @param {{ pass: TablePass }} props */
function Tag({ pass }) {
  if (pass.turn) return draw`<span class="tag"><${Icon} name="hand" />${t("home.your_turn")}</span>`;
  const seats = pass.state === "open" ? free(pass) : 0;
  const label = seats ? t("home.seats_free", { n: seats }) : t(`home.is_${pass.state}`);
  return draw`<span class="tag quiet">${label}</span>`;
}

/** @param {TablePass} pass */
function since(pass) {
  if (Date.now() - Date.parse(pass.since) < JUST) return t("home.just_now");
  const past = pass.state === "over" || pass.state === "closed";
  const how = pass.turn ? "home.waiting" : past ? "home.ago" : "home.since";
  return t(how, { since: ago(pass.since) });
}

/**
 * One boarding pass; a table that cannot be opened any more has no button.
 * @param {{ pass: TablePass, act: string | false, kind: string }} props
 */
function Pass({ pass, act, kind }) {
  return draw`<li class=${`pass${pass.turn ? " turn" : ""}`}>
    <div class="stub"><${View} title=${pass.title} view="78,186,142,161" /></div>
    <div class="txt"><h3>${pass.name} <${Tag} pass=${pass} /></h3><p>${says(pass)}</p>
      <${Players} seats=${pass.seats} scores=${pass.scores} /></div>
    <div class="go-col">${
    act && draw`<a class=${`btn ${kind}`} href=${`/t/${pass.code}`}
      aria-label=${`${act}: ${pass.name}, ${pass.code}`}>${act}</a>`
  }<span>${since(pass)}</span></div></li>`;
}

/** Every table of mine. @param {{ passes: TablePass[], onPlay: () => void, onOlder?: (() => void) | null }} props */
export function Mine({ passes, onPlay, onOlder }) {
  const [all, setAll] = useState(false);
  const waiting = passes.filter((pass) => pass.turn).length;
  if (!passes.length) {
    return draw`<section aria-labelledby="mine"><h2 id="mine">${t("home.mine")}</h2>
      <div class="empty"><${EmptyChair} /><div><p>${t("home.no_tables")}</p>
        <button class="btn soft small" onClick=${onPlay}><${Icon} name="play" />${t("home.play_now")}</button>
      </div></div></section>`;
  }
  /** @param {TablePass} pass */
  const act = (pass) => pass.state !== "closed" && t(pass.turn ? "home.take_seat" : ACTS[pass.state]);
  const shown = all ? passes : passes.slice(0, SHOWN);
  return draw`<section aria-labelledby="mine">
    <h2 id="mine">${t("home.mine")}
      ${waiting > 0 && draw` <small>${t("home.wait_for_you", { n: waiting })}</small>`}</h2>
    <ul class="passes">${
    shown.map((pass) =>
      draw`<${Pass} key=${pass.code} pass=${pass}
      act=${act(pass)} kind=${pass.turn ? "brass" : "soft small"} />`
    )
  }</ul>
    ${
    passes.length > shown.length && draw`<p class="more"><button class="btn soft small" onClick=${() => setAll(true)}>
      ${t("home.all_tables", { n: passes.length })}</button></p>`
  }
    ${
    passes.length === shown.length && onOlder && draw`<p class="more"><button class="btn soft small"
      onClick=${onOlder}>
      ${t("home.older")}</button></p>`
  }</section>`;
}

/** Tables with a seat free for anyone. @param {{ passes: TablePass[] }} props */
export function Open({ passes }) {
  return draw`<section aria-labelledby="open"><h2 id="open">${t("home.open")}</h2>
    ${
    passes.length
      ? draw`<ul class="passes">${
        passes.slice(0, SHOWN).map((pass) =>
          draw`<${Pass} key=${pass.code}
        pass=${pass} act=${t("home.sit_down")} kind="small" />`
        )
      }</ul>`
      : draw`<p class="none">${t("home.no_open")}</p>`
  }</section>`;
}

/** @param {{ pass: TablePass }} props */
function Watched({ pass }) {
  const act = t("home.watch");
  const names = pass.seats.map((seat) => seat.name).filter(Boolean).join(", ");
  return draw`<li><${View} title=${pass.title} view="0,90,300,225" className="mini" />
    <div><h3>${pass.name}</h3><p>${names}. ${says(pass)}</p></div>
    <a class="btn soft small" href=${`/t/${pass.code}`} aria-label=${`${act}: ${pass.name}, ${pass.code}`}>
      <${Icon} name="eye" />${act}</a></li>`;
}

/** Tables one may look at. @param {{ passes: TablePass[] }} props */
export function Watch({ passes }) {
  return draw`<section aria-labelledby="watch"><h2 id="watch">${t("home.to_watch")}
      ${passes.length > 0 && draw` <small>${t("home.at_sea", { n: passes.length })}</small>`}</h2>
    ${
    passes.length
      ? draw`<ul class="watch">${
        passes.slice(0, SHOWN).map((pass) =>
          draw`<${Watched} key=${pass.code}
        pass=${pass} />`
        )
      }</ul>`
      : draw`<div class="empty"><${QuietSea} /><div><p>${t("home.no_watch")}</p>
        <a class="btn soft small" href="/replay"><${Icon} name="upload" />${t("home.replay")}</a></div></div>`
  }
  </section>`;
}
