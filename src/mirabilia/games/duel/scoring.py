"""The score sheet and the end of the match (D-SCORE, D-END)."""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NONE, Floats, Ints
from .city import count_for
from .state import BUILT, BY_BLUE, CITY, CIVILIAN, FINISHED, HELD, SHARED, State
from .tables import (
    BLUE,
    CARDS,
    COINS_PER_POINT,
    COLOR,
    GREEN,
    MILITARY_POINTS,
    POINTS,
    POINTS_LARGER,
    POINTS_OF,
    POINTS_PER,
    PURPLE,
    TOKEN_POINTS,
    TOKEN_POINTS_PER_TOKEN,
    TOKENS,
    WONDERS,
    YELLOW,
)

CATEGORIES = 9
BLUE_POINTS, GREEN_POINTS, YELLOW_POINTS, PURPLE_POINTS = 0, 1, 2, 3
WONDER_POINTS, TOKENS_POINTS, PAWN_POINTS, TREASURY_POINTS, TOTAL = 4, 5, 6, 7, 8


@kernel
def points_of(s: State, seat: int, card: int) -> int:
    """The points of a card in a seat's city; guilds count both cities as they stand (D-SCORE-7)."""
    points = int(POINTS[card])
    if POINTS_PER[card]:
        points += int(POINTS_PER[card]) * count_for(s, seat, card, POINTS_OF, POINTS_LARGER)
    return points


@kernel
def card_points(s: State, seat: int, color: int) -> int:
    """The points of a seat's cards of one color (D-SCORE-3)."""
    points = 0
    if s.tally[seat, color] > 0:
        for card in range(CARDS):
            if COLOR[card] == color and s.card_at[card] == CITY + seat:
                points += points_of(s, seat, card)
    return points


@kernel
def wonder_points(s: State, seat: int) -> int:
    """The points of built wonders (D-SCORE-4)."""
    points = 0
    for wonder in range(WONDERS):
        if s.wonder_at[wonder] == BUILT + seat:
            points += int(POINTS[CARDS + wonder])
    return points


@kernel
def token_points(s: State, seat: int) -> int:
    """The points of progress tokens (D-SCORE-5)."""
    held, points, per_token = 0, 0, 0
    for token in range(TOKENS):
        if s.token_at[token] == HELD + seat:
            held += 1
            points += int(TOKEN_POINTS[token])
            per_token += int(TOKEN_POINTS_PER_TOKEN[token])
    return points + per_token * held


@kernel
def military_points(s: State, seat: int) -> int:
    """The points of the pawn's place (D-SCORE-2)."""
    lead = int(s.pawn) if seat == 0 else -int(s.pawn)
    return int(MILITARY_POINTS[lead]) if lead > 0 else 0


@kernel
def total_points(s: State, seat: int) -> int:
    """All points of a seat as it stands (D-SCORE-1)."""
    cards = 0
    for card in range(CARDS):
        if s.card_at[card] == CITY + seat:
            cards += points_of(s, seat, card)
    treasury = int(s.coins[seat]) // COINS_PER_POINT
    return cards + wonder_points(s, seat) + token_points(s, seat) + military_points(s, seat) + treasury


@kernel
def scores(s: State, out: Ints) -> None:
    """The score sheet as it stands; its parts must add up to the total, which is counted apart."""
    for seat in range(2):
        out[seat, BLUE_POINTS] = card_points(s, seat, BLUE)
        out[seat, GREEN_POINTS] = card_points(s, seat, GREEN)
        out[seat, YELLOW_POINTS] = card_points(s, seat, YELLOW)
        out[seat, PURPLE_POINTS] = card_points(s, seat, PURPLE)
        out[seat, WONDER_POINTS] = wonder_points(s, seat)
        out[seat, TOKENS_POINTS] = token_points(s, seat)
        out[seat, PAWN_POINTS] = military_points(s, seat)
        out[seat, TREASURY_POINTS] = int(s.coins[seat]) // COINS_PER_POINT  # D-SCORE-6
        out[seat, TOTAL] = total_points(s, seat)


@kernel
def decide(s: State) -> None:
    """Compare points after Age III (D-END-3 to D-END-5)."""
    s.phase = FINISHED
    lead = total_points(s, 0) - total_points(s, 1)
    s.ending = CIVILIAN
    if lead == 0:
        s.ending = BY_BLUE
        lead = card_points(s, 0, BLUE) - card_points(s, 1, BLUE)  # D-SCORE-8
    if lead == 0:
        s.ending = SHARED
        s.winner = NONE
    else:
        s.winner = 0 if lead > 0 else 1


@kernel
def returns(s: State, out: Floats) -> None:
    """1 for the winner, -1 for the other, 0 for both if they share the victory or play on."""
    for seat in range(2):
        out[seat] = 0.0 if s.winner == NONE else 1.0 if s.winner == seat else -1.0


@kernel
def ending(s: State) -> int:
    """How the match ended."""
    return int(s.ending)
