"""What is said in a first game, beside the question that is new to somebody: to heroes, and to the overlord.

First Blood is played as it stands; the lessons follow what lies on the table, and say what it means just now.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.games.descent.rules.aiming import weapons
from undercroft.games.descent.rules.sheets import IMMOBILIZED, STUNNED
from undercroft.games.descent.rules.table import encounter_of, is_large, is_monster, spare_fatigue, turn_of
from undercroft.games.descent.state import Go, Journey, LeaveMap, March, Revive, Search, Strike, Turn

FIRST: Final = "first"
LESSONS: Final = {
    "ask-place": "lesson-place",
    "ask-start-space": "lesson-start",
    "ask-next": "lesson-next",
    "ask-equip": "lesson-equip",
    "ask-group-next": "lesson-groups",
    "ask-monster": "lesson-monsters",
    "ask-reinforce": "lesson-reinforce",
    "ask-charmed": "lesson-charmed",
    "ask-agree": "lesson-agree",
    "ask-free-move": "lesson-free-move",
    "ask-free-attack": "lesson-free-attack",
    "ask-target": "lesson-whom",
    "ask-reroll": "lesson-reroll",
    "ask-attribute": "lesson-test",
    "ask-amount": "lesson-amount",
    "ask-space": "lesson-space",
    "offer-defence_rolled": "lesson-guard",
    "offer-damage_due": "lesson-guard",
    "offer-monster_entered": "lesson-answer",
    "window-hero_entered": "lesson-trap",
    "window-overlord_start": "lesson-cards",
    "window-monster_activated": "lesson-haste",
    "window-attack_rolled": "lesson-dark-dice",
    "window-defence_rolled": "lesson-dark-dice",
    "window-searched": "lesson-trap",
}


def lesson(table: Journey, decision: Decision) -> str:
    """The lesson of this moment, in the game that teaches; otherwise nothing."""
    if table.profile["mode"] != FIRST or table.encounter is None:
        return ""
    turn = turn_of(table)
    if turn is not None and decision.ask == "ask-turn":
        return lesson_in_turn(table, turn, decision)
    if turn is not None and decision.ask == "ask-monster-turn":
        return lesson_in_activation(table, turn, decision)
    if decision.ask == "ask-surges":
        return "lesson-monster-surges" if is_monster(table, decision.about) else "lesson-surges"
    if decision.ask.startswith("offer-"):
        return LESSONS.get(decision.ask, "lesson-offer")
    return LESSONS.get(decision.ask, "lesson-window" if decision.ask.startswith("window-") else "")


def offers(decision: Decision, kind: type) -> bool:
    """Whether an answer of this kind is open."""
    return any([isinstance(option, kind) for option in decision.options])


def lesson_in_turn(table: Journey, turn: Turn, decision: Decision) -> str:
    """What a hero can do: what ails first, then weapons, then what lies in reach, then the feet."""
    hero = table.heroes[turn.figure]
    if hero.knocked_out:
        return "lesson-knocked-out"
    if STUNNED in table.figures[turn.figure].conditions:
        return "lesson-stunned"
    if turn.actions <= 0:
        return lesson_of_feet(table, turn, decision)
    if offers(decision, Strike):
        return lesson_of_attack(table, turn)
    if offers(decision, Revive):
        return "lesson-revive"
    if offers(decision, Search):
        return "lesson-search"
    if IMMOBILIZED in table.figures[turn.figure].conditions:
        return "lesson-immobilized"
    if spare_fatigue(table, turn.figure) <= 0 and not hero.rested:
        return "lesson-rest"
    if turn.points > 0:
        return "lesson-walk"
    return "lesson-actions" if encounter_of(table).round == 1 else "lesson-goal"


def lesson_of_attack(table: Journey, turn: Turn) -> str:
    """The first attack; then that there is another, or how a shot differs from a blow."""
    if turn.attacks > 0:
        return "lesson-again"
    return "lesson-shot" if any([weapon.ranged for weapon in weapons(table, turn.figure)]) else "lesson-blow"


def lesson_of_feet(table: Journey, turn: Turn, decision: Decision) -> str:
    """No action is left: points, fatigue for a step more, or the end."""
    if turn.points > 0:
        return "lesson-points"
    return "lesson-fatigue" if offers(decision, Go) else "lesson-end"


def lesson_in_activation(table: Journey, turn: Turn, decision: Decision) -> str:
    """What a monster can do: away with the goblins, blows, and how large ones walk."""
    if offers(decision, LeaveMap):
        return "lesson-escape"
    if turn.shrunken >= 0:
        return "lesson-shrunken"
    if offers(decision, Strike):
        return "lesson-monster-attack"
    if is_large(table, turn.figure) and offers(decision, March):
        return "lesson-large"
    if turn.points > 0:
        return "lesson-monster-walk"
    return "lesson-monster" if turn.actions > 0 else "lesson-monster-end"
