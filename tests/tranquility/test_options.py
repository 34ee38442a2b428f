"""The table options: what is refused, what is ignored (section 19)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, new, notations

TRANQUILITY = ct.title("tranquility")
EVERYTHING: dict[str, Any] = {"rocks": True, "monsters": 5, "storms": True}


def inventory(game: ct.Game) -> list[int]:
    return [int(str(card)) for card in TRANQUILITY.inventory(game.state)]


def zones(game: ct.Game, *names: str) -> list[list[int | str]]:
    """The cards of these zones of all seats, from the position."""
    position = game.position()
    return [cards or [] for name in names for cards in position[name]]


def dealt(game: ct.Game) -> list[int]:
    """How many cards each seat was dealt: hand and pile without the Start that came later."""
    position = game.position()
    starts = 0 if position["deck"] else 1
    return [len(held) + len(pile) - starts for held, pile in zip(position["hands"], position["piles"], strict=True)]


# -- section 19: the table options -----------------------------------------------------------------------


@pytest.mark.rule("TR-3.1")
def test_options_values_and_defaults() -> None:
    written = {option.name: (list(option.values), option.default) for option in TRANQUILITY.options}
    assert list(TRANQUILITY.seats) == [1, 2, 3, 4, 5]
    assert written == {
        "mode": (["standard", "great_arch", "pyramid", "day_night", "duel"], "standard"),
        "removal": (list(range(21)), 0),
        "rocks": ([False, True], False),
        "monsters": ([0, 3, 4, 5], 0),
        "storms": ([False, True], False),
        "first_player": (["fewest", "random"], "fewest"),
        "strict_one_card": ([False, True], False),
        "start_split": (["negotiate", "captain"], "negotiate"),
        "start_shortfall": (["lose", "pay_all"], "lose"),
        "opening_storms": (["reshuffle", "resolve"], "reshuffle"),
        "talk": (["strict", "free"], "strict"),
        "own_discards_visible": ([False, True], False),
        "solo_hand": ([5, 8], 5),
        "solo_start_draw": ([13, 8], 13),
        "dn_rotation": (["each_turn", "on_discard"], "each_turn"),
    }


@pytest.mark.rule("TR-3.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"mode": "pyramid", module: value}) for module, value in EVERYTHING.items()]
    + [(2, {"mode": "duel", module: value}) for module, value in [*EVERYTHING.items(), ("removal", 4)]]
    + [(seats, {"mode": "duel"}) for seats in (1, 3, 4, 5)]
    + [(seats, {}) for seats in (0, 6, -1)]
    + [(2, {"removal": 21}), (2, {"removal": -1}), (2, {"monsters": 1}), (2, {"monsters": 2}), (2, {"monsters": 6})]
    + [(1, {"solo_hand": 6}), (2, {"mode": "two"}), (2, {"talk": "loud"}), (2, {"wind": True})],
)
def test_what_cannot_be_agreed_on_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises((ct.BadOptions, ct.BadSeats)):
        new(seats, **options)


START_STORM_AND_TALK: dict[str, Any] = {
    "start_split": "captain", "start_shortfall": "pay_all", "opening_storms": "resolve", "talk": "free",
}  # fmt: skip


@pytest.mark.rule("TR-3.1")
@pytest.mark.parametrize(
    ("seats", "base", "idle"),
    [
        (2, {}, {"solo_hand": 8, "solo_start_draw": 8}),
        (1, {}, {"start_split": "captain", "talk": "free"}),
        (3, {"monsters": 3}, {"opening_storms": "resolve"}),
        (2, {"mode": "great_arch"}, {"dn_rotation": "on_discard"}),
        (2, {"mode": "duel"}, START_STORM_AND_TALK),
        (2, {"mode": "duel"}, {"first_player": "random", "strict_one_card": True}),
        (2, {"mode": "duel"}, {"dn_rotation": "on_discard", "solo_hand": 8}),
    ],
)
def test_options_without_effect_are_ignored(seats: int, base: dict[str, Any], idle: dict[str, Any]) -> None:
    """The same deal, and the same game through to the end with the same choices."""
    plain = new(seats, seed=7, **base)
    other = new(seats, seed=7, **base, **idle)
    while plain.to_act:
        assert {**plain.position(), "options": 0} == {**other.position(), "options": 0}
        seat = plain.to_act[-1]
        wanted = plain.choices(seat)
        assert other.choices(seat) == wanted
        plain.choose(seat, wanted[len(wanted) // 2])
        other.choose(seat, wanted[len(wanted) // 2])
    assert plain.outcome == other.outcome


@pytest.mark.rule("TR-7.6")
def test_one_card_is_no_loss_in_the_duel() -> None:
    game = at({"hands": [[40], None]}, mode="duel", strict_one_card=True)
    assert notations(game) == ["play 40"]
