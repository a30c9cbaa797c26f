"""Questions that both sides are asked alike: turns, walks, targets, places, surges, dice."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, PASS, Decision, Done, Pass
from undercroft.engine.record import Action
from undercroft.games.descent.cards_sense import worth_of, worth_of_strike
from undercroft.games.descent.deed_sense import add_openings, deeds_of
from undercroft.games.descent.dice_sense import AFFLICTED, best_purchase, best_reroll, worth_on_dice
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules import free_deeds
from undercroft.games.descent.rules.sheets import ABILITIES, ATTRIBUTES
from undercroft.games.descent.rules.table import (
    attribute,
    encounter_of,
    is_hero,
    is_monster,
    spare_fatigue,
    turn_now,
)
from undercroft.games.descent.state import (
    Activate,
    Go,
    March,
    PickFigure,
    PickSpace,
    PickWord,
    SetDown,
    Strike,
    UseCard,
)
from undercroft.games.descent.turn_sense import TurnPlan

ON_DICE: Final = ("attack_declared", "attack_rolled", "defence_rolled")


def answer(look: Outlook, decision: Decision, overlords: bool) -> Action | None:
    """An answer to a question that either side may be asked in an encounter; nothing if it is not one of these."""
    ask = decision.ask
    options = decision.options
    if ask in ("ask-turn", "ask-ally-turn", "ask-monster-turn"):
        return best_turn(look, options)
    if ask == "ask-surges":
        return best_purchase(look, options)
    if ask == "ask-reroll":
        return best_reroll(look, options, attacks_for(look, overlords))
    if ask == "ask-free-move":
        return best_walk(look, decision.about, options, overlords)
    if ask in ("ask-free-attack", "ask-charmed"):
        return best_strike(look, decision.about, options)
    if ask == "ask-target":
        return best_target(look, options, overlords)
    if ask in ("ask-space", "ask-place", "ask-start-space", "ask-reinforce"):
        return best_place(look, decision.about, options, overlords)
    if ask == "ask-condition":
        return best_condition(options)
    if ask == "ask-attribute":
        return best_attribute(look, decision.about, options, overlords)
    if ask == "ask-amount":
        return best_amount(look, decision.about, options)
    return None


def attacks_for(look: Outlook, overlords: bool) -> bool:
    """Whether the attack under way is of one's own side."""
    attacks = encounter_of(look.table).attacks
    return bool(attacks) and is_monster(look.table, attacks[-1].attacker) == overlords


def best_turn(look: Outlook, options: list[Action]) -> Action:
    """The next deed of a turn."""
    turn = turn_now(look.table)
    if is_hero(look.table, turn.figure) and look.table.heroes[turn.figure].knocked_out:
        return options[0]
    plan = TurnPlan(look, turn, options, deeds_of(look, turn, options))
    add_openings(plan)
    return plan.choose()


def best_walk(look: Outlook, figure: int, options: list[Action], overlords: bool) -> Action:
    """Where somebody goes who moves beside a turn; an enemy is led where it does least."""
    plan = TurnPlan(look, turn_now(look.table), options, [])
    own = is_monster(look.table, figure) == overlords
    sign = 1.0 if own else -1.0
    best: Action = DONE
    most = sign * ending_of(plan, look.table.figures[figure].base) + 0.05
    for option in options:
        base: list[int] = []
        if isinstance(option, Go):
            base = [option.to]
        elif isinstance(option, March):
            base = option.base
        if base:
            value = sign * ending_of(plan, base)
            if value > most:
                most = value
                best = option
    return best if best in options else options[0]


def ending_of(plan: TurnPlan, base: list[int]) -> float:
    """What it is worth to stand there, an attack from there counted by half."""
    return plan.ending(base) - plan.ground(base) + plan.on_arrival(base, 0) + 0.5 * plan.striker.best_from(base)


def best_strike(look: Outlook, figure: int, options: list[Action]) -> Action:
    """The attack that is worth most."""
    best = options[0]
    most = -1.0
    for option in options:
        if isinstance(option, Strike):
            value = 0.0
            if option.figure == figure:
                value = 0.5 * look.situation.mean_against(figure, figure)
            else:
                value = worth_of_strike(look, figure, option, None)
            if value > most:
                most = value
                best = option
    return best


