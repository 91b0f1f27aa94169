"""`mirabilia play`: a match against a bot in the terminal."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..bots.names import PLAYERS, check_player
from ..core.errors import IllegalAction, InvalidNotation, InvalidSetup, MirabiliaError, UnknownName
from ..games import metas
from .common import new_console, note, read_options, read_text, score_sheet

if TYPE_CHECKING:
    from ..core.match import Match

TABLES = ("duel",)  # the games that can be drawn in a terminal
SEATS = ("0", "1", "random")

HELP = """
  a number   do what stands beside it (or write the action itself: build baths)
  u          take back your last decision
  s          show the score sheet as it stands
  q          quit; the match is saved, and the next `mirabilia play` offers to resume it
  ?          this help
Numbers on the cards of the table are those of the choices; dim cards are covered, ░ are face down.
"""


def play(
    game: Annotated[str, typer.Argument(help="The game.")] = "duel",
    bot: Annotated[str | None, typer.Option(help="The other player: greedy or random.")] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat: 0, 1 or random.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of a new match.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of a new match, name=value.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Play on from this match file.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Do not offer the saved match.")] = False,
) -> None:
    """Play against a bot in the terminal."""
    if game not in metas():
        raise UnknownName("game", game, metas())
    if game not in TABLES:
        raise UnknownName("game for the terminal", game, TABLES)
    check_player(bot or "greedy")
    if seat not in (None, *SEATS):
        raise UnknownName("seat", seat, SEATS)
    options = read_options(option)
    is_new = new or seed is not None or bool(options)
    if resume and is_new:
        raise InvalidSetup("--resume brings its own match; it goes with none of --new, --seed and --option")
    text = read_text(resume) if resume else None

    import mirabilia

    from ..core.match import Match

    note("loading the rules; the first time, they are compiled ...")
    rules = mirabilia.game(game)
    saved, file = saved_path(game), resume
    match = mirabilia.replay(text) if text is not None else None
    if match is None and not is_new and saved.is_file():
        match = _offered(saved)
        file = saved if match else None
    remembered = _remembered(file) if file else {}
    if match is None:
        match = Match(rules, seed=seed, options=options)
    elif match.game is not rules:
        raise InvalidSetup(f"{file} is a match of {match.game.meta.id}, not of {game}")
    elif match.is_over:
        raise IllegalAction(f"the match in {file} is over; see it with: mirabilia replay {file}")
    elif match.chance == "given":
        raise InvalidSetup(f"chance in {file} is given by hand; it cannot be played here")
    place = seat or remembered.get("seat", "random")
    if file is None:
        _put_aside(saved)
    Session(match, _seat(match, place), bot or remembered.get("bot", "greedy"), file or saved).run()


def saved_path(game: str) -> Path:
    """Where a match is kept while it goes on."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "mirabilia" / f"{game}.match"


def _offered(saved: Path) -> Match | None:
    """The saved match, if it can be read and the human wants it."""
    import mirabilia

    try:
        match = mirabilia.replay(read_text(saved))
    except MirabiliaError as error:
        typer.echo(f"The saved match cannot be resumed ({error}); a new one begins.")
        return None
    if match.is_over:
        return None
    try:
        answer = input("There is a saved match. Resume it? [Y/n] ")
    except EOFError:
        answer = ""
    return None if answer.strip().lower() in ("n", "no") else match


def _remembered(file: Path) -> dict[str, str]:
    """The seat and the bot of a saved match; they are no part of a match file."""
    try:
        found = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    known: dict[str, Any] = {"seat": SEATS, "bot": PLAYERS}
    return {key: found[key] for key, values in known.items() if found.get(key) in list(values)}


def _put_aside(saved: Path) -> None:
    """No match is ever overwritten by another one."""
    if not saved.exists():
        return
    number = 1
    while (aside := saved.with_name(f"{saved.stem}-{number}.match")).exists():
        number += 1
    try:
        saved.replace(aside)
    except OSError as error:
        raise MirabiliaError(f"cannot move {saved} aside: {error.strerror or error}") from error
    typer.echo(f"The match that was saved before is now in {aside}.")


def _seat(match: Match, seat: str) -> int:
    from ..core.rng import draw, seeded

    return int(draw(seeded(f"{match.seed} seat"), match.seats)) if seat == "random" else int(seat)


