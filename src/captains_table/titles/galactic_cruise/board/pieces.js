/** The small pieces all districts share: signs, amounts, marks of the seats, Guests, names in the reader's language. */
/**
 * @import {
 *   Cards, GainsView, Group, GuestType, Kit, Owner, Printed, ResourceName, ResourcesView, StopName, Table, Told,
 * } from "./types.d.ts"
 */
import { draw, Flag } from "/static/shell/lib.js";

export { shared, useMedia } from "/static/shell/hooks.js";

/** Class names that are not empty, in one string. @param {(string | false | null | undefined)[]} all */
export const names = (...all) => all.filter(Boolean).join(" ");

/**
 * The reader's language of something printed: {en, de}.
 * @param {Kit} kit
 * @param {string | Printed | undefined} words
 */
export const printed = (kit, words) => (typeof words === "string" ? words : words?.[kit.lang] ?? words?.en ?? "");

/**
 * An entry of the catalogue; targets write codes in lower case.
 * @template {Group} G
 * @param {Kit} kit
 * @param {G} group
 * @param {string | number} id
 * @returns {Cards[G][string]}
 */
export const entry = (
  kit,
  group,
  id,
) => /** @type {Cards[G][string]} */ (kit.cards[group][id] ?? kit.cards[group][String(id).toUpperCase()]);

/**
 * The words of an entry, if it is there and has such.
 * @param {Kit} kit
 * @param {Group} group
 * @param {string | number} id
 * @returns {Partial<Told> | undefined}
 */
const words = (kit, group, id) => /** @type {Partial<Told> | undefined} */ (entry(kit, group, id));

/** @param {Kit} kit @param {Group} group @param {string | number} id */
export const name = (kit, group, id) => printed(kit, words(kit, group, id)?.name);

/**
 * The short text for a card or a tile; where there is none, the whole one.
 * @param {Kit} kit
 * @param {Group} group
 * @param {string | number} id
 */
export const short = (kit, group, id) => printed(kit, words(kit, group, id)?.short) || text(kit, group, id);

/** A Technology, a card or an Expert: whatever lowers a price. @param {Kit} kit @param {string | number} id */
export const sourceName = (kit, id) =>
  name(kit, "technologies", id) || name(kit, "agenda", id) || name(kit, "experts", id);

/** @param {Kit} kit @param {Group} group @param {string | number} id */
export const text = (kit, group, id) => printed(kit, words(kit, group, id)?.text);

/** "Jonas", "the neutral company", "the NPC company". @param {Kit} kit @param {Owner} seat */
export const seatName = (kit, seat) => (typeof seat === "number" ? kit.name(seat) : kit.t(`unit.${seat}`));

/** "Food and Fuel": a list in the reader's language. @param {Kit} kit @param {string[]} all */
export const listed = (kit, all) => new Intl.ListFormat(kit.lang, { type: "conjunction" }).format(all);

/** Free acts are allowed now, but not what is asked. @param {{ permitted: boolean }} props */
export const isFree = ({ permitted }) => permitted;

/**
 * The sign of what has these choices: "can" answers the question, "may" is a free act, "" is neither. While Rachel's turn
 * is told, the signs step back; it can be chosen all the same.
 * @param {Kit} kit
 * @param {{ permitted: boolean }[]} choices
 */
export function signOf(kit, choices) {
  if (choices.length === 0 || kit.telling?.step) return "";
  return choices.every(isFree) ? "may" : "can";
}

/** The sign of a target. @param {Kit} kit @param {string} target */
export const sign = (kit, target) => signOf(kit, kit.can(target));

/** The class of whoever owns a piece: sets --c. @param {Owner} owner */
export const ownerClass = (owner) => (typeof owner === "number" ? `s${owner}` : owner);

/** @type {Record<string, string>} */
const SAME = { ads: "ad", resources: "resource", any: "resource", cards: "card" };
/** @param {string} icon */
const symbol = (icon) => SAME[icon] ?? icon;

/**
 * A picture of the sprite; `label` where no words beside it say the same.
 * @param {{ name: string, label?: string, className?: string }} props
 */
export function Icon({ name: icon, label, className }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return draw`<svg class=${names("gi", className)} ...${spoken}><use href=${`#gc-${symbol(icon)}`} /></svg>`;
}

/** "2 Money" in words. @param {Kit} kit @param {number} n @param {string} icon */
export const amount = (kit, n, icon) => kit.t(`unit.${symbol(icon)}`, { n });

/**
 * A number with its sign, spoken in words: Amount 2 money. `plus` writes the plus of a gain.
 * @param {{ kit: Kit, n: number, icon: string, plus?: boolean }} props
 */
