"""What a person may do at a table now; clients show just that."""

from __future__ import annotations

from ...games import metas
from ..wire.tables import Ability
from . import consent
from .table import Table

MOST_LINES, MOST_OWN_LINES = 500, 200  # of talk at one table: of all, and of one person


def abilities(table: Table, person: str) -> list[Ability]:
    """All that makes sense for this person now."""
    seats = table.seats_of(person)
    found: list[Ability] = []
    if table.is_waiting:
        found += _before(table, person, seats)
    elif table.is_playing:
        found += _during(table, person, seats)
    elif seats and not table.rematch and table.match is not None:
        found.append("rematch")
    if can_talk(table, person) and (seats or table.rules.visibility == "link"):
        found.append("say")
    return found


def can_talk(table: Table, person: str) -> bool:
    """Whether there is room for another line of a person."""
    return table.lines_said.total() < MOST_LINES and table.lines_said[person] < MOST_OWN_LINES


def _before(table: Table, person: str, seats: list[int]) -> list[Ability]:
    found: list[Ability] = []
    if any(seat.is_open for seat in table.seats) and not table.rules.is_hot_seat:
        found.append("sit")
    if seats:
        found += ["stand", "ready"]
    if person == table.host:
        found.append("arrange")
        if can_start(table):
            found.append("start")
    return found


def _during(table: Table, person: str, seats: list[int]) -> list[Ability]:
    mine = [seat for seat in seats if table.seats[seat].is_active]
    found: list[Ability] = []
    if any(table.seats[seat].is_gone for seat in seats):
        found.append("come_back")
    if not mine:
        return found
    is_my_turn = any(seat in table.to_act() for seat in mine)
    if is_my_turn:
        found.append("act")
        if table.rules.may_hint and not table.rules.is_rated:
            found.append("hint")
    if any(consent.may_undo_alone(table, seat) for seat in mine):
        found.append("undo")
    elif any(consent.may_offer(table, "undo", seat, None) for seat in mine):
        found.append("ask_undo")
    if consent.may_offer(table, "end", mine[0], None):
        found.append("ask_end")
    others = consent.other_people(table, person)
    if any(consent.may_offer(table, "replace", mine[0], other) for other in others):
        found.append("ask_replace")
    found.append("resign")
    return found


def can_start(table: Table) -> bool:
    """Everybody is ready, and the seats that are taken are as many as the game can have."""
    taken = [seat for seat in table.seats if not seat.is_open]
    return all(seat.is_ready for seat in taken) and len(taken) in metas()[table.rules.game].seats
