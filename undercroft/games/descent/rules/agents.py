"""Agents: a summoned character takes the place of an open group, or of part of it.

D2-AGENT-01 to D2-AGENT-03, D2-CORE-116, D2-DP-71.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CAMPAIGN_ROLES, CARDS
from undercroft.games.descent.rules import threat
from undercroft.games.descent.rules.meant import sheet_of
from undercroft.games.descent.rules.sheets import PLOT_SUMMONS, PLOT_TRIGGER
from undercroft.games.descent.rules.table import ask_overlord, encounter_of, new_figure
from undercroft.games.descent.state import CardUsed, Journey, PickFigure, PickGroup, Summoned

CLOSED_ROLES: Final = ("interlude", "finale")  # D2-AGENT-03
PART: Final = 2  # the figures that an agent is worth, where some of a group stay
SAME_CHARACTER: Final = "D2-AGENT-01"
LAST_QUESTS: Final = "D2-AGENT-03"


def summoning(table: Journey) -> str:
    """The Plot card that summons, if he owns it, it is not exhausted, and there is threat for it."""
    overlord = table.overlord
    for card in overlord.plots:
        if PLOT_SUMMONS[card] and card not in overlord.exhausted and PLOT_TRIGGER[card] <= overlord.threat:
            return card
    return ""


def refusal(table: Journey, agent: str) -> str:
    """The rule that keeps an agent away from this quest; nothing if none does (D2-AGENT-01, D2-AGENT-03)."""
    if CARDS.quests[table.quest].role in CLOSED_ROLES:
        return LAST_QUESTS
    character = CARDS.lieutenants[agent].character
    return SAME_CHARACTER if character and character in lieutenants_about(table) else ""


def lieutenants_about(table: Journey) -> list[str]:
    """The lieutenants of the campaign in progress; of a quest on its own those who are in it."""
    found: list[str] = []
    for encounter in CARDS.encounters.values():
        counts = encounter.quest == table.quest
        if table.campaign is not None and CARDS.quests[encounter.quest].role in CAMPAIGN_ROLES:
            counts = True
        if counts:
            found += [group.kind for group in encounter.group if group.kind in CARDS.lieutenants]
    return found


def replaceable(table: Journey) -> list[Action]:
    """Open groups, whole, or their master with a minion if others stay; none that comes later (D2-CORE-116)."""
    found: list[Action] = []
    for at, group in enumerate(encounter_of(table).groups):
        face = sheet_of(table).groups[at]
        if face.kind or face.later or not group.figures:
            continue
        found.append(PickGroup(at))
        if len(group.figures) > PART:
            found.append(PickFigure(group.figures[0]))
    return found


def offer(table: Journey) -> Rule | None:
    """Before monsters are placed an agent may be summoned."""
    card = summoning(table)
    if not card or refusal(table, PLOT_SUMMONS[card]):
        return None
    found = replaceable(table)
    return choose(table, card, found) if found else None


def choose(table: Journey, card: str, found: list[Action]) -> Rule:
    """In whose place, if at all (D2-DP-71)."""
    options: list[Action] = [PASS, *found]
    answer = yield ask_overlord(table, options, "ask-summon", ("D2-DP-71", "D2-CORE-116"))
    if isinstance(answer, Pass):
        return
    table.overlord.exhausted.append(card)
    table.tell(CardUsed(-1, card, -1))
    if isinstance(answer, PickGroup):
        replace(table, answer.group, len(encounter_of(table).groups[answer.group].figures), PLOT_SUMMONS[card])
    else:
        assert isinstance(answer, PickFigure)
        replace(table, table.figures[answer.figure].group, PART, PLOT_SUMMONS[card])
    threat.spend(table, PLOT_TRIGGER[card])


def replace(table: Journey, number: int, many: int, agent: str) -> None:
    """So many figures of a group go, the master first; the agent stands among those who stay.

    An agent has a name, and nobody with a name comes back as a reinforcement (D2-AGENT-02).
    """
    group = encounter_of(table).groups[number]
    gone = group.figures[1:many]
    figure = group.figures[0]
    table.figures[figure] = new_figure(agent, "lieutenant", number, name=agent)
    group.figures = [figure, *group.figures[many:]]
    if len(group.figures) == 1:
        group.kind = agent
    take_away(table, gone)
    table.tell(Summoned(figure))


def take_away(table: Journey, gone: list[int]) -> None:
    """These figures are not in the encounter at all; whoever comes after them moves up."""
    for figure in sorted(gone, reverse=True):
        del table.figures[figure]
        for group in encounter_of(table).groups:
            group.figures = [one - 1 if one > figure else one for one in group.figures]
