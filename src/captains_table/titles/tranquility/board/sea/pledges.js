/** What concerns all players at once: paying for the Start, and who is given a Compass. */
/** @import { Kit } from "../types.d.ts" */
import { draw, Flag, names } from "/static/shell/lib.js";
import { Sign } from "../pieces.js";

/**
 * A row of flags with what each gives, closed envelopes while it is secret, and the numbers to choose from.
 * @param {{ kit: Kit }} props
 */
export function Pledges({ kit }) {
  const { table } = kit;
  const given = table.shares || table.pledges;
  if (!table.payment || !given || given.length < 2) return null;
  const sum = given.map((each) => each ?? 0).reduce((all, each) => all + each, 0);
  /** @param {number} seat */
  const pledged = (seat) => Boolean(table.pledged?.[seat]);
  const secret = !table.shares && given.includes(null);
  const choices = kit.view.choices.filter(({ verb, target }) =>
    ["pledge", "split"].includes(verb) && kit.can(target).length
  );
  const before = secret ? table.last_pledges || [] : [];
  return draw`<section class="pledges" aria-label=${kit.t("pledges")}>
    <ol>${
    given.map((each, seat) =>
      draw`<li key=${seat} class=${names(seat === kit.seat && "mine")}>
      <${Flag} seat=${seat} /><span class="who">${kit.name(seat)}</span><${Given} kit=${kit} each=${each} pledged=${
        pledged(seat)
      } />
      ${before.length > 0 && draw`<small>${kit.t("last_time", { n: before[seat] })}</small>`}</li>`
    )
  }</ol>
    <p class="sum">${
    secret ? kit.t("together", { n: table.payment }) : draw`<b>${sum}</b> ${kit.t("of", { n: table.payment })}`
  }</p>
    ${
    choices.length > 0 && draw`<div class="numbers" role="group" aria-label=${kit.t("pledges")}>
      ${
      choices.map((choice) => {
        const n = choice.arguments.count;
        const mine = choice.verb === "pledge" && given[kit.seat ?? -1] === n;
        return draw`<button key=${n} class=${names("number", mine && "mine")} aria-pressed=${mine}
          ...${kit.press(choice.target, { label: `${n}: ${choice.label}`, wish: choice.notation })}>${n}</button>`;
      })
    }</div>`
  }</section>`;
}

/**
 * Who receives an earned Compass; the crew cards offer the same, but they are not always in sight.
 * @param {{ kit: Kit }} props
 */
export function Award({ kit }) {
  const choices = kit.view.choices.filter(({ verb, target }) => verb === "award" && kit.can(target).length);
  return choices.length > 0 && draw`<section class="pledges award" aria-label=${kit.t("card.compass")}>
    <${Sign} name="compass" />${
    choices.map(({ target, label, notation, arguments: { seat } }) =>
      draw`
      <button key=${target} class="btn soft" ...${kit.press(target, { label, wish: notation })} id=${`award-${target}`}>
        <${Flag} seat=${seat} /><span>${label}</span></button>`
    )
  }</section>`;
}

/** @param {{ kit: Kit, each: number | null, pledged: boolean }} props */
function Given({ kit, each, pledged }) {
  if (each !== null) return draw`<b class="given">${each}</b>`;
  if (pledged) {
    return draw`<span class="given"><${Sign} name="envelope" box="0 0 30 22" label=${kit.t("pledged")} /></span>`;
  }
  return draw`<span class="given open" role="img" aria-label=${kit.t("not_pledged")}>…</span>`;
}
