"""Cards as the rules read them: flat, typed, by id, made once from the catalogue.

An ability is called after its card (`rage`), or, where a card has several, after its place on it (`sneaky#1`). An act
has a path (`howl.do.0`), and so have the acts inside it (`howl.do.0.fails.1`); a surge ability likewise
(`crossbow.surge.0`).
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.descent.catalogue import CARDS

ATTRIBUTES: Final = ("might", "knowledge", "willpower", "awareness")
STUNNED: Final = "stunned"
IMMOBILIZED: Final = "immobilized"
POISONED: Final = "poisoned"
DISEASED: Final = "diseased"
UNARMED: Final = "unarmed"


class SurgeFace:
    """What surges buy."""

    def __init__(self, path: str, surge: Any) -> None:
        self.path: str = path
        self.cost: int = surge.cost
        self.fatigue: int = surge.fatigue
        self.damage: int = surge.damage
        self.range: int = surge.range
        self.pierce: int = surge.pierce
        self.blast: bool = surge.blast
        self.word: str = surge.word
        self.ability: str = getattr(surge, "ability", "")
        self.x: int = getattr(surge, "x", 0)
        self.inflict: list[str] = list(surge.inflict)
        self.now: list[str] = read_acts(f"{path}.now", surge.now)
        self.on_hit: list[str] = read_acts(f"{path}.on_hit", surge.on_hit)
        self.after: list[str] = read_acts(f"{path}.after", surge.after)


class ActFace:
    """One act, with every part any verb has."""

    def __init__(self, path: str, verb: Any) -> None:
        said: dict[str, Any] = {name: getattr(verb, name) for name in verb.__struct_fields__}
        self.path: str = path
        self.do: str = str(verb.__struct_config__.tag)
        self.who: str = said["who"]
        self.near: int = said["near"]
        self.damage: int = said.get("damage", 0)
        self.fatigue: int = said.get("fatigue", 0)
        self.rolled: bool = said.get("rolled", False)
        self.all: str = said.get("all", "")
        self.dice: list[str] = list(said.get("dice", []))
        self.attributes: list[str] = list(said.get("attribute", []))
        self.chooser: str = said.get("chooser", "")
        self.conditions: list[str] = list(said.get("condition", []))
        self.amount: int = said.get("amount", 0)
        self.weapon: str = said.get("weapon", "")
        self.ranged: bool = said.get("ranged", False)
        self.at: str = said.get("at", "")
        self.hearts: int = said.get("hearts", 0)
        self.range: int = said.get("range", 0)
        self.least: int = said.get("least", 0)
        self.blast: bool = said.get("blast", False)
        self.no_range: bool = said.get("no_range", False)
        self.no_sight: bool = said.get("no_sight", False)
        self.spaces: int = said.get("spaces", 0)
        self.is_action: bool = said.get("action", False)
        self.by_surges: bool = said.get("by_surges", False)
        self.dealt: bool = said.get("dealt", False)
        self.tested: str = said.get("tested", "")
        self.whole: bool = said.get("whole", False)
        self.token: int = said.get("token", 0)
        self.speeds: int = said.get("speeds", 0)
        self.by_user: bool = said.get("by_user", False)
        self.within: int = said.get("within", 0)
        self.of: str = said.get("of", "")
        self.enters: bool = said.get("enters", False)
        self.what: str = said.get("what", "")
        self.less: bool = said.get("less", False)
        self.attack_dice: list[str] = list(said.get("attack", []))
        self.defence_dice: list[str] = list(said.get("defence", []))
        self.pool_of: str = said.get("pool_of", "")
        self.pierce: int = said.get("pierce", 0)
        self.extra_surges: int = said.get("surges", 0) if self.do == "add" else 0
        self.shields: int = said.get("shields", 0)
        self.paid: bool = said.get("paid", False)
        self.pool: str = said.get("pool", "")
        self.colours: list[str] = list(said.get("colours", []))
        self.better: bool = said.get("better", False)
        self.discard: int = said.get("discard", 0)
        self.until: str = said.get("until", "")
        self.name: str = said.get("name", "")
        self.passes: list[str] = read_acts(f"{path}.passes", said.get("passes", []))
        self.fails: list[str] = read_acts(f"{path}.fails", said.get("fails", []))
        self.all_pass: list[str] = read_acts(f"{path}.all_pass", said.get("all_pass", []))
        self.all_fail: list[str] = read_acts(f"{path}.all_fail", said.get("all_fail", []))
        self.on_hit: list[str] = read_acts(f"{path}.on_hit", said.get("on_hit", []))
        self.after: list[str] = read_acts(f"{path}.after", said.get("after", []))
        self.surges: list[str] = read_surges(path, said.get("surges", [])) if self.do == "attack" else []
        self.surge: str = read_surges(path, [said["surge"]])[0] if "surge" in said else ""


class PassiveFace:
    """What a card gives while it is there."""

    def __init__(self, path: str, card: str, passive: Any) -> None:
        self.card: str = card
        self.gives: str = passive.gives
        self.amount: int = passive.amount
        self.dice: list[str] = list(passive.dice)
        self.surge: str = read_surges(path, [passive.surge])[0] if passive.surge is not None else ""
        self.needs: list[str] = list(passive.needs)
        self.whom: str = passive.whom
        self.near: int = passive.near


class AbilityFace:
    """What may be used."""

    def __init__(self, path: str, card: str, ability: Any) -> None:
        self.id: str = path
        self.card: str = card
        self.at: str = ability.at
        self.role: str = ability.role
        self.choice: str = ability.choice
        self.within: int = ability.within
        self.needs: list[str] = list(ability.needs)
        self.fatigue: int = ability.fatigue
        self.discard: int = ability.discard
        self.exhaust: bool = ability.exhaust
        self.once: str = ability.once
        self.forced: bool = ability.forced
        self.acts: list[str] = read_acts(f"{path}.do", ability.do)
        self.lasting: list[PassiveFace] = [
            PassiveFace(f"{path}.lasting.{at}", card, one) for at, one in enumerate(ability.lasting)
        ]


class CardFace:
    """Any card with effects: passives by word, abilities by moment."""

    def __init__(self, id: str, passives: Any, abilities: Any) -> None:
        self.id: str = id
        self.passives: list[PassiveFace] = [
            PassiveFace(f"{id}.passive.{at}", id, one) for at, one in enumerate(passives)
        ]
        self.abilities: list[AbilityFace] = []
        for at, one in enumerate(abilities):
            face = AbilityFace(id if len(abilities) == 1 else f"{id}#{at}", id, one)
            ABILITIES[face.id] = face
            self.abilities.append(face)
        self.words: dict[str, list[PassiveFace]] = {}
        for passive in self.passives:
            self.words.setdefault(passive.gives, []).append(passive)
        self.moments: dict[str, list[AbilityFace]] = {}
        for ability in self.abilities:
            self.moments.setdefault(ability.at, []).append(ability)
        self.lasting: dict[str, list[PassiveFace]] = {}
        for ability in self.abilities:
            for passive in ability.lasting:
                self.lasting.setdefault(passive.gives, []).append(passive)

    def own(self, word: str) -> list[PassiveFace]:
        """What it gives of a word to its bearer."""
        return [passive for passive in self.words.get(word, []) if passive.whom == "self"]


class Extension:
    """What a skill adds to another card's ability."""

    def __init__(self, base: str, acts: list[str]) -> None:
        self.base: str = base
        self.acts: list[str] = acts


