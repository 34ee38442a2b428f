"""A turn: the action, what follows by itself, and the end of the game (TR-4, 5, 7, 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.data.ids import FINISH, ISLANDS, MONSTER, NOWHERE, START
from captains_table.titles.tranquility.rules.fields import COUNT, ISLAND, SEATS_ASKED
from captains_table.titles.tranquility.rules.notation import card_word
from captains_table.titles.tranquility.rules.options import DAY_NIGHT, DUEL, PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility, put
from captains_table.titles.tranquility.rules.steps.compass import COMPASS_EARNED, UseCompass
from captains_table.titles.tranquility.rules.steps.duel import CHECK_DUEL_END, TAKE_CARDS
from captains_table.titles.tranquility.rules.steps.explore import EXPLORE
from captains_table.titles.tranquility.rules.steps.monsters import Destroy, show_monsters
from captains_table.titles.tranquility.rules.steps.pay import PAY
from captains_table.titles.tranquility.rules.steps.refill import REFILL
from captains_table.titles.tranquility.rules.steps.rocks import ASK_FOR_ROCKS, ROCKS_LEAVE
from captains_table.titles.tranquility.rules.steps.start import set_sail

DISCARD_TWO: Final = 0  # in Act, beside the cards
TURN_ISLAND: Final = 90

# -- the turn ----------------------------------------------------------------------------------------------


class BeginTurn(Cue[Tranquility]):
    """A turn is laid out as a whole: the action, the Rocks if they lie somewhere, the refill, the end (TR-4.10)."""

    __slots__ = ()
    kind: ClassVar[str] = "begin_turn"

    def run(self, game: Tranquility) -> None:
        game.script += DUEL_SCRIPT if game.options.mode == DUEL else TURN_SCRIPT
        if game.rocks != NOWHERE:
            game.script += ROCKS_SCRIPT
        ASK_PLAYER.run(game)


class AskPlayer(Cue[Tranquility]):
    """Ask the player on turn, or lose (TR-7.5); Compass holders come first (TR-12.20 iii)."""

    __slots__ = ("asked", "held")
    kind: ClassVar[str] = "ask_player"
    fields: ClassVar[dict[str, Field]] = {"asked": SEATS_ASKED, "held": COUNT}

    def __init__(self, asked: int, held: int) -> None:
        self.asked: int = asked  # seats, clockwise, that were asked for a Compass
        self.held: int = held  # Compasses there were then: once one is used, all are asked again

    def run(self, game: Tranquility) -> None:
        if game.offer(game.turn, ACT):
            return
        if game.storms_in_play():
            held = sum(game.compasses)
            for k in range(self.asked if held == self.held else 0, game.seats):
                holder = (game.turn + k) % game.seats
                if game.compasses[holder]:
                    game.schedule(AskPlayer(k + 1, held))
                    game.push(holder, RESCUE)
                    return
        lose(game)

    def fits(self, game: Tranquility) -> bool:
        return self.held <= game.options.compasses


class Rescue(UseCompass):
    """TR-12.20 (iii): before a loss; not needed any more once the player on turn can act."""

    __slots__ = ()
    kind: ClassVar[str] = "rescue"

    def moot(self, game: Tranquility, seat: int) -> bool:
        return super().moot(game, seat) or len(ACT.choices(game, game.turn)) > 0


def lose(game: Tranquility) -> None:
    """TR-7.5 to 7.7, in the Duel TR-18.6 (b)"""
    cards = len(game.hands[game.turn])
    reason = "no_action"
    if cards == 0 and game.options.mode != DUEL:
        reason = "no_cards"
    elif cards == 1 and game.options.strict_one_card:
        reason = "one_card"
    game.emit("stuck", game.turn)
    game.end(reason)


class EndTurn(Cue[Tranquility]):
    """TR-4.10 (7) and (8)"""

    __slots__ = ()
    kind: ClassVar[str] = "end_turn"

    def run(self, game: Tranquility) -> None:
        if game.options.mode == DAY_NIGHT and (game.options.turn_each or game.discards_in_a_row > 0):
            game.moon_hands ^= 1 << game.turn  # TR-17.3
        game.turn = (game.turn + 1) % game.seats
        game.rewarded = 0
        game.reveals += 1  # being asked, or not, tells of the next hand
        BEGIN_TURN.run(game)


class Act(Step[Tranquility]):
    """TR-4.2, 4.3: a card to play, discard two, or turn an Island."""

    __slots__ = ()
    kind: ClassVar[str] = "act"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        hand = game.hands[seat]
        options = game.options
        if not game.sailed and START in hand:
            return [START]
        if options.strict_one_card and len(hand) < 2:
            return [FINISH] if game.can_finish(seat) else []
        found = game.playable(seat)
        spare = game.spare(seat)
        if spare >= options.discard_two:
            found.append(DISCARD_TWO)
        if game.filled == game.layout.slots and game.can_finish(seat):
            found.append(FINISH)
        if hand and hand[-1] == MONSTER and game.monster_targets():
            found.append(MONSTER)
        if options.mode == DAY_NIGHT and game.filled and spare >= options.turn_price:
            found.append(TURN_ISLAND)
        return found

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        if choice == DISCARD_TWO:
            game.discards_in_a_row += 1
            game.prove_no_start(seat)
            game.emit("discard_two", seat, {"n": game.options.discard_two})
            if game.options.mode == PYRAMID and game.complete():
                game.schedule(EXPLORE)  # TR-16.13
            game.push(seat, PAY[game.options.discard_two])
        elif choice <= ISLANDS:
            game.push(seat, Place(choice))
        elif choice == START:
            game.discards_in_a_row = 0
            game.hands[seat].remove(START)
            set_sail(game, seat)
        elif choice == FINISH:
            if show_monsters(game, seat):
                game.schedule(ASK_PLAYER)  # TR-11.9: another action, or the loss
            else:
                game.emit("finish", seat)
                game.end("arrived")
        elif choice == MONSTER:
            game.push(seat, PLAY_MONSTER)
        else:
            game.push(seat, TURN)

    def secret(self, game: Tranquility, seat: int, choice: int) -> bool:
        """What only opens a further question is not seen yet."""
        return choice not in (DISCARD_TWO, START, FINISH)

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and not game.paying

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        if choice == DISCARD_TWO:
            return answer("discard", {"two": True}, "discard", "discard_two", n=game.options.discard_two)
        if choice == TURN_ISLAND:
            return answer("turn", {}, "turn", "turn_island", n=game.options.turn_price)
        word = card_word(choice)
        label = "play_island" if choice <= ISLANDS else f"play_{word}"
        return answer("play", {"card": word}, f"hand-{word}", label, card=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        choices = self.choices(game, seat)
        if choices == [START]:
            return ask("forced_start", "TR-4.2", "TR-6.1", "TR-6.2")
        if FINISH in choices:
            return ask("attempt" if game.options.monsters else "finish", "TR-7.1", "TR-7.2", "TR-11.9")
        if game.options.mode == DAY_NIGHT:
            key = "act_night" if game.moon_hands >> seat & 1 else "act_day"
            return ask(key, "TR-4.3", "TR-17.2", "TR-17.4", n=game.options.discard_two)
        return ask("act", "TR-4.3", "TR-4.4", "TR-4.5", "TR-5.4", n=game.options.discard_two)


# -- the actions -------------------------------------------------------------------------------------------


class Place(Step[Tranquility]):
    """TR-5.1: a slot for the Island, which is private until it lies there."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "place"
    fields: ClassVar[dict[str, Field]] = {"card": ISLAND}

    def __init__(self, card: int) -> None:
        self.card: int = card

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return game.slots_for(self.card, seat)

    def possible(self, game: Tranquility, seat: int) -> bool:
        return self.card in game.hands[seat] and len(self.choices(game, seat)) > 0

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        card = self.card
        cost = game.cost(card, choice)
        game.hands[seat].remove(card)
        game.grid[choice] = card
        game.filled += 1
        game.discards_in_a_row = 0
        game.prove_no_start(seat)
        if game.moon_hands >> seat & 1:
            game.moon |= 1 << choice
        if game.seen[seat]:
            game.seen = put(game.seen, seat, tuple([each for each in game.seen[seat] if each[0] != card]))
        if game.events is not None:
            kind = "place" if cost else "place_free"
            game.emit(kind, seat, {"card": card, "slot": game.layout.labels[choice], "n": cost})
        # what follows, the last first: TR-4.10 (4)
        if game.layout.explores[choice]:
            game.schedule(EXPLORE)
        if game.rocks != NOWHERE and game.rocks_done():
            game.schedule(ROCKS_LEAVE)
        if game.layout.roof >= 0:
            raise_pillars(game, seat, choice)
        if game.supply > 0:
            row = game.layout.row_of[choice]
            if game.layout.straight[row] and game.full(row) and consecutive(game, row):
                game.schedule(COMPASS_EARNED[seat])
        if cost > 0:
            game.push(seat, PAY[cost])

    def public(self) -> Step[Tranquility]:
        return ACT

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and self.card in game.hands[seat]

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        label = game.layout.labels[choice]
        cost = game.cost(self.card, choice)
        key = "place" if cost else "place_free"
        return answer("at", {"slot": label}, f"slot-{label}", key, card=self.card, slot=label, n=cost)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("place", "TR-5.1", "TR-5.2", "TR-5.4", "TR-5.6", card=self.card)


