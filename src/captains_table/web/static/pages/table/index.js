/** A table by its code: the waiting room, the game, the look back, whichever it is time for. */
/** @import { Board, Snapshot, State, Told } from "/static/shell/types.d.ts" */
import {
  api,
  draw,
  Icon,
  page,
  refusalOf,
  sprite,
  t,
  toast,
  Topbar,
  useEffect,
  useRef,
  useState,
} from "/static/shell/lib.js";
import { follow } from "/static/pages/table/stream.js";
import { loadBoard } from "/static/shell/kit.js";
import { Lobby } from "/static/pages/lobby/index.js";
import { Play } from "/static/shell/play/index.js";
import { Result } from "/static/pages/result/index.js";
import { keepSeal } from "/static/shell/seal.js";

const code = document.documentElement.dataset.code ?? "";

function Table() {
  /** @type {State<Snapshot | null>} */
  const [snapshot, setSnapshot] = useState(null);
  const [online, setOnline] = useState(true);
  /** @type {State<Board | null>} */
  const [board, setBoard] = useState(null);
  /** @type {State<number | null>} */
  const [seat, setSeat] = useState(null);
  const [sittings, setSittings] = useState(0); // whoever sits down may now be somebody: the stream is opened anew
  /** @type {State<Told | null>} */
  const [lost, setLost] = useState(null);
  const [playedHere, setPlayedHere] = useState(false);
  const offlineTimer = useRef(0);

  useEffect(() => {
    let end = () => {};
    let gone = false;
    let again = 0;
    api("GET", `/api/tables/${code}${seat === null ? "" : `?seat=${seat}`}`).then(
      (first) => {
        if (gone) return;
        setSnapshot(first);
        end = follow(code, seat, setSnapshot, (heard) => {
          if (heard) {
            clearTimeout(offlineTimer.current);
            offlineTimer.current = 0;
            setOnline(true);
          } else if (!offlineTimer.current) {
            offlineTimer.current = setTimeout(() => setOnline(false), 1200); // a short break is not worth a word
          }
        });
      },
      (problem) => {
        if (gone) return;
        if (problem.status) setLost(problem);
        else again = setTimeout(() => setSittings((n) => n + 1), 1500); // offline: the table is there, but out of reach
      },
    );
    return () => {
      gone = true;
      clearTimeout(again);
      end();
    };
  }, [seat, sittings]);
  useEffect(() => {
    if (snapshot && !board) loadBoard(snapshot.title, sprite).then(setBoard);
  }, [snapshot?.title]);
  useEffect(() => {
    if (snapshot?.state !== "playing") return;
    setPlayedHere(true);
    if (snapshot.game) keepSeal(snapshot.code, snapshot.game);
  }, [snapshot?.state]);

  /**
   * Do something at this table; true if it was granted.
   * @param {string} name
   * @param {Record<string, unknown>} [body]
   */
  const act = async (name, body = {}) => {
    try {
      const answer = await api("POST", `/api/tables/${code}/${name}`, body);
      if (name === "sit") setSittings((n) => n + 1);
      return answer || true;
    } catch (problem) {
      toast(refusalOf(problem).message);
      return false;
    }
  };
  if (lost) return draw`<${Lost} problem=${lost} />`;
  if (!snapshot || !board) return draw`<div class="loading" role="status"><p>${t("table.loading")}</p></div>`;
  if (snapshot.state === "open") return draw`<${Topbar} page="play" /><${Lobby} ...${{ snapshot, act }} />`;
  if (snapshot.state === "over") return draw`<${Result} ...${{ snapshot, board, act, arrived: playedHere }} />`;
  return draw`<${Play} ...${{ snapshot, board, online, act }} onSeat=${setSeat} />`;
}

/** @param {{ problem: Told }} props */
function Lost({ problem }) {
  return draw`<${Topbar} /><section class="lost"><h1>${t("table.lost")}</h1><p>${problem.message}</p>
    <p class="row"><a class="btn go" href="/">${t("table.home")}</a>
    <button class="btn" onClick=${() => location.reload()}><${Icon} name="rotate-ccw" />
    ${t("table.again")}</button></p></section>`;
}

page(draw`<${Table} />`);
