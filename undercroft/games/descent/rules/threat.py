"""Threat and fortune: what the overlord gets for a defeat, and what his threat turns into once it is spent.

D2-KO-07, D2-KO-08, D2-THREAT-01, D2-THREAT-02, D2-FORT-01 to D2-FORT-03, D2-CORE-114, D2-CORE-115, D2-RULING-31 to
D2-RULING-34, D2-DP-43, D2-DP-47, D2-DP-48. Worked examples: D2-EX-22, D2-EX-25, D2-EX-69.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.descent.rules.dice import SIDES
from undercroft.games.descent.rules.overlord_cards import draw
from undercroft.games.descent.rules.table import ask_heroes, ask_overlord, attack_of, flag, is_turn_of, turn_now
from undercroft.games.descent.state import (
    DRAW_ONE,
    TAKE_THREAT,
    CardUsed,
    DieRerolled,
    DrawOne,
    FortuneGiven,
    GiveReward,
    Healed,
    Journey,
    OverlordsDue,
    PickFigure,
    SpendFortune,
    TakeThreat,
    ThreatTaken,
)

FORTUNE: Final = "fortune"  # a token to be handed out, among the rewards
ACTION_PRICE: Final = 2
ACTION_DONE: Final = "fortune_action"  # once a round (D2-CORE-115)


# -- threat ----------------------------------------------------------------------------------------------


def uses_threat(table: Journey) -> bool:
    """Whether there is threat at all: only with a Plot deck (D2-RULING-31, D2-RULING-59)."""
    return table.overlord.plot != ""


def gain(table: Journey, many: int) -> None:
    """The overlord takes threat."""
    if many and uses_threat(table):
        table.overlord.threat += many
        table.tell(ThreatTaken(many))


def spend(table: Journey, many: int) -> None:
    """Threat spent to trigger a card becomes fortune, token by token (D2-THREAT-01, D2-RULING-33)."""
    if many:
        table.overlord.threat -= many
        table.tell(ThreatTaken(-many))
        tokens: list[Step] = [GiveReward(FORTUNE) for _ in range(many)]
        table.next_all(tokens)


def pay(table: Journey, many: int) -> None:
    """Threat paid to buy a card goes back to the supply (D2-CORE-114)."""
    if many:
        table.overlord.threat -= many
        table.tell(ThreatTaken(-many))


def may_take_threat(table: Journey, hero: int) -> bool:
    """Whether a defeat of this hero may still bring threat: once a quest (D2-KO-08)."""
    return uses_threat(table) and not table.heroes[hero].threatened


def overlords_due(table: Journey, step: OverlordsDue) -> Rule | None:
    """For a defeat the overlord draws, unless he may choose threat instead, or may decline (D2-KO-07, D2-RULING-32)."""
    options: list[Action] = [DRAW_ONE]
    if may_take_threat(table, step.hero):
        options.append(TAKE_THREAT)
    if flag(table, "defeat_draw_optional") == "yes":
        options.append(PASS)
    if len(options) > 1:
        return choose_due(table, step.hero, options)
    draw(table, 1)
    return None


def choose_due(table: Journey, hero: int, options: list[Action]) -> Rule:
    """A card, threat, or neither (D2-DP-47)."""
    answer = yield ask_overlord(table, options, "ask-due", ("D2-DP-47",), about=hero)
    if isinstance(answer, DrawOne):
        draw(table, 1)
    elif isinstance(answer, TakeThreat):
        table.heroes[hero].threatened = True
        gain(table, 1)


# -- fortune ---------------------------------------------------------------------------------------------


def give_fortune(table: Journey) -> Rule | None:
    """A token goes to whoever has fewest; among several the heroes choose (D2-THREAT-02)."""
    fewest = min([hero.fortune for hero in table.heroes])
    poorest = [number for number, hero in enumerate(table.heroes) if hero.fortune == fewest]
    if len(poorest) > 1:
        return choose_poorest(table, poorest)
    receive(table, poorest[0])
    return None


def choose_poorest(table: Journey, poorest: list[int]) -> Rule:
    """Who among those tied (D2-DP-48)."""
    options: list[Action] = [PickFigure(hero) for hero in poorest]
    answer = yield ask_heroes(table, options, "ask-fortune", ("D2-DP-48",))
    assert isinstance(answer, PickFigure)
    receive(table, answer.figure)


def receive(table: Journey, hero: int) -> None:
    """A hero has a token more."""
    table.heroes[hero].fortune += 1
    table.tell(FortuneGiven(hero))


def fortune_uses(table: Journey, hero: int) -> list[Action]:
    """What fortune buys in one's own turn: a fatigue less, or an action more (D2-FORT-01, D2-FORT-03, D2-RULING-34)."""
    one = table.heroes[hero]
    options: list[Action] = []
    if one.fortune and is_turn_of(table, hero):
        if one.fatigue:
            options.append(EASE)
        if one.fortune >= ACTION_PRICE and ACTION_DONE not in one.once:
            options.append(ACT_AGAIN)
    return options


EASE: Final = SpendFortune("fatigue", -1)
ACT_AGAIN: Final = SpendFortune("action", -1)


def use_fortune(table: Journey, hero: int, answer: SpendFortune) -> None:
    """Tokens go back to the supply for what they buy (D2-FORT-01, D2-FORT-03, D2-CORE-115)."""
    one = table.heroes[hero]
    if answer.what == "fatigue":
        one.fortune -= 1
        one.fatigue -= 1
        table.tell(Healed(hero, 0, 1, FORTUNE))
    else:
        one.fortune -= ACTION_PRICE
        one.once.append(ACTION_DONE)
        turn_now(table).actions += 1
        table.tell(CardUsed(hero, FORTUNE, hero))


def fortune_rerolls(table: Journey, hero: int) -> list[Action]:
    """Each of a hero's own dice that was just rolled, for a token (D2-FORT-02, D2-RULING-34)."""
    options: list[Action] = []
    if hero >= len(table.heroes) or not table.heroes[hero].fortune:
        return options
    if table.trials:
        trial = table.trials[-1]
        if trial.figure == hero:
            for die in range(len(trial.faces)):
                options.append(SpendFortune("test", die))
        return options
    if table.encounter is not None and table.encounter.attacks:
        attack = table.encounter.attacks[-1]
        if attack.attacker == hero:
            for die in range(len(attack.faces)):
                options.append(SpendFortune("attack", die))
        for guard in attack.guards:
            if guard.figure == hero:
                for die in range(len(guard.faces)):
                    options.append(SpendFortune("defence", die))
    return options


def reroll(table: Journey, hero: int, answer: SpendFortune) -> None:
    """A token for another face of one die (D2-FORT-02)."""
    table.heroes[hero].fortune -= 1
    if answer.what == "test":
        roll_again(table, hero, table.trials[-1].dice, table.trials[-1].faces, answer.die)
        return
    attack = attack_of(table)
    if answer.what == "attack":
        roll_again(table, hero, attack.dice, attack.faces, answer.die)
        return
    for guard in attack.guards:
        if guard.figure == hero:
            roll_again(table, hero, guard.dice, guard.faces, answer.die)


def roll_again(table: Journey, hero: int, dice: list[str], faces: list[int], die: int) -> None:
    """The new face stands (D2-RULING-23)."""
    before = faces[die]
    faces[die] = table.chance.dice.below(SIDES)
    table.tell(DieRerolled(hero, die, dice[die], before, faces[die], FORTUNE))
