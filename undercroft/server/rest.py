"""The REST side of the server: what can be asked for, and how it is answered. `CALLS` is the table of it all."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame
from undercroft.server import daily, wire
from undercroft.server.address import friendly_urls
from undercroft.server.http import (
    MOST_SAVE,
    HttpProblem,
    address,
    app_state,
    body,
    key_if_any,
    key_of,
    lang_of,
    packed_reply,
    read,
    reply,
    slow_down,
    table_of,
    unless_gone,
)
from undercroft.server.openapi import Call
from undercroft.server.pages import given
from undercroft.server.replay import Replay

MOST_NAME: Final = 32


# -- what can be asked for -------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Whether store and workers answer."""
    found = app_state(request)
    store, workers = await found.tables.health()
    told = wire.Health(store and workers, store, workers, found.version)
    return reply(told, 200 if told.ok else 503)


async def list_games(request: Request) -> Response:
    """Games, players, options and bots in words."""
    return given(request, await app_state(request).prepared_games.list(lang_of(request)))


async def faces(request: Request) -> Response:
    """What is printed on the cards."""
    found = app_state(request).prepared_games
    game = found.game(request.path_params["game"])
    if game is None:
        raise HttpProblem(404, "not-found")
    return given(request, await found.faces(game, lang_of(request)))


async def rulebook(request: Request) -> Response:
    """The rulebook."""
    found = app_state(request).prepared_games
    game = found.game(request.path_params["game"])
    if game is None:
        raise HttpProblem(404, "not-found")
    try:
        return given(request, await found.rulebook(game, lang_of(request)))
    except NotPossible:
        raise HttpProblem(404, "not-found", "no-rulebook") from None


async def score_words(request: Request) -> Response:
    """What the game is counted by, and what can be achieved in it."""
    found = app_state(request).prepared_games
    game = found.game(request.path_params["game"])
    if game is None:
        raise HttpProblem(404, "not-found")
    return given(request, await found.score_words(game, lang_of(request)))


async def game_of_the_day(request: Request) -> Response:
    """The seed of a day, and how bots fare with it."""
    found = app_state(request)
    game = found.prepared_games.game(request.path_params["game"])
    if game is None:
        raise HttpProblem(404, "not-found")
    now = daily.today()
    day = request.query_params.get("day", now)
    asked = request.query_params.get("players", "0")
    if not daily.is_recent(day, now) or asked not in ("0", *map(str, range(game.players[0], game.players[1] + 1))):
        raise HttpProblem(400, "not-understood")
    players = int(asked)
    dailies = found.tables.dailies
    side = side_asked(game, players or game.players[1], request.query_params.get("side", ""))
    # Whoever only wants the seed has no bots play.
    plays = dailies.ask(daily.Which(game.name, day, players), side) if players else []
    return reply(wire.Daily(game.name, day, daily.seed_of(game.name, day), players, plays, dailies.plays))


def side_asked(game: AnyGame, players: int, name: str) -> int:
    """The number of a side by its name, by the usual rules; the first, if none is named."""
    for number, side in enumerate(game.sides(players, game.usual_options())):
        if name in ("", side.name):
            return number
    raise HttpProblem(400, "not-understood")


async def where(request: Request) -> Response:
    """Where a friend finds this server."""
    settings = app_state(request).settings
    if settings.origins:
        return reply(wire.Address(list(settings.origins), True))
    return reply(wire.Address(friendly_urls(settings.host, settings.port), False))


async def open_table(request: Request) -> Response:
    """A new table."""
    slow_down(request, "table", 1, "too-many-tables")
    wanted = await read(request, wire.NewTable)
    slow_down(request, "seat", len(wanted.chairs), "too-many-tables")
    return reply(await app_state(request).tables.create(wanted, address(request)), 201)


async def import_table(request: Request) -> Response:
    """A table from a save."""
    name = request.query_params.get("name", "")
    if len(name) > MOST_NAME:
        raise HttpProblem(400, "not-understood")
    slow_down(request, "table", 1, "too-many-tables")
    saved = await body(request, MOST_SAVE)
    return reply(await app_state(request).tables.import_save(saved, name, address(request)), 201)


