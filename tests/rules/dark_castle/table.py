"""A castle laid out for a test: this page, these prisoners, these dice.

    table = lay("skeletal_beast", ["abbot", "cook"], hp=[9, 5], hands=[["liquid_luck.1"], []])
    table.dice("row", "might", "might")      # the chapter dice rolled for the row, one for each prisoner
    table.faces(abbot="wisdom wisdom", cook="might")  # what their own dice will show, in this order
    table.turn(0)                            # prisoner 0 turns the page

Dice are scripted in the order in which the rules will roll them; what is not scripted is seeded.
"""

from __future__ import annotations

from typing import Any

import pytest
from rules.table import Table as AnyTable

from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.window import STOP
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.cards import Cards, Combat, Page, Special
from undercroft.games.dark_castle.catalogue import CARDS, Catalogue
from undercroft.games.dark_castle.rules import gear
from undercroft.games.dark_castle.rules.table import starting_hp
from undercroft.games.dark_castle.state import (
    Castle,
    Curse,
    DuelOn,
    NameTurner,
    Rest,
    RestOn,
    ShareEvenly,
    SturdiestTurns,
    TakeCharacter,
    TakeWay,
    Turn,
    WeakestRests,
)

CHAPTER_DIE = {"might": 0, "cunning": 2, "wisdom": 4}
STANDING = (DuelOn, RestOn, ShareEvenly, SturdiestTurns, WeakestRests)  # answers for more than this once
PARTY = ["abbot", "cook", "miller", "smith"]


class Table(AnyTable):
    """A session of the castle that a test can steer."""

    @property
    def castle(self) -> Castle:
        assert isinstance(self.session.state, Castle)
        return self.session.state

    # -- chance ------------------------------------------------------------------------------------------

    def dice(self, *traits: str) -> None:
        """The next chapter dice will show these."""
        self.session.script("dice", [CHAPTER_DIE[trait] for trait in traits])

    def face(self, who: int, shown: str) -> None:
        """The next roll of this prisoner's own die will show this: "might" or "might might"."""
        faces = CARDS.characters[self.castle.prisoners[who].character].faces
        self.session.script("dice", [[list(face) for face in faces].index(shown.split())])

    def faces(self, *shown: str) -> None:
        """The next rolls of prisoners 0, 1, ... (all of them, in this order) will show these."""
        for who, face in enumerate(shown):
            self.face(who, face)

    # -- answering ---------------------------------------------------------------------------------------

    def turn(self, who: int) -> None:
        """Let this prisoner turn the next page."""
        self.act(Turn(who))

    def once(self) -> list[Action]:
        """The answers that stand for this once alone."""
        assert self.decision is not None
        return [option for option in self.decision.options if not isinstance(option, STANDING)]

    # -- what happened -----------------------------------------------------------------------------------

    def hp(self) -> list[int]:
        """Everyone's hit points."""
        return [prisoner.hp for prisoner in self.castle.prisoners]

    def row(self) -> list[str]:
        """The row of the enemy."""
        assert self.castle.fight is not None
        return [die.trait for die in self.castle.fight.row]


def lay(
    *pages: str,
    party: list[str] | None = None,
    players: int = 2,
    hp: list[int] | None = None,
    hands: list[list[str]] | None = None,
    curses: list[list[Curse]] | None = None,
    deck: list[str] | None = None,
    items: list[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "test",
    usual: bool = False,
) -> Table:
    """A castle about to turn the first of these pages (the others follow, then `deck` or a boss).

    `items` are on top of the item deck, first one first. The start card has been turned already. Everybody is asked
    wherever the rules let them decide anything; with `usual`, only where people are who have given no order.
    """
    settings = options if usual else {"hold_back": "ask", **(options or {})}
    session = Session.start(game, players=players, seed=seed, options=settings)
    party = party or PARTY
    while session.decision is not None and session.decision.ask == "ask-character":
        taken = len([p for p in session.state.prisoners if p.character])  # type: ignore[attr-defined]
        session.act(TakeCharacter(party[taken]))
    castle = session.state.copy()
    assert isinstance(castle, Castle)
    rest = deck if deck is not None else [page for page in castle.deck if page not in pages][:-1]
    castle.turned = ["loose_stone"]
    castle.deck = [*rest, *reversed(pages)]
    castle.spare = [page for page in sorted(CARDS.chapters) if page not in castle.deck]
    castle.turner = -1
    for who, prisoner in enumerate(castle.prisoners):
        prisoner.hp = hp[who] if hp else starting_hp(castle)
        prisoner.hands = list(hands[who]) if hands else []
        prisoner.curses = [curse.copy() for curse in curses[who]] if curses else []
    carried = [item for prisoner in castle.prisoners for item in prisoner.hands]
    top = items or []
    castle.item_deck = [item for item in sorted(CARDS.copies) if item not in carried + top] + top[::-1]
    castle.agenda = [NameTurner()]
    table = Table.at(castle, session, seed)
    if not usual:
        for seat in range(players):
            for moment in game.moments():
                table.session.order(seat, moment, STOP)
    return table


# -- fights ----------------------------------------------------------------------------------------------


def enemy(
    patch: pytest.MonkeyPatch,
    row: str,
    damage: int,
    special: Special | None = None,
    per_player: int = 0,
    spoils: int = 1,
    boss: bool = False,
) -> str:
    """The id of a page made to measure, in the catalogue for this test alone: an enemy with just this row."""
    dice: dict[Any, int] = {trait: row.split().count(trait) for trait in row.split()}
    fight = Combat(damage=damage, dice=dice, per_player=per_player, special=special, spoils=0 if boss else spoils)
    page = Page(id="iron_saint" if boss else "made_to_measure", source="ours", do=[fight])
    made = Catalogue()
    made.add("test", Cards(boss=[page]) if boss else Cards(chapter=[page]))
    for prepared_games in ("chapters", "bosses", "effects", "lists"):
        for name, entry in getattr(made, prepared_games).items():
            patch.setitem(getattr(CARDS, prepared_games), name, entry)
    for path, effect in made.effects.items():
        patch.setitem(gear.VERBS, path, gear.verb(effect))
    patch.setitem(gear.FOES, f"{page.id}.do.0", gear.EnemySheet(fight))
    return page.id


def clash(table: Table, *faces: str, rest: int = -1, then: str = "") -> None:
    """Play a round up to its first question: who fights rolls this, in order; `then` are chapter dice after that.

    "might / wisdom" is a roll of might with a chapter die of wisdom beside it.
    """
    standing = [who for who in range(len(table.castle.prisoners)) if who != rest]
    assert len(standing) == len(faces), "one face for everyone who fights"
    for who, shown in zip(standing, faces):
        own, _, beside = shown.partition(" / ")
        table.face(who, own)
        table.dice(*beside.split())
    table.dice(*then.split())
    table.act(Rest(rest))


# -- what several chapters of the rules need --------------------------------------------------------------


def charge(table: Table, *row: str, who: int = 0) -> None:
    """This prisoner turns `bone_cellar` and the group charges: a row of these dice alone, attack value 2, one item."""
    table.turn(who)
    table.dice(*row)
    table.act(TakeWay("charge"))


def do(verb: str, **more: Any) -> dict[str, Any]:
    """An instruction for a page made up for a test, as a card would say it: `do("lose", who="all", amount=1)`."""
    return {"do": verb, **more}
