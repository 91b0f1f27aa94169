"""The components of Duel as they stand in the data files, validated when loaded."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from ...core.data import Component, expect, load

DATA = Path(__file__).parent / "data"

Resource = Literal["wood", "clay", "stone", "glass", "papyrus"]
Color = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Symbol = Literal["quill", "mortar", "pendulum", "wheel", "sundial", "armillary_sphere", "scales"]
Counted = Literal["brown", "grey", "blue", "green", "yellow", "red", "wonder", "coin_triple"]

RESOURCES: tuple[Resource, ...] = ("wood", "clay", "stone", "glass", "papyrus")
RAW, GOODS = RESOURCES[:3], RESOURCES[3:]  # D-COMP-4
COLORS: tuple[Color, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: tuple[Symbol, ...] = (
    "quill",
    "mortar",
    "pendulum",
    "wheel",
    "sundial",
    "armillary_sphere",
    "scales",
)
TALLY = (*COLORS, "wonder")  # what a city is counted by; purple cards count for no guild (D-GUILD-10)
SLOTS = 20  # D-SETUP-9
DECKS: dict[int | str, int] = {1: 23, 2: 23, 3: 20, "guild": 7}  # D-COMP-2

Count = Annotated[int, Field(ge=0, le=20)]
Units = Annotated[int, Field(ge=1, le=4)]


class Cost(Component):
    """Coins and resource units."""

    coins: Count = 0
    wood: Count = 0
    clay: Count = 0
    stone: Count = 0
    glass: Count = 0
    papyrus: Count = 0

    @property
    def resources(self) -> tuple[int, ...]:
        return (self.wood, self.clay, self.stone, self.glass, self.papyrus)


class Per(Component):
    """So many for each of what is counted, in one city or in the one that has more."""

    amount: Annotated[int, Field(ge=1, le=9)]
    of: Annotated[list[Counted], Field(min_length=1)]
    city: Literal["own", "larger"]


class Card(Component):
    """A building (D-COMP-3)."""

    deck: Literal[1, 2, 3, "guild"]
    color: Color
    cost: Cost = Cost()
    produces: dict[Resource, Units] = Field(default_factory=dict)
    chooses: list[Resource] = Field(default_factory=list)
    fixes: dict[Resource, Units] = Field(default_factory=dict)
    coins: Count = 0
    coins_per: Per | None = None
    points: Count = 0
    points_per: Per | None = None
    shields: Count = 0
    symbol: Symbol | None = None
    offers: str | None = None
    free_with: str | None = None


class Wonder(Component):
    """A wonder (D-COMP-12)."""

    cost: Cost
    chooses: list[Resource] = Field(default_factory=list)
    coins: Count = 0
    coins_lost: Count = 0
    points: Count = 0
    shields: Count = 0
    play_again: bool = False
    destroys: Literal["brown", "grey"] | None = None
    draws: Count = 0
    revives: bool = False


class Token(Component):
    """A progress token (D-TOKEN)."""

    coins: Count = 0
    points: Count = 0
    points_per_token: Count = 0
    symbol: Symbol | None = None
    saves_wonder: Count = 0
    saves_blue: Count = 0
    trade_income: bool = False
    extra_shields: Count = 0
    chain_coins: Count = 0
    play_again: bool = False


class FirstGame(Component):
    """The wonders of a first game (D-DRAFT-8)."""

    first: Annotated[list[str], Field(min_length=4, max_length=4)]
    second: Annotated[list[str], Field(min_length=4, max_length=4)]


class Setup(Component):
    """What is dealt at the start."""

    coins: Count
    tokens: Count
    guilds: Count
    wonders_built: Count
    draft: Annotated[list[Literal[0, 1]], Field(min_length=8, max_length=8)]
    first_game: FirstGame


class Trade(Component):
    """The price of a unit nobody makes, and of a discarded card."""

    price: Count
    discard: Count


class Science(Component):
    """How many different symbols win."""

    different: Count


class Treasury(Component):
    """What coins are worth at the end."""

    coins_per_point: Annotated[int, Field(ge=1)]


class Loot(Component):
    """A military token: where it lies and what it costs."""

    distance: Count
    coins: Count


class Military(Component):
    """The track."""

    capital: Annotated[int, Field(ge=1, le=20)]
    points: list[Count]
    loot: Annotated[list[Loot], Field(min_length=2, max_length=2)]


class Row(Component):
    """A row of an age's layout, in half-card steps."""

    face: Literal["up", "down"]
    x: list[int]


class Layout(Component):
    """The layout of an age, far row first."""

    rows: list[Row]


