"""A table of Descent laid out for a test: a map drawn in text, these heroes, monsters and cards, at this moment.

    table = turn("A . M", monsters={"M": monster(health=3, defence=["brown"])})
    table.dice(1, 4, 0)             # blue 2/2/1, red 3, brown 0: faces are numbered 0 to 5 as in dice.py
    table.strike("M")
    assert table.figure("M").damage == 3

Maps are drawn as in `sketch.py`. A letter of the map is where the figure of that name stands, all its letters the base
of a large one; a plan's `at` says otherwise (`hero(at=(3, 1))`, `monster(at=[(0, 0), (1, 0)])`, a mark, or "" for
beside the map). Heroes are A, B, C, D unless named; monsters M, N, O, Q. Who has no plan is plain: a hero with Speed 4,
Health 10, Stamina 4, every attribute 2, no defence dice, a sword (blue and red, no surges); a monster with Speed 3,
Health 9, a melee attack with the blue die alone, no defence dice, a minion in a group with others of its plan.

Cards of a test are made here and belong to no box (`sheet`, `weapon`, `item`, `card`, `monster`, `lieutenant`, `ally`),
so that no test leans on a figure that balance may change; those of the box come by `of_box("zombie", "master")`,
`hero("syndrael", "knight")`. Cards say what content files say: `card(ability=[{"at": "action", "do": [...]}])`.

Where it begins: `turn` (a hero's or ally's), `activation` (a monster's), `heroes_turns`, `overlord_turn`, or `lay` with
any steps; `in_quest` is a real encounter, set up. The overlord holds and owns nothing unless `hand` or `deck` (its top
last) say so, so that he is not asked. `says` are parts of an encounter file (exit, action, token, trigger ...),
`search` the marks of search tokens, `dice` what is rolled first, `change` anything else; further words are options of
the game (`profile="rulebook"`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

import msgspec
from rules.descent.sketch import Sketch
from rules.table import Table as AnyTable

from undercroft.engine.decision import DONE, PASS
from undercroft.engine.record import Event, Step
from undercroft.engine.session import Session
from undercroft.games.descent import cards
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.quest_cards import EncounterCard
from undercroft.games.descent.rules import maps, quest_setup, quest_sheets, sheets
from undercroft.games.descent.rules.layout import Layout
from undercroft.games.descent.rules.setup import new_hero, new_overlord
from undercroft.games.descent.rules.sheets import (
    HEROES,
    ITEMS,
    OTHERS,
    SKILL_XP,
    SKILLS,
    STAMINA,
    STARTING,
    SURGES,
    CardFace,
    FigureFace,
    ItemFace,
    MonsterWeapon,
    WeaponFace,
    card_face,
)
from undercroft.games.descent.rules.table import GIVERS, PRINTED, new_figure, word_givers
from undercroft.games.descent.state import (
    ACTIVATE_GROUPS,
    END_ROUND,
    HEROES_TURNS,
    OVERLORD_END,
    OVERLORD_TURN,
    ActivateMonsters,
    Buy,
    ChooseClass,
    ChooseHero,
    Encounter,
    Figure,
    Go,
    Group,
    Hero,
    Journey,
    March,
    Overlord,
    StartActivation,
    StartTurn,
    Strike,
    Token,
    Turn,
    Window,
)

NUMBERS = count(1)
HERO_MARKS = "ABCD"
MONSTER_MARKS = "MNOQ"
QUEST_OF_ACT = {card.act: id for id, card in CARDS.quests.items()}
Place = str | tuple[int, int]
Change = Callable[[Journey], None]


@dataclass
class Plan:
    """Somebody who is to stand on the table."""

    kind: str
    rank: str
    at: Any = None
    group: str = ""
    own: dict[str, Any] = field(default_factory=dict)


# -- cards of a test -------------------------------------------------------------------------------------


def card(passive: Sequence[dict[str, Any]] = (), ability: Sequence[dict[str, Any]] = ()) -> str:
    """A card with these effects: a skill of a hero, an ability of a monster."""
    id = f"test_card_{next(NUMBERS)}"
    SKILL_XP[id] = 1
    learn(id, effects(passive, ability))
    return id


def skill(*acts: dict[str, Any], at: str = "turn", **said: Any) -> str:
    """A card with one ability that does this."""
    return card(ability=[{"at": at, "do": list(acts), **said}])


def learn(id: str, said: Any) -> CardFace:
    """A card the rules know from now on: what they have looked up of all cards is looked up anew."""
    face = card_face(id, said)
    GIVERS.update(word_givers())
    return face


def effects(passive: Sequence[dict[str, Any]], ability: Sequence[dict[str, Any]]) -> cards.Effects:
    """Effects as the content files say them."""
    return msgspec.convert({"passive": list(passive), "ability": list(ability)}, cards.Effects)


def sheet(
    speed: int = 4,
    health: int = 10,
    stamina: int = 4,
    defence: Sequence[str] = (),
    feat: dict[str, Any] | None = None,
    talent: Sequence[dict[str, Any]] = (),
    **attributes: int,
) -> str:
    """A hero sheet: attributes are 2 unless named; without a feat one that does nothing anybody is asked about."""
    id = f"test_hero_{next(NUMBERS)}"
    learn(id, effects((), talent))
    learn(f"{id}.feat", effects((), [feat or {"at": "quest_begins", "needs": ["enemy"]}]))
    HEROES[id] = FigureFace(id, speed, health, defence, four(attributes), abilities=[id])
    STAMINA[id] = stamina
    return id


def four(attributes: dict[str, int]) -> cards.Attributes:
    """The four attributes, 2 each unless named."""
    return cards.Attributes(**dict.fromkeys(sheets.ATTRIBUTES, 2) | attributes)


def item(
    slot: str = "other",
    kind: str = "shop",
    passive: Sequence[dict[str, Any]] = (),
    ability: Sequence[dict[str, Any]] = (),
    **said: Any,
) -> str:
    """An item (`kind`: shop, starting, relic) with this of a content file: traits, defence, weapon."""
    id = f"test_item_{next(NUMBERS)}"
    face = msgspec.convert(
        {"id": id, "slot": slot, "passive": list(passive), "ability": list(ability), **said}, cards.Item
    )
    ITEMS[id] = ItemFace(id, face, kind)
    learn(id, face)
    return id


def weapon(
    *dice: str,
    ranged: bool = False,
    slot: str = "one_hand",
    kind: str = "shop",
    traits: Sequence[str] = (),
    ability: Sequence[dict[str, Any]] = (),
    **said: Any,
) -> str:
    """A weapon with these dice (`surges`, `pierce`, `reach`, `range`)."""
    return item(slot, kind, ability=ability, traits=list(traits), weapon={"dice": list(dice), "ranged": ranged, **said})


def hero(
    kind: str = "",
    job: str = "knight",
    at: Any = None,
    items: Sequence[str] | None = None,
    worn: Sequence[str] | None = None,
    skills: Sequence[str] | None = None,
    **own: Any,
) -> Plan:
    """A hero of this sheet; one of the box comes with the class's basic skill and equipment.

    Further words are fields of `Hero` and `Figure` (fatigue, damage, conditions, knocked_out, found, feat ...).
    """
    boxed = bool(kind) and not kind.startswith("test_")
    own["items"] = list(items) if items is not None else STARTING[job].copy() if boxed else [SWORD]
    own["worn"] = list(worn) if worn is not None else own["items"].copy()
    basic = [skill for skill in SKILLS[job] if SKILL_XP[skill] == 0] if boxed else []
    own["skills"] = list(skills) if skills is not None else basic
    return Plan(kind or PLAIN_HERO, "hero", at, own={"job": job, **own})


def monster(
    speed: int = 3,
    health: int = 9,
    defence: Sequence[str] = (),
    dice: Sequence[str] = ("blue",),
    ranged: bool = False,
    size: tuple[int, int] = (1, 1),
    abilities: Sequence[str] = (),
    surges: Sequence[dict[str, Any]] = (),
    rank: str = "minion",
    at: Any = None,
    group: str = "",
    **own: Any,
) -> Plan:
    """A kind of monster of its own, minion and master alike, in both acts; `group` names those it belongs to."""
    id = f"test_monster_{next(NUMBERS)}"
    for each in ("minion", "master"):
        arm = WeaponFace(f"{id}:{each}", MonsterWeapon(ranged, dice, said_surges(surges), "reach" in abilities))
        PRINTED[each][id] = [FigureFace(id, speed, health, defence, None, size, arm, list(abilities))] * 6
    return Plan(id, rank, at, group or id, own)


def said_surges(surges: Sequence[dict[str, Any]]) -> list[cards.MonsterSurge]:
    """Surge abilities of a monster's card."""
    return [msgspec.convert(surge, cards.MonsterSurge) for surge in surges]


