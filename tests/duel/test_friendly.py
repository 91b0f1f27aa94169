"""What a table is told: views, explanations, reasons and explicit deals."""

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia.core.errors import InvalidSetup, UnknownName
from mirabilia.core.record import NATURE, NOBODY, NONE, OVER
from mirabilia.core.rng import seeded
from mirabilia.games.duel import kernels
from mirabilia.games.duel.city import add_card, take_token
from mirabilia.games.duel.codes import ACTIONS, FIRST_SEAT, PICK_WONDER, USES
from mirabilia.games.duel.deal import check_deal, dealt, random_deal
from mirabilia.games.duel.explain import explain, explain_text
from mirabilia.games.duel.ledger import unaccounted
from mirabilia.games.duel.notation import CODES, TEXTS
from mirabilia.games.duel.prices import price
from mirabilia.games.duel.reasons import why_illegal
from mirabilia.games.duel.state import BUILT, MOVE, PHASE_NAMES
from mirabilia.games.duel.tables import CARD_NAMES, CARDS, FACE_UP, RAW_CHOICE, TOKEN_NAMES, WONDER_NAMES
from mirabilia.games.duel.view import describe
from tests.duel.clauses import clause

drivers = mirabilia.game("duel").drivers


def new_states(seed: int = 0, wonders: int = 0, starter: int = 0) -> Any:
    states = kernels.State.batch()
    drivers.setup(states, 2, np.array([wonders, starter], "i4"), seeded(str(seed)))
    return states


def options_now(states: Any, seat: int) -> list[int]:
    buffer = np.empty(kernels.MOST_LEGAL, "i4")
    if seat == NATURE:
        n = drivers.outcomes(states, buffer, np.zeros(len(buffer)))
    else:
        n = drivers.legal(states, seat, buffer)
    return [int(code) for code in buffer[:n]]


