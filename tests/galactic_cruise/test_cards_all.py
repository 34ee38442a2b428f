"""Agenda cards in general (GC-10), and each of the 36 against table D14."""

from __future__ import annotations

import re

import pytest

from tests.galactic_cruise.flights import boarded, pad, ready
from tests.galactic_cruise.helpers import (
    BOX,
    ROOT,
    acting,
    asked,
    do,
    free,
    notations,
    player,
    purse,
    starting,
    stored,
    turn,
    what,
)

CARDS = sorted(BOX["agenda"])
ROW = re.compile(r"^\| (AG\d\d) \| ([^|]+) \| ([^|]+) \| (Food|Oxygen|Fuel) \| ([A-Z]+) \|", re.MULTILINE)
SPEC = {row[0]: row[1:] for row in ROW.findall((ROOT / "docs/rules/galactic-cruise.md").read_text(encoding="utf-8"))}
ANY_TIME = [card for card in CARDS if BOX["agenda"][card]["restriction"] == "NONE"]


@pytest.mark.rule("GC-1.1", "GC-10.1")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_what_the_table_says(card: str) -> None:
    """D14: title, Resource and restriction."""
    title, german, resource, restriction = SPEC[card]
    found = BOX["agenda"][card]
    assert (found["name"]["en"], found["name"]["de"]) == (title.strip(), german.strip())
    assert (found["resource"], found["restriction"]) == (resource.lower(), restriction)


@pytest.mark.rule("GC-10.1")
def test_twelve_cards_of_each_resource() -> None:
    kinds = [BOX["agenda"][card]["resource"] for card in CARDS]
    assert [kinds.count(kind) for kind in ("food", "oxygen", "fuel")] == [12, 12, 12]
    assert len(CARDS) == len(SPEC) == 36


@pytest.mark.rule("GC-10.2", "GC-10.4", "GC-4.4")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_brings_its_resource_at_any_time(card: str) -> None:
    kind = BOX["agenda"][card]["resource"]
    game = turn({"hand": [card], "stored": {}}, discard=["AG01" if card != "AG01" else "AG02"])
    do(game, 0, f"play {card.lower()} {kind}")
    assert stored(game) == tuple(int(kind == each) for each in ("food", "oxygen", "fuel"))
    assert player(game)["hand"] == []
    assert game.position()["discard"][-1] == card
    assert what(game) == "turn_choice", "no action: step 2 is still to come"


@pytest.mark.rule("GC-10.5")
@pytest.mark.parametrize("card", CARDS)
def test_a_text_waits_for_its_restriction(card: str) -> None:
    """Before step 2 only cards without a restriction have a text to play."""
    game = turn({"hand": [card]})
    assert (f"play {card.lower()}" in free(game)) == (card in ANY_TIME)
    assert f"play {card.lower()} {BOX['agenda'][card]['resource']}" in free(game)


@pytest.mark.rule("GC-10.5", "GC-4.4")
@pytest.mark.parametrize(
    ("card", "gained"), [("AG13", (10, 2, 5, 2)), ("AG25", (13, 2, 5, 0)), ("AG36", (10, 5, 5, 0))]
)
def test_cards_without_restriction(card: str, gained: tuple[int, int, int, int]) -> None:
    """AG13 Charm Offensive, AG25 Earnings Boost, AG36 Marketing Blitz: also inside an action, and at the end."""
    word = f"play {card.lower()}"
    game = acting("blueprints", {"hand": [card]})
    assert purse(do(game, 0, word)) == gained
    assert stored(game) == (1, 1, 1), "the text or the Resource, never both"
    ending = do(turn({"hand": [card]}), 0, "assign worker l1", "no action")
    assert what(ending) == "end_turn"
    assert word in free(ending)


@pytest.mark.rule("GC-5.1")
def test_charm_offensive_at_the_end_of_the_track() -> None:
    game = turn({"hand": ["AG13"], "reputation": 17})
    assert purse(do(game, 0, "play ag13")) == (10, 2, 6, 18)


@pytest.mark.rule("GC-10.4", "GC-10.5", "GC-5.8")
def test_nobody_plays_cards_on_anothers_turn() -> None:
    game = turn({}, {"hand": ["AG25", "AG13", "AG05"], "reputation": 9})
    assert notations(game, 1) == []


