/** T-5: who comes aboard. Pre-sold Guests cost nothing, but each one left behind costs Reputation. */
import { draw } from "/static/shell/lib.js";
import { Floor } from "./pad.js";
import { guestList } from "../own/fleet.js";
import { Amount, GuestFigure, Icon, name, names, RESOURCES, sign, TYPES } from "../pieces.js";

export function Boarding({ kit, launch }) {
  const { boarding: board, ship, mine, seat, places } = launch;
  const { guests: prices } = kit.table.prices;
  const cruise = kit.table.cruises.find((each) => each.consultant === seat);
  const presold = board?.presold ?? cruise?.guests ?? {};
  return draw`<${Floor} n=${5} says=${kit.t("launch.t5")} /><${Cabins}
      kit=${kit} ship=${ship} places=${places} />
    <h3 class="gl-cover">${kit.t("launch.presold")} <small>
    ${kit.t("launch.presold.says", { n: kit.cards.numbers.left_behind })}</small></h3>
    <${Presold} ...${{ kit, presold, mine }} />
    <h3 class="gl-cover">${kit.t("launch.queue")} <small>${kit.t("launch.queue.says")}</small></h3>
    <ol class="gl-queue">${
    kit.table.queue.map((guests, at) =>
      draw`<${Pen} key=${at} ...${{ kit, guests, mine }}
        word=${at + 1} price=${prices[at].price} />`
    )
  }
      <${Pen} ...${{ kit, mine }} guests=${kit.table.supply} word="supply" price=${prices.at(-1).price} />
          </ol>
    ${board && draw`<${Close} kit=${kit} launch=${launch} />`}
    ${!mine && draw`<p class="gl-fine">${kit.t("launch.boards", { name: kit.name(seat) })}</p>`}`;
}

function Cabins({ kit, ship, places }) {
  const aboard = guestList(ship.guests);
  return draw`<p class="gl-cabins" role="img" aria-label=${kit.t("launch.cabins", { n: aboard.length, of: places })}>
    ${
    Array.from({ length: Math.max(places, aboard.length) }, (_, at) =>
      draw`<span key=${at} class=${aboard[at] ? "" : "free"}>
      ${aboard[at] && draw`<${GuestFigure} kit=${kit} type=${aboard[at]} silent=${true} />`}</span>`)
  }
    <b aria-hidden="true">${kit.t("launch.cabins", { n: aboard.length, of: places })}</b></p>`;
}

function Presold({ kit, presold, mine }) {
  const types = TYPES.filter((type) => presold[type]);
  if (types.length === 0) return draw`<p class="gl-none">${kit.t("launch.presold.none")}</p>`;
  return draw`<p class="gl-guests">${
    types.map((type) =>
      draw`<${Boarder} key=${type} ...${{
        kit,
        type,
        n: presold[type],
        mine,
      }} target=${`presold-${type.toLowerCase()}`} />`
    )
  }</p>`;
}

function Boarder({ kit, type, n, target, mine }) {
  const label = kit.can(target)[0]?.label ?? `${kit.t("unit.one_guest", { kind: name(kit, "guests", type) })} × ${n}`;
  const figure = draw`<${GuestFigure} kit=${kit} type=${type} silent=${true} />${n > 1 && draw`<b>×${n}</b>`}`;
  if (!mine) return draw`<span class="gl-boarder" role="img" aria-label=${label}>${figure}</span>`;
  return draw`<button class=${names("gl-boarder", sign(kit, target))} ...${
    kit.press(target, { label, wish: wishOf(target) })
  }>${figure}</button>`;
}

/** "guest-1-a" is asked for as "board 1 a". */
const wishOf = (target) => `board ${target.replace(/^guest-/, "").replaceAll("-", " ")}`;

function Pen({ kit, guests, word, price, mine }) {
  const types = TYPES.filter((type) => guests[type]);
  return draw`<li class=${names("gl-pen", word === "supply" && "supply")}><span class="gl-price"><${Amount} kit=${kit}
      n=${price} icon="ads" /></span>
    ${word === "supply" && draw`<small>${kit.t("launch.supply")}</small>`}
    ${
    types.map((type) =>
      draw`<${Boarder} key=${type} ...${{ kit, type, n: guests[type], mine }}
        target=${`guest-${word}-${type.toLowerCase()}`} />`
    )
  }
    ${types.length === 0 && draw`<small>${kit.t("launch.nobody")}</small>`}</li>`;
}

/** The doors, with what stays behind and what the trip will owe. */
function Close({ kit, launch: { boarding: board, ship, owed } }) {
  const can = kit.can("close-doors").length > 0;
  const aboard = guestList(ship.guests).length;
  return draw`${
    board.blame > 0 && aboard > 0 && draw`<p class="gl-warn">
      <${Icon} name="reputation" />${kit.t("launch.blame", { n: board.blame })}</p>`
  }
    <p class="gl-fine gl-owe"><span>${kit.t("launch.will_owe")}</span>${
    RESOURCES.map((kind) =>
      draw`<${Amount}
        key=${kind} kit=${kit} n=${owed[kind]} icon=${kind} />`
    )
  }
      ${board.waivers > 0 && draw`<span>${kit.t("launch.waivers", { n: board.waivers })}</span>`}</p>
    <button class=${names("gl-main", can && "go")}
        ...${kit.press("close-doors", { label: kit.can("close-doors")[0]?.label, wish: "close doors" })}>
      ${kit.t(board.blame > 0 && can ? "launch.close.blame" : "launch.close", { n: board.blame })}</button>`;
}