def consecutive(game: Tranquility, row: int) -> bool:
    """TR-12.13 (b), for a full row within one line"""
    slots = game.layout.rows[row]
    return game.grid[slots[-1]] - game.grid[slots[0]] == len(slots) - 1


def raise_pillars(game: Tranquility, seat: int, slot: int) -> None:
    """TR-15.4, 15.9: a pillar completed for the first time earns a Compass; both open the roof."""
    layout = game.layout
    line = layout.line_of[slot]
    first, last = layout.lines[line]
    if line != layout.roof and not game.pillars >> line & 1 and 0 not in game.grid[first:last]:
        game.pillars |= 1 << line
        if game.supply > 0:
            game.schedule(COMPASS_EARNED[seat])
    if not game.roof_open and 0 not in game.grid[: layout.lines[layout.roof][0]]:
        game.roof_open = True
        game.emit("roof", -1)


class PlayMonster(Destroy):
    """TR-11.3: the same as an action, with a Monster from the hand; private until the Island is named."""

    __slots__ = ()
    kind: ClassVar[str] = "play_monster"

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        game.hands[seat].remove(MONSTER)
        game.discards_in_a_row = 0
        game.prove_no_start(seat)
        if game.marks[seat] > 0:  # TR-11.14: a mark goes down as its owner plays one
            game.marks = put(game.marks, seat, game.marks[seat] - 1)
        super().take(game, seat, choice)

    def public(self) -> Step[Tranquility]:
        return ACT

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and MONSTER in game.hands[seat]


