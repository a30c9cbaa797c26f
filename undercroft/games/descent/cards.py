"""What a card of Descent may say: the shapes of the content files, and the verbs of effects.

A card has passives (what it gives while it is there) and abilities (what may be used, when, at what price). An ability
does acts: a small set of verbs for heroes, monsters and the overlord alike. `user` is who uses the card, `target` whom
the ability was used on, `other` whoever brought the moment about. `source` says which figures are found and which are
ours. Maps and quests have shapes of their own (`map_cards.py`, `quest_cards.py`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["facts", "ours"]
Attribute = Literal["might", "knowledge", "willpower", "awareness"]
Condition = Literal["diseased", "immobilized", "poisoned", "stunned"]
AttackDie = Literal["blue", "red", "yellow"]
DefenceDie = Literal["brown", "gray", "black"]
Archetype = Literal["healer", "mage", "scout", "warrior"]
Slot = Literal["one_hand", "two_hands", "armor", "other", ""]
Trait = Literal[
    "hammer", "shield", "staff", "magic", "rune", "blade", "trinket", "bow", "axe", "exotic", "heavy_armor",
    "light_armor", "cloak", "ring", "helmet",
]  # fmt: skip
Terrain = Literal["wilderness", "dark", "cave", "cold", "hot", "mountain", "cursed", "civilized", "building", "water"]

# When an ability may be used.
Moment = Literal[
    "action",  # as an action of one's turn
    "turn",  # at any time in one's own turn, beside actions (the overlord: in his turn)
    "turn_start",
    "turn_end",
    "overlord_start",
    "overlord_end",
    "attack_declared",  # before the dice
    "attack_rolled",  # after the attack roll
    "defence_rolled",  # after a defence roll
    "damage_due",  # damage is about to be suffered
    "attack_resolved",  # after an attack
    "monster_entered",  # a monster has entered a space
    "monster_activated",  # a monster is chosen to activate
    "hero_entered",  # a hero has entered an empty space
    "door_opened",
    "searched",
    "search_drawn",  # a Search card was drawn, before it is kept
    "test_rolled",
    "test_passed",
    "defeated",  # a figure is about to be defeated or knocked out
    "monster_fell",
    "hero_fell",
    "rested",
    "recovered",  # heroes recovered through one's own class skill
    "harmed",  # monsters suffered damage through one's own class skill
    "dice_rolled",  # dice that are no attack and no test: for recovering, for a card
    "quest_begins",  # a quest begins, the road lies behind the heroes
    "taint_shown",  # a Taint card is turned up
]

# As whom the user meets the moment.
Role = Literal[
    "",  # anybody
    "self",  # the one it happens to: who attacks, moves, searches, tests, rests, falls
    "defender",  # a figure that is attacked
    "protector",  # a hero near a hero who is attacked (`within`)
    "beside",  # within `within` spaces of where it happens
    "familiar",  # it happens to the user's familiar
    "overlord",
]

# Whom the ability can be used on: chosen with it.
TargetChoice = Literal[
    "",  # nobody
    "self_or_adjacent_hero",
    "adjacent_hero",
    "hero",  # any hero within `within`, oneself not
    "any_hero",  # wherever on the map
    "adjacent_monster",
    "monster",  # a monster within `within`
    "monster_in_sight",
    "own_group",  # a monster group of the overlord's
    "master",
    "hero_in_sight",
    "adjacent_minion",
    "any_monster",  # wherever on the map
    "guard",  # an own figure that is attacked
    "beside_guard",  # another own figure, next to one that is attacked
]

# What must be so.
Need = Literal[
    "melee", "ranged", "bow", "rune", "magic", "shield", "unmoved", "hero_beside", "deals_damage", "defeated_monster",
    "adjacent_attacker", "adjacent_target", "only_monster_in_sight", "has_familiar", "no_familiar", "hurt",
    "own_weapon", "minion", "empty_space", "move_action", "hand_empty", "two_hand_or_pair", "not_lethal",
    "monster_attacks", "hero_attacks", "own_dice", "other_hero", "magic_or_rune", "distant_attacker", "blank_die",
    "two_moves", "unaware_target", "minion_or_master", "friend_beside", "hero_tests", "enemy",
]  # fmt: skip

# Who is meant by an act.
Who = Literal[
    "user", "target", "other", "familiar",
    "tester",  # who tests, in what follows a test
    "struck",  # who is attacked, in what follows from an attack or a surge
    "adjacent_hero", "adjacent_monster", "monster_near_struck", "chosen_hero",  # one, by the user's choice
    "each_hero", "each_hero_near", "each_hero_adjacent", "each_hero_in_sight",
    "each_monster_near", "each_monster_adjacent", "each_monster_in_sight", "group", "group_others",
    "other_and_adjacent_heroes", "other_and_heroes_near", "recovered", "harmed", "lowest_might", "lowest_awareness",
]  # fmt: skip


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every shape refuses what it does not know."""


