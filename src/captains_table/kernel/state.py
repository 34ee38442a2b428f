"""The heart: a game is a State (plain data); seats hold Steps (decisions), the script holds Cues (what happens alone).

Steps and cues are immutable: progress pushes a new one, so copies of a state share them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from captains_table.kernel.fields import Field
from captains_table.kernel.rng import Rng

PERMITTED: Final = 1 << 12  # a choice at or above this answers the permission, not the open step

MAX_WORLDS: Final = 300  # worlds to imagine before one is taken in which somebody cannot answer what is asked
MAX_CUES: Final = 10_000  # that may happen between two decisions; in the longest of real games 35 do
NONE: Final[list[int]] = []  # no choices; like every list of choices never changed

S = TypeVar("S", bound="State")


class Phrase(NamedTuple):
    """Something to say, in no language yet: a key of the title's texts and what goes into its gaps."""

    key: str
    args: dict[str, Any]


class Answer(NamedTuple):
    """One choice: for programs what is done, and with what; for people how it is said, and where it is clicked."""

    verb: str
    arguments: dict[str, Any]  # by name; components by their codes, seats counted from 0
    target: str
    label: Phrase

    @property
    def notation(self) -> str:
        """The verb and the arguments in their order."""
        return " ".join([self.verb, *[word for item in self.arguments.items() for word in _written(*item)]]).lower()

    @property
    def former_notation(self) -> str:
        """As records of the first format have it: seats as bare numbers, counted from 1."""
        values = [[str(value + 1)] if name == SEAT else _written(name, value) for name, value in self.arguments.items()]
        return " ".join([self.verb, *[word for words in values for word in words]]).lower()


SEAT: Final = "seat"  # the argument that is a seat


def _written(name: str, value: Any) -> list[str]:
    """An argument as words: `seat 0`; a flag is its name or nothing, several values stand one after another."""
    if value is None or value is False:
        return []
    if value is True:
        return [name]
    if name == SEAT:
        return [SEAT, str(value)]
    return [str(each) for each in value] if isinstance(value, (list, tuple)) else [str(value)]


class Prompt(NamedTuple):
    """What a seat is asked, in one sentence, and the rules that say so."""

    ask: Phrase
    rules: tuple[str, ...]


class Refusal(NamedTuple):
    """Why something cannot be chosen, and the rule that forbids it."""

    why: Phrase
    rule: str


class Event(NamedTuple):
    """Something that happened. `private` is for the eyes of `seat` alone."""

    kind: str
    seat: int
    public: dict[str, Any]
    private: dict[str, Any]


