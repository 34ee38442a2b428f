"""Before and between games: opening a table, sitting down, leaving and coming back, dealing, a rematch."""

from __future__ import annotations

import asyncio
import copy
import json
import secrets
from collections.abc import Mapping, Sequence

import msgspec
import structlog

from captains_table.bots.levels import LEVELS
from captains_table.kernel.title import Title
from captains_table.server.errors import BadRequest, NotAllowed, NotFound, NotNow, TooMany
from captains_table.server.names import BOT_NAMES, distinct_name, read_name
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry, new_row
from captains_table.server.table import Seat, Table, TableConfig, known_title, new_code
from captains_table.server.table_lists import unfinished_of
from captains_table.server.worker_tasks import (
    LOAD_BOUNDS,
    REPLAY_BOUNDS,
    replay_table,
    restore_table,
    start_from_record,
)

OPEN_TABLES = 40  # unfinished tables one person may have
STAND_IN = "pilot"  # the strength of a bot that plays on for a leaver
logger = structlog.get_logger()


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table."""

    kind: str  # me, here (a second person at this device), open, invited, bot
    name: str = ""
    level: str = "pilot"


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise BadRequest("no_level")
    return level


def _seat(request: SeatRequest, person: Person, number: int, language: str) -> Seat:
    match request.kind:
        case "me":
            return Seat("person", person.name, person.id, ready=True)
        case "here":
            return Seat("person", read_name(request.name or f"{number + 1}"), person.id, ready=True, here=True)
        case "bot":
            return bot_seat(request.level, number, language)
        case "open" | "invited":
            return Seat(request.kind)
    raise BadRequest("no_seat_kind", n=number, given=request.kind[:40])


def bot_seat(level: str, number: int, language: str) -> Seat:
    name = f"{LEVELS[known_level(level)].name[language]} {BOT_NAMES[number % len(BOT_NAMES)]}"
    return Seat("bot", name, level=level, ready=True)


async def open_table(
    registry: TableRegistry,
    person: Person,
    title: Title,
    options: Mapping[str, object],
    requests: Sequence[SeatRequest],
    *,
    public: bool,
    preset: str = "",
    language: str = "en",
    start: str = "",
) -> Table:
    """A new table. If nobody else is to come, the game begins at once."""
    title.read_seats(len(requests))
    chosen = title.read_options(len(requests), options)
    seats: list[Seat] = []
    for number, request in enumerate(requests):
        seat = _seat(request, person, number, language)
        if seat.kind == "person":
            seat.name = distinct_name(seat.name, [each.name for each in seats])
        seats.append(seat)
    if not any(seat.human for seat in seats):
        raise BadRequest("one_person")
    mine = await unfinished_of(registry, person.id, OPEN_TABLES + 1)
    if sum(table.cannot_open is None for table in mine) >= OPEN_TABLES:
        raise TooMany("too_many_tables", n=OPEN_TABLES)
    config = TableConfig(chosen, seats, person.id, preset, start, language=language)
    complete = all(seat.kind in ("person", "bot") for seat in seats)
    return await _create(registry, title, config, public=public, at_once=complete)


async def _create(registry: TableRegistry, title: Title, config: TableConfig, *, public: bool, at_once: bool) -> Table:
    seed = secrets.token_hex(16)
    table = Table(new_code(), title, config, seed=seed, public=public, state="open", packs=registry.packs)
    if at_once:
        await _deal(registry, table)
        table.state = "playing"
    await registry.add(table)
    registry.on_change(table)
    return table


async def _deal(registry: TableRegistry, table: Table) -> None:
    """The deal; or, if it begins in the middle of a game, that is played again up to there."""
    if table.config.start:
        row = {**new_row(table), "ending": None}
        packed = await registry.workers.do(
            replay_table, row, [], registry.packs, owner=table.config.host, bounds=LOAD_BOUNDS
        )
        await asyncio.to_thread(restore_table, packed, table)
    else:
        table.game = await asyncio.to_thread(table.deal)


async def sit(registry: TableRegistry, table: Table, person: Person, number: int | None, name: str = "") -> int:
    """Take a free seat, or take one's own seat back from the bot that stood in."""
    async with table.lock:
        config = copy.deepcopy(table.config)
        mine = table.seats_of(person.id)
        if number is None:
            away = [k for k in mine if config.seats[k].level]
            free = [k for k, seat in enumerate(config.seats) if seat.kind in ("open", "invited")]
            wanted = away or ([] if mine else free)
            if not wanted:
                raise NotNow("seat_taken" if mine else "no_free_seat")
            number = wanted[0]
        table.seat(number)
        seat = config.seats[number]
        if seat.kind == "person" and seat.person == person.id and seat.level:
            seat.level = ""
            await registry.save_config(table, config)
            await registry.commit(table, table.event("note", number, json.dumps(["back", seat.name])))
            return number
        if seat.kind not in ("open", "invited") or table.state != "open":
            raise NotNow("seat_taken")
        here = bool(mine)  # a second person at the same device
        if here and table.public and person.id != config.host:
            raise NotAllowed("one_seat")
        shown = distinct_name(read_name(name) if here and name else person.name, [each.name for each in config.seats])
        if not table.seats_of(config.host):  # the host has left, and nobody was there to follow
            config.host = person.id
        config.seats[number] = Seat("person", shown, person.id, here=here, ready=here)
        await registry.save_config(table, config)
        table.audience.notify()
        return number


