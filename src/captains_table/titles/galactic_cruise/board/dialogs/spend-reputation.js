/** Spending Reputation for a bonus (GC-5.6): how many steps down, what they bring, and what they cost besides. */
import { Dialog, draw } from "/static/shell/lib.js";
import { Amount, amount, Icon, names, RESOURCES } from "../pieces.js";

const TYPES = ["money", "ads", "resources"];

/** A choice with what it brings; what pays a bill counts Resources. */
function read(kit, { notation, verb, arguments: { gain = "resources", steps } }) {
  const spending = kit.table.spending.find((each) => each.gain === gain && each.steps === steps);
  return { ...spending, notation, pays: verb === "track" };
}

export function SpendReputation({ kit, onChoose, onClose }) {
  const player = kit.table.players[kit.seat];
  const { reputation } = player;
  const ways = kit.can("track").map((choice) => read(kit, choice));
  const paying = ways.filter(({ pays }) => pays);
  const group = (title, all) =>
    all.length > 0 && draw`<h3>${title}</h3>
    <ul class="gc-options gc-steps">${
      all.map((way) =>
        draw`
      <${Way} key=${way.notation} kit=${kit} way=${way} onChoose=${onChoose} />`
      )
    }</ul>`;
  const free = (type) => ways.filter((way) => !way.pays && way.gain === type);
  return draw`<${Dialog} title=${kit.t("spend.title")} onClose=${onClose} className="gc-chooser gc-spend">
    <p>${kit.t("spend.says", { n: reputation })}</p>
    ${group(kit.t("spend.pay"), paying)}
    ${TYPES.map((type) => group(draw`<${Icon} name=${type} /> ${kit.t(`spend.${type}`)}`, free(type)))}
    ${free("resources").length > 0 && draw`<p class="gc-fine">${roomWords(kit, player)}</p>`}<//>`;
}

/** What has no room is lost. */
function roomWords(kit, { room }) {
  const kinds = RESOURCES.filter((kind) => room[kind] > 0).map((kind) => amount(kit, room[kind], kind));
  return kinds.length ? kit.t("spend.room", { room: kinds.join(", ") }) : kit.t("spend.no_room");
}

function Way({ kit, way: { notation, gain, steps, units, left, vp_less: fewer, borrowing, pays }, onChoose }) {
  const notes = [
    kit.t("spend.after", { n: left }),
    borrowing !== undefined && kit.t("spend.dearer", { n: borrowing }),
    fewer > 0 && kit.t("spend.points", { n: fewer }),
  ].filter(Boolean);
  return draw`<li><button type="button" class=${names("gc-option", pays ? "can" : "may")} disabled=${!kit.live}
      onClick=${() => onChoose(notation)}>
    <span class="gc-swap"><${Amount} kit=${kit} n=${-steps} icon="reputation" /><span aria-hidden="true">→</span>
      <${Amount} kit=${kit} n=${units} icon=${gain} plus /></span>
    <small>${notes.join(" · ")}</small></button></li>`;
}
