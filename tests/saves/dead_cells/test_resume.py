"""A campaign of Dead Cells can be put away and taken up again anywhere: between runs, in a fight, in the street.

The playthroughs on file are played again; at every kind of moment the game is saved and loaded, or the server is
stopped and started, and what is loaded goes on exactly as the one that was never put away.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from saves.resuming import Moment, Wanted, loaded_from, played_on_a_restarted_server

from undercroft.engine.notation import from_transcript
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign

FILES = Path(__file__).parents[2] / "playthroughs" / "dead_cells"
ON = 15  # answers, after it was taken up again


def has_down(table: Campaign, ask: str) -> bool:
    """In a fight, some cards lie face down and more are to come."""
    return ask == "ask-card" and any(prisoner.active for prisoner in table.prisoners)


def has_said(table: Campaign, ask: str) -> bool:
    """Something was announced with a card that lies face down."""
    return has_down(table, ask) and any(words for prisoner in table.prisoners for words in prisoner.said)


def in_round(table: Campaign, ask: str) -> bool:
    """Cards are revealed, a round is under way, and somebody is asked."""
    return table.fight is not None and table.fight.revealed and 1 <= table.fight.round <= 3


def in_bout(table: Campaign, ask: str) -> bool:
    """Against a boss, after the first bout."""
    return table.fight is not None and table.fight.boss is not None and table.fight.boss.bout > 1


def has_bought(table: Campaign, ask: str) -> bool:
    """An upgrade was bought after this run, and more can be."""
    return ask == "ask-spend" and table.chronicle[-1].bought > 0


MOMENTS: dict[str, Moment] = {
    "before a run": lambda table, ask: ask == "ask-prisoner" and bool(table.chronicle),
    "on the way": lambda table, ask: ask == "ask-way",
    "a fight begins": lambda table, ask: ask == "ask-card" and not has_down(table, ask),
    "cards face down": has_down,
    "something announced": has_said,
    "in the middle of a round": in_round,
    "in a bout": lambda table, ask: in_bout(table, ask) and ask == "ask-card",
    "in a round of a bout": lambda table, ask: in_bout(table, ask) and in_round(table, ask),
    "in the street": lambda table, ask: ask in ("ask-healer", "ask-merchant", "ask-collector"),
    "between two upgrades": has_bought,
    "a card to be placed": lambda table, ask: ask in ("ask-holder", "ask-place"),
    "between runs": lambda table, ask: ask == "ask-next-run",
}


@cache
def on_file(name: str) -> Session:
    """A playthrough, played to its end."""
    return from_transcript((FILES / f"{name}.txt").read_text(encoding="utf-8"))


def anew(name: str) -> Session:
    """A playthrough at its very beginning."""
    session = on_file(name)
    return Session.start(game, players=2, seed=session.seed, options=session.options)


def test_a_saved_campaign_goes_on_as_if_it_had_not_been_put_away() -> None:
    """With players who come and go between the runs."""
    name = "ten-runs"
    session, entries = anew(name), on_file(name).entries
    wanted = Wanted(MOMENTS, 3)
    going: list[tuple[str, int, Session]] = []
    digests = [session.digest()]
    for place, entry in enumerate(entries):
        moment = wanted.now(session)
        if moment:
            going.append((moment, place, loaded_from(session, moment)))
        session.repeat(entry)
        digests.append(session.digest())
    for moment, place, loaded in going:
        for entry in entries[place : place + ON]:
            loaded.repeat(entry)
        assert loaded.digest() == digests[min(place + ON, len(entries))], moment
    assert wanted.met == set(MOMENTS)


def test_one_more_answer_before_a_save_is_another_game() -> None:
    """What the digests above compare tells games apart."""
    session = anew("ten-runs")
    other = anew("ten-runs")
    session.repeat(on_file("ten-runs").entries[0])
    assert session.digest() != other.digest()


def test_a_server_that_is_started_again_has_the_campaign_as_it_was(tmp_path: Path) -> None:
    name = "later-campaign"
    wanted = Wanted(MOMENTS, 1)
    played_on_a_restarted_server(tmp_path, anew(name), on_file(name).entries, wanted)
    assert wanted.met == set(MOMENTS)
