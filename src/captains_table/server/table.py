"""One table in memory: its configuration, its game, its chat. Every change is an event or a new configuration."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal
from zlib import crc32

import msgspec

from captains_table.kernel.errors import UnknownTitle
from captains_table.kernel.game import Game
from captains_table.kernel.serialize import serialize
from captains_table.kernel.start import new_game, replay
from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Title
from captains_table.server.audience import Audience
from captains_table.server.errors import TEXTS, CannotOpen, NotAllowed, NotFound, NotNow
from captains_table.server.replay_view import read_record
from captains_table.titles import title as find_title

Kind = Literal["person", "bot", "open", "invited"]
IDLE = 600.0  # seconds without a choice after which a bot may stand in for whoever is asked


class Seat(msgspec.Struct):
    """A place at the table."""

    kind: Kind
    name: str = ""
    person: str = ""  # whose seat it is; a leaver keeps the right to come back
    level: str = ""  # of the bot that sits here, or stands in for a leaver
    ready: bool = False
    here: bool = False  # a second person at the host's device

    @property
    def human(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "person" and not self.level


class TableConfig(msgspec.Struct):
    """All that was agreed about a table; kept as JSON."""

    options: dict[str, bool | int | str]
    seats: list[Seat]
    host: str
    preset: str = ""
    start: str = ""  # a record to play on from
    rematch: str = ""  # the code of the table that follows
    language: str = "en"  # of the host, for the names of bots


class Event(msgspec.Struct):
    """What happened at a table."""

    seq: int
    kind: str
    seat: int | None
    body: str
    key: str | None
    at: datetime

    def row(self, code: str) -> dict[str, Any]:
        return {"code": code, **msgspec.structs.asdict(self)}


class Ending(msgspec.Struct):
    """How a game ended: all that a list says of it."""

    reason: str
    scores: list[float]


class ChatLine(msgspec.Struct):
    """A line of the chat, or a notice of the table: then `notice` names a sentence."""

    seat: int | None
    name: str
    text: str
    at: datetime
    notice: str = ""


def unnamed(language: str) -> str:
    """What somebody is called whose name is gone."""
    return TEXTS.say(Phrase("somebody", {}), language, {})


class Table:
    """A live table. Change it only while holding its lock."""

    def __init__(
        self,
        code: str,
        title: Title,
        config: TableConfig,
        *,
        seed: str,
        public: bool,
        state: str,
        packs: Path | None = None,
    ) -> None:
        self.code = code
        self.title = title
        self.config = config
        self.seed = seed
        self.public = public
        self.state = state
        self.revision = 0  # of its row: how often that was changed
        self.removed = False
        self.packs = packs
        self.rules: int | None = None  # by which it was dealt; None: those of today
        self.cannot_open: CannotOpen | None = None  # why it cannot be opened any more: such a table is only listed
        self.ending: Ending | None = None  # of a finished table in a list, which has no game
        self.created = self.changed = datetime.now(UTC)
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.seq = 0
        self.act_counts = [0] * len(config.seats)  # what each seat has done: part of the address of its decision
        self._questions: dict[int, tuple[object, int]] = {}  # seat -> its open decision and a number for what it asks
        self.submissions: dict[tuple[int | None, str], Event] = {}  # by seat and key of a submission
        self.chat: list[ChatLine] = []
        self.marks: dict[int, str] = {}  # seat -> target: suggestions, bound to nothing
        self.waiting_since = time.monotonic()  # for whoever is asked now
        self.audience = Audience()

    # -- people ------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats this person decides for, or may take back."""
        return [k for k, seat in enumerate(self.config.seats) if person and seat.person == person]

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.config.seats):
            raise NotFound("no_seat", n=number, last=len(self.config.seats) - 1)
        return self.config.seats[number]

    def own_seat(self, person: str, number: int) -> Seat:
        """That seat, if this person sits there."""
        seat = self.seat(number)
        if not person or seat.person != person:
            raise NotAllowed("not_your_seat")
        return seat

    def display_name(self, number: int, language: str) -> str:
        """The name of a seat; somebody whose account was deleted is called by the place at the table."""
        seat = self.config.seats[number]
        if seat.name or seat.kind != "person":
            return seat.name
        return unnamed(language) if self.game is None else self.game.name(number, language)

    @property
    def abandoned(self) -> bool:
        """Nobody plays here any more, and nobody looks: bots need not go on until somebody does."""
        return not any(seat.human for seat in self.config.seats) and not self.audience.attended

    def idle(self, number: int) -> bool:
        """Asked for so long that the others need not wait any more."""
        return number in self.require_game().to_act and time.monotonic() - self.waiting_since > IDLE

    # -- the game -----------------------------------------------------------------------------------------

    def deal(self) -> Game:
        """The game as it begins: dealt by the seed, or as far as the record it goes on from."""
        names = tuple(seat.name for seat in self.config.seats)
        if self.config.start:
            game = replay(self.title, read_record(self.config.start), self.packs)
            game.setting = replace(game.setting, names=names)
            game.moves.clear()  # nothing before this table's own choices is taken back
        else:
            game = new_game(self.title, len(names), self.seed, self.config.options, names, self.packs, rules=self.rules)
        return game

    def require_game(self) -> Game:
        if self.game is None:
            raise NotNow("not_dealt")
        return self.game

    def decision(self, seat: int) -> str:
        """The address of what this seat is asked: the same until that seat acts or is asked something else."""
        state = self.require_game().state
        step = state.stacks[seat][-1] if state.stacks[seat] and not state.over else None
        known = self._questions.get(seat)
        if known is None or known[0] is not step:  # steps never change, only make room for others
            question = 0 if step is None else crc32(json.dumps(serialize(step)).encode())
            known = self._questions[seat] = (step, question)
        return f"{self.act_counts[seat]}.{known[1]:08x}"

    def apply(self, event: Event) -> int | None:
        """Let an event happen. The rules check it, also when a stored table is read again.

        The line of the log that was taken back by it, if one was.
        """
        undone = None
        self.seq = event.seq
        if event.key:
            self.submissions[event.seat, event.key] = event
        match event.kind:
            case "choose":
                assert event.seat is not None
                self.require_game().choose(event.seat, event.body)
                self.act_counts[event.seat] += 1
                self.waiting_since = time.monotonic()
            case "undo":
                assert event.seat is not None
                game = self.require_game()
                standing = [k for k, line in enumerate(game.lines) if not line.undone]
                decisions = [self.decision(k) for k in range(len(self.act_counts))]
                game.undo(event.seat)
                for k, before in enumerate(decisions):  # whoever's question is gone will be asked a new one
                    self.act_counts[k] += k == event.seat or self.decision(k) != before
                undone = min(k for k in standing if game.lines[k].undone)
            case "concede":
                assert event.seat is not None
                self.require_game().concede(event.seat)
            case "chat":
                name, text, *_ = json.loads(event.body)
                self.chat.append(ChatLine(event.seat, name, text, event.at))
            case "note":
                key, name = json.loads(event.body)
                self.chat.append(ChatLine(event.seat, name, "", event.at, key))
        if self.game is not None and self.game.state.over:
            self.state = "over"
            self.marks.clear()
        self.changed = event.at
        return undone

    def has_applied(self, event: Event) -> bool:
        """Whether this submission has happened, as it was sent."""
        first = self.submissions.get((event.seat, event.key)) if event.key else None
        return first is not None and (first.kind, first.body) == (event.kind, event.body)

    def savepoint(self) -> Callable[[], None]:
        """What takes everything back that is applied from now on: for events that could not be written."""
        kept = {
            "seq": self.seq,
            "state": self.state,
            "changed": self.changed,
            "waiting_since": self.waiting_since,
            "act_counts": self.act_counts.copy(),
            "submissions": self.submissions.copy(),
            "chat": self.chat.copy(),
            "marks": self.marks.copy(),
        }
        game = self.game
        parts = None if game is None else (game.state, game.lines.copy(), game.moves.copy(), game.votes.copy())

        def roll_back() -> None:
            self.__dict__.update(kept)
            if game is not None and parts is not None:
                game.state, game.lines, game.moves, game.votes = parts  # a state is never changed: see Game.choose

        return roll_back

    def event(self, kind: str, seat: int | None, body: str, key: str | None = None) -> Event:
        """The next event of this table."""
        return Event(self.seq + 1, kind, seat, body, key, datetime.now(UTC))

    def events(self, *happened: tuple[str, int | None, str], key: str | None = None) -> list[Event]:
        """The next few, to be committed together; the key of a submission goes to the last."""
        now, last = datetime.now(UTC), len(happened)
        return [
            Event(self.seq + n, kind, seat, body, key if n == last else None, now)
            for n, (kind, seat, body) in enumerate(happened, 1)
        ]


