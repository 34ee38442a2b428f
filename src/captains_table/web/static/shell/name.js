/** A guest's name: asked once, before the first table, with a friendly one already filled in. */
import { api, Dialog, draw, me, refusalOf, t, useEffect, useRef, useState } from "/static/shell/lib.js";

/** A name to start with, drawn from the animals of the sea. */
export function suggestedName() {
  const animals = t("home.animals").split(", ");
  return t("home.skipper", { animal: animals[Math.floor(Math.random() * animals.length)] });
}

/** @param {{ onName: (name: string) => void, onClose: () => void }} props */
function NameDialog({ onName, onClose }) {
  const [name, setName] = useState(suggestedName);
  const [problem, setProblem] = useState("");
  const field = useRef(null);
  useEffect(() => field.current.select(), []);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      Object.assign(me, await api("POST", "/api/me", { name: name.trim() }));
      onName(me.name ?? "");
    } catch (error) {
      setProblem(refusalOf(error).message);
      field.current.focus();
    }
  };
  return draw`<${Dialog} title=${t("home.name_title")} onClose=${onClose}>
    <form class="ask" onSubmit=${send}>
      <p class="hint">${t("home.name_say")}</p>
      <label>${t("home.name_label")}
        <input ref=${field} name="nickname" autocomplete="nickname" maxlength="24" required autofocus value=${name}
          aria-invalid=${problem ? "true" : undefined} aria-describedby=${problem ? "name-problem" : undefined}
          onInput=${(event) => {
    setName(event.target.value);
    setProblem("");
  }} /></label>
      ${problem && draw`<p class="problem" id="name-problem" role="alert">${problem}</p>`}
      <p class="row"><button class="btn go">${t("home.name_go")}</button>
        <a class="btn plain" href="/me">${t("home.name_sign_in")}</a></p>
    </form></${Dialog}>`;
}

/**
 * Ask for the name where one is needed: `const [withName, dialog] = useName()`.
 * `withName(then)` calls `then` with the name at once if it is known, else when it has been given.
 */
export function useName() {
  const [waiting, setWaiting] = useState(null);
  /** @param {(name: string) => void} then */
  const withName = (then) => (me.name ? then(me.name) : setWaiting(() => then));
  /** @param {string} name */
  const done = (name) => {
    setWaiting(null);
    waiting(name);
  };
  return [withName, waiting && draw`<${NameDialog} onName=${done} onClose=${() => setWaiting(null)} />`];
}
