"""Phase 4, Set Sail (DC-7 to 10): guests, activity cards, additions, the captain; in any order, all players at once."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import ask, refuse, reply
from captains_table.kernel.state import Answer, Cue, Prompt, Refusal, Step
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    ACTIVITY,
    ADDITION,
    BOTTOM,
    CABINS,
    NOTHING,
    SET_SAIL,
    SHORES,
    SPOTS,
)
from captains_table.titles.dream_cruise.rules.notation import ship_word, spot_args
from captains_table.titles.dream_cruise.rules.state import DreamCruise

PLACES: Final = 27  # below: 3 * spot + cabin
PLAY: Final = 100  # PLAY + card
BUILD: Final = 200  # BUILD + card
CAPTAIN: Final = 300  # CAPTAIN + spot
DONE: Final = 400


class SetSail(Cue[DreamCruise]):
    __slots__ = ()

    def run(self, game: DreamCruise) -> None:
        game.phase = SET_SAIL
        game.ready = 0
        if game.options.sequential:  # DC-3.5
            game.schedule(*[SailTurn(seat) for seat in game.order()])
            return
        for seat in game.order():
            game.push(seat, SAIL)


class SailTurn(Cue[DreamCruise]):
    """DC-3.5: the next player starts after "done"."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, game: DreamCruise) -> None:
        game.push(self.seat, SAIL)


