"""How bots and hints think: in a process of their own, on copies dealt anew for the seat that thinks."""

from __future__ import annotations

from typing import Any

from undercroft.bots.advice import advise, key
from undercroft.bots.blinded import Blinded, Blindfold
from undercroft.bots.courteous import Courteous
from undercroft.bots.player import Player, next_answer
from undercroft.bots.random import RandomPlayer
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Action, read
from undercroft.engine.session import Session

Thought = tuple[int, list[Any]]  # a seat, and its answer by wire


def think(
    game: AnyGame,
    parcel: bytes,
    bots: dict[int, str],
    word: int,
    seed: str,
    courteous: bool = False,
    quick: bool = False,
) -> Thought | None:
    """What one of these bots answers; with the last word (a seat, or -1) somebody always does.

    If they are courteous they take nothing that the people who are asked may still want; if they are to be quick they
    answer without a search.
    """
    session = Session.load(parcel, game)
    decision = session.decision
    if decision is None:
        return None
    if word >= 0:
        decision.leader = word
    players: dict[int, Player] = {}
    for seat, name in bots.items():
        bot = find_bot(name, game, f"{seed}:{seat}")
        player: Player = Blinded(bot.quick() if quick else bot, Blindfold(f"{seed}:{seat}"), seat == word)
        players[seat] = Courteous(player) if courteous else player
    try:
        answer = next_answer(session, players)
    except Exception:  # a bot that stumbles, for whatever reason, must not hold up the table
        if word < 0:
            return None
        answer = word, _any(session, word, seed)
    if answer is None:
        return None
    seat, action = answer
    if not decision.allows(seat, action):
        return (word, _any(session, word, seed).to_wire()) if word >= 0 else None
    return seat, action.to_wire()


def _any(session: Session, seat: int, seed: str) -> Action:
    """Any answer to the question itself."""
    action = Blinded(RandomPlayer(seed), Blindfold(seed), True).choose(session, seat)
    if action is None:
        raise NotPossible(f"seat {seat} has no answer")
    return action


def hint(
    game: AnyGame, parcel: bytes, seat: int, wires: list[list[Any]], seconds: float
) -> list[tuple[int, float, int]]:
    """For each of these answers, by its place: the chance of winning after it, and from how many tries."""
    session = Session.load(parcel, game)
    readers = game.readers()
    actions: list[Action] = []
    for wire in wires:
        action = read(wire, readers)
        if not isinstance(action, Action):
            raise NotPossible("that is no answer")
        actions.append(action)
    found = advise(session, {seat: actions}, seconds)
    told: list[tuple[int, float, int]] = []
    for place, action in enumerate(actions):
        advice = found.get(key(seat, action))
        if advice is not None:
            told.append((place, round(advice.chance, 4), advice.runs))
    return told
