"""What cards, guilds and the pawn bring, how ages and matches end, and the points."""

from __future__ import annotations

import random
import tomllib
from itertools import groupby
from typing import Any

import pytest

from mirabilia.games.duel.components import DATA, GOODS, RAW
from tests.duel.clauses import clause
from tests.duel.scene import DUEL, Scene

CARDS: dict[str, dict[str, Any]] = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
WONDERS: dict[str, dict[str, Any]] = tomllib.loads((DATA / "wonders.toml").read_text(encoding="utf-8"))
TOKENS: dict[str, dict[str, Any]] = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))

FIVE_SYMBOLS = "scriptorium pharmacist workshop apothecary academy"


def of_color(*colors: str) -> str:
    """All cards of some colors."""
    return " ".join(name for name, card in CARDS.items() if card["color"] in colors)


def income(scene: Scene, card: str) -> int:
    """What the active seat gains by building a card, beside what it pays."""
    seat = int(scene.actor)
    before = scene.coins[seat] - scene.price(seat, card)
    scene.play(f"build {card}")
    return scene.coins[seat] - before


# Every card.


def count(city: dict[str, Any], of: list[str]) -> int:
    """What a city has of the things that a card counts."""
    things = dict(city["by_color"])
    things["wonder"] = sum(wonder["is_built"] for wonder in city["wonders"])
    things["coin_triple"] = city["coins"] // 3
    return sum(things[thing] for thing in of)


def per(rule: dict[str, Any] | None, own: dict[str, Any], other: dict[str, Any]) -> int:
    """What a `coins_per` or `points_per` is worth."""
    if rule is None:
        return 0
    counts = [count(own, rule["of"])] + ([count(other, rule["of"])] if rule["city"] == "larger" else [])
    return int(rule["amount"] * max(counts))


def cost_of(card: dict[str, Any], own: dict[str, Any]) -> int:
    """Coins for a card in a city without choice production."""
    if any(CARDS[name].get("offers") == card.get("free_with", "none") for name in own["cards"]):
        return 0
    cost = dict(card.get("cost", {}))
    coins = cost.pop("coins", 0)
    missing = {resource: max(0, units - own["production"][resource]) for resource, units in cost.items()}
    return int(coins + sum(units * own["prices"][resource] for resource, units in missing.items()))


def expect_built(name: str, own: dict[str, Any], other: dict[str, Any]) -> None:
    """Change the cities as the entry of a card says that building it does; the pawn is in the centre."""
    card = CARDS[name]
    own["coins"] -= cost_of(card, own)
    own["cards"] = [each for each in CARDS if each in (*own["cards"], name)]
    own["by_color"][card["color"]] += 1
    own["coins"] += card.get("coins", 0) + per(card.get("coins_per"), own, other)
    for resource, units in card.get("produces", {}).items():
        own["production"][resource] += units
        if not any(resource in CARDS[each].get("fixes", {}) for each in other["cards"]):
            other["prices"][resource] += units
    own["prices"].update(card.get("fixes", {}))
    if "chooses" in card:
        assert tuple(card["chooses"]) in (RAW, GOODS)
        own["choices"]["raw" if tuple(card["chooses"]) == RAW else "goods"] += 1
    if "symbol" in card:
        own["symbols"][card["symbol"]] += 1
        own["different_symbols"] = sum(number > 0 for number in own["symbols"].values())
    shields = card.get("shields", 0)
    other["coins"] -= 2 if shields >= 3 else 0
    if card["color"] in own["score"]:
        own["score"][card["color"]] += card.get("points", 0)
    own["score"]["purple"] += per(card.get("points_per"), own, other)
    own["score"]["military"] = (0, 2, 2, 5)[shields]
    for city in (own, other):
        city["score"]["treasury"] = city["coins"] // 3
        city["score"]["total"] = 0
        city["score"]["total"] = sum(city["score"].values())


