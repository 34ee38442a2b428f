/** The small questions: a Funding Bonus (out of turn, too), kinds of Resources, a payment, Guests to score, an Upgrade. */
import { draw } from "/static/shell/lib.js";
import {
  Amount,
  amount,
  GuestFigure,
  Icon,
  isFree,
  listed,
  name,
  names,
  RESOURCES,
  short,
  Stop,
  TYPES,
} from "../pieces.js";
import { OPTIONS } from "../own/tower.js";
import { shipName } from "../own/fleet.js";
import { pick } from "../dialogs/pick.js";

const QUESTIONS = {
  funding: Funding,
  kinds: Kinds,
  pay_development: Payment,
  score: Score,
  gala: Score,
  upgrade: Upgrade,
  hire: Hire,
  obliged: Obliged,
  discard_for_silo: Listed,
  after_day: Listed,
  last_stop: LastStop,
};

/** What is asked of the reader, with the figures to decide by; nothing where the board itself is enough. */
export function Asks({ kit }) {
  const asked = kit.seat === null ? null : kit.table.asked;
  const Question = asked && QUESTIONS[asked.what];
  if (!Question || kit.view.choices.length === 0) return null;
  const player = kit.table.players[kit.seat];
  return draw`<div class="gm-asks" role="group" aria-label=${kit.view.prompt} key=${asked.what}><${Question} ...${{
    kit,
    asked,
    player,
  }} /></div>`;
}

/** The answers to what is asked; free acts are no answers. */
const answers = (kit, starting = "") =>
  kit.view.choices.filter((choice) =>
    !isFree(choice) &&
    choice.notation.startsWith(starting)
  );

/** A button for one answer; its place on the board is elsewhere, so it has no id of its own. */
function Answer({ kit, choice, children, className, off }) {
  return draw`<button type="button" class=${names("gm-answer", choice && "can", className)} disabled=${
    !choice ||
    !kit.live
  }
    aria-label=${choice?.label} onClick=${() => kit.send([choice.notation])}>${children ?? choice.label}${
    !choice && off &&
    draw`<small>${off}</small>`
  }</button>`;
}

/** A heading with one line of why. */
function Title({ says, why }) {
  return draw`<header><h3>${says}</h3>${why && draw`<p>${why}</p>`}</header>`;
}

function Funding({ kit, asked, player }) {
  return draw`<${Title} says=${kit.t("mine.ask.funding")} why=${
    kit.t(asked.bumped ? "mine.ask.funding.bumped" : "mine.ask.funding.home")
  } />
    <div class="gm-four">${
    OPTIONS.map((option, at) =>
      draw`<${Answer} key=${option} kit=${kit}
      choice=${answers(kit).find(({ notation }) => notation === `fund ${option}`)} off=${kit.t("mine.ask.flipped")}>
      ${
        player.funding[at]
          ? draw`<${Amount} kit=${kit} n=${player.funding[at]} icon=${option} plus=${true} />`
          : draw`<${Icon} name=${option} />`
      }<//>`
    )
  }</div>
    <${Cards} kit=${kit} />`;
}

/** The action is possible only with a card. */
function Obliged({ kit }) {
  return draw`<${Title} says=${kit.t("mine.ask.obliged")} why=${kit.view.can_undo && kit.t("mine.ask.obliged.undo")} />
    <div class="gm-ways"><${Cards} kit=${kit} /></div>`;
}

/** Cards that answer, each with what it does. */
function Cards({ kit }) {
  return answers(kit, "play ").map((choice) => {
    const card = choice.notation.split(" ")[1];
    return draw`<${Answer} key=${card} kit=${kit} choice=${choice} className="gm-wide">
      <${Icon} name="card" /><span><b>${name(kit, "agenda", card)}</b> ${short(kit, "agenda", card)}</span><//>`;
  });
}

