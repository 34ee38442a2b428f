/** The auction: one coin for each Money, who has sealed a bid, and once all have, what they bid. */
/** @import { State } from "/static/shell/types.d.ts" */
/** @import { Kit } from "../types.d.ts" */
import { draw, useState } from "/static/shell/lib.js";
import { Amount, Icon, names, ownerClass, SeatMark, seatName } from "../pieces.js";

/** @param {{ kit: Kit, stage: string, onChoose: (notation: string) => void }} props */
export function Bidding({ kit, stage, onChoose }) {
  const choices = kit.view.choices.filter(({ verb }) => verb === "bid");
  const { money } = kit.table.players[kit.seat ?? 0];
  /** @type {State<number>} */
  const [wished, setWished] = useState(0);
  const sealed = stage === "sealed";
  const bid = sealed ? kit.table.auction?.bids[kit.seat ?? 0] ?? 0 : wished;
  const choice = choices.find((each) => each.arguments.money === bid);
  return draw`<fieldset class="su-bid" disabled=${sealed} aria-label=${kit.t("starting.bid.yours")}>
    <p><b>${kit.t("starting.bid.yours")}</b><span>${kit.t("starting.bid.keep", { n: money - bid, of: money })}
      <${Icon} name="money" /></span></p>
    <span class="su-cells" role="radiogroup" aria-label=${kit.t("starting.bid.money")}>${
    Array.from({ length: money + 1 }, (_, n) =>
      draw`<button key=${n} type="button" role="radio" aria-checked=${String(n === bid)}
      class=${names(n > 0 && n <= bid && "in", n === bid && "at")} onClick=${() =>
        setWished(n)}>${n}</button>`)
  }</span></fieldset>
    <footer><${Seats} kit=${kit} />${
    !sealed && draw`<button id="bid" data-target="bid" data-choice=${choice?.notation} type="button" class="btn go"
      disabled=${!kit.live || !choice} onClick=${() => choice && onChoose(choice.notation)}>
      ${kit.t("starting.bid.seal", { n: bid })}<${Icon} name="money" /></button>`
  }</footer>`;
}

/** Never how much: only whether. @param {{ kit: Kit }} props */
function Seats({ kit }) {
  return draw`<ol class="su-seats">${
    kit.table.auction?.done.map((done, seat) =>
      draw`<li key=${seat} class=${ownerClass(seat)}><${SeatMark} seat=${seat} /><b>${seatName(kit, seat)}</b>
      ${
        done
          ? draw`<${Icon} name="seal" className="su-env" /><em>${kit.t("starting.sealed")}</em>`
          : draw`<em class="think">${kit.t("starting.thinks")}</em>`
      }</li>`
    )
  }</ol>`;
}

/** The bids in the order of picking; the view says whose turn it is. @param {{ kit: Kit }} props */
export function OpenBids({ kit }) {
  const { auction, players } = kit.table;
  return draw`<ol class="su-open">${
    auction?.order?.map((seat) => {
      const now = kit.view.to_act.includes(seat);
      const word = players[seat].starters?.length ? "has" : now ? "picks" : "waits";
      return draw`<li key=${seat} class=${names(ownerClass(seat), now && "turn")}><${SeatMark} seat=${seat} />
      <b>${seatName(kit, seat)}</b><${Amount} kit=${kit} n=${auction.bids[seat]} icon="money" />
      <em>${kit.t(`starting.${word}`)}</em></li>`;
    })
  }</ol>`;
}
