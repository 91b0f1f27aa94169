"""What an action costs and why, by the same functions that decide what is legal (D-COST)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from typing_extensions import TypedDict

from ...core.record import Batch, plain
from .codes import BUILD, DISCARD, FOR_WONDER, PICK_WONDER, USES
from .components import RESOURCES
from .prices import RAW_END, after_choices, after_savings, is_chained, lacking, price, units
from .state import BUILT, CITY, HELD
from .tables import (
    BASE_PRICE,
    CARD_NAMES,
    CARDS,
    CHOOSES,
    COST,
    COST_COINS,
    DISCARD_COINS,
    FIXES,
    FREE_WITH,
    GOODS_CHOICE,
    NOTHING,
    RAW_CHOICE,
    SAVING,
    TOKEN_NAMES,
    TOKEN_SAVES,
    WONDER_NAMES,
    YELLOW,
)


class PriceReason(TypedDict, total=False):
    """Why a unit has its price: the base price and the opponent's symbols, or what fixes it."""

    base: int
    opponent_symbols: int
    fixed_by: str


class ResourcePart(TypedDict):
    """How one resource of a cost is met."""

    resource: str
    needed: int
    produced: int
    chosen: int
    saved: int
    bought: int
    price: int
    price_reason: PriceReason


class Price(TypedDict):
    """What a card or a wonder costs a seat, and why."""

    kind: Literal["build", "wonder"]
    thing: str
    total: int
    missing: int
    coins: int
    chain: str | None
    resources: list[ResourcePart]
    choice_producers: list[str]
    saved_by: str | None
    trade: int
    trade_to: Literal["opponent", "bank"]


class Income(TypedDict):
    """What the discard of a card brings, and why."""

    kind: Literal["discard"]
    income: int
    yellow_cards: int


class Quotes(TypedDict):
    """What a seat would pay now for each available card and each of its wonders, and get for a discard."""

    cards: dict[str, Price]
    wonders: dict[str, Price]
    discard: Income


def explain(states: Batch[Any], seat: int, action: int) -> Price | Income | None:
    """The price of building a card or wonder, or the income of a discard; None for anything else."""
    if not 0 <= action < PICK_WONDER:
        return None
    card, use = action // USES, action % USES
    if use == DISCARD:
        return _income(plain(states), seat)
    return _price(states[0], plain(states), seat, card if use == BUILD else CARDS + use - FOR_WONDER)


def quotes(states: Batch[Any], seat: int) -> Quotes:
    """What a seat would pay now, whether or not it is to act and can afford it."""
    record, s = states[0], plain(states)
    cards = [s.slots[slot] for slot in s.open_slots[: s.n_open]]
    wonders = s.unbuilt[seat][: s.n_unbuilt[seat]]
    return {
        "cards": {CARD_NAMES[card]: _price(record, s, seat, card) for card in cards},
        "wonders": {WONDER_NAMES[wonder]: _price(record, s, seat, CARDS + wonder) for wonder in wonders},
        "discard": _income(s, seat),
    }


def _income(s: Any, seat: int) -> Income:
    yellow = s.tally[seat][YELLOW]  # D-DISC-1
    return {"kind": "discard", "income": DISCARD_COINS + yellow, "yellow_cards": yellow}


def _price(record: Any, s: Any, seat: int, thing: int) -> Price:
    """Kernels take the record; everything else is read from its plain form."""
    is_free = thing < CARDS and bool(is_chained(record, seat, thing))  # D-COST-7
    resources = [] if is_free else _resources(record, s, seat, thing)
    total = int(price(record, seat, thing))
    return {
        "kind": "build" if thing < CARDS else "wonder",
        "thing": (CARD_NAMES + WONDER_NAMES)[thing],
        "total": total,
        "missing": max(0, total - s.coins[seat]),
        "coins": 0 if is_free else int(COST_COINS[thing]),
        "chain": CARD_NAMES[FREE_WITH[thing]] if is_free else None,
        "resources": resources,
        "choice_producers": _choice_producers(s, seat, resources),
        "saved_by": _saved_by(s, seat, thing) if any(part["saved"] for part in resources) else None,
        "trade": sum(part["bought"] * part["price"] for part in resources),
        "trade_to": "opponent" if s.trade_income[1 - seat] else "bank",  # D-TOKEN-4
    }


