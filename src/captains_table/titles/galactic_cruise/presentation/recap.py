"""What is told of a game afterwards: the moments worth telling, the chart, three numbers, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from captains_table.kernel.recap import Count, Moment, Recap, Series
from captains_table.kernel.state import Phrase, State
from captains_table.titles.galactic_cruise.presentation.highlights import Rounds, highlights
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

CLOSE: Final = 3  # VP between the first and the second
CLEAR: Final = 30
GREAT: Final = 180  # VP


def hands(state: State) -> list[list[str]]:
    """The Agenda cards of every seat, as one writes them down."""
    assert isinstance(state, GalacticCruise)
    ids = state.options.components.card_ids
    return [sorted(ids[card] for card in player.hand) for player in state.players]


def recap(moments: Sequence[Moment]) -> Recap:
    rounds = Rounds(moments)
    return Recap(rounds.turns, highlights(rounds), chart(rounds), numbers(rounds), *verdict(rounds))


def chart(rounds: Rounds) -> list[Series]:
    """Victory Points, as the trackers stood."""
    return [
        Series(_phrase("line", who=seat), [float(state.players[seat].vp) for state in rounds.states], seat)
        for seat in rounds.seats
    ]


def numbers(rounds: Rounds) -> list[Count]:
    """What all together have done."""
    launches = len(list(rounds.find("liftoff")))
    guests = len(list(rounds.find("scores_guest")))
    cards = len(list(rounds.find("plays", "plays_resource")))
    return [
        Count(launches, _phrase("count_launches", n=launches)),
        Count(guests, _phrase("count_guests", n=guests)),
        Count(cards, _phrase("count_cards", n=cards)),
    ]


def verdict(rounds: Rounds) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    """Tag, title, and a sentence or two."""
    last = rounds.last
    if not last.over:
        return _phrase("tag_open"), _phrase("title_open"), (_phrase("text_open", n=last.round),)
    ranked = sorted(rounds.seats, key=last.standing, reverse=True)
    named = dict(zip("abcd", ranked, strict=False))
    points = {f"{letter}_vp": last.players[seat].vp for letter, seat in named.items()}
    text = _phrase(f"vp_{len(ranked)}", **named, **points)
    tag = _phrase("tag_won", who=ranked[0])
    first, second = last.players[ranked[0]], last.players[ranked[1]]
    margin = first.vp - second.vp
    if margin == 0:
        return tag, _phrase("title_tie"), (text, _phrase(_tie(last, ranked), who=ranked[0]))
    return tag, _phrase(_title(first.vp, margin, last.automatic(ranked[0]))), (text,)


def _title(points: int, margin: int, automatic: bool) -> str:
    if margin <= CLOSE:
        return "title_close"
    if automatic:
        return "title_rachel"
    return "title_great" if points >= GREAT else "title_clear" if margin >= CLEAR else "title_won"


def _tie(last: GalacticCruise, ranked: list[int]) -> str:
    """GC-15.7: what broke it."""
    one, other = last.standing(ranked[0]), last.standing(ranked[1])
    broken = next(k for k in range(1, len(one)) if one[k] != other[k])
    return ("text_cubes", "text_reputation", "text_cockpits", "text_seat")[broken - 1]


def _phrase(key: str, **args: Any) -> Phrase:
    return Phrase(f"recap.{key}", args)
