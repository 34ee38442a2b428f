"""The end of a turn: step 3, Company Goals (GC-13), and clean-up (GC-4.5, 10.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ENDING,
    LAST_FLIGHT,
    NETWORKER,
    NOTHING,
    RESOURCES,
    WORKER_BACK,
)
from captains_table.titles.galactic_cruise.rules.notation import blueprint_code, card_code, card_target
from captains_table.titles.galactic_cruise.rules.scoring import goal_measure, goals_met
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import give_funding, worker_comes_home
from captains_table.titles.galactic_cruise.rules.steps.rachel_numbers import advance_technology

DONE: Final = 9


class EndTurn(Decision):
    """Step 2 is done. Free acts are still possible before the turn is closed."""

    __slots__ = ()
    kind: ClassVar[str] = "end_turn"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if game.boost & WORKER_BACK:
            worker_back(game, seat)
            return
        game.phase = ENDING
        game.players[seat].recalled = False
        if game.with_expert and game.expert_ability(NETWORKER) and bin(game.acted).count("1") > 1:
            game.schedule(STEP_THREE)
            give_funding(game, seat, game.options.expert_value[game.expert_tile])
        else:
            step_three(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("end turn", {}, "end-turn", "end_turn")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("end_turn", "GC-4.2", "GC-4.4")


END_TURN: Final = EndTurn()


def worker_back(game: GalacticCruise, seat: int) -> None:
    """GX-15.4: the Worker placed this turn, if one was, comes home at the end of step 2."""
    game.boost &= ~WORKER_BACK
    if game.site == NOTHING or game.workers[game.site] >> 1 != seat:
        END_TURN.take(game, seat, DONE)
        return
    game.push(seat, END_TURN)
    game.emit("returns_worker", seat, {"site": game.site})
    game.workers[game.site] = NOTHING
    worker_comes_home(game, seat, game.with_expert)


def step_three(game: GalacticCruise, seat: int) -> None:
    check_goals(game, seat)
    if not game.stacks[seat]:
        clean_up(game, seat)


class StepThree(Cue[GalacticCruise]):
    """EXA1: after the Funding Bonus that step 2 ended with."""

    __slots__ = ()
    kind: ClassVar[str] = "step_three"

    def fits(self, game: GalacticCruise) -> bool:
        return game.turn != NOTHING and game.phase == ENDING

    def run(self, game: GalacticCruise) -> None:
        step_three(game, game.turn)


STEP_THREE: Final = StepThree()


# -- Company Goals -------------------------------------------------------------------------------------------


def check_goals(game: GalacticCruise, seat: int) -> None:
    """GC-13.1, R3: all that are met, from left to right; or the player is asked."""
    if game.options.goals_optional and not game.automatic(seat):
        if goals_met(game, seat):
            game.push(seat, ACCOMPLISH_GOALS)
        return
    while True:
        met = goals_met(game, seat)
        if not met:
            return
        accomplish(game, seat, met[0])


def accomplish(game: GalacticCruise, seat: int, goal: int) -> None:
    """GC-13.2, 13.3; Rachel's raise the tracker to the top at once (GX-4.41)"""
    player = game.players[seat]
    game.place_cube(seat)
    player.goals |= 1 << goal
    game.goal_levels[goal] = 2 if game.automatic(seat) else min(2, game.goal_levels[goal] + 1)
    what = goal_measure(game, seat, goal)
    game.emit("goal", seat, {"measure": what, "wings": player.wings()})
    if game.levels and game.automatic(seat):
        advance_technology(game)


class AccomplishGoals(Decision):
    """GC-R3: with optional goals"""

    __slots__ = ()
    kind: ClassVar[str] = "accomplish_goals"
    former_kinds: ClassVar[tuple[str, ...]] = ("Goals",)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [*goals_met(game, seat), DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            accomplish(game, seat, choice)
            if goals_met(game, seat):
                game.push(seat, self)
                return
        clean_up(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("no goal", {}, "no-goal", "no_goal")
        what = game.options.components.goal_measures[game.goal_tile][choice]
        return answer("goal", {"goal": choice + 1}, f"goal-{choice + 1}", "goal", measure=what)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("goals", "GC-13.1", "GC-R3")


ACCOMPLISH_GOALS: Final = AccomplishGoals()


# -- clean-up ------------------------------------------------------------------------------------------------


def clean_up(game: GalacticCruise, seat: int) -> None:
    """GC-4.5: Blueprints first, then the hand; after the last flight only if Segments were triggered (GX-14.11)."""
    player = game.players[seat]
    if not cleans_up(game):
        return
    if len(player.blueprints) > game.options.numbers["blueprints"]:
        game.push(seat, DISCARD_BLUEPRINT)
    elif len(player.hand) > game.options.numbers["hand"]:
        game.push(seat, DISCARD_CARD)


def cleans_up(game: GalacticCruise) -> bool:
    return game.phase == ENDING or (game.phase == LAST_FLIGHT and game.options.specialized)


class DiscardBlueprint(Decision):
    """DP16, GC-9.4.3"""

    __slots__ = ()
    kind: ClassVar[str] = "discard_blueprint"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return list(game.players[seat].blueprints)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        player.blueprints = tuple([each for each in player.blueprints if each != choice])
        game.blueprint_discard.append(choice)
        game.emit("discards_blueprint", seat, {"blueprint": choice})
        clean_up(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and cleans_up(game)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        code = blueprint_code(game, choice)
        return answer("discard", {"blueprint": code}, f"own-{code.lower()}", "discard_blueprint", blueprint=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        over = len(game.players[seat].blueprints) - game.options.numbers["blueprints"]
        return ask("discard_blueprint", "GC-4.5", "GC-9.4.3", n=over)


DISCARD_BLUEPRINT: Final = DiscardBlueprint()

FOR_RESOURCE: Final = 100  # + card
KEEP: Final = 99


class DiscardCard(Decision):
    """DP16, GC-10.9, R36: a card above the limit, with its Resource if that fits and is wanted."""

    __slots__ = ()
    kind: ClassVar[str] = "discard_card"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        if self.moot(game, seat):
            return [KEEP]  # settled while something else was asked
        found = []
        for card in game.players[seat].hand:
            found.append(card)
            if game.room(seat, game.options.card_resource[card]) > 0:
                found.append(FOR_RESOURCE + card)
        return found

    def moot(self, game: GalacticCruise, seat: int) -> bool:
        """Cards may still be played first."""
        return len(game.players[seat].hand) <= game.options.numbers["hand"]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == KEEP:
            return
        card = choice % FOR_RESOURCE
        game.lay_down(seat, card)
        game.emit("discards", seat, {"card": card})
        if choice >= FOR_RESOURCE:
            kind = game.options.card_resource[card]
            game.players[seat].stored[kind] += 1
            game.emit("stores", seat, {"kind": kind})
        if not self.moot(game, seat):
            game.push(seat, self)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and cleans_up(game)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == KEEP:
            return answer("done", {}, "done", "go_on")
        card = choice % FOR_RESOURCE
        code = card_code(game, card)
        target = card_target(game, card)
        if choice < FOR_RESOURCE:
            return answer("discard", {"card": code}, target, "discard", card=card)
        kind = game.options.card_resource[card]
        with_resource = {"card": code, "resource": RESOURCES[kind]}
        return answer("discard", with_resource, target, "discard_for", card=card, kind=kind)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        over = len(game.players[seat].hand) - game.options.numbers["hand"]
        return ask("discard_card", "GC-4.5", "GC-10.9", n=over)


DISCARD_CARD: Final = DiscardCard()
