"""The table itself, without a server: what each command does or why it is refused, clocks, undo, offers."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from typing import Any

import pytest

from mirabilia.games.duel.game import GAME
from mirabilia.server.live import making
from mirabilia.server.problems import Refusal
from mirabilia.server.store.base import Person
from mirabilia.server.tables import project
from mirabilia.server.tables.ability import MOST_LINES, MOST_OWN_LINES
from mirabilia.server.tables.clock import GRACE
from mirabilia.server.tables.decide import Context, decide
from mirabilia.server.tables.decide.gathering import check_rematch
from mirabilia.server.tables.summary import lobby_line, my_line, summary_of
from mirabilia.server.wire.tables import NewTable
from tests.server.pure import ANN, BOB, EVE, RITA, SAM, Play, command, folded, guest, snapshot

BOT = [{"seat": 1, "level": "normal"}]
MOVE = {"kind": "move", "seconds": 30}
TOTAL = {"kind": "total", "seconds": 60}
DAYS = {"kind": "move", "seconds": 3 * 86_400}
NONE = {"kind": "none", "seconds": 0}


def waiting(**new: Any) -> Play:
    return Play(ANN, **new)


def playing(**new: Any) -> Play:
    """Ann and Bob play."""
    play = Play(ANN, **new)
    assert play.do(BOB, "sit", seat=1) == ["sat", "started"]
    return play


def rated(**new: Any) -> Play:
    play = Play(RITA, is_rated=True, **{"clock": MOVE, **new})
    assert play.do(SAM, "sit", seat=1) == ["sat", "started"]
    return play


def over(**new: Any) -> Play:
    play = playing(**new)
    assert play.do(ANN, "resign", seat=0) == ["resigned", "ended"]
    return play


def abandoned() -> Play:
    play = waiting()
    assert play.do(ANN, "stand") == ["stood", "ended"]
    return play


def at_turn(play: Play) -> tuple[Person, Person]:
    """Who is to act, and the other one."""
    people = {"ann": ANN, "bob": BOB, "rita": RITA, "sam": SAM}
    ids = [seat.person or "" for seat in play.table.seats]
    return people[ids[play.turn]], people[ids[1 - play.turn]]


# Every command in every status.

EVERY: dict[str, dict[str, Any]] = {
    "act": {"seat": 0, "action": "build baths", "moves": 0},
    "undo": {"seat": 0},
    "resign": {"seat": 0},
    "offer": {"what": "end", "seat": 0},
    "answer": {"what": "end", "seat": 0, "agree": True},
    "come_back": {"seat": 0},
    "say": {"text": "hello"},
    "sit": {"seat": 1},
    "stand": {},
    "ready": {"is_ready": True},
    "arrange": {"may_hint": False},
    "set_seat": {"seat": 1, "level": "easy"},
    "swap": {"seats": [0, 1]},
    "shuffle": {},
    "start": {},
}
BEFORE = {"sit", "stand", "ready", "arrange", "set_seat", "swap", "shuffle", "start"}


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        *((kind, "not_now") for kind in ("act", "undo", "resign", "offer", "answer", "come_back")),
        *((kind, None) for kind in ("say", "sit", "stand", "ready", "arrange", "set_seat", "swap")),
        ("shuffle", None),
        ("start", "seats_open"),
    ],
)
def test_the_host_before_the_start(kind: str, code: str | None) -> None:
    play = waiting()
    if code:
        assert play.refused(ANN, kind, **EVERY[kind]) == code
    else:
        play.do(ANN, kind, **EVERY[kind])
        assert snapshot(folded(play.table), play.now) == snapshot(play.table, play.now)


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        *((kind, "not_yours") for kind in ("act", "undo", "resign", "offer", "answer", "come_back")),
        *((kind, "not_yours") for kind in ("arrange", "set_seat", "swap", "shuffle", "start")),
        *((kind, "not_now") for kind in ("stand", "ready")),
    ],
)
def test_a_stranger_before_the_start(kind: str, code: str) -> None:
    assert waiting().refused(EVE, kind, **EVERY[kind]) == code


@pytest.mark.parametrize("kind", sorted(BEFORE))
@pytest.mark.parametrize("make", [playing, over, abandoned])
def test_arranging_is_over_when_the_match_has_started(kind: str, make: Any) -> None:
    assert make().refused(ANN, kind, **EVERY[kind]) == "not_now"


@pytest.mark.parametrize("kind", ["act", "undo", "resign", "offer", "answer", "come_back"])
def test_nothing_is_played_after_the_end(kind: str) -> None:
    assert over().refused(ANN, kind, **EVERY[kind]) == "not_now"
    assert over().refused(EVE, kind, **EVERY[kind]) == "not_yours"
    assert abandoned().refused(ANN, kind, **EVERY[kind]) == "not_yours"


@pytest.mark.parametrize("kind", ["act", "undo", "resign", "offer", "answer", "come_back"])
def test_other_peoples_seats(kind: str) -> None:
    play = playing()
    for person in (BOB, EVE):
        assert play.refused(person, kind, **EVERY[kind]) == "not_yours"
    assert play.refused(ANN, kind, **EVERY[kind] | {"seat": 15}) == "wrong_seat"


def test_acting() -> None:
    play = playing()
    me, other = at_turn(play)
    seat, action = play.turn, play.legal()[0]
    assert play.refused(me, "act", seat=seat, action=action, moves=1) == "stale"
    assert play.refused(me, "act", seat=seat, action="dance", moves=0) == "invalid_notation"
    assert play.refused(me, "act", seat=seat, action="build baths", moves=0) == "illegal_action"
    assert play.refused(other, "act", seat=1 - seat, action=action, moves=0) == "wrong_seat"
    assert play.refused(other, "act", seat=seat, action=action, moves=0) == "not_yours"
    assert play.refused(me, "act", seat=seat, action="lay baths", moves=0) == "illegal_action"
    assert play.refused(me, "act", seat=seat, action="first 0", moves=0) == "illegal_action"
    assert play.do(me, "act", seat=seat, action=action, moves=0) == ["acted"]
    assert play.refused(me, "act", seat=seat, action=action, moves=0) == "stale"


def test_a_whole_match() -> None:
    play = playing()
    play.act_until(lambda: play.table.result is not None)
    result, match = play.table.result, play.table.match
    assert result and match and match.outcome
    assert (result.ending, tuple(result.winners)) == (match.outcome.ending, match.outcome.winners)
    assert result.scores == match.scores()
    assert snapshot(folded(play.table), play.now) == snapshot(play.table, play.now)


# Gathering.


def test_the_second_person_starts_the_match() -> None:
    play = waiting()
    assert play.refused(ANN, "sit", seat=0) == "seat_taken"
    assert play.refused(BOB, "sit", seat=0) == "seat_taken"
    assert play.refused(BOB, "sit", seat=2) == "wrong_seat"
    assert play.may(BOB) == ["sit", "say"]
    assert play.do(BOB, "sit", seat=1) == ["sat", "started"]
    info = project.table_info(play.table, play.now)
    assert info.status == "playing" and info.commitment and info.seed is None and info.started_at == play.now


def test_who_is_not_ready_keeps_the_match_from_starting() -> None:
    play = waiting()
    play.do(ANN, "ready", is_ready=False)
    assert play.do(BOB, "sit", seat=1) == ["sat"]
    assert play.refused(ANN, "start") == "not_ready"
    assert play.do(ANN, "ready", is_ready=True) == ["readied", "started"]


def test_other_rules_ask_everybody_again() -> None:
    play = waiting()
    play.do(ANN, "ready", is_ready=False)
    play.do(BOB, "sit", seat=1)
    play.do(ANN, "ready", is_ready=False)
    play.do(ANN, "arrange", clock=MOVE)
    assert [seat.is_ready for seat in play.table.seats] == [True, False]
    assert play.do(BOB, "ready", is_ready=True) == ["readied", "started"]


def test_a_bot_is_always_ready() -> None:
    play = waiting()
    play.do(ANN, "set_seat", seat=1, level="easy")
    play.do(ANN, "arrange", clock=TOTAL)
    assert "start" in play.may(ANN)
    assert play.do(ANN, "start") == ["started"]


def test_changing_seats() -> None:
    play = waiting()
    assert play.do(ANN, "sit", seat=1) == ["sat"]
    assert [seat.person for seat in play.table.seats] == [None, "ann"]
    play.do(ANN, "swap", seats=[0, 1])
    assert [seat.person for seat in play.table.seats] == ["ann", None]
    assert play.refused(ANN, "swap", seats=[0, 2]) == "wrong_seat"
    seen = set()
    for _ in range(50):
        play.do(ANN, "shuffle")
        seen.add(tuple(seat.person for seat in play.table.seats))
    assert seen == {("ann", None), (None, "ann")}


def test_the_table_of_a_host_who_leaves_goes_to_the_next() -> None:
    play = waiting()
    play.do(ANN, "ready", is_ready=False)
    play.do(BOB, "sit", seat=1)
    assert play.do(ANN, "stand") == ["stood"]
    assert play.table.host == "bob" and "arrange" in play.may(BOB) and "arrange" not in play.may(ANN)
    assert play.do(BOB, "stand") == ["stood", "ended"]
    assert play.table.result and play.table.result.ending == "abandoned"
    info = project.table_info(play.table, play.now)
    assert info.seed is None and info.status == "over"


def test_bots_alone_do_not_keep_a_table() -> None:
    play = waiting(bots=BOT)
    assert play.do(ANN, "stand") == ["stood", "ended"]


def test_seats_for_bots_and_people() -> None:
    play = waiting()
    play.do(ANN, "ready", is_ready=False)
    play.do(BOB, "sit", seat=1)
    assert play.refused(ANN, "set_seat", seat=0, level="easy") == "seat_taken"
    assert play.refused(ANN, "set_seat", seat=1, level="expert") == "invalid_setup"
    assert play.refused(BOB, "set_seat", seat=1, level="easy") == "not_yours"
    assert play.do(ANN, "set_seat", seat=1, level="easy") == ["stood", "seat_given"]
    assert play.refused(BOB, "sit", seat=1) == "seat_taken"
    assert play.do(ANN, "set_seat", seat=1, level=None) == ["seat_given"]
    assert "sit" in play.may(BOB)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 3}, "invalid_setup"),
        ({"seats": -1}, "invalid_setup"),
        ({"options": {"wonders": "none"}}, "invalid_setup"),
        ({"options": {"cheat": "yes"}}, "invalid_setup"),
        ({"clock": {"kind": "move", "seconds": 1}}, "invalid_setup"),
        ({"clock": {"kind": "none", "seconds": 5}}, "invalid_setup"),
        ({"clock": {"kind": "total", "seconds": 86_400}}, "invalid_setup"),
        ({"is_rated": True, "clock": MOVE}, "needs_account"),
        ({"is_rated": True}, "needs_clock"),
    ],
)
def test_what_cannot_be_arranged(change: dict[str, Any], code: str) -> None:
    assert waiting().refused(ANN, "arrange", **change) == code


def test_arranging() -> None:
    play = waiting()
    play.do(
        ANN, "arrange", clock=DAYS, visibility="public", may_hint=False, options={"wonders": "first_game"}
    )
    rules = play.table.rules
    assert (rules.visibility, rules.may_hint, rules.clock.seconds) == ("public", False, 3 * 86_400)
    assert rules.options["wonders"] == "first_game"
    assert lobby_line(summary_of(play.table, play.now)).open_seats == 1


def test_free_seats_are_closed_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duel has two seats; a game with two or three is played by those who are there."""
    wide = replace(GAME.meta, seats=(2, 3))
    monkeypatch.setattr(GAME, "meta", wide)
    monkeypatch.setattr(sys.modules["mirabilia.games"], "metas", lambda: {"duel": wide})
    play = waiting(seats=3)
    play.do(ANN, "sit", seat=2)
    assert play.refused(ANN, "start") == "seats_open"
    play.do(ANN, "set_seat", seat=1, level="easy")
    assert "start" in play.may(ANN)
    assert play.do(ANN, "start") == ["rearranged", "arranged", "started"]
    assert [(seat.person, seat.level) for seat in play.table.seats] == [(None, "easy"), ("ann", None)]
    assert play.table.match and play.table.match.seats == play.table.rules.seats == 2
    assert snapshot(folded(play.table), play.now) == snapshot(play.table, play.now)


