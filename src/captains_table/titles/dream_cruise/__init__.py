"""Dream Cruise, by Moritz Schuster and Malte Kischkel. Rules: docs/rules/dream-cruise.md."""

from captains_table.titles.dream_cruise.title import TITLE

__all__ = ["TITLE"]
