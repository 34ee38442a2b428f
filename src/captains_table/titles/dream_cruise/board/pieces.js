/** The small parts that poster, ship, hand and rail share: labels of wishes, guests, spots, cards and their backs. */
/** @import { ShipView, SpotView } from "./view.d.ts" */
/** @import { Drawing } from "/static/shell/types.d.ts" */
/** @import { FigureKind, Fresh, Kit, Printed, RegionId, WishIcon } from "./types.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { CardScene } from "./pictures/cards/index.js";
import { spotName } from "./words.js";

/** The reader's language of something printed: {en, de}. @param {Kit} kit @param {Printed} words */
export const printed = (kit, words) => words[kit.lang] ?? words.en;

/** A class for names whose longest word needs smaller letters to stay in one piece. @param {string} name */
export function sized(name) {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return longest > 12 ? "longest-word" : longest > 10 ? "long-word" : "";
}

/** A picture of the sprite. @param {{ name: string, label?: string, className?: string }} props */
export function Sign({ name, label, className }) {
  return label
    ? draw`<svg class=${className} role="img" aria-label=${label}><use href=${`#dc-${name}`} /></svg>`
    : draw`<svg class=${className} aria-hidden="true"><use href=${`#dc-${name}`} /></svg>`;
}

/**
 * The luggage label of a wish. `mute` where its name stands beside it.
 * @param {{ kit: Kit, icon: WishIcon, mute?: boolean }} props
 */
export function Wish({ kit, icon, mute }) {
  const label = mute ? undefined : printed(kit, kit.cards.icons[icon]);
  return draw`<${Sign} className="wish" name=${`i-${icon}`} label=${label} />`;
}

/** @param {{ kit: Kit, icons: WishIcon[], met?: WishIcon[] }} props */
export function Wishes({ kit, icons, met = [] }) {
  return draw`<span class="wishes">${
    icons.map((icon) =>
      draw`
    <span key=${icon} class=${names("wished", met.includes(icon) && "met")}><${Wish} kit=${kit}
      icon=${icon} /></span>`
    )
  }</span>`;
}

/**
 * A figure: white, orange, blue; slot (a free place), gone (wish fulfilled), captain, duty (captain's empty place).
 * @param {{ kind: FigureKind, className?: string, fly?: string, from?: string }} props
 */
export function Guest({ kind, className, fly, from }) {
  return draw`<svg class=${names("figure", kind, className)} aria-hidden="true" data-fly=${fly} data-from=${from}>
    <use href=${`#dc-g-${kind}`} /></svg>`;
}

/** The mark of a region, or of a sea day. @param {{ region: RegionId | undefined }} props */
export function Region({ region }) {
  return draw`<${Sign} className="region" name=${`r-${region ?? "sea"}`} />`;
}

/**
 * The places of a spot, taken and free. `ghosts`: who could stand here; `fresh`: tells who has just come.
 * @param {{ kit: Kit, spot: SpotView, ghosts?: FigureKind[], seat?: number, fresh?: Fresh }} props
 */
export function Places({ kit, spot, ghosts = [], seat, fresh = () => false }) {
  const { capacity, guests, captain, free: room = capacity } = spot; // of a place that is only offered, all are free
  const free = Math.max(0, room - ghosts.filter((each) => each !== "captain").length);
  const taken = guests.map((colour) => kit.t(`colour.${colour}`)).join(", ");
  const gaps = { n: capacity, k: guests.length, colours: taken };
  const label = kit.t(guests.length ? "places.taken" : "places.free", gaps);
  /** @param {string} who @param {string} door */
  const come = (who, door) =>
    fresh(`${who} ${spot.spot}`) &&
    { className: "fresh", fly: `figure-${seat}-${who}-${spot.spot}`, from: door };
  return draw`<span class="places" role="img" aria-label=${label}>
    ${captain && draw`<${Guest} kind="captain" ...${come("captain", `bridge-${seat}`)} />`}
    ${
    guests.map((colour) =>
      draw`<${Guest} key=${colour} kind=${colour}
      ...${come(colour, `door-${seat}-${colour}`)} />`
    )
  }
    ${ghosts.map((colour) => draw`<${Ghost} key=${`ghost-${colour}`} kind=${colour} />`)}
    ${Array.from({ length: free }, (_, each) => draw`<${Guest} key=${`free${each}`} kind="slot" />`)}</span>`;
}

