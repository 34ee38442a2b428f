/**
 * A window on the chart: zoom with wheel, pinch, keys or buttons, drag when zoomed in. While all of the chart is seen,
 * one finger scrolls the page as everywhere else, and what lies on the chart stays clickable: only a drag is no click.
 */
/** @import { Point, Rect, ViewPort } from "../types.d.ts" */
/** @import { Drawing, DrawnEvent, Ref } from "/static/shell/types.d.ts" */
/** @import { View } from "../view.d.ts" */
import { draw, useEffect, useRef, useState } from "/static/shell/lib.js";
import { SHEET } from "./sheet.js";

const MOST = 3; // times as large as the whole
const STEP = 1.5; // of a button or key
const SHIFT = 0.15; // of the window, by an arrow key
const SLACK = 6; // pixels a pointer may tremble before it drags
const PADDING = 0.06; // of the chart, around a box that is shown
const WHOLE = { scale: 1, x: 0, y: 0 }; // x and y: how far the chart is shifted, in widths and heights of the window
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(most, Math.max(least, value));

/** The nearest view that leaves no gap at the edge. @param {{ scale: number, x: number, y: number }} props */
function settled({ scale, x, y }) {
  const size = within(scale, 1, MOST);
  return { scale: size, x: within(x, 1 - size, 0), y: within(y, 1 - size, 0) };
}

/** @param {ViewPort} view @param {number} x @param {number} y */
const shifted = (view, x, y) => settled({ ...view, x: view.x + x, y: view.y + y });

/**
 * Zoom so that the point at x, y (parts of the window) stays where it is.
 * @param {ViewPort} view
 * @param {number} factor
 * @param {number} [x]
 * @param {number} [y]
 */
function zoomed(view, factor, x = 0.5, y = 0.5) {
  const scale = within(view.scale * factor, 1, MOST);
  const by = scale / view.scale;
  return settled({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by });
}

/** The point in the middle of all fingers. @param {Point[]} points */
const middle = (points) => ({
  x: points.reduce((sum, each) => sum + each.x, 0) / points.length,
  y: points.reduce((sum, each) => sum + each.y, 0) / points.length,
});

/** The view that shows a box given in units of the sheet. @param {Rect} box */
function around(box) {
  const width = box.width / SHEET.width + 2 * PADDING;
  const height = box.height / SHEET.height + 2 * PADDING;
  const scale = within(Math.min(1 / width, 1 / height), 1, MOST);
  const x = (box.x + box.width / 2) / SHEET.width;
  const y = (box.y + box.height / 2) / SHEET.height;
  return settled({ scale, x: 0.5 - scale * x, y: 0.5 - scale * y });
}

/**
 * Whether the page, or a part of it around this element, can be scrolled: then the wheel belongs to it.
 * @param {Element} element
 */
function canScroll(element) {
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollHeight > page.clientHeight + 1) return true;
  for (let each = element.parentElement; each && each !== page; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)) return true;
  }
  return false;
}

/**
 * `labels`: what the window and its buttons are called; `box`: the voyage, if there is one; `follow`: whether to zoom
 * to
 * the box whenever it changes, else there is only a button for it.
 * @param {{ labels: Record<string, string>, box?: Rect | null, follow?: boolean, children?: Drawing }} props
 */
export function PanZoom({ labels, box = null, follow = false, children }) {
  const [view, setView] = useState(WHOLE);
  const [moving, setMoving] = useState(false); // by hand, that is: without gliding
  /** @type {Ref<HTMLElement>} */
  const port = useRef(null);
  const now = useRef(view);
  /** @param {ViewPort} next */
  const glide = (next) => {
    setMoving(false);
    show(next);
  };
  /** @param {ViewPort} next */
  const drag = (next) => {
    setMoving(true);
    show(next);
  };
  /** @param {ViewPort} next */
  const show = (next) => {
    now.current = next;
    setView(next);
  };
  const hand = useHand(port, now, drag, () => setMoving(false));
  useEffect(() => {
    if (follow && box) glide(around(box));
  }, [follow, box && Object.values(box).join()]);

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = event.target === port.current && now.current.scale > 1 && ARROWS[event.key];
    if (event.key === "+" || event.key === "=") glide(zoomed(now.current, STEP));
    else if (event.key === "-") glide(zoomed(now.current, 1 / STEP));
    else if (event.key === "0") glide(WHOLE);
    else if (arrow) glide(shifted(now.current, arrow[0] * SHIFT, arrow[1] * SHIFT));
    else return;
    event.preventDefault();
  };
  // whoever comes by keyboard sees what has the focus
  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === port.current || now.current.scale === 1 || !target.matches(":focus-visible")) return;
    const frame = port.current.getBoundingClientRect();
    const thing = target.getBoundingClientRect();
    const across = thing.left >= frame.left && thing.right <= frame.right;
    if (across && thing.top >= frame.top && thing.bottom <= frame.bottom) return;
    const away = {
      x: (thing.left + thing.width / 2 - frame.left) / frame.width - 0.5,
      y: (thing.top + thing.height / 2 - frame.top) / frame.height - 0.5,
    };
    glide(shifted(now.current, -away.x, -away.y));
    port.current.scrollIntoView({ block: "nearest" }); // the page may have gone where the thing was
  };
  useEffect(() => {
    port.current.addEventListener("focusin", onFocusIn);
    return () => port.current?.removeEventListener("focusin", onFocusIn);
  }, []);

  const look = `cl-pan${view.scale > 1 ? " zoomed" : ""}${moving ? " moving" : ""}`;
  const [left, down] = [view.x, view.y].map((part) => `${(100 * part).toFixed(3)}%`);
  const place = `translate(${left}, ${down}) scale(${view.scale.toFixed(4)})`;
  /** @param {number} factor */
  const zoom = (factor) => () => glide(zoomed(now.current, factor));
  return draw`<div class="cl-window">
    <div class=${look} ref=${port} tabindex="0" role="group" aria-label=${labels.chart} ...${hand}
        onKeyDown=${onKeyDown}>
      <div class="cl-panned" style=${{ transform: view.scale > 1 ? place : "none" }}>${children}</div></div>
    <div class="cl-zoom">
      <${Button} sign="in" label=${labels.in} idle=${view.scale >= MOST} onClick=${zoom(STEP)} />
      <${Button} sign="out" label=${labels.out} idle=${view.scale <= 1} onClick=${zoom(1 / STEP)} />
      <${Button} sign="fit" label=${labels.fit} idle=${view.scale <= 1} onClick=${() => glide(WHOLE)} />
      ${box && draw`<${Button} sign="course" label=${labels.voyage} onClick=${() => glide(around(box))} />`}
    </div></div>`;
}

