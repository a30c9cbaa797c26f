"""Exact odds: what a party's dice can show, how long an enemy will stand, how likely a trial is.

A row or a sum of symbols is a number `might + 16 * cunning + 256 * wisdom`, so that it can be a key.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_castle.rules.gear import FACES, EnemySheet
from undercroft.games.dark_castle.rules.table import all_but, card_of, has_curse, prisoners
from undercroft.games.dark_castle.state import Castle

UNIT: Final[dict[str, int]] = {"might": 1, "cunning": 16, "wisdom": 256}
RESTED: Final = 0.9  # of a point that resting brings: now and then the one who should rest is whole already


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


# -- a whole fight ---------------------------------------------------------------------------------------


class RoundOdds:
    """One way to meet a round: who rolls, what the blow would cost each of them, what comes back by resting."""

    def __init__(self, fighters: Crew, blows: list[float], healed: float) -> None:
        self.fighters = fighters
        self.blows = blows
        self.healed = healed


class Siege:
    """A fight under one set of conditions, and what each row will cost the party, worked out once and kept."""

    def __init__(self, stands: list[RoundOdds], foe: EnemySheet) -> None:
        self.stands = stands
        self.unblockable = foe.unblockable
        self.sweep = foe.sweep
        self.ordered = foe.ordered
        self.fading = UNIT[foe.fading] if foe.fading else 0
        self.returning = UNIT[foe.returning] if foe.returning else 0
        self.known: dict[int, float] = {}


SIEGES: Final[dict[str, Siege]] = {}


def siege(castle: Castle, foe: EnemySheet, damage: float) -> Siege:
    """The fight of this party against this enemy, with such an attack value."""
    stands = stands_of(castle, foe, damage)
    key = f"{foe.unblockable} {foe.sweep} {foe.ordered} {foe.fading} {foe.returning}"
    for stand in stands:
        key += f"|{stand.fighters.key}:{stand.blows}:{stand.healed}"
    found = SIEGES.get(key)
    if found is None:
        found = Siege(stands, foe)
        SIEGES[key] = found
    return found


def stands_of(castle: Castle, foe: EnemySheet, damage: float) -> list[RoundOdds]:
    """How a round may be met: by all, by all but one who rests; in a duel by one alone."""
    everybody = prisoners(castle)
    if foe.duel:
        return [stand(castle, foe, damage, [who], 0.0) for who in everybody]
    stands = [stand(castle, foe, damage, everybody, 0.0)]
    if not foe.no_rest and foe.on != "rest":
        for who in everybody:
            prisoner = castle.prisoners[who]
            if not has_curse(prisoner, "bound"):
                healed = RESTED * (1 + sum([card_of(item).rest_bonus for item in prisoner.hands]))
                # What others regain is no comfort to the one whom every blow is aimed at.
                if foe.strike == "turner" and who != castle.turner:
                    healed = 0.0
                stands.append(stand(castle, foe, damage, all_but(castle, who), healed))
    return stands


def stand(castle: Castle, foe: EnemySheet, damage: float, who: list[int], healed: float) -> RoundOdds:
    """Those who fight, and what a blow that no shield meets costs each of them: the enemy may aim at one alone."""
    blows: list[float] = []
    for one in who:
        share = 1.0
        if foe.strike == "turner":
            share = 1.0 if one == castle.turner else 0.0
        elif foe.strike != "all":
            share = 1.0 / len(who)
        worn = sum([card_of(item).reduce for item in castle.prisoners[one].hands])
        blows.append(share * max(1.0, damage - worn) if damage else 0.0)
    return RoundOdds(crew(castle, who), blows, healed)


def toll(fight: Siege, row: int, rounds: int) -> float:
    """How many hit points clearing this row costs all in all, each round met as is best; below zero it heals.

    With `rounds` above zero the enemy breaks off after so many.
    """
    if row == 0 or rounds == 0:
        return 0.0
    if fight.fading:
        row = size(row)  # it is rolled anew before it is struck: only the number of its dice counts
    key = row * 16 + max(rounds, 0)
    known = fight.known.get(key)
    if known is not None:
        return known
    best = 10000.0
    for one in fight.stands:
        best = min(best, toll_of(fight, one, row, rounds))
    fight.known[key] = best
    return best


def toll_of(fight: Siege, met: RoundOdds, row: int, rounds: int) -> float:
    """The same, if every round that leaves this row as it is is met in this one way."""
    cost = -met.healed
    still = 0.0
    for start, likely in rolled_rows(0, row) if fight.fading else [(row, 1.0)]:
        for outcome in met.fighters.outcomes:
            left = left_of(fight, start, outcome.symbols)
            if left == 0 and not fight.returning:
                continue
            chance = likely * outcome.chance
            hurt = 0.0
            for place in range(len(met.blows)):
                bare = outcome.chance if fight.unblockable else outcome.bare[place]
                hurt += likely * met.blows[place] * bare
            for after, share in came_back(fight, start, left):
                if after:
                    cost += share * hurt
                    if (size(after) if fight.fading else after) == row and rounds < 0:
                        still += chance * share
                    else:
                        cost += chance * share * toll(fight, after, rounds - 1 if rounds > 0 else rounds)
    # A row nobody here can touch would stand for ever; call that very long.
    return cost / (1 - min(still, 0.98))


def left_of(fight: Siege, row: int, symbols: int) -> int:
    """The row after these symbols have struck it, by the enemy's own rule."""
    if fight.sweep:
        left = row
        for unit in (1, 16, 256):
            if symbols // unit % 16:
                left -= row // unit % 16 * unit
        return left
    if fight.ordered:
        # Its dice lie trait by trait: the next trait is reached when the one before is gone.
        left = row
        for unit in (1, 16, 256):
            there = row // unit % 16
            struck = min(there, symbols // unit % 16)
            left -= struck * unit
            if struck < there:
                return left
        return left
    if fight.fading:
        return strike_off(row, symbols - symbols // fight.fading % 16 * fight.fading)
    return strike_off(row, symbols)


def came_back(fight: Siege, row: int, left: int) -> list[tuple[int, float]]:
    """What the row may be when some of the dice that were struck have come back, with the chance of each."""
    if not fight.returning:
        return [(left, 1.0)]
    rows = [(left, 1.0)]
    for _ in range(size(row) - size(left)):
        fresh: dict[int, float] = {}
        for one, chance in rows:
            fresh[one] = fresh.get(one, 0.0) + chance * 2 / 3
            fresh[one + fight.returning] = fresh.get(one + fight.returning, 0.0) + chance / 3
        rows = list(fresh.items())
    return rows


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
