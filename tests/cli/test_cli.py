"""The command line, in process except where modules are counted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import mirabilia
from mirabilia.cli import app, play, simulate
from mirabilia.core.matchfile import commitment_of, write_match
from mirabilia.games import metas

runner = CliRunner()


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "data" / "mirabilia"


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    match = mirabilia.game("duel").new(seed=5)
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    path = tmp_path / "whole.match"
    path.write_text(match.record(), encoding="utf-8")
    return path


def run(*words: str, text: str = "") -> str:
    result = runner.invoke(app, list(words), input=text)
    assert result.exit_code == 0, result.output
    return result.stdout


def fail(*words: str) -> str:
    result = runner.invoke(app, list(words))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def error_line(*words: str) -> str:
    stderr = fail(*words)
    assert stderr.startswith("error: ")
    assert stderr.count("\n") == 1
    return stderr


@pytest.mark.parametrize("words", [["--help"], ["games"], ["games", "--json"]])
def test_title_pages_need_no_compiler(words: list[str]) -> None:
    code = (
        "import sys; from mirabilia.cli import app; app(sys.argv[1:], standalone_mode=False); "
        "assert not {'numba', 'numpy', 'mirabilia.games.duel.game'} & set(sys.modules)"
    )
    source = Path(mirabilia.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "duel" in done.stdout.lower()


def test_games() -> None:
    found = json.loads(run("games", "--json"))
    assert [game["id"] for game in found] == list(mirabilia.games())
    assert "duel" in run("games")


@pytest.mark.parametrize("command", ["rules", "simulate", "bench", "warm", "play"])
def test_unknown_games_suggest_near_ones(command: str) -> None:
    assert "did you mean duel" in error_line(command, "duell")


def test_unknown_names() -> None:
    assert "did you mean greedy" in error_line("simulate", "duel", "--players", "gredy,random")
    assert "did you mean greedy" in error_line("play", "duel", "--bot", "gredy")
    assert "did you mean wonders" in error_line("play", "--option", "wonder=draft")
    assert "name=value" in error_line("simulate", "duel", "--option", "wonders")
    assert "unknown option" in error_line("play", "--option", "seed=1")
    assert "unknown seat" in error_line("play", "--seat", "2")
    assert "2 players" in error_line("simulate", "duel", "--players", "greedy")
    assert "2 seats" in error_line("bench", "duel", "--seats", "3")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "duel", "--games", "0"],
        ["simulate", "duel", "--games", "x"],
        ["bench", "duel", "--games", "0"],
        ["bench", "duel", "--wings", "2"],
        ["replay"],
        ["fly"],
    ],
)
def test_usage_errors_are_one_line(words: list[str]) -> None:
    assert error_line(*words)


def test_near_commands_are_suggested() -> None:
    assert "did you mean simulate?" in error_line("simulat")


def test_simulate_does_not_depend_on_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["simulate", "duel", "--games", "50", "--seed", "7", "--json"]
    whole = json.loads(run(*words))
    monkeypatch.setattr(simulate, "CHUNK", 8)
    one, three = (json.loads(run(*words, "--threads", threads)) for threads in ("1", "3"))
    assert whole == one == three
    assert set(one) == {"games", "decisions", "score", "endings"}
    assert one["games"] == sum(one["endings"].values()) == 50
    assert list(one["endings"]) == list(metas()["duel"].endings)
    assert sum(one["score"]) == pytest.approx(1)
    assert one["score"][0] > 0.5


def test_simulate_keeps_the_given_order() -> None:
    words = ["simulate", "duel", "--games", "20", "--json", "--players"]
    assert json.loads(run(*words, "random,greedy"))["score"][1] > 0.5
    assert json.loads(run(*words, "greedy,random"))["score"][0] > 0.5


def test_simulate_table() -> None:
    table = run("simulate", "duel", "--games", "20")
    assert "95 % interval" in table
    assert "greedy" in table and "military" in table


def test_wilson_interval() -> None:
    low, high = simulate.interval(0.5, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert simulate.interval(1.0, 10)[1] == pytest.approx(1)
    assert simulate.interval(0.0, 10)[0] == pytest.approx(0)


def test_bench() -> None:
    found = json.loads(run("bench", "duel", "--games", "20", "--json"))
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > found["games_per_second"]
    assert found["state_bytes"] == mirabilia.game("duel").kernels.State.dtype.itemsize
    assert "state_bytes" in run("bench", "duel", "--games", "20")


def test_warm() -> None:
    assert "duel: ready" in run("warm", "duel")


def test_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirabilia.cli.rules.FOLDERS", (tmp_path / "none", tmp_path))
    assert "not installed" in error_line("rules", "duel")
    (tmp_path / "duel.md").write_text("# Duel\n\nD-TRADE-2 A unit costs 2.\nOther.\n", encoding="utf-8")
    assert run("rules", "duel").startswith("# Duel\n")
    assert run("rules", "duel", "--search", "d-trade") == "D-TRADE-2 A unit costs 2.\n"
    assert "do not say" in error_line("rules", "duel", "--search", "zeppelin")


def test_replay(match_file: Path) -> None:
    match = mirabilia.replay(match_file.read_text(encoding="utf-8"))
    found = json.loads(run("replay", str(match_file), "--json"))
    assert [entry["action"] for entry in found["actions"]] == [entry.action for entry in match.history()]
    assert found["scores"] == match.scores()
    assert match.outcome
    assert found["outcome"] == {"ending": match.outcome.ending, "winners": list(match.outcome.winners)}
    text = run("replay", str(match_file))
    assert "Score sheet" in text and "outcome: " in text and "seed 5" in text


def test_verify(match_file: Path) -> None:
    text = run("verify", str(match_file))
    assert "legal: all" in text and "chance: from the seed" in text
    assert json.loads(run("verify", str(match_file), "--json"))["is_from_seed"] is True
    given = mirabilia.game("duel").new(seed=2, chance="given")
    match_file.write_text(given.record(), encoding="utf-8")
    assert "chance: given by hand" in run("verify", str(match_file))


def test_verify_tells_a_promised_seed(match_file: Path) -> None:
    match = mirabilia.replay(match_file.read_text(encoding="utf-8"))
    assert "commitment" not in run("verify", str(match_file))
    match_file.write_text(write_match(match, commitment_of(match.seed)), encoding="utf-8")
    assert "commitment: the seed is the one promised" in run("verify", str(match_file))
    assert json.loads(run("verify", str(match_file), "--json"))["is_committed"] is True
    match_file.write_text(write_match(match, commitment_of("another")), encoding="utf-8")
    result = runner.invoke(app, ["verify", str(match_file)])
    assert result.exit_code == 2 and "commitment: the seed is NOT the one promised" in result.stdout


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"], ["play", "--resume"]])
@pytest.mark.parametrize("damage", ["missing", "empty", "binary", "truncated", "changed", "folder"])
def test_bad_files(match_file: Path, command: list[str], damage: str) -> None:
    whole = match_file.read_bytes()
    match_file.unlink()
    if damage == "folder":
        match_file.mkdir()
    elif damage != "missing":
        changed = whole.replace(b"seed: 5", b"seed: 6")
        parts = {"empty": b"", "binary": bytes(range(256)), "truncated": whole[:-40], "changed": changed}
        match_file.write_bytes(parts[damage])
    error_line(*command, str(match_file))


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seat", ["0", "1"])
def test_play_a_whole_match(bot: str, seat: str, data_folder: Path) -> None:
    text = run("play", "--bot", bot, "--seat", seat, "--seed", "3", "--new", text="1\n" * 200)
    assert "Score sheet" in text
    assert "You win" in text or "You lose" in text or "shared" in text
    assert "played for you" in text  # the last wonder of the draft
    assert mirabilia.replay((data_folder / "duel.match").read_text(encoding="utf-8")).is_over


def test_play_shows_the_table() -> None:
    text = run(
        "play", "--seat", "0", "--seed", "3", "--option", "wonders=first_game", text="?\ns\n99\nbuild x\n"
    )
    assert "▸1" in text and "░" in text
    assert "Military" in text and "buys wood 2" in text
    assert "take back your last decision" in text
    assert "There is no choice 99" in text
    assert "Not understood" in text


def test_quit_and_resume(data_folder: Path) -> None:
    saved = data_folder / "duel.match"
    assert "Saved in" in run(
        "play", "--seat", "1", "--seed", "8", "--bot", "random", text="1\n1\n1\nq\n"
    ).replace("\n", " ")
    before = mirabilia.replay(saved.read_text(encoding="utf-8")).history()
    assert sum(entry.seat == 1 for entry in before) >= 3
    text = run("play", text="y\nq\n")
    assert "Resume it?" in text and "You sit on seat 1; random sits on seat 0" in text
    assert mirabilia.replay(saved.read_text(encoding="utf-8")).history() == before
    assert "Score sheet" in run("play", text="y\n" + "1\n" * 200)
    assert mirabilia.replay(saved.read_text(encoding="utf-8")).is_over


def test_end_of_input_saves(data_folder: Path) -> None:
    run("play", "--seed", "8", text="1\n")
    assert (data_folder / "duel.match").exists()
    text = run("play", "--new", text="")
    assert "Resume it?" not in text


def test_a_damaged_saved_match_does_not_stop_play(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    (data_folder / "duel.match").write_text("nonsense", encoding="utf-8")
    (data_folder / "duel.json").write_text('{"seat": [], "bot": 3}', encoding="utf-8")
    assert "cannot be resumed" in run("play", text="q\n")
    assert (data_folder / "duel-1.match").read_text(encoding="utf-8") == "nonsense"


def test_a_new_match_overwrites_no_other(data_folder: Path) -> None:
    run("play", "--seed", "precious", text="1\nq\n")
    text = run("play", "--new", text="q\n")
    assert "duel-1.match" in text.replace("\n", "")
    kept = mirabilia.replay((data_folder / "duel-1.match").read_text(encoding="utf-8"))
    assert kept.seed == "precious"


def test_undo(data_folder: Path) -> None:
    run("play", "--seat", "0", "--seed", "4", text="q\n")
    before = mirabilia.replay((data_folder / "duel.match").read_text(encoding="utf-8")).history()
    text = run("play", "--seat", "0", "--seed", "4", text="u\n1\nu\nq\n")
    assert "no decision of yours" in text and "Taken back." in text
    assert mirabilia.replay((data_folder / "duel.match").read_text(encoding="utf-8")).history() == before


def test_resume_a_file(match_file: Path, tmp_path: Path) -> None:
    assert "is over" in error_line("play", "--resume", str(match_file))
    assert "--resume brings" in error_line("play", "--resume", str(match_file), "--seed", "1")
    path = tmp_path / "begun.match"
    path.write_text(mirabilia.game("duel").new(seed=2).record(), encoding="utf-8")
    assert "Saved in" in run("play", "--resume", str(path), "--seat", "0", text="q\n")
    given = mirabilia.game("duel").new(seed=2, chance="given")
    path.write_text(given.record(), encoding="utf-8")
    assert "by hand" in error_line("play", "--resume", str(path))


def test_the_bot_sees_a_masked_state_only(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = mirabilia.game("duel")
    seen = []

    def greedy(states: object, seat: int, rng: object, buffer: object) -> int:
        seen.append(rules.describe(states))  # type: ignore[arg-type]
        return int(real(states, seat, rng, buffer))

    real = rules.drivers.greedy
    monkeypatch.setattr(rules.drivers, "greedy", greedy)
    session = play.Session(rules.new(seed=1, wonders="first_game"), 0, "greedy", Path("unused"))
    while session.match.to_act == (0,):
        session.match.play(0, session.match.legal(0)[0])
    expected = session.match.view(1)["state"]
    session._bot_acts()
    assert seen == [expected]
