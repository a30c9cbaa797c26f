"""What a card, a tile and a token may say: the shapes of the content files.

Effects are a small set of verbs. A range of `FAR` reaches the whole room, `NONE` is the dash on a card. What can be
worked out of one card alone is a property of it. The rules read all of it laid flat (``rules/flat.py``).
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from msgspec import Struct

FAR: Final = 99
NONE: Final = -1
ARCS: Final = ("front", "right", "back", "left")

Source = Literal["facts", "ours"]  # whether a figure was found, or set by us (DS-RULING-141)
Dice = dict[Literal["black", "blue", "orange"], int]
Condition = Literal["bleed", "poison", "frostbite", "stagger"]
Target = Literal["aggro", "nearest"]
Arc = Literal["front", "right", "back", "left"]
Wall = Literal["north", "east", "south", "west"]
Terrain = Literal["barrel", "chest", "gravestone"]
Pile = Literal["starting", "class", "transposed", "common", "legendary", "boss"]
NodeXY = tuple[int, int]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Every shape refuses what it does not know."""


# -- what an option of a weapon does beside its dice ------------------------------------------------------


class Gain(Card, frozen=True, tag_field="do", tag="gain"):
    """Stamina or Health come back to characters in range (`near`: at range 1, whatever the card's own)."""

    FLAT: ClassVar[str] = "Boon"

    who: Literal["self", "one", "two", "all", "others", "near"]
    stamina: int = 0
    health: int = 0


class Charm(Card, frozen=True, tag_field="do", tag="charm"):
    """Own attacks until the activation ends: magical, and so much more."""

    modifier: int = 0


class Ward(Card, frozen=True, tag_field="do", tag="ward"):
    """Everybody's defence until the next enemy activation is over."""

    block: Dice
    resist: Dice


Effect = Gain | Charm | Ward


class Option(Card, frozen=True):
    """One way to use a weapon, shield or spell (DS-EQUIP-02, DS-ICON-01)."""

    FLAT: ClassVar[str] = "WeaponOption"

    stamina: int
    dice: Dice = {}
    modifier: int = 0
    magical: bool = False
    node: bool = False
    shaft: bool = False
    repeat: int = 1
    range: int | None = None
    shift_before: int = 0
    shift_after: int = 0
    conditions: list[Condition] = []
    push: int = 0
    backup: bool = False  # may be used from the backup slot too
    effects: list[Effect] = []

    @property
    def attacks(self) -> bool:
        """Whether it is aimed at somebody."""
        return bool(self.dice or self.conditions or self.push)


# -- what a card does by itself ---------------------------------------------------------------------------


class Enchant(Card, frozen=True, tag_field="does", tag="enchant"):
    """Every attack with dice of this weapon (`own`: of its bearer, whatever the weapon)."""

    own: bool = False
    dice: Dice = {}
    modifier: int = 0
    magical: bool = False
    condition: Condition | None = None


class Cheaper(Card, frozen=True, tag_field="does", tag="cheaper"):
    """The dearest attack option of the weapon costs less."""

    amount: int


class Immune(Card, frozen=True, tag_field="does", tag="immune"):
    """A condition never takes hold."""

    FLAT: ClassVar[str] = ""

    to: Condition


class Stride(Card, frozen=True, tag_field="does", tag="stride"):
    """A walk or a dodge move may be longer."""

    FLAT: ClassVar[str] = ""

    of: Literal["walk", "dodge"]
    nodes: int


class Never(Card, frozen=True, tag_field="does", tag="never"):
    """The wearer can not do this at all."""

    FLAT: ClassVar[str] = ""

    what: Literal["run", "dodge"]


class Steady(Card, frozen=True, tag_field="does", tag="steady"):
    """Push icons on enemy attacks are ignored."""


class Beside(Card, frozen=True, tag_field="does", tag="beside"):
    """It may be held beside a two-handed weapon."""


class Breath(Card, frozen=True, tag_field="does", tag="breath"):
    """Whoever begins an activation on the wearer's node regains so much Stamina instead of the usual."""

    stamina: int


class Trade(Card, frozen=True, tag_field="does", tag="trade"):
    """At the start of the own activation, instead of the usual Stamina."""

    stamina: int
    health: int


class MendPower(Card, frozen=True, tag_field="does", tag="mend"):
    """Health at the end of the own activation, once or for every enemy on the own node."""

    health: int
    each_enemy: bool = False


class Spite(Card, frozen=True, tag_field="does", tag="spite"):
    """Stamina for damage suffered from an enemy attack."""

    stamina: int


class Zeal(Card, frozen=True, tag_field="does", tag="zeal"):
    """Stamina when an own attack exceeds the target's defence by so much."""

    by: int
    stamina: int


class DrawAggro(Card, frozen=True, tag_field="does", tag="provoke"):
    """Once an encounter the wearer may take the Aggro token as another character's activation ends."""


