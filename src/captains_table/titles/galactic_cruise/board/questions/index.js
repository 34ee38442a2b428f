/**
 * The small questions: a Funding Bonus (out of turn, too), kinds of Resources, a payment, a purchase, Guests to score.
 * What things of the table answer alone is not asked here.
 */
/** @import { Asked, Kit, Player, QuestionView } from "../types.d.ts" */
/** @import { Choice, Drawing } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";
import { Amount, amount, GuestFigure, Icon, isFree, name, names, RESOURCES, short, Stop, TYPES } from "../pieces.js";
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
  purchase_supplies: Purchase,
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

/**
 * What can be bought, what it costs and brings: the supply lies nowhere on the table.
 * @param {{ kit: Kit, asked: QuestionView }} props
 */
function Purchase({ kit, asked }) {
  return draw`<${Title} says=${kit.t("questions.buy")} why=${kit.t("questions.buy.why")} />
    <div class="gm-four">${
    answers(kit, "buy").map(({ target, label, arguments: { supplies } }) =>
      draw`<button key=${target} class="gm-answer can" ...${kit.press(target, { label })}>
      <${Amount} kit=${kit} n=${-(asked.due ?? 0)} icon="money" /><span>→</span>
      <${Amount} kit=${kit} n=${asked.count} icon=${supplies} plus=${true} /></button>`
    )
  }</div>`;
}
