"""Saved games in the user's own folder: writing, finding, reading them."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import platformdirs

from undercroft.engine.errors import BadSave
from undercroft.engine.game import AnyGame
from undercroft.engine.session import Session

SUFFIX = ".save"
KEPT = f"kept-{os.getpid()}"  # the game under way is kept under this name until one leaves the table


def folder() -> Path:
    """Where games are saved; UNDERCROFT_SAVES names another place."""
    named = os.environ.get("UNDERCROFT_SAVES")
    return Path(named) if named else Path(platformdirs.user_data_dir("undercroft")) / "saves"


def write(session: Session, kinds: list[str], name: str = "") -> Path:
    """Save a game, and beside it who sits where; returns its file."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    file = place / f"{session.game.name}-{name or time.strftime('%Y-%m-%d-%H%M%S')}{SUFFIX}"
    fresh = file.with_suffix(".part")
    fresh.write_bytes(session.save())
    fresh.replace(file)
    file.with_suffix(".seats").write_text(json.dumps(kinds), encoding="utf-8")
    return file


def read(file: Path, game: AnyGame | None = None) -> Session:
    """A saved game; whatever is wrong with the file is said in one sentence."""
    try:
        saved = file.read_bytes()
    except OSError as fault:
        raise BadSave(f"{file}: {fault.strerror or fault}") from fault
    return Session.load(saved, game)


def seats_of(file: Path, count: int) -> list[str] | None:
    """Who sat where when this game was saved, if that is known."""
    try:
        kinds = json.loads(file.with_suffix(".seats").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if isinstance(kinds, list) and len(kinds) == count and all(isinstance(kind, str) for kind in kinds):
        return kinds
    return None


def found(game: AnyGame) -> list[Path]:
    """The saved games of this game, the newest first; the one that is kept here and now is not among them."""
    place = folder()
    if not place.is_dir():
        return []
    files = [file for file in place.glob(f"{game.name}-*{SUFFIX}") if file.is_file() and KEPT not in file.name]
    return sorted(files, key=lambda file: (file.stat().st_mtime, file.name), reverse=True)


def keep(session: Session, kinds: list[str]) -> None:
    """Keep the game under way, against a closed window or a fallen machine; never a reason to stop playing."""
    try:
        write(session, kinds, KEPT)
    except OSError:
        return


def is_kept(file: Path) -> bool:
    """Whether this is a game that was interrupted and not one that was saved."""
    return "-kept-" in file.name


def adopt(file: Path, session: Session, kinds: list[str]) -> None:
    """Go on with an interrupted game: from now on it is kept here."""
    keep(session, kinds)
    if KEPT not in file.name:
        remove(file)


def remove(file: Path) -> None:
    """Take a save away, and what lies beside it."""
    for each in (file, file.with_suffix(".seats")):
        try:
            each.unlink(missing_ok=True)
        except OSError:
            return


def let_go(game: AnyGame) -> None:
    """The game under way was saved, finished or given up: it need not be kept any longer."""
    remove(folder() / f"{game.name}-{KEPT}{SUFFIX}")
