"""Small scenarios: one device, watching, taking back, hints, giving up, talk, wrong links, accounts."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.probes import texts_of
from tests.browser.visitor import ROOT, Visitor

SEED = 71
BOT = {"seat": 1, "level": "normal"}


def menu(visitor: Visitor, item: str | re.Pattern[str]) -> None:
    """Choose a line of the flag's menu."""
    visitor.button("Resign and more").click()
    panel = visitor.page.locator("[popover]:popover-open")
    panel.get_by_role("button", name=item, exact=isinstance(item, str)).click()


def two_at_a_table(visit: NewVisitor) -> tuple[Visitor, Visitor]:
    """Two people whose match has begun."""
    ann, bob = visit(), visit()
    code = ann.make_table()
    ann.open(f"/t/{code}")
    bob.open(f"/t/{code}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take a seat").first.click()
    for visitor in (ann, bob):
        visitor.page.locator("[data-key^='offer-']").first.wait_for()
    return ann, bob


def mover_of(*players: Player) -> Player:
    while True:
        for player in players:
            if player.is_turn():
                return player


def test_hot_seat(visit: NewVisitor) -> None:
    ann = visit()
    page = ann.open("/")
    form = page.locator("form").first
    form.get_by_role("radio", name="on this device").check()
    form.get_by_role("button", name="Start").click()
    player = Player(ann, SEED)
    assert player.wait()
    menu(ann, "Names of the players")
    dialog = page.get_by_role("dialog")
    for seat, name in ((1, "Ada"), (2, "Ben")):
        dialog.get_by_label(f"Name in seat {seat}").fill(name)
        dialog.get_by_label(f"Name in seat {seat}").blur()
    dialog.get_by_role("button", name="Done").click()
    seen: set[str] = set()
    for _ in range(14):
        assert player.wait()
        seen.add(page.get_by_role("region", name="Your city").get_by_role("heading").first.inner_text())
        player.act()
    assert seen == {"Ada", "Ben"}  # the board turns to the one who is to act
    player.wait()
    ann.shot("hot-seat")
    menu(ann, "End without a result")
    page.get_by_role("dialog").get_by_role("button", name="End without a result").click()
    expect(page.locator("#end-title")).to_have_text("The match ended without a result")


def test_watching_a_public_table(visit: NewVisitor) -> None:
    ann, eve = visit(), visit()
    code = ann.make_table(visibility="public", bots=[BOT], start=True)
    ann.open(f"/t/{code}")
    player = Player(ann, SEED)
    player.play_some(5)
    player.wait()
    eve.open("/tables")
    eve.link(re.compile("^Watch")).first.click()
    expect(eve.page).to_have_url(re.compile(code))
    expect(eve.page.get_by_text("watching", exact=True)).to_be_visible()
    stops = eve.page.locator("[data-stop]")
    expect(stops.first).to_be_visible()
    assert eve.page.locator("[data-card], [data-action], [data-choose]").count() == 0
    assert eve.button("Resign and more").count() == 0
    # What is done appears by itself.
    heading = eve.page.locator("h1").first
    before = heading.inner_text()
    player.act()
    expect(heading).not_to_have_text(before)
    eve.shot("spectator")


def test_taking_back(visit: NewVisitor) -> None:
    ann = visit()
    code = ann.make_table(is_hot_seat=True, start=True)
    ann.open(f"/t/{code}")
    player = Player(ann, SEED)
    assert player.wait()
    before = player.offered()
    player.act()
    assert player.wait()
    ann.button("Take back the last move").click()
    player.last = 0
    player.wait_for_move(before.move)
    assert player.wait()
    now = player.offered()
    assert (now.cards, now.move) == (before.cards, before.move)
    ann.button("Log").click()
    expect(ann.page.get_by_role("group", name="Log")).to_contain_text("takes a move back")


