"""Everything a German reader meets is German."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import captains_table
from tests.browser.conftest import NewPlayer
from tests.browser.player import TITLE, Player
from tests.browser.positions import some_islands

SOURCES = Path(captains_table.__file__).parent
SHORT = 12  # shorter pieces are names, numbers, or the same word in both languages
TEXTS = """() => {
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (all.nextNode()) {
        const { currentNode: node } = all;
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (element.closest("[lang=en], script, style, noscript")) continue;
        if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
            found.push(element.getAttribute(name) ?? "");
        }
    }
    return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def sentences(data: Any, language: str) -> Iterator[str]:
    """Every text of this language in a TOML file."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key != language:
                yield from sentences(value, language)
            elif isinstance(value, dict):
                yield from value.values()
            else:
                yield str(value)
    elif isinstance(data, list):
        for each in data:
            yield from sentences(each, language)


@cache
def english() -> tuple[str, ...]:
    """Pieces of sentences, between their gaps, that only English texts have."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.toml")]
    german = "\n".join(text for data in files for text in sentences(data, "de"))
    pieces = {
        part.strip() for data in files for text in sentences(data, "en") for part in re.split(r"\{\w+\}|\n", text)
    }
    return tuple(sorted(piece for piece in pieces if len(piece) >= SHORT and " " in piece and piece not in german))


def only_german(player: Player) -> None:
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    texts: list[str] = player.page.evaluate(TEXTS)
    assert len(texts) > 5
    page = "\n".join(texts)
    left = [(text, piece) for piece in english() if piece in page for text in texts if piece in text]
    left += [(text, word[0]) for text in texts if (word := re.search(r"\b(the|your|you|with|and|turn|of)\b", text))]
    assert not left


def test_every_sentence_is_there_in_both() -> None:
    assert len(english()) > 300


def test_pages(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", language="de")
    anna.forgive("404")
    anna.open_table({"kind": "invited"})
    anna.open_table(*anna.bots(1), public=True)
    for path, sign in [
        ("/", ".pass"),
        (f"/set/{TITLE}", ".setup .plan"),
        ("/me", ".account-page"),
        ("/replay", ".record-input"),
        ("/rules", ".shelf"),
        *((f"/rules/{book}", ".spec") for id in captains_table.titles() for book in captains_table.title(id).rulebooks),
        ("/nowhere", "h1"),
        ("/t/heron-0000-0000", ".lost"),
    ]:
        anna.go(path)
        anna.page.locator(sign).first.wait_for()
        only_german(anna)


def test_a_table_from_the_lobby_to_the_end(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", language="de")
    code = anna.open_table({"kind": "invited"})
    anna.go(f"/t/{code}")
    anna.page.get_by_label(anna.say("lobby.link")).wait_for()
    anna.page.locator(".agreed").wait_for()
    only_german(anna)

    anna.play_on(some_islands())
    anna.asked()
    assert anna.snapshot()["game"]["prompt"] == anna.prompt.locator("strong").inner_text()
    only_german(anna)
    anna.wish("hand-12")
    anna.prompt.locator(".refusal").wait_for()
    only_german(anna)
    for tab in ("players", "log", "talk"):
        anna.tab(tab)
        only_german(anna)
    anna.button("table.menu").click()
    only_german(anna)
    anna.button("table.help").click()
    anna.page.locator("kbd").first.wait_for()
    only_german(anna)
    anna.page.keyboard.press("Escape")
    anna.post(f"/api/tables/{anna.code}/concede", seat=0)
    anna.page.locator(".result").wait_for()
    only_german(anna)
