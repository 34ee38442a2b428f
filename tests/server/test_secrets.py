"""Nothing hidden reaches anybody: whole games over HTTP, every byte of every stream and answer checked.

Not by looking for cards in the bytes, but against the state: every message must be, byte for byte, the snapshot of its
reader, and that snapshot must stay the same when everything its reader cannot know is dealt anew.
"""

from __future__ import annotations

import asyncio
import copy
import json
import pickle
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

import captains_table as ct
from captains_table.bots.remote import prepare
from captains_table.kernel.rng import Rng, commitment
from captains_table.kernel.state import State
from captains_table.server import player_actions
from captains_table.server.people import Person
from captains_table.server.snapshot import snapshot
from captains_table.server.table import Event, Table
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.tranquility.rules.state import Tranquility
from tests.live_app import Guest, Listener, LiveApp, live_app, read
from tests.sampling import sampled
from tests.server.helpers import STORMY
from tests.twins import POISON, twin_game

WATCHED = {"galactic-cruise": 300, "cruise-line-caribbean": 400}  # choices of games that are not watched to their end
LATELY = 30  # lines of the log: the rest of it is compared less often

# by title, what somebody might try to find something out: verbs and things
WISHES: dict[str, tuple[tuple[str, ...], tuple[object, ...]]] = {
    "tranquility": (
        ("play", "at", "discard", "give", "pledge", "take", "destroy", "cancel", "lock", "sink"),
        ("start", "finish", "monster", *range(1, 81)),
    ),
    "dream-cruise": (
        ("play", "build", "pay", "board", "course", "take", "captain", "replace", "place white", "place blue"),
        ("top", "bottom", "add0", *range(5), "f07", "f33", "p04", "p22", "w13", "a01", "a17", "a40", "x03", "x20"),
    ),
    "cruise-line-caribbean": (
        (
            "play",
            "attack",
            "react",
            "visit pr",
            "return fl",
            "build pr",
            "bid",
            "explore",
            "fuel",
            "pick ny pr",
            "sail",
        ),
        (*range(8), "16", "pr", "1 spot", *(f"a{n:02}" for n in range(1, 26))),
    ),
    "galactic-cruise": (
        (
            "play",
            "act",
            "assign worker",
            "launch 1",
            "borrow",
            "take",
            "draw",
            "discard",
            "segment",
            "bonus ads",
            "pay",
        ),
        (*range(1, 7), "l1", "l4", "a3", "t2", "schedule", "draw", "worker", *(f"ag{n:02}" for n in range(1, 37))),
    ),
}


def hidden_cards(state: State) -> set[str]:
    """The targets of cards that somebody at the table cannot know now."""
    if isinstance(state, Tranquility):
        zones = (*state.hands, *state.piles, *state.discards, state.deck, state.removed)
        return {f"hand-{card}" for zone in zones for card in zone}
    if isinstance(state, CruiseLine):
        known = set(state.discard)
        return {f"card-{id.lower()}" for card, id in enumerate(state.options.components.card_ids) if card not in known}
    if isinstance(state, GalacticCruise):
        hidden = [*state.deck, *(player.secret for player in state.players if player.secret >= 0)]
        return {f"card-{state.options.components.card_ids[card].lower()}" for card in hidden}
    assert isinstance(state, DreamCruise)
    box = state.options.components
    families = [*state.families, *state.box, *state.jana]
    locations = list(state.locations)
    for ship in state.ships:
        (families if state.phase == 1 else locations).extend(ship.drawn)
    cards = [*state.ship_cards, *(card for card, _ in state.face_down + state.veiled)]
    cards += [card for ship in state.ships for card, _ in ship.unseen]
    return {
        *(f"family-{box.family_ids[card].lower()}" for card in families),
        *(f"location-{box.location_ids[card].lower()}" for card in locations),
        *(f"hand-{box.ship_ids[card].lower()}" for card in cards),
    }


