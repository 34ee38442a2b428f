"""Routes of the pages that the server draws whole: rules, credits, errors."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect, Template

from captains_table.web import rules_pages
from captains_table.web.pages import frame
from captains_table.web.visitor import AnyRequest, CurrentVisitor, Visitor, language_of, theme_of

REVALIDATED = CacheControlHeader(no_cache=True)


def _drawn(page: rules_pages.Page, visitor: Visitor) -> Template:
    name, context = page
    return Template(name, context={**frame(visitor, ""), **context})


@get("/rules", include_in_schema=False)
async def rules_index(visitor: CurrentVisitor) -> Template:
    return _drawn(rules_pages.rules_index(visitor.language), visitor)


@get("/rules/{title_id:str}", include_in_schema=False)
async def rules_page(title_id: FromPath[str], visitor: CurrentVisitor) -> Template:
    return _drawn(rules_pages.rules_page(title_id, visitor.language), visitor)


@get("/rules/{title_id:str}/{rule:str}", include_in_schema=False)
async def rule(title_id: FromPath[str], rule: FromPath[str]) -> Redirect:
    """A rule by its id, wherever it stands: what tables link to."""
    return Redirect(rules_pages.rule_address(title_id, rule))


@get("/credits", include_in_schema=False)
async def credits_page(visitor: CurrentVisitor) -> Template:
    return _drawn(rules_pages.credits_page(visitor.language), visitor)


def error_page(request: AnyRequest, status: int) -> Response[Any]:
    """An error as a page, for people who came by a link."""
    stranger = Visitor(None, language_of(request), theme_of(request), "", "", False)
    name, context = rules_pages.error_page(status, stranger.language)
    engine = request.app.template_engine
    assert engine is not None
    text = engine.get_template(name).render(**{**frame(stranger, ""), **context})
    return Response(text, status_code=status, media_type="text/html")


PAGES = [rules_index, rules_page, rule, credits_page]
