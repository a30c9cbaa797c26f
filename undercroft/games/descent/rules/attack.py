"""Attacks, step by step: declaring, rolling, rerolls, surges, range, damage, and what follows.

D2-ATK-01 to D2-ATK-14, D2-RANGE-01 to D2-RANGE-04, D2-SURGE-01 to D2-SURGE-04, D2-DMG-01, D2-DMG-02,
D2-CORE-41 to D2-CORE-53, D2-CORE-130, D2-RULING-20 to D2-RULING-26, D2-TER-ELEV-04.

Worked examples: D2-EX-01 to D2-EX-10, D2-EX-38, D2-EX-71.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.games.descent.rules import aiming, damage, needs, offers, quests, threat
from undercroft.games.descent.rules.aiming import has_reach, weapon_by
from undercroft.games.descent.rules.defence import defence_dice
from undercroft.games.descent.rules.dice import hearts, is_miss, reach, roll, shields, surges
from undercroft.games.descent.rules.needs import are_met
from undercroft.games.descent.rules.sheets import ACTS, RELIC_SURGES, ActFace, WeaponFace
from undercroft.games.descent.rules.table import (
    HEROES_SIDE,
    OVERLORDS_SIDE,
    SEAT,
    attack_of,
    encounter_of,
    grid_now,
    hero_seats,
    heroes_standing,
    is_hero,
    is_monster,
    is_standing,
    is_within,
    lasts,
    overlord_seat,
    passives,
    seat_of,
    side_of,
    total,
    turn_of,
)
from undercroft.games.descent.state import (
    AFTER_ATTACK,
    DECLARE_ATTACK,
    ROLL_ATTACK,
    SPEND_SURGES,
    AfterAttack,
    Attack,
    AttackDeclared,
    AttackRolled,
    DeclareAttack,
    DefenceRolled,
    DoActs,
    FreeMove,
    Guarding,
    Journey,
    Missed,
    Rerolls,
    ResolveAttack,
    RollAttack,
    Struck,
    Window,
)

NOBODY: Final = -1
PLAIN: Final = ""
RAN: Final = "ran"  # somebody has run before this shot, and will not after it

# -- declaring -------------------------------------------------------------------------------------------


def strike(
    table: Journey,
    attacker: int,
    weapon: WeaponFace,
    origin: int,
    space: int,
    targets: list[int],
    act: str,
    by: int = NOBODY,
) -> None:
    """An attack begins: dice, surges and bonuses of weapon, cards and act are gathered (D2-ATK-03, D2-ATK-09).

    `by` is the seat that leads a figure which is not its own.
    """
    attack = gather(table, attacker, weapon, origin, space, act)
    attack.by = by
    turn = turn_of(table)
    if turn is not None and RAN in turn.done:
        turn.done.remove(RAN)
        attack.used.append(RAN)
    encounter_of(table).attacks.append(attack)
    add_surges(table, attack, weapon)
    for target in targets:
        add_guard(table, attack, target)
    if attack.blast:
        add_blast(table, attack)
    attack.needs = needed_surges(table, attack)
    table.tell(AttackDeclared(attacker, targets[0] if targets else NOBODY, attack.card))
    table.next(DECLARE_ATTACK, ROLL_ATTACK, Rerolls("", 0), SPEND_SURGES, ResolveAttack([-1]), AFTER_ATTACK)


def gather(table: Journey, attacker: int, weapon: WeaponFace, origin: int, space: int, act: str) -> Attack:
    """The attack as weapon and act have it."""
    said = ACTS.get(act)
    dice = weapon.dice.copy() if said is None or not said.dice else said.dice.copy()
    for passive in passives(table, attacker, "attack_dice"):
        dice.extend(passive.dice)
    for colour in ("red", "yellow"):
        dice.extend([colour] * lasts(table, attacker, f"attack_{colour}"))
    yellow = lasts(table, attacker, "next_attack_yellow")
    if yellow:
        dice.extend(["yellow"] * yellow)
        encounter = encounter_of(table)
        encounter.lasting = [
            one for one in encounter.lasting if one.what != "next_attack_yellow" or one.figure != attacker
        ]
    return Attack(
        attacker=attacker,
        by=NOBODY,
        card=act.partition(".do.")[0] if act else weapon.id,
        weapon=PLAIN if said is not None and said.weapon == "none" else weapon.id,
        ranged=said.ranged if said is not None and said.weapon == "none" else weapon.ranged,
        origin=origin,
        aim=space,
        guards=[],
        dice=dice,
        faces=[],
        hearts=0 if said is None else said.hearts,
        range=(0 if said is None else said.range) + weapon.range,
        pierce=weapon.pierce,
        extra_surges=0,
        spent_surges=0,
        surges=[],
        spent=[],
        needs=0,
        blast=said is not None and said.blast,
        no_range=said is not None and said.no_range,
        least=0 if said is None else said.least,
        fatigue_surge=False,
        used=[],
        on_hit=[] if said is None else said.on_hit.copy(),
        after=[] if said is None else said.after.copy(),
        stage="declared",
    )


def add_surges(table: Journey, attack: Attack, weapon: WeaponFace) -> None:
    """The surge abilities of weapon, act, cards and relic; each source is its own (D2-RULING-26, D2-CORE-46)."""
    said = act_of(attack)
    if said is None or said.weapon != "none":
        attack.surges.extend(weapon.surges)
        attack.range += lasts(table, attack.attacker, "range") if attack.ranged else 0
        attack.range += sum(
            [
                passive.amount
                for passive in passives(table, attack.attacker, "range")
                if are_met(table, attack.attacker, passive.needs, passive.card, NOBODY)
            ]
        )
    if said is not None:
        attack.surges.extend(said.surges)
    for passive in passives(table, attack.attacker, "surge"):
        if are_met(table, attack.attacker, passive.needs, passive.card, NOBODY):
            attack.surges.append(passive.surge)
    figure = table.figures[attack.attacker]
    if figure.rank == "lieutenant":
        for relic, bearer in table.overlord.bearers.items():
            if bearer == figure.kind:
                attack.surges.extend(RELIC_SURGES[relic])


def act_of(attack: Attack) -> ActFace | None:
    """The act an attack comes from, if it is not a plain one."""
    return ACTS.get(f"{attack.card}.do.0") if attack.card != attack.weapon else None


def add_guard(table: Journey, attack: Attack, figure: int) -> None:
    """A figure that is affected rolls its own defence (D2-ATK-12, D2-CORE-41)."""
    if any([guard.figure == figure for guard in attack.guards]):
        return
    if lasts(table, figure, "only_adjacent_attacks") and not is_within(table, attack.attacker, figure, 1):
        return
    dice = defence_dice(table, figure)
    if is_uphill(table, attack, figure):
        dice.append("black")
    attack.guards.append(Guarding(figure, dice, [], 0, -1, 0))


def is_uphill(table: Journey, attack: Attack, figure: int) -> bool:
    """Whether a melee attack without Reach goes across an elevation line (D2-TER-ELEV-04)."""
    if attack.ranged:
        return False
    weapon = weapon_by(table, attack.attacker, attack.weapon)
    if has_reach(table, attack.attacker, weapon):
        return False
    grid = grid_now(table)
    for space in table.figures[figure].base:
        if space == attack.aim and grid.rises(attack.origin, space):
            return True
    return False


def add_blast(table: Journey, attack: Attack) -> None:
    """Everybody next to the target space is affected, friend or foe (D2-CORE-45)."""
    attack.blast = True
    near = grid_now(table).near[attack.aim]
    for figure in range(len(table.figures)):
        if is_standing(table, figure) and any([space in near for space in table.figures[figure].base]):
            add_guard(table, attack, figure)


def needed_surges(table: Journey, attack: Attack) -> int:
    """How many surges must be spent lest the attack misses: mist about the target space, hiding, shadow."""
    needed = 0
    for hero in heroes_standing(table):
        for passive in passives(table, hero, "surge_or_miss"):
            if passive.near == 0:
                meant = any([guard.figure == hero for guard in attack.guards])
            else:
                meant = 0 <= grid_now(table).distance(table.figures[hero].base[0], attack.aim) <= passive.near
            if meant:
                needed += passive.amount
    if is_hero(table, attack.attacker):
        for one in offers.adjacent_with(table, attack.attacker, "shadow"):
            needed += total(table, one, "shadow")
    return needed


def declare_attack(table: Journey, step: DeclareAttack) -> None:
    """Whoever may do something before the dice is asked (D2-DP-32)."""
    table.next(Window("attack_declared", attack_of(table).attacker, NOBODY, attack_of(table).aim, []))


# -- rolling ---------------------------------------------------------------------------------------------


def roll_attack(table: Journey, step: RollAttack) -> None:
    """Attack dice first; no defence against an X that nobody can reroll (D2-ATK-09, D2-ATK-12, D2-RULING-24)."""
    attack = attack_of(table)
    attack.stage = "rolled"
    attack.faces = roll(table.chance.dice, attack.dice)
    table.tell(AttackRolled(attack.attacker, attack.dice.copy(), attack.faces.copy()))
    if is_miss(attack.dice, attack.faces) and not can_reroll(table, attack):
        table.agenda.pop()  # no rerolls
        table.agenda.pop()  # no surges
        return
    roll_defence(table, attack)


def can_reroll(table: Journey, attack: Attack) -> bool:
    """Whether the attacker's side might roll an X again, by what is public."""
    window = Window("attack_rolled", attack.attacker, NOBODY, NOBODY, [])
    if is_monster(table, attack.attacker):
        return offers.overlord_may(table, "attack_rolled", window)
    if threat.fortune_rerolls(table, attack.attacker):
        return True
    return any([bool(offers.hero_options(table, hero, "attack_rolled", window)) for hero in range(len(table.heroes))])


