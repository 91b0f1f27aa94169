"""Who may do something, and when; otherwise a Refusal."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from ...problems import Refusal
from ...store.base import Person
from ..table import Seat, Table


@dataclass(frozen=True)
class Context:
    """Who asks, and who of the people is away."""

    person: Person
    absent: Container[str] = ()


def seat_at(table: Table, seat: int) -> Seat:
    """A seat that exists."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("wrong_seat", f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}", 422)
    return table.seats[seat]


def own_seat(table: Table, context: Context, seat: int) -> None:
    """The seat is the person's."""
    if seat_at(table, seat).person != context.person.id:
        raise Refusal("not_yours", f"seat {seat} is not yours", 403)


def own_active_seat(table: Table, context: Context, seat: int) -> None:
    """The person plays at the seat now."""
    own_seat(table, context, seat)
    if not table.is_playing:
        raise Refusal("not_now", "no match is being played here")
    if not table.seats[seat].is_active:
        raise Refusal("not_now", "a bot plays in this seat; come back first")


def waiting(table: Table) -> None:
    """The match has not started."""
    if not table.is_waiting:
        raise Refusal("not_now", "the match has started already")


def host(table: Table, context: Context) -> None:
    """The person is the host, before the start."""
    waiting(table)
    if table.host != context.person.id:
        raise Refusal("not_yours", "only the host may do this", 403)