/** Somebody who could stand here. @param {{ kind: FigureKind }} props */
export function Ghost({ kind }) {
  return draw`<span class="ghost"><${Guest} kind=${kind} /><${Sign} className="plus" name="plus" /></span>`;
}

/**
 * What every spot shows: label, name, one line about it, places.
 * @param {{
 *   kit: Kit, ship: ShipView, spot: SpotView, says: Drawing, ghosts?: FigureKind[], seat?: number, fresh?: Fresh,
 *   children?: Drawing,
 * }} props
 */
export function Spot({ kit, ship, spot, says, ghosts, seat, fresh, children }) {
  const name = spotName(kit, ship, spot);
  return draw`<${Wish} kit=${kit} icon=${spot.icon} />
    <span class="called"><b class=${sized(name)}>${name}</b><small>${says}</small></span>
    ${children ?? draw`<${Places} ...${{ kit, spot, ghosts, seat, fresh }} />`}`;
}

/**
 * A ship card, open: activities have their label at the top, additions at the bottom, as printed.
 * @param {{ kit: Kit, id: string }} props
 */
export function CardFace({ kit, id }) {
  const card = kit.cards.ships[id];
  const head = draw`<span class="card-head"><${Wish} kit=${kit} icon=${card.icon} />
    <span class="card-places" role="img" aria-label=${kit.t("places.free", { n: card.capacity })}>
      ${Array.from({ length: card.capacity }, (_, each) => draw`<${Guest} key=${each} kind="slot" />`)}</span></span>`;
  return draw`<span class=${names("card-face", card.kind)}><span class="card-frame">
    ${card.kind === "activity" && head}
    <span class="card-art"><${CardScene} card=${card} id=${id} /></span>
    <span class=${names("card-name", sized(printed(kit, card.name)))}>${printed(kit, card.name)}</span>
    <span class="card-kind">${kit.t(`kind.${card.kind}`)}</span>
    ${card.kind === "addition" && head}</span></span>`;
}

/**
 * A ship card as a strip: picture, label, name, places. For the display and other places without room.
 * @param {{ kit: Kit, id: string, art?: boolean }} props
 */
export function Slip({ kit, id, art }) {
  const card = kit.cards.ships[id];
  return draw`<span class=${names("slip", card.kind)}>
    ${art && draw`<span class="slip-art"><${CardScene} card=${card} id=${id} wide /></span>`}
    <${Wish} kit=${kit} icon=${card.icon} />
    <span class=${names("slip-name", sized(printed(kit, card.name)))}>${printed(kit, card.name)}
      ${art && draw`<small class="slip-kind">${kit.t(`kind.${card.kind}`)}</small>`}</span>
    ${
    art && draw`<span class="card-places" role="img" aria-label=${kit.t("places.free", { n: card.capacity })}>
      ${
      Array.from({ length: card.capacity }, (_, each) =>
        draw`<${Guest} key=${each}
        kind="slot" />`)
    }</span>`
  }</span>`;
}

/** A face-down card. `deck`: ships, families or locations. */
export function Back({ deck = "ships" }) {
  const name = { ships: "back", families: "back-family", locations: "back-place" }[deck];
  return draw`<${Sign} className="card-back" name=${name} />`;
}

/** The points of a family, as a postmark. @param {{ kit: Kit, n: number }} props */
export function Points({ kit, n }) {
  return draw`<span class="points-mark" role="img" aria-label=${kit.t("points", { n })}>${n}</span>`;
}