def roll_defence(table: Journey, attack: Attack) -> None:
    """Every figure that has not rolled yet does (D2-ATK-12)."""
    for guard in attack.guards:
        if not guard.faces and guard.dice:
            guard.faces = roll(table.chance.dice, guard.dice)
            table.tell(DefenceRolled(guard.figure, guard.dice.copy(), guard.faces.copy()))


def rerolls(table: Journey, step: Rerolls) -> Rule | None:
    """The attacker's side, then the defender's, until both pass one after the other (D2-ATK-14, D2-RULING-23)."""
    attack = attack_of(table)
    attackers = attacking_side(table, attack)
    if step.passed >= 2:
        offers.use_forced(table, "defence_rolled", attack.attacker)
        return None
    return one_side(table, step, step.side or attackers, attackers)


def attacking_side(table: Journey, attack: Attack) -> str:
    """The side that makes the attack: of the attacker, or of whoever leads it."""
    if attack.by < 0:
        return side_of(table, attack.attacker)
    return OVERLORDS_SIDE if attack.by == overlord_seat(table) else HEROES_SIDE


def leads(table: Journey, attack: Attack) -> list[int]:
    """The seats that decide for the attacker."""
    if attack.by >= 0:
        return SEAT[attack.by]
    if table.figures[attack.attacker].rank == "ally":
        return hero_seats(table)
    return SEAT[seat_of(table, attack.attacker)]


