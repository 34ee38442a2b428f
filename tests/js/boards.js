/**
 * A board draws every view of a recorded game. Without error, every sentence and picture is there, nothing is unreadable.
 * Reads the folder RECORDED, which recorded.py writes; `test_javascript.py` calls both.
 */
/** @import { AnyKit, Board, GameView } from "/static/shell/types.d.ts" */
import { pictures } from "./dom.js";
import { missing, place, settle, texts } from "./page.js";
import { makeKit } from "/static/shell/kit.js";
import { draw, render } from "/static/shell/lib.js";
import { TellingBar } from "/static/shell/play/telling.js";

const folder = Deno.env.get("RECORDED") ?? "";
const source = new URL("../../src/captains_table/", import.meta.url);
/** @param {string} name */
const read = (name) => Deno.readTextFileSync(`${folder}/${name}`);

Object.assign(texts, JSON.parse(read("texts.json")));
const cards = JSON.parse(read("cards.json"));
/** @type {GameView[]} */
const views = read("views.jsonl").split("\n").map((line) => JSON.parse(line));
const files = new URL(`titles/${views[0].title.replaceAll("-", "_")}/`, source);
/** @type {Board} */
const board = await import(new URL("board/index.js", files).href);

/** The ids of a file of pictures. @param {URL} url @returns {string[]} */
const idsOf = (url) => [...Deno.readTextFileSync(url).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
const icons = new Set(idsOf(new URL("web/static/assets/icons.svg", source)));
const sprites = new Set(
  (board.art ?? []).flatMap((url) => idsOf(new URL(url.replace(/^\/titles\/[^/]+\//, ""), files))),
);

/** Pictures that were drawn for the first time and do not exist. @param {any} root */
function lost(root) {
  const drawn = [...pictures];
  pictures.clear();
  return drawn.filter((href) => {
    const [file, id] = href.split("#");
    const known = (file ? icons : sprites).has(id) || root.querySelector(`[id="${id}"]`);
    (file ? icons : sprites).add(id);
    return !known;
  });
}

/** @param {GameView} view @returns {(seat: number) => string} */
const seatName = (view) => (seat) => (seat === view.rival?.seat ? view.rival.name : `Seat ${seat + 1}`);

/** @param {AnyKit} kit */
function table(kit) {
  const seats = kit.view.names.length || kit.table.hand_sizes?.length;
  return draw`<div class="table"><p>${board.where?.(kit)}</p>
    <section class="board"><${board.Board} kit=${kit} /></section>
    <section class="own"><${board.Own} kit=${kit} /></section>
    <ol>${
    Array.from({ length: seats }, (_, seat) => draw`<li key=${seat}><${board.Facts} kit=${kit} seat=${seat} /></li>`)
  }
    </ol>${board.Common && draw`<${board.Common} kit=${kit} />`}${kit.view.rival && rival(kit)}</div>`;
}

/** An automatic rival: its board, and its latest turn. @param {AnyKit} kit */
function rival(kit) {
  return draw`<aside><${board.RivalTab} kit=${kit} /><${board.Rival} kit=${kit} /></aside>
    ${
    kit.telling?.step && draw`<${TellingBar} telling=${kit.telling} title=${kit.view.title} controls=${true} />
    <section><${board.RivalBrief} kit=${kit} /></section>`
  }`;
}

/**
 * The latest turn of a rival, told to one of its steps; one after another every step has its turn.
 * @param {AnyKit} kit
 * @param {number} number
 */
function tell(kit, number) {
  const story = board.story?.(kit);
  if (!story || story.steps.length === 0) return;
  const at = number % (story.steps.length + 1) - 1;
  const quiet = { go() {}, end() {}, again() {}, setPace() {} };
  kit.telling = { story, at, step: story.steps[at] ?? null, pace: "hand", ...quiet };
}

/** What is told of things: in the prompt, and beside what is looked at. @param {AnyKit} kit @param {string[]} targets */
function told(kit, targets) {
  return draw`<ul>${
    targets.map((target) => {
      const explained = board.explain?.({ ...kit, looking: target }, target);
      return draw`<li>${board.prices?.({ ...kit, looking: target }, target)}
        ${explained && draw`<b>${explained.title}</b> ${explained.text}`}</li>`;
    })
  }</ul>`;
}

Deno.test(`${views.length} views of ${views[0].title}`, async () => {
  const root = place();
  const aside = place();
  for (const [number, view] of views.entries()) {
    const where = `view ${number}, seat ${view.seat}: ${view.prompt}`;
    try {
      const live = view.seat !== null && !view.outcome;
      const kit = makeKit(view, { live, cards, name: view.names.length ? undefined : seatName(view) });
      tell(kit, number);
      render(table(kit), root);
      const things = number % 10 ? [] : [...root.querySelectorAll("[data-target]")].map((each) => each.dataset.target);
      render(told(kit, [...new Set([...view.choices.map((choice) => choice.target), ...things])]), aside);
      if (view.outcome && board.Scoring) render(draw`<${board.Scoring} kit=${kit} />`, aside);
      if (number % 20 === 0 || view.outcome) await settle();
      const wrong = [...missing].map((key) => `no sentence ${key}`).concat(
        lost(root).map((href) => `no picture ${href}`),
      );
      if (wrong.length) throw new Error(wrong.join("; "));
    } catch (error) {
      throw new Error(where, { cause: error });
    }
  }
  render(null, root);
  render(null, aside);
  await settle();
});
