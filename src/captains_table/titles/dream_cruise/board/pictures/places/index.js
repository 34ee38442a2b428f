/** The postcard of a place: sky, hills, one landmark, what the excursion promises, and the sea in front.
 *
 * One drawing for every size. x = 0 is the middle of a tall poster; the coast is near y = 0; landmarks stand at y = -24
 * and are at most 96 high and 150 wide, so that a stamp shows them whole. The land is far wider than any frame. */
/** @import { LocationCard, Luck, Part, RegionId, WishIcon } from "../../types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { north } from "./landmarks-north.js";
import { south } from "./landmarks-south.js";
import { at, boat, bush, cloud, cypress, fir, gull, hoodedChair, palm, parasol, row, Sky, street } from "./strokes.js";
import { SeaDay } from "./sea-days.js";

const landmarks = new Map(Object.entries({ ...south, ...north }));
/** @type {Record<string, { viewBox: string, preserveAspectRatio: string }>} */
const FRAMES = {
  tall: { viewBox: "-84 -220 168 248", preserveAspectRatio: "xMidYMax slice" },
  wide: { viewBox: "-112 -136 600 158", preserveAspectRatio: "xMinYMax slice" },
  stamp: { viewBox: "-116 -121 232 135", preserveAspectRatio: "xMidYMax slice" },
};
/** @type {RegionId[]} */
const SOUTHERN = ["EM", "WM", "AT"];

