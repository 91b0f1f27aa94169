"""What the routes share: who asks, what is live, how often, and which errors there may be."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any, Protocol

from fastapi import Depends, Request, Response
from fastapi.security import APIKeyCookie

from .. import accounts, security
from ..limits import Limits
from ..schema import REFS
from ..store.base import Person, Store
from ..wire.messages import Lobby, Page
from ..wire.people import GameInfo
from ..wire.replays import Hint
from ..wire.tables import NewTable, TableInfo

COOKIE = APIKeyCookie(name=security.COOKIE, auto_error=False, description="The token of a session.")
WORTH_GZIP = 1000  # bytes
GZIP_LEVEL = 5


class LiveTables(Protocol):
    """What the routes need of the tables in memory; every method may raise a Refusal."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def forget(self, person: str) -> None: ...
    async def make(self, person: Person, new: NewTable) -> TableInfo: ...
    async def info(self, code: str, person: Person) -> TableInfo: ...
    async def hint(self, code: str, person: Person, seat: int) -> Hint: ...
    async def replay(self, code: str) -> bytes: ...
    async def record(self, code: str) -> str: ...
    async def replay_text(self, text: str) -> bytes: ...
    async def lobby(self, person: Person) -> Lobby: ...
    async def finished(self, person: Person, before: int | None) -> Page: ...
    def games(self) -> list[GameInfo]: ...


def _live(request: Request) -> Any:
    return request.app.state.live


def _store(request: Request) -> Any:
    return request.app.state.store


Live = Annotated[LiveTables, Depends(_live)]
Database = Annotated[Store, Depends(_store)]
Visitor = Annotated[Person, Depends(accounts.visitor)]
Known = Annotated[Person, Depends(accounts.person_of)]


def check_limit(request: Request, kind: str, person: str) -> None:
    """Refuse what comes too fast."""
    limits: Limits = request.app.state.limits
    limits.check(kind, person, security.address_of(request))


def limited(kind: str) -> Any:
    """A route that a visitor may not call too often."""

    async def check(request: Request, person: Visitor) -> None:
        check_limit(request, kind, person.id)

    return Depends(check)


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route for the OpenAPI document."""
    content = {"application/json": {"schema": {"$ref": REFS.format(model="Error")}}}
    return {status: {"description": MEANINGS[status], "content": content} for status in (*statuses, 500)}


MEANINGS = {
    401: "There is no session.",
    403: "Not allowed: wrong origin, wrong password, another person's thing.",
    404: "There is no such thing.",
    409: "Not possible as things are.",
    410: "Played with older rules.",
    413: "Too long.",
    422: "Not what the protocol says.",
    429: "Too fast; the header Retry-After says how long to wait.",
    500: "The server has failed.",
}
WRITE = (403, 413, 422, 429)  # what every write may be answered


def limited_by_address(kind: str) -> Any:
    """A route that needs no session, but may not be called too often either."""

    async def check(request: Request) -> None:
        check_limit(request, kind, "")

    return Depends(check)


async def zipped_json(request: Request, content: bytes) -> Response:
    """An answer that is compressed already."""
    is_zipped = "gzip" in request.headers.get("accept-encoding", "")
    if not is_zipped:
        content = await asyncio.to_thread(gzip.decompress, content)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_zipped else {})
    return Response(content, media_type="application/json", headers=headers)


MakeLive = Callable[..., LiveTables]