class Outcome(NamedTuple):
    """How a game ended: a score per seat, the seats that won, and why it ended."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One small decision of one seat. Immutable; its constructor takes its fields by name."""

    __slots__ = ()
    kind: ClassVar[str] = ""  # its name in positions and for the board: it stays, whatever the class is called
    former_kinds: ClassVar[tuple[str, ...]] = ()  # under which it was stored earlier
    fields: ClassVar[dict[str, Field]] = {}  # what each field may hold

    def choices(self, game: S, seat: int) -> list[int]:
        """The legal answers, as small ints that mean something. Changes nothing; nobody changes the list."""
        raise NotImplementedError

    def take(self, game: S, seat: int, choice: int) -> None:
        """Apply a legal answer. The step has been popped already: push what follows."""
        raise NotImplementedError

    def moot(self, game: S, seat: int) -> bool:
        """Whether what somebody just did unasked has settled it, so that it need not be answered any more."""
        return False

    def binding(self, game: S, seat: int, choice: int) -> bool:
        """Whether this answer cannot be taken back, though nothing is turned up by it and others play on."""
        return False

    # -- what others can tell of it --------------------------------------------------------------

    def public(self) -> Step[S]:
        """The step as others see it: as it was before its owner's private choices."""
        return self

    def secret(self, game: S, seat: int, choice: int) -> bool:
        """Whether other seats cannot tell this answer from the step's other secret ones."""
        return False

    def possible(self, game: S, seat: int) -> bool:
        """Whether it can be answered to its end with what this seat holds; asked in imagined worlds only."""
        return len(self.choices(game, seat)) > 0

    def fits(self, game: S, seat: int) -> bool:
        """Whether it can be open for this seat in this position, fields that are each in their range together; asked
        of positions from outside."""
        return True

    # -- for people ------------------------------------------------------------------------------

    def describe(self, game: S, seat: int, choice: int) -> Answer:
        raise NotImplementedError

    def prompt(self, game: S, seat: int) -> Prompt:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cue(Generic[S]):
    """Something that happens by itself once nobody has a decision open. Immutable, as a step."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    former_kinds: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[dict[str, Field]] = {}

    def run(self, game: S) -> None:
        raise NotImplementedError

    def fits(self, game: S) -> bool:
        """Whether it can wait in this position, fields that are each in their range together; asked of positions
        from outside."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole position. A title adds fields and pure rules, and writes `clone`, `score` and, if it must, `redeal`."""

    __slots__ = (
        "cached_choices",
        "cached_seat",
        "events",
        "mover",
        "open",
        "over",
        "permission",
        "reason",
        "reveals",
        "rng",
        "script",
        "seats",
        "stacks",
    )

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.rng: Rng | None = None  # the table's chance; None where a game needs none
        self.stacks: list[tuple[Step[Any], ...]] = [()] * seats  # decisions; a seat is asked iff it has one
        self.script: tuple[Cue[Any], ...] = ()  # what the table does next; the end comes first
        self.permission: Step[Any] | None = None  # what seats may do meanwhile: its choices say who and what
        self.open: int = 0  # steps on all stacks
        self.mover: int = -1  # the first seat that must decide, -1 if none
        self.over: bool = False
        self.reason: str = ""  # why it is over
        self.reveals: int = 0  # hidden things turned up so far; undo stops there
        self.events: list[Event] | None = None  # None: nobody listens
        self.cached_seat: int = -1  # the seat whose choices are in `answer`
        self.cached_choices: list[int] = NONE

    # -- what a title writes -----------------------------------------------------------------------

    def clone(self) -> State:
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> State:
        """A copy in which all cards that this seat cannot know are dealt anew; games without secrets leave this."""
        return self.clone()

    def score(self, seat: int) -> float:
        """How well this seat stands, between 0 and 1; what playouts and bots maximise."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How the game ended; asked only when it is over. The seats with the best score win, unless all have it."""
        scores = [self.score(seat) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return Outcome(tuple(scores), tuple(winners) if len(winners) < self.seats else (), self.reason)

    # -- asking ------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.over else [seat for seat in range(self.seats) if self.stacks[seat]]

    def may_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.permitted(seat)]

    def choices(self, seat: int) -> list[int]:
        """Answers to what this seat must decide; worked out once per decision. Not to be changed."""
        if self.cached_seat != seat:
            stack = self.stacks[seat]
            self.cached_choices = stack[-1].choices(self, seat) if stack and not self.over else NONE
            self.cached_seat = seat
        return self.cached_choices

    def permitted(self, seat: int) -> list[int]:
        """Answers to what this seat merely may do: worked out from the state, so there is nothing to withdraw."""
        step = self.permission
        return [] if step is None or self.over else [PERMITTED + choice for choice in step.choices(self, seat)]

    # -- acting ------------------------------------------------------------------------------------

    def take(self, seat: int, choice: int) -> None:
        """Apply a legal choice and what follows from it. Nothing is checked: see Game.choose."""
        self.cached_seat = -1
        if choice < PERMITTED:
            stack = self.stacks[seat]
            step = stack[-1]
            self.stacks[seat] = () if len(stack) == 1 else stack[:-1]
            self.open -= 1
            step.take(self, seat, choice)
        else:
            permission = self.permission
            assert permission is not None
            permission.take(self, seat, choice - PERMITTED)
            self.drop_moot()
        self.settle()

    def settle(self) -> None:
        """Let the script run until somebody must decide or the game is over; it may come from outside, and go on
        for ever."""
        cues = 0
        while self.open == 0 and self.script and not self.over:
            script = self.script
            self.script = script[:-1]
            script[-1].run(self)
            cues += 1
            if cues == MAX_CUES:
                raise endless()
        mover = -1
        if not self.over:
            for seat, stack in enumerate(self.stacks):
                if stack:
                    mover = seat
                    break
        self.mover = mover

    def push(self, seat: int, step: Step[Any]) -> None:
        """Ask this seat; what it was being asked waits beneath."""
        stack = self.stacks[seat]
        self.stacks[seat] = (*stack, step) if stack else (step,)
        self.open += 1
        self.cached_seat = -1

    def drop_moot(self) -> None:
        """Questions that have lost their reason fall away."""
        for seat in range(self.seats):
            while self.stacks[seat] and self.stacks[seat][-1].moot(self, seat):
                self.stacks[seat] = self.stacks[seat][:-1]
                self.open -= 1

    def offer(self, seat: int, step: Step[Any]) -> bool:
        """Push the step if it has an answer at all, keeping the list just worked out. Change nothing afterwards."""
        options = step.choices(self, seat)
        if not options:
            return False
        self.push(seat, step)
        self.cached_seat = seat
        self.cached_choices = options
        return True

    def schedule(self, *cues: Cue[Any]) -> None:
        """Put these before the rest of the script, in the order they will happen."""
        self.script += cues if len(cues) == 1 else cues[::-1]

    def shuffled(self, cards: list[int]) -> list[int]:
        """By the table's chance. Sorted first: which card lies where follows from chance alone."""
        deck = sorted(cards)
        if self.rng is not None:
            self.rng.shuffle(deck)
        return deck

    def end(self, reason: str) -> None:
        self.over = True
        self.reason = reason
        self.cached_seat = -1

    def emit(
        self, kind: str, seat: int, public: dict[str, Any] | None = None, private: dict[str, Any] | None = None
    ) -> None:
        """Guard calls in hot code with `if game.events is not None`."""
        if self.events is not None:
            self.events.append(Event(kind, seat, public or {}, private or {}))

    # -- copies and imagined worlds ------------------------------------------------------------------

    def copy_to(self, other: State) -> None:
        """The kernel's own fields, for `clone`; events are not copied: nobody listens to a copy."""
        other.stacks = self.stacks.copy()
        other.script = self.script
        other.permission = self.permission
        other.open = self.open
        other.mover = self.mover
        other.over = self.over
        other.reason = self.reason
        other.reveals = self.reveals
        other.cached_seat = self.cached_seat
        other.cached_choices = self.cached_choices
        if self.rng is not None:
            other.rng = self.rng.copy()

    def imagine(self, seat: int, rng: Rng) -> State:
        """A playable copy that this seat cannot tell from the truth; it follows from what the seat knows, and rng."""
        for _ in range(MAX_WORLDS):
            other = self.redeal(seat, rng)
            other.forget_private(seat, rng)
            if other.plausible(seat):
                break
        return other

    def plausible(self, seat: int) -> bool:
        """Whether the others can answer what they are being asked: that they can is public."""
        for other in range(self.seats):
            if other != seat and self.stacks[other] and not self.stacks[other][-1].possible(self, other):
                return False
        return True

    def forget_private(self, seat: int, rng: Rng) -> None:
        """In an imagined copy: forget others' private progress, the cached choices and the table's chance."""
        self.cached_seat = -1
        self.cached_choices = NONE
        if self.rng is not None:
            self.rng = Rng(int(rng.below(1 << 30)))
        for other in range(self.seats):
            if other != seat and self.stacks[other]:
                self.stacks[other] = tuple([step.public() for step in self.stacks[other]])


def endless() -> Exception:
    from captains_table.kernel.errors import TEXTS, EndlessGame  # errors speak with words, which are made of this

    return EndlessGame(TEXTS.sentence("endless", cues=MAX_CUES))


def playout(state: State, rng: Rng) -> int:
    """Play uniformly at random to the end; the number of decisions."""
    decisions = 0
    seat = state.mover
    while seat >= 0:
        options = state.choices(seat)
        if not options:
            break  # only in an imagined world that contradicts itself
        state.take(seat, options[rng.below(len(options))])
        decisions += 1
        seat = state.mover
    return decisions
