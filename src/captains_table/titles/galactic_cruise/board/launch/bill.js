/** T-3: what the trip owes as sockets, and every legal way to fill those that are open. */
import { draw } from "/static/shell/lib.js";
import { Floor } from "./pad.js";
import { entry, GuestFigure, Icon, isFree, name, names, Piece, RESOURCES, short, sign } from "../pieces.js";
import { guestList } from "../own/fleet.js";

/** Why each unit is owed, in order: {picture} of a Guest, the Pilot, a Segment, the Cruise's ticket. */
function reasons(launch, tickets) {
  const guests = guestList(launch.ship.guests).map((type) => ({ type }));
  return {
    food: [...guests, { pilot: true }],
    oxygen: launch.ship.segments.map(() => ({ icon: "act-segments" })),
    fuel: Array.from({ length: tickets }, () => ({ icon: "ticket" })),
  };
}

/** How the units of one kind stand: covered with waivers, cards or Reputation; in storage; open; saved by a Technology. */
function sockets(asked, stored, kind, count) {
  const { owed, due, covered } = asked;
  const used = Math.min(covered[kind], owed[kind]);
  const paid = Math.min(due[kind], stored[kind]);
  return Array.from({ length: count }, (_, at) => {
    if (at < used) return "covered";
    if (at < used + paid) return "stored";
    return at < used + due[kind] ? "open" : "saved";
  });
}

export function Bill({ kit, launch }) {
  const { asked, player, mine } = launch;
  if (!mine || asked?.what !== "pay") return draw`<${Owed} kit=${kit} launch=${launch} />`;
  const why = reasons(launch, asked.tickets);
  const rows = RESOURCES.map((kind) => ({
    kind,
    why: why[kind],
    states: sockets(asked, player.stored, kind, why[kind].length),
  }));
  const count = (...kinds) =>
    rows.reduce((all, row) =>
      all + row.states
        .filter((state) => kinds.includes(state)).length, 0);
  const open = count("open");
  return draw`<${Floor} n=${3} says=${kit.t("launch.t3")} />
    <p class="gl-sum"><b>${count("covered", "stored", "open", "saved")}</b><span>${kit.t("launch.owed")}</span>
        <span>−</span>
      <b class="less">${count("covered", "saved")}</b><span>${kit.t("launch.waived")}</span><span>−</span>
      <b>${count("stored")}</b><span>${kit.t("launch.paid")}</span><span>=</span><em class=${open ? "open" : "ok"}>${
    kit.t("launch.open", { n: open })
  }</em></p>
    ${rows.map((row) => draw`<${Row} key=${row.kind} ...${{ kit, launch, ...row }} />`)}
    <${Ways} ...${{ kit, launch, open }} />`;
}

function Row({ kit, launch, kind, why, states }) {
  return draw`<div class=${names("gl-bill", kind)}><h3><${Icon} name=${kind} />${name(kit, "resources", kind)}
      <small>${kit.t(`launch.why.${kind}`)}</small></h3>
    <ol>${
    states.map((state, at) =>
      draw`<li key=${at} class=${`gl-socket ${state}`}><span class="gl-why"><${Why}
        ...${{ kit, launch, ...why[at] }} /></span>
      <span class="gl-hole"><${Icon} name=${["covered", "saved"].includes(state) ? "check" : kind} /></span>
      <small>${kit.t(`launch.socket.${state}`)}</small></li>`
    )
  }</ol></div>`;
}

function Why({ kit, launch, type, pilot, icon }) {
  if (type) return draw`<${GuestFigure} kit=${kit} type=${type} />`;
  if (pilot) return draw`<${Piece} kit=${kit} kind=${launch.expert ? "expert" : "worker"} owner=${launch.seat} />`;
  return draw`<${Icon} name=${icon} />`;
}

/** A complete payment to begin with: waivers where the storage falls short, then where most is owed; then settle. */
function suggested({ asked, player }) {
  let credits = asked.waivers + asked.units;
  const due = { ...asked.due };
  const plan = [];
  const lack = (kind) => due[kind] - player.stored[kind];
  while (credits > 0 && RESOURCES.some((kind) => due[kind])) {
    const kind = RESOURCES.filter((each) => due[each]).sort((a, b) => lack(b) - lack(a))[0];
    plan.push(`cover ${kind}`);
    due[kind] -= 1;
    credits -= 1;
  }
  return RESOURCES.every((kind) => lack(kind) <= 0) ? [...plan, "settle"] : null;
}

