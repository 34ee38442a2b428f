"""What is told of a voyage afterwards: the moments worth telling, the chart, three numbers, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains_table.kernel.recap import Count, Moment, Recap, Series
from captains_table.kernel.state import Phrase, State
from captains_table.titles.tranquility.presentation.highlights import Voyage, highlights, points_of
from captains_table.titles.tranquility.rules.notation import words
from captains_table.titles.tranquility.rules.options import DUEL, MODES
from captains_table.titles.tranquility.rules.state import Tranquility


def hands(state: State) -> list[list[str]]:
    """The cards of every seat, as one writes them down."""
    assert isinstance(state, Tranquility)
    return [words(state, hand) for hand in state.hands]


def recap(moments: Sequence[Moment]) -> Recap:
    voyage = Voyage(moments)
    return Recap(voyage.turns, highlights(voyage), chart(voyage), numbers(voyage), *verdict(voyage))


def chart(voyage: Voyage) -> list[Series]:
    if voyage.last.options.mode == DUEL:
        return [
            Series(Phrase("recap.line", {"who": seat}), [state.points(seat) for state in voyage.states], seat)
            for seat in range(2)
        ]
    plies = range(len(voyage.states))
    return [
        Series(Phrase("recap.cards", {}), [voyage.cards(ply) for ply in plies]),
        Series(Phrase("recap.gaps", {}), [voyage.gaps(ply) for ply in plies]),
    ]


def numbers(voyage: Voyage) -> list[Count]:
    def count(key: str, value: int) -> Count:
        return Count(value, Phrase(f"recap.{key}", {"n": value}))

    turns = count("count_turns", voyage.turns[-1])
    if voyage.last.options.mode == DUEL:
        points = [voyage.last.points(seat) for seat in range(2)]
        return [turns, *[Count(points[seat], Phrase("recap.count_points", {"who": seat}), seat) for seat in range(2)]]
    paid = sum(placed.cost for placed in voyage.placed)
    if voyage.last.reason == "arrived":
        return [turns, count("count_paid", paid), count("count_left", voyage.cards())]
    return [turns, count("count_gaps", voyage.gaps()), count("count_left", voyage.cards())]


def verdict(voyage: Voyage) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    """Tag, title, and a sentence or two."""
    last = voyage.last
    alone = "_alone" if last.seats == 1 else ""
    args = {"who": voyage.events[-1][1].seat if voyage.events else 0, "n": voyage.gaps(), "laid": last.filled}
    if not last.over:
        return _phrase("tag_open"), _phrase("title_open"), (_phrase("text_open", slots=last.layout.slots, **args),)
    if last.options.mode == DUEL:
        return _verdict_of_a_duel(last)
    if last.reason == "arrived":
        return _phrase(f"tag_won{alone}"), _phrase("title_won"), (_phrase(f"text_won_{MODES[last.options.mode]}"),)
    if last.reason == "conceded":
        text = _phrase("text_conceded", slots=last.layout.slots, **args)
        return _phrase("tag_conceded"), _phrase(f"title_conceded{alone}"), (text,)
    title = "title_unpaid" if last.reason == "start_unpaid" else "title_lost" if voyage.gaps() else "title_full"
    text = _phrase(f"text_{last.reason}", pay=last.options.start_payment, **args)
    return _phrase("tag_lost"), _phrase(title, **args), (text,)


def _verdict_of_a_duel(last: Tranquility) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    winners = last.outcome().winners
    points = _phrase("points", **points_of(last))
    if not winners:
        return _phrase("tag_drawn"), _phrase("title_drawn"), (points,)
    side = "moon" if winners[0] == last.moon_seat else "sun"
    even = last.points(0) == last.points(1)
    text = (points, _phrase("text_fewer", who=winners[0])) if even else (points,)  # TR-18.8
    return _phrase("tag_duel", who=winners[0]), _phrase(f"title_{side}"), text


def _phrase(key: str, **args: Any) -> Phrase:
    return Phrase(f"recap.{key}", args)
