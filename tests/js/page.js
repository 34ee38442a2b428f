/** A page without a browser: what our modules find in `globalThis` when they are loaded. Import it before them. */
import { Box, FakeElement, makeDocument } from "./dom.js";

/** Words that a test gives; the real ones otherwise come from the server. @type {Record<string, unknown>} */
export const texts = {};
/** Keys of sentences that were asked for and are not there. @type {Set<string>} */
export const missing = new Set();
/** What the server answers: a function of method, path and body. @type {{ to: (method: string, path: string, body: any) => any }} */
export const server = { to: () => ({}) };
/** Media queries that match. @type {Set<string>} */
export const media = new Set();

const lang = Deno.env.get("PAGE_LANGUAGE") ?? "en";
const spoken = new Proxy(texts, {
  get(all, key) {
    const text = all[String(key)];
    if (text === undefined && key !== "then") missing.add(String(key));
    return text;
  },
});

/** @param {number} status @param {unknown} data */
export const answer = (status, data) => ({ status, data });

/** @param {string} path @param {{ method?: string, body?: string }} [request] */
async function fetch(path, { method = "GET", body } = {}) {
  if (path === "/texts") return { ok: true, json: () => Promise.resolve(spoken) };
  const told = await server.to(method, path, body && JSON.parse(body));
  const { status, data } = told && "status" in told ? told : { status: 200, data: told };
  const headers = new Map([["content-type", typeof data === "string" ? "text/plain" : "application/json"]]);
  return { ok: status < 400, status, headers, json: () => Promise.resolve(data), text: () => Promise.resolve(data) };
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const document = makeDocument(lang);
Object.assign(globalThis, {
  document,
  fetch,
  location: { href: "http://table.test/", origin: "http://table.test", pathname: "/", hash: "", search: "" },
  innerWidth: 1280,
  innerHeight: 800,
  devicePixelRatio: 1,
  scrollBy() {},
  DOMRect: Box,
  Element: FakeElement,
  HTMLElement: FakeElement,
  Image: class {},
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  requestAnimationFrame: (/** @type {() => void} */ then) => setTimeout(then, 0),
  cancelAnimationFrame: clearTimeout,
  getComputedStyle: () => ({ getPropertyValue: () => "" }),
  matchMedia: (/** @type {string} */ query) => ({
    get matches() {
      return media.has(query);
    },
    addEventListener() {},
    removeEventListener() {},
  }),
});
/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    clear: () => kept.clear(),
  },
  configurable: true,
});

/** An empty place to draw into. @returns {any} */
export function place() {
  const box = document.createElement("div");
  document.body.append(box);
  return box;
}

/** Until everything that was set going has come to rest. */
export async function settle() {
  for (let round = 0; round < 4; round++) await new Promise((resolve) => setTimeout(resolve, 1));
}