async def mine(request: Request) -> Response:
    """One's own tables."""
    wanted = await read(request, wire.Mine)
    return await packed_reply(request, await app_state(request).tables.mine(wanted))


async def summary(request: Request) -> Response:
    """One table."""
    table, key, lang = table_of(request), key_of(request), lang_of(request)
    return await packed_reply(request, await app_state(request).tables.summary(table, key, lang))


async def join(request: Request) -> Response:
    """Spend an invitation."""
    table = table_of(request)
    slow_down(request, "seat")
    wanted = await read(request, wire.Join)
    return reply(await app_state(request).tables.join(table, wanted, key_if_any(request)))


async def invitation(request: Request) -> Response:
    """What an invitation is to."""
    table, invite, lang = table_of(request), key_of(request), lang_of(request)
    return reply(await app_state(request).tables.invitation(table, invite, lang))


async def again(request: Request) -> Response:
    """A new game for everybody who was at this one."""
    table, key = table_of(request), key_of(request)
    slow_down(request, "table", 1, "too-many-tables")
    return reply(await app_state(request).tables.play_again(table, key, address(request)), 201)


async def share(request: Request) -> Response:
    """Let strangers look back at a game that is over, or no longer."""
    table, key = table_of(request), key_of(request)
    wanted = await read(request, wire.SharedReplay)
    await app_state(request).tables.share(table, key, wanted.shared)
    return Response(status_code=204, headers={"cache-control": "no-store"})


async def export(request: Request) -> Response:
    """A save of the table, as far as this seat may know it."""
    table, key = table_of(request), key_of(request)
    saved = await app_state(request).tables.export(table, key)
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{table}.save"'}
    return Response(saved, media_type="application/octet-stream", headers=headers)


async def score(request: Request) -> Response:
    """How a finished game counts."""
    return reply(await app_state(request).tables.score(table_of(request), key_of(request)))


async def replay(request: Request) -> Response:
    """Every step as this seat saw it; for a stranger, where it is shared, as an onlooker would."""
    table, key, lang = table_of(request), key_if_any(request), lang_of(request)
    work = app_state(request).tables.replay(table, key, lang, address(request))
    return await packed_reply(request, await unless_gone(request, work))


async def fork(request: Request) -> Response:
    """A new table at a step of this one."""
    table, key = table_of(request), key_of(request)
    slow_down(request, "table", 1, "too-many-tables")
    wanted = await read(request, wire.ForkAt)
    return reply(await app_state(request).tables.fork(table, key, wanted.step, address(request)), 201)


async def delete(request: Request) -> Response:
    """Do away with a table, and with everything that is kept of it."""
    await app_state(request).tables.delete(table_of(request), key_of(request))
    return Response(status_code=204, headers={"cache-control": "no-store"})


async def openapi_page(request: Request) -> Response:
    """This, for machines."""
    return given(request, app_state(request).prepared["openapi"])


async def manual_page(request: Request) -> Response:
    """This, for people."""
    return given(request, app_state(request).prepared["manual"])


