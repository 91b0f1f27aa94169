"""Somebody who plays by clicking what can be clicked, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from playwright.sync_api import Locator

from tests.browser.visitor import PATIENCE, Visitor

# What the page offers now. The number of the move is the only number of the third part of the heading.
OFFERED = """() => {
    const all = (name) => [...document.querySelectorAll(`[data-${name}]`)]
        .filter((element) => element.ariaDisabled !== "true")
        .map((element) => element.dataset[name]);
    const heading = document.querySelector("h1")?.textContent ?? "";
    return {
        cards: all("card"), choices: all("choose"), actions: all("action"),
        selected: document.querySelector("[data-card][aria-pressed=true]")?.dataset.card ?? null,
        move: Number(/\\d+/.exec(heading.split("·")[2] ?? "")?.[0] ?? 0),
        isOver: document.getElementById("end-title") !== null,
    };
}"""
IS_TURN = f"""(after) => {{
    const now = ({OFFERED})();
    const isStarter = now.actions.some((each) => each.startsWith("start "));
    const canAct = now.cards.length + now.choices.length > 0 || isStarter;
    return now.isOver || (canAct && now.move > after);
}}"""

# How likely an action is taken; what is not named, is 1.
WEIGHTS = {"build": 6.0, "wonder": 5.0, "discard": 1.0}


class Offered(NamedTuple):
    """What can be done now."""

    cards: list[str]
    choices: list[str]
    actions: list[str]
    selected: str | None
    move: int
    is_over: bool


class Player:
    """A player at the table that a page shows."""

    def __init__(self, visitor: Visitor, seed: int, likes: tuple[str, ...] = ()) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.random = random.Random(seed)
        self.likes = likes  # actions with such a word are taken whenever they can be
        self.is_touch = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.done: list[str] = []
        self.last = 0  # the number of the last move that was made

    def offered(self) -> Offered:
        found = cast(dict[str, Any], self.page.evaluate(OFFERED))
        return Offered(
            found["cards"],
            found["choices"],
            found["actions"],
            found["selected"],
            found["move"],
            found["isOver"],
        )

    def is_turn(self) -> bool:
        """Whether something can be done now."""
        return bool(self.page.evaluate(IS_TURN, self.last))

    def wait(self) -> bool:
        """Wait for the turn; whether it came, and not the end."""
        self.page.wait_for_function(IS_TURN, arg=self.last, timeout=PATIENCE)
        return not self.offered().is_over

    def wait_for_move(self, number: int) -> None:
        """Wait until the table is at a move, perhaps because others were taken back."""
        self.page.wait_for_function(f"(number) => ({OFFERED})().move === number", arg=number)

    def press(self, locator: Locator) -> None:
        """Click or tap."""
        if self.is_touch:
            locator.tap()
        else:
            locator.click()

    def choose(self, actions: list[str]) -> str:
        """One of some actions."""
        liked = [each for each in actions if any(word in each for word in self.likes)]
        actions = sorted(liked or actions)
        return self.random.choices(actions, [WEIGHTS.get(each.split()[0], 1.0) for each in actions])[0]

    def select(self) -> Offered:
        """Select a card, a wonder or a choice, if there are any; what can be done then."""
        now = self.offered()
        if now.choices:
            wanted = self.choose(now.choices)
            self.press(self.page.locator(f'[data-choose="{wanted}"]'))
            self.page.locator(f'[data-action="{wanted}"]').wait_for()
        elif now.cards and now.selected is None:
            liked = [each for each in now.cards if each in self.likes]
            card = self.random.choice(sorted(liked or now.cards))
            self.press(self.page.locator(f'[data-card="{card}"]'))
            self.page.locator("[data-action]:not([aria-disabled=true])").first.wait_for()
        return self.offered()

    def act(self) -> str:
        """Make one move; it is made when the table shows that it is."""
        now = self.select()
        action = self.choose(now.actions)
        self.press(self.page.locator(f'[data-action="{action}"]'))
        self.done.append(action)
        self.last = now.move
        return action

    def play(
        self,
        *,
        until: Callable[[Offered], bool] = lambda now: False,
        at_turn: Callable[[], None] = lambda: None,
        selected: Callable[[], None] = lambda: None,
        most: int = 200,
    ) -> bool:
        """Play until something is so, or to the end; whether the match goes on.

        `at_turn` is called whenever a move can be made, `selected` when something is selected for it.
        """
        for _ in range(most):
            if not self.wait():
                return False
            if until(self.offered()):
                return True
            at_turn()
            self.select()
            selected()
            self.act()
        return True

    def play_some(self, moves: int) -> bool:
        """Make some moves; whether the match goes on."""
        return self.play(most=moves)
