"""The overlord in an encounter: his groups, his order, his cards kept for the moment at which they hurt most."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.record import Action
from undercroft.games.descent import tactics
from undercroft.games.descent.cards_sense import worth_of
from undercroft.games.descent.odds import AttackPool, odds_of, passes
from undercroft.games.descent.outfitting import card_value
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules.dice import TEST_DICE, shields
from undercroft.games.descent.rules.sheets import (
    ABILITIES,
    ACTS,
    FACES,
    MONSTER_LIMITS,
    OTHERS,
    AbilityFace,
    kind_of,
)
from undercroft.games.descent.rules.table import (
    act_of,
    attribute,
    encounter_of,
    is_hero,
    is_monster,
    party_size,
    standing_on,
    turn_now,
)
from undercroft.games.descent.situation import as_purchase
from undercroft.games.descent.state import MOVE_ACTION, Journey, PickCard, PickGroup, PickKind, Spring, UseCard
from undercroft.games.descent.strikes import Striker
from undercroft.games.descent.turn_sense import TurnPlan

WORTHWHILE: Final = 0.9  # what a card must bring to be played
FULL_HAND: Final = 4
EAGER: Final = 0.55  # the same with a full hand
HALTED: Final = 0.8  # what it is worth to stop a walk


def answer(look: Outlook, decision: Decision) -> Action | None:
    """The overlord's answer in an encounter."""
    ask = decision.ask
    options = decision.options
    if ask.startswith("window-"):
        return in_window(look, decision)
    if ask == "ask-group-next":
        return next_group(look, options)
    if ask == "ask-monster":
        return tactics.nearest_first(look, options)
    if ask == "ask-card":
        return best_card(look.table, options)
    if ask == "ask-due":
        return options[0]
    return tactics.answer(look, decision, True)


def threshold(table: Journey) -> float:
    """What a card must bring: with many in hand, less."""
    return EAGER if len(table.overlord.hand) >= FULL_HAND else WORTHWHILE


# -- groups ----------------------------------------------------------------------------------------------


def next_group(look: Outlook, options: list[Action]) -> Action:
    """A card that is worth it, else the group that is nearest to something."""
    best: Action = PASS
    most = threshold(look.table)
    for option in options:
        if isinstance(option, UseCard) and option.card in ABILITIES:
            value = worth_of(look, option.space, ABILITIES[option.card], option.figure, -1)
            if value > most:
                most = value
                best = option
    if best in options:
        return best
    most = -1000.0
    for option in options:
        if isinstance(option, PickGroup):
            for figure in encounter_of(look.table).groups[option.group].figures:
                if look.table.figures[figure].base:
                    value = tactics.readiness(look, figure)
                    if value > most:
                        most = value
                        best = option
    if best in options:
        return best
    return DONE if DONE in options else options[0]


def best_kind(table: Journey, options: list[Action]) -> Action:
    """The strongest kind for an open group: how hard it strikes, how much it bears, how fast it is."""
    best = options[0]
    most = -1.0
    for option in options:
        if isinstance(option, PickKind):
            value = strength(table, option.kind)
            if value > most:
                most = value
                best = option
    return best


def strength(table: Journey, kind: str) -> float:
    """What a whole group of a kind is worth for this party."""
    limits = MONSTER_LIMITS[kind][party_size(table) - 2]
    total = 0.0
    for rank, many in (("minion", limits[0]), ("master", limits[1])):
        face = OTHERS[f"{kind}:{rank}:{act_of(table)}"]
        if face.weapon is None or many <= 0:
            continue
        pool = AttackPool(face.weapon.dice, [as_purchase(path) for path in face.weapon.surges], face.weapon.ranged)
        mean = odds_of(pool, ["gray"], 3).mean
        guard = 1.0 + 0.45 * len(face.defence)
        total += many * mean * (1.0 + 0.06 * face.speed) * (face.health * guard) ** 0.5
    return total


# -- cards -----------------------------------------------------------------------------------------------


