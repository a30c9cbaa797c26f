"""Two results of one die: whether it is all one which of them counts (EC-DEC-21)."""

from __future__ import annotations

from itertools import permutations

from undercroft.games.dark_castle.catalogue import TRAITS
from undercroft.games.dark_castle.rules import combat, dice, items
from undercroft.games.dark_castle.rules.gear import EFFECTS, LISTS, VERBS, EnemySheet
from undercroft.games.dark_castle.rules.order import (
    FEW_STRIKES,
    idle_symbols,
    row_ahead,
    rows_with_luck,
    seen_end,
    strikes_on_hit,
    works_on_row,
)
from undercroft.games.dark_castle.rules.stakes import RISKY
from undercroft.games.dark_castle.rules.table import card_of, has_curse, prisoners, resting, starting_hp
from undercroft.games.dark_castle.state import Castle, Fight, Roll


def come_to_the_same(castle: Castle, roll: Roll) -> bool:
    """Whether it is all one which of two results of a die counts: then nobody need choose between them.

    Both are shields or neither is, or no shield will be needed; and neither strikes anything, or the row and whoever
    has hit will be the same after either.
    """
    fight = castle.fight
    if fight is None:
        return False
    foe = combat.foe_of(castle)
    # A die that is turned before it is struck lets any result strike.
    turned = carried(castle, "set_die") > 0
    alike = len(roll.old) == len(roll.face)
    if alike and not turned and all([strikes_nothing(castle, fight, face) for face in (roll.old, roll.face)]):
        return True
    if foe.fading:
        return leave_as_much(castle, fight, foe, roll)
    if turned:
        return False
    if foe.on in ("hit", "miss") or shield_tells(castle, fight, foe, roll):
        return False
    if foe.on == "double" and (len(roll.old) == 2 or a_double_may_strike(castle)):
        return False
    if foe.ordered and any([works_on_row(castle, fight, who) for who in prisoners(castle)]):
        return False
    new = roll.face
    ends = ends_seen(castle, fight, foe)
    roll.face = roll.old
    ends_by_old = ends_seen(castle, fight, foe)
    roll.face = new
    if foe.on == "final_blow" and not all([end[0] for end in ends + ends_by_old]):
        # Who strikes the last die may depend on what is held back.
        return False
    return ends == ends_by_old


def leave_as_much(castle: Castle, fight: Fight, foe: EnemySheet, roll: Roll) -> bool:
    """The same for a row that is rolled anew before every round: as many dice will be left, whichever they are.

    Unless the last of them could be struck with what is carried, or a die turned for a symbol that finds none.
    """
    if shield_tells(castle, fight, foe, roll):
        return False
    rows: list[list[str]] = []
    idle = 0
    new = roll.face
    for face in (new, roll.old):
        roll.face = face
        rows.append(sorted(row_ahead(castle, fight, foe)))
        idle += idle_symbols(castle, fight, foe)
    roll.face = new
    if len(rows[0]) != len(rows[1]) or (idle and carried(castle, "set_die")):
        return False
    return rows[0] == rows[1] or len(rows[0]) > carried(castle, "symbol")


def shield_tells(castle: Castle, fight: Fight, foe: EnemySheet, roll: Roll) -> bool:
    """Whether one result is a shield, the other is none, and that could make a difference."""
    if len(roll.old) == len(roll.face):
        return False
    if answers_a_double(castle, roll.who):
        return True
    new = roll.face
    left = len(row_ahead(castle, fight, foe))
    roll.face = roll.old
    left += len(row_ahead(castle, fight, foe))
    roll.face = new
    return left > 0 and a_shield_counts(castle, fight, foe, roll.who)


def ends_seen(castle: Castle, fight: Fight, foe: EnemySheet) -> list[list[object]]:
    """What every order of the attacks that are still to come would lead to, dice that come back or not among them."""
    waiting = [roll for roll in castle.rolls if not roll.resolved]
    keen = [roll.who for roll in waiting if strikes_on_hit(castle, roll.who)]
    if foe.returning:
        telling = [*[die.trait for die in fight.row], foe.returning]
        attacks = [[symbol for symbol in dice.symbols(castle, roll) if symbol in telling] for roll in waiting]
        if keen or sum([len(mine) for mine in attacks]) > FEW_STRIKES:
            return [[roll.face] for roll in waiting]
        return [[rows_with_luck(fight, foe, list(line))] for line in permutations(attacks)]
    return [seen_end(castle, fight, foe, list(line), keen) for line in permutations(waiting)]


