/** The live scene of a table: one stream, opened again whenever it breaks, always whole. */
/** @import { LogLine, Scene } from "/static/shell/types.d.ts" */
import { toast } from "/static/shell/lib.js";

/** A refused stream does not say why: asked for as anything else, it does, if too many are open. @param {string} url */
async function refusal(url) {
  const asking = new AbortController();
  try {
    const answer = await fetch(url, { signal: asking.signal });
    return answer.status === 429 ? (await answer.json()).message : "";
  } catch {
    return "";
  } finally {
    asking.abort();
  }
}

/**
 * Follow a table. `onScene` gets each scene with its complete log, `onOnline` whether the server is heard.
 * Returns a function that ends it.
 * @param {string} code
 * @param {number | null} seat
 * @param {(scene: Scene) => void} onScene
 * @param {(online: boolean) => void} onOnline
 */
export function follow(code, seat, onScene, onOnline) {
  /** @type {EventSource} */
  let source;
  /** @type {LogLine[]} */
  let log = [];
  let timer = 0;
  let ended = false;
  let told = false;
  const url = `/api/tables/${code}/stream${seat === null ? "" : `?seat=${seat}`}`;

  async function explain() {
    const reason = told ? "" : await refusal(url);
    if (reason && !ended) toast(reason);
    told ||= Boolean(reason);
  }

  function open() {
    source = new EventSource(url);
    source.addEventListener("scene", (message) => {
      const scene = JSON.parse(message.data);
      log = [...log.filter((line) => line.n < scene.log_from), ...scene.log];
      told = false;
      onOnline(true);
      onScene({ ...scene, log });
    });
    source.onerror = () => {
      onOnline(false);
      if (source.readyState === EventSource.CLOSED && !ended) {
        clearTimeout(timer);
        explain();
        timer = setTimeout(open, 1500); // a refused stream is not opened again by itself
      }
    };
  }

  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    source.close();
  };
}
