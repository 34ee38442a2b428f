"""What is told of a game afterwards: the moments worth telling, the chart, three numbers, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from captains_table.kernel.recap import Count, Moment, Recap, Series
from captains_table.kernel.state import Phrase, State
from captains_table.titles.cruise_line_caribbean.data.ids import SEASONS
from captains_table.titles.cruise_line_caribbean.presentation.highlights import Years, highlights
from captains_table.titles.cruise_line_caribbean.rules.state import ALONE, CruiseLine

CLOSE: Final = 5  # dollars between the first and the second
CLEAR: Final = 40


def hands(state: State) -> list[list[str]]:
    """The Action cards of every seat, as one writes them down."""
    assert isinstance(state, CruiseLine)
    ids = state.options.components.card_ids
    return [sorted(ids[card] for card in company.cards()) for company in state.companies]


def recap(moments: Sequence[Moment]) -> Recap:
    years = Years(moments)
    return Recap(years.turns, highlights(years), chart(years), numbers(years), *verdict(years))


def chart(years: Years) -> list[Series]:
    """Net worth as the last season left it, and at last as it is."""
    return [Series(_phrase("line", who=seat), _line(years, seat), seat) for seat in years.seats]


def _line(years: Years, seat: int) -> list[float]:
    begin = years.states[0]
    start = begin.worths[-1][2][seat] if begin.worths else begin.worth(seat)
    line: list[float] = [state.worths[-1][2][seat] if state.worths else start for state in years.states]
    return [*line[:-1], years.last.worth(seat)]


def numbers(years: Years) -> list[Count]:
    """Passengers; then the net worth of two, or what all ships together have done."""
    last = years.last
    carried = sum(event.public["n"] for _, event in years.find("delivers"))
    found = [Count(carried, _phrase("count_passengers", n=carried))]
    if last.seats == 2:
        return [*found, *[Count(last.worth(seat), _phrase("count_worth", who=seat), seat) for seat in years.seats]]
    fares = sum(event.public["amount"] for _, event in years.find("delivers"))
    burned = sum(event.public["n"] for _, event in years.find("sails"))
    return [*found, Count(fares, _phrase("count_fares")), Count(burned, _phrase("count_fuel"))]


def verdict(years: Years) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    """Tag, title, and a sentence or two."""
    last = years.last
    if not last.over:
        where = {"season": SEASONS[last.season], "year": last.year}
        return _phrase("tag_open"), _phrase("title_open"), (_phrase("text_open", **where),)
    ranked = sorted(years.seats, key=last.standing, reverse=True)
    named = dict(zip("abcd", ranked, strict=False))
    worth = {f"{letter}_worth": last.worth(seat) for letter, seat in named.items()}
    text = _phrase(f"worth_{last.seats}", **named, **worth)
    winners = list(last.outcome().winners)
    if len(winners) > 1:  # CL-12.2
        return _phrase("tag_shared"), _phrase("title_shared"), (text, _phrase("text_shared", who=winners))
    tag = _phrase("tag_won", who=winners)
    if last.reason == ALONE:
        return tag, _phrase("title_alone"), (text, _phrase("text_alone"))
    margin = last.worth(ranked[0]) - last.worth(ranked[1])
    if margin == 0 and not last.companies[ranked[1]].out:
        return tag, _phrase("title_tie"), (text, _phrase(_tie(last, ranked), who=winners))
    return tag, _phrase(_title(last.worth(ranked[0]), margin)), (text,)


def _title(worth: int, margin: int) -> str:
    if worth < 0:
        return "title_red"
    return "title_close" if margin <= CLOSE else "title_clear" if margin >= CLEAR else "title_won"


def _tie(last: CruiseLine, ranked: list[int]) -> str:
    """What broke it: cash, or resorts."""
    first, second = last.companies[ranked[0]], last.companies[ranked[1]]
    return "text_cash" if first.cash > second.cash else "text_resorts"


def _phrase(key: str, **args: Any) -> Phrase:
    return Phrase(f"recap.{key}", args)
