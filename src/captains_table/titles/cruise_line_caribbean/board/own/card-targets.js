/** What a card asks before it is played: whom to attack, which markers to look at. */
import { Dialog, draw, Icon, useState } from "/static/shell/lib.js";
import { House, money, sum } from "../office/controls.js";
import { names, portName, printed, Token } from "../pieces.js";

/** Whom to attack, and what it would do to each. */
export function Targets({ kit, card, list, onClose }) {
  const red = kit.cards.actions[card].red;
  const { name, text } = kit.cards.red[red];
  const choose = (notation) => {
    onClose();
    kit.send([notation]);
  };
  return draw`<${Dialog} title=${printed(kit, name)} onClose=${onClose} className="cl-targets">
    <p>${printed(kit, text)}</p>
    <div class="stack">${
    list.map(({ notation, arguments: { seat } }) => {
      return draw`<button key=${notation} class="btn" onClick=${() => choose(notation)}>
      <${House} kit=${kit} seat=${seat} /><span><b>${kit.name(seat)}</b><small>${harm(kit, red, seat)}</small></span>
        </button>`;
    })
  }</div><p class="cl-fine">${kit.t("hand.attack.rule")}</p><//>`;
}

/** What an attack would do to this rival, as far as everybody can see it. */
export function harm(kit, red, seat) {
  const { value, cash: instead } = kit.cards.red[red];
  const { ship, cash, price, hand, resorts } = kit.table.companies[seat];
  const aboard = sum(Object.values(ship?.aboard ?? {}));
  const pays = (amount) => money(kit, Math.min(amount, cash));
  const says = (key, gaps) => kit.t(`harm.${key}`, gaps);
  if (red === "LEAK") return says("LEAK", { n: Math.min(value, ship.fuel), of: ship.fuel });
  if (red === "RAID") return says("RAID", { amount: pays(value) });
  if (red === "FINE") return says("FINE", { amount: pays(value + resorts.length) });
  if (red === "SMEAR" && !kit.table.standard) return says("SMEAR.cash", { amount: pays(instead) });
  if (red === "SMEAR") return says("SMEAR", { from: money(kit, price), to: money(kit, Math.max(1, price - value)) });
  if (red === "SPY") return says("SPY", { n: hand.length });
  return says(red, { n: aboard, fuel: ship?.fuel, most: value });
}

/** Market Research: up to two face-down markers. To begin with those are ticked where own passengers want to go. */
export function Scout({ kit, card, list, onClose }) {
  const { ports, mysteries, companies } = kit.table;
  const known = new Set(list.flatMap((choice) => choice.arguments.markers));
  const islands = ports.filter(({ port }) => known.has(port)).map(({ port }) => port);
  const seas = mysteries.filter(({ number }) => known.has(String(number))).map(({ number }) => String(number));
  const aboard = companies[kit.seat].ship?.aboard ?? {};
  const wanted = islands.filter((port) => aboard[port]);
  const most = kit.cards.blue.SCOUT.value;
  const [ticked, setTicked] = useState(wanted.length ? wanted.slice(0, most) : [...islands, ...seas].slice(0, 1));
  const tick = (mark) =>
    setTicked(ticked.includes(mark) ? ticked.filter((each) => each !== mark) : [...ticked, mark].slice(-most));
  const choice = list.find(({ arguments: { markers } }) =>
    markers.length === ticked.length && markers.every((each) => ticked.includes(each))
  );
  const box = (mark, inner) =>
    draw`<label key=${mark} class=${names("cl-tick", ticked.includes(mark) && "on")}>
    <input type="checkbox" checked=${ticked.includes(mark)} onChange=${() => tick(mark)} />${inner}</label>`;
  const look = () => {
    onClose();
    kit.send([choice.notation]);
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
