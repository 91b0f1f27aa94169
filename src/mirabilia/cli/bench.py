"""`mirabilia bench`: how fast a game is on one core."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import UnknownName
from ..games import metas
from .common import note, print_json


def bench(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many random matches.")] = 20_000,
    seats: Annotated[int | None, typer.Option(help="How many seats; the game's fewest if not given.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play random matches on one core, and measure."""
    if game not in metas():
        raise UnknownName("game", game, metas())

    import time

    import numpy as np

    from ..core.rng import seeded
    from ..games import game as find

    rules = find(game)
    seats = rules.check_seats(seats)
    note("compiling ...")
    states = rules.kernels.State.batch(2)
    options = rules.option_codes(rules.check_options({}))
    endings = np.zeros(len(rules.meta.endings), "i8")
    rng, buffer = seeded(1), rules.new_buffer()
    rules.drivers.random_matches(states, seats, options, 0, 1, rng, buffer, endings)
    note(f"playing {games} games ...")
    start = time.perf_counter()
    decisions = int(rules.drivers.random_matches(states, seats, options, 1, games, rng, buffer, endings))
    seconds = max(time.perf_counter() - start, 1e-9)
    found = {
        "game": game,
        "seats": seats,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "state_bytes": rules.kernels.State.dtype.itemsize,
    }
    if as_json:
        print_json(found)
        return
    for name in ("games_per_second", "decisions_per_second", "state_bytes"):
        typer.echo(f"{name:22}{found[name]:>14,.0f}")
