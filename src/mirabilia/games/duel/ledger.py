"""Where coins come from and go to, read off the component files; the conformance suite asks if all add up."""

from __future__ import annotations

from typing import Any

from ...core.record import Batch, plain
from .codes import BUILD, DISCARD, FOR_WONDER, PICK_WONDER, REVIVE_CARD, START_SEAT, TAKE_TOKEN, USES
from .components import TALLY, Per
from .explain import explain
from .tables import BOX, CARD_NAMES, LOOT_COINS, TOKEN_NAMES, WONDER_NAMES


def unaccounted(before: Batch[Any], seat: int, action: int, after: Batch[Any]) -> list[str]:
    """Coins of either seat that the rules do not explain (D-COIN-1, D-COIN-3)."""
    s, t = plain(before), plain(after)
    own, other = s.coins[seat], s.coins[1 - seat]
    if action < PICK_WONDER:
        told: Any = explain(before, seat, action)
        card, use = BOX.cards[CARD_NAMES[action // USES]], action % USES
        if use == DISCARD:
            own += told["income"]
        else:
            own -= told["total"]
            other += told["trade"] if told["trade_to"] == "opponent" else 0  # D-TOKEN-4
            wonder = BOX.wonders[WONDER_NAMES[use - FOR_WONDER]] if use != BUILD else None
            own += wonder.coins if wonder else card.coins + _counted(card.coins_per, t, seat)
            own += s.chain_coins[seat] if told["chain"] else 0  # D-TOKEN-13
            other -= wonder.coins_lost if wonder else 0
    elif REVIVE_CARD <= action < START_SEAT:
        card = BOX.cards[CARD_NAMES[action - REVIVE_CARD]]
        own += card.coins + _counted(card.coins_per, t, seat)
    elif TAKE_TOKEN <= action < TAKE_TOKEN + len(TOKEN_NAMES):
        own += BOX.tokens[TOKEN_NAMES[action - TAKE_TOKEN]].coins
    taken = [s.loot[1 - seat][zone] - t.loot[1 - seat][zone] for zone in range(2)]
    other -= sum(int(LOOT_COINS[zone]) for zone in range(2) if taken[zone])  # D-MIL-5
    expected = [max(0, coins) for coins in ((own, other) if seat == 0 else (other, own))]
    return [
        f"seat {number} has {coins} coins, but {expected[number]} are accounted for"
        for number, coins in enumerate(t.coins)
        if coins != expected[number]
    ]


def _counted(per: Per | None, t: Any, seat: int) -> int:
    """Coins for each of something, in the city as it is then (D-CARD-3 to D-CARD-7, D-GUILD)."""
    if per is None:
        return 0
    cities = (seat,) if per.city == "own" else (0, 1)
    return per.amount * max(sum(t.tally[city][TALLY.index(name)] for name in per.of) for city in cities)
