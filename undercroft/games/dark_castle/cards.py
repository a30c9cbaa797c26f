"""What a card of the castle may say: prisoners, pages, bosses, items and the verbs they speak in.

Cards are read from ``content/*.toml`` into these structs; a key or value that does not fit is refused
with its place. Nothing here runs: the rules read it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

Trait = Literal["might", "cunning", "wisdom"]

# Whom an effect strikes. `others` are all but the turner, or all but the nominee once the page has one.
# `it` is whoever the effect is about just now: the one who rolled, struck, rested.
Who = Literal["turner", "others", "all", "nominee", "it", "lowest", "highest"]

# A number, or one for each prisoner in the castle.
Amount = int | Literal["per_player"]

ItemType = Literal["weapon", "armour", "potion", "food", "relic"]
CurseKind = Literal["bound", "unguarded", "bleeding", "marked"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every struct read from content refuses keys it does not know."""


class Verb(Card, frozen=True, tag_field="do", tag=str.lower):
    """One instruction; its `do` key is the class name in lower case, or its own tag."""


# -- conditions ------------------------------------------------------------------------------------------


class Needs(Card, frozen=True):
    """What must be so for a way to be open: an item (by id or type) carried by someone, or by the turner."""

    item: str | None = None
    type: ItemType | None = None
    who: Literal["any", "turner"] = "any"


# -- verbs of pages, bosses and specials -----------------------------------------------------------------


class Lose(Verb, frozen=True):
    """Whoever is named loses hit points."""

    who: Who
    amount: int


class Heal(Verb, frozen=True):
    """Whoever is named regains hit points, up to the starting value."""

    who: Who
    amount: int


class Split(Verb, frozen=True):
    """The group shares out a loss, point by point, as it likes."""

    amount: Amount


class Draw(Verb, frozen=True):
    """Items are drawn, laid open in the middle and shared."""

    amount: Amount


class GiveUp(Verb, frozen=True, tag="discard"):
    """Items are given up. `any`: the group picks whose; `everything`: all that the named carry (of that type)."""

    who: Literal["turner", "others", "all", "nominee", "it", "any"]
    type: ItemType | None = None
    item: str | None = None
    everything: bool = False


class DealAnew(Verb, frozen=True, tag="deal_anew"):
    """All carried items are gathered and dealt out at random."""


class Nominate(Verb, frozen=True):
    """The group names a prisoner; later instructions call them `nominee`."""

    among: Literal["all", "others"] = "all"


class Way(Card, frozen=True):
    """One way out of a choice."""

    id: str
    do: list[Effect] = []
    needs: Needs | None = None


class ChooseWay(Verb, frozen=True, tag="choose"):
    """A choice between ways, by the group or by one prisoner."""

    ways: list[Way]
    by: Literal["group", "turner", "nominee"] = "group"


class Special(Card, frozen=True):
    """The one special rule of an enemy; exactly one of its aspects is set (with `do` going with `on`)."""

    # When this happens, these instructions follow; `it` is the prisoner concerned.
    on: Literal["hit", "miss", "double", "wound", "final_blow", "rest", "round_start", "round_end"] | None = None
    do: list[Effect] = []
    returning: Trait | None = None  # a die that is hit is rolled instead; showing this, it stays
    strike: Literal["all", "lowest", "highest", "turner", "chosen"] = "all"  # whom the blow is aimed at
    duel: bool = False  # one fighter a round: first the turner, then whom the group names
    no_rest: bool = False  # nobody may rest
    unblockable: bool = False  # shields do not help
    ordered: bool = False  # only the first die of the row can be hit
    tough: int = 0  # so many of the printed dice must be hit twice
    rising: int = 0  # after each round its attack value grows by this
    ambush: bool = False  # it strikes once before the first round, when nobody can have a shield
    rounds: int = 0  # after so many rounds it breaks off and the fight counts as survived
    fading: Trait | None = None  # dice showing this cannot be hit; the row is rolled anew before each round
    sweep: bool = False  # a hit takes every die of its trait


class Combat(Verb, frozen=True, tag="fight"):
    """Start a combat: printed dice, one rolled die for each prisoner if `per_player`, an attack value."""

    FLAT: ClassVar[str] = "CombatSheet"

    damage: int
    dice: dict[Trait, int] = {}
    per_player: int = 1
    special: Special | None = None
    spoils: int = 1


class Test(Verb, frozen=True):
    """Symbols of a trait are gathered, in one roll or over several attempts; all those named roll together.

    `each_fail` follows every attempt that leaves the number short; `failed` only the last.
    """

    who: Literal["turner", "others", "all", "nominee", "it"]
    trait: Trait | Literal["double"]
    needed: Amount
    attempts: int = 1
    passed: list[Effect] = []
    failed: list[Effect] = []
    each_fail: list[Effect] = []


class Match(Verb, frozen=True):
    """Those named roll together and must all show one and the same trait."""

    who: Literal["all", "others"]
    passed: list[Effect] = []
    failed: list[Effect] = []
    attempts: int = 1
    each_fail: list[Effect] = []


class EachInTurn(Verb, frozen=True, tag="each"):
    """One prisoner after another, in the order the group likes: `it` is the one whose turn it is."""

    who: Literal["others", "all"]
    effects: list[Effect]


