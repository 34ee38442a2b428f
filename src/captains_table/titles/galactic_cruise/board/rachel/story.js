/** Her latest turn as a story: for each chapter a sentence, a reason, the rules, and marks on the board. */
/** @import { Story, StoryStep } from "/static/shell/types.d.ts" */
/** @import { Chapter, Kit, Scene } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Amount, Icon, listed, name, seatName } from "../pieces.js";
import { shipName } from "../own/fleet.js";
import { chapters, isOpen, ofATurn } from "./chapters.js";
import { marksOf } from "./marks.js";
import { rachelOf, whyNot } from "./words.js";

const BY_HAND = 2; // turns at the beginning that wait for the reader

/** @param {Kit} kit @returns {Story | null} */
export function story(kit) {
  if (!kit.table.rachel) return null;
  const { seat, told } = rachelOf(kit);
  const round = ofATurn(kit);
  return {
    key: `${round} ${told.length}`,
    name: seatName(kit, seat),
    seat,
    face: draw`<${Icon} name="rachel" className="rs-face" />`,
    parts: [kit.t("rachel.part.ships"), "", kit.t("rachel.part.goals")],
    steps: chapters(kit).map((chapter) => step(kit, chapter)),
    open: isOpen(kit),
    early: (round ?? 0) <= BY_HAND,
  };
}

/** @param {Kit} kit @param {Chapter} chapter @returns {StoryStep} */
function step(kit, chapter) {
  const { kind, part, events, action } = chapter;
  return {
    part,
    heading: kit.t(["act", "fails"].includes(kind) ? `rachel.verb.${action}` : `rachel.step.${kind}`),
    ...words(kit, chapter),
    rules: [...new Set(events.flatMap(({ rules }) => rules))].slice(0, 4),
    marks: marksOf(kit, chapter),
    failed: kind === "fails",
  };
}

// -- sentence and reason --------------------------------------------------------------------------------------

/** What a chapter is mainly about; of an action, what it does. @type {Record<string, string[]>} */
const MAIN = {
  ships: ["reaches", "last_flight"],
  meeting: ["meeting"],
  card: ["rachel_card"],
  worker: ["assigns"],
  again: ["rachel_again", "rachel_again_connected"],
  start: ["develops", "discards_blueprint"],
  goals: ["goal"],
  LAUNCH: ["launches"],
  SEGMENTS: ["rachel_builds"],
  REFRESH: ["refreshes"],
  EXPERT: ["rachel_hires"],
  NETWORK: ["develops"],
  TECHNOLOGY: ["develops_tech"],
  DRAW: ["rachel_discards"],
  REFILLAGENDA: ["refills_agenda"],
  GAINRES: ["takes_resource"],
  REFILLSILO: ["rachel_fills_silo"],
  ADVERTISE: ["rachel_sells", "rachel_sells_supply"],
};
/** Said by a number with its sign. @type {Record<string, { icon: string, figure: string, less?: boolean }[]>} */
const AMOUNTS = {
  reputation: [{ icon: "reputation", figure: "n" }],
  rachel_vp: [{ icon: "vp", figure: "n" }],
  rachel_loses: [{ icon: "reputation", figure: "n", less: true }, { icon: "vp", figure: "points", less: true }],
};

/** @param {Kit} kit @param {Chapter} chapter */
function words(kit, { kind, events, action }) {
  if (kind === "no_goal") return { sentence: kit.t("rachel.tell.no_goal"), reason: goalWords(kit) };
  const about = kind === "fails"
    ? events.filter(({ event }) => whyNot(event))
    : events.filter(({ event }) => (MAIN[kind === "act" ? action : kind] ?? [events[0].event]).includes(event));
  const main = about.length > 0 ? about : events.slice(0, 1);
  const rest = events.filter((each) => !main.includes(each) && each.event !== "rachel_acts");
  const named = kind === "worker" && events[0].event === "assigns" && kit.t("rachel.tell.named");
  return { sentence: together(kit, action, main), reason: [named ? `${named} ` : "", ...reasons(kit, rest)] };
}

/**
 * Several things of one kind in one sentence: "Rachel builds A into the Comet and B into the Marigold."
 * @param {Kit} kit
 * @param {string} action
 * @param {Chapter["events"]} main
 */
