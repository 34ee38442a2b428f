/** One field per option of a title, by the kind of its values: switch, segments, a stepped course, cards, or boxes. */
/** @import { DrawnEvent, Options, OptionValue, SetupPictures, TableOption } from "/static/shell/types.d.ts" */
/** @import { Difficulty } from "/static/pages/setup/types.d.ts" */
import { draw, Icon, ruleLink, t } from "/static/shell/lib.js";

const STOPS = 6;
/** @param {TableOption} option */
const isSwitch = (option) => typeof option.default === "boolean";
/** @param {TableOption} option */
const isNumber = (option) => typeof option.default === "number";
/** @param {TableOption} option */
const isCourse = (option) => isNumber(option) && option.values.length > STOPS;
/** @param {TableOption} option */
const isSet = (option) => option.pick !== null;
/** @param {TableOption} option */
const isCards = (option) => !isNumber(option) && !isSet(option) && option.values.length > 3;

/** What belongs to a set. @param {OptionValue} value */
const membersOf = (value) => String(value).split(",").filter(Boolean);

/** What a value is called. @param {TableOption} option @param {OptionValue} value */
export function labelOf(option, value) {
  if (isSet(option)) {
    const members = membersOf(value);
    const named = option.values.filter((each) => members.includes(String(each.value)));
    return named.map((each) => each.label).join(", ") || t("setup.nothing_ticked");
  }
  return option.values.find((each) => each.value === value)?.label ?? String(value);
}

/** An option in words, for the sentence that sums up a table. @param {TableOption} option @param {OptionValue} value */
export function inWords(option, value) {
  if (isSwitch(option)) return value ? option.label : t("setup.without", { what: option.label });
  return alwaysNamed(option) ? labelOf(option, value) : `${option.label}: ${labelOf(option, value)}`;
}

/**
 * Whether an option means anything with so many seats and these other options; where it does not, it is not asked.
 * @param {TableOption} option
 * @param {number} seats
 * @param {Options} values
 */
export const isAsked = ({ when }, seats, values) =>
  Object.entries(when).every(([name, wanted]) => wanted.includes(name === "seats" ? seats : values[name]));

/** Whether an option is so much the game itself that it is named even when it is as printed. @param {TableOption} option */
export const alwaysNamed = (option) => isCards(option) && !option.group;

/** @param {{ title: string, rule: string }} props */
function Rule({ title, rule }) {
  return rule && draw` <a class="rule" href=${ruleLink(title, rule)} target="_blank">${t("setup.rule", { rule })}</a>`;
}

/**
 * Why a table cannot be opened like this, where it arises, with a way out if there is one.
 * @param {{ problem: Difficulty | null }} props
 */
export function Problem({ problem }) {
  return problem && draw`<p class="problem" role="alert" tabindex="-1"><${Icon} name="triangle-alert" />
    <span>${problem.text}</span>
    ${
    problem.fix && draw`<button type="button" class="btn soft small" onClick=${problem.fix.act}>
      ${problem.fix.label}</button>`
  }</p>`;
}

/** Drops of one to three. @param {{ n?: number }} props */
function Pips({ n = 0 }) {
  return n > 0 && draw`<span class="pips" role="img" aria-label=${t("setup.difficulty", { n })}>
    ${[1, 2, 3].map((drop) => draw`<i class=${drop <= n ? "on" : ""}></i>`)}</span>`;
}

/** @param {{ option: TableOption, value: OptionValue, onChange: (value: OptionValue) => void, help?: string }} props */
function Switch({ option, value, onChange, help }) {
  return draw`<label class="toggle"><input type="checkbox" role="switch" checked=${value} aria-describedby=${help}
    onChange=${(event) => onChange(event.target.checked)} /><i></i>
    <span class="sr">${option.label}: </span>${labelOf(option, value)}</label>`;
}

/** @param {{ option: TableOption, value: OptionValue, onChange: (value: OptionValue) => void }} props */
function Segments({ option, value, onChange }) {
  return draw`<span class="seg" role="radiogroup" aria-label=${option.label}>
    ${
    option.values.map((each) =>
      draw`<label key=${each.value}><input type="radio" name=${option.name}
      checked=${each.value === value} onChange=${() => onChange(each.value)} />${each.label}</label>`
    )
  }</span>`;
}

/**
 * @param {{
 *   option: TableOption, value: OptionValue, onChange: (value: OptionValue) => void, pictures: SetupPictures,
 * }} props
 */