@clause("D-CARD-10")
@pytest.mark.parametrize("name", CARDS)
def test_building_a_card_does_what_its_entry_says(name: str) -> None:
    city_0 = "lumber_yard sawmill press tavern guard_tower baths apothecary"
    city_1 = "clay_pool quarry drying_room brewery customs_house walls barracks statue rostrum school library"
    spare = [card for card in ("altar", "theater", "glassworks", "stone_pit", "logging_camp") if card != name]
    scene = Scene(
        f"{spare[0]} {name}",
        coins="50 31",
        city_0=" ".join(card for card in city_0.split() if card != name),
        city_1=" ".join(card for card in city_1.split() if card != name),
        built_0=f"pyramids={spare[1]}",
        built_1=f"sphinx={spare[2]} colossus={spare[3]}",
    )
    expected = scene.view(0)["cities"]
    expect_built(name, *expected)
    scene.play(f"build {name}")
    assert scene.view(0)["cities"] == expected
    assert scene.pawn == CARDS[name].get("shields", 0)
    assert scene.actor == "1"


# Cards that bring coins.


@clause("D-CARD-1", "D-CARD-2")
@pytest.mark.parametrize("card, coins", [("tavern", 4), ("brewery", 6)])
def test_tavern_and_brewery_give_their_coins_once(card: str, coins: int) -> None:
    scene = Scene(f"{card} altar baths theater", age=2, coins="0 0")
    scene.play(f"build {card}")
    assert scene.coins == (coins, 0)
    scene.play("build altar", "build theater")
    assert scene.coins == (coins, 0)


@clause("D-CARD-3", "D-EX-26")
def test_chamber_of_commerce_gives_3_coins_for_each_own_grey_card() -> None:
    scene = Scene("chamber_of_commerce", coins="9 9", city_0="press drying_room", city_1="glassworks")
    assert income(scene, "chamber_of_commerce") == 6
    assert scene.coins == (15, 9)


@clause("D-CARD-4", "D-CARD-9")
def test_port_counts_own_brown_cards_not_their_symbols() -> None:
    scene = Scene("port", coins="30 9", city_0="sawmill clay_pit", city_1="quarry stone_pit brickyard")
    assert income(scene, "port") == 4


@clause("D-CARD-5", "D-EX-26")
def test_lighthouse_counts_itself_among_the_own_yellow_cards() -> None:
    scene = Scene("lighthouse", coins="0 9", city_0="tavern forum", city_1="brewery customs_house")
    scene.play("build lighthouse")
    assert scene.coins == (3, 9)


@clause("D-CARD-6", "D-CARD-9")
def test_armory_gives_1_coin_for_each_own_red_card() -> None:
    scene = Scene("armory", coins="30 9", city_0="walls arsenal stable", city_1="circus barracks")
    assert income(scene, "armory") == 3


@clause("D-CARD-7", "D-EX-26")
def test_arena_gives_2_coins_for_each_own_built_wonder() -> None:
    scene = Scene(
        "arena",
        coins="30 9",
        built_0="sphinx=quarry pyramids=altar",
        unbuilt_0="colossus",
        built_1="piraeus=baths",
    )
    assert income(scene, "arena") == 4


@clause("D-CARD-8")
@pytest.mark.parametrize("card", ["chamber_of_commerce", "port", "lighthouse", "armory", "arena"])
def test_the_five_yellow_cards_that_count_are_worth_3_points(card: str) -> None:
    assert Scene(coins="0 0", city_0=card).score(0)["total"] == 3


@clause("D-CARD-9")
@pytest.mark.parametrize("card", ["chamber_of_commerce", "port", "armory", "arena"])
def test_the_yellow_cards_that_count_do_not_look_at_the_other_city(card: str) -> None:
    scene = Scene(
        card,
        coins="90 0",
        city_1=of_color("brown", "grey", "red"),
        built_1="sphinx=altar piraeus=baths",
    )
    assert income(scene, card) == 0


# Guilds.

