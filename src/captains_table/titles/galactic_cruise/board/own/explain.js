/** What the things of a player's board are, in a title and a sentence or two. */
/** @import { Explanation } from "/static/shell/types.d.ts" */
/** @import { ShipView } from "../view.d.ts" */
/** @import { GuestType, Kit, Player, StopView } from "../types.d.ts" */
import { amount, listed, name, printed, RESOURCES, text, TYPES } from "../pieces.js";
import { starterSays } from "../starting/cards.js";
import { effectSays } from "../modules/effects.js";
import { halvesSay } from "../modules/cabins.js";
import { preflightOwed, preflightSays } from "./preflight.js";

/** @type {Record<string, (kit: Kit, words: string[], player: Player, seat: number) => Explanation | null>} */
const KINDS = {
  ship: aboutShip,
  engine: aboutEngine,
  cockpit: aboutCockpit,
  seg: aboutSegment,
  own: aboutSegment,
  aboard: aboutGuest,
  presold: aboutPresold,
  stop: aboutStop,
  upgrade: aboutUpgrade,
  token: aboutToken,
  fund: aboutFunding,
  expert: aboutExpert,
  store: aboutStore,
  row: aboutStore,
  crew: aboutCrew,
  card: aboutCard,
  cover: aboutCover,
  pay: aboutPay,
  dock: aboutDock,
  segment: aboutPlaced,
  starter: aboutStarter,
  bid: aboutBid,
};
const PLAIN = ["meeting", "keep-token", "settle", "close-doors", "pilot", "autopilot"];

/**
 * What a thing of a player's board is: of the reader's own unless somebody else's is looked at.
 * @param {Kit} kit
 * @param {string} target
 * @param {number} [seat]
 */
export function explainMine(kit, target, seat = kit.seat ?? kit.table.turn ?? 0) {
  if (PLAIN.includes(target)) {
    return { title: kit.t(`own.about.${target}.title`), text: kit.t(`own.about.${target}`) };
  }
  const [kind, ...words] = target.split("-");
  return KINDS[kind]?.(kit, words, kit.table.players[seat], seat) ?? null;
}

/** @param {Kit} kit @param {string} number */
const shipTitle = (kit, number) => kit.t(`own.ship.${number}`);

/** @param {Kit} kit @param {string[]} words @param {Player} player @param {number} seat */
function aboutShip(kit, [number], player, seat) {
  const ship = player.ships[Number(number) - 1];
  if (!ship) return null;
  const says = [];
  if (ship.cruise === null) {
    const flight = seat === kit.seat && kit.table.preflight?.find((each) => each.ship === Number(number) - 1);
    says.push(
      flight
        ? `${preflightSays(kit, flight)} ${preflightOwed(kit, flight)}`
        : kit.t("own.about.ship.earth", { n: ship.cabins }),
    );
  } else says.push(kit.t(`own.about.ship.pilot.${ship.pilot ?? "worker"}`), ...nextStop(kit, ship));
  if (!ship.launched) says.push(kit.t("own.unlaunched", { n: kit.cards.numbers.unlaunched }));
  return { title: shipTitle(kit, number), text: says.join(" ") };
}

/** @param {Kit} kit @param {ShipView} ship */
function nextStop(kit, ship) {
  const next = ship.trip?.[ship.stop + 1];
  return next ? [`${kit.t("own.about.ship.next")} ${stopSays(kit, next)}`] : [];
}

