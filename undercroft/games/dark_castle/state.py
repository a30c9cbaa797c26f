"""What is on the table in Escape the Dark Castle, what comes next, what one may do, what happened.

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
class Curse(Record):
    """A lasting curse and how many further pages it holds."""

    __slots__ = ("kind", "pages")

    def __init__(self, kind: str, pages: int) -> None:
        self.kind = kind
        self.pages = pages

    def copy(self) -> Curse:
        return Curse(kind=self.kind, pages=self.pages)

    def fields(self) -> tuple[str, ...]:
        return ("kind", "pages")

    def to_wire(self) -> list[Any]:
        return ["Curse", self.kind, self.pages]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Curse) and self.kind == other.kind and self.pages == other.pages

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Prisoner(Record):
    """One prisoner: who plays them, their card, hit points, what they carry, what weighs on them."""

    __slots__ = ("character", "curses", "hands", "hp", "seat")

    def __init__(self, seat: int, character: str, hp: int, hands: list[str], curses: list[Curse]) -> None:
        self.seat = seat
        self.character = character
        self.hp = hp
        self.hands = hands
        self.curses = curses

    def copy(self) -> Prisoner:
        return Prisoner(
            seat=self.seat,
            character=self.character,
            hp=self.hp,
            hands=self.hands.copy(),
            curses=[item.copy() for item in self.curses],
        )

    def fields(self) -> tuple[str, ...]:
        return ("seat", "character", "hp", "hands", "curses")

    def to_wire(self) -> list[Any]:
        return [
            "Prisoner",
            self.seat,
            self.character,
            self.hp,
            self.hands.copy(),
            [item.to_wire() for item in self.curses],
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Prisoner)
            and self.seat == other.seat
            and self.character == other.character
            and self.hp == other.hp
            and self.hands == other.hands
            and self.curses == other.curses
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Roll(Record):
    """A prisoner's roll: the face shown, chapter dice and symbols added, how much of it still counts.

    `old` is the face rolled before, while its roller may still choose to keep it; `guarded` is a shield
    that came from an item and not from the die."""

    __slots__ = ("extra", "face", "guarded", "hit", "old", "resolved", "shield", "who")

    def __init__(
        self,
        who: int,
        face: list[str],
        extra: list[str],
        old: list[str],
        resolved: bool,
        shield: bool,
        guarded: bool,
        hit: bool,
    ) -> None:
        self.who = who
        self.face = face
        self.extra = extra
        self.old = old
        self.resolved = resolved
        self.shield = shield
        self.guarded = guarded
        self.hit = hit

    def copy(self) -> Roll:
        return Roll(
            who=self.who,
            face=self.face.copy(),
            extra=self.extra.copy(),
            old=self.old.copy(),
            resolved=self.resolved,
            shield=self.shield,
            guarded=self.guarded,
            hit=self.hit,
        )

    def fields(self) -> tuple[str, ...]:
        return ("who", "face", "extra", "old", "resolved", "shield", "guarded", "hit")

    def to_wire(self) -> list[Any]:
        return [
            "Roll",
            self.who,
            self.face.copy(),
            self.extra.copy(),
            self.old.copy(),
            self.resolved,
            self.shield,
            self.guarded,
            self.hit,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Roll)
            and self.who == other.who
            and self.face == other.face
            and self.extra == other.extra
            and self.old == other.old
            and self.resolved == other.resolved
            and self.shield == other.shield
            and self.guarded == other.guarded
            and self.hit == other.hit
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class RowDie(Record):
    """A chapter die before the enemy, and how many hits it takes."""

    __slots__ = ("hits", "trait")

    def __init__(self, trait: str, hits: int) -> None:
        self.trait = trait
        self.hits = hits

    def copy(self) -> RowDie:
        return RowDie(trait=self.trait, hits=self.hits)

    def fields(self) -> tuple[str, ...]:
        return ("trait", "hits")

    def to_wire(self) -> list[Any]:
        return ["RowDie", self.trait, self.hits]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowDie) and self.trait == other.trait and self.hits == other.hits

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Fight(Record):
    """A combat: where its card describes it, the row, the attack value now, the round, who rests or duels.

    `aim` is whom the group has named for the blow, against an enemy that lets them. `goes_on` is what was said for
    round after round: that the `same` one rests or duels, that the `weakest` rests, or nothing."""

    __slots__ = ("aim", "damage", "fighter", "goes_on", "path", "resting", "round", "row")

    def __init__(
        self, path: str, row: list[RowDie], damage: int, round: int, resting: int, fighter: int, aim: int, goes_on: str
    ) -> None:
        self.path = path
        self.row = row
        self.damage = damage
        self.round = round
        self.resting = resting
        self.fighter = fighter
        self.aim = aim
        self.goes_on = goes_on

    def copy(self) -> Fight:
        return Fight(
            path=self.path,
            row=[item.copy() for item in self.row],
            damage=self.damage,
            round=self.round,
            resting=self.resting,
            fighter=self.fighter,
            aim=self.aim,
            goes_on=self.goes_on,
        )

    def fields(self) -> tuple[str, ...]:
        return ("path", "row", "damage", "round", "resting", "fighter", "aim", "goes_on")

    def to_wire(self) -> list[Any]:
        return [
            "Fight",
            self.path,
            [item.to_wire() for item in self.row],
            self.damage,
            self.round,
            self.resting,
            self.fighter,
            self.aim,
            self.goes_on,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Fight)
            and self.path == other.path
            and self.row == other.row
            and self.damage == other.damage
            and self.round == other.round
            and self.resting == other.resting
            and self.fighter == other.fighter
            and self.aim == other.aim
            and self.goes_on == other.goes_on
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Loss(Record):
    """Hit points about to be lost."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def copy(self) -> Loss:
        return Loss(who=self.who, amount=self.amount)

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount")

    def to_wire(self) -> list[Any]:
        return ["Loss", self.who, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loss) and self.who == other.who and self.amount == other.amount

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Trial(Record):
    """A roll outside combat that lies on the table: its instruction, symbols gathered before, attempts made."""

    __slots__ = ("attempts", "path", "total")

    def __init__(self, path: str, total: int, attempts: int) -> None:
        self.path = path
        self.total = total
        self.attempts = attempts

    def copy(self) -> Trial:
        return Trial(path=self.path, total=self.total, attempts=self.attempts)

    def fields(self) -> tuple[str, ...]:
        return ("path", "total", "attempts")

    def to_wire(self) -> list[Any]:
        return ["Trial", self.path, self.total, self.attempts]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Trial)
            and self.path == other.path
            and self.total == other.total
            and self.attempts == other.attempts
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Castle(State):
    """The whole table. `sturdiest_turns`: so the group has said, for page after page."""

    __slots__ = (
        "deck",
        "discard",
        "fight",
        "fought",
        "item_deck",
        "losses",
        "middle",
        "nominee",
        "prisoners",
        "profile",
        "rolls",
        "shown",
        "spare",
        "sturdiest_turns",
        "trial",
        "turned",
        "turner",
        "used",
        "used_page",
    )

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        profile: dict[str, str],
        deck: list[str],
        turned: list[str],
        spare: list[str],
        item_deck: list[str],
        discard: list[str],
        middle: list[str],
        prisoners: list[Prisoner],
        turner: int,
        nominee: int,
        shown: bool,
        fought: bool,
        fight: Fight | None,
        rolls: list[Roll],
        losses: list[Loss],
        trial: Trial | None,
        used: list[str],
        used_page: list[str],
        sturdiest_turns: bool,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.profile = profile
        self.deck = deck
        self.turned = turned
        self.spare = spare
        self.item_deck = item_deck
        self.discard = discard
        self.middle = middle
        self.prisoners = prisoners
        self.turner = turner
        self.nominee = nominee
        self.shown = shown
        self.fought = fought
        self.fight = fight
        self.rolls = rolls
        self.losses = losses
        self.trial = trial
        self.used = used
        self.used_page = used_page
        self.sturdiest_turns = sturdiest_turns

    def copy(self) -> Castle:
        return Castle(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            profile=self.profile.copy(),
            deck=self.deck.copy(),
            turned=self.turned.copy(),
            spare=self.spare.copy(),
            item_deck=self.item_deck.copy(),
            discard=self.discard.copy(),
            middle=self.middle.copy(),
            prisoners=[item.copy() for item in self.prisoners],
            turner=self.turner,
            nominee=self.nominee,
            shown=self.shown,
            fought=self.fought,
            fight=None if self.fight is None else self.fight.copy(),
            rolls=[item.copy() for item in self.rolls],
            losses=[item.copy() for item in self.losses],
            trial=None if self.trial is None else self.trial.copy(),
            used=self.used.copy(),
            used_page=self.used_page.copy(),
            sturdiest_turns=self.sturdiest_turns,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "agenda",
            "chance",
            "over",
            "profile",
            "deck",
            "turned",
            "spare",
            "item_deck",
            "discard",
            "middle",
            "prisoners",
            "turner",
            "nominee",
            "shown",
            "fought",
            "fight",
            "rolls",
            "losses",
            "trial",
            "used",
            "used_page",
            "sturdiest_turns",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Castle",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.profile.copy(),
            self.deck.copy(),
            self.turned.copy(),
            self.spare.copy(),
            self.item_deck.copy(),
            self.discard.copy(),
            self.middle.copy(),
            [item.to_wire() for item in self.prisoners],
            self.turner,
            self.nominee,
            self.shown,
            self.fought,
            None if self.fight is None else self.fight.to_wire(),
            [item.to_wire() for item in self.rolls],
            [item.to_wire() for item in self.losses],
            None if self.trial is None else self.trial.to_wire(),
            self.used.copy(),
            self.used_page.copy(),
            self.sturdiest_turns,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Castle)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.profile == other.profile
            and self.deck == other.deck
            and self.turned == other.turned
            and self.spare == other.spare
            and self.item_deck == other.item_deck
            and self.discard == other.discard
            and self.middle == other.middle
            and self.prisoners == other.prisoners
            and self.turner == other.turner
            and self.nominee == other.nominee
            and self.shown == other.shown
            and self.fought == other.fought
            and self.fight == other.fight
            and self.rolls == other.rolls
            and self.losses == other.losses
            and self.trial == other.trial
            and self.used == other.used
            and self.used_page == other.used_page
            and self.sturdiest_turns == other.sturdiest_turns
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class TakeCharacters(Step):
    """Each player takes a prisoner."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["TakeCharacters"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeCharacters)

    def __hash__(self) -> int:
        return hash("TakeCharacters")


@mypyc_attr(acyclic=True)
class NameTurner(Step):
    """The group names who turns the next page."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NameTurner"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NameTurner)

    def __hash__(self) -> int:
        return hash("NameTurner")


