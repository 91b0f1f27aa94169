"""What a command leads to: the events, or a Refusal. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...problems import Refusal
from ...wire import commands as cmd
from .. import events as ev
from ..table import Table
from . import arranging, gathering, offers, playing, talk
from .who import Context

__all__ = ["Context", "decide"]

MOST_EVENTS = 5_000  # far more than any match needs
ALWAYS = (cmd.Act, cmd.Resign, cmd.Answer, cmd.Stand)  # so that a match can always come to an end


def decide(table: Table, context: Context, command: cmd.Command) -> list[ev.Event]:
    """The events that a command leads to, in their order."""
    if table.version >= MOST_EVENTS and not isinstance(command, ALWAYS):
        raise Refusal("too_many", f"a table has room for {MOST_EVENTS} events", amount=MOST_EVENTS)
    return HANDLERS[type(command)](table, context, command)


# A rematch makes another table, which is more than events of this one: the room does it.
HANDLERS: dict[type, Callable[[Table, Context, Any], list[ev.Event]]] = {
    cmd.Act: playing.act,
    cmd.Undo: playing.undo,
    cmd.Resign: playing.resign,
    cmd.ComeBack: playing.come_back,
    cmd.Offer: offers.offer,
    cmd.Answer: offers.answer,
    cmd.Say: talk.say,
    cmd.Sit: gathering.sit,
    cmd.Stand: gathering.stand,
    cmd.Ready: gathering.ready,
    cmd.Start: gathering.start,
    cmd.Arrange: arranging.arrange,
    cmd.SetSeat: arranging.set_seat,
    cmd.Swap: arranging.swap,
    cmd.Shuffle: arranging.shuffle,
}
