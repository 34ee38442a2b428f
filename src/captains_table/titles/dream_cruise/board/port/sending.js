/** Set Sail: picking up a guest or the captain, and sending all at once. What is legal comes with the choices. */
/** @import { DrawnEvent, State } from "/static/shell/types.d.ts" */
/** @import { ChoiceView } from "/static/shell/view.d.ts" */
/** @import { ShipView, SpotView } from "../view.d.ts" */
/** @import { Colour, Kit, Picked, SpotId } from "../types.d.ts" */
import { draw, Icon, names, useEffect, useState } from "/static/shell/lib.js";
import { Guest, Sign } from "../pieces.js";
import { spotName } from "../words.js";

const CAPTAIN = "captain";

/**
 * What the player is about to do in Set Sail, before the server hears of it.
 * `picked`: a colour, "captain" or null; `plan`: the proposal with what was left out, or null.
 * @param {Kit} kit
 * @param {ShipView} ship
 */
export function useSending(kit, ship) {
  const { table } = kit;
  /** @type {State<Picked>} */
  const [picked, setPicked] = useState(null);
  /** @type {State<number[] | null>} */
  const [left, setLeft] = useState(null); // numbers of the proposal that stay aboard; null: no plan is shown
  const now = JSON.stringify([kit.view.kind, table.proposal, ship?.spots]);
  useEffect(() => {
    setPicked(null);
    setLeft(null);
  }, [now]);
  const sailing = kit.live && kit.view.kind === "sail";
  const choices = sailing ? kit.view.choices : [];
  const captainTo = choices.filter(({ verb }) => verb === "captain");
  /** @param {Colour} colour */
  const places = (colour) => choices.filter(({ verb, arguments: to }) => verb === "place" && to.cabin === colour);
  /** @param {Colour | "captain"} who @param {SpotId} spot */
  const going = (who, spot) => (who === CAPTAIN ? captainTo : places(who)).find((each) => each.arguments.spot === spot);
  const put = () => {
    setPicked(null);
    setLeft(null);
  };
  /** @param {Picked} what @param {ChoiceView | undefined} first */
  const pick = (what, first) => (/** @type {DrawnEvent} */ event) => {
    setLeft(null);
    setPicked(picked === what ? null : what);
    const byKey = event.detail === 0;
    if (byKey && picked !== what && first) document.getElementById(`spot-${first.arguments.spot}`)?.focus();
  };
  const plan = sailing && left &&
    (table.proposal ?? []).map(([colour, spot], at) => ({ colour, spot, at, out: left.includes(at) }));
  /** @param {number} at */
  const toggle = (at) =>
    setLeft((now) => (now ?? []).includes(at) ? (now ?? []).filter((each) => each !== at) : [...(now ?? []), at]);
  const go = () => {
    const chosen = (plan || []).filter((each) => !each.out);
    kit.send(chosen.flatMap(({ colour, spot }) => going(colour, spot)?.notation ?? []));
  };
  return {
    sailing,
    going,
    places,
    captainTo,
    put,
    plan,
    toggle,
    go,
    picked: sailing ? picked : null,
    propose: () => {
      setPicked(null);
      setLeft([]);
    },
    /** @param {Colour} colour */
    pickGuest: (colour) => pick(colour, places(colour)[0]),
    pickCaptain: pick(CAPTAIN, captainTo[0]),
  };
}

/** @typedef {ReturnType<typeof useSending>} Sending */

/** What a spot is, when nothing is going on. @param {Kit} kit @param {ShipView} ship @param {SpotView} spot */
function kindOf(kit, ship, spot) {
  if (spot.captain) return kit.t("port.open_to_all");
  if (spot.spot === "bottom") return kit.t("port.shore_activity");
  if (spot.spot === "top" && !kit.cards.locations[ship.location ?? ""].region) return kit.t("sea_activity");
  return kit.t(`rail.wish.${spot.icon}`);
}

/**
 * What trying this spot would mean, to be told why it cannot be: rather by a family that wishes for it.
 * @param {Kit} kit
 * @param {SpotView} spot
 */
function wishFor(kit, spot) {
  const { wishing = {} } = kit.table;
  const [one] = [...(wishing[spot.icon] ?? []), ...Object.values(wishing).flat()];
  return one && `place ${one} ${spot.spot}`;
}

/**
 * How a spot looks and what pressing it does: {can, off, says, ghosts, press}.
 * @param {Kit} kit
 * @param {ShipView} ship
 * @param {SpotView} spot
 * @param {Sending} sending
 */
