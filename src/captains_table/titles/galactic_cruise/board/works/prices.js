/** What Segments and Guests cost the reader now, with every reduction that holds (GC-9.5.2, GC-10.14). */
import { entry, name } from "../pieces.js";

const areaOf = (kit, slot) => kit.table.areas.find(({ id }) => id === `T${slot + 1}`);

/** Technologies with this effect that the reader may use now, as [{id, value}]. */
export function technologies(kit, effect) {
  const has = (id) => entry(kit, "technologies", id)?.effect === effect;
  return kit.table.technologies.filter((id, slot) => has(id) && areaOf(kit, slot)?.usable)
    .map((id) => ({ id, value: entry(kit, "technologies", id).value ?? 0 }));
}

/** Cards played for their text on the action in progress, with this effect. */
function played(kit, effect) {
  return kit.table.now.cards.filter((id) => entry(kit, "agenda", id)?.effect === effect);
}

// -- Segments -------------------------------------------------------------------------------------------------

/** What a slot of the display adds; `waived` names what spares the reader from it. */
export function surcharge(kit, slot) {
  const { surcharge_money: money, surcharge_reputation: reputation } = kit.cards.displays;
  const tech = technologies(kit, "no_surcharge")[0];
  const card = kit.table.now.action === "SEGMENTS" && played(kit, "no_surcharge")[0];
  const waived = tech ? name(kit, "technologies", tech.id) : card ? name(kit, "agenda", card) : null;
  return { money: money[slot], reputation: reputation[slot], waived };
}

/**
 * The price of a Segment in lines: [{says, money}], its total, and the Reputation it costs.
 * @param {number|null} slot  of the display; null: from beside the own board
 */
export function segmentBill(kit, id, slot) {
  const lines = [{ says: kit.t("bill.cost"), money: entry(kit, "blueprints", id).cost }];
  let reputation = 0;
  if (slot !== null) {
    const extra = surcharge(kit, slot);
    if (extra.waived) lines.push({ says: kit.t("bill.no_surcharge", { name: extra.waived }), money: 0 });
    else {
      lines.push({ says: kit.t("bill.surcharge"), money: extra.money });
      reputation = extra.reputation;
    }
  }
  for (const { id: tech, value } of technologies(kit, "segment_discount")) {
    lines.push({ says: name(kit, "technologies", tech), money: -value });
  }
  for (const card of played(kit, "discount")) {
    lines.push({ says: name(kit, "agenda", card), money: -entry(kit, "agenda", card).value });
  }
  let money = Math.max(0, lines.reduce((sum, line) => sum + line.money, 0));
  const { rebate } = kit.table.now; // of an Expert, off the action's total
  if (rebate && money) {
    lines.push({ says: name(kit, "experts", kit.table.expert), money: -rebate });
    money = Math.max(0, money - rebate);
  }
  return { lines, money, reputation };
}

// -- Guests ---------------------------------------------------------------------------------------------------

/** Ads for a Guest of a section (0 to 2; 3 is the supply): {printed, price, why: names of what lowers it}. */
export function guestPrice(kit, section) {
  const { queue, supply_guest: supply } = kit.cards.numbers;
  const printed = section === 3 ? supply : queue[section];
  const why = [];
  let price = printed;
  if (section === 1 || section === 2) {
    for (const { id, value } of technologies(kit, "queue_discount")) {
      price = Math.max(0, price - value);
      why.push(name(kit, "technologies", id));
    }
  }
  if (kit.table.now.action === "ADVERTISE") {
    for (const card of section < 3 ? played(kit, "cap") : []) {
      price = Math.min(price, entry(kit, "agenda", card).value);
      why.push(name(kit, "agenda", card));
    }
    for (const card of played(kit, "discount")) {
      price = Math.max(0, price - entry(kit, "agenda", card).value);
      why.push(name(kit, "agenda", card));
    }
  }
  return { printed, price, why };
}

/** What a ticket for this Cruise brings: Money for each Guest, and the kinds that also bring Reputation. */
export function ticketGains(kit, cruise) {
  const stops = [...entry(kit, "cruises", cruise).stops].filter((stop) => stop !== "D");
  const extra = played(kit, "per_guest").reduce((sum, card) => sum + entry(kit, "agenda", card).value, 0);
  return { money: stops.length + extra, kinds: [...new Set(stops)] };
}
