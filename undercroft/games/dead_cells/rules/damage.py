"""Damage to prisoners: who takes it, shields, companions, and what it sets off.

DC-ACT-03 to DC-ACT-06, DC-ACT-08 to DC-ACT-12, DC-COMPA-01 to DC-COMPA-07.
Worked examples: DC-EX-33.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.games.dead_cells.rules import hits
from undercroft.games.dead_cells.rules.castle import placed_shields, shields_needed
from undercroft.games.dead_cells.rules.dying import place_damage
from undercroft.games.dead_cells.rules.sheets import ITEMS, TARGETED, THORNS, WARDS
from undercroft.games.dead_cells.rules.states import mark_prisoner
from undercroft.games.dead_cells.rules.table import (
    answers_to,
    ask_group,
    enemy_by,
    fight_of,
    fighting,
    life_left,
    passives,
    run_of,
    total,
    word,
)
from undercroft.games.dead_cells.state import (
    AssignDamage,
    AssignState,
    Campaign,
    CompanionHurt,
    CompanionKilled,
    Hurt,
    Shielded,
    To,
    ToCompanion,
    UseAbilities,
)

PICKS: Final[dict[str, int]] = {"two": 2, "three": 3}
GIVEN: Final[list[str]] = [str(who) for who in range(4)]  # how those who take an icon are noted, beside companions

# -- whom an enemy means ---------------------------------------------------------------------------------


def named(table: Campaign, to: str) -> list[int]:
    """Those among whom an enemy's action must choose (DC-ACT-04, DC-RULING-84, DC-RULING-90)."""
    among = fighting(table)
    if to == "first_player":
        return [who for who in among if who == run_of(table).first]
    if to == "weakest" and among:
        least = min([life_left(table, who) for who in among])
        return [who for who in among if life_left(table, who) == least]
    if to == "strongest" and among:
        most = max([life_left(table, who) for who in among])
        return [who for who in among if life_left(table, who) == most]
    return among


def picks_of(to: str, many: int) -> int:
    """How many different prisoners an action hits."""
    if to == "all":
        return many
    return min(many, PICKS.get(to, 1))


def threaten(
    table: Campaign, enemy: int, card: str, amount: int, to: str, pierce: bool, then: str, companions: bool
) -> None:
    """An enemy's damage: freely chosen icon by icon, or whole to those it names.

    DC-ACT-03, DC-ACT-04, DC-RULING-27.
    """
    among = named(table, to)
    if amount <= 0 or not among:
        return
    if to == "choice":
        table.next(AssignDamage(enemy, card, amount, 1, False, companions, pierce, then, among, []))
    else:
        picks = picks_of(to, len(among))
        table.next(AssignDamage(enemy, card, picks, amount, True, False, pierce, then, among, []))


def assign_damage(table: Campaign, step: AssignDamage) -> Rule | None:
    """Who takes the next icon; when all have their victim, the damage lands (DC-DEC-30, DC-DEC-32)."""
    among = [who for who in step.among if table.prisoners[who].alive]
    if step.distinct:
        among = [who for who in among if GIVEN[who] not in step.given]
        if step.picks >= len(among):
            land(table, step, [*step.given, *[GIVEN[who] for who in among]])
            return None
    if step.picks <= 0:
        land(table, step, step.given)
        return None
    return choose_victim(table, step, among)


def choose_victim(table: Campaign, step: AssignDamage, among: list[int]) -> Rule:
    """The group says who, the first player in the end (DC-ACT-03, DC-RULING-16)."""
    options = answers_to(among)
    if step.companions:
        options += [ToCompanion(item) for item in companions_of(table, step.given)]
    ask, rule = ("ask-death-damage", "DC-DEC-32") if step.enemy < 0 else ("ask-damage", "DC-DEC-30")
    answer = yield ask_group(table, options, ask, (rule,), about=step.enemy, count=step.picks)
    chosen = answer.item if isinstance(answer, ToCompanion) else GIVEN[answer.who] if isinstance(answer, To) else ""
    table.next(
        AssignDamage(
            step.enemy,
            step.card,
            step.picks - 1,
            step.amount,
            step.distinct,
            step.companions,
            step.pierce,
            step.then,
            step.among,
            [*step.given, chosen],
        )
    )


def companions_of(table: Campaign, given: list[str]) -> list[str]:
    """Companions that may still take a damage in somebody's place (DC-COMPA-02)."""
    found: list[str] = []
    for who in fighting(table):
        prisoner = table.prisoners[who]
        for number, item in enumerate(prisoner.items):
            if ITEMS[item].life > prisoner.wear[number] + given.count(item):
                found.append(item)
    return found


def land(table: Campaign, step: AssignDamage, given: list[str]) -> None:
    """All icons of one action on one bearer are one batch; then what it does to those really hurt.

    DC-RULING-20, DC-RULING-94.
    """
    hurt: list[int] = []
    left = len(given)  # of what no prisoner takes
    for who in fight_of(table).fighters:
        count = given.count(GIVEN[who])
        if not count:
            continue
        left -= count
        if hurt_prisoner(table, who, count * step.amount, step.pierce, step.card):
            hurt.append(who)
            if step.then:
                mark_prisoner(table, who, step.then, 1, step.card)
    if step.companions and left:
        for item in dict.fromkeys([name for name in given if name in ITEMS]):
            hurt_companion(table, item, given.count(item) * step.amount)
    # Only now: a blow on several is one action, and nothing stops it halfway.
    for who in hurt:
        strike_back(table, who, step.enemy)


