"""The OpenAPI document with everything that clients need types for: sockets and games' views as well."""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from ..games import game, metas
from .wire.messages import Acknowledged, Do, Lobby, Ping, Pong, Presence, Refused, TableUpdate

REFS = "#/components/schemas/{model}"
RECEIVED: tuple[type[BaseModel], ...] = (Do, Ping)
SENT: tuple[type[BaseModel], ...] = (TableUpdate, Acknowledged, Refused, Presence, Pong, Lobby)


def extra_schemas() -> dict[str, Any]:
    """The schemas of what no route mentions."""
    _, sockets = models_json_schema(
        [*((model, "validation") for model in RECEIVED), *((model, "serialization") for model in SENT)],
        ref_template=REFS,
    )
    schemas: dict[str, Any] = dict(sockets["$defs"])
    for name in metas():
        for kind in game(name).wire_types():
            schema = TypeAdapter(kind).json_schema(ref_template=REFS)
            schemas |= schema.pop("$defs", {})
            schemas[_name(name, kind)] = schema
    return schemas


def _name(game_id: str, kind: type) -> str:
    """The name of a game's type, which other games may use too: Quotes of duel is DuelQuotes."""
    prefix = game_id.title().replace("_", "")
    return kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__


def with_extra_schemas(document: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI document with those schemas added."""
    components = document.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in extra_schemas().items():
        components.setdefault(name, schema)
    return document


def main() -> None:
    """Print the whole document, as the repository keeps it for the web app."""
    from .app import create_app
    from .settings import Settings

    print(json.dumps(create_app(Settings()).openapi(), indent=1))


if __name__ == "__main__":
    main()
