"""A campaign just before a quest, as judgement would have it there: what was won, bought, learned and set aside.

The quests before it are not played but drawn by lot, as they could have been: each side wins as often as the other.
What follows them, rewards, shop, experience, is carried out by the rules and decided by the bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.player import Player, next_answer
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Step
from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.campaign import campaign_of, clear_map
from undercroft.games.descent.rules.encounters import COUNTED
from undercroft.games.descent.rules.next_quest import of_role
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE
from undercroft.games.descent.state import CampaignStage, Journey, PastQuest

AFTERWARDS: Final = ("gold", "rest", "rewards", "shopping", "experience")
AHEAD: Final = ("preparing", "travel")
FOUND: Final = 0.7  # Search cards a hero has at the end of a quest, in the mean
PARTIES: Final[dict[int, str]] = {2: "two", 3: "three", 4: "four"}
MOST: Final = 3000
Past = list[tuple[str, str]]  # quests and who won them


def past_of(quest: str, lots: Stream) -> Past:
    """Quests that may lie behind a campaign which comes to this one, and who won them."""
    role = CARDS.quests[quest].role
    if role == "introduction":
        return []
    past: Past = [(of_role("introduction")[0], side_by_lot(lots))]
    first = of_role("act1")
    if role in ("act1", "rumour", "bonus") and CARDS.quests[quest].act == 1:
        others = [one for one in first if one != quest]
        return past + some(others, lots.below(3), lots)
    if role == "interlude":
        return past + led_by(first, 3, winner_for(quest, "interlude"), lots)
    past += first_act(quest, first, lots)
    heroes = len([one for one in past[1:] if one[1] == HEROES_SIDE])
    past.append((of_role("interlude")[0 if heroes > 1 else 1], side_by_lot(lots)))
    second = opened_by(past, first)
    if role == "finale":
        return past + led_by(second, 3, "", lots)
    others = [one for one in second if one != quest]
    return past + some(others, lots.below(3), lots)


def first_act(quest: str, first: list[str], lots: Stream) -> Past:
    """The three quests of the first act: for one of the second act the one that opens it, won by whom it takes."""
    role = CARDS.quests[quest].role
    if role == "finale":
        return led_by(first, 3, winner_for(quest, "finale"), lots)
    for id in first:
        opener = CARDS.quests[id]
        if quest in (opener.heroes_won, opener.otherwise):
            side = HEROES_SIDE if quest == opener.heroes_won else OVERLORDS_SIDE
            return [(id, side), *some([one for one in first if one != id], 2, lots)]
    return some(first, 3, lots)


def opened_by(past: Past, first: list[str]) -> list[str]:
    """The quests of the second act that those of the first have opened."""
    winners = dict(past)
    found: list[str] = []
    for id in first:
        quest = CARDS.quests[id]
        found.append(quest.heroes_won if winners.get(id) == HEROES_SIDE else quest.otherwise)
    return found


def winner_for(quest: str, role: str) -> str:
    """Whose majority in the first act leads to an Interlude or a Finale."""
    return HEROES_SIDE if of_role(role)[0] == quest else OVERLORDS_SIDE


def side_by_lot(lots: Stream) -> str:
    """Either side."""
    return HEROES_SIDE if lots.below(2) else OVERLORDS_SIDE


def some(quests: list[str], many: int, lots: Stream) -> Past:
    """So many of these quests, in any order, won by either side."""
    left = quests.copy()
    lots.shuffle(left)
    return [(one, side_by_lot(lots)) for one in left[:many]]


def led_by(quests: list[str], many: int, side: str, lots: Stream) -> Past:
    """The same, most of them won by one side, if any is named."""
    while True:
        found = some(quests, many, lots)
        if not side or 2 * len([one for one in found if one[1] == side]) > many:
            return found


# -- going through it ------------------------------------------------------------------------------------


def before(game: AnyGame, quest: str, heroes: int, seed: str, players: dict[int, Player]) -> Session:
    """A session at the first question of a quest, in a campaign that has come to it."""
    lots = Stream(stream_key(seed, "past"))
    options = {"mode": "campaign", "heroes": PARTIES[heroes]}
    session = Session.start(game, 2, seed, options, "last")
    until(session, players, begun)
    for id, winner in past_of(quest, lots):
        table = fresh(session)
        one = CARDS.quests[id]
        for hero in table.heroes:
            for _ in range(1 if lots.below(100) < 100 * FOUND else 0):
                if table.search:
                    hero.found.append(table.search.pop())
        campaign_of(table).played.append(PastQuest(id, winner, one.act, one.role in COUNTED))
        session = phase(game, table, session, AFTERWARDS)
        until(session, players, idle)
    table = fresh(session)
    table.quest = quest
    session = phase(game, table, session, AHEAD)
    until(session, players, begun)
    return session


def fresh(session: Session) -> Journey:
    """The table between two quests: nothing on the map, nothing on the agenda."""
    table = session.state.copy()
    assert isinstance(table, Journey)
    clear_map(table)
    table.agenda.clear()
    return table


def phase(game: AnyGame, table: Journey, session: Session, stages: tuple[str, ...]) -> Session:
    """A session that goes through these stages of the campaign phase."""
    steps: list[Step] = [CampaignStage(stage) for stage in stages]
    if stages == AFTERWARDS:
        steps.append(CampaignStage("next_quest"))
    table.next_all(steps)
    found = Session.at(game, table, session.seats, session.options, session.seed, "last")
    found.seat_bots(list(range(session.seats)), alone=True)
    return found


def begun(table: Journey) -> bool:
    """Whether an encounter is laid out."""
    return table.encounter is not None


def idle(table: Journey) -> bool:
    """Whether the next quest is to be chosen, or has been."""
    return table.encounter is not None or campaign_of(table).stage == "next_quest"


def until(session: Session, players: dict[int, Player], over: Callable[[Journey], bool]) -> None:
    """Let these players play until something is so."""
    count = 0
    while session.decision is not None and count < MOST:
        table = session.state
        assert isinstance(table, Journey)
        if over(table):
            return
        answer = next_answer(session, players)
        if answer is None:
            return
        session.answer(answer[0], session.serials[answer[0]], answer[1])
        count += 1
