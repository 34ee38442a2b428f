/** The prompt above every board. */
/** @import { Act, Choice, Drawing, GameView, PlaySnapshot, Told } from "/static/shell/types.d.ts" */
/** @import { Hint } from "/static/shell/play/hint.js" */
import { draw, Flag, ruleLink, t } from "/static/shell/lib.js";

const LATEST = 3; // lines of the log that it tells

/**
 * What to do now, in one sentence, with one line of why; and what cannot be clicked on the board.
 * @param {{
 *   snapshot: PlaySnapshot, view: GameView, seat: number | null, mine: boolean, online: boolean, refusal: Told | null,
 *   prices: Drawing, hint: Hint, unplaced: Choice[], choose: (choice: Choice) => void, undo: () => void, busy: boolean,
 *   act: Act, hintButton: Drawing, onLog: () => void,
 * }} props
 */
export function Prompt(
  { snapshot, view, seat, mine, online, refusal, prices, hint, unplaced, choose, undo, busy, act, hintButton, onLog },
) {
  const told = online ? sentence(snapshot, view, mine) : t("table.no_connection");
  const rules = view.rules.map((rule) =>
    draw` <a href=${ruleLink(view.title, rule)} target="_blank" rel="noopener">
    ${rule}</a>`
  );
  return draw`<section class=${`prompt ${mine && online ? "" : "wait"} ${online ? "" : "offline"}`}
    aria-label=${t("table.prompt")}>
    ${(mine ? [seat] : view.to_act.slice(0, 3)).map((each) => draw`<${Flag} key=${each} seat=${each} />`)}
    <div class="say" aria-live="polite"><strong>${told}</strong>
      ${
    refusal
      ? draw`<span class="refusal">${refusal.message.replace(/ \([A-Z]+-[\w.]+\)$/, "")}
          ${
        refusal.rule && draw` <a href=${ruleLink(view.title, refusal.rule)} target="_blank" rel="noopener">
          ${refusal.rule}</a>`
      }</span>`
      : online && !prices && hint.says
      ? draw`<span class="advice">${hint.says}</span>`
      : draw`<span class="why">
          ${
        online && (prices || since(snapshot, mine, onLog) || (mine && draw`<span class="rule-links">
          ${rules}</span>`))
      }</span>`
  }</div>
    <div class="acts">
      ${
    unplaced.map((choice, at) =>
      draw`<button key=${choice.notation} class=${`btn ${at === 0 ? "yes" : ""}`}
        disabled=${busy}
        data-choice=${choice.notation} data-hint=${choice === hint.choice ? "" : undefined}
          onClick=${() => choose(choice)}>${choice.label}</button>`
    )
  }
      ${
    snapshot.seats.some((each) => each.mine && each.left) && draw`<button class="btn yes"
        onClick=${() => act("sit", {})}>${t("table.take_back")}</button>`
  }
      ${hintButton}
      ${
    view.can_undo && draw`<button class="btn undo" disabled=${busy || !online} onClick=${undo}>
        <svg class="i" aria-hidden="true"><use href="/static/assets/icons.svg#undo-2" /></svg><span class="lab">
        ${t("table.undo")}</span></button>`
  }
    </div></section>`;
}

/** @param {PlaySnapshot} snapshot @param {GameView} view @param {boolean} mine */
function sentence(snapshot, view, mine) {
  if (mine) return view.prompt;
  const names = view.to_act.map((seat) => snapshot.seats[seat].name);
  if (snapshot.seat === null) return t("table.watching", { n: names.length, names: names.join(", ") });
  return t("table.waiting", { n: names.length, names: names.join(", ") });
}

/**
 * What the others did since the reader's last choice; if that is much, the latest of it and the way to all of it.
 * @param {PlaySnapshot} snapshot
 * @param {boolean} mine
 * @param {() => void} onLog
 */
function since(snapshot, mine, onLog) {
  if (!mine) return "";
  const last = snapshot.log.findLastIndex((line) => line.seat === snapshot.seat);
  const news = snapshot.log.slice(last + 1).filter((line) => !line.undone && line.seat >= 0).map((line) => line.text);
  if (last < 0 || news.length === 0) return "";
  if (news.length <= LATEST) return `${t("table.since")} ${news.join(" ")}`;
  return draw`<button class="all-news" onClick=${onLog}>
    ${t("table.since_all", { n: news.length })}</button> … ${news.slice(-LATEST).join(" ")}`;
}
