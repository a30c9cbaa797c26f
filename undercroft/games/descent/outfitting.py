"""Between quests and before turns: what to wear, what to buy, which skills to learn, which cards the overlord owns."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.games.descent.odds import AttackPool, odds_of, shields_of
from undercroft.games.descent.rules.sheets import (
    ABILITIES,
    ACTS,
    ARCHETYPES,
    FACES,
    HEROES,
    ITEMS,
    OVERLORD_CLASS,
    OVERLORD_XP,
    SKILL_XP,
    AbilityFace,
    CardFace,
    kind_of,
)
from undercroft.games.descent.rules.turns import outfits
from undercroft.games.descent.situation import as_purchase
from undercroft.games.descent.state import (
    Bear,
    BuyCard,
    BuyItem,
    ChooseClass,
    ChooseHero,
    Journey,
    LearnSkill,
    PickFigure,
    SetAside,
    Wear,
)

MELEE: Final = ("warrior",)
GUARD: Final = ["gray"]
SHIELD: Final = 2.2  # what a shield in the mean is worth
PASSIVES: Final[dict[str, float]] = {
    "health": 0.5,
    "stamina": 0.7,
    "speed": 0.8,
    "range": 0.3,
    "hearts": 2.0,
    "surge": 0.8,
    "attack_dice": 2.0,
    "defence_dice": 1.5,
    "points_per_fatigue": 0.8,
    "running_shot": 0.8,
    "speed_most": -0.15,
    "rest_heals": 0.8,
}
VERBS: Final[dict[str, float]] = {
    "attack": 1.6,
    "recover": 1.1,
    "suffer": 0.9,
    "reroll": 0.7,
    "add": 0.9,
    "dice": 0.8,
    "action": 1.4,
    "test": 0.6,
    "afflict": 0.9,
    "move": 0.5,
    "points": 0.5,
    "search": 0.7,
    "last": 0.6,
    "redirect": 0.5,
    "relieve": 0.4,
    "place": 0.8,
    "draw": 1.0,
    "defeat": 1.5,
    "surge": 1.5,
    "special": 0.8,
}
# Which cards the overlord wants: those he buys first come first; what is not named is worth its verbs.
ORDER: Final = (
    "dark_fortitude",
    "blood_rage",
    "expert_blow",
    "bloodlust",
    "reinforce",
    "word_of_pain",
    "rise_again",
    "web_trap",
    "schemes",
)
PARTY: Final = ("warrior", "healer", "scout", "mage")
ROSTER: Final = (
    "grisban_the_thirsty",
    "ashrian",
    "jain_fairwood",
    "leoric_of_the_book",
    "syndrael",
    "avric_albright",
    "tomble_burrowell",
    "widow_tarha",
)
JOBS: Final = ("berserker", "disciple", "wildlander", "runemaster", "knight", "spiritspeaker", "thief", "necromancer")


# -- what a card is worth for good -----------------------------------------------------------------------


def face_value(face: CardFace) -> float:
    """What a card is worth by its words and verbs."""
    total = 0.0
    for passive in face.passives:
        each = PASSIVES.get(passive.gives, 0.4)
        total += each * (passive.amount if passive.amount else 1)
    for ability in face.abilities:
        total += ability_value(ability)
    return total


def ability_value(ability: AbilityFace) -> float:
    """What an ability is worth by its verbs, less its price."""
    value = 0.6 * len(ability.lasting)
    for path in ability.acts:
        value += VERBS.get(ACTS[path].do, 0.5)
    value -= 0.15 * abs(ability.fatigue)
    return max(0.1, value * (0.8 if ability.exhaust else 1.0))


def card_value(kind: str) -> float:
    """What an overlord card is worth to hold."""
    face = FACES.get(kind) or FACES.get(f"{kind}.1")
    value = 0.0 if face is None else min(3.0, face_value(face))
    if kind in ORDER:
        value += 2.0 - 0.1 * ORDER.index(kind)
    return value


# -- the party -------------------------------------------------------------------------------------------


def best_hero(table: Journey, options: list[Action]) -> Action:
    """One of each archetype before a second one of any."""
    taken = [ARCHETYPES[hero.kind] for hero in table.heroes if hero.kind]
    best = options[0]
    least = 1000
    for option in options:
        if isinstance(option, ChooseHero):
            archetype = ARCHETYPES[option.kind]
            place = ROSTER.index(option.kind) if option.kind in ROSTER else len(ROSTER)
            order = 100 * taken.count(archetype) + 10 * PARTY.index(archetype) + place
            if order < least:
                least = order
                best = option
    return best


def best_class(options: list[Action]) -> Action:
    """The class that is best known."""
    best = options[0]
    least = 100
    for option in options:
        if isinstance(option, ChooseClass):
            place = JOBS.index(option.job) if option.job in JOBS else len(JOBS)
            if place < least:
                least = place
                best = option
    return best


# -- what is worn ----------------------------------------------------------------------------------------


def weapon_value(item: str, skills: list[str]) -> float:
    """What an item deals in the mean, surges spent at their best."""
    weapon = ITEMS[item].weapon
    if weapon is None:
        return 0.0
    pool = AttackPool(
        weapon.dice, [as_purchase(path) for path in weapon.surges], weapon.ranged, 0, weapon.range, weapon.pierce
    )
    mean = odds_of(pool, GUARD, 3).mean
    if weapon.ranged:
        mean += 0.5
    elif weapon.reach:
        mean += 0.25
    bow = "bow" in ITEMS[item].traits
    rune = "rune" in ITEMS[item].traits or "magic" in ITEMS[item].traits
    for skill in skills:
        for need in needs_of(skill):
            if (need == "bow" and bow) or (need in ("rune", "magic", "magic_or_rune") and rune):
                mean += 0.3
            if need in ("melee", "heavy_melee", "blade_or_melee") and not weapon.ranged:
                mean += 0.3
    return mean


def needs_of(skill: str) -> list[str]:
    """The weapons a skill asks for."""
    found: list[str] = []
    for passive in FACES[skill].passives:
        found += passive.needs
    for ability in FACES[skill].abilities:
        found += ability.needs
        for path in ability.acts:
            if ACTS[path].do == "attack" and ACTS[path].weapon:
                found.append(ACTS[path].weapon)
    return found


def outfit_value(table: Journey, hero: int, items: list[str]) -> float:
    """What a hero is worth with these items worn."""
    one = table.heroes[hero]
    best = 0.0
    total = 0.0
    dice = HEROES[one.kind].defence.copy()
    for item in items:
        face = ITEMS[item]
        if face.weapon is not None:
            best = max(best, weapon_value(item, one.skills) + 0.5 * face_value(FACES[item]))
        else:
            total += face_value(FACES[item])
        dice += face.defence
    shields = 0.0
    for number, chance in enumerate(shields_of(dice)):
        shields += number * chance
    return 2.0 * best + total + SHIELD * shields


def best_outfit(table: Journey, hero: int, options: list[Action]) -> Action:
    """The best way to wear what one has."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Wear):
            value = outfit_value(table, hero, option.items)
            if value > most:
                most = value
                best = option
    return best


