"""The moments of a voyage that are worth telling. Each is counted from the game, nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from captains_table.kernel.recap import Highlight, Moment, pick
from captains_table.kernel.state import Event, Phrase
from captains_table.titles.tranquility.data.ids import FINISH, ISLANDS
from captains_table.titles.tranquility.rules.options import DUEL
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.turn import consecutive

STONES: Final = 5  # so many Islands in a row for nearly nothing are worth telling
OVERBOARD: Final = 3  # so many turns in a row that discard two
HIGH: Final = 60  # an opening
LOW: Final = 20
NEAR: Final = 3  # slots


class Placed(NamedTuple):
    """An Island that was laid, and its neighbours then (0: none)."""

    ply: int
    seat: int
    card: int
    slot: int
    cost: int
    low: int
    high: int


class Voyage:
    """A game looked back upon."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        self.moments = moments
        self.states = [moment.state for moment in moments if isinstance(moment.state, Tranquility)]
        self.turns = _turns(moments)
        self.last = self.states[-1]
        self.layout = self.last.layout
        self.events = [(ply, event) for ply, moment in enumerate(moments) for event in moment.events]
        self.placed = [self._placed(ply, event) for ply, event in self.events if event.kind.startswith("place")]

    def _placed(self, ply: int, event: Event) -> Placed:
        slot = self.layout.labels.index(event.public["slot"])
        grid = self.states[ply].grid
        low, high = grid[self.layout.before[slot]], grid[self.layout.after[slot]]
        return Placed(ply, event.seat, event.public["card"], slot, event.public["n"], low, high)

    def same_line(self, one: Placed, other: Placed) -> bool:
        return self.layout.line_of[one.slot] == self.layout.line_of[other.slot]

    def find(self, *kinds: str) -> Iterator[tuple[int, Event]]:
        return (each for each in self.events if each[1].kind in kinds)

    def gaps(self, ply: int = -1) -> int:
        return self.layout.slots - self.states[ply].filled

    def cards(self, ply: int = -1) -> int:
        """Cards left to play."""
        state = self.states[ply]
        return sum(map(len, state.hands)) + sum(map(len, state.piles))

    def spent(self, ply: int = -1) -> list[int]:
        """Cards discarded so far, per seat."""
        state = self.states[ply]
        return [len(state.discards[seat]) + len(state.buried[seat]) for seat in range(state.seats)]


def _turns(moments: Sequence[Moment]) -> list[int]:
    """A turn begins with its action; after a Finish shown in vain there is another action in the same turn."""
    turns: list[int] = []
    turn = 0
    again = False
    for moment in moments:
        if moment.notation in ("discard two", "turn") or moment.notation.startswith("play "):
            turn += 0 if again else 1
            again = False
        again = again or any(event.kind == "attempt_failed" for event in moment.events)
        turns.append(turn)
    return turns


def _highlight(ply: int, *said: tuple[str, dict[str, Any]]) -> Highlight:
    return Highlight(ply, tuple([Phrase(f"recap.{key}", args) for key, args in said]))


def opening(voyage: Voyage) -> Highlight | None:
    """The first two Islands; in the Duel the choice of sides comes before."""
    sides = [
        (event.kind.replace("side", "chose"), {"who": event.seat})
        for _, event in voyage.find("side_sun", "side_moon")  # told together with the first Island
    ]
    if not voyage.placed:
        return None
    first = voyage.placed[0]
    height = "high" if first.card >= HIGH else "low" if first.card <= LOW else "middle"
    said = [*sides, (f"opening_{height}", {"who": first.seat, "card": first.card})]
    if len(voyage.placed) > 1 and not sides:
        then = voyage.placed[1]
        apart = abs(then.slot - first.slot) if voyage.same_line(then, first) else voyage.layout.slots
        how = "beside" if apart == 1 else "near" if apart <= NEAR else "same" if then.seat == first.seat else "far"
        said.append((f"then_{how}", {"who": then.seat, "card": then.card}))
    return _highlight(first.ply, *said)


def stepping_stones(voyage: Voyage) -> Highlight | None:
    """The longest run of turns that all laid an Island and paid one card at most in all."""
    best: list[Placed] = []
    run: list[Placed] = []
    for each in voyage.placed:
        if run and voyage.turns[each.ply] != voyage.turns[run[-1].ply] + 1:
            run = []
        run.append(each)
        while sum(placed.cost for placed in run) > 1:
            run = run[1:]
        if len(run) > len(best):
            best = run.copy()
    if len(best) < STONES:
        return None
    paid = "stones_one" if sum(placed.cost for placed in best) else "stones_free"
    return _highlight(best[-1].ply, ("stones", {"n": len(best)}), (paid, {}))


