"""A whole match against a bot by clicking, and everything that can be done with it afterwards."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import Visitor

SEED = 1
CATEGORIES = ("Civilian", "Science", "Commerce", "Guilds", "Wonders", "Progress", "Military", "Coins ÷ 3")


def shown_move(page: Page) -> tuple[int, int]:
    """The move that a replay shows, and the last one."""
    transport = page.get_by_role("group", name="Play and step")
    found = re.search(r"Move (\d+) of (\d+)", transport.inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def expect_move(page: Page, move: int) -> None:
    expect(page.get_by_role("group", name="Play and step")).to_contain_text(f"Move {move} of")


def sentence_of(page: Page) -> str:
    review = page.get_by_role("complementary", name="This move")
    return review.get_by_role("heading", level=2).inner_text()


def cities_of(page: Page) -> list[str]:
    """The cities of a replay from the top of the screen down."""
    found = page.locator("[data-key^='city-']").evaluate_all(
        "(all) => all.map((each) => [each.getBoundingClientRect().top, each.dataset.key])"
    )
    return [str(key) for _, key in sorted(found)]


def check_score_sheet(page: Page) -> None:
    """All categories are there and add up to the totals."""
    sheet = page.get_by_role("table", name="Score sheet")
    rows = {
        row.get_by_role("rowheader").inner_text(): [
            int(text) for text in row.get_by_role("cell").all_inner_texts()
        ]
        for row in sheet.get_by_role("row").all()[1:]
    }
    assert tuple(rows) == (*CATEGORIES, "Total")
    for seat in (0, 1):
        assert rows["Total"][seat] == sum(rows[category][seat] for category in CATEGORIES)


def check_replay(ann: Visitor, bea: Visitor, folder: Path) -> None:
    page = ann.page
    expect_move(page, 0)
    last = shown_move(page)[1]
    assert last > 20
    ann.button("One move on").click()
    expect_move(page, 1)
    ann.button("One move back").click()
    expect_move(page, 0)
    chart = page.get_by_role("slider", name=re.compile("Points during the match"))
    chart.focus()
    page.keyboard.press("End")
    expect_move(page, last)
    page.keyboard.press("PageDown")
    expect_move(page, last - 10)
    page.get_by_role("button", name=re.compile("^Move 7:")).click()
    expect_move(page, 7)

    before = cities_of(page)
    ann.button("Look from the other side (F)").click()
    expect(page).to_have_url(re.compile(r"seat=1"))
    assert cities_of(page) == before[::-1]
    ann.button("Look from the other side (F)").click()
    assert cities_of(page) == before

    # The link to a move shows the same move to somebody else.
    ann.button("Share this move").first.click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert "move=7" in link
    bea.page.goto(link)
    expect_move(bea.page, 7)
    assert sentence_of(bea.page) == sentence_of(page)

    with page.expect_download() as downloading:
        ann.link("Match file").first.click()
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.suffix == ".match"
    verified = subprocess.run(
        [sys.executable, "-m", "mirabilia", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_match_replay_and_rematch(visit: NewVisitor, tmp_path: Path) -> None:
    ann = visit()
    page = ann.open("/")
    ann.button("Play a bot now").click()
    player = Player(ann, SEED)
    assert player.wait()  # that was the one click
    assert ann.path.startswith("/t/")
    code = ann.path.removeprefix("/t/")

    def nothing_scrolls() -> None:
        assert ann.overflow() == [], player.done
        # Of many choices (a whole discard pile) some may have to be scrolled to, inside the dock.
        assert ann.outside("[data-card], [data-action]") == [], player.done

    assert not player.play(at_turn=nothing_scrolls, selected=nothing_scrolls)
    expect(page.locator("#end-title")).to_contain_text(re.compile(r"You (win|lose)|share the victory"))
    check_score_sheet(page)
    assert ann.violations() == []
    ann.shot("end")

    ann.link("Replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{code}"))
    check_replay(ann, visit(), tmp_path)

    # From the start page back to the end of the match, and on to the next one.
    ann.open(f"/t/{code}")
    ann.button("Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)
    again = Player(ann, SEED + 1)
    assert again.wait()
    assert again.play_some(2)
