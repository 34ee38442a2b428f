"""How a game begins: dealt, set up from a position, or played again from a record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from captains_table.kernel import record
from captains_table.kernel.errors import TEXTS, BadPosition, BadRecord, CaptainError, IllegalChoice, cut, shown
from captains_table.kernel.game import Game
from captains_table.kernel.position_reader import check_size
from captains_table.kernel.rng import Chance, Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Options, Title

OPEN_STEPS: Final = {"asked", "script"}  # of a position: what is being decided, and what happens next
TRIALS: Final = 3
TRIED_CHOICES: Final = 60


def new_game(
    title: Title,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    names: tuple[str, ...] = (),
    packs: Path | None = None,
    position: Mapping[str, Any] | None = None,
    rules: int | None = None,
) -> Game:
    """Deal a game, or set one up from a position. Without a seed one of 128 random bits is drawn; `rules` is the
    version of the rules by which a game was dealt that is to go on."""
    title.read_seats(seats)
    rules = title.version if rules is None else rules
    chosen = title.read_options(seats, options or {}, rules)
    text = secrets.token_hex(16) if seed is None else " ".join(str(seed).encode("utf-8", "replace").decode().split())
    chance = Chance(text)
    written = None
    if position is None:
        state = title.deal(seats, chosen, chance, packs)
    else:
        written = _as_data(position)
        state = _set_up(title, dict(written), seats, chosen, chance, packs)
    state.events = []
    state.settle()
    fingerprint = title.fingerprint(packs)
    setting = record.Setting(title.id, rules, seats, chosen, text, names, fingerprint, written)
    game = Game(title, setting, state, packs)
    if written is not None and OPEN_STEPS & written.keys():
        _try_out(game)
    return game


def _as_data(position: Mapping[str, Any]) -> dict[str, Any]:
    try:
        data = json.loads(json.dumps(dict(position)))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadPosition(TEXTS.sentence("not_plain", error=cut(error))) from None
    assert isinstance(data, dict)
    check_size(data)
    return data


def _set_up(title: Title, data: dict[str, Any], seats: int, options: Options, chance: Rng, packs: Path | None) -> State:
    """Set a position up and see that it can be played: whatever is wrong with it is said as BadPosition."""
    ended = data.pop("ended", None)
    try:
        state = title.set_up(data, seats, options, chance, packs)
        if ended is not None:
            state.end(str(ended))
            if f"end.{ended}" not in title.texts.sentences or not title.can_end(state, str(ended)):
                raise BadPosition(TEXTS.sentence("no_such_end", title=title.id, ended=cut(ended)))
        trial = state.clone()
        trial.settle()
        for seat in range(seats):
            if trial.stacks[seat] and not trial.over and not trial.stacks[seat][-1].possible(trial, seat):
                raise BadPosition(TEXTS.sentence("no_answer", seat=seat))
            trial.imagine(seat, Rng(0))  # what each knows of the rest must fit together
        if not trial.over and not trial.to_act():
            raise BadPosition(TEXTS.sentence("nobody_asked"))
        dealt = title.inventory(title.deal(seats, options, Rng(0), packs))
        if list(title.inventory(trial)) != list(dealt):
            raise BadPosition(TEXTS.sentence("not_complete"))
    except CaptainError:
        raise
    except Exception as error:  # whatever the rules stumble over: no game leads there
        raise BadPosition(TEXTS.sentence("contradiction", error=cut(error))) from None
    return state


def _try_out(game: Game) -> None:
    """Steps from outside, each as it may be, might not go together: look at everything, and play on for a while."""
    try:
        for seat in (None, *range(game.state.seats)):
            game.view(seat)
        for number in range(TRIALS):
            rng = Rng(number)
            state = game.state.clone()
            for _ in range(TRIED_CHOICES):
                if state.mover < 0:
                    break
                seat = state.mover
                options = state.choices(seat) or state.permitted(seat)
                if not options:
                    raise BadPosition(TEXTS.sentence("no_answer", seat=seat))
                state.take(seat, options[rng.below(len(options))])
    except CaptainError:
        raise
    except Exception as error:
        raise BadPosition(TEXTS.sentence("contradiction", error=cut(error))) from None


def begin(title: Title, setting: record.Setting, packs: Path | None = None) -> Game:
    """The game of a record as it was before the first choice. What its rules did and those of today do not, its
    options say."""
    if not 1 <= setting.rules <= title.version:
        raise BadRecord(TEXTS.sentence("other_rules", rules=shown(setting.rules), title=title.id, here=title.version))
    if setting.packs != title.fingerprint(packs):
        raise BadRecord(TEXTS.sentence("other_packs" if setting.packs else "no_packs"))
    try:
        return new_game(
            *(title, setting.seats, setting.seed, setting.options, setting.names, packs, setting.position),
            rules=setting.rules,
        )
    except CaptainError as error:
        raise BadRecord(TEXTS.sentence("bad_head", why=error)) from None


def replay(title: Title, written: record.Record, packs: Path | None = None) -> Game:
    """Play a record again; every choice is checked, and at the end the position."""
    game = begin(title, written.setting, packs)
    try:
        for number, (seat, notation) in enumerate(written.choices, 1):
            _choose_again(game, number, seat, notation)
        end = game.ending(written.setting.options)
    except CaptainError:
        raise
    except Exception as error:
        if written.setting.position is None:
            raise
        why = TEXTS.sentence("contradiction", error=cut(error))  # steps from outside do not fit what is set up
        raise BadRecord(TEXTS.sentence("bad_head", why=why)) from None
    if end != written.end:
        raise BadRecord(TEXTS.sentence("other_end", end=end, said=cut(written.end)))
    return game


def _choose_again(game: Game, number: int, seat: int, notation: str) -> None:
    try:
        if notation == record.CONCEDE:
            for each in range(game.state.seats):
                game.concede(each)
        else:
            game.choose(seat, notation)
    except IllegalChoice as error:
        choice = f"{seat} {notation}"
        raise BadRecord(TEXTS.sentence("illegal", number=number, choice=cut(choice), why=error)) from None
