"""A masked state as plain data for a table to show (D-INFO)."""

from __future__ import annotations

from typing import Any

import numpy as np
from typing_extensions import TypedDict

from ...core.record import NONE, UNKNOWN, Batch, Ints, plain
from .components import COLORS, RESOURCES, SLOTS, SYMBOLS
from .meta import META
from .scoring import CATEGORIES, scores
from .state import (
    BOXED,
    BUILT,
    CITY,
    DISCARDED,
    DOWN_GUILD,
    EMPTY,
    FINISHED,
    HELD,
    IN_BOX,
    OFFERED,
    ON_BOARD,
    PHASE_NAMES,
    UNBUILT,
    UNDER,
    UNSEEN,
)
from .tables import (
    CARD_NAMES,
    CARDS,
    DECK_SIZE,
    DECK_START,
    FIRST_GUILD,
    GOODS_CHOICE,
    LOOT_COINS,
    PLACES,
    RAW_CHOICE,
    TOKEN_NAMES,
    WONDER_NAMES,
)

DECK_NAMES = ("age_1", "age_2", "age_3", "guild")


class LayoutCard(TypedDict):
    """A card that lies in the layout; `card` is None while it is face down."""

    slot: int
    row: int
    x: int
    card: str | None
    back: str
    is_available: bool


class CityWonder(TypedDict):
    """A wonder of a city; `under` is the card that it was built with."""

    wonder: str
    is_built: bool
    under: str | None


class Choices(TypedDict):
    """Units of a kind that a city makes by choice."""

    raw: int
    goods: int


class City(TypedDict):
    """A seat's city and what follows from it."""

    coins: int
    cards: list[str]
    by_color: dict[str, int]
    wonders: list[CityWonder]
    tokens: list[str]
    production: dict[str, int]
    choices: Choices
    prices: dict[str, int]
    symbols: dict[str, int]
    different_symbols: int
    score: dict[str, int]


class DuelState(TypedDict):
    """Everything on the table that a seat may see."""

    phase: str
    turn: int | None
    first: int | None
    age: int
    pawn: int
    layout: list[LayoutCard]
    cities: list[City]
    loot: list[list[int]]
    board_tokens: list[str]
    box_tokens: list[str]
    offered: list[str]
    boxed: str | None
    discarded: list[str]
    drawn: list[str]
    unseen: dict[str, list[str]]
    destroys: str | None


def describe(states: Batch[Any]) -> DuelState:
    """Everything on the table, by the names of the components."""
    s = plain(states)
    sheet = np.zeros((2, CATEGORIES), "i4")
    scores(states[0], sheet)
    boxed = _names_at(s.wonder_at, WONDER_NAMES, BOXED)
    return {
        "phase": PHASE_NAMES[s.phase],
        "turn": _or_none(s.turn) if s.phase != FINISHED else None,
        "first": _or_none(s.first),
        "age": int(s.age),
        "pawn": int(s.pawn),
        "layout": _layout(s),
        "cities": [_city(s, seat, sheet[seat]) for seat in range(2)],
        "loot": [[int(LOOT_COINS[zone]) for zone in range(2) if s.loot[seat][zone]] for seat in range(2)],
        "board_tokens": _names_at(s.token_at, TOKEN_NAMES, ON_BOARD),
        "box_tokens": _names_at(s.token_at, TOKEN_NAMES, IN_BOX),  # D-INFO-7
        "offered": _names_at(s.wonder_at, WONDER_NAMES, OFFERED),
        "boxed": boxed[0] if boxed else None,
        "discarded": _names_at(s.card_at, CARD_NAMES, DISCARDED),  # D-INFO-9
        "drawn": ["?" if token == UNKNOWN else TOKEN_NAMES[token] for token in s.drawn if token != NONE],
        "unseen": {name: _unseen(s, deck) for deck, name in enumerate(DECK_NAMES, 1)},
        "destroys": COLORS[s.destroys] if s.destroys != NONE else None,
    }


def _or_none(value: int) -> int | None:
    return int(value) if value >= 0 else None


def _names_at(places: Any, names: tuple[str, ...], place: int) -> list[str]:
    """The components that are at a place."""
    return [name for name, at in zip(names, places) if at == place]


def _unseen(s: Any, deck: int) -> list[str]:
    """The cards of a deck that nobody has seen, in the layout or out of the match (D-INFO-5)."""
    start = int(DECK_START[deck])
    return [
        CARD_NAMES[card] for card in range(start, start + int(DECK_SIZE[deck])) if s.card_at[card] == UNSEEN
    ]


def _layout(s: Any) -> list[LayoutCard]:
    """The cards that lie there; of a face-down one only the back (D-INFO-3)."""
    available = {int(slot) for slot in s.open_slots[: s.n_open]}
    cards: list[LayoutCard] = []
    for slot in range(SLOTS):
        card = int(s.slots[slot])
        if card == EMPTY:
            continue
        row, x = PLACES[s.age][slot]
        cards.append(
            {
                "slot": slot,
                "row": row,
                "x": x,
                "card": CARD_NAMES[card] if card >= 0 else None,
                "back": "guild" if card == DOWN_GUILD or card >= FIRST_GUILD else f"age_{s.age}",
                "is_available": slot in available,
            }
        )
    return cards


def _city(s: Any, seat: int, points: Ints) -> City:
    """A seat's city and what follows from it."""
    return {
        "coins": int(s.coins[seat]),
        "cards": _names_at(s.card_at, CARD_NAMES, CITY + seat),
        "by_color": _counts(COLORS, s.tally[seat]),
        "wonders": _wonders(s, seat),
        "tokens": _names_at(s.token_at, TOKEN_NAMES, HELD + seat),
        "production": _counts(RESOURCES, s.production[seat]),
        "choices": {"raw": int(s.choices[seat][RAW_CHOICE]), "goods": int(s.choices[seat][GOODS_CHOICE])},
        "prices": _counts(RESOURCES, s.prices[seat]),
        "symbols": _counts(SYMBOLS, s.symbols[seat]),
        "different_symbols": int(s.kinds[seat]),
        "score": _counts(META.categories, points),
    }


def _counts(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, numbers)}


def _wonders(s: Any, seat: int) -> list[CityWonder]:
    """A seat's wonders; what lies under a built one was face up when taken (D-INFO-10)."""
    under = {
        int(s.card_at[card]) - UNDER: CARD_NAMES[card] for card in range(CARDS) if s.card_at[card] >= UNDER
    }
    return [
        {"wonder": name, "is_built": bool(s.wonder_at[wonder] == BUILT + seat), "under": under.get(wonder)}
        for wonder, name in enumerate(WONDER_NAMES)
        if s.wonder_at[wonder] in (UNBUILT + seat, BUILT + seat)
    ]
