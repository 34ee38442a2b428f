"""Words and amounts that all parts of the view share."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Action = Literal[
    "DEVELOPMENT", "EXPERT", "SUPPLIES", "BLUEPRINTS", "SEGMENTS", "NEWSHIP", "GAINRES", "REFILLSILO", "SCHEDULE",
    "ADVERTISE", "DRAW", "REFILLAGENDA",
]  # fmt: skip
Resource = Literal["food", "oxygen", "fuel"]
GuestType = Literal["A", "R", "F"]
StopLetter = Literal["A", "R", "F", "D", "E"]  # a Destination, a Day in Space, Return to Earth
TrackGain = Literal["money", "ads", "resources"]  # what the icons of the Reputation track bring
Column = Literal["left", "center", "right"]  # where a half Cabin lies
Owner = int | Literal["neutral", "npc"]  # a seat, or nobody's seat


class Resources(Struct):
    """So many of each Resource."""

    food: int
    oxygen: int
    fuel: int


class Guests(Struct):
    """So many of each type."""

    A: int
    R: int
    F: int


class Gains(Struct):
    """What something brings; what it does not bring is not there."""

    money: int | UnsetType = UNSET
    ads: int | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    reputation: int | UnsetType = UNSET
    resources: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET


class DevelopmentCosts(Struct):
    """What the next Development of each row costs; null: none is left."""

    food: int | None
    oxygen: int | None
    fuel: int | None


class AdsByType(Struct):
    """Ads for a Guest of each type that is aboard."""

    A: int | UnsetType = UNSET
    R: int | UnsetType = UNSET
    F: int | UnsetType = UNSET


class TripStop(Struct):
    """A Stop of a Cruise and what it would bring as things stand."""

    stop: StopLetter
    vp: int | UnsetType = UNSET  # for each Guest scored there
    ads: AdsByType | UnsetType = UNSET
    gains: Gains | UnsetType = UNSET  # of a Day in Space
