/** Sentences about the sea. All numbers come from the view: what is legal and what it costs is not worked out here. */

const MODULES = ["rocks", "monsters", "storms"];

/** One line for the top bar: "Great Arch, Jagged Rocks · 12 of 28 islands". */
export function where(kit) {
  const { table, view } = kit;
  const slots = table.rows.flat().filter(Boolean);
  const built = table.mode === "pyramid" ? [] : MODULES.filter((each) => view.options[each]);
  const modules = built.map((each) => kit.t(`module.${each}`, { n: view.options[each] }));
  return [
    [kit.t(`mode.${table.mode}`), ...modules].join(", "),
    table.removed ? kit.t("removed", { n: table.removed }) : "",
    kit.t("islands", { n: slots.filter((slot) => slot.card).length, of: slots.length }),
  ].filter(Boolean).join(" · ");
}

/** A number of cards as a price. */
export function price(kit, n) {
  return n ? kit.t("cards", { n }) : kit.t("free");
}

/** How a card of the hand is called. */
export function cardName(kit, word) {
  return /^\d+$/.test(word) ? kit.t("island", { n: word }) : kit.t(`card.${word}`);
}

/** What a card of the hand can do now, in a few words. */
export function caption(kit, word) {
  const { offers = {}, barred = {} } = kit.table;
  if (barred[word]) {
    const { why, ...gaps } = barred[word];
    const later = why === "cost" && !["act", "place"].includes(kit.view.kind); // the hand will be another one then
    return later ? price(kit, gaps.n) : kit.t(`barred.${why}`, gaps);
  }
  if (!offers[word]) return kit.t(`ready.${word}`);
  const costs = Object.values(offers[word]);
  const cheapest = Math.min(...costs);
  const n = costs.length;
  if (n === 1) return kit.t("spot", { price: price(kit, cheapest) });
  if (cheapest) return kit.t("spots_from", { n, price: price(kit, cheapest) });
  return kit.t(costs.some(Boolean) ? "spots_some_free" : "spots_all_free", { n });
}

function slotOf(table, label) {
  return table.rows.flat().find((slot) => slot && slot.slot === label);
}

/** The sum behind a price: "37 − 35 = 2". */
function sum(kit, card, label, n) {
  const near = slotOf(kit.table, kit.table.because[label]).card;
  return { near, sum: `${Math.max(card, near)} − ${Math.min(card, near)} = ${n}` };
}

/** The second line of the prompt while something is looked at, or null. */
export function prices(kit, target) {
  const { table } = kit;
  const [kind, ...rest] = (target || "").split("-");
  const word = rest.join("-");
  if (kind === "slot" && table.placing) {
    if (table.costs[word] === 0) return kit.t("price.free", { slot: word });
    const n = table.costs[word] ?? table.dear[word];
    if (n === undefined) return null;
    const gaps = { slot: word, n, ...sum(kit, table.placing, word, n) };
    return kit.t(word in table.costs ? "price.cost" : "price.dear", gaps);
  }
  if (kind === "hand" && kit.view.kind === "act" && table.offers?.[word] && Object.keys(table.offers[word]).length) {
    const spot = ([slot, n]) => kit.t("price.spot", { slot, price: price(kit, n) });
    const spots = Object.entries(table.offers[word]).map(spot);
    return kit.t("price.spots", { card: word, spots: spots.slice(0, 6).join(", ") + (spots.length > 6 ? " …" : "") });
  }
  return null;
}

/** What lies there, for a hover or a long press. */
export function explain(kit, thing) {
  const { table } = kit;
  const [kind, ...rest] = thing.split("-");
  const word = rest.join("-");
  const say = (key, gaps) => ({ title: kit.t(`about.${key}.title`, gaps), text: kit.t(`about.${key}`, gaps) });
  if (kind === "hand" && table.hand.includes(word)) {
    if (!/^\d+$/.test(word)) return { title: kit.t(`card.${word}`), text: kit.t(`about.${word}`) };
    return { title: kit.t("island", { n: word }), text: caption(kit, word) };
  }
  if (kind === "slot") return aboutSlot(kit, word);
  if (kind === "storm") {
    const storm = (table.storms || []).find((each) => each.storm === word);
    if (!storm) return null;
    const text = kit.t(`about.storm.${storm.colour}`, { n: table.storm_limit });
    return { title: kit.t(`storm.${storm.colour}`), text };
  }
  if (kind === "row") return say(table.locked_rows.includes(Number(word)) ? "row_locked" : "row", { row: word });
  if (kind === "pile") return say("pile", {});
  if (kind === "display") return { title: kit.t("island", { n: word }), text: kit.t("about.display") };
  if (thing === "discard" || thing === "turn") return say(thing, { n: table.prices[thing] });
  return thing === "start" || thing === "finish" ? say(thing, {}) : null;
}

function aboutSlot(kit, label) {
  const slot = slotOf(kit.table, label);
  if (!slot) return null;
  const title = slot.card ? kit.t("island", { n: slot.card }) : kit.t("empty_slot", { slot: label });
  const texts = [];
  if (slot.card) texts.push(kit.t("on_slot", { slot: label }));
  if (slot.side) texts.push(kit.t(`${slot.side}_up`));
  if (slot.explores) texts.push(kit.t("about.explores"));
  const sum = prices(kit, `slot-${label}`);
  if (sum) texts.push(sum);
  if (!texts.length) texts.push(kit.t("about.slot"));
  return { title, text: texts.join(" ") };
}