def test_hint_in_words(visit: NewVisitor) -> None:
    ann = visit()
    ann.play_bot()
    player = Player(ann, SEED)
    assert player.play_some(6) and player.wait()
    ann.button("Hint").click()
    panel = ann.page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("heading", level=2)).to_have_text(
        re.compile("^(Build|Sell|Wonder|Choose|Destroy|Begins|Build from the discard pile): .+")
    )
    expect(panel.get_by_role("listitem").first).to_have_text(re.compile(r"\w+.*\.$"))
    ann.shot("hint")
    panel.get_by_role("button", name="Close the hint").click()
    expect(panel).to_have_count(0)


def test_resigning(visit: NewVisitor) -> None:
    ann = visit()
    ann.play_bot()
    assert Player(ann, SEED).wait()
    menu(ann, "Resign")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    menu(ann, "Resign")
    ann.shot("resign")
    dialog.get_by_role("button", name="Resign").click()
    expect(ann.page.locator("#end-title")).to_have_text("You lose")
    expect(ann.page.get_by_text(re.compile("resigned")).first).to_be_visible()
    ann.shot("end-resigned")
    ann.button("Show the board").click()
    expect(ann.button("Show the result")).to_be_visible()


def test_offer_to_end_talk_and_mute(visit: NewVisitor) -> None:
    ann, bob = two_at_a_table(visit)
    for visitor in (ann, bob):
        visitor.button(re.compile("^Talk")).click()
    field = ann.page.get_by_label("Message")
    field.fill("Hello, Bob!")
    field.press("Enter")
    talk = bob.page.get_by_role("group", name="Log")
    expect(talk).to_contain_text("Hello, Bob!")
    bob.shot("talk")
    menu(bob, re.compile("^Mute "))
    expect(talk).not_to_contain_text("Hello, Bob!")
    field.fill("Are you there?")
    field.press("Enter")
    expect(ann.page.get_by_role("group", name="Log")).to_contain_text("Are you there?")
    menu(bob, re.compile("^Hear "))
    expect(talk).to_contain_text("Are you there?")

    menu(ann, "Offer to end without a result")
    expect(bob.page.get_by_text(re.compile("offers to end the match")).first).to_be_visible()
    bob.button("Decline").click()
    expect(ann.button("Withdraw")).to_have_count(0)
    menu(ann, "Offer to end without a result")
    bob.button("Agree").click()
    for visitor in (ann, bob):
        expect(visitor.page.locator("#end-title")).to_have_text("The match ended without a result")


def test_asking_to_take_back(visit: NewVisitor) -> None:
    ann, bob = two_at_a_table(visit)
    players = Player(ann, SEED), Player(bob, SEED + 1)
    for _ in range(9):  # beyond the draft, which has shown something new
        mover_of(*players).act()
    other = mover_of(*players)
    mover = players[1 - players.index(other)]
    before = mover.offered().move
    ask = mover.visitor.button(re.compile("ake back the last move"))
    is_asked = "Ask" in str(ask.get_attribute("aria-label"))
    ask.click()
    if is_asked:
        other.visitor.button("Agree").click()
    for player in players:
        player.wait_for_move(before - 1)


def test_wrong_links(visit: NewVisitor) -> None:
    ann = visit()
    ann.allow(r"no-such-table")
    ann.open("/t/no-such-table")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    ann.open("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ann.open("/replay/no-such-table")
    expect(ann.page.get_by_role("heading", name="No replay here")).to_be_visible()
    ann.shot("replay-missing")
    ann.link("Other replays").click()
    expect(ann.page.get_by_role("heading", name="Replays", exact=True)).to_be_visible()


def radio(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("main").get_by_role("radio", name=name, exact=True)


def test_settings_are_kept(visit: NewVisitor) -> None:
    ann = visit()
    page = ann.open("/settings")
    radio(ann, "dark").check()
    radio(ann, "none").check()
    page.get_by_role("switch", name="Sounds").click()
    radio(ann, "Polski").check()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "pl")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "still")
    expect(page.get_by_role("switch")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgb(255, 255, 255)"


def credentials(visitor: Visitor, button: str, name: str, password: str) -> None:
    form = visitor.page.locator("form").filter(
        has=visitor.page.get_by_role("button", name=button, exact=True)
    )
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button, exact=True).click()


