"""Finished matches, position by position; heavy, so it runs in threads."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import mirabilia

from ...core.match import Match, Step
from ...core.matchfile import write_match
from ..tables.table import Table
from ..wire.replays import Replay
from ..wire.replays import Step as WireStep
from ..wire.tables import Outcome, Result, View

T = TypeVar("T")
MOST_KEPT = 16  # replays, about 50 kB each
GZIP_LEVEL = 5


class Replays:
    """Replays as compressed JSON; the last few of finished tables are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def of_table(self, table: Table) -> bytes:
        """The replay of a table whose match is over."""
        found = self._kept.get(table.code)
        if found is None:
            kept = self._kept
            found = kept[table.code] = await asyncio.to_thread(_zipped, replay_of_table, table)
            if len(kept) > MOST_KEPT:
                kept.popitem(last=False)
        else:
            self._kept.move_to_end(table.code)
        return found

    async def of_text(self, text: str) -> bytes:
        """The replay of a match file; MirabiliaError if it is none."""
        return await asyncio.to_thread(_zipped, replay_of_text, text)

    def forget(self) -> None:
        """Names have changed; what is under way is not kept either."""
        self._kept = OrderedDict()


def _zipped(replay: Callable[[T], Replay], what: T) -> bytes:
    return gzip.compress(replay(what).model_dump_json().encode(), GZIP_LEVEL)


def replay_of_table(table: Table) -> Replay:
    """The replay of a table whose match is over; nothing is hidden any more."""
    assert table.match and table.result
    times = [table.log[move.version - 1].at for move in table.moves]
    result = table.result
    return Replay(
        code=table.code,
        game=table.rules.game,
        options=table.rules.options,
        names=[seat.name for seat in table.seats],
        levels=[seat.level for seat in table.seats],
        result=Result(ending=result.ending, winners=result.winners, scores=result.scores),
        commitment=table.commitment,
        seed=table.seed,
        steps=_steps(table.match, [table.started_at, *times]),
    )


def replay_of_text(text: str) -> Replay:
    """The replay of any match file; MirabiliaError if it is none."""
    match = mirabilia.replay(text)
    outcome = match.outcome
    return Replay(
        code=None,
        game=match.game.meta.id,
        options=match.options,
        names=[None] * match.seats,
        levels=[None] * match.seats,
        result=Result(ending=outcome.ending, winners=list(outcome.winners), scores=match.scores())
        if outcome
        else None,
        commitment=None,
        seed=match.seed,
        steps=_steps(match, []),
    )


def record_of_table(table: Table) -> str:
    """The match file of a table."""
    assert table.match
    return write_match(table.match, table.commitment)


def _steps(match: Match, times: list[int | None]) -> list[WireStep]:
    steps = match.steps()
    return [
        WireStep(
            seat=step.seat,
            action=str(step.action) if step.action else None,
            chance=[str(action) for action in step.chance],
            at=times[number] if number < len(times) else None,
            view=_open_view(match, step, number == len(steps) - 1),
        )
        for number, step in enumerate(steps)
    ]


def _open_view(match: Match, step: Step, is_last: bool) -> View:
    outcome = match.outcome if is_last else None
    state: Any = match.game.describe(step.states)
    return View(
        game=match.game.meta.id,
        seat=None,
        options=match.options,
        to_act=list(match.to_act_in(step.states)),
        legal=[],
        state=state,
        quotes=None,
        outcome=Outcome(ending=outcome.ending, winners=list(outcome.winners)) if outcome else None,
    )
