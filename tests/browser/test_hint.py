"""What would the pilot do? Said in the prompt, marked on the board, forgotten with the question."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Route, expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.positions import some_islands


def test_a_hint(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    page, button, marked = anna.page, anna.button("table.hint"), anna.page.locator("[data-hint]")
    with page.expect_response("**/hint") as answered:
        page.keyboard.press("h")
    told = answered.value.json()
    says = anna.say("table.hint_says", choice=told["label"])
    expect(anna.prompt).to_contain_text(says)
    expect(page.locator(f'[data-can][data-hint][data-target="{told["target"]}"]')).to_be_visible()
    expect(anna.prompt.get_by_role("button", pressed=True)).to_have_text(anna.say("table.hint"))
    anna.click(told["target"])
    expect(marked).to_have_count(0)
    expect(anna.prompt).not_to_contain_text(says)

    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    button.click()
    expect(marked).to_have_count(1)
    expect(page.locator(".topbar").get_by_role("button", pressed=True)).to_have_count(1)
    button.click()  # it goes as it came
    expect(marked).to_have_count(0)


def test_a_late_hint_is_not_shown(newcomer: NewPlayer) -> None:
    """Its question was answered and taken back meanwhile: the same choices, but another question."""
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    page = anna.page
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/hint", lambda route: held.append((route, route.fetch())))
    anna.button("table.hint").click()
    expect(anna.button("table.hint")).to_have_attribute("aria-busy", "true")
    anna.click("hand-18")
    before = anna.decision
    page.keyboard.press("u")
    page.locator(f'.table:not([data-decision="{before}"])').wait_for()
    anna.asked()
    (route, answer), *_ = held
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/hint")):
        route.fulfill(response=answer)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(anna.button("table.hint")).to_have_attribute("aria-busy", "false")
