"""Building, production, trading, costs, chains, discarding and coins, clause by clause."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from mirabilia.core.errors import InvalidNotation
from mirabilia.games.duel import tables
from tests.duel.clauses import clause
from tests.duel.scene import DUEL, Scene

CARDS, WONDERS = tables.BOX.cards, tables.BOX.wonders
RAW, GOODS = ("wood", "clay", "stone"), ("glass", "papyrus")
RESOURCES = RAW + GOODS
# Cards that change what a resource costs somebody.
SOURCES = [name for name, card in CARDS.items() if card.produces or card.chooses or card.fixes]
# A card that costs one unit of a resource and nothing else.
ONE_UNIT = {
    "wood": "stable",
    "clay": "garrison",
    "stone": "baths",
    "glass": "apothecary",
    "papyrus": "workshop",
}
CHAINS = {
    "stable": "horse_breeders",
    "garrison": "barracks",
    "palisade": "fortifications",
    "archery_range": "siege_workshop",
    "parade_ground": "circus",
    "scriptorium": "library",
    "pharmacist": "dispensary",
    "school": "university",
    "laboratory": "observatory",
    "theater": "statue",
    "statue": "gardens",
    "altar": "temple",
    "temple": "pantheon",
    "baths": "aqueduct",
    "rostrum": "senate",
    "tavern": "lighthouse",
    "brewery": "arena",
}


def several(cards: str, **fields: Any) -> Scene:
    """A scene of several turns: up to six cards of the far row of Age II, which cover nothing."""
    return Scene(cards, age=2, **fields)


def price(thing: str, **fields: Any) -> int:
    """What seat 0 pays for a card or wonder."""
    return Scene(**fields).price(0, thing)


def unit_prices(seat: int, **fields: Any) -> dict[str, int]:
    """What a seat that makes nothing pays for one unit of each resource."""
    scene = Scene(**fields)
    return {resource: scene.price(seat, ONE_UNIT[resource]) for resource in RESOURCES}


def production(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The units that a city makes every turn, without choices."""
    made = scene.view(seat)["cities"][seat]["production"]
    return {resource: units for resource, units in made.items() if units}


def printed_cost(card: str) -> dict[str, int]:
    """The cost of a card as the explanation of its price lists it."""
    found = Scene().explain(f"build {card}")
    cost = {part["resource"]: part["needed"] for part in found["resources"]}
    return cost | {"coins": found["coins"]} if found["coins"] else cost


# D-BUILD


@clause("D-BUILD-1")
def test_a_built_card_is_paid_stands_in_the_city_and_works_at_once_and_later() -> None:
    scene = several("clay_pit theater garrison altar", coins="1 7")
    scene.play("build clay_pit")
    assert scene.coins == (0, 7)
    assert scene.field("city_0") == {"clay_pit"}
    assert scene.price(0, "garrison") == 0
    scene.play("discard theater", "build garrison")
    assert scene.field("city_0") == {"clay_pit", "garrison"}
    assert scene.coins[0] == 0


@clause("D-BUILD-2")
def test_a_card_with_an_empty_cost_field_is_free() -> None:
    free = {card for card in CARDS if price(card) == 0}
    brown_and_grey = {"lumber_yard", "clay_pool", "quarry", "glass_blower", "drying_room"}
    assert free == brown_and_grey | {"guard_tower", "theater", "altar", "tavern", "brewery"}
    for card in free:
        assert f"build {card}" in Scene(cards=card, coins="0 0").legal()


@clause("D-BUILD-3")
def test_a_coin_cost_goes_to_the_bank() -> None:
    scene = Scene(cards="customs_house brewery", coins="5 7", tokens_1="economy")
    scene.play("build customs_house")
    assert scene.coins == (1, 7)


@clause("D-BUILD-4")
def test_each_unit_is_either_produced_or_bought() -> None:
    scene = Scene(city_0="clay_pit lumber_yard")
    parts = {part["resource"]: part for part in scene.explain("build dispensary")["resources"]}
    assert (parts["clay"]["produced"], parts["clay"]["bought"]) == (1, 1)
    assert (parts["stone"]["produced"], parts["stone"]["bought"]) == (0, 1)
    assert scene.price(0, "dispensary") == 2 + 2


@clause("D-BUILD-5")
@pytest.mark.parametrize("city, coins, can_build", [("clay_pit", 2, False), ("clay_pit", 3, True)])
def test_coins_are_paid_even_if_the_resources_are_made(city: str, coins: int, can_build: bool) -> None:
    scene = Scene(cards="forum", city_0=city, coins=f"{coins} 0")
    assert ("build forum" in scene.legal()) is can_build


@clause("D-BUILD-5")
@pytest.mark.parametrize("coins, can_build", [(3, False), (4, False), (5, True)])
def test_resources_are_bought_besides_the_coins_of_the_cost(coins: int, can_build: bool) -> None:
    assert ("build forum" in Scene(cards="forum", coins=f"{coins} 0").legal()) is can_build


