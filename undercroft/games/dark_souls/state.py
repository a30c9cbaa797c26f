"""What is on the table in Dark Souls, what comes next, what one may do, what happened.

Forged from schema.py by ``make forge``: change that file, not this one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, chance_from
from undercroft.engine.decision import done_from, pass_from
from undercroft.engine.errors import BadWire
from undercroft.engine.record import (
    Action,
    Event,
    Reader,
    Record,
    Step,
    as_bool,
    as_dict,
    as_int,
    as_length,
    as_list,
    as_str,
    read,
)
from undercroft.engine.state import State


@mypyc_attr(acyclic=True)
class Hero(Record):
    """One character: whose, which class, where, the endurance bar, stats by tier, what is worn, held and carried.

    `place` is where one stands on a boss's node, as one of eight directions from its middle.

    DS-COMP-18."""

    __slots__ = (
        "armour",
        "backup",
        "black",
        "conditions",
        "ember",
        "estus",
        "hands",
        "heroic",
        "kind",
        "luck",
        "node",
        "place",
        "provoked",
        "red",
        "seat",
        "tiers",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        node: int,
        place: int,
        black: int,
        red: int,
        tiers: list[int],
        armour: str,
        hands: list[str],
        backup: list[str],
        estus: bool,
        heroic: bool,
        luck: bool,
        ember: bool,
        provoked: bool,
        conditions: list[str],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.node = node
        self.place = place
        self.black = black
        self.red = red
        self.tiers = tiers
        self.armour = armour
        self.hands = hands
        self.backup = backup
        self.estus = estus
        self.heroic = heroic
        self.luck = luck
        self.ember = ember
        self.provoked = provoked
        self.conditions = conditions

    def copy(self) -> Hero:
        return Hero(
            seat=self.seat,
            kind=self.kind,
            node=self.node,
            place=self.place,
            black=self.black,
            red=self.red,
            tiers=self.tiers.copy(),
            armour=self.armour,
            hands=self.hands.copy(),
            backup=self.backup.copy(),
            estus=self.estus,
            heroic=self.heroic,
            luck=self.luck,
            ember=self.ember,
            provoked=self.provoked,
            conditions=self.conditions.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "seat",
            "kind",
            "node",
            "place",
            "black",
            "red",
            "tiers",
            "armour",
            "hands",
            "backup",
            "estus",
            "heroic",
            "luck",
            "ember",
            "provoked",
            "conditions",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Hero",
            self.seat,
            self.kind,
            self.node,
            self.place,
            self.black,
            self.red,
            self.tiers.copy(),
            self.armour,
            self.hands.copy(),
            self.backup.copy(),
            self.estus,
            self.heroic,
            self.luck,
            self.ember,
            self.provoked,
            self.conditions.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hero)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.node == other.node
            and self.place == other.place
            and self.black == other.black
            and self.red == other.red
            and self.tiers == other.tiers
            and self.armour == other.armour
            and self.hands == other.hands
            and self.backup == other.backup
            and self.estus == other.estus
            and self.heroic == other.heroic
            and self.luck == other.luck
            and self.ember == other.ember
            and self.provoked == other.provoked
            and self.conditions == other.conditions
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Foe(Record):
    """An enemy or boss on its node; a boss faces one of eight directions, and remembers its last behaviour.

    DS-NODE-08."""

    __slots__ = ("conditions", "facing", "heated", "id", "kind", "last", "node", "wounds")

    def __init__(
        self, id: int, kind: str, node: int, wounds: int, conditions: list[str], facing: int, heated: bool, last: str
    ) -> None:
        self.id = id
        self.kind = kind
        self.node = node
        self.wounds = wounds
        self.conditions = conditions
        self.facing = facing
        self.heated = heated
        self.last = last

    def copy(self) -> Foe:
        return Foe(
            id=self.id,
            kind=self.kind,
            node=self.node,
            wounds=self.wounds,
            conditions=self.conditions.copy(),
            facing=self.facing,
            heated=self.heated,
            last=self.last,
        )

    def fields(self) -> tuple[str, ...]:
        return ("id", "kind", "node", "wounds", "conditions", "facing", "heated", "last")

    def to_wire(self) -> list[Any]:
        return [
            "Foe",
            self.id,
            self.kind,
            self.node,
            self.wounds,
            self.conditions.copy(),
            self.facing,
            self.heated,
            self.last,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Foe)
            and self.id == other.id
            and self.kind == other.kind
            and self.node == other.node
            and self.wounds == other.wounds
            and self.conditions == other.conditions
            and self.facing == other.facing
            and self.heated == other.heated
            and self.last == other.last
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class MapTile(Record):
    """A tile on the map: which face, where, turned by so many quarters, its encounter, what was found there.

    `seen`: its card has been turned over once, so it is known even face down; `known`: so are these traps."""

    __slots__ = ("encounter", "known", "opened", "quarters", "seen", "tile", "traps", "won", "x", "y")

    def __init__(
        self,
        tile: str,
        x: int,
        y: int,
        quarters: int,
        encounter: str,
        won: bool,
        seen: bool,
        opened: list[int],
        traps: list[str],
        known: list[int],
    ) -> None:
        self.tile = tile
        self.x = x
        self.y = y
        self.quarters = quarters
        self.encounter = encounter
        self.won = won
        self.seen = seen
        self.opened = opened
        self.traps = traps
        self.known = known

    def copy(self) -> MapTile:
        return MapTile(
            tile=self.tile,
            x=self.x,
            y=self.y,
            quarters=self.quarters,
            encounter=self.encounter,
            won=self.won,
            seen=self.seen,
            opened=self.opened.copy(),
            traps=self.traps.copy(),
            known=self.known.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return ("tile", "x", "y", "quarters", "encounter", "won", "seen", "opened", "traps", "known")

    def to_wire(self) -> list[Any]:
        return [
            "Laid",
            self.tile,
            self.x,
            self.y,
            self.quarters,
            self.encounter,
            self.won,
            self.seen,
            self.opened.copy(),
            self.traps.copy(),
            self.known.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, MapTile)
            and self.tile == other.tile
            and self.x == other.x
            and self.y == other.y
            and self.quarters == other.quarters
            and self.encounter == other.encounter
            and self.won == other.won
            and self.seen == other.seen
            and self.opened == other.opened
            and self.traps == other.traps
            and self.known == other.known
        )

    __hash__ = None  # type: ignore[assignment]

    def tag(self) -> str:
        return "Laid"


@mypyc_attr(acyclic=True)
class Battle(Record):
    """An encounter under way: where, its terrain and traps by node, who draws the enemies, who acts next.

    `tile` is the place on the map, or -1 for the boss's room; `base` how much of the agenda lies beneath it; `order`
    the enemies still to act, `acting` the one that does, by which icon of which card; `defending` the hero who meets an
    attack or a trap, `guarding` those who block whatever comes until the enemies are done."""

    __slots__ = (
        "acted",
        "acting",
        "aggro",
        "base",
        "begun",
        "card",
        "defending",
        "entries",
        "guarding",
        "icon",
        "order",
        "size",
        "sprung",
        "terrain",
        "tile",
        "traps",
        "turn",
        "ward",
    )

    def __init__(
        self,
        tile: int,
        size: int,
        base: int,
        terrain: list[str],
        traps: list[str],
        sprung: list[int],
        entries: list[int],
        aggro: int,
        turn: int,
        acted: int,
        order: list[int],
        acting: int,
        card: str,
        icon: int,
        begun: bool,
        ward: bool,
        guarding: list[int],
        defending: int = -1,
    ) -> None:
        self.tile = tile
        self.size = size
        self.base = base
        self.terrain = terrain
        self.traps = traps
        self.sprung = sprung
        self.entries = entries
        self.aggro = aggro
        self.turn = turn
        self.acted = acted
        self.order = order
        self.acting = acting
        self.card = card
        self.icon = icon
        self.begun = begun
        self.ward = ward
        self.guarding = guarding
        self.defending = defending

    def copy(self) -> Battle:
        return Battle(
            tile=self.tile,
            size=self.size,
            base=self.base,
            terrain=self.terrain.copy(),
            traps=self.traps.copy(),
            sprung=self.sprung.copy(),
            entries=self.entries.copy(),
            aggro=self.aggro,
            turn=self.turn,
            acted=self.acted,
            order=self.order.copy(),
            acting=self.acting,
            card=self.card,
            icon=self.icon,
            begun=self.begun,
            ward=self.ward,
            guarding=self.guarding.copy(),
            defending=self.defending,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "tile",
            "size",
            "base",
            "terrain",
            "traps",
            "sprung",
            "entries",
            "aggro",
            "turn",
            "acted",
            "order",
            "acting",
            "card",
            "icon",
            "begun",
            "ward",
            "guarding",
            "defending",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Battle",
            self.tile,
            self.size,
            self.base,
            self.terrain.copy(),
            self.traps.copy(),
            self.sprung.copy(),
            self.entries.copy(),
            self.aggro,
            self.turn,
            self.acted,
            self.order.copy(),
            self.acting,
            self.card,
            self.icon,
            self.begun,
            self.ward,
            self.guarding.copy(),
            self.defending,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Battle)
            and self.tile == other.tile
            and self.size == other.size
            and self.base == other.base
            and self.terrain == other.terrain
            and self.traps == other.traps
            and self.sprung == other.sprung
            and self.entries == other.entries
            and self.aggro == other.aggro
            and self.turn == other.turn
            and self.acted == other.acted
            and self.order == other.order
            and self.acting == other.acting
            and self.card == other.card
            and self.icon == other.icon
            and self.begun == other.begun
            and self.ward == other.ward
            and self.guarding == other.guarding
            and self.defending == other.defending
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Activation(Record):
    """A hero's activation: what has been done in it, and what still holds until it ends."""

    __slots__ = ("attacked", "berserk", "bonus", "left", "magical", "moved", "used", "walked", "who")

    def __init__(
        self,
        who: int,
        walked: bool,
        moved: bool,
        attacked: bool,
        left: bool,
        used: list[str],
        magical: bool,
        bonus: int,
        berserk: bool,
    ) -> None:
        self.who = who
        self.walked = walked
        self.moved = moved
        self.attacked = attacked
        self.left = left
        self.used = used
        self.magical = magical
        self.bonus = bonus
        self.berserk = berserk

    def copy(self) -> Activation:
        return Activation(
            who=self.who,
            walked=self.walked,
            moved=self.moved,
            attacked=self.attacked,
            left=self.left,
            used=self.used.copy(),
            magical=self.magical,
            bonus=self.bonus,
            berserk=self.berserk,
        )

    def fields(self) -> tuple[str, ...]:
        return ("who", "walked", "moved", "attacked", "left", "used", "magical", "bonus", "berserk")

    def to_wire(self) -> list[Any]:
        return [
            "Activation",
            self.who,
            self.walked,
            self.moved,
            self.attacked,
            self.left,
            self.used.copy(),
            self.magical,
            self.bonus,
            self.berserk,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Activation)
            and self.who == other.who
            and self.walked == other.walked
            and self.moved == other.moved
            and self.attacked == other.attacked
            and self.left == other.left
            and self.used == other.used
            and self.magical == other.magical
            and self.bonus == other.bonus
            and self.berserk == other.berserk
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Deck(Record):
    """A boss's behaviour: the cards to come, those played (the last on top), those left out.

    `seen` are the cards known to be among the first two; once all were played their order is `learned`. `waits`: it
    will change when the activation is over; `flipped`: the card for both of a pair lies open."""

    __slots__ = ("boss", "cards", "flipped", "learned", "played", "seen", "spare", "waits")

    def __init__(
        self,
        boss: str,
        cards: list[str],
        played: list[str],
        seen: list[str],
        spare: list[str],
        learned: bool,
        waits: bool,
        flipped: bool,
    ) -> None:
        self.boss = boss
        self.cards = cards
        self.played = played
        self.seen = seen
        self.spare = spare
        self.learned = learned
        self.waits = waits
        self.flipped = flipped

    def copy(self) -> Deck:
        return Deck(
            boss=self.boss,
            cards=self.cards.copy(),
            played=self.played.copy(),
            seen=self.seen.copy(),
            spare=self.spare.copy(),
            learned=self.learned,
            waits=self.waits,
            flipped=self.flipped,
        )

    def fields(self) -> tuple[str, ...]:
        return ("boss", "cards", "played", "seen", "spare", "learned", "waits", "flipped")

    def to_wire(self) -> list[Any]:
        return [
            "Deck",
            self.boss,
            self.cards.copy(),
            self.played.copy(),
            self.seen.copy(),
            self.spare.copy(),
            self.learned,
            self.waits,
            self.flipped,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Deck)
            and self.boss == other.boss
            and self.cards == other.cards
            and self.played == other.played
            and self.seen == other.seen
            and self.spare == other.spare
            and self.learned == other.learned
            and self.waits == other.waits
            and self.flipped == other.flipped
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Roll(Record):
    """Dice on the table: whose, what for, their colours and what they show, and what they are held against.

    `modifier` is added to an attack; `foes` are those attacked, or the one defended against (nobody: a trap)."""

    __slots__ = ("against", "dice", "foes", "magical", "modifier", "need", "shown", "what", "who")

    def __init__(
        self,
        who: int,
        what: str,
        dice: list[str],
        shown: list[int],
        against: int,
        need: int,
        modifier: int,
        magical: bool,
        foes: list[int],
    ) -> None:
        self.who = who
        self.what = what
        self.dice = dice
        self.shown = shown
        self.against = against
        self.need = need
        self.modifier = modifier
        self.magical = magical
        self.foes = foes

    def copy(self) -> Roll:
        return Roll(
            who=self.who,
            what=self.what,
            dice=self.dice.copy(),
            shown=self.shown.copy(),
            against=self.against,
            need=self.need,
            modifier=self.modifier,
            magical=self.magical,
            foes=self.foes.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return ("who", "what", "dice", "shown", "against", "need", "modifier", "magical", "foes")

    def to_wire(self) -> list[Any]:
        return [
            "Roll",
            self.who,
            self.what,
            self.dice.copy(),
            self.shown.copy(),
            self.against,
            self.need,
            self.modifier,
            self.magical,
            self.foes.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Roll)
            and self.who == other.who
            and self.what == other.what
            and self.dice == other.dice
            and self.shown == other.shown
            and self.against == other.against
            and self.need == other.need
            and self.modifier == other.modifier
            and self.magical == other.magical
            and self.foes == other.foes
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Quest(Record):
    """Where the game is: its mode, the boss ahead, the part of a campaign, bosses beaten in it."""

    __slots__ = ("beaten", "boss", "half", "legends", "mode")

    def __init__(self, mode: str, half: int, boss: str, beaten: int, legends: bool) -> None:
        self.mode = mode
        self.half = half
        self.boss = boss
        self.beaten = beaten
        self.legends = legends

    def copy(self) -> Quest:
        return Quest(mode=self.mode, half=self.half, boss=self.boss, beaten=self.beaten, legends=self.legends)

    def fields(self) -> tuple[str, ...]:
        return ("mode", "half", "boss", "beaten", "legends")

    def to_wire(self) -> list[Any]:
        return ["Quest", self.mode, self.half, self.boss, self.beaten, self.legends]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Quest)
            and self.mode == other.mode
            and self.half == other.half
            and self.boss == other.boss
            and self.beaten == other.beaten
            and self.legends == other.legends
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Souls(State):
    """The whole table.

    `roster` names every foe that ever appeared, so that the log can always say who it was: `sentinel`, or
    `hollow_soldier.2` where there were several at once. `sold` is what has left a campaign for good.

    DS-COMP-14, DS-BONFIRE-03, DS-CAMP-25."""

    __slots__ = (
        "activation",
        "at",
        "battle",
        "deck",
        "drawn",
        "dropped",
        "dropped_node",
        "dropped_tile",
        "encounters",
        "first",
        "foes",
        "fog",
        "fog_wall",
        "heroes",
        "inventory",
        "legends",
        "map",
        "profile",
        "quest",
        "roll",
        "roster",
        "sold",
        "souls",
        "sparks",
        "traps",
        "treasure",
        "upgrades",
    )

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        profile: dict[str, str],
        quest: Quest,
        heroes: list[Hero],
        foes: list[Foe],
        map: list[MapTile],
        at: int,
        fog: int,
        fog_wall: str,
        sparks: int,
        souls: int,
        dropped: int,
        dropped_tile: int,
        dropped_node: int,
        first: int,
        roster: list[str],
        treasure: list[str],
        inventory: list[str],
        upgrades: dict[str, str],
        legends: list[str],
        encounters: list[list[str]],
        traps: list[str],
        drawn: list[str],
        battle: Battle | None,
        activation: Activation | None,
        deck: Deck | None,
        roll: Roll | None,
        sold: list[str],
    ) -> None:
        super().__init__(agenda, chance, over)
        self.profile = profile
        self.quest = quest
        self.heroes = heroes
        self.foes = foes
        self.map = map
        self.at = at
        self.fog = fog
        self.fog_wall = fog_wall
        self.sparks = sparks
        self.souls = souls
        self.dropped = dropped
        self.dropped_tile = dropped_tile
        self.dropped_node = dropped_node
        self.first = first
        self.roster = roster
        self.treasure = treasure
        self.inventory = inventory
        self.upgrades = upgrades
        self.legends = legends
        self.encounters = encounters
        self.traps = traps
        self.drawn = drawn
        self.battle = battle
        self.activation = activation
        self.deck = deck
        self.roll = roll
        self.sold = sold

    def copy(self) -> Souls:
        return Souls(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            profile=self.profile.copy(),
            quest=self.quest.copy(),
            heroes=[item.copy() for item in self.heroes],
            foes=[item.copy() for item in self.foes],
            map=[item.copy() for item in self.map],
            at=self.at,
            fog=self.fog,
            fog_wall=self.fog_wall,
            sparks=self.sparks,
            souls=self.souls,
            dropped=self.dropped,
            dropped_tile=self.dropped_tile,
            dropped_node=self.dropped_node,
            first=self.first,
            roster=self.roster.copy(),
            treasure=self.treasure.copy(),
            inventory=self.inventory.copy(),
            upgrades=self.upgrades.copy(),
            legends=self.legends.copy(),
            encounters=[item.copy() for item in self.encounters],
            traps=self.traps.copy(),
            drawn=self.drawn.copy(),
            battle=None if self.battle is None else self.battle.copy(),
            activation=None if self.activation is None else self.activation.copy(),
            deck=None if self.deck is None else self.deck.copy(),
            roll=None if self.roll is None else self.roll.copy(),
            sold=self.sold.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "agenda",
            "chance",
            "over",
            "profile",
            "quest",
            "heroes",
            "foes",
            "map",
            "at",
            "fog",
            "fog_wall",
            "sparks",
            "souls",
            "dropped",
            "dropped_tile",
            "dropped_node",
            "first",
            "roster",
            "treasure",
            "inventory",
            "upgrades",
            "legends",
            "encounters",
            "traps",
            "drawn",
            "battle",
            "activation",
            "deck",
            "roll",
            "sold",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Souls",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.profile.copy(),
            self.quest.to_wire(),
            [item.to_wire() for item in self.heroes],
            [item.to_wire() for item in self.foes],
            [item.to_wire() for item in self.map],
            self.at,
            self.fog,
            self.fog_wall,
            self.sparks,
            self.souls,
            self.dropped,
            self.dropped_tile,
            self.dropped_node,
            self.first,
            self.roster.copy(),
            self.treasure.copy(),
            self.inventory.copy(),
            self.upgrades.copy(),
            self.legends.copy(),
            [item.copy() for item in self.encounters],
            self.traps.copy(),
            self.drawn.copy(),
            None if self.battle is None else self.battle.to_wire(),
            None if self.activation is None else self.activation.to_wire(),
            None if self.deck is None else self.deck.to_wire(),
            None if self.roll is None else self.roll.to_wire(),
            self.sold.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Souls)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.profile == other.profile
            and self.quest == other.quest
            and self.heroes == other.heroes
            and self.foes == other.foes
            and self.map == other.map
            and self.at == other.at
            and self.fog == other.fog
            and self.fog_wall == other.fog_wall
            and self.sparks == other.sparks
            and self.souls == other.souls
            and self.dropped == other.dropped
            and self.dropped_tile == other.dropped_tile
            and self.dropped_node == other.dropped_node
            and self.first == other.first
            and self.roster == other.roster
            and self.treasure == other.treasure
            and self.inventory == other.inventory
            and self.upgrades == other.upgrades
            and self.legends == other.legends
            and self.encounters == other.encounters
            and self.traps == other.traps
            and self.drawn == other.drawn
            and self.battle == other.battle
            and self.activation == other.activation
            and self.deck == other.deck
            and self.roll == other.roll
            and self.sold == other.sold
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class TakeClasses(Step):
    """Each player takes a character."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["TakeClasses"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeClasses)

    def __hash__(self) -> int:
        return hash("TakeClasses")


@mypyc_attr(acyclic=True)
class ChooseBoss(Step):
    """The players choose the boss ahead (or the campaign says), and the map is laid."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ChooseBoss"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseBoss)

    def __hash__(self) -> int:
        return hash("ChooseBoss")