# Making tables.


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ({"game": "chess"}, "invalid_setup"),
        ({"seats": 5}, "invalid_setup"),
        ({"options": {"cheat": "yes"}}, "invalid_setup"),
        ({"bots": [{"seat": 2, "level": "easy"}]}, "invalid_setup"),
        ({"bots": [{"seat": 1, "level": "easy"}] * 2}, "invalid_setup"),
        ({"bots": [{"seat": 0, "level": "easy"}, {"seat": 1, "level": "easy"}]}, "invalid_setup"),
        ({"bots": [{"seat": 1, "level": "expert"}]}, "invalid_setup"),
        ({"clock": {"kind": "move", "seconds": 0}}, "invalid_setup"),
        ({"is_rated": True, "clock": MOVE}, "needs_account"),
        ({"is_rated": True}, "needs_clock"),
        ({"start": True}, "seats_open"),
    ],
)
def test_tables_that_are_not_made(new: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        making.made(ANN, NewTable(**{"game": "duel"} | new), 1)
    assert refusal.value.error.code == code


@pytest.mark.parametrize("new", [{"bots": BOT}, {"is_hot_seat": True}])
def test_rated_tables_are_for_people_against_each_other(new: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        making.made(RITA, NewTable(game="duel", is_rated=True, **{"clock": MOVE, **new}), 1)
    assert refusal.value.error.code == "invalid_setup"


def test_a_rated_table() -> None:
    play = Play(RITA, is_rated=True, clock=MOVE)
    assert play.refused(ANN, "sit", seat=1) == "needs_account"
    assert play.refused(RITA, "set_seat", seat=1, level="easy") == "invalid_setup"
    play.do(RITA, "ready", is_ready=False)
    play.do(SAM, "sit", seat=1)
    play.do(RITA, "arrange", clock=MOVE)  # it is rated already
    assert [seat.rating for seat in play.table.seats] == [1600, None]
    assert play.do(SAM, "ready", is_ready=True) == ["readied", "started"]
    assert "hint" not in play.may(RITA) + play.may(SAM)


def test_a_table_becomes_rated_before_others_sit_down() -> None:
    play = Play(RITA)
    play.do(RITA, "ready", is_ready=False)
    play.do(ANN, "sit", seat=1)
    assert play.refused(RITA, "arrange", is_rated=True, clock=MOVE) == "invalid_setup"
    play.do(ANN, "stand")
    play.do(RITA, "set_seat", seat=1, level="easy")
    assert play.refused(RITA, "arrange", is_rated=True, clock=MOVE) == "invalid_setup"
    play.do(RITA, "set_seat", seat=1, level=None)
    assert play.do(RITA, "arrange", is_rated=True, clock=MOVE) == ["arranged"]


# At the hot seat.


def test_the_hot_seat() -> None:
    play = waiting(is_hot_seat=True, start=True)
    assert play.table.seats_of("ann") == [0, 1]
    assert project.viewers_of(play.table, "ann") == (0, 1)
    play.act()
    play.act()
    assert "undo" in play.may(ANN) and "ask_undo" not in play.may(ANN)
    play.do(ANN, "undo", seat=0)  # the last move, whoever made it
    assert len(play.table.moves) == 1
    play.act_until(play.has_shown)
    moves = len(play.table.moves)
    play.do(ANN, "undo", seat=1)
    assert len(play.table.moves) == moves - 1
    assert play.do(ANN, "offer", what="end", seat=0) == ["ended"]


def test_nobody_sits_down_at_a_hot_seat() -> None:
    play = waiting(is_hot_seat=True)
    assert play.refused(BOB, "sit", seat=1) == "not_now"
    assert "sit" not in play.may(BOB)
    assert play.do(ANN, "stand") == ["stood", "stood", "ended"]


# Undo.


def test_undo_is_free_until_something_new_has_appeared() -> None:
    play = playing()
    me, other = at_turn(play)
    assert play.refused(me, "undo", seat=play.turn) == "no_undo"
    assert "undo" not in play.may(me)
    before = snapshot(play.table, play.now)["match"]
    seat = play.turn
    play.act()
    assert "undo" in play.may(me) and "undo" not in play.may(other)
    assert play.refused(other, "undo", seat=1 - seat) == "no_undo"
    assert play.do(me, "undo", seat=seat) == ["undone"]
    assert snapshot(play.table, play.now)["match"] == before
    play.act_until(play.has_shown)
    seat = play.table.moves[-1].seat
    me = (ANN, BOB)[seat]
    assert play.refused(me, "undo", seat=seat) == "no_undo"
    assert "undo" not in play.may(me) and "ask_undo" in play.may(me)


def test_what_the_other_has_answered_is_not_taken_back_alone() -> None:
    play = playing()
    first = play.turn
    play.act_until(lambda: len(play.table.moves) > 0 and play.table.moves[-1].seat != first)
    person = (ANN, BOB)[first]
    assert play.refused(person, "undo", seat=first) == "no_undo"
    assert "ask_undo" in play.may(person)


def test_with_bots_alone_everything_can_be_taken_back() -> None:
    play = waiting(bots=BOT, start=True)
    play.act_until(lambda: play.table.match is not None and len(play.table.moves) > 20 and play.turn == 0)
    mine = [number for number, move in enumerate(play.table.moves) if move.seat == 0]
    play.do(ANN, "undo", seat=0)
    assert len(play.table.moves) == mine[-1]
    assert play.turn == 0
    play.do(ANN, "undo", seat=0)
    assert len(play.table.moves) == mine[-2]


def test_a_rated_match_is_never_taken_back_beyond_that() -> None:
    play = rated()
    seat, (me, _) = play.turn, at_turn(play)
    play.act()
    assert play.do(me, "undo", seat=seat) == ["undone"]
    play.act_until(play.has_shown)
    seat = play.table.moves[-1].seat
    me = (RITA, SAM)[seat]
    assert play.refused(me, "undo", seat=seat) == "no_undo"
    assert play.refused(me, "offer", what="undo", seat=seat) == "not_now"
    assert not {"undo", "ask_undo"} & {*play.may(RITA), *play.may(SAM)}


def test_nothing_is_taken_back_that_somebody_who_is_gone_could_mind() -> None:
    play = playing()
    play.act_until(lambda: play.has_shown() and play.table.moves[-1].seat == 0)
    play.absent = {BOB.id}
    assert play.do(ANN, "offer", what="replace", seat=0, target=1) == ["replaced"]
    assert play.refused(ANN, "undo", seat=0) == "no_undo"
    assert play.refused(ANN, "offer", what="undo", seat=0) == "not_now"
    assert not {"undo", "ask_undo"} & {*play.may(ANN)}


def test_taking_back_costs_the_others_no_time() -> None:
    play = playing(clock=TOTAL)
    seat = play.turn
    me, other = (ANN, BOB)[seat], 1 - seat
    for _ in range(3):
        play.act_until(lambda: play.turn == other)
        if play.table.moves[-1].has_shown:
            break
        before = play.table.clocks.left_at(other, play.now)
        play.pass_time(5)
        assert play.do(me, "undo", seat=seat) == ["undone"]
        assert play.table.clocks.left_at(other, play.now) == before == 60_000


def test_the_same_chance_follows_the_same_move_again() -> None:
    play = waiting(bots=BOT, start=True)
    play.act_until(lambda: play.has_shown() and play.table.moves[-1].seat == 0)
    event = play.table.log[-1]
    play.do(ANN, "undo", seat=0)
    play.act(event.action)  # type: ignore[union-attr]
    assert play.table.log[-1].chance == event.chance  # type: ignore[union-attr]


# Offers.


def asking_for_undo() -> tuple[Play, Person, Person, int]:
    play = playing()
    play.act_until(play.has_shown)
    seat = play.table.moves[-1].seat
    me, other = ((ANN, BOB), (BOB, ANN))[seat]
    assert play.do(me, "offer", what="undo", seat=seat) == ["offered"]
    return play, me, other, seat


def test_asking_for_undo() -> None:
    play, me, other, seat = asking_for_undo()
    moves = len(play.table.moves)
    offer = project.table_info(play.table, play.now).offers[0]
    assert (offer.what, offer.by, offer.waiting_for) == ("undo", seat, [1 - seat])
    assert play.refused(me, "offer", what="undo", seat=seat) == "not_now"
    assert play.refused(me, "answer", what="undo", seat=seat, agree=True) == "not_now"
    assert play.refused(EVE, "answer", what="undo", seat=seat, agree=True) == "not_yours"
    assert play.refused(other, "answer", what="end", seat=1 - seat, agree=True) == "not_now"
    assert play.do(other, "answer", what="undo", seat=1 - seat, agree=True) == ["answered", "undone"]
    assert len(play.table.moves) == moves - 1 and not play.table.offers


def test_declining_and_withdrawing() -> None:
    play, me, other, seat = asking_for_undo()
    assert play.do(other, "answer", what="undo", seat=1 - seat, agree=False) == ["answered"]
    assert not play.table.offers
    play.do(me, "offer", what="undo", seat=seat)
    assert play.do(me, "answer", what="undo", seat=seat, agree=False) == ["answered"]
    assert not play.table.offers
    assert play.refused(other, "answer", what="undo", seat=1 - seat, agree=True) == "not_now"


def test_a_move_answers_all_offers() -> None:
    play, _, _, seat = asking_for_undo()
    play.do((ANN, BOB)[seat], "offer", what="end", seat=seat)
    assert {*play.table.offers} == {"undo", "end"}
    play.act()
    assert not play.table.offers


def test_ending_by_consent() -> None:
    play = playing()
    assert play.do(ANN, "offer", what="end", seat=0) == ["offered"]
    assert "ask_end" not in play.may(ANN) + play.may(BOB)
    assert play.refused(ANN, "offer", what="end", seat=0, target=1) == "not_now"
    assert play.do(BOB, "answer", what="end", seat=1, agree=True) == ["answered", "ended"]
    assert play.table.result and play.table.result.ending == "agreed" and play.table.result.winners == []
    assert project.table_info(play.table, play.now).seed == play.table.seed
    assert waiting(bots=BOT, start=True).do(ANN, "offer", what="end", seat=0) == ["ended"]


def test_replacing_somebody_who_is_gone() -> None:
    play = playing()
    for target in (None, 0, 2):
        assert play.refused(ANN, "offer", what="replace", seat=0, target=target) == "not_now"
    play.absent = {"bob"}
    assert play.do(ANN, "offer", what="replace", seat=0, target=1) == ["replaced"]
    assert play.table.seats[1].is_gone and play.table.seats[1].name == "Bob"
    assert play.refused(BOB, "resign", seat=1) == "not_now"
    assert play.refused(ANN, "come_back", seat=0) == "not_now"
    assert play.refused(ANN, "offer", what="replace", seat=0, target=1) == "not_now"
    assert "ask_replace" not in play.may(ANN)
    assert play.may(BOB) == ["come_back", "say"]
    play.act_until(lambda: play.turn == 1)
    assert play.table.bots_to_act() == [1]
    assert play.do(BOB, "come_back", seat=1) == ["came_back"]
    assert play.table.bots_to_act() == [] and "act" in play.may(BOB)


def test_who_is_present_is_asked() -> None:
    play = playing()
    assert play.do(ANN, "offer", what="replace", seat=0, target=1) == ["offered"]
    assert play.do(BOB, "answer", what="replace", seat=1, agree=False) == ["answered"]
    play.do(ANN, "offer", what="replace", seat=0, target=1)
    assert play.do(BOB, "answer", what="replace", seat=1, agree=True) == ["answered", "replaced"]
    assert play.table.seats[1].is_gone


# Giving up.


def test_resigning() -> None:
    play = playing()
    play.act()
    assert play.do(BOB, "resign", seat=1) == ["resigned", "ended"]
    assert play.table.result and play.table.result.winners == [0] and play.table.result.ending == "resigned"
    assert play.table.to_act() == () and play.table.clocks.running == frozenset()
    view = project.view(play.table, 0)
    assert (view["legal"], view["to_act"], view["quotes"]) == ([], [], None)


# Clocks.


def test_without_a_clock_time_is_free() -> None:
    play = playing(clock=NONE)
    assert play.pass_time(10 * 365 * 86_400) == []
    assert play.table.clocks.due() is None
    assert [seat.clock for seat in project.table_info(play.table, play.now).seats] == [None, None]


def test_a_time_for_each_move() -> None:
    play = playing(clock=MOVE)
    seat = play.turn
    assert play.table.clocks.due() == play.now + 30_000
    assert play.pass_time(29.999) == []
    play.act()
    after = play.turn
    assert after != seat
    assert play.table.clocks.left_at(after, play.now) == 30_000
    assert play.pass_time(20) == []
    play.act()
    assert play.table.clocks.left_at(play.turn, play.now) == 30_000
    seat = play.turn
    assert play.pass_time(30) == [seat]


def test_an_extra_turn_is_a_new_move() -> None:
    play = playing(clock=MOVE)
    # The first player picks once, the second twice: two decisions one after the other.
    play.act()
    play.pass_time(10)
    seat = play.turn
    assert play.table.clocks.left_at(seat, play.now) == 20_000
    play.do((ANN, BOB)[seat], "say", text="let me think")
    assert play.table.clocks.left_at(seat, play.now) == 20_000  # talk is no move
    play.act()
    assert play.turn == seat and play.table.clocks.left_at(seat, play.now) == 30_000


def test_a_total_time() -> None:
    play = playing(clock=TOTAL)
    spent = [0, 0]
    for _ in range(20):
        seat = play.turn
        play.pass_time(2)
        spent[seat] += 2_000
        play.act()
    assert play.table.clocks.left == [60_000 - spent[0], 60_000 - spent[1]]
    seat = play.turn
    assert play.pass_time(60 - spent[seat] / 1000 - 0.001) == []
    assert play.pass_time(0.001) == [seat]
    assert play.table.seats[seat].is_gone and play.table.clocks.running == frozenset()


def test_days_for_a_move() -> None:
    play = playing(clock=DAYS)
    assert play.pass_time(3 * 86_400 - 1) == []
    seat = play.turn
    play.act()
    line = my_line(summary_of(play.table, play.now), ("ann", "bob")[play.turn])
    assert line.is_my_turn and line.clock_due == play.now + 3 * 86_400_000
    assert not my_line(summary_of(play.table, play.now), ("ann", "bob")[seat]).is_my_turn


def test_where_a_clock_runs_nobody_is_replaced_before_it_runs_out() -> None:
    play = playing(clock=DAYS)
    play.absent = {BOB.id}
    assert play.do(ANN, "offer", what="replace", seat=0, target=1) == ["offered"]


def test_there_is_no_way_out_of_a_rated_match() -> None:
    play = rated(clock=DAYS)
    play.absent = {SAM.id}
    assert play.refused(RITA, "offer", what="replace", seat=0, target=1) == "not_now"
    assert "ask_replace" not in play.may(RITA) and "ask_end" in play.may(RITA)
    assert play.do(RITA, "offer", what="end", seat=0) == ["offered"]
    play.table.seats[1].level = "normal"  # somebody who has given up in a match of several
    play.table.offers.clear()
    assert play.refused(RITA, "offer", what="end", seat=0) == "not_now"
    assert "ask_end" not in play.may(RITA)


def test_who_runs_out_of_time_is_replaced() -> None:
    play = playing(clock=MOVE)
    seat = play.turn
    assert play.pass_time(30) == [seat]
    assert [event.kind for event in play.table.log[-2:]] == ["timed_out", "replaced"]
    assert play.table.bots_to_act() == [seat] and play.table.clocks.due() is None
    assert summary_of(play.table, play.now).wakes_at == play.now
    assert project.table_info(play.table, play.now).seats[seat].is_gone


def test_a_rated_match_is_lost_by_time() -> None:
    play = rated(clock=MOVE)
    seat = play.turn
    assert play.pass_time(31) == [seat]
    assert [event.kind for event in play.table.log[-2:]] == ["timed_out", "ended"]
    assert play.table.result and play.table.result.ending == "time"
    assert play.table.result.winners == [1 - seat]


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 10}, TOTAL, MOVE])
def test_who_comes_back_has_time_to_look(clock: dict[str, Any]) -> None:
    play = playing(clock=clock)
    seat = play.turn
    assert play.pass_time(61) == [seat]
    play.do((ANN, BOB)[seat], "come_back", seat=seat)
    assert play.table.clocks.left_at(seat, play.now) == GRACE
    assert play.pass_time(GRACE / 1000 - 1) == []
    play.act()
    if clock["kind"] == "move":
        play.act_until(lambda: play.turn == seat)
        assert play.table.clocks.left_at(seat, play.now) == clock["seconds"] * 1000


