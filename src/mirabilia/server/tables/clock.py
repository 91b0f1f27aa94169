"""The clocks of a table: a pure computation from the times of its events, so that it can be repeated."""

from __future__ import annotations

from collections.abc import Iterable

from .events import ClockRule

GRACE = 60_000  # milliseconds that somebody who comes back has at least


class Clocks:
    """How much time each seat has left, and whose clock runs since when."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.full = rule.seconds * 1000
        self.left = [self.full] * seats
        self.running: frozenset[int] = frozenset()
        self.since = 0

    @property
    def is_used(self) -> bool:
        """Whether there is a clock at all."""
        return self.rule.kind != "none"

    def switch(self, now: int, running: Iterable[int], moved: int | None = None) -> None:
        """Charge the time since the last switch; from now on these clocks run.

        With a time for each move, `moved` has made one and starts afresh, as does a clock that begins to run.
        """
        before = self.running
        for seat in before:
            self.left[seat] = max(0, self.left[seat] - max(0, now - self.since))
        self.since, self.running = now, frozenset(running) if self.is_used else frozenset()
        if self.rule.kind == "move":
            for seat in self.running:
                if seat not in before or seat == moved:
                    self.left[seat] = self.full

    def give_grace(self, seat: int) -> None:
        """Somebody has come back and shall have time to look."""
        self.left[seat] = max(self.left[seat], GRACE)

    def set_back(self, seat: int, left: list[int]) -> None:
        """A seat goes on with no more than it had left before, the others with no less."""
        self.left = [max(now, before) for now, before in zip(self.left, left)]
        self.left[seat] = min(self.left[seat], left[seat])

    def left_at(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left."""
        spent = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def due(self) -> int | None:
        """When the next clock runs out."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in sorted(self.running) if self.since + self.left[seat] <= now]