class Reader(NamedTuple):
    """Somebody at the table, with everything that is sent to them."""

    guest: Guest
    person: str  # empty: nobody knows who it is
    seat: int | None
    language: str
    stream: Listener


# -- twins: what a reader could not tell from the truth ------------------------------------------------------


def twin_table(table: Table, seat: int | None, seed: int) -> Table | None:
    game = twin_game(table.require_game(), seat, seed)
    if game is None:
        return None
    twin = copy.copy(table)
    twin.game = game
    twin._questions, twin.audience = {}, copy.copy(twin.audience)
    twin.audience.log_texts = {}
    twin.seed = POISON
    return twin


# -- a table that the tests keep themselves -------------------------------------------------------------------


class Voyage:
    """A game over HTTP, and the same game kept here, by nothing but its seed and what was chosen."""

    def __init__(
        self, app: LiveApp, seats: int, options: Mapping[str, object], seed: int, title: str = "tranquility"
    ) -> None:
        self.app = app
        self.rng = Rng(seed)
        self.answers: list[httpx.Response] = []
        languages = ["en", "de", "en", "de"]
        crew = [self._guest(f"Sailor {k}", languages[k]) for k in range(seats)]
        places = [{"kind": "me"}, *({"kind": "open"} for _ in crew[1:])]
        self.code = crew[0].post("/api/tables", title=title, options=options, seats=places, public=True)["code"]
        path = self.path = f"/api/tables/{self.code}"
        for guest in crew[1:]:
            seat = guest.post(f"{path}/sit")["seat"]
            guest.post(f"{path}/ready", seat=seat, ready=True)
        if seats > 1:  # alone it is dealt at once
            crew[0].post(f"{path}/deal")
        watchers = [self._guest("Watcher", "en"), self._guest(None, "de")]
        self.readers = [
            Reader(
                guest, "" if guest.name is None else app.person(guest).id, seat, language, Listener(guest, self.code)
            )
            for guest, seat, language in [
                *((guest, seat, languages[seat]) for seat, guest in enumerate(crew)),
                (watchers[0], None, "en"),
                (watchers[1], None, "de"),
            ]
        ]
        real = app.table(self.code)
        self.seed = real.seed
        mirror = Table(self.code, real.title, copy.deepcopy(real.config), seed=real.seed, public=True, state="playing")
        mirror.game = mirror.deal()
        mirror.audience.streams = {reader.person: 1 for reader in self.readers}
        self.mirror = mirror
        self.loop = asyncio.Runner()  # of what is asked here and not over HTTP
        self.number = 0
        self.looks = self.without_twin = 0
        self.version = 0
        self.check_messages(all_there=True)

    def _guest(self, name: str | None, language: str) -> Guest:
        guest = self.app.guest(None, **{"accept-language": language})
        if name is not None:
            guest.name = name
            guest.token = guest.post("/api/me", name=name)["token"]
        guest.http.event_hooks = {"response": [self._capture]}
        return guest

    def _capture(self, answer: httpx.Response) -> None:
        answer.read()
        self.answers.append(answer)

    @property
    def game(self) -> ct.Game:
        return self.mirror.require_game()

    def reader_of(self, seat: int) -> Reader:
        return self.readers[seat]

    def any_of(self, things: Any) -> Any:
        return things[int(self.rng.below(len(things)))]

    # -- playing ---------------------------------------------------------------------------------------------

    def step(self) -> None:
        """One choice, or one taken back; then every reader's message is compared."""
        self.number += 1
        game = self.game
        able = [seat for seat in range(game.state.seats) if game.can_undo(seat)]
        if able and self.rng.below(8) == 0:
            seat = self.any_of(able)
            self._send("undo", seat, "", {})
            return
        may = list(game.may_act)
        seat = self.any_of(may if may and self.rng.below(4) == 0 else list(game.to_act))
        choice = self._sensible(seat)
        decision = self.mirror.decision(seat)
        self._send("choose", seat, choice, {"decision": decision, "choice": choice})

    def _sensible(self, seat: int) -> str:
        """Mostly good advice, so that games go far; sometimes anything."""
        advise = self.game.title.advise
        choices = self.game.choices(seat)
        if seat in self.game.to_act and self.rng.below(5) and advise is not None:
            wanted = advise(self.game.state, seat, Rng(self.number))
            return next(choice.notation for choice in choices if choice.id == wanted)
        notation: str = self.any_of(choices).notation
        return notation

    def _send(self, kind: str, seat: int, body: str, more: dict[str, str]) -> None:
        key = f"key{self.number}"
        where = "choices" if kind == "choose" else kind
        seq = self.reader_of(seat).guest.post(f"{self.path}/{where}", seat=seat, key=key, **more)["seq"]
        assert seq == self.mirror.seq + 1
        self.mirror.apply(Event(seq, kind, seat, body, key, datetime.now(UTC)))
        self.check_messages()

    # -- checking --------------------------------------------------------------------------------------------

    def expected(self, reader: Reader, table: Table, since: int = 0) -> bytes:
        return msgspec.json.encode(snapshot(table, reader.person, reader.seat, reader.language, since))

    def lately(self) -> int:
        """Where the newest lines of the log begin."""
        return max(0, len(self.game.lines) - LATELY)

    def check_messages(self, all_there: bool = False) -> None:
        """What each reader was sent is their snapshot, byte for byte."""
        self.version = self.mirror.audience.version = self.app.table(self.code).audience.version
        for reader in self.readers:
            message = reader.stream.wait(lambda seen: seen["version"] >= self.version)
            since = read(message)["log_from"]
            assert message == b"event: snapshot\ndata: %b\n\n" % self.expected(reader, self.mirror, since)
            if not all_there:
                assert since <= len(self.game.lines)

    def check_twins(self, reader: Reader, worlds: int = 1) -> None:
        """The snapshot, and every answer to a question, stay the same in worlds that this reader cannot rule out. The
        log is read as far as it is new, one time in seven from the beginning."""
        since = self.lately() if self.number % 7 else 0
        for _ in range(worlds):
            twin = twin_table(self.mirror, reader.seat, int(self.rng.below(1 << 30)))
            self.looks += 1
            if twin is None:  # too much has been seen since: few worlds fit, and none of them was found
                self.without_twin += 1
                return
            truth, other = self.expected(reader, self.mirror, since), self.expected(reader, twin, since)
            assert truth == other, _difference(truth, other)
            worlds_alike = (self.mirror, twin)
        if reader.seat is None or self.game.outcome is not None:
            return
        for wish in self.wishes(reader.seat):
            told = [self.why(table, reader, wish) for table in worlds_alike]
            assert told[0] == told[1], f"{wish}: {told}"

    def why(self, table: Table, reader: Reader, wish: str) -> tuple[str, str, bool] | str:
        """What the server says to a wish, or why it says nothing."""
        assert reader.seat is not None
        person = Person(reader.person, "")
        try:
            return self.loop.run(player_actions.why_not(table, person, reader.seat, wish, reader.language))
        except ct.CaptainError as refusal:
            return str(refusal)

    def wishes(self, seat: int) -> Iterator[str]:
        """What somebody might try to find something out."""
        verbs, things = WISHES[self.game.title.id]
        for _ in range(6):
            yield f"{self.any_of(verbs)} {self.any_of(things)}"
        yield from (choice.notation for choice in self.game.choices(seat)[:2])

    def check_answers(self, reader: Reader) -> None:
        """What is answered over HTTP is what the mirror would answer: whole snapshots, reasons and refusals."""
        guest = reader.guest
        got = guest.http.get(self.path).content
        assert got == self.expected(reader, self.mirror)
        if reader.seat is None:
            for seat in range(self.game.state.seats):  # looking through somebody else's eyes
                assert guest.http.get(self.path, params={"seat": seat}).content == got
            return
        other = (reader.seat + 1) % self.game.state.seats
        assert guest.http.get(self.path, params={"seat": other}).content == got
        for wish in self.wishes(reader.seat):
            answer = guest.try_post(f"{self.path}/why", seat=reader.seat, choice=wish)
            why = self.why(self.mirror, reader, wish)
            if isinstance(why, str):
                assert (answer.status_code, answer.json()["message"]) == (409, why)
                continue
            assert answer.json() == dict(zip(("why", "rule", "instead"), why, strict=True))
            if why[0]:
                decision = self.mirror.decision(reader.seat)
                refused = guest.choose(self.code, reader.seat, wish, f"no{len(self.answers)}", decision)
                assert refused.status_code in (409, 422)
                assert refused.json() == {"message": why[0], "rule": why[1]}
            if other != reader.seat:
                foreign = guest.try_post(f"{self.path}/why", seat=other, choice=wish)
                assert foreign.status_code == 403
        for path in (f"{self.path}/record", f"{self.path}/replay", f"{self.path}/replay?eyes=open"):
            assert guest.http.get(path).status_code == 409

    def check_secret_answers(self) -> None:
        """Two secret answers to the same question look the same to everybody else."""
        state = self.game.state
        for seat in self.game.to_act:
            step = state.stacks[seat][-1]
            secret = [choice for choice in self.game.choices(seat) if choice.id < 4096]
            secret = [choice for choice in secret if step.secret(state, seat, choice.id)]
            if len(secret) < 2:
                continue
            worlds = []
            for choice in (secret[0], secret[-1]):
                table = copy.copy(self.mirror)
                table.game, table.act_counts, table._questions = self.game.clone(), [*self.mirror.act_counts], {}
                table.audience = copy.copy(table.audience)
                table.audience.log_texts = {}
                table.submissions = {}
                table.apply(Event(table.seq + 1, "choose", seat, choice.notation, None, datetime.now(UTC)))
                worlds.append(table)
            quiet = all(each.require_game().state.reveals == state.reveals for each in worlds)
            if quiet and not any(each.require_game().outcome for each in worlds):
                for reader in self.readers:
                    if reader.seat != seat:
                        one, two = (self.expected(reader, table, self.lately()) for table in worlds)
                        assert one == two, _difference(one, two)

    def check_news(self) -> None:
        """What others are shown to have been clicked is nothing that lies hidden now."""
        hidden = hidden_cards(self.game.state)
        for reader in self.readers:
            for each in read(reader.stream.messages[-1])["news"]:
                assert each["seat"] == reader.seat or each["target"] not in hidden

    def check_bots(self) -> None:
        """What a worker is sent follows from what its seat knows."""
        asked = self.game.to_act
        if not asked:
            return
        seat = asked[self.rng.below(len(asked))]
        seed = int(self.rng.below(1 << 30))
        twin = self.game.imagine(seat, seed)
        request = prepare(self.game, "pilot", seat, seed)
        assert request == prepare(twin, "pilot", seat, seed)
        for secret in (self.seed, *(reader.person or POISON for reader in self.readers)):
            assert secret.encode() not in pickle.dumps(request)

    def check_bytes(self) -> None:
        """No seed, no session, no id of a person in anything that was sent."""
        secrets = [self.seed, *(reader.guest.token for reader in self.readers if reader.guest.token)]
        secrets += [reader.person for reader in self.readers if reader.person]
        sent = [reader.stream.raw for reader in self.readers]
        sent += [answer.content + str(answer.headers).encode() for answer in self.answers]
        for secret in secrets:
            assert len(secret) >= 32
            assert not any(secret.encode() in each for each in sent)

    def close(self) -> None:
        self.loop.close()
        for reader in self.readers:
            reader.stream.close()