@pytest.mark.rule("GC-10.4", "GC-6.8")
def test_a_bumped_player_may_do_nothing_but_choose() -> None:
    """Only Helping Hand is a reaction: cards without restriction wait for the own turn."""
    game = turn({}, {"hand": ["AG25", "AG13"], "reputation": 9}, workers={"L1": [1, "worker"]})
    do(game, 0, "assign worker l1")
    assert notations(game, 1) == ["fund money", "fund ads", "fund vp", "fund resource"]


@pytest.mark.rule("GC-10.3", "GC-2.15")
def test_several_cards_on_one_action_add_up() -> None:
    """Double Duty, Financial Loophole and Rush Job on one action: three Segments, the last from the display."""
    game = acting(
        "segments",
        {"hand": ["AG01", "AG02", "AG03"], "blueprints": ["BP01", "BP03"], "money": 10, "reputation": 3},
        blueprints=["BP25", "BP26", "BP27", "BP28", "BP29"],
    )
    do(game, 0, "play ag01", "play ag02", "play ag03")
    do(game, 0, "segment bp01 1", "segment bp03 1", "segment display 5 1")
    assert player(game)["ships"][0]["segments"] == ["BP01", "BP03", "BP29"]
    assert purse(game) == (10 - 0 - 1 - 3, 2, 5, 3)


@pytest.mark.rule("GC-10.4", "GC-2.13", "GC-R66")
def test_a_card_may_be_played_for_a_resource_that_is_lost() -> None:
    """Any time on the own turn (GC-10.4); what finds no room is lost, and the choice says so (GC-R66)."""
    game = turn({"hand": ["AG05", "AG06"], "stored": {"food": 1, "oxygen": 1, "fuel": 2}})
    labels = {choice.notation: choice.label for choice in game.choices(0)}
    assert "lost" in labels["play ag05 fuel"] and "lost" not in labels["play ag06 food"]
    do(game, 0, "play ag05 fuel", "play ag06 food")
    assert stored(game) == (2, 1, 2) and player(game)["hand"] == []
    assert "no room for 1 Fuel" in " ".join(game.log(0))


@pytest.mark.rule("GC-10.4", "GC-4.4", "GC-4.6")
def test_a_card_of_another_resource_may_be_played_while_one_pays() -> None:
    """As a free act; the Resource that is being paid is offered as a payment, and only as that (GC-10.6)."""
    game = acting("development", {"hand": ["AG05", "AG06"], "stored": {}, "money": 9})
    do(game, 0, "build food a3")
    assert "play ag05 fuel" in free(game) and "play ag06 food" not in free(game) and "pay ag06" in asked(game)
    do(game, 0, "play ag05 fuel", "pay ag06", "pay 0 3")
    assert stored(game) == (0, 0, 1) and purse(game)[0] == 6
    launch = boarded(pad(ready(hand=["AG01", "AG05", "AG11"])), "1 a")
    assert not starting(launch, "play")
    do(launch, 0, "pay ag01", "pay ag05")
    assert starting(launch, "play") == ["play ag11 fuel"], "no Fuel is owed any more"
    do(launch, 0, "play ag11 fuel", "settle")
    assert stored(launch) == (0, 0, 2), "the store was full"


@pytest.mark.rule("GC-9.1.2", "GC-R67")
@pytest.mark.parametrize("choices", [["pay ag03", "pay ag06", "pay ag09"], ["play ag06"]])
def test_nobody_is_asked_how_to_pay_nothing(choices: list[str]) -> None:
    """The rest paid by cards, or taken off by one: the Development stands at once, and that can be taken back."""
    own = {"hand": ["AG03", "AG06", "AG09"], "stored": {}, "money": 9, "hired": ["left"]}
    game = do(acting("development", own, worker="expert", expert="EX2"), 0, "build food a3")
    assert what(game) == "pay_development"
    do(game, 0, *choices)
    assert what(game) == "choose_action" and purse(game)[0] == 9 and player(game)["removed"]["food"] == 1
    game.undo(0)
    assert what(game) == "pay_development" and player(game)["removed"]["food"] == 0


@pytest.mark.rule("GC-11.6", "GC-R67")
def test_a_launch_that_is_paid_is_still_confirmed() -> None:
    """The new Cruise that is turned up next cannot be taken back; a card for the launch may still be played."""
    own = ready(hand=["AG29"], stored={"food": 1, "oxygen": 2, "fuel": 2}, hired=["left"])
    game = boarded(pad(own, expert="EX4"), "1 a", worker="expert")
    while "settle" not in asked(game):
        do(game, 0, asked(game)[0])
    assert "play ag29" in free(game)


