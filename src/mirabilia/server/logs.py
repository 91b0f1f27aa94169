"""Logs for operators: a line for each request, for sockets and for what goes wrong, as text or as JSON.

A line never has tokens, passwords, cookies, seeds, query strings or the codes of tables: routes are logged
as they are written in the program, without what stands in them.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import Metrics
from .problems import Refusal, answer
from .settings import LogFormat

log = logging.getLogger("mirabilia.server")
METHODS = ("GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS")
NORMAL, NO_CODE, FAILED = 1000, 1005, 1011  # why a socket has ended, if nobody says it
REFUSALS = range(4400, 4500)
CLOSE_CODES = (*range(1000, 1016), *REFUSALS)  # others, which clients may invent, count as one
QUIET_ROUTES = ("/health", "/metrics")
LOUD = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic", "aiosqlite", "asyncio")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Lines for a person."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        return f"{super().formatMessage(record)} {fields}".rstrip()


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says besides its message: `log.info("...", extra={"fields": {...}})`."""
    found: dict[str, Any] = getattr(record, "fields", {})
    return found


def set_up(form: LogFormat) -> None:
    """Log to stderr from now on; other libraries only what is wrong, because they log addresses in full."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.INFO)
    for name in LOUD:
        logging.getLogger(name).setLevel(logging.WARNING)


class Watch:
    """Middleware: logs and counts every request and every socket."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._watch_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, request, status = time.perf_counter(), secrets.token_hex(6), 0
        scope.setdefault("state", {})["request"] = request

        async def send_watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = request
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        finally:
            self._tell(scope, request, status, time.perf_counter() - start)

    async def _watch_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Logs when a socket is opened and why it ends."""
        start, code = time.perf_counter(), FAILED

        async def receive_watched() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code", NO_CODE)
            return message

        async def send_watched(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                self._tell_socket(scope, "socket opened", {})
            elif message["type"] == "websocket.close":
                code = message.get("code", NORMAL)
            await send(message)

        self.metrics.sockets.inc()
        try:
            await self.app(scope, receive_watched, send_watched)
        finally:
            self.metrics.sockets.dec()
            label = str(code) if code in CLOSE_CODES else "other"
            self.metrics.closed_sockets.labels(_route(scope), label).inc()
            seconds = time.perf_counter() - start
            said = "socket refused" if code in REFUSALS else "socket closed"
            self._tell_socket(scope, said, {"code": code, "s": round(seconds, 1)})

    def _tell_socket(self, scope: Scope, said: str, fields: dict[str, Any]) -> None:
        person = scope.get("state", {}).get("person")
        log.info(said, extra={"fields": {"route": _route(scope), **fields, "person": person}})

    def _tell(self, scope: Scope, request: str, status: int, seconds: float) -> None:
        route, method = _route(scope), scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        if route not in QUIET_ROUTES:
            fields = {
                "request": request,
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "person": scope.get("state", {}).get("person"),
            }
            log.info("request", extra={"fields": fields})


def _route(scope: Scope) -> str:
    """The pattern of the route that a request has met."""
    route = scope.get("route")
    return getattr(route, "path", None) or "(none)"


class Failures:
    """Middleware: logs what the program does wrong, and tells the client no details."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except Exception:
            request = scope.get("state", {}).get("request")
            log.exception("failed", extra={"fields": {"request": request, "route": _route(scope)}})
            if has_begun or scope["type"] != "http":
                raise  # only the server can break an answer off
            await answer(Refusal("failed", f"the server has failed in request {request}", 500))(
                scope, receive, send
            )
