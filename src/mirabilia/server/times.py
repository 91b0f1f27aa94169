"""What time it is; everything asks here, so that a test can turn the clock."""

from __future__ import annotations

import time

MINUTE, DAY = 60_000, 86_400_000  # milliseconds


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
