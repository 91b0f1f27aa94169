"""Settings from the environment and from options."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.core.errors import InvalidSetup
from mirabilia.server.settings import Settings


def read(**values: str) -> Settings:
    return Settings.read({f"MIRABILIA_{name}": value for name, value in values.items()})


def test_the_usual_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    settings = Settings.read({})
    assert (settings.host, settings.port, settings.log) == ("127.0.0.1", None, "text")
    assert settings.data == Path("/home/ann/.local/share/mirabilia")
    assert settings.database == "sqlite+aiosqlite:////home/ann/.local/share/mirabilia/mirabilia.sqlite"
    assert settings.rate_limits is True and settings.public_url is None and settings.bot_threads >= 1


def test_the_data_folder_of_the_desktop() -> None:
    assert Settings.read({"XDG_DATA_HOME": "/x"}).data == Path("/x/mirabilia")
    assert Settings.read({"XDG_DATA_HOME": "/x", "MIRABILIA_DATA": "/y"}).data == Path("/y")
    assert Settings.read({"XDG_DATA_HOME": "relative"}).data.parts[-3:] == (".local", "share", "mirabilia")


def test_the_environment() -> None:
    settings = read(HOST="0.0.0.0", PORT="9000", LOG="json", BOT_THREADS="3", RATE_LIMITS="off")
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 9000, "json")
    assert settings.bot_threads == 3 and settings.rate_limits is False
    assert read(PUBLIC_URL="https://Play.Example.org/").public_url == "https://play.example.org"
    assert read(PORT="").port is None


def test_options_stand_above_the_environment() -> None:
    environment = {"MIRABILIA_HOST": "a", "MIRABILIA_PORT": "1", "MIRABILIA_LOG": "json"}
    settings = Settings.read(environment, host="b", port=2, log="text", data=Path("/z"))
    assert (settings.host, settings.port, settings.log, settings.data) == ("b", 2, "text", Path("/z"))


@pytest.mark.parametrize(
    "name, value",
    [
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", "many"),
        ("PORT", "²"),
        ("LOG", "loud"),
        ("BOT_THREADS", "-1"),
        ("BOT_THREADS", "9" * 5000),
        ("RATE_LIMITS", "no"),
        ("PUBLIC_URL", "play.example.org"),
        ("PUBLIC_URL", "ftp://play.example.org"),
        ("PUBLIC_URL", "https://play.example.org/games"),
    ],
)
def test_what_is_not_understood(name: str, value: str) -> None:
    with pytest.raises(InvalidSetup, match=f"MIRABILIA_{name}"):
        read(**{name: value})
