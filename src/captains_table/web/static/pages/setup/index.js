/** Set a table: moods first, details after, the table as it will be beside it. Every option comes from the title. */
/** @import { Field, SeatToBe } from "/static/pages/setup/types.d.ts" */
/**
 * @import { Options, OptionValue, Preset, SetupPictures, TableOption, TitleDetails } from "/static/shell/types.d.ts"
 */
import { api, draw, Icon, page, refusalOf, t, toast, Topbar, useEffect, useMemo, useState } from "/static/shell/lib.js";
import { useName } from "/static/shell/name.js";
import { Heading, inWords, isAsked, labelOf, Problem, Row } from "/static/pages/setup/options.js";
import { drawings } from "/static/pages/setup/plan.js";
import { Seats, seatsFor } from "/static/pages/setup/seats.js";
import { TableToBe } from "/static/pages/setup/preview.js";

const CHECK_AFTER = 250;
const id = location.pathname.split("/").pop() ?? "";

/** @param {Options} a @param {Options} b */
const same = (a, b) => Object.keys(a).every((name) => a[name] === b[name]);

/** @param {TitleDetails} title @param {Options} [changes] */
const agreed = (title, changes = {}) => ({
  ...Object.fromEntries(title.options.map((option) => [option.name, option.default])),
  ...changes,
});

/**
 * What is agreed on: what means nothing here is as printed, whatever was chosen before it was hidden.
 * @param {TitleDetails} title
 * @param {number} seats
 * @param {Options} options
 */
const meant = (title, seats, options) =>
  agreed(
    title,
    Object.fromEntries(
      title.options.filter((option) => isAsked(option, seats, options)).map(({ name }) => [name, options[name]]),
    ),
  );

/**
 * Ask the server whether the table can be opened like this, and how bots fared on such voyages.
 * @param {number} seats
 * @param {Options} options
 */
