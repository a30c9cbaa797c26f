"""What a card, a tile, a board and a track of Dead Cells may say: the shapes of the content files.

Effects are a small set of verbs, and each side has its own: what prisoners do, what enemies do, what a death brings,
what a tile gives, what lasts. The spaces of a fight are `L`, `1`, `2`, `3`; a reach names those it takes in (`L1`).
No figure of the box is public but a few: `source` says which are found and which are ours.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

Source = Literal["facts", "ours"]
Trait = Literal["survival", "tactics", "brutality"]
StateName = Literal["poisoned", "bleeding", "burning", "frozen", "targeted"]
Reach = Literal["L", "1", "2", "3", "L1", "L12", "L123", "12", "13", "123", "23", "L3", "L23", "L2", "L13"]
Biome = Literal["B1", "B2", "B3", "B4", "B5", "B6", "B7"]
BossCode = Literal["C1", "C2", "C3"]
Rune = Literal["vine", "teleportation", "ram", "spider", "homunculus", "challenger", "explorer"]

# What lies on a tile or a fight's floor, or comes out of a dead enemy.
Goods = Literal[
    "tooth",
    "cell",
    "potion",
    "vial",
    "equipment",
    "blueprint",
    "scroll_survival",
    "scroll_tactics",
    "scroll_brutality",
]


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every shape refuses what it does not know."""


# -- what prisoners do in a fight -------------------------------------------------------------------------

# What must be so for an act to do anything.
Need = Literal["", "wounded", "unhurt", "shielded", "barrier", "first_player", "flanked", "alone"]


class PrisonerVerb(Card, frozen=True, kw_only=True, tag_field="do"):
    """One action of a prisoner: on a combat card, an item, an ability, a mutation (DC-ACT-22)."""

    FLAT: ClassVar[str] = "PrisonerAct"

    needs: Need = ""


class Damage(PrisonerVerb, frozen=True, kw_only=True, tag="damage"):
    """Damage to one enemy in reach, or to all; `extra` if it bears that state; `level` adds the level of a track."""

    reach: Reach
    amount: int = 1
    all: bool = False
    pierce: bool = False
    against: StateName | Literal["", "unhurt", "elite", "boss"] = ""
    extra: int = 0
    level: Trait | None = None


class Inflict(PrisonerVerb, frozen=True, kw_only=True, tag="inflict"):
    """A state on one enemy in reach, or on all."""

    state: StateName
    reach: Reach
    amount: int = 1
    all: bool = False


class Block(PrisonerVerb, frozen=True, kw_only=True, tag="block"):
    """Shields for oneself, for one of those who fight, or for all of them."""

    amount: int = 1
    who: Literal["self", "one", "all"] = "self"
    golden: bool = False
    level: Trait | None = None


class Heal(PrisonerVerb, frozen=True, kw_only=True, tag="heal"):
    """Damage tokens come off."""

    amount: int = 1
    who: Literal["self", "one", "all"] = "one"


class Cure(PrisonerVerb, frozen=True, kw_only=True, tag="cure"):
    """All tokens of a state come off (`any`: of one kind, as the actor likes)."""

    who: Literal["self", "one", "all"] = "one"
    state: StateName | Literal["any"] = "any"


class Loot(PrisonerVerb, frozen=True, kw_only=True, tag="loot"):
    """Take all loot of one type, or drink a potion (DC-ACT-17, DC-ACT-20)."""


class AbilityIcons(PrisonerVerb, frozen=True, kw_only=True, tag="ability"):
    """Ability icons (DC-ACT-14)."""

    amount: int = 1


class Push(PrisonerVerb, frozen=True, kw_only=True, tag="push"):
    """An enemy right of the group goes so many free spaces further; into the wall or the void if one is there."""

    reach: Reach
    amount: int = 1


class Pull(PrisonerVerb, frozen=True, kw_only=True, tag="pull"):
    """An enemy right of the group comes so many free spaces nearer."""

    reach: Reach
    amount: int = 1


