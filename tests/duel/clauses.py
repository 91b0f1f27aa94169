"""Which clauses of the rules the tests name."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs/rules/duel.md"
T = TypeVar("T", bound=Callable[..., object])

# Clauses that say nothing that a test could show, with the reason.
NOT_TESTABLE: dict[str, str] = {}


def clause(*ids: str) -> Callable[[T], T]:
    """Say which clauses a test is about."""
    unknown = set(ids) - set(all_clauses())
    if unknown:
        raise ValueError(f"no such clause: {', '.join(sorted(unknown))}")
    return lambda test: test


def all_clauses() -> list[str]:
    """The ids of the rules reference, in its order."""
    return re.findall(r"^- \*\*(D-[A-Z]+-\d+)\*\*", RULES.read_text(encoding="utf-8"), re.M)


def named_clauses() -> set[str]:
    """The ids that stand in a @clause(...) of some test."""
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for arguments in re.findall(r"^@clause\(([^)]*)\)", path.read_text(encoding="utf-8"), re.M):
            named.update(re.findall(r"D-[A-Z]+-\d+", arguments))
    return named