def test_account(visit: NewVisitor) -> None:
    ann, elsewhere = visit(), visit()
    elsewhere.allow(r"status of 40\d|/api/account/login|/api/me")
    ann.allow(r"status of 4\d\d .*(/api/account|/api/me)")
    name, password = "Ann of Ephesus", "seven wonders"
    ann.open("/account")
    credentials(ann, "Register", name, "short")
    expect(ann.page.get_by_text(re.compile("Too easy to guess"))).to_be_visible()
    credentials(ann, "Register", name, password)
    expect(ann.page.get_by_text("Registered", exact=True)).to_be_visible()
    ann.shot("account-registered")

    elsewhere.open("/account")
    credentials(elsewhere, "Log in", name, "not this one")
    expect(elsewhere.page.get_by_text("The name or the password is wrong.")).to_be_visible()
    credentials(elsewhere, "Log in", name, password)
    expect(elsewhere.page.get_by_role("heading", name=name)).to_be_visible()

    ann.button("Log out on all devices").click()
    expect(ann.page.get_by_text("You play as a guest")).to_be_visible()
    for visitor in (ann, elsewhere):
        visitor.open("/account")
        expect(visitor.page.get_by_text("You play as a guest")).to_be_visible()

    credentials(ann, "Log in", name, password)
    ann.button("Delete my account").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(password)
    dialog.get_by_role("button", name="Delete for ever").click()
    expect(ann.page.get_by_text("You play as a guest")).to_be_visible()
    credentials(ann, "Log in", name, password)
    expect(ann.page.get_by_text("The name or the password is wrong.")).to_be_visible()


def test_score_pad_counts_a_known_city(visit: NewVisitor) -> None:
    """Two cities whose points the engine has counted."""
    path = ROOT / "web" / "src" / "games" / "duel" / "scoring.fixtures.json"
    known: list[dict[str, Any]] = json.loads(path.read_text())["positions"]
    match = min(
        (each for each in known if each["ending"] == "civilian" and each["pawn"]),
        key=lambda each: sum(len(city["cards"]) for city in each["cities"]),
    )
    ann = visit()
    page = ann.open("/score/duel")
    page.get_by_role("radio", name="Cards").check()
    for seat, city in enumerate(match["cities"]):
        tick(ann, seat, city)
    page.locator('[data-cell="military-0"]').click()
    page.get_by_role("slider", name="Place of the conflict pawn").fill(str(match["pawn"]))
    for seat in (0, 1):
        total = page.get_by_role("table").first.locator("tfoot td").nth(seat)
        expect(total).to_have_text(str(match["scores"][seat][-1]))
    ann.shot("score-filled")
    ann.button("Save the game").click()
    winner = f"Player {match['winners'][0] + 1} won"
    expect(page.get_by_text(winner)).to_be_visible()
    page.reload()
    expect(page.get_by_text(winner)).to_be_visible()
    ann.shot("score-history")


def tick(ann: Visitor, seat: int, city: dict[str, Any]) -> None:
    """Enter a city: cards by colour, wonders, tokens and coins."""
    page, texts = ann.page, texts_of("en")
    data = tomllib.loads((ROOT / "src/mirabilia/games/duel/data/cards.toml").read_text())
    wanted: dict[str, list[str]] = {}
    for card in city["cards"].split():
        wanted.setdefault(data[card]["color"], []).append(texts["card-" + card.replace("_", "-")])
    for kind in ("wonders", "tokens"):
        names = [texts[f"{kind[:-1]}-" + each.replace("_", "-")] for each in city[kind].split()]
        wanted |= {kind: names} if names else {}
    for row, names in wanted.items():
        page.locator(f'[data-cell="{row}-{seat}"]').click()
        for name in names:
            item = page.locator("button[aria-pressed]").filter(has=page.get_by_text(name, exact=True))
            item.click()
            expect(item).to_have_attribute("aria-pressed", "true")
    page.locator(f'[data-cell="treasury-{seat}"]').click()
    page.keyboard.type(str(city["coins"]))
