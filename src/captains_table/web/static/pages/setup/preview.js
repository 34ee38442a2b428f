/** The table to be, beside the choices: drawn from above, summed up in a sentence, with the odds and the one button. */
/** @import { Chances, SeatToBe } from "/static/pages/setup/types.d.ts" */
/** @import { Options, SetupPictures, TitleDetails } from "/static/shell/types.d.ts" */
import { draw, Icon, listed, t } from "/static/shell/lib.js";
import { alwaysNamed, inWords } from "/static/pages/setup/options.js";
import { Plan } from "/static/pages/setup/plan.js";
import { isFree, seatName } from "/static/pages/setup/seats.js";

const SHIPS = 10;

/**
 * Ten ships, those that come home in colour: how teams of bots fared on such voyages, where that was measured.
 * @param {{ odds: Chances | null, pictures: SetupPictures }} props
 */
function Odds({ odds, pictures }) {
  if (!odds) return null;
  const homes = Math.round((SHIPS * odds.won) / odds.games);
  const ships = Array.from({ length: SHIPS }, (_, number) =>
    draw`<span key=${number}
    class=${number < homes ? "" : "lost"}>${pictures.boat ? pictures.boat() : draw`<${Icon} name="ship" />`}</span>`);
  return draw`<div class="odds"><div class="boats" aria-hidden="true">${ships}</div>
    <p>${t("setup.odds", { homes, games: odds.games })}</p></div>`;
}

/**
 * The sentence that sums up the table.
 * @param {{
 *   title: TitleDetails, main: string[], names: string[], options: Options, isPublic: boolean,
 * }} props `main` are the options that make the voyage
 */
function Sum({ title, main, names, options, isPublic }) {
  const named = title.options.filter((option) =>
    options[option.name] !== option.default ||
    (alwaysNamed(option) && (main.length === 0 || main.includes(option.name)))
  );
  const words = named.map((option) => inWords(option, options[option.name]));
  return draw`<p class="sum">${t("setup.sum_seats", { n: names.length, names: listed(names) })}
    ${words.length > 0 && draw` <b>${words.join(" · ")}.</b>`}
    ${named.every(alwaysNamed) && ` ${t("setup.as_printed")}`}
    ${" "}${t(isPublic ? "setup.sum_public" : "setup.sum_link")}</p>`;
}

/**
 * @param {{
 *   title: TitleDetails, pictures: SetupPictures, main: string[], seats: SeatToBe[], options: Options, isPublic: boolean,
 *   problem: string | null, odds: Chances | null, sending: boolean,
 * }} props
 */
export function TableToBe({ title, pictures, main, seats, options, isPublic, problem, odds, sending }) {
  const names = seats.map((seat) => seatName(seat, title.levels));
  const waits = seats.some(isFree);
  return draw`<aside class="plan" aria-label=${t("setup.your_table")}>
    <${Plan} seats=${seats.map((seat, number) => ({ name: names[number], empty: isFree(seat) }))}
      near=${seats.findIndex((seat) => seat.kind === "me")} label=${t("setup.drawn", { names: listed(names) })}
      laid=${pictures.laid?.(options, seats.length)} />
    <div class="in"><h2>${t("setup.your_table")}</h2>
      <${Sum} ...${{ title, main }} names=${names} options=${options} isPublic=${isPublic} />
      <button class="btn go" aria-disabled=${problem || sending ? "true" : undefined} aria-describedby="open-note">
        <${Icon} name=${waits ? "armchair" : "layers"} />
        ${t(sending ? "setup.laying" : waits ? "setup.open" : "setup.deal")}</button>
      <p class=${problem ? "problem" : "small-note"} id="open-note">
        ${problem || t(waits ? "setup.open_note" : "setup.deal_note")}</p>
      ${/* they come late: below, so that the button stays under the pointer */ ""}
      <${Odds} odds=${problem ? null : odds} pictures=${pictures} /></div></aside>`;
}