COUNTING_GUILDS = [
    ("merchants_guild", "tavern", "brewery forum customs_house"),
    ("shipowners_guild", "quarry press", "sawmill clay_pit glassworks"),
    ("magistrates_guild", "altar", "baths theater statue"),
    ("scientists_guild", "school", "library academy workshop"),
    ("tacticians_guild", "walls", "stable circus arsenal"),
]


@clause("D-GUILD-1", "D-GUILD-2", "D-GUILD-4", "D-GUILD-9")
@pytest.mark.parametrize("guild, fewer, three", COUNTING_GUILDS)
@pytest.mark.parametrize("is_own_larger", [True, False])
def test_a_guild_pays_and_scores_1_for_each_card_of_the_larger_city(
    guild: str, fewer: str, three: str, is_own_larger: bool
) -> None:
    own, other = (three, fewer) if is_own_larger else (fewer, three)
    scene = Scene(f"{guild} obelisk", coins="40 40", city_0=own, city_1=other)
    assert income(scene, guild) == 3
    assert scene.score(0)["purple"] == 3
    assert (scene.phase, scene.actor) == ("move", "1")  # there is nothing to choose


@clause("D-GUILD-9")
def test_with_equal_counts_a_guild_takes_that_number() -> None:
    scene = Scene("tacticians_guild", coins="40 40", city_0="walls stable", city_1="circus arsenal")
    assert income(scene, "tacticians_guild") == 2
    assert scene.score(0)["purple"] == 2


@clause("D-GUILD-2", "D-GUILD-3", "D-EX-24")
@pytest.mark.parametrize("seat", [0, 1])
def test_shipowners_guild_counts_both_colors_in_one_city(seat: int) -> None:
    cities = ["lumber_yard clay_pool quarry stone_pit", "sawmill brickyard press glassworks drying_room"]
    scene = Scene("shipowners_guild", turn=seat, coins="40 40", city_0=cities[0], city_1=cities[1])
    assert income(scene, "shipowners_guild") == 5
    assert scene.score(seat)["purple"] == 5


@clause("D-GUILD-5")
@pytest.mark.parametrize("owner", [0, 1])
def test_builders_guild_scores_2_for_each_wonder_of_the_city_with_most_and_pays_nothing(owner: int) -> None:
    scene = Scene(
        "builders_guild",
        turn=owner,
        coins="40 40",
        built_0="sphinx=quarry",
        built_1="colossus=baths pyramids=altar mausoleum=press",
        unbuilt_0="piraeus great_library",
        unbuilt_1="appian_way",
    )
    assert income(scene, "builders_guild") == 0
    assert scene.score(owner)["purple"] == 6


@clause("D-GUILD-6", "D-GUILD-11", "D-SCORE-6", "D-EX-25")
@pytest.mark.parametrize("owner", [0, 1])
def test_moneylenders_guild_scores_the_complete_triples_of_the_richer_city(owner: int) -> None:
    scene = Scene(coins="8 11", **{f"city_{owner}": "moneylenders_guild"})
    assert [scene.score(seat)["treasury"] for seat in (0, 1)] == [2, 3]
    assert scene.score(owner)["purple"] == 3
    assert scene.score(owner)["total"] == (2, 3)[owner] + 3


@clause("D-GUILD-6")
def test_moneylenders_guild_pays_nothing_when_built() -> None:
    scene = Scene("moneylenders_guild", coins="40 90")
    assert income(scene, "moneylenders_guild") == 0


@clause("D-GUILD-7", "D-GUILD-8", "D-SCORE-7")
def test_a_guild_pays_once_and_scores_the_city_that_is_larger_at_the_end() -> None:
    scene = Scene(
        layout="arena academy merchants_guild - lighthouse" + " -" * 15,
        age=3,
        coins="40 40",
        city_0="forum caravansery clay_reserve",
        city_1="tavern brewery",
    )
    assert income(scene, "merchants_guild") == 3  # its own city has three
    after = scene.coins[0]
    scene.play("build lighthouse", "discard academy", "build arena")
    assert scene.coins[0] == after + 2 + 3  # the discarded card brings these
    assert scene.score(0)["purple"] == 4  # the other city has four
    assert scene.ending