export function spotState(kit, ship, spot, sending) {
  const { table } = kit;
  const target = `spot-${spot.spot}`;
  const name = spotName(kit, ship, spot);
  const choices = kit.can(target);
  const { picked } = sending;
  const aimed = table.paying?.for === CAPTAIN && table.paying.spot === spot.spot;
  const kind = kindOf(kit, ship, spot);
  /** @param {string} says */
  const label = (says) => `${name}, ${says}`;
  if (picked) {
    const choice = sending.going(picked, spot.spot);
    const can = choice !== undefined;
    const wish = picked === CAPTAIN ? `captain ${spot.spot}` : `place ${picked} ${spot.spot}`;
    const says = picked === CAPTAIN
      ? kit.t(can ? "port.captain.here" : "port.captain.not_here")
      : can
      ? kit.t("port.guest_here")
      : kit.t(`port.not.${table.closed?.[spot.spot][picked]}`);
    const press = { // the spot may be open to somebody else, or only to the captain: what was picked up decides
      ...kit.press(target, { label: label(says) }),
      onClick: () => (can ? kit.send([choice.notation]) : kit.why(wish)),
      "data-can": can ? "" : undefined,
      "aria-disabled": can ? undefined : "true",
      tabIndex: can ? 0 : -1,
    };
    return { can, lit: can, off: !can, says, ghosts: can ? [picked] : [], press };
  }
  if (choices[0]?.verb === "replace") {
    const says = kit.t("port.gives_way");
    return { can: true, lit: true, says, ghosts: [], press: kit.press(target, { label: label(says) }) };
  }
  const can = choices.length > 0;
  const says = aimed ? kit.t("port.captain.comes") : can ? kit.t("port.guests_here", { n: choices.length }) : kind;
  const wish = kit.view.kind === "sail" ? wishFor(kit, spot) : undefined;
  const only = can && choices.length === 1 && kit.looking === target && choices[0].arguments.cabin;
  return {
    can,
    says,
    lit: Boolean(only) || aimed,
    ghosts: aimed ? [CAPTAIN] : only ? [only] : [],
    press: kit.press(target, { label: label(says), wish }),
  };
}

/** Whether the proposal sends somebody to this spot. @param {Sending} sending @param {{ spot: SpotId }} given */
export const isPlanned = (sending, { spot }) => (sending.plan || []).some((each) => each.spot === spot && !each.out);

/**
 * The places of a spot while the proposal is shown: who would go here can be left out, and taken along again.
 * @param {{ kit: Kit, spot: SpotView, sending: Sending, name: string }} props
 */
export function PlannedPlaces({ kit, spot, sending, name }) {
  const coming = (sending.plan || []).filter((each) => each.spot === spot.spot);
  return draw`<span class="places">
    ${spot.captain && draw`<${Guest} kind="captain" />`}
    ${spot.guests.map((colour) => draw`<${Guest} key=${colour} kind=${colour} />`)}
    ${
    coming.map(({ colour, at, out }) =>
      draw`<button key=${at} type="button" class=${names("ghost", out && "out")}
        aria-pressed=${!out} aria-label=${kit.t("port.plan.guest", { colour: kit.t(`colour.${colour}`), spot: name })}
        onClick=${() => sending.toggle(at)}>
      <${Guest} kind=${colour} />
      ${out ? draw`<${Icon} name="x" />` : draw`<${Sign} className="plus" name="plus" />`}</button>`
    )
  }
    ${
    Array.from({ length: Math.max(0, spot.free - coming.length) }, (_, each) =>
      draw`
      <${Guest} key=${`free${each}`} kind="slot" />`)
  }</span>`;
}

/**
 * The small button by which the captain goes straight to a spot.
 * @param {{ kit: Kit, spot: SpotView, name: string, sending: Sending }} props
 */
export function SendCaptain({ kit, spot, name, sending }) {
  const target = `captain-${spot.spot}`;
  if (!kit.can(target).length) return null;
  return draw`<button class=${names("to-captain", sending.picked === CAPTAIN && "aimed")}
      ...${kit.press(target, { label: kit.t("port.captain.label", { spot: name }) })}>
    <${Sign} name="cap" /></button>`;
}

/** On the hull: send everybody who finds something, in two steps. @param {{ kit: Kit, sending: Sending }} props */
export function SendAll({ kit, sending }) {
  if (!sending.sailing) return null;
  if (sending.plan) {
    const n = (sending.plan || []).filter((each) => !each.out).length;
    return draw`<div class="send-all planned" role="group" aria-label=${kit.t("port.plan.label")}>
      <span class="send-says">${kit.t("port.plan.says")}</span>
      <button type="button" class="btn brass small" data-target="plan-go" disabled=${n === 0} onClick=${sending.go}>
        <${Icon} name="check" />${kit.t("port.plan.go", { n })}</button>
      <button type="button" class="btn small" data-target="plan-drop" onClick=${sending.put}>
        ${kit.t("port.plan.drop")}</button></div>`;
  }
  if (sending.picked) {
    const says = kit.t(sending.picked === CAPTAIN ? "port.put_back.captain" : "port.put_back.guest");
    return draw`<div class="send-all"><button type="button" class="btn small" data-target="put-back"
      onClick=${sending.put}>
      <${Icon} name="x" />${says}</button></div>`;
  }
  const n = (kit.table.proposal ?? []).length;
  return n > 0 && draw`<div class="send-all">
    <button type="button" class="btn brass small" data-target="plan" onClick=${sending.propose}>
      <${Icon} name="users" />${kit.t("port.plan.open", { n })}</button></div>`;
}
