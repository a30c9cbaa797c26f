"""Content: the cards of a game's box and of the user's packs, read from TOML, checked, fingerprinted.

A pack is a folder with `.toml` files of cards and, for their words, `*.<lang>.ftl`. It belongs to one game: the one
its `pack.toml` names, or else the one that the folder it lies in is called after. Packs are looked for under
``packs/`` of the user's data folder (``packs/<game>/<name>/``), or, when `UNDERCROFT_PACKS` is set, in the folders
that names instead: each a pack, a folder of packs, or a folder of such folders.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec
import platformdirs

from undercroft.engine.errors import BadContent, MissingPacks
from undercroft.engine.game import game_names

T = TypeVar("T")
C = TypeVar("C")

HEAD: Final = "pack.toml"
PACKS: Final = "UNDERCROFT_PACKS"


class PackHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack may say of itself in `pack.toml`."""

    game: str = ""
    name: str = ""


@dataclass(frozen=True)
class Pack:
    """A user's pack: whose it is, and a fingerprint of its cards."""

    game: str
    name: str
    folder: Path
    digest: str


class CardSet(Generic[C]):
    """The cards in play, from the box and from packs. A game says what a file holds and where each card goes."""

    package: ClassVar[str]  # where the box is: its folder `content`
    file: ClassVar[type[Any]]  # what one file may hold, a struct

    def __init__(self) -> None:
        self.digest = ""
        self.packs: list[Pack] = []

    def add(self, file: str, cards: C) -> None:
        """Add the cards of one file."""
        raise NotImplementedError

    def check(self) -> None:
        """What no single file can show: that cards name cards that exist."""

    def counts(self) -> dict[str, int]:
        """How many cards of each kind."""
        raise NotImplementedError

    @classmethod
    def load(cls, packs: Iterable[Pack] = ()) -> Self:
        """The cards of the box and of these packs."""
        found = cls()
        box = sorted(files(cls.package).joinpath("content").iterdir(), key=lambda file: file.name)
        parts = found._read([file for file in box if file.name.endswith(".toml")])
        for pack in packs:
            parts += found._read(pack_files(pack.folder))
            found.packs.append(pack)
        found.check()
        found.digest = content_digest(parts)
        return found

    def _read(self, files: Iterable[Traversable]) -> list[bytes]:
        parts = []
        for name, cards in read_files(files, self.file):
            self.add(name, cards)
            parts.append(msgspec.msgpack.encode(cards))
        return parts


def new_id(file: str, name: str, known: dict[str, Any]) -> str:
    """An id that no other card of its kind has."""
    if name in known:
        raise BadContent(f"{file}: {name}: there is already a card of this name")
    if not name.isidentifier() or name.lower() != name:
        raise BadContent(f"{file}: {name}: an id is lower-case letters, digits and underscores")
    return name


# -- files -----------------------------------------------------------------------------------------------


def read_files(files: Iterable[Traversable], kind: type[T]) -> Iterator[tuple[str, T]]:
    """Each file, decoded as `kind`, with its name."""
    for file in files:
        raw = read_toml(file)
        try:
            yield file.name, msgspec.convert(raw, kind)
        except msgspec.ValidationError as fault:
            raise BadContent(f"{file.name}: {fault}{card_at_fault(raw, str(fault))}") from fault


