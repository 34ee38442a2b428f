/**
 * Choices about two things of the table: a Development and its area, a Worker and a location or a Ship, a Blueprint and
 * a Ship. Whichever is pressed first is taken in hand; then the other answers.
 */
/** @import { Choice, Pressing } from "/static/shell/types.d.ts" */
/** @import { Kit } from "./types.d.ts" */
import { draw, Icon, useLayoutEffect } from "/static/shell/lib.js";
import { halvesSay } from "./modules/cabins.js";
import { Amount, name, PHONE, shared, signOf } from "./pieces.js";

/** The thing besides the target that a choice with this verb is about. @type {Record<string, (given: any, target: string) => string>} */
const OTHER = {
  build: ({ resource }) => `row-${resource}`,
  assign: ({ worker }) => `crew-${worker}`,
  launch: ({ worker }) => `crew-${worker}`,
  send: ({ guest }, target) => `aboard-${target.split("-")[1]}-${guest.toLowerCase()}`,
  segment: ({ ship, place }) => place ? `dock-${ship}-${place}` : `ship-${ship}`,
};

/** The things that a choice is about: its target first. @param {Choice} choice */
export function thingsOf({ target, verb, arguments: given }) {
  const other = OTHER[verb]?.(given, target);
  return other ? [target, other] : [target];
}

/** @param {Kit} kit @param {string} thing */
const choicesOf = (kit, thing) => kit.live ? kit.view.choices.filter((choice) => thingsOf(choice).includes(thing)) : [];

const useHand = shared({ thing: "", asked: "" });

/** What is in hand; a new question empties it. @param {Kit} kit */
export function useHeld(kit) {
  const [hand, setHand] = useHand();
  const asked = kit.view.choices.map(({ notation }) => notation).join();
  const held = hand.asked === asked && kit.live && choicesOf(kit, hand.thing).length > 0 ? hand.thing : "";
  return { held, hold: (/** @type {string} */ thing) => setHand({ thing, asked }) };
}

/**
 * The things that answer now: with something in hand, what goes with it.
 * @param {Kit} kit
 * @param {string} held
 * @param {(choice: Choice) => boolean} [which]
 */
export function openThings(kit, held, which = () => true) {
  const choices = (held ? choicesOf(kit, held) : kit.live ? kit.view.choices : []).filter(which);
  return [...new Set(choices.flatMap(thingsOf))].filter((thing) =>
    thing !== held && (held || !thing.startsWith("dock-"))
  );
}

/**
 * What makes such a thing a button, and how it looks: "can" and "may" as everywhere, "sel" in hand.
 * @param {Kit} kit
 * @param {string} thing
 * @param {{ label?: string, wish?: string }} [words]
 * @returns {{ press: Pressing, look: string }}
 */
export function useThing(kit, thing, words) {
  const { held, hold } = useHeld(kit);
  const all = choicesOf(kit, thing);
  const inHand = held === thing;
  const fitting = held && !inHand ? all.filter((choice) => thingsOf(choice).includes(held)) : all;
  const among = fitting.length ? fitting : all; // what does not go with the thing in hand takes its place
  const both = held && !inHand && fitting.length > 0; // and if several are still left, a menu tells them apart
  const take = both ? undefined : () => hold(inHand ? "" : thing);
  const press = kit.press(thing, { ...words, among, take });
  const look = inHand ? "sel" : signOf(kit, fitting);
  return { press: inHand ? { ...press, "aria-pressed": "true" } : press, look };
}

/** What is in hand, what it waits for, and a way to put it down. @param {{ kit: Kit }} props */
export function InHand({ kit }) {
  const { held, hold } = useHeld(kit);
  useLayoutEffect(() => {
    if (!held) return undefined;
    bringInSight(openThings(kit, held));
    /** @param {KeyboardEvent} event */
    const escape = (event) => event.key === "Escape" && hold("");
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [held]);
  if (!held) return null;
  return draw`<div class="gc-hand" role="status"><span>${says(kit, held)}</span><${Price} kit=${kit} held=${held} />
    <button type="button" aria-label=${kit.t("hand.put_down")} onClick=${() => hold("")}><${Icon} name="x" /></button>
    </div>`;
}

const BARS = 130; // so high, at most, are the bars above and below the sheet

/** Where none of these things is in sight, scroll to the first. @param {string[]} things */
export function bringInSight(things) {
  const there = things.map((thing) => document.getElementById(thing)).filter((each) => each !== null);
  const tops = there.map((each) => each.getBoundingClientRect().top);
  if (tops.length === 0 || tops.some((top) => top >= BARS && top <= innerHeight - BARS)) return;
  const district = matchMedia(PHONE).matches ? there[0].closest(".gc-d, .gc-own") : null;
  (district ?? globalThis).scrollBy({ top: tops[0] - innerHeight / 2 });
}

/** What the thing in hand waits for, in words. @param {Kit} kit @param {string} held */
function says(kit, held) {
  const [kind, word = ""] = held.split("-");
  const choice = choicesOf(kit, held)[0];
  if (kind === "row") return kit.t("hand.row", { kind: name(kit, "resources", word) });
  if (kind === "crew") return kit.t(`hand.${word}`);
  if (kind === "site") return kit.t("hand.site", { site: name(kit, "locations", word) });
  if (kind === "ship") return kit.t(`hand.ship.${choice.verb}`, { ship: kit.t(`own.ship.${word}`) });
  if (kind === "area") {
    const tile = word[0] === "t" ? kit.table.technologies[Number(word[1]) - 1] : "";
    return kit.t("hand.area", { where: tile ? name(kit, "technologies", tile) : kit.t("hand.walkway") });
  }
  if (kind === "aboard") return kit.t("hand.guest", { kind: name(kit, "guests", held.split("-")[2]) });
  if (kind === "segment") return kit.t("hand.segment");
  const id = blueprintOf(kit, choice);
  if (choice.arguments.place) {
    return kit.t("hand.place", { name: name(kit, "blueprints", id), halves: halvesSay(kit, id) });
  }
  return kit.t("hand.blueprint", { name: name(kit, "blueprints", id) });
}

/** @param {Kit} kit @param {Choice} choice */
const blueprintOf = (kit, { arguments: { blueprint, slot } }) => blueprint ?? kit.table.blueprints[slot - 1] ?? "";

/** What a Segment of this Blueprint costs. @param {{ kit: Kit, held: string }} props */
function Price({ kit, held }) {
  const { verb, arguments: { blueprint, slot } } = choicesOf(kit, held)[0];
  if (verb !== "segment" || held.startsWith("ship")) return null;
  const bill = blueprint ? kit.table.prices.own[blueprint] : kit.table.prices.display[slot - 1];
  return bill && draw`<span class="gc-handprice"><${Amount} kit=${kit} n=${bill.money} icon="money" />
    ${bill.reputation > 0 && draw`<${Amount} kit=${kit} n=${-bill.reputation} icon="reputation" />`}</span>`;
}
