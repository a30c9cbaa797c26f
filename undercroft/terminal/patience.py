"""Keys that come before there is anything to act on are let go."""

from __future__ import annotations

from textual.widget import Widget


class Patient(Widget):
    """A screen whose keys do nothing before it stands, and nothing once it has been left."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key may act now."""
        return self.is_mounted and self.is_attached