class Kindle(Card, frozen=True, tag_field="does", tag="kindle"):
    """An Ember: it becomes a token as it is drawn."""


Power = (
    Enchant
    | Cheaper
    | Immune
    | Stride
    | Never
    | Steady
    | Beside
    | Breath
    | Trade
    | MendPower
    | Spite
    | Zeal
    | DrawAggro
    | Kindle
)


class StatRequirements(Card, frozen=True):
    """The least stats that let a character use a card."""

    strength: int = 0
    dexterity: int = 0
    intelligence: int = 0
    faith: int = 0


class Equipment(Card, frozen=True):
    """A treasure card (DS-COMP-10, DS-COMP-11, DS-EQUIP-01)."""

    FLAT: ClassVar[str] = "Gear"

    id: str
    pile: Pile
    kind: Literal["weapon", "shield", "spell", "armour", "weapon_upgrade", "armour_upgrade", "ember"]
    copies: int = 1
    source: Source = "facts"
    owner: str = ""  # the class or boss whose card it is
    slot: Literal["one_hand", "two_hand", "armour", "none"] = "none"
    needs: StatRequirements = StatRequirements()
    range: int = NONE
    block: Dice = {}
    resist: Dice = {}
    dodge: int = 0
    upgrades: int = 0
    options: list[Option] = []
    powers: list[Power] = []

    @property
    def has_power(self) -> bool:
        """Whether it does anything by itself."""
        return bool(self.powers)

    @property
    def least_stats(self) -> list[int]:
        """What it asks of each stat."""
        return [self.needs.strength, self.needs.dexterity, self.needs.intelligence, self.needs.faith]

    @property
    def immunities(self) -> list[Condition]:
        """The conditions that never take hold."""
        return [power.to for power in self.powers if isinstance(power, Immune)]

    @property
    def walk(self) -> int:
        """How many nodes a walk may take."""
        return max([one.nodes for one in self.powers if isinstance(one, Stride) and one.of == "walk"], default=1)

    @property
    def roll(self) -> int:
        """How many nodes a dodge move may take."""
        return max([one.nodes for one in self.powers if isinstance(one, Stride) and one.of == "dodge"], default=1)

    @property
    def no_run(self) -> bool:
        """Whether its wearer cannot run."""
        return any(isinstance(power, Never) and power.what == "run" for power in self.powers)

    @property
    def no_dodge(self) -> bool:
        """Whether its wearer cannot dodge."""
        return any(isinstance(power, Never) and power.what == "dodge" for power in self.powers)

    @property
    def dearest(self) -> int:
        """The number of the dearest attack, which one gem makes cheaper; of equals the first, -1 without any."""
        attacks = [number for number, option in enumerate(self.options) if option.attacks]
        return max(attacks, key=lambda number: self.options[number].stamina, default=-1)


# -- characters -------------------------------------------------------------------------------------------


class Character(Card, frozen=True):
    """A class: stats by tier, Taunt, heroic action, what it starts with.

    DS-COMP-03, DS-CHAR-01, DS-CHAR-04, DS-CHAR-06.
    """

    FLAT: ClassVar[str] = "CharacterSheet"

    id: str
    taunt: int
    strength: tuple[int, int, int, int]
    dexterity: tuple[int, int, int, int]
    intelligence: tuple[int, int, int, int]
    faith: tuple[int, int, int, int]
    heroic: Literal["backstab", "perseverance", "stand_fast", "berserk_charge"]
    starts_with: list[str]
    source: Source = "facts"

    @property
    def tiers(self) -> list[tuple[int, int, int, int]]:
        """Each stat by its tiers."""
        return [self.strength, self.dexterity, self.intelligence, self.faith]


# -- what enemies do --------------------------------------------------------------------------------------


class BehaviourStep(Card, frozen=True, tag_field="step"):
    """One icon of a behaviour."""

    FLAT: ClassVar[str] = "Icon"


class Move(BehaviourStep, frozen=True, tag="move"):
    """So many nodes towards or away from a target; a `push` clears the way, `damage` hurts on each node entered."""

    to: Literal["toward", "away"]
    target: Target
    nodes: int
    push: bool = False
    damage: int = 0

    @property
    def away(self) -> bool:
        """Whether it leads away from its target."""
        return self.to == "away"


class Slide(BehaviourStep, frozen=True, tag="slide"):
    """A boss moves as it stands, without turning."""

    to: Arc
    nodes: int
    push: bool = False

    @property
    def arc(self) -> int:
        """The number of the arc it slides to."""
        return ARCS.index(self.to)


class TurnInPlace(BehaviourStep, frozen=True, tag="turn"):
    """A boss turns in place by eighths of a circle: 2 to its right, -2 to its left, 4 right round."""

    eighths: Literal[2, -2, 4]


class Leap(BehaviourStep, frozen=True, tag="leap"):
    """A boss lands on the target's node and pushes; `damage` hurts whoever is there."""

    target: Target
    damage: int = 0

    @property
    def push(self) -> bool:
        """It always pushes."""
        return True


