"""What changed in the records of Dark Souls from each schema to the next."""

from __future__ import annotations

from typing import Final

from undercroft.engine.upgrade import Added, Upgrades

UPGRADES: Final[Upgrades] = {
    1: [
        Added("Souls", "sold", 29, []),
        Added("Battle", "guarding", 16, []),
        Added("Battle", "defending", 17, -1),
        Added("Swing", "stamina", 5, 0),
        Added("Moved", "stamina", 3, 0),
        Added("Circled", "stamina", 2, 0),
        Added("Attacked", "stamina", 4, 0),
        Added("RolledDice", "modifier", 4, 0),
        Added("RolledDice", "total", 5, -1),
        Added("RolledDice", "against", 6, -1),
        Added("RolledDice", "stamina", 7, 0),
        Added("Rerolled", "total", 3, -1),
        Added("Hit", "result", 3, -1),
        Added("Hit", "held", 4, 0),
        Added("Hit", "spared", 5, 0),
        Added("Hit", "bled", 6, 0),
        Added("Defended", "against", 3, -1),
        Added("Suffered", "spared", 4, 0),
        Added("Suffered", "bled", 5, 0),
    ],
}
