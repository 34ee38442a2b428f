"""What people may be called: names that can be seen, told apart from those of bots, and from each other at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from captains_table.bots.levels import LEVELS
from captains_table.server.errors import BadRequest

LONGEST = 24
LONGEST_WRITTEN = 200  # characters as they come, accents apart and spaces around: more are not even looked at
BOT_NAMES = ("Marlin", "Ondina", "Bo", "Tamsin", "Fitz")
# what is not seen although it counts as a letter, a mark or a symbol: fillers, joiners, blanks, selectors
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE0F)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
EMOJI_SELECTOR = "\ufe0f"  # asks for an emoji in colours
# may stand in one word: they look unlike
MIXABLE_SCRIPTS = {"LATIN", "HAN", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"}
ANY_SCRIPT = {"COMMON", "INHERITED"}


def read_name(text: str) -> str:
    """A name as it may be shown: one line of visible characters, no word that only looks like another, no bot's."""
    if len(text) > LONGEST_WRITTEN:  # to put accents in order takes the square of their number
        raise BadRequest("bad_name")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST or not _visible(name):
        raise BadRequest("bad_name")
    if any(_mixed(word) for word in name.split()):
        raise BadRequest("mixed_name")
    if skeleton(name) in _bots():
        raise BadRequest("bot_name")
    return name


def _visible(name: str) -> bool:
    """Every word begins with something to see: a mark alone would sit on what stands before the name."""
    if any(unicodedata.category(c)[0] == "C" or c in INVISIBLE for c in name):
        return False
    return all(unicodedata.category(word[0])[0] != "M" for word in name.split())


def _mixed(word: str) -> bool:
    scripts = {alias(c).upper() for c in word} - ANY_SCRIPT
    return len(scripts) > 1 and not scripts <= MIXABLE_SCRIPTS


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, or "Anna (2)" where somebody has one that looks the same."""
    taken = {skeleton(other) for other in others}
    wished = (name if n == 1 else f"{name} ({n})" for n in count(1))
    return next(each for each in wished if skeleton(each) not in taken)


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same (after Unicode's UTS 39), case and signs aside."""
    plain = unicodedata.normalize("NFKD", name.replace(EMOJI_SELECTOR, ""))
    letters = "".join(c for c in plain if unicodedata.category(c)[0] not in "PZ") or plain
    small = "".join(map(_looks_like, letters)).casefold()  # a capital I looks like l, so that i is as good as l, too
    return "".join(map(_looks_like, unicodedata.normalize("NFD", small))).replace("i", "l")


@cache
def _looks_like(character: str) -> str:
    """The table pairs each character with the one that stands for all that look like it, both ways."""
    pairs = confusables_data.get(character, [])
    if len(pairs) != 1:
        return character
    other: str = pairs[0]["c"].strip("\u200e")
    return other if len(confusables_data[pairs[0]["c"]]) > 1 else min(character, other)


@cache
def _bots() -> frozenset[str]:
    """Every bot in every language."""
    levels = (name for level in LEVELS.values() for name in level.name.values())
    return frozenset(skeleton(f"{level} {name}") for level in levels for name in BOT_NAMES)
