/** What a port more would be worth. The routes themselves come from the view. */

const value = (values, cards) => values[Math.min(cards, values.length - 1)];

/** Ports by region, and sea days. */
function count(kit, voyage) {
  const ports = {};
  let sea = 0;
  for (const id of voyage) {
    const { region } = kit.cards.locations[id];
    if (region) ports[region] = (ports[region] ?? 0) + 1;
    else sea += 1;
  }
  return { ports, sea };
}

/** All routes with the sea days placed best (DC-12.7). */
function worth({ ports, sea }, values) {
  const sizes = Object.values(ports);
  const gains = sizes.map((size) => value(values, size + 1) - value(values, size)).sort((a, b) => b - a);
  return [...sizes.map((size) => value(values, size)), ...gains.slice(0, sea)].reduce((sum, each) => sum + each, 0);
}

/**
 * The points that one more card of this region (null: a sea day) would add; null at tables that count routes otherwise.
 * While a course is being set, today's place is not in the voyage yet.
 */
export function gain(kit, ship, region) {
  const { route_values: table, split_routes: split } = kit.view.options;
  if (table !== "table" || split) return null;
  const values = kit.cards.route_values;
  const now = count(kit, ship.voyage);
  const more = { ...now.ports, [region]: (now.ports[region] ?? 0) + 1 };
  const then = region ? { ports: more, sea: now.sea } : { ports: now.ports, sea: now.sea + 1 };
  return worth(then, values) - worth(now, values);
}
