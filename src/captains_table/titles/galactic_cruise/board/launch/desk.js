/** The own area while a Ship stands on the tower: what is stored, the hand, and the Reputation bonus. */
import { draw } from "/static/shell/lib.js";
import { Asks } from "../questions/index.js";
import { Hand } from "../own/cards.js";
import { Icon, name, names, ownerClass, ownSeat, PHONE, RESOURCES, sign, useMedia } from "../pieces.js";
import { pick } from "../dialogs/pick.js";

/** @param {{kit: object}} props */
export function LaunchDesk({ kit }) {
  const seat = ownSeat(kit);
  const player = kit.table.players[seat];
  return draw`<${Asks} kit=${kit} /><div class=${names("gl-desk", ownerClass(seat))}><${Stored} ...${{ kit, player }} />
    <${Hand} kit=${kit} player=${player} seat=${seat} /><${Bonus} ...${{ kit, player }} /></div>`;
}

/** The storage as it will be once the bill is settled: what it takes is hatched. */
function Stored({ kit, player }) {
  const { bill } = kit.table.launch;
  return draw`<section class="gl-stored" aria-label=${kit.t("launch.stored")}><h2>${kit.t("launch.stored")}
      ${bill && draw` <small>${kit.t("launch.stored.after")}</small>`}</h2>
    <ol>${
    RESOURCES.map((kind) => {
      const spent = bill?.spent[kind] ?? 0;
      const left = player.stored[kind] - spent;
      const target = `store-${kind}`;
      return draw`<li key=${kind}><button class=${names("gm-row", kind, sign(kit, target))} ...${
        kit.press(target, {
          label: `${name(kit, "resources", kind)}: ${left}/${player.capacity[kind]}`,
          wish: `gain ${kind}`,
        })
      }>
      <span class="gm-amount"><${Icon} name=${kind} /><b>${left}<small>/${player.capacity[kind]}</small></b></span>
      <span class="gm-cells" aria-hidden="true">${
        Array.from({ length: player.capacity_most }, (_, at) =>
          draw`
        <i key=${at} class=${at < left ? "on" : at < left + spent ? "spent" : at < player.capacity[kind] ? "" : "shut"}>
            </i>`)
      }</span>
      <small>${spent > 0 && kit.t("launch.spent", { n: spent })}</small></button></li>`;
    })
  }</ol></section>`;
}

function Bonus({ kit, player }) {
  const used = kit.table.now.track_used;
  const can = kit.can("track").length > 0;
  const twice = useMedia(PHONE) ? { id: undefined } : {}; // there the track has a tab of its own
  return draw`<section class="gl-bonus" aria-label=${kit.t("launch.bonus")}>
      <h2>${kit.t("launch.bonus")} <small>${kit.t("launch.bonus.once")}</small></h2>
    <button class=${names("gl-track", sign(kit, "track"))} ...${
    pick(kit, "track", { label: kit.t("launch.bonus.spend") })
  } ...${twice}>
      <${Icon} name="reputation" /><b>${player.reputation}</b>${kit.t("launch.bonus.spend")}</button>
    <p>${kit.t(used ? "launch.bonus.used" : can ? "launch.bonus.says" : "launch.bonus.none")}</p></section>`;
}
