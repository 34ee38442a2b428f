"""Galactic Cruise alone against Rachel: a whole game, and her turn told at the reader's pace."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.caribbean import together
from tests.browser.conftest import NewPlayer
from tests.browser.galactic import TITLE, choose, play_until, rounds, table
from tests.browser.looks import DESK, flawless
from tests.browser.player import OVER, Player
from tests.live_app import LiveApp, live_app

TOLD = ".prompt.tell .say"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    with live_app(data=str(tmp_path_factory.mktemp("solo")), patience=0.0) as running:
        yield running


def before_her_turn(number: int) -> tuple[ct.Game, str]:
    """A game before the choice with which the player's turn of this number ends and Rachel's comes; and that choice."""
    game = ct.new_game(TITLE, 1, seed=5, options={"solo_difficulty": "medium"})
    bot = ct.bot("greedy", seed=1)
    while True:
        before = game.clone()
        choice = bot.choose(game, 0)
        game.choose(0, choice)
        if rounds(game) > number:
            return before, choice.notation


def see_her_turn(player: Player, app: LiveApp, number: int, pace: str = "hand") -> None:
    """At a table where Rachel's turn of this number is told."""
    game, last = before_her_turn(number)
    player.context.add_init_script(
        f"localStorage.getItem('captain pace') ?? localStorage.setItem('captain pace', '{pace}')"
    )
    together(app, game, player)
    choose(player, last)
    player.page.locator(TOLD).wait_for()


def told(player: Player) -> list[str]:
    """Her turn from the present step to its end, by the button."""
    said: list[str] = []
    while player.page.locator(TOLD).count():
        said.append(player.page.locator(f"{TOLD} strong").inner_text())
        player.page.locator(".btn.go:visible").click()
    return said


def compared(player: Player) -> None:
    """At the end both are compared line by line."""
    player.page.locator(OVER).wait_for()
    scoring = table(player)["scoring"]
    player.page.locator(".gs-steps button").last.click()
    lines = player.page.locator(".gs-compare tbody tr")
    assert lines.count() == 10
    expect(lines.last.locator("td").nth(0)).to_have_text(str(scoring[0]["total"]))
    expect(lines.last.locator("td").nth(1)).to_have_text(str(scoring[1]["total"]))
    ahead = scoring[0]["total"] > scoring[1]["total"]
    expect(player.page.locator(".gs-bill.won b").first).to_have_text("Anna" if ahead else "Rachel")


def test_a_game_against_rachel(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", url=app.url, viewport=DESK)
    code = together(app, ct.new_game(TITLE, 1, seed=2, options={"setup": "intro"}), anna)
    play_until(lambda game: rounds(game) > 1, app, code, anna)  # her first turns wait for the reader
    expect(anna.page.locator(".prompt.tell [aria-pressed=true]")).to_contain_text("By hand")
    assert any("reveals a card" in sentence for sentence in told(anna))
    expect(anna.page.locator(".rs .gp-vp")).to_contain_text(str(table(anna)["players"][1]["vp"]))

    # a bot goes on for her, and the page follows to the end
    anna.button("table.menu").click()
    anna.button("table.leave").click()
    anna.button("table.yes_leave").click()
    compared(anna)


@pytest.mark.full  # the game that a bot ends stands for it
def test_a_whole_game_against_rachel_by_clicking(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", url=app.url, viewport=DESK)
    code = together(app, ct.new_game(TITLE, 1, seed=2, options={"setup": "intro"}), anna)
    play_until(lambda game: rounds(game) > 1, app, code, anna)
    anna.page.locator(".tell-pace button").last.click()  # at once
    play_until(lambda game: False, app, code, anna, swiftly=True)
    compared(anna)


def test_her_turn_is_told_at_the_pace_of_the_reader(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", url=app.url, viewport=DESK)
    see_her_turn(anna, app, 5)
    strip, sentence = anna.page.locator(".tell-strip .now"), anna.page.locator(f"{TOLD} strong")
    first = sentence.inner_text()
    assert anna.page.locator(".prompt.tell .rule-links a").first.inner_text().startswith("GX-")
    anna.page.keyboard.press("ArrowRight")
    expect(sentence).not_to_have_text(first)
    anna.page.keyboard.press("ArrowLeft")
    expect(sentence).to_have_text(first)
    said = told(anna)
    assert len(said) >= 3 and said[0] == first

    # once told it is not told again, unless asked for: by the key, by the button, and over the table as it was then
    anna.page.reload()
    anna.page.locator(".rs-again").wait_for()
    assert not anna.page.locator(TOLD).count()
    anna.page.keyboard.press("r")
    expect(sentence).to_have_text(first)
    anna.page.locator(".tell-pace button").nth(2).click()  # brisk: it comes to its end alone
    expect(anna.page.locator(TOLD)).to_have_count(0)
    anna.page.locator(".rs-again").click()
    expect(strip).to_be_visible()
    anna.page.locator("#rep-18").click(force=True)  # a click on the board is enough of it
    expect(anna.page.locator(TOLD)).to_have_count(0)
    anna.tab("log")
    anna.page.locator(".log .then").first.click()
    anna.button("telling.tell").click()
    expect(sentence).to_have_text(first)
    anna.page.keyboard.press("Escape")
    anna.button("table.to_now").click()


def test_on_a_german_phone_the_district_in_question_opens(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", language="de", url=app.url, phone=True)
    see_her_turn(anna, app, 5)
    expect(anna.page.locator(".tell-sheet .btn.go")).to_contain_text("Nächster Schritt")
    tabs = set()
    while anna.page.locator(TOLD).count():
        tabs.add(anna.page.locator(".gc-tabs").get_attribute("data-tab"))
        anna.page.locator(".tell-sheet .btn.go").click()
    assert len(tabs) > 1
    anna.tab("players")
    expect(anna.page.locator(".rail.open .rs-goals li")).to_have_count(3)
    expect(anna.page.locator(".rail.open .rs-card.room")).to_contain_text("zu Hause")


def test_nothing_is_too_small_or_out_of_sight(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", language="de", url=app.url, viewport=DESK)
    see_her_turn(anna, app, 5)
    flawless(anna)