def one_side(table: Journey, step: Rerolls, side: str, attackers: str) -> Rule | None:
    """A side that has nothing to use passes by itself."""
    attack = attack_of(table)
    other = "overlord" if side == "heroes" else "heroes"
    window = Window("", attack.attacker, NOBODY, attack.aim, [])
    defends = side != attackers or any([side_of(table, guard.figure) == side for guard in attack.guards])
    moments: list[str] = []
    if attack.stage == "rolled":
        moments.append("attack_rolled")
    if defends:
        moments.insert(0 if side != attackers else len(moments), "defence_rolled")
    rule = offers.rerolls(table, side, moments, window) if moments else None
    if rule is None:
        table.next(Rerolls(other, step.passed + 1))
        return None
    return answered(table, rule, window, other, step.passed)


def answered(table: Journey, rule: Rule, window: Window, other: str, passed: int) -> Rule:
    """After a side has had its turn comes the other; what was used is done first."""
    below = len(table.agenda)
    yield from rule
    done = table.agenda[below:]
    del table.agenda[below:]
    table.next(Rerolls(other, 0 if window.played else passed + 1))
    table.agenda.extend(done)


# -- the outcome -----------------------------------------------------------------------------------------


def surges_left(table: Journey, attack: Attack) -> int:
    """Surges that are rolled or added and not spent; an X cancels all (D2-ATK-10, D2-SURGE-02, D2-RULING-22)."""
    if not attack.faces or is_miss(attack.dice, attack.faces):
        return 0
    return max(0, surges(attack.dice, attack.faces) + attack.extra_surges) - attack.spent_surges


