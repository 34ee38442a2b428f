"""The moments of a game that are worth telling. Each is counted from the game, nothing is guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from captains_table.kernel.recap import Highlight, Moment, pick
from captains_table.kernel.state import Event, Phrase
from captains_table.titles.cruise_line_caribbean.data.ids import ENTRIES, IN_TOW, LARGE, SEASONS, SIZES
from captains_table.titles.cruise_line_caribbean.presentation.highlights_attacks import attack_that_hurt_most
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine

VOYAGE: Final = 15  # dollars of fares in a season
CROWD: Final = 4  # passengers delivered at once
RESORT: Final = 4  # dollars a resort earned
OWED: Final = 10  # dollars of debt
HIGH: Final = 10  # a stock price
UNHAPPY: Final = 3  # passengers who never saw their island
FIRST: Final = 3  # seasons as the first one back
BUDGET: Final = 6  # dollars of advertising
EXPLORED: Final = 3  # markers turned up
LEADS: Final = 3  # changes of the lead


class Years:
    """A game looked back upon. Its turns are the seasons, the first Winter being 0."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        self.moments = moments
        self.states = [moment.state for moment in moments if isinstance(moment.state, CruiseLine)]
        self.last = self.states[-1]
        self.seats = range(self.last.seats)
        self.turns = [0] + [4 * (state.year - 1) + state.season for state in self.states[:-1]]
        self.events = [(ply, event) for ply, moment in enumerate(moments) for event in moment.events]
        closed = [len(state.worths) for state in self.states]
        self.ends = [ply for ply in range(1, len(closed)) if closed[ply] > closed[ply - 1]]  # of the seasons

    def find(self, *kinds: str) -> Iterator[tuple[int, Event]]:
        return (each for each in self.events if each[1].kind in kinds)

    def most(self, kind: str, key: str) -> tuple[int, Event] | None:
        """The event of this kind with the highest number; the first of several."""
        return max(self.find(kind), key=lambda each: int(each[1].public[key]), default=None)

    def when(self, ply: int) -> dict[str, Any]:
        """The season of a moment, for a sentence."""
        year, season = divmod(self.turns[ply], 4)
        return {"season": SEASONS[season], "year": year + 1}

    def worth(self, ply: int) -> list[int]:
        return [self.states[ply].worth(seat) for seat in self.seats]


def _highlight(ply: int, *said: tuple[str, dict[str, Any]]) -> Highlight:
    return Highlight(ply, tuple([Phrase(f"recap.{key}", args) for key, args in said]))


def _loud(amount: int) -> str:
    """A net worth that stands out; a negative one does not."""
    return str(amount) if amount < 0 else f"*{amount}*"


def opening(years: Years) -> Highlight | None:
    """Which companies the first two run."""
    found = list(years.find("company"))
    if len(found) < 2:
        return None
    (_, one), (ply, two) = found[:2]
    args = {"who": one.seat, "company": one.public["company"], "other": two.seat, "rival": two.public["company"]}
    return _highlight(ply, ("opening", args))


def best_voyage(years: Years) -> Highlight | None:
    """The season with most fares, told when its last passengers went ashore."""
    fares: Counter[tuple[int, int]] = Counter()
    people: Counter[tuple[int, int]] = Counter()
    latest: dict[tuple[int, int], int] = {}
    for ply, event in years.find("delivers"):
        voyage = (years.turns[ply], event.seat)
        fares[voyage] += event.public["amount"]
        people[voyage] += event.public["n"]
        latest[voyage] = ply
    for voyage, amount in fares.most_common(1):
        if amount >= VOYAGE:
            ply = latest[voyage]
            args = {"who": voyage[1], "n": people[voyage], "amount": amount, **years.when(ply)}
            return _highlight(ply, ("voyage", args))
    return None


def biggest_delivery(years: Years) -> Highlight | None:
    found = years.most("delivers", "n")
    if found is None or found[1].public["n"] < CROWD:
        return None
    ply, event = found
    args = {"who": event.seat, **{key: event.public[key] for key in ("n", "island", "amount")}}
    return _highlight(ply, ("delivery", args))


def best_resort(years: Years) -> Highlight | None:
    """The resort that earned its owner most, told when it was built."""
    earned: Counter[tuple[int, int]] = Counter()
    for _, event in years.find("resort_income"):
        earned[event.seat, event.public["island"]] += event.public["amount"]
    for (seat, island), amount in earned.most_common(1):
        for ply, event in years.find("resort"):
            if amount >= RESORT and (event.seat, event.public["island"]) == (seat, island):
                return _highlight(ply, ("resort", {"who": seat, "island": island, "amount": amount}))
    return None


def attacked(years: Years) -> Highlight | None:
    found = attack_that_hurt_most(years.events, years.states)
    return None if found is None else _highlight(*found)


def auction(years: Years) -> Highlight | None:
    """The dearest share sold by auction."""
    found = years.most("wins_auction", "amount")
    if found is None:
        return None
    ply, event = found
    bought = next(each for at, each in years.find("buys") if at == ply)
    return _highlight(
        ply, ("auction", {"who": event.seat, **{key: bought.public[key] for key in ("company", "n", "amount")}})
    )


def towed(years: Years) -> Highlight | None:
    """The dearest tow, told when it was paid."""
    fees = [each for each in years.find("pays", "debt") if each[1].public["entry"] == ENTRIES[IN_TOW]]
    found = max(fees, key=lambda each: int(each[1].public["amount"]), default=None)
    if found is None:
        return None
    ply, event = found
    port = [each.public["port"] for at, each in years.find("tow") if at <= ply and each.seat == event.seat][-1]
    return _highlight(ply, ("tow", {"who": event.seat, "port": port, "amount": event.public["amount"]}))