def set_sail(voyage: Voyage) -> Highlight | None:
    """The Start, and who paid how much for it."""
    for ply, event in voyage.find("start"):
        plies = range(ply, len(voyage.states))
        began = next((k for k in plies if voyage.states[k].paying), ply)  # a Compass may be awarded first
        done = next((k for k in plies if k >= began and not voyage.states[k].paying), -1)
        if done < 0 or voyage.last.reason == "start_unpaid":
            return None
        shares = [after - before for before, after in zip(voyage.spent(ply - 1), voyage.spent(done), strict=True)]
        most = max(shares)
        if len(shares) == 1:
            return _highlight(done, ("start", {"who": event.seat}), ("start_alone", {"n": most}))
        if shares.count(most) == len(shares):
            return _highlight(done, ("start", {"who": event.seat}), ("start_even", {"n": most}))
        key = "start_all" if most == sum(shares) else "start_most" if shares.count(most) == 1 else "start_shared"
        args = {"n": most, "sum": sum(shares), "giver": shares.index(most)}
        return _highlight(done, ("start", {"who": event.seat}), (key, args))
    return None


def dearest(voyage: Voyage) -> Highlight | None:
    """The Island that cost most."""
    most = max(voyage.placed, key=lambda placed: placed.cost, default=None)
    if most is None or most.cost < 2:
        return None
    between = "between" if most.low and most.high else "beside"
    args = {"who": most.seat, "card": most.card, "n": most.cost, "low": most.low or most.high, "high": most.high}
    return _highlight(most.ply, (f"dearest_{between}", args))


def unbroken_row(voyage: Voyage) -> Highlight | None:
    """A row that was completed with consecutive numbers."""
    for placed in voyage.placed:
        row = voyage.layout.row_of[placed.slot]
        state = voyage.states[placed.ply]
        slots = voyage.layout.rows[row]
        if len(slots) > 2 and voyage.layout.straight[row] and state.full(row) and consecutive(state, row):
            ends = {"low": state.grid[slots[0]], "high": state.grid[slots[-1]]}
            return _highlight(placed.ply, ("row", {"who": placed.seat, "row": row + 1, **ends}))
    return None


def more_slots_than_numbers(voyage: Voyage) -> Highlight | None:
    """Where a lost sea could no longer be filled: between two Islands there were more slots than numbers."""
    if voyage.last.reason in ("", "arrived", "conceded") or voyage.last.options.mode == DUEL:
        return None
    for placed in voyage.placed:
        grid = voyage.states[placed.ply].grid
        first, end = voyage.layout.lines[voyage.layout.line_of[placed.slot]]
        before = max([slot for slot in range(first, placed.slot) if grid[slot]], default=first - 1)
        after = min([slot for slot in range(placed.slot + 1, end) if grid[slot]], default=end)
        for low, high in ((before, placed.slot), (placed.slot, after)):
            below = grid[low] if low >= first else 0
            above = grid[high] if high < end else ISLANDS + 1
            if above - below < high - low:
                key = "tight_below" if low < first else "tight_above" if high == end else "tight_between"
                return _highlight(
                    placed.ply, (key, {"who": placed.seat, "card": placed.card, "low": below, "high": above})
                )
    return None


def storm_calmed(voyage: Voyage) -> Highlight | None:
    for ply, event in voyage.find("compass"):
        return _highlight(ply, ("storm", {"who": event.seat, "storm": event.public["storm"]}))
    return None


def sea_monster(voyage: Voyage) -> Highlight | None:
    for ply, event in voyage.find("attempt_failed"):
        return _highlight(ply, ("attempt", {"who": event.seat, "n": event.public["n"]}))
    for ply, event in voyage.find("destroy"):
        return _highlight(ply, ("monster", {"who": event.seat, "card": event.public["card"]}))
    return None


def rocks_gone(voyage: Voyage) -> Highlight | None:
    for ply, _ in voyage.find("rocks_leave"):
        return _highlight(ply, ("rocks", {}))
    return None


def roof_opened(voyage: Voyage) -> Highlight | None:
    for ply, _ in voyage.find("roof"):
        placed = next(each for each in voyage.placed if each.ply == ply)
        return _highlight(ply, ("roof", {"who": placed.seat, "card": placed.card}))
    return None


def finish_found(voyage: Voyage) -> Highlight | None:
    for ply, event in voyage.find("explore"):
        if event.public["card"] == FINISH:
            return _highlight(ply, ("found", {"who": event.seat}))
    return None


def all_sides_right(voyage: Voyage) -> Highlight | None:
    """Day & Night: the Island whose turning put the last side right."""
    for ply, event in voyage.find("turn_island"):
        if voyage.states[ply].complete() and voyage.states[ply].day_and_night():
            return _highlight(ply, ("turned", {"who": event.seat, "card": event.public["card"]}))
    return None


