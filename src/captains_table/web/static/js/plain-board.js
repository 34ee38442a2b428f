/** The board of a title that has drawn none yet: its view as a list. Choices stand in the prompt, so it can be played. */
import { html } from "/static/js/lib.js";

export const look = "plain-board";

function Value({ value }) {
  if (value === null || typeof value !== "object") return html`<span>${String(value ?? "–")}</span>`;
  if (Array.isArray(value)) return html`<ol>${value.map((each, at) => html`<li key=${at}><${Value} value=${each} /></li>`)}</ol>`;
  return html`<dl>${Object.entries(value).map(([name, each]) => html`<div key=${name}><dt>${name}</dt><dd><${Value} value=${each} /></dd></div>`)}</dl>`;
}

export function Board({ kit }) {
  return html`<${Value} value=${kit.table} />`;
}

export function Own() {
  return null;
}

export function Facts() {
  return null;
}
