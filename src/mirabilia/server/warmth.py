"""Compiling the rules before the first visitor comes."""

from __future__ import annotations

import logging
import time

import mirabilia

from ..bots.advice import advise
from ..bots.names import LEVELS
from ..bots.players import choose
from ..core.rng import seeded
from ..games import game, metas

log = logging.getLogger("mirabilia.server")


def warm_up() -> None:
    """Use all that tables need of every game; takes seconds the first time, so never on the event loop."""
    for name in metas():
        start = time.perf_counter()
        log.info("compiling the rules of %s ...", name)
        _play(name)
        log.info(
            "the rules of %s are ready", name, extra={"fields": {"s": round(time.perf_counter() - start, 1)}}
        )


def _play(name: str) -> None:
    """A match as it goes on at a table: bots that think, a hint, views, undo, and the record read again."""
    rules = game(name)
    match, rng = rules.new(seed=1, chance="sealed"), seeded(1)
    while not match.is_over:
        seat, level = match.to_act[0], LEVELS[len(match.history()) % len(LEVELS)]
        masked = match.states
        rules.drivers.mask(masked, seat)
        match.view(seat)
        advise(rules, masked, seat)
        match.play(seat, rules.write_action(choose(rules, masked, seat, level, rng)))
    match.view(None)
    match.scores()
    mirabilia.replay(match.record()).undo()
