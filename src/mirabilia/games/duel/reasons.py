"""Why an action is not allowed now, in one line. Nothing here tells what the seat may not see (D-INFO)."""

from __future__ import annotations

from typing import Any

from ...core.record import NATURE, Batch
from .codes import (
    ACTIONS,
    BUILD,
    DESTROY_CARD,
    DISCARD,
    DRAW_TOKEN,
    FIRST_SEAT,
    FOR_WONDER,
    LAY_BACK,
    LAY_CARD,
    LAY_TOKEN,
    LAY_WONDER,
    PICK_WONDER,
    PLAIN_BACK,
    PLAYER_ACTIONS,
    REVEAL_CARD,
    REVIVE_CARD,
    START_SEAT,
    TAKE_TOKEN,
    USES,
)
from .components import COLORS, SLOTS
from .explain import count_coins
from .nature import pending_deck
from .prices import price
from .rules import actor
from .state import (
    BOXED,
    BUILT,
    CITY,
    DESTROY,
    DISCARDED,
    DRAW,
    FINISHED,
    FIRST,
    IN_BOX,
    LAY_CARDS,
    LAY_TOKENS,
    LAY_WONDERS,
    LIBRARY,
    MOVE,
    OFFERED,
    ON_BOARD,
    PICK,
    REVEAL,
    REVIVE,
    STARTER,
    TAKE,
    UNBUILT,
    UNDER,
    UNSEEN,
)
from .tables import (
    CARD_NAMES,
    CARDS,
    COLOR,
    DECK_SIZE,
    DECK_START,
    FACE_UP,
    FIRST_GUILD,
    GUILDS,
    MOST_WONDERS,
    TOKEN_NAMES,
    WONDER_NAMES,
)

# For each phase: its actions, and what is asked for.
PHASES = {
    FIRST: (FIRST_SEAT, LAY_TOKEN, "now nature chooses the first player"),
    LAY_TOKENS: (LAY_TOKEN, LAY_WONDER, "now nature lays the progress tokens"),
    LAY_WONDERS: (LAY_WONDER, LAY_CARD, "now nature lays wonders"),
    LAY_CARDS: (LAY_CARD, REVEAL_CARD, "now nature lays the cards of the age"),
    DRAW: (DRAW_TOKEN, ACTIONS, "now nature draws progress tokens from the box"),
    REVEAL: (REVEAL_CARD, DRAW_TOKEN, "now nature turns up a card of the layout"),
    PICK: (PICK_WONDER, TAKE_TOKEN, "now one of the offered wonders must be picked"),
    STARTER: (START_SEAT, PLAYER_ACTIONS, "now it must be chosen who begins the age"),
    MOVE: (DISCARD, PICK_WONDER, "now a card of the layout must be played"),
    DESTROY: (DESTROY_CARD, REVIVE_CARD, "now a card of the opponent must be destroyed"),
    LIBRARY: (TAKE_TOKEN, DESTROY_CARD, "now one of the drawn progress tokens must be taken"),
    REVIVE: (REVIVE_CARD, START_SEAT, "now a card of the discard pile must be built"),
    TAKE: (TAKE_TOKEN, DESTROY_CARD, "now a progress token must be chosen"),
}


