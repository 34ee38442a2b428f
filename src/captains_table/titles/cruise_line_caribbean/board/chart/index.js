/** The chart as it is played: everything on the sheet that can be pressed, and the voyage being planned. */
/** @import { DrawnEvent } from "/static/shell/types.d.ts" */
/** @import { HexAt, Kit, Place, Planning } from "../types.d.ts" */
/** @import { PlanView } from "../view.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { PanZoom } from "./pan-zoom.js";
import { companyName, isIsland, lookOf, money, PHONE, portName, printed, useMedia } from "../pieces.js";
import { isOpen, targetOf, usePlanning, wishAt } from "../voyage/plan.js";
import { Bands, Fares, Markers, Names, Pill, Ports, Ring } from "./ports.js";
import { Quays, Telegram } from "./quays.js";
import { berthOf, Course, Ships } from "./ships.js";
import { centre, percent, Sheet } from "./sheet.js";

/** Every place on the chart that can be a stop: {stop, hex, target}. @param {Kit} kit */
function stops(kit) {
  const ports = kit.table.ports.map(({ port, hex }) => ({ stop: port, hex }));
  const markers = kit.table.mysteries.map(({ number, hex }) => ({ stop: String(number), hex }));
  return [...ports, ...markers].map((each) => ({ ...each, target: targetOf(each.stop) }));
}

/** Sea hexes are stops only while the ship may glide anywhere (Calm Seas). @param {Kit} kit */
function openSea(kit) {
  if (kit.view.kind !== "calm") return [];
  return kit.view.choices.map((choice) => choice.target).filter((target) => target.startsWith("hex-"))
    .map((target) => ({ target, hex: target.split("-").slice(1).map(Number) }));
}

/** What a press on a stop means: while turns are taken, a plan; else whatever is asked. @param {Kit} kit */
function isPlanning(kit) {
  return kit.seat !== null && kit.table.phase === "turns" && Boolean(kit.table.plans) &&
    (kit.view.kind === "turn" || !kit.view.kind);
}

/** @param {{ kit: Kit }} props */
export function Chart({ kit }) {
  const planning = usePlanning(kit);
  const phone = useMedia(PHONE);
  const all = stops(kit);
  const plans = new Map((kit.table.plans ?? []).map((plan) => [plan.stop, plan]));
  const live = isPlanning(kit);
  const route = live && planning.way !== "build" ? planning.plan?.route ?? [] : [];
  /** @param {string} stop */
  const press = (stop) => (/** @type {DrawnEvent} */ event) => {
    if (event.detail === 0) toPlan();
    if (planning.stop === stop) return;
    planning.select(stop);
    if (kit.view.kind === "turn" && !isOpen(planning, stop)) kit.why(wishAt(kit, stop, planning.deed));
  };
  /** @param {string} port */
  const toGroup = (port) => planning.select(port);
  const trays = draw`<${Quays} kit=${kit} chosen=${planning.stop} ashore=${!phone} onGroup=${toGroup} />`;
  const labels = {
    chart: kit.t("chart.zoom"),
    in: kit.t("chart.zoom_in"),
    out: kit.t("chart.zoom_out"),
    fit: kit.t("chart.zoom_fit"),
    voyage: kit.t("chart.zoom_voyage"),
  };
  return draw`<div class="cl-chart" onKeyDown=${(event) => event.key === "Escape" && planning.put()}>
    <${PanZoom} labels=${labels} box=${boxOf(route)}>
      <${Sheet} kit=${kit} covered=${kit.table.mysteries.map((each) => each.number)} above=${draw`
          <div class="cl-stops">
            ${openSea(kit).map((each) => draw`<${Hex} key=${each.target} kit=${kit} place=${each} />`)}
            ${
    all.map((each) =>
      draw`<${Stop} key=${each.stop} ...${{ kit, place: each, planning, live }}
              plan=${plans.get(each.stop)} onPress=${press(each.stop)} />`
    )
  }</div>
          ${!phone && trays}${!phone && draw`<${Telegram} kit=${kit} />`}`}>
        <${Played} ...${{ kit, all, plans, planning, live, route }} /><//><//>
    ${phone && draw`<${Telegram} kit=${kit} /><div class="cl-trays">${trays}</div>`}</div>`;
}

/** Whoever plans by keyboard goes on where the plan is told. */
function toPlan() {
  setTimeout(() => {
    /** @type {HTMLElement | null} */
    const first = document.querySelector(".cl-plan button:not(.cl-plan-close, :disabled)");
    first?.focus();
  });
}

/** The box around a voyage, to zoom to. @param {HexAt[]} route */
function boxOf(route) {
  if (route.length < 2) return null;
  const points = route.map((hex) => centre(hex));
  const [xs, ys] = [points.map((each) => each.x), points.map((each) => each.y)];
  const [x, y] = [Math.min(...xs) - 40, Math.min(...ys) - 45];
  return { x, y, width: Math.max(...xs) + 40 - x, height: Math.max(...ys) + 40 - y };
}

/**
 * Whether a stop is lit: something can be done there, and it is what the telegraph is set to.
 * @param {Kit} kit
 * @param {Place} place
 * @param {Planning} planning
 * @param {boolean} live
 */
function isLit(kit, place, planning, live) {
  return live ? isOpen(planning, place.stop) : kit.can(place.target).length > 0;
}

/**
 * Everything drawn over the print, from below to above.
 * @param {{
 *   kit: Kit, all: Place[], plans: Map<string, PlanView>, planning: Planning, live: boolean, route: HexAt[],
 * }} props
 */
