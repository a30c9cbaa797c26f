"""Acts: what the verbs of cards do, one act after the other.

D2-CORE-11, D2-CORE-12, D2-CORE-48, D2-KO-11, D2-DP-67, D2-CORE-124, D2-CORE-134.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import (
    attack as attacks,
)
from undercroft.games.descent.rules import (
    choosing,
    conditions,
    damage,
    free_deeds,
    offers,
    overlord_cards,
    placing,
    ruins,
    searching,
    specials,
    taint,
    trials,
)
from undercroft.games.descent.rules.defence import defence_dice
from undercroft.games.descent.rules.dice import roll
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.sheets import ACTS, ActFace
from undercroft.games.descent.rules.table import (
    NEXT_TURN,
    SEAT,
    THIS_TURN,
    add_lasting,
    are_adjacent,
    attack_of,
    attribute,
    encounter_of,
    familiar_of,
    grid_now,
    has,
    hero_seats,
    heroes_standing,
    in_sight,
    is_hero,
    is_monster,
    is_standing,
    is_turn_of,
    is_within,
    monsters_standing,
    overlord_seat,
    speed,
    total,
    turn_now,
    turn_of,
)
from undercroft.games.descent.state import (
    DieRerolled,
    DoActs,
    FreeAttack,
    FreeMove,
    Journey,
    Reroll,
    TestEach,
)

NOBODY: Final = -1
CHOSEN: Final = (
    "adjacent_hero",
    "adjacent_monster",
    "monster_near_struck",
    "chosen_hero",
    "lowest_might",
    "lowest_awareness",
)


def do_acts(table: Journey, step: DoActs) -> Rule | None:
    """The next act; those that follow come after all that it brings."""
    if not step.acts:
        return None
    if len(step.acts) > 1:
        table.next(with_acts(step, step.acts[1:]))
    path = step.acts[0]
    act = ACTS.get(path)
    if act is None:
        return do_word(table, step, path)
    if act.who in CHOSEN:
        return choose_whom(table, step, act)
    return do_act(table, step, act, whom(table, step, act))


def with_acts(step: DoActs, acts: list[str]) -> DoActs:
    """The same with other acts."""
    return DoActs(
        step.user, step.target, step.other, step.tester, acts, step.hearts, step.surges, step.paid, step.card,
        step.space, step.among,
    )  # fmt: skip


def do_word(table: Journey, step: DoActs, path: str) -> Rule | None:
    """What rules put among acts without a card: damage of an attack, a condition of a surge, a discard."""
    word, _, what = path.partition(":")
    if word == "damage_due":
        attacks.suffer_due(table, step.target)
    elif word == "on_hit":
        attack = attack_of(table)
        if any([guard.figure == step.target and guard.dealt > 0 for guard in attack.guards]) and attack.on_hit:
            table.next(with_acts(step, attack.on_hit.copy()))
    elif word == "inflict":
        conditions.afflict(table, step.target, what, step.card)
    elif word == "relieve":
        conditions.relieve(table, step.tester, what)
    elif word == "discard_one":
        return specials.discard_one(table)
    elif word == "crumble":
        ruins.crumble(table, step.tester, int(what))
    elif word == "hurt":
        damage.suffer(table, step.tester, int(what), 0, step.user, step.card)
    elif word == "swap":
        specials.swap(table, step.tester, int(what))
    elif word == "stand_up":
        healed = step.hearts + total(table, step.target, "stand_up_heals")
        if not taint.may_be_helped(table, step.target, step.other, step.card):
            healed = 0
        damage.recover(table, step.target, healed, step.surges, step.card)
    elif word == "push_aside":
        return specials.push_aside(table, step.user)
    elif word == "second_monster":
        return specials.second_monster(table, step)
    elif word == "breathe":
        space, _, many = what.partition(":")
        return specials.breathe(table, step, int(space), int(many))
    return None


# -- who is meant ----------------------------------------------------------------------------------------


def whom(table: Journey, step: DoActs, act: ActFace) -> list[int]:
    """Those an act is about; who is knocked out only where damage is recovered (D2-KO-11)."""
    who = act.who
    user = step.user
    if who == "user":
        return [user]
    if who == "struck" and step.target < 0:
        return [guard.figure for guard in attack_of(table).guards[:1]]  # a card that is about the attack
    if who == "target" or who == "struck":
        return [step.target] if step.target >= 0 else []
    if who == "other":
        return [step.other] if step.other >= 0 else []
    if who == "tester":
        return [step.tester] if step.tester >= 0 else []
    if who == "familiar":
        one = familiar_of(table, user)
        return [one] if one >= 0 else []
    if who == "recovered" or who == "harmed":
        return step.among.copy()
    if who == "group" or who == "group_others":
        return group_of(table, step.target, who == "group_others")
    if who.startswith("other_and"):
        most = 1 if "adjacent" in who else act.near
        near = [one for one in heroes_standing(table) if one != step.other and is_within(table, step.other, one, most)]
        return [step.other, *near]
    if who == "each_hero":
        return heroes_meant(table, act)
    if who.startswith("each_hero"):
        return [one for one in heroes_meant(table, act) if is_meant(table, user, one, who, act.near)]
    return [one for one in monsters_standing(table) if is_meant(table, user, one, who, act.near)]


def heroes_meant(table: Journey, act: ActFace) -> list[int]:
    """Heroes on the map, or on the road; with those who are knocked out where damage is recovered (D2-KO-11)."""
    if act.do != "recover" or not offers.eases_damage(act):
        return heroes_standing(table)
    return [hero for hero in range(len(table.heroes)) if table.encounter is None or table.figures[hero].base]


def is_meant(table: Journey, user: int, one: int, who: str, near: int) -> bool:
    """Whether somebody is near, adjacent or in sight of the user; on the road nobody stands anywhere."""
    if table.encounter is None:
        return False
    if who.endswith("_adjacent"):
        return one != user and are_adjacent(table, user, one)
    if one == user:
        return True
    if who.endswith("_in_sight"):
        return in_sight(table, user, one)
    return is_within(table, user, one, near)


def group_of(table: Journey, figure: int, others: bool) -> list[int]:
    """The figures on the map of somebody's group."""
    if figure < 0 or table.figures[figure].group < 0:
        return [] if others or figure < 0 else [figure]
    figures = encounter_of(table).groups[table.figures[figure].group].figures
    return [one for one in figures if table.figures[one].base and (not others or one != figure)]