/** @param {{ sign: string, label: string, idle?: boolean, onClick: () => void }} props */
function Button({ sign, label, idle = false, onClick }) {
  return draw`<button type="button" class=${`zoom-${sign}`} aria-label=${label} title=${label} aria-disabled=${idle}
    onClick=${onClick}><svg aria-hidden="true"><use href=${`#cl-${sign}`} /></svg></button>`;
}

/**
 * Wheel and pointers, to hang on the window. `drag` shows a view while the hand moves, `rest` says it is still.
 * @param {Ref<HTMLElement>} port
 * @param {Ref<ViewPort>} now
 * @param {(next: ViewPort) => void} drag
 * @param {() => void} rest
 */
function useHand(port, now, drag, rest) {
  /** @type {Ref<{ points: Map<number, Point>, start: Point, dragged: boolean }>} */
  const hold = useRef({ points: new Map(), start: { x: 0, y: 0 }, dragged: false });
  const touch = hold.current;
  /** @param {MouseEvent} event */
  const point = (event) => {
    const frame = port.current.getBoundingClientRect();
    return { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height };
  };
  /** @param {Point[]} words */
  const apart = ([one, other]) => {
    const frame = port.current.getBoundingClientRect();
    return Math.max(1, Math.hypot((one.x - other.x) * frame.width, (one.y - other.y) * frame.height));
  };

  useEffect(() => {
    const element = port.current;
    let still = 0;
    /** @param {WheelEvent} event */
    const onWheel = (event) => {
      const pinch = event.ctrlKey || event.metaKey;
      if (!pinch && canScroll(element)) return;
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (pinch ? 0.01 : 0.0015));
      event.preventDefault();
      const { x, y } = point(event);
      drag(zoomed(now.current, factor, x, y));
      clearTimeout(still);
      still = setTimeout(rest, 150);
    };
    // two fingers are ours, one is the page's
    /** @param {TouchEvent} event */
    const onTouch = (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchstart", onTouch, { passive: false });
    element.addEventListener("touchmove", onTouch, { passive: false });
    return () => {
      clearTimeout(still);
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchstart", onTouch);
      element.removeEventListener("touchmove", onTouch);
    };
  }, []);

  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (event.isPrimary) touch.points.clear();
    touch.points.set(event.pointerId, point(event));
    if (touch.points.size > 1) return;
    touch.dragged = false;
    touch.start = { x: event.clientX, y: event.clientY };
  };
  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    const before = touch.points.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) return onPointerUp(event); // let go outside of the window
    if (touch.points.size === 1 && !touch.dragged) {
      const way = Math.hypot(event.clientX - touch.start.x, event.clientY - touch.start.y);
      if (now.current.scale === 1 || way < SLACK) return;
    }
    const pair = [...touch.points.values()];
    const after = point(event);
    touch.points.set(event.pointerId, after);
    if (!touch.dragged) port.current.setPointerCapture(event.pointerId);
    touch.dragged = true;
    if (pair.length > 2) return;
    const fingers = [...touch.points.values()];
    const from = middle(pair);
    const to = middle(fingers);
    const moved = { ...now.current, x: now.current.x + to.x - from.x, y: now.current.y + to.y - from.y };
    drag(pair.length === 2 ? zoomed(moved, apart(fingers) / apart(pair), to.x, to.y) : settled(moved));
  };
  /** @param {PointerEvent} event */
  const onPointerUp = (event) => {
    touch.points.delete(event.pointerId);
    if (!touch.points.size) rest();
  };
  // the click at the end of a drag is none; one by keyboard (detail 0) always counts
  /** @param {DrawnEvent} event */
  const onClickCapture = (event) => {
    if (!touch.dragged || event.detail === 0) return;
    touch.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}