def total_range(attack: Attack) -> int:
    """Range numbers and bonuses (D2-RANGE-02)."""
    return reach(attack.dice, attack.faces) + attack.range


def distance_of(table: Journey, attack: Attack) -> int:
    """How far the target space is (D2-RANGE-01)."""
    return grid_now(table).distance(attack.origin, attack.aim)


def why_missed(table: Journey, attack: Attack) -> str:
    """What makes an attack miss: the X, too little range, a surge not spent; empty if it hits.

    D2-ATK-10, D2-RANGE-03, D2-CORE-53, D2-RULING-20, D2-RULING-21.
    """
    if is_miss(attack.dice, attack.faces):
        return "x"
    if attack.ranged and not attack.no_range and total_range(attack) < distance_of(table, attack):
        return "range"
    if attack.needs > 0:
        return "surge"
    return ""


def resolve_attack(table: Journey, step: ResolveAttack) -> None:
    """Hearts against shields, one figure after the other (D2-DMG-01, D2-CORE-41)."""
    attack = attack_of(table)
    if step.left == [-1]:
        attack.stage = "resolved"
        why = why_missed(table, attack)
        if why:
            attack.used.append("missed")
            table.tell(Missed(attack.attacker, why))
            return
        table.next(ResolveAttack(list(range(len(attack.guards)))))
        if any([bool(guard.dice) and not guard.faces for guard in attack.guards]):
            roll_defence(table, attack)  # who was drawn in by a surge may change those dice, too (D2-ATK-14)
            table.next(Rerolls("", 0))
        return
    if not step.left:
        return
    if len(step.left) > 1:
        table.next(ResolveAttack(step.left[1:]))
    come_through(table, attack, attack.guards[step.left[0]])


def come_through(table: Journey, attack: Attack, guard: Guarding) -> None:
    """The damage that is left, what may be done about it, and what follows from it (D2-DMG-02, D2-CORE-42)."""
    if not is_standing(table, guard.figure) or is_too_far(table, attack, guard.figure):
        return
    given = hearts_against(table, attack, guard.figure)
    stopped = guard.replaced if guard.replaced >= 0 else shields(guard.dice, guard.faces)
    stopped = max(0, stopped + guard.shields - attack.pierce)
    guard.dealt = max(attack.least, given - stopped, 0)
    table.tell(Struck(attack.attacker, guard.figure, given, stopped, guard.dealt))
    if guard.dealt <= 0:
        return
    table.next(
        DoActs(attack.attacker, guard.figure, attack.attacker, NOBODY, ["on_hit"], 0, 0, 0, attack.card, attack.aim, [])
    )
    table.next(Window("damage_due", guard.figure, attack.attacker, NOBODY, []), damage_step(guard.figure))


