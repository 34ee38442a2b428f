/** Who you are here: a name, an account if you like, language and colours. */
/** @import { Drawing, DrawnEvent } from "/static/shell/types.d.ts" */
import { api, Dialog, draw, Icon, lang, me, page, refusalOf, t, toast, Topbar, useState } from "/static/shell/lib.js";

/** @param {string} path @param {Record<string, unknown>} body */
const send = (path, body) => api("POST", `/api/${path}`, body);

const STAYS = "stays"; // the answer of a form after which the page is not left

/**
 * A small form that says under its button what went wrong; `aside` stands beside the button.
 * @param {{
 *   button: string, onSend: (given: Record<string, string>, form: HTMLFormElement) => Promise<unknown>,
 *   aside?: Drawing, children?: Drawing,
 * }} props
 */
function Form({ button, onSend, aside, children }) {
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState(false);
  /** @param {DrawnEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = event.target;
    setProblem("");
    setSending(true);
    try {
      setSending(
        await onSend(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))), form) !== STAYS,
      );
    } catch (error) {
      setProblem(refusalOf(error).message);
      setSending(false);
    }
  };
  return draw`<form class="ask" onSubmit=${submit}>${children}
    <p class="row"><button class="btn go" disabled=${sending}>${button}</button>${aside}</p>
    <p class="problem" role="alert">${problem}</p></form>`;
}

/** @param {{ id: string, heading: string, says?: string, children?: Drawing }} props */
function Tile({ id, heading, says, children }) {
  return draw`<section class="paper-card" aria-labelledby=${id}><h2 id=${id}>${heading}</h2>
    ${says && draw`<p class="hint">${says}</p>`}${children}</section>`;
}

function Name() {
  /** @param {{ name: string }} props */
  const save = async ({ name }) => {
    await send("me", { name: name.trim() });
    location.reload();
  };
  return draw`<${Tile} id="name" heading=${t("me.name")} says=${t("me.name_says")}>
    <${Form} button=${t("me.name_save")} onSend=${save}><label>${t("me.name_label")}
      <input name="name" autocomplete="nickname" maxlength="24" required defaultValue=${me.name || ""} /></label>
    </${Form}></${Tile}>`;
}

/** @param {{fresh: boolean}} props whether the password is being chosen now */
function Credentials({ fresh }) {
  return draw`<label>${t("me.account_label")}
      <input name="account" autocomplete="username" autocapitalize="none" maxlength="24" required /></label>
    <${Password} fresh=${fresh} label=${t(fresh ? "me.choose_password" : "me.password")} />`;
}

/** @param {{ fresh?: boolean, label: string, name?: string, autofocus?: boolean }} props */
function Password({ fresh, label, name = "password", autofocus }) {
  return draw`<label>${label}<input name=${name} type="password" maxlength="200" required autofocus=${autofocus}
    autocomplete=${fresh ? "new-password" : "current-password"} minlength=${fresh ? 8 : undefined} /></label>`;
}

/** For whoever keeps the passwords: which account this form is about. */
function Whose() {
  return draw`<input hidden type="text" autocomplete="username" value=${me.account} />`;
}

function SignedIn() {
  const out = () => send("logout", {}).then(() => location.assign("/"), (error) => toast(error.message));
  const outElsewhere = () =>
    send("account/sign-out-elsewhere", {})
      .then(() => toast(t("me.signed_out_elsewhere")), (error) => toast(error.message));
  return draw`<${Tile} id="account" heading=${t("me.account")} says=${t("me.signed_in", { account: me.account ?? "" })}>
    <p class="row"><button class="btn" onClick=${out}><${Icon} name="log-out" />${t("me.sign_out")}</button>
      <button class="btn soft" onClick=${outElsewhere}>${t("me.sign_out_elsewhere")}</button></p></${Tile}>`;
}

function ChangePassword() {
  /** @param {{ old: string, fresh: string }} given @param {HTMLFormElement} form */
  const change = async ({ old, fresh }, form) => {
    await send("account/password", { old, new: fresh });
    form.reset();
    toast(t("me.password_changed"));
    return STAYS;
  };
  return draw`<${Tile} id="password" heading=${t("me.change_password")} says=${t("me.change_says")}>
    <${Form} button=${t("me.change_go")} onSend=${change}><${Whose} />
      <${Password} name="old" label=${t("me.old_password")} />
      <${Password} name="fresh" fresh=${true} label=${t("me.new_password")} /></${Form}></${Tile}>`;
}

function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  /** @param {{ password: string }} props */
  const remove = async ({ password }) => {
    await send("account/delete", { password });
    location.assign("/");
  };
  const keep = draw`<button type="button" class="btn plain" onClick=${close}>${t("me.delete_keep")}</button>`;
  return draw`<${Tile} id="delete" heading=${t("me.delete")} says=${t("me.delete_says")}>
    <p><button class="btn soft" onClick=${() => setAsking(true)}><${Icon} name="trash-2" />
    ${t("me.delete_ask")}</button></p>
    ${
    asking && draw`<${Dialog} title=${t("me.delete_sure")} onClose=${close}>
      <p class="hint">${t("me.delete_sure_says")}</p>
      <${Form} button=${t("me.delete_go")} onSend=${remove} aside=${keep}><${Whose} />
        <${Password} label=${t("me.password")} autofocus=${true} /></${Form}></${Dialog}>`
  }</${Tile}>`;
}