def lieutenant(
    speed: int = 3,
    health: int = 9,
    defence: Sequence[str] = (),
    dice: Sequence[str] = ("blue",),
    ranged: bool = False,
    size: tuple[int, int] = (1, 1),
    abilities: Sequence[str] = (),
    surges: Sequence[dict[str, Any]] = (),
    at: Any = None,
    **attributes: int,
) -> Plan:
    """A lieutenant with these attributes, 2 each unless named."""
    id = f"test_lieutenant_{next(NUMBERS)}"
    arm = WeaponFace(id, MonsterWeapon(ranged, dice, said_surges(surges), "reach" in abilities))
    face = FigureFace(id, speed, health, defence, four(attributes), size, arm, list(abilities))
    PRINTED["lieutenant"][id] = [face] * 6
    return Plan(id, "lieutenant", at, id)


def ally(
    speed: int = 4,
    health: int = 8,
    defence: Sequence[str] = (),
    dice: Sequence[str] = ("blue",),
    ranged: bool = False,
    ability: Sequence[dict[str, Any]] = (),
    passive: Sequence[dict[str, Any]] = (),
    at: Any = None,
    name: str = "",
    **own: Any,
) -> Plan:
    """Somebody on the heroes' side, every attribute 2; without dice unarmed for good."""
    id = f"test_ally_{next(NUMBERS)}"
    learn(id, effects(passive, ability))
    arm = WeaponFace(id, MonsterWeapon(ranged, dice, [], False)) if dice else None
    OTHERS[id] = FigureFace(id, speed, health, defence, four({}), (1, 1), arm, [id])
    return Plan(id, "ally", at, own={"name": name or id, **own})


