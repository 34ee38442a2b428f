"""The moments of a game that are worth telling. Each is counted from the game, nothing is guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from captains_table.kernel.recap import Highlight, Moment, pick
from captains_table.kernel.state import Event, Phrase
from captains_table.titles.galactic_cruise.data.ids import FOR_FINAL_COCKPITS, MEASURES, NPC, TYPES
from captains_table.titles.galactic_cruise.rules.scoring import goal_measure, goal_value, threshold
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

CROWD: Final = 2  # Guests aboard at a launch
STOP: Final = 8  # VP at one Stop
BUMPS: Final = 4  # times bumped
RENT: Final = 8  # Money from those who borrow
LEFT: Final = 1  # Guests with tickets left behind
LEADS: Final = 3  # changes of the lead


class Rounds:
    """A game looked back upon. Its turns are the rounds, what comes before the first being 0."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        self.moments = moments
        self.states = [moment.state for moment in moments if isinstance(moment.state, GalacticCruise)]
        self.last = self.states[-1]
        self.seats = range(len(self.last.players))
        self.turns = [0] + [state.round for state in self.states[:-1]]
        self.events = [(ply, event) for ply, moment in enumerate(moments) for event in moment.events]
        rounds = [state.round for state in self.states]
        self.ends = [ply for ply in range(1, len(rounds)) if rounds[ply] > rounds[ply - 1] > 0]

    def find(self, *kinds: str) -> Iterator[tuple[int, Event]]:
        return (each for each in self.events if each[1].kind in kinds)

    def points(self, ply: int) -> list[int]:
        return [player.vp for player in self.states[ply].players]


def _highlight(ply: int, *said: tuple[str, dict[str, Any]]) -> Highlight:
    return Highlight(ply, tuple([Phrase(f"recap.{key}", args) for key, args in said]))


# -- launches and trips --------------------------------------------------------------------------------------


def first_launch(rounds: Rounds) -> Highlight | None:
    for ply, event in rounds.find("liftoff"):
        ship = event.public["ship"]
        cruise = rounds.states[ply].players[event.seat].ships[ship].cruise
        args = {"who": event.seat, "ship": ship, "cruise": cruise, "round": rounds.turns[ply]}
        return _highlight(ply, ("first_launch", args))
    return None


def biggest_launch(rounds: Rounds) -> Highlight | None:
    """Most Guests aboard, and then most for the Cockpit."""
    best = (CROWD - 1, 0)
    found: Highlight | None = None
    cockpit = 0
    for ply, event in rounds.find("cockpit", "liftoff"):
        if event.kind == "cockpit":
            cockpit = event.public["n"]
            continue
        ship = event.public["ship"]
        guests = rounds.states[ply].players[event.seat].ships[ship].aboard()
        if (guests, cockpit) > best:
            best = (guests, cockpit)
            args = {"who": event.seat, "ship": ship, "n": guests}
            found = _highlight(ply, ("launch", args), *([("cockpit", {"points": cockpit})] if cockpit else []))
    return found if best[0] >= CROWD else None


def best_stop(rounds: Rounds) -> Highlight | None:
    """The Destination at which one Ship's Guests brought most."""
    points: Counter[int] = Counter()
    guests: Counter[int] = Counter()
    stops: list[Event] = []
    latest: dict[int, int] = {}
    for ply, event in rounds.find("reaches", "scores_guest"):
        if event.kind == "reaches":
            stops.append(event)
            continue
        points[len(stops) - 1] += event.public["n"]
        guests[len(stops) - 1] += 1
        latest[len(stops) - 1] = ply
    for number, total in points.most_common(1):
        event = stops[number]
        if total >= STOP and event.public["stop"] in TYPES:
            args = {"who": event.seat, "ship": event.public["ship"], "destination": event.public["stop"]}
            return _highlight(latest[number], ("stop", {**args, "n": guests[number], "points": total}))
    return None


def left_behind(rounds: Rounds) -> Highlight | None:
    found = max(rounds.find("left_behind"), key=lambda each: int(each[1].public["n"]), default=None)
    if found is None or found[1].public["n"] < LEFT:
        return None
    ply, event = found
    return _highlight(
        ply, ("left_behind", {"who": event.seat, **{key: event.public[key] for key in ("n", "reputation")}})
    )


# -- goals and General Meetings ------------------------------------------------------------------------------


def snatched_goal(rounds: Rounds) -> Highlight | None:
    """Accomplished while somebody else had met it, too, for whom it is now out of reach."""
    for ply, event in rounds.find("goal"):
        measures = [MEASURES[goal_measure(rounds.last, event.seat, goal)] for goal in range(3)]  # Rachel has her own
        goal = measures.index(event.public["measure"])
        before, after = rounds.states[ply - 1], rounds.states[ply]
        for other in rounds.seats:
            if other == event.seat or before.automatic(other) or before.players[other].goals >> goal & 1:
                continue
            value = goal_value(before, other, goal)
            if threshold(before, goal) <= value < threshold(after, goal):
                args = {"who": event.seat, "other": other, "measure": MEASURES[goal_measure(before, other, goal)]}
                return _highlight(ply, ("snatched", {**args, "n": threshold(after, goal)}))
    return None


def every_goal(rounds: Rounds) -> Highlight | None:
    for ply, event in rounds.find("goal"):
        if event.public["wings"] == 4:
            return _highlight(ply, ("every_goal", {"who": event.seat, "round": rounds.turns[ply]}))
    return None


