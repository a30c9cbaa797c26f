"""Dice that lie there: what an attack under way comes to, what surges are best spent on, which die is rolled again.

All of it exact for what shows; of a die that is rolled again every face is counted.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Done
from undercroft.engine.record import Action
from undercroft.games.descent.odds import AttackPool, odds_of
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules import attack as attacks
from undercroft.games.descent.rules import surges
from undercroft.games.descent.rules.dice import DICE, SIDES, TEST_DICE, is_miss, shields
from undercroft.games.descent.rules.sheets import ACTS, SURGES, AbilityFace, SurgeFace
from undercroft.games.descent.rules.table import attack_of, is_monster, spare_fatigue
from undercroft.games.descent.situation import as_purchase
from undercroft.games.descent.state import Attack, Buy, EaseFatigue, Guarding, Reroll
from undercroft.games.descent.strikes import harm, wound

EASED: Final = 0.5
AFFLICTED: Final[dict[str, float]] = {"stunned": 2.2, "immobilized": 1.2, "poisoned": 1.0, "diseased": 0.9}
EFFECT: Final = 0.7  # what an effect of a surge is worth that is none of these
BLASTED: Final = 0.8
MOST_BOUGHT: Final = 6


class Outcome:
    """What an attack under way may still buy, and what it would come to."""

    def __init__(self, look: Outlook, attack: Attack) -> None:
        self.look = look
        self.attack = attack
        self.table = look.table
        self.left = attacks.surges_left(self.table, attack) if attack.faces else 0
        self.missing = 0
        if attack.ranged and not attack.no_range and attack.faces:
            self.missing = attacks.distance_of(self.table, attack) - attacks.total_range(attack)
        self.abilities: list[SurgeFace] = []
        if surges.may_buy(self.table, attack):
            spare = spare_fatigue(self.table, attack.attacker)
            for path in attack.surges:
                if path not in attack.spent and (SURGES[path].fatigue == 0 or SURGES[path].fatigue <= spare):
                    self.abilities.append(SURGES[path])

    def value(self, surges_more: int = 0, hearts: int = 0, pierce: int = 0, needs: int = 0) -> float:
        """What the attack is worth to its side, surges spent at their best, with so much added."""
        return self.best(surges_more, hearts, pierce, needs)[0]

    def best(self, more: int, hearts: int, pierce: int, needs: int) -> tuple[float, list[SurgeFace]]:
        """The best purchase that can be made, and what it is worth then."""
        attack = self.attack
        if not attack.faces or is_miss(attack.dice, attack.faces):
            return 0.0, []
        purse = self.left + more - attack.needs - needs
        if purse < 0:
            return 0.0, []
        found: list[SurgeFace] = []
        most = -1.0
        abilities = self.abilities[:MOST_BOUGHT]
        for chosen in range(1 << len(abilities)):
            cost = 0
            bought: list[SurgeFace] = []
            for place in range(len(abilities)):
                if chosen >> place & 1:
                    cost += abilities[place].cost
                    bought.append(abilities[place])
            if cost <= purse:
                value = self.come_to(bought, hearts, pierce) + 0.01 * (purse - cost)
                if value > most:
                    most = value
                    found = bought
        return max(0.0, most), found

    def come_to(self, bought: list[SurgeFace], hearts: int, pierce: int) -> float:
        """What the attack is worth with these purchases."""
        reach = 0
        for one in bought:
            hearts += one.damage
            reach += one.range
            pierce += one.pierce
            if one.word == "hearts_by_wounds":
                hearts += self.table.figures[self.attack.attacker].damage // 2
        if reach < self.missing:
            return 0.0
        value = 0.0
        for guard in self.attack.guards:
            damage = self.damage(guard, hearts, pierce)
            one_sided = 1.0 if is_monster(self.table, guard.figure) != self.by_monster() else -1.0
            if damage > 0:
                value += one_sided * wound(self.look, guard.figure, damage)
        struck = bool(self.attack.guards) and self.damage(self.attack.guards[0], hearts, pierce) > 0
        for one in bought:
            value += extras(one, struck) - 0.5 * one.fatigue
        return value

    def by_monster(self) -> bool:
        """Whether a monster attacks."""
        return is_monster(self.table, self.attack.attacker)

    def damage(self, guard: Guarding, hearts: int, pierce: int) -> int:
        """The damage a figure would take."""
        given = attacks.hearts_against(self.table, self.attack, guard.figure) + hearts
        stopped = guard.replaced if guard.replaced >= 0 else shields(guard.dice, guard.faces)
        stopped = max(0, stopped + guard.shields - self.attack.pierce - pierce)
        return max(self.attack.least, given - stopped, 0)


def extras(one: SurgeFace, struck: bool) -> float:
    """What a purchase is worth beside damage."""
    value = 0.0
    if struck:
        for condition in one.inflict:
            value += AFFLICTED.get(condition, 1.0)
        value += EFFECT * len(one.on_hit)
    value += EFFECT * len(one.now) + EFFECT * len(one.after)
    if one.blast:
        value += BLASTED
    if one.word and one.word != "hearts_by_wounds":
        value += EFFECT
    return value


def best_purchase(look: Outlook, options: list[Action]) -> Action:
    """What to spend surges on: what hurts most, then what eases."""
    attack = attack_of(look.table)
    outcome = Outcome(look, attack)
    value, bought = outcome.best(0, 0, 0, 0)
    if attack.needs > 0 and value > 0.0:
        for option in options:
            if isinstance(option, Buy) and option.surge == surges.NEEDED:
                return option
    for face in bought:
        for option in options:
            if isinstance(option, Buy) and option.surge == face.path:
                return option
    for option in options:
        if isinstance(option, EaseFatigue):
            return option
    return DONE if DONE in options else options[0]


# -- changing dice ---------------------------------------------------------------------------------------


def reroll_gain(look: Outlook, attack: Attack, figure: int, die: int) -> float:
    """What rolling a die again brings the attacker's side: of the attack's pool (-1), or of a figure's defence."""
    before = Outcome(look, attack).value()
    dice = attack.dice
    faces = attack.faces
    if figure >= 0:
        for guard in attack.guards:
            if guard.figure == figure:
                dice = guard.dice
                faces = guard.faces
    if die >= len(faces):
        return 0.0
    shown = faces[die]
    total = 0.0
    for face in range(len(DICE[dice[die]])):
        faces[die] = face
        total += Outcome(look, attack).value()
    faces[die] = shown
    return total / SIDES - before


