"""What is printed on every card, in one language, for a board to show; where we are; and the rule behind each event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, get_args

from undercroft.engine.message import Message
from undercroft.games.descent import cards, map_cards
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.faces_quests import quest, secret_room
from undercroft.games.descent.state import Encounter, Journey
from undercroft.games.descent.words import (
    FAMILIARS,
    ITEMS,
    RELIC_ITEMS,
    STARTING,
    act_name,
    any_card,
    attribute_name,
    class_name,
    condition_name,
    hero_name,
    item_name,
    kind_name,
    plot_name,
    quest_name,
    relic_name,
    said,
    skill_name,
)
from undercroft.games.descent.words_cards import (
    challenge_line,
    companion_lines,
    condition_lines,
    feat_lines,
    item_lines,
    limit_lines,
    monster_ability_lines,
    monster_surges,
    overlord_lines,
    plot_lines,
    relic_lines,
    rumour_lines,
    search_lines,
    skill_lines,
    taint_lines,
    talent_lines,
    travel_lines,
)

if TYPE_CHECKING:
    from undercroft.engine.text import Text

ATTRIBUTES: Final[tuple[str, ...]] = get_args(cards.Attribute)
TERRAIN: Final = ("water", "pit", "hazard", "obstacle", "mud", "ruins", "elevation", "wall")
EDGES: Final[tuple[str, ...]] = get_args(map_cards.EdgeKind)
TOKENS: Final = ("search", "entrance", "challenge")
STAGES: Final = (
    "rumours",
    "gold",
    "rest",
    "rewards",
    "shopping",
    "experience",
    "next_quest",
    "preparing",
    "travel",
)
SYMBOLS: Final = ("road", "plain", "forest", "mountain", "water")
ROLES: Final = ("introduction", "act1", "interlude", "act2", "finale", "rumour", "bonus")
RANKS: Final = ("hero", "minion", "master", "lieutenant", "agent", "special", "ally", "familiar")
DECKS: Final = ("basic", "magus", "saboteur", "warlord", "universal")
SIZES: Final = {1: "small", 2: "medium", 4: "huge", 6: "massive"}  # by the spaces of a base (D2-CORE-38)

SOURCES: Final = {
    "HeroChosen": "D2-DP-02",
    "QuestBegun": "D2-SETUP-01",
    "EncounterBegun": "D2-SETUP-02",
    "GroupChosen": "D2-CORE-68",
    "Placed": "D2-CORE-70",
    "RoundBegun": "D2-TURN-01",
    "TurnBegun": "D2-TURN-02",
    "OverlordBegun": "D2-OL-01",
    "Equipped": "D2-EQUIP-01",
    "Moved": "D2-MOVE-01",
    "Shifted": "D2-CORE-11",
    "AttackDeclared": "D2-ATK-01",
    "AttackRolled": "D2-ATK-09",
    "DefenceRolled": "D2-ATK-12",
    "DieRerolled": "D2-ATK-14",
    "SurgeSpent": "D2-SURGE-01",
    "Missed": "D2-ATK-10",
    "Struck": "D2-DMG-01",
    "Hurt": "D2-KO-01",
    "Tired": "D2-FAT-02",
    "Healed": "D2-STAND-03",
    "Fell": "D2-CORE-67",
    "KnockedOut": "D2-KO-01",
    "StoodUp": "D2-STAND-05",
    "DiceRolled": "D2-STAND-02",
    "Tested": "D2-TEST-02",
    "Afflicted": "D2-CORE-55",
    "Relieved": "D2-CORE-54",
    "Rested": "D2-REST-01",
    "Searched": "D2-SEARCH-01",
    "ItemFound": "D2-SEARCH-03",
    "Opened": "D2-DOORACT-01",
    "Closed": "D2-DOORACT-01",
    "TokenTaken": "D2-SPEC-02",
    "TokenDropped": "D2-SPEC-03",
    "TokenTurned": "D2-SEARCH-02",
    "LeftMap": "D2-RULING-73",
    "CardUsed": "D2-SKILL-01",
    "CardPlayed": "D2-CORE-83",
    "CardsDrawn": "D2-OL-03",
    "CardSeen": "D2-OL-03",
    "CardShown": "D2-CORE-11",
    "CardLost": "D2-CORE-83",
    "TaintShown": "D2-TAINT-03",
    "ThreatTaken": "D2-KO-07",
    "FortuneGiven": "D2-THREAT-02",
    "Exchanged": "D2-MOVE-12",
    "Reinforced": "D2-CORE-72",
    "Counted": "D2-CORE-94",
    "QuestTold": "D2-CORE-94",
    "EncounterWon": "D2-CORE-94",
    "QuestWon": "D2-CORE-95",
    "GoldGained": "D2-CAMP-GOLD-01",
    "XpGained": "D2-CAMP-REW-01",
    "ItemBought": "D2-CAMP-SHOP-04",
    "ItemSold": "D2-CAMP-SHOP-08",
    "SkillLearned": "D2-CAMP-XP-01",
    "CardBought": "D2-CAMP-OLXP-01",
    "RelicWon": "D2-RELIC-01",
    "QuestPicked": "D2-CAMP-QUEST-03",
    "Travelled": "D2-TRAVEL-03",
    "ActBegun": "D2-CAMP-PREP-03",
    "RumourPlayed": "D2-RUM-01",
    "Summoned": "D2-CORE-116",
}


def faces(text: Text) -> dict[str, Any]:
    """Every card by kind and id, with the words and figures on it."""
    return {
        "heroes": {id: hero(text, card) for id, card in CARDS.heroes.items()},
        "classes": {id: hero_class(text, card) for id, card in CARDS.classes.items()},
        "skills": {card.id: skill(text, job.id, card) for job in CARDS.classes.values() for card in job.skills},
        "items": {id: item(text, card) for id, card in ITEMS.items()},
        "relics": {id: relic(text, card) for id, card in CARDS.relics.items()},
        "monsters": {id: monster(text, card) for id, card in CARDS.monsters.items()},
        "lieutenants": {id: lieutenant(text, card) for id, card in CARDS.lieutenants.items()},
        "allies": {id: companion(text, card) for id, card in CARDS.allies.items()},
        "familiars": {id: companion(text, card) for id, card in FAMILIARS.items()},
        "overlord": {id: overlord_card(text, card) for id, card in CARDS.overlord.items()},
        "search": {id: search_card(text, card) for id, card in CARDS.search.items()},
        "conditions": {id: plain(text, condition_name(id), condition_lines(card)) for id, card in known_conditions()},
        "travel": {id: plain(text, Message(f"travel-{id}"), travel_lines(card)) for id, card in CARDS.travel.items()},
        "quests": {id: quest(text, card) for id, card in CARDS.quests.items()},
        **modules(text),
        **small_things(text),
    }


def known_conditions() -> list[tuple[str, cards.ConditionCard]]:
    """The conditions, by id."""
    return list(CARDS.conditions.items())


def modules(text: Text) -> dict[str, Any]:
    """What the modules add: plots, rumours, taints, secret rooms."""
    plots = [(deck, card) for deck in CARDS.plots.values() for card in deck.cards]
    return {
        "plot_decks": {
            id: {"name": text.sentence(Message(f"plots-{id}")), "agent": deck.agent} for id, deck in CARDS.plots.items()
        },
        "plots": {f"{deck.id}:{card.id}": plot(text, deck.id, card) for deck, card in plots},
        "rumours": {id: rumour(text, card) for id, card in CARDS.rumours.items()},
        "taints": {id: plain(text, Message(f"taint-{id}"), taint_lines(card)) for id, card in CARDS.taints.items()},
        "challenges": {
            id: plain(text, Message(f"challenge-{id}"), [challenge_line(card)]) for id, card in CARDS.challenges.items()
        },
        "secret_rooms": {id: secret_room(text, card) for id, card in CARDS.secret_rooms.items()},
    }


def small_things(text: Text) -> dict[str, Any]:
    """Attributes, traits, dice, terrain, edges, tokens, sides and the like, by name."""
    return {
        "attributes": {id: text.tell(attribute_name(id)) for id in ATTRIBUTES},
        "archetypes": listed(text, "archetype", get_args(cards.Archetype)),
        "traits": listed(text, "home", get_args(cards.Terrain)),
        "item_traits": listed(text, "trait", get_args(cards.Trait)),
        "slots": {**listed(text, "slot", ("one_hand", "two_hands", "armor", "other")), "": text.say("slot-none")},
        "dice": listed(text, "die", (*get_args(cards.AttackDie), *get_args(cards.DefenceDie))),
        "terrain": {"floor": named(text, "terrain-floor", ""), **{id: terrain(text, id) for id in TERRAIN}},
        "edges": listed(text, "edge", EDGES),
        "tokens": listed(text, "token", TOKENS),
        "sides": listed(text, "side", ("heroes", "overlord")),
        "symbols": listed(text, "symbol", SYMBOLS),
        "stages": listed(text, "stage", STAGES),
        "roles": listed(text, "role", ROLES),
        "ranks": listed(text, "rank", RANKS),
        "decks": listed(text, "deck", DECKS),
        "acts": {"1": text.tell(act_name(1)), "2": text.tell(act_name(2))},
    }


def listed(text: Text, prefix: str, ids: Sequence[str]) -> dict[str, str]:
    """Small words of one kind."""
    return {id: text.say(f"{prefix}-{id}") for id in ids}


def terrain(text: Text, id: str) -> dict[str, str]:
    """Terrain, and what it does."""
    return named(text, f"terrain-{id}", text.say(f"terrain-{id}.text"))


def named(text: Text, name: str, what: str) -> dict[str, str]:
    """A name and a text."""
    return {"name": text.say(name), "text": what}


def plain(text: Text, name: Message, lines: Sequence[Message], story: str = "") -> dict[str, Any]:
    """What every card has: a name, what it says, the line under it if there is one."""
    return {"name": text.sentence(name), "lines": said(text, lines), "story": story}


def told(text: Text, name: Message) -> str:
    """The line under a name."""
    return text.say(f"{name.id}.line")


# -- heroes ----------------------------------------------------------------------------------------------


def hero(text: Text, card: cards.HeroSheet) -> dict[str, Any]:
    """A hero sheet."""
    name = hero_name(card.id)
    return {
        **plain(text, name, [], told(text, name)),
        "short": text.tell(hero_name(card.id, ".the")),
        "archetype": card.archetype,
        "archetype_name": text.say(f"archetype-{card.archetype}"),
        "speed": card.speed,
        "health": card.health,
        "stamina": card.stamina,
        "defence": list(card.defence),
        "attributes": attributes(card.attributes),
        "talent": said(text, talent_lines(card)),
        "feat": said(text, feat_lines(card)),
    }


def attributes(card: cards.Attributes) -> dict[str, int]:
    """The four attributes, by name."""
    return {name: getattr(card, name) for name in ATTRIBUTES}


def hero_class(text: Text, card: cards.HeroClass) -> dict[str, Any]:
    """A class: its skills by their cost, its starting equipment, its familiar."""
    name = class_name(card.id)
    return {
        **plain(text, name, [], told(text, name)),
        "archetype": card.archetype,
        "archetype_name": text.say(f"archetype-{card.archetype}"),
        "skills": [one.id for one in sorted(card.skills, key=lambda skill: skill.xp)],
        "items": [one.id for one in card.starting],
        "familiar": "" if card.familiar is None else card.familiar.id,
    }


def skill(text: Text, job: str, card: cards.Skill) -> dict[str, Any]:
    """A class card."""
    return {
        **plain(text, skill_name(card.id), skill_lines(card)),
        "job": job,
        "xp": card.xp,
        "fatigue": next((one.fatigue for one in card.ability if one.fatigue), 0),
        "action": any([one.at == "action" for one in card.ability]),
        "exhaust": any([one.exhaust for one in card.ability]),
        "extends": card.extends,
    }


def item(text: Text, card: cards.Item) -> dict[str, Any]:
    """An item: a starting one (act 0), one of the shops (1, 2), or the heroes' side of a relic (3)."""
    shops = {**dict.fromkeys(STARTING, 0), **dict.fromkeys(CARDS.items1, 1), **dict.fromkeys(CARDS.items2, 2)}
    return {
        **plain(text, item_name(card.id), item_lines(card)),
        "kind": card.slot,
        "slot_name": text.say(f"slot-{card.slot or 'none'}"),
        "traits": list(card.traits),
        "trait_names": [text.say(f"trait-{trait}") for trait in card.traits],
        "cost": card.cost,
        "copies": card.copies,
        "act": 3 if card.id in RELIC_ITEMS else shops[card.id],
        "dice": [] if card.weapon is None else list(card.weapon.dice),
        "ranged": card.weapon is not None and card.weapon.ranged,
        "pierce": 0 if card.weapon is None else card.weapon.pierce,
        "reach": card.weapon is not None and card.weapon.reach,
        "defence": list(card.defence),
    }


