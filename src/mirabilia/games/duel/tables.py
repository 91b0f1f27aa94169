"""The components as tables for kernels. Cards are things 0 to 72, wonders are things 73 to 84."""

from __future__ import annotations

from itertools import accumulate

from ...core.record import NONE, table
from .components import (
    COLORS,
    DECKS,
    RAW,
    RESOURCES,
    SLOTS,
    SYMBOLS,
    TALLY,
    Card,
    Per,
    Wonder,
    components,
    layout,
)

BOX = components()
BOARD = BOX.board
CARD_NAMES = tuple(BOX.cards)
WONDER_NAMES = tuple(BOX.wonders)
TOKEN_NAMES = tuple(BOX.tokens)
CARDS, WONDERS, TOKENS = len(CARD_NAMES), len(WONDER_NAMES), len(TOKEN_NAMES)
THINGS: list[Card | Wonder] = [*BOX.cards.values(), *BOX.wonders.values()]

# Figures of the rules.
START_COINS = BOARD.setup.coins
BOARD_TOKENS = BOARD.setup.tokens
GUILDS_LAID = BOARD.setup.guilds
MOST_WONDERS = BOARD.setup.wonders_built
BASE_PRICE = BOARD.trade.price
DISCARD_COINS = BOARD.trade.discard
SYMBOLS_TO_WIN = BOARD.science.different
COINS_PER_POINT = BOARD.treasury.coins_per_point
CAPITAL = BOARD.military.capital
DRAFT = table(BOARD.setup.draft, "i1")
FIRST_GAME = table(
    [
        sorted(WONDER_NAMES.index(name) for name in names)
        for names in (BOARD.setup.first_game.first, BOARD.setup.first_game.second)
    ],
    "i1",
)
MILITARY_POINTS = table(BOARD.military.points)
LOOT_DISTANCE = table([loot.distance for loot in BOARD.military.loot])
LOOT_COINS = table([loot.coins for loot in BOARD.military.loot])
LOOT_NAMES = [str(loot.coins) for loot in BOARD.military.loot]  # a token is named by the coins that it costs

BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE, WONDER = range(len(TALLY))
COIN_TRIPLE = len(TALLY)  # counted like a column of the tally
NOTHING, RAW_CHOICE, GOODS_CHOICE = 0, 1, 2
NO_SAVING, WONDER_SAVING, BLUE_SAVING = 0, 1, 2

# Decks: where each age's cards stand among all cards.
GUILDS = len(DECKS)  # the others go by their age
DECK_SIZE = table([0, *DECKS.values()])
DECK_START = table([0, 0, *accumulate(DECKS.values())][:-1])
FIRST_GUILD = int(DECK_START[GUILDS])

# What a card or wonder costs and does.
COST = table([thing.cost.resources for thing in THINGS])
COST_COINS = table([thing.cost.coins for thing in THINGS])
COINS = table([thing.coins for thing in THINGS])
POINTS = table([thing.points for thing in THINGS])
SHIELDS = table([thing.shields for thing in THINGS])
CHOOSES = table(
    [(RAW_CHOICE if tuple(t.chooses) == RAW else GOODS_CHOICE) if t.chooses else NOTHING for t in THINGS],
    "i1",
)
SAVING = table(
    [
        WONDER_SAVING if isinstance(t, Wonder) else BLUE_SAVING if t.color == "blue" else NO_SAVING
        for t in THINGS
    ],
    "i1",
)

# What only a card does.
CARD_LIST = list(BOX.cards.values())
COLOR = table([COLORS.index(card.color) for card in CARD_LIST], "i1")
PRODUCES = table([[card.produces.get(resource, 0) for resource in RESOURCES] for card in CARD_LIST])
FIXES = table([[card.fixes.get(resource, 0) for resource in RESOURCES] for card in CARD_LIST])
HAS_TRADE = table([bool(card.produces or card.fixes) for card in CARD_LIST], "i1")
SYMBOL = table([SYMBOLS.index(card.symbol) if card.symbol else NONE for card in CARD_LIST], "i1")
_OFFERS = {card.offers: index for index, card in enumerate(CARD_LIST) if card.offers}
FREE_WITH = table([_OFFERS.get(card.free_with, NONE) if card.free_with else NONE for card in CARD_LIST], "i1")


