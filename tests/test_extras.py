"""What each extra brings is enough for its part: everything else that is installed here is kept out of sight."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

BLINDFOLD = """
import sys
from importlib.abc import MetaPathFinder

class Blindfold(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blindfold())
"""

RULES = """
from undercroft import Session, find_bot, find_games, from_transcript, play_out, position, transcript
from undercroft.engine.text import Text
from undercroft.lab.simulate import simulate

for name, game in find_games().items():
    table = Session.start(game, game.players[0], seed="extras")
    bot = "random" if game.judgement() is None else "judgement"
    bots = {seat: find_bot(bot, game, "extras") for seat in range(table.seats)}
    play_out(table, bots, most=60)
    assert from_transcript(transcript(table), check=True).digest() == table.digest()
    assert position(table)
    for lang in ("en", "fr"):
        assert Text(game, lang).say(f"game-{name}")
assert simulate("dark-castle", 2, 2, "random", "extras", 1).figures()["games"] == 2
"""

TERMINAL = """
from undercroft import find_games
from undercroft.terminal.app import run
from undercroft.terminal.panel import find_panel

for game in find_games().values():
    find_panel(game)
"""

SERVER = """
from undercroft.server.backup import backup
from undercroft.server.serve import serve
"""


def named(wanted: str, extra: str = "") -> set[tuple[str, str]]:
    """Distribution and extras that a requirement names ("": the distribution itself); none if it is not for here."""
    requirement = Requirement(wanted)
    if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
        return set()
    name = canonicalize_name(requirement.name)
    return {(name, ""), *((name, one) for one in requirement.extras)}


def distributions(extra: str) -> set[str]:
    """All that an installation with this extra brings, by the metadata of what is installed here."""
    listed = PROJECT["dependencies"] + (PROJECT["optional-dependencies"][extra] if extra else [])
    waiting = {part for wanted in listed for part in named(wanted)}
    seen: set[tuple[str, str]] = set()
    while waiting:
        part = waiting.pop()
        seen.add(part)
        for wanted in requires(part[0]) or []:
            waiting |= named(wanted, part[1]) - seen
    return {name for name, _ in seen}


def run(extra: str, code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python where nothing of others can be imported but what comes with this extra."""
    brought = {*distributions(extra), "undercroft"}
    tops = packages_distributions().items()
    hidden = [top for top, by in tops if not {canonicalize_name(one) for one in by} & brought]
    assert "pytest" in hidden
    blinded = BLINDFOLD.format(hidden=hidden) + code
    return subprocess.run([sys.executable, "-c", blinded, *words], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(
    ("extra", "code"), [("", RULES), ("terminal", TERMINAL), ("server", SERVER)], ids=["rules", "terminal", "server"]
)
def test_an_extra_is_enough_for_its_part(extra: str, code: str) -> None:
    done = run(extra, code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("installed", "command", "lacking"),
    [
        ("", ["play", "dark-castle"], "terminal"),
        ("", ["serve"], "server"),
        ("", ["backup", "somewhere.sqlite"], "server"),
        ("terminal", ["serve"], "server"),
        ("server", ["play", "dark-castle"], "terminal"),
    ],
)
def test_the_command_says_which_extra_is_missing(installed: str, command: list[str], lacking: str) -> None:
    done = run(installed, "from undercroft.cli import main; sys.exit(main(sys.argv[1:]))", *command)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"pip install 'undercroft[{lacking}]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_rules_alone_need_no_server_and_no_terminal() -> None:
    bare = distributions("")
    for extra in ("terminal", "server"):
        own = {part[0] for wanted in PROJECT["optional-dependencies"][extra] for part in named(wanted)}
        assert own
        assert not own & bare
