/** On small screens: a bar of districts. On phones one is seen at a time; its badge counts what can be chosen there. */
/** @import { Kit } from "../types.d.ts" */
import { draw, useEffect } from "/static/shell/lib.js";
import { bringInSight, openThings, useHeld } from "../in-hand.js";
import { Icon, isFree, names, PHONE, shared } from "../pieces.js";
import { showMarks } from "../rachel/marks.js";

const TABS = [["campus", "loc-6"], ["cruises", "ticket"], ["works", "act-blueprints"], ["tracks", "reputation"], [
  "mine",
  "act-newship",
]];

/** @type {Record<string, string[]>} */
const PLACES = {
  campus: ["site", "action", "area", "borrow", "silo", "presold", "settle", "cover", "close", "pilot", "autopilot"],
  cruises: ["cruise", "guest"],
  works: ["blueprint", "agenda", "pair", "refresh"],
  tracks: ["track", "goal"],
  mine: [
    ...["ship", "stop", "aboard", "upgrade", "keep", "card", "own", "token", "fund", "store", "row", "crew", "meeting"],
    ...["expert", "pay", "buy", "dock", "segment"],
  ],
};

const useTab = shared("campus");

/**
 * The things of a district that answer what is asked, or that are free acts.
 * @param {Kit} kit
 * @param {string} held
 * @param {string} tab
 * @param {boolean} free
 */
const answers = (kit, held, tab, free) =>
  openThings(kit, held, (choice) => isFree(choice) === free)
    .filter((thing) => PLACES[tab].includes(thing.split("-")[0]));

/**
 * Which district a phone shows; a question that this one does not answer turns to one that does. A launch asks all
 * itself.
 * @param {Kit} kit
 * @param {boolean} launching
 */
export function useDistrict(kit, launching) {
  const [tab, setTab] = useTab();
  const { held } = useHeld(kit);
  const { round, turn, question, launch } = kit.table;
  const asked = `${kit.view.kind} ${JSON.stringify([round, turn, question, launch])} ${kit.view.choices.length}`;
  useEffect(() => {
    if (launching) return void setTab("campus");
    const [there] = [tab, ...TABS.map(([each]) => each)].filter((each) => answers(kit, held, each, false).length);
    if (!there) return;
    if (there !== tab) setTab(there);
    if (matchMedia(PHONE).matches) bringInSight(answers(kit, held, there, false));
  }, [asked, held, kit.live, launching]);
  const told = kit.telling?.step ? Object.keys(kit.telling.step.marks).map((target) => target.split("-")[0]) : [];
  useEffect(() => { // the district that is told of opens by itself
    const there = TABS.find(([each]) => told.some((kind) => PLACES[each].includes(kind)));
    if (there) setTab(there[0]);
    if (told.length) requestAnimationFrame(() => showMarks(kit.telling?.step?.marks ?? {}));
  }, [kit.telling?.at]);
  return [tab, setTab];
}

/** @param {{ kit: Kit, tab: string, onTab: (tab: string) => void, launching: boolean }} props */
export function Tabs({ kit, tab, onTab, launching }) {
  const { held } = useHeld(kit);
  const shown = TABS.filter(([each]) => !launching || each !== "works");
  const all = TABS.flatMap(([each]) => answers(kit, held, each, false));
  /** @param {string} each */
  const asked = (each) => (!launching ? answers(kit, held, each, false) : each === "campus" ? all : []);
  /** @param {string} each */
  const go = (each) => {
    onTab(each);
    if (!matchMedia(PHONE).matches) document.getElementById(`gc-d-${each}`)?.scrollIntoView({ block: "start" });
  };
  return draw`<nav class="gc-tabs" data-tab=${tab} aria-label=${kit.t("guide.tabs")}>${
    shown.map(([each, icon]) => {
      const count = asked(each).length;
      const free = count === 0 && answers(kit, held, each, true).length > 0;
      const word = kit.t(`guide.tab.${launching && each === "campus" ? "launch" : each}`);
      return draw`<button type="button" key=${each} class=${names(each === tab && "on")}
      aria-current=${each === tab ? "true" : undefined} onClick=${() => go(each)}>
      <${Icon} name=${launching && each === "campus" ? "launch" : icon} /><span>${word}</span>
      ${count > 0 && draw`<b class="count">${count}<span class="sr"> ${kit.t("guide.tab_can")}</span></b>`}
      ${free && draw`<b class="free"><span class="sr">${kit.t("guide.tab_may")}</span></b>`}</button>`;
    })
  }</nav>`;
}
