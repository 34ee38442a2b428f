"""Rachel's turn (GX-4, 21): each part a cue, so that the player whose Worker she bumps is asked in between."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.state import Cue
from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    ADS,
    ADVANCING,
    ANY_RESOURCE,
    BOARD_ACTIONS,
    CARDS,
    ENDING,
    FOR_BONUSES,
    MEETING,
    MONEY,
    NOTHING,
    NPC,
    R_LAUNCH,
    RACHEL,
    REPUTATION,
    SITES,
    VP,
)
from captains_table.titles.galactic_cruise.rules.locations import bonus_for, own_beside
from captains_table.titles.galactic_cruise.rules.rachel import (
    best_stop,
    missing_resource,
    rachel_of,
    support_card,
    way_to,
    why_impossible,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.ending import check_goals
from captains_table.titles.galactic_cruise.rules.steps.gaining import worker_comes_home
from captains_table.titles.galactic_cruise.rules.steps.rachel_actions import act, discard_shown_card, tell_wishes
from captains_table.titles.galactic_cruise.rules.steps.rachel_launch import fly_to
from captains_table.titles.galactic_cruise.rules.steps.rachel_numbers import gain_reputation
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import recall, stops_for_npc
from captains_table.titles.galactic_cruise.rules.trips import in_space

MOST_ACTIONS: Final = 2  # GX-4.27


class RachelTurn(Cue[GalacticCruise]):
    """Step 1, and how step 2 begins (GX-4.20, 4.29)."""

    __slots__ = ()
    kind: ClassVar[str] = "rachel_turn"

    def fits(self, game: GalacticCruise) -> bool:
        return hers(game)

    def run(self, game: GalacticCruise) -> None:
        player = game.players[RACHEL]
        for ship in in_space(game, RACHEL):  # GX-4.10
            fly_to(game, ship, player.ships[ship].stop + 1)
        game.schedule(RACHEL_GOALS)
        if player.idle or player.idle_experts:
            game.phase = ACTING
            game.schedule(RACHEL_REVEALS)
            return
        game.phase = MEETING
        game.emit("meeting", RACHEL, {"n": sum([worker >> 1 == RACHEL for worker in game.workers])})
        recall(game, RACHEL)
        player.recalled = False
        if game.options.meeting_action:
            game.schedule(RACHEL_REVEALS)


class RachelReveals(Cue[GalacticCruise]):
    """GX-4.20 to 4.23: a card is turned up, and with the first one a Worker assigned unless it launches."""

    __slots__ = ()
    kind: ClassVar[str] = "rachel_reveals"

    def fits(self, game: GalacticCruise) -> bool:
        return hers(game) and len(rachel_of(game).deck) > 0

    def run(self, game: GalacticCruise) -> None:
        rachel = rachel_of(game)
        components = game.options.components
        rachel.card = rachel.deck.pop()
        rachel.revealed += (rachel.card,)
        game.reveals += 1
        top, bottom = components.solo_actions[rachel.card]
        told = {"solo_card": rachel.card, "rachel_action": top, "other_action": bottom}
        game.emit("rachel_card", RACHEL, told)
        support = support_card(game)
        first, second = components.solo_numbers[support]
        told = {"support": support, "first": first, "second": second, "site": components.solo_sites[support]}
        game.emit("rachel_support" if rachel.deck else "rachel_support_oldest", RACHEL, told)
        game.schedule(RACHEL_ACTS)
        launches = top == R_LAUNCH and not why_impossible(game, top, rachel.card, NOTHING)
        if game.phase == ACTING and game.site == NOTHING and not launches:
            place_worker(game, components.solo_sites[support])


class RachelBonus(Cue[GalacticCruise]):
    """GX-13.2, 21: the Location Bonus, after any bump and before her actions."""

    __slots__ = ()
    kind: ClassVar[str] = "rachel_bonus"

    def fits(self, game: GalacticCruise) -> bool:
        return hers(game) and game.site != NOTHING and game.active >> game.site & 1 == 1

    def run(self, game: GalacticCruise) -> None:
        gain_bonus_of(game, game.site)


class RachelActs(Cue[GalacticCruise]):
    """GX-4.24: the first of the card's actions that is possible; if none is, the next card."""

    __slots__ = ()
    kind: ClassVar[str] = "rachel_acts"

    def fits(self, game: GalacticCruise) -> bool:
        return hers(game) and rachel_of(game).card != NOTHING

    def run(self, game: GalacticCruise) -> None:
        rachel = rachel_of(game)
        game.reveals += 1  # what she does stands
        done = try_card(game, rachel.card)
        rachel.card = NOTHING
        if not rachel.deck:  # GX-3.6
            rachel.deck = game.shuffled(list(rachel.revealed))
            rachel.revealed = ()
            game.emit("rachel_shuffles", RACHEL)
        if done != NOTHING:
            rachel.failed = 0
            game.acts += 1
            second_action(game, done)
            return
        rachel.failed += 1
        if rachel.failed < len(game.options.components.solo_ids):
            game.schedule(RACHEL_REVEALS)
        else:
            rachel.failed = 0
            game.emit("rachel_gives_up", RACHEL)