@clause("D-GUILD-10")
def test_purple_cards_count_for_no_guild() -> None:
    scene = Scene("shipowners_guild", coins="20 0", city_0=of_color("purple").replace("shipowners_guild", ""))
    assert income(scene, "shipowners_guild") == 0
    assert scene.score(0)["purple"] == scene.coins[0] // 3  # the Moneylenders Guild alone


@clause("D-GUILD-10")
def test_a_guild_under_a_wonder_has_no_effect() -> None:
    scene = Scene(
        "merchants_guild", coins="40 0", unbuilt_0="pyramids", city_0="tavern", city_1="brewery forum"
    )
    price = scene.price(0, "pyramids")
    scene.play("wonder pyramids with merchants_guild")
    assert scene.coins == (40 - price, 0)
    assert scene.score(0)["purple"] == 0


# Military.


def seen_from(seat: int, lead: int) -> int:
    """The pawn, so many spaces on the side of the opponent of a seat."""
    return lead if seat == 0 else -lead


@clause("D-MIL-1")
def test_the_track_has_19_spaces_in_9_zones() -> None:
    def zone(pawn: int) -> tuple[int, ...]:
        scene = Scene("altar", age=3, pawn=pawn, coins="0 0")
        return scene.score(0)["military"], scene.score(1)["military"]

    zones = [len(list(spaces)) for _, spaces in groupby(range(-8, 9), zone)]
    assert zones == [3, 3, 2, 1, 2, 3, 3]
    for seat in (0, 1):  # one step beyond these lies a capital, and nothing beyond that
        scene = Scene("guard_tower altar", turn=seat, pawn=seen_from(seat, 8))
        scene.play("build guard_tower")
        assert scene.ending == "military"


@clause("D-MIL-2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "action, shields",
    [
        ("build guard_tower", 1),
        ("build walls", 2),
        ("build arsenal", 3),
        ("wonder colossus with altar", 2),
        ("wonder statue_of_zeus with altar", 1),
        ("wonder circus_maximus with altar", 1),
    ],
)
def test_each_shield_moves_the_pawn_one_space_towards_the_other_capital(
    seat: int, action: str, shields: int
) -> None:
    wonders = {f"unbuilt_{seat}": "colossus statue_of_zeus circus_maximus"}
    scene = Scene(f"{action.rsplit(maxsplit=1)[-1]} theater", turn=seat, coins="40 40", **wonders)
    scene.play(action)
    assert scene.pawn == seen_from(seat, shields)


@clause("D-MIL-3")
def test_the_pawn_goes_back_and_forth_and_shields_owned_before_do_not_count() -> None:
    scene = Scene(
        "guard_tower walls arsenal altar",
        age=2,
        pawn=-1,
        coins="40 40",
        city_0="pretorium circus fortifications",
    )
    places = []
    for card in ("guard_tower", "walls", "arsenal"):
        scene.play(f"build {card}")
        places.append(scene.pawn)
    assert places == [0, -2, 1]


@clause("D-MIL-4", "D-MIL-5", "D-EX-14")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("before, coins, left", [(1, 2, "5"), (4, 5, "2")])
def test_entering_a_zone_with_its_token_costs_the_opponent_coins_and_the_token_goes(
    seat: int, before: int, coins: int, left: str
) -> None:
    scene = Scene("archery_range altar", turn=seat, pawn=seen_from(seat, before), coins="20 20")
    price = scene.price(seat, "archery_range")
    scene.play("build archery_range")
    assert scene.pawn == seen_from(seat, before + 2)
    assert scene.coins[seat] == 20 - price  # the attacker gets nothing
    assert scene.coins[1 - seat] == 20 - coins
    assert scene.field(f"loot_{1 - seat}") == {left}
    assert scene.field(f"loot_{seat}") == {"2", "5"}


