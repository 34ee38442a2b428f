"""Good records and positions, spoilt: whatever comes of it, the rules say so in a sentence and never hang.

`python -m tests.attacks.mutating --cases 1000000 --seed 7` tries as many as one likes, on all cores; a case that fails
is printed with its number, and `--only NUMBER` repeats it.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, NamedTuple

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.kernel.title import Options
from captains_table.server.replay_view import replay_view
from tests.conformance.titles import covering

IDS = ("tranquility", "dream-cruise", "galactic-cruise", "cruise-line-caribbean")
PATIENCE = 20.0  # seconds for one case, on however slow a machine
LONGEST_SENTENCE = 1500  # letters; the longest ones list what there is
CHOICES = 30  # made after a position could be set up
CHUNK = 500

ODD: tuple[Any, ...] = (
    -1, 0, 1, 2, 3, 5, 7, 12, 31, 40, 99, 200, 998, 999, 1000, 4096, -999, 2**31, -(2**63), 2**64, 10**40, 0.5, -1.0,
    1e308, float("nan"), float("inf"), True, False, None, "", "x", "0", "1", "null", "\ud800", "\x00", "ß" * 60, "９",
    "²", "a" * 5000, [], {}, [[]], [None], [0, 0], {"": 0}, {"x": [1]}, [0] * 150, [0] * 5000, ["x"] * 150,
    {str(k): k for k in range(150)},
)  # fmt: skip
KNOWN = ("asked", "script", "ended", "seats", "options", "hands", "turn", "phase", "born", "refills", "players", "book")
PUT_IN = ("", "9", "-", "\x00", "\ud800", "٣", " ", "\r", "é" * 500, "[" * 3000, '{"a":' * 3000, "9" * 5000)


class Good(NamedTuple):
    """A position that can be, and a record that begins with it (or with a deal) and goes on for some choices."""

    id: str
    position: dict[str, Any]
    record: str
    open: bool  # it stops in the middle: with steps and cues


class Case(NamedTuple):
    """Something to try: a record's text, or a position."""

    id: str
    what: str | dict[str, Any]
    open: bool
    seed: str


class Hung(BaseException):
    """Nothing catches it but the watchdog's owner."""


# -- what is good ------------------------------------------------------------------------------------------


@cache
def goods(id: str) -> list[Good]:
    """Moments of short games in several option sets, some with their open steps, some without."""
    found: list[Good] = []
    for number, setting in enumerate(covering(ct.title(id))):
        rng = Random(f"{id} {number}")
        game = setting.new(number)
        for stop in (1, 4, 12, 40, 100, 150):
            _play(game, rng, stop)
            found.append(_good(game, game.position(), rng, open=True))
            closed = _without_steps(game, setting.options)
            if closed is not None:
                found.append(_good(game, closed, rng, open=False))
        found.append(Good(id, found[-1].position, setting.new(number).record(), open=found[-1].open))
    return found


def _play(game: ct.Game, rng: Random, choices: int) -> None:
    for _ in range(choices):
        if not game.to_act:
            return
        seat = rng.choice(game.to_act)
        game.choose(seat, rng.choice(game.state.choices(seat)))


def _good(game: ct.Game, position: dict[str, Any], rng: Random, open: bool) -> Good:
    again = ct.set_up(game.title.id, position, seed=rng.randrange(99))
    _play(again, rng, 6)
    return Good(game.title.id, position, again.record(), open)


def _without_steps(game: ct.Game, options: Options) -> dict[str, Any] | None:
    """The same moment, asked anew; not every one can be said like that. Played on to the next one that can."""
    rng = Random(0)
    clone = game.clone()
    for _ in range(40):
        said = {name: value for name, value in clone.position().items() if name not in ("asked", "script")}
        try:
            ct.set_up(game.title.id, said)
            return said
        except ct.CaptainError:
            _play(clone, rng, 1)
    return None


# -- how it is spoilt --------------------------------------------------------------------------------------

Place = tuple[Any, Any]  # a list or table, and where in it


def places(data: Any) -> list[Place]:
    """Every entry of every list and table in this."""
    found: list[Place] = []
    waiting = [data]
    for here in waiting:
        for at in list(here) if isinstance(here, dict) else range(len(here)):
            found.append((here, at))
            if isinstance(here[at], (dict, list)):
                waiting.append(here[at])
    return found


def lists(data: Any) -> list[list[Any]]:
    """Every list in this, and an empty one in case there is none."""
    return [[], *(here[at] for here, at in places(data) if isinstance(here[at], list))]


def nudge(rng: Random, data: Any) -> None:
    """A number a little off, anything else replaced by its like from elsewhere."""
    here, at = rng.choice(places(data))
    if type(here[at]) is int:
        here[at] += rng.choice((-2, -1, 1, 2))
    else:
        swap(rng, data)