def best_target(look: Outlook, options: list[Action], overlords: bool) -> Action:
    """Of enemies the one whose fall is worth most, of friends the one who is worst off."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, PickFigure):
            one = option.figure
            if is_monster(look.table, one) == overlords:
                value = look.table.figures[one].damage / max(1, look.situation.health(one))
            else:
                value = look.worth(one) / max(1, look.situation.left(one))
            if value > most:
                most = value
                best = option
    return best


def best_place(look: Outlook, figure: int, options: list[Action], overlords: bool) -> Action:
    """Where its tasks and its enemies draw a figure that is set down; an enemy goes where that is least."""
    best = options[0]
    most = -1000.0
    plans: dict[int, PlaceSense] = {}
    for option in options:
        one = figure
        base: list[int] = []
        if isinstance(option, SetDown):
            one = option.figure
            base = option.base
        elif isinstance(option, PickSpace):
            base = [option.space]
        if not base or one < 0:
            continue
        if one not in plans:
            plans[one] = PlaceSense(look, one)
        own = is_monster(look.table, one) == overlords
        value = plans[one].value(base) * (1.0 if own else -1.0)
        if own and look.table.figures[one].rank == "master":
            value += 1.0
        if value > most:
            most = value
            best = option
    return best


class PlaceSense:
    """What it is worth for a figure to stand in a place when it is not its turn."""

    def __init__(self, look: Outlook, figure: int) -> None:
        turn = free_deeds.new_turn(look.table, figure, 0, 0, True)
        encounter_of(look.table).turns.pop()
        self.plan = TurnPlan(look, turn, [], [])

    def value(self, base: list[int]) -> float:
        """The value of a base."""
        return ending_of(self.plan, base)


def best_condition(options: list[Action]) -> Action:
    """The worst of them: to inflict, or to be rid of."""
    best = options[0]
    most = -1.0
    for option in options:
        if isinstance(option, PickWord):
            value = AFFLICTED.get(option.word, 0.0)
            if value > most:
                most = value
                best = option
    return best


def best_attribute(look: Outlook, figure: int, options: list[Action], overlords: bool) -> Action:
    """One's own best attribute, an enemy's worst."""
    best = options[0]
    most = -1000
    sign = 1 if figure >= 0 and is_monster(look.table, figure) == overlords else -1
    for option in options:
        if isinstance(option, PickWord) and option.word in ATTRIBUTES and figure >= 0:
            value = sign * attribute(look.table, figure, option.word)
            if value > most:
                most = value
                best = option
    return best


def best_amount(look: Outlook, figure: int, options: list[Action]) -> Action:
    """How much fatigue is paid, or how much damage becomes fatigue: what leaves something for later."""
    spare = spare_fatigue(look.table, figure) if is_hero(look.table, figure) else len(options)
    attacks = encounter_of(look.table).attacks
    wanted = max(1, spare - 1)
    for guard in attacks[-1].guards if attacks else []:
        if guard.figure == figure and guard.dealt >= look.situation.left(figure):
            wanted = spare
    best = options[0]
    for option in options:
        if isinstance(option, PickWord) and int(option.word) <= wanted:
            best = option
    return best


# -- cards that are offered ------------------------------------------------------------------------------


def best_offer(look: Outlook, decision: Decision, moment: str, user: int, least: float) -> Action:
    """The card that is worth most at this moment, if it is worth so much at least."""
    best: Action = PASS
    most = least
    for option in decision.options:
        if isinstance(option, UseCard) and option.card in ABILITIES:
            value = worth_of_offer(look, option, moment, user)
            if value > most:
                most = value
                best = option
    if best in decision.options:
        return best
    return decision.options[0]


def worth_of_offer(look: Outlook, option: UseCard, moment: str, user: int) -> float:
    """What a card offered at a moment is worth."""
    ability = ABILITIES[option.card]
    attacks = encounter_of(look.table).attacks
    if moment in ON_DICE and attacks:
        value = worth_on_dice(look, user, ability, option.figure)
        return value - 0.5 * abs(ability.fatigue) - (0.1 if ability.exhaust else 0.0)
    figure = about(look)
    return worth_of(look, user, ability, option.figure, figure)


def about(look: Outlook) -> int:
    """Who brought the moment about: whose turn it is, or who attacks."""
    encounter = encounter_of(look.table)
    if encounter.attacks:
        return encounter.attacks[-1].attacker
    return encounter.turns[-1].figure if encounter.turns else -1


def nearest_first(look: Outlook, options: list[Action]) -> Action:
    """Those who are nearest to an enemy act first, so that nobody stands in their way."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Activate):
            value = readiness(look, option.figure)
            if value > most:
                most = value
                best = option
    return best


def readiness(look: Outlook, figure: int) -> float:
    """How soon a figure should act."""
    table = look.table
    if is_hero(table, figure) and table.heroes[figure].knocked_out:
        return -100.0
    if not table.figures[figure].base:
        return -200.0
    near = 50
    for enemy in look.situation.enemies(figure):
        apart = look.situation.apart(figure, enemy)
        if 0 <= apart < near:
            near = apart
    return look.promise(figure) * 0.2 - near


def is_pass(action: Action) -> bool:
    """Whether an answer lets a moment go by."""
    return isinstance(action, Pass | Done)
