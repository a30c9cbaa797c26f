"""Who sits here and what they carry: the small facts every chapter of the rules asks for."""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_castle.rules.flat import ItemSheet
from undercroft.games.dark_castle.rules.gear import GEAR
from undercroft.games.dark_castle.state import Castle, Fight, Prisoner

NOBODY: Final = -1
# Everyone, by the highest seat: in solo one seat has both prisoners. These lists are shared and never changed.
SEATS: Final[list[list[int]]] = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
# All prisoners, by how many they are; likewise.
PRISONERS: Final[list[list[int]]] = [list(range(count)) for count in range(5)]


def everyone(castle: Castle) -> list[int]:
    """All seats: a decision taken together (EC-RULING-04); in solo the one player takes it (EC-SOLO-02)."""
    return SEATS[castle.prisoners[-1].seat]


def prisoners(castle: Castle) -> list[int]:
    """All prisoners, by number: in solo there are two."""
    return PRISONERS[len(castle.prisoners)]


def leader(castle: Castle) -> int:
    """The seat with the last word: the turner's, and the first before anyone has turned (EC-RULING-04)."""
    return castle.prisoners[castle.turner].seat if castle.turner >= 0 else 0


def starting_hp(castle: Castle) -> int:
    """Hit points to start with and never to exceed (EC-HP-01, EC-HP-02, EC-HP-03, EC-RULING-31)."""
    count = len(castle.prisoners)
    if count <= 2:
        return 18
    return 14 if count == 3 else 12


def card_of(item: str) -> ItemSheet:
    """The card of an item."""
    return GEAR[item]


def hands_filled(prisoner: Prisoner) -> int:
    """How many hands are full: a two-handed item fills both (EC-ITEM-04, EC-ITEM-05)."""
    filled = 0
    for item in prisoner.hands:
        filled += card_of(item).hands
    return filled


def kinds(items: list[str]) -> list[str]:
    """One of each card among these items: two copies of a card are the same to whoever gives one up."""
    found: list[str] = []
    for item in items:
        if card_of(item).id not in [card_of(other).id for other in found]:
            found.append(item)
    return found


def has_curse(prisoner: Prisoner, kind: str) -> bool:
    """Whether this curse weighs on the prisoner."""
    for curse in prisoner.curses:
        if curse.kind == kind:
            return True
    return False


def cursed(castle: Castle, kind: str) -> list[int]:
    """Everyone on whom this curse weighs."""
    found: list[int] = []
    for who in range(len(castle.prisoners)):
        if castle.prisoners[who].curses and has_curse(castle.prisoners[who], kind):
            found.append(who)
    return found


def resting(castle: Castle) -> int:
    """Who rests in this round, if anyone."""
    fight = castle.fight
    return NOBODY if fight is None else fight.resting


def fighters(castle: Castle, fight: Fight) -> list[int]:
    """Who fights this round: all but the one who rests; in a duel one alone (EC-CSET-07, EC-RULING-41)."""
    if fight.fighter >= 0:
        return [fight.fighter]
    return all_but(castle, fight.resting)


def all_but(castle: Castle, one: int) -> list[int]:
    """All prisoners but one, who may be nobody."""
    everybody = prisoners(castle)
    return everybody if one < 0 else [who for who in everybody if who != one]


def chosen(castle: Castle, who: str, it: int) -> list[int]:
    """The prisoners an instruction names. YOU is the turner alone (EC-CHAP-06, EC-CHAP-14, EC-SOLO-03, EC-EX-13).

    In a fight whoever rests is out of reach, unless the card says all (EC-RULING-11, EC-RULING-45).
    """
    if who == "turner":
        return [castle.turner] if castle.turner != resting(castle) else []
    if who == "nominee":
        return [castle.nominee] if castle.nominee != resting(castle) else []
    if who == "it":
        return [it] if it >= 0 else []
    if who == "all":
        return prisoners(castle)
    everybody = all_but(castle, resting(castle))
    if who == "others":
        # Once a page has named somebody, the others are all but that one.
        one = castle.nominee if castle.nominee >= 0 else castle.turner
        return [other for other in everybody if other != one]
    return extremes(castle, everybody, who)


def extremes(castle: Castle, among: list[int], which: str) -> list[int]:
    """Whoever among them has the lowest (or highest) hit points, all who are tied (EC-RULING-45)."""
    if not among:
        return []
    points = [castle.prisoners[who].hp for who in among]
    mark = min(points) if which == "lowest" else max(points)
    return [who for who in among if castle.prisoners[who].hp == mark]