@mypyc_attr(acyclic=True)
class TurnPage(Step):
    """The page is turned and its instructions are put on the agenda."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["TurnPage"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnPage)

    def __hash__(self) -> int:
        return hash("TurnPage")


@mypyc_attr(acyclic=True)
class Follow(Step):
    """One instruction is followed; `it` is the prisoner it is about, if any."""

    __slots__ = ("it", "path")

    def __init__(self, path: str, it: int) -> None:
        self.path = path
        self.it = it

    def fields(self) -> tuple[str, ...]:
        return ("path", "it")

    def to_wire(self) -> list[Any]:
        return ["Follow", self.path, self.it]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Follow) and self.path == other.path and self.it == other.it

    def __hash__(self) -> int:
        return hash(("Follow", self.path, self.it))


@mypyc_attr(acyclic=True)
class Share(Step):
    """Items were drawn in the middle of a page: share, trade, use, leave."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Share"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Share)

    def __hash__(self) -> int:
        return hash("Share")


@mypyc_attr(acyclic=True)
class ClosePage(Step):
    """The page is complete."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ClosePage"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClosePage)

    def __hash__(self) -> int:
        return hash("ClosePage")


@mypyc_attr(acyclic=True)
class NewRound(Step):
    """A round begins: who rests, who duels; then all who fight roll."""

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
class ResolveAttacks(Step):
    """One attack after another is resolved."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ResolveAttacks"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ResolveAttacks)

    def __hash__(self) -> int:
        return hash("ResolveAttacks")


@mypyc_attr(acyclic=True)
class Defend(Step):
    """The enemy, if it stands, strikes, and the round is over."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Defend"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Defend)

    def __hash__(self) -> int:
        return hash("Defend")


@mypyc_attr(acyclic=True)
class Attempt(Step):
    """One attempt at a trial: all who try roll; so much is gathered after so many attempts."""

    __slots__ = ("attempts", "it", "path", "total")

    def __init__(self, path: str, it: int, total: int, attempts: int) -> None:
        self.path = path
        self.it = it
        self.total = total
        self.attempts = attempts

    def fields(self) -> tuple[str, ...]:
        return ("path", "it", "total", "attempts")

    def to_wire(self) -> list[Any]:
        return ["Attempt", self.path, self.it, self.total, self.attempts]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Attempt)
            and self.path == other.path
            and self.it == other.it
            and self.total == other.total
            and self.attempts == other.attempts
        )

    def __hash__(self) -> int:
        return hash(("Attempt", self.path, self.it, self.total, self.attempts))


@mypyc_attr(acyclic=True)
class NextOf(Step):
    """One after another, whom the group names next, until nobody is left."""

    __slots__ = ("left", "path")

    def __init__(self, path: str, left: list[int]) -> None:
        self.path = path
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("path", "left")

    def to_wire(self) -> list[Any]:
        return ["NextOf", self.path, self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextOf) and self.path == other.path and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PressOn(Step):
    """Roll again, or stop."""

    __slots__ = ("it", "path", "rolls")

    def __init__(self, path: str, it: int, rolls: int) -> None:
        self.path = path
        self.it = it
        self.rolls = rolls

    def fields(self) -> tuple[str, ...]:
        return ("path", "it", "rolls")

    def to_wire(self) -> list[Any]:
        return ["PressOn", self.path, self.it, self.rolls]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PressOn) and self.path == other.path and self.it == other.it and self.rolls == other.rolls
        )

    def __hash__(self) -> int:
        return hash(("PressOn", self.path, self.it, self.rolls))


@mypyc_attr(acyclic=True)
class SplitPoint(Step):
    """A loss is being shared: so much is left, these are the shares so far, and this prisoner's is asked for next."""

    __slots__ = ("left", "shares", "who")

    def __init__(self, left: int, shares: list[int], who: int) -> None:
        self.left = left
        self.shares = shares
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("left", "shares", "who")

    def to_wire(self) -> list[Any]:
        return ["SplitPoint", self.left, self.shares.copy(), self.who]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SplitPoint)
            and self.left == other.left
            and self.shares == other.shares
            and self.who == other.who
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class TakeCharacter(Action):
    """Be this prisoner."""

    __slots__ = ("character",)

    def __init__(self, character: str) -> None:
        self.character = character

    def fields(self) -> tuple[str, ...]:
        return ("character",)

    def to_wire(self) -> list[Any]:
        return ["TakeCharacter", self.character]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeCharacter) and self.character == other.character

    def __hash__(self) -> int:
        return hash(("TakeCharacter", self.character))


@mypyc_attr(acyclic=True)
class Turn(Action):
    """Let this prisoner turn the page."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Turn", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Turn", self.who))


@mypyc_attr(acyclic=True)
class SturdiestTurns(Action):
    """Let whoever has the most hit points turn the page, this one and those that follow."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["SturdiestTurns"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SturdiestTurns)

    def __hash__(self) -> int:
        return hash("SturdiestTurns")


