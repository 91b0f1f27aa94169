"""`mirabilia warm`: compile everything now, so that nothing waits later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import UnknownName
from ..games import metas

if TYPE_CHECKING:
    from ..core.game import Game


def warm(game: Annotated[str | None, typer.Argument(help="The game; all if not given.")] = None) -> None:
    """Compile the rules; later runs start at once."""
    if game is not None and game not in metas():
        raise UnknownName("game", game, metas())

    import time

    from ..games import game as find

    for name in [game] if game is not None else list(metas()):
        start = time.perf_counter()
        typer.echo(f"{name}: loading ...")
        rules = find(name)
        for number, (what, step) in enumerate(STEPS, 1):
            typer.echo(f"{name}: {number}/{len(STEPS)} compiling {what} ...")
            step(rules)
        typer.echo(f"{name}: ready after {time.perf_counter() - start:.1f} s")


def _match(rules: Game) -> None:
    """A whole match as friends play it."""
    match = rules.new(seed=1)
    while not match.is_over:
        seat = match.to_act[0]
        match.view(seat)
        action = match.legal(seat)[0]
        match.explain(seat, action)
        match.play(seat, action)
    match.scores()
    given = rules.new(seed=1, chance="given")
    given.legal(given.to_act[0])


def _players(rules: Game) -> None:
    """The players, and what they see with."""
    import numpy as np

    from ..core.rng import seeded

    match = rules.new(seed=1)
    seat = match.to_act[0]
    states = rules.kernels.State.batch(2)
    states[0] = match.states[0]
    rules.drivers.mask(states, seat)
    rules.drivers.greedy(states, seat, seeded(1), rules.new_buffer())
    rules.drivers.evaluate(states, seat)
    rules.drivers.encode(states, seat, np.zeros(rules.kernels.FEATURES, "f4"))
    rules.drivers.fill(states, seeded(1))


def _simulations(rules: Game) -> None:
    """Whole matches inside the compiled code."""
    import numpy as np

    from ..core.rng import seeded
    from .simulate import _play_chunk

    seats, options = rules.check_seats(None), rules.check_options({})
    _play_chunk(rules, ["greedy"] * seats, 0, 1, [1, 2, 3, 4], options)
    endings = np.zeros(len(rules.meta.endings), "i8")
    batch, codes = rules.kernels.State.batch(2), rules.option_codes(options)
    rules.drivers.random_matches(batch, seats, codes, 0, 1, seeded(1), rules.new_buffer(), endings)


STEPS: tuple[tuple[str, Callable[[Game], None]], ...] = (
    ("the rules", _match),
    ("the players", _players),
    ("the simulations", _simulations),
)
