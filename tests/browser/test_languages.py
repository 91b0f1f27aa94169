"""Every screen in English, Czech and Polish: translated, not cut off, and switched while a match goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import DESKTOP, PHONE, Visitor

SEED = 41
NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski"}
PAGES = {
    "home": "/",
    "tables": "/tables",
    "replays": "/replay",
    "rules": "/rules/duel",
    "score": "/score/duel",
    "settings": "/settings",
    "account": "/account",
    "not-found": "/nowhere",
}


def check(visitor: Visitor, screen: str, language: str) -> list[str]:
    """What is wrong with a screen in a language, on a large screen and on a phone."""
    found: list[str] = []
    for size in (DESKTOP, PHONE):
        visitor.resize(size)
        where = f"{screen}, {language}, {size['width']}"
        assert visitor.language == language, where
        found += [f"{where}: raw key {key}" for key in visitor.raw_keys()]
        found += [f"{where}: cut {text}" for text in visitor.cut_texts()]
        found += [f"{where}: {text}" for text in visitor.sideways()]
        visitor.shot(screen)
    visitor.resize(DESKTOP)
    return found


def switch(visitor: Visitor, language: str) -> None:
    """By the menu of a table, or by the switch of the other pages."""
    page = visitor.page
    menu = page.get_by_role("button", name=re.compile("^(Language|Jazyk|Język): ")).first
    if menu.is_visible():
        panel = page.locator("[popover]:popover-open")
        if not panel.count():
            menu.click()
        panel.get_by_role("button", name=NAMES[language]).click()
        if panel.count():
            menu.click()
    else:
        page.locator(f"label[lang={language}]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", NAMES)
def test_pages(visit: NewVisitor, language: str) -> None:
    visitor = visit(language=language)  # from the browser, nobody has chosen
    found: list[str] = []
    for screen, path in PAGES.items():
        visitor.open(path)
        found += check(visitor, screen, language)
    assert not found, "\n".join(found)


def test_a_match_in_three_languages(visit: NewVisitor) -> None:
    ann = visit(language="pl")
    page = ann.page
    found: list[str] = []

    def look(screen: str) -> None:
        for language in NAMES:
            switch(ann, language)
            found.extend(check(ann, screen, language))

    ann.open(f"/t/{ann.make_table()}")
    page.locator("#seats-title").wait_for()
    look("waiting")
    code = ann.play_bot()
    player = Player(ann, SEED)
    seen: set[str] = set()

    def at_turn() -> None:
        age = page.locator("h1").first.inner_text().split("·")[1].strip()
        stage = age.split()[-1] if re.search(r"\bI+$", age) else "draft"
        if stage in seen:
            return
        seen.add(stage)
        move = player.offered().move
        cards = player.offered().cards
        player.select()
        look(f"board-{stage}")
        # The match is where it was.
        assert player.offered().move == move
        assert player.offered().cards == cards

    while player.wait():
        if ann.language != "en":
            switch(ann, "en")
        at_turn()
        player.act()
    look("end")
    ann.open(f"/replay/{code}?move=20")
    page.get_by_role("slider").wait_for()
    look("replay")
    assert seen >= {"draft", "I"}
    assert not found, "\n".join(found)
