"""A hero's activation: Stamina, Aggro, weapons, movement, the end (DS-ACT, DS-MOVE)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.attack import attacks, use
from undercroft.games.dark_souls.rules.endurance import (
    can_pay,
    end_of_activation,
    pay,
    recover,
)
from undercroft.games.dark_souls.rules.entering import enter, ways_off
from undercroft.games.dark_souls.rules.gear import CHARACTERS, GEAR
from undercroft.games.dark_souls.rules.nodes import HALL
from undercroft.games.dark_souls.rules.table import (
    ask_group,
    ask_owner,
    ask_user,
    battle_of,
    foes_on,
    heroes_on,
    powers,
)
from undercroft.games.dark_souls.rules.terrain import barrel_cost, is_blocked, open_nodes
from undercroft.games.dark_souls.state import (
    Activated,
    Activation,
    Attack,
    Breathe,
    Circled,
    Drank,
    Drink,
    EndActivation,
    EndHero,
    FoesAct,
    GoOn,
    Hero,
    HeroActs,
    Heroic,
    Place,
    Provoke,
    Shift,
    Souls,
    Swap,
    Swapped,
    Take,
    TookAggro,
    UsedHeroic,
    Walk,
)

WALKS: Final[list[Walk]] = [Walk(node) for node in range(HALL)]  # options are never changed, so one each will do

# -- the beginning ---------------------------------------------------------------------------------------


def hero_acts(table: Souls, step: HeroActs) -> Rule:
    """The next hero activates: Stamina back, the Aggro token taken.

    DS-ACT-01, DS-ACT-02, DS-ENC-04 to DS-ENC-07, DS-RULING-109, DS-EXAMPLE-08.
    """
    battle = battle_of(table)
    if battle.turn < 0:
        options: list[Action] = [Take(who) for who in range(len(table.heroes))]
        answer = yield ask_group(table, options, "ask-first", ("DS-DECISION-24", "DS-ENC-05"))
        assert isinstance(answer, Take)
        battle.turn = answer.who
    who = battle.turn
    table.activation = Activation(who, False, False, False, False, [], False, 0, False)
    table.tell(Activated(who))
    yield from catch_breath(table, who)
    if battle.aggro != who:
        battle.aggro = who
        table.tell(TookAggro(who))
    table.next(GoOn())


def catch_breath(table: Souls, who: int) -> Rule:
    """Two Stamina, unless a ring makes it more or other (DS-ACT-01, DS-DECISION-57, DS-RULING-160)."""
    hero = table.heroes[who]
    stamina = 2
    for other in heroes_on(table, hero.node):
        for gear in powers(table, table.heroes[other]):
            stamina = max(stamina, gear.breath_stamina)
    for gear in powers(table, hero):
        if gear.trade_health and hero.red:
            options: list[Action] = [Breathe(False), Breathe(True)]
            answer = yield ask_owner(table, who, options, "ask-breathe", ("DS-DECISION-57", "DS-RULING-160"))
            if isinstance(answer, Breathe) and answer.ring:
                recover(table, who, gear.trade_stamina, gear.trade_health)
                return
    recover(table, who, stamina, 0)


# -- what one can do -------------------------------------------------------------------------------------


def go_on(table: Souls, step: GoOn) -> Rule:
    """Move, attack, drink, dare, or be done (DS-ACT-03, DS-ACT-04, DS-RULING-48, DS-DECISION-27, DS-DECISION-38)."""
    activation = table.activation
    assert activation is not None
    who = activation.who
    hero = table.heroes[who]
    options: list[Action] = []
    if can_move(table, activation):
        options.extend(steps(table, activation))
    options.extend(attacks(table, activation))
    if hero.estus and (hero.black or hero.red):
        options.append(Drink())
    if hero.heroic and CHARACTERS[hero.kind].heroic in ("perseverance", "berserk_charge"):
        options.append(Heroic())
    if is_fresh(activation):
        options.extend(swaps(table, hero))
    options.append(EndActivation())
    rules = ("DS-DECISION-28", "DS-DECISION-31", "DS-DECISION-40")
    answer = yield ask_owner(table, who, options, "ask-act", rules)
    if isinstance(answer, EndActivation):
        table.next(EndHero())
        return
    table.next(GoOn())
    if isinstance(answer, Walk):
        yield from walk(table, activation, answer)
    elif isinstance(answer, Attack):
        use(table, activation, answer)
    elif isinstance(answer, Drink):
        drink(table, who)
    elif isinstance(answer, Swap):
        swap(table, who, answer)
    else:
        yield from heroic(table, activation)


def is_fresh(activation: Activation) -> bool:
    """Whether the activation has only begun, so that weapons may be swapped (DS-RULING-50)."""
    return not (activation.walked or activation.moved or activation.used or activation.berserk)


def can_move(table: Souls, activation: Activation) -> bool:
    """All steps before the first attack, or all after the last (DS-MOVE-01, DS-RULING-47)."""
    if table.profile["step_between_attacks"] == "yes":
        return True
    return not activation.attacked or not activation.moved


def steps(table: Souls, activation: Activation) -> list[Action]:
    """Walk or run to a node, or round a boss.

    DS-MOVE-02, DS-MOVE-03, DS-ARC-09, DS-DECISION-28, DS-DECISION-29, DS-RULING-55, DS-RULING-56, DS-EXAMPLE-22.
    """
    hero = table.heroes[activation.who]
    cost = step_cost(table, activation)
    found: list[Action] = []
    if cost < 0 or not can_pay(hero, cost):
        return found
    battle = battle_of(table)
    found.extend([WALKS[node] for node in open_nodes(battle, hero, ways_off(table, activation.who), cost)])
    if hero.place >= 0:
        found.append(Walk(hero.node, (hero.place + 2) & 7))
        found.append(Walk(hero.node, (hero.place - 2) & 7))
    return found


def step_cost(table: Souls, activation: Activation) -> int:
    """The first step is the walk, the others are run; Frostbite makes each dearer. -1: no more.

    DS-RULING-49, DS-RULING-39, DS-EXAMPLE-12.
    """
    hero = table.heroes[activation.who]
    frost = 1 if "frostbite" in hero.conditions else 0
    if not activation.walked:
        return frost
    for gear in powers(table, hero):
        if gear.no_run:
            return -1
    return 1 + frost


def walk_cost(table: Souls, activation: Activation, to: Walk) -> int:
    """What this step costs, with the barrel that is broken on the way (DS-TERR-05)."""
    return step_cost(table, activation) + barrel_cost(battle_of(table), to.node)


def walk(table: Souls, activation: Activation, to: Walk) -> Rule:
    """One step (DS-MOVE-02, DS-MOVE-03, DS-TERR-05)."""
    who = activation.who
    hero = table.heroes[who]
    how = "run" if activation.walked else "walk"
    cost = walk_cost(table, activation, to)
    pay(table, who, cost)
    walks = not activation.walked
    activation.walked = True
    if activation.attacked:
        activation.left = True
    else:
        activation.moved = True
    if to.node == hero.node:
        hero.place = to.place
        table.tell(Circled(who, to.place, cost))
    else:
        yield from enter(table, who, to.node, how, [], cost)
    if walks and is_strider(table, hero):
        yield from stride(table, who)


def is_strider(table: Souls, hero: Hero) -> bool:
    """Whether what is worn lets a walk go two nodes (DS-RULING-153)."""
    for gear in powers(table, hero):
        if gear.walk > 1:
            return True
    return False


def strides(table: Souls, who: int) -> list[Action]:
    """Where the second node of a walk may lead, if anywhere (DS-ARC-09, DS-RULING-153)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    options: list[Action] = [DONE]
    options.extend([Shift(node) for node in open_nodes(battle, hero, ways_off(table, who), 0)])
    if hero.place >= 0:
        options.extend([Place((hero.place + turn) & 7) for turn in (2, 6)])
    return options


