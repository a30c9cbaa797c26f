"""What does not change while the server runs: the games, what is printed on their cards, their rulebooks."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from undercroft.bots.registry import BOTS
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame, games
from undercroft.engine.message import capital
from undercroft.engine.rulebook import Paragraph, Rulebook, has_rulebook
from undercroft.engine.sides import side_of
from undercroft.engine.text import LANGUAGES, Text
from undercroft.server.logs import ERROR, tell
from undercroft.server.scores import score_words
from undercroft.server.wire import Book, BookChapter, BookParagraph, BotKind, GameInfo, Setting, Value

WORTH_PACKING = 1024  # bytes; what is shorter fits into one packet anyhow


class Prepared(msgspec.Struct, frozen=True):
    """An answer made once: its bytes, the same packed (nothing, if that does not help), and a tag for its content."""

    body: bytes
    packed: bytes
    tag: str
    kind: str
    brotli: bytes = b""  # packed tighter, where that was done beforehand

    @classmethod
    def of(cls, body: bytes, kind: str = "application/json", pack: bool = True, brotli: bytes = b"") -> Prepared:
        """Prepare some bytes to be given away often."""
        packed = gzip.compress(body, 9, mtime=0) if pack and len(body) > WORTH_PACKING else b""
        tag = hashlib.sha256(body).hexdigest()[:20]
        return cls(body, packed if len(packed) < len(body) else b"", f'W/"{tag}"', kind, brotli)


class PreparedGames:
    """The prepared answers by name; each is made when it is first asked for, off the event loop."""

    def __init__(self) -> None:
        self.games = games()
        self._made: dict[tuple[str, ...], asyncio.Future[Prepared]] = {}

    def game(self, name: str) -> AnyGame | None:
        """A game by its name."""
        return self.games.get(name)

    async def list(self, lang: str) -> Prepared:
        """All games."""
        return await self._get(("games", lang), lambda: listed(self.games.values(), lang))

    async def faces(self, game: AnyGame, lang: str) -> Prepared:
        """What is printed on every card of a game, and which rule is behind an event."""
        return await self._get(("faces", game.name, lang), lambda: faces(game, lang))

    async def rulebook(self, game: AnyGame, lang: str) -> Prepared:
        """A game's rulebook; refused if it has none."""
        return await self._get(("rulebook", game.name, lang), lambda: rulebook(game, lang))

    async def score_words(self, game: AnyGame, lang: str) -> Prepared:
        """What a game is counted by and what can be achieved in it."""
        return await self._get(("score", game.name, lang), lambda: score_words(game, lang))

    async def _get(self, key: tuple[str, ...], make: Callable[[], Any]) -> Prepared:
        known = self._made.get(key)
        if known is None:
            known = asyncio.ensure_future(asyncio.to_thread(lambda: Prepared.of(msgspec.json.encode(make()))))
            self._made[key] = known
        try:
            return await asyncio.shield(known)
        except Exception:
            self._made.pop(key, None)
            raise


def listed(games: Iterable[AnyGame], lang: str) -> list[GameInfo]:
    """All games in words. One from outside that is not whole does not keep the others from being played."""
    found: list[GameInfo] = []
    for game in games:
        try:
            found.append(about(game, lang))
        except Exception:
            tell("a game cannot be shown", ERROR, trace=True, game=game.name)
    return found


def about(game: AnyGame, lang: str) -> GameInfo:
    """A game in words."""
    text = Text(game, lang)
    name = f"game-{game.name}"
    return GameInfo(
        name=game.name,
        title=said(text, name, game.name),
        line=said(text, f"{name}.line", ""),
        players=game.players,
        bots=[
            BotKind(bot, said(text, f"table-bot-{bot}", bot), said(text, f"table-bot-{bot}.line", ""))
            for bot in BOTS
            if bot != "judgement" or game.judgement() is not None
        ],
        options=[setting(game, text, name, values) for name, values in game.options().items()],
        chat=game.chat,
        rulebook=has_rulebook(game),
        sides=seat_sides(game, text),
    )


def seat_sides(game: AnyGame, text: Text) -> dict[str, list[str]]:
    """What the side of each seat is called, by the number of players; nothing where all play together."""
    found: dict[str, list[str]] = {}
    for players in range(game.players[0], game.players[1] + 1):
        sides = game.sides(players, game.usual_options())
        if len(sides) > 1:
            found[str(players)] = [capital(text.side(sides[side_of(sides, seat)])) for seat in range(players)]
    return found


def setting(game: AnyGame, text: Text, name: str, values: list[Any]) -> Setting:
    """An option of a new game in words."""
    known = f"setting-{name}"
    difficulty = game.difficulty().get(name, {})

    def titled(value: Any) -> str:
        return capital(said(text, f"{known}.{value}", str(value)))

    def told(value: Any) -> Value:
        then = game.next_options({name: value})[name]
        return Value(value, titled(value), difficulty.get(value, ""), titled(then) if then != value else "")

    return Setting(
        name=name,
        title=said(text, known, name),
        help=said(text, f"{known}.help", ""),
        values=[told(value) for value in values],
    )


def said(text: Text, id: str, otherwise: str) -> str:
    """A message, or other words where a game has none."""
    return text.say(id) if text.has(id) else otherwise


def faces(game: AnyGame, lang: str) -> dict[str, Any]:
    """What a board needs to know by heart."""
    return {**game.faces(Text(game, lang)), "sources": game.sources()}


def paragraph(one: Paragraph) -> BookParagraph:
    """A paragraph as it is sent."""
    return BookParagraph(one.text, one.ids, one.item, one.pictures)


def rulebook(game: AnyGame, lang: str) -> Book:
    """A rulebook; in another language where there is none in this one."""
    book: Rulebook | None = None
    for tried in (lang, *LANGUAGES):
        try:
            book = Rulebook(game, tried)
            break
        except NotPossible:
            continue
    if book is None:
        raise NotPossible(f"{game.name} has no rulebook")
    chapters = [BookChapter(one.slug, one.title, [paragraph(each) for each in one.paragraphs]) for one in book.chapters]
    return Book(book.title, chapters)