@clause("D-BUILD-6")
def test_a_card_has_a_cost_or_the_chain_symbol_makes_it_free() -> None:
    without = Scene(cards="temple brewery", coins="4 0")
    without.play("build temple")
    assert without.coins[0] == 0
    with_chain = Scene(cards="temple brewery", coins="4 0", city_0="altar")
    with_chain.play("build temple")
    assert with_chain.coins[0] == 4


@clause("D-BUILD-7")
def test_the_coins_a_card_brings_do_not_help_to_pay_for_it() -> None:
    fields: dict[str, Any] = {"cards": "chamber_of_commerce pretorium", "city_0": "glassworks glass_blower"}
    poor = Scene(coins="3 0", **fields)
    assert poor.price(0, "chamber_of_commerce") == 4
    assert "build chamber_of_commerce" not in poor.legal()
    rich = Scene(coins="4 0", **fields)
    rich.play("build chamber_of_commerce")
    assert rich.coins[0] == 4 - 4 + 2 * 3


@clause("D-BUILD-8")
def test_a_city_may_hold_any_number_of_buildings() -> None:
    others = [card for card in CARDS if card not in ("guard_tower", "theater")]
    peaceful = [card for card in others if CARDS[card].color != "green"]
    scene = Scene(cards="theater guard_tower", age=1, city_0=" ".join(peaceful))
    scene.play("build theater")
    assert scene.field("city_0") == {*peaceful, "theater"}


@clause("D-BUILD-8")
def test_each_card_exists_once() -> None:
    layout = ["-"] * 9 + ["plain_back"] + ["-"] * 4 + ["theater"] + ["-"] * 5
    scene = Scene(layout=layout, city_0="quarry", city_1="clay_pit", discarded="tavern")
    scene.play("discard theater")
    seen = {"theater", "quarry", "clay_pit", "tavern"}
    age_1 = {card for card in CARDS if CARDS[card].deck == 1}
    assert set(scene.legal()) == {f"reveal {card}" for card in age_1 - seen}
    with pytest.raises(InvalidNotation, match="quarry"):
        Scene(city_0="quarry", city_1="quarry")


@clause("D-BUILD-9", "D-PROD-3")
@pytest.mark.parametrize(
    "wonder, lost", [("statue_of_zeus", {"quarry", "brickyard"}), ("circus_maximus", {"press", "glassworks"})]
)
def test_only_a_brown_or_grey_card_can_be_destroyed(wonder: str, lost: set[str]) -> None:
    others = {"theater", "scriptorium", "caravansery", "palisade", "builders_guild"}
    city = {"quarry", "brickyard", "press", "glassworks"} | others
    scene = Scene(
        cards="tavern altar",
        coins="30 7",
        unbuilt_0=wonder,
        city_1=" ".join(city),
        built_1="piraeus=clay_pit",
    )
    before = production(scene, 1)
    assert before == {"stone": 1, "clay": 2, "glass": 1, "papyrus": 1}
    scene.play(f"wonder {wonder} with tavern")
    assert set(scene.legal()) == {f"destroy {card}" for card in lost}
    chosen = min(lost)
    scene.play(f"destroy {chosen}")
    assert scene.field("city_1") == city - {chosen}
    gone = {"brickyard": "clay", "glassworks": "glass"}[chosen]
    assert production(scene, 1) == {name: units for name, units in before.items() if name != gone}
    assert scene.view(1)["cities"][1]["choices"] == {"raw": 1, "goods": 1}


@clause("D-BUILD-9", "D-PROD-3")
def test_buildings_stay_when_an_age_ends() -> None:
    scene = several("baths", city_0="quarry press theater", city_1="clay_pit")
    scene.play("build baths")
    assert scene.phase == "lay_cards"
    assert scene.field("city_0") == {"quarry", "press", "theater", "baths"}
    assert scene.field("city_1") == {"clay_pit"}
    assert production(scene) == {"stone": 1, "papyrus": 1}


# D-PROD


@clause("D-PROD-1")
def test_resources_come_from_brown_and_grey_cards_and_four_choice_producers() -> None:
    makers = set()
    for thing in [*CARDS, *WONDERS]:
        scene = Scene(city_0=thing) if thing in CARDS else Scene(built_0=f"{thing}=theater")
        city = scene.view(0)["cities"][0]
        if any(city["production"].values()) or any(city["choices"].values()):
            makers.add(thing)
    brown_and_grey = {card for card in CARDS if CARDS[card].color in ("brown", "grey")}
    assert makers == brown_and_grey | {"forum", "caravansery", "piraeus", "great_lighthouse"}