def _difference(one: bytes, two: bytes) -> str:
    left, right = json.loads(one), json.loads(two)
    game = {
        key: (left["game"][key], right["game"][key]) for key in left["game"] if left["game"][key] != right["game"][key]
    }
    return str({key: (left[key], right[key]) for key in left if left[key] != right[key] and key != "game"} | game)


VOYAGES: dict[str, tuple[str, int, Mapping[str, object]]] = {
    "standard": ("tranquility", 4, {}),
    "stormy": ("tranquility", 4, STORMY),
    "pyramid": ("tranquility", 4, {"mode": "pyramid", "own_discards_visible": True}),
    "duel": ("tranquility", 2, {"mode": "duel"}),
    "day-night": ("tranquility", 3, {"mode": "day_night", "start_split": "captain", "talk": "free"}),
    "dream-cruise": ("dream-cruise", 4, {}),
    "dream-cruise-in-turn": ("dream-cruise", 3, {"beginner": True, "leftover_set": "hidden"}),
    "dream-cruise-jana": ("dream-cruise", 1, {"difficulty": 3, "sea_bonus": True}),
    "caribbean-intro": ("cruise-line-caribbean", 3, {"mode": "intro", "years": 3}),
    "caribbean": ("cruise-line-caribbean", 3, {"years": 3, "negotiation": "winter"}),
    "galactic": ("galactic-cruise", 3, {"round_limit": 40}),
}
KEPT = {"stormy", "pyramid", "dream-cruise", "dream-cruise-jana", "caribbean", "galactic"}


