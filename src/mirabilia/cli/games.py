"""`mirabilia games`: what there is to play."""

from __future__ import annotations

from typing import Annotated

import typer

from ..games import metas
from .common import new_console, print_json


def games(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False) -> None:
    """List the games and their options."""
    if as_json:
        print_json(
            [
                {
                    "id": meta.id,
                    "name": meta.name,
                    "rules_version": meta.rules_version,
                    "seats": list(meta.seats),
                    "options": [
                        {"name": option.name, "values": list(option.values), "text": option.text}
                        for option in meta.options
                    ],
                    "endings": list(meta.endings),
                    "categories": list(meta.categories),
                }
                for meta in metas().values()
            ]
        )
        return
    from rich.table import Table

    table = Table()
    for column in ("game", "name", "seats", "rules", "options (the usual value first)"):
        table.add_column(column, overflow="fold")
    for meta in metas().values():
        options = "\n".join(f"{option.name}={'|'.join(option.values)}" for option in meta.options)
        seats = ", ".join(str(number) for number in meta.seats)
        table.add_row(meta.id, meta.name, seats, str(meta.rules_version), options)
    new_console().print(table)
