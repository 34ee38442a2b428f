/** What tests claim. Deno brings `node:assert`, but with it the types of another world. */

/** @param {unknown} value @returns {string} */
const shown = (value) =>
  JSON.stringify(value, (_, each) => (each === undefined ? "(undefined)" : each), 1) ?? "undefined";

/** The same value, or lists and objects of the same values. @param {unknown} found @param {unknown} wanted */
export function equal(found, wanted) {
  if (!Object.is(found, wanted) && shown(found) !== shown(wanted)) {
    throw new Error(`found ${shown(found)}, wanted ${shown(wanted)}`);
  }
}

/** The very same object. @param {unknown} found @param {unknown} wanted */
export function same(found, wanted) {
  if (found !== wanted) throw new Error("another object than the one wanted");
}

/** @param {string} text @param {RegExp} pattern */
export function match(text, pattern) {
  if (!pattern.test(text)) throw new Error(`${text} does not match ${pattern}`);
}
