"""What is printed on every card, in one language, for a board to show; and the rule behind each kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.message import Message
from undercroft.games.dark_souls import cards
from undercroft.games.dark_souls.cards import (
    ARCS,
    BehaviourCard,
    Boss,
    Character,
    Encounter,
    Enemy,
    Equipment,
    Option,
    Tile,
)
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.bonfire import CAMPAIGN_COST, LEVEL_COST
from undercroft.games.dark_souls.rules.encounters import counted
from undercroft.games.dark_souls.rules.gear import COLOURS, FACES, STATS, dice_of
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, WALLS, XY, node_at
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.telling.names import encounter_name, foe_called
from undercroft.games.dark_souls.words import (
    ability_line,
    boss_lines,
    boss_name,
    character_lines,
    encounter_lines,
    enemy_lines,
    item_lines,
    needs_of,
    option_line,
    option_short,
    pattern_lines,
    power_line,
    said,
    section_line,
    tile_line,
    trap_line,
)

if TYPE_CHECKING:
    from undercroft.engine.text import Text

CONDITIONS: Final = ("bleed", "poison", "frostbite", "stagger")
TERRAIN: Final = ("barrel", "broken", "chest", "gravestone")
TOKENS: Final = ("estus", "luck", "heroic", "ember", "aggro", "first")

SOURCES: Final = {
    "TookClass": "DS-SETUP-14",
    "Hunted": "DS-SETUP-09",
    "LaidTile": "DS-SETUP-05",
    "FogRose": "DS-SETUP-06",
    "Went": "DS-EXPLORE-01",
    "Rested": "DS-BONFIRE-21",
    "Bought": "DS-BONFIRE-06",
    "Gained": "DS-END-03",
    "Spent": "DS-BONFIRE-04",
    "Sold": "DS-CAMP-20",
    "Levelled": "DS-BONFIRE-17",
    "Refilled": "DS-BONFIRE-19",
    "Equipped": "DS-BONFIRE-10",
    "Stowed": "DS-BONFIRE-10",
    "Attached": "DS-BONFIRE-12",
    "Detached": "DS-BONFIRE-13",
    "Kindled": "DS-EQUIP-15",
    "Opened": "DS-TERR-09",
    "Began": "DS-EXPLORE-02",
    "Appeared": "DS-ENCSET-02",
    "Stood": "DS-ENC-01",
    "Drew": "DS-ACT-02",
    "Foresaw": "DS-BSTART-08",
    "Activated": "DS-ENC-04",
    "Recovered": "DS-BAR-06",
    "Paid": "DS-BAR-02",
    "Tired": "DS-RULING-158",
    "Swapped": "DS-ACT-03",
    "Moved": "DS-NODE-09",
    "Circled": "DS-ARC-09",
    "Broke": "DS-TERR-05",
    "Sprang": "DS-TRAP-02",
    "Regained": "DS-END-08",
    "Drank": "DS-CHAR-09",
    "UsedHeroic": "DS-CHAR-02",
    "Attacked": "DS-ATK-02",
    "RolledDice": "DS-RULING-121",
    "Rerolled": "DS-CHAR-12",
    "Hit": "DS-ATK-07",
    "Fell": "DS-EDATA-07",
    "HeatedUp": "DS-BSTART-10",
    "Mended": "DS-RULING-95",
    "Flipped": "DS-BACT-01",
    "Reshuffled": "DS-BSTART-10",
    "FoeActed": "DS-ENEMY-01",
    "FoeMoved": "DS-EMOVE-01",
    "FoeTurned": "DS-BMOVE-01",
    "Struck": "DS-EATK-01",
    "Missed": "DS-EATK-03",
    "Defended": "DS-DEF-01",
    "Suffered": "DS-BAR-03",
    "Afflicted": "DS-COND-01",
    "Shook": "DS-COND-03",
    "Pushed": "DS-PUSH-04",
    "Died": "DS-BAR-05",
    "Dropped": "DS-END-07",
    "Triumphed": "DS-END-01",
    "Dashed": "DS-CAMP-11",
    "Reached": "DS-MIDSETUP-01",
    "Ended": "DS-COMP-02",
}


def faces(text: Text) -> dict[str, Any]:
    """Every card, tile and token by kind and id, with the words and figures on it."""
    hunts = CARDS.hunts("mini") + CARDS.hunts("main")
    return {
        "characters": {id: character(text, card) for id, card in CARDS.characters.items()},
        "heroic": {card.heroic: named(text, f"heroic-{card.heroic}") for card in CARDS.characters.values()},
        "equipment": {id: equipment(text, card) for id, card in CARDS.equipment.items()},
        "enemies": {id: enemy(text, card) for id, card in CARDS.enemies.items()},
        "bosses": {id: boss(text, card) for id, card in CARDS.bosses.items()},
        "hunts": {hunt: hunted(text, hunt) for hunt in hunts},
        "patterns": {id: pattern(text, card) for id, card in CARDS.behaviours.items()},
        "encounters": {id: encounter(text, card) for id, card in CARDS.encounters.items()},
        "traps": {
            id: {"text": text.tell(trap_line(card)), "damage": card.damage, "dodge": card.dodge, "copies": card.copies}
            for id, card in CARDS.traps.items()
        },
        "tiles": {id: tile(text, card) for id, card in CARDS.tiles.items()},
        "nodes": [{"x": x, "y": y, "name": text.say(f"node-{node}")} for node, (x, y) in enumerate(XY[:HALL])],
        "rooms": {"room": ROOM, "hall": HALL},
        "campaigns": {id: campaign(text, id) for id in CARDS.campaigns},
        "conditions": {id: named(text, f"condition-{id}") for id in CONDITIONS},
        "terrain": {id: named(text, f"terrain-{id}") for id in TERRAIN},
        "tokens": {id: named(text, f"token-{id}") for id in TOKENS},
        "stats": {stat: text.say(f"stat-{stat}") for stat in STATS},
        "arcs": {arc: text.say(f"arc-{arc}") for arc in ARCS},
        "walls": {wall: text.say(f"wall-{wall}") for wall in WALLS},
        "dice": {colour: FACES[colour] for colour in (*COLOURS, "dodge")},
        "levels": {"standard": list(LEVEL_COST), "campaign": list(CAMPAIGN_COST)},
    }


def named(text: Text, message: str) -> dict[str, Any]:
    """A name and a text."""
    return {"name": text.say(message), "text": text.say(f"{message}.text")}


# -- characters and what they carry -----------------------------------------------------------------------


def character(text: Text, card: Character) -> dict[str, Any]:
    """A class: its line, its heroic action, its figures."""
    return {
        "name": text.say(f"hero-{card.id}"),
        "the": text.say(f"hero-{card.id}.the"),
        "story": text.say(f"hero-{card.id}.text"),
        "lines": said(text, character_lines(card)),
        "taunt": card.taunt,
        "stats": {stat: list(getattr(card, stat)) for stat in reversed(STATS)},  # as characters.toml has them
        "heroic": card.heroic,
        "starts_with": card.starts_with,
    }


def equipment(text: Text, card: Equipment) -> dict[str, Any]:
    """A treasure card, in words and in figures."""
    return {
        "name": text.say(f"item-{card.id}"),
        "lines": said(text, item_lines(card)),
        "pile": card.pile,
        "pile_name": text.say("card-pile", pile=card.pile),
        "kind": card.kind,
        "kind_name": text.say("card-kind", kind=card.kind),
        "owner": card.owner,
        "slot": card.slot,
        "copies": card.copies,
        "needs": needs_of(card),
        "range": card.range,
        "block": dice_of(card.block),
        "resist": dice_of(card.resist),
        "dodge": card.dodge,
        "upgrades": card.upgrades,
        "options": [option(text, card, one) for one in card.options],
        "powers": said(text, [power_line(power) for power in card.powers]),
    }


def option(text: Text, owner: Equipment, card: Option) -> dict[str, Any]:
    """One way to use a card; `icons` as they stand on it, beside the dice."""
    return {
        "text": text.tell(option_line(card)),
        "short": text.tell(option_short(owner, card)),
        "stamina": card.stamina,
        "dice": dice_of(card.dice),
        "modifier": card.modifier,
        "icons": {
            "magical": card.magical,
            "node": card.node,
            "shaft": card.shaft,
            "repeat": card.repeat,
            "range": card.range,
            "before": card.shift_before,
            "after": card.shift_after,
            "conditions": card.conditions,
            "push": card.push,
            "backup": card.backup,
        },
        "attack": card.attacks,
    }


# -- enemies and bosses -----------------------------------------------------------------------------------


def enemy(text: Text, card: Enemy) -> dict[str, Any]:
    """An enemy's data card."""
    return {
        "name": text.say(f"enemy-{card.id}"),
        "the": text.say(f"enemy-{card.id}.the"),
        "story": text.say(f"enemy-{card.id}.text"),
        "lines": said(text, enemy_lines(card)),
        "models": card.models,
        "threat": card.threat,
        "health": card.health,
        "block": card.block,
        "resist": card.resist,
        "dodge": card.dodge,
        "range": card.range,
        "icons": [icon(step) for step in card.icons],
    }