function useCheck(seats, options) {
  const [answer, setAnswer] = useState({ problem: null, odds: null });
  useEffect(() => {
    let stale = false;
    const ask = () =>
      api("POST", `/api/titles/${id}/check`, { seats, options })
        .catch((error) => ({ problem: error.message, odds: null }))
        .then((told) => stale || setAnswer(told));
    const timer = setTimeout(ask, CHECK_AFTER);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [seats, JSON.stringify(options)]);
  return answer;
}

/**
 * The option a refusal is about: one it names, else whatever was changed last.
 * @param {string} problem
 * @param {TitleDetails} title
 * @param {string} touched
 */
function culprit(problem, title, touched) {
  /** @param {TableOption} option */
  const names = (option) => [`'${option.name}'`, option.label, option.label.split(" ").pop() ?? ""];
  /** @param {string} name */
  const said = (name) => name.length > 4 && problem.includes(name);
  const named = title.options.find((option) => names(option).some(said));
  return named ? named.name : touched;
}

/**
 * @param {{
 *   title: TitleDetails, preset: string, changed: boolean, pictures: SetupPictures, onPick: (preset: Preset) => void,
 *   onBack: () => void,
 * }} props
 */
function Presets({ title, preset, changed, pictures, onPick, onBack }) {
  const label = title.presets.find((each) => each.id === preset)?.label ?? "";
  return draw`<fieldset><legend>${t("setup.presets")}</legend><p class="hint">${t("setup.presets_hint")}</p>
    <div class="presets">${
    title.presets.map((each) =>
      draw`<label key=${each.id}
      class=${`choice${changed ? " changed" : ""}`}>
      <input type="radio" name="preset" checked=${each.id === preset} onChange=${() => onPick(each)} />
      ${pictures.strip && draw`<span class="strip">${pictures.strip(each.id)}</span>`}
      <b>${each.label}</b><span>${each.about}</span></label>`
    )
  }</div>
    ${
    changed && draw`<p class="changed-note">${t("setup.changed", { name: label })}
      <button type="button" class="btn soft small" onClick=${onBack}><${Icon} name="undo-2" />
        ${t("setup.back_to", { name: label })}</button></p>`
  }</fieldset>`;
}

/**
 * Options under a heading that can be opened: a group of the title, or the rules of the table.
 * @param {{ label: string, about?: string, options: TableOption[], values: Options, field: Field }} props
 */
function Group({ label, about, options, values, field }) {
  const changed = options.filter((option) => values[option.name] !== option.default);
  const summary = changed.length
    ? changed.map((option) => inWords(option, values[option.name])).join(", ")
    : about ?? t("setup.house_as_printed", { n: options.length });
  return draw`<details class="fine"><summary>${label} <small>${summary}</small></summary>
    <div class="mods">${options.map((option) => field(Row, option))}</div></details>`;
}

/** @param {{ isPublic: boolean, onChange: (isPublic: boolean) => void }} props */
function Access({ isPublic, onChange }) {
  /** @param {boolean} value @param {string} name */
  const card = (value, name) =>
    draw`<label class="choice"><input type="radio" name="public"
    checked=${isPublic === value} onChange=${() => onChange(value)} />
    <b>${t(`setup.${name}`)}</b><span>${t(`setup.${name}_says`)}</span></label>`;
  return draw`<fieldset><legend>${t("setup.access")}</legend>
    <div class="two">${card(false, "by_link")}${card(true, "public")}</div></fieldset>`;
}

/** @param {{ title: TitleDetails }} props */
function Head({ title }) {
  const view = `/titles/${title.id}/board/poster.svg#svgView(viewBox(60,170,150,180))`;
  return draw`<div class="setup-head"><img class="thumb" src=${view} alt="" width="64" height="77" />
    <div><h1>${t("setup.title", { name: title.name })}</h1><p>${title.about} ${t("setup.lead")}</p></div>
    <a class="btn soft small" href=${`/rules/${title.id}`} target="_blank">
      <${Icon} name="book-open" />${t("common.rules")}</a></div>`;
}

/** The choices, and what follows from them. @param {TitleDetails} title */
function useTable(title) {
  const [preset, setPreset] = useState(title.presets[0]);
  const [options, setOptions] = useState(agreed(title, preset.options));
  const [seats, setSeats] = useState(seatsFor(preset.seats));
  const [touched, setTouched] = useState("seats");
  const { problem, odds } = useCheck(seats.length, meant(title, seats.length, options));
  const byName = useMemo(() => Object.fromEntries(title.options.map((option) => [option.name, option])), [title]);
  /** @param {string} name @param {OptionValue} value */
  const set = (name, value) => {
    setTouched(name);
    setOptions({ ...options, [name]: value });
  };
  return {
    preset,
    options,
    seats,
    problem,
    odds,
    byName,
    set,
    changed: !same(options, agreed(title, preset.options)),
    /** @param {SeatToBe[]} next */
    seat(next) {
      setTouched("seats");
      setSeats(next);
    },
    /** @param {Preset} next */
    pick(next) {
      setPreset(next);
      setTouched("seats");
      setOptions(agreed(title, next.options));
      setSeats(seatsFor(next.seats, seats));
    },
    /** @param {string} name */
    problemAt(name) {
      if (!problem || culprit(problem, title, touched) !== name) return null;
      const option = byName[name];
      if (!option || options[name] === option.default) return { text: problem };
      const label = t("setup.set_to", { value: labelOf(option, option.default) });
      return { text: problem, fix: { label, act: () => set(name, option.default) } };
    },
  };
}

/** @param {{ title: TitleDetails, pictures: SetupPictures }} props */
function SetUp({ title, pictures }) {
  const table = useTable(title);
  const [isPublic, setPublic] = useState(false);
  const [sending, setSending] = useState(false);
  const [withName, nameDialog] = useName();
  const { seats, problem, odds, byName } = table;
  const options = meant(title, seats.length, table.options);
  const front = typeof pictures.front === "function" ? pictures.front(seats.length) : pictures.front ?? [];
  const behind = title.options.filter((option) =>
    !front.flat().includes(option.name) && isAsked(option, seats.length, options)
  );
  const groups = [...title.groups, { id: "", label: t("setup.house"), about: undefined }]
    .map((each) => ({ ...each, options: behind.filter((option) => option.group === each.id) }))
    .filter((each) => each.options.length > 0);

  /** @param {object} Kind @param {TableOption} option */
  const field = (Kind, option) =>
    draw`<${Kind} key=${option.name} option=${option} value=${options[option.name]}
    title=${title.id} pictures=${pictures} problem=${table.problemAt(option.name)}
    onChange=${(/** @type {OptionValue} */ value) => table.set(option.name, value)} />`;
  /** @param {string[]} names */
  const group = (
    names,
  ) => (names.length === 1
    ? field(Heading, byName[names[0]])
    : draw`<fieldset key=${names[0]}><legend>${t("setup.extras")}</legend><p class="hint">${t("setup.extras_hint")}</p>
        <div class="mods">${names.map((name) => field(Row, byName[name]))}</div></fieldset>`);

  const order = async () => {
    setSending(true);
    const places = seats.map(({ kind, name, level }) => ({ kind, name: name?.trim() || undefined, level }));
    const preset = table.changed ? "" : table.preset.id;
    const wish = { title: title.id, options, seats: places, public: isPublic, preset };
    try {
      const { code } = await api("POST", "/api/tables", wish);
      location.assign(`/t/${code}`);
    } catch (error) {
      toast(refusalOf(error).message);
      setSending(false);
    }
  };
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    if (sending) return;
    if (!problem) {
      withName(order);
      return;
    }
    document.querySelector("details.fine:has(.problem)")?.setAttribute("open", "");
    /** @type {HTMLElement | null} */
    const told = document.querySelector(".form .problem");
    told?.focus();
  };
  return draw`<form class="page setup" onSubmit=${open}><${Head} title=${title} />
    <div class="form">
      <${Presets} title=${title} preset=${table.preset.id} changed=${table.changed} pictures=${pictures}
        onPick=${table.pick}
        onBack=${() => table.pick({ ...table.preset, seats: seats.length })} />
      ${front.map(group)}
      <fieldset><legend>${t("setup.who")}</legend><p class="hint">${t("setup.who_hint")}</p>
        <${Seats} seats=${seats} range=${title.seats} levels=${title.levels} onChange=${table.seat} />
        <${Problem} problem=${table.problemAt("seats")} /></fieldset>
      <${Access} isPublic=${isPublic} onChange=${setPublic} />
      ${groups.map((each) => draw`<${Group} key=${each.id} ...${each} values=${options} field=${field} />`)}
    </div>
    <${TableToBe} title=${title} pictures=${pictures} main=${front.flat()} seats=${seats} options=${options} isPublic=${isPublic}
      problem=${problem}
      odds=${odds} sending=${sending} /></form>${nameDialog}`;
}

/** @param {{ message: string }} props */
function Nothing({ message }) {
  return draw`<div class="page setup"><div class="setup-head"><h1>${message}</h1>
    <a class="btn" href="/">${t("common.play")}</a></div></div>`;
}

const declared = api("GET", `/api/titles/${id}`).catch((error) => ({ error }));
const [title, pictures] = await Promise.all([declared, drawings(id)]);
page(draw`<${Topbar} page="play" />
  ${
  title.error
    ? draw`<${Nothing} message=${title.error.message} />`
    : draw`<${SetUp} title=${title} pictures=${pictures} />`
}`);
