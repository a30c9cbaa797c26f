"""How encounters end: victory, defeat, a boss beaten (DS-END, DS-BEND)."""

from __future__ import annotations

from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.bonfire import in_campaign, rest
from undercroft.games.dark_souls.rules.first_steps import is_first
from undercroft.games.dark_souls.rules.gear import pile
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.setup import most_sparks
from undercroft.games.dark_souls.rules.souls import collect, drop, gain
from undercroft.games.dark_souls.rules.table import battle_of
from undercroft.games.dark_souls.state import (
    BossFell,
    Bought,
    Ended,
    EnterFog,
    NextHalf,
    PartyDefeated,
    Souls,
    Triumphed,
    Won,
)


def clean_up(table: Souls, red: bool) -> None:
    """Cubes and conditions go, terrain and traps are as before, the first activation passes on.

    DS-END-02, DS-END-10, DS-COND-04, DS-TERR-07, DS-TRAP-07, DS-RULING-102, DS-RULING-108.
    """
    battle = battle_of(table)
    for hero in table.heroes:
        hero.black = 0
        if red:
            hero.red = 0
        hero.conditions = []
        hero.node = -1
        hero.place = -1
    if battle.acted >= 0 or table.activation is not None:
        last = battle.acted if table.activation is None else table.activation.who
        table.first = (last + 1) % len(table.heroes)
    table.foes = []
    table.battle = None
    table.activation = None
    table.deck = None


def won(table: Souls, step: Won) -> None:
    """Victory: two souls a character, and what lay there (DS-END-01 to DS-END-03, DS-RULING-104)."""
    battle = battle_of(table)
    tile = battle.tile
    if table.dropped >= 0 and table.dropped_tile == tile and table.profile["souls_after_victory"] == "collected":
        collect(table, 0)
    if tile == BONFIRE:
        table.next(BossFell())
        return
    laid = table.map[tile]
    laid.won = True
    clean_up(table, True)
    table.tell(Triumphed(laid.encounter))
    if is_first(table):
        table.tell(Ended(True))
        table.end("won")
    gain(table, 2 * len(table.heroes))


def lost(table: Souls, step: PartyDefeated) -> None:
    """Defeat: souls fall where the hero died, all go back and rest; with no spark left it is the end.

    DS-END-05 to DS-END-09, DS-SETUP-08, DS-EQUIP-17, DS-RULING-100, DS-RULING-105, DS-CAMP-18, DS-RULING-127,
    DS-RULING-27, DS-RULING-107.
    """
    if table.sparks <= 0:
        table.tell(Ended(False))
        table.end("lost")
    drop(table, step.who)
    clean_up(table, True)
    for hero in table.heroes:
        hero.ember = False
    table.at = BONFIRE
    table.quest.beaten = 0
    rest(table, False)


def boss_fell(table: Souls, step: BossFell) -> None:
    """A boss is beaten: souls for the sparks left, its treasure, and on (DS-END-04, DS-BEND, DS-MIDSETUP-07).

    DS-BEND-02, DS-BEND-03, DS-RULING-98, DS-RULING-99, DS-EXAMPLE-29.
    """
    boss = table.quest.boss
    clean_up(table, True)
    table.tell(Triumphed(boss))
    gain(table, table.sparks * len(table.heroes))
    if in_campaign(table):
        section_won(table)
        return
    if table.quest.half == 1:
        table.tell(Ended(True))
        table.end("won")
    award(table, boss)
    table.next(NextHalf())


def award(table: Souls, boss: str) -> None:
    """The boss's treasure goes straight to the inventory (DS-MIDSETUP-07, DS-BEND-01, DS-CAMP-24)."""
    for owner in [boss, *[one.id for one in CARDS.hunt(boss)]]:
        for card in pile("boss", owner):
            if card not in table.inventory:
                table.inventory.append(card)
                table.tell(Bought(card))


def section_won(table: Souls) -> None:
    """The next boss at once, the next section, or the end (DS-CAMP-05, DS-CAMP-15, DS-SCEN-03, DS-SCEN-04).

    DS-RULING-101, DS-RULING-135, DS-RULING-137, DS-CAMP-17, DS-RULING-126.
    """
    quest = table.quest
    sections = CARDS.campaigns[quest.mode].sections
    section = sections[quest.half]
    quest.beaten += 1
    if quest.beaten < len(section.bosses):
        table.next(EnterFog())
        return
    award(table, quest.boss)
    if quest.half + 1 == len(sections):
        table.tell(Ended(True))
        table.end("won")
    table.sparks = min(most_sparks(table), table.sparks + 1)
    table.next(NextHalf())
