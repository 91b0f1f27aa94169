"""Compiling the rules before the first visitor comes."""

from __future__ import annotations

import logging
import time

from ..games import game, metas

log = logging.getLogger("mirabilia.server")


def warm_up() -> None:
    """Play a match of every game; takes seconds the first time, so never on the event loop."""
    for name in metas():
        start = time.perf_counter()
        log.info("compiling the rules of %s ...", name)
        match = game(name).new(seed=1)
        while not match.is_over:
            seat = match.to_act[0]
            match.view(seat)
            match.play(seat, match.legal(seat)[0])
        match.view(None)
        match.scores()
        log.info(
            "the rules of %s are ready", name, extra={"fields": {"s": round(time.perf_counter() - start, 1)}}
        )
