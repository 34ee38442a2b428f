/**
 * The small questions: a Funding Bonus (out of turn, too), kinds of Resources, a payment, Guests to score, an Upgrade.
 */
/** @import { Asked, GainsView, Kit, Player, QuestionView } from "../types.d.ts" */
/** @import { Choice, Drawing } from "/static/shell/types.d.ts" */
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

/** @type {Record<string, (props: Asked) => Drawing>} */
const QUESTIONS = {
  funding: Funding,
  choose_resource: Kinds,
  pay_development: Payment,
  score_guests: Score,
  gala_guest: Score,
  place_token: Upgrade,
  hire_expert: Hire,
  required_card: RequiredCard,
  discard_for_silo: Listed,
  after_day: Listed,
  last_stop: LastStop,
};

/**
 * What is asked of the reader, with the figures to decide by; nothing where the board itself is enough.
 * @param {{ kit: Kit }} props
 */
export function Asks({ kit }) {
  const Question = QUESTIONS[kit.view.kind];
  if (!Question || kit.view.choices.length === 0) return null;
  const player = kit.table.players[kit.seat ?? -1];
  return draw`<div class="gm-asks" role="group" aria-label=${kit.view.prompt} key=${kit.view.kind}><${Question} ...${{
    kit,
    asked: kit.table.question,
    player,
  }} /></div>`;
}

/**
 * The answers to what is asked, or those with this verb; free acts are no answers.
 * @param {Kit} kit
 * @param {string} [verb]
 */
const answers = (kit, verb) => kit.view.choices.filter((choice) => !isFree(choice) && (!verb || choice.verb === verb));

/**
 * A button for one answer; its place on the board is elsewhere, so it has no id of its own.
 * @param {{ kit: Kit, choice?: Choice, children?: Drawing, className?: string, off?: Drawing }} props
 */
function Answer({ kit, choice, children, className, off }) {
  return draw`<button type="button" class=${names("gm-answer", choice && "can", className)} disabled=${
    !choice ||
    !kit.live
  }
    aria-label=${choice?.label} onClick=${() => choice && kit.send([choice.notation])}>${children ?? choice?.label}${
    !choice && off &&
    draw`<small>${off}</small>`
  }</button>`;
}

/** A heading with one line of why. @param {{ says: Drawing, why?: Drawing }} props */
function Title({ says, why }) {
  return draw`<header><h3>${says}</h3>${why && draw`<p>${why}</p>`}</header>`;
}

/** @param {{ kit: Kit, asked: QuestionView, player: Player }} props */
function Funding({ kit, asked, player }) {
  return draw`<${Title} says=${kit.t("questions.funding")} why=${
    kit.t(asked.bumped ? "questions.funding.bumped" : "questions.funding.home")
  } />
    <div class="gm-four">${
    OPTIONS.map((option, at) =>
      draw`<${Answer} key=${option} kit=${kit}
      choice=${answers(kit, "fund").find((each) => each.arguments.option === option)} off=${kit.t("questions.flipped")}>
      ${
        player.funding[at]
          ? draw`<${Amount} kit=${kit} n=${player.funding[at]} icon=${option} plus=${true} />`
          : draw`<${Icon} name=${option} />`
      }<//>`
    )
  }</div>
    <${Cards} kit=${kit} />`;
}

/** The action is possible only with a card. @param {{ kit: Kit }} props */
function RequiredCard({ kit }) {
  return draw`<${Title} says=${kit.t("questions.obliged")} why=${
    kit.view.can_undo && kit.t("questions.obliged.undo")
  } />
    <div class="gm-ways"><${Cards} kit=${kit} /></div>`;
}

/** Cards that answer, each with what it does. @param {{ kit: Kit }} props */
function Cards({ kit }) {
  return answers(kit, "play").map((choice) => {
    const { card } = choice.arguments;
    return draw`<${Answer} key=${card} kit=${kit} choice=${choice} className="gm-wide">
      <${Icon} name="card" /><span><b>${name(kit, "agenda", card)}</b> ${short(kit, "agenda", card)}</span><//>`;
  });
}

