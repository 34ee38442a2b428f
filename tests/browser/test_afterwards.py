"""After the game: the replay with its slider and viewpoints, records from elsewhere, playing on from any moment."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, rash
from tests.browser.positions import some_islands, until, whole


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("result.turn"))


def islands(player: Player) -> int:
    """How many lie on the board."""
    return player.page.locator(".board [id^='slot-'] .isle").count()


def upload(player: Player, record: str, folder: Path) -> None:
    file = folder / "game.record"
    file.write_text(record, encoding="utf-8")
    player.go("/replay")
    player.page.locator("input[type=file]").set_input_files(file)
    slider(player).wait_for()


def test_an_uploaded_record_is_a_replay(newcomer: NewPlayer, tmp_path: Path) -> None:
    anna = newcomer()
    upload(anna, whole(seats=2, seed=4), tmp_path)
    assert islands(anna) == 36
    turn = slider(anna)
    turn.focus()
    anna.page.keyboard.press("Home")
    expect(turn).to_have_value("0")
    assert islands(anna) == 0
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    expect(turn).to_have_value("3")
    assert islands(anna) == 3
    anna.page.keyboard.press("PageUp")
    anna.page.keyboard.press("ArrowLeft")
    expect(turn).to_have_value("12")
    turn.fill("20")
    expect(turn).to_have_value("20")
    assert anna.say("result.speaks", n=20, all="", text="")[:8] in (turn.get_attribute("aria-valuetext") or "")
    anna.button("result.on").click()
    expect(turn).to_have_value("21")
    anna.page.locator(".highlights button").first.click()
    assert turn.input_value() != "21"
    anna.button("result.first").click()
    anna.button("result.play").first.click()
    expect(turn).not_to_have_value("0")
    anna.button("result.pause").click()


def test_the_replay_through_other_eyes(newcomer: NewPlayer, tmp_path: Path) -> None:
    anna = newcomer()
    upload(anna, whole(seats=2, seed=4), tmp_path)
    slider(anna).fill("9")
    eyes = anna.page.get_by_label(anna.say("result.eyes"))
    hand = anna.page.locator("[id^='hand-']")
    expect(hand).to_have_count(0)
    eyes.select_option("0")
    expect(hand.first).to_be_visible()
    first = hand.evaluate_all("all => all.map((each) => each.id)")
    eyes.select_option("1")
    expect(anna.page.locator(f"#{first[0]}")).to_have_count(0)
    eyes.select_option(label=anna.say("result.eyes_open"))
    expect(anna.page.locator(".hands > li")).to_have_count(2)
    expect(slider(anna)).to_have_value("9")


def test_playing_on_from_a_moment_of_a_replay(newcomer: NewPlayer, tmp_path: Path) -> None:
    anna = newcomer("Anna")
    upload(anna, whole(seats=2, seed=4), tmp_path)
    slider(anna).fill("15")
    lying = islands(anna)
    anna.button("result.play_on").click()
    anna.page.get_by_role("dialog").get_by_role("button").filter(has_text="1").click()
    anna.page.wait_for_url("**/t/**")
    assert anna.asked()
    assert islands(anna) >= lying
    assert [seat["kind"] for seat in anna.snapshot()["seats"]].count("bot") == 1
    anna.act(rash(1))


def test_a_position_is_brought_and_played(newcomer: NewPlayer, tmp_path: Path) -> None:
    """The record of a game that has only been set up: a puzzle, or the question of a friend."""
    anna = newcomer("Anna")
    upload(anna, some_islands(), tmp_path)
    lying = islands(anna)
    anna.button("result.play_on").click()
    anna.page.get_by_role("dialog").locator(".seats button").first.click()
    anna.page.wait_for_url("**/t/**")
    assert anna.asked()
    assert islands(anna) == lying > 0
    anna.act(rash(1))


def test_what_is_no_record_is_refused_kindly(newcomer: NewPlayer, tmp_path: Path) -> None:
    anna = newcomer("Anna", language="de")
    anna.forgive("422")
    for text in ("hello", whole(seats=2, seed=4).replace("end: ", "end: otherwise ")):
        anna.go("/replay")
        anna.page.get_by_label(anna.say("result.replay_or")).fill(text)
        anna.button("result.replay_show").click()
        expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("result.replay_sorry"))


def test_the_end_of_a_game_and_its_record(newcomer: NewPlayer, tmp_path: Path) -> None:
    """The last card is played at this table; then its record is saved, and shows the same replay elsewhere."""
    record, ply = until(lambda game: any(choice.notation == "play finish" for choice in game.choices(0)), 1, seed=2)
    anna = newcomer("Anna")
    anna.play_on(record, ply)
    anna.asked()
    anna.page.locator("#hand-finish").click()
    slider(anna).wait_for()
    expect(anna.page.locator(".board [id^='slot-'] .isle")).to_have_count(36)
    assert anna.snapshot()["game"]["outcome"]["winners"] == [0]
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("link", name=anna.say("result.save")).click()
    saved = tmp_path / "saved.record"
    saving.value.save_as(saved)
    heading = anna.page.get_by_role("heading", level=1).inner_text()
    anna.button("result.proof_check").click()
    expect(anna.page.get_by_role("dialog").locator(".proof.ok")).to_be_visible()

    # had this browser seen another seal during the game, no answer of the server could make up for it
    anna.page.evaluate("localStorage.seals = JSON.stringify([[document.documentElement.dataset.code, '00ff']])")
    anna.page.reload()
    expect(anna.page.locator(".proof.bad")).to_be_visible()

    guest = newcomer()
    upload(guest, saved.read_text(encoding="utf-8"), tmp_path)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(heading)
    guest.forgive("401")
    guest.button("result.study").click()
    expect(guest.page.locator(".hands > li").first).to_be_visible()


def test_a_rematch_against_a_bot_is_dealt_at_once(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go(f"/t/{anna.open_table(*anna.bots(1))}")
    anna.asked()
    before = anna.code
    anna.post(f"/api/tables/{before}/concede", seat=0)
    anna.page.locator(".recap .acts .btn.go").click()
    anna.page.wait_for_url(lambda url: before not in url)
    anna.asked()
    assert anna.code != before and anna.snapshot()["seat"] == 1