def carried(castle: Castle, use: str) -> int:
    """How many things are carried, by those who are not resting, that can still do this once the dice are rolled."""
    found = 0
    for who in prisoners(castle):
        if who != resting(castle):
            cards = [card_of(item) for item in castle.prisoners[who].hands]
            found += len([card for card in cards if card.use == use and card.when != "row"])
    return found


def answers_a_double(castle: Castle, who: int) -> bool:
    """Whether a prisoner carries what is used on a double, enemy or no enemy (EC-RULING-36)."""
    for item in castle.prisoners[who].hands:
        card = card_of(item)
        if card.when == "rolled" and card.rolled == "double" and item not in castle.used:
            return True
    return False


def a_shield_counts(castle: Castle, fight: Fight, foe: EnemySheet, who: int) -> bool:
    """Whether a shield could keep the enemy's next blow from a prisoner.

    Hit points regained before it strikes may turn it to another; and a curse that bares somebody may be lifted first.
    """
    if foe.unblockable:
        return False
    if not could_be_struck(castle, fight, foe, who):
        return False
    return not has_curse(castle.prisoners[who], "unguarded") or carried(castle, "lift") > 0


def could_be_struck(castle: Castle, fight: Fight, foe: EnemySheet, who: int) -> bool:
    """Whether the enemy's blow is meant for a prisoner, or will be once somebody has used what mends."""
    if who in combat.aimed_at(castle, fight, foe):
        return True
    if foe.strike not in ("lowest", "highest"):
        return False
    for bearer in prisoners(castle):
        for item in castle.prisoners[bearer].hands:
            card = card_of(item)
            if card.use != "mend" or not items.is_unused(castle, item):
                continue
            for one in castle.prisoners:
                hp = one.hp
                one.hp = min(starting_hp(castle), hp + card.amount)
                struck = who in combat.aimed_at(castle, fight, foe)
                one.hp = hp
                if struck:
                    return True
    return False


def is_worthless(castle: Castle, face: list[str]) -> bool:
    """Whether a result does nothing in this fight: it is no shield, strikes no die, and the enemy minds no miss."""
    fight = castle.fight
    return (
        fight is not None
        and combat.foe_of(castle).on not in RISKY
        and len(face) == 1
        and strikes_nothing(castle, fight, face)
    )


def strikes_nothing(castle: Castle, fight: Fight, face: list[str]) -> bool:
    """Whether a result strikes no die, of those there are and those the enemy's special rule may bring."""
    foe = combat.foe_of(castle)
    if face[0] in may_come(fight) and (foe.on != "double" or a_double_may_strike(castle)):
        return False
    if foe.ordered:
        return face[0] not in [die.trait for die in fight.row]
    return not combat.matching(fight, foe, face[0])


def a_double_may_strike(castle: Castle) -> bool:
    """Whether a double has still to strike, or one may yet be rolled in this round."""
    waiting = [roll for roll in castle.rolls if not roll.resolved]
    for roll in waiting:
        hits = any([combat.would_hit(castle, symbol) for symbol in dice.symbols(castle, roll)])
        if len(roll.face) == 2 or (hits and strikes_on_hit(castle, roll.who)):
            return True
    return False


def may_come(fight: Fight) -> list[str]:
    """The traits of dice that the enemy's special rule may bring into the row."""
    found: list[str] = []
    paths = LISTS.get(f"{fight.path}.special", []).copy()
    for path in paths:
        if VERBS[path] == "fate":
            for trait in TRAITS:
                paths.extend(LISTS[f"{path}.{trait}"])
        elif VERBS[path] == "roll_row" or (VERBS[path] == "add_die" and not EFFECTS[path].trait):
            return list(TRAITS)
        elif VERBS[path] == "add_die":
            found.append(EFFECTS[path].trait)
    return found
