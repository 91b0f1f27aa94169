"""The compiled drivers of any game: the ways into its kernels, and whole matches without Python.

This module is a template. `core.game` loads it once for each game with that game's kernels as the global
`rules`, because Numba keeps compiled code only of functions that find their callees as globals. Ways in take
arrays of records, which cross the border between Python and compiled code quicker than single records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .jit import kernel
from .record import NATURE, NONE, OVER, Batch, Floats, Ints
from .rng import draw, seed_words

if TYPE_CHECKING:
    from . import contract as rules

RANDOM, GREEDY = 0, 1  # the players that `simulate` knows


@kernel
def setup(states: Batch[Any], seats: int, options: Ints, rng: Ints) -> None:
    """An empty table with a generator, in a record that is all zero."""
    s = states[0]
    for i in range(4):
        s.rng[i] = rng[i]
    rules.setup(s, seats, options)


@kernel
def actor(states: Batch[Any]) -> int:
    """The seat to act, NATURE or OVER."""
    return rules.actor(states[0])


@kernel
def waiting(states: Batch[Any]) -> int:
    """A bitmask of the seats that may act now."""
    return rules.waiting(states[0])


@kernel
def legal(states: Batch[Any], seat: int, out: Ints) -> int:
    """The legal actions of a seat."""
    return rules.legal(states[0], seat, out)


@kernel
def apply(states: Batch[Any], seat: int, action: int) -> None:
    """Carry out an action, unchecked."""
    rules.apply(states[0], seat, action)


@kernel
def chance(states: Batch[Any]) -> int:
    """One chance event by the record's own generator."""
    s = states[0]
    return rules.chance(s, s.rng)


@kernel
def outcomes(states: Batch[Any], out: Ints, weights: Floats) -> int:
    """What NATURE can do now."""
    return rules.outcomes(states[0], out, weights)


@kernel
def mask(states: Batch[Any], seat: int) -> None:
    """Hide what a seat may not see."""
    rules.mask(states[0], seat)


@kernel
def fill(states: Batch[Any], rng: Ints) -> None:
    """Sample what is hidden."""
    rules.fill(states[0], rng)


@kernel
def returns(states: Batch[Any], out: Floats) -> None:
    """The utility of each seat."""
    rules.returns(states[0], out)


@kernel
def scores(states: Batch[Any], out: Ints) -> None:
    """The score sheet."""
    rules.scores(states[0], out)


@kernel
def ending(states: Batch[Any]) -> int:
    """How the match ended, or NONE."""
    return rules.ending(states[0])


@kernel
def encode(states: Batch[Any], seat: int, out: Floats) -> None:
    """What a seat sees as features."""
    rules.encode(states[0], seat, out)


@kernel
def evaluate(states: Batch[Any], seat: int) -> float:
    """A cheap estimate of how well a seat stands."""
    return rules.evaluate(states[0], seat)


@kernel
def choose_random(s: Any, seat: int, rng: Ints, buffer: Ints) -> int:
    """Any legal action, all equally likely."""
    return buffer[draw(rng, rules.legal(s, seat, buffer))]


@kernel
def choose_greedy(states: Batch[Any], at: int, scratch: int, seat: int, rng: Ints, buffer: Ints) -> int:
    """The action after which the seat stands best, as far as it can tell; ties are broken at random.

    `states[at]` is masked; `states[scratch]` is where the actions are tried.
    """
    n = rules.legal(states[at], seat, buffer)
    best, best_value, equals = NONE, 0.0, 0
    for i in range(n):
        states[scratch] = states[at]
        rules.apply(states[scratch], seat, 0 + buffer[i])  # 0 +: as wide as elsewhere, compiled once
        value = rules.evaluate(states[scratch], seat)
        if best == NONE or value > best_value:
            best, best_value, equals = buffer[i], value, 1
        elif value == best_value:
            equals += 1
            if draw(rng, equals) == 0:
                best = buffer[i]
    return best


@kernel
def greedy(states: Batch[Any], seat: int, rng: Ints, buffer: Ints) -> int:
    """What the greedy player does in the masked state `states[0]`; `states[1]` is scratch space."""
    return choose_greedy(states, 0, 1, seat, rng, buffer)


@kernel
def play_random(s: Any, rng: Ints, buffer: Ints) -> int:
    """Play a match to its end at random; how many decisions it took."""
    decisions = 0
    while True:
        seat = rules.actor(s)
        if seat >= 0:
            n = rules.legal(s, seat, buffer)
            rules.apply(s, seat, 0 + buffer[draw(rng, n)])  # 0 +: as wide as elsewhere, compiled once
            decisions += 1
        elif seat == NATURE:
            rules.chance(s, s.rng)
        else:
            return decisions


@kernel
def random_matches(
    states: Batch[Any],
    seats: int,
    options: Ints,
    first: int,
    games: int,
    rng: Ints,
    buffer: Ints,
    endings: Ints,
) -> int:
    """Play so many whole matches at random in one record; all decisions. `states[1]` stays empty."""
    decisions = 0
    for game in range(games):
        states[0] = states[1]
        s = states[0]
        seed_words(s.rng, first + game, int(rng[0]), int(rng[1]), int(rng[2]))
        rules.setup(s, seats, options)
        decisions += play_random(s, rng, buffer)
        endings[rules.ending(s)] += 1
    return decisions


@kernel
def simulate(
    states: Batch[Any],
    seats: int,
    options: Ints,
    players: Ints,
    first: int,
    games: int,
    seed: Ints,
    buffer: Ints,
    endings: Ints,
    total: Floats,
) -> int:
    """Play matches between players; each seat order in turn, the same chance for all orders of one deal.

    `total[player]` gathers the shares of 1 that a player has won; the rest of it and of `seed` is scratch.
    `states` has four records: the match, an empty one, what the player sees, and scratch space.
    """
    decisions = 0
    utilities = total[seats:]
    for game in range(first, first + games):
        deal, turn = game // seats, game % seats
        states[0] = states[1]
        s = states[0]
        seed_words(s.rng, deal & 0xFFFFFFFF, int(seed[0]), int(seed[1]), int(seed[2]))
        rules.setup(s, seats, options)
        rng = seed[4:]
        seed_words(rng, game & 0xFFFFFFFF, int(seed[1]), int(seed[2]), int(seed[3]))
        while True:
            seat = rules.actor(s)
            if seat == OVER:
                break
            if seat == NATURE:
                rules.chance(s, s.rng)
                continue
            states[2] = s
            rules.mask(states[2], seat)
            if players[(seat + turn) % seats] == GREEDY:
                action = choose_greedy(states, 2, 3, seat, rng, buffer)
            else:
                action = choose_random(states[2], seat, rng, buffer)
            rules.apply(s, seat, action)
            decisions += 1
        endings[rules.ending(s)] += 1
        rules.returns(s, utilities)
        for seat in range(seats):
            total[(seat + turn) % seats] += 0.5 + 0.5 * utilities[seat]
    return decisions
