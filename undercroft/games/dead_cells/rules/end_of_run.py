"""The end of a run: what is lost, what stays, what is written down.

DC-END-01 to DC-END-11, DC-DIE-02.
Worked examples: DC-EX-24.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules import feats, first_run
from undercroft.games.dead_cells.rules.drawing import under_blueprints
from undercroft.games.dead_cells.rules.secrets import unlock
from undercroft.games.dead_cells.rules.table import ask_group, run_of, word
from undercroft.games.dead_cells.state import (
    NEXT_RUN,
    SPEND_CELLS,
    Campaign,
    EndRun,
    KeepBlueprints,
    NextBlueprint,
    PastRun,
    RunOver,
)


def end_run(table: Campaign, step: EndRun) -> None:
    """Feats that are done first, then everything but the cells is lost (DC-END-01, DC-END-08)."""
    run = run_of(table)
    if run.done:
        table.next(EndRun(step.outcome))
        feats.resolve_feats(table)
        return
    table.next(KeepBlueprints(word(table, "keep_blueprints"), step.outcome))


def keep_blueprints(table: Campaign, step: KeepBlueprints) -> Rule | None:
    """Blueprints on the collector's space are lost, but for what a mutation saves (DC-END-04, DC-END-11)."""
    run = run_of(table)
    if step.left > 0 and run.collector:
        return choose_to_keep(table, step)
    close_run(table, step.outcome)
    return None


def choose_to_keep(table: Campaign, step: KeepBlueprints) -> Rule:
    """Which one joins the Equipment deck after all."""
    run = run_of(table)
    options = [NextBlueprint(item) for item in run.collector]
    answer = yield ask_group(table, [*options], "ask-keep-blueprint", ("DC-DEC-51",))
    assert isinstance(answer, NextBlueprint)
    run.collector.remove(answer.item)
    unlock(table, answer.item)
    table.next(KeepBlueprints(step.left - 1, step.outcome))


def close_run(table: Campaign, outcome: str) -> None:
    """The bag but for its cells, equipment, scrolls, damage: all gone; the run is written down.

    DC-END-01 to DC-END-10, DC-BOARD-09.
    """
    run = run_of(table)
    spoils = [] if table.fight is None else [*table.fight.spoils, *table.fight.loot]
    for goods in reversed(spoils):
        if goods.startswith("blueprint:"):
            under_blueprints(table, goods[10:])
    for item in reversed(run.collector):
        under_blueprints(table, item)
    run.collector = []
    kinds = [prisoner.kind for prisoner in table.prisoners]
    table.chronicle.append(PastRun(run.number, kinds, run.path, outcome, run.killer, run.cells, 0))
    table.tell(RunOver(outcome, run.killer, run.cells))
    table.fight = None
    table.run = None
    table.prisoners = []
    table.next(NEXT_RUN)
    # After the last run that was agreed on cells buy nothing any more, but whoever learns should see what they buy.
    if table.left != 1 or first_run.is_first(table):
        table.next(SPEND_CELLS)