@mypyc_attr(acyclic=True)
class LayTiles(Step):
    """The tiles are laid one by one around the bonfire, then the fog gate."""

    __slots__ = ("left",)

    def __init__(self, left: list[str]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["LayTiles", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LayTiles) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PlaceEncounters(Step):
    """Encounter cards are dealt to the tiles, the lower levels nearer."""

    __slots__ = ("left",)

    def __init__(self, left: list[str]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["PlaceEncounters", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlaceEncounters) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Roam(Step):
    """The party stands on the bonfire or on a won tile and decides what to do."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Roam"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roam)

    def __hash__(self) -> int:
        return hash("Roam")


@mypyc_attr(acyclic=True)
class OutfitHero(Step):
    """A hero's equipment is changed at the blacksmith's."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["OutfitHero", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OutfitHero) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("OutfitHero", self.who))


@mypyc_attr(acyclic=True)
class ShowTreasure(Step):
    """Drawn cards are given out one by one; an Ember becomes a token."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ShowTreasure"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShowTreasure)

    def __hash__(self) -> int:
        return hash("ShowTreasure")


@mypyc_attr(acyclic=True)
class EnterTile(Step):
    """The party enters a tile; a hidden encounter begins."""

    __slots__ = ("door", "tile")

    def __init__(self, tile: int, door: str) -> None:
        self.tile = tile
        self.door = door

    def fields(self) -> tuple[str, ...]:
        return ("tile", "door")

    def to_wire(self) -> list[Any]:
        return ["EnterTile", self.tile, self.door]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnterTile) and self.tile == other.tile and self.door == other.door

    def __hash__(self) -> int:
        return hash(("EnterTile", self.tile, self.door))


@mypyc_attr(acyclic=True)
class EnterFog(Step):
    """The party enters the fog gate; the boss's encounter begins."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EnterFog"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnterFog)

    def __hash__(self) -> int:
        return hash("EnterFog")


@mypyc_attr(acyclic=True)
class PlaceHeroes(Step):
    """Each hero is put on an entry node, then somebody takes the Aggro token."""

    __slots__ = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["PlaceHeroes", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlaceHeroes) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class FoesAct(Step):
    """All enemies activate, the highest threat first."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["FoesAct"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FoesAct)

    def __hash__(self) -> int:
        return hash("FoesAct")


@mypyc_attr(acyclic=True)
class NextFoe(Step):
    """The next enemy activates."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NextFoe"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextFoe)

    def __hash__(self) -> int:
        return hash("NextFoe")


@mypyc_attr(acyclic=True)
class FoeIcon(Step):
    """One icon of a foe's behaviour is resolved: which card, which icon, which repetition."""

    __slots__ = ("card", "foe", "icon", "turn")

    def __init__(self, foe: int, card: str, icon: int, turn: int) -> None:
        self.foe = foe
        self.card = card
        self.icon = icon
        self.turn = turn

    def fields(self) -> tuple[str, ...]:
        return ("foe", "card", "icon", "turn")

    def to_wire(self) -> list[Any]:
        return ["FoeIcon", self.foe, self.card, self.icon, self.turn]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FoeIcon)
            and self.foe == other.foe
            and self.card == other.card
            and self.icon == other.icon
            and self.turn == other.turn
        )

    def __hash__(self) -> int:
        return hash(("FoeIcon", self.foe, self.card, self.icon, self.turn))


@mypyc_attr(acyclic=True)
class FoeSteps(Step):
    """A foe goes on moving: which icon, with regard to whom, how many nodes are left; whether a boss has turned."""

    __slots__ = ("card", "foe", "icon", "left", "target", "turned")

    def __init__(self, foe: int, card: str, icon: int, target: int, left: int, turned: bool) -> None:
        self.foe = foe
        self.card = card
        self.icon = icon
        self.target = target
        self.left = left
        self.turned = turned

    def fields(self) -> tuple[str, ...]:
        return ("foe", "card", "icon", "target", "left", "turned")

    def to_wire(self) -> list[Any]:
        return ["FoeSteps", self.foe, self.card, self.icon, self.target, self.left, self.turned]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FoeSteps)
            and self.foe == other.foe
            and self.card == other.card
            and self.icon == other.icon
            and self.target == other.target
            and self.left == other.left
            and self.turned == other.turned
        )

    def __hash__(self) -> int:
        return hash(("FoeSteps", self.foe, self.card, self.icon, self.target, self.left, self.turned))


@mypyc_attr(acyclic=True)
class Entered(Step):
    """A foe has entered a node: those on it are attacked by its movement, then pushed."""

    __slots__ = ("card", "foe", "icon")

    def __init__(self, foe: int, card: str, icon: int) -> None:
        self.foe = foe
        self.card = card
        self.icon = icon

    def fields(self) -> tuple[str, ...]:
        return ("foe", "card", "icon")

    def to_wire(self) -> list[Any]:
        return ["Entered", self.foe, self.card, self.icon]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Entered) and self.foe == other.foe and self.card == other.card and self.icon == other.icon
        )

    def __hash__(self) -> int:
        return hash(("Entered", self.foe, self.card, self.icon))


@mypyc_attr(acyclic=True)
class Settle(Step):
    """Whoever is still on a boss's node after a leap finds a place beside it."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def fields(self) -> tuple[str, ...]:
        return ("foe",)

    def to_wire(self) -> list[Any]:
        return ["Settle", self.foe]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settle) and self.foe == other.foe

    def __hash__(self) -> int:
        return hash(("Settle", self.foe))


@mypyc_attr(acyclic=True)
class DefendAgainst(Step):
    """Those targeted defend, one after another; then those hit are pushed."""

    __slots__ = ("card", "foe", "hit", "icon", "left")

    def __init__(self, foe: int, card: str, icon: int, left: list[int], hit: list[int]) -> None:
        self.foe = foe
        self.card = card
        self.icon = icon
        self.left = left
        self.hit = hit

    def fields(self) -> tuple[str, ...]:
        return ("foe", "card", "icon", "left", "hit")

    def to_wire(self) -> list[Any]:
        return ["DefendAgainst", self.foe, self.card, self.icon, self.left.copy(), self.hit.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DefendAgainst)
            and self.foe == other.foe
            and self.card == other.card
            and self.icon == other.icon
            and self.left == other.left
            and self.hit == other.hit
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PushAway(Step):
    """Those hit or in the way are pushed, one after another."""

    __slots__ = ("foe", "how", "left")

    def __init__(self, foe: int, how: str, left: list[int]) -> None:
        self.foe = foe
        self.how = how
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("foe", "how", "left")

    def to_wire(self) -> list[Any]:
        return ["PushAway", self.foe, self.how, self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PushAway) and self.foe == other.foe and self.how == other.how and self.left == other.left
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class EndFoe(Step):
    """A foe's activation ends."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def fields(self) -> tuple[str, ...]:
        return ("foe",)

    def to_wire(self) -> list[Any]:
        return ["EndFoe", self.foe]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndFoe) and self.foe == other.foe

    def __hash__(self) -> int:
        return hash(("EndFoe", self.foe))


