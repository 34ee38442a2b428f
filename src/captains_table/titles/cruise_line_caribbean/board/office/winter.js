/** The office in Winter: founding a company, the first ship, the shipyard, building resorts, and what comes next. */
/** @import { Kit } from "../types.d.ts" */
import { draw, Icon, names } from "/static/shell/lib.js";
import { Liner, ShipSign } from "../pictures/liner.js";
import { codeOf, House, money, options, Panel, who } from "./controls.js";
import { isIsland, portName, printed, Sign, Token } from "../pieces.js";

/** @param {{ kit: Kit }} props */
export function Winter({ kit }) {
  const asked = kit.view.kind;
  const { season, phase } = kit.table;
  if (season !== "winter" || phase === "over") return null;
  const Work = { company: Founding, first_ship: Shipyard, upgrade: Shipyard }[asked];
  return draw`<section class="cl-winter" aria-label=${kit.t("winter")}>
    <header><${Sign} name="season-winter" /><h2>${kit.t("winter.year", { n: kit.table.year })}</h2>
      ${!asked && draw`<p>${waiting(kit)}</p>`}</header>
    <${Tracker} kit=${kit} />
    ${Work ? draw`<${Work} kit=${kit} />` : phase === "companies" && draw`<${Founding} kit=${kit} />`}</section>`;
}

/** Who is being asked, for those who are not. @param {Kit} kit */
function waiting(kit) {
  const names = kit.view.to_act.map((seat) => kit.name(seat)).join(", ");
  return names ? kit.t("winter.waiting", { names }) : "";
}

/** The steps of this Winter, the present one marked. @param {{ kit: Kit }} props */
function Tracker({ kit }) {
  const steps = kit.table.winter;
  const now = steps.indexOf(kit.table.phase);
  return draw`<ol class="cl-steps">${
    steps.map((step, at) =>
      draw`<li key=${step} class=${names(at < now && "done")}
      aria-current=${at === now ? "step" : undefined}><span>${at < now ? draw`<${Icon} name="check" />` : at + 1}</span>
    ${kit.t(`winter.${step}`)}${at < now && draw`<span class="sr"> ${kit.t("winter.done")}</span>`}</li>`
    )
  }</ol>`;
}

// -- companies and ships --------------------------------------------------------------------------------------

/** Four posters; those that are taken say by whom. @param {{ kit: Kit }} props */
function Founding({ kit }) {
  const { companies } = kit.table;
  return draw`${kit.view.kind === "company" && draw`<p>${kit.t("winter.choose_company")}</p>`}
    <ul class="cl-posters">${
    Object.entries(kit.cards.companies).map(([code, { name, home, colour }]) => {
      const owner = companies.findIndex(({ company }) => company === code);
      const target = `company-${code.toLowerCase()}`;
      const taken = owner >= 0 && kit.t("winter.taken", { name: who(kit, owner) });
      const port = kit.t("winter.home", { port: portName(kit, home) });
      const label = [printed(kit, name), printed(kit, colour), port, taken].filter(Boolean).join(", ");
      const can = options(kit, target).length > 0;
      return draw`<li key=${code}><button class=${names("cl-poster", taken && "taken", can && "can")}
        ...${kit.press(target, { label, wish: `company ${code.toLowerCase()}` })}>
      <span class="cl-poster-art"><${Liner} company=${code} size="L" /></span><span class="cl-plate">
        <b>${printed(kit, name)}</b><span>
        <${House} code=${code} />${port}</span>${taken && draw`<em>${taken}</em>`}</span></button></li>`;
    })
  }</ul>`;
}

/**
 * Three ships with what they carry and cost; one's own old ship is taken in part payment.
 * @param {{ kit: Kit }} props
 */
