"""How often somebody may do something: buckets of tokens, for a person and for an address, in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from .problems import Refusal

MOST_BUCKETS = 100_000  # about 20 MB


class Rate(NamedTuple):
    """So many at once, and then one every so many seconds."""

    burst: int
    seconds: float


class Limit(NamedTuple):
    """What one person may do, and what all people at one address may do together."""

    person: Rate
    address: Rate


LIMITS = {
    "guest": Limit(Rate(60, 10), Rate(60, 10)),  # nobody yet: only the address counts
    "register": Limit(Rate(5, 60), Rate(10, 60)),
    "login": Limit(Rate(20, 10), Rate(20, 10)),  # the person is the name that is tried, from an address
    "delete": Limit(Rate(10, 10), Rate(20, 10)),
    "account": Limit(Rate(10, 10), Rate(60, 2)),  # rename, log out
    "table": Limit(Rate(10, 10), Rate(100, 1)),
    "hint": Limit(Rate(10, 3), Rate(100, 0.5)),
    "replay": Limit(Rate(10, 5), Rate(30, 2)),
    "look": Limit(Rate(30, 1), Rate(60, 1)),  # at a finished match; only the address counts
    "command": Limit(Rate(40, 0.2), Rate(400, 0.02)),
    "socket": Limit(Rate(60, 1), Rate(600, 0.1)),
    "message": Limit(Rate(200, 0.05), Rate(4000, 0.0025)),  # of any kind, also bad ones
    "talk": Limit(Rate(5, 2), Rate(50, 0.2)),
}


@dataclass
class Bucket:
    """How many tokens there were at a moment."""

    tokens: float
    at: float


class Limits:
    """All buckets; the one that was used longest ago makes room for a new one."""

    def __init__(
        self,
        is_on: bool = True,
        clock: Callable[[], float] = time.monotonic,
        most_buckets: int = MOST_BUCKETS,
    ) -> None:
        self._is_on, self._clock, self._most_buckets = is_on, clock, most_buckets
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, kind: str, person: str, address: str) -> None:
        """Take a token from both buckets, or Refusal `too_fast`; a refused attempt costs nothing.

        Without a person (empty) only the address counts.
        """
        if not self._is_on:
            return
        limit = LIMITS[kind]
        pairs = [(self._bucket(f"{kind} of address", network_of(address), limit.address), limit.address)]
        if person:
            pairs.append((self._bucket(f"{kind} of person", person, limit.person), limit.person))
        wait = max((1 - bucket.tokens) * rate.seconds for bucket, rate in pairs)
        if wait > 0:
            seconds = math.ceil(wait)
            raise Refusal("too_fast", f"too many of this kind; wait {seconds} s", 429, seconds=seconds)
        for bucket, _ in pairs:
            bucket.tokens -= 1

    def _bucket(self, kind: str, who: str, rate: Rate) -> Bucket:
        """The bucket as it stands now."""
        now = self._clock()
        bucket = self._buckets.setdefault((kind, who), Bucket(rate.burst, now))
        self._buckets.move_to_end((kind, who))
        while len(self._buckets) > self._most_buckets:
            self._buckets.popitem(last=False)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.at) / rate.seconds)
        bucket.at = now
        return bucket


def network_of(address: str) -> str:
    """An address as far as it tells people apart: with IPv6, everybody has a whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
