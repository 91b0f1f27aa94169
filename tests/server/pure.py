"""Tables without a server: commands are decided and applied as a room does, at times that the test tells."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Sequence
from typing import Any

import pytest
from pydantic import TypeAdapter

from mirabilia.core.record import NOBODY
from mirabilia.server.live import making
from mirabilia.server.problems import Refusal
from mirabilia.server.store.base import Person
from mirabilia.server.tables import events as ev
from mirabilia.server.tables import project
from mirabilia.server.tables.ability import abilities
from mirabilia.server.tables.decide import Context, decide
from mirabilia.server.tables.decide.playing import acted, run_out
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.commands import Command
from mirabilia.server.wire.tables import NewTable

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
EVENT: TypeAdapter[ev.Event] = TypeAdapter(ev.Event)
START = 1_700_000_000_000


def guest(name: str) -> Person:
    return Person(name.lower(), name, True, None, {})


def registered(name: str, **ratings: int) -> Person:
    return Person(name.lower(), name, False, "hash", ratings)


ANN, BOB, EVE = guest("Ann"), guest("Bob"), guest("Eve")
RITA, SAM = registered("Rita", duel=1600), registered("Sam")


def command(kind: str, **fields: Any) -> Command:
    return COMMAND.validate_python({"kind": kind, **fields})


class Play:
    """A table, and the time."""

    def __init__(self, host: Person = ANN, **new: Any) -> None:
        self.now = START
        self.table = making.made(host, NewTable(game="duel", **new), self.now)
        self.absent: Container[str] = ()

    def do(self, person: Person, kind: str, **fields: Any) -> list[str]:
        """Carry out a command; the kinds of its events."""
        events = decide(self.table, Context(person, self.absent), command(kind, **fields))
        self.add(events)
        return [event.kind for event in events]

    def refused(self, person: Person, kind: str, **fields: Any) -> str:
        """The code with which a command is refused; nothing has changed."""
        before = snapshot(self.table, self.now)
        with pytest.raises(Refusal) as refusal:
            decide(self.table, Context(person, self.absent), command(kind, **fields))
        assert snapshot(self.table, self.now) == before
        return refusal.value.error.code

    def add(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            version = self.table.version + 1
            self.table.apply(event.model_copy(update={"version": version, "at": self.now}))

    def may(self, person: Person) -> list[str]:
        return [*abilities(self.table, person.id)]

    def pass_time(self, seconds: float) -> list[int]:
        """Some time passes; the seats whose clocks have run out."""
        self.now += int(seconds * 1000)
        found = self.table.clocks.run_out(self.now)
        for seat in found:
            self.add(run_out(self.table, seat))
        return found

    # Playing.

    @property
    def turn(self) -> int:
        return self.table.to_act()[0]

    def legal(self, seat: int | None = None) -> list[str]:
        assert self.table.match
        return [str(action) for action in self.table.match.legal(self.turn if seat is None else seat)]

    def act(self, action: str | None = None) -> list[str]:
        """Whoever is to act does so, person or bot."""
        seat = self.turn
        action = action or self.legal()[0]
        if self.table.seats[seat].level:
            events = acted(self.table, seat, action, is_bot=True)
            self.add(events)
            return [event.kind for event in events]
        person = guest((self.table.seats[seat].person or "").title())
        return self.do(person, "act", seat=seat, action=action, moves=len(self.table.moves))

    def act_until(self, condition: Callable[[], bool], rng: random.Random | None = None) -> None:
        """Play on until something is so."""
        rng = rng or random.Random(1)
        while not condition():
            assert self.table.is_playing, "the match has ended before"
            self.act(rng.choice(self.legal()))

    def has_shown(self) -> bool:
        """Whether the last move was followed by something new to see."""
        return bool(self.table.moves) and self.table.moves[-1].has_shown


def folded(table: Table) -> Table:
    """A table made anew from its log, as it is written and read."""
    again = Table(table.code, table.seed)
    requests = {version: request for request, version in table.done.items()}
    for event in table.log:
        again.apply(EVENT.validate_json(event.model_dump_json()), requests.get(event.version))
    return again


def snapshot(table: Table, now: int) -> dict[str, Any]:
    """Everything about a table."""
    viewers = [*range(len(table.seats)), NOBODY]
    return {
        "info": project.table_info(table, now),
        "log": [*table.log],
        "seats": [vars(seat).copy() for seat in table.seats],
        "host": table.host,
        "moves": [*table.moves],
        "clocks": (table.clocks.rule, [*table.clocks.left], table.clocks.running, table.clocks.since),
        "offers": {what: (vars(offer) | {"agreed": {*offer.agreed}}) for what, offer in table.offers.items()},
        "match": table.match and (table.match.record(), table.match.position(), table.match.next_chance()),
        "views": [project.view(table, viewer) for viewer in viewers] if table.match else [],
        "shown": [project.events_since(table, 0, (viewer,)) for viewer in viewers],
        "secrets": {**table.secrets},
        "done": {**table.done},
        "result": table.result,
        "rematch": table.rematch,
        "said": table.lines_said,
        "to_act": table.to_act(),
        "may": {person: abilities(table, person) for person in ("ann", "bob", "eve", "rita", "sam")},
    }
