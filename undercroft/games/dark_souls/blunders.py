"""Answers that are plainly mistakes, by what lies open: whoever gives one is asked first. The rules allow them all."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Done
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.games.dark_souls.foresight import entry_of
from undercroft.games.dark_souls.rules.endurance import free, harm
from undercroft.games.dark_souls.rules.exploring import chests, unopened
from undercroft.games.dark_souls.rules.gear import CHARACTERS
from undercroft.games.dark_souls.state import (
    Block,
    Dodge,
    Drink,
    EndActivation,
    EnterBoss,
    Go,
    PushTo,
    Rest,
    Souls,
    Suffer,
)
from undercroft.games.dark_souls.telling.names import the


def blunder(table: Souls, decision: Decision, seat: int, action: Action) -> Message | None:
    """What speaks against an answer, if it is plainly a mistake."""
    if decision.ask == "ask-roam":
        if isinstance(action, Rest):
            return idle_rest(table)
        return chest_left(table, action)
    if decision.ask == "ask-roll" and isinstance(action, Done | PushTo):
        return certain_death(table, decision, action, "blunder-roll")
    if decision.ask in ("ask-defend", "ask-trap") and isinstance(action, Block | Dodge | Suffer):
        return certain_death(table, decision, action, "blunder-defend")
    if decision.ask == "ask-act" and isinstance(action, EndActivation):
        return deadly_poison(table, decision)
    return None


# -- outside encounters ----------------------------------------------------------------------------------


def chest_left(table: Souls, action: Action) -> Message | None:
    """The party leaves a room, or goes to its boss, with a chest unopened (DS-TERR-09, DS-TERR-11)."""
    if isinstance(action, Go | EnterBoss) and chests(table):
        return Message("blunder-chest")
    if isinstance(action, EnterBoss):
        for number, laid in enumerate(table.map):
            if laid.won and unopened(table, number):
                return Message("blunder-chest-elsewhere")
    return None


def idle_rest(table: Souls) -> Message | None:
    """A spark is spent though nothing is, and a room is left to fight in (DS-BONFIRE-21)."""
    for hero in table.heroes:
        if hero.black or hero.red or not (hero.estus and hero.heroic and hero.luck):
            return None
    return None if all(laid.won for laid in table.map) else Message("blunder-rest")


# -- in encounters ---------------------------------------------------------------------------------------


def certain_death(table: Souls, decision: Decision, action: Action, what: str) -> Message | None:
    """An answer that kills for certain where another may not; the death of one is the defeat of all (DS-END-05)."""
    if deadliness(table, decision, action) < 1.0:
        return None
    if all(deadliness(table, decision, other) >= 1.0 for other in decision.options):
        return None
    return Message(what, who=the(table, decision.about))


def deadliness(table: Souls, decision: Decision, action: Action) -> float:
    """The chance that the one who answers dies of it; who can still stand fast may live after all (DS-RULING-152)."""
    hero = table.heroes[decision.about]
    if isinstance(action, Block) and hero.heroic and CHARACTERS[hero.kind].heroic == "stand_fast":
        return 0.0
    chance: float = entry_of(table, decision, action).get("die", 0.0)
    return chance


def deadly_poison(table: Souls, decision: Decision) -> Message | None:
    """The activation ends in death by poison, with the flask still full (DS-COND-06, DS-CHAR-09)."""
    hero = table.heroes[decision.about]
    if "poison" not in hero.conditions or harm(hero, 1, False) < free(hero) or Drink() not in decision.options:
        return None
    return Message("blunder-poison", who=the(table, decision.about))
