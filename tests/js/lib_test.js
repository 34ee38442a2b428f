/** What every page shares: words, the API, times. */
import { equal, same } from "./assert.js";
import { answer, server, texts } from "./page.js";
import { ago, api, key, Refusal, refusalOf, t } from "/static/shell/lib.js";

Object.assign(texts, {
  hello: "Hello {name}, {name}!",
  seats: { one: "{n} seat", other: "{n} seats" },
  "common.no_wind": "No connection",
  "common.went_wrong": "Something went wrong",
  "common.minutes": "{n} min",
  "common.hours": "{n} h",
  "common.days": { one: "{n} day", other: "{n} days" },
});

Deno.test("a sentence has its gaps filled, every time they occur", () => {
  equal(t("hello", { name: "Anna" }), "Hello Anna, Anna!");
  equal(t("hello"), "Hello {name}, {name}!");
  equal(t("no.such.key"), "no.such.key");
});

Deno.test("what is counted decides between one and other", () => {
  equal([0, 1, 2].map((n) => t("seats", { n })), ["0 seats", "1 seat", "2 seats"]);
  equal(t("seats"), "{n} seats");
});

Deno.test("the API is asked in JSON and answers with data", async () => {
  /** @type {unknown[]} */
  const asked = [];
  server.to = (...request) => {
    asked.push(request);
    return { code: "heron" };
  };
  equal(await api("POST", "/api/tables", { seats: 2 }), { code: "heron" });
  equal(await api("GET", "/api/home"), { code: "heron" });
  equal(asked, [["POST", "/api/tables", { seats: 2 }], ["GET", "/api/home", undefined]]);
});

Deno.test("a refusal says why, and by which rule", async () => {
  server.to = () => answer(422, { message: "Not there", rule: "TR-5.2" });
  const refused = await api("GET", "/x").catch((/** @type {Refusal} */ error) => error);
  equal(refused instanceof Refusal, true);
  equal([refused.status, refused.message, refused.rule], [422, "Not there", "TR-5.2"]);
});

Deno.test("without an answer the status is 0", async () => {
  server.to = () => {
    throw new TypeError("connection refused");
  };
  const refused = await api("GET", "/x").catch(refusalOf);
  equal([refused.status, refused.message], [0, "No connection"]);
});

Deno.test("our own faults are told as such, without their details", () => {
  const told = refusalOf(new TypeError("x is not a function"));
  equal([told.message, told.status], ["Something went wrong", -1]);
  const refusal = new Refusal(409, "Not now");
  same(refusalOf(refusal), refusal);
});

Deno.test("a key is long and never the same", () => {
  const keys = Array.from({ length: 50 }, key);
  equal(keys.every((each) => /^[0-9a-f]{32}$/.test(each)), true);
  equal(new Set(keys).size, 50);
});

Deno.test("how long ago, in the unit that fits", () => {
  const before = (/** @type {number} */ minutes) => ago(new Date(Date.now() - minutes * 60000).toISOString());
  equal([0, 59, 61, 47 * 60, 72 * 60].map(before), ["0 min", "59 min", "1 h", "47 h", "3 days"]);
  equal(before(-5), "0 min");
});
