"""The command line: one module for each command, loaded with its heavy imports only when it runs."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from ..core.errors import MirabiliaError
from . import bench, games, play, replay, rules, serve, simulate, verify, warm


class Commands(TyperGroup):
    """The commands; what goes wrong becomes one line and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except MirabiliaError as error:
            typer.echo(f"error: {' '.join(str(error).split())}", err=True)
            raise typer.Exit(2) from error
        except KeyboardInterrupt as error:
            raise typer.Exit(130) from error
        except BrokenPipeError as error:
            _forget_stdout()
            raise typer.Exit(0) from error


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
