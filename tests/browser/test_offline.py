"""Without a network: what was visited works, a table waits, and a new version of the app is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.server import Line, Server, copy_of_the_app
from tests.browser.visitor import Visitor

SEED = 61
NO_CONNECTION = "No connection. The table waits and goes on by itself."
# Waits until the files of one version of the app are on the device, and of no other; its name.
VERSION = """async (old) => {
    await navigator.serviceWorker.ready;
    for (let times = 0; times < 600; times++) {
        const kept = (await caches.keys()).filter((name) => name.startsWith("files-"));
        if (navigator.serviceWorker.controller && kept.length === 1 && kept[0] !== old) return kept[0];
        await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`the service worker did not come: ${await caches.keys()}`);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose web app can be replaced by a newer one."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, web=copy_of_the_app(folder))
    server.start()
    yield server
    server.stop()


def visited(visit: NewVisitor, line: Line) -> Visitor:
    """Somebody who has the app on the device."""
    visitor = visit(line.origin)
    visitor.open("/")
    visitor.page.evaluate(VERSION)
    return visitor


def disconnect(visitor: Visitor, line: Line) -> None:
    visitor.allow_disconnection()
    visitor.context.set_offline(True)
    line.cut()


def test_rules_score_pad_and_replay(visit: NewVisitor, line: Line) -> None:
    ann = visited(visit, line)
    page = ann.page
    code = ann.play_bot()
    Player(ann, SEED).play_some(3)
    ann.button("Resign and more").click()
    ann.button("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator("#end-title").wait_for()
    ann.open(f"/replay/{code}")
    page.get_by_role("slider").wait_for()

    disconnect(ann, line)
    ann.open("/rules/duel")
    expect(page.get_by_role("heading", name="How to play, in five minutes")).to_be_visible()
    page.get_by_role("searchbox").or_(page.get_by_placeholder(re.compile("^Search"))).first.fill("D-TRADE-4")
    expect(page.get_by_text("D-TRADE-4").first).to_be_visible()

    ann.open("/score/duel")
    page.get_by_role("button", name=re.compile("^Civilian, Player 1")).click()
    page.keyboard.type("12")
    expect(page.get_by_role("button", name="Civilian, Player 1: 12")).to_be_visible()

    ann.open(f"/replay/{code}?move=2")
    expect(page.get_by_role("group", name="Play and step")).to_contain_text("Move 2 of")
    ann.button("One move on").click()
    expect(page.get_by_role("group", name="Play and step")).to_contain_text("Move 3 of")
    ann.shot("replay-offline")

    # What was never opened says so.
    ann.open("/replay/never-opened")
    expect(page.get_by_text("This match is not on this device yet.")).to_be_visible()
    ann.shot("replay-missing-offline")
    ann.open("/")
    expect(page.get_by_text("No connection to the server.").first).to_be_visible()
    ann.shot("home-offline")


def test_a_table_waits_and_comes_back(visit: NewVisitor, line: Line) -> None:
    ann = visited(visit, line)
    ann.play_bot()
    player = Player(ann, SEED)
    assert player.play_some(3) and player.wait()
    disconnect(ann, line)
    bar = ann.page.get_by_text(NO_CONNECTION).first
    expect(bar).to_be_visible()
    assert player.offered().actions == []  # the table is frozen
    assert player.offered().cards == []
    ann.shot("board-offline")

    line.mend()
    ann.context.set_offline(False)
    expect(ann.page.get_by_text(NO_CONNECTION)).to_have_count(0)
    assert player.play_some(3)

    # A table that is opened without a network opens by itself when there is one.
    disconnect(ann, line)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="No connection")).to_be_visible()
    ann.shot("table-offline")
    line.mend()
    ann.context.set_offline(False)
    assert Player(ann, SEED).wait()


def test_a_new_version_is_taken(visit: NewVisitor, line: Line, server: Server) -> None:
    ann = visited(visit, line)
    page = ann.page
    before = page.evaluate(VERSION)
    assert server.web is not None
    newer_app(server.web)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.evaluate(VERSION, before)

    # The next page is one of the newer app, and it works without a network too.
    with page.expect_event("load"):
        ann.link("Learn the rules").click()
    expect(page).to_have_url(re.compile("/rules/duel"))
    expect(page.locator("html")).to_have_attribute("data-newer", "yes")
    disconnect(ann, line)
    page.reload()
    expect(page.get_by_role("heading", name="How to play, in five minutes")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-newer", "yes")


def newer_app(folder: Path) -> None:
    """Another index.html, and a service worker of another version."""
    index, worker = folder / "index.html", folder / "sw.js"
    changed = index.read_text().replace("<html ", '<html data-newer="yes" ', 1)
    assert "data-newer" in changed
    index.write_text(changed)
    code = re.sub(r'"[0-9a-f]{16}"', '"feedfeedfeedbeef"', worker.read_text())
    assert code != worker.read_text()
    worker.write_text(code)