class WeaponFace:
    """What one attacks with: an item, a monster's card, a familiar's, or bare hands."""

    def __init__(self, id: str, weapon: Any) -> None:
        self.id: str = id
        self.ranged: bool = weapon.ranged
        self.dice: list[str] = list(weapon.dice)
        self.pierce: int = weapon.pierce
        self.range: int = weapon.range
        self.reach: bool = weapon.reach
        self.surges: list[str] = read_surges(id, weapon.surges)
        self.blasts: bool = any([SURGES[path].blast or SURGES[path].word == "fire_breath" for path in self.surges])


class ItemFace:
    """An item: slot, traits, price, defence, weapon."""

    def __init__(self, id: str, item: Any, kind: str) -> None:
        self.id: str = id
        self.kind: str = kind  # shop, starting, relic
        self.slot: str = item.slot
        self.traits: list[str] = list(item.traits)
        self.cost: int = item.cost
        self.defence: list[str] = list(item.defence)
        self.weapon: WeaponFace | None = None if item.weapon is None else WeaponFace(id, item.weapon)
        self.hands: int = {"one_hand": 1, "two_hands": 2}.get(item.slot, 0)


class FigureFace:
    """The printed figures of a hero, monster, lieutenant, ally or familiar."""

    def __init__(
        self,
        id: str,
        speed: int,
        health: int,
        defence: Any,
        attributes: Any = None,
        size: tuple[int, int] = (1, 1),
        weapon: WeaponFace | None = None,
        abilities: list[str] | None = None,
    ) -> None:
        self.id: str = id
        self.speed: int = speed
        self.health: int = health
        self.defence: list[str] = list(defence)
        self.attributes: list[int] = (
            [] if attributes is None else [int(getattr(attributes, name)) for name in ATTRIBUTES]
        )
        self.width: int = size[0]
        self.height: int = size[1]
        self.large: bool = size[0] * size[1] > 1
        self.weapon: WeaponFace | None = weapon
        self.cards: list[CardFace] = [FACES[name] for name in abilities or []]
        self.words: dict[str, list[PassiveFace]] = {}
        self.moments: dict[str, list[AbilityFace]] = {}
        for card in self.cards:
            for moment, abilities_at in card.moments.items():
                self.moments[moment] = self.moments.get(moment, []) + abilities_at
            for word, given in card.words.items():
                own = [passive for passive in given if passive.whom == "self"]
                if own:
                    self.words[word] = self.words.get(word, []) + own


