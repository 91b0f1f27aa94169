"""Positions as words: one `key: value` line for each thing on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...core.errors import InvalidNotation, UnknownName, shown
from ...core.record import NONE, UNKNOWN, Batch
from .components import COLORS, SLOTS
from .derive import derive
from .meta import META
from .notation import BACK_NAMES, NOTHING_HERE, write_slot
from .possible import check_possible
from .state import (
    BOXED,
    BUILT,
    CITY,
    DISCARDED,
    DOWN,
    DOWN_GUILD,
    EMPTY,
    FIRST,
    HELD,
    LAID,
    LAY_TOKENS,
    LAY_WONDERS,
    MOVE,
    OFFERED,
    ON_BOARD,
    PHASE_NAMES,
    SETUP_PHASES,
    SHARED,
    UNBUILT,
    UNDER,
    State,
)
from .tables import (
    CARD_NAMES,
    LOOT_NAMES,
    START_COINS,
    TOKEN_NAMES,
    WONDER_NAMES,
    WONDERS,
)

TITLE = "duel position"
KEY_ORDER = (
    "wonders centre_pawn_starter phase turn first age coins pawn loot_0 loot_1 city_0 city_1 built_0 built_1 "
    "unbuilt_0 unbuilt_1 tokens_0 tokens_1 board offered boxed discarded layout drawn destroys again result"
)
KEYS = tuple(KEY_ORDER.split())
LARGEST = 999  # number in a text
LONGEST_TEXT = 10_000

# Where the components of a line lie: card, wonder or token places.
CARD_PLACES = {"city_0": CITY, "city_1": CITY + 1, "discarded": DISCARDED}
WONDER_PLACES = {"unbuilt_0": UNBUILT, "unbuilt_1": UNBUILT + 1, "offered": OFFERED, "boxed": BOXED}
TOKEN_PLACES = {"tokens_0": HELD, "tokens_1": HELD + 1, "board": ON_BOARD}


# Writing.


def write_position(states: Batch[State]) -> str:
    """The text of a position; everything but the generator."""
    s: Any = states[0]
    cards, wonders, tokens = list(s.card_at), list(s.wonder_at), list(s.token_at)
    fields: dict[str, Any] = {
        "wonders": META.options[0].values[s.wonders_option],
        "centre_pawn_starter": META.options[1].values[s.starter_option],
        "phase": PHASE_NAMES[s.phase],
        "turn": [seat for seat in (int(s.turn),) if seat != NONE],
        "first": [seat for seat in (int(s.first),) if seat != NONE],
        "age": int(s.age),
        "coins": [int(coins) for coins in s.coins],
        "pawn": int(s.pawn),
    }
    for seat in range(2):
        # The tokens are there unless the line says otherwise, so an empty one is written too.
        fields[f"loot_{seat}"] = [LOOT_NAMES[zone] for zone in range(2) if s.loot[seat, zone]] or NOTHING_HERE
        fields[f"built_{seat}"] = [
            f"{WONDER_NAMES[wonder]}={CARD_NAMES[cards.index(UNDER + wonder)]}"
            for wonder in range(WONDERS)
            if wonders[wonder] == BUILT + seat
        ]
    for places, names, found in (
        (CARD_PLACES, CARD_NAMES, cards),
        (WONDER_PLACES, WONDER_NAMES, wonders),
        (TOKEN_PLACES, TOKEN_NAMES, tokens),
    ):
        for key, place in places.items():
            fields[key] = [name for name, where in zip(names, found) if where == place]
    if any(slot != EMPTY for slot in s.slots):
        fields["layout"] = [write_slot(int(slot)) for slot in s.slots]
    fields["drawn"] = ["?" if token == UNKNOWN else TOKEN_NAMES[token] for token in s.drawn if token != NONE]
    fields["destroys"] = COLORS[s.destroys] if s.destroys != NONE else ""
    fields["again"] = "yes" if s.play_again else ""
    if s.ending != NONE:
        winner = [] if s.winner == NONE else [int(s.winner)]
        fields["result"] = [META.endings[s.ending], *winner]
    return position_text({key: value for key, value in fields.items() if value not in ("", [])})


def position_text(fields: Mapping[str, Any]) -> str:
    """The text of a position that is given by its fields."""
    for key in fields:
        if key not in KEYS:
            raise UnknownName("field of a position", key, KEYS)
    lines = [f"{key}: {_value_text(key, fields[key])}" for key in KEYS if key in fields]
    return "\n".join([TITLE, *lines]) + "\n"


def _value_text(key: str, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    items = value if isinstance(value, Sequence) and not isinstance(value, str | bytes) else [value]
    for item in items:
        if isinstance(item, bool) or not isinstance(item, str | int):
            raise InvalidNotation(f"{key} is a text, a number or a list of these, not {shown(value)}")
        if isinstance(item, int) and abs(item) > LARGEST:
            raise InvalidNotation(f"{key}: numbers go up to {LARGEST}")
    return " ".join(" ".join(str(item).split()) for item in items) or NOTHING_HERE


# Reading.


class Line(NamedTuple):
    """A line of a text, with its number for messages."""

    number: int
    key: str
    words: list[str]

    def error(self, expected: str, found: object = None) -> InvalidNotation:
        value = " ".join(self.words) if found is None else found
        return InvalidNotation(f"line {self.number}, {self.key}: expected {expected}, found {shown(value)}")

    def find(self, what: str, word: str, names: Sequence[str]) -> int:
        """The number of a name, or InvalidNotation with the near ones."""
        if word not in names:
            raise InvalidNotation(f"line {self.number}, {self.key}: {UnknownName(what, word, names)}")
        return names.index(word)

    def one(self, what: str, names: Sequence[str]) -> int:
        """The number of the only word."""
        if len(self.words) != 1:
            raise self.error(f"one {what}")
        return self.find(what, self.words[0], names)

    def numbers(self, count: int) -> list[int]:
        """So many whole numbers."""
        expected = "a whole number" if count == 1 else f"{count} whole numbers"
        digits = [word.removeprefix("-") for word in self.words]
        if len(digits) != count or not all(d.isascii() and d.isdigit() and len(d) < 7 for d in digits):
            raise self.error(expected)
        values = [int(word) for word in self.words]
        if any(abs(value) > LARGEST for value in values):
            raise self.error(f"{expected} of at most {LARGEST}")
        return values


def _read_lines(text: str) -> dict[str, Line]:
    """The lines of a text by their keys."""
    if not isinstance(text, str):
        raise InvalidNotation(f"a position is a text, not {shown(text)}")
    if len(text) > LONGEST_TEXT:
        raise InvalidNotation(f"a position has at most {LONGEST_TEXT} characters, found {len(text)}")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or " ".join(lines[0][1].split()).lower() != TITLE:
        raise InvalidNotation(f"line 1: expected {TITLE!r}, found {shown(lines[0][1] if lines else '')}")
    found: dict[str, Line] = {}
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        key = key.strip().lower()
        if not colon:
            raise InvalidNotation(f"line {number}: expected 'key: value', found {shown(line)}")
        if key not in KEYS:
            raise InvalidNotation(f"line {number}: {UnknownName('key', key, KEYS)}")
        if key in found:
            raise InvalidNotation(f"line {number}: {key} stands in line {found[key].number} already")
        words = value.lower().split()
        found[key] = Line(number, key, [] if words == [NOTHING_HERE] else words)
    return found


class _Places:
    """Puts components in their places, each only once."""

    def __init__(self) -> None:
        self.taken: dict[str, str] = {}

    def put(self, line: Line, what: str, word: str, names: Sequence[str]) -> int:
        index = line.find(what, word, names)
        if word in self.taken:
            where = "twice" if self.taken[word] == line.key else f"in {self.taken[word]} too"
            raise InvalidNotation(f"line {line.number}, {line.key}: {word} is there {where}")
        self.taken[word] = line.key
        return index


def build(text: str) -> Batch[State]:
    """The record that a text means, whether or not it can arise in play."""
    lines = _read_lines(text)
    states = State.batch()
    s: Any = states[0]
    _read_course(s, lines)
    _read_components(s, lines)
    derive(states)
    return states


def _read_course(s: Any, lines: Mapping[str, Line]) -> None:
    """Options, phase, seats, figures and the result."""
    for option, field in zip(META.options, ("wonders_option", "starter_option")):
        if option.name in lines:
            s[field] = lines[option.name].one("value", option.values)
    s.phase = lines["phase"].one("phase", PHASE_NAMES) if "phase" in lines else MOVE
    seats = ("0", "1")
    s.turn = NONE if s.phase in (FIRST, LAY_TOKENS, LAY_WONDERS) else 0
    s.first = NONE if s.phase == FIRST else 0
    for key in ("turn", "first"):
        if key in lines:
            s[key] = lines[key].one("seat", seats) if lines[key].words else NONE
    s.age = 0 if s.phase in SETUP_PHASES else 1
    if "age" in lines:
        s.age = lines["age"].one("age", ("0", "1", "2", "3"))
    s.coins[:] = lines["coins"].numbers(2) if "coins" in lines else START_COINS
    s.pawn = lines["pawn"].numbers(1)[0] if "pawn" in lines else 0
    for seat in range(2):
        line = lines.get(f"loot_{seat}")
        for zone, name in enumerate(LOOT_NAMES):
            s.loot[seat, zone] = line is None or name in line.words
        if line and (len(set(line.words)) < len(line.words) or not set(line.words) <= set(LOOT_NAMES)):
            raise line.error(f"the tokens that are there, out of {' '.join(LOOT_NAMES)}")
    s.destroys = lines["destroys"].one("color", COLORS) if "destroys" in lines else NONE
    s.play_again = lines["again"].one("answer", ("no", "yes")) if "again" in lines else 0
    s.ending, s.winner = NONE, NONE
    if "result" in lines:
        line = lines["result"]
        s.ending = line.find("ending", line.words[0] if line.words else "", META.endings)
        if len(line.words) != (1 if s.ending == SHARED else 2):
            raise line.error("an ending and the seat that has won, or shared")
        if s.ending != SHARED:
            s.winner = line.find("seat", line.words[1], seats)


def _read_components(s: Any, lines: Mapping[str, Line]) -> None:
    """What lies where."""
    places = _Places()
    for keys, what, names, field in (
        (CARD_PLACES, "card", CARD_NAMES, "card_at"),
        (WONDER_PLACES, "wonder", WONDER_NAMES, "wonder_at"),
        (TOKEN_PLACES, "token", TOKEN_NAMES, "token_at"),
    ):
        for key, place in keys.items():
            for word in lines[key].words if key in lines else ():
                s[field][places.put(lines[key], what, word, names)] = place
    for seat in range(2):
        line = lines.get(f"built_{seat}")
        for word in line.words if line else ():
            assert line
            wonder_name, equals, card_name = word.partition("=")
            if not equals:
                raise line.error("wonder=card for each wonder", word)
            wonder = places.put(line, "wonder", wonder_name, WONDER_NAMES)
            s.wonder_at[wonder] = BUILT + seat
            s.card_at[places.put(line, "card", card_name, CARD_NAMES)] = UNDER + wonder
    s.slots[:] = EMPTY
    if "layout" in lines and lines["layout"].words:
        line = lines["layout"]
        if len(line.words) != SLOTS:
            raise line.error(f"{SLOTS} words, one for each slot", len(line.words))
        backs = {NOTHING_HERE: EMPTY, BACK_NAMES[0]: DOWN, BACK_NAMES[1]: DOWN_GUILD}
        for slot, word in enumerate(line.words):
            s.slots[slot] = backs[word] if word in backs else places.put(line, "card", word, CARD_NAMES)
            if word not in backs:
                s.card_at[s.slots[slot]] = LAID
    s.drawn[:] = NONE
    if "drawn" in lines:
        line = lines["drawn"]
        if len(line.words) > 3:
            raise line.error("at most 3 tokens")
        drawn = sorted(places.put(line, "token", word, TOKEN_NAMES) for word in line.words)
        s.drawn[: len(drawn)] = drawn


def read_position(text: str) -> tuple[Batch[State], dict[str, str]]:
    """The position that a text means and its options; InvalidNotation, or InvalidSetup if it cannot be."""
    states = build(text)
    check_possible(states)
    codes = (int(states[0].wonders_option), int(states[0].starter_option))
    return states, {option.name: option.values[code] for option, code in zip(META.options, codes)}
