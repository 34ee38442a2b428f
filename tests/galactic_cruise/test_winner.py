"""Who wins, and every tie-break (GC-15.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.helpers import purse, table

POOR: dict[str, Any] = {"money": 0, "ads": 0, "stored": {}}


def won(*players: dict[str, Any], **data: Any) -> tuple[tuple[int, ...], list[int]]:
    """The winners and all totals, when nothing is left but AGM C."""
    seats = len(players)
    game = table(
        {"players": [{**POOR, **each} for each in players], "phase": "last_flight", "end_stage": 2, "agms": 2, **data},
        seats,
        setup="standard",
    )
    assert game.outcome is not None
    return game.outcome.winners, [purse(game, seat)[2] for seat in range(seats)]


@pytest.mark.rule("GC-15.7")
def test_most_points_win() -> None:
    winners, totals = won({"vp": 20}, {"vp": 21}, {"vp": 19})
    assert (winners, totals) == ((1,), [16, 17, 15])


@pytest.mark.rule("GC-15.7")
def test_first_more_cubes_on_the_whole_track() -> None:
    """Cubes of section 1 score no more, and still break the tie; against higher Reputation."""
    track = [0, 0, 1, None, *[None] * 11]
    winners, totals = won({"vp": 11, "launches": 2}, {"vp": 10, "launches": 1, "reputation": 1}, {"vp": 0}, track=track)
    assert totals[:2] == [6, 6]
    assert winners == (0,)


@pytest.mark.rule("GC-15.7")
def test_then_higher_reputation() -> None:
    """Reputation 2 leads; the other has a point more before."""
    winners, totals = won({"vp": 10, "reputation": 2}, {"vp": 11, "reputation": 1}, {"vp": 0})
    assert totals[:2] == [6, 6]
    assert winners == (0,)


@pytest.mark.rule("GC-15.7")
def test_then_more_points_from_cockpits() -> None:
    """One has launched the Ship (5 VP not lost), the other has 5 more from before; cubes are equal."""
    first = {"vp": 10, "ships": [{"launched": True}], "launches": 1}
    second = {"vp": 15, "launches": 1}
    winners, totals = won(first, second, {"vp": 0}, track=[0, 1, *[None] * 13])
    assert totals[:2] == [11, 11]
    assert winners == (0,)


@pytest.mark.rule("GC-15.7")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_at_last_the_later_seat(first: int, winner: int) -> None:
    """Counted from the first player."""
    winners, totals = won({}, {}, {}, first=first)
    assert len(set(totals)) == 1
    assert winners == (winner,)


@pytest.mark.rule("GC-15.7", "GC-16.10")
def test_with_two_players_the_npc_wins_nothing() -> None:
    winners, totals = won({"vp": 20}, {"vp": 9}, workers={"L1": ["npc", "worker"], "L2": ["npc", "worker"]})
    assert (winners, len(totals)) == ((0,), 2)
