"""The games: one folder each, found by its `meta` module."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import UnknownName

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.meta import Meta


@functools.cache
def metas() -> dict[str, Meta]:
    """The title page of every game, by its id; their rules are not loaded."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/meta.py"))
    return {name: importlib.import_module(f".{name}.meta", __name__).META for name in folders}


def game(name: str) -> Game:
    """A game by its id."""
    if name not in list(metas()):
        raise UnknownName("game", name, metas())
    return _load(name)


@functools.cache
def _load(name: str) -> Game:
    found: Game = importlib.import_module(f".{name}.game", __name__).GAME
    return found
