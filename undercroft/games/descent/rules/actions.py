"""What a figure may do in its turn, and doing it: actions, movement, cards, things at hand.

D2-SKILL-01 to D2-SKILL-03, D2-REST-01 to D2-REST-03, D2-STAND-01 to D2-STAND-07, D2-REVIVE-01, D2-REVIVE-02,
D2-SPEC-01 to D2-SPEC-03, D2-ATK-01, D2-ATK-02, D2-MON-02 to D2-MON-08, D2-ALLY-02 to D2-ALLY-04, D2-TER-PIT-04,
D2-TER-PIT-05, D2-CORE-25, D2-CORE-59, D2-CORE-60, D2-CORE-76, D2-CORE-80, D2-FEAT-01, D2-RULING-27, D2-RULING-41,
D2-RULING-67, D2-RULING-73, D2-DP-26, D2-DP-36, D2-DP-39, D2-DP-41, D2-DP-44, D2-DP-56, D2-DP-69, D2-DP-72.

Worked examples: D2-EX-11, D2-EX-12, D2-EX-17, D2-EX-19, D2-EX-20, D2-EX-23, D2-EX-24, D2-EX-30.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import (
    aiming,
    conditions,
    damage,
    doors,
    exchanging,
    free_deeds,
    marching,
    moving,
    objectives,
    offers,
    placing,
    quests,
    searching,
    secret_rooms,
    specials,
    threat,
    trials,
    turns,
    winning,
)
from undercroft.games.descent.rules.dice import RECOVERY_DICE
from undercroft.games.descent.rules.hero_cards import cards_before
from undercroft.games.descent.rules.sheets import ABILITIES, ACTS, IMMOBILIZED, STUNNED, AbilityFace
from undercroft.games.descent.rules.table import (
    are_adjacent,
    ask,
    encounter_of,
    familiar_of,
    flag,
    grid_now,
    has,
    is_hero,
    is_large,
    is_monster,
    is_standing,
    is_within,
    occupied,
    turn_now,
)
from undercroft.games.descent.state import (
    MOVE_ACTION,
    REST,
    SHAKE_OFF,
    STAND_UP,
    Activate,
    ClimbOut,
    DoActs,
    EndTurn,
    FreeAttack,
    Give,
    Go,
    Interact,
    Journey,
    LeaveMap,
    March,
    MoveAction,
    Operate,
    Passage,
    PickWord,
    PutDown,
    Rest,
    Rested,
    Revive,
    Search,
    SetDown,
    ShakeOff,
    SpendFortune,
    StandUp,
    Strike,
    TakeTurn,
    TakeUp,
    Turn,
    UseCard,
    Window,
)

NOBODY: Final = -1
GRANTED_MOVE: Final = "granted_move"  # a move action that a card gave
HELP: Final = 2  # damage that the help for two heroes recovers


def take_turn(table: Journey, step: TakeTurn) -> Rule | None:
    """The next thing a figure does, until it ends its turn (D2-DP-26, D2-DP-56, D2-DP-69)."""
    winning.check(table)
    figure = step.figure
    turn = turn_now(table)
    if turn.figure != figure:
        return None
    if not is_standing(table, figure) and not is_knocked_out(table, figure):
        table.next(EndTurn(figure))  # gone from the map: nothing is left to do
        return None
    options = choices(table, turn)
    if len(options) == 1 and options[0] is DONE:
        finish(table, turn)
        return None
    return act(table, turn, options)


def is_knocked_out(table: Journey, figure: int) -> bool:
    """Whether this is a hero who lies as a token."""
    return is_hero(table, figure) and table.heroes[figure].knocked_out


# -- what may be done ------------------------------------------------------------------------------------


def choices(table: Journey, turn: Turn) -> list[Action]:
    """Everything the figure of this turn may do now; ending it comes last (D2-CORE-25)."""
    figure = turn.figure
    if is_knocked_out(table, figure):
        found: list[Action] = [STAND_UP] if turn.actions > 0 else []
        familiar = free_deeds.may_activate_familiar(table, figure)
        if familiar >= 0:
            found.append(Activate(familiar))
        return [*found, DONE]
    options: list[Action] = []
    if turn.shrunken >= 0:
        return marched_choices(table, turn)
    stunned = STUNNED in table.figures[figure].conditions
    pit = moving.is_in_pit(table, figure) and not has(table, figure, "fly")
    if stunned:
        if turn.actions > 0:
            options.append(SHAKE_OFF)
    elif pit:
        if turn.actions > 0:
            options.extend([ClimbOut(space) for space in ways_out(table, figure)])
            if flag(table, "pit_actions") == "any":
                add_actions(table, turn, options)
    else:
        add_actions(table, turn, options)
    if not pit:
        options.extend(marching.marches(table, turn) if is_large(table, figure) else moving.walks(table, turn))
        add_leaving(table, turn, options)
    if is_hero(table, figure) and not turn.free:
        add_beside(table, turn, options)
    options.append(DONE)
    return options


def marched_choices(table: Journey, turn: Turn) -> list[Action]:
    """A large monster with points left acts from where it was, or its movement is over (D2-LARGE-01, D2-CORE-32)."""
    options: list[Action] = []
    figure = turn.figure
    whole = table.figures[figure].base
    table.figures[figure].base = [turn.shrunken]
    if may_strike(turn, table):
        for weapon in aiming.weapons(table, figure):
            if aiming.may_attack(table, figure):
                for aim in aiming.aims(table, figure, weapon):
                    options.append(Strike(weapon.id, aim.figure, aim.space))
    if turn.actions > 0:
        add_abilities(table, turn, options)
        options.extend([Operate(edge) for edge in doors.operable(table, figure)])
        options.extend(quests.interactions(table, figure))
    if marching.way_out(table, turn) >= 0:
        options.append(LEAVE)
    table.figures[figure].base = whole
    options.append(DONE)
    return options


def may_strike(turn: Turn, table: Journey) -> bool:
    """Whether the figure has an attack left: heroes with every action, others one a turn (D2-ATK-01, D2-MON-03)."""
    if "attack" in turn.extra:
        return True
    if turn.actions <= 0:
        return False
    return is_hero(table, turn.figure) or turn.attacks == 0


def add_strikes(table: Journey, turn: Turn, options: list[Action]) -> None:
    """Every attack."""
    if may_strike(turn, table):
        options.extend(free_deeds.strikes(table, turn.figure, None, NOBODY))


def add_actions(table: Journey, turn: Turn, options: list[Action]) -> None:
    """What costs an action, or has been granted beside the two."""
    figure = turn.figure
    if may_take_move(table, turn):
        options.append(MOVE_ACTION)
    add_strikes(table, turn, options)
    if turn.actions > 0:
        add_abilities(table, turn, options)
    if turn.actions > 0 or "door" in turn.extra:
        options.extend([Operate(edge) for edge in doors.operable(table, figure)])
    if turn.actions <= 0:
        return
    if is_hero(table, figure):
        if not table.heroes[figure].rested:
            options.append(REST)
        options.extend([Search(token) for token in searching.searchable(table, figure, 1)])
        options.extend(secret_rooms.challenges(table, figure))
    if not is_monster(table, figure):
        options.extend([Revive(one) for one in revivable(table, figure)])
    options.extend(objectives.takes(table, figure))
    options.extend(objectives.puts(table, figure))
    options.extend(quests.interactions(table, figure))


def may_take_move(table: Journey, turn: Turn) -> bool:
    """Whether a move action may be taken (D2-CORE-58, D2-MON-04)."""
    if turn.actions <= 0 and "move" not in turn.extra:
        return False
    figure = turn.figure
    if IMMOBILIZED in table.figures[figure].conditions or not moving.may_move(table, figure):
        return False
    if "move" not in turn.extra and has(table, figure, "one_move"):
        return turn.moves <= turn.done.count(GRANTED_MOVE)
    return True


def add_abilities(table: Journey, turn: Turn, options: list[Action]) -> None:
    """Cards that cost an action (D2-SKILL-01, D2-MON-05), the feat among them."""
    figure = turn.figure
    for offer in offers.offers_of(table, figure, "action", figure, NOBODY, []):
        if can_use(table, turn, offer.ability, offer.target):
            options.append(UseCard(offer.ability.id, offer.target, NOBODY))
    add_feat(table, turn, "action", options)


def add_feat(table: Journey, turn: Turn, moment: str, options: list[Action]) -> None:
    """The heroic feat, once an encounter (D2-FEAT-01)."""
    figure = turn.figure
    if not is_hero(table, figure) or not table.heroes[figure].feat:
        return
    for ability in cards_before(table.heroes[figure]).feat.moments.get(moment, offers.NO_ABILITIES):
        if offers.is_usable(table, figure, ability, figure, NOBODY, []):
            for target in offers.targets_of(table, figure, ability, figure):
                if can_use(table, turn, ability, target):
                    options.append(UseCard(ability.id, target, NOBODY))


def can_use(table: Journey, turn: Turn, ability: AbilityFace, target: int) -> bool:
    """Whether an ability would do anything: an attack needs a target and, but for heroes, the attack of the turn.

    D2-SKILL-03, D2-MON-06.
    """
    figure = turn.figure
    if not ability.acts and not ability.lasting:
        return False
    if ability.lasting:
        return True
    first = ACTS[ability.acts[0]]
    strikes = uses_attack(ability)
    if strikes and not is_hero(table, figure) and turn.attacks > 0:
        return False
    if first.do == "attack":
        attacker = familiar_of(table, figure) if first.who == "familiar" else figure
        return attacker >= 0 and free_deeds.can_attack(table, attacker, first.path, target, figure)
    if first.do == "action" and first.what == "door":
        return bool(doors.operable(table, figure))
    if first.do == "search" and first.token:
        return bool(searching.searchable(table, figure, first.token))
    if first.do == "recover" and len(ability.acts) == 1 and not first.rolled:
        return any([needs_help(table, one) for one in ([target] if target >= 0 else range(len(table.heroes)))])
    if first.do == "special" and first.name == moving.OVERPOWER:
        return may_take_move(table, turn)
    if first.do == "special" and first.name == "oath_of_honor":
        return bool(free_deeds.weapons_for(table, figure, None, free_deeds.OATH)) and any(
            [bool(specials.beside_foe(table, figure, foe)) for foe in specials.foes_beside(table, target)]
        )
    if first.do == "relieve":
        return bool(table.figures[target if target >= 0 else figure].conditions)
    if first.do == "test" and first.who.startswith("each_hero"):
        return any(
            [
                is_standing(table, hero) and is_within(table, figure, hero, first.near if first.near else 1)
                for hero in range(len(table.heroes))
            ]
        )
    return True


def needs_help(table: Journey, figure: int) -> bool:
    """Whether somebody has damage or fatigue to recover."""
    tired = is_hero(table, figure) and table.heroes[figure].fatigue > 0
    return bool(table.figures[figure].base) and (table.figures[figure].damage > 0 or tired)


def uses_attack(ability: AbilityFace) -> bool:
    """Whether an ability contains an attack (D2-SKILL-03, D2-MON-06)."""
    for path in ability.acts:
        if ACTS[path].do == "attack":
            return True
    return False


def revivable(table: Journey, figure: int) -> list[int]:
    """Heroes who are knocked out, in a space next to one and not in one's own (D2-REVIVE-01)."""
    found: list[int] = []
    for hero in range(len(table.heroes)):
        if hero != figure and is_knocked_out(table, hero) and table.figures[hero].base:
            if are_adjacent(table, figure, hero):
                found.append(hero)
    return found


