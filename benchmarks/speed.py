"""Speed as ratios in one run: matches beside a C++ yardstick, two threads beside one, start beside Numba's.

What is compared is run in turns, so that a busy machine slows both; the median round counts.

python benchmarks/speed.py [--yardstick duel_shape.cpp] [--games 40000]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import mirabilia
from mirabilia.core.rng import seeded

ROUNDS = 5
MIRABILIA = [sys.executable, "-m", "mirabilia"]


class Bench:
    """Random matches of one game in arrays of one thread."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = mirabilia.game(name)
        self.states = self.game.kernels.State.batch(2)
        self.rng, self.buffer = seeded(seed), self.game.new_buffer()
        self.options = self.game.option_codes(self.game.check_options({}))
        self.endings = np.zeros(len(self.game.meta.endings), "i8")

    def run(self, games: int) -> None:
        self.game.drivers.random_matches(
            self.states,
            self.game.check_seats(None),
            self.options,
            0,
            games,
            self.rng,
            self.buffer,
            self.endings,
        )


def games_per_second(benches: list[Bench], games: int) -> float:
    threads = [threading.Thread(target=bench.run, args=(games,)) for bench in benches]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return games * len(benches) / (time.perf_counter() - start)


def compiled_yardstick(source: Path, folder: Path) -> Path:
    program = folder / "yardstick"
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", "-o", program, source], check=True)
    return program


def yardstick_rate(program: Path) -> float:
    return float(json.loads(subprocess.check_output([program]))["games_per_second"])


def in_turns(one: Callable[[], float], other: Callable[[], float]) -> tuple[float, float, float]:
    """Medians of two measurements and of their ratio, other to one."""
    pairs = [(one(), other()) for _ in range(ROUNDS)]
    first, second = (statistics.median(values) for values in zip(*pairs))
    return first, second, statistics.median(b / a for a, b in pairs)


def seconds(command: list[str], **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=os.environ | environment)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--yardstick", type=Path, help="C++ source that prints games_per_second as JSON")
    parser.add_argument("--games", type=int, default=40_000)
    arguments = parser.parse_args()

    one, two = Bench("duel", 1), Bench("duel", 2)
    one.run(1)
    print(f"state: {one.game.kernels.State.dtype.itemsize} bytes")

    def alone() -> float:
        return games_per_second([one], arguments.games)

    ours, both, ratio = in_turns(alone, lambda: games_per_second([one, two], arguments.games))
    print(f"random matches of duel on one core: {ours:,.0f} a second")
    print(f"two threads: {both:,.0f} a second, {ratio:.2f} of one")
    with tempfile.TemporaryDirectory() as folder:
        if arguments.yardstick:
            program = compiled_yardstick(arguments.yardstick, Path(folder))
            theirs, ours, ratio = in_turns(lambda: yardstick_rate(program), alone)
            print(f"beside the yardstick: {ours:,.0f} and {theirs:,.0f} a second; ratio {ratio:.2f}")
        cold = seconds([*MIRABILIA, "warm", "duel"], MIRABILIA_CACHE=folder)
        print(f"cold compile of the whole game: {cold:.1f} s")
    start = [*MIRABILIA, "bench", "duel", "--games", "1"]
    seconds(start)
    numba, warm, ratio = in_turns(
        lambda: seconds([sys.executable, "-c", "import numba"]), lambda: seconds(start)
    )
    print(f"warm start: {warm:.2f} s, {ratio:.1f} of `import numba` ({numba:.2f} s)")


if __name__ == "__main__":
    main()
