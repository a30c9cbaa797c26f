"""How a server was told to run."""

from __future__ import annotations

from pathlib import Path

import msgspec

PORT = 7777
STORE = "tables.sqlite"  # in the folder for tables
SNAPSHOT_EVERY = 200  # entries of a table's log
BOT_DELAY = 250  # ms a bot lets pass before it answers, so that people can follow


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be said on the command line."""

    data: Path  # the folder of the store
    host: str = "0.0.0.0"
    port: int = PORT
    limits: bool = True
    origins: tuple[str, ...] = ()  # where the pages may come from besides the server itself: its public addresses
    trusted_proxy: bool = False  # believe what a proxy says about whom it speaks for
    workers: int = 0  # processes that think; 0: as many as there are cores to spare
    bot_delay: int = BOT_DELAY


def plain_origin(word: str) -> str:
    """An origin as browsers write it, `https://table.example`; nothing if the word is none."""
    scheme, colon, host = word.strip().lower().rstrip("/").partition("://")
    if scheme not in ("http", "https") or not colon or not host or set(host) & set("/?#@ \t\\"):
        return ""
    return f"{scheme}://{without_default_port(scheme, host)}"


def without_default_port(scheme: str, host: str) -> str:
    """A host as browsers write it: the usual port is left out."""
    return host.removesuffix(":80" if scheme == "http" else ":443")