@mypyc_attr(acyclic=True)
class EndFoes(Step):
    """The enemy activation is over; in a campaign the party may dash."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndFoes"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndFoes)

    def __hash__(self) -> int:
        return hash("EndFoes")


@mypyc_attr(acyclic=True)
class HeroActs(Step):
    """The next hero's activation begins."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["HeroActs"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeroActs)

    def __hash__(self) -> int:
        return hash("HeroActs")


@mypyc_attr(acyclic=True)
class GoOn(Step):
    """The active hero moves, attacks, or ends the activation."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["GoOn"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GoOn)

    def __hash__(self) -> int:
        return hash("GoOn")


@mypyc_attr(acyclic=True)
class Swing(Step):
    """An option of a weapon is carried out, for the so-manieth time; on whom, if that is settled; what was paid."""

    __slots__ = ("card", "foe", "option", "stamina", "turn", "whole")

    def __init__(self, card: str, option: int, turn: int, foe: int, whole: bool, stamina: int = 0) -> None:
        self.card = card
        self.option = option
        self.turn = turn
        self.foe = foe
        self.whole = whole
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("card", "option", "turn", "foe", "whole", "stamina")

    def to_wire(self) -> list[Any]:
        return ["Swing", self.card, self.option, self.turn, self.foe, self.whole, self.stamina]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Swing)
            and self.card == other.card
            and self.option == other.option
            and self.turn == other.turn
            and self.foe == other.foe
            and self.whole == other.whole
            and self.stamina == other.stamina
        )

    def __hash__(self) -> int:
        return hash(("Swing", self.card, self.option, self.turn, self.foe, self.whole, self.stamina))


@mypyc_attr(acyclic=True)
class EndHero(Step):
    """The active hero's activation ends."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndHero"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndHero)

    def __hash__(self) -> int:
        return hash("EndHero")


@mypyc_attr(acyclic=True)
class Won(Step):
    """The encounter is won."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Won"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Won)

    def __hash__(self) -> int:
        return hash("Won")


@mypyc_attr(acyclic=True)
class PartyDefeated(Step):
    """A hero died: the party is defeated."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Lost", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PartyDefeated) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("PartyDefeated", self.who))

    def tag(self) -> str:
        return "Lost"


@mypyc_attr(acyclic=True)
class BossFell(Step):
    """The boss's encounter is won."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BossFell"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BossFell)

    def __hash__(self) -> int:
        return hash("BossFell")


@mypyc_attr(acyclic=True)
class NextHalf(Step):
    """After a boss: tiles, sparks and treasure for what comes next."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NextHalf"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextHalf)

    def __hash__(self) -> int:
        return hash("NextHalf")


@mypyc_attr(acyclic=True)
class TakeClass(Action):
    """Be this character."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("kind",)

    def to_wire(self) -> list[Any]:
        return ["TakeClass", self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeClass) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("TakeClass", self.kind))


@mypyc_attr(acyclic=True)
class Hunt(Action):
    """Go after this boss."""

    __slots__ = ("boss",)

    def __init__(self, boss: str) -> None:
        self.boss = boss

    def fields(self) -> tuple[str, ...]:
        return ("boss",)

    def to_wire(self) -> list[Any]:
        return ["Hunt", self.boss]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hunt) and self.boss == other.boss

    def __hash__(self) -> int:
        return hash(("Hunt", self.boss))


@mypyc_attr(acyclic=True)
class Lay(Action):
    """Lay a tile: which, which face, where, turned how."""

    __slots__ = ("quarters", "side", "tile", "x", "y")

    def __init__(self, tile: str, side: str, x: int, y: int, quarters: int) -> None:
        self.tile = tile
        self.side = side
        self.x = x
        self.y = y
        self.quarters = quarters

    def fields(self) -> tuple[str, ...]:
        return ("tile", "side", "x", "y", "quarters")

    def to_wire(self) -> list[Any]:
        return ["Lay", self.tile, self.side, self.x, self.y, self.quarters]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Lay)
            and self.tile == other.tile
            and self.side == other.side
            and self.x == other.x
            and self.y == other.y
            and self.quarters == other.quarters
        )

    def __hash__(self) -> int:
        return hash(("Lay", self.tile, self.side, self.x, self.y, self.quarters))


@mypyc_attr(acyclic=True)
class Fog(Action):
    """Put the fog gate on this wall of that tile."""

    __slots__ = ("tile", "wall")

    def __init__(self, tile: int, wall: str) -> None:
        self.tile = tile
        self.wall = wall

    def fields(self) -> tuple[str, ...]:
        return ("tile", "wall")

    def to_wire(self) -> list[Any]:
        return ["Fog", self.tile, self.wall]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fog) and self.tile == other.tile and self.wall == other.wall

    def __hash__(self) -> int:
        return hash(("Fog", self.tile, self.wall))


@mypyc_attr(acyclic=True)
class Deal(Action):
    """Put the next encounter card on this tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("tile",)

    def to_wire(self) -> list[Any]:
        return ["Deal", self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("Deal", self.tile))


@mypyc_attr(acyclic=True)
class Go(Action):
    """Lead the party to a tile, through which of its doors; -1: back to the bonfire."""

    __slots__ = ("door", "tile")

    def __init__(self, tile: int, door: str = "") -> None:
        self.tile = tile
        self.door = door

    def fields(self) -> tuple[str, ...]:
        return ("tile", "door")

    def to_wire(self) -> list[Any]:
        return ["Go", self.tile, self.door]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Go) and self.tile == other.tile and self.door == other.door

    def __hash__(self) -> int:
        return hash(("Go", self.tile, self.door))


@mypyc_attr(acyclic=True)
class EnterBoss(Action):
    """Walk into the fog."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EnterBoss"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnterBoss)

    def __hash__(self) -> int:
        return hash("EnterBoss")


@mypyc_attr(acyclic=True)
class Rest(Action):
    """Rest at the bonfire for a spark."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Rest"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rest)

    def __hash__(self) -> int:
        return hash("Rest")


@mypyc_attr(acyclic=True)
class Buy(Action):
    """Buy a treasure card."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Buy"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Buy)

    def __hash__(self) -> int:
        return hash("Buy")


@mypyc_attr(acyclic=True)
class BuySpark(Action):
    """Buy a spark of the Firekeeper."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BuySpark"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BuySpark)

    def __hash__(self) -> int:
        return hash("BuySpark")


@mypyc_attr(acyclic=True)
class Sell(Action):
    """Sell a card to the blacksmith."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Sell", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sell) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Sell", self.card))


@mypyc_attr(acyclic=True)
class Level(Action):
    """Raise a stat by one tier."""

    __slots__ = ("stat", "who")

    def __init__(self, who: int, stat: str) -> None:
        self.who = who
        self.stat = stat

    def fields(self) -> tuple[str, ...]:
        return ("who", "stat")

    def to_wire(self) -> list[Any]:
        return ["Level", self.who, self.stat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Level) and self.who == other.who and self.stat == other.stat

    def __hash__(self) -> int:
        return hash(("Level", self.who, self.stat))


@mypyc_attr(acyclic=True)
class Refill(Action):
    """Restore a hero's luck."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Refill", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refill) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Refill", self.who))


@mypyc_attr(acyclic=True)
class Outfit(Action):
    """Change a hero's equipment."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Outfit", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outfit) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Outfit", self.who))


@mypyc_attr(acyclic=True)
class Equip(Action):
    """Put a card of the inventory into a slot: `armour`, `left`, `right`, `backup`."""

    __slots__ = ("card", "slot", "who")

    def __init__(self, who: int, card: str, slot: str) -> None:
        self.who = who
        self.card = card
        self.slot = slot

    def fields(self) -> tuple[str, ...]:
        return ("who", "card", "slot")

    def to_wire(self) -> list[Any]:
        return ["Equip", self.who, self.card, self.slot]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Equip) and self.who == other.who and self.card == other.card and self.slot == other.slot
        )

    def __hash__(self) -> int:
        return hash(("Equip", self.who, self.card, self.slot))


@mypyc_attr(acyclic=True)
class Stow(Action):
    """Put a card into the inventory."""

    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who = who
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("who", "card")

    def to_wire(self) -> list[Any]:
        return ["Stow", self.who, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stow) and self.who == other.who and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Stow", self.who, self.card))


@mypyc_attr(acyclic=True)
class Attach(Action):
    """Put an upgrade under a card."""

    __slots__ = ("card", "upgrade")

    def __init__(self, upgrade: str, card: str) -> None:
        self.upgrade = upgrade
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("upgrade", "card")

    def to_wire(self) -> list[Any]:
        return ["Attach", self.upgrade, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attach) and self.upgrade == other.upgrade and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Attach", self.upgrade, self.card))


@mypyc_attr(acyclic=True)
class Detach(Action):
    """Take an armour upgrade off."""

    __slots__ = ("upgrade",)

    def __init__(self, upgrade: str) -> None:
        self.upgrade = upgrade

    def fields(self) -> tuple[str, ...]:
        return ("upgrade",)

    def to_wire(self) -> list[Any]:
        return ["Detach", self.upgrade]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Detach) and self.upgrade == other.upgrade

    def __hash__(self) -> int:
        return hash(("Detach", self.upgrade))


@mypyc_attr(acyclic=True)
class Give(Action):
    """Give a drawn card, or an Ember, to a hero; -1: to the inventory. `backup.2` replaces the second card behind."""

    __slots__ = ("slot", "who")

    def __init__(self, who: int, slot: str) -> None:
        self.who = who
        self.slot = slot

    def fields(self) -> tuple[str, ...]:
        return ("who", "slot")

    def to_wire(self) -> list[Any]:
        return ["Give", self.who, self.slot]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Give) and self.who == other.who and self.slot == other.slot

    def __hash__(self) -> int:
        return hash(("Give", self.who, self.slot))


@mypyc_attr(acyclic=True)
class Open(Action):
    """Open a chest."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("node",)

    def to_wire(self) -> list[Any]:
        return ["Open", self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Open) and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Open", self.node))


@mypyc_attr(acyclic=True)
class Stand(Action):
    """Stand on this node."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("node",)

    def to_wire(self) -> list[Any]:
        return ["Stand", self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stand) and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Stand", self.node))


@mypyc_attr(acyclic=True)
class Take(Action):
    """Let this hero have it: the Aggro token, the first activation."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Take", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Take) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Take", self.who))


@mypyc_attr(acyclic=True)
class Dash(Action):
    """Run for a neighbouring tile, through which of its doors; -1: the bonfire."""

    __slots__ = ("door", "tile")

    def __init__(self, tile: int, door: str = "") -> None:
        self.tile = tile
        self.door = door

    def fields(self) -> tuple[str, ...]:
        return ("tile", "door")

    def to_wire(self) -> list[Any]:
        return ["Dash", self.tile, self.door]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dash) and self.tile == other.tile and self.door == other.door

    def __hash__(self) -> int:
        return hash(("Dash", self.tile, self.door))


@mypyc_attr(acyclic=True)
class Swap(Action):
    """Hold these cards, the rest in the backup slot."""

    __slots__ = ("left", "right")

    def __init__(self, left: str, right: str) -> None:
        self.left = left
        self.right = right

    def fields(self) -> tuple[str, ...]:
        return ("left", "right")

    def to_wire(self) -> list[Any]:
        return ["Swap", self.left, self.right]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swap) and self.left == other.left and self.right == other.right

    def __hash__(self) -> int:
        return hash(("Swap", self.left, self.right))


@mypyc_attr(acyclic=True)
class Walk(Action):
    """Walk or run a step: to a node, or around a boss to a place beside it."""

    __slots__ = ("node", "place")

    def __init__(self, node: int, place: int = -1) -> None:
        self.node = node
        self.place = place

    def fields(self) -> tuple[str, ...]:
        return ("node", "place")

    def to_wire(self) -> list[Any]:
        return ["Walk", self.node, self.place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self.node == other.node and self.place == other.place

    def __hash__(self) -> int:
        return hash(("Walk", self.node, self.place))


@mypyc_attr(acyclic=True)
class Attack(Action):
    """Use an option of a card on a foe; `whole`: on everyone at its node. -1: nobody, where none is needed."""

    __slots__ = ("card", "foe", "option", "whole")

    def __init__(self, card: str, option: int, foe: int, whole: bool) -> None:
        self.card = card
        self.option = option
        self.foe = foe
        self.whole = whole

    def fields(self) -> tuple[str, ...]:
        return ("card", "option", "foe", "whole")

    def to_wire(self) -> list[Any]:
        return ["Attack", self.card, self.option, self.foe, self.whole]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Attack)
            and self.card == other.card
            and self.option == other.option
            and self.foe == other.foe
            and self.whole == other.whole
        )

    def __hash__(self) -> int:
        return hash(("Attack", self.card, self.option, self.foe, self.whole))


@mypyc_attr(acyclic=True)
class Shift(Action):
    """Shift a step as part of an attack."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("node",)

    def to_wire(self) -> list[Any]:
        return ["Shift", self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shift) and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Shift", self.node))


@mypyc_attr(acyclic=True)
class EndActivation(Action):
    """End the activation."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndActivation"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndActivation)

    def __hash__(self) -> int:
        return hash("EndActivation")


@mypyc_attr(acyclic=True)
class Drink(Action):
    """Drink the Estus flask."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Drink"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drink)

    def __hash__(self) -> int:
        return hash("Drink")


@mypyc_attr(acyclic=True)
class Heroic(Action):
    """Use the heroic action."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Heroic"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heroic)

    def __hash__(self) -> int:
        return hash("Heroic")


@mypyc_attr(acyclic=True)
class Reroll(Action):
    """Use luck on a die of the roll."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def fields(self) -> tuple[str, ...]:
        return ("die",)

    def to_wire(self) -> list[Any]:
        return ["Reroll", self.die]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reroll) and self.die == other.die

    def __hash__(self) -> int:
        return hash(("Reroll", self.die))


@mypyc_attr(acyclic=True)
class Block(Action):
    """Defend by block or resist."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Block"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block)

    def __hash__(self) -> int:
        return hash("Block")


