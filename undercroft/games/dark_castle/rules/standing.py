"""Standing answers: one that was given for more than this once, and what ends it.

The group may say who turns page after page, who rests or fights alone round after round. Such an answer is one of
the options, beside those for this once; nothing of it goes unsaid. It ends:

- every one of them, when somebody falls to a third of their hit points, or when a curse falls or is lifted;
- one for rounds also with the fight, when an item is used or taken away, when the row grows, when the next blow could
  kill somebody who would have to fight; and one that rests somebody by name when they are whole;
- one for a duel also when the row has been hit;
- one for pages also when the next page lies open, and before the boss. While items lie in the middle, or somebody
  carries too much, it waits.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dark_castle.rules import hit_points
from undercroft.games.dark_castle.rules.gear import EnemySheet
from undercroft.games.dark_castle.rules.table import (
    NOBODY,
    PRISONERS,
    all_but,
    hands_filled,
    starting_hp,
)
from undercroft.games.dark_castle.state import WEAKEST_RESTS, Castle, Fight, Rest, RestOn, WeakestRests

RESTS_ON: Final = [RestOn(who) for who in [*PRISONERS[-1], NOBODY]]


def reconsider(castle: Castle) -> None:
    """Something has changed that nobody could foresee: whatever stood is asked again."""
    castle.sturdiest_turns = False
    if castle.fight is not None:
        castle.fight.goes_on = ""


def is_low(castle: Castle, hp: int) -> bool:
    """Whether so few hit points are a third of those one starts with, or less."""
    return 3 * hp <= starting_hp(castle)


# -- in a fight ------------------------------------------------------------------------------------------


def round_after_round(castle: Castle, fight: Fight, foe: EnemySheet, rests: list[Action]) -> list[Action]:
    """What can be said of resting for this round and those that follow, where it would hold in this one already.

    By name only whoever regains something rests on.
    """
    found: list[Action] = []
    if foe.duel:
        return found
    for rest in rests:
        assert isinstance(rest, Rest)
        who = rest.who
        if not nobody_could_be_killed(castle, fight, who) or (who >= 0 and foe.on == "rest"):
            continue
        if who == weakest(castle):
            found.append(WEAKEST_RESTS)
        if who < 0 or hit_points.rest_gain(castle, who):
            found.append(RESTS_ON[who])
    return found


def nobody_could_be_killed(castle: Castle, fight: Fight, resting: int) -> bool:
    """Whether everybody who fights in this round outlives a blow."""
    return all([castle.prisoners[who].hp > fight.damage for who in all_but(castle, resting)])


def before(fight: Fight, rested: int) -> Action | None:
    """What was said of resting in a round before, for this one too."""
    if fight.goes_on == "same":
        return RESTS_ON[rested]
    return WEAKEST_RESTS if fight.goes_on else None


def how_long(answer: Action) -> str:
    """What an answer to who rests says of the rounds that follow."""
    if isinstance(answer, WeakestRests):
        return "weakest"
    return "same" if isinstance(answer, RestOn) else ""


def weakest(castle: Castle) -> int:
    """Whoever has the fewest hit points: of equals the first at the table."""
    points = [prisoner.hp for prisoner in castle.prisoners]
    return points.index(min(points))


def may_duel_on(castle: Castle, fight: Fight, who: int) -> bool:
    """Whether it can be said that this prisoner fights alone round after round, and goes on to hold."""
    return castle.prisoners[who].hp > fight.damage


# -- between pages ---------------------------------------------------------------------------------------


def may_turn_on(castle: Castle) -> bool:
    """Whether it can be said who turns page after page: if pages follow before the boss, and none lies open."""
    return len(castle.deck) > 2 and not castle.shown


def turns_on(castle: Castle) -> bool:
    """Whether the page is turned as was said: nothing is to be shared, and it is not the boss's."""
    if not castle.sturdiest_turns or castle.middle or castle.shown or len(castle.deck) < 2:
        return False
    return not any([hands_filled(prisoner) > 2 for prisoner in castle.prisoners])


def sturdiest(castle: Castle) -> int:
    """Whoever has the most hit points: of equals the one who turned last, else the first at the table."""
    points = [prisoner.hp for prisoner in castle.prisoners]
    if castle.turner >= 0 and points[castle.turner] == max(points):
        return castle.turner
    return points.index(max(points))
