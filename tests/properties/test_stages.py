"""What happens is shown as it happened: the stages of every step add up for every seat, and hold nothing hidden."""

from __future__ import annotations

from itertools import islice

from all_games import GAMES, SMALL_GAMES, each
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.holds import Holds
from properties.walks import THOROUGH, walk

from undercroft.engine.game import Game
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.server.patch import apply
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.presenter import LastSeen, Presenter, SeatLog, seen
from undercroft.server.stages import MOST_STAGES
from undercroft.server.table import Table


class Watched:
    """One who watches a game through a seat (-1: an onlooker), and has been shown all of it so far."""

    def __init__(self, session: Session, seat: int) -> None:
        self.seat = seat
        self.person = Person(0, "A", [seat], True, hashed("key")) if seat >= 0 else None
        people = People(session.seats, [self.person] if self.person else [], Seating({}))
        self.table = Table("t", session, people, "first")
        self.logs: dict[int, SeatLog] = {}
        self.eyes = LastSeen()
        self.view = Presenter(self.table, self.logs).shown(self.eyes, self.person, "en", 0, []).view
        self.lines = 0

    def follow(self, kept: int) -> int:
        """Follow a step; how many stages it had. Each has to be what the seat saw when its last line was told."""
        session = self.table.session
        update = Presenter(self.table, self.logs, kept).step(self.eyes, self.person, ["en"], 1, 0)["en"]
        events = session.heard(self.seat, kept)
        then = [one.state for one in session.events[kept:] if one.event in events and one.only in (-1, self.seat)]
        told = [line.event for stage in update.stages for line in stage.log]
        assert told == [event.to_wire() for event in events]
        at = 0
        for number, stage in enumerate(update.stages):
            self.view = apply(self.view, stage.patch)
            at += len(stage.log)
            if number < len(update.stages) - 1:
                state = then[at - 1]
                assert state is not None
                assert self.view == seen(session, self.seat, state)
        assert self.view == seen(session, self.seat)
        assert len(update.stages) <= min(len(events), MOST_STAGES) + 1
        return len(update.stages)


def standing(session: Session, state: State) -> Session:
    """A session that stands where another stood for a moment."""
    return Session(session.game, session.options, session.seats, session.seed, "none", state)


@each([*GAMES, *SMALL_GAMES])
@settings(max_examples=max(3, THOROUGH // 3), deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(1, 4), bot=st.sampled_from(["random", "judgement"]))
def test_the_stages_of_a_step_lead_every_seat_to_what_it_sees_now(
    game: Game, seed: int, players: int, bot: str
) -> None:
    holds = Holds(game)
    watched: list[Watched] = []
    kept = 0
    most = 0
    for session in islice(walk(game, seed, players, bot), 60):
        if watched and watched[0].table.session.seats == session.seats:
            most = max(most, *[one.follow(kept) for one in watched])
            for one in watched:
                for told in session.events[kept:]:
                    if told.state is not None and told.only in (-1, one.seat) and game.see(told.event, one.seat):
                        there = standing(session, told.state)
                        table = repr(seen(session, one.seat, told.state))
                        assert not [id for id in holds.hidden(there, one.seat) if f"'{id}'" in table]
                        assert not [id for id in holds.covered(there, one.seat) if f"'{id}'" in table]
            session.let_go(kept)
        else:
            watched = [Watched(session, seat) for seat in range(-1, session.seats)]
            session.watch(True)
        kept = len(session.events)
    assert all(told.state is None for told in session.events)
    assert most > 1 or len(session.events) < 3
