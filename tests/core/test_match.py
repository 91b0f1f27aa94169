"""Matches: checked play, undo, chance by hand, secrets, and files that bad input cannot break."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mirabilia
from mirabilia.core.match import Match
from mirabilia.core.matchfile import _check_sum, commitment_of, write_match
from mirabilia.core.record import NATURE, same
from mirabilia.core.rng import seed_words, seeded

DUEL = mirabilia.game("duel")


def played(seed: int | str = 1, actions: int = 1000, **setup: Any) -> Match:
    chooser = random.Random(seed)
    match = DUEL.new(seed=seed, **setup)
    while not match.is_over and actions:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        actions -= 1
    return match


def resealed(text: str) -> str:
    """A file that was changed by somebody who knows how the check sum is made."""
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, f"check: {_check_sum(lines)}", ""])


def test_three_kinds_of_error_leave_the_match_alone() -> None:
    match = played(actions=12)
    before, (seat,) = match.record(), match.to_act
    with pytest.raises(mirabilia.InvalidNotation, match="did you mean"):
        match.play(seat, "biuld baths")
    with pytest.raises(mirabilia.WrongSeat, match=f"to act: seat {seat}"):
        match.play(1 - seat, match.legal(seat)[0])
    with pytest.raises(mirabilia.WrongSeat, match="no seat 7"):
        match.play(7, match.legal(seat)[0])
    with pytest.raises(mirabilia.IllegalAction, match="not allowed"):
        match.play(seat, "pick sphinx")
    assert match.record() == before


def test_nothing_is_played_after_the_end() -> None:
    match = played()
    with pytest.raises(mirabilia.IllegalAction, match="over"):
        match.play(0, "build baths")


@given(
    seat=st.one_of(st.integers(), st.booleans(), st.none(), st.text()), text=st.one_of(st.text(), st.none())
)
@settings(max_examples=200, deadline=None)
def test_any_input_gives_a_one_line_error(seat: Any, text: Any) -> None:
    match = played(3, actions=20)
    before = match.states
    with pytest.raises(mirabilia.MirabiliaError) as caught:
        match.play(seat, text)
    assert "\n" not in str(caught.value)
    assert same(match.states, before)


@given(options=st.dictionaries(st.text(max_size=12), st.text(max_size=12), min_size=1, max_size=2))
@settings(max_examples=50, deadline=None)
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(mirabilia.UnknownName):
        DUEL.check_options(options)
    with pytest.raises(mirabilia.UnknownName, match="did you mean draft"):
        DUEL.new(wonders="darft")


def test_bad_setups_are_refused() -> None:
    for setup, kind in (
        ({"seats": 3}, mirabilia.InvalidSetup),
        ({"seed": "two\nlines"}, mirabilia.InvalidSetup),
        ({"seed": ""}, mirabilia.InvalidSetup),
        ({"seed": 1.5}, mirabilia.InvalidSetup),
        ({"chance": "mine"}, mirabilia.InvalidSetup),
        ({"deal": {"frist": 0}}, mirabilia.MirabiliaError),
    ):
        with pytest.raises(kind):
            DUEL.new(**setup)
    with pytest.raises(mirabilia.UnknownName, match="did you mean duel"):
        mirabilia.game("duell")


def test_undo_and_play_again() -> None:
    match = played(5, actions=40)
    before, history = match.states, match.history()
    match.undo()
    last = [entry for entry in history if entry.seat != NATURE][-1]
    assert match.to_act == (last.seat,)
    match.play(last.seat, last.action)
    assert same(match.states, before) and match.history() == history
    fresh = DUEL.new(seed=1)
    with pytest.raises(mirabilia.IllegalAction, match="no decision"):
        fresh.undo()


def test_chance_by_hand() -> None:
    match = DUEL.new(chance="given", seed=1)
    assert match.to_act == (NATURE,)
    match.play(NATURE, "first 1")
    for token in ("law", "strategy", "economy", "masonry", "theology"):
        match.play(NATURE, f"lay {token}")
    with pytest.raises(mirabilia.IllegalAction):
        match.play(NATURE, "lay baths")
    for wonder in ("sphinx", "piraeus", "pyramids", "colossus"):
        match.play(NATURE, f"lay {wonder}")
    assert match.to_act == (1,)
    assert mirabilia.replay(match.record()).history() == match.history()


def test_a_seed_is_secret() -> None:
    match = DUEL.new()
    assert len(match.seed) == 32
    assert match.seed not in repr(match) and match.seed not in str(match.view(0)) + str(match.view())


def test_sealed_chance_is_from_the_seed_and_each_event_by_itself() -> None:
    """What the generator holds after an event tells nothing of the next one."""
    match = played_on(DUEL.new(seed="x", chance="sealed"), 1)
    verdict = mirabilia.verify(match.record())
    assert verdict.is_from_seed and verdict.match.chance == "sealed"
    assert same(verdict.match.states, match.states)
    again = DUEL.new(seed="x", chance="sealed")
    for entry in match.history():
        if entry.seat != NATURE:
            again._states[-1][0].rng[:] = (1, 2, 3, 4)  # another past
            again.play(entry.seat, entry.action)
    assert again.history() == match.history()


def test_chance_by_hand_is_not_from_the_seed() -> None:
    match = DUEL.new(chance="given", seed=1)
    match.play(NATURE, "first 1")
    assert not mirabilia.verify(match.record()).is_from_seed


@pytest.mark.parametrize(
    "call",
    [
        lambda: mirabilia.replay(None),  # type: ignore[arg-type]
        lambda: mirabilia.verify(b"x"),  # type: ignore[arg-type]
        lambda: mirabilia.replay("mirabilia match 1\n\ud800\ncheck: 1"),
        lambda: mirabilia.game([]),  # type: ignore[arg-type]
        lambda: DUEL.new(seats=2.0),  # type: ignore[arg-type]
        lambda: DUEL.new(seed=10**5000),
        lambda: DUEL.new(wonders=3),  # type: ignore[arg-type]
        lambda: DUEL.new(deal=[]),  # type: ignore[arg-type]
        lambda: DUEL.position(pawn=10**5000),
        lambda: DUEL.new(seed=1).history(99),
        lambda: DUEL.new(seed=1).play(0, "pick sphinx" + " " * 300 + "garbage"),
    ],
)
def test_odd_arguments_are_refused(call: Any) -> None:
    with pytest.raises(mirabilia.MirabiliaError) as caught:
        call()
    assert len(str(caught.value)) < 500


def test_a_file_of_an_unfinished_match_can_be_played_on() -> None:
    match = played(8, actions=30)
    again = mirabilia.replay(match.record())
    assert same(again.states, match.states)
    rest = played_on(again, 9)
    assert mirabilia.verify(rest.record()).is_from_seed


def played_on(match: Match, seed: int) -> Match:
    chooser = random.Random(seed)
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


def test_verify_tells_chance_that_is_not_from_the_seed() -> None:
    text = played(2).record()
    assert mirabilia.verify(text).is_from_seed
    assert not mirabilia.verify(resealed(text.replace("seed: 2", "seed: 3"))).is_from_seed


def test_verify_tells_whether_the_seed_was_promised() -> None:
    match = played(2)
    assert mirabilia.verify(match.record()).is_committed is None
    text = write_match(match, commitment_of(match.seed))
    assert mirabilia.verify(text).is_committed is True
    assert mirabilia.replay(text).record() == match.record()
    assert mirabilia.verify(write_match(match, commitment_of("3"))).is_committed is False
    assert mirabilia.verify(write_match(match, "nonsense")).is_committed is False


def test_a_commitment_does_not_give_chance_away() -> None:
    match = DUEL.new(seed=2)
    promised = np.frombuffer(bytes.fromhex(commitment_of(match.seed)), "<u4")
    for start in range(0, len(promised), 4):
        rng = np.zeros(4, "u4")
        seed_words(rng, *(int(word) for word in promised[start : start + 4]))
        assert not np.array_equal(rng, seeded(match.seed))  # type: ignore[arg-type]


FILE = played(4).record()


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", "not a match file"),
        ("hello", "not a match file"),
        (FILE.replace("match 1", "match 2", 1), "another version"),
        (FILE[: len(FILE) // 2], "cut off"),
        (FILE[:-20], "cut off|changed"),
        (FILE.replace("nature first", "nature frist", 1), "changed"),
        (resealed(FILE.replace("rules: 1", "rules: 2")), "rules version"),
        (resealed(FILE.replace("game: duel", "game: duet")), "did you mean duel"),
        (resealed(FILE.replace("seats: 2", "seats: two")), "seats"),
        (resealed(FILE.replace("seats: 2", "seats: 5")), "seats"),
        (resealed(FILE.replace("wonders=draft", "wonders=all")), "option"),
        (resealed(FILE.replace("nature first ", "nature first 7", 1)), "line 9: .*is not an action"),
        (resealed(FILE.replace("\n0 pick", "\n1 pick", 1)), "line .*not to act"),
        (resealed(FILE.replace("\n0 pick", "\n9 pick", 1)), "line .*no seat"),
        (resealed(FILE.replace("\n0 pick", "\nnobody pick", 1)), "expected a seat"),
        (resealed(FILE.replace("result: ", "result: military 0 ")), "the file says"),
    ],
)
def test_bad_files_are_refused(text: str, reason: str) -> None:
    with pytest.raises(mirabilia.MirabiliaError, match=reason) as caught:
        mirabilia.replay(text)
    assert "\n" not in str(caught.value)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_broken_file_is_never_more_than_refused(data: st.DataObject) -> None:
    """Cut, change and reseal a file anywhere: it is refused, or it is still a right match."""
    lines = FILE.splitlines()[:-1]
    place = data.draw(st.integers(0, len(lines) - 1))
    change = data.draw(st.sampled_from(["drop", "double", "swap", "text"]))
    if change == "drop":
        del lines[place]
    elif change == "double":
        lines.insert(place, lines[place])
    elif change == "swap":
        lines[place], lines[-1] = lines[-1], lines[place]
    else:
        lines[place] = data.draw(st.text(alphabet=st.characters(exclude_characters="\n\r"), max_size=40))
    try:
        match = mirabilia.replay(resealed("\n".join([*lines, "check: "])))
    except mirabilia.MirabiliaError as error:
        assert "\n" not in str(error)
    else:
        assert mirabilia.replay(match.record()).record() == match.record()


WORDS = st.sampled_from(DUEL.new(seed=6).position().replace("\n", " ").split() + ["-", "?", "=", ":", "9999"])


@given(st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=30), st.booleans())
@settings(max_examples=150, deadline=None)
def test_any_position_is_read_or_refused_in_one_line(words: list[str], is_line: bool) -> None:
    text = "duel position\n" + " ".join(words) if is_line else "\n".join(["duel position", *words])
    try:
        match = DUEL.position(text)
    except mirabilia.MirabiliaError as error:
        assert "\n" not in str(error)
    else:
        assert DUEL.position(match.position()).position() == match.position()


@given(
    st.dictionaries(
        st.sampled_from(["first", "tokens", "wonders", "age_1", "age_3", "library", "deck"]),
        st.one_of(
            st.none(), st.integers(), st.text(), st.lists(st.sampled_from(["law", "baths", "sphinx", 3]))
        ),
        min_size=1,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_deal_is_followed_or_refused_in_one_line(deal: dict[str, Any]) -> None:
    try:
        match = DUEL.new(deal=deal, seed=1)
    except mirabilia.MirabiliaError as error:
        assert "\n" not in str(error)
    else:
        assert match.deal == deal