class Shatter(PrisonerVerb, frozen=True, kw_only=True, tag="shatter"):
    """All shields of an enemy in reach are gone."""

    reach: Reach


class Earn(PrisonerVerb, frozen=True, kw_only=True, tag="earn"):
    """Teeth or cells into the bag."""

    what: Literal["tooth", "cell"]
    amount: int = 1


AnyAct = Damage | Inflict | Block | Heal | Cure | Loot | AbilityIcons | Push | Pull | Shatter | Earn


# -- what lasts: steps of tracks, items that always work, mutations ----------------------------------------


class Passive(Card, frozen=True, kw_only=True, tag_field="has"):
    """Something that works as long as it is there."""

    FLAT: ClassVar[str] = "Lasting"


class MoreLife(Passive, frozen=True, kw_only=True, tag="life"):
    """So many life points more."""

    amount: int = 1


class Immunity(Passive, frozen=True, kw_only=True, tag="immunity"):
    """A state never takes hold (DC-STATE-12)."""

    state: StateName


class MoreSlots(Passive, frozen=True, kw_only=True, tag="slot"):
    """One more place for equipment."""

    amount: int = 1


class GrantAbility(Passive, frozen=True, kw_only=True, tag="ability"):
    """An ability that an Ability action may use (DC-ACT-14); all of its acts, one after the other."""

    acts: list[AnyAct]


class Opening(Passive, frozen=True, kw_only=True, tag="opening"):
    """An action of Round 0 (DC-COMBAT-06)."""

    acts: list[AnyAct]


class Ward(Passive, frozen=True, kw_only=True, tag="ward"):
    """The first damage to its bearer in a round is blocked; round 0: in any."""

    round: Literal[0, 1, 2, 3] = 0


class Boost(Passive, frozen=True, kw_only=True, tag="boost"):
    """Damage that its bearer deals in a round (0: in any) is so much more, if the target bears that state."""

    round: Literal[0, 1, 2, 3] = 0
    amount: int = 1
    against: StateName | Literal["", "unhurt", "elite", "boss"] = ""


class Thorns(Passive, frozen=True, kw_only=True, tag="thorns"):
    """Whoever damages its bearer takes so much, unless a shield blocked it (DC-ACT-11)."""

    amount: int = 1


class OnKill(Passive, frozen=True, kw_only=True, tag="on_kill"):
    """What its bearer does at once when an own action eliminates an enemy."""

    acts: list[AnyAct]


class LongReach(Passive, frozen=True, kw_only=True, tag="long_reach"):
    """What reaches the first space reaches the second too."""


class Looter(Passive, frozen=True, kw_only=True, tag="looter"):
    """So many teeth more whenever its bearer loots teeth."""

    amount: int = 1


AnyPassive = (
    MoreLife | Immunity | MoreSlots | GrantAbility | Opening | Ward | Boost | Thorns | OnKill | LongReach | Looter
)


# -- prisoners and their cards ----------------------------------------------------------------------------


class TrackStep(Card, frozen=True, kw_only=True):
    """One space of a Scroll track: what it unlocks (DC-BOARD-04)."""

    FLAT: ClassVar[str] = "TrackSheet"

    gives: list[AnyPassive]
    source: Source = "ours"


class PrisonerBoard(Card, frozen=True, kw_only=True):
    """A prisoner's board: its three tracks, each step after the first space (DC-BOARD-01)."""

    FLAT: ClassVar[str] = "PrisonerSheet"

    id: str
    survival: list[TrackStep]
    tactics: list[TrackStep]
    brutality: list[TrackStep]
    ability: list[AnyAct]  # what an Ability action may do from the start


