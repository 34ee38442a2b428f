"""What a position says of Starting Upgrade Cards and their auction (GX-15), and of a first turn with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.kernel.card_pool import CardPool
from captains_table.titles.galactic_cruise.data.ids import BOOSTS, NOTHING, SETTING_UP
from captains_table.titles.galactic_cruise.presentation.position import tokens_placed
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.shapes.position import NowSaid, PlayerSaid

if TYPE_CHECKING:
    from captains_table.titles.galactic_cruise.presentation.set_up import SettingUp


class StartersReader:
    def __init__(self, game: GalacticCruise, said: SettingUp) -> None:
        self.game = game
        self.said = said
        self.written = said.said
        self.pool = CardPool("Starting Upgrade Card", game.options.components.starter_ids, game.options.starters)

    def run(self) -> None:
        game, said = self.game, self.said
        self.now(self.written.now)
        if game.options.starting == "off":
            for name in ("auction", "bids"):
                if said.data.get(name):
                    raise said.wrong(name, "there are no Starting Upgrade Cards in this game (GX-1.4)")
        else:
            game.starters = ((),) * len(game.players)
            self.auction()
        for seat, data in enumerate(said.players):
            if data.starters is not None:
                self.cards(seat, data, data.starters, f"players, seat {seat}, starters")
        dealt = game.phase == SETTING_UP and not self.written.asked and not any(game.starters)
        if dealt and game.options.starting in ("deal2", "balancing"):
            self.deal()

    def deal(self) -> None:
        """GX-15.1: what is not said."""
        game = self.game
        dealt = [self.some(2) if q in game.options.starter_seats else [] for q in range(len(game.players))]
        game.starters = tuple(tuple(sorted(cards)) for cards in dealt)
        game.unstarted = sum(1 << seat for seat in game.options.starter_seats)

    def some(self, count: int) -> list[int]:
        return self.said.some(self.pool, count, self.pool.kind)

    def cards(self, seat: int, data: PlayerSaid, starters: list[str], where: str) -> None:
        game, said = self.game, self.said
        rachels = game.automatic(seat)
        if seat not in game.options.starter_seats and not rachels:
            raise said.wrong(where, "this seat gets none (options 'starting_upgrades' and 'starting_upgrade_seats')")
        found = tuple(said.claims(self.pool, starters, where))
        alone_later = game.rachel is not None and (rachels or data.activated)  # GX-17.3
        count = 1 if game.options.starting == "auction" or alone_later else 2
        if len(found) != count:
            raise said.wrong(where, f"must be {count} (GX-15.1, GX-15.6)")
        components, player = game.options.components, game.players[seat]
        game.starters = tuple(found if q == seat else each for q, each in enumerate(game.starters))
        if data.activated:
            if not tokens_placed(game, seat) >> components.starter_upgrade[found[0]] & 1:
                raise said.wrong(where, "the first one has been activated: its Upgrade is unlocked (GX-15.2)")
            return
        game.unstarted |= 1 << seat
        if rachels:
            return
        for card in found:
            token, upgrade = components.starter_token[card], components.starter_upgrade[card]
            if player.has(upgrade) or not player.tokens >> token & 1 or token == player.flipped:
                why = f"{components.starter_ids[card]} could not be activated: its token lies on the Launch Tower "
                raise said.wrong(where, why + "and its Upgrade is free (GX-15.2)")

    def auction(self) -> None:
        game, said = self.game, self.said
        if game.options.starting != "auction":
            for name in ("auction", "bids"):
                if said.data.get(name):
                    raise said.wrong(name, "nothing is auctioned in this game (option 'starting_upgrades')")
            return
        if self.written.auction is not None:
            game.auction = tuple(said.claims(self.pool, self.written.auction, "auction"))
        elif game.phase == SETTING_UP and not self.written.asked:
            game.auction = tuple(sorted(self.some(game.seats)))
        most = game.seats if game.phase == SETTING_UP else 0
        if len(game.auction) > most:
            raise said.wrong("auction", f"at most {most} cards are on offer (GX-15.6)")
        bids = self.written.bids
        if bids:
            if len(bids) != game.seats or game.phase != SETTING_UP:
                raise said.wrong("bids", "one for each seat, null if not chosen yet, in the phase 'setup' (GX-15.6)")
            game.bids = tuple(NOTHING if bid is None else bid for bid in bids)

    def now(self, told: NowSaid) -> None:
        game = self.game
        game.boost = self.said.words_in(told.boost, BOOSTS, "now, boost")
        if game.boost and game.options.starting == "off":
            raise self.said.wrong("now, boost", "only a Starting Upgrade Card gives one (GX-15.4)")
        a, r, f = [self.said.number(each, 0, game.supply[k], "now, landed") for k, each in enumerate(told.landed)]
        game.landed = (a, r, f)
