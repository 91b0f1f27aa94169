"""Duel as friends use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.game import Deal, Game, Reason
from ...core.record import Batch
from . import advice, invariants, kernels, ledger, notation, position, reasons, view
from . import deal as deals
from . import explain as explanations
from .meta import META
from .state import DRAW


class Duel(Game):
    """7 Wonders Duel."""

    def write_action(self, action: int) -> str:
        return notation.write_action(action)

    def read_action(self, text: str) -> int:
        return notation.read_action(text)

    def write_position(self, states: Batch[Any]) -> str:
        return position.write_position(states)

    def read_position(self, text: str) -> tuple[Batch[Any], dict[str, str]]:
        return position.read_position(text)

    def position_text(self, fields: Mapping[str, Any]) -> str:
        return position.position_text(fields)

    def check_deal(self, deal: Mapping[str, Any], options: Mapping[str, str]) -> Deal:
        return deals.check_deal(deal, options)

    def dealt(self, deal: Deal, states: Batch[Any]) -> int:
        return deals.dealt(deal, states)

    def describe(self, states: Batch[Any]) -> view.DuelState:
        return view.describe(states)

    def quotes(self, states: Batch[Any], seat: int) -> explanations.Quotes:
        return explanations.quotes(states, seat)

    def advice(self, before: Batch[Any], after: Batch[Any], seat: int) -> list[Reason]:
        return advice.reasons(before, after, seat)

    def wire_types(self) -> tuple[type, ...]:
        return view.DuelState, explanations.Quotes

    def why_illegal(self, states: Batch[Any], seat: int, action: int) -> str:
        return reasons.why_illegal(states, seat, action)

    def explain(self, states: Batch[Any], seat: int, action: int) -> Mapping[str, Any] | None:
        return explanations.explain(states, seat, action)

    def is_shown(self, states: Batch[Any], action: int, seat: int) -> bool:
        return bool(states[0].phase != DRAW or states[0].turn == seat)  # D-INFO-8

    def unaccounted(self, before: Batch[Any], seat: int, action: int, after: Batch[Any]) -> list[str]:
        return ledger.unaccounted(before, seat, action, after)

    def flaws(self, states: Batch[Any]) -> list[str]:
        return invariants.flaws(states)


GAME = Duel(META, kernels)