class CombatCard(Card, frozen=True, kw_only=True, rename={"first": "I", "second": "II", "third": "III"}):
    """A combat card: whose, the symbols for Tests, a line a Round (DC-CARD-01, DC-CARD-02)."""

    FLAT: ClassVar[str] = "CombatSheet"

    id: str
    code: str
    owner: Literal["poisoned", "immolated", "flayed", "quartered", "serenade", ""] = ""
    symbols: list[Trait] = []
    first: list[AnyAct] = []
    second: list[AnyAct] = []
    third: list[AnyAct] = []
    source: Source = "ours"


# -- equipment --------------------------------------------------------------------------------------------


class Equipment(Card, frozen=True, kw_only=True):
    """An item: in which round it works and how, or by an Ability action, or always; a companion has life.

    `replace`: instead of the combat card's line; `plus`: beside it; `ability`: paid with an Ability action; `always`:
    what it `has`; `companion`: `life`, and any of the others by its `works` (DC-EQ-05 to DC-EQ-10, DC-COMPA-01).
    """

    FLAT: ClassVar[str] = "ItemSheet"

    id: str
    code: str  # deck and number: ST-03, B2-07, C1-02, S-11
    works: Literal["replace", "plus", "ability", "always"]
    round: Literal[0, 1, 2, 3] = 0
    acts: list[AnyAct] = []
    has: list[AnyPassive] = []
    life: int = 0  # of a companion
    sole: bool = False  # works only as its bearer's only equipment
    source: Source = "ours"


# -- what enemies do --------------------------------------------------------------------------------------

Victim = Literal["choice", "first_player", "two", "three", "all", "weakest", "strongest"]
EnemyNeed = Literal["", "alone", "company", "left", "near", "far", "wounded", "unhurt", "shielded", "loot"]


class EnemyVerb(Card, frozen=True, kw_only=True, tag_field="do"):
    """One action of an enemy (DC-RULING-94)."""

    FLAT: ClassVar[str] = "EnemyAct"

    needs: EnemyNeed = ""


class Strike(EnemyVerb, frozen=True, kw_only=True, tag="damage"):
    """Damage to whom it names; `then` a state for whoever was really hurt (DC-ACT-03, DC-ACT-04, DC-ACT-11)."""

    amount: int = 1
    to: Victim = "choice"
    pierce: bool = False
    then: StateName | Literal["worm"] | None = None


class Afflict(EnemyVerb, frozen=True, kw_only=True, tag="inflict"):
    """A state, a worm or malaise (DC-ACT-13, DC-RULING-71)."""

    state: StateName | Literal["worm", "malaise"]
    amount: int = 1
    to: Victim = "choice"


class Guard(EnemyVerb, frozen=True, kw_only=True, tag="block"):
    """Shields for itself, for the other enemies, or for all (DC-ACT-07)."""

    amount: int = 1
    who: Literal["self", "others", "all"] = "self"
    golden: bool = False


class Vanish(EnemyVerb, frozen=True, kw_only=True, tag="vanish"):
    """Nothing can target it in this whole round (DC-RULING-95)."""


class Perish(EnemyVerb, frozen=True, kw_only=True, tag="dies"):
    """It dies by its own action (DC-RULING-96)."""


class Mend(EnemyVerb, frozen=True, kw_only=True, tag="heal"):
    """Damage comes off it, off the others, or off all."""

    amount: int = 1
    who: Literal["self", "others", "all"] = "self"


class Leap(EnemyVerb, frozen=True, kw_only=True, tag="leap"):
    """It goes to that space if it is free."""

    to: Literal["L", "1", "2", "3"]


class Steal(EnemyVerb, frozen=True, kw_only=True, tag="steal"):
    """So many teeth or potions out of the bag, or all loot of one type off the floor (the group's choice)."""

    what: Literal["tooth", "potion", "loot"]
    amount: int = 1


class Summon(EnemyVerb, frozen=True, kw_only=True, tag="summon"):
    """So many cards of the Monster deck join the fight, placed as at its beginning, where there is room."""

    amount: int = 1


class Rage(EnemyVerb, frozen=True, kw_only=True, tag="rage"):
    """All further damage of it in this fight is so much more."""

    amount: int = 1


