"""Who is reading: the person of the session, the language, the colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from captains_table.kernel.texts import LANGUAGES
from captains_table.server.addresses import rate_limit_key
from captains_table.server.errors import NotSignedIn
from captains_table.server.people import SESSION_AGE, Person
from captains_table.server.registry import TableRegistry

AnyRequest = Request[Any, Any, State]
SESSION, DEVICE, LANGUAGE, THEME = "captain", "captain_device", "captain_language", "captain_theme"
MOST_WISHES = 20  # languages of a browser that are looked at
LONGEST_TOKEN = 64  # characters; ours have 43, and what was asked for is remembered for a while
AGE = int(SESSION_AGE.total_seconds())  # of a cookie; the session's is given again with each page


@dataclass(frozen=True)
class Visitor:
    """A reader of one request."""

    person: Person | None
    language: str
    theme: str
    address: str  # as limits count it
    token: str
    secure: bool
    device: str = ""  # by which an account knows this browser

    def require_person(self) -> Person:
        """The person; NotSignedIn if nobody has said who they are."""
        if self.person is None:
            raise NotSignedIn("say_name")
        return self.person

    @property
    def id(self) -> str:
        return "" if self.person is None else self.person.id

    def session_cookie(self, token: str) -> Cookie:
        """What opens a session in a browser; empty, it is taken away."""
        return self.cookie(SESSION, token, secret=True)

    def sign_in_cookies(self, token: str, device: str) -> list[Cookie]:
        """What somebody gets who has signed in."""
        return [self.session_cookie(token), self.cookie(DEVICE, device, secret=True)]

    def cookie(self, key: str, value: str, *, secret: bool = False) -> Cookie:
        age = AGE if value else 0
        return Cookie(key, value=value, httponly=secret, samesite="lax", secure=self.secure, max_age=age, path="/")


CurrentVisitor = NamedDependency[Visitor]  # as handlers are given it


async def provide_visitor(request: AnyRequest) -> Visitor:
    registry: TableRegistry = request.app.state.registry
    bearer = _header(request, b"authorization")
    token = _token(bearer[7:] if bearer.lower().startswith("bearer ") else _cookie(request, SESSION))
    person = await registry.people.person_of(token) if token else None
    return Visitor(
        person,
        language_of(request),
        theme_of(request),
        rate_limit_key(request.client.host) if request.client else "",
        token,
        request.scope["scheme"] == "https",
        _token(_cookie(request, DEVICE)),
    )


def _token(text: str) -> str:
    """What may be a token; empty if it cannot be one of ours."""
    return text if len(text) <= LONGEST_TOKEN else ""


def language_of(request: AnyRequest) -> str:
    """The language asked for, else the one chosen before, else the browser's first that we speak."""
    requested = request.query_params.get("lang") if request.scope["query_string"] else None
    for wish in (requested, _cookie(request, LANGUAGE)):
        if wish in LANGUAGES:
            return str(wish)
    for wish in _header(request, b"accept-language").split(",", MOST_WISHES)[:MOST_WISHES]:
        short = wish.split(";")[0].strip().lower()[:2]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


def theme_of(request: AnyRequest) -> str:
    theme = _cookie(request, THEME)
    return theme if theme in ("light", "dark") else ""


def _header(request: AnyRequest, name: bytes) -> str:
    """As it came: the framework would first read all of them, and that for every choice."""
    return next((value.decode("latin-1") for key, value in request.scope["headers"] if key == name), "")


def _cookie(request: AnyRequest, name: str) -> str:
    return request.cookies.get(name, "") if _header(request, b"cookie") else ""
