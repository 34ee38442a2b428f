"""Gains (GC-2.13, 2.14): the small interpreter behind Engines, tokens, bonuses and cards, and the choices in them."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import FLAG, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ADS,
    ANY_RESOURCE,
    BUMPED,
    CARDS,
    FOR_BONUSES,
    FUNDING_OPTIONS,
    GAINS,
    MONEY,
    MOTIVATOR,
    NOTHING,
    RACHEL,
    REPUTATION,
    RESOURCES,
    TOP,
    VP,
)
from captains_table.titles.galactic_cruise.rules.locations import bonus_for, own_beside
from captains_table.titles.galactic_cruise.rules.notation import describe_text
from captains_table.titles.galactic_cruise.rules.rachel import funding_bonus
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision


def gain(game: GalacticCruise, seat: int, gains: list[int], times: int = 1) -> None:
    """Money, Ads, VP and Reputation at once; Resources and cards are chosen, Resources first."""
    player = game.players[seat]
    player.money += gains[MONEY] * times
    player.ads += gains[ADS] * times
    player.score(gains[VP] * times, FOR_BONUSES)
    player.praise(gains[REPUTATION] * times, game.options.reputation_most)
    if game.events is not None and any(gains):
        told = {name: each * times for name, each in zip(GAINS, gains, strict=True) if each}
        game.emit("gains", seat, {"gains": told})
    if gains[CARDS]:
        for _ in range(gains[CARDS] * times):
            game.push(seat, BONUS_CARD)
    if gains[ANY_RESOURCE]:
        gain_resources(game, seat, gains[ANY_RESOURCE] * times)


def gain_location_bonus(game: GalacticCruise, seat: int, more: int = 0) -> None:
    """GX-11.4: once for each own Development beside the Worker; with V3 for so many more."""
    own = own_beside(game, seat, game.site)
    had = bonus_for(game, game.site, own)
    gains = [now - each for now, each in zip(bonus_for(game, game.site, own + more), had, strict=True)] if more else had
    if any(gains):
        game.emit("location_bonus", seat, {"location_bonus": game.location_bonuses[game.site]})
        gain(game, seat, gains)


def gain_resources(game: GalacticCruise, seat: int, count: int) -> None:
    """DP20: from the supply, the kind chosen for each; what has no room is lost (GC-2.13)."""
    if count < 1:
        return
    if has_room(game, seat):
        game.push(seat, ChooseResource(count))
    else:
        game.emit("resources_lost", seat, {"n": count})


def has_room(game: GalacticCruise, seat: int) -> bool:
    return game.room(seat, 0) > 0 or game.room(seat, 1) > 0 or game.room(seat, 2) > 0


def store(game: GalacticCruise, seat: int, kind: int) -> None:
    """One unit, if it fits."""
    if game.room(seat, kind) > 0:
        game.players[seat].stored[kind] += 1
        game.emit("stores", seat, {"kind": kind})
    else:
        game.emit("resource_lost", seat, {"kind": kind})


KINDS: Final = [0, 1, 2]


class ChooseResource(Decision):
    """DP20"""

    __slots__ = ("count",)
    kind: ClassVar[str] = "choose_resource"
    former_kinds: ClassVar[tuple[str, ...]] = ("Kinds",)
    fields: ClassVar[dict[str, Field]] = {"count": Number(1, 999)}

    def __init__(self, count: int) -> None:
        self.count: int = count

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return KINDS

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        store(game, seat, choice)
        gain_resources(game, seat, self.count - 1)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        word = RESOURCES[choice]
        label = "gain_kind" if game.room(seat, choice) > 0 else "lose_kind"
        return answer("gain", {"resource": word}, f"store-{word}", label, kind=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("kinds", "GC-2.13", "GC-2.14", n=self.count)


DECLINE: Final = 9
TOP_DISCARD: Final = 4
PILE_PRICE: Final = 1  # Reputation for a card of the discard pile (GC-9.11.1)


def drawable(game: GalacticCruise, seat: int, free: bool) -> list[int]:
    """GC-9.11.1, 9.11.4: spaces of the display with a card, and the top of the discard pile."""
    found = [space for space in range(len(game.agenda)) if game.agenda[space] != NOTHING]
    if game.discard_open() and (free or game.players[seat].can_bear(PILE_PRICE)):
        found.append(TOP_DISCARD)
    return found


def draw(game: GalacticCruise, seat: int, choice: int, free: bool) -> None:
    player = game.players[seat]
    if choice == TOP_DISCARD:
        card = game.discard.pop()
        if not free:
            player.blame(PILE_PRICE)
        game.emit("draws_discard", seat, {"card": card})
    else:
        card = game.agenda[choice]
        game.agenda[choice] = NOTHING
        game.emit("draws", seat, {"card": card})
    player.hand += (card,)


def describe_draw(game: GalacticCruise, choice: int, free: bool) -> Answer:
    if choice == TOP_DISCARD:
        label = "draw_discard_free" if free else "draw_discard"
        return answer("draw", {"discard": True}, "agenda-discard", label, card=game.discard[-1])
    return answer("draw", {"space": choice + 1}, f"agenda-{choice + 1}", "draw", card=game.agenda[choice])


class BonusCard(Decision):
    """DP21, GC-9.11.4"""

    __slots__ = ()
    kind: ClassVar[str] = "bonus_card"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [*drawable(game, seat, False), DECLINE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DECLINE:
            draw(game, seat, choice, False)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DECLINE:
            return answer("no card", {}, "no-card", "no_card")
        return describe_draw(game, choice, False)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("bonus_card", "GC-9.11.4")


BONUS_CARD: Final = BonusCard()


# -- Funding Bonus (GC-6.4 to 6.8) ---------------------------------------------------------------------------

HELP: Final = 4  # + card: Helping Hand


class Funding(Decision):
    """DP10, DP11: asked of the bumped player, too, out of turn."""

    __slots__ = ("bumped",)
    kind: ClassVar[str] = "funding"
    fields: ClassVar[dict[str, Field]] = {"bumped": FLAG}

    def __init__(self, bumped: int) -> None:
        self.bumped: int = bumped

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        found = [option for option in range(TOP) if option != player.flipped]
        if self.bumped:
            found += [HELP + card for card in player.hand if game.options.card_bound[card] == BUMPED]
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice >= HELP:
            card = choice - HELP
            game.push(seat, self)
            game.lay_down(seat, card)
            game.emit("plays", seat, {"card": card})
            give_funding(game, seat, game.options.card_value[card])
            return
        value = game.players[seat].funding(choice)
        game.emit("funding", seat, {"option": choice, "n": value})
        if choice == 3:
            gain_resources(game, seat, value)
        elif choice == VP:
            game.players[seat].score(value, FOR_BONUSES)
        elif choice == ADS:
            game.players[seat].ads += value
        else:
            game.players[seat].money += value

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return not self.bumped or NOTHING != game.turn != seat

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice >= HELP:
            return describe_text(game, choice - HELP)
        word = FUNDING_OPTIONS[choice]
        worth = game.players[seat].funding(choice)
        return answer("fund", {"option": word}, f"fund-{word}", "fund", option=choice, n=worth)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        if self.bumped:
            return ask("funding_bumped", "GC-6.3", "GC-6.8", other=game.turn)
        return ask("funding", "GC-6.4", "GC-6.5")


FUNDING: Final = (Funding(0), Funding(1))


def give_funding(game: GalacticCruise, seat: int, count: int, bumped: int = 0) -> None:
    for _ in range(count):
        game.push(seat, FUNDING[bumped])


def rachel_is_funded(game: GalacticCruise, expert: bool) -> None:
    """GX-4.4, 5.19: always VP; the Expert tile is nothing to her."""
    value = funding_bonus(game, expert)
    game.players[RACHEL].score(value, FOR_BONUSES)
    game.emit("rachel_funding", RACHEL, {"n": value, "expert": expert})


def worker_comes_home(game: GalacticCruise, seat: int, expert: bool, bumped: int = 0) -> None:
    """GC-6.4: a Worker enters the Break Room."""
    player = game.players[seat]
    if game.automatic(seat):
        if expert:
            player.idle_experts += 1
        else:
            player.idle += 1
        rachel_is_funded(game, expert)
        return
    bonuses = 1
    if expert:
        player.idle_experts += 1
        if game.expert_ability(MOTIVATOR):
            bonuses += game.options.expert_value[game.expert_tile]
    else:
        player.idle += 1
    give_funding(game, seat, bonuses, bumped)
