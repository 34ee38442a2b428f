/** What the launch of a Ship on Earth still lacks: five ticks at the fleet while step 2 is being chosen. */
/** @import { Kit, PreflightView } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Icon, listed, name, names, RESOURCES } from "../pieces.js";

/** The preconditions of a launch (GC-11.1) in their order, with their pictures. */
/** @type {[what: PreflightView["lacks"][number], picture: string][]} */
const CHECKS = [
  ["scheduled", "ticket"],
  ["worker", "worker"],
  ["cabins", "porthole"],
  ["guests", "guest-a"],
  ["supplies", "resource"],
];

/** "Ready to launch", or what is missing, in words. @param {Kit} kit @param {PreflightView} flight */
export function preflightSays(kit, flight) {
  if (flight.ready) return kit.t("own.preflight.ready");
  if (flight.lacks.length === 0) return kit.t("own.preflight.almost");
  return kit.t("own.preflight.lacks", {
    what: listed(kit, flight.lacks.map((what) => kit.t(`own.preflight.no.${what}`))),
  });
}

/**
 * "owes 3 Food, 2 Oxygen, 4 Fuel": with the Guests waiting, or with one.
 * @param {Kit} kit
 * @param {PreflightView} flight
 */
export function preflightOwed(kit, flight) {
  const what = RESOURCES.filter((kind) => flight.owed[kind]).map((kind) =>
    `${flight.owed[kind]} ${name(kit, "resources", kind)}`
  );
  const says = what.length ? kit.t("own.preflight.owed", { what: listed(kit, what) }) : "";
  return flight.waivers ? `${says} ${kit.t("own.preflight.waivers", { n: flight.waivers })}` : says;
}

/** @param {{ kit: Kit, flight: PreflightView }} props */
export function Preflight({ kit, flight }) {
  return draw`<span class=${names("gm-preflight", flight.ready && "ready")} role="img" aria-label=${
    preflightSays(kit, flight)
  }
      title=${preflightSays(kit, flight)}>
    ${
    CHECKS.map(([what, picture]) => {
      const done = !flight.lacks.includes(what);
      return draw`<i key=${what} class=${done ? "ok" : "no"}>
        <${Icon} name=${picture} />
      <b aria-hidden="true">${done ? "✓" : "✗"}</b></i>`;
    })
  }</span>`;
}
