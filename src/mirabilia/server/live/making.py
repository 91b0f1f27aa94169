"""The first events of a table: as it was asked for, or as a rematch."""

from __future__ import annotations

from ...core.errors import MirabiliaError
from ...core.rng import fresh_seed
from ...games import game, metas
from ..problems import Refusal
from ..store.base import Person
from ..tables import events as ev
from ..tables.decide.arranging import check_clock, check_level
from ..tables.decide.gathering import started
from ..tables.table import Table
from ..wire.tables import NewTable
from .codes import new_code, rematch_code


class Maker:
    """A table in the making: events are applied at once, and stored together afterwards."""

    def __init__(self, person: Person, code: str, now: int) -> None:
        self.person, self.now = person, now
        self.table = Table(code, fresh_seed())

    def add(self, event: ev.Event) -> None:
        """The next event."""
        self.table.apply(event.model_copy(update={"version": self.table.version + 1, "at": self.now}))

    def sit(self, seat: int) -> None:
        """The person who makes the table sits down."""
        person = self.person
        rating = person.ratings.get(self.table.rules.game)
        self.add(ev.Sat(seat=seat, person=person.id, name=person.name, rating=rating))


def made(person: Person, new: NewTable, now: int) -> Table:
    """A new table, or a Refusal."""
    maker = Maker(person, new_code(), now)
    maker.add(ev.Made(person=person.id, name=person.name, rules=_rules(person, new)))
    table = maker.table
    bots = {bot.seat: bot.level for bot in new.bots}
    if len(bots) != len(new.bots) or any(seat >= table.rules.seats for seat in bots):
        raise Refusal("invalid_setup", "every bot needs a seat of its own that exists", 422)
    if len(bots) == table.rules.seats:
        raise Refusal("invalid_setup", "one seat is yours", 422)
    for seat, level in bots.items():
        check_level(level)
        maker.add(ev.SeatGiven(seat=seat, level=level))
    free = [seat for seat in range(table.rules.seats) if seat not in bots]
    for seat in free if new.is_hot_seat else free[:1]:
        maker.sit(seat)
    if new.start:
        if any(seat.is_open for seat in table.seats):
            raise Refusal("seats_open", "a match starts when no seat is open", 422)
        maker.add(started(table))
    return table


def _rules(person: Person, new: NewTable) -> ev.Rules:
    try:
        rules = game(new.game)
        options, seats = rules.check_options(new.options), rules.check_seats(new.seats)
    except MirabiliaError as error:
        raise Refusal.of(error) from error
    check_clock(new.clock, new.is_rated)
    if new.is_rated and person.is_guest:
        raise Refusal("needs_account", "rated tables are for registered people", 403)
    if new.is_rated and (new.bots or new.is_hot_seat):
        raise Refusal("invalid_setup", "a rated table has no bots and no hot seat", 422)
    return ev.Rules(
        game=rules.meta.id,
        rules_version=rules.meta.rules_version,
        seats=seats,
        options=options,
        visibility=new.visibility,
        clock=new.clock,
        is_rated=new.is_rated,
        may_hint=new.may_hint,
        is_hot_seat=new.is_hot_seat,
    )


def rematch(person: Person, old: Table, now: int) -> Table:
    """The same table again, everybody one seat further; it starts at once if nobody else must come."""
    maker = Maker(person, rematch_code(old.code, old.seed), now)
    rules = old.rules.model_copy(update={"rules_version": metas()[old.rules.game].rules_version})
    maker.add(ev.Made(person=person.id, name=person.name, rules=rules))
    count = len(old.seats)
    for number, seat in enumerate(old.seats):
        place = (number + 1) % count
        if seat.person == person.id:
            maker.sit(place)
        elif seat.person is None:
            maker.add(ev.SeatGiven(seat=place, level=seat.level))
    if not any(seat.is_open for seat in maker.table.seats):
        maker.add(started(maker.table))
    return maker.table