class Lay(EnemyVerb, frozen=True, kw_only=True, tag="lay"):
    """A boss brings an element of its sheet into play."""

    what: Literal["fire", "shuriken", "sword"]
    amount: int = 1


AnyEnemyAct = Strike | Afflict | Guard | Vanish | Perish | Mend | Leap | Steal | Summon | Rage | Lay


class DeathVerb(Card, frozen=True, kw_only=True, tag_field="do"):
    """What a death brings or costs (DC-CARD-05, DC-KILL-01)."""

    FLAT: ClassVar[str] = "DeathAct"


class Drop(DeathVerb, frozen=True, kw_only=True, tag="gain"):
    """Goods straight into the bag (DC-KILL-02)."""

    what: Goods
    amount: int = 1


class Relief(DeathVerb, frozen=True, kw_only=True, tag="cure"):
    """All tokens of a state come off one who fights."""

    state: StateName


class Backlash(DeathVerb, frozen=True, kw_only=True, tag="damage"):
    """Damage that must be assigned (DC-KILL-03)."""

    amount: int = 1
    to: Victim = "choice"


class LastCurse(DeathVerb, frozen=True, kw_only=True, tag="inflict"):
    """A state, a worm or malaise for somebody."""

    state: StateName | Literal["worm", "malaise"]
    amount: int = 1
    to: Victim = "choice"


class Hatch(DeathVerb, frozen=True, kw_only=True, tag="summon"):
    """Cards of the Monster deck come."""

    amount: int = 1


AnyDeathAct = Drop | Relief | Backlash | LastCurse | Hatch


class EnemyCard(
    Card, frozen=True, kw_only=True, rename={"opening": "0", "first": "I", "second": "II", "third": "III", "last": "IV"}
):
    """Anything that has life and lines: a monster, a form of a boss, a special card of a boss (DC-CARD-03)."""

    FLAT: ClassVar[str] = "EnemySheet"


class Monster(
    EnemyCard,
    frozen=True,
    kw_only=True,
    rename={"opening": "0", "first": "I", "second": "II", "third": "III", "last": "IV"},
):
    """A monster or elite, so many cards of it; `adds` if it joins its deck only by a card of the campaign."""

    id: str
    biome: Biome
    life: int
    copies: int = 1
    elite: bool = False
    place: Literal["", "left", "far"] = ""
    opening: list[AnyEnemyAct] = []
    first: list[AnyEnemyAct] = []
    second: list[AnyEnemyAct] = []
    third: list[AnyEnemyAct] = []
    last: list[AnyEnemyAct] = []
    death: list[AnyDeathAct] = []
    immune: list[StateName] = []
    sheltered: bool = False  # cannot be targeted while another enemy stands between it and the group
    thorns: int = 0  # whoever damages it takes so much
    swarm: int = 0  # its damage is so much more for each other of its kind in the fight
    adds: bool = False
    source: Source = "ours"


# -- bosses -----------------------------------------------------------------------------------------------


class BossForm(EnemyCard, frozen=True, kw_only=True):
    """One face of a boss card: its life and what it is immune to (DC-BOSS-13, DC-BOSS-14)."""

    id: str
    boss: BossCode
    life: int
    at: Literal["L", "1", "2", "3"] = "1"
    immune: list[StateName] = []
    thorns: int = 0


class Attack(
    EnemyCard,
    frozen=True,
    kw_only=True,
    rename={"opening": "0", "first": "I", "second": "II", "third": "III", "last": "IV"},
):
    """An attack card of a boss: what it does in one bout, in one of its forms."""

    id: str
    boss: BossCode
    form: Literal[1, 2]
    copies: int = 1
    opening: list[AnyEnemyAct] = []
    first: list[AnyEnemyAct] = []
    second: list[AnyEnemyAct] = []
    third: list[AnyEnemyAct] = []
    last: list[AnyEnemyAct] = []


