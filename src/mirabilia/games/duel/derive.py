"""The part of the record that is kept for speed, made anew from the part that says what lies where."""

from __future__ import annotations

from typing import Any

from ...core.record import NONE, Batch
from .components import SLOTS
from .state import (
    BOXED,
    BUILT,
    CITY,
    DOWN_GUILD,
    EMPTY,
    FINISHED,
    FIRST_GAME_WONDERS,
    HELD,
    LAY_CARDS,
    MOST_OPEN,
    OFFERED,
    ON_BOARD,
    UNBUILT,
    UNSEEN,
    State,
)
from .tables import (
    BASE_PRICE,
    CARDS,
    CHOOSES,
    COLOR,
    COVERED,
    COVERS,
    FIRST_GUILD,
    FIXES,
    GUILDS_LAID,
    NOTHING,
    PRODUCES,
    SYMBOL,
    TOKEN_CHAIN_COINS,
    TOKEN_EXTRA_SHIELDS,
    TOKEN_PLAY_AGAIN,
    TOKEN_SAVES,
    TOKEN_SYMBOL,
    TOKEN_TRADE_INCOME,
    TOKENS,
    WONDER,
    WONDERS,
)

FIELDS = State.dtype.names or ()
DERIVED = FIELDS[FIELDS.index("laid") :]


def derive(states: Batch[State]) -> None:
    """Fill in what follows from the first part of each record, exactly as play would leave it."""
    for i in range(len(states)):
        s: Any = states[i]
        for field in DERIVED:
            s[field] = 0
        for field in ("unbuilt", "open_slots", "turn_up"):
            s[field] = NONE
        _derive_wonders(s)
        _derive_layout(s)
        for seat in range(2):
            _derive_city(s, seat)
        for seat in range(2):
            _derive_prices(s, seat)


def _derive_wonders(s: Any) -> None:
    """Wonders picked, unbuilt and built; a list takes no more than it has room for."""
    places = [int(place) for place in s.wonder_at]
    owned = [place for place in places if UNBUILT <= place <= BOXED]
    s.picks = 0 if s.wonders_option == FIRST_GAME_WONDERS else len(owned)
    s.wonders_built = sum(BUILT <= place < BOXED for place in owned)
    if s.age == 0:
        s.laid = len(owned) + places.count(OFFERED)
    for seat in range(2):
        unbuilt = [wonder for wonder in range(WONDERS) if places[wonder] == UNBUILT + seat][:4]
        s.n_unbuilt[seat] = len(unbuilt)
        s.unbuilt[seat, : len(unbuilt)] = unbuilt


def _derive_layout(s: Any) -> None:
    """Which slots are covered, available or to be turned up (D-LAYOUT-5, D-LAYOUT-6, D-LAYOUT-10)."""
    s.board_tokens = sum(int(place) == ON_BOARD for place in s.token_at)
    if s.age == 0:
        return
    age, slots = int(s.age), [int(card) for card in s.slots]
    if s.phase == LAY_CARDS:
        s.laid = slots.index(EMPTY) if EMPTY in slots else SLOTS
        s.cards_left = SLOTS
        s.covered[:] = COVERED[age]
    else:
        s.laid = SLOTS
        s.cards_left = SLOTS - slots.count(EMPTY)
        for slot in range(SLOTS):
            for i in range(2):
                if slots[slot] != EMPTY and COVERS[age, slot, i] != NONE:
                    s.covered[COVERS[age, slot, i]] += 1
    if age == 3:
        seen = sum(int(place) != UNSEEN for place in s.card_at[FIRST_GUILD:])
        s.guilds_to_lay = GUILDS_LAID - seen - slots.count(DOWN_GUILD)

    free = [slot for slot in range(SLOTS) if s.covered[slot] == 0 and slots[slot] != EMPTY]
    seen_free = sorted((slot for slot in free if slots[slot] >= 0), key=lambda slot: slots[slot])[:MOST_OPEN]
    s.n_open = len(seen_free)
    s.open_slots[: len(seen_free)] = seen_free
    if s.phase not in (LAY_CARDS, FINISHED):
        waiting = [slot for slot in free if slots[slot] < 0][:2]
        s.turn_up[: len(waiting)] = waiting


def _derive_city(s: Any, seat: int) -> None:
    """What a city has: production, symbols, counts and the effects of its tokens."""
    for card in range(CARDS):
        if s.card_at[card] != CITY + seat:
            continue
        s.tally[seat, COLOR[card]] += 1
        s.production[seat] += PRODUCES[card]
        for resource in range(5):
            if FIXES[card, resource]:
                s.fixed[seat, resource] = FIXES[card, resource]
        if CHOOSES[card] != NOTHING:
            s.choices[seat, CHOOSES[card]] += 1
        if SYMBOL[card] != NONE:
            s.symbols[seat, SYMBOL[card]] += 1
    for wonder in range(WONDERS):
        if s.wonder_at[wonder] == BUILT + seat:
            s.tally[seat, WONDER] += 1
            if CHOOSES[CARDS + wonder] != NOTHING:
                s.choices[seat, CHOOSES[CARDS + wonder]] += 1
    for token in range(TOKENS):
        if s.token_at[token] == HELD + seat:
            s.saves[seat] += TOKEN_SAVES[token]
            s.trade_income[seat] += TOKEN_TRADE_INCOME[token]
            s.extra_shields[seat] += TOKEN_EXTRA_SHIELDS[token]
            s.chain_coins[seat] += TOKEN_CHAIN_COINS[token]
            s.wonders_again[seat] += TOKEN_PLAY_AGAIN[token]
            if TOKEN_SYMBOL[token] != NONE:
                s.symbols[seat, TOKEN_SYMBOL[token]] += 1
    s.kinds[seat] = sum(int(number) > 0 for number in s.symbols[seat])


def _derive_prices(s: Any, seat: int) -> None:
    """What a seat pays for each resource (D-TRADE-2, D-TRADE-7)."""
    for resource in range(5):
        fixed = int(s.fixed[seat, resource])
        s.prices[seat, resource] = fixed or BASE_PRICE + int(s.production[1 - seat, resource])
