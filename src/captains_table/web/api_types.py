"""What goes in and out of the API, typed; the OpenAPI description is made from it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from captains_table.server.lobby import SeatRequest

Code = Annotated[str, Meta(max_length=40)]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="A name for this submission: sent twice, it counts once.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="Seats are counted from 0.")]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]


class Me(Struct):
    """Who the server thinks you are."""

    name: str | None
    account: str | None
    language: str
    theme: str
    token: str | None = None


class Preferences(Struct, forbid_unknown_fields=True):
    """What you want to be called, and how you like the pages."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    language: str | None = None
    theme: str | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    account: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=400)]


class Password(Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=400)]


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=400)]
    new: Annotated[str, Meta(max_length=400)]


OptionValue = bool | int | str | Annotated[list[bool | int | str], Meta(max_length=60)]  # a set as a list or as text


class SeatsAndOptions(Struct, forbid_unknown_fields=True):
    """Seats and options to be checked."""

    seats: Annotated[int, Meta(ge=0, le=15)]
    options: dict[str, OptionValue]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    title: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatRequest], Meta(max_length=15)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    preset: Annotated[str, Meta(max_length=40)] = ""


class PlayNow(Struct, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=60)]


class Opened(Struct):
    code: str


class SitDown(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=200)] = ""


class SeatRef(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Ready(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    ready: bool


class FillSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] | None


class SubmittedChoice(Struct, forbid_unknown_fields=True):
    """One choice for one open decision; `decision` and `choice` are taken from the snapshot."""

    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=40)]
    choice: Notation
    key: Key
    instead: Annotated[bool, Meta(description="If it cannot be chosen now: instead of my latest choice.")] = False


class ChoiceQuery(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    choice: Notation


class WhyNot(Struct):
    """Why a wish cannot be granted; empty if it can. `instead`: it could be, if the latest choice is taken back."""

    why: str
    rule: str
    instead: bool


class Hint(Struct):
    """The choice that a bot would take; `decision` says for which question."""

    choice: str
    label: str
    target: str
    decision: str


class UndoRequest(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    key: Key


class Accepted(Struct):
    """`seq` counts what happened at the table."""

    seq: int


class Message(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]


class Mark(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    target: Annotated[str, Meta(max_length=60)] | None


class RecordUpload(Struct, forbid_unknown_fields=True):
    """A record to be shown: `eyes` is a seat number, "watch" or "open"."""

    record: Annotated[str, Meta(max_length=250_000)]
    eyes: Annotated[str, Meta(max_length=10)] = "open"


class PlayOn(Struct, forbid_unknown_fields=True):
    """A moment of a finished table (`code`) or of a record, to play on from."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    code: Code | None = None
    record: Annotated[str, Meta(max_length=250_000)] | None = None


class Done(Struct):
    done: bool = True


JsonObject = dict[str, Any]
