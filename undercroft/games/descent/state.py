"""What is on the table in Descent, what comes next, what one may do, what happened.

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
    """A hero: whose, which sheet and class, skills, items, Search cards, fatigue, experience, and what a turn leaves.

    `worn` are the items that are equipped. `exhausted` are cards turned sideways, `flipped` the Search cards that are
    used up. `feat`: the heroic feat is available. `acted`: the Activation card is turned over. `threatened`: the
    overlord has taken threat for this hero in this quest. `once` are things that count once a round. `away`: off the
    map by a feat or an exit, `left` for good.

    D2-HSET-01 to D2-HSET-05, D2-KO-08."""

    __slots__ = (
        "acted",
        "exhausted",
        "fatigue",
        "feat",
        "flipped",
        "fortune",
        "found",
        "items",
        "job",
        "kind",
        "knocked_out",
        "left",
        "once",
        "rested",
        "seat",
        "skills",
        "taint",
        "taint_shown",
        "threatened",
        "worn",
        "xp",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        job: str,
        skills: list[str],
        items: list[str],
        worn: list[str],
        exhausted: list[str],
        found: list[str],
        flipped: list[str],
        xp: int,
        fatigue: int,
        feat: bool,
        knocked_out: bool,
        acted: bool,
        rested: bool,
        left: bool,
        fortune: int,
        threatened: bool,
        taint: str,
        taint_shown: bool,
        once: list[str],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.job = job
        self.skills = skills
        self.items = items
        self.worn = worn
        self.exhausted = exhausted
        self.found = found
        self.flipped = flipped
        self.xp = xp
        self.fatigue = fatigue
        self.feat = feat
        self.knocked_out = knocked_out
        self.acted = acted
        self.rested = rested
        self.left = left
        self.fortune = fortune
        self.threatened = threatened
        self.taint = taint
        self.taint_shown = taint_shown
        self.once = once

    def copy(self) -> Hero:
        return Hero(
            seat=self.seat,
            kind=self.kind,
            job=self.job,
            skills=self.skills.copy(),
            items=self.items.copy(),
            worn=self.worn.copy(),
            exhausted=self.exhausted.copy(),
            found=self.found.copy(),
            flipped=self.flipped.copy(),
            xp=self.xp,
            fatigue=self.fatigue,
            feat=self.feat,
            knocked_out=self.knocked_out,
            acted=self.acted,
            rested=self.rested,
            left=self.left,
            fortune=self.fortune,
            threatened=self.threatened,
            taint=self.taint,
            taint_shown=self.taint_shown,
            once=self.once.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "seat",
            "kind",
            "job",
            "skills",
            "items",
            "worn",
            "exhausted",
            "found",
            "flipped",
            "xp",
            "fatigue",
            "feat",
            "knocked_out",
            "acted",
            "rested",
            "left",
            "fortune",
            "threatened",
            "taint",
            "taint_shown",
            "once",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Hero",
            self.seat,
            self.kind,
            self.job,
            self.skills.copy(),
            self.items.copy(),
            self.worn.copy(),
            self.exhausted.copy(),
            self.found.copy(),
            self.flipped.copy(),
            self.xp,
            self.fatigue,
            self.feat,
            self.knocked_out,
            self.acted,
            self.rested,
            self.left,
            self.fortune,
            self.threatened,
            self.taint,
            self.taint_shown,
            self.once.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hero)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.job == other.job
            and self.skills == other.skills
            and self.items == other.items
            and self.worn == other.worn
            and self.exhausted == other.exhausted
            and self.found == other.found
            and self.flipped == other.flipped
            and self.xp == other.xp
            and self.fatigue == other.fatigue
            and self.feat == other.feat
            and self.knocked_out == other.knocked_out
            and self.acted == other.acted
            and self.rested == other.rested
            and self.left == other.left
            and self.fortune == other.fortune
            and self.threatened == other.threatened
            and self.taint == other.taint
            and self.taint_shown == other.taint_shown
            and self.once == other.once
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Figure(Record):
    """Somebody on the map: a hero, an ally, a familiar, a monster, a lieutenant.

    `kind` is the card, `rank` what it counts as: hero, ally, familiar, minion, master, lieutenant. `base` are its
    spaces, none while it is off the map. `bonus` is health beyond the card's. `name` is what a quest calls it. `owner`
    is the hero a familiar follows. `activated`: it has had its activation in this turn.

    D2-SIZE-01 to D2-SIZE-05, D2-CORE-132."""

    __slots__ = ("activated", "base", "bonus", "conditions", "damage", "group", "kind", "name", "owner", "rank")

    def __init__(
        self,
        kind: str,
        rank: str,
        group: int,
        owner: int,
        name: str,
        base: list[int],
        damage: int,
        bonus: int,
        conditions: list[str],
        activated: bool,
    ) -> None:
        self.kind = kind
        self.rank = rank
        self.group = group
        self.owner = owner
        self.name = name
        self.base = base
        self.damage = damage
        self.bonus = bonus
        self.conditions = conditions
        self.activated = activated

    def copy(self) -> Figure:
        return Figure(
            kind=self.kind,
            rank=self.rank,
            group=self.group,
            owner=self.owner,
            name=self.name,
            base=self.base.copy(),
            damage=self.damage,
            bonus=self.bonus,
            conditions=self.conditions.copy(),
            activated=self.activated,
        )

    def fields(self) -> tuple[str, ...]:
        return ("kind", "rank", "group", "owner", "name", "base", "damage", "bonus", "conditions", "activated")

    def to_wire(self) -> list[Any]:
        return [
            "Figure",
            self.kind,
            self.rank,
            self.group,
            self.owner,
            self.name,
            self.base.copy(),
            self.damage,
            self.bonus,
            self.conditions.copy(),
            self.activated,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Figure)
            and self.kind == other.kind
            and self.rank == other.rank
            and self.group == other.group
            and self.owner == other.owner
            and self.name == other.name
            and self.base == other.base
            and self.damage == other.damage
            and self.bonus == other.bonus
            and self.conditions == other.conditions
            and self.activated == other.activated
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Group(Record):
    """A monster group: its kind, its figures on the map or beside it, and whether it has activated in this turn.

    `asleep` is a group that a quest wakes later.

    D2-CORE-63, D2-MON-01."""

    __slots__ = ("activated", "asleep", "figures", "kind")

    def __init__(self, kind: str, figures: list[int], activated: bool, asleep: bool) -> None:
        self.kind = kind
        self.figures = figures
        self.activated = activated
        self.asleep = asleep

    def copy(self) -> Group:
        return Group(kind=self.kind, figures=self.figures.copy(), activated=self.activated, asleep=self.asleep)

    def fields(self) -> tuple[str, ...]:
        return ("kind", "figures", "activated", "asleep")

    def to_wire(self) -> list[Any]:
        return ["Group", self.kind, self.figures.copy(), self.activated, self.asleep]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Group)
            and self.kind == other.kind
            and self.figures == other.figures
            and self.activated == other.activated
            and self.asleep == other.asleep
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Token(Record):
    """A token on the map or with its bearer. What lies face down has its `truth`, and shows it as `face` once turned.

    `gone` is one that has left the encounter."""

    __slots__ = ("at", "bearer", "face", "gone", "kind", "truth")

    def __init__(self, kind: str, at: int, bearer: int, face: str, truth: str, gone: bool) -> None:
        self.kind = kind
        self.at = at
        self.bearer = bearer
        self.face = face
        self.truth = truth
        self.gone = gone

    def copy(self) -> Token:
        return Token(kind=self.kind, at=self.at, bearer=self.bearer, face=self.face, truth=self.truth, gone=self.gone)

    def fields(self) -> tuple[str, ...]:
        return ("kind", "at", "bearer", "face", "truth", "gone")

    def to_wire(self) -> list[Any]:
        return ["Token", self.kind, self.at, self.bearer, self.face, self.truth, self.gone]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Token)
            and self.kind == other.kind
            and self.at == other.at
            and self.bearer == other.bearer
            and self.face == other.face
            and self.truth == other.truth
            and self.gone == other.gone
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Lasting(Record):
    """An effect that lasts: what it is, on whom, how much, and until when (`turn:3`, `end:3`, `overlord`, `round`).

    `turn:3` ends when figure 3's next turn begins, `end:3` when its turn ends, `next:3` when the one after that does;
    `overlord` when the overlord's next turn begins, `overlord_end` when it ends; `round` with the round;
    `encounter` not before.

    D2-TURN-04, D2-OL-02."""

    __slots__ = ("amount", "card", "figure", "until", "what")

    def __init__(self, what: str, figure: int, amount: int, until: str, card: str) -> None:
        self.what = what
        self.figure = figure
        self.amount = amount
        self.until = until
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("what", "figure", "amount", "until", "card")

    def to_wire(self) -> list[Any]:
        return ["Lasting", self.what, self.figure, self.amount, self.until, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Lasting)
            and self.what == other.what
            and self.figure == other.figure
            and self.amount == other.amount
            and self.until == other.until
            and self.card == other.card
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Turn(Record):
    """A figure's turn or activation: actions and movement points left, and what was done in it.

    `extra` are actions granted beside the two (`attack`, `move`). `moves` and `attacks` count actions of that kind,
    `steps` the spaces entered. `shrunken` is the space a large monster reached and must act from, before it may go on.
    `walking`: in the middle of movement, when things may be exchanged. `done` are things that count once a turn.
    `given` are cards that have changed hands. `speed` stands for the printed one where mud says so (-1: as printed).
    `floor` is how many steps lie under the turn on the agenda. `free`: it is no turn but a deed beside one.

    D2-TURN-08, D2-MON-02, D2-CORE-20, D2-CORE-32."""

    __slots__ = (
        "actions",
        "attacks",
        "done",
        "extra",
        "figure",
        "floor",
        "free",
        "given",
        "moves",
        "points",
        "shrunken",
        "speed",
        "steps",
        "walking",
    )

    def __init__(
        self,
        figure: int,
        actions: int,
        points: int,
        extra: list[str],
        moves: int,
        attacks: int,
        steps: int,
        shrunken: int,
        walking: bool,
        done: list[str],
        given: list[str],
        speed: int,
        floor: int,
        free: bool,
    ) -> None:
        self.figure = figure
        self.actions = actions
        self.points = points
        self.extra = extra
        self.moves = moves
        self.attacks = attacks
        self.steps = steps
        self.shrunken = shrunken
        self.walking = walking
        self.done = done
        self.given = given
        self.speed = speed
        self.floor = floor
        self.free = free

    def copy(self) -> Turn:
        return Turn(
            figure=self.figure,
            actions=self.actions,
            points=self.points,
            extra=self.extra.copy(),
            moves=self.moves,
            attacks=self.attacks,
            steps=self.steps,
            shrunken=self.shrunken,
            walking=self.walking,
            done=self.done.copy(),
            given=self.given.copy(),
            speed=self.speed,
            floor=self.floor,
            free=self.free,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "figure",
            "actions",
            "points",
            "extra",
            "moves",
            "attacks",
            "steps",
            "shrunken",
            "walking",
            "done",
            "given",
            "speed",
            "floor",
            "free",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Turn",
            self.figure,
            self.actions,
            self.points,
            self.extra.copy(),
            self.moves,
            self.attacks,
            self.steps,
            self.shrunken,
            self.walking,
            self.done.copy(),
            self.given.copy(),
            self.speed,
            self.floor,
            self.free,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Turn)
            and self.figure == other.figure
            and self.actions == other.actions
            and self.points == other.points
            and self.extra == other.extra
            and self.moves == other.moves
            and self.attacks == other.attacks
            and self.steps == other.steps
            and self.shrunken == other.shrunken
            and self.walking == other.walking
            and self.done == other.done
            and self.given == other.given
            and self.speed == other.speed
            and self.floor == other.floor
            and self.free == other.free
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Guarding(Record):
    """A figure that an attack affects: its defence dice, what they show, shields added, and how it came out.

    `replaced` is a result that stands for the dice (-1: none does)."""

    __slots__ = ("dealt", "dice", "faces", "figure", "replaced", "shields")

    def __init__(self, figure: int, dice: list[str], faces: list[int], shields: int, replaced: int, dealt: int) -> None:
        self.figure = figure
        self.dice = dice
        self.faces = faces
        self.shields = shields
        self.replaced = replaced
        self.dealt = dealt

    def copy(self) -> Guarding:
        return Guarding(
            figure=self.figure,
            dice=self.dice.copy(),
            faces=self.faces.copy(),
            shields=self.shields,
            replaced=self.replaced,
            dealt=self.dealt,
        )

    def fields(self) -> tuple[str, ...]:
        return ("figure", "dice", "faces", "shields", "replaced", "dealt")

    def to_wire(self) -> list[Any]:
        return ["Guarding", self.figure, self.dice.copy(), self.faces.copy(), self.shields, self.replaced, self.dealt]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Guarding)
            and self.figure == other.figure
            and self.dice == other.dice
            and self.faces == other.faces
            and self.shields == other.shields
            and self.replaced == other.replaced
            and self.dealt == other.dealt
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Attack(Record):
    """An attack under way, step by step.

    `card` is what it comes from (a weapon, a monster's card, a skill), `weapon` the item whose traits count. `aim` is
    the target space, `origin` the attacker's space from which range is counted. `surges` are the surge abilities that
    may be bought, by their path, `spent` those bought. `needs` are surges to be spent lest it misses. `on_hit` are acts
    that follow if it deals damage, `after` acts that follow in any case. `least` is the damage it deals at least.
    `stage` says how far it is: declared, rolled, surging, resolved.

    D2-ATK-01 to D2-DMG-02."""

    __slots__ = (
        "after",
        "aim",
        "attacker",
        "blast",
        "by",
        "card",
        "dice",
        "extra_surges",
        "faces",
        "fatigue_surge",
        "guards",
        "hearts",
        "least",
        "needs",
        "no_range",
        "on_hit",
        "origin",
        "pierce",
        "range",
        "ranged",
        "spent",
        "spent_surges",
        "stage",
        "surges",
        "used",
        "weapon",
    )

    def __init__(
        self,
        attacker: int,
        by: int,
        card: str,
        weapon: str,
        ranged: bool,
        origin: int,
        aim: int,
        guards: list[Guarding],
        dice: list[str],
        faces: list[int],
        hearts: int,
        range: int,
        pierce: int,
        extra_surges: int,
        spent_surges: int,
        surges: list[str],
        spent: list[str],
        needs: int,
        blast: bool,
        no_range: bool,
        least: int,
        fatigue_surge: bool,
        used: list[str],
        on_hit: list[str],
        after: list[str],
        stage: str,
    ) -> None:
        self.attacker = attacker
        self.by = by
        self.card = card
        self.weapon = weapon
        self.ranged = ranged
        self.origin = origin
        self.aim = aim
        self.guards = guards
        self.dice = dice
        self.faces = faces
        self.hearts = hearts
        self.range = range
        self.pierce = pierce
        self.extra_surges = extra_surges
        self.spent_surges = spent_surges
        self.surges = surges
        self.spent = spent
        self.needs = needs
        self.blast = blast
        self.no_range = no_range
        self.least = least
        self.fatigue_surge = fatigue_surge
        self.used = used
        self.on_hit = on_hit
        self.after = after
        self.stage = stage

    def copy(self) -> Attack:
        return Attack(
            attacker=self.attacker,
            by=self.by,
            card=self.card,
            weapon=self.weapon,
            ranged=self.ranged,
            origin=self.origin,
            aim=self.aim,
            guards=[item.copy() for item in self.guards],
            dice=self.dice.copy(),
            faces=self.faces.copy(),
            hearts=self.hearts,
            range=self.range,
            pierce=self.pierce,
            extra_surges=self.extra_surges,
            spent_surges=self.spent_surges,
            surges=self.surges.copy(),
            spent=self.spent.copy(),
            needs=self.needs,
            blast=self.blast,
            no_range=self.no_range,
            least=self.least,
            fatigue_surge=self.fatigue_surge,
            used=self.used.copy(),
            on_hit=self.on_hit.copy(),
            after=self.after.copy(),
            stage=self.stage,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "attacker",
            "by",
            "card",
            "weapon",
            "ranged",
            "origin",
            "aim",
            "guards",
            "dice",
            "faces",
            "hearts",
            "range",
            "pierce",
            "extra_surges",
            "spent_surges",
            "surges",
            "spent",
            "needs",
            "blast",
            "no_range",
            "least",
            "fatigue_surge",
            "used",
            "on_hit",
            "after",
            "stage",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Attack",
            self.attacker,
            self.by,
            self.card,
            self.weapon,
            self.ranged,
            self.origin,
            self.aim,
            [item.to_wire() for item in self.guards],
            self.dice.copy(),
            self.faces.copy(),
            self.hearts,
            self.range,
            self.pierce,
            self.extra_surges,
            self.spent_surges,
            self.surges.copy(),
            self.spent.copy(),
            self.needs,
            self.blast,
            self.no_range,
            self.least,
            self.fatigue_surge,
            self.used.copy(),
            self.on_hit.copy(),
            self.after.copy(),
            self.stage,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Attack)
            and self.attacker == other.attacker
            and self.by == other.by
            and self.card == other.card
            and self.weapon == other.weapon
            and self.ranged == other.ranged
            and self.origin == other.origin
            and self.aim == other.aim
            and self.guards == other.guards
            and self.dice == other.dice
            and self.faces == other.faces
            and self.hearts == other.hearts
            and self.range == other.range
            and self.pierce == other.pierce
            and self.extra_surges == other.extra_surges
            and self.spent_surges == other.spent_surges
            and self.surges == other.surges
            and self.spent == other.spent
            and self.needs == other.needs
            and self.blast == other.blast
            and self.no_range == other.no_range
            and self.least == other.least
            and self.fatigue_surge == other.fatigue_surge
            and self.used == other.used
            and self.on_hit == other.on_hit
            and self.after == other.after
            and self.stage == other.stage
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Trial(Record):
    """An attribute test under way: who tests what, against which value, what the dice show, and what follows.

    Without an attribute it is a roll that is no test: for recovering, for a card. `passes` and `fails` are acts, with
    the `user`, `target` and `other` they speak of. `asked`: the overlord has had his say about its being passed;
    `laughed`: it is made once more for him.

    D2-TEST-01, D2-TEST-02."""

    __slots__ = (
        "asked",
        "attribute",
        "card",
        "dice",
        "faces",
        "fails",
        "figure",
        "laughed",
        "other",
        "passes",
        "target",
        "user",
        "value",
    )

    def __init__(
        self,
        figure: int,
        attribute: str,
        value: int,
        dice: list[str],
        faces: list[int],
        card: str,
        user: int,
        target: int,
        other: int,
        passes: list[str],
        fails: list[str],
        asked: bool,
        laughed: bool,
    ) -> None:
        self.figure = figure
        self.attribute = attribute
        self.value = value
        self.dice = dice
        self.faces = faces
        self.card = card
        self.user = user
        self.target = target
        self.other = other
        self.passes = passes
        self.fails = fails
        self.asked = asked
        self.laughed = laughed

    def copy(self) -> Trial:
        return Trial(
            figure=self.figure,
            attribute=self.attribute,
            value=self.value,
            dice=self.dice.copy(),
            faces=self.faces.copy(),
            card=self.card,
            user=self.user,
            target=self.target,
            other=self.other,
            passes=self.passes.copy(),
            fails=self.fails.copy(),
            asked=self.asked,
            laughed=self.laughed,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "figure",
            "attribute",
            "value",
            "dice",
            "faces",
            "card",
            "user",
            "target",
            "other",
            "passes",
            "fails",
            "asked",
            "laughed",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Trial",
            self.figure,
            self.attribute,
            self.value,
            self.dice.copy(),
            self.faces.copy(),
            self.card,
            self.user,
            self.target,
            self.other,
            self.passes.copy(),
            self.fails.copy(),
            self.asked,
            self.laughed,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Trial)
            and self.figure == other.figure
            and self.attribute == other.attribute
            and self.value == other.value
            and self.dice == other.dice
            and self.faces == other.faces
            and self.card == other.card
            and self.user == other.user
            and self.target == other.target
            and self.other == other.other
            and self.passes == other.passes
            and self.fails == other.fails
            and self.asked == other.asked
            and self.laughed == other.laughed
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Encounter(Record):
    """An encounter under way: its map as it stands, tokens, groups, what the quest counts, and what lasts.

    `edges` says of every door whether it is closed (`c`), open (`o`) or removed (`x`), then of every ruins token
    whether it lies there (`r`). `counters` are the quest's tracks, `notes` what it remembers. `room` is the secret room
    in play. `turns` and `attacks` are stacks: what is under way lies on top. `winner` is the side that has won it.
    `floor` is how many steps lie under it on the agenda.

    D2-CORE-94, D2-SETUP-02."""

    __slots__ = (
        "attacks",
        "counters",
        "edges",
        "floor",
        "groups",
        "lasting",
        "notes",
        "number",
        "overlords",
        "quest",
        "room",
        "round",
        "tokens",
        "turns",
        "winner",
    )

    def __init__(
        self,
        quest: str,
        number: int,
        edges: str,
        round: int,
        overlords: bool,
        tokens: list[Token],
        groups: list[Group],
        counters: dict[str, int],
        notes: list[str],
        lasting: list[Lasting],
        turns: list[Turn],
        attacks: list[Attack],
        room: str,
        winner: str,
        floor: int,
    ) -> None:
        self.quest = quest
        self.number = number
        self.edges = edges
        self.round = round
        self.overlords = overlords
        self.tokens = tokens
        self.groups = groups
        self.counters = counters
        self.notes = notes
        self.lasting = lasting
        self.turns = turns
        self.attacks = attacks
        self.room = room
        self.winner = winner
        self.floor = floor

    def copy(self) -> Encounter:
        return Encounter(
            quest=self.quest,
            number=self.number,
            edges=self.edges,
            round=self.round,
            overlords=self.overlords,
            tokens=[item.copy() for item in self.tokens],
            groups=[item.copy() for item in self.groups],
            counters=self.counters.copy(),
            notes=self.notes.copy(),
            lasting=self.lasting.copy(),
            turns=[item.copy() for item in self.turns],
            attacks=[item.copy() for item in self.attacks],
            room=self.room,
            winner=self.winner,
            floor=self.floor,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "quest",
            "number",
            "edges",
            "round",
            "overlords",
            "tokens",
            "groups",
            "counters",
            "notes",
            "lasting",
            "turns",
            "attacks",
            "room",
            "winner",
            "floor",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Encounter",
            self.quest,
            self.number,
            self.edges,
            self.round,
            self.overlords,
            [item.to_wire() for item in self.tokens],
            [item.to_wire() for item in self.groups],
            self.counters.copy(),
            self.notes.copy(),
            [item.to_wire() for item in self.lasting],
            [item.to_wire() for item in self.turns],
            [item.to_wire() for item in self.attacks],
            self.room,
            self.winner,
            self.floor,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Encounter)
            and self.quest == other.quest
            and self.number == other.number
            and self.edges == other.edges
            and self.round == other.round
            and self.overlords == other.overlords
            and self.tokens == other.tokens
            and self.groups == other.groups
            and self.counters == other.counters
            and self.notes == other.notes
            and self.lasting == other.lasting
            and self.turns == other.turns
            and self.attacks == other.attacks
            and self.room == other.room
            and self.winner == other.winner
            and self.floor == other.floor
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Overlord(Record):
    """The overlord's own: cards owned, deck, hand, discards, experience, threat, relics and who carries them.

    `plot` is the Plot deck, `plots` the Plot cards owned. `influence` is the secret token of this quest.

    D2-OSET-03, D2-OSET-04, D2-CORE-81."""

    __slots__ = (
        "bearers",
        "deck",
        "discard",
        "exhausted",
        "hand",
        "influence",
        "once",
        "owned",
        "plot",
        "plots",
        "relics",
        "rumours",
        "rumours_played",
        "threat",
        "xp",
    )

    def __init__(
        self,
        owned: list[str],
        deck: list[str],
        hand: list[str],
        discard: list[str],
        exhausted: list[str],
        xp: int,
        threat: int,
        relics: list[str],
        bearers: dict[str, str],
        plot: str,
        plots: list[str],
        rumours: list[str],
        rumours_played: list[str],
        influence: str,
        once: list[str],
    ) -> None:
        self.owned = owned
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.exhausted = exhausted
        self.xp = xp
        self.threat = threat
        self.relics = relics
        self.bearers = bearers
        self.plot = plot
        self.plots = plots
        self.rumours = rumours
        self.rumours_played = rumours_played
        self.influence = influence
        self.once = once

    def copy(self) -> Overlord:
        return Overlord(
            owned=self.owned.copy(),
            deck=self.deck.copy(),
            hand=self.hand.copy(),
            discard=self.discard.copy(),
            exhausted=self.exhausted.copy(),
            xp=self.xp,
            threat=self.threat,
            relics=self.relics.copy(),
            bearers=self.bearers.copy(),
            plot=self.plot,
            plots=self.plots.copy(),
            rumours=self.rumours.copy(),
            rumours_played=self.rumours_played.copy(),
            influence=self.influence,
            once=self.once.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "owned",
            "deck",
            "hand",
            "discard",
            "exhausted",
            "xp",
            "threat",
            "relics",
            "bearers",
            "plot",
            "plots",
            "rumours",
            "rumours_played",
            "influence",
            "once",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Overlord",
            self.owned.copy(),
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.exhausted.copy(),
            self.xp,
            self.threat,
            self.relics.copy(),
            self.bearers.copy(),
            self.plot,
            self.plots.copy(),
            self.rumours.copy(),
            self.rumours_played.copy(),
            self.influence,
            self.once.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Overlord)
            and self.owned == other.owned
            and self.deck == other.deck
            and self.hand == other.hand
            and self.discard == other.discard
            and self.exhausted == other.exhausted
            and self.xp == other.xp
            and self.threat == other.threat
            and self.relics == other.relics
            and self.bearers == other.bearers
            and self.plot == other.plot
            and self.plots == other.plots
            and self.rumours == other.rumours
            and self.rumours_played == other.rumours_played
            and self.influence == other.influence
            and self.once == other.once
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PastQuest(Record):
    """A quest that is over, and who won it; `counts`: it is one of the three of its act."""

    __slots__ = ("act", "counts", "quest", "winner")

    def __init__(self, quest: str, winner: str, act: int, counts: bool) -> None:
        self.quest = quest
        self.winner = winner
        self.act = act
        self.counts = counts

    def fields(self) -> tuple[str, ...]:
        return ("quest", "winner", "act", "counts")

    def to_wire(self) -> list[Any]:
        return ["PastQuest", self.quest, self.winner, self.act, self.counts]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PastQuest)
            and self.quest == other.quest
            and self.winner == other.winner
            and self.act == other.act
            and self.counts == other.counts
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Campaign(Record):
    """What lasts from quest to quest: the act, the quests played, the party's gold, the Shop decks.

    `offered` are the Shop cards revealed now. `rumours` are the rumour quests that may be chosen. `stage` is where
    the campaign phase stands, `rumour_played`: one has been played in this phase.

    D2-CORE-105, D2-CORE-109, D2-CAMP-01."""

    __slots__ = ("act", "gold", "later_shop", "offered", "played", "rumour_played", "rumours", "shop", "stage")

    def __init__(
        self,
        act: int,
        played: list[PastQuest],
        gold: int,
        shop: list[str],
        later_shop: list[str],
        offered: list[str],
        rumours: list[str],
        rumour_played: bool,
        stage: str,
    ) -> None:
        self.act = act
        self.played = played
        self.gold = gold
        self.shop = shop
        self.later_shop = later_shop
        self.offered = offered
        self.rumours = rumours
        self.rumour_played = rumour_played
        self.stage = stage

    def copy(self) -> Campaign:
        return Campaign(
            act=self.act,
            played=self.played.copy(),
            gold=self.gold,
            shop=self.shop.copy(),
            later_shop=self.later_shop.copy(),
            offered=self.offered.copy(),
            rumours=self.rumours.copy(),
            rumour_played=self.rumour_played,
            stage=self.stage,
        )

    def fields(self) -> tuple[str, ...]:
        return ("act", "played", "gold", "shop", "later_shop", "offered", "rumours", "rumour_played", "stage")

    def to_wire(self) -> list[Any]:
        return [
            "Campaign",
            self.act,
            [item.to_wire() for item in self.played],
            self.gold,
            self.shop.copy(),
            self.later_shop.copy(),
            self.offered.copy(),
            self.rumours.copy(),
            self.rumour_played,
            self.stage,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Campaign)
            and self.act == other.act
            and self.played == other.played
            and self.gold == other.gold
            and self.shop == other.shop
            and self.later_shop == other.later_shop
            and self.offered == other.offered
            and self.rumours == other.rumours
            and self.rumour_played == other.rumour_played
            and self.stage == other.stage
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Journey(State):
    """The whole table: the party, the figures, the overlord, the encounter and the campaign, if there is one.

    `profile` are the switches. `quest` is the quest under way, `carried` what its first encounter left to the second,
    `travel` and `search` are decks, `tainted` and `rumour_deck` those of their modules. `trials` are the tests under
    way, the last of them on top; there are tests on the road, too."""

    __slots__ = (
        "campaign",
        "carried",
        "encounter",
        "figures",
        "heroes",
        "overlord",
        "profile",
        "quest",
        "rumour_deck",
        "search",
        "search_discard",
        "seats",
        "tainted",
        "travel",
        "trials",
    )

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        seats: int,
        profile: dict[str, str],
        heroes: list[Hero],
        figures: list[Figure],
        overlord: Overlord,
        search: list[str],
        search_discard: list[str],
        travel: list[str],
        tainted: list[str],
        rumour_deck: list[str],
        quest: str,
        carried: dict[str, int],
        trials: list[Trial],
        encounter: Encounter | None,
        campaign: Campaign | None,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.seats = seats
        self.profile = profile
        self.heroes = heroes
        self.figures = figures
        self.overlord = overlord
        self.search = search
        self.search_discard = search_discard
        self.travel = travel
        self.tainted = tainted
        self.rumour_deck = rumour_deck
        self.quest = quest
        self.carried = carried
        self.trials = trials
        self.encounter = encounter
        self.campaign = campaign

    def copy(self) -> Journey:
        return Journey(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            seats=self.seats,
            profile=self.profile.copy(),
            heroes=[item.copy() for item in self.heroes],
            figures=[item.copy() for item in self.figures],
            overlord=self.overlord.copy(),
            search=self.search.copy(),
            search_discard=self.search_discard.copy(),
            travel=self.travel.copy(),
            tainted=self.tainted.copy(),
            rumour_deck=self.rumour_deck.copy(),
            quest=self.quest,
            carried=self.carried.copy(),
            trials=[item.copy() for item in self.trials],
            encounter=None if self.encounter is None else self.encounter.copy(),
            campaign=None if self.campaign is None else self.campaign.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "agenda",
            "chance",
            "over",
            "seats",
            "profile",
            "heroes",
            "figures",
            "overlord",
            "search",
            "search_discard",
            "travel",
            "tainted",
            "rumour_deck",
            "quest",
            "carried",
            "trials",
            "encounter",
            "campaign",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Journey",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.seats,
            self.profile.copy(),
            [item.to_wire() for item in self.heroes],
            [item.to_wire() for item in self.figures],
            self.overlord.to_wire(),
            self.search.copy(),
            self.search_discard.copy(),
            self.travel.copy(),
            self.tainted.copy(),
            self.rumour_deck.copy(),
            self.quest,
            self.carried.copy(),
            [item.to_wire() for item in self.trials],
            None if self.encounter is None else self.encounter.to_wire(),
            None if self.campaign is None else self.campaign.to_wire(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Journey)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.seats == other.seats
            and self.profile == other.profile
            and self.heroes == other.heroes
            and self.figures == other.figures
            and self.overlord == other.overlord
            and self.search == other.search
            and self.search_discard == other.search_discard
            and self.travel == other.travel
            and self.tainted == other.tainted
            and self.rumour_deck == other.rumour_deck
            and self.quest == other.quest
            and self.carried == other.carried
            and self.trials == other.trials
            and self.encounter == other.encounter
            and self.campaign == other.campaign
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class TakeHero(Step):
    """A player chooses a hero sheet and a class (D2-DP-02, D2-DP-03)."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def fields(self) -> tuple[str, ...]:
        return ("hero",)

    def to_wire(self) -> list[Any]:
        return ["TakeHero", self.hero]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeHero) and self.hero == other.hero

    def __hash__(self) -> int:
        return hash(("TakeHero", self.hero))


