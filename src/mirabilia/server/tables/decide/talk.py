"""Talk at the table."""

from __future__ import annotations

from ...problems import Refusal
from ...wire import commands as cmd
from .. import events as ev
from ..ability import MOST_OWN_LINES, can_talk
from ..table import Table
from .who import Context


def say(table: Table, context: Context, command: cmd.Say) -> list[ev.Event]:
    """A line of talk, without what cannot be seen."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise Refusal("bad_request", "there is nothing to say", 422)
    if not can_talk(table, context.person.id):
        raise Refusal("too_many", f"a person says at most {MOST_OWN_LINES} lines here", amount=MOST_OWN_LINES)
    if not table.seats_of(context.person.id) and table.rules.visibility == "public":
        raise Refusal("not_yours", "at public tables only players talk", 403)
    return [ev.Said(person=context.person.id, name=context.person.name, text=text)]
