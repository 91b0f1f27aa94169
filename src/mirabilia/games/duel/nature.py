"""Chance: what NATURE can do now, how likely it is, and one sample of it (D-INFO-15).

Nothing is decided before its moment. A component is sampled by drawing among all of its kind until one is
free: exactly uniform, and quicker than counting.
"""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import Floats, Ints
from ...core.rng import draw
from .codes import (
    DRAW_TOKEN,
    FIRST_SEAT,
    GUILD_BACK,
    LAY_CARD,
    LAY_TOKEN,
    LAY_WONDER,
    PLAIN_BACK,
    REVEAL_CARD,
)
from .components import SLOTS
from .rules import apply_nature
from .state import DOWN_GUILD, DRAW, FIRST, IN_BOX, LAY_CARDS, LAY_TOKENS, LAY_WONDERS, REVEAL, UNSEEN, State
from .tables import DECK_SIZE, DECK_START, FACE_UP, GUILDS, TOKENS, WONDERS


@kernel
def chance(s: State, rng: Ints) -> int:
    """Sample what NATURE does now, apply it and return it."""
    action = sample(s, rng)
    apply_nature(s, action)
    return action


@kernel
def sample(s: State, rng: Ints) -> int:
    """One chance event out of `outcomes`, by its probability."""
    if s.phase == REVEAL:
        return REVEAL_CARD + unseen_card(s, rng, pending_deck(s))
    if s.phase == LAY_CARDS:
        deck = int(s.age)
        if s.guilds_to_lay > 0 and draw(rng, SLOTS - int(s.laid)) < s.guilds_to_lay:
            deck = GUILDS
        if FACE_UP[s.age, s.laid]:
            return LAY_CARD + unseen_card(s, rng, deck)
        return GUILD_BACK if deck == GUILDS else PLAIN_BACK
    if s.phase == LAY_WONDERS:
        wonder = draw(rng, WONDERS)
        while s.wonder_at[wonder] != UNSEEN:
            wonder = draw(rng, WONDERS)
        return LAY_WONDER + wonder
    if s.phase == FIRST:
        return FIRST_SEAT + draw(rng, 2)
    token = draw(rng, TOKENS)
    while not is_free_token(s, token):
        token = draw(rng, TOKENS)
    return (LAY_TOKEN if s.phase == LAY_TOKENS else DRAW_TOKEN) + token


@kernel
def unseen_card(s: State, rng: Ints, deck: int) -> int:
    """A card of a deck that nobody has seen yet."""
    start, size = int(DECK_START[deck]), int(DECK_SIZE[deck])
    card = start + draw(rng, size)
    while s.card_at[card] != UNSEEN:
        card = start + draw(rng, size)
    return card


@kernel
def pending_deck(s: State) -> int:
    """The deck of the card that is turned up next, known by its back."""
    return GUILDS if s.slots[s.turn_up[0]] == DOWN_GUILD else int(s.age)


@kernel
def is_free_token(s: State, token: int) -> bool:
    """Whether a token is in the box, and not drawn from it just now."""
    return s.token_at[token] == IN_BOX and s.drawn[0] != token and s.drawn[1] != token and s.drawn[2] != token


@kernel
def outcomes(s: State, out: Ints, weights: Floats) -> int:
    """What NATURE can do now, ascending, with the probabilities."""
    n = 0
    if s.phase == FIRST:
        for seat in range(2):
            n = add_outcome(out, weights, n, FIRST_SEAT + seat, 0.5)
    elif s.phase == LAY_TOKENS or s.phase == DRAW:
        base = LAY_TOKEN if s.phase == LAY_TOKENS else DRAW_TOKEN
        for token in range(TOKENS):
            if is_free_token(s, token):
                n = add_outcome(out, weights, n, base + token, 1.0)
        share(weights, 0, n, 1.0)
    elif s.phase == LAY_WONDERS:
        for wonder in range(WONDERS):
            if s.wonder_at[wonder] == UNSEEN:
                n = add_outcome(out, weights, n, LAY_WONDER + wonder, 1.0)
        share(weights, 0, n, 1.0)
    elif s.phase == REVEAL:
        n = add_cards(s, out, weights, n, REVEAL_CARD, pending_deck(s), 1.0)
    elif s.phase == LAY_CARDS:
        guild = int(s.guilds_to_lay) / (SLOTS - int(s.laid))
        if FACE_UP[s.age, s.laid]:
            n = add_cards(s, out, weights, n, LAY_CARD, int(s.age), 1.0 - guild)
            n = add_cards(s, out, weights, n, LAY_CARD, GUILDS, guild)
        else:
            n = add_outcome(out, weights, n, PLAIN_BACK, 1.0 - guild)
            n = add_outcome(out, weights, n, GUILD_BACK, guild)
    return n


@kernel
def add_outcome(out: Ints, weights: Floats, n: int, action: int, weight: float) -> int:
    """Write one outcome if it is possible, and return how many there are."""
    if weight <= 0.0:
        return n
    out[n], weights[n] = action, weight
    return n + 1


@kernel
def add_cards(s: State, out: Ints, weights: Floats, n: int, base: int, deck: int, weight: float) -> int:
    """Write the unseen cards of a deck, which share a weight."""
    start = n
    for card in range(int(DECK_START[deck]), int(DECK_START[deck]) + int(DECK_SIZE[deck])):
        if s.card_at[card] == UNSEEN:
            n = add_outcome(out, weights, n, base + card, weight)
    share(weights, start, n, weight)
    return n


@kernel
def share(weights: Floats, start: int, end: int, weight: float) -> None:
    """Give some outcomes equal parts of a weight."""
    for i in range(start, end):
        weights[i] = weight / (end - start)
