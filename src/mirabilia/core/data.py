"""Reads component files: TOML, validated, with errors that name the file, the key and what was expected."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from .errors import InvalidData, shown

T = TypeVar("T")


class Component(BaseModel):
    """Base of everything that is read from a component file: no unknown keys, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def load(path: Path, kind: type[T]) -> T:
    """The contents of a component file as the given type."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidData(f"{path.name}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise InvalidData(f"{path.name}: expected UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise InvalidData(f"{path.name}: not valid TOML: {error}") from error
    try:
        return TypeAdapter(kind).validate_python(raw)
    except ValidationError as error:
        raise InvalidData(f"{path.name}: {_explained(error)}") from error


def expect(condition: bool, file: str, key: str, expected: str) -> None:
    """Check what a type cannot say."""
    if not condition:
        raise InvalidData(f"{file}: {key}: expected {expected}")


def _explained(error: ValidationError) -> str:
    first = error.errors()[0]
    key = ".".join(str(part) for part in first["loc"] if str(part) != "[key]")
    if first["type"] == "extra_forbidden":
        return f"{key}: there is no such key"
    if first["type"] == "missing":
        return f"{key}: is missing"
    return f"{key}: {_lowered(first['msg'])}, found {shown(first['input'])}"


def _lowered(message: str) -> str:
    return message.removeprefix("Input should be ").removeprefix("Value error, ").join(("expected ", ""))
