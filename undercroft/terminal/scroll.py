"""A place that scrolls with the wheel and by whole screenfuls, and never takes the keys from the question."""

from __future__ import annotations

from textual.containers import VerticalScroll


class Scroll(VerticalScroll, can_focus=False):
    """Scrolls, but is never focused."""

    DEFAULT_CSS = "Scroll { scrollbar-size-vertical: 1; height: 1fr; }"

    def by_pages(self, pages: int) -> None:
        """Move on (or back) by so many screenfuls."""
        step = max(1, self.size.height - 1)
        self.scroll_to(y=self.scroll_y + pages * step, animate=False)
