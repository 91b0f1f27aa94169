"""The record of a match of Duel."""

from __future__ import annotations

from typing import Annotated

from ...core.record import Ints, Record

# Phases. In the first ones NATURE acts, in the others the seat `turn`.
FIRST, LAY_TOKENS, LAY_WONDERS, LAY_CARDS, DRAW, REVEAL = range(6)
PICK, STARTER, MOVE, DESTROY, LIBRARY, REVIVE, TAKE, FINISHED = range(6, 14)
PHASE_NAMES = (
    "first",
    "lay_tokens",
    "lay_wonders",
    "lay_cards",
    "draw",
    "reveal",
    "pick",
    "starter",
    "move",
    "destroy",
    "library",
    "revive",
    "take",
    "finished",
)
SETUP_PHASES = (FIRST, LAY_TOKENS, LAY_WONDERS, PICK)  # before Age I
INSIDE_PLAY = (DRAW, REVEAL, DESTROY, LIBRARY, REVIVE, TAKE)  # a play is not yet resolved

# Where a card is: UNDER + wonder, CITY + seat.
UNSEEN, LAID, DISCARDED, CITY, UNDER = 0, 1, 2, 3, 5
# Where a wonder is; UNSEEN as above, UNBUILT + seat, BUILT + seat; BOXED is the eighth one (D-WONDER-6).
OFFERED, UNBUILT, BUILT, BOXED = 1, 2, 4, 6
# Where a progress token is, HELD + seat.
IN_BOX, ON_BOARD, HELD = 0, 1, 2
# What lies in a slot if it is not a card that can be seen.
EMPTY, DOWN, DOWN_GUILD = -1, -2, -3

# Options.
DRAFTED, FIRST_GAME_WONDERS = 0, 1
LAST_ACTIVE_STARTS, LAST_ACTIVE_CHOOSES = 0, 1

# Endings.
MILITARY, SCIENTIFIC, CIVILIAN, BY_BLUE, SHARED = range(5)

MOST_OPEN = 6


class State(Record):
    """Everything on the table. The last part can be derived from the first, and is kept for speed."""

    phase: Annotated[int, "i1"]
    turn: Annotated[
        int, "i1"
    ]  # the active seat; while an age is laid, the seat that begins it or chooses who does
    first: Annotated[int, "i1"]  # the first player
    age: Annotated[int, "i1"]
    wonders_option: Annotated[int, "i1"]
    starter_option: Annotated[int, "i1"]
    ending: Annotated[int, "i1"]
    winner: Annotated[int, "i1"]  # NONE too for a shared victory

    coins: Annotated[Ints, "i2", 2]
    pawn: Annotated[int, "i2"]  # above 0: so many spaces towards the capital of seat 1
    loot: Annotated[Ints, "i1", 2, 2]  # whether the tokens on a seat's side are there, near and far
    card_at: Annotated[Ints, "i1", 73]
    wonder_at: Annotated[Ints, "i1", 12]
    token_at: Annotated[Ints, "i1", 10]
    slots: Annotated[Ints, "i1", 20]
    drawn: Annotated[Ints, "i1", 3]  # the Great Library's tokens, ascending, seen by `turn` alone (D-INFO-8)
    destroys: Annotated[int, "i1"]  # the color to destroy in phase DESTROY
    play_again: Annotated[int, "i1"]  # whether this play has earned another turn
    laid: Annotated[int, "i1"]  # how many NATURE has laid of what it lays now; slots while an age is laid

    picks: Annotated[int, "i1"]
    wonders_built: Annotated[int, "i1"]
    cards_left: Annotated[int, "i1"]  # in the layout
    guilds_to_lay: Annotated[int, "i1"]
    board_tokens: Annotated[int, "i1"]
    unbuilt: Annotated[Ints, "i1", 2, 4]  # each seat's unbuilt wonders, ascending
    n_unbuilt: Annotated[Ints, "i1", 2]
    covered: Annotated[Ints, "i1", 20]  # how many cards lie on a slot
    open_slots: Annotated[Ints, "i1", 6]  # available cards that can be seen, by ascending card
    n_open: Annotated[int, "i1"]
    turn_up: Annotated[Ints, "i1", 2]  # slots that are to be turned face up after this play, ascending
    production: Annotated[Ints, "i2", 2, 5]
    fixed: Annotated[Ints, "i2", 2, 5]  # a seat's fixed prices, 0 for none
    prices: Annotated[Ints, "i2", 2, 5]  # what a seat pays for a unit
    choices: Annotated[Ints, "i2", 2, 3]  # choice producers, by what they choose from
    saves: Annotated[Ints, "i2", 2, 3]  # units that a construction costs less, by kind of construction
    tally: Annotated[Ints, "i2", 2, 8]  # cards by color, wonders built
    symbols: Annotated[Ints, "i2", 2, 7]
    kinds: Annotated[Ints, "i2", 2]  # different symbols
    trade_income: Annotated[Ints, "i2", 2]
    extra_shields: Annotated[Ints, "i2", 2]
    chain_coins: Annotated[Ints, "i2", 2]
    wonders_again: Annotated[Ints, "i2", 2]