@mypyc_attr(acyclic=True)
class BlockAll(Action):
    """The same, and against every further attack of this enemy activation, but for those asked about again."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BlockAll"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BlockAll)

    def __hash__(self) -> int:
        return hash("BlockAll")


@mypyc_attr(acyclic=True)
class Dodge(Action):
    """Try to dodge, moving to a node or a place, or staying where one is."""

    __slots__ = ("node", "place")

    def __init__(self, node: int, place: int = -1) -> None:
        self.node = node
        self.place = place

    def fields(self) -> tuple[str, ...]:
        return ("node", "place")

    def to_wire(self) -> list[Any]:
        return ["Dodge", self.node, self.place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dodge) and self.node == other.node and self.place == other.place

    def __hash__(self) -> int:
        return hash(("Dodge", self.node, self.place))


@mypyc_attr(acyclic=True)
class Suffer(Action):
    """Take the damage."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Suffer"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Suffer)

    def __hash__(self) -> int:
        return hash("Suffer")


@mypyc_attr(acyclic=True)
class PushTo(Action):
    """The one pushed goes there."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("node",)

    def to_wire(self) -> list[Any]:
        return ["PushTo", self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PushTo) and self.node == other.node

    def __hash__(self) -> int:
        return hash(("PushTo", self.node))


@mypyc_attr(acyclic=True)
class PushOut(Action):
    """This one is pushed out of a crowded node: a hero, or a foe by its number."""

    __slots__ = ("foe", "who")

    def __init__(self, who: int, foe: int) -> None:
        self.who = who
        self.foe = foe

    def fields(self) -> tuple[str, ...]:
        return ("who", "foe")

    def to_wire(self) -> list[Any]:
        return ["PushOut", self.who, self.foe]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PushOut) and self.who == other.who and self.foe == other.foe

    def __hash__(self) -> int:
        return hash(("PushOut", self.who, self.foe))


@mypyc_attr(acyclic=True)
class Choose(Action):
    """One of several that serve equally well: a foe to act, a node to enter, a hero to be meant."""

    __slots__ = ("number", "what")

    def __init__(self, what: str, number: int) -> None:
        self.what = what
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("what", "number")

    def to_wire(self) -> list[Any]:
        return ["Choose", self.what, self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choose) and self.what == other.what and self.number == other.number

    def __hash__(self) -> int:
        return hash(("Choose", self.what, self.number))


@mypyc_attr(acyclic=True)
class Place(Action):
    """Stand in this place beside the boss."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def fields(self) -> tuple[str, ...]:
        return ("place",)

    def to_wire(self) -> list[Any]:
        return ["Place", self.place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.place == other.place

    def __hash__(self) -> int:
        return hash(("Place", self.place))


@mypyc_attr(acyclic=True)
class Breathe(Action):
    """At the start of an activation: the usual Stamina, or what a ring offers."""

    __slots__ = ("ring",)

    def __init__(self, ring: bool) -> None:
        self.ring = ring

    def fields(self) -> tuple[str, ...]:
        return ("ring",)

    def to_wire(self) -> list[Any]:
        return ["Breathe", self.ring]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Breathe) and self.ring == other.ring

    def __hash__(self) -> int:
        return hash(("Breathe", self.ring))


@mypyc_attr(acyclic=True)
class Provoke(Action):
    """Take the Aggro token."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Provoke"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Provoke)

    def __hash__(self) -> int:
        return hash("Provoke")


@mypyc_attr(acyclic=True)
class Receive(Action):
    """Whom an effect is for."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Receive", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Receive) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Receive", self.who))


@mypyc_attr(acyclic=True)
class TookClass(Event):
    """A player took a character."""

    __slots__ = ("kind", "seat", "who")

    def __init__(self, seat: int, who: int, kind: str) -> None:
        self.seat = seat
        self.who = who
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("seat", "who", "kind")

    def to_wire(self) -> list[Any]:
        return ["TookClass", self.seat, self.who, self.kind]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TookClass)
            and self.seat == other.seat
            and self.who == other.who
            and self.kind == other.kind
        )

    def __hash__(self) -> int:
        return hash(("TookClass", self.seat, self.who, self.kind))


@mypyc_attr(acyclic=True)
class Hunted(Event):
    """A boss was chosen."""

    __slots__ = ("boss",)

    def __init__(self, boss: str) -> None:
        self.boss = boss

    def fields(self) -> tuple[str, ...]:
        return ("boss",)

    def to_wire(self) -> list[Any]:
        return ["Hunted", self.boss]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hunted) and self.boss == other.boss

    def __hash__(self) -> int:
        return hash(("Hunted", self.boss))


@mypyc_attr(acyclic=True)
class LaidTile(Event):
    """A tile was laid."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("tile",)

    def to_wire(self) -> list[Any]:
        return ["LaidTile", self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LaidTile) and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("LaidTile", self.tile))


@mypyc_attr(acyclic=True)
class FogRose(Event):
    """The fog gate stands."""

    __slots__ = ("tile", "wall", "x", "y")

    def __init__(self, tile: int, x: int, y: int, wall: str) -> None:
        self.tile = tile
        self.x = x
        self.y = y
        self.wall = wall

    def fields(self) -> tuple[str, ...]:
        return ("tile", "x", "y", "wall")

    def to_wire(self) -> list[Any]:
        return ["FogRose", self.tile, self.x, self.y, self.wall]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FogRose)
            and self.tile == other.tile
            and self.x == other.x
            and self.y == other.y
            and self.wall == other.wall
        )

    def __hash__(self) -> int:
        return hash(("FogRose", self.tile, self.x, self.y, self.wall))


@mypyc_attr(acyclic=True)
class Went(Event):
    """The party went to a tile; -1: the bonfire."""

    __slots__ = ("tile", "x", "y")

    def __init__(self, tile: int, x: int, y: int) -> None:
        self.tile = tile
        self.x = x
        self.y = y

    def fields(self) -> tuple[str, ...]:
        return ("tile", "x", "y")

    def to_wire(self) -> list[Any]:
        return ["Went", self.tile, self.x, self.y]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Went) and self.tile == other.tile and self.x == other.x and self.y == other.y

    def __hash__(self) -> int:
        return hash(("Went", self.tile, self.x, self.y))


@mypyc_attr(acyclic=True)
class Rested(Event):
    """The party rested."""

    __slots__ = ("free", "sparks")

    def __init__(self, sparks: int, free: bool) -> None:
        self.sparks = sparks
        self.free = free

    def fields(self) -> tuple[str, ...]:
        return ("sparks", "free")

    def to_wire(self) -> list[Any]:
        return ["Rested", self.sparks, self.free]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rested) and self.sparks == other.sparks and self.free == other.free

    def __hash__(self) -> int:
        return hash(("Rested", self.sparks, self.free))


@mypyc_attr(acyclic=True)
class Bought(Event):
    """A card was bought or found."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Bought", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bought) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Bought", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Gained(Event):
    """Souls came into the cache."""

    __slots__ = ("souls", "total")

    def __init__(self, souls: int, total: int) -> None:
        self.souls = souls
        self.total = total

    def fields(self) -> tuple[str, ...]:
        return ("souls", "total")

    def to_wire(self) -> list[Any]:
        return ["Gained", self.souls, self.total]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gained) and self.souls == other.souls and self.total == other.total

    def __hash__(self) -> int:
        return hash(("Gained", self.souls, self.total))


@mypyc_attr(acyclic=True)
class Spent(Event):
    """Souls were paid."""

    __slots__ = ("souls", "total", "what")

    def __init__(self, souls: int, total: int, what: str) -> None:
        self.souls = souls
        self.total = total
        self.what = what

    def fields(self) -> tuple[str, ...]:
        return ("souls", "total", "what")

    def to_wire(self) -> list[Any]:
        return ["Spent", self.souls, self.total, self.what]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Spent)
            and self.souls == other.souls
            and self.total == other.total
            and self.what == other.what
        )

    def __hash__(self) -> int:
        return hash(("Spent", self.souls, self.total, self.what))


@mypyc_attr(acyclic=True)
class Sold(Event):
    """A card was sold."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Sold", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sold) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Sold", self.card))


@mypyc_attr(acyclic=True)
class Levelled(Event):
    """A stat rose."""

    __slots__ = ("stat", "value", "who")

    def __init__(self, who: int, stat: str, value: int) -> None:
        self.who = who
        self.stat = stat
        self.value = value

    def fields(self) -> tuple[str, ...]:
        return ("who", "stat", "value")

    def to_wire(self) -> list[Any]:
        return ["Levelled", self.who, self.stat, self.value]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Levelled)
            and self.who == other.who
            and self.stat == other.stat
            and self.value == other.value
        )

    def __hash__(self) -> int:
        return hash(("Levelled", self.who, self.stat, self.value))


@mypyc_attr(acyclic=True)
class Refilled(Event):
    """Luck came back."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Refilled", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refilled) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Refilled", self.who))


@mypyc_attr(acyclic=True)
class Equipped(Event):
    """A card was put into a slot."""

    __slots__ = ("card", "slot", "who")

    def __init__(self, who: int, card: str, slot: str) -> None:
        self.who = who
        self.card = card
        self.slot = slot

    def fields(self) -> tuple[str, ...]:
        return ("who", "card", "slot")

    def to_wire(self) -> list[Any]:
        return ["Equipped", self.who, self.card, self.slot]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Equipped)
            and self.who == other.who
            and self.card == other.card
            and self.slot == other.slot
        )

    def __hash__(self) -> int:
        return hash(("Equipped", self.who, self.card, self.slot))


@mypyc_attr(acyclic=True)
class Stowed(Event):
    """A card was put into the inventory."""

    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who = who
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("who", "card")

    def to_wire(self) -> list[Any]:
        return ["Stowed", self.who, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stowed) and self.who == other.who and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Stowed", self.who, self.card))


@mypyc_attr(acyclic=True)
class Attached(Event):
    """An upgrade was attached."""

    __slots__ = ("card", "upgrade")

    def __init__(self, upgrade: str, card: str) -> None:
        self.upgrade = upgrade
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("upgrade", "card")

    def to_wire(self) -> list[Any]:
        return ["Attached", self.upgrade, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attached) and self.upgrade == other.upgrade and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Attached", self.upgrade, self.card))


@mypyc_attr(acyclic=True)
class Detached(Event):
    """An upgrade was taken off."""

    __slots__ = ("card", "upgrade")

    def __init__(self, upgrade: str, card: str) -> None:
        self.upgrade = upgrade
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("upgrade", "card")

    def to_wire(self) -> list[Any]:
        return ["Detached", self.upgrade, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Detached) and self.upgrade == other.upgrade and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Detached", self.upgrade, self.card))


@mypyc_attr(acyclic=True)
class Kindled(Event):
    """A hero holds an Ember."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Kindled", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kindled) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Kindled", self.who))


@mypyc_attr(acyclic=True)
class Opened(Event):
    """A chest was opened."""

    __slots__ = ("node", "tile")

    def __init__(self, tile: int, node: int) -> None:
        self.tile = tile
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("tile", "node")

    def to_wire(self) -> list[Any]:
        return ["Opened", self.tile, self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opened) and self.tile == other.tile and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Opened", self.tile, self.node))


@mypyc_attr(acyclic=True)
class Began(Event):
    """An encounter began: which card, or which boss."""

    __slots__ = ("tile", "what")

    def __init__(self, what: str, tile: int) -> None:
        self.what = what
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("what", "tile")

    def to_wire(self) -> list[Any]:
        return ["Began", self.what, self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Began) and self.what == other.what and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("Began", self.what, self.tile))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Appeared(Event):
    """A foe stands on a node."""

    __slots__ = ("foe", "kind", "node")

    def __init__(self, foe: int, kind: str, node: int) -> None:
        self.foe = foe
        self.kind = kind
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("foe", "kind", "node")

    def to_wire(self) -> list[Any]:
        return ["Appeared", self.foe, self.kind, self.node]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Appeared)
            and self.foe == other.foe
            and self.kind == other.kind
            and self.node == other.node
        )

    def __hash__(self) -> int:
        return hash(("Appeared", self.foe, self.kind, self.node))


@mypyc_attr(acyclic=True)
class Stood(Event):
    """A hero stands on an entry node."""

    __slots__ = ("node", "who")

    def __init__(self, who: int, node: int) -> None:
        self.who = who
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("who", "node")

    def to_wire(self) -> list[Any]:
        return ["Stood", self.who, self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stood) and self.who == other.who and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Stood", self.who, self.node))


@mypyc_attr(acyclic=True)
class TookAggro(Event):
    """A hero holds the Aggro token now."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Drew", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TookAggro) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("TookAggro", self.who))

    def tag(self) -> str:
        return "Drew"


@mypyc_attr(acyclic=True)
class Foresaw(Event):
    """A gravestone told of a behaviour."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Foresaw", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Foresaw) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Foresaw", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Activated(Event):
    """A hero's activation began."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Activated", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Activated) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Activated", self.who))


@mypyc_attr(acyclic=True)
class Recovered(Event):
    """Stamina or Health came back."""

    __slots__ = ("health", "stamina", "who")

    def __init__(self, who: int, stamina: int, health: int) -> None:
        self.who = who
        self.stamina = stamina
        self.health = health

    def fields(self) -> tuple[str, ...]:
        return ("who", "stamina", "health")

    def to_wire(self) -> list[Any]:
        return ["Recovered", self.who, self.stamina, self.health]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Recovered)
            and self.who == other.who
            and self.stamina == other.stamina
            and self.health == other.health
        )

    def __hash__(self) -> int:
        return hash(("Recovered", self.who, self.stamina, self.health))


@mypyc_attr(acyclic=True)
class Paid(Event):
    """Stamina was spent."""

    __slots__ = ("stamina", "who")

    def __init__(self, who: int, stamina: int) -> None:
        self.who = who
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("who", "stamina")

    def to_wire(self) -> list[Any]:
        return ["Paid", self.who, self.stamina]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Paid) and self.who == other.who and self.stamina == other.stamina

    def __hash__(self) -> int:
        return hash(("Paid", self.who, self.stamina))


@mypyc_attr(acyclic=True)
class Tired(Event):
    """Stamina cubes were forced on a hero."""

    __slots__ = ("stamina", "who")

    def __init__(self, who: int, stamina: int) -> None:
        self.who = who
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("who", "stamina")

    def to_wire(self) -> list[Any]:
        return ["Tired", self.who, self.stamina]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tired) and self.who == other.who and self.stamina == other.stamina

    def __hash__(self) -> int:
        return hash(("Tired", self.who, self.stamina))


