"""Exact odds: what a party's dice can show, how long an enemy will stand, how likely a trial is.

A row or a sum of symbols is a number `might + 16 * cunning + 256 * wisdom`, so that it can be a key.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_castle.rules.gear import FACES
from undercroft.games.dark_castle.rules.table import card_of
from undercroft.games.dark_castle.state import Castle

UNIT: Final[dict[str, int]] = {"might": 1, "cunning": 16, "wisdom": 256}


class Outcome:
    """Symbols a party may roll together, how likely, and for each fighter how likely without a shield."""

    def __init__(self, symbols: int, chance: float, bare: list[float]) -> None:
        self.symbols = symbols
        self.chance = chance
        self.bare = bare


class Crew:
    """Who fights, by what counts for odds: their dice, and what they carry that changes a roll."""

    def __init__(self, key: str, outcomes: list[Outcome]) -> None:
        self.key = key
        self.outcomes = outcomes
        self.ahead: dict[int, float] = {0: 0.0}
        self.rounds: dict[int, float] = {0: 0.0}


CREWS: Final[dict[str, Crew]] = {}


def crew(castle: Castle, who: list[int]) -> Crew:
    """The odds of these prisoners fighting together; worked out once and kept."""
    names: list[str] = []
    for one in who:
        prisoner = castle.prisoners[one]
        mark = prisoner.character
        for item in prisoner.hands:
            card = card_of(item)
            if card.echo:
                mark += "*"
            if card.extra_die:
                mark += "+"
        names.append(mark)
    key = " ".join(names)
    found = CREWS.get(key)
    if found is None:
        found = Crew(key, roll_together(names))
        CREWS[key] = found
    return found


def roll_together(names: list[str]) -> list[Outcome]:
    """Every sum of symbols these dice can show, with its chance."""
    sums: dict[int, Outcome] = {0: Outcome(0, 1.0, [])}
    for name in names:
        fresh: dict[int, Outcome] = {}
        for symbols, chance, shield in die_of(name):
            for before in sums.values():
                total = before.symbols + symbols
                p = before.chance * chance
                outcome = fresh.get(total)
                if outcome is None:
                    outcome = Outcome(total, 0.0, [0.0] * (len(before.bare) + 1))
                    fresh[total] = outcome
                outcome.chance += p
                for place in range(len(before.bare)):
                    outcome.bare[place] += before.bare[place] * chance
                if not shield:
                    outcome.bare[len(before.bare)] += p
        sums = fresh
    return list(sums.values())


def die_of(name: str) -> list[tuple[int, float, bool]]:
    """One prisoner's roll: symbols, chance, shield."""
    echo = "*" in name
    faces: list[tuple[int, float, bool]] = []
    for face in FACES[name.rstrip("*+")]:
        unit = UNIT[face[0]]
        faces.append((unit * 2 if echo or len(face) == 2 else unit, 1 / 6, len(face) == 2))
    if "+" in name:
        faces = [(s + unit, p / 3, shield) for s, p, shield in faces for unit in UNIT.values()]
    return faces


def strike_off(row: int, symbols: int) -> int:
    """The row after these symbols have struck it."""
    left = 0
    for unit in (1, 16, 256):
        there = row // unit % 16
        left += max(0, there - symbols // unit % 16) * unit
    return left


def size(row: int) -> int:
    """How many dice are in a row."""
    return row % 16 + row // 16 % 16 + row // 256


def hits_ahead(fighters: Crew, row: int) -> float:
    """How many blows without a shield the crew will take, all in all, until this row is gone."""
    known = fighters.ahead.get(row)
    if known is not None:
        return known
    taken = 0.0
    rounds = 1.0
    still = 0.0
    for outcome in fighters.outcomes:
        left = strike_off(row, outcome.symbols)
        if left == 0:
            continue
        for bare in outcome.bare:
            taken += bare
        if left == row:
            still += outcome.chance
        else:
            taken += outcome.chance * hits_ahead(fighters, left)
            rounds += outcome.chance * fighters.rounds[left]
    # A row nobody here can touch would stand for ever; call that very long.
    still = min(still, 0.98)
    fighters.rounds[row] = rounds / (1 - still)
    fighters.ahead[row] = taken / (1 - still)
    return fighters.ahead[row]


def rounds_ahead(fighters: Crew, row: int) -> float:
    """How many rounds it will take to clear this row."""
    hits_ahead(fighters, row)
    return fighters.rounds[row]


def rolled_rows(fixed: int, dice: int) -> list[tuple[int, float]]:
    """Every row that printed dice and so many rolled ones can make, with its chance."""
    rows: dict[int, float] = {fixed: 1.0}
    for _ in range(dice):
        fresh: dict[int, float] = {}
        for row, chance in rows.items():
            for unit in (1, 16, 256):
                fresh[row + unit] = fresh.get(row + unit, 0.0) + chance / 3
        rows = fresh
    return list(rows.items())


def row_of(traits: list[str]) -> int:
    """A row as a number."""
    row = 0
    for trait in traits:
        row += UNIT[trait]
    return row


# -- trials ----------------------------------------------------------------------------------------------


def gathered(castle: Castle, who: list[int], trait: str) -> list[float]:
    """The chance of each number of successes in one roll of these prisoners together."""
    chances = [1.0]
    for one in who:
        die = successes(castle, one, trait)
        fresh = [0.0] * (len(chances) + len(die) - 1)
        for a in range(len(chances)):
            for b in range(len(die)):
                fresh[a + b] += chances[a] * die[b]
        chances = fresh
    return chances


def successes(castle: Castle, who: int, trait: str) -> list[float]:
    """The chance of 0, 1 or 2 successes on one prisoner's die."""
    chances = [0.0, 0.0, 0.0]
    prisoner = castle.prisoners[who]
    echo = False
    for item in prisoner.hands:
        if card_of(item).echo:
            echo = True
    for face in FACES[prisoner.character]:
        if trait == "double":
            count = 1 if len(face) == 2 else 0
        elif face[0] != trait:
            count = 0
        else:
            count = 2 if echo or len(face) == 2 else 1
        chances[count] += 1 / 6
    return chances


def passing(chances: list[float], needed: int, attempts: int) -> list[float]:
    """The chance of passing at the first attempt, the second, ..., and last of all of never passing."""
    result: list[float] = []
    short = [1.0] + [0.0] * (needed - 1)
    for _ in range(attempts):
        fresh = [0.0] * needed
        passed = 0.0
        for have in range(needed):
            for more in range(len(chances)):
                if have + more >= needed:
                    passed += short[have] * chances[more]
                else:
                    fresh[have + more] += short[have] * chances[more]
        result.append(passed)
        short = fresh
    result.append(sum(short))
    return result


def shows(castle: Castle, who: int, trait: str) -> float:
    """The chance that a prisoner's die shows this trait."""
    faces = FACES[castle.prisoners[who].character]
    return len([face for face in faces if face[0] == trait]) / 6


def alike(castle: Castle, who: list[int]) -> float:
    """The chance that all their dice show one trait."""
    total = 0.0
    for trait in ("might", "cunning", "wisdom"):
        chance = 1.0
        for one in who:
            chance *= shows(castle, one, trait)
        total += chance
    return total
