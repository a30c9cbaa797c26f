"""The campaign: first set-up, whether to go on, who sits there, and a full reset.

DC-FIRST-01 to DC-FIRST-05, DC-RESET-01 to DC-RESET-05, DC-DEC-49, DC-DEC-53.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES, CARDS
from undercroft.games.dead_cells.rules.mutations import ROOM, pocket_of
from undercroft.games.dead_cells.rules.sheets import (
    BLUEPRINTS,
    CAMPAIGN,
    COMBAT,
    FIRST_ITEMS,
    KINDS,
    RUNES,
    SECRETS,
    TRAITS,
    UPGRADES,
    WELL,
)
from undercroft.games.dead_cells.rules.table import ask_group, has_boss_cell
from undercroft.games.dead_cells.state import BeginRun, BoxReset, Campaign, GoAgain, NextRun, ResetBox, Retire

# How many runs a table is laid for; -1: as many as its players like.
RUNS: Final[dict[str, int]] = {"twenty": 20, "one": 1, "ten": 10, "twenty_five": 25, "sixty": 60, "endless": -1}
FIRST_PRICE: Final = 2  # cells for an upgrade (DC-UPG-03)
PROFILE: Final = (
    "targeted",
    "round_items",
    "ability_repeats",
    "discard_equipment",
    "boss_refill",
    "unspent_cells",
    "frozen_two_cards",
    "potion_window",
)


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Campaign:
    """A fresh box, or one that a long campaign has opened (DC-FIRST-01 to DC-FIRST-05)."""
    profile = {name: str(options[name]) for name in PROFILE}
    profile["mode"] = str(options["mode"])
    left = RUNS[str(options["runs"])]
    if profile["mode"] != "campaign":
        left = 1
    table = Campaign(
        [BeginRun()],
        chance,
        "",
        profile,
        seats,
        left,
        [],
        None,
        None,
        0,
        fresh_blueprints(),
        FIRST_ITEMS.copy(),
        {trait: UPGRADES[trait][::-1] for trait in TRAITS},
        WELL[::-1],
        SECRETS[::-1],
        [],
        {pocket: [] for pocket in ROOM},
        dict(ROOM),
        [],
        {},
        [],
        [],
        {},
        ["B1"],
        FIRST_PRICE,
        {"healer": 0, "merchant": 0, "collector": 0},
        [],
        [],
        [],
        [],
    )
    if options["start_box"] == "finished":
        open_box(table)
    return table


def fresh_blueprints() -> dict[str, list[str]]:
    """The blueprint decks in order, their bottom card first (DC-SETUP-01, DC-SETUP-11)."""
    return {deck: BLUEPRINTS[deck][::-1] for deck in (*BIOMES, *BOSSES)}


def open_box(table: Campaign) -> None:
    """A finished campaign: every upgrade bought, every rune found, every boss but for the last one's cell beaten."""
    for trait in TRAITS:
        for card in table.upgrades[trait]:
            table.read.append(card)
            if card in COMBAT:
                table.holders[card] = KINDS[len(table.holders) % len(KINDS)]
            elif CAMPAIGN[card].type == "instruction":
                follow(table, card)
        table.upgrades[trait] = []
    for trait in TRAITS:
        for card in UPGRADES[trait]:
            if card not in COMBAT and CAMPAIGN[card].type != "instruction":
                pocket = pocket_of(card)
                fits = len(table.pockets[pocket]) < table.room[pocket] and "no_healer" not in CAMPAIGN[card].words
                (table.pockets[pocket] if fits else table.stored).append(card)
    table.runes = list(RUNES)
    for deck in ("B1", "B2", "B3", "B4", "B5"):
        table.equipment += table.blueprints[deck]
        table.blueprints[deck] = []
    table.beaten = {"C1": 1, "C2": 1}
    table.starts = ["B1", "B4", "B7"]


def follow(table: Campaign, card: str) -> None:
    """What an instruction leaves behind for good; what it gives at once is spent long ago."""
    for act in CAMPAIGN[card].does:
        if act.do == "level":
            table.levels[act.seller] = min(table.levels[act.seller] + 1, 3)
        elif act.do == "pocket":
            table.room[act.pocket] += 1
        elif act.do == "cheaper":
            table.price = max(1, table.price - act.amount)
        elif act.do == "add":
            table.added += [name for name in CARDS.added(card, act.monsters) if name not in table.added]


# -- after a run -----------------------------------------------------------------------------------------


def next_run(table: Campaign, step: NextRun) -> Rule | None:
    """Another run, as often as was agreed; once the Hand of the King has fallen one may also stop.

    DC-DEC-53, DC-RUN-02.
    """
    if table.left > 0:
        table.left -= 1
    if table.left == 0:
        finish(table)
    return choose_next(table)


def finish(table: Campaign) -> None:
    """The table is over: how."""
    if table.profile["mode"] != "campaign":
        table.end("won" if table.chronicle[-1].outcome != "died" else "lost")
    table.end("won" if has_boss_cell(table) else "left")


def choose_next(table: Campaign) -> Rule:
    """Seats and prisoners may change before the next one begins (DC-SETUP-16, DC-DEC-49, DC-DEC-53)."""
    options: list[Action] = [GoAgain()]
    if has_boss_cell(table):
        options += [Retire(), ResetBox()]
    question = ask_group(table, options, "ask-next-run", ("DC-DEC-53",))
    question.linger = True  # also with nothing to choose: here players come and go
    answer = yield question
    if isinstance(answer, Retire):
        finish(table)
    if isinstance(answer, ResetBox):
        reset(table)
    table.next(BeginRun())


def seatings(table: Campaign) -> list[int]:
    """How many may play the next run (DC-SETUP-16)."""
    return [1, 2, 3, 4]


def reseat(table: Campaign, seats: int, leaver: int) -> None:
    """Others sit down, or somebody gets up: prisoners are chosen anew anyhow (DC-SETUP-16)."""
    table.seats = seats
    table.prisoners = []


def reset(table: Campaign) -> None:
    """The box as it was: runes grey, decks in order, the board empty (DC-RESET-01 to DC-RESET-05)."""
    table.runes = []
    table.equipment = FIRST_ITEMS.copy()
    table.blueprints = fresh_blueprints()
    table.pockets = {pocket: [] for pocket in ROOM}
    table.room = dict(ROOM)
    table.stored = []
    table.holders = {}
    table.added = []
    table.purged = []
    table.upgrades = {trait: UPGRADES[trait][::-1] for trait in TRAITS}
    table.well = WELL[::-1]
    table.secrets = SECRETS[::-1]
    table.cells = 0
    table.price = FIRST_PRICE
    table.levels = {"healer": 0, "merchant": 0, "collector": 0}
    table.beaten = {}
    table.starts = ["B1"]
    table.laid = []
    table.read = []
    table.firsts = []
    table.chronicle = []
    table.tell(BoxReset())
