/** The Location Bonus token at the name of a location: grey until enough Developments stand beside it. */
/** @import { Kit, LocationView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { entry, Icon, name, names, text } from "../pieces.js";
import { gainWords } from "../works/words.js";

/** @param {{ kit: Kit, place: LocationView }} props */
export function LocationBonus({ kit, place }) {
  const { bonus } = place;
  if (!bonus) return null;
  const { gain, per } = entry(kit, "location_bonuses", bonus.token);
  const [icon] = Object.keys(gain);
  const { active, gained, own = 0, built, needed } = bonus;
  const count = !active ? `${built}/${needed}` : per > 1 ? `${own}/${per}` : `×${own}`;
  return draw`<span class=${names("lb", active && "on", gained && "got")}><${Icon} name=${icon} />
    <small>${count}</small></span>`;
}

/** What it gives the reader now, or what it still needs; [] without one. @param {Kit} kit @param {LocationView} place */
export function bonusSays(kit, { bonus }) {
  if (!bonus) return [];
  const what = `${name(kit, "location_bonuses", bonus.token)}: ${text(kit, "location_bonuses", bonus.token)}`;
  if (!bonus.active) return [what, kit.t("modules.bonus.inactive", { n: bonus.built, of: bonus.needed })];
  if (!bonus.gains) return [what];
  return [what, kit.t("modules.bonus.now", { gains: gainWords(kit, bonus.gains) })];
}
