/** The clipboard beside a launch: the checklist, what each Stop of the trip will bring, and what step 3 will do. */
import { draw } from "/static/shell/lib.js";
import { guestList, shipName } from "../own/fleet.js";
import { Amount, Gains, GuestFigure, Icon, listed, name, names, printed, Stop, TYPES } from "../pieces.js";

export function Clipboard({ kit, launch }) {
  return draw`<section class="gl-clip" aria-label=${kit.t("launch.checklist")}><i class="gl-clamp" aria-hidden="true">
      </i>
    <h2>${kit.t("launch.checklist")}</h2>
    <ol>${
    checks(kit, launch).map(([what, done, says]) =>
      draw`<li key=${what} class=${done ? "" : "part"}>
      <i class="gl-box">${done && draw`<${Icon} name="check" />`}</i><span><b>${kit.t(`launch.check.${what}`)}
      <span class="sr">${kit.t(done ? "launch.check.yes" : "launch.check.no")}</span></b>${says}</span></li>`
    )
  }</ol>
    <${Trip} kit=${kit} launch=${launch} /><${Then} kit=${kit} launch=${launch} /></section>`;
}

/** [what, done, in words] for each precondition, as it stands now. */
function checks(kit, { boarding, supplied, ship, places, number, route, expert, floor, seat }) {
  const aboard = guestList(ship.guests).length;
  const stops = route.slice(0, -1).map((stop) => stopName(kit, stop)); // without the way home
  const left = boarding?.waiting ?? 0;
  const found = [
    ["cruise", true, listed(kit, stops)],
    ["pilot", true, kit.t(expert ? "launch.check.expert" : "launch.check.worker", { name: kit.name(seat) })],
    ["ship", true, `${shipName(kit, number)}, ${kit.t("launch.check.cabins", { n: ship.cabins })}`],
    [
      "guests",
      aboard > 0 && left === 0,
      left
        ? kit.t("launch.check.waiting", { n: aboard, left })
        : kit.t("launch.check.aboard", { n: aboard, of: places }),
    ],
  ];
  if (supplied) {
    const { covered, owed } = supplied;
    found.push(["supplies", covered === owed, kit.t("launch.check.covered", { n: covered, of: owed })]);
  } else found.push(["supplies", floor < 3, kit.t(floor < 3 ? "launch.check.settled" : "launch.check.open")]);
  return found;
}

const DAYS = { D: "unit.day", E: "unit.earth" };
const stopName = (kit, stop) => (DAYS[stop] ? kit.t(DAYS[stop]) : name(kit, "guests", stop));

function Trip({ kit, launch: { trip } }) {
  return draw`<h3>${kit.t("launch.trip")}</h3><ol class="gl-trip">${
    trip.map((stop, at) =>
      draw`<li key=${at}><${Stop}
      kit=${kit} stop=${stop.stop} />
    <span><b>${DAYS[stop.stop] ? kit.t(DAYS[stop.stop]) : printed(kit, kit.cards.guests[stop.stop].name)}</b><${Brings}
        ...${{ kit, stop }} /></span></li>`
    )
  }</ol>`;
}

function Brings({ kit, stop }) {
  if (stop.stop === "E") return kit.t("launch.trip.earth");
  if (stop.gains) {
    return Object.keys(stop.gains).length
      ? draw`<${Gains} kit=${kit} gains=${stop.gains} />`
      : kit.t("launch.trip.none");
  }
  if (!stop.ads) return null;
  const types = TYPES.filter((type) => type in stop.ads);
  if (types.length === 0) return kit.t("launch.trip.nobody");
  return draw`<span class="gl-brings">${
    types.map((type) =>
      draw`<span key=${type}><${GuestFigure}
      kit=${kit} type=${type} />
    <${Amount} kit=${kit} n=${stop.ads[type]} icon="ads" /></span>`
    )
  }: <${Amount} kit=${kit} n=${stop.vp}
        icon="vp" /> ${kit.t("launch.trip.each")}</span>`;
}

/** What follows the launch in step 3: goals that are met, and whether the cube fills a section. */
function Then({ kit, launch }) {
  const { seat, next_meeting: next } = launch;
  const met = kit.table.goals.filter(({ ready }) => ready[seat])
    .map((goal) => printed(kit, kit.cards.measures[goal.measure].name));
  const says = [];
  if (met.length) says.push(kit.t("launch.then.goals", { goals: listed(kit, met) }));
  if (next) {
    says.push(kit.t(next.cubes ? "launch.then.left" : "launch.then.agm", { n: next.cubes, agm: "ABC"[next.section] }));
  }
  if (says.length === 0) return null;
  return draw`<p class=${names("gl-then")}><${Icon} name="wings" /><span>
      <b>${kit.t("launch.then")}</b>${says.join(" ")}</span></p>`;
}
