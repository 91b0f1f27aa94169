"""A table as one person may see it: what is sent, and nothing else."""

from __future__ import annotations

from typing import Any

from ...core.record import NOBODY
from ..wire.tables import OfferInfo, Result, SeatInfo, TableInfo, You
from . import events as ev
from .ability import abilities
from .consent import waits_for
from .table import Table, Viewer

HIDDEN = "?"


def table_info(table: Table, now: int) -> TableInfo:
    """A table as everybody sees it."""
    rules, result = table.rules, table.result
    return TableInfo(
        code=table.code,
        game=rules.game,
        status=status_of(table),
        options=rules.options,
        visibility=rules.visibility,
        clock=rules.clock,
        is_rated=rules.is_rated,
        may_hint=rules.may_hint,
        is_hot_seat=rules.is_hot_seat,
        seats=[_seat_info(table, number, now) for number in range(len(table.seats))],
        moves=len(table.moves),
        offers=[
            OfferInfo(what=offer.what, by=offer.by, target=offer.target, waiting_for=waits_for(table, offer))
            for offer in table.offers.values()
        ],
        commitment=table.commitment,
        seed=table.seed if result and table.match else None,
        result=result_of(table),
        rematch=table.rematch,
        made_at=table.made_at,
        started_at=table.started_at,
        ended_at=result.at if result else None,
    )


def status_of(table: Table) -> Any:
    """waiting, playing or over."""
    return "over" if table.result else "playing" if table.is_playing else "waiting"


def result_of(table: Table) -> Result | None:
    """How the match has ended."""
    result = table.result
    if result is None:
        return None
    return Result(ending=result.ending, winners=result.winners, scores=result.scores)


def _seat_info(table: Table, number: int, now: int) -> SeatInfo:
    seat, clocks = table.seats[number], table.clocks
    has_clock = table.match is not None and clocks.is_used and seat.person is not None
    return SeatInfo(
        kind="person" if seat.person else "bot" if seat.level else "open",
        name=seat.name,
        person=seat.person,
        rating=seat.rating,
        level=seat.level,
        is_host=seat.person is not None and seat.person == table.host,
        is_ready=seat.is_ready,
        is_gone=seat.is_gone,
        clock=clocks.left_at(number, now) if has_clock else None,
        is_running=number in clocks.running,
    )


def you(table: Table, person: str) -> You:
    """What the table is to a person."""
    return You(seats=table.seats_of(person), is_host=person == table.host, may=abilities(table, person))


def viewers_of(table: Table, person: str) -> tuple[Viewer, ...]:
    """Through whose eyes a person looks: its seats', or a spectator's."""
    return tuple(table.seats_of(person)) or (NOBODY,)


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees of the match: a `View`."""
    assert table.match
    seen = table.match.view(None if viewer == NOBODY else viewer)
    if not table.is_playing:
        seen |= {"legal": [], "to_act": [], "quotes": None}  # resigned, agreed: the rules would go on
    return seen


def events_since(table: Table, since: int, viewers: tuple[Viewer, ...]) -> list[ev.Event]:
    """The events after a version, without what these viewers may not see."""
    return [_shown(table, event, viewers) for event in table.log[since:]]


def _shown(table: Table, event: ev.Event, viewers: tuple[Viewer, ...]) -> ev.Event:
    if not isinstance(event, ev.Acted | ev.Started) or table.result:
        return event  # after the end everything is public, as in the match file
    chance = [
        text if table.may_see(event.version, place, viewers) else f"{text.partition(' ')[0]} {HIDDEN}"
        for place, text in enumerate(event.chance)
    ]
    return event if chance == event.chance else event.model_copy(update={"chance": chance})