@mypyc_attr(acyclic=True)
class TakePlot(Step):
    """The overlord chooses a Plot deck (D2-CSET-05, D2-DP-07)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["TakePlot"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakePlot)

    def __hash__(self) -> int:
        return hash("TakePlot")


@mypyc_attr(acyclic=True)
class ChooseStandAlone(Step):
    """Which quest is played on its own (D2-SETUP-01, D2-DP-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ChooseStandAlone"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseStandAlone)

    def __hash__(self) -> int:
        return hash("ChooseStandAlone")


@mypyc_attr(acyclic=True)
class BeginQuest(Step):
    """The quest begins: opening hand, feats, the first encounter (D2-OSET-04)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BeginQuest"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BeginQuest)

    def __hash__(self) -> int:
        return hash("BeginQuest")


@mypyc_attr(acyclic=True)
class SetUpEncounter(Step):
    """The map is laid and its tokens are placed (D2-SETUP-02, D2-OSET-02)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("number",)

    def to_wire(self) -> list[Any]:
        return ["SetUpEncounter", self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetUpEncounter) and self.number == other.number

    def __hash__(self) -> int:
        return hash(("SetUpEncounter", self.number))


@mypyc_attr(acyclic=True)
class FreeStandUps(Step):
    """Who is knocked out may stand up before the second encounter (D2-HSET-12)."""

    __slots__ = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["FreeStandUps", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FreeStandUps) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class ChooseGroup(Step):
    """The overlord chooses an open group (D2-OSET-01, D2-CORE-68)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def fields(self) -> tuple[str, ...]:
        return ("place",)

    def to_wire(self) -> list[Any]:
        return ["ChooseGroup", self.place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseGroup) and self.place == other.place

    def __hash__(self) -> int:
        return hash(("ChooseGroup", self.place))


@mypyc_attr(acyclic=True)
class PlaceMonsters(Step):
    """The overlord places the figures of his groups (D2-CORE-70)."""

    __slots__ = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["PlaceMonsters", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlaceMonsters) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PlaceHeroes(Step):
    """The heroes take their start spaces (D2-CORE-99)."""

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
class BeginEncounter(Step):
    """Everything stands: the first round begins (D2-CORE-96)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BeginEncounter"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BeginEncounter)

    def __hash__(self) -> int:
        return hash("BeginEncounter")


@mypyc_attr(acyclic=True)
class NewRound(Step):
    """A round begins (D2-TURN-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NewRound"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NewRound)

    def __hash__(self) -> int:
        return hash("NewRound")


@mypyc_attr(acyclic=True)
class HeroesTurns(Step):
    """The next hero or ally is chosen, or the overlord's turn comes (D2-TURN-02, D2-HEND-02)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["HeroesTurns"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeroesTurns)

    def __hash__(self) -> int:
        return hash("HeroesTurns")


@mypyc_attr(acyclic=True)
class StartTurn(Step):
    """A hero's turn begins: effects expire, abilities, refresh (D2-TURN-04 to D2-TURN-06)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["StartTurn", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartTurn) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("StartTurn", self.figure))


@mypyc_attr(acyclic=True)
class TurnStartEffects(Step):
    """What happens at the start of a turn, one after the other; `played` is done (D2-RULING-54)."""

    __slots__ = ("figure", "left", "played")

    def __init__(self, figure: int, left: list[str], played: list[str]) -> None:
        self.figure = figure
        self.left = left
        self.played = played

    def fields(self) -> tuple[str, ...]:
        return ("figure", "left", "played")

    def to_wire(self) -> list[Any]:
        return ["TurnStartEffects", self.figure, self.left.copy(), self.played.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TurnStartEffects)
            and self.figure == other.figure
            and self.left == other.left
            and self.played == other.played
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class EquipStep(Step):
    """What is worn may be changed (D2-EQUIP-01)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["EquipStep", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EquipStep) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("EquipStep", self.figure))


@mypyc_attr(acyclic=True)
class TakeTurn(Step):
    """The next thing a figure does in its turn (D2-DP-26, D2-DP-56, D2-DP-69)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["TakeTurn", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeTurn) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("TakeTurn", self.figure))


@mypyc_attr(acyclic=True)
class EndTurn(Step):
    """A figure's turn is over (D2-HEND-01, D2-REST-01)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["EndTurn", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndTurn) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("EndTurn", self.figure))


@mypyc_attr(acyclic=True)
class Walk(Step):
    """A figure goes on along its path, space by space (D2-DP-27). `end` is where a large one is set down."""

    __slots__ = ("base", "costs", "figure", "path", "springs")

    def __init__(self, figure: int, path: list[int], costs: list[int], base: list[int], springs: list[str]) -> None:
        self.figure = figure
        self.path = path
        self.costs = costs
        self.base = base
        self.springs = springs

    def fields(self) -> tuple[str, ...]:
        return ("figure", "path", "costs", "base", "springs")

    def to_wire(self) -> list[Any]:
        return ["Walk", self.figure, self.path.copy(), self.costs.copy(), self.base.copy(), self.springs.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Walk)
            and self.figure == other.figure
            and self.path == other.path
            and self.costs == other.costs
            and self.base == other.base
            and self.springs == other.springs
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Enter(Step):
    """A figure has entered a space: terrain and those who wait for it (D2-MOVE-06).

    `trapped`: a hero was put there by a card, and now the overlord may have a card for it (D2-CORE-87)."""

    __slots__ = ("figure", "space", "trapped")

    def __init__(self, figure: int, space: int, trapped: bool) -> None:
        self.figure = figure
        self.space = space
        self.trapped = trapped

    def fields(self) -> tuple[str, ...]:
        return ("figure", "space", "trapped")

    def to_wire(self) -> list[Any]:
        return ["Enter", self.figure, self.space, self.trapped]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Enter)
            and self.figure == other.figure
            and self.space == other.space
            and self.trapped == other.trapped
        )

    def __hash__(self) -> int:
        return hash(("Enter", self.figure, self.space, self.trapped))


@mypyc_attr(acyclic=True)
class EndFree(Step):
    """A deed beside one's turn is over."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndFree"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndFree)

    def __hash__(self) -> int:
        return hash("EndFree")


@mypyc_attr(acyclic=True)
class SettleMove(Step):
    """A figure's movement came to its end or was interrupted: where it stands has its effect (D2-RULING-44)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["SettleMove", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SettleMove) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("SettleMove", self.figure))


@mypyc_attr(acyclic=True)
class FreeMove(Step):
    """A figure may move beside its turn, led by `mover` (-1: the overlord): so many points, or so many `spaces`.

    `action`: it is a move action (D2-CORE-12, D2-CORE-58)."""

    __slots__ = ("action", "card", "figure", "mover", "points", "spaces")

    def __init__(self, figure: int, points: int, mover: int, spaces: bool, action: bool, card: str) -> None:
        self.figure = figure
        self.points = points
        self.mover = mover
        self.spaces = spaces
        self.action = action
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "points", "mover", "spaces", "action", "card")

    def to_wire(self) -> list[Any]:
        return ["FreeMove", self.figure, self.points, self.mover, self.spaces, self.action, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FreeMove)
            and self.figure == other.figure
            and self.points == other.points
            and self.mover == other.mover
            and self.spaces == other.spaces
            and self.action == other.action
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("FreeMove", self.figure, self.points, self.mover, self.spaces, self.action, self.card))


@mypyc_attr(acyclic=True)
class FreeAttack(Step):
    """A figure may attack beside its turn, by the act of a card, led by `user` (-1: the overlord).

    `target` is the only one it may be (-1: any)."""

    __slots__ = ("act", "figure", "target", "user")

    def __init__(self, figure: int, act: str, target: int, user: int) -> None:
        self.figure = figure
        self.act = act
        self.target = target
        self.user = user

    def fields(self) -> tuple[str, ...]:
        return ("figure", "act", "target", "user")

    def to_wire(self) -> list[Any]:
        return ["FreeAttack", self.figure, self.act, self.target, self.user]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FreeAttack)
            and self.figure == other.figure
            and self.act == other.act
            and self.target == other.target
            and self.user == other.user
        )

    def __hash__(self) -> int:
        return hash(("FreeAttack", self.figure, self.act, self.target, self.user))


