/** What one more card would be worth, as the view says. */

/** The points that a port of this region (null: a sea day) would add to one's own routes. */
export const gain = (kit, region) => kit.table.gains?.[region ?? "sea"] ?? null;