@mypyc_attr(acyclic=True)
class TakeWay(Action):
    """Take a way out of a choice."""

    __slots__ = ("way",)

    def __init__(self, way: str) -> None:
        self.way = way

    def fields(self) -> tuple[str, ...]:
        return ("way",)

    def to_wire(self) -> list[Any]:
        return ["Take", self.way]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeWay) and self.way == other.way

    def __hash__(self) -> int:
        return hash(("TakeWay", self.way))

    def tag(self) -> str:
        return "Take"


@mypyc_attr(acyclic=True)
class Name(Action):
    """Name this prisoner: for a nomination, a duel, the next roll, a blow."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Name", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Name", self.who))


@mypyc_attr(acyclic=True)
class Say(Action):
    """Name a trait."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("trait",)

    def to_wire(self) -> list[Any]:
        return ["Say", self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("Say", self.trait))


@mypyc_attr(acyclic=True)
class Press(Action):
    """Roll again."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Press"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Press)

    def __hash__(self) -> int:
        return hash("Press")


@mypyc_attr(acyclic=True)
class Stop(Action):
    """Leave it at that."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Stop"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stop)

    def __hash__(self) -> int:
        return hash("Stop")


@mypyc_attr(acyclic=True)
class Rest(Action):
    """This prisoner rests this round; -1: nobody."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Rest", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rest) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Rest", self.who))


@mypyc_attr(acyclic=True)
class RestOn(Action):
    """This prisoner rests round after round; -1: nobody."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["RestOn", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RestOn) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("RestOn", self.who))


@mypyc_attr(acyclic=True)
class WeakestRests(Action):
    """Whoever has the fewest hit points rests, round after round."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["WeakestRests"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WeakestRests)

    def __hash__(self) -> int:
        return hash("WeakestRests")


@mypyc_attr(acyclic=True)
class DuelOn(Action):
    """This prisoner fights alone round after round."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["DuelOn", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DuelOn) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("DuelOn", self.who))


@mypyc_attr(acyclic=True)
class Resolve(Action):
    """Let this prisoner's attack be resolved now."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Resolve", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Resolve) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Resolve", self.who))


@mypyc_attr(acyclic=True)
class Apply(Action):
    """Apply so many of the symbols rolled."""

    __slots__ = ("symbols",)

    def __init__(self, symbols: int) -> None:
        self.symbols = symbols

    def fields(self) -> tuple[str, ...]:
        return ("symbols",)

    def to_wire(self) -> list[Any]:
        return ["Apply", self.symbols]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Apply) and self.symbols == other.symbols

    def __hash__(self) -> int:
        return hash(("Apply", self.symbols))


@mypyc_attr(acyclic=True)
class HitDie(Action):
    """Strike this die of the row."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def fields(self) -> tuple[str, ...]:
        return ("die",)

    def to_wire(self) -> list[Any]:
        return ["Hit", self.die]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HitDie) and self.die == other.die

    def __hash__(self) -> int:
        return hash(("HitDie", self.die))

    def tag(self) -> str:
        return "Hit"


@mypyc_attr(acyclic=True)
class PickUp(Action):
    """Pick an item up from the middle."""

    __slots__ = ("item", "who")

    def __init__(self, item: str, who: int) -> None:
        self.item = item
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("item", "who")

    def to_wire(self) -> list[Any]:
        return ["PickUp", self.item, self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickUp) and self.item == other.item and self.who == other.who

    def __hash__(self) -> int:
        return hash(("PickUp", self.item, self.who))


@mypyc_attr(acyclic=True)
class Leave(Action):
    """Put a carried item down in the middle."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["Leave", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Leave) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("Leave", self.item))


@mypyc_attr(acyclic=True)
class Discard(Action):
    """Give up a carried item for good."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["Discard", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discard) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("Discard", self.item))


@mypyc_attr(acyclic=True)
class Use(Action):
    """Use an item: who uses it, on whom, on which die of the row, as which trait."""

    __slots__ = ("die", "item", "on", "trait", "who")

    def __init__(self, item: str, who: int, on: int = -1, die: int = -1, trait: str = "") -> None:
        self.item = item
        self.who = who
        self.on = on
        self.die = die
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("item", "who", "on", "die", "trait")

    def to_wire(self) -> list[Any]:
        return ["Use", self.item, self.who, self.on, self.die, self.trait]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Use)
            and self.item == other.item
            and self.who == other.who
            and self.on == other.on
            and self.die == other.die
            and self.trait == other.trait
        )

    def __hash__(self) -> int:
        return hash(("Use", self.item, self.who, self.on, self.die, self.trait))


@mypyc_attr(acyclic=True)
class Keep(Action):
    """Keep the old or the new result of a roll."""

    __slots__ = ("new", "who")

    def __init__(self, who: int, new: bool) -> None:
        self.who = who
        self.new = new

    def fields(self) -> tuple[str, ...]:
        return ("who", "new")

    def to_wire(self) -> list[Any]:
        return ["Keep", self.who, self.new]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keep) and self.who == other.who and self.new == other.new

    def __hash__(self) -> int:
        return hash(("Keep", self.who, self.new))


@mypyc_attr(acyclic=True)
class Bear(Action):
    """Let this prisoner bear so much of a loss that is shared."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount")

    def to_wire(self) -> list[Any]:
        return ["Bear", self.who, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bear) and self.who == other.who and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("Bear", self.who, self.amount))


@mypyc_attr(acyclic=True)
class ShareEvenly(Action):
    """Let what is left of a loss that is shared fall point by point on whoever has the most hit points then."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ShareEvenly"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShareEvenly)

    def __hash__(self) -> int:
        return hash("ShareEvenly")


@mypyc_attr(acyclic=True)
class Accept(Action):
    """Go on: take the loss, let the roll stand, begin the round."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Accept"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Accept)

    def __hash__(self) -> int:
        return hash("Accept")


@mypyc_attr(acyclic=True)
class Took(Event):
    """A player took a prisoner."""

    __slots__ = ("character", "seat", "who")

    def __init__(self, seat: int, who: int, character: str) -> None:
        self.seat = seat
        self.who = who
        self.character = character

    def fields(self) -> tuple[str, ...]:
        return ("seat", "who", "character")

    def to_wire(self) -> list[Any]:
        return ["Took", self.seat, self.who, self.character]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Took)
            and self.seat == other.seat
            and self.who == other.who
            and self.character == other.character
        )

    def __hash__(self) -> int:
        return hash(("Took", self.seat, self.who, self.character))


@mypyc_attr(acyclic=True)
class Turned(Event):
    """A page was turned."""

    __slots__ = ("number", "page", "who")

    def __init__(self, who: int, page: str, number: int) -> None:
        self.who = who
        self.page = page
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("who", "page", "number")

    def to_wire(self) -> list[Any]:
        return ["Turned", self.who, self.page, self.number]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Turned)
            and self.who == other.who
            and self.page == other.page
            and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash(("Turned", self.who, self.page, self.number))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Chose(Event):
    """A way was taken."""

    __slots__ = ("page", "way")

    def __init__(self, page: str, way: str) -> None:
        self.page = page
        self.way = way

    def fields(self) -> tuple[str, ...]:
        return ("page", "way")

    def to_wire(self) -> list[Any]:
        return ["Chose", self.page, self.way]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chose) and self.page == other.page and self.way == other.way

    def __hash__(self) -> int:
        return hash(("Chose", self.page, self.way))


@mypyc_attr(acyclic=True)
class Named(Event):
    """A prisoner was named."""

    __slots__ = ("path", "who")

    def __init__(self, who: int, path: str) -> None:
        self.who = who
        self.path = path

    def fields(self) -> tuple[str, ...]:
        return ("who", "path")

    def to_wire(self) -> list[Any]:
        return ["Named", self.who, self.path]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and self.who == other.who and self.path == other.path

    def __hash__(self) -> int:
        return hash(("Named", self.who, self.path))


@mypyc_attr(acyclic=True)
class Said(Event):
    """A trait was named before a die was rolled."""

    __slots__ = ("trait", "who")

    def __init__(self, who: int, trait: str) -> None:
        self.who = who
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait")

    def to_wire(self) -> list[Any]:
        return ["Said", self.who, self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.who == other.who and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("Said", self.who, self.trait))


@mypyc_attr(acyclic=True)
class Rolled(Event):
    """A prisoner's die was rolled."""

    __slots__ = ("face", "who", "why")

    def __init__(self, who: int, face: list[str], why: str) -> None:
        self.who = who
        self.face = face
        self.why = why

    def fields(self) -> tuple[str, ...]:
        return ("who", "face", "why")

    def to_wire(self) -> list[Any]:
        return ["Rolled", self.who, self.face.copy(), self.why]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rolled) and self.who == other.who and self.face == other.face and self.why == other.why

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class RolledChapterDie(Event):
    """A chapter die was rolled: for the row, for fate, or beside an attack."""

    __slots__ = ("trait", "who", "why")

    def __init__(self, who: int, trait: str, why: str) -> None:
        self.who = who
        self.trait = trait
        self.why = why

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait", "why")

    def to_wire(self) -> list[Any]:
        return ["RolledChapterDie", self.who, self.trait, self.why]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RolledChapterDie)
            and self.who == other.who
            and self.trait == other.trait
            and self.why == other.why
        )

    def __hash__(self) -> int:
        return hash(("RolledChapterDie", self.who, self.trait, self.why))


