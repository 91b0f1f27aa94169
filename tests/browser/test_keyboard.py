"""A whole match with the keyboard alone: the focus is always seen, and never lost."""

from __future__ import annotations

import random
import re
from typing import Any, cast

from playwright.sync_api import expect

from tests.browser import probes
from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import Visitor

SEED = 21
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_TABS = 60


class Keyboard:
    """Hands without a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.pressed: list[str] = []

    def focus(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.page.evaluate(probes.FOCUS))

    def press(self, key: str) -> None:
        self.pressed.append(key)
        self.page.keyboard.press(key)

    def tab_to(self, what: str, wanted: str = "") -> None:
        """Tab until the focus is where something begins as wanted; it is seen on the way."""
        for _ in range(MOST_TABS):
            now = self.focus()
            if now[what] is not None and now[what].startswith(wanted):
                self.check()
                return
            self.press("Tab")
            if self.focus()["tag"] != "body":  # after the last stop the browser itself has the focus
                self.check()
        raise AssertionError(f"Tab does not reach {what} {wanted}: {self.focus()}, {self.pressed[-80:]}")

    def check(self) -> None:
        now = self.focus()
        assert now["tag"] not in ("body", "html"), f"the focus is lost: {self.pressed[-20:]}"
        assert now["hasRing"], f"the focus is not seen: {now}, {self.pressed[-20:]}"


def take_chosen(keys: Keyboard) -> None:
    """Press the button that does what is chosen."""
    keys.page.locator("[data-action]:not([aria-disabled=true])").first.wait_for()
    keys.tab_to("action")
    keys.press("Enter")


def pick_wonder(keys: Keyboard, player: Player, chance: random.Random) -> None:
    """In the draft: by its number, or by arrows and Enter."""
    if chance.random() < 0.5:
        keys.press(str(chance.randrange(len(player.offered().cards)) + 1))
    else:
        keys.tab_to("card")
        keys.press(chance.choice(ARROWS))
        keys.check()
        keys.press("Enter")
    take_chosen(keys)


def take_card(keys: Keyboard, player: Player, chance: random.Random) -> None:
    """Walk to a card by arrows, select it, and use it."""
    keys.tab_to("list", "Cards of Age")
    for _ in range(chance.randrange(4)):
        keys.press(chance.choice(ARROWS))
        keys.check()
    if keys.focus()["card"] is None:  # a covered one: back to the near row
        keys.press("Home")
        keys.check()
    keys.press("Enter")
    keys.page.locator("[data-card][aria-pressed=true]").wait_for()
    keys.check()
    actions = player.offered().actions
    wonders = [each for each in actions if each.startswith("wonder ")]
    if wonders and chance.random() < 0.5:
        keys.press("w")
        if len(wonders) > 1:
            wanted = keys.page.locator(f'[data-action="{chance.choice(wonders)}"]')
            keys.press(str(wanted.get_attribute("aria-keyshortcuts")))
    elif any(each.startswith("build ") for each in actions) and chance.random() < 0.8:
        keys.press("b")
    else:
        keys.press("s")


def move(keys: Keyboard, player: Player, chance: random.Random) -> None:
    """One move, whatever is asked."""
    now = player.offered()
    if now.choices:
        keys.press(str(chance.randrange(min(9, len(now.choices))) + 1))
        take_chosen(keys)
    elif keys.page.locator("[data-key^='offer-']").count():
        pick_wonder(keys, player, chance)
    elif now.cards:
        take_card(keys, player, chance)
    else:  # who begins the age
        keys.press(str(chance.randrange(2) + 1))
    player.last = now.move


def test_whole_match_without_a_mouse(visit: NewVisitor) -> None:
    ann = visit()
    ann.open("/")
    keys = Keyboard(ann)
    expect(ann.button("Play a bot now")).to_be_enabled()
    keys.tab_to("name", "Play a bot now")
    keys.press("Enter")
    player, chance = Player(ann, SEED), random.Random(SEED)
    moves = 0
    while player.wait():
        if moves:
            now = keys.focus()
            assert now["tag"] != "body", f"the focus is lost after a move: {keys.pressed[-20:]}"
        move(keys, player, chance)
        moves += 1
    assert moves > 10

    # The end can be left by keys too.
    keys.tab_to("name", "Replay")
    keys.press("Enter")
    expect(ann.page).to_have_url(re.compile("/replay/"))
    count = ann.page.get_by_role("group", name="Play and step")
    expect(count).to_contain_text("Move 0 of")
    keys.press("ArrowRight")
    expect(count).to_contain_text("Move 1 of")
    keys.press("End")
    keys.press("ArrowLeft")
    last = int(re.findall(r"of (\d+)", count.inner_text())[0])
    expect(count).to_contain_text(f"Move {last - 1} of")
