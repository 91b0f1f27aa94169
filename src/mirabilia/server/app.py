"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi
from starlette.middleware.gzip import GZipMiddleware

from .. import __version__
from . import problems
from .api import operations, people, tables
from .api.common import GZIP_LEVEL, WORTH_GZIP, MakeLive
from .bus import LocalBus
from .limits import Limits
from .logs import Failures, Watch
from .metrics import Metrics
from .schema import with_extra_schemas
from .security import Guard
from .settings import Settings
from .store.base import Store
from .store.sql import SqlStore
from .warmth import warm_up
from .web import WebApp

DESCRIPTION = "Board games online. The live tables speak over sockets: see docs/protocol.md."


def create_app(settings: Settings, make_live: MakeLive | None = None) -> FastAPI:
    """The server as an ASGI application; `make_live` is for tests."""
    app = FastAPI(
        title="Mirabilia",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    metrics = Metrics()
    store: Store = SqlStore(settings.database)
    app.state.settings, app.state.metrics, app.state.store = settings, metrics, store
    app.state.limits = Limits(settings.rate_limits)
    app.state.bus = LocalBus()
    app.state.live = (make_live or _live())(store, app.state.bus, settings, metrics)
    for router in (people.router, tables.router, operations.router):
        app.include_router(router)
    if make_live is None:
        from .live.sockets import router as sockets

        app.include_router(sockets, include_in_schema=False)
    _add_openapi(app)
    app.mount("/", WebApp(), name="web")
    problems.install(app)
    app.add_middleware(Failures)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_GZIP, compresslevel=GZIP_LEVEL)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Watch, metrics=metrics)
    return app


def _live() -> MakeLive:
    from .live.service import Live

    return Live


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    state = app.state
    await asyncio.gather(asyncio.to_thread(warm_up), state.store.open())
    lag = asyncio.create_task(state.metrics.watch_loop())
    try:
        await state.live.start()
        yield
        await state.live.stop()
    finally:
        lag.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await lag
        await state.store.close()


def _add_openapi(app: FastAPI) -> None:
    """The document with the types of sockets and games; made once, in a thread: it loads the rules."""

    @cache
    def document() -> dict[str, Any]:
        return with_extra_schemas(
            get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        )

    @cache
    def text() -> bytes:
        return json.dumps(document()).encode()

    async def get_document() -> Response:
        return Response(await asyncio.to_thread(text), media_type="application/json")

    app.openapi = document  # type: ignore[method-assign]
    app.add_api_route("/api/openapi.json", get_document, include_in_schema=False)
