"""The types of the web app follow from the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

import mirabilia
from mirabilia.server.app import create_app
from mirabilia.server.settings import Settings

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def document() -> dict[str, Any]:
    return create_app(Settings()).openapi()


def test_the_document_that_the_web_app_has_is_the_servers() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(document())), "web/openapi.json is old: run scripts/types"


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