def strike_back(table: Campaign, who: int, enemy: int) -> None:
    """Thorns: whoever damages their bearer takes some, unless a shield blocked it (DC-ACT-11)."""
    thorns = total(table, who, THORNS)
    target = enemy_by(fight_of(table), enemy) if thorns else None
    if target is not None:
        hits.deal(table, -1, target, thorns, pierce=False)


# -- on a prisoner ---------------------------------------------------------------------------------------


def hurt_prisoner(table: Campaign, who: int, amount: int, pierce: bool, by: str) -> int:
    """A batch of damage: shields first, then tokens, one more if Targeted; how many were placed.

    DC-ACT-08, DC-RULING-18, DC-RULING-20, DC-RULING-21, DC-STATE-10, DC-RESTR-02, DC-OPT-01.
    """
    prisoner = table.prisoners[who]
    if not prisoner.alive or amount <= 0:
        return 0
    blocked = 0
    if prisoner.golden:
        prisoner.golden -= 1
        blocked = amount
    elif not pierce:
        blocked = warded(table, who)
        needed = shields_needed(table)
        by_shields = min(amount - blocked, prisoner.shields // needed)
        prisoner.shields -= by_shields * needed
        blocked += by_shields
    placed = raised(table, prisoner.states[TARGETED], amount - blocked)
    if table.heard():
        table.tell(Hurt(who, placed, blocked, by))
    place_damage(table, who, placed, by)
    if prisoner.alive:
        if placed:
            disengage(table, who)
        if blocked:
            answer_block(table, who)
    return placed


def raised(table: Campaign, targeted: int, through: int) -> int:
    """What Targeted adds: one to a batch, or by the later rule one to each token for each Targeted.

    DC-STATE-10, DC-OPT-01.
    """
    if through <= 0 or not targeted:
        return max(0, through)
    if table.profile["targeted"] == "each":
        return through * (1 + targeted)
    return through + 1


def warded(table: Campaign, who: int) -> int:
    """The first damage of a round that a ward turns aside."""
    fight = fight_of(table)
    prisoner = table.prisoners[who]
    for passive in passives(table, who, WARDS):
        if passive.round == 0 or passive.round == fight.round:
            mark = f"ward:{fight.round}"
            if mark in prisoner.once:
                return 0
            prisoner.once.append(mark)
            return 1
    return 0


def disengage(table: Campaign, who: int) -> None:
    """Once a fight, one who is left with one life point gets shields, by a mutation."""
    prisoner = table.prisoners[who]
    amount = word(table, "disengage")
    if amount and "disengage" not in prisoner.once and life_left(table, who) == 1:
        prisoner.once.append("disengage")
        shield(table, who, amount, golden=False)


def answer_block(table: Campaign, who: int) -> None:
    """Once a fight, a blow that was blocked is answered with an ability, by a mutation."""
    amount = word(table, "block_ability")
    prisoner = table.prisoners[who]
    if amount and "block_ability" not in prisoner.once:
        prisoner.once.append("block_ability")
        table.next(UseAbilities(who, amount))


def shield(table: Campaign, who: int, amount: int, golden: bool) -> None:
    """Shields for a prisoner, without limit; one who is brittle loses the first of a fight (DC-ACT-06, DC-ACT-09)."""
    prisoner = table.prisoners[who]
    if not prisoner.alive:
        return
    if golden:
        prisoner.golden += amount
    else:
        amount = placed_shields(prisoner, amount)
        if amount <= 0:
            return
        prisoner.shields += amount
    if table.heard():
        table.tell(Shielded(who, amount, golden))


# -- on a companion --------------------------------------------------------------------------------------


def hurt_companion(table: Campaign, item: str, amount: int) -> None:
    """A companion takes damage and keeps it; at the end of its life it is discarded.

    DC-COMPA-03 to DC-COMPA-07, DC-RULING-28.
    """
    for who, prisoner in enumerate(table.prisoners):
        if item not in prisoner.items:
            continue
        number = prisoner.items.index(item)
        prisoner.wear[number] += amount
        table.tell(CompanionHurt(who, item, amount))
        if prisoner.wear[number] >= ITEMS[item].life:
            del prisoner.items[number]
            del prisoner.wear[number]
            run_of(table).discard.append(item)
            table.tell(CompanionKilled(who, item))
        return


# -- states of enemies -----------------------------------------------------------------------------------


def afflict(table: Campaign, card: str, state: str, amount: int, to: str) -> None:
    """An enemy's state: for whom the group chooses, or for those it names (DC-RULING-25, DC-STATE-13)."""
    among = named(table, to)
    if not among:
        return
    if to == "choice":
        table.next(AssignState(card, state, amount, 1, False, among, []))
    else:
        table.next(AssignState(card, state, picks_of(to, len(among)), amount, True, among, []))


def assign_state(table: Campaign, step: AssignState) -> Rule | None:
    """Who gets the next token; immune prisoners may (DC-STATE-13, DC-DEC-31)."""
    among = [who for who in step.among if table.prisoners[who].alive]
    if step.distinct:
        among = [who for who in among if who not in step.given]
        if step.picks >= len(among):
            for who in [*step.given, *among]:
                mark_prisoner(table, who, step.state, step.amount, step.card)
            return None
    if step.picks <= 0:
        for who in step.given:
            mark_prisoner(table, who, step.state, step.amount, step.card)
        return None
    return choose_marked(table, step, among)


def choose_marked(table: Campaign, step: AssignState, among: list[int]) -> Rule:
    """The group says who, the first player in the end (DC-RULING-25)."""
    answer = yield ask_group(table, answers_to(among), "ask-state", ("DC-DEC-31",), count=step.picks)
    assert isinstance(answer, To)
    given = [*step.given, answer.who]
    table.next(AssignState(step.card, step.state, step.picks - 1, step.amount, step.distinct, step.among, given))
