"""Content packs: TOML read into typed structs, refused with file, key and reason when they do not fit."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from undercroft.engine.errors import BadContent

T = TypeVar("T")


def read_pack(files: list[Path] | list[Traversable], kind: type[T]) -> list[tuple[str, T]]:
    """Each file of a pack, decoded as `kind`, with its name."""
    read: list[tuple[str, T]] = []
    for file in files:
        try:
            raw: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise BadContent(f"{file.name}: not valid TOML: {fault}") from fault
        except OSError as fault:
            raise BadContent(f"{file.name}: cannot be read: {fault.strerror}") from fault
        try:
            read.append((file.name, msgspec.convert(raw, kind)))
        except msgspec.ValidationError as fault:
            raise BadContent(f"{file.name}: {fault}{_named(raw, str(fault))}") from fault
    return read


def _named(raw: dict[str, Any], fault: str) -> str:
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


def pack_files(folder: Path) -> list[Path]:
    """The content files of a folder."""
    if not folder.is_dir():
        raise BadContent(f"{folder}: there is no such folder")
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise BadContent(f"{folder}: no .toml file in this folder")
    return files


def content_digest(parts: list[bytes]) -> str:
    """A fingerprint of content."""
    whole = blake2b(digest_size=8)
    for part in parts:
        whole.update(len(part).to_bytes(8, "big"))
        whole.update(part)
    return whole.hexdigest()
