"""Tranquility / In aller Ruhe, by James Emmerson. Rules: docs/rules/tranquility.md."""

from captains_table.titles.tranquility.title import TITLE

__all__ = ["TITLE"]
