"""The document from which the types of the web app are made; `scripts/types --check` compares them."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter

import mirabilia
from mirabilia.server.app import create_app
from mirabilia.server.settings import Settings


def document() -> dict[str, Any]:
    return create_app(Settings()).openapi()


def test_every_reference_of_the_document_exists() -> None:
    text = json.dumps(document())
    known = document()["components"]["schemas"]
    used = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert len(used) > 50 and used <= set(known)


def test_views_are_what_their_types_say() -> None:
    """The types of views are promises to clients: every position of some matches keeps them, key by key."""
    for name in mirabilia.games():
        game = mirabilia.game(name)
        kinds: list[TypeAdapter[Any]] = [TypeAdapter(kind) for kind in game.wire_types()]
        match = game.new(seed=4)
        while not match.is_over:
            seat = match.to_act[0]
            view = match.view(seat)
            for kind, found in zip(kinds, (view["state"], view["quotes"]), strict=True):
                assert kind.validate_python(found, strict=True) == found
            match.play(seat, match.legal(seat)[0])
