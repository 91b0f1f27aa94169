"""Speed as ratios in one run: matches beside a C++ yardstick, two threads beside one, start beside Numba's.

python benchmarks/speed.py [--yardstick duel_shape.cpp] [--games 40000]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy as np

import mirabilia
from mirabilia.core.rng import seeded

ROUNDS = 5


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


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--yardstick", type=Path, help="C++ source that prints games_per_second as JSON")
    parser.add_argument("--games", type=int, default=40_000)
    arguments = parser.parse_args()

    one, two = Bench("duel", 1), Bench("duel", 2)
    one.run(1)
    print(f"state: {one.game.kernels.State.dtype.itemsize} bytes")
    ours = sorted(games_per_second([one], arguments.games) for _ in range(ROUNDS))[ROUNDS // 2]
    print(f"random matches of duel on one core: {ours:,.0f} a second")
    both = sorted(games_per_second([one, two], arguments.games) for _ in range(ROUNDS))[ROUNDS // 2]
    print(f"two threads: {both:,.0f} a second, {both / ours:.2f} of one")
    if arguments.yardstick:
        with tempfile.TemporaryDirectory() as folder:
            program = compiled_yardstick(arguments.yardstick, Path(folder))
            rates = [
                json.loads(subprocess.check_output([program]))["games_per_second"] for _ in range(ROUNDS)
            ]
        theirs = sorted(rates)[ROUNDS // 2]
        print(f"yardstick: {theirs:,.0f} a second; ratio {ours / theirs:.2f}")
    numba = min(seconds([sys.executable, "-c", "import numba"]) for _ in range(ROUNDS))
    command = [sys.executable, "-m", "mirabilia", "bench", "duel", "--games", "1"]
    seconds(command)
    warm = min(seconds(command) for _ in range(ROUNDS))
    print(f"warm start: {warm:.2f} s, {warm / numba:.1f} of `import numba` ({numba:.2f} s)")


if __name__ == "__main__":
    main()
