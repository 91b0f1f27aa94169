"""A match: one play of a game, checked at every step. Its setup and its actions are the truth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import IllegalAction, InvalidNotation, InvalidSetup, WrongSeat, shown
from .game import Game
from .record import NATURE, NOBODY, NONE, OVER, Batch
from .rng import fresh_seed, seeded

LONGEST_TEXT = 200  # of an action or a seed from outside

# How NATURE acts: by the record's own generator; sealed, by a new generator for each event, hashed from the
# seed, so that what was seen tells nothing of what will come; or given by the caller.
CHANCES = ("own", "sealed", "given")


class Action(str):
    """The text of an action."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Action({super().__repr__()})"


@dataclass(frozen=True)
class Outcome:
    """How a match ended, and who has won; several seats share a victory."""

    ending: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Entry:
    """One line of a match: who did what."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Step:
    """A position between two decisions: who did what, what chance did then, and the state after it."""

    seat: int | None  # None: the setup
    action: Action | None
    chance: list[Action]
    states: Batch[Any]


class Match:
    """One play of a game. Bad input raises an error and changes nothing."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        deal: Mapping[str, Any] | None = None,
        chance: str = "own",
        options: Mapping[str, Any] | None = None,
        start: str | None = None,
        waits: bool = False,
    ) -> None:
        """`waits` leaves NATURE alone until `resume`, so that a stored match can be replayed."""
        self.game = game
        self.seats = game.check_seats(seats)
        self.seed = check_seed(seed)
        if chance not in CHANCES:
            raise InvalidSetup(f"chance is {' or '.join(CHANCES)}, not {shown(chance)}")
        self.chance = chance
        self.start = start
        if start is None:
            self.options = game.check_options(options or {})
            states = game.kernels.State.batch()
            game.drivers.setup(states, self.seats, game.option_codes(self.options), seeded(self.seed))
        else:
            if deal is not None or options:
                raise InvalidSetup("a position brings its own options and needs no deal")
            states, self.options = game.read_position(start)
            states[0].rng[:] = seeded(self.seed)
        self.deal = game.check_deal({} if deal is None else deal, self.options)
        self._states = [states]
        self._entries: list[tuple[int, int]] = []
        self._waits = waits
        self._let_nature_act()

    def __repr__(self) -> str:
        return f"<Match of {self.game.meta.id}, {len(self._entries)} actions, to act: {self.to_act}>"

    # Looking.

    @property
    def states(self) -> Batch[Any]:
        """The state now, as an array of one record; a copy."""
        return self._states[-1].copy()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; NATURE if the caller plays it; none at the end."""
        return self.to_act_in(self._now)

    def to_act_in(self, states: Batch[Any]) -> tuple[int, ...]:
        """The seats that may act in a state of this match."""
        if self.game.drivers.actor(states) == NATURE:
            return (NATURE,)
        waiting = self.game.drivers.waiting(states)
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.game.drivers.actor(self._now) == OVER)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; nothing if it is not to act."""
        self._check_seat(seat)
        if seat not in self.to_act:
            return []
        return [Action(self.game.write_action(code)) for code in self._legal_codes(seat)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that a seat, or without one a spectator, may see, as plain data."""
        if seat is not None:
            self._check_seat(seat)
        viewer = NOBODY if seat is None else seat
        masked = self.states
        self.game.drivers.mask(masked, viewer)
        outcome = self.outcome
        return {
            "game": self.game.meta.id,
            "seat": seat,
            "options": dict(self.options),
            "to_act": list(self.to_act),
            "legal": [str(action) for action in self.legal(seat)] if seat is not None else [],
            "state": self.game.describe(masked),
            "quotes": self.game.quotes(masked, seat) if seat is not None and not self.is_over else None,
            "outcome": {"ending": outcome.ending, "winners": list(outcome.winners)} if outcome else None,
        }

    def history(self, seat: int | None = NATURE) -> list[Entry]:
        """What has happened: all of it, or what a seat (None: a spectator) saw, with `?` for the rest."""
        if seat is not None:
            self._check_seat(seat)
        entries = []
        for before, (actor, code) in zip(self._states, self._entries):
            text = self.game.write_action(code)
            viewer = NOBODY if seat is None else seat
            if actor == NATURE and viewer != NATURE and not self.game.is_shown(before, code, viewer):
                text = text.partition(" ")[0] + " ?"
            entries.append(Entry(actor, Action(text)))
        return entries

    def steps(self) -> list[Step]:
        """Every position in which somebody had to decide, and the last one, with what led to it."""
        steps = [Step(None, None, [], self._states[0])]
        for (actor, code), after in zip(self._entries, self._states[1:]):
            action = Action(self.game.write_action(code))
            if actor == NATURE:
                last = steps[-1]
                steps[-1] = Step(last.seat, last.action, [*last.chance, action], after)
            else:
                steps.append(Step(actor, action, [], after))
        return steps

    def scores(self) -> list[dict[str, int]]:
        """The score sheet as it stands: points by category for each seat."""
        sheet = np.zeros((self.seats, len(self.game.meta.categories)), "i4")
        self.game.drivers.scores(self._now, sheet)
        return [dict(zip(self.game.meta.categories, (int(points) for points in row))) for row in sheet]

    def returns(self) -> list[float]:
        """The utility of each seat in [-1, 1]; 0 before the end."""
        out = np.zeros(self.seats)
        self.game.drivers.returns(self._now, out)
        return [float(value) for value in out]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        ending = self.game.drivers.ending(self._now)
        if ending == NONE:
            return None
        utilities = self.returns()
        winners = tuple(seat for seat in range(self.seats) if utilities[seat] == max(utilities))
        return Outcome(self.game.meta.endings[ending], winners)

    def explain(self, seat: int, action: str) -> Mapping[str, Any] | None:
        """What a legal action costs a seat and why, as data; None if it has no price."""
        return self.game.explain(self._now, seat, self._checked(seat, action))

    def position(self) -> str:
        """The position as text: everything on the table, private things too, nothing of the future."""
        return self.game.write_position(self._now)

    def record(self) -> str:
        """The match as a text file: the whole truth, not for players while the match goes on."""
        from .matchfile import write_match

        return write_match(self)

    # Acting.

    def play(self, seat: int, action: str) -> None:
        """Do something: InvalidNotation, WrongSeat or IllegalAction if it cannot be done."""
        code = self._checked(seat, action)
        self._append(seat, code)
        self._let_nature_act()

    def undo(self) -> None:
        """Take back the last decision, and the chance events after it."""
        actors = [actor for actor, _ in self._entries]
        last = max(
            (i for i, actor in enumerate(actors) if actor >= 0 or self.chance == "given"), default=NONE
        )
        if last == NONE:
            raise IllegalAction("there is no decision to take back")
        del self._entries[last:]
        del self._states[last + 1 :]

    # Replaying a stored match.

    def next_chance(self) -> str | None:
        """What the deal or the seed gives next; None if NATURE is not to act."""
        if self.game.drivers.actor(self._now) != NATURE:
            return None
        return self.game.write_action(self._chance()[0])

    def replay(self, seat: int, action: str) -> None:
        """Play what is written in a file; the generator moves on if the action is what it gives."""
        code = self._checked(seat, action)
        if seat == NATURE and self.chance != "given":
            given, after = self._chance()
            if given == code:
                self._entries.append((NATURE, code))
                self._states.append(after)
                return
        self._append(seat, code)

    def resume(self) -> None:
        """Play on from here."""
        self._waits = False
        self._let_nature_act()

    # Inside.

    @property
    def _now(self) -> Batch[Any]:
        return self._states[-1]

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not (0 <= seat < self.seats or seat == NATURE):
            raise WrongSeat(f"there is no seat {shown(seat)}; seats are 0 to {self.seats - 1}")

    def _checked(self, seat: int, action: object) -> int:
        """The code of an action that the seat may do now."""
        self._check_seat(seat)
        if not isinstance(action, str):
            raise InvalidNotation(f"an action is a text, not {shown(action)}")
        if len(action) > LONGEST_TEXT:
            raise InvalidNotation(f"an action has at most {LONGEST_TEXT} characters")
        code = self.game.read_action(action)
        if self.is_over:
            raise IllegalAction("the match is over")
        if seat not in self.to_act:
            acting = ", ".join(name_of(other) for other in self.to_act)
            raise WrongSeat(f"{name_of(seat)} is not to act now; to act: {acting}")
        if code not in self._legal_codes(seat):
            raise IllegalAction(
                f"{shown(action.strip())} is not allowed: {self.game.why_illegal(self._now, seat, code)}"
            )
        return code

    def _legal_codes(self, seat: int) -> list[int]:
        buffer = self.game.new_buffer()
        if seat == NATURE:
            n = self.game.drivers.outcomes(self._now, buffer, np.zeros(len(buffer)))
        else:
            n = self.game.drivers.legal(self._now, seat, buffer)
        return [int(code) for code in buffer[:n]]

    def _append(self, seat: int, code: int) -> None:
        after = self._now.copy()
        self.game.drivers.apply(after, seat, code)
        self._entries.append((seat, code))
        self._states.append(after)

    def _chance(self) -> tuple[int, Batch[Any]]:
        """What NATURE does now and the state after it."""
        after = self._now.copy()
        code = self.game.dealt(self.deal, after)
        if code == NONE:
            if self.chance == "sealed":
                after[0].rng[:] = seeded(f"{self.seed}/{len(self._entries)}")
            return self.game.drivers.chance(after), after
        self.game.drivers.apply(after, NATURE, code)
        return code, after

    def _let_nature_act(self) -> None:
        while self.chance != "given" and not self._waits and self.game.drivers.actor(self._now) == NATURE:
            code, after = self._chance()
            self._entries.append((NATURE, code))
            self._states.append(after)


def check_seed(seed: object) -> str:
    """A seed as text; a secret one of 128 bits if none is given."""
    if seed is None:
        return fresh_seed()
    if isinstance(seed, int) and seed.bit_length() > 512:
        raise InvalidSetup("a seed that is a number has at most 512 bits")
    text = str(seed)
    if (
        not isinstance(seed, int | str)
        or isinstance(seed, bool)
        or not text.isprintable()
        or text != text.strip()
    ):
        raise InvalidSetup(f"a seed is a number or a printable text, not {shown(seed)}")
    if not 0 < len(text) <= LONGEST_TEXT:
        raise InvalidSetup(f"a seed has 1 to {LONGEST_TEXT} characters")
    return text


def name_of(seat: int) -> str:
    """A seat in a message."""
    return "nature" if seat == NATURE else f"seat {seat}"
