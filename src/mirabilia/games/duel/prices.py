"""What a construction costs a seat (D-PROD, D-TRADE, D-COST, D-CHAIN).

Units that a city lacks are packed into one integer, four bits a resource, so that nothing is allocated.
"""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NONE
from .state import CITY, State
from .tables import CARDS, COST, COST_COINS, FREE_WITH, GOODS_CHOICE, RAW_CHOICE, SAVING

BITS, UNIT = 4, 15
RAW_END, RESOURCES_END = 3, 5  # raw materials are resources 0 to 2, goods are 3 and 4


@kernel
def units(lack: int, resource: int) -> int:
    """How many units of a resource are in a pack."""
    return (lack >> (BITS * resource)) & UNIT


@kernel
def is_chained(s: State, seat: int, card: int) -> bool:
    """Whether the city has the building that makes this card free (D-CHAIN-2)."""
    provider = int(FREE_WITH[card])
    return provider != NONE and int(s.card_at[provider]) == CITY + seat


@kernel
def lacking(s: State, seat: int, thing: int) -> int:
    """The units that fixed production leaves missing (D-PROD-4)."""
    lack = 0
    for resource in range(RESOURCES_END):
        missing = int(COST[thing, resource]) - int(s.production[seat, resource])
        if missing > 0:
            lack += missing << (BITS * resource)
    return lack


@kernel
def cancel_dearest(s: State, seat: int, lack: int, start: int, end: int, count: int) -> int:
    """A pack without its dearest units among some resources, at most so many."""
    for _ in range(count):
        dearest, price = NONE, 0
        for resource in range(start, end):
            if units(lack, resource) > 0 and int(s.prices[seat, resource]) > price:
                dearest, price = resource, int(s.prices[seat, resource])
        if dearest == NONE:
            break
        lack -= 1 << (BITS * dearest)
    return lack


@kernel
def after_choices(s: State, seat: int, lack: int) -> int:
    """What is missing after choice production, which makes what is dearest (D-COST-3 b)."""
    lack = cancel_dearest(s, seat, lack, 0, RAW_END, int(s.choices[seat, RAW_CHOICE]))
    return cancel_dearest(s, seat, lack, RAW_END, RESOURCES_END, int(s.choices[seat, GOODS_CHOICE]))


@kernel
def after_savings(s: State, seat: int, thing: int, lack: int) -> int:
    """What is missing after the reduction of Architecture or Masonry (D-COST-3 c, D-COST-4)."""
    return cancel_dearest(s, seat, lack, 0, RESOURCES_END, int(s.saves[seat, int(SAVING[thing])]))


@kernel
def bought(s: State, seat: int, thing: int) -> int:
    """The units that must be bought."""
    return after_savings(s, seat, thing, after_choices(s, seat, lacking(s, seat, thing)))


@kernel
def trade_cost(s: State, seat: int, thing: int) -> int:
    """Coins for the units that must be bought (D-COST-1)."""
    lack = bought(s, seat, thing)
    coins = 0
    if lack != 0:
        for resource in range(RESOURCES_END):
            coins += units(lack, resource) * int(s.prices[seat, resource])
    return coins


@kernel
def price(s: State, seat: int, thing: int) -> int:
    """All coins that a card or wonder costs a seat now (D-COST-1, D-COST-7)."""
    if thing < CARDS and is_chained(s, seat, thing):
        return 0
    return int(COST_COINS[thing]) + trade_cost(s, seat, thing)
