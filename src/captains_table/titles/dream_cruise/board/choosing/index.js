/** Before sailing: what is chosen lies on the sky above the ship. Families, places, sets of ship cards. */
/** @import { Drawing, VNode } from "/static/shell/types.d.ts" */
/** @import { Colour, Kit, LocationCard, WishIcon } from "../types.d.ts" */
/** @import { CabinView, SetView, ShipView } from "../view.d.ts" */
import { draw, Flag, Icon, names } from "/static/shell/lib.js";
import { Back, Guest, Places, Points, printed, Sign, Slip, Wish, Wishes } from "../pieces.js";
import { Lettering, lies } from "../port/index.js";
import { gain } from "../own/routes.js";
import { Vignette } from "../pictures/places/index.js";

/** @type {Record<string, (props: { kit: Kit }) => VNode>} */
const TRAYS = { start_set: StartSets, arrange: Arrange };

/** What lies above the ship just now, or null: a component for {kit, ship}. @param {Kit} kit */
export function trayOf(kit) {
  const { table } = kit;
  if (kit.view.kind in TRAYS) return TRAYS[kit.view.kind];
  if (table.phase === "boarding" && table.drawn?.length) return Boarding;
  if (table.phase === "set_course" && table.drawn?.length) return SetCourse;
  if (table.phase === "prepare" && table.display.length) return Display;
  return null;
}

/** Who has been given a cabin, and which cabin is asked about: {colour: family id, or true}. @param {Kit} kit */
export function movingIn(kit) {
  const { phase, picked = [], cabins_to_fill: cabins = [] } = kit.table;
  if (phase !== "boarding") return {};
  return Object.fromEntries(cabins.slice(0, picked.length + 1).map((colour, at) => [colour, picked[at] ?? true]));
}

/** @param {{ title: string, says: Drawing, className?: string, children?: Drawing }} props */
function Tray({ title, says, className, children }) {
  return draw`<div class=${names("tray", className)}><header><h3>${title}</h3><p>${says}</p></header>${children}</div>`;
}

// -- families ---------------------------------------------------------------------------------------------

/**
 * A family as it is printed: name, points, members, wishes; those that additions of the ship meet are marked.
 * @param {{ kit: Kit, id: string, colour: Colour }} props
 */
function FamilyFace({ kit, id, colour }) {
  const family = kit.cards.families[id];
  const met = kit.table.met?.[id] ?? [];
  return draw`<span class="family-head"><b>${family.name}</b><${Points} kit=${kit} n=${family.points} /></span>
    <span class="family-crowd" role="img" aria-label=${kit.t("choosing.members", { n: family.members })}>
      ${Array.from({ length: family.members }, (_, each) => draw`<${Guest} key=${each} kind=${colour} />`)}</span>
    <span class="family-wishes">${
    family.icons.map((icon) =>
      draw`<span key=${icon}>
      <${Wishes} kit=${kit} icons=${[icon]} met=${met} />
      <span class="wish-word" aria-hidden="true">${kit.t(`rail.wish.${icon}`)}</span></span>`
    )
  }</span>
    ${met.length > 0 && draw`<span class="family-met">${kit.t("choosing.met", { n: met.length })}</span>`}`;
}

/** @param {Kit} kit @param {string} id */
function familyLabel(kit, id) {
  const { name, members, points, icons } = kit.cards.families[id];
  const wishes = icons.map((icon) => printed(kit, kit.cards.icons[icon])).join(", ");
  return [`${name}: ${kit.t("choosing.members", { n: members })}`, kit.t("points", { n: points }), wishes].join(
    ", ",
  );
}

