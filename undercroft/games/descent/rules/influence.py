"""Influence: a token that the overlord chooses in secret before a quest; the quest says what comes of it.

D2-CSET-06, D2-INF-01, D2-INF-02, D2-DP-20.

D2-CORE-117 and D2-CORE-118 speak of another campaign's own quests.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules.table import ask_overlord_secretly, flag
from undercroft.games.descent.state import Journey, PickWord

TOKENS: Final = ("crown", "purse", "mask")


def prepare(table: Journey) -> Rule | None:
    """Before a quest he picks one of three, if influence is in use (D2-CSET-06)."""
    return choose(table) if flag(table, "influence") == "on" else None


def choose(table: Journey) -> Rule:
    """One lies face down, the others are set aside unseen (D2-INF-01, D2-INF-02, D2-DP-20)."""
    options: list[Action] = [PickWord(token) for token in TOKENS]
    answer = yield ask_overlord_secretly(table, options, "ask-influence", ("D2-DP-20",))
    assert isinstance(answer, PickWord)
    table.overlord.influence = answer.word


def put_back(table: Journey) -> None:
    """After the quest all three are his to choose from again."""
    table.overlord.influence = ""
