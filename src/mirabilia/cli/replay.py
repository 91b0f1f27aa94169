"""`mirabilia replay`: what happened in a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import shown
from .common import new_console, outcome_data, outcome_text, print_json, read_text, score_sheet


def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Replay a match file: setup, actions, score sheet and outcome."""
    text = read_text(file)

    import mirabilia

    match = mirabilia.replay(text)
    meta = match.game.meta
    names = [
        ("nature" if entry.seat < 0 else str(entry.seat), str(entry.action)) for entry in match.history()
    ]
    if as_json:
        setup = {
            "game": meta.id,
            "rules_version": meta.rules_version,
            "seats": match.seats,
            "options": match.options,
            "chance": match.chance,
            "seed": match.seed,
            "deal": match.deal,
            "start": match.start,
        }
        actions = [{"seat": seat, "action": action} for seat, action in names]
        scores, outcome = match.scores(), outcome_data(match.outcome)
        print_json({**setup, "actions": actions, "scores": scores, "outcome": outcome})
        return
    typer.echo(f"{meta.name}, rules version {meta.rules_version}, {match.seats} seats, seed {match.seed}")
    typer.echo("options: " + (" ".join(f"{name}={value}" for name, value in match.options.items()) or "none"))
    if match.start is not None:
        typer.echo(f"start: {shown(match.start, 1000)}")
    for number, (seat, action) in enumerate(names, 1):
        typer.echo(f"{number:4} {seat:>6}  {action}")

    new_console().print(score_sheet(match))
    typer.echo(f"outcome: {outcome_text(match.outcome)}")
