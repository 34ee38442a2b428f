"""The application: routes, what is shared between requests, and how refusals reach people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from jinja2 import Environment, FileSystemLoader
from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, InternalServerException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from captains_table.kernel.errors import CaptainError, IllegalChoice, NotYourTurn
from captains_table.server.autoplay import AutoPlayer
from captains_table.server.errors import (
    Misdirected,
    NotAllowed,
    NotFound,
    NotNow,
    NotSignedIn,
    TooMany,
    Unavailable,
    WorkerLost,
)
from captains_table.server.registry import TableRegistry
from captains_table.server.settings import Settings
from captains_table.web import encoded_json, logs, metrics, rules_routes
from captains_table.web.api_people import PeopleApi
from captains_table.web.api_replays import ReplaysApi
from captains_table.web.api_tables import TablesApi
from captains_table.web.api_titles import TitlesApi
from captains_table.web.guard import Guard
from captains_table.web.hosts import AllowedHosts
from captains_table.web.page_texts import say
from captains_table.web.pages import PAGES, STATIC
from captains_table.web.proxy import ProxyHeaders
from captains_table.web.view_schemas import RenderWithViews
from captains_table.web.visitor import AnyRequest, language_of, provide_visitor

HERE = Path(__file__).parent
LARGEST = 20_000  # bytes of a request, if its route does not say more, as where records are sent
STATUS: dict[type[CaptainError], int] = {  # the first that fits
    NotFound: 404,
    NotAllowed: 403,
    NotSignedIn: 401,
    TooMany: 429,
    Misdirected: 421,
    NotNow: 409,
    NotYourTurn: 409,
    Unavailable: 503,
    WorkerLost: 503,
}
logger = structlog.get_logger()


class AppRequest(AnyRequest):
    """A request; what cannot be decoded is the sender's mistake, however it was spoilt."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise SerializationException(str(error)) from None

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # whoever was sending went away
            raise ClientException from None


def refuse(request: AnyRequest, error: CaptainError) -> Response[Any]:
    """A wish that cannot be granted: a sentence in the reader's language, and the rule behind it."""
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)
    message = error.say(language_of(request))
    rule = error.rule if isinstance(error, IllegalChoice) else ""
    metrics.refusals.labels(type(error).__name__).inc()
    answer = _refusal(status, message) if isinstance(error, Misdirected) else _answer(request, status, message, rule)
    if isinstance(error, TooMany | Unavailable | WorkerLost):
        answer.headers["retry-after"] = str(error.wait)
    return answer


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown paths, wrong methods, malformed bodies."""
    language = language_of(request)
    status = error.status_code
    key = {404: "error.not_found", 405: "error.not_found", 413: "error.too_large"}.get(status, "error.malformed")
    message = say(key, language)
    if status == 400 and request.url.path.startswith("/api"):
        message = f"{message} {_problems(error)}".strip()
    return _answer(request, status, message)


def _problems(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict)) or error.detail


def fail(request: AnyRequest, error: Exception) -> Response[Any]:
    """Our own mistake: logged with its trace, answered without it."""
    logger.error("failed", path=request.url.path, exc_info=error)
    return _answer(request, 500, say("error.failed", language_of(request)))


def explain(request: AnyRequest, error: Exception) -> Response[Any]:
    return refuse(request, error) if isinstance(error, CaptainError) else fail(request, error)


def _answer(request: AnyRequest, status: int, message: str, rule: str = "") -> Response[Any]:
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api"):
        return rules_routes.error_page(request, status)
    return _refusal(status, message, rule)


def _refusal(status: int, message: str, rule: str = "") -> Response[Any]:
    return Response({"message": message, "rule": rule}, status_code=status, media_type=MediaType.JSON)


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the server and its database answer")
async def healthz(state: State) -> str:
    from sqlalchemy import text

    registry: TableRegistry = state.registry
    await registry.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def figures(state: State) -> Response[bytes]:
    registry: TableRegistry = state.registry
    metrics.tables.set(len(registry.live))
    metrics.streams.set(registry.streams)
    metrics.snapshots.inc(registry.snapshots)
    registry.snapshots = 0
    kind, _, _ = CONTENT_TYPE_LATEST.partition("; charset")  # the framework says it once more
    return Response(generate_latest(), media_type=kind)


def create_app(settings: Settings) -> Litestar:
    registry = TableRegistry(settings)
    AutoPlayer(registry)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        logs.listen(asyncio.get_running_loop())
        await registry.start()
        yield
        await registry.stop()

    environment = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=True)
    app = Litestar(
        route_handlers=[
            PeopleApi,
            TitlesApi,
            TablesApi,
            ReplaysApi,
            *PAGES,
            *rules_routes.PAGES,
            healthz,
            figures,
            create_static_files_router(
                path="/static", directories=[STATIC], include_in_schema=False, cache_control=rules_routes.REVALIDATED
            ),
        ],
        dependencies={"visitor": Provide(provide_visitor)},
        exception_handlers={CaptainError: refuse, HTTPException: refuse_http, Exception: fail},
        request_class=AppRequest,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude=encoded_json.PATHS),
        template_config=TemplateConfig(engine=JinjaTemplateEngine.from_environment(environment)),
        openapi_config=OpenAPIConfig(
            title="Captain's Table",
            version="1",
            path="/api/schema",
            render_plugins=[RenderWithViews(path="/openapi.json")],
            description="Everything the pages do, a program can do: see docs/api.md.",
        ),
        state=State({"registry": registry}),
        request_max_body_size=LARGEST,
        lifespan=[lifespan],
        logging_config=None,
        pdb_on_exception=False,
    )
    # a middleware would not see paths and methods that do not exist
    guard = Guard(app.asgi_handler, AllowedHosts(settings), registry.limits, explain)
    app.asgi_handler = ProxyHeaders(guard, settings.trust) if settings.trust else guard
    return app