/** @param {{ kit: Kit, asked: QuestionView, player: Player }} props */
function Kinds({ kit, asked, player }) {
  return draw`<${Title} says=${kit.t("questions.kinds", { n: asked.count })} why=${kit.t("questions.kinds.why")} />
    <div class="gm-four">${
    RESOURCES.map((kind) => {
      const room = player.room[kind];
      return draw`<${Answer} key=${kind} kit=${kit} choice=${
        answers(kit, "gain").find((each) => each.arguments.resource === kind)
      } className=${room > 0 ? "" : "poor"}>
      <${Icon} name=${kind} /><b>${player.stored[kind]}<small>/${player.capacity[kind]}</small></b>
      <small>${room > 0 ? kit.t("questions.room", { n: room }) : kit.t("questions.lost")}</small><//>`;
    })
  }</div>`;
}

/**
 * A Development is paid in its Resource and in Money; more of the Resource may come from cards and the track.
 * @param {{ kit: Kit, asked: QuestionView, player: Player }} props
 */
function Payment({ kit, asked, player }) {
  const kind = name(kit, "resources", asked.resource ?? "");
  const cards = answers(kit, "pay").filter((choice) => choice.arguments.card);
  const mixes = answers(kit, "pay").filter((choice) => !choice.arguments.card);
  const track = answers(kit, "track").length > 0;
  return draw`<${Title} says=${kit.t("questions.pay", { n: asked.due })} why=${
    kit.t("questions.pay.why", { kind, n: asked.resource && player.stored[asked.resource], money: player.money })
  } />
    <div class="gm-ways">${
    mixes.reverse().map(({ label, target, arguments: { resources: units, money } }) =>
      draw`
      <button key=${units} class="gm-answer can" ...${kit.press(target, { label })}>
      ${units > 0 && draw`<${Amount} kit=${kit} n=${units} icon=${asked.resource} />`}${
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
        kit.t("questions.pay.card", { card: name(kit, "agenda", choice.arguments.card) })
      }</span>
      <${Amount} kit=${kit} n=${1} icon=${asked.resource} /><//>`
    )
  }
    ${
    track &&
    draw`<button class="gm-answer can" ...${pick(kit, "track", { label: kit.t("questions.track") })} id=${undefined}>
      <${Icon} name="reputation" />${kit.t("questions.track")}</button>`
  }</div>`;
}

/**
 * Guests at a Destination: what each costs in Ads and brings in VP. Or the one whose Day in Space counts twice.
 * @param {{ kit: Kit, asked: QuestionView, player: Player }} props
 */
function Score({ kit, asked, player }) {
  const gala = kit.view.kind === "gala_guest";
  const guests = answers(kit, gala ? "gala" : "score");
  const enough = answers(kit, "done")[0];
  const ship = player.ships[asked.ship ?? -1];
  const stop = ship.trip?.[ship.stop];
  const why = gala
    ? kit.t("questions.gala.why")
    : kit.t("questions.score.why", { ads: amount(kit, player.ads, "ads"), n: stop?.vp ?? 0 });
  return draw`<${Title} says=${
    kit.t(gala ? "questions.gala" : "questions.score", { ship: shipName(kit, asked.ship ?? 0) })
  } why=${why} />
    <div class="gm-four">${stop && draw`<${Stop} kit=${kit} stop=${stop.stop} />`}
    ${
    TYPES.filter((type) => ship.guests[type]).map((type) =>
      draw`<${Answer} key=${type} kit=${kit}
        className="gm-tall"
      choice=${guests.find((each) => each.arguments.guest === type)}
          off=${kit.t(gala ? "questions.gala.not" : "questions.not_now")}>
      <${GuestFigure} kit=${kit} type=${type} silent=${true} />
      ${
        gala &&
        draw`<small>${
          kit.t("questions.gala.each", { gain: name(kit, "guest_bonuses", kit.table.bonuses[type]) })
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

/** @param {{ kit: Kit }} props */
function Upgrade({ kit }) {
  const keep = answers(kit, "keep token")[0];
  return draw`<${Title} says=${kit.t("questions.upgrade")} why=${kit.t("questions.upgrade.why")} />
    <div class="gm-ways">${
    answers(kit, "upgrade").map((choice) => {
      const id = choice.arguments.upgrade;
      return draw`<${Answer} key=${id} kit=${kit} choice=${choice} className="gm-wide">
      <span><b>${name(kit, "upgrades", id)}</b> ${short(kit, "upgrades", id)}</span><//>`;
    })
  }</div>
    ${
    keep && draw`<button class="btn small"
        ...${kit.press("keep-token", { label: keep.label })}>${keep.label}</button>`
  }`;
}

/** @param {{ kit: Kit }} props */
function Hire({ kit }) {
  return draw`<${Title} says=${kit.t("questions.hire")} why=${short(kit, "experts", kit.table.expert)} />
    <div class="gm-ways">${
    answers(kit, "hire").map((choice) =>
      draw`<${Answer} key=${choice.notation} kit=${kit}
        choice=${choice} className="gm-wide">
      <${Icon} name="act-expert" />
          <span>${choice.label}<small>${kit.t(`questions.hire.${choice.arguments.side}`)}</small></span>
          <//>`
    )
  }</div>`;
}

/** The Stops still ahead, each with what it brings. @param {{ kit: Kit, player: Player }} props */
function LastStop({ kit, player }) {
  return draw`<${Title} says=${kit.view.prompt} />
    <div class="gm-ways">${
    answers(kit, "stop").map((choice) => {
      const { ship, stop } = choice.arguments; // counted from 1
      const there = player.ships[ship - 1].trip?.[stop - 1];
      return draw`<${Answer} key=${choice.notation} kit=${kit} choice=${choice} className="gm-wide">
      <${Stop} kit=${kit} stop=${there?.stop} /><span>${choice.label}<small>${
        brings(kit, there ?? {})
      }</small></span><//>`;
    })
  }</div>`;
}

/** @param {Kit} kit @param {{ vp?: number, gains?: GainsView }} stop */
function brings(kit, { vp, gains }) {
  if (vp) return kit.t("questions.stop.guests", { vp: amount(kit, vp, "vp") });
  return gains
    ? listed(kit, Object.entries(gains).map(([icon, n]) => amount(kit, n, icon)))
    : kit.t("questions.stop.home");
}

/** Where the answers lie on the board as well, their words are enough here. @param {{ kit: Kit }} props */
function Listed({ kit }) {
  return draw`<${Title} says=${kit.view.prompt} />
    <div class="gm-ways">${
    answers(kit).map((choice) =>
      draw`<${Answer} key=${choice.notation} kit=${kit}
        choice=${choice} />`
    )
  }</div>`;
}