def read_toml(file: Traversable) -> dict[str, Any]:
    """What a file says, if it is TOML."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadContent(f"{file.name}: not valid TOML: {fault}") from fault
    except OSError as fault:
        raise BadContent(f"{file.name}: cannot be read: {fault.strerror}") from fault


def card_at_fault(raw: dict[str, Any], fault: str) -> str:
    """The id of the card a fault is in, since `$.chapter[17]` is hard to count out."""
    place = fault.partition("`$.")[2]
    kind, _, rest = place.partition("[")
    number = rest.partition("]")[0]
    cards = raw.get(kind)
    if isinstance(cards, list) and number.isdigit() and int(number) < len(cards):
        card = cards[int(number)]
        if isinstance(card, dict) and isinstance(card.get("id"), str):
            return f" (card {card['id']})"
    return ""


def content_digest(parts: list[bytes]) -> str:
    """A fingerprint of content."""
    whole = blake2b(digest_size=8)
    for part in parts:
        whole.update(len(part).to_bytes(8, "big"))
        whole.update(part)
    return whole.hexdigest()


# -- packs -----------------------------------------------------------------------------------------------


def find_packs(game: str) -> list[Pack]:
    """The user's packs for this game, by name. One that contradicts itself, or two of one name, are refused."""
    found: dict[str, Pack] = {}
    for folder in pack_folders(game):
        pack = read_pack(folder)
        if pack.game != game:
            raise BadContent(f"{folder}: it lies among the packs of {game}, but its {HEAD} says {pack.game}")
        if pack.name in found:
            raise BadContent(f"{folder}: there is already a pack called {pack.name}: {found[pack.name].folder}")
        found[pack.name] = pack
    return [found[name] for name in sorted(found)]


def pack_folders(game: str) -> Iterator[Path]:
    """The folders with a pack for this game; those of other games are left to them."""
    named = os.environ.get(PACKS)
    if named is None:
        yield from folders_in(Path(platformdirs.user_data_dir("undercroft")) / "packs" / game)
        return
    for place in [Path(name) for name in named.split(os.pathsep) if name]:
        if not place.is_dir():
            raise BadContent(f"{PACKS}: {place}: there is no such folder")
        shelves = [place, *folders_in(place)]
        for folder in [place, *[inner for shelf in shelves for inner in folders_in(shelf)]]:
            if any(folder.glob("*.toml")) and game_of(folder) == game:
                yield folder


def game_of(folder: Path) -> str:
    """The game a pack belongs to; one that would be passed over in silence is refused."""
    game = read_head(folder).game or folder.resolve().parent.name
    if game not in game_names():
        raise BadContent(
            f"{folder}: it does not say which game it is for: "
            f'write `game = "..."` into its {HEAD}, or put it into a folder called after the game'
        )
    return game


def folders_in(folder: Path) -> list[Path]:
    """The folders in a folder, in order; none if there is no such folder."""
    return sorted(child for child in folder.iterdir() if child.is_dir()) if folder.is_dir() else []


def read_pack(folder: Path, game: str = "") -> Pack:
    """The pack in a folder; `game` stands in where the pack does not say whose it is."""
    files = pack_files(folder)
    head = read_head(folder)
    parts = [msgspec.msgpack.encode(read_toml(file), order="deterministic") for file in files]
    whole = folder.resolve()
    return Pack(head.game or game or whole.parent.name, head.name or whole.name, folder, content_digest(parts))


def read_head(folder: Path) -> PackHead:
    """What a pack says of itself."""
    file = folder / HEAD
    return next((head for _, head in read_files([file], PackHead)), PackHead()) if file.is_file() else PackHead()


def pack_files(folder: Path) -> list[Path]:
    """The content files of a folder."""
    if not folder.is_dir():
        raise BadContent(f"{folder}: there is no such folder")
    files = sorted(file for file in folder.glob("*.toml") if file.name != HEAD)
    if not files:
        raise BadContent(f"{folder}: no .toml file with cards in this folder")
    return files


def require_packs(played: dict[str, str], here: dict[str, str]) -> None:
    """Refuse a game that was played with packs (name and digest) that are not here, or are not what they were."""
    missing = [name for name in sorted(played) if name not in here]
    if missing:
        raise MissingPacks(f"it was played with packs that are not here: {', '.join(missing)}")
    changed = [name for name in sorted(played) if here[name] != played[name]]
    if changed:
        raise MissingPacks(f"it was played with packs that have changed since: {', '.join(changed)}")