def deepest_debt(years: Years) -> Highlight | None:
    """Who owed most, told when it was reached."""
    most, found = OWED - 1, None
    for ply, state in enumerate(years.states):
        for seat in years.seats:
            if state.companies[seat].debt > most:
                most = state.companies[seat].debt
                found = (ply, seat)
    if found is None:
        return None
    ply, seat = found
    cleared = years.last.over and not years.last.companies[seat].debt
    return _highlight(ply, ("debt", {"who": seat, "amount": most}), *([("debt_cleared", {})] if cleared else []))


def bankrupt(years: Years) -> Highlight | None:
    for ply, event in years.find("bankrupt"):
        args = {"who": event.seat, "company": event.public["company"], "amount": event.public["debt"]}
        return _highlight(ply, ("bankrupt", args))
    return None


def highest_price(years: Years) -> Highlight | None:
    """When a stock stood highest."""
    if not years.last.options.standard:
        return None
    best, found = HIGH - 1, None
    for ply, state in enumerate(years.states):
        for seat in years.seats:
            if state.prices[seat] > best:
                best = state.prices[seat]
                found = _highlight(ply, ("price", {"company": state.companies[seat].id, "amount": best}))
    return found


def never_saw_it(years: Years) -> Highlight | None:
    found = years.most("unsatisfied", "n")
    if found is None or found[1].public["n"] < UNHAPPY:
        return None
    return _highlight(found[0], ("unsatisfied", {"who": found[1].seat, "n": found[1].public["n"]}))


def first_home(years: Years) -> Highlight | None:
    """Who was the first one back most often, told at the last time."""
    homes = [(ply, event.seat) for ply, event in years.find("returns") if event.public["n"] == 1]
    for seat, number in Counter(seat for _, seat in homes).most_common(1):
        if number >= FIRST:
            ply = [ply for ply, who in homes if who == seat][-1]
            return _highlight(ply, ("first_home", {"who": seat, "n": number}))
    return None


def first_large_ship(years: Years) -> Highlight | None:
    for ply, event in years.find("upgrade", "first_ship"):
        if event.public["size"] == SIZES[LARGE]:
            return _highlight(ply, ("large", {"who": event.seat, **years.when(ply)}))
    return None


def dearest_campaign(years: Years) -> Highlight | None:
    found = years.most("bid", "amount")
    if found is None or found[1].public["amount"] < BUDGET:
        return None
    return _highlight(found[0], ("campaign", {"who": found[1].seat, "amount": found[1].public["amount"]}))


def explorer(years: Years) -> Highlight | None:
    """Who turned up most Mystery markers, told at the last of them."""
    found = list(years.find("mystery"))
    for seat, number in Counter(event.seat for _, event in found).most_common(1):
        if number >= EXPLORED:
            ply = [ply for ply, event in found if event.seat == seat][-1]
            return _highlight(ply, ("explorer", {"who": seat, "n": number}))
    return None


def lead_changed(years: Years) -> Highlight | None:
    """The last season before the end after which somebody else was ahead."""
    ahead, changes = -1, 0
    found: Highlight | None = None
    for ply in years.ends[:-1]:
        worth = years.worth(ply)
        first, second = sorted(worth, reverse=True)[:2]
        who = ahead if first == second else worth.index(first)
        if who != ahead and ahead >= 0:
            changes += 1
            said: list[tuple[str, dict[str, Any]]] = [("lead", {"who": who, "a": _loud(first), "b": second})]
            if changes >= LEADS:
                said.append(("leads", {"n": changes}))
            found = _highlight(ply, *said)
        ahead = who
    return found


def half_way(years: Years) -> Highlight | None:
    if len(years.ends) < 6:
        return None
    ply = years.ends[len(years.ends) // 2 - 1]
    worth = years.worth(ply)
    most = max(worth)
    key = "half" if worth.count(most) == 1 else "half_level"
    return _highlight(ply, (key, {"who": worth.index(most), "amount": _loud(most)}))


def taken_back(years: Years) -> Highlight | None:
    found = [ply for ply, moment in enumerate(years.moments) if moment.undone and moment.seat >= 0]
    return _highlight(found[-1], ("undone", {"who": years.moments[found[-1]].seat})) if found else None


def the_end(years: Years) -> Highlight | None:
    """Who won, and how far behind the winner was a season earlier."""
    last = years.last
    if not last.over:
        return None
    winners = list(last.outcome().winners)
    said: list[tuple[str, dict[str, Any]]] = []
    if len(years.ends) > 1 and len(winners) == 1:
        before = years.worth(years.ends[-2])
        behind = max(before) - before[winners[0]]
        if behind > 0:
            said.append(("rescue", {"who": winners[0], "other": before.index(max(before)), "amount": behind}))
    key = "end" if len(winners) == 1 else "end_shared"
    said.append((key, {"who": winners, "amount": _loud(last.worth(winners[0]))}))
    return _highlight(len(years.moments) - 1, *said)


RULES: Final[tuple[Callable[[Years], Highlight | None], ...]] = (  # what is told first if there is too much to tell
    the_end,
    bankrupt,
    best_voyage,
    attacked,
    auction,
    lead_changed,
    biggest_delivery,
    best_resort,
    towed,
    deepest_debt,
    highest_price,
    never_saw_it,
    first_large_ship,
    opening,
    dearest_campaign,
    first_home,
    explorer,
    taken_back,
    half_way,
)


def highlights(years: Years) -> list[Highlight]:
    """The seven that count most, one per season, in their order."""
    return pick([rule(years) for rule in RULES], years.turns)