def best_reroll(look: Outlook, options: list[Action], for_attacker: bool) -> Action:
    """The die whose other faces promise most."""
    table = look.table
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Done):
            gain = 0.05
        elif isinstance(option, Reroll):
            gain = gain_of(look, option.figure, option.die, for_attacker)
        else:
            continue
        if gain > most:
            most = gain
            best = option
    return best if table.trials or most > -900.0 else options[0]


def gain_of(look: Outlook, figure: int, die: int, for_attacker: bool) -> float:
    """What rolling a die again is worth to whoever may."""
    table = look.table
    if figure == -2:
        trial = table.trials[-1]
        return float(DICE[TEST_DICE[die]][trial.faces[die]].shields)
    gain = reroll_gain(look, attack_of(table), figure, die)
    return gain if for_attacker else -gain


def best_die(look: Outlook, attack: Attack, pool: str, colours: list[str], guarded: int, for_attacker: bool) -> float:
    """The most that rolling one die again can bring."""
    most = 0.0
    if pool in ("attack", "any"):
        for die in range(len(attack.faces)):
            if not colours or attack.dice[die] in colours:
                gain = reroll_gain(look, attack, -1, die)
                most = max(most, gain if for_attacker else -gain)
    if pool in ("defence", "any"):
        for guard in attack.guards:
            if guarded < 0 or guard.figure == guarded:
                for die in range(len(guard.faces)):
                    gain = reroll_gain(look, attack, guard.figure, die)
                    most = max(most, gain if for_attacker else -gain)
    return most


def worth_on_dice(look: Outlook, user: int, ability: AbilityFace, target: int) -> float:
    """What a card is worth to its user that changes an attack under way, before or after the roll."""
    table = look.table
    attack = attack_of(table)
    ours = is_monster(table, attack.attacker) == (user < 0 or is_monster(table, user))
    if not attack.faces:
        return worth_before_roll(look, user, ability, target, attack, ours)
    outcome = Outcome(look, attack)
    before = outcome.value()
    value = 0.0
    for path in ability.acts:
        act = ACTS[path]
        if act.do == "add":
            value += added(look, outcome, before, act.extra_surges, act.hearts, act.pierce, act.shields, ours)
            if act.paid and before > 0.0:
                value += outcome.value(hearts=1) - before
        elif act.do == "surge":
            outcome.abilities.insert(0, SURGES[act.surge])
            value += outcome.value() - before
        elif act.do == "reroll":
            guarded = target if act.who == "target" else user if act.pool == "defence" else -1
            gain = best_die(look, attack, act.pool, act.colours, guarded, ours)
            if act.whole or act.amount < 0:
                gain *= 1.5
            value += gain
        elif act.do == "special" and act.name == "shields_by_awareness":
            value += 0.5 if not ours and before > 1.0 else 0.0
        elif act.do == "special" and act.name == "demand_surge":
            value += before - outcome.value(needs=act.amount)
    return value


def added(
    look: Outlook, outcome: Outcome, before: float, surges_more: int, hearts: int, pierce: int, shield: int, ours: bool
) -> float:
    """What surges, hearts, pierce or shields more would change."""
    if shield:
        return before - outcome.value(pierce=-shield)
    after = outcome.value(surges_more, hearts, pierce)
    return after - before if ours else before - after


def worth_before_roll(look: Outlook, user: int, ability: AbilityFace, target: int, attack: Attack, ours: bool) -> float:
    """The same of an attack that is only declared: what the dice will show in the mean."""
    if not attack.guards:
        return 0.0
    guard = attack.guards[0]
    pool = AttackPool(
        attack.dice,
        [as_purchase(path) for path in attack.surges],
        attack.ranged and not attack.no_range,
        attack.hearts,
        attack.range,
        attack.pierce,
        needed=attack.needs,
        least=attack.least,
    )
    far = attacks.distance_of(look.table, attack)
    before = harm(look, guard.figure, odds_of(pool, guard.dice, far))
    value = 0.0
    for path in ability.acts:
        act = ACTS[path]
        if act.do == "dice" and act.defence_dice:
            value += before - harm(look, guard.figure, odds_of(pool, guard.dice + act.defence_dice, far))
        elif act.do == "dice" and act.pool_of and target >= 0:
            value += before - harm(look, guard.figure, odds_of(pool, guard.dice + look.situation.guard(target), far))
        elif act.do == "add" and ours:
            richer = AttackPool(
                attack.dice, pool.abilities, pool.ranged, pool.hearts + act.hearts, pool.range, pool.pierce
            )
            value += harm(look, guard.figure, odds_of(richer, guard.dice, far)) - before
        elif act.do == "redirect":
            other = user if act.who == "user" else target
            if other >= 0 and other != guard.figure:
                value += before - harm(look, other, odds_of(pool, look.situation.guard(other), far))
        elif act.do == "test":
            value += 0.5 * before
    return value
