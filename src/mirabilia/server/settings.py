"""How the server is set up: environment variables, and command line options above them.

| variable | meaning |
| --- | --- |
| MIRABILIA_HOST | the address to listen at; 127.0.0.1 |
| MIRABILIA_PORT | the port; the first free one from 8008 on |
| MIRABILIA_DATA | the folder of the database; `mirabilia` in XDG_DATA_HOME or ~/.local/share |
| MIRABILIA_PUBLIC_URL | the address that people use, if it is another one: https://play.example.org |
| MIRABILIA_LOG | text or json |
| MIRABILIA_BOT_DELAY | milliseconds that a bot takes at least for a move, so that people can follow; 600 |
| MIRABILIA_BOT_THREADS | how many bots think at once; one less than there are cores, but at least one |
| MIRABILIA_RATE_LIMITS | on or off; off is for load tests only |
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Self, cast
from urllib.parse import urlsplit

from ..core.errors import InvalidSetup, shown

FIRST_PORT = 8008
LogFormat = Literal["text", "json"]


def default_data(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder."""
    base = environment.get("XDG_DATA_HOME")
    folder = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return folder / "mirabilia"


def default_threads() -> int:
    """Leaves a core to the event loop, where there are several."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """The settings of a server; the port None stands for a free one."""

    host: str = "127.0.0.1"
    port: int | None = None
    data: Path = field(default_factory=default_data)
    public_url: str | None = None
    log: LogFormat = "text"
    bot_delay: float = 0.6  # seconds
    bot_threads: int = field(default_factory=default_threads)
    rate_limits: bool = True

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite+aiosqlite:///{self.data / 'mirabilia.sqlite'}"

    @classmethod
    def read(
        cls,
        environment: Mapping[str, str] = os.environ,
        *,
        host: str | None = None,
        port: int | None = None,
        data: Path | None = None,
        public_url: str | None = None,
        log: str | None = None,
    ) -> Self:
        """Settings from the environment and from options that are not None, or InvalidSetup."""

        def value(name: str) -> str | None:
            return environment.get(f"MIRABILIA_{name}") or None

        def number(name: str, low: int, high: int) -> int | None:
            text = value(name)
            return None if text is None else _number(f"MIRABILIA_{name}", text, low, high)

        folder = data or (Path(found) if (found := value("DATA")) else default_data(environment))
        chosen = log or value("LOG") or "text"
        threads = number("BOT_THREADS", 1, 256)
        delay = number("BOT_DELAY", 0, 10_000)
        return cls(
            host=host or value("HOST") or "127.0.0.1",
            port=number("PORT", 1, 65_535) if port is None else port,
            data=folder.expanduser().absolute(),
            public_url=_origin(public_url or value("PUBLIC_URL")),
            log=cast(LogFormat, _choice("MIRABILIA_LOG", chosen, "text", "json")),
            bot_delay=cls.bot_delay if delay is None else delay / 1000,
            bot_threads=default_threads() if threads is None else threads,
            rate_limits=_choice("MIRABILIA_RATE_LIMITS", value("RATE_LIMITS") or "on", "on", "off") == "on",
        )


def _number(name: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
        raise InvalidSetup(f"{name} must be a number from {low} to {high}, not {shown(text)}")
    return int(text)


def _choice(name: str, text: str, *known: str) -> str:
    if text not in known:
        raise InvalidSetup(f"{name} must be {' or '.join(known)}, not {shown(text)}")
    return text


def _origin(url: str | None) -> str | None:
    """An address as browsers write it into the header Origin."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise InvalidSetup(f"MIRABILIA_PUBLIC_URL must be like https://play.example.org, not {shown(url)}")
    return f"{parts.scheme}://{parts.netloc}".lower()
