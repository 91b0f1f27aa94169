"""Hidden information: everything that was ever sent to anybody, compared with what the mask allows."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.core.match import Match
from mirabilia.core.record import NATURE
from mirabilia.server.live import making
from tests.server.live import Json, Looking, Server, good, running

pytestmark = pytest.mark.anyio

LIBRARY = "great_library"
SEEDS = range(8)
VOLATILE = re.compile(r'"(?:now|at|made_at|started_at)":\d+|request-\d+|[0-9a-f]{16}(?![0-9a-f])')


def chooser(number: int) -> Callable[[list[str]], str]:
    """Chooses by chance, but so that the Great Library is built if it can be."""
    rng = random.Random(number)

    def choose(legal: list[str]) -> str:
        wanted = [action for action in legal if LIBRARY in action]
        rich = [action for action in legal if action.startswith("discard ")]
        return rng.choice(wanted or (rich if rich and rng.random() < 0.4 else legal))

    return choose


@cache
def numbers_with_library() -> list[int]:
    """For which numbers the seed and the choices lead to the Great Library."""
    return [number for number in range(60) if drawn_offline(number)]


def drawn_offline(number: int) -> set[str]:
    """The tokens that the Great Library draws, if it is built."""
    match = Match(mirabilia.game("duel"), seed=secret(number), chance="sealed")
    choose = chooser(number)
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, choose([str(action) for action in match.legal(seat)]))
        for seat in match.to_act:
            if drawn := match.view(seat)["state"]["drawn"]:
                return {*drawn}
    return set()


def secret(number: int) -> str:
    """A seed that cannot be in a message by chance."""
    return f"secret-seed-{number:08}-of-this-match"


async def play(
    server: Server, choose: Callable[[list[str]], str], until: Callable[[Looking], bool] = lambda one: False
) -> dict[int | None, Looking]:
    """A match of two people with a spectator, who keep all that they were sent."""
    people = [await server.person() for _ in range(3)]
    for person, name in zip(people, ("Ann", "Bob", "Eve"), strict=True):
        good(await person.http.patch("/api/me", json={"name": name}))
    code = await people[0].make(visibility="public")
    async with AsyncExitStack() as stack:
        there: dict[int | None, Looking] = {}
        for seat, person in zip((0, 1, None), people, strict=True):
            there[seat] = await stack.enter_async_context(person.at(code))
            for one in there.values():
                await one.hear_all()
        await there[1].do("sit", seat=1)
        while True:
            for one in there.values():
                await one.hear_all()
            seat = next((seat for seat in (0, 1) if there[seat].view()["legal"]), None)
            if seat is None or until(there[seat]):
                return there
            if there[seat].view()["state"]["drawn"]:
                await probe(there[1 - seat], 1 - seat)
                await probe(there[None], 0)
            await there[seat].act(choose=choose)


async def probe(there: Looking, seat: int) -> None:
    """Try to find out what was drawn by asking for everything."""
    for token in there.view()["state"]["box_tokens"]:
        for action in (f"take {token}", f"draw {token}"):
            for asked in (seat, 1 - seat):
                await there.refused("act", seat=asked, action=action, moves=there.table["moves"])


def sent_before_the_end(there: Looking) -> Iterator[tuple[str, Json]]:
    for text, message in zip(there.raw, there.messages, strict=True):
        if message["type"] == "update" and message["table"]["status"] == "over":
            return
        yield text, message


def stages(events: list[Json], seed: str, options: dict[str, str]) -> dict[int, Match]:
    """The match after each version, replayed by the rules alone."""
    found: dict[int, Match] = {}
    game = mirabilia.game("duel")
    actions: list[tuple[int, str]] = []
    for event in events:
        if event["kind"] == "started":
            actions += [(NATURE, text) for text in event["chance"]]
        elif event["kind"] == "acted":
            actions += [(event["seat"], event["action"]), *((NATURE, text) for text in event["chance"])]
        else:
            found[event["version"]] = found.get(event["version"] - 1)  # type: ignore[assignment]
            continue
        match = Match(game, seed=seed, chance="sealed", options=options, waits=True)
        for seat, action in actions:
            match.replay(seat, action)
        found[event["version"]] = match
    return found


async def full_log(server: Server, code: str) -> tuple[list[Json], str]:
    log = await server.store.load(code)
    assert log
    return [json.loads(stored.event.model_dump_json()) for stored in log.events], log.seed


@pytest.mark.parametrize("place", SEEDS)
async def test_nobody_is_sent_what_the_mask_hides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    number = numbers_with_library()[place] if place % 4 else place  # most of them with the Great Library
    monkeypatch.setattr(making, "fresh_seed", lambda: secret(number))
    async with running(tmp_path) as server:
        there = await play(server, chooser(number))
        events, seed = await full_log(server, there[0].table["code"])
        assert seed == secret(number)
        matches = stages(events, seed, there[0].table["options"])
        hidden = 0
        for seat, one in there.items():
            kept = [*sent_before_the_end(one)]
            assert len(kept) > 50
            for text, message in kept:
                assert seed not in text and seeds_hash(seed) not in text
                if message["type"] != "update":
                    assert message["type"] in ("ack", "refused", "presence", "pong")
                    continue
                assert message["table"]["seed"] is None and message["table"]["result"] is None
                check_views(message, matches, seat)
            hidden += check_chance([message for _, message in kept], events, matches, seat)
            assert one.table["seed"] == seed  # after the end
        check_library(there, events, hidden)
        assert hidden or not place % 4


def seeds_hash(seed: str) -> str:
    """What chance starts from; nothing may tell it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def check_views(message: Json, matches: dict[int, Match], seat: int | None) -> None:
    """Each view is what the rules show to the seat."""
    match = matches.get(message["version"])
    if match is None:
        assert message["views"] == []
        return
    assert message["views"] == [json.loads(json.dumps(match.view(seat)))]
    (view,) = message["views"]
    down = [card for card in view["state"]["layout"] if card["card"] is None]
    unseen = {name for names in view["state"]["unseen"].values() for name in names}
    # The names of cards that nobody has seen are in the list of these, and nowhere else.
    state = {**view["state"], "unseen": None, "phase": None}  # a phase is called library, too
    table = {**message["table"], "code": None}  # may have the name of a card by chance
    rest = json.dumps({**message, "views": [{**view, "state": state}], "table": table})
    assert len(unseen) >= len(down)
    found = re.search(rf"\b({'|'.join(unseen)})\b", rest) if unseen else None
    assert found is None, rest[found.start() - 200 : found.end() + 50]