@mypyc_attr(acyclic=True)
class Swapped(Event):
    """Weapons changed hands."""

    __slots__ = ("left", "right", "who")

    def __init__(self, who: int, left: str, right: str) -> None:
        self.who = who
        self.left = left
        self.right = right

    def fields(self) -> tuple[str, ...]:
        return ("who", "left", "right")

    def to_wire(self) -> list[Any]:
        return ["Swapped", self.who, self.left, self.right]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Swapped)
            and self.who == other.who
            and self.left == other.left
            and self.right == other.right
        )

    def __hash__(self) -> int:
        return hash(("Swapped", self.who, self.left, self.right))


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A hero moved: how, where to, and for how much."""

    __slots__ = ("how", "node", "stamina", "who")

    def __init__(self, who: int, node: int, how: str, stamina: int = 0) -> None:
        self.who = who
        self.node = node
        self.how = how
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("who", "node", "how", "stamina")

    def to_wire(self) -> list[Any]:
        return ["Moved", self.who, self.node, self.how, self.stamina]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Moved)
            and self.who == other.who
            and self.node == other.node
            and self.how == other.how
            and self.stamina == other.stamina
        )

    def __hash__(self) -> int:
        return hash(("Moved", self.who, self.node, self.how, self.stamina))


@mypyc_attr(acyclic=True)
class Circled(Event):
    """A hero went round a boss, for how much."""

    __slots__ = ("place", "stamina", "who")

    def __init__(self, who: int, place: int, stamina: int = 0) -> None:
        self.who = who
        self.place = place
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("who", "place", "stamina")

    def to_wire(self) -> list[Any]:
        return ["Circled", self.who, self.place, self.stamina]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Circled)
            and self.who == other.who
            and self.place == other.place
            and self.stamina == other.stamina
        )

    def __hash__(self) -> int:
        return hash(("Circled", self.who, self.place, self.stamina))


@mypyc_attr(acyclic=True)
class Broke(Event):
    """A barrel was broken."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("node",)

    def to_wire(self) -> list[Any]:
        return ["Broke", self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Broke) and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Broke", self.node))


@mypyc_attr(acyclic=True)
class Sprang(Event):
    """A trap was sprung."""

    __slots__ = ("node", "trap", "who")

    def __init__(self, who: int, node: int, trap: str) -> None:
        self.who = who
        self.node = node
        self.trap = trap

    def fields(self) -> tuple[str, ...]:
        return ("who", "node", "trap")

    def to_wire(self) -> list[Any]:
        return ["Sprang", self.who, self.node, self.trap]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Sprang) and self.who == other.who and self.node == other.node and self.trap == other.trap
        )

    def __hash__(self) -> int:
        return hash(("Sprang", self.who, self.node, self.trap))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Regained(Event):
    """Dropped souls were picked up."""

    __slots__ = ("souls", "who")

    def __init__(self, who: int, souls: int) -> None:
        self.who = who
        self.souls = souls

    def fields(self) -> tuple[str, ...]:
        return ("who", "souls")

    def to_wire(self) -> list[Any]:
        return ["Regained", self.who, self.souls]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Regained) and self.who == other.who and self.souls == other.souls

    def __hash__(self) -> int:
        return hash(("Regained", self.who, self.souls))


@mypyc_attr(acyclic=True)
class Drank(Event):
    """An Estus flask was drunk."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Drank", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drank) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Drank", self.who))


@mypyc_attr(acyclic=True)
class UsedHeroic(Event):
    """A heroic action was used."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["UsedHeroic", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UsedHeroic) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("UsedHeroic", self.who))


@mypyc_attr(acyclic=True)
class Attacked(Event):
    """A hero used an option of a card on a foe, for how much; -1: on nobody."""

    __slots__ = ("card", "foe", "option", "stamina", "who")

    def __init__(self, who: int, card: str, option: int, foe: int, stamina: int = 0) -> None:
        self.who = who
        self.card = card
        self.option = option
        self.foe = foe
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("who", "card", "option", "foe", "stamina")

    def to_wire(self) -> list[Any]:
        return ["Attacked", self.who, self.card, self.option, self.foe, self.stamina]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Attacked)
            and self.who == other.who
            and self.card == other.card
            and self.option == other.option
            and self.foe == other.foe
            and self.stamina == other.stamina
        )

    def __hash__(self) -> int:
        return hash(("Attacked", self.who, self.card, self.option, self.foe, self.stamina))


@mypyc_attr(acyclic=True)
class RolledDice(Event):
    """Dice were rolled: for what, held against how much damage or defence, or needing how many icons.

    `total` is what the roll comes to with its modifier and with the dice that lay there before (-1: not told).
    `stamina` is what a dodge cost."""

    __slots__ = ("against", "dice", "modifier", "shown", "stamina", "total", "what", "who")

    def __init__(
        self,
        who: int,
        what: str,
        dice: list[str],
        shown: list[int],
        modifier: int = 0,
        total: int = -1,
        against: int = -1,
        stamina: int = 0,
    ) -> None:
        self.who = who
        self.what = what
        self.dice = dice
        self.shown = shown
        self.modifier = modifier
        self.total = total
        self.against = against
        self.stamina = stamina

    def fields(self) -> tuple[str, ...]:
        return ("who", "what", "dice", "shown", "modifier", "total", "against", "stamina")

    def to_wire(self) -> list[Any]:
        return [
            "RolledDice",
            self.who,
            self.what,
            self.dice.copy(),
            self.shown.copy(),
            self.modifier,
            self.total,
            self.against,
            self.stamina,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RolledDice)
            and self.who == other.who
            and self.what == other.what
            and self.dice == other.dice
            and self.shown == other.shown
            and self.modifier == other.modifier
            and self.total == other.total
            and self.against == other.against
            and self.stamina == other.stamina
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Rerolled(Event):
    """Luck turned a die; what the roll comes to then (-1: not told)."""

    __slots__ = ("die", "shown", "total", "who")

    def __init__(self, who: int, die: int, shown: int, total: int = -1) -> None:
        self.who = who
        self.die = die
        self.shown = shown
        self.total = total

    def fields(self) -> tuple[str, ...]:
        return ("who", "die", "shown", "total")

    def to_wire(self) -> list[Any]:
        return ["Rerolled", self.who, self.die, self.shown, self.total]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Rerolled)
            and self.who == other.who
            and self.die == other.die
            and self.shown == other.shown
            and self.total == other.total
        )

    def __hash__(self) -> int:
        return hash(("Rerolled", self.who, self.die, self.shown, self.total))


@mypyc_attr(acyclic=True)
class Hit(Event):
    """A foe was hit: how much the attack came to (-1: it was none), what was held off, spared, and made worse."""

    __slots__ = ("bled", "damage", "foe", "health", "held", "result", "spared")

    def __init__(
        self, foe: int, damage: int, health: int, result: int = -1, held: int = 0, spared: int = 0, bled: int = 0
    ) -> None:
        self.foe = foe
        self.damage = damage
        self.health = health
        self.result = result
        self.held = held
        self.spared = spared
        self.bled = bled

    def fields(self) -> tuple[str, ...]:
        return ("foe", "damage", "health", "result", "held", "spared", "bled")

    def to_wire(self) -> list[Any]:
        return ["Hit", self.foe, self.damage, self.health, self.result, self.held, self.spared, self.bled]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hit)
            and self.foe == other.foe
            and self.damage == other.damage
            and self.health == other.health
            and self.result == other.result
            and self.held == other.held
            and self.spared == other.spared
            and self.bled == other.bled
        )

    def __hash__(self) -> int:
        return hash(("Hit", self.foe, self.damage, self.health, self.result, self.held, self.spared, self.bled))


@mypyc_attr(acyclic=True)
class Fell(Event):
    """A foe was destroyed."""

    __slots__ = ("foe", "kind")

    def __init__(self, foe: int, kind: str) -> None:
        self.foe = foe
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("foe", "kind")

    def to_wire(self) -> list[Any]:
        return ["Fell", self.foe, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fell) and self.foe == other.foe and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("Fell", self.foe, self.kind))


@mypyc_attr(acyclic=True)
class HeatedUp(Event):
    """A boss heated up."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def fields(self) -> tuple[str, ...]:
        return ("foe",)

    def to_wire(self) -> list[Any]:
        return ["HeatedUp", self.foe]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeatedUp) and self.foe == other.foe

    def __hash__(self) -> int:
        return hash(("HeatedUp", self.foe))


@mypyc_attr(acyclic=True)
class Mended(Event):
    """A boss gained Health as its partner fell."""

    __slots__ = ("foe", "health")

    def __init__(self, foe: int, health: int) -> None:
        self.foe = foe
        self.health = health

    def fields(self) -> tuple[str, ...]:
        return ("foe", "health")

    def to_wire(self) -> list[Any]:
        return ["Mended", self.foe, self.health]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mended) and self.foe == other.foe and self.health == other.health

    def __hash__(self) -> int:
        return hash(("Mended", self.foe, self.health))


@mypyc_attr(acyclic=True)
class Flipped(Event):
    """A boss's behaviour was turned over."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Flipped", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Flipped) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Flipped", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Reshuffled(Event):
    """The behaviour deck was shuffled."""

    __slots__ = ("boss",)

    def __init__(self, boss: str) -> None:
        self.boss = boss

    def fields(self) -> tuple[str, ...]:
        return ("boss",)

    def to_wire(self) -> list[Any]:
        return ["Reshuffled", self.boss]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reshuffled) and self.boss == other.boss

    def __hash__(self) -> int:
        return hash(("Reshuffled", self.boss))


@mypyc_attr(acyclic=True)
class FoeActed(Event):
    """A foe's activation began."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def fields(self) -> tuple[str, ...]:
        return ("foe",)

    def to_wire(self) -> list[Any]:
        return ["FoeActed", self.foe]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FoeActed) and self.foe == other.foe

    def __hash__(self) -> int:
        return hash(("FoeActed", self.foe))


@mypyc_attr(acyclic=True)
class FoeMoved(Event):
    """A foe moved onto a node, or leapt there."""

    __slots__ = ("foe", "leap", "node")

    def __init__(self, foe: int, node: int, leap: bool) -> None:
        self.foe = foe
        self.node = node
        self.leap = leap

    def fields(self) -> tuple[str, ...]:
        return ("foe", "node", "leap")

    def to_wire(self) -> list[Any]:
        return ["FoeMoved", self.foe, self.node, self.leap]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FoeMoved)
            and self.foe == other.foe
            and self.node == other.node
            and self.leap == other.leap
        )

    def __hash__(self) -> int:
        return hash(("FoeMoved", self.foe, self.node, self.leap))


@mypyc_attr(acyclic=True)
class FoeTurned(Event):
    """A boss faces this way now."""

    __slots__ = ("facing", "foe")

    def __init__(self, foe: int, facing: int) -> None:
        self.foe = foe
        self.facing = facing

    def fields(self) -> tuple[str, ...]:
        return ("foe", "facing")

    def to_wire(self) -> list[Any]:
        return ["FoeTurned", self.foe, self.facing]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FoeTurned) and self.foe == other.foe and self.facing == other.facing

    def __hash__(self) -> int:
        return hash(("FoeTurned", self.foe, self.facing))


@mypyc_attr(acyclic=True)
class Struck(Event):
    """A foe attacked these heroes."""

    __slots__ = ("damage", "foe", "heroes", "magical")

    def __init__(self, foe: int, heroes: list[int], damage: int, magical: bool) -> None:
        self.foe = foe
        self.heroes = heroes
        self.damage = damage
        self.magical = magical

    def fields(self) -> tuple[str, ...]:
        return ("foe", "heroes", "damage", "magical")

    def to_wire(self) -> list[Any]:
        return ["Struck", self.foe, self.heroes.copy(), self.damage, self.magical]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Struck)
            and self.foe == other.foe
            and self.heroes == other.heroes
            and self.damage == other.damage
            and self.magical == other.magical
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Missed(Event):
    """An attack found nobody."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def fields(self) -> tuple[str, ...]:
        return ("foe",)

    def to_wire(self) -> list[Any]:
        return ["Missed", self.foe]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Missed) and self.foe == other.foe

    def __hash__(self) -> int:
        return hash(("Missed", self.foe))


@mypyc_attr(acyclic=True)
class Defended(Event):
    """A hero defended: how, what came through, of how much (-1: not told)."""

    __slots__ = ("against", "damage", "how", "who")

    def __init__(self, who: int, how: str, damage: int, against: int = -1) -> None:
        self.who = who
        self.how = how
        self.damage = damage
        self.against = against

    def fields(self) -> tuple[str, ...]:
        return ("who", "how", "damage", "against")

    def to_wire(self) -> list[Any]:
        return ["Defended", self.who, self.how, self.damage, self.against]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Defended)
            and self.who == other.who
            and self.how == other.how
            and self.damage == other.damage
            and self.against == other.against
        )

    def __hash__(self) -> int:
        return hash(("Defended", self.who, self.how, self.damage, self.against))


@mypyc_attr(acyclic=True)
class Suffered(Event):
    """Damage was suffered: what for, how much, how many boxes are left; what an Ember spared and Bleed added."""

    __slots__ = ("amount", "bled", "left", "spared", "who", "why")

    def __init__(self, who: int, amount: int, why: str, left: int, spared: int = 0, bled: int = 0) -> None:
        self.who = who
        self.amount = amount
        self.why = why
        self.left = left
        self.spared = spared
        self.bled = bled

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "why", "left", "spared", "bled")

    def to_wire(self) -> list[Any]:
        return ["Suffered", self.who, self.amount, self.why, self.left, self.spared, self.bled]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Suffered)
            and self.who == other.who
            and self.amount == other.amount
            and self.why == other.why
            and self.left == other.left
            and self.spared == other.spared
            and self.bled == other.bled
        )

    def __hash__(self) -> int:
        return hash(("Suffered", self.who, self.amount, self.why, self.left, self.spared, self.bled))


