"""Fewer and shorter pauses: a server full of tables holds a great many objects, and hardly any of them is rubbish."""

from __future__ import annotations

import gc
from typing import Final

# Python looks through everything whenever there is a quarter more of it: with some hundred tables that is a pause
# one can feel. What a table leaves behind is freed at once, since nothing in it points in a circle once it is closed.
# So only the young are looked through by the way, little and often, and everything when nobody is there to wait.
THRESHOLDS: Final = (5_000, 2, 1_000_000)


def spare_pauses() -> None:
    """Look for rubbish among young objects only, and never again at what is there already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def clear_rubbish() -> None:
    """Look through everything: for a moment when nobody is waiting."""
    gc.collect()
