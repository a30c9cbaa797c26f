"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.bots.player import Player
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame

HUMAN = "human"


class Seats:
    """The seats of a table, each `human` or `bot:NAME`."""

    def __init__(self, game: AnyGame, kinds: Sequence[str], seed: str = "bot") -> None:
        self.kinds = list(kinds)
        self.bots: dict[int, Player] = {}
        for seat, kind in enumerate(self.kinds):
            if kind == HUMAN:
                continue
            sort, _, name = kind.partition(":")
            if sort != "bot" or not name:
                raise NotPossible(f"a seat is human or bot:NAME, not {kind!r}")
            self.bots[seat] = find_bot(name, game, f"{seed}:{seat}")

    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.kinds)) if seat not in self.bots]

    def is_human(self, seat: int) -> bool:
        """Whether a person sits there."""
        return seat not in self.bots

    def bot_kind(self, seat: int) -> str:
        """The name of the bot there: `judgement`; nothing for a person."""
        return "" if seat not in self.bots else self.kinds[seat].partition(":")[2]


def fill_seats(game: AnyGame, players: int | None, kinds: Sequence[str] | None) -> list[str]:
    """The kinds of all seats, from a number of players, a list of kinds, or both; missing ones are people."""
    given = [kind.strip() for kind in kinds or []]
    least, most = game.players
    count = players if players is not None else (len(given) or least)
    if not least <= count <= most:
        raise NotPossible(f"{game.name} is for {least} to {most} players, not {count}")
    if len(given) > count:
        raise NotPossible(f"there are {len(given)} seats named for {count} players")
    return given + [HUMAN] * (count - len(given))


def first_seats(game: AnyGame, options: dict[str, Any]) -> list[str]:
    """Who plays a first game: the fewest people it takes, against bots where there are several sides."""
    players = game.players[0]
    sides = game.sides(players, {**game.usual_options(), **options})
    bot = "bot:random" if game.judgement() is None else "bot:judgement"
    return [HUMAN if seat in sides[0].seats else bot for seat in range(players)]