/** A few small choices that stay the same for the same card. @param {string} id @returns {Luck} */
function luck(id) {
  let seed = [...id].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return (most) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

const PEAKS = "M-760-20L-250-40-190-66-150-44-104-92-62-54-34-84 2-46 40-104 84-58 112-76 150-44 230-62 300-36" +
  " 380-58 470-34 760-20V20H-760z";
const SNOW = "M-104-92l-16 19 8-4 7 8 7-7 10 6zM40-104l-17 26 9-5 8 8 9-8 10 6zM-34-84l-11 12 6-3 5 5 5-4 7 3z" +
  "M112-76l-11 8 7 0 4 5 5-5 6 0zM-190-66l-12 5 9 2 5 4 6-5zM230-62l-12 4 10 2 6 3 7-4z";
const FAR = [
  "M-760-30C-500-46-300-50-130-62c50-24 110-26 160-10 50-14 100-12 150 10 120 14 320 18 580 32V20H-760z",
  "M-760-24C-420-40-240-44-120-48c40-34 92-38 130-14 44-24 96-22 140 2 150 20 340 24 610 36V20H-760z",
  "M-760-34C-480-40-260-66-110-80c40-6 74 18 118 20 50-30 108-24 150 0 140 20 330 26 602 30V20H-760z",
];
const NEAR = [
  "M-760-8C-400-14-200-20-110-26c60-14 150-16 220-2 130 12 350 18 650 22V30H-760z",
  "M-760-8C-420-10-220-22-110-32c50-4 90 6 130 4 60-8 80-4 110 0 150 14 340 18 630 20V30H-760z",
];

/**
 * What lies behind the landmark: mountains in the Arctic, clouds in the North Sea, hills everywhere.
 * @param {{ region: RegionId, pick: Luck }} props
 */
function Behind({ region, pick }) {
  const mirrored = pick(2) ? "scale(-1 1)" : undefined;
  return draw`${
    region === "NS" && draw`${at(44, -158, 0.8, cloud)}${at(120, -104, 1, cloud)}
    ${at(300, -96, 0.7, cloud)}`
  }
    ${region === "BA" && at(46, -160, 0.7, cloud)}
    ${
    region === "AR" && draw`<g transform=${mirrored}>
      <path class="c-peak" d=${PEAKS} /><path class="c-snow" d=${SNOW} /></g>`
  }
    <g transform=${mirrored}>
      <path class="c-far" d=${FAR[pick(3)]} transform=${region === "AR" ? "translate(0 30)" : undefined} />
      <path class="c-hill" d=${NEAR[pick(2)]} /></g>`;
}

/** @type {Record<string, () => Part>} */
const TREES = { EM: cypress, WM: cypress, AT: bush };
/** @param {RegionId} region */
const tree = (region) => (TREES[region ?? ""] ?? fir)();

/** @type {Record<string, string>} */
const PAINT = { EM: "wall", WM: "stone", BA: "gold", AR: "red", NS: "brick", AT: "rose" };

/**
 * A town along the quay, lower in the middle so that the landmark rises above it.
 * @param {{ region: RegionId, pick: Luck, clear?: boolean }} props
 */
function Town({ region, pick, clear }) {
  const roof = region === "EM" || region === "AT" ? undefined : "roof";
  /** @param {number} x @param {number} each */
  const block = (x, each) => {
    const colour = (each + pick(2)) % 2 ? PAINT[region ?? ""] || "stone" : "wall";
    return at(x, -6, 1, street([[0, 24, 16 + pick(3) * 5, colour]], { roof, door: "blue" }));
  };
  return draw`${row(2, clear ? -140 : -118, 26, block)}${row(2, 84, 26, block)}
    ${row(3, 176, 62, (x, each) => at(x, -7, 0.8, block(0, each)))}
    <path class="c-grey" d="M-760-7h1700v12H-760z" /><path class="c-grey2" d="M-760-1h1700v6H-760z" />`;
}

/** @param {{ region: RegionId, pick: Luck, clear?: boolean }} props */
function Country({ region, pick, clear }) {
  const places = clear ? [-104, -88, 92, 108] : [-92, -78, -64, 66, 80, 96];
  return draw`${places.map((x, each) => at(x, -14 - (each % 2) * 4, 0.7 + pick(4) / 10, tree(region)))}
    ${row(9, 150, 38, (x) => at(x + pick(14), -12, 0.45 + pick(3) / 10, tree(region)))}
    <path class="c-hill" d="M-760-4C-300-16-200-14-96-12S60-6 110-14s300 4 650 8V12H-760z" />`;
}

/** @param {{ region: RegionId, pick: Luck, clear?: boolean, bare?: boolean }} props */
function Beach({ region, pick, clear, bare }) {
  const warm = SOUTHERN.includes(region);
  /** @param {string} colour */
  const shade = (colour) => (warm ? parasol(colour) : hoodedChair(colour));
  return draw`<path class="c-sand" d="M-760-8C-400-10-200-18-110-20c60-6 150-8 220 2 130 8 350 10 650 12V20H-760z" />
    ${
    warm && draw`${
      !clear && draw`${at(-84, -14, 1.2, palm())}
    ${at(-70, -12, 0.85, palm())}`
    }${at(176, -10, 0.9, palm())}${at(250, -8, 0.7, palm())}`
  }
    ${
    !warm && draw`<path class="l-gold thin" d="M-98-16l-3-9M-94-16l1-10M-90-16l4-8M94-14l-4-8M98-14l0-10M102-14
    l4-7" />`
  }
    ${
    !bare && draw`${at(clear ? -72 : -52, -6, 0.75, shade("red"))}
    ${at(74, -6, 0.8, shade(pick(2) ? "gold" : "blue"))}`
  }
    ${at(134, -6, 0.6, shade("red"))}${at(214, -5, 0.6, shade("gold"))}`;
}

/** @type {Partial<Record<WishIcon, typeof Town>>} */
const GROUNDS = { CI: Town, CO: Country, BE: Beach };

const SHORE = "M-760 2c60-7 100 5 150 0s100-7 150 0 100 5 150 0 110-7 150 0" +
  "c30-7 50 5 90-1s70-8 110 0 60 3 90-3 100 6 150 0 100-5 150 0 100 4 180 0 150-4 250 0";

/** @param {{ pick: Luck }} props */
function Sea({ pick }) {
  const x = [-34, 18, 40][pick(3)];
  return draw`<path class="c-sea" d=${`${SHORE}V80H-760z`} /><path class="l-foam thick" d=${SHORE} />
    <path class="c-sea2" d="M-760 24c90-8 150 8 240 0s160-8 250 0 150 8 240 0 160-8 250 0 150 8 240 0 160-8 250
    0V80H-760z" />
    <path class="l-foam faint" d="M-82 14c9-4 14 4 23 0M-20 19c9-4 14 4 23 0M58 13c9-4 14 4 23 0M140 14c9-4 14 4 23
    0M260 18c9-4 14 4 23 0M390 13c9-4 14 4 23 0" />
    ${at(x, 7, 0.8, boat(["sail", "cutter", "rowing"][pick(3)]))}
    ${at(210 + pick(60), 8, 0.6, boat("sail"))}`;
}

/** @param {{ card: LocationCard, pick: Luck }} props */
function Port({ card, pick }) {
  const landmark = landmarks.get(card.picture);
  const Ground = GROUNDS[card.top.icon] || Country;
  const x = landmark && landmark.sun !== undefined ? landmark.sun : [-54, 50, 60][pick(3)];
  return draw`<${Sky} x=${x} y=${-104 + pick(3) * 6} size="34" lights=${card.region === "AR"} />
    <${Behind} region=${card.region} pick=${pick} />
    ${at(x > 0 ? -62 : 58, -142 - pick(3) * 8, 1, gull)}${at(x > 0 ? -40 : 78, -128, 0.7, gull)}
    ${landmark && !landmark.front && at(0, -24, 1, landmark.draw)}
    <${Ground} region=${card.region} pick=${pick} clear=${landmark && landmark.clear}
      bare=${landmark && landmark.bare} />
    ${landmark && landmark.front && at(0, -8, 1, landmark.draw)}
    ${!landmark && draw`<${Plain} icon=${card.top.icon} region=${card.region} pick=${pick} />`}
    <${Sea} pick=${pick} />`;
}

/**
 * A place without a landmark of its own still has something to look at.
 * @param {{ icon: WishIcon, region: RegionId, pick: Luck }} props
 */
function Plain({ icon, region, pick }) {
  if (icon === "BE") return at(0, -10, 1.9, SOUTHERN.includes(region) ? parasol("red") : hoodedChair("blue"));
  if (icon === "CO") return draw`${at(-16, -12, 2, tree(region))}${at(22, -10, 1.4, tree(region))}`;
  const fronts = ["wall", PAINT[region ?? ""] || "stone", "wall", "stone"];
  return at(
    0,
    -6,
    1,
    street(fronts.map((colour, each) => [each * 33 - 66, 33, 38 + pick(4) * 9, colour]), {
      floors: 2,
      roof: "roof",
      door: "blue",
    }),
  );
}

/**
 * The picture of a port or sea day. `shape`: tall poster, wide postcard or stamp; `label` if it stands for itself.
 * @param {{ id: string, card: LocationCard, shape?: string, label?: string }} props
 */
export function Vignette({ id, card, shape = "tall", label }) {
  const pick = luck(id);
  const sea = !card.region;
  return draw`<svg class=${`dc-art dc-${shape} ${sea ? card.top.icon : card.region}`} ...${FRAMES[shape]}
      role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${
    sea
      ? draw`<${SeaDay} picture=${card.picture} icon=${card.top.icon} pick=${pick} />`
      : draw`<${Port} card=${card} pick=${pick} />`
  }</svg>`;
}
