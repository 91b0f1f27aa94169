"""What several commands need; imports nothing heavy."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ..core.errors import InvalidNotation, InvalidSetup, shown

if TYPE_CHECKING:
    from rich.console import Console

    from ..core.match import Match, Outcome

LONGEST_FILE = 2_000_000  # bytes; no match comes near


def title(name: str) -> str:
    """The name of a component for people: `lumber_yard` is Lumber Yard."""
    return name.replace("_", " ").title().replace(" Of ", " of ")


def print_json(value: object) -> None:
    """One object for a program to read."""
    typer.echo(json.dumps(value, ensure_ascii=False))


def new_console() -> Console:
    """A console that prints to stdout what it is given, and leaves a broken pipe to the program."""
    from rich.console import Console

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Plain(markup=False, highlight=False)


def read_text(path: Path) -> str:
    """The text of a file from outside, or a MirabiliaError."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise InvalidNotation(f"cannot read {path}: {error.strerror or error}") from error
    if len(data) > LONGEST_FILE:
        raise InvalidNotation(f"{path} is too long for a match file")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidNotation(f"{path} is not a text file in UTF-8") from error


def read_options(pairs: Iterable[str] | None) -> dict[str, str]:
    """Options of a game as they are given on the command line."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InvalidSetup(f"an option is name=value, not {shown(pair)}")
        if name in options:
            raise InvalidSetup(f"option {name} is given twice")
        options[name] = value
    return options


def note(text: str) -> None:
    """A line for the person who waits, not for the program that reads."""
    if sys.stderr.isatty():
        typer.echo(text, err=True)


def outcome_data(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as plain data."""
    return {"ending": outcome.ending, "winners": list(outcome.winners)} if outcome else None


def outcome_text(outcome: Outcome | None) -> str:
    """An outcome in words."""
    if outcome is None:
        return "not finished"
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners)
    return f"{winners} {'win' if len(outcome.winners) > 1 else 'wins'} ({outcome.ending})"


def score_sheet(match: Match, names: list[str] | None = None) -> Any:
    """The score sheet as a table."""
    from rich.table import Table

    scores = match.scores()
    sheet = Table(title="Score sheet")
    sheet.add_column("")
    for seat in range(match.seats):
        sheet.add_column(names[seat] if names else f"seat {seat}", justify="right")
    for category in match.game.meta.categories:
        row = [str(points[category]) for points in scores]
        sheet.add_row(category, *row, style="bold" if category == "total" else None)
    return sheet
