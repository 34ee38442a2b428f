/** The engine telegraph: what one can do on a turn. A segment lights the stops it goes to. */
/** @import { Kit } from "../types.d.ts" */
/** @import { CaribbeanView } from "../view.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { money, Sign } from "../pieces.js";
import { attacks, deedOf, DEEDS, lacking, usePlanning } from "./plan.js";

/** Segments that are there only while they are legal. */
const RARE = ["tow"];

/** @param {{ kit: Kit }} props */
export function Telegraph({ kit }) {
  const planning = usePlanning(kit);
  const { table } = kit;
  const turn = kit.view.kind === "turn";
  /** @param {string | null} deed */
  const open = (
    deed,
  ) => (deed === "attack" ? attacks(kit).length > 0 : planning.all.some((choice) => deedOf(choice) === deed));
  const shown = DEEDS.filter((deed) => !RARE.includes(deed) || open(deed));
  const waits = kit.can("wait").length > 0;
  /** @param {string | null} deed */
  const press = (deed) => {
    if (planning.deed === deed) return planning.put();
    if (!open(deed) && !(turn && lacking(kit, deed))) return kit.why(wishFor(kit, deed));
    return planning.order(deed ?? "");
  };
  // what the plan shown would be, if the telegraph is not set by hand
  const meant = planning.deed ?? (planning.way && deedOf({ verb: planning.way }));
  return draw`<div class=${names("cl-telegraph", !turn && "idle")} role="group" aria-label=${kit.t("telegraph")}>
    ${
    shown.map((deed) => {
      const can = turn && open(deed);
      const why = can ? undefined : whyNot(kit, deed);
      const says = deed === "build"
        ? kit.t("telegraph.build", { amount: money(kit, table.resort_prices.action) })
        : kit.t(`telegraph.${deed}`);
      return draw`<button key=${deed} type="button" data-target=${`deed-${deed}`}
          class=${names(meant === deed && can && "on")} aria-pressed=${String(planning.deed === deed)}
          aria-disabled=${can ? undefined : "true"}
          title=${why} aria-label=${why ? `${says}: ${why}` : undefined}
          onClick=${() => press(deed)}><${Sign} name=${`a-${deed}`} /><span>${says}</span></button>`;
    })
  }
    ${
    waits && draw`<button class="on" ...${kit.press("wait", { label: kit.t("telegraph.wait") })}>
      <${Sign} name="a-wait" /><span>${kit.t("telegraph.wait")}</span></button>`
  }</div>`;
}

/**
 * Something the server can refuse with a reason.
 * @param {{ table: CaribbeanView, seat: number | null }} given
 * @param {string | null} deed
 */
function wishFor({ table, seat }, deed) {
  const { ship, hand } = table.companies[seat ?? -1];
  const port = (ship?.port ?? "NY").toLowerCase();
  const first = table.order.find((each) => each !== seat) ?? 0;
  const near = Object.keys(ship?.aboard ?? {})[0] ?? "PR";
  /** @type {Record<string, string>} */
  const wishes = {
    pick: `pick ${["ny", "va", "fl"].includes(port) ? port : "ny"}`,
    visit: `visit ${near.toLowerCase()}`,
    explore: table.mysteries.length ? `explore ${table.mysteries[0].number}` : "sail fl",
    build: `build ${(table.ports.find((each) => each.resort === null)?.port ?? "PR").toLowerCase()}`,
    attack: `attack ${(hand[0] ?? "A01").toLowerCase()} seat ${first}`,
    return: "return fl",
  };
  return wishes[deed ?? ""];
}

/** Why a segment is grey, in a few words; pressing it asks the rules. @param {Kit} kit @param {string | null} deed */
function whyNot(kit, deed) {
  const why = kit.table.blocked?.[deed ?? ""];
  return why && kit.t(`not.${why}`, { n: kit.table.max_resorts });
}