def first_goal(rounds: Rounds) -> Highlight | None:
    for ply, event in rounds.find("goal"):
        return _highlight(ply, ("first_goal", {"who": event.seat, "measure": event.public["measure"]}))
    return None


def _meeting(rounds: Rounds, section: str) -> Highlight | None:
    """Who scored most at an Annual General Meeting."""
    held = ""
    best: tuple[int, Event] | None = None
    for ply, event in rounds.find("agm", "agm_scores", "agm_leads"):
        if event.kind == "agm":
            held = event.public["section"]
        elif held == section and (best is None or event.public["n"] > best[1].public["n"]):
            best = (ply, event)
    if best is None or best[1].public["n"] < 1:
        return None
    ply, event = best
    level = [each for at, each in rounds.find("agm_scores", "agm_leads") if at == ply]
    shared = sum(each.public["n"] == event.public["n"] for each in level) > 1
    args = {"who": event.seat, "section": section, "points": event.public["n"]}
    return _highlight(ply, ("agm_level" if shared else "agm", args))


def first_meeting(rounds: Rounds) -> Highlight | None:
    return _meeting(rounds, "A")


def second_meeting(rounds: Rounds) -> Highlight | None:
    return _meeting(rounds, "B")


# -- at the headquarters -------------------------------------------------------------------------------------


def bumped_most(rounds: Rounds) -> Highlight | None:
    """Whose Workers had to make way most often, told at the last time."""
    found = [(ply, event.public["other"]) for ply, event in rounds.find("bumps") if event.public["other"] != event.seat]
    for who, number in Counter(who for _, who in found if who != NPC).most_common(1):
        if number >= BUMPS:
            ply = [ply for ply, other in found if other == who][-1]
            return _highlight(ply, ("bumped", {"who": who, "n": number}))
    return None


def landlord(rounds: Rounds) -> Highlight | None:
    """Who earned most from those who borrow, told at the last payment."""
    earned: Counter[int] = Counter()
    latest: dict[int, int] = {}
    for ply, event in rounds.find("is_paid"):
        earned[event.seat] += event.public["n"]
        latest[event.seat] = ply
    for who, amount in earned.most_common(1):
        if amount >= RENT:
            return _highlight(latest[who], ("landlord", {"who": who, "amount": amount}))
    return None


def first_expert(rounds: Rounds) -> Highlight | None:
    for ply, event in rounds.find("hires"):
        return _highlight(ply, ("expert", {"who": event.seat, "round": rounds.turns[ply]}))
    return None


# -- the race ------------------------------------------------------------------------------------------------


def lead_changed(rounds: Rounds) -> Highlight | None:
    """The last round before the end after which somebody else was ahead."""
    ahead, changes = -1, 0
    found: Highlight | None = None
    for ply in rounds.ends[:-1]:
        points = rounds.points(ply)
        first, second = sorted(points, reverse=True)[:2]
        who = ahead if first == second else points.index(first)
        if who != ahead and ahead >= 0:
            changes += 1
            said: list[tuple[str, dict[str, Any]]] = [("lead", {"who": who, "a": first, "b": second})]
            if changes >= LEADS:
                said.append(("leads", {"n": changes}))
            found = _highlight(ply, *said)
        ahead = who
    return found


def end_in_sight(rounds: Rounds) -> Highlight | None:
    """Whose cube filled the Progress Track; not if only the rounds ran out (GC-14.14)."""
    for ply, _ in rounds.find("end_triggered"):
        if rounds.states[ply].full_sections() == len(rounds.last.options.progress):
            cubes = [event for at, event in rounds.find("cube", "goal") if at <= ply]
            return _highlight(ply, ("trigger", {"who": cubes[-1].seat, "round": rounds.turns[ply]}))
    return None


def taken_back(rounds: Rounds) -> Highlight | None:
    found = [ply for ply, moment in enumerate(rounds.moments) if moment.undone and moment.seat >= 0]
    return _highlight(found[-1], ("undone", {"who": rounds.moments[found[-1]].seat})) if found else None


def the_end(rounds: Rounds) -> Highlight | None:
    """Who won, and how far behind the winner was before the last General Meeting."""
    last = rounds.last
    if not last.over:
        return None
    winner = max(rounds.seats, key=last.standing)
    before = [player.vp - sum(player.points[FOR_FINAL_COCKPITS:]) for player in last.players]
    said: list[tuple[str, dict[str, Any]]] = []
    behind = max(before) - before[winner]
    if behind > 0:
        said.append(("rescue", {"who": winner, "other": before.index(max(before)), "n": behind}))
    said.append(("end", {"who": winner, "points": last.players[winner].vp}))
    return _highlight(len(rounds.moments) - 1, *said)


RULES: Final[tuple[Callable[[Rounds], Highlight | None], ...]] = (  # what is told first if there is too much to tell
    the_end,
    first_launch,
    biggest_launch,
    snatched_goal,
    best_stop,
    first_meeting,
    every_goal,
    second_meeting,
    lead_changed,
    bumped_most,
    landlord,
    end_in_sight,
    first_goal,
    left_behind,
    first_expert,
    taken_back,
)


def highlights(rounds: Rounds) -> list[Highlight]:
    """The seven that count most, one per round, in their order."""
    return pick([rule(rounds) for rule in RULES], rounds.turns)