def ways_out(table: Journey, figure: int) -> list[int]:
    """The empty spaces next to a pit; for a large monster those that its base can cover (D2-TER-PIT-04)."""
    standing = occupied(table)
    found: list[int] = []
    for space in table.figures[figure].base:
        for beside in grid_now(table).near[space]:
            if placing.is_empty(table, beside, standing) and beside not in found:
                if not is_large(table, figure) or placing.bases_over(table, figure, beside):
                    found.append(beside)
    return found


def climb_out(table: Journey, turn: Turn, space: int) -> Rule | None:
    """A figure is out of its pit; how a large one lies, the overlord says (D2-RULING-43, D2-DP-41, D2-DP-70)."""
    figure = turn.figure
    spend(table, turn, "")
    bases = placing.bases_over(table, figure, space) if is_large(table, figure) else [[space]]
    if len(bases) > 1:
        return lie_beside(table, figure, bases)
    placing.set_down(table, figure, bases[0], True)
    return None


def lie_beside(table: Journey, figure: int, bases: list[list[int]]) -> Rule:
    """One of several ways to lie (D2-DP-59)."""
    options: list[Action] = [SetDown(figure, base) for base in bases]
    answer = yield ask(table, figure, options, "ask-place", ("D2-DP-59", "D2-DP-70"))
    assert isinstance(answer, SetDown)
    placing.set_down(table, figure, answer.base, True)


