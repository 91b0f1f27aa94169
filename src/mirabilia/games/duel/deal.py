"""Explicit deals: what NATURE is to do, given in advance by names."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.errors import InvalidSetup, UnknownName, shown
from ...core.record import NONE, Batch
from .codes import (
    DRAW_TOKEN,
    FIRST_SEAT,
    GUILD_BACK,
    LAY_CARD,
    LAY_TOKEN,
    LAY_WONDER,
    MOST_LEGAL,
    PLAIN_BACK,
    REVEAL_CARD,
)
from .components import SLOTS
from .nature import outcomes
from .state import DRAW, FIRST, LAY_CARDS, LAY_TOKENS, LAY_WONDERS, ON_BOARD, REVEAL
from .tables import (
    BOARD_TOKENS,
    BOX,
    CARD_NAMES,
    FACE_UP,
    FIRST_GUILD,
    GUILDS_LAID,
    TOKEN_NAMES,
    WONDER_NAMES,
)

DRAFT_WONDERS, LIBRARY_TOKENS = 8, 3  # D-DRAFT-1, D-WONDER-12
AGES = {"age_1": 1, "age_2": 2, "age_3": 3}
KEYS = ("first", "wonders", "tokens", *AGES, "library")


def check_deal(deal: Mapping[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """A deal in its plain form; InvalidSetup or UnknownName says what cannot be."""
    if not isinstance(deal, Mapping):
        raise InvalidSetup(f"a deal gives names to its parts {', '.join(KEYS)}, not {shown(deal)}")
    for key in deal:
        if key not in KEYS:
            raise UnknownName("part of a deal", key, KEYS)
    plain: dict[str, Any] = {}
    if "first" in deal:
        first = deal["first"]
        if isinstance(first, bool) or not isinstance(first, int) or first not in (0, 1):
            raise InvalidSetup(f"first of a deal is seat 0 or 1, not {shown(first)}")
        plain["first"] = first
    if "wonders" in deal:
        if options.get("wonders") == "first_game":  # D-DRAFT-8
            raise InvalidSetup("a first game has its own wonders, so its deal gives none")
        plain["wonders"] = _names(deal, "wonders", "wonder", DRAFT_WONDERS, WONDER_NAMES)
    if "tokens" in deal:
        plain["tokens"] = _names(deal, "tokens", "progress token", BOARD_TOKENS, TOKEN_NAMES)
    for key, age in AGES.items():
        if key in deal:
            plain[key] = _names(deal, key, "card", SLOTS, CARD_NAMES)
            _check_age(key, age, plain[key])
    if "library" in deal:
        plain["library"] = _names(deal, "library", "progress token", LIBRARY_TOKENS, TOKEN_NAMES)
        _check_library(plain)
    return plain


def _names(deal: Mapping[str, Any], key: str, what: str, number: int, known: tuple[str, ...]) -> list[str]:
    """A part of a deal: so many different names."""
    names = deal[key]
    if not isinstance(names, list | tuple):
        raise InvalidSetup(f"{key} of a deal is a list of {number} names, not {shown(names)}")
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise UnknownName(f"{what} in {key} of a deal", name, known)
    if len(names) != number:
        raise InvalidSetup(f"{key} of a deal has {number} names, not {len(names)}")
    for name in names:
        if names.count(name) > 1:
            raise InvalidSetup(f"{key} of a deal has {name} more than once")
    return list(names)


def _check_age(key: str, age: int, names: list[str]) -> None:
    """The cards of an age, and in Age III so many guilds (D-SETUP-9, D-SETUP-10)."""
    for name in names:
        deck = BOX.cards[name].deck
        if deck != age and not (deck == "guild" and age == 3):
            is_of = "a guild" if deck == "guild" else f"a card of age {deck}"
            raise InvalidSetup(f"{key} of a deal has {name}, which is {is_of}")
    guilds = sum(BOX.cards[name].deck == "guild" for name in names)
    if age == 3 and guilds != GUILDS_LAID:
        raise InvalidSetup(f"{key} of a deal has {GUILDS_LAID} guilds, not {guilds}")


def _check_library(plain: dict[str, Any]) -> None:
    """The Great Library draws from the box, so it must be known what is not there (D-WONDER-12)."""
    if "tokens" not in plain:
        raise InvalidSetup("a deal that gives library must give tokens too, so that they stay in the box")
    for name in plain["library"]:
        if name in plain["tokens"]:
            raise InvalidSetup(f"library of a deal has {name}, which is among its tokens on the board")


def dealt(deal: dict[str, Any], states: Batch[Any]) -> int:
    """What a deal says that NATURE does now; NONE if it says nothing or the match has left the deal."""
    s = states[0]
    action = _next(deal, s)
    if action == NONE:
        return NONE
    buffer = np.empty(MOST_LEGAL, "i4")
    n = outcomes(s, buffer, np.zeros(MOST_LEGAL))
    return action if action in buffer[:n] else NONE


def _next(deal: dict[str, Any], s: Any) -> int:
    if s.phase == FIRST and "first" in deal:
        return FIRST_SEAT + int(deal["first"])
    if s.phase == LAY_TOKENS and "tokens" in deal:
        tokens = [TOKEN_NAMES.index(name) for name in deal["tokens"]]
        return next((LAY_TOKEN + token for token in tokens if s.token_at[token] != ON_BOARD), NONE)
    if s.phase == LAY_WONDERS and "wonders" in deal:
        return LAY_WONDER + WONDER_NAMES.index(deal["wonders"][s.laid])
    if s.phase == DRAW and "library" in deal:
        tokens = [TOKEN_NAMES.index(name) for name in deal["library"]]
        return next((DRAW_TOKEN + token for token in tokens if token not in s.drawn), NONE)
    cards = deal.get(f"age_{s.age}")
    if cards and s.phase == LAY_CARDS:
        card = CARD_NAMES.index(cards[s.laid])
        if FACE_UP[s.age, s.laid]:
            return LAY_CARD + card
        return GUILD_BACK if card >= FIRST_GUILD else PLAIN_BACK  # D-LAYOUT-12
    if cards and s.phase == REVEAL:
        return REVEAL_CARD + CARD_NAMES.index(cards[s.turn_up[0]])
    return NONE


def random_deal(rng: random.Random) -> dict[str, Any]:
    """A whole deal, all equally likely (D-INFO-15)."""
    tokens = rng.sample(TOKEN_NAMES, BOARD_TOKENS + LIBRARY_TOKENS)
    deal: dict[str, Any] = {
        "first": rng.randrange(2),
        "wonders": rng.sample(WONDER_NAMES, DRAFT_WONDERS),
        "tokens": tokens[:BOARD_TOKENS],
    }
    for key, age in AGES.items():
        guilds = rng.sample(CARD_NAMES[FIRST_GUILD:], GUILDS_LAID) if age == 3 else []
        deck = [name for name, card in BOX.cards.items() if card.deck == age]
        cards = guilds + rng.sample(deck, SLOTS - len(guilds))
        rng.shuffle(cards)
        deal[key] = cards
    return deal | {"library": tokens[BOARD_TOKENS:]}