class Element(
    EnemyCard,
    frozen=True,
    kw_only=True,
    rename={"opening": "0", "first": "I", "second": "II", "third": "III", "last": "IV"},
):
    """A special card of a boss that lies in the fight: fire with the Concierge, a sword of the Hand."""

    id: str
    boss: BossCode
    copies: int = 1
    life: int = 0
    first: list[AnyEnemyAct] = []
    second: list[AnyEnemyAct] = []
    third: list[AnyEnemyAct] = []
    last: list[AnyEnemyAct] = []


# -- tiles and boards -------------------------------------------------------------------------------------

Shape = Literal["square", "trapezoid", "circle", "pentagon", "hexagon"]


class TileVerb(Card, frozen=True, kw_only=True, tag_field="do"):
    """An icon of a tile, of a corridor's deck Test, of a card that is read outside a fight (DC-TILE-10)."""

    FLAT: ClassVar[str] = "TileAct"

    first_player: bool = False  # bound to the first player (DC-ICON-01)


class FindGoods(TileVerb, frozen=True, kw_only=True, tag="gain"):
    """Goods: into the bag, or at once to somebody (DC-ICON-06 to DC-ICON-13)."""

    what: Goods
    amount: int = 1


class TileDamage(TileVerb, frozen=True, kw_only=True, tag="damage"):
    """Damage outside a fight: to one of the group's choice, or to all."""

    amount: int = 1
    to: Literal["choice", "all"] = "choice"


class FindRune(TileVerb, frozen=True, kw_only=True, tag="rune"):
    """A rune turns to its active side (DC-ICON-16)."""

    rune: Rune


class Special(TileVerb, frozen=True, kw_only=True, tag="special"):
    """A thing of one biome: a worm or malaise for somebody, a lantern lit, a key, a bell to ring, a secret, a purge."""

    what: Literal["worm", "malaise", "lantern", "key", "bell", "secret", "purge", "teleport", "purge_tile"]
    amount: int = 1


AnyTileAct = FindGoods | TileDamage | FindRune | Special


class DeckTest(Card, frozen=True, kw_only=True):
    """A deck Test: what each symbol brings, and what none does (DC-TEST-06, DC-RULING-11)."""

    FLAT: ClassVar[str] = "DeckTestSheet"

    survival: list[AnyTileAct] = []
    tactics: list[AnyTileAct] = []
    brutality: list[AnyTileAct] = []
    failed: list[AnyTileAct] = []


class EitherChoice(Card, frozen=True, kw_only=True):
    """One option of an either/or line; `test`: only by passing that hand Test (DC-ICON-04, DC-ICON-05)."""

    FLAT: ClassVar[str] = "ChoiceSheet"

    gives: list[AnyTileAct]
    test: Trait | None = None


class Tile(Card, frozen=True, kw_only=True):
    """A tile: its shape, what happens there (DC-TILE-01 to DC-TILE-09)."""

    FLAT: ClassVar[str] = "TileSheet"

    id: str
    code: str
    biome: Biome
    shape: Shape
    kind: Literal["treasure", "cursed", "merchant", "encounter", "elite", "door", "teleportation", "restriction"]
    copies: int = 1
    change_first: bool = False
    gives: list[AnyTileAct] = []
    either: list[EitherChoice] = []
    hand_test: Trait | None = None  # of `gives`
    deck_test: DeckTest | None = None
    foes: list[Literal["monster", "elite"]] = []
    loot: list[Goods] = []
    barrier: Literal["", "wall", "void"] = ""
    dark: bool = False
    curse: Literal[0, 1, 2] = 0
    sells: list[AnyTileAct] = []
    price: int = 0
    times: int = 0
    leads_to: Biome | BossCode | None = None
    restriction: Literal[0, 1, 2, 3, 4] = 0
    round: Literal[0, 1, 2, 3] = 0  # of restriction I
    source: Source = "ours"