# -- acts ------------------------------------------------------------------------------------------------


class Verb(Card, frozen=True, kw_only=True, tag_field="do"):
    """One act of an ability. `near` is the distance that `..._near` means."""

    who: Who = "target"
    near: int = 0


class Recover(Verb, frozen=True, kw_only=True, tag="recover"):
    """Damage and fatigue come off; `all`: all of what is named.

    `rolled`: as much damage as hearts were rolled; `by_surges`: as much fatigue as surges were rolled; `dealt`: as much
    damage as the attack dealt.
    """

    damage: int = 0
    fatigue: int = 0
    rolled: bool = False
    by_surges: bool = False
    dealt: bool = False
    all: Literal["", "damage", "fatigue", "both"] = ""


class SufferVerb(Verb, frozen=True, kw_only=True, tag="suffer"):
    """Damage and fatigue are suffered; `rolled`: as much damage as hearts were rolled.

    `tested`: as much damage as a test showed shields, or shields above the attribute, or as the attribute tested.
    """

    damage: int = 0
    fatigue: int = 0
    rolled: bool = False
    tested: Literal["", "shields", "excess", "attribute"] = ""


class Roll(Verb, frozen=True, kw_only=True, tag="roll"):
    """Dice are rolled: hearts and surges stand for the acts that follow."""

    dice: list[AttackDie]


class Test(Verb, frozen=True, kw_only=True, tag="test"):
    """Those meant test an attribute, one after the other; `chooser` says who picks where several are named."""

    attribute: list[Attribute]
    chooser: Literal["user", "tester", "overlord"] = "overlord"
    passes: list[AnyAct] = []
    fails: list[AnyAct] = []
    all_pass: list[AnyAct] = []
    all_fail: list[AnyAct] = []


class Afflict(Verb, frozen=True, kw_only=True, tag="afflict"):
    """A condition; of several, the user's choice."""

    condition: list[Condition]


class Relieve(Verb, frozen=True, kw_only=True, tag="relieve"):
    """Conditions are discarded, as many as said, by choice of their owner."""

    amount: int = 1


class AttackVerb(Verb, frozen=True, kw_only=True, tag="attack"):
    """An attack by those meant (`who`), with what it has beyond an ordinary one.

    `weapon` is what it must be made with; `dice` stand for a weapon's. `at` says whom it affects: one target, the
    target of the ability, whoever brought the moment about, two monsters, all adjacent figures or monsters, all figures
    or monsters in the user's sight (and within `near`), the familiar's space, all that the move before it passed.
    `on_hit` follows for each figure that suffers damage, `after` in any case.
    """

    weapon: Literal["", "melee", "magic", "rune", "bow", "blade_or_melee", "none"] = ""
    dice: list[AttackDie] = []
    ranged: bool = False
    at: Literal[
        "one", "target", "other", "two_monsters", "adjacent_figures", "adjacent_monsters", "figures_in_sight",
        "monsters_in_sight", "familiar", "passed",
    ] = "one"  # fmt: skip
    hearts: int = 0
    range: int = 0
    least: int = 0
    blast: bool = False
    no_range: bool = False
    no_sight: bool = False
    surges: list[Surge] = []
    on_hit: list[AnyAct] = []
    after: list[AnyAct] = []


class MoveVerb(Verb, frozen=True, kw_only=True, tag="move"):
    """Those meant may move at once: so many spaces, or their Speed so many times; by their owner, or by the user.

    `spaces` are counted whatever they cost. `action`: it is a move action.
    """

    spaces: int = 0
    speeds: int = 0
    by_user: bool = False
    action: bool = False


class Place(Verb, frozen=True, kw_only=True, tag="place"):
    """Those meant are placed within so many spaces of where they are (`of`: of whom), by the user's choice.

    A familiar that is not on the map comes onto it. `enters`: it counts as entering the space.
    """

    within: int
    of: Literal["self", "user", "target"] = "self"
    enters: bool = True


class Points(Verb, frozen=True, kw_only=True, tag="points"):
    """Movement points gained: so many, and the Speed so many times."""

    amount: int = 0
    speeds: int = 0


