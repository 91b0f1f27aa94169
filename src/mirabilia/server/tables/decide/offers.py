"""What needs the consent of the others: undo, end, a bot in place of who is gone."""

from __future__ import annotations

from ...problems import Refusal
from ...wire import commands as cmd
from .. import consent
from .. import events as ev
from ..table import PendingOffer, Table
from .playing import STAND_IN, ended, undone
from .who import Context, own_active_seat


def offer(table: Table, context: Context, command: cmd.Offer) -> list[ev.Event]:
    """Ask; if nobody needs to be asked, it happens at once."""
    own_active_seat(table, context, command.seat)
    if not consent.may_offer(table, command.what, command.seat, command.target):
        raise Refusal("not_now", f"{command.what} cannot be offered now")
    pending = PendingOffer(command.what, command.seat, command.target)
    if consent.waits_for(table, pending, context.absent):
        return [ev.Offered(what=command.what, seat=command.seat, target=command.target)]
    return _agreed(table, pending)


def answer(table: Table, context: Context, command: cmd.Answer) -> list[ev.Event]:
    """Agree, decline or withdraw; with the last consent it happens."""
    own_active_seat(table, context, command.seat)
    pending = table.offers.get(command.what)
    if pending is None:
        raise Refusal("not_now", "there is no such offer")
    answered = ev.Answered(what=command.what, seat=command.seat, agree=command.agree)
    if not command.agree:
        return [answered]
    waiting = consent.waits_for(table, pending, context.absent)
    if command.seat not in waiting:
        raise Refusal("not_now", "this seat is not asked")
    return [answered, *_agreed(table, pending)] if waiting == [command.seat] else [answered]


def _agreed(table: Table, pending: PendingOffer) -> list[ev.Event]:
    if pending.what == "undo":
        return undone(table, pending.by)
    if pending.what == "end":
        return [ended(table, "agreed", [])]
    assert pending.target is not None
    return [ev.Replaced(seat=pending.target, level=STAND_IN)]