@pytest.mark.parametrize("clock", [TOTAL, MOVE])
@pytest.mark.parametrize("make", [playing, rated])
def test_undo_gives_no_time(clock: dict[str, Any], make: Any) -> None:
    play = make(clock=clock)
    seat, (me, _) = play.turn, at_turn(play)
    play.pass_time(12)
    left = play.table.clocks.left_at(seat, play.now)
    play.act()
    play.pass_time(3)
    play.do(me, "undo", seat=seat)
    assert play.turn == seat
    assert play.table.clocks.left_at(seat, play.now) == left
    assert play.pass_time(left / 1000) == [seat]


def test_undo_by_consent_gives_a_new_time_for_the_move() -> None:
    play = playing(clock=MOVE)
    play.act_until(play.has_shown)
    seat = play.table.moves[-1].seat
    play.do((ANN, BOB)[seat], "offer", what="undo", seat=seat)
    play.pass_time(5)
    play.do((BOB, ANN)[seat], "answer", what="undo", seat=1 - seat, agree=True)
    assert play.turn == seat
    assert play.table.clocks.left_at(seat, play.now) == 30_000


def test_bots_have_no_clock() -> None:
    play = waiting(bots=BOT, start=True, clock=MOVE)
    play.act_until(lambda: play.turn == 1)
    assert play.table.clocks.due() is None
    assert play.pass_time(10_000) == []
    seats = project.table_info(play.table, play.now).seats
    assert seats[1].clock is None and seats[0].clock is not None


