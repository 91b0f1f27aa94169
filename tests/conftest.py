"""What all tests share: the clause coverage is printed at the end of a run."""

from __future__ import annotations

import pytest

from tests.duel.clauses import NOT_TESTABLE, all_clauses, named_clauses


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    clauses = all_clauses()
    named = named_clauses() & set(clauses)
    terminalreporter.write_line(
        f"rules of duel: {len(named | set(NOT_TESTABLE))} of {len(clauses)} clauses accounted for "
        f"({len(named)} tested by name, {len(NOT_TESTABLE)} not testable)"
    )
