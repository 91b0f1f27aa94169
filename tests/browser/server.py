"""A real server in a process of its own, which can be killed and started again where it was."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = (
    120.0  # seconds until a server that does not answer is given up; the first start compiles the rules
)

# A server whose web app is in another folder, so that a test can put a newer one there.
ELSEWHERE = (
    "import pathlib, sys\n"
    "from mirabilia.server.web import WebApp\n"
    "WebApp.__init__.__defaults__ = (pathlib.Path(sys.argv.pop(1)),)\n"
    "from mirabilia.cli import main\n"
    "main()\n"
)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Server:
    """`mirabilia serve` on a database in a folder."""

    def __init__(self, folder: Path, web: Path | None = None) -> None:
        self.folder, self.web = folder, web
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        program = ["-m", "mirabilia"] if self.web is None else ["-c", ELSEWHERE, str(self.web)]
        options = ["serve", "--port", str(self.port), "--data", str(self.folder / "data"), "--no-open"]
        settings = {"MIRABILIA_BOT_DELAY": "0", "MIRABILIA_RATE_LIMITS": "off"}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *program, *options],
                env=os.environ | settings,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        limit = time.monotonic() + PATIENCE
        while not self._answers():
            code = self._process.poll()
            if code is not None:
                raise AssertionError(f"the server ended with {code}:\n{self.output()}")
            assert time.monotonic() < limit, f"the server does not answer:\n{self.output()}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.origin}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except urllib.error.HTTPError as error:
            error.close()  # it is there, but not ready
        except OSError:
            pass
        return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def output(self, lines: int = 40) -> str:
        """The last lines of what it has said, without the requests that were answered."""
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        found = [line for line in text.splitlines() if not re.search(r"request .* status=[23]\d\d", line)]
        return "\n".join(found[-lines:])


class Line:
    """A network between a browser and the server, which can be cut: sockets end, and no new ones are made.

    Browsers that are told to be offline keep the sockets that they have, so that is not enough.
    """

    def __init__(self, server: Server) -> None:
        self._to = server.port
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.origin = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._is_cut = False
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with near, contextlib.suppress(OSError):
            if self._is_cut:
                return
            with socket.create_connection(("127.0.0.1", self._to)) as far:
                with self._lock:
                    self._open |= {near, far}
                back = threading.Thread(target=self._carry, args=(far, near), daemon=True)
                back.start()
                self._carry(near, far)
                back.join()
                with self._lock:
                    self._open -= {near, far}

    @staticmethod
    def _carry(source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self._is_cut = True
        with self._lock:
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()


def copy_of_the_app(folder: Path) -> Path:
    """The built web app in a folder where it can be changed."""
    from mirabilia.server.web import STATIC

    return Path(shutil.copytree(STATIC, folder / "web"))