def stride(table: Souls, who: int) -> Rule:
    """Some armour lets a walk go two nodes, or round a boss (DS-ARC-09, DS-RULING-153)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    options = strides(table, who)
    answer = yield ask_owner(table, who, options, "ask-stride", ("DS-DECISION-28", "DS-RULING-153"))
    if isinstance(answer, Place):
        hero.place = answer.place
        table.tell(Circled(who, answer.place))
    if isinstance(answer, Shift):
        pay(table, who, barrel_cost(battle, answer.node))
        yield from enter(table, who, answer.node, "walk", [])


def drink(table: Souls, who: int) -> None:
    """The Estus flask empties the bar, and itself (DS-CHAR-09, DS-RULING-45)."""
    hero = table.heroes[who]
    hero.estus = False
    table.tell(Drank(who))
    recover(table, who, hero.black, hero.red)


# -- weapons ---------------------------------------------------------------------------------------------


def swaps(table: Souls, hero: Hero) -> list[Action]:
    """Every other way to hold what is carried (DS-ACT-03, DS-DECISION-26)."""
    one, other = hero.hands
    now = ((one, other), (other, one))
    return [Swap(left, right) for left, right in holdings(hero) if (left, right) not in now]


def holdings(hero: Hero) -> list[tuple[str, str]]:
    """Every way to hold one's weapons; which hand is which makes no difference (DS-EQUIP-04, DS-EQUIP-05)."""
    carried = [card for card in hero.hands + hero.backup if card]
    found: list[tuple[str, str]] = []
    for number, one in enumerate(carried):
        found.append((one, ""))
        for other in carried[number + 1 :]:
            if fit_together(one, other):
                found.append((one, other))
    found.append(("", ""))
    return found


