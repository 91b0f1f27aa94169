"""A cheap estimate of how well a seat stands, for the greedy player. The weights are judgement, not rules."""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NONE
from .scoring import total_points
from .state import DESTROY, DRAW, LIBRARY, REVIVE, TAKE, State
from .tables import CAPITAL, CARDS, COINS_PER_POINT, PLAY_AGAIN, POINTS, SHIELDS

WON = 1000.0


@kernel
def evaluate(s: State, seat: int) -> float:
    """How far a seat is ahead, in points or what is worth about as much."""
    if s.ending != NONE:
        return 0.0 if s.winner == NONE else WON if s.winner == seat else -WON
    lead = standing(s, seat) - standing(s, 1 - seat) + threat(s, seat)
    return lead + (tempo(s) if s.turn == seat else -tempo(s))


@kernel
def standing(s: State, seat: int) -> float:
    """What a city is worth by itself: points, coins, and what its means are worth in the turns to come."""
    ages = 4.0 - max(1, int(s.age))  # 3 in the first age, 1 in the last
    value = float(total_points(s, seat) - int(s.coins[seat]) // COINS_PER_POINT)
    value += 0.45 * min(int(s.coins[seat]), 12) + 0.33 * max(0, int(s.coins[seat]) - 12)
    means = 0.0
    for resource in range(5):
        first, more = (2.0, 0.9) if resource < 3 else (2.2, 0.4)
        units = int(s.production[seat, resource])
        means += first * min(units, 1) + more * max(0, min(units, 3) - 1)
        if s.fixed[seat, resource]:
            means += 0.7
    means += 1.8 * int(s.choices[seat, 1]) + 1.6 * int(s.choices[seat, 2])
    means += 0.8 * (int(s.saves[seat, 1]) + int(s.saves[seat, 2])) + 1.5 * int(s.trade_income[seat])
    means += (
        1.5 * int(s.extra_shields[seat]) + 0.5 * int(s.chain_coins[seat]) + 2.0 * int(s.wonders_again[seat])
    )
    value += means * ages * 0.6
    kinds = int(s.kinds[seat])
    value += 0.35 * kinds * kinds
    for symbol in range(6):
        if s.symbols[seat, symbol] == 1:
            value += 0.3 * ages  # half of a pair
    for i in range(int(s.n_unbuilt[seat])):
        wonder = int(s.unbuilt[seat, i])
        again = 4 if PLAY_AGAIN[wonder] else 0
        value += 0.12 * ages * (int(POINTS[CARDS + wonder]) + again + 2 * int(SHIELDS[CARDS + wonder]))
    return value


@kernel
def threat(s: State, seat: int) -> float:
    """The pawn beyond its points: the nearer a capital, the more it weighs."""
    lead = int(s.pawn) if seat == 0 else -int(s.pawn)
    size = abs(lead) / CAPITAL
    weight = 3.0 * abs(lead) / 4.0 + 8.0 * size * size * size
    return weight if lead > 0 else -weight


@kernel
def tempo(s: State) -> float:
    """What it is worth to be the one who acts, and what a choice that waits will bring."""
    if s.phase == TAKE or s.phase == DRAW or s.phase == LIBRARY:
        return 6.0
    if s.phase == REVIVE:
        return 5.0
    if s.phase == DESTROY:
        return 3.0
    return 2.0
