/** A small sign on everything that comes from an expansion: a bulb for Advancements, a joint for Accommodations. */
/** @import { Group, Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { entry, Icon } from "../pieces.js";

/** @type {Record<string, string>} */
const SIGNS = { advancements: "tracker", accommodations: "joint" };

/** Nothing on what is from the base game. @param {{ kit: Kit, group: Group, id: string }} props */
export function SetMark({ kit, group, id }) {
  const { set } = /** @type {{ set?: string }} */ (entry(kit, group, id));
  if (!set) return null;
  return draw`<i class="set"><${Icon} name=${SIGNS[set]} label=${kit.t(`modules.set.${set}`)} /></i>`;
}
