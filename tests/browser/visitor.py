"""Somebody with a browser: what went wrong in it, and what can be said of a page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebError,
    expect,
)

from tests.browser import probes

ROOT = Path(__file__).parents[2]
ARTEFACTS = Path(__file__).with_name("artefacts")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE = 30_000  # milliseconds until a test gives up; nothing else depends on time
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
GRAVE = ("serious", "critical")  # of axe

Theme = Literal["light", "dark"]


class Box(NamedTuple):
    """Where something is on the screen."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


class Visitor:
    """A browser context with one page, and all troubles of both."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        *,
        language: str = "en",
        theme: Theme = "light",
        size: ViewportSize = DESKTOP,
        touch: bool = False,
        still: bool = True,
        known: Any = None,
    ) -> None:
        self.origin, self.theme = origin, theme
        self.troubles: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self.context: BrowserContext = browser.new_context(
            base_url=origin,
            locale=LANGUAGES[language],
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
            permissions=["clipboard-read", "clipboard-write"],
            storage_state=known,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._broke)
        self.context.on("request", self._asked)
        self.context.on("requestfailed", self._failed)
        self.page: Page = self.context.new_page()

    # What goes wrong.

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url')})")

    def _broke(self, error: WebError) -> None:
        where = getattr(error.error, "stack", "")
        self.troubles.append(f"page error: {error.error}: {where}")

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.origin).netloc:
            self.troubles.append(f"another host: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left ends what it has asked for.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def allow(self, pattern: str) -> None:
        """A trouble that belongs to the test."""
        self._allowed.append(re.compile(pattern))

    def allow_disconnection(self) -> None:
        """Whatever a browser says of a server that cannot be reached."""
        self.allow(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE")
        self.allow(r"ERR_NETWORK_CHANGED|ERR_SOCKET_NOT_CONNECTED|ERR_CONTENT_LENGTH_MISMATCH")
        self.allow(r"WebSocket connection to .* failed")
        self.allow(r"net::ERR_FAILED")  # the service worker had no answer either

    def unexpected(self) -> list[str]:
        return [text for text in self.troubles if not any(each.search(text) for each in self._allowed)]

    def close(self) -> None:
        self.context.close()

    # Going about.

    def open(self, path: str) -> Page:
        """Open an address; the page is there when something of it is shown."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        return self.page

    @property
    def path(self) -> str:
        return urlsplit(self.page.url).path

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name, exact=isinstance(name, str))

    def make_table(self, **new: Any) -> str:
        """A table, made without the form of the start page; its code."""
        if self.page.url == "about:blank":
            self.open("/")
        answer = self.page.evaluate(
            """async (body) => {
                const headers = { "Content-Type": "application/json" };
                await fetch("/api/me");
                const answer = await fetch("/api/tables", { method: "POST", headers, body });
                return [answer.status, await answer.json()];
            }""",
            probes.to_json({"game": "duel"} | new),
        )
        assert answer[0] == 200, answer
        return str(answer[1]["code"])

    def play_bot(self) -> str:
        """A match against a bot, opened; its code."""
        code = self.make_table(bots=[{"seat": 1, "level": "normal"}], start=True)
        self.open(f"/t/{code}")
        return code

    # Looking.

    @property
    def language(self) -> str:
        return str(self.page.evaluate("document.documentElement.lang"))

    def show(self, theme: Theme) -> None:
        """Another colour scheme of the device."""
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        self.theme = theme
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def shot(self, screen: str) -> None:
        """Keep how the screen looks."""
        size = self.page.viewport_size or DESKTOP
        self.settle()
        name = f"{screen}-{self.language}-{size['width']}-{self.theme}.png"
        ARTEFACTS.mkdir(exist_ok=True)
        is_long = not self.path.startswith(("/t/", "/replay/"))
        self.page.screenshot(path=ARTEFACTS / name, full_page=is_long)

    def resize(self, size: ViewportSize) -> None:
        """Another size of the window; the page has arranged itself in it then."""
        self.page.set_viewport_size(size)
        self.page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
        self.page.evaluate(probes.DRAWN)

    def settle(self) -> None:
        """Wait until pictures and letters are there and nothing is being asked for."""
        self.page.wait_for_function(probes.IS_SETTLED)

    def overflow(self) -> list[str]:
        """By how much the page is larger than the window; empty if it is not."""
        return cast(list[str], self.page.evaluate(probes.OVERFLOW))

    def sideways(self) -> list[str]:
        """The same for the width alone."""
        return [text for text in self.overflow() if text.startswith("width")]

    def cut_texts(self) -> list[str]:
        """Texts of which not everything can be read, and that say nowhere what they are."""
        self.settle()
        return cast(list[str], self.page.evaluate(probes.CUT_TEXTS))

    def raw_keys(self) -> list[str]:
        """Keys of texts and unfilled places that somebody could see or hear."""
        return probes.raw_keys(str(self.page.evaluate(probes.ALL_TEXT)))

    def boxes(self, selector: str) -> list[Box]:
        return [Box(*each) for each in self.page.evaluate(probes.BOXES, selector)]

    def outside(self, selector: str) -> list[Box]:
        """What of it is not wholly inside the window."""
        size = self.page.viewport_size or DESKTOP
        return [
            box
            for box in self.boxes(selector)
            if box.left < -0.5
            or box.top < -0.5
            or box.right > size["width"] + 0.5
            or box.bottom > size["height"] + 0.5
        ]

    def violations(self) -> list[str]:
        """What axe finds serious or critical."""
        self.settle()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = cast(list[dict[str, Any]], self.page.evaluate(probes.AXE_RUN))
        return [
            f"{each['id']} ({each['impact']}): {each['help']}: {each['nodes']}"
            for each in found
            if each["impact"] in GRAVE
        ]


def safe_shot(visitor: Visitor, path: Path) -> None:
    """A last look at a page that may be gone."""
    try:
        visitor.page.screenshot(path=path)
    except Error as error:
        print(f"no picture: {error}")