def relic(text: Text, card: cards.Relic) -> dict[str, Any]:
    """The overlord's side of a relic."""
    name = relic_name(card.id)
    return {
        **plain(text, name, relic_lines(card), told(text, name)),
        "bearer": card.bearer,
        "item": card.hero.id,
    }


# -- others on the map -----------------------------------------------------------------------------------


def abilities(text: Text, ids: Sequence[str]) -> list[dict[str, str]]:
    """Abilities of a monster or lieutenant: name and text."""
    return [
        {
            "id": id,
            "name": text.say(f"ability-{id}"),
            "text": " ".join(said(text, monster_ability_lines(CARDS.monster_abilities[id]))),
        }
        for id in ids
    ]


def monster(text: Text, card: cards.Monster) -> dict[str, Any]:
    """A kind of monster, minion and master in both acts."""
    name = kind_name(card.id)
    return {
        **plain(text, name, limit_lines(card), told(text, name)),
        "the": text.tell(kind_name(card.id, ".the")),
        "group": text.sentence(kind_name(card.id, ".group")),
        "size": list(card.size),
        "size_name": text.say(f"size-{SIZES[card.size[0] * card.size[1]]}"),
        "ranged": card.ranged,
        "attack_name": text.say("attack-kind-ranged" if card.ranged else "attack-kind-melee"),
        "traits": list(card.traits),
        "trait_names": [text.say(f"home-{trait}") for trait in card.traits],
        "limits": [list(limit) for limit in card.limits],
        "acts": {
            act: {"minion": figures(text, one.minion), "master": figures(text, one.master)}
            for act, one in (("1", card.act1), ("2", card.act2))
        },
    }