@mypyc_attr(acyclic=True)
class Kept(Event):
    """The old or the new result was kept."""

    __slots__ = ("new", "who")

    def __init__(self, who: int, new: bool) -> None:
        self.who = who
        self.new = new

    def fields(self) -> tuple[str, ...]:
        return ("who", "new")

    def to_wire(self) -> list[Any]:
        return ["Kept", self.who, self.new]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and self.who == other.who and self.new == other.new

    def __hash__(self) -> int:
        return hash(("Kept", self.who, self.new))


@mypyc_attr(acyclic=True)
class Lost(Event):
    """Hit points were lost."""

    __slots__ = ("amount", "hp", "who")

    def __init__(self, who: int, amount: int, hp: int) -> None:
        self.who = who
        self.amount = amount
        self.hp = hp

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "hp")

    def to_wire(self) -> list[Any]:
        return ["Lost", self.who, self.amount, self.hp]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lost) and self.who == other.who and self.amount == other.amount and self.hp == other.hp

    def __hash__(self) -> int:
        return hash(("Lost", self.who, self.amount, self.hp))


@mypyc_attr(acyclic=True)
class Shared(Event):
    """A prisoner's share of a loss, and how much it was in all."""

    __slots__ = ("amount", "of", "who")

    def __init__(self, who: int, amount: int, of: int) -> None:
        self.who = who
        self.amount = amount
        self.of = of

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "of")

    def to_wire(self) -> list[Any]:
        return ["Shared", self.who, self.amount, self.of]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Shared) and self.who == other.who and self.amount == other.amount and self.of == other.of
        )

    def __hash__(self) -> int:
        return hash(("Shared", self.who, self.amount, self.of))


@mypyc_attr(acyclic=True)
class Spared(Event):
    """A loss was lessened by an item; so much of it is left (-1: not told)."""

    __slots__ = ("amount", "item", "left", "who")

    def __init__(self, who: int, amount: int, item: str, left: int) -> None:
        self.who = who
        self.amount = amount
        self.item = item
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "item", "left")

    def to_wire(self) -> list[Any]:
        return ["Spared", self.who, self.amount, self.item, self.left]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Spared)
            and self.who == other.who
            and self.amount == other.amount
            and self.item == other.item
            and self.left == other.left
        )

    def __hash__(self) -> int:
        return hash(("Spared", self.who, self.amount, self.item, self.left))


@mypyc_attr(acyclic=True)
class Healed(Event):
    """Hit points were regained."""

    __slots__ = ("amount", "hp", "who")

    def __init__(self, who: int, amount: int, hp: int) -> None:
        self.who = who
        self.amount = amount
        self.hp = hp

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "hp")

    def to_wire(self) -> list[Any]:
        return ["Healed", self.who, self.amount, self.hp]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Healed) and self.who == other.who and self.amount == other.amount and self.hp == other.hp
        )

    def __hash__(self) -> int:
        return hash(("Healed", self.who, self.amount, self.hp))


@mypyc_attr(acyclic=True)
class Drew(Event):
    """Items were drawn and laid in the middle."""

    __slots__ = ("items",)

    def __init__(self, items: list[str]) -> None:
        self.items = items

    def fields(self) -> tuple[str, ...]:
        return ("items",)

    def to_wire(self) -> list[Any]:
        return ["Drew", self.items.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drew) and self.items == other.items

    __hash__ = None  # type: ignore[assignment]

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class NothingToDraw(Event):
    """Neither deck nor discard pile had an item left."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NothingToDraw"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NothingToDraw)

    def __hash__(self) -> int:
        return hash("NothingToDraw")


@mypyc_attr(acyclic=True)
class Gave(Event):
    """An item came into a prisoner's hands."""

    __slots__ = ("item", "who")

    def __init__(self, item: str, who: int) -> None:
        self.item = item
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("item", "who")

    def to_wire(self) -> list[Any]:
        return ["Gave", self.item, self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gave) and self.item == other.item and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Gave", self.item, self.who))


@mypyc_attr(acyclic=True)
class Left(Event):
    """An item was put down, or left lying and discarded."""

    __slots__ = ("item", "who")

    def __init__(self, item: str, who: int) -> None:
        self.item = item
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("item", "who")

    def to_wire(self) -> list[Any]:
        return ["Left", self.item, self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Left) and self.item == other.item and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Left", self.item, self.who))


@mypyc_attr(acyclic=True)
class Discarded(Event):
    """An item was given up."""

    __slots__ = ("item", "who")

    def __init__(self, item: str, who: int) -> None:
        self.item = item
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("item", "who")

    def to_wire(self) -> list[Any]:
        return ["Discarded", self.item, self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discarded) and self.item == other.item and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Discarded", self.item, self.who))


@mypyc_attr(acyclic=True)
class Used(Event):
    """An item was used: on whom, on a die showing what, as which trait."""

    __slots__ = ("die", "item", "on", "trait", "who")

    def __init__(self, item: str, who: int, on: int, die: str, trait: str) -> None:
        self.item = item
        self.who = who
        self.on = on
        self.die = die
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("item", "who", "on", "die", "trait")

    def to_wire(self) -> list[Any]:
        return ["Used", self.item, self.who, self.on, self.die, self.trait]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Used)
            and self.item == other.item
            and self.who == other.who
            and self.on == other.on
            and self.die == other.die
            and self.trait == other.trait
        )

    def __hash__(self) -> int:
        return hash(("Used", self.item, self.who, self.on, self.die, self.trait))


@mypyc_attr(acyclic=True)
class DealtAnew(Event):
    """The carried items were dealt out anew."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["DealtAnew"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealtAnew)

    def __hash__(self) -> int:
        return hash("DealtAnew")


@mypyc_attr(acyclic=True)
class FightBegan(Event):
    """A combat began."""

    __slots__ = ("damage", "path", "row")

    def __init__(self, path: str, row: list[str], damage: int) -> None:
        self.path = path
        self.row = row
        self.damage = damage

    def fields(self) -> tuple[str, ...]:
        return ("path", "row", "damage")

    def to_wire(self) -> list[Any]:
        return ["FightBegan", self.path, self.row.copy(), self.damage]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FightBegan)
            and self.path == other.path
            and self.row == other.row
            and self.damage == other.damage
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class RoundBegan(Event):
    """A round began."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("number",)

    def to_wire(self) -> list[Any]:
        return ["RoundBegan", self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundBegan) and self.number == other.number

    def __hash__(self) -> int:
        return hash(("RoundBegan", self.number))


