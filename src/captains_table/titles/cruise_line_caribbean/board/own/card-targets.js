/** What a card asks before it is played: whom to attack, which markers to look at. */
/** @import { HarmView } from "../view.d.ts" */
/** @import { Kit } from "../types.d.ts" */
/** @import { Choice, Drawing } from "/static/shell/types.d.ts" */
import { Dialog, draw, Icon, names, useState } from "/static/shell/lib.js";
import { House, money } from "../office/controls.js";
import { portName, printed, Token } from "../pieces.js";

/**
 * Whom to attack, and what it would do to each.
 * @param {{ kit: Kit, card: string, list: Choice[], onClose: () => void }} props
 */
export function Targets({ kit, card, list, onClose }) {
  const red = kit.cards.actions[card].red;
  const { name, text } = kit.cards.red[red];
  /** @param {string} notation */
  const choose = (notation) => {
    onClose();
    kit.send([notation]);
  };
  return draw`<${Dialog} title=${printed(kit, name)} onClose=${onClose} className="cl-targets">
    <p>${printed(kit, text)}</p>
    <div class="stack">${
    list.map(({ notation, arguments: { seat } }) => {
      return draw`<button key=${notation} class="btn" onClick=${() => choose(notation)}>
      <${House} kit=${kit} seat=${seat} /><span><b>${kit.name(seat)}</b><small>${
        harmSays(kit, kit.table.harms?.[notation])
      }</small></span>
        </button>`;
    })
  }</div><p class="cl-fine">${kit.t("hand.attack.rule")}</p><//>`;
}

/**
 * What an attack would do to a rival, as the view tells it.
 * @param {Kit} kit
 * @param {HarmView | undefined} harm
 */
export function harmSays(kit, harm) {
  if (!harm) return "";
  const { says, amount, before, after, ...counts } = harm;
  const dollars = Object.entries({ amount, from: before, to: after }).filter(([, n]) => n !== undefined)
    .map(([gap, n]) => [gap, money(kit, n)]);
  return kit.t(`harm.${says}`, { ...counts, ...Object.fromEntries(dollars) });
}

/**
 * Market Research: up to two face-down markers. To begin with those are ticked where own passengers want to go.
 * @param {{ kit: Kit, card: string, list: Choice[], onClose: () => void }} props
 */
export function Scout({ kit, card, list, onClose }) {
  const { ports, mysteries, companies } = kit.table;
  const known = new Set(list.flatMap((choice) => choice.arguments.markers));
  const islands = ports.filter(({ port }) => known.has(port)).map(({ port }) => port);
  const seas = mysteries.filter(({ number }) => known.has(String(number))).map(({ number }) => String(number));
  const aboard = companies[kit.seat ?? -1].ship?.aboard ?? {};
  const wanted = islands.filter((port) => aboard[port]);
  const most = kit.cards.blue.SCOUT.value ?? 1;
  const [ticked, setTicked] = useState(wanted.length ? wanted.slice(0, most) : [...islands, ...seas].slice(0, 1));
  /** @param {string} mark */
  const tick = (mark) =>
    setTicked(ticked.includes(mark) ? ticked.filter((each) => each !== mark) : [...ticked, mark].slice(-most));
  const choice = list.find(({ arguments: { markers } }) =>
    markers.length === ticked.length && markers.every((/** @type {string} */ each) => ticked.includes(each))
  );
  /** @param {string} mark @param {Drawing} inner */
  const box = (mark, inner) =>
    draw`<label key=${mark} class=${names("cl-tick", ticked.includes(mark) && "on")}>
    <input type="checkbox" checked=${ticked.includes(mark)} onChange=${() => tick(mark)} />${inner}</label>`;
  const look = () => {
    onClose();
    if (choice) kit.send([choice.notation]);
  };
  return draw`<${Dialog} title=${printed(kit, kit.cards.blue[kit.cards.actions[card].blue].name)} onClose=${onClose}>
    <p>${kit.t("scout", { n: most })}</p>
    <fieldset class="cl-ticks"><legend>${kit.t("scout.islands")}</legend>${
    islands.map((port) =>
      box(
        port,
        draw`
      <${Token} code=${port} /><span>${portName(kit, port)}
        ${
          wanted.includes(port) && draw`<small>
          ${kit.t("scout.aboard", { n: aboard[port] })}</small>`
        }</span>`,
      )
    )
  }
      ${islands.length === 0 && draw`<p class="cl-fine">${kit.t("scout.no_islands")}</p>`}</fieldset>
    ${
    seas.length > 0 && draw`<fieldset class="cl-ticks"><legend>${kit.t("scout.seas")}</legend>
      ${seas.map((number) => box(number, draw`<span>${kit.t("scout.sea", { n: number })}</span>`))}</fieldset>`
  }
    <div class="stack"><button class="btn go" disabled=${!choice} onClick=${look}>
      <${Icon} name="eye" />${kit.t("scout.go", { n: ticked.length })}</button></div><//>`;
}
