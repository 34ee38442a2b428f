/** The track of an Advanced Technology: its spaces, the cost marks between them, the bulb that moves along them. */
/** @import { AreaView, Kit } from "../types.d.ts" */
/** @import { TechTrack } from "../view.d.ts" */
import { draw } from "/static/shell/lib.js";
import { entry, Icon, names, printed, short, text } from "../pieces.js";

/** What the Technology can do now, in short. @param {{ kit: Kit, tile: string, track?: TechTrack }} props */
export function AbilityNow({ kit, tile, track }) {
  const better = track?.improved && entry(kit, "technologies", tile).better;
  if (!better) return draw`<span class="says">${short(kit, "technologies", tile)}</span>`;
  return draw`<span class="says"><b class="up">${kit.t("modules.tech.improved")}</b> ${
    printed(kit, better.short)
  }</span>`;
}

/** @param {{ kit: Kit, track: TechTrack }} props */
export function Track({ kit, track }) {
  const { length, moved, marks, extra } = track;
  const label = kit.t("modules.tech.space", { n: moved + 1, of: length, marks: extra });
  return draw`<span class="tt-track" role="img" aria-label=${label}>${
    Array.from({ length }, (_, at) => {
      const last = at === length - 1;
      const marked = marks.includes(at);
      return draw`${
        at > 0 && (marked
          ? draw`<i class=${names("mk", at <= moved && "on")}><${Icon} name="cost-mark" /></i>`
          : draw`<i class="ln"></i>`)
      }<i class=${names("sp", at < moved && "past", at === moved && "at", last && "last")}>${
        at === moved ? draw`<${Icon} name="tracker" />` : last && draw`<${Icon} name="star" />`
      }</i>`;
    })
  }</span>`;
}

/**
 * The ability that works now, where the tracker stands, what the marks add, what comes at the end.
 * @param {Kit} kit
 * @param {string} tile
 * @param {AreaView} area
 */
export function techSays(kit, tile, { track }) {
  const { better } = entry(kit, "technologies", tile);
  if (!track || !better) return [text(kit, "technologies", tile)];
  const { improved, moved, length, extra, used, tracked, declined } = track;
  const says = [
    improved ? kit.t("modules.tech.better", { text: printed(kit, better.text) }) : text(kit, "technologies", tile),
    kit.t("modules.tech.stands", { n: moved + 1, of: length }),
  ];
  if (extra) says.push(kit.t("modules.tech.marks", { n: extra }));
  if (!improved) says.push(kit.t("modules.tech.end", { text: printed(kit, better.text) }));
  if (declined) says.push(kit.t("modules.tech.declined"));
  else if (used) says.push(kit.t("modules.tech.used"));
  else if (tracked) says.push(kit.t("modules.tech.tracked"));
  return says;
}
