"""A room of Dark Souls laid out for a test: these heroes, these foes, these dice.

    table = arena(["knight", "assassin"], at=[(2, 4), (4, 4)], foes=[("hollow_soldier", (2, 2))])
    table.dice("black 2", "black 1")          # what the next dice will show, in the order in which they are rolled
    table.act(Attack("long_sword.1", 0, 0, False))

`arena` begins with a hero's activation, or with the enemies' (`first="foes"`); `lair` is the same in a boss's room;
`camp` is the party at the bonfire of a laid map. Nodes are given as (x, y). What is not scripted is seeded.
"""

from __future__ import annotations

from typing import Any

from rules.table import Table as AnyTable

from undercroft.engine.decision import DONE
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.encounters import counted
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, XY, node_at
from undercroft.games.dark_souls.state import (
    Activation,
    Battle,
    Deck,
    EndActivation,
    Foe,
    FoesAct,
    GoOn,
    Hero,
    HeroActs,
    MapTile,
    Roam,
    Souls,
)

COMPASS = {name: eighth for eighth, name in enumerate(["n", "ne", "e", "se", "s", "sw", "w", "nw"])}
END = EndActivation()
Place = tuple[int, int]


class Table(AnyTable):
    """A session of Dark Souls that a test can steer."""

    @property
    def souls(self) -> Souls:
        assert isinstance(self.session.state, Souls)
        return self.session.state

    @property
    def battle(self) -> Battle:
        assert self.souls.battle is not None
        return self.souls.battle

    # -- chance ------------------------------------------------------------------------------------------

    def dice(self, *shown: str) -> None:
        """The next dice will show these: "black 2", "dodge 1"."""
        values = []
        for die in shown:
            colour, face = die.split()
            values.append(FACES[colour].index(int(face)))
        self.session.script("dice", values)

    def keep(self) -> None:
        """Let rolls stand, as long as that alone is asked."""
        while self.session.decision is not None and self.asks() == "ask-roll" and self.offers(DONE):
            self.act(DONE)

    # -- what lies there ---------------------------------------------------------------------------------

    def hero(self, who: int) -> Hero:
        """A hero."""
        return self.souls.heroes[who]

    def foe(self, id: int) -> Foe:
        """A foe that still stands."""
        return next(foe for foe in self.souls.foes if foe.id == id)

    def where(self, who: int) -> Place:
        """Where a hero stands."""
        return XY[self.hero(who).node]

    def lair_of(self, id: int) -> Place:
        """Where a foe stands."""
        return XY[self.foe(id).node]


# -- laying it out ---------------------------------------------------------------------------------------


def fresh(heroes: list[str], options: dict[str, Any] | None, seed: str) -> tuple[Souls, Session]:
    """The party at its first bonfire."""
    session = Session.start(game, players=len(heroes), seed=seed, options=options)
    while session.decision is not None and session.decision.ask != "ask-roam":
        decision = session.decision
        choice = decision.options[0]
        if decision.ask == "ask-class":
            taken = [hero.kind for hero in session.state.heroes if hero.kind]  # type: ignore[attr-defined]
            choice = next(option for option in decision.options if option.kind == heroes[len(taken)])  # type: ignore[attr-defined]
        session.act(choice)
    souls = session.state.copy()
    assert isinstance(souls, Souls)
    return souls, session


def camp(
    heroes: list[str] | None = None,
    souls: int = 0,
    sparks: int | None = None,
    options: dict[str, Any] | None = None,
    inventory: list[str] | None = None,
    change: Any = None,
    seed: str = "test",
) -> Table:
    """The party at the bonfire; `change(state)` alters what lies there."""
    table, session = fresh(heroes or ["knight", "assassin"], options, seed)
    table.souls = souls
    table.sparks = table.sparks if sparks is None else sparks
    table.inventory = list(inventory or [])
    table.treasure = [card for card in table.treasure if card not in table.inventory]
    table.agenda = [Roam()]
    if change is not None:
        change(table)
    return Table.at(table, session, seed)