@clause("D-PROD-2", "D-PROD-3")
def test_a_producer_serves_every_turn_and_is_never_spent() -> None:
    scene = several(
        "baths theater rostrum altar",
        coins="0 0",
        city_0="quarry lumber_yard",
        built_0="sphinx=tavern",
    )
    scene.play("build baths", "discard theater", "build rostrum")
    assert scene.coins[0] == 0
    assert production(scene) == {"stone": 1, "wood": 1}


@clause("D-PROD-4")
def test_one_produced_unit_covers_one_unit_of_a_payment() -> None:
    assert price("walls", city_0="quarry") == 2
    assert price("walls", city_0="quarry stone_pit") == 0
    assert price("aqueduct", city_0="quarry stone_pit") == 2


@clause("D-PROD-5")
def test_single_producers_make_one_unit_and_the_three_big_ones_two() -> None:
    made = {card: production(Scene(city_0=card)) for card in CARDS if CARDS[card].color in ("brown", "grey")}
    assert made == {
        "lumber_yard": {"wood": 1},
        "logging_camp": {"wood": 1},
        "clay_pool": {"clay": 1},
        "clay_pit": {"clay": 1},
        "quarry": {"stone": 1},
        "stone_pit": {"stone": 1},
        "glassworks": {"glass": 1},
        "press": {"papyrus": 1},
        "sawmill": {"wood": 2},
        "brickyard": {"clay": 2},
        "shelf_quarry": {"stone": 2},
        "glass_blower": {"glass": 1},
        "drying_room": {"papyrus": 1},
    }


@clause("D-PROD-6")
@pytest.mark.parametrize(
    "fields, kinds",
    [
        ({"city_0": "caravansery"}, RAW),
        ({"built_0": "great_lighthouse=theater"}, RAW),
        ({"city_0": "forum"}, GOODS),
        ({"built_0": "piraeus=theater"}, GOODS),
    ],
)
def test_a_choice_producer_makes_one_unit_of_one_of_its_kinds(
    fields: dict[str, str], kinds: tuple[str, ...]
) -> None:
    expected = {resource: 0 if resource in kinds else 2 for resource in RESOURCES}
    assert unit_prices(0, **fields) == expected
    dearer = {"rostrum": 2, "statue": 2} if kinds == RAW else {"chamber_of_commerce": 2, "caravansery": 4}
    for card, coins in dearer.items():
        assert price(card, **fields) == coins, card


@clause("D-PROD-7")
def test_choices_are_made_anew_for_every_payment() -> None:
    scene = several("garrison theater baths altar", coins="0 0", city_0="caravansery")
    scene.play("build garrison", "discard theater", "build baths")
    assert scene.coins[0] == 0


@clause("D-PROD-7")
def test_two_choice_producers_make_the_same_or_different_resources() -> None:
    fields = {"city_0": "caravansery forum", "built_0": "great_lighthouse=tavern piraeus=theater"}
    for card in ("statue", "walls", "rostrum", "horse_breeders", "chamber_of_commerce"):
        assert price(card, **fields) == 0, card
    assert price("aqueduct", **fields) == 2
    assert price("caravansery", **fields) == 2  # printed coins: glass and papyrus are made


@clause("D-PROD-8", "D-TRADE-6")
def test_choice_production_raises_no_prices() -> None:
    fields = {"city_1": "caravansery forum", "built_1": "great_lighthouse=tavern piraeus=theater"}
    assert unit_prices(0, **fields) == dict.fromkeys(RESOURCES, 2)
    assert price("aqueduct", city_0="caravansery") == 2 * 2


# D-TRADE


@clause("D-TRADE-1")
def test_what_is_missing_can_be_bought_for_a_building_and_for_a_wonder() -> None:
    scene = Scene(cards="rostrum brewery", coins="8 0", unbuilt_0="sphinx")
    assert {"build rostrum", "wonder sphinx with rostrum"} <= set(scene.legal())
    scene.play("wonder sphinx with rostrum")
    assert scene.coins[0] == 0
    scene = Scene(cards="rostrum brewery", coins="4 0")
    scene.play("build rostrum")
    assert scene.coins[0] == 0


@clause("D-TRADE-2")
def test_a_unit_costs_two_and_one_for_each_symbol_of_the_opponent() -> None:
    assert unit_prices(0) == dict.fromkeys(RESOURCES, 2)
    city = "lumber_yard sawmill clay_pool clay_pit quarry glassworks glass_blower"
    expected = {"wood": 5, "clay": 4, "stone": 3, "glass": 4, "papyrus": 2}
    assert unit_prices(0, city_1=city) == expected
    assert unit_prices(1, city_0=city) == expected


@clause("D-TRADE-2")
def test_own_symbols_do_not_raise_the_own_price() -> None:
    assert price("aqueduct", city_0="shelf_quarry") == 2


