/** A record brought from elsewhere becomes a replay. */
/** @import { Board, DrawnEvent, Replay, State } from "/static/shell/types.d.ts" */
import { api, draw, Icon, page, refusalOf, sprite, t, toast, Topbar, useState } from "/static/shell/lib.js";
import { loadBoard } from "/static/shell/kit.js";
import { Course, ReplayView } from "/static/pages/result/index.js";

const LARGEST = 200000; // bytes; the server refuses more

function ReplayPage() {
  const [record, setRecord] = useState("");
  /** @type {State<Replay | null>} */
  const [replay, setReplay] = useState(null);
  /** @type {State<Board | null>} */
  const [board, setBoard] = useState(null);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  /** @param {string} text @param {string} [eyes] */
  const show = async (text, eyes = "watch") => {
    setError("");
    setBusy(true);
    try {
      const made = await api("POST", "/api/replays", { record: text, eyes });
      if (!board) setBoard(await loadBoard(made.title, sprite));
      setRecord(text);
      setReplay(made);
    } catch (error) {
      const why = refusalOf(error).message; // or the board did not load
      if (replay) toast(why);
      else setError(why);
    }
    setBusy(false);
  };
  if (replay && board) {
    return draw`<${ReplayView} ...${{ replay, board }} source=${{ record }} onEyes=${(/** @type {string} */ eyes) =>
      show(record, eyes)} />`;
  }
  return draw`<${Topbar} page="records" /><${RecordInput} ...${{ show, error, setError, busy }} />`;
}

/**
 * Where records arrive: dropped, chosen or pasted.
 * @param {{ show: (text: string) => void, error: string, setError: (error: string) => void, busy: boolean }} props
 */
function RecordInput({ show, error, setError, busy }) {
  const [over, setOver] = useState(false);
  const [text, setText] = useState("");
  /** @param {File | undefined} file */
  const take = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) setError(t("result.replay_too_big"));
    else show(await file.text());
  };
  /** @param {DrawnEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
    else show(event.dataTransfer.getData("text"));
  };
  return draw`<div class="record-input">
    <h1>${t("result.replay_title")}</h1><p class="lead">${t("result.replay_says")}</p>
    <div class=${over ? "drop over" : "drop"} onDragOver=${(event) => {
    event.preventDefault();
    setOver(true);
  }}
        onDragLeave=${() => setOver(false)} onDrop=${drop}>
      <${Course} /><p>${t("result.replay_drop")}</p>
      <input class="sr" id="record-file" type="file" accept=".record,.txt,text/plain" disabled=${busy}
        onChange=${(event) => take(event.target.files?.[0])} />
      <label class="btn go" for="record-file"><${Icon} name="upload" />${t("result.replay_choose")}</label></div>
    ${
    error && draw`<div class="note sorry" role="alert"><${Icon} name="life-buoy" />
      <div><b>${t("result.replay_sorry")}</b>
      <p>${error[0].toUpperCase() + error.slice(1)}</p><p>${t("result.replay_help")}</p></div></div>`
  }
    <form onSubmit=${(event) => {
    event.preventDefault();
    show(text);
  }}>
      <label>${t("result.replay_or")}
        <textarea rows="8" spellcheck=${false} required placeholder="captains-table record 1"
        value=${text} onInput=${(event) => setText(event.target.value)}></textarea></label>
      <button class="btn soft" disabled=${busy}>
        <${Icon} name="play" />${t("result.replay_show")}</button></form></div>`;
}

page(draw`<${ReplayPage} />`);
