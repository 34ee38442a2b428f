"""Agenda cards on Developments and Experts: AG06 to AG10."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.helpers import acting, asked, do, free, player, purse, turn, what


@pytest.mark.rule("GC-2.15", "GC-9.1.2")
def test_ag06_government_grant_takes_three_off() -> None:
    game = acting("development", {"hand": ["AG06"]})
    do(game, 0, "play ag06", "build food a3", "pay 0 1")
    assert purse(game) == (9, 2, 5, 1)
    later = acting("development", {"hand": ["AG06"]})
    do(later, 0, "build food a3", "play ag06", "pay 1 0")
    assert purse(later)[0] == 10


@pytest.mark.rule("GC-8.5")
def test_ag06_government_grant_may_be_needed() -> None:
    game = acting("development", {"hand": ["AG06"], "money": 0, "stored": {"oxygen": 1}})
    assert (what(game), asked(game)) == ("required_card", ["play ag06"])
    do(game, 0, "play ag06")
    assert {notation.split()[1] for notation in asked(game)} == {"oxygen"}
    broke = do(turn({"hand": ["AG06"], "money": 0, "stored": {}}), 0, "assign worker l1")
    assert "act development" not in asked(broke), "1 is still owed"


@pytest.mark.rule("GC-R44", "GC-9.9.4")
@pytest.mark.parametrize("card", ["AG06", "AG07", "AG08"])
def test_development_cards_are_not_for_token_g4(card: str) -> None:
    game = acting("schedule", {"hand": [card]}, cruises=["C01", "C02", "C03", "C04", "C05"])
    do(game, 0, "schedule c01", "flip g4")
    assert what(game) == "build_development"
    assert f"play {card.lower()}" not in free(game)
    do(game, 0, "build food a3")
    assert f"play {card.lower()}" not in free(game)


@pytest.mark.rule("GC-9.1.4")
def test_ag07_ribbon_cutting_brings_two_reputation() -> None:
    """Beside the one for being first."""
    game = acting("development", {"hand": ["AG07"]})
    do(game, 0, "play ag07", "build food a3", "pay 0 4")
    assert purse(game)[3] == 3
    second = acting("development", {"hand": ["AG07"]}, areas={"A3": [1]})
    do(second, 0, "build food a3", "play ag07")
    assert purse(second)[3] == 0, "after the Development is placed"
    do(second, 0, "pay 0 4")
    assert purse(second)[3] == 2


@pytest.mark.rule("GC-9.1.1")
def test_ag08_twin_sites_builds_a_second_at_its_own_cost() -> None:
    game = acting("development", {"hand": ["AG08"], "money": 20})
    do(game, 0, "play ag08", "build food a3", "pay 0 4")
    assert "no site" in asked(game)
    do(game, 0, "build food a4", "pay 0 6")
    assert purse(game) == (10, 2, 5, 2)
    assert player(game)["removed"] == {"food": 2, "oxygen": 0, "fuel": 0}
    assert what(game) == "choose_action"


@pytest.mark.rule("GC-9.1.1")
def test_ag08_twin_sites_is_no_duty() -> None:
    game = acting("development", {"hand": ["AG08"], "money": 20})
    do(game, 0, "build food a3", "play ag08", "pay 0 4", "no site")
    assert (purse(game)[0], what(game)) == (16, "choose_action")
    last = acting(
        "development",
        {"hand": ["AG08"], "money": 20},
        areas={area: [0] for area in ("A1", "A2", "A3", "A4", "A5", "A6", "T1", "T2")},
    )
    assert "play ag08" not in free(last), "only one is left to build"


@pytest.mark.rule("GC-R56", "GC-10.3")
def test_government_grant_with_twin_sites_is_for_one_development() -> None:
    """The one paid next."""
    game = acting("development", {"hand": ["AG06", "AG08"], "money": 20})
    do(game, 0, "play ag06", "play ag08", "build food a3", "pay 0 1", "build oxygen a4", "pay 0 4")
    assert purse(game)[0] == 15
    second = acting("development", {"hand": ["AG06", "AG08"], "money": 20})
    do(second, 0, "play ag08", "build food a3", "pay 0 4", "play ag06", "build oxygen a4", "pay 0 1")
    assert purse(second)[0] == 15


@pytest.mark.rule("GC-R56", "GC-10.3")
def test_ribbon_cutting_with_twin_sites_is_for_one_development() -> None:
    """The one placed next: its Reputation comes before the second is paid."""
    game = acting("development", {"hand": ["AG07", "AG08"], "money": 20})
    do(game, 0, "play ag07", "play ag08", "build food a3", "pay 0 4")
    assert purse(game)[3] == 3
    do(game, 0, "build oxygen a4", "pay 0 4")
    assert purse(game)[3] == 4


@pytest.mark.rule("GC-9.2.1", "GC-2.15")
def test_ag09_headhunter_takes_four_off_the_hire() -> None:
    game = acting("expert", {"hand": ["AG09"], "money": 12})
    do(game, 0, "play ag09", "hire right")
    assert purse(game)[0] == 12 - 8
    free_hire = acting("expert", {"hand": ["AG09"], "tokens": ["B1", "B2", "B3", "B4", "G1"]})
    do(free_hire, 0, "play ag09", "hire left")
    assert purse(free_hire)[0] == 10, "never below 0"


@pytest.mark.rule("GC-8.5", "GC-10.5")
def test_ag09_headhunter_needed_or_useless() -> None:
    game = acting("expert", {"hand": ["AG09"], "money": 8})
    assert (what(game), asked(game)) == ("required_card", ["play ag09"])
    nothing = acting("expert", {"hand": ["AG09"], "hired": ["right"], "tokens": ["B1"]})
    assert "play ag09" not in free(nothing), "the left Expert costs nothing"


@pytest.mark.rule("GC-9.2.2", "GC-6.4")
def test_ag10_signing_bonus_brings_two_more_funding_bonuses() -> None:
    game = acting("expert", {"hand": ["AG10"], "money": 12})
    do(game, 0, "play ag10", "hire right")
    do(game, 0, "fund money", "fund money", "fund vp")
    assert (purse(game)[0], purse(game)[2], what(game)) == (2, 6, "choose_action")
    assert "play ag10" not in free(acting("development", {"hand": ["AG10"]}))


@pytest.mark.rule("GC-R53")
def test_signing_bonus_comes_too_late_after_the_hire() -> None:
    game = do(acting("expert", {"hand": ["AG10"], "money": 12}), 0, "hire right")
    assert what(game) == "funding"
    assert "play ag10" not in free(game)


@pytest.mark.rule("GC-9.2.2")
def test_without_signing_bonus_there_is_one() -> None:
    game = do(acting("expert", {"money": 12}), 0, "hire right", "fund vp")
    assert what(game) == "choose_action"
