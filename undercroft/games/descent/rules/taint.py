"""Taint: a card face down for each hero, two Health more, and what comes to light with a defeat.

D2-TAINT-01 to D2-TAINT-04, D2-CORE-119, D2-CORE-120, D2-RULING-60. Worked examples: D2-EX-63.
"""

from __future__ import annotations

from undercroft.games.descent.rules.table import flag, is_hero
from undercroft.games.descent.state import Journey


def deal(table: Journey) -> None:
    """Before a quest each hero gets a card that nobody looks at (D2-TAINT-01, D2-CORE-119)."""
    if flag(table, "taint") == "off":
        return
    for hero in table.heroes:
        if table.tainted:
            hero.taint = table.tainted.pop()
            hero.taint_shown = False


def discard(table: Journey) -> None:
    """After the quest the cards go back among the others (D2-TAINT-04)."""
    for hero in table.heroes:
        if hero.taint:
            table.tainted.append(hero.taint)
            hero.taint = ""
            hero.taint_shown = False
    table.chance.decks.shuffle(table.tainted)


def may_be_helped(table: Journey, hero: int, by: int, card: str) -> bool:
    """Whether a hero recovers damage by this: knocked out with the card face up, only by the untainted, or by a feat.

    D2-CORE-120.
    """
    one = table.heroes[hero]
    if not one.knocked_out or not one.taint_shown or card.endswith(".feat"):
        return True
    return is_hero(table, by) and not table.heroes[by].taint_shown
