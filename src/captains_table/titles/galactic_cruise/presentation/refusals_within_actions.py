"""Why a place, tile, token, Cruise or Resource cannot be chosen inside an action (GC-6.5, 9)."""

from __future__ import annotations

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.data.ids import (
    ADVERTISE,
    BLUEPRINTS,
    DEVELOPMENT,
    DRAW,
    EXPERT,
    EXPERT_SIDES,
    FUNDING_OPTIONS,
    GAINRES,
    NEWSHIP,
    NOTHING,
    REFILLAGENDA,
    REFILLSILO,
    SCHEDULE,
    SEGMENTS,
    SUPPLIES,
)
from captains_table.titles.galactic_cruise.presentation.refusals_actions import (
    money_short,
    why_no_schedule,
    why_no_segment,
)
from captains_table.titles.galactic_cruise.presentation.refusals_common import (
    answer_first,
    asked_for,
    counted,
    elsewhere,
    named,
    open_step,
)
from captains_table.titles.galactic_cruise.presentation.refusals_launch import PLACES, why_no_guest
from captains_table.titles.galactic_cruise.rules.advances import building_extra
from captains_table.titles.galactic_cruise.rules.cabins import places
from captains_table.titles.galactic_cruise.rules.notation import (
    AREA_WORDS,
    KIND_WORDS,
    TOKEN_WORDS,
    TYPE_WORDS,
)
from captains_table.titles.galactic_cruise.rules.prices import (
    development_cost,
    expert_cost,
    rebate,
    segment_price,
    surcharge_reputation,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment, PayDevelopment


def why_not_build(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """build food a3: an area, the row being anyone's guess"""
    if len(words) != 2 or words[0] not in KIND_WORDS or words[1] not in AREA_WORDS:
        return None
    row, area = KIND_WORDS.index(words[0]), AREA_WORDS.index(words[1])
    step = open_step(game, seat)
    if not isinstance(step, BuildDevelopment):
        return answer_first(game, seat) if isinstance(step, PayDevelopment) else elsewhere(game, DEVELOPMENT)
    if game.areas[area] >> seat & 1:
        return refuse("own_there", "GC-9.1.3")
    cost = development_cost(game, seat, row, step.off(game))
    if cost == NOTHING:
        return refuse("row_empty", "GC-9.1.1", kind=row)
    cost += building_extra(game, area, game.flags)
    return refuse("row_dear", "GC-9.1.2", kind=row, n=cost, have=game.players[seat].money)


def why_not_hire(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    side = named(words[0], EXPERT_SIDES) if words else NOTHING
    if side == NOTHING:
        return None
    if game.players[seat].hired >> side & 1:
        return refuse("hired", "GC-9.2.1")
    if game.action != EXPERT:
        return elsewhere(game, EXPERT)
    return money_short(game, seat, expert_cost(game, seat, side == 1, game.discount), "GC-9.2.1")


# -- stores and the Silo -------------------------------------------------------------------------------------


def why_not_buy(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    what = named(words[0], ("resources", "ads")) if words else NOTHING
    if what == NOTHING:
        return None
    if asked_for(game, seat) != "purchase_supplies":
        return answer_first(game, seat) if game.action == SUPPLIES else elsewhere(game, SUPPLIES)
    if game.items >> what & 1:
        return refuse("bought", "GC-9.3.1")
    return money_short(game, seat, game.options.numbers["supplies_price"] - rebate(game), "GC-9.3.1")


def why_not_from_silo(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    kind = named(words[0], KIND_WORDS) if words else NOTHING
    if kind == NOTHING:
        return None
    if asked_for(game, seat) != "gain_resources":
        return elsewhere(game, GAINRES)
    if not game.silo[kind]:
        return refuse("silo_empty", "GC-9.7.2", kind=kind)
    return refuse("no_room", "GC-9.7.2", kind=kind)


def why_not_refill(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """refill food; refill agenda"""
    kind = named(words[0], KIND_WORDS) if words else NOTHING
    if kind == NOTHING:
        return elsewhere(game, REFILLAGENDA) if words == ["agenda"] else None
    if game.action != REFILLSILO:
        return elsewhere(game, REFILLSILO)
    if asked_for(game, seat) == "discard_for_silo":
        return answer_first(game, seat)
    return refuse("silo_full", "GC-R9", kind=kind)


def why_not_gain(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    return refuse("no_gain", "GC-2.13") if words and words[0] in KIND_WORDS else None


# -- Ships ---------------------------------------------------------------------------------------------------


def why_not_take(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    slot = counted(words[0], len(game.blueprints)) if words else NOTHING
    if slot == NOTHING:
        return None
    if asked_for(game, seat) in ("take_blueprint", "first_blueprint"):
        return refuse("slot_empty", "GC-9.4.2")
    return elsewhere(game, BLUEPRINTS)


def why_not_segment(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """segment bp07 1, segment display 2 1: the tile first, then the Ship; with Cabin-Matching the place last"""
    said = 3 if words[:1] == ["display"] else 2
    if len(words) not in (said, said + 1 if game.options.tops else said):
        return None
    words, place = words[:said], words[said:]
    player = game.players[seat]
    ids = [each.lower() for each in game.options.components.blueprint_ids]
    slot = counted(words[1], len(game.blueprints)) if words[0] == "display" else NOTHING
    blueprint = named(words[0], ids) if slot == NOTHING else game.blueprints[slot]
    number = counted(words[-1], len(player.ships))
    if number == NOTHING or (slot == NOTHING and blueprint == NOTHING):
        return None
    if asked_for(game, seat) != "build_segment":
        return answer_first(game, seat) if game.action == SEGMENTS else elsewhere(game, SEGMENTS)
    if blueprint == NOTHING:
        return refuse("slot_empty", "GC-9.5.5")
    if slot == NOTHING and blueprint not in player.blueprints:
        return refuse("not_your_blueprint", "GC-9.5.1")
    ship = player.ships[number]
    if all(each.cruise != NOTHING or len(each.segments) >= game.segment_limit(seat) for each in player.ships):
        return why_no_segment(game, seat)
    price = segment_price(game, seat, blueprint, slot, game.discount, game.flags) - rebate(game)
    dear = money_short(game, seat, price, "GC-9.5.2")
    if dear is not None:
        return dear
    if not player.can_bear(surcharge_reputation(game, seat, slot, game.flags)):
        return refuse("surcharge", "GC-5.2")
    if ship.cruise != NOTHING:
        return refuse("ship_in_space", "GC-9.5.3", ship=number)
    if len(ship.segments) >= game.segment_limit(seat):
        return refuse("ship_full", "GC-9.5.3", ship=number, n=game.segment_limit(seat))
    key = "no_match" if place and places(game, ship, blueprint, game.flags) else "fits_nowhere"
    return refuse(key, "GX-9.3", blueprint=blueprint, ship=number)


def why_not_ship(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    if not words or counted(words[0], len(game.cockpits)) == NOTHING:
        return None
    return refuse("pair_gone", "GC-17.3") if asked_for(game, seat) == "new_ship" else elsewhere(game, NEWSHIP)


# -- Cruises, tokens, bonuses --------------------------------------------------------------------------------


def why_not_schedule(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    space = space_of(game, words)
    if space == NOTHING:
        return None
    if asked_for(game, seat) != "schedule_cruise":
        return why_no_schedule(game, seat) if is_mine(game, seat, space) else elsewhere(game, SCHEDULE)
    if is_mine(game, seat, space):
        return refuse("scheduled", "GC-9.9.1")
    return refuse("cruise_taken", "GC-9.9.1", who=holder(game, space))


def why_not_advertise(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    space = space_of(game, words)
    if space == NOTHING:
        return None
    if asked_for(game, seat) != "advertise":
        return answer_first(game, seat) if game.action == ADVERTISE else elsewhere(game, ADVERTISE)
    if holder(game, space) not in (NOTHING, seat):
        return refuse("cruise_taken", "GC-9.10.1", who=holder(game, space))
    return refuse("cruise_full", "GC-9.10.1", n=game.options.numbers["presold"])


def space_of(game: GalacticCruise, words: list[str]) -> int:
    """Where a Cruise lies on the Marketing Board."""
    ids = game.options.components.cruise_ids
    there = [ids[cruise].lower() if cruise != NOTHING else "" for cruise in game.cruises]
    return named(words[0], there) if words else NOTHING


def holder(game: GalacticCruise, space: int) -> int:
    """Whose Consultant stands there."""
    return next((seat for seat in range(len(game.players)) if game.players[seat].scheduled == space), NOTHING)


def is_mine(game: GalacticCruise, seat: int, space: int) -> bool:
    return holder(game, space) == seat


def why_not_sell(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    if len(words) != 2 or words[0] not in PLACES or words[1] not in TYPE_WORDS:
        return None
    if game.action != ADVERTISE:
        return elsewhere(game, ADVERTISE)
    return why_no_guest(game, seat, words) or answer_first(game, seat)


def why_not_flip(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    token = named(words[0], TOKEN_WORDS) if words else NOTHING
    if token == NOTHING:
        return None
    player = game.players[seat]
    if not player.tokens >> token & 1:
        return refuse("token_gone", "GC-9.9.2")
    if player.flipped == token:
        return refuse("token_flipped", "GC-9.9.3")
    return answer_first(game, seat) if game.action == SCHEDULE else elsewhere(game, SCHEDULE)


def why_not_fund(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    option = named(words[0], FUNDING_OPTIONS) if words else NOTHING
    if option == NOTHING:
        return None
    if asked_for(game, seat) == "funding":
        return refuse("fund_blocked", "GC-6.5")
    return refuse("no_bonus", "GC-6.4")


# -- Agenda cards on display ---------------------------------------------------------------------------------


def why_not_draw(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """draw 2, draw discard, draw ag07"""
    ids = [each.lower() for each in game.options.components.card_ids]
    if not words or (counted(words[0], len(game.agenda)) == NOTHING and words[0] not in ("discard", *ids)):
        return None
    if asked_for(game, seat) not in ("draw_card", "bonus_card"):
        return elsewhere(game, DRAW)
    if words[0].isdecimal():
        return refuse("space_empty", "GC-9.11.3")
    if not game.discard:
        return refuse("pile_empty", "GC-17.6")
    if words[0] in ids:
        return refuse("pile_top", "GC-9.11.1")
    if game.played >> game.discard[-1] & 1:
        return refuse("pile_closed", "GC-9.11.2", card=game.discard[-1])
    return refuse("no_reputation", "GC-5.2", reputation=1)