def add_leaving(table: Journey, turn: Turn, options: list[Action]) -> None:
    """Leaving the map, and the entrances of a secret room, for a movement point (D2-RULING-73, D2-MOVE-07)."""
    if turn.points + moving.spare_steps(table, turn) < 1:
        return
    large = is_large(table, turn.figure)
    if marching.way_out(table, turn) >= 0 if large else quests.may_leave(table, turn.figure):
        options.append(LEAVE)
    if secret_rooms.may_pass(table, turn.figure):
        options.append(PASSAGE)


LEAVE: Final = LeaveMap()
PASSAGE: Final = Passage()


def add_beside(table: Journey, turn: Turn, options: list[Action]) -> None:
    """What a hero may do beside actions: cards, feat, familiar, exchange, fortune (D2-DP-26)."""
    figure = turn.figure
    for offer in offers.offers_of(table, figure, "turn", figure, NOBODY, []):
        if not offer.ability.forced and can_use(table, turn, offer.ability, offer.target):
            options.append(UseCard(offer.ability.id, offer.target, NOBODY))
    add_feat(table, turn, "turn", options)
    familiar = free_deeds.may_activate_familiar(table, figure)
    if familiar >= 0:
        options.append(Activate(familiar))
    options.extend(exchanging.gifts(table, turn))
    options.extend(threat.fortune_uses(table, figure))
    if flag(table, "two_hero_help") == "on" and len(table.heroes) == 2 and "helped" not in turn.done:
        options.append(PickWord("help_attack"))
        if table.figures[figure].damage > 0:
            options.append(PickWord("help_recover"))
    if may_run_and_shoot(table, turn):
        options.append(PickWord(free_deeds.RUNNING))


