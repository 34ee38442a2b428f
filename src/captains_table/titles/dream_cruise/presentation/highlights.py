"""The moments of a voyage that are worth telling. Each is counted from the game, nothing is guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from captains_table.kernel.recap import Highlight, Moment, pick
from captains_table.kernel.state import Event, Phrase
from captains_table.titles.dream_cruise.data.ids import ADDITION, NOTHING, REGIONS, SHORES, TOP
from captains_table.titles.dream_cruise.rules.routes import routes
from captains_table.titles.dream_cruise.rules.state import DreamCruise

WORTH: Final = 6  # points of a family whose leaving is told
SERVED: Final = 5  # guests of an addition
ROUTE: Final = 4  # cards of a route
WELCOMED: Final = 3  # guests whom only the captain could please
BUSY: Final = 6  # guests sent on one day
FACE_DOWN: Final = 3  # sets taken unseen
PATIENT: Final = 5  # days aboard
LEADS: Final = 3  # changes of the lead


class Sent(NamedTuple):
    """A guest who went to an activity, and whether only the captain made it welcome."""

    ply: int
    seat: int
    family: int
    spot: int
    card: int
    by_captain: bool


class Voyage:
    """A game looked back upon. Its turns are the days."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        self.moments = moments
        self.states = [moment.state for moment in moments if isinstance(moment.state, DreamCruise)]
        self.last = self.states[-1]
        self.options = self.last.options
        self.turns = [0] + [state.round for state in self.states[:-1]]  # the day on which a choice was made
        self.events = [(ply, event) for ply, moment in enumerate(moments) for event in moment.events]
        self.sent = [self._sent(ply, event) for ply, event in self.find("sends")]
        self.evenings = [ply for ply, turn in enumerate(self.turns) if turn and self.turns[ply + 1 : ply + 2] != [turn]]

    def _sent(self, ply: int, event: Event) -> Sent:
        family, spot = event.public["family"], event.public["spot"]
        options, location, card = self.options, spot["location"], spot["card"]
        if card != NOTHING:
            icon = options.icons[card]
        else:
            icon = (options.top_icons if spot["spot"] == TOP else options.bottom_icons)[location]
        unwished = not options.wishes[family] >> icon & 1
        return Sent(ply, event.seat, family, spot["spot"], card, unwished)

    def find(self, *kinds: str) -> Iterator[tuple[int, Event]]:
        return (each for each in self.events if each[1].kind in kinds)

    def leaving(self) -> list[tuple[int, int, int]]:
        """Every family that left: the moment, the seat, the family."""
        return [(ply, event.seat, event.public["family"]) for ply, event in self.find("leaves")]

    def boarded(self) -> dict[int, int]:
        """On which day each family came aboard; starting families are there on the first."""
        days = {event.public["family"]: self.turns[ply] for ply, event in self.find("boards")}
        if self.states[0].round == 0:
            days |= {family: 1 for ship in self.last.ships for family in ship.pile if family not in days}
        return days

    def points(self, ply: int = -1) -> list[int]:
        """Of every seat, and in solo of Jana."""
        state = self.states[ply]
        totals = [state.total(seat) for seat in range(state.seats)]
        return [*totals, state.jana_total()] if self.options.solo else totals


def _highlight(ply: int, *said: tuple[str, dict[str, Any]]) -> Highlight:
    return Highlight(ply, tuple([Phrase(f"recap.{key}", args) for key, args in said]))


def opening(voyage: Voyage) -> Highlight | None:
    """Where the first two ships spent the first day."""
    found = list(voyage.find("arrives", "sea_day"))
    if not found or voyage.turns[found[0][0]] != 1:
        return None
    said = []
    for (_, event), number in zip(found, ("first", "second")[: voyage.last.seats], strict=False):
        where = "port" if event.public["location"] < SHORES else "sea"
        said.append((f"{number}_{where}", {"who": event.seat, "location": event.public["location"]}))
    return _highlight(found[0][0], *said)


def all_three_leave(voyage: Voyage) -> Highlight | None:
    """A day on which a whole ship went home."""
    days = Counter((ply, seat) for ply, seat, _ in voyage.leaving())
    for (ply, seat), number in days.items():
        if number == 3:
            points = sum(voyage.options.points[f] for at, who, f in voyage.leaving() if (at, who) == (ply, seat))
            return _highlight(ply, ("three_leave", {"who": seat, "n": points}))
    return None


