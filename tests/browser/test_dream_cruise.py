"""Dream Cruise at the table: whole games, and every kind of choice by clicking."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import (
    IN_PORT,
    TITLE,
    cards,
    choose,
    guests,
    move,
    moved,
    play_until,
    seen,
    send,
    send_all,
    set_up,
    ship,
    standing,
    take_back,
)
from tests.browser.ear import Ear
from tests.browser.player import OVER, Player


def together(anna: Player, ben: Player, *others: dict[str, Any], **options: Any) -> None:
    """A table at which these two sit, dealt; both have it open."""
    code = anna.open_table({"kind": "invited"}, *others, title=TITLE, **options)
    ben.post(f"/api/tables/{code}/sit")
    ben.post(f"/api/tables/{code}/ready", seat=1, ready=True)
    anna.post(f"/api/tables/{code}/deal")
    for player in (anna, ben):
        player.go(f"/t/{code}")
        player.at_table()


def phase(name: str) -> Any:
    return lambda table: table["phase"] == name


# -- whole games -------------------------------------------------------------------------------------------


def test_a_whole_game_of_two_people_and_a_bot(newcomer: NewPlayer) -> None:
    anna, ben = newcomer("Anna"), newcomer("Ben", phone=True)
    ear = Ear(ben.page)
    together(anna, ben, *anna.bots(1))

    # both are asked at the same time; nobody waits for anybody
    for player in (anna, ben):
        choose(player, seen(player)["game"]["choices"][0]["notation"])
    play_until(phase("set_course"), anna, ben)

    # a course stays secret until everybody has set one
    mine = seen(anna)["game"]["table"]["drawn"]
    choose(anna, f"course {mine[0].lower()}")
    game = seen(ben)["game"]
    table = game["table"]
    assert game["kind"] == "set_course" and table["ready"][0]
    ben.tab("players")
    expect(ben.page.locator("#seat-1 .standing .chip")).to_be_visible()
    expect(ben.page.locator("#seat-1 .small-hull .region")).to_have_count(0)
    told = json.dumps(ear.heard())
    assert not [card for card in mine if re.search(rf"\b{card}\b", told, re.IGNORECASE)]
    choose(ben, f"course {table['drawn'][0].lower()}")
    play_until(phase("prepare"), anna, ben)
    for player, seat, card in ((anna, 2, table["drawn"][0]), (ben, 1, mine[0])):
        place = cards()["locations"][card]["name"]["en"]
        expect(player.page.locator(f"#seat-{seat} .small-hull")).to_have_text(place)
    ben.page.locator(".rail .sheet-close").click()

    # sailing: each at their own pace, whatever is not done can be taken back, done is done
    play_until(phase("set_sail"), anna, ben)
    for player in (anna, ben):
        assert seen(player)["game"]["kind"] == "sail"
    sent = send_all(anna, leave_out=True)  # the starting families have all wishes, so wherever one is, somebody goes
    send_all(ben)
    take_back(anna)
    expect(standing(anna)).to_have_count(sent - 1)
    send_all(anna)
    kept = guests(anna)
    choose(anna, "done")
    expect(anna.page.locator(".prompt .undo, .table [data-can], .table [data-choice]")).to_have_count(0)
    expect(anna.prompt).to_contain_text("Ben")
    assert seen(ben)["game"]["kind"] == "sail"
    while guests(ben):
        take_back(ben)
    expect(standing(ben)).to_have_count(0)
    assert guests(anna) == kept

    # a second day by hand; then bots go on for both of them, and the pages follow to the end
    play_until(lambda table: table["round"] > 2, anna, ben)
    for seat, player in enumerate((anna, ben)):
        player.post(f"/api/tables/{player.code}/leave", seat=seat)
    for player in (anna, ben):
        player.follow()
    snapshot = anna.snapshot()
    assert snapshot["state"] == "over" and snapshot["game"]["table"]["round"] < 13
    scores = [str(each["total"]) for each in snapshot["game"]["table"]["scoring"]]
    for player in (anna, ben):
        player.page.locator(OVER).wait_for()
        expect(player.page.locator(".scoring .bill")).to_have_count(3)
        expect(player.page.locator(".scoring .bill output")).to_have_text(scores)


@pytest.mark.full
def test_alone_against_jana(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go(f"/t/{anna.open_table(title=TITLE, difficulty=2)}")
    anna.at_table()
    expect(anna.page.locator(".jana")).to_contain_text("2")
    snapshot = play_until(lambda table: False, anna)
    table = snapshot["game"]["table"]
    assert snapshot["state"] == "over" and table["round"] < 13
    jana = anna.page.locator(".scoring .bill").filter(has_text="Jana")
    expect(jana.locator("output")).to_have_text(str(table["jana"]["points"]))
    expect(anna.page.locator(".scoring .bill output").first).to_have_text(str(table["scoring"][0]["total"]))
    expect(jana).to_have_class(
        re.compile("won" if table["jana"]["points"] >= table["scoring"][0]["total"] else "bill$")
    )


def test_beginners_play_one_after_another(newcomer: NewPlayer) -> None:
    anna, ben = newcomer("Anna"), newcomer("Ben")
    together(anna, ben, beginner=True)
    snapshot = play_until(phase("set_course"), anna, ben)
    crew = [anna, ben]
    first, second = (crew[seat] for seat in snapshot["game"]["table"]["order"])
    asked = '.table [data-target^="location-"][data-can]'
    expect(first.page.locator(asked)).to_have_count(3)
    expect(second.page.locator(asked)).to_have_count(0)
    expect(second.prompt).to_have_class(re.compile("wait"))
    course = seen(first)["game"]["table"]["drawn"][0]
    choose(first, f"course {course.lower()}")

    # what was chosen is shown at once, before the next one chooses
    expect(second.page.locator(asked)).to_have_count(3)
    expect(second.page.locator(".small-hull")).to_have_text(cards()["locations"][course]["name"]["en"])
    play_until(phase("set_sail"), anna, ben)
    expect(second.page.locator("[data-choice=done]")).to_have_count(0)
    choose(first, "done")
    expect(second.page.locator("[data-choice=done]")).to_be_visible()


# -- every kind of choice ----------------------------------------------------------------------------------

PLACES = pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])


@PLACES
def test_from_the_starting_families_to_the_ship_cards(newcomer: NewPlayer, phone: bool) -> None:
    anna = newcomer("Anna", phone=phone)
    anna.go(f"/t/{anna.open_table(*anna.bots(1), title=TITLE, starting_sets='picked')}")
    kinds = []
    while (asked := seen(anna, asked=True)["game"]["kind"]) != "sail":
        anna.nothing_is_out_of_reach()
        if asked == "arrange":
            choices = anna.snapshot()["game"]["choices"]
            choose(anna, next(each["notation"] for each in choices if each["target"] == "cabin-white"))
        elif asked:
            move(anna)
        kinds += [asked] if asked else []
    assert kinds == ["start_set", "arrange", "set_course", "take_set"]
    assert len(ship(anna)["hand"]) == 2 and ship(anna)["location"]


@PLACES
def test_families_come_aboard(newcomer: NewPlayer, phone: bool) -> None:
    anna = newcomer("Anna", phone=phone)
    drawn = ["F13", "F24", "F04", "F05"]
    anna.play_on(set_up({"cabins": [None, "F12", None], "drawn": drawn}, phase="boarding", round=3))
    anna.asked()
    anna.nothing_is_out_of_reach()
    choose(anna, "board f04")
    expect(anna.page.locator("#family-f04.taken.white")).to_be_visible()
    choose(anna, "board f13")
    assert [cabin["family"] for cabin in ship(anna)["cabins"]] == ["F04", "F12", "F13"]
    expect(anna.page.locator("#cabin-blue .guests .guest:not(.gone)")).to_have_count(6)


@PLACES
def test_a_day_in_port(newcomer: NewPlayer, phone: bool) -> None:
    anna = newcomer("Anna", phone=phone)
    anna.play_on(set_up(IN_PORT))
    anna.asked()
    anna.nothing_is_out_of_reach()

    # guests: the figure first, or the spot first; several who like it are asked for in a menu
    send(anna, "white", "top")
    choose(anna, "place blue bottom")
    choose(anna, "place orange add0")
    assert guests(anna) == {"top": ["white"], "bottom": ["blue"], "add0": ["orange"]}
    if not phone:  # the other one is done meanwhile
        expect(anna.page.locator("#seat-2 .standing .chip")).to_be_visible()
    for _ in range(2):
        take_back(anna)
    assert guests(anna) == {"top": ["white"]}

    # an activity card covers the shore activity; an addition is paid for, unless one thinks again
    choose(anna, "play a34")
    expect(anna.page.locator("#spot-bottom")).to_have_count(0)
    expect(anna.page.locator("#spot-act0")).to_be_visible()
    choose(anna, "build x17")
    expect(anna.page.locator(".bay.building")).to_be_visible()
    anna.nothing_is_out_of_reach()
    take_back(anna)
    assert len(ship(anna)["hand"]) == 3
    choose(anna, "build x17", "pay a05")
    expect(anna.page.locator("#spot-add1")).to_be_visible()

    # the captain: straight to a spot, or picked up first; then anybody may come
    choose(anna, "captain top")
    take_back(anna)
    before = anna.decision
    anna.page.locator('[data-target="captain"]').click()
    anna.page.locator("#spot-act0[data-can]").click()
    moved(anna, before)
    choose(anna, "pay a17")
    expect(anna.page.locator("#spot-act0 .figure.captain")).to_be_visible()
    send(anna, "orange", "act0")
    assert ship(anna)["captain"] == "act0" and ship(anna)["hand"] == []
    choose(anna, "done")
    assert seen(anna, asked=True)["game"]["table"]["round"] == 3


@PLACES
def test_an_addition_gives_way(newcomer: NewPlayer, phone: bool) -> None:
    anna = newcomer("Anna", phone=phone)
    full = {**IN_PORT, "additions": ["X09", "X01", "X18", "X21"], "hand": ["X17", "A05"]}
    anna.play_on(set_up(full))
    anna.asked()
    choose(anna, "build x17")
    anna.nothing_is_out_of_reach()
    choose(anna, "replace add2")
    expect(anna.page.locator(".bay.building")).to_be_visible()
    choose(anna, "pay a05")
    assert ship(anna)["additions"] == ["X09", "X01", "X17", "X21"]


def test_a_finger_looks_before_it_pays(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", phone=True, has_touch=True)
    anna.play_on(set_up(IN_PORT))
    anna.asked()
    anna.page.locator("#hand-a34").tap()
    expect(anna.prompt.locator(".why")).to_contain_text(cards()["locations"]["P28"]["bottom"]["name"]["en"])
    assert ship(anna)["free_slots"] == 1
    anna.page.locator("#hand-a34").tap()
    expect(anna.page.locator("#spot-act0")).to_be_visible()
    anna.page.locator('[data-target="guest-white"]').tap()  # a guest costs nothing
    anna.page.locator("#spot-act0").tap()
    expect(anna.page.locator("#spot-act0 .figure.white")).to_be_visible()