def test_a_clock_never_goes_backwards_with_the_time_of_day() -> None:
    play = playing(clock=TOTAL)
    seat = play.turn
    play.now -= 3_600_000
    assert play.table.clocks.left_at(seat, play.now) == 60_000
    play.act()
    assert play.table.clocks.left[seat] == 60_000


# Talk.


def test_talk_is_cleaned() -> None:
    play = waiting()
    play.do(ANN, "say", text="  well\tplayed \u202eevil\u0000 \n\n Bob ")
    said = play.table.log[-1]
    assert said.kind == "said" and said.text == "well played evil Bob"
    assert play.refused(ANN, "say", text=" \t\u200b\u0000") == "bad_request"


def test_who_may_talk() -> None:
    play = playing(visibility="public")
    assert play.refused(EVE, "say", text="hi") == "not_yours"
    assert "say" not in play.may(EVE)
    play.do(BOB, "say", text="hi")
    link = playing(visibility="link")
    assert "say" in link.may(EVE)
    link.do(EVE, "say", text="hi")


def test_a_table_has_so_many_lines_and_a_person_too() -> None:
    play = waiting()
    for number in range(MOST_OWN_LINES):
        play.do(ANN, "say", text=f"{number}")
    assert play.refused(ANN, "say", text="one more") == "too_many"
    assert "say" not in play.may(ANN) and "say" in play.may(EVE)
    people = (guest(f"Guest {number}") for number in range(100))
    while play.table.lines_said.total() < MOST_LINES:
        play.do(next(people), "say", text="hello")
        if play.table.lines_said.total() >= MOST_OWN_LINES + 100:
            break
    play.table.lines_said["eve"] = MOST_LINES - play.table.lines_said.total()
    assert play.refused(BOB, "say", text="one more") == "too_many"