def choose_whom(table: Journey, step: DoActs, act: ActFace) -> Rule | None:
    """One of several, by choice; nothing happens where there is nobody."""
    found = some(table, step, act)
    if not found:
        return None
    if len(found) == 1:
        return do_act(table, step, act, found)
    return chosen(table, step, act, found)


def some(table: Journey, step: DoActs, act: ActFace) -> list[int]:
    """Who may be chosen."""
    if act.who == "adjacent_hero":
        return [one for one in heroes_meant(table, act) if one != step.user and is_within(table, step.user, one, 1)]
    if act.who == "adjacent_monster":
        return [one for one in monsters_standing(table) if are_adjacent(table, step.user, one)]
    if act.who == "monster_near_struck":
        near = [one for one in monsters_standing(table) if is_near_space(table, step.space, one, act.near)]
        return [one for one in near if one != step.target]
    heroes = list(range(len(table.heroes)))
    if act.who == "chosen_hero":
        return heroes
    name = act.who.partition("_")[2]
    least = min([attribute(table, hero, name) for hero in heroes])
    return [hero for hero in heroes if attribute(table, hero, name) == least]


def is_near_space(table: Journey, space: int, figure: int, most: int) -> bool:
    """Whether a figure is within so many spaces of one: who stood there may have fallen."""
    grid = grid_now(table)
    return any([0 <= grid.distance(space, own) <= most for own in table.figures[figure].base])


def chosen(table: Journey, step: DoActs, act: ActFace, found: list[int]) -> Rule:
    """The user chooses; for the party on the road its players, among the weakest the overlord."""
    seats = choosing.seat_for(table, step.user)
    if act.who == "chosen_hero":
        seats = hero_seats(table)
    elif act.who.startswith("lowest"):
        seats = SEAT[overlord_seat(table)]
    one = yield from choosing.which_figure(table, seats, found, step.user)
    rule = do_act(table, step, act, [one])
    if rule is not None:
        yield from rule


# -- verbs -----------------------------------------------------------------------------------------------


