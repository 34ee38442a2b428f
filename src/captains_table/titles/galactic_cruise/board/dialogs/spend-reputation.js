/** Spending Reputation for a bonus (GC-5.6): how many steps down, what they bring, and what they cost besides. */
import { Dialog, draw } from "/static/shell/lib.js";
import { Amount, amount, Icon, names, RESOURCES } from "../pieces.js";
import { borrowingAt, crossed, pointsAt } from "../works/words.js";

const TYPES = ["money", "ads", "resources"];

/** "bonus ads 3" or "track 3", taken apart; what pays a bill counts Resources. */
function read(kit, { notation }, reputation) {
  const words = notation.split(" ");
  const type = words[0] === "bonus" ? words[1] : "resources";
  const steps = Number(words.at(-1));
  return { notation, type, steps, n: crossed(kit, reputation, steps, type), pays: words[0] === "track" };
}

export function SpendReputation({ kit, onChoose, onClose }) {
  const player = kit.table.players[kit.seat];
  const { reputation } = player;
  const ways = kit.can("track").map((choice) => read(kit, choice, reputation));
  const paying = ways.filter(({ pays }) => pays);
  const group = (title, all) =>
    all.length > 0 && draw`<h3>${title}</h3>
    <ul class="gc-options gc-steps">${
      all.map((way) =>
        draw`
      <${Way} key=${way.notation} kit=${kit} way=${way} reputation=${reputation} onChoose=${onChoose} />`
      )
    }</ul>`;
  const free = (type) => ways.filter((way) => !way.pays && way.type === type);
  return draw`<${Dialog} title=${kit.t("spend.title")} onClose=${onClose} className="gc-chooser gc-spend">
    <p>${kit.t("spend.says", { n: reputation })}</p>
    ${group(kit.t("spend.pay"), paying)}
    ${TYPES.map((type) => group(draw`<${Icon} name=${type} /> ${kit.t(`spend.${type}`)}`, free(type)))}
    ${free("resources").length > 0 && draw`<p class="gc-fine">${roomWords(kit, player)}</p>`}<//>`;
}

/** What has no room is lost. */
function roomWords(kit, { stored, capacity }) {
  const room = RESOURCES.filter((kind) => capacity[kind] > stored[kind])
    .map((kind) => amount(kit, capacity[kind] - stored[kind], kind));
  return room.length ? kit.t("spend.room", { room: room.join(", ") }) : kit.t("spend.no_room");
}

function Way({ kit, way: { notation, type, steps, n, pays }, reputation, onChoose }) {
  const after = reputation - steps;
  const dearer = borrowingAt(kit, after) !== borrowingAt(kit, reputation);
  const fewer = pointsAt(kit, reputation) - pointsAt(kit, after);
  const notes = [
    kit.t("spend.after", { n: after }),
    dearer && kit.t("spend.dearer", { n: borrowingAt(kit, after) }),
    fewer > 0 && kit.t("spend.points", { n: fewer }),
  ].filter(Boolean);
  return draw`<li><button type="button" class=${names("gc-option", pays ? "can" : "may")} disabled=${!kit.live}
      onClick=${() => onChoose(notation)}>
    <span class="gc-swap"><${Amount} kit=${kit} n=${-steps} icon="reputation" /><span aria-hidden="true">→</span>
      <${Amount} kit=${kit} n=${n} icon=${type} plus /></span>
    <small>${notes.join(" · ")}</small></button></li>`;
}
