"""Turns and rounds (GC-4.1), Annual General Meetings and the final round (GC-14), and what the NPC does (GC-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ADVANCING,
    FOR_AGM_A,
    FOR_FINAL_COCKPITS,
    LAST_FLIGHT,
    NOBODY_LANDED,
    NOTHING,
    NPC,
    RECALLING,
    SITES,
    WINDFALL,
)
from captains_table.titles.galactic_cruise.rules.locations import turn_tokens
from captains_table.titles.galactic_cruise.rules.scoring import final_points, leads, progress_points, section_cubes
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import clear
from captains_table.titles.galactic_cruise.rules.steps.advance import Advance, fly_to
from captains_table.titles.galactic_cruise.rules.steps.decision import SHIPS, Decision, has_ships
from captains_table.titles.galactic_cruise.rules.steps.ending import check_goals, clean_up
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain
from captains_table.titles.galactic_cruise.rules.steps.rachel_turn import RACHEL_TURN, rachel_flies_last
from captains_table.titles.galactic_cruise.rules.steps.starting import START_UPGRADE, rachel_starts
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TURN_CHOICE, recall
from captains_table.titles.galactic_cruise.rules.trips import in_space, stops_ahead

TRIGGERED: Final = 1
FINAL_ROUND: Final = 2


def fresh_turn(game: GalacticCruise) -> None:
    """Nothing has happened in this turn yet."""
    clear(game)
    game.site = NOTHING
    game.with_expert = False
    game.acts = 0
    game.opened = 0
    game.track_used = False
    game.flown = 0
    game.flown_on = 0
    game.scored = 0
    game.day = NOTHING
    game.lifting = NOTHING
    game.played = 0
    game.acted = 0
    game.solved = False
    game.declined = 0
    game.tracked = 0
    game.used = 0
    game.boost = 0
    game.landed = NOBODY_LANDED


def forget_events(game: GalacticCruise) -> None:
    """What is kept of Rachel's turn is of the latest."""
    if game.rachel is not None:
        game.rachel.events = ()


class Turn(Cue[GalacticCruise]):
    """The turn of the active player: Advance Ships, then step 2."""

    __slots__ = ()
    kind: ClassVar[str] = "turn"

    def fits(self, game: GalacticCruise) -> bool:
        return game.turn != NOTHING

    def run(self, game: GalacticCruise) -> None:
        seat = game.turn
        fresh_turn(game)
        told = {"round": game.round}
        if game.automatic(seat):
            forget_events(game)
            told = {"round": game.round, "vp": game.players[seat].vp, "reputation": game.players[seat].reputation}
        game.phase = ADVANCING
        game.reveals += 1  # the turn before stands
        game.emit("turn", seat, told)
        game.schedule(TURN_OVER)
        if game.automatic(seat):
            if game.rachel is not None and game.unstarted >> seat & 1:
                rachel_starts(game, game.rachel)
            game.schedule(RACHEL_TURN)
            return
        if game.unstarted >> seat & 1:
            game.schedule(STARTED)
            game.push(seat, START_UPGRADE)
        else:
            game.push(seat, TURN_CHOICE)
        flying = in_space(game, seat)
        if flying:
            game.push(seat, Advance(sum([1 << ship for ship in flying])))


class Started(Cue[GalacticCruise]):
    """GX-15.2: once the token's bonus is settled, the immediate effect of the Upgrade, then step 2."""

    __slots__ = ()
    kind: ClassVar[str] = "started"

    def fits(self, game: GalacticCruise) -> bool:
        return NOTHING != game.turn < len(game.starters) and len(game.starters[game.turn]) > 0

    def run(self, game: GalacticCruise) -> None:
        game.push(game.turn, TURN_CHOICE)
        if game.options.components.starter_upgrade[game.starters[game.turn][0]] == WINDFALL:
            gain(game, game.turn, game.options.components.windfall)


class TurnOver(Cue[GalacticCruise]):
    """AGMs and the end trigger (GC-14.3, 14.8, 14.14), then whose turn it is."""

    __slots__ = ()
    kind: ClassVar[str] = "turn_over"

    def fits(self, game: GalacticCruise) -> bool:
        return game.turn != NOTHING

    def run(self, game: GalacticCruise) -> None:
        while game.end_stage == 0 and game.agms < 2 and game.full_sections() > game.agms:
            hold_agm(game)
        if game.end_stage == 0 and game.full_sections() == 3:
            trigger(game)
        game.turn = (game.turn + 1) % game.options.companies
        if game.turn == game.first:
            if game.end_stage == FINAL_ROUND:
                game.turn = NOTHING
                game.schedule(LAST_FLIGHT_CUE)
                return
            if game.end_stage == 0 and game.round >= game.options.round_limit:
                trigger(game)
            if game.end_stage == TRIGGERED:
                game.schedule(FINAL_RECALL)
                return
            game.round += 1
        game.schedule(TURN)


def trigger(game: GalacticCruise) -> None:
    game.end_stage = TRIGGERED
    game.emit("end_triggered", NOTHING)


TURN: Final = Turn()
STARTED: Final = Started()
TURN_OVER: Final = TurnOver()


# -- AGM A and B ---------------------------------------------------------------------------------------------


def hold_agm(game: GalacticCruise) -> None:
    """GC-14.3 to 14.6"""
    section = game.agms
    game.agms += 1
    game.emit("agm", NOTHING, {"section": section})
    points = [progress_points(game, seat, section) for seat in range(len(game.players))]
    for seat in game.order():
        player = game.players[seat]
        args = {"n": points[seat], "cubes": section_cubes(game, seat, section), "wings": player.wings()}
        game.emit("agm_leads" if leads(game, seat) else "agm_scores", seat, args)
        player.score(points[seat], FOR_AGM_A + section)
    if game.options.with_npc:
        npc_builds(game)
        npc_hires(game)