def fit_together(one: str, other: str) -> bool:
    """A two-handed weapon leaves no room, but for the shields that go beside it (DS-RULING-153)."""
    left = GEAR[one]
    right = GEAR[other]
    if left.slot == "two_hand":
        return right.beside
    return right.slot != "two_hand" or left.beside


def swap(table: Souls, who: int, choice: Swap) -> None:
    """What is not held goes into the backup slot (DS-EQUIP-07)."""
    hero = table.heroes[who]
    carried = [card for card in hero.hands + hero.backup if card]
    hero.hands = [choice.left, choice.right]
    hero.backup = [card for card in carried if card not in hero.hands]
    table.tell(Swapped(who, choice.left, choice.right))


# -- heroic actions --------------------------------------------------------------------------------------


def heroic(table: Souls, activation: Activation) -> Rule:
    """Perseverance or Berserk Charge (DS-CHAR-02, DS-DECISION-39, DS-RULING-46, DS-RULING-152)."""
    who = activation.who
    hero = table.heroes[who]
    hero.heroic = False
    table.tell(UsedHeroic(who))
    if CHARACTERS[hero.kind].heroic == "perseverance":
        for other in range(len(table.heroes)):
            recover(table, other, 2, 0)
        return
    activation.berserk = True
    battle = battle_of(table)
    options: list[Action] = [DONE]
    options.extend([Shift(node) for node in ways_off(table, who) if not is_blocked(battle, node)])
    answer = yield ask_owner(table, who, options, "ask-charge", ("DS-DECISION-39", "DS-RULING-152"))
    if isinstance(answer, Shift):
        yield from enter(table, who, answer.node, "charge", [])


# -- the end ---------------------------------------------------------------------------------------------


def end_hero(table: Souls, step: EndHero) -> Rule:
    """Poison, what armour mends, then the enemies (DS-COND-03, DS-COND-06, DS-ACT-04, DS-END-10)."""
    activation = table.activation
    assert activation is not None
    who = activation.who
    hero = table.heroes[who]
    end_of_activation(table, who)
    for gear in powers(table, hero):
        if gear.mend:
            recover(table, who, 0, gear.mend_health * (len(foes_on(table, hero.node)) if gear.mend_each_enemy else 1))
    table.activation = None
    battle = battle_of(table)
    battle.acted = who
    battle.turn = (who + 1) % len(table.heroes)
    yield from provoke(table, who)
    table.next(FoesAct(), HeroActs())


def provoke(table: Souls, who: int) -> Rule:
    """Another's armour may draw the enemies, once an encounter (DS-DECISION-58, DS-RULING-160)."""
    battle = battle_of(table)
    for other, hero in enumerate(table.heroes):
        if other == who or hero.provoked:
            continue
        if not any([gear.provoke for gear in powers(table, hero)]):
            continue
        options: list[Action] = [DONE, Provoke()]
        rules = ("DS-DECISION-58", "DS-RULING-160")
        answer = yield ask_user(table, other, options, "ask-provoke", rules, "provoke")
        if isinstance(answer, Provoke):
            hero.provoked = True
            battle.aggro = other
            table.tell(TookAggro(other))
            return
