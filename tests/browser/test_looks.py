"""Every page light and dark, on a desk and on a phone: axe finds nothing, nothing sticks out.

Pages that everybody comes to are looked at in both languages, the others in English at a desk or in German on a phone;
every page at all widths.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.looks import DESK, PHONE, flawless
from tests.browser.player import TITLE, Player
from tests.browser.positions import some_islands, until, whole
from tests.sampling import sampled


def home(player: Player) -> None:
    player.open_table({"kind": "invited"})
    player.open_table(*player.bots(1), public=True)
    player.go("/")
    player.page.locator(".pass").first.wait_for()


def first_visit(player: Player) -> None:
    player.context.clear_cookies()
    player.go("/")
    player.button("home.play_now").first.click()
    player.page.locator("dialog[open]").wait_for()


def set_up(player: Player) -> None:
    player.go(f"/set/{TITLE}")
    player.page.locator(".setup .plan").wait_for()
    player.page.locator("details.fine summary").click()


def lobby(player: Player) -> None:
    player.go(f"/t/{player.open_table({'kind': 'invited'}, *player.bots(1), public=True)}")
    player.page.locator(".agreed").wait_for()


def my_turn(player: Player) -> None:
    player.play_on(some_islands())
    player.asked()


def placing(player: Player) -> None:
    my_turn(player)
    player.click("hand-41")
    player.page.locator("#slot-21").hover()


def refused(player: Player) -> None:
    my_turn(player)
    player.wish("hand-12")
    player.prompt.locator(".refusal").wait_for()


def stormy(player: Player) -> None:
    options: dict[str, Any] = {"rocks": True, "monsters": 3, "storms": True, "opening_storms": "resolve"}
    shown = until(lambda game: len(game.view(0)["table"]["storms"]) > 1 and 0 in game.to_act, 3, seed=5, **options)
    player.play_on(*shown)


def pledging(player: Player) -> None:
    player.play_on(*until(lambda game: bool(game.view(0)["table"].get("payment")) and 0 in game.to_act, 3, seed=1))


def duel(player: Player) -> None:
    player.play_on(*until(lambda game: len(game.lines) > 60 and 0 in game.to_act, 2, seed=1, mode="duel"))


def day_and_night(player: Player) -> None:
    player.play_on(*until(lambda game: len(game.lines) > 60 and 0 in game.to_act, 2, seed=1, mode="day_night"))


def pyramid(player: Player) -> None:
    player.play_on(*until(lambda game: len(game.lines) > 40 and 0 in game.to_act, 2, seed=1, mode="pyramid"))


def arch(player: Player) -> None:
    player.play_on(*until(lambda game: len(game.lines) > 40 and 0 in game.to_act, 3, seed=1, mode="great_arch"))


def logbook(player: Player) -> None:
    player.play_on(*until(lambda game: len(game.lines) > 50 and 0 in game.to_act, 2, seed=1))
    player.tab("log")


def looking_back(player: Player) -> None:
    logbook(player)
    player.page.locator(".log .then").nth(3).click()
    player.page.locator(".prompt.past").wait_for()


def talk(player: Player) -> None:
    player.go(f"/t/{player.open_table(*player.bots(1), talk='free')}")
    player.asked()
    player.post(f"/api/tables/{player.code}/chat", text="Ahoy")
    player.tab("talk")
    player.page.locator(".chat li").wait_for()


def crew(player: Player) -> None:
    player.go(f"/t/{player.open_table(*player.bots(4))}")
    player.asked()
    player.tab("players")


def menu(player: Player) -> None:
    my_turn(player)
    player.button("table.menu").click()
    player.page.locator("dialog[open]").wait_for()


def shortcuts(player: Player) -> None:
    my_turn(player)
    player.page.keyboard.press("?")
    player.page.locator("dialog[open]").wait_for()


def curtain(player: Player) -> None:
    code = player.open_table({"kind": "here", "name": "Ben"})
    snapshot = player.get(f"/api/tables/{code}")
    while (asked := snapshot["game"]["to_act"][0]) == 0:
        choice = snapshot["game"]["choices"][-1]["notation"]
        body = {"seat": asked, "decision": snapshot["decision"], "choice": choice, "key": snapshot["decision"]}
        player.post(f"/api/tables/{code}/choices", **body)
        snapshot = player.get(f"/api/tables/{code}")
    player.go(f"/t/{code}")
    player.page.locator(".curtain").wait_for()


def watching(player: Player) -> None:
    code = player.open_table()
    player.context.clear_cookies()
    player.go(f"/t/{code}")
    player.at_table()


def result(player: Player) -> None:
    record, ply = until(lambda game: any(choice.notation == "play finish" for choice in game.choices(0)), 1, seed=2)
    player.play_on(record, ply)
    player.click("hand-finish")
    player.page.locator(".highlights").wait_for()


def lost(player: Player) -> None:
    player.go(f"/t/{player.open_table(*player.bots(1))}")
    player.asked()
    player.post(f"/api/tables/{player.code}/concede", seat=0)
    player.page.locator(".recap").wait_for()


def replay(player: Player) -> None:
    player.go("/replay")
    player.page.get_by_label(player.say("result.replay_or")).fill(whole(seats=2, seed=1, mode="duel"))
    player.button("result.replay_show").click()
    player.page.get_by_role("slider").fill("20")
    player.page.get_by_label(player.say("result.eyes")).select_option("open")
    player.page.locator(".hands").wait_for()


def no_replay(player: Player) -> None:
    player.forgive("422")
    player.go("/replay")
    player.page.get_by_label(player.say("result.replay_or")).fill("hello")
    player.button("result.replay_show").click()
    player.page.get_by_role("alert").wait_for()


def my_account(player: Player) -> None:
    player.post("/api/account", account=f"anna-{uuid4().hex[:8]}", password="a calm sea")
    player.go("/me")
    player.button("me.delete_ask").click()
    player.page.locator("dialog[open]").wait_for()


def page(path: str, sign: str) -> Callable[[Player], None]:
    def visit(player: Player) -> None:
        player.forgive("404")
        player.go(path)
        player.page.locator(sign).first.wait_for()

    return visit


SIGHTS: dict[str, Callable[[Player], None]] = {
    "home": home, "first visit": first_visit, "set-up": set_up, "lobby": lobby,
    "my turn": my_turn, "placing": placing, "refused": refused, "stormy": stormy, "pledging": pledging,
    "duel": duel, "day and night": day_and_night, "pyramid": pyramid, "arch": arch,
    "logbook": logbook, "looking back": looking_back, "talk": talk, "crew": crew, "menu": menu, "shortcuts": shortcuts,
    "curtain": curtain, "watching": watching, "result": result, "lost": lost, "replay": replay, "no replay": no_replay,
    "my account": my_account,
    "me": page("/me", ".account-page"), "shelf": page("/rules", ".shelf"), "rules": page(f"/rules/{TITLE}", ".primer"),
    "credits": page("/credits", ".licences"), "error": page("/nowhere", "h1"),
    "no such table": page("/t/heron-0000-0000", ".lost"),
}  # fmt: skip
ONCE = {  # opened in one of the two places only
    "refused": "phone", "pledging": "phone", "arch": "desk", "pyramid": "phone", "logbook": "phone", "talk": "phone",
    "looking back": "phone",
    "menu": "phone", "shortcuts": "desk", "curtain": "phone", "watching": "desk", "lost": "phone", "no replay": "desk",
    "shelf": "desk", "credits": "phone", "error": "phone", "no such table": "desk",
    "first visit": "phone", "placing": "desk", "stormy": "phone", "duel": "desk", "day and night": "phone",
    "crew": "desk", "replay": "phone", "me": "desk", "my account": "phone", "rules": "phone",
}  # fmt: skip


PLACES = [(sight, place) for sight in SIGHTS for place in ("desk", "phone") if ONCE.get(sight, place) == place]
KEPT = {  # one of each kind of screen
    ("home", "phone"), ("set-up", "desk"), ("lobby", "phone"), ("my turn", "desk"), ("stormy", "phone"),
    ("menu", "phone"), ("result", "desk"), ("replay", "phone"), ("rules", "phone"), ("my account", "phone"),
}  # fmt: skip


@pytest.mark.parametrize(("sight", "place"), sampled(PLACES, KEPT.__contains__))
def test_a_sight(newcomer: NewPlayer, sight: str, place: str) -> None:
    desk = place == "desk"
    player = newcomer("Anna", language="en" if desk else "de", viewport=DESK if desk else PHONE)
    SIGHTS[sight](player)
    flawless(player)
