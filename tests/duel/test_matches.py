"""Stored matches: one for each way a match can end, and golden perft counts."""

from __future__ import annotations

from pathlib import Path

import pytest

import mirabilia
from mirabilia.core.match import Match
from tests.duel.reference import SlowDuel

MATCHES = sorted((Path(__file__).parents[1] / "matches").glob("duel_*.match"))
DUEL = mirabilia.game("duel")


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_stored_match_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    verdict = mirabilia.verify(text)
    assert verdict.is_from_seed and verdict.match.record() == text
    assert verdict.outcome is not None
    assert path.stem.removeprefix("duel_").startswith(verdict.outcome.ending)
    referee = SlowDuel(**verdict.match.options)
    for entry in verdict.match.history():
        referee.play(str(entry.action))
    assert referee.outcome() == (verdict.outcome.ending, verdict.outcome.winners)
    assert referee.scores() == verdict.match.scores()


def test_every_ending_has_a_stored_match() -> None:
    outcomes = [mirabilia.replay(path.read_text(encoding="utf-8")).outcome for path in MATCHES]
    assert {outcome.ending for outcome in outcomes if outcome} == set(DUEL.meta.endings)
    for supremacy in ("military", "scientific"):
        winners = {outcome.winners for outcome in outcomes if outcome and outcome.ending == supremacy}
        assert winners == {(0,), (1,)}


def perft(match: Match, depth: int) -> int:
    """How many ways there are to play so many decisions, chance being what the seed gives."""
    if depth == 0 or match.is_over:
        return 1
    (seat,) = match.to_act
    total = 0
    for action in match.legal(seat):
        match.play(seat, action)
        total += perft(match, depth - 1)
        match.undo()
    return total


def perft_by_move(match: Match, depth: int) -> dict[str, int]:
    """The count after each first decision."""
    counts = {}
    (seat,) = match.to_act
    for action in match.legal(seat):
        match.play(seat, action)
        counts[str(action)] = perft(match, depth - 1)
        match.undo()
    return counts


def at_decision(seed: int, decisions: int) -> Match:
    """A match after so many decisions, each the middle one of the legal list."""
    match = DUEL.new(seed=seed)
    for _ in range(decisions):
        (seat,) = match.to_act
        legal = match.legal(seat)
        match.play(seat, legal[len(legal) // 2])
    return match


GOLDEN: dict[tuple[int, int, int], dict[str, int]] = {
    (1, 8, 3): {
        "discard clay_pool": 206,
        "build clay_pool": 126,
        "discard stone_pit": 220,
        "build stone_pit": 172,
        "discard pharmacist": 216,
        "build pharmacist": 88,
        "discard altar": 216,
        "build altar": 88,
        "discard wood_reserve": 215,
        "build wood_reserve": 88,
        "discard tavern": 205,
        "build tavern": 252,
    },
    (2, 30, 3): {
        "discard sawmill": 52,
        "build sawmill": 45,
        "wonder hanging_gardens with sawmill": 27,
        "discard shelf_quarry": 55,
        "build shelf_quarry": 61,
        "wonder hanging_gardens with shelf_quarry": 27,
    },
    (3, 55, 3): {
        "discard palace": 48,
        "build palace": 24,
        "wonder temple_of_artemis with palace": 28,
        "discard arena": 40,
        "build arena": 40,
        "wonder temple_of_artemis with arena": 24,
    },
}


@pytest.mark.parametrize("seed, decisions, depth", GOLDEN)
def test_perft(seed: int, decisions: int, depth: int) -> None:
    found = perft_by_move(at_decision(seed, decisions), depth)
    lines = [f"{move}: {count}" for move, count in found.items()]
    assert found == GOLDEN[seed, decisions, depth], "\n".join(["found per move:", *lines])
