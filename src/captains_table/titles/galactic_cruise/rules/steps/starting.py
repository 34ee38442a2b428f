"""Starting Upgrade Cards (GX-15): the auction before the first turn, and the activation on it."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIVATOR,
    BUILDER,
    MORE_ACTION,
    NOTHING,
    ONE_MORE_ACTION,
    RACHEL,
    RETURNER,
    SETTING_UP,
    TOP,
    TOWER,
    VP,
    WINDFALL,
    WORKER_BACK,
)
from captains_table.titles.galactic_cruise.rules.player import Rachel
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain

# -- activating a card -----------------------------------------------------------------------------------------


class StartUpgrade(Decision):
    """XD8, GX-15.2: one of the own cards, as the first thing of step 2 on the first turn."""

    __slots__ = ()
    kind: ClassVar[str] = "start_upgrade"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return list(game.starters[seat])

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        token = game.options.components.starter_token[choice]
        upgrade = game.options.components.starter_upgrade[choice]
        keep = [choice] + [card for card in game.starters[seat] if card != choice]
        game.starters = with_cards(game.starters, seat, tuple(keep))
        game.unstarted &= ~(1 << seat)
        if game.rachel is not None:  # GX-17.3: she receives the other
            game.starters = with_cards(with_cards(game.starters, seat, (choice,)), RACHEL, tuple(keep[1:]))
            game.unstarted |= 1 << RACHEL
        game.emit("starts_upgrade", seat, {"starter": choice, "token": token, "upgrade": upgrade})
        player.tokens &= ~(1 << token)
        player.upgrades |= 1 << upgrade
        if upgrade == WINDFALL:
            gain(game, seat, game.options.components.windfall)
        start_bonus(game, seat, token)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.unstarted >> seat & 1 == 1

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        components = game.options.components
        code = components.starter_ids[choice]
        what = {"token": components.starter_token[choice], "upgrade": components.starter_upgrade[choice]}
        return answer("start", {"card": code}, f"starter-{code.lower()}", "start_upgrade", **what)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("start_upgrade", "GX-15.2", n=len(game.starters[seat]))


START_UPGRADE: Final = StartUpgrade()


def with_cards(
    all_cards: tuple[tuple[int, ...], ...], seat: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return tuple([cards if q == seat else each for q, each in enumerate(all_cards)])


def start_bonus(game: GalacticCruise, seat: int, token: int) -> None:
    """GX-15.4: what the token's bonus is before step 2."""
    if token == MORE_ACTION:
        game.boost |= ONE_MORE_ACTION
    elif token == RETURNER:
        game.boost |= WORKER_BACK
    elif token == BUILDER:
        game.push(seat, BuildDevelopment(1))
    elif token != ACTIVATOR:
        gain(game, seat, game.options.components.token_gains[token])


def rachel_starts(game: GalacticCruise, rachel: Rachel) -> None:
    """GX-17.4: a token on the Upgrade of her card, with no bonus and no effect."""
    card = game.starters[RACHEL][0]
    player = game.players[RACHEL]
    upgrade = game.options.components.starter_upgrade[card]
    token = VP  # whatever brown token the card shows
    if game.options.components.starter_token[card] >= TOP:
        token = min([each for each in range(TOP, TOWER) if player.tokens >> each & 1])
    game.unstarted &= ~(1 << RACHEL)
    player.tokens &= ~(1 << token)
    rachel.upgrades |= 1 << upgrade
    game.emit("starts_upgrade", RACHEL, {"starter": card, "token": token, "upgrade": upgrade})


# -- the auction (GX-15.6) -------------------------------------------------------------------------------------


class Bid(Decision):
    """XD9: any amount up to all the Money, chosen by all at once."""

    __slots__ = ()
    kind: ClassVar[str] = "bid"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return list(range(game.players[seat].money + 1))

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.bids = tuple([choice if q == seat else each for q, each in enumerate(game.bids)])
        game.emit("has_bid", seat)

    def secret(self, game: GalacticCruise, seat: int, choice: int) -> bool:
        return True

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return game.phase == SETTING_UP and len(game.bids) > 0 and game.bids[seat] == NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("bid", {"money": choice}, "bid", "bid", n=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("bid", "GX-15.6", n=game.players[seat].money)


BID: Final = Bid()


class Auction(Cue[GalacticCruise]):
    """Everybody bids at once."""

    __slots__ = ()
    kind: ClassVar[str] = "auction"

    def fits(self, game: GalacticCruise) -> bool:
        return game.phase == SETTING_UP and len(game.auction) == game.seats

    def run(self, game: GalacticCruise) -> None:
        game.bids = (NOTHING,) * game.seats
        game.emit("auction", NOTHING, {"starters": list(game.auction)})
        game.schedule(REVEAL_BIDS)
        for seat in range(game.seats):
            game.push(seat, BID)


class RevealBids(Cue[GalacticCruise]):
    """All bids are paid to the supply."""

    __slots__ = ()
    kind: ClassVar[str] = "reveal_bids"

    def fits(self, game: GalacticCruise) -> bool:
        return game.phase == SETTING_UP and len(game.bids) == game.seats == len(game.auction)

    def run(self, game: GalacticCruise) -> None:
        game.reveals += 1
        for seat in game.order():
            game.players[seat].money -= game.bids[seat]
            game.emit("bids", seat, {"n": game.bids[seat]})
        game.schedule(AUCTION_PICK)


def picking_order(game: GalacticCruise) -> list[int]:
    """The highest bid first; of equal ones, whoever is later in turn order."""
    later_first = game.order()[::-1]
    later_first.sort(key=lambda seat: -game.bids[seat])
    return later_first


class AuctionPick(Cue[GalacticCruise]):
    """The next seat takes a card; the last one is left with the last."""

    __slots__ = ()
    kind: ClassVar[str] = "auction_pick"

    def fits(self, game: GalacticCruise) -> bool:
        return game.phase == SETTING_UP and len(game.bids) == game.seats

    def run(self, game: GalacticCruise) -> None:
        waiting = [seat for seat in picking_order(game) if not game.starters[seat]]
        if len(waiting) == 1:
            take_card(game, waiting[0], game.auction[0])
            game.bids = ()
            return
        game.schedule(AUCTION_PICK)
        game.push(waiting[0], PICK_STARTER)


AUCTION: Final = Auction()
REVEAL_BIDS: Final = RevealBids()
AUCTION_PICK: Final = AuctionPick()


class PickStarter(Decision):
    """XD10"""

    __slots__ = ()
    kind: ClassVar[str] = "pick_starter"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return list(game.auction)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        take_card(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return game.phase == SETTING_UP and len(game.auction) > 1 and not game.starters[seat]

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        components = game.options.components
        code = components.starter_ids[choice]
        what = {"token": components.starter_token[choice], "upgrade": components.starter_upgrade[choice]}
        return answer("pick", {"card": code}, f"starter-{code.lower()}", "pick_starter", **what)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("pick_starter", "GX-15.6")


PICK_STARTER: Final = PickStarter()


def take_card(game: GalacticCruise, seat: int, card: int) -> None:
    game.auction = tuple([each for each in game.auction if each != card])
    game.starters = with_cards(game.starters, seat, (card,))
    game.unstarted |= 1 << seat
    components = game.options.components
    what = {"token": components.starter_token[card], "upgrade": components.starter_upgrade[card]}
    game.emit("picks_starter", seat, {"starter": card, **what})
