"""A replay: every moment of a recorded game as one seat saw it, and what is told of it afterwards.

Pure functions: a record goes in, plain data comes out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from captains_table.kernel import record
from captains_table.kernel.errors import BadRecord, CaptainError
from captains_table.kernel.game import Game
from captains_table.kernel.recap import Count, Moment, Recap
from captains_table.kernel.rng import commitment
from captains_table.kernel.start import begin, replay
from captains_table.kernel.state import PERMITTED, Event, Phrase
from captains_table.kernel.texts import Texts
from captains_table.kernel.title import Title
from captains_table.server.errors import TEXTS
from captains_table.titles import title as find_title

LONGEST: Final = 200_000  # bytes of a record
MOST_CHOICES: Final = 3_000  # the longest games of bots have 1,300, of people who dither perhaps twice as many
LONGEST_NAME: Final = 60  # characters; every frame says the names
MOST_UNDONE: Final = 500  # choices taken back that are looked into
SPECTATOR: Final = "watch"  # the viewpoint of a spectator
OPEN_HANDS: Final = "open"  # a spectator who is shown all hands

Viewpoint = int | str

_TEXTS: Final = Texts.read(Path(__file__).with_name("replay_view.toml"))
_UNDONE: Final = "# undone: "


class ReplayedChoice(NamedTuple):
    """One choice of a record being played again: the game after it, and what was said then."""

    game: Game
    seat: int
    notation: str
    events: list[Event]
    target: str
    secret: bool  # whether others could not tell this choice from others
    undone: list[tuple[int, str, Game | None]]  # taken back just before: the game as it was then, if it can be told


def read_record(text: str) -> record.Record:
    """A record from anywhere, understood; not played yet. The server finds its title in the setting."""
    if not isinstance(text, str) or len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
        raise BadRecord(TEXTS.sentence("long_record", most=LONGEST // 1000))
    written = record.read(text)
    if len(written.choices) > MOST_CHOICES:
        raise BadRecord(TEXTS.sentence("many_choices", count=len(written.choices), most=MOST_CHOICES))
    names = written.setting.names
    if len(names) not in (0, written.setting.seats) or any(len(name) > LONGEST_NAME for name in names):
        raise BadRecord(TEXTS.sentence("record_names", most=LONGEST_NAME))
    return written


def replay_view(
    title: Title, record_text: str, viewpoint: Viewpoint, language: str, packs: Path | None = None
) -> dict[str, Any]:
    """The whole replay. `viewpoint` is a seat, "watch" (a spectator) or "open" (all hands open)."""
    written = _checked(title, record_text, packs)
    seat = _seat(written, viewpoint)
    frames: list[dict[str, Any]] = []
    moments: list[Moment] = []
    unreadable = 0
    for choice in _replayed_choices(title, written, record_text, packs):
        state = choice.game.state.clone()
        moments.append(Moment(choice.seat, choice.notation, choice.events, state, len(choice.undone)))
        frames.append(_frame(choice, len(frames), viewpoint, seat, language))
        unreadable += sum(1 for *_, trial in choice.undone if trial is None)
    game = choice.game
    told = title.recap(moments) if title.recap is not None else _default_recap(moments)
    say = _Speaker(game, language, own=title.recap is not None)
    for frame, turn in zip(frames, told.turns, strict=True):
        frame["turn"] = turn
    outcome = game.outcome
    winners = list(outcome.winners) if outcome else []
    return {
        "title": title.id,
        "name": title.name[language],
        "names": [game.name(each, language) for each in range(game.state.seats)],
        "eyes": viewpoint,
        "commitment": commitment(written.setting.seed),
        "seed": written.setting.seed,
        "verified": True,  # every choice was checked, and the end
        "unreadable": unreadable,
        "verdict": {
            "won": bool(winners) and (seat is None or seat in winners),
            "tag": say(told.tag),
            "title": say(told.title),
            "text": say(*told.text) or game.reason(language),
            "reason": game.state.reason,
            "end": game.reason(language),
            "scores": list(outcome.scores) if outcome else [],
            "winners": winners,
        },
        "frames": frames,
        "story": [{"ply": tale.ply, "turn": told.turns[tale.ply], "text": say(*tale.words)} for tale in told.tales],
        "chart": [{"label": say(line.label), "values": line.values, "seat": _known(line.seat)} for line in told.chart],
        "numbers": [
            {"value": count.value, "label": say(count.label), "seat": _known(count.seat)} for count in told.numbers
        ],
    }


def replay_until(record_text: str, ply: int, packs: Path | None = None) -> Game:
    """The game of a record as it stood after so many choices, to be played on from there."""
    title = find_title(read_record(record_text).setting.title)
    written = _checked(title, record_text, packs)
    if not 0 <= ply <= len(written.choices):
        raise BadRecord(TEXTS.sentence("no_moment", last=len(written.choices), ply=ply))
    game = begin(title, written.setting, packs)
    for seat, notation in written.choices[:ply]:
        _take(game, seat, notation)
    return game


# -- playing it again ------------------------------------------------------------------------------------


def _checked(title: Title, text: str, packs: Path | None) -> record.Record:
    written = read_record(text)
    if written.setting.title != title.id:
        raise BadRecord(TEXTS.sentence("other_title", title=written.setting.title, wanted=title.id))
    replay(title, written, packs)
    return written


def _seat(written: record.Record, viewpoint: Viewpoint) -> int | None:
    if viewpoint in (SPECTATOR, OPEN_HANDS):
        return None
    if isinstance(viewpoint, bool) or not isinstance(viewpoint, int) or not 0 <= viewpoint < written.setting.seats:
        raise BadRecord(TEXTS.sentence("no_eyes", eyes=viewpoint, watch=SPECTATOR, open=OPEN_HANDS))
    return viewpoint


def _take(game: Game, seat: int, notation: str) -> list[Event]:
    if notation != record.CONCEDE:
        return game.choose(seat, notation)
    for each in range(game.state.seats):
        game.concede(each)
    return game.lines[-1].events


def _replayed_choices(title: Title, written: record.Record, text: str, packs: Path | None) -> Iterator[ReplayedChoice]:
    """The deal, then every choice; each is to be looked at before the next is asked for."""
    game = begin(title, written.setting, packs)
    yield ReplayedChoice(game, -1, "", game.lines[0].events, "", True, [])
    undone = _undone_choices(text)
    for number, (seat, notation) in enumerate(written.choices):
        taken_back = _retried(game, undone.get(number, []))
        target, secret = ("", True) if seat < 0 else _target_of(game, seat, notation)
        events = _take(game, seat, notation)
        game.moves.clear()  # nothing is taken back in a replay: no need to ask at every moment whether it could be
        yield ReplayedChoice(game, seat, notation, events, target, secret, taken_back)


def _target_of(game: Game, seat: int, notation: str) -> tuple[str, bool]:
    """What was clicked, and whether that was nobody else's business."""
    choice = game.find(seat, notation)
    state = game.state
    step = state.permission if choice.id >= PERMITTED else state.stacks[seat][-1]
    assert step is not None
    return choice.target, step.secret(state, seat, choice.id % PERMITTED)