@clause("D-TRADE-3")
def test_symbols_are_counted_and_not_cards() -> None:
    assert price("baths", city_1="quarry") == 3
    assert price("baths", city_1="shelf_quarry") == 4
    assert price("baths", city_1="quarry stone_pit shelf_quarry") == 6


@clause("D-BUILD-1", "D-PROD-5", "D-PROD-6", "D-PROD-8", "D-TRADE-2", "D-TRADE-3", "D-TRADE-6", "D-TRADE-7")
@pytest.mark.parametrize(
    "thing", [name for name, item in (CARDS | WONDERS).items() if name in SOURCES or item.chooses]
)
def test_a_producer_built_in_play_changes_prices_like_one_that_stands_there(thing: str) -> None:
    if thing in CARDS:
        scene, standing = several(f"{thing} altar", coins="30 7"), Scene(city_0=thing)
        scene.play(f"build {thing}")
    else:
        scene = several("theater altar", coins="30 7", unbuilt_0=thing)
        standing = Scene(built_0=f"{thing}=theater")
        scene.play(f"wonder {thing} with theater")
    for seat, other in product((0, 1), [*CARDS, *WONDERS]):
        assert scene.price(seat, other) == standing.price(seat, other), (seat, other)


@clause("D-TRADE-4")
def test_trade_coins_go_to_the_bank_and_only_with_economy_to_the_opponent() -> None:
    for tokens, opponent in (("masonry", 7), ("economy", 7 + 4)):
        scene = Scene(cards="baths theater", coins="5 7", city_1="shelf_quarry", tokens_1=tokens)
        scene.play("build baths")
        assert scene.coins == (1, opponent)


@clause("D-TRADE-5")
def test_any_number_of_units_is_bought_each_at_the_same_price() -> None:
    unit = price("baths", city_1="shelf_quarry quarry")
    assert price("walls", city_1="shelf_quarry quarry") == 2 * unit
    assert price("aqueduct", city_1="shelf_quarry quarry") == 3 * unit
    scene = Scene(cards="pretorium palace", coins="10 0", unbuilt_0="great_library")
    scene.play("wonder great_library with pretorium")
    assert scene.coins[0] == 0


