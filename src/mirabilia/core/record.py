"""The typed record: a game's state declared once, as a class, and laid out as one NumPy record.

    class State(Record):
        rng: Annotated[Ints, "u4", 4]
        coins: Annotated[Ints, "i2", 2]
        pawn: Annotated[int, "i2"]

A `State` is never instantiated: `State.batch(n)` gives an array of n records, and `batch[i]` is what kernels
take. Compiled or in plain Python, fields are read and written by name.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    Generic,
    Protocol,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np

NATURE = -1  # the seat of chance
OVER = -2  # nobody acts any more
NOBODY = -3  # a spectator: sees only what is public

NONE = -1  # no component here
UNKNOWN = -9  # hidden from the seat that looks


class Ints(Protocol):
    """An array of integers inside a record, a table or a buffer."""

    @overload
    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Self: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...
    def __len__(self) -> int: ...


class Floats(Protocol):
    """An array of floats that a kernel fills."""

    @overload
    def __getitem__(self, index: int | tuple[int, ...]) -> float: ...
    @overload
    def __getitem__(self, index: slice) -> Self: ...
    def __setitem__(self, index: int | tuple[int, ...], value: float) -> None: ...
    def __len__(self) -> int: ...


S = TypeVar("S", covariant=True)


class Batch(Protocol, Generic[S]):
    """An array of records of one kind."""

    def __getitem__(self, index: int) -> S: ...
    def __setitem__(self, index: int, value: Any) -> None: ...
    def __len__(self) -> int: ...
    def copy(self) -> Self: ...
    def tobytes(self) -> bytes: ...


class Record:
    """Base of a game's state; the annotations are the layout."""

    dtype: np.dtype[Any]
    rng: Annotated[Ints, "u4", 4]  # every record carries its own generator

    def __init_subclass__(cls) -> None:
        fields: list[Any] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is Annotated:
                _, code, *shape = get_args(hint)
                fields.append((name, code, tuple(shape)) if shape else (name, code))
        # np.record gives attribute access where the JIT is off; aligned fields are what C would lay out.
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))

    @classmethod
    def batch(cls, size: int = 1) -> Batch[Self]:
        """So many records, all zero."""
        return cast(Batch[Self], np.zeros(size, cls.dtype))


def plain(states: Batch[Any]) -> Any:
    """The first record with numbers and lists as its fields: far quicker to read outside kernels."""
    row = np.asarray(states)[0]
    return SimpleNamespace(**{name: row[name].tolist() for name in row.dtype.names})


def same(a: Batch[Any], b: Batch[Any]) -> bool:
    """Whether two batches hold the same records, padding aside."""
    return bool(np.array_equal(np.asarray(a), np.asarray(b)))


def table(rows: object, code: str = "i2") -> Ints:
    """A constant table for kernels."""
    array = np.array(rows, dtype=code)
    array.flags.writeable = False
    return cast(Ints, array)
