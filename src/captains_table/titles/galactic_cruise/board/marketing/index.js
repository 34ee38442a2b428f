/** The marketing board: Cruises with their tickets and Consultants, the office, the bonus of a Day, the Queue. */
/** @import { CruiseView, GuestsView, GuestType, Kit, StopName } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { counting, Short, Told } from "../rachel/marks.js";
import { Queue } from "./queue.js";
import {
  Amount,
  entry,
  GuestFigure,
  Icon,
  listed,
  name,
  names,
  ownerClass,
  SeatMark,
  seatName,
  sign,
  Stop,
  TYPES,
} from "../pieces.js";
import { stopWords } from "../works/words.js";

/** @param {{ kit: Kit }} props */
export function Marketing({ kit }) {
  const { cruises, cruise_stack: stack } = kit.table;
  return draw`<section class="gc-marketing" aria-labelledby="gc-h-market"><div class="gc-sheet gc-market-in">
    <h2 id="gc-h-market">${kit.t("market")} <small>${kit.t("market.legend")}</small>
      <${Short} kit=${kit} target="short-cruises" />
      <small class="gc-left">${kit.t("works.stack", { n: stack })}</small></h2>
    <ol class=${
    names("gc-cruises", cruises.length > 5 && "many", cruises.some((each) => counted(kit, each)) && "counting")
  }>${
    cruises.map((each, at) =>
      draw`
      <${Cruise} key=${each.cruise ?? at} kit=${kit} ...${each} />`
    )
  }</ol>
    <${Office} kit=${kit} /><${Queue} kit=${kit} /></div></section>`;
}

/** @param {Kit} kit @param {CruiseView} space */
const counted = (kit, { cruise }) => cruise !== null && counting(kit, `cruise-${cruise.toLowerCase()}`);

/** The Guests of {A: 1, F: 1} one by one. @param {GuestsView} guests */
const seated = (guests) => TYPES.flatMap((type) => Array.from({ length: guests[type] }, () => type));

/** @param {{ kit: Kit } & CruiseView} props */
function Cruise({ kit, ...place }) {
  const { cruise, guests, consultant, route = [] } = place;
  if (!cruise) return draw`<li class="gc-cruise none">${kit.t("market.none")}</li>`;
  const word = cruise.toLowerCase();
  const { fuel } = entry(kit, "cruises", cruise);
  const aboard = seated(guests);
  const selling = kit.view.kind === "sell_ticket" &&
    kit.table.cruises[kit.table.question?.space ?? -1]?.cruise === cruise;
  const wish = `${kit.view.kind === "advertise" ? "advertise" : "schedule"} ${word}`;
  const whose = consultant === null ? "" : consultant === kit.seat ? `yours ${ownerClass(consultant)}` : "taken";
  const look = names("gc-cruise", sign(kit, `cruise-${word}`), whose, selling && "sel-edge");
  return draw`<li><${Told} kit=${kit} target=${`cruise-${word}`} /><button class=${look} data-fly=${word}
      ...${kit.press(`cruise-${word}`, { label: cruiseWords(kit, place), wish })}>
    <span class="gc-cf"><${Amount} kit=${kit} n=${fuel} icon="fuel" /></span>
    <span class="gc-route">${route.map((stop, at) => draw`<${Stop} key=${at} kit=${kit} stop=${stop} />`)}</span>
    <span class="gc-tix">${
    Array.from({ length: kit.cards.numbers.presold }, (_, at) => (aboard[at]
      ? draw`<${GuestFigure} key=${at} kit=${kit} type=${aboard[at]} silent />`
      : draw`<span key=${at} class="gc-seat"></span>`))
  }</span>
    ${
    consultant === null
      ? draw`<span class="gc-cons free"></span>`
      : draw`<span class="gc-cons"><${Consultant} seat=${consultant} /></span>`
  }
  </button></li>`;
}

/** The flag of a seat; it flies between office and Cruise. @param {{ seat: number | null }} props */
function Consultant({ seat }) {
  return draw`<span data-fly=${`consultant-${seat}`}><${SeatMark} seat=${seat} /></span>`;
}

/**
 * "4 Fuel: Family, Day in Space, back to Earth. Tickets: Family. Free."
 * @param {Kit} kit
 * @param {CruiseView} space
 */
export function cruiseWords(kit, { cruise, guests, consultant, route = [] }) {
  const { fuel } = entry(kit, "cruises", cruise ?? "");
  const tickets = seated(guests).map((type) => name(kit, "guests", type));
  return [
    kit.t("market.route", { fuel, stops: route.map((stop) => stopWords(kit, stop)).join(", ") }),
    tickets.length ? kit.t("market.tickets", { guests: listed(kit, tickets) }) : kit.t("market.no_tickets"),
    consultant === null
      ? kit.t("market.free")
      : consultant === kit.seat
      ? kit.t("market.yours")
      : kit.t("market.taken", { name: seatName(kit, consultant) }),
  ].join(" ");
}

/** Consultants at home, and what each kind of Guest brings on a Day in Space. @param {{ kit: Kit }} props */
function Office({ kit }) {
  const { players, bonuses } = kit.table;
  const home = players.map((player, seat) => ({ ...player, seat })).filter(({ scheduled }) => scheduled === null);
  return draw`<p class="gc-office">
    <button class="gc-word" ...${kit.press("office", { label: officeWords(kit, home) })}>${kit.t("market.office")}
      ${home.map(({ seat }) => draw`<${Consultant} key=${seat} seat=${seat} />`)}</button>
    <${Icon} name="day" label=${kit.t("market.day")} className="gc-push" />
    ${TYPES.map((type) => draw`<${DayBonus} key=${type} kit=${kit} type=${type} bonus=${bonuses[type]} />`)}</p>`;
}

/** @param {{ kit: Kit, type: GuestType, bonus: string }} props */
function DayBonus({ kit, type, bonus }) {
  const label = `${name(kit, "guests", type)}: ${name(kit, "guest_bonuses", bonus)}`;
  return draw`<button class="gc-gb" ...${kit.press(`day-${type.toLowerCase()}`, { label })}>
    <${GuestFigure} kit=${kit} type=${type} silent />
    ${
    Object.keys(entry(kit, "guest_bonuses", bonus).gain ?? {}).map((icon) =>
      draw`
      <${Icon} key=${icon} name=${icon} />`
    )
  }${kit.table.blueprint_set === "specialized" && draw`<${Icon} name="spark" />`}</button>`;
}

/** @param {Kit} kit @param {{ seat: number }[]} home */
function officeWords(kit, home) {
  if (home.length === 0) return kit.t("market.office.none");
  return kit.t("market.office.of", { names: listed(kit, home.map(({ seat }) => seatName(kit, seat))) });
}
