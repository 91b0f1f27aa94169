"""A whole match on a phone, with a thumb."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor

SEED = 31
TAP = 44  # CSS pixels that a finger needs
CONTROLS = "[data-action]:not([aria-disabled=true]), [data-choose]"


def check_cities(phone: Visitor) -> None:
    """Both cities open as sheets and close again."""
    page = phone.page
    for seat, name in enumerate((re.compile("^Your city"), re.compile("^City: "))):
        strip = page.locator("[data-key^='city-']").nth(1 - seat)  # the own one is below
        strip.get_by_role("button").tap()
        sheet = page.get_by_role("region", name=name).filter(has=page.get_by_role("button", name="Close"))
        expect(sheet).to_be_visible()
        assert phone.sideways() == []
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


def test_whole_match_by_touch(visit: NewVisitor) -> None:
    phone = visit(size=PHONE, touch=True)
    page = phone.open("/")
    assert phone.sideways() == []
    phone.button("Play a bot now").tap()
    player = Player(phone, SEED)
    assert player.is_touch
    ages: set[str] = set()

    def at_turn() -> None:
        assert phone.sideways() == [], player.done
        age = page.locator("h1").first.inner_text().split("\n")[0]
        if age not in ages:
            ages.add(age)
            check_cities(phone)

    def selected() -> None:
        assert phone.sideways() == [], player.done
        phone.settle()
        controls = phone.boxes(CONTROLS)
        assert controls
        small = [box for box in controls if box.width < TAP - 0.5 or box.height < TAP - 0.5]
        assert small == [], player.done
        # The buttons that play are in sight; of many choices some may have to be scrolled to.
        assert phone.outside("[data-action]:not([aria-disabled=true])") == [], player.done

    assert not player.play(at_turn=at_turn, selected=selected)
    assert phone.sideways() == []
    expect(page.locator("#end-title")).to_be_visible()
    phone.link("Replay").tap()
    expect(page).to_have_url(re.compile("/replay/"))
    phone.button("One move on").tap()
    expect(phone.button(re.compile("^Move 1 of"))).to_be_visible()
    assert phone.sideways() == []
