"""Why something cannot be chosen now, and the rule that says so: by the verb that was typed, and by what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal, State
from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    ADVANCING,
    LAST_FLIGHT,
    MEETING,
    NOTHING,
    SETTING_UP,
    SITES,
)
from captains_table.titles.galactic_cruise.presentation.refusals_accommodations import (
    why_not_bid,
    why_not_of_a_module,
    why_not_send,
)
from captains_table.titles.galactic_cruise.presentation.refusals_actions import why_no_action
from captains_table.titles.galactic_cruise.presentation.refusals_cards import (
    why_not_discard,
    why_not_now,
    why_not_pay,
    why_not_play,
)
from captains_table.titles.galactic_cruise.presentation.refusals_common import (
    STOPS,
    answer_first,
    asked_for,
    counted,
    named,
)
from captains_table.titles.galactic_cruise.presentation.refusals_launch import (
    why_no_flight,
    why_no_pilot,
    why_no_score,
    why_no_stop,
    why_no_upgrade,
    why_not_board,
    why_not_close,
    why_not_cover,
    why_not_fly_on,
    why_not_launch,
    why_not_settle,
    why_not_that_guest,
)
from captains_table.titles.galactic_cruise.presentation.refusals_modules import (
    why_not_do_without,
    why_not_share,
    why_not_solve,
)
from captains_table.titles.galactic_cruise.presentation.refusals_within_actions import (
    why_not_advertise,
    why_not_build,
    why_not_buy,
    why_not_draw,
    why_not_flip,
    why_not_from_silo,
    why_not_fund,
    why_not_gain,
    why_not_hire,
    why_not_refill,
    why_not_schedule,
    why_not_segment,
    why_not_sell,
    why_not_ship,
    why_not_take,
)
from captains_table.titles.galactic_cruise.rules.network import borrowing_price
from captains_table.titles.galactic_cruise.rules.notation import AREA_WORDS, KIND_WORDS, SITE_WORDS
from captains_table.titles.galactic_cruise.rules.scoring import goal_value, goals_met, threshold
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

Why = Callable[[GalacticCruise, int, list[str]], Refusal | None]


def why_not(state: State, seat: int, notation: str) -> Refusal | None:
    assert isinstance(state, GalacticCruise)
    game = state
    verb, *words = notation.split() or [""]
    if verb not in WHY:
        return None
    if game.phase == SETTING_UP:
        return at_setup(game, seat, verb, words)
    if seat != game.turn and verb not in OUT_OF_TURN:
        return answer_first(game, seat) if game.turn == NOTHING else refuse("not_your_turn", "GC-4.1", who=game.turn)
    if verb in CHOSEN_ONCE and asked_for(game, seat) != "turn_choice":
        return why_not_turn_choice(game, seat)
    return WHY[verb](game, seat, words)


def at_setup(game: GalacticCruise, seat: int, verb: str, words: list[str]) -> Refusal | None:
    """GC-3.26, 3.27: an empty walkway, then a Blueprint."""
    asked = asked_for(game, seat)
    if asked == "first_development" and verb == "build":
        area = named(words[1], AREA_WORDS) if len(words) == 2 and words[0] in KIND_WORDS else NOTHING
        if area == NOTHING:
            return None
        return refuse("first_tech" if area >= SITES else "first_taken", "GC-3.26")
    if verb == "bid":
        return why_not_bid(game, seat, words)
    if asked == "first_blueprint" and verb == "take":
        return why_not_take(game, seat, words)
    return answer_first(game, seat)


# -- step 2 --------------------------------------------------------------------------------------------------


def why_not_turn_choice(game: GalacticCruise, seat: int) -> Refusal | None:
    """GC-4.2: one Worker, one launch or one Meeting, once the Ships have flown."""
    if game.phase == LAST_FLIGHT:
        return refuse("last_flight", "GC-14.11")
    if game.phase == ADVANCING:
        return refuse("stops_first", "GC-4.2") if asked_for(game, seat) in STOPS else answer_first(game, seat)
    return refuse("turn_choice_made", "GC-4.2")


def why_not_assign(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """assign worker l1, in step 2"""
    if len(words) != 2 or words[0] not in ("worker", "expert") or words[1] not in SITE_WORDS:
        return None
    player = game.players[seat]
    site = SITE_WORDS.index(words[1])
    if not player.idle and not player.idle_experts:
        return refuse("nobody_home", "GC-4.3")
    if game.workers[site] >> 1 == seat:
        return refuse("own_worker", "GC-6.2", site=site)
    return refuse("no_expert_home" if words[0] == "expert" else "no_worker_home", "GC-8.1")


def why_no_end(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """end turn"""
    asked = asked_for(game, seat)
    if asked == "turn_choice":
        return refuse("turn_choice_due", "GC-4.2")
    return refuse("actions_left", "GC-8.2") if asked == "choose_action" else answer_first(game, seat)


def why_not_enough(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """done, no site, no action, no card, keep token"""
    if game.action != NOTHING and not game.items:
        return refuse("at_least_one", "GC-8.5", action=game.action)
    return answer_first(game, seat)


# -- free acts -----------------------------------------------------------------------------------------------


def why_not_borrow(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    area = named(words[0], AREA_WORDS) if words else NOTHING
    if area == NOTHING:
        return None
    if game.areas[area] >> seat & 1:
        return refuse("own_area", "GC-5.5")
    if not game.areas[area]:
        return refuse("area_empty", "GC-5.5")
    if game.usable(seat, area):
        return refuse("borrowed", "GC-5.4")
    later = why_not_now(game, seat)
    if later is not None:
        return later
    if game.phase == MEETING and area >= SITES and not game.options.meeting_tech:
        return refuse("meeting_tech", "GC-R4")
    if area < SITES and game.phase not in (ADVANCING, ACTING):
        return refuse("no_way_needed", "GC-12.3" if game.phase == MEETING else "GC-11.1")
    price = borrowing_price(game, seat, area)
    money = game.players[seat].money
    return refuse("money", "GC-5.3", n=price, have=money) if price > money else refuse("no_loan", "GC-R57")


def why_no_bonus(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """bonus ads 3; track 2"""
    later = why_not_now(game, seat)
    if later is not None:
        return later
    if game.track_used:
        return refuse("track_used", "GC-5.6")
    reputation = game.players[seat].reputation
    if not reputation:
        return refuse("track_zero", "GC-5.8")
    if words and words[-1].isdecimal() and int(words[-1]) > reputation:
        return refuse("track_steps", "GC-5.6", reputation=reputation)
    return refuse("track_icon", "GC-5.6")


def why_no_refresh(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    later = why_not_now(game, seat)
    if later is not None:
        return later
    if asked_for(game, seat) == "refresh_blueprints":
        return refuse("refreshing", "GC-9.4.5")
    cost = game.options.numbers["refresh"]
    if not game.players[seat].can_bear(cost):
        return refuse("no_reputation", "GC-5.2", reputation=cost)
    if all(each == NOTHING for each in game.blueprints):
        return refuse("display_empty", "GC-17.2")
    return refuse("needed", "GC-8.5")


def why_no_confirm(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    refreshing = asked_for(game, seat) == "refresh_blueprints"
    return refuse("refresh_one", "GC-9.4.5") if refreshing else answer_first(game, seat)


# -- goals ---------------------------------------------------------------------------------------------------


def why_no_goal(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    goal = counted(words[0], 3) if words else NOTHING
    if goal == NOTHING:
        return None
    if game.players[seat].goals >> goal & 1:
        return refuse("goal_done", "GC-13.1")
    if goal in goals_met(game, seat):
        return refuse("goal_later", "GC-13.5")
    return refuse("goal_short", "GC-13.1", n=threshold(game, goal), have=goal_value(game, seat, goal))


def why_no_meeting(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """In step 2 it is always possible."""
    return None


OUT_OF_TURN: Final = ("fund", "gain", "play", "goal")  # what may concern somebody else's turn, too
CHOSEN_ONCE: Final = ("assign", "launch", "meeting")
WHY: Final[dict[str, Why]] = {
    "act": why_no_action,
    "advance": why_no_flight,
    "advertise": why_not_advertise,
    "assign": why_not_assign,
    "autopilot": why_no_pilot,
    "bid": why_not_bid,
    "board": why_not_board,
    "bonus": why_no_bonus,
    "borrow": why_not_borrow,
    "build": why_not_build,
    "buy": why_not_buy,
    "close": why_not_close,
    "confirm": why_no_confirm,
    "decline": why_not_do_without,
    "cover": why_not_cover,
    "discard": why_not_discard,
    "done": why_not_enough,
    "draw": why_not_draw,
    "end": why_no_end,
    "fetch": why_not_of_a_module,
    "flip": why_not_flip,
    "fly": why_not_fly_on,
    "fund": why_not_fund,
    "gain": why_not_gain,
    "goal": why_no_goal,
    "guest": why_not_that_guest,
    "improve": why_not_share,
    "hire": why_not_hire,
    "launch": why_not_launch,
    "meeting": why_no_meeting,
    "no": why_not_enough,
    "pay": why_not_pay,
    "pick": why_not_of_a_module,
    "pilot": why_no_pilot,
    "play": why_not_play,
    "queue": why_not_of_a_module,
    "refill": why_not_refill,
    "refresh": why_no_refresh,
    "schedule": why_not_schedule,
    "score": why_no_score,
    "segment": why_not_segment,
    "sell": why_not_sell,
    "send": why_not_send,
    "settle": why_not_settle,
    "share": why_not_share,
    "ship": why_not_ship,
    "silo": why_not_from_silo,
    "solve": why_not_solve,
    "start": why_not_of_a_module,
    "stop": why_no_stop,
    "take": why_not_take,
    "track": why_no_bonus,
    "trigger": why_not_of_a_module,
    "upgrade": why_no_upgrade,
    "use": why_not_do_without,
}