def _per(pers: list[Per | None]) -> tuple[object, object, object]:
    """Amounts, what is counted (a flag for each kind) and whether the larger city counts."""
    amounts = [per.amount if per else 0 for per in pers]
    counted = [[int(bool(per and kind in per.of)) for kind in (*TALLY, "coin_triple")] for per in pers]
    larger = [int(bool(per and per.city == "larger")) for per in pers]
    return amounts, counted, larger


_amounts, _counted, _larger = _per([card.coins_per for card in CARD_LIST])
COINS_PER, COINS_OF, COINS_LARGER = table(_amounts), table(_counted, "i1"), table(_larger, "i1")
_amounts, _counted, _larger = _per([card.points_per for card in CARD_LIST])
POINTS_PER, POINTS_OF, POINTS_LARGER = table(_amounts), table(_counted, "i1"), table(_larger, "i1")

# What only a wonder does.
WONDER_LIST = list(BOX.wonders.values())
COINS_LOST = table([wonder.coins_lost for wonder in WONDER_LIST])
PLAY_AGAIN = table([wonder.play_again for wonder in WONDER_LIST], "i1")
DESTROYS = table([COLORS.index(w.destroys) if w.destroys else NONE for w in WONDER_LIST], "i1")
DRAWS = table([wonder.draws for wonder in WONDER_LIST], "i1")
REVIVES = table([wonder.revives for wonder in WONDER_LIST], "i1")

# What a progress token does.
TOKEN_LIST = list(BOX.tokens.values())
TOKEN_COINS = table([token.coins for token in TOKEN_LIST])
TOKEN_POINTS = table([token.points for token in TOKEN_LIST])
TOKEN_POINTS_PER_TOKEN = table([token.points_per_token for token in TOKEN_LIST])
TOKEN_SYMBOL = table([SYMBOLS.index(token.symbol) if token.symbol else NONE for token in TOKEN_LIST], "i1")
TOKEN_SAVES = table([[0, token.saves_wonder, token.saves_blue] for token in TOKEN_LIST])
TOKEN_TRADE_INCOME = table([token.trade_income for token in TOKEN_LIST])
TOKEN_EXTRA_SHIELDS = table([token.extra_shields for token in TOKEN_LIST])
TOKEN_CHAIN_COINS = table([token.chain_coins for token in TOKEN_LIST])
TOKEN_PLAY_AGAIN = table([token.play_again for token in TOKEN_LIST])


def _places(age: int) -> list[tuple[int, int, str]]:
    """Row, x and face of each slot of an age."""
    rows = layout(BOARD, age).rows
    return [(number, x, row.face) for number, row in enumerate(rows) for x in row.x]


def _covers(age: int, slot: int) -> list[int]:
    """The slots that a slot lies upon (D-LAYOUT-5)."""
    places = _places(age)
    row, x, _ = places[slot]
    return [under for under, (r, u, _) in enumerate(places) if r == row - 1 and abs(u - x) == 1]


PLACES = [[], *([(row, x) for row, x, _ in _places(age)] for age in (1, 2, 3))]
FACE_UP = table([[0] * SLOTS, *([face == "up" for _, _, face in _places(age)] for age in (1, 2, 3))], "i1")
COVERS = table(
    [[[NONE, NONE]] * SLOTS]
    + [[(_covers(age, slot) + [NONE, NONE])[:2] for slot in range(SLOTS)] for age in (1, 2, 3)],
    "i1",
)
COVERED = table(
    [[0] * SLOTS]
    + [[sum(slot in _covers(age, s) for s in range(SLOTS)) for slot in range(SLOTS)] for age in (1, 2, 3)],
    "i1",
)