def may_run_and_shoot(table: Journey, turn: Turn) -> bool:
    """Whether one may run before a shot: an action like others, not while stunned or in a pit (D2-CORE-59)."""
    figure = turn.figure
    if not may_strike(turn, table) or not aiming.running_shot(table, figure) or not aiming.may_attack(table, figure):
        return False
    return STUNNED not in table.figures[figure].conditions and moving.may_move(table, figure)


# -- doing it --------------------------------------------------------------------------------------------


def act(table: Journey, turn: Turn, options: list[Action]) -> Rule:
    """One deed; then the next, unless the turn is over."""
    figure = turn.figure
    question = "ask-turn" if is_hero(table, figure) else "ask-ally-turn"
    if is_monster(table, figure):
        question = "ask-monster-turn"
    answer = yield ask(table, figure, options, question, ("D2-DP-26", "D2-DP-56", "D2-DP-69"), count=turn.actions)
    if isinstance(answer, Done):
        finish(table, turn)
        return
    table.next(TakeTurn(figure))
    if not isinstance(answer, Go | March):
        turn.walking = turn.walking and isinstance(answer, Give)
    rule = carry_out(table, turn, answer)
    if rule is not None:
        yield from rule


def finish(table: Journey, turn: Turn) -> None:
    """Nothing more is done: the turn is over, or, for a large monster that was on its way, its movement alone."""
    if turn.shrunken >= 0:
        turn.shrunken = -1
        turn.points = 0
        table.next(TakeTurn(turn.figure))
    else:
        table.next(EndTurn(turn.figure))


def carry_out(table: Journey, turn: Turn, answer: Action) -> Rule | None:
    """What was chosen is done."""
    figure = turn.figure
    if isinstance(answer, Go):
        moving.begin_walk(table, figure, answer.to)
    elif isinstance(answer, March):
        marching.march(table, answer)
    elif isinstance(answer, MoveAction):
        spend(table, turn, "move")
        moving.move_action(table, turn)
    elif isinstance(answer, Strike):
        return attack(table, turn, answer)
    elif isinstance(answer, UseCard):
        return use_card(table, turn, answer)
    elif isinstance(answer, Give):
        return exchanging.offer(table, turn, answer)
    elif isinstance(answer, ClimbOut):
        return climb_out(table, turn, answer.space)
    elif isinstance(answer, Interact):
        spend(table, turn, "")
        quests.interact(table, figure, answer)
    else:
        do_simple(table, turn, answer)
    return None