@mypyc_attr(acyclic=True)
class OverlordTurn(Step):
    """The overlord's turn begins (D2-OL-01, D2-OL-02)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["OverlordTurn"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OverlordTurn)

    def __hash__(self) -> int:
        return hash("OverlordTurn")


@mypyc_attr(acyclic=True)
class OverlordStart(Step):
    """Cards and abilities at the start of the overlord's turn, then refreshing (D2-OL-04, D2-OL-05)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["OverlordStart"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OverlordStart)

    def __hash__(self) -> int:
        return hash("OverlordStart")


@mypyc_attr(acyclic=True)
class ActivateGroups(Step):
    """The next monster group (D2-MON-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ActivateGroups"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ActivateGroups)

    def __hash__(self) -> int:
        return hash("ActivateGroups")


@mypyc_attr(acyclic=True)
class ActivateMonsters(Step):
    """The next monster of a group (D2-DP-55)."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group = group

    def fields(self) -> tuple[str, ...]:
        return ("group",)

    def to_wire(self) -> list[Any]:
        return ["ActivateMonsters", self.group]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ActivateMonsters) and self.group == other.group

    def __hash__(self) -> int:
        return hash(("ActivateMonsters", self.group))


@mypyc_attr(acyclic=True)
class StartActivation(Step):
    """A monster's activation begins (D2-MON-02)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["StartActivation", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartActivation) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("StartActivation", self.figure))


@mypyc_attr(acyclic=True)
class OverlordEnd(Step):
    """The end of the overlord's turn (D2-DP-62)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["OverlordEnd"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OverlordEnd)

    def __hash__(self) -> int:
        return hash("OverlordEnd")


@mypyc_attr(acyclic=True)
class EndRound(Step):
    """The end of the round (D2-ROUND-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndRound"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndRound)

    def __hash__(self) -> int:
        return hash("EndRound")


@mypyc_attr(acyclic=True)
class DeclareAttack(Step):
    """An attack is declared: whoever may do something before the dice is asked (D2-DP-32)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["DeclareAttack"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeclareAttack)

    def __hash__(self) -> int:
        return hash("DeclareAttack")


@mypyc_attr(acyclic=True)
class RollAttack(Step):
    """The attack dice and the defence dice are rolled (D2-ATK-09, D2-ATK-12)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["RollAttack"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RollAttack)

    def __hash__(self) -> int:
        return hash("RollAttack")


@mypyc_attr(acyclic=True)
class Rerolls(Step):
    """Rerolls and additions, by turns, until both sides pass (D2-ATK-14, D2-RULING-23)."""

    __slots__ = ("passed", "side")

    def __init__(self, side: str, passed: int) -> None:
        self.side = side
        self.passed = passed

    def fields(self) -> tuple[str, ...]:
        return ("side", "passed")

    def to_wire(self) -> list[Any]:
        return ["Rerolls", self.side, self.passed]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rerolls) and self.side == other.side and self.passed == other.passed

    def __hash__(self) -> int:
        return hash(("Rerolls", self.side, self.passed))


@mypyc_attr(acyclic=True)
class SpendSurges(Step):
    """Surges buy what they can (D2-SURGE-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["SpendSurges"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpendSurges)

    def __hash__(self) -> int:
        return hash("SpendSurges")


@mypyc_attr(acyclic=True)
class ResolveAttack(Step):
    """Range, shields, damage, one figure after the other (D2-RANGE-03, D2-DMG-01)."""

    __slots__ = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["ResolveAttack", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ResolveAttack) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class AfterAttack(Step):
    """What follows an attack (D2-DP-61)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["AfterAttack"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AfterAttack)

    def __hash__(self) -> int:
        return hash("AfterAttack")


@mypyc_attr(acyclic=True)
class Suffer(Step):
    """A figure suffers damage or fatigue (D2-FAT-02, D2-KO-01)."""

    __slots__ = ("by", "card", "damage", "fatigue", "figure")

    def __init__(self, figure: int, damage: int, fatigue: int, by: int, card: str) -> None:
        self.figure = figure
        self.damage = damage
        self.fatigue = fatigue
        self.by = by
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "damage", "fatigue", "by", "card")

    def to_wire(self) -> list[Any]:
        return ["Suffer", self.figure, self.damage, self.fatigue, self.by, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Suffer)
            and self.figure == other.figure
            and self.damage == other.damage
            and self.fatigue == other.fatigue
            and self.by == other.by
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Suffer", self.figure, self.damage, self.fatigue, self.by, self.card))


@mypyc_attr(acyclic=True)
class Defeat(Step):
    """A figure is defeated (D2-KO-01, D2-CORE-67); `asked`: whoever may do something about it has had their say."""

    __slots__ = ("asked", "by", "figure")

    def __init__(self, figure: int, by: int, asked: bool) -> None:
        self.figure = figure
        self.by = by
        self.asked = asked

    def fields(self) -> tuple[str, ...]:
        return ("figure", "by", "asked")

    def to_wire(self) -> list[Any]:
        return ["Defeat", self.figure, self.by, self.asked]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Defeat)
            and self.figure == other.figure
            and self.by == other.by
            and self.asked == other.asked
        )

    def __hash__(self) -> int:
        return hash(("Defeat", self.figure, self.by, self.asked))


@mypyc_attr(acyclic=True)
class AfterFall(Step):
    """What a defeat brings: the overlord's due, cards, the quest; then the turn that it ended, if it did."""

    __slots__ = ("by", "ended", "figure")

    def __init__(self, figure: int, by: int, ended: bool) -> None:
        self.figure = figure
        self.by = by
        self.ended = ended

    def fields(self) -> tuple[str, ...]:
        return ("figure", "by", "ended")

    def to_wire(self) -> list[Any]:
        return ["AfterFall", self.figure, self.by, self.ended]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AfterFall)
            and self.figure == other.figure
            and self.by == other.by
            and self.ended == other.ended
        )

    def __hash__(self) -> int:
        return hash(("AfterFall", self.figure, self.by, self.ended))


@mypyc_attr(acyclic=True)
class OverlordsDue(Step):
    """What the overlord gets for a hero who fell (D2-KO-07)."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def fields(self) -> tuple[str, ...]:
        return ("hero",)

    def to_wire(self) -> list[Any]:
        return ["OverlordsDue", self.hero]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OverlordsDue) and self.hero == other.hero

    def __hash__(self) -> int:
        return hash(("OverlordsDue", self.hero))


@mypyc_attr(acyclic=True)
class RollTrial(Step):
    """The dice of a test are rolled (D2-TEST-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["RollTrial"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RollTrial)

    def __hash__(self) -> int:
        return hash("RollTrial")


@mypyc_attr(acyclic=True)
class TrialRerolls(Step):
    """Who may change a test's dice does (D2-DP-68)."""

    __slots__ = ("passed", "side")

    def __init__(self, side: str, passed: int) -> None:
        self.side = side
        self.passed = passed

    def fields(self) -> tuple[str, ...]:
        return ("side", "passed")

    def to_wire(self) -> list[Any]:
        return ["TrialRerolls", self.side, self.passed]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrialRerolls) and self.side == other.side and self.passed == other.passed

    def __hash__(self) -> int:
        return hash(("TrialRerolls", self.side, self.passed))


@mypyc_attr(acyclic=True)
class EndTrial(Step):
    """A test is passed or failed (D2-TEST-02)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndTrial"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndTrial)

    def __hash__(self) -> int:
        return hash("EndTrial")


@mypyc_attr(acyclic=True)
class CloseTrial(Step):
    """What follows a test, once the overlord has had his say."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["CloseTrial"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CloseTrial)

    def __hash__(self) -> int:
        return hash("CloseTrial")


@mypyc_attr(acyclic=True)
class TestEach(Step):
    """Several test one after the other, by one act; then what holds if all passed, or all failed."""

    __slots__ = ("act", "attribute", "card", "failed", "left", "other", "passed", "target", "user")

    def __init__(
        self,
        left: list[int],
        act: str,
        attribute: str,
        user: int,
        target: int,
        other: int,
        card: str,
        passed: int,
        failed: int,
    ) -> None:
        self.left = left
        self.act = act
        self.attribute = attribute
        self.user = user
        self.target = target
        self.other = other
        self.card = card
        self.passed = passed
        self.failed = failed

    def fields(self) -> tuple[str, ...]:
        return ("left", "act", "attribute", "user", "target", "other", "card", "passed", "failed")

    def to_wire(self) -> list[Any]:
        return [
            "TestEach",
            self.left.copy(),
            self.act,
            self.attribute,
            self.user,
            self.target,
            self.other,
            self.card,
            self.passed,
            self.failed,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TestEach)
            and self.left == other.left
            and self.act == other.act
            and self.attribute == other.attribute
            and self.user == other.user
            and self.target == other.target
            and self.other == other.other
            and self.card == other.card
            and self.passed == other.passed
            and self.failed == other.failed
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class DoActs(Step):
    """The acts of a card, one after the other (D2-DP-67).

    `user` uses the card (-1: the overlord), `target` is whom it was used on or who was struck, `other` whoever brought
    the moment about, `tester` who tested before. `hearts` and `surges` are what was rolled before; after a test they
    are the shields it showed and the value tested. `paid` is the fatigue paid, `among` those whom an act before it
    concerned."""

    __slots__ = ("acts", "among", "card", "hearts", "other", "paid", "space", "surges", "target", "tester", "user")

    def __init__(
        self,
        user: int,
        target: int,
        other: int,
        tester: int,
        acts: list[str],
        hearts: int,
        surges: int,
        paid: int,
        card: str,
        space: int,
        among: list[int],
    ) -> None:
        self.user = user
        self.target = target
        self.other = other
        self.tester = tester
        self.acts = acts
        self.hearts = hearts
        self.surges = surges
        self.paid = paid
        self.card = card
        self.space = space
        self.among = among

    def fields(self) -> tuple[str, ...]:
        return ("user", "target", "other", "tester", "acts", "hearts", "surges", "paid", "card", "space", "among")

    def to_wire(self) -> list[Any]:
        return [
            "DoActs",
            self.user,
            self.target,
            self.other,
            self.tester,
            self.acts.copy(),
            self.hearts,
            self.surges,
            self.paid,
            self.card,
            self.space,
            self.among.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DoActs)
            and self.user == other.user
            and self.target == other.target
            and self.other == other.other
            and self.tester == other.tester
            and self.acts == other.acts
            and self.hearts == other.hearts
            and self.surges == other.surges
            and self.paid == other.paid
            and self.card == other.card
            and self.space == other.space
            and self.among == other.among
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Charmed(Step):
    """The overlord leads a hero for one action (D2-DP-73)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["Charmed", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Charmed) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("Charmed", self.figure))


@mypyc_attr(acyclic=True)
class StandIn(Step):
    """A fallen monster under a hero's command attacks, or is gone again."""

    __slots__ = ("figure", "user", "what")

    def __init__(self, figure: int, user: int, what: str) -> None:
        self.figure = figure
        self.user = user
        self.what = what

    def fields(self) -> tuple[str, ...]:
        return ("figure", "user", "what")

    def to_wire(self) -> list[Any]:
        return ["StandIn", self.figure, self.user, self.what]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, StandIn)
            and self.figure == other.figure
            and self.user == other.user
            and self.what == other.what
        )

    def __hash__(self) -> int:
        return hash(("StandIn", self.figure, self.user, self.what))


@mypyc_attr(acyclic=True)
class DrawSearch(Step):
    """A hero draws Search cards (D2-SEARCH-03)."""

    __slots__ = ("figure", "many")

    def __init__(self, figure: int, many: int) -> None:
        self.figure = figure
        self.many = many

    def fields(self) -> tuple[str, ...]:
        return ("figure", "many")

    def to_wire(self) -> list[Any]:
        return ["DrawSearch", self.figure, self.many]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DrawSearch) and self.figure == other.figure and self.many == other.many

    def __hash__(self) -> int:
        return hash(("DrawSearch", self.figure, self.many))


@mypyc_attr(acyclic=True)
class Window(Step):
    """A moment at which cards may be used, until all pass (D2-DP-46, D2-DP-61)."""

    __slots__ = ("figure", "moment", "other", "played", "space")

    def __init__(self, moment: str, figure: int, other: int, space: int, played: list[str]) -> None:
        self.moment = moment
        self.figure = figure
        self.other = other
        self.space = space
        self.played = played

    def fields(self) -> tuple[str, ...]:
        return ("moment", "figure", "other", "space", "played")

    def to_wire(self) -> list[Any]:
        return ["Window", self.moment, self.figure, self.other, self.space, self.played.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Window)
            and self.moment == other.moment
            and self.figure == other.figure
            and self.other == other.other
            and self.space == other.space
            and self.played == other.played
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class QuestTrigger(Step):
    """Something happened that the quest may have words about."""

    __slots__ = ("figure", "moment", "space", "token")

    def __init__(self, moment: str, figure: int, token: int, space: int) -> None:
        self.moment = moment
        self.figure = figure
        self.token = token
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("moment", "figure", "token", "space")

    def to_wire(self) -> list[Any]:
        return ["QuestTrigger", self.moment, self.figure, self.token, self.space]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, QuestTrigger)
            and self.moment == other.moment
            and self.figure == other.figure
            and self.token == other.token
            and self.space == other.space
        )

    def __hash__(self) -> int:
        return hash(("QuestTrigger", self.moment, self.figure, self.token, self.space))


@mypyc_attr(acyclic=True)
class DoDeeds(Step):
    """The deeds of a quest, one after the other."""

    __slots__ = ("deeds", "figure", "space", "token")

    def __init__(self, deeds: list[str], figure: int, token: int, space: int) -> None:
        self.deeds = deeds
        self.figure = figure
        self.token = token
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("deeds", "figure", "token", "space")

    def to_wire(self) -> list[Any]:
        return ["DoDeeds", self.deeds.copy(), self.figure, self.token, self.space]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DoDeeds)
            and self.deeds == other.deeds
            and self.figure == other.figure
            and self.token == other.token
            and self.space == other.space
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Reinforce(Step):
    """Figures come back to their group (D2-CORE-72, D2-CORE-73)."""

    __slots__ = ("area", "forced", "groups", "many")

    def __init__(self, groups: list[int], many: int, area: str, forced: bool) -> None:
        self.groups = groups
        self.many = many
        self.area = area
        self.forced = forced

    def fields(self) -> tuple[str, ...]:
        return ("groups", "many", "area", "forced")

    def to_wire(self) -> list[Any]:
        return ["Reinforce", self.groups.copy(), self.many, self.area, self.forced]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reinforce)
            and self.groups == other.groups
            and self.many == other.many
            and self.area == other.area
            and self.forced == other.forced
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PlaceFigure(Step):
    """A figure is set down, by choice among the nearest or the listed spaces (D2-RULING-37, D2-DP-70)."""

    __slots__ = ("enters", "figure", "seat", "spaces")

    def __init__(self, figure: int, spaces: list[int], seat: int, enters: bool) -> None:
        self.figure = figure
        self.spaces = spaces
        self.seat = seat
        self.enters = enters

    def fields(self) -> tuple[str, ...]:
        return ("figure", "spaces", "seat", "enters")

    def to_wire(self) -> list[Any]:
        return ["PlaceFigure", self.figure, self.spaces.copy(), self.seat, self.enters]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PlaceFigure)
            and self.figure == other.figure
            and self.spaces == other.spaces
            and self.seat == other.seat
            and self.enters == other.enters
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class EndEncounter(Step):
    """An encounter is won (D2-CORE-94)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndEncounter"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndEncounter)

    def __hash__(self) -> int:
        return hash("EndEncounter")


@mypyc_attr(acyclic=True)
class EndQuest(Step):
    """A quest is over (D2-CAMP-02)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndQuest"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndQuest)

    def __hash__(self) -> int:
        return hash("EndQuest")


@mypyc_attr(acyclic=True)
class CampaignStage(Step):
    """The next stage of the campaign phase (D2-CAMP-01)."""

    __slots__ = ("stage",)

    def __init__(self, stage: str) -> None:
        self.stage = stage

    def fields(self) -> tuple[str, ...]:
        return ("stage",)

    def to_wire(self) -> list[Any]:
        return ["CampaignStage", self.stage]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CampaignStage) and self.stage == other.stage

    def __hash__(self) -> int:
        return hash(("CampaignStage", self.stage))


@mypyc_attr(acyclic=True)
class GiveReward(Step):
    """Who takes a relic, or a fortune token (D2-DP-65, D2-DP-48)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["GiveReward", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GiveReward) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("GiveReward", self.card))


@mypyc_attr(acyclic=True)
class Shopping(Step):
    """The heroes buy, sell and swap (D2-CAMP-SHOP-04)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Shopping"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shopping)

    def __hash__(self) -> int:
        return hash("Shopping")


@mypyc_attr(acyclic=True)
class SpendXp(Step):
    """A hero buys skills (D2-CAMP-XP-01)."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def fields(self) -> tuple[str, ...]:
        return ("hero",)

    def to_wire(self) -> list[Any]:
        return ["SpendXp", self.hero]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpendXp) and self.hero == other.hero

    def __hash__(self) -> int:
        return hash(("SpendXp", self.hero))


@mypyc_attr(acyclic=True)
class OverlordSpends(Step):
    """The overlord buys cards (D2-CAMP-OLXP-01)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["OverlordSpends"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OverlordSpends)

    def __hash__(self) -> int:
        return hash("OverlordSpends")


@mypyc_attr(acyclic=True)
class ChooseQuest(Step):
    """The next quest (D2-CAMP-QUEST-03)."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ChooseQuest"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseQuest)

    def __hash__(self) -> int:
        return hash("ChooseQuest")


@mypyc_attr(acyclic=True)
class Prepare(Step):
    """The overlord sets his deck and hands out relics (D2-CAMP-PREP-01, D2-CAMP-PREP-02)."""

    __slots__ = ("stage",)

    def __init__(self, stage: str) -> None:
        self.stage = stage

    def fields(self) -> tuple[str, ...]:
        return ("stage",)

    def to_wire(self) -> list[Any]:
        return ["Prepare", self.stage]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prepare) and self.stage == other.stage

    def __hash__(self) -> int:
        return hash(("Prepare", self.stage))


@mypyc_attr(acyclic=True)
class TravelOn(Step):
    """The next symbol of the road (D2-TRAVEL-03)."""

    __slots__ = ("left",)

    def __init__(self, left: list[str]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["TravelOn", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TravelOn) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class ChooseHero(Action):
    """This hero sheet."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("kind",)

    def to_wire(self) -> list[Any]:
        return ["ChooseHero", self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseHero) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("ChooseHero", self.kind))


@mypyc_attr(acyclic=True)
class ChooseClass(Action):
    """This class."""

    __slots__ = ("job",)

    def __init__(self, job: str) -> None:
        self.job = job

    def fields(self) -> tuple[str, ...]:
        return ("job",)

    def to_wire(self) -> list[Any]:
        return ["ChooseClass", self.job]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseClass) and self.job == other.job

    def __hash__(self) -> int:
        return hash(("ChooseClass", self.job))


@mypyc_attr(acyclic=True)
class PickQuest(Action):
    """This quest."""

    __slots__ = ("quest",)

    def __init__(self, quest: str) -> None:
        self.quest = quest

    def fields(self) -> tuple[str, ...]:
        return ("quest",)

    def to_wire(self) -> list[Any]:
        return ["PickQuest", self.quest]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickQuest) and self.quest == other.quest

    def __hash__(self) -> int:
        return hash(("PickQuest", self.quest))


@mypyc_attr(acyclic=True)
class PickKind(Action):
    """This kind of monster for an open group."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("kind",)

    def to_wire(self) -> list[Any]:
        return ["PickKind", self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickKind) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("PickKind", self.kind))


@mypyc_attr(acyclic=True)
class SetDown(Action):
    """Set a figure down on these spaces."""

    __slots__ = ("base", "figure")

    def __init__(self, figure: int, base: list[int]) -> None:
        self.figure = figure
        self.base = base

    def fields(self) -> tuple[str, ...]:
        return ("figure", "base")

    def to_wire(self) -> list[Any]:
        return ["SetDown", self.figure, self.base.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetDown) and self.figure == other.figure and self.base == other.base

    def __hash__(self) -> int:
        return hash(("SetDown", self.figure, tuple(self.base)))


@mypyc_attr(acyclic=True)
class PickFigure(Action):
    """This figure."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["PickFigure", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickFigure) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("PickFigure", self.figure))


