"""What a seat sees as features for learning: the same for both seats, seen from one's own side."""

from __future__ import annotations

from ...core.features import slices
from ...core.jit import kernel
from ...core.record import Floats
from .components import RESOURCES, SLOTS, SYMBOLS, TALLY
from .state import (
    BUILT,
    CITY,
    DISCARDED,
    DOWN,
    DOWN_GUILD,
    EMPTY,
    FINISHED,
    HELD,
    LAID,
    OFFERED,
    ON_BOARD,
    UNBUILT,
    UNDER,
    State,
)
from .tables import CAPITAL, CARDS, TOKENS, WONDERS

PHASES = FINISHED + 1
SEAT = 2 + 2 * len(RESOURCES) + 4 + len(TALLY) + len(SYMBOLS) + 6  # features of one city
PARTS = slices(
    age=3,
    phase=PHASES,
    turn=2,
    pawn=1,
    cities=2 * SEAT,
    cards_own=CARDS,
    cards_opponent=CARDS,
    cards_discarded=CARDS,
    cards_under=CARDS,
    cards_laid=CARDS,
    cards_covering=CARDS,
    slots_empty=SLOTS,
    slots_down=SLOTS,
    slots_guild=SLOTS,
    wonders_offered=WONDERS,
    wonders_own=WONDERS,
    wonders_opponent=WONDERS,
    wonders_built_own=WONDERS,
    wonders_built_opponent=WONDERS,
    tokens_board=TOKENS,
    tokens_own=TOKENS,
    tokens_opponent=TOKENS,
    tokens_drawn=TOKENS,
)
FEATURES = max(part.stop for part in PARTS.values())

_PHASE = PARTS["phase"].start
_TURN = PARTS["turn"].start
_PAWN = PARTS["pawn"].start
_CITIES = PARTS["cities"].start
_CARDS = PARTS["cards_own"].start
_LAID = PARTS["cards_laid"].start
_COVERING = PARTS["cards_covering"].start
_SLOTS = PARTS["slots_empty"].start
_WONDERS = PARTS["wonders_offered"].start
_TOKENS = PARTS["tokens_board"].start


@kernel
def encode(s: State, seat: int, out: Floats) -> None:
    """Write the features of what a seat may see, each in about [-1, 1]."""
    for i in range(FEATURES):
        out[i] = 0.0
    if s.age > 0:
        out[int(s.age) - 1] = 1.0
    out[_PHASE + int(s.phase)] = 1.0
    if s.turn >= 0:
        out[_TURN + (int(s.turn) ^ seat)] = 1.0
    out[_PAWN] = (int(s.pawn) if seat == 0 else -int(s.pawn)) / CAPITAL
    encode_city(s, seat, out, _CITIES)
    encode_city(s, 1 - seat, out, _CITIES + SEAT)
    encode_components(s, seat, out)


@kernel
def encode_city(s: State, owner: int, out: Floats, at: int) -> None:
    """Write the counts of one city."""
    out[at] = int(s.coins[owner]) / 20.0
    out[at + 1] = int(s.kinds[owner]) / 6.0
    at += 2
    for resource in range(5):
        out[at + resource] = int(s.production[owner, resource]) / 3.0
        out[at + 5 + resource] = int(s.prices[owner, resource]) / 5.0
    at += 10
    for kind in range(1, 3):
        out[at + kind - 1] = int(s.choices[owner, kind]) / 2.0
        out[at + 1 + kind] = int(s.saves[owner, kind]) / 2.0
    at += 4
    for column in range(8):
        out[at + column] = int(s.tally[owner, column]) / 8.0
    at += 8
    for symbol in range(7):
        out[at + symbol] = int(s.symbols[owner, symbol]) / 2.0
    at += 7
    for zone in range(2):
        out[at + zone] = int(s.loot[owner, zone])
    out[at + 2] = int(s.trade_income[owner])
    out[at + 3] = int(s.extra_shields[owner])
    out[at + 4] = int(s.chain_coins[owner]) / 4.0
    out[at + 5] = int(s.wonders_again[owner])


@kernel
def encode_components(s: State, seat: int, out: Floats) -> None:
    """Write where each card, wonder and token is."""
    for card in range(CARDS):
        at = int(s.card_at[card])
        if at == CITY + seat:
            out[_CARDS + card] = 1.0
        elif at == CITY + 1 - seat:
            out[_CARDS + CARDS + card] = 1.0
        elif at == DISCARDED:
            out[_CARDS + 2 * CARDS + card] = 1.0
        elif at >= UNDER:
            out[_CARDS + 3 * CARDS + card] = 1.0
        elif at == LAID:
            out[_LAID + card] = 1.0
    for slot in range(SLOTS):
        card = int(s.slots[slot])
        if card >= 0:
            out[_COVERING + card] = int(s.covered[slot]) / 2.0
        elif card == EMPTY:
            out[_SLOTS + slot] = 1.0
        elif card == DOWN:
            out[_SLOTS + SLOTS + slot] = 1.0
        elif card == DOWN_GUILD:
            out[_SLOTS + 2 * SLOTS + slot] = 1.0
    for wonder in range(WONDERS):
        at = int(s.wonder_at[wonder])
        if at == OFFERED:
            out[_WONDERS + wonder] = 1.0
        elif at == UNBUILT + seat or at == UNBUILT + 1 - seat:
            out[_WONDERS + (1 + ((at - UNBUILT) ^ seat)) * WONDERS + wonder] = 1.0
        elif at == BUILT + seat or at == BUILT + 1 - seat:
            out[_WONDERS + (3 + ((at - BUILT) ^ seat)) * WONDERS + wonder] = 1.0
    for token in range(TOKENS):
        at = int(s.token_at[token])
        if at == ON_BOARD:
            out[_TOKENS + token] = 1.0
        elif at >= HELD:
            out[_TOKENS + (1 + ((at - HELD) ^ seat)) * TOKENS + token] = 1.0
    if s.turn == seat:
        for i in range(3):
            if s.drawn[i] >= 0:
                out[_TOKENS + 3 * TOKENS + int(s.drawn[i])] = 1.0
