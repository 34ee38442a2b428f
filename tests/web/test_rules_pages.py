"""The pages to read: every rule can be linked, every link leads somewhere, and nothing is smuggled in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from captains_table.kernel.texts import LANGUAGES
from captains_table.server.errors import NotFound
from captains_table.titles import title, titles
from captains_table.web import rulebook, rules_pages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "captains_table" / "web"
HOUSE = [name for name in titles() if title(name).folder]  # not those that other tests bring along
BOOKS = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))
ERRORS = (403, 404, 429, 500, 418, 503)

environment = Environment(loader=FileSystemLoader(WEB / "templates"), autoescape=True, undefined=StrictUndefined)
FRAME = {"theme": "", "me": "{}", "texts_url": "/texts", "data": {}, "noscript": ""}


@cache
def draw(kind: str, language: str, name: str = "") -> str:
    """A whole page as HTML."""
    template, context = {
        "index": lambda: rules_pages.rules_index(language),
        "rules": lambda: rules_pages.rules_page(name, language),
        "credits": lambda: rules_pages.credits_page(language),
        "error": lambda: rules_pages.error_page(int(name), language),
    }[kind]()
    return environment.get_template(template).render(FRAME | context)


def pages(language: str) -> dict[str, str]:
    drawn = {"/rules": draw("index", language), "/credits": draw("credits", language)}
    drawn |= {f"/rules/{name}": draw("rules", language, name) for name in BOOKS}
    return drawn | {f"/error/{status}": draw("error", language, str(status)) for status in ERRORS}


def ids(page: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', page)


def test_every_spec_is_a_book() -> None:
    assert list(rulebook.books()) == BOOKS
    assert sorted(book for name in HOUSE for book in title(name).rulebooks) == BOOKS
    assert all(title(name).rulebooks[0] == name for name in HOUSE)  # the base game comes first


def test_a_rule_is_found_in_any_book_of_its_title() -> None:
    second = "galactic-cruise-solo-expansions"
    assert rules_pages.rule_address("galactic-cruise", "GC-4.2") == "/rules/galactic-cruise#GC-4.2"
    assert rules_pages.rule_address("galactic-cruise", "GX-4.22") == f"/rules/{second}#GX-4.22"
    assert rules_pages.rule_address("galactic-cruise", "RX-6") == f"/rules/{second}#RX-6"
    for unknown in ("TR-4.1", "GC-99", '"><script>', "//evil.example"):
        assert rules_pages.rule_address("galactic-cruise", unknown) == "/rules/galactic-cruise"
    with pytest.raises(NotFound):
        rules_pages.rule_address("chess", "GC-4.2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_books_of_a_title_lead_to_each_other(language: str) -> None:
    first, second = title("galactic-cruise").rulebooks
    for page in (draw("index", language), draw("rules", language, first)):
        assert f'href="/rules/{second}"' in page
    assert f'href="/rules/{first}"' in draw("rules", language, second)


@pytest.mark.parametrize("name", BOOKS)
def test_every_rule_is_an_anchor_once(name: str) -> None:
    spec = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    defined = re.findall(r"^ *- \**([A-Z]{2}-[0-9.]+[a-z]?)\** ", spec, re.MULTILINE)
    defined += re.findall(r"^\| *((?:RU|RX|GC)-R?[0-9]+) *\|", spec, re.MULTILINE)
    assert len(defined) > 100
    found = ids(draw("rules", "en", name))
    assert [rule for rule in defined if found.count(rule) != 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    drawn = pages(language)
    known = {"", "/", "/replay", *(f"/set/{name}" for name in HOUSE), *drawn}
    for address, page in drawn.items():
        own = ids(page)
        assert len(own) == len(set(own)), address
        for link in re.findall(r'\shref="([^"]*)"', page):
            path, _, anchor = link.partition("#")
            if path.startswith("/static/"):
                file = WEB / path.removeprefix("/")
                assert file.is_file(), f"{address}: {link}"
                assert not anchor or f'id="{anchor}"' in file.read_text(encoding="utf-8"), f"{address}: {link}"
            else:
                assert path in known, f"{address}: {link}"
                assert not anchor or anchor in ids(drawn[path or address]), f"{address}: {link}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_obey_the_strict_policy(language: str) -> None:
    for address, page in pages(language).items():
        assert not re.search(r"\sstyle=|<style|\son\w+=|javascript:|data:|https?://(?!www\.w3\.org)", page), address
        assert all("src=" in script for script in re.findall(r"<script[^>]*>", page)), address


def test_raw_html_is_escaped() -> None:
    spec = (
        "# Game\n\n<i>hello</i>\n\n## 1. A <b>part</b> (<u>R</u>)\n\n- AB-1.1 <script>alert(1)</script>\n\n<hr id=x>\n"
    )
    book = rulebook.read(spec, "game")
    part = book.sections[0]
    shown = book.opening + part.title + part.aside + part.html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in shown
    assert not re.search(r"<(i|b|u|hr|script)\b", shown)


def test_mentions_are_links() -> None:
    spec = (
        "# Game\n\n## 1. Terms (R)\n\n- AB-1.1 See AB-2.1 to 2.3 and section 2, table T1, not AB-9.9 or `AB-2.1`.\n"
        "- **AB-1.2** Like TR-5.4 elsewhere.\n\n## 2. More\n\n- AB-2.1 One.\n- AB-2.3 Two (ruling 1).\n\n"
        "### T1 Numbers (D)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Rulings\n\n1. Why.\n"
    )
    first, second, rulings = rulebook.read(spec, "game").sections
    assert (first.id, first.number, first.title, first.aside) == ("AB-1", "1", "Terms", "R")
    for link in ("#AB-2.1", "#AB-2.3", "#AB-2", "#T1", "/rules/tranquility#TR-5.4"):
        assert f'class="ref" href="{link}"' in first.html
    assert "not AB-9.9 or <code>AB-2.1</code>" in first.html
    assert '<li id="AB-1.2" class="rule"><a class="rid" href="#AB-1.2">AB-1.2</a> Like' in first.html
    assert second.inside == (("T1", "T1", "Numbers"),)
    assert 'href="#ruling-1"' in second.html and '<li id="ruling-1">' in rulings.html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOUSE)
def test_two_minutes_in_both_languages(name: str, language: str) -> None:
    page = draw("rules", language, name)
    primer = rules_pages.rules_page(name, language)[1]["primer"]
    assert primer is not None
    for step in primer["steps"]:
        assert step["title"][language] in page and step["text"][language] in page
        assert f'id="primer-{step["picture"]}"' in page
        assert all(rule in ids(page) for rule in step["rules"])
    words = sum(len(step["text"][language].split()) for step in primer["steps"])
    assert words < 300, "longer than two minutes"


def rules_of(page: str) -> list[str]:
    """What is numbered in a book, rulings and options included."""
    return re.findall(r'<(?:li|tr) id="([^"]+)"', page)


@pytest.mark.parametrize("name", BOOKS)
def test_the_german_edition_has_every_rule(name: str) -> None:
    english, german = draw("rules", "en", name), draw("rules", "de", name)
    assert rules_of(german) == rules_of(english) and len(rules_of(german)) > 100
    text = re.sub(r'<td lang="en">[^<]*</td>', "", german)  # of the glossary
    assert text != german and 'lang="en"' not in text and "auf Englisch" not in text


def test_what_there_is_in_english_only_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    english = rulebook.book("tranquility", "en")
    monkeypatch.setattr(rulebook, "book", lambda id, language: english)
    template, context = rules_pages.rules_page("tranquility", "de")
    german = environment.get_template(template).render(FRAME | context)
    assert "Der vollständige Regeltext ist auf Englisch" in german and '<div lang="en">' in german
    assert "auf Englisch" not in draw("rules", "en", "tranquility")


def test_german_mentions_are_links() -> None:
    spec = (
        "# Spiel\n\n## 1. Begriffe\n\n- AB-1.1 Siehe AB-2.1 bis 2.3 und Abschnitt 2 (Festlegung 1).\n\n"
        "## 2. Mehr\n\n- AB-2.1 Eins.\n- AB-2.3 Zwei.\n\n## Festlegungen\n\n1. Darum.\n"
    )
    first = rulebook.read(spec, "game", "de").sections[0]
    for link in ("#AB-2.1", "#AB-2.3", "#AB-2", "#ruling-1"):
        assert f'class="ref" href="{link}"' in first.html


def test_unknown_rules_are_refused() -> None:
    for name in ("chess", "", "../tranquility", "tranquility.md"):
        with pytest.raises(NotFound):
            rules_pages.rules_page(name, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_say_what_is_safe_and_what_to_do(language: str) -> None:
    texts = set()
    for status in (403, 404, 429, 500):
        page = draw("error", language, str(status))
        assert str(status) in page and '<svg class="scene"' in page and "<script" not in page
        texts |= set(re.findall(r"<(?:h1|dd|p class=\"lead\")[^>]*>([^<]+)<", page))
    assert len(texts) == 16
    assert draw("error", language, "418").count("<dd>") == 2


def test_licences_are_kept() -> None:
    assert (WEB / "static" / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert "SIL OPEN FONT LICENSE Version 1.1" in (WEB / "static/assets/fonts/OFL.txt").read_text(encoding="utf-8")
    people = ("James Emmerson", "Moritz Schuster", "Koltin Thompson")
    for language in LANGUAGES:
        page = draw("credits", language)
        for name in (*people, "assets/fonts/OFL.txt", "assets/icons-LICENSE.txt"):
            assert name in page


def test_every_icon_is_there() -> None:
    known = set(re.findall(r'<symbol id="([^"]+)"', (WEB / "static/assets/icons.svg").read_text(encoding="utf-8")))
    for script in sorted((WEB / "static").rglob("*.js")):
        used = set(re.findall(r'\$\{Icon\} name="([^"]+)"', script.read_text(encoding="utf-8")))
        assert used <= known, script


def test_dark_is_the_same_by_system_and_by_choice() -> None:
    tokens = (WEB / "static/theme/tokens.css").read_text(encoding="utf-8")
    asked, chosen = (
        tokens.rindex(each) for each in (':root:not([data-theme="light"]) {', ':root[data-theme="dark"] {')
    )
    blocks = [re.findall(r"--[\w-]+: [^;]+", tokens[at : tokens.index("}", at)]) for at in (asked, chosen)]
    assert blocks[0] == blocks[1] and len(blocks[0]) > 30