def npc_builds(game: GalacticCruise) -> None:
    """GC-16.7"""
    tiles = game.shuffled(list(game.kept))
    tile = tiles[-1]
    game.kept = tuple(sorted(tiles[:-1]))
    game.reveals += 1
    for area in game.options.components.tech_areas[tile]:
        if not game.areas[area] >> NPC & 1:
            game.areas[area] |= 1 << NPC
            game.emit("npc_builds", NOTHING, {"area": area})
    turn_tokens(game)


def npc_hires(game: GalacticCruise) -> None:
    """GC-16.8: the first NPC Worker clockwise from L1 becomes an Expert."""
    for site in range(SITES):
        if game.workers[site] == 2 * NPC:
            game.workers[site] = 2 * NPC + 1
            game.emit("npc_hires", NOTHING, {"site": site})
            return


# -- the final round -----------------------------------------------------------------------------------------


class FinalRecall(Cue[GalacticCruise]):
    """GC-14.9: part 1, all at once"""

    __slots__ = ()
    kind: ClassVar[str] = "final_recall"

    def run(self, game: GalacticCruise) -> None:
        game.end_stage = FINAL_ROUND
        game.phase = RECALLING
        game.turn = NOTHING
        fresh_turn(game)
        game.reveals += 1
        game.emit("final_round", NOTHING)
        game.schedule(FINAL_TURNS)
        for seat in game.order():
            count = recall(game, seat)
            if count:
                game.emit("final_recall", seat, {"n": count})


class FinalTurns(Cue[GalacticCruise]):
    """GC-14.10: part 2"""

    __slots__ = ()
    kind: ClassVar[str] = "final_turns"

    def fits(self, game: GalacticCruise) -> bool:
        return game.end_stage == FINAL_ROUND

    def run(self, game: GalacticCruise) -> None:
        for player in game.players:
            player.recalled = False
        game.turn = game.first
        game.round += 1
        game.schedule(TURN)


class LastFlight(Cue[GalacticCruise]):
    """GC-14.11: part 3, in seat order; whoever has none skips it."""

    __slots__ = ()
    kind: ClassVar[str] = "last_flight"

    def run(self, game: GalacticCruise) -> None:
        game.phase = LAST_FLIGHT
        seat = game.first if game.turn == NOTHING else (game.turn + 1) % game.options.companies
        if game.turn != NOTHING and seat == game.first:
            game.turn = NOTHING
            game.schedule(AGM_C)
            return
        game.turn = seat
        fresh_turn(game)
        if game.automatic(seat):
            forget_events(game)
        game.reveals += 1
        game.schedule(LAST_GOALS)
        flying = in_space(game, seat)
        if flying:
            game.emit("last_flight", seat, {"n": len(flying)})
        if game.automatic(seat):
            rachel_flies_last(game)
        elif flying:
            game.push(seat, LastStop(sum([1 << ship for ship in flying])))


class LastGoals(Cue[GalacticCruise]):
    """GC-14.12"""

    __slots__ = ()
    kind: ClassVar[str] = "last_goals"

    def fits(self, game: GalacticCruise) -> bool:
        return game.turn != NOTHING and game.phase == LAST_FLIGHT

    def run(self, game: GalacticCruise) -> None:
        game.schedule(LAST_FLIGHT_CUE)
        check_goals(game, game.turn)
        if not game.automatic(game.turn) and not game.stacks[game.turn]:
            clean_up(game, game.turn)


class LastStop(Decision):
    """DP18: a Ship and any one Stop still ahead: Ship * 8 + Stop."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "last_stop"
    fields: ClassVar[dict[str, Field]] = {"left": SHIPS}

    def __init__(self, left: int) -> None:
        self.left: int = left  # a bit for each Ship that has not moved yet

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        ships = game.players[seat].ships
        return [
            number * 8 + stop
            for number in range(len(ships))
            if self.left >> number & 1
            for stop in stops_ahead(game, ships[number])
        ]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        number, stop = divmod(choice, 8)
        left = self.left & ~(1 << number)
        if left:
            game.push(seat, LastStop(left))
        fly_to(game, seat, number, stop)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.phase == LAST_FLIGHT and has_ships(game, seat, self.left)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        number, stop = divmod(choice, 8)
        kind = game.options.cruise_stops[game.players[seat].ships[number].cruise][stop]
        where = {"ship": number + 1, "stop": stop + 1}
        return answer("stop", where, f"stop-{number + 1}-{stop + 1}", "last_stop", ship=number, stop=kind)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("last_stop", "GC-14.11")


class AgmC(Cue[GalacticCruise]):
    """GC-15"""

    __slots__ = ()
    kind: ClassVar[str] = "agm_c"

    def run(self, game: GalacticCruise) -> None:
        found = [final_points(game, seat) for seat in range(len(game.players))]
        game.agms = 3
        game.emit("agm", NOTHING, {"section": 2})
        for seat in game.order():
            for k, points in enumerate(found[seat]):
                game.players[seat].score(points, FOR_FINAL_COCKPITS + k)
            game.emit("total", seat, {"n": game.players[seat].vp})
        game.end(game.end_reason())


FINAL_RECALL: Final = FinalRecall()
FINAL_TURNS: Final = FinalTurns()
LAST_FLIGHT_CUE: Final = LastFlight()
LAST_GOALS: Final = LastGoals()
AGM_C: Final = AgmC()
