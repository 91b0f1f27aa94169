"""`mirabilia rules`: the rules as the program plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import InvalidData, InvalidNotation, UnknownName, shown
from ..games import metas

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = (PACKAGE / "docs" / "rules", PACKAGE.parent.parent / "docs" / "rules")  # installed, or a checkout


def rules(
    game: Annotated[str, typer.Argument(help="The game.")] = "duel",
    search: Annotated[
        str | None, typer.Option(help="Only the lines with this word, or of this clause.")
    ] = None,
) -> None:
    """Print the rules of a game."""
    if game not in metas():
        raise UnknownName("game", game, metas())
    path = next((folder / f"{game}.md" for folder in FOLDERS if (folder / f"{game}.md").is_file()), None)
    if path is None:
        raise InvalidData(f"the rules of {game} are not installed; looked for {FOLDERS[0] / f'{game}.md'}")
    text = path.read_text(encoding="utf-8")
    if search is not None:
        found = [line for line in text.splitlines() if line.strip() and search.casefold() in line.casefold()]
        if not found:
            raise InvalidNotation(f"the rules of {game} do not say {shown(search)}")
        text = "\n".join(found)
    typer.echo(text.rstrip("\n"))