function Played({ kit, all, plans, planning, live, route }) {
  const own = kit.seat !== null && kit.table.companies[kit.seat].ship;
  const lit = all.filter((place) => isLit(kit, place, planning, live));
  const prices = kit.view.kind === "winter_resort";
  /** @param {string} code */
  const isShallow = (code) => plans.get(code)?.shallow && !isOpen({ ...planning, deed: null }, code);
  /** @param {string} stop */
  const away = (stop) => {
    const plan = plans.get(stop);
    return own && plan && Number.isInteger(plan.fuel) && plan.hex.join() !== own.hex.join();
  };
  /** @param {string} stop */
  const hasPill = (stop) => live && away(stop) && (stop === planning.stop || lit.some((each) => each.stop === stop));
  const chosen = live && all.find((place) => place.stop === planning.stop);
  return draw`
    ${openSea(kit).map(({ target, hex }) => draw`<${Ring} key=${target} hex=${hex} look="open" />`)}
    ${own && draw`<${Ring} hex=${own.hex} look="here" />`}
    ${lit.map(({ stop, hex }) => draw`<${Ring} key=${stop} hex=${hex} look="can" />`)}
    ${chosen && draw`<${Ring} hex=${chosen.hex} look="chosen" />`}
    <${Course} route=${route} from=${own && route.length > 1 ? berthOf(own) : null}
      ports=${all.map(({ hex }) => hex.join())} />
    <${Ports} kit=${kit} /><${Markers} kit=${kit} />
    <${Ships} kit=${kit} /><${Fares} kit=${kit} /><${Names} kit=${kit} />
    ${
    all.map(({ stop, hex }) => {
      const { x, y } = centre(hex);
      const up = isIsland(kit, stop) || !/^\d/.test(stop);
      const is = stop === planning.stop && live;
      const shown = lit.some((each) => each.stop === stop);
      const at = { x: x + (up ? 0 : 19), y: y + (up ? -33 : 18), look: is ? "chosen" : "" };
      const price = money(kit, kit.table.resort_prices.winter);
      if (prices && shown) return draw`<${Pill} key=${stop} ...${at} text=${price} />`;
      return hasPill(stop) && draw`<${Pill} key=${stop} ...${at} fuel=${plans.get(stop)?.fuel} />`;
    })
  }
    <${Bands} kit=${kit} isShallow=${isShallow} isHigh=${hasPill} />`;
}

// -- buttons ------------------------------------------------------------------------------------------------

/**
 * What a screen reader hears of a port or marker.
 * @param {Kit} kit
 * @param {Place} place
 * @param {PlanView | undefined} plan
 */
function spoken(kit, place, plan) {
  const { table } = kit;
  const port = table.ports.find((each) => each.port === place.stop);
  const ships = table.companies.filter((each) => each.ship?.at === place.hex.join("-"))
    .map((each) => kit.t("chart.ship", { company: companyName(kit, each.company ?? "") }));
  const fuel = plan?.fuel ? [kit.t("chart.fuel", { n: plan.fuel })] : [];
  if (!port) {
    const marker = table.mysteries.find((each) => String(each.number) === place.stop);
    const value = marker && marker.value !== null
      ? printed(kit, kit.cards.mysteries[marker.value].name)
      : kit.t("chart.unknown");
    return [kit.t("chart.marker", { number: place.stop }), value, ...fuel, ...ships].join(", ");
  }
  const told = [portName(kit, port.port)];
  if (isIsland(kit, port.port)) {
    told.push(lookOf(kit, port.port));
    told.push(
      port.fare === null
        ? kit.t("chart.fare.hidden")
        : kit.t(port.looked ? "chart.fare.seen" : "chart.fare", { amount: money(kit, port.fare ?? 0) }),
    );
    if (port.resort !== null) told.push(kit.t("chart.resort", { name: kit.name(port.resort ?? 0) }));
    if (port.closed) told.push(kit.t("chart.closed"));
    if (port.pirates) told.push(kit.t("chart.pirates"));
  }
  return [...told, ...fuel, ...ships].join(", ");
}

/**
 * A stop as a button over the chart. Looking at a stop in one's turn makes a plan and does nothing yet.
 * @param {{
 *   kit: Kit, place: Place, plan: PlanView | undefined, planning: Planning, live: boolean, onPress: () => void,
 * }} props
 */
function Stop({ kit, place, plan, planning, live, onPress }) {
  const wish = kit.view.kind === "winter_resort" ? wishAt(kit, place.stop, "build") : undefined;
  const press = kit.press(place.target, { label: spoken(kit, place, plan), wish });
  const can = isLit(kit, place, planning, live);
  const look = names("cl-stop", can && "can", live && planning.stop === place.stop && "chosen");
  if (!live) return draw`<button class=${look} ...${press} style=${percent(place.hex)}></button>`;
  const chosen = { "aria-pressed": String(planning.stop === place.stop), "aria-disabled": undefined, tabIndex: 0 };
  return draw`<button class=${look} ...${press} ...${chosen} onClick=${onPress}
    style=${percent(place.hex)}></button>`;
}

/** @param {{ kit: Kit, place: Place }} props */
function Hex({ kit, place }) {
  const [choice] = kit.can(place.target);
  return draw`<button class="cl-stop open can" ...${kit.press(place.target, { label: choice?.label })}
    style=${percent(place.hex)}></button>`;
}
