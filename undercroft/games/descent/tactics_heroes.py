"""The heroes in an encounter: who acts next, which cards they use and when, what they wear."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.descent import tactics
from undercroft.games.descent.cards_sense import worth_of
from undercroft.games.descent.dice_sense import gain_of
from undercroft.games.descent.outfitting import best_outfit, card_value
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules.dice import TEST_DICE, shields
from undercroft.games.descent.rules.sheets import ABILITIES, ACTS, kind_of
from undercroft.games.descent.rules.table import encounter_of
from undercroft.games.descent.state import PickCard, SpendFortune, UseCard

LEAST: Final = 0.25  # what a card must bring beyond its price
LEAST_FOR_GOOD: Final = 0.9  # one that is used up by it
FORTUNATE: Final = 0.9


def answer(look: Outlook, decision: Decision) -> Action | None:
    """The heroes' answer in an encounter."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-next":
        return tactics.nearest_first(look, options)
    if ask.startswith("offer-"):
        return best_offer(look, decision, ask.removeprefix("offer-"))
    if ask == "ask-equip":
        return best_outfit(look.table, decision.about, options)
    if ask == "ask-card":
        return worst_for_him(options)
    return tactics.answer(look, decision, False)


def best_offer(look: Outlook, decision: Decision, moment: str) -> Action:
    """The card that brings most beyond its price, or none."""
    table = look.table
    hero = decision.about
    best = decision.options[0]
    most = 0.0
    for option in decision.options:
        value = 0.0
        if isinstance(option, UseCard) and option.card in ABILITIES:
            value = worth_of_use(look, option, moment, hero)
            kept = LEAST_FOR_GOOD if ABILITIES[option.card].card in table.heroes[hero].found else LEAST
            value -= kept
        elif isinstance(option, SpendFortune):
            value = worth_of_fortune(look, option) - FORTUNATE
        if value > most:
            most = value
            best = option
    return best


def worth_of_use(look: Outlook, option: UseCard, moment: str, hero: int) -> float:
    """What a card brings at this moment."""
    table = look.table
    ability = ABILITIES[option.card]
    first = ACTS[ability.acts[0]].name if ability.acts else ""
    if moment == "test_rolled":
        trial = table.trials[-1]
        return 1.5 if shields(TEST_DICE, trial.faces) > trial.value else 0.0
    if moment == "damage_due" and encounter_of(table).attacks:
        return spared(look, hero, first)
    if moment == "defeated":
        return 3.0
    if moment == "search_drawn":
        return 0.0
    if moment == "attack_resolved" and first == "":
        return worth_of(look, hero, ability, option.figure, tactics.about(look))
    return tactics.worth_of_offer(look, option, moment, hero)


def spared(look: Outlook, hero: int, name: str) -> float:
    """What it is worth to turn damage of an attack aside."""
    for guard in encounter_of(look.table).attacks[-1].guards:
        if guard.figure == hero and guard.dealt > 0:
            if name == "damage_to_fatigue":
                return 2.0 if guard.dealt >= look.situation.left(hero) else 0.4 * look.situation.spare(hero)
            return 0.5 * guard.dealt
    return 0.0


def worth_of_fortune(look: Outlook, option: SpendFortune) -> float:
    """What another face of a die is worth."""
    table = look.table
    if option.what == "test":
        trial = table.trials[-1]
        failing = shields(TEST_DICE, trial.faces) > trial.value
        return 1.5 if failing and trial.faces[option.die] > 2 else 0.0
    attacks = encounter_of(table).attacks
    if not attacks:
        return 0.0
    if option.what == "attack":
        return gain_of(look, -1, option.die, True)
    for guard in attacks[-1].guards:
        if guard.figure < len(table.heroes):
            return gain_of(look, guard.figure, option.die, False)
    return 0.0


def worst_for_him(options: list[Action]) -> Action:
    """Of the overlord's cards the one that is best to be rid of."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, PickCard):
            value = card_value(kind_of(option.card))
            if value > most:
                most = value
                best = option
    return best