def check_chance(kept: list[Json], events: list[Json], matches: dict[int, Match], seat: int | None) -> int:
    """Chance is told in full or, to whom may not see it, as `draw ?`; how much was hidden."""
    told = {event["version"]: event for one in kept if one["type"] == "update" for event in one["events"]}
    hidden = 0
    for event in events:
        if event["version"] not in told or "chance" not in event:
            continue
        mine = told[event["version"]]
        assert {**mine, "chance": None} == {**event, "chance": None}
        before = len(matches[event["version"]].history()) - len(event["chance"])
        shown = matches[event["version"]].history(seat)[before:]
        assert mine["chance"] == [str(entry.action) for entry in shown]
        assert len(mine["chance"]) == len(event["chance"])
        hidden += sum(text.endswith(" ?") for text in mine["chance"])
    return hidden


def check_library(there: dict[int | None, Looking], events: list[Json], hidden: int) -> None:
    """What was drawn reaches one seat only, whatever the message."""
    drawn = [
        (event["version"], event["seat"], [text for text in event["chance"] if text.startswith("draw ")])
        for event in events
        if event["kind"] == "acted" and any(text.startswith("draw ") for text in event["chance"])
    ]
    assert hidden == 2 * sum(len(texts) for _, _, texts in drawn)
    for version, owner, texts in drawn:
        for seat, one in there.items():
            raw = "\n".join(text for text, _ in sent_before_the_end(one))
            assert all((text in raw) == (seat == owner) for text in texts), (version, owner, seat)
            for _, message in sent_before_the_end(one):
                if message["type"] == "update" and message["version"] == version and seat != owner:
                    assert message["views"][0]["state"]["drawn"] == ["?"] * 3


async def test_hidden_things_change_nothing_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches that differ only in what the Great Library draws look the same to everybody else."""
    number = numbers_with_library()[0]
    monkeypatch.setattr(making, "fresh_seed", lambda: secret(number))
    chance = Match._chance

    def other_chance(self: Match) -> Any:
        found = chance(self)
        if self.game.write_action(found[0]).startswith("draw "):
            seed, self.seed = self.seed, "another"
            try:
                return chance(self)
            finally:
                self.seed = seed
        return found

    own = drawn_offline(number)
    monkeypatch.setattr(Match, "_chance", other_chance)
    other = drawn_offline(number)
    assert own != other
    seen, owner = [], -1
    for variant, patched in enumerate((chance, other_chance)):
        monkeypatch.setattr(Match, "_chance", patched)
        async with running(tmp_path / str(variant)) as server:
            owner, there = await library_match(server, number, common=min(own & other))
            seen.append({seat: [*plain(one)] for seat, one in there.items()})
    for seat in (0, 1, None):
        assert (seen[0][seat] == seen[1][seat]) == (seat != owner), seat


def plain(there: Looking) -> Iterator[str]:
    """What was sent, without the code, ids and times."""
    for text in there.raw:
        yield VOLATILE.sub("_", text.replace(there.table["code"], "CODE"))


async def library_match(server: Server, number: int, common: str) -> tuple[int, dict[int | None, Looking]]:
    """Until the Great Library has drawn; then a token is taken that both have drawn, and moves follow."""
    choose = chooser(number)
    owners: list[int] = []
    further = 0

    def until(one: Looking) -> bool:
        if one.view()["state"]["drawn"]:
            owners.append(one.view()["seat"])
        return further >= 8

    def choose_common(legal: list[str]) -> str:
        nonlocal further
        if not owners:
            return choose(legal)
        further += 1
        return f"take {common}" if further == 1 else legal[0]

    there = await play(server, choose_common, until)
    return owners[0], there
