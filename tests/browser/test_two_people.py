"""Two people play each other by a link; one loses the connection, and the server dies in between."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser import probes
from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.server import Line, Server
from tests.browser.visitor import Visitor

SEEDS = (11, 12)
OFFLINE_AT = 12  # moves
KILL_AT = 24
NO_CONNECTION = "No connection. The table waits and goes on by itself."
LIBRARY = ("great_library",)


def log_of(visitor: Visitor) -> list[str]:
    """The moves of the log, each with its number."""
    visitor.button("Log").click()
    drawer = visitor.page.get_by_role("region", name="Log")
    drawer.get_by_role("radio", name="moves").check()
    lines = drawer.get_by_role("group", name="Log").get_by_role("listitem")
    found = [" ".join(text.split()) for text in lines.all_inner_texts()]
    drawer.get_by_role("button", name="Close").click()
    return [text for text in found if re.match(r"\d+ ", text)]


def invite(ann: Visitor, bob: Visitor) -> None:
    """Ann makes a link and copies it; Bob opens it and takes a seat, and the match begins by itself."""
    ann.open("/")
    ann.button("Make the link").click()
    ann.button("Copy link").click()
    link = str(ann.page.evaluate("navigator.clipboard.readText()"))
    ann.link("Go to the table").click()
    expect(ann.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    bob.open(urlsplit(link).path)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take a seat").first.click()


def check_library(mover: Player, other: Player) -> None:
    """The three tokens that the Great Library draws are seen by who builds it, and by nobody else."""
    drawn = mover.page.locator("[data-key^='drawn-']")
    if not drawn.count():
        return
    keys = [str(key) for key in drawn.evaluate_all("(all) => all.map((each) => each.dataset.key)")]
    assert len(keys) == 3
    texts = probes.texts_of("en")
    names = [texts["token-" + key.removeprefix("drawn-").replace("_", "-")] for key in keys]
    own, seen = (str(each.page.evaluate(probes.ALL_TEXT)) for each in (mover, other))
    for name in names:
        assert re.search(rf"\b{name}\b", own)
        assert not re.search(rf"\b{name}\b", seen), name
    assert not any(key in other.page.content() for key in keys)


def test_two_people(visit: NewVisitor, server: Server, line: Line) -> None:
    ann, bob = visit(), visit(line.origin)
    for visitor in (ann, bob):
        visitor.allow_disconnection()
    invite(ann, bob)
    players = [Player(ann, SEEDS[0], LIBRARY), Player(bob, SEEDS[1], LIBRARY)]

    def turn() -> Player | None:
        """Who is to move; nobody when the match is over for both."""
        while True:
            for player in players:
                if player.is_turn() and not player.offered().is_over:
                    return player
            if all(player.offered().is_over for player in players):
                return None

    def play(until: int) -> Player | None:
        while (mover := turn()) and sum(len(player.done) for player in players) < until:
            check_library(mover, players[1 - players.index(mover)])
            mover.act()
        return mover

    # Bob is offline while Ann moves, and finds her move when he is back.
    mover = play(OFFLINE_AT)
    while mover is not players[0]:
        assert mover is not None
        mover.act()
        mover = turn()
    bob.context.set_offline(True)
    line.cut()
    action = mover.act()
    expect(bob.page.get_by_text(NO_CONNECTION).first).to_be_visible()
    line.mend()
    bob.context.set_offline(False)
    expect(bob.page.get_by_text(NO_CONNECTION)).to_have_count(0)
    mover = turn()
    assert mover is not None
    here, there = (log_of(visitor) for visitor in (ann, bob))
    assert len(here) == len(there) == sum(len(player.done) for player in players), action

    # The server dies at once and comes back where it was.
    play(KILL_AT)
    server.kill()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_text(NO_CONNECTION).first).to_be_visible()
    server.start()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_text(NO_CONNECTION)).to_have_count(0)

    assert play(1000) is None
    total = sum(len(player.done) for player in players)
    for visitor in (ann, bob):
        expect(visitor.page.locator("#end-title")).to_be_visible()
        assert [int(line.split()[0]) for line in log_of(visitor)] == list(range(1, total + 1))
        visitor.page.reload()  # then both know the same of prices: nothing but what the events say
        visitor.page.locator("#end-title").wait_for()
    assert log_of(ann) == log_of(bob)