def read_acts(path: str, acts: Any) -> list[str]:
    """The paths of a list of acts, each laid out under its own."""
    found: list[str] = []
    for at, verb in enumerate(acts):
        act = ActFace(f"{path}.{at}", verb)
        ACTS[act.path] = act
        found.append(act.path)
    return found


def read_surges(path: str, surges: Any) -> list[str]:
    """The paths of a list of surge abilities."""
    found: list[str] = []
    for at, one in enumerate(surges):
        face = SurgeFace(f"{path}.surge.{at}", one)
        SURGES[face.path] = face
        found.append(face.path)
    return found


def card_face(id: str, card: Any) -> CardFace:
    """A card with effects, kept by its id."""
    face = CardFace(id, card.passive, card.ability)
    FACES[id] = face
    return face


def copies_of(id: str, copies: int) -> list[str]:
    """The ids of several alike: `dash.1`, `dash.2`; one alone has the plain id."""
    return [id] if copies == 1 else [f"{id}.{number}" for number in range(1, copies + 1)]


def kind_of(card: str) -> str:
    """Which card a copy is one of."""
    return card.partition(".")[0]


ACTS: Final[dict[str, ActFace]] = {}
SURGES: Final[dict[str, SurgeFace]] = {}
ABILITIES: Final[dict[str, AbilityFace]] = {}
FACES: Final[dict[str, CardFace]] = {}
EXTENSIONS: Final[dict[str, Extension]] = {}
ITEMS: Final[dict[str, ItemFace]] = {}
MONSTER_LIMITS: Final[dict[str, list[list[int]]]] = {}  # by kind: minions and masters for two, three, four heroes
MONSTER_TRAITS: Final[dict[str, list[str]]] = {}


# -- laying it all out -----------------------------------------------------------------------------------


def lay_out_heroes() -> dict[str, FigureFace]:
    """The hero sheets, with talent and feat as cards: `syndrael` and `syndrael.feat`."""
    found: dict[str, FigureFace] = {}
    for id, sheet in CARDS.heroes.items():
        card_face(id, sheet.talent)
        FACES[f"{id}.feat"] = CardFace(f"{id}.feat", [], [sheet.feat])
        found[id] = FigureFace(id, sheet.speed, sheet.health, sheet.defence, sheet.attributes, abilities=[id])
        STAMINA[id] = sheet.stamina
        ARCHETYPES[id] = sheet.archetype
    return found