@clause("D-MIL-6")
@pytest.mark.parametrize("pawn, coins, left", [(2, 1, 0), (2, 2, 0), (5, 4, 0), (5, 6, 1)])
def test_an_opponent_with_too_few_coins_loses_all_he_has(pawn: int, coins: int, left: int) -> None:
    scene = Scene("guard_tower altar", pawn=pawn, coins=f"0 {coins}")
    scene.play("build guard_tower")
    assert scene.coins == (0, left)


@clause("D-MIL-7", "D-MIL-9", "D-EX-34")
def test_a_token_works_only_once() -> None:
    scene = Scene("guard_tower walls arsenal altar", age=2, pawn=2, coins="40 40")
    scene.play("build guard_tower")
    assert (scene.pawn, scene.coins) == (3, (40, 38))
    price = scene.price(1, "walls")
    scene.play("build walls")
    assert (scene.pawn, scene.coins) == (1, (40, 38 - price))
    scene.play("build arsenal")
    assert (scene.pawn, scene.coins[1]) == (4, 38 - price)


@clause("D-MIL-8", "D-MIL-12", "D-EX-23")
@pytest.mark.parametrize("coins, left", [(10, 3), (6, 0)])
def test_one_move_through_two_zones_applies_both_tokens(coins: int, left: int) -> None:
    scene = Scene("arsenal altar", pawn=2, tokens_0="strategy", coins=f"40 {coins}")
    scene.play("build arsenal")
    assert scene.pawn == 6
    assert scene.coins[1] == left
    assert scene.field("loot_1") == {"-"}


@clause("D-MIL-9")
@pytest.mark.parametrize(
    "turn, card, before, after",
    [
        (0, "guard_tower", 3, 4),  # within a zone
        (0, "guard_tower", 6, 7),
        (1, "guard_tower", 3, 2),  # back out of a zone
        (1, "pretorium", 6, 3),  # back into the nearer zone, on the mover's own side
        (1, "pretorium", 8, 5),
    ],
)
def test_moving_within_a_zone_or_back_out_of_it_does_nothing(
    turn: int, card: str, before: int, after: int
) -> None:
    scene = Scene(f"{card} altar", turn=turn, pawn=before, coins="20 20")
    price = scene.price(turn, card)
    scene.play(f"build {card}")
    assert scene.pawn == after
    assert (scene.coins[turn], scene.coins[1 - turn]) == (20 - price, 20)
    assert scene.field("loot_0") == scene.field("loot_1") == {"2", "5"}


