"""Messages between parts of the server, by topic; in one process now, between several later."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Protocol, Self

LONGEST_QUEUE = 256  # messages that a subscriber may be behind


def about_person(person: str) -> str:
    """The topic of what happens to a person: a session ends, a name changes, a rating."""
    return f"person:{person}"


def about_table(code: str) -> str:
    """The topic of what happens at a table; its messages are versions."""
    return f"table:{code}"


class Lagged(Exception):
    """The subscriber was too slow and has missed messages: subscribe again, then load everything again."""


class Subscription(Protocol):
    """`async with bus.subscribe(topic) as messages: async for message in messages: ...`; Lagged ends it."""

    async def __aenter__(self) -> Self: ...
    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
    def __aiter__(self) -> AsyncIterator[str]: ...


class Bus(Protocol):
    """Carries texts from who publishes to who has subscribed; nothing is kept for later."""

    def publish(self, topic: str, message: str) -> None:
        """Send; never waits."""

    def subscribe(self, topic: str) -> Subscription:
        """What is published from the moment the subscription is entered."""
        ...


class LocalBus:
    """A bus within one process and one event loop."""

    def __init__(self, longest_queue: int = LONGEST_QUEUE) -> None:
        self._longest_queue = longest_queue
        self._subscribers: dict[str, set[LocalSubscription]] = defaultdict(set)

    def publish(self, topic: str, message: str) -> None:
        for subscriber in tuple(self._subscribers.get(topic, ())):
            subscriber.put(message)

    def subscribe(self, topic: str) -> LocalSubscription:
        return LocalSubscription(self, topic, self._longest_queue)

    def add(self, topic: str, subscriber: LocalSubscription) -> None:
        self._subscribers[topic].add(subscriber)

    def remove(self, topic: str, subscriber: LocalSubscription) -> None:
        self._subscribers[topic].discard(subscriber)
        if not self._subscribers[topic]:
            del self._subscribers[topic]


class LocalSubscription:
    """The messages of one topic for one subscriber."""

    def __init__(self, bus: LocalBus, topic: str, longest_queue: int) -> None:
        self._bus, self._topic = bus, topic
        self._queue: asyncio.Queue[str] = asyncio.Queue(longest_queue)
        self._has_missed = False

    async def __aenter__(self) -> Self:
        self._bus.add(self._topic, self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bus.remove(self._topic, self)

    async def __aiter__(self) -> AsyncIterator[str]:
        while not self._has_missed:
            message = await self._queue.get()
            if not self._has_missed:
                yield message
        raise Lagged(f"too slow for topic {self._topic}")

    def put(self, message: str) -> None:
        """Take a message; who is full learns at the next step that some are lost."""
        if self._queue.full():
            self._has_missed = True
        else:
            self._queue.put_nowait(message)
