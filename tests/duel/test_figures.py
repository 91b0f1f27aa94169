"""Every card, wonder and token has the figures that are printed on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mirabilia.games.duel.tables import BOX
from tests.duel.clauses import clause

LINES = (Path(__file__).parent / "figures.txt").read_text(encoding="utf-8").splitlines()
PRINTED = dict(line.split(": ") for line in LINES if line and not line.startswith("#"))
COMPONENTS: dict[str, Any] = {**BOX.cards, **BOX.wonders, **BOX.tokens}


def words(value: Any) -> str:
    """A figure of a component file in the words of the list."""
    if isinstance(value, dict):
        return " ".join(f"{key} {words(part)}" for key, part in value.items())
    return "/".join(value) if isinstance(value, list) else str(value)


@clause("D-COMP-2", "D-COMP-14")
def test_the_list_has_every_component() -> None:
    assert PRINTED.keys() == COMPONENTS.keys()
    assert len(PRINTED) == 23 + 23 + 20 + 7 + 12 + 10


@clause("D-COMP-14", "D-CARD-10", "D-WONDER-1", "D-CHAIN-3")
@pytest.mark.parametrize("name", PRINTED)
def test_figures(name: str) -> None:
    figures = COMPONENTS[name].model_dump(exclude_defaults=True)
    assert PRINTED[name] == ", ".join(
        key if value is True else f"{key} {words(value)}" for key, value in figures.items()
    )