@mypyc_attr(acyclic=True)
class PickSpace(Action):
    """This space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["PickSpace", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickSpace) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("PickSpace", self.space))


@mypyc_attr(acyclic=True)
class PickCard(Action):
    """This card."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["PickCard", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickCard) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("PickCard", self.card))


@mypyc_attr(acyclic=True)
class PickWord(Action):
    """One of several words: an attribute, a condition, a way out."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def fields(self) -> tuple[str, ...]:
        return ("word",)

    def to_wire(self) -> list[Any]:
        return ["PickWord", self.word]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickWord) and self.word == other.word

    def __hash__(self) -> int:
        return hash(("PickWord", self.word))


@mypyc_attr(acyclic=True)
class PickGroup(Action):
    """This monster group."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group = group

    def fields(self) -> tuple[str, ...]:
        return ("group",)

    def to_wire(self) -> list[Any]:
        return ["PickGroup", self.group]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickGroup) and self.group == other.group

    def __hash__(self) -> int:
        return hash(("PickGroup", self.group))


@mypyc_attr(acyclic=True)
class PickToken(Action):
    """This token."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[str, ...]:
        return ("token",)

    def to_wire(self) -> list[Any]:
        return ["PickToken", self.token]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickToken) and self.token == other.token

    def __hash__(self) -> int:
        return hash(("PickToken", self.token))


@mypyc_attr(acyclic=True)
class Activate(Action):
    """This hero, ally or monster acts next."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["Activate", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Activate) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("Activate", self.figure))


@mypyc_attr(acyclic=True)
class Wear(Action):
    """These items are equipped, and no others."""

    __slots__ = ("items",)

    def __init__(self, items: list[str]) -> None:
        self.items = items

    def fields(self) -> tuple[str, ...]:
        return ("items",)

    def to_wire(self) -> list[Any]:
        return ["Wear", self.items.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wear) and self.items == other.items

    def __hash__(self) -> int:
        return hash(("Wear", tuple(self.items)))


@mypyc_attr(acyclic=True)
class MoveAction(Action):
    """A move action: movement points as many as the Speed."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["MoveAction"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MoveAction)

    def __hash__(self) -> int:
        return hash("MoveAction")


@mypyc_attr(acyclic=True)
class Go(Action):
    """Walk there by the cheapest way, for so much fatigue beside the movement points."""

    __slots__ = ("fatigue", "to")

    def __init__(self, to: int, fatigue: int) -> None:
        self.to = to
        self.fatigue = fatigue

    def fields(self) -> tuple[str, ...]:
        return ("to", "fatigue")

    def to_wire(self) -> list[Any]:
        return ["Go", self.to, self.fatigue]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Go) and self.to == other.to and self.fatigue == other.fatigue

    def __hash__(self) -> int:
        return hash(("Go", self.to, self.fatigue))


@mypyc_attr(acyclic=True)
class March(Action):
    """A large monster walks, shrunken to one space, and is set down."""

    __slots__ = ("base", "to")

    def __init__(self, to: int, base: list[int]) -> None:
        self.to = to
        self.base = base

    def fields(self) -> tuple[str, ...]:
        return ("to", "base")

    def to_wire(self) -> list[Any]:
        return ["March", self.to, self.base.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, March) and self.to == other.to and self.base == other.base

    def __hash__(self) -> int:
        return hash(("March", self.to, tuple(self.base)))


@mypyc_attr(acyclic=True)
class Strike(Action):
    """Attack with this weapon or card, at a space of this figure."""

    __slots__ = ("card", "figure", "space")

    def __init__(self, card: str, figure: int, space: int) -> None:
        self.card = card
        self.figure = figure
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("card", "figure", "space")

    def to_wire(self) -> list[Any]:
        return ["Strike", self.card, self.figure, self.space]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Strike)
            and self.card == other.card
            and self.figure == other.figure
            and self.space == other.space
        )

    def __hash__(self) -> int:
        return hash(("Strike", self.card, self.figure, self.space))


@mypyc_attr(acyclic=True)
class UseCard(Action):
    """Use a skill, feat, item, ability or overlord card; on whom or where, if that is part of it."""

    __slots__ = ("card", "figure", "space")

    def __init__(self, card: str, figure: int, space: int) -> None:
        self.card = card
        self.figure = figure
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("card", "figure", "space")

    def to_wire(self) -> list[Any]:
        return ["UseCard", self.card, self.figure, self.space]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, UseCard)
            and self.card == other.card
            and self.figure == other.figure
            and self.space == other.space
        )

    def __hash__(self) -> int:
        return hash(("UseCard", self.card, self.figure, self.space))


@mypyc_attr(acyclic=True)
class Rest(Action):
    """Rest."""

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
class StandUp(Action):
    """Stand up."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["StandUp"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StandUp)

    def __hash__(self) -> int:
        return hash("StandUp")


@mypyc_attr(acyclic=True)
class Revive(Action):
    """Revive a hero beside one."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["Revive", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Revive) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("Revive", self.figure))


@mypyc_attr(acyclic=True)
class Search(Action):
    """Search a token."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[str, ...]:
        return ("token",)

    def to_wire(self) -> list[Any]:
        return ["Search", self.token]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Search) and self.token == other.token

    def __hash__(self) -> int:
        return hash(("Search", self.token))


@mypyc_attr(acyclic=True)
class Operate(Action):
    """Open or close a door or portcullis, or remove vegetation."""

    __slots__ = ("edge",)

    def __init__(self, edge: int) -> None:
        self.edge = edge

    def fields(self) -> tuple[str, ...]:
        return ("edge",)

    def to_wire(self) -> list[Any]:
        return ["Operate", self.edge]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Operate) and self.edge == other.edge

    def __hash__(self) -> int:
        return hash(("Operate", self.edge))


@mypyc_attr(acyclic=True)
class TakeUp(Action):
    """Pick up an objective token."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[str, ...]:
        return ("token",)

    def to_wire(self) -> list[Any]:
        return ["TakeUp", self.token]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeUp) and self.token == other.token

    def __hash__(self) -> int:
        return hash(("TakeUp", self.token))


@mypyc_attr(acyclic=True)
class PutDown(Action):
    """Drop a carried token there."""

    __slots__ = ("space", "token")

    def __init__(self, token: int, space: int) -> None:
        self.token = token
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("token", "space")

    def to_wire(self) -> list[Any]:
        return ["PutDown", self.token, self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PutDown) and self.token == other.token and self.space == other.space

    def __hash__(self) -> int:
        return hash(("PutDown", self.token, self.space))


@mypyc_attr(acyclic=True)
class Interact(Action):
    """A special action of the quest, at a token, a door or a figure."""

    __slots__ = ("edge", "figure", "token", "what")

    def __init__(self, what: str, token: int, figure: int, edge: int) -> None:
        self.what = what
        self.token = token
        self.figure = figure
        self.edge = edge

    def fields(self) -> tuple[str, ...]:
        return ("what", "token", "figure", "edge")

    def to_wire(self) -> list[Any]:
        return ["Interact", self.what, self.token, self.figure, self.edge]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Interact)
            and self.what == other.what
            and self.token == other.token
            and self.figure == other.figure
            and self.edge == other.edge
        )

    def __hash__(self) -> int:
        return hash(("Interact", self.what, self.token, self.figure, self.edge))


@mypyc_attr(acyclic=True)
class ClimbOut(Action):
    """Climb out of a pit."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["ClimbOut", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClimbOut) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("ClimbOut", self.space))


@mypyc_attr(acyclic=True)
class ShakeOff(Action):
    """The action that removes Stunned."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ShakeOff"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShakeOff)

    def __hash__(self) -> int:
        return hash("ShakeOff")


@mypyc_attr(acyclic=True)
class LeaveMap(Action):
    """Leave the map by an exit."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["LeaveMap"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LeaveMap)

    def __hash__(self) -> int:
        return hash("LeaveMap")


@mypyc_attr(acyclic=True)
class Passage(Action):
    """Use a secret room's entrance."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Passage"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Passage)

    def __hash__(self) -> int:
        return hash("Passage")


@mypyc_attr(acyclic=True)
class Give(Action):
    """Give a card to a hero beside one, or ask for one of theirs."""

    __slots__ = ("card", "giver", "taker")

    def __init__(self, card: str, giver: int, taker: int) -> None:
        self.card = card
        self.giver = giver
        self.taker = taker

    def fields(self) -> tuple[str, ...]:
        return ("card", "giver", "taker")

    def to_wire(self) -> list[Any]:
        return ["Give", self.card, self.giver, self.taker]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Give)
            and self.card == other.card
            and self.giver == other.giver
            and self.taker == other.taker
        )

    def __hash__(self) -> int:
        return hash(("Give", self.card, self.giver, self.taker))


@mypyc_attr(acyclic=True)
class Agree(Action):
    """Agree."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Agree"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agree)

    def __hash__(self) -> int:
        return hash("Agree")


@mypyc_attr(acyclic=True)
class SpendFortune(Action):
    """Fortune for fatigue, a die or an action."""

    __slots__ = ("die", "what")

    def __init__(self, what: str, die: int) -> None:
        self.what = what
        self.die = die

    def fields(self) -> tuple[str, ...]:
        return ("what", "die")

    def to_wire(self) -> list[Any]:
        return ["SpendFortune", self.what, self.die]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpendFortune) and self.what == other.what and self.die == other.die

    def __hash__(self) -> int:
        return hash(("SpendFortune", self.what, self.die))


@mypyc_attr(acyclic=True)
class Spring(Action):
    """Play a trap when the walker enters this space."""

    __slots__ = ("card", "space")

    def __init__(self, card: str, space: int) -> None:
        self.card = card
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("card", "space")

    def to_wire(self) -> list[Any]:
        return ["Spring", self.card, self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spring) and self.card == other.card and self.space == other.space

    def __hash__(self) -> int:
        return hash(("Spring", self.card, self.space))


@mypyc_attr(acyclic=True)
class Buy(Action):
    """Spend a surge on this."""

    __slots__ = ("surge",)

    def __init__(self, surge: str) -> None:
        self.surge = surge

    def fields(self) -> tuple[str, ...]:
        return ("surge",)

    def to_wire(self) -> list[Any]:
        return ["Buy", self.surge]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Buy) and self.surge == other.surge

    def __hash__(self) -> int:
        return hash(("Buy", self.surge))


@mypyc_attr(acyclic=True)
class EaseFatigue(Action):
    """Spend a surge to recover fatigue."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EaseFatigue"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EaseFatigue)

    def __hash__(self) -> int:
        return hash("EaseFatigue")


@mypyc_attr(acyclic=True)
class Reroll(Action):
    """Reroll this die by this card; of whose pool, if it is not an attack's (-1)."""

    __slots__ = ("card", "die", "figure")

    def __init__(self, card: str, figure: int, die: int) -> None:
        self.card = card
        self.figure = figure
        self.die = die

    def fields(self) -> tuple[str, ...]:
        return ("card", "figure", "die")

    def to_wire(self) -> list[Any]:
        return ["Reroll", self.card, self.figure, self.die]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reroll)
            and self.card == other.card
            and self.figure == other.figure
            and self.die == other.die
        )

    def __hash__(self) -> int:
        return hash(("Reroll", self.card, self.figure, self.die))


@mypyc_attr(acyclic=True)
class DrawOne(Action):
    """Draw an overlord card."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["DrawOne"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DrawOne)

    def __hash__(self) -> int:
        return hash("DrawOne")


@mypyc_attr(acyclic=True)
class TakeThreat(Action):
    """Take a threat token."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["TakeThreat"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeThreat)

    def __hash__(self) -> int:
        return hash("TakeThreat")


@mypyc_attr(acyclic=True)
class BuyItem(Action):
    """Buy an item for a hero."""

    __slots__ = ("hero", "item")

    def __init__(self, item: str, hero: int) -> None:
        self.item = item
        self.hero = hero

    def fields(self) -> tuple[str, ...]:
        return ("item", "hero")

    def to_wire(self) -> list[Any]:
        return ["BuyItem", self.item, self.hero]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BuyItem) and self.item == other.item and self.hero == other.hero

    def __hash__(self) -> int:
        return hash(("BuyItem", self.item, self.hero))


@mypyc_attr(acyclic=True)
class SellItem(Action):
    """Sell an item of a hero."""

    __slots__ = ("hero", "item")

    def __init__(self, item: str, hero: int) -> None:
        self.item = item
        self.hero = hero

    def fields(self) -> tuple[str, ...]:
        return ("item", "hero")

    def to_wire(self) -> list[Any]:
        return ["SellItem", self.item, self.hero]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SellItem) and self.item == other.item and self.hero == other.hero

    def __hash__(self) -> int:
        return hash(("SellItem", self.item, self.hero))


@mypyc_attr(acyclic=True)
class PassItem(Action):
    """An item goes from one hero to another."""

    __slots__ = ("giver", "item", "taker")

    def __init__(self, item: str, giver: int, taker: int) -> None:
        self.item = item
        self.giver = giver
        self.taker = taker

    def fields(self) -> tuple[str, ...]:
        return ("item", "giver", "taker")

    def to_wire(self) -> list[Any]:
        return ["PassItem", self.item, self.giver, self.taker]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PassItem)
            and self.item == other.item
            and self.giver == other.giver
            and self.taker == other.taker
        )

    def __hash__(self) -> int:
        return hash(("PassItem", self.item, self.giver, self.taker))


@mypyc_attr(acyclic=True)
class RevealMore(Action):
    """Two fortune tokens for another Shop card."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["RevealMore"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RevealMore)

    def __hash__(self) -> int:
        return hash("RevealMore")


@mypyc_attr(acyclic=True)
class LearnSkill(Action):
    """Buy a skill."""

    __slots__ = ("skill",)

    def __init__(self, skill: str) -> None:
        self.skill = skill

    def fields(self) -> tuple[str, ...]:
        return ("skill",)

    def to_wire(self) -> list[Any]:
        return ["LearnSkill", self.skill]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LearnSkill) and self.skill == other.skill

    def __hash__(self) -> int:
        return hash(("LearnSkill", self.skill))


@mypyc_attr(acyclic=True)
class BuyCard(Action):
    """Buy an overlord card or Plot card."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["BuyCard", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BuyCard) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("BuyCard", self.card))


@mypyc_attr(acyclic=True)
class Convert(Action):
    """One experience becomes threat."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Convert"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Convert)

    def __hash__(self) -> int:
        return hash("Convert")


@mypyc_attr(acyclic=True)
class SetAside(Action):
    """Take a card out of the deck."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["SetAside", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetAside) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("SetAside", self.card))


@mypyc_attr(acyclic=True)
class Bear(Action):
    """A lieutenant carries a relic."""

    __slots__ = ("lieutenant", "relic")

    def __init__(self, relic: str, lieutenant: str) -> None:
        self.relic = relic
        self.lieutenant = lieutenant

    def fields(self) -> tuple[str, ...]:
        return ("relic", "lieutenant")

    def to_wire(self) -> list[Any]:
        return ["Bear", self.relic, self.lieutenant]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bear) and self.relic == other.relic and self.lieutenant == other.lieutenant

    def __hash__(self) -> int:
        return hash(("Bear", self.relic, self.lieutenant))


@mypyc_attr(acyclic=True)
class PlayRumour(Action):
    """Play a Rumour card."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["PlayRumour", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayRumour) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("PlayRumour", self.card))


@mypyc_attr(acyclic=True)
class HeroChosen(Event):
    """A player took a hero and a class."""

    __slots__ = ("hero", "job", "kind")

    def __init__(self, hero: int, kind: str, job: str) -> None:
        self.hero = hero
        self.kind = kind
        self.job = job

    def fields(self) -> tuple[str, ...]:
        return ("hero", "kind", "job")

    def to_wire(self) -> list[Any]:
        return ["HeroChosen", self.hero, self.kind, self.job]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, HeroChosen)
            and self.hero == other.hero
            and self.kind == other.kind
            and self.job == other.job
        )

    def __hash__(self) -> int:
        return hash(("HeroChosen", self.hero, self.kind, self.job))


@mypyc_attr(acyclic=True)
class QuestBegun(Event):
    """A quest begins."""

    __slots__ = ("quest",)

    def __init__(self, quest: str) -> None:
        self.quest = quest

    def fields(self) -> tuple[str, ...]:
        return ("quest",)

    def to_wire(self) -> list[Any]:
        return ["QuestBegun", self.quest]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, QuestBegun) and self.quest == other.quest

    def __hash__(self) -> int:
        return hash(("QuestBegun", self.quest))


@mypyc_attr(acyclic=True)
class EncounterBegun(Event):
    """An encounter begins."""

    __slots__ = ("number", "quest")

    def __init__(self, quest: str, number: int) -> None:
        self.quest = quest
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("quest", "number")

    def to_wire(self) -> list[Any]:
        return ["EncounterBegun", self.quest, self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EncounterBegun) and self.quest == other.quest and self.number == other.number

    def __hash__(self) -> int:
        return hash(("EncounterBegun", self.quest, self.number))


@mypyc_attr(acyclic=True)
class GroupChosen(Event):
    """The overlord chose a kind for an open group."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("kind",)

    def to_wire(self) -> list[Any]:
        return ["GroupChosen", self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GroupChosen) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("GroupChosen", self.kind))


@mypyc_attr(acyclic=True)
class Placed(Event):
    """A figure was set down."""

    __slots__ = ("base", "figure")

    def __init__(self, figure: int, base: list[int]) -> None:
        self.figure = figure
        self.base = base

    def fields(self) -> tuple[str, ...]:
        return ("figure", "base")

    def to_wire(self) -> list[Any]:
        return ["Placed", self.figure, self.base.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Placed) and self.figure == other.figure and self.base == other.base

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class RoundBegun(Event):
    """A round begins."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("round",)

    def to_wire(self) -> list[Any]:
        return ["RoundBegun", self.round]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundBegun) and self.round == other.round

    def __hash__(self) -> int:
        return hash(("RoundBegun", self.round))


@mypyc_attr(acyclic=True)
class TurnBegun(Event):
    """A figure's turn or activation begins."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["TurnBegun", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnBegun) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("TurnBegun", self.figure))


@mypyc_attr(acyclic=True)
class OverlordBegun(Event):
    """The overlord's turn begins."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["OverlordBegun"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OverlordBegun)

    def __hash__(self) -> int:
        return hash("OverlordBegun")


@mypyc_attr(acyclic=True)
class Equipped(Event):
    """A hero changed what is worn."""

    __slots__ = ("hero", "items")

    def __init__(self, hero: int, items: list[str]) -> None:
        self.hero = hero
        self.items = items

    def fields(self) -> tuple[str, ...]:
        return ("hero", "items")

    def to_wire(self) -> list[Any]:
        return ["Equipped", self.hero, self.items.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Equipped) and self.hero == other.hero and self.items == other.items

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A figure walked a space further, or was set down after marching."""

    __slots__ = ("base", "fatigue", "figure")

    def __init__(self, figure: int, base: list[int], fatigue: int) -> None:
        self.figure = figure
        self.base = base
        self.fatigue = fatigue

    def fields(self) -> tuple[str, ...]:
        return ("figure", "base", "fatigue")

    def to_wire(self) -> list[Any]:
        return ["Moved", self.figure, self.base.copy(), self.fatigue]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Moved)
            and self.figure == other.figure
            and self.base == other.base
            and self.fatigue == other.fatigue
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Shifted(Event):
    """A figure was moved or placed by an effect."""

    __slots__ = ("base", "figure")

    def __init__(self, figure: int, base: list[int]) -> None:
        self.figure = figure
        self.base = base

    def fields(self) -> tuple[str, ...]:
        return ("figure", "base")

    def to_wire(self) -> list[Any]:
        return ["Shifted", self.figure, self.base.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shifted) and self.figure == other.figure and self.base == other.base

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class AttackDeclared(Event):
    """An attack."""

    __slots__ = ("attacker", "card", "target")

    def __init__(self, attacker: int, target: int, card: str) -> None:
        self.attacker = attacker
        self.target = target
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("attacker", "target", "card")

    def to_wire(self) -> list[Any]:
        return ["AttackDeclared", self.attacker, self.target, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AttackDeclared)
            and self.attacker == other.attacker
            and self.target == other.target
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("AttackDeclared", self.attacker, self.target, self.card))