@clause("D-MIL-10", "D-END-1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("before", [6, 7, 8])
def test_reaching_the_capital_wins_at_once_and_surplus_shields_are_ignored(seat: int, before: int) -> None:
    scene = Scene("pretorium altar", turn=seat, pawn=seen_from(seat, before), coins="8 8")
    scene.play("build pretorium")
    assert scene.pawn == seen_from(seat, 9)
    assert (scene.actor, scene.ending, scene.winner) == ("over", "military", seat)


@clause("D-MIL-11", "D-SCORE-3")
def test_red_cards_are_worth_nothing_but_the_place_of_the_pawn() -> None:
    assert Scene(coins="0 0", city_0=of_color("red")).score(0)["total"] == 0
    assert Scene(coins="0 0", city_0=of_color("red"), pawn=1).score(0)["total"] == 2


@clause("D-MIL-12")
def test_strategy_adds_a_shield_to_a_red_card_built_or_revived_by_its_owner_alone() -> None:
    for tokens, moved in ({"tokens_0": "strategy"}, 3), ({"tokens_1": "strategy"}, 2):
        built = Scene("walls altar", coins="40 40", **tokens)
        built.play("build walls")
        revived = Scene("theater altar", coins="40 40", unbuilt_0="mausoleum", discarded="walls", **tokens)
        revived.play("wonder mausoleum with theater", "revive walls")
        assert built.pawn == revived.pawn == moved


# The end of an age.


@clause("D-AGE-1", "D-AGE-2", "D-AGE-4", "D-END-1", "D-END-5")
def test_three_ages_of_20_cards_and_then_the_end() -> None:
    match = DUEL.new(seed="three ages", deal={"first": 0})
    ages, starters = [], []
    while not match.is_over:
        [seat] = match.to_act
        state = match.view(seat)["state"]
        if state["phase"] == "move":
            ages.append(state["age"])
            if len(state["layout"]) == 20:
                starters.append(seat)
            match.play(seat, next(action for action in match.legal(seat) if action.startswith("discard")))
        else:
            match.play(seat, match.legal(seat)[0])
    assert ages == [1] * 20 + [2] * 20 + [3] * 20
    assert starters == [0, 1, 0]  # each is the one who played the last card before
    assert (match.outcome.ending, match.outcome.winners) == ("shared", (0, 1))  # nobody has built anything


@clause("D-AGE-1")
def test_an_age_ends_only_when_its_last_play_is_resolved() -> None:
    scene = Scene("library", age=1, coins="40 7", city_0="scriptorium", board="law theology")
    scene.play("build library")
    assert (scene.phase, int(scene.s.age)) == ("take", 1)
    scene.play("take law")
    assert (scene.phase, int(scene.s.age)) == ("lay_cards", 2)


@clause("D-AGE-2")
@pytest.mark.parametrize("age", [1, 2])
def test_after_an_age_the_layout_of_the_next_one_is_laid(age: int) -> None:
    scene = Scene("altar", age=age, turn=0)
    scene.play("build altar")
    assert scene.actor == "nature"
    scene.let_nature_act()
    view = scene.view(0)
    assert view["age"] == age + 1
    assert len(view["layout"]) == 20
    assert {place["back"] for place in view["layout"]} - {"guild"} == {f"age_{age + 1}"}


@clause("D-AGE-3", "D-AGE-6")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("pawn, weaker", [(1, 1), (-1, 0), (8, 1), (-8, 0)])
@pytest.mark.parametrize("begins", [0, 1])
def test_the_weaker_player_sees_the_new_layout_and_chooses_who_begins(
    active: int, pawn: int, weaker: int, begins: int
) -> None:
    scene = Scene("altar", turn=active, pawn=pawn)
    scene.play("discard altar")
    scene.let_nature_act()
    assert (scene.phase, scene.actor) == ("starter", str(weaker))
    assert scene.legal() == ["start 0", "start 1"]
    assert sum(place["card"] is not None for place in scene.view(weaker)["layout"]) == 12
    scene.play(f"start {begins}")
    assert (scene.phase, scene.actor) == ("move", str(begins))


@clause("D-AGE-4", "D-AGE-5")
@pytest.mark.parametrize("active", [0, 1])
def test_with_the_pawn_in_the_centre_the_last_active_player_begins(active: int) -> None:
    scene = Scene("altar", turn=active, pawn=0)
    scene.play("discard altar")
    scene.let_nature_act()
    assert (scene.phase, scene.actor) == ("move", str(active))


@clause("D-AGE-5")
@pytest.mark.parametrize("active", [0, 1])
def test_a_switch_lets_the_last_active_player_choose_instead(active: int) -> None:
    scene = Scene("altar", turn=active, pawn=0, centre_pawn_starter="last_active_chooses")
    scene.play("discard altar")
    scene.let_nature_act()
    assert (scene.phase, scene.actor) == ("starter", str(active))
    scene.play(f"start {1 - active}")
    assert scene.actor == str(1 - active)


@clause("D-AGE-7")
def test_everything_but_the_layout_carries_over_into_the_next_age() -> None:
    kept: dict[str, Any] = {
        "city_0": "quarry baths",
        "city_1": "press walls",
        "built_0": "sphinx=tavern",
        "unbuilt_1": "pyramids colossus",
        "tokens_1": "law",
        "board": "economy strategy",
        "pawn": "-4",
        "loot_0": "5",
        "loot_1": "2 5",
    }
    scene = Scene("altar", coins="11 12", discarded="theater", **kept)
    scene.play("discard altar")
    scene.let_nature_act()
    assert {key: scene.field(key) for key in kept} == {key: set(value.split()) for key, value in kept.items()}
    assert scene.coins == (11 + 2, 12)
    assert scene.field("discarded") == {"theater", "altar"}


# The end of the match.


@clause("D-END-1", "D-END-2")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "card, ending", [("guard_tower", "military"), ("university", "scientific"), ("altar", None)]
)
def test_a_supremacy_wins_at_once_in_any_age_whatever_the_points(
    age: int, seat: int, card: str, ending: str | None
) -> None:
    scene = Scene(
        f"{card} theater",
        age=age,
        turn=seat,
        pawn=seen_from(seat, 8),
        coins="40 900" if seat == 0 else "900 40",
        **{f"city_{seat}": FIVE_SYMBOLS, f"city_{1 - seat}": "palace town_hall"},
    )
    scene.play(f"build {card}")
    assert scene.score(seat)["total"] < scene.score(1 - seat)["total"]
    assert scene.ending == ending
    assert scene.winner == (seat if ending else None)
    assert scene.actor == ("over" if ending else str(1 - seat))