def of_box(kind: str, rank: str = "minion", at: Any = None, **own: Any) -> Plan:
    """A monster, lieutenant, ally or familiar of the box (a familiar's `owner` is its hero)."""
    return Plan(kind, rank, at, kind if rank in ("minion", "master", "lieutenant") else "", own)


PLAIN_HERO = sheet()
SWORD = weapon("blue", "red", kind="starting")
PLAIN_MONSTER = monster()


# -- the table -------------------------------------------------------------------------------------------


class Table(AnyTable):
    """A session of Descent that a test can steer; figures go by their letters or numbers, spaces by mark or place."""

    names: dict[str, int]
    marks: dict[str, list[tuple[int, int]]]

    @property
    def journey(self) -> Journey:
        assert isinstance(self.session.state, Journey)
        return self.session.state

    @property
    def encounter(self) -> Encounter:
        assert self.journey.encounter is not None
        return self.journey.encounter

    @property
    def overlord(self) -> Overlord:
        return self.journey.overlord

    @property
    def turn(self) -> Turn:
        """The turn or activation under way."""
        return self.encounter.turns[-1]

    @property
    def layout(self) -> Layout:
        return maps.layout_for(self.encounter.quest, self.encounter.number, self.encounter.room)

    # -- asking

    def who(self, name: str | int) -> int:
        """A figure's number."""
        return name if isinstance(name, int) else self.names[name]

    def figure(self, name: str | int) -> Figure:
        """A figure."""
        return self.journey.figures[self.who(name)]

    def hero(self, name: str | int) -> Hero:
        """A hero."""
        return self.journey.heroes[self.who(name)]

    def space(self, place: Place) -> int:
        """The number of a space."""
        x, y = self.marks[place][0] if isinstance(place, str) else place
        return self.layout.at(x, y)

    def place(self, space: int) -> tuple[int, int]:
        """Where a space is."""
        return self.layout.x[space], self.layout.y[space]

    def where(self, name: str | int) -> list[tuple[int, int]]:
        """The spaces of a figure's base."""
        return [self.place(space) for space in self.figure(name).base]

    def is_on(self, name: str | int, *places: Place) -> bool:
        """Whether a figure's base is just these spaces."""
        return sorted(self.figure(name).base) == sorted(self.space(place) for place in places)

    def happened(self, *kinds: type[Event]) -> list[Any]:
        """Every event of these kinds so far, in the order in which they came."""
        return [told.event for told in self.session.events if isinstance(told.event, kinds)]

    # -- what may be done

    def walks(self) -> dict[tuple[int, int], int]:
        """Where the figure of the turn may walk, and for how much fatigue."""
        return {self.place(way.to): way.fatigue for way in self.offered(Go)}

    def can_walk(self, *places: Place) -> list[bool]:
        """Whether it may walk to each of these."""
        found = [way.to for way in self.offered(Go)]
        return [self.space(place) in found for place in places]

    def targets(self, with_card: str = "") -> list[int]:
        """The figures that may be attacked, each once."""
        found = [one.figure for one in self.offered(Strike) if not with_card or one.card == with_card]
        return sorted(set(found))

    def bases(self) -> list[list[tuple[int, int]]]:
        """Where a large monster may be set down."""
        return [sorted(self.place(space) for space in way.base) for way in self.offered(March)]

    # -- doing it

    def dice(self, *faces: int) -> Self:
        """What the next dice show, in the order in which they are rolled."""
        self.session.script("dice", list(faces))
        return self

    def walk(self, *places: Place) -> Self:
        """Walk there, and there."""
        for place in places:
            (way,) = [way for way in self.offered(Go) if way.to == self.space(place)]
            self.act(way)
        return self

    def march(self, *places: Place, to: Place | None = None) -> Self:
        """A large monster walks and is set down on these spaces."""
        base = sorted(self.space(place) for place in places)
        ways = [way for way in self.offered(March) if sorted(way.base) == base]
        self.act(next(way for way in ways if to is None or way.to == self.space(to)))
        return self

    def strike(self, target: str | int, with_card: str = "", at: Place | None = None) -> Self:
        """Attack a figure, with the first weapon and at the first space of it that fit."""
        for one in self.offered(Strike):
            if (
                one.figure == self.who(target)
                and with_card in ("", one.card)
                and (at is None or one.space == self.space(at))
            ):
                self.act(one)
                return self
        raise AssertionError(f"{target} cannot be attacked: {self.decision.options}")

    def surge(self, **wanted: Any) -> Buy:
        """The surge ability on offer that says this (`damage=1`, `inflict=["poisoned"]`)."""
        for one in self.offered(Buy):
            assert isinstance(one, Buy)
            if all(getattr(SURGES[one.surge], name) == value for name, value in wanted.items()):
                return one
        raise AssertionError(f"no such surge: {self.decision.options}")

    def buy(self, **wanted: Any) -> Self:
        """Spend surges on the ability that says this."""
        self.act(self.surge(**wanted))
        return self

    def end(self) -> Self:
        """End the turn, or whatever goes on until one is done."""
        self.act(DONE)
        return self

    def go(self, *stop: str) -> Self:
        """Answer with a pass, an end or the first option until one of these questions is asked, or nothing is."""
        while self.session.decision is not None and self.session.decision.ask not in stop:
            decision = self.session.decision
            seat = decision.seats[0]
            options = decision.options_of(seat)
            quiet = [option for option in options if option in (PASS, DONE)]
            self.session.answer(seat, self.session.serial(seat), (quiet or options)[0])
        return self