@pytest.mark.rule("GC-10.6", "GC-9.1.2")
def test_a_card_pays_for_a_development_without_room() -> None:
    """Fuel is full, and a Fuel card pays all the same."""
    game = acting("development", {"hand": ["AG05"], "stored": {"fuel": 2}, "money": 1})
    do(game, 0, "build fuel a3", "pay ag05")
    assert asked(game) == ["pay 2 1"]
    do(game, 0, "pay 2 1")
    assert (purse(game)[0], stored(game)) == (0, (0, 0, 0))


@pytest.mark.rule("GC-10.6", "GC-11.7")
def test_a_card_pays_for_a_launch_without_room() -> None:
    """Oxygen is full: an Oxygen card covers the third one."""
    game = boarded(pad(ready(segments=["BP01", "BP02", "BP03"], hand=["AG13"])), "1 a")
    do(game, 0, "pay ag13", "settle")
    assert stored(game) == (0, 0, 0)
    assert player(game)["hand"] == []


@pytest.mark.rule("GC-10.8")
def test_a_text_changes_only_its_own_action() -> None:
    game = acting("segments", {"hand": ["AG02"], "blueprints": ["BP05", "BP06", "BP07", "BP08"], "money": 20})
    do(game, 0, "play ag02", "segment bp05 1", "done")
    assert purse(game)[0] == 18
    do(game, 0, "act segments", "segment bp06 1", "done")
    assert purse(game)[0] == 14


@pytest.mark.rule("GC-9.11.2", "GC-R22", "GC-R41")
def test_a_card_played_closes_the_pile_and_one_discarded_does_not() -> None:
    game = turn({"hand": ["AG25", "AG36"], "reputation": 5}, discard=["AG01"], agenda=[None, "AG02", "AG03", "AG04"])
    do(game, 0, "play ag25", "assign worker l2", "act draw")
    assert asked(game) == ["draw 2", "draw 3", "draw 4"]
    other = turn(
        {"hand": ["AG25", "AG36"], "reputation": 5},
        areas={"A3": [0]},
        discard=["AG01"],
        agenda=[None, "AG02", "AG03", "AG04"],
    )
    do(other, 0, "assign worker l2", "act refillsilo", "discard ag25", "refill food", "act draw")
    assert "draw discard" in asked(other)
    do(other, 0, "draw discard")
    assert player(other)["hand"] == ["AG36", "AG25"]


@pytest.mark.rule("GC-10.9", "GC-R36")
def test_the_hand_limit() -> None:
    """Six cards at the end: one goes, with its Resource if that fits and is wanted."""
    hand = ["AG01", "AG02", "AG03", "AG04", "AG06", "AG05"]
    game = turn({"hand": hand, "stored": {"food": 1, "oxygen": 2, "fuel": 1}})
    do(game, 0, "assign worker l1", "no action", "end turn")
    assert what(game) == "discard_card"
    assert "discard ag02" in asked(game)
    assert "discard ag02 oxygen" not in asked(game), "no room"
    do(game, 0, "discard ag05 fuel")
    assert (stored(game), len(player(game)["hand"])) == ((1, 2, 2), 5)
    assert game.position()["discard"][-1] == "AG05"
    assert game.to_act == (1,)


@pytest.mark.rule("GC-10.9")
def test_discarding_without_the_resource_and_in_an_order() -> None:
    hand = ["AG01", "AG02", "AG03", "AG04", "AG06", "AG05", "AG07"]
    game = turn({"hand": hand, "stored": {}})
    do(game, 0, "assign worker l1", "no action", "end turn", "discard ag07", "discard ag01")
    assert stored(game) == (0, 0, 0)
    assert game.position()["discard"][-2:] == ["AG07", "AG01"]


@pytest.mark.rule("GC-10.9")
def test_cards_may_still_be_played_before_the_limit_counts() -> None:
    hand = ["AG01", "AG02", "AG03", "AG04", "AG06", "AG25"]
    game = turn({"hand": hand})
    do(game, 0, "assign worker l1", "no action", "end turn", "play ag25")
    assert purse(game)[0] == 13
    assert game.to_act == (1,), "five are left: nothing to discard"


@pytest.mark.rule("GC-10.9")
def test_the_limit_counts_only_at_the_end_of_the_turn() -> None:
    hand = ["AG01", "AG02", "AG03", "AG04", "AG06"]
    game = acting("draw", {"hand": hand})
    do(game, 0, "draw 1", "draw 2")
    assert len(player(game)["hand"]) == 7
    assert what(game) == "choose_action"
