"""The players of a position that is being set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.titles.galactic_cruise.data.ids import (
    AREAS,
    BASE_TOKENS,
    EXPERT_SIDES,
    FOR_START,
    FULL_CABIN,
    NOTHING,
    POINTS,
    RACHEL,
    RESOURCES,
    TOKENS,
    TOWER,
    UNMATCHED,
    UPGRADES,
)
from captains_table.titles.galactic_cruise.presentation.position import PILOTS, tokens_placed
from captains_table.titles.galactic_cruise.presentation.set_up_rachel import refuse_what_she_never_has
from captains_table.titles.galactic_cruise.rules.cabins import columns
from captains_table.titles.galactic_cruise.rules.player import Player, Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.shapes.position import PlayerSaid, ShipSaid

if TYPE_CHECKING:
    from captains_table.kernel.card_pool import CardPool
    from captains_table.titles.galactic_cruise.presentation.set_up import SettingUp


class PlayersReader:
    def __init__(self, game: GalacticCruise, said: SettingUp) -> None:
        self.game = game
        self.said = said

    def run(self) -> None:
        for seat, data in enumerate(self.said.players):
            if self.game.automatic(seat):
                refuse_what_she_never_has(self.said, data, f"players, seat {seat}")
            self.player(seat, data)

    def player(self, seat: int, data: PlayerSaid) -> None:
        game, said = self.game, self.said
        player = game.players[seat]
        where = f"players, seat {seat}"
        player.money = player.money if data.money is None else data.money
        player.ads = player.ads if data.ads is None else data.ads
        most = game.options.reputation_most
        player.reputation = said.number(data.reputation, 0, most, f"{where}, reputation")
        self.points(player, data, where)
        self.developments(seat, player, data, where)
        upgrades = said.words_in(data.upgrades, UPGRADES, f"{where}, upgrades")
        if game.rachel is not None and seat == RACHEL:
            game.rachel.upgrades = upgrades
        else:
            player.upgrades = upgrades
        player.hired = said.words_in(data.hired, EXPERT_SIDES, f"{where}, hired")
        player.hand = tuple(said.claims(said.cards, data.hand, f"{where}, hand"))
        if data.secret is not None:
            player.secret = said.which(said.cards, data.secret, f"{where}, secret")
            if player.secret not in player.hand:
                raise said.wrong(f"{where}, secret", "must be a card in hand")
        player.blueprints = tuple(said.claims(said.tiles, data.blueprints, f"{where}, blueprints"))
        player.goals = said.numbers_in(data.goals, 2, f"{where}, goals")
        self.ships(seat, player, data, where)
        self.tokens(seat, player, data, where)
        launched = sum(ship.launched for ship in player.ships)
        launches = launched if data.launches is None else data.launches
        player.launches = said.number(launches, launched, 99, f"{where}, launches")
        player.recalled = data.recalled
        self.workers(seat, player, data, where)

    def points(self, player: Player, data: PlayerSaid, where: str) -> None:
        said = self.said
        if data.points is not None:
            player.points = [0] * len(POINTS)
            for name, points in data.points.items():
                player.points[said.word(name, POINTS, f"{where}, points")] = points
            player.vp = sum(player.points)
            if data.vp is not None:
                said.number(data.vp, player.vp, player.vp, f"{where}, vp")
        else:
            player.vp = said.number(player.vp if data.vp is None else data.vp, 0, 999, f"{where}, vp")
            player.points[FOR_START] = player.vp

    def developments(self, seat: int, player: Player, data: PlayerSaid, where: str) -> None:
        """As many have left the board as lie in areas; without more said, column by column."""
        said, game = self.said, self.game
        built = sum(area >> seat & 1 for area in game.areas)
        if built > 9:
            raise said.wrong("areas", f"seat {seat} has nine Developments (GC-1.2)")
        column_by_column = [(built + 2 - k) // 3 for k in range(len(RESOURCES))]
        player.removed = column_by_column.copy()
        if data.removed is not None:
            player.removed = said.kinds(data.removed, [3, 3, 3], f"{where}, removed")
        if game.automatic(seat) and player.removed != column_by_column:
            raise said.wrong(f"{where}, removed", "Rachel builds column by column: Food, Oxygen, Fuel (GX-5.17)")
        if player.built() != built:
            raise said.wrong(f"{where}, removed", f"{built} of its Developments lie in the {len(AREAS)} areas")
        if data.stored is not None:
            most = [game.options.capacity + each for each in player.removed]
            player.stored = said.kinds(data.stored, most, f"{where}, stored")

    def ships(self, seat: int, player: Player, data: PlayerSaid, where: str) -> None:
        said, game = self.said, self.game
        if data.ships is None:
            return
        if not 1 <= len(data.ships) <= game.ship_limit(seat):
            raise said.wrong(f"{where}, ships", f"must be 1 to {game.ship_limit(seat)} Ships (GC-9.6.1)")
        player.ships = []
        for number, each in enumerate(data.ships):
            player.ships.append(self.ship(seat, number, each, f"{where}, ships, {number}"))

    def tokens(self, seat: int, player: Player, data: PlayerSaid, where: str) -> None:
        """GC-9.9.2, 11.9: a token lies on the Launch Tower, on an Engine or on an Upgrade; those on Upgrades are face
        down. What is not said: all that lie nowhere else."""
        said = self.said
        in_play = BASE_TOKENS if self.game.automatic(seat) else self.game.options.tokens  # GX-2.5
        loaded = [ship.token for ship in player.ships if ship.token != NOTHING]
        if len(set(loaded)) != len(loaded):
            raise said.wrong(f"{where}, ships", "a token lies on one Engine only")
        if data.flipped is not None:
            player.flipped = said.word(data.flipped, TOKENS, f"{where}, flipped")
        upgrades = bin(tokens_placed(self.game, seat)).count("1")
        if data.tokens is not None:
            player.tokens = said.words_in(data.tokens, TOKENS, f"{where}, tokens")
        else:
            free = [token for token in range(len(TOKENS)) if in_play >> token & 1]
            free = [token for token in free if token not in loaded or not said.strict]
            spent = [token for token in reversed(free) if token != player.flipped][: upgrades if said.strict else 0]
            player.tokens = sum(1 << token for token in free if token not in spent)
        for token in [token for token in range(len(TOKENS)) if player.tokens >> token & 1] + loaded:
            if not in_play >> token & 1:
                why = f"{TOKENS[token]} is not one of the tokens in play (option 'gray_tokens', GX-12.2)"
                raise said.wrong(f"{where}, tokens", why)
        for number, ship in enumerate(player.ships):
            if ship.token != NOTHING and player.tokens >> ship.token & 1:
                raise said.wrong(f"{where}, ships, {number}, token", "lies on the Launch Tower already")
        most = TOWER - len(loaded) - upgrades
        said.must(
            bin(player.tokens).count("1") <= most,
            f"{where}, tokens",
            f"there are {TOWER}: {upgrades} lie on Upgrades and {len(loaded)} on Engines, "
            f"so at most {most} on the Launch Tower (GC-1.2)",
        )
        if player.flipped != NOTHING:
            if not player.tokens >> player.flipped & 1:
                raise said.wrong(f"{where}, flipped", "lies on the Launch Tower (GC-9.9.2)")
            if data.scheduled is None and not self.lifting(seat):
                raise said.wrong(f"{where}, flipped", "was flipped for a Cruise: say which is 'scheduled' (GC-9.9.2)")

    def lifting(self, seat: int) -> bool:
        """Whether this seat is in the middle of a launch."""
        return seat == self.game.turn and self.said.said.now.lifting is not None

    def ship(self, seat: int, number: int, data: ShipSaid, where: str) -> Ship:
        said, game = self.said, self.game
        ship = Ship.new(0, 0)
        if number:
            ship.cockpit = self.tile(said.cockpits, data.cockpit, f"{where}, cockpit")
            ship.engine = self.tile(said.engines, data.engine, f"{where}, engine")
        for name, code, pool in (("cockpit", data.cockpit, said.cockpits), ("engine", data.engine, said.engines)):
            if number == 0 and code is not None and said.which(pool, code, f"{where}, {name}"):
                raise said.wrong(f"{where}, {name}", "the first Ship has the starting Cockpit and Engine (GC-3.20)")
        ship.segments = tuple(said.claims(said.tiles, data.segments, f"{where}, segments"))
        if len(ship.segments) > game.segment_limit(seat):
            raise said.wrong(f"{where}, segments", f"at most {game.segment_limit(seat)} (GC-9.5.3)")
        adapters = any(game.options.card_effect[card] == UNMATCHED for card in game.options.cards)
        matched = not adapters and not game.automatic(seat)  # Rachel ignores it (GX-13.1, 17.1)
        if game.options.tops and matched and NOTHING in columns(game.options, ship):
            raise said.wrong(f"{where}, segments", "half Cabins of neighbours must meet (GX-9.3)")
        ship.launched = data.cruise is not None if data.launched is None else data.launched
        ship.guests = said.guests(data.guests, f"{where}, guests")
        if data.cruise is not None:
            ship.cruise = said.claim(said.cruises, data.cruise, f"{where}, cruise")
        if self.lifting(seat) and said.said.now.lifting == number:
            self.on_the_pad(seat, ship, data, where)
        elif data.cruise is not None:
            self.in_space(seat, ship, data, where)
        else:
            aboard = {"guests": ship.aboard() > 0, "pilot": data.pilot is not None, "token": data.token is not None}
            for name, there in aboard.items():
                if there:
                    raise said.wrong(f"{where}, {name}", "on Earth nobody is aboard (GC-7.8)")
            self.not_flying(data, where)
        return ship

    def tile(self, pool: CardPool, written: str | None, where: str) -> int:
        return self.said.some(pool, 1, where)[0] if written is None else self.said.claim(pool, written, where)

    def not_flying(self, data: ShipSaid, where: str) -> None:
        self.said.must(data.stop == NOTHING, f"{where}, stop", "must be -1: it is not in space (GC-7.8)")

    def on_the_pad(self, seat: int, ship: Ship, data: ShipSaid, where: str) -> None:
        """Being launched: the token may be loaded already, the Pilot is still in the elevator."""
        self.cabins(ship, where)
        self.not_flying(data, where)
        self.said.must(data.pilot is None, f"{where}, pilot", "is aboard once the Ship has lifted off (GC-11.10)")
        if data.token is not None:
            ship.token = self.said.word(data.token, TOKENS, f"{where}, token")

    def cabins(self, ship: Ship, where: str) -> None:
        """GC-2.10, 11.1, 11.3, AG28"""
        why = "a Ship needs a Cabin to be launched: two Segments (GC-2.10)"
        self.said.must(ship.cabins() > 0, f"{where}, segments", why)
        options = self.game.options
        cards = zip(options.card_value, options.card_effect, strict=True)
        most = ship.cabins() + max([value for value, effect in cards if effect == FULL_CABIN], default=0)
        if ship.aboard() > most:
            raise self.said.wrong(f"{where}, guests", f"at most one for each Cabin, and by a card {most} (GC-11.3)")

    def in_space(self, seat: int, ship: Ship, data: ShipSaid, where: str) -> None:
        said, game = self.said, self.game
        stops = len(game.options.cruise_stops[ship.cruise])
        ship.stop = said.number(data.stop, NOTHING, stops - 2, f"{where}, stop")
        self.cabins(ship, where)
        if not ship.aboard():
            raise said.wrong(f"{where}, guests", "at least one (GC-11.3)")
        if not ship.launched:
            raise said.wrong(f"{where}, launched", "a Ship in space has been launched")
        if data.token is not None:
            ship.token = said.word(data.token, TOKENS, f"{where}, token")
        pilots = PILOTS[1:3] if game.automatic(seat) else PILOTS[1:]
        ship.pilot = said.word("worker" if data.pilot is None else data.pilot, pilots, f"{where}, pilot") + 1

    def workers(self, seat: int, player: Player, data: PlayerSaid, where: str) -> None:
        """Two Workers and the Experts hired: at work, flying, or at home."""
        said, game = self.said, self.game
        lifting = self.lifting(seat)
        expert = said.said.now.expert
        for kind, count, key, told in (
            (0, 2, "idle", data.idle),
            (1, player.experts(), "idle_experts", data.idle_experts),
        ):
            away = sum(worker == 2 * seat + kind for worker in game.workers)
            away += sum(ship.pilot == 1 + kind for ship in player.ships)
            away += 1 if lifting and expert == (kind == 1) else 0
            home = count - away
            if home < 0:
                raise said.wrong(f"{where}, {key}", "more are away than there are (GC-1.2)")
            said.number(home if told is None else told, home, home, f"{where}, {key}")
            if kind:
                player.idle_experts = home
            else:
                player.idle = home