class ExtraAction(Verb, frozen=True, kw_only=True, tag="action"):
    """An action beside the usual ones: an attack, a move, a door's, or any; `less`: one fewer.

    An `activation` is a whole one, at once.
    """

    what: Literal["attack", "move", "door", "any", "activation"] = "any"
    less: bool = False


class AddDice(Verb, frozen=True, kw_only=True, tag="dice"):
    """Dice are added to a pool of the attack under way."""

    attack: list[AttackDie] = []
    defence: list[DefenceDie] = []
    pool_of: Literal["", "target"] = ""


class Add(Verb, frozen=True, kw_only=True, tag="add"):
    """Hearts, range, Pierce, surges or shields are added to the attack; `paid`: as many hearts as fatigue was paid."""

    hearts: int = 0
    range: int = 0
    pierce: int = 0
    surges: int = 0
    shields: int = 0
    paid: bool = False


class RerollVerb(Verb, frozen=True, kw_only=True, tag="reroll"):
    """Dice are rolled again: how many (-1: any number; `whole`: all at once), of which pool and colours.

    `better`: the new result counts only if it is better.
    """

    amount: int = 1
    whole: bool = False
    pool: Literal["attack", "defence", "test", "any"]
    colours: list[AttackDie | DefenceDie] = []
    better: bool = False


class Draw(Verb, frozen=True, kw_only=True, tag="draw"):
    """The overlord draws cards, or discards some at random; `by_surges`: as many as surges were rolled."""

    amount: int = 1
    discard: int = 0
    by_surges: bool = False


class SearchVerb(Verb, frozen=True, kw_only=True, tag="search"):
    """Those meant draw Search cards; `token`: they search a token within so many spaces instead."""

    amount: int = 1
    token: int = 0


class Last(Verb, frozen=True, kw_only=True, tag="last"):
    """Something lasts on those meant until a moment; `what` is a word that the rules know.

    `turn_start`: until the user's next turn begins; `turn_end`: until the turn under way ends; `next_turn_end`: until
    the next turn of the one it lies on ends; `overlord`: until the overlord's next turn begins.
    """

    what: str
    amount: int = 1
    until: Literal["turn_start", "turn_end", "next_turn_end", "overlord", "overlord_end", "round", "encounter"]


class DefeatVerb(Verb, frozen=True, kw_only=True, tag="defeat"):
    """Those meant are defeated."""


class Redirect(Verb, frozen=True, kw_only=True, tag="redirect"):
    """The attack under way goes at those meant; range and sight stay those of the first target space."""


class GiveSurge(Verb, frozen=True, kw_only=True, tag="surge"):
    """The attack under way gains a surge ability."""

    surge: Surge


class Special(Verb, frozen=True, kw_only=True, tag="special"):
    """What no other card does: a rule of its own, by name."""

    name: str
    amount: int = 0


AnyAct = (
    Recover | SufferVerb | Roll | Test | Afflict | Relieve | AttackVerb | MoveVerb | Place | Points | ExtraAction
    | AddDice | Add | RerollVerb | Draw | SearchVerb | Last | DefeatVerb | Redirect | GiveSurge | Special
)  # fmt: skip


# -- surges ----------------------------------------------------------------------------------------------


class Surge(Card, frozen=True, kw_only=True):
    """What surges buy: figures for the attack, and acts: at once, if damage is dealt, or after an attack that hit.

    `fatigue` is what it costs beside surges. `word` is something that the rules know.
    """

    cost: int = 1
    fatigue: int = 0
    damage: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    inflict: list[Condition] = []
    now: list[AnyAct] = []
    on_hit: list[AnyAct] = []
    after: list[AnyAct] = []
    word: str = ""


# -- passives and abilities ------------------------------------------------------------------------------


class Passive(Card, frozen=True, kw_only=True):
    """What a card gives while it is there.

    `gives` is a figure (health, stamina, speed ...) or a word that the rules know (`pass_enemies`, `web`). For whom:
    the bearer, its familiar, heroes within `near`, monsters within `near`.
    """

    gives: str
    amount: int = 0
    dice: list[AttackDie | DefenceDie] = []
    surge: Surge | None = None
    needs: list[Need] = []
    whom: Literal["self", "familiar", "heroes", "monsters"] = "self"
    near: int = 0