# -- laying it out ---------------------------------------------------------------------------------------


def lay(
    drawn: str,
    steps: Callable[[Journey, dict[str, int]], list[Step]] | list[Step],
    heroes: dict[str, Plan] | None = None,
    monsters: dict[str, Plan] | None = None,
    others: dict[str, Plan] | None = None,
    dice: Sequence[int] = (),
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    owned: Sequence[str] | None = None,
    search: str = "",
    says: dict[str, Any] | None = None,
    change: Change | None = None,
    seats: int = 2,
    act: int = 1,
    plot: str = "",
    seed: str = "test",
    **options: Any,
) -> Table:
    """A position on a drawn map, with these steps to come, the first of them first."""
    sketch = Sketch(drawn)
    session = Session.start(
        game, players=seats, seed=seed, options={"mode": "quest", "quest": "first_blood", **options}
    )
    state = session.state.copy()
    assert isinstance(state, Journey)
    plans = planned(sketch, HERO_MARKS, heroes, lambda: hero())
    foes = planned(sketch, MONSTER_MARKS, monsters, lambda: PLAIN_MONSTER)
    quest = f"test_quest_{next(NUMBERS)}"
    groups = list(dict.fromkeys(plan.group for plan in foes.values()))
    register(quest, sketch, groups, foes, says or {})
    state.quest = QUEST_OF_ACT[act]
    state.trials = []
    state.encounter = new_encounter(quest, sketch.layout.start(), [Group(name, [], False, False) for name in groups])
    state.heroes = [new_hero(number % (seats - 1)) for number in range(len(plans))]
    state.figures = []
    names: dict[str, int] = {}
    for mark, plan in {**plans, **foes, **(others or {})}.items():
        names[mark] = len(state.figures)
        add_figure(state, sketch, mark, plan, groups)
    for token in quest_sheets.SHEETS[quest][0].tokens:
        quest_setup.lay_tokens(state, token)
    for mark in search:
        for x, y in sketch.marks[mark]:
            state.encounter.tokens.append(Token("search", sketch.at(x, y), -1, "", "", False))
    state.overlord = new_overlord()
    state.overlord.hand = list(hand)
    state.overlord.deck = list(deck)
    state.overlord.owned = list(owned) if owned is not None else [*hand, *deck]
    state.overlord.plot = plot
    later = steps if isinstance(steps, list) else steps(state, names)
    state.agenda = later[::-1]
    state.chance.dice.script = list(dice)
    if change is not None:
        change(state)
    table = Table.at(state, session, seed)
    table.names = names
    table.marks = sketch.marks
    return table


