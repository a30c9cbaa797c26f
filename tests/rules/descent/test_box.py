"""What is in the box: the cards, their figures and their copies (D2-CORE-63 to D2-CORE-133), as in the facts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from rules.table import rule

from undercroft.engine.errors import BadContent
from undercroft.games.descent.cards import (
    Ability,
    Attributes,
    ChallengeToken,
    LieutenantFigures,
    MonsterFigures,
    RumourCard,
    Skill,
    Surge,
    Weapon,
)
from undercroft.games.descent.catalogue import CARDS, Catalogue, ContentFile
from undercroft.games.descent.quest_cards import Reward

COLOURS = {"b": "blue", "r": "red", "y": "yellow", "n": "brown", "g": "gray", "k": "black"}


def dice(letters: str) -> list[str]:
    """Dice by their letters: b, r, y of attacks; n (brown), g, k (black) of defence."""
    return [COLOURS[letter] for letter in letters]


def four(attributes: Attributes) -> tuple[int, int, int, int]:
    """Might, Knowledge, Willpower, Awareness."""
    return attributes.might, attributes.knowledge, attributes.willpower, attributes.awareness


def surge_figures(surge: Surge) -> dict[str, Any]:
    """What a surge ability says, without what it does not."""
    said = {name: getattr(surge, name) for name in ("cost", "fatigue", "damage", "range", "pierce", "blast", "inflict")}
    return {name: value for name, value in said.items() if value and (name, value) != ("cost", 1)}


def weapon_of(item: str) -> Weapon:
    """A weapon of the shops."""
    weapon = {**CARDS.items1, **CARDS.items2}[item].weapon
    assert weapon is not None
    return weapon


# -- how much there is of everything


def test_the_box_holds_what_it_should():
    counts = CARDS.counts()
    assert list(counts.items())[:17] == [
        ("heroes", 8),
        ("classes", 8),
        ("skills", 72),
        ("starting_items", 11),
        ("monsters", 9),
        ("lieutenants", 6),
        ("overlord_cards", 40),
        ("shop_items_1", 20),
        ("shop_items_2", 14),
        ("relics", 6),
        ("search", 12),
        ("conditions", 4),
        ("travel", 10),
        ("tiles", 30),
        ("quests", 20),
        ("encounters", 37),
        ("familiars", 1),
    ]


def test_the_modules_add_their_own():
    counts = CARDS.counts()
    assert (counts["plot_decks"], counts["plot_cards"], counts["agents"]) == (8, 80, 8)
    assert (counts["rumours"], counts["rumour_quests"], counts["bonus_quests"]) == (10, 2, 1)
    assert (counts["taints"], counts["challenges"], counts["secret_rooms"]) == (12, 14, 3)


# -- heroes and classes

HEROES = {
    "ashrian": ("healer", 5, 10, 4, (2, 2, 3, 4)),
    "avric_albright": ("healer", 4, 12, 4, (2, 3, 4, 2)),
    "leoric_of_the_book": ("mage", 4, 8, 5, (1, 5, 2, 3)),
    "widow_tarha": ("mage", 4, 10, 4, (2, 4, 3, 2)),
    "jain_fairwood": ("scout", 5, 8, 5, (2, 3, 2, 4)),
    "tomble_burrowell": ("scout", 4, 8, 5, (1, 2, 3, 5)),
    "grisban_the_thirsty": ("warrior", 3, 14, 4, (5, 2, 3, 1)),
    "syndrael": ("warrior", 4, 12, 4, (4, 3, 2, 2)),
}


@pytest.mark.parametrize("id", HEROES)
def test_a_hero_has_the_figures_of_the_sheet(id: str):
    hero = CARDS.heroes[id]
    assert (hero.archetype, hero.speed, hero.health, hero.stamina, four(hero.attributes)) == HEROES[id]
    assert hero.defence == ["gray"]


@rule("D2-HSET-03")
def test_every_archetype_has_two_classes():
    found: dict[str, list[str]] = {}
    for job in CARDS.classes.values():
        found.setdefault(job.archetype, []).append(job.id)
    assert found == {
        "healer": ["disciple", "spiritspeaker"],
        "mage": ["necromancer", "runemaster"],
        "scout": ["thief", "wildlander"],
        "warrior": ["berserker", "knight"],
    }


STARTING = {
    "disciple": (["iron_mace", "wooden_shield"], "prayer_of_healing"),
    "spiritspeaker": (["oak_staff"], "stoneskin"),
    "necromancer": (["reapers_scythe"], "raise_dead"),
    "runemaster": (["arcane_bolt"], "runic_knowledge"),
    "thief": (["throwing_knives", "lucky_charm"], "greedy"),
    "wildlander": (["yew_shortbow"], "nimble"),
    "berserker": (["chipped_greataxe"], "rage"),
    "knight": (["iron_longsword", "wooden_shield"], "oath_of_honor"),
}


@rule("D2-HSET-05", "D2-CORE-111")
@pytest.mark.parametrize("id", STARTING)
def test_a_class_begins_with_one_skill_and_its_equipment(id: str):
    job = CARDS.classes[id]
    items, skill = STARTING[id]
    assert [item.id for item in job.starting] == items
    assert [card.id for card in job.skills if card.xp == 0] == [skill]
    assert sorted(card.xp for card in job.skills) == [0, 1, 1, 1, 2, 2, 2, 3, 3]


FATIGUE = {
    "prayer_of_healing": 1, "blessed_strike": 1, "prayer_of_peace": 2, "time_of_need": 0, "radiant_light": 3,
    "stoneskin": 1, "drain_spirit": 1, "healing_rain": 2, "shared_pain": 1, "cloud_of_mist": 1, "tempest": 2,
    "ancestor_spirits": 1, "raise_dead": 1, "corpse_blast": 1, "fury_of_undeath": 1, "undead_might": 1,
    "army_of_death": 2, "dying_command": 2, "exploding_rune": 1, "ghost_armor": 1, "rune_mastery": 0,
    "runic_sorcery": 1, "break_the_rune": 4, "quick_casting": 2, "greedy": 1, "appraisal": 0, "dirty_tricks": 1,
    "sneaky": 0, "caltrops": 1, "tumble": 1, "unseen": 2, "bushwhack": 1, "lurk": 1, "nimble": 1, "accurate": 0,
    "danger_sense": 2, "bow_mastery": 0, "first_strike": 2, "black_arrow": 1, "rage": 1, "counter_attack": 1,
    "cripple": 2, "charge": 2, "weapon_mastery": 0, "whirlwind": 1, "death_rage": 2, "execute": -1,
    "oath_of_honor": 1, "advance": 1, "challenge": 0, "defend": 1, "guard": 2,
}  # fmt: skip
EXHAUSTS = {
    "prayer_of_healing", "prayer_of_peace", "stoneskin", "cloud_of_mist", "tempest", "ancestor_spirits",
    "fury_of_undeath", "undead_might", "dying_command", "rune_mastery", "quick_casting", "sneaky", "caltrops",
    "tumble", "unseen", "bushwhack", "lurk", "danger_sense", "bow_mastery", "first_strike", "counter_attack",
    "cripple", "weapon_mastery", "execute", "advance", "challenge", "guard",
}  # fmt: skip
ACTIONS = {
    "blessed_strike", "prayer_of_peace", "time_of_need", "radiant_light", "drain_spirit", "healing_rain",
    "shared_pain", "cloud_of_mist", "tempest", "raise_dead", "corpse_blast", "fury_of_undeath", "army_of_death",
    "exploding_rune", "runic_sorcery", "break_the_rune", "greedy", "dirty_tricks", "danger_sense", "black_arrow",
    "rage", "charge", "whirlwind", "death_rage", "oath_of_honor",
}  # fmt: skip


def first_ability(skill: Skill) -> Ability:
    """What the card is used for; a second ability of the same card costs the same, or is a small one beside it."""
    return skill.ability[0]


def test_skills_cost_the_fatigue_of_their_cards():
    assert {id: first_ability(CARDS.skills[id]).fatigue for id in FATIGUE} == FATIGUE


def test_skills_are_exhausted_as_their_cards_say():
    assert {id for id, skill in CARDS.skills.items() if any(one.exhaust for one in skill.ability)} == EXHAUSTS


@rule("D2-SKILL-01")
def test_skills_with_an_arrow_are_actions():
    assert {id for id, skill in CARDS.skills.items() if any(one.at == "action" for one in skill.ability)} == ACTIONS


def test_the_reanimate_has_the_figures_of_its_card():
    familiar = CARDS.classes["necromancer"].familiar
    assert familiar is not None
    assert (familiar.id, familiar.speed, familiar.health, familiar.defence) == ("reanimate", 3, 4, [])
    assert familiar.weapon.dice == dice("br")
    assert not familiar.weapon.ranged


# -- items

PRICES = {
    "chainmail": 150, "crossbow": 175, "elm_greatbow": 100, "heavy_cloak": 75, "immolation": 150,
    "iron_battleaxe": 100, "iron_shield": 50, "iron_spear": 75, "leather_armor": 75, "light_hammer": 75,
    "lucky_charm": 100, "magic_staff": 150, "mana_weave": 125, "ring_of_power": 150, "scorpion_helm": 75,
    "sling": 75, "steel_broadsword": 100, "sunburst": 125,
}  # fmt: skip
LATER_PRICES = {
    "demonhide_leather": 200, "dragontooth_hammer": 250, "dwarven_firebomb": 175, "elven_cloak": 225,
    "grinding_axe": 175, "heavy_steel_shield": 100, "ice_storm": 150, "iron_bound_ring": 150, "latari_longbow": 200,
    "lightning_strike": 200, "mace_of_kellos": 175, "platemail": 250, "steel_greatsword": 200, "tival_crystal": 175,
}  # fmt: skip


@rule("D2-CSET-01")
def test_the_shops_of_both_acts_have_their_prices():
    assert {id: item.cost for id, item in CARDS.items1.items()} == PRICES
    assert {id: item.cost for id, item in CARDS.items2.items()} == LATER_PRICES


def test_two_items_of_the_first_shop_are_there_twice():
    assert {id for id, item in CARDS.items1.items() if item.copies == 2} == {"iron_shield", "leather_armor"}
    assert {item.copies for item in CARDS.items2.values()} == {1}


WEAPONS = {
    "crossbow": ("by", True, 1, [{"damage": 2}, {"damage": 1}]),
    "elm_greatbow": ("by", True, 0, [{"damage": 2}, {"range": 2}]),
    "immolation": ("br", True, 1, [{"damage": 1}, {"range": 1}]),
    "iron_battleaxe": ("br", False, 1, [{"damage": 2}, {"pierce": 1}]),
    "iron_spear": ("by", False, 0, [{"damage": 1}, {"pierce": 1}]),
    "light_hammer": ("by", False, 0, [{"damage": 2}, {"inflict": ["stunned"]}]),
    "magic_staff": ("br", True, 0, [{}, {"range": 1}]),
    "sling": ("by", True, 0, [{"damage": 1, "range": 1}, {"inflict": ["stunned"]}]),
    "steel_broadsword": ("br", False, 0, [{"damage": 1}]),
    "sunburst": ("by", True, 0, [{"inflict": ["stunned"]}, {"damage": 2}]),
    "dragontooth_hammer": ("brr", False, 1, [{"pierce": 2}]),
    "dwarven_firebomb": ("bry", True, 0, [{"damage": 1, "range": 1}, {"blast": True}, {"inflict": ["stunned"]}]),
    "grinding_axe": ("brr", False, 0, [{"damage": 1}, {"cost": 2, "damage": 5}]),
    "ice_storm": ("byy", True, 0, [{"inflict": ["immobilized"]}, {"damage": 2}]),
    "latari_longbow": ("byy", True, 1, [{"range": 2}, {"damage": 2}]),
    "lightning_strike": ("byy", True, 0, [{"blast": True}, {"damage": 2}, {"damage": 2}]),
    "mace_of_kellos": ("bry", False, 0, [{}, {}]),
    "steel_greatsword": ("bry", False, 0, [{"pierce": 2}, {"damage": 1}]),
}


@pytest.mark.parametrize("id", WEAPONS)
def test_a_weapon_has_the_dice_and_surges_of_its_card(id: str):
    weapon = weapon_of(id)
    letters, ranged, pierce, surges = WEAPONS[id]
    assert (weapon.dice, weapon.ranged, weapon.pierce) == (dice(letters), ranged, pierce)
    assert [surge_figures(surge) for surge in weapon.surges] == surges


def test_all_weapons_of_the_shops_are_looked_at():
    assert {id for id, item in {**CARDS.items1, **CARDS.items2}.items() if item.weapon is not None} == set(WEAPONS)


def test_armour_has_the_dice_of_its_card():
    armour = {id: item.defence for id, item in {**CARDS.items1, **CARDS.items2}.items() if item.slot == "armor"}
    assert armour == {
        "chainmail": ["gray"],
        "heavy_cloak": [],
        "leather_armor": ["brown"],
        "demonhide_leather": ["gray"],
        "elven_cloak": [],
        "platemail": ["black"],
    }


@rule("D2-RELIC-01", "D2-CORE-133")
def test_a_relic_has_two_sides_and_one_has_a_bearer_of_its_own():
    assert {relic.hero.id: id for id, relic in CARDS.relics.items()} == {
        "dawnblade": "duskblade",
        "fortunas_dice": "bones_of_woe",
        "shield_of_the_dark_god": "shield_of_zoreks_favor",
        "staff_of_light": "staff_of_shadows",
        "the_shadow_rune": "the_shadow_rune",
        "trueshot": "scorpions_kiss",
    }
    assert {id: relic.bearer for id, relic in CARDS.relics.items() if relic.bearer} == {
        "the_shadow_rune": "baron_zachareth"
    }


# -- monsters and lieutenants

# act I minion and master, act II minion and master: Speed, Health, defence, attack
MONSTERS = {
    "barghest": ((4, 4, "g", "br"), (4, 6, "g", "br"), (4, 6, "k", "br"), (4, 8, "k", "bry")),
    "cave_spider": ((4, 3, "g", "by"), (4, 5, "g", "by"), (4, 5, "g", "byy"), (4, 7, "g", "byy")),
    "elemental": ((4, 4, "k", "br"), (4, 6, "k", "br"), (4, 8, "kn", "bry"), (4, 10, "kn", "bry")),
    "ettin": ((3, 5, "gg", "br"), (3, 8, "gg", "br"), (3, 7, "kg", "brr"), (3, 9, "kg", "brr")),
    "flesh_moulder": ((4, 4, "g", "by"), (4, 5, "g", "by"), (4, 5, "gn", "by"), (4, 7, "gn", "byy")),
    "goblin_archer": ((5, 2, "g", "by"), (5, 4, "g", "by"), (5, 4, "g", "by"), (5, 6, "g", "byy")),
    "merriod": ((3, 5, "k", "br"), (3, 7, "k", "br"), (3, 7, "gg", "bry"), (3, 9, "gg", "bry")),
    "shadow_dragon": ((3, 6, "gg", "br"), (3, 9, "gg", "br"), (3, 8, "kg", "brr"), (3, 10, "kg", "brr")),
    "zombie": ((3, 3, "n", "by"), (3, 6, "n", "by"), (3, 5, "n", "by"), (3, 9, "n", "bry")),
}


def figures(one: MonsterFigures) -> tuple[int, int, list[str], list[str]]:
    """Speed, Health, defence, attack."""
    return one.speed, one.health, list(one.defence), list(one.dice)


@rule("D2-CORE-66", "D2-CSET-02")
@pytest.mark.parametrize("id", MONSTERS)
def test_a_monster_has_the_figures_of_its_cards(id: str):
    monster = CARDS.monsters[id]
    found = [monster.act1.minion, monster.act1.master, monster.act2.minion, monster.act2.master]
    assert [figures(one) for one in found] == [
        (speed, health, dice(defence), dice(attack)) for speed, health, defence, attack in MONSTERS[id]
    ]


@rule("D2-CORE-63", "D2-CORE-64", "D2-CORE-65")
def test_group_limits_are_those_of_weak_middle_and_big_groups():
    weak, middle, big = [(2, 1), (3, 1), (4, 1)], [(1, 1), (2, 1), (3, 1)], [(1, 0), (0, 1), (1, 1)]
    assert {id: monster.limits for id, monster in CARDS.monsters.items()} == {
        "barghest": middle,
        "cave_spider": weak,
        "elemental": big,
        "ettin": big,
        "flesh_moulder": middle,
        "goblin_archer": weak,
        "merriod": big,
        "shadow_dragon": big,
        "zombie": weak,
    }


@rule("D2-CORE-38", "D2-SIZE-01", "D2-SIZE-02", "D2-SIZE-04", "D2-RULING-38")
def test_bases_are_one_two_four_or_six_spaces():
    assert {id: monster.size for id, monster in CARDS.monsters.items() if monster.size != (1, 1)} == {
        "barghest": (1, 2),
        "elemental": (2, 2),
        "ettin": (2, 2),
        "merriod": (2, 2),
        "shadow_dragon": (2, 3),
    }


@rule("D2-CORE-68")
def test_monsters_have_the_traits_open_groups_are_chosen_by():
    assert {id: tuple(monster.traits) for id, monster in CARDS.monsters.items()} == {
        "barghest": ("wilderness", "dark"),
        "cave_spider": ("wilderness", "cave"),
        "elemental": ("cold", "hot"),
        "ettin": ("mountain", "cave"),
        "flesh_moulder": ("cursed", "civilized"),
        "goblin_archer": ("building", "cave"),
        "merriod": ("wilderness", "water"),
        "shadow_dragon": ("dark", "cave"),
        "zombie": ("cursed", "building"),
    }


# attributes; act I and act II: attack, then Health and defence for two, three and four heroes
LIEUTENANTS = {
    "baron_zachareth": (
        (4, 3, 3, 4),
        ("br", (10, "k"), (13, "k"), (16, "k")),
        ("brr", (16, "kg"), (18, "kgn"), (20, "kgg")),
    ),
    "belthir": (
        (4, 3, 4, 1),
        ("br", (9, "g"), (11, "gn"), (15, "gn")),
        ("brr", (13, "gn"), (15, "gg"), (18, "ggn")),
    ),
    "lady_eliza_farrow": (
        (1, 3, 3, 5),
        ("by", (7, "n"), (9, "g"), (12, "g")),
        ("bry", (9, "g"), (11, "gn"), (15, "gn")),
    ),
    "lord_merick_farrow": (
        (2, 4, 2, 3),
        ("br", (8, "g"), (11, "g"), (13, "gn")),
        ("bry", (10, "gn"), (12, "gg"), (15, "kg")),
    ),
    "sir_alric_farrow": (
        (5, 1, 2, 4),
        ("br", (10, "gn"), (14, "gn"), (16, "gg")),
        ("brr", (12, "gg"), (15, "kg"), (18, "kgn")),
    ),
    "splig": (
        (4, 3, 3, 2),
        ("br", (7, "n"), (9, "g"), (13, "g")),
        ("bry", (10, "g"), (12, "gn"), (16, "gn")),
    ),
}


def led(one: LieutenantFigures) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """The attack, then Health and defence by the number of heroes."""
    return list(one.dice), [(by.health, list(by.defence)) for by in one.by_heroes]


@rule("D2-CORE-75", "D2-CSET-03")
@pytest.mark.parametrize("id", LIEUTENANTS)
def test_a_lieutenant_has_the_figures_of_both_cards(id: str):
    card = CARDS.lieutenants[id]
    attributes, *acts = LIEUTENANTS[id]
    assert four(card.attributes) == attributes
    for found, (attack, *by_heroes) in zip((card.act1, card.act2), acts, strict=True):
        assert led(found) == (dice(attack), [(health, dice(defence)) for health, defence in by_heroes])


def test_lieutenants_stand_on_one_space():
    assert {card.size for card in CARDS.lieutenants.values() if not card.special} == {(1, 1)}


# -- the overlord's cards


@rule("D2-CORE-81", "D2-OSET-03")
def test_the_basic_deck_has_fifteen_cards_that_cost_nothing():
    basic = [card for card in CARDS.overlord.values() if card.deck == "basic"]
    assert sum(card.copies for card in basic) == 15
    assert {card.xp for card in basic} == {0}
    assert {card.id for card in basic if card.copies == 2} == {
        "dark_fortune",
        "dark_might",
        "dash",
        "frenzy",
        "tripwire",
    }


@rule("D2-CORE-86")
def test_universal_cards_have_no_level():
    universal = {
        card.id: (card.level, card.xp, card.copies) for card in CARDS.overlord.values() if card.deck == "universal"
    }
    assert universal == {"dark_resilience": (0, 1, 1), "plan_ahead": (0, 1, 2), "schemes": (0, 1, 1)}


@pytest.mark.parametrize("deck", ["magus", "saboteur", "warlord"])
def test_an_overlord_class_has_seven_cards_on_three_levels(deck: str):
    cards = [card for card in CARDS.overlord.values() if card.deck == deck]
    assert sorted((card.level, card.xp, card.copies) for card in cards) == [
        (1, 1, 2),
        (1, 1, 2),
        (2, 2, 1),
        (2, 2, 1),
        (3, 3, 1),
    ]


@rule("D2-CORE-87")
def test_overlord_cards_are_events_magic_and_traps():
    kinds: dict[str, set[str]] = {}
    for card in CARDS.overlord.values():
        kinds.setdefault(card.trait, set()).add(card.id)
    assert kinds["trap"] == {
        "pit_trap", "poison_dart", "tripwire", "explosive_runes", "web_trap", "curse_of_the_monkey_god",
        "uthuk_demon_trap",
    }  # fmt: skip
    assert kinds["magic"] == {
        "dark_charm", "dark_might", "word_of_misery", "unholy_ritual", "word_of_pain", "rise_again", "word_of_despair",
        "diabolic_power", "dark_resilience",
    }  # fmt: skip
    for trap in kinds["trap"]:
        assert {one.at for one in CARDS.overlord[trap].ability} <= {"hero_entered", "door_opened", "searched"}


# -- Search cards, conditions, travel


@rule("D2-CORE-129", "D2-CORE-135")
def test_the_search_deck_has_twelve_cards_and_no_passage():
    deck = {id: (card.copies, card.gold) for id, card in CARDS.search.items() if card.kind != "passage"}
    assert deck == {
        "health_potion": (3, 25),
        "stamina_potion": (3, 25),
        "power_potion": (1, 50),
        "fire_flask": (1, 50),
        "warding_talisman": (1, 50),
        "curse_doll": (1, 50),
        "treasure_chest": (1, 0),
        "nothing": (1, 0),
    }


def test_conditions_are_tested_by_their_attributes():
    tested = {id: (card.test, card.ends) for id, card in CARDS.conditions.items()}
    assert tested == {
        "diseased": ("willpower", False),
        "immobilized": (None, True),
        "poisoned": ("might", False),
        "stunned": (None, False),
    }


def test_every_travel_card_names_three_symbols():
    assert {id: [part.symbol for part in card.parts] for id, card in CARDS.travel.items()} == {
        "travel_1": ["plain", "forest", "mountain"],
        "travel_2": ["road", "plain", "forest"],
        "travel_3": ["plain", "forest", "mountain"],
        "travel_4": ["plain", "forest", "water"],
        "travel_5": ["forest", "mountain", "water"],
        "travel_6": ["road", "mountain", "forest"],
        "travel_7": ["road", "forest", "water"],
        "travel_8": ["plain", "mountain", "water"],
        "travel_9": ["road", "mountain", "water"],
        "travel_10": ["plain", "mountain", "water"],
    }


# -- the modules

SUMMON_PRICE = (3, 2)


@rule("D2-CORE-113")
def test_a_plot_deck_has_ten_cards_one_of_them_basic_and_one_that_summons():
    for deck in CARDS.plots.values():
        assert len(deck.cards) == 10
        assert len([card for card in deck.cards if card.buy == 0]) == 1
        assert [(card.buy, card.trigger) for card in deck.cards if card.summons] == [SUMMON_PRICE]


@rule("D2-AGENT-01")
def test_an_agent_says_which_lieutenant_he_is():
    agents = {card.id: card.character for card in CARDS.lieutenants.values() if card.agent}
    assert agents == {
        "agent_lord_merick_farrow": "lord_merick_farrow",
        "agent_lady_eliza_farrow": "lady_eliza_farrow",
        "agent_splig": "splig",
        "agent_belthir": "belthir",
        "agent_baron_zachareth": "baron_zachareth",
        "agent_sir_alric_farrow": "sir_alric_farrow",
        "agent_ariad": "",
        "agent_raythen": "",
    }


def test_an_agent_has_figures_of_his_own():
    merick = CARDS.lieutenants["agent_lord_merick_farrow"]
    assert led(merick.act1) == (dice("br"), [(8, dice("g")), (10, dice("g")), (13, dice("gn"))])
    ariad = CARDS.lieutenants["agent_ariad"]
    assert led(ariad.act2) == (dice("byy"), [(14, dice("k")), (16, dice("kn")), (18, dice("kn"))])


@rule("D2-RUM-02")
def test_rumours_of_both_acts_say_when_they_can_be_played():
    assert {card.act for card in CARDS.rumours.values()} == {0, 1, 2}
    assert {card.stage for card in CARDS.rumours.values()} == {"gold", "rewards", "shopping", "next_quest", "preparing"}


def test_every_kind_of_challenge_is_there():
    assert {token.attribute for token in CARDS.challenges.values() if token.attribute} == {
        "might",
        "knowledge",
        "willpower",
        "awareness",
    }
    assert {token.monster for token in CARDS.challenges.values() if token.monster} == {
        "goblin_archer",
        "cave_spider",
        "flesh_moulder",
        "zombie",
    }
    assert any(not token.attribute and not token.monster for token in CARDS.challenges.values())


# -- what the catalogue refuses


def add_and_check(cards: dict[str, list[Any]]) -> None:
    """The box with a file of these cards beside it."""
    catalogue = Catalogue.load()
    catalogue.add("pack.toml", ContentFile(**cards))
    catalogue.check()


def refused(**cards: list[Any]) -> str:
    """Why a file with these cards beside the box is refused."""
    with pytest.raises(BadContent) as fault:
        add_and_check(cards)
    return str(fault.value)


def test_a_second_card_of_a_name_is_refused():
    assert refused(hero=[CARDS.heroes["syndrael"]]) == "pack.toml: syndrael: there is already a card of this name"


def test_a_name_that_would_mean_two_things_at_the_table_is_refused():
    taint = replace(CARDS.taints["bad_blood"], id="death_rage")
    assert refused(taint=[taint]) == "death_rage: there is a skill and a Taint card of this name"


def test_a_class_without_a_basic_skill_is_refused():
    skill = Skill(id="slow_start", xp=1)
    job = replace(CARDS.classes["knight"], id="squire", skills=[skill])
    assert refused(hero_class=[job]) == "squire: one skill, and no more, costs nothing (D2-HSET-05)"


def test_a_skill_extends_one_of_its_own_class():
    stray = replace(CARDS.skills["armor_of_faith"], id="armor_of_doubt")
    job = replace(CARDS.classes["knight"], id="squire", skills=[Skill(id="slow_start", xp=0), stray])
    assert refused(hero_class=[job]) == "armor_of_doubt: squire has no skill called prayer_of_healing to extend"


def test_a_lieutenant_with_an_ability_that_is_not_there_is_refused():
    splig = CARDS.lieutenants["splig"]
    twin = replace(splig, id="splog", act1=replace(splig.act1, abilities=["not_him"]))
    assert refused(lieutenant=[twin]) == "splog: there is no ability called not_him"


def test_a_plot_deck_has_one_basic_card():
    deck = CARDS.plots["skulduggery"]
    poor = replace(deck, id="robbery", cards=[card for card in deck.cards if card.buy])
    assert refused(plot=[poor]) == "robbery: one card, and no more, is basic (D2-CORE-113)"


def test_a_plot_deck_summons_its_own_agent():
    deck = replace(CARDS.plots["skulduggery"], id="robbery", agent="agent_splig")
    assert refused(plot=[deck]) == "robbery: one card summons agent_splig"


def test_a_challenge_by_a_monster_that_is_not_there_is_refused():
    token = ChallengeToken(id="griffon_challenge", monster="griffon")
    assert refused(challenge=[token]) == "griffon_challenge: there is no monster called griffon"


def test_a_rumour_of_a_quest_that_is_not_there_is_refused():
    rumour = RumourCard(id="hearsay", stage="next_quest", quest="nowhere")
    assert refused(rumour=[rumour]) == "hearsay: there is no quest called nowhere"


def test_a_quest_without_its_encounters_is_refused():
    quest = replace(CARDS.quests["first_blood"], id="second_blood")
    assert refused(quest=[quest]) == "second_blood: there is no encounter called second_blood_1"


def test_a_relic_is_won_by_the_name_it_has_for_that_side():
    quest = replace(CARDS.quests["first_blood"], id="second_blood", heroes=Reward(relic="duskblade"))
    encounter = replace(CARDS.encounters["first_blood_1"], quest="second_blood")
    why = refused(quest=[quest], encounter=[encounter])
    assert why == "second_blood: there is no relic of the heroes called duskblade"