/** @param {{ kit: Kit }} props */
function Boarding({ kit }) {
  const { drawn = [], picked = [], cabins_to_fill: cabins = [] } = kit.table;
  const next = cabins[picked.length];
  const done = next === undefined;
  const cabin = done ? "" : printed(kit, kit.cards.cabins[next]);
  return draw`<${Tray} className="boarding" title=${kit.t("choosing.boarding")}
      says=${
    done
      ? kit.t("choosing.boarding.done")
      : kit.t("choosing.boarding.says", { n: drawn.length, k: cabins.length, cabin })
  }>
    <ol class=${names("families", drawn.length > 4 && "many")}>${
    drawn.map((id) => {
      const target = `family-${id.toLowerCase()}`;
      const place = cabins[picked.indexOf(id)];
      const can = kit.can(target).length > 0;
      return draw`<li key=${id}><button class=${names("family-card", can && "can", place && "taken", place)}
          ...${kit.press(target, { label: familyLabel(kit, id), wish: `board ${id.toLowerCase()}` })}>
        <${FamilyFace} ...${{ kit, id }} colour=${place ?? next ?? "slot"} />
        ${
        place
          ? draw`<span class="family-place"><${Icon} name="check" />
        ${printed(kit, kit.cards.cabins[place])}</span>`
          : done && draw`<span class="family-place away">${kit.t("choosing.sent_away")}</span>`
      }</button></li>`;
    })
  }</ol><//>`;
}

/** @param {{ kit: Kit }} props */
function StartSets({ kit }) {
  return draw`<${Tray} className="starting" title=${kit.t("choosing.start")} says=${kit.t("choosing.start.says")}>
    <ol class="start-sets">${
    Object.entries(kit.table.start_sets ?? {}).map(([letter, families]) =>
      draw`<li key=${letter}>
      <button class=${names("start-set", kit.can(`start-${letter.toLowerCase()}`).length > 0 && "can")}
          ...${
        kit.press(`start-${letter.toLowerCase()}`, {
          label: `${letter}: ${families.map((id) => familyLabel(kit, id)).join("; ")}`,
        })
      }>
        <span class="letter">${letter}</span>
        ${
        families.map((id) =>
          draw`<span key=${id} class="start-family"><b>${kit.cards.families[id].name}</b>
          <${Wishes} kit=${kit} icons=${kit.cards.families[id].icons} /></span>`
        )
      }</button></li>`
    )
  }</ol><//>`;
}

/** @param {{ kit: Kit }} props */
function Arrange({ kit }) {
  return draw`<${Tray} className="arranging" title=${kit.t("choosing.arrange")} says=${kit.t("choosing.arrange.says")}>
    <p><button class="btn go" ...${kit.press("arrange", { label: kit.t("choosing.arrange.keep") })}>
      <${Icon} name="check" />${kit.t("choosing.arrange.keep")}</button></p><//>`;
}

// -- places -----------------------------------------------------------------------------------------------

/** @param {{ kit: Kit, ship: ShipView }} props */
function SetCourse({ kit, ship }) {
  const { drawn = [], picked = [] } = kit.table;
  const done = picked.length > 0;
  const says = kit.t(done ? "choosing.course.done" : "choosing.course.says");
  return draw`<${Tray} className="charting" title=${kit.t("choosing.course")} says=${says}>
    <ol class="postcards">${
    drawn.map((id) =>
      draw`<li key=${id}>
      <${Postcard} ...${{ kit, ship, id, done, chosen: picked.includes(id) }} /></li>`
    )
  }</ol><//>`;
}