def nudge_many(rng: Random, data: Any) -> None:
    for here, at in places(data):
        if type(here[at]) is int and rng.random() < 0.05:
            here[at] += rng.choice((-1, 1))


def odd(rng: Random, data: Any) -> None:
    here, at = rng.choice(places(data))
    here[at] = _copy(rng.choice(ODD))


def drop(rng: Random, data: Any) -> None:
    here, at = rng.choice(places(data))
    del here[at]


def drop_whole(rng: Random, data: Any) -> None:
    """What a position does not say is dealt."""
    if data:
        del data[rng.choice(list(data))]


def keep_few(rng: Random, data: Any) -> None:
    for name in [name for name in data if name not in ("seats", "options") and rng.random() < 0.8]:
        del data[name]


def repeat(rng: Random, data: Any) -> None:
    here, at = rng.choice(places(data))
    if isinstance(here, list):
        here[at:at] = [_copy(here[at]) for _ in range(rng.choice((1, 1, 1, 2, 90)))]
    else:
        here[f"{at}{rng.choice('x1 ')}"] = _copy(here[at])


def move(rng: Random, data: Any) -> None:
    """From one list to another: a card that lies elsewhere."""
    one, other = rng.choice(lists(data)), rng.choice(lists(data))
    if one and one is not other:
        other.insert(rng.randrange(len(other) + 1), _copy(one.pop(rng.randrange(len(one)))))


def swap(rng: Random, data: Any) -> None:
    """Two entries of one kind change places."""
    all_places = places(data)
    here, at = rng.choice(all_places)
    alike = [place for place in all_places if type(place[0][place[1]]) is type(here[at])]
    there, to = rng.choice(alike)
    here[at], there[to] = _copy(there[to]), _copy(here[at])


def shuffle(rng: Random, data: Any) -> None:
    rng.shuffle(rng.choice(lists(data)))


def empty(rng: Random, data: Any) -> None:
    here, at = rng.choice(places(data))
    if isinstance(here[at], (dict, list)):
        here[at].clear()


def rename(rng: Random, data: Any) -> None:
    table = rng.choice([here for here, _ in places(data) if isinstance(here, dict)])
    name = rng.choice(list(table))
    table[rng.choice(("x", name.upper(), name[:-1], rng.choice(KNOWN), "\ud800", "y" * 300))] = table.pop(name)


def nest(rng: Random, data: Any) -> None:
    here, at = rng.choice(places(data))
    for _ in range(rng.choice((1, 1, 2, 9, 300))):
        here[at] = [here[at]] if rng.random() < 0.8 else {"x": here[at]}


def grow(rng: Random, data: Any) -> None:
    here, at = rng.choice(places(data))
    if isinstance(here[at], list) and here[at]:
        here[at] = [_copy(each) for each in here[at] * rng.choice((2, 3, 30, 300))][:3000]


SPOILING: tuple[Callable[[Random, Any], None], ...] = (
    nudge, nudge, nudge, nudge, nudge_many, odd, odd, drop, drop, drop_whole, drop_whole, keep_few, repeat, move, move,
    move, swap, swap, shuffle, empty, rename, nest, grow,
)  # fmt: skip


def _copy(data: Any) -> Any:
    return json.loads(json.dumps(data))


def spoil(rng: Random, data: dict[str, Any]) -> dict[str, Any]:
    """A copy with one to four things wrong."""
    spoilt: dict[str, Any] = _copy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        if places(spoilt):
            rng.choice(SPOILING)(rng, spoilt)
    return spoilt


