/** The hand, each card with both its uses, and the own Blueprints. */
/** @import { Choice, Drawing } from "/static/shell/types.d.ts" */
/** @import { Kit, Player } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { soft } from "../words/line-breaks.js";
import { Amount, Icon, isFree, KindIcon, name, names, short } from "../pieces.js";
import { useThing } from "../in-hand.js";
import { Halves, halvesOf, halvesSay } from "../modules/cabins.js";
import { Effect, effectSays } from "../modules/effects.js";
import { SetMark } from "../modules/set-mark.js";

/**
 * What a card is bound to: an action by its name, or one of the moments of a turn.
 * @param {Kit} kit
 * @param {string} id
 */
function boundTo(kit, id) {
  const { restriction } = kit.cards.agenda[id];
  return kit.cards.actions[restriction] ? name(kit, "actions", restriction) : kit.t(`own.bound.${restriction}`);
}

/** @type {Record<string, string>} */
const MOMENTS = {
  LAUNCH: "launch",
  NONE: "check",
  ASSIGN: "worker",
  DAY: "day",
  DESTINATION: "dest-r",
  RECALL: "meeting",
  BUMPED: "funding",
  MEETING: "meeting",
  RETURN: "earth",
  STEP1: "ship",
};
/** @param {Kit} kit @param {string} id */
const pictureOf = (kit, id) =>
  MOMENTS[kit.cards.agenda[id].restriction] ?? `act-${kit.cards.agenda[id].restriction.toLowerCase()}`;

const EASY = 5; // cards or Blueprints that lie side by side; more of them overlap, and the one in hand rises
/** @param {(string | null)[]} cards */
const crowd = (cards) => (cards.length > EASY ? "gm-crowd" : "");
/** @param {(string | null)[]} cards */
const columns = (cards) => ({ "--cards": Math.max(4, cards.length) });

/** @param {{ kit: Kit, player: Player }} props */
export function Hand({ kit, player }) {
  const { hand } = player;
  return draw`<section class="gm-hand" aria-label=${kit.t("own.hand")}>
    <h2>${kit.t("own.hand")} <small>${kit.t("own.of", { n: hand.length, of: kit.cards.numbers.hand })}</small></h2>
    ${
    hand.length === 0
      ? draw`<p class="gm-none">${kit.t("own.hand.none")}</p>`
      : draw`<ol class=${crowd(hand)} style=${columns(hand)}>${
        hand.map((id, at) =>
          draw`
      <li key=${id ?? at}>${id ? draw`<${Card} kit=${kit} id=${id} />` : draw`<${Hidden} kit=${kit} />`}</li>`
        )
      }</ol>`
  }
  </section>`;
}

/** @param {{ kit: Kit }} props */
function Hidden({ kit }) {
  return draw`<${Icon} name="card-back" className="gm-back" label=${kit.t("own.hand.hidden")} />`;
}

/**
 * What the two halves of a card can do now: its text (or its discard), and its Resource.
 * @param {Kit} kit
 * @param {string} id
 */
function usesOf(kit, id) {
  const all = kit.can(`card-${id.toLowerCase()}`);
  /** @param {{ verb: string, arguments: Record<string, any> }} props */
  const spends = ({ verb, arguments: { resource } }) => verb === "pay" || Boolean(resource);
  const asked = [...all].sort((a, b) => Number(isFree(a)) - Number(isFree(b)));
  return { text: asked.find((choice) => !spends(choice)), resource: asked.find(spends) };
}

/**
 * A card: above what is printed on it, below the Resource it may be played for instead.
 * @param {{ kit: Kit, id: string }} props
 */
