"""Cruise Line: Caribbean!, a game of ships, fares and shares. Rules: docs/rules/cruise-line-caribbean.md."""

from captains_table.titles.cruise_line_caribbean.title import TITLE

__all__ = ["TITLE"]
