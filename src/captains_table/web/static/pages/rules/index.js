/** What a script adds to the pages to read: the full top bar, and on rules pages the search and where one is. */
import { draw, render, t, Topbar } from "/static/shell/lib.js";

const top = document.getElementById("top");
const current = top.querySelector("[aria-current]");
top.replaceChildren();
render(draw`<${Topbar} page=${current ? "rules" : ""} />`, top);

const form = document.querySelector(".search");
if (form) {
  const text = document.querySelector(".text");
  tables(text);
  contents(document.querySelector(".toc"), text);
  search(form, text);
  const print = document.getElementById("print");
  print.hidden = false;
  print.addEventListener("click", () => globalThis.print());
}

/** Tables that fit need not be stops for the keyboard. */
function tables(text) {
  for (const box of text.querySelectorAll(".scroll")) {
    if (box.scrollWidth <= box.clientWidth) box.removeAttribute("tabindex");
  }
}

/** The contents show the section one is in; on small screens they begin closed. */
function contents(toc, text) {
  const box = toc.querySelector("details");
  box.open = matchMedia("(min-width: 1024px)").matches;
  toc.classList.add("live");
  box.addEventListener("click", (event) => {
    if (event.target.closest("a") && !matchMedia("(min-width: 1024px)").matches) box.open = false;
  });
  const entries = new Map();
  for (const link of toc.querySelectorAll("details > ol > li > a")) entries.set(link.hash.slice(1), link.parentNode);
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

/** Show only the passages that hold every word asked for. `/` asks, Escape clears, Enter goes to the first one. */
function search(form, text) {
  const input = form.elements.q;
  const clear = form.querySelector("[type=reset]");
  const found = document.getElementById("found");
  const resting = matchMedia("(hover: hover)").matches ? found.textContent : ""; // no keys to speak of on a phone
  const sections = [...text.querySelectorAll("section")].map((box) => ({
    box,
    passages: passages(box),
    entry: document.querySelector(`.toc a[href="#${CSS.escape(box.getAttribute("aria-labelledby"))}"]`).parentNode,
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
        hits += hit;
      }
      for (const part of box.querySelectorAll("ul, ol, .scroll, h3")) part.hidden = words.length > 0 && empty(part);
      box.hidden = entry.hidden = words.length > 0 && hits === 0;
      n += hits;
    }
    clear.hidden = input.value === "";
    found.textContent = !words.length ? resting : n ? t("rules.found", { n }) : t("rules.found_none");
    const address = new URL(location);
    if (words.length) address.searchParams.set("q", input.value.trim());
    else address.searchParams.delete("q");
    history.replaceState(null, "", address);
  };

  found.textContent = resting;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = text.querySelector("section:not([hidden]) mark");
    const link = first?.closest(".rule")?.querySelector(".rid");
    (link || first)?.scrollIntoView({ block: "center" });
    link?.focus({ preventScroll: true });
  });
  form.addEventListener("reset", () =>
    setTimeout(() => {
      filter();
      input.focus();
    }));
  let waiting;
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, 120);
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      input.focus();
    } else if (event.key === "Escape" && input.value) {
      form.reset();
    }
  });
  // a link to a rule that the search hides shows everything again
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    const goal = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (goal && input.value && goal.closest("[hidden]")) {
      input.value = "";
      filter();
    }
  });
  input.value = new URLSearchParams(location.search).get("q") || "";
  if (input.value) filter();
}

/** The smallest things that are shown or hidden: rules, rows, paragraphs. */
function passages(section) {
  const nodes = section.querySelectorAll("li, tbody tr, section > p, pre");
  return [...nodes].filter((node) => !node.parentNode.closest("li"))
    .map((node) => ({ node, text: node.textContent.toLowerCase() }));
}

/** Whether nothing below this list, table or heading is left to see. */
function empty(part) {
  if (part.tagName !== "H3") return !part.querySelector("li:not([hidden]), tbody tr:not([hidden])");
  for (let next = part.nextElementSibling; next && next.tagName !== "H3"; next = next.nextElementSibling) {
    if (!next.hidden && !(next.matches("ul, ol, .scroll") && empty(next))) return false;
  }
  return true;
}

function mark(node, words) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const piece of texts) {
    const lower = piece.data.toLowerCase();
    const [at, word] = words.map((each) => [lower.indexOf(each), each]).filter(([place]) => place >= 0)
      .sort((a, b) => a[0] - b[0])[0] || [-1, ""];
    if (at < 0) continue;
    const rest = piece.splitText(at);
    const after = rest.splitText(word.length);
    const box = document.createElement("mark");
    rest.replaceWith(box);
    box.append(rest);
    if (after.data) texts.push(after);
  }
}

function unmark(node) {
  for (const box of node.querySelectorAll("mark")) {
    box.replaceWith(...box.childNodes);
  }
  node.normalize();
}
