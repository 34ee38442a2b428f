/** The front page: what this is, the posters, and the tables that wait for you. */
/** @import { HomeLists, State, TablePass, TitleCard } from "/static/shell/types.d.ts" */
import { api, draw, Icon, page, refusalOf, t, toast, Topbar, useEffect, useState } from "/static/shell/lib.js";
import { useName } from "/static/shell/name.js";
import { Mine, Open, sorted, Watch } from "/static/pages/home/passes.js";

const REFRESH = 15000;

/** "15–20 min" or "2–5 hours": long games are counted in hours. @param {number[]} minutes */
function playtime(minutes) {
  if (minutes[0] < 120) return t("home.minutes", { minutes: minutes.join("–") });
  return t("home.hours", { hours: minutes.map((number) => Math.round(number / 60)).join("–") });
}

/** @param {{ title: TitleCard }} props */
function Poster({ title }) {
  const { id, name } = title;
  return draw`<a class="paper" href=${`/set/${id}`}>
    <img class="poster" src=${`/titles/${id}/board/poster.svg`} alt="" width="300" height="420" /><span class="band">
    ${name}</span></a>`;
}

/** What one can do about a title. @param {{ title: TitleCard, busy: boolean, onPlay: () => void }} props */
function Acts({ title, busy, onPlay }) {
  const { id, name } = title;
  /** @param {string} href @param {string} key */
  const link = (href, key) =>
    draw`<a class="btn small soft" href=${href} aria-label=${`${t(key)}: ${name}`}>
    ${t(key)}</a>`;
  const play = t("home.play_bots");
  return draw`<p class="row"><button class="btn small go" disabled=${busy} aria-label=${`${play}: ${name}`}
    onClick=${onPlay}><${Icon} name="play" />${play}</button>${link(`/set/${id}`, "home.set_table")}</p>`;
}

/**
 * A poster on the wall, with the facts of the game and the people who made it.
 * @param {{ title: TitleCard } & Record<string, unknown>} props
 */
function Bill({ title, ...rest }) {
  const [first, last] = title.seats;
  /** @param {string} icon @param {string} key @param {string} text */
  const fact = (icon, key, text) =>
    draw`<span><${Icon} name=${icon} />
    <span class="sr">${t(key)} </span>${text}</span>`;
  return draw`<li class="bill"><h2><${Poster} title=${title} /></h2>
    <p class="facts">${fact("users", "home.players", t("home.seats", { first, last }))}
      ${fact("clock", "home.time", playtime(title.minutes))}
      <span>${t(title.cooperative ? "home.together" : "home.rivals")}</span></p>
    <p class="what">${title.about}</p>
    <p class="by">${title.credits}</p>
    <${Acts} title=${title} ...${rest} /></li>`;
}

/** The way in with a table code; a whole link is understood as well. */
function Join() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    const wanted = (code.trim().split("/").pop() ?? "").toLowerCase().replace(/\s+/g, "-");
    try {
      await api("GET", `/api/tables/${encodeURIComponent(wanted)}`);
      location.assign(`/t/${wanted}`);
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  return draw`<form class="join" onSubmit=${join}>
    <label>${t("home.code")}<input name="code" required autocomplete="off" autocapitalize="none" spellcheck=${false}
      placeholder=${t("home.code_like")} value=${code} aria-invalid=${problem ? "true" : undefined}
      aria-describedby=${problem ? "code-problem" : undefined}
      onInput=${(event) => {
    setCode(event.target.value);
    setProblem("");
  }} /></label>
    <button class="btn soft">${t("home.join")}</button>
    ${problem && draw`<p class="problem" id="code-problem" role="alert">${problem}</p>`}</form>`;
}

/** @param {{ title: TitleCard | undefined, busy: boolean, onPlay: () => void }} props */
function Welcome({ title, busy, onPlay }) {
  return draw`<div class="welcome"><h1>${t("home.title")}</h1>
    <p class="lead">${t("home.lead")}</p>
    <div class="acts">
      <button class="btn go" disabled=${busy || !title} onClick=${onPlay}>
        <${Icon} name="play" />${t(busy ? "home.laying" : "home.play_now")}</button>
      <a class="btn" href=${title ? `/set/${title.id}` : undefined} aria-disabled=${title ? undefined : "true"}>
        <${Icon} name="plus" />${t("home.open_table")}</a></div>
    <${Join} />
    <p class="fine">${t("home.fine")}</p></div>`;
}

