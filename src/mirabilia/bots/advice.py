"""What a bot would advise, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.game import Game, Reason
from ..core.record import Batch

MOST_OPTIONS = 4


@dataclass(frozen=True)
class Advice:
    """The best action with its reasons, and the best few with what they are worth to the bot."""

    action: str
    reasons: list[Reason]
    options: list[tuple[str, float]]


def advise(game: Game, masked: Batch[Any], seat: int) -> Advice:
    """Compare what a seat may do in a masked state."""
    buffer = game.new_buffer()
    codes = [int(code) for code in buffer[: game.drivers.legal(masked, seat, buffer)]]
    after = {code: _after(game, masked, seat, code) for code in codes}
    values = {code: float(game.drivers.evaluate(states, seat)) for code, states in after.items()}
    ranked = sorted(codes, key=lambda code: -values[code])
    best = ranked[0]
    return Advice(
        game.write_action(best),
        game.advice(masked, after[best], seat),
        [(game.write_action(code), values[code]) for code in ranked[:MOST_OPTIONS]],
    )


def _after(game: Game, masked: Batch[Any], seat: int, code: int) -> Batch[Any]:
    states = masked.copy()
    game.drivers.apply(states, seat, code)
    return states