function together(kit, action, main) {
  if (main.length < 2) return main[0]?.says ?? "";
  const { seat } = rachelOf(kit);
  /** @type {Record<string, (figures: Record<string, unknown>) => string>} */
  const each = {
    SEGMENTS: ({ blueprint, ship }) =>
      kit.t("rachel.tell.into", {
        blueprint: name(kit, "blueprints", String(blueprint)),
        ship: shipName(kit, Number(ship)),
      }),
    DRAW: ({ card }) => name(kit, "agenda", String(card)),
    GAINRES: ({ kind }) => name(kit, "resources", String(kind)),
    ADVERTISE: ({ type, from }) =>
      kit.t(from === undefined ? "rachel.tell.from_supply" : "rachel.tell.from_section", {
        kind: name(kit, "guests", String(type)),
        n: Number(from),
      }),
  };
  if (!each[action]) return main.map(({ says }) => says).join(" ");
  const things = listed(kit, main.map(({ figures }) => each[action](figures)));
  return kit.t(`rachel.tell.${action}`, { name: seatName(kit, seat), things });
}

/** Why and what else, sentence after sentence, gains as amounts. @param {Kit} kit @param {Chapter["events"]} rest */
function reasons(kit, rest) {
  const times = (/** @type {string} */ says) => rest.filter((each) => each.says === says).length;
  const once = rest.filter(({ event, says }, at) =>
    AMOUNTS[event] || rest.findIndex((each) => each.says === says) === at
  );
  return once.map((each, at) => {
    if (each.event === "rachel_number" || each.event === "rachel_number_second") {
      return draw`<${Numbers} key=${at} kit=${kit} figures=${each.figures} />`;
    }
    if (each.event === "new_ship") return `${kit.t("rachel.tell.new_ship")} `;
    const amounts = AMOUNTS[each.event];
    if (!amounts) return times(each.says) > 1 ? `${times(each.says)} × ${each.says} ` : `${each.says} `;
    return amounts.filter(({ figure }) => each.figures[figure]).map(({ icon, figure, less }) =>
      draw`<${Amount} key=${`${at}${icon}`} kit=${kit} n=${Number(each.figures[figure]) * (less ? -1 : 1)} icon=${icon}
        plus /> `
    );
  });
}

const GAP = "\u0000";

/** "5 places, so her 6 is too high and her (3) counts.": the number in use on a disc. */
/** @param {{ kit: Kit, figures: Record<string, unknown> }} props */
function Numbers({ kit, figures: { target, first, most, number } }) {
  const key = Number(first) > Number(most) ? "second" : "first";
  const gaps = { places: kit.t(`rachel.places.${target}`, { n: Number(most) }), first: Number(first), number: GAP };
  const [before, after] = kit.t(`rachel.tell.number.${key}`, gaps).split(GAP);
  return draw`<span>${before}<b class="nk hit">${Number(number)}</b>${after} </span>`;
}

/** "Developments 3 of 7, …" @param {Kit} kit */
function goalWords(kit) {
  const each = rachelOf(kit).goals.map(({ measure, value, needed, done }) =>
    done
      ? kit.t("rachel.tell.goal_done", { goal: kit.t(`rachel.goal.${measure}`) })
      : kit.t("rachel.tell.goal", { goal: kit.t(`rachel.goal.${measure}`), n: value, of: needed })
  );
  return `${each.join(", ")}.`;
}

// -- the cards at each step -----------------------------------------------------------------------------------

/** Which cards lie there at each step, which number counts, and what has been tried. @param {Kit} kit @returns {Scene[]} */
export function scenes(kit) {
  /** @type {Scene} */
  let scene = { card: null, support: null, number: null, tried: {}, now: true };
  return chapters(kit).map(({ kind, action, events }) => {
    for (const { event, figures } of events) {
      if (event === "rachel_card") scene = { ...scene, card: String(figures.solo_card), number: null, tried: {} };
      if (event.startsWith("rachel_support")) scene = { ...scene, support: String(figures.support) };
      if (event === "rachel_number") scene = { ...scene, number: 0 };
      if (event === "rachel_number_second") scene = { ...scene, number: 1 };
      if (whyNot(event)) scene = { ...scene, tried: { ...scene.tried, [action]: whyNot(event) ?? "" } };
    }
    if (kind === "act") scene = { ...scene, tried: { ...scene.tried, [action]: "done" } };
    return scene;
  });
}