@clause("D-END-3")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("coins, winner, points", [("30 45", 1, [13, 15]), ("45 30", 0, [15, 13])])
def test_after_age_iii_the_player_with_more_points_wins(
    active: int, coins: str, winner: int, points: list[int]
) -> None:
    scene = Scene("arsenal", turn=active, coins=coins, **{f"city_{1 - winner}": "altar"})
    scene.play("discard arsenal")
    assert [scene.score(seat)["total"] for seat in (0, 1)] == points
    assert (scene.actor, scene.ending, scene.winner) == ("over", "civilian", winner)


@clause("D-END-4", "D-END-5", "D-EX-33")
@pytest.mark.parametrize(
    "city_1, coins, blue, ending, winner",
    [
        ("courthouse aqueduct obelisk", "124 135", 15, "blue", 0),
        ("town_hall pantheon obelisk", "124 126", 18, "shared", None),
    ],
)
def test_equal_points_are_decided_by_blue_cards_or_shared(
    city_1: str, coins: str, blue: int, ending: str, winner: int | None
) -> None:
    scene = Scene("arsenal", city_0="palace gardens senate", city_1=city_1, coins=coins)
    scene.play("discard arsenal")
    assert [scene.score(seat)["total"] for seat in (0, 1)] == [60, 60]
    assert [scene.score(seat)["blue"] for seat in (0, 1)] == [18, blue]
    assert (scene.ending, scene.winner) == (ending, winner)


@clause("D-SCORE-8", "D-END-4")
def test_the_magistrates_guild_is_no_blue_card_when_points_are_equal() -> None:
    scene = Scene("arsenal", city_0="altar magistrates_guild", city_1="theater", coins="0 3")
    scene.play("discard arsenal")
    assert [scene.score(seat)["total"] for seat in (0, 1)] == [4, 4]
    assert (scene.ending, scene.winner) == ("shared", None)


@clause("D-END-6")
@pytest.mark.parametrize("card, ending", [("pretorium", "military"), ("university", "scientific")])
def test_a_supremacy_with_the_very_last_card_beats_the_points(card: str, ending: str) -> None:
    scene = Scene(card, pawn=6, city_0=FIVE_SYMBOLS, coins="40 900")
    scene.play(f"build {card}")
    assert scene.score(0)["total"] < scene.score(1)["total"]
    assert (scene.ending, scene.winner) == (ending, 0)


@clause("D-END-7")
def test_nothing_brings_shields_and_symbols_together() -> None:
    assert not [name for name, card in CARDS.items() if "shields" in card and "symbol" in card]
    assert not [
        name for name, wonder in WONDERS.items() if "shields" in wonder and {"draws", "revives"} & set(wonder)
    ]
    assert not [name for name, token in TOKENS.items() if "shields" in token]