@pytest.mark.parametrize("name", sampled(VOYAGES, KEPT.__contains__))
@pytest.mark.rule("TR-8.3", "TR-8.5", "TR-8.6", "DC-6.12", "DC-14.2", "DC-14.3", "DC-14.4", "CL-20.2", "GC-2.12")
def test_nobody_is_ever_sent_what_they_may_not_know(tmp_path: Path, name: str) -> None:
    title, seats, options = VOYAGES[name]
    with live_app(data=str(tmp_path), patience=0.0) as app:
        voyage = Voyage(app, seats, options, seats + len(options), title)
        try:
            while voyage.game.outcome is None and voyage.number < WATCHED.get(title, 1000):
                voyage.check_twins(voyage.readers[voyage.number % len(voyage.readers)])
                match voyage.number % 6:
                    case 0:
                        voyage.check_answers(voyage.any_of(voyage.readers))
                    case 2:
                        voyage.check_secret_answers()
                    case 3:
                        voyage.check_bots()
                    case _:
                        voyage.check_news()
                voyage.step()
                assert voyage.number < 1000
            voyage.check_bytes()
            assert voyage.number > 30
            assert voyage.without_twin * 10 <= voyage.looks
            if voyage.game.outcome is not None:
                _everything_is_told_afterwards(voyage)
        finally:
            voyage.close()


