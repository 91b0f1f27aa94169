"""`mirabilia simulate`: many matches between players."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from ..bots.names import PLAYERS, check_player
from ..core.errors import InvalidSetup, UnknownName
from ..games import metas
from .common import new_console, print_json, read_options

if TYPE_CHECKING:
    from ..core.game import Game

CHUNK = 240  # games; whole rounds for up to six seats
MOST_CHUNKS = 4000
Z = 1.959964  # 95 % of a normal distribution


class Part(NamedTuple):
    """What a chunk of games gave."""

    decisions: int
    score: list[float]
    endings: list[int]


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[
        str, typer.Option(help="Who plays, one for each seat: random, greedy.")
    ] = "greedy,random",
    games: Annotated[
        int, typer.Option(min=1, max=10**9, help="How many matches; seats change in turn.")
    ] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "1",
    threads: Annotated[int | None, typer.Option(min=1, help="Threads; all cores if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let players play many matches, and count who wins."""
    if game not in metas():
        raise UnknownName("game", game, metas())
    names = [check_player(name.strip()) for name in players.split(",")]
    if len(names) not in metas()[game].seats:
        known = " or ".join(str(number) for number in metas()[game].seats)
        raise InvalidSetup(f"{metas()[game].name} needs {known} players, not {len(names)}")
    options = read_options(option)

    from ..core.match import check_seed
    from ..games import game as find

    rules = find(game)
    total = run(
        rules, names, games, check_seed(seed), rules.check_options(options), threads or os.cpu_count() or 1
    )
    if as_json:
        endings = dict(zip(rules.meta.endings, total.endings))
        score = [points / games for points in total.score]
        print_json({"games": games, "decisions": total.decisions, "score": score, "endings": endings})
    else:
        _print_tables(rules, names, games, total)


def run(rules: Game, names: list[str], games: int, seed: str, options: dict[str, str], threads: int) -> Part:
    """All games in chunks on threads, with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..core.rng import seeded

    words = [int(word) for word in seeded(seed)]  # type: ignore[attr-defined]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("compiling", total=None)
        _play_chunk(rules, names, 0, 0, words, options)  # compiles in one thread
        progress.update(task, description="playing", total=games)
        # By the number of games alone, so that results do not depend on threads.
        size = CHUNK * -(-games // (CHUNK * MOST_CHUNKS))
        starts = range(0, games, size)
        parts: dict[int, Part] = {}
        pool = ThreadPoolExecutor(max_workers=min(threads, len(starts)))
        try:
            waiting = {
                pool.submit(_play_chunk, rules, names, first, min(size, games - first), words, options): first
                for first in starts
            }
            for done in as_completed(waiting):
                first = waiting[done]
                parts[first] = done.result()
                progress.advance(task, min(size, games - first))
        finally:
            pool.shutdown(cancel_futures=True)
    ordered = [parts[first] for first in starts]
    return Part(
        sum(part.decisions for part in ordered),
        [sum(column) for column in zip(*(part.score for part in ordered))],
        [sum(column) for column in zip(*(part.endings for part in ordered))],
    )


def _play_chunk(
    rules: Game, names: list[str], first: int, games: int, words: list[int], options: dict[str, str]
) -> Part:
    """Some games in arrays of their own; the kernel releases the interpreter."""
    import numpy as np

    seats = len(names)
    seed = np.array([*words, 0, 0, 0, 0], "u4")
    endings = np.zeros(len(rules.meta.endings), "i8")
    total = np.zeros(2 * seats)
    decisions = rules.drivers.simulate(
        rules.kernels.State.batch(4),
        seats,
        rules.option_codes(options),
        np.array([PLAYERS[name] for name in names], "i4"),
        first,
        games,
        seed,
        rules.new_buffer(),
        endings,
        total,
    )
    return Part(
        int(decisions), [float(points) for points in total[:seats]], [int(number) for number in endings]
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share."""
    centre = share + Z * Z / (2 * games)
    half = Z * ((share * (1 - share) + Z * Z / (4 * games)) / games) ** 0.5
    scale = 1 + Z * Z / games
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def _print_tables(rules: Game, names: list[str], games: int, total: Part) -> None:
    from rich.table import Table

    console = new_console()
    console.print(f"{rules.meta.name}: {games} games, {total.decisions} decisions")
    shares = Table()
    shares.add_column("player")
    shares.add_column("share", justify="right")
    shares.add_column("95 % interval", justify="right")
    for name, points in zip(names, total.score):
        low, high = interval(points / games, games)
        shares.add_row(name, f"{points / games:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(shares)
    endings = Table()
    endings.add_column("ending")
    endings.add_column("games", justify="right")
    endings.add_column("share", justify="right")
    for name, number in zip(rules.meta.endings, total.endings):
        endings.add_row(name, str(number), f"{number / games:.1%}")
    console.print(endings)
