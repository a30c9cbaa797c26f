"""Reinforcement: the overlord brings figures of a group back, one at a time (D2-CORE-67, D2-CORE-72 to D2-CORE-74)."""

from __future__ import annotations

from undercroft.engine.decision import PASS
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import placing
from undercroft.games.descent.rules.meant import sheet_of
from undercroft.games.descent.rules.table import ask_overlord, encounter_of
from undercroft.games.descent.state import Journey, Reinforce, Reinforced, SetDown


def reinforce(table: Journey, step: Reinforce) -> Rule | None:
    """The next figure to come back, if the quest grants one and there is one."""
    if step.many <= 0:
        return None
    options = returns(table, step)
    return choose_return(table, step, options) if options else None


def returns(table: Journey, step: Reinforce) -> list[Action]:
    """Every figure that is missing, of those alike the first, on every space of the area where it fits (D2-CORE-73).

    Who has a name does not come back.
    """
    area = sheet_of(table).spaces(step.area)
    options: list[Action] = []
    kinds: list[str] = []
    for group in step.groups:
        for figure in encounter_of(table).groups[group].figures:
            one = table.figures[figure]
            kind = f"{one.kind}:{one.rank}"
            if one.base or one.name or kind in kinds:
                continue
            kinds.append(kind)
            options += [SetDown(figure, base) for base in placing.bases_in(table, figure, area)]
    return options


def choose_return(table: Journey, step: Reinforce, options: list[Action]) -> Rule:
    """Who comes back, and where; then perhaps one more (D2-DP-52)."""
    if not step.forced:
        options.append(PASS)
    answer = yield ask_overlord(table, options, "ask-reinforce", ("D2-DP-52", "D2-CORE-72"))
    if not isinstance(answer, SetDown):
        return
    one = table.figures[answer.figure]
    one.base = answer.base.copy()
    one.damage = 0
    one.conditions = []
    one.activated = False
    table.tell(Reinforced(answer.figure, answer.base.copy()))
    table.next(Reinforce(step.groups, step.many - 1, step.area, step.forced))
