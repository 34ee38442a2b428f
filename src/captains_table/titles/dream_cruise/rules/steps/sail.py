"""Phase 4, Set Sail (DC-7 to 10): guests, activity cards, additions, the captain; in any order, all players at once."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Index
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    ACTIVITY,
    ADDITION,
    BOTTOM,
    CABINS,
    NOTHING,
    SET_SAIL,
    SHIP_CARDS,
    SHORES,
    SPOTS,
)
from captains_table.titles.dream_cruise.rules.notation import ship_card_code, spot_args
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.turns import Turn, everybody_plays, is_ahead, is_free

PLACES: Final = 27  # below: 3 * spot + cabin
PLAY: Final = 100  # PLAY + card
BUILD: Final = 200  # BUILD + card
CAPTAIN: Final = 300  # CAPTAIN + spot
DONE: Final = 400


class SetSail(Cue[DreamCruise]):
    __slots__ = ()
    kind: ClassVar[str] = "sail_phase"

    def run(self, game: DreamCruise) -> None:
        game.phase = SET_SAIL
        game.ready = 0
        everybody_plays(game, [SailTurn(seat) for seat in game.order()])

    def fits(self, game: DreamCruise) -> bool:
        return is_ahead(game, SET_SAIL)


class SailTurn(Turn):
    """One after another, the next player starts after "done"."""

    __slots__ = ()
    kind: ClassVar[str] = "sail_turn"
    phase: ClassVar[int] = SET_SAIL

    def begin(self, game: DreamCruise) -> None:
        game.push(self.seat, SAIL)


class Sail(Step[DreamCruise]):
    """DC-7.1: any number of actions in any order, until "done"."""

    __slots__ = ()
    kind: ClassVar[str] = "sail"

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

    def fits(self, game: DreamCruise, seat: int) -> bool:
        return is_free(game, seat, SET_SAIL)

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        if choice < PLACES:
            return self.describe_place(game, seat, choice % 3, choice // 3)
        if choice < BUILD:
            return answer_by_card(game, "play", choice - PLAY, self.play_label(game, seat))
        if choice < CAPTAIN:
            full = game.ships[seat].free_space() == NOTHING
            return answer_by_card(game, "build", choice - BUILD, "build_instead" if full else "build")
        if choice < DONE:
            spot = choice - CAPTAIN
            gaps = spot_args(game, seat, spot)
            return answer("captain", {"spot": SPOTS[spot]}, f"captain-{SPOTS[spot]}", "captain", **gaps)
        return answer("done", {}, "done", "done")

    @staticmethod
    def describe_place(game: DreamCruise, seat: int, cabin: int, spot: int) -> Answer:
        arguments = {"cabin": CABINS[cabin], "spot": SPOTS[spot]}
        family = game.ships[seat].cabins[cabin]
        return answer("place", arguments, f"spot-{SPOTS[spot]}", "place", family=family, **spot_args(game, seat, spot))

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
        return ask(key, "DC-7.1", "DC-7.3", "DC-7.15", n=game.options.guests_per_point)


SAIL: Final = Sail()


def answer_by_card(game: DreamCruise, verb: str, card: int, label: str) -> Answer:
    """An answer that is given by a card of the hand."""
    word = ship_card_code(game, card)
    return answer(verb, {"card": word}, f"hand-{word.lower()}", label, card=card)


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


def _ship_cards(game: DreamCruise) -> int:
    return SHIP_CARDS


def _spots(game: DreamCruise) -> int:
    return ADDITION + game.options.spaces


def can_build(game: DreamCruise, seat: int, card: int, space: int) -> bool:
    """Whether this card can be paid for and built on this space (DC-9.1, 9.3, 9.6)."""
    ship = game.ships[seat]
    if card < ACTIVITIES or card not in ship.hand or len(ship.hand) < 2:
        return False
    free = ship.free_space()
    return space == free if free != NOTHING else 0 <= space < game.options.spaces


class Replace(Step[DreamCruise]):
    """DC-9.3: which addition gives way."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "replace"
    fields: ClassVar[dict[str, Field]] = {"card": Index("a ship card", _ship_cards)}

    def __init__(self, card: int) -> None:
        self.card: int = card

    def public(self) -> Step[DreamCruise]:
        return SAIL

    def secret(self, game: DreamCruise, seat: int, choice: int) -> bool:
        return True

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return list(range(game.options.spaces))

    def fits(self, game: DreamCruise, seat: int) -> bool:
        full = game.ships[seat].free_space() == NOTHING
        return is_free(game, seat, SET_SAIL) and full and can_build(game, seat, self.card, 0)

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        game.push(seat, Pay(self.card, choice))

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        spot = SPOTS[ADDITION + choice]
        old = game.ships[seat].additions[choice]
        return answer("replace", {"spot": spot}, f"spot-{spot}", "replace", card=old)

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        return ask("replace", "DC-9.3", "DC-9.4", card=self.card)


class Pay(Step[DreamCruise]):
    """DC-9.1, 10.1: a card of the hand pays for an addition (`place`: its space) or the captain (`place`: the spot)."""

    __slots__ = ("card", "place")
    kind: ClassVar[str] = "pay"
    fields: ClassVar[dict[str, Field]] = {
        "card": Index("a ship card", _ship_cards, or_none=True),
        "place": Index("a spot", _spots),
    }

    def __init__(self, card: int, place: int) -> None:
        self.card: int = card  # the addition being built, NOTHING for the captain
        self.place: int = place

    def public(self) -> Step[DreamCruise]:
        return SAIL

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return [card for card in game.ships[seat].hand if card != self.card]

    def fits(self, game: DreamCruise, seat: int) -> bool:
        if self.card == NOTHING:
            possible = self.place in game.ships[seat].captain_spots()
        else:
            possible = can_build(game, seat, self.card, self.place)
        return is_free(game, seat, SET_SAIL) and possible

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
        return answer_by_card(game, "pay", choice, "pay")

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        if self.card == NOTHING:
            return ask("pay_captain", "DC-10.1", "DC-10.7", **spot_args(game, seat, self.place))
        return ask("pay_build", "DC-9.1", "DC-9.7", card=self.card)


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