@mypyc_attr(acyclic=True)
class Rested(Event):
    """A prisoner rested."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Rested", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rested) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Rested", self.who))


@mypyc_attr(acyclic=True)
class Aimed(Event):
    """The group named whom the enemy's blow will be aimed at."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Aimed", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Aimed) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Aimed", self.who))


@mypyc_attr(acyclic=True)
class Duelled(Event):
    """A prisoner stepped up alone."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Duelled", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Duelled) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Duelled", self.who))


@mypyc_attr(acyclic=True)
class StruckDie(Event):
    """A die of the row was hit; `gone` if it left the row."""

    __slots__ = ("gone", "trait", "who")

    def __init__(self, who: int, trait: str, gone: bool) -> None:
        self.who = who
        self.trait = trait
        self.gone = gone

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait", "gone")

    def to_wire(self) -> list[Any]:
        return ["Struck", self.who, self.trait, self.gone]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, StruckDie)
            and self.who == other.who
            and self.trait == other.trait
            and self.gone == other.gone
        )

    def __hash__(self) -> int:
        return hash(("StruckDie", self.who, self.trait, self.gone))

    def tag(self) -> str:
        return "Struck"


@mypyc_attr(acyclic=True)
class Missed(Event):
    """An attack hit nothing."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Missed", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Missed) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Missed", self.who))


@mypyc_attr(acyclic=True)
class HeldBack(Event):
    """The second symbol of a double, or of a single that counts twice, was held back."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["HeldBack", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeldBack) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("HeldBack", self.who))


@mypyc_attr(acyclic=True)
class Warded(Event):
    """A shield kept the enemy's blow off, and so much of it."""

    __slots__ = ("damage", "who")

    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage

    def fields(self) -> tuple[str, ...]:
        return ("who", "damage")

    def to_wire(self) -> list[Any]:
        return ["Warded", self.who, self.damage]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Warded) and self.who == other.who and self.damage == other.damage

    def __hash__(self) -> int:
        return hash(("Warded", self.who, self.damage))


@mypyc_attr(acyclic=True)
class EnemyStruck(Event):
    """The enemy struck back."""

    __slots__ = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def fields(self) -> tuple[str, ...]:
        return ("damage",)

    def to_wire(self) -> list[Any]:
        return ["EnemyStruck", self.damage]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyStruck) and self.damage == other.damage

    def __hash__(self) -> int:
        return hash(("EnemyStruck", self.damage))


@mypyc_attr(acyclic=True)
class RowGrew(Event):
    """A die joined the row."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("trait",)

    def to_wire(self) -> list[Any]:
        return ["RowGrew", self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowGrew) and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("RowGrew", self.trait))


@mypyc_attr(acyclic=True)
class RowRolled(Event):
    """The row was rolled anew."""

    __slots__ = ("row",)

    def __init__(self, row: list[str]) -> None:
        self.row = row

    def fields(self) -> tuple[str, ...]:
        return ("row",)

    def to_wire(self) -> list[Any]:
        return ["RowRolled", self.row.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowRolled) and self.row == other.row

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Rose(Event):
    """The enemy's attack value grew."""

    __slots__ = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def fields(self) -> tuple[str, ...]:
        return ("damage",)

    def to_wire(self) -> list[Any]:
        return ["Rose", self.damage]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rose) and self.damage == other.damage

    def __hash__(self) -> int:
        return hash(("Rose", self.damage))


@mypyc_attr(acyclic=True)
class EnemyFell(Event):
    """The enemy was beaten."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path

    def fields(self) -> tuple[str, ...]:
        return ("path",)

    def to_wire(self) -> list[Any]:
        return ["EnemyFell", self.path]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyFell) and self.path == other.path

    def __hash__(self) -> int:
        return hash(("EnemyFell", self.path))


@mypyc_attr(acyclic=True)
class EnemyBrokeOff(Event):
    """The enemy gave up the fight."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path

    def fields(self) -> tuple[str, ...]:
        return ("path",)

    def to_wire(self) -> list[Any]:
        return ["EnemyBrokeOff", self.path]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyBrokeOff) and self.path == other.path

    def __hash__(self) -> int:
        return hash(("EnemyBrokeOff", self.path))


@mypyc_attr(acyclic=True)
class Tried(Event):
    """An attempt at a trial was counted, on top of what was gathered before (-1: not told)."""

    __slots__ = ("before", "needed", "path", "total")

    def __init__(self, path: str, total: int, needed: int, before: int) -> None:
        self.path = path
        self.total = total
        self.needed = needed
        self.before = before

    def fields(self) -> tuple[str, ...]:
        return ("path", "total", "needed", "before")

    def to_wire(self) -> list[Any]:
        return ["Tried", self.path, self.total, self.needed, self.before]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tried)
            and self.path == other.path
            and self.total == other.total
            and self.needed == other.needed
            and self.before == other.before
        )

    def __hash__(self) -> int:
        return hash(("Tried", self.path, self.total, self.needed, self.before))


@mypyc_attr(acyclic=True)
class Passed(Event):
    """A trial was passed."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path

    def fields(self) -> tuple[str, ...]:
        return ("path",)

    def to_wire(self) -> list[Any]:
        return ["Passed", self.path]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Passed) and self.path == other.path

    def __hash__(self) -> int:
        return hash(("Passed", self.path))


@mypyc_attr(acyclic=True)
class Failed(Event):
    """A trial was failed."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path

    def fields(self) -> tuple[str, ...]:
        return ("path",)

    def to_wire(self) -> list[Any]:
        return ["Failed", self.path]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Failed) and self.path == other.path

    def __hash__(self) -> int:
        return hash(("Failed", self.path))


@mypyc_attr(acyclic=True)
class Cursed(Event):
    """A curse fell on a prisoner."""

    __slots__ = ("kind", "who")

    def __init__(self, who: int, kind: str) -> None:
        self.who = who
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("who", "kind")

    def to_wire(self) -> list[Any]:
        return ["Cursed", self.who, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cursed) and self.who == other.who and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("Cursed", self.who, self.kind))


@mypyc_attr(acyclic=True)
class Lifted(Event):
    """A curse was lifted."""

    __slots__ = ("kind", "who")

    def __init__(self, who: int, kind: str) -> None:
        self.who = who
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("who", "kind")

    def to_wire(self) -> list[Any]:
        return ["Lifted", self.who, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lifted) and self.who == other.who and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("Lifted", self.who, self.kind))


@mypyc_attr(acyclic=True)
class Skipped(Event):
    """Pages were taken from the castle, unread."""

    __slots__ = ("pages",)

    def __init__(self, pages: int) -> None:
        self.pages = pages

    def fields(self) -> tuple[str, ...]:
        return ("pages",)

    def to_wire(self) -> list[Any]:
        return ["Skipped", self.pages]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Skipped) and self.pages == other.pages

    def __hash__(self) -> int:
        return hash(("Skipped", self.pages))


@mypyc_attr(acyclic=True)
class Lengthened(Event):
    """Pages were added to the castle."""

    __slots__ = ("pages",)

    def __init__(self, pages: int) -> None:
        self.pages = pages

    def fields(self) -> tuple[str, ...]:
        return ("pages",)

    def to_wire(self) -> list[Any]:
        return ["Lengthened", self.pages]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lengthened) and self.pages == other.pages

    def __hash__(self) -> int:
        return hash(("Lengthened", self.pages))


