"""Before and between games: opening a table, sitting down, leaving and coming back, dealing, sailing again."""

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
from captains_table.server.errors import NotAllowed, NotFound, NotNow, TooMany, Unusable
from captains_table.server.harbour import Harbour, stored
from captains_table.server.lists import unfinished_of
from captains_table.server.names import BOT_NAMES, read_name, told_apart
from captains_table.server.people import Person
from captains_table.server.table import Seat, Sheet, Table, known_title, new_code
from captains_table.server.tasks import PLAYING, SHOWING, play_again, take_up, taken_up

OPEN_TABLES = 40  # unfinished tables one person may have
STAND_IN = "pilot"  # the strength of a bot that plays on for a leaver
logger = structlog.get_logger()


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it is wished for."""

    kind: str  # me, here (a second person at this device), open, invited, bot
    name: str = ""
    level: str = "pilot"


def level_of(level: str) -> str:
    if level not in LEVELS:
        raise Unusable("no_level")
    return level


def _seat(place: Place, person: Person, number: int, language: str) -> Seat:
    match place.kind:
        case "me":
            return Seat("person", person.name, person.id, ready=True)
        case "here":
            return Seat("person", read_name(place.name or f"{number + 1}"), person.id, ready=True, here=True)
        case "bot":
            return bot_seat(place.level, number, language)
        case "open" | "invited":
            return Seat(place.kind)
    raise Unusable("no_seat", n=number + 1)


def bot_seat(level: str, number: int, language: str) -> Seat:
    name = f"{LEVELS[level_of(level)].name[language]} {BOT_NAMES[number % len(BOT_NAMES)]}"
    return Seat("bot", name, level=level, ready=True)


async def open_table(
    harbour: Harbour,
    person: Person,
    title: Title,
    options: Mapping[str, object],
    places: Sequence[Place],
    *,
    public: bool,
    preset: str = "",
    language: str = "en",
    start: str = "",
) -> Table:
    """A new table. If nobody else is to come, the game begins at once."""
    title.read_seats(len(places))
    chosen = title.read_options(len(places), options)
    seats = [_seat(place, person, number, language) for number, place in enumerate(places)]
    if not any(seat.human for seat in seats):
        raise Unusable("one_person")
    mine = await unfinished_of(harbour, person.id, OPEN_TABLES + 1)
    if sum(table.closed is None for table in mine) >= OPEN_TABLES:
        raise TooMany("too_many_tables", n=OPEN_TABLES)
    sheet = Sheet(chosen, seats, person.id, preset, start, language=language)
    complete = all(seat.kind in ("person", "bot") for seat in seats)
    return await _launch(harbour, title, sheet, public=public, at_once=complete)


async def _launch(harbour: Harbour, title: Title, sheet: Sheet, *, public: bool, at_once: bool) -> Table:
    seed = secrets.token_hex(16)
    table = Table(new_code(), title, sheet, seed=seed, public=public, state="open", packs=harbour.packs)
    if at_once:
        await _begin(harbour, table)
        table.state = "playing"
    await harbour.keep_new(table)
    harbour.changed(table)
    return table


async def _begin(harbour: Harbour, table: Table) -> None:
    """The deal; or, if it begins in the middle of a game, that is played again up to there."""
    if table.sheet.start:
        row = {**stored(table), "ending": None}
        played = await harbour.workers.do(play_again, row, [], harbour.packs, owner=table.sheet.host, bounds=PLAYING)
        await asyncio.to_thread(taken_up, played, table)
    else:
        table.game = await asyncio.to_thread(table.deal)


async def sit(harbour: Harbour, table: Table, person: Person, number: int | None, name: str = "") -> int:
    """Take a free seat, or take one's own seat back from the bot that stood in."""
    async with table.lock:
        sheet = copy.deepcopy(table.sheet)
        mine = table.seats_of(person.id)
        if number is None:
            away = [k for k in mine if sheet.seats[k].level]
            free = [k for k, seat in enumerate(sheet.seats) if seat.kind in ("open", "invited")]
            wanted = away or ([] if mine else free)
            if not wanted:
                raise NotNow("seat_taken" if mine else "no_free_seat")
            number = wanted[0]
        table.seat(number)
        seat = sheet.seats[number]
        if seat.kind == "person" and seat.person == person.id and seat.level:
            seat.level = ""
            await harbour.keep_sheet(table, sheet)
            await harbour.commit(table, table.event("note", number, json.dumps(["back", seat.name])))
            return number
        if seat.kind not in ("open", "invited") or table.state != "open":
            raise NotNow("seat_taken")
        here = bool(mine)  # a second person at the same device
        if here and table.public and person.id != sheet.host:
            raise NotAllowed("one_seat")
        shown = told_apart(read_name(name) if here and name else person.name, [each.name for each in sheet.seats])
        if not table.seats_of(sheet.host):  # the host has left, and nobody was there to follow
            sheet.host = person.id
        sheet.seats[number] = Seat("person", shown, person.id, here=here, ready=here)
        await harbour.keep_sheet(table, sheet)
        table.wake()
        return number


