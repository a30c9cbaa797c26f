"""A small map with a few figures, for the cards of Descent: these heroes, these monsters, whose turn it is.

    table = scene(
        "A G",
        {"A": hero("grisban_the_thirsty", "berserker")},
        {"G": "goblin_archer"},
    )
    table.roll(3, 1, 0)
    table.use("rage")
    table.attack("G")
    assert table.damage("G") == 5

The map is a sketch (`sketch.py`); each mark on it is a hero, a monster (`"zombie master"`, a lieutenant by its name, a
letter in every space of a large one), a hero's familiar (`"familiar A"`), an `s` a search token, or just a space.
`turn` is whose turn it is: a hero's, a monster's (its mark), or `overlord`. `roll` scripts faces of dice, 0 to 5, in
the order in which they will be rolled. What is not scripted is seeded.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from rules.descent.sketch import Sketch
from rules.table import Table as AnyTable

from undercroft.engine.decision import DONE, PASS
from undercroft.engine.record import Action, Event, Step
from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.quest_cards import Clock, EncounterCard
from undercroft.games.descent.rules.maps import LAYOUTS
from undercroft.games.descent.rules.quest_sheets import SHEETS, EncounterSheet
from undercroft.games.descent.rules.setup import new_hero
from undercroft.games.descent.rules.sheets import FAMILIARS, SKILL_XP, SKILLS, STARTING
from undercroft.games.descent.rules.table import new_figure
from undercroft.games.descent.state import (
    Activate,
    Buy,
    Encounter,
    EndRound,
    Figure,
    Go,
    Group,
    Hero,
    HeroesTurns,
    Journey,
    Lasting,
    OverlordEnd,
    OverlordTurn,
    PickCard,
    PickFigure,
    PickSpace,
    PickWord,
    Reroll,
    StartActivation,
    StartTurn,
    Strike,
    Token,
    UseCard,
    Window,
)

Change = Callable[[Journey], None]
QUESTS = {1: "first_blood", 2: "the_monsters_hoard"}  # one of each act, for the figures of the cards
NUMBERS = count(1)
MANY = {1: "one", 2: "two", 3: "three", 4: "four"}

# Faces of dice by what they show.
BLUE_X, BLUE_2, BLUE_SURGE = 0, 2, 1  # the X; 2 hearts, range 3; 2 hearts, range 2, a surge
RED_1, RED_2, RED_3, RED_SURGE = 0, 1, 4, 5
YELLOW_1, YELLOW_2, YELLOW_SURGE = 1, 4, 5  # a heart, range 1; 2 hearts; 2 hearts, a surge
YELLOW_BARE_SURGE = 0  # no heart, range 1, a surge
BROWN_0, BROWN_1, BROWN_2 = 0, 3, 5
GRAY_0, GRAY_1, GRAY_2, GRAY_3 = 0, 1, 4, 5
BLACK_0, BLACK_2, BLACK_3, BLACK_4 = 0, 1, 4, 5
PASSED = (GRAY_0, BLACK_0)  # a test that anybody passes
FAILED = (GRAY_3, BLACK_4)  # and one that nobody does


class CardTable(AnyTable):
    """A session on a sketched map that a test can steer."""

    spaces: dict[str, list[int]]
    who: dict[str, int]

    @property
    def journey(self) -> Journey:
        assert isinstance(self.session.state, Journey)
        return self.session.state

    @property
    def encounter(self) -> Encounter:
        assert self.journey.encounter is not None
        return self.journey.encounter

    # -- looking -----------------------------------------------------------------------------------------

    def number(self, mark: str) -> int:
        """The number of a figure; a hero's familiar that has come onto the map is `A's`."""
        if mark.endswith("'s"):
            owner = self.who[mark[:-2]]
            return next(at for at, one in enumerate(self.journey.figures) if one.owner == owner)
        return self.who[mark]

    def figure(self, mark: str) -> Figure:
        """A figure."""
        return self.journey.figures[self.number(mark)]

    def hero(self, mark: str) -> Hero:
        """A hero."""
        return self.journey.heroes[self.number(mark)]

    def space(self, mark: str) -> int:
        """The space that the map shows with this mark."""
        return self.spaces[mark][0]

    def damage(self, mark: str) -> int:
        """The damage on a figure."""
        return self.figure(mark).damage

    def fatigue(self, mark: str) -> int:
        """A hero's fatigue."""
        return self.hero(mark).fatigue

    def conditions(self, mark: str) -> list[str]:
        """A figure's conditions."""
        return sorted(self.figure(mark).conditions)

    def stands(self, mark: str) -> bool:
        """Whether a figure is on the map."""
        return bool(self.figure(mark).base)

    def stands_on(self, mark: str, there: str) -> bool:
        """Whether a figure stands where the map shows this mark."""
        return self.space(there) in self.figure(mark).base

    def cards(self) -> list[str]:
        """The cards and abilities that may be used now."""
        return sorted({option.card for option in self.offered(UseCard)})

    def targets(self, card: str) -> list[str]:
        """The marks of those a card may be used on now."""
        chosen = {option.figure for option in self.offered(UseCard) if option.card == card}
        return sorted(mark for mark, number in self.who.items() if number in chosen)

    def buys(self) -> list[str]:
        """What surges may buy now."""
        return [option.surge for option in self.offered(Buy)]

    def heard(self, kind: type[Event]) -> Any:
        """The last event of a kind."""
        return self.told(kind)[-1]

    # -- doing -------------------------------------------------------------------------------------------

    def roll(self, *faces: int) -> None:
        """These faces come next."""
        self.session.script("dice", list(faces))

    def use(self, card: str, on: str = "", by: str = "") -> None:
        """Use a card, on somebody; an ability of a monster by whom."""
        wanted = self.number(on) if on else None
        for option in self.offered(UseCard):
            if option.card == card and (wanted is None or option.figure == wanted):
                if not by or option.space == self.number(by):
                    self.act(option)
                    return
        raise AssertionError(f"{card} is not offered: {self.asks()} {self.cards()}")

    def attack(self, mark: str, weapon: str = "") -> None:
        """Attack somebody, with this weapon."""
        for option in self.offered(Strike):
            if option.figure == self.number(mark) and weapon in option.card:
                self.act(option)
                return
        raise AssertionError(f"{mark} cannot be attacked: {self.asks()} {self.decision.options}")

    def may_attack(self, mark: str) -> bool:
        """Whether an attack on somebody is offered."""
        return any(option.figure == self.number(mark) for option in self.offered(Strike))

    def walk(self, mark: str) -> None:
        """Walk to a marked space."""
        option = next(one for one in self.offered(Go) if one.to == self.space(mark))
        self.act(option)

    def buy(self, part: str) -> None:
        """Buy a surge ability, by a part of its path."""
        self.act(next(option for option in self.offered(Buy) if part in option.surge))

    def pick(self, what: str) -> None:
        """A figure or space by its mark, a card or a word."""
        for option in self.decision.options:
            if isinstance(option, PickFigure) and what in self.who and option.figure == self.who[what]:
                return self.act(option)
            if isinstance(option, PickSpace) and what in self.spaces and option.space == self.space(what):
                return self.act(option)
            if isinstance(option, PickWord) and option.word == what:
                return self.act(option)
            if isinstance(option, PickCard) and option.card == what:
                return self.act(option)
        raise AssertionError(f"{what} cannot be picked: {self.asks()} {self.decision.options}")

    def reroll(self, die: int = 0, of: str = "") -> None:
        """Roll this die again; of whose defence, if of one."""
        for option in self.offered(Reroll):
            if option.die == die and (not of or option.figure == self.number(of)):
                return self.act(option)
        raise AssertionError(f"no such die: {self.asks()} {self.decision.options}")

    def activate(self, mark: str) -> None:
        """A hero, familiar or monster acts."""
        self.act(Activate(self.number(mark)))

    def done(self) -> None:
        """No more."""
        self.act(DONE)

    def settle(self, *stop: str) -> None:
        """Let pass what may be let pass, spend no surge, until something else is asked, or one of these questions."""
        while self.session.decision is not None and self.decision.ask not in stop:
            decision = self.decision
            if PASS in decision.options:
                self.act(PASS)
            elif decision.ask == "ask-surges":
                self.act(DONE)
            else:
                return

    def end(self, *stop: str) -> None:
        """The turn ends, and those after it, until one of these questions is asked anew."""
        for _ in range(60):
            decision = self.decision
            wanted: list[Action] = [PASS, DONE]
            self.act(next((one for one in wanted if one in decision.options), decision.options[0]))
            if self.session.decision is None or self.decision.ask in stop:
                return
        raise AssertionError(f"{stop} is not asked")


# -- laying it out ---------------------------------------------------------------------------------------


class Sheet:
    """A hero of a test."""

    def __init__(self, kind: str, job: str, skills: list[str], items: list[str], fields: dict[str, Any]) -> None:
        self.kind = kind
        self.job = job
        self.skills = skills
        self.items = items
        self.fields = fields


def hero(kind: str, job: str, *skills: str, items: list[str] | None = None, **fields: Any) -> Sheet:
    """A hero with the basic skill and these, with these items worn (or the starting ones), damage, fatigue, ..."""
    basic = [skill for skill in SKILLS[job] if SKILL_XP[skill] == 0]
    return Sheet(kind, job, [*basic, *skills], STARTING[job].copy() if items is None else items, fields)


def scene(
    drawn: str,
    party: dict[str, Sheet],
    foes: dict[str, str] | None = None,
    turn: str = "",
    act: int = 1,
    hand: list[str] | None = None,
    deck: list[str] | None = None,
    spare: list[str] | None = None,
    owners: int = 1,
    change: Change | None = None,
    agenda: list[Step] | None = None,
    seed: str = "cards",
    **options: Any,
) -> CardTable:
    """These heroes and monsters on this map; `spare` are figures of a group that lie beside it.

    `hand` and `deck` are the overlord's, nothing else is in his deck. `owners` play the heroes by turns.
    """
    sketch = Sketch(drawn)
    quest = f"sketch_{next(NUMBERS)}"
    card = EncounterCard(quest=quest, number=1, laid=[], group=[], clock=Clock(rounds=99, wins="heroes"), rules=[])
    SHEETS[quest] = [EncounterSheet(card)]
    LAYOUTS[f"{quest}_1_"] = sketch.layout
    chosen = {"mode": "quest", "quest": QUESTS[act], "heroes": MANY[max(len(party), owners)], **options}
    session = Session.start(game, players=owners + 1, seed=seed, options=chosen)
    state = session.state.copy()
    assert isinstance(state, Journey)
    spaces = {sign: [sketch.at(x, y) for x, y in cells] for sign, cells in sketch.marks.items()}
    state.quest = QUESTS[act]
    state.encounter = new_encounter(quest, sketch.layout.start())
    state.encounter.tokens = [Token("search", space, -1, "", "", False) for space in spaces.get("s", [])]
    who: dict[str, int] = {}
    state.heroes = []
    state.figures = []
    for mark, sheet in party.items():
        who[mark] = len(state.figures)
        join(state, sheet, spaces[mark], len(who) % owners)
    for mark, named in (foes or {}).items():
        who[mark] = len(state.figures)
        if named.startswith("familiar "):
            follow(state, who[named.removeprefix("familiar ")], spaces[mark])
        else:
            muster(state, named, spaces[mark])
    for named in spare or []:
        muster(state, named, [])
    state.overlord.hand = list(hand or [])
    state.overlord.deck = list(deck or [])
    state.overlord.owned = [*state.overlord.hand, *state.overlord.deck]
    state.agenda = list(agenda or steps_of(state, who, turn or next(iter(party))))
    if change is not None:
        change(state)
    table = CardTable.at(state, session, seed)
    table.spaces = spaces
    table.who = who
    return table


def new_encounter(quest: str, edges: str) -> Encounter:
    """An encounter on this map in its first round."""
    return Encounter(
        quest=quest,
        number=1,
        edges=edges,
        round=1,
        overlords=False,
        tokens=[],
        groups=[],
        counters={},
        notes=[],
        lasting=[],
        turns=[],
        attacks=[],
        room="",
        winner="",
        floor=0,
    )


def join(state: Journey, sheet: Sheet, base: list[int], seat: int) -> None:
    """A hero stands there."""
    one = new_hero(seat)
    one.kind = sheet.kind
    one.job = sheet.job
    one.skills = sheet.skills.copy()
    one.items = sheet.items.copy()
    one.worn = sheet.items.copy()
    figure = new_figure(sheet.kind, "hero")
    figure.base = base.copy()
    for name, value in sheet.fields.items():
        setattr(figure if name in ("damage", "conditions") else one, name, value)
    state.heroes.append(one)
    state.figures.append(figure)


def follow(state: Journey, owner: int, base: list[int]) -> None:
    """A hero's familiar stands there."""
    one = new_figure(FAMILIARS[state.heroes[owner].job], "familiar", owner=owner)
    one.base = base.copy()
    state.figures.append(one)


def muster(state: Journey, named: str, base: list[int]) -> None:
    """A monster or lieutenant stands there, in the group of its kind; an ally, too."""
    kind, _, said = named.partition(" ")
    assert state.encounter is not None
    rank = "lieutenant" if kind in CARDS.lieutenants else "ally" if kind in CARDS.allies else said or "minion"
    figure = new_figure(kind, rank, name=kind if rank in ("lieutenant", "ally") else "")
    figure.base = base.copy()
    state.figures.append(figure)
    number = len(state.figures) - 1
    if rank == "ally":
        return
    groups = state.encounter.groups
    at = next((at for at, group in enumerate(groups) if group.kind == kind), -1)
    if at < 0:
        groups.append(Group(kind, [], False, False))
        at = len(groups) - 1
    groups[at].figures.append(number)
    figure.group = at


def steps_of(state: Journey, who: dict[str, int], turn: str) -> list[Step]:
    """The turn of a hero, of a monster alone, or the overlord's whole turn; the round goes on after it."""
    if turn == "overlord":
        return [EndRound(), OverlordTurn()]
    figure = who[turn]
    if figure < len(state.heroes):
        return [EndRound(), OverlordTurn(), HeroesTurns(), StartTurn(figure)]
    assert state.encounter is not None
    state.encounter.overlords = True
    return [EndRound(), OverlordEnd(), Window("overlord_end", -1, -1, -1, []), StartActivation(figure)]


# -- altering what lies there ----------------------------------------------------------------------------


def changes(*several: Change) -> Change:
    """Several changes as one."""

    def change(state: Journey) -> None:
        for one in several:
            one(state)

    return change


def be(number: int, **fields: Any) -> Change:
    """A figure with this damage, these conditions."""

    def change(state: Journey) -> None:
        for name, value in fields.items():
            setattr(state.figures[number], name, value)

    return change


def bears(relic: str, lieutenant: str) -> Change:
    """A lieutenant carries a relic of the overlord's."""

    def change(state: Journey) -> None:
        state.overlord.relics.append(relic)
        state.overlord.bearers[relic] = lieutenant

    return change


def lasting(what: str, figure: int, amount: int = 1, until: str = "encounter") -> Change:
    """Something lasts on a figure."""

    def change(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.lasting.append(Lasting(what, figure, amount, until, "test"))

    return change


def searches(*cards: str) -> Change:
    """The Search deck, its top first."""

    def change(state: Journey) -> None:
        state.search = list(reversed(cards))
        state.search_discard = []

    return change