class RachelGoals(Cue[GalacticCruise]):
    """Step 3 (GX-4.41)"""

    __slots__ = ()
    kind: ClassVar[str] = "rachel_goals"

    def fits(self, game: GalacticCruise) -> bool:
        return hers(game)

    def run(self, game: GalacticCruise) -> None:
        game.phase = ENDING
        check_goals(game, RACHEL)


RACHEL_TURN: Final = RachelTurn()
RACHEL_REVEALS: Final = RachelReveals()
RACHEL_BONUS: Final = RachelBonus()
RACHEL_ACTS: Final = RachelActs()
RACHEL_GOALS: Final = RachelGoals()


def hers(game: GalacticCruise) -> bool:
    """Whether it is her turn."""
    return game.rachel is not None and game.turn == RACHEL and game.phase in (ADVANCING, ACTING, MEETING)


# -- the Worker (GX-4.22, 4.23) ------------------------------------------------------------------------------


def place_worker(game: GalacticCruise, start: int) -> None:
    """An Expert first; clockwise to the first location without one of hers."""
    player = game.players[RACHEL]
    site = next(s for s in [(start + k) % SITES for k in range(SITES)] if game.workers[s] >> 1 != RACHEL)
    game.with_expert = player.idle_experts > 0
    if game.with_expert:
        player.idle_experts -= 1
    else:
        player.idle -= 1
    there = game.workers[site]
    game.site = site
    game.workers[site] = 2 * RACHEL + int(game.with_expert)
    if site != start:
        game.emit("rachel_walks_on", RACHEL, {"site": start})
    game.emit("assigns", RACHEL, {"site": site, "expert": game.with_expert})
    if there != NOTHING and there >> 1 == NPC:
        stop = stops_for_npc(game, RACHEL, site, there)[0]
        bumped = game.workers[stop]
        game.workers[stop] = there
        game.emit("npc_moves", NOTHING, {"site": stop})
        there = bumped
    if there != NOTHING:
        owner, expert = divmod(there, 2)
        game.emit("bumps", RACHEL, {"other": owner, "expert": expert == 1})
        worker_comes_home(game, owner, expert == 1, 1)
    if game.active >> site & 1:
        game.schedule(RACHEL_BONUS)  # once the player who was bumped has answered (RX-39)


def gain_bonus_of(game: GalacticCruise, site: int) -> None:
    """GX-13.2: Reputation is Reputation, an Agenda card is discarded, everything else is 1 VP each time."""
    gains = bonus_for(game, site, own_beside(game, RACHEL, site))
    if not any(gains):
        return
    game.emit("location_bonus", RACHEL, {"location_bonus": game.location_bonuses[site]})
    if gains[REPUTATION]:
        gain_reputation(game, gains[REPUTATION])
    for _ in range(gains[CARDS]):
        discard_shown_card(game)
    points = gains[MONEY] + gains[ADS] + gains[VP] + gains[ANY_RESOURCE]
    if points:
        game.players[RACHEL].score(points, FOR_BONUSES)
        game.emit("rachel_vp", RACHEL, {"n": points})


# -- actions -------------------------------------------------------------------------------------------------


def try_card(game: GalacticCruise, card: int) -> int:
    """GX-4.24: the action resolved, or NOTHING. Why one is not possible is told."""
    lacking = NOTHING
    for action in game.options.components.solo_actions[card]:
        why = why_impossible(game, action, card, lacking)
        if not why:
            game.emit("rachel_acts", RACHEL, {"rachel_action": action})
            act(game, action, card, lacking)
            return action
        if why == "silo_short":  # GX-5.8
            lacking = missing_resource(game)
            tell_wishes(game)
            game.emit("rachel_cannot_silo_short", RACHEL, {"rachel_action": action, "kind": lacking})
        else:
            needed = game.options.components.solo_segments[card]
            game.emit(f"rachel_cannot_{why}", RACHEL, {"rachel_action": action, "segments": needed})
    return NOTHING


def second_action(game: GalacticCruise, action: int) -> None:
    """GX-4.26 to 4.28"""
    board = BOARD_ACTIONS[action]
    if game.phase == MEETING or game.acts >= MOST_ACTIONS or board == NOTHING or game.site == NOTHING:
        return
    area = way_to(game, board)
    if area == NOTHING:
        return
    if area == SITES:
        game.emit("rachel_again", RACHEL, {"action": board, "site": game.site})
    else:
        game.emit("rachel_again_connected", RACHEL, {"action": board, "area": area})
        pay_human(game, area)
    game.schedule(RACHEL_REVEALS)


def pay_human(game: GalacticCruise, area: int) -> None:
    """GX-4.28: from the supply, for a walkway of the player's that is not hers."""
    if game.areas[area] >> RACHEL & 1 or not game.areas[area] & 1:
        return
    amount = game.options.borrowing[game.players[RACHEL].reputation]
    game.players[0].money += amount
    if amount:
        game.emit("is_paid", 0, {"n": amount})


# -- the last flight (GX-7.3, 7.4) ---------------------------------------------------------------------------


def rachel_flies_last(game: GalacticCruise) -> None:
    for number in in_space(game, RACHEL):
        fly_to(game, number, best_stop(game, game.players[RACHEL].ships[number]))