def spoil_text(rng: Random, text: str) -> str:
    """A record with something wrong in a line, in their order, or in what one of them says."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(lines))
        kind = rng.randrange(10)
        if kind < 3:
            lines[at] = _spoil_line(rng, lines[at])
        elif kind < 6:
            said = [k for k, line in enumerate(lines) if line.startswith(("options: ", "position: ", "players: "))]
            lines = _spoil_said(rng, lines, rng.choice(said)) if said else lines
        elif kind == 6:
            lines[at:at] = [lines[at]] * rng.choice((1, 2, 500))
        elif kind == 7:
            del lines[at:]
        elif kind == 8:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            del lines[at]
        lines = lines or [""]
    return "\n".join(lines)


def _spoil_line(rng: Random, line: str) -> str:
    at = rng.randrange(len(line) + 1)
    put = rng.choice(
        ("", "9", "-", "\x00", "\ud800", "٣", " ", "\r", "é" * 500, "[" * 3000, '{"a":' * 3000, "9" * 5000)
    )
    return line[:at] + put + line[at + rng.choice((0, 1, 5)) :]


def _spoil_said(rng: Random, lines: list[str], at: int) -> list[str]:
    key, _, said = lines[at].partition(": ")
    try:
        data = {"it": json.loads(said)}
    except (RecursionError, ValueError):
        return lines
    spoilt = spoil(rng, data)
    return [*lines[:at], f"{key}: {json.dumps(spoilt.get('it', spoilt))}", *lines[at + 1 :]]


def make(seed: int, number: int) -> Case:
    """This case of this seed, the same on every machine."""
    rng = Random(f"{seed} {number}")
    id = IDS[number % len(IDS)]
    good = rng.choice(goods(id))
    if rng.random() < 0.2:
        return Case(good.id, spoil_text(rng, good.record), open=True, seed=f"{seed} {number}")
    spoilt = spoil(rng, good.position)
    return Case(good.id, spoilt, "asked" in spoilt or "script" in spoilt, seed=f"{seed} {number}")


# -- what must not happen ----------------------------------------------------------------------------------


@contextmanager
def patience(seconds: float = PATIENCE) -> Iterator[None]:
    """What takes longer is stopped: Hung comes out of wherever it hangs. In the main thread only."""

    def stop(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def attempt(case: Case) -> str:
    """Try it; what became of it: refused, played or contradiction. Raises what the rules should not have raised."""
    try:
        game = ct.replay(case.what) if isinstance(case.what, str) else ct.set_up(case.id, case.what, seed=case.seed)
    except ct.CaptainError as error:
        if max(len(error.say(language)) for language in ("en", "de")) > LONGEST_SENTENCE:
            raise ValueError("a sentence that nobody will read") from error
        return "refused"
    try:
        play_on(game, Random(case.seed))
    except ct.BadPosition:
        if not case.open:
            raise
        return "contradiction"  # steps that do not go together: seen late, and said in a sentence
    return "played"


def play_on(game: ct.Game, rng: Random, choices: int = CHOICES) -> None:
    """Some choices at random; once all there is to see is looked at."""
    moment = rng.choice((0, rng.randrange(choices)))
    for number in range(choices):
        if number == moment:
            look(game, rng)
        if not game.to_act:
            break
        seat = rng.choice(game.to_act)
        ids = game.state.choices(seat) + (game.state.permitted(seat) if rng.random() < 0.2 else [])
        assert ids, f"seat {seat} is asked something without an answer"
        game.choose(seat, rng.choice(ids))
    if rng.random() < 0.05:
        replay_view(game.title, game.record(), "open", "de")


def look(game: ct.Game, rng: Random) -> None:
    """Everything that server and pages ask of a game."""
    for seat in (None, *range(game.state.seats)):
        game.view(seat, rng.choice(("en", "de")))
    game.log(0)
    _copy(game.position())
    for seat in range(game.state.seats):
        game.state.imagine(seat, Rng(1))
    if game.to_act:
        ct.bot("greedy", seed=1).choose(game, rng.choice(game.to_act))


def trouble(case: Case) -> str:
    """What is wrong with how this case ends, empty if nothing is."""
    try:
        with patience():
            attempt(case)
    except Hung:
        return "hangs:\n" + "".join(traceback.format_exc(limit=-6))
    except ct.CaptainError:
        return "was set up, but cannot be played:\n" + "".join(traceback.format_exc(limit=-6))
    except Exception:
        return "".join(traceback.format_exc(limit=-6))
    return ""


def failing(seed: int, first: int, count: int) -> list[str]:
    """The cases of a chunk that fail, as reports."""
    found: list[str] = []
    for number in range(first, first + count):
        wrong = trouble(make(seed, number))
        if wrong:
            found.append(report(seed, number, wrong))
    return found


def report(seed: int, number: int, wrong: str) -> str:
    case = make(seed, number)
    what = case.what if isinstance(case.what, str) else json.dumps(case.what)
    again = f"python -m tests.attacks.mutating --seed {seed} --only {number}"
    return f"== {case.id}, {again}\n{what[:3000]}\n{wrong}"


# -- as many as one likes ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", type=int, help="repeat this one case")
    args = parser.parse_args()
    if args.only is not None:
        print(report(args.seed, args.only, trouble(make(args.seed, args.only)) or "is well"))
        return
    sys.exit(1 if besiege(args.seed, args.cases) else 0)


def besiege(seed: int, cases: int) -> int:
    """Cases from 0 up on all cores; how many failed."""
    wrong = 0
    begun = time.monotonic()
    firsts = range(0, cases, CHUNK)
    sizes = [min(CHUNK, cases - first) for first in firsts]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done, found in enumerate(pool.map(failing, [seed] * len(firsts), firsts, sizes), 1):
            wrong += len(found)
            print(*found, sep="\n", end="\n" if found else "", flush=True)
            if done % 20 == 0 or done == len(firsts):
                seconds = time.monotonic() - begun
                print(f"seed {seed}: {sum(sizes[:done]):,} of {cases:,}, {wrong} wrong, {seconds:.0f} s", flush=True)
    return wrong


if __name__ == "__main__":
    main()
