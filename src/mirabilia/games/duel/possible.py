"""Whether a position can arise in play, and if not, why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...core.errors import InvalidSetup
from ...core.record import NONE, Batch
from .components import COLORS, SLOTS
from .meta import META
from .notation import write_slot
from .scoring import decide
from .state import (
    BOXED,
    BUILT,
    CITY,
    DESTROY,
    DISCARDED,
    DOWN,
    DOWN_GUILD,
    DRAW,
    EMPTY,
    FINISHED,
    FIRST,
    FIRST_GAME_WONDERS,
    HELD,
    IN_BOX,
    INSIDE_PLAY,
    LAID,
    LAST_ACTIVE_CHOOSES,
    LAY_CARDS,
    LAY_TOKENS,
    LAY_WONDERS,
    LIBRARY,
    MILITARY,
    MOVE,
    OFFERED,
    ON_BOARD,
    PHASE_NAMES,
    REVEAL,
    REVIVE,
    SCIENTIFIC,
    SETUP_PHASES,
    STARTER,
    TAKE,
    UNBUILT,
    UNSEEN,
    State,
)
from .tables import (
    BOARD_TOKENS,
    CAPITAL,
    CARD_NAMES,
    CARDS,
    COVERS,
    DECK_SIZE,
    DECK_START,
    DESTROYS,
    DRAFT,
    DRAWS,
    FACE_UP,
    FIRST_GAME,
    GUILDS,
    GUILDS_LAID,
    LOOT_DISTANCE,
    LOOT_NAMES,
    MOST_WONDERS,
    RED,
    REVIVES,
    SHIELDS,
    START_COINS,
    SYMBOLS_TO_WIN,
    TOKEN_NAMES,
    WONDER_NAMES,
    WONDERS,
)


def check_possible(states: Batch[State]) -> None:
    """InvalidSetup with one reason if a position cannot arise in play."""
    s: Any = states[0]
    for check in (
        _check_course,
        _check_wonders,
        _check_decks,
        _check_layout,
        _check_tokens,
        _check_military,
        _check_phase,
        _check_end,
    ):
        check(s)


def _expect(holds: Any, reason: str) -> None:
    if not holds:
        raise InvalidSetup(reason)


def _names(names: Sequence[str], found: Iterable[int]) -> str:
    return ", ".join(names[index] for index in found)


def _has_built(s: Any, seat: int, effects: Any) -> bool:
    """Whether a seat has built a wonder with an effect."""
    return any(s.wonder_at[wonder] == BUILT + seat and effects[wonder] for wonder in range(WONDERS))


def _check_course(s: Any) -> None:
    """The phase, the age and the seats fit together."""
    phase = PHASE_NAMES[s.phase]
    if s.phase in SETUP_PHASES:
        _expect(s.age == 0, f"in phase {phase} the age is 0, for Age I has not begun")
        _expect(
            all(coins == START_COINS for coins in s.coins), f"before Age I each seat has {START_COINS} coins"
        )
    else:
        _expect(s.age > 0, f"in phase {phase} the age is 1, 2 or 3, not 0")
    _expect(
        (s.first == NONE) == (s.phase == FIRST),
        f"in phase {phase} a first player is {'not ' if s.phase == FIRST else ''}known",
    )
    _expect(s.phase not in (FIRST, LAY_TOKENS) or s.turn == NONE, f"in phase {phase} it is nobody's turn")
    _expect(
        s.phase in (FIRST, LAY_TOKENS, LAY_WONDERS) or s.turn != NONE,
        f"in phase {phase} it is somebody's turn",
    )
    for seat in range(2):
        _expect(s.coins[seat] >= 0, f"seat {seat} cannot have {s.coins[seat]} coins")  # D-COIN-3
    _expect(not s.play_again or s.phase in INSIDE_PLAY, f"another turn cannot be earned in phase {phase}")
    _expect(s.destroys == NONE or s.phase == DESTROY, f"destroys has no place in phase {phase}")
    if s.age == 1 and (s.phase == LAY_CARDS or (s.phase == MOVE and s.cards_left == SLOTS)):
        _expect(s.turn == s.first, "the first player begins Age I")  # D-TURN-1


def _check_wonders(s: Any) -> None:
    """Four wonders for each seat, of which seven in all are built (D-DRAFT-6, D-WONDER-6)."""
    places = [int(place) for place in s.wonder_at]
    offered, boxed = places.count(OFFERED), places.count(BOXED)
    built = [places.count(BUILT + seat) for seat in range(2)]
    unbuilt = [places.count(UNBUILT + seat) for seat in range(2)]
    owned = [built[seat] + unbuilt[seat] for seat in range(2)]
    if s.age == 0:
        _expect(sum(built) + boxed == 0, "no wonder is built or boxed before Age I")
        _check_draft(s, offered, owned)
        return
    _expect(offered == 0, "no wonder is offered after the draft")
    _expect(sum(built) <= MOST_WONDERS, f"at most {MOST_WONDERS} wonders are built, not {sum(built)}")
    if sum(built) == MOST_WONDERS:
        _expect(sum(unbuilt) == 0, "with seven wonders built the eighth is boxed, not unbuilt")
        _expect(boxed == 1, "with seven wonders built one is boxed")
        _expect(max(owned) == 4, f"a seat has at most 4 wonders, not {max(owned)}")
    else:
        _expect(boxed == 0, "a wonder is boxed only when seven are built")
        for seat in range(2):
            _expect(owned[seat] == 4, f"seat {seat} has 4 wonders after the draft, not {owned[seat]}")
    if s.wonders_option == FIRST_GAME_WONDERS:  # D-DRAFT-8
        for seat in range(2):
            own = {wonder for wonder in range(WONDERS) if places[wonder] in (UNBUILT + seat, BUILT + seat)}
            wrong = sorted(own - {int(wonder) for wonder in FIRST_GAME[int(s.first) ^ seat]})  # type: ignore[attr-defined]
            _expect(not wrong, f"seat {seat} does not have {_names(WONDER_NAMES, wrong)} in a first game")


def _check_draft(s: Any, offered: int, owned: list[int]) -> None:
    """The draft as far as it has come (D-DRAFT-1 to D-DRAFT-5)."""
    if s.phase in (FIRST, LAY_TOKENS):
        _expect(offered + sum(owned) == 0, "no wonder is laid before the tokens are")
        return
    _expect(s.wonders_option != FIRST_GAME_WONDERS, "there is no draft in a first game")
    picks = sum(owned)
    _expect(picks < 8, "with 8 wonders picked the draft is over")
    for seat in range(2):
        due = sum(int(s.first) ^ int(DRAFT[i]) == seat for i in range(picks))
        _expect(owned[seat] == due, f"seat {seat} has {due} of the first {picks} picks, not {owned[seat]}")
    if s.phase == LAY_WONDERS:
        _expect(
            picks % 4 == 0 and offered < 4, "wonders are laid until 4 are offered, when none is left to pick"
        )
        _expect(
            s.turn == (s.first if picks else NONE),
            "turn is nobody's before the first pick, then the last picker's",
        )
    else:
        _expect(
            offered == 4 - picks % 4,
            f"after {picks} picks {4 - picks % 4} wonders are offered, not {offered}",
        )
        _expect(s.turn == s.first ^ DRAFT[picks], f"after {picks} picks it is the other seat's turn")


def _check_decks(s: Any) -> None:
    """Each age has its 20 cards (D-SETUP-7 to D-SETUP-9)."""
    age, slots = int(s.age), [int(slot) for slot in s.slots]
    for deck in (1, 2, 3, GUILDS):
        start, size = int(DECK_START[deck]), int(DECK_SIZE[deck])
        cards = range(start, start + size)
        seen = [card for card in cards if s.card_at[card] != UNSEEN]
        laid = [card for card in seen if s.card_at[card] == LAID]
        guilds = deck == GUILDS
        own_age = 3 if guilds else deck
        kind = "guilds" if guilds else f"cards of Age {'I' * deck}"
        full = GUILDS_LAID if guilds else SLOTS - GUILDS_LAID if deck == 3 else SLOTS
        if own_age > age:
            _expect(not seen, f"{_names(CARD_NAMES, seen[:1])} belongs to a later age")
        elif own_age < age:
            _expect(
                not laid,
                f"{_names(CARD_NAMES, laid[:1])} belongs to an earlier age and cannot lie in the layout",
            )
            _expect(len(seen) == full, f"{full} {kind} have been played, not {len(seen)}")
        else:
            backs = slots.count(DOWN_GUILD if guilds else DOWN)
            if s.phase == LAY_CARDS:
                played = sorted(set(seen) - set(laid))
                _expect(
                    not played,
                    f"{_names(CARD_NAMES, played[:1])} cannot be played before the layout lies there",
                )
                _expect(len(laid) + backs <= full, f"at most {full} {kind} are laid, not {len(laid) + backs}")
            else:
                found = len(seen) + backs
                _expect(found == full, f"{full} {kind} lie in the layout or have been played, not {found}")


def _check_layout(s: Any) -> None:
    """The layout is taken from its free end and turned up as it is (D-LAYOUT-6, D-LAYOUT-10)."""
    age, slots = int(s.age), [int(slot) for slot in s.slots]
    if age == 0:
        _expect(slots == [EMPTY] * SLOTS, "there is no layout before Age I")
        return
    _expect(age == 3 or DOWN_GUILD not in slots, "guild_back lies only in Age III")
    if s.phase == LAY_CARDS:
        _check_laying(s, age, slots)
        return
    for slot in range(SLOTS):
        word = write_slot(slots[slot])
        for under in COVERS[age, slot]:  # type: ignore[attr-defined]
            if under != NONE and slots[slot] != EMPTY:
                _expect(slots[under] != EMPTY, f"slot {under} cannot be empty under {word} in slot {slot}")
        if slots[slot] in (DOWN, DOWN_GUILD):
            _expect(not FACE_UP[age, slot], f"{word} lies in slot {slot}, which is in a face-up row")
            waits = s.phase in (*INSIDE_PLAY, FINISHED)
            _expect(
                s.covered[slot] or waits,
                f"slot {slot} is not covered, so its card is face up in phase {PHASE_NAMES[s.phase]}",
            )
        elif slots[slot] >= 0 and not FACE_UP[age, slot]:
            _expect(not s.covered[slot], f"{word} in slot {slot} is covered, so it is still face down")


def _check_laying(s: Any, age: int, slots: list[int]) -> None:
    """Slots are filled in their order; backs that are all alike lie there from the start (D-LAYOUT-12)."""
    for slot in range(SLOTS):
        is_down = slots[slot] in (DOWN, DOWN_GUILD)
        if age < 3 and not FACE_UP[age, slot]:
            _expect(is_down, f"slot {slot} holds plain_back while Age {'I' * age} is laid")
        elif slots[slot] != EMPTY:
            _expect(slot < s.laid, f"slot {s.laid} is laid before slot {slot}")
            _expect(
                is_down == (not FACE_UP[age, slot]),
                f"{write_slot(slots[slot])} lies wrong way up in slot {slot}",
            )
    _expect(s.laid < SLOTS, "the layout is complete, so lay_cards is over")


def _check_tokens(s: Any) -> None:
    """Five tokens on the board, one more from the Great Library (D-SETUP-3, D-SCI-3, D-WONDER-12)."""
    places = [int(place) for place in s.token_at]
    board, held = places.count(ON_BOARD), [places.count(HELD + seat) for seat in range(2)]
    if s.phase in (FIRST, LAY_TOKENS):
        _expect(sum(held) == 0, "no token is held before the tokens are laid")
        most = BOARD_TOKENS - 1 if s.phase == LAY_TOKENS else 0
        _expect(
            board <= most,
            f"in phase {PHASE_NAMES[s.phase]} the board has at most {most} tokens, not {board}",
        )
        return
    extra = board + sum(held) - BOARD_TOKENS
    _expect(extra >= 0, f"{BOARD_TOKENS} tokens are on the board or held, not {board + sum(held)}")
    _expect(
        extra <= 1, f"at most {BOARD_TOKENS + 1} tokens are on the board or held, not {board + sum(held)}"
    )
    library = [_has_built(s, seat, DRAWS) for seat in range(2)]
    has_extra = [bool(extra and library[seat] and held[seat]) for seat in range(2)]
    _expect(not extra or any(has_extra), "a sixth token is held only by the builder of the Great Library")
    for seat in range(2):
        pairs = sum(int(number) >= 2 for number in s.symbols[seat])
        due = pairs + has_extra[seat]
        _expect(held[seat] <= due, f"seat {seat} has earned at most {due} tokens, not {held[seat]}")
        if s.phase == TAKE and s.turn == seat:  # D-SCI-3
            _expect(pairs, f"seat {seat} takes a token without a pair")
            _expect(held[seat] < due, f"seat {seat} has taken a token for each pair already")


def _check_military(s: Any) -> None:
    """The pawn stands where the shields have moved it (D-MIL-2 to D-MIL-9, D-TOKEN-9)."""
    pawn = int(s.pawn)
    _expect(
        abs(pawn) <= CAPITAL, f"the pawn stands at most {CAPITAL} spaces from the centre, not {abs(pawn)}"
    )
    won = s.phase == FINISHED and s.ending == MILITARY
    _expect(abs(pawn) < CAPITAL or won, "with the pawn in a capital the match is finished by military")
    low, high = 0, 0
    for seat, sign in ((0, 1), (1, -1)):
        shields = sum(int(SHIELDS[card]) for card in range(CARDS) if s.card_at[card] == CITY + seat)
        shields += sum(int(SHIELDS[CARDS + w]) for w in range(WONDERS) if s.wonder_at[w] == BUILT + seat)
        bonus = int(s.extra_shields[seat]) * int(s.tally[seat, RED])
        low += shields if sign > 0 else -shields - bonus
        high += shields + bonus if sign > 0 else -shields
    if abs(pawn) == CAPITAL:  # the pawn stops there, whatever shields are left
        _expect(
            (high >= CAPITAL) if pawn > 0 else (low <= -CAPITAL),
            "there are too few shields for the pawn to be in a capital",
        )
    else:
        due = str(low) if low == high else f"from {low} to {high}"
        _expect(low <= pawn <= high, f"by the shields in the cities the pawn stands at {due}, not {pawn}")
    for seat in range(2):
        near, far = (bool(there) for there in s.loot[seat])
        _expect(far or not near, f"on the side of seat {seat} the nearer loot token goes first")
        distance = pawn if seat == 1 else -pawn
        for zone, there in enumerate((near, far)):
            _expect(
                not there or distance < LOOT_DISTANCE[zone],
                f"the pawn has taken the loot token {LOOT_NAMES[zone]} of seat {seat} already",
            )


def _check_phase(s: Any) -> None:
    """What a phase needs (D-DEC)."""
    seat, phase = int(s.turn), PHASE_NAMES[s.phase]
    drawn = [int(token) for token in s.drawn if token != NONE]
    _expect(not drawn or s.phase in (DRAW, LIBRARY), f"no token is drawn in phase {phase}")
    if s.phase == MOVE:
        _expect(s.n_open > 0, "in phase move at least one card is available")
    elif s.phase == REVEAL:
        _expect(s.turn_up[0] != NONE, "in phase reveal a card waits to be turned up")
    elif s.phase == TAKE:
        _expect(s.board_tokens > 0, "in phase take a token is on the board")
    elif s.phase == REVIVE:  # D-WONDER-19
        _expect(_has_built(s, seat, REVIVES), f"in phase revive seat {seat} has built the Mausoleum")
        _expect(
            any(place == DISCARDED for place in s.card_at), "in phase revive a card is in the discard pile"
        )
    elif s.phase == DESTROY:
        _expect(s.destroys != NONE, "in phase destroy a color is to be destroyed")
        color = COLORS[s.destroys]
        _expect(
            any(s.wonder_at[w] == BUILT + seat and DESTROYS[w] == s.destroys for w in range(WONDERS)),
            f"seat {seat} has built no wonder that destroys a {color} card",
        )
        _expect(s.tally[1 - seat, int(s.destroys)], f"seat {1 - seat} has no {color} card to destroy")
    elif s.phase in (DRAW, LIBRARY):  # D-WONDER-12, D-WONDER-13
        _expect(_has_built(s, seat, DRAWS), f"in phase {phase} seat {seat} has built the Great Library")
        boxed = sum(place == IN_BOX for place in s.token_at)
        _expect(boxed == len(TOKEN_NAMES) - BOARD_TOKENS, "the Great Library has given its token already")
        most = min(3, boxed)
        if s.phase == DRAW:
            _expect(len(drawn) < most, f"in phase draw fewer than {most} tokens are drawn")
        else:
            _expect(len(drawn) == most, f"in phase library {most} tokens are drawn, not {len(drawn)}")
    elif s.phase in (STARTER, LAY_CARDS) and s.age > 1:  # D-AGE-3, D-AGE-4
        weaker = 1 if s.pawn > 0 else 0
        _expect(s.pawn == 0 or s.turn == weaker, f"seat {weaker} is weaker and chooses who begins")
    if s.phase == STARTER:
        _expect(s.age > 1, "the first player begins Age I, nobody chooses")
        _expect(s.cards_left == SLOTS, "in phase starter no card of the layout is taken")
        is_choice = s.pawn != 0 or s.starter_option == LAST_ACTIVE_CHOOSES
        _expect(
            is_choice, "with the pawn in the centre the last active player begins, nobody chooses"
        )  # D-AGE-5


def _check_end(s: Any) -> None:
    """A result at the end and only then (D-END)."""
    if s.phase != FINISHED:
        _expect(s.ending == NONE, f"there is no result in phase {PHASE_NAMES[s.phase]}")
    else:
        _expect(s.ending != NONE, "a finished match has a result")
    for seat in range(2):
        won = s.ending == SCIENTIFIC and s.winner == seat
        has_symbols = s.kinds[seat] >= SYMBOLS_TO_WIN
        _expect(won or not has_symbols, f"with {SYMBOLS_TO_WIN} different symbols seat {seat} has won")
        _expect(has_symbols or not won, f"seat {seat} does not have {SYMBOLS_TO_WIN} different symbols")
    if s.ending == MILITARY:
        _expect(s.pawn == (CAPITAL if s.winner == 0 else -CAPITAL), "the pawn is not in the loser's capital")
    elif s.ending not in (NONE, SCIENTIFIC):
        _expect(s.age == 3 and s.cards_left == 0, "points decide only after the last card of Age III")
        after = State.batch()
        after[0] = s
        decide(after[0])
        is_right = after[0].ending == s.ending and after[0].winner == s.winner
        _expect(is_right, f"by the points the result is {write_result(after[0])}")


def write_result(s: State) -> str:
    """An ending and the seat that has won."""
    return META.endings[s.ending] + ("" if s.winner == NONE else f" {s.winner}")