@mypyc_attr(acyclic=True)
class AttackRolled(Event):
    """The attack dice."""

    __slots__ = ("attacker", "dice", "faces")

    def __init__(self, attacker: int, dice: list[str], faces: list[int]) -> None:
        self.attacker = attacker
        self.dice = dice
        self.faces = faces

    def fields(self) -> tuple[str, ...]:
        return ("attacker", "dice", "faces")

    def to_wire(self) -> list[Any]:
        return ["AttackRolled", self.attacker, self.dice.copy(), self.faces.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AttackRolled)
            and self.attacker == other.attacker
            and self.dice == other.dice
            and self.faces == other.faces
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class DefenceRolled(Event):
    """A figure's defence dice."""

    __slots__ = ("dice", "faces", "figure")

    def __init__(self, figure: int, dice: list[str], faces: list[int]) -> None:
        self.figure = figure
        self.dice = dice
        self.faces = faces

    def fields(self) -> tuple[str, ...]:
        return ("figure", "dice", "faces")

    def to_wire(self) -> list[Any]:
        return ["DefenceRolled", self.figure, self.dice.copy(), self.faces.copy()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DefenceRolled)
            and self.figure == other.figure
            and self.dice == other.dice
            and self.faces == other.faces
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class DieRerolled(Event):
    """A die was rolled again: before and after."""

    __slots__ = ("after", "before", "card", "colour", "die", "figure")

    def __init__(self, figure: int, die: int, colour: str, before: int, after: int, card: str) -> None:
        self.figure = figure
        self.die = die
        self.colour = colour
        self.before = before
        self.after = after
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "die", "colour", "before", "after", "card")

    def to_wire(self) -> list[Any]:
        return ["DieRerolled", self.figure, self.die, self.colour, self.before, self.after, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DieRerolled)
            and self.figure == other.figure
            and self.die == other.die
            and self.colour == other.colour
            and self.before == other.before
            and self.after == other.after
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("DieRerolled", self.figure, self.die, self.colour, self.before, self.after, self.card))


@mypyc_attr(acyclic=True)
class SurgeSpent(Event):
    """Surges bought something."""

    __slots__ = ("figure", "surge")

    def __init__(self, figure: int, surge: str) -> None:
        self.figure = figure
        self.surge = surge

    def fields(self) -> tuple[str, ...]:
        return ("figure", "surge")

    def to_wire(self) -> list[Any]:
        return ["SurgeSpent", self.figure, self.surge]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SurgeSpent) and self.figure == other.figure and self.surge == other.surge

    def __hash__(self) -> int:
        return hash(("SurgeSpent", self.figure, self.surge))


@mypyc_attr(acyclic=True)
class Missed(Event):
    """An attack missed: by an X, for want of range, for want of a surge."""

    __slots__ = ("attacker", "why")

    def __init__(self, attacker: int, why: str) -> None:
        self.attacker = attacker
        self.why = why

    def fields(self) -> tuple[str, ...]:
        return ("attacker", "why")

    def to_wire(self) -> list[Any]:
        return ["Missed", self.attacker, self.why]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Missed) and self.attacker == other.attacker and self.why == other.why

    def __hash__(self) -> int:
        return hash(("Missed", self.attacker, self.why))


@mypyc_attr(acyclic=True)
class Struck(Event):
    """An attack came through to a figure: hearts, shields, and the damage that is left."""

    __slots__ = ("attacker", "damage", "figure", "hearts", "shields")

    def __init__(self, attacker: int, figure: int, hearts: int, shields: int, damage: int) -> None:
        self.attacker = attacker
        self.figure = figure
        self.hearts = hearts
        self.shields = shields
        self.damage = damage

    def fields(self) -> tuple[str, ...]:
        return ("attacker", "figure", "hearts", "shields", "damage")

    def to_wire(self) -> list[Any]:
        return ["Struck", self.attacker, self.figure, self.hearts, self.shields, self.damage]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Struck)
            and self.attacker == other.attacker
            and self.figure == other.figure
            and self.hearts == other.hearts
            and self.shields == other.shields
            and self.damage == other.damage
        )

    def __hash__(self) -> int:
        return hash(("Struck", self.attacker, self.figure, self.hearts, self.shields, self.damage))


@mypyc_attr(acyclic=True)
class Hurt(Event):
    """A figure suffered damage."""

    __slots__ = ("card", "damage", "figure")

    def __init__(self, figure: int, damage: int, card: str) -> None:
        self.figure = figure
        self.damage = damage
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "damage", "card")

    def to_wire(self) -> list[Any]:
        return ["Hurt", self.figure, self.damage, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hurt)
            and self.figure == other.figure
            and self.damage == other.damage
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Hurt", self.figure, self.damage, self.card))


@mypyc_attr(acyclic=True)
class Tired(Event):
    """A hero suffered fatigue; `over` of it became damage."""

    __slots__ = ("card", "fatigue", "figure", "over")

    def __init__(self, figure: int, fatigue: int, over: int, card: str) -> None:
        self.figure = figure
        self.fatigue = fatigue
        self.over = over
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "fatigue", "over", "card")

    def to_wire(self) -> list[Any]:
        return ["Tired", self.figure, self.fatigue, self.over, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tired)
            and self.figure == other.figure
            and self.fatigue == other.fatigue
            and self.over == other.over
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Tired", self.figure, self.fatigue, self.over, self.card))


@mypyc_attr(acyclic=True)
class Healed(Event):
    """A figure recovered damage or fatigue."""

    __slots__ = ("card", "damage", "fatigue", "figure")

    def __init__(self, figure: int, damage: int, fatigue: int, card: str) -> None:
        self.figure = figure
        self.damage = damage
        self.fatigue = fatigue
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "damage", "fatigue", "card")

    def to_wire(self) -> list[Any]:
        return ["Healed", self.figure, self.damage, self.fatigue, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Healed)
            and self.figure == other.figure
            and self.damage == other.damage
            and self.fatigue == other.fatigue
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Healed", self.figure, self.damage, self.fatigue, self.card))


@mypyc_attr(acyclic=True)
class Fell(Event):
    """A monster, lieutenant or ally was defeated."""

    __slots__ = ("by", "figure")

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("figure", "by")

    def to_wire(self) -> list[Any]:
        return ["Fell", self.figure, self.by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fell) and self.figure == other.figure and self.by == other.by

    def __hash__(self) -> int:
        return hash(("Fell", self.figure, self.by))


@mypyc_attr(acyclic=True)
class KnockedOut(Event):
    """A hero was knocked out."""

    __slots__ = ("by", "figure")

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("figure", "by")

    def to_wire(self) -> list[Any]:
        return ["KnockedOut", self.figure, self.by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KnockedOut) and self.figure == other.figure and self.by == other.by

    def __hash__(self) -> int:
        return hash(("KnockedOut", self.figure, self.by))


@mypyc_attr(acyclic=True)
class TaintShown(Event):
    """A hero's Taint card is turned up."""

    __slots__ = ("card", "figure")

    def __init__(self, figure: int, card: str) -> None:
        self.figure = figure
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "card")

    def to_wire(self) -> list[Any]:
        return ["TaintShown", self.figure, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TaintShown) and self.figure == other.figure and self.card == other.card

    def __hash__(self) -> int:
        return hash(("TaintShown", self.figure, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class StoodUp(Event):
    """A hero stands again."""

    __slots__ = ("by", "figure")

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("figure", "by")

    def to_wire(self) -> list[Any]:
        return ["StoodUp", self.figure, self.by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StoodUp) and self.figure == other.figure and self.by == other.by

    def __hash__(self) -> int:
        return hash(("StoodUp", self.figure, self.by))


@mypyc_attr(acyclic=True)
class DiceRolled(Event):
    """Dice that are no attack: for recovering, for a card."""

    __slots__ = ("card", "dice", "faces", "figure")

    def __init__(self, figure: int, dice: list[str], faces: list[int], card: str) -> None:
        self.figure = figure
        self.dice = dice
        self.faces = faces
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "dice", "faces", "card")

    def to_wire(self) -> list[Any]:
        return ["DiceRolled", self.figure, self.dice.copy(), self.faces.copy(), self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DiceRolled)
            and self.figure == other.figure
            and self.dice == other.dice
            and self.faces == other.faces
            and self.card == other.card
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Tested(Event):
    """An attribute test and how it came out; without faces it failed unrolled."""

    __slots__ = ("attribute", "card", "faces", "figure", "passed", "value")

    def __init__(self, figure: int, attribute: str, value: int, faces: list[int], passed: bool, card: str) -> None:
        self.figure = figure
        self.attribute = attribute
        self.value = value
        self.faces = faces
        self.passed = passed
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "attribute", "value", "faces", "passed", "card")

    def to_wire(self) -> list[Any]:
        return ["Tested", self.figure, self.attribute, self.value, self.faces.copy(), self.passed, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tested)
            and self.figure == other.figure
            and self.attribute == other.attribute
            and self.value == other.value
            and self.faces == other.faces
            and self.passed == other.passed
            and self.card == other.card
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Afflicted(Event):
    """A figure has a condition now."""

    __slots__ = ("card", "condition", "figure")

    def __init__(self, figure: int, condition: str, card: str) -> None:
        self.figure = figure
        self.condition = condition
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "condition", "card")

    def to_wire(self) -> list[Any]:
        return ["Afflicted", self.figure, self.condition, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Afflicted)
            and self.figure == other.figure
            and self.condition == other.condition
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Afflicted", self.figure, self.condition, self.card))


@mypyc_attr(acyclic=True)
class Relieved(Event):
    """A figure lost a condition."""

    __slots__ = ("condition", "figure")

    def __init__(self, figure: int, condition: str) -> None:
        self.figure = figure
        self.condition = condition

    def fields(self) -> tuple[str, ...]:
        return ("figure", "condition")

    def to_wire(self) -> list[Any]:
        return ["Relieved", self.figure, self.condition]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Relieved) and self.figure == other.figure and self.condition == other.condition

    def __hash__(self) -> int:
        return hash(("Relieved", self.figure, self.condition))


@mypyc_attr(acyclic=True)
class Rested(Event):
    """A hero rests."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["Rested", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rested) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("Rested", self.figure))


@mypyc_attr(acyclic=True)
class Searched(Event):
    """A token was searched, and what was found."""

    __slots__ = ("card", "figure", "token")

    def __init__(self, figure: int, token: int, card: str) -> None:
        self.figure = figure
        self.token = token
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("figure", "token", "card")

    def to_wire(self) -> list[Any]:
        return ["Searched", self.figure, self.token, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Searched)
            and self.figure == other.figure
            and self.token == other.token
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Searched", self.figure, self.token, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class ItemFound(Event):
    """A hero got a card."""

    __slots__ = ("card", "hero")

    def __init__(self, hero: int, card: str) -> None:
        self.hero = hero
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("hero", "card")

    def to_wire(self) -> list[Any]:
        return ["ItemFound", self.hero, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemFound) and self.hero == other.hero and self.card == other.card

    def __hash__(self) -> int:
        return hash(("ItemFound", self.hero, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Opened(Event):
    """A door or portcullis was opened, or vegetation removed."""

    __slots__ = ("edge", "figure")

    def __init__(self, figure: int, edge: int) -> None:
        self.figure = figure
        self.edge = edge

    def fields(self) -> tuple[str, ...]:
        return ("figure", "edge")

    def to_wire(self) -> list[Any]:
        return ["Opened", self.figure, self.edge]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opened) and self.figure == other.figure and self.edge == other.edge

    def __hash__(self) -> int:
        return hash(("Opened", self.figure, self.edge))


@mypyc_attr(acyclic=True)
class Closed(Event):
    """A door or portcullis was closed."""

    __slots__ = ("edge", "figure")

    def __init__(self, figure: int, edge: int) -> None:
        self.figure = figure
        self.edge = edge

    def fields(self) -> tuple[str, ...]:
        return ("figure", "edge")

    def to_wire(self) -> list[Any]:
        return ["Closed", self.figure, self.edge]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Closed) and self.figure == other.figure and self.edge == other.edge

    def __hash__(self) -> int:
        return hash(("Closed", self.figure, self.edge))


@mypyc_attr(acyclic=True)
class TokenTaken(Event):
    """A figure picked a token up."""

    __slots__ = ("figure", "token")

    def __init__(self, figure: int, token: int) -> None:
        self.figure = figure
        self.token = token

    def fields(self) -> tuple[str, ...]:
        return ("figure", "token")

    def to_wire(self) -> list[Any]:
        return ["TokenTaken", self.figure, self.token]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TokenTaken) and self.figure == other.figure and self.token == other.token

    def __hash__(self) -> int:
        return hash(("TokenTaken", self.figure, self.token))


@mypyc_attr(acyclic=True)
class TokenDropped(Event):
    """A token lies there now."""

    __slots__ = ("figure", "space", "token")

    def __init__(self, figure: int, token: int, space: int) -> None:
        self.figure = figure
        self.token = token
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("figure", "token", "space")

    def to_wire(self) -> list[Any]:
        return ["TokenDropped", self.figure, self.token, self.space]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TokenDropped)
            and self.figure == other.figure
            and self.token == other.token
            and self.space == other.space
        )

    def __hash__(self) -> int:
        return hash(("TokenDropped", self.figure, self.token, self.space))


@mypyc_attr(acyclic=True)
class TokenTurned(Event):
    """A token that lay face down is turned over."""

    __slots__ = ("face", "figure", "token")

    def __init__(self, figure: int, token: int, face: str) -> None:
        self.figure = figure
        self.token = token
        self.face = face

    def fields(self) -> tuple[str, ...]:
        return ("figure", "token", "face")

    def to_wire(self) -> list[Any]:
        return ["TokenTurned", self.figure, self.token, self.face]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TokenTurned)
            and self.figure == other.figure
            and self.token == other.token
            and self.face == other.face
        )

    def __hash__(self) -> int:
        return hash(("TokenTurned", self.figure, self.token, self.face))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class LeftMap(Event):
    """A figure left the map."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["LeftMap", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LeftMap) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("LeftMap", self.figure))


@mypyc_attr(acyclic=True)
class CardUsed(Event):
    """A hero or monster used a skill, feat, item or ability."""

    __slots__ = ("card", "figure", "target")

    def __init__(self, figure: int, card: str, target: int) -> None:
        self.figure = figure
        self.card = card
        self.target = target

    def fields(self) -> tuple[str, ...]:
        return ("figure", "card", "target")

    def to_wire(self) -> list[Any]:
        return ["CardUsed", self.figure, self.card, self.target]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, CardUsed)
            and self.figure == other.figure
            and self.card == other.card
            and self.target == other.target
        )

    def __hash__(self) -> int:
        return hash(("CardUsed", self.figure, self.card, self.target))


@mypyc_attr(acyclic=True)
class CardPlayed(Event):
    """The overlord played a card."""

    __slots__ = ("card", "figure")

    def __init__(self, card: str, figure: int) -> None:
        self.card = card
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("card", "figure")

    def to_wire(self) -> list[Any]:
        return ["CardPlayed", self.card, self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardPlayed) and self.card == other.card and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("CardPlayed", self.card, self.figure))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class CardsDrawn(Event):
    """The overlord drew cards."""

    __slots__ = ("many",)

    def __init__(self, many: int) -> None:
        self.many = many

    def fields(self) -> tuple[str, ...]:
        return ("many",)

    def to_wire(self) -> list[Any]:
        return ["CardsDrawn", self.many]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardsDrawn) and self.many == other.many

    def __hash__(self) -> int:
        return hash(("CardsDrawn", self.many))


@mypyc_attr(acyclic=True)
class CardSeen(Event):
    """A card the overlord drew, for his eyes alone."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["CardSeen", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSeen) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("CardSeen", self.card))


@mypyc_attr(acyclic=True)
class CardShown(Event):
    """A card of the overlord's deck that everybody sees."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["CardShown", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardShown) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("CardShown", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class CardLost(Event):
    """The overlord discarded a card from his hand."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["CardLost", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardLost) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("CardLost", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class ThreatTaken(Event):
    """The overlord's threat changed."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("by",)

    def to_wire(self) -> list[Any]:
        return ["ThreatTaken", self.by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThreatTaken) and self.by == other.by

    def __hash__(self) -> int:
        return hash(("ThreatTaken", self.by))


@mypyc_attr(acyclic=True)
class FortuneGiven(Event):
    """A hero has a fortune token more."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def fields(self) -> tuple[str, ...]:
        return ("hero",)

    def to_wire(self) -> list[Any]:
        return ["FortuneGiven", self.hero]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FortuneGiven) and self.hero == other.hero

    def __hash__(self) -> int:
        return hash(("FortuneGiven", self.hero))


@mypyc_attr(acyclic=True)
class Exchanged(Event):
    """A card went from one hero to another."""

    __slots__ = ("card", "giver", "taker")

    def __init__(self, card: str, giver: int, taker: int) -> None:
        self.card = card
        self.giver = giver
        self.taker = taker

    def fields(self) -> tuple[str, ...]:
        return ("card", "giver", "taker")

    def to_wire(self) -> list[Any]:
        return ["Exchanged", self.card, self.giver, self.taker]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Exchanged)
            and self.card == other.card
            and self.giver == other.giver
            and self.taker == other.taker
        )

    def __hash__(self) -> int:
        return hash(("Exchanged", self.card, self.giver, self.taker))


@mypyc_attr(acyclic=True)
class Reinforced(Event):
    """A figure came back to its group."""

    __slots__ = ("base", "figure")

    def __init__(self, figure: int, base: list[int]) -> None:
        self.figure = figure
        self.base = base

    def fields(self) -> tuple[str, ...]:
        return ("figure", "base")

    def to_wire(self) -> list[Any]:
        return ["Reinforced", self.figure, self.base.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reinforced) and self.figure == other.figure and self.base == other.base

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Counted(Event):
    """A track of the quest moved."""

    __slots__ = ("counter", "value")

    def __init__(self, counter: str, value: int) -> None:
        self.counter = counter
        self.value = value

    def fields(self) -> tuple[str, ...]:
        return ("counter", "value")

    def to_wire(self) -> list[Any]:
        return ["Counted", self.counter, self.value]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counted) and self.counter == other.counter and self.value == other.value

    def __hash__(self) -> int:
        return hash(("Counted", self.counter, self.value))


@mypyc_attr(acyclic=True)
class QuestTold(Event):
    """The quest says something."""

    __slots__ = ("line", "quest")

    def __init__(self, quest: str, line: str) -> None:
        self.quest = quest
        self.line = line

    def fields(self) -> tuple[str, ...]:
        return ("quest", "line")

    def to_wire(self) -> list[Any]:
        return ["QuestTold", self.quest, self.line]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, QuestTold) and self.quest == other.quest and self.line == other.line

    def __hash__(self) -> int:
        return hash(("QuestTold", self.quest, self.line))


@mypyc_attr(acyclic=True)
class EncounterWon(Event):
    """A side won an encounter."""

    __slots__ = ("number", "quest", "winner")

    def __init__(self, quest: str, number: int, winner: str) -> None:
        self.quest = quest
        self.number = number
        self.winner = winner

    def fields(self) -> tuple[str, ...]:
        return ("quest", "number", "winner")

    def to_wire(self) -> list[Any]:
        return ["EncounterWon", self.quest, self.number, self.winner]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EncounterWon)
            and self.quest == other.quest
            and self.number == other.number
            and self.winner == other.winner
        )

    def __hash__(self) -> int:
        return hash(("EncounterWon", self.quest, self.number, self.winner))


@mypyc_attr(acyclic=True)
class QuestWon(Event):
    """A side won a quest."""

    __slots__ = ("quest", "winner")

    def __init__(self, quest: str, winner: str) -> None:
        self.quest = quest
        self.winner = winner

    def fields(self) -> tuple[str, ...]:
        return ("quest", "winner")

    def to_wire(self) -> list[Any]:
        return ["QuestWon", self.quest, self.winner]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, QuestWon) and self.quest == other.quest and self.winner == other.winner

    def __hash__(self) -> int:
        return hash(("QuestWon", self.quest, self.winner))


@mypyc_attr(acyclic=True)
class GoldGained(Event):
    """The party's gold changed."""

    __slots__ = ("gold", "why")

    def __init__(self, gold: int, why: str) -> None:
        self.gold = gold
        self.why = why

    def fields(self) -> tuple[str, ...]:
        return ("gold", "why")

    def to_wire(self) -> list[Any]:
        return ["GoldGained", self.gold, self.why]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GoldGained) and self.gold == other.gold and self.why == other.why

    def __hash__(self) -> int:
        return hash(("GoldGained", self.gold, self.why))