@clause("D-END-7")
@pytest.mark.parametrize("seed", range(10))
def test_only_the_active_player_advances_and_never_in_both_ways(seed: int) -> None:
    rng = random.Random(seed)
    match = DUEL.new(seed=seed)
    advanced: set[str] = set()  # in this play
    while not match.is_over:
        [seat] = match.to_act
        before = match.states[0]
        if match.view(seat)["state"]["phase"] == "move":
            advanced = set()
        actions = match.legal(seat)
        match.play(seat, rng.choice([action for action in actions if "discard" not in action] or actions))
        after = match.states[0]
        moved = (int(after.pawn) - int(before.pawn)) * (1 if seat == 0 else -1)
        assert moved >= 0
        assert after.kinds[1 - seat] == before.kinds[1 - seat]
        advanced |= {"pawn"} if moved else set()
        advanced |= {"symbol"} if after.kinds[seat] > before.kinds[seat] else set()
        assert len(advanced) < 2


# Scoring.


@clause("D-SCORE-1")
def test_the_score_is_the_sum_of_all_its_parts() -> None:
    scene = Scene(
        coins="11 0",
        pawn=4,
        city_0="palace library port magistrates_guild quarry press walls",
        built_0="pyramids=altar",
        tokens_0="philosophy",
    )
    assert scene.score(0) == {
        "blue": 7,
        "green": 2,
        "yellow": 3,
        "purple": 1,
        "wonders": 9,
        "tokens": 7,
        "military": 5,
        "treasury": 3,
        "total": 37,
    }
    assert scene.score(1)["total"] == 0


@clause("D-SCORE-2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "lead, points", [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_the_pawn_on_the_side_of_the_opponent_is_worth_points(seat: int, lead: int, points: int) -> None:
    scene = Scene(pawn=seen_from(seat, lead), coins="0 0")
    assert scene.score(seat)["total"] == points
    assert scene.score(1 - seat)["total"] == 0


@clause("D-SCORE-3")
def test_blue_green_yellow_and_purple_cards_have_points_and_the_others_none() -> None:
    for color, points in ("blue", 67), ("green", 18), ("yellow", 15):
        printed = sum(card.get("points", 0) for card in CARDS.values() if card["color"] == color)
        scene = Scene(city_0=of_color(color), coins="0 0")
        assert scene.score(0)[color] == scene.score(0)["total"] == printed == points
    others = Scene(city_0=of_color("brown", "grey", "red"), coins="0 0")
    assert others.score(0)["total"] == 0
    guilds = Scene(city_0=of_color("purple"), city_1="altar baths walls", coins="0 0")
    assert guilds.score(0)["purple"] == guilds.score(0)["total"] == 3


@clause("D-SCORE-4")
def test_only_built_wonders_have_points() -> None:
    scene = Scene(built_0="pyramids=altar sphinx=quarry", unbuilt_0="mausoleum great_library", coins="0 0")
    assert scene.score(0)["wonders"] == scene.score(0)["total"] == 9 + 6
    assert scene.score(1)["total"] == 0


@clause("D-SCORE-5")
@pytest.mark.parametrize("token", TOKENS)
def test_progress_tokens_with_points(token: str) -> None:
    points = {"agriculture": 4, "philosophy": 7, "mathematics": 3}.get(token, 0)
    assert Scene(tokens_1=token, coins="0 0").score(1)["total"] == points


@clause("D-SCORE-5")
def test_mathematics_counts_every_token_of_its_owner() -> None:
    scene = Scene(tokens_0="mathematics law economy agriculture", tokens_1="strategy", coins="0 0")
    assert scene.score(0)["tokens"] == 4 * 3 + 4
    assert scene.score(1)["tokens"] == 0


@clause("D-SCORE-6")
@pytest.mark.parametrize("coins, points", [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert Scene(coins=f"0 {coins}").score(1)["treasury"] == points
