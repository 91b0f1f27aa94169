"""What the tests in a browser share: a server, Debian's Chromium, and visitors whose troubles count."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.server import Line, Server
from tests.browser.visitor import ARTEFACTS, PATIENCE, Visitor, safe_shot

CHROMIUM = Path("/usr/bin/chromium")
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NewVisitor = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Not for the whole session: while it is there its event loop is, and other tests need their own.
    if not CHROMIUM.exists():
        pytest.fail(f"{CHROMIUM} is missing: scripts/test installs it (apt install chromium)", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A way to the server that can be cut."""
    line = Line(server)
    yield line
    line.close()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewVisitor]:
    """New people with browsers. Whatever went wrong in one of them fails the test, unless it was declared."""
    visitors: list[Visitor] = []

    def make(origin: str = server.origin, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, origin, **options))
        return visitors[-1]

    yield make
    troubles = [text for visitor in visitors for text in visitor.unexpected()]
    if request.node.stash.get(FAILED, False) or troubles:
        ARTEFACTS.mkdir(exist_ok=True)
        for number, visitor in enumerate(visitors):
            print(f"visitor {number} at {visitor.page.url}: {visitor.troubles}")
            safe_shot(visitor, ARTEFACTS / f"failed-{request.node.name}-{number}.png")
        print(f"the server said:\n{server.output()}")
    for visitor in visitors:
        visitor.close()
    assert not troubles, "\n".join(troubles)
