"""The generator is the published sfc32, uniform below any bound, and independent of the JIT."""

from __future__ import annotations

import numpy as np
import pytest

from mirabilia.core.rng import draw, draw_word, fresh_seed, seeded, split


def sfc32(words: list[int]) -> int:
    """One step as the definition says it."""
    a, b, c, counter = words
    result = (a + b + counter) % 2**32
    words[3] = (counter + 1) % 2**32
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) % 2**32
    words[2] = (((c << 21) | (c >> 11)) + result) % 2**32
    return result


def test_equals_the_definition() -> None:
    rng = seeded("definition")
    words = [int(rng[i]) for i in range(4)]
    assert [draw_word(rng) for _ in range(1000)] == [sfc32(words) for _ in range(1000)]


@pytest.mark.parametrize("below", [1, 2, 3, 7, 20, 23])
def test_draw_is_uniform(below: int) -> None:
    rng = seeded(below)
    counts = np.bincount([draw(rng, below) for _ in range(20_000)], minlength=below)
    assert len(counts) == below
    expected = 20_000 / below
    assert ((counts - expected) ** 2 / expected).sum() < below + 6 * (2 * below) ** 0.5


def test_seeds_differ_and_repeat() -> None:
    assert [draw_word(seeded(1)) for _ in range(2)] == [draw_word(seeded("1"))] * 2
    assert draw_word(seeded(1)) != draw_word(seeded(2))
    assert len(fresh_seed()) == 32 and fresh_seed() != fresh_seed()


def test_split_gives_another_stream() -> None:
    rng, child = seeded(3), np.zeros(4, "u4")
    split(rng, child)
    assert [draw_word(child) for _ in range(5)] != [draw_word(rng) for _ in range(5)]
