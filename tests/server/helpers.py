"""What the tests of the server need again and again: a registry, people, tables, random play, and what a table is."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ParamSpec

import msgspec
from alembic.config import Config

import captains_table as ct
import tests.conformance.titles  # noqa: F401  (registers the titles of the examples)
from captains_table.kernel.rng import Rng
from captains_table.server import lobby, player_actions, store
from captains_table.server.autoplay import AutoPlayer
from captains_table.server.errors import Refused
from captains_table.server.instance_lock import NoLock
from captains_table.server.lobby import SeatRequest
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.settings import Settings
from captains_table.server.snapshot import snapshot
from captains_table.server.table import Table
from tests.live_app import InlineWorkers

P = ParamSpec("P")
TRANQUILITY = ct.title("tranquility")
STORMY: Mapping[str, object] = {"storms": True, "rocks": True, "monsters": 3}


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """An asynchronous test. One that hangs is stopped."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))

    return run


@asynccontextmanager
async def running_registry(
    url: str, *, autoplay: bool = False, locked: bool = True, **settings: Any
) -> AsyncIterator[TableRegistry]:
    """Without HTTP. `autoplay`: bots and time limits move tables on. Not `locked`: others may write, too."""
    chosen: dict[str, Any] = {"database_url": url, "limits": False, "bot_pace": 0.0, **settings}
    registry = TableRegistry(Settings(**chosen))
    registry.workers = InlineWorkers()
    if not locked:
        registry.store.lock = NoLock()
    if autoplay:
        AutoPlayer(registry)
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()


async def people(registry: TableRegistry, *names: str) -> list[Person]:
    return [(await registry.people.create_guest(name))[0] for name in names]


async def open_table(
    registry: TableRegistry,
    host: Person,
    places: str,
    options: Mapping[str, object] | None = None,
    *,
    public: bool = False,
    title: str = "tranquility",
) -> Table:
    """`places` says who sits where: "me open bot"."""
    seats = [SeatRequest(kind, level="deckhand") for kind in places.split()]
    return await lobby.open_table(registry, host, ct.title(title), options or {}, seats, public=public)


async def full_table(
    registry: TableRegistry,
    crew: Sequence[Person],
    options: Mapping[str, object] | None = None,
    title: str = "tranquility",
) -> Table:
    """Dealt, with one person in each seat; the first is the host."""
    if len(crew) == 1:
        return await open_table(registry, crew[0], "me", options, title=title)
    table = await open_table(registry, crew[0], " ".join(["me", *["invited"] * (len(crew) - 1)]), options, title=title)
    for person in crew[1:]:
        seat = await lobby.sit(registry, table, person, None)
        await lobby.ready(registry, table, person, seat, True)
    await lobby.deal(registry, table, crew[0])
    return table


async def play(registry: TableRegistry, table: Table, seat: int, choice: str, key: str = "") -> int:
    """What the person of a seat chooses, for the decision that is open now."""
    person = Person(table.config.seats[seat].person, table.config.seats[seat].name)
    decision = table.decision(seat)
    return await player_actions.choose(registry, table, person, seat, decision, choice, key or f"key {table.seq}")


async def play_some(registry: TableRegistry, table: Table, rng: Rng, choices: int = 10_000) -> int:
    """Random play by the people at the table, until the end or for so many choices."""
    for number in range(choices):
        game = table.require_game()
        if not game.to_act:
            return number
        seat = game.to_act[int(rng.below(len(game.to_act)))]
        options = game.choices(seat)
        await play(registry, table, seat, options[int(rng.below(len(options)))].notation)
    return choices


async def play_until(registry: TableRegistry, table: Table, reached: Callable[[ct.Game], bool], rng: Rng) -> None:
    """Sensible play until something is the case."""
    for _ in range(400):
        game = table.require_game()
        if reached(game):
            return
        seat = game.to_act[0]
        assert TRANQUILITY.advise is not None
        wanted = TRANQUILITY.advise(game.state, seat, rng)
        notation = next(each.notation for each in game.choices(seat) if each.id == wanted)
        await play(registry, table, seat, notation)
    raise AssertionError("that never came")


def essence(table: Table) -> dict[str, Any]:
    """All that a table is, whoever looks: what must be the same when it is read again from the storage."""
    readers = {seat.person for seat in table.config.seats if seat.person} | {table.config.host, "", "a stranger"}
    found: dict[str, Any] = {
        "seq": table.seq,
        "acts": list(table.act_counts),
        "sheet": msgspec.to_builtins(table.config),
        "created": table.created,
        "changed": table.changed,
        "answered": {key: event.seq for key, event in table.submissions.items()},
        "record": None if table.game is None else table.game.record(),
    }
    for reader in readers:
        seats: Sequence[int | None] = table.seats_of(reader) or [None]
        for seat in seats:
            seen = snapshot(table, reader, seat, "de" if seat == 0 else "en")
            del seen["version"]
            for each in seen["seats"]:
                del each["online"], each["gone"]  # who is there just now is not kept
            found[f"{reader} at {seat}"] = msgspec.json.encode(seen)
    return found


def pledging(game: ct.Game) -> bool:
    """Everybody is asked at once how much they give."""
    return len(game.to_act) == game.state.seats > 1


class refused:  # noqa: N801  (reads as pytest.raises does)
    """A refusal with this sentence, which can be said in both languages."""

    def __init__(self, kind: type[Refused], key: str) -> None:
        self.kind, self.key = kind, key

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        assert isinstance(error, self.kind), f"{self.key} was to be refused, not {error!r}"
        assert error.words.key == self.key
        assert error.say("en") and error.say("de") and error.say("en") != error.say("de")
        return True


# -- storage ----------------------------------------------------------------------------------------------

AT = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)


def long_url(url: str) -> str:
    return Settings(database_url=url).database


def row(code: str, seq: int, key: str | None = None, body: str = "play 1") -> dict[str, Any]:
    return {"code": code, "seq": seq, "kind": "choose", "seat": 0, "body": body, "key": key, "at": AT}


def migrations(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).with_name("migrations")))
    config.attributes["url"] = url
    return config
