"""What holds in every state of a match, whatever is played; the conformance suite asks."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.record import NONE, UNKNOWN, Batch
from .components import SLOTS
from .derive import derive
from .state import (
    BOXED,
    BUILT,
    CITY,
    DISCARDED,
    FINISHED,
    HELD,
    IN_BOX,
    LAID,
    ON_BOARD,
    UNBUILT,
    UNDER,
    State,
)
from .tables import BOARD_TOKENS, CAPITAL, CARDS, MOST_WONDERS, TOKENS, WONDERS


def flaws(states: Batch[Any]) -> list[str]:
    """What is wrong inside a state: nothing, in a right engine."""
    return [*_lost_components(states[0]), *_stale_caches(states)]


def _lost_components(s: State) -> list[str]:
    found = []
    laid = sorted(int(s.slots[slot]) for slot in range(SLOTS) if s.slots[slot] >= 0)
    if laid != [card for card in range(CARDS) if s.card_at[card] == LAID]:
        found.append("the layout does not hold exactly the cards that are laid")
    for card in range(CARDS):
        at = int(s.card_at[card])
        if not 0 <= at < UNDER + WONDERS:
            found.append(f"card {card} is nowhere")
        if at >= UNDER and s.wonder_at[at - UNDER] not in (BUILT, BUILT + 1):
            found.append(f"card {card} lies under a wonder that is not built")
    under = [int(s.card_at[card]) for card in range(CARDS) if s.card_at[card] >= UNDER]
    built = [wonder for wonder in range(WONDERS) if s.wonder_at[wonder] in (BUILT, BUILT + 1)]
    if sorted(under) != [UNDER + wonder for wonder in built]:
        found.append("each built wonder must have one card under it")
    if len(built) > MOST_WONDERS:
        found.append("too many wonders are built")
    owned = [
        sum(s.wonder_at[w] in (UNBUILT + seat, BUILT + seat) for w in range(WONDERS)) for seat in range(2)
    ]
    boxed = sum(s.wonder_at[w] == BOXED for w in range(WONDERS))
    if s.age > 0 and sum(owned) + boxed != 8:
        found.append("eight wonders must be in the match")
    board = sum(s.token_at[token] == ON_BOARD for token in range(TOKENS))
    held = sum(s.token_at[token] >= HELD for token in range(TOKENS))
    if s.age > 0 and not BOARD_TOKENS <= board + held <= BOARD_TOKENS + 1:
        found.append("progress tokens are lost or doubled")
    if any(s.drawn[i] not in (NONE, UNKNOWN) and s.token_at[s.drawn[i]] != IN_BOX for i in range(3)):
        found.append("a drawn token is not from the box")
    played = sum(s.card_at[c] in (CITY, CITY + 1, DISCARDED) or s.card_at[c] >= UNDER for c in range(CARDS))
    if s.age > 0 and played != SLOTS * int(s.age) - int(s.cards_left):
        found.append("the cards played are not those that have left the layouts")
    if min(int(s.coins[0]), int(s.coins[1])) < 0:
        found.append("a treasury is below 0")
    if abs(int(s.pawn)) > CAPITAL or (abs(int(s.pawn)) == CAPITAL and s.phase != FINISHED):
        found.append("the pawn is off the track")
    return found


def _stale_caches(states: Batch[Any]) -> list[str]:
    derived = states.copy()
    derive(derived)
    names = State.dtype.names or ()
    return [
        f"{name} is not what it should be"
        for name in names
        if not np.array_equal(getattr(states[0], name), getattr(derived[0], name))
    ]
