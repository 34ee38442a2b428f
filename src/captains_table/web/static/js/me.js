/** Who you are here: a name, an account if you like, language and colours. */
import { api, html, Icon, lang, me, page, t, toast, Topbar, useState } from "/static/js/lib.js";

const send = (path, body) => api("POST", `/api/${path}`, body);

/** A small form that says under its button what went wrong. */
function Form({ button, onSend, children }) {
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState(false);
  const submit = async (event) => {
    event.preventDefault();
    setProblem("");
    setSending(true);
    try {
      await onSend(Object.fromEntries(new FormData(event.target)));
    } catch (error) {
      setProblem(error.message);
      setSending(false);
    }
  };
  return html`<form class="ask" onSubmit=${submit}>${children}
    <p class="row"><button class="btn go" disabled=${sending}>${button}</button></p>
    <p class="problem" role="alert">${problem}</p></form>`;
}

function Tile({ id, heading, says, children }) {
  return html`<section class="paper-card" aria-labelledby=${id}><h2 id=${id}>${heading}</h2>
    ${says && html`<p class="hint">${says}</p>`}${children}</section>`;
}

function Name() {
  const save = async ({ name }) => {
    await send("me", { name: name.trim() });
    location.reload();
  };
  return html`<${Tile} id="name" heading=${t("me.name")} says=${t("me.name_says")}>
    <${Form} button=${t("me.name_save")} onSend=${save}><label>${t("me.name_label")}
      <input name="name" autocomplete="nickname" maxlength="24" required defaultValue=${me.name || ""} /></label>
    </${Form}></${Tile}>`;
}

/** @param {{fresh: boolean}} props whether the password is being chosen now */
function Credentials({ fresh }) {
  return html`<label>${t("me.account_label")}
      <input name="account" autocomplete="username" autocapitalize="none" maxlength="24" required /></label>
    <label>${t(fresh ? "me.new_password" : "me.password")}
      <input name="password" type="password" autocomplete=${fresh ? "new-password" : "current-password"}
        minlength=${fresh ? 8 : undefined} maxlength="200" required /></label>`;
}

function SignedIn() {
  const out = () => send("logout", {}).then(() => location.assign("/"), (error) => toast(error.message));
  return html`<${Tile} id="account" heading=${t("me.account")} says=${t("me.signed_in", { account: me.account })}>
    <p><button class="btn" onClick=${out}><${Icon} name="log-out" />${t("me.sign_out")}</button></p></${Tile}>`;
}

function MakeAccount() {
  const make = async (given) => {
    if (!me.name) Object.assign(me, await send("me", { name: given.account }));
    await send("account", given);
    location.reload();
  };
  return html`<${Tile} id="account" heading=${t("me.make_account")} says=${t("me.account_says")}>
    <${Form} button=${t("me.make_go")} onSend=${make}><${Credentials} fresh=${true} /></${Form}></${Tile}>`;
}

function SignIn() {
  const enter = async (given) => {
    await send("login", given);
    location.assign("/");
  };
  const says = t(me.name ? "me.sign_in_leaves" : "me.sign_in_says");
  return html`<${Tile} id="sign-in" heading=${t("me.sign_in")} says=${says}>
    <${Form} button=${t("me.sign_in_go")} onSend=${enter}><${Credentials} fresh=${false} /></${Form}></${Tile}>`;
}

/** @param {{name: string, now: string, values: string[][]}} props values with their labels, and a label's language */
function Pick({ name, now, values }) {
  const prefer = (value) => send("me", { [name]: value })
    .then(() => location.reload(), (error) => toast(error.message));
  return html`<div class="pick"><span class="lbl" id=${`like-${name}`}>${t(`me.${name}`)}</span>
    <span class="seg" role="radiogroup" aria-labelledby=${`like-${name}`}>
      ${values.map(([value, label, spoken]) => html`<label key=${value} lang=${spoken}><input type="radio" name=${name}
        checked=${now === value} onChange=${() => prefer(value)} />${label}</label>`)}</span></div>`;
}

function Likes() {
  const theme = ["", "light", "dark"].map((value) => [value, t(`me.theme_${value || "system"}`)]);
  return html`<${Tile} id="likes" heading=${t("me.likes")}>
    <${Pick} name="language" now=${lang} values=${[["en", "English", "en"], ["de", "Deutsch", "de"]]} />
    <${Pick} name="theme" now=${me.theme || ""} values=${theme} /></${Tile}>`;
}

page(html`<${Topbar} page="me" />
  <div class="page account-page"><h1>${me.name ? t("me.hello", { name: me.name }) : t("me.welcome")}</h1>
    <p class="lead">${t("me.lead")}</p>
    <div class="tiles"><${Name} /><${Likes} />
      ${me.account ? html`<${SignedIn} />` : html`<${MakeAccount} /><${SignIn} />`}</div></div>`);