def overboard(voyage: Voyage) -> Highlight | None:
    """The longest run of turns that discarded two."""
    runs: list[list[int]] = [[]]
    for ply, _ in voyage.find("discard_two"):
        if runs[-1] and voyage.turns[ply] != voyage.turns[runs[-1][-1]] + 1:
            runs.append([])
        runs[-1].append(ply)
    longest = max(runs, key=len)
    return _highlight(longest[-1], ("overboard", {"n": len(longest)})) if len(longest) >= OVERBOARD else None


def lead_changed(voyage: Voyage) -> Highlight | None:
    """Duel: the last time that somebody went ahead."""
    if voyage.last.options.mode != DUEL:
        return None
    ahead = -1
    found: Highlight | None = None
    for placed in voyage.placed:
        points = [voyage.states[placed.ply].points(seat) for seat in range(2)]
        seat = ahead if points[0] == points[1] else points.index(max(points))
        if seat != ahead and ahead >= 0:
            found = _highlight(placed.ply, ("lead", {"who": seat, "a": max(points), "b": min(points)}))
        ahead = seat
    return found


def last_gap(voyage: Voyage) -> Highlight | None:
    full = _full(voyage)
    if full is None:
        return None
    args = {"who": full.seat, "card": full.card, "low": full.low, "high": full.high}
    return _highlight(full.ply, ("last_between" if full.low and full.high else "last_gap", args))


def _full(voyage: Voyage) -> Placed | None:
    """The Island that filled the sea, for the last time."""
    full = [placed for placed in voyage.placed if voyage.states[placed.ply].complete()]
    return full[-1] if full else None


def the_wait(voyage: Voyage) -> Highlight | None:
    """From the full sea to the Finish, if that took cards."""
    full = _full(voyage)
    if full is None or voyage.last.reason != "arrived":
        return None
    here = [k for k in range(full.ply, len(voyage.turns)) if voyage.turns[k] == voyage.turns[full.ply]][-1]
    spent = sum(voyage.spent()) - sum(voyage.spent(here))
    if not spent:
        return None
    held = any(FINISH in hand for hand in voyage.states[here].hands)
    ply = next(k for k, turn in enumerate(voyage.turns) if turn > voyage.turns[full.ply])
    return _highlight(ply, ("wait" if held else "wait_none", {"n": spent}))


def taken_back(voyage: Voyage) -> Highlight | None:
    found = [ply for ply, moment in enumerate(voyage.moments) if moment.undone and moment.seat >= 0]
    return _highlight(found[-1], ("undone", {"who": voyage.moments[found[-1]].seat})) if found else None


def half_way(voyage: Voyage) -> Highlight | None:
    for placed in voyage.placed if voyage.last.options.mode != DUEL else []:
        if voyage.gaps(placed.ply) * 2 <= voyage.layout.slots:
            return _highlight(placed.ply, ("half", {"who": placed.seat, "n": voyage.cards(placed.ply)}))
    return None


def the_end(voyage: Voyage) -> Highlight | None:
    last = voyage.last
    if not last.over or not voyage.events:  # set up as it ended: nobody saw it happen
        return None
    _, event = voyage.events[-1]
    args = {"who": event.seat, "n": voyage.cards() if last.reason == "arrived" else voyage.gaps()}
    said = [(f"end_{last.reason}", args)]
    if last.options.mode == DUEL:
        said = [(f"end_duel_{last.reason}", {"who": event.seat}), ("points", points_of(last))]
    elif last.reason in ("no_action", "no_cards", "one_card"):
        said.append(("left_open" if voyage.gaps() else "left_full", args))
    return _highlight(len(voyage.moments) - 1, *said)


def points_of(state: Tranquility) -> dict[str, Any]:
    points = [state.points(seat) for seat in range(2)]
    best = 1 if points[1] > points[0] else 0
    return {"who": best, "other": 1 - best, "a": points[best], "b": points[1 - best]}


RULES: Final[tuple[Callable[[Voyage], Highlight | None], ...]] = (  # what is told first if there is too much to tell
    the_end,
    opening,
    more_slots_than_numbers,
    set_sail,
    last_gap,
    sea_monster,
    the_wait,
    dearest,
    lead_changed,
    storm_calmed,
    all_sides_right,
    roof_opened,
    stepping_stones,
    unbroken_row,
    overboard,
    finish_found,
    rocks_gone,
    taken_back,
    half_way,
)


def highlights(voyage: Voyage) -> list[Highlight]:
    """The seven that count most, one per turn, in their order."""
    return pick([rule(voyage) for rule in RULES], voyage.turns)
