"""A game from any position (docs/positions/galactic-cruise.md): what is not said is dealt at random, what cannot be is
refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from captains_table.kernel.card_pool import CardPool
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import restore_open_steps
from captains_table.kernel.title import Options
from captains_table.titles.galactic_cruise.data.components import components
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIONS,
    AREAS,
    BASE_BONUSES,
    LAST_FLIGHT,
    LOCATIONS,
    NEUTRAL,
    NOTHING,
    NPC,
    PHASES,
    RACHEL,
    RECALLING,
    SETTING_UP,
    SITES,
    SLOTS,
    TYPES,
)
from captains_table.titles.galactic_cruise.presentation.position import DOING
from captains_table.titles.galactic_cruise.presentation.set_up_accommodations import StartersReader
from captains_table.titles.galactic_cruise.presentation.set_up_modules import ModulesReader
from captains_table.titles.galactic_cruise.presentation.set_up_players import PlayersReader
from captains_table.titles.galactic_cruise.presentation.set_up_rachel import read_solo_deck
from captains_table.titles.galactic_cruise.presentation.set_up_reader import SetUpReader
from captains_table.titles.galactic_cruise.rules.deal import empty, guest_bonuses, neutral_cubes
from captains_table.titles.galactic_cruise.rules.options import GameOptions
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.setting_up import SetUp
from captains_table.titles.galactic_cruise.rules.steps.turns import FINAL_RECALL, FINAL_ROUND, LAST_FLIGHT_CUE, TURN
from captains_table.titles.galactic_cruise.shapes.position import RachelSaid


def set_up(
    data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None
) -> GalacticCruise:
    game = empty(seats, GameOptions(seats, options, components(packs)))
    game.rng = rng
    return SettingUp(game, data, rng).run()


class SettingUp(SetUpReader):
    def __init__(self, game: GalacticCruise, data: Mapping[str, Any], rng: Rng) -> None:
        super().__init__(game, data, rng)
        self.cards = CardPool("Agenda card", self.components.card_ids, game.options.cards)
        self.tiles = CardPool("Blueprint", self.components.blueprint_ids, game.options.blueprint_tiles)
        self.cockpits = CardPool("Cockpit", self.components.cockpit_ids, game.options.cockpits)
        self.engines = CardPool("Engine", self.components.engine_ids, game.options.engines)
        self.cruises = CardPool("Cruise", self.components.cruise_ids)
        self.cockpits.left.remove(0)  # everybody has the starting ones
        self.engines.left.remove(0)

    def run(self) -> GalacticCruise:
        game = self.game
        self.time()
        self.board()
        self.claimed()
        PlayersReader(self.game, self).run()
        self.dealt()
        self.marketing()
        self.goal_levels()
        self.track()
        if game.rachel is not None:
            read_solo_deck(self, game.rachel, self.said.rachel or RachelSaid())
        else:
            self.must(self.said.rachel is None, "rachel", "she plays only in a game for one (GX-2.1)")
        self.now()
        StartersReader(self.game, self).run()
        self.going_on()
        return game

    # -- time and boards ----------------------------------------------------------------------------------------

    def time(self) -> None:
        game, data, said = self.game, self.data, self.said
        game.phase = self.word(said.phase, PHASES, "phase")
        game.first = self.first_player()
        stages = {RECALLING: (1, 2), LAST_FLIGHT: (2, 2)}.get(game.phase, (0, 2)) if self.strict else (0, 2)
        game.end_stage = self.number(stages[0] if said.end_stage is None else said.end_stage, *stages, "end_stage")
        least = 0 if game.phase == SETTING_UP else 1
        most = game.options.round_limit + (1 if game.end_stage == FINAL_ROUND else 0) if least else 0  # GC-14.14
        rounds = (least, most) if self.strict else (0, 201)
        game.round = self.number(least if said.round is None else said.round, *rounds, "round")
        game.agms = self.number(said.agms, 0, 3 if self.over() or not self.strict else 2, "agms")
        nobodys = game.phase in ((SETTING_UP, RECALLING) if self.strict else (SETTING_UP,))
        self.must("turn" not in data or not nobodys, "turn", f"in the phase '{PHASES[game.phase]}' it is nobody's")
        away = nobodys or ("asked" in data and "turn" not in data)
        game.turn = NOTHING if away else self.seat("turn", game.first)

    def first_player(self) -> int:
        """As the option says, if it does."""
        agreed = self.game.options.first_player
        first = self.seat("first", max(0, agreed) if self.strict else 0)
        self.must(not self.game.automatic(first), "first", "alone the player begins (GX-2.2)")
        self.must(agreed in (NOTHING, first), "first", f"the option 'first_player' says seat {agreed}, not {first}")
        return first

    def over(self) -> bool:
        """Nothing is left to happen."""
        return self.data.get("script") == [] and not any(self.said.asked)

    def board(self) -> None:
        game, said = self.game, self.said
        game.site_actions = tuple(self.actions())
        self.technologies()
        self.tiles_of_the_board()
        if said.silo is not None:
            game.silo = self.kinds(said.silo, [game.options.numbers["silo_most"]] * 3, "silo")
        for name, there in said.areas.items():
            game.areas[self.word(name, AREAS, "areas")] = self.owners(there, f"areas, {name}")
        for owner, most in ((NEUTRAL, 3), (NPC, 6)):
            if sum(area >> owner & 1 for area in game.areas) > most:
                raise self.wrong("areas", f"there are only {most} Developments of that owner (GC-1.1, GC-16.1)")
        for name, (whose, kind) in said.workers.items():
            where = f"workers, {name}"
            owner = self.owner(whose, where)
            if owner == NEUTRAL:
                raise self.wrong(where, "there are no neutral Workers")
            site = self.word(name, LOCATIONS, "workers")
            game.workers[site] = 2 * owner + self.word(kind, ("worker", "expert"), where)
        ModulesReader(game, self).run()
        standing = sum(worker >> 1 == NPC for worker in game.workers)
        if standing > 2:
            raise self.wrong("workers", "the NPC has two (GC-16.1)")
        if game.options.with_npc and not said.asked:
            self.npc_workers(2 - standing)

    def technologies(self) -> None:
        """Those in play, and those kept for the NPC."""
        game, said, components = self.game, self.said, self.components
        if said.technologies or (said.technologies is not None and self.strict):
            tiles = self.words(said.technologies, components.tech_ids, "technologies")
        elif game.options.intro:
            tiles = components.intro_technologies
        else:
            tiles = game.shuffled(game.options.tiles.copy())[:SLOTS]
        if len(set(tiles)) != SLOTS or len(tiles) != SLOTS:
            raise self.wrong("technologies", "must be four different ones (GC-3.9)")
        if any(tile not in game.options.tiles for tile in tiles):
            others = "Advanced" if game.options.advanced else "plain"
            raise self.wrong("technologies", f"at this table they are {others} ones (GX-10.1)")
        game.technologies = tuple(tiles)
        if game.options.with_npc:
            spare = [tile for tile in game.options.tiles if game.options.intro or tile not in tiles]
            kept = spare[: -game.agms or None]
            if said.kept is not None:
                kept = self.words(said.kept, components.tech_ids, "kept")
            if len(set(kept)) != len(kept) or len(kept) + game.agms < 2:
                raise self.wrong("kept", "must be different tiles, enough for both AGMs (GC-16.7)")
            self.take_part(kept, game.options.tiles, components.tech_ids, "kept")
            game.kept = tuple(sorted(kept))
        else:
            self.must(not said.kept, "kept", "the NPC takes part only with 2 players (GC-16.1)")

    def tiles_of_the_board(self) -> None:
        game, said, components = self.game, self.said, self.components
        game.expert_tile = components.intro_expert if game.options.intro else 0
        if said.expert is not None:
            game.expert_tile = self.word(said.expert, components.expert_ids, "expert")
            if game.expert_tile not in game.options.experts:
                raise self.wrong("expert", f"{said.expert} is not in play at this table (GX-12.4)")
        game.goal_tile = components.intro_goals if game.options.intro else 0
        if said.goals is not None:
            game.goal_tile = self.word(said.goals, components.goal_ids, "goals")

    def take_part(self, numbers: list[int], known: list[int], names: list[str], where: str) -> None:
        for number in numbers:
            if number not in known:
                raise self.wrong(where, f"{names[number]} is not in play at this table (GX-1.4)")

    def npc_workers(self, count: int) -> None:
        """Those not said stand behind neutral walkways (GC-16.2), or somewhere."""
        game = self.game
        free = [site for site in range(SITES) if game.workers[site] == NOTHING]
        behind = [site for site in free if game.areas[site] >> NEUTRAL & 1]
        sites = behind + [site for site in reversed(free) if site not in behind]
        for site in sites[:count]:
            game.workers[site] = 2 * NPC

    def actions(self) -> list[int]:
        """What stands at each location; what is not said is the Intro assignment."""
        if "actions" not in self.data:
            return list(self.components.intro_actions)
        found: list[int] = [NOTHING] * len(ACTIONS)
        for name, pair in self.said.actions.items():
            site = self.word(name, LOCATIONS, "actions")
            found[2 * site : 2 * site + 2] = self.words(pair, ACTIONS, f"actions, {name}")
        order = self.components.intro_actions if self.strict else range(len(ACTIONS))
        left = [action for action in order if action not in found]
        found = [left.pop(0) if action == NOTHING and left else action for action in found]
        if sorted(found) != list(range(len(ACTIONS))):
            raise self.wrong("actions", "every action stands at one location (GC-3.5)")
        return found

    # -- cards and tiles ------------------------------------------------------------------------------------------

    def claimed(self) -> None:
        """What is said of displays and stacks, before anything is dealt to the rest."""
        game, said = self.game, self.said
        self.shown("agenda", said.agenda, self.cards, game.agenda)
        self.shown("blueprints", said.blueprints, self.tiles, game.blueprints)
        self.shown("cockpits", said.cockpits, self.cockpits, game.cockpits)
        self.shown("engines", said.engines, self.engines, game.engines)
        self.shown("cruises", said.cruises, self.cruises, game.cruises)
        game.deck = self.claims(self.cards, said.deck, "deck")
        game.discard = self.claims(self.cards, said.discard, "discard")
        game.blueprint_stack = self.claims(self.tiles, said.blueprint_stack, "blueprint_stack")
        game.blueprint_discard = self.claims(self.tiles, said.blueprint_discard, "blueprint_discard")
        game.cockpit_stack = self.claims(self.cockpits, said.cockpit_stack, "cockpit_stack")
        game.engine_stack = self.claims(self.engines, said.engine_stack, "engine_stack")
        game.cruise_stack = self.claims(self.cruises, said.cruise_stack, "cruise_stack")
        game.cruise_discard = self.claims(self.cruises, said.cruise_discard, "cruise_discard")
        game.refills = said.refills
        refilled_in = list(game.refilled_in)
        for name, number in said.born.items():
            refilled_in[self.which(self.cards, name, "born")] = self.number(number, 0, game.refills, "born")
        game.refilled_in = tuple(refilled_in)

    def shown(self, key: str, said: list[str | None] | None, stock: CardPool, display: list[int]) -> None:
        if said is None:
            return
        if len(said) != len(display):
            raise self.wrong(key, f"{len(display)} places, null where nothing lies")
        for place, each in enumerate(said):
            display[place] = NOTHING if each is None else self.claim(stock, each, key)

    def dealt(self) -> None:
        """What is not said is dealt: displays are full, the rest lies in the stacks."""
        game = self.game
        for key, stock, display in (
            ("agenda", self.cards, game.agenda),
            ("blueprints", self.tiles, game.blueprints),
            ("cockpits", self.cockpits, game.cockpits),
            ("engines", self.engines, game.engines),
            ("cruises", self.cruises, game.cruises),
        ):
            if key not in self.data:
                for place, card in enumerate(self.some(stock, min(len(display), len(stock.left)), key)):
                    display[place] = card
        game.deck = self.leftover(self.cards) + game.deck
        game.blueprint_stack = self.leftover(self.tiles) + game.blueprint_stack
        game.cockpit_stack = self.leftover(self.cockpits) + game.cockpit_stack
        game.engine_stack = self.leftover(self.engines) + game.engine_stack
        game.cruise_stack = self.leftover(self.cruises) + game.cruise_stack

    def leftover(self, stock: CardPool) -> list[int]:
        return self.some(stock, len(stock.left), stock.kind)

    # -- marketing --------------------------------------------------------------------------------------------------

    def marketing(self) -> None:
        game, said = self.game, self.said
        if said.bonuses is not None:
            tokens = self.words(said.bonuses, self.components.bonus_ids, "bonuses")
        else:
            tokens = list(guest_bonuses(game))
        if len(set(tokens)) != len(TYPES) or len(tokens) != len(TYPES):
            raise self.wrong("bonuses", "must be three different ones (GC-3.16)")
        special = game.options.specialized
        if any((token >= BASE_BONUSES) != special for token in tokens) or (special and tokens != sorted(tokens)):
            raise self.wrong("bonuses", "Specialized Blueprints have GB-A, GB-R, GB-F, all others GB1 to GB5 (GX-14.2)")
        game.bonuses = tuple(tokens)
        if said.presold is not None:
            if len(said.presold) != len(game.cruises):
                raise self.wrong("presold", f"three numbers for each of the {len(game.cruises)} Cruises")
            game.presold = [self.guests(each, "presold") for each in said.presold]
            most = game.options.numbers["presold"]
            for space, guests in enumerate(game.presold):
                if sum(guests) > most:
                    raise self.wrong("presold", f"at most {most} Guests on a Cruise (GC-9.10.4)")
                if any(guests) and game.cruises[space] == NOTHING:
                    raise self.wrong("presold", f"no Cruise lies on space {space}, counted from 0 (GC-9.10.1)")
        sections = [(1, 1, 1)] * 3 if said.queue is None else said.queue
        game.queue = [count for each in sections for count in self.guests(each, "queue")]
        for seat, player_said in enumerate(self.players):
            if player_said.scheduled is not None:
                where = f"players, seat {seat}, scheduled"
                number = self.which(self.cruises, player_said.scheduled, where)
                if number not in game.cruises:
                    raise self.wrong(where, f"{player_said.scheduled} does not lie on the Marketing Board")
                space = game.cruises.index(number)
                if any(player.scheduled == space for player in game.players):
                    raise self.wrong(where, "a Cruise has one Consultant (GC-9.9.1)")
                game.players[seat].scheduled = space

    # -- the Progress Track, the turn -----------------------------------------------------------------------

    def track(self) -> None:
        """Without it, the cubes everybody must have placed, in seat order."""
        game = self.game
        said = self.said.track
        if said is not None:
            spaces = sum(game.options.progress)
            game.track = [NOTHING if each is None else self.owner(each, "track") for each in said]
            filled = [each for each in game.track if each not in (NOTHING, NEUTRAL)]
            if len(said) < spaces or NPC in filled or NOTHING in game.track[spaces:]:
                raise self.wrong("track", f"{spaces} spaces, then the overflow area (GC-14.1)")
            free = game.track.index(NOTHING) if NOTHING in game.track else spaces
            if any(each not in (NOTHING, NEUTRAL) for each in game.track[free:spaces]):
                raise self.wrong("track", "cubes fill one space after the other (GC-14.1)")
            early = free < spaces < len(said) and not game.end_stage
            self.must(not early, "track", "the overflow area is used once the end is triggered (GC-14.13)")
        else:
            if game.options.intro:
                neutral_cubes(game)
            self.cubes()
        for seat, player in enumerate(game.players):
            if game.cubes(seat) != player.launches + player.wings() - 1:
                raise self.wrong("track", f"seat {seat} has a cube for each launch and each goal (GC-13.2, GC-11.5)")

    def goal_levels(self) -> None:
        """GC-13.3: every goal accomplished has moved its tracker."""
        game = self.game
        for goal in range(3):
            moved = sum(player.goals >> goal & 1 for player in game.players) if self.strict else 0
            if game.rachel is not None and game.players[RACHEL].goals >> goal & 1:
                moved = 2  # GX-4.41
            game.goal_levels[goal] = min(2, game.options.goal_start + moved)
        levels = self.said.goal_levels
        if levels is not None:
            least = game.goal_levels if self.strict else [0, 0, 0]
            game.goal_levels = [self.number(levels[goal], least[goal], 2, "goal_levels") for goal in range(3)]

    def cubes(self) -> None:
        game = self.game
        for seat in game.order():
            for _ in range(game.players[seat].launches + game.players[seat].wings() - 1):
                if NOTHING in game.track:
                    game.track[game.track.index(NOTHING)] = seat
                else:
                    game.track.append(seat)

    def now(self) -> None:
        game = self.game
        said = self.said.now
        for name in DOING:
            setattr(game, name, getattr(said, name))
        self.number(said.extra, -1 if game.options.specialized else 0, 99, "now, extra")
        game.site = NOTHING if said.site is None else self.word(said.site, LOCATIONS, "now, site")
        game.action = NOTHING if said.action is None else self.word(said.action, ACTIONS, "now, action")
        game.with_expert = said.expert
        game.track_used = said.track_used
        game.acts = said.acts
        game.scored = said.scored
        game.opened = self.words_in(said.opened, AREAS, "now, opened")
        game.played = self.words_in(said.played, self.components.card_ids, "now, played")
        ships = len(game.players[game.turn].ships) if game.turn != NOTHING else 0
        ModulesReader(game, self).now(said, ships)
        game.flown = self.numbers_in(said.flown, ships - 1, "now, flown")
        for name in ("day", "lifting"):
            value = getattr(said, name)
            setattr(game, name, NOTHING if value is None else self.number(value, 0, ships - 1, f"now, {name}"))

    def going_on(self) -> None:
        """What is asked, and what the table does next."""
        game, data = self.game, self.data
        if self.over():
            return
        if "asked" in data or "script" in data:
            restore_open_steps(game, data.get("asked", [[]] * game.seats), data.get("script", []))
            return
        self.must(not any(self.data.get("now", {}).values()), "now", "a turn that has begun is said beside 'asked'")
        recalled = any(player.recalled for player in game.players)
        self.must(not recalled, "players", "'recalled' is said beside 'asked'")
        if game.phase == SETTING_UP:
            if any(player.built() for player in game.players) or NOTHING in game.blueprints:
                raise self.wrong("phase", "'setup' begins before anybody builds; later it is said beside 'asked'")
            game.script = (SetUp(game.options.companies),)
        elif PHASES[game.phase] == "recall":
            game.script = (FINAL_RECALL,)
        elif PHASES[game.phase] == "last_flight":
            begins = game.turn == game.first or not self.strict
            game.turn = NOTHING if begins else (game.turn - 1) % game.options.companies  # whose last flight it was
            game.script = (LAST_FLIGHT_CUE,)
        elif PHASES[game.phase] == "advance":
            game.script = (TURN,)
        else:
            raise self.wrong("phase", "a turn that has begun is said beside 'asked'")
