"""The server under load: how quickly actions are durable and seen, how many a second, memory, the loop's lag.

The server runs as a process of its own on one core, simulated people in this one on the other.

python benchmarks/server.py [--matches 200] [--seconds 20] [--against bot|person] [--browser]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

PORT = 8977
ADDRESS = f"http://127.0.0.1:{PORT}"


@dataclass
class Measured:
    """What all simulated people have seen, in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)  # from sending an action to its acknowledgement
    seen: list[float] = field(default_factory=list)  # ... to the update that shows it

    def clear(self) -> None:
        self.acknowledged.clear()
        self.seen.clear()


class Visitor:
    """A person with a session."""

    def __init__(self, cookie: str) -> None:
        self.headers = {"Cookie": f"mirabilia={cookie}", "Origin": ADDRESS}

    @classmethod
    async def arrive(cls, client: httpx.AsyncClient) -> Visitor:
        answer = await client.get("/api/me", headers={"Origin": ADDRESS})
        client.cookies.clear()
        return cls(answer.cookies["mirabilia"])

    def socket(self, code: str) -> Any:
        return websockets.connect(
            f"ws://127.0.0.1:{PORT}/api/tables/{code}/live?since=0",
            origin=ADDRESS,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.headers["Cookie"]},
            compression=None,
        )


@contextmanager
def server(core: int | None) -> Iterator[subprocess.Popen[str]]:
    """A server process with an empty database, bound to one core."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "MIRABILIA_RATE_LIMITS": "off", "MIRABILIA_BOT_DELAY": "0"}
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "mirabilia",
                "serve",
                "--port",
                str(PORT),
                "--data",
                data,
                "--log",
                "json",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        try:
            assert process.stdout
            while "ready" not in process.stdout.readline():
                assert process.poll() is None, "the server did not start"
            if core is not None:
                for thread in Path(f"/proc/{process.pid}/task").iterdir():
                    os.sched_setaffinity(int(thread.name), {core})
            yield process
        finally:
            process.terminate()
            process.wait()


async def make_table(client: httpx.AsyncClient, against: str) -> tuple[str, list[Visitor]]:
    host = await Visitor.arrive(client)
    new: dict[str, Any] = {"game": "duel", "options": {"wonders": "first_game"}}
    if against == "bot":
        new |= {"bots": [{"seat": 1, "level": "normal"}], "start": True}
    answer = await client.post("/api/tables", json=new, headers=host.headers)
    answer.raise_for_status()
    code = answer.json()["code"]
    return code, [host] if against == "bot" else [host, await Visitor.arrive(client)]


async def play(visitor: Visitor, code: str, seat: int, measured: Measured, pause: float) -> None:
    """Play at random to the end, with about so many seconds before each action."""
    chooser = random.Random(f"{code} {seat}")
    number, sent_at, awaited = 0, 0.0, ""
    async with visitor.socket(code) as socket:
        if seat:
            await socket.send(_do("sit-down", {"kind": "sit", "seat": seat}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "ack" and message["id"] == awaited:
                measured.acknowledged.append((time.perf_counter() - sent_at) * 1000)
                awaited = ""
            elif message["type"] == "update":
                if awaited and any(
                    event["kind"] == "acted" and event["seat"] == seat for event in message["events"]
                ):
                    measured.seen.append((time.perf_counter() - sent_at) * 1000)
                if message["table"]["status"] == "over":
                    return
                legal = message["views"][0]["legal"] if message["views"] else []
                if legal:
                    await asyncio.sleep(chooser.uniform(0.5, 1.5) * pause)
                    number += 1
                    awaited, sent_at = f"request-{number}", time.perf_counter()
                    moves = message["table"]["moves"]
                    action = chooser.choice(legal)
                    await socket.send(
                        _do(awaited, {"kind": "act", "seat": seat, "action": action, "moves": moves})
                    )


def _do(id_: str, command: dict[str, Any]) -> str:
    return json.dumps({"type": "do", "id": id_, "command": command})


async def keep_playing(client: httpx.AsyncClient, against: str, measured: Measured, pause: float) -> None:
    """One live match after the other."""
    while True:
        code, visitors = await make_table(client, against)
        await asyncio.gather(
            *(play(visitor, code, seat, measured, pause) for seat, visitor in enumerate(visitors))
        )


async def load(pid: int, matches: int, seconds: float, against: str, pause: float) -> dict[str, float]:
    """So many live matches for so long."""
    measured = Measured()
    async with httpx.AsyncClient(base_url=ADDRESS, timeout=60) as client:
        before = memory(pid)
        tasks = []
        for _ in range(matches):
            tasks.append(asyncio.create_task(keep_playing(client, against, measured, pause)))
            await asyncio.sleep(0.01)
        await asyncio.sleep(3)  # everybody has arrived
        after = memory(pid)
        measured.clear()
        lag_before = await lags(client)
        start, cpu = time.perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(seconds)
        elapsed, used = time.perf_counter() - start, cpu_seconds(pid) - cpu
        lag = worst_lag(lag_before, await lags(client))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "actions of people a second, durable": len(measured.acknowledged) / elapsed,
        **{f"action to ack, {name} (ms)": value for name, value in quantiles(measured.acknowledged)},
        **{f"action to update, {name} (ms)": value for name, value in quantiles(measured.seen)},
        "server's CPU (% of a core)": 100 * used / elapsed,
        "memory for each open match (kB)": (after - before) / matches,
        "event loop lag, 99 % below (ms)": lag,
    }


def quantiles(values: list[float]) -> list[tuple[str, float]]:
    cuts = statistics.quantiles(values, n=100)
    return [("p50", cuts[49]), ("p95", cuts[94]), ("p99", cuts[98])]


def memory(pid: int) -> float:
    """Resident memory in kB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found
    return float(found.group(1))


