/** Her three cards: the one turned up, the back she goes by, and the Worker card, which is her Break Room. */
/** @import { Kit, Scene } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { amount, Icon, name, names, Piece } from "../pieces.js";
import { scenes } from "./story.js";
import { actionIcon, actionName, rachelOf } from "./words.js";

/**
 * The cards at the step that is told; otherwise the last card turned up, and the back that lies on top of the deck.
 * @param {Kit} kit
 * @returns {Scene}
 */
export function turned(kit) {
  const all = scenes(kit);
  const at = kit.telling?.at ?? -1;
  if (at >= 0) return { ...all[at], now: Boolean(all[at]?.support) };
  const rachel = rachelOf(kit);
  const last = all.at(-1) ?? { card: null, support: null, number: null, tried: {} };
  return rachel.card ? { ...last, now: true } : { ...last, support: rachel.next, number: null, now: false };
}

/** @param {{ kit: Kit, scene: Scene }} props */
export function Front({ kit, scene: { card, tried } }) {
  if (!card) return draw`<article class="rs-card none">${kit.t("rachel.none_turned")}</article>`;
  const { top, bottom } = kit.cards.solo_cards[card];
  const label = kit.t("rachel.card", { top: actionName(kit, top, card), bottom: actionName(kit, bottom, card) });
  return draw`<article key=${card} class="rs-card front" id="solo-card" aria-label=${label}>
    ${[top, bottom].map((action) => draw`<${Half} key=${action} ...${{ kit, card, action }} state=${tried[action]} />`)}
    <span class="else">${kit.t("rachel.else")}</span></article>`;
}

/**
 * An action of the card: done, failed with the reason, or not come to.
 * @param {{ kit: Kit, card: string, action: string, state?: string }} props
 */
function Half({ kit, card, action, state }) {
  const failed = state && state !== "done";
  return draw`<div class=${names("half", failed && "no", state === "done" && "go")}>
    <${Icon} name=${actionIcon(action)} /><b>${actionName(kit, action, card)}</b>
    ${failed && draw`<span class="why"><${Icon} name="no" /> ${kit.t(`rachel.why.${state}`)}</span>`}</div>`;
}

/** Two numbers and a location; the number in use lies on a disc. @param {{ kit: Kit, scene: Scene }} props */
export function Back({ kit, scene: { support, number, now } }) {
  if (!support) return draw`<article class="rs-card none">${kit.t("rachel.deck_empty")}</article>`;
  const { numbers: [first, second], location } = kit.cards.solo_cards[support];
  const place = name(kit, "locations", location);
  const label = kit.t(now ? "rachel.support_is" : "rachel.top_is", { first, second, place });
  return draw`<div class="rs-card back" id="solo-support" role="img" aria-label=${label}>
    <svg class="bg" aria-hidden="true" preserveAspectRatio="xMidYMid slice"><use href="#gc-solo-back" width="100%"
      height="100%" /></svg>
    <span class="nums">${
    [first, second].map((each, at) =>
      number === null
        ? draw`<span key=${at} class=${at === 0 ? "" : "less"}>${each}</span>`
        : at === number
        ? draw`<b key=${at}>${each}</b>`
        : draw`<s key=${at}>${each}</s>`
    )
  }</span><${Ring} at=${Number(location[1])} /><span class="place">${place}</span></div>`;
}

const CORNERS = [[30, 9], [50, 9], [50, 31], [30, 31], [10, 31], [10, 9]]; // L1 to L6, as they lie on the campus

/** The six locations, and where the Worker goes. @param {{ at: number }} props */
function Ring({ at }) {
  return draw`<svg class="rs-ring" viewBox="0 0 60 40" aria-hidden="true">
    <path d="M10 9h40v22H10z" fill="none" stroke="#fff3cf" stroke-width="2" stroke-dasharray="2.5 2" opacity=".7" />
    ${
    CORNERS.map(([x, y], k) =>
      k + 1 === at
        ? draw`<circle key=${k} cx=${x} cy=${y} r="6.5" fill="#e3ad3f" stroke="#fffaf0" stroke-width="1.5" />`
        : draw`<circle key=${k} cx=${x} cy=${y} r="3.4" fill="#fff3cf" />`
    )
  }</svg>`;
}

/** The Worker card: who is at home, what Experts cost her, what coming home brings. @param {{ kit: Kit }} props */
export function Room({ kit }) {
  const { seat, worker_card: card } = rachelOf(kit);
  const player = kit.table.players[seat];
  const { idle, idle_experts: experts, hired, prices } = player;
  const crew = [...figures("worker", 2, idle), ...figures("expert", Number(hired.left) + Number(hired.right), experts)];
  const free = /** @type {("left" | "right")[]} */ (["left", "right"]).filter((side) => !hired[side]);
  const home = idle + experts;
  return draw`<article class="rs-card room" id="rachel-break-room" data-told=${kit.told("rachel-break-room")?.kind}
      aria-label=${kit.t("rachel.room", { difficulty: kit.t(`rachel.difficulty.${card.difficulty}`) })}>
    <b>${kit.t(`rachel.difficulty.${card.difficulty}`)}</b>
    <span class=${names("slots", crew.length > 2 && "many")}>${
    crew.map(({ kind, here }, at) =>
      here
        ? draw`<i key=${at}><${Piece} kit=${kit} kind=${kind} owner=${seat} /></i>`
        : draw`<i key=${at} class="away"><${Icon} name=${kind} /></i>`
    )
  }</span>
    <small>${kit.t("rachel.home", { n: home })}</small>
    ${
    free.length > 0 && draw`<span class="hire">${
      free.map((side) =>
        draw`<span key=${side} role="img" aria-label=${kit.t(`rachel.expert.${side}`, { n: prices[side] })}
        title=${kit.t(`rachel.expert.${side}`, { n: prices[side] })}><${Icon} name="expert" />${prices[side]}</span>`
      )
    }</span><small>${kit.t("rachel.hires", { n: card.hires_below ?? 0 })}</small>`
  }
    <span class="plus" title=${kit.t("own.funding")}><${Icon} name="funding" label=${kit.t("own.funding")} />
      <b>${card.funding}</b><${Icon} name="vp" label=${amount(kit, card.funding, "vp")} />
      ${card.expert_funding > card.funding && draw`<em>${kit.t("rachel.expert_twice")}</em>`}</span></article>`;
}

/** @param {string} kind @param {number} all @param {number} home */
const figures = (kind, all, home) => Array.from({ length: all }, (_, at) => ({ kind, here: at < home }));