def _resources(record: Any, s: Any, seat: int, thing: int) -> list[ResourcePart]:
    """How each resource of a cost is met (D-COST-3)."""
    lack = int(lacking(record, seat, thing))
    unchosen = int(after_choices(record, seat, lack))
    unsaved = int(after_savings(record, seat, thing, unchosen))
    parts: list[ResourcePart] = []
    for resource, name in enumerate(RESOURCES):
        needed = int(COST[thing, resource])
        if needed:
            missing, left, bought = (int(units(pack, resource)) for pack in (lack, unchosen, unsaved))
            parts.append(
                {
                    "resource": name,
                    "needed": needed,
                    "produced": needed - missing,
                    "chosen": missing - left,
                    "saved": left - bought,
                    "bought": bought,
                    "price": s.prices[seat][resource],
                    "price_reason": _price_reason(s, seat, resource),
                }
            )
    return parts


def _price_reason(s: Any, seat: int, resource: int) -> PriceReason:
    """Why a unit has its price (D-TRADE-2, D-TRADE-7)."""
    if not s.fixed[seat][resource]:
        return {"base": BASE_PRICE, "opponent_symbols": s.production[1 - seat][resource]}
    own = (card for card in range(CARDS) if s.card_at[card] == CITY + seat and FIXES[card, resource])
    return {"fixed_by": CARD_NAMES[next(own)]}


def _choice_producers(s: Any, seat: int, resources: list[ResourcePart]) -> list[str]:
    """The city's producers of the kinds that make something here (D-PROD-6)."""
    kinds = {
        RAW_CHOICE if RESOURCES.index(part["resource"]) < RAW_END else GOODS_CHOICE
        for part in resources
        if part["chosen"]
    }
    owned = [at == CITY + seat for at in s.card_at] + [at == BUILT + seat for at in s.wonder_at]
    names = CARD_NAMES + WONDER_NAMES
    return [
        name
        for thing, name in enumerate(names)
        if owned[thing] and CHOOSES[thing] != NOTHING and CHOOSES[thing] in kinds
    ]


def _saved_by(s: Any, seat: int, thing: int) -> str | None:
    """The token that makes a construction cheaper (D-COST-4)."""
    for token, name in enumerate(TOKEN_NAMES):
        if s.token_at[token] == HELD + seat and TOKEN_SAVES[token, int(SAVING[thing])]:
            return name
    return None


def explain_text(explanation: Mapping[str, Any], name: Callable[[str], str] = str) -> str:
    """An explanation as one line; `name` makes names for people from ids."""
    if explanation["kind"] == "discard":
        yellow = explanation["yellow_cards"]
        return f"{count_coins(explanation['income'])} gained: {DISCARD_COINS} + {yellow} for yellow cards"
    if explanation["chain"]:
        return f"free by chain ({name(explanation['chain'])})"
    bought = [f"{explanation['coins']} printed"] if explanation["coins"] else []
    bought += [_bought_text(part, name) for part in explanation["resources"] if part["bought"]]
    head = f"{count_coins(explanation['total'])}: {', '.join(bought)}" if bought else "free"
    return "; ".join([head, *_notes(explanation, name)])


def count_coins(coins: int) -> str:
    """So many coins, in words."""
    return "1 coin" if coins == 1 else f"{coins} coins"


def _bought_text(part: Mapping[str, Any], name: Callable[[str], str]) -> str:
    text = f"{part['bought']} {part['resource']} at {part['price']}"
    reason = part["price_reason"]
    if "fixed_by" in reason:
        return f"{text} ({name(reason['fixed_by'])})"
    symbols = reason["opponent_symbols"]
    return f"{text} ({reason['base']} + {symbols} of the opponent)" if symbols else text


def _notes(explanation: Mapping[str, Any], name: Callable[[str], str]) -> list[str]:
    """What is not bought, and where the coins go."""
    notes = []
    producers = ", ".join(name(producer) for producer in explanation["choice_producers"])
    saved_by = name(explanation["saved_by"] or "")
    for key, words in (
        ("produced", "produced"),
        ("chosen", f"made by {producers}"),
        ("saved", f"saved by {saved_by}"),
    ):
        met = [
            part["resource"] if part[key] == part["needed"] else f"{part[key]} {part['resource']}"
            for part in explanation["resources"]
            if part[key]
        ]
        if met:
            notes.append(f"{', '.join(met)} {words}")
    if explanation["trade"] and explanation["trade_to"] == "opponent":
        notes.append(f"{explanation['trade']} to the opponent")
    return notes
