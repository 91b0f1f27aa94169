"""Bots think in threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ...bots.advice import Advice, advise
from ...bots.players import choose
from ...core.game import Game
from ...core.record import Batch
from ...core.rng import seeded
from ..metrics import Metrics
from ..tables.table import Table

T = TypeVar("T")


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._metrics = metrics

    async def close(self) -> None:
        """Let the last thoughts end."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def choose(self, table: Table, seat: int) -> Coroutine[Any, Any, str]:
        """What the bot at a seat does, from what the seat may see in the position as it is now."""
        level = table.seats[seat].level
        assert level
        return self._choose(*_masked(table, seat), seat, level)

    async def _choose(self, game: Game, masked: Batch[Any], seat: int, level: str) -> str:
        start = time.perf_counter()
        code = await self._run(_choose, game, masked, seat, level)
        self._metrics.thinking_seconds.labels(level).observe(time.perf_counter() - start)
        return game.write_action(code)

    def advise(self, table: Table, seat: int) -> asyncio.Future[Advice]:
        """What a bot would do at a person's seat, in the position as it is now."""
        return self._run(advise, *_masked(table, seat), seat)

    def _run(self, function: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)


def _masked(table: Table, seat: int) -> tuple[Game, Batch[Any]]:
    assert table.match
    game, states = table.match.game, table.match.states
    game.drivers.mask(states, seat)
    return game, states


def _choose(game: Game, masked: Batch[Any], seat: int, level: str) -> int:
    # Thinking has its own chance, which has nothing to do with the match's.
    return choose(game, masked, seat, level, seeded(secrets.token_hex(16)))
