"""The red halves of the Action cards (CL-7.20, 10.3, 10.8, 10.11, T13)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import do, notations, refused, table, verbs
from tests.cruise_line_caribbean.season import aboard, book, cash, debts, effects, hand, listed, prices, sea, ship

SAILING: dict[str, Any] = {"at": "PR", "fuel": 5, "aboard": {"PR": 2, "VI": 1}}  # suits every attack but SPY


def attackers(*cards: str, victim: dict[str, Any] | None = None, **more: Any) -> ct.Game:
    return sea({"hand": list(cards)}, SAILING if victim is None else victim, **more)


def attacks(game: ct.Game) -> list[str]:
    return [each for each in notations(game) if each.startswith("attack")]


# -- the action ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-7.20", "CL-10.3")
def test_an_attack_is_the_whole_action() -> None:
    game = do(attackers("A01", "A08"), "attack a01 seat 1")
    assert ship(game)["port"] == "FL" and ship(game)["fuel"] == 13 and game.to_act == (1,)  # one card: the turn is over
    assert hand(game) == ["A08"]


@pytest.mark.rule("CL-7.20")
def test_after_an_attack_fuel_may_be_bought_but_no_card_played() -> None:
    game = do(sea({"hand": ["A01", "A08"], "fuel": 12}, SAILING), "attack a01 seat 1")
    assert notations(game) == ["end", "fuel 1"]
    refused(game, "play a08", "CL-10.5")
    refused(game, "attack a08 seat 1", "CL-7.2")


@pytest.mark.rule("CL-10.3", "CL-7.24")
def test_one_opponent_who_has_not_returned() -> None:
    game = sea({"hand": ["A04"]}, {"returned": 1}, {}, {})
    assert attacks(game) == ["attack a04 seat 2", "attack a04 seat 3"]
    refused(game, "attack a04 seat 1", "CL-10.3")
    refused(game, "attack a04 seat 0", "CL-10.3")


@pytest.mark.rule("CL-10.3")
def test_attacks_only_on_the_own_turn() -> None:
    game = sea({}, {"hand": ["A04", "A08"]})
    assert game.may_act == (1,) and notations(game, 1) == ["play a08"]


NEEDS = [
    ("a01", {"fuel": 0}, {"fuel": 1}),
    ("a07", {"aboard": {}}, {"aboard": {"BAR": 1}}),
    ("a02", {"at": "VA"}, {"at": [3, 3]}),
    ("a02", {"cash": 0}, {"cash": 1}),
    ("a03", {"bunker": True}, {"bunker": False}),
    ("a06", {"aboard": {}}, {"aboard": {"BAR": 1}}),
    ("a14", {"cash": 0}, {"cash": 1}),
    ("a10", {"aboard": {}}, {"aboard": {"BAR": 1}}),
    ("a10", {"price_war": True}, {"price_war": False}),
    ("a15", {"hand": []}, {"hand": ["A25"]}),
    ("a04", {"delay": True}, {"delay": False}),
    ("a12", {"strike": 1}, {"strike": 0}),
    ("a08", {"cash": 0}, {"cash": 1}),
]


@pytest.mark.rule("CL-10.3", "CL-10.11")
@pytest.mark.parametrize(("card", "without", "with_"), NEEDS)
def test_what_attacks_need(card: str, without: dict[str, Any], with_: dict[str, Any]) -> None:
    """The column "needs" of T13; a state the target has cannot be inflicted again."""
    game = attackers(card.upper(), victim={**SAILING, **without})
    assert f"attack {card} seat 1" not in notations(game)
    refused(game, f"attack {card} seat 1", "CL-10.3")
    assert f"attack {card} seat 1" in notations(attackers(card.upper(), victim={**SAILING, **with_}))


@pytest.mark.rule("CL-10.3", "CL-16.2")
def test_what_a_smear_campaign_needs_in_the_standard_game() -> None:
    """A price of $2, whatever the cash."""
    me: dict[str, Any] = {"hand": ["A21"]}
    assert attacks(listed(me, {"cash": 0}, prices=[6, 2])) == ["attack a21 seat 1"]
    assert attacks(listed(me, {"cash": 9}, prices=[6, 1])) == []


# -- each red half -------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.3")
@pytest.mark.parametrize(("card", "fuel", "left"), [("a01", 5, 2), ("a05", 3, 0), ("a23", 2, 0)])
def test_fuel_leak(card: str, fuel: int, left: int) -> None:
    game = do(attackers(card.upper(), victim={"fuel": fuel}), f"attack {card} seat 1")
    assert ship(game, 1)["fuel"] == left


@pytest.mark.rule("CL-10.3")
def test_galley_outbreak() -> None:
    """The target chooses who leaves; no fare, not unsatisfied later."""
    game = do(attackers("A07"), "attack a07 seat 1")
    assert game.to_act == (1,) and notations(game) == ["lose pr", "lose vi"]
    supply = table(game)["supply"]["PR"]
    do(game, "lose pr")
    assert aboard(game, 1) == {"PR": 1, "VI": 1} and table(game)["supply"]["PR"] == supply + 1
    assert book(game, 1) == {} and game.to_act == (1,) and "visit" in verbs(game)


@pytest.mark.rule("CL-10.3")
def test_galley_outbreak_without_a_choice() -> None:
    game = do(attackers("A16", victim={"aboard": {"VI": 3}}), "attack a16 seat 1")
    assert aboard(game, 1) == {"VI": 2} and game.to_act == (1,) and "lose" not in verbs(game)


@pytest.mark.rule("CL-10.3", "CL-10.8")
@pytest.mark.parametrize(("has", "paid"), [(20, 4), (4, 4), (3, 3), (1, 1)])
def test_pirate_raid(has: int, paid: int) -> None:
    game = do(attackers("A02", victim={"at": "JAM", "cash": has}), "attack a02 seat 1")
    assert cash(game) == [20 + paid, has - paid] and debts(game) == [0, 0]
    assert book(game) == {"cards": paid} and book(game, 1) == {"cards": -paid}


@pytest.mark.rule("CL-10.8", "CL-18.6")
def test_what_a_raid_brings_repays_the_attackers_debt() -> None:
    game = do(sea({"hand": ["A17"], "debt": 6}, SAILING), "attack a17 seat 1")
    assert (cash(game), debts(game)) == ([0, 16], [2, 0])


@pytest.mark.rule("CL-10.3", "CL-10.11")
def test_tainted_bunkers() -> None:
    """No fuel until the end of the next turn, not even after its action; free fuel is not bought."""
    game = do(sea({"hand": ["A03"]}, {"at": "FL", "fuel": 3, "hand": ["A01"]}), "attack a03 seat 1", "decline")
    assert effects(game, 1)["bunker"] and "fuel" not in verbs(game) and "play a01" in notations(game)
    assert "bunkers" in refused(game, "fuel 1", "CL-10.11").lower()
    do(game, "sail bah")
    assert notations(game) == ["end", "play a01"]
    do(game, "end", "sail bah", "end")
    assert game.to_act == (1,) and not effects(game, 1)["bunker"] and "fuel 1" in notations(game)


@pytest.mark.rule("CL-7.4", "CL-10.11")
def test_waiting_under_tainted_bunkers() -> None:
    """Cash would pay for fuel, but none may be bought: no action is legal, and no tow."""
    me = {"at": "PR", "fuel": 0, "cash": 40, "bunker": True}
    full = {"PR": 0, "JAM": 0, "BER": 0, "CAY": 0, "BAH": 0}
    game = sea(me, {}, resorts=full)  # nothing to build either
    assert notations(game) == ["wait"]
    do(game, "wait", "return ny")
    assert "fuel 1" in notations(game) and "wait" not in notations(game)
    refused(sea({**me, "bunker": False}, {}), "wait", "CL-7.4")


@pytest.mark.rule("CL-7.4", "CL-7.19")
def test_nobody_is_forced_to_build_under_tainted_bunkers() -> None:
    """Nothing but building is left: then one may wait as well, and the question says so."""
    me = {"at": "PR", "fuel": 0, "cash": 40, "bunker": True}
    game = sea(me, {"at": "NY", "fuel": 13})
    assert {"build", "wait"} == verbs(game) and "build" in game.prompt(0)
    do(game, "wait")
    assert cash(game)[0] == 40 and not effects(game, 0)["bunker"]
    refused(sea({**me, "fuel": 13}, {}), "wait", "CL-7.4")  # it can still sail


@pytest.mark.rule("CL-10.3")
def test_poached_guests() -> None:
    """One or two of one colour to a departure port of choice; never unsatisfied for the victim."""
    game = do(attackers("A06"), "attack a06 seat 1")
    assert game.to_act == (0,) and table(game)["dialogue"] == {"seat": 0, "kind": "poach", "target": 1, "card": "A06"}
    assert sorted(notations(game)) == sorted(
        [f"poach {what} {port}" for what in ("pr 1", "pr 2", "vi 1") for port in ("ny", "va", "fl")]
    )
    do(game, "poach pr 2 va")
    assert aboard(game, 1) == {"VI": 1} and game.position()["waiting"]["VA"] == {"PR": 2}


@pytest.mark.rule("CL-10.3")
def test_poached_guests_at_most_two() -> None:
    game = do(attackers("A25", victim={"aboard": {"BAR": 5}}), "attack a25 seat 1")
    assert sorted({each.split()[2] for each in notations(game)}) == ["1", "2"]


@pytest.mark.rule("CL-10.3", "CL-16.3")
def test_smear_campaign() -> None:
    game = do(listed({"hand": ["A21"]}, {}, prices=[6, 6]), "attack a21 seat 1")
    assert prices(game) == [6, 5] and cash(game) == [20, 20]


@pytest.mark.rule("CL-10.3", "CL-10.8")
@pytest.mark.parametrize(("has", "paid"), [(20, 3), (2, 2)])
def test_smear_campaign_in_the_introductory_game(has: int, paid: int) -> None:
    game = do(attackers("A09", victim={"cash": has}), "attack a09 seat 1")
    assert cash(game) == [20, has - paid] and book(game, 1) == {"cards": -paid}


@pytest.mark.rule("CL-10.3", "CL-10.11")
def test_price_war() -> None:
    """The next delivering Visit earns $1 less per passenger, and that was it."""
    victim = {"at": "BAH", "aboard": {"PR": 2, "VI": 1}, "cash": 0}
    game = do(attackers("A10", victim=victim, up=["PR", "VI"]), "attack a10 seat 1")
    assert effects(game, 1)["price_war"]
    do(game, "sail pr", "sail bah", "end")  # a stop without delivering does not count
    assert effects(game, 1)["price_war"]
    do(game, "visit pr")
    assert book(game, 1) == {"fares": 2 * (3 - 1)} and not effects(game, 1)["price_war"]


@pytest.mark.rule("CL-10.3", "CL-20.2")
def test_headhunter() -> None:
    cards = {"A21", "A08", "A01"}
    taken = set()
    for seed in range(12):
        game = sea({"hand": ["A15"]}, {"hand": sorted(cards)}, seed=seed)
        do(game, "attack a15 seat 1", "decline")
        assert len(hand(game)) == 1 and {*hand(game), *hand(game, 1)} == cards and len(hand(game, 1)) == 2
        taken |= set(hand(game))
    assert taken == cards  # at random


@pytest.mark.rule("CL-10.3", "CL-10.11", "CL-7.1")
def test_customs_inspection() -> None:
    game = do(sea({"hand": ["A04"], "fuel": 9}, {}, {}), "attack a04 seat 1", "end")
    assert game.to_act == (2,) and not effects(game, 1)["delay"]  # the lost turn is over
    do(game, "return va", "sail bah", "end")
    assert game.to_act == (1,)


@pytest.mark.rule("CL-10.11")
def test_a_lost_turn_neither_counts_nor_ends_other_states() -> None:
    victim = {"delay": True, "bunker": True, "strike": 2, "fuel": 3}
    game = sea({"fuel": 9}, victim)
    do(game, "sail bah", "end")
    assert game.to_act == (0,)
    assert effects(game, 1) == {"delay": False, "bunker": True, "strike": 2, "price_war": False}
    do(game, "sail fl", "end", "sail va")
    assert effects(game, 1) == {"delay": False, "bunker": False, "strike": 1, "price_war": False}


@pytest.mark.rule("CL-10.11", "CL-7.1")
def test_customs_inspection_of_the_only_rival() -> None:
    game = sea({"hand": ["A13"], "fuel": 13}, {"cash": 0})
    do(game, "attack a13 seat 1")
    assert game.to_act == (0,)
    do(game, "return fl")
    assert game.to_act == (1,)


@pytest.mark.rule("CL-10.3", "CL-10.11")
def test_dock_strike() -> None:
    """No Pick up on the next two turns; the third is free again."""
    waiting = {"NY": {"PR": 5}}
    game = do(sea({"hand": ["A12"], "fuel": 13}, {"at": "NY"}, waiting=waiting), "attack a12 seat 1")
    for left in (2, 1):
        assert effects(game, 1)["strike"] == left and "pick" not in verbs(game)
        refused(game, "pick ny pr 1", "CL-10.11")
        there, mine = ("sail va", "sail bah") if left == 2 else ("sail ny", "sail fl")
        do(game, there, "end", mine, "end")
    assert effects(game, 1)["strike"] == 0 and "pick ny pr 1" in notations(game)


@pytest.mark.rule("CL-10.3", "CL-10.8")
@pytest.mark.parametrize(("resorts", "has", "paid"), [(0, 20, 2), (3, 20, 5), (3, 4, 4)])
def test_environmental_fine(resorts: int, has: int, paid: int) -> None:
    owned = dict.fromkeys(["PR", "VI", "BAR"][:resorts], 1)
    game = do(attackers("A18", victim={"cash": has}, resorts=owned), "attack a18 seat 1")
    assert cash(game) == [20, has - paid] and debts(game) == [0, 0]


@pytest.mark.rule("CL-10.11", "CL-4.5")
def test_lasting_effects_end_with_the_season() -> None:
    victim = {"bunker": True, "strike": 2, "price_war": True, "delay": True}
    game = sea({}, {**victim, "aboard": {"PR": 1}, "cash": 9}, events=[f"E{n:02}" for n in range(20, 6, -1)])
    do(game, "return fl")
    assert game.to_act == (1,) and effects(game, 1)["strike"] == 2  # the delay is used up
    do(game, "return ny")
    assert game.position()["season"] == "summer"
    assert effects(game, 1) == {"delay": False, "bunker": False, "strike": 0, "price_war": False}


@pytest.mark.rule("CL-10.11", "CL-20.1")
def test_lasting_effects_are_public() -> None:
    game = do(sea({"hand": ["A12"]}, {}, {}), "attack a12 seat 1")
    assert [table(game, seat)["companies"][1]["effects"]["strike"] for seat in (0, 1, 2, None)] == [2] * 4