def _undone_choices(text: str) -> dict[int, list[tuple[int, str]]]:
    """What was taken back, by the number of the choice that came after it."""
    found: dict[int, list[tuple[int, str]]] = {}
    number = tried = 0
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    first = record.COUNTED_FROM[head.partition("\n")[0]]
    for line in body.split("\n"):
        if line.startswith(_UNDONE):
            seat, _, notation = line.removeprefix(_UNDONE).partition(" ")
            tried += 1
            if seat.isdecimal() and len(seat) < 4 and tried <= MOST_UNDONE:
                found.setdefault(number, []).append((int(seat) - first, notation))
        elif line and not line.startswith("#"):
            number += 1
    return found


def _retried(game: Game, undone: Sequence[tuple[int, str]]) -> list[tuple[int, str, Game | None]]:
    """Choices that were taken back are made once more, on a copy: each after the one before it, or from here."""
    tried: list[tuple[int, str, Game | None]] = []
    last = game
    for seat, notation in undone:
        trial: Game | None = None
        for start in (last, game):
            try:
                trial = start.clone()
                trial.choose(seat, notation)
                break
            except CaptainError:
                trial = None
        tried.append((seat, notation, trial))
        last = trial or game
    return tried


# -- one frame -------------------------------------------------------------------------------------------


def _frame(choice: ReplayedChoice, ply: int, viewpoint: Viewpoint, seat: int | None, language: str) -> dict[str, Any]:
    view = choice.game.view(seat, language)
    view |= {"prompt": "", "rules": [], "can_undo": False}
    public = bool(choice.target) and (not choice.secret or viewpoint in (OPEN_HANDS, choice.seat))
    undone = [
        {"seat": who, "text": _tell(trial, trial.lines[-1].events, viewpoint, language)}
        for who, _, trial in choice.undone
        if trial is not None
    ]
    return {
        "ply": ply,
        "turn": 0,
        "seat": _known(choice.seat),
        "text": _tell(choice.game, choice.events, viewpoint, language),
        "news": [{"target": choice.target, "seat": choice.seat}] if public else [],
        "undone": [each for each in undone if each["text"]],
        "game": view,
        "open": _hands(choice.game) if viewpoint == OPEN_HANDS else None,
    }


def _tell(game: Game, events: Sequence[Event], viewpoint: Viewpoint, language: str) -> str:
    """What was told of it to this viewpoint."""
    reader = viewpoint if isinstance(viewpoint, int) else None
    told = [game.tell(event, event.seat if viewpoint == OPEN_HANDS else reader, language) for event in events]
    return " ".join(sentence for sentence in told if sentence)


def _hands(game: Game) -> dict[str, Any] | None:
    return None if game.title.hands is None else {"hands": game.title.hands(game.state)}


# -- texts -----------------------------------------------------------------------------------------------


class _Speaker:
    """Makes sentences from the texts of the title, or those of this module."""

    def __init__(self, game: Game, language: str, own: bool = True) -> None:
        self.texts = game.title.texts if own else _TEXTS
        self.nouns = {**game.title.nouns(game.packs), "seat": game.name}
        self.language = language

    def __call__(self, *words: Phrase) -> str:
        return " ".join(self.texts.say(each, self.language, self.nouns) for each in words)


def _known(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _default_recap(moments: Sequence[Moment]) -> Recap:
    """For titles without a story: turns change with the seat, and the verdict says who won."""
    turns: list[int] = []
    seat = -1
    for moment in moments:
        new = moment.seat >= 0 and (moment.seat != seat or moment.state.seats == 1)
        turns.append((turns[-1] if turns else 0) + (1 if new else 0))
        seat = moment.seat if moment.seat >= 0 else seat
    state = moments[-1].state
    numbers = [Count(turns[-1], Phrase("turns", {"n": turns[-1]}))]
    if not state.over:
        return Recap(
            turns, [], [], numbers, Phrase("tag_open", {}), Phrase("title_open", {}), (Phrase("text_open", {}),)
        )
    winners = state.outcome().winners
    if not winners:
        return Recap(turns, [], [], numbers, Phrase("tag_drawn", {}), Phrase("title_drawn", {}), ())
    who = {"who": list(winners)}
    return Recap(turns, [], [], numbers, Phrase("tag_won", who), Phrase("title_won", who), ())