def is_too_far(table: Journey, attack: Attack, figure: int) -> bool:
    """Whether the second of two targets is out of range while the first is not (D2-RANGE-03)."""
    said = act_of(attack)
    if said is None or said.at != "two_monsters" or not attack.ranged:
        return False
    grid = grid_now(table)
    ways = [grid.distance(attack.origin, space) for space in table.figures[figure].base]
    return min([way for way in ways if way >= 0]) > total_range(attack)


def damage_step(figure: int) -> DoActs:
    """The damage of the attack is suffered, as much as is still due."""
    return DoActs(NOBODY, figure, NOBODY, NOBODY, ["damage_due"], 0, 0, 0, "attack", NOBODY, [])


def hearts_against(table: Journey, attack: Attack, figure: int) -> int:
    """The hearts that count against a figure: dice, bonuses, cards, challenges (D2-ATK-11)."""
    given = hearts(attack.dice, attack.faces) + attack.hearts
    less = 0
    for passive in passives(table, attack.attacker, "hearts"):
        if passive.amount < 0:
            less -= passive.amount
        elif are_met(table, attack.attacker, passive.needs, passive.card, figure):
            given += passive.amount
    given += challenge(table, attack.attacker, figure) + lasts(table, attack.attacker, "hearts")
    if is_monster(table, attack.attacker):
        given += lasts(table, figure, "marked")
    if less and given > 1:
        given = max(1, given - less)
    return given


def challenge(table: Journey, one: int, other: int) -> int:
    """What a challenge adds to the attacks of two on each other."""
    for last in encounter_of(table).lasting:
        if last.what == "challenged" and {last.figure, int(last.until.partition(":")[2] or -1)} == {one, other}:
            return last.amount
    return 0


def suffer_due(table: Journey, figure: int) -> None:
    """What is still due of an attack's damage is suffered."""
    attack = attack_of(table)
    for guard in attack.guards:
        if guard.figure == figure and guard.dealt > 0:
            damage.suffer(table, figure, guard.dealt, 0, attack.attacker, "attack")


def after_attack(table: Journey, step: AfterAttack) -> None:
    """What follows an attack, then it is over (D2-DP-61)."""
    attack = attack_of(table)
    if attack.stage == "over":
        encounter_of(table).attacks.pop()
        run_on(table, attack)
        return
    missed = "missed" in attack.used
    attack.stage = "over"
    struck = attack.guards[0].figure if attack.guards else NOBODY
    table.next(Window("attack_resolved", attack.attacker, NOBODY, attack.aim, []), AFTER_ATTACK)
    if not missed:
        for guard in attack.guards:
            if guard.dealt > 0:
                quests.trigger(table, "attack_hit", guard.figure, NOBODY, attack.aim)
        offers.answer_skill(
            table,
            attack.attacker,
            attack.card,
            "harmed",
            [guard.figure for guard in attack.guards if guard.dealt > 0 and is_monster(table, guard.figure)],
        )
    after = [path for path in attack.after if not missed or always(path)]
    if after:
        table.next(DoActs(attack.attacker, struck, NOBODY, NOBODY, after, 0, 0, 0, attack.card, attack.aim, []))


def run_on(table: Journey, attack: Attack) -> None:
    """After a shot one may run, if one has not run before it."""
    hero = attack.attacker
    if RAN in attack.used or not is_hero(table, hero) or not needs.is_weapon(table, hero, attack.weapon, "bow", True):
        return
    far = aiming.running_shot(table, hero)
    if far and is_standing(table, hero):
        table.next(FreeMove(hero, far, hero, True, False, "running_shot"))


def always(path: str) -> bool:
    """Whether an act after an attack follows in any case: those of an act do, those of surges only if it hit."""
    return ".surge." not in path
