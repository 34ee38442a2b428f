"""Galactic Cruise, a game of Workers, walkways and rockets. Rules: docs/rules/galactic-cruise.md."""

from captains_table.titles.galactic_cruise.title import TITLE

__all__ = ["TITLE"]
