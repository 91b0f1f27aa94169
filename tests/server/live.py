"""A real server in this process, and people who talk to it over real connections."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mirabilia.cli.serve import LONGEST_MESSAGE
from mirabilia.server.app import create_app
from mirabilia.server.live.service import Live
from mirabilia.server.settings import Settings
from mirabilia.server.store.sql import SqlStore

PATIENCE = 60.0  # seconds until a test gives up; nothing else depends on time
Json = dict[str, Any]
Choice = Callable[[list[str]], str]


def first(actions: list[str]) -> str:
    """The simplest way to choose."""
    return actions[0]


class Server:
    """A server that runs, and its parts."""

    def __init__(self, settings: Settings) -> None:
        self.listener = socket.create_server(("127.0.0.1", settings.port or 0))
        self.port: int = self.listener.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            timeout_graceful_shutdown=5,
        )
        self._server = uvicorn.Server(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[self.listener]))
        self._browsers: list[httpx.AsyncClient] = []

    @property
    def live(self) -> Live:
        live: Live = self.app.state.live
        return live

    @property
    def store(self) -> SqlStore:
        store: SqlStore = self.app.state.store
        return store

    async def ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self._server.started:
                assert not self._task.done(), "the server did not start"
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        for browser in self._browsers:
            await browser.aclose()
        self._server.should_exit = True
        await self._task
        self.listener.close()

    async def person(self, name: str | None = None, token: str | None = None) -> Somebody:
        """A new guest, or whoever has a token; with a name, a registered person."""
        cookies = {"mirabilia": token} if token else {}
        http = httpx.AsyncClient(
            base_url=self.origin, headers={"Origin": self.origin}, cookies=cookies, timeout=PATIENCE
        )
        self._browsers.append(http)
        me = good(await http.get("/api/me"))
        if name is not None:
            credentials = {"name": name, "password": f"secret of {name}"}
            me = good(await http.post("/api/account/register", json=credentials))
        return Somebody(self.origin, http, me["id"])


@asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[Server]:
    """A server on the database in a folder; bots do not wait, and nothing is limited."""
    wanted = {"bot_delay": 0.0, "rate_limits": False, "bot_threads": 2} | settings
    server = Server(Settings(data=data, **wanted))
    await server.ready()
    try:
        yield server
    finally:
        await server.stop()


def good(response: httpx.Response) -> Json:
    """The body of an answer that is no error."""
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


def code_of(response: httpx.Response) -> str:
    """The code of an error."""
    assert response.status_code >= 400
    return str(response.json()["code"])


class Somebody:
    """A person with a browser."""

    def __init__(self, origin: str, http: httpx.AsyncClient, key: str) -> None:
        self.origin, self.http, self.id = origin, http, key

    @property
    def token(self) -> str:
        return next(cookie.value or "" for cookie in self.http.cookies.jar)

    async def make(self, **new: Any) -> str:
        """Make a table; its code."""
        return str(good(await self.http.post("/api/tables", json={"game": "duel"} | new))["code"])

    async def play_bot(self, **new: Any) -> str:
        return await self.make(bots=[{"seat": 1, "level": "normal"}], start=True, **new)

    async def table(self, code: str) -> Json:
        return good(await self.http.get(f"/api/tables/{code}"))

    def at(self, code: str, since: int | str = 0, **options: Any) -> Looking:
        """A connection to a table: `async with ann.at(code) as ann_there: ...`."""
        return Looking(self, f"/api/tables/{code}/live?since={since}", **options)

    def in_lobby(self) -> Looking:
        return Looking(self, "/api/lobby/live")


class Looking:
    """A connection, with everything that was ever sent over it."""

    ids = itertools.count(1)

    def __init__(self, person: Somebody, path: str, **options: Any) -> None:
        self.person, self.path, self.options = person, path, options
        self.raw: list[str] = []
        self.messages: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.update: Json = {}
        self.presence: Json = {}
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        self.socket = await connect(
            self.person.origin.replace("http", "ws") + self.path,
            origin=self.person.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"mirabilia={self.person.token}"},
            max_size=None,
            open_timeout=PATIENCE,
            **self.options,
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    # Hearing.

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.messages.append(message)
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "presence":
            self.presence = message
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    async def until(self, condition: Callable[[], object]) -> Self:
        """Hear until something is so."""
        while not condition():
            await self.hear()
        return self

    async def hear_update(self, condition: Callable[[Json], object] = lambda update: True) -> Json:
        """Hear until an update, perhaps one that has been heard already, is as wanted."""
        await self.until(lambda: self.update and condition(self.update))
        return self.update

    async def hear_all(self) -> Self:
        """Hear everything that is on its way."""
        count = sum(message["type"] == "pong" for message in self.messages)
        await self.socket.send('{"type": "ping"}')
        return await self.until(lambda: sum(one["type"] == "pong" for one in self.messages) > count)

    async def close_code(self) -> int:
        """Hear until the server ends the connection; its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            assert self.socket.close_code is not None
            return self.socket.close_code

    # Saying.

    async def send(self, kind: str, *, request: str | None = None, **fields: Any) -> str:
        """Send a command and do not wait; its id."""
        request = request or f"request-{next(self.ids)}"
        command = {"kind": kind, **fields}
        await self.socket.send(json.dumps({"type": "do", "id": request, "command": command}))
        return request

    async def ask(self, kind: str, *, request: str | None = None, **fields: Any) -> Json:
        """Send a command; the answer."""
        request = await self.send(kind, request=request, **fields)
        self.answers.pop(request, None)
        await self.until(lambda: request in self.answers)
        return self.answers[request]

    async def do(self, kind: str, *, request: str | None = None, **fields: Any) -> int:
        """Carry out a command; the version that has it, which has been seen then."""
        answer = await self.ask(kind, request=request, **fields)
        assert answer["type"] == "ack", answer
        version: int = answer["version"]
        await self.hear_update(lambda update: update["version"] >= version)
        return version

    async def refused(self, kind: str, *, request: str | None = None, **fields: Any) -> str:
        """The code with which a command is refused."""
        answer = await self.ask(kind, request=request, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["error"]["code"])

    # Playing.

    @property
    def version(self) -> int:
        return int(self.update["version"])

    @property
    def table(self) -> Json:
        table: Json = self.update["table"]
        return table

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    def view(self) -> Json:
        """The view of the one who is to act, or the first."""
        views: list[Json] = self.update["views"]
        return next((view for view in views if view["legal"]), views[0])

    async def act(self, action: str | None = None, choose: Choice = first) -> int:
        """Do something at a seat of mine that is to act."""
        view = self.view()
        action = action or choose(view["legal"])
        return await self.do("act", seat=view["seat"], action=action, moves=self.table["moves"])

    async def my_turn(self) -> bool:
        """Wait until I am to act, or the match is over."""
        await self.hear_update(
            lambda update: (
                update["table"]["status"] == "over" or any(view["legal"] for view in update["views"])
            )
        )
        return not self.is_over

    async def play_on(self, choose: Choice = first) -> None:
        """Play to the end."""
        while await self.my_turn():
            await self.act(choose=choose)

    def events(self) -> list[Json]:
        """All events, in the order in which they came."""
        return [event for one in self.messages if one["type"] == "update" for event in one["events"]]


async def play_to_the_end(*people: Looking, choose: Choice = first, most: int = 1000) -> None:
    """People play against each other until the match is over, or so many decisions are made."""
    for _ in range(most):
        for one in people:
            await one.hear_all()
        turn = next((one for one in people if one.view()["legal"]), None)
        if turn is None:
            return
        await turn.act(choose=choose)
