"""Every clause of the rules reference is named by a test, or is listed as one that cannot be tested."""

from __future__ import annotations

import pytest

from tests.duel.clauses import NOT_TESTABLE, all_clauses, clause, named_clauses


def test_every_clause_is_accounted_for() -> None:
    clauses = all_clauses()
    assert len(clauses) == len(set(clauses)) == 297
    missing = [name for name in clauses if name not in named_clauses() | set(NOT_TESTABLE)]
    assert not missing, f"no test names {', '.join(missing)}"
    assert all(NOT_TESTABLE.values()), "a clause that is not tested needs a reason"


def test_unknown_clauses_are_refused() -> None:
    with pytest.raises(ValueError, match="D-TRADE-99"):
        clause("D-TRADE-99")
