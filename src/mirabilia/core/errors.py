"""What can be wrong with what comes from outside, one class for each way a caller would treat it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class MirabiliaError(ValueError):
    """Bad input; the message is one line for a person, and nothing has changed."""


class InvalidNotation(MirabiliaError):
    """A text that means nothing: an action, a position or a match file that cannot be read."""


class IllegalAction(MirabiliaError):
    """An action that has a meaning but is not allowed now."""


class WrongSeat(MirabiliaError):
    """A seat that does not exist, or is not to act now."""


class InvalidSetup(MirabiliaError):
    """Options, a deal or a position that cannot be."""


class InvalidData(MirabiliaError):
    """A component file that is not what it must be."""


class UnknownName(MirabiliaError):
    """A name that does not exist, with the near ones that do."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        names = sorted(known)
        near = difflib.get_close_matches(str(name), names, n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"known: {', '.join(names)}"
        super().__init__(f"unknown {what} {shown(name)}; {hint}")


def shown(value: object, limit: int = 60) -> str:
    """A value from outside as it may stand in a one-line message."""
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        text = f"a very long {type(value).__name__}"
    return text if len(text) <= limit else text[: limit - 3] + "..."