def test_a_table_has_so_many_events_but_a_match_can_always_end(monkeypatch: pytest.MonkeyPatch) -> None:
    play = playing()
    monkeypatch.setitem(decide.__globals__, "MOST_EVENTS", play.table.version)
    assert play.refused(ANN, "say", text="hello") == "too_many"
    assert play.refused(BOB, "offer", what="end", seat=1) == "too_many"
    seat = play.turn
    play.act()
    assert play.refused((ANN, BOB)[seat], "undo", seat=seat) == "too_many"
    assert play.do(ANN, "resign", seat=0) == ["resigned", "ended"]


# Rematch.


def test_the_seats_move_on_for_a_rematch() -> None:
    play = waiting(bots=BOT, start=True, clock=MOVE)
    play.do(ANN, "resign", seat=0)
    assert play.may(ANN) == ["rematch", "say"] and play.may(EVE) == ["say"]
    again = making.rematch(ANN, play.table, play.now)
    assert [(seat.person, seat.level) for seat in again.seats] == [(None, "normal"), ("ann", None)]
    assert again.is_playing and again.rules == play.table.rules
    assert again.code != play.table.code and again.seed != play.table.seed


def test_a_rematch_waits_for_the_others() -> None:
    play = over(visibility="public")
    again = making.rematch(BOB, play.table, play.now)
    assert [seat.person for seat in again.seats] == ["bob", None]
    assert again.is_waiting and again.host == "bob"


