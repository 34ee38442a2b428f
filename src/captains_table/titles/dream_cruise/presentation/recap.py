"""What is told of a voyage afterwards: the moments worth telling, the chart, three numbers, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from captains_table.kernel.recap import Count, Moment, Recap, Series
from captains_table.kernel.state import Phrase, State
from captains_table.titles.dream_cruise.presentation.highlights import Voyage, highlights
from captains_table.titles.dream_cruise.rules.notation import codes
from captains_table.titles.dream_cruise.rules.routes import longest_route
from captains_table.titles.dream_cruise.rules.state import ROUND_CAP, DreamCruise

CLOSE: Final = 3  # points between the first and the second
CLEAR: Final = 10
JANA: Final = 1  # she has the line of a second seat, where nobody sits in solo


def hands(state: State) -> list[list[str]]:
    """The cards of every seat, as one writes them down."""
    assert isinstance(state, DreamCruise)
    return [codes(state.options.components.ship_ids, ship.hand) for ship in state.ships]


def recap(moments: Sequence[Moment]) -> Recap:
    voyage = Voyage(moments)
    return Recap(voyage.turns, highlights(voyage), chart(voyage), numbers(voyage), *verdict(voyage))


def chart(voyage: Voyage) -> list[Series]:
    """Points as they would count at that moment; Jana's families only after the game, when she has shown them."""
    lines = [
        Series(_phrase("line", who=seat), [state.total(seat) for state in voyage.states], seat)
        for seat in range(voyage.last.seats)
    ]
    if voyage.options.solo:
        lines.append(Series(_phrase("line_jana"), [_jana(voyage, state) for state in voyage.states], JANA))
    return lines


def _jana(voyage: Voyage, state: DreamCruise) -> int:
    if voyage.last.over:
        return state.jana_total()
    return longest_route(list(state.jana_locations), state.options).value


def numbers(voyage: Voyage) -> list[Count]:
    """The days; then the points of two, or what all ships together have done."""
    last, days = voyage.last, voyage.turns[-1]
    found = [Count(days, _phrase("count_days", n=days))]
    if last.seats == 2:
        return [*found, *[Count(last.total(seat), _phrase("count_points", who=seat), seat) for seat in range(2)]]
    if last.options.solo and last.over:
        own = Count(last.total(0), _phrase("count_points", who=0), 0)
        return [*found, own, Count(last.jana_total(), _phrase("count_jana"))]
    happy = sum(len(ship.pile) for ship in last.ships)
    sent = len(voyage.sent)
    return [*found, Count(happy, _phrase("count_families", n=happy)), Count(sent, _phrase("count_guests", n=sent))]


def verdict(voyage: Voyage) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    """Tag, title, and a sentence or two."""
    last = voyage.last
    if not last.over:
        return _phrase("tag_open"), _phrase("title_open"), (_phrase("text_open", n=max(1, last.round)),)
    if last.options.solo:
        return _verdict_of_solo(last)
    winner = last.winner()
    ranked = sorted(range(last.seats), key=lambda seat: (seat != winner, -last.total(seat)))
    named = dict(zip("abcd", ranked, strict=False))
    totals = {f"{letter}_points": last.total(seat) for letter, seat in named.items()}
    text = [_phrase(f"points_{last.seats}", **named, **totals)]
    margin = last.total(winner) - last.total(ranked[1])
    title = "title_close" if margin <= CLOSE else "title_clear" if margin >= CLEAR else "title_won"
    if margin == 0:  # DC-12.10
        title = f"title_{last.decided_by()}"
        text.append(_phrase(f"text{title.removeprefix('title')}", who=winner, n=len(last.ships[winner].hand)))
    if last.final == ROUND_CAP:
        text.append(_phrase("text_cap", n=last.round))
    return _phrase("tag_won", who=winner), _phrase(title), tuple(text)


def _verdict_of_solo(last: DreamCruise) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    """DC-13.11"""
    points = _phrase("points_solo", who=0, n=last.total(0), jana=last.jana_total())
    if last.reason == "ahead_of_jana":
        return _phrase("tag_solo_won"), _phrase("title_solo_won"), (points,)
    if last.reason == "level_with_jana":
        return _phrase("tag_jana"), _phrase("title_solo_level"), (points, _phrase("text_solo_level"))
    return _phrase("tag_jana"), _phrase("title_solo_lost"), (points,)


def _phrase(key: str, **args: Any) -> Phrase:
    return Phrase(f"recap.{key}", args)
