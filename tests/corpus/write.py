"""Keep today's games for ever: python -m tests.corpus.write FOLDER

Run it once for each version of the rules, from the code that has them, before they change: tests/corpus/rules-N holds
what it wrote with version N. Later code must open all of it and go on; nothing there is ever written anew.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import captains_table as ct
from captains_table.kernel.errors import CaptainError
from captains_table.kernel.rng import Rng
from captains_table.server import lobby, player_actions
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table
from tests.server.helpers import full_table, open_table, people, play, running_registry

FIXTURES = Path(__file__).parent.parent / "fixtures"
UNDO = 6  # one choice in so many is taken back, if it can be

# title, seats, options, choices: games that stop half-way
HALF: list[tuple[str, int, dict[str, object], int]] = [
    ("tranquility", 2, {"storms": True, "rocks": True}, 25),
    ("tranquility", 4, {"mode": "day_night"}, 40),
    ("dream-cruise", 1, {"difficulty": 2}, 30),
    ("dream-cruise", 3, {}, 60),
    ("cruise-line-caribbean", 2, {"mode": "intro"}, 120),
    ("cruise-line-caribbean", 3, {}, 9),  # in the first Winter, resorts being built
    ("cruise-line-caribbean", 4, {"winter_resorts": "in_turn", "negotiation": "winter"}, 200),
    ("cruise-line-caribbean", 3, {"first_winter_trading": True, "years": 3}, 400),
    ("galactic-cruise", 2, {"setup": "intro"}, 250),
    ("galactic-cruise", 3, {"silo_full": "allowed"}, 400),
    ("galactic-cruise", 4, {"bump_timing": "blocking", "goals": "optional"}, 700),
]


def drawn(game: ct.Game, rng: Rng) -> tuple[int, str]:
    """Some seat and some choice of it."""
    seat = game.to_act[int(rng.below(len(game.to_act)))]
    options = game.choices(seat)
    return seat, options[int(rng.below(len(options)))].notation


def wander(game: ct.Game, rng: Rng, choices: int) -> None:
    for _ in range(choices):
        if not game.to_act:
            return
        seat, notation = drawn(game, rng)
        game.choose(seat, notation)
        if rng.below(UNDO) == 0 and game.can_undo(seat):
            game.undo(seat)


def stood(id: str, rng: Rng) -> ct.Game:
    """A game set up as another stood, and played on for a while."""
    while True:
        first = ct.new_game(id, ct.title(id).seats[-1], str(rng.below(1000)))
        wander(first, rng, 150)
        position = {key: value for key, value in first.position().items() if key not in ("asked", "script")}
        try:
            game = ct.set_up(id, position, seed="set up")
        except CaptainError:
            continue
        if game.to_act:
            wander(game, rng, 20)
            return game


def records(folder: Path) -> None:
    for id in sorted({id for id, *_ in HALF}):
        shutil.copytree(FIXTURES / id, folder / id)
        (folder / id / "set_up.record").write_text(stood(id, Rng(5)).record(), encoding="utf-8")
    for number, (id, seats, options, choices) in enumerate(HALF, 1):
        game = ct.new_game(id, seats, f"half {number}", options, [f"Player {k}" for k in range(seats)])
        wander(game, Rng(number), choices)
        (folder / id / f"half-{number}.record").write_text(game.record(), encoding="utf-8")


async def linger(registry: TableRegistry, table: Table, rng: Rng, choices: int) -> None:
    """Random play with some of it taken back."""
    for _ in range(choices):
        game = table.require_game()
        if not game.to_act:
            return
        seat, notation = drawn(game, rng)
        await play(registry, table, seat, notation)
        if rng.below(UNDO) == 0 and game.can_undo(seat):
            person = Person(table.config.seats[seat].person, "")
            await player_actions.undo(registry, table, person, seat, f"undo {table.seq}")


async def finish(registry: TableRegistry, table: Table) -> None:
    """Sensible play to the end."""
    advise = table.title.advise
    assert advise is not None
    while table.require_game().to_act:
        game = table.require_game()
        seat = game.to_act[0]
        wanted = advise(game.state, seat, Rng(1))
        await play(registry, table, seat, next(each.notation for each in game.choices(seat) if each.id == wanted))


async def tables(path: Path) -> None:
    async with running_registry(f"sqlite:///{path}") as registry:
        anna, ben = await people(registry, "Anna", "Ben")
        await open_table(registry, anna, "me open", title="cruise-line-caribbean")
        for number, (id, seats, options, choices) in enumerate(HALF):
            if seats == 1:
                continue
            others = await people(registry, *["Cleo", "Dan"][: seats - 2])
            table = await full_table(registry, [anna, ben, *others], options, id)
            await linger(registry, table, Rng(number), min(choices, 120))
            if number % 2:
                await lobby.leave(registry, table, ben, 1)
            if number % 4 == 1:
                await lobby.sit(registry, table, ben, 1)
        for id in sorted({id for id, *_ in HALF}):
            table = await full_table(registry, [anna, ben], {"years": 3} if "line" in id else {}, id)
            await finish(registry, table)
            text = table.require_game().record()
            await player_actions.chat(registry, table, anna, "Once more from the beginning?")
            await lobby.play_on(registry, anna, text, 12, 0, "en", owner="here")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    records(folder)
    with TemporaryDirectory() as place:
        path = Path(place) / "tables.db"
        asyncio.run(tables(path))
        with sqlite3.connect(path) as connection:
            (folder / "tables.sql").write_text("\n".join(connection.iterdump()), encoding="utf-8")


if __name__ == "__main__":
    main()