class TurnIsland(Step[Tranquility]):
    """TR-17.4 (C): the Island to turn; private until it is named."""

    __slots__ = ()
    kind: ClassVar[str] = "turn_island"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return [slot for slot in range(game.layout.slots) if game.grid[slot]]

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        game.moon ^= 1 << choice
        game.discards_in_a_row = 0
        game.prove_no_start(seat)
        label = game.layout.labels[choice]
        game.emit("turn_island", seat, {"card": game.grid[choice], "slot": label})
        game.push(seat, PAY[game.options.turn_price])

    def public(self) -> Step[Tranquility]:
        return ACT

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and game.options.mode == DAY_NIGHT and game.spare(seat) >= game.options.turn_price

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        label = game.layout.labels[choice]
        return answer("turn", {"slot": label}, f"slot-{label}", "turn", card=game.grid[choice], slot=label)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("turn", "TR-17.4", "TR-17.6", n=game.options.turn_price)


ACT: Final = Act()
PLAY_MONSTER: Final = PlayMonster()
TURN: Final = TurnIsland()
ASK_PLAYER: Final = AskPlayer(0, 0)
RESCUE: Final = Rescue()
BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
# the rest of a turn, the last first
TURN_SCRIPT: Final[tuple[Cue[Tranquility], ...]] = (END_TURN, REFILL[0])
DUEL_SCRIPT: Final[tuple[Cue[Tranquility], ...]] = (END_TURN, TAKE_CARDS, CHECK_DUEL_END)
ROCKS_SCRIPT: Final[tuple[Cue[Tranquility], ...]] = (ASK_FOR_ROCKS,)
