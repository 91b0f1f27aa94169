"""Wonders, science, progress tokens and the order within a play (D-WONDER, D-SCI, D-TOKEN, D-ORDER)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from mirabilia.games.duel.components import DATA
from tests.duel.clauses import clause
from tests.duel.scene import DUEL, Scene

CARDS: dict[str, Any] = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
WONDERS: dict[str, Any] = tomllib.loads((DATA / "wonders.toml").read_text(encoding="utf-8"))
TOKENS: dict[str, Any] = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))

PLAY_AGAIN = {"appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"}
BOARD = "agriculture architecture economy law masonry"
BOX = {"mathematics", "philosophy", "strategy", "theology", "urbanism"}
MAKERS = {
    "wood": "lumber_yard",
    "clay": "clay_pool",
    "stone": "quarry",
    "glass": "glassworks",
    "papyrus": "press",
}
ONE_UNIT = {
    "wood": "stable",
    "clay": "garrison",
    "stone": "baths",
    "glass": "apothecary",
    "papyrus": "workshop",
}
PAIRS = {
    "quill": "scriptorium library",
    "mortar": "pharmacist dispensary",
    "pendulum": "workshop laboratory",
    "wheel": "apothecary school",
    "sundial": "academy study",
    "armillary_sphere": "university observatory",
}
FIVE_SYMBOLS = "scriptorium pharmacist workshop apothecary academy"


def table(cards: str, **fields: Any) -> Scene:
    """A scene with these available cards, of any age, in the far row: six in Age II, two in other ages."""
    return Scene(cards, **{"age": 2, **fields})


def over_hidden(card: str, **fields: Any) -> Scene:
    """A scene of Age I with this card upon a face-down one; Guard Tower is available too."""
    layout = ["stable", "guard_tower", "plain_back", "-", "-", card] + ["-"] * 14
    return Scene(age=1, layout=layout, **fields)


def built(wonder: str, **fields: Any) -> Scene:
    """Seat 0 has just built a wonder with Altar; Theater and Baths are left."""
    fields = {"coins": "20 10", "board": BOARD, **fields}
    scene = table("altar theater baths", unbuilt_0=wonder, **fields)
    scene.play(f"wonder {wonder} with altar")
    return scene


def revived(card: str, **fields: Any) -> Scene:
    """Seat 0 has just built a discarded card through the Mausoleum, which took his last 10 coins."""
    scene = built("mausoleum", discarded=card, **{"coins": "10 10", **fields})
    scene.play(f"revive {card}")
    return scene


def wonders_on_offer(scene: Scene) -> set[str]:
    return {text.split()[1] for text in scene.legal() if text.startswith("wonder ")}


def city(scene: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene.view(seat)["cities"][seat]
    return found


def discard_something(scene: Scene) -> None:
    scene.play(next(text for text in scene.legal() if text.startswith("discard ")))
    scene.let_nature_act()


# Every figure of the files.


@pytest.mark.parametrize("wonder", WONDERS)
@clause("D-WONDER-1", "D-WONDER-5")
def test_a_wonder_does_all_that_its_figures_say(wonder: str) -> None:
    figures = dict(WONDERS[wonder])
    cost = figures.pop("cost")
    for resource, maker in MAKERS.items():
        dearer = table("altar", unbuilt_0=wonder, city_1=maker).price(0, wonder)
        assert dearer == 2 * sum(cost.values()) + cost.get(resource, 0), resource

    scene = table(
        "altar baths",
        unbuilt_0=wonder,
        coins="30 10",
        city_1="quarry press",
        discarded="theater",
        board=BOARD,
    )
    price = scene.price(0, wonder)
    scene.play(f"wonder {wonder} with altar")
    assert scene.coins == (30 - price + figures.pop("coins", 0), 10 - figures.pop("coins_lost", 0))
    assert scene.pawn == figures.pop("shields", 0)
    assert scene.score(0)["wonders"] == figures.pop("points", 0)

    if "destroys" in figures:
        card = {"brown": "quarry", "grey": "press"}[figures.pop("destroys")]
        assert scene.legal() == [f"destroy {card}"]
        scene.play(f"destroy {card}")
    if "draws" in figures:
        assert scene.phase == "draw"
        scene.let_nature_act()
        assert len(scene.legal()) == figures.pop("draws")
        scene.play("take mathematics")
    if figures.pop("revives", False):
        assert scene.legal() == ["revive theater"]
        scene.play("revive theater")
    assert scene.phase == "move"

    chooses = figures.pop("chooses", [])
    assert {name for name, card in ONE_UNIT.items() if scene.price(0, card) == 0} == set(chooses)
    assert scene.actor == ("0" if figures.pop("play_again", False) else "1")
    assert not figures, "figures that nothing here looks at"


@pytest.mark.parametrize("token", TOKENS)
@clause("D-SCI-3", "D-WONDER-14")
def test_a_token_does_all_that_its_figures_say(token: str) -> None:
    figures = dict(TOKENS[token])
    scene = table(
        "library walls aqueduct rostrum barracks statue",
        city_0="scriptorium baths",
        coins="20 20",
        board=token,
    )
    scene.play("build library", f"take {token}")
    coins = 20 + figures.pop("coins", 0)
    assert scene.coins == (coins, 20)
    assert scene.score(0)["tokens"] == figures.pop("points", 0) + figures.pop("points_per_token", 0)
    symbol = figures.pop("symbol", "")
    symbols = {name for name, count in city(scene, 0)["symbols"].items() if count}
    assert symbols == ({"quill", symbol} if symbol else {"quill"})
    assert scene.price(0, "pyramids") == 8 - 2 * figures.pop("saves_wonder", 0)
    assert scene.price(0, "town_hall") == 10 - 2 * figures.pop("saves_blue", 0)
    assert scene.price(0, "arsenal") == 10
    assert scene.price(1, "pyramids") == 8 and scene.price(1, "town_hall") == 10

    scene.play("build walls")
    coins += 4 if figures.pop("trade_income", False) else 0
    assert scene.coins == (coins, 16)
    scene.play("build aqueduct")
    coins += figures.pop("chain_coins", 0)
    assert scene.coins == (coins, 16)
    scene.play("discard rostrum")
    assert scene.pawn == -2
    scene.play("build barracks")
    assert scene.pawn == -2 + 1 + figures.pop("extra_shields", 0)

    wonder = built("pyramids", tokens_0=token, board="")
    assert wonder.actor == ("0" if figures.pop("play_again", False) else "1")
    assert not figures, "figures that nothing here looks at"


# Wonders.


@clause("D-WONDER-1", "D-WONDER-3", "D-WONDER-11", "D-EX-12")
def test_colossus_costs_3_clay_and_1_glass_whatever_card_lies_under_it() -> None:
    scene = table("palace arsenal", unbuilt_0="colossus", coins="8 7")
    assert "build palace" not in scene.legal()
    scene.play("wonder colossus with palace")
    assert scene.coins == (0, 7)
    assert scene.field("built_0") == {"colossus=palace"}
    assert scene.pawn == 2
    assert scene.score(0)["wonders"] == 3


@pytest.mark.parametrize(
    "card", ["quarry", "press", "workshop", "scriptorium", "baths", "tavern", "guard_tower"]
)
@clause("D-WONDER-2")
def test_a_card_under_a_wonder_has_no_effect_of_its_own(card: str) -> None:
    scene = table(f"{card} altar", unbuilt_0="pyramids", coins="8 7")
    scene.play(f"wonder pyramids with {card}")
    after = city(scene, 0)
    assert after["wonders"] == [{"wonder": "pyramids", "is_built": True, "under": card}]
    assert after["cards"] == []
    for count in ("by_color", "production", "symbols"):
        assert set(after[count].values()) == {0}
    assert scene.coins == (0, 7) and scene.pawn == 0
    assert after["score"]["total"] == 9
    assert [scene.price(0, target) for target in ("library", "aqueduct", "lighthouse")] == [6, 6, 6]
    assert scene.price(1, "baths") == 2 and scene.price(1, "workshop") == 2
    assert scene.field("discarded") == set()


@clause("D-WONDER-4")
def test_a_wonder_is_built_once_and_by_its_owner_only() -> None:
    scene = table(
        "altar theater baths garrison", unbuilt_0="pyramids", unbuilt_1="statue_of_zeus", coins="40 40"
    )
    assert wonders_on_offer(scene) == {"pyramids"}
    scene.play("wonder pyramids with altar")
    assert wonders_on_offer(scene) == {"statue_of_zeus"}
    scene.play("wonder statue_of_zeus with theater")
    assert wonders_on_offer(scene) == set()
    scene.play("discard baths")
    assert wonders_on_offer(scene) == set()


@clause("D-WONDER-5")
def test_coins_of_a_wonder_come_at_once_and_its_points_decide_at_the_end() -> None:
    assert built("hanging_gardens", coins="8 7").coins == (6, 7)
    scene = table("palace", age=3, unbuilt_0="pyramids", coins="8 7")
    assert scene.score(0)["wonders"] == 0
    scene.play("wonder pyramids with palace")
    assert scene.score(0)["total"] == 9 and scene.score(1)["total"] == 2
    assert (scene.ending, scene.winner) == ("civilian", 0)


SIX_BUILT = {
    "built_0": "sphinx=quarry hanging_gardens=press",
    "built_1": "circus_maximus=altar piraeus=theater appian_way=baths great_lighthouse=tavern",
}


@clause("D-WONDER-6", "D-WONDER-7", "D-EX-13")
def test_the_seventh_wonder_sends_the_eighth_back_to_the_box() -> None:
    scene = table("palace arsenal gardens senate", unbuilt_0="colossus pyramids", coins="50 50", **SIX_BUILT)
    scene.play("wonder colossus with palace")
    assert scene.field("boxed") == {"pyramids"}
    assert scene.field("unbuilt_0") == set()
    assert wonders_on_offer(scene) == set()
    scene.play("discard arsenal")
    assert scene.actor == "0" and wonders_on_offer(scene) == set()


@clause("D-WONDER-6", "D-WONDER-7")
def test_the_eighth_wonder_leaves_whoever_owns_it_and_before_the_effects_of_the_seventh() -> None:
    scene = table(
        "palace arsenal gardens",
        coins="50 50",
        unbuilt_0="statue_of_zeus",
        unbuilt_1="pyramids",
        built_0="sphinx=quarry hanging_gardens=press colossus=altar",
        built_1="circus_maximus=theater piraeus=baths appian_way=tavern",
        city_1="lumber_yard clay_pool",
    )
    scene.play("wonder statue_of_zeus with palace")
    assert scene.phase == "destroy"
    assert scene.field("boxed") == {"pyramids"}
    scene.play("destroy clay_pool")
    assert scene.actor == "1" and wonders_on_offer(scene) == set()


@clause("D-WONDER-8", "D-WONDER-9", "D-EX-28")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (3, 0), (1, 0), (0, 0)])
def test_appian_way_takes_3_coins_from_the_bank_and_up_to_3_from_the_opponent(
    before: int, after: int
) -> None:
    scene = built("appian_way", coins=f"10 {before}")
    assert scene.coins == (3, after)
    assert scene.actor == "0"
    assert scene.score(0)["wonders"] == 3


@clause("D-WONDER-10")
def test_circus_maximus_discards_a_grey_card_of_the_opponent() -> None:
    scene = built("circus_maximus", city_0="glass_blower", city_1="press glassworks quarry")
    assert set(scene.legal()) == {"destroy press", "destroy glassworks"}
    scene.play("destroy press")
    assert scene.field("city_1") == {"glassworks", "quarry"}
    assert scene.field("discarded") == {"press"}
    assert scene.pawn == 1 and scene.score(0)["wonders"] == 3
    assert scene.actor == "1"


@clause("D-WONDER-25")
def test_statue_of_zeus_discards_a_brown_card_of_the_opponent() -> None:
    scene = built("statue_of_zeus", city_0="sawmill", city_1="press clay_pool quarry")
    assert set(scene.legal()) == {"destroy clay_pool", "destroy quarry"}
    scene.play("destroy quarry")
    assert scene.field("city_1") == {"press", "clay_pool"}
    assert scene.field("discarded") == {"quarry"}
    assert scene.pawn == 1 and scene.score(0)["wonders"] == 3
    assert scene.actor == "1"


@clause("D-WONDER-10", "D-WONDER-25", "D-DEC-4")
@pytest.mark.parametrize("card", [name for name in CARDS if CARDS[name]["color"] in ("brown", "grey")])
def test_every_brown_and_grey_card_can_be_destroyed(card: str) -> None:
    scene = built({"brown": "statue_of_zeus", "grey": "circus_maximus"}[CARDS[card]["color"]], city_1=card)
    scene.play(f"destroy {card}")
    assert scene.field("city_1") == set() and scene.field("discarded") == {card}


@clause("D-WONDER-12")
def test_great_library_draws_3_of_the_tokens_in_the_box_and_keeps_1() -> None:
    scene = built("great_library")
    assert set(scene.legal()) == {f"draw {token}" for token in BOX}
    scene.play("draw urbanism", "draw mathematics", "draw strategy")
    assert set(scene.legal()) == {"take urbanism", "take mathematics", "take strategy"}
    scene.play("take strategy")
    assert scene.field("tokens_0") == {"strategy"}
    assert set(scene.view(0)["box_tokens"]) == BOX - {"strategy"}
    assert scene.field("board") == set(BOARD.split())
    assert scene.score(0)["wonders"] == 4 and scene.actor == "1"


@clause("D-WONDER-13")
@pytest.mark.parametrize("left", [["law"], ["law", "economy"]])
def test_great_library_draws_all_there_are_if_fewer_than_3_are_in_the_box(left: list[str]) -> None:
    scene = built("great_library", board=[token for token in TOKENS if token not in left])
    scene.play(*(f"draw {token}" for token in left))
    assert set(scene.legal()) == {f"take {token}" for token in left}


@clause("D-WONDER-13")
def test_great_library_does_nothing_with_an_empty_box() -> None:
    scene = built("great_library", board=list(TOKENS))
    assert (scene.phase, scene.actor) == ("move", "1")
    assert scene.field("tokens_0") == set()
    assert scene.score(0)["wonders"] == 4


@clause("D-WONDER-14")
def test_a_token_from_the_great_library_acts_like_one_from_the_board() -> None:
    scene = built("great_library", coins="10 7", board="economy architecture masonry mathematics theology")
    scene.play("draw agriculture", "draw law", "draw strategy", "take agriculture")
    assert scene.coins == (6, 7) and scene.score(0)["tokens"] == 4
    assert scene.field("board") == {"economy", "architecture", "masonry", "mathematics", "theology"}


@clause("D-WONDER-14")
def test_after_the_great_library_a_pair_still_brings_the_last_token_of_the_board() -> None:
    scene = table(
        "altar theater library", unbuilt_0="great_library", city_0="scriptorium", coins="10 7", board="law"
    )
    scene.play("wonder great_library with altar", "draw economy", "draw strategy", "draw urbanism")
    scene.play("take economy", "discard theater", "build library")
    assert scene.legal() == ["take law"]


@clause("D-WONDER-15", "D-WONDER-30")
def test_great_lighthouse_makes_one_raw_unit_from_the_next_payment_on() -> None:
    scene = built("great_lighthouse", coins="8 7")
    assert scene.coins == (0, 7)
    assert [scene.price(0, card) for card in ("stable", "garrison", "baths")] == [0, 0, 0]
    assert scene.price(0, "workshop") == 2 and scene.price(0, "aqueduct") == 4
    assert [scene.price(1, card) for card in ("stable", "garrison", "baths")] == [2, 2, 2]
    assert scene.score(0)["wonders"] == 4 and scene.actor == "1"


@clause("D-WONDER-22", "D-WONDER-30")
def test_piraeus_makes_one_unit_of_goods_and_plays_again() -> None:
    scene = built("piraeus", coins="8 7")
    assert scene.coins == (0, 7)
    assert [scene.price(0, card) for card in ("apothecary", "workshop", "baths")] == [0, 0, 2]
    assert [scene.price(1, card) for card in ("apothecary", "workshop")] == [2, 2]
    assert scene.score(0)["wonders"] == 2 and scene.actor == "0"


@clause("D-WONDER-16", "D-WONDER-23", "D-WONDER-24", "D-WONDER-26")
@pytest.mark.parametrize(
    ("wonder", "coins", "points", "actor"),
    [
        ("hanging_gardens", 6, 3, "0"),
        ("pyramids", 0, 9, "1"),
        ("sphinx", 0, 6, "0"),
        ("temple_of_artemis", 12, 0, "0"),
    ],
)
def test_simple_wonders(wonder: str, coins: int, points: int, actor: str) -> None:
    scene = built(wonder, coins="8 7")
    assert scene.coins == (coins, 7)
    assert scene.score(0)["wonders"] == points
    assert scene.actor == actor


@clause("D-WONDER-29")
def test_exactly_five_wonders_play_again() -> None:
    assert {wonder for wonder in WONDERS if built(wonder, board=list(TOKENS)).actor == "0"} == PLAY_AGAIN


@clause("D-WONDER-17", "D-WONDER-18")
def test_mausoleum_offers_all_cards_discarded_since_the_start_and_none_removed_at_setup() -> None:
    wonders = ["mausoleum", "sphinx", "piraeus", "colossus", "pyramids", "appian_way", "great_library"]
    match = DUEL.new(seed=7, deal={"first": 0, "wonders": [*wonders, "hanging_gardens"]})
    match.play(0, "pick mausoleum")
    discarded = set()
    while match.view()["state"]["age"] < 3:
        seat = match.to_act[0]
        action = next(text for text in match.legal(seat) if text.startswith(("pick", "discard")))
        match.play(seat, action)
        discarded |= {action.split()[1]} if action.startswith("discard") else set()
    if match.to_act == (1,):
        action = next(text for text in match.legal(1) if text.startswith("discard"))
        match.play(1, action)
        discarded.add(action.split()[1])
    match.play(0, next(text for text in match.legal(0) if text.startswith("wonder mausoleum")))
    assert len(discarded) >= 40
    assert set(match.legal(0)) == {f"revive {card}" for card in discarded}


@clause("D-WONDER-17")
def test_mausoleum_builds_the_card_for_free_at_once() -> None:
    scene = revived("palace")
    assert scene.coins == (0, 10)
    assert scene.field("city_0") == {"palace"} and scene.field("discarded") == set()
    assert scene.score(0)["blue"] == 7 and scene.score(0)["wonders"] == 2
    assert scene.actor == "1"


@clause("D-WONDER-17", "D-DEC-6")
@pytest.mark.parametrize("card", CARDS)
def test_mausoleum_can_build_every_card(card: str) -> None:
    spare = [name for name in ("altar", "theater", "baths") if name != card]
    scene = table(" ".join(spare), unbuilt_0="mausoleum", discarded=card, coins="10 10")
    scene.play(f"wonder mausoleum with {spare[0]}", f"revive {card}")
    assert scene.field("city_0") == {card} and scene.field("discarded") == set()


@clause("D-WONDER-18")
def test_mausoleum_can_take_cards_destroyed_in_either_city() -> None:
    scene = table(
        "altar theater baths garrison",
        coins="40 40",
        unbuilt_0="statue_of_zeus mausoleum",
        unbuilt_1="circus_maximus",
        city_0="press",
        city_1="quarry",
    )
    scene.play("wonder statue_of_zeus with altar", "destroy quarry")
    scene.play("wonder circus_maximus with theater", "destroy press")
    scene.play("wonder mausoleum with baths")
    assert set(scene.legal()) == {"revive quarry", "revive press"}
    scene.play("revive quarry")
    assert scene.field("city_0") == {"quarry"} and scene.price(0, "baths") == 0


@clause("D-WONDER-19")
def test_mausoleum_can_be_built_with_an_empty_pile_and_must_take_a_card_otherwise() -> None:
    empty = built("mausoleum")
    assert (empty.phase, empty.actor) == ("move", "1")
    assert empty.score(0)["wonders"] == 2
    assert set(built("mausoleum", discarded="quarry press").legal()) == {"revive quarry", "revive press"}


@clause("D-WONDER-20")
def test_the_card_of_the_mausoleum_acts_as_an_ordinary_construction() -> None:
    assert revived("tavern").coins == (4, 10)
    assert revived("magistrates_guild", city_1="courthouse rostrum").coins == (2, 10)
    arsenal = revived("arsenal", tokens_0="strategy")
    assert arsenal.pawn == 4 and arsenal.coins == (0, 8)
    library = revived("library", city_0="scriptorium")
    assert set(library.legal()) == {f"take {token}" for token in BOARD.split()}
    assert revived("scriptorium").price(0, "library") == 0


@clause("D-WONDER-21", "D-EX-29")
def test_urbanism_pays_for_a_chain_but_not_for_the_card_of_the_mausoleum() -> None:
    chained = table("library walls", city_0="scriptorium", tokens_0="urbanism", board=BOARD, coins="0 7")
    chained.play("build library")
    assert chained.coins == (4, 7) and chained.phase == "take"
    free = revived("library", city_0="scriptorium", tokens_0="urbanism")
    assert free.coins == (0, 10) and free.phase == "take"


@clause("D-WONDER-21", "D-TOKEN-6")
def test_economy_gets_the_trade_for_the_mausoleum_and_nothing_for_its_card() -> None:
    scene = built("mausoleum", coins="10 10", tokens_1="economy", board="law", discarded="palace")
    assert scene.coins == (0, 20)
    scene.play("revive palace")
    assert scene.coins == (0, 20)


@clause("D-WONDER-27")
@pytest.mark.parametrize(
    ("wonder", "spared", "victim"),
    [("circus_maximus", "quarry", "press"), ("statue_of_zeus", "press", "quarry")],
)
def test_with_nothing_to_destroy_that_part_does_nothing(wonder: str, spared: str, victim: str) -> None:
    scene = built(wonder, city_0=victim, city_1=spared)
    assert (scene.phase, scene.actor) == ("move", "1")
    assert scene.pawn == 1 and scene.score(0)["wonders"] == 3
    assert scene.field("city_1") == {spared} and scene.field("city_0") == {victim}
    assert built(wonder, city_1=f"{spared} {victim}").legal() == [f"destroy {victim}"]


@clause("D-WONDER-28")
def test_a_destroyed_card_neither_produces_nor_raises_prices_nor_counts() -> None:
    scene = table(
        "palace port arsenal shipowners_guild",
        coins="20 20",
        unbuilt_0="statue_of_zeus",
        city_1="lumber_yard quarry",
    )
    assert scene.price(0, "baths") == 3 and scene.price(1, "baths") == 0
    scene.play("wonder statue_of_zeus with palace", "destroy quarry")
    assert scene.price(0, "baths") == 2 and scene.price(1, "baths") == 2
    scene.play("build port")
    assert scene.coins[1] == 20 - 4 + 2
    scene.play("discard arsenal", "build shipowners_guild")
    assert scene.score(1)["purple"] == 1


@clause("D-WONDER-28")
def test_a_destroyed_grey_card_no_longer_counts_for_a_chamber_of_commerce_built_later() -> None:
    scene = table(
        "palace chamber_of_commerce arsenal",
        coins="20 20",
        unbuilt_0="circus_maximus",
        city_1="press glassworks",
    )
    scene.play("wonder circus_maximus with palace", "destroy glassworks", "build chamber_of_commerce")
    assert scene.coins[1] == 20 - 2 + 3


@clause("D-WONDER-28")
def test_coins_earned_with_a_destroyed_card_stay_and_other_producers_cannot_be_destroyed() -> None:
    scene = table(
        "port arsenal palace gardens",
        turn=1,
        coins="40 10",
        unbuilt_0="statue_of_zeus circus_maximus",
        city_1="quarry press caravansery forum",
        built_1="great_lighthouse=altar piraeus=theater",
    )
    scene.play("build port")
    earned = scene.coins[1]
    assert earned == 10 + 2
    scene.play("wonder statue_of_zeus with arsenal")
    assert scene.legal() == ["destroy quarry"]
    scene.play("destroy quarry")
    assert scene.coins[1] == earned
    scene.play("discard palace", "wonder circus_maximus with gardens")
    assert scene.legal() == ["destroy press"]


@clause("D-WONDER-31")
def test_the_mausoleum_counts_for_its_own_arena_and_the_card_under_it_is_not_in_the_pile() -> None:
    assert revived("arena").coins == (2, 10)
    assert revived("arena", built_0="pyramids=quarry").coins == (4, 10)
    assert built("mausoleum", discarded="arena").legal() == ["revive arena"]


# Science.


@clause("D-SCI-1", "D-SCI-2")
def test_six_symbols_are_on_two_green_cards_each_and_the_scales_on_law_alone() -> None:
    for symbol, cards in PAIRS.items():
        for card in cards.split():
            symbols = city(Scene(city_0=card), 0)["symbols"]
            assert {name for name, count in symbols.items() if count} == {symbol}
    green = set(" ".join(PAIRS.values()).split())
    rest = Scene(
        city_0=[card for card in CARDS if card not in green], tokens_0=[t for t in TOKENS if t != "law"]
    )
    assert len(green) == 12 and set(city(rest, 0)["symbols"].values()) == {0}
    assert city(rest, 0)["symbols"].keys() == PAIRS.keys() | {"scales"}
    assert city(Scene(tokens_0="law"), 0)["symbols"]["scales"] == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("symbol", PAIRS)
@clause("D-SCI-2", "D-SCI-3", "D-SCI-4", "D-SCI-6")
def test_a_pair_brings_a_token_of_the_board_at_once(symbol: str, seat: int) -> None:
    owned, card = PAIRS[symbol].split()
    scene = table(f"{card} walls", turn=seat, coins="20 20", board=BOARD, **{f"city_{seat}": owned})
    scene.play(f"build {card}")
    assert scene.actor == str(seat)
    assert scene.legal() == [f"take {token}" for token in BOARD.split()]
    scene.play("take masonry")
    assert scene.actor == str(1 - seat)
    assert scene.field(f"tokens_{seat}") == {"masonry"} and scene.field(f"tokens_{1 - seat}") == set()
    assert scene.field("board") == set(BOARD.split()) - {"masonry"}


@clause("D-SCI-5")
def test_a_pair_brings_nothing_if_no_token_is_left_on_the_board() -> None:
    scene = table("library school walls", city_0="scriptorium", city_1="apothecary", board="law")
    scene.play("build library", "take law", "build school")
    assert (scene.phase, scene.actor) == ("move", "0")
    assert scene.field("tokens_0") == {"law"} and scene.field("tokens_1") == set()


@clause("D-SCI-6", "D-SCI-12")
def test_a_token_won_with_the_last_card_of_the_game_is_taken_and_counts() -> None:
    scene = table("study", age=3, city_0="academy", coins="8 7", board="philosophy law economy")
    scene.play("build study")
    assert scene.phase == "take"
    scene.play("take philosophy")
    assert scene.phase == "finished"
    assert scene.score(0)["tokens"] == 7 and scene.winner == 0
    assert scene.field("tokens_0") == {"philosophy"} and scene.field("board") == {"law", "economy"}


@clause("D-SCI-6", "D-SCI-12")
def test_a_token_won_with_the_last_card_of_an_age_is_taken_and_stays_in_the_next() -> None:
    scene = table("library", city_0="scriptorium", board=BOARD, coins="0 0")
    scene.play("build library", "take agriculture")
    scene.let_nature_act()
    assert scene.s.age == 3 and scene.coins == (6, 0)
    assert scene.field("tokens_0") == {"agriculture"}
    assert scene.field("board") == set(BOARD.split()) - {"agriculture"}


@clause("D-SCI-7")
def test_six_different_symbols_win_at_once() -> None:
    scene = table("observatory walls", city_0=FIVE_SYMBOLS, coins="20 7", board=BOARD)
    assert scene.actor == "0"
    scene.play("build observatory")
    assert (scene.actor, scene.ending, scene.winner) == ("over", "scientific", 0)


@clause("D-SCI-7")
def test_six_symbols_that_are_not_all_different_do_not_win() -> None:
    scene = table("library walls", city_0=FIVE_SYMBOLS, coins="20 7", board="economy")
    scene.play("build library", "take economy")
    assert scene.ending is None and scene.actor == "1"


@clause("D-SCI-8", "D-TOKEN-7")
def test_law_can_be_the_sixth_symbol_when_taken_for_a_pair() -> None:
    scene = table("library walls", city_0=FIVE_SYMBOLS, board=BOARD)
    scene.play("build library", "take law")
    assert (scene.actor, scene.ending, scene.winner) == ("over", "scientific", 0)


@clause("D-SCI-8", "D-TOKEN-7")
def test_five_green_symbols_after_law_win() -> None:
    four = FIVE_SYMBOLS.removesuffix(" academy")
    with_law = table("academy study", city_0=four, tokens_0="law", coins="20 7")
    without = table("academy study", city_0=four, coins="20 7")
    for scene in (with_law, without):
        scene.play("build academy")
    assert (with_law.ending, with_law.winner) == ("scientific", 0)
    assert without.ending is None


@clause("D-SCI-8", "D-WONDER-14", "D-EX-30")
def test_law_from_the_great_library_can_be_the_sixth_symbol() -> None:
    scene = built(
        "great_library", city_0=FIVE_SYMBOLS, board="agriculture architecture economy masonry theology"
    )
    scene.play("draw law", "draw strategy", "draw urbanism")
    assert scene.actor == "0"
    scene.play("take law")
    assert (scene.actor, scene.ending, scene.winner) == ("over", "scientific", 0)


@clause("D-SCI-9")
def test_law_forms_no_pair() -> None:
    scene = table("library walls", city_0="scriptorium pharmacist", board=BOARD)
    scene.play("build library", "take law")
    assert (scene.phase, scene.actor) == ("move", "1")
    assert city(scene, 0)["symbols"]["scales"] == 1
    assert not [card for card, figures in CARDS.items() if figures.get("symbol") == "scales"]


@clause("D-SCI-10")
def test_a_pair_means_both_cards_in_the_same_city() -> None:
    scene = table("library walls", city_1="scriptorium", board=BOARD)
    scene.play("build library")
    assert (scene.phase, scene.actor) == ("move", "1")
    assert scene.field("tokens_0") == set() == scene.field("tokens_1")


@clause("D-SCI-10")
def test_green_cards_cannot_be_destroyed() -> None:
    for wonder in ("circus_maximus", "statue_of_zeus"):
        assert built(wonder, city_1="scriptorium library").phase == "move"


@clause("D-SCI-11")
def test_a_green_card_of_the_mausoleum_can_complete_a_pair_or_be_the_sixth_symbol() -> None:
    pair = revived("study", city_0="academy")
    assert pair.legal() == [f"take {token}" for token in BOARD.split()]
    sixth = revived("university", city_0=FIVE_SYMBOLS)
    assert (sixth.actor, sixth.ending, sixth.winner) == ("over", "scientific", 0)


# Progress tokens.


def taken(token: str, **fields: Any) -> Scene:
    """Seat 0 has just taken a token for a pair of quills; the second quill was free by a chain."""
    fields = {"cards": "library walls", "city_0": "scriptorium", "coins": "0 7", **fields}
    scene = table(fields.pop("cards"), board=token, **fields)
    scene.play("build library", f"take {token}")
    return scene


@clause("D-TOKEN-1")
def test_agriculture_gives_6_coins_and_4_points() -> None:
    scene = taken("agriculture")
    assert scene.coins == (6, 7)
    assert scene.score(0)["tokens"] == 4


@clause("D-TOKEN-2", "D-TOKEN-3")
def test_architecture_makes_wonders_and_masonry_blue_cards_2_units_cheaper() -> None:
    things = ("pyramids", "aqueduct", "baths", "walls")
    plain, architecture, masonry = Scene(), taken("architecture"), taken("masonry")
    assert [plain.price(0, thing) for thing in things] == [8, 6, 2, 4]
    assert [architecture.price(0, thing) for thing in things] == [4, 6, 2, 4]
    assert [masonry.price(0, thing) for thing in things] == [8, 2, 0, 4]
    assert [masonry.price(1, thing) for thing in things] == [8, 6, 2, 4]


@clause("D-TOKEN-4", "D-TOKEN-5")
def test_economy_receives_trade_coins_but_not_the_printed_cost() -> None:
    scene = table("caravansery walls", turn=1, tokens_0="economy", city_0="glassworks", coins="0 7")
    scene.play("build caravansery")
    assert scene.coins == (5, 0)


@clause("D-TOKEN-4")
def test_economy_receives_what_is_spent_on_a_wonder_and_its_owner_pays_the_bank() -> None:
    assert built("pyramids", tokens_1="economy", coins="8 1", board="law").coins == (0, 9)
    assert built("pyramids", tokens_0="economy", coins="8 1", board="law").coins == (0, 1)


@clause("D-TOKEN-6")
def test_economy_receives_what_is_really_spent() -> None:
    fixed = table("baths altar", city_0="stone_reserve", city_1="quarry", tokens_1="economy")
    fixed.play("build baths")
    assert fixed.coins == (6, 8)
    for action, own in (("build aqueduct", 7), ("discard aqueduct", 9)):
        scene = table("aqueduct walls", city_0="baths", tokens_1="economy")
        scene.play(action)
        assert scene.coins == (own, 7)


@clause("D-TOKEN-8", "D-EX-27")
def test_mathematics_philosophy_and_law_are_worth_16_points() -> None:
    assert Scene(tokens_0="mathematics philosophy law").score(0)["tokens"] == 9 + 7
    assert Scene(tokens_0="mathematics").score(0)["tokens"] == 3
    assert Scene(tokens_0="philosophy", tokens_1="mathematics").score(0)["tokens"] == 7


@clause("D-TOKEN-9", "D-EX-15")
def test_with_strategy_a_red_card_with_2_shields_moves_the_pawn_3_spaces() -> None:
    scene = table("walls barracks", tokens_0="strategy", city_0="shelf_quarry")
    scene.play("build walls")
    assert scene.pawn == 3
    scene.play("build barracks")
    assert scene.pawn == 2


@clause("D-TOKEN-10")
def test_strategy_applies_neither_to_wonders_nor_to_earlier_red_cards() -> None:
    assert built("colossus", tokens_0="strategy").pawn == 2
    assert built("statue_of_zeus", tokens_0="strategy").pawn == 1
    assert taken("strategy", city_0="scriptorium guard_tower stable", pawn=2).pawn == 2


@clause("D-TOKEN-11")
@pytest.mark.parametrize("wonder", sorted(WONDERS.keys() - PLAY_AGAIN))
def test_theology_makes_every_wonder_play_again(wonder: str) -> None:
    fields = {"board": [token for token in TOKENS if token != "theology"]}  # the Great Library draws nothing
    assert built(wonder, board=list(TOKENS)).actor == "1"
    assert built(wonder, tokens_0="theology", **fields).actor == "0"
    assert built(wonder, tokens_1="theology", **fields).actor == "1"


@clause("D-TOKEN-12")
@pytest.mark.parametrize("wonder", sorted(PLAY_AGAIN))
def test_theology_adds_no_second_extra_turn(wonder: str) -> None:
    scene = built(wonder, tokens_0="theology")
    assert scene.actor == "0"
    scene.play("discard theater")
    assert scene.actor == "1"


@clause("D-TOKEN-13")
def test_urbanism_gives_6_coins_at_once_and_4_for_each_later_chain() -> None:
    scene = taken("urbanism", cards="library walls aqueduct", city_0="scriptorium baths")
    assert scene.coins == (6, 7)
    scene.play("discard walls", "build aqueduct")
    assert scene.coins == (10, 9)


@clause("D-TOKEN-13")
def test_urbanism_pays_nothing_for_a_card_that_is_free_in_another_way() -> None:
    theater = table("theater altar", tokens_0="urbanism")
    theater.play("build theater")
    baths = table("baths altar", tokens_0="urbanism masonry")
    baths.play("build baths")
    chain_of_the_other = table("aqueduct walls", tokens_1="urbanism", city_0="baths")
    chain_of_the_other.play("build aqueduct")
    assert theater.coins == baths.coins == chain_of_the_other.coins == (7, 7)


@clause("D-TOKEN-14")
def test_a_token_does_not_act_on_the_construction_that_brought_it() -> None:
    assert taken("urbanism").coins == (6, 7)
    for token in ("theology", "architecture"):
        scene = built("great_library", coins="10 7", board="agriculture economy law masonry mathematics")
        scene.play("draw theology", "draw architecture", "draw strategy", f"take {token}")
        assert scene.coins == (0, 7)
        assert scene.actor == "1"


@clause("D-TOKEN-15")
def test_the_extra_turn_of_theology_is_lost_at_the_end_of_an_age() -> None:
    scene = table("altar", age=1, unbuilt_0="pyramids", tokens_0="theology", coins="8 7", pawn=1)
    scene.play("wonder pyramids with altar")
    scene.let_nature_act()
    scene.play("start 1")
    assert (scene.phase, scene.actor) == ("move", "1")
    discard_something(scene)
    assert scene.actor == "0"
    discard_something(scene)
    assert scene.actor == "1"


# Order within a play.


@clause("D-ORDER-1")
def test_building_a_card_pays_first_then_counts_the_card_itself() -> None:
    scene = table("lighthouse palace", city_0="brickyard glassworks", coins="0 7")
    scene.play("build lighthouse")
    assert scene.coins == (1, 7)
    assert "build brewery" in table("brewery walls", coins="0 0").legal()
    assert "build forum" not in table("forum walls", city_0="clay_pool", coins="2 0").legal()


@clause("D-ORDER-1")
def test_a_pair_is_resolved_before_cards_are_revealed_and_the_turn_passes() -> None:
    scene = over_hidden("workshop", city_0="laboratory", board="agriculture law")
    scene.play("build workshop")
    assert (scene.phase, scene.actor) == ("take", "0") and scene.coins == (5, 7)
    assert "plain_back" in scene.field("layout")
    scene.play("take agriculture")
    assert (scene.phase, scene.actor) == ("reveal", "nature") and scene.coins == (11, 7)
    scene.play("reveal quarry")
    assert (scene.phase, scene.actor) == ("move", "1")


@clause("D-ORDER-1", "D-ORDER-4")
def test_a_win_by_a_card_drops_the_reveal() -> None:
    military = over_hidden("palisade", pawn=8)
    military.play("build palisade")
    science = over_hidden("workshop", city_0="scriptorium pharmacist apothecary academy university")
    science.play("build workshop")
    for scene, ending in ((military, "military"), (science, "scientific")):
        assert (scene.actor, scene.ending, scene.winner) == ("over", ending, 0)
        assert scene.legal() == [] and "plain_back" in scene.field("layout")


@clause("D-ORDER-1", "D-ORDER-3")
def test_coins_of_economy_arrive_before_loot_takes_them() -> None:
    scene = table("walls barracks", pawn=2, tokens_1="economy", coins="4 0")
    scene.play("build walls")
    assert scene.coins == (0, 4 - 2)


@clause("D-ORDER-2", "D-ORDER-3")
def test_coins_of_economy_arrive_before_the_appian_way_takes_them() -> None:
    assert built("appian_way", tokens_1="economy", board="law", coins="10 0").coins == (3, 10 - 3)


@clause("D-ORDER-2")
def test_the_pawn_and_loot_come_before_the_choice_and_the_reveal_after_it() -> None:
    scene = over_hidden("altar", unbuilt_0="statue_of_zeus", city_1="quarry press", pawn=2, coins="30 7")
    scene.play("wonder statue_of_zeus with altar")
    assert scene.phase == "destroy" and scene.pawn == 3
    assert scene.coins[1] == 5
    assert scene.field("built_0") == {"statue_of_zeus=altar"}
    assert "plain_back" in scene.field("layout")
    scene.play("destroy quarry")
    assert scene.phase == "reveal"
    scene.play("reveal baths")
    assert scene.actor == "1"


@clause("D-ORDER-2")
def test_an_extra_turn_comes_after_the_reveal() -> None:
    scene = over_hidden("altar", unbuilt_0="sphinx", coins="8 7")
    scene.play("wonder sphinx with altar")
    assert scene.actor == "nature"
    scene.play("reveal quarry")
    assert scene.actor == "0" and "build quarry" in scene.legal()


@clause("D-ORDER-2")
def test_a_revived_card_is_fully_resolved_before_the_reveal() -> None:
    scene = over_hidden(
        "altar", unbuilt_0="mausoleum", discarded="library", city_0="scriptorium", board="law", coins="10 7"
    )
    scene.play("wonder mausoleum with altar", "revive library")
    assert (scene.phase, scene.actor) == ("take", "0")
    scene.play("take law")
    assert scene.phase == "reveal"


@clause("D-ORDER-2", "D-ORDER-4", "D-EX-32")
def test_a_military_win_by_the_statue_of_zeus_destroys_no_card() -> None:
    scene = over_hidden(
        "altar", unbuilt_0="statue_of_zeus", tokens_0="theology", city_1="quarry", pawn=8, coins="30 7"
    )
    scene.play("wonder statue_of_zeus with altar")
    assert (scene.actor, scene.ending, scene.winner) == ("over", "military", 0)
    assert scene.field("city_1") == {"quarry"} and scene.field("discarded") == set()
    assert "plain_back" in scene.field("layout")


@clause("D-ORDER-5", "D-EX-31")
@pytest.mark.parametrize(
    ("pawn", "phase", "actor"), [(0, "move", "0"), (-1, "starter", "0"), (1, "starter", "1")]
)
def test_sphinx_with_the_last_card_gives_no_extra_turn(pawn: int, phase: str, actor: str) -> None:
    scene = table("altar", age=1, unbuilt_0="sphinx", coins="8 7", pawn=pawn)
    scene.play("wonder sphinx with altar")
    scene.let_nature_act()
    assert scene.s.age == 2
    assert (scene.phase, scene.actor) == (phase, actor)
    if phase == "starter":
        assert scene.legal() == ["start 0", "start 1"]
        scene.play("start 0")
    discard_something(scene)
    assert scene.actor == "1"


@clause("D-ORDER-5")
def test_the_last_active_player_is_the_one_who_played_the_last_card() -> None:
    scene = table("altar", age=1, turn=1)
    scene.play("discard altar")
    scene.let_nature_act()
    assert (scene.phase, scene.actor) == ("move", "1")


@clause("D-ORDER-6")
@pytest.mark.parametrize("card", ["palisade", "workshop", "tavern", "baths"])
def test_a_discard_brings_coins_then_reveals_and_triggers_nothing_else(card: str) -> None:
    scene = over_hidden(
        card, city_0="laboratory clay_reserve", board=BOARD, tokens_0="strategy urbanism", pawn=2
    )
    scene.play(f"discard {card}")
    assert scene.field("discarded") == {card}
    assert scene.coins == (7 + 2 + 1, 7) and scene.pawn == 2
    assert scene.phase == "reveal"
    scene.play("reveal quarry")
    assert (scene.phase, scene.actor) == ("move", "1")
    assert scene.field("city_0") == {"laboratory", "clay_reserve"}
