"""Names of people: which are the same, and which are refused."""

from __future__ import annotations

import re
import unicodedata

from .problems import Refusal

SHORTEST_NAME, LONGEST_NAME = 2, 20
INVISIBLE = re.compile(  # what counts as a letter, a mark or a symbol, but is not seen
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
MOST_MARKS = 2  # on one letter


def name_key(name: str) -> str:
    """Names with the same key are the same name."""
    return unicodedata.normalize("NFKC", name.casefold())


def plain_name(name: str) -> str:
    """A name in its plain form: compatible characters are the same, spaces are single."""
    return re.sub(" +", " ", unicodedata.normalize("NFKC", name[:200])).strip(" ")


def clean_name(name: str) -> str:
    """A name as it is kept, or a Refusal: it can be read, and nothing in it is hidden."""
    text = plain_name(name)
    kinds = "".join(" " if letter == " " else unicodedata.category(letter)[0] for letter in text)
    is_odd = INVISIBLE.search(text) or set("CZ") & set(kinds) or "M" * (MOST_MARKS + 1) in kinds
    if is_odd or not set("LN") & set(kinds) or not SHORTEST_NAME <= len(text) <= LONGEST_NAME:
        raise Refusal(
            "bad_name",
            f"a name has {SHORTEST_NAME} to {LONGEST_NAME} visible characters",
            422,
            shortest=SHORTEST_NAME,
            longest=LONGEST_NAME,
        )
    return text
