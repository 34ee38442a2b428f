"""Why something cannot be done on one's turn, or at any wrong moment, and the rule that says so."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.refusals import reason
from captains_table.kernel.state import Refusal, State
from captains_table.titles.cruise_line_caribbean.data.chart import FAR
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ACTED,
    BUILD,
    BUNKERING,
    DEPARTURES,
    NOTHING,
    SECOND,
    TURNS,
)
from captains_table.titles.cruise_line_caribbean.presentation.refusals_questions import (
    REASONS,
    why_no_card,
    why_no_resort,
)
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS, PORT_WORDS, card_word
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import Turn
from captains_table.titles.cruise_line_caribbean.rules.voyage import (
    is_closed,
    is_shallow,
    lacks_fuel_money,
    may_stop,
    may_tow,
    move_cost,
    nearest,
    reach,
)

ACTIONS = ("pick", "visit", "sail", "explore", "build", "attack", "return", "tow", "wait")

VERBS: Final = (
    "accept", "add", "bid", "build", "calm", "cancel", "company", "debt", "decline", "done", "drift", "emergency",
    "end", "explore", "float", "for", "fuel", "guest", "keep", "leave", "lose", "no", "nobody", "nothing", "offer",
    "pass", "pay", "pick", "poach", "price", "resort", "return", "sail", "sell", "buy", "ship", "stock", "tow", "visit",
    "wait", "yes",
)  # fmt: skip


def why_not(state: State, seat: int, notation: str) -> Refusal | None:
    assert isinstance(state, CruiseLine)
    found = reason({**REASONS, Turn: why_not_turn}, state, seat, notation)
    step = state.stacks[seat][-1] if state.stacks[seat] else state.permission
    words = notation.split()
    if found is not None or step is None or not words:
        return found
    verbs = [step.describe(state, seat, choice).verb for choice in step.choices(state, seat)]
    return at_another_time(state, seat, words) if words[0] not in verbs else None


def at_another_time(game: CruiseLine, seat: int, words: list[str]) -> Refusal | None:
    """Something that can be done in this game, but not in answer to this question."""
    if words[0] in ("play", "attack", "react"):
        return card_at_another_time(game, seat, words)
    return refuse("answer_first", "CL-20.4") if words[0] in VERBS else None


def card_at_another_time(game: CruiseLine, seat: int, words: list[str]) -> Refusal:
    if len(words) > 1 and words[1] not in [card_word(game, card) for card in game.companies[seat].cards()]:
        return refuse("not_in_hand", "CL-10.1")
    if game.phase < BUNKERING:
        return refuse("winter_cards", "CL-10.4")
    if words[0] == "attack" and (game.phase != TURNS or seat != game.turn):
        return refuse("attack_turn", "CL-10.3")
    return refuse("answer_first", "CL-20.4")


def why_not_turn(step: Turn, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    words = notation.split() or [""]
    if words[0] in ACTIONS and game.turn_flags & ACTED:
        return refuse("acted", "CL-7.2")
    if words[0] == "attack" and game.turn_flags & SECOND:
        return refuse("second_attack", "CL-10.4")
    if words[0] in ("play", "attack"):
        return why_no_card(game, seat, words)
    if words[0] == "build":
        grant = game.options.blue_value[BUILD] if len(words) > 2 else 0
        return why_no_resort(game, seat, words, game.options.resort_action - grant, "CL-7.19")
    if words[0] == "fuel":
        return why_no_fuel(game, seat, words)
    if words[0] == "tow":
        return why_no_tow(game, seat)
    if words[0] == "wait":
        return refuse("no_wait", "CL-7.4")
    if words[0] == "end":
        return refuse("act_first", "CL-7.2")
    if words[0] in ("emergency", "offer"):
        return why_no_sale(game, seat, words[0])
    if words[0] == "explore" and len(words) > 1 and words[1].isdecimal():
        hex = game.options.number_hexes.get(int(words[1]))
        if hex is None or not game.markers_down >> int(words[1]) & 1:
            return refuse("no_marker", "CL-7.17")
        return too_far(game, seat, hex)
    if words[0] not in ACTIONS or len(words) < 2 or words[1] not in PORT_WORDS:
        return None
    return why_not_there(game, seat, words, PORT_WORDS.index(words[1]))


def why_no_sale(game: CruiseLine, seat: int, verb: str) -> Refusal | None:
    if not game.options.standard:
        return None
    if not lacks_fuel_money(game, seat):
        return refuse("no_need", "CL-17.2")
    return refuse("not_so_many", "CL-17.2") if verb == "emergency" else refuse("no_offer", "CL-17.3")


def why_no_tow(game: CruiseLine, seat: int) -> Refusal:
    if not may_tow(game, seat):
        return refuse("no_tow", "CL-8.12")
    port = nearest(game, game.companies[seat].hex, list(range(DEPARTURES)))[0]
    return refuse("tow_nearest", "CL-8.13", port=port)


def why_no_fuel(game: CruiseLine, seat: int, words: list[str]) -> Refusal:
    company = game.companies[seat]
    if game.port(seat) == NOTHING:
        return refuse("fuel_at_sea", "CL-8.9")
    if company.bunker:
        return refuse("bunker", "CL-10.11")
    free = game.free_tank(seat)
    if not free or (len(words) > 1 and words[1].isdecimal() and int(words[1]) > free):
        return refuse("tank", "CL-8.10", n=free)
    return refuse("fuel_cash", "CL-8.9", cash=company.cash)


def too_far(game: CruiseLine, seat: int, hex: int) -> Refusal | None:
    hexes = reach(game, seat)[hex]
    if hexes >= FAR:
        return refuse("no_way", "CL-8.5")
    cost = move_cost(game, hexes)
    fuel = game.companies[seat].fuel
    return refuse("too_far", "CL-8.2", fuel=cost, have=fuel) if cost > fuel else None


def why_not_there(game: CruiseLine, seat: int, words: list[str], port: int) -> Refusal | None:
    company = game.companies[seat]
    verb = words[0]
    if verb in ("visit", "sail") and not may_stop(game, seat, port):
        if is_closed(game, port):
            return refuse("closed", "CL-11.1", port=port)
        if is_shallow(game, seat, port):
            return refuse("shallow", "CL-7.12", port=port)
    if verb == "visit":
        if port < DEPARTURES:
            return refuse("not_an_island", "CL-7.9")
        if not company.aboard[port - DEPARTURES]:
            return refuse("nobody_for", "CL-7.9", island=port - DEPARTURES)
    if verb in ("pick", "return") and port >= DEPARTURES:
        return refuse("not_a_departure", "CL-7.5" if verb == "pick" else "CL-7.21")
    if verb == "sail" and port == game.port(seat):
        return refuse("there_already", "CL-7.16")
    far = too_far(game, seat, game.options.port_hexes[port])
    if far is not None:
        return far
    if verb == "pick":
        if company.strike:
            return refuse("strike", "CL-10.11")
        if not game.room(seat):
            return refuse("full", "CL-7.6", n=game.capacity(seat))
        if len(words) > 2 and words[2] in COLOUR_WORDS:
            waiting = game.waits(port, COLOUR_WORDS.index(words[2]))
            return refuse("fewer", "CL-7.5", n=min(waiting, game.room(seat)))
    return None
