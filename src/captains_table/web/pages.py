"""The pages: a frame from the server, drawn in the browser; rules and credits complete from the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import File, Redirect, Template

from captains_table.kernel.errors import UnknownTitle
from captains_table.server.errors import NotFound
from captains_table.server.table import known_title
from captains_table.titles import title as find_title
from captains_table.web.page_texts import client_texts, say
from captains_table.web.visitor import CurrentVisitor, Visitor

STATIC = Path(__file__).with_name("static")
TABLE_SHEETS = ["shell/table", "shell/telling", "pages/lobby/index", "pages/result/index"]
BOARD_FILE = re.compile(r"/((?:[a-z-]{1,40}/){0,3}[a-z-]{1,40}(\.js|\.css|\.svg))")
BOARD_FILES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
REVALIDATED = {"cache-control": "no-cache"}  # always asked for again, answered "not modified" when it is not


def frame(visitor: Visitor, heading: str, **more: Any) -> dict[str, Any]:
    """What every page's frame needs."""
    person = visitor.person
    me = {
        "name": person.name if person else None,
        "account": person.account if person else None,
        "language": visitor.language,
        "theme": visitor.theme,
    }
    _, edition = client_texts(visitor.language)
    return {
        "lang": visitor.language,
        "theme": visitor.theme,
        "me": msgspec.json.encode(me).decode(),
        "texts_url": f"/texts/{visitor.language}/{edition}.json",
        "heading": heading,
        "description": say("frame.description", visitor.language),
        "noscript": say("frame.noscript", visitor.language),
        "body_class": "",
        "data": {},
        "sheets": [],
        "scripts": [],
        **more,
    }


def rendered(visitor: Visitor, page: str, heading: str, sheets: list[str], **data: str) -> Template:
    links = [f"/static/{name}.css" for name in sheets]
    context = frame(
        visitor, heading, sheets=links, scripts=[f"/static/pages/{page}/index.js"], data=data, body_class=f"page-{page}"
    )
    cookies = (
        [visitor.session_cookie(visitor.token)] if visitor.person else []
    )  # it lasts as long as the session now does
    return Template("page.html", context=context, cookies=cookies)


@get("/", include_in_schema=False)
async def home(visitor: CurrentVisitor) -> Template:
    return rendered(visitor, "home", say("frame.home", visitor.language), ["pages/home/index"])


@get("/set/{title_id:str}", include_in_schema=False)
async def set_table(title_id: FromPath[str], visitor: CurrentVisitor) -> Template:
    title = known_title(title_id)
    return rendered(visitor, "setup", title.name[visitor.language], ["pages/setup/index"], title=title.id)


@get("/t/{code:str}", include_in_schema=False)
async def table(code: FromPath[str], visitor: CurrentVisitor, state: State) -> Template:
    """Found or not: the page itself asks for the table and says kindly if there is none."""
    return rendered(visitor, "table", say("frame.table", visitor.language), TABLE_SHEETS, code=code[:40])


@get(["/replay", "/film"], include_in_schema=False)
async def replay(visitor: CurrentVisitor) -> Template:
    return rendered(
        visitor, "replay", say("frame.replay", visitor.language), ["shell/table", "shell/telling", "pages/result/index"]
    )


@get("/me", include_in_schema=False)
async def me(visitor: CurrentVisitor) -> Template:
    return rendered(visitor, "me", say("frame.me", visitor.language), ["pages/me/index"])


@get("/texts/{language:str}/{edition:str}", include_in_schema=False)
async def texts(language: FromPath[str], edition: FromPath[str]) -> Response[bytes]:
    if language not in ("en", "de"):
        raise NotFound("no_title")
    data, current = client_texts(language)
    kept = "public, max-age=31536000, immutable" if edition == f"{current}.json" else "no-cache"
    return Response(data, media_type="application/json", headers={"cache-control": kept})


@route("/titles/{title_id:str}/board/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def board_file(title_id: FromPath[str], path: FromPath[Path]) -> File:
    """A title's own board and art, from its folder `board`: plain names of a few kinds only."""
    try:
        folder = find_title(title_id).folder
    except UnknownTitle:
        folder = None
    plain = BOARD_FILE.fullmatch(str(path))
    file = folder / "board" / plain[1] if folder is not None and plain is not None else None
    if file is None or plain is None or not file.is_file():
        raise NotFound("no_title")
    return File(file, media_type=BOARD_FILES[plain[2]], content_disposition_type="inline", headers=REVALIDATED)


@get("/titles/{title_id:str}/cards.json", include_in_schema=False)
async def title_cards(title_id: FromPath[str], state: State) -> Response[bytes]:
    """What is printed on a title's cards, as this house plays with them."""
    data = msgspec.json.encode(known_title(title_id).catalogue(state.registry.packs))
    return Response(data, media_type="application/json", headers=REVALIDATED)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    return Redirect("/static/assets/favicon.svg")


PAGES = [home, set_table, table, replay, me, texts, title_cards, board_file, favicon]