def cpu_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def lags(client: httpx.AsyncClient) -> dict[float, float]:
    """The histogram of the loop's lag: how often it was below each bound, in seconds."""
    text = (await client.get("/metrics")).text
    pattern = r'mirabilia_loop_lag_seconds_bucket\{le="([^"]+)"\} ([\d.e+]+)'
    return {float(bound): float(count) for bound, count in re.findall(pattern, text)}


def worst_lag(before: dict[float, float], after: dict[float, float]) -> float:
    """The bound below which 99 % of the measurements lie."""
    counts = {bound: after[bound] - before[bound] for bound in after}
    total = counts[float("inf")]
    return 1000 * min(bound for bound, count in counts.items() if count >= 0.99 * total)


def browser() -> dict[str, float]:
    """From the click on "play a bot" to a painted board, in a real browser."""
    from playwright.sync_api import sync_playwright

    times = []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        for _ in range(5):
            context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en")
            page = context.new_page()
            page.goto(ADDRESS)
            button = page.get_by_role("button", name=re.compile("play a bot", re.I)).first
            button.wait_for()
            start = time.perf_counter()
            button.click()
            page.locator("[data-board]").wait_for()
            page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
            times.append((time.perf_counter() - start) * 1000)
            context.close()
        chromium.close()
    return {
        "click to a painted board, first (ms)": times[0],
        "click to a painted board, median (ms)": statistics.median(times),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--against", choices=("bot", "person"), default="person")
    parser.add_argument("--pause", type=float, default=None, help="seconds between actions of one person")
    parser.add_argument("--browser", action="store_true", help="measure in Chromium too")
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    core = cores[-1] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[:-1]))
    # One action a second in each match: at a table of two people each acts every other second.
    pause = 1.0 if chosen.pause is None else chosen.pause
    rows: dict[str, float] = {}
    with server(core) as process:
        if chosen.browser:
            rows |= browser()
        rows |= asyncio.run(load(process.pid, chosen.matches, chosen.seconds, chosen.against, pause))
    with server(core) as process:
        flood = asyncio.run(load(process.pid, 20, min(10.0, chosen.seconds), chosen.against, 0.0))
        rows["most actions a second, 20 matches without pauses"] = flood[
            "actions of people a second, durable"
        ]
    width = max(len(name) for name in rows)
    print(f"{chosen.matches} live matches, one action a second each, people against a {chosen.against}")
    for name, value in rows.items():
        print(f"{name:<{width}}  {value:10.1f}")


if __name__ == "__main__":
    main()
