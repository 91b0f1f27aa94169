"""What speaks for an action: the position before and after it compared. Words come from the locale files."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import Reason
from ...core.record import Batch
from .components import RESOURCES
from .meta import META
from .scoring import CATEGORIES, scores
from .state import DESTROY, DRAW, MOVE, REVEAL, REVIVE, TAKE
from .tables import SYMBOLS_TO_WIN

MOST_REASONS = 3
COUNTED_LATER = ("military", "treasury", "total")  # the pawn and the coins have reasons of their own


def reasons(before: Batch[Any], after: Batch[Any], seat: int) -> list[Reason]:
    """The best reasons, most important first; none if the action is just the least evil."""
    s, t = before[0], after[0]
    if t.winner == seat:
        return [_reason("wins")]
    found = [*_tempo(t, seat), *_gains(s, t, seat), *_means(s, t, seat)]
    coins = int(t.coins[seat]) - int(s.coins[seat])
    if coins > 0:
        found.append(_reason("coins", amount=coins))
    lost = int(s.coins[1 - seat]) - int(t.coins[1 - seat])
    if lost > 0:
        found.append(_reason("robs", amount=lost))
    return found[:MOST_REASONS]


def _reason(name: str, **values: str | int) -> Reason:
    return {"reason": name, "values": values}


def _tempo(t: Any, seat: int) -> list[Reason]:
    """Choices and turns that the action earns at once."""
    if t.turn != seat:
        return []
    earned = {
        TAKE: "token",
        DRAW: "token",
        REVIVE: "revives",
        DESTROY: "destroys",
        MOVE: "again",
    }
    name = earned.get(int(t.phase))
    if t.phase == REVEAL and t.play_again:  # the turn passes on only after the cards are turned up
        name = "again"
    return [_reason(name)] if name else []


def _gains(s: Any, t: Any, seat: int) -> list[Reason]:
    """Points, science and war."""
    found = []
    points = _points(t, seat) - _points(s, seat)
    if points > 0:
        found.append(_reason("points", amount=points))
    if t.kinds[seat] > s.kinds[seat]:
        found.append(_reason("science", symbols=int(t.kinds[seat]), needed=SYMBOLS_TO_WIN))
    steps = (int(t.pawn) - int(s.pawn)) * (1 if seat == 0 else -1)
    if steps > 0:
        found.append(_reason("pawn", steps=steps))
    return found


def _points(s: Any, seat: int) -> int:
    sheet = np.zeros((2, CATEGORIES), "i4")
    scores(s, sheet)
    return sum(int(points) for name, points in zip(META.categories, sheet[seat]) if name not in COUNTED_LATER)


def _means(s: Any, t: Any, seat: int) -> list[Reason]:
    """What the city can make or buy better from now on."""
    found = []
    for number, resource in enumerate(RESOURCES):
        if t.production[seat, number] > s.production[seat, number]:
            found.append(_reason("produces", resource=resource))
        elif t.fixed[seat, number] and not s.fixed[seat, number]:
            found.append(_reason("fixes", resource=resource))
    if any(t.choices[seat, kind] > s.choices[seat, kind] for kind in (1, 2)):
        found.append(_reason("chooses"))
    return found