def boss(text: Text, card: Boss) -> dict[str, Any]:
    """A boss's data card, with its ability."""
    ability: dict[str, str] | None = None
    if card.ability:
        ability = {"name": text.say(f"ability-{card.ability}"), "text": text.tell(ability_line(card))}
    return {
        "name": text.say(f"boss-{card.id}"),
        "the": text.say(f"boss-{card.id}.the"),
        "story": text.say(f"boss-{card.id}.text"),
        "lines": said(text, boss_lines(card)),
        "ability": ability,
        "kind": card.kind,
        "kind_name": text.say("boss-kind", kind=card.kind),
        "pair": card.pair,
        "threat": card.threat,
        "health": card.health,
        "heat_up": card.heat_up,
        "block": card.block,
        "resist": card.resist,
        "deck": card.deck,
        "levels": card.levels,
        "immune": card.immune,
        "patterns": [one.id for one in card.behaviours],
    }


def hunted(text: Text, hunt: str) -> dict[str, Any]:
    """What waits behind the fog: a boss, or two."""
    found = CARDS.hunt(hunt)
    return {
        "name": text.say(f"boss-{hunt}"),
        "the": text.say(f"boss-{hunt}.the"),
        "story": text.say(f"boss-{hunt}.text"),
        "kind": found[0].kind,
        "levels": found[0].levels,
        "bosses": [one.id for one in found],
    }


