"""The players that the compiled drivers know."""

from __future__ import annotations

from typing import Any

import numpy as np

import mirabilia
from mirabilia.core.rng import seeded

DUEL: Any = mirabilia.game("duel")
RANDOM, GREEDY = 0, 1


def simulate(players: list[int], games: int, first: int = 0) -> tuple[list[float], list[int], int]:
    seed = np.zeros(8, "u4")
    seed[:4] = seeded(1)
    endings, total = np.zeros(len(DUEL.meta.endings), "i8"), np.zeros(4)
    decisions = DUEL.drivers.simulate(
        DUEL.kernels.State.batch(4),
        2,
        np.zeros(2, "i4"),
        np.array(players, "i4"),
        first,
        games,
        seed,
        DUEL.new_buffer(),
        endings,
        total,
    )
    return [float(share) for share in total[:2]], [int(count) for count in endings], decisions


def test_greedy_beats_random() -> None:
    shares, endings, _ = simulate([GREEDY, RANDOM], 1000)
    assert sum(endings) == 1000 and sum(shares) == 1000
    assert shares[0] > 900
    again, _, _ = simulate([RANDOM, GREEDY], 1000)
    assert again[1] > 900


def test_seats_are_balanced_and_parts_add_up() -> None:
    whole = simulate([RANDOM, RANDOM], 400)
    parts = [simulate([RANDOM, RANDOM], 100, first) for first in range(0, 400, 100)]
    assert whole[0] == [sum(part[0][player] for part in parts) for player in range(2)]
    assert whole[2] == sum(part[2] for part in parts)
    assert 150 < whole[0][0] < 250


def test_greedy_does_not_peek() -> None:
    """States that differ only in what the seat cannot see have the same mask, so the same choice."""
    match = DUEL.new(seed=11)
    while not match.is_over:
        (seat,) = match.to_act
        choices = []
        for thinking in range(2):
            states = DUEL.kernels.State.batch(2)
            states[0] = match.states[0]
            states[0].rng[:] = thinking  # another future
            DUEL.drivers.mask(states, seat)
            choices.append(DUEL.drivers.greedy(states, seat, seeded("thinking"), DUEL.new_buffer()))
        assert choices[0] == choices[1]
        match.play(seat, DUEL.write_action(choices[0]))
