"""Any position, written down and set up (docs/positions/tranquility.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from captains_table.kernel.errors import BadPosition, suggest
from captains_table.kernel.plain import pending, resume
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Options
from captains_table.titles.tranquility.cards import (
    COMPASS,
    FINISH,
    ISLANDS,
    MONSTER,
    NAMES,
    PURPLE,
    ROCKS,
    START,
    STORM,
)
from captains_table.titles.tranquility.deal import draw_cards, empty, exploration_cards
from captains_table.titles.tranquility.state import Tranquility
from captains_table.titles.tranquility.steps.speak import storm_word, words
from captains_table.titles.tranquility.steps.turn import BEGIN_TURN
from captains_table.titles.tranquility.terms import DAY_NIGHT, DUEL, PYRAMID, Terms, box

KEYS = [
    "grid", "moon", "hands", "piles", "discards", "buried", "removed", "gone", "deck", "display", "turn",
    "first", "sailed", "rocks", "roof_open", "pillars", "storms", "shown", "laid", "compasses", "supply",
    "moon_hands", "moon_seat", "passes", "rewarded", "paying", "pledging", "pledges", "last_pledges", "gave",
    "marks", "clear_of_starts", "clear_of_monsters", "sailed_at", "seen", "asked", "script",
]  # fmt: skip


def position(state: State) -> dict[str, Any]:
    """Everything, in the words that `set_up` reads."""
    assert isinstance(state, Tranquility)
    game = state
    layout = game.layout
    data: dict[str, Any] = {
        "grid": {layout.labels[slot]: game.grid[slot] for slot in range(layout.slots) if game.grid[slot]},
        "moon": [layout.labels[slot] for slot in range(layout.slots) if game.moon >> slot & 1],
        "hands": [_cards(game, hand) or 0 for hand in game.hands],
        "piles": [_cards(game, pile) for pile in game.piles],
        "discards": [_cards(game, pile) for pile in game.discards],
        "buried": [_cards(game, pile) for pile in game.buried],
        "removed": list(game.removed),
        "gone": _cards(game, game.gone),
        "deck": _cards(game, game.deck),
        "display": list(game.display),
        "rocks": game.rocks + 1 if game.rocks >= 0 else None,
        "storms": {
            storm_word(game, storm): game.storms[storm] + (game.terms.colours[storm] == PURPLE)
            for storm in game.storms_in_play()
        },
        "shown": storm_word(game, game.shown) if game.shown >= 0 else None,
        "laid": [storm_word(game, storm) for storm in game.laid],
        "moon_hands": [seat for seat in range(game.seats) if game.moon_hands >> seat & 1],
        "moon_seat": game.moon_seat if game.moon_seat >= 0 else None,
        "seen": [[[_cards(game, [card])[0], since] for card, since in each] for each in game.seen],
        **pending(game),
    }
    for name in KEYS:
        if name not in data:
            value = getattr(game, name)
            data[name] = list(value) if isinstance(value, tuple) else value
    return data


def _cards(game: Tranquility, cards: list[int] | tuple[int, ...]) -> list[int | str]:
    return [int(word) if word.isdecimal() else word for word in words(game, cards)]


def set_up(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None) -> Tranquility:
    """A game from a position: what is not said is dealt at random, what cannot be is refused."""
    for name in data:
        if name not in KEYS:
            raise BadPosition(f"a position of tranquility has no '{name}'{suggest(name, KEYS)}")
    game = empty(seats, Terms(seats, options, box(packs)))
    game.rng = rng
    return _SetUp(game, data, rng).run()


class _SetUp:
    """One setting up: the cards not placed yet, and what is said of the position."""

    def __init__(self, game: Tranquility, data: Mapping[str, Any], rng: Rng) -> None:
        self.game = game
        self.data = {name: value for name, value in data.items() if value is not None}
        self.rng = rng
        terms = game.terms
        self.own: Counter[int] = Counter([*range(1, ISLANDS + 1), *draw_cards(terms)])  # for hands and piles
        self.exploring: Counter[int] = Counter(exploration_cards(terms) if terms.mode == PYRAMID else [])
        self.starts = [terms.mode not in (PYRAMID, DUEL)] * game.seats  # whose Start is not placed yet
        self.storms = {storm_word(game, storm): storm for storm in range(len(terms.colours))}
        self.cards = {name: card for card, name in NAMES.items()}
        self.cards |= {word: STORM + storm for word, storm in self.storms.items()}

    def run(self) -> Tranquility:
        game, data, terms = self.game, self.data, self.game.terms
        game.turn = self.seat("turn", 0)
        game.first = self.seat("first", game.turn)
        game.sailed = data.get("sailed", False) is not False
        self.grid()
        self.table()
        said: dict[str, list[Any]] = {zone: self.zone(zone) for zone in ("hands", "discards", "buried", "piles")}
        game.gone = tuple(self.claim(card, "gone", -1) for card in self.entries("gone"))
        game.removed = tuple(sorted(self.claim(card, "removed", -1) for card in self.entries("removed")))
        game.display = tuple(sorted(self.claim(card, "display", -1) for card in self.entries("display")))
        if game.sailed and START not in game.gone:
            self.place_start()
        self.deal(said)
        if terms.mode == DUEL:
            self.finish_duel()
        self.check_hands()
        self.knowledge()
        if "asked" in data or "script" in data:
            resume(game, data.get("asked", [[]] * game.seats), data.get("script", []))
            if game.open == 0 and not game.script:
                raise BadPosition("asked: nobody is asked and nothing follows; leave 'asked' and 'script' out")
        else:
            game.script = (BEGIN_TURN,)
        return game

    # -- reading -------------------------------------------------------------------------------------------

    def wrong(self, where: str, why: str) -> BadPosition:
        return BadPosition(f"{where}: {why}")

    def seat(self, key: str, default: int) -> int:
        return self.number(self.data.get(key, default), 0, self.game.seats - 1, key)

    def number(self, value: Any, low: int, high: int, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(where, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def entries(self, key: str) -> list[Any]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.wrong(key, f"must be a list, not {value!r}")
        return value

    def table_of(self, key: str) -> dict[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, f"must be a table of names and values, not {value!r}")
        return value

    def per_seat(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A number for every seat."""
        values = self.entries(key) if key in self.data else [max(low, 0)] * self.game.seats
        if len(values) != self.game.seats:
            raise self.wrong(key, f"one entry for each of the {self.game.seats} seats is needed")
        return tuple(self.number(value, low, high, key) for value in values)

    def card(self, written: Any, where: str) -> int:
        text = str(written)
        if type(written) is not bool and text.isdecimal() and 1 <= int(text) <= ISLANDS:
            return int(text)
        if text not in self.cards:
            raise self.wrong(where, f"there is no card {written!r}; write 1 to {ISLANDS}, {', '.join(self.cards)}")
        return self.cards[text]

    def slot(self, label: str, where: str) -> int:
        labels = [each.lower() for each in self.game.layout.labels]
        if str(label).lower() not in labels:
            raise self.wrong(where, f"there is no slot '{label}'{suggest(label, self.game.layout.labels[:12])}")
        return labels.index(str(label).lower())

    def storm(self, word: Any, where: str) -> int:
        if word not in self.storms:
            raise self.wrong(where, f"no Storm '{word}' is in this game{suggest(word, self.storms)}")
        return self.storms[word]

    def claim(self, written: Any, where: str, seat: int) -> int:
        """Take this card out of those not placed yet. `seat`: whose Start it would be; -1: of the open table."""
        card = self.card(written, where)
        mode = self.game.terms.mode
        if card == START and mode != PYRAMID:
            owner = seat if seat >= 0 else next((q for q, left in enumerate(self.starts) if left), -1)
            if owner < 0 or not self.starts[owner]:
                raise self.wrong(where, "this Start is placed elsewhere already (each seat has one)")
            self.starts[owner] = False
            return card
        if card in (COMPASS, ROCKS) and mode != PYRAMID:
            return card  # outside the piles: nothing to count
        for stock in (self.own, self.exploring):
            if stock[card] > 0:
                stock[card] -= 1
                return card
        raise self.wrong(where, f"the card {written!r} is placed elsewhere already, or not in this game")

    # -- the open table ------------------------------------------------------------------------------------

    def grid(self) -> None:
        game = self.game
        for label, card in self.table_of("grid").items():
            slot = self.slot(label, "grid")
            if type(card) is not int or not 1 <= card <= ISLANDS:
                raise self.wrong(f"grid {label}", f"only Islands 1 to {ISLANDS} lie in the grid, not {card!r}")
            game.grid[slot] = self.claim(card, f"grid {label}", -1)
            game.filled += 1
        for first, last in game.layout.lines:
            line = [game.grid[slot] for slot in range(first, last) if game.grid[slot]]
            for low, high in pairwise(line):
                if low > high:
                    raise self.wrong("grid", f"the numbers must ascend, but {low} lies before {high} (TR-5.2)")
        for label in self.entries("moon"):
            slot = self.slot(label, "moon")
            if not game.grid[slot] or game.terms.mode not in (DAY_NIGHT, DUEL):
                raise self.wrong("moon", f"no Island lies moon up on slot '{label}'")
            game.moon |= 1 << slot
        roof = game.layout.roof
        if roof >= 0:
            below = game.layout.lines[roof][0]
            on_roof = any(game.grid[below : game.layout.slots])
            game.roof_open = bool(self.data.get("roof_open", on_roof or 0 not in game.grid[:below]))
            if on_roof and not game.roof_open:
                raise self.wrong("grid", "there are Islands on the roof though it is closed (TR-15.5)")
            for number, (first, last) in enumerate(game.layout.lines):
                if game.roof_open or 0 not in game.grid[first:last]:
                    game.pillars |= 1 << number
            game.pillars = self.number(self.data.get("pillars", game.pillars & ~(1 << roof)), 0, 7, "pillars")

    def table(self) -> None:
        """Rocks, Storms, Compasses, sides and the progress of the turn."""
        game, data, terms = self.game, self.data, self.game.terms
        if "rocks" in data:
            if not terms.rocks and terms.mode != PYRAMID:
                raise self.wrong("rocks", "this game is played without the Jagged Rocks; set the option 'rocks'")
            game.rocks = self.number(data["rocks"], 1, len(game.layout.rows), "rocks") - 1
            self.exploring[ROCKS] = 0
        for word, place in self.table_of("storms").items():
            storm = self.storm(word, "storms")
            purple = terms.colours[storm] == PURPLE
            high = len(game.layout.rows) if purple else game.seats - 1
            at = self.number(place, int(purple), high, f"storms {word}") - int(purple)
            game.storms = (*game.storms[:storm], at, *game.storms[storm + 1 :])
            self.claim(word, "storms", -1)
        if "shown" in data:
            game.shown = self.storm(data["shown"], "shown")
            self.claim(data["shown"], "shown", -1)
        game.laid = tuple(self.storm(word, "laid") for word in self.entries("laid"))
        for word in self.entries("laid"):
            self.claim(word, "laid", -1)
        if ("compasses" in data or "supply" in data) and not terms.stormy and self.any_compass():
            raise self.wrong("compasses", "this game is played without Storm & Compass; set the option 'storms'")
        game.compasses = self.per_seat("compasses", 0, terms.compasses)
        held = sum(game.compasses)
        if held > terms.compasses:
            raise self.wrong("compasses", f"there are only {terms.compasses} Compasses")
        if terms.mode == PYRAMID:
            self.exploring[COMPASS] -= held
        else:
            game.supply = self.number(data.get("supply", terms.compasses - held), 0, terms.compasses - held, "supply")
        for seat in self.entries("moon_hands"):
            game.moon_hands |= 1 << self.number(seat, 0, game.seats - 1, "moon_hands")
        if terms.mode == DUEL and ("moon_seat" in data or "asked" not in data):
            game.moon_seat = self.seat("moon_seat", 1 - game.first)
            game.moon_hands = 1 << game.moon_seat
        game.passes = self.number(data.get("passes", 0), 0, 999, "passes")
        game.rewarded = self.number(data.get("rewarded", 0), 0, 31, "rewarded")
        game.gave = self.number(data.get("gave", 0), 0, 31, "gave")
        game.paying = bool(data.get("paying", False))
        game.pledging = bool(data.get("pledging", False))
        for name in ("pledges", "last_pledges"):
            if self.entries(name):
                setattr(game, name, self.per_seat(name, -1, 40))

    def any_compass(self) -> bool:
        return bool(self.data.get("supply")) or any(self.entries("compasses"))

    # -- hidden cards --------------------------------------------------------------------------------------

    def place_start(self) -> None:
        """Whose Start lies on its space: as said, else the first seat that is not said to have its own."""
        sailed = self.data["sailed"]
        if self.game.terms.mode == PYRAMID:
            self.exploring[START] -= 1
        elif sailed is True:
            hands = self.data.get("hands", [])
            piles = self.data.get("piles", [])
            held = [q for q in range(self.game.seats) if _says_start(hands, q) or _says_start(piles, q)]
            free = [q for q in range(self.game.seats) if q not in held]
            if not free:
                raise self.wrong("sailed", "a Start has been placed, but every seat is said to have its own")
            self.starts[free[0]] = False
        else:
            self.starts[self.number(sailed, 0, self.game.seats - 1, "sailed")] = False
        self.game.gone += (START,)

    def zone(self, key: str) -> list[Any]:
        """Per seat: a list of cards (claimed), a number of cards, or None (not said)."""
        given = self.data.get(key, [None] * self.game.seats)
        if not isinstance(given, list) or len(given) != self.game.seats:
            raise self.wrong(key, f"one entry for each of the {self.game.seats} seats is needed")
        said: list[Any] = []
        for seat, each in enumerate(given):
            where = f"{key}, seat {seat + 1}"
            if isinstance(each, list) and (each or key != "hands"):
                said.append([self.claim(card, where, seat) for card in each])
            elif each is None or each == []:
                said.append(None)
            else:
                said.append(self.number(each, 0, 99, where))
        return said

    def deal(self, said: dict[str, list[Any]]) -> None:
        """Deal what is not said: hands, then piles; what then remains has been discarded."""
        game, rng = self.game, self.rng
        terms = game.terms
        loose = sorted(self.own.elements())
        rng.shuffle(loose)
        if terms.removal and "removed" not in self.data:
            islands = [card for card in loose if card <= ISLANDS][: terms.removal]
            game.removed = tuple(sorted(islands))
            loose = [card for card in loose if card not in islands]
        for seat in range(game.seats):
            hand = said["hands"][seat]
            if not isinstance(hand, list):
                wanted = game.limit(seat) if hand is None else hand
                fit = [card for card in loose if card <= FINISH or (card == MONSTER and "marks" not in self.data)]
                hand = fit[:wanted]
                if len(hand) < wanted:
                    raise self.wrong(f"hands, seat {seat + 1}", f"there are not {wanted} cards left")
                for card in hand:
                    loose.remove(card)
            game.hands[seat] = sorted(hand)
            for zone, cards in (("discards", game.discards), ("buried", None)):
                thrown = said[zone][seat]
                if isinstance(thrown, int):
                    fit = [card for card in loose if card <= FINISH][:thrown]
                    if len(fit) < thrown:
                        raise self.wrong(f"{zone}, seat {seat + 1}", f"there are not {thrown} cards left")
                    for card in fit:
                        loose.remove(card)
                    thrown = fit
                if cards is not None:
                    cards[seat] = thrown or []
                else:
                    game.buried = (*game.buried[:seat], tuple(thrown or ()), *game.buried[seat + 1 :])
        if terms.mode == DUEL:
            self.own = Counter(loose)
            return
        if terms.mode == PYRAMID:
            self.deal_exploration()
        self.deal_piles(said, loose)

    def deal_piles(self, said: dict[str, list[Any]], loose: list[int]) -> None:
        game = self.game
        piles = said["piles"]
        for seat in range(game.seats):
            if isinstance(piles[seat], list):
                game.piles[seat] = piles[seat]
                if self.starts[seat]:
                    self.lose_start(seat, said)
            elif isinstance(piles[seat], int):
                size = max(0, piles[seat] - int(self.starts[seat]))
                if size > len(loose):
                    raise self.wrong(f"piles, seat {seat + 1}", f"there are not {piles[seat]} cards left")
                game.piles[seat] = loose[len(loose) - size :]
                del loose[len(loose) - size :]
                if self.starts[seat]:
                    if piles[seat] > 0:
                        self.mix_in(seat)
                    else:
                        self.lose_start(seat, said)
        unsaid = [seat for seat in range(game.seats) if piles[seat] is None]
        for k, seat in enumerate(unsaid):
            game.piles[seat] = loose[k :: len(unsaid)]
            if self.starts[seat]:
                self.mix_in(seat)
        if not unsaid:
            self.throw_away(said, loose)
        if "deck" in self.data and game.terms.mode != PYRAMID and self.entries("deck"):
            raise self.wrong("deck", "only the Pyramid and the Duel have a common deck")

    def mix_in(self, seat: int) -> None:
        pile = self.game.piles[seat]
        pile.insert(int(self.rng.below(len(pile) + 1)), START)
        self.starts[seat] = False

    def lose_start(self, seat: int, said: dict[str, list[Any]]) -> None:
        """A Start that is neither in hand nor pile has been discarded, which needs one placed before."""
        if not self.game.sailed:
            raise self.wrong(
                f"piles, seat {seat + 1}",
                "before a Start is placed, every seat's own is in its hand or pile (TR-8.4); "
                "add 'start' to the pile, or say \"sailed\": true",
            )
        self.starts[seat] = False
        if said["discards"][seat] is None:
            self.game.discards[seat].append(START)
        else:
            self.game.gone += (START,)

    def throw_away(self, said: dict[str, list[Any]], loose: list[int]) -> None:
        """All piles are said: what is left lies in the discard piles not said, or is out of the game."""
        game = self.game
        unsaid = [seat for seat in range(game.seats) if said["discards"][seat] is None]
        for k, card in enumerate(loose):
            if unsaid and card <= FINISH:
                game.discards[unsaid[k % len(unsaid)]].append(card)
            else:
                game.gone += (card,)

    def deal_exploration(self) -> None:
        """TR-16.4: the deck is as said, so many cards, or all that is not elsewhere."""
        game = self.game
        rest = sorted(self.exploring.elements())
        self.rng.shuffle(rest)
        deck = self.data.get("deck", len(rest))
        if isinstance(deck, list):
            game.deck = [self.claim(card, "deck", -1) for card in deck]
            rest = sorted(self.exploring.elements())
        else:
            size = self.number(deck, 0, len(rest), "deck")
            game.deck = rest[:size]
            rest = rest[size:]
        if "gone" not in self.data:
            game.gone += tuple(rest)

    def finish_duel(self) -> None:
        """TR-18.3: display and common pile."""
        game = self.game
        deck = [self.claim(card, "deck", -1) for card in self.entries("deck")] if "deck" in self.data else None
        loose = sorted(self.own.elements())
        self.rng.shuffle(loose)
        if "display" not in self.data:
            game.display = tuple(sorted([loose.pop() for _ in range(min(game.terms.display, len(loose)))]))
        if deck is None:
            game.deck = loose
        else:
            game.deck = deck
            if "gone" not in self.data:
                game.gone += tuple(loose)

    def check_hands(self) -> None:
        game = self.game
        for seat, hand in enumerate(game.hands):
            if any(card >= STORM for card in hand):
                raise self.wrong(f"hands, seat {seat + 1}", "only Islands, Starts, Finishes and Monsters are held")
            if any(card >= MONSTER for card in game.discards[seat]):
                raise self.wrong(f"discards, seat {seat + 1}", "Monsters and Storms are never discarded (TR-8.4)")
            if not game.sailed and START in game.discards[seat]:
                raise self.wrong(f"discards, seat {seat + 1}", "no Start is discarded before one is placed (TR-8.4)")

    def knowledge(self) -> None:
        """What the others know of each hand; if not said, as little as possible."""
        game = self.game
        undrawn = [len(game.piles[seat]) + len(game.buried[seat]) for seat in range(game.seats)]
        held = [len(game.hands[seat]) for seat in range(game.seats)]
        game.marks = self.per_seat("marks", 0, 5)
        for seat in range(game.seats):
            if game.marks[seat] > game.hands[seat].count(MONSTER):
                raise self.wrong("marks", f"seat {seat + 1} does not hold so many Monsters")
        most = tuple(undrawn[seat] + held[seat] for seat in range(game.seats))
        for name in ("clear_of_starts", "clear_of_monsters"):
            setattr(game, name, self.per_seat(name, 0, 200) if name in self.data else most)
        if "sailed_at" in self.data:
            game.sailed_at = self.per_seat("sailed_at", 0, 200)
        if "seen" in self.data:
            game.seen = tuple(
                tuple((self.card(card, "seen"), self.number(since, 0, 200, "seen")) for card, since in each)
                for each in self.entries("seen")
            )
        elif game.terms.mode == PYRAMID:  # TR-16.16: every Finish came out of the exploration deck in the open
            game.seen = tuple(
                tuple([(FINISH, 0)] * (game.hands[q].count(FINISH) + game.discards[q].count(FINISH)))
                for q in range(game.seats)
            )
            game.marks = tuple(hand.count(MONSTER) for hand in game.hands)


def _says_start(zone: Any, seat: int) -> bool:
    return isinstance(zone, list) and seat < len(zone) and isinstance(zone[seat], list) and "start" in zone[seat]
