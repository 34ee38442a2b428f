/** T-3: what the trip owes as sockets, and every legal way to fill those that are open. */
import { draw } from "/static/shell/lib.js";
import { Floor } from "./pad.js";
import { entry, GuestFigure, Icon, isFree, name, names, Piece, RESOURCES, short, sign } from "../pieces.js";

export function Bill({ kit, launch }) {
  const { bill, rows } = launch;
  if (!bill) return draw`<${Owed} kit=${kit} launch=${launch} />`;
  const { total, waived, stored, open } = bill;
  return draw`<${Floor} n=${3} says=${kit.t("launch.t3")} />
    <p class="gl-sum"><b>${total}</b><span>${kit.t("launch.owed")}</span>
        <span>−</span>
      <b class="less">${waived}</b><span>${kit.t("launch.waived")}</span><span>−</span>
      <b>${stored}</b><span>${kit.t("launch.paid")}</span><span>=</span><em class=${open ? "open" : "ok"}>${
    kit.t("launch.open", { n: open })
  }</em></p>
    ${rows.map((row) => draw`<${Row} key=${row.resource} ...${{ kit, launch, ...row }} />`)}
    <${Ways} ...${{ kit, launch }} />`;
}

/** What the trip takes of one Resource, each unit with why, and how it stands. */
function Row({ kit, launch, resource, sockets }) {
  return draw`<div class=${names("gl-bill", resource)}><h3><${Icon} name=${resource} />
      ${name(kit, "resources", resource)}
      <small>${kit.t(`launch.why.${resource}`)}</small></h3>
    <ol>${
    sockets.map(({ why, guest, state }, at) =>
      draw`<li key=${at} class=${`gl-socket ${state}`}><span class="gl-why"><${Why}
        ...${{ kit, launch, why, guest }} /></span>
      <span class="gl-hole"><${Icon} name=${["covered", "saved"].includes(state) ? "check" : resource} /></span>
      <small>${kit.t(`launch.socket.${state}`)}</small></li>`
    )
  }</ol></div>`;
}

const PICTURES = { segment: "act-segments", ticket: "ticket" };

function Why({ kit, launch, why, guest }) {
  if (guest) return draw`<${GuestFigure} kit=${kit} type=${guest} />`;
  if (why === "pilot") {
    return draw`<${Piece} kit=${kit} kind=${launch.expert ? "expert" : "worker"} owner=${launch.seat} />`;
  }
  return draw`<${Icon} name=${PICTURES[why]} />`;
}

/** The Resource an answer stands for; null where it may stand for any. */
function resourceOf(kit, { verb, arguments: { resource, card } }) {
  return verb === "pay" ? entry(kit, "agenda", card).resource : resource ?? null;
}

/** First what fills an open socket, then what could be given in place of stored Resources. */
function Ways({ kit, launch: { bill } }) {
  const { plan, short: lacking } = bill;
  const ways = kit.view.choices.filter((choice) => !isFree(choice) && choice.verb !== "settle");
  const lacks = (choice) => {
    const resource = resourceOf(kit, choice);
    return resource === null ? bill.open > 0 : lacking.includes(resource);
  };
  const free = bill.waivers > 0 || bill.units > 0;
  const groups = [[free ? "launch.cover" : "launch.cover.open", ways.filter(lacks)], [
    free ? "launch.cover" : "launch.cover.instead",
    ways.filter((choice) => !lacks(choice)),
  ]];
  const settle = kit.can("settle");
  return draw`${
    plan && draw`<button type="button" class="gl-way can gl-plan" disabled=${!kit.live}
      onClick=${() => kit.send(plan.notations)}>
      <${Icon} name="check" /><span><b>${kit.t("launch.plan")}</b>${planSays(kit, plan)}</span></button>`
  }
    ${
    groups.filter(([, some]) => some.length).map(([heading, some], at) =>
      draw`
      ${(at === 0 || !free) && draw`<h3 class="gl-cover">${kit.t(heading)}</h3>`}
      <div class="gl-ways">${
        some.map((choice) =>
          draw`
        <${Way} key=${choice.notation} ...${{ kit, choice, bill }} />`
        )
      }</div>`
    )
  }
    <button class=${names("gl-main", settle.length && "go")}
      ...${kit.press("settle", { label: settle[0]?.label, wish: "settle" })}>${kit.t("launch.settle")}</button>
    <p class="gl-fine">${kit.t("launch.undo")}</p>`;
}

/** "2 Fuel, 1 Food": what the plan waives. */
function planSays(kit, { waived }) {
  const kinds = RESOURCES.filter((kind) => waived[kind]).map((kind) =>
    `${waived[kind]} ${name(kit, "resources", kind)}`
  );
  return kit.t("launch.plan.says", { kinds: kinds.join(", ") });
}

/** One way to fill a socket: a waiver, a unit from the track, a card for its Resource or its text, Reputation. */
function Way({ kit, choice, bill }) {
  const { verb, arguments: { resource, card, steps } } = choice;
  if (verb === "cover") {
    const text = bill.waivers
      ? kit.t("launch.way.waiver", { n: bill.waivers })
      : kit.t("launch.way.unit", { n: bill.units });
    return draw`<button class=${names("gl-way", sign(kit, choice.target))} ...${
      kit.press(choice.target, { label: choice.label })
    }>
      <${Icon} name=${resource} /><span><b>${
      kit.t("launch.way.cover", { kind: name(kit, "resources", resource) })
    }</b>${text}</span><em>${kit.t("launch.free")}</em></button>`;
  }
  const send = {
    type: "button",
    disabled: !kit.live,
    "aria-label": choice.label,
    "data-choice": choice.notation,
    onClick: () => kit.send([choice.notation]),
  };
  if (verb === "track") {
    const { left } = kit.table.spending.find((each) => each.gain === "resources" && each.steps === steps);
    return draw`<button class="gl-way can" ...${send}><${Icon} name="reputation" />
    <span><b>${
      kit.t("launch.way.track", { from: kit.table.players[kit.seat].reputation, to: left })
    }</b>${choice.label}</span><em>−${steps} <${Icon} name="reputation" />
        </em></button>`;
  }
  const spent = resourceOf(kit, choice); // null: for its text
  return draw`<button class="gl-way can" ...${send}><${Icon} name="card" />
    <span><b>${name(kit, "agenda", card)}</b>${
    spent ? kit.t("launch.way.card", { kind: name(kit, "resources", spent) }) : short(kit, "agenda", card)
  }</span>
    <em><${Icon} name=${spent ?? "money"} /></em></button>`;
}

/** For those who look on: what is owed before anything is saved. */
function Owed({ kit, launch }) {
  return draw`<${Floor} n=${3} says=${kit.t("launch.t3")} /><p
      class="gl-sum">${kit.t("launch.pays", { name: kit.name(launch.seat) })}</p>
    ${launch.rows.map((row) => draw`<${Row} key=${row.resource} ...${{ kit, launch, ...row }} />`)}`;
}
