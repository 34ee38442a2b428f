"""A game from any position: what is not said is dealt at random, what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import restore_open_steps
from captains_table.kernel.title import Options
from captains_table.titles.tranquility.data.components import components
from captains_table.titles.tranquility.data.ids import COMPASS, FINISH, ISLANDS, MONSTER, PURPLE, ROCKS, START
from captains_table.titles.tranquility.presentation.position import PositionCards
from captains_table.titles.tranquility.presentation.set_up_said import check_said, gaps_made
from captains_table.titles.tranquility.presentation.set_up_steps import check_open_steps
from captains_table.titles.tranquility.rules.deal import empty
from captains_table.titles.tranquility.rules.options import DAY_NIGHT, DUEL, PYRAMID, GameOptions
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.start import RevealPledges
from captains_table.titles.tranquility.rules.steps.turn import BEGIN_TURN


def set_up(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None) -> Tranquility:
    game = empty(seats, GameOptions(seats, options, components(packs)))
    game.rng = rng
    strict = not options.get("loose_positions", False)
    setting_up = _SetUp(game, data, rng, strict)
    setting_up.run()
    if strict:
        check_said(game, setting_up.data)
    return game


class _SetUp(PositionCards):
    """One setting up, part by part."""

    def __init__(self, game: Tranquility, data: Mapping[str, Any], rng: Rng, strict: bool) -> None:
        super().__init__(game, data)
        self.rng = rng
        self.strict = strict  # not in records of the first rules
        self.spent = 0  # Compasses that have been used

    def run(self) -> None:
        game, data, options = self.game, self.data, self.game.options
        game.turn = self.seat("turn", 0)
        game.first = self.seat("first", game.turn)
        game.sailed = self.said.sailed is not False
        self.grid()
        self.table()
        said: dict[str, list[Any]] = {zone: self.zone(zone) for zone in ("hands", "discards", "buried", "piles")}
        game.gone = tuple(self.claim(card, "gone") for card in self.said.gone)
        if game.gone.count(COMPASS) > options.compasses or game.gone.count(ROCKS) > 1:
            raise self.wrong("gone", f"there are {options.compasses} Compasses, and the Rocks once")
        game.removed = tuple(sorted(self.claim(card, "removed") for card in self.said.removed))
        if "gone" not in data:
            game.gone = (COMPASS,) * self.spent
            if options.rocks and game.rocks < 0:
                game.gone += (ROCKS,)
            if self.strict:
                self.destroy_islands()
        game.display = tuple(sorted(self.claim(card, "display") for card in self.said.display))
        if game.sailed and START not in game.gone:
            self.place_start()
        self.deal(said)
        if options.mode == DUEL:
            self.finish_duel(said)
        self.knowledge()
        if "asked" in data or "script" in data:
            restore_open_steps(game, data.get("asked", [[]] * game.seats), data.get("script", []))
        else:
            game.script = (BEGIN_TURN,)
        if game.pledging != any(isinstance(cue, RevealPledges) for cue in game.script):
            raise self.wrong("pledging", "pledges are open exactly while the script is going to reveal them")
        check_open_steps(game)

    # -- the open table ------------------------------------------------------------------------------------

    def grid(self) -> None:
        game = self.game
        for label, card in self.said.grid.items():
            slot = self.slot(label, "grid")
            if game.grid[slot]:
                raise self.wrong(f"grid {label}", "this slot is there twice")
            game.grid[slot] = self.claim(card, "grid")
            game.filled += 1
        for first, last in game.layout.lines:
            line = [game.grid[slot] for slot in range(first, last) if game.grid[slot]]
            for low, high in pairwise(line):
                if low > high:
                    raise self.wrong("grid", f"the numbers must ascend, but {low} lies before {high} (TR-5.2)")
        for written in self.said.moon:
            slot = self.slot(written, "moon")
            if not game.grid[slot] or game.options.mode not in (DAY_NIGHT, DUEL):
                raise self.wrong("moon", f"no Island lies moon up on slot '{written}'")
            game.moon |= 1 << slot
        roof = game.layout.roof
        if roof >= 0:
            below = game.layout.lines[roof][0]
            on_roof = any(game.grid[below : game.layout.slots])
            game.roof_open = self.data.get("roof_open", on_roof or 0 not in game.grid[:below])
            if not game.roof_open and (on_roof or 0 not in game.grid[:below]):
                raise self.wrong("roof_open", "with Islands on the roof, or both pillars full, it is open (TR-15.4)")
            for number, (first, last) in enumerate(game.layout.lines):
                if game.roof_open or 0 not in game.grid[first:last]:
                    game.pillars |= 1 << number
            game.pillars = self.data.get("pillars", game.pillars & ~(1 << roof))

    def table(self) -> None:
        """Rocks, Storms, Compasses, sides and the progress of the turn."""
        game, data, options, said = self.game, self.data, self.game.options, self.said
        if said.rocks is not None:
            if not options.rocks and options.mode != PYRAMID:
                raise self.wrong("rocks", "this game is played without the Jagged Rocks; set the option 'rocks'")
            game.rocks = self.number(said.rocks, 1, len(game.layout.rows), "rocks") - 1
            self.exploring[ROCKS] = 0
            if "asked" not in data and (game.rocks_done() or game.full(game.rocks)):
                raise self.wrong("rocks", "they lie beside a row with a gap while few rows are full (TR-10.3, 10.5)")
        for word, place in said.storms.items():
            storm = self.storm(word, "storms")
            purple = options.colours[storm] == PURPLE
            high = len(game.layout.rows) if purple else game.seats - 1
            at = self.number(place, int(purple), high, f"storms {word}") - int(purple)
            if purple and not game.roof_open and at not in game.layout.rocks_rows:
                raise self.wrong(
                    f"storms {word}", "the roof is closed: a purple Storm lies beside the pillars (TR-15.8)"
                )
            if purple and game.full(at):
                raise self.wrong(f"storms {word}", "a purple Storm lies beside a row with a gap (TR-12.8)")
            game.storms = (*game.storms[:storm], at, *game.storms[storm + 1 :])
            self.claim(word, "storms")
        if said.shown is not None:
            game.shown = self.storm(said.shown, "shown")
            self.claim(said.shown, "shown")
        game.laid = tuple(self.storm(word, "laid") for word in said.laid)
        for word in said.laid:
            self.claim(word, "laid")
        if not options.stormy and (said.supply or any(said.compasses or ())):
            raise self.wrong("compasses", "this game is played without Storm & Compass; set the option 'storms'")
        game.compasses = self.per_seat("compasses", 0, options.compasses)
        held = sum(game.compasses)
        if held > options.compasses:
            raise self.wrong("compasses", f"there are only {options.compasses} Compasses")
        if options.mode == PYRAMID:
            self.exploring[COMPASS] -= held
            self.number(data.get("supply", 0), 0, 0, "supply")  # TR-16.11
        else:
            left = options.compasses - held
            if self.strict:
                left = max(0, left - said.gone.count("compass"))
            game.supply = self.number(data.get("supply", left), 0, left, "supply")
            self.spent = left - game.supply
        if said.moon_hands and options.mode not in (DAY_NIGHT, DUEL):
            raise self.wrong("moon_hands", "only in Day & Night and the Duel hands are held one way or the other")
        if said.display and options.mode != DUEL:
            raise self.wrong("display", "only the Duel has a display")
        if game.sailed and options.mode == DUEL:
            raise self.wrong("sailed", "the Duel has no Start (TR-18.2)")
        game.moon_hands = self.seats_in(said.moon_hands, "moon_hands")
        if options.mode == DUEL and ("moon_seat" in data or "asked" not in data):
            game.moon_seat = self.seat("moon_seat", 1 - game.first)
            game.moon_hands = 1 << game.moon_seat
        every_seat = (1 << game.seats) - 1
        game.discards_in_a_row = said.discards_in_a_row
        game.rewarded = self.number(said.rewarded, 0, every_seat, "rewarded")
        game.emptied = self.number(said.emptied, 0, every_seat, "emptied")
        game.gave = self.number(said.gave, 0, every_seat, "gave")
        game.paying, game.pledging = said.paying, said.pledging
        if game.pledging and not said.pledges:
            raise self.wrong("pledging", "the pledges are missing")
        for name in ("pledges", "last_pledges"):
            if self.data.get(name):
                setattr(game, name, self.per_seat(name, -1, 40))

    def destroy_islands(self) -> None:
        """For each gap in a pillar that stood a Monster has been played, as far as there are some."""
        for _ in range(min(gaps_made(self.game), self.own[MONSTER])):
            islands = sorted(card for card in self.own.elements() if card <= ISLANDS)
            lost = islands[int(self.rng.below(len(islands)))]
            self.game.gone += (self.claim(lost, "gone"), self.claim("monster", "gone"))

    # -- hidden cards --------------------------------------------------------------------------------------

    def place_start(self) -> None:
        """Whose Start lies on its space: as said, else the first seat that is not said to have its own."""
        sailed, said = self.said.sailed, self.said
        if self.game.options.mode == PYRAMID:
            self.exploring[START] -= 1
        elif sailed is True:
            free = [q for q in range(self.seats) if not _says_start(said.hands, q) and not _says_start(said.piles, q)]
            if not free:
                raise self.wrong("sailed", "a Start has been placed, but every seat is said to have its own")
            self.starts[free[0]] = False
        else:
            self.starts[self.number(sailed, 0, self.game.seats - 1, "sailed")] = False
        self.game.gone += (START,)

    def zone(self, key: str) -> list[Any]:
        """Per seat: a list of cards (claimed), a number of cards, or None (not said)."""
        said: list[Any] = []
        for seat, each in enumerate(self.data.get(key, [None] * self.seats)):
            if isinstance(each, list) and (each or self.strict or key != "hands"):
                said.append([self.claim(card, key, seat) for card in each])
            else:
                said.append(None if each == [] else each)
        return said

    def deal(self, said: dict[str, list[Any]]) -> None:
        """Deal what is not said: hands, then piles; what then remains has been discarded."""
        game, rng = self.game, self.rng
        options = game.options
        loose = sorted(self.own.elements())
        rng.shuffle(loose)
        if options.removal and "removed" not in self.data:
            islands = [card for card in loose if card <= ISLANDS][: options.removal]
            game.removed = tuple(sorted(islands))
            loose = [card for card in loose if card not in islands]
        for seat in range(game.seats):
            hand = said["hands"][seat]
            if not isinstance(hand, list):
                wanted = game.limit(seat) if hand is None else hand
                fit = [card for card in loose if card <= FINISH or (card == MONSTER and "marks" not in self.data)]
                hand = fit[:wanted]
                if len(hand) < wanted:
                    raise self.wrong(f"hands, seat {seat}", f"there are not {wanted} cards left")
                for card in hand:
                    loose.remove(card)
            game.hands[seat] = sorted(hand)
            for zone, cards in (("discards", game.discards), ("buried", None)):
                thrown = said[zone][seat]
                if isinstance(thrown, int):
                    fit = [card for card in loose if card <= FINISH][:thrown]
                    if len(fit) < thrown:
                        raise self.wrong(f"{zone}, seat {seat}", f"there are not {thrown} cards left")
                    for card in fit:
                        loose.remove(card)
                    thrown = fit
                if cards is not None:
                    cards[seat] = thrown or []
                else:
                    game.buried = (*game.buried[:seat], tuple(thrown or ()), *game.buried[seat + 1 :])
        if options.mode == DUEL:
            self.own = Counter(loose)
            return
        if options.mode == PYRAMID:
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
                    raise self.wrong(f"piles, seat {seat}", f"there are not {piles[seat]} cards left")
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
        if self.said.deck and game.options.mode != PYRAMID:
            raise self.wrong("deck", "only the Pyramid and the Duel have a common deck")

    def mix_in(self, seat: int) -> None:
        pile = self.game.piles[seat]
        pile.insert(int(self.rng.below(len(pile) + 1)), START)
        self.starts[seat] = False

    def lose_start(self, seat: int, said: dict[str, list[Any]]) -> None:
        """A Start that is neither in hand nor pile has been discarded, which needs one placed before."""
        if not self.game.sailed:
            raise self.wrong(
                f"piles, seat {seat}",
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
        if isinstance(self.said.deck, list):
            game.deck = [self.claim(card, "deck") for card in self.said.deck]
            rest = sorted(self.exploring.elements())
        else:
            size = self.number(self.data.get("deck", len(rest)), 0, len(rest), "deck")
            game.deck = rest[:size]
            rest = rest[size:]
        if "gone" not in self.data:
            game.gone += tuple(rest)

    def finish_duel(self, said: dict[str, list[Any]]) -> None:
        """TR-18.3: display and common pile; if the pile is said, what is left over has been discarded."""
        game = self.game
        deck = [self.claim(card, "deck") for card in self.listed(self.data.get("deck", []), "deck")]
        loose = sorted(self.own.elements())
        self.rng.shuffle(loose)
        if "display" not in self.data:
            game.display = tuple(sorted([loose.pop() for _ in range(min(game.options.display, len(loose)))]))
        if "deck" not in self.data:
            game.deck = loose
        else:
            game.deck = deck
            if self.strict:
                self.throw_away(said, loose)
            elif "gone" not in self.data:
                game.gone += tuple(loose)

    def knowledge(self) -> None:
        """What the others know of each hand; if not said, as little as possible."""
        game = self.game
        undrawn = [len(game.piles[seat]) + len(game.buried[seat]) for seat in range(game.seats)]
        held = [len(game.hands[seat]) for seat in range(game.seats)]
        game.marks = self.per_seat("marks", 0, 5)
        for seat in range(game.seats):
            if game.marks[seat] > game.hands[seat].count(MONSTER):
                raise self.wrong("marks", f"seat {seat} does not hold so many Monsters")
        drawn = [held[seat] or min(1, len(game.discards[seat])) for seat in range(game.seats)]
        most = tuple(undrawn[seat] + drawn[seat] for seat in range(game.seats))
        for name in ("clear_of_starts", "clear_of_monsters"):
            setattr(game, name, self.per_seat(name, 0, 200) if name in self.data else most)
            clear = getattr(game, name)
            for seat, hand in enumerate(game.hands):
                unshown = hand.count(START) if name == "clear_of_starts" else hand.count(MONSTER) - game.marks[seat]
                if unshown > max(0, clear[seat] - undrawn[seat]):
                    raise self.wrong(name, f"seat {seat} holds what it has shown not to hold")
        if "sailed_at" in self.data:
            game.sailed_at = self.per_seat("sailed_at", 0, 200)
        if self.said.seen is not None:
            game.seen = tuple(self.seen(seat, each) for seat, each in enumerate(self.said.seen))
        elif game.options.mode == PYRAMID:  # TR-16.16: every Finish came out of the exploration deck in the open
            game.seen = tuple(
                tuple([(FINISH, 0)] * (game.hands[q].count(FINISH) + game.discards[q].count(FINISH)))
                for q in range(game.seats)
            )
            game.marks = tuple(hand.count(MONSTER) for hand in game.hands)

    def seen(self, seat: int, written: list[tuple[int | str, int]]) -> tuple[tuple[int, int], ...]:
        """Cards this seat took in the open: it holds them still, or has discarded them."""
        found: list[tuple[int, int]] = []
        for card, since in written:
            self.number(since, 0, len(self.game.discards[seat]), "seen")
            found.append((self.card(card, "seen"), since))
        here = [*self.game.hands[seat], *self.game.discards[seat]]
        cards = [card for card, _ in found]
        if any(cards.count(card) > here.count(card) for card in cards):
            raise self.wrong("seen", f"seat {seat} does not have these cards")
        return tuple(found)


def _says_start(zone: list[Any] | None, seat: int) -> bool:
    return zone is not None and isinstance(zone[seat], list) and "start" in zone[seat]