def in_window(look: Outlook, decision: Decision) -> Action:
    """A card of the hand, or an ability of a monster, if the moment is worth it."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    moment = decision.window
    if moment == "hero_entered":
        return best_trap(look, options)
    best: Action = PASS
    most = threshold(look.table)
    for option in options:
        if isinstance(option, UseCard) and option.card in ABILITIES:
            value = worth_in_window(look, option, moment)
            if option.space >= 0:
                value += 0.5  # a monster's own ability costs no card
            if value > most:
                most = value
                best = option
    return best if best in options else options[0]


def worth_in_window(look: Outlook, option: UseCard, moment: str) -> float:
    """What a card would bring now."""
    ability = ABILITIES[option.card]
    if moment == "monster_activated":
        return spurred(look, ability)
    if moment == "test_rolled":
        trial = look.table.trials[-1]
        failing = shields(TEST_DICE, trial.faces) > trial.value
        return 1.2 if failing == is_monster(look.table, trial.figure) else 0.0
    if moment == "overlord_start" and not ability.choice and ACTS[ability.acts[0]].do == "last":
        return 0.5 * heroes_in_reach(look)
    return tactics.worth_of_offer(look, option, moment, option.space)


def heroes_in_reach(look: Outlook) -> int:
    """How many heroes some monster can come to and strike."""
    situation = look.situation
    found = 0
    for hero in situation.friends:
        for one in situation.monsters:
            apart = situation.apart(one, hero)
            if 0 <= apart <= situation.speed(one) + situation.reach(one):
                found += 1
                break
    return found


def spurred(look: Outlook, ability: AbilityFace) -> float:
    """What a move or an attack more is worth to the monster that acts now."""
    figure = tactics.about(look)
    what = ACTS[ability.acts[0]].what
    situation = look.situation
    striker = Striker(look, figure)
    near = 99
    for hero in situation.friends:
        apart = situation.apart(figure, hero)
        if 0 <= apart < near:
            near = apart
    reach = situation.reach(figure)
    if what == "attack":
        return strike_in_reach(look, figure, striker) if near <= situation.speed(figure) + reach else 0.0
    if what != "move":
        return 1.0
    gain = 0.0
    pace = look.pace(figure)
    base = look.table.figures[figure].base
    for lure in look.lures_of(figure):
        steps = min([lure.steps[space] for space in base])
        more = situation.speed(figure)
        if steps > 2 * more:
            gain = max(
                gain, lure.value * (pace ** (steps - 3 * more if steps > 3 * more else 0) - pace ** (steps - 2 * more))
            )
    if situation.speed(figure) + reach < near <= 2 * situation.speed(figure) + reach:
        gain = max(gain, 0.7 * striker.bound)
    return gain


def strike_in_reach(look: Outlook, figure: int, striker: Striker) -> float:
    """The best attack a monster can make in its activation, from where it stands or after a move."""
    most = striker.best_from(look.table.figures[figure].base)
    plan = TurnPlan(look, turn_now(look.table), [MOVE_ACTION], [])
    for spot in plan.all_spots(1, False):
        if most >= striker.bound:
            break
        most = max(most, striker.best_from(spot.base, most))
    return most


def best_trap(look: Outlook, options: list[Action]) -> Action:
    """A trap on the way of a hero, where it stops most; only if that is worth the card."""
    table = look.table
    goal = -1
    for option in options:
        if isinstance(option, Spring):
            goal = option.space
    hero = standing_on(table, goal) if goal >= 0 else -1  # who was thrown there, and does not walk
    if hero < 0 or not is_hero(table, hero):
        hero = tactics.about(look)
    best = options[0]
    most = threshold(table)
    for option in options:
        if isinstance(option, Spring):
            value = trapped(look, hero, option, goal)
            if value > most:
                most = value
                best = option
    return best


def trapped(look: Outlook, hero: int, option: Spring, goal: int) -> float:
    """What a trap on this space brings, by the chance that the hero falls into it."""
    value = 0.0
    for ability in FACES[option.card].moments["hero_entered"]:
        for path in ability.acts:
            act = ACTS[path]
            if act.do != "test":
                continue
            fails = 1.0 - passes(min([attribute(look.table, hero, name) for name in act.attributes]))
            for after in act.fails:
                follows = ACTS[after]
                if follows.name == "end_move" or "immobilized" in follows.conditions:
                    value += fails * stopped(look, hero, option.space, goal)
                elif follows.name == "lose_point":
                    value += fails * (0.6 + 0.4 * stopped(look, hero, option.space, goal))
                elif follows.damage:
                    value += fails * 0.5 * follows.damage
    return value


def stopped(look: Outlook, hero: int, space: int, goal: int) -> float:
    """What it is worth that a hero comes no further than this space."""
    if space == goal:
        return 0.2
    lost = max(0.0, look.pull(hero, goal) - look.pull(hero, space))
    striker = Striker(look, hero)
    near = striker.best_from([goal])
    return HALTED + 0.5 * lost + max(0.0, near - striker.best_from([space]))


def best_card(table: Journey, options: list[Action]) -> Action:
    """To keep or to fetch the best card; to pay with, the worst of the hand."""
    hand = table.overlord.hand
    paying = all([isinstance(option, PickCard) and option.card in hand for option in options])
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, PickCard):
            value = card_value(kind_of(option.card)) * (-1.0 if paying else 1.0)
            if value > most:
                most = value
                best = option
    return best
