"""The cards on the table: laying an age, taking a card, turning cards up (D-LAYOUT)."""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NONE
from .codes import GUILD_BACK
from .components import SLOTS
from .state import DOWN, DOWN_GUILD, EMPTY, LAID, LAY_CARDS, State
from .tables import COVERED, COVERS, FACE_UP, FIRST_GUILD, GUILDS_LAID


@kernel
def begin_age(s: State, age: int) -> None:
    """An empty layout of an age; NATURE lays its cards next (D-LAYOUT-1)."""
    s.age, s.phase, s.laid = age, LAY_CARDS, 0
    s.cards_left = SLOTS
    s.n_open = 0
    s.guilds_to_lay = GUILDS_LAID if age == 3 else 0
    for slot in range(SLOTS):
        # Only in Age III do backs differ (D-LAYOUT-12), so only there does NATURE lay face-down cards.
        s.slots[slot] = DOWN if age < 3 and not FACE_UP[age, slot] else EMPTY
        s.covered[slot] = COVERED[age, slot]


@kernel
def is_laid(s: State) -> bool:
    """Go on to the next slot that NATURE must fill; whether there is none left."""
    while s.laid < SLOTS and s.slots[s.laid] != EMPTY:
        s.laid += 1
    return s.laid == SLOTS


@kernel
def lay_card(s: State, card: int) -> None:
    """Lay a card face up."""
    s.slots[s.laid] = card
    s.card_at[card] = LAID
    if card >= FIRST_GUILD:
        s.guilds_to_lay -= 1
    if s.covered[s.laid] == 0:
        make_available(s, int(s.laid))


@kernel
def lay_back(s: State, back: int) -> None:
    """Lay a card of Age III face down; only its back is known (D-INFO-3)."""
    s.slots[s.laid] = DOWN_GUILD if back == GUILD_BACK else DOWN
    if back == GUILD_BACK:
        s.guilds_to_lay -= 1


@kernel
def make_available(s: State, slot: int) -> None:
    """A card that can be seen and that nothing covers may be taken (D-LAYOUT-6)."""
    i = int(s.n_open)
    while i > 0 and s.slots[s.open_slots[i - 1]] > s.slots[slot]:
        s.open_slots[i] = s.open_slots[i - 1]
        i -= 1
    s.open_slots[i] = slot
    s.n_open += 1


@kernel
def take_card(s: State, card: int) -> None:
    """Take an available card; what it uncovers becomes available or waits to be turned up (D-LAYOUT-10)."""
    last = int(s.n_open) - 1
    slot = int(s.open_slots[last])
    i = last
    while s.slots[slot] != card:
        i -= 1
        slot, s.open_slots[i] = int(s.open_slots[i]), slot
    s.open_slots[last] = NONE
    s.n_open = last
    s.slots[slot] = EMPTY
    s.cards_left -= 1
    for i in range(2):
        under = int(COVERS[s.age, slot, i])
        if under != NONE:
            s.covered[under] -= 1
            if s.covered[under] == 0:
                if s.slots[under] >= 0:
                    make_available(s, under)
                elif s.turn_up[0] == NONE:
                    s.turn_up[0] = under
                else:
                    s.turn_up[1] = under


@kernel
def reveal(s: State, card: int) -> None:
    """Turn up the first card that waits for it."""
    slot = int(s.turn_up[0])
    s.turn_up[0], s.turn_up[1] = s.turn_up[1], NONE
    s.slots[slot] = card
    s.card_at[card] = LAID
    make_available(s, slot)