def dearest_family(voyage: Voyage) -> Highlight | None:
    """The family that left with most points."""
    points = voyage.options.points
    best = max(voyage.leaving(), key=lambda each: points[each[2]], default=None)
    if best is None or points[best[2]] < WORTH:
        return None
    ply, seat, family = best
    alone = sum(points[each[2]] == points[family] for each in voyage.leaving()) == 1
    args = {"who": seat, "family": family, "n": points[family], "m": voyage.options.members[family]}
    return _highlight(ply, ("dearest" if alone else "dearest_shared", args))


def captain_in_person(voyage: Voyage) -> Highlight | None:
    """The captain who was there for guests that had not wished for it: families went home happy by it, or many came."""
    best = (0, 0)
    found: Highlight | None = None
    gone = {(voyage.turns[ply], seat, family) for ply, seat, family in voyage.leaving()}
    for ply, event in voyage.find("captain"):
        day, seat, spot = voyage.turns[ply], event.seat, event.public["spot"]
        guests = [
            each for each in voyage.sent if each.by_captain and each.seat == seat and voyage.turns[each.ply] == day
        ]
        happy = list(dict.fromkeys([each.family for each in guests if (day, seat, each.family) in gone]))
        worth_telling = len(happy) > 1 or len(guests) >= WELCOMED
        if worth_telling and (len(happy), len(guests)) > best:
            best = (len(happy), len(guests))
            args = {"who": seat, "spot": spot, "n": len(guests)} | dict(zip("abc", happy, strict=False))
            key = {2: "captain_two", 3: "captain_three"}.get(len(happy), "captain_guests")
            found = _highlight(guests[-1].ply, (key, args))
    return found


def best_addition(voyage: Voyage) -> Highlight | None:
    """The addition that served most guests, told when it was built."""
    served = Counter((each.seat, each.card) for each in voyage.sent if each.spot >= ADDITION)
    for (seat, card), number in served.most_common(1):
        for ply, event in voyage.find("builds", "replaces"):
            if number >= SERVED and (event.seat, event.public["card"]) == (seat, card):
                return _highlight(ply, ("addition", {"who": seat, "card": card, "n": number}))
    return None


def longest_route(voyage: Voyage) -> Highlight | None:
    """The longest route of all ships, told when its last card was laid."""
    made = [
        (route.ports + route.sea, route.value, seat, route.region)
        for seat, ship in enumerate(voyage.last.ships)
        for route in routes(ship.voyage, voyage.options)
    ]
    length, value, seat, region = max(made, key=lambda each: each[:2], default=(0, 0, 0, 0))
    if length < ROUTE:
        return None
    for ply, event in voyage.find("arrives", "sea_day"):
        now = routes(voyage.states[ply].ships[seat].voyage, voyage.options)
        if event.seat == seat and any(each.region == region and each.ports + each.sea == length for each in now):
            return _highlight(ply, ("route", {"who": seat, "region": REGIONS[region], "n": length, "value": value}))
    return None


def same_day(voyage: Voyage) -> Highlight | None:
    """The largest family that came aboard and left on the same day."""
    boarded, members = voyage.boarded(), voyage.options.members
    quick = [each for each in voyage.leaving() if boarded.get(each[2]) == voyage.turns[each[0]]]
    for ply, seat, family in sorted(quick, key=lambda each: -members[each[2]])[:1]:
        return _highlight(ply, ("same_day", {"who": seat, "family": family, "m": members[family]}))
    return None


def face_down(voyage: Voyage) -> Highlight | None:
    """Who took most sets unseen, told at the last of them."""
    taken = list(voyage.find("takes_face_down"))
    for seat, number in Counter(event.seat for _, event in taken).most_common(1):
        if number >= FACE_DOWN:
            ply = [ply for ply, event in taken if event.seat == seat][-1]
            return _highlight(
                ply, ("face_down_alone" if voyage.options.solo else "face_down", {"who": seat, "n": number})
            )
    return None


def busiest_day(voyage: Voyage) -> Highlight | None:
    days = Counter((voyage.turns[each.ply], each.seat) for each in voyage.sent)
    for (day, seat), number in days.most_common(1):
        if number >= BUSY:
            ply = [each.ply for each in voyage.sent if (voyage.turns[each.ply], each.seat) == (day, seat)][-1]
            return _highlight(ply, ("busy", {"who": seat, "n": number}))
    return None


def most_patient(voyage: Voyage) -> Highlight | None:
    """The family that stayed longest before it was happy."""
    boarded = voyage.boarded()
    stays = [(voyage.turns[ply] - boarded[f] + 1, ply, seat, f) for ply, seat, f in voyage.leaving() if f in boarded]
    days, ply, seat, family = max(stays, key=lambda each: each[0], default=(0, 0, 0, 0))
    return _highlight(ply, ("patient", {"who": seat, "family": family, "n": days})) if days >= PATIENT else None


