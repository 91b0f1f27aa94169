"""Matches as text files: the setup, every action, chance included, the result and a check sum.

mirabilia match 1
game: duel
...
--
nature first 0
0 pick sphinx
--
result: military 0
check: 0123456789abcdef
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .errors import IllegalAction, InvalidNotation, MirabiliaError, WrongSeat, shown
from .game import Game
from .match import Match, Outcome
from .record import NATURE

Finder = Callable[[str], Game]  # how a game is found by its id; core knows none

TITLE = "mirabilia match"
VERSION = 1
LONGEST_FILE = 1_000_000
HEADER = ("game", "rules", "seats", "options", "chance", "seed", "deal", "start", "commitment")


@dataclass(frozen=True)
class Verdict:
    """What the examination of a match file has shown; that all of it is legal goes without saying."""

    match: Match
    is_from_seed: bool  # every chance event that no deal fixed is what the seed gives
    outcome: Outcome | None
    is_committed: bool | None = None  # the seed is the one promised at the start; None: none was promised


def commitment_of(seed: str) -> str:
    """What may be published before a match, so that its seed cannot be changed during it.

    The generator starts from another hash of the seed: with the same one, everybody would know all chance.
    """
    return hashlib.sha256(f"mirabilia commitment:{seed}".encode()).hexdigest()


def write_match(match: Match, commitment: str | None = None) -> str:
    """A match as text: the whole truth, not for players while the match goes on."""
    header: dict[str, Any] = {
        "game": match.game.meta.id,
        "rules": match.game.meta.rules_version,
        "seats": match.seats,
        "options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "chance": match.chance,
    }
    header["seed"] = match.seed
    if match.deal:
        header["deal"] = json.dumps(match.deal)
    if match.start is not None:
        header["start"] = json.dumps(match.start)
    if commitment is not None:
        header["commitment"] = commitment
    lines = [f"{TITLE} {VERSION}", *(f"{key}: {value}" for key, value in header.items()), "--"]
    lines += [
        f"{'nature' if entry.seat == NATURE else entry.seat} {entry.action}" for entry in match.history()
    ]
    lines += ["--", f"result: {_result(match.outcome)}"]
    return "\n".join([*lines, f"check: {_check_sum(lines)}", ""])


def read_match(text: str, find: Finder) -> Match:
    """The match that a text tells, every action checked again."""
    return verify_match(text, find).match


def verify_match(text: str, find: Finder) -> Verdict:
    """Replay a match file: its form, its rules version, every action, its chance and its result."""
    header, actions, result = _parts(text)
    match = _set_up(header, find)
    is_from_seed = match.chance != "given"
    for number, who, words in actions:
        seat = NATURE if who == "nature" else int(who)
        try:
            is_from_seed &= _replay(match, seat, words)
        except (IllegalAction, WrongSeat) as error:
            raise type(error)(f"line {number}: {error}") from error
        except MirabiliaError as error:
            raise InvalidNotation(f"line {number}: {error}") from error
    match.resume()
    if _result(match.outcome) != result:
        raise IllegalAction(f"the file says {result!r}, but the match is {_result(match.outcome)!r}")
    promised = header.get("commitment")
    is_committed = None if promised is None else promised == commitment_of(match.seed)
    return Verdict(match, is_from_seed, match.outcome, is_committed)


def _replay(match: Match, seat: int, words: str) -> bool:
    """One recorded action; whether it is what the seed or the deal gives, if it is chance."""
    if seat != NATURE or match.chance == "given":
        match.replay(seat, words)
        return True
    expected = match.next_chance()
    match.replay(seat, words)
    return words == expected


def _set_up(header: dict[str, str], find: Finder) -> Match:
    game = find(header["game"])
    if header["rules"] != str(game.meta.rules_version):
        raise InvalidNotation(
            f"the match was played with rules version {shown(header['rules'])} of {game.meta.id}; "
            f"this program has version {game.meta.rules_version}"
        )
    pairs = [_pair(word) for word in header["options"].split()]
    options = dict(pairs)
    if len(options) < len(pairs):
        raise InvalidNotation("options: an option is there twice")
    if header["seats"] not in [str(number) for number in range(100)]:
        raise InvalidNotation(f"seats: expected a number, found {shown(header['seats'])}")
    start = _from_json(header, "start", str)
    match = Match(
        game,
        seats=int(header["seats"]),
        seed=header["seed"],
        deal=_from_json(header, "deal", dict),
        chance=header["chance"],
        options=None if start else options,
        start=start,
        waits=True,
    )
    if match.options != game.check_options(options):
        raise InvalidNotation("options: they are not those of the position at the start")
    return match


def _parts(text: object) -> tuple[dict[str, str], list[tuple[int, str, str]], str]:
    """Header, numbered actions and result of a file whose form is right."""
    if not isinstance(text, str):
        raise InvalidNotation(f"a match is a text, not {shown(text)}; read the file first")
    if len(text) > LONGEST_FILE:
        raise InvalidNotation(f"a match file has at most {LONGEST_FILE} characters")
    lines = text.splitlines()
    if not lines or not lines[0].startswith(TITLE):
        raise InvalidNotation(f"not a match file: the first line must be '{TITLE} {VERSION}'")
    if lines[0] != f"{TITLE} {VERSION}":
        raise InvalidNotation(
            f"a match file of another version: {shown(lines[0])}; expected '{TITLE} {VERSION}'"
        )
    if any(line.startswith("check: ") for line in lines[:-1]):
        raise InvalidNotation("there is something after the line 'check: ...' of the match file")
    if not lines[-1].startswith("check: ") or lines.count("--") != 2:
        raise InvalidNotation("the match file is cut off: it must end with a line 'check: ...'")
    if lines[-1] != f"check: {_check_sum(lines[:-1])}":
        raise InvalidNotation("the match file was changed: its check sum is wrong")
    first, second = (i for i, line in enumerate(lines) if line == "--")
    header = dict(_header(lines[1:first]))
    for key in HEADER[:6]:
        if key not in header:
            raise InvalidNotation(f"the match file has no line '{key}: ...'")
    if second != len(lines) - 3 or not lines[-2].startswith("result: "):
        raise InvalidNotation("the match file must have one line 'result: ...' after its actions")
    return header, [_action(i + 1, lines[i]) for i in range(first + 1, second)], lines[-2][8:]


def _header(lines: list[str]) -> Iterator[tuple[str, str]]:
    seen = set()
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon or key not in HEADER or key in seen:
            raise InvalidNotation(
                f"line {number}: expected one of {', '.join(HEADER)} once, found {shown(line)}"
            )
        seen.add(key)
        yield key, value


def _action(number: int, line: str) -> tuple[int, str, str]:
    who, _, words = line.partition(" ")
    if who != "nature" and not (who.isascii() and who.isdecimal() and len(who) < 3):
        raise WrongSeat(f"line {number}: expected a seat or nature, found {shown(who)}")
    return number, who, words


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise InvalidNotation(f"options: expected name=value, found {shown(word)}")
    return name, value


def _from_json(header: dict[str, str], key: str, kind: type) -> Any:
    if key not in header:
        return None
    try:
        value = json.loads(header[key])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise InvalidNotation(f"{key}: expected JSON of a {kind.__name__}, found {shown(header[key])}")
    return value


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "unfinished"
    return " ".join([outcome.ending, *(str(seat) for seat in outcome.winners)])


def _check_sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode(errors="replace")).hexdigest()[:16]