@mypyc_attr(acyclic=True)
class Afflicted(Event):
    """A condition took hold of a hero, or of a foe."""

    __slots__ = ("condition", "foe", "who")

    def __init__(self, who: int, foe: int, condition: str) -> None:
        self.who = who
        self.foe = foe
        self.condition = condition

    def fields(self) -> tuple[str, ...]:
        return ("who", "foe", "condition")

    def to_wire(self) -> list[Any]:
        return ["Afflicted", self.who, self.foe, self.condition]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Afflicted)
            and self.who == other.who
            and self.foe == other.foe
            and self.condition == other.condition
        )

    def __hash__(self) -> int:
        return hash(("Afflicted", self.who, self.foe, self.condition))


@mypyc_attr(acyclic=True)
class Shook(Event):
    """A condition went."""

    __slots__ = ("condition", "foe", "who")

    def __init__(self, who: int, foe: int, condition: str) -> None:
        self.who = who
        self.foe = foe
        self.condition = condition

    def fields(self) -> tuple[str, ...]:
        return ("who", "foe", "condition")

    def to_wire(self) -> list[Any]:
        return ["Shook", self.who, self.foe, self.condition]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Shook)
            and self.who == other.who
            and self.foe == other.foe
            and self.condition == other.condition
        )

    def __hash__(self) -> int:
        return hash(("Shook", self.who, self.foe, self.condition))


@mypyc_attr(acyclic=True)
class Pushed(Event):
    """A hero, or a foe, was pushed to a node."""

    __slots__ = ("foe", "node", "who")

    def __init__(self, who: int, foe: int, node: int) -> None:
        self.who = who
        self.foe = foe
        self.node = node

    def fields(self) -> tuple[str, ...]:
        return ("who", "foe", "node")

    def to_wire(self) -> list[Any]:
        return ["Pushed", self.who, self.foe, self.node]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pushed) and self.who == other.who and self.foe == other.foe and self.node == other.node

    def __hash__(self) -> int:
        return hash(("Pushed", self.who, self.foe, self.node))


@mypyc_attr(acyclic=True)
class Died(Event):
    """A hero died."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Died", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Died) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Died", self.who))


@mypyc_attr(acyclic=True)
class Dropped(Event):
    """Souls lie where a hero died."""

    __slots__ = ("node", "souls", "tile", "x", "y")

    def __init__(self, souls: int, tile: int, node: int, x: int, y: int) -> None:
        self.souls = souls
        self.tile = tile
        self.node = node
        self.x = x
        self.y = y

    def fields(self) -> tuple[str, ...]:
        return ("souls", "tile", "node", "x", "y")

    def to_wire(self) -> list[Any]:
        return ["Dropped", self.souls, self.tile, self.node, self.x, self.y]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Dropped)
            and self.souls == other.souls
            and self.tile == other.tile
            and self.node == other.node
            and self.x == other.x
            and self.y == other.y
        )

    def __hash__(self) -> int:
        return hash(("Dropped", self.souls, self.tile, self.node, self.x, self.y))


@mypyc_attr(acyclic=True)
class Triumphed(Event):
    """An encounter was won."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def fields(self) -> tuple[str, ...]:
        return ("what",)

    def to_wire(self) -> list[Any]:
        return ["Triumphed", self.what]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Triumphed) and self.what == other.what

    def __hash__(self) -> int:
        return hash(("Triumphed", self.what))


@mypyc_attr(acyclic=True)
class Dashed(Event):
    """The party dashed on."""

    __slots__ = ("tile", "x", "y")

    def __init__(self, tile: int, x: int, y: int) -> None:
        self.tile = tile
        self.x = x
        self.y = y

    def fields(self) -> tuple[str, ...]:
        return ("tile", "x", "y")

    def to_wire(self) -> list[Any]:
        return ["Dashed", self.tile, self.x, self.y]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dashed) and self.tile == other.tile and self.x == other.x and self.y == other.y

    def __hash__(self) -> int:
        return hash(("Dashed", self.tile, self.x, self.y))


