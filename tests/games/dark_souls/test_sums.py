"""The log's sums add up: what is told of dice, prices, damage and what came back is what changed at the table."""

from __future__ import annotations

import pytest

from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.state import (
    Attacked,
    Circled,
    Defended,
    Hit,
    Moved,
    Paid,
    Recovered,
    Rerolled,
    RolledDice,
    Souls,
    Suffered,
    Tired,
)
from undercroft.lab.study import study_of

PLAYS = ["1 knight", "2 herald knight", "3 assassin herald knight warrior"]


def party(souls: Souls) -> list[tuple[int, int]]:
    """Everybody's black and red cubes."""
    return [(hero.black, hero.red) for hero in souls.heroes]


def told_of_party(events: list[Event], heroes: int) -> list[tuple[int, int]]:
    """What is told to have come onto everybody's bar, black and red."""
    black = [0] * heroes
    red = [0] * heroes
    for event in events:
        if isinstance(event, Paid | Tired):
            black[event.who] += event.stamina
        if isinstance(event, Suffered):
            red[event.who] += event.amount
        if isinstance(event, Recovered):
            black[event.who] -= event.stamina
            red[event.who] -= event.health
    return list(zip(black, red, strict=True))


def check(events: list[Event], shown: dict[int, int]) -> None:
    """Every sum in itself: dice and modifier, result and defence, what was spared and added, what came through."""
    for event in events:
        if isinstance(event, RolledDice):
            before = shown.get(event.who, 0) if event.dice == ["blue"] and event.what == "block" else 0
            assert event.total in (max(0, sum(event.shown) + event.modifier), before + sum(event.shown))
            shown[event.who] = event.total
        if isinstance(event, Rerolled):
            shown[event.who] = event.total
        if isinstance(event, Defended) and event.how in ("block", "resist"):
            assert event.damage == max(0, event.against - shown[event.who])
        if isinstance(event, Hit) and event.result >= 0:
            assert event.damage <= max(0, event.result - event.held) - event.spared + event.bled
            assert event.health == 0 or event.damage == max(0, event.result - event.held) - event.spared + event.bled


def unpriced(events: list[Event]) -> int:
    """What was paid without its price being told: it is told with the roll or the attack that comes after a step."""
    told = sum([one.stamina for one in events if isinstance(one, Moved | Circled | RolledDice | Attacked)])
    return sum([one.stamina for one in events if isinstance(one, Paid)]) - told


@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("bot", ["random", "judgement"])
def test_what_the_log_tells_is_what_changed(play: str, bot: str) -> None:
    checked = 0
    for number in range(4 if bot == "judgement" else 8):
        begun = study_of(game).begin_clicked_play(game, play, f"sums {number}")
        session: Session = begun.session
        players: dict[int, Player] = {seat: find_bot(bot, game, f"{number}:{seat}") for seat in range(session.seats)}
        shown: dict[int, int] = {}
        owed = 0
        while session.decision is not None and not begun.is_over(session.state):
            souls = session.state
            assert isinstance(souls, Souls)
            bars = party(souls)
            wounds = {foe.id: foe.wounds for foe in souls.foes}
            since = len(session.events)
            answer = next_answer(session, players)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
            after = session.state
            assert isinstance(after, Souls)
            events = [told.event for told in session.events[since:]]
            check(events, shown)
            owed += unpriced(events)
            assert owed == 0 or session.decision is None or session.decision.ask != "ask-act", events
            if souls.battle is None or after.battle is None or not wounds:
                continue  # bars are emptied when an encounter is over
            checked += 1
            told = told_of_party(events, len(bars))
            now = [(black + more, red + worse) for (black, red), (more, worse) in zip(bars, told, strict=True)]
            assert party(after) == now, events
            for foe in after.foes:
                if foe.id in wounds:
                    dealt = sum([one.damage for one in events if isinstance(one, Hit) and one.foe == foe.id])
                    assert foe.wounds == wounds[foe.id] + dealt
    assert checked > 50