def figures(text: Text, card: cards.MonsterFigures) -> dict[str, Any]:
    """A minion or master in one act."""
    return {
        "speed": card.speed,
        "health": card.health,
        "defence": list(card.defence),
        "dice": list(card.dice),
        "abilities": abilities(text, card.abilities),
        "surges": said(text, monster_surges(card)),
    }


def lieutenant(text: Text, card: cards.Lieutenant) -> dict[str, Any]:
    """A lieutenant, an agent, or somebody a quest brings."""
    name = kind_name(card.id)
    rank = "agent" if card.agent else "special" if card.special else "lieutenant"
    return {
        **plain(text, name, [], told(text, name)),
        "the": text.tell(kind_name(card.id, ".the")),
        "size": list(card.size),
        "size_name": text.say(f"size-{SIZES[card.size[0] * card.size[1]]}"),
        "attributes": attributes(card.attributes),
        "agent": card.agent,
        "special": card.special,
        "character": card.character,
        "rank_name": text.say(f"rank-{rank}"),
        "acts": {
            act: {
                "speed": one.speed,
                "dice": list(one.dice),
                "ranged": one.ranged,
                "abilities": abilities(text, one.abilities),
                "surges": said(text, monster_surges(one)),
                "by_heroes": [[by.health, list(by.defence)] for by in one.by_heroes],
            }
            for act, one in (("1", card.act1), ("2", card.act2))
        },
    }