@mypyc_attr(acyclic=True)
class XpGained(Event):
    """Experience for everybody, and for the winner perhaps more."""

    __slots__ = ("side", "xp")

    def __init__(self, side: str, xp: int) -> None:
        self.side = side
        self.xp = xp

    def fields(self) -> tuple[str, ...]:
        return ("side", "xp")

    def to_wire(self) -> list[Any]:
        return ["XpGained", self.side, self.xp]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, XpGained) and self.side == other.side and self.xp == other.xp

    def __hash__(self) -> int:
        return hash(("XpGained", self.side, self.xp))


@mypyc_attr(acyclic=True)
class ItemBought(Event):
    """A hero bought an item."""

    __slots__ = ("gold", "hero", "item")

    def __init__(self, hero: int, item: str, gold: int) -> None:
        self.hero = hero
        self.item = item
        self.gold = gold

    def fields(self) -> tuple[str, ...]:
        return ("hero", "item", "gold")

    def to_wire(self) -> list[Any]:
        return ["ItemBought", self.hero, self.item, self.gold]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ItemBought)
            and self.hero == other.hero
            and self.item == other.item
            and self.gold == other.gold
        )

    def __hash__(self) -> int:
        return hash(("ItemBought", self.hero, self.item, self.gold))


@mypyc_attr(acyclic=True)
class ItemSold(Event):
    """A hero sold an item."""

    __slots__ = ("gold", "hero", "item")

    def __init__(self, hero: int, item: str, gold: int) -> None:
        self.hero = hero
        self.item = item
        self.gold = gold

    def fields(self) -> tuple[str, ...]:
        return ("hero", "item", "gold")

    def to_wire(self) -> list[Any]:
        return ["ItemSold", self.hero, self.item, self.gold]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ItemSold)
            and self.hero == other.hero
            and self.item == other.item
            and self.gold == other.gold
        )

    def __hash__(self) -> int:
        return hash(("ItemSold", self.hero, self.item, self.gold))


@mypyc_attr(acyclic=True)
class SkillLearned(Event):
    """A hero learned a skill."""

    __slots__ = ("hero", "skill")

    def __init__(self, hero: int, skill: str) -> None:
        self.hero = hero
        self.skill = skill

    def fields(self) -> tuple[str, ...]:
        return ("hero", "skill")

    def to_wire(self) -> list[Any]:
        return ["SkillLearned", self.hero, self.skill]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SkillLearned) and self.hero == other.hero and self.skill == other.skill

    def __hash__(self) -> int:
        return hash(("SkillLearned", self.hero, self.skill))


@mypyc_attr(acyclic=True)
class CardBought(Event):
    """The overlord bought a card."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["CardBought", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardBought) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("CardBought", self.card))


@mypyc_attr(acyclic=True)
class RelicWon(Event):
    """A side won a relic."""

    __slots__ = ("relic", "side")

    def __init__(self, side: str, relic: str) -> None:
        self.side = side
        self.relic = relic

    def fields(self) -> tuple[str, ...]:
        return ("side", "relic")

    def to_wire(self) -> list[Any]:
        return ["RelicWon", self.side, self.relic]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RelicWon) and self.side == other.side and self.relic == other.relic

    def __hash__(self) -> int:
        return hash(("RelicWon", self.side, self.relic))


@mypyc_attr(acyclic=True)
class QuestPicked(Event):
    """The next quest was chosen."""

    __slots__ = ("quest", "side")

    def __init__(self, quest: str, side: str) -> None:
        self.quest = quest
        self.side = side

    def fields(self) -> tuple[str, ...]:
        return ("quest", "side")

    def to_wire(self) -> list[Any]:
        return ["QuestPicked", self.quest, self.side]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, QuestPicked) and self.quest == other.quest and self.side == other.side

    def __hash__(self) -> int:
        return hash(("QuestPicked", self.quest, self.side))


@mypyc_attr(acyclic=True)
class Travelled(Event):
    """A Travel card was drawn for a symbol."""

    __slots__ = ("card", "symbol")

    def __init__(self, card: str, symbol: str) -> None:
        self.card = card
        self.symbol = symbol

    def fields(self) -> tuple[str, ...]:
        return ("card", "symbol")

    def to_wire(self) -> list[Any]:
        return ["Travelled", self.card, self.symbol]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Travelled) and self.card == other.card and self.symbol == other.symbol

    def __hash__(self) -> int:
        return hash(("Travelled", self.card, self.symbol))


@mypyc_attr(acyclic=True)
class ActBegun(Event):
    """A new act begins."""

    __slots__ = ("act",)

    def __init__(self, act: int) -> None:
        self.act = act

    def fields(self) -> tuple[str, ...]:
        return ("act",)

    def to_wire(self) -> list[Any]:
        return ["ActBegun", self.act]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ActBegun) and self.act == other.act

    def __hash__(self) -> int:
        return hash(("ActBegun", self.act))


@mypyc_attr(acyclic=True)
class RumourPlayed(Event):
    """The overlord played a Rumour card."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["RumourPlayed", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RumourPlayed) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("RumourPlayed", self.card))


