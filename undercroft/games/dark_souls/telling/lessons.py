"""What is said to somebody who takes their first steps, beside the question that is new to them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.games.dark_souls.rules.endurance import free
from undercroft.games.dark_souls.rules.first_steps import is_first
from undercroft.games.dark_souls.rules.gear import CHARACTERS
from undercroft.games.dark_souls.rules.nodes import ROOM, apart
from undercroft.games.dark_souls.state import Attack, Hero, Heroic, PushTo, Souls, Walk

LOW: Final = 6  # so few boxes left, and the flask should be thought of

LESSONS: Final = {
    "ask-hold": "lesson-hold",
    "ask-stand": "lesson-stand",
    "ask-aggro": "lesson-aggro",
    "ask-first": "lesson-first",
    "ask-push-to": "lesson-push",
    "ask-push-out": "lesson-crowd",
    "ask-push-foe": "lesson-crowd",
    "ask-backstab": "lesson-backstab",
    "ask-charge": "lesson-charge",
    "ask-receive": "lesson-receive",
}


def lesson(table: Souls, decision: Decision) -> str:
    """The lesson of this moment, in the encounter that teaches; otherwise nothing."""
    if not is_first(table):
        return ""
    if decision.ask == "ask-act":
        return lesson_in_activation(table, decision)
    if decision.ask == "ask-defend":
        return "lesson-block" if is_first_round(table) else "lesson-dodge"
    if decision.ask == "ask-roll":
        return lesson_of_roll(decision)
    return LESSONS.get(decision.ask, "")


def is_first_round(table: Souls) -> bool:
    """Whether nobody's activation is over yet."""
    return table.battle is not None and table.battle.acted < 0


def lesson_in_activation(table: Souls, decision: Decision) -> str:
    """The flask when it is time; then the weapon, the heroic action, the feet, and how to be done."""
    hero = table.heroes[decision.about]
    activation = table.activation
    if hero.estus and free(hero) <= LOW:
        return "lesson-estus"
    if any(isinstance(option, Attack) for option in decision.options):
        return "lesson-attack" if is_first_round(table) else "lesson-stamina"
    assert activation is not None
    if not activation.attacked and any(isinstance(option, Heroic) for option in decision.options):
        heroic = CHARACTERS[hero.kind].heroic
        if heroic == "berserk_charge" and is_one_step_away(table, hero):
            return "lesson-berserk"
        if heroic == "perseverance" and any(one.black for one in table.heroes):
            return "lesson-perseverance"
    if not activation.walked and any(isinstance(option, Walk) for option in decision.options):
        return "lesson-walk"
    return "lesson-end"


def is_one_step_away(table: Souls, hero: Hero) -> bool:
    """Whether an enemy could be reached with a single step."""
    return any(apart(ROOM, hero.node, foe.node) == 1 for foe in table.foes)


def lesson_of_roll(decision: Decision) -> str:
    """What can still be done about a roll, and where a blow throws one."""
    if any(isinstance(option, Heroic) for option in decision.options):
        return "lesson-stand-fast"
    return "lesson-push" if any(isinstance(option, PushTo) for option in decision.options) else "lesson-luck"
