"""One game as people use it: described choices, checks, log, undo, record. Never in a search loop."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from difflib import get_close_matches
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from captains_table.kernel import record
from captains_table.kernel.errors import (
    TEXTS,
    BadPosition,
    BadRecord,
    CannotUndo,
    CaptainError,
    GameOver,
    IllegalChoice,
    NotYourTurn,
    cut,
)
from captains_table.kernel.rng import Rng, commitment
from captains_table.kernel.serialize import kind_of, serialize
from captains_table.kernel.state import PERMITTED, Answer, Event, Outcome, Phrase, Prompt, State, Step
from captains_table.kernel.texts import Noun, Sentence
from captains_table.kernel.title import Title
from captains_table.kernel.view import ChoiceView, GameView, OutcomeView, RivalView


class Choice(NamedTuple):
    """One legal answer, described for people and for programs."""

    id: int
    notation: str
    label: str
    target: str
    verb: str = ""
    arguments: Mapping[str, Any] = {}
    permitted: bool = False  # not what is asked, but what this seat may do besides


class Line(NamedTuple):
    """One line of the log: a choice and what it caused."""

    seat: int  # -1: the table itself
    notation: str
    events: list[Event]
    undone: bool = False
    target: str = ""  # what was chosen, if the others could see it


class Move(NamedTuple):
    """A choice that may still be taken back."""

    seat: int
    choice: int
    step: Any  # what it answered, as plain data
    before: State
    line: int
    binding: bool = False  # it stands, and everything this seat chose before it
    secret: bool = False  # the others saw that something was chosen, not what


class Game:
    """A game being played. Seats are 0-based; `None` stands for a spectator."""

    def __init__(self, title: Title, setting: record.Setting, state: State, packs: Path | None = None) -> None:
        self.title = title
        self.setting = setting
        self.state = state
        self.packs = packs
        self.lines: list[Line] = [Line(-1, "", state.events or [])]
        self.moves: list[Move] = []  # oldest first
        self.votes: set[int] = set()  # to concede
        self.commitment = commitment(setting.seed)
        self.imagined = False
        state.events = []

    # -- who decides what ----------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide; () when the game is over."""
        return tuple(self.state.to_act())

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may do something meanwhile; nobody waits for them."""
        return tuple(self.state.may_act())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.state.over else None

    def choices(self, seat: int, language: str = "en") -> list[Choice]:
        """What this seat must decide now, then what it may do besides."""
        self._check_seat(seat)
        return [self._describe(seat, choice, language) for choice in self._ids(seat)]

    def choice(self, seat: int, id: int, language: str = "en") -> Choice | None:
        """The choice with this id, if this seat has it now."""
        self._check_seat(seat)
        return self._describe(seat, id, language) if id in self._ids(seat) else None

    def find(self, seat: int, wanted: Choice | int | str, language: str = "en") -> Choice:
        """The choice meant by itself, its id, its notation or that of former records. IllegalChoice says why not."""
        return self._as_choice(*self._find(seat, wanted, language), language)

    def prompt(self, seat: int, language: str = "en") -> str:
        """What this seat is asked, in one sentence; empty if it is not."""
        asked = self._prompt(seat)
        return self._say(asked.ask, language) if asked else ""

    def kind(self, seat: int) -> str:
        """What kind of decision this seat is asked for; empty if it is not."""
        stack = self.state.stacks[self._check_seat(seat)]
        return kind_of(type(stack[-1])) if stack and not self.state.over else ""

    def rules(self, seat: int) -> tuple[str, ...]:
        """The rules behind what this seat is asked."""
        asked = self._prompt(seat)
        return asked.rules if asked else ()

    def not_asked(self, seat: int, language: str = "en") -> NotYourTurn:
        """The error for a seat that wants to decide and is not asked."""
        if self.state.over:
            return GameOver(self._table_says("over"), language)
        return NotYourTurn(self._table_says("not_asked", who=seat, others=self.to_act), language)

    # -- playing ---------------------------------------------------------------------------------------

    def choose(self, seat: int, wanted: Choice | int | str, language: str = "en") -> list[Event]:
        """Take a choice, given itself, by id or by notation. IllegalChoice says why not.

        Returns what happened, private parts included: `tell` each event to its readers, never hand it on as it is.
        From then on `state` is another object; the one from before stays as it was.
        """
        choice, answer = self._find(seat, wanted, language)
        before = self.state
        asked = self._step(seat, choice)
        step = serialize(asked)
        secret = asked.secret(before, seat, choice % PERMITTED)
        binding = asked.binding(before, seat, choice % PERMITTED)
        state = before.clone()  # the only copy: what was is kept as it is, for undo
        events: list[Event] = []
        state.events = events
        try:
            state.take(seat, choice)
        except Exception as error:
            if self.setting.position is None or isinstance(error, CaptainError):
                raise
            raise BadPosition(TEXTS.sentence("contradiction", error=cut(error))) from None  # no game leads there
        before.events = None
        self.state = state
        self.votes.clear()
        self.lines.append(Line(seat, answer.notation, events, target="" if secret else answer.target))
        self.moves.append(Move(seat, choice, step, before, len(self.lines) - 1, binding, secret))
        if state.reveals != before.reveals or _drawn(state) != _drawn(before):
            self.moves.clear()  # something was turned up: nothing before it can be taken back
        return events

    def check(self, seat: int, wanted: Choice | int | str, language: str = "en") -> None:
        """Whether `choose` would take it: IllegalChoice says why not, and nothing happens."""
        self._find(seat, wanted, language)

    def check_concede(self, seat: int, language: str = "en") -> None:
        """Whether this seat may vote to give up."""
        self._check_seat(seat)
        if self.state.over:
            raise GameOver(self._table_says("over"), language)
        if not self.title.can_concede(self.state):
            raise IllegalChoice(self._table_says("not_together"), language)

    def concede(self, seat: int, language: str = "en") -> bool:
        """Vote to give up together; the game ends when every seat has. Any choice withdraws all votes."""
        self.check_concede(seat, language)
        self.votes.add(seat)
        if len(self.votes) < self.state.seats:
            return False
        events: list[Event] = []
        state = self.state.clone()
        state.events = events
        state.end("conceded")
        state.emit("conceded", -1)
        self.state = state
        self.lines.append(Line(-1, record.CONCEDE, events))
        return True

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its latest choice back; follows from what it knows, so that it tells nothing."""
        back = self._taken_back(seat)
        if back is None:
            return False
        at, _, replayed = back
        return self._nobody_went_on(at, replayed)

    def is_asked_the_same(self, seat: int) -> bool:
        """Whether this seat's latest choice led back to the question it answered: then it is finished, and another
        choice is one more, not one instead of it."""
        latest = next((move for move in reversed(self.moves) if move.seat == seat), None)
        stack = self.state.stacks[seat]
        return latest is not None and bool(stack) and serialize(stack[-1]) == latest.step

    def check_undo(self, seat: int, language: str = "en") -> None:
        """Whether this seat may take back: CannotUndo if not, and nothing happens."""
        if not self.can_undo(seat):
            raise CannotUndo(self._table_says("cannot_undo"), language)

    def undo(self, seat: int, language: str = "en") -> None:
        """Back to before this seat's latest choice; what others chose since is chosen again, CannotUndo if it cannot.

        Does more than `check_undo` permits, which people are to ask first: a stored game may have been played when
        more was permitted.
        """
        back = self._taken_back(seat)
        if back is None:
            raise CannotUndo(self._table_says("cannot_undo"), language)
        at, state, replayed = back
        line = self.moves[at].line
        self.lines[line] = self.lines[line]._replace(undone=True)
        self.moves[at:] = replayed
        self.votes.clear()
        state.events = []
        self.state = state

    # -- what a seat sees ------------------------------------------------------------------------------

    def view(self, seat: int | None, language: str = "en") -> dict[str, Any]:
        """What this seat may see, JSON-ready, in its language."""
        eyes = -1 if seat is None else self._check_seat(seat)
        outcome = self.outcome
        seen = GameView(
            title=self.title.id,
            seat=seat,
            names=list(self.setting.names),
            options=dict(self.setting.options),
            commitment=self.commitment,
            to_act=list(self.to_act),
            may_act=seat is not None and seat in self.may_act,
            kind="" if seat is None else self.kind(seat),
            prompt="" if seat is None else self.prompt(seat, language),
            rules=[] if seat is None else list(self.rules(seat)),
            choices=[] if seat is None else [ChoiceView(**choice._asdict()) for choice in self.choices(seat, language)],
            can_undo=seat is not None and self.can_undo(seat),
            outcome=None
            if outcome is None
            else OutcomeView(list(outcome.scores), list(outcome.winners), outcome.reason),
            table=self.title.view(self.state, eyes),
        )
        rival = self.title.rival(self.state)
        if rival is not None:
            number = self.state.seats
            told = [self.tell(event, seat, language) for event in rival]
            seen.rival = RivalView(number, self.name(number, language), told)
        data: dict[str, Any] = msgspec.to_builtins(seen)
        return data

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """What happened, in words, as this seat may read it later."""
        told: list[str] = []
        if not self.state.over and not self.title.log_keeps_private(self.state):
            seat = None
        for line in self.lines:
            for event in line.events:
                sentence = self.tell(event, seat, language)
                if sentence:
                    told.append(f"({sentence})" if line.undone else sentence)
        return told

    def tell(self, event: Event, seat: int | None, language: str = "en") -> str:
        """One event in words; its private part is told to its own seat only, and to everybody after the game.
        Empty if there is nothing in it for this reader."""
        own = event.private and (event.seat == seat or self.state.over)
        key = f"event.{event.kind}.own" if own else f"event.{event.kind}"
        if key not in self.title.texts.sentences:
            return ""
        args = {"who": event.seat, **event.public, **(event.private if own else {})}
        return self._say(Phrase(key, args), language)

    def reason(self, language: str = "en") -> str:
        """Why the game ended, in words."""
        return self._say(Phrase(f"end.{self.state.reason}", {}), language) if self.state.over else ""

    def name(self, seat: int, language: str = "en") -> str:
        names = self.setting.names
        if seat < len(names) and names[seat]:
            return names[seat]
        if seat >= self.state.seats and "rival" in self.title.texts.sentences:
            return self.title.texts.say(Phrase("rival", {}), language, {})
        return TEXTS.say(Phrase("seat", {"n": seat + 1}), language, {})

    # -- copies, positions, records --------------------------------------------------------------------

    def clone(self) -> Game:
        """The same game once more; neither touches the other."""
        other = Game(self.title, self.setting, self.state.clone(), self.packs)
        other.lines = self.lines.copy()
        other.moves = [move._replace(before=move.before.clone()) for move in self.moves]
        other.votes = self.votes.copy()
        other.commitment = self.commitment
        other.imagined = self.imagined
        return other

    def imagine(self, seat: int, seed: int = 0) -> Game:
        """A playable game that this seat cannot tell from this one: all it cannot know is dealt anew."""
        self._check_seat(seat)
        unknown = replace(self.setting, seed="", position=None)
        other = Game(self.title, unknown, self.state.imagine(seat, Rng(seed)), self.packs)
        other.commitment = self.commitment
        other.imagined = True
        return other

    def position(self) -> dict[str, Any]:
        """The whole position as plain data, secrets included; `ct.set_up` takes it back. Never for a seat."""
        agreed = {"seats": self.state.seats, "options": dict(self.setting.options)}
        ended = {"ended": self.state.reason} if self.state.over else {}
        return {**agreed, **self.title.position(self.state), **ended}

    def record(self) -> str:
        """The game as text: `ct.replay` plays it again."""
        if self.imagined:
            raise BadRecord(TEXTS.sentence("imagined"))
        lines = []
        for line in self.lines[1:]:
            if line.notation == record.CONCEDE:
                lines.append(record.CONCEDE)
            else:
                lines.append(f"{'# undone: ' if line.undone else ''}{line.seat} {line.notation}")
        return record.write(self.setting, lines, self.ending(self.setting.options))

    # -- inside ------------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise NotYourTurn(self._table_says("no_seat", seat=seat, last=self.state.seats - 1))
        return seat

    def ending(self, agreed: Collection[str]) -> str:
        """How it stands, in words that stay the same whatever the code is called inside: for the end of a record that
        names these options. Others may have come since."""
        position = {name: value for name, value in self.position().items() if name not in ("asked", "script")}
        position["options"] = {name: self.setting.options[name] for name in agreed}
        text = json.dumps([position, self.to_act], sort_keys=True)
        return f"{self.state.reason or 'open'} {sha256(text.encode()).hexdigest()[:16]}"

    def _ids(self, seat: int) -> list[int]:
        return self.state.choices(seat) + self.state.permitted(seat)

    def _step(self, seat: int, choice: int) -> Step[Any]:
        step = self.state.permission if choice >= PERMITTED else self.state.stacks[seat][-1]
        assert step is not None
        return step

    def _answer(self, seat: int, choice: int) -> Answer:
        return self._step(seat, choice).describe(self.state, seat, choice % PERMITTED)

    def _describe(self, seat: int, choice: int, language: str) -> Choice:
        return self._as_choice(choice, self._answer(seat, choice), language)

    def _as_choice(self, choice: int, answer: Answer, language: str) -> Choice:
        label = self._say(answer.label, language)
        may = choice >= PERMITTED
        return Choice(choice, answer.notation, label, answer.target, answer.verb, answer.arguments, permitted=may)

    def _prompt(self, seat: int) -> Prompt | None:
        state = self.state
        if state.over or not state.stacks[self._check_seat(seat)]:
            return None
        return state.stacks[seat][-1].prompt(state, seat)

    def _say(self, words: Phrase, language: str) -> str:
        return self.title.texts.say(words, language, self._nouns())

    def _nouns(self) -> dict[str, Noun]:
        return {**self.title.nouns(self.packs), "seat": self.name}

    def _table_says(self, key: str, **gaps: Any) -> Sentence:
        return Sentence(TEXTS, Phrase(key, gaps), {"seat": self.name})

    def _find(self, seat: int, wanted: Choice | int | str, language: str) -> tuple[int, Answer]:
        self._check_seat(seat)
        ids = self._ids(seat)
        if not ids:
            raise self.not_asked(seat, language)
        if isinstance(wanted, Choice):
            wanted = wanted.notation
        if isinstance(wanted, int):
            if wanted in ids:
                return wanted, self._answer(seat, wanted)
            rule = (*self.rules(seat), "")[0]
            raise IllegalChoice(self._table_says("no_number", who=seat, wanted=wanted, some=_some(ids)), language, rule)
        text = " ".join(str(wanted).split()).casefold()
        answers = {choice: self._answer(seat, choice) for choice in ids}
        notations = {answer.notation: choice for choice, answer in answers.items()}
        if text in notations:
            return notations[text], answers[notations[text]]
        for choice, answer in answers.items():
            if text == answer.former_notation:
                return choice, answer
        refusal = self.title.why_not(self.state, seat, text)
        if refusal is not None:
            raise IllegalChoice(Sentence(self.title.texts, refusal.why, self._nouns()), language, refusal.rule)
        close = get_close_matches(text, notations, n=1)
        why = self._table_says("similar" if close else "unknown", wanted=text, some=close or _some(notations))
        raise IllegalChoice(why, language)

    def _taken_back(self, seat: int) -> tuple[int, State, list[Move]] | None:
        """Where this seat's latest move is, the state without it, and the moves after it made again.

        None if there is none, if it binds, or if one of those moves answers what would not be asked without it.
        """
        at = max((k for k, move in enumerate(self.moves) if move.seat == seat), default=-1)
        if at < 0 or self.state.over or self.moves[at].binding:
            return None
        state = self.moves[at].before.clone()
        replayed: list[Move] = []
        for move in self.moves[at + 1 :]:
            if move.choice not in state.choices(move.seat) + state.permitted(move.seat):
                return None
            step = state.permission if move.choice >= PERMITTED else state.stacks[move.seat][-1]
            if serialize(step) != move.step:
                return None
            replayed.append(move._replace(before=state.clone()))
            state.take(move.seat, move.choice)
        return at, state, replayed

    def _nobody_went_on(self, at: int, replayed: list[Move]) -> bool:
        """Whether those who chose after this move did not do so because of it.

        Judged by what everybody sees: who is asked what, and who chose, openly or not. What else others could have
        chosen, or might have done unasked, depends on their hands: looking at that would tell of them.
        """
        move = self.moves[at]
        if replayed and not move.secret and move.seat not in move.before.to_act():
            return False  # an open act that nobody asked for: whoever chose since had seen it
        later = self.moves[at + 1 :]
        return all(_publicly_asked(each) == _publicly_asked(again) for each, again in zip(later, replayed, strict=True))


def _publicly_asked(move: Move) -> Any:
    """The questions that were open for its seat, as the others see them."""
    return serialize([step.public() for step in move.before.stacks[move.seat]])


def _some(known: Collection[object]) -> list[object]:
    """Not more of them than a sentence bears."""
    return [*islice(known, 12), *(["..."] if len(known) > 12 else [])]


def _drawn(state: State) -> int:
    return 0 if state.rng is None else int(state.rng.x)
