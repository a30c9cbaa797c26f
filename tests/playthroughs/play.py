"""The playthroughs on file: whole games as text, replayed by the tests, so that a change of rules shows as a diff.

``python tests/playthroughs/play.py [NAME ...]`` plays them anew, with the bots as they are now; with ``--retell`` the
answers on file are given again and only what they led to is written down anew. The diff is for a person to read.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from undercroft.bots.player import next_answer, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.notation import from_transcript, transcript
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game as castle
from undercroft.games.dark_souls import game as souls
from undercroft.games.dark_souls.state import EnterBoss, Hunt, Souls

HERE = Path(__file__).parent

# name: players, bot, seed, options
CASTLES: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "castle-solo-judgement": (1, "judgement", "candle", {}),
    "castle-two-judgement": (2, "judgement", "tallow", {}),
    "castle-three-judgement": (3, "judgement", "ember", {}),
    "castle-four-judgement": (4, "judgement", "wick", {}),
    "castle-two-random": (2, "random", "soot", {}),
    "castle-four-random": (4, "random", "ash", {}),
    "castle-first": (1, "judgement", "first", {"castle": "first"}),
    "castle-profile": (
        3,
        "judgement",
        "smoke",
        {"start_items": "none", "rest_in_duels": "yes", "spoils_when_avoided": "yes", "hold_back": "specials"},
    ),
}

# name: players, seed, options, the bosses hunted, the faces (from the worst, 0, to the best, 5) the dice show
QUESTS: dict[str, tuple[int, str, dict[str, str], tuple[str, ...], str]] = {
    "souls-gargoyle-dancer": (2, "ember", {}, ("gargoyle", "dancer"), "2345"),
    "souls-titanite-ornstein": (3, "ember", {}, ("titanite_demon", "ornstein_and_smough"), "345"),
    "souls-winged-dancer": (1, "ember", {"layout": "players"}, ("winged_knight", "dancer"), "345"),
    "souls-boreal-ornstein": (4, "ember", {}, ("boreal_outrider_knight", "ornstein_and_smough"), "445"),
    "souls-first-journey": (2, "ash", {"mode": "first_journey"}, (), "455"),
    "souls-coiled-sword": (2, "ember", {"mode": "coiled_sword"}, (), "455"),
}


def play(name: str) -> Session:
    """Play one of them."""
    if name in QUESTS:
        return play_quest(*QUESTS[name])
    players, bot, seed, options = CASTLES[name]
    session = Session.start(castle, players=players, seed=seed, options=options)
    play_out(session, {seat: find_bot(bot, castle, f"{seed}:{seat}") for seat in range(players)})
    return session


def play_quest(players: int, seed: str, options: dict[str, str], prey: tuple[str, ...], faces: str) -> Session:
    """A game of Dark Souls by bots in luck: in every fight the dice are scripted, so that all of it is seen."""
    session = Session.start(souls, players=players, seed=seed, options=options)
    bots = {seat: find_bot("judgement", souls, f"{seed}:{seat}") for seat in range(players)}
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


if __name__ == "__main__":
    for name in [name for name in sys.argv[1:] if name != "--retell"] or [*CASTLES, *QUESTS]:
        file = HERE / f"{name}.txt"
        retold = "--retell" in sys.argv
        session = from_transcript(file.read_text(encoding="utf-8")) if retold else play(name)
        file.write_text(transcript(session), encoding="utf-8")
        print(f"{'retold' if retold else 'played'} {name}: {session.outcome()}, {len(session.entries)} entries")