def test_who_may_have_a_rematch() -> None:
    for play, person, code in (
        (playing(), ANN, "not_now"),
        (over(), EVE, "not_yours"),
        (abandoned(), ANN, "not_now"),
    ):
        with pytest.raises(Refusal) as refusal:
            check_rematch(play.table, Context(person))
        assert refusal.value.error.code == code
    play = over()
    check_rematch(play.table, Context(BOB))


# Laws, on tables to which anything may have happened.


def attempts(play: Play, person: Person) -> dict[str, list[dict[str, Any]]]:
    """For each ability, what a person could try."""
    table = play.table
    seats = range(len(table.seats))
    moves = len(table.moves)
    legal = {seat: play.legal(seat) if table.is_playing else [] for seat in seats}
    return {
        "sit": [{"kind": "sit", "seat": seat} for seat in seats],
        "stand": [{"kind": "stand"}],
        "arrange": [{"kind": "arrange"}],
        "start": [{"kind": "start"}],
        "ready": [{"kind": "ready", "is_ready": True}],
        "act": [
            {"kind": "act", "seat": seat, "action": action, "moves": moves}
            for seat in seats
            for action in legal[seat][:2] or ["pick sphinx"]
        ],
        "undo": [{"kind": "undo", "seat": seat} for seat in seats],
        "ask_undo": [{"kind": "offer", "what": "undo", "seat": seat} for seat in seats],
        "ask_end": [{"kind": "offer", "what": "end", "seat": seat} for seat in seats],
        "ask_replace": [
            {"kind": "offer", "what": "replace", "seat": seat, "target": target}
            for seat in seats
            for target in seats
        ],
        "resign": [{"kind": "resign", "seat": seat} for seat in seats],
        "come_back": [{"kind": "come_back", "seat": seat} for seat in seats],
        "say": [{"kind": "say", "text": "hi"}],
    }


