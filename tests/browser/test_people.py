"""A guest becomes an account and finds the running game on another device; names; language and colours."""

from __future__ import annotations

from uuid import uuid4

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import TITLE, Player, rash


def sign_in(player: Player, tile: str, button: str, account: str, password: str) -> None:
    form = player.page.get_by_role("region", name=player.say(tile), exact=True)
    form.locator("input[name=account]").fill(account)
    form.locator("input[name=password]").fill(password)
    form.get_by_role("button", name=player.say(button)).click()


def test_a_guest_becomes_an_account_and_plays_on_from_another_device(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go(f"/t/{anna.open_table()}")
    anna.act(rash(1))
    code, decision = anna.code, anna.decision
    account = f"anna-{uuid4().hex[:8]}"
    anna.go("/me")
    sign_in(anna, "me.make_account", "me.make_go", account, "a calm sea")
    expect(anna.page.get_by_text(account)).to_be_visible()

    elsewhere = newcomer(phone=True)
    elsewhere.forgive("403")
    elsewhere.go("/me")
    sign_in(elsewhere, "me.sign_in", "me.sign_in_go", account, "a rough sea")
    expect(elsewhere.page.get_by_role("alert").filter(has_text=".")).to_be_visible()
    sign_in(elsewhere, "me.sign_in", "me.sign_in_go", account, "a calm sea")
    elsewhere.page.wait_for_url(elsewhere.url + "/")
    mine = elsewhere.page.get_by_role("region", name=elsewhere.say("home.mine"))
    mine.locator(f'a[href="/t/{code}"]').click()
    elsewhere.asked()
    assert elsewhere.decision == decision
    elsewhere.act(rash(1))

    elsewhere.go("/me")
    elsewhere.page.get_by_role("button", name=elsewhere.say("me.sign_out"), exact=True).click()
    elsewhere.page.wait_for_url(elsewhere.url + "/")
    expect(elsewhere.page.locator(f'a[href="/t/{code}"]')).to_have_count(0)


def test_a_new_password_and_farewell(newcomer: NewPlayer) -> None:
    """A browser that was signed in elsewhere is out; the account is deleted only when that was meant."""
    anna, phone = newcomer("Anna"), newcomer(phone=True)
    account = f"anna-{uuid4().hex[:8]}"
    anna.post("/api/account", account=account, password="a calm sea")
    phone.post("/api/login", account=account, password="a calm sea")
    anna.forgive("403")
    anna.go("/me")
    anna.page.get_by_label(anna.say("me.old_password")).fill("a rough sea")
    anna.page.get_by_label(anna.say("me.new_password")).fill("a calmer sea")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("alert").filter(has_text=".")).to_be_visible()
    anna.page.get_by_label(anna.say("me.old_password")).fill("a calm sea")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(anna.say("me.password_changed"))).to_be_visible()
    assert phone.get("/api/me")["name"] is None

    dialog = anna.page.get_by_role("dialog", name=anna.say("me.delete_sure"))
    anna.button("me.delete_ask").click()
    anna.button("me.delete_keep").click()
    expect(dialog).to_have_count(0)
    anna.button("me.delete_ask").click()
    expect(dialog.get_by_label(anna.say("me.password"), exact=True)).to_be_focused()
    anna.page.keyboard.type("a calmer sea")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(anna.url + "/")
    expect(anna.page.locator(".who")).to_have_text(anna.say("common.sign_in"))


def test_older_games_are_a_button_away(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    for _ in range(14):
        anna.post(f"/api/tables/{anna.open_table()}/concede", seat=0)
    anna.go("/")
    passes = anna.page.get_by_role("region", name=anna.say("home.mine")).locator(".pass")
    expect(passes).to_have_count(6)
    anna.button("home.all_tables", n=12).click()
    expect(passes).to_have_count(12)
    anna.button("home.older").click()
    expect(passes).to_have_count(14)
    expect(anna.button("home.older")).to_have_count(0)


def test_a_new_name_stands_in_the_bar(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go("/me")
    anna.page.get_by_label(anna.say("me.name_label")).fill("Anna <i>of</i> the Sea")
    anna.button("me.name_save").click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Anna <i>of</i> the Sea")
    expect(anna.page.locator(".who")).to_contain_text("Anna <i>of</i> the Sea")


def test_language_and_colours_stay(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go("/")
    page = anna.page.locator("html")
    expect(page).to_have_attribute("lang", "en")
    anna.page.get_by_role("button", name="Deutsch").click()
    expect(page).to_have_attribute("lang", "de")
    anna.page.get_by_role("button", name=anna.say("common.dark").replace("Dark colours", "Dunkle Farben")).click()
    expect(page).to_have_attribute("data-theme", "dark")
    anna.go(f"/rules/{TITLE}")
    expect(page).to_have_attribute("lang", "de")
    expect(page).to_have_attribute("data-theme", "dark")
    expect(anna.page.get_by_role("button", name="English")).to_be_visible()


def test_a_code_that_does_not_exist_says_so(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.forgive("404")
    anna.go("/")
    field = anna.page.get_by_label(anna.say("home.code"))
    field.fill("heron-0000-0000")
    anna.page.get_by_role("button", name=anna.say("home.join"), exact=True).click()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    field.fill(f"{anna.url}/t/{anna.open_table()}")
    anna.page.get_by_role("button", name=anna.say("home.join"), exact=True).click()
    anna.at_table()
