"""Positions as text, and the derived part of the record, against positions from play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia.core.errors import InvalidNotation, InvalidSetup, MirabiliaError, UnknownName
from mirabilia.core.record import NATURE, OVER, Batch, same
from mirabilia.core.rng import seeded
from mirabilia.games.duel import kernels
from mirabilia.games.duel.derive import DERIVED, derive
from mirabilia.games.duel.notation import write_action
from mirabilia.games.duel.position import KEYS, build, position_text, read_position, write_position
from mirabilia.games.duel.possible import check_possible
from mirabilia.games.duel.state import PHASE_NAMES
from mirabilia.games.duel.tables import BOX

MATCHES = 60


@cache
def drivers() -> Any:
    return mirabilia.game("duel").drivers


def preferred(texts: list[str], style: int) -> list[str]:
    """Styles of play, so that every phase and every ending comes up."""
    builds = [text for text in texts if text.startswith(("build", "wonder"))]
    if style == 1:
        return builds or texts
    wonders = [text for text in texts if text.startswith("wonder")]
    colors = {2: ("green", "grey"), 3: ("red", "brown")}.get(style, ())
    liked = [
        text for text in builds if text.startswith("build") and BOX.cards[text.split()[1]].color in colors
    ]
    return liked or wonders or builds or texts


@cache
def positions_of(number: int) -> list[Batch[Any]]:
    """Every position of a random match, its generator zeroed."""
    return list(played_out(number))


def played_out(number: int) -> Iterator[Batch[Any]]:
    chooser, play = random.Random(number), drivers()
    states, buffer = kernels.State.batch(), np.zeros(kernels.MOST_LEGAL, "i4")
    play.setup(states, 2, np.array([number % 2, number // 2 % 2], "i4"), seeded(str(number)))
    while True:
        shot = states.copy()
        shot[0].rng[:] = 0  # type: ignore[index]
        yield shot
        seat = play.actor(states)
        if seat == OVER:
            return
        if seat == NATURE:
            play.chance(states)
            continue
        codes = {write_action(int(code)): int(code) for code in buffer[: play.legal(states, seat, buffer)]}
        texts = sorted(codes)
        pool = preferred(texts, number // 4 % 4) if number // 4 % 4 and chooser.random() < 0.9 else texts
        play.apply(states, seat, codes[chooser.choice(pool)])


@pytest.mark.parametrize("number", range(MATCHES))
def test_derived_and_written_positions(number: int) -> None:
    for step, states in enumerate(positions_of(number)):
        derived = states.copy()
        record: Any = derived[0]
        for field in DERIVED:
            record[field] = 0
        derive(derived)
        wrong = [field for field in DERIVED if not np.array_equal(record[field], states[0][field])]
        assert same(derived, states), (number, step, wrong)

        text = write_position(states)
        back, options = read_position(text)
        assert same(back, states), (number, step, text)
        assert write_position(back) == text
        assert list(options) == ["wonders", "centre_pawn_starter"]


def test_every_phase_is_reached() -> None:
    seen = {int(states[0].phase) for number in range(MATCHES) for states in positions_of(number)}
    assert {PHASE_NAMES[phase] for phase in seen} == set(PHASE_NAMES)


SEEN = (
    "lumber_yard logging_camp clay_pool clay_pit quarry stone_pit "
    "glassworks press guard_tower workshop apothecary stone_reserve"
)
AGE_1 = SEEN.split()  # its face-up cards, then the face-down ones between them
AGE_1 = [*AGE_1[:2], *["plain_back"] * 3, *AGE_1[2:6], *["plain_back"] * 5, *AGE_1[6:]]
BOARD = "agriculture architecture economy law masonry"
DECK_1, DECK_2, DECK_3 = list(BOX.cards)[:20], list(BOX.cards)[23:43], list(BOX.cards)[46:63]
GUILDS = list(BOX.cards)[66:69]
FIRST_FOUR, SECOND_FOUR = list(BOX.wonders)[:4], list(BOX.wonders)[4:8]
PLAIN, GUILD = "plain_back", "guild_back"

START: dict[str, Any] = {"layout": AGE_1, "board": BOARD, "unbuilt_0": FIRST_FOUR, "unbuilt_1": SECOND_FOUR}


def without(slots: int, *, city: str = "discarded", **fields: Any) -> dict[str, Any]:
    """The start of Age I, its last slots taken; their cards lie where `city` says."""
    layout = [*AGE_1[: 20 - slots], *["-"] * slots]
    return {**START, "layout": layout, city: AGE_1[20 - slots :], **fields}


def swapped(slot: int, word: str) -> list[str]:
    return [*AGE_1[:slot], word, *AGE_1[slot + 1 :]]


def setup_phase(phase: str, **fields: Any) -> dict[str, Any]:
    return {"phase": phase, "board": BOARD, **fields}


# Ages I and II are over; nothing of the layout of Age III is taken.
AGE_3: dict[str, Any] = {
    **START,
    "age": 3,
    "discarded": DECK_1 + DECK_2,
    "layout": [
        *DECK_3[:2],
        GUILD,
        PLAIN,
        PLAIN,
        *DECK_3[2:6],
        PLAIN,
        PLAIN,
        *DECK_3[6:10],
        GUILD,
        GUILD,
        PLAIN,
    ]
    + DECK_3[10:12],
}
# Everything is played and discarded.
END: dict[str, Any] = {
    **{key: value for key, value in AGE_3.items() if key != "layout"},
    "discarded": DECK_1 + DECK_2 + DECK_3 + GUILDS,
    "phase": "finished",
}
SEVEN: dict[str, Any] = {
    "unbuilt_0": [],
    "unbuilt_1": [],
    "built_0": [f"{wonder}={card}" for wonder, card in zip(FIRST_FOUR, AGE_1[14:])],
    "built_1": [f"{wonder}={card}" for wonder, card in zip(SECOND_FOUR[:3], [*AGE_1[18:], "baths"])],
}

POSSIBLE = [
    START,
    AGE_3,
    without(1, turn=1),
    {**END, "result": "shared"},
    {**END, "coins": [7, 12], "result": "civilian 1"},
    setup_phase("pick", offered=FIRST_FOUR, turn=0),
    setup_phase("lay_wonders", offered=FIRST_FOUR[:3]),
    {"phase": "first"},
    {"phase": "lay_tokens", "board": "law"},
]


@pytest.mark.parametrize("fields", POSSIBLE)
def test_positions_that_can_be(fields: dict[str, Any]) -> None:
    states, _ = read_position(position_text(fields))
    assert same(build(write_position(states)), states)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # Phase, age and seats.
    (setup_phase("pick", age=1), "the age is 0"),
    ({**START, "age": 0}, "the age is 1, 2 or 3"),
    (setup_phase("lay_wonders", coins=[9, 7]), "before Age I each seat has 7 coins"),
    ({"phase": "first", "first": 0}, "a first player is not known"),
    ({"phase": "lay_tokens", "turn": 0}, "nobody's turn"),
    ({"phase": "lay_tokens", "first": "-"}, "a first player is known"),
    ({**START, "turn": "-"}, "somebody's turn"),
    ({**START, "coins": [7, -1]}, "seat 1 cannot have -1 coins"),
    ({**START, "again": True}, "another turn cannot be earned in phase move"),
    ({**START, "destroys": "grey"}, "destroys has no place"),
    ({**START, "turn": 1}, "the first player begins Age I"),
    # Wonders.
    (setup_phase("pick", built_0="sphinx=quarry"), "no wonder is built or boxed before Age I"),
    ({"phase": "lay_tokens", "offered": "sphinx"}, "no wonder is laid before"),
    (setup_phase("pick", wonders="first_game", offered=FIRST_FOUR, turn=0), "no draft in a first game"),
    (setup_phase("pick", unbuilt_0=FIRST_FOUR, unbuilt_1=SECOND_FOUR), "the draft is over"),
    (
        setup_phase("pick", unbuilt_1="sphinx", offered=FIRST_FOUR[:3], turn=1),
        "seat 0 has 1 of the first 1 picks",
    ),
    (setup_phase("lay_wonders", offered=FIRST_FOUR), "wonders are laid until 4 are offered"),
    (setup_phase("lay_wonders", turn=0), "nobody's before the first pick"),
    (setup_phase("pick", offered=FIRST_FOUR[:3], turn=0), "after 0 picks 4 wonders are offered, not 3"),
    (setup_phase("pick", offered=FIRST_FOUR, turn=1), "the other seat's turn"),
    ({**START, "offered": "sphinx"}, "no wonder is offered after the draft"),
    ({**START, "unbuilt_1": SECOND_FOUR[:3]}, "seat 1 has 4 wonders after the draft, not 3"),
    ({**START, "unbuilt_1": SECOND_FOUR[:3], "boxed": "piraeus"}, "boxed only when seven are built"),
    (
        without(7, **{**SEVEN, "unbuilt_1": SECOND_FOUR[3:], "discarded": []}),
        "the eighth is boxed, not unbuilt",
    ),
    (without(7, **{**SEVEN, "discarded": []}), "with seven wonders built one is boxed"),
    (
        without(7, **{**SEVEN, "built_1": [*SEVEN["built_1"], "piraeus=tavern"], "discarded": []}),
        "at most 7 wonders are built, not 8",
    ),
    ({**START, "wonders": "first_game"}, "seat 0 does not have appian_way, circus_maximus"),
    # Cards.
    ({**START, "city_0": "sawmill"}, "sawmill belongs to a later age"),
    ({**START, "city_0": "builders_guild"}, "builders_guild belongs to a later age"),
    ({**START, "age": 2}, "lumber_yard belongs to an earlier age"),
    ({**START, "age": 2, "layout": []}, "20 cards of Age I have been played, not 0"),
    ({**START, "city_0": "baths"}, "20 cards of Age I lie in the layout or have been played, not 21"),
    ({**AGE_3, "discarded": DECK_1 + DECK_2[1:]}, "20 cards of Age II have been played, not 19"),
    ({**AGE_3, "city_0": "merchants_guild"}, "3 guilds lie in the layout or have been played, not 4"),
    ({**START, "phase": "lay_cards", "city_0": "baths"}, "baths cannot be played before the layout"),
    ({**AGE_3, "phase": "lay_cards", "layout": [GUILD] * 4 + ["-"] * 16}, "at most 3 guilds are laid, not 4"),
    # The layout.
    (setup_phase("pick", offered=FIRST_FOUR, turn=0, layout=[PLAIN] * 20), "no layout before Age I"),
    ({**START, "layout": swapped(2, GUILD), "discarded": "tavern"}, "guild_back lies only in Age III"),
    (
        {**START, "layout": swapped(9, "-"), "discarded": "tavern"},
        "slot 9 cannot be empty under glassworks in slot 14",
    ),
    ({**START, "layout": swapped(5, PLAIN)}, "plain_back lies in slot 5, which is in a face-up row"),
    ({**START, "layout": swapped(9, "tavern")}, "tavern in slot 9 is covered"),
    (without(2), "slot 13 is not covered, so its card is face up in phase move"),
    ({**START, "phase": "lay_cards", "layout": swapped(2, "-")}, "slot 2 holds plain_back"),
    ({**START, "phase": "lay_cards", "layout": swapped(0, "-")}, "slot 0 is laid before slot 1"),
    ({**START, "phase": "lay_cards"}, "lay_cards is over"),
    (
        {**AGE_3, "phase": "lay_cards", "layout": [GUILD] + ["-"] * 19},
        "guild_back lies wrong way up in slot 0",
    ),
    # Progress tokens.
    ({"phase": "first", "board": "law"}, "the board has at most 0 tokens, not 1"),
    ({"phase": "lay_tokens", "board": BOARD}, "the board has at most 4 tokens, not 5"),
    ({"phase": "lay_tokens", "tokens_0": "law"}, "no token is held before"),
    ({**START, "board": "law"}, "5 tokens are on the board or held, not 1"),
    ({**START, "tokens_0": "strategy theology"}, "at most 6 tokens"),
    ({**START, "tokens_0": "strategy"}, "only by the builder of the Great Library"),
    (
        {**START, "board": "architecture economy law masonry", "tokens_1": "agriculture"},
        "seat 1 has earned at most 0 tokens, not 1",
    ),
    (without(1, phase="take"), "seat 0 takes a token without a pair"),
    # Military.
    ({**START, "pawn": 10}, "at most 9 spaces from the centre, not 10"),
    ({**START, "pawn": -9}, "finished by military"),
    ({**START, "pawn": 2}, "by the shields in the cities the pawn stands at 0, not 2"),
    (without(1, pawn=9, phase="finished", result="military 0"), "too few shields"),
    ({**START, "loot_0": "2"}, "on the side of seat 0 the nearer loot token goes first"),
    # Phases.
    ({**START, "drawn": "strategy"}, "no token is drawn in phase move"),
    ({**START, "age": 2, "layout": [], "discarded": DECK_1 + DECK_2}, "at least one card is available"),
    ({**START, "phase": "reveal"}, "a card waits to be turned up"),
    (without(1, phase="revive"), "has built the Mausoleum"),
    (without(1, phase="destroy"), "a color is to be destroyed"),
    (without(1, phase="destroy", destroys="brown"), "seat 0 has built no wonder that destroys a brown card"),
    (
        without(
            1,
            city="city_0",
            city_0=[],
            phase="destroy",
            destroys="grey",
            pawn=1,
            unbuilt_0=FIRST_FOUR[:1] + FIRST_FOUR[2:],
        )
        | {"built_0": "circus_maximus=stone_reserve"},
        "seat 1 has no grey card to destroy",
    ),
    (without(1, phase="draw"), "has built the Great Library"),
    (
        without(
            1, discarded=[], phase="library", unbuilt_0=FIRST_FOUR[:3], built_0="great_library=stone_reserve"
        ),
        "in phase library 3 tokens are drawn, not 0",
    ),
    ({**START, "phase": "starter"}, "nobody chooses"),
    ({**AGE_3, "phase": "starter"}, "with the pawn in the centre the last active player begins"),
    # The end.
    ({**START, "result": "shared"}, "there is no result in phase move"),
    (END, "a finished match has a result"),
    ({**END, "result": "civilian 1"}, "by the points the result is shared"),
    (without(1, phase="finished", result="civilian 1"), "only after the last card of Age III"),
    (without(1, phase="finished", result="scientific 1"), "seat 1 does not have 6 different symbols"),
    (without(1, phase="finished", result="military 1"), "not in the loser's capital"),
]


@pytest.mark.parametrize("fields, reason", IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_positions_that_cannot_be(fields: dict[str, Any], reason: str) -> None:
    states = build(position_text(fields))
    with pytest.raises(InvalidSetup, match=reason) as error:
        check_possible(states)
    assert "\n" not in str(error.value)


def played(city: str, cards: list[str], **fields: Any) -> dict[str, Any]:
    """Age III untouched; some earlier cards are in a city instead of the discard pile."""
    rest = [card for card in DECK_1 + DECK_2 if card not in cards]
    return {**AGE_3, "discarded": rest, city: cards, **fields}


def library(**fields: Any) -> dict[str, Any]:
    """The same with the Great Library built."""
    rest = [card for card in DECK_1 + DECK_2 if card != "baths"]
    built = {"unbuilt_0": FIRST_FOUR[:3], "built_0": "great_library=baths"}
    return {**AGE_3, "discarded": rest, **built, **fields}


PAIR = ["scriptorium", "library"]
CITIES: list[tuple[dict[str, Any], str]] = [
    (played("city_0", ["guard_tower", "walls"], pawn=3), "has taken the loot token 2 of seat 1"),
    (played("city_1", ["guard_tower", "walls"], pawn=3), "the pawn stands at -3, not 3"),
    (
        played("city_0", PAIR, tokens_0="law agriculture", board="architecture economy masonry"),
        "seat 0 has earned at most 1 tokens, not 2",
    ),
    (
        played(
            "city_0", PAIR, phase="take", tokens_0="law", board="architecture economy masonry agriculture"
        ),
        "seat 0 has taken a token for each pair already",
    ),
    (
        # The Great Library's builder keeps the sixth token (D-WONDER-12).
        library(phase="draw", tokens_0="strategy"),
        "the Great Library has given its token already",
    ),
    (
        library(phase="draw", drawn="mathematics strategy theology"),
        "in phase draw fewer than 3 tokens are drawn",
    ),
    (library(phase="library", drawn="strategy"), "in phase library 3 tokens are drawn, not 1"),
    (played("city_0", ["guard_tower"], pawn=1, phase="starter"), "seat 1 is weaker and chooses who begins"),
]


@pytest.mark.parametrize("fields, reason", CITIES, ids=[reason for _, reason in CITIES])
def test_cities_that_cannot_be(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidSetup, match=reason):
        read_position(position_text(fields))


def test_six_symbols_have_won() -> None:
    """D-SCI-7, D-END-1."""
    kinds = {BOX.cards[name].symbol: name for name in END["discarded"] if BOX.cards[name].symbol}
    rest = [card for card in END["discarded"] if card not in kinds.values()]
    fields = {**END, "discarded": rest, "city_0": list(kinds.values()), "result": "scientific 0"}
    assert len(kinds) == 6
    read_position(position_text(fields))
    with pytest.raises(InvalidSetup, match="with 6 different symbols seat 0 has won"):
        read_position(position_text({**fields, "result": "civilian 0"}))


def test_strategy_moves_the_pawn_further() -> None:
    """D-TOKEN-9: nobody knows which red cards came after the token."""
    board = "agriculture architecture economy law"
    for pawn, loot in ((1, "2 5"), (2, "2 5")):
        fields = played(
            "city_0", ["guard_tower", *PAIR], pawn=pawn, loot_1=loot, tokens_0="strategy", board=board
        )
        read_position(position_text(fields))
    fields = played("city_0", ["guard_tower", *PAIR], pawn=3, loot_1="5", tokens_0="strategy", board=board)
    with pytest.raises(InvalidSetup, match="stands at from 1 to 2, not 3"):
        read_position(position_text(fields))


BAD_TEXTS = [
    ("", "line 1: expected 'duel position'"),
    ("chess position", "line 1: expected 'duel position', found 'chess position'"),
    ("duel position\nphase move", "line 2: expected 'key: value', found 'phase move'"),
    ("duel position\n\nphaze: move", "line 3: unknown key 'phaze'; did you mean phase"),
    ("duel position\nage: 1\nage: 2", "line 3: age stands in line 2 already"),
    ("duel position\nphase: mov", "line 2, phase: unknown phase 'mov'; did you mean move"),
    ("duel position\nphase: move take", "expected one phase, found 'move take'"),
    ("duel position\nturn: 2", "line 2, turn: unknown seat '2'"),
    ("duel position\nage: 4", "line 2, age: unknown age '4'"),
    ("duel position\nwonders: drafted", "did you mean draft"),
    ("duel position\ncoins: 7", "line 2, coins: expected 2 whole numbers, found '7'"),
    ("duel position\ncoins: 7 many", "expected 2 whole numbers"),
    ("duel position\ncoins: 7 ²", "expected 2 whole numbers"),
    ("duel position\ncoins: 7 40000", "of at most 999"),
    ("duel position\npawn: --3", "expected a whole number"),
    ("duel position\nloot_0: 3", "expected the tokens that are there, out of 2 5, found '3'"),
    ("duel position\nloot_0: 2 2", "expected the tokens that are there"),
    ("duel position\ncity_0: bath", "line 2, city_0: unknown card 'bath'; did you mean baths"),
    ("duel position\ncity_0: baths baths", "baths is there twice"),
    ("duel position\ncity_0: baths\ncity_1: baths", "line 3, city_1: baths is there in city_0 too"),
    ("duel position\nbuilt_0: sphinx", "expected wonder=card for each wonder, found 'sphinx'"),
    ("duel position\nbuilt_0: sphynx=quarry", "did you mean sphinx"),
    ("duel position\nbuilt_0: sphinx=quarry\ndiscarded: quarry", "quarry is there in discarded too"),
    ("duel position\nboard: law\ndrawn: law", "law is there in board too"),
    ("duel position\ndrawn: law strategy theology economy", "expected at most 3 tokens"),
    (
        "duel position\nlayout: quarry",
        "line 2, layout: expected 20 words, one for each slot, found 1",
    ),
    ("duel position\ndestroys: gray", "did you mean grey"),
    ("duel position\nagain: perhaps", "unknown answer 'perhaps'"),
    ("duel position\nresult:", "unknown ending ''"),
    ("duel position\nresult: military", "expected an ending and the seat that has won, or shared"),
    ("duel position\nresult: shared 1", "expected an ending and the seat"),
    ("duel position\nresult: military 3", "unknown seat '3'"),
    ("duel position\n" + "x" * 20_000, "at most 10000 characters"),
]


def test_garbled_texts_are_read_or_refused() -> None:
    """Whatever the text, the answer is a position or one line for a person."""
    chooser = random.Random(1)
    words = [
        *BOX.cards,
        *BOX.wonders,
        *BOX.tokens,
        *KEYS,
        *PHASE_NAMES,
        "-",
        "0",
        "1",
        "3",
        "plain_back",
        "guild_back",
    ]
    texts = [write_position(states) for number in range(8) for states in positions_of(number)]
    for text in chooser.sample(texts, 400):
        parts = text.split(" ")
        for _ in range(chooser.randrange(1, 4)):
            parts[chooser.randrange(1, len(parts))] = chooser.choice(words) + chooser.choice(["", "\n"])
        try:
            states, _ = read_position(" ".join(parts))
        except MirabiliaError as error:
            message = str(error)
        else:
            message = ""
            assert same(build(write_position(states)), states)
        assert "\n" not in message


@pytest.mark.parametrize("text, reason", BAD_TEXTS, ids=[reason for _, reason in BAD_TEXTS])
def test_texts_that_mean_nothing(text: str, reason: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        build(text)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


def test_fields_become_text() -> None:
    text = position_text(
        {"city_0": ["baths", "altar"], "coins": (3, 4), "again": True, "turn": 1, "loot_0": []}
    )
    assert text == "duel position\nturn: 1\ncoins: 3 4\nloot_0: -\ncity_0: baths altar\nagain: yes\n"
    with pytest.raises(UnknownName, match="did you mean coins"):
        position_text({"coin": 3})
    for value in (None, 1.5, [None], {"baths": 1}):
        with pytest.raises(InvalidNotation, match="city_0 is a text, a number or a list of these"):
            position_text({"city_0": value})
    assert "\nturn: 1 phase: take\n" in position_text({"turn": "1\nphase: take"})