function Kinds({ kit, asked, player }) {
  return draw`<${Title} says=${kit.t("mine.ask.kinds", { n: asked.count })} why=${kit.t("mine.ask.kinds.why")} />
    <div class="gm-four">${
    RESOURCES.map((kind) => {
      const room = player.capacity[kind] - player.stored[kind];
      return draw`<${Answer} key=${kind} kit=${kit} choice=${
        answers(kit)
          .find(({ notation }) => notation === `gain ${kind}`)
      } className=${room > 0 ? "" : "poor"}>
      <${Icon} name=${kind} /><b>${player.stored[kind]}<small>/${player.capacity[kind]}</small></b>
      <small>${room > 0 ? kit.t("mine.ask.room", { n: room }) : kit.t("mine.ask.lost")}</small><//>`;
    })
  }</div>`;
}

/** A Development is paid in its Resource and in Money; more of the Resource may come from cards and the track. */
function Payment({ kit, asked, player }) {
  const kind = name(kit, "resources", asked.row);
  const mixes = answers(kit, "pay ").filter(({ target }) => target.startsWith("pay-")).map((choice) => ({
    choice,
    parts: choice.notation.split(" ").slice(1).map(Number),
  }));
  const cards = answers(kit).filter(({ target }) => target.startsWith("card-"));
  const track = answers(kit, "track ").length > 0;
  return draw`<${Title} says=${kit.t("mine.ask.pay", { n: asked.due })} why=${
    kit.t("mine.ask.pay.why", { kind, n: player.stored[asked.row], money: player.money })
  } />
    <div class="gm-ways">${
    mixes.reverse().map(({ choice, parts: [units, money] }) =>
      draw`
      <button key=${units} class="gm-answer can" ...${kit.press(`pay-${units}`, { label: choice.label })}>
      ${units > 0 && draw`<${Amount} kit=${kit} n=${units} icon=${asked.row} />`}${
        units > 0 && money > 0 &&
        draw`<span>+</span>`
      }
      ${(money > 0 || units === 0) && draw`<${Amount} kit=${kit} n=${money} icon="money" />`}</button>`
    )
  }
    ${
    cards.map((choice) =>
      draw`<${Answer} key=${choice.notation} kit=${kit} choice=${choice}>
      <${Icon} name="card" /><span>${
        kit.t("mine.ask.pay.card", { card: name(kit, "agenda", choice.notation.split(" ")[1]) })
      }</span>
      <${Amount} kit=${kit} n=${1} icon=${asked.row} /><//>`
    )
  }
    ${
    track &&
    draw`<button class="gm-answer can" ...${pick(kit, "track", { label: kit.t("mine.ask.track") })} id=${undefined}>
      <${Icon} name="reputation" />${kit.t("mine.ask.track")}</button>`
  }</div>`;
}

/** Guests at a Destination: what each costs in Ads and brings in VP. Or the one whose Day in Space counts twice. */
function Score({ kit, asked, player }) {
  const guests = answers(kit, asked.what === "gala" ? "gala " : "score ");
  const enough = answers(kit, "done")[0];
  const number = Number((guests[0]?.target ?? `aboard-${here(player) + 1}`).split("-")[1]) - 1;
  const ship = player.ships[number];
  const stop = ship?.trip?.[ship.stop];
  const gala = asked.what === "gala";
  const why = gala
    ? kit.t("mine.ask.gala.why")
    : kit.t("mine.ask.score.why", { ads: amount(kit, player.ads, "ads"), n: stop?.vp ?? 0 });
  return draw`<${Title} says=${
    kit.t(gala ? "mine.ask.gala" : "mine.ask.score", { ship: ship ? shipName(kit, number) : "" })
  } why=${why} />
    <div class="gm-four">${stop && draw`<${Stop} kit=${kit} stop=${stop.stop} />`}
    ${
    TYPES.filter((type) => ship?.guests[type]).map((type) =>
      draw`<${Answer} key=${type} kit=${kit}
        className="gm-tall"
      choice=${guests.find(({ notation }) => notation.endsWith(` ${type.toLowerCase()}`))}
          off=${kit.t(gala ? "mine.ask.gala.not" : "mine.ask.not_now")}>
      <${GuestFigure} kit=${kit} type=${type} silent=${true} />
      ${
        gala &&
        draw`<small>${
          kit.t("mine.ask.gala.each", { gain: name(kit, "guest_bonuses", kit.table.bonuses[type]) })
        }</small>`
      }
      ${
        stop?.ads && draw`<span><${Amount} kit=${kit} n=${stop.ads[type]} icon="ads" /> → <${Amount} kit=${kit}
          n=${stop.vp} icon="vp" /></span>`
      }<//>`
    )
  }</div>
    ${
    enough && draw`<button class="btn small"
        ...${kit.press("done", { label: enough.label })}>${enough.label}</button>`
  }`;
}

/** The Ship at a Destination, where no answer names it. */
const here = (player) =>
  Math.max(
    0,
    player.ships.findIndex((ship) =>
      ship.cruise !== null && ship.stop >= 0 &&
      ship.trip[ship.stop].ads
    ),
  );

function Upgrade({ kit }) {
  const keep = answers(kit, "keep ")[0];
  return draw`<${Title} says=${kit.t("mine.ask.upgrade")} why=${kit.t("mine.ask.upgrade.why")} />
    <div class="gm-ways">${
    answers(kit, "upgrade ").map((choice) => {
      const id = choice.notation.split(" ")[1];
      return draw`<${Answer} key=${id} kit=${kit} choice=${choice} className="gm-wide">
      <span><b>${name(kit, "upgrades", id)}</b> ${short(kit, "upgrades", id)}</span><//>`;
    })
  }</div>
    ${
    keep && draw`<button class="btn small"
        ...${kit.press("keep-token", { label: keep.label })}>${keep.label}</button>`
  }`;
}

function Hire({ kit }) {
  return draw`<${Title} says=${kit.t("mine.ask.hire")} why=${short(kit, "experts", kit.table.expert)} />
    <div class="gm-ways">${
    answers(kit, "hire ").map((choice) =>
      draw`<${Answer} key=${choice.notation} kit=${kit}
        choice=${choice} className="gm-wide">
      <${Icon} name="act-expert" />
          <span>${choice.label}<small>${kit.t(`mine.ask.hire.${choice.notation.split(" ")[1]}`)}</small></span>
          <//>`
    )
  }</div>`;
}

/** The Stops still ahead, each with what it brings. */
function LastStop({ kit, player }) {
  return draw`<${Title} says=${kit.view.prompt} />
    <div class="gm-ways">${
    answers(kit, "stop ").map((choice) => {
      const [ship, stop] = choice.notation.split(" ").slice(1).map((number) => Number(number) - 1);
      const there = player.ships[ship].trip[stop];
      return draw`<${Answer} key=${choice.notation} kit=${kit} choice=${choice} className="gm-wide">
      <${Stop} kit=${kit} stop=${there.stop} /><span>${choice.label}<small>${brings(kit, there)}</small></span><//>`;
    })
  }</div>`;
}

function brings(kit, { vp, gains }) {
  if (vp) return kit.t("mine.ask.stop.guests", { vp: amount(kit, vp, "vp") });
  return gains
    ? listed(kit, Object.entries(gains).map(([icon, n]) => amount(kit, n, icon)))
    : kit.t("mine.ask.stop.home");
}

/** Where the answers lie on the board as well, their words are enough here. */
function Listed({ kit }) {
  return draw`<${Title} says=${kit.view.prompt} />
    <div class="gm-ways">${
    answers(kit).map((choice) =>
      draw`<${Answer} key=${choice.notation} kit=${kit}
        choice=${choice} />`
    )
  }</div>`;
}
