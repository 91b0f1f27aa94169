"""Guests, names, passwords, sessions, deletion: through the routes, on a real database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from typing import Any

import pytest
from fastapi import FastAPI
from httpx import AsyncClient, Response

from mirabilia.server import accounts, security
from mirabilia.server.names import clean_name
from mirabilia.server.problems import Refusal
from mirabilia.server.settings import Settings
from tests.server.conftest import NewClient

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "correct horse"}


async def me(client: AsyncClient) -> Any:
    response = await client.get("/api/me")
    assert response.status_code == 200
    return response.json()


async def register(client: AsyncClient, **changes: str) -> Response:
    return await client.post("/api/account/register", json=ANN | changes)


async def log_in(client: AsyncClient, **changes: str) -> Response:
    return await client.post("/api/account/login", json=ANN | changes)


def code_of(response: Response) -> str:
    return str(response.json()["code"])


async def test_a_visitor_is_a_guest_at_once_and_stays_it(client: AsyncClient) -> None:
    first = await me(client)
    assert first["is_guest"] is True and first["name"].startswith("Guest ") and first["ratings"] == {}
    assert await me(client) == first


async def test_two_visitors_are_two_people(new_client: NewClient) -> None:
    one, two = new_client(), new_client()
    assert (await me(one))["id"] != (await me(two))["id"]


async def test_a_wrong_token_is_a_new_guest(new_client: NewClient) -> None:
    one, two = new_client(), new_client()
    first = await me(one)
    for token in ("nonsense", "x" * 5000, "ä"):
        two.cookies.clear()
        response = await two.get("/api/me", headers=[(b"Cookie", f"mirabilia={token}".encode())])
        assert response.status_code == 200 and response.json()["id"] != first["id"]


async def test_a_dead_cookie_is_replaced_once(new_client: NewClient) -> None:
    one, two = new_client(), new_client()
    await register(one)
    await log_in(two)
    assert (await one.post("/api/account/logout-everywhere")).status_code == 204
    guest = await me(two)
    assert guest["is_guest"] is True and (await me(two))["id"] == guest["id"]


async def test_the_database_has_no_token_and_no_password(client: AsyncClient, settings: Settings) -> None:
    await register(client)
    token = client.cookies["mirabilia"]
    assert len(token) >= 43
    with closing(sqlite3.connect(settings.data / "mirabilia.sqlite")) as database:
        dump = "\n".join(database.iterdump())
    assert token not in dump and ANN["password"] not in dump
    assert security.hash_of(token) in dump and "$argon2id$" in dump


async def test_rename(client: AsyncClient) -> None:
    await me(client)
    renamed = await client.patch("/api/me", json={"name": "  Žofie   Č. "})
    assert renamed.json()["name"] == "Žofie Č."
    assert (await me(client))["name"] == "Žofie Č."


async def test_nobody_takes_the_name_of_a_registered_person(new_client: NewClient) -> None:
    ann, guest, other = new_client(), new_client(), new_client()
    assert (await register(ann)).status_code == 200
    for name in ("Ann", "ANN", " ａｎｎ "):
        renamed = await guest.patch("/api/me", json={"name": name})
        assert renamed.status_code == 409 and code_of(renamed) == "name_taken"
        registered = await register(other, name=name)
        assert registered.status_code == 409 and code_of(registered) == "name_taken"
    assert (await ann.patch("/api/me", json={"name": "ANN"})).json()["name"] == "ANN"


async def test_of_two_that_register_a_name_at_once_one_gets_it(new_client: NewClient) -> None:
    clients = [new_client() for _ in range(4)]
    await asyncio.gather(*(me(client) for client in clients))
    answers = await asyncio.gather(*(register(client) for client in clients))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


@pytest.mark.parametrize(
    "name",
    [
        *("", "a", " a ", "x" * 21, "a\nb", "a\tb", "ab\x00", "ab\u200b", "ab\u202e", "a\u2066b", "ab\u00ad"),
        *("ab\ufeff", "\u3164\u3164", "\u2800\u2800", "a\u034fb", "ab\ue000", "a\ud800b", "a\u2028b", "..."),
        "a\u0315\u0316\u0317\u0318",
    ],
)
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_name(name)
    assert caught.value.error.code == "bad_name" and caught.value.status == 422


@pytest.mark.parametrize(
    "name, kept",
    [
        ("Ann", "Ann"),
        ("  Ann   B ", "Ann B"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("李雷", "李雷"),
        ("x" * 20, "x" * 20),
        ("O'Neil-Smith", "O'Neil-Smith"),
        ("Ｆｕｌｌ", "Full"),
        ("cafe\u0301", "caf\u00e9"),
    ],
)
def test_names_that_are_kept(name: str, kept: str) -> None:
    assert clean_name(name) == kept


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "aaaaaaaaaa", "Long Name Of Ann"])
async def test_weak_passwords(client: AsyncClient, password: str) -> None:
    response = await register(client, name="Long Name of Ann", password=password)
    assert response.status_code == 422 and code_of(response) == "weak_password"
    assert (await me(client))["is_guest"] is True


async def test_who_registers_stays_the_same_person(client: AsyncClient, new_client: NewClient) -> None:
    guest = await me(client)
    registered = (await register(client)).json()
    assert registered == guest | {"name": "Ann", "is_guest": False}
    assert await me(client) == registered
    again = await register(client, name="Anna")
    assert again.status_code == 409 and code_of(again) == "not_now"
    elsewhere = new_client()
    await me(elsewhere)
    before = elsewhere.cookies["mirabilia"]
    assert (await log_in(elsewhere, name="ANN")).json() == registered
    assert await me(elsewhere) == registered and elsewhere.cookies["mirabilia"] != before


async def test_wrong_names_and_passwords_look_the_same(new_client: NewClient) -> None:
    ann, other = new_client(), new_client()
    await register(ann)
    wrong = [await log_in(other, password="wrong horse"), await log_in(other, name="Nobody")]
    assert [response.status_code for response in wrong] == [403, 403]
    assert wrong[0].json() == wrong[1].json() and code_of(wrong[0]) == "wrong_password"
    assert "mirabilia" not in other.cookies


async def test_a_name_that_does_not_exist_is_hashed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    verified = []
    hasher = accounts._hasher()

    class Spy:
        def verify(self, password_hash: str, password: str) -> bool:
            verified.append(password_hash)
            return hasher.verify(password_hash, password)

    accounts._hash_of_nobody()
    monkeypatch.setattr(accounts, "_hasher", Spy)
    assert await accounts.is_right(None, "anything") is False
    assert len(verified) == 1 and verified[0].startswith("$argon2id$")


async def test_hashing_is_not_done_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher, threads = accounts._hasher(), []

    class Spy:
        @staticmethod
        def hash(password: str) -> str:
            threads.append(threading.current_thread())
            return hasher.hash(password)

        @staticmethod
        def verify(password_hash: str, password: str) -> bool:
            threads.append(threading.current_thread())
            return hasher.verify(password_hash, password)

    monkeypatch.setattr(accounts, "_hasher", Spy)
    hashed = await accounts.hash_password("correct horse")
    assert await accounts.is_right(hashed, "correct horse")
    assert len(threads) == 2 and threading.current_thread() not in threads


async def test_log_out(client: AsyncClient, app: FastAPI) -> None:
    first = await me(client)
    token = client.cookies["mirabilia"]
    assert (await client.post("/api/account/logout")).status_code == 204
    assert "mirabilia" not in client.cookies
    stolen = await client.get("/api/me", headers={"Cookie": f"mirabilia={token}"})
    assert stolen.json()["id"] != first["id"]


async def test_log_out_everywhere(new_client: NewClient) -> None:
    here, there, nobody = new_client(), new_client(), new_client()
    ann = (await register(here)).json()
    await log_in(there)
    assert (await nobody.post("/api/account/logout-everywhere")).status_code == 401
    assert (await here.post("/api/account/logout-everywhere")).status_code == 204
    assert (await me(there))["id"] != ann["id"] and (await me(here))["id"] != ann["id"]
    assert (await log_in(there)).json()["id"] == ann["id"]


async def test_a_registered_person_is_deleted_with_the_password(new_client: NewClient) -> None:
    client, other = new_client(), new_client()
    await register(client)
    for body in ({}, {"password": "wrong horse"}):
        refused = await client.request("DELETE", "/api/me", json=body)
        assert refused.status_code == 403 and code_of(refused) == "wrong_password"
    assert (await client.request("DELETE", "/api/me", json={"password": ANN["password"]})).status_code == 204
    assert (await me(client))["is_guest"] is True
    assert (await log_in(other)).status_code == 403
    assert (await register(other)).status_code == 200  # the name is free again


async def test_a_guest_is_deleted_without_a_password(client: AsyncClient) -> None:
    first = await me(client)
    assert (await client.request("DELETE", "/api/me", json={})).status_code == 204
    assert (await me(client))["id"] != first["id"]
    client.cookies.clear()
    assert (await client.request("DELETE", "/api/me", json={})).status_code == 401


@pytest.mark.parametrize(
    ("languages", "word"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "Host"),
        ("PL", "Gość"),
        ("de-DE, pl;q=0.5, en;q=0.3", "Gość"),
        ("xx", "Guest"),
        ("", "Guest"),
        (",;=" * 1000, "Guest"),
    ],
)
def test_guests_are_called_so_in_their_language(languages: str, word: str) -> None:
    assert accounts.guest_word(languages) == word
