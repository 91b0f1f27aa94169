"""A table as its events make it. `apply` alone changes one; what happens is decided elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from ...bots.names import Level
from ...core.match import Match
from ...core.record import NATURE, NOBODY
from ...games import game
from . import events as ev
from .clock import Clocks

Viewer = int  # a seat, or NOBODY


@dataclass
class Seat:
    """Who sits there: a person, a bot (a level and no person), a bot for a person who is gone, or nobody."""

    person: str | None = None
    name: str | None = None
    rating: int | None = None
    level: Level | None = None
    is_ready: bool = False

    @property
    def is_open(self) -> bool:
        """Whether somebody could sit down."""
        return self.person is None and self.level is None

    @property
    def is_gone(self) -> bool:
        """Whether a bot plays for a person."""
        return self.person is not None and self.level is not None

    @property
    def is_active(self) -> bool:
        """Whether a person plays here."""
        return self.person is not None and self.level is None


@dataclass
class PendingOffer:
    """Something that waits for consent."""

    what: ev.OfferKind
    by: int
    target: int | None
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Move:
    """A decision of the match: whose, its place in the log, whether chance has shown something after it."""

    seat: int
    version: int
    has_shown: bool
    left: list[int]  # on the clocks of all seats, when the decision was made


class Table:
    """Everything about a table, computed from its events."""

    def __init__(self, code: str, seed: str) -> None:
        self.code, self.seed = code, seed
        self.log: list[ev.Event] = []
        self.done: dict[tuple[str, str], int] = {}  # (person, request) to version
        self.rules: ev.Rules
        self.host: str | None = None
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.moves: list[Move] = []
        self.clocks = Clocks(ev.NO_CLOCK, 0)
        self.offers: dict[ev.OfferKind, PendingOffer] = {}
        self.result: ev.Ended | None = None
        self.rematch: str | None = None
        self.commitment: str | None = None
        self.lines_said: Counter[str] = Counter()  # by person
        self.made_at = 0
        self.started_at: int | None = None
        # For chance that not everybody may see: by version and place in the event, who may.
        self.secrets: dict[tuple[int, int], frozenset[Viewer]] = {}

    @property
    def version(self) -> int:
        """The version of the last event."""
        return len(self.log)

    @property
    def is_playing(self) -> bool:
        """Whether the match has started and not ended."""
        return self.match is not None and self.result is None

    @property
    def is_waiting(self) -> bool:
        """Whether the match has not started yet."""
        return self.match is None and self.result is None

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.to_act if self.match and self.is_playing else ()

    def bots_to_act(self) -> list[int]:
        """The seats where a bot is to act now."""
        return [seat for seat in self.to_act() if self.seats[seat].level is not None]

    def request_version(self, person: str, request: str) -> int | None:
        """The version that an earlier request has led to."""
        return self.done.get((person, request))

    def may_see(self, version: int, place: int, viewers: Iterable[Viewer]) -> bool:
        """Whether somebody of these may see what chance did at a place of an event."""
        allowed = self.secrets.get((version, place))
        return allowed is None or any(viewer in allowed for viewer in viewers)

    def apply(self, event: ev.Event, request: tuple[str, str] | None = None) -> None:
        """Add the next event."""
        assert event.version == self.version + 1, (event.version, self.version)
        getattr(self, f"_on_{event.kind}")(event)
        self.log.append(event)
        if request is not None:
            self.done[request] = event.version

    # Before the match.

    def _on_made(self, event: ev.Made) -> None:
        self.host, self.made_at = event.person, event.at
        self._set_rules(event.rules)

    def _on_arranged(self, event: ev.Arranged) -> None:
        self._set_rules(event.rules)
        for seat in self.seats:
            seat.is_ready = seat.level is not None or seat.person == self.host

    def _set_rules(self, rules: ev.Rules) -> None:
        self.rules = rules
        del self.seats[rules.seats :]
        self.seats += [Seat() for _ in range(rules.seats - len(self.seats))]

    def _on_sat(self, event: ev.Sat) -> None:
        if not self.rules.is_hot_seat:
            for number in self.seats_of(event.person):
                self.seats[number] = Seat()
        self.seats[event.seat] = Seat(event.person, event.name, event.rating, is_ready=True)

    def _on_stood(self, event: ev.Stood) -> None:
        person = self.seats[event.seat].person
        self.seats[event.seat] = Seat()
        if person == self.host and not self.seats_of(person or ""):
            self.host = next(iter(self.people()), None)

    def _on_seat_given(self, event: ev.SeatGiven) -> None:
        self.seats[event.seat] = Seat(level=event.level, is_ready=event.level is not None)

    def _on_rearranged(self, event: ev.Rearranged) -> None:
        self.seats = [self.seats[number] for number in event.order]

    def _on_readied(self, event: ev.Readied) -> None:
        for number in self.seats_of(event.person):
            self.seats[number].is_ready = event.is_ready

    # The match.

    def _on_started(self, event: ev.Started) -> None:
        rules = self.rules
        self.commitment, self.started_at = event.commitment, event.at
        match = new_match(rules, self.seed, waits=True)
        self.match = match
        self._replay_chance(event.version, event.chance)
        match.resume()
        self.clocks = Clocks(rules.clock, rules.seats)
        self._switch_clocks(event.at)

    def _on_acted(self, event: ev.Acted) -> None:
        assert self.match
        left = [self.clocks.left_at(seat, event.at) for seat in range(len(self.seats))]
        self.match.replay(event.seat, event.action)
        has_shown = self._replay_chance(event.version, event.chance)
        self.moves.append(Move(event.seat, event.version, has_shown, left))
        self.offers.clear()
        self._switch_clocks(event.at, moved=event.seat)

    def _replay_chance(self, version: int, chance: list[str]) -> bool:
        """What chance did, and who may see it; whether anybody may."""
        assert self.match
        has_shown = False
        for place, text in enumerate(chance):
            viewers = self._viewers(text)
            has_shown |= bool(viewers)
            if len(viewers) <= self.rules.seats:
                self.secrets[version, place] = viewers
            self.match.replay(NATURE, text)
        return has_shown

    def _viewers(self, text: str) -> frozenset[Viewer]:
        assert self.match
        rules, states = self.match.game, self.match.states
        code = rules.read_action(text)
        everybody = (*range(self.rules.seats), NOBODY)
        return frozenset(viewer for viewer in everybody if rules.is_shown(states, code, viewer))

    def _on_undone(self, event: ev.Undone) -> None:
        assert self.match
        undone = self.moves[event.moves :]
        for _ in undone:
            self.match.undo()
        del self.moves[event.moves :]
        self.offers.clear()
        self._switch_clocks(event.at, moved=event.seat)
        if len(undone) == 1 and not undone[0].has_shown:
            # Nobody had to agree, so it must not be a way to win time, nor to make others lose it.
            self.clocks.set_back(event.seat, undone[0].left)

    def _on_offered(self, event: ev.Offered) -> None:
        self.offers[event.what] = PendingOffer(event.what, event.seat, event.target, {event.seat})

    def _on_answered(self, event: ev.Answered) -> None:
        if event.agree:
            self.offers[event.what].agreed.add(event.seat)
        else:
            del self.offers[event.what]

    def _on_timed_out(self, event: ev.TimedOut) -> None:
        self._switch_clocks(event.at)

    def _on_replaced(self, event: ev.Replaced) -> None:
        self.seats[event.seat].level = event.level
        self.offers.clear()
        self._switch_clocks(event.at)

    def _on_came_back(self, event: ev.CameBack) -> None:
        self.seats[event.seat].level = None
        self.offers.clear()
        self._switch_clocks(event.at)
        self.clocks.give_grace(event.seat)

    def _on_resumed(self, event: ev.Resumed) -> None:
        self._switch_clocks(event.at)
        for seat in self.clocks.running:
            self.clocks.give_grace(seat)

    def _on_resigned(self, event: ev.Resigned) -> None:
        self.offers.clear()

    def _on_ended(self, event: ev.Ended) -> None:
        self.clocks.switch(event.at, ())
        self.offers.clear()
        self.result = event

    def _switch_clocks(self, now: int, moved: int | None = None) -> None:
        running = [seat for seat in self.to_act() if self.seats[seat].is_active]
        self.clocks.switch(now, running, moved)

    # Always.

    def _on_said(self, event: ev.Said) -> None:
        self.lines_said[event.person] += 1

    def _on_rematch_made(self, event: ev.RematchMade) -> None:
        self.rematch = event.code


def new_match(rules: ev.Rules, seed: str, waits: bool = False) -> Match:
    """The match that is played by these rules."""
    return Match(
        game(rules.game), seats=rules.seats, seed=seed, chance="sealed", options=rules.options, waits=waits
    )
