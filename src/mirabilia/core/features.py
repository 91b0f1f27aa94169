"""Names for the parts of an encoded state."""

from __future__ import annotations


def slices(**sizes: int) -> dict[str, slice]:
    """Consecutive slices, in the order given."""
    parts, start = {}, 0
    for name, size in sizes.items():
        parts[name] = slice(start, start + size)
        start += size
    return parts
