/** The last picture of a won game: the ship sails along the whole course. A click ends it. */
/** @import { Ref } from "/static/shell/types.d.ts" */
/** @import { Kit } from "../types.d.ts" */
import { useEffect, useRef } from "/static/shell/lib.js";

const VOYAGE = 4000;

/** A ref for the chart; the ship sails when the game is won before one's eyes. @param {Kit} kit */
export function useSail(kit) {
  /** @type {Ref<HTMLElement>} */
  const chart = useRef(null);
  const before = useRef(kit.view.outcome);
  useEffect(() => {
    const arrived = !before.current && kit.view.outcome?.reason === "arrived";
    before.current = kit.view.outcome;
    if (arrived && !matchMedia("(prefers-reduced-motion: reduce)").matches) sail(chart.current);
  });
  return chart;
}

/** @param {HTMLElement} chart */
function sail(chart) {
  const ship = chart.querySelector(".way svg");
  if (!ship) return;
  const from = ship.getBoundingClientRect();
  const stops = [...chart.querySelectorAll(".start, .cell, .finish")].map((place) => {
    const box = place.getBoundingClientRect();
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    return { transform: `translate(${x}px, ${y}px)` };
  });
  ship.classList.add("sailing");
  const home = { transform: "none" };
  const voyage = ship.animate([home, ...stops, home], { duration: VOYAGE, easing: "ease-in-out" });
  const skip = () => voyage.finish();
  chart.addEventListener("pointerdown", skip, { once: true });
  voyage.onfinish = () => {
    ship.classList.remove("sailing");
    chart.removeEventListener("pointerdown", skip);
  };
}
