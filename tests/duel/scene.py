"""Positions of Duel set up in words, without asking whether they could arise, for tests of single rules."""

from __future__ import annotations

from typing import Any

import numpy as np

import mirabilia
from mirabilia.core.record import NATURE
from mirabilia.games.duel import position, prices, tables
from mirabilia.games.duel.state import PHASE_NAMES

DUEL: Any = mirabilia.game("duel")
THINGS = tables.CARD_NAMES + tables.WONDER_NAMES


class Scene:
    """A position; `cards` are the available ones, everything else is a field of a position.

    >>> scene = Scene(cards="baths", turn=0, coins="3 7", city_1="quarry")
    >>> scene.play("build baths")
    >>> scene.coins
    (0, 7)
    """

    def __init__(self, cards: str = "", **fields: Any) -> None:
        if cards:
            names = cards.split()
            # The farthest row covers nothing, so nothing waits to be turned up when a card is taken.
            # It has two places, in Age II six.
            fields.setdefault("age", max(_age(name) for name in names) if len(names) <= 2 else 2)
            assert len(names) <= {1: 2, 2: 6, 3: 2}[fields["age"]], "more cards than the farthest row has"
            fields["layout"] = names + ["-"] * (20 - len(names))
        self.states = position.build(position.position_text(fields))

    @property
    def s(self) -> Any:
        """The record."""
        return self.states[0]

    @property
    def actor(self) -> str:
        """Who acts: 0, 1, nature or over."""
        return {-1: "nature", -2: "over"}.get(code := DUEL.drivers.actor(self.states), str(code))

    def legal(self) -> list[str]:
        """What the one to act may do; for nature, what can happen."""
        buffer = DUEL.new_buffer()
        seat = DUEL.drivers.actor(self.states)
        if seat == NATURE:
            n = DUEL.drivers.outcomes(self.states, buffer, np.zeros(len(buffer)))
        else:
            n = DUEL.drivers.legal(self.states, seat, buffer) if seat >= 0 else 0
        codes = [int(code) for code in buffer[:n]]
        assert codes == sorted(set(codes)), "not ascending, or twice the same"
        return [DUEL.write_action(code) for code in codes]

    def play(self, *texts: str) -> None:
        """Let the one to act (nature too) do these, one after the other; each must be legal."""
        for text in texts:
            assert text in self.legal(), f"{text!r} is not legal for {self.actor}: {self.legal()}"
            DUEL.drivers.apply(self.states, DUEL.drivers.actor(self.states), DUEL.read_action(text))

    def let_nature_act(self) -> None:
        """Let nature do what it must, in the first way that is possible."""
        while self.actor == "nature":
            self.play(self.legal()[0])

    def price(self, seat: int, thing: str) -> int:
        """What a card or wonder costs a seat."""
        return prices.price(self.s, seat, THINGS.index(thing))

    def explain(self, text: str) -> dict[str, Any]:
        """The explanation of a price for the one to act."""
        found: dict[str, Any] = DUEL.explain(self.states, int(self.s.turn), DUEL.read_action(text))
        return found

    def score(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat as it stands."""
        sheet = np.zeros((2, 9), "i4")
        DUEL.drivers.scores(self.states, sheet)
        return dict(zip(DUEL.meta.categories, (int(points) for points in sheet[seat])))

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see."""
        masked = self.states.copy()
        DUEL.drivers.mask(masked, seat)
        described: dict[str, Any] = DUEL.describe(masked)
        return described

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.s.phase]

    @property
    def coins(self) -> tuple[int, int]:
        return int(self.s.coins[0]), int(self.s.coins[1])

    @property
    def pawn(self) -> int:
        """Above 0: towards the capital of seat 1."""
        return int(self.s.pawn)

    @property
    def ending(self) -> str | None:
        code = DUEL.drivers.ending(self.states)
        return DUEL.meta.endings[code] if code >= 0 else None

    @property
    def winner(self) -> int | None:
        return int(self.s.winner) if self.s.winner >= 0 else None

    def field(self, name: str) -> set[str]:
        """The words of a field of the position: city_0, tokens_1, board, discarded, built_0, unbuilt_1 ..."""
        for line in position.write_position(self.states).splitlines():
            key, _, value = line.partition(": ")
            if key == name:
                return set(value.split())
        return set()


def _age(card: str) -> int:
    deck = tables.BOX.cards[card].deck
    return 3 if deck == "guild" else deck