/** Pencil outlines until the posters are known. */
function Outlines() {
  return [0, 1, 2, 3].map((number) =>
    draw`<li class="bill" key=${number}>
    <span class="paper"><span class="poster pencil"></span></span></li>`
  );
}

const DONE = ["over", "closed"];

/**
 * What is over stays in the list, whatever newer games come in above it.
 * @param {HomeLists} known
 * @param {HomeLists} news
 */
function joined(known, news) {
  const there = new Set(news.mine.map((pass) => pass.code));
  const kept = known.mine.filter((pass) => DONE.includes(pass.state) && !there.has(pass.code));
  return { ...news, mine: [...news.mine, ...kept] };
}

/**
 * The lists of tables, looked up again while the page is being looked at; and how to get older games, if any.
 * @returns {[HomeLists | null, (() => void) | null | undefined | ""]}
 */
function useHome() {
  /** @type {State<HomeLists | null>} */
  const [home, setHome] = useState(null);
  /** @type {State<string | null | undefined>} */
  const [deeper, setDeeper] = useState(undefined); // the table to go on from, once older games were asked for
  const before = deeper === undefined ? home?.older : deeper;
  const older = before && (async () => {
    try {
      const found = await api("GET", `/api/home/older?before=${before}`);
      setDeeper(found.older);
      setHome((known) => known && joined(found, known));
    } catch (error) {
      toast(refusalOf(error).message);
    }
  });
  useEffect(() => {
    const look = () =>
      document.hidden ||
      api("GET", "/api/home").then((news) => setHome((known) => joined(known ?? news, news)), () => {});
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return [home, older];
}

/** @param {{ turns: TablePass[] }} props */
function TurnStrip({ turns }) {
  return turns.length > 0 && draw`<a class="turn-strip" href=${`/t/${turns[0].code}`}><${Icon} name="hand" />
    <span><b>${t("home.turn_at", { n: turns.length })}</b> ${turns[0].say}</span><${Icon} name="arrow-right" /></a>`;
}

function Home() {
  /** @type {State<TitleCard[]>} */
  const [titles, setTitles] = useState([]);
  const [busy, setBusy] = useState(false);
  const [withName, nameDialog] = useName();
  const [home, older] = useHome();
  const mine = home ? sorted(home.mine) : [];
  const turns = mine.filter((pass) => pass.turn);
  useEffect(() => {
    api("GET", "/api/titles").then(setTitles, (error) => toast(error.message));
  }, []);
  useEffect(() => {
    document.title = `${turns.length ? "● " : ""}${t("home.title")} · Captain’s Table`;
  }, [turns.length]);

  const title = titles[0];
  /** @param {string} id */
  const play = (id) =>
    withName(async () => {
      setBusy(true);
      try {
        location.assign(`/t/${(await api("POST", "/api/play-now", { title: id })).code}`);
      } catch (error) {
        toast(refusalOf(error).message);
        setBusy(false);
      }
    });
  return draw`<${Topbar} page="play" />
    <div class="page home"><${TurnStrip} turns=${turns} />
      <div class="hero"><${Welcome} title=${title} busy=${busy} onPlay=${() => play(title.id)} />
        <ul class="wall" aria-label=${t("home.wall")}>${
    titles.length
      ? titles.map((each) =>
        draw`<${Bill}
          key=${each.id} title=${each} busy=${busy} onPlay=${() => play(each.id)} />`
      )
      : draw`<${Outlines} />`
  }</ul></div>
      ${
    home && draw`<div class="decks">
        <${Mine} passes=${mine} onOlder=${older} onPlay=${() => title && play(title.id)} />
        <div class="harbour"><${Open} passes=${home.open} /><${Watch} passes=${home.watch} /></div></div>`
  }
      <footer class="foot"><a href="/rules">${t("common.rules")}</a><a href="/replay">${t("home.replay")}</a>
        <a href="/credits">${t("common.credits")}</a><span>${t("common.unofficial")}</span></footer>
    </div>${nameDialog}`;
}

page(draw`<${Home} />`);
