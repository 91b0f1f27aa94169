"""What happens to the cities: building, coins, the pawn, symbols and tokens (D-BUILD to D-TOKEN)."""

from __future__ import annotations

from ...core.jit import kernel
from ...core.record import NONE, Ints
from .prices import is_chained, trade_cost
from .state import (
    BOXED,
    BUILT,
    CITY,
    DISCARDED,
    HELD,
    MILITARY,
    ON_BOARD,
    SCIENTIFIC,
    State,
)
from .tables import (
    BASE_PRICE,
    CAPITAL,
    CARDS,
    CHOOSES,
    COIN_TRIPLE,
    COINS,
    COINS_LARGER,
    COINS_LOST,
    COINS_OF,
    COINS_PER,
    COINS_PER_POINT,
    COLOR,
    COST_COINS,
    FIXES,
    HAS_TRADE,
    LOOT_COINS,
    LOOT_DISTANCE,
    MOST_WONDERS,
    NOTHING,
    PLAY_AGAIN,
    PRODUCES,
    RED,
    SHIELDS,
    SYMBOL,
    SYMBOLS_TO_WIN,
    TOKEN_CHAIN_COINS,
    TOKEN_COINS,
    TOKEN_EXTRA_SHIELDS,
    TOKEN_PLAY_AGAIN,
    TOKEN_SAVES,
    TOKEN_SYMBOL,
    TOKEN_TRADE_INCOME,
    WONDER,
)


@kernel
def win(s: State, seat: int, ending: int) -> None:
    """A supremacy (D-END-1)."""
    s.ending, s.winner = ending, seat


@kernel
def gain(s: State, seat: int, coins: int) -> None:
    """Coins from the bank, which has no limit (D-COIN-2)."""
    s.coins[seat] += coins


@kernel
def lose(s: State, seat: int, coins: int) -> None:
    """Coins to the bank, as far as there are any (D-COIN-1)."""
    s.coins[seat] -= min(coins, int(s.coins[seat]))


@kernel
def pay(s: State, seat: int, thing: int) -> None:
    """Pay for a construction; what is spent on resources may go to the opponent (D-TOKEN-4 to D-TOKEN-6)."""
    trade = trade_cost(s, seat, thing)
    s.coins[seat] -= int(COST_COINS[thing]) + trade
    if s.trade_income[1 - seat]:
        s.coins[1 - seat] += trade


@kernel
def count(s: State, seat: int, card: int, of: Ints) -> int:
    """How many of what a card counts a city has; `of` is a row of COINS_OF or POINTS_OF."""
    total = 0
    for column in range(COIN_TRIPLE):
        if of[card, column]:
            total += int(s.tally[seat, column])
    if of[card, COIN_TRIPLE]:
        total += int(s.coins[seat]) // COINS_PER_POINT
    return total


@kernel
def count_for(s: State, seat: int, card: int, of: Ints, larger: Ints) -> int:
    """The same in the own city, or in the city that has more (D-GUILD-9)."""
    own = count(s, seat, card, of)
    return max(own, count(s, 1 - seat, card, of)) if larger[card] else own


@kernel
def reprice(s: State, seat: int) -> None:
    """What a seat pays for each resource (D-TRADE-2, D-TRADE-7)."""
    for resource in range(5):
        fixed = int(s.fixed[seat, resource])
        s.prices[seat, resource] = fixed if fixed else BASE_PRICE + int(s.production[1 - seat, resource])


@kernel
def add_card(s: State, seat: int, card: int, sign: int) -> None:
    """Put a card into a city (sign 1) or take it out again (sign -1), with its lasting effects."""
    s.card_at[card] = CITY + seat if sign > 0 else DISCARDED
    s.tally[seat, int(COLOR[card])] += sign
    if CHOOSES[card] != NOTHING:
        s.choices[seat, int(CHOOSES[card])] += sign
    if HAS_TRADE[card]:
        for resource in range(5):
            s.production[seat, resource] += sign * int(PRODUCES[card, resource])
            if FIXES[card, resource]:
                s.fixed[seat, resource] = FIXES[card, resource]
        reprice(s, 0)
        reprice(s, 1)


@kernel
def march(s: State, seat: int, shields: int) -> None:
    """Move the pawn towards the opponent's capital (D-MIL-2 to D-MIL-10)."""
    direction = 1 if seat == 0 else -1
    for _ in range(shields):
        s.pawn += direction
        distance = int(s.pawn) * direction
        for zone in range(2):  # step by step, so the nearer token comes first (D-MIL-8)
            if distance == LOOT_DISTANCE[zone] and s.loot[1 - seat, zone]:
                s.loot[1 - seat, zone] = 0
                lose(s, 1 - seat, int(LOOT_COINS[zone]))
        if distance == CAPITAL:
            win(s, seat, MILITARY)
            return