def do_simple(table: Journey, turn: Turn, answer: Action) -> None:
    """Deeds without a further question."""
    figure = turn.figure
    if isinstance(answer, Rest):
        spend(table, turn, "")
        rest(table, figure)
    elif isinstance(answer, StandUp):
        stand_up(table, figure)
    elif isinstance(answer, Revive):
        spend(table, turn, "")
        recover_roll(table, answer.figure, figure)
    elif isinstance(answer, Search):
        spend(table, turn, "")
        if encounter_of(table).tokens[answer.token].kind == "challenge":
            secret_rooms.face_challenge(table, figure, answer.token)
        else:
            searching.search(table, figure, answer.token)
    elif isinstance(answer, Operate):
        spend(table, turn, "door")
        doors.operate(table, figure, answer.edge)
    elif isinstance(answer, TakeUp):
        spend(table, turn, "")
        objectives.take(table, figure, answer.token)
    elif isinstance(answer, PutDown):
        spend(table, turn, "")
        objectives.put(table, figure, answer.token, answer.space)
    elif isinstance(answer, ShakeOff):
        spend(table, turn, "")
        conditions.relieve(table, figure, STUNNED)
    elif isinstance(answer, LeaveMap):
        if is_large(table, figure):
            marching.walk_out(table, turn)
        pay_point(table, turn)
        quests.leave(table, figure)
    elif isinstance(answer, Passage):
        pay_point(table, turn)
        secret_rooms.pass_through(table, figure)
    elif isinstance(answer, Activate):
        free_deeds.activate_familiar(table, answer.figure)
    elif isinstance(answer, SpendFortune):
        threat.use_fortune(table, figure, answer)
    elif isinstance(answer, PickWord):
        help_out(table, turn, answer.word)


def spend(table: Journey, turn: Turn, kind: str) -> None:
    """An action is spent: one granted for this first (D2-TURN-08); who despairs suffers for it."""
    granted = kind != "" and kind in turn.extra
    if granted:
        turn.extra.remove(kind)
        if kind == "move":
            turn.done.append(GRANTED_MOVE)
    else:
        turn.actions -= 1
    if kind == "attack" and not granted:
        turn.attacks += 1
    turn.shrunken = -1
    turns.despair(table, turn.figure)


def pay_point(table: Journey, turn: Turn) -> None:
    """A movement point, by fatigue if there is none."""
    if turn.points < 1:
        table.heroes[turn.figure].fatigue += 1
        turn.points += moving.points_for_fatigue(table, turn.figure)
    turn.points -= 1


def attack(table: Journey, turn: Turn, answer: Strike) -> Rule | None:
    """An attack action (D2-ATK-01); some strike two at once."""
    figure = turn.figure
    spend(table, turn, "attack")
    if has(table, figure, "flail"):
        return flail(table, figure, answer)
    free_deeds.begin(table, figure, answer, [answer.figure], "")
    return None


def flail(table: Journey, figure: int, answer: Strike) -> Rule:
    """Two heroes by one roll."""
    more = yield from free_deeds.second_target(table, NOBODY, figure, None, answer)
    free_deeds.begin(table, figure, answer, [answer.figure, *more], "")


def use_card(table: Journey, turn: Turn, answer: UseCard) -> Rule | None:
    """A card of one's turn: as an action, or beside actions (D2-SKILL-01, D2-SKILL-02)."""
    ability = ABILITIES[answer.card]
    if ability.at == "action":
        spend(table, turn, "")
        if uses_attack(ability):
            turn.attacks += 1
    offers.use(table, turn.figure, ability, answer.figure, turn.figure, NOBODY, max(0, ability.fatigue))
    return None


def rest(table: Journey, figure: int) -> None:
    """Fatigue goes at the end of the turn (D2-REST-01)."""
    table.heroes[figure].rested = True
    table.tell(Rested(figure))
    table.next(Window("rested", figure, NOBODY, NOBODY, []))


def stand_up(table: Journey, figure: int) -> None:
    """A hero stands up by the dice, and the turn is over (D2-STAND-01 to D2-STAND-06)."""
    turn = turn_now(table)
    turn.actions = 0
    turn.done.append("ending")
    table.agenda.pop()
    table.next(EndTurn(figure))
    recover_roll(table, figure, figure)


def recover_roll(table: Journey, figure: int, by: int) -> None:
    """Two red dice: a damage for each heart, a fatigue for each surge (D2-STAND-02 to D2-STAND-05, D2-REVIVE-02)."""
    table.next(DoActs(figure, figure, by, NOBODY, ["stand_up"], 0, 0, 0, "stand_up", NOBODY, []))
    trials.roll_freely(table, figure, RECOVERY_DICE, "stand_up")


def help_out(table: Journey, turn: Turn, word: str) -> None:
    """The help for two heroes (D2-CORE-80), and a run before a shot."""
    figure = turn.figure
    if word == "help_attack":
        turn.done.append("helped")
        turn.extra.append("attack")
    elif word == "help_recover":
        turn.done.append("helped")
        damage.recover(table, figure, HELP, 0, "help")
    else:
        spend(table, turn, "attack")
        free_deeds.run_first(table, figure, FreeAttack(figure, free_deeds.RUNNING, NOBODY, figure))
