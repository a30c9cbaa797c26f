"""The ledger of a long measurement: what was tried already, so that it goes on where it stopped.

A line of the file is some tries of one trial, and stands for as long as all that they rest on is the same: engine,
bots and rules, and of the content what the study says. After one quest has changed only its own tries are played anew.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from undercroft.engine.content import find_packs
from undercroft.engine.game import AnyGame
from undercroft.lab.study import Study

CODE: Final = ("undercroft.engine", "undercroft.bots")
CONTENT: Final = "content"
UNRELATED: Final = {"study.py", "proved.toml", "rules.toml", "bench.toml"}  # what no try depends on

Outcomes = dict[int, dict[str, bool]]
"""By number of the try which trials were won."""


class Ledger:
    """What was tried of a game, in a file that only grows."""

    def __init__(self, path: Path, game: AnyGame, study: Study) -> None:
        self.path = path
        self.study = study
        self.prints = {path: print_of(path) for package in (*CODE, game.package) for path in within(package)}
        self.packs = "".join(pack.digest for pack in find_packs(game.name))
        self.tried: dict[tuple[str, str, str, str], Outcomes] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            entry = json.loads(line)
            known = self.tried.setdefault((entry["of"], entry["trial"], entry["bot"], entry["seed"]), {})
            for place in range(len(next(iter(entry["won"].values())))):
                won = {name: marks[place] == "1" for name, marks in entry["won"].items() if marks[place] != "-"}
                known[entry["first"] + place] = won

    def foundation(self, trial: str) -> str:
        """A fingerprint of all that a trial rests on."""
        found = blake2b(self.packs.encode(), digest_size=8)
        for path, print in self.prints.items():
            if path.parent.name != CONTENT or self.study.rests_on(trial, path.name):
                found.update(print)
        return found.hexdigest()

    def known(self, trial: str, bot: str, seed: str) -> Outcomes:
        """What was tried of a trial as it is now."""
        return self.tried.setdefault((self.foundation(trial), trial, bot, seed), {})

    def enter(self, trial: str, bot: str, seed: str, first: int, tries: list[dict[str, bool]]) -> None:
        """Note some tries, one after another from this number on."""
        self.known(trial, bot, seed).update(enumerate(tries, first))
        names = dict.fromkeys(name for won in tries for name in won)
        marks = {name: "".join("-" if name not in won else str(int(won[name])) for won in tries) for name in names}
        entry = {"of": self.foundation(trial), "trial": trial, "bot": bot, "seed": seed, "first": first, "won": marks}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(entry) + "\n")


def within(package: str) -> list[Path]:
    """The files of a package that what is played may depend on, in the order of their names."""
    folder = Path(str(files(package)))
    return sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml") and path.name not in UNRELATED)


def print_of(path: Path) -> bytes:
    """A fingerprint of a file and its name."""
    return blake2b(path.name.encode() + path.read_bytes(), digest_size=8).digest()
