"""What a bot advises, and that the reasons it gives are true."""

from __future__ import annotations

import random
from collections import Counter

import mirabilia
from mirabilia.bots.advice import advise
from mirabilia.core.match import Match

DUEL = mirabilia.game("duel")
LATER = ("military", "treasury", "total")


def points(match: Match, seat: int) -> int:
    return sum(amount for category, amount in match.scores()[seat].items() if category not in LATER)


def test_reasons_are_what_happens() -> None:
    """Each reason is compared with the match after the advised action has really been played."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        match, chooser = DUEL.new(seed=seed), random.Random(seed)
        while not match.is_over:
            seat = match.to_act[0]
            if match.view(seat)["state"]["phase"] != "move" or chooser.random() < 0.5:
                match.play(seat, chooser.choice(match.legal(seat)))
                continue
            seen.update(check_advice(match, seat))
    assert {"wins", "again", "token", "points", "science", "pawn", "produces", "coins"} <= set(seen)


def check_advice(match: Match, seat: int) -> list[str]:
    masked, before, points_before = match.states, match.view(seat)["state"], points(match, seat)
    DUEL.drivers.mask(masked, seat)
    advice = advise(DUEL, masked, seat)
    assert advice.action in match.legal(seat)
    values = [value for _, value in advice.options]
    assert advice.options[0][0] == advice.action and values == sorted(values, reverse=True)
    match.play(seat, advice.action)
    after = match.view(seat)["state"]
    own, own_before = after["cities"][seat], before["cities"][seat]
    told = {reason["reason"]: reason["values"] for reason in advice.reasons}
    is_same_age = after["age"] == before["age"] and not match.is_over
    if is_same_age and len(told) < 3:
        assert ("again" in told) == (after["phase"] == "move" and match.to_act == (seat,))
    if "wins" in told:
        assert match.outcome and match.outcome.winners == (seat,)
    if "token" in told:
        assert match.is_over or after["phase"] in ("take", "library")
    if "points" in told:
        assert told["points"]["amount"] == points(match, seat) - points_before
    if "science" in told:
        assert told["science"]["symbols"] == own["different_symbols"] > own_before["different_symbols"]
    if "pawn" in told:
        assert told["pawn"]["steps"] == abs(after["pawn"] - before["pawn"]) > 0
    if "coins" in told:
        assert told["coins"]["amount"] == own["coins"] - own_before["coins"]
    if "produces" in told:
        resource = str(told["produces"]["resource"])
        assert own["production"][resource] > own_before["production"][resource]
    return [*told]
