"""The kernels that a game must have, with their meaning. A game's `kernels` module has these names.

Kernels take the state first and a buffer last, allocate nothing, and trust their caller: what comes from
outside is checked by `core.match`. This module is documentation and types; nothing here is ever run.
"""

from __future__ import annotations

from typing import Any

from .record import Floats, Ints

State: Any  # the class of the record
ACTIONS: int  # action codes are 0 .. ACTIONS - 1, each with one meaning in every state
MOST_LEGAL: int  # no position has more legal actions or chance outcomes
FEATURES: int  # length of what `encode` writes


def setup(s: Any, seats: int, options: Ints) -> None:
    """An empty table; NATURE acts next. The generator is left alone."""


def actor(s: Any) -> int:
    """The seat to act, NATURE or OVER; with simultaneous choice the lowest seat that has not chosen."""
    raise NotImplementedError


def waiting(s: Any) -> int:
    """A bitmask of the seats that may act now."""
    raise NotImplementedError


def legal(s: Any, seat: int, out: Ints) -> int:
    """Write the legal actions of a seat that may act, ascending, and return how many."""
    raise NotImplementedError


def apply(s: Any, seat: int, action: int) -> None:
    """Carry out an action of a seat or of NATURE; deterministic."""


def chance(s: Any, rng: Ints) -> int:
    """Sample what NATURE does now from a generator, apply it and return it."""
    raise NotImplementedError


def outcomes(s: Any, out: Ints, weights: Floats) -> int:
    """Write what NATURE can do now, ascending, with its probabilities, and return how many."""
    raise NotImplementedError


def mask(s: Any, seat: int) -> None:
    """Hide what this seat (or NOBODY) may not see; the generator too."""


def fill(s: Any, rng: Ints) -> None:
    """Sample everything hidden in a masked state, so that it can be played on."""


def returns(s: Any, out: Floats) -> None:
    """The utility of each seat in [-1, 1]; 0 for all before the end."""


def scores(s: Any, out: Ints) -> None:
    """The score sheet as it stands: out[seat, category], the total last."""


def ending(s: Any) -> int:
    """How the match ended, as an index into the game's list of endings, or NONE."""
    raise NotImplementedError


def encode(s: Any, seat: int, out: Floats) -> None:
    """What a seat may see as features, in named slices."""


def evaluate(s: Any, seat: int) -> float:
    """A cheap estimate of how well a seat stands, for bots; any scale, more is better."""
    raise NotImplementedError