class Ability(Card, frozen=True, kw_only=True):
    """What may be used: when, as whom, on whom, at what price, and what it does.

    `fatigue` -1 is any number, `discard` overlord cards to be discarded from the hand. `lasting` is what the card gives
    while it is exhausted. `once`: how often it may be used. `forced`: it happens by itself.
    """

    at: Moment
    role: Role = "self"
    choice: TargetChoice = ""
    within: int = 0
    needs: list[Need] = []
    fatigue: int = 0
    discard: int = 0
    exhaust: bool = False
    once: Literal["", "round", "turn", "attack"] = ""
    forced: bool = False
    do: list[AnyAct] = []
    lasting: list[Passive] = []


class Effects(Card, frozen=True, kw_only=True):
    """What anything with effects has."""

    passive: list[Passive] = []
    ability: list[Ability] = []


# -- heroes ----------------------------------------------------------------------------------------------


class Attributes(Card, frozen=True, kw_only=True):
    """The four attributes."""

    might: int
    knowledge: int
    willpower: int
    awareness: int


class HeroSheet(Card, frozen=True, kw_only=True):
    """A hero sheet: figures, the hero ability, the heroic feat."""

    id: str
    source: Source = "facts"
    archetype: Archetype
    speed: int
    health: int
    stamina: int
    defence: list[DefenceDie]
    attributes: Attributes
    talent: Effects
    feat: Ability


class Weapon(Card, frozen=True, kw_only=True):
    """What makes an item a weapon."""

    ranged: bool = False
    dice: list[AttackDie]
    pierce: int = 0
    range: int = 0
    reach: bool = False
    surges: list[Surge] = []


class Item(Effects, frozen=True, kw_only=True):
    """A shop item, a starting item, or the heroes' side of a relic. `cost` is its price in the shop."""

    id: str
    source: Source = "facts"
    slot: Slot
    traits: list[Trait] = []
    cost: int = 0
    copies: int = 1
    defence: list[DefenceDie] = []
    weapon: Weapon | None = None


class Skill(Effects, frozen=True, kw_only=True):
    """A class card; without a cost it is the basic skill.

    `extends` names a skill whose ability has more acts while this one is owned: `also`, after its own.
    """

    id: str
    source: Source = "facts"
    xp: int
    extends: str = ""
    also: list[AnyAct] = []


class HeroClass(Card, frozen=True, kw_only=True):
    """A class: its archetype, starting equipment, skills, and familiar."""

    id: str
    archetype: Archetype
    starting: list[Item]
    skills: list[Skill]
    familiar: FamiliarCard | None = None


class FamiliarCard(Effects, frozen=True, kw_only=True):
    """A familiar that counts as a figure."""

    id: str
    source: Source = "facts"
    speed: int
    health: int
    defence: list[DefenceDie] = []
    weapon: Weapon


class AllyCard(Effects, frozen=True, kw_only=True):
    """Somebody a quest puts on the heroes' side, or in harm's way."""

    id: str
    source: Source = "ours"
    speed: int = 0
    health: int
    defence: list[DefenceDie] = []
    attributes: Attributes | None = None
    weapon: Weapon | None = None


# -- monsters --------------------------------------------------------------------------------------------


class MonsterAbility(Effects, frozen=True, kw_only=True):
    """An ability of monsters, lieutenants, agents: by the name that stands on their cards."""

    id: str
    source: Source = "facts"


class MonsterSurge(Surge, frozen=True, kw_only=True):
    """A surge of a monster's card; `ability` names what it is called, `x` its number."""

    ability: str = ""
    x: int = 0


class MonsterFigures(Card, frozen=True, kw_only=True):
    """A minion or a master in one act."""

    speed: int
    health: int
    defence: list[DefenceDie] = []
    dice: list[AttackDie]
    abilities: list[str] = []
    surges: list[MonsterSurge] = []


class ActFigures(Card, frozen=True, kw_only=True):
    """Minion and master."""

    minion: MonsterFigures
    master: MonsterFigures


class Monster(Card, frozen=True, kw_only=True):
    """A kind of monster; `limits` are minions and masters for two, three and four heroes."""

    id: str
    source: Source = "facts"
    ranged: bool
    size: tuple[int, int]
    traits: list[Terrain]
    limits: list[tuple[int, int]]
    act1: ActFigures
    act2: ActFigures


class ForHeroes(Card, frozen=True, kw_only=True):
    """A lieutenant's figures for a number of heroes."""

    health: int
    defence: list[DefenceDie]


class LieutenantFigures(Card, frozen=True, kw_only=True):
    """A lieutenant in one act, for two, three and four heroes."""

    ranged: bool
    speed: int
    dice: list[AttackDie]
    abilities: list[str] = []
    surges: list[MonsterSurge] = []
    by_heroes: list[ForHeroes]


