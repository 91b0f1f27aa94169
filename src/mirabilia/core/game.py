"""A game as friends use it: kernels inside, words outside. A game's folder brings a subclass."""

from __future__ import annotations

import importlib.util
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from typing_extensions import TypedDict

from .errors import InvalidSetup, UnknownName, shown
from .meta import Meta
from .record import Batch

if TYPE_CHECKING:
    from .match import Match

Deal = dict[str, Any]


class Reason(TypedDict):
    """A reason for an action: the name of a sentence, and what stands in it."""

    reason: str
    values: dict[str, str | int]


class Game(ABC):
    """The rules of a game: what is asked of them in words, and the compiled drivers."""

    def __init__(self, meta: Meta, kernels: ModuleType) -> None:
        self.meta = meta
        self.kernels = kernels
        self.drivers = _load_drivers(meta.id, kernels)

    def __repr__(self) -> str:
        return f"<Game {self.meta.id}>"

    # What a game's folder brings.

    @abstractmethod
    def write_action(self, action: int) -> str:
        """The text of an action."""

    @abstractmethod
    def read_action(self, text: str) -> int:
        """The action that a text means, or InvalidNotation."""

    @abstractmethod
    def write_position(self, states: Batch[Any]) -> str:
        """The text of a position; everything but the generator."""

    @abstractmethod
    def read_position(self, text: str) -> tuple[Batch[Any], dict[str, str]]:
        """The position that a text means, and its options; InvalidNotation or InvalidSetup if it is none."""

    @abstractmethod
    def position_text(self, fields: Mapping[str, Any]) -> str:
        """The text of a position that is given by its fields."""

    @abstractmethod
    def check_deal(self, deal: Mapping[str, Any], options: Mapping[str, str]) -> Deal:
        """An explicit deal in its plain form, or InvalidSetup."""

    @abstractmethod
    def dealt(self, deal: Deal, states: Batch[Any]) -> int:
        """What a deal says that NATURE does now, or NONE."""

    @abstractmethod
    def describe(self, states: Batch[Any]) -> Mapping[str, Any]:
        """A masked state as plain data for a table to show."""

    @abstractmethod
    def quotes(self, states: Batch[Any], seat: int) -> Mapping[str, Any]:
        """What everything that can be bought would cost a seat now and why, as data."""

    @abstractmethod
    def advice(self, before: Batch[Any], after: Batch[Any], seat: int) -> list[Reason]:
        """What speaks for an action of a seat, most important first; both states are masked."""

    @abstractmethod
    def wire_types(self) -> tuple[type, ...]:
        """The types of what `describe` and `quotes` give, for clients in other languages."""

    @abstractmethod
    def why_illegal(self, states: Batch[Any], seat: int, action: int) -> str:
        """Why a seat may not do this now."""

    @abstractmethod
    def explain(self, states: Batch[Any], seat: int, action: int) -> Mapping[str, Any] | None:
        """What an action costs and why, as data; None if it has no price."""

    @abstractmethod
    def is_shown(self, states: Batch[Any], action: int, seat: int) -> bool:
        """Whether a seat may see what NATURE does here."""

    @abstractmethod
    def unaccounted(self, before: Batch[Any], seat: int, action: int, after: Batch[Any]) -> list[str]:
        """For tests: coins that an action of a seat has made or lost without a reason."""

    @abstractmethod
    def flaws(self, states: Batch[Any]) -> list[str]:
        """What is wrong inside a state, for tests: components lost or doubled, caches that do not agree."""

    # What every game has.

    def new(
        self,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        deal: Mapping[str, Any] | None = None,
        chance: str = "own",
        **options: str,
    ) -> Match:
        """A new match. `deal` fixes what NATURE would draw; `chance` is how NATURE acts: see `core.match`."""
        from .match import Match

        return Match(self, seats=seats, seed=seed, deal=deal, chance=chance, options=options)

    def position(self, text: str | None = None, /, *, seed: int | str | None = None, **fields: Any) -> Match:
        """A match that begins in the middle, from the text of a position or from its fields."""
        from .match import Match

        if (text is None) == (not fields):
            raise InvalidSetup("a position is given either as one text or by its fields")
        return Match(self, seed=seed, start=self.position_text(fields) if text is None else text)

    def check_seats(self, seats: int | None) -> int:
        """How many seats, or InvalidSetup."""
        if seats is None:
            return self.meta.seats[0]
        if type(seats) is not int or seats not in self.meta.seats:
            known = " or ".join(str(number) for number in self.meta.seats)
            raise InvalidSetup(f"{self.meta.name} has {known} seats, not {shown(seats)}")
        return seats

    def check_options(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Every option with its value, or UnknownName."""
        known = {option.name: option for option in self.meta.options}
        for name, value in options.items():
            if name not in known:
                raise UnknownName("option", name, known)
            if not isinstance(value, str) or value not in known[name].values:
                raise UnknownName(f"value of option {name}", value, known[name].values)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def option_codes(self, options: Mapping[str, str]) -> np.ndarray[Any, Any]:
        """Options as `setup` takes them."""
        return np.array([option.values.index(options[option.name]) for option in self.meta.options], "i4")

    def new_buffer(self) -> np.ndarray[Any, Any]:
        """Room for legal actions or chance outcomes."""
        return np.empty(self.kernels.MOST_LEGAL, "i4")


def _load_drivers(name: str, kernels: ModuleType) -> Any:
    """The module `core.play` once more, with a game's kernels as its rules."""
    full_name = f"{__package__}.play_{name}"
    spec = importlib.util.spec_from_file_location(full_name, Path(__file__).with_name("play.py"))
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    module.__dict__["rules"] = kernels
    sys.modules[full_name] = module
    spec.loader.exec_module(module)
    return module
