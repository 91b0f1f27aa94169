"""What bots do."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.record import Batch, Ints
from ..core.rng import draw

SLIPS = 3  # an easy bot does anything in one of so many decisions


def choose(game: Game, masked: Batch[Any], seat: int, player: str, rng: Ints) -> int:
    """What a player, or a bot of a level, does in a masked state."""
    states = game.kernels.State.batch(2)
    states[0] = masked[0]
    buffer = game.new_buffer()
    if player == "random" or (player == "easy" and draw(rng, SLIPS) == 0):
        return int(buffer[draw(rng, int(game.drivers.legal(states, seat, buffer)))])
    return int(game.drivers.greedy(states, seat, rng, buffer))
