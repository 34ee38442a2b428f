/** The office in Winter: founding a company, the first ship, the shipyard, building resorts, and what comes next. */
import { draw, Icon } from "/static/shell/lib.js";
import { Liner, ShipSign } from "../pictures/liner.js";
import { codeOf, House, money, options, Panel, who } from "./controls.js";
import { isIsland, names, portName, printed, Sign, Token } from "../pieces.js";

const SIZES = ["S", "M", "L"];

/** @param {{kit: object}} props */
export function Winter({ kit }) {
  const { season, phase, asked } = kit.table;
  if (season !== "winter" || phase === "over") return null;
  const Work = { company: Founding, first_ship: Shipyard, upgrade: Shipyard }[asked];
  return draw`<section class="cl-winter" aria-label=${kit.t("winter")}>
    <header><${Sign} name="season-winter" /><h2>${kit.t("winter.year", { n: kit.table.year })}</h2>
      ${!asked && draw`<p>${waiting(kit)}</p>`}</header>
    <${Tracker} kit=${kit} />
    ${Work ? draw`<${Work} kit=${kit} />` : phase === "companies" && draw`<${Founding} kit=${kit} />`}</section>`;
}

/** Who is being asked, for those who are not. */
function waiting(kit) {
  const names = kit.view.to_act.map((seat) => kit.name(seat)).join(", ");
  return names ? kit.t("winter.waiting", { names }) : "";
}

/** The steps of this Winter in their order. */
function stepsOf({ standard, year, phase, winter_resorts: building }) {
  const founding = phase === "companies" ? ["companies"] : [];
  if (!standard) return [...founding, "shipbuilding", "maintenance", "resorts", "fares"];
  if (year > 1) return ["dividends", "trading", "shipbuilding", "maintenance", "resorts", "fares"];
  return [
    "companies",
    "ipo",
    "first_ship",
    ...(phase === "trading" ? ["trading"] : []),
    ...(building ? ["resorts"] : []),
    "fares",
  ];
}

function Tracker({ kit }) {
  const steps = stepsOf(kit.table);
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

/** Four posters; those that are taken say by whom. */
function Founding({ kit }) {
  const { companies, asked } = kit.table;
  return draw`${asked === "company" && draw`<p>${kit.t("winter.choose_company")}</p>`}
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

/** Three ships with what they carry and cost; one's own old ship is taken in part payment. */
function Shipyard({ kit }) {
  const { companies, asked } = kit.table;
  const { ship, cash } = companies[kit.seat];
  const code = codeOf(kit, kit.seat);
  const trade = ship ? kit.cards.ships[ship.size].trade_in : 0;
  const fact = (says, n) => draw`<span class="cl-spec"><span>${kit.t(says)}</span><b>${n}</b></span>`;
  return draw`<p>${
    kit.t(asked === "upgrade" ? "winter.upgrade" : "winter.first", {
      cash: money(kit, cash),
      trade: money(kit, trade),
    })
  }</p><ul class="cl-yard">${
    SIZES.map((size) => {
      const { name, capacity, tank, price, maintenance } = kit.cards.ships[size];
      const target = `ship-${size.toLowerCase()}`;
      const can = options(kit, target).length > 0;
      const mine = ship?.size === size;
      const cost = price - trade;
      const smaller = ship && SIZES.indexOf(size) < SIZES.indexOf(ship.size);
      const says = mine
        ? kit.t("winter.yours")
        : can
        ? kit.t("winter.left", { left: money(kit, cash - cost) })
        : kit.t(smaller ? "winter.not_larger" : "winter.too_dear", { n: money(kit, cost - cash) });
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

/** The islands as a list; the chart shows the same ones. */
export function Resorts({ kit }) {
  const { ports, resort_prices: { winter }, companies, max_resorts: most } = kit.table;
  const { cash, resorts } = companies[kit.seat];
  return draw`<${Panel} sign="a-build" title=${kit.t("winter.resorts")} className="cl-building">
    <${Tracker} kit=${kit} />
    <p>${
    kit.t("winter.resorts.says", {
      price: money(kit, winter),
      n: resorts.length,
      most,
      cash: money(kit, cash),
      income: money(kit, kit.cards.numbers.resort_income),
    })
  }</p>
    <ul class="cl-islands">${
    ports.filter(({ port }) => isIsland(kit, port)).map(({ port, resort }) => {
      const can = kit.view.choices.find((choice) => choice.arguments.island === port);
      const owner = resort === null ? null : who(kit, resort);
      return draw`<li key=${port}><button type="button" class=${names(can && "can")}
        aria-disabled=${can && kit.live ? undefined : "true"}
        onClick=${() => (can ? kit.send([can.notation]) : kit.why(`build ${port.toLowerCase()}`))}>
      <${Token} code=${port} /><span>${portName(kit, port)}</span>
      ${
        owner
          ? draw`<em class=${`cl-${codeOf(kit, resort)}`}><${Sign} name="resort" /></em><small>${owner}</small>`
          : draw`<small>${kit.t("winter.build", { price: money(kit, winter) })}</small>`
      }</button></li>`;
    })
  }</ul>
    <p class="cl-row"><button class="btn go" ...${kit.press("done")}>${kit.t("winter.resorts.done")}</button></p><//>`;
}
