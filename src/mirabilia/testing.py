"""The conformance suite: `check_game(game)` raises on the first law that a game breaks.

As a program it prints the digest of some random matches of a game, which is the same with the JIT off.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from .core.errors import IllegalAction, InvalidNotation, WrongSeat
from .core.game import Game
from .core.match import Match
from .core.matchfile import read_match
from .core.record import NATURE, NOBODY, Batch, same
from .core.rng import seeded
from .games import game as find_game

DRAWS = 30  # of each chance event, for each of its outcomes


class BrokenLaw(AssertionError):
    """A game that does not keep the contract."""


def check_game(game: Game, matches: int = 20, seed: int = 1, jit_off: bool = True) -> None:
    """Play random matches with every number of seats and every option, and check all laws on the way."""
    check_notation(game)
    for number, (seats, options) in enumerate(setups(game)):
        check_fairness(game, f"{seed}/{number}", seats, options)
    for number, (seats, options) in enumerate(itertools.cycle(setups(game))):
        if number >= max(matches, len(setups(game))):
            break
        check_match(game, f"{seed}/{number}", seats, options)
    if jit_off:
        check_without_jit(game)


def setups(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of options."""
    values = [[(option.name, value) for value in option.values] for option in game.meta.options]
    return [(seats, dict(chosen)) for seats in game.meta.seats for chosen in itertools.product(*values)]


def demand(condition: bool, law: str, match: Match | None = None) -> None:
    """A law, with the match that breaks it."""
    if not condition:
        where = f" (seed {match.seed!r}, after {len(match.history())} actions)" if match else ""
        raise BrokenLaw(f"{law}{where}")


def check_notation(game: Game) -> None:
    """Every action code has its own text, which means that code again."""
    texts = [game.write_action(code) for code in range(game.kernels.ACTIONS)]
    demand(len(set(texts)) == len(texts), "two actions have the same text")
    for code, text in enumerate(texts):
        demand(game.read_action(text) == code, f"{text!r} does not mean the action that it was written for")


def check_match(game: Game, seed: str, seats: int, options: dict[str, Any]) -> Match:
    """One random match, every law at every position; the match for who wants to look at it."""
    chooser = random.Random(seed)
    match = game.new(seats=seats, seed=seed, **options)
    while not match.is_over:
        demand(bool(match.to_act), "nobody is to act before the end", match)
        check_position(match, chooser)
        seat = chooser.choice(match.to_act)
        action, before = chooser.choice(match.legal(seat)), match.states
        match.play(seat, action)
        lost = game.unaccounted(before, seat, game.read_action(action), match.states)
        demand(not lost, "; ".join(lost), match)
    check_end(match)
    check_replay(match)
    check_chance(match)
    return match


def check_position(match: Match, chooser: random.Random) -> None:
    """The laws of one position."""
    game, states = match.game, match.states
    flaws = game.flaws(states)
    demand(not flaws, "; ".join(flaws), match)
    demand(match.outcome is None and not any(match.returns()), "a result before the end", match)
    for seat in match.to_act:
        legal = legal_codes(match, seat)
        demand(bool(legal), f"seat {seat} has no legal action", match)
        demand(legal == sorted(set(legal)), "legal actions are not ascending", match)
        check_refusals(match, seat, legal, chooser)
        copied = states.copy()
        game.drivers.apply(copied, seat, legal[0])
        demand(same(states, match.states), "an action in a copy changed the original", match)
    text = match.position()
    demand(
        game.write_position(game.read_position(text)[0]) == text,
        "a position does not survive its text",
        match,
    )
    check_hiding(match)


def check_refusals(match: Match, seat: int, legal: list[int], chooser: random.Random) -> None:
    """What is illegal, means nothing or is out of turn is refused, and changes nothing."""
    game, before = match.game, match.states
    illegal = chooser.choice(sorted(set(range(game.kernels.ACTIONS)) - set(legal)))
    others = [other for other in range(match.seats) if other not in match.to_act]
    attempts: list[tuple[int, Any, type[Exception]]] = [
        (seat, game.write_action(illegal), IllegalAction),
        (seat, "no such action", InvalidNotation),
        (seat, "", InvalidNotation),
        (match.seats, game.write_action(legal[0]), WrongSeat),
        *((other, game.write_action(legal[0]), WrongSeat) for other in others),
    ]
    for who, text, kind in attempts:
        try:
            match.play(who, text)
        except kind as error:
            demand("\n" not in str(error) and bool(str(error)), "an error is not one line", match)
        else:
            demand(False, f"{text!r} of seat {who} was not refused", match)
    demand(same(match.states, before), "a refused action changed the state", match)


def check_hiding(match: Match) -> None:
    """The laws of `mask` and `fill`, and that features tell nothing hidden."""
    game = match.game
    for seat in (*range(match.seats), NOBODY):
        masked = match.states
        game.drivers.mask(masked, seat)
        demand(not np.any(masked[0].rng), "a masked state has a generator", match)
        filled = masked.copy()
        game.drivers.fill(filled, seeded(f"fill {match.seed}"))
        demand(not game.flaws(filled), "a filled state cannot be", match)
        again = filled.copy()
        game.drivers.mask(again, seat)
        demand(same(again, masked), f"mask(fill(mask(s))) is not mask(s) for seat {seat}", match)
        if seat != NOBODY:
            demand(
                np.array_equal(features(game, match.states, seat), features(game, masked, seat)),
                f"the features of seat {seat} tell what is hidden",
                match,
            )
            if seat in match.to_act:
                demand(
                    legal_codes(match, seat) == legal_codes(match, seat, masked), "legality is hidden", match
                )


