"""During the match: acting, taking back, giving up, coming back; also what clocks and bots do."""

from __future__ import annotations

from ....bots.names import Level
from ....core.errors import MirabiliaError
from ...problems import Refusal
from ...wire import commands as cmd
from .. import consent
from .. import events as ev
from ..table import Table
from .who import Context, own_active_seat, own_seat

STAND_IN: Level = "normal"  # the bot that plays for people who are gone


def act(table: Table, context: Context, command: cmd.Act) -> list[ev.Event]:
    """A person plays."""
    own_active_seat(table, context, command.seat)
    if command.moves != len(table.moves):
        raise Refusal("stale", f"the match is at move {len(table.moves)}", moves=len(table.moves))
    return acted(table, command.seat, command.action, is_bot=False)


def acted(table: Table, seat: int, action: str, is_bot: bool) -> list[ev.Event]:
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
        if outcome := match.outcome:
            found.append(ended(table, outcome.ending, list(outcome.winners)))
        return found
    finally:
        match.undo()  # it is played when it is stored


def undo(table: Table, context: Context, command: cmd.Undo) -> list[ev.Event]:
    """A person takes back without asking."""
    own_active_seat(table, context, command.seat)
    if not consent.may_undo_alone(table, command.seat):
        raise Refusal("no_undo", "this cannot be taken back without the others")
    return undone(table, command.seat)


def undone(table: Table, seat: int) -> list[ev.Event]:
    """The last move of a seat, and all after it, are taken back."""
    target = consent.undo_target(table, seat)
    if target is None:
        raise Refusal("no_undo", "there is nothing to take back")
    return [ev.Undone(seat=seat, moves=target)]


def resign(table: Table, context: Context, command: cmd.Resign) -> list[ev.Event]:
    """A person gives up."""
    own_active_seat(table, context, command.seat)
    return [ev.Resigned(seat=command.seat), *given_up(table, command.seat, "resigned")]


def given_up(table: Table, seat: int, ending: str) -> list[ev.Event]:
    """A seat is lost: with two seats the other one wins; with more a bot goes on while people are there."""
    others = [number for number in range(len(table.seats)) if number != seat]
    if len(others) > 1 and any(table.seats[number].is_active for number in others):
        return [ev.Replaced(seat=seat, level=STAND_IN)]
    return [ended(table, ending, others if len(others) == 1 else [])]


def ended(table: Table, ending: str, winners: list[int]) -> ev.Ended:
    """The end, with the score sheets as they stand."""
    return ev.Ended(ending=ending, winners=winners, scores=table.match.scores() if table.match else [])


def run_out(table: Table, seat: int) -> list[ev.Event]:
    """A clock has run out: a rated match is lost, in others a bot takes over."""
    found: list[ev.Event] = [ev.TimedOut(seat=seat)]
    if table.rules.is_rated:
        return [*found, *given_up(table, seat, "time")]
    return [*found, ev.Replaced(seat=seat, level=STAND_IN)]


def come_back(table: Table, context: Context, command: cmd.ComeBack) -> list[ev.Event]:
    """A person takes the seat again from the bot."""
    own_seat(table, context, command.seat)
    if not table.is_playing or not table.seats[command.seat].is_gone:
        raise Refusal("not_now", "no bot plays in this seat")
    return [ev.CameBack(seat=command.seat)]