class Lieutenant(Card, frozen=True, kw_only=True):
    """A lieutenant, an agent, or somebody special whom a quest brings (`special`).

    `character` is the lieutenant an agent is the same person as.
    """

    id: str
    source: Source = "facts"
    special: bool = False
    agent: bool = False
    character: str = ""
    size: tuple[int, int] = (1, 1)
    attributes: Attributes
    act1: LieutenantFigures
    act2: LieutenantFigures


# -- the overlord ----------------------------------------------------------------------------------------


class OverlordCard(Effects, frozen=True, kw_only=True):
    """An overlord card: basic (no cost), of a class with a level, or universal."""

    id: str
    source: Source = "facts"
    deck: Literal["basic", "magus", "saboteur", "warlord", "universal"]
    level: int = 0
    xp: int = 0
    copies: int = 1
    trait: Literal["event", "magic", "trap"]


class Relic(Effects, frozen=True, kw_only=True):
    """A relic: the heroes' side is an item of its own; the rest is the overlord's side.

    `bearer` is the only lieutenant who can carry it, `surges` are what the bearer's attacks gain.
    """

    id: str
    source: Source = "facts"
    hero: Item
    bearer: str = ""
    surges: list[Surge] = []


# -- search, conditions, travel --------------------------------------------------------------------------


class SearchCard(Effects, frozen=True, kw_only=True):
    """A Search card: `once`, it is flipped; `immediate`, it is resolved and discarded; the rest is kept."""

    id: str
    source: Source = "facts"
    copies: int = 1
    gold: int = 0
    kind: Literal["potion", "item", "special", "passage"]
    immediate: bool = False


class ConditionCard(Card, frozen=True, kw_only=True):
    """A condition: a test at the start of a turn, or what it forbids."""

    id: str
    test: Attribute | None = None
    fails: list[AnyAct] = []
    ends: bool = False


class TravelChoice(Card, frozen=True, kw_only=True):
    """One way to answer a Travel card; an empty one declines."""

    id: str
    do: list[AnyAct] = []


class TravelPart(Card, frozen=True, kw_only=True):
    """What a Travel card says of one symbol: acts, or a choice of the heroes."""

    symbol: Literal["road", "plain", "forest", "mountain", "water"]
    do: list[AnyAct] = []
    choices: list[TravelChoice] = []


class TravelCard(Card, frozen=True, kw_only=True):
    """A Travel card; of a symbol it does not name nothing comes."""

    id: str
    source: Source = "facts"
    parts: list[TravelPart]


# -- modules of the expansions ---------------------------------------------------------------------------


class PlotCard(Effects, frozen=True, kw_only=True):
    """A Plot card: what it costs to buy and to trigger, in threat. `summons` is the agent it brings."""

    id: str
    source: Source = "ours"
    buy: int
    trigger: int
    summons: str = ""


class PlotDeck(Card, frozen=True, kw_only=True):
    """A Plot deck and its agent."""

    id: str
    agent: str
    cards: list[PlotCard]


class RumourCard(Card, frozen=True, kw_only=True):
    """A Rumour card: the act and the stage of the campaign phase it can be played in; a quest, or acts."""

    id: str
    source: Source = "ours"
    act: int = 0
    stage: Literal["rumours", "gold", "rest", "rewards", "shopping", "experience", "next_quest", "preparing"]
    quest: str = ""
    do: list[AnyAct] = []


class TaintCard(Effects, frozen=True, kw_only=True):
    """A Taint card: what it does once it is turned up."""

    id: str
    source: Source = "ours"
    copies: int = 1


class ChallengeToken(Card, frozen=True, kw_only=True):
    """A challenge token of a secret room: an attribute, a monster, or nothing."""

    id: str
    attribute: Attribute | None = None
    monster: str = ""
    copies: int = 1


class Cards(Card, frozen=True, kw_only=True):
    """What a content file may hold, apart from tiles, secret rooms and quests."""

    hero: list[HeroSheet] = []
    hero_class: list[HeroClass] = []
    item1: list[Item] = []
    item2: list[Item] = []
    relic: list[Relic] = []
    monster: list[Monster] = []
    lieutenant: list[Lieutenant] = []
    ally: list[AllyCard] = []
    monster_ability: list[MonsterAbility] = []
    overlord: list[OverlordCard] = []
    search: list[SearchCard] = []
    condition: list[ConditionCard] = []
    travel: list[TravelCard] = []
    plot: list[PlotDeck] = []
    rumour: list[RumourCard] = []
    taint: list[TaintCard] = []
    challenge: list[ChallengeToken] = []