@mypyc_attr(acyclic=True)
class Showed(Event):
    """The next page was laid open."""

    __slots__ = ("page",)

    def __init__(self, page: str) -> None:
        self.page = page

    def fields(self) -> tuple[str, ...]:
        return ("page",)

    def to_wire(self) -> list[Any]:
        return ["Showed", self.page]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Showed) and self.page == other.page

    def __hash__(self) -> int:
        return hash(("Showed", self.page))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Completed(Event):
    """A page was completed."""

    __slots__ = ("page",)

    def __init__(self, page: str) -> None:
        self.page = page

    def fields(self) -> tuple[str, ...]:
        return ("page",)

    def to_wire(self) -> list[Any]:
        return ["Completed", self.page]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Completed) and self.page == other.page

    def __hash__(self) -> int:
        return hash(("Completed", self.page))


@mypyc_attr(acyclic=True)
class Died(Event):
    """A prisoner died."""

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
class Escaped(Event):
    """All escaped."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Escaped"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Escaped)

    def __hash__(self) -> int:
        return hash("Escaped")


# What has no fields and never changes is made once.
TAKE_CHARACTERS: Final = TakeCharacters()
NAME_TURNER: Final = NameTurner()
TURN_PAGE: Final = TurnPage()
SHARE: Final = Share()
CLOSE_PAGE: Final = ClosePage()
NEW_ROUND: Final = NewRound()
RESOLVE_ATTACKS: Final = ResolveAttacks()
DEFEND: Final = Defend()
STURDIEST_TURNS: Final = SturdiestTurns()
PRESS: Final = Press()
STOP: Final = Stop()
WEAKEST_RESTS: Final = WeakestRests()
SHARE_EVENLY: Final = ShareEvenly()
ACCEPT: Final = Accept()
NOTHING_TO_DRAW: Final = NothingToDraw()
DEALT_ANEW: Final = DealtAnew()
ESCAPED: Final = Escaped()


def curse_from(wire: list[Any]) -> Curse:
    """Read a Curse."""
    as_length(wire, 2)
    return Curse(kind=as_str(wire[1]), pages=as_int(wire[2]))


def prisoner_from(wire: list[Any]) -> Prisoner:
    """Read a Prisoner."""
    as_length(wire, 5)
    return Prisoner(
        seat=as_int(wire[1]),
        character=as_str(wire[2]),
        hp=as_int(wire[3]),
        hands=[as_str(item) for item in as_list(wire[4])],
        curses=[curse_from(as_list(item)) for item in as_list(wire[5])],
    )


def roll_from(wire: list[Any]) -> Roll:
    """Read a Roll."""
    as_length(wire, 8)
    return Roll(
        who=as_int(wire[1]),
        face=[as_str(item) for item in as_list(wire[2])],
        extra=[as_str(item) for item in as_list(wire[3])],
        old=[as_str(item) for item in as_list(wire[4])],
        resolved=as_bool(wire[5]),
        shield=as_bool(wire[6]),
        guarded=as_bool(wire[7]),
        hit=as_bool(wire[8]),
    )


def row_die_from(wire: list[Any]) -> RowDie:
    """Read a RowDie."""
    as_length(wire, 2)
    return RowDie(trait=as_str(wire[1]), hits=as_int(wire[2]))


def fight_from(wire: list[Any]) -> Fight:
    """Read a Fight."""
    as_length(wire, 8)
    return Fight(
        path=as_str(wire[1]),
        row=[row_die_from(as_list(item)) for item in as_list(wire[2])],
        damage=as_int(wire[3]),
        round=as_int(wire[4]),
        resting=as_int(wire[5]),
        fighter=as_int(wire[6]),
        aim=as_int(wire[7]),
        goes_on=as_str(wire[8]),
    )


def loss_from(wire: list[Any]) -> Loss:
    """Read a Loss."""
    as_length(wire, 2)
    return Loss(who=as_int(wire[1]), amount=as_int(wire[2]))


def trial_from(wire: list[Any]) -> Trial:
    """Read a Trial."""
    as_length(wire, 3)
    return Trial(path=as_str(wire[1]), total=as_int(wire[2]), attempts=as_int(wire[3]))


def castle_from(wire: list[Any]) -> Castle:
    """Read a Castle."""
    as_length(wire, 22)
    return Castle(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        profile={key: as_str(item) for key, item in as_dict(wire[4]).items()},
        deck=[as_str(item) for item in as_list(wire[5])],
        turned=[as_str(item) for item in as_list(wire[6])],
        spare=[as_str(item) for item in as_list(wire[7])],
        item_deck=[as_str(item) for item in as_list(wire[8])],
        discard=[as_str(item) for item in as_list(wire[9])],
        middle=[as_str(item) for item in as_list(wire[10])],
        prisoners=[prisoner_from(as_list(item)) for item in as_list(wire[11])],
        turner=as_int(wire[12]),
        nominee=as_int(wire[13]),
        shown=as_bool(wire[14]),
        fought=as_bool(wire[15]),
        fight=None if wire[16] is None else fight_from(as_list(wire[16])),
        rolls=[roll_from(as_list(item)) for item in as_list(wire[17])],
        losses=[loss_from(as_list(item)) for item in as_list(wire[18])],
        trial=None if wire[19] is None else trial_from(as_list(wire[19])),
        used=[as_str(item) for item in as_list(wire[20])],
        used_page=[as_str(item) for item in as_list(wire[21])],
        sturdiest_turns=as_bool(wire[22]),
    )


def take_characters_from(wire: list[Any]) -> TakeCharacters:
    """Read a TakeCharacters."""
    as_length(wire, 0)
    return TAKE_CHARACTERS


def name_turner_from(wire: list[Any]) -> NameTurner:
    """Read a NameTurner."""
    as_length(wire, 0)
    return NAME_TURNER


def turn_page_from(wire: list[Any]) -> TurnPage:
    """Read a TurnPage."""
    as_length(wire, 0)
    return TURN_PAGE


def follow_from(wire: list[Any]) -> Follow:
    """Read a Follow."""
    as_length(wire, 2)
    return Follow(path=as_str(wire[1]), it=as_int(wire[2]))


def share_from(wire: list[Any]) -> Share:
    """Read a Share."""
    as_length(wire, 0)
    return SHARE


def close_page_from(wire: list[Any]) -> ClosePage:
    """Read a ClosePage."""
    as_length(wire, 0)
    return CLOSE_PAGE


def new_round_from(wire: list[Any]) -> NewRound:
    """Read a NewRound."""
    as_length(wire, 0)
    return NEW_ROUND


def resolve_attacks_from(wire: list[Any]) -> ResolveAttacks:
    """Read a ResolveAttacks."""
    as_length(wire, 0)
    return RESOLVE_ATTACKS


def defend_from(wire: list[Any]) -> Defend:
    """Read a Defend."""
    as_length(wire, 0)
    return DEFEND


def attempt_from(wire: list[Any]) -> Attempt:
    """Read an Attempt."""
    as_length(wire, 4)
    return Attempt(path=as_str(wire[1]), it=as_int(wire[2]), total=as_int(wire[3]), attempts=as_int(wire[4]))


def next_of_from(wire: list[Any]) -> NextOf:
    """Read a NextOf."""
    as_length(wire, 2)
    return NextOf(path=as_str(wire[1]), left=[as_int(item) for item in as_list(wire[2])])


def press_on_from(wire: list[Any]) -> PressOn:
    """Read a PressOn."""
    as_length(wire, 3)
    return PressOn(path=as_str(wire[1]), it=as_int(wire[2]), rolls=as_int(wire[3]))


def split_point_from(wire: list[Any]) -> SplitPoint:
    """Read a SplitPoint."""
    as_length(wire, 3)
    return SplitPoint(left=as_int(wire[1]), shares=[as_int(item) for item in as_list(wire[2])], who=as_int(wire[3]))


def take_character_from(wire: list[Any]) -> TakeCharacter:
    """Read a TakeCharacter."""
    as_length(wire, 1)
    return TakeCharacter(character=as_str(wire[1]))


def turn_from(wire: list[Any]) -> Turn:
    """Read a Turn."""
    as_length(wire, 1)
    return Turn(who=as_int(wire[1]))


def sturdiest_turns_from(wire: list[Any]) -> SturdiestTurns:
    """Read a SturdiestTurns."""
    as_length(wire, 0)
    return STURDIEST_TURNS


def take_way_from(wire: list[Any]) -> TakeWay:
    """Read a TakeWay."""
    as_length(wire, 1)
    return TakeWay(way=as_str(wire[1]))


def name_from(wire: list[Any]) -> Name:
    """Read a Name."""
    as_length(wire, 1)
    return Name(who=as_int(wire[1]))


def say_from(wire: list[Any]) -> Say:
    """Read a Say."""
    as_length(wire, 1)
    return Say(trait=as_str(wire[1]))


def press_from(wire: list[Any]) -> Press:
    """Read a Press."""
    as_length(wire, 0)
    return PRESS


def stop_from(wire: list[Any]) -> Stop:
    """Read a Stop."""
    as_length(wire, 0)
    return STOP


def rest_from(wire: list[Any]) -> Rest:
    """Read a Rest."""
    as_length(wire, 1)
    return Rest(who=as_int(wire[1]))


def rest_on_from(wire: list[Any]) -> RestOn:
    """Read a RestOn."""
    as_length(wire, 1)
    return RestOn(who=as_int(wire[1]))


def weakest_rests_from(wire: list[Any]) -> WeakestRests:
    """Read a WeakestRests."""
    as_length(wire, 0)
    return WEAKEST_RESTS


def duel_on_from(wire: list[Any]) -> DuelOn:
    """Read a DuelOn."""
    as_length(wire, 1)
    return DuelOn(who=as_int(wire[1]))


def resolve_from(wire: list[Any]) -> Resolve:
    """Read a Resolve."""
    as_length(wire, 1)
    return Resolve(who=as_int(wire[1]))


def apply_from(wire: list[Any]) -> Apply:
    """Read an Apply."""
    as_length(wire, 1)
    return Apply(symbols=as_int(wire[1]))


def hit_die_from(wire: list[Any]) -> HitDie:
    """Read a HitDie."""
    as_length(wire, 1)
    return HitDie(die=as_int(wire[1]))


def pick_up_from(wire: list[Any]) -> PickUp:
    """Read a PickUp."""
    as_length(wire, 2)
    return PickUp(item=as_str(wire[1]), who=as_int(wire[2]))


def leave_from(wire: list[Any]) -> Leave:
    """Read a Leave."""
    as_length(wire, 1)
    return Leave(item=as_str(wire[1]))


def discard_from(wire: list[Any]) -> Discard:
    """Read a Discard."""
    as_length(wire, 1)
    return Discard(item=as_str(wire[1]))


def use_from(wire: list[Any]) -> Use:
    """Read an Use."""
    as_length(wire, 5)
    return Use(
        item=as_str(wire[1]), who=as_int(wire[2]), on=as_int(wire[3]), die=as_int(wire[4]), trait=as_str(wire[5])
    )


def keep_from(wire: list[Any]) -> Keep:
    """Read a Keep."""
    as_length(wire, 2)
    return Keep(who=as_int(wire[1]), new=as_bool(wire[2]))


def bear_from(wire: list[Any]) -> Bear:
    """Read a Bear."""
    as_length(wire, 2)
    return Bear(who=as_int(wire[1]), amount=as_int(wire[2]))


def share_evenly_from(wire: list[Any]) -> ShareEvenly:
    """Read a ShareEvenly."""
    as_length(wire, 0)
    return SHARE_EVENLY


def accept_from(wire: list[Any]) -> Accept:
    """Read an Accept."""
    as_length(wire, 0)
    return ACCEPT


def took_from(wire: list[Any]) -> Took:
    """Read a Took."""
    as_length(wire, 3)
    return Took(seat=as_int(wire[1]), who=as_int(wire[2]), character=as_str(wire[3]))


def turned_from(wire: list[Any]) -> Turned:
    """Read a Turned."""
    as_length(wire, 3)
    return Turned(who=as_int(wire[1]), page=as_str(wire[2]), number=as_int(wire[3]))


def chose_from(wire: list[Any]) -> Chose:
    """Read a Chose."""
    as_length(wire, 2)
    return Chose(page=as_str(wire[1]), way=as_str(wire[2]))


def named_from(wire: list[Any]) -> Named:
    """Read a Named."""
    as_length(wire, 2)
    return Named(who=as_int(wire[1]), path=as_str(wire[2]))


def said_from(wire: list[Any]) -> Said:
    """Read a Said."""
    as_length(wire, 2)
    return Said(who=as_int(wire[1]), trait=as_str(wire[2]))


def rolled_from(wire: list[Any]) -> Rolled:
    """Read a Rolled."""
    as_length(wire, 3)
    return Rolled(who=as_int(wire[1]), face=[as_str(item) for item in as_list(wire[2])], why=as_str(wire[3]))


def rolled_chapter_die_from(wire: list[Any]) -> RolledChapterDie:
    """Read a RolledChapterDie."""
    as_length(wire, 3)
    return RolledChapterDie(who=as_int(wire[1]), trait=as_str(wire[2]), why=as_str(wire[3]))


def kept_from(wire: list[Any]) -> Kept:
    """Read a Kept."""
    as_length(wire, 2)
    return Kept(who=as_int(wire[1]), new=as_bool(wire[2]))


def lost_from(wire: list[Any]) -> Lost:
    """Read a Lost."""
    as_length(wire, 3)
    return Lost(who=as_int(wire[1]), amount=as_int(wire[2]), hp=as_int(wire[3]))


def shared_from(wire: list[Any]) -> Shared:
    """Read a Shared."""
    as_length(wire, 3)
    return Shared(who=as_int(wire[1]), amount=as_int(wire[2]), of=as_int(wire[3]))


def spared_from(wire: list[Any]) -> Spared:
    """Read a Spared."""
    as_length(wire, 4)
    return Spared(who=as_int(wire[1]), amount=as_int(wire[2]), item=as_str(wire[3]), left=as_int(wire[4]))


def healed_from(wire: list[Any]) -> Healed:
    """Read a Healed."""
    as_length(wire, 3)
    return Healed(who=as_int(wire[1]), amount=as_int(wire[2]), hp=as_int(wire[3]))


def drew_from(wire: list[Any]) -> Drew:
    """Read a Drew."""
    as_length(wire, 1)
    return Drew(items=[as_str(item) for item in as_list(wire[1])])


def nothing_to_draw_from(wire: list[Any]) -> NothingToDraw:
    """Read a NothingToDraw."""
    as_length(wire, 0)
    return NOTHING_TO_DRAW


def gave_from(wire: list[Any]) -> Gave:
    """Read a Gave."""
    as_length(wire, 2)
    return Gave(item=as_str(wire[1]), who=as_int(wire[2]))


def left_from(wire: list[Any]) -> Left:
    """Read a Left."""
    as_length(wire, 2)
    return Left(item=as_str(wire[1]), who=as_int(wire[2]))


def discarded_from(wire: list[Any]) -> Discarded:
    """Read a Discarded."""
    as_length(wire, 2)
    return Discarded(item=as_str(wire[1]), who=as_int(wire[2]))


def used_from(wire: list[Any]) -> Used:
    """Read an Used."""
    as_length(wire, 5)
    return Used(
        item=as_str(wire[1]), who=as_int(wire[2]), on=as_int(wire[3]), die=as_str(wire[4]), trait=as_str(wire[5])
    )


def dealt_anew_from(wire: list[Any]) -> DealtAnew:
    """Read a DealtAnew."""
    as_length(wire, 0)
    return DEALT_ANEW


def fight_began_from(wire: list[Any]) -> FightBegan:
    """Read a FightBegan."""
    as_length(wire, 3)
    return FightBegan(path=as_str(wire[1]), row=[as_str(item) for item in as_list(wire[2])], damage=as_int(wire[3]))


def round_began_from(wire: list[Any]) -> RoundBegan:
    """Read a RoundBegan."""
    as_length(wire, 1)
    return RoundBegan(number=as_int(wire[1]))


def rested_from(wire: list[Any]) -> Rested:
    """Read a Rested."""
    as_length(wire, 1)
    return Rested(who=as_int(wire[1]))


def aimed_from(wire: list[Any]) -> Aimed:
    """Read an Aimed."""
    as_length(wire, 1)
    return Aimed(who=as_int(wire[1]))


def duelled_from(wire: list[Any]) -> Duelled:
    """Read a Duelled."""
    as_length(wire, 1)
    return Duelled(who=as_int(wire[1]))


def struck_die_from(wire: list[Any]) -> StruckDie:
    """Read a StruckDie."""
    as_length(wire, 3)
    return StruckDie(who=as_int(wire[1]), trait=as_str(wire[2]), gone=as_bool(wire[3]))


def missed_from(wire: list[Any]) -> Missed:
    """Read a Missed."""
    as_length(wire, 1)
    return Missed(who=as_int(wire[1]))


def held_back_from(wire: list[Any]) -> HeldBack:
    """Read a HeldBack."""
    as_length(wire, 1)
    return HeldBack(who=as_int(wire[1]))


def warded_from(wire: list[Any]) -> Warded:
    """Read a Warded."""
    as_length(wire, 2)
    return Warded(who=as_int(wire[1]), damage=as_int(wire[2]))


def enemy_struck_from(wire: list[Any]) -> EnemyStruck:
    """Read an EnemyStruck."""
    as_length(wire, 1)
    return EnemyStruck(damage=as_int(wire[1]))


def row_grew_from(wire: list[Any]) -> RowGrew:
    """Read a RowGrew."""
    as_length(wire, 1)
    return RowGrew(trait=as_str(wire[1]))


def row_rolled_from(wire: list[Any]) -> RowRolled:
    """Read a RowRolled."""
    as_length(wire, 1)
    return RowRolled(row=[as_str(item) for item in as_list(wire[1])])


def rose_from(wire: list[Any]) -> Rose:
    """Read a Rose."""
    as_length(wire, 1)
    return Rose(damage=as_int(wire[1]))


def enemy_fell_from(wire: list[Any]) -> EnemyFell:
    """Read an EnemyFell."""
    as_length(wire, 1)
    return EnemyFell(path=as_str(wire[1]))


def enemy_broke_off_from(wire: list[Any]) -> EnemyBrokeOff:
    """Read an EnemyBrokeOff."""
    as_length(wire, 1)
    return EnemyBrokeOff(path=as_str(wire[1]))


def tried_from(wire: list[Any]) -> Tried:
    """Read a Tried."""
    as_length(wire, 4)
    return Tried(path=as_str(wire[1]), total=as_int(wire[2]), needed=as_int(wire[3]), before=as_int(wire[4]))


def passed_from(wire: list[Any]) -> Passed:
    """Read a Passed."""
    as_length(wire, 1)
    return Passed(path=as_str(wire[1]))


def failed_from(wire: list[Any]) -> Failed:
    """Read a Failed."""
    as_length(wire, 1)
    return Failed(path=as_str(wire[1]))


def cursed_from(wire: list[Any]) -> Cursed:
    """Read a Cursed."""
    as_length(wire, 2)
    return Cursed(who=as_int(wire[1]), kind=as_str(wire[2]))


def lifted_from(wire: list[Any]) -> Lifted:
    """Read a Lifted."""
    as_length(wire, 2)
    return Lifted(who=as_int(wire[1]), kind=as_str(wire[2]))


def skipped_from(wire: list[Any]) -> Skipped:
    """Read a Skipped."""
    as_length(wire, 1)
    return Skipped(pages=as_int(wire[1]))


def lengthened_from(wire: list[Any]) -> Lengthened:
    """Read a Lengthened."""
    as_length(wire, 1)
    return Lengthened(pages=as_int(wire[1]))


def showed_from(wire: list[Any]) -> Showed:
    """Read a Showed."""
    as_length(wire, 1)
    return Showed(page=as_str(wire[1]))


def completed_from(wire: list[Any]) -> Completed:
    """Read a Completed."""
    as_length(wire, 1)
    return Completed(page=as_str(wire[1]))


def died_from(wire: list[Any]) -> Died:
    """Read a Died."""
    as_length(wire, 1)
    return Died(who=as_int(wire[1]))


def escaped_from(wire: list[Any]) -> Escaped:
    """Read an Escaped."""
    as_length(wire, 0)
    return ESCAPED


Take = TakeWay  # the notation finds a class by its tag


Hit = HitDie  # the notation finds a class by its tag


Struck = StruckDie  # the notation finds a class by its tag


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Curse": curse_from,
    "Prisoner": prisoner_from,
    "Roll": roll_from,
    "RowDie": row_die_from,
    "Fight": fight_from,
    "Loss": loss_from,
    "Trial": trial_from,
    "Castle": castle_from,
    "TakeCharacters": take_characters_from,
    "NameTurner": name_turner_from,
    "TurnPage": turn_page_from,
    "Follow": follow_from,
    "Share": share_from,
    "ClosePage": close_page_from,
    "NewRound": new_round_from,
    "ResolveAttacks": resolve_attacks_from,
    "Defend": defend_from,
    "Attempt": attempt_from,
    "NextOf": next_of_from,
    "PressOn": press_on_from,
    "SplitPoint": split_point_from,
    "TakeCharacter": take_character_from,
    "Turn": turn_from,
    "SturdiestTurns": sturdiest_turns_from,
    "Take": take_way_from,
    "Name": name_from,
    "Say": say_from,
    "Press": press_from,
    "Stop": stop_from,
    "Rest": rest_from,
    "RestOn": rest_on_from,
    "WeakestRests": weakest_rests_from,
    "DuelOn": duel_on_from,
    "Resolve": resolve_from,
    "Apply": apply_from,
    "Hit": hit_die_from,
    "PickUp": pick_up_from,
    "Leave": leave_from,
    "Discard": discard_from,
    "Use": use_from,
    "Keep": keep_from,
    "Bear": bear_from,
    "ShareEvenly": share_evenly_from,
    "Accept": accept_from,
    "Took": took_from,
    "Turned": turned_from,
    "Chose": chose_from,
    "Named": named_from,
    "Said": said_from,
    "Rolled": rolled_from,
    "RolledChapterDie": rolled_chapter_die_from,
    "Kept": kept_from,
    "Lost": lost_from,
    "Shared": shared_from,
    "Spared": spared_from,
    "Healed": healed_from,
    "Drew": drew_from,
    "NothingToDraw": nothing_to_draw_from,
    "Gave": gave_from,
    "Left": left_from,
    "Discarded": discarded_from,
    "Used": used_from,
    "DealtAnew": dealt_anew_from,
    "FightBegan": fight_began_from,
    "RoundBegan": round_began_from,
    "Rested": rested_from,
    "Aimed": aimed_from,
    "Duelled": duelled_from,
    "Struck": struck_die_from,
    "Missed": missed_from,
    "HeldBack": held_back_from,
    "Warded": warded_from,
    "EnemyStruck": enemy_struck_from,
    "RowGrew": row_grew_from,
    "RowRolled": row_rolled_from,
    "Rose": rose_from,
    "EnemyFell": enemy_fell_from,
    "EnemyBrokeOff": enemy_broke_off_from,
    "Tried": tried_from,
    "Passed": passed_from,
    "Failed": failed_from,
    "Cursed": cursed_from,
    "Lifted": lifted_from,
    "Skipped": skipped_from,
    "Lengthened": lengthened_from,
    "Showed": showed_from,
    "Completed": completed_from,
    "Died": died_from,
    "Escaped": escaped_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