class PressLuck(Verb, frozen=True, tag="press"):
    """Push your luck: roll; the bad trait ends it with `bust`, anything else brings `gain` and the choice to go on."""

    who: Literal["turner", "nominee", "it"]
    bad: Trait
    gain: list[Effect]
    bust: list[Effect]
    most: int  # so many rolls at the most


class Guess(Verb, frozen=True):
    """The turner (or nominee) names a trait, then a chapter die is rolled: the same trait passes."""

    who: Literal["turner", "nominee", "it"]
    passed: list[Effect] = []
    failed: list[Effect] = []


class Fate(Verb, frozen=True):
    """A chapter die is rolled and what it shows decides."""

    might: list[Effect] = []
    cunning: list[Effect] = []
    wisdom: list[Effect] = []


class If(Verb, frozen=True):
    """What follows depends on what is carried."""

    needs: Needs
    then: list[Effect] = []
    otherwise: list[Effect] = []


class LayCurse(Verb, frozen=True, tag="curse"):
    """A lasting curse, lifted after so many further pages.

    bound: may not rest. unguarded: shields do not help. bleeding: loses 1 HP as each page is turned.
    marked: must turn the next page.
    """

    who: Who
    kind: CurseKind
    pages: int = 1


class Skip(Verb, frozen=True):
    """Pages are taken off the top of the castle, unread."""

    pages: int = 1


class Lengthen(Verb, frozen=True):
    """Unused pages are added to the top of the castle."""

    pages: int = 1


class Peek(Verb, frozen=True):
    """The next page is laid open before its turner is chosen."""


class AddDie(Verb, frozen=True, tag="add_die"):
    """Dice join the row: of a trait, or rolled. Only in a special; the row never grows beyond `most`."""

    trait: Trait | None = None
    count: int = 1
    most: int = 9


class RollRow(Verb, frozen=True, tag="roll_row"):
    """Every die of the row is rolled anew. Only in a special."""


Effect = (
    Lose
    | Heal
    | Split
    | Draw
    | GiveUp
    | DealAnew
    | Nominate
    | ChooseWay
    | Combat
    | Test
    | Match
    | EachInTurn
    | PressLuck
    | Guess
    | Fate
    | If
    | LayCurse
    | Skip
    | Lengthen
    | Peek
    | AddDie
    | RollRow
)


# -- verbs of items --------------------------------------------------------------------------------------


class Mend(Verb, frozen=True):
    """Its user, or any prisoner its user names, regains hit points."""

    amount: int
    who: Literal["self", "any", "other"] = "self"


class Symbol(Verb, frozen=True):
    """One more symbol: strikes the row in a fight, counts in its user's own test. `chosen`: any trait."""

    trait: Trait | Literal["chosen"]


class RollAgain(Verb, frozen=True, tag="reroll"):
    """Roll the own die again: the new result stands, or its user keeps either."""

    keep: Literal["new", "either"]


class AttackAgain(Verb, frozen=True, tag="attack_again"):
    """After an own hit, one more roll and attack in this round."""


class Prevent(Verb, frozen=True):
    """A loss of hit points about to be taken is lessened; amount 0 means all of it. `any`: also another's."""

    amount: int = 0
    who: Literal["self", "any"] = "self"


class SetDie(Verb, frozen=True, tag="set_die"):
    """Turn one die of the row to a trait of one's choice."""


class Smash(Verb, frozen=True):
    """Take one die of one's choice out of the row."""


class Guard(Verb, frozen=True):
    """A shield for this round, whatever was rolled."""


class Lift(Verb, frozen=True):
    """Lift a curse from any prisoner."""


ItemEffect = Mend | Symbol | RollAgain | AttackAgain | Prevent | SetDie | Smash | Guard | Lift


class Item(Card, frozen=True):
    """An item card; `copies` of it are in the deck. Without `use` it works by itself while carried."""

    FLAT: ClassVar[str] = "ItemSheet"

    id: str
    type: ItemType
    copies: int
    source: Literal["facts", "ours"]
    hands: Literal[1, 2] = 1
    discard: bool = False  # used up by use
    # When it may be used: at any time; after an own roll; after an own hit; as hit points are about to be lost;
    # when the row of a fight has been laid; at any time in a fight.
    when: Literal["any", "rolled", "hit", "loss", "row", "fight"] | None = None
    rolled: Trait | Literal["single", "double"] | None = None  # with when = "rolled": only on such a result
    fights_only: bool = False
    once: Literal["round", "page"] | None = None
    use: ItemEffect | None = None
    # What it does by itself while carried.
    reduce: int = 0  # each loss of its bearer is smaller by this, but at least 1
    extra_die: bool = False  # a chapter die is rolled with each attack of its bearer, both results count
    echo: bool = False  # a single rolled by its bearer counts twice (no shield)
    rest_bonus: int = 0  # its bearer regains this much more by resting


class Page(Card, frozen=True):
    """A chapter, a boss or the start card."""

    id: str
    source: Literal["facts", "ours"]
    do: list[Effect]


class Character(Card, frozen=True):
    """A prisoner and the six faces of the die; a face of two symbols is a double and a shield."""

    id: str
    faces: list[list[Trait]]


class Cards(Card, frozen=True):
    """One content file: any of the kinds."""

    character: list[Character] = []
    start: list[Page] = []
    chapter: list[Page] = []
    boss: list[Page] = []
    item: list[Item] = []
