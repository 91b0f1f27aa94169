"""Wakes rooms when a clock runs out, whether or not they are in memory."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .. import times

LONGEST_SLEEP = 60.0
MOST_AT_ONCE = 16  # tables that are looked at
SMALL = 64  # a heap that need not be tidied


class Alarms:
    """At most one alarm for each table; a table that is slow to answer does not keep others waiting."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]) -> None:
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    def set(self, code: str, due: int | None) -> None:
        """Ring for a table at a time; None takes its alarm away."""
        if due == self._due.get(code):
            return
        if due is None:
            del self._due[code]
            return
        self._due[code] = due
        heapq.heappush(self._heap, (due, code))
        if len(self._heap) > 2 * len(self._due) + SMALL:  # most have been set anew since
            self._heap = sorted((due, code) for code, due in self._due.items())
        if self._heap[0] == (due, code):
            self._changed.set()

    async def run(self) -> None:
        """Ring until cancelled."""
        async with asyncio.TaskGroup() as ringing:
            while True:
                self._changed.clear()
                while self._heap and self._heap[0][0] <= times.now_ms():
                    due, code = heapq.heappop(self._heap)
                    if self._due.get(code) == due:
                        del self._due[code]
                        ringing.create_task(self._ring_in_turn(code))
                await self._sleep()

    async def _ring_in_turn(self, code: str) -> None:
        async with self._turns:
            await self._ring(code)

    async def _sleep(self) -> None:
        """Until the next alarm, or until there is an earlier one."""
        wait = (self._heap[0][0] - times.now_ms()) / 1000 if self._heap else LONGEST_SLEEP
        with suppress(TimeoutError):
            async with asyncio.timeout(min(max(wait, 0.0), LONGEST_SLEEP)):
                await self._changed.wait()
