"""The compiled rules and the slow referee agree on everything, step by step, in random matches."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia.core.record import NATURE
from mirabilia.games.duel import tables
from mirabilia.games.duel.prices import price
from tests.duel.reference import SlowDuel

DUEL = mirabilia.game("duel")
FULL = bool(os.environ.get("MIRABILIA_FULL"))
MATCHES, STRIDE, POSITIONS = (1600, 1, 100_000) if FULL else (120, 3, 2_000)
PARTS = 4
NAMES = tables.CARD_NAMES + tables.WONDER_NAMES
GREEN_AND_RED = {name for name, card in tables.BOX.cards.items() if card.color in ("green", "red")}


def preferred(texts: list[str], taste: int) -> list[str]:
    """What a player of some taste chooses from: anything, constructions, or science and war."""
    builds = [text for text in texts if taste and text.startswith(("build", "wonder"))]
    if taste == 2:
        builds = [text for text in builds if text.split()[1] in GREEN_AND_RED] or builds
    return builds or texts


def compare_prices_and_scores(match: Any, slow: SlowDuel, seed: int) -> None:
    s, sheets = match.states[0], match.scores()
    assert [int(s.coins[0]), int(s.coins[1]), int(s.pawn)] == [*slow.coins, slow.pawn], seed
    for seat in (0, 1):
        assert sheets[seat] == slow.scores()[seat], seed
        for thing in random.Random(seed).sample(range(len(NAMES)), 5):
            assert price(s, seat, thing) == slow.price(seat, NAMES[thing]), (seed, NAMES[thing])


@pytest.mark.parametrize("part", range(PARTS))
def test_agrees_in_random_matches(part: int) -> None:
    endings: Counter[str] = Counter()
    positions = 0
    for seed in range(part, MATCHES, PARTS):
        options: dict[str, Any] = {
            "wonders": ("draft", "first_game")[seed // 4 % 2],
            "centre_pawn_starter": ("last_active_starts", "last_active_chooses")[seed // 8 % 2],
        }
        chooser, slow = random.Random(seed), SlowDuel(**options)
        match = DUEL.new(seed=seed, chance="given", **options)
        buffer, weights = DUEL.new_buffer(), np.zeros(len(DUEL.new_buffer()))
        step = 0
        while not match.is_over:
            seat = match.to_act[0]
            assert slow.to_act() == ("nature" if seat == NATURE else str(seat)), seed
            legal = match.legal(seat)
            assert set(legal) == slow.legal() and len(set(legal)) == len(legal), seed
            if seat == NATURE:
                n = DUEL.drivers.outcomes(match.states, buffer, weights)
                assert weights[:n].sum() == pytest.approx(1.0) and weights[:n].min() > 0
            elif step % STRIDE == 0:
                compare_prices_and_scores(match, slow, seed * 1000 + step)
                positions += 1
            text = chooser.choice(preferred(sorted(legal), seed % 3 if seat != NATURE else 0))
            slow.play(text)
            match.play(seat, text)
            step += 1
        assert slow.to_act() == "over"
        outcome = match.outcome
        assert outcome and (outcome.ending, outcome.winners) == slow.outcome(), seed
        compare_prices_and_scores(match, slow, seed)
        endings[outcome.ending] += 1
    assert positions * PARTS >= POSITIONS
    assert len(endings) > 1, endings
