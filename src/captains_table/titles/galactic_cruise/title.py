"""Galactic Cruise: what it is and the functions that make it up, found in this folder."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.loader import load_title

TITLE: Final = load_title("captains_table.titles.galactic_cruise")
