"""Two people, two browsers, one game from the invitation to the rematch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import TITLE, Player, rash


def introduce(player: Player, name: str) -> None:
    """Answer the question for the name."""
    dialog = player.page.get_by_role("dialog", name=player.say("home.name_title"))
    dialog.get_by_label(player.say("home.name_label")).fill(name)
    dialog.get_by_role("button", name=player.say("home.name_go")).click()


def test_a_whole_game_of_two(newcomer: NewPlayer) -> None:
    anna, ben = newcomer(), newcomer(phone=True)

    anna.go("/")
    anna.page.get_by_role("link", name=anna.say("home.open_table")).click()
    anna.page.wait_for_url(f"**/set/{TITLE}")
    anna.button("setup.open").click()
    introduce(anna, "Anna")
    invitation = anna.page.get_by_label(anna.say("lobby.link")).input_value()
    assert invitation == anna.page.url

    ben.page.goto(invitation, wait_until="commit")
    ben.page.get_by_role("complementary").get_by_role("button", name=ben.say("lobby.sit")).click()
    introduce(ben, "Ben")
    ben.button("lobby.say_ready").click()
    anna.button("lobby.deal").click()

    players = [anna, ben]
    picks = [rash(1), rash(2)]
    for player in players:
        player.at_table()
    moves = 0
    while (snapshot := anna.snapshot())["state"] == "playing":
        seat = snapshot["game"]["to_act"][0]
        players[seat].act(picks[seat], swiftly=moves > 20)
        moves += 1
        assert moves < 600, "this game does not end"
    assert moves > 10

    titles = []
    for player in players:
        player.page.locator(".result").wait_for()
        titles.append(player.page.get_by_role("heading", level=1).inner_text())
    assert titles[0] == titles[1] and snapshot["reason"]

    # once more: the seats move on by one, and the other finds the way to the same table
    anna.page.locator(".recap .acts .btn.go").click()
    anna.page.get_by_label(anna.say("lobby.link")).wait_for()
    ben.page.get_by_role("link", name=ben.say("result.next")).click()
    ben.button("lobby.say_ready").click()
    assert ben.code == anna.code
    anna.button("lobby.deal").click()
    for player in players:
        player.at_table()
    names = [seat["name"] for seat in anna.snapshot()["seats"]]
    assert names == ["Ben", "Anna"]
    expect(ben.page.locator(".player .name").first).to_contain_text("Ben")
