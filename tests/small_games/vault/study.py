"""What the balance report counts in the vault: cards drawn and played; and how often the warden should win."""

from __future__ import annotations

from small_games.vault.state import Drew, Sprung

from undercroft.engine.record import Event
from undercroft.engine.state import State
from undercroft.lab.study import Aims, CountColumn, ReportTable, Study, UsedColumn


class CardStudy(Study):
    """Counts cards."""

    aims = Aims(0.3, 0.7, 0.9, side="warden")

    def hear(self, state: State, event: Event) -> None:
        if isinstance(event, Drew):
            self.add(event.card.partition(".")[0], "drawn")
        elif isinstance(event, Sprung):
            self.add(event.card.partition(".")[0], "played")

    def tables(self) -> list[ReportTable]:
        rows = {kind: kind for kind in ("pit", "alarm", "bolt")}
        columns = [CountColumn("drawn", "drawn"), UsedColumn("played", "played", "drawn")]
        return [ReportTable("Cards", "What the warden does with them.", "card", rows, columns)]


def study() -> Study:
    """The study of the vault."""
    return CardStudy()