def _everything_is_told_afterwards(voyage: Voyage) -> None:
    """The seed that was promised, and every hand."""
    last = read(voyage.readers[-1].stream.messages[-1])
    assert last["state"] == "over" and last["decision"] == ""
    text = voyage.readers[-1].guest.http.get(f"{voyage.path}/record").text
    assert f"seed: {voyage.seed}" in text
    assert commitment(voyage.seed) == last["game"]["commitment"]
    assert ct.replay(text).position() == voyage.game.position()
    replay = voyage.readers[-1].guest.get(f"{voyage.path}/replay", eyes="open")
    assert replay["seed"] == voyage.seed
    assert replay["frames"][-1]["open"]["hands"]


def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks above can fail: a snapshot that shows a neighbour's lowest card, and a reason that depends on it."""
    with live_app(data=str(tmp_path), patience=0.0) as app:
        voyage = Voyage(app, 3, {}, seed=1)
        try:
            for _ in range(5):
                voyage.step()
            voyage.check_twins(voyage.readers[0])
            honest = Table.decision

            def loose(table: Table, seat: int) -> str:
                state = table.require_game().state
                assert isinstance(state, Tranquility)
                return f"{honest(table, seat)}{min(state.hands[(seat + 1) % 3], default=0)}"

            monkeypatch.setattr(Table, "decision", loose)
            with pytest.raises(AssertionError, match="decision"):
                voyage.check_twins(voyage.readers[0], worlds=10)
        finally:
            voyage.close()
