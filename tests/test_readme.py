"""The examples of the README are true."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_examples_run() -> None:
    readme = Path(__file__).parents[1] / "README.md"
    failures, examples = doctest.testfile(str(readme), module_relative=False)
    assert examples > 10
    assert failures == 0
