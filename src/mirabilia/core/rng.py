"""The random generator inside a record: sfc32, four 32-bit words, the same in every language.

All arithmetic stays below 2**63, so compiled code, plain Python and a browser agree bit by bit.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np

from .jit import kernel
from .record import Ints

MASK = 0xFFFFFFFF


@kernel
def draw_word(rng: Ints) -> int:
    """The next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + counter) & MASK
    rng[3] = (counter + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + ((c << 3) & MASK)) & MASK
    rng[2] = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    return word


@kernel
def draw(rng: Ints, below: int) -> int:
    """A uniform integer in [0, below), exactly uniform by rejection."""
    product = draw_word(rng) * below
    if (product & MASK) < below:
        unfair = (MASK + 1 - below) % below
        while (product & MASK) < unfair:
            product = draw_word(rng) * below
    return product >> 32


@kernel
def seed_words(rng: Ints, a: int, b: int, c: int, d: int) -> None:
    """Start a generator from four words, mixed so that near seeds are far apart."""
    rng[0], rng[1], rng[2], rng[3] = a & MASK, b & MASK, c & MASK, d & MASK
    for _ in range(12):
        draw_word(rng)


@kernel
def split(rng: Ints, child: Ints) -> None:
    """Start another generator from this one."""
    seed_words(child, draw_word(rng), draw_word(rng), draw_word(rng), draw_word(rng))


def seeded(seed: int | str) -> Ints:
    """A generator from any seed; the seed's text is hashed to 128 bits."""
    words = np.frombuffer(hashlib.sha256(f"mirabilia:{seed}".encode()).digest()[:16], "<u4")
    rng = np.zeros(4, "u4")
    a, b, c, d = (int(word) for word in words)
    seed_words(rng, a, b, c, d)
    return rng


def fresh_seed() -> str:
    """A secret seed of 128 bits."""
    return secrets.token_hex(16)
