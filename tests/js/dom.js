/** A document without a browser: as much of it as Preact and our modules ask for. What is drawn can be read and pressed. */

const HTML =
  `a article aside b body br button canvas circle caption code col dd details dialog div dl dt em fieldset figcaption figure footer
  form h1 h2 h3 h4 head header hr html i img input kbd label legend li link main mark nav ol optgroup option output p
  pre s section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul`;
const SVG = `animate animateTransform circle clipPath defs ellipse feGaussianBlur filter g image line linearGradient
  marker mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath title tspan use`;
const TAGS = new Set(`${HTML} ${SVG}`.split(/\s+/));
const UNREADABLE = /\bundefined\b|\bNaN\b|\[object |function ?\(|=>|\{\w+\}/;

/** Every picture that `<use>` has asked for. @type {Set<string>} */
export const pictures = new Set();

/** A place on the screen; what has none is not seen. */
class Box {
  /** @param {number} [x] @param {number} [y] @param {number} [width] @param {number} [height] */
  constructor(x = 0, y = 0, width = 0, height = 0) {
    Object.assign(this, { x, y, left: x, top: y, right: x + width, bottom: y + height });
    this.width = width;
    this.height = height;
  }
}

const SOMEWHERE = new Box(0, 0, 10, 10);

class FakeNode {
  /** @type {FakeElement | null} */
  parentNode = null;
  /** @type {any[]} */
  childNodes = [];
  get parentElement() {
    return this.parentNode;
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get isConnected() {
    return /** @type {any} */ (globalThis.document.documentElement).contains(this);
  }
  /** @param {any} node @returns {boolean} */
  contains(node) {
    return node === this || (Boolean(node?.parentNode) && this.contains(node.parentNode));
  }
  remove() {
    this.parentNode?.removeChild(this);
  }
}

class FakeText extends FakeNode {
  nodeType = 3;
  #data = "";
  /** @param {string} data */
  constructor(data) {
    super();
    this.data = data;
  }
  get data() {
    return this.#data;
  }
  set data(text) {
    const said = String(text);
    if (UNREADABLE.test(said)) throw new Error(`nobody can read this: ${said}`);
    this.#data = said;
  }
  get textContent() {
    return this.#data;
  }
}

class FakeElement extends FakeNode {
  nodeType = 1;
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** @type {Record<string, Set<(event: any) => void>>} */
  heard = {};
  box = SOMEWHERE;
  clientWidth = 100;
  clientHeight = 100;
  scrollTop = 0;
  scrollLeft = 0;

  /** @param {string} name */
  constructor(name) {
    super();
    if (!TAGS.has(name)) throw new Error(`no element is called ${name}: a component is missing`);
    this.localName = name;
    this.tagName = name.toUpperCase();
  }
  /** @type {any} */
  #style = null;
  get style() {
    return this.#style ??= {
      setProperty: (/** @type {string} */ key, /** @type {unknown} */ value) => this.#read(key, value),
    };
  }
  /** @returns {Record<string, string | undefined>} */
  get dataset() {
    return new Proxy({}, { get: (_, key) => this.attributes.get(`data-${String(key)}`) });
  }
  get classList() {
    return {
      add: (/** @type {string[]} */ ...names) =>
        this.setAttribute("class", [this.className, ...names].join(" ").trim()),
      contains: (/** @type {string} */ wanted) => this.className.split(/\s+/).includes(wanted),
    };
  }

  // -- what it says of itself

  /** @param {string} name @param {unknown} value */
  #read(name, value) {
    if (UNREADABLE.test(String(value))) throw new Error(`<${this.localName} ${name}="${value}">`);
  }
  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    this.#read(name, value);
    this.attributes.set(name, String(value));
    if (this.localName === "use" && name === "href") pictures.add(String(value));
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  get id() {
    return this.attributes.get("id") ?? "";
  }
  set id(name) {
    if (name === undefined || name === "") this.attributes.delete("id");
    else this.setAttribute("id", name);
  }
  get className() {
    return this.attributes.get("class") ?? "";
  }
  set className(names) {
    this.setAttribute("class", names);
  }
  get disabled() {
    return this.attributes.has("disabled");
  }
  set disabled(is) {
    if (is) this.attributes.set("disabled", "");
    else this.attributes.delete("disabled");
  }
  get ariaPressed() {
    return this.getAttribute("aria-pressed");
  }
  get children() {
    return this.childNodes.filter((node) => node.nodeType === 1);
  }
  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }
  set textContent(text) {
    this.childNodes = [];
    this.appendChild(new FakeText(text));
  }

  // -- what is in it

  /** @param {any} node @param {any} [before] */
  insertBefore(node, before = null) {
    node.remove();
    node.parentNode = this;
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    return node;
  }
  /** @param {any} node */
  appendChild(node) {
    return this.insertBefore(node);
  }
  /** @param {any[]} nodes */
  append(...nodes) {
    for (const node of nodes) this.insertBefore(typeof node === "string" ? new FakeText(node) : node);
  }
  /** @param {any} node */
  removeChild(node) {
    this.childNodes = this.childNodes.filter((each) => each !== node);
    node.parentNode = null;
    return node;
  }
  /** @returns {Generator<FakeElement>} */
  *inside() {
    for (const child of this.children) {
      yield child;
      yield* child.inside();
    }
  }
  /** @param {string} selectors @returns {boolean} */
  matches(selectors) {
    return selectors.split(/,\s*/).some((selector) => fits(this, selector.trim().split(/\s+/)));
  }
  /** @param {string} selectors @returns {any} */
  closest(selectors) {
    return this.matches(selectors) ? this : this.parentNode?.closest?.(selectors) ?? null;
  }
  /** @param {string} selectors @returns {any[]} */
  querySelectorAll(selectors) {
    return [...this.inside()].filter((each) => each.matches(selectors));
  }
  /** @param {string} selectors */
  querySelector(selectors) {
    return this.querySelectorAll(selectors)[0] ?? null;
  }

  // -- where it is, and what can be done to it

  getBoundingClientRect() {
    return this.box;
  }
  getClientRects() {
    return this.box.width ? [this.box] : [];
  }
  checkVisibility() {
    return true;
  }
  focus() {
    /** @type {any} */ (globalThis.document).activeElement = this;
    this.dispatch("focusin");
  }
  select() {}
  showModal() {
    this.setAttribute("open", "");
  }
  close() {
    this.removeAttribute("open");
  }
  scrollIntoView() {}
  scrollTo() {}
  setPointerCapture() {}
  animate() {
    return { cancel() {}, finished: Promise.resolve() };
  }
  getContext() {
    return { drawImage() {} };
  }
  /** @param {string} type @param {(event: any) => void} listener */
  addEventListener(type, listener) {
    (this.heard[type.toLowerCase()] ??= new Set()).add(listener);
  }
  /** @param {string} type @param {(event: any) => void} listener */
  removeEventListener(type, listener) {
    this.heard[type.toLowerCase()]?.delete(listener);
  }
  /** Let something happen to it, and to all around it. @param {string} type @param {object} [more] */
  dispatch(type, more = {}) {
    const event = { type, target: this, prevented: false, ...more, preventDefault: () => event.prevented = true };
    for (let at = /** @type {FakeElement | null} */ (this); at; at = at.parentNode) {
      for (const listener of at.heard[type] ?? []) listener.call(at, { ...event, currentTarget: at });
    }
    return event;
  }
  click() {
    this.dispatch("click");
  }
}

