"""The playthroughs of Dead Cells: a death, every boss beaten, Serenade, the later rules, a campaign of ten runs.

Each is for something, and cards still change: so a play is looked for among seeds, the first that shows what it is for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import DONE
from undercroft.engine.errors import Refused
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.games.dead_cells import game
from undercroft.games.dead_cells.rules.campaign import PROFILE
from undercroft.games.dead_cells.rules.sheets import SERENADE
from undercroft.games.dead_cells.state import (
    BossBeaten,
    BoutBegan,
    Campaign,
    CardBought,
    PastRun,
    PowerUsed,
    Revealed,
    StartIn,
    ThrownIn,
    Transformed,
    Upgrade,
)

SEEDS = 200  # tried at most for a file
LATER = {name: game.options()[name][1] for name in PROFILE}  # every later rule on (DC-OPT-01 to DC-OPT-08)


class Quest(NamedTuple):
    """What a file is for: who plays what, and what must be seen in it.

    `start` is where runs begin, `chairs` how many play the second run, the third and so on; `thrifty` players never
    feed the well.
    """

    players: int
    options: dict[str, str]
    shows: Callable[[Session], bool]
    start: str = ""
    chairs: tuple[int, ...] = ()
    thrifty: bool = False


# -- what is to be seen ----------------------------------------------------------------------------------


def table_of(session: Session) -> Campaign:
    """The table at the end."""
    assert isinstance(session.state, Campaign)
    return session.state


def last_run(session: Session) -> PastRun:
    """How the last run went."""
    return table_of(session).chronicle[-1]


def told(session: Session, kind: type[Event]) -> int:
    """How often something happened."""
    return sum(isinstance(one.event, kind) for one in session.events)


def dies_at_once(session: Session) -> bool:
    """Somebody dies in the first biome, in a fight, and that was all."""
    run = last_run(session)
    return run.outcome == "died" and run.path == ["B1"] and run.killer != "" and told(session, Revealed) > 0


def beats(boss: str, session: Session) -> bool:
    """The run ends with this boss."""
    return last_run(session).outcome == boss and BossBeaten(boss) in [one.event for one in session.events]


def sings(session: Session) -> bool:
    """Alone with Serenade, who helps, is transformed, and sees a boss."""
    powers = {one.event.power for one in session.events if isinstance(one.event, PowerUsed)}
    company = SERENADE in last_run(session).prisoners
    return company and len(powers) > 1 and told(session, Transformed) > 0 and beats("C1", session)


def goes_on(session: Session) -> bool:
    """Ten runs, by one to four players; deaths and a victory, upgrades bought and the well fed."""
    runs = table_of(session).chronicle
    chairs = {len(run.prisoners) - (SERENADE in run.prisoners) for run in runs}
    ends = {run.outcome for run in runs}
    bought = told(session, CardBought) > 5 and told(session, ThrownIn) > 0
    return len(runs) == 10 and chairs == {1, 2, 3, 4} and ends >= {"died", "C1"} and bought


def ends_the_first_steps(session: Session) -> bool:
    """The first evening, won."""
    return session.outcome() == "won"


def saves_up(session: Session) -> bool:
    """A campaign that reaches a boss and its second bout, with the later rules that matter only in one."""
    bouts = [one.event.bout for one in session.events if isinstance(one.event, BoutBegan)]
    return max(bouts, default=0) > 1 and told(session, CardBought) > 1 and needs(IN_CAMPAIGNS, session)


def needs(names: tuple[str, ...], session: Session) -> bool:
    """With any of these later rules off, it would have come otherwise."""
    return all(matters(session, name) for name in names)


def matters(session: Session, option: str) -> bool:
    """Whether the same answers cannot be given, or lead elsewhere, with this option as in the box."""
    off = {**session.options, option: game.options()[option][0]}
    if off == session.options:
        return False
    twin = Session.start(game, players=2, seed=session.seed, options=off)
    try:
        for entry in session.entries:
            twin.repeat(entry)
    except Refused:
        return True
    there = table_of(twin).copy()
    there.profile = dict(table_of(session).profile)
    return there != session.state or [one.event for one in twin.events] != [one.event for one in session.events]


# -- the files -------------------------------------------------------------------------------------------

RUN = {"mode": "run"}
FINISHED = {"mode": "run", "start_box": "finished"}
# A finished box has too much for some later rules ever to matter: those are shown by a campaign.
IN_CAMPAIGNS = ("unspent_cells", "ability_repeats", "potion_window")
IN_FIGHTS = tuple(name for name in PROFILE if name not in IN_CAMPAIGNS)

QUESTS: dict[str, Quest] = {
    "first-steps": Quest(2, {"mode": "first"}, ends_the_first_steps),
    "first-death": Quest(2, RUN, dies_at_once),
    "concierge": Quest(3, RUN, partial(beats, "C1")),
    "time-keeper": Quest(4, FINISHED, partial(beats, "C2"), start="B4"),
    "hand-of-the-king": Quest(2, FINISHED, partial(beats, "C3"), start="B7"),
    "serenade": Quest(1, FINISHED, sings, start="B1"),
    "ten-runs": Quest(2, {"runs": "ten"}, goes_on, chairs=(2, 3, 3, 1, 2, 4, 2, 2, 2)),
    "later-rules": Quest(2, {**FINISHED, **LATER}, partial(needs, IN_FIGHTS), start="B7"),
    "later-campaign": Quest(2, {"runs": "ten", **LATER}, saves_up, thrifty=True),
}


def play(name: str) -> Session:
    """The first play by bots that shows what it is for."""
    quest = QUESTS[name]
    for number in range(SEEDS):
        session = played(quest, f"{name} {number}")
        if quest.shows(session):
            return session
    raise AssertionError(f"none of {SEEDS} seeds shows what {name} is for")


def played(quest: Quest, seed: str) -> Session:
    """One play, to its end."""
    session = Session.start(game, players=quest.players, seed=seed, options=quest.options)
    bots = {seat: find_bot("judgement", game, f"{seed}:{seat}") for seat in range(game.players[1])}
    chairs = list(quest.chairs)
    while session.decision is not None:
        if session.decision.ask == "ask-next-run" and chairs:
            sit_down(session, chairs.pop(0))
        seat, action = settled(session, quest) or next_answer(session, bots) or (0, session.decision.options[0])
        session.answer(seat, session.serial(seat), action)
    return session


def sit_down(session: Session, seats: int) -> None:
    """So many play the next run: others join, or the last ones leave."""
    if seats > session.seats:
        session.reseat(seats)
    while seats < session.seats:
        session.reseat(session.seats - 1, session.seats - 1)


def settled(session: Session, quest: Quest) -> tuple[int, Action] | None:
    """What a bot is not left to decide: where the run begins that this file is about, and to keep the last cells."""
    decision = session.decision
    assert decision is not None
    if StartIn(quest.start) in decision.options:
        return decision.leader, StartIn(quest.start)
    buys = [option for option in decision.options if isinstance(option, Upgrade)]
    if quest.thrifty and decision.ask == "ask-spend" and not buys:
        return decision.leader, DONE
    return None


PLAYS = {name: partial(play, name) for name in QUESTS}