def check_end(match: Match) -> None:
    """A listed ending, bounded returns, nothing more to do."""
    outcome = match.outcome
    demand(
        outcome is not None and outcome.ending in match.game.meta.endings,
        "an ending that is not listed",
        match,
    )
    demand(all(-1 <= value <= 1 for value in match.returns()), "returns are not in [-1, 1]", match)
    demand(match.to_act == () and not match.legal(0), "somebody is to act after the end", match)
    demand(not match.game.flaws(match.states), "the last position cannot be", match)
    for sheet in match.scores():
        *parts, total = sheet.values()
        demand(sum(parts) == total, "the categories do not add up to the total", match)


def check_replay(match: Match) -> None:
    """A stored match replays to the same state; copies are independent; what is undone can be redone."""
    replayed = read_match(match.record(), lambda name: match.game)
    demand(same(replayed.states, match.states), "a replay ends in another state", match)
    demand(replayed.record() == match.record(), "a replayed match is written differently", match)
    last = [entry for entry in match.history() if entry.seat != NATURE][-1]
    before = match.states
    replayed.undo()
    demand(same(match.states, before), "undo in one match changed another", match)
    replayed.play(last.seat, last.action)
    demand(same(replayed.states, match.states), "playing again after undo gives another state", match)


def check_chance(match: Match) -> None:
    """Every chance event of a match was among its outcomes, whose probabilities add up to 1."""
    given = match.game.new(
        seats=match.seats, seed=match.seed, chance="given", **dict[str, Any](match.options)
    )
    buffer = match.game.new_buffer()
    weights = np.zeros(len(buffer))
    for entry in match.history():
        if entry.seat == NATURE:
            n = match.game.drivers.outcomes(given.states, buffer, weights)
            check_secrets(given, [int(code) for code in buffer[:n]])
            demand(
                abs(weights[:n].sum() - 1) < 1e-9 and bool((weights[:n] > 0).all()),
                "wrong probabilities",
                given,
            )
        given.play(entry.seat, entry.action)


def check_fairness(game: Game, seed: str, seats: int, options: dict[str, Any]) -> None:
    """In a match at random, chance draws each outcome about as often as its probability says."""
    chooser, rng = random.Random(seed), seeded(f"fair {seed}")
    match = game.new(seats=seats, seed=seed, chance="given", **options)
    buffer = game.new_buffer()
    weights = np.zeros(len(buffer))
    while not match.is_over:
        seat = match.to_act[0]
        if seat == NATURE:
            n = game.drivers.outcomes(match.states, buffer, weights)
            expected = DRAWS * n * weights[:n]
            counts = Counter(draw_outcome(match, rng) for _ in range(DRAWS * n))
            found = np.array([counts[int(code)] for code in buffer[:n]])
            # Chi-square has the mean n - 1 and the deviation sqrt(2 (n - 1)).
            distance = float(((found - expected) ** 2 / expected).sum())
            demand(distance < n + 10 * (2 * n) ** 0.5, "chance does not keep to its probabilities", match)
            demand(sum(found) == DRAWS * n, "chance draws what is not among its outcomes", match)
        match.play(seat, chooser.choice(match.legal(seat)))


def draw_outcome(match: Match, rng: Any) -> int:
    """What chance does in this position by another generator, which goes on."""
    states = match.states
    states[0].rng[:] = rng
    action = int(match.game.drivers.chance(states))
    rng[:] = states[0].rng
    return action


def check_secrets(match: Match, outcomes: list[int]) -> None:
    """States that differ only in what a seat may not see have equal masks, and look the same."""
    game = match.game
    for seat in (*range(match.seats), NOBODY):
        if game.is_shown(match.states, outcomes[0], seat):
            continue
        seen = []
        for outcome in outcomes:
            states = match.states
            game.drivers.apply(states, NATURE, outcome)
            game.drivers.mask(states, seat)
            seen.append(states)
        demand(all(same(states, seen[0]) for states in seen), f"seat {seat} sees what is secret", match)
        demand(all(game.describe(states) == game.describe(seen[0]) for states in seen), "a view tells", match)


def check_without_jit(game: Game) -> None:
    """The same matches in plain Python have the same digest."""
    plain = subprocess.run(
        [sys.executable, "-m", "mirabilia.testing", game.meta.id],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    demand(plain.returncode == 0, f"with the JIT off: {plain.stderr.strip()[-300:]}")
    demand(plain.stdout.strip() == digest(game), "another result with the JIT off")


def digest(game: Game, matches: int = 4) -> str:
    """A fingerprint of random matches: every record, score sheet and feature vector on the way."""
    total = hashlib.sha256()
    for number, (seats, options) in zip(range(matches), itertools.cycle(setups(game))):
        for match in positions(game, f"digest {number}", seats, options):
            total.update(repr(match.states[0].tolist()).encode())
            total.update(repr((match.scores(), match.returns())).encode())
            for seat in range(seats):
                total.update(features(game, match.states, seat).tobytes())
                total.update(f"{game.drivers.evaluate(match.states, seat):.9f}".encode())
    return total.hexdigest()


def positions(game: Game, seed: str, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """A random match at each of its positions, the last one included."""
    chooser = random.Random(seed)
    match = game.new(seats=seats, seed=seed, **options)
    yield match
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        yield match


def legal_codes(match: Match, seat: int, states: Batch[Any] | None = None) -> list[int]:
    """The legal actions of a seat as codes."""
    buffer = match.game.new_buffer()
    n = match.game.drivers.legal(match.states if states is None else states, seat, buffer)
    return [int(code) for code in buffer[:n]]


def features(game: Game, states: Batch[Any], seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What `encode` writes."""
    out = np.full(game.kernels.FEATURES, np.nan, "f4")
    game.drivers.encode(states, seat, out)
    return out


if __name__ == "__main__":
    print(digest(find_game(sys.argv[1])))
