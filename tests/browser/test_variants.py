"""Every variant and expansion: set up by a person, played some turns by clicking, against bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import NewPlayer
from tests.browser.player import QUICK, TITLE, Player, rash
from tests.browser.positions import until
from tests.sampling import sampled

DECISIONS = 5


def play_some(player: Player, seed: int) -> None:
    """Several decisions; whatever may be chosen is on the page each time."""
    player.at_table()
    pick = rash(seed)
    for _ in range(DECISIONS):
        if not player.asked():
            break
        player.nothing_is_out_of_reach()
        player.act(pick)
    assert player.over or player.snapshot()["log"]


PRESETS = ["solo", "family", "day_night", "pyramid", "expert", "duel"]


@pytest.mark.parametrize("preset", sampled(PRESETS, {"expert", "duel"}.__contains__))
def test_a_preset_from_the_set_up_page(newcomer: NewPlayer, preset: str) -> None:
    anna = newcomer("Anna")
    wanted = next(each for each in anna.get(f"/api/titles/{TITLE}")["presets"] if each["id"] == preset)
    anna.go(f"/set/{TITLE}")
    moods = anna.page.get_by_role("group", name=anna.say("setup.presets"))
    moods.get_by_text(wanted["label"], exact=True).click()
    seats = anna.page.get_by_role("group", name=anna.say("setup.who"))
    for number in range(2, wanted["seats"] + 1):
        chair = seats.get_by_label(anna.say("setup.who_sits", n=number))
        chair.select_option(value=f"bot {QUICK}")
    anna.button("setup.deal").click()
    play_some(anna, 1)
    snapshot = anna.snapshot()
    assert len(snapshot["seats"]) == wanted["seats"] and snapshot["preset"] == preset
    assert wanted["options"].items() <= snapshot["options"].items()


@pytest.mark.parametrize(
    ("seats", "options"),
    sampled(
        [
            (2, {"rocks": True}),
            (2, {"monsters": 5, "removal": 12}),
            (3, {"storms": True, "opening_storms": "resolve"}),
            (5, {}),
        ],
        lambda each: each[0] == 3,
    ),
    ids=["rocks", "monsters", "storms", "five"],
)
def test_an_expansion(newcomer: NewPlayer, seats: int, options: dict[str, Any]) -> None:
    anna = newcomer("Anna", phone=seats > 2)
    anna.go(f"/t/{anna.open_table(*anna.bots(seats - 1), **options)}")
    play_some(anna, 2)
    if not anna.over:
        anna.tab("players")
        expect(anna.page.locator(".player")).to_have_count(seats)


@pytest.mark.parametrize("phone", sampled([False, True], bool), ids=["laptop", "phone"])
def test_every_kind_of_question_is_answered_by_clicking(newcomer: NewPlayer, phone: bool) -> None:
    """Sit down where each kind of question is asked for the first time, and answer it: on a phone all, which has the
    least room, at a laptop every second one."""
    options: dict[str, Any] = {"rocks": True, "monsters": 3, "storms": True}
    anna = newcomer("Anna", phone=phone)
    for kind in (
        "rocks 1",
        "rocks stay",
        "row ",
        "award ",
        "compass purple",
        "compass keep",
        "pledge ",
        "give ",
        "destroy ",
    )[:: 1 if phone else 2]:
        found: list[tuple[int, str]] = []

        def asks(game: ct.Game, kind: str = kind, found: list[tuple[int, str]] = found) -> bool:
            asked = [(seat, choice.notation) for seat in game.to_act for choice in game.choices(seat)]
            found[:] = [(seat, notation) for seat, notation in asked if notation.startswith(kind)]
            return bool(found)

        record, ply = until(asks, 2, seed=1, bots="random", **options)
        seat, notation = found[-1]
        anna.play_on(record, ply, seat)
        anna.asked()
        anna.nothing_is_out_of_reach()
        target = next(each["target"] for each in anna.snapshot()["game"]["choices"] if each["notation"] == notation)
        anna.take(next(spot for spot in anna.spots() if notation == spot.choice or target == spot.target))


def test_an_option_that_cannot_be_says_why_and_offers_a_way_out(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go(f"/set/{TITLE}")
    option = next(each for each in anna.get(f"/api/titles/{TITLE}")["options"] if each["name"] == "mode")
    duel = next(each["label"] for each in option["values"] if each["value"] == "duel")
    anna.button("setup.add_friend").click()
    anna.page.get_by_role("group", name=option["label"]).get_by_text(duel, exact=True).click()
    problem = anna.page.locator(".form .problem").first
    expect(problem).to_be_visible()
    problem.get_by_role("button").click()
    expect(anna.page.locator(".form .problem")).to_have_count(0)
    anna.button("setup.open").click()
    anna.page.get_by_label(anna.say("lobby.link")).wait_for()
    assert anna.snapshot()["options"]["mode"] == "standard" and len(anna.snapshot()["seats"]) == 3
