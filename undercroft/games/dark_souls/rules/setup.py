"""Set-up, and set-up after a boss (DS-SETUP, DS-MIDSETUP)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.activation import holdings
from undercroft.games.dark_souls.rules.bonfire import rest
from undercroft.games.dark_souls.rules.first_steps import PARTY, enter_first_room, is_first
from undercroft.games.dark_souls.rules.gear import GEAR, TRAPS, pile
from undercroft.games.dark_souls.rules.layout import BONFIRE, TILES, draw_encounters
from undercroft.games.dark_souls.rules.table import ask_group, meets
from undercroft.games.dark_souls.state import (
    ChooseBoss,
    Hero,
    Hunt,
    Hunted,
    LayTiles,
    NextHalf,
    PlaceEncounters,
    Quest,
    Reached,
    Roam,
    Souls,
    Swap,
    TakeClass,
    TakeClasses,
    TookClass,
)

SPARKS: Final = (0, 5, 4, 3, 2)
SOLO_SOULS: Final = 16


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Souls:
    """An empty table around a bonfire.

    DS-SETUP-01, DS-SETUP-02, DS-SETUP-16, DS-SETUP-21, DS-SETUP-22, DS-SETUP-03, DS-SETUP-17, DS-CAMP-14,
    DS-RULING-130.
    """
    heroes = [new_hero(seat) for seat in range(seats)]
    return Souls(
        agenda=[Roam(), ChooseBoss(), TakeClasses()],
        chance=chance,
        over="",
        profile={name: str(value) for name, value in options.items()},
        quest=Quest(str(options["mode"]), 0, "", 0, False),
        heroes=heroes,
        foes=[],
        map=[],
        at=BONFIRE,
        fog=-1,
        fog_wall="",
        sparks=SPARKS[seats],
        souls=SOLO_SOULS if seats == 1 else 0,
        dropped=-1,
        dropped_tile=-1,
        dropped_node=-1,
        first=-1,
        roster=[],
        treasure=[],
        inventory=[],
        upgrades={},
        legends=sorted(pile("legendary")),
        encounters=[],
        traps=TRAPS.copy(),
        drawn=[],
        battle=None,
        activation=None,
        deck=None,
        roll=None,
        sold=[],
    )


def new_hero(seat: int) -> Hero:
    """A character before it has a class: an empty bar, every token ready but the Ember.

    DS-SETUP-16, DS-SETUP-18, DS-CHAR-08, DS-CHAR-11.
    """
    return Hero(seat, "", -1, -1, 0, 0, [0, 0, 0, 0], "", ["", ""], [], True, True, True, False, False, [])


def take_classes(table: Souls, step: TakeClasses) -> Rule:
    """Each player takes a class and its equipment; then the treasure deck is made.

    DS-SETUP-14, 15, 19, 20, DS-COMP-04, DS-RULING-129, DS-CAMP-21, DS-EXAMPLE-02.
    """
    fresh: list[str] = []
    for who, hero in enumerate(table.heroes):
        if hero.kind:
            continue
        taken = [other.kind for other in table.heroes]
        kinds = PARTY[who : who + 1] if is_first(table) else CARDS.characters
        options: list[Action] = [TakeClass(kind) for kind in kinds if kind not in taken]
        answer = yield Decision([hero.seat], options, "ask-class", ("DS-DECISION-01", "DS-SETUP-14"), about=who)
        assert isinstance(answer, TakeClass)
        hero.kind = answer.kind
        fresh.append(answer.kind)
        table.tell(TookClass(hero.seat, who, answer.kind))
        yield from take_equipment(table, who)
    treasure = table.treasure if table.map else sorted(pile("common"))
    known = in_play(table) + table.sold
    for kind in fresh:
        for name in ("class", "transposed") if table.quest.legends else ("class",):
            cards = pile(name, kind)
            # Who comes as somebody that has left finds these in the campaign already, or they were sold out of it.
            if not any([card in known for card in cards]):
                treasure.extend(cards)
    treasure.sort()
    table.chance.decks.shuffle(treasure)
    table.treasure = treasure


def in_play(table: Souls) -> list[str]:
    """Every card that has come into the game and is somewhere on the table."""
    found = table.treasure + table.inventory + table.drawn + list(table.upgrades)
    for hero in table.heroes:
        found.extend([hero.armour, *hero.hands, *hero.backup])
    return found


def take_equipment(table: Souls, who: int) -> Rule:
    """Armour on, the rest in the hands, and behind if they are too many (DS-SETUP-15, DS-DECISION-60)."""
    hero = table.heroes[who]
    for card in CARDS.characters[hero.kind].starts_with:
        single = f"{card}.1"
        if single in table.inventory and meets(table, hero, single):
            table.inventory.remove(single)
        elif single in in_play(table):
            continue  # whoever was this character before left it behind, and it is not to be had
        if GEAR[single].slot == "armour":
            hero.armour = single
        else:
            hero.backup.append(single)
    both = [pair for pair in holdings(hero) if pair[0] and pair[1]]
    options: list[Action] = [Swap(left, right) for left, right in both or holdings(hero)]
    answer = options[0]
    if len(options) > 1:
        answer = yield Decision([hero.seat], options, "ask-hold", ("DS-DECISION-60", "DS-SETUP-15"), about=who)
    assert isinstance(answer, Swap)
    hero.hands = [answer.left, answer.right]
    hero.backup = [card for card in hero.backup if card not in hero.hands]


def levels_ahead(table: Souls) -> list[int]:
    """The levels of the encounters on the way to the boss (DS-BDATA-04, DS-CAMP-04, DS-RULING-138)."""
    quest = table.quest
    if quest.mode in CARDS.campaigns:
        return CARDS.campaigns[quest.mode].sections[quest.half].levels
    return CARDS.hunt(quest.boss)[0].levels


def choose_boss(table: Souls, step: ChooseBoss) -> Rule:
    """The boss is chosen, or the campaign says which; then the map is laid.

    DS-SETUP-04, 09, DS-MIDSETUP-01 to 03, DS-RULING-117.
    """
    quest = table.quest
    if is_first(table):
        enter_first_room(table)
        return
    if quest.mode in CARDS.campaigns:
        quest.boss = CARDS.campaigns[quest.mode].sections[quest.half].bosses[0]
    else:
        names = CARDS.hunts("mini" if quest.half == 0 else "main")
        options: list[Action] = [Hunt(name) for name in names]
        answer = yield ask_group(table, options, "ask-boss", ("DS-DECISION-02", "DS-SETUP-09"))
        assert isinstance(answer, Hunt)
        quest.boss = answer.boss
    table.tell(Hunted(quest.boss))
    levels = levels_ahead(table)
    tiles = TILES.copy()
    table.chance.setup.shuffle(tiles)
    table.map = []
    cards = draw_encounters(table, levels)
    table.next(LayTiles(tiles[: len(levels)]), PlaceEncounters(cards))


def most_sparks(table: Souls) -> int:
    """No more sparks than the party began with, by its number (DS-CAMP-08, DS-CAMP-16, DS-RULING-128, DS-SETUP-03)."""
    return SPARKS[len(table.heroes)]


def next_half(table: Souls, step: NextHalf) -> None:
    """After a boss: new tiles, more treasure, a free rest, a new boss.

    DS-MIDSETUP-01 to 06, DS-RULING-136, 137, DS-CAMP-02, DS-SCEN-11.
    """
    quest = table.quest
    quest.half += 1
    quest.beaten = 0
    take_tiles_away(table)
    if not quest.legends:
        quest.legends = True
        for hero in table.heroes:
            table.treasure.extend(pile("transposed", hero.kind))
        table.chance.decks.shuffle(table.legends)
        table.treasure.extend(table.legends[:5])
        table.legends = sorted(table.legends[5:])
        table.treasure.sort()
        table.chance.decks.shuffle(table.treasure)
    if quest.mode == "standard":
        table.sparks = most_sparks(table)
    rest(table, True)
    table.tell(Reached(quest.half))
    table.next(ChooseBoss())


def take_tiles_away(table: Souls) -> None:
    """Traps go back to the supply, souls left lying are lost (DS-RULING-106, DS-RULING-144)."""
    for laid in table.map:
        for trap in laid.traps:
            if trap:
                table.traps.append(trap)
    table.traps.sort()
    table.map = []
    table.fog = -1
    table.at = BONFIRE
    table.dropped = -1
