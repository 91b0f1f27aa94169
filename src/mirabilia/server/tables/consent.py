"""What a person may take back or end alone, and what needs the others."""

from __future__ import annotations

from collections.abc import Container

from .events import OfferKind
from .table import PendingOffer, Table


def other_people(table: Table, person: str) -> list[int]:
    """The seats where other people play."""
    return [number for number, seat in enumerate(table.seats) if seat.is_active and seat.person != person]


def has_other_people(table: Table, person: str) -> bool:
    """Whether the match is somebody else's too, present, away or replaced by a bot."""
    return any(other != person for other in table.people())


def undo_target(table: Table, seat: int) -> int | None:
    """How many moves are left when a seat takes back its last one; at a hot seat, the last one of anybody."""
    person = table.seats[seat].person
    own = {seat} if not table.rules.is_hot_seat else set(table.seats_of(person or ""))
    mine = [number for number, move in enumerate(table.moves) if move.seat in own]
    return mine[-1] if mine else None


def may_undo_alone(table: Table, seat: int) -> bool:
    """Nothing new was seen since, or the match is nobody else's."""
    target = undo_target(table, seat)
    if not table.is_playing or target is None:
        return False
    is_last = target == len(table.moves) - 1
    if is_last and not table.moves[-1].has_shown:
        return True
    return not has_other_people(table, table.seats[seat].person or "")


def may_ask_undo(table: Table, seat: int) -> bool:
    """Whether the others can be asked to let a seat take back its last move."""
    return (
        table.is_playing
        and not table.rules.is_rated
        and not may_undo_alone(table, seat)
        and undo_target(table, seat) is not None
        and bool(other_people(table, table.seats[seat].person or ""))
    )


def waits_for(table: Table, offer: PendingOffer, absent: Container[str] = ()) -> list[int]:
    """The seats that must still agree; who is to be replaced is not asked if away, unless a clock runs."""
    unasked = offer.target if not table.clocks.is_used else None
    return [
        seat
        for seat in other_people(table, table.seats[offer.by].person or "")
        if seat not in offer.agreed and not (seat == unasked and table.seats[seat].person in absent)
    ]


def may_offer(table: Table, what: OfferKind, seat: int, target: int | None) -> bool:
    """Whether an offer makes sense now."""
    if not table.is_playing or what in table.offers:
        return False
    if what == "undo":
        return target is None and may_ask_undo(table, seat)
    others = other_people(table, table.seats[seat].person or "")
    if what == "end":  # alone, it would be a way out of a rated match
        return target is None and (bool(others) or not table.rules.is_rated)
    return target in others and not table.rules.is_rated
