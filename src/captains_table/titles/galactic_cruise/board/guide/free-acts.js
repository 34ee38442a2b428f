/** Free acts: everything that is allowed now without being asked for, listed in one place that never moves. */
import { draw, useLayoutEffect, useRef, useState } from "/static/shell/lib.js";
import { Icon, isFree, name, names, short } from "../pieces.js";
import { pick } from "../dialogs/pick.js";

const KINDS = [["borrow", "unlock"], ["track", "reputation"], ["refresh", "refresh"], ["ship", "ship"], [
  "card",
  "card",
]];
const kindOf = ({ target }) => target.split("-")[0];

/** The button with its list. Escape, a click beside it or a choice closes it. */
export function FreeActs({ kit }) {
  const [open, setOpen] = useState(false);
  const box = useRef(null);
  const acts = kit.live ? kit.view.choices.filter(isFree) : [];
  useLayoutEffect(() => { // with the drawing, not after it: a key as quick as that is heard, too
    if (!open) return undefined;
    const away = (event) => !box.current.contains(event.target) && setOpen(false);
    const escape = (event) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      box.current.querySelector("button").focus();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);
  if (kit.seat === null || kit.table.phase === "over") return null;
  const shown = open && acts.length > 0;
  return draw`<div class="gc-free" ref=${box}>
    <button type="button" class=${names("gc-freebtn", acts.length > 0 && "may")} disabled=${acts.length === 0}
      aria-haspopup="true" aria-expanded=${String(shown)} onClick=${() => setOpen(!open)}>
      <span class="long">${kit.t("guide.free")}</span><span class="brief" aria-hidden="true">
      ${kit.t("guide.free_brief")}</span>${acts.length > 0 && draw`<b>${sections(acts).length}</b>`}</button>
    ${shown && draw`<${List} kit=${kit} acts=${acts} onDone=${() => setOpen(false)} />`}</div>`;
}

/** Acts that belong together, in the order of the board. */
const sections = (acts) =>
  KINDS.map(([kind, icon]) => ({ kind, icon, acts: acts.filter((act) => kindOf(act) === kind) }))
    .filter((section) => section.acts.length > 0);

function List({ kit, acts, onDone }) {
  return draw`<div class="gc-freelist" role="group" aria-label=${kit.t("guide.free")}>
    <p>${kit.t("guide.free_says")}</p>
    ${
    sections(acts).map((section) =>
      draw`<section key=${section.kind}>
      <h3><${Icon} name=${section.icon} />${kit.t(`guide.free.${section.kind}`)}</h3>
      ${
        section.kind === "card"
          ? draw`<${Cards} kit=${kit} acts=${section.acts} onDone=${onDone} />`
          : section.kind === "track"
          ? draw`<${Track} kit=${kit} onDone=${onDone} />`
          : section.acts.map((act) => draw`<${Act} key=${act.notation} kit=${kit} act=${act} onDone=${onDone} />`)
      }
    </section>`
    )
  }</div>`;
}

function Act({ kit, act, words, onDone }) {
  const choose = () => {
    onDone();
    kit.send([act.notation]);
  };
  return draw`<button type="button" class="gc-freeact" data-choice=${act.notation} onClick=${choose}>
    ${words ?? act.label}</button>`;
}

/** How many steps are worth it has a dialogue of its own. */
function Track({ kit, onDone }) {
  const { onClick } = pick(kit, "track");
  const open = () => {
    onDone();
    onClick();
  };
  return draw`<button type="button" class="gc-freeact" onClick=${open}>${kit.t("guide.free.track_open")}</button>`;
}

/** A card has up to two uses: its text and its Resource. */
function Cards({ kit, acts, onDone }) {
  const ids = [...new Set(acts.map(({ target }) => target))];
  return ids.map((target) => {
    const id = target.slice(5).toUpperCase();
    const uses = acts.filter((act) => act.target === target);
    return draw`<div class="gc-freecard" key=${id}><b>${name(kit, "agenda", id)}</b><small>
      ${short(kit, "agenda", id)}</small>
      <span>${
      uses.map((act) => {
        const kind = act.arguments.resource;
        const words = kind
          ? draw`<${Icon} name=${kind} />
          ${kit.t("guide.as_resource", { kind: name(kit, "resources", kind) })}`
          : kit.t("guide.play_text");
        return draw`<${Act} key=${act.notation} ...${{ kit, act, words, onDone }} />`;
      })
    }</span></div>`;
  });
}