def companion(text: Text, card: cards.AllyCard | cards.FamiliarCard) -> dict[str, Any]:
    """An ally or a familiar."""
    name = kind_name(card.id)
    known = card.attributes if isinstance(card, cards.AllyCard) else None
    return {
        **plain(text, name, companion_lines(card), told(text, name)),
        "the": text.tell(kind_name(card.id, ".the")),
        "speed": card.speed,
        "health": card.health,
        "defence": list(card.defence),
        "dice": [] if card.weapon is None else list(card.weapon.dice),
        "ranged": card.weapon is not None and card.weapon.ranged,
        "attributes": {} if known is None else attributes(known),
    }


# -- the overlord, and what is found ----------------------------------------------------------------------


def overlord_card(text: Text, card: cards.OverlordCard) -> dict[str, Any]:
    """An overlord card."""
    return {
        **plain(text, any_card(card.id), overlord_lines(card)),
        "deck": card.deck,
        "deck_name": text.say(f"deck-{card.deck}"),
        "level": card.level,
        "xp": card.xp,
        "trait": card.trait,
        "trait_name": text.say(f"cardtrait-{card.trait}"),
        "copies": card.copies,
    }


def search_card(text: Text, card: cards.SearchCard) -> dict[str, Any]:
    """A Search card."""
    return {
        **plain(text, any_card(card.id), search_lines(card)),
        "gold": card.gold,
        "kind": card.kind,
        "kind_name": text.say(f"searchkind-{card.kind}"),
        "copies": card.copies,
    }