export function Amount({ kit, n, icon, plus }) {
  const shown = n < 0 ? `−${-n}` : `${plus ? "+" : ""}${n}`;
  return draw`<span class="amt" role="img" aria-label=${amount(kit, n, icon)}><b aria-hidden="true">${shown}</b>
    <${Icon} name=${icon} /></span>`;
}

/** @param {Owner} owner */
const mark = (owner) => (typeof owner === "number" ? `seat-${owner}` : owner);

/**
 * The flag of a seat; neutral and NPC have marks of their own. Words beside it say whose it is.
 * @param {{ seat: Owner }} props
 */
export function SeatMark({ seat }) {
  return draw`<span class=${names("smark", ownerClass(seat))}>
    ${typeof seat === "number" ? draw`<${Flag} seat=${seat} />` : draw`<${Icon} name=${seat} />`}</span>`;
}

/**
 * A figure too small for a flag wears what its owner's flag bears: "dev", "worker", "expert", "cube", "consultant".
 * @param {{ kit: Kit, kind: string, owner: Owner, fly?: string, className?: string, label?: string }} props
 */
export function Piece({ kit, kind, owner, fly, className, label }) {
  return draw`<span class=${names("piece", kind, ownerClass(owner), className)} data-fly=${fly}>
    <${Icon} name=${kind} label=${label ?? kit.t(`unit.of.${kind}`, { who: seatName(kit, owner) })} />
    <span class="on"><${Icon} name=${mark(owner)} /></span></span>`;
}

/**
 * A Guest, told apart by outline and colour: type A, R or F.
 * @param {{ kit: Kit, type: GuestType, silent?: boolean, className?: string }} props
 */
export function GuestFigure({ kit, type, silent, className }) {
  const kind = type.toLowerCase();
  const label = silent ? undefined : kit.t("unit.one_guest", { kind: name(kit, "guests", type) });
  return draw`<span class=${names("guest", `k${kind}`, className)}><${Icon} name=${`guest-${kind}`}
    label=${label} /></span>`;
}

/** The icon of a Guest type as Segments print it. @param {{ kit: Kit, type: GuestType, silent?: boolean }} props */
export function KindIcon({ kit, type, silent }) {
  const kind = type.toLowerCase();
  return draw`<span class=${`kind k${kind}`}>
    <${Icon} name=${`icon-${kind}`} label=${silent ? undefined : name(kit, "guests", type)} /></span>`;
}

/** @type {Record<string, string>} */
const STOPS = { D: "day", E: "earth" };

/**
 * A Stop of a Cruise: A, R, F, D (a Day in Space) or E (back to Earth).
 * @param {{ kit: Kit, stop: StopName, className?: string }} props
 */
export function Stop({ kit, stop, className }) {
  const picture = STOPS[stop] ?? `dest-${stop.toLowerCase()}`;
  const label = STOPS[stop] ? kit.t(`unit.${STOPS[stop]}`) : printed(kit, entry(kit, "guests", stop).destination);
  return draw`<span class=${names("stop", `stop-${stop.toLowerCase()}`, className)}><${Icon} name=${picture}
    label=${label} /></span>`;
}

/** @type {ResourceName[]} */
export const RESOURCES = ["food", "oxygen", "fuel"];
/** @type {GuestType[]} */
export const TYPES = ["A", "R", "F"];

/**
 * Amounts of Resources in a row; those of which there are none are left out unless `all`.
 * @param {{ kit: Kit, amounts: Partial<ResourcesView>, all?: boolean }} props
 */
export function Resources({ kit, amounts, all }) {
  return draw`<span class="resources">${
    RESOURCES.filter((kind) => all || amounts[kind]).map((kind) =>
      draw`
    <${Amount} key=${kind} kit=${kit} n=${amounts[kind] ?? 0} icon=${kind} />`
    )
  }</span>`;
}

/**
 * Gains as the pack writes them, {money: 2, ads: 1}, as amounts in a row.
 * @param {{ kit: Kit, gains: GainsView, plus?: boolean }} props
 */
export function Gains({ kit, gains, plus }) {
  return draw`<span class="gains">${
    Object.entries(gains).map(([icon, n]) =>
      draw`
    <${Amount} key=${icon} kit=${kit} n=${n} icon=${icon} plus=${plus} />`
    )
  }</span>`;
}

/**
 * Whose board the reader looks at below: the own one, or for a spectator that of whoever is to move. Rachel's lies in
 * the rail.
 * @param {{ seat: number | null, table: Table }} props
 */
export const ownSeat = ({ seat, table }) => seat ?? (table.rachel ? table.first : table.turn ?? table.first);

export const PHONE = "(max-width: 640px)";