def planned(sketch: Sketch, marks: str, plans: dict[str, Plan] | None, plain: Callable[[], Plan]) -> dict[str, Plan]:
    """Those who are named, and plain ones where the map has a mark for somebody."""
    known = plans or {}
    found = {mark: known.get(mark) or plain() for mark in marks if mark in sketch.marks or mark in known}
    return {**found, **known}


def register(quest: str, sketch: Sketch, groups: list[str], foes: dict[str, Plan], says: dict[str, Any]) -> None:
    """An encounter of a test, with the drawn map: nobody wins it, and it has no end."""
    named = {plan.group: plan.kind for plan in foes.values()}
    said = {
        "quest": quest,
        "number": 1,
        "laid": [],
        "group": [{"id": group, "kind": named[group], "at": "everywhere"} for group in groups],
        "areas": {"everywhere": [list(cell) for cell in cells_of(sketch)]},
        "start": "everywhere",
        "rules": [],
        "clock": {"rounds": 99, "wins": "overlord"},
        **says,
    }
    maps.LAYOUTS[f"{quest}_1_"] = sketch.layout
    quest_sheets.SHEETS[quest] = [quest_sheets.EncounterSheet(msgspec.convert(said, EncounterCard))]


def cells_of(sketch: Sketch) -> list[tuple[int, int]]:
    """Every space of a drawn map."""
    layout = sketch.layout
    return [(layout.x[space], layout.y[space]) for space in range(layout.count)]


def new_encounter(quest: str, edges: str, groups: list[Group]) -> Encounter:
    """The first round of an encounter."""
    return Encounter(
        quest=quest,
        number=1,
        edges=edges,
        round=1,
        overlords=False,
        tokens=[],
        groups=groups,
        counters={},
        notes=[],
        lasting=[],
        turns=[],
        attacks=[],
        room="",
        winner="",
        floor=0,
    )