def add_item(id: str, item: Any, kind: str) -> None:
    """An item, with its copies."""
    for copy in copies_of(id, item.copies):
        ITEMS[copy] = ItemFace(copy, item, kind)
        card_face(copy, item)


def lay_out_items() -> None:
    """The items of both shops, the heroes' sides of relics, and starting equipment (`wooden_shield.start`)."""
    for id, item in CARDS.items1.items():
        add_item(id, item, "shop")
        SHOPS[1].extend(copies_of(id, item.copies))
    for id, item in CARDS.items2.items():
        add_item(id, item, "shop")
        SHOPS[2].extend(copies_of(id, item.copies))
    for id, relic in CARDS.relics.items():
        add_item(relic.hero.id, relic.hero, "relic")
        RELIC_OF[relic.hero.id] = id
        RELIC_ITEM[id] = relic.hero.id
        RELIC_BEARER[id] = relic.bearer
        RELIC_SURGES[id] = read_surges(f"{id}.overlord", relic.surges)
        FACES[f"{id}.overlord"] = CardFace(f"{id}.overlord", relic.passive, relic.ability)


def lay_out_classes() -> None:
    """Classes: skills by cost, starting equipment, familiars."""
    for id, job in CARDS.classes.items():
        CLASSES[job.archetype].append(id)
        STARTING[id] = [f"{item.id}.start" for item in job.starting]
        for item in job.starting:
            ITEMS[f"{item.id}.start"] = ItemFace(f"{item.id}.start", item, "starting")
            card_face(f"{item.id}.start", item)
        for skill in job.skills:
            card_face(skill.id, skill)
            if skill.extends:
                EXTENSIONS[skill.id] = Extension(skill.extends, read_acts(f"{skill.id}.also", skill.also))
            SKILL_XP[skill.id] = skill.xp
        SKILLS[id] = [skill.id for skill in job.skills]
        if job.familiar is not None:
            familiar = job.familiar
            card_face(familiar.id, familiar)
            FAMILIARS[id] = familiar.id
            OTHERS[familiar.id] = FigureFace(
                familiar.id,
                familiar.speed,
                familiar.health,
                familiar.defence,
                weapon=WeaponFace(familiar.id, familiar.weapon),
                abilities=[familiar.id],
            )


class MonsterWeapon:
    """A monster's attack, in the shape of a weapon."""

    def __init__(self, ranged: bool, dice: Any, surges: Any, reach: bool) -> None:
        self.ranged = ranged
        self.dice = list(dice)
        self.pierce = 0
        self.range = 0
        self.reach = reach
        self.surges = surges


def lay_out_monsters() -> None:
    """Monsters and lieutenants in both acts: `goblin_archer:minion:1`, `splig:lieutenant:2:4`."""
    for ability in CARDS.monster_abilities.values():
        card_face(ability.id, ability)
    for id, monster in CARDS.monsters.items():
        MONSTER_LIMITS[id] = [list(limit) for limit in monster.limits]
        MONSTER_TRAITS[id] = list(monster.traits)
        for act, figures in ((1, monster.act1), (2, monster.act2)):
            for rank, one in (("minion", figures.minion), ("master", figures.master)):
                key = f"{id}:{rank}:{act}"
                weapon = WeaponFace(key, MonsterWeapon(monster.ranged, one.dice, one.surges, "reach" in one.abilities))
                OTHERS[key] = FigureFace(
                    id, one.speed, one.health, one.defence, None, monster.size, weapon, list(one.abilities)
                )
    for id, card in CARDS.lieutenants.items():
        for act, led in ((1, card.act1), (2, card.act2)):
            for place, by in enumerate(led.by_heroes):
                key = f"{id}:lieutenant:{act}:{place + 2}"
                weapon = WeaponFace(key, MonsterWeapon(led.ranged, led.dice, led.surges, "reach" in led.abilities))
                OTHERS[key] = FigureFace(
                    id, led.speed, by.health, by.defence, card.attributes, card.size, weapon, list(led.abilities)
                )
    for id, ally in CARDS.allies.items():
        card_face(id, ally)
        arm = None if ally.weapon is None else WeaponFace(id, ally.weapon)
        OTHERS[id] = FigureFace(id, ally.speed, ally.health, ally.defence, ally.attributes, (1, 1), arm, [id])


