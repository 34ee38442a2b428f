/** Live snapshots of a table: one stream, opened again whenever it breaks; each snapshot is complete. */
/** @import { LogLine, Snapshot } from "/static/shell/types.d.ts" */
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
 * Follow a table. `onSnapshot` gets each snapshot with its complete log, `onOnline` whether the server can be reached.
 * Returns a function that ends it.
 * @param {string} code
 * @param {number | null} seat
 * @param {(snapshot: Snapshot) => void} onSnapshot
 * @param {(online: boolean) => void} onOnline
 */
export function follow(code, seat, onSnapshot, onOnline) {
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
    source.addEventListener("snapshot", (message) => {
      const snapshot = JSON.parse(message.data);
      log = [...log.filter((line) => line.n < snapshot.log_from), ...snapshot.log];
      told = false;
      onOnline(true);
      onSnapshot({ ...snapshot, log });
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