const EVENTS = `blur cancel change click dblclick drop focus focusin focusout input keydown pointercancel pointerdown
  pointerenter pointerleave pointermove pointerup submit wheel`;
for (const type of EVENTS.split(/\s+/)) Object.assign(FakeElement.prototype, { [`on${type}`]: null }); // Preact asks

/** Whether an element fits the last of these simple selectors, and its surroundings those before. @returns {boolean} */
function fits(/** @type {FakeElement} */ element, /** @type {string[]} */ path) {
  const [last, ...before] = path.toReversed();
  if (!simple(element, last)) return false;
  if (!before.length) return true;
  const rest = before.toReversed();
  for (let at = element.parentNode; at; at = at.parentNode) if (fits(at, rest)) return true;
  return false;
}

/**
 * @param {FakeElement} element
 * @param {string} selector such as `button.go[data-target="a"]:not([hidden])`
 * @returns {boolean}
 */
function simple(element, selector) {
  const parts = selector.match(/:not\([^)]*\)|:[\w-]+|\[[^\]]*\]|\.[\w-]+|#[\w-]+|^[\w-]+/g) ?? [];
  return parts.every((part) => {
    if (part.startsWith(":not(")) return !simple(element, part.slice(5, -1));
    if (part.startsWith(":")) return false;
    if (part.startsWith(".")) return element.classList.contains(part.slice(1));
    if (part.startsWith("#")) return element.id === part.slice(1);
    if (!part.startsWith("[")) return element.localName === part;
    const [, name, , value] = /^\[([\w-]+)(="?([^"]*)"?)?\]$/.exec(part) ?? [];
    return value === undefined ? element.attributes.has(name) : element.getAttribute(name) === value;
  });
}

/** The document of a page, empty but for its frame. @param {string} lang */
export function makeDocument(lang) {
  const root = new FakeElement("html");
  const body = new FakeElement("body");
  const head = new FakeElement("head");
  root.append(head, body);
  root.setAttribute("data-me", JSON.stringify({ name: "Anna", account: null, language: lang, theme: null }));
  root.setAttribute("data-texts", "/texts");
  return Object.assign(root, {
    lang,
    documentElement: root,
    head,
    body,
    activeElement: body,
    hidden: false,
    title: "",
    scrollingElement: root,
    createElement: (/** @type {string} */ name) => new FakeElement(name),
    createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new FakeElement(name),
    createTextNode: (/** @type {string} */ text) => new FakeText(text),
    getElementById: (/** @type {string} */ id) => root.querySelector(`[id="${id}"]`),
  });
}

export { Box, FakeElement };
