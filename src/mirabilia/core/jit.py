"""Compiles kernels, and keeps the compiled code where it can never be stale.

Numba's own cache notices a changed function but not a changed callee in another file, nor a changed data
file behind a table. So the cache folder is named by a digest of everything that kernels are made from.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar, cast

import numba
import numpy
from numba.core import config

Function = TypeVar("Function", bound=Callable[..., object])

PACKAGE = Path(__file__).resolve().parent.parent
HOMES = ("core", "games", "search", "bots")  # the only places where kernels and their data may live
NO_SOURCES = {".pyc", ".ftl"}  # all else might be behind a table, so all else counts
KEPT_DAYS = 14  # compiled code of other versions, untouched for so long, is thrown away


def kernel(function: Function) -> Function:
    """Compile a function on its first call; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    home = Path(function.__code__.co_filename)
    if not any(home.is_relative_to(PACKAGE / name) for name in HOMES):
        raise TypeError(f"a kernel must live in one of {', '.join(HOMES)}, not in {home}")
    # Numba files compiled code by source file, but `core.play` is loaded as several modules: a folder each.
    folder = cache_folder()
    if folder is None:
        return cast(Function, numba.njit(nogil=True, error_model="numpy")(function))
    with _cache_in(folder / function.__module__):
        return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


@functools.cache
def cache_folder() -> Path | None:
    """The folder of compiled code of exactly these sources, data and libraries; None if it cannot be."""
    base = os.environ.get("MIRABILIA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(base) / "mirabilia" / f"kernels-{digest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        (folder / f"writable-{os.getpid()}").touch()
        (folder / f"writable-{os.getpid()}").unlink()
    except OSError:
        return None  # each process compiles anew: slower, but never wrong like a folder without a stamp
    _forget_old(folder)
    return folder


def digest() -> str:
    """A fingerprint of every source and data file that a kernel can depend on, and of the compiler."""
    total = hashlib.sha256(
        repr((numba.__version__, numpy.__version__, sys.version, config.BOUNDSCHECK)).encode()
    )
    for home in HOMES:
        for path in sorted((PACKAGE / home).rglob("*")):
            if path.is_file() and path.suffix not in NO_SOURCES:
                total.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:20]


def _forget_old(current: Path) -> None:
    for other in current.parent.glob("kernels-*"):
        try:
            if other != current and time.time() - other.stat().st_mtime > KEPT_DAYS * 86400:
                shutil.rmtree(other, ignore_errors=True)
        except OSError:
            continue  # another process was quicker


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder while it decorates; other packages' kernels keep theirs."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
