/** What every page shares: drawing, texts, the API, the top bar, small widgets. */
/** @import { Drawing, Gaps, Ref, VNode } from "/static/shell/types.d.ts" */
// @ts-types="/static/vendor/preact.d.ts"
import {
  html as draw,
  render,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "/static/vendor/preact.js";

export { draw, render, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState };

const root = document.documentElement;
export const lang = root.lang;
const plural = new Intl.PluralRules(lang);
/**
 * Who is reading; the name is null before the first visit's introduction.
 * @type {{ name: string | null, account: string | null, language: string, theme: string | null }}
 */
export const me = JSON.parse(root.dataset.me ?? "null");

/** @type {Record<string, string | { one: string, other: string }>} */
const texts = await (await fetch(root.dataset.texts ?? "")).json();

/**
 * A sentence in the reader's language; forms `one` and `other` go by the gap n.
 * @param {string} key
 * @param {Gaps} [gaps]
 */
export function t(key, gaps = {}) {
  const said = texts[key];
  if (said === undefined) return key;
  const text = typeof said === "string" ? said : plural.select(Number(gaps.n)) === "one" ? said.one : said.other;
  return text.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? String(gaps[name]) : gap));
}

/** "you, Mira and a friend": a list as the reader's language joins it. @param {string[]} items */
export const listed = (items) => new Intl.ListFormat(lang, { type: "conjunction" }).format(items);

/** Class names that are not empty, in one string. @param {(string | false | null | undefined)[]} all */
export const names = (...all) => all.filter(Boolean).join(" ");

/**
 * What the server refuses: with the status of its answer, 0 if there was none, and the rule behind it if there is one.
 */
export class Refusal extends Error {
  /** @param {number} status @param {string} message @param {string} [rule] */
  constructor(status, message, rule = "") {
    super(message);
    this.status = status;
    this.rule = rule;
  }
}

/**
 * What was thrown, as something to tell: a fault of our own says only that something went wrong.
 * @param {unknown} error
 */
export function refusalOf(error) {
  return error instanceof Refusal ? error : new Refusal(-1, t("common.went_wrong"));
}

/**
 * Ask the server; what it refuses is thrown as a `Refusal`.
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} as docs/api.md says of each path
 */
export async function api(method, path, body) {
  let answer;
  let data;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    data = (answer.headers.get("content-type") || "").includes("json") ? await answer.json() : await answer.text();
  } catch { // an answer that broke off is none
    throw new Refusal(0, t("common.no_connection"));
  }
  if (!answer.ok) throw new Refusal(answer.status, data.message || t("common.went_wrong"), data.rule || "");
  return data;
}

/** A name for one submission: sent twice, it counts once. */
export function key() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @type {Map<string, Promise<void>>} */
const sprites = new Map();
/**
 * Put a file of symbols into the page, once, so that their gradients and filters work everywhere.
 * @param {string} url
 */
export function sprite(url) {
  if (!sprites.has(url)) {
    sprites.set(
      url,
      fetch(url).then((answer) => answer.text()).then((text) => {
        const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        svg.classList.add("defs");
        svg.setAttribute("aria-hidden", "true");
        svg.setAttribute("width", "0");
        svg.setAttribute("height", "0");
        document.body.prepend(document.importNode(svg, true));
      }),
    );
  }
  return /** @type {Promise<void>} */ (sprites.get(url));
}

/** A Lucide icon. @param {{ name: string }} props */
export function Icon({ name }) {
  return draw`<svg class="i" aria-hidden="true"><use href=${`/static/assets/icons.svg#${name}`} /></svg>`;
}

const FLAGS = [
  draw`<circle cx="15" cy="12.5" r="6.5" fill="#fff" />`,
  draw`<path d="M0 0H30V25Z" fill="currentColor" /><path d="M0 0V25H30Z" fill="#fff" />`,
  draw`<path d="M12 0h6v9.5h12v6H18V25h-6v-9.5H0v-6h12Z" fill="#fff" />`,
  draw`<path d="M0 0h15v12.5H0ZM15 12.5h15V25H15Z" fill="#fff" />`,
  draw`<path d="M6 0h6v25H6ZM18 0h6v25h-6Z" fill="#fff" />`,
];
/** The signal flag of a seat: told apart by its pattern as well as its colour. @param {{ seat: number }} props */
export function Flag({ seat }) {
  return draw`<svg class=${`flag seat-${seat + 1}`} viewBox="0 0 30 25" aria-hidden="true">
    <rect width="30" height="25" rx="2" fill="currentColor" />${FLAGS[seat]}
    <rect x=".6" y=".6" width="28.8" height="23.8" rx="1.6" fill="none" stroke="currentColor"
      stroke-width="1.2" /></svg>`;
}

