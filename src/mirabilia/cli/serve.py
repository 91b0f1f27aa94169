"""`mirabilia serve`: the server, for people to play in the browser."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.errors import InvalidSetup

if TYPE_CHECKING:
    from ..server.settings import Settings

PORTS_TO_TRY = 20
LONGEST_MESSAGE = 16_384  # bytes of a message over a socket
PING = 20.0  # seconds
FAREWELL = 5  # seconds for what is under way when the server ends


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; 127.0.0.1.")] = None,
    port: Annotated[
        int | None, typer.Option(min=1, max=65_535, help="The port; the first free one from 8008 on.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the database; in the user's data folder.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that people use, if it is another one.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="How to log: text or json.")] = None,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """Serve the tables, where people and bots play in the browser.

    Every option can be set by the environment too: MIRABILIA_HOST, _PORT, _DATA, _PUBLIC_URL, _LOG,
    and also MIRABILIA_BOT_DELAY (milliseconds that a bot takes at least), MIRABILIA_BOT_THREADS (how many
    think at once) and MIRABILIA_RATE_LIMITS (on or off).
    """
    from ..server.settings import Settings

    settings = Settings.read(host=host, port=port, data=data, public_url=public_url, log=log)
    check_data(settings.data)
    with listen(settings) as listener:
        run(settings, listener, opens)


def check_data(folder: Path) -> None:
    """Make the data folder, or say why that cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidSetup(f"cannot use the data folder {folder}: {error.strerror or error}") from error


def listen(settings: Settings) -> socket.socket:
    """A socket at the port of the settings, or at the first free one."""
    from ..server.settings import FIRST_PORT

    ports = [settings.port] if settings.port else range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY)
    problem: OSError | None = None
    for port in ports:
        try:
            family = socket.getaddrinfo(settings.host, port, type=socket.SOCK_STREAM)[0][0]
            return socket.create_server((settings.host, port), family=family, backlog=2048)
        except OSError as error:
            problem = error
    assert problem is not None
    tried = f"port {ports[0]}" if len(ports) == 1 else f"ports {ports[0]} to {ports[-1]}"
    raise InvalidSetup(f"cannot listen at {settings.host}, {tried}: {problem.strerror or problem}")


def run(settings: Settings, listener: socket.socket, opens: bool) -> None:
    """Run the server until it is told to end."""
    import uvicorn

    from ..server import logs
    from ..server.app import create_app

    logs.set_up(settings.log)
    address = address_of(settings.host, listener.getsockname()[1])

    class Server(uvicorn.Server):
        """Says where it is when it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                typer.echo(f"Mirabilia is ready: {settings.public_url or address}")
                if opens:
                    open_browser(address)

    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
    )
    server = Server(config)
    server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(1)


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def open_browser(address: str) -> None:
    """Open the browser, if there is one, without waiting for it."""
    import threading
    import webbrowser

    def attempt() -> Any:
        try:
            webbrowser.open(address)
        except Exception as error:  # whatever a desktop without a browser may do
            typer.echo(f"no browser could be opened: {error}", err=True)

    threading.Thread(target=attempt, daemon=True).start()
