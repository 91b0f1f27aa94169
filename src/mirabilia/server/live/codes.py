"""Codes of tables: easy to read aloud, impossible to guess."""

from __future__ import annotations

import hashlib
import random
import secrets

FIRST = """
amber azure bronze calm cedar clear coral crimson early golden green high honey indigo ivory jade late little
lunar marble misty noble old olive opal pale pearl quiet rosy royal sandy silent silver slow small soft solar
still sunny swift tall velvet violet warm white wide wild winter
"""
SECOND = """
anchor arch bay bridge canyon castle column court delta desert dune field forum fountain garden gate grove
harbor hill island lagoon lake market meadow moon mosaic oasis orchard palace path pillar port quarry river
road shore sphinx spring square star statue stone street temple terrace tower valley wall
"""
SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
LENGTH = 8  # with the words more than 50 bits


def new_code() -> str:
    """The code of a new table."""
    return _code(secrets.SystemRandom())


def rematch_code(code: str, seed: str) -> str:
    """The code of the rematch of a table: always the same, and known only to who knows that table.

    The seed alone would not do, because match files tell it.
    """
    return _code(random.Random(hashlib.sha256(f"mirabilia rematch:{code}:{seed}".encode()).digest()))


def _code(rng: random.Random) -> str:
    words = (rng.choice(words.split()) for words in (FIRST, SECOND))
    return "-".join([*words, "".join(rng.choice(SIGNS) for _ in range(LENGTH))])