/** Our mark: a compass rose. */
export function Mark() {
  return draw`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
    <use href="/static/assets/mark.svg#mark" /></svg>`;
}

/** @param {{ language?: string, theme?: string }} changes */
async function prefer(changes) {
  await api("POST", "/api/me", changes);
  location.reload();
}

/** Language and theme, the same two buttons everywhere. */
export function Preferences() {
  const dark = root.dataset.theme === "dark" ||
    (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  return draw`
    <button class="btn plain small" lang=${lang === "de" ? "en" : "de"}
      onClick=${() => prefer({ language: lang === "de" ? "en" : "de" })}>
      <${Icon} name="globe" /><span>${lang === "de" ? "English" : "Deutsch"}</span></button>
    <button class="btn plain small icon" title=${t(dark ? "common.light" : "common.dark")}
      aria-label=${t(dark ? "common.light" : "common.dark")}
      onClick=${() => prefer({ theme: dark ? "light" : "dark" })}><${Icon} name="sun-moon" /></button>`;
}

/** The bar on top of every page but the table's own. @param {{ page?: string }} props */
export function Topbar({ page }) {
  /** @param {string} name @param {string} href */
  const link = (name, href) =>
    draw`<a href=${href} aria-current=${page === name ? "page" : undefined}>
    ${t(`common.${name}`)}</a>`;
  return draw`<header class="topbar">
    <a class="brand" href="/"><${Mark} /><span>Captain’s Table</span></a>
    <span class="grow"></span>
    <nav aria-label=${t("common.pages")}>
      ${link("play", "/")}${link("rules", "/rules")}${link("records", "/replay")}</nav>
    <${Preferences} />
    <a class="btn soft small who" href="/me"><${Icon} name="user" /><span class="who-name">
    ${me.name || t("common.sign_in")}</span></a>
  </header>`;
}

/**
 * A dialogue over the page; Escape and the ground close it.
 * @param {{ title: string, onClose?: () => void, children?: Drawing, className?: string }} props
 */
export function Dialog({ title, onClose, children, className = "" }) {
  /** @type {Ref<HTMLDialogElement>} */
  const box = useRef(null);
  useEffect(() => {
    const dialog = box.current;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return draw`<dialog ref=${box} class=${`dialog ${className}`} aria-label=${title}
      onCancel=${(event) => {
    event.preventDefault();
    onClose?.();
  }}
      onClick=${(event) => event.target === /** @type {EventTarget} */ (box.current) && onClose?.()}>
    <div class="dialog-in">
      <header><h2>${title}</h2>
        ${
    onClose && draw`<button class="btn plain icon" aria-label=${t("common.close")} onClick=${onClose}>
          <${Icon} name="x" /></button>`
  }</header>
      ${children}
    </div></dialog>`;
}

/**
 * A sentence that appears for a few seconds at the foot of the page.
 * @param {string} text
 * @param {string} [href] where a link after it leads
 * @param {string} [link] what that link says
 */
export function toast(text, href, link) {
  let container = document.querySelector(".toasts");
  if (!container) {
    container = document.createElement("div");
    container.className = "toasts";
    container.setAttribute("role", "status");
    document.body.append(container);
  }
  const note = document.createElement("p");
  note.className = "toast";
  note.textContent = text;
  if (href) {
    const anchor = document.createElement("a");
    anchor.href = href;
    anchor.target = "_blank";
    anchor.textContent = link ?? href;
    note.append(" ", anchor);
  }
  container.append(note);
  setTimeout(() => note.remove(), 7000);
}

/** "4 min", "2 h": how long ago, in words short enough for a corner. @param {string} iso */
export function ago(iso) {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(iso)) / 60000));
  if (minutes < 60) return t("common.minutes", { n: minutes });
  if (minutes < 60 * 48) return t("common.hours", { n: Math.round(minutes / 60) });
  return t("common.days", { n: Math.round(minutes / 1440) });
}

/** Where a rule of a title can be read, in whichever of its books. @param {string} title @param {string} rule */
export const ruleLink = (title, rule) => `/rules/${title}/${rule}`;

/** Draw a page into its frame. @param {VNode} drawing */
export function page(drawing) {
  render(drawing, /** @type {HTMLElement} */ (document.getElementById("page")));
}
