"""What the end of a rated match changes."""

from __future__ import annotations

from collections.abc import Sequence

from ..rating import START, new_ratings
from ..store.base import Store
from ..tables import events as ev
from ..tables.table import Table


async def rating_changes(store: Store, table: Table, events: Sequence[ev.Event]) -> dict[str, int] | None:
    """What ratings change by, if these events end a rated match; also if somebody has deleted the account."""
    end = next((event for event in events if isinstance(event, ev.Ended)), None)
    if end is None or not table.rules.is_rated or not end.winners:
        return None
    before = []
    for seat in table.seats:
        person = await store.person(seat.person) if seat.person else None
        found = person.ratings.get(table.rules.game) if person else seat.rating
        before.append(START if found is None else found)
    returns = [1.0 if seat in end.winners else -1.0 for seat in range(len(before))]
    after = new_ratings(before, returns)
    return {seat.person: new - old for seat, old, new in zip(table.seats, before, after) if seat.person}
