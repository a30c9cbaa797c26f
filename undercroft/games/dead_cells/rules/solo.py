"""Alone with Serenade: her card, her power, her board.

DC-SOLO-01 to DC-SOLO-33.
Worked examples: DC-EX-27 to DC-EX-29.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.sheets import COMBAT, MELEE_LINES, POWER_LINES, SERENADE_POWERS
from undercroft.games.dead_cells.rules.table import ask_owner, fight_of
from undercroft.games.dead_cells.state import Campaign, PowerUsed, Symbol

WHO: Final = 1  # Serenade's place beside the one prisoner


def turn_card(table: Campaign) -> None:
    """The top card of her deck, or what her board prints once it is empty (DC-SOLO-06, DC-SOLO-14, DC-RULING-66)."""
    serenade = table.prisoners[WHO]
    if serenade.deck:
        serenade.active = [serenade.deck.pop()]
    else:
        serenade.active = [MELEE_LINES if serenade.tracks[1] else POWER_LINES]
    serenade.said = [""]


def choose_power(table: Campaign) -> Rule | None:
    """The symbol on top of the prisoner's discard gives her a power; of several the player picks one.

    DC-SOLO-07 to DC-SOLO-11, DC-RULING-62, DC-RULING-63, DC-RULING-64.
    """
    discard = table.prisoners[0].discard
    symbols = COMBAT[discard[-1]].symbols if discard else []
    symbols = [trait for trait in symbols if has_its_round(table, SERENADE_POWERS[trait])]
    if len(symbols) > 1:
        return pick_power(table, symbols)
    if symbols:
        take_power(table, symbols[0])
    return None


def has_its_round(table: Campaign, power: str) -> bool:
    """Whether the round of a power comes: Round 0 not in every bout against a boss (DC-SOLO-08, DC-BOSS-05)."""
    boss = fight_of(table).boss
    return power == "damage" or boss is None or boss.fresh


def pick_power(table: Campaign, symbols: list[str]) -> Rule:
    """Which one (DC-DEC-45)."""
    options: list[Action] = [Symbol(trait) for trait in symbols]
    answer = yield ask_owner(table, 0, options, "ask-power", ("DC-DEC-45",))
    assert isinstance(answer, Symbol)
    take_power(table, answer.trait)


def take_power(table: Campaign, trait: str) -> None:
    """Her power in this fight (DC-SOLO-08)."""
    power = SERENADE_POWERS[trait]
    fight_of(table).power = power
    table.tell(PowerUsed(power))


def opening(table: Campaign) -> list[str]:
    """Her power of Round 0, as a path (DC-SOLO-08)."""
    power = fight_of(table).power
    return [f"serenade.{power}"] if power in ("frozen", "targeted") else []


def melee_steps(table: Campaign) -> int:
    """How far her marker has come on the MELEE side (DC-SOLO-30, DC-SOLO-31, DC-SOLO-32)."""
    serenade = table.prisoners[WHO]
    return serenade.tracks[0] if serenade.tracks[1] else 0