def rebuilt(voyage: Voyage) -> Highlight | None:
    for ply, event in voyage.find("replaces"):
        return _highlight(
            ply, ("rebuilt", {"who": event.seat, "card": event.public["card"], "old": event.public["old"]})
        )
    return None


def lead_changed(voyage: Voyage) -> Highlight | None:
    """The last evening before the end on which somebody else was ahead. Nobody knows how Jana stands until the end."""
    if voyage.options.solo and not voyage.last.over:
        return None
    ahead, changes = -1, 0
    found: Highlight | None = None
    for ply in voyage.evenings[:-1]:
        points = voyage.points(ply)
        first, second = sorted(points, reverse=True)[:2]
        who = ahead if first == second else points.index(first)
        if who != ahead and ahead >= 0:
            changes += 1
            key = "lead" if not voyage.options.solo else "lead_over_jana" if who == 0 else "lead_of_jana"
            said = [(key, {"who": 0 if voyage.options.solo else who, "a": first, "b": second})]
            if changes >= LEADS:
                said.append(("leads", {"n": changes}))
            found = _highlight(ply, *said)
        ahead = who
    return found


def final_round(voyage: Voyage) -> Highlight | None:
    for ply, _ in voyage.find("final", "final_cap"):
        return _highlight(ply, ("final", {}))
    return None


def taken_back(voyage: Voyage) -> Highlight | None:
    found = [ply for ply, moment in enumerate(voyage.moments) if moment.undone and moment.seat >= 0]
    return _highlight(found[-1], ("undone", {"who": voyage.moments[found[-1]].seat})) if found else None


def half_way(voyage: Voyage) -> Highlight | None:
    if len(voyage.evenings) < 3:
        return None
    ply = voyage.evenings[len(voyage.evenings) // 2 - 1]
    totals = voyage.points(ply)[: voyage.last.seats]
    most = max(totals)
    key = "half_alone" if len(totals) == 1 else "half" if totals.count(most) == 1 else "half_level"
    return _highlight(ply, (key, {"who": totals.index(most), "n": most}))


def the_end(voyage: Voyage) -> Highlight | None:
    last = voyage.last
    if not last.over:
        return None
    ply = len(voyage.moments) - 1
    if voyage.options.solo:
        return _highlight(ply, ("end_jana", {"n": last.jana_total()}), ("end_solo", {"who": 0, "n": last.total(0)}))
    winner = last.winner()
    said = [("end", {"who": winner, "n": last.total(winner)})]
    missed = so_close(voyage, winner)
    if missed is not None:
        said.append(missed)
    behind = rescue(voyage, winner)
    return _highlight(ply, *([behind] if behind else []), *said)


def rescue(voyage: Voyage, winner: int) -> tuple[str, dict[str, Any]] | None:
    """How far behind the winner was before the last day."""
    if len(voyage.evenings) < 2:
        return None
    points = voyage.points(voyage.evenings[-2])
    behind = max(points) - points[winner]
    return ("rescue", {"who": winner, "other": points.index(max(points)), "n": behind}) if behind else None


def so_close(voyage: Voyage, winner: int) -> tuple[str, dict[str, Any]] | None:
    """The one guest who would have changed the winner, had there been a place."""
    last = voyage.last
    for seat, ship in enumerate(last.ships):
        for cabin, family in enumerate(ship.cabins):
            if seat == winner or family == NOTHING or ship.waiting[cabin] != 1:
                continue
            stay = ship.standing() - sum(here >> cabin & 1 for here in ship.guests)
            gain = voyage.options.points[family] + stay // voyage.options.guests_per_point - last.guest_points(seat)
            if last.total(seat) + gain > last.total(winner):
                return "so_close", {"who": seat, "family": family}
    return None


RULES: Final[tuple[Callable[[Voyage], Highlight | None], ...]] = (  # what is told first if there is too much to tell
    the_end,
    all_three_leave,
    dearest_family,
    captain_in_person,
    longest_route,
    best_addition,
    lead_changed,
    same_day,
    opening,
    face_down,
    busiest_day,
    most_patient,
    rebuilt,
    final_round,
    taken_back,
    half_way,
)


def highlights(voyage: Voyage) -> list[Highlight]:
    """The seven that count most, one per day, in their order."""
    return pick([rule(voyage) for rule in RULES], voyage.turns)