def dressed_value(table: Journey, hero: int, items: list[str]) -> float:
    """What a hero is worth with the best way to wear some of these items."""
    most = 0.0
    for way in outfits(items):
        most = max(most, outfit_value(table, hero, way))
    return most


# -- the shop --------------------------------------------------------------------------------------------


def best_purchase(table: Journey, options: list[Action]) -> Action:
    """The item that improves a hero most for its price; nothing is sold, and coins are kept for what is worth it."""
    best: Action = DONE
    most = 0.0
    now = [dressed_value(table, hero, table.heroes[hero].items) for hero in range(len(table.heroes))]
    for option in options:
        if isinstance(option, BuyItem):
            owned = table.heroes[option.hero].items
            if len(owned) > 7:
                continue
            gain = dressed_value(table, option.hero, [*owned, option.item]) - now[option.hero]
            value = gain / (2.0 + ITEMS[option.item].cost / 50)
            if gain > 0.4 and value > most:
                most = value
                best = option
    return best


def best_taker(table: Journey, item: str, options: list[Action]) -> Action:
    """Who gains most by an item."""
    best = options[0]
    most = -1000.0
    if not item:
        return best
    for option in options:
        if isinstance(option, PickFigure):
            owned = table.heroes[option.figure].items
            gain = dressed_value(table, option.figure, [*owned, item]) - dressed_value(table, option.figure, owned)
            if gain > most:
                most = gain
                best = option
    return best


def best_skill(table: Journey, hero: int, options: list[Action]) -> Action:
    """The skill that brings most for its experience; dear ones are worth saving for only when they are in reach."""
    best: Action = DONE
    most = 0.0
    for option in options:
        if isinstance(option, LearnSkill):
            value = face_value(FACES[option.skill]) + 0.3
            if not fits(table, hero, option.skill):
                value *= 0.3
            value *= (1.0 + SKILL_XP[option.skill]) ** 0.5
            if value > most:
                most = value
                best = option
    return best


def fits(table: Journey, hero: int, skill: str) -> bool:
    """Whether a hero has the weapon that a skill asks for."""
    wanted = [need for need in needs_of(skill) if need in ("bow", "rune", "magic", "melee", "magic_or_rune")]
    if not wanted:
        return True
    for item in table.heroes[hero].items:
        face = ITEMS[item]
        if face.weapon is None:
            continue
        for need in wanted:
            if need in face.traits or (need == "melee" and not face.weapon.ranged):
                return True
            if need == "magic_or_rune" and ("magic" in face.traits or "rune" in face.traits):
                return True
    return False


# -- the overlord ----------------------------------------------------------------------------------------


def best_card(table: Journey, options: list[Action]) -> Action:
    """A card of the class he has most of, the best for its experience; threat for Plot cards if he can."""
    owned = table.overlord.owned
    best: Action = DONE
    most = 0.0
    for option in options:
        if not isinstance(option, BuyCard):
            continue
        if option.card not in OVERLORD_XP:
            value = 0.5
        else:
            mates = [card for card in owned if OVERLORD_CLASS[card] == OVERLORD_CLASS[option.card]]
            value = card_value(kind_of(option.card)) + 0.4 * len(mates) * (OVERLORD_CLASS[option.card] != "universal")
        if value > most:
            most = value
            best = option
    return best


def best_aside(table: Journey, options: list[Action]) -> Action:
    """The weakest card is left out while there are better ones beside fifteen."""
    best: Action = DONE
    least = 1.6
    for option in options:
        if isinstance(option, SetAside):
            value = card_value(kind_of(option.card))
            if value < least:
                least = value
                best = option
    return best


def best_bearer(options: list[Action]) -> Action:
    """Every relic is carried by somebody."""
    for option in options:
        if isinstance(option, Bear):
            return option
    return options[0]


def is_known(card: str) -> bool:
    """Whether an ability is one of the box."""
    return card in ABILITIES
