"""Numbers for operators, in the format of Prometheus."""

from __future__ import annotations

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_INTERVAL = 0.25  # seconds between two looks at the event loop
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """All measures of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "mirabilia_requests", "Answered requests.", ("method", "route", "status"), registry=registry
        )
        self.request_seconds = Histogram(
            "mirabilia_request_seconds", "Time to answer.", ("route",), buckets=QUICK, registry=registry
        )
        self.sockets = Gauge("mirabilia_sockets", "Open sockets.", registry=registry)
        self.closed_sockets = Counter(
            "mirabilia_closed_sockets", "Sockets that have ended.", ("route", "code"), registry=registry
        )
        self.rooms = Gauge("mirabilia_rooms", "Tables in memory.", registry=registry)
        self.actions = Counter("mirabilia_actions", "Actions played.", ("game", "player"), registry=registry)
        self.append_seconds = Histogram(
            "mirabilia_append_seconds", "Time until events are durable.", buckets=QUICK, registry=registry
        )
        self.thinking_seconds = Histogram(
            "mirabilia_thinking_seconds",
            "Thinking time of bots.",
            ("level",),
            buckets=SLOW,
            registry=registry,
        )
        self.loop_lag_seconds = Histogram(
            "mirabilia_loop_lag_seconds", "How late the event loop is.", buckets=QUICK, registry=registry
        )

    def text(self) -> bytes:
        """All measures as they stand."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure, until cancelled, how much later than asked the event loop wakes us."""
        loop = asyncio.get_running_loop()
        while True:
            start = loop.time()
            await asyncio.sleep(LAG_INTERVAL)
            self.loop_lag_seconds.observe(max(0.0, loop.time() - start - LAG_INTERVAL))