class Layouts(Component):
    """The three layouts."""

    age_1: Layout
    age_2: Layout
    age_3: Layout


class Board(Component):
    """Everything that is not a card, wonder or token."""

    setup: Setup
    trade: Trade
    science: Science
    treasury: Treasury
    military: Military
    layouts: Layouts


class Components(NamedTuple):
    """The whole box."""

    cards: dict[str, Card]
    wonders: dict[str, Wonder]
    tokens: dict[str, Token]
    board: Board


@functools.cache
def components() -> Components:
    """The components of the game; every table and text is made from these."""
    return read_components(DATA)


def read_components(folder: Path) -> Components:
    """Read and check the four files of a folder."""
    box = Components(
        load(folder / "cards.toml", dict[str, Card]),
        load(folder / "wonders.toml", dict[str, Wonder]),
        load(folder / "tokens.toml", dict[str, Token]),
        load(folder / "board.toml", Board),
    )
    _check_cards(box.cards)
    _check_wonders(box.wonders)
    expect(len(box.tokens) == 10, "tokens.toml", "the file", f"10 tokens, found {len(box.tokens)}")
    _check_board(box)
    names = [*box.cards, *box.wonders, *box.tokens]
    twice = next((name for name in names if names.count(name) > 1), "")
    expect(not twice, "tokens.toml, wonders.toml", twice, "a name that no other component has")
    return box


def _check_cards(cards: dict[str, Card]) -> None:
    file = "cards.toml"
    order = list(DECKS)
    for deck, size in DECKS.items():
        found = sum(card.deck == deck for card in cards.values())
        expect(found == size, file, f"deck = {deck!r}", f"{size} cards, found {found}")
    decks = [order.index(card.deck) for card in cards.values()]
    expect(decks == sorted(decks), file, "the order", "deck 1, then 2, then 3, then the guilds")
    offers = [card.offers for card in cards.values() if card.offers]
    for name, card in cards.items():
        if card.offers:
            expect(
                offers.count(card.offers) == 1, file, f"{name}.offers", "a symbol that no other card offers"
            )
        if card.free_with:  # D-CHAIN-3
            expect(card.free_with in offers, file, f"{name}.free_with", "a symbol that some card offers")
        expect(
            (card.symbol is not None) == (card.color == "green"),
            file,
            f"{name}.symbol",
            "one on each green card",
        )
        expect(
            (card.color == "purple") == (card.deck == "guild"),
            file,
            f"{name}.color",
            "purple for guilds alone",
        )
        expect(
            _is_choice(card.chooses), file, f"{name}.chooses", "all raw materials or all manufactured goods"
        )


def _check_wonders(wonders: dict[str, Wonder]) -> None:
    file = "wonders.toml"
    expect(len(wonders) == 12, file, "the file", f"12 wonders, found {len(wonders)}")
    expect(list(wonders) == sorted(wonders), file, "the order", "alphabetical")
    for name, wonder in wonders.items():
        expect(
            wonder.cost.coins == 0, file, f"{name}.cost.coins", "nothing: no wonder costs coins"
        )  # D-COMP-12
        expect(any(wonder.cost.resources), file, f"{name}.cost", "at least one resource")
        expect(
            _is_choice(wonder.chooses), file, f"{name}.chooses", "all raw materials or all manufactured goods"
        )
        choices = [wonder.destroys is not None, wonder.draws > 0, wonder.revives]
        expect(sum(choices) <= 1, file, name, "at most one of destroys, draws and revives")  # D-DEC-8


def _check_board(box: Components) -> None:
    file, board = "board.toml", box.board
    expect(
        len(board.military.points) == board.military.capital + 1,
        file,
        "military.points",
        "one for each distance",
    )
    for name in [*board.setup.first_game.first, *board.setup.first_game.second]:
        expect(name in box.wonders, file, "setup.first_game", f"names of wonders, found {name!r}")
    for age in (1, 2, 3):
        rows = layout(board, age).rows
        found = sum(len(row.x) for row in rows)
        expect(found == SLOTS, file, f"layouts.age_{age}", f"{SLOTS} places, found {found}")
        expect(rows[-1].face == "up", file, f"layouts.age_{age}", "the nearest row face up")


def layout(board: Board, age: int) -> Layout:
    """The layout of an age."""
    return (board.layouts.age_1, board.layouts.age_2, board.layouts.age_3)[age - 1]


def _is_choice(resources: list[Resource]) -> bool:
    """The method of D-COST-3 finds the minimum only if choices are all raw or all goods (D-PROD-6)."""
    return tuple(resources) in {(), RAW, GOODS}
