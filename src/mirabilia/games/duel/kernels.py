"""The kernels of Duel, by the names of `core.contract`."""

from __future__ import annotations

from .codes import ACTIONS, MOST_LEGAL
from .encode import FEATURES, encode
from .hidden import fill, mask
from .nature import chance, outcomes
from .rules import actor, apply, legal, setup, waiting
from .scoring import CATEGORIES, ending, returns, scores
from .state import State
from .value import evaluate

__all__ = [
    "ACTIONS",
    "CATEGORIES",
    "FEATURES",
    "MOST_LEGAL",
    "State",
    "actor",
    "apply",
    "chance",
    "encode",
    "ending",
    "evaluate",
    "fill",
    "legal",
    "mask",
    "outcomes",
    "returns",
    "scores",
    "setup",
    "waiting",
]
