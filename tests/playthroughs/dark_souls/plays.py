"""The playthroughs of Dark Souls: every boss, every number of players, both campaigns."""

from __future__ import annotations

import random
from functools import partial

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls import game
from undercroft.games.dark_souls.state import EnterBoss, Hunt, Souls

# name: players, seed, options, the bosses hunted, the faces (from the worst, 0, to the best, 5) the dice show
QUESTS: dict[str, tuple[int, str, dict[str, str], tuple[str, ...], str]] = {
    "gargoyle-dancer": (2, "ember", {}, ("gargoyle", "dancer"), "2345"),
    "titanite-ornstein": (3, "ember", {}, ("titanite_demon", "ornstein_and_smough"), "445"),
    "winged-dancer": (1, "ember", {"layout": "players"}, ("winged_knight", "dancer"), "345"),
    "boreal-ornstein": (4, "ember", {}, ("boreal_outrider_knight", "ornstein_and_smough"), "445"),
    "first-journey": (2, "ember", {"mode": "first_journey"}, (), "455"),
    "coiled-sword": (2, "ember", {"mode": "coiled_sword"}, (), "455"),
}


def play(players: int, seed: str, options: dict[str, str], prey: tuple[str, ...], faces: str) -> Session:
    """A game by bots in luck: in every fight the dice are scripted, so that all of it is seen."""
    session = Session.start(game, players=players, seed=seed, options=options)
    bots = {seat: find_bot("judgement", game, f"{seed}:{seat}") for seat in range(players)}
    luck = random.Random(seed)
    while session.decision is not None:
        table = session.state
        assert isinstance(table, Souls)
        if table.battle is not None and not table.chance.dice.script:
            session.script("dice", [int(luck.choice(faces)) for _ in range(24)])
        seat, action = pressing_on(session, prey) or next_answer(session, bots) or (0, session.decision.options[0])
        session.answer(seat, session.serial(seat), action)
    return session


def pressing_on(session: Session, prey: tuple[str, ...]) -> tuple[int, Action] | None:
    """What a bot is not left to decide: the boss this game is about, and to walk into the fog once the way is free."""
    decision = session.decision
    assert decision is not None
    for option in decision.options:
        if (isinstance(option, Hunt) and option.boss in prey) or isinstance(option, EnterBoss):
            return decision.leader, option
    return None


PLAYS = {name: partial(play, *quest) for name, quest in QUESTS.items()}
