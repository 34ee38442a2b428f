"""Setting up a game (GC-3, 16.1, 16.2), and the count of everything in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Options
from captains_table.titles.galactic_cruise.data.components import components
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIONS,
    AREAS,
    BASE_BONUSES,
    BASE_TOKENS,
    COUNTS,
    FOR_START,
    NEUTRAL,
    NOTHING,
    NPC,
    PAL_ABOARD,
    RACHEL,
    SITES,
    SLOTS,
    TYPES,
)
from captains_table.titles.galactic_cruise.rules.locations import turn_tokens
from captains_table.titles.galactic_cruise.rules.options import GameOptions
from captains_table.titles.galactic_cruise.rules.player import Player, Rachel, Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.free import FREE_ACTS
from captains_table.titles.galactic_cruise.rules.steps.setting_up import SetUp
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import NpcStop

AUCTION_MONEY: Final = 3  # more for everybody (GX-15.6)


def empty(seats: int, options: GameOptions) -> GalacticCruise:
    """The boards before anything is dealt."""
    game = GalacticCruise(seats, options)
    numbers = options.numbers
    game.permission = FREE_ACTS
    game.workers = [NOTHING] * SITES
    game.areas = [0] * len(AREAS)
    game.goal_levels = [options.goal_start] * 3
    game.silo = [numbers["silo_start"]] * 3
    game.track = [NOTHING] * sum(options.progress)
    game.agenda = [NOTHING] * 4
    game.refilled_in = (0,) * (options.cards[-1] + 1)
    game.blueprints = [NOTHING] * 5
    game.cockpits = [NOTHING] * 4
    game.engines = [NOTHING] * 4
    game.cruises = [NOTHING] * options.cruise_spaces
    game.presold = [(0, 0, 0)] * options.cruise_spaces
    game.queue = [0] * 9
    game.supply = [numbers["guests_each"]] * len(TYPES)
    for pile in ("deck", "discard", "blueprint_stack", "blueprint_discard", "cockpit_stack", "engine_stack"):
        setattr(game, pile, [])
    game.cruise_stack = []
    game.cruise_discard = []
    game.players = [new_player(options) for _ in range(options.companies)]
    if options.solo:
        game.rachel = Rachel()
        game.rachel.deck = []
        game.players[RACHEL].tokens = BASE_TOKENS  # GX-2.5
        game.players[RACHEL].money = 0  # GX-2.4
        game.players[RACHEL].ads = 0
        game.players[RACHEL].stored = [0, 0, 0]
    return game


def new_player(options: GameOptions) -> Player:
    """GC-3.20, but for Reputation and the card."""
    player = Player.new()
    player.tokens = options.tokens
    numbers = options.numbers
    player.money = numbers["start_money"]
    player.ads = numbers["start_ads"]
    player.score(numbers["start_vp"], FOR_START)
    player.stored = [numbers["start_resource"]] * 3
    player.idle = 2
    player.ships = [Ship(0, 0)]
    return player


def deal(seats: int, chosen: Options, rng: Rng, packs: Path | None = None) -> GalacticCruise:
    options = GameOptions(seats, chosen, components(packs))
    game = empty(seats, options)
    game.rng = rng
    if options.first_player != NOTHING:
        game.first = options.first_player
    elif not options.solo:  # GX-2.2
        game.first = int(rng.below(seats))  # GC-3.23
    deal_board(game)
    deal_works(game)
    deal_marketing(game)
    for place, seat in enumerate(game.order()):  # GC-3.24
        player = game.players[seat]
        player.reputation = place
        if game.automatic(seat):
            game.discard.append(game.deck.pop())  # GX-2.9
            continue
        player.secret = game.deck.pop()
        player.hand = (player.secret,)
    if game.rachel is not None:
        game.rachel.deck = game.shuffled(list(range(COUNTS["solo_cards"])))  # GX-2.6
    if options.starting != "off":
        deal_starters(game)
    game.script = (SetUp(options.companies),)
    return game


def deal_starters(game: GalacticCruise) -> None:
    """GX-15.1, 15.6, 15.7, 17.3: Rachel gets none yet"""
    options = game.options
    cards = game.shuffled(options.starters.copy())
    if options.starting == "auction":
        game.starters = ((),) * game.seats
        game.auction = tuple(sorted(cards[: game.seats]))
        for player in game.players:
            player.money += AUCTION_MONEY
        return
    dealt: list[tuple[int, ...]] = []
    for seat in range(len(game.players)):
        dealt.append(tuple(sorted([cards.pop(), cards.pop()])) if seat in options.starter_seats else ())
    game.starters = tuple(dealt)
    game.unstarted = sum([1 << seat for seat in options.starter_seats])


def deal_board(game: GalacticCruise) -> None:
    """GC-3.2 to 3.12, 16.1, 16.2"""
    options = game.options
    printed = options.components
    game.deck = game.shuffled(options.cards.copy())
    for space in range(len(game.agenda)):
        game.agenda[space] = game.deck.pop()
    tiles = options.tiles.copy()
    if options.intro:
        neutral_cubes(game)
        game.site_actions = tuple(printed.intro_actions)
        game.expert_tile = printed.intro_expert
        game.goal_tile = printed.intro_goals
        game.technologies = tuple(printed.intro_technologies)
        unused = game.shuffled(tiles)  # GC-R38
    else:
        game.site_actions = tuple(game.shuffled(list(range(len(ACTIONS)))))
        game.expert_tile = game.shuffled(options.experts.copy())[0]
        game.goal_tile = game.shuffled(list(range(COUNTS["goals"])))[0]
        tiles = game.shuffled(tiles)
        game.technologies = tuple(tiles[:SLOTS])
        unused = tiles[SLOTS:]
    for area in neutral_areas(game, unused[0]):
        game.areas[area] |= 1 << NEUTRAL
        if options.with_npc and area < SITES:
            game.workers[area] = 2 * NPC
    if options.with_npc:
        game.kept = tuple(sorted(unused[1:]))
    deal_modules(game)


def deal_modules(game: GalacticCruise) -> None:
    """GX-10.2, 10.10, 11.1, 11.7"""
    options = game.options
    if options.advanced:
        game.levels = tuple([options.tech_last[tile] if options.upgraded else 0 for tile in game.technologies])
    if options.location_bonus:
        game.location_bonuses = tuple(game.shuffled(list(range(COUNTS["location_bonuses"]))))
        game.active = (1 << SITES) - 1 if options.all_active else 0
        turn_tokens(game)


def neutral_cubes(game: GalacticCruise) -> None:
    """GC-3.4: on the first space of each section; with 2 players of the second only."""
    start = 0
    for section, size in enumerate(game.options.progress):
        if not game.options.with_npc or section == 1:
            game.track[start] = NEUTRAL
        start += size


def neutral_areas(game: GalacticCruise, tile: int) -> list[int]:
    """D3: the slot with 2 or 3 players, the first area always, the second with 2."""
    slot, first, second = game.options.components.tech_areas[tile]
    return [first, slot, second][: game.options.neutral_count]


def deal_works(game: GalacticCruise) -> None:
    """GC-3.13, 3.15; the first Cockpit and Engine of the lists are the starting ones."""
    game.blueprint_stack = game.shuffled(game.options.blueprint_tiles.copy())
    game.cockpit_stack = game.shuffled(game.options.cockpits[1:])
    game.engine_stack = game.shuffled(game.options.engines[1:])
    for slot in range(len(game.blueprints)):
        game.blueprints[slot] = game.blueprint_stack.pop()
    for pair in range(len(game.cockpits)):
        game.cockpits[pair] = game.cockpit_stack.pop()
        game.engines[pair] = game.engine_stack.pop()


def deal_marketing(game: GalacticCruise) -> None:
    """GC-3.16 to 3.19"""
    options = game.options
    game.bonuses = guest_bonuses(game)
    cruises = list(range(COUNTS["cruises"]))
    starred = options.components.starred if options.intro else []
    game.cruise_stack = game.shuffled([cruise for cruise in cruises if cruise not in starred])
    for space in range(len(game.cruises)):
        game.cruises[space] = starred[space] if space < len(starred) else game.cruise_stack.pop()
    guests: list[int] = []
    for cruise in game.cruises:
        guests += options.cruise_destinations[cruise]
    while len(guests) < options.least_guests:
        guests += range(len(TYPES))
    for number, type in enumerate(game.shuffled(guests)):
        game.supply[type] -= 1
        game.queue[3 * (number % 3) + type] += 1


def guest_bonuses(game: GalacticCruise) -> tuple[int, ...]:
    """GC-3.16: three of five by lot; with Specialized Blueprints each type has its own (GX-14.2)."""
    if game.options.specialized:
        return tuple(range(BASE_BONUSES, BASE_BONUSES + len(TYPES)))
    return tuple(game.shuffled(list(range(BASE_BONUSES)))[: len(TYPES)])


def inventory(state: State) -> list[str]:
    """Every component wherever it is: the same from the deal to the end."""
    assert isinstance(state, GalacticCruise)
    game = state
    ships = [ship for player in game.players for ship in player.ships]
    found: list[str] = []
    for type in range(len(TYPES)):
        guests = game.supply[type] + sum(game.queue[type::3]) + sum(each[type] for each in game.presold)
        found.append(f"guests {type}: {guests + sum(ship.guests[type] for ship in ships)}")
    cards = [*game.deck, *game.discard, *[card for card in game.agenda if card != NOTHING]]
    found.append(f"agenda {sorted([*cards, *[card for player in game.players for card in player.hand]])}")
    tiles = [*game.blueprint_stack, *game.blueprint_discard, *[each for each in game.blueprints if each != NOTHING]]
    tiles += [each for player in game.players for each in player.blueprints]
    found.append(f"blueprints {sorted([*tiles, *[each for ship in ships for each in ship.segments]])}")
    cockpits = [*game.cockpit_stack, *[each for each in game.cockpits if each != NOTHING]]
    found.append(f"cockpits {sorted([*cockpits, *[ship.cockpit for ship in ships]])}")
    engines = [*game.engine_stack, *[each for each in game.engines if each != NOTHING]]
    found.append(f"engines {sorted([*engines, *[ship.engine for ship in ships]])}")
    cruises = [*game.cruise_stack, *game.cruise_discard, *[each for each in game.cruises if each != NOTHING]]
    found.append(f"cruises {sorted([*cruises, *[ship.cruise for ship in ships if ship.cruise != NOTHING]])}")
    moving = sum(isinstance(step, NpcStop) for stack in game.stacks for step in stack)
    found.append(f"npc workers {moving + sum(worker >> 1 == NPC for worker in game.workers)}")
    if game.rachel is not None:
        found.append(f"solo cards {sorted([*game.rachel.deck, *game.rachel.revealed])}")
    for seat, player in enumerate(game.players):
        flying = sum(ship.pilot in (1, 2) for ship in ships if ship in player.ships)
        by_worker = game.lifting != NOTHING and not game.flags & PAL_ABOARD
        lifting = 1 if seat == game.turn and by_worker else 0
        at_work = sum(worker >> 1 == seat for worker in game.workers)
        workers = player.idle + player.idle_experts + flying + lifting + at_work - player.experts()
        found.append(f"workers of seat {seat}: {workers}")
        built = sum(area >> seat & 1 for area in game.areas)
        found.append(f"developments of seat {seat}: {built - player.built()}")
        found.append(f"points of seat {seat}: {player.vp - sum(player.points)}")
        found.append(f"cubes of seat {seat}: {game.cubes(seat) - player.launches - player.wings() + 1}")
        over = [kind for kind in range(3) if player.stored[kind] < 0 or game.room(seat, kind) < 0]
        found.append(f"stores of seat {seat}: {over} {min(player.money, player.ads, player.reputation, 0)}")
    return found
