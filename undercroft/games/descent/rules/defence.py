"""A figure's defence pool: what is printed, worn, given by cards, and what lasts.

D2-CORE-52, D2-ATK-12.
"""

from __future__ import annotations

from undercroft.games.descent.rules.needs import are_met
from undercroft.games.descent.rules.sheets import ITEMS
from undercroft.games.descent.rules.table import face_of, lasts, passives
from undercroft.games.descent.state import Journey


def defence_dice(table: Journey, figure: int) -> list[str]:
    """Printed dice, armour, cards while what they need is so, what lasts; a monkey has none (D2-CORE-52)."""
    dice = face_of(table, figure).defence.copy()
    if figure < len(table.heroes):
        for item in table.heroes[figure].worn:
            dice.extend(ITEMS[item].defence)
    if table.encounter is None:
        return dice
    if lasts(table, figure, "monkey"):
        return []
    for passive in passives(table, figure, "defence_dice"):
        if are_met(table, figure, passive.needs, passive.card, figure):
            dice.extend(passive.dice)
    for colour in ("brown", "gray", "black"):
        dice.extend([colour] * lasts(table, figure, f"defence_{colour}"))
    return dice
