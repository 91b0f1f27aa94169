"""A table from its log, if the rules are still those that it was played with."""

from __future__ import annotations

import logging

from ...core.errors import MirabiliaError
from ...games import metas
from ..problems import Refusal
from ..store.base import Log
from ..tables.table import Table

log = logging.getLogger(__name__)


def folded(stored: Log) -> Table:
    """A table from its log, or the Refusal `old_rules`; it takes long, so it runs in threads."""
    table = Table(stored.code, stored.seed)
    try:
        for entry in stored.events:
            _check_rules(entry.event)
            request = (entry.request.person, entry.request.id) if entry.request else None
            table.apply(entry.event, request)
    except (MirabiliaError, AssertionError) as error:
        log.error("a table cannot be played again: %s", type(error).__name__)
        raise _too_old() from error
    return table


def _check_rules(event: object) -> None:
    """Every event that tells the rules must tell those of today."""
    if (rules := getattr(event, "rules", None)) is not None:
        meta = metas().get(rules.game)
        if meta is None or meta.rules_version != rules.rules_version:
            raise _too_old()


def _too_old() -> Refusal:
    return Refusal("old_rules", "this match was played with older rules", 410)
