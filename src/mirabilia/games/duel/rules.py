"""The course of a match: who acts, what is allowed, what happens (D-SETUP, D-DRAFT, D-TURN, D-AGE, D-DEC)."""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NATURE, NONE, OVER, Ints
from .city import add_card, build, gain, raise_building, raise_wonder, take_token
from .codes import (
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
    REVEAL_CARD,
    REVIVE_CARD,
    START_SEAT,
    TAKE_TOKEN,
    USES,
)
from .components import SLOTS
from .layout import begin_age, is_laid, lay_back, lay_card, reveal, take_card
from .prices import price
from .scoring import decide
from .state import (
    CITY,
    DESTROY,
    DISCARDED,
    DRAW,
    EMPTY,
    FINISHED,
    FIRST,
    FIRST_GAME_WONDERS,
    IN_BOX,
    LAST_ACTIVE_CHOOSES,
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
    State,
)
from .tables import (
    BASE_PRICE,
    BOARD_TOKENS,
    CARDS,
    COLOR,
    DESTROYS,
    DISCARD_COINS,
    DRAFT,
    DRAWS,
    FIRST_GAME,
    REVIVES,
    START_COINS,
    TOKENS,
    WONDERS,
    YELLOW,
)

GROUP = 4  # wonders laid together in the draft


@kernel
def setup(s: State, seats: int, options: Ints) -> None:
    """The table before the first chance event; the record is zero but for its generator (D-SETUP)."""
    s.phase = FIRST
    s.turn, s.first = NONE, NONE
    s.ending, s.winner = NONE, NONE
    s.wonders_option, s.starter_option = options[0], options[1]
    s.destroys = NONE
    for i in range(3):
        s.drawn[i] = NONE
    for slot in range(SLOTS):
        s.slots[slot] = EMPTY
    for i in range(6):
        s.open_slots[i] = NONE
    s.turn_up[0], s.turn_up[1] = NONE, NONE
    for seat in range(2):
        s.coins[seat] = START_COINS  # D-SETUP-4
        for i in range(4):
            s.unbuilt[seat, i] = NONE
        for zone in range(2):
            s.loot[seat, zone] = 1  # D-SETUP-2
        for resource in range(5):
            s.prices[seat, resource] = BASE_PRICE


@kernel
def actor(s: State) -> int:
    """The seat to act, NATURE or OVER."""
    if s.phase < PICK:
        return NATURE
    return OVER if s.phase == FINISHED else int(s.turn)


@kernel
def waiting(s: State) -> int:
    """A bitmask of the seats that may act now."""
    seat = actor(s)
    return 1 << seat if seat >= 0 else 0


@kernel
def legal(s: State, seat: int, out: Ints) -> int:
    """The legal actions of the seat to act, ascending (D-DEC)."""
    if s.phase == MOVE:
        return legal_moves(s, seat, out)
    n = 0
    if s.phase == PICK:
        for wonder in range(WONDERS):
            if s.wonder_at[wonder] == OFFERED:
                out[n] = PICK_WONDER + wonder
                n += 1
    elif s.phase == TAKE:
        for token in range(TOKENS):
            if s.token_at[token] == ON_BOARD:
                out[n] = TAKE_TOKEN + token
                n += 1
    elif s.phase == LIBRARY:
        for i in range(3):
            if s.drawn[i] >= 0:
                out[n] = TAKE_TOKEN + int(s.drawn[i])
                n += 1
    elif s.phase == DESTROY:
        for card in range(CARDS):
            if COLOR[card] == s.destroys and s.card_at[card] == CITY + 1 - seat:
                out[n] = DESTROY_CARD + card
                n += 1
    elif s.phase == REVIVE:
        for card in range(CARDS):
            if s.card_at[card] == DISCARDED:
                out[n] = REVIVE_CARD + card
                n += 1
    elif s.phase == STARTER:
        out[0], out[1] = START_SEAT, START_SEAT + 1
        n = 2
    return n


