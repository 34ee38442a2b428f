/** The Works: the Blueprint display, the Agenda display with its piles, and the pairs that become new Ships. */
/** @import { GainsView, Kit } from "../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { soft } from "../words/line-breaks.js";
import { entry, Icon, names, short, sign } from "../pieces.js";
import { counting, Told } from "../rachel/marks.js";
import { SetMark } from "../modules/set-mark.js";
import { Agenda } from "./agenda.js";
import { Blueprints } from "./blueprints.js";
import { engineWords } from "./words.js";

/** @param {{ kit: Kit }} props */
export function Works({ kit }) {
  return draw`<section class="gc-yard" aria-label=${kit.t("works.label")}><div class="gc-yard-in">
    <${Blueprints} kit=${kit} /><${Agenda} kit=${kit} /><${Pairs} kit=${kit} /></div></section>`;
}

/** Cockpits with their Engines, the top pair first. @param {{ kit: Kit }} props */
function Pairs({ kit }) {
  const { cockpits, engines, pair_stack: stack } = kit.table;
  const from = cockpits.map((cockpit, at) => ({ at, cockpit, engine: engines[at] })).reverse();
  return draw`<section class=${
    names("gc-sheet gc-pairs", counting(kit, "pair-1") && "counting")
  } aria-labelledby="gc-h-pairs">
    <h2 id="gc-h-pairs">${kit.t("works.pairs")} <small>${kit.t("works.pairs.legend")}</small>
      <small class="gc-left">${kit.t("works.stack", { n: stack })}</small></h2>
    <ol>${from.map((pair) => draw`<${Pair} key=${pair.at} kit=${kit} ...${pair} />`)}</ol></section>`;
}

/** @param {{ kit: Kit, at: number, cockpit: string | null, engine: string | null }} props */
function Pair({ kit, at, cockpit, engine }) {
  if (!cockpit || !engine) return draw`<li class="gc-pair none">${kit.t("works.pair.none")}</li>`;
  const target = `pair-${at + 1}`;
  const says = short(kit, "cockpits", cockpit);
  const [number, unit, ...rest] = says.split(" ");
  const label = kit.t("works.pair.label", { cockpit: says, gains: engineWords(kit, engine) });
  return draw`<li><${Told} kit=${kit} target=${target} /><button class=${
    names("gc-pair", sign(kit, target))
  } data-fly=${`${cockpit}${engine}`}
      ...${kit.press(target, { label, wish: `ship ${at + 1}` })}>
    <span class="gc-pe">${
    singles(entry(kit, "engines", engine)).map((icon, each) =>
      draw`
      <${Icon} key=${each} name=${icon} />`
    )
  }</span>
    <span class="gc-pc"><b>${number} ${unit}</b> ${soft(rest.join(" "))}</span>
    <${SetMark} kit=${kit} group=${entry(kit, "engines", engine).set ? "engines" : "cockpits"}
      id=${entry(kit, "engines", engine).set ? engine : cockpit} /></button></li>`;
}

/**
 * {money: 2, ads: 1} as money, money, ads: an Engine gives three things at most.
 * @param {{ gain: GainsView, blueprints?: number }} engine
 */
const singles = ({ gain, blueprints = 0 }) =>
  Object.entries({ ...gain, blueprint: blueprints }).flatMap(([icon, n]) => Array(n).fill(icon));