def arena(
    heroes: list[str] | None = None,
    at: list[Place] | None = None,
    foes: list[tuple[str, Place]] | None = None,
    terrain: dict[Place, str] | None = None,
    traps: dict[Place, str] | None = None,
    aggro: int = 0,
    turn: int = 0,
    first: str = "hero",
    hands: list[list[str]] | None = None,
    armour: list[str] | None = None,
    options: dict[str, Any] | None = None,
    change: Any = None,
    seed: str = "test",
) -> Table:
    """An encounter on a tile, in the middle of it: `first` is "hero" (whose activation begins) or "foes"."""
    party = heroes or ["knight", "assassin"]
    table, session = fresh(party, options, seed)
    table.map = [MapTile("tile_4b", 0, 1, 2, "the_forgotten", False, True, [], [], [])]
    # What lies on the table is in no pile any more.
    table.encounters = [[card for card in pile if card != "the_forgotten"] for pile in table.encounters]
    for token in (traps or {}).values():
        if token in table.traps:
            table.traps.remove(token)
    table.fog = 0
    table.at = 0
    room = [""] * ROOM
    for place, token in (terrain or {}).items():
        room[node_at(*place)] = token
    tokens = [""] * ROOM if traps else []
    for place, token in (traps or {}).items():
        tokens[node_at(*place)] = token
    table.map[0].traps = tokens.copy()
    begin(table, 0, ROOM, room, tokens, aggro, turn)
    for place, who in zip(at or [(2, 4)] * len(party), range(len(party))):
        table.heroes[who].node = node_at(*place)
    there = foes or [("sentinel", (0, 0))]
    table.roster = counted([kind for kind, _ in there])
    for id, (kind, place) in enumerate(there):
        table.foes.append(Foe(id, kind, node_at(*place), 0, [], -1, False, ""))
    dress(table, hands, armour)
    return start(table, session, first, turn, change, seed)


def lair(
    boss: str,
    heroes: list[str] | None = None,
    at: list[Place] | None = None,
    place: Place = (2, 0),
    facing: str = "s",
    deck: list[str] | None = None,
    beside: dict[int, str] | None = None,
    aggro: int = 0,
    turn: int = 0,
    first: str = "foes",
    hands: list[list[str]] | None = None,
    armour: list[str] | None = None,
    options: dict[str, Any] | None = None,
    change: Any = None,
    seed: str = "test",
) -> Table:
    """A boss's encounter; `deck` are the cards to come, `beside` where heroes on its node stand ("n", "se"...)."""
    party = heroes or ["knight", "assassin"]
    table, session = fresh(party, options, seed)
    bosses = CARDS.hunt(boss)
    main = bosses[0].kind == "main"
    table.quest.boss = boss
    table.quest.half = 1 if main and table.quest.mode == "standard" else table.quest.half
    size = HALL if main else ROOM
    begin(table, -1, size, [""] * size, [], aggro, turn)
    for node, who in zip(at or [(2, 4)] * len(party), range(len(party))):
        table.heroes[who].node = node_at(*node)
    table.roster = [one.id for one in bosses]
    for id, one in enumerate(bosses):
        spot = place if len(bosses) == 1 else (2, -4) if one.spawn == "main" else (2, 0)
        table.foes.append(Foe(id, one.id, node_at(*spot), 0, [], COMPASS[facing], False, ""))
    for who, direction in (beside or {}).items():
        table.heroes[who].place = COMPASS[direction]
    plain = [card.id for card in bosses[0].behaviours if not card.heat_up]
    cards = list(deck or plain[: bosses[0].deck])
    spare = [card.id for card in bosses[0].behaviours if card.id not in cards]
    table.deck = Deck(boss, cards, [], [], spare, False, False, False)
    dress(table, hands, armour)
    return start(table, session, first, turn, change, seed)


def begin(table: Souls, tile: int, size: int, terrain: list[str], traps: list[str], aggro: int, turn: int) -> None:
    """An encounter under way, with nobody in it yet."""
    table.agenda = [Roam()]
    table.first = 0
    table.battle = Battle(
        tile=tile,
        size=size,
        base=1,
        terrain=terrain,
        traps=traps,
        sprung=[],
        entries=[10, 11, 12],
        aggro=aggro,
        turn=turn,
        acted=-1,
        order=[],
        acting=-1,
        card="",
        icon=0,
        begun=True,
        ward=False,
        guarding=[],
    )
    table.foes = []


def dress(table: Souls, hands: list[list[str]] | None, armour: list[str] | None) -> None:
    """Other weapons (left, right, then backup) and other armour than the class begins with."""
    for who, cards in enumerate(hands or []):
        padded = [*cards, "", ""]
        table.heroes[who].hands = padded[:2]
        table.heroes[who].backup = [card for card in cards[2:] if card]
    for who, card in enumerate(armour or []):
        table.heroes[who].armour = card


def start(table: Souls, session: Session, first: str, turn: int, change: Any, seed: str) -> Table:
    """The session that goes on from there."""
    if first == "hero":
        table.agenda.extend([FoesAct(), GoOn()])
        table.activation = Activation(turn, False, False, False, False, [], False, 0, False)
        assert table.battle is not None
        table.battle.aggro = turn
    else:
        table.agenda.extend([HeroActs(), FoesAct()])
    if change is not None:
        change(table)
    return Table.at(table, session, seed)
