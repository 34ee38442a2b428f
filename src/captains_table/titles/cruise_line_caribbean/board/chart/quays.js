/** Beside the chart's water: the quays where passengers wait, and the telegram that tells the event of the season. */
/** @import { Kit } from "../types.d.ts" */
/** @import { PortView } from "../view.d.ts" */
import { draw, names } from "/static/shell/lib.js";
import { lookOf, portName, printed, Sign, Tokens } from "../pieces.js";

/**
 * The three quays. On land New York stands above Norfolk; Miami has its place alone.
 * @param {{ kit: Kit, chosen: string | null, ashore: boolean, onGroup: (port: string, code: string) => void }} props
 */
export function Quays({ kit, chosen, ashore, onGroup }) {
  const quays = kit.table.ports.filter((port) => port.waiting).map((port) =>
    draw`
    <${Quay} key=${port.port} kit=${kit} port=${port} chosen=${chosen === port.port} onGroup=${onGroup} />`
  );
  return ashore ? draw`<div class="cl-mainland">${quays.slice(0, 2)}</div>${quays.slice(2)}` : quays;
}

/** @param {{ kit: Kit, port: PortView, chosen: string | null, onGroup: (port: string, code: string) => void }} props */
function Quay({ kit, port, chosen, onGroup }) {
  const groups = Object.entries(port.waiting ?? {});
  const n = groups.reduce((sum, [, count]) => sum + count, 0);
  const many = groups.length > 4 || n > 10;
  return draw`<section class=${names("cl-quay", port.port.toLowerCase(), chosen && "chosen", many && "many")}
      aria-label=${kit.t("chart.quay", { port: portName(kit, port.port) })}>
    <h3>${portName(kit, port.port)}<small>${kit.t(n ? "chart.waiting" : "chart.nobody", { n })}</small></h3>
    ${
    n > 0 && draw`<ul>${
      groups.map(([code, count]) =>
        draw`<li key=${code}>
      <${Group} ...${{ kit, port: port.port, code, count, onGroup }} most=${many ? 2 : 4} /></li>`
      )
    }</ul>`
  }</section>`;
}

/**
 * @param {{
 *   kit: Kit, port: string, code: string, count: number, most: number, onGroup: (port: string, code: string) => void,
 * }} props
 */
function Group({ kit, port, code, count, most, onGroup }) {
  const target = `waiting-${port}-${code}`.toLowerCase();
  const choices = kit.can(target);
  const island = portName(kit, code);
  const label = kit.t("chart.group", { n: count, island, look: lookOf(kit, code), port: portName(kit, port) });
  const press = kit.press(target, { label, wish: `pick ${port} ${code} 1`.toLowerCase() });
  const plans = kit.view.kind === "turn" && choices.length > 0;
  return draw`<button class=${names("cl-group", choices.length > 0 && "can")} ...${press}
      title=${kit.t("chart.group.title", { n: count, island })}
      onClick=${plans ? () => onGroup(port, code) : /** @type {() => void} */ (press.onClick)}>
    <${Tokens} code=${code} count=${count} most=${most} /></button>`;
}

/** What has happened this season, as a telegram. @param {{ kit: Kit }} props */
export function Telegram({ kit }) {
  const { event } = kit.table;
  if (!event) return null;
  const card = kit.cards.events[event.card];
  const ports = event.ports.map((code) => portName(kit, code)).join(", ");
  const named = event.ports.every((code) => (card.ports ?? []).includes(code));
  const sign = /clos/.test(card.effect) ? "storm" : /pirat/.test(card.effect) ? "pirates" : "telegram";
  return draw`<aside class="cl-telegram" aria-label=${kit.t("chart.event")}>
    <h3><${Sign} name=${sign} />${printed(kit, card.name)}</h3>
    <p>${printed(kit, card.text)}${ports && !named && draw` <b>${ports}.</b>`}</p></aside>`;
}
