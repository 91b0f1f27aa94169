"""Elo ratings."""

from __future__ import annotations

import pytest

from mirabilia.server.rating import START, K, new_ratings


@pytest.mark.parametrize(
    "ratings, returns, after",
    [
        ([1500, 1500], [1, -1], [1516, 1484]),
        ([1500, 1500], [0, 0], [1500, 1500]),
        ([1700, 1500], [1, -1], [1708, 1492]),
        ([1700, 1500], [-1, 1], [1676, 1524]),
        ([1700, 1500], [0, 0], [1692, 1508]),
        ([1500, 1500, 1500], [1, 0, -1], [1516, 1500, 1484]),
        ([1500, 1500, 1500, 1500], [1, -1, -1, -1], [1516, 1495, 1495, 1495]),
        ([1500], [1], [1500]),
    ],
)
def test_new_ratings(ratings: list[int], returns: list[float], after: list[int]) -> None:
    assert new_ratings(ratings, returns) == after


def test_nobody_wins_or_loses_more_than_k() -> None:
    assert START == 1500
    for seats in range(2, 8):
        best = new_ratings([0] + [4000] * (seats - 1), [1.0] + [-1.0] * (seats - 1))
        assert best[0] == K