function Cards({ option, value, onChange, pictures }) {
  return draw`<div class="cards">${
    option.values.map((each) =>
      draw`<label class="choice" key=${each.value}>
    <input type="radio" name=${option.name} checked=${each.value === value} onChange=${() => onChange(each.value)} />
    ${pictures.art?.(option.name, each.value)}
    <b>${each.label} <${Pips} n=${pictures.difficulty?.(option.name, each.value)} /></b></label>`
    )
  }</div>`;
}

/**
 * A set: a box for each value, and how many are ticked. Whether they are enough, the server says.
 * @param {{ option: TableOption, value: OptionValue, onChange: (value: OptionValue) => void, help?: string }} props
 */
function Boxes({ option, value, onChange, help }) {
  const members = membersOf(value);
  const [least, most] = option.pick ?? [];
  /** @param {string} one */
  const turn = (one) => {
    const ticked = option.values.map((each) => String(each.value))
      .filter((each) => each === one ? !members.includes(one) : members.includes(each));
    onChange(ticked.join(","));
  };
  return draw`<div class="boxes" role="group" aria-label=${option.label} aria-describedby=${help}>
    ${
    option.values.map((each) =>
      draw`<label key=${each.value}><input type="checkbox" name=${option.name}
      checked=${members.includes(String(each.value))} onChange=${() => turn(String(each.value))} />
      <span>${each.label}</span></label>`
    )
  }<p role="status">${t(least === most ? "setup.ticked" : "setup.ticked_some", { n: members.length, most })}</p></div>`;
}

/**
 * The named stops of a range, and a small field for everything between them.
 * @param {{ option: TableOption, value: OptionValue, onChange: (value: OptionValue) => void }} props
 */
function Course({ option, value, onChange }) {
  const values = option.values.map((each) => each.value);
  const named = option.values.filter((each) => each.label !== String(each.value));
  const every = Math.ceil(values.length / STOPS);
  const stops = named.length > 1 ? named : option.values.filter((_, place) => place % every === 0);
  /** @param {TableOption["values"][number]} each */
  const name = (each) => each.label.replace(new RegExp(`\\s*${each.value}$`), "");
  /** @param {DrawnEvent} event */
  const exact = (event) => {
    const number = Number(event.target.value);
    if (values.includes(number)) onChange(number);
  };
  return draw`<div class="course"><div class="step" role="radiogroup" aria-label=${option.label}>
      ${
    stops.map((each) =>
      draw`<label key=${each.value} data-n=${each.value}><input type="radio" name=${option.name}
        checked=${each.value === value} onChange=${() => onChange(each.value)} />
        <span class="sr">${each.value} </span>${name(each)}</label>`
    )
  }</div>
    <label class="exact">${t("setup.exactly")} <input type="number" min=${values[0]} max=${values.at(-1)} value=${value}
      onChange=${exact} /></label></div>`;
}

/** @param {{ option: TableOption } & Record<string, unknown>} props */
function Control({ option, ...rest }) {
  const Kind = isSet(option)
    ? Boxes
    : isSwitch(option)
    ? Switch
    : isCourse(option)
    ? Course
    : isCards(option)
    ? Cards
    : Segments;
  return draw`<${Kind} option=${option} ...${rest} />`;
}

/**
 * An option with a heading of its own: the big decisions.
 * @param {{ option: TableOption, title: string, problem: Difficulty | null } & Record<string, unknown>} props
 */
export function Heading({ option, title, problem, ...rest }) {
  return draw`<fieldset><legend>${option.label}</legend>
    <p class="hint">${option.help}<${Rule} title=${title} rule=${option.rule} /></p>
    <${Control} option=${option} ...${rest} /><${Problem} problem=${problem} /></fieldset>`;
}

/**
 * An option as one row among others: what it is, what it does, and the switch.
 * @param {{
 *   option: TableOption, title: string, problem: Difficulty | null, pictures: SetupPictures,
 * } & Record<string, unknown>} props
 */
export function Row({ option, title, problem, pictures, ...rest }) {
  const art = pictures.art?.(option.name);
  const help = `help-${option.name}`;
  return draw`<div class=${`mod${art ? "" : " bare"}`}>${art}
    <div class="says"><b>${option.label} <${Pips} n=${pictures.difficulty?.(option.name)} /></b>
      <p id=${help}>${option.help}<${Rule} title=${title} rule=${option.rule} /></p></div>
    <div class="sets"><${Control} option=${option} pictures=${pictures} help=${help} ...${rest} /></div>
    <${Problem} problem=${problem} /></div>`;
}
