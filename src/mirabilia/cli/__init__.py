"""The command line: one module for each command, loaded with its heavy imports only when it runs."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer
from typer._click.exceptions import ClickException, NoArgsIsHelpError
from typer.core import TyperGroup

from ..core.errors import MirabiliaError, UnknownName
from . import bench, games, play, replay, rules, serve, simulate, verify, warm


class Commands(TyperGroup):
    """The commands; what goes wrong becomes one line and an exit code."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None:
            raise UnknownName("command", cmd_name, self.commands)
        return command

    def main(self, *arguments: Any, **rest: Any) -> Any:
        try:
            code = super().main(*arguments, **{**rest, "standalone_mode": False})
            sys.stdout.flush()
        except NoArgsIsHelpError as error:
            error.show()
            sys.exit(2)
        except (MirabiliaError, ClickException) as error:
            message = error.format_message() if isinstance(error, ClickException) else str(error)
            typer.echo(f"error: {' '.join(message.split())}", err=True)
            sys.exit(2)
        except (typer.Abort, KeyboardInterrupt):
            sys.exit(130)
        except BrokenPipeError:
            _forget_stdout()
            sys.exit(0)
        sys.exit(code if isinstance(code, int) else 0)


def _forget_stdout() -> None:
    """Nobody reads any more; Python shall not complain about it when it exits."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="7 Wonders Duel and its relatives: to play, to simulate and to study.",
)


@app.callback()
def _commands() -> None:
    pass


app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("simulate")(simulate.simulate)
app.command("bench")(bench.bench)
app.command("warm")(warm.warm)


def main() -> None:
    """The program `mirabilia`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these characters still shows the rest
    app(prog_name="mirabilia")