def is_accepted(play: Play, person: Person, fields: dict[str, Any]) -> bool:
    try:
        decide(play.table, Context(person, play.absent), command(**fields))
    except Refusal as refusal:
        # Guests see that there is a seat; that they need an account for it, they are told when they try.
        return refusal.error.code == "needs_account" and fields["kind"] == "sit"
    return True


def check_abilities(play: Play, people: list[Person]) -> None:
    for person in people:
        may = play.may(person)
        for ability, tries in attempts(play, person).items():
            accepted = any(is_accepted(play, person, fields) for fields in tries)
            assert accepted == (ability in may), (person.name, ability, may)
        try:
            check_rematch(play.table, Context(person))
        except Refusal:
            assert "rematch" not in may
        else:
            assert "rematch" in may


def random_command(play: Play, person: Person, rng: random.Random) -> dict[str, Any]:
    """Something that may make sense, or not."""
    options = [fields for tries in attempts(play, person).values() for fields in tries]
    seat = rng.randrange(3)
    options += [
        {"kind": "answer", "what": what, "seat": seat, "agree": agree}
        for what in ("undo", "end", "replace")
        for agree in (True, True, False)
    ]
    if play.table.is_waiting:
        options += [
            {"kind": "arrange", "clock": rng.choice([NONE, MOVE, TOTAL, DAYS])},
            {"kind": "arrange", "is_rated": rng.random() < 0.3, "clock": rng.choice([MOVE, NONE])},
            {"kind": "set_seat", "seat": seat, "level": rng.choice(["easy", None, "expert"])},
            {"kind": "swap", "seats": [0, seat]},
            {"kind": "shuffle"},
            {"kind": "ready", "is_ready": False},
        ]
    seldom = {"say", "resign", "stand", "end", "start"}  # so that more happens before
    options = [
        fields
        for fields in options
        if rng.random() < 0.05 or not seldom & {str(value) for value in fields.values()}
    ]
    rng.shuffle(options)
    kinds = list(dict.fromkeys(fields["kind"] for fields in options))
    by_kind = [fields for kind in kinds for fields in options if fields["kind"] == kind]
    accepted = (fields for fields in by_kind if is_accepted(play, person, fields))
    return next(accepted, by_kind[0]) if rng.random() < 0.7 else by_kind[0]


