"""Every game keeps the contract, and the suite that says so notices when one does not."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia.core.record import NATURE
from mirabilia.testing import BrokenLaw, check_fairness, check_game, check_match, check_notation

MATCHES = 100 if os.environ.get("MIRABILIA_FULL") else 8


@pytest.mark.parametrize("name", mirabilia.games())
def test_keeps_the_contract(name: str) -> None:
    check_game(mirabilia.game(name), matches=MATCHES)


class Broken:
    """A game in which one thing is replaced."""

    def __init__(self, game: Any, **replaced: Any) -> None:
        self.__dict__.update(replaced)
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new(self, **setup: Any) -> Any:
        from mirabilia.core.match import Match

        options = {k: v for k, v in setup.items() if k not in ("seats", "seed", "chance")}
        rest = {k: v for k, v in setup.items() if k not in options}
        return Match(self, options=options, **rest)  # type: ignore[arg-type]


def drivers_with(game: Any, **replaced: Any) -> Any:
    return SimpleNamespace(**{**vars(game.drivers), **replaced})


def check_many(game: Any) -> None:
    """Enough matches for a Great Library to be built."""
    for seed in range(200):
        check_match(game, str(seed), 2, game.check_options({}))


def test_notices_broken_laws() -> None:
    duel: Any = mirabilia.game("duel")
    swapped = Broken(duel, write_action=lambda code: duel.write_action(code ^ 1))
    with pytest.raises(BrokenLaw, match="does not mean"):
        check_notation(swapped)  # type: ignore[arg-type]
    leaky = Broken(duel, drivers=drivers_with(duel, mask=lambda states, seat: None))
    with pytest.raises(BrokenLaw, match="generator"):
        check_match(leaky, "1", 2, duel.check_options({}))  # type: ignore[arg-type]
    blind = Broken(duel, drivers=drivers_with(duel, mask=lambda states, seat: states[0].rng.fill(0)))
    with pytest.raises(BrokenLaw, match="secret"):
        check_many(blind)
    flawed = Broken(duel, flaws=lambda states: ["a card is in two places"])
    with pytest.raises(BrokenLaw, match="two places"):
        check_match(flawed, "1", 2, duel.check_options({}))  # type: ignore[arg-type]
    thief = Broken(duel, unaccounted=lambda before, seat, action, after: ["3 coins came from nowhere"])
    with pytest.raises(BrokenLaw, match="from nowhere"):
        check_match(thief, "1", 2, duel.check_options({}))  # type: ignore[arg-type]
    greedy_judge = Broken(duel, drivers=drivers_with(duel, returns=lambda states, out: out.fill(1)))
    with pytest.raises(BrokenLaw, match="before the end"):
        check_match(greedy_judge, "1", 2, duel.check_options({}))  # type: ignore[arg-type]


def test_notices_loaded_dice() -> None:
    duel: Any = mirabilia.game("duel")

    def first_outcome(states: Any) -> int:
        buffer = duel.new_buffer()
        duel.drivers.outcomes(states, buffer, np.zeros(len(buffer)))
        duel.drivers.apply(states, NATURE, int(buffer[0]))
        return int(buffer[0])

    loaded = Broken(duel, drivers=drivers_with(duel, chance=first_outcome))
    with pytest.raises(BrokenLaw, match="probabilities"):
        check_fairness(loaded, "1", 2, duel.check_options({}))  # type: ignore[arg-type]
