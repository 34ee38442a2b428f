/** What a script adds to the pages to read: the full top bar, and on rules pages the search and where one is. */
import { draw, render, t, Topbar } from "/static/shell/lib.js";

/** An element of the page, which the server has put there. @param {string} selector @param {ParentNode} [within] */
const part = (selector, within = document) => /** @type {HTMLElement} */ (within.querySelector(selector));

/** @param {string} selectors @param {ParentNode} within */
const parts = (selectors, within) => /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(selectors));

/** @param {Event} event @param {string} selector */
const around = (
  event,
  selector,
) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(selector));

const top = part("#top");
const current = top.querySelector("[aria-current]");
top.replaceChildren();
render(draw`<${Topbar} page=${current ? "rules" : ""} />`, top);

/** @type {HTMLFormElement | null} */
const form = document.querySelector(".search");
if (form) {
  const text = part(".text");
  tables(text);
  contents(part(".toc"), text);
  search(form, text);
  const print = part("#print");
  print.hidden = false;
  print.addEventListener("click", () => globalThis.print());
}

/** Tables that fit need not be stops for the keyboard. @param {HTMLElement} text */
function tables(text) {
  for (const box of text.querySelectorAll(".scroll")) {
    if (box.scrollWidth <= box.clientWidth) box.removeAttribute("tabindex");
  }
}

/**
 * The contents show the section one is in; on small screens they begin closed.
 * @param {HTMLElement} toc
 * @param {HTMLElement} text
 */
function contents(toc, text) {
  const box = /** @type {HTMLDetailsElement} */ (part("details", toc));
  box.open = matchMedia("(min-width: 1024px)").matches;
  toc.classList.add("live");
  box.addEventListener("click", (event) => {
    if (around(event, "a") && !matchMedia("(min-width: 1024px)").matches) box.open = false;
  });
  /** @type {Map<string | null, HTMLElement>} */
  const entries = new Map();
  for (const entry of parts("details > ol > li", toc)) {
    const link = /** @type {HTMLAnchorElement} */ (part(":scope > a", entry));
    entries.set(link.hash.slice(1), entry);
  }
  const watcher = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      const entry = entries.get(target.getAttribute("aria-labelledby"));
      if (!entry || !isIntersecting) continue;
      for (const other of entries.values()) other.classList.toggle("here", other === entry);
      if (box.open) toc.scrollTop = entry.offsetTop - toc.offsetTop - toc.clientHeight / 3;
    }
  }, { rootMargin: "-12% 0px -80% 0px" });
  for (const section of text.querySelectorAll("section")) watcher.observe(section);
}

/**
 * Show only the passages that hold every word asked for. `/` asks, Escape clears, Enter goes to the first one.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} text
 */
function search(form, text) {
  const input = /** @type {HTMLInputElement} */ (part("[name=q]", form));
  const clear = part("[type=reset]", form);
  const found = part("#found");
  const resting = matchMedia("(hover: hover)").matches ? found.textContent : ""; // no keys to speak of on a phone
  const sections = [...parts("section", text)].map((box) => ({
    box,
    passages: passages(box),
    entry: part(`.toc li:has(> a[href="#${CSS.escape(box.getAttribute("aria-labelledby") ?? "")}"])`),
  }));

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let n = 0;
    for (const { box, passages, entry } of sections) {
      let hits = 0;
      for (const passage of passages) {
        unmark(passage.node);
        const hit = words.every((word) => passage.text.includes(word));
        passage.node.hidden = !hit;
        if (hit && words.length) mark(passage.node, words);
        hits += Number(hit);
      }
      for (const each of parts("ul, ol, .scroll, h3", box)) each.hidden = words.length > 0 && empty(each);
      box.hidden = entry.hidden = words.length > 0 && hits === 0;
      n += hits;
    }
    clear.hidden = input.value === "";
    found.textContent = !words.length ? resting : n ? t("rules.found", { n }) : t("rules.found_none");
    const address = new URL(location.href);
    if (words.length) address.searchParams.set("q", input.value.trim());
    else address.searchParams.delete("q");
    history.replaceState(null, "", address);
  };

  found.textContent = resting;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = text.querySelector("section:not([hidden]) mark");
    /** @type {HTMLElement | null | undefined} */
    const link = first?.closest(".rule")?.querySelector(".rid");
    (link || first)?.scrollIntoView({ block: "center" });
    link?.focus({ preventScroll: true });
  });
  form.addEventListener("reset", () =>
    setTimeout(() => {
      filter();
      input.focus();
    }));
  let waiting = 0;
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, 120);
  });
  document.addEventListener("keydown", (event) => {
    const typing = around(event, "input, textarea, select");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      input.focus();
    } else if (event.key === "Escape" && input.value) {
      form.reset();
    }
  });
  // a link to a rule that the search hides shows everything again
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (around(event, "a[href^='#']"));
    const goal = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (goal && input.value && goal.closest("[hidden]")) {
      input.value = "";
      filter();
    }
  });
  input.value = new URLSearchParams(location.search).get("q") || "";
  if (input.value) filter();
}

/** The smallest things that are shown or hidden: rules, rows, paragraphs. @param {HTMLElement} section */
function passages(section) {
  const nodes = parts("li, tbody tr, section > p, pre", section);
  return [...nodes].filter((node) => !node.parentElement?.closest("li"))
    .map((node) => ({ node, text: node.textContent.toLowerCase() }));
}

/** Whether nothing below this list, table or heading is left to see. @param {HTMLElement} part */
function empty(part) {
  if (part.tagName !== "H3") return !part.querySelector("li:not([hidden]), tbody tr:not([hidden])");
  for (let next = part.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.tagName === "H3") break;
    if (!next.hidden && !(next.matches("ul, ol, .scroll") && empty(next))) return false;
  }
  return true;
}

/** @param {HTMLElement} node @param {string[]} words */
function mark(node, words) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const piece of texts) {
    const lower = piece.data.toLowerCase();
    const [first] = words.map((word) => ({ at: lower.indexOf(word), word })).filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (!first) continue;
    const rest = piece.splitText(first.at);
    const after = rest.splitText(first.word.length);
    const box = document.createElement("mark");
    rest.replaceWith(box);
    box.append(rest);
    if (after.data) texts.push(after);
  }
}

/** @param {HTMLElement} node */
function unmark(node) {
  for (const box of node.querySelectorAll("mark")) {
    box.replaceWith(...box.childNodes);
  }
  node.normalize();
}
