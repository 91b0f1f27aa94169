"""Positions as text, and the derived part of the record, against positions from play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from mirabilia.core.errors import InvalidNotation, InvalidSetup, UnknownName
from mirabilia.core.game import _load_drivers
from mirabilia.core.record import NATURE, OVER, Batch, same
from mirabilia.core.rng import seeded
from mirabilia.games.duel import kernels
from mirabilia.games.duel.derive import DERIVED, derive
from mirabilia.games.duel.notation import write_action
from mirabilia.games.duel.position import (
    PHASES,
    build,
    check_possible,
    position_text,
    read_position,
    write_position,
)
from mirabilia.games.duel.tables import BOX

MATCHES = 60


@cache
def drivers() -> Any:
    return _load_drivers("duel_positions", kernels)


def preferred(texts: list[str], style: int) -> list[str]:
    """Styles of play, so that every phase and every ending comes up."""
    builds = [text for text in texts if text.startswith(("build", "wonder"))]
    if style == 1:
        return builds or texts
    wonders = [text for text in texts if text.startswith("wonder")]
    colors = {2: ("green", "grey"), 3: ("red", "brown")}.get(style, ())
    liked = [
        text for text in builds if text.startswith("build") and BOX.cards[text.split()[1]].color in colors
    ]
    return liked or wonders or builds or texts


def positions_of(number: int) -> Iterator[Batch[Any]]:
    """Every position of a random match, its generator zeroed."""
    chooser, play = random.Random(number), drivers()
    states, buffer = kernels.State.batch(), np.zeros(kernels.MOST_LEGAL, "i4")
    play.setup(states, 2, np.array([number % 2, number // 2 % 2], "i4"), seeded(str(number)))
    while True:
        shot = states.copy()
        shot[0].rng[:] = 0  # type: ignore[index]
        yield shot
        seat = play.actor(states)
        if seat == OVER:
            return
        if seat == NATURE:
            play.chance(states)
            continue
        codes = {write_action(int(code)): int(code) for code in buffer[: play.legal(states, seat, buffer)]}
        texts = sorted(codes)
        pool = preferred(texts, number // 4 % 4) if number // 4 % 4 and chooser.random() < 0.9 else texts
        play.apply(states, seat, codes[chooser.choice(pool)])


@pytest.mark.parametrize("number", range(MATCHES))
def test_derived_and_written_positions(number: int) -> None:
    for step, states in enumerate(positions_of(number)):
        derived = states.copy()
        record: Any = derived[0]
        for field in DERIVED:
            record[field] = 0
        derive(derived)
        wrong = [field for field in DERIVED if not np.array_equal(record[field], states[0][field])]  # type: ignore[index]
        assert same(derived, states), (number, step, wrong)

        text = write_position(states)
        back, options = read_position(text)
        assert same(back, states), (number, step, text)
        assert write_position(back) == text
        assert list(options) == ["wonders", "centre_pawn_starter"]


def test_every_phase_is_reached() -> None:
    seen = {int(states[0].phase) for number in range(MATCHES) for states in positions_of(number)}
    assert {PHASES[phase] for phase in seen} == set(PHASES)


AGE_1 = (
    "lumber_yard logging_camp plain_back plain_back plain_back clay_pool clay_pit quarry stone_pit plain_back "
    "plain_back plain_back plain_back plain_back glassworks press guard_tower workshop apothecary stone_reserve"
)
