"""Elo ratings, for two and more seats."""

from __future__ import annotations

from collections.abc import Sequence

START = 1500
K = 32


def new_ratings(ratings: Sequence[int], returns: Sequence[float]) -> list[int]:
    """Ratings after a match: each pair of seats is a match of two; a seat's pairs weigh K together."""
    changes = [0.0] * len(ratings)
    for i, mine in enumerate(ratings):
        for j, other in enumerate(ratings):
            if i != j:
                expected = 1 / (1 + 10 ** ((other - mine) / 400))
                changes[i] += K / (len(ratings) - 1) * (_score(returns[i], returns[j]) - expected)
    return [rating + round(change) for rating, change in zip(ratings, changes)]


def _score(mine: float, other: float) -> float:
    return 0.5 if mine == other else float(mine > other)
