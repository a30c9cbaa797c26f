"""Spending surges: what they buy, what else they cost, and the one that eases fatigue.

D2-SURGE-01 to D2-SURGE-04, D2-CORE-46 to D2-CORE-50, D2-CORE-130, D2-RULING-25, D2-RULING-26, D2-DP-35.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import attack as attacks
from undercroft.games.descent.rules import damage, specials
from undercroft.games.descent.rules.sheets import SURGES
from undercroft.games.descent.rules.table import (
    attack_of,
    has,
    is_hero,
    is_within,
    monsters_standing,
    spare_fatigue,
    total,
)
from undercroft.games.descent.state import (
    SPEND_SURGES,
    Attack,
    Buy,
    DoActs,
    EaseFatigue,
    Journey,
    SpendSurges,
    SurgeSpent,
)

NEEDED: Final = "needed"  # the surge that mist, hiding or shadow asks for
COWARD: Final = 3
BUYS: Final[dict[str, Buy]] = {}


def buy(path: str) -> Buy:
    """The answer that buys a surge ability."""
    found = BUYS.get(path)
    if found is None:
        found = Buy(path)
        BUYS[path] = found
    return found


def spend_surges(table: Journey, step: SpendSurges) -> Rule | None:
    """One purchase after the other, while there is anything to buy (D2-SURGE-01)."""
    attack = attack_of(table)
    attack.stage = "surging"
    left = attacks.surges_left(table, attack)
    if left <= 0:
        return None
    options = purchases(table, attack, left)
    return choose(table, attack, options, left) if options else None


def purchases(table: Journey, attack: Attack, left: int) -> list[Action]:
    """What the surges that are left could buy, each once (D2-SURGE-03)."""
    options: list[Action] = []
    if attack.needs > 0:
        options.append(buy(NEEDED))
    if may_buy(table, attack):
        for path in attack.surges:
            face = SURGES[path]
            if face.cost <= left and path not in attack.spent:
                if face.fatigue == 0 or (attack.by < 0 and face.fatigue <= spare_fatigue(table, attack.attacker)):
                    if not is_vain(table, attack, path):
                        options.append(buy(path))
    if is_hero(table, attack.attacker) and attack.by < 0 and not attack.fatigue_surge:
        if table.heroes[attack.attacker].fatigue > 0:
            options.append(EASE)
    return options


EASE: Final = EaseFatigue()


def is_vain(table: Journey, attack: Attack, path: str) -> bool:
    """Whether a purchase could change nothing: range for a melee attack, a blast where there is one (D2-RULING-21)."""
    face = SURGES[path]
    plain = not (face.damage or face.pierce or face.inflict or face.now or face.on_hit or face.after or face.word)
    if face.blast:
        return attack.blast and plain and not face.range
    return plain and face.range > 0 and (not attack.ranged or attack.no_range)


def may_buy(table: Journey, attack: Attack) -> bool:
    """Whether the attacker may spend surges on abilities: cowards only beside a leader."""
    if not has(table, attack.attacker, "cowardly"):
        return True
    for one in monsters_standing(table):
        if table.figures[one].rank in ("master", "lieutenant") and is_within(table, attack.attacker, one, COWARD):
            return True
    return False


def choose(table: Journey, attack: Attack, options: list[Action], left: int) -> Rule:
    """One of them, or no more (D2-DP-35)."""
    answer = yield Decision(
        attacks.leads(table, attack),
        [*options, DONE],
        "ask-surges",
        rules=("D2-DP-35",),
        about=attack.attacker,
        count=left,
    )
    if isinstance(answer, Done):
        return
    table.next(SPEND_SURGES)
    if isinstance(answer, EaseFatigue):
        attack.spent_surges += 1
        attack.fatigue_surge = True
        table.tell(SurgeSpent(attack.attacker, "ease"))
        damage.recover(table, attack.attacker, 0, 1 + total(table, attack.attacker, "surge_fatigue"), "surge")
        return
    assert isinstance(answer, Buy)
    if answer.surge == NEEDED:
        attack.spent_surges += 1
        attack.needs -= 1
        table.tell(SurgeSpent(attack.attacker, NEEDED))
        return
    spend(table, attack, answer.surge)


def spend(table: Journey, attack: Attack, path: str) -> None:
    """A surge ability takes effect (D2-SURGE-02, D2-CORE-46, D2-CORE-47)."""
    face = SURGES[path]
    attack.spent_surges += face.cost
    attack.spent.append(path)
    attack.hearts += face.damage
    attack.range += face.range
    attack.pierce += face.pierce  # several Pierce values add up (D2-CORE-43)
    attack.on_hit.extend([f"inflict:{condition}" for condition in face.inflict])
    attack.on_hit.extend(face.on_hit)
    attack.after.extend(face.after)
    table.tell(SurgeSpent(attack.attacker, path))
    struck = attack.guards[0].figure if attack.guards else -1
    if face.now:
        table.next(DoActs(attack.attacker, struck, struck, -1, face.now, 0, 0, 0, attack.card, attack.aim, []))
    if face.fatigue:
        table.heroes[attack.attacker].fatigue += face.fatigue
    if face.blast:
        attacks.add_blast(table, attack)
    if face.word:
        specials.surge_word(table, attack, face.word)