/** What a Stop brings, in words. @param {Kit} kit @param {StopView} stop */
function stopSays(kit, stop) {
  if (stop.stop === "E") return kit.t("own.about.stop.earth");
  if (stop.stop === "D") {
    const gains = Object.entries(stop.gains ?? {}).map(([icon, n]) => amount(kit, n, icon));
    return gains.length ? kit.t("own.about.stop.day", { gains: listed(kit, gains) }) : kit.t("own.about.stop.day.none");
  }
  const { ads = {} } = stop;
  const prices = TYPES.filter((type) => type in ads).map((type) =>
    kit.t("own.about.stop.price", { kind: name(kit, "guests", type), ads: amount(kit, ads[type] ?? 0, "ads") })
  );
  return kit.t(prices.length ? "own.about.stop.scores" : "own.about.stop.nobody", {
    n: stop.vp,
    prices: listed(kit, prices),
  });
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutEngine(kit, [number], player) {
  const ship = player.ships[Number(number) - 1];
  const says = ship.token
    ? kit.t("own.about.engine.token", { token: name(kit, "tokens", ship.token) })
    : kit.t("own.about.engine");
  return { title: kit.t("own.engine"), text: says };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutCockpit(kit, [number], player) {
  const ship = player.ships[Number(number) - 1];
  const says = [
    text(kit, "cockpits", ship.cockpit),
    kit.t("own.cockpit.now", { n: ship.cockpit_vp }),
    kit.t("own.about.cockpit"),
  ];
  if (!ship.launched) says.push(kit.t("own.unlaunched", { n: kit.cards.numbers.unlaunched }));
  return { title: kit.t("own.about.cockpit.title", { ship: shipTitle(kit, number) }), text: says.join(" ") };
}

/** @param {Kit} kit @param {string[]} words */
function aboutSegment(kit, [word]) {
  const blueprint = kit.cards.blueprints[word.toUpperCase()];
  if (!blueprint) return null;
  const kinds = listed(kit, [...blueprint.icons].map((type) => name(kit, "guests", type)));
  const halves = halvesSay(kit, word.toUpperCase());
  return {
    title: name(kit, "blueprints", word),
    text: [
      kit.t("own.about.segment", { kinds, n: blueprint.vp, cost: blueprint.cost }),
      effectSays(kit, word.toUpperCase()),
      halves && `${halves}.`,
    ]
      .filter(Boolean).join(" "),
  };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutGuest(kit, [number, word], player) {
  const ship = player.ships[Number(number) - 1];
  const type = /** @type {GuestType} */ (word.toUpperCase());
  const stop = ship?.trip?.[ship.stop];
  const says = [kit.t("own.about.guest", { kind: name(kit, "guests", type), n: ship?.icons[type] ?? 0 })];
  const ads = stop?.ads?.[type];
  if (ads !== undefined) {
    says.push(kit.t("own.about.guest.here", { ads: amount(kit, ads, "ads"), n: stop?.vp }));
  }
  return { title: kit.t("unit.one_guest", { kind: name(kit, "guests", type) }), text: says.join(" ") };
}

/** @param {Kit} kit @param {string[]} words */
function aboutPresold(kit, [word]) {
  const kind = name(kit, "guests", word);
  return {
    title: kit.t("unit.one_guest", { kind }),
    text: kit.t("own.about.presold", { n: kit.cards.numbers.left_behind }),
  };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutStop(kit, [number, at], player) {
  const stop = player.ships[Number(number) - 1]?.trip?.[Number(at) - 1];
  return stop
    ? { title: kit.t("own.about.stop.title", { ship: shipTitle(kit, number), n: at }), text: stopSays(kit, stop) }
    : null;
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutUpgrade(kit, [word], player) {
  const has = player.upgrades.includes(word.toUpperCase());
  return {
    title: name(kit, "upgrades", word),
    text: `${text(kit, "upgrades", word)} ${kit.t(has ? "own.upgrade.has" : "own.upgrade.not")}`,
  };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutToken(kit, [word], player) {
  const id = word.toUpperCase();
  const top = kit.cards.tokens[id]?.row === "top";
  const says = player.flipped === id
    ? "flipped"
    : player.tokens.includes(id)
    ? (top ? "top" : "bottom")
    : top
    ? "top_gone"
    : "gone";
  const does = printed(kit, kit.cards.tokens[id]?.text);
  return { title: name(kit, "tokens", id), text: [does, kit.t(`own.about.token.${says}`)].filter(Boolean).join(" ") };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutFunding(kit, [option], player) {
  const n = player.funding[["money", "ads", "vp", "resource"].indexOf(option)];
  return {
    title: kit.t("own.funding"),
    text: `${kit.t(`own.fund.${option}`, { n })}. ${kit.t("own.about.funding")}`,
  };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutExpert(kit, [word], player) {
  const side = word === "right" ? "right" : "left";
  const { right_expert: right, left_expert: left } = kit.cards.numbers;
  const expert = kit.table.expert;
  const price = kit.t(`own.about.expert.${side}`, { each: side === "right" ? right : left, n: player.prices[side] });
  const says = player.hired[side] ? kit.t("own.expert.hired") : price;
  return {
    title: kit.t("own.about.expert.title"),
    text: `${says} ${
      kit.t("own.about.expert", { name: name(kit, "experts", expert), text: text(kit, "experts", expert) })
    }`,
  };
}

/** @param {Kit} kit @param {string[]} words */
function aboutCrew(kit, [kind]) {
  const { expert } = kit.table;
  const ability = kind === "expert"
    ? kit.t("own.about.expert", { name: name(kit, "experts", expert), text: text(kit, "experts", expert) })
    : "";
  return { title: kit.t("own.room"), text: `${kit.t("own.about.crew")} ${ability}`.trim() };
}

/** @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutStore(kit, [word], player) {
  const kind = RESOURCES.find((each) => each === word);
  if (!kind) return null;
  const cost = player.development_costs[kind];
  const says = [kit.t("own.about.store", { n: player.stored[kind], of: player.capacity[kind] })];
  says.push(
    cost === null
      ? kit.t("own.about.store.done")
      : kit.t("own.about.store.next", { n: cost, kind: name(kit, "resources", kind) }),
  );
  return { title: name(kit, "resources", kind), text: says.join(" ") };
}

/** @param {Kit} kit @param {string[]} words */
function aboutCard(kit, [word]) {
  const card = kit.cards.agenda[word.toUpperCase()];
  if (!card) return null;
  const bound = kit.cards.actions[card.restriction ?? ""]
    ? kit.t("own.about.card.action", { action: name(kit, "actions", card.restriction ?? "") })
    : kit.t(`own.about.card.${card.restriction}`);
  const or = kit.t("own.about.card.or", { kind: name(kit, "resources", card.resource ?? "") });
  return { title: name(kit, "agenda", word), text: [text(kit, "agenda", word), bound, or].join(" ") };
}

/** @param {Kit} kit @param {string[]} words */
function aboutCover(kit, [kind]) {
  return { title: name(kit, "resources", kind), text: kit.t("own.about.cover") };
}

/** A Segment by its place in a Ship, from the top. @param {Kit} kit @param {string[]} words @param {Player} player */
function aboutPlaced(kit, [number, at], player) {
  const id = player.ships[Number(number) - 1]?.segments[Number(at) - 1];
  return id ? aboutSegment(kit, [id.toLowerCase()]) : null;
}

/** @param {Kit} kit @param {string[]} words */
function aboutStarter(kit, [word]) {
  return { title: kit.t("starting.card", { id: word.toUpperCase() }), text: starterSays(kit, word.toUpperCase()) };
}

/** @param {Kit} kit */
function aboutBid(kit) {
  return { title: kit.t("starting.auction"), text: kit.t("starting.auction.rule") };
}

/** A place for the Segment in hand. @param {Kit} kit @param {string[]} words */
function aboutDock(kit, [ship, at]) {
  const title = `${shipTitle(kit, ship)}: ${kit.t("modules.place.title", { n: at })}`;
  return { title, text: kit.t("modules.place.rule") };
}

/** @param {Kit} kit */
function aboutPay(kit) {
  return { title: kit.t("questions.pay", { n: kit.table.question?.due }), text: kit.t("own.about.pay") };
}
