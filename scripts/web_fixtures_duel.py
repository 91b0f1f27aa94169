#!/usr/bin/env python
"""Positions of Duel for the tests of the web app's board.

    python scripts/web_fixtures_duel.py > web/src/games/duel/board.fixtures.json

Random matches are played, and of every kind of position (phase, age, who looks) the first ones are kept,
together with the moves that led there. Most of them leave out the cards nobody has seen: a long list.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any

import mirabilia

MATCHES = 60
MOVES = 5  # so many of each age
WHOLE = 6  # so many keep the unseen cards
Moves = list[dict[str, Any]]


def main() -> None:
    kept: list[dict[str, Any]] = []
    counts: Counter[tuple[Any, ...]] = Counter()
    for seed in range(MATCHES):
        play(seed, kept, counts)
    for position in kept[WHOLE:]:
        position["view"]["state"]["unseen"] = {}
    lines = [json.dumps(position, separators=(",", ":")) for position in kept]
    sys.stdout.write("[\n" + ",\n".join(lines) + "\n]\n")


def play(seed: int, kept: list[dict[str, Any]], counts: Counter[tuple[Any, ...]]) -> None:
    """Play one match at random, keeping what is still wanted."""
    rng = random.Random(seed)
    options: Any = {"wonders": "first_game"} if seed % 10 == 9 else {}
    match = mirabilia.game("duel").new(seed=seed, **options)
    moves: Moves = []
    while True:
        keep(match, moves, kept, counts, rng)
        if match.is_over:
            return
        seat = match.to_act[0]
        action = rng.choice(wanted(match.legal(seat), rng))
        before = len(match.history())
        match.play(seat, action)
        chance = [str(entry.action) for entry in match.history()[before + 1 :]]
        moves.append({"seat": seat, "action": str(action), "chance": chance})


def wanted(legal: list[Any], rng: random.Random) -> list[Any]:
    """Mostly buildings and wonders, so that rare choices come up; sometimes anything."""
    good = [action for action in legal if action.startswith(("build", "wonder"))]
    return good if good and rng.random() < 0.85 else legal


def keep(
    match: Any, moves: Moves, kept: list[dict[str, Any]], counts: Counter[tuple[Any, ...]], rng: random.Random
) -> None:
    """Keep what the seats and a spectator see, as long as there are few of the kind."""
    for seat in (0, 1, None):
        view = match.view(seat)
        kind, most = kind_of(view)
        if most == MOVES and rng.random() < 0.8:
            continue  # from all parts of an age
        if counts[kind] < most:
            counts[kind] += 1
            kept.append({"view": view, "moves": moves[-3:] if view["state"]["age"] else list(moves)})


def kind_of(view: dict[str, Any]) -> tuple[tuple[Any, ...], int]:
    """The kind of a position, and how many of it are wanted."""
    state, seat = view["state"], view["seat"]
    phase = state["phase"]
    if phase == "finished":
        return (phase, view["outcome"]["ending"]), 1
    if seat not in view["to_act"]:
        return (
            phase,
            "spectator" if seat is None else "waits",
        ), 1 if seat is not None or phase == "move" else 0
    if phase == "pick":
        return (phase, len(state["offered"]), sum(len(city["wonders"]) for city in state["cities"]) // 4), 1
    return (phase, state["age"]), MOVES if phase == "move" else 2


if __name__ == "__main__":
    main()
