"""A wrong component file gives the file, the key and what was expected."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mirabilia import InvalidData
from mirabilia.games.duel.components import DATA, read_components


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_the_box_is_complete() -> None:
    box = read_components(DATA)
    assert (len(box.cards), len(box.wonders), len(box.tokens)) == (73, 12, 10)


@pytest.mark.parametrize(
    "file, old, new, reason",
    [
        ("cards.toml", "deck = 1", "deck = 4", r"cards.toml: lumber_yard.deck.*expected"),
        (
            "cards.toml",
            'color = "brown"',
            'color = "pink"',
            r"lumber_yard.color: expected 'brown'.*found 'pink'",
        ),
        ("cards.toml", 'color = "brown"', 'colour = "brown"', r"lumber_yard"),
        ("cards.toml", "produces = { wood = 1 }", "produces = { wood = 1.5 }", r"lumber_yard.produces.wood"),
        ("cards.toml", "[lumber_yard]", "[lumber yard]", r"cards.toml: not valid TOML"),
        ("cards.toml", 'free_with = "barrel"', 'free_with = "bottle"', r"arena.free_with: expected a symbol"),
        ("wonders.toml", "cost = { clay = 2,", "cost = { coins = 1, clay = 2,", r"appian_way.cost.coins"),
        ("wonders.toml", "points = 3", "points = -3", r"appian_way.points.*greater than or equal to 0"),
        (
            "tokens.toml",
            "[law]",
            "[laws]\ncoins = 1\n[law]",
            r"tokens.toml: the file: expected 10 tokens, found 11",
        ),
        ("tokens.toml", "[law]", "[sphinx]", r"sphinx: expected a name that no other component has"),
        ("board.toml", "coins = 7", 'coins = "7"', r"board.toml: setup.coins.*integer.*found '7'"),
        ("board.toml", "capital = 9", "capital = 8", r"military.points: expected one for each distance"),
        ("board.toml", "x = [-1, 1]", "x = [-1]", r"layouts.age_1: expected 20 places, found 19"),
        (
            "board.toml",
            '"pyramids"',
            '"pyramid"',
            r"setup.first_game: expected names of wonders, found 'pyramid'",
        ),
    ],
)
def test_wrong_files_are_explained(folder: Path, file: str, old: str, new: str, reason: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InvalidData, match=reason) as caught:
        read_components(folder)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_explained(folder: Path) -> None:
    (folder / "wonders.toml").unlink()
    with pytest.raises(InvalidData, match=r"wonders.toml: cannot be read"):
        read_components(folder)