async def leave(harbour: Harbour, table: Table, person: Person, number: int) -> None:
    """Stand up. Before the game the seat is free again; in the game a bot plays on until one comes back."""
    async with table.lock:
        table.own(person.id, number)
        sheet = copy.deepcopy(table.sheet)
        seat = sheet.seats[number]
        if table.state == "open":
            sheet.seats[number] = Seat("open" if table.public else "invited")
            others = [each.person for each in sheet.seats if each.person]
            if person.id == sheet.host and person.id not in others and others:
                sheet.host = others[0]
            await harbour.keep_sheet(table, sheet)
            table.wake()
        elif table.state == "playing" and seat.human:
            seat.level = STAND_IN
            await harbour.keep_sheet(table, sheet)
            await harbour.commit(table, table.event("note", number, json.dumps(["left", seat.name])))


async def stand_in(harbour: Harbour, table: Table, person: Person, number: int) -> None:
    """Let a bot play for somebody who has gone without a word, or lets the others wait."""
    async with table.lock:
        if not table.seats_of(person.id):
            raise NotAllowed("talk_seated")
        seat = table.seat(number)
        if table.state != "playing" or not seat.human:
            raise NotNow("seat_taken")
        if not table.gone(seat.person) and not table.idle(number):
            raise NotNow("still_there", name=seat.name)
        sheet = copy.deepcopy(table.sheet)
        sheet.seats[number].level = STAND_IN
        await harbour.keep_sheet(table, sheet)
        await harbour.commit(table, table.event("note", number, json.dumps(["stood_in", seat.name])))


async def ready(harbour: Harbour, table: Table, person: Person, number: int, is_ready: bool) -> None:
    async with table.lock:
        _still_open(table)
        table.own(person.id, number)
        sheet = copy.deepcopy(table.sheet)
        sheet.seats[number].ready = is_ready
        await harbour.keep_sheet(table, sheet)
        table.wake()


async def fill(harbour: Harbour, table: Table, person: Person, number: int, level: str | None) -> None:
    """Put a bot into a seat, or empty it (a person's seat too: the host says who plays)."""
    async with table.lock:
        _still_open(table)
        _host(table, person)
        table.seat(number)
        sheet = copy.deepcopy(table.sheet)
        if sheet.seats[number].person == person.id and not sheet.seats[number].here:
            raise NotNow("seat_taken")
        empty = Seat("open" if table.public else "invited")
        sheet.seats[number] = bot_seat(level, number, sheet.language) if level else empty
        await harbour.keep_sheet(table, sheet)
        table.wake()


async def deal(harbour: Harbour, table: Table, person: Person) -> None:
    """Begin, when every seat is taken and everybody has said so."""
    async with table.lock:
        _still_open(table)
        _host(table, person)
        seats = table.sheet.seats
        empty = sum(seat.kind in ("open", "invited") for seat in seats)
        if empty:
            raise NotNow("empty_seats", n=empty)
        waiting = [seat.name for seat in seats if not seat.ready and seat.person != person.id]
        if waiting:
            raise NotNow("not_ready", names=waiting)
        game = table.deal()
        await harbour.keep_sheet(table, table.sheet, "playing")
        table.game = game
        logger.info("table dealt", code=table.code)
        table.wake()
        harbour.changed(table)


async def rematch(harbour: Harbour, table: Table, person: Person) -> str:
    """The same people, options and bots once more, seats moved on by one; whoever asks second gets the same table."""
    async with table.lock:
        if table.state != "over":
            raise NotNow("not_over")
        if not table.seats_of(person.id):
            raise NotAllowed("talk_seated")
        if table.sheet.rematch:
            return table.sheet.rematch
        free = Seat("open" if table.public else "invited")  # for whoever has said farewell
        seats = [copy.copy(seat if seat.person or seat.kind == "bot" else free) for seat in table.sheet.seats]
        for seat in seats:
            if seat.kind == "person":
                seat.level = ""
                seat.ready = seat.person == person.id
        seats = seats[1:] + seats[:1]
        again = Sheet(table.sheet.options, seats, person.id, table.sheet.preset, language=table.sheet.language)
        alone = all(seat.ready for seat in seats)
        following = await _launch(harbour, table.title, again, public=table.public, at_once=alone)
        sheet = copy.deepcopy(table.sheet)
        sheet.rematch = following.code
        await harbour.keep_sheet(table, sheet)
        table.wake()
        return following.code


async def play_on(
    harbour: Harbour, person: Person, text: str, ply: int, number: int, language: str, level: str = "pilot"
) -> Table:
    """A table that begins in the middle of a finished game: this person in one seat, bots in the others."""
    start = await harbour.workers.do(take_up, text, ply, harbour.packs, owner=person.id, bounds=SHOWING)
    if start.over:
        raise NotNow("over_there")
    if not 0 <= number < start.seats:
        raise NotFound("no_seat", n=number + 1)
    places = [Place("me") if k == number else Place("bot", level=level) for k in range(start.seats)]
    title = known_title(start.title)
    return await open_table(
        harbour, person, title, start.options, places, public=False, language=language, start=start.record
    )


def _still_open(table: Table) -> None:
    if table.state != "open":
        raise NotNow("already_dealt")


def _host(table: Table, person: Person) -> None:
    if person.id != table.sheet.host:
        raise NotAllowed("only_host")
