"""`mirabilia verify`: whether a match was played by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import outcome_data, outcome_text, print_json, read_text


def verify(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check a match file: every action, the result, and whether chance came from the seed."""
    text = read_text(file)

    import mirabilia

    verdict = mirabilia.verify(text)
    match = verdict.match
    actions = len(match.history())
    if as_json:
        found = {"is_legal": True, "actions": actions, "outcome": outcome_data(verdict.outcome)}
        chance = {"chance": match.chance, "is_from_seed": verdict.is_from_seed}
        print_json({**found, **chance, "is_committed": verdict.is_committed})
    else:
        drawn = "from the seed" if verdict.is_from_seed else "NOT from the seed"
        typer.echo(f"legal: all {actions} actions")
        typer.echo(f"result: {outcome_text(verdict.outcome)}")
        typer.echo(f"chance: {'given by hand' if match.chance == 'given' else drawn}")
        if verdict.is_committed is not None:
            kept = "the seed is" if verdict.is_committed else "the seed is NOT"
            typer.echo(f"commitment: {kept} the one promised at the start")
    if (match.chance != "given" and not verdict.is_from_seed) or verdict.is_committed is False:
        raise typer.Exit(2)
