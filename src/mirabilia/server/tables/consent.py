"""What a person may take back or end alone, and what needs the others."""

from __future__ import annotations

from collections.abc import Container

from .events import OfferKind
from .table import PendingOffer, Table


def other_people(table: Table, person: str) -> list[int]:
    """The seats where other people play."""
    return [number for number, seat in enumerate(table.seats) if seat.is_active and seat.person != person]


def undo_target(table: Table, seat: int) -> int | None:
    """How many moves are left when a seat takes back its last one; at a hot seat, the last one of anybody."""
    person = table.seats[seat].person
    own = {seat} if not table.rules.is_hot_seat else set(table.seats_of(person or ""))
    mine = [number for number, move in enumerate(table.moves) if move.seat in own]
    return mine[-1] if mine else None


def may_undo_alone(table: Table, seat: int) -> bool:
    """Nothing new was seen since, or nobody else plays here who could mind (and nothing is rated)."""
    target = undo_target(table, seat)
    if not table.is_playing or target is None:
        return False
    is_last = target == len(table.moves) - 1
    if is_last and not table.moves[-1].has_shown:
        return True
    return not table.rules.is_rated and not other_people(table, table.seats[seat].person or "")


def may_ask_undo(table: Table, seat: int) -> bool:
    """Whether the others can be asked to let a seat take back its last move."""
    return (
        table.is_playing
        and not table.rules.is_rated
        and not may_undo_alone(table, seat)
        and undo_target(table, seat) is not None
    )


def waits_for(table: Table, offer: PendingOffer, absent: Container[str] = ()) -> list[int]:
    """The seats that must still agree; who is to be replaced is asked only while present."""
    person = table.seats[offer.by].person
    return [
        seat
        for seat in other_people(table, person or "")
        if seat not in offer.agreed and not (seat == offer.target and table.seats[seat].person in absent)
    ]


def may_offer(table: Table, what: OfferKind, seat: int, target: int | None) -> bool:
    """Whether an offer makes sense now."""
    if not table.is_playing or what in table.offers:
        return False
    if what == "undo":
        return target is None and may_ask_undo(table, seat)
    if what == "end":
        return target is None
    return target is not None and target in other_people(table, table.seats[seat].person or "")