/** @param {{ kit: Kit, ship: ShipView, id: string, done: boolean, chosen: boolean }} props */
function Postcard({ kit, ship, id, done, chosen }) {
  const location = kit.cards.locations[id];
  const target = `location-${id.toLowerCase()}`;
  const can = kit.can(target).length > 0;
  /** @param {LocationCard["top"]} part @param {string} name */
  const spot = (part, name) => ({ ...part, name, guests: [] });
  const spots = [spot(location.top, kit.t(location.region ? "choosing.excursion" : "sea_activity"))];
  if (location.bottom) spots.push(spot(location.bottom, printed(kit, location.bottom.name ?? {})));
  const told = spots.map(({ name, icon, capacity }) =>
    `${name}: ${printed(kit, kit.cards.icons[icon])}, ${kit.t("places.free", { n: capacity })}`
  );
  const route = routeSays(kit, ship, location);
  const label = [printed(kit, location.name), lies(kit, location), ...told, route].join(", ");
  return draw`<button class=${names("postcard", can && "can", chosen && "chosen", done && !chosen && "passed")}
      ...${kit.press(target, { label, wish: `course ${id.toLowerCase()}` })}>
    <span class="postcard-art"><${Vignette} id=${id} card=${location} shape="wide" />
      <${Lettering} kit=${kit} location=${location} /></span>
    ${
    spots.map((each) =>
      draw`<span key=${each.name} class="postcard-spot"><${Wish} kit=${kit} icon=${each.icon} />
      <span class="called"><b>${each.name}</b><small><${Wishing} kit=${kit}
        cabins=${kit.table.wishing?.[each.icon] ?? []} /></small></span>
      <${Places} kit=${kit} spot=${each} /></span>`
    )
  }
    ${
    !location.bottom && draw`<span class="postcard-spot open"><${Guest} kind="slot" />
      <span class="called"><b>${kit.t("choosing.slots")}</b><small>${
      kit.t("choosing.slots.says")
    }</small></span></span>`
  }
    <span class="postcard-route">${route}</span></button>`;
}

/** Which cabins would like to go there, as figures and as a number. @param {{ kit: Kit, cabins: CabinView[] }} props */
function Wishing({ kit, cabins }) {
  if (cabins.length === 0) return kit.t("choosing.nobody_wishes");
  return draw`${cabins.map((colour) => draw`<${Guest} key=${colour} kind=${colour} />`)}
    ${kit.t("choosing.families_wish", { n: cabins.length })}`;
}

/**
 * What going there does to the route: "6 → 9 points".
 * @param {Kit} kit
 * @param {ShipView} ship
 * @param {LocationCard} location
 */
function routeSays(kit, ship, location) {
  const before = ship.points.routes;
  const more = gain(kit, location.region);
  if (more === null) return kit.t("choosing.route.now", { n: before });
  if (more === 0) return kit.t(location.region ? "choosing.route.same" : "choosing.route.same_sea", { n: before });
  return kit.t("choosing.route.more", { n: before + more, before, more });
}

// -- ship cards -------------------------------------------------------------------------------------------

/** @param {{ kit: Kit }} props */
function Display({ kit }) {
  const { table } = kit;
  const says = kit.t(kit.view.kind === "take_set" ? "choosing.display.says" : "choosing.display.wait");
  return draw`<${Tray} className="showing" title=${kit.t("choosing.display")} says=${says}>
    <ol class=${`display-sets of-${table.display.length}`}>${
    table.display.map((set) =>
      draw`<li key=${set.set}>
      <${DisplaySet} kit=${kit} set=${set} /></li>`
    )
  }</ol><//>`;
}

/** @param {{ kit: Kit, set: SetView }} props */
function DisplaySet({ kit, set }) {
  const target = `set-${set.set}`;
  const can = kit.can(target).length > 0;
  const taken = set.taken !== null;
  const cards = set.cards
    ? set.cards.map((id) => printed(kit, kit.cards.ships[id].name))
    : [kit.t("choosing.face_down")];
  const says = taken
    ? kit.t("choosing.taken", { name: kit.name(set.taken ?? 0) })
    : set.with_cap && kit.t("choosing.with_cap");
  return draw`<button class=${names("display-set", can && "can", taken && "taken", !set.cards && "hidden")}
      ...${kit.press(target, { label: [...cards, says].filter(Boolean).join(", "), wish: `take ${set.set}` })}>
    <span class="display-cards">${
    set.cards
      ? set.cards.map((id) => draw`<${Slip} key=${id} kit=${kit} id=${id} art />`)
      : Array.from({ length: set.size }, (_, each) => draw`<${Back} key=${each} />`)
  }</span>
    ${taken && draw`<span class="display-says"><${Flag} seat=${set.taken} />${kit.name(set.taken ?? 0)}</span>`}
    ${
    !taken && !set.cards && draw`<span class="display-says">${set.with_cap && draw`<${Sign} name="cap" />`}
      ${kit.t(set.with_cap ? "choosing.with_cap" : "choosing.face_down")}</span>`
  }</button>`;
}
