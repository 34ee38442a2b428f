/** What all parts of the office share: names, money, signs, and the controls for amounts. */
import { draw, Icon } from "/static/shell/lib.js";
import { lookOf, portName, Sign, Tokens } from "../pieces.js";

// -- names and numbers ----------------------------------------------------------------------------------------

export const money = (kit, n) => kit.t(n < 0 ? "office.minus" : "office.money", { n: Math.abs(n) });
/** A player in a list: "You", or the name. */
export const who = (kit, seat) => (seat === kit.seat ? kit.t("office.you") : kit.name(seat));
export const codeOf = (kit, seat) => kit.table.companies[seat].company;
export const companyName = (kit, seat) => kit.cards.companies[codeOf(kit, seat)]?.name ?? kit.name(seat);
export const shortName = (kit, seat) => kit.cards.companies[codeOf(kit, seat)]?.short ?? kit.name(seat);
/** "Puerto Rico (red square)": a passenger for those who do not see it. */
export const guestName = (kit, colour) => `${portName(kit, colour)} (${lookOf(kit, colour)})`;
/** Own seat first, then the others as they sit. */
export function seatsFrom(kit) {
  const all = kit.table.companies.map((_, seat) => seat);
  return kit.seat === null ? all : [kit.seat, ...all.filter((seat) => seat !== kit.seat)];
}
export const sum = (all) => all.reduce((total, each) => total + each, 0);

// -- signs ----------------------------------------------------------------------------------------------------

/** The house flag of a company. */
export function House({ kit, seat, code = codeOf(kit, seat), label }) {
  return code && draw`<${Sign} className="cl-house" name=${`f-${code}`} label=${label} />`;
}
/** Passengers by colour: up to three marks each, or a mark and a number. */
export function Load({ kit, aboard }) {
  return draw`<span class="cl-load">${
    Object.entries(aboard).map(([colour, n]) =>
      draw`<span key=${colour}>
    <span class="sr">${n} ${guestName(kit, colour)}</span><span aria-hidden="true">
      <${Tokens} code=${colour} count=${n} most=${3} /></span>
    </span>`
    )
  }</span>`;
}
/** A number before and after: "$9 → $6", with an arrow that is spoken. */
export function Change({ kit, from, to }) {
  return draw`<span class="cl-change">${money(kit, from)} <span aria-hidden="true">→</span>
    <span class="sr">${kit.t("office.becomes")}</span> <b>${money(kit, to)}</b></span>`;
}

/** The frame of a dialogue: a sign, a title, what is going on, and whatever can be done about it. */
export function Panel({ sign, title, className = "", children }) {
  return draw`<section class=${`cl-panel ${className}`} aria-label=${title}>
    <header><${Sign} name=${sign} /><h2>${title}</h2></header>${children}</section>`;
}

// -- choices --------------------------------------------------------------------------------------------------

/** The choices at a target, also while one of them is under way to the server. */
export const options = (kit, target) => kit.view.choices.filter((choice) => choice.target === target);

/** Lots of shares to choose there, the smallest first: {notation, lot, n}. A lot is "3" or, as certificates, "1+2". */
export function lots(kit, target, verb) {
  return options(kit, target).filter((choice) => choice.verb === verb).map(({ notation, arguments: { lot } }) => {
    return { notation, lot, n: sum(lot.split("+").map(Number)) };
  }).sort((a, b) => a.n - b.n || a.lot.length - b.lot.length);
}
export const lotSays = ({ n, lot }) => (lot.includes("+") ? `${n} (${lot})` : String(n));

/** Amounts that can be chosen there, from least to most: {notation, n}. */
export function amounts(kit, target) {
  return options(kit, target).map(({ notation, arguments: { amount } }) => ({ notation, n: amount }))
    .sort((a, b) => a.n - b.n);
}

/** A button that chooses one particular of the choices at its target. */
export function commit(kit, target, notation, label) {
  const pressed = kit.press(target, { label });
  return kit.live ? { ...pressed, onClick: () => kit.send([notation]) } : pressed;
}

/** Less, the amount, more. `list` goes from least to most, `at` is the place in it. */
export function Stepper({ kit, label, list, at, onAt, show }) {
  const step = (by) => {
    const next = at + by;
    if (next >= 0 && next < list.length) onAt(next);
  };
  const button = (by, icon, says) =>
    draw`<button type="button" aria-label=${kit.t(says)}
    aria-disabled=${list[at + by] ? undefined : "true"} onClick=${() => step(by)}><${Icon} name=${icon} /></button>`;
  return draw`<span class="cl-stepper" role="group" aria-label=${label}>
    ${button(-1, "minus", "office.less")}<output aria-live="polite">${show(list[at])}</output>
    ${button(1, "plus", "office.more")}</span>`;
}

/** The same for many dollars: with a slider and a few round sums. */
export function Amount({ kit, label, list, at, onAt, quick = [] }) {
  const least = list[0].n;
  const most = list.at(-1).n;
  const sums = quick.filter((n) => n >= least && n <= most);
  return draw`<div class="cl-amount">
    <${Stepper} ...${{ kit, label, list, at, onAt }} show=${({ n }) => money(kit, n)} />
    ${
    most > least && draw`<input type="range" aria-label=${label} min="0" max=${list.length - 1} value=${at}
      aria-valuetext=${money(kit, list[at].n)} onInput=${(event) => onAt(Number(event.currentTarget.value))} />`
  }
    ${
    sums.length > 1 && draw`<span class="cl-quick" role="group" aria-label=${kit.t("office.quick")}>
      ${
      sums.map((n) =>
        draw`
      <button key=${n} type="button" aria-pressed=${list[at].n === n}
        onClick=${() => onAt(list.findIndex((each) => each.n === n))}>${money(kit, n)}</button>`
      )
    }</span>`
  }</div>`;
}