class Session:
    """One sitting of a human and a bot."""

    def __init__(self, match: Match, seat: int, bot: str, saved: Path) -> None:
        from ..core.rng import seeded
        from .duel_table import Table

        self.match, self.seat, self.bot, self.saved = match, seat, bot, saved
        self.console = new_console()
        self.table = Table(self.console, match, seat)
        self.rng = seeded(f"{match.seed} bot {len(match.history())}")
        self.told = len(match.history()) if len(match.history()) > 40 else 0

    def run(self) -> None:
        """Play until the end or until the human leaves; what is decided is saved at once."""
        self._save()
        self._say(f"You sit on seat {self.seat}; {self.bot} sits on seat {1 - self.seat}. Help: ?")
        try:
            while not self.match.is_over:
                self._tell()
                if self.seat in self.match.to_act:
                    if not self._human_acts():
                        self._leave()
                        return
                else:
                    self._bot_acts()
                self._save()
        except KeyboardInterrupt:
            self._say("")
            self._save()
            self._leave()
            return
        self._tell()
        self._end()

    def _human_acts(self) -> bool:
        """One decision of the human, or an undo; whether to go on."""
        choices = [str(action) for action in self.match.legal(self.seat)]
        if len(choices) == 1:
            self._say(f"You have one choice only, played for you: {self.table.phrase(choices[0])}")
            self.match.play(self.seat, choices[0])
            self.told += 1
            return True
        choices = self.table.draw(choices)
        while True:
            try:
                answer = self.console.input("Your choice: ").strip()
            except EOFError:
                self._say("")
                return False
            if answer.lower() in ("q", "quit"):
                return False
            if answer.lower() in ("u", "undo"):
                if self._undo():
                    return True
            elif answer in ("?", "h", "help"):
                self._say(HELP)
            elif answer.lower() in ("s", "score"):
                self.console.print(score_sheet(self.match, self._names()))
            elif answer.isascii() and answer.isdecimal():
                if len(answer) < 4 and 1 <= int(answer) <= len(choices):
                    self.match.play(self.seat, choices[int(answer) - 1])
                    return True
                self._say(f"There is no choice {answer[:20]}; choices are 1 to {len(choices)}.")
            elif answer:
                try:
                    self.match.play(self.seat, answer)
                    return True
                except InvalidNotation:
                    self._say(f"Not understood. Type a number from 1 to {len(choices)}, or ? for help.")
                except MirabiliaError as error:
                    self._say(str(error))

    def _bot_acts(self) -> None:
        """The bot sees a masked state and nothing else."""
        from ..bots.players import choose

        rules, seat = self.match.game, 1 - self.seat
        masked = self.match.states
        rules.drivers.mask(masked, seat)
        self.match.play(seat, rules.write_action(choose(rules, masked, seat, self.bot, self.rng)))

    def _undo(self) -> bool:
        """Back to the human's last decision that was a real choice; whether there was one."""
        import mirabilia

        earlier = mirabilia.replay(self.match.record())
        while any(entry.seat >= 0 for entry in earlier.history()):
            earlier.undo()
            if self.seat in earlier.to_act and len(earlier.legal(self.seat)) > 1:
                while len(self.match.history()) > len(earlier.history()):
                    self.match.undo()
                self._say("Taken back.")
                self.told = len(self.match.history())
                return True
        self._say("There is no decision of yours to take back.")
        return False

    def _tell(self) -> None:
        """What has happened since the human looked."""
        entries = self.match.history(self.seat)
        for entry in entries[self.told :]:
            line = self.table.tell(entry.seat, str(entry.action))
            if line:
                self._say(line)
        self.told = len(entries)

    def _end(self) -> None:
        self.console.print(score_sheet(self.match, self._names()))
        outcome = self.match.outcome
        assert outcome
        if outcome.ending in ("military", "scientific"):
            self._say("Points do not count: the match was won by supremacy.")
        if len(outcome.winners) > 1:
            self._say("The victory is shared.")
        else:
            self._say(f"You {'win' if self.seat in outcome.winners else 'lose'} ({outcome.ending}).")
        self._say(f"See it again with: mirabilia replay {self.saved}")

    def _names(self) -> list[str]:
        return ["you" if seat == self.seat else self.bot for seat in range(self.match.seats)]

    def _save(self) -> None:
        try:
            self.saved.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.saved.with_suffix(".new")
            fresh.write_text(self.match.record(), encoding="utf-8")
            fresh.replace(self.saved)
            who = json.dumps({"seat": str(self.seat), "bot": self.bot})
            self.saved.with_suffix(".json").write_text(who, encoding="utf-8")
        except OSError as error:
            raise MirabiliaError(
                f"cannot save the match in {self.saved}: {error.strerror or error}"
            ) from error

    def _leave(self) -> None:
        self._say(f"Saved in {self.saved}. Resume with: mirabilia play --resume {self.saved}")

    def _say(self, line: str) -> None:
        self.console.print(line, soft_wrap=True)