/** The kind of Resource an answer stands for; null where it may stand for any. */
function kindOf(kit, { notation }) {
  const [verb, word] = notation.split(" ");
  if (verb === "cover") return word;
  return verb === "pay" ? entry(kit, "agenda", word).resource : null;
}

/** First what fills an open socket, then what could be given in place of stored Resources. */
function Ways({ kit, launch, open }) {
  const { asked, player } = launch;
  const plan = suggested(launch);
  const ways = kit.view.choices.filter((choice) => !isFree(choice) && choice.notation !== "settle");
  const lacks = (choice) => {
    const kind = kindOf(kit, choice);
    return open > 0 && (kind === null || asked.due[kind] > player.stored[kind]);
  };
  const free = asked.waivers + asked.units > 0;
  const groups = [[free ? "launch.cover" : "launch.cover.open", ways.filter(lacks)], [
    free ? "launch.cover" : "launch.cover.instead",
    ways.filter((choice) => !lacks(choice)),
  ]];
  const settle = kit.can("settle");
  return draw`${
    plan && plan.length > 1 && draw`<button type="button" class="gl-way can gl-plan" disabled=${!kit.live}
      onClick=${() => kit.send(plan)}>
      <${Icon} name="check" /><span><b>${kit.t("launch.plan")}</b>${planSays(kit, plan)}</span></button>`
  }
    ${
    groups.filter(([, some]) => some.length).map(([heading, some], at) =>
      draw`
      ${(at === 0 || !free) && draw`<h3 class="gl-cover">${kit.t(heading)}</h3>`}
      <div class="gl-ways">${
        some.map((choice) =>
          draw`
        <${Way} key=${choice.notation} ...${{ kit, choice, asked, player }} />`
        )
      }</div>`
    )
  }
    <button class=${names("gl-main", settle.length && "go")}
      ...${kit.press("settle", { label: settle[0]?.label, wish: "settle" })}>${kit.t("launch.settle")}</button>
    <p class="gl-fine">${kit.t("launch.undo")}</p>`;
}

/** "2 Fuel, 1 Food": what the plan waives. */
function planSays(kit, plan) {
  const waived = RESOURCES.map((kind) => [kind, plan.filter((notation) => notation === `cover ${kind}`).length])
    .filter(([, n]) => n);
  return kit.t("launch.plan.says", {
    kinds: waived.map(([kind, n]) => `${n} ${name(kit, "resources", kind)}`).join(", "),
  });
}

/** One way to fill a socket: a waiver, a unit from the track, a card for its Resource or its text, Reputation. */
function Way({ kit, choice, asked, player }) {
  const [verb, word] = choice.notation.split(" ");
  if (verb === "cover") {
    const text = asked.waivers
      ? kit.t("launch.way.waiver", { n: asked.waivers })
      : kit.t("launch.way.unit", { n: asked.units });
    return draw`<button class=${names("gl-way", sign(kit, choice.target))} ...${
      kit.press(choice.target, { label: choice.label })
    }>
      <${Icon} name=${word} /><span><b>${
      kit.t("launch.way.cover", { kind: name(kit, "resources", word) })
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
    return draw`<button class="gl-way can" ...${send}><${Icon} name="reputation" />
    <span><b>${
      kit.t("launch.way.track", { from: player.reputation, to: player.reputation - Number(word) })
    }</b>${choice.label}</span><em>−${word} <${Icon} name="reputation" />
        </em></button>`;
  }
  const spent = verb === "pay" ? entry(kit, "agenda", word).resource : null; // for its Resource, or for its text
  return draw`<button class="gl-way can" ...${send}><${Icon} name="card" />
    <span><b>${name(kit, "agenda", word)}</b>${
    spent ? kit.t("launch.way.card", { kind: name(kit, "resources", spent) }) : short(kit, "agenda", word)
  }</span>
    <em><${Icon} name=${spent ?? "money"} /></em></button>`;
}

/** For those who look on: what is owed before anything is saved. */
function Owed({ kit, launch }) {
  const tickets = kit.cards.cruises[launch.cruise]?.fuel ?? 0;
  const why = reasons(launch, tickets);
  return draw`<${Floor} n=${3} says=${kit.t("launch.t3")} /><p
      class="gl-sum">${kit.t("launch.pays", { name: kit.name(launch.seat) })}</p>
    ${
    RESOURCES.map((kind) =>
      draw`<${Row} key=${kind} ...${{ kit, launch, kind, why: why[kind] }} states=${
        why[kind]
          .map(() => "due")
      } />`
    )
  }`;
}
