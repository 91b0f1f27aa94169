"""The one task that writes. Appends that arrive while it is busy go together into its next transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .appends import Append, write_appends
from .base import Conflict
from .engine import WRITES

MOST_TOGETHER = 500  # appends in one transaction

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Closed(RuntimeError):
    """Nothing can be written any more."""


@dataclass
class Job:
    """Something to write, and who waits for it."""

    what: Append | Work
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def succeed(self, result: Any = None) -> None:
        if not self.done.done():  # who waited may have been cancelled
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Owns the connection that writes. What `append` and `do` have returned from is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    def check(self) -> None:
        """Raise if nothing can be written."""
        if self._task is None or self._task.done():
            raise Closed("the store is closed")

    async def append(self, append: Append) -> None:
        """Write events; Conflict, NoSession."""
        await self._enqueue(append)

    async def do(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Write something else, in a transaction of its own."""
        return cast(T, await self._enqueue(work))

    async def _enqueue(self, what: Append | Work) -> Any:
        self.check()
        job = Job(what)
        self._queue.put_nowait(job)
        return await job.done

    async def _run(self) -> None:
        jobs: list[Job | None] = []
        try:
            async with self._engine.connect() as plain:
                connection = await plain.execution_options(**{WRITES: True})
                while None not in jobs:
                    jobs = [await self._queue.get()]
                    while len(jobs) < MOST_TOGETHER and not self._queue.empty():
                        jobs.append(self._queue.get_nowait())
                    await _write(connection, [job for job in jobs if job is not None])
        finally:  # whatever happens here, nobody waits for ever
            while not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            for job in jobs:
                if job is not None:
                    job.fail(Closed("the store is closed"))


async def _write(connection: AsyncConnection, jobs: list[Job]) -> None:
    appends = [(job, job.what) for job in jobs if isinstance(job.what, Append)]
    if appends:
        await _write_together(connection, appends)
    for job in jobs:
        if not isinstance(job.what, Append):
            try:
                async with connection.begin():
                    result = await job.what(connection)
            except Exception as error:
                job.fail(error)
            else:
                job.succeed(result)


async def _write_together(connection: AsyncConnection, appends: list[tuple[Job, Append]]) -> None:
    """All in one transaction; if that fails, each in its own, so that one cannot fail the others."""
    try:
        async with connection.begin():
            problems = await write_appends(connection, [append for _, append in appends])
    except Exception as error:
        if len(appends) == 1:
            # The only constraints that an append can violate are those against doing a thing twice.
            appends[0][0].fail(Conflict() if isinstance(error, IntegrityError) else error)
            return
        for pair in appends:
            await _write_together(connection, [pair])
        return
    for (job, _), problem in zip(appends, problems):
        if problem is not None:
            job.fail(problem)
        else:
            job.succeed()
