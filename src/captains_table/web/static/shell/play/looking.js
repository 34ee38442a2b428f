/** Looking at a thing of the board: after a while it explains itself, unless the board has moved under the pointer. */
/** @import { Drawing, Explanation, Ref, State } from "/static/shell/types.d.ts" */
import { draw, useEffect, useRef, useState } from "/static/shell/lib.js";

const HOVER = 450; // ms before a thing explains itself

/** @param {(target: string) => Explanation | null | undefined} explain what there is to say of a thing now */
export function useLooking(explain) {
  /** @type {State<string | null>} */
  const [looking, setLooking] = useState(null);
  /** @type {State<Explanation & { box: DOMRect } | null>} */
  const [tip, setTip] = useState(null);
  const still = useRef(false); // neither pointer nor key since the question changed
  const hover = useRef(0);
  /** @type {Ref<{ target: string, element: Element } | null>} */
  const hovered = useRef(null); // what the pointer is on, whose explanation is shown or comes next
  const explaining = useRef(explain);
  explaining.current = explain;

  /** @param {string} target @param {Element} element */
  const look = (target, element) => {
    setLooking(target);
    clearTimeout(hover.current);
    hovered.current = { target, element };
    hover.current = setTimeout(() => {
      if (still.current) return; // the board moved under the pointer: nobody has asked
      const told = explaining.current(target);
      if (told && element.isConnected) setTip({ ...told, box: element.getBoundingClientRect() });
    }, HOVER);
  };
  /** @param {string} target */
  const lookAway = (target) => {
    if (hovered.current?.target === target) {
      hovered.current = null;
      hideTip();
    }
    setLooking((now) => (now === target ? null : now));
  };
  const hideTip = () => {
    clearTimeout(hover.current);
    setTip(null);
  };
  const forget = () => { // the question has changed
    setLooking(null);
    setTip(null);
    still.current = true;
  };

  useEffect(() => {
    /** @param {Event} event */
    const moved = (event) => {
      if (!still.current) return;
      still.current = false;
      const thing = hovered.current; // the board moved under the pointer, and now somebody asks
      const under = /** @type {Node} */ (event.target);
      if (event.type === "pointermove" && thing?.element.contains(under)) look(thing.target, thing.element);
    };
    const ways = ["pointermove", "pointerdown", "keydown"];
    for (const way of ways) addEventListener(way, moved);
    return () => {
      for (const way of ways) removeEventListener(way, moved);
    };
  }, []);
  return { looking, setLooking, tip, look, lookAway, hideTip, forget };
}

/** The explanation that hangs on the thing looked at. @param {{ title: Drawing, text: Drawing, box: DOMRect }} props */
export function Tip({ title, text, box }) {
  const above = box.top > innerHeight / 2;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - 130), innerWidth - 268);
  const at = above ? { bottom: `${innerHeight - box.top + 10}px` } : { top: `${box.bottom + 10}px` };
  return draw`<div class="explain" role="tooltip" style=${{ left: `${left}px`, ...at }}><b>${title}</b><span>
    ${text}</span></div>`;
}
