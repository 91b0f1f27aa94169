"""Actions as words: `build baths`, `wonder sphinx with quarry`, `take law`."""

from __future__ import annotations

import difflib

from ...core.errors import InvalidNotation, shown
from .codes import (
    BUILD,
    DESTROY_CARD,
    DISCARD,
    DRAW_TOKEN,
    FIRST_SEAT,
    FOR_WONDER,
    LAY_CARD,
    LAY_TOKEN,
    LAY_WONDER,
    PICK_WONDER,
    PLAIN_BACK,
    REVEAL_CARD,
    REVIVE_CARD,
    START_SEAT,
    TAKE_TOKEN,
    USES,
)
from .state import DOWN, DOWN_GUILD, EMPTY
from .tables import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES

BACK_NAMES = ("plain_back", "guild_back")
NOTHING_HERE = "-"  # an empty slot, or an empty line of a position
SEAT_NAMES = ("0", "1")

FORMS = (
    "discard CARD, build CARD, wonder WONDER with CARD, pick WONDER, take TOKEN, destroy CARD, revive CARD, "
    "start SEAT; for nature: first SEAT, lay TOKEN, lay WONDER, lay CARD, lay plain_back, lay guild_back, "
    "reveal CARD, draw TOKEN"
)


def _all_actions() -> list[str]:
    """The text of each code, in the order of the codes."""
    texts: dict[int, str] = {}
    for card, name in enumerate(CARD_NAMES):
        texts[card * USES + DISCARD] = f"discard {name}"
        texts[card * USES + BUILD] = f"build {name}"
        for number, wonder in enumerate(WONDER_NAMES):
            texts[card * USES + FOR_WONDER + number] = f"wonder {wonder} with {name}"
    for base, verb, names in (
        (PICK_WONDER, "pick", WONDER_NAMES),
        (TAKE_TOKEN, "take", TOKEN_NAMES),
        (DESTROY_CARD, "destroy", CARD_NAMES),
        (REVIVE_CARD, "revive", CARD_NAMES),
        (START_SEAT, "start", SEAT_NAMES),
        (FIRST_SEAT, "first", SEAT_NAMES),
        (LAY_TOKEN, "lay", TOKEN_NAMES),
        (LAY_WONDER, "lay", WONDER_NAMES),
        (LAY_CARD, "lay", CARD_NAMES),
        (PLAIN_BACK, "lay", BACK_NAMES),
        (REVEAL_CARD, "reveal", CARD_NAMES),
        (DRAW_TOKEN, "draw", TOKEN_NAMES),
    ):
        for number, name in enumerate(names):
            texts[base + number] = f"{verb} {name}"
    return [texts[code] for code in range(len(texts))]


TEXTS = tuple(_all_actions())
CODES = {text: code for code, text in enumerate(TEXTS)}


def write_action(code: int) -> str:
    """The text of an action."""
    return TEXTS[code]


def read_action(text: str) -> int:
    """The action that a text means; InvalidNotation says what is wrong with it."""
    words = " ".join(text.split()).lower()
    if words in CODES:
        return CODES[words]
    raise InvalidNotation(f"{shown(text)} is not an action; {_hint(words)}")


def write_slot(slot: int) -> str:
    """What lies in a slot of the layout."""
    if slot >= 0:
        return CARD_NAMES[slot]
    return {EMPTY: NOTHING_HERE, DOWN: BACK_NAMES[0], DOWN_GUILD: BACK_NAMES[1]}[slot]


def _hint(words: str) -> str:
    verb = words.partition(" ")[0]
    near = difflib.get_close_matches(words[:80], _starting_with(verb) or CODES, n=2, cutoff=0.6)
    if near:
        return "did you mean " + " or ".join(repr(text) for text in near) + "?"
    return f"the forms are: {FORMS}"


def _starting_with(verb: str) -> list[str]:
    return [text for text in CODES if text.startswith(verb + " ")]
