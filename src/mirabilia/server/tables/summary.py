"""What lists of tables show, kept beside the log so that a list needs no log."""

from __future__ import annotations

from ..store.base import Summary
from ..wire.base import Wire
from ..wire.messages import LobbyTable, MyTable
from ..wire.tables import Result
from .project import result_of, status_of
from .table import Table


class Line(Wire):
    """A table for every list: what all may see, and what follows for each of its people."""

    table: LobbyTable
    people: list[str | None]  # by seat
    to_act: list[int]
    due: int | None
    result: Result | None


def summary_of(table: Table, now: int) -> Summary:
    """The summary of a table as it stands."""
    due = table.clocks.due()
    line = Line(
        table=LobbyTable(
            code=table.code,
            game=table.rules.game,
            status=status_of(table),
            names=[seat.name for seat in table.seats],
            open_seats=sum(seat.is_open for seat in table.seats),
            clock=table.rules.clock,
            is_rated=table.rules.is_rated,
            options=table.rules.options,
            moves=len(table.moves),
            updated_at=now,
        ),
        people=[seat.person for seat in table.seats],
        to_act=list(table.to_act()),
        due=due,
        result=result_of(table),
    )
    return Summary(
        code=table.code,
        game=table.rules.game,
        status=status_of(table),
        is_public=table.rules.visibility == "public",
        people=tuple(table.people()),
        line=line.model_dump_json(),
        wakes_at=now if table.bots_to_act() else due,
        updated_at=now,
    )


def lobby_line(summary: Summary) -> LobbyTable:
    """A summary as a line of the lobby."""
    return Line.model_validate_json(summary.line).table


def my_line(summary: Summary, person: str) -> MyTable:
    """A summary as a line of a person's own list."""
    line = Line.model_validate_json(summary.line)
    seats = [number for number, other in enumerate(line.people) if other == person]
    is_my_turn = any(seat in line.to_act for seat in seats)
    return MyTable(
        **dict(line.table),
        seats=seats,
        is_my_turn=is_my_turn,
        clock_due=line.due if is_my_turn else None,
        result=line.result,
    )