def pattern(text: Text, card: BehaviourCard) -> dict[str, Any]:
    """A behaviour card, or one boss's half of it."""
    return {
        "name": text.say(f"pattern-{card.id}"),
        "lines": said(text, pattern_lines(card)),
        "boss": CARDS.owners[card.id],
        "range": card.range,
        "dodge": card.dodge,
        "repeat": card.repeat,
        "weak": card.weak,
        "heat_up": card.heat_up,
        "partner": card.partner,
        "icons": [icon(step) for step in card.icons],
    }


def icon(step: cards.BehaviourIcon) -> dict[str, Any]:
    """An icon as it is drawn: which, and everything that stands around it."""
    found: dict[str, Any] = {"kind": step.__struct_config__.tag}
    for name in step.__struct_fields__:
        found[name] = getattr(step, name)
    return found


# -- the map ----------------------------------------------------------------------------------------------


def encounter(text: Text, card: Encounter) -> dict[str, Any]:
    """An encounter card; `foes` names everyone in it."""
    return {
        "name": text.say(f"encounter-{card.id}"),
        "story": text.say(f"encounter-{card.id}.text"),
        "lines": said(text, encounter_lines(card)),
        "level": card.level,
        "spawn_1": card.spawn_1,
        "spawn_2": card.spawn_2,
        "terrain_1": card.terrain_1 or "",
        "terrain_2": card.terrain_2 or "",
        "traps": card.traps,
        "foes": [text.tell(foe_called(name)) for name in counted(card.spawn_1 + card.spawn_2)],
    }


def tile(text: Text, card: Tile) -> dict[str, Any]:
    """A face of a tile: its doors and its special nodes by number."""
    return {
        "tile": card.id,
        "side": card.side,
        "text": text.tell(tile_line(card)),
        "doors": card.doors,
        "spawn_1": node_at(*card.spawn_1),
        "spawn_2": node_at(*card.spawn_2),
        "terrain_1": node_at(*card.terrain_1),
        "terrain_2": node_at(*card.terrain_2),
    }


def campaign(text: Text, id: str) -> dict[str, Any]:
    """A campaign and its sections, each with a passage."""
    return {
        **named(text, f"campaign-{id}"),
        "sections": [
            {
                "id": section.id,
                **named(text, f"section-{section.id}"),
                "line": text.tell(section_line(section)),
                "levels": section.levels,
                "bosses": section.bosses,
            }
            for section in CARDS.campaigns[id].sections
        ],
    }


# -- where we are -----------------------------------------------------------------------------------------


def headline(table: Souls) -> Message:
    """Where the party is: the bonfire and its sparks, a room by the name of its encounter, or before whom."""
    if not table.map:
        return Message("headline-start")
    battle = table.battle
    if battle is not None and battle.tile == BONFIRE:
        return boss_name(table.quest.boss)
    at = table.at if battle is None else battle.tile
    if at == BONFIRE:
        return Message("headline-bonfire", sparks=table.sparks)
    return encounter_name(table.map[at].encounter)
