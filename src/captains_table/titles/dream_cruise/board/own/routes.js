/** What one more card would be worth, as the view says. */
/** @import { Kit, RegionId } from "../types.d.ts" */

/**
 * The points that a port of this region (null: a sea day) would add to one's own routes.
 * @param {Kit} kit
 * @param {RegionId} region
 */
export const gain = (kit, region) => kit.table.gains?.[region ?? "sea"] ?? null;
