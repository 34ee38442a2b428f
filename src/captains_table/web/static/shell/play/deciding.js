/** Deciding: a choice is sent once, sent again when the wind had died, and waited for until its scene has come. */
/** @import { Choice, PlayScene, Ref, State, Told } from "/static/shell/types.d.ts" */
import { api, key, refusalOf, useEffect, useRef, useState } from "/static/shell/lib.js";

const AGAIN = 700; // ms

/** @param {{ scene: PlayScene, online: boolean, onSend: () => void }} props `onSend` is told when something is sent */
export function useDeciding({ scene, online, onSend }) {
  const { seat, game: view } = scene;
  /** @type {State<Told | null>} */
  const [refusal, setRefusal] = useState(null);
  const [sending, setSending] = useState(false);
  /** @type {State<string | null>} */
  const [answered, setAnswered] = useState(null); // the question that was answered, until the next one is here
  const [tries, setTries] = useState(0);
  /** @type {State<string[]>} */
  const [queue, setQueue] = useState([]); // to choose one after another, each when the one before has happened
  const going = useRef(false); // before the next drawing knows it
  const queuedAt = useRef("");
  /** @type {Ref<[path: string, body: Record<string, unknown>, at: string] | null>} */
  const unsent = useRef(null);
  const question = `${seat} ${scene.decision}`; // of people at one screen, whose
  const busy = sending || question === answered;

  /** @param {string} path @param {Record<string, unknown>} body @param {string} [at] */
  const submit = async (path, body, at = question) => {
    if (busy || going.current) return;
    going.current = true;
    setSending(true);
    setRefusal(null);
    onSend();
    unsent.current = [path, body, at];
    try {
      await api("POST", `/api/tables/${scene.code}/${path}`, body);
      unsent.current = null;
      setAnswered(at);
    } catch (error) {
      const problem = refusalOf(error);
      if (problem.status !== 0) unsent.current = null;
      else setTimeout(() => setTries((n) => n + 1), AGAIN); // the wind died: sent again, under the same key
      setRefusal(problem);
    }
    going.current = false;
    setSending(false);
  };
  /** @param {Choice} choice */
  const choose = (choice) => submit("choices", { seat, decision: scene.decision, choice: choice.notation, key: key() });
  const undo = () => view.can_undo && submit("undo", { seat, key: key() });

  useEffect(() => {
    if (online && unsent.current && !sending) submit(...unsent.current);
    else if (online) setRefusal((now) => (now?.status === 0 ? null : now)); // it had only said that there was none
  }, [online, tries]);

  useEffect(() => {
    if (!queue.length || busy || !online || queuedAt.current === scene.decision) return;
    const choice = view.choices.find((each) => each.notation === queue[0]);
    queuedAt.current = scene.decision;
    setQueue(choice ? queue.slice(1) : []);
    if (choice) choose(choice);
  }, [queue, busy, online, scene.decision]);
  /** @param {string[]} notations */
  const send = (notations) => {
    queuedAt.current = "";
    setQueue(notations);
  };

  /**
   * Let the server say why this cannot be chosen; or choose it instead of the latest choice, if that is what it means.
   * @param {string | undefined} wish
   */
  const explainWhy = async (wish) => {
    if (!wish || seat === null || busy) return;
    try {
      const answer = await api("POST", `/api/tables/${scene.code}/why`, { seat, choice: wish });
      if (answer.instead) {
        await submit("choices", { seat, decision: scene.decision, choice: wish, key: key(), instead: true });
      } else if (answer.why) setRefusal({ message: answer.why, rule: answer.rule });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return { busy, refusal, setRefusal, choose, undo, send, explainWhy };
}
