"""The rules of a title as a page to read: a spec of docs/rules becomes sections in which every rule can be linked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ENGLISH = "en"  # the language of the specs; editions in another lie in a folder of its name
RULE = r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?"  # TR-5.4, GC-9.7.2, GC-R3, RU-1
_DEFINED = re.compile(rf"\**({RULE})\**(?:\s+|$)")
_NUMBERED = re.compile(r"(\d+[a-z]?(?:\.\d+)?|[A-Z]\d+[a-z]?)\.?\s+(.+)")  # "12. Storms", "9.1 Build", "T6 Deal sizes"
_ASIDE = re.compile(r"(.+?)\s*\(((?:[^()]|\([^()]*\))*)\)")  # a heading, and where it comes from
_LISTED = re.compile(r"[A-Z]\d+[a-z]?")  # a table, ruling or option that has only a short name: T3b, R12, O4
# "TR-5.1 to 5.6" also means TR-5.6; sections, rulings, tables and short names are meant in the same book
_MENTION = re.compile(
    rf"\b({RULE})((?:(?:, | to | and | bis | und |/|–)\d+\.\d+\b)*)"
    r"|\b(section|ruling|Abschnitt|Festlegung) (\d+[a-z]?)\b"
    r"|(?:(?<=able )|(?<=ables )|(?<=\())([A-Z]\d+[a-z]?(?:, [A-Z]\d+[a-z]?)*)\b"
    r"|\b([A-Z]\d+)\b"
)
_SHORT = re.compile(r"\d+\.\d+")
_ENGLISH = {"Abschnitt": "section", "Festlegung": "ruling"}
_LISTS = re.compile("ruling|options|festlegungen|optionen")  # headings above rulings and options

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
# wide tables scroll by themselves, also by keyboard
_markdown.add_render_rule("table_open", lambda *_: '<div class="scroll" tabindex="0"><table>\n')
_markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")


@dataclass(frozen=True)
class Section:
    """One heading with all that stands below it."""

    id: str
    number: str
    title: str  # HTML, as all texts of a rulebook
    aside: str
    html: str
    inside: tuple[tuple[str, str, str], ...]  # id, number and title of the smaller headings


@dataclass(frozen=True)
class Book:
    """A spec, ready to be read."""

    id: str
    language: str
    title: str
    opening: str  # what stands before the first section
    sections: tuple[Section, ...]
    rules: int
    first: str  # the id of the first rule


@dataclass
class _Draft:
    """A spec whose rules have their anchors, but are not linked yet."""

    title: str
    tokens: list[Token]
    anchors: dict[str, str]  # what it is called in the text -> its id
    rules: int


def folder() -> Path:
    """Where the specs lie: in the package once installed, in docs/ in a checkout."""
    here = Path(__file__).resolve()
    installed = here.parents[1] / "rules"
    return installed if installed.is_dir() else here.parents[3] / "docs" / "rules"


@cache
def books() -> tuple[str, ...]:
    """The ids of all rulebooks: the names of their files."""
    return tuple(sorted(path.stem for path in folder().glob("*.md")))


def edition(id: str, language: str) -> str:
    """The language in which this book can be read: this one if there is such an edition, or else English."""
    return language if (folder() / language / f"{id}.md").is_file() else ENGLISH


@cache
def book(id: str, language: str) -> Book:
    """The rulebook with this id, its rules linked to each other and to those of the other books."""
    return read(_text(id, language), id, edition(id, language))


def read(text: str, id: str, language: str = ENGLISH) -> Book:
    """A spec in Markdown as a book."""
    draft = _draft(text)
    links = {name: f"#{anchor}" for name, anchor in draft.anchors.items()}
    for other in books():
        if other != id:
            for name, anchor in _stored(other, language).anchors.items():
                if re.fullmatch(RULE, name):
                    links.setdefault(name, f"/rules/{other}#{anchor}")
    for token in draft.tokens:
        if token.type == "inline":
            token.children = list(_linked(token.children or [], links))
    opening, *parts = _parts(draft.tokens)
    sections = tuple(_section(part) for part in parts)
    return Book(id, language, draft.title, _html(opening), sections, draft.rules, next(iter(draft.anchors), ""))


def has(id: str, rule: str) -> bool:
    """Whether this book has an anchor of this name, which is the same in every language."""
    return rule in _stored(id, ENGLISH).anchors.values()


@cache
def _stored(id: str, language: str) -> _Draft:
    return _draft(_text(id, language))


def _text(id: str, language: str) -> str:
    shelf = folder() if edition(id, language) == ENGLISH else folder() / language
    return (shelf / f"{id}.md").read_text(encoding="utf-8")


def _draft(text: str) -> _Draft:
    tokens = [token for token in _markdown.parse(text) if token.type != "hr"]
    defined = {at: id for at in range(len(tokens)) if (id := _defined(tokens, at))}
    letters = Counter(id.partition("-")[0] for id in defined.values() if "." in id)
    prefix = letters.most_common(1)[0][0] if letters else ""
    anchors = {id: id for id in defined.values()}
    title = heading = ""
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            heading = tokens[at + 1].content
            if not title:
                title = heading
            else:
                _mark_heading(token, tokens[at + 1], prefix, anchors)
        elif at in defined:
            _mark_rule(token, tokens[at + 2], defined[at])
        elif _LISTS.search(heading.lower()):
            _mark_listed(tokens, at, anchors)
    _mark_english(tokens)
    return _Draft(title, tokens[3:], anchors, letters[prefix])


def _defined(tokens: list[Token], at: int) -> str:
    """The rule that begins here: a list item or a table row that opens with its id."""
    token = tokens[at]
    if token.type in ("list_item_open", "tr_open") and tokens[at + 2].type == "inline":
        found = _DEFINED.match(tokens[at + 2].content)
        if found and (token.type == "list_item_open" or found.end() == len(tokens[at + 2].content)):
            return found[1]
    return ""


def _mark_listed(tokens: list[Token], at: int, anchors: dict[str, str]) -> None:
    """Rulings and options that have a number only: in a numbered list, or in the first column of a table."""
    token = tokens[at]
    if token.type == "list_item_open" and token.info:
        anchors[f"ruling {token.info}"] = f"ruling-{token.info}"
        token.attrSet("id", f"ruling-{token.info}")
    elif token.type == "tr_open" and _LISTED.fullmatch(tokens[at + 2].content):
        id = tokens[at + 2].content
        anchors[id] = id
        _mark_rule(token, tokens[at + 2], id)


def _mark_english(tokens: list[Token]) -> None:
    """The English words of a glossary in another language, for those who hear them read."""
    english = False
    for at, token in enumerate(tokens):
        if token.type == "thead_open":
            english = tokens[at + 3].content == "Englisch"
        elif token.type == "tr_open" and tokens[at + 1].type == "td_open" and english:
            tokens[at + 1].attrSet("lang", ENGLISH)


def _mark_rule(opening: Token, inline: Token, id: str) -> None:
    opening.attrSet("id", id)
    opening.attrSet("class", "rule")
    found = _DEFINED.match(inline.content)
    rest = inline.content[found.end() :] if found else ""
    inline.children = [*_anchor(f"#{id}", id, "rid"), *_inline(" " + rest)]


def _mark_heading(opening: Token, inline: Token, prefix: str, anchors: dict[str, str]) -> None:
    """Give a heading its id, and put its number and its aside apart (in `meta`)."""
    opening.tag = "h2" if opening.tag == "h1" else opening.tag
    found = _NUMBERED.fullmatch(inline.content)
    number, title = (found[1], found[2]) if found else ("", inline.content)
    aside = _ASIDE.fullmatch(title)
    title, note = (aside[1], aside[2]) if aside else (title, "")
    if number[:1].isdigit() and prefix:
        id = f"{prefix}-{number}"
        anchors.setdefault(id, id)
        anchors.setdefault(f"section {number}", id)
    else:
        id = number or re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        anchors.setdefault(f"table {number}", id)
    opening.attrSet("id", id)
    opening.meta = {"number": number, "title": _inline(title), "aside": _inline(note)}
    inline.children = _inline(title)
    if number:
        inline.children = [_raw(f'<span class="no">{number}</span> '), *inline.children]
    if note:
        inline.children = [*inline.children, _raw(' <small class="aside">'), *_inline(note), _raw("</small>")]


def _raw(html: str) -> Token:
    return Token("html_inline", "", 0, content=html)


def _inline(text: str) -> list[Token]:
    return _markdown.parseInline(text)[0].children or []


def _anchor(href: str, text: str, kind: str) -> list[Token]:
    label = Token("text", "", 0, content=text)
    return [Token("link_open", "a", 1, attrs={"class": kind, "href": href}), label, Token("link_close", "a", -1)]


def _linked(children: list[Token], links: dict[str, str]) -> Iterator[Token]:
    """The same words, with every rule they mention as a link."""
    inside = False
    for child in children:
        inside = child.type == "link_open" or (inside and child.type != "link_close")
        if child.type != "text" or inside:
            yield child
            continue
        done = 0
        for start, end, name in _mentions(child.content):
            if name in links:
                yield Token("text", "", 0, content=child.content[done:start])
                yield from _anchor(links[name], child.content[start:end], "ref")
                done = end
        yield Token("text", "", 0, content=child.content[done:])


def _mentions(text: str) -> Iterator[tuple[int, int, str]]:
    for found in _MENTION.finditer(text):
        rule, _, kind, number, tables, listed = found.groups()
        if rule:
            yield *found.span(1), rule
            for short in _SHORT.finditer(text, *found.span(2)):
                yield *short.span(), f"{rule.partition('-')[0]}-{short[0]}"
        elif kind:
            yield *found.span(), f"{_ENGLISH.get(kind, kind)} {number}"
        elif tables:
            for table in _LISTED.finditer(text, *found.span(5)):
                yield *table.span(), f"table {table[0]}"
        else:
            yield *found.span(), listed


def _parts(tokens: list[Token]) -> list[list[Token]]:
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            parts.append([])
        parts[-1].append(token)
    return parts


def _section(tokens: list[Token]) -> Section:
    heading, _, _, *rest = tokens
    inside = tuple(
        (str(token.attrGet("id")), token.meta["number"], _plain_text(token.meta["title"]))
        for token in rest
        if token.type == "heading_open"
    )
    meta = heading.meta
    return Section(
        str(heading.attrGet("id")),
        meta["number"],
        _plain_text(meta["title"]),
        _plain_text(meta["aside"]),
        _html(rest),
        inside,
    )


def _plain_text(children: list[Token]) -> str:
    return _html([Token("inline", "", 0, children=children)])


def _html(tokens: list[Token]) -> str:
    return str(_markdown.renderer.render(tokens, _markdown.options, {}))
