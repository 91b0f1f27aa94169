"""Rate limits."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from httpx import AsyncClient

from mirabilia.server.limits import LIMITS, Limits, network_of
from mirabilia.server.problems import Refusal
from mirabilia.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def attempts(limits: Limits, kind: str, person: str, address: str, most: int = 10_000) -> int:
    """How many pass before one is refused."""
    for number in range(most):
        try:
            limits.check(kind, person, address)
        except Refusal as refusal:
            assert refusal.error.code == "too_fast" and refusal.status == 429
            return number
    return most


@pytest.mark.parametrize("kind", LIMITS)
def test_a_burst_and_then_one_at_a_time(kind: str) -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    rate = LIMITS[kind].person
    assert attempts(limits, kind, "ann", "1.1.1.1") == min(rate.burst, LIMITS[kind].address.burst)
    clock.now += max(rate.seconds, LIMITS[kind].address.seconds) * 1.001
    assert attempts(limits, kind, "ann", "1.1.1.1") == 1
    clock.now += 1e6
    assert attempts(limits, kind, "ann", "1.1.1.1") == min(rate.burst, LIMITS[kind].address.burst)


def test_a_refusal_says_how_long_to_wait() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    attempts(limits, "table", "ann", "1.1.1.1")
    with pytest.raises(Refusal) as caught:
        limits.check("table", "ann", "1.1.1.1")
    seconds = caught.value.error.values["seconds"]
    assert seconds == LIMITS["table"].person.seconds
    clock.now += float(seconds)
    limits.check("table", "ann", "1.1.1.1")


def test_people_and_kinds_do_not_disturb_each_other() -> None:
    limits = Limits(clock=Clock())
    attempts(limits, "talk", "ann", "1.1.1.1")
    limits.check("talk", "bob", "1.1.1.1")
    limits.check("command", "ann", "1.1.1.1")


def test_an_address_is_limited_whoever_comes_from_it() -> None:
    limits = Limits(clock=Clock())
    limit = LIMITS["table"]
    passed = sum(attempts(limits, "table", f"person {i}", "1.1.1.1") for i in range(50))
    assert passed == limit.address.burst
    limits.check("table", "somebody", "2.2.2.2")


def test_nobody_is_not_one_person() -> None:
    limits = Limits(clock=Clock())
    burst = LIMITS["guest"].address.burst
    assert [attempts(limits, "guest", "", f"1.1.1.{i}") for i in range(5)] == [burst] * 5


def test_memory_is_bounded() -> None:
    limits = Limits(clock=Clock(), most_buckets=100)
    for i in range(1000):
        limits.check("command", f"person {i}", f"1.2.{i // 250}.{i % 250}")
    assert len(limits._buckets) == 100


def test_limits_can_be_off() -> None:
    assert attempts(Limits(is_on=False), "register", "ann", "1.1.1.1", most=500) == 500


@pytest.mark.parametrize(
    "one, other, is_same",
    [
        ("1.2.3.4", "1.2.3.4", True),
        ("1.2.3.4", "1.2.3.5", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("unknown", "unknown", True),
    ],
)
def test_addresses_that_count_as_one(one: str, other: str, is_same: bool) -> None:
    assert (network_of(one) == network_of(other)) is is_same


class TestRoutes:
    """Every write has its limit, and says when to come again."""

    pytestmark = pytest.mark.anyio

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(data=settings.data, rate_limits=True)

    @pytest.mark.parametrize(
        "kind, method, path, body",
        [
            ("account", "PATCH", "/api/me", {"name": "Ann"}),
            ("register", "POST", "/api/account/register", {"name": "Ann", "password": "x"}),
            ("login", "POST", "/api/account/login", {"name": "Ann", "password": "x"}),
            ("account", "POST", "/api/account/logout", None),
            ("account", "POST", "/api/account/logout-everywhere", None),
            ("delete", "DELETE", "/api/me", {"password": "x"}),
            ("table", "POST", "/api/tables", {"game": "duel"}),
            ("hint", "POST", "/api/tables/olive-harbor-k7m2pq/hint", {"seat": 0}),
            ("replay", "POST", "/api/replay", {"text": "x"}),
            ("look", "GET", "/api/tables/olive-harbor-k7m2pq/replay", None),
            ("look", "GET", "/api/tables/olive-harbor-k7m2pq/record", None),
        ],
    )
    async def test_every_write_is_limited(
        self, app: FastAPI, client: AsyncClient, kind: str, method: str, path: str, body: object
    ) -> None:
        person = (await client.get("/api/me")).json()
        for number in range(LIMITS[kind].address.burst):
            app.state.limits.check(kind, f"person {number}", "127.0.0.1")
        response = await client.request(method, path, json=body)
        assert response.status_code == 429
        error = response.json()
        assert error["code"] == "too_fast"
        assert response.headers["Retry-After"] == str(error["values"]["seconds"])
        assert (await client.get("/api/me")).json() == person  # nothing has changed

    async def test_guests_are_limited_by_address(self, client: AsyncClient) -> None:
        statuses = []
        for _ in range(LIMITS["guest"].address.burst + 2):
            client.cookies.clear()
            statuses.append((await client.get("/api/me")).status_code)
        assert statuses == [200] * LIMITS["guest"].address.burst + [429, 429]