function Card({ kit, id }) {
  const { resource } = kit.cards.agenda[id];
  const word = id.toLowerCase();
  const uses = usesOf(kit, id);
  const kind = name(kit, "resources", resource);
  const title = name(kit, "agenda", id);
  const says = short(kit, "agenda", id);
  return draw`<div class=${names("gm-card", (uses.text ?? uses.resource) && "on")}>
    <${Half} ...${{ kit, word, use: uses.text, wish: `play ${word}` }} className="gm-print"
      label=${[title, boundTo(kit, id), says, uses.text?.label].filter(Boolean).join(". ")}>
      <span class="gm-bound"><${Icon} name=${pictureOf(kit, id)} />${soft(boundTo(kit, id))}
        <${SetMark} kit=${kit} group="agenda" id=${id} /></span>
      <b>${soft(title)}</b><span class="gm-says">${soft(says)}</span><//>
    <${Half} ...${{ kit, word, use: uses.resource, wish: `play ${word} ${resource}`, second: true }}
        className="gm-instead"
      label=${uses.resource?.label ?? kit.t("own.card.or", { kind })}>
      <span>${kit.t("own.card.or_one")} <i>${kind}</i></span><${Icon} name=${resource} /><//></div>`;
}

/**
 * Both halves lie at the same target: each does what stands on it, or lets the server say why it cannot.
 * @param {{
 *   kit: Kit, word: string, use: Choice | undefined, wish?: string, second?: boolean, className?: string,
 *   label?: string, children?: Drawing,
 * }} props
 */
function Half({ kit, word, use, wish, second, className, label, children }) {
  const pressed = kit.press(`card-${word}`, { label, wish });
  const own = kit.live &&
    (use
      ? { "data-can": "", "aria-disabled": undefined, tabIndex: 0, onClick: () => kit.send([use.notation]) }
      : { "data-can": undefined, "aria-disabled": "true", onClick: () => kit.why(wish ?? "") });
  return draw`<button ...${pressed} ...${own || {}} ...${second ? { id: undefined } : {}}
    class=${names(className, use && (isFree(use) ? "may" : "can"))}>${children}</button>`;
}

/** @param {{ kit: Kit, player: Player }} props */
export function Blueprints({ kit, player }) {
  const { blueprints } = player;
  const most = kit.cards.numbers.blueprints;
  return draw`<section class="gm-blues" aria-label=${kit.t("own.blueprints")}>
    <h2>${kit.t("own.blueprints")} <small>${kit.t("own.of", { n: blueprints.length, of: most })}</small></h2>
    <ol class=${crowd(blueprints)} style=${columns(blueprints)}>
    ${blueprints.map((id) => draw`<li key=${id}><${Blueprint} kit=${kit} id=${id} /></li>`)}
      ${blueprints.length === 0 && draw`<li class="gm-none">${kit.t("own.blueprints.none")}</li>`}</ol></section>`;
}

/** @param {{ kit: Kit, id: string }} props */
function Blueprint({ kit, id }) {
  const target = `own-${id.toLowerCase()}`;
  const { icons, vp, cost } = kit.cards.blueprints[id];
  const title = name(kit, "blueprints", id);
  const kinds = [...icons].map((type) => name(kit, "guests", type)).join(", ");
  const halves = halvesSay(kit, id);
  const says = [kit.t("own.segment", { name: title, kinds, n: vp }), kit.t("own.blueprint.cost", { n: cost })];
  const label = [...says, effectSays(kit, id), halves && `${halves}.`].filter(Boolean).join(" ");
  const { press, look } = useThing(kit, target, { label, wish: `segment ${id.toLowerCase()} 1` });
  return draw`<button class=${names("gm-blue", halvesOf(kit, id) && "lie", look)} data-fly=${target} ...${press}>
    <${Halves} kit=${kit} id=${id} /><b>${soft(title)}</b>
    <span><span class="kinds">${
    [...icons].map((type, at) =>
      draw`<${KindIcon} key=${at}
        kit=${kit} type=${type} silent=${true} />`
    )
  }</span><${Effect} kit=${kit} id=${id} />
    <${Amount} kit=${kit} n=${vp} icon="vp" /><${Amount} kit=${kit} n=${cost} icon="money" /></span></button>`;
}
