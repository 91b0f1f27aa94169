"""What a command leads to: the events, or a Refusal. Nothing here changes a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from ...bots.names import LEVELS, Level
from ...core.errors import MirabiliaError
from ...core.match import Match
from ...core.matchfile import commitment_of
from ...core.record import NATURE
from ...games import game
from ..problems import Refusal
from ..store.base import Person
from ..wire import commands as cmd
from . import consent
from . import events as ev
from .ability import MOST_LINES, can_start
from .table import Table

STAND_IN: Level = "normal"  # the bot that plays for people who are gone


@dataclass(frozen=True)
class Context:
    """Who asks, and who of the people is away."""

    person: Person
    absent: Container[str] = ()


def decide(table: Table, context: Context, command: cmd.Command) -> list[ev.Event]:
    """The events that a command leads to, in their order."""
    handler: Callable[[Table, Context, Any], list[ev.Event]] = HANDLERS[type(command)]
    return handler(table, context, command)


# The match.


def _act(table: Table, context: Context, command: cmd.Act) -> list[ev.Event]:
    _own_active_seat(table, context, command.seat)
    if command.moves != len(table.moves):
        raise Refusal("stale", f"the match is at move {len(table.moves)}, not {command.moves}")
    return act(table, command.seat, command.action, is_bot=False)


def act(table: Table, seat: int, action: str, is_bot: bool) -> list[ev.Event]:
    """A decision of a seat, what chance does after it, and the end if it is one."""
    if table.match is None or not table.is_playing:
        raise Refusal("not_now", "no match is being played here")
    match = table.match
    before = len(match.history())
    try:
        match.play(seat, action)
    except MirabiliaError as error:
        raise Refusal.of(error) from error
    try:
        entries = match.history()[before:]
        chance = [str(entry.action) for entry in entries[1:]]
        found: list[ev.Event] = [
            ev.Acted(seat=seat, action=str(entries[0].action), chance=chance, is_bot=is_bot)
        ]
        if match.outcome:
            found.append(
                ev.Ended(
                    ending=match.outcome.ending, winners=list(match.outcome.winners), scores=match.scores()
                )
            )
        return found
    finally:
        match.undo()  # it is played when it is stored


def _undo(table: Table, context: Context, command: cmd.Undo) -> list[ev.Event]:
    _own_active_seat(table, context, command.seat)
    if not consent.may_undo_alone(table, command.seat):
        raise Refusal("no_undo", "this cannot be taken back without the others")
    return _undone(table, command.seat)


def _undone(table: Table, seat: int) -> list[ev.Event]:
    target = consent.undo_target(table, seat)
    if target is None:
        raise Refusal("no_undo", "there is nothing to take back")
    return [ev.Undone(seat=seat, moves=target)]


def _resign(table: Table, context: Context, command: cmd.Resign) -> list[ev.Event]:
    _own_active_seat(table, context, command.seat)
    return [ev.Resigned(seat=command.seat), *give_up(table, command.seat, "resigned")]


def give_up(table: Table, seat: int, ending: str) -> list[ev.Event]:
    """A seat is lost: with two seats the other one wins; with more a bot goes on while people are there."""
    others = [number for number in range(len(table.seats)) if number != seat]
    if len(others) > 1 and any(table.seats[number].is_active for number in others):
        return [ev.Replaced(seat=seat, level=STAND_IN)]
    return [_ended(table, ending, others if len(others) == 1 else [])]


def _ended(table: Table, ending: str, winners: list[int]) -> ev.Ended:
    return ev.Ended(ending=ending, winners=winners, scores=table.match.scores() if table.match else [])


def run_out(table: Table, seat: int) -> list[ev.Event]:
    """A clock has run out: a rated match is lost, in others a bot takes over."""
    found: list[ev.Event] = [ev.TimedOut(seat=seat)]
    if table.rules.is_rated:
        return [*found, *give_up(table, seat, "time")]
    return [*found, ev.Replaced(seat=seat, level=STAND_IN)]


def _come_back(table: Table, context: Context, command: cmd.ComeBack) -> list[ev.Event]:
    _own_seat(table, context, command.seat)
    if not table.is_playing or not table.seats[command.seat].is_gone:
        raise Refusal("not_now", "no bot plays in this seat")
    return [ev.CameBack(seat=command.seat)]


# Offers.


def _offer(table: Table, context: Context, command: cmd.Offer) -> list[ev.Event]:
    _own_active_seat(table, context, command.seat)
    if not consent.may_offer(table, command.what, command.seat, command.target):
        raise Refusal("not_now", f"{command.what} cannot be offered now")
    offered = ev.Offered(what=command.what, seat=command.seat, target=command.target)
    if command.what == "undo":
        return [offered]
    people = consent.other_people(table, context.person.id)
    if command.what == "replace":
        assert command.target is not None
        absent = table.seats[command.target].person in context.absent
        people = [seat for seat in people if seat != command.target or not absent]
    return [offered] if people else _agreed(table, command.what, command.seat, command.target)


def _answer(table: Table, context: Context, command: cmd.Answer) -> list[ev.Event]:
    _own_active_seat(table, context, command.seat)
    offer = table.offers.get(command.what)
    if offer is None:
        raise Refusal("not_now", "there is no such offer")
    answered = ev.Answered(what=command.what, seat=command.seat, agree=command.agree)
    if not command.agree:
        return [answered]
    waiting = consent.waits_for(table, offer, context.absent)
    if command.seat not in waiting:
        raise Refusal("not_now", "this seat is not asked")
    if waiting != [command.seat]:
        return [answered]
    return [answered, *_agreed(table, offer.what, offer.by, offer.target)]


def _agreed(table: Table, what: ev.OfferKind, by: int, target: int | None) -> list[ev.Event]:
    if what == "undo":
        return _undone(table, by)
    if what == "end":
        return [_ended(table, "agreed", [])]
    assert target is not None
    return [ev.Replaced(seat=target, level=STAND_IN)]


# Talk.


def _say(table: Table, context: Context, command: cmd.Say) -> list[ev.Event]:
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise Refusal("bad_request", "there is nothing to say", 422)
    if table.lines_said >= MOST_LINES:
        raise Refusal("too_many", f"a table has at most {MOST_LINES} lines of talk", amount=MOST_LINES)
    if not table.seats_of(context.person.id) and table.rules.visibility == "public":
        raise Refusal("not_yours", "at public tables only players talk", 403)
    return [ev.Said(person=context.person.id, name=context.person.name, text=text)]


# Before the match.


def _sit(table: Table, context: Context, command: cmd.Sit) -> list[ev.Event]:
    _waiting(table)
    seat = _seat(table, command.seat)
    if table.rules.is_hot_seat:
        raise Refusal("not_now", "the people at this table share one device")
    if table.rules.is_rated and context.person.is_guest:
        raise Refusal("needs_account", "rated tables are for registered people", 403)
    if not seat.is_open:
        raise Refusal("seat_taken", f"seat {command.seat} is taken")
    person = context.person
    rating = person.ratings.get(table.rules.game)
    sat = ev.Sat(seat=command.seat, person=person.id, name=person.name, rating=rating)
    is_full = all(not other.is_open or other is seat for other in table.seats) and not table.seats_of(
        person.id
    )
    are_ready = all(other.is_ready for other in table.seats if other is not seat)
    return [sat, start(table)] if is_full and are_ready else [sat]


def _stand(table: Table, context: Context, command: cmd.Stand) -> list[ev.Event]:
    _waiting(table)
    seats = table.seats_of(context.person.id)
    if not seats:
        raise Refusal("not_now", "you do not sit here")
    found: list[ev.Event] = [ev.Stood(seat=seat, name=context.person.name) for seat in seats]
    if table.people() == [context.person.id]:
        found.append(_ended(table, "abandoned", []))
    return found


def _ready(table: Table, context: Context, command: cmd.Ready) -> list[ev.Event]:
    _waiting(table)
    seats = table.seats_of(context.person.id)
    if not seats:
        raise Refusal("not_now", "you do not sit here")
    found: list[ev.Event] = [ev.Readied(person=context.person.id, is_ready=command.is_ready)]
    others = [seat for number, seat in enumerate(table.seats) if number not in seats]
    if command.is_ready and all(not seat.is_open and seat.is_ready for seat in others) and others:
        found.append(start(table))
    return found


def _arrange(table: Table, context: Context, command: cmd.Arrange) -> list[ev.Event]:
    _host(table, context)
    changes = {
        key: value
        for key in ("visibility", "clock", "is_rated", "may_hint")
        if (value := getattr(command, key)) is not None
    }
    found = game(table.rules.game)
    try:
        if command.options is not None:
            changes["options"] = found.check_options({**table.rules.options, **command.options})
        if command.seats is not None:
            changes["seats"] = found.check_seats(command.seats)
    except MirabiliaError as error:
        raise Refusal.of(error) from error
    if any(not seat.is_open for seat in table.seats[changes.get("seats", len(table.seats)) :]):
        raise Refusal("seat_taken", "a seat that is taken cannot be taken away")
    rules = table.rules.model_copy(update=changes)
    check_clock(rules.clock)
    if rules.is_rated:
        check_rated(table, context)
    return [ev.Arranged(rules=rules)]


def check_clock(clock: ev.ClockRule) -> None:
    """A clock has a sensible time; a longer total than some hours is what a time for each move is for."""
    shortest, longest = {"none": (0, 0), "move": (10, ev.LONGEST_MOVE), "total": (60, ev.LONGEST_TOTAL)}[
        clock.kind
    ]
    if not shortest <= clock.seconds <= longest:
        raise Refusal(
            "invalid_setup", f"a clock of the kind {clock.kind} has {shortest} to {longest} seconds", 422
        )


def check_rated(table: Table, context: Context) -> None:
    """Ratings are for registered people against each other."""
    if context.person.is_guest:
        raise Refusal("needs_account", "rated tables are for registered people", 403)
    if any(seat.level for seat in table.seats) or table.rules.is_hot_seat:
        raise Refusal("invalid_setup", "a rated table has no bots and no hot seat", 422)
    if len(table.people()) > 1:
        raise Refusal("invalid_setup", "a table becomes rated before others sit down", 422)


def _set_seat(table: Table, context: Context, command: cmd.SetSeat) -> list[ev.Event]:
    _host(table, context)
    seat = _seat(table, command.seat)
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


def _swap(table: Table, context: Context, command: cmd.Swap) -> list[ev.Event]:
    _host(table, context)
    a, b = command.seats
    _seat(table, a), _seat(table, b)
    order = list(range(len(table.seats)))
    order[a], order[b] = order[b], order[a]
    return [ev.Rearranged(order=order)]


def _shuffle(table: Table, context: Context, command: cmd.Shuffle) -> list[ev.Event]:
    _host(table, context)
    order = list(range(len(table.seats)))
    secrets.SystemRandom().shuffle(order)
    return [ev.Rearranged(order=order)]


def _start(table: Table, context: Context, command: cmd.Start) -> list[ev.Event]:
    _host(table, context)
    taken = [number for number, seat in enumerate(table.seats) if not seat.is_open]
    if not all(table.seats[number].is_ready for number in taken):
        raise Refusal("not_ready", "somebody is not ready")
    if not can_start(table):
        raise Refusal("seats_open", "there are not enough players")
    if len(taken) == len(table.seats):
        return [start(table)]
    free = [number for number in range(len(table.seats)) if number not in taken]
    rules = table.rules.model_copy(update={"seats": len(taken)})
    return [ev.Rearranged(order=taken + free), ev.Arranged(rules=rules), start(table, len(taken))]


def start(table: Table, seats: int | None = None) -> ev.Started:
    """The beginning of the match, with what chance does first."""
    rules = table.rules
    match = Match(game(rules.game), seats=seats or rules.seats, seed=table.seed, options=rules.options)
    chance = [str(entry.action) for entry in match.history() if entry.seat == NATURE]
    return ev.Started(commitment=commitment_of(table.seed), chance=chance)


# Who may.


def _seat(table: Table, seat: int) -> Any:
    if not 0 <= seat < len(table.seats):
        raise Refusal("wrong_seat", f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}", 422)
    return table.seats[seat]


def _own_seat(table: Table, context: Context, seat: int) -> None:
    if _seat(table, seat).person != context.person.id:
        raise Refusal("not_yours", f"seat {seat} is not yours", 403)


def _own_active_seat(table: Table, context: Context, seat: int) -> None:
    _own_seat(table, context, seat)
    if not table.is_playing:
        raise Refusal("not_now", "no match is being played here")
    if not table.seats[seat].is_active:
        raise Refusal("not_now", "a bot plays in this seat; come back first")


def _waiting(table: Table) -> None:
    if not table.is_waiting:
        raise Refusal("not_now", "the match has started already")


def _host(table: Table, context: Context) -> None:
    _waiting(table)
    if table.host != context.person.id:
        raise Refusal("not_yours", "only the host may do this", 403)


HANDLERS: dict[type, Callable[[Table, Context, Any], list[ev.Event]]] = {
    cmd.Act: _act,
    cmd.Undo: _undo,
    cmd.Resign: _resign,
    cmd.Offer: _offer,
    cmd.Answer: _answer,
    cmd.ComeBack: _come_back,
    cmd.Say: _say,
    cmd.Sit: _sit,
    cmd.Stand: _stand,
    cmd.Ready: _ready,
    cmd.Arrange: _arrange,
    cmd.SetSeat: _set_seat,
    cmd.Swap: _swap,
    cmd.Shuffle: _shuffle,
    cmd.Start: _start,
}