@kernel
def add_symbol(s: State, seat: int, symbol: int) -> bool:
    """Add a scientific symbol; whether it makes a pair (D-SCI-3, D-SCI-7)."""
    s.symbols[seat, symbol] += 1
    if s.symbols[seat, symbol] == 1:
        s.kinds[seat] += 1
        if s.kinds[seat] == SYMBOLS_TO_WIN:
            win(s, seat, SCIENTIFIC)
        return False
    return s.symbols[seat, symbol] == 2


@kernel
def raise_building(s: State, seat: int, card: int) -> bool:
    """A card comes into a city, however it was paid for; whether it makes a pair (D-ORDER-1, D-WONDER-20)."""
    add_card(s, seat, card, 1)
    gain(s, seat, int(COINS[card]))
    if COINS_PER[card]:
        gain(s, seat, int(COINS_PER[card]) * count_for(s, seat, card, COINS_OF, COINS_LARGER))
    if COLOR[card] == RED:
        march(s, seat, int(SHIELDS[card]) + int(s.extra_shields[seat]))  # D-TOKEN-9
        return False
    symbol = int(SYMBOL[card])
    return symbol != NONE and add_symbol(s, seat, symbol)


@kernel
def build(s: State, seat: int, card: int) -> bool:
    """Build a card by paying for it or by a chain; whether it makes a pair (D-ORDER-1)."""
    if is_chained(s, seat, card):
        gain(s, seat, int(s.chain_coins[seat]))  # D-TOKEN-13
    else:
        pay(s, seat, card)
    return raise_building(s, seat, card)


@kernel
def forget_wonder(s: State, seat: int, wonder: int) -> None:
    """Strike a wonder from those that a seat may still build."""
    left = 0
    for i in range(int(s.n_unbuilt[seat])):
        if s.unbuilt[seat, i] != wonder:
            s.unbuilt[seat, left] = s.unbuilt[seat, i]
            left += 1
    s.unbuilt[seat, left] = NONE
    s.n_unbuilt[seat] = left


@kernel
def raise_wonder(s: State, seat: int, wonder: int) -> None:
    """Pay for a wonder and apply what needs no choice (D-ORDER-2)."""
    thing = CARDS + wonder
    pay(s, seat, thing)
    s.wonder_at[wonder] = BUILT + seat
    forget_wonder(s, seat, wonder)
    s.wonders_built += 1
    if s.wonders_built == MOST_WONDERS:  # D-WONDER-6
        for owner in range(2):
            for i in range(int(s.n_unbuilt[owner])):
                s.wonder_at[s.unbuilt[owner, i]] = BOXED
                s.unbuilt[owner, i] = NONE
            s.n_unbuilt[owner] = 0
    s.tally[seat, WONDER] += 1
    if CHOOSES[thing] != NOTHING:
        s.choices[seat, int(CHOOSES[thing])] += 1
    s.play_again = 1 if PLAY_AGAIN[wonder] or s.wonders_again[seat] else 0  # D-TOKEN-12
    gain(s, seat, int(COINS[thing]))
    march(s, seat, int(SHIELDS[thing]))  # no Strategy here (D-TOKEN-10)
    lose(s, 1 - seat, int(COINS_LOST[wonder]))


@kernel
def take_token(s: State, seat: int, token: int) -> None:
    """A progress token comes into a city and acts from now on (D-TOKEN-14)."""
    if s.token_at[token] == ON_BOARD:
        s.board_tokens -= 1
    s.token_at[token] = HELD + seat
    gain(s, seat, int(TOKEN_COINS[token]))
    for kind in range(3):
        s.saves[seat, kind] += int(TOKEN_SAVES[token, kind])
    s.trade_income[seat] += int(TOKEN_TRADE_INCOME[token])
    s.extra_shields[seat] += int(TOKEN_EXTRA_SHIELDS[token])
    s.chain_coins[seat] += int(TOKEN_CHAIN_COINS[token])
    s.wonders_again[seat] += int(TOKEN_PLAY_AGAIN[token])
    symbol = int(TOKEN_SYMBOL[token])
    if symbol != NONE:
        add_symbol(s, seat, symbol)  # D-SCI-8
