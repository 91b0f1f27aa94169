"""The host arranges the table before the start."""

from __future__ import annotations

import secrets
from typing import Any

from ....bots.names import LEVELS
from ....core.errors import MirabiliaError
from ....games import game
from ...problems import Refusal
from ...wire import commands as cmd
from .. import events as ev
from ..table import Table
from .who import Context, host, seat_at

CLOCKS = {"none": (0, 0), "move": (10, ev.LONGEST_MOVE), "total": (60, ev.LONGEST_TOTAL)}  # seconds


def arrange(table: Table, context: Context, command: cmd.Arrange) -> list[ev.Event]:
    """Other rules; everybody else must be ready again."""
    host(table, context)
    rules = table.rules.model_copy(update=_changes(table.rules, command))
    if any(not seat.is_open for seat in table.seats[rules.seats :]):
        raise Refusal("seat_taken", "a seat that is taken cannot be taken away")
    check_clock(rules.clock, rules.is_rated)
    if rules.is_rated and not table.rules.is_rated:
        _check_rated(table, context)
    return [ev.Arranged(rules=rules)]


def _changes(rules: ev.Rules, command: cmd.Arrange) -> dict[str, Any]:
    keys = ("visibility", "clock", "is_rated", "may_hint")
    changes = {key: value for key in keys if (value := getattr(command, key)) is not None}
    found = game(rules.game)
    try:
        if command.options is not None:
            changes["options"] = found.check_options({**rules.options, **command.options})
        if command.seats is not None:
            changes["seats"] = found.check_seats(command.seats)
    except MirabiliaError as error:
        raise Refusal.of(error) from error
    return changes


def check_clock(clock: ev.ClockRule, is_rated: bool) -> None:
    """A clock has a sensible time; a longer total than some hours is what a time for each move is for."""
    if is_rated and clock.kind == "none":
        raise Refusal("needs_clock", "a rated table has a clock: who leaves must lose some time", 422)
    shortest, longest = CLOCKS[clock.kind]
    if not shortest <= clock.seconds <= longest:
        raise Refusal(
            "invalid_setup", f"a clock of the kind {clock.kind} has {shortest} to {longest} seconds", 422
        )


def _check_rated(table: Table, context: Context) -> None:
    """Ratings are for registered people against each other."""
    if context.person.is_guest:
        raise Refusal("needs_account", "rated tables are for registered people", 403)
    if any(seat.level for seat in table.seats) or table.rules.is_hot_seat:
        raise Refusal("invalid_setup", "a rated table has no bots and no hot seat", 422)
    if len(table.people()) > 1:
        raise Refusal("invalid_setup", "a table becomes rated before others sit down", 422)


def set_seat(table: Table, context: Context, command: cmd.SetSeat) -> list[ev.Event]:
    """Give a seat to a bot, or open it."""
    host(table, context)
    seat = seat_at(table, command.seat)
    if seat.person == table.host:
        raise Refusal("seat_taken", "the host sits there")
    if command.level is not None:
        check_level(command.level)
        if table.rules.is_rated:
            raise Refusal("invalid_setup", "a rated table has no bots", 422)
    found: list[ev.Event] = []
    if seat.person is not None:
        found.append(ev.Stood(seat=command.seat, name=seat.name or ""))
    return [*found, ev.SeatGiven(seat=command.seat, level=command.level)]


def check_level(level: str) -> None:
    """A level that exists."""
    if level not in LEVELS:
        raise Refusal("invalid_setup", f"there is no level {level} yet; there are {', '.join(LEVELS)}", 422)


def swap(table: Table, context: Context, command: cmd.Swap) -> list[ev.Event]:
    """Two seats change places."""
    host(table, context)
    a, b = command.seats
    seat_at(table, a), seat_at(table, b)
    order = list(range(len(table.seats)))
    order[a], order[b] = order[b], order[a]
    return [ev.Rearranged(order=order)]


def shuffle(table: Table, context: Context, command: cmd.Shuffle) -> list[ev.Event]:
    """All seats change places by chance."""
    host(table, context)
    order = list(range(len(table.seats)))
    secrets.SystemRandom().shuffle(order)
    return [ev.Rearranged(order=order)]
