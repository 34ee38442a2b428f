/** The Queue of Guests in three sections and the supply, with what a Guest costs the reader now. */
import { draw } from "/static/shell/lib.js";
import { Amount, amount, GuestFigure, Icon, listed, name, names, sign, TYPES } from "../pieces.js";

const MANY = 9; // Guests in a section: from here on one figure and a number for each kind
const SUPPLY = 3;

export function Queue({ kit }) {
  const { queue, supply } = kit.table;
  const selling = kit.view.kind === "sell_ticket";
  return draw`<h2 class="gc-qh">${kit.t("queue")}
      ${selling ? draw`<${TicketHint} kit=${kit} />` : draw`<small>${kit.t("queue.legend")}</small>`}</h2>
    <ol class="gc-queue">${
    queue.map((guests, section) =>
      draw`
      <${Pen} key=${section} kit=${kit} guests=${guests} section=${section} />`
    )
  }
      <${Pen} kit=${kit} guests=${supply} section=${SUPPLY} /></ol>`;
}

/** While tickets are sold: what a Guest brings on this Cruise. */
function TicketHint({ kit }) {
  const { question, cruises } = kit.table;
  const { money, kinds, reputation } = cruises[question.space].ticket;
  return draw`<span class="gc-hint"><${Amount} kit=${kit} n=${money} icon="money" plus />
    ${
    kinds.length > 0 && draw`<span class="gc-match">${
      kinds.map((type) =>
        draw`
      <${GuestFigure} key=${type} kit=${kit} type=${type} />`
      )
    }
      <${Amount} kit=${kit} n=${reputation} icon="reputation" plus /></span>`
  }</span>`;
}

function Pen({ kit, guests, section }) {
  const total = TYPES.reduce((sum, type) => sum + guests[type], 0);
  const { printed, price } = kit.table.prices.guests[section];
  const place = section === SUPPLY ? "supply" : String(section + 1);
  const title = kit.t(section === SUPPLY ? "queue.supply" : "queue.section", { n: section + 1 });
  const label = `${title}: ${amount(kit, price, "ads")}`;
  return draw`<li class=${names("gc-pen", section === SUPPLY && "supply")}>
    <button class="gc-price" ...${kit.press(`queue-${place}`, { label })}>
      ${price !== printed && draw`<s>${printed}</s>`}<b>${price}</b><${Icon} name="ads" /></button>
    ${section === SUPPLY && draw`<span class="gc-word">${kit.t("queue.supply")}</span>`}
    <span class="gc-line">${
    TYPES.filter((type) => guests[type] > 0).map((type) =>
      draw`
      <${Kind} key=${type} kit=${kit} place=${place} type=${type} count=${guests[type]} price=${price}
        grouped=${section === SUPPLY || total >= MANY} />`
    )
  }
      ${total === 0 && draw`<small class="gc-none">${kit.t("queue.nobody")}</small>`}</span></li>`;
}

/** All Guests of a kind in a section: the same to whoever takes one. At T-5 the launch asks for them itself. */
function Kind({ kit, place, type, count, price, grouped }) {
  const word = type.toLowerCase();
  const target = `guest-${place}-${word}`;
  const { kind } = kit.view;
  const label = kit.t("queue.kind", { n: count, kind: name(kit, "guests", type), ads: amount(kit, price, "ads") });
  const figures = grouped
    ? draw`<${GuestFigure} kit=${kit} type=${type} silent /><b>${count}</b>`
    : Array.from({ length: count }, (_, at) => draw`<${GuestFigure} key=${at} kit=${kit} type=${type} silent />`);
  if (kind === "board_guests") return draw`<span class="gc-kind" role="img" aria-label=${label}>${figures}</span>`;
  const wish = kind === "new_guest" ? `guest ${word}` : `sell ${place} ${word}`;
  return draw`<button class=${names("gc-kind", sign(kit, target))}
    ...${kit.press(target, { label, wish })}>${figures}</button>`;
}

/** "Family and Relaxing": the kinds a Cruise calls at. */
export const kindWords = (kit, kinds) => listed(kit, kinds.map((type) => name(kit, "guests", type)));