def lay_out_overlord() -> None:
    """The overlord's cards with their copies, by deck; Search, Taint and Plot cards."""
    for id, card in CARDS.overlord.items():
        for copy in copies_of(id, card.copies):
            card_face(copy, card)
            OVERLORD_DECKS.setdefault(card.deck, []).append(copy)
            OVERLORD_XP[copy] = card.xp
            OVERLORD_LEVEL[copy] = card.level
            OVERLORD_CLASS[copy] = card.deck
            OVERLORD_TRAIT[copy] = card.trait
    for id, found in CARDS.search.items():
        for copy in copies_of(id, found.copies):
            card_face(copy, found)
            SEARCH_GOLD[copy] = found.gold
            SEARCH_KIND[copy] = found.kind
            if found.immediate:
                IMMEDIATE.append(copy)
            if found.kind != "passage":
                SEARCH_DECK.append(copy)
    for id, taint in CARDS.taints.items():
        for copy in copies_of(id, taint.copies):
            card_face(copy, taint)
            TAINTS.append(copy)
    for deck in CARDS.plots.values():
        PLOT_DECKS[deck.id] = [card.id for card in deck.cards]
        PLOT_AGENTS[deck.id] = deck.agent
        for plot in deck.cards:
            key = f"{deck.id}:{plot.id}"
            card_face(key, plot)
            PLOT_BUY[key] = plot.buy
            PLOT_TRIGGER[key] = plot.trigger
            PLOT_SUMMONS[key] = plot.summons


class ConditionFace:
    """A condition: the attribute tested at the start of a turn (empty: none), and what failing brings."""

    def __init__(self, id: str, card: Any) -> None:
        self.id: str = id
        self.test: str = card.test or ""
        self.fails: list[str] = read_acts(f"{id}.fails", card.fails)
        self.ends: bool = card.ends


SHOPS: Final[dict[int, list[str]]] = {1: [], 2: []}
STAMINA: Final[dict[str, int]] = {}
ARCHETYPES: Final[dict[str, str]] = {}
CLASSES: Final[dict[str, list[str]]] = {"healer": [], "mage": [], "scout": [], "warrior": []}
STARTING: Final[dict[str, list[str]]] = {}
SKILLS: Final[dict[str, list[str]]] = {}
SKILL_XP: Final[dict[str, int]] = {}
FAMILIARS: Final[dict[str, str]] = {}
OTHERS: Final[dict[str, FigureFace]] = {}
RELIC_OF: Final[dict[str, str]] = {}  # by the heroes' item
RELIC_ITEM: Final[dict[str, str]] = {}
RELIC_BEARER: Final[dict[str, str]] = {}
RELIC_SURGES: Final[dict[str, list[str]]] = {}
OVERLORD_DECKS: Final[dict[str, list[str]]] = {}
OVERLORD_XP: Final[dict[str, int]] = {}
OVERLORD_LEVEL: Final[dict[str, int]] = {}
OVERLORD_CLASS: Final[dict[str, str]] = {}
OVERLORD_TRAIT: Final[dict[str, str]] = {}
SEARCH_GOLD: Final[dict[str, int]] = {}
SEARCH_KIND: Final[dict[str, str]] = {}
SEARCH_DECK: Final[list[str]] = []
IMMEDIATE: Final[list[str]] = []
TAINTS: Final[list[str]] = []
PLOT_DECKS: Final[dict[str, list[str]]] = {}
PLOT_AGENTS: Final[dict[str, str]] = {}
PLOT_BUY: Final[dict[str, int]] = {}
PLOT_TRIGGER: Final[dict[str, int]] = {}
PLOT_SUMMONS: Final[dict[str, str]] = {}

HEROES: Final[dict[str, FigureFace]] = lay_out_heroes()
lay_out_items()
lay_out_classes()
lay_out_monsters()
lay_out_overlord()
CONDITIONS: Final[dict[str, ConditionFace]] = {id: ConditionFace(id, card) for id, card in CARDS.conditions.items()}