CALLS: Final = (
    Call(
        method="GET",
        path="/api/health",
        name="health",
        summary="Whether store and workers answer.",
        answer=health,
        gives=wire.Health,
        unwell=wire.Health,
    ),
    Call(
        method="GET",
        path="/api/games",
        name="games",
        summary="The games, how many play, their options and the bots, in words.",
        answer=list_games,
        gives=list[wire.GameInfo],
        asks=("lang",),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/faces",
        name="faces",
        summary="What is printed on every card, by kind and id; under `sources` the rule behind each kind of event.",
        answer=faces,
        gives=dict[str, Any],
        asks=("lang",),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/rulebook",
        name="rulebook",
        summary="Our rulebook of a game by chapter and rule id.",
        answer=rulebook,
        gives=wire.Book,
        asks=("lang",),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/score",
        name="score-words",
        summary="What a game is counted by, its figures and what can be achieved in it, in words.",
        answer=score_words,
        gives=wire.ScoreWords,
        asks=("lang",),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/daily",
        name="daily",
        summary="The seed of today (or of yesterday); for a number of players also how bots fared with it so far.",
        answer=game_of_the_day,
        gives=wire.Daily,
        asks=("day", "players", "side"),
    ),
    Call(
        method="POST",
        path="/api/tables",
        name="open",
        summary="Open a table: one chair a seat, at least one of them mine. Links for friends are told once.",
        answer=open_table,
        gives=wire.TableOpened,
        status=201,
        body=wire.NewTable,
        troubles=(422,),
    ),
    Call(
        method="POST",
        path="/api/tables/import",
        name="import",
        summary="Open a table from a save (8 MB at most); every seat is mine.",
        answer=import_table,
        gives=wire.TableOpened,
        status=201,
        body=bytes,
        asks=("name",),
        troubles=(422,),
    ),
    Call(
        method="POST",
        path="/api/tables/mine",
        name="mine",
        summary="How my tables stand; those whose key does not fit are left out.",
        answer=mine,
        gives=list[wire.Summary],
        body=wire.Mine,
    ),
    Call(
        method="GET",
        path="/api/tables/{table}",
        name="summary",
        summary="How a table stands.",
        answer=summary,
        gives=wire.Summary,
        asks=("lang",),
        needs_key=True,
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/join",
        name="join",
        summary="Spend an invitation: take its seat, or watch. With a key to the table it comes to the seats one has.",
        answer=join,
        gives=wire.Joined,
        body=wire.Join,
        troubles=(409, 422),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/invitation",
        name="invitation",
        summary="What an invitation is to: game, host and seat. It comes as a key does, and is not spent.",
        answer=invitation,
        gives=wire.InvitedTo,
        asks=("lang",),
        needs_key=True,
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/again",
        name="again",
        summary="Play again when a game is over; all keep key, seat and link at the next table. The host begins.",
        answer=again,
        gives=wire.NextTable,
        status=201,
        needs_key=True,
        troubles=(422,),
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/share",
        name="share",
        summary="Let strangers look back at a game that is over, as onlookers, or no longer; the host alone may.",
        answer=share,
        status=204,
        body=wire.SharedReplay,
        needs_key=True,
        troubles=(422,),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/export",
        name="export",
        summary="A save; of a game under way only what the seat may know, from the last checkpoint.",
        answer=export,
        gives=bytes,
        media="application/octet-stream",
        needs_key=True,
        troubles=(403, 422),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/score",
        name="score",
        summary="How a finished game counts: won or lost, by what, its figures, what was achieved.",
        answer=score,
        gives=wire.TableScore,
        needs_key=True,
        troubles=(409,),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/replay",
        name="replay",
        summary="Every step as this seat saw it; of a game that is shared as an onlooker would, without a key.",
        answer=replay,
        gives=Replay,
        asks=("lang",),
        needs_key=True,
        or_shared=True,
        troubles=(403, 422),
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/fork",
        name="fork",
        summary="Open a new table at a step; of a game under way redealt, from the checkpoint before the step.",
        answer=fork,
        gives=wire.TableOpened,
        status=201,
        body=wire.ForkAt,
        needs_key=True,
        troubles=(422,),
    ),
    Call(
        method="DELETE",
        path="/api/tables/{table}",
        name="delete",
        summary="Do away with a table and everything that is kept of it; the host alone may.",
        answer=delete,
        status=204,
        needs_key=True,
    ),
    Call(
        method="GET",
        path="/api/address",
        name="address",
        summary="Where a friend finds this server.",
        answer=where,
        gives=wire.Address,
    ),
    Call(
        method="GET",
        path="/api/openapi.json",
        name="openapi",
        summary="This description, for machines.",
        answer=openapi_page,
        gives=dict[str, Any],
    ),
    Call(
        method="GET",
        path="/api/docs",
        name="docs",
        summary="This description, for people.",
        answer=manual_page,
        gives=str,
        media="text/html",
    ),
)