class Sail(Step[DreamCruise]):
    """DC-7.1: any number of actions in any order, until "done"."""

    __slots__ = ()

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        ship = game.ships[seat]
        options = ship.places()
        hand = ship.hand
        if hand:
            if ship.free_slots() > 0:  # DC-8.1, 8.8
                for card in hand:
                    if card < ACTIVITIES:
                        options.append(PLAY + card)
            if len(hand) > 1:  # DC-9.1
                for card in hand:
                    if card >= ACTIVITIES:
                        options.append(BUILD + card)
            for spot in ship.captain_spots():
                options.append(CAPTAIN + spot)
        options.append(DONE)  # DC-7.15
        return options

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        if choice < PLACES:
            place(game, seat, choice % 3, choice // 3)
        elif choice < BUILD:
            play(game, seat, choice - PLAY)
        elif choice < CAPTAIN:
            begin_build(game, seat, choice - BUILD)
            return
        elif choice < DONE:
            game.push(seat, Pay(NOTHING, choice - CAPTAIN))
            return
        else:
            game.ready |= 1 << seat
            game.emit("done", seat)
            return
        game.push(seat, SAIL)

    def binding(self, game: DreamCruise, seat: int, choice: int) -> bool:
        """DC-7.8, 7.15"""
        return choice == DONE

    def secret(self, game: DreamCruise, seat: int, choice: int) -> bool:
        """An action that still needs other inputs has not happened yet (DC-7.14)."""
        return BUILD <= choice < DONE

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        if choice < PLACES:
            spot, cabin = divmod(choice, 3)
            family = game.ships[seat].cabins[cabin]
            args = spot_args(game, seat, spot)
            return reply(f"place {CABINS[cabin]} {SPOTS[spot]}", f"spot-{SPOTS[spot]}", "place", family=family, **args)
        if choice < BUILD:
            word = ship_word(game, choice - PLAY)
            return reply(f"play {word}", f"hand-{word}", self.play_label(game, seat), card=choice - PLAY)
        if choice < CAPTAIN:
            word = ship_word(game, choice - BUILD)
            full = game.ships[seat].free_space() == NOTHING
            return reply(f"build {word}", f"hand-{word}", "build_instead" if full else "build", card=choice - BUILD)
        if choice < DONE:
            spot = choice - CAPTAIN
            return reply(f"captain {SPOTS[spot]}", f"captain-{SPOTS[spot]}", "captain", **spot_args(game, seat, spot))
        return reply("done", "done", "done")

    @staticmethod
    def play_label(game: DreamCruise, seat: int) -> str:
        location = game.ships[seat].location
        return "play_over" if location < SHORES else "play_at_sea"

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        options = self.choices(game, seat)
        cards = len(options) > 1 and options[-2] >= PLAY
        if len(options) == 1:
            key = "sail_nothing"
        elif options[0] >= PLAY:
            key = "sail_no_guest_final" if game.final else "sail_no_guest"
        else:
            key = "sail_final" if game.final else "sail" if cards else "sail_guests"
        return ask(key, "DC-7.1", "DC-7.3", "DC-7.15")


SAIL: Final = Sail()


def place(game: DreamCruise, seat: int, cabin: int, spot: int) -> None:
    """DC-7.3"""
    ship = game.ships[seat]
    ship.waiting[cabin] -= 1
    ship.guests[spot] |= 1 << cabin
    if game.events is not None:
        family = ship.cabins[cabin]
        game.emit("sends", seat, {"family": family, "colour": CABINS[cabin], **spot_args(game, seat, spot)})
        if ship.waiting[cabin] == 0:
            game.emit("content", seat, {"family": family})


def play(game: DreamCruise, seat: int, card: int) -> None:
    """DC-8.1 to 8.3, 8.9; with O8 a shore activity may be covered while somebody is there."""
    ship = game.ships[seat]
    ship.give(card)
    slot = ship.activities.index(NOTHING)
    ship.activities[slot] = card
    if ship.location < SHORES:
        ship.guests[BOTTOM] = 0
        if ship.captain == BOTTOM:
            ship.captain = ACTIVITY
    game.emit("plays", seat, {"card": card})


def begin_build(game: DreamCruise, seat: int, card: int) -> None:
    """DC-9.1, 9.3: only when all spaces are built on, one is replaced."""
    space = game.ships[seat].free_space()
    game.push(seat, Replace(card) if space == NOTHING else Pay(card, space))


class Replace(Step[DreamCruise]):
    """DC-9.3: which addition gives way."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: int = card

    def public(self) -> Step[DreamCruise]:
        return SAIL

    def secret(self, game: DreamCruise, seat: int, choice: int) -> bool:
        return True

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return list(range(game.options.spaces))

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        game.push(seat, Pay(self.card, choice))

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        spot = SPOTS[ADDITION + choice]
        return reply(f"replace {spot}", f"spot-{spot}", "replace", card=game.ships[seat].additions[choice])

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        return ask("replace", "DC-9.3", "DC-9.4", card=self.card)


class Pay(Step[DreamCruise]):
    """DC-9.1, 10.1: a card of the hand pays for an addition (`place`: its space) or the captain (`place`: the spot)."""

    __slots__ = ("card", "place")

    def __init__(self, card: int, place: int) -> None:
        self.card: int = card  # the addition being built, NOTHING for the captain
        self.place: int = place

    def public(self) -> Step[DreamCruise]:
        return SAIL

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return [card for card in game.ships[seat].hand if card != self.card]

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        ship = game.ships[seat]
        ship.give(choice)
        game.ship_discard.append(choice)  # DC-9.7
        if self.card == NOTHING:
            ship.captain = self.place
            game.emit("captain", seat, {"pay": choice, **spot_args(game, seat, self.place)})
        else:
            build(game, seat, self.card, self.place, choice)
        game.push(seat, SAIL)

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        word = ship_word(game, choice)
        return reply(f"pay {word}", f"hand-{word}", "pay", card=choice)

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        if self.card == NOTHING:
            return ask("pay_captain", "DC-10.1", "DC-10.7", **spot_args(game, seat, self.place))
        return ask("pay_build", "DC-9.1", "DC-9.7", card=self.card)

    def why_not(self, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
        if self.card != NOTHING and notation == f"pay {ship_word(game, self.card)}":
            return refuse("pay_itself", "DC-9.1")
        return None


def build(game: DreamCruise, seat: int, card: int, space: int, pay: int) -> None:
    """DC-9.1, 9.3, 9.4"""
    ship = game.ships[seat]
    ship.give(card)
    old = ship.additions[space]
    ship.additions[space] = card
    if old != NOTHING:
        ship.guests[ADDITION + space] = 0
        game.ship_discard.append(old)
        game.emit("replaces", seat, {"card": card, "old": old, "pay": pay})
    else:
        game.emit("builds", seat, {"card": card, "pay": pay})


SAIL_PHASE: Final = SetSail()