function MakeAccount() {
  /** @param {Record<string, string>} given */
  const make = async (given) => {
    if (!me.name) Object.assign(me, await send("me", { name: given.account }));
    await send("account", given);
    location.reload();
  };
  return draw`<${Tile} id="account" heading=${t("me.make_account")} says=${t("me.account_says")}>
    <${Form} button=${t("me.make_go")} onSend=${make}><${Credentials} fresh=${true} /></${Form}></${Tile}>`;
}

function SignIn() {
  /** @param {Record<string, string>} given */
  const enter = async (given) => {
    await send("login", given);
    location.assign("/");
  };
  const says = t(me.name ? "me.sign_in_leaves" : "me.sign_in_says");
  return draw`<${Tile} id="sign-in" heading=${t("me.sign_in")} says=${says}>
    <${Form} button=${t("me.sign_in_go")} onSend=${enter}><${Credentials} fresh=${false} /></${Form}></${Tile}>`;
}

/** @param {{name: string, now: string, values: string[][]}} props values with their labels, and a label's language */
function Pick({ name, now, values }) {
  /** @param {string} value */
  const prefer = (value) =>
    send("me", { [name]: value })
      .then(() => location.reload(), (error) => toast(error.message));
  return draw`<div class="pick"><span class="lbl" id=${`like-${name}`}>${t(`me.${name}`)}</span>
    <span class="seg" role="radiogroup" aria-labelledby=${`like-${name}`}>
      ${
    values.map(([value, label, spoken]) =>
      draw`<label key=${value} lang=${spoken}><input type="radio" name=${name}
        checked=${now === value} onChange=${() => prefer(value)} />${label}</label>`
    )
  }</span></div>`;
}

function Likes() {
  const theme = ["", "light", "dark"].map((value) => [value, t(`me.theme_${value || "system"}`)]);
  return draw`<${Tile} id="likes" heading=${t("me.likes")}>
    <${Pick} name="language" now=${lang} values=${[["en", "English", "en"], ["de", "Deutsch", "de"]]} />
    <${Pick} name="theme" now=${me.theme || ""} values=${theme} /></${Tile}>`;
}

page(draw`<${Topbar} page="me" />
  <div class="page account-page"><h1>${me.name ? t("me.hello", { name: me.name }) : t("me.welcome")}</h1>
    <p class="lead">${t("me.lead")}</p>
    <div class="tiles"><${Name} /><${Likes} />
      ${
  me.account ? draw`<${SignedIn} /><${ChangePassword} /><${DeleteAccount} />` : draw`<${MakeAccount} />
      <${SignIn} />`
}</div></div>`);