def plot(text: Text, deck: str, card: cards.PlotCard) -> dict[str, Any]:
    """A Plot card."""
    return {
        **plain(text, plot_name(card.id), plot_lines(card)),
        "deck": deck,
        "buy": card.buy,
        "trigger": card.trigger,
        "summons": card.summons,
    }


def rumour(text: Text, card: cards.RumourCard) -> dict[str, Any]:
    """A Rumour card."""
    return {
        **plain(text, any_card(card.id), rumour_lines(card)),
        "act": card.act,
        "stage": card.stage,
        "quest": card.quest,
    }


# -- where we are ----------------------------------------------------------------------------------------


def headline(table: Journey) -> Message:
    """Where the table stands: an encounter and its round, a step of the campaign phase, or the gathering."""
    encounter = table.encounter
    if encounter is not None:
        return encounter_headline(table, encounter)
    if table.campaign is not None and table.campaign.stage in STAGES and table.campaign.played:
        stage = Message(f"stage-{table.campaign.stage}")
        return Message("headline-campaign", act=act_name(table.campaign.act), stage=stage)
    if table.quest and table.quest in CARDS.quests:
        return Message("headline-quest", quest=quest_name(table.quest))
    return Message("headline-gathering")


def encounter_headline(table: Journey, encounter: Encounter) -> Message:
    """A quest, its encounter, its round, and whose part of it."""
    args: Mapping[str, Any] = {"quest": quest_name(encounter.quest), "number": encounter.number}
    if not encounter.round:
        return Message("headline-setting-up", **args)
    what = "headline-overlord" if encounter.overlords else "headline-heroes"
    return Message(what, round=encounter.round, **args)
