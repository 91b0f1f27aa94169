"""People come to the table, leave it, and start the match."""

from __future__ import annotations

from ....core.matchfile import commitment_of
from ....core.record import NATURE
from ...problems import Refusal
from ...wire import commands as cmd
from .. import events as ev
from ..ability import can_start
from ..table import Table, new_match
from .playing import ended
from .who import Context, host, seat_at, waiting


def sit(table: Table, context: Context, command: cmd.Sit) -> list[ev.Event]:
    """Sit down or change seats; who takes the last seat starts the match if everybody is ready."""
    waiting(table)
    seat, person = seat_at(table, command.seat), context.person
    if table.rules.is_hot_seat:
        raise Refusal("not_now", "the people at this table share one device")
    if table.rules.is_rated and person.is_guest:
        raise Refusal("needs_account", "rated tables are for registered people", 403)
    if not seat.is_open:
        raise Refusal("seat_taken", f"seat {command.seat} is taken")
    rating = person.ratings.get(table.rules.game)
    sat = ev.Sat(seat=command.seat, person=person.id, name=person.name, rating=rating)
    others = [other for other in table.seats if other is not seat]
    is_last = not table.seats_of(person.id) and all(not other.is_open and other.is_ready for other in others)
    return [sat, started(table)] if is_last else [sat]


def stand(table: Table, context: Context, command: cmd.Stand) -> list[ev.Event]:
    """Leave the table; without people it is closed."""
    waiting(table)
    seats = _seats_here(table, context)
    found: list[ev.Event] = [ev.Stood(seat=seat, name=context.person.name) for seat in seats]
    if table.people() == [context.person.id]:
        found.append(ended(table, "abandoned", []))
    return found


def ready(table: Table, context: Context, command: cmd.Ready) -> list[ev.Event]:
    """Be ready, or not yet; the last one of a full table starts the match."""
    waiting(table)
    seats = _seats_here(table, context)
    found: list[ev.Event] = [ev.Readied(person=context.person.id, is_ready=command.is_ready)]
    others = [seat for number, seat in enumerate(table.seats) if number not in seats]
    if command.is_ready and others and all(not seat.is_open and seat.is_ready for seat in others):
        found.append(started(table))
    return found


def _seats_here(table: Table, context: Context) -> list[int]:
    seats = table.seats_of(context.person.id)
    if not seats:
        raise Refusal("not_now", "you do not sit here")
    return seats


def start(table: Table, context: Context, command: cmd.Start) -> list[ev.Event]:
    """The host starts the match; seats that are still free are taken away."""
    host(table, context)
    taken = [number for number, seat in enumerate(table.seats) if not seat.is_open]
    if not all(table.seats[number].is_ready for number in taken):
        raise Refusal("not_ready", "somebody is not ready")
    if not can_start(table):
        raise Refusal("seats_open", "there are not enough players")
    if len(taken) == len(table.seats):
        return [started(table)]
    free = [number for number in range(len(table.seats)) if number not in taken]
    rules = table.rules.model_copy(update={"seats": len(taken)})
    return [ev.Rearranged(order=taken + free), ev.Arranged(rules=rules), started(table, len(taken))]


def started(table: Table, seats: int | None = None) -> ev.Started:
    """The beginning of the match, with what chance does first."""
    rules = table.rules.model_copy(update={"seats": seats or table.rules.seats})
    match = new_match(rules, table.seed)
    chance = [str(entry.action) for entry in match.history() if entry.seat == NATURE]
    return ev.Started(commitment=commitment_of(table.seed), chance=chance)


def check_rematch(table: Table, context: Context) -> None:
    """Whether a person may have the same table again."""
    if not table.result or not table.match:
        raise Refusal("not_now", "the match is not over")
    if not table.seats_of(context.person.id):
        raise Refusal("not_yours", "only those who played can ask for a rematch", 403)
    if table.rematch:
        raise Refusal("not_now", "there is a rematch already")
