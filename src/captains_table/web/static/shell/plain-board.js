/**
 * The board of a title that has drawn none yet: its view as a list. Choices stand in the prompt, so it can be played.
 */
/** @import { AnyKit } from "/static/shell/types.d.ts" */
import { draw } from "/static/shell/lib.js";

export const look = "plain-board";

/** @param {{ value: unknown }} props */
function Value({ value }) {
  if (value === null || typeof value !== "object") return draw`<span>${String(value ?? "–")}</span>`;
  if (Array.isArray(value)) {
    return draw`<ol>
    ${value.map((each, at) => draw`<li key=${at}><${Value} value=${each} /></li>`)}</ol>`;
  }
  return draw`<dl>${
    Object.entries(value).map(([name, each]) =>
      draw`<div key=${name}><dt>${name}</dt><dd>
    <${Value} value=${each} /></dd></div>`
    )
  }</dl>`;
}

/** @param {{ kit: AnyKit }} props */
export function Board({ kit }) {
  return draw`<${Value} value=${kit.table} />`;
}

export function Own() {
  return null;
}

export function Facts() {
  return null;
}