async def leave(registry: TableRegistry, table: Table, person: Person, number: int) -> None:
    """Stand up. Before the game the seat is free again; in the game a bot plays on until one comes back."""
    async with table.lock:
        table.own_seat(person.id, number)
        config = copy.deepcopy(table.config)
        seat = config.seats[number]
        if table.state == "open":
            config.seats[number] = Seat("open" if table.public else "invited")
            others = [each.person for each in config.seats if each.person]
            if person.id == config.host and person.id not in others and others:
                config.host = others[0]
            await registry.save_config(table, config)
            table.audience.notify()
        elif table.state == "playing" and seat.human:
            seat.level = STAND_IN
            await registry.save_config(table, config)
            await registry.commit(table, table.event("note", number, json.dumps(["left", seat.name])))


async def stand_in(registry: TableRegistry, table: Table, person: Person, number: int) -> None:
    """Let a bot play for somebody who has gone without a word, or lets the others wait."""
    async with table.lock:
        if not table.seats_of(person.id):
            raise NotAllowed("talk_seated")
        seat = table.seat(number)
        if table.state != "playing" or not seat.human:
            raise NotNow("seat_taken")
        if not table.audience.gone(seat.person) and not table.idle(number):
            raise NotNow("still_there", name=seat.name)
        config = copy.deepcopy(table.config)
        config.seats[number].level = STAND_IN
        await registry.save_config(table, config)
        await registry.commit(table, table.event("note", number, json.dumps(["stood_in", seat.name])))


async def ready(registry: TableRegistry, table: Table, person: Person, number: int, is_ready: bool) -> None:
    async with table.lock:
        _require_open(table)
        table.own_seat(person.id, number)
        config = copy.deepcopy(table.config)
        config.seats[number].ready = is_ready
        await registry.save_config(table, config)
        table.audience.notify()


async def fill(registry: TableRegistry, table: Table, person: Person, number: int, level: str | None) -> None:
    """Put a bot into a seat, or empty it (a person's seat too: the host says who plays)."""
    async with table.lock:
        _require_open(table)
        _require_host(table, person)
        table.seat(number)
        config = copy.deepcopy(table.config)
        if config.seats[number].person == person.id and not config.seats[number].here:
            raise NotNow("seat_taken")
        empty = Seat("open" if table.public else "invited")
        config.seats[number] = bot_seat(level, number, config.language) if level else empty
        await registry.save_config(table, config)
        table.audience.notify()


async def deal(registry: TableRegistry, table: Table, person: Person) -> None:
    """Begin, when every seat is taken and everybody has said so."""
    async with table.lock:
        _require_open(table)
        _require_host(table, person)
        seats = table.config.seats
        empty = sum(seat.kind in ("open", "invited") for seat in seats)
        if empty:
            raise NotNow("empty_seats", n=empty)
        waiting = [seat.name for seat in seats if not seat.ready and seat.person != person.id]
        if waiting:
            raise NotNow("not_ready", names=waiting)
        game = table.deal()
        await registry.save_config(table, table.config, "playing")
        table.game = game
        logger.info("table dealt", code=table.code)
        table.audience.notify()
        registry.on_change(table)


async def rematch(registry: TableRegistry, table: Table, person: Person) -> str:
    """The same people, options and bots once more, seats moved on by one; whoever asks second gets the same table."""
    async with table.lock:
        if table.state != "over":
            raise NotNow("not_over")
        if not table.seats_of(person.id):
            raise NotAllowed("talk_seated")
        if table.config.rematch:
            return table.config.rematch
        free = Seat("open" if table.public else "invited")  # for whoever has deleted the account
        seats = [copy.copy(seat if seat.person or seat.kind == "bot" else free) for seat in table.config.seats]
        for seat in seats:
            if seat.kind == "person":
                seat.level = ""
                seat.ready = seat.person == person.id
        seats = seats[1:] + seats[:1]
        again = TableConfig(table.config.options, seats, person.id, table.config.preset, language=table.config.language)
        alone = all(seat.ready for seat in seats)
        following = await _create(registry, table.title, again, public=table.public, at_once=alone)
        config = copy.deepcopy(table.config)
        config.rematch = following.code
        await registry.save_config(table, config)
        table.audience.notify()
        return following.code


async def play_on(
    registry: TableRegistry,
    person: Person,
    text: str,
    ply: int,
    number: int,
    language: str,
    *,
    owner: str,
    level: str = "pilot",
) -> Table:
    """A table that begins in the middle of a finished game: this person in one seat, bots in the others.

    `owner`: for whom the record is played again. An address rather than a person, as anybody can be many guests.
    """
    start = await registry.workers.do(start_from_record, text, ply, registry.packs, owner=owner, bounds=REPLAY_BOUNDS)
    if start.over:
        raise NotNow("over_there")
    if not 0 <= number < start.seats:
        raise NotFound("no_seat", n=number, last=start.seats - 1)
    requests = [SeatRequest("me") if k == number else SeatRequest("bot", level=level) for k in range(start.seats)]
    title = known_title(start.title)
    return await open_table(
        registry, person, title, start.options, requests, public=False, language=language, start=start.record
    )


def _require_open(table: Table) -> None:
    if table.state != "open":
        raise NotNow("already_dealt")


def _require_host(table: Table, person: Person) -> None:
    if person.id != table.config.host:
        raise NotAllowed("only_host")