@pytest.mark.parametrize("seed", range(30))
def test_laws_of_a_table_to_which_anything_happens(seed: int) -> None:
    rng = random.Random(seed)
    host = rng.choice([ANN, RITA])
    kinds: list[dict[str, Any]] = [{}, {"bots": BOT}, {"is_hot_seat": True}, {"visibility": "public"}]
    if host is RITA:
        kinds.append({"is_rated": True, "clock": MOVE})
    play = Play(host, **{"clock": rng.choice([NONE, MOVE, TOTAL]), **rng.choice(kinds)})
    people = [host, BOB, EVE, SAM]
    for _ in range(120):
        event = rng.random()
        if event < 0.15:
            play.pass_time(rng.choice([0.5, 5, 20, 45]))
            play.absent = {person.id for person in people if rng.random() < 0.3}
        elif event < 0.5 and play.table.bots_to_act():
            play.act(rng.choice(play.legal()))
        else:
            person = rng.choice(people)
            fields = random_command(play, person, rng)
            if is_accepted(play, person, fields) and not (
                fields["kind"] == "sit" and play.table.rules.is_rated and person.is_guest
            ):
                play.do(person, **fields)
            else:
                play.refused(person, **fields)
        check_abilities(play, people)
    again = folded(play.table)
    assert snapshot(again, play.now) == snapshot(play.table, play.now)
    assert summary_of(again, play.now) == summary_of(play.table, play.now)


def test_every_prefix_of_a_log_folds_to_what_it_was() -> None:
    play = playing(clock=TOTAL)
    rng = random.Random(3)
    stages = []
    for _ in range(40):
        play.pass_time(rng.choice([0.1, 1]))
        if rng.random() < 0.3 and play.table.moves:
            seat = play.table.moves[-1].seat
            if "undo" in play.may((ANN, BOB)[seat]):
                play.do((ANN, BOB)[seat], "undo", seat=seat)
        else:
            play.act(rng.choice(play.legal()))
        stages.append((play.table.version, snapshot(play.table, play.now), play.now))
    whole = play.table
    for version, expected, now in stages[::5]:
        part = type(whole)(whole.code, whole.seed)
        for event in whole.log[:version]:
            part.apply(event)
        assert snapshot(part, now) == expected


def test_events_have_no_gaps() -> None:
    play = playing()
    event = play.table.log[-1].model_copy(update={"version": play.table.version + 2})
    with pytest.raises(AssertionError):
        play.table.apply(event)


def test_guests_have_names_only() -> None:
    """What is sent about people: the id, the name and the rating at the table, nothing else."""
    play = Play(guest("Zoe"))
    seat = project.table_info(play.table, play.now).seats[0].model_dump()
    assert seat.pop("person") == "zoe" and seat.pop("name") == "Zoe"
    assert "zoe" not in str(seat).lower()
