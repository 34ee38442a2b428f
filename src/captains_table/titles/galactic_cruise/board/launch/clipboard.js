/** The clipboard beside a launch: the checklist, what each Stop of the trip will bring, and what step 3 will do. */
import { draw } from "/static/shell/lib.js";
import { guestList, shipName } from "../own/fleet.js";
import { Amount, Gains, GuestFigure, Icon, listed, name, names, printed, RESOURCES, Stop, TYPES } from "../pieces.js";
import { progressOf } from "./pad.js";

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
function checks(kit, { asked, ship, player, number, cruise, expert, floor, seat }) {
  const aboard = guestList(ship.guests).length;
  const stops = cruise ? [...kit.cards.cruises[cruise].stops].map((stop) => stopName(kit, stop)) : [];
  const left = floor === 5 && asked?.what === "board" ? Object.values(asked.presold).reduce((all, n) => all + n, 0) : 0;
  const found = [
    ["cruise", true, listed(kit, stops)],
    ["pilot", true, kit.t(expert ? "launch.check.expert" : "launch.check.worker", { name: kit.name(seat) })],
    ["ship", true, `${shipName(kit, number)}, ${kit.t("launch.check.cabins", { n: ship.cabins })}`],
    [
      "guests",
      aboard > 0 && left === 0,
      left
        ? kit.t("launch.check.waiting", { n: aboard, left })
        : kit.t("launch.check.aboard", { n: aboard, of: Math.max(aboard, ship.cabins) }),
    ],
  ];
  if (asked?.owed) {
    const owed = RESOURCES.reduce((all, kind) => all + asked.owed[kind], 0);
    const due = asked.due ?? asked.owed;
    const lack = RESOURCES.reduce((all, kind) => all + Math.max(0, due[kind] - player.stored[kind]), 0);
    const short = Math.max(0, lack - asked.waivers - (asked.units ?? 0));
    found.push(["supplies", short === 0, kit.t("launch.check.covered", { n: owed - short, of: owed })]);
  } else found.push(["supplies", floor < 3, kit.t(floor < 3 ? "launch.check.settled" : "launch.check.open")]);
  return found;
}

const DAYS = { D: "unit.day", E: "unit.earth" };
const stopName = (kit, stop) => (DAYS[stop] ? kit.t(DAYS[stop]) : name(kit, "guests", stop));

function Trip({ kit, launch }) {
  const { ship, asked, cruise } = launch;
  if (!cruise) return null;
  const trip = ship.trip ?? asked?.trip ?? [...kit.cards.cruises[cruise].stops, "E"].map((stop) => ({ stop }));
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
  const { seat, floor } = launch;
  const met = kit.table.goals.filter((goal) => !goal.done[seat] && goal.values[seat] >= goal.levels[goal.level])
    .map((goal) => printed(kit, kit.cards.measures[goal.measure].name));
  const at = progressOf(kit.table.progress, floor < 4);
  const says = [];
  if (met.length) says.push(kit.t("launch.then.goals", { goals: listed(kit, met) }));
  if (at && at.n === at.of) says.push(kit.t("launch.then.agm", { agm: "ABC"[at.section - 1] }));
  else if (at) says.push(kit.t("launch.then.left", { n: at.of - at.n, agm: "ABC"[at.section - 1] }));
  if (says.length === 0) return null;
  return draw`<p class=${names("gl-then")}><${Icon} name="wings" /><span>
      <b>${kit.t("launch.then")}</b>${says.join(" ")}</span></p>`;
}
