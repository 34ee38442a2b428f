/** Deciding: sent once, sent again without an answer, waited for. */
import { equal, match } from "./assert.js";
import { choice, scene, using } from "./drawing.js";
import { answer, server, settle, texts } from "./page.js";
import { useDeciding } from "/static/shell/play/deciding.js";

Object.assign(texts, { "common.no_wind": "No connection", "common.went_wrong": "Something went wrong" });

/** What is sent, while the server answers like this. @param {(path: string, body: any) => any} [answers] */
function listen(answers = () => ({ seq: 1 })) {
  /** @type {{ path: string, body: any }[]} */
  const sent = [];
  server.to = (_, path, body) => {
    sent.push({ path, body });
    return answers(path, body);
  };
  return sent;
}

/** @param {object} [more] */
const given = (more = {}) => ({ scene: scene(), online: true, onSend() {}, ...more });

Deno.test("a choice is sent once, with its question and a key", async () => {
  const sent = listen();
  const hook = await using(useDeciding, given());
  hook.now.choose(choice("a1"));
  hook.now.choose(choice("a1"));
  await settle();
  hook.now.choose(choice("b2"));
  await settle();
  equal(sent.length, 1);
  const { key, ...rest } = sent[0].body;
  equal(sent[0].path, "/api/tables/heron-1234/choices");
  equal(rest, { seat: 0, decision: "1", choice: "a1" });
  match(key, /^[0-9a-f]{32}$/);
  equal(hook.now.busy, true);
  await hook.again(given({ scene: scene({ decision: "2" }) }));
  equal(hook.now.busy, false);
  hook.end();
});

Deno.test("a refusal is shown, and something else can be chosen", async () => {
  listen(() => answer(422, { message: "It is taken", rule: "TT-1" }));
  const hook = await using(useDeciding, given());
  hook.now.choose(choice("a1"));
  await settle();
  equal([hook.now.refusal?.message, hook.now.refusal?.rule, hook.now.busy], ["It is taken", "TT-1", false]);
  hook.end();
});

Deno.test("what was not answered is sent again under the same key", async () => {
  let dead = true;
  const sent = listen(() => {
    if (dead) throw new TypeError("gone");
    return { seq: 1 };
  });
  const hook = await using(useDeciding, given());
  hook.now.choose(choice("a1"));
  await settle();
  equal(hook.now.refusal?.status, 0);
  dead = false;
  await new Promise((resolve) => setTimeout(resolve, 750));
  await settle();
  equal(sent.length, 2);
  equal(sent[1], sent[0]);
  equal(hook.now.refusal, null);
  hook.end();
});

Deno.test("several choices wait for each other, and for what they lead to", async () => {
  const sent = listen();
  const hook = await using(useDeciding, given());
  hook.now.send(["a1", "c3"]);
  await settle();
  equal(sent.map(({ body }) => body.choice), ["a1"]);
  const next = scene({ decision: "2", game: { ...scene().game, choices: [choice("c3")] } });
  await hook.again(given({ scene: next }));
  equal(sent.map(({ body }) => [body.choice, body.decision]), [["a1", "1"], ["c3", "2"]]);
  hook.end();
});

Deno.test("what cannot follow any more is forgotten", async () => {
  const sent = listen();
  const hook = await using(useDeciding, given());
  hook.now.send(["a1", "c3"]);
  await settle();
  await hook.again(given({ scene: scene({ decision: "2" }) }));
  await hook.again(given({ scene: scene({ decision: "3", game: { ...scene().game, choices: [choice("c3")] } }) }));
  equal(sent.map(({ body }) => body.choice), ["a1"]);
  hook.end();
});

Deno.test("the server says why something cannot be chosen", async () => {
  const sent = listen(() => ({ why: "It is taken", rule: "TT-1", instead: false }));
  const hook = await using(useDeciding, given());
  await hook.now.explainWhy("c3");
  await settle();
  equal(sent.map(({ path, body }) => [path, body]), [
    ["/api/tables/heron-1234/why", { seat: 0, choice: "c3" }],
  ]);
  equal(hook.now.refusal, { message: "It is taken", rule: "TT-1" });
  await hook.now.explainWhy(undefined);
  equal(sent.length, 1);
  hook.end();
});

Deno.test("nothing is taken back that cannot be", async () => {
  const sent = listen();
  const hook = await using(useDeciding, given());
  hook.now.undo();
  await settle();
  equal(sent.length, 0);
  await hook.again(given({ scene: scene({ game: { ...scene().game, can_undo: true } }) }));
  hook.now.undo();
  await settle();
  equal(sent.map(({ path }) => path), ["/api/tables/heron-1234/undo"]);
  hook.end();
});
