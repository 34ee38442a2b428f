/** What a chapter marks on the board: places counted by the Number System, what was hit, taken, impossible, next. */
/** @import { ToldMark } from "/static/shell/types.d.ts" */
/** @import { Chapter, Kit, TellEvent } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Icon, name, names, PHONE } from "../pieces.js";
import { shipName } from "../own/fleet.js";
import { rachelOf, whyNot } from "./words.js";

/** Where the heading of a display says that it is short, by the action that failed for it. @type {Record<string, string>} */
const SHORT = {
  few_cards: "short-agenda",
  no_card: "short-agenda",
  no_blueprint: "short-blueprints",
  no_cruise: "short-cruises",
  no_guest: "short-cruises",
};

/** @param {Kit} kit @param {Chapter} chapter @returns {Record<string, ToldMark>} */
export function marksOf(kit, { events }) {
  /** @type {Record<string, ToldMark>} */
  const marks = {};
  for (const each of events) {
    if (each.event === "rachel_number" || each.event === "rachel_number_second") count(kit, marks, each);
    else mark(kit, marks, each);
  }
  return marks;
}

/** Every place gets its number, the one meant a full disc. */
/** @param {Kit} kit @param {Record<string, ToldMark>} marks @param {TellEvent} each */
function count(kit, marks, { figures }) {
  const which = /** @type {keyof ReturnType<typeof rachelOf>["counted"]} */ (String(figures.target));
  rachelOf(kit).counted[which].forEach((target, at) => {
    if (target) marks[target] = { kind: at + 1 === figures.number ? "hit" : "count", n: at + 1 };
  });
}

/** @param {Kit} kit @param {Record<string, ToldMark>} marks @param {TellEvent} each */
function mark(kit, marks, { event, figures, targets }) {
  const why = whyNot(event);
  if (why && SHORT[why]) marks[SHORT[why]] = { kind: "no", says: kit.t(`rachel.why.${why}`) };
  if (event === "rachel_passes") return pass(marks, figures, targets);
  const says = wordsAt(kit, event, figures);
  for (const target of targets) {
    const before = marks[target];
    if (!before) marks[target] = { kind: why ? "no" : "told", says };
    else marks[target] = { ...before, kind: before.kind === "count" ? "then" : before.kind, says: says ?? before.says };
  }
  if (figures.action) marks[`action-${String(figures.action).toLowerCase()}`] = { kind: "next" };
}

/** What will not do stays counted; the disc goes on to what does. */
/** @param {Record<string, ToldMark>} marks @param {TellEvent["figures"]} figures @param {string[]} targets */
function pass(marks, figures, targets) {
  const took = targets.at(-1);
  for (const target of targets) {
    marks[target] = { ...marks[target], kind: target === took ? "hit" : "count" };
  }
  if (took) marks[took].n = Number(figures.took);
}

/** A few words beside the thing: where it went. @param {Kit} kit @param {string} event @param {TellEvent["figures"]} figures */
function wordsAt(kit, event, figures) {
  const blueprint = figures.blueprint ? name(kit, "blueprints", String(figures.blueprint)) : "";
  if (event === "rachel_builds") {
    return kit.t("rachel.to", { what: blueprint, where: shipName(kit, Number(figures.ship)) });
  }
  if (event === "discards_blueprint") return kit.t("rachel.gone", { what: blueprint });
  if (event === "rachel_discards") return kit.t("rachel.gone", { what: name(kit, "agenda", String(figures.card)) });
  return event === "new_ship" ? kit.t("rachel.her_ship") : undefined;
}

/** Whether the places of this display are counted in the step that is told. @param {Kit} kit @param {string} target */
export const counting = (kit, target) => kit.told(target)?.n !== undefined;

/**
 * The number of a place, and what became of what lay there, while it is told.
 * @param {{ kit: Kit, target: string }} props
 */
export function Told({ kit, target }) {
  const told = kit.told(target);
  if (!told) return null;
  return draw`${
    told.n !== undefined && draw`<span class=${names("nk", told.kind)} aria-hidden="true">${told.n}</span>`
  }${told.says && told.kind !== "no" && draw`<span class="to" aria-hidden="true">${told.says}</span>`}`;
}

/** In the heading of a display: why she could not use it. @param {{ kit: Kit, target: string }} props */
export function Short({ kit, target }) {
  const told = kit.told(target);
  return told && draw`<span class="gt-no" aria-hidden="true"><${Icon} name="no" />${told.says}</span>`;
}

const BARS = 180; // so high, at most, are the bars above and below the sheet
const FIRST = ["hit", "told", "no", "next"];

/** Where the sheet scrolls, what is told of comes into view. @param {Record<string, ToldMark>} marks */
export function showMarks(marks) {
  const [target] = FIRST.flatMap((kind) => Object.keys(marks).filter((each) => marks[each].kind === kind))
    .filter((each) => document.getElementById(each)?.closest(".gc-districts"));
  const thing = document.getElementById(target ?? "");
  if (!thing || matchMedia("(min-width: 1380px)").matches) return;
  const { top } = thing.getBoundingClientRect();
  const district = matchMedia(PHONE).matches ? thing.closest(".gc-d") : null;
  if (district) {
    const box = district.getBoundingClientRect();
    if (top < box.top || top > box.bottom - 60) district.scrollBy({ top: top - box.top - box.height / 3 });
  } else if (top < BARS || top > innerHeight - BARS) scrollBy({ top: top - innerHeight / 3 });
}
