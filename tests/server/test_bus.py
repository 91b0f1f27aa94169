"""The bus within a process."""

from __future__ import annotations

import asyncio

import pytest

from mirabilia.server.bus import Bus, Lagged, LocalBus

pytestmark = pytest.mark.anyio


async def test_messages_come_in_order_and_by_topic() -> None:
    bus: Bus = LocalBus()
    bus.publish("a", "before")
    async with bus.subscribe("a") as one, bus.subscribe("a") as two, bus.subscribe("b") as other:
        for text in ("first", "second"):
            bus.publish("a", text)
        bus.publish("b", "elsewhere")
        for messages, expected in ((one, "first"), (two, "first"), (other, "elsewhere")):
            assert await anext(aiter(messages)) == expected


async def test_who_waits_is_woken() -> None:
    bus = LocalBus()
    async with bus.subscribe("a") as messages:
        waiting = asyncio.ensure_future(anext(aiter(messages)))
        await asyncio.sleep(0)
        bus.publish("a", "news")
        assert await waiting == "news"


async def test_who_is_too_slow_is_told_and_does_not_disturb_others() -> None:
    bus = LocalBus(longest_queue=3)
    async with bus.subscribe("a") as slow, bus.subscribe("a") as quick:
        reader = aiter(quick)
        for number in range(10):
            bus.publish("a", str(number))
            assert await anext(reader) == str(number)
        with pytest.raises(Lagged):
            await anext(aiter(slow))


async def test_who_has_left_is_forgotten() -> None:
    bus = LocalBus()
    async with bus.subscribe("a"):
        assert bus._subscribers
    assert not bus._subscribers
    bus.publish("a", "nobody")
    assert not bus._subscribers
