"""Compiled code is never stale: an edited callee or data file changes what runs, with a warm cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mirabilia

PACKAGE = Path(mirabilia.__file__).parent
# `pay` finds what to pay in another file, `take_token` in a data file; Numba alone would notice neither.
PROGRAM = """
import numpy as np
from mirabilia.games.duel import city, rules, tables
from mirabilia.games.duel.kernels import State
s = State.batch()[0]
rules.setup(s, 2, np.zeros(2, "i4"))
city.pay(s, 0, tables.CARD_NAMES.index("baths"))
city.take_token(s, 1, tables.TOKEN_NAMES.index("agriculture"))
print(int(s.coins[0]), int(s.coins[1]))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "mirabilia", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(checkout: Path, cache: str = "cache") -> str:
    environment = os.environ | {"PYTHONPATH": str(checkout), "MIRABILIA_CACHE": str(checkout / cache)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_edited_callee_and_data_file(checkout: Path) -> None:
    duel = checkout / "mirabilia/games/duel"
    assert run(checkout) == "5 13"
    assert run(checkout) == "5 13"
    folders = list((checkout / "cache/mirabilia").glob("kernels-*"))
    assert len(folders) == 1 and list(folders[0].rglob("*.nbi")), "nothing was cached, so nothing is proved"

    edit(duel / "prices.py", "coins += units(lack, resource)", "coins += 2 * units(lack, resource)")
    assert run(checkout) == "3 13"
    edit(duel / "data/tokens.toml", "[agriculture]\ncoins = 6", "[agriculture]\ncoins = 7")
    assert run(checkout) == "3 14"


def test_without_a_cache_folder_nothing_is_stale(checkout: Path) -> None:
    (checkout / "blocked").touch()
    assert run(checkout, "blocked/cache") == "5 13"
    edit(
        checkout / "mirabilia/games/duel/data/tokens.toml",
        "[agriculture]\ncoins = 6",
        "[agriculture]\ncoins = 7",
    )
    assert run(checkout, "blocked/cache") == "5 14"
    assert not list(checkout.rglob("*.nbi"))
