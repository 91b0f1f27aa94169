"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from mirabilia.server import app as app_module
from mirabilia.server.app import create_app
from mirabilia.server.settings import Settings
from mirabilia.server.store.sql import SqlStore
from tests.server.fakes import FakeLive

ORIGIN = "http://table.test"
NewClient = Callable[[], AsyncClient]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'mirabilia.sqlite'}"


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(address)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", rate_limits=False)


@pytest.fixture
async def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    """The application on a real database, with a stand-in for the live tables."""
    monkeypatch.setattr(app_module, "warm_up", lambda: None)
    app = create_app(settings, FakeLive)
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
async def new_client(app: FastAPI) -> AsyncIterator[NewClient]:
    """Browsers: each has its own cookies."""
    clients: list[AsyncClient] = []

    def make() -> AsyncClient:
        clients.append(AsyncClient(transport=ASGITransport(app), base_url=ORIGIN, headers={"Origin": ORIGIN}))
        return clients[-1]

    yield make
    for client in clients:
        await client.aclose()


@pytest.fixture
def client(new_client: NewClient) -> AsyncClient:
    return new_client()