def why_illegal(states: Batch[Any], seat: int, action: int) -> str:
    """Why a seat, or NATURE, may not do this now."""
    s = states[0]
    if s.phase == FINISHED:
        return "the match is over"
    if seat == NATURE and action < PLAYER_ACTIONS:
        return "that is for a player to do, not for nature"
    if seat != NATURE and action >= PLAYER_ACTIONS:
        return "that is for nature to do, not for a player"
    start, end, asked = PHASES[int(s.phase)]
    acting = int(actor(s))
    if acting != seat:
        return asked if acting == NATURE else f"seat {acting} is to act"
    if not start <= action < end:
        return asked
    if s.phase == MOVE:
        return _why_no_move(s, seat, action // USES, action % USES)
    if s.phase < PICK:
        return _why_no_chance(s, action)
    return _why_no_choice(s, seat, action - start)


def _why_no_move(s: Any, seat: int, card: int, use: int) -> str:
    """A main move: the card must be available and the price payable (D-DEC-2)."""
    available = [int(s.slots[slot]) for slot in s.open_slots[: s.n_open]]
    if card not in available:
        return f"{CARD_NAMES[card]} {_why_no_card(int(s.card_at[card]))}"
    if use == DISCARD:
        return "it is possible"
    if use == BUILD:
        return _why_no_payment(s, seat, card, CARD_NAMES[card])
    return _why_no_wonder(s, seat, use - FOR_WONDER)


def _why_no_card(place: int) -> str:
    """A card that is face down and one that was never dealt must sound the same (D-INFO-5)."""
    if place == UNSEEN:
        return "is not face up in the layout"
    if place == DISCARDED:
        return "is not in the layout: it has been discarded"
    if place >= UNDER:
        return f"is not in the layout: it lies under {WONDER_NAMES[place - UNDER]}"
    if place >= CITY:
        return f"is not in the layout: it is in the city of seat {place - CITY}"
    return "is covered by other cards"


def _why_no_wonder(s: Any, seat: int, wonder: int) -> str:
    name, place = WONDER_NAMES[wonder], int(s.wonder_at[wonder])
    if place in (BUILT, BUILT + 1):
        return f"{name} is already built"
    if place == BOXED:  # D-WONDER-6
        return f"{MOST_WONDERS} wonders are built, so {name} cannot be built any more"
    if place != UNBUILT + seat:
        return f"{name} is not a wonder of seat {seat}"
    return _why_no_payment(s, seat, CARDS + wonder, name)


def _why_no_payment(s: Any, seat: int, thing: int, name: str) -> str:
    coins, cost = int(s.coins[seat]), int(price(s, seat, thing))
    if cost <= coins:
        return "it is possible"
    return f"{name} costs {count_coins(cost)}, but seat {seat} has only {coins}"


def _why_no_choice(s: Any, seat: int, item: int) -> str:
    """A choice among components that are not there (D-DEC-1, D-DEC-3 to D-DEC-7)."""
    if s.phase == PICK and s.wonder_at[item] != OFFERED:
        return f"{WONDER_NAMES[item]} is not offered"
    if s.phase == TAKE and s.token_at[item] != ON_BOARD:
        return f"{TOKEN_NAMES[item]} is not on the board"
    if s.phase == LIBRARY and item not in s.drawn:
        return f"{TOKEN_NAMES[item]} has not been drawn"
    if s.phase == REVIVE and s.card_at[item] != DISCARDED:
        return f"{CARD_NAMES[item]} is not in the discard pile"
    if s.phase == DESTROY:
        if COLOR[item] != s.destroys:
            return f"{CARD_NAMES[item]} is not a {COLORS[s.destroys]} card"
        if s.card_at[item] != CITY + 1 - seat:
            return f"{CARD_NAMES[item]} is not in the city of the opponent"
    return "it is possible"


def _why_no_chance(s: Any, action: int) -> str:
    """An outcome of chance that cannot be (D-INFO-15)."""
    if s.phase == LAY_TOKENS and s.token_at[action - LAY_TOKEN] != IN_BOX:
        return f"{TOKEN_NAMES[action - LAY_TOKEN]} is already on the board"
    if s.phase == LAY_WONDERS and s.wonder_at[action - LAY_WONDER] != UNSEEN:
        return f"{WONDER_NAMES[action - LAY_WONDER]} has already been laid"
    if s.phase == DRAW:
        token = action - DRAW_TOKEN
        if s.token_at[token] != IN_BOX:
            return f"{TOKEN_NAMES[token]} is not in the box"
        if token in s.drawn:
            return f"{TOKEN_NAMES[token]} has already been drawn"
    if s.phase == REVEAL:
        return _why_not_from(s, action - REVEAL_CARD, int(pending_deck(s)))
    if s.phase == LAY_CARDS:
        return _why_not_laid(s, action)
    return "it is possible"


def _why_not_laid(s: Any, action: int) -> str:
    """A card or back that cannot lie in the next slot (D-LAYOUT-1, D-LAYOUT-12)."""
    is_back = action >= LAY_BACK
    if is_back and FACE_UP[s.age, s.laid]:
        return "the next card is laid face up"
    if not is_back and not FACE_UP[s.age, s.laid]:
        return "the next card is laid face down"
    is_guild = action != PLAIN_BACK if is_back else action - LAY_CARD >= FIRST_GUILD
    if is_guild and s.guilds_to_lay == 0:
        return "no guild is left to lay"
    if not is_guild and s.guilds_to_lay == SLOTS - s.laid:
        return "only guilds are left to lay"
    if is_back:
        return "it is possible"
    return _why_not_from(s, action - LAY_CARD, GUILDS if is_guild else int(s.age))


def _why_not_from(s: Any, card: int, deck: int) -> str:
    """A card that cannot come from a deck."""
    start = int(DECK_START[deck])
    if not start <= card < start + int(DECK_SIZE[deck]):
        kind = "a guild" if deck == GUILDS else f"an ordinary card of age {deck}"
        return f"{CARD_NAMES[card]} is not {kind}"
    if s.card_at[card] != UNSEEN:
        return f"{CARD_NAMES[card]} has already been laid"
    return "it is possible"