@mypyc_attr(acyclic=True)
class Reached(Event):
    """A new half of the game, a new section of a campaign."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("number",)

    def to_wire(self) -> list[Any]:
        return ["Reached", self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reached) and self.number == other.number

    def __hash__(self) -> int:
        return hash(("Reached", self.number))


@mypyc_attr(acyclic=True)
class Ended(Event):
    """The game is over."""

    __slots__ = ("won",)

    def __init__(self, won: bool) -> None:
        self.won = won

    def fields(self) -> tuple[str, ...]:
        return ("won",)

    def to_wire(self) -> list[Any]:
        return ["Ended", self.won]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ended) and self.won == other.won

    def __hash__(self) -> int:
        return hash(("Ended", self.won))


# What has no fields and never changes is made once.
TAKE_CLASSES: Final = TakeClasses()
CHOOSE_BOSS: Final = ChooseBoss()
ROAM: Final = Roam()
SHOW_TREASURE: Final = ShowTreasure()
ENTER_FOG: Final = EnterFog()
FOES_ACT: Final = FoesAct()
NEXT_FOE: Final = NextFoe()
END_FOES: Final = EndFoes()
HERO_ACTS: Final = HeroActs()
GO_ON: Final = GoOn()
END_HERO: Final = EndHero()
WON: Final = Won()
BOSS_FELL: Final = BossFell()
NEXT_HALF: Final = NextHalf()
ENTER_BOSS: Final = EnterBoss()
REST: Final = Rest()
BUY: Final = Buy()
BUY_SPARK: Final = BuySpark()
END_ACTIVATION: Final = EndActivation()
DRINK: Final = Drink()
HEROIC: Final = Heroic()
BLOCK: Final = Block()
BLOCK_ALL: Final = BlockAll()
SUFFER: Final = Suffer()
PROVOKE: Final = Provoke()


def hero_from(wire: list[Any]) -> Hero:
    """Read a Hero."""
    as_length(wire, 16)
    return Hero(
        seat=as_int(wire[1]),
        kind=as_str(wire[2]),
        node=as_int(wire[3]),
        place=as_int(wire[4]),
        black=as_int(wire[5]),
        red=as_int(wire[6]),
        tiers=[as_int(item) for item in as_list(wire[7])],
        armour=as_str(wire[8]),
        hands=[as_str(item) for item in as_list(wire[9])],
        backup=[as_str(item) for item in as_list(wire[10])],
        estus=as_bool(wire[11]),
        heroic=as_bool(wire[12]),
        luck=as_bool(wire[13]),
        ember=as_bool(wire[14]),
        provoked=as_bool(wire[15]),
        conditions=[as_str(item) for item in as_list(wire[16])],
    )


def foe_from(wire: list[Any]) -> Foe:
    """Read a Foe."""
    as_length(wire, 8)
    return Foe(
        id=as_int(wire[1]),
        kind=as_str(wire[2]),
        node=as_int(wire[3]),
        wounds=as_int(wire[4]),
        conditions=[as_str(item) for item in as_list(wire[5])],
        facing=as_int(wire[6]),
        heated=as_bool(wire[7]),
        last=as_str(wire[8]),
    )


def map_tile_from(wire: list[Any]) -> MapTile:
    """Read a MapTile."""
    as_length(wire, 10)
    return MapTile(
        tile=as_str(wire[1]),
        x=as_int(wire[2]),
        y=as_int(wire[3]),
        quarters=as_int(wire[4]),
        encounter=as_str(wire[5]),
        won=as_bool(wire[6]),
        seen=as_bool(wire[7]),
        opened=[as_int(item) for item in as_list(wire[8])],
        traps=[as_str(item) for item in as_list(wire[9])],
        known=[as_int(item) for item in as_list(wire[10])],
    )


def battle_from(wire: list[Any]) -> Battle:
    """Read a Battle."""
    as_length(wire, 18)
    return Battle(
        tile=as_int(wire[1]),
        size=as_int(wire[2]),
        base=as_int(wire[3]),
        terrain=[as_str(item) for item in as_list(wire[4])],
        traps=[as_str(item) for item in as_list(wire[5])],
        sprung=[as_int(item) for item in as_list(wire[6])],
        entries=[as_int(item) for item in as_list(wire[7])],
        aggro=as_int(wire[8]),
        turn=as_int(wire[9]),
        acted=as_int(wire[10]),
        order=[as_int(item) for item in as_list(wire[11])],
        acting=as_int(wire[12]),
        card=as_str(wire[13]),
        icon=as_int(wire[14]),
        begun=as_bool(wire[15]),
        ward=as_bool(wire[16]),
        guarding=[as_int(item) for item in as_list(wire[17])],
        defending=as_int(wire[18]),
    )


def activation_from(wire: list[Any]) -> Activation:
    """Read an Activation."""
    as_length(wire, 9)
    return Activation(
        who=as_int(wire[1]),
        walked=as_bool(wire[2]),
        moved=as_bool(wire[3]),
        attacked=as_bool(wire[4]),
        left=as_bool(wire[5]),
        used=[as_str(item) for item in as_list(wire[6])],
        magical=as_bool(wire[7]),
        bonus=as_int(wire[8]),
        berserk=as_bool(wire[9]),
    )


def deck_from(wire: list[Any]) -> Deck:
    """Read a Deck."""
    as_length(wire, 8)
    return Deck(
        boss=as_str(wire[1]),
        cards=[as_str(item) for item in as_list(wire[2])],
        played=[as_str(item) for item in as_list(wire[3])],
        seen=[as_str(item) for item in as_list(wire[4])],
        spare=[as_str(item) for item in as_list(wire[5])],
        learned=as_bool(wire[6]),
        waits=as_bool(wire[7]),
        flipped=as_bool(wire[8]),
    )


def roll_from(wire: list[Any]) -> Roll:
    """Read a Roll."""
    as_length(wire, 9)
    return Roll(
        who=as_int(wire[1]),
        what=as_str(wire[2]),
        dice=[as_str(item) for item in as_list(wire[3])],
        shown=[as_int(item) for item in as_list(wire[4])],
        against=as_int(wire[5]),
        need=as_int(wire[6]),
        modifier=as_int(wire[7]),
        magical=as_bool(wire[8]),
        foes=[as_int(item) for item in as_list(wire[9])],
    )


def quest_from(wire: list[Any]) -> Quest:
    """Read a Quest."""
    as_length(wire, 5)
    return Quest(
        mode=as_str(wire[1]),
        half=as_int(wire[2]),
        boss=as_str(wire[3]),
        beaten=as_int(wire[4]),
        legends=as_bool(wire[5]),
    )


def souls_from(wire: list[Any]) -> Souls:
    """Read a Souls."""
    as_length(wire, 30)
    return Souls(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        profile={key: as_str(item) for key, item in as_dict(wire[4]).items()},
        quest=quest_from(as_list(wire[5])),
        heroes=[hero_from(as_list(item)) for item in as_list(wire[6])],
        foes=[foe_from(as_list(item)) for item in as_list(wire[7])],
        map=[map_tile_from(as_list(item)) for item in as_list(wire[8])],
        at=as_int(wire[9]),
        fog=as_int(wire[10]),
        fog_wall=as_str(wire[11]),
        sparks=as_int(wire[12]),
        souls=as_int(wire[13]),
        dropped=as_int(wire[14]),
        dropped_tile=as_int(wire[15]),
        dropped_node=as_int(wire[16]),
        first=as_int(wire[17]),
        roster=[as_str(item) for item in as_list(wire[18])],
        treasure=[as_str(item) for item in as_list(wire[19])],
        inventory=[as_str(item) for item in as_list(wire[20])],
        upgrades={key: as_str(item) for key, item in as_dict(wire[21]).items()},
        legends=[as_str(item) for item in as_list(wire[22])],
        encounters=[[as_str(item) for item in as_list(item)] for item in as_list(wire[23])],
        traps=[as_str(item) for item in as_list(wire[24])],
        drawn=[as_str(item) for item in as_list(wire[25])],
        battle=None if wire[26] is None else battle_from(as_list(wire[26])),
        activation=None if wire[27] is None else activation_from(as_list(wire[27])),
        deck=None if wire[28] is None else deck_from(as_list(wire[28])),
        roll=None if wire[29] is None else roll_from(as_list(wire[29])),
        sold=[as_str(item) for item in as_list(wire[30])],
    )


def take_classes_from(wire: list[Any]) -> TakeClasses:
    """Read a TakeClasses."""
    as_length(wire, 0)
    return TAKE_CLASSES


def choose_boss_from(wire: list[Any]) -> ChooseBoss:
    """Read a ChooseBoss."""
    as_length(wire, 0)
    return CHOOSE_BOSS


def lay_tiles_from(wire: list[Any]) -> LayTiles:
    """Read a LayTiles."""
    as_length(wire, 1)
    return LayTiles(left=[as_str(item) for item in as_list(wire[1])])


def place_encounters_from(wire: list[Any]) -> PlaceEncounters:
    """Read a PlaceEncounters."""
    as_length(wire, 1)
    return PlaceEncounters(left=[as_str(item) for item in as_list(wire[1])])


def roam_from(wire: list[Any]) -> Roam:
    """Read a Roam."""
    as_length(wire, 0)
    return ROAM


def outfit_hero_from(wire: list[Any]) -> OutfitHero:
    """Read an OutfitHero."""
    as_length(wire, 1)
    return OutfitHero(who=as_int(wire[1]))


def show_treasure_from(wire: list[Any]) -> ShowTreasure:
    """Read a ShowTreasure."""
    as_length(wire, 0)
    return SHOW_TREASURE


def enter_tile_from(wire: list[Any]) -> EnterTile:
    """Read an EnterTile."""
    as_length(wire, 2)
    return EnterTile(tile=as_int(wire[1]), door=as_str(wire[2]))


def enter_fog_from(wire: list[Any]) -> EnterFog:
    """Read an EnterFog."""
    as_length(wire, 0)
    return ENTER_FOG


def place_heroes_from(wire: list[Any]) -> PlaceHeroes:
    """Read a PlaceHeroes."""
    as_length(wire, 1)
    return PlaceHeroes(left=[as_int(item) for item in as_list(wire[1])])


def foes_act_from(wire: list[Any]) -> FoesAct:
    """Read a FoesAct."""
    as_length(wire, 0)
    return FOES_ACT


def next_foe_from(wire: list[Any]) -> NextFoe:
    """Read a NextFoe."""
    as_length(wire, 0)
    return NEXT_FOE


def foe_icon_from(wire: list[Any]) -> FoeIcon:
    """Read a FoeIcon."""
    as_length(wire, 4)
    return FoeIcon(foe=as_int(wire[1]), card=as_str(wire[2]), icon=as_int(wire[3]), turn=as_int(wire[4]))


def foe_steps_from(wire: list[Any]) -> FoeSteps:
    """Read a FoeSteps."""
    as_length(wire, 6)
    return FoeSteps(
        foe=as_int(wire[1]),
        card=as_str(wire[2]),
        icon=as_int(wire[3]),
        target=as_int(wire[4]),
        left=as_int(wire[5]),
        turned=as_bool(wire[6]),
    )


def entered_from(wire: list[Any]) -> Entered:
    """Read an Entered."""
    as_length(wire, 3)
    return Entered(foe=as_int(wire[1]), card=as_str(wire[2]), icon=as_int(wire[3]))


def settle_from(wire: list[Any]) -> Settle:
    """Read a Settle."""
    as_length(wire, 1)
    return Settle(foe=as_int(wire[1]))


def defend_against_from(wire: list[Any]) -> DefendAgainst:
    """Read a DefendAgainst."""
    as_length(wire, 5)
    return DefendAgainst(
        foe=as_int(wire[1]),
        card=as_str(wire[2]),
        icon=as_int(wire[3]),
        left=[as_int(item) for item in as_list(wire[4])],
        hit=[as_int(item) for item in as_list(wire[5])],
    )


def push_away_from(wire: list[Any]) -> PushAway:
    """Read a PushAway."""
    as_length(wire, 3)
    return PushAway(foe=as_int(wire[1]), how=as_str(wire[2]), left=[as_int(item) for item in as_list(wire[3])])


def end_foe_from(wire: list[Any]) -> EndFoe:
    """Read an EndFoe."""
    as_length(wire, 1)
    return EndFoe(foe=as_int(wire[1]))


def end_foes_from(wire: list[Any]) -> EndFoes:
    """Read an EndFoes."""
    as_length(wire, 0)
    return END_FOES


def hero_acts_from(wire: list[Any]) -> HeroActs:
    """Read a HeroActs."""
    as_length(wire, 0)
    return HERO_ACTS


def go_on_from(wire: list[Any]) -> GoOn:
    """Read a GoOn."""
    as_length(wire, 0)
    return GO_ON


def swing_from(wire: list[Any]) -> Swing:
    """Read a Swing."""
    as_length(wire, 6)
    return Swing(
        card=as_str(wire[1]),
        option=as_int(wire[2]),
        turn=as_int(wire[3]),
        foe=as_int(wire[4]),
        whole=as_bool(wire[5]),
        stamina=as_int(wire[6]),
    )


def end_hero_from(wire: list[Any]) -> EndHero:
    """Read an EndHero."""
    as_length(wire, 0)
    return END_HERO


def won_from(wire: list[Any]) -> Won:
    """Read a Won."""
    as_length(wire, 0)
    return WON


def party_defeated_from(wire: list[Any]) -> PartyDefeated:
    """Read a PartyDefeated."""
    as_length(wire, 1)
    return PartyDefeated(who=as_int(wire[1]))


def boss_fell_from(wire: list[Any]) -> BossFell:
    """Read a BossFell."""
    as_length(wire, 0)
    return BOSS_FELL


def next_half_from(wire: list[Any]) -> NextHalf:
    """Read a NextHalf."""
    as_length(wire, 0)
    return NEXT_HALF


def take_class_from(wire: list[Any]) -> TakeClass:
    """Read a TakeClass."""
    as_length(wire, 1)
    return TakeClass(kind=as_str(wire[1]))


def hunt_from(wire: list[Any]) -> Hunt:
    """Read a Hunt."""
    as_length(wire, 1)
    return Hunt(boss=as_str(wire[1]))


def lay_from(wire: list[Any]) -> Lay:
    """Read a Lay."""
    as_length(wire, 5)
    return Lay(
        tile=as_str(wire[1]), side=as_str(wire[2]), x=as_int(wire[3]), y=as_int(wire[4]), quarters=as_int(wire[5])
    )


def fog_from(wire: list[Any]) -> Fog:
    """Read a Fog."""
    as_length(wire, 2)
    return Fog(tile=as_int(wire[1]), wall=as_str(wire[2]))


def deal_from(wire: list[Any]) -> Deal:
    """Read a Deal."""
    as_length(wire, 1)
    return Deal(tile=as_int(wire[1]))


def go_from(wire: list[Any]) -> Go:
    """Read a Go."""
    as_length(wire, 2)
    return Go(tile=as_int(wire[1]), door=as_str(wire[2]))


def enter_boss_from(wire: list[Any]) -> EnterBoss:
    """Read an EnterBoss."""
    as_length(wire, 0)
    return ENTER_BOSS


def rest_from(wire: list[Any]) -> Rest:
    """Read a Rest."""
    as_length(wire, 0)
    return REST


def buy_from(wire: list[Any]) -> Buy:
    """Read a Buy."""
    as_length(wire, 0)
    return BUY


def buy_spark_from(wire: list[Any]) -> BuySpark:
    """Read a BuySpark."""
    as_length(wire, 0)
    return BUY_SPARK


def sell_from(wire: list[Any]) -> Sell:
    """Read a Sell."""
    as_length(wire, 1)
    return Sell(card=as_str(wire[1]))


def level_from(wire: list[Any]) -> Level:
    """Read a Level."""
    as_length(wire, 2)
    return Level(who=as_int(wire[1]), stat=as_str(wire[2]))


def refill_from(wire: list[Any]) -> Refill:
    """Read a Refill."""
    as_length(wire, 1)
    return Refill(who=as_int(wire[1]))


def outfit_from(wire: list[Any]) -> Outfit:
    """Read an Outfit."""
    as_length(wire, 1)
    return Outfit(who=as_int(wire[1]))


def equip_from(wire: list[Any]) -> Equip:
    """Read an Equip."""
    as_length(wire, 3)
    return Equip(who=as_int(wire[1]), card=as_str(wire[2]), slot=as_str(wire[3]))


def stow_from(wire: list[Any]) -> Stow:
    """Read a Stow."""
    as_length(wire, 2)
    return Stow(who=as_int(wire[1]), card=as_str(wire[2]))


def attach_from(wire: list[Any]) -> Attach:
    """Read an Attach."""
    as_length(wire, 2)
    return Attach(upgrade=as_str(wire[1]), card=as_str(wire[2]))


def detach_from(wire: list[Any]) -> Detach:
    """Read a Detach."""
    as_length(wire, 1)
    return Detach(upgrade=as_str(wire[1]))


def give_from(wire: list[Any]) -> Give:
    """Read a Give."""
    as_length(wire, 2)
    return Give(who=as_int(wire[1]), slot=as_str(wire[2]))


def open_from(wire: list[Any]) -> Open:
    """Read an Open."""
    as_length(wire, 1)
    return Open(node=as_int(wire[1]))


def stand_from(wire: list[Any]) -> Stand:
    """Read a Stand."""
    as_length(wire, 1)
    return Stand(node=as_int(wire[1]))


def take_from(wire: list[Any]) -> Take:
    """Read a Take."""
    as_length(wire, 1)
    return Take(who=as_int(wire[1]))


def dash_from(wire: list[Any]) -> Dash:
    """Read a Dash."""
    as_length(wire, 2)
    return Dash(tile=as_int(wire[1]), door=as_str(wire[2]))


def swap_from(wire: list[Any]) -> Swap:
    """Read a Swap."""
    as_length(wire, 2)
    return Swap(left=as_str(wire[1]), right=as_str(wire[2]))


def walk_from(wire: list[Any]) -> Walk:
    """Read a Walk."""
    as_length(wire, 2)
    return Walk(node=as_int(wire[1]), place=as_int(wire[2]))


def attack_from(wire: list[Any]) -> Attack:
    """Read an Attack."""
    as_length(wire, 4)
    return Attack(card=as_str(wire[1]), option=as_int(wire[2]), foe=as_int(wire[3]), whole=as_bool(wire[4]))


def shift_from(wire: list[Any]) -> Shift:
    """Read a Shift."""
    as_length(wire, 1)
    return Shift(node=as_int(wire[1]))


def end_activation_from(wire: list[Any]) -> EndActivation:
    """Read an EndActivation."""
    as_length(wire, 0)
    return END_ACTIVATION


def drink_from(wire: list[Any]) -> Drink:
    """Read a Drink."""
    as_length(wire, 0)
    return DRINK


def heroic_from(wire: list[Any]) -> Heroic:
    """Read a Heroic."""
    as_length(wire, 0)
    return HEROIC


def reroll_from(wire: list[Any]) -> Reroll:
    """Read a Reroll."""
    as_length(wire, 1)
    return Reroll(die=as_int(wire[1]))


def block_from(wire: list[Any]) -> Block:
    """Read a Block."""
    as_length(wire, 0)
    return BLOCK


def block_all_from(wire: list[Any]) -> BlockAll:
    """Read a BlockAll."""
    as_length(wire, 0)
    return BLOCK_ALL


def dodge_from(wire: list[Any]) -> Dodge:
    """Read a Dodge."""
    as_length(wire, 2)
    return Dodge(node=as_int(wire[1]), place=as_int(wire[2]))


def suffer_from(wire: list[Any]) -> Suffer:
    """Read a Suffer."""
    as_length(wire, 0)
    return SUFFER


def push_to_from(wire: list[Any]) -> PushTo:
    """Read a PushTo."""
    as_length(wire, 1)
    return PushTo(node=as_int(wire[1]))


def push_out_from(wire: list[Any]) -> PushOut:
    """Read a PushOut."""
    as_length(wire, 2)
    return PushOut(who=as_int(wire[1]), foe=as_int(wire[2]))


def choose_from(wire: list[Any]) -> Choose:
    """Read a Choose."""
    as_length(wire, 2)
    return Choose(what=as_str(wire[1]), number=as_int(wire[2]))


def place_from(wire: list[Any]) -> Place:
    """Read a Place."""
    as_length(wire, 1)
    return Place(place=as_int(wire[1]))


def breathe_from(wire: list[Any]) -> Breathe:
    """Read a Breathe."""
    as_length(wire, 1)
    return Breathe(ring=as_bool(wire[1]))


def provoke_from(wire: list[Any]) -> Provoke:
    """Read a Provoke."""
    as_length(wire, 0)
    return PROVOKE


def receive_from(wire: list[Any]) -> Receive:
    """Read a Receive."""
    as_length(wire, 1)
    return Receive(who=as_int(wire[1]))


def took_class_from(wire: list[Any]) -> TookClass:
    """Read a TookClass."""
    as_length(wire, 3)
    return TookClass(seat=as_int(wire[1]), who=as_int(wire[2]), kind=as_str(wire[3]))


def hunted_from(wire: list[Any]) -> Hunted:
    """Read a Hunted."""
    as_length(wire, 1)
    return Hunted(boss=as_str(wire[1]))


def laid_tile_from(wire: list[Any]) -> LaidTile:
    """Read a LaidTile."""
    as_length(wire, 1)
    return LaidTile(tile=as_int(wire[1]))


def fog_rose_from(wire: list[Any]) -> FogRose:
    """Read a FogRose."""
    as_length(wire, 4)
    return FogRose(tile=as_int(wire[1]), x=as_int(wire[2]), y=as_int(wire[3]), wall=as_str(wire[4]))


def went_from(wire: list[Any]) -> Went:
    """Read a Went."""
    as_length(wire, 3)
    return Went(tile=as_int(wire[1]), x=as_int(wire[2]), y=as_int(wire[3]))


def rested_from(wire: list[Any]) -> Rested:
    """Read a Rested."""
    as_length(wire, 2)
    return Rested(sparks=as_int(wire[1]), free=as_bool(wire[2]))


def bought_from(wire: list[Any]) -> Bought:
    """Read a Bought."""
    as_length(wire, 1)
    return Bought(card=as_str(wire[1]))


def gained_from(wire: list[Any]) -> Gained:
    """Read a Gained."""
    as_length(wire, 2)
    return Gained(souls=as_int(wire[1]), total=as_int(wire[2]))


def spent_from(wire: list[Any]) -> Spent:
    """Read a Spent."""
    as_length(wire, 3)
    return Spent(souls=as_int(wire[1]), total=as_int(wire[2]), what=as_str(wire[3]))


def sold_from(wire: list[Any]) -> Sold:
    """Read a Sold."""
    as_length(wire, 1)
    return Sold(card=as_str(wire[1]))


def levelled_from(wire: list[Any]) -> Levelled:
    """Read a Levelled."""
    as_length(wire, 3)
    return Levelled(who=as_int(wire[1]), stat=as_str(wire[2]), value=as_int(wire[3]))


def refilled_from(wire: list[Any]) -> Refilled:
    """Read a Refilled."""
    as_length(wire, 1)
    return Refilled(who=as_int(wire[1]))


def equipped_from(wire: list[Any]) -> Equipped:
    """Read an Equipped."""
    as_length(wire, 3)
    return Equipped(who=as_int(wire[1]), card=as_str(wire[2]), slot=as_str(wire[3]))


def stowed_from(wire: list[Any]) -> Stowed:
    """Read a Stowed."""
    as_length(wire, 2)
    return Stowed(who=as_int(wire[1]), card=as_str(wire[2]))


def attached_from(wire: list[Any]) -> Attached:
    """Read an Attached."""
    as_length(wire, 2)
    return Attached(upgrade=as_str(wire[1]), card=as_str(wire[2]))


def detached_from(wire: list[Any]) -> Detached:
    """Read a Detached."""
    as_length(wire, 2)
    return Detached(upgrade=as_str(wire[1]), card=as_str(wire[2]))


def kindled_from(wire: list[Any]) -> Kindled:
    """Read a Kindled."""
    as_length(wire, 1)
    return Kindled(who=as_int(wire[1]))


def opened_from(wire: list[Any]) -> Opened:
    """Read an Opened."""
    as_length(wire, 2)
    return Opened(tile=as_int(wire[1]), node=as_int(wire[2]))


def began_from(wire: list[Any]) -> Began:
    """Read a Began."""
    as_length(wire, 2)
    return Began(what=as_str(wire[1]), tile=as_int(wire[2]))


def appeared_from(wire: list[Any]) -> Appeared:
    """Read an Appeared."""
    as_length(wire, 3)
    return Appeared(foe=as_int(wire[1]), kind=as_str(wire[2]), node=as_int(wire[3]))


def stood_from(wire: list[Any]) -> Stood:
    """Read a Stood."""
    as_length(wire, 2)
    return Stood(who=as_int(wire[1]), node=as_int(wire[2]))


def took_aggro_from(wire: list[Any]) -> TookAggro:
    """Read a TookAggro."""
    as_length(wire, 1)
    return TookAggro(who=as_int(wire[1]))


def foresaw_from(wire: list[Any]) -> Foresaw:
    """Read a Foresaw."""
    as_length(wire, 1)
    return Foresaw(card=as_str(wire[1]))


def activated_from(wire: list[Any]) -> Activated:
    """Read an Activated."""
    as_length(wire, 1)
    return Activated(who=as_int(wire[1]))


def recovered_from(wire: list[Any]) -> Recovered:
    """Read a Recovered."""
    as_length(wire, 3)
    return Recovered(who=as_int(wire[1]), stamina=as_int(wire[2]), health=as_int(wire[3]))


def paid_from(wire: list[Any]) -> Paid:
    """Read a Paid."""
    as_length(wire, 2)
    return Paid(who=as_int(wire[1]), stamina=as_int(wire[2]))


def tired_from(wire: list[Any]) -> Tired:
    """Read a Tired."""
    as_length(wire, 2)
    return Tired(who=as_int(wire[1]), stamina=as_int(wire[2]))


def swapped_from(wire: list[Any]) -> Swapped:
    """Read a Swapped."""
    as_length(wire, 3)
    return Swapped(who=as_int(wire[1]), left=as_str(wire[2]), right=as_str(wire[3]))


def moved_from(wire: list[Any]) -> Moved:
    """Read a Moved."""
    as_length(wire, 4)
    return Moved(who=as_int(wire[1]), node=as_int(wire[2]), how=as_str(wire[3]), stamina=as_int(wire[4]))


def circled_from(wire: list[Any]) -> Circled:
    """Read a Circled."""
    as_length(wire, 3)
    return Circled(who=as_int(wire[1]), place=as_int(wire[2]), stamina=as_int(wire[3]))


def broke_from(wire: list[Any]) -> Broke:
    """Read a Broke."""
    as_length(wire, 1)
    return Broke(node=as_int(wire[1]))


def sprang_from(wire: list[Any]) -> Sprang:
    """Read a Sprang."""
    as_length(wire, 3)
    return Sprang(who=as_int(wire[1]), node=as_int(wire[2]), trap=as_str(wire[3]))


def regained_from(wire: list[Any]) -> Regained:
    """Read a Regained."""
    as_length(wire, 2)
    return Regained(who=as_int(wire[1]), souls=as_int(wire[2]))


def drank_from(wire: list[Any]) -> Drank:
    """Read a Drank."""
    as_length(wire, 1)
    return Drank(who=as_int(wire[1]))


def used_heroic_from(wire: list[Any]) -> UsedHeroic:
    """Read an UsedHeroic."""
    as_length(wire, 1)
    return UsedHeroic(who=as_int(wire[1]))


def attacked_from(wire: list[Any]) -> Attacked:
    """Read an Attacked."""
    as_length(wire, 5)
    return Attacked(
        who=as_int(wire[1]), card=as_str(wire[2]), option=as_int(wire[3]), foe=as_int(wire[4]), stamina=as_int(wire[5])
    )


def rolled_dice_from(wire: list[Any]) -> RolledDice:
    """Read a RolledDice."""
    as_length(wire, 8)
    return RolledDice(
        who=as_int(wire[1]),
        what=as_str(wire[2]),
        dice=[as_str(item) for item in as_list(wire[3])],
        shown=[as_int(item) for item in as_list(wire[4])],
        modifier=as_int(wire[5]),
        total=as_int(wire[6]),
        against=as_int(wire[7]),
        stamina=as_int(wire[8]),
    )


def rerolled_from(wire: list[Any]) -> Rerolled:
    """Read a Rerolled."""
    as_length(wire, 4)
    return Rerolled(who=as_int(wire[1]), die=as_int(wire[2]), shown=as_int(wire[3]), total=as_int(wire[4]))


def hit_from(wire: list[Any]) -> Hit:
    """Read a Hit."""
    as_length(wire, 7)
    return Hit(
        foe=as_int(wire[1]),
        damage=as_int(wire[2]),
        health=as_int(wire[3]),
        result=as_int(wire[4]),
        held=as_int(wire[5]),
        spared=as_int(wire[6]),
        bled=as_int(wire[7]),
    )


def fell_from(wire: list[Any]) -> Fell:
    """Read a Fell."""
    as_length(wire, 2)
    return Fell(foe=as_int(wire[1]), kind=as_str(wire[2]))


def heated_up_from(wire: list[Any]) -> HeatedUp:
    """Read a HeatedUp."""
    as_length(wire, 1)
    return HeatedUp(foe=as_int(wire[1]))


def mended_from(wire: list[Any]) -> Mended:
    """Read a Mended."""
    as_length(wire, 2)
    return Mended(foe=as_int(wire[1]), health=as_int(wire[2]))


def flipped_from(wire: list[Any]) -> Flipped:
    """Read a Flipped."""
    as_length(wire, 1)
    return Flipped(card=as_str(wire[1]))


def reshuffled_from(wire: list[Any]) -> Reshuffled:
    """Read a Reshuffled."""
    as_length(wire, 1)
    return Reshuffled(boss=as_str(wire[1]))


def foe_acted_from(wire: list[Any]) -> FoeActed:
    """Read a FoeActed."""
    as_length(wire, 1)
    return FoeActed(foe=as_int(wire[1]))


def foe_moved_from(wire: list[Any]) -> FoeMoved:
    """Read a FoeMoved."""
    as_length(wire, 3)
    return FoeMoved(foe=as_int(wire[1]), node=as_int(wire[2]), leap=as_bool(wire[3]))


def foe_turned_from(wire: list[Any]) -> FoeTurned:
    """Read a FoeTurned."""
    as_length(wire, 2)
    return FoeTurned(foe=as_int(wire[1]), facing=as_int(wire[2]))


def struck_from(wire: list[Any]) -> Struck:
    """Read a Struck."""
    as_length(wire, 4)
    return Struck(
        foe=as_int(wire[1]),
        heroes=[as_int(item) for item in as_list(wire[2])],
        damage=as_int(wire[3]),
        magical=as_bool(wire[4]),
    )


def missed_from(wire: list[Any]) -> Missed:
    """Read a Missed."""
    as_length(wire, 1)
    return Missed(foe=as_int(wire[1]))


def defended_from(wire: list[Any]) -> Defended:
    """Read a Defended."""
    as_length(wire, 4)
    return Defended(who=as_int(wire[1]), how=as_str(wire[2]), damage=as_int(wire[3]), against=as_int(wire[4]))


def suffered_from(wire: list[Any]) -> Suffered:
    """Read a Suffered."""
    as_length(wire, 6)
    return Suffered(
        who=as_int(wire[1]),
        amount=as_int(wire[2]),
        why=as_str(wire[3]),
        left=as_int(wire[4]),
        spared=as_int(wire[5]),
        bled=as_int(wire[6]),
    )


def afflicted_from(wire: list[Any]) -> Afflicted:
    """Read an Afflicted."""
    as_length(wire, 3)
    return Afflicted(who=as_int(wire[1]), foe=as_int(wire[2]), condition=as_str(wire[3]))


def shook_from(wire: list[Any]) -> Shook:
    """Read a Shook."""
    as_length(wire, 3)
    return Shook(who=as_int(wire[1]), foe=as_int(wire[2]), condition=as_str(wire[3]))


def pushed_from(wire: list[Any]) -> Pushed:
    """Read a Pushed."""
    as_length(wire, 3)
    return Pushed(who=as_int(wire[1]), foe=as_int(wire[2]), node=as_int(wire[3]))


def died_from(wire: list[Any]) -> Died:
    """Read a Died."""
    as_length(wire, 1)
    return Died(who=as_int(wire[1]))


def dropped_from(wire: list[Any]) -> Dropped:
    """Read a Dropped."""
    as_length(wire, 5)
    return Dropped(
        souls=as_int(wire[1]), tile=as_int(wire[2]), node=as_int(wire[3]), x=as_int(wire[4]), y=as_int(wire[5])
    )


def triumphed_from(wire: list[Any]) -> Triumphed:
    """Read a Triumphed."""
    as_length(wire, 1)
    return Triumphed(what=as_str(wire[1]))


def dashed_from(wire: list[Any]) -> Dashed:
    """Read a Dashed."""
    as_length(wire, 3)
    return Dashed(tile=as_int(wire[1]), x=as_int(wire[2]), y=as_int(wire[3]))


def reached_from(wire: list[Any]) -> Reached:
    """Read a Reached."""
    as_length(wire, 1)
    return Reached(number=as_int(wire[1]))


def ended_from(wire: list[Any]) -> Ended:
    """Read an Ended."""
    as_length(wire, 1)
    return Ended(won=as_bool(wire[1]))


Laid = MapTile  # the notation finds a class by its tag


Lost = PartyDefeated  # the notation finds a class by its tag


Drew = TookAggro  # the notation finds a class by its tag


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Hero": hero_from,
    "Foe": foe_from,
    "Laid": map_tile_from,
    "Battle": battle_from,
    "Activation": activation_from,
    "Deck": deck_from,
    "Roll": roll_from,
    "Quest": quest_from,
    "Souls": souls_from,
    "TakeClasses": take_classes_from,
    "ChooseBoss": choose_boss_from,
    "LayTiles": lay_tiles_from,
    "PlaceEncounters": place_encounters_from,
    "Roam": roam_from,
    "OutfitHero": outfit_hero_from,
    "ShowTreasure": show_treasure_from,
    "EnterTile": enter_tile_from,
    "EnterFog": enter_fog_from,
    "PlaceHeroes": place_heroes_from,
    "FoesAct": foes_act_from,
    "NextFoe": next_foe_from,
    "FoeIcon": foe_icon_from,
    "FoeSteps": foe_steps_from,
    "Entered": entered_from,
    "Settle": settle_from,
    "DefendAgainst": defend_against_from,
    "PushAway": push_away_from,
    "EndFoe": end_foe_from,
    "EndFoes": end_foes_from,
    "HeroActs": hero_acts_from,
    "GoOn": go_on_from,
    "Swing": swing_from,
    "EndHero": end_hero_from,
    "Won": won_from,
    "Lost": party_defeated_from,
    "BossFell": boss_fell_from,
    "NextHalf": next_half_from,
    "TakeClass": take_class_from,
    "Hunt": hunt_from,
    "Lay": lay_from,
    "Fog": fog_from,
    "Deal": deal_from,
    "Go": go_from,
    "EnterBoss": enter_boss_from,
    "Rest": rest_from,
    "Buy": buy_from,
    "BuySpark": buy_spark_from,
    "Sell": sell_from,
    "Level": level_from,
    "Refill": refill_from,
    "Outfit": outfit_from,
    "Equip": equip_from,
    "Stow": stow_from,
    "Attach": attach_from,
    "Detach": detach_from,
    "Give": give_from,
    "Open": open_from,
    "Stand": stand_from,
    "Take": take_from,
    "Dash": dash_from,
    "Swap": swap_from,
    "Walk": walk_from,
    "Attack": attack_from,
    "Shift": shift_from,
    "EndActivation": end_activation_from,
    "Drink": drink_from,
    "Heroic": heroic_from,
    "Reroll": reroll_from,
    "Block": block_from,
    "BlockAll": block_all_from,
    "Dodge": dodge_from,
    "Suffer": suffer_from,
    "PushTo": push_to_from,
    "PushOut": push_out_from,
    "Choose": choose_from,
    "Place": place_from,
    "Breathe": breathe_from,
    "Provoke": provoke_from,
    "Receive": receive_from,
    "TookClass": took_class_from,
    "Hunted": hunted_from,
    "LaidTile": laid_tile_from,
    "FogRose": fog_rose_from,
    "Went": went_from,
    "Rested": rested_from,
    "Bought": bought_from,
    "Gained": gained_from,
    "Spent": spent_from,
    "Sold": sold_from,
    "Levelled": levelled_from,
    "Refilled": refilled_from,
    "Equipped": equipped_from,
    "Stowed": stowed_from,
    "Attached": attached_from,
    "Detached": detached_from,
    "Kindled": kindled_from,
    "Opened": opened_from,
    "Began": began_from,
    "Appeared": appeared_from,
    "Stood": stood_from,
    "Drew": took_aggro_from,
    "Foresaw": foresaw_from,
    "Activated": activated_from,
    "Recovered": recovered_from,
    "Paid": paid_from,
    "Tired": tired_from,
    "Swapped": swapped_from,
    "Moved": moved_from,
    "Circled": circled_from,
    "Broke": broke_from,
    "Sprang": sprang_from,
    "Regained": regained_from,
    "Drank": drank_from,
    "UsedHeroic": used_heroic_from,
    "Attacked": attacked_from,
    "RolledDice": rolled_dice_from,
    "Rerolled": rerolled_from,
    "Hit": hit_from,
    "Fell": fell_from,
    "HeatedUp": heated_up_from,
    "Mended": mended_from,
    "Flipped": flipped_from,
    "Reshuffled": reshuffled_from,
    "FoeActed": foe_acted_from,
    "FoeMoved": foe_moved_from,
    "FoeTurned": foe_turned_from,
    "Struck": struck_from,
    "Missed": missed_from,
    "Defended": defended_from,
    "Suffered": suffered_from,
    "Afflicted": afflicted_from,
    "Shook": shook_from,
    "Pushed": pushed_from,
    "Died": died_from,
    "Dropped": dropped_from,
    "Triumphed": triumphed_from,
    "Dashed": dashed_from,
    "Reached": reached_from,
    "Ended": ended_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
