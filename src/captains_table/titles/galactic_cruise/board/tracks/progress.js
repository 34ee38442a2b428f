/** The Progress Track in three sections, and what the next meeting would bring each company: (cubes + lead) x Wings. */
import { draw } from "/static/shell/lib.js";
import { Icon, names, Piece, SeatMark, seatName } from "../pieces.js";

/** The spaces of each section with whose cube lies there; overflow counts as the last one. */
export function sectionsOf({ progress }) {
  let from = 0;
  return progress.sections.map((size, at) => {
    const cubes = progress.track.slice(from, from + size);
    from += size;
    return at === progress.sections.length - 1 ? [...cubes, ...progress.overflow] : cubes;
  });
}

/** What the meeting of a section brings: [{seat, cubes, lead, wings, vp}]. */
export const meetingOf = ({ table }, at) => table.progress.meetings[at].map((each, seat) => ({ ...each, seat }));

const LETTERS = "ABC";

export function Progress({ kit }) {
  const { progress } = kit.table;
  return draw`<section class="gc-sheet gc-prog" aria-labelledby="gc-h-prog">
    <h2 id="gc-h-prog">${kit.t("progress")} <small>${kit.t("progress.legend")}</small></h2>
    <ol class=${names("gc-secs", progress.track.length > 15 && "many")}>${
    sectionsOf(kit.table).map((cubes, at) =>
      draw`
      <li key=${at} style=${{ flexGrow: progress.sections[at] }}>
        <${Section} kit=${kit} cubes=${cubes} at=${at} next=${at === progress.next} /></li>`
    )
  }</ol>
    <button class="gc-forecast" ...${kit.press("progress-next", { label: forecastWords(kit) })}>
      <b>${LETTERS[progress.next]} <${Icon} name="vp" /></b>
      ${
    meetingOf(kit, progress.next).map((each) => draw`<${Forecast} key=${each.seat} kit=${kit} ...${each} />`)
  }</button></section>`;
}

function Section({ kit, cubes, at, next }) {
  const { agms, progress } = kit.table;
  const letter = LETTERS[at];
  const owners = cubes.filter((owner) => owner !== null).map((owner) => seatName(kit, owner));
  const gaps = { letter, n: owners.length, of: progress.sections[at] };
  const label = `${kit.t("progress.section", gaps)} ${owners.join(", ")}`;
  const state = at < agms ? "held" : at === 2 ? "end" : "agm";
  return draw`<button class=${names("gc-sec", next && "next")} ...${kit.press(`progress-${at + 1}`, { label })}>
    <span class="gc-sl">${kit.t(`progress.${state}`, { letter })}</span>
    <span class="gc-cells">${
    cubes.map((owner, space) => (owner === null
      ? draw`<span key=${space} class="gc-slot"></span>`
      : draw`<${Piece} key=${space} kit=${kit} kind="cube" owner=${owner} />`)
    )
  }</span></button>`;
}

/** "(2+1)×2": cubes, and the lead, times Wings. */
export const product = ({ cubes, lead, wings }) => `${lead ? `(${cubes}+1)` : cubes}×${wings}`;

/** "(2+1)×2=6" beside the flag of a seat. */
function Forecast({ kit, ...each }) {
  const { seat, vp } = each;
  return draw`<span class=${names("gc-fc", seat === kit.seat && "you")}><${SeatMark} seat=${seat} />
    ${product(each)}=<b>${vp}</b></span>`;
}

/** "Mira: 2 cubes and the lead, times 2 Wings, are 6 VP." for everybody, at the next meeting. */
export function forecastWords(kit) {
  const { next } = kit.table.progress;
  return [
    kit.t("progress.forecast", { letter: LETTERS[next] }),
    ...meetingOf(kit, next).map(({ seat, cubes, lead, wings, vp }) =>
      kit.t(
        lead ? "progress.of.lead" : "progress.of",
        { name: seatName(kit, seat), cubes, wings, vp },
      )
    ),
  ].join(" ");
}
