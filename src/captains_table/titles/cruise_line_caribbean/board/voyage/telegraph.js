/** The engine telegraph: what one can do on a turn. A segment lights the stops it goes to. */
import { draw } from "/static/shell/lib.js";
import { money, names, Sign } from "../pieces.js";
import { attacks, deedOf, DEEDS, lacking, usePlanning } from "./plan.js";

/** Segments that are there only while they are legal. */
const RARE = ["tow"];

export function Telegraph({ kit }) {
  const planning = usePlanning(kit);
  const { table } = kit;
  const turn = table.asked === "turn";
  const open = (
    deed,
  ) => (deed === "attack" ? attacks(kit).length > 0 : planning.all.some((choice) => deedOf(choice) === deed));
  const shown = DEEDS.filter((deed) => !RARE.includes(deed) || open(deed));
  const waits = kit.can("wait").length > 0;
  const press = (deed) => {
    if (planning.deed === deed) return planning.put();
    if (!open(deed) && !(turn && lacking(kit, deed))) return kit.why(wishFor(kit, deed));
    return planning.order(deed);
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

/** Something the server can refuse with a reason. */
function wishFor({ table, seat }, deed) {
  const { ship, hand } = table.companies[seat];
  const port = (ship?.port ?? "NY").toLowerCase();
  const first = table.order.find((each) => each !== seat) ?? 0;
  const near = Object.keys(ship?.aboard ?? {})[0] ?? "PR";
  return {
    pick: `pick ${["ny", "va", "fl"].includes(port) ? port : "ny"}`,
    visit: `visit ${near.toLowerCase()}`,
    explore: table.mysteries.length ? `explore ${table.mysteries[0].number}` : "sail fl",
    build: `build ${(table.ports.find((each) => each.resort === null)?.port ?? "PR").toLowerCase()}`,
    attack: `attack ${(hand[0] ?? "A01").toLowerCase()} seat ${first}`,
    return: "return fl",
  }[deed];
}

/** Why a segment is grey, in a few words; pressing it asks the rules. */
function whyNot(kit, deed) {
  const { table, seat } = kit;
  const own = table.companies[seat];
  if (table.asked !== "turn") return kit.t("not.turn");
  if (own.turn.includes("acted")) return kit.t("not.acted");
  const aboard = Object.values(own.ship.aboard).reduce((sum, count) => sum + count, 0);
  const waiting = table.ports.some((port) => Object.keys(port.waiting ?? {}).length > 0);
  if (deed === "pick") {
    if (own.effects.strike) return kit.t("not.strike");
    if (aboard >= own.ship.capacity) return kit.t("not.full");
    return kit.t(waiting ? "not.far" : "not.nobody");
  }
  if (deed === "visit") return kit.t(aboard ? "not.visit" : "not.empty");
  if (deed === "build") {
    if (own.resorts.length >= table.max_resorts) return kit.t("not.resorts", { n: table.max_resorts });
    return kit.t(own.cash < table.resort_prices.action ? "not.cash" : "not.site");
  }
  if (deed === "attack") {
    if (own.turn.includes("second")) return kit.t("not.second");
    return kit.t(own.hand.length ? own.played ? "not.played" : "not.target" : "not.cards");
  }
  return kit.t("not.fuel");
}
