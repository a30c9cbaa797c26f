"""After a quest: the gold of the Search cards, and a rest.

D2-CAMP-GOLD-01 to D2-CAMP-GOLD-03, D2-CAMP-REST-01 to D2-CAMP-REST-03, D2-CORE-135. Worked examples: D2-EX-56.
"""

from __future__ import annotations

from undercroft.games.descent.rules.sheets import SEARCH_GOLD
from undercroft.games.descent.rules.waiting import LOSE_GOLD, take
from undercroft.games.descent.state import GoldGained, Healed, Journey


def count_gold(table: Journey) -> None:
    """What all Search cards gained in the quest are worth, used or not; then they go back (D2-CAMP-GOLD-01 to 03)."""
    gold = 0
    for hero in table.heroes:
        for card in hero.found:
            gold += SEARCH_GOLD[card]
        table.search += hero.found
        hero.found = []
        hero.flipped = []
    table.search += table.search_discard
    table.search_discard = []
    table.chance.decks.shuffle(table.search)
    earn(table, gold, "search")
    assert table.campaign is not None
    earn(table, -min(take(table, LOSE_GOLD), table.campaign.gold), "rumour")


def earn(table: Journey, gold: int, why: str) -> None:
    """Gold for the party (D2-CAMP-GOLD-02)."""
    assert table.campaign is not None
    if gold:
        table.campaign.gold += gold
        table.tell(GoldGained(gold, why))


def rest(table: Journey) -> None:
    """Damage, fatigue and conditions go; the overlord shuffles deck and discards (D2-CAMP-REST-01 to 03)."""
    for number, hero in enumerate(table.heroes):
        figure = table.figures[number]
        damage, fatigue = figure.damage, hero.fatigue
        figure.damage = 0
        figure.conditions = []
        hero.fatigue = 0
        hero.knocked_out = False
        hero.exhausted = []
        if damage or fatigue:
            table.tell(Healed(number, damage, fatigue, "rest"))
    overlord = table.overlord
    overlord.deck += overlord.discard
    overlord.discard = []
    table.chance.decks.shuffle(overlord.deck)
