"""What must hold on every table of Dark Souls, whoever says that it was laid."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undercroft.engine.errors import BadSave
from undercroft.engine.record import Step
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.first_steps import FIRST
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, CHARACTERS, FACES, GEAR, SHEETS
from undercroft.games.dark_souls.rules.layout import BONFIRE, TILES
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, WALLS
from undercroft.games.dark_souls.rules.setup import SPARKS
from undercroft.games.dark_souls.state import Battle, Deck, Foe, Hero, MapTile, PlaceEncounters, Souls

CONDITIONS: Final = {"bleed", "poison", "frostbite", "stagger"}
MOST_STEPS: Final = 200  # on the agenda
MOST_DICE: Final = 60
MOST_FOES: Final = 40
MOST: Final = 10_000  # souls, and whatever else is counted


def check(table: Souls) -> None:
    """Refuse a table that cannot be."""
    for reason in wrong(table):
        raise BadSave(f"no table is like this: {reason}")


def wrong(table: Souls) -> list[str]:
    """Everything on this table that no box could lay out."""
    return [
        *wrong_heroes(table),
        *wrong_cards(table),
        *wrong_map(table),
        *wrong_quest(table),
        *wrong_battle(table),
        *([] if table.deck is None else wrong_deck(table.deck)),
        *wrong_tokens(table),
        *wrong_agenda(table),
    ]


# -- cards -----------------------------------------------------------------------------------------------


def worn(hero: Hero) -> list[str]:
    """What a hero wears and carries."""
    return [card for card in [hero.armour, *hero.hands, *hero.backup] if card]


def places_of_cards(table: Souls) -> list[str]:
    """Every card that is somewhere, or was sold, as often as it is."""
    places = table.treasure + table.legends + table.inventory + list(table.upgrades) + table.sold
    places += [card for card in table.drawn if card not in table.inventory]  # one being given out lies in both
    return places + [card for hero in table.heroes for card in worn(hero)]


def wrong_cards(table: Souls) -> list[str]:
    """Every copy of a card exists and is in one place; upgrades lie under what can take them."""
    places = places_of_cards(table)
    found = [f"{card} twice" for card, count in Counter(places).items() if count > 1]
    found += [f"{card} is no card" for card in places if card not in CARDS.copies]
    if found:
        return found
    shown = table.drawn[:1]
    found += [f"{up} is under {card}" for up, card in table.upgrades.items() if card not in places + shown]
    for card in set(table.upgrades.values()):
        if card in GEAR and list(table.upgrades.values()).count(card) > GEAR[card].upgrades:
            found.append(f"too much is under {card}")
    return found


# -- heroes ----------------------------------------------------------------------------------------------


def wrong_heroes(table: Souls) -> list[str]:
    """Bars of ten boxes, hands of two, at most three weapons, tiers that exist, conditions that do."""
    found: list[str] = []
    if [hero.seat for hero in table.heroes] != list(range(len(table.heroes))) or not 1 <= len(table.heroes) <= 4:
        return ["seats and heroes differ"]
    for who, hero in enumerate(table.heroes):
        if hero.black < 0 or hero.red < 0 or hero.black + hero.red > 10:
            found.append(f"the bar of {who} holds {hero.black} and {hero.red}")
        if len(hero.hands) != 2 or len([card for card in hero.hands + hero.backup if card]) > 3:
            found.append(f"{who} carries {len(hero.hands)} and {len(hero.backup)}")
        highest = 4 if table.quest.mode in CARDS.campaigns else 3
        if len(hero.tiers) != 4 or min(hero.tiers) < 0 or max(hero.tiers) > highest:
            found.append(f"the tiers of {who} are {hero.tiers[:8]}")
        if not set(hero.conditions) <= CONDITIONS or len(set(hero.conditions)) < len(hero.conditions):
            found.append(f"{who} suffers from {hero.conditions[:8]}")
        if hero.kind and hero.kind not in CHARACTERS:
            found.append(f"{who} is a {hero.kind}")
        if not -1 <= hero.place <= 7:
            found.append("a place that is none")
        for card in worn(hero):
            if card not in GEAR or GEAR[card].slot == "none" or (GEAR[card].slot == "armour") != (card == hero.armour):
                found.append(f"{who} holds {card}")
    kinds = [hero.kind for hero in table.heroes if hero.kind]
    if len(kinds) != len(set(kinds)):
        found.append("a class twice")
    return found


# -- the map ---------------------------------------------------------------------------------------------


def encounters_to_come(table: Souls) -> list[str]:
    """The encounters on the map, and those still to be dealt to it."""
    left = [card for step in table.agenda if isinstance(step, PlaceEncounters) for card in step.left]
    return [laid.encounter for laid in table.map if laid.encounter] + left


def traps_of(table: Souls) -> list[str]:
    """Every trap token, laid or not."""
    return table.traps + [trap for laid in table.map for trap in laid.traps if trap]


def wrong_map(table: Souls) -> list[str]:
    """Tiles once and apart, encounters once at most, traps no more than the box has."""
    found: list[str] = []
    tiles = [laid.tile[:-1] for laid in table.map]
    if len(tiles) != len(set(tiles)) or not set(tiles) <= set(TILES):
        return ["tiles that are none"]
    places = [(laid.x, laid.y) for laid in table.map] + [(0, 0)]
    if len(places) != len(set(places)) or any(abs(x) > len(places) or abs(y) > len(places) for x, y in places):
        found.append("a tile on another, or far away")
    cards = encounters_to_come(table) + [card for pile in table.encounters for card in pile]
    if len(cards) != len(set(cards)) or not set(cards) <= set(CARDS.encounters):
        found.append("an encounter twice, or one that is none")
    traps = Counter(traps_of(table))
    if not traps <= Counter({trap.id: trap.copies for trap in CARDS.traps.values()}):
        found.append("traps that are none")
    for laid in table.map:
        found += wrong_tile(laid)
    if not BONFIRE <= table.at < max(1, len(table.map)) or not BONFIRE <= table.fog < max(1, len(table.map)):
        found.append(f"the party at {table.at}, the fog at {table.fog}")
    if table.fog_wall not in ("", *WALLS):
        found.append("the fog on no wall")
    return found


def wrong_tile(laid: MapTile) -> list[str]:
    """What is known of a tile is there; nothing lies beyond its nodes."""
    if laid.tile not in CARDS.tiles or not 0 <= laid.quarters <= 3:
        return ["a tile that is none"]
    if laid.traps and len(laid.traps) != ROOM:
        return [f"{len(laid.traps)} nodes with traps"]
    if any(not 0 <= node < ROOM or not laid.traps or not laid.traps[node] for node in laid.known):
        return ["a trap is known where none is"]
    return ["a chest twice"] if len(laid.opened) != len(set(laid.opened)) or len(laid.opened) > 2 else []


# -- the encounter ---------------------------------------------------------------------------------------


def wrong_battle(table: Souls) -> list[str]:
    """Models on nodes of the room, health that is left, whoever is named is there."""
    battle = table.battle
    if battle is None:
        left = (table.foes, table.activation, table.roll, table.deck)
        return ["an encounter is over and is not"] if any(left) else []
    if battle.size not in (ROOM, HALL) or len(battle.terrain) != battle.size or len(table.foes) > MOST_FOES:
        return ["a room of no size"]
    found: list[str] = []
    standing = [hero.node for hero in table.heroes] + [foe.node for foe in table.foes]
    if any(not -1 <= node < battle.size for node in [*standing, *battle.sprung, *battle.entries]):
        found.append("a model outside")
    for foe in table.foes:
        found += wrong_foe(table, foe)
    ids = [foe.id for foe in table.foes]
    if len(ids) != len(set(ids)) or len(battle.order) > MOST_FOES:
        found.append("who acts is not there")
    if not 0 <= battle.aggro < len(table.heroes) or not -1 <= battle.turn < len(table.heroes):
        found.append("nobody draws the enemies")
    return found + wrong_figures(table, battle)


def wrong_foe(table: Souls, foe: Foe) -> list[str]:
    """An enemy of the box, with health left, facing somewhere if it is a boss."""
    if foe.kind not in SHEETS or not 0 <= foe.id < len(table.roster):
        return ["an enemy that is none"]
    found: list[str] = []
    if not 0 <= foe.wounds <= SHEETS[foe.kind].health:
        found.append(f"{foe.kind} with {foe.wounds} wounds")
    if (foe.facing >= 0) != (foe.kind in CARDS.bosses) or foe.facing > 7:
        found.append(f"{foe.kind} faces {foe.facing}")
    if table.roster[foe.id].split(".")[0] != foe.kind:
        found.append("the roster names another")
    if not set(foe.conditions) <= CONDITIONS:
        found.append(f"{foe.kind} suffers from {foe.conditions[:8]}")
    return found


def wrong_figures(table: Souls, battle: Battle) -> list[str]:
    """Heroes and cards that are named exist; dice are no more than there are."""
    found: list[str] = []
    if not 0 <= battle.base <= MOST_STEPS or not BONFIRE <= battle.tile < max(1, len(table.map)):
        found.append("an encounter nowhere")
    activation, roll = table.activation, table.roll
    if activation is not None and not 0 <= activation.who < len(table.heroes):
        found.append("nobody acts")
    if roll is not None:
        if not set(roll.dice) <= set(FACES) or len(roll.dice) > MOST_DICE or len(roll.shown) > MOST_DICE:
            found.append("dice that are none")
        if not -1 <= roll.who < len(table.heroes):
            found.append("nobody rolled")
    return found


def wrong_deck(deck: Deck) -> list[str]:
    """Every behaviour once: to come, played or left out; a pair leaves nothing out."""
    cards = deck.cards + deck.played + deck.spare
    if len(cards) != len(set(cards)) or not set(cards) <= set(BEHAVIOURS):
        return ["a behaviour twice, or one that is none"]
    bosses = CARDS.hunt(deck.boss)
    owners = {boss.id for boss in bosses}
    if not {CARDS.owners.get(card, "") for card in cards} <= owners:
        return ["a behaviour of another boss"]
    if len(bosses) == 1 and set(cards) != {pattern.id for pattern in bosses[0].behaviours}:
        return ["a behaviour is nowhere"]
    return [] if deck.cards or deck.played else ["no behaviour at all"]


# -- the rest --------------------------------------------------------------------------------------------


def wrong_quest(table: Souls) -> list[str]:
    """A way to play and a boss that exist, and a part of the campaign that it has."""
    quest = table.quest
    parts = len(CARDS.campaigns[quest.mode].sections) if quest.mode in CARDS.campaigns else 2
    if quest.mode not in ("standard", FIRST, *CARDS.campaigns):
        return [f"nobody plays {quest.mode}"]
    if not 0 <= quest.half <= parts or not 0 <= quest.beaten <= parts:
        return [f"part {quest.half} of {parts}"]
    return [f"no boss is called {quest.boss}"] if quest.boss and not CARDS.hunt(quest.boss) else []


def wrong_tokens(table: Souls) -> list[str]:
    """Souls and sparks within bounds."""
    most = SPARKS[len(table.heroes)]
    if not 0 <= table.souls <= MOST or not -1 <= table.dropped <= MOST:
        return [f"{table.souls} souls, {table.dropped} dropped"]
    if not -1 <= table.first < len(table.heroes):
        return ["nobody is first"]
    return [f"{table.sparks} sparks of {most}"] if not 0 <= table.sparks <= most else []


def wrong_agenda(table: Souls) -> list[str]:
    """Steps about heroes, foes, cards and tiles that exist, and no more of them than an encounter can bring."""
    if len(table.agenda) > MOST_STEPS:
        return [f"{len(table.agenda)} steps to come"]
    return [f"{step!r} cannot come" for step in table.agenda if not is_possible(table, step)]


def is_possible(table: Souls, step: Step) -> bool:
    """Whether what a step names is there."""
    names = step.fields()
    values = step.to_wire_shallow()
    for place, name in enumerate(names):
        value = values[place]
        if name == "foe" and not -1 <= value < len(table.roster):
            return False
        if name in ("who", "target") and not -1 <= value < len(table.heroes):
            return False
        if name == "tile" and not BONFIRE <= value < len(table.map):
            return False
        if name in ("icon", "option", "turn") and not -1 <= value <= MOST_STEPS:
            return False
        if name == "left" and isinstance(value, int) and not 0 <= value <= MOST_STEPS:
            return False
        if name in ("left", "hit") and isinstance(value, list) and len(value) > MOST_STEPS:
            return False
    return True