function Shipyard({ kit }) {
  const { companies, yard = [] } = kit.table;
  const { ship, cash } = companies[kit.seat ?? -1];
  const code = codeOf(kit, kit.seat ?? -1);
  /** @param {string} says @param {string | number} n */
  const fact = (says, n) => draw`<span class="cl-spec"><span>${kit.t(says)}</span><b>${n}</b></span>`;
  return draw`<p>${
    kit.t(kit.view.kind === "upgrade" ? "winter.upgrade" : "winter.first", {
      cash: money(kit, cash),
      trade: money(kit, yard[0].trade_in),
    })
  }</p><ul class="cl-yard">${
    yard.map(({ size, cost, left, short, is_own: mine, is_smaller: smaller }) => {
      const { name, capacity, tank, maintenance } = kit.cards.ships[size];
      const target = `ship-${size.toLowerCase()}`;
      const can = options(kit, target).length > 0;
      const says = mine
        ? kit.t("winter.yours")
        : can
        ? kit.t("winter.left", { left: money(kit, left) })
        : kit.t(smaller ? "winter.not_larger" : "winter.too_dear", { n: money(kit, short) });
      const told = [
        printed(kit, name),
        `${kit.t("winter.capacity")} ${capacity}`,
        `${kit.t("winter.tank")} ${tank}`,
        `${kit.t("winter.maintenance")} ${money(kit, maintenance)}`,
        !mine && !smaller && money(kit, cost),
        says,
      ];
      return draw`<li key=${size}><button class=${names("cl-build", can && "can", mine && "mine")}
        ...${kit.press(target, { label: told.filter(Boolean).join(", "), wish: `ship ${size.toLowerCase()}` })}>
      <span class="cl-build-art"><${Liner} company=${code} size=${size} /></span>
      <span class="cl-build-name"><b>${printed(kit, name)}</b>
        <output>${smaller || mine ? "" : money(kit, cost)}</output></span>
      ${fact("winter.capacity", capacity)}${fact("winter.tank", tank)}
      ${fact("winter.maintenance", money(kit, maintenance))}
      <small>${says}</small></button></li>`;
    })
  }</ul>
  ${
    ship && draw`<p class="cl-row"><button class="btn" ...${kit.press("keep-ship")}>
    <${ShipSign} company=${code} size=${ship.size} />${kit.t("winter.keep")}</button></p>`
  }`;
}

// -- resorts --------------------------------------------------------------------------------------------------

/** The islands as a list; the chart shows the same ones. @param {{ kit: Kit }} props */
export function Resorts({ kit }) {
  const { ports, resort_prices: { winter }, companies, max_resorts: most } = kit.table;
  const { cash, resorts } = companies[kit.seat ?? -1];
  return draw`<${Panel} sign="a-build" title=${kit.t("winter.resorts")} className="cl-building">
    <${Tracker} kit=${kit} />
    <p>${
    kit.t("winter.resorts.says", {
      price: money(kit, winter),
      n: resorts.length,
      most,
      cash: money(kit, cash),
      income: money(kit, kit.table.resort_prices.income),
    })
  }</p>
    <ul class="cl-islands">${
    ports.filter(({ port }) => isIsland(kit, port)).map(({ port, resort }) => {
      const can = kit.view.choices.find((choice) => choice.arguments.island === port);
      const owner = resort === null ? null : who(kit, resort ?? -1);
      return draw`<li key=${port}><button type="button" class=${names(can && "can")}
        aria-disabled=${can && kit.live ? undefined : "true"}
        onClick=${() => (can ? kit.send([can.notation]) : kit.why(`build ${port.toLowerCase()}`))}>
      <${Token} code=${port} /><span>${portName(kit, port)}</span>
      ${
        owner
          ? draw`<em class=${`cl-${codeOf(kit, resort ?? -1)}`}><${Sign} name="resort" /></em><small>${owner}</small>`
          : draw`<small>${kit.t("winter.build", { price: money(kit, winter) })}</small>`
      }</button></li>`;
    })
  }</ul>
    <p class="cl-row"><button class="btn go" ...${kit.press("done")}>${kit.t("winter.resorts.done")}</button></p><//>`;
}
