/**
 * The ship's bell: rings when it is one's turn, if one wants it; in a page that is not looked at also as a
 * notification.
 */
/** @import { PlaySnapshot } from "/static/shell/types.d.ts" */
import { draw, Icon, t, useEffect, useRef, useState } from "/static/shell/lib.js";

const WANTED = "bell"; // in the browser's own storage
const NOTES = [[880, 0], [660, 0.16]]; // Hz, and when

let audio = null; // made when it is first needed: browsers let a page sound only after a click in it
let wanted = false;
try {
  wanted = localStorage.getItem(WANTED) === "yes";
} catch { /* storage is closed to us: then it holds for this page */ }

function ring() {
  audio ??= new AudioContext();
  for (const [pitch, at] of NOTES) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    const start = audio.currentTime + at;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}

/**
 * Ring once whenever it becomes this reader's turn, not when the page is opened.
 * @param {boolean} mine
 * @param {PlaySnapshot} snapshot
 */
export function useBell(mine, snapshot) {
  const was = useRef(mine);
  useEffect(() => {
    const news = mine && !was.current;
    was.current = mine;
    if (!news || !wanted) return;
    ring();
    if (document.hidden && globalThis.Notification?.permission === "granted") {
      const note = new Notification(snapshot.name, {
        body: snapshot.game.prompt,
        tag: snapshot.code,
        icon: "/static/assets/icon-192.png",
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }, [mine]);
}

/** The switch in the menu. */
export function Bell() {
  const [on, setOn] = useState(wanted);
  const turn = async () => {
    wanted = !on;
    setOn(wanted);
    try {
      localStorage.setItem(WANTED, wanted ? "yes" : "no");
    } catch { /* as above */ }
    if (!wanted) return;
    ring();
    if (globalThis.Notification?.permission === "default") await Notification.requestPermission();
  };
  return draw`<button class="btn soft" aria-pressed=${on} onClick=${turn}><${Icon} name="bell" />${t("table.bell")}
    ${on && draw`<${Icon} name="check" />`}</button>`;
}