@mypyc_attr(acyclic=True)
class Summoned(Event):
    """An agent was summoned."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def fields(self) -> tuple[str, ...]:
        return ("figure",)

    def to_wire(self) -> list[Any]:
        return ["Summoned", self.figure]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Summoned) and self.figure == other.figure

    def __hash__(self) -> int:
        return hash(("Summoned", self.figure))


# What has no fields and never changes is made once.
TAKE_PLOT: Final = TakePlot()
CHOOSE_STAND_ALONE: Final = ChooseStandAlone()
BEGIN_QUEST: Final = BeginQuest()
BEGIN_ENCOUNTER: Final = BeginEncounter()
NEW_ROUND: Final = NewRound()
HEROES_TURNS: Final = HeroesTurns()
END_FREE: Final = EndFree()
OVERLORD_TURN: Final = OverlordTurn()
OVERLORD_START: Final = OverlordStart()
ACTIVATE_GROUPS: Final = ActivateGroups()
OVERLORD_END: Final = OverlordEnd()
END_ROUND: Final = EndRound()
DECLARE_ATTACK: Final = DeclareAttack()
ROLL_ATTACK: Final = RollAttack()
SPEND_SURGES: Final = SpendSurges()
AFTER_ATTACK: Final = AfterAttack()
ROLL_TRIAL: Final = RollTrial()
END_TRIAL: Final = EndTrial()
CLOSE_TRIAL: Final = CloseTrial()
END_ENCOUNTER: Final = EndEncounter()
END_QUEST: Final = EndQuest()
SHOPPING: Final = Shopping()
OVERLORD_SPENDS: Final = OverlordSpends()
CHOOSE_QUEST: Final = ChooseQuest()
MOVE_ACTION: Final = MoveAction()
REST: Final = Rest()
STAND_UP: Final = StandUp()
SHAKE_OFF: Final = ShakeOff()
LEAVE_MAP: Final = LeaveMap()
PASSAGE: Final = Passage()
AGREE: Final = Agree()
EASE_FATIGUE: Final = EaseFatigue()
DRAW_ONE: Final = DrawOne()
TAKE_THREAT: Final = TakeThreat()
REVEAL_MORE: Final = RevealMore()
CONVERT: Final = Convert()
OVERLORD_BEGUN: Final = OverlordBegun()


def hero_from(wire: list[Any]) -> Hero:
    """Read a Hero."""
    as_length(wire, 21)
    return Hero(
        seat=as_int(wire[1]),
        kind=as_str(wire[2]),
        job=as_str(wire[3]),
        skills=[as_str(item) for item in as_list(wire[4])],
        items=[as_str(item) for item in as_list(wire[5])],
        worn=[as_str(item) for item in as_list(wire[6])],
        exhausted=[as_str(item) for item in as_list(wire[7])],
        found=[as_str(item) for item in as_list(wire[8])],
        flipped=[as_str(item) for item in as_list(wire[9])],
        xp=as_int(wire[10]),
        fatigue=as_int(wire[11]),
        feat=as_bool(wire[12]),
        knocked_out=as_bool(wire[13]),
        acted=as_bool(wire[14]),
        rested=as_bool(wire[15]),
        left=as_bool(wire[16]),
        fortune=as_int(wire[17]),
        threatened=as_bool(wire[18]),
        taint=as_str(wire[19]),
        taint_shown=as_bool(wire[20]),
        once=[as_str(item) for item in as_list(wire[21])],
    )


def figure_from(wire: list[Any]) -> Figure:
    """Read a Figure."""
    as_length(wire, 10)
    return Figure(
        kind=as_str(wire[1]),
        rank=as_str(wire[2]),
        group=as_int(wire[3]),
        owner=as_int(wire[4]),
        name=as_str(wire[5]),
        base=[as_int(item) for item in as_list(wire[6])],
        damage=as_int(wire[7]),
        bonus=as_int(wire[8]),
        conditions=[as_str(item) for item in as_list(wire[9])],
        activated=as_bool(wire[10]),
    )


def group_from(wire: list[Any]) -> Group:
    """Read a Group."""
    as_length(wire, 4)
    return Group(
        kind=as_str(wire[1]),
        figures=[as_int(item) for item in as_list(wire[2])],
        activated=as_bool(wire[3]),
        asleep=as_bool(wire[4]),
    )


def token_from(wire: list[Any]) -> Token:
    """Read a Token."""
    as_length(wire, 6)
    return Token(
        kind=as_str(wire[1]),
        at=as_int(wire[2]),
        bearer=as_int(wire[3]),
        face=as_str(wire[4]),
        truth=as_str(wire[5]),
        gone=as_bool(wire[6]),
    )


def lasting_from(wire: list[Any]) -> Lasting:
    """Read a Lasting."""
    as_length(wire, 5)
    return Lasting(
        what=as_str(wire[1]),
        figure=as_int(wire[2]),
        amount=as_int(wire[3]),
        until=as_str(wire[4]),
        card=as_str(wire[5]),
    )


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 14)
    return Turn(
        figure=as_int(wire[1]),
        actions=as_int(wire[2]),
        points=as_int(wire[3]),
        extra=[as_str(item) for item in as_list(wire[4])],
        moves=as_int(wire[5]),
        attacks=as_int(wire[6]),
        steps=as_int(wire[7]),
        shrunken=as_int(wire[8]),
        walking=as_bool(wire[9]),
        done=[as_str(item) for item in as_list(wire[10])],
        given=[as_str(item) for item in as_list(wire[11])],
        speed=as_int(wire[12]),
        floor=as_int(wire[13]),
        free=as_bool(wire[14]),
    )


def guarding_from(wire: list[Any]) -> Guarding:
    """Read a Guarding."""
    as_length(wire, 6)
    return Guarding(
        figure=as_int(wire[1]),
        dice=[as_str(item) for item in as_list(wire[2])],
        faces=[as_int(item) for item in as_list(wire[3])],
        shields=as_int(wire[4]),
        replaced=as_int(wire[5]),
        dealt=as_int(wire[6]),
    )


def attack_from(wire: list[Any]) -> Attack:
    """Read an Attack."""
    as_length(wire, 26)
    return Attack(
        attacker=as_int(wire[1]),
        by=as_int(wire[2]),
        card=as_str(wire[3]),
        weapon=as_str(wire[4]),
        ranged=as_bool(wire[5]),
        origin=as_int(wire[6]),
        aim=as_int(wire[7]),
        guards=[guarding_from(as_list(item)) for item in as_list(wire[8])],
        dice=[as_str(item) for item in as_list(wire[9])],
        faces=[as_int(item) for item in as_list(wire[10])],
        hearts=as_int(wire[11]),
        range=as_int(wire[12]),
        pierce=as_int(wire[13]),
        extra_surges=as_int(wire[14]),
        spent_surges=as_int(wire[15]),
        surges=[as_str(item) for item in as_list(wire[16])],
        spent=[as_str(item) for item in as_list(wire[17])],
        needs=as_int(wire[18]),
        blast=as_bool(wire[19]),
        no_range=as_bool(wire[20]),
        least=as_int(wire[21]),
        fatigue_surge=as_bool(wire[22]),
        used=[as_str(item) for item in as_list(wire[23])],
        on_hit=[as_str(item) for item in as_list(wire[24])],
        after=[as_str(item) for item in as_list(wire[25])],
        stage=as_str(wire[26]),
    )


def trial_from(wire: list[Any]) -> Trial:
    """Read a Trial."""
    as_length(wire, 13)
    return Trial(
        figure=as_int(wire[1]),
        attribute=as_str(wire[2]),
        value=as_int(wire[3]),
        dice=[as_str(item) for item in as_list(wire[4])],
        faces=[as_int(item) for item in as_list(wire[5])],
        card=as_str(wire[6]),
        user=as_int(wire[7]),
        target=as_int(wire[8]),
        other=as_int(wire[9]),
        passes=[as_str(item) for item in as_list(wire[10])],
        fails=[as_str(item) for item in as_list(wire[11])],
        asked=as_bool(wire[12]),
        laughed=as_bool(wire[13]),
    )


def encounter_from(wire: list[Any]) -> Encounter:
    """Read an Encounter."""
    as_length(wire, 15)
    return Encounter(
        quest=as_str(wire[1]),
        number=as_int(wire[2]),
        edges=as_str(wire[3]),
        round=as_int(wire[4]),
        overlords=as_bool(wire[5]),
        tokens=[token_from(as_list(item)) for item in as_list(wire[6])],
        groups=[group_from(as_list(item)) for item in as_list(wire[7])],
        counters={key: as_int(item) for key, item in as_dict(wire[8]).items()},
        notes=[as_str(item) for item in as_list(wire[9])],
        lasting=[lasting_from(as_list(item)) for item in as_list(wire[10])],
        turns=[turn_from(as_list(item)) for item in as_list(wire[11])],
        attacks=[attack_from(as_list(item)) for item in as_list(wire[12])],
        room=as_str(wire[13]),
        winner=as_str(wire[14]),
        floor=as_int(wire[15]),
    )


def overlord_from(wire: list[Any]) -> Overlord:
    """Read an Overlord."""
    as_length(wire, 15)
    return Overlord(
        owned=[as_str(item) for item in as_list(wire[1])],
        deck=[as_str(item) for item in as_list(wire[2])],
        hand=[as_str(item) for item in as_list(wire[3])],
        discard=[as_str(item) for item in as_list(wire[4])],
        exhausted=[as_str(item) for item in as_list(wire[5])],
        xp=as_int(wire[6]),
        threat=as_int(wire[7]),
        relics=[as_str(item) for item in as_list(wire[8])],
        bearers={key: as_str(item) for key, item in as_dict(wire[9]).items()},
        plot=as_str(wire[10]),
        plots=[as_str(item) for item in as_list(wire[11])],
        rumours=[as_str(item) for item in as_list(wire[12])],
        rumours_played=[as_str(item) for item in as_list(wire[13])],
        influence=as_str(wire[14]),
        once=[as_str(item) for item in as_list(wire[15])],
    )


def past_quest_from(wire: list[Any]) -> PastQuest:
    """Read a PastQuest."""
    as_length(wire, 4)
    return PastQuest(quest=as_str(wire[1]), winner=as_str(wire[2]), act=as_int(wire[3]), counts=as_bool(wire[4]))


def campaign_from(wire: list[Any]) -> Campaign:
    """Read a Campaign."""
    as_length(wire, 9)
    return Campaign(
        act=as_int(wire[1]),
        played=[past_quest_from(as_list(item)) for item in as_list(wire[2])],
        gold=as_int(wire[3]),
        shop=[as_str(item) for item in as_list(wire[4])],
        later_shop=[as_str(item) for item in as_list(wire[5])],
        offered=[as_str(item) for item in as_list(wire[6])],
        rumours=[as_str(item) for item in as_list(wire[7])],
        rumour_played=as_bool(wire[8]),
        stage=as_str(wire[9]),
    )


def journey_from(wire: list[Any]) -> Journey:
    """Read a Journey."""
    as_length(wire, 18)
    return Journey(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        seats=as_int(wire[4]),
        profile={key: as_str(item) for key, item in as_dict(wire[5]).items()},
        heroes=[hero_from(as_list(item)) for item in as_list(wire[6])],
        figures=[figure_from(as_list(item)) for item in as_list(wire[7])],
        overlord=overlord_from(as_list(wire[8])),
        search=[as_str(item) for item in as_list(wire[9])],
        search_discard=[as_str(item) for item in as_list(wire[10])],
        travel=[as_str(item) for item in as_list(wire[11])],
        tainted=[as_str(item) for item in as_list(wire[12])],
        rumour_deck=[as_str(item) for item in as_list(wire[13])],
        quest=as_str(wire[14]),
        carried={key: as_int(item) for key, item in as_dict(wire[15]).items()},
        trials=[trial_from(as_list(item)) for item in as_list(wire[16])],
        encounter=None if wire[17] is None else encounter_from(as_list(wire[17])),
        campaign=None if wire[18] is None else campaign_from(as_list(wire[18])),
    )


def take_hero_from(wire: list[Any]) -> TakeHero:
    """Read a TakeHero."""
    as_length(wire, 1)
    return TakeHero(hero=as_int(wire[1]))


def take_plot_from(wire: list[Any]) -> TakePlot:
    """Read a TakePlot."""
    as_length(wire, 0)
    return TAKE_PLOT


def choose_stand_alone_from(wire: list[Any]) -> ChooseStandAlone:
    """Read a ChooseStandAlone."""
    as_length(wire, 0)
    return CHOOSE_STAND_ALONE


def begin_quest_from(wire: list[Any]) -> BeginQuest:
    """Read a BeginQuest."""
    as_length(wire, 0)
    return BEGIN_QUEST


def set_up_encounter_from(wire: list[Any]) -> SetUpEncounter:
    """Read a SetUpEncounter."""
    as_length(wire, 1)
    return SetUpEncounter(number=as_int(wire[1]))


def free_stand_ups_from(wire: list[Any]) -> FreeStandUps:
    """Read a FreeStandUps."""
    as_length(wire, 1)
    return FreeStandUps(left=[as_int(item) for item in as_list(wire[1])])


def choose_group_from(wire: list[Any]) -> ChooseGroup:
    """Read a ChooseGroup."""
    as_length(wire, 1)
    return ChooseGroup(place=as_int(wire[1]))


def place_monsters_from(wire: list[Any]) -> PlaceMonsters:
    """Read a PlaceMonsters."""
    as_length(wire, 1)
    return PlaceMonsters(left=[as_int(item) for item in as_list(wire[1])])


def place_heroes_from(wire: list[Any]) -> PlaceHeroes:
    """Read a PlaceHeroes."""
    as_length(wire, 1)
    return PlaceHeroes(left=[as_int(item) for item in as_list(wire[1])])


def begin_encounter_from(wire: list[Any]) -> BeginEncounter:
    """Read a BeginEncounter."""
    as_length(wire, 0)
    return BEGIN_ENCOUNTER


def new_round_from(wire: list[Any]) -> NewRound:
    """Read a NewRound."""
    as_length(wire, 0)
    return NEW_ROUND


def heroes_turns_from(wire: list[Any]) -> HeroesTurns:
    """Read a HeroesTurns."""
    as_length(wire, 0)
    return HEROES_TURNS


def start_turn_from(wire: list[Any]) -> StartTurn:
    """Read a StartTurn."""
    as_length(wire, 1)
    return StartTurn(figure=as_int(wire[1]))


def turn_start_effects_from(wire: list[Any]) -> TurnStartEffects:
    """Read a TurnStartEffects."""
    as_length(wire, 3)
    return TurnStartEffects(
        figure=as_int(wire[1]),
        left=[as_str(item) for item in as_list(wire[2])],
        played=[as_str(item) for item in as_list(wire[3])],
    )


def equip_step_from(wire: list[Any]) -> EquipStep:
    """Read an EquipStep."""
    as_length(wire, 1)
    return EquipStep(figure=as_int(wire[1]))


def take_turn_from(wire: list[Any]) -> TakeTurn:
    """Read a TakeTurn."""
    as_length(wire, 1)
    return TakeTurn(figure=as_int(wire[1]))


def end_turn_from(wire: list[Any]) -> EndTurn:
    """Read an EndTurn."""
    as_length(wire, 1)
    return EndTurn(figure=as_int(wire[1]))


def walk_from(wire: list[Any]) -> Walk:
    """Read a Walk."""
    as_length(wire, 5)
    return Walk(
        figure=as_int(wire[1]),
        path=[as_int(item) for item in as_list(wire[2])],
        costs=[as_int(item) for item in as_list(wire[3])],
        base=[as_int(item) for item in as_list(wire[4])],
        springs=[as_str(item) for item in as_list(wire[5])],
    )


def enter_from(wire: list[Any]) -> Enter:
    """Read an Enter."""
    as_length(wire, 3)
    return Enter(figure=as_int(wire[1]), space=as_int(wire[2]), trapped=as_bool(wire[3]))


def end_free_from(wire: list[Any]) -> EndFree:
    """Read an EndFree."""
    as_length(wire, 0)
    return END_FREE


def settle_move_from(wire: list[Any]) -> SettleMove:
    """Read a SettleMove."""
    as_length(wire, 1)
    return SettleMove(figure=as_int(wire[1]))


def free_move_from(wire: list[Any]) -> FreeMove:
    """Read a FreeMove."""
    as_length(wire, 6)
    return FreeMove(
        figure=as_int(wire[1]),
        points=as_int(wire[2]),
        mover=as_int(wire[3]),
        spaces=as_bool(wire[4]),
        action=as_bool(wire[5]),
        card=as_str(wire[6]),
    )


def free_attack_from(wire: list[Any]) -> FreeAttack:
    """Read a FreeAttack."""
    as_length(wire, 4)
    return FreeAttack(figure=as_int(wire[1]), act=as_str(wire[2]), target=as_int(wire[3]), user=as_int(wire[4]))


def overlord_turn_from(wire: list[Any]) -> OverlordTurn:
    """Read an OverlordTurn."""
    as_length(wire, 0)
    return OVERLORD_TURN


def overlord_start_from(wire: list[Any]) -> OverlordStart:
    """Read an OverlordStart."""
    as_length(wire, 0)
    return OVERLORD_START


def activate_groups_from(wire: list[Any]) -> ActivateGroups:
    """Read an ActivateGroups."""
    as_length(wire, 0)
    return ACTIVATE_GROUPS


def activate_monsters_from(wire: list[Any]) -> ActivateMonsters:
    """Read an ActivateMonsters."""
    as_length(wire, 1)
    return ActivateMonsters(group=as_int(wire[1]))


def start_activation_from(wire: list[Any]) -> StartActivation:
    """Read a StartActivation."""
    as_length(wire, 1)
    return StartActivation(figure=as_int(wire[1]))


def overlord_end_from(wire: list[Any]) -> OverlordEnd:
    """Read an OverlordEnd."""
    as_length(wire, 0)
    return OVERLORD_END


def end_round_from(wire: list[Any]) -> EndRound:
    """Read an EndRound."""
    as_length(wire, 0)
    return END_ROUND


def declare_attack_from(wire: list[Any]) -> DeclareAttack:
    """Read a DeclareAttack."""
    as_length(wire, 0)
    return DECLARE_ATTACK


def roll_attack_from(wire: list[Any]) -> RollAttack:
    """Read a RollAttack."""
    as_length(wire, 0)
    return ROLL_ATTACK


def rerolls_from(wire: list[Any]) -> Rerolls:
    """Read a Rerolls."""
    as_length(wire, 2)
    return Rerolls(side=as_str(wire[1]), passed=as_int(wire[2]))


def spend_surges_from(wire: list[Any]) -> SpendSurges:
    """Read a SpendSurges."""
    as_length(wire, 0)
    return SPEND_SURGES


def resolve_attack_from(wire: list[Any]) -> ResolveAttack:
    """Read a ResolveAttack."""
    as_length(wire, 1)
    return ResolveAttack(left=[as_int(item) for item in as_list(wire[1])])


def after_attack_from(wire: list[Any]) -> AfterAttack:
    """Read an AfterAttack."""
    as_length(wire, 0)
    return AFTER_ATTACK


def suffer_from(wire: list[Any]) -> Suffer:
    """Read a Suffer."""
    as_length(wire, 5)
    return Suffer(
        figure=as_int(wire[1]),
        damage=as_int(wire[2]),
        fatigue=as_int(wire[3]),
        by=as_int(wire[4]),
        card=as_str(wire[5]),
    )


def defeat_from(wire: list[Any]) -> Defeat:
    """Read a Defeat."""
    as_length(wire, 3)
    return Defeat(figure=as_int(wire[1]), by=as_int(wire[2]), asked=as_bool(wire[3]))


def after_fall_from(wire: list[Any]) -> AfterFall:
    """Read an AfterFall."""
    as_length(wire, 3)
    return AfterFall(figure=as_int(wire[1]), by=as_int(wire[2]), ended=as_bool(wire[3]))


def overlords_due_from(wire: list[Any]) -> OverlordsDue:
    """Read an OverlordsDue."""
    as_length(wire, 1)
    return OverlordsDue(hero=as_int(wire[1]))


def roll_trial_from(wire: list[Any]) -> RollTrial:
    """Read a RollTrial."""
    as_length(wire, 0)
    return ROLL_TRIAL


def trial_rerolls_from(wire: list[Any]) -> TrialRerolls:
    """Read a TrialRerolls."""
    as_length(wire, 2)
    return TrialRerolls(side=as_str(wire[1]), passed=as_int(wire[2]))


def end_trial_from(wire: list[Any]) -> EndTrial:
    """Read an EndTrial."""
    as_length(wire, 0)
    return END_TRIAL


def close_trial_from(wire: list[Any]) -> CloseTrial:
    """Read a CloseTrial."""
    as_length(wire, 0)
    return CLOSE_TRIAL


def test_each_from(wire: list[Any]) -> TestEach:
    """Read a TestEach."""
    as_length(wire, 9)
    return TestEach(
        left=[as_int(item) for item in as_list(wire[1])],
        act=as_str(wire[2]),
        attribute=as_str(wire[3]),
        user=as_int(wire[4]),
        target=as_int(wire[5]),
        other=as_int(wire[6]),
        card=as_str(wire[7]),
        passed=as_int(wire[8]),
        failed=as_int(wire[9]),
    )


def do_acts_from(wire: list[Any]) -> DoActs:
    """Read a DoActs."""
    as_length(wire, 11)
    return DoActs(
        user=as_int(wire[1]),
        target=as_int(wire[2]),
        other=as_int(wire[3]),
        tester=as_int(wire[4]),
        acts=[as_str(item) for item in as_list(wire[5])],
        hearts=as_int(wire[6]),
        surges=as_int(wire[7]),
        paid=as_int(wire[8]),
        card=as_str(wire[9]),
        space=as_int(wire[10]),
        among=[as_int(item) for item in as_list(wire[11])],
    )


def charmed_from(wire: list[Any]) -> Charmed:
    """Read a Charmed."""
    as_length(wire, 1)
    return Charmed(figure=as_int(wire[1]))


def stand_in_from(wire: list[Any]) -> StandIn:
    """Read a StandIn."""
    as_length(wire, 3)
    return StandIn(figure=as_int(wire[1]), user=as_int(wire[2]), what=as_str(wire[3]))


def draw_search_from(wire: list[Any]) -> DrawSearch:
    """Read a DrawSearch."""
    as_length(wire, 2)
    return DrawSearch(figure=as_int(wire[1]), many=as_int(wire[2]))


def window_from(wire: list[Any]) -> Window:
    """Read a Window."""
    as_length(wire, 5)
    return Window(
        moment=as_str(wire[1]),
        figure=as_int(wire[2]),
        other=as_int(wire[3]),
        space=as_int(wire[4]),
        played=[as_str(item) for item in as_list(wire[5])],
    )


def quest_trigger_from(wire: list[Any]) -> QuestTrigger:
    """Read a QuestTrigger."""
    as_length(wire, 4)
    return QuestTrigger(moment=as_str(wire[1]), figure=as_int(wire[2]), token=as_int(wire[3]), space=as_int(wire[4]))


def do_deeds_from(wire: list[Any]) -> DoDeeds:
    """Read a DoDeeds."""
    as_length(wire, 4)
    return DoDeeds(
        deeds=[as_str(item) for item in as_list(wire[1])],
        figure=as_int(wire[2]),
        token=as_int(wire[3]),
        space=as_int(wire[4]),
    )


def reinforce_from(wire: list[Any]) -> Reinforce:
    """Read a Reinforce."""
    as_length(wire, 4)
    return Reinforce(
        groups=[as_int(item) for item in as_list(wire[1])],
        many=as_int(wire[2]),
        area=as_str(wire[3]),
        forced=as_bool(wire[4]),
    )


def place_figure_from(wire: list[Any]) -> PlaceFigure:
    """Read a PlaceFigure."""
    as_length(wire, 4)
    return PlaceFigure(
        figure=as_int(wire[1]),
        spaces=[as_int(item) for item in as_list(wire[2])],
        seat=as_int(wire[3]),
        enters=as_bool(wire[4]),
    )


def end_encounter_from(wire: list[Any]) -> EndEncounter:
    """Read an EndEncounter."""
    as_length(wire, 0)
    return END_ENCOUNTER


def end_quest_from(wire: list[Any]) -> EndQuest:
    """Read an EndQuest."""
    as_length(wire, 0)
    return END_QUEST


def campaign_stage_from(wire: list[Any]) -> CampaignStage:
    """Read a CampaignStage."""
    as_length(wire, 1)
    return CampaignStage(stage=as_str(wire[1]))


def give_reward_from(wire: list[Any]) -> GiveReward:
    """Read a GiveReward."""
    as_length(wire, 1)
    return GiveReward(card=as_str(wire[1]))


def shopping_from(wire: list[Any]) -> Shopping:
    """Read a Shopping."""
    as_length(wire, 0)
    return SHOPPING


def spend_xp_from(wire: list[Any]) -> SpendXp:
    """Read a SpendXp."""
    as_length(wire, 1)
    return SpendXp(hero=as_int(wire[1]))


def overlord_spends_from(wire: list[Any]) -> OverlordSpends:
    """Read an OverlordSpends."""
    as_length(wire, 0)
    return OVERLORD_SPENDS


def choose_quest_from(wire: list[Any]) -> ChooseQuest:
    """Read a ChooseQuest."""
    as_length(wire, 0)
    return CHOOSE_QUEST


def prepare_from(wire: list[Any]) -> Prepare:
    """Read a Prepare."""
    as_length(wire, 1)
    return Prepare(stage=as_str(wire[1]))


def travel_on_from(wire: list[Any]) -> TravelOn:
    """Read a TravelOn."""
    as_length(wire, 1)
    return TravelOn(left=[as_str(item) for item in as_list(wire[1])])


def choose_hero_from(wire: list[Any]) -> ChooseHero:
    """Read a ChooseHero."""
    as_length(wire, 1)
    return ChooseHero(kind=as_str(wire[1]))


def choose_class_from(wire: list[Any]) -> ChooseClass:
    """Read a ChooseClass."""
    as_length(wire, 1)
    return ChooseClass(job=as_str(wire[1]))


def pick_quest_from(wire: list[Any]) -> PickQuest:
    """Read a PickQuest."""
    as_length(wire, 1)
    return PickQuest(quest=as_str(wire[1]))


def pick_kind_from(wire: list[Any]) -> PickKind:
    """Read a PickKind."""
    as_length(wire, 1)
    return PickKind(kind=as_str(wire[1]))


def set_down_from(wire: list[Any]) -> SetDown:
    """Read a SetDown."""
    as_length(wire, 2)
    return SetDown(figure=as_int(wire[1]), base=[as_int(item) for item in as_list(wire[2])])


def pick_figure_from(wire: list[Any]) -> PickFigure:
    """Read a PickFigure."""
    as_length(wire, 1)
    return PickFigure(figure=as_int(wire[1]))


def pick_space_from(wire: list[Any]) -> PickSpace:
    """Read a PickSpace."""
    as_length(wire, 1)
    return PickSpace(space=as_int(wire[1]))


def pick_card_from(wire: list[Any]) -> PickCard:
    """Read a PickCard."""
    as_length(wire, 1)
    return PickCard(card=as_str(wire[1]))


def pick_word_from(wire: list[Any]) -> PickWord:
    """Read a PickWord."""
    as_length(wire, 1)
    return PickWord(word=as_str(wire[1]))


def pick_group_from(wire: list[Any]) -> PickGroup:
    """Read a PickGroup."""
    as_length(wire, 1)
    return PickGroup(group=as_int(wire[1]))


def pick_token_from(wire: list[Any]) -> PickToken:
    """Read a PickToken."""
    as_length(wire, 1)
    return PickToken(token=as_int(wire[1]))


def activate_from(wire: list[Any]) -> Activate:
    """Read an Activate."""
    as_length(wire, 1)
    return Activate(figure=as_int(wire[1]))


def wear_from(wire: list[Any]) -> Wear:
    """Read a Wear."""
    as_length(wire, 1)
    return Wear(items=[as_str(item) for item in as_list(wire[1])])


def move_action_from(wire: list[Any]) -> MoveAction:
    """Read a MoveAction."""
    as_length(wire, 0)
    return MOVE_ACTION


def go_from(wire: list[Any]) -> Go:
    """Read a Go."""
    as_length(wire, 2)
    return Go(to=as_int(wire[1]), fatigue=as_int(wire[2]))


def march_from(wire: list[Any]) -> March:
    """Read a March."""
    as_length(wire, 2)
    return March(to=as_int(wire[1]), base=[as_int(item) for item in as_list(wire[2])])


def strike_from(wire: list[Any]) -> Strike:
    """Read a Strike."""
    as_length(wire, 3)
    return Strike(card=as_str(wire[1]), figure=as_int(wire[2]), space=as_int(wire[3]))


def use_card_from(wire: list[Any]) -> UseCard:
    """Read an UseCard."""
    as_length(wire, 3)
    return UseCard(card=as_str(wire[1]), figure=as_int(wire[2]), space=as_int(wire[3]))


def rest_from(wire: list[Any]) -> Rest:
    """Read a Rest."""
    as_length(wire, 0)
    return REST


def stand_up_from(wire: list[Any]) -> StandUp:
    """Read a StandUp."""
    as_length(wire, 0)
    return STAND_UP


def revive_from(wire: list[Any]) -> Revive:
    """Read a Revive."""
    as_length(wire, 1)
    return Revive(figure=as_int(wire[1]))


def search_from(wire: list[Any]) -> Search:
    """Read a Search."""
    as_length(wire, 1)
    return Search(token=as_int(wire[1]))


def operate_from(wire: list[Any]) -> Operate:
    """Read an Operate."""
    as_length(wire, 1)
    return Operate(edge=as_int(wire[1]))


def take_up_from(wire: list[Any]) -> TakeUp:
    """Read a TakeUp."""
    as_length(wire, 1)
    return TakeUp(token=as_int(wire[1]))


def put_down_from(wire: list[Any]) -> PutDown:
    """Read a PutDown."""
    as_length(wire, 2)
    return PutDown(token=as_int(wire[1]), space=as_int(wire[2]))


def interact_from(wire: list[Any]) -> Interact:
    """Read an Interact."""
    as_length(wire, 4)
    return Interact(what=as_str(wire[1]), token=as_int(wire[2]), figure=as_int(wire[3]), edge=as_int(wire[4]))


def climb_out_from(wire: list[Any]) -> ClimbOut:
    """Read a ClimbOut."""
    as_length(wire, 1)
    return ClimbOut(space=as_int(wire[1]))


def shake_off_from(wire: list[Any]) -> ShakeOff:
    """Read a ShakeOff."""
    as_length(wire, 0)
    return SHAKE_OFF


def leave_map_from(wire: list[Any]) -> LeaveMap:
    """Read a LeaveMap."""
    as_length(wire, 0)
    return LEAVE_MAP


def passage_from(wire: list[Any]) -> Passage:
    """Read a Passage."""
    as_length(wire, 0)
    return PASSAGE


def give_from(wire: list[Any]) -> Give:
    """Read a Give."""
    as_length(wire, 3)
    return Give(card=as_str(wire[1]), giver=as_int(wire[2]), taker=as_int(wire[3]))


def agree_from(wire: list[Any]) -> Agree:
    """Read an Agree."""
    as_length(wire, 0)
    return AGREE


def spend_fortune_from(wire: list[Any]) -> SpendFortune:
    """Read a SpendFortune."""
    as_length(wire, 2)
    return SpendFortune(what=as_str(wire[1]), die=as_int(wire[2]))


def spring_from(wire: list[Any]) -> Spring:
    """Read a Spring."""
    as_length(wire, 2)
    return Spring(card=as_str(wire[1]), space=as_int(wire[2]))


def buy_from(wire: list[Any]) -> Buy:
    """Read a Buy."""
    as_length(wire, 1)
    return Buy(surge=as_str(wire[1]))


def ease_fatigue_from(wire: list[Any]) -> EaseFatigue:
    """Read an EaseFatigue."""
    as_length(wire, 0)
    return EASE_FATIGUE


def reroll_from(wire: list[Any]) -> Reroll:
    """Read a Reroll."""
    as_length(wire, 3)
    return Reroll(card=as_str(wire[1]), figure=as_int(wire[2]), die=as_int(wire[3]))


def draw_one_from(wire: list[Any]) -> DrawOne:
    """Read a DrawOne."""
    as_length(wire, 0)
    return DRAW_ONE


def take_threat_from(wire: list[Any]) -> TakeThreat:
    """Read a TakeThreat."""
    as_length(wire, 0)
    return TAKE_THREAT


def buy_item_from(wire: list[Any]) -> BuyItem:
    """Read a BuyItem."""
    as_length(wire, 2)
    return BuyItem(item=as_str(wire[1]), hero=as_int(wire[2]))


def sell_item_from(wire: list[Any]) -> SellItem:
    """Read a SellItem."""
    as_length(wire, 2)
    return SellItem(item=as_str(wire[1]), hero=as_int(wire[2]))


def pass_item_from(wire: list[Any]) -> PassItem:
    """Read a PassItem."""
    as_length(wire, 3)
    return PassItem(item=as_str(wire[1]), giver=as_int(wire[2]), taker=as_int(wire[3]))


def reveal_more_from(wire: list[Any]) -> RevealMore:
    """Read a RevealMore."""
    as_length(wire, 0)
    return REVEAL_MORE


def learn_skill_from(wire: list[Any]) -> LearnSkill:
    """Read a LearnSkill."""
    as_length(wire, 1)
    return LearnSkill(skill=as_str(wire[1]))


def buy_card_from(wire: list[Any]) -> BuyCard:
    """Read a BuyCard."""
    as_length(wire, 1)
    return BuyCard(card=as_str(wire[1]))


def convert_from(wire: list[Any]) -> Convert:
    """Read a Convert."""
    as_length(wire, 0)
    return CONVERT


def set_aside_from(wire: list[Any]) -> SetAside:
    """Read a SetAside."""
    as_length(wire, 1)
    return SetAside(card=as_str(wire[1]))


def bear_from(wire: list[Any]) -> Bear:
    """Read a Bear."""
    as_length(wire, 2)
    return Bear(relic=as_str(wire[1]), lieutenant=as_str(wire[2]))


def play_rumour_from(wire: list[Any]) -> PlayRumour:
    """Read a PlayRumour."""
    as_length(wire, 1)
    return PlayRumour(card=as_str(wire[1]))


def hero_chosen_from(wire: list[Any]) -> HeroChosen:
    """Read a HeroChosen."""
    as_length(wire, 3)
    return HeroChosen(hero=as_int(wire[1]), kind=as_str(wire[2]), job=as_str(wire[3]))


def quest_begun_from(wire: list[Any]) -> QuestBegun:
    """Read a QuestBegun."""
    as_length(wire, 1)
    return QuestBegun(quest=as_str(wire[1]))


def encounter_begun_from(wire: list[Any]) -> EncounterBegun:
    """Read an EncounterBegun."""
    as_length(wire, 2)
    return EncounterBegun(quest=as_str(wire[1]), number=as_int(wire[2]))


def group_chosen_from(wire: list[Any]) -> GroupChosen:
    """Read a GroupChosen."""
    as_length(wire, 1)
    return GroupChosen(kind=as_str(wire[1]))


def placed_from(wire: list[Any]) -> Placed:
    """Read a Placed."""
    as_length(wire, 2)
    return Placed(figure=as_int(wire[1]), base=[as_int(item) for item in as_list(wire[2])])


def round_begun_from(wire: list[Any]) -> RoundBegun:
    """Read a RoundBegun."""
    as_length(wire, 1)
    return RoundBegun(round=as_int(wire[1]))


def turn_begun_from(wire: list[Any]) -> TurnBegun:
    """Read a TurnBegun."""
    as_length(wire, 1)
    return TurnBegun(figure=as_int(wire[1]))


def overlord_begun_from(wire: list[Any]) -> OverlordBegun:
    """Read an OverlordBegun."""
    as_length(wire, 0)
    return OVERLORD_BEGUN


def equipped_from(wire: list[Any]) -> Equipped:
    """Read an Equipped."""
    as_length(wire, 2)
    return Equipped(hero=as_int(wire[1]), items=[as_str(item) for item in as_list(wire[2])])


def moved_from(wire: list[Any]) -> Moved:
    """Read a Moved."""
    as_length(wire, 3)
    return Moved(figure=as_int(wire[1]), base=[as_int(item) for item in as_list(wire[2])], fatigue=as_int(wire[3]))


def shifted_from(wire: list[Any]) -> Shifted:
    """Read a Shifted."""
    as_length(wire, 2)
    return Shifted(figure=as_int(wire[1]), base=[as_int(item) for item in as_list(wire[2])])


def attack_declared_from(wire: list[Any]) -> AttackDeclared:
    """Read an AttackDeclared."""
    as_length(wire, 3)
    return AttackDeclared(attacker=as_int(wire[1]), target=as_int(wire[2]), card=as_str(wire[3]))


def attack_rolled_from(wire: list[Any]) -> AttackRolled:
    """Read an AttackRolled."""
    as_length(wire, 3)
    return AttackRolled(
        attacker=as_int(wire[1]),
        dice=[as_str(item) for item in as_list(wire[2])],
        faces=[as_int(item) for item in as_list(wire[3])],
    )


def defence_rolled_from(wire: list[Any]) -> DefenceRolled:
    """Read a DefenceRolled."""
    as_length(wire, 3)
    return DefenceRolled(
        figure=as_int(wire[1]),
        dice=[as_str(item) for item in as_list(wire[2])],
        faces=[as_int(item) for item in as_list(wire[3])],
    )


def die_rerolled_from(wire: list[Any]) -> DieRerolled:
    """Read a DieRerolled."""
    as_length(wire, 6)
    return DieRerolled(
        figure=as_int(wire[1]),
        die=as_int(wire[2]),
        colour=as_str(wire[3]),
        before=as_int(wire[4]),
        after=as_int(wire[5]),
        card=as_str(wire[6]),
    )


def surge_spent_from(wire: list[Any]) -> SurgeSpent:
    """Read a SurgeSpent."""
    as_length(wire, 2)
    return SurgeSpent(figure=as_int(wire[1]), surge=as_str(wire[2]))


def missed_from(wire: list[Any]) -> Missed:
    """Read a Missed."""
    as_length(wire, 2)
    return Missed(attacker=as_int(wire[1]), why=as_str(wire[2]))


def struck_from(wire: list[Any]) -> Struck:
    """Read a Struck."""
    as_length(wire, 5)
    return Struck(
        attacker=as_int(wire[1]),
        figure=as_int(wire[2]),
        hearts=as_int(wire[3]),
        shields=as_int(wire[4]),
        damage=as_int(wire[5]),
    )


def hurt_from(wire: list[Any]) -> Hurt:
    """Read a Hurt."""
    as_length(wire, 3)
    return Hurt(figure=as_int(wire[1]), damage=as_int(wire[2]), card=as_str(wire[3]))


def tired_from(wire: list[Any]) -> Tired:
    """Read a Tired."""
    as_length(wire, 4)
    return Tired(figure=as_int(wire[1]), fatigue=as_int(wire[2]), over=as_int(wire[3]), card=as_str(wire[4]))


def healed_from(wire: list[Any]) -> Healed:
    """Read a Healed."""
    as_length(wire, 4)
    return Healed(figure=as_int(wire[1]), damage=as_int(wire[2]), fatigue=as_int(wire[3]), card=as_str(wire[4]))


def fell_from(wire: list[Any]) -> Fell:
    """Read a Fell."""
    as_length(wire, 2)
    return Fell(figure=as_int(wire[1]), by=as_int(wire[2]))


def knocked_out_from(wire: list[Any]) -> KnockedOut:
    """Read a KnockedOut."""
    as_length(wire, 2)
    return KnockedOut(figure=as_int(wire[1]), by=as_int(wire[2]))


def taint_shown_from(wire: list[Any]) -> TaintShown:
    """Read a TaintShown."""
    as_length(wire, 2)
    return TaintShown(figure=as_int(wire[1]), card=as_str(wire[2]))


def stood_up_from(wire: list[Any]) -> StoodUp:
    """Read a StoodUp."""
    as_length(wire, 2)
    return StoodUp(figure=as_int(wire[1]), by=as_int(wire[2]))


def dice_rolled_from(wire: list[Any]) -> DiceRolled:
    """Read a DiceRolled."""
    as_length(wire, 4)
    return DiceRolled(
        figure=as_int(wire[1]),
        dice=[as_str(item) for item in as_list(wire[2])],
        faces=[as_int(item) for item in as_list(wire[3])],
        card=as_str(wire[4]),
    )


def tested_from(wire: list[Any]) -> Tested:
    """Read a Tested."""
    as_length(wire, 6)
    return Tested(
        figure=as_int(wire[1]),
        attribute=as_str(wire[2]),
        value=as_int(wire[3]),
        faces=[as_int(item) for item in as_list(wire[4])],
        passed=as_bool(wire[5]),
        card=as_str(wire[6]),
    )


def afflicted_from(wire: list[Any]) -> Afflicted:
    """Read an Afflicted."""
    as_length(wire, 3)
    return Afflicted(figure=as_int(wire[1]), condition=as_str(wire[2]), card=as_str(wire[3]))


def relieved_from(wire: list[Any]) -> Relieved:
    """Read a Relieved."""
    as_length(wire, 2)
    return Relieved(figure=as_int(wire[1]), condition=as_str(wire[2]))


def rested_from(wire: list[Any]) -> Rested:
    """Read a Rested."""
    as_length(wire, 1)
    return Rested(figure=as_int(wire[1]))


def searched_from(wire: list[Any]) -> Searched:
    """Read a Searched."""
    as_length(wire, 3)
    return Searched(figure=as_int(wire[1]), token=as_int(wire[2]), card=as_str(wire[3]))


def item_found_from(wire: list[Any]) -> ItemFound:
    """Read an ItemFound."""
    as_length(wire, 2)
    return ItemFound(hero=as_int(wire[1]), card=as_str(wire[2]))


def opened_from(wire: list[Any]) -> Opened:
    """Read an Opened."""
    as_length(wire, 2)
    return Opened(figure=as_int(wire[1]), edge=as_int(wire[2]))


def closed_from(wire: list[Any]) -> Closed:
    """Read a Closed."""
    as_length(wire, 2)
    return Closed(figure=as_int(wire[1]), edge=as_int(wire[2]))


def token_taken_from(wire: list[Any]) -> TokenTaken:
    """Read a TokenTaken."""
    as_length(wire, 2)
    return TokenTaken(figure=as_int(wire[1]), token=as_int(wire[2]))


def token_dropped_from(wire: list[Any]) -> TokenDropped:
    """Read a TokenDropped."""
    as_length(wire, 3)
    return TokenDropped(figure=as_int(wire[1]), token=as_int(wire[2]), space=as_int(wire[3]))


def token_turned_from(wire: list[Any]) -> TokenTurned:
    """Read a TokenTurned."""
    as_length(wire, 3)
    return TokenTurned(figure=as_int(wire[1]), token=as_int(wire[2]), face=as_str(wire[3]))


def left_map_from(wire: list[Any]) -> LeftMap:
    """Read a LeftMap."""
    as_length(wire, 1)
    return LeftMap(figure=as_int(wire[1]))


def card_used_from(wire: list[Any]) -> CardUsed:
    """Read a CardUsed."""
    as_length(wire, 3)
    return CardUsed(figure=as_int(wire[1]), card=as_str(wire[2]), target=as_int(wire[3]))


def card_played_from(wire: list[Any]) -> CardPlayed:
    """Read a CardPlayed."""
    as_length(wire, 2)
    return CardPlayed(card=as_str(wire[1]), figure=as_int(wire[2]))


def cards_drawn_from(wire: list[Any]) -> CardsDrawn:
    """Read a CardsDrawn."""
    as_length(wire, 1)
    return CardsDrawn(many=as_int(wire[1]))


def card_seen_from(wire: list[Any]) -> CardSeen:
    """Read a CardSeen."""
    as_length(wire, 1)
    return CardSeen(card=as_str(wire[1]))


def card_shown_from(wire: list[Any]) -> CardShown:
    """Read a CardShown."""
    as_length(wire, 1)
    return CardShown(card=as_str(wire[1]))


def card_lost_from(wire: list[Any]) -> CardLost:
    """Read a CardLost."""
    as_length(wire, 1)
    return CardLost(card=as_str(wire[1]))


def threat_taken_from(wire: list[Any]) -> ThreatTaken:
    """Read a ThreatTaken."""
    as_length(wire, 1)
    return ThreatTaken(by=as_int(wire[1]))


def fortune_given_from(wire: list[Any]) -> FortuneGiven:
    """Read a FortuneGiven."""
    as_length(wire, 1)
    return FortuneGiven(hero=as_int(wire[1]))


def exchanged_from(wire: list[Any]) -> Exchanged:
    """Read an Exchanged."""
    as_length(wire, 3)
    return Exchanged(card=as_str(wire[1]), giver=as_int(wire[2]), taker=as_int(wire[3]))


def reinforced_from(wire: list[Any]) -> Reinforced:
    """Read a Reinforced."""
    as_length(wire, 2)
    return Reinforced(figure=as_int(wire[1]), base=[as_int(item) for item in as_list(wire[2])])


def counted_from(wire: list[Any]) -> Counted:
    """Read a Counted."""
    as_length(wire, 2)
    return Counted(counter=as_str(wire[1]), value=as_int(wire[2]))


def quest_told_from(wire: list[Any]) -> QuestTold:
    """Read a QuestTold."""
    as_length(wire, 2)
    return QuestTold(quest=as_str(wire[1]), line=as_str(wire[2]))


def encounter_won_from(wire: list[Any]) -> EncounterWon:
    """Read an EncounterWon."""
    as_length(wire, 3)
    return EncounterWon(quest=as_str(wire[1]), number=as_int(wire[2]), winner=as_str(wire[3]))


def quest_won_from(wire: list[Any]) -> QuestWon:
    """Read a QuestWon."""
    as_length(wire, 2)
    return QuestWon(quest=as_str(wire[1]), winner=as_str(wire[2]))


def gold_gained_from(wire: list[Any]) -> GoldGained:
    """Read a GoldGained."""
    as_length(wire, 2)
    return GoldGained(gold=as_int(wire[1]), why=as_str(wire[2]))


def xp_gained_from(wire: list[Any]) -> XpGained:
    """Read a XpGained."""
    as_length(wire, 2)
    return XpGained(side=as_str(wire[1]), xp=as_int(wire[2]))


def item_bought_from(wire: list[Any]) -> ItemBought:
    """Read an ItemBought."""
    as_length(wire, 3)
    return ItemBought(hero=as_int(wire[1]), item=as_str(wire[2]), gold=as_int(wire[3]))


def item_sold_from(wire: list[Any]) -> ItemSold:
    """Read an ItemSold."""
    as_length(wire, 3)
    return ItemSold(hero=as_int(wire[1]), item=as_str(wire[2]), gold=as_int(wire[3]))


def skill_learned_from(wire: list[Any]) -> SkillLearned:
    """Read a SkillLearned."""
    as_length(wire, 2)
    return SkillLearned(hero=as_int(wire[1]), skill=as_str(wire[2]))


def card_bought_from(wire: list[Any]) -> CardBought:
    """Read a CardBought."""
    as_length(wire, 1)
    return CardBought(card=as_str(wire[1]))


def relic_won_from(wire: list[Any]) -> RelicWon:
    """Read a RelicWon."""
    as_length(wire, 2)
    return RelicWon(side=as_str(wire[1]), relic=as_str(wire[2]))


def quest_picked_from(wire: list[Any]) -> QuestPicked:
    """Read a QuestPicked."""
    as_length(wire, 2)
    return QuestPicked(quest=as_str(wire[1]), side=as_str(wire[2]))


def travelled_from(wire: list[Any]) -> Travelled:
    """Read a Travelled."""
    as_length(wire, 2)
    return Travelled(card=as_str(wire[1]), symbol=as_str(wire[2]))


def act_begun_from(wire: list[Any]) -> ActBegun:
    """Read an ActBegun."""
    as_length(wire, 1)
    return ActBegun(act=as_int(wire[1]))


def rumour_played_from(wire: list[Any]) -> RumourPlayed:
    """Read a RumourPlayed."""
    as_length(wire, 1)
    return RumourPlayed(card=as_str(wire[1]))


def summoned_from(wire: list[Any]) -> Summoned:
    """Read a Summoned."""
    as_length(wire, 1)
    return Summoned(figure=as_int(wire[1]))


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Hero": hero_from,
    "Figure": figure_from,
    "Group": group_from,
    "Token": token_from,
    "Lasting": lasting_from,
    "Turn": turn_from,
    "Guarding": guarding_from,
    "Attack": attack_from,
    "Trial": trial_from,
    "Encounter": encounter_from,
    "Overlord": overlord_from,
    "PastQuest": past_quest_from,
    "Campaign": campaign_from,
    "Journey": journey_from,
    "TakeHero": take_hero_from,
    "TakePlot": take_plot_from,
    "ChooseStandAlone": choose_stand_alone_from,
    "BeginQuest": begin_quest_from,
    "SetUpEncounter": set_up_encounter_from,
    "FreeStandUps": free_stand_ups_from,
    "ChooseGroup": choose_group_from,
    "PlaceMonsters": place_monsters_from,
    "PlaceHeroes": place_heroes_from,
    "BeginEncounter": begin_encounter_from,
    "NewRound": new_round_from,
    "HeroesTurns": heroes_turns_from,
    "StartTurn": start_turn_from,
    "TurnStartEffects": turn_start_effects_from,
    "EquipStep": equip_step_from,
    "TakeTurn": take_turn_from,
    "EndTurn": end_turn_from,
    "Walk": walk_from,
    "Enter": enter_from,
    "EndFree": end_free_from,
    "SettleMove": settle_move_from,
    "FreeMove": free_move_from,
    "FreeAttack": free_attack_from,
    "OverlordTurn": overlord_turn_from,
    "OverlordStart": overlord_start_from,
    "ActivateGroups": activate_groups_from,
    "ActivateMonsters": activate_monsters_from,
    "StartActivation": start_activation_from,
    "OverlordEnd": overlord_end_from,
    "EndRound": end_round_from,
    "DeclareAttack": declare_attack_from,
    "RollAttack": roll_attack_from,
    "Rerolls": rerolls_from,
    "SpendSurges": spend_surges_from,
    "ResolveAttack": resolve_attack_from,
    "AfterAttack": after_attack_from,
    "Suffer": suffer_from,
    "Defeat": defeat_from,
    "AfterFall": after_fall_from,
    "OverlordsDue": overlords_due_from,
    "RollTrial": roll_trial_from,
    "TrialRerolls": trial_rerolls_from,
    "EndTrial": end_trial_from,
    "CloseTrial": close_trial_from,
    "TestEach": test_each_from,
    "DoActs": do_acts_from,
    "Charmed": charmed_from,
    "StandIn": stand_in_from,
    "DrawSearch": draw_search_from,
    "Window": window_from,
    "QuestTrigger": quest_trigger_from,
    "DoDeeds": do_deeds_from,
    "Reinforce": reinforce_from,
    "PlaceFigure": place_figure_from,
    "EndEncounter": end_encounter_from,
    "EndQuest": end_quest_from,
    "CampaignStage": campaign_stage_from,
    "GiveReward": give_reward_from,
    "Shopping": shopping_from,
    "SpendXp": spend_xp_from,
    "OverlordSpends": overlord_spends_from,
    "ChooseQuest": choose_quest_from,
    "Prepare": prepare_from,
    "TravelOn": travel_on_from,
    "ChooseHero": choose_hero_from,
    "ChooseClass": choose_class_from,
    "PickQuest": pick_quest_from,
    "PickKind": pick_kind_from,
    "SetDown": set_down_from,
    "PickFigure": pick_figure_from,
    "PickSpace": pick_space_from,
    "PickCard": pick_card_from,
    "PickWord": pick_word_from,
    "PickGroup": pick_group_from,
    "PickToken": pick_token_from,
    "Activate": activate_from,
    "Wear": wear_from,
    "MoveAction": move_action_from,
    "Go": go_from,
    "March": march_from,
    "Strike": strike_from,
    "UseCard": use_card_from,
    "Rest": rest_from,
    "StandUp": stand_up_from,
    "Revive": revive_from,
    "Search": search_from,
    "Operate": operate_from,
    "TakeUp": take_up_from,
    "PutDown": put_down_from,
    "Interact": interact_from,
    "ClimbOut": climb_out_from,
    "ShakeOff": shake_off_from,
    "LeaveMap": leave_map_from,
    "Passage": passage_from,
    "Give": give_from,
    "Agree": agree_from,
    "SpendFortune": spend_fortune_from,
    "Spring": spring_from,
    "Buy": buy_from,
    "EaseFatigue": ease_fatigue_from,
    "Reroll": reroll_from,
    "DrawOne": draw_one_from,
    "TakeThreat": take_threat_from,
    "BuyItem": buy_item_from,
    "SellItem": sell_item_from,
    "PassItem": pass_item_from,
    "RevealMore": reveal_more_from,
    "LearnSkill": learn_skill_from,
    "BuyCard": buy_card_from,
    "Convert": convert_from,
    "SetAside": set_aside_from,
    "Bear": bear_from,
    "PlayRumour": play_rumour_from,
    "HeroChosen": hero_chosen_from,
    "QuestBegun": quest_begun_from,
    "EncounterBegun": encounter_begun_from,
    "GroupChosen": group_chosen_from,
    "Placed": placed_from,
    "RoundBegun": round_begun_from,
    "TurnBegun": turn_begun_from,
    "OverlordBegun": overlord_begun_from,
    "Equipped": equipped_from,
    "Moved": moved_from,
    "Shifted": shifted_from,
    "AttackDeclared": attack_declared_from,
    "AttackRolled": attack_rolled_from,
    "DefenceRolled": defence_rolled_from,
    "DieRerolled": die_rerolled_from,
    "SurgeSpent": surge_spent_from,
    "Missed": missed_from,
    "Struck": struck_from,
    "Hurt": hurt_from,
    "Tired": tired_from,
    "Healed": healed_from,
    "Fell": fell_from,
    "KnockedOut": knocked_out_from,
    "TaintShown": taint_shown_from,
    "StoodUp": stood_up_from,
    "DiceRolled": dice_rolled_from,
    "Tested": tested_from,
    "Afflicted": afflicted_from,
    "Relieved": relieved_from,
    "Rested": rested_from,
    "Searched": searched_from,
    "ItemFound": item_found_from,
    "Opened": opened_from,
    "Closed": closed_from,
    "TokenTaken": token_taken_from,
    "TokenDropped": token_dropped_from,
    "TokenTurned": token_turned_from,
    "LeftMap": left_map_from,
    "CardUsed": card_used_from,
    "CardPlayed": card_played_from,
    "CardsDrawn": cards_drawn_from,
    "CardSeen": card_seen_from,
    "CardShown": card_shown_from,
    "CardLost": card_lost_from,
    "ThreatTaken": threat_taken_from,
    "FortuneGiven": fortune_given_from,
    "Exchanged": exchanged_from,
    "Reinforced": reinforced_from,
    "Counted": counted_from,
    "QuestTold": quest_told_from,
    "EncounterWon": encounter_won_from,
    "QuestWon": quest_won_from,
    "GoldGained": gold_gained_from,
    "XpGained": xp_gained_from,
    "ItemBought": item_bought_from,
    "ItemSold": item_sold_from,
    "SkillLearned": skill_learned_from,
    "CardBought": card_bought_from,
    "RelicWon": relic_won_from,
    "QuestPicked": quest_picked_from,
    "Travelled": travelled_from,
    "ActBegun": act_begun_from,
    "RumourPlayed": rumour_played_from,
    "Summoned": summoned_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
