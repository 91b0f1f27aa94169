"""Every screen in light and dark, large and on a phone: pictures are kept, and axe finds nothing grave."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import DESKTOP, PHONE, Theme, Visitor

SEED = 51
PAGES = {
    "home": "/",
    "tables": "/tables",
    "replays": "/replay",
    "rules": "/rules/duel",
    "score": "/score/duel",
    "settings": "/settings",
    "account": "/account",
    "not-found": "/nowhere",
    "gone": "/t/no-such-table",
}


def look(visitor: Visitor, screen: str) -> list[str]:
    """Keep a screen in both themes; what axe finds in them."""
    found: list[str] = []
    for theme in get_args(Theme):
        visitor.show(theme)
        visitor.shot(screen)
        found += [f"{screen}, {theme}: {text}" for text in visitor.violations()]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages(visit: NewVisitor, size: ViewportSize) -> None:
    visitor = visit(size=size, touch=size is PHONE)
    visitor.allow(r"/t/no-such-table|/api/tables/no-such-table")  # the page of a table that is not there
    found: list[str] = []
    for screen, path in PAGES.items():
        visitor.open(path)
        found += look(visitor, screen)
    assert not found, "\n".join(found)


def test_a_match(visit: NewVisitor) -> None:
    desktop = visit()
    code = desktop.make_table()
    known: Any = desktop.context.storage_state()
    phone = visit(size=PHONE, touch=True, known=known)  # the same person on another device
    found: list[str] = []

    def look_twice(screen: str, path: str) -> None:
        found.extend(look(desktop, screen))
        phone.open(path)
        found.extend(look(phone, screen))

    desktop.open(f"/t/{code}")
    desktop.page.locator("#seats-title").wait_for()
    look_twice("waiting", f"/t/{code}")

    code = desktop.play_bot()
    player = Player(desktop, SEED)
    seen: set[str] = set()
    while player.wait():
        age = desktop.page.locator("h1").first.inner_text().split("·")[1].strip()
        if age not in seen:
            seen.add(age)
            player.select()
            found += look(desktop, f"board-{age.lower().replace(' ', '-')}")
            phone.open(f"/t/{code}")
            thumb = Player(phone, SEED)
            thumb.wait()
            thumb.select()
            found += look(phone, f"board-{age.lower().replace(' ', '-')}")
        player.act()
    look_twice("end", f"/t/{code}")
    desktop.open(f"/replay/{code}?move=20")
    desktop.page.get_by_role("slider").wait_for()
    look_twice("replay", f"/replay/{code}?move=20")
    assert re.search("draft", " ".join(seen)) and "Age I" in seen
    assert not found, "\n".join(found)
