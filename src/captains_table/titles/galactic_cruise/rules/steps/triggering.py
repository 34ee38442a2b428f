"""Segments of Specialized Blueprints (GX-14): Guests are sent to them on a Day in Space, and what they do then."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def activate_segment(game: GalacticCruise, seat: int, count: int) -> None:
    """X3"""