class Strike(BehaviourStep, frozen=True, tag="strike"):
    """An attack: on one target, on the target's node, or on all in some arcs."""

    damage: int
    target: Target | None = None
    node: bool = False
    arcs: list[Arc] = []
    magical: bool = False
    push: bool = False
    conditions: list[Condition] = []

    @property
    def struck_arcs(self) -> list[int]:
        """The numbers of the arcs it strikes."""
        return [ARCS.index(arc) for arc in self.arcs]


BehaviourIcon = Move | Slide | TurnInPlace | Leap | Strike


class BehaviourCard(Card, frozen=True, rename={"icons": "does"}):
    """What a foe does when it activates: a behaviour card or one boss's half of it, or an enemy's icons.

    DS-BEHAV-01, DS-BEHAV-02.
    """

    FLAT: ClassVar[str] = "Behaviour"

    id: str
    range: int
    dodge: int
    icons: list[BehaviourIcon]
    weak: list[Arc]
    repeat: int = 1
    heat_up: bool = False
    partner: str = ""  # of a dual card: the id of the half that the other boss resolves
    source: Source = "facts"

    @property
    def weak_arcs(self) -> list[int]:
        """The numbers of its weak arcs."""
        return [ARCS.index(arc) for arc in self.weak]


class DataCard(Card, frozen=True):
    """A foe's data card: an enemy's or a boss's (DS-EDATA-01, DS-BDATA-01)."""

    FLAT: ClassVar[str] = "FoeSheet"


class Enemy(DataCard, frozen=True, rename={"icons": "does"}):
    """An enemy's data card (DS-COMP-05, DS-COMP-06, DS-EDATA-01)."""

    id: str
    models: int
    threat: int
    health: int
    block: int
    resist: int
    dodge: int
    range: int
    icons: list[BehaviourIcon]
    source: Source = "facts"

    @property
    def behaviours(self) -> list[BehaviourCard]:
        """The one thing it does, under its own id."""
        return [BehaviourCard(self.id, self.range, self.dodge, self.icons, weak=[])]


class Boss(DataCard, frozen=True, rename={"behaviours": "patterns"}):
    """A boss's data card; of a pair each has its own.

    DS-COMP-07, DS-COMP-08, DS-COMP-09, DS-BDATA-01, DS-BDATA-02, DS-BDATA-05, DS-RULING-97, DS-RULING-139.
    """

    id: str
    kind: Literal["mini", "main"]
    threat: int
    health: int
    heat_up: int
    block: int
    resist: int
    deck: int
    levels: list[int]
    behaviours: list[BehaviourCard]
    spawn: Literal["mini", "main"]
    immune: list[Condition] = []
    ability: Literal["", "ice", "flying", "construct", "heavy_blows", "onslaught", "pair"] = ""
    pair: str = ""  # the name of the encounter of two bosses that belong together
    revival: int = 0  # Health gained as the partner dies
    source: Source = "facts"


# -- encounters, tiles, traps, campaigns ------------------------------------------------------------------


class Encounter(Card, frozen=True):
    """An encounter card (DS-COMP-12, DS-ENCSET-01, DS-ENCSET-06, DS-RULING-68)."""

    FLAT: ClassVar[str] = "EncounterSheet"

    id: str
    level: int
    spawn_1: list[str]
    spawn_2: list[str]
    terrain_1: Terrain | None = None
    terrain_2: Terrain | None = None
    traps: bool = False
    source: Source = "facts"


class Tile(Card, frozen=True):
    """One face of a tile; what is not named is a basic node (DS-COMP-21)."""

    FLAT: ClassVar[str] = "TileSheet"

    id: str
    side: Literal["a", "b"]
    doors: list[Wall]
    spawn_1: NodeXY
    spawn_2: NodeXY
    terrain_1: NodeXY
    terrain_2: NodeXY
    source: Source = "facts"


class Trap(Card, frozen=True):
    """A trap token; damage 0: blank (DS-COMP-20, DS-RULING-65)."""

    FLAT: ClassVar[str] = "TrapSheet"

    id: str
    damage: int
    dodge: int
    copies: int
    source: Source = "facts"


class Section(Card, frozen=True):
    """A part of a campaign: the levels of its encounters, then its bosses back to back."""

    id: str
    levels: list[int]
    bosses: list[str]


class Campaign(Card, frozen=True):
    """A campaign: its sections in order (DS-CAMP-01)."""

    id: str
    sections: list[Section]


class Cards(Card, frozen=True):
    """One content file: any of the kinds."""

    character: list[Character] = []
    equipment: list[Equipment] = []
    enemy: list[Enemy] = []
    boss: list[Boss] = []
    encounter: list[Encounter] = []
    tile: list[Tile] = []
    trap: list[Trap] = []
    campaign: list[Campaign] = []