@clause("D-TRADE-7")
@pytest.mark.parametrize(
    "card, fixed",
    [
        ("stone_reserve", {"stone"}),
        ("clay_reserve", {"clay"}),
        ("wood_reserve", {"wood"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
def test_a_price_fixing_card_gives_its_owner_the_price_of_one(card: str, fixed: set[str]) -> None:
    city = "lumber_yard clay_pool quarry glassworks press"
    expected = {resource: 1 if resource in fixed else 3 for resource in RESOURCES}
    assert unit_prices(0, city_0=card, city_1=city) == expected
    assert unit_prices(1, city_0=card) == dict.fromkeys(RESOURCES, 2)
    assert price("chamber_of_commerce", city_0=card) == (2 if "papyrus" in fixed else 4)


@clause("D-TRADE-8")
@pytest.mark.parametrize("opponent", ["-", "quarry", "shelf_quarry quarry stone_pit"])
def test_a_fixed_price_holds_whatever_the_opponent_makes(opponent: str) -> None:
    assert price("baths", city_0="stone_reserve", city_1=opponent) == 1


@clause("D-TRADE-9")
def test_a_fixed_price_holds_from_the_next_turn_on() -> None:
    scene = several("stone_reserve theater baths altar", coins="4 7")
    assert scene.price(0, "baths") == 2
    scene.play("build stone_reserve")
    assert scene.coins[0] == 1
    scene.play("discard theater", "build baths")
    assert scene.coins[0] == 0


@clause("D-TRADE-9")
def test_a_fixed_price_holds_in_an_extra_turn() -> None:
    scene = several(
        "theater baths altar",
        coins="11 7",
        unbuilt_0="mausoleum",
        tokens_0="theology",
        discarded="stone_reserve",
    )
    scene.play("wonder mausoleum with theater", "revive stone_reserve")
    assert scene.actor == "0"
    assert scene.coins[0] == 1
    scene.play("build baths")
    assert scene.coins[0] == 0


@clause("D-TRADE-10")
def test_only_missing_units_are_bought_and_nothing_is_sold() -> None:
    scene = Scene(cards="baths theater", coins="20 7", city_0="shelf_quarry", unbuilt_0="pyramids")
    assert set(scene.legal()) == {
        f"{use} {card}"
        for card in ("baths", "theater")
        for use in ("build", "discard", "wonder pyramids with")
    }
    scene.play("build baths")
    assert scene.coins == (20, 7)


@clause("D-TRADE-11")
def test_a_destroyed_card_no_longer_raises_the_price() -> None:
    scene = Scene(
        cards="theater baths", coins="30 7", unbuilt_0="statue_of_zeus", city_1="shelf_quarry quarry"
    )
    assert scene.price(0, "baths") == 5
    scene.play("wonder statue_of_zeus with theater", "destroy shelf_quarry")
    assert scene.price(0, "baths") == 3


# D-COST


@clause("D-COST-1")
def test_the_total_is_the_printed_coins_and_the_prices_of_the_bought_units() -> None:
    scene = Scene(cards="caravansery brewery", coins="9 7", city_1="glassworks press drying_room")
    found = scene.explain("build caravansery")
    assert (found["coins"], found["trade"], found["total"]) == (2, 3 + 4, 9)
    scene.play("build caravansery")
    assert scene.coins == (0, 7)


def made_by(cards: set[str], resource: str) -> int:
    """The symbols of a resource on these cards."""
    found = [CARDS[name].produces.items() for name in cards if name in CARDS]
    return sum(units for made in found for kind, units in made if kind == resource)


def cheapest(thing: str, own: set[str], other: set[str]) -> int:
    """The smallest payment, by trying every use of choice production and of the reduction."""
    things = CARDS | WONDERS
    cost = things[thing].cost
    missing, prices = {}, {}
    for resource, needed in zip(RESOURCES, cost.resources):
        is_fixed = any(resource in CARDS[name].fixes for name in own if name in CARDS)
        missing[resource] = needed - made_by(own, resource)
        prices[resource] = 1 if is_fixed else 2 + made_by(other, resource)
    flexible: list[tuple[str, ...]] = [
        tuple(things[name].chooses) for name in own if name in things and things[name].chooses
    ]
    is_blue = thing in CARDS and CARDS[thing].color == "blue"
    if ("architecture" in own and thing in WONDERS) or ("masonry" in own and is_blue):
        flexible += [RESOURCES] * 2
    return cost.coins + min(
        sum(prices[name] * max(0, missing[name] - made.count(name)) for name in RESOURCES)
        for made in product(*flexible)
    )


@clause("D-COST-2", "D-COST-3")
@pytest.mark.parametrize("seed", range(12))
def test_the_charge_is_the_cheapest_of_all_ways_to_pay(seed: int) -> None:
    chooser = random.Random(seed)
    things = [*CARDS, *WONDERS]
    for _ in range(15):
        picked = chooser.sample(SOURCES, chooser.randint(0, 12))
        own = picked[: len(picked) // 2]
        other = picked[len(picked) // 2 :]
        built = chooser.sample(["great_lighthouse", "piraeus"], chooser.randint(0, 2))
        tokens = chooser.sample(["architecture", "masonry"], chooser.randint(0, 2))
        under = [f"{wonder}={card}" for wonder, card in zip(built, ("theater", "altar"))]
        scene = Scene(
            city_0=" ".join(own) or "-",
            city_1=" ".join(other) or "-",
            built_0=" ".join(under) or "-",
            tokens_0=" ".join(tokens) or "-",
        )
        for thing in chooser.sample(things, 12):
            expected = cheapest(thing, {*own, *built, *tokens}, set(other))
            assert scene.price(0, thing) == expected, (seed, thing, own, other, built, tokens)


@clause("D-COST-2", "D-COST-6")
def test_nobody_is_asked_how_to_pay_and_nobody_can_pay_more() -> None:
    scene = several(
        "palace pretorium",
        coins="20 7",
        city_0="caravansery forum",
        tokens_0="masonry",
        city_1="sawmill glassworks moneylenders_guild",
    )
    assert [text for text in scene.legal() if "palace" in text] == ["discard palace", "build palace"]
    scene.play("build palace")
    assert scene.coins == (18, 7)
    assert (scene.phase, scene.actor) == ("move", "1")


@clause("D-COST-3")
def test_choices_take_the_dearest_raw_and_goods_unit_and_the_reduction_the_two_dearest_left() -> None:
    scene = Scene(city_0="caravansery forum", city_1="sawmill glassworks", tokens_0="masonry")
    parts = {part["resource"]: part for part in scene.explain("build palace")["resources"]}
    assert {name: part["price"] for name, part in parts.items()} == {
        "wood": 4,
        "clay": 2,
        "stone": 2,
        "glass": 3,
    }
    assert {name for name, part in parts.items() if part["chosen"]} == {"wood", "glass"}
    assert parts["glass"]["saved"] == 1
    assert sum(part["saved"] for part in parts.values()) == 2
    assert sum(part["bought"] for part in parts.values()) == 1


@clause("D-COST-4")
def test_architecture_reduces_wonders_only_and_masonry_blue_cards_only() -> None:
    plain = Scene()
    with_architecture, with_masonry = Scene(tokens_0="architecture"), Scene(tokens_0="masonry")
    blue = {card for card in CARDS if CARDS[card].color == "blue"}
    for thing in [*CARDS, *WONDERS]:
        full = plain.price(0, thing)
        reduced = max(0, full - 2 * 2)
        assert with_architecture.price(0, thing) == (reduced if thing in WONDERS else full), thing
        assert with_masonry.price(0, thing) == (reduced if thing in blue else full), thing


@clause("D-COST-4")
def test_the_reduction_is_chosen_afresh_at_every_construction() -> None:
    scene = several(
        "aqueduct theater courthouse altar",
        coins="6 7",
        tokens_0="masonry",
        city_1="quarry glassworks",
    )
    scene.play("build aqueduct")  # two of three stone at 3 are saved
    assert scene.coins[0] == 3
    scene.play("discard theater", "build courthouse")  # the glass at 3 and a wood are saved
    assert scene.coins[0] == 1


@clause("D-COST-5")
def test_the_reduction_gives_no_change() -> None:
    for card, city in (("baths", "-"), ("statue", "clay_pit"), ("theater", "-"), ("aqueduct", "quarry")):
        scene = Scene(cards=f"{card} tavern", age=1, coins="0 7", city_0=city, tokens_0="masonry")
        scene.play(f"build {card}")
        assert scene.coins == (0, 7), card
    assert price("aqueduct", tokens_0="masonry") == 2


@clause("D-COST-5")
def test_the_reduction_takes_missing_units_after_production() -> None:
    assert price("town_hall", tokens_0="masonry", city_0="shelf_quarry") == 2
    assert price("pyramids", tokens_0="architecture", city_0="shelf_quarry") == 0


@clause("D-COST-7", "D-CHAIN-2")
def test_a_chain_is_always_used_and_nothing_is_traded() -> None:
    scene = Scene(
        cards="library brewery",
        coins="20 7",
        city_0="scriptorium",
        city_1="quarry glassworks",
        tokens_1="economy",
    )
    found = scene.explain("build library")
    assert (found["total"], found["chain"], found["trade"]) == (0, "scriptorium", 0)
    assert [text for text in scene.legal() if "library" in text] == ["discard library", "build library"]
    scene.play("build library")
    assert scene.coins == (20, 7)


# D-CHAIN


@clause("D-CHAIN-1")
def test_a_chain_leads_from_an_earlier_age_to_a_card_with_a_cost() -> None:
    for provider, target in CHAINS.items():
        ages = CARDS[provider].deck, CARDS[target].deck
        assert ages in ((1, 2), (1, 3), (2, 3)), target
        assert price(target) > 0, target


@clause("D-CHAIN-2")
def test_a_chain_saves_the_coins_of_barracks_too() -> None:
    assert price("barracks") == 3
    scene = Scene(cards="barracks brewery", coins="0 0", city_0="garrison")
    scene.play("build barracks")
    assert scene.coins == (0, 0)
    assert "barracks" in scene.field("city_0")


@clause("D-CHAIN-3")
def test_the_seventeen_chains_and_no_other_make_a_card_free() -> None:
    found = {}
    for provider in CARDS:
        scene = Scene(city_0=provider)
        for target in CARDS:
            chain = scene.explain(f"build {target}")["chain"]
            if chain:
                assert scene.price(0, target) == 0
                found[chain] = target
                assert chain == provider
    assert found == CHAINS
    assert len(found) == 17


@clause("D-CHAIN-4")
@pytest.mark.parametrize(
    "fields",
    [{"discarded": "theater"}, {"built_0": "sphinx=theater"}, {"city_1": "theater"}, {"cards": "theater"}],
)
def test_a_provider_that_is_not_in_the_own_city_is_useless(fields: dict[str, str]) -> None:
    assert price("statue", **fields) == 4
    assert price("statue", city_0="theater") == 0


@clause("D-CHAIN-5")
def test_a_chain_symbol_is_not_used_up() -> None:
    scene = Scene(cards="statue brewery", coins="0 0", city_0="theater")
    scene.play("build statue")
    assert scene.field("city_0") == {"theater", "statue"}
    assert scene.price(0, "statue") == 0
    assert scene.price(0, "gardens") == 0


@clause("D-CHAIN-6")
def test_a_provider_from_the_mausoleum_counts_from_then_on() -> None:
    scene = several("tavern altar statue clay_pit", coins="10 0", unbuilt_0="mausoleum", discarded="theater")
    scene.play("wonder mausoleum with tavern", "revive theater", "discard altar")
    assert scene.coins[0] == 0
    scene.play("build statue")
    assert scene.field("city_0") == {"theater", "statue"}
    assert scene.coins[0] == 0


@clause("D-CHAIN-7")
@pytest.mark.parametrize(
    "card, city, income",
    [("theater", "-", 0), ("baths", "-", 0), ("statue", "brickyard", 0), ("statue", "theater", 4)],
)
def test_an_empty_cost_or_masonry_makes_no_chain_construction(card: str, city: str, income: int) -> None:
    scene = Scene(cards=f"{card} brewery", coins="0 0", city_0=city, tokens_0="masonry urbanism")
    scene.play(f"build {card}")
    assert scene.coins[0] == income


# D-DISC


@clause("D-DISC-1", "D-DISC-2")
@pytest.mark.parametrize(
    "card, city, income",
    [
        ("theater", "-", 2),
        ("theater", "quarry press scriptorium altar palisade", 2),
        ("theater", "clay_reserve", 3),
        ("theater", "clay_reserve forum arena quarry", 5),
        ("tavern", "-", 2),
        ("tavern", "clay_reserve", 3),
    ],
)
def test_a_discard_brings_two_coins_and_one_for_each_yellow_card_in_the_city(
    card: str, city: str, income: int
) -> None:
    scene = Scene(cards=f"{card} guard_tower", coins="1 7", city_0=city, city_1="wood_reserve brewery")
    scene.play(f"discard {card}")
    assert scene.coins == (1 + income, 7)
    assert scene.field("discarded") == {card}
    assert card not in scene.field("city_0")


@clause("D-DISC-3")
def test_both_players_see_the_discard_pile() -> None:
    scene = several("theater altar baths", discarded="quarry")
    scene.play("discard theater", "discard altar")
    for seat in (0, 1):
        assert set(scene.view(seat)["discarded"]) == {"quarry", "theater", "altar"}


@clause("D-DISC-4")
@pytest.mark.parametrize("wonder, destroyed", [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_a_destroyed_card_goes_to_the_pile_but_not_the_card_under_the_wonder(
    wonder: str, destroyed: str
) -> None:
    scene = Scene(cards="theater altar", coins="30 7", unbuilt_0=wonder, city_1="press quarry")
    scene.play(f"wonder {wonder} with theater", f"destroy {destroyed}")
    assert scene.field("discarded") == {destroyed}
    assert scene.field("built_0") == {f"{wonder}=theater"}


@clause("D-DISC-4", "D-DISC-5", "D-DISC-1")
def test_the_pile_is_kept_through_all_ages_and_holds_no_card_removed_at_setup() -> None:
    match = DUEL.new(seed=3, wonders="first_game")
    discarded: set[str] = set()
    while not match.is_over:
        seat = match.to_act[0]
        action = next(text for text in match.legal(seat) if text.startswith("discard"))
        match.play(seat, action)
        discarded.add(action.split()[1])
        assert set(match.view(seat)["state"]["discarded"]) == discarded
    removed = set(CARDS) - discarded
    assert len(discarded) == 60
    assert (
        sorted(str(CARDS[card].deck) for card in removed) == ["1"] * 3 + ["2"] * 3 + ["3"] * 3 + ["guild"] * 4
    )
    assert [city["coins"] for city in match.view()["state"]["cities"]] == [7 + 30 * 2] * 2


# D-COIN


@clause("D-COIN-1")
@pytest.mark.parametrize("before, after", [(7, 5), (2, 0), (1, 0), (0, 0)])
def test_loot_takes_no_more_than_there_is(before: int, after: int) -> None:
    scene = Scene(cards="walls brewery", coins=f"9 {before}", pawn=1, city_0="shelf_quarry")
    scene.play("build walls")
    assert scene.coins == (9, after)


@clause("D-COIN-1")
@pytest.mark.parametrize("before, after", [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_the_appian_way_takes_no_more_than_there_is(before: int, after: int) -> None:
    scene = Scene(cards="theater altar", coins=f"10 {before}", unbuilt_0="appian_way")
    scene.play("wonder appian_way with theater")
    assert scene.coins == (3, after)


@clause("D-COIN-2")
def test_the_bank_is_unlimited() -> None:
    scene = several("theater altar tavern", coins="80 100", unbuilt_0="temple_of_artemis")
    scene.play("wonder temple_of_artemis with theater", "build tavern", "discard altar")
    assert scene.coins == (80 - 8 + 12 + 4, 102)


@clause("D-COIN-3", "D-BUILD-7")
@pytest.mark.parametrize("coins", range(10))
def test_what_cannot_be_paid_cannot_be_done(coins: int) -> None:
    scene = Scene(cards="rostrum aqueduct", coins=f"{coins} 9", unbuilt_0="sphinx")
    due = {"discard rostrum", "discard aqueduct"}
    due |= {"build rostrum"} if coins >= 4 else set()
    due |= {"build aqueduct"} if coins >= 6 else set()
    due |= {"wonder sphinx with rostrum", "wonder sphinx with aqueduct"} if coins >= 8 else set()
    assert set(scene.legal()) == due


# D-EX: the examples of the rulebooks.


@clause("D-EX-1")
def test_example_costs() -> None:
    assert printed_cost("lumber_yard") == {}
    assert printed_cost("stone_pit") == {"coins": 1}
    assert printed_cost("baths") == {"stone": 1}
    assert printed_cost("arena") == {"clay": 1, "stone": 1, "wood": 1}


@clause("D-EX-2")
def test_example_horse_breeders() -> None:
    assert printed_cost("horse_breeders") == {"clay": 1, "wood": 1}
    assert price("horse_breeders") == 4
    assert price("horse_breeders", city_0="stable") == 0


@clause("D-EX-3")
def test_example_production() -> None:
    scene = Scene(cards="baths garrison apothecary", coins="0 0", city_0="quarry clay_pool brickyard press")
    assert production(scene) == {"stone": 1, "clay": 3, "papyrus": 1}
    assert {text for text in scene.legal() if text.startswith("build")} == {"build baths", "build garrison"}


@clause("D-EX-4")
def test_example_price_of_stone() -> None:
    scene = Scene(city_1="shelf_quarry")
    assert scene.price(0, "baths") == 4
    assert scene.price(1, "aqueduct") == 2


@clause("D-EX-5")
def test_example_fortifications() -> None:
    scene = Scene(
        cards="fortifications palace", turn=1, coins="0 5", city_0="clay_pit", city_1="shelf_quarry"
    )
    scene.play("build fortifications")
    assert scene.coins == (0, 0)


@clause("D-EX-6")
def test_example_aqueduct() -> None:
    scene = Scene(cards="aqueduct brewery", coins="12 0", city_1="shelf_quarry")
    scene.play("build aqueduct")
    assert scene.coins == (0, 0)


@clause("D-EX-7")
def test_example_coin_costs() -> None:
    for city in ("-", "sawmill brickyard shelf_quarry glassworks press forum caravansery"):
        assert price("scriptorium", city_0=city) == 2
        assert price("stone_pit", city_0=city) == 1


@clause("D-EX-8", "D-EX-22")
@pytest.mark.parametrize("tokens, receives", [("law", 0), ("economy", 5)])
def test_example_caravansery_without_and_with_economy(tokens: str, receives: int) -> None:
    scene = Scene(cards="caravansery brewery", turn=1, coins="0 7", city_0="glassworks", tokens_0=tokens)
    scene.play("build caravansery")
    assert scene.coins == (receives, 0)


@clause("D-EX-9")
def test_example_chains() -> None:
    for provider, target, other in (
        ("baths", "aqueduct", "brewery"),
        ("palisade", "fortifications", "palace"),
    ):
        assert f"build {target}" not in Scene(cards=f"{target} {other}", coins="0 0").legal()
        assert f"build {target}" in Scene(cards=f"{target} {other}", coins="0 0", city_0=provider).legal()


@clause("D-EX-10")
def test_example_available_cards() -> None:
    far, middle = ["theater", "altar"], ["tavern", "quarry", "press", "stable"]
    near = ["garrison", "baths", "workshop", "stone_pit", "lumber_yard", "scriptorium"]
    scene = Scene(layout=far + ["plain_back"] * 3 + middle + ["plain_back"] * 5 + near)
    scene.play("discard garrison", "discard workshop")
    available = {card["slot"]: card["card"] for card in scene.view(0)["layout"] if card["is_available"]}
    assert available == {15: "baths", 17: "stone_pit", 18: "lumber_yard", 19: "scriptorium"}
    assert {text.split()[-1] for text in scene.legal()} == set(available.values())


@clause("D-EX-11")
def test_example_discarded_aqueduct() -> None:
    scene = Scene(cards="aqueduct brewery", turn=1, coins="7 0", city_1="tavern clay_reserve")
    scene.play("discard aqueduct")
    assert scene.coins == (7, 4)


@clause("D-EX-16")
def test_example_statue_with_caravansery() -> None:
    assert price("statue", city_0="caravansery", city_1="brickyard") == 4


@clause("D-EX-17")
def test_example_palace_without_and_with_masonry() -> None:
    fields = {"city_0": "caravansery forum", "city_1": "sawmill glassworks"}
    assert price("palace", **fields) == 7
    assert price("palace", tokens_0="masonry", **fields) == 2


@clause("D-EX-18")
def test_example_great_library_without_and_with_architecture() -> None:
    fields = {"city_0": "lumber_yard customs_house", "city_1": "sawmill"}
    assert price("great_library", **fields) == 10
    assert price("great_library", tokens_0="architecture", **fields) == 2


@clause("D-EX-19")
def test_example_town_hall_with_a_fixed_price() -> None:
    assert price("town_hall", city_0="stone_reserve", city_1="shelf_quarry") == 7


@clause("D-EX-20")
def test_example_the_great_lighthouse_makes_what_is_dearer() -> None:
    assert price("circus", city_0="stone_reserve", built_0="great_lighthouse=theater") == 4


@clause("D-EX-21")
def test_example_colossus_with_architecture() -> None:
    fields = {"city_0": "brickyard", "city_1": "glassworks clay_pit"}
    assert price("colossus", **fields) == 3 + 3
    assert price("colossus", tokens_0="architecture", **fields) == 0