def steps(
    seed: int, deal: dict[str, Any] | None = None, eager: bool = False
) -> Iterator[tuple[Any, int, list[int]]]:
    """A match at random: each state with the seat to act and what it may do; the last one too."""
    rng = random.Random(seed)
    states = new_states(seed, wonders=0 if deal else seed % 2, starter=seed // 2 % 2)
    while (seat := drivers.actor(states)) != OVER:
        legal = options_now(states, seat)
        yield states, seat, legal
        action = dealt(deal or {}, states) if seat == NATURE else NONE
        if action == NONE:
            pool = [code for code in legal if TEXTS[code].startswith("wonder")] if eager else []
            action = rng.choice(pool or legal)
        drivers.apply(states, seat, action)
    yield states, OVER, []


def matches(number: int) -> Iterator[tuple[Any, int, list[int]]]:
    for seed in range(number):
        yield from steps(seed, eager=seed % 3 == 0)


# Explanations.


def test_explanations_add_up_to_the_price() -> None:
    """D-COST-1 to D-COST-7: a price and its parts are one thing, whether or not it can be paid."""
    seen = set()
    for states, seat, _ in matches(30):
        if seat < 0 or states[0].phase != MOVE:
            continue
        s = states[0]
        for i, slot in enumerate(s.open_slots[: s.n_open]):
            for use in range(1, 2 if i else USES):  # a wonder costs the same with every card
                action = int(s.slots[slot]) * USES + use
                told: Any = explain(states, seat, action)
                assert told is not None
                thing = (CARD_NAMES + WONDER_NAMES).index(told["thing"])
                assert told["total"] == price(s, seat, thing) == told["coins"] + told["trade"]
                for part in told["resources"]:
                    met = part["produced"] + part["chosen"] + part["saved"] + part["bought"]
                    assert part["needed"] == met
                    reason = part["price_reason"]
                    assert part["price"] == (1 if "fixed_by" in reason else 2 + reason["opponent_symbols"])
                    seen |= {key for key in ("produced", "chosen", "saved", "bought") if part[key]}
                assert told["trade"] == sum(part["bought"] * part["price"] for part in told["resources"])
                assert bool(told["choice_producers"]) == any(part["chosen"] for part in told["resources"])
                assert bool(told["saved_by"]) == any(part["saved"] for part in told["resources"])
                if told["chain"]:
                    assert (told["total"], told["resources"]) == (0, [])
                    seen.add("chain")
                text = explain_text(json.loads(json.dumps(told)))
                assert text.startswith("free") == (told["total"] == 0)
                assert "\n" not in text and "None" not in text
    assert seen == {"produced", "chosen", "saved", "bought", "chain"}


def test_explained_price_is_paid_and_income_gained() -> None:
    """D-DISC-1, D-COST-1: what is told is what the treasuries then show."""
    for seed in range(5):
        for states, seat, legal in steps(seed):
            for action in legal if seat >= 0 and states[0].phase == MOVE else []:
                told: Any = explain(states, seat, action)
                assert told is not None
                if told["kind"] == "discard":
                    after = states.copy()
                    drivers.apply(after, seat, action)
                    assert after[0].coins[seat] - states[0].coins[seat] == told["income"]
                elif told["kind"] == "build" and told["thing"] in (
                    "palace",
                    "baths",
                    "walls",
                    "quarry",
                    "press",
                ):
                    after = states.copy()
                    drivers.apply(after, seat, action)
                    assert states[0].coins[seat] - after[0].coins[seat] == told["total"]
                    if told["thing"] != "walls":  # shields may cost the opponent coins
                        got = after[0].coins[1 - seat] - states[0].coins[1 - seat]
                        assert got == (told["trade"] if told["trade_to"] == "opponent" else 0)


def test_only_main_moves_have_a_price() -> None:
    states = new_states()
    assert all(explain(states, 0, action) is None for action in range(PICK_WONDER, ACTIONS))


def city(own: str, other: str) -> Any:
    states = new_states()
    for seat, names in enumerate((own, other)):
        for name in names.split():
            add_card(states[0], seat, CARD_NAMES.index(name), 1)
    return states


def told_of(states: Any, action: str) -> Any:
    told = explain(states, 0, CODES[action])
    assert told is not None
    return told


@clause("D-EX-17")
def test_palace_with_choices_and_masonry() -> None:
    states = city("caravansery forum", "sawmill glassworks")
    told = told_of(states, "build palace")
    assert told["total"] == told["trade"] == 7
    assert {part["resource"]: part["price"] for part in told["resources"]} == {
        "wood": 4,
        "clay": 2,
        "stone": 2,
        "glass": 3,
    }
    assert [part["chosen"] for part in told["resources"]] == [1, 0, 0, 1]
    assert told["choice_producers"] == ["forum", "caravansery"]
    text = "7 coins: 1 clay at 2, 1 stone at 2, 1 glass at 3 (2 + 1 of the opponent)"
    assert explain_text(told) == text + "; wood, 1 glass made by forum, caravansery"

    take_token(states[0], 0, TOKEN_NAMES.index("masonry"))
    told = told_of(states, "build palace")
    assert (told["total"], told["saved_by"]) == (2, "masonry")
    assert sum(part["saved"] for part in told["resources"]) == 2

    take_token(states[0], 1, TOKEN_NAMES.index("economy"))  # D-TOKEN-4
    told = told_of(states, "build palace")
    assert told["trade_to"] == "opponent"
    assert explain_text(told).endswith("; 2 to the opponent")


@clause("D-EX-20")
def test_circus_with_lighthouse() -> None:
    states = city("stone_reserve", "")
    wonder = WONDER_NAMES.index("great_lighthouse")
    states[0].wonder_at[wonder] = BUILT
    states[0].choices[0, RAW_CHOICE] += 1
    told = told_of(states, "build circus")
    assert told["total"] == 4
    assert [(part["resource"], part["chosen"], part["bought"]) for part in told["resources"]] == [
        ("clay", 1, 1),
        ("stone", 0, 2),
    ]
    assert told["resources"][1]["price_reason"] == {"fixed_by": "stone_reserve"}
    assert told["choice_producers"] == ["great_lighthouse"]
    assert explain_text(told) == (
        "4 coins: 1 clay at 2, 2 stone at 1 (stone_reserve); 1 clay made by great_lighthouse"
    )


def test_short_explanations() -> None:
    """D-CHAIN-2, D-CHAIN-7, D-DISC-1."""
    states = city("baths garrison tavern quarry", "")
    assert explain_text(told_of(states, "build aqueduct")) == "free by chain (baths)"
    assert told_of(states, "build barracks")["total"] == 0
    assert explain_text(told_of(states, "build theater")) == "free"
    assert explain_text(told_of(states, "build clay_pit")) == "1 coin: 1 printed"
    assert explain_text(told_of(states, "discard theater")) == "3 coins gained: 2 + 1 for yellow cards"
    assert explain_text(told_of(states, "build walls")) == "2 coins: 1 stone at 2; 1 stone produced"


# Views.


def test_views_are_plain_and_hide_only_the_library() -> None:
    """D-INFO-3, D-INFO-5, D-INFO-8: `?` stands for tokens that another seat has drawn, and nowhere else."""
    phases, hidden = set(), 0
    for states, _, _ in matches(60):
        for viewer in (0, 1, NOBODY) if states[0].drawn[0] != NONE else (NOBODY,):
            masked = states.copy()
            drivers.mask(masked, viewer)
            view: Any = describe(masked)
            assert json.loads(json.dumps(view)) == view
            phases.add(view["phase"])
            if "?" in json.dumps(view):
                hidden += 1
                assert set(view.pop("drawn")) == {"?"} and view["turn"] != viewer
                assert "?" not in json.dumps(view)
    assert phases == set(PHASE_NAMES)
    assert hidden


def test_every_component_is_somewhere_in_a_view() -> None:
    for states, _, _ in matches(6):
        view = describe(states)
        cities = view["cities"]
        seen = [slot["card"] for slot in view["layout"] if slot["card"]]
        cards = seen + view["discarded"] + [name for deck in view["unseen"].values() for name in deck]
        cards += [name for one in cities for name in one["cards"]]
        cards += [wonder["under"] for one in cities for wonder in one["wonders"] if wonder["under"]]
        assert sorted(cards) == sorted(CARD_NAMES)
        tokens = view["board_tokens"] + view["box_tokens"] + cities[0]["tokens"] + cities[1]["tokens"]
        assert sorted(tokens) == sorted(TOKEN_NAMES)
        for slot in view["layout"]:
            assert slot["card"] is not None or not slot["is_available"]
            if slot["card"]:
                assert (slot["back"] == "guild") == slot["card"].endswith("_guild")
        for one in cities:
            assert sum(one["by_color"].values()) == len(one["cards"])
            assert one["different_symbols"] == sum(number > 0 for number in one["symbols"].values())
            *categories, total = one["score"].values()
            assert sum(categories) == total


def test_first_view() -> None:
    """D-SETUP-2, D-SETUP-4."""
    view = describe(new_states())
    assert (view["phase"], view["turn"], view["first"], view["layout"]) == ("first", None, None, [])
    assert view["loot"] == [[2, 5], [2, 5]]
    assert [one["coins"] for one in view["cities"]] == [7, 7]
    assert [len(deck) for deck in view["unseen"].values()] == [23, 23, 20, 7]


# Reasons.


def test_every_illegal_action_has_a_reason() -> None:
    """One position of each phase and age, and each seat, so that every reason is asked for."""
    asked = set()
    for states, actor, legal in matches(60):
        s = states[0]
        kind = (int(s.phase), int(s.age), int(s.laid) > 17)
        if kind in asked:
            continue
        asked.add(kind)
        for seat in (0, 1, NATURE):
            for action in range(ACTIONS):
                if seat == actor and action in legal:
                    continue
                reason = why_illegal(states, seat, action)
                assert reason and "\n" not in reason
                assert "possible" not in reason, (TEXTS[action], seat, PHASE_NAMES[kind[0]])
    assert {phase for phase, *_ in asked} == set(range(len(PHASE_NAMES)))


def test_reasons_tell_nothing_hidden() -> None:
    """D-INFO-5: a card that is face down and one that is out of the match sound the same."""
    for states, seat, _ in steps(3):
        if states[0].phase == MOVE:
            for name in [name for deck in describe(states)["unseen"].values() for name in deck]:
                reason = why_illegal(states, seat, CODES[f"build {name}"])
                assert reason == f"{name} is not face up in the layout"


def test_reasons_of_a_move() -> None:
    """D-DEC-2."""
    deal = random_deal(random.Random(1))
    states, seat, _ = next(step for step in steps(1, deal) if step[0][0].phase == MOVE)
    s = states[0]
    top, bottom = deal["age_1"][0], deal["age_1"][-1]
    assert why_illegal(states, seat, CODES[f"build {top}"]) == f"{top} is covered by other cards"
    assert (
        why_illegal(states, seat, CODES[f"take {deal['tokens'][0]}"])
        == "now a card of the layout must be played"
    )
    assert why_illegal(states, 1 - seat, CODES[f"build {bottom}"]) == f"seat {seat} is to act"
    own, other = (WONDER_NAMES[s.unbuilt[one, 0]] for one in (seat, 1 - seat))
    cost = price(s, seat, CARDS + WONDER_NAMES.index(own))
    s.coins[seat] = cost - 1
    reason = f"{own} costs {cost} coins, but seat {seat} has only {cost - 1}"
    assert why_illegal(states, seat, CODES[f"wonder {own} with {bottom}"]) == reason
    reason = f"{other} is not a wonder of seat {seat}"
    assert why_illegal(states, seat, CODES[f"wonder {other} with {bottom}"]) == reason


# Deals.


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_is_followed(seed: int) -> None:
    deal = check_deal(random_deal(random.Random(seed)), {"wonders": "draft"})
    assert json.loads(json.dumps(deal)) == deal
    laid: list[str] = []
    drawn: list[str] = []
    for states, seat, legal in steps(seed, deal, eager=True):
        s = states[0]
        if seat == NATURE:
            action = dealt(deal, states)
            assert action in legal
            laid.append(TEXTS[action])
            drawn += [TEXTS[action][5:]] if TEXTS[action].startswith("draw ") else []
        for slot in range(20 if s.age else 0):
            if s.slots[slot] >= 0:
                assert CARD_NAMES[s.slots[slot]] == deal[f"age_{s.age}"][slot]
    assert laid[0] == f"first {deal['first']}"
    assert laid[1:6] == [f"lay {name}" for name in deal["tokens"]]
    assert laid[6:14] == [f"lay {name}" for name in deal["wonders"]]
    face_up = [name for slot, name in enumerate(deal["age_1"]) if FACE_UP[1, slot]]
    assert laid[14 : 14 + len(face_up)] == [f"lay {name}" for name in face_up]
    assert drawn in ([], deal["library"])


def test_a_deal_may_say_nothing() -> None:
    states = new_states()
    assert check_deal({}, {}) == {}
    assert dealt({}, states) == NONE
    assert dealt(check_deal({"first": 1}, {}), states) == FIRST_SEAT + 1
    assert dealt({"tokens": list(TOKEN_NAMES[:5])}, states) == NONE


def test_a_deal_that_the_match_has_left_says_nothing() -> None:
    deal = random_deal(random.Random(0))
    states = new_states()
    for text in ("first 0", *(f"lay {name}" for name in TOKEN_NAMES[:5]), f"lay {deal['wonders'][1]}"):
        drivers.apply(states, NATURE, CODES[text])
    assert dealt(deal, states) == NONE


GOOD = random_deal(random.Random(7))
AGE_3 = [name for name in GOOD["age_3"] if not name.endswith("_guild")]
GUILDS = [name for name in GOOD["age_3"] if name.endswith("_guild")]
BAD: list[tuple[Any, type[ValueError], str]] = [
    ("first", InvalidSetup, "deal gives names"),
    ({"frist": 0}, UnknownName, "did you mean first"),
    ({3: 0}, UnknownName, "unknown part"),
    ({"first": 2}, InvalidSetup, "seat 0 or 1"),
    ({"first": True}, InvalidSetup, "seat 0 or 1"),
    ({"first": "0"}, InvalidSetup, "seat 0 or 1"),
    ({"first": None}, InvalidSetup, "seat 0 or 1"),
    ({"tokens": "law"}, InvalidSetup, "list of 5"),
    ({"tokens": {"law": 1}}, InvalidSetup, "list of 5"),
    ({"tokens": [1, 2, 3, 4, 5]}, UnknownName, "progress token"),
    ({"tokens": GOOD["tokens"][:4]}, InvalidSetup, "5 names, not 4"),
    ({"tokens": [*GOOD["tokens"][:4], GOOD["tokens"][0]]}, InvalidSetup, "more than once"),
    ({"wonders": [*GOOD["wonders"][:7], "sphynx"]}, UnknownName, "did you mean sphinx"),
    ({"wonders": GOOD["wonders"][:7]}, InvalidSetup, "8 names, not 7"),
    ({"wonders": [*GOOD["wonders"][:7], [[]]]}, UnknownName, "wonder"),
    ({"age_1": GOOD["age_1"] * 2}, InvalidSetup, "20 names, not 40"),
    ({"age_1": GOOD["age_2"]}, InvalidSetup, "a card of age 2"),
    ({"age_2": [*GOOD["age_2"][:19], GUILDS[0]]}, InvalidSetup, "a guild"),
    ({"age_3": [*GOOD["age_3"][:19], GOOD["age_3"][0]]}, InvalidSetup, "more than once"),
    ({"age_3": list(CARD_NAMES[46:66])}, InvalidSetup, "3 guilds, not 0"),
    ({"age_3": AGE_3[:16] + list(CARD_NAMES[66:70])}, InvalidSetup, "3 guilds, not 4"),
    ({"library": GOOD["library"]}, InvalidSetup, "must give tokens too"),
    ({"tokens": GOOD["tokens"], "library": GOOD["tokens"][:3]}, InvalidSetup, "among its tokens"),
    ({"tokens": GOOD["tokens"], "library": GOOD["library"][:2]}, InvalidSetup, "3 names, not 2"),
]


@pytest.mark.parametrize("deal, error, words", BAD)
def test_a_bad_deal_is_refused(deal: Any, error: type[ValueError], words: str) -> None:
    with pytest.raises(error, match=words) as caught:
        check_deal(deal, {"wonders": "draft"})
    assert "\n" not in str(caught.value)


def test_a_first_game_has_no_deal_of_wonders() -> None:
    """D-DRAFT-8."""
    with pytest.raises(InvalidSetup, match="own wonders"):
        check_deal({"wonders": GOOD["wonders"]}, {"wonders": "first_game"})
    assert check_deal({"first": 0}, {"wonders": "first_game"}) == {"first": 0}


def test_coins_that_come_from_nowhere_are_noticed() -> None:
    """D-COIN-1, D-COIN-3: the ledger adds up what the component files say, apart from the kernels."""
    for states, seat, legal in matches(3):
        for action in legal if seat >= 0 else ():
            after = states.copy()
            drivers.apply(after, seat, action)
            assert unaccounted(states, seat, action, after) == []
            after[0].coins[1 - seat] += 1
            assert len(unaccounted(states, seat, action, after)) == 1
