"""Origins, cookies, headers, sizes, and what is never told."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI
from httpx import AsyncClient
from starlette.requests import HTTPConnection

from mirabilia.server import security
from mirabilia.server.logs import JsonLines, PlainLines
from mirabilia.server.problems import Refusal
from mirabilia.server.settings import Settings
from tests.server.conftest import ORIGIN, NewClient
from tests.server.fakes import TABLE

pytestmark = pytest.mark.anyio

HINT = f"/api/tables/{TABLE.code}/hint"


def connection(kind: str = "http", **headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": kind, "headers": raw, "path": "/"})


@pytest.mark.parametrize(
    "origin, is_allowed",
    [
        (ORIGIN, True),
        ("https://table.test", True),  # a proxy before the server may speak TLS
        ("HTTP://TABLE.TEST", True),
        ("https://play.example.org", True),  # the public address
        ("http://play.example.org", False),
        ("https://play.example.org:444", False),
        ("http://table.test:81", False),
        ("http://table.test.evil.test", False),
        ("http://evil.test", False),
        ("http://evil.test/table.test", False),
        ("ftp://table.test", False),
        ("table.test", False),
        ("http://", False),
        ("null", False),
        ("", False),
        (None, False),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_origins(kind: str, origin: str | None, is_allowed: bool) -> None:
    settings = Settings(public_url="https://play.example.org")
    headers = {"host": "table.test"} | ({} if origin is None else {"origin": origin})
    if is_allowed:
        security.check_origin(connection(kind, **headers), settings)
    else:
        with pytest.raises(Refusal) as caught:
            security.check_origin(connection(kind, **headers), settings)
        assert caught.value.error.code == "wrong_origin" and caught.value.status == 403


def test_without_a_host_no_origin_is_own() -> None:
    with pytest.raises(Refusal):
        security.check_origin(connection(origin="http://"), Settings())


@pytest.mark.parametrize(
    "method, path", [("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", HINT)]
)
async def test_writes_from_elsewhere_change_nothing(client: AsyncClient, method: str, path: str) -> None:
    me = (await client.get("/api/me")).json()
    for headers in ({"Origin": "http://evil.test"}, {"Origin": ""}):
        response = await client.request(method, path, json={"name": "Evil"}, headers=headers)
        assert response.status_code == 403 and response.json()["code"] == "wrong_origin"
    del client.headers["Origin"]
    assert (await client.request(method, path, json={"name": "Evil"})).status_code == 403
    assert (await client.get("/api/me")).json() == me


async def test_the_cookie(new_client: NewClient) -> None:
    plain = (await new_client().get("/api/me")).headers["set-cookie"]
    parts = plain.split("; ")
    assert parts[0].startswith("mirabilia=") and set(parts[1:]) == {
        "HttpOnly",
        "SameSite=Lax",
        "Path=/",
        "Max-Age=31536000",
    }
    secure = await new_client().get("https://table.test/api/me")
    assert "; Secure" in secure.headers["set-cookie"]


async def test_the_cookie_is_renewed_and_taken_away(client: AsyncClient) -> None:
    first = (await client.get("/api/me")).headers["set-cookie"]
    assert (await client.get("/api/me")).headers["set-cookie"] == first
    gone = (await client.post("/api/account/logout")).headers["set-cookie"]
    assert gone.startswith("mirabilia=; ") and "Max-Age=0" in gone


async def test_a_refused_first_request_gives_the_cookie_too(client: AsyncClient) -> None:
    refused = await client.post("/api/tables", json={"game": "chess"})
    assert refused.status_code == 422 and "mirabilia=" in refused.headers["set-cookie"]


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/api/nothing", "/health", "/metrics", "/api/tables/broken", "/assets/nothing.js"],
)
async def test_every_answer_has_the_headers(client: AsyncClient, path: str) -> None:
    response = await client.get(path)
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
    assert response.headers["x-frame-options"] == "DENY"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["x-request-id"]
    if path.startswith("/api/"):
        assert response.headers["cache-control"] == "no-store"


async def test_refused_writes_have_the_headers_too(client: AsyncClient) -> None:
    response = await client.post("/api/tables", headers={"Origin": "http://evil.test"})
    assert response.headers["x-frame-options"] == "DENY"


# Sizes.


@pytest.mark.parametrize("path, longest", [("/api/tables", 16_000), ("/api/replay", 1_100_000)])
async def test_bodies_that_are_too_long(client: AsyncClient, path: str, longest: int) -> None:
    async def chunks(amount: int) -> AsyncIterator[bytes]:
        for _ in range(0, amount, 1000):
            yield b" " * 1000

    for content in (b" " * (longest + 1), chunks(longest + 1000)):
        response = await client.post(path, content=content, headers={"Content-Type": "application/json"})
        assert response.status_code == 413 and response.json()["code"] == "too_long"
    fits = await client.post(path, content=b" " * longest, headers={"Content-Type": "application/json"})
    assert fits.status_code == 422


async def test_a_long_match_file_is_not_too_long(client: AsyncClient) -> None:
    text = "mirabilia match" + " " * 999_000
    assert (await client.post("/api/replay", json={"text": text})).status_code == 200
    assert (await client.post("/api/replay", json={"text": text + " " * 2000})).status_code == 422


# What is never told.


async def test_failures_are_told_without_details(
    client: AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    response = await client.get("/api/tables/broken")
    assert response.status_code == 500 and response.json()["code"] == "failed"
    assert "42" not in response.json()["message"].replace(response.headers["x-request-id"], "")
    record = next(record for record in caplog.records if record.exc_info)
    assert getattr(record, "fields")["request"] == response.headers["x-request-id"]  # noqa: B009


async def test_validation_errors_do_not_repeat_what_came(client: AsyncClient) -> None:
    response = await client.post("/api/account/login", json={"name": 5, "password": ["hunter2"]})
    assert response.status_code == 422 and response.json()["code"] == "bad_request"
    assert "hunter2" not in response.text and "name" in response.json()["message"]


async def test_logs_have_no_secrets(
    client: AsyncClient, app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await client.post("/api/account/register", json={"name": "Ann", "password": "correct horse"})
    person = (await client.get("/api/me?secret=query")).json()["id"]
    await client.get(f"/api/tables/{TABLE.code}")
    token = client.cookies["mirabilia"]
    for formatter in (JsonLines(), PlainLines()):
        text = "\n".join(formatter.format(record) for record in caplog.records if record.name != "httpx")
        for secret in (token, security.hash_of(token), "correct horse", "secret=query", TABLE.code, "argon2"):
            assert secret not in text
        assert person in text and "/api/tables/{code}" in text


async def test_log_lines_are_json(client: AsyncClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await client.get("/api/me")
    await client.get("/api/tables/broken")
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name != "httpx"]
    told = next(line for line in lines if line["message"] == "request")
    assert told["route"] == "/api/me" and told["status"] == 200 and told["method"] == "GET"
    assert told["ms"] > 0 and told["person"] and told["request"]
    assert any("RuntimeError" in line.get("trace", "") for line in lines)


async def test_the_lag_of_the_event_loop_is_measured(app: FastAPI) -> None:
    registry = app.state.metrics.registry

    def looks() -> float:
        return float(registry.get_sample_value("mirabilia_loop_lag_seconds_count") or 0)

    before = looks()
    for _ in range(40):
        await asyncio.sleep(0.05)
        if looks() > before:
            return
    pytest.fail("the loop was not looked at")
