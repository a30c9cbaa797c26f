"""How a finished table counts for whoever played at it, and the words for what games are counted by."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from undercroft.engine.game import AnyGame
from undercroft.engine.message import capital
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.server import wire
from undercroft.server.daily import day_of

SIDE: Final = "side"  # the fact by which games with several sides are counted, beside the game's own
PAUSE: Final = 600.0  # seconds without an answer after which nobody was at the table


def scored(session: Session, seats: list[int], created: float, times: Sequence[float]) -> wire.TableScore:
    """A finished game as it counts for those in these seats (none: an onlooker); `times` are those of its log."""
    game = session.game
    sides = session.sides()
    mine = {session.side_of(seat) for seat in seats or range(session.seats)}
    own = min(mine)
    counts = len(mine) == 1
    score = game.side_score(session.state, session.events, own)
    side = sides[own].name if counts and len(sides) > 1 else ""
    usual = session.options == game.usual_options()
    # Of a game that began elsewhere, by a save or in another's past, the log has only the rest.
    is_whole = len(times) >= len(session.history)
    return wire.TableScore(
        game=game.name,
        players=session.seats,
        side=side,
        counts=counts,
        won=counts and own in session.winners(),
        facts=[
            *([(SIDE, side)] if side else []),
            *[(fact.kind, fact.value) for fact in score.facts if fact.seat < 0 or fact.seat in seats],
        ],
        figures=score.figures,
        rank=score.rank,
        achievements=score.achievements,
        undone=any(entry.kind == "undo" for entry in session.history),
        usual=usual,
        daily=day_of(game.name, session.seed) if usual and is_whole else "",
        seconds=round(time_at_table([created, *times])),
        ended=times[-1] if times else created,
    )


def time_at_table(times: Sequence[float]) -> float:
    """The seconds from first to last, long pauses left out."""
    return sum([later - sooner for sooner, later in pairwise(times) if 0 < later - sooner < PAUSE], 0.0)


def score_words(game: AnyGame, lang: str) -> wire.ScoreWords:
    """What a game is counted by, its figures and what can be achieved in it, in words."""
    text = Text(game, lang)
    return wire.ScoreWords(
        facts=[
            *side_words(game, text),
            *[
                wire.FactWords(kind, text.say(f"fact-{kind}"), {id: text.sentence(name) for id, name in values.items()})
                for kind, values in game.fact_names().items()
            ],
        ],
        figures={name: text.say(f"figure-{name}") for name in game.figures()},
        achievements=[
            wire.AchievementWords(id, text.say(f"achievement-{id}"), text.say(f"achievement-{id}.line"), secret)
            for id, secret in game.achievements().items()
        ],
    )


def side_words(game: AnyGame, text: Text) -> list[wire.FactWords]:
    """The sides by which a game is counted; nothing where all play together."""
    sides = game.sides(game.players[1], game.usual_options())
    if len(sides) < 2:
        return []
    return [wire.FactWords(SIDE, text.say("table-side"), {side.name: capital(text.side(side)) for side in sides})]