@kernel
def legal_moves(s: State, seat: int, out: Ints) -> int:
    """Each available card: discard it, build it, or build a wonder with it (D-DEC-2)."""
    n = 0
    payable = 0  # bits of wonders
    for i in range(int(s.n_unbuilt[seat])):
        wonder = int(s.unbuilt[seat, i])
        if price(s, seat, CARDS + wonder) <= s.coins[seat]:
            payable |= 1 << i
    for i in range(int(s.n_open)):
        card = int(s.slots[s.open_slots[i]])
        base = card * USES
        out[n] = base + DISCARD
        n += 1
        if price(s, seat, card) <= s.coins[seat]:  # D-BUILD-7
            out[n] = base + BUILD
            n += 1
        if payable:
            for j in range(int(s.n_unbuilt[seat])):
                if payable >> j & 1:
                    out[n] = base + FOR_WONDER + int(s.unbuilt[seat, j])
                    n += 1
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    """Carry out what a seat or NATURE does."""
    if action < PICK_WONDER:
        play_card(s, seat, action // USES, action % USES)
    elif action >= FIRST_SEAT:
        apply_nature(s, action)
    elif action < TAKE_TOKEN:
        pick(s, seat, action - PICK_WONDER)
    elif action < DESTROY_CARD:
        take_token(s, seat, action - TAKE_TOKEN)
        for i in range(3):
            s.drawn[i] = NONE
        finish_play(s)
    elif action < REVIVE_CARD:
        add_card(s, 1 - seat, action - DESTROY_CARD, -1)
        s.destroys = NONE
        finish_play(s)
    elif action < START_SEAT:
        maybe_ask_for_token(s, raise_building(s, seat, action - REVIVE_CARD))
    else:
        s.turn = action - START_SEAT
        s.phase = MOVE


@kernel
def play_card(s: State, seat: int, card: int, use: int) -> None:
    """A main move (D-TURN-3)."""
    take_card(s, card)
    s.play_again = 0
    if use == DISCARD:
        s.card_at[card] = DISCARDED
        gain(s, seat, DISCARD_COINS + int(s.tally[seat, YELLOW]))  # D-DISC-1
        finish_play(s)
    elif use == BUILD:
        maybe_ask_for_token(s, build(s, seat, card))
    else:
        wonder = use - FOR_WONDER
        s.card_at[card] = UNDER + wonder  # D-WONDER-2
        raise_wonder(s, seat, wonder)
        maybe_ask_for_wonder(s, seat, wonder)


@kernel
def maybe_ask_for_token(s: State, is_pair: bool) -> None:
    """After a pair one of the tokens left on the board is taken (D-SCI-3 to D-SCI-5)."""
    if is_pair and s.board_tokens > 0:
        s.phase = TAKE
    else:
        finish_play(s)


@kernel
def maybe_ask_for_wonder(s: State, seat: int, wonder: int) -> None:
    """The choice that a wonder brings, unless there is none or the match is won (D-DEC-4 to D-DEC-6)."""
    if s.ending == NONE:
        if DESTROYS[wonder] != NONE and s.tally[1 - seat, int(DESTROYS[wonder])] > 0:  # D-WONDER-27
            s.destroys = DESTROYS[wonder]
            s.phase = DESTROY
            return
        if REVIVES[wonder] and has_discarded(s):  # D-WONDER-19
            s.phase = REVIVE
            return
        if DRAWS[wonder] and can_draw(s):
            s.phase = DRAW
            return
    finish_play(s)


@kernel
def has_discarded(s: State) -> bool:
    """Whether the discard pile holds a card."""
    for card in range(CARDS):
        if s.card_at[card] == DISCARDED:
            return True
    return False


@kernel
def can_draw(s: State) -> bool:
    """Whether the Great Library draws one more: up to three, as far as the box has any (D-WONDER-13)."""
    boxed, drawn = 0, 0
    for token in range(TOKENS):
        if s.token_at[token] == IN_BOX:
            boxed += 1
    for i in range(3):
        if s.drawn[i] != NONE:
            drawn += 1
    return drawn < min(3, boxed)


@kernel
def finish_play(s: State) -> None:
    """The play is resolved: the end, cards to turn up, or the next turn (D-TURN-5, D-ORDER-4)."""
    if s.ending != NONE:
        s.phase = FINISHED
        s.play_again = 0
        s.turn_up[0], s.turn_up[1] = NONE, NONE  # nothing is revealed any more
    elif s.turn_up[0] != NONE:
        s.phase = REVEAL
    else:
        next_turn(s)


@kernel
def next_turn(s: State) -> None:
    """The next turn, or the next age when the layout is empty (D-TURN-7, D-AGE-1)."""
    if s.cards_left > 0:
        if not s.play_again:
            s.turn = 1 - s.turn
        s.play_again = 0
        s.phase = MOVE
        return
    s.play_again = 0
    if s.age == 3:
        decide(s)
        return
    # The weaker player chooses who begins (D-AGE-3); with the pawn in the centre see D-AGE-4.
    if s.pawn != 0:
        s.turn = 1 if s.pawn > 0 else 0
    begin_age(s, int(s.age) + 1)


@kernel
def pick(s: State, seat: int, wonder: int) -> None:
    """A pick of the draft (D-DRAFT-5)."""
    receive_wonder(s, seat, wonder)
    s.picks += 1
    if s.picks == 2 * GROUP:
        begin_age(s, 1)
        s.turn = s.first
    elif s.picks == GROUP:
        s.phase = LAY_WONDERS
    else:
        s.turn = s.first ^ DRAFT[s.picks]


@kernel
def receive_wonder(s: State, seat: int, wonder: int) -> None:
    """A wonder to build later, kept in ascending order."""
    s.wonder_at[wonder] = UNBUILT + seat
    i = int(s.n_unbuilt[seat])
    while i > 0 and s.unbuilt[seat, i - 1] > wonder:
        s.unbuilt[seat, i] = s.unbuilt[seat, i - 1]
        i -= 1
    s.unbuilt[seat, i] = wonder
    s.n_unbuilt[seat] += 1


@kernel
def apply_nature(s: State, action: int) -> None:
    """A chance event (D-INFO-15)."""
    if action >= DRAW_TOKEN:
        draw_token(s, action - DRAW_TOKEN)
    elif action >= REVEAL_CARD:
        reveal(s, action - REVEAL_CARD)
        finish_play(s)
    elif action >= LAY_CARD:
        if action >= LAY_BACK:
            lay_back(s, action)
        else:
            lay_card(s, action - LAY_CARD)
        if is_laid(s):
            start_age(s)
    elif action >= LAY_WONDER:
        s.wonder_at[action - LAY_WONDER] = OFFERED
        s.laid += 1
        if s.laid % GROUP == 0:
            s.phase = PICK
            s.turn = s.first ^ DRAFT[s.picks]
    elif action >= LAY_TOKEN:
        s.token_at[action - LAY_TOKEN] = ON_BOARD
        s.board_tokens += 1
        if s.board_tokens == BOARD_TOKENS:
            begin_wonders(s)
    else:
        s.first = action - FIRST_SEAT
        s.phase = LAY_TOKENS


@kernel
def begin_wonders(s: State) -> None:
    """The draft, or the wonders of a first game (D-SETUP-6, D-DRAFT-8)."""
    if s.wonders_option != FIRST_GAME_WONDERS:
        s.phase = LAY_WONDERS
        return
    for player in range(2):
        for i in range(GROUP):
            receive_wonder(s, int(s.first) ^ player, int(FIRST_GAME[player, i]))
    s.turn = s.first
    begin_age(s, 1)


@kernel
def start_age(s: State) -> None:
    """The layout lies there: play, or choose who begins (D-AGE-3 to D-AGE-6)."""
    is_choice = s.age > 1 and (s.pawn != 0 or s.starter_option == LAST_ACTIVE_CHOOSES)
    s.phase = STARTER if is_choice else MOVE


@kernel
def draw_token(s: State, token: int) -> None:
    """The Great Library draws, kept in ascending order so that the order tells nothing (D-WONDER-12)."""
    i = 0
    while s.drawn[i] != NONE:
        i += 1
    while i > 0 and s.drawn[i - 1] > token:
        s.drawn[i] = s.drawn[i - 1]
        i -= 1
    s.drawn[i] = token
    if not can_draw(s):
        s.phase = LIBRARY
