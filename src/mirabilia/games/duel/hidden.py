"""What a seat may not see (D-INFO). Chance is not decided before its moment, so only one thing is private:
the tokens that the Great Library has drawn."""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NONE, UNKNOWN, Ints
from ...core.rng import draw, split
from .nature import is_free_token
from .state import State
from .tables import TOKENS


@kernel
def mask(s: State, seat: int) -> None:
    """Hide what this seat (or NOBODY) may not see; the generator too (D-INFO-8, D-INFO-13)."""
    for i in range(4):
        s.rng[i] = 0
    if seat != s.turn:
        for i in range(3):
            if s.drawn[i] != NONE:
                s.drawn[i] = UNKNOWN


@kernel
def fill(s: State, rng: Ints) -> None:
    """Sample everything hidden in a masked state: any tokens of the box (D-INFO-13)."""
    split(rng, s.rng)
    hidden = 0
    for i in range(3):
        if s.drawn[i] == UNKNOWN:
            hidden += 1
            s.drawn[i] = NONE
    for i in range(hidden):
        token = draw(rng, TOKENS)
        while not is_free_token(s, token):
            token = draw(rng, TOKENS)
        j = i
        while j > 0 and s.drawn[j - 1] > token:
            s.drawn[j] = s.drawn[j - 1]
            j -= 1
        s.drawn[j] = token