class Space(Card, frozen=True, kw_only=True):
    """A space of a board: its shape, and where it lies in the picture."""

    FLAT: ClassVar[str] = "SpaceSheet"

    id: str
    x: int
    y: int
    shape: Shape | Literal["start"]
    exit: Biome | BossCode | None = None


class Corridor(Card, frozen=True, kw_only=True):
    """A corridor, in the direction of its arrow (DC-EXPL-05)."""

    FLAT: ClassVar[str] = "CorridorSheet"

    at: str
    to: str
    rune: Rune | None = None
    hand: list[Trait] = []
    deck: DeckTest | None = None
    locked: bool = False


class BiomeBoard(Card, frozen=True, kw_only=True):
    """A biome: its board, on one face or on two (DC-COMP-02, DC-RULING-02, DC-RULING-100)."""

    id: Biome
    faces: int = 1
    spaces: list[Space]
    corridors: list[Corridor]


# -- the campaign: upgrades, the well, secrets, runes, malaise ---------------------------------------------


class CampaignVerb(Card, frozen=True, kw_only=True, tag_field="do"):
    """What a card of the campaign does when it is read: at a run's start, at once, or as a reward."""

    FLAT: ClassVar[str] = "CampaignAct"


class Grant(CampaignVerb, frozen=True, kw_only=True, tag="gain"):
    """Goods for the group; a scroll, a vial or an item goes to whom it likes."""

    what: Goods
    amount: int = 1


class Level(CampaignVerb, frozen=True, kw_only=True, tag="level"):
    """A seller rises by a level."""

    seller: Literal["healer", "merchant", "collector"]


class OpenPocket(CampaignVerb, frozen=True, kw_only=True, tag="pocket"):
    """One more pocket on the Mutations board."""

    pocket: Literal["start", "during", "feat"]


class OpenStart(CampaignVerb, frozen=True, kw_only=True, tag="open"):
    """Runs may begin there (DC-SETUP-07)."""

    biome: Biome


class Cheaper(CampaignVerb, frozen=True, kw_only=True, tag="cheaper"):
    """Upgrades cost so many cells less from now on, one at the least."""

    amount: int = 1


class PurgeCard(CampaignVerb, frozen=True, kw_only=True, tag="purge"):
    """One card leaves the game for good, of what a purge may take (DC-DEC-50)."""

    what: Literal["equipment", "combat", "any"] = "any"


class DrawSecret(CampaignVerb, frozen=True, kw_only=True, tag="secret"):
    """The bottom card of the Secrets deck (DC-RULING-72)."""

    amount: int = 1


class AddMonsters(CampaignVerb, frozen=True, kw_only=True, tag="add"):
    """These monsters or elites join their biome's decks."""

    monsters: list[str]


class LearnRune(CampaignVerb, frozen=True, kw_only=True, tag="rune"):
    """A rune turns to its active side."""

    rune: Rune


class AddBlueprint(CampaignVerb, frozen=True, kw_only=True, tag="equip"):
    """The card itself, or one it names, joins the Equipment deck for good."""

    item: str


class PeekDecks(CampaignVerb, frozen=True, kw_only=True, tag="peek"):
    """The bottom card of each upgrade deck is shown to the group; nothing moves."""


AnyCampaignAct = (
    Grant
    | Level
    | OpenPocket
    | OpenStart
    | Cheaper
    | PurgeCard
    | DrawSecret
    | AddMonsters
    | LearnRune
    | AddBlueprint
    | PeekDecks
)


class CampaignCard(Card, frozen=True, kw_only=True):
    """A card that is read outside fights: it lies in a pocket, is carried out, or waits for a task to be done."""

    FLAT: ClassVar[str] = "CampaignSheet"


class Mutation(CampaignCard, frozen=True, kw_only=True):
    """A permanent mutation: `does` at the start of each run, `has` for every prisoner, `group` words for all.

    What the words of `group` mean stands beside the rule that asks for them (``rules/mutations.py`` lists them).
    """

    id: str
    code: str
    pocket: Literal["start", "during", "skill"]
    does: list[AnyCampaignAct] = []
    has: list[AnyPassive] = []
    group: list[str] = []
    source: Source = "ours"


