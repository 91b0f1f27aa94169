"""Routes, their document, and the web app's files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

import mirabilia
from mirabilia.server.app import create_app
from mirabilia.server.settings import Settings
from mirabilia.server.web import WebApp
from tests.server.conftest import ORIGIN
from tests.server.fakes import REPLAY, TABLE, FakeLive

pytestmark = pytest.mark.anyio

AT_TABLE = f"/api/tables/{TABLE.code}"


async def test_tables(client: AsyncClient) -> None:
    assert (await client.get("/api/games")).json() == []
    assert (await client.get("/api/lobby")).json() == {"type": "lobby", "open": [], "live": [], "mine": []}
    made = await client.post("/api/tables", json={"game": "duel", "start": False})
    assert made.json() == TABLE.model_dump(mode="json")
    assert (await client.get(AT_TABLE)).json() == made.json()
    hint = (await client.post(f"{AT_TABLE}/hint", json={"seat": 1})).json()
    assert hint["seat"] == 1 and hint["action"] == "build baths"
    assert (await client.get("/api/me/tables?before=17")).json() == {"tables": [], "next": 17}
    record = await client.get(f"{AT_TABLE}/record")
    assert record.text == "mirabilia match 1\n" and record.headers["content-type"].startswith("text/plain")
    assert "attachment" in record.headers["content-disposition"]


async def test_replays_are_compressed(client: AsyncClient) -> None:
    for response in (
        await client.get(f"{AT_TABLE}/replay"),
        await client.post("/api/replay", json={"text": "mirabilia match 1"}),
    ):
        assert response.json() == REPLAY.model_dump(mode="json")
        assert response.headers["content-encoding"] == "gzip"
    plain = await client.get(f"{AT_TABLE}/replay", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == REPLAY.model_dump(mode="json")


@pytest.mark.parametrize(
    "method, path, body, status, code",
    [
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("GET", "/api", None, 404, "not_found"),
        ("GET", "/api/tables/nowhere", None, 404, "not_found"),
        ("GET", "/api/tables/" + "x" * 65, None, 422, "bad_request"),
        ("GET", "/api/tables/other/replay", None, 409, "not_now"),
        ("POST", "/api/tables/nowhere/hint", {"seat": 0}, 404, "not_found"),
        ("POST", f"{AT_TABLE}/hint", {"seat": 99}, 422, "bad_request"),
        ("POST", "/api/tables", {"game": "chess"}, 422, "invalid_setup"),
        ("POST", "/api/tables", {"game": "duel", "unknown": 1}, 422, "bad_request"),
        ("POST", "/api/tables", [], 422, "bad_request"),
        ("POST", "/api/replay", {"text": "hello"}, 422, "invalid_notation"),
        ("GET", "/api/me/tables?before=x", None, 422, "bad_request"),
        ("GET", "/api/me/tables?before=99999999999999999999", None, 422, "bad_request"),
        ("PUT", "/api/me", {}, 404, "not_found"),
        ("POST", "/", {}, 405, "bad_request"),
        ("GET", "/api/tables/broken", None, 500, "failed"),
    ],
)
async def test_errors(client: AsyncClient, method: str, path: str, body: Any, status: int, code: str) -> None:
    response = await client.request(method, path, json=body)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert set(response.json()) == {"code", "message", "values"}


async def test_bodies_that_are_not_json(client: AsyncClient) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"[" * 10_000):
        response = await client.post(
            "/api/tables", content=content, headers={"Content-Type": "application/json"}
        )
        assert response.status_code in (400, 422) and response.json()["code"] == "bad_request"


async def test_operations(client: AsyncClient) -> None:
    assert (await client.get("/health")).json() == {"status": "ok", "version": mirabilia.__version__}
    metrics = await client.get("/metrics")
    assert 'mirabilia_requests_total{method="GET",route="/health",status="200"} 1.0' in metrics.text
    for name in ("sockets", "rooms", "append_seconds_count", "loop_lag_seconds_count"):
        assert f"mirabilia_{name}" in metrics.text
    assert "set-cookie" not in metrics.headers  # operators are no visitors


async def test_health_tells_a_database_that_does_not_answer(
    app: FastAPI, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        raise OSError("disk")

    monkeypatch.setattr(app.state.store, "check", check)
    response = await client.get("/health")
    assert response.status_code == 500 and response.json()["code"] == "failed"


async def test_live_tables_start_and_stop_with_the_server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.app.warm_up", lambda: None)
    app = create_app(settings, FakeLive)
    async with app.router.lifespan_context(app):
        assert app.state.live.calls == ["start"]
    assert app.state.live.calls == ["start", "stop"]


# The document.


async def test_the_document_is_complete(client: AsyncClient, app: FastAPI) -> None:
    response = await client.get("/api/openapi.json")
    document = response.json()
    assert document == json.loads(json.dumps(app.openapi()))
    names = []
    for path, methods in document["paths"].items():
        assert path in ("/health", "/metrics") or path.startswith("/api/")
        for method, operation in methods.items():
            names.append(operation["operationId"])
            assert operation["summary"] and operation["tags"]
            good = {status: answer for status, answer in operation["responses"].items() if status < "300"}
            assert good and all(status == "204" or answer["content"] for status, answer in good.items())
            bad = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
            assert "500" in bad and (method == "get" or {"403", "413", "422", "429"} <= set(bad))
            for answer in bad.values():
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Error"}
    assert len(names) == len(set(names)) == 18
    schemas = document["components"]["schemas"]
    assert {"TableUpdate", "Do", "Lobby", "Replay", "Hint", "Me", "DuelState"} <= set(schemas)
    assert "HTTPValidationError" not in schemas and "mirabilia" in str(
        document["components"]["securitySchemes"]
    )
    references = json.dumps(document).split('"$ref": "#/components/schemas/')[1:]
    assert {reference.partition('"')[0] for reference in references} <= set(schemas)


async def test_no_page_of_another_host(client: AsyncClient) -> None:
    for path in ("/docs", "/redoc"):
        assert "swagger" not in (await client.get(path)).text.lower()


# Files of the web app.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>home")
    (folder / "sw.js").write_text("worker")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc.js").write_text("code")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.mark.parametrize(
    "path, status, text, cache",
    [
        ("/", 200, "<p>home", "no-cache"),
        ("/index.html", 200, "<p>home", "no-cache"),
        ("/table/olive-harbor", 200, "<p>home", "no-cache"),
        ("/sw.js", 200, "worker", "no-cache"),
        ("/manifest.webmanifest", 200, "{}", "no-cache"),
        ("/assets/index-abc.js", 200, "code", "public, max-age=31536000, immutable"),
        ("/%2e%2e/secret.txt", 200, "<p>home", "no-cache"),
    ],
)
async def test_files(folder: Path, path: str, status: int, text: str, cache: str) -> None:
    app = FastAPI()
    app.mount("/", WebApp(folder))
    async with AsyncClient(transport=ASGITransport(app), base_url=ORIGIN) as client:
        response = await client.get(path)
        assert (response.status_code, response.text) == (status, text)
        assert response.headers["cache-control"] == cache
        again = await client.get(path, headers={"If-None-Match": response.headers["etag"]})
        assert again.status_code == 304 and again.headers["cache-control"] == cache
        assert (await client.head(path)).status_code == 200
        for missing in ("/assets/nothing.js", "/api/x", "/metrics/x"):
            assert (await client.get(missing)).status_code == 404


async def test_a_web_app_that_is_not_built(tmp_path: Path) -> None:
    app = FastAPI()
    app.mount("/", WebApp(tmp_path / "nowhere"))
    async with AsyncClient(transport=ASGITransport(app), base_url=ORIGIN) as client:
        response = await client.get("/")
        assert response.status_code == 503 and "not built" in response.text
