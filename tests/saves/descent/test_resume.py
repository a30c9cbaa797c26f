"""A campaign of Descent can be put away and taken up again anywhere: in an attack, at a window, in the shop.

The campaign on file is played again; at every kind of moment the game is saved and loaded, or the server is stopped and
started, and what is loaded goes on exactly as the one that was never put away.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from saves.resuming import Moment, Wanted, loaded_from, played_on_a_restarted_server

from undercroft.engine.notation import from_transcript
from undercroft.engine.session import Session
from undercroft.games.descent.game import game
from undercroft.games.descent.state import Journey

FILE = Path(__file__).parents[2] / "playthroughs" / "descent" / "campaign.txt"
ON = 15  # answers, after it was taken up again
TIMES = 2  # that it is put away at each kind of moment


def in_attack(table: Journey, ask: str) -> bool:
    """Dice lie on the table."""
    return table.encounter is not None and bool(table.encounter.attacks) and bool(table.encounter.attacks[-1].faces)


MOMENTS: dict[str, Moment] = {
    "heroes are chosen": lambda table, ask: ask == "ask-class",
    "in a hero's turn": lambda table, ask: ask == "ask-turn" and table.encounter is not None,
    "a window on the way": lambda table, ask: ask == "window-hero_entered",
    "in an attack": in_attack,
    "in a monster's turn": lambda table, ask: ask == "ask-monster-turn",
    "in the shop": lambda table, ask: ask == "ask-shop",
    "skills are learned": lambda table, ask: ask == "ask-skills",
    "the overlord learns": lambda table, ask: ask == "ask-overlord-shop",
    "the next quest is chosen": lambda table, ask: ask == "ask-next-quest",
    "between two encounters": lambda table, ask: (
        table.encounter is not None and table.encounter.number == 2 and table.encounter.round == 0
    ),
}


@cache
def on_file() -> Session:
    """The campaign, played to its end."""
    return from_transcript(FILE.read_text(encoding="utf-8"))


def anew() -> Session:
    """The campaign at its very beginning."""
    session = on_file()
    return Session.start(game, players=session.seats, seed=session.seed, options=session.options)


def test_a_saved_campaign_goes_on_as_if_it_had_not_been_put_away() -> None:
    session, entries = anew(), on_file().entries
    wanted = Wanted(MOMENTS, TIMES)
    going: list[tuple[str, int, Session]] = []
    for place, entry in enumerate(entries):
        moment = wanted.now(session)
        if moment:
            going.append((moment, place, loaded_from(session, moment)))
        session.repeat(entry)
        for what, since, loaded in going:
            loaded.repeat(entry)
            if place == since + ON:
                assert loaded.digest() == session.digest(), what
        going = [one for one in going if place < one[1] + ON]
        if not going and wanted.is_enough():
            break
    assert wanted.met == set(MOMENTS)


def test_one_more_answer_before_a_save_is_another_game() -> None:
    """What the digests above compare tells games apart."""
    session, other = anew(), anew()
    session.repeat(on_file().entries[0])
    assert session.digest() != other.digest()


def test_a_server_that_is_started_again_has_the_campaign_as_it_was(tmp_path: Path) -> None:
    wanted = Wanted(MOMENTS, 1)
    played_on_a_restarted_server(tmp_path, anew(), on_file().entries, wanted)
    assert wanted.met == set(MOMENTS)