def do_act(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """One act on those who are meant."""
    do = act.do
    if do == "recover":
        recover(table, step, act, meant)
    elif do == "suffer":
        suffer(table, step, act, meant)
    elif do == "test":
        return begin_tests(table, step, act, meant)
    elif do == "afflict":
        return afflict(table, step, act, meant)
    elif do == "relieve":
        return relieve(table, step, act, meant)
    elif do == "attack":
        for one in reversed(meant):
            target = step.target if act.at == "target" else step.other if act.at == "other" else NOBODY
            table.next(FreeAttack(one, act.path, target, step.user))
    elif do == "move":
        for one in reversed(meant):
            move(table, step, act, one)
    elif do == "place":
        for one in reversed(meant) if act.who != "familiar" else [NOBODY]:
            place(table, step, act, one)
    elif do == "roll":
        trials.roll_freely(table, step.user, act.dice, step.card)
    elif do == "reroll":
        return reroll(table, step, act, meant)
    elif do == "search":
        for one in reversed(meant):
            if act.token:
                return searching.search_from_afar(table, one, act.token)
            searching.draw_search(table, one, act.amount)
    elif do == "special":
        return specials.do(table, step, act, meant)
    else:
        do_small(table, step, act, meant)
    return None


def do_small(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Verbs of a line or two."""
    do = act.do
    if do == "points":
        for one in meant:
            if is_turn_of(table, one):
                turn_now(table).points += act.amount + act.speeds * speed(table, one)
                turn_now(table).walking = True
    elif do == "action":
        extra_action(table, step, act, meant)
    elif do == "dice":
        add_dice(table, step, act, meant)
    elif do == "add":
        add(table, step, act, meant)
    elif do == "draw":
        overlord_cards.discard_random(table, act.discard)
        overlord_cards.draw(table, step.surges if act.by_surges else act.amount)
    elif do == "last":
        for one in meant:
            add_lasting(table, act.what, one, act.amount, until(table, step, act, one), step.card)
    elif do == "defeat":
        for one in reversed(meant):
            damage.defeat(table, one, step.user)
    elif do == "redirect":
        redirect(table, step, meant)
    elif do == "surge":
        attack_of(table).surges.append(act.surge)


def recover(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Damage and fatigue come off; a skill of the class tells whom it helped (D2-CORE-48)."""
    helped: list[int] = []
    for one in meant:
        figure = table.figures[one]
        most = act.damage + (step.hearts if act.rolled else 0) + (dealt(table) if act.dealt else 0)
        ease = act.fatigue + (step.surges if act.by_surges else 0)
        if act.all in ("damage", "both"):
            most = figure.damage
        if is_hero(table, one) and not taint.may_be_helped(table, one, step.user, step.card):
            most = 0
        if act.all in ("fatigue", "both") and is_hero(table, one):
            ease = table.heroes[one].fatigue
        before = (figure.damage, table.heroes[one].fatigue if is_hero(table, one) else 0)
        damage.recover(table, one, most, ease, step.card)
        if before != (figure.damage, table.heroes[one].fatigue if is_hero(table, one) else 0):
            helped.append(one)
    offers.answer_skill(table, step.user, step.card, "recovered", helped)


def dealt(table: Journey) -> int:
    """What the attack under way has dealt, to all together."""
    return sum([guard.dealt for guard in attack_of(table).guards])


def suffer(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Damage and fatigue are suffered."""
    amount = act.damage + (step.hearts if act.rolled else 0)
    if act.tested == "shields":
        amount += step.hearts
    elif act.tested == "excess":
        amount += max(0, step.hearts - step.surges)
    elif act.tested == "attribute":
        amount += step.surges
    harmed = [one for one in meant if is_monster(table, one) and is_standing(table, one)]
    if amount or act.fatigue:
        offers.answer_skill(table, step.user, step.card, "harmed", harmed)
    for one in reversed(meant):
        damage.suffer(table, one, amount, act.fatigue, step.user, step.card)


def afflict(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """A condition; of several the user picks."""
    if len(act.conditions) == 1:
        for one in meant:
            conditions.afflict(table, one, act.conditions[0], step.card)
        return None
    return pick_condition(table, step, act, meant)


def pick_condition(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Which condition (D2-DP-67)."""
    for one in meant:
        words = [name for name in act.conditions if name not in table.figures[one].conditions]
        if words and is_standing(table, one):
            seats = choosing.seat_for(table, step.user)
            word = yield from choosing.which_word(table, seats, words, "ask-condition", one)
            conditions.afflict(table, one, word, step.card)


def relieve(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """Conditions are discarded, by choice of their owner."""
    held = [one for one in meant if table.figures[one].conditions]
    return pick_relief(table, step, act, held) if held else None


def pick_relief(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Which of them."""
    for one in meant:
        for _ in range(act.amount):
            words = table.figures[one].conditions.copy()
            if words:
                seats = choosing.seat_for(table, one)
                word = yield from choosing.which_word(table, seats, words, "ask-condition", one)
                conditions.relieve(table, one, word)


def move(table: Journey, step: DoActs, act: ActFace, one: int) -> None:
    """A figure may move at once."""
    if not is_standing(table, one) or (act.by_user and has(table, one, "unmovable")):
        return
    mover = step.user if act.by_user else one
    points = act.spaces if act.spaces else act.speeds * speed(table, one)
    table.next(FreeMove(one, points, mover, act.spaces > 0, act.is_action, step.card))


def place(table: Journey, step: DoActs, act: ActFace, one: int) -> None:
    """A figure is placed near somebody; a familiar comes onto the map (D2-TER-PIT-06)."""
    if act.who == "familiar":
        one = specials.familiar_figure(table, step.user)
    elif has(table, one, "unmovable"):
        return
    centre = one if act.of == "self" else step.user if act.of == "user" else step.target
    start = table.figures[centre].base
    grid: Grid = grid_now(table)
    spaces: list[int] = []
    for space in start:
        for near in grid.within(space, act.within):
            if near not in spaces:
                spaces.append(near)
    placing.place(table, one, sorted(spaces), choosing.seat_for(table, step.user)[0], act.enters)


def extra_action(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """An action more, or one less, in the turn under way or the next one of this turn."""
    for one in meant:
        if act.what == "activation":
            free_deeds.activate_familiar(table, one, True)
        elif act.less:
            add_lasting(table, "action_less", one, 1, "overlord_end", step.card)
        elif is_turn_of(table, one):
            turn = turn_now(table)
            if act.what == "any":
                turn.actions += 1
            else:
                turn.extra.append(act.what)


def add_dice(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Dice join a pool of the attack under way."""
    attack = attack_of(table)
    for guard in attack.guards:
        if guard.figure in meant:
            guard.dice.extend(act.defence_dice)
            if act.pool_of:
                guard.dice.extend(defence_dice(table, step.target))
    if attack.attacker in meant:
        attack.dice.extend(act.attack_dice)


def add(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Something is added to the attack under way; shields to those who are meant."""
    attack = attack_of(table)
    attack.hearts += act.hearts + (step.paid if act.paid else 0)
    attack.range += act.range
    attack.pierce += act.pierce
    attack.extra_surges += act.extra_surges
    for guard in attack.guards:
        if guard.figure in meant:
            guard.shields += act.shields


def redirect(table: Journey, step: DoActs, meant: list[int]) -> None:
    """Another is attacked instead; range and sight stay as they were."""
    guards = attack_of(table).guards
    instead = meant[0]
    if step.user == instead:
        old = step.target
    elif step.user >= 0:
        old = step.user
    else:  # a card of the overlord's: the first of his figures beside whom the other one stands
        old = next(one.figure for one in guards if are_adjacent(table, one.figure, instead))
    places = [at for at in range(len(guards)) if guards[at].figure == old]
    if any([one.figure == instead for one in guards]):
        for at in places:
            del guards[at]
    else:
        for at in places:
            guards[at].figure = instead
            guards[at].dice = defence_dice(table, instead)


def until(table: Journey, step: DoActs, act: ActFace, one: int) -> str:
    """When an effect ends, in the words of `Lasting`."""
    if act.until == "turn_start":
        return f"turn:{step.user}"
    if act.until == "turn_end":
        turn = turn_of(table)
        return f"end:{one if turn is None else turn.figure}"
    if act.until == "next_turn_end":
        under_way = any([turn.figure == one and not turn.free for turn in encounter_of(table).turns])
        return f"{NEXT_TURN if under_way else THIS_TURN}{one}"
    return act.until


# -- tests -----------------------------------------------------------------------------------------------


def begin_tests(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """Those meant test one after the other; of several attributes one is picked (D2-DP-67)."""
    standing = [one for one in meant if is_standing(table, one) or table.encounter is None]
    if not standing:
        return None
    if len(act.attributes) > 1:
        return pick_attribute(table, step, act, standing)
    test_each(table, step, act, standing, act.attributes[0])
    return None


def pick_attribute(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Which attribute: the tester's choice, or the user's."""
    if act.chooser == "overlord":
        seats = SEAT[overlord_seat(table)]
    else:
        seats = choosing.seat_for(table, meant[0] if act.chooser == "tester" else step.user)
    word = yield from choosing.which_word(table, seats, act.attributes.copy(), "ask-attribute", meant[0])
    test_each(table, step, act, meant, word)


def test_each(table: Journey, step: DoActs, act: ActFace, meant: list[int], name: str) -> None:
    """The tests as steps."""
    table.next(TestEach(meant, act.path, name, step.user, step.target, step.other, step.card, 0, 0))


def run_tests(table: Journey, step: TestEach) -> None:
    """The next one tests; in the end what holds if all passed, or all failed."""
    act = ACTS[step.act]
    if not step.left:
        acts = act.all_pass if not step.failed else act.all_fail if not step.passed else []
        if acts:
            table.next(DoActs(step.user, step.target, step.other, NOBODY, acts, 0, 0, 0, step.card, NOBODY, []))
        return
    one = step.left[0]
    rest = TestEach(
        step.left[1:], step.act, step.attribute, step.user, step.target, step.other, step.card, step.passed, step.failed
    )
    table.next(rest)
    trials.begin_test(table, one, step.attribute, act.passes, act.fails, step.card, step.user, step.target, step.other)


# -- rerolls ---------------------------------------------------------------------------------------------


def pools(table: Journey, act: ActFace, meant: list[int], step: DoActs) -> list[Reroll]:
    """The dice that may be rolled again: of whose pool (-1: the attack's, -2: the test's), and which."""
    found: list[Reroll] = []
    if table.trials and act.pool in ("test", "any"):
        for at in range(len(table.trials[-1].faces)):
            found.append(Reroll(step.card, -2, at))
        return found
    if table.encounter is None or not table.encounter.attacks:
        return found
    attack = table.encounter.attacks[-1]
    if act.pool in ("attack", "any"):
        for at, colour in enumerate(attack.dice):
            if at < len(attack.faces) and (not act.colours or colour in act.colours):
                found.append(Reroll(step.card, -1, at))
    if act.pool in ("defence", "any"):
        for guard in attack.guards:
            if act.pool == "any" or guard.figure in meant:
                for at in range(len(guard.faces)):
                    found.append(Reroll(step.card, guard.figure, at))
    return found


def reroll(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """Which dice are rolled again (D2-RULING-23)."""
    found = pools(table, act, meant, step)
    if not found:
        return None
    if act.whole:
        for one in found:
            roll_again(table, one, act.better)
        return None
    return pick_dice(table, step, act, meant)


def pick_dice(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """One die, several, or any number of them."""
    left = act.amount
    rolled: list[Reroll] = []
    while left != 0:
        found: list[Action] = [one for one in pools(table, act, meant, step) if one not in rolled]
        if not found:
            return
        options = found if act.amount > 0 else [*found, DONE]
        answer = yield Decision(
            choosing.seat_for(table, step.user), options, "ask-reroll", rules=("D2-DP-33",), about=step.user
        )
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Reroll)
        rolled.append(answer)
        roll_again(table, answer, act.better)
        left -= 1


def roll_again(table: Journey, die: Reroll, better: bool) -> None:
    """A die is rolled again; the new face stands, unless only a better one does (D2-RULING-23)."""
    if die.figure == -2:
        dice = table.trials[-1].dice
        faces = table.trials[-1].faces
        figure = table.trials[-1].figure
    elif die.figure == -1:
        dice = attack_of(table).dice
        faces = attack_of(table).faces
        figure = attack_of(table).attacker
    else:
        guard = next(one for one in attack_of(table).guards if one.figure == die.figure)
        dice = guard.dice
        faces = guard.faces
        figure = guard.figure
    before = faces[die.die]
    after = roll(table.chance.dice, [dice[die.die]])[0]
    if not better or specials.is_better(dice[die.die], before, after):
        faces[die.die] = after
    table.tell(DieRerolled(figure, die.die, dice[die.die], before, faces[die.die], die.card))