class Instruction(CampaignCard, frozen=True, kw_only=True):
    """An instruction: read, carried out, put away (DC-UPG-09)."""

    id: str
    code: str
    does: list[AnyCampaignAct]


class Feat(CampaignCard, frozen=True, kw_only=True):
    """An optional task and what it brings (DC-UPG-10, DC-UPG-11)."""

    id: str
    code: str
    task: Literal[
        "kills_in_fight",
        "kill_in_round_one",
        "elite_by_state",
        "fight_unhurt",
        "biome_unhurt",
        "teeth_at_street",
        "loot_types",
        "ring_bells",
        "curses",
        "boss_without_potion",
        "all_loot",
        "kill_on_left",
        "two_in_one_round",
    ]
    count: int = 1
    does: list[AnyCampaignAct] = []


class WellCard(CampaignCard, frozen=True, kw_only=True):
    """A card of the Well: carried out; then out of the campaign, or on top of the Well deck again (`stays`)."""

    id: str
    code: str
    does: list[AnyCampaignAct] = []
    stays: bool = False


class Secret(CampaignCard, frozen=True, kw_only=True):
    """A card of the Secrets deck: an item, a mutation (`pocket`), or something done at once."""

    id: str
    code: str
    item: str = ""
    pocket: Literal["", "start", "during", "skill"] = ""
    does: list[AnyCampaignAct] = []
    has: list[AnyPassive] = []
    group: list[str] = []


class RuneCard(Card, frozen=True, kw_only=True):
    """A rune: whether it opens corridors, and what the group has of it once active (DC-ICON-17)."""

    FLAT: ClassVar[str] = "RuneSheet"

    id: str
    code: str
    rune: Rune
    opens: bool = True
    group: list[str] = []


class MalaiseCard(Card, frozen=True, kw_only=True):
    """An affliction of one prisoner until the biome is left."""

    FLAT: ClassVar[str] = "MalaiseSheet"

    id: str
    code: str
    word: Literal["hoarse", "trembling", "thin_blood", "brittle", "fog"]


class SerenadeBoard(Card, frozen=True, kw_only=True):
    """Serenade's board: what it prints for an empty deck on either side, and the power of each symbol.

    DC-SOLO-08, DC-SOLO-14, DC-RULING-63.
    """

    life: int
    power_lines: CombatCard
    melee_lines: CombatCard
    survival: StateName | Literal["damage"]
    tactics: StateName | Literal["damage"]
    brutality: StateName | Literal["damage"]


class Street(Card, frozen=True, kw_only=True):
    """The three sellers, by level: how many units or cards, and the price of each (DC-MARKET-01, DC-MARKET-10)."""

    healer_times: list[int]
    healer_price: int
    merchant_cards: list[int]
    merchant_price: int
    collector_cards: list[int]
    collector_price: int


class StartKit(Card, frozen=True, kw_only=True):
    """What a group that starts in a later biome has drafted beforehand: gains like a tile's."""

    biome: Biome
    gives: list[AnyTileAct]


class Cards(Card, frozen=True, kw_only=True):
    """One content file: any of the kinds."""

    prisoner: list[PrisonerBoard] = []
    combat_card: list[CombatCard] = []
    equipment: list[Equipment] = []
    monster: list[Monster] = []
    form: list[BossForm] = []
    attack: list[Attack] = []
    element: list[Element] = []
    tile: list[Tile] = []
    board: list[BiomeBoard] = []
    mutation: list[Mutation] = []
    instruction: list[Instruction] = []
    feat: list[Feat] = []
    well: list[WellCard] = []
    secret: list[Secret] = []
    rune: list[RuneCard] = []
    malaise: list[MalaiseCard] = []
    serenade: list[SerenadeBoard] = []
    street: list[Street] = []
    start: list[StartKit] = []