def add_figure(state: Journey, sketch: Sketch, mark: str, plan: Plan, groups: list[str]) -> None:
    """Somebody stands on the table, by the plan."""
    number = len(state.figures)
    figure = new_figure(plan.kind, plan.rank)
    figure.base = spaces_of(sketch, mark if plan.at is None else plan.at)
    state.figures.append(figure)
    owner: Hero | None = None
    if plan.rank == "hero":
        owner = state.heroes[number]
        owner.kind = plan.kind
    if plan.group:
        figure.group = groups.index(plan.group)
        assert state.encounter is not None
        state.encounter.groups[figure.group].kind = plan.kind
        state.encounter.groups[figure.group].figures.append(number)
    for name, value in plan.own.items():
        value = value.copy() if isinstance(value, list) else value
        setattr(owner if owner is not None and hasattr(owner, name) else figure, name, value)


def spaces_of(sketch: Sketch, at: Any) -> list[int]:
    """The spaces meant by a mark, a place, several places, or nothing."""
    if not at:
        return []
    if isinstance(at, str):
        return sorted(sketch.at(x, y) for x, y in sketch.marks[at])
    places = [at] if isinstance(at, tuple) else at
    return sorted(sketch.at(x, y) for x, y in places)


# -- where it begins -------------------------------------------------------------------------------------


def turn(drawn: str, of: str = "A", **said: Any) -> Table:
    """The turn of a hero or an ally begins; the rest of the round comes after it."""
    return lay(drawn, lambda state, names: [StartTurn(names[of]), HEROES_TURNS, OVERLORD_TURN, END_ROUND], **said)


def heroes_turns(drawn: str, **said: Any) -> Table:
    """The heroes' part of a round begins."""
    return lay(drawn, [HEROES_TURNS, OVERLORD_TURN, END_ROUND], **said)


def overlord_turn(drawn: str, **said: Any) -> Table:
    """The overlord's turn begins; everybody has acted."""
    change = said.pop("change", None)

    def all_have_acted(state: Journey) -> None:
        for one in state.heroes:
            one.acted = True
        if change is not None:
            change(state)

    return lay(drawn, [OVERLORD_TURN, END_ROUND], change=all_have_acted, **said)


def activation(drawn: str, of: str = "M", **said: Any) -> Table:
    """A monster is activated; the rest of its group, of the groups and of the round comes after it."""
    change = said.pop("change", None)

    def steps(state: Journey, names: dict[str, int]) -> list[Step]:
        assert state.encounter is not None
        for one in state.heroes:
            one.acted = True
        state.encounter.overlords = True
        group = state.figures[names[of]].group
        state.encounter.groups[group].activated = True
        end = Window("overlord_end", -1, -1, -1, [])
        return [StartActivation(names[of]), ActivateMonsters(group), ACTIVATE_GROUPS, end, OVERLORD_END, END_ROUND]

    return lay(drawn, steps, change=change, **said)


def in_quest(quest: str, number: int = 1, heroes: Sequence[tuple[str, str]] = (), seats: int = 2, **said: Any) -> Table:
    """A real encounter, set up with first answers; these heroes of the box (two unless named) are to begin."""
    party = heroes or [("syndrael", "knight"), ("ashrian", "disciple")]
    words = {1: "one", 2: "two", 3: "three", 4: "four"}
    options = {"mode": "quest", "quest": quest, "heroes": words[len(party)], **said}
    table = Table(Session.start(game, players=seats, seed="quest", options=options))
    for kind, job in party:
        table.act(ChooseHero(kind))
        table.act(ChooseClass(job))
    table.names = {mark: at for at, mark in enumerate(HERO_MARKS[: len(party)])}
    table.marks = {}
    assert number == 1, "the second encounter follows from the first"
    return table.go("ask-next", "ask-turn", "ask-equip")


def changes(*several: Change) -> Change:
    """Several changes as one."""

    def change(state: Journey) -> None:
        for one in several:
            one(state)

    return change
