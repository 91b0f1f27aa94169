#!/usr/bin/env python
"""Final positions of Duel with the engine's score sheets, for the tests of the web app's score pad.

    python scripts/web_fixtures_scoring.py > web/src/games/duel/scoring.fixtures.json

Run it again when the figures of the components, the categories or the rules of scoring change.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import mirabilia

# Random play seldom shares a victory; seed 883 does.
SEEDS = [*range(199), 883]


def final_position(seed: int) -> dict[str, Any]:
    """Play a match to its end by chance, building rather than discarding, so that cities fill up."""
    rng = random.Random(seed)
    match = mirabilia.game("duel").new(seed=seed)
    while match.to_act:
        seat = match.to_act[0]
        actions = [str(action) for action in match.legal(seat)]
        built = [action for action in actions if not action.startswith("discard")]
        match.play(seat, rng.choice(built if built and rng.random() < 0.9 else actions))
    state = match.view(None)["state"]
    assert match.outcome is not None
    scores = match.scores()
    return {
        "seed": seed,
        "pawn": state["pawn"],
        "cities": [
            {
                "coins": city["coins"],
                "cards": " ".join(city["cards"]),
                "wonders": " ".join(wonder["wonder"] for wonder in city["wonders"] if wonder["is_built"]),
                "tokens": " ".join(city["tokens"]),
                "symbols": city["different_symbols"],
            }
            for city in state["cities"]
        ],
        "scores": [list(sheet.values()) for sheet in scores],
        "ending": match.outcome.ending,
        "winners": list(match.outcome.winners),
    }


def main() -> None:
    """Write the positions, one a line, so that a change can be read."""
    categories = json.dumps(mirabilia.game("duel").meta.categories)
    lines = [json.dumps(final_position(seed), separators=(",", ":")) for seed in SEEDS]
    sys.stdout.write(f'{{"categories":{categories},"positions":[\n' + ",\n".join(lines) + "\n]}\n")


if __name__ == "__main__":
    main()
