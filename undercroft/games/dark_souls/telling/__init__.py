"""What is asked, answered and told at the table, as messages: `Game.words` of Dark Souls.

A hero is always called by class. An action may be told after the fact (to take it back), so what the table no longer
shows is left out rather than guessed.
"""

from __future__ import annotations

from undercroft.engine.message import Message, Several
from undercroft.engine.wording import Wording
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.endurance import free
from undercroft.games.dark_souls.rules.first_steps import is_first
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.telling.answers import ANSWERS
from undercroft.games.dark_souls.telling.events import EVENTS
from undercroft.games.dark_souls.telling.names import FIELDS, encounter_name, the
from undercroft.games.dark_souls.telling.questions import QUESTIONS
from undercroft.games.dark_souls.telling.reasons import reason
from undercroft.games.dark_souls.words import boss_name


def outcome(table: Souls) -> Message:
    """How it ended."""
    quest = table.quest
    if table.over == "won":
        if quest.mode in CARDS.campaigns:
            return Message("outcome-won-campaign", campaign=Message(f"campaign-{quest.mode}"))
        if is_first(table):
            return Message("outcome-won-first")
        return Message("outcome-won", boss=boss_name(quest.boss, ".the"))
    dead = [who for who, hero in enumerate(table.heroes) if free(hero) <= 0]
    if not dead or table.battle is None:
        return Message("outcome-lost-any")
    names = Several([the(table, who) for who in dead])
    if is_first(table):
        return Message("outcome-lost-first", dead=names)
    return Message("outcome-lost", dead=names, place=place_of_battle(table))


def place_of_battle(table: Souls) -> Message:
    """Where the encounter under way takes place: its name, or whose room it is."""
    battle = table.battle
    if battle is None or battle.tile == BONFIRE:
        return Message("place-boss", boss=boss_name(table.quest.boss, ".the"))
    return Message("place-room", room=encounter_name(table.map[battle.tile].encounter))


WORDING = Wording(QUESTIONS, ANSWERS, EVENTS, reason, outcome, FIELDS)