def known_title(title_id: str) -> Title:
    try:
        return find_title(title_id)
    except UnknownTitle:
        raise NotFound("no_title") from None


def table_from_row(row: Mapping[str, Any], packs: Path | None) -> Table:
    """What its row in the storage says of a table, without its game."""
    config = msgspec.convert(row["sheet"], TableConfig)
    title = known_title(row["title"])
    table = Table(row["code"], title, config, seed=row["seed"], public=row["public"], state=row["state"], packs=packs)
    table.rules = row.get("rules")
    table.created = table.changed = utc(row["created"])
    table.revision = row["revision"]
    if row["ending"] is not None:
        table.ending = msgspec.convert(row["ending"], Ending)
        table.changed = utc(row["ended"])
    return table


def utc(at: datetime) -> datetime:
    """SQLite gives back times without a zone, PostgreSQL in the zone of its own."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


CODE_WORDS = (
    *("heron", "lantern", "palm", "chalk", "cypress", "ember", "pine", "moon", "coral", "brass", "anchor", "gull"),
    *("harbour", "island", "breeze", "pearl", "tide", "compass", "lagoon", "dolphin", "beacon", "reef", "otter"),
)
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


CODE = re.compile("[a-z]+(-[a-z0-9]{4}){2}")


def new_code() -> str:
    """A name for a table that can be said aloud and not be guessed (about 2^44)."""
    tail = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
    return f"{secrets.choice(CODE_WORDS)}-{tail[:4]}-{tail[4:]}"
