"""`mirabilia serve`: ports, the ready line, the browser, a real server from start to end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect
from websockets.typing import Origin

from mirabilia.cli import app, serve
from mirabilia.core.errors import InvalidSetup
from mirabilia.server.settings import FIRST_PORT, Settings

runner = CliRunner()
HEAVY = "{'fastapi', 'uvicorn', 'sqlalchemy', 'alembic', 'argon2', 'prometheus_client'}"


def test_help_is_quick() -> None:
    code = (
        "import sys; from mirabilia.cli import app; app(['serve', '--help'], standalone_mode=False); "
        f"assert not {HEAVY} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "--public-url" in done.stdout


@pytest.mark.parametrize(
    "words, problem",
    [
        (["--log", "loud"], "text or json"),
        (["--public-url", "nowhere"], "https://"),
        (["--host", "nowhere.invalid", "--port", "1"], "cannot listen"),
        (["--data", "/dev/null/x"], "data folder"),
    ],
)
def test_what_cannot_be_served(tmp_path: Path, words: list[str], problem: str) -> None:
    result = runner.invoke(app, ["serve", "--data", str(tmp_path), *words])
    assert result.exit_code == 2 and problem in result.stderr and result.stderr.count("\n") == 1


def test_a_busy_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = runner.invoke(app, ["serve", "--data", str(tmp_path), "--port", str(port)])
    assert result.exit_code == 2 and result.stderr.startswith("error: cannot listen at 127.0.0.1")
    assert str(port) in result.stderr and result.stderr.count("\n") == 1


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with serve.listen(Settings()) as one, serve.listen(Settings()) as two:
        first, second = one.getsockname()[1], two.getsockname()[1]
        assert FIRST_PORT <= first < second
        with pytest.raises(InvalidSetup, match=f"port {first}"):
            serve.listen(Settings(port=first))


@pytest.mark.parametrize(
    "host, address",
    [
        ("127.0.0.1", "http://127.0.0.1:8008"),
        ("0.0.0.0", "http://127.0.0.1:8008"),
        ("::", "http://[::1]:8008"),
        ("::1", "http://[::1]:8008"),
        ("games.local", "http://games.local:8008"),
    ],
)
def test_addresses(host: str, address: str) -> None:
    assert serve.address_of(host, 8008) == address


def test_no_browser_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()

    def fail(address: str) -> bool:
        asked.set()
        raise webbrowser.Error(f"could not locate a browser for {address}")

    monkeypatch.setattr(webbrowser, "open", fail)
    serve.open_browser("http://127.0.0.1:8008")
    assert asked.wait(10)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_a_server_from_start_to_end(tmp_path: Path, end: signal.Signals) -> None:
    with serve.listen(Settings()) as free:
        port = free.getsockname()[1]
    words = [*("serve", "--data", str(tmp_path / "data")), *("--port", str(port), "--log", "json")]
    process = subprocess.Popen(
        [sys.executable, "-m", "mirabilia", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "default"},
    )
    assert process.stdout is not None and process.stderr is not None
    with process, process.stdout, process.stderr:
        try:
            line = process.stdout.readline()
            assert line == f"Mirabilia is ready: http://127.0.0.1:{port}\n", process.stderr.read()
            address = f"http://127.0.0.1:{port}"
            with httpx.Client(base_url=address, headers={"Origin": address}) as client:
                assert client.get("/health").json()["status"] == "ok"
                person = client.get("/api/me").json()["id"]
                cookie = f"mirabilia={client.cookies['mirabilia']}"
            live = f"ws://127.0.0.1:{port}/api/lobby/live"
            with connect(live, origin=Origin(address), additional_headers={"Cookie": cookie}) as lobby:
                assert json.loads(lobby.recv(timeout=10))["type"] == "lobby"
                process.send_signal(end)
        except BaseException:
            process.kill()
            raise
        errors = process.stderr.read()
    assert process.returncode in (0, -end, 130, 128 + end)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert all(line["level"] == "info" for line in lines), errors
    told = [line for line in lines if line["message"] == "request"]
    assert [line["person"] for line in told if line["route"] == "/api/me"] == [person]
    assert (tmp_path / "data" / "mirabilia.sqlite").is_file()
